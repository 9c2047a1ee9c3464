; A function hands on the mask that it is handed, moved by some rows if there is one. There is none
; in any call, so what the other function does with a mask does not happen.
; edge: 0 -> 1 C direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
source_filename = "null_handed_on.c"

@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define i32 @main(i32 %n) {
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 0.0, ptr @y, i32 8)
  call void @step(ptr null, i32 %n)
  call void @step(ptr null, i32 3)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 1.0, ptr @y, i32 8)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 1.0, ptr @z, i32 8)
  ret i32 0
}

define void @step(ptr %mask, i32 %row) noinline {
  %rows = sext i32 %row to i64
  %some = icmp ne ptr %mask, null
  %moved = getelementptr float, ptr %mask, i64 %rows
  %handed = select i1 %some, ptr %moved, ptr null
  call void @apply(ptr %handed)
  ret void
}

define void @apply(ptr %mask) noinline {
  %some = icmp ne ptr %mask, null
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %from = getelementptr float, ptr @y, i64 %i
  %value = load float, ptr %from
  %factor = load float, ptr %mask
  %product = fmul float %value, %factor
  %to = getelementptr float, ptr @z, i64 %i
  store float %product, ptr %to
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, 64
  br i1 %last, label %done, label %loop
done:
  ret void
}
