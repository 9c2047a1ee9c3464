; What one of two structs leads to is written: that in the first one may be left as it was, although
; nothing else is known of the second.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "a_struct_or_another.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
define void @main(ptr %a, ptr %b, i1 %c, ptr %z) {
  %ax = getelementptr i8, ptr %a, i64 48
  %x = load ptr, ptr %ax
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  %p = select i1 %c, ptr %a, ptr %b
  %px = getelementptr i8, ptr %p, i64 48
  %q = load ptr, ptr %px
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %q, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}
