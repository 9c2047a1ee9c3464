; D = A B + C: what is added and what is written are two matrices.
; edge: 0 -> 1 C direct
; edge: 1 -> 2 A direct
; reuse: 2 B of 0 B
source_filename = "lt_matmul.c"

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasLtMatmul(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr)
declare i32 @cudaMalloc(ptr, i64)

define i32 @main(ptr %h, ptr %desc) {
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
  %r0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %b, i32 8, ptr @zero, ptr %c, i32 8)
  %r1 = call i32 @cublasLtMatmul(ptr %h, ptr %desc, ptr @one, ptr %a, ptr %desc, ptr %b, ptr %desc, ptr @one, ptr %c, ptr %desc, ptr %d, ptr %desc, ptr null, ptr null, i64 0, ptr null)
  %r2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %d, i32 8, ptr %b, i32 8, ptr @zero, ptr %a, i32 8)
  ret i32 0
}
