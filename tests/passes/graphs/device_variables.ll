; A kernel reads and writes what variables on the device point to, which it is not handed.
; edge: 0 -> 1 A kernel
; reuse: 1 B of 0 B
source_filename = "device_variables.cu"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
@one = private constant float 1.0
@zero = private constant float 0.0
declare i32 @cudaMemcpyToSymbol(ptr, ptr, i64, i64, i32)
declare void @_Z22__device_stub__throughi(i32)
declare void @__cudaRegisterVar(ptr, ptr, ptr, ptr, i32, i64, i32, i32)
@in = internal global ptr undef
@out = internal global ptr undef
@in.name = private constant [3 x i8] c"in\00"
@out.name = private constant [4 x i8] c"out\00"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @register, ptr null }]

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
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  call i32 @cudaMemcpyToSymbol(ptr @in, ptr %x.p, i64 8, i64 0, i32 1)
  call i32 @cudaMemcpyToSymbol(ptr @out, ptr %y.p, i64 8, i64 0, i32 1)
  call void @_Z22__device_stub__throughi(i32 64)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %y, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  ret i32 0
}

define internal void @register(ptr %module) {
  call void @__cudaRegisterVar(ptr %module, ptr @in, ptr @in.name, ptr @in.name, i32 0, i64 8, i32 0, i32 0)
  call void @__cudaRegisterVar(ptr %module, ptr @out, ptr @out.name, ptr @out.name, i32 0, i64 8, i32 0, i32 0)
  ret void
}
