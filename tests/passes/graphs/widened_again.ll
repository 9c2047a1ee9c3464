; A number that was narrowed and widened again, as clang 14 writes it: shifted up and down.
; edge: 2 -> 3 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "widened_again.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i64 @llvm.smin.i64(i64, i64)

; The second product reads behind the square that the first writes.
define void @apart(i64 %n, i64 %block, ptr %p, ptr %x, ptr %y) {
  %smaller = call i64 @llvm.smin.i64(i64 %n, i64 %block)
  %rows = trunc i64 %smaller to i32
  %high = shl i64 %smaller, 32
  %again = ashr exact i64 %high, 32
  %square = mul nsw i64 %again, %again
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %x, i32 %rows, ptr %x, i32 1, float 0.0, ptr %p, i32 %rows)
  %behind = getelementptr float, ptr %p, i64 %square
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %behind, i32 %rows, ptr %x, i32 1, float 0.0, ptr %y, i32 %rows)
  ret void
}

; A quarter as far, which is in the middle of it.
define void @within(i64 %n, i64 %block, ptr %p, ptr %x, ptr %y) {
  %smaller = call i64 @llvm.smin.i64(i64 %n, i64 %block)
  %rows = trunc i64 %smaller to i32
  %high = shl i64 %smaller, 32
  %again = ashr exact i64 %high, 33
  %square = mul nsw i64 %again, %again
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %x, i32 %rows, ptr %x, i32 1, float 0.0, ptr %p, i32 %rows)
  %behind = getelementptr float, ptr %p, i64 %square
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %behind, i32 %rows, ptr %x, i32 1, float 0.0, ptr %y, i32 %rows)
  ret void
}
