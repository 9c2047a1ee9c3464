; A kernel's stub inlined into its caller: the buffers are found in the array of arguments.
; edge: 0 -> 1 B kernel
; reuse: 1 A of 0 A
source_filename = "launch_inlined.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr)
@kernel = internal global ptr null

define void @main(ptr %w, ptr %x, ptr %h, ptr %y, ptr %z) {
  %from = alloca ptr
  %to = alloca ptr
  %arguments = alloca [2 x ptr]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %h, i32 8)
  store ptr %h, ptr %from
  store ptr %y, ptr %to
  store ptr %from, ptr %arguments
  %second = getelementptr i8, ptr %arguments, i64 8
  store ptr %to, ptr %second
  %handle = load ptr, ptr @kernel
  %status = call i32 @__cudaLaunchKernel(ptr %handle, i64 1, i32 1, i64 64, i32 1, ptr %arguments, i64 0, ptr null)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}
