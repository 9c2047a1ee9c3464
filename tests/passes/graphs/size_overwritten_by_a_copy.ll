; A size in memory is overwritten by a copy of which the length is not known.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "size_overwritten_by_a_copy.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
@w = internal global [64 x float] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @main(i32 %n, ptr %other, i64 %bytes, ptr %x, ptr %z) {
  %s = alloca [4 x i32]
  store i32 %n, ptr %s
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr @w, i32 %n, ptr @w, i32 1, float 0.0, ptr %x, i32 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %other, i64 %bytes, i1 false)
  %k = load i32, ptr %s
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %k, i32 1, i32 1, float 1.0, ptr @w, i32 %k, ptr @w, i32 1, float 0.0, ptr %x, i32 %k)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %x, i32 %n, ptr @w, i32 1, float 0.0, ptr %z, i32 %n)
  ret void
}
