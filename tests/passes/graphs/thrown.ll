; An exception leaves two functions in the middle: what they computed until then is there where it
; is caught, what they would have computed afterwards is not (site 2 runs where nothing is thrown).
; edge: 1 -> 0 A direct
; edge: 2 -> 0 A direct
; reuse: 0 B of 1 B
; reuse: 2 A of 1 A
; reuse: 2 B of 1 B
source_filename = "thrown.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_allocate_exception(i64)
declare ptr @__cxa_begin_catch(ptr)
declare i32 @__gxx_personality_v0(...)

@result = internal global ptr null

define void @main(ptr %x, ptr %y, i1 %bad) personality ptr @__gxx_personality_v0 {
  %z = call ptr @malloc(i64 256)
  store ptr %z, ptr @result
  invoke void @compute(ptr %x, i1 %bad) to label %after unwind label %caught

caught:
  %thrown = landingpad { ptr, i32 } catch ptr null
  %object = extractvalue { ptr, i32 } %thrown, 0
  %exception = call ptr @__cxa_begin_catch(ptr %object)
  br label %after

after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define internal void @compute(ptr %x, i1 %bad) noinline {
  %z = load ptr, ptr @result
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  call void @check(i1 %bad)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal void @check(i1 %bad) noinline {
  br i1 %bad, label %throw, label %good

throw:
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  call void @__cxa_throw(ptr %exception, ptr null, ptr null)
  unreachable

good:
  ret void
}
