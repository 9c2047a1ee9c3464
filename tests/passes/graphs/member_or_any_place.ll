; Of a struct one member is read by name, and one at an index: that may be another one.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "member_or_any_place.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
define void @main(ptr %a, i64 %i, ptr %z) {
  %ax = getelementptr i8, ptr %a, i64 48
  %x = load ptr, ptr %ax
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  %px = getelementptr ptr, ptr %a, i64 %i
  %q = load ptr, ptr %px
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %q, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}
