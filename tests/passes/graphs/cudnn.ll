; cuDNN's functions read some tensors and write others; IR does not say which.
; edge: 0 -> 1 B call
source_filename = "cudnn.c"

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudnnCreateTensorDescriptor(ptr)
declare i32 @cudnnActivationForward(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare i32 @cudnnPoolingForward(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @main(ptr %dnn, ptr %blas, ptr %how) {
  %tensor = alloca ptr
  %pw = alloca ptr
  %px = alloca ptr
  %py = alloca ptr
  %pz = alloca ptr
  call i32 @cudaMalloc(ptr %pw, i64 256)
  call i32 @cudaMalloc(ptr %px, i64 256)
  call i32 @cudaMalloc(ptr %py, i64 256)
  call i32 @cudaMalloc(ptr %pz, i64 256)
  %w = load ptr, ptr %pw
  %x = load ptr, ptr %px
  %y = load ptr, ptr %py
  %z = load ptr, ptr %pz
  call i32 @cudnnCreateTensorDescriptor(ptr %tensor)
  %t = load ptr, ptr %tensor
  call i32 @cublasSgemm_v2(ptr %blas, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %x, i32 8, ptr @zero, ptr %y, i32 8)
  call i32 @cudnnActivationForward(ptr %dnn, ptr %how, ptr @one, ptr %t, ptr %y, ptr @zero, ptr %t, ptr %z)
  call i32 @cudnnPoolingForward(ptr %dnn, ptr %how, ptr @one, ptr %t, ptr %x, ptr @zero, ptr %t, ptr %w)
  call i32 @cublasSgemm_v2(ptr %blas, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %z, i32 8, ptr @zero, ptr %x, i32 8)
  ret i32 0
}
