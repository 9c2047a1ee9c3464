; Either of two products may have written what the third reads.
; edge: 0 -> 2 B direct
; edge: 1 -> 2 B direct
source_filename = "branches.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @either(i1 %which, ptr %a, ptr %b, ptr %c, ptr %d) {
  br i1 %which, label %one, label %other
one:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  br label %both
other:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %b, i32 8, ptr %a, i32 8, float 0.000000e+00, ptr %c, i32 8)
  br label %both
both:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %c, i32 8, float 0.000000e+00, ptr %d, i32 8)
  ret void
}
