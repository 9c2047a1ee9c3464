; A buffer that is filled again from its first byte to its last holds nothing of before.
; edge: 1 -> 2 B direct
; reuse: 2 A of 0 A
source_filename = "overwritten.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(i32 %n, ptr %x, ptr %y, ptr %z) {
  %wide = sext i32 %n to i64
  %count = mul i64 %wide, %wide
  %bytes = shl i64 %count, 2
  %p = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %y, i32 %n, float 0.000000e+00, ptr %p, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %y, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %p, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %p, i32 %n, float 0.000000e+00, ptr %z, i32 %n)
  ret void
}
