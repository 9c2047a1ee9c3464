; Two groups: the first beta is zero, the second is not known, so that C is read. Where there is one
; group, whose beta is zero, C is not read. By reference (Fortran), the number of groups is as known.
; edge: 0 -> 1 C direct
; edge: 3 -> 5 C direct
; edge: 4 -> 5 C direct
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
source_filename = "betas_of_groups.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_sgemm_batch(i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr)
declare void @sgemm_batch_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare ptr @malloc(i64)

define i32 @main(ptr %one, ptr %ones, float %other) {
  %as = alloca [2 x ptr]
  %cs = alloca [2 x ptr]
  %xs = alloca [2 x ptr]
  %betas = alloca [2 x float]
  %single = alloca i32
  %both = alloca i32
  %w = call ptr @malloc(i64 256)
  %c = call ptr @malloc(i64 256)
  %x = call ptr @malloc(i64 256)
  store ptr %w, ptr %as
  store ptr %c, ptr %cs
  store ptr %x, ptr %xs
  %as2 = getelementptr ptr, ptr %as, i64 1
  store ptr %w, ptr %as2
  %cs2 = getelementptr ptr, ptr %cs, i64 1
  store ptr %c, ptr %cs2
  %xs2 = getelementptr ptr, ptr %xs, i64 1
  store ptr %x, ptr %xs2
  store float 0.0, ptr %betas
  %betas2 = getelementptr float, ptr %betas, i64 1
  store float %other, ptr %betas2
  store i32 1, ptr %single
  store i32 2, ptr %both
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  call void @cblas_sgemm_batch(i32 102, ptr %one, ptr %one, ptr %one, ptr %one, ptr %one, ptr %ones, ptr %as, ptr %one, ptr %as, ptr %one, ptr %betas, ptr %cs, ptr %one, i32 2, ptr %one)
  call void @cblas_sgemm_batch(i32 102, ptr %one, ptr %one, ptr %one, ptr %one, ptr %one, ptr %ones, ptr %as, ptr %one, ptr %as, ptr %one, ptr %betas, ptr %cs, ptr %one, i32 1, ptr %one)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @sgemm_batch_(ptr %one, ptr %one, ptr %one, ptr %one, ptr %one, ptr %ones, ptr %as, ptr %one, ptr %as, ptr %one, ptr %betas, ptr %xs, ptr %one, ptr %single, ptr %one)
  call void @sgemm_batch_(ptr %one, ptr %one, ptr %one, ptr %one, ptr %one, ptr %ones, ptr %as, ptr %one, ptr %as, ptr %one, ptr %betas, ptr %xs, ptr %one, ptr %both, ptr %one)
  ret i32 0
}
