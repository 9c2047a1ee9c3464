; A function of the host that a stream calls copies what a product wrote.
; edge: 0 -> 1 B copy
; reuse: 1 A of 0 A
source_filename = "host_function.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMallocManaged(ptr, i64, i32)
declare i32 @cudaLaunchHostFunc(ptr, ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00

@from = internal global ptr null
@to = internal global ptr null

define internal void @hand_on(ptr %unused) {
  %from = load ptr, ptr @from
  %to = load ptr, ptr @to
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 256, i1 false)
  ret void
}

define void @main(ptr %h, ptr %stream, ptr %w) {
  %both = alloca [2 x ptr]
  %second = getelementptr i8, ptr %both, i64 8
  %c.at = alloca ptr
  call i32 @cudaMallocManaged(ptr %both, i64 256, i32 1)
  call i32 @cudaMallocManaged(ptr %second, i64 256, i32 1)
  call i32 @cudaMallocManaged(ptr %c.at, i64 256, i32 1)
  %a = load ptr, ptr %both
  %b = load ptr, ptr %second
  %c = load ptr, ptr %c.at
  store ptr %a, ptr @from
  store ptr %b, ptr @to
  call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %a, i32 8)
  call i32 @cudaLaunchHostFunc(ptr %stream, ptr @hand_on, ptr null)
  call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %b, i32 8, ptr @zero, ptr %c, i32 8)
  ret void
}
