; Elements decide which of several lists is written to, by a pointer out of an array of them.
; edge: 0 -> 1 A kernel
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "chosen_list.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @lists(ptr %w, ptr %x, ptr %o) {
  %lists = alloca [2 x ptr]
  %one = alloca [64 x float]
  %two = alloca [64 x float]
  store ptr %one, ptr %lists
  %second = getelementptr i8, ptr %lists, i64 8
  store ptr %two, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %nearest = load float, ptr %x
  %i = fptosi float %nearest to i64
  %place = getelementptr ptr, ptr %lists, i64 %i
  %list = load ptr, ptr %place
  store float 1.0, ptr %list
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %one, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}

; Which list is read is decided by a number that nothing computed.
define void @told(ptr %w, ptr %x, ptr %o, i64 %i) {
  %lists = alloca [2 x ptr]
  %one = alloca [64 x float]
  %two = alloca [64 x float]
  store ptr %one, ptr %lists
  %second = getelementptr i8, ptr %lists, i64 8
  store ptr %two, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %place = getelementptr ptr, ptr %lists, i64 %i
  %list = load ptr, ptr %place
  store float 1.0, ptr %list
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %one, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
