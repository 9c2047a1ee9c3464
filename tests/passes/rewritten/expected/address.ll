; Addresses of entry points become those of thunks, but for those that are compared.
source_filename = "address.c"
target triple = "x86_64-unknown-linux-gnu"

%struct.backend = type { ptr, ptr }

@backends = global [2 x %struct.backend] [%struct.backend { ptr @mixpert.site.cblas_sgemm, ptr @mixpert.site.cublasSgemm_v2 }, %struct.backend { ptr @mixpert.site.cblas_sgemm, ptr @cublasDgemm_v2 }]

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32, i32, i32, i32, float, ptr noundef, i32, ptr, i32, float, ptr, i32) #0
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasDgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare extern_weak void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)
declare void @run(ptr)

define void @handed_on(ptr %gemm) {
  call void @run(ptr noundef @mixpert.site.cblas_sgemm)
  %known = icmp eq ptr %gemm, @cublasGemmEx
  %there = icmp ne ptr @sgemm_, null
  ret void
}

attributes #0 = { nounwind }

@mixpert.module = private unnamed_addr constant [10 x i8] c"address.c\00", align 1
@mixpert.graph = internal constant [1263 x i8] c"{\22version\22: 1,\0A\22module\22: \22address.c\22,\0A\22sites\22: [],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: [\0A {\22callee\22: \22cblas_sgemm\22, \22function\22: \22backends\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through the pointer run as address.c@&cblas_sgemm, without edges\22},\0A {\22callee\22: \22cblas_sgemm\22, \22function\22: \22backends\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through the pointer run as address.c@&cblas_sgemm, without edges\22},\0A {\22callee\22: \22cublasDgemm_v2\22, \22function\22: \22backends\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through a pointer are not seen; it runs natively\22},\0A {\22callee\22: \22cublasSgemm_v2\22, \22function\22: \22backends\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through the pointer run as address.c@&cublasSgemm_v2, without edges\22},\0A {\22callee\22: \22cblas_sgemm\22, \22function\22: \22handed_on\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through the pointer run as address.c@&cblas_sgemm, without edges\22},\0A {\22callee\22: \22cublasGemmEx\22, \22function\22: \22handed_on\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through a pointer are not seen; not redirected: it is compared\22},\0A {\22callee\22: \22sgemm_\22, \22function\22: \22handed_on\22, \22line\22: 0, \22reason\22: \22its address is taken: calls through a pointer are not seen; not redirected: it is compared\22}]}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.cblas_sgemm = private unnamed_addr constant [23 x i8] c"address.c@&cblas_sgemm\00", align 1
@mixpert.desc.cblas_sgemm = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 -1, i32 1, i32 0, ptr @mixpert.id.cblas_sgemm, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.cblas_sgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.cblas_sgemm, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
@mixpert.id.cublasSgemm_v2 = private unnamed_addr constant [26 x i8] c"address.c@&cublasSgemm_v2\00", align 1
@mixpert.desc.cublasSgemm_v2 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 -1, i32 1, i32 0, ptr @mixpert.id.cublasSgemm_v2, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal i32 @mixpert.site.cublasSgemm_v2(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13) {
  %status = call i32 @mixpert_cublasSgemm_v2(ptr @mixpert.desc.cublasSgemm_v2, ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13)
  ret i32 %status
}
declare void @mixpert_cblas_sgemm(ptr, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @mixpert_cublasSgemm_v2(ptr, ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
