; A function that nobody knows may carry elements between its arguments.
; edge: 0 -> 1 A call
; edge: 0 -> 1 B call
source_filename = "unknown_call.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @mystery(ptr, ptr)
declare void @look(ptr readonly, ptr readonly)

define void @main(ptr %a, ptr %b, ptr %c, ptr %d, ptr %e) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  call void @look(ptr %c, ptr %b)
  call void @mystery(ptr %c, ptr %d)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %c, i32 8, ptr %d, i32 8, float 0.000000e+00, ptr %e, i32 8)
  ret void
}
