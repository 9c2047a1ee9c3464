; Two branches compute the address of the same member, as a compiler makes of a loop's guard. What a
; loop stores in the member before it is not there.
; edge: 0 -> 4 C kernel
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
source_filename = "one_address_on_two_ways.c"

%model = type { [64 x float], [64 x float], [64 x float] }

@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @note(i32)

define i32 @main(i32 %n) {
  %model = alloca %model
  call void @llvm.memset.p0.i64(ptr %model, i8 0, i64 768, i1 false)
  call void @train(ptr %model, i32 %n)
  ret i32 0
}

define void @train(ptr %model, i32 %n) noinline {
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 0.0, ptr @y, i32 8)
  %biases = getelementptr i8, ptr %model, i64 256
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %from = getelementptr float, ptr @y, i64 %i
  %value = load float, ptr %from
  %to = getelementptr float, ptr %biases, i64 %i
  %old = load float, ptr %to
  %sum = fadd float %value, %old
  store float %sum, ptr %to
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %left, label %loop
left:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %one, label %other
one:
  %first = getelementptr i8, ptr %model, i64 512
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %first, i32 8, ptr @x, i32 8, float 0.0, ptr @z, i32 8)
  br label %both
other:
  %k = phi i32 [ 0, %left ], [ %more, %other ]
  call void @note(i32 %k)
  %more = add i32 %k, 1
  %last = icmp sge i32 %more, 8
  br i1 %last, label %behind, label %other
behind:
  %second = getelementptr i8, ptr %model, i64 512
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %second, i32 8, ptr @x, i32 8, float 0.0, ptr @z, i32 8)
  call void @note(i32 9)
  br label %both
both:
  %weights = phi ptr [ %first, %one ], [ %second, %behind ]
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 1.0, ptr %weights, i32 8)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 1.0, ptr %biases, i32 8)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
