; A BLAS with 64-bit sizes: what products read and overwrite is known as in one with 32-bit sizes.
; edge: 0 -> 1 A direct
; edge: 1 -> 2 A direct
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "wide_blas.c"

declare void @cblas_sgemm_64(i32, i32, i32, i64, i64, i64, float, ptr, i64, ptr, i64, float, ptr, i64)
declare void @cblas_sgemm64_(i32, i32, i32, i64, i64, i64, float, ptr, i64, ptr, i64, float, ptr, i64)
declare void @sgemm_64_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)
declare ptr @malloc(i64)

@n = internal constant i64 8
@letter = internal constant i8 78
@one = internal constant float 1.0
@zero = internal constant float 0.0

define i32 @main() {
  %w = call ptr @malloc(i64 256)
  %p = call ptr @malloc(i64 256)
  %q = call ptr @malloc(i64 256)
  call void @cblas_sgemm_64(i32 102, i32 111, i32 111, i64 8, i64 8, i64 8, float 1.0, ptr %w, i64 8, ptr %w, i64 8, float 0.0, ptr %p, i64 8)
  call void @sgemm_64_(ptr @letter, ptr @letter, ptr @n, ptr @n, ptr @n, ptr @one, ptr %p, ptr @n, ptr %w, ptr @n, ptr @zero, ptr %q, ptr @n, i64 1, i64 1)
  call void @cblas_sgemm64_(i32 102, i32 111, i32 111, i64 8, i64 8, i64 8, float 1.0, ptr %q, i64 8, ptr %w, i64 8, float 0.0, ptr %p, i64 8)
  ret i32 0
}
