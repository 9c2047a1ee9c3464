; As `filled_by_a_call_or_set`, where the array is copied before it is read.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "copy_of_a_struct_filled_or_set.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @net_init(ptr)
@w = internal global [64 x float] zeroinitializer
declare i64 @number()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @main(i32 %n, ptr %argv) {
  %mats = alloca [100 x ptr]
  %a = alloca [100 x ptr]
  %p = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  call void @net_init(ptr %mats)
  %i = sext i32 %n to i64
  %am = getelementptr ptr, ptr %mats, i64 %i
  store ptr %p, ptr %am
  %bytes = call i64 @number()
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %mats, i64 %bytes, i1 false)
  %at = getelementptr i8, ptr %a, i64 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
