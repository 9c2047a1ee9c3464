; CUDA's other names for memory: mapped, asked for, handed to another process, reserved.
; edge: 0 -> 1 A direct
; edge: 2 -> 3 A direct
; edge: 4 -> 5 A direct
; edge: 6 -> 7 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
source_filename = "addresses_of_memory.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudaHostGetDevicePointer(ptr, ptr, i32)
declare i32 @cudaPointerGetAttributes(ptr, ptr)
declare i32 @cudaIpcGetMemHandle(ptr, ptr)
declare i32 @cudaIpcOpenMemHandle(ptr, ptr byval([64 x i8]), i32)
declare i32 @cuMemAddressReserve(ptr, i64, i64, i64, i64)

define void @mapped(ptr %host, ptr %w) {
  %d = alloca ptr
  call i32 @cudaHostGetDevicePointer(ptr %d, ptr %host, i32 0)
  %p = load ptr, ptr %d
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %host, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}

define void @asked(ptr %x, ptr %w) {
  %attributes = alloca { i32, i32, ptr, ptr }
  call i32 @cudaPointerGetAttributes(ptr %attributes, ptr %x)
  %place = getelementptr i8, ptr %attributes, i64 8
  %p = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}

define void @opened(ptr %x, ptr %w) {
  %handle = alloca [64 x i8]
  %d = alloca ptr
  call i32 @cudaIpcGetMemHandle(ptr %handle, ptr %x)
  call i32 @cudaIpcOpenMemHandle(ptr %d, ptr byval([64 x i8]) %handle, i32 1)
  %p = load ptr, ptr %d
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}

define void @reserved(ptr %w) {
  %d = alloca i64
  call i32 @cuMemAddressReserve(ptr %d, i64 4096, i64 0, i64 0, i64 0)
  %n = load i64, ptr %d
  %p = inttoptr i64 %n to ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}
