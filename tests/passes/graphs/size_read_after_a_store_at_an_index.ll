; A size in a struct is read again after something was stored at an index of it.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "size_read_after_a_store_at_an_index.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
@w = internal global [64 x float] zeroinitializer

define void @main(ptr %s, i64 %i, i32 %v, ptr %x, ptr %z) {
  %n = load i32, ptr %s
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr @w, i32 %n, ptr @w, i32 1, float 0.0, ptr %x, i32 %n)
  %at = getelementptr i32, ptr %s, i64 %i
  store i32 %v, ptr %at
  %k = load i32, ptr %s
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %k, i32 1, i32 1, float 1.0, ptr @w, i32 %k, ptr @w, i32 1, float 0.0, ptr %x, i32 %k)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %x, i32 %n, ptr @w, i32 1, float 0.0, ptr %z, i32 %n)
  ret void
}
