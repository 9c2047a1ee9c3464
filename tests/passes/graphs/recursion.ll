; A recursive function: its site feeds itself.
; edge: 0 -> 0 B direct loop
; reuse: 0 A of 0 A
source_filename = "recursion.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define internal void @step(ptr %a, ptr %x, ptr %y, i32 %left) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  %done = icmp eq i32 %left, 0
  br i1 %done, label %out, label %again
again:
  %less = sub i32 %left, 1
  call void @step(ptr %a, ptr %y, ptr %x, i32 %less)
  br label %out
out:
  ret void
}

define i32 @main(ptr %a, ptr %x, ptr %y) {
  call void @step(ptr %a, ptr %x, ptr %y, i32 5)
  ret i32 0
}
