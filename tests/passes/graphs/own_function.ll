; A program's own function of that name is left alone.
; missed: cblas_sgemm 0 the module defines its own cblas_sgemm
source_filename = "own_function.c"

define void @cblas_sgemm(i32 %o, i32 %ta, i32 %tb, i32 %m, i32 %n, i32 %k, float %alpha, ptr %a, i32 %lda, ptr %b, i32 %ldb, float %beta, ptr %c, i32 %ldc) {
  ret void
}

define void @main(ptr %a, ptr %b, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}
