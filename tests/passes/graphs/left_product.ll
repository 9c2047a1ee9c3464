; Products that are no sites read their factors, and write their result and nothing else.
; edge: 0 -> 2 A call
; edge: 3 -> 4 A call
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 4 B of 3 B
; missed: cublasHgemm 0 half-precision products run natively
; missed: cublasSgemmEx 0 not FP32: A has type constant 2
source_filename = "left_product.cpp"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasHgemm(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSgemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32)

; The factors stay as they are, and so do alpha and beta.
define void @half(ptr %h, ptr %x, ptr %y, ptr %z, ptr %w) {
  %one = alloca float
  %none = alloca float
  store float 1.0, ptr %one
  store float 0.0, ptr %none
  %1 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %w, i32 8, ptr %w, i32 8, ptr %none, ptr %x, i32 8)
  %2 = call i32 @cublasHgemm(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %x, i32 8, ptr %w, i32 8, ptr %none, ptr %y, i32 8)
  %3 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %w, i32 8, ptr %w, i32 8, ptr %none, ptr %z, i32 8)
  %4 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %y, i32 8, ptr %w, i32 8, ptr %none, ptr %z, i32 8)
  ret void
}

define void @mixed(ptr %h, ptr %x, ptr %y, ptr %z, ptr %w) {
  %one = alloca float
  %none = alloca float
  store float 1.0, ptr %one
  store float 0.0, ptr %none
  %1 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %w, i32 8, ptr %w, i32 8, ptr %none, ptr %x, i32 8)
  %2 = call i32 @cublasSgemmEx(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %x, i32 2, i32 8, ptr %w, i32 2, i32 8, ptr %none, ptr %y, i32 0, i32 8)
  %3 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %y, i32 8, ptr %w, i32 8, ptr %none, ptr %z, i32 8)
  ret void
}
