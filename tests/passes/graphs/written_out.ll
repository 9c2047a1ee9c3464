; Stores behind a loop of vectors, with it, overwrite an array. The second leaves one element as it was,
; and the third reads between the stores.
; edge: 0 -> 2 A kernel
; edge: 3 -> 5 A kernel
; edge: 4 -> 5 A kernel
; edge: 6 -> 8 A direct
; edge: 7 -> 8 B copy
; reuse: 0 A of 1 A
; reuse: 0 B of 1 B
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
; reuse: 5 B of 0 B
; reuse: 6 A of 6 A
; reuse: 6 B of 6 B
; reuse: 7 A of 7 A
; reuse: 7 B of 7 B
source_filename = "written_out.c"

@a = internal global [100 x float] zeroinitializer, align 16
@b = internal global [100 x float] zeroinitializer, align 16
@c = internal global [100 x float] zeroinitializer, align 16
@d = internal global [100 x float] zeroinitializer, align 16
@g = internal global [16 x float] zeroinitializer, align 16
@h = internal global [16 x float] zeroinitializer, align 16
@p = internal global [16 x float] zeroinitializer, align 16
@f = internal global [16 x float] zeroinitializer, align 16
@e = internal global [16 x float] zeroinitializer, align 16
@q = internal global [16 x float] zeroinitializer, align 16

define void @filled() {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 10, i32 10, i32 10, float 1.000000e+00, ptr @a, i32 10, ptr @b, i32 10, float 0.000000e+00, ptr @c, i32 10)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 10, i32 10, i32 10, float 1.000000e+00, ptr @a, i32 10, ptr @b, i32 10, float 0.000000e+00, ptr @d, i32 10)
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %entry ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds [100 x float], ptr @c, i64 0, i64 %index
  %1 = getelementptr inbounds i8, ptr %0, i64 16
  %wide.load = load <4 x float>, ptr %0, align 16
  %wide.load12 = load <4 x float>, ptr %1, align 16
  %2 = fcmp ogt <4 x float> %wide.load, zeroinitializer
  %3 = fcmp ogt <4 x float> %wide.load12, zeroinitializer
  %4 = select <4 x i1> %2, <4 x float> %wide.load, <4 x float> zeroinitializer
  %5 = select <4 x i1> %3, <4 x float> %wide.load12, <4 x float> zeroinitializer
  %6 = getelementptr inbounds [100 x float], ptr @d, i64 0, i64 %index
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  store <4 x float> %4, ptr %6, align 16
  store <4 x float> %5, ptr %7, align 16
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, 96
  br i1 %8, label %for.body, label %vector.body, !llvm.loop !9

for.body:
  %9 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 384), align 16
  %cmp1 = fcmp ogt float %9, 0.000000e+00
  %cond = select i1 %cmp1, float %9, float 0.000000e+00
  store float %cond, ptr getelementptr inbounds (i8, ptr @d, i64 384), align 16
  %10 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 388), align 4
  %cmp1.1 = fcmp ogt float %10, 0.000000e+00
  %cond.1 = select i1 %cmp1.1, float %10, float 0.000000e+00
  store float %cond.1, ptr getelementptr inbounds (i8, ptr @d, i64 388), align 4
  %11 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 392), align 8
  %cmp1.2 = fcmp ogt float %11, 0.000000e+00
  %cond.2 = select i1 %cmp1.2, float %11, float 0.000000e+00
  store float %cond.2, ptr getelementptr inbounds (i8, ptr @d, i64 392), align 8
  %12 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 396), align 4
  %cmp1.3 = fcmp ogt float %12, 0.000000e+00
  %cond.3 = select i1 %cmp1.3, float %12, float 0.000000e+00
  store float %cond.3, ptr getelementptr inbounds (i8, ptr @d, i64 396), align 4
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 10, i32 10, i32 10, float 1.000000e+00, ptr @d, i32 10, ptr @b, i32 10, float 0.000000e+00, ptr @c, i32 10)
  ret void
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

define void @one_left() {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 10, i32 10, i32 10, float 1.000000e+00, ptr @a, i32 10, ptr @b, i32 10, float 0.000000e+00, ptr @c, i32 10)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 10, i32 10, i32 10, float 1.000000e+00, ptr @a, i32 10, ptr @b, i32 10, float 0.000000e+00, ptr @d, i32 10)
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %entry ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds [100 x float], ptr @c, i64 0, i64 %index
  %1 = getelementptr inbounds i8, ptr %0, i64 16
  %wide.load = load <4 x float>, ptr %0, align 16
  %wide.load12 = load <4 x float>, ptr %1, align 16
  %2 = fcmp ogt <4 x float> %wide.load, zeroinitializer
  %3 = fcmp ogt <4 x float> %wide.load12, zeroinitializer
  %4 = select <4 x i1> %2, <4 x float> %wide.load, <4 x float> zeroinitializer
  %5 = select <4 x i1> %3, <4 x float> %wide.load12, <4 x float> zeroinitializer
  %6 = getelementptr inbounds [100 x float], ptr @d, i64 0, i64 %index
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  store <4 x float> %4, ptr %6, align 16
  store <4 x float> %5, ptr %7, align 16
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, 96
  br i1 %8, label %for.body, label %vector.body, !llvm.loop !13

for.body:
  %9 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 384), align 16
  %cmp1 = fcmp ogt float %9, 0.000000e+00
  %cond = select i1 %cmp1, float %9, float 0.000000e+00
  store float %cond, ptr getelementptr inbounds (i8, ptr @d, i64 384), align 16
  %10 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 388), align 4
  %cmp1.1 = fcmp ogt float %10, 0.000000e+00
  %cond.1 = select i1 %cmp1.1, float %10, float 0.000000e+00
  store float %cond.1, ptr getelementptr inbounds (i8, ptr @d, i64 388), align 4
  %11 = load float, ptr getelementptr inbounds (i8, ptr @c, i64 392), align 8
  %cmp1.2 = fcmp ogt float %11, 0.000000e+00
  %cond.2 = select i1 %cmp1.2, float %11, float 0.000000e+00
  store float %cond.2, ptr getelementptr inbounds (i8, ptr @d, i64 392), align 8
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 10, i32 10, i32 10, float 1.000000e+00, ptr @d, i32 10, ptr @b, i32 10, float 0.000000e+00, ptr @c, i32 10)
  ret void
}

define void @read_between() {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr @g, i32 4, ptr @h, i32 4, float 0.000000e+00, ptr @p, i32 4)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr @h, i32 4, ptr @g, i32 4, float 0.000000e+00, ptr @f, i32 4)
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) @f, i8 0, i64 32, i1 false)
  %0 = load float, ptr getelementptr inbounds (i8, ptr @f, i64 48), align 16
  store float %0, ptr @e, align 16
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) getelementptr inbounds (i8, ptr @f, i64 32), i8 0, i64 32, i1 false)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr @p, i32 4, ptr @e, i32 4, float 0.000000e+00, ptr @q, i32 4)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1)

!9 = distinct !{!9, !10, !11, !12}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.isvectorized", i32 1}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
!13 = distinct !{!13, !10, !11, !12}
