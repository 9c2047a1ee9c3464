; A struct that a function of another module fills is copied twice: pointers at the same place of
; the copies are the same.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "copies_of_a_filled_struct.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @net_init(ptr)
@w = internal global [64 x float] zeroinitializer
declare i64 @number()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @main(i32 %n, ptr %argv) {
  %m = alloca [100 x ptr]
  %a = alloca [100 x ptr]
  %b = alloca [100 x ptr]
  %z = call ptr @malloc(i64 256)
  call void @net_init(ptr %m)
  %bytes = call i64 @number()
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %m, i64 %bytes, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %m, i64 %bytes, i1 false)
  %ax = getelementptr i8, ptr %a, i64 8
  %x = load ptr, ptr %ax
  %by = getelementptr i8, ptr %b, i64 8
  %y = load ptr, ptr %by
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
