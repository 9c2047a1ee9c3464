; What is captured does not run before it is launched: 2 reads what 0 wrote. That 1 -> 2 and 0 -> 3
; cannot be is not seen: what is captured also counts as run, and a launch as one that may fail.
; edge: 0 -> 2 B direct
; edge: 0 -> 3 B direct
; edge: 1 -> 2 B direct
; edge: 1 -> 3 B direct
; reuse: 1 A of 0 A
; reuse: 1 B of 1 B
; reuse: 2 A of 0 A
; reuse: 3 A of 0 A
source_filename = "captured_not_run.c"

@one = internal global float 1.000000e+00
@zero = internal global float 0.000000e+00

define i32 @main(i32 %0, ptr readonly %1) {
  %3 = alloca ptr
  %4 = alloca ptr
  %5 = alloca ptr
  %6 = alloca ptr
  %7 = alloca ptr
  %8 = alloca ptr
  %9 = alloca ptr
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10
  %12 = call i64 @strtol(ptr %11, ptr null, i32 10)
  %13 = trunc i64 %12 to i32
  %14 = shl i64 %12, 32
  %15 = ashr exact i64 %14, 32
  %16 = ashr exact i64 %14, 30
  %17 = mul i64 %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr %3)
  %18 = call i32 @cublasCreate_v2(ptr %3)
  call void @llvm.lifetime.start.p0(i64 8, ptr %4)
  call void @llvm.lifetime.start.p0(i64 8, ptr %5)
  call void @llvm.lifetime.start.p0(i64 8, ptr %6)
  call void @llvm.lifetime.start.p0(i64 8, ptr %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr %8)
  call void @llvm.lifetime.start.p0(i64 8, ptr %9)
  %19 = call i32 @cudaMalloc(ptr %6, i64 %17)
  %20 = call i32 @cudaMalloc(ptr %7, i64 %17)
  %21 = call i32 @cudaMalloc(ptr %8, i64 %17)
  %22 = call i32 @cudaMalloc(ptr %9, i64 %17)
  %23 = load ptr, ptr %3
  %24 = load ptr, ptr %8
  %25 = load ptr, ptr %7
  %26 = call i32 @cublasSgemm_v2(ptr %23, i32 0, i32 0, i32 %13, i32 %13, i32 %13, ptr @one, ptr %24, i32 %13, ptr %24, i32 %13, ptr @zero, ptr %25, i32 %13)
  %27 = call i32 @cudaStreamBeginCapture(ptr null, i32 0)
  %28 = load ptr, ptr %3
  %29 = load ptr, ptr %8
  %30 = load ptr, ptr %6
  %31 = load ptr, ptr %7
  %32 = call i32 @cublasSgemm_v2(ptr %28, i32 0, i32 0, i32 %13, i32 %13, i32 %13, ptr @one, ptr %29, i32 %13, ptr %30, i32 %13, ptr @zero, ptr %31, i32 %13)
  %33 = call i32 @cudaStreamEndCapture(ptr null, ptr %4)
  %34 = load ptr, ptr %4
  %35 = call i32 @cudaGraphInstantiate(ptr %5, ptr %34, i64 0)
  %36 = load ptr, ptr %3
  %37 = load ptr, ptr %8
  %38 = load ptr, ptr %7
  %39 = load ptr, ptr %9
  %40 = call i32 @cublasSgemm_v2(ptr %36, i32 0, i32 0, i32 %13, i32 %13, i32 %13, ptr @one, ptr %37, i32 %13, ptr %38, i32 %13, ptr @zero, ptr %39, i32 %13)
  %41 = load ptr, ptr %5
  %42 = call i32 @cudaGraphLaunch(ptr %41, ptr null)
  %43 = load ptr, ptr %3
  %44 = load ptr, ptr %8
  %45 = load ptr, ptr %7
  %46 = load ptr, ptr %9
  %47 = call i32 @cublasSgemm_v2(ptr %43, i32 0, i32 0, i32 %13, i32 %13, i32 %13, ptr @one, ptr %44, i32 %13, ptr %45, i32 %13, ptr @zero, ptr %46, i32 %13)
  call void @llvm.lifetime.end.p0(i64 8, ptr %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr %3)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr)

declare i32 @cublasCreate_v2(ptr)

declare i32 @cudaMalloc(ptr, i64)

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

declare i32 @cudaStreamBeginCapture(ptr, i32)

declare i32 @cudaStreamEndCapture(ptr, ptr)

declare i32 @cudaGraphInstantiate(ptr, ptr, i64)

declare i32 @cudaGraphLaunch(ptr, ptr)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr)

declare i64 @strtol(ptr, ptr, i32)
