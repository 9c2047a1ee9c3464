; Libraries that multiply without a BLAS: loops of Eigen, once a function, and a kernel of CUTLASS,
; whose address is registered, too.
; missed: ATL_sgemm 0 names of other libraries run natively
; missed: Eigen::internal::gebp_kernel 0 Eigen multiplies with loops of its own
; missed: cublas_sgemm_ 0 interfaces of cuBLAS for Fortran run natively
; missed: cutlass::Kernel 0 kernels of CUTLASS are not replaced
; missed: hipblasSgemm 0 products on GPUs of AMD run natively
; missed: rocblas_gemm_ex 0 products on GPUs of AMD run natively
source_filename = "own_kernels.cpp"

declare i32 @__cudaRegisterFunction(ptr, ptr)
declare i32 @rocblas_gemm_ex(ptr)
declare i32 @hipblasSgemm(ptr)
declare void @ATL_sgemm(ptr)
declare void @cublas_sgemm_(ptr)
declare void @_ZN5Eigen8internal11gebp_kernelIddE(ptr)

define linkonce_odr void @_ZN5Eigen8internal11gebp_kernelIfflNS0_16blas_data_mapperIflLi0ELi0ELi1EEELi8ELi4ELb0ELb0EEclERKS3_PKfS8_lllfllll(ptr %x) {
  ret void
}

define internal void @_ZN7cutlassL6KernelINS_4gemm6kernel4GemmIfEEEEvNT_6ParamsE(ptr %x) {
  ret void
}

define i32 @main(ptr %x) {
  call void @_ZN5Eigen8internal11gebp_kernelIfflNS0_16blas_data_mapperIflLi0ELi0ELi1EEELi8ELi4ELb0ELb0EEclERKS3_PKfS8_lllfllll(ptr %x)
  call void @_ZN5Eigen8internal11gebp_kernelIfflNS0_16blas_data_mapperIflLi0ELi0ELi1EEELi8ELi4ELb0ELb0EEclERKS3_PKfS8_lllfllll(ptr %x)
  call void @_ZN5Eigen8internal11gebp_kernelIddE(ptr %x)
  call void @_ZN7cutlassL6KernelINS_4gemm6kernel4GemmIfEEEEvNT_6ParamsE(ptr %x)
  %r0 = call i32 @__cudaRegisterFunction(ptr %x, ptr @_ZN7cutlassL6KernelINS_4gemm6kernel4GemmIfEEEEvNT_6ParamsE)
  %r1 = call i32 @rocblas_gemm_ex(ptr %x)
  %r2 = call i32 @hipblasSgemm(ptr %x)
  call void @ATL_sgemm(ptr %x)
  call void @cublas_sgemm_(ptr %x)
  ret i32 0
}
