; Each turn of the loop has a block of its own on the stack: the second's result leaves the first's.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 0 A of 0 A
; reuse: 0 B of 1 B
; reuse: 1 A of 1 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "alloca_in_loop.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %x, ptr %y) {
  %blocks = alloca [2 x ptr]
  br label %loop

loop:
  %i = phi i64 [ 0, %0 ], [ 1, %next ]
  %block = alloca [64 x float]
  %place = getelementptr ptr, ptr %blocks, i64 %i
  store ptr %block, ptr %place
  %first = icmp eq i64 %i, 0
  br i1 %first, label %one, label %two

one:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %block, i32 8)
  br label %next

two:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %y, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %block, i32 8)
  br label %next

next:
  br i1 %first, label %loop, label %done

done:
  %kept = load ptr, ptr %blocks
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %kept, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
