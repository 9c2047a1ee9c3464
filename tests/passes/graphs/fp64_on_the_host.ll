; Products in FP64 under other names: of a BLAS with 64-bit sizes, of batches, of one triangle.
; edge: 0 -> 1 A direct
; edge: 1 -> 2 A direct
; edge: 2 -> 3 A direct
; edge: 3 -> 4 B direct
; reuse: 2 B of 0 B
; reuse: 4 A of 0 A
source_filename = "fp64_on_the_host.c"

declare void @cblas_dgemm_64(i32, i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)
declare void @cblas_dgemm_batch_strided(i32, i32, i32, i32, i32, i32, double, ptr, i32, i32, ptr, i32, i32, double, ptr, i32, i32, i32)
declare void @dgemmt_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64)
declare void @dgemm_batch_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)
declare void @cblas_dgemm64_(i32, i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)
declare ptr @malloc(i64)

@n = internal constant i32 8
@letter = internal constant i8 78
@one = internal constant double 1.0
@zero = internal constant double 0.0

define i32 @main() {
  %w = call ptr @malloc(i64 512)
  %p = call ptr @malloc(i64 512)
  %q = call ptr @malloc(i64 512)
  %r = call ptr @malloc(i64 512)
  %s = call ptr @malloc(i64 512)
  %from = alloca ptr
  %by = alloca ptr
  %to = alloca ptr
  store ptr %r, ptr %from
  store ptr %w, ptr %by
  store ptr %s, ptr %to
  call void @cblas_dgemm_64(i32 102, i32 111, i32 111, i64 8, i64 8, i64 8, double 1.0, ptr %w, i64 8, ptr %w, i64 8, double 0.0, ptr %p, i64 8)
  call void @cblas_dgemm_batch_strided(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, double 1.0, ptr %p, i32 4, i32 16, ptr %w, i32 4, i32 16, double 0.0, ptr %q, i32 4, i32 16, i32 4)
  call void @dgemmt_(ptr @letter, ptr @letter, ptr @letter, ptr @n, ptr @n, ptr @one, ptr %q, ptr @n, ptr %w, ptr @n, ptr @zero, ptr %r, ptr @n, i64 1, i64 1, i64 1)
  call void @dgemm_batch_(ptr @letter, ptr @letter, ptr @n, ptr @n, ptr @n, ptr @one, ptr %from, ptr @n, ptr %by, ptr @n, ptr @zero, ptr %to, ptr @n, ptr @n, ptr @n, i64 1, i64 1)
  call void @cblas_dgemm64_(i32 102, i32 111, i32 111, i64 8, i64 8, i64 8, double 1.0, ptr %w, i64 8, ptr %s, i64 8, double 0.0, ptr %p, i64 8)
  ret i32 0
}
