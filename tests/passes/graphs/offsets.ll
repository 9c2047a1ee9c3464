; Blocks of one allocation at constant offsets: disjoint ones stay apart, others meet.
; edge: 0 -> 2 B direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
source_filename = "offsets.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %x, ptr %y) {
  %p = call ptr @malloc(i64 768)
  %q = getelementptr i8, ptr %p, i64 256
  %r = getelementptr [64 x float], ptr %p, i64 2
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %q, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %q, i32 8, ptr %p, i32 8, float 0.000000e+00, ptr %r, i32 8)
  ret void
}
