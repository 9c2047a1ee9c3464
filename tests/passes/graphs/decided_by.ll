; What a product decides, by a branch or as an index, is an edge, as in k-means: where its largest
; element lies (0), which elements are positive (1), a number computed from it that a routine is
; handed (2). A test of convergence that ends a loop (around site 3) decides nothing.
; edge: 0 -> 1 B kernel
; edge: 1 -> 2 B kernel
; edge: 2 -> 3 B call
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 3 B of 3 B
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_saxpy(i32, float, ptr, i32, ptr, i32)
declare ptr @malloc(i64)
declare void @fill(ptr)

define void @mark_largest(ptr %x, ptr %marks) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %best = phi i64 [ 0, %entry ], [ %better, %latch ]
  %p = getelementptr float, ptr %x, i64 %i
  %q = getelementptr float, ptr %x, i64 %best
  %v = load float, ptr %p
  %w = load float, ptr %q
  %greater = fcmp ogt float %v, %w
  br i1 %greater, label %take, label %latch
take:
  br label %latch
latch:
  %better = phi i64 [ %i, %take ], [ %best, %loop ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  %mark = getelementptr float, ptr %marks, i64 %better
  store float 1.0, ptr %mark
  ret void
}

define void @mark_positive(ptr %x, ptr %marks) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %positive = fcmp ogt float %v, 0.0
  br i1 %positive, label %mark, label %latch
mark:
  %m = getelementptr float, ptr %marks, i64 %i
  store float 1.0, ptr %m
  br label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @main() {
entry:
  %a = call ptr @malloc(i64 256)
  call void @fill(ptr %a)
  %b = call ptr @malloc(i64 256)
  %c = call ptr @malloc(i64 256)
  %d = call ptr @malloc(i64 256)
  %e = call ptr @malloc(i64 256)
  %f = call ptr @malloc(i64 256)
  %g = call ptr @malloc(i64 256)
  %h = call ptr @malloc(i64 256)
  call void @fill(ptr %c)
  call void @fill(ptr %e)
  call void @fill(ptr %g)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 0.0, ptr %b, i32 8)
  call void @mark_largest(ptr %b, ptr %c)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %c, i32 8, float 0.0, ptr %d, i32 8)
  call void @mark_positive(ptr %d, ptr %e)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %e, i32 8, float 0.0, ptr %f, i32 8)
  %first = load float, ptr %f
  %factor = fmul float %first, 2.0
  call void @cblas_saxpy(i32 64, float %factor, ptr %a, i32 1, ptr %g, i32 1)
  br label %loop
loop:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %g, i32 8, float 0.0, ptr %h, i32 8)
  %change = load float, ptr %h
  %far = fcmp ogt float %change, 1.0e+00
  br i1 %far, label %again, label %done
again:
  store float 0.0, ptr %a
  br label %loop
done:
  ret void
}
