; Numbers that become pointers, out of a struct and from a function that are not seen: the driver's
; addresses. Different places lead to different memory, the same place to the same.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 B direct
; edge: 3 -> 4 A unknown
; reuse: 1 B of 0 B
; reuse: 4 B of 3 B
source_filename = "numeric_pointers.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i64 @buffer(i32)
declare void @fill(ptr)

define void @in_struct(ptr %w) {
  %pair = alloca { i64, i64 }
  call void @fill(ptr %pair)
  %place = getelementptr i8, ptr %pair, i64 8
  %a = load i64, ptr %pair
  %b = load i64, ptr %place
  %x = inttoptr i64 %a to ptr
  %y = inttoptr i64 %b to ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}

define void @returned(ptr %w) {
  %a = call i64 @buffer(i32 1)
  %x = inttoptr i64 %a to ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}
