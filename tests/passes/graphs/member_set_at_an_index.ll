; A pointer is stored at an index of a struct: a member need not be that pointer.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "member_set_at_an_index.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @fill(ptr)
define void @main(ptr %a, i64 %i, ptr %v, ptr %z) {
  %p = getelementptr i8, ptr %a, i64 %i
  store ptr %v, ptr %p
  %at.x = getelementptr i8, ptr %a, i64 8
  %x = load ptr, ptr %at.x
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %v, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}
