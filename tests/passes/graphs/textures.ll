; A kernel reads a matrix through a texture, which is a number to it.
; edge: 0 -> 1 A kernel
; reuse: 1 B of 0 B
source_filename = "textures.cu"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
@one = private constant float 1.0
@zero = private constant float 0.0
declare i32 @cudaCreateTextureObject(ptr, ptr, ptr, ptr)
declare void @_Z20__device_stub__fetchyPfi(i64, ptr, i32)

define i32 @main(ptr %handle, ptr %w, ptr %more) {
  %x.p = alloca ptr
  %y.p = alloca ptr
  %z.p = alloca ptr
  call i32 @cudaMalloc(ptr %x.p, i64 256)
  %x = load ptr, ptr %x.p
  call i32 @cudaMalloc(ptr %y.p, i64 256)
  %y = load ptr, ptr %y.p
  call i32 @cudaMalloc(ptr %z.p, i64 256)
  %z = load ptr, ptr %z.p
  %described = alloca [8 x i64]
  %texture.p = alloca i64
  %place = getelementptr i8, ptr %described, i64 8
  store ptr %x, ptr %place
  call i32 @cudaCreateTextureObject(ptr %texture.p, ptr %described, ptr null, ptr null)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  %texture = load i64, ptr %texture.p
  call void @_Z20__device_stub__fetchyPfi(i64 %texture, ptr %y, i32 64)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %y, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  ret i32 0
}
