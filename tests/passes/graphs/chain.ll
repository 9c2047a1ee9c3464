; Three products with a host loop in place between them.
; edge: 0 -> 1 B kernel
; edge: 1 -> 2 B kernel
source_filename = "chain.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define internal void @relu(ptr %x, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %positive = fcmp ogt float %v, 0.000000e+00
  %r = select i1 %positive, float %v, float 0.000000e+00
  store float %r, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @main(ptr %x, ptr %w1, ptr %w2, ptr %w3, ptr %y) {
  %h1 = call ptr @malloc(i64 256)
  %h2 = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w1, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %h1, i32 8)
  call void @relu(ptr %h1, i64 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w2, i32 8, ptr %h1, i32 8, float 0.000000e+00, ptr %h2, i32 8)
  call void @relu(ptr %h2, i64 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w3, i32 8, ptr %h2, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
