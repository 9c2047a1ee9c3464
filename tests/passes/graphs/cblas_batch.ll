; As `grouped_batch`, on the CPU.
; edge: 0 -> 2 A direct
; edge: 0 -> 3 A direct
; edge: 1 -> 2 B direct
; edge: 2 -> 4 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 3 B of 0 B
; reuse: 4 B of 0 B
source_filename = "cblas_batch.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_sgemm_batch(i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr)
declare ptr @malloc(i64)

define i32 @main(ptr %h, ptr %one, ptr %ones) {
  %as = alloca [1 x ptr]
  %bs = alloca [1 x ptr]
  %cs = alloca [1 x ptr]
  %w = call ptr @malloc(i64 256)
  %p = call ptr @malloc(i64 256)
  %q = call ptr @malloc(i64 256)
  %r = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  store ptr %p, ptr %as
  store ptr %q, ptr %bs
  store ptr %r, ptr %cs
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %q, i32 8)
  call void @cblas_sgemm_batch(i32 102, ptr %one, ptr %one, ptr %one, ptr %one, ptr %one, ptr %ones, ptr %as, ptr %one, ptr %bs, ptr %one, ptr %ones, ptr %cs, ptr %one, i32 1, ptr %one)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr %w, i32 8, float 0.0, ptr %z, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %r, i32 8, ptr %w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
