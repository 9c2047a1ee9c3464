; A product is factored in place and solved with; what a norm reads it does not change.
; edge: 0 -> 1 A call
; edge: 0 -> 1 B call
source_filename = "lapack.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @LAPACKE_sgetrf(i32, i32, i32, ptr, i32, ptr)
declare i32 @LAPACKE_sgetrs(i32, i8, i32, i32, ptr, i32, ptr, ptr, i32)
declare float @cblas_snrm2(i32, ptr, i32)

define void @main(ptr %x, ptr %a, ptr %b, ptr %pivots, ptr %y, ptr %z) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %a, i32 8)
  %r0 = call i32 @LAPACKE_sgetrf(i32 102, i32 8, i32 8, ptr %a, i32 8, ptr %pivots)
  %r1 = call i32 @LAPACKE_sgetrs(i32 102, i8 78, i32 8, i32 8, ptr %a, i32 8, ptr %pivots, ptr %b, i32 8)
  %r2 = call float @cblas_snrm2(i32 64, ptr %z, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
