; A kernel with a struct of two pointers before a const one: the struct's second pointer is an argument
; of its own, and written.
; edge: 0 -> 1 A kernel
; reuse: 1 B of 0 B

define internal void @_Z21__device_stub__spread4PairPKfPf(ptr %s.coerce0, ptr %s.coerce1, ptr %x, ptr %y) {
  %status = call i32 @cudaLaunchKernel(ptr @_Z21__device_stub__spread4PairPKfPf, i64 1, i32 1, i64 1, i32 1, ptr null, i64 0, ptr null)
  ret void
}

define void @run(ptr %a, ptr %b) {
  %x = call ptr @malloc(i64 4096)
  %y = call ptr @malloc(i64 4096)
  %u = call ptr @malloc(i64 4096)
  %z = call ptr @malloc(i64 4096)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %a, i32 32, ptr %b, i32 32, float 0.0, ptr %x, i32 32)
  call void @_Z21__device_stub__spread4PairPKfPf(ptr %x, ptr %u, ptr %x, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %u, i32 32, ptr %b, i32 32, float 0.0, ptr %z, i32 32)
  ret void
}

declare ptr @malloc(i64)
declare i32 @cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
