; longjmp goes on behind setjmp, from the middle of another function.
; edge: 1 -> 0 A direct
; reuse: 0 B of 1 B
; reuse: 1 A of 1 A
; reuse: 1 B of 1 B
source_filename = "jumped_back.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

@state = internal global [200 x i8] zeroinitializer

define void @main(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  %again = call i32 @_setjmp(ptr @state) returns_twice
  %first = icmp eq i32 %again, 0
  br i1 %first, label %work, label %rest

work:
  call void @compute(ptr %x, ptr %z)
  unreachable

rest:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define internal void @compute(ptr %x, ptr %z) noinline {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  call void @longjmp(ptr @state, i32 1)
  unreachable
}
