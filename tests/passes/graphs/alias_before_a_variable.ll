; An alias of what lies before a variable, which is reached from there.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "alias_before_a_variable.c"

@m = internal global [32 x float] zeroinitializer
@early = internal alias [32 x float], getelementptr (i8, ptr @m, i64 -64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @use(ptr)
define void @f(ptr %x, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %x, i32 4, ptr %x, i32 4, float 0.0, ptr getelementptr (i8, ptr @early, i64 64), i32 4)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr @m, i32 4, ptr %x, i32 4, float 0.0, ptr %y, i32 4)
  ret void
}
