; Three products share x; its pointer is loaded anew each time. k's weights are written in the loop,
; the second x is another matrix by then, and the transposed one is packed along its other side.
; edge: 0 -> 0 B copy loop
; edge: 0 -> 1 A copy loop
; edge: 0 -> 1 B copy loop
; edge: 0 -> 2 B copy loop
; edge: 0 -> 3 B copy
; edge: 0 -> 4 A copy
; edge: 0 -> 4 B copy
; reuse: 0 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 2 A
; reuse: 2 B of 0 B
; reuse: 3 A of 2 A
source_filename = "reuses.c"

@zero = internal constant float 0.000000e+00
@one = internal constant float 1.000000e+00

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudaMemcpy(ptr, ptr, i64, i32)
declare void @fill(ptr)
declare i1 @again()

define void @main(ptr %h, ptr %n.place, ptr %wq, ptr %wk, ptr %wv, ptr %q, ptr %k, ptr %v) {
entry:
  %n = load i32, ptr %n.place
  %x = alloca ptr
  %s = call i32 @cudaMalloc(ptr %x, i64 1024)
  br label %loop
loop:
  %x0 = load ptr, ptr %x
  %s0 = call i32 @cublasSgemm_v2(ptr %h, i32 1, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %wq, i32 %n, ptr %x0, i32 %n, ptr @zero, ptr %q, i32 %n)
  %x1 = load ptr, ptr %x
  %s1 = call i32 @cublasSgemm_v2(ptr %h, i32 1, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %wk, i32 %n, ptr %x1, i32 %n, ptr @zero, ptr %k, i32 %n)
  %x2 = load ptr, ptr %x
  %s2 = call i32 @cublasSgemm_v2(ptr %h, i32 1, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %wv, i32 %n, ptr %x2, i32 %n, ptr @zero, ptr %v, i32 %n)
  %c0 = call i32 @cudaMemcpy(ptr %x2, ptr %q, i64 256, i32 3)
  %c1 = call i32 @cudaMemcpy(ptr %wk, ptr %q, i64 64, i32 3)
  %more = call i1 @again()
  br i1 %more, label %loop, label %done
done:
  %x3 = load ptr, ptr %x
  %s3 = call i32 @cublasSgemm_v2(ptr %h, i32 1, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %wv, i32 %n, ptr %x3, i32 %n, ptr @zero, ptr %v, i32 %n)
  %s4 = call i32 @cublasSgemm_v2(ptr %h, i32 1, i32 1, i32 %n, i32 %n, i32 %n, ptr @one, ptr %wk, i32 %n, ptr %x3, i32 %n, ptr @zero, ptr %v, i32 %n)
  ret void
}
