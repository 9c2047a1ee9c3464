; Products that are not FP32 or FP64, and names that are looked up at run time.
; missed: cublasCgemm_v2 0 complex products run natively
; missed: cublasSgemm_v2 0 its name is looked up at run time; mixpert-run --preload intercepts it
; missed: cublasXtSgemm 0 products of matrices in host memory run natively
source_filename = "not_taken.c"

@name = private unnamed_addr constant [15 x i8] c"cublasSgemm_v2\00", align 1
declare ptr @dlsym(ptr, ptr)
declare i32 @cublasCgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasCgemv_v2(ptr)
declare i32 @cublasXtSgemm(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64)
declare void @sgemm_of_ours_(ptr)

define i32 @main(ptr %h, ptr %p) {
  %r0 = call i32 @cublasCgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %p, ptr %p, i32 8, ptr %p, i32 8, ptr %p, ptr %p, i32 8)
  %r2 = call i32 @cublasCgemv_v2(ptr %h)
  %r4 = call i32 @cublasXtSgemm(ptr %h, i32 0, i32 0, i64 8, i64 8, i64 8, ptr %p, ptr %p, i64 8, ptr %p, i64 8, ptr %p, ptr %p, i64 8)
  call void @sgemm_of_ours_(ptr %p)
  %r3 = call ptr @dlsym(ptr null, ptr @name)
  ret i32 0
}
