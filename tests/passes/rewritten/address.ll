; Addresses of entry points become those of thunks, but for those that are compared.
source_filename = "address.c"
target triple = "x86_64-unknown-linux-gnu"

%struct.backend = type { ptr, ptr }

@backends = global [2 x %struct.backend] [%struct.backend { ptr @cblas_sgemm, ptr @cublasSgemm_v2 }, %struct.backend { ptr @cblas_sgemm, ptr @cublasDgemm_v2 }]

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32, i32, i32, i32, float, ptr noundef, i32, ptr, i32, float, ptr, i32) #0
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasDgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare extern_weak void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)
declare void @run(ptr)

define void @handed_on(ptr %gemm) {
  call void @run(ptr noundef @cblas_sgemm)
  %known = icmp eq ptr %gemm, @cublasGemmEx
  %there = icmp ne ptr @sgemm_, null
  ret void
}

attributes #0 = { nounwind }
