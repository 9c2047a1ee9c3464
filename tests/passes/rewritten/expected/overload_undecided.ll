source_filename = "overload_undecided.cpp"

declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)

define internal i32 @_ZL12cublasGemmExP13cublasContext17cublasOperation_tS1_iiiPKvS3_14cudaDataType_tiS3_S4_iS3_PvS4_iS4_16cublasGemmAlgo_t(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17, i32 %18) {
  %done = call i32 @cublasGemmEx(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 68, i32 %18)
  ret i32 %done
}

define i32 @multiply(ptr %h, ptr %s, ptr %a, ptr %b, ptr %c, i32 %compute) {
  %done = call i32 @mixpert.site.0(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %s, ptr %a, i32 0, i32 8, ptr %b, i32 0, i32 8, ptr %s, ptr %c, i32 0, i32 8, i32 %compute, i32 -1)
  ret i32 %done
}

@mixpert.module = private unnamed_addr constant [23 x i8] c"overload_undecided.cpp\00", align 1
@mixpert.graph = internal constant [247 x i8] c"{\22version\22: 1,\0A\22module\22: \22overload_undecided.cpp\22,\0A\22sites\22: [\0A {\22id\22: \22overload_undecided.cpp@multiply\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22cublasGemmEx\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [32 x i8] c"overload_undecided.cpp@multiply\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal i32 @mixpert.site.0(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %17, i32 %18) {
  %is.0 = icmp eq i32 %17, 0
  %compute.0 = select i1 %is.0, i32 68, i32 -1
  %is.1 = icmp eq i32 %17, 4
  %compute.1 = select i1 %is.1, i32 68, i32 %compute.0
  %is.2 = icmp eq i32 %17, 1
  %compute.2 = select i1 %is.2, i32 70, i32 %compute.1
  %is.3 = icmp eq i32 %17, 5
  %compute.3 = select i1 %is.3, i32 70, i32 %compute.2
  %is.4 = icmp eq i32 %17, 2
  %compute.4 = select i1 %is.4, i32 64, i32 %compute.3
  %is.5 = icmp eq i32 %17, 10
  %compute = select i1 %is.5, i32 72, i32 %compute.4
  %unknown = icmp eq i32 %compute, -1
  br i1 %unknown, label %refused, label %known
refused:
  ret i32 15
known:
  %status = call i32 @mixpert_cublasGemmEx(ptr @mixpert.desc.0, ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i32 %9, ptr %10, i32 %11, i32 %12, ptr %13, ptr %14, i32 %15, i32 %16, i32 %compute, i32 %18)
  ret i32 %status
}
declare i32 @mixpert_cublasGemmEx(ptr, ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
