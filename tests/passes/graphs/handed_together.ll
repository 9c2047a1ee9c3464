; Functions that one call is handed run in any order before it returns, the second first.
; edge: 1 -> 0 A direct
; reuse: 0 B of 1 B
; reuse: 1 A of 1 A
; reuse: 1 B of 0 B
source_filename = "handed_together.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @parse(ptr)
@handlers = internal constant [2 x ptr] [ptr @read, ptr @fill]
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

define i32 @main() {
  call void @parse(ptr @handlers)
  ret i32 0
}

define internal void @read() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @x, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}

define internal void @fill() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}
