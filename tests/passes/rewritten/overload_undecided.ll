source_filename = "overload_undecided.cpp"

declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)

define internal i32 @_ZL12cublasGemmExP13cublasContext17cublasOperation_tS1_iiiPKvS3_14cudaDataType_tiS3_S4_iS3_PvS4_iS4_16cublasGemmAlgo_t(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17, i32 %18) {
  %done = call i32 @cublasGemmEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 68, i32 %18)
  ret i32 %done
}

define i32 @multiply(ptr %h, ptr %s, ptr %a, ptr %b, ptr %c, i32 %compute) {
  %done = call i32 @_ZL12cublasGemmExP13cublasContext17cublasOperation_tS1_iiiPKvS3_14cudaDataType_tiS3_S4_iS3_PvS4_iS4_16cublasGemmAlgo_t(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %s, ptr %a, i32 0, i32 8, ptr %b, i32 0, i32 8, ptr %s, ptr %c, i32 0, i32 8, i32 %compute, i32 -1)
  ret i32 %done
}
