; The second product reads what the first wrote, unchanged, as A and as B.
; edge: 0 -> 1 A direct
; edge: 0 -> 1 B direct
source_filename = "direct.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @square(ptr %a, ptr %b, ptr %c, ptr %d) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %c, i32 8, ptr %c, i32 8, float 0.000000e+00, ptr %d, i32 8)
  ret void
}
