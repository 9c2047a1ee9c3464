; Products that are not FP32 or FP64, and names that are looked up at run time.
; missed: cublasCgemm_v2 0 complex products run natively
; missed: cublasSgemmGroupedBatched 0 grouped batches run natively
; missed: cublasSgemm_v2 0 its name is looked up at run time
source_filename = "not_taken.c"

@name = private unnamed_addr constant [15 x i8] c"cublasSgemm_v2\00", align 1
declare ptr @dlsym(ptr, ptr)
declare i32 @cublasCgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSgemmGroupedBatched(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, ptr)
declare i32 @cublasCgemv_v2(ptr)

define i32 @main(ptr %h, ptr %p) {
  %r0 = call i32 @cublasCgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %p, ptr %p, i32 8, ptr %p, i32 8, ptr %p, ptr %p, i32 8)
  %r1 = call i32 @cublasSgemmGroupedBatched(ptr %h, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, i32 1, ptr %p)
  %r2 = call i32 @cublasCgemv_v2(ptr %h)
  %r3 = call ptr @dlsym(ptr null, ptr @name)
  ret i32 0
}
