; C = A A' reads one matrix and C; a triangle of C stays, so what was there is not gone.
; edge: 0 -> 1 A direct
; edge: 1 -> 2 C direct
; edge: 1 -> 3 A copy
; edge: 2 -> 3 A copy
source_filename = "syrk_and_double.c"

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSsyrk_v2(ptr, i32, i32, i32, i32, ptr, ptr, i32, ptr, ptr, i32)
declare i32 @cublasDgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudaMemcpy(ptr, ptr, i64, i32)

define i32 @main(ptr %h) {
  %pa = alloca ptr
  call i32 @cudaMalloc(ptr %pa, i64 256)
  %a = load ptr, ptr %pa
  %pb = alloca ptr
  call i32 @cudaMalloc(ptr %pb, i64 256)
  %b = load ptr, ptr %pb
  %pc = alloca ptr
  call i32 @cudaMalloc(ptr %pc, i64 256)
  %c = load ptr, ptr %pc
  %pd = alloca ptr
  call i32 @cudaMalloc(ptr %pd, i64 256)
  %d = load ptr, ptr %pd
  %pe = alloca ptr
  call i32 @cudaMalloc(ptr %pe, i64 512)
  %e = load ptr, ptr %pe
  %pf = alloca ptr
  call i32 @cudaMalloc(ptr %pf, i64 512)
  %f = load ptr, ptr %pf
  %pg = alloca ptr
  call i32 @cudaMalloc(ptr %pg, i64 512)
  %g = load ptr, ptr %pg
  %r0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %b, i32 8, ptr @zero, ptr %c, i32 8)
  %r1 = call i32 @cublasSsyrk_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, ptr @one, ptr %c, i32 8, ptr @zero, ptr %d, i32 8)
  %r2 = call i32 @cublasSsyrk_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr @one, ptr %d, i32 8)
  call i32 @cudaMemcpy(ptr %e, ptr %d, i64 256, i32 3)
  %r3 = call i32 @cublasDgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %e, i32 8, ptr %f, i32 8, ptr @zero, ptr %g, i32 8)
  ret i32 0
}
