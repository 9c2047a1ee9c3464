; A triangular solve reads what it overwrites.
; edge: 0 -> 1 A call
; missed: cblas_strsm 0 triangular solves run natively
source_filename = "solved_in_place.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_strsm(i32, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32)

define void @solve(i32 %n, ptr %a, ptr %x, ptr %c, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %c, i32 %n)
  call void @cblas_strsm(i32 102, i32 141, i32 122, i32 111, i32 131, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %c, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %c, i32 %n, ptr %a, i32 %n, float 0.0, ptr %y, i32 %n)
  ret void
}
