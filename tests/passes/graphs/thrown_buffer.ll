; The exception holds the address of the result.
; edge: 1 -> 0 A direct
; reuse: 0 B of 1 B
source_filename = "thrown_buffer.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_allocate_exception(i64)
declare ptr @__cxa_begin_catch(ptr)
declare i32 @__gxx_personality_v0(...)

define void @main(ptr %x, ptr %y) personality ptr @__gxx_personality_v0 {
  invoke void @compute(ptr %x) to label %after unwind label %caught

caught:
  %thrown = landingpad { ptr, i32 } catch ptr null
  %object = extractvalue { ptr, i32 } %thrown, 0
  %exception = call ptr @__cxa_begin_catch(ptr %object)
  %z = load ptr, ptr %exception
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  br label %after

after:
  ret void
}

define internal void @compute(ptr %x) noinline {
  %z = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %exception = call ptr @__cxa_allocate_exception(i64 8)
  store ptr %z, ptr %exception
  call void @__cxa_throw(ptr %exception, ptr null, ptr null)
  unreachable
}
