; What a loop wrote and code after it reads is not carried by the loop.
; edge: 0 -> 1 B direct
source_filename = "after_loop.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @after(ptr %a, ptr %b, ptr %c, ptr %d, i32 %rounds) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %rounds
  br i1 %more, label %body, label %done
body:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  %next = add i32 %i, 1
  br label %head
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %c, i32 8, float 0.000000e+00, ptr %d, i32 8)
  ret void
}
