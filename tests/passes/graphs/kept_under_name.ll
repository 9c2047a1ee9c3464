; A function that is not seen may keep a pointer under a name, a text that is a constant, and give it
; back for that name.
; edge: 0 -> 1 A unknown
; reuse: 1 B of 0 B
source_filename = "kept_under_name.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @search(ptr, ptr, i32)
@name = private unnamed_addr constant [2 x i8] c"k\00"

define void @by_name(ptr %w, ptr %y) {
  %x = alloca [64 x float]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %ignored = call ptr @search(ptr @name, ptr %x, i32 1)
  %found = call ptr @search(ptr @name, ptr null, i32 0)
  %place = getelementptr { ptr, ptr }, ptr %found, i64 0, i32 1
  %matrix = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %matrix, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}
