; A table of functions is called through an index: either may follow either, as operand A. Others
; may have set the table, to a function of which nothing is known.
; edge: 0 -> 0 A unknown
; edge: 0 -> 0 B unknown
; edge: 0 -> 1 A unknown
; edge: 0 -> 1 B unknown
; edge: 1 -> 0 A unknown
; edge: 1 -> 0 B unknown
; edge: 1 -> 1 A unknown
; edge: 1 -> 1 B unknown
source_filename = "function_table.c"

@table = internal global [2 x ptr] [ptr @plain, ptr @transposed]

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i64 @choice()

define internal void @plain(ptr %a, ptr %b, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}

define internal void @transposed(ptr %a, ptr %b, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 112, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}

define void @set(ptr %function) {
  store ptr %function, ptr @table
  ret void
}

define void @main(ptr %a, ptr %b, ptr %c, ptr %d) {
  %i = call i64 @choice()
  %p = getelementptr ptr, ptr @table, i64 %i
  %f = load ptr, ptr %p
  call void %f(ptr %a, ptr %b, ptr %c)
  %j = call i64 @choice()
  %q = getelementptr ptr, ptr @table, i64 %j
  %g = load ptr, ptr %q
  call void %g(ptr %c, ptr %b, ptr %d)
  ret void
}
