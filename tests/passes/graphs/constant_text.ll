; Constants hold no elements, whoever is handed them: two functions that are not seen exchange nothing
; through a text or a table. What lies behind pointers in a table they may change.
; edge: 2 -> 3 A call
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "constant_text.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @look(ptr, ptr)
@text = private unnamed_addr constant [4 x i8] c"abc\00"
@buffer = internal global [64 x float] zeroinitializer
@table = internal constant [1 x ptr] [ptr @buffer]

define void @by_text(ptr %w, ptr %x, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @look(ptr @text, ptr %x)
  call void @look(ptr @text, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  ret void
}

define void @by_table(ptr %w, ptr %x, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @look(ptr @table, ptr %x)
  call void @look(ptr @table, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  ret void
}
