source_filename = "gemm_ex.cu"

declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)

define i32 @multiply(ptr %h, ptr %one, ptr %a, ptr %b, ptr %c) {
  %s = call i32 @cublasGemmEx(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 0, i32 8, ptr %b, i32 0, i32 8, ptr %one, ptr %c, i32 0, i32 8, i32 68, i32 -1)
  ret i32 %s
}
