; In a loop the first product reads what the second wrote one round before.
; edge: 0 -> 1 B direct
; edge: 1 -> 0 B direct loop
; reuse: 1 A of 0 A
source_filename = "loop_carried.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @power(ptr %a, ptr %x, ptr %y, i32 %rounds) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %x, i32 8)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %loop, label %done
done:
  ret void
}
