; What runs when the program ends, with its argument behind the status.
; edge: 1 -> 0 A direct
; reuse: 0 B of 1 B
source_filename = "at_exit.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @on_exit(ptr, ptr)
declare ptr @malloc(i64)
@w = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

define internal void @last(i32 %status, ptr %p) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}

define i32 @main() {
  %x = call ptr @malloc(i64 256)
  call i32 @on_exit(ptr @last, ptr %x)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  ret i32 0
}
