; A row is copied by vectors or by a loop, as its addresses may overlap: overwritten on both ways.
; edge: 1 -> 2 A copy
; reuse: 2 B of 0 B
source_filename = "checked_copy.c"

@u = internal global [32 x [32 x float]] zeroinitializer, align 16
@t = internal global [32 x [32 x float]] zeroinitializer, align 16

define void @filled(ptr %x, ptr %w, ptr %y) {
entry:
  %y32 = ptrtoint ptr %y to i64
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.000000e+00, ptr %x, i32 32, ptr %w, i32 32, float 0.000000e+00, ptr @u, i32 32)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.000000e+00, ptr %w, i32 32, ptr %x, i32 32, float 0.000000e+00, ptr %y, i32 32)
  %0 = sub i64 ptrtoint (ptr @u to i64), %y32
  %diff.check = icmp ult i64 %0, 32
  br label %for.cond1.preheader

for.cond1.preheader:
  %indvars.iv27 = phi i64 [ 0, %entry ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  %arrayidx.idx = shl nsw i64 %indvars.iv27, 7
  %invariant.gep = getelementptr inbounds i8, ptr %y, i64 %arrayidx.idx
  br i1 %diff.check, label %for.body4, label %vector.body

vector.body:
  %1 = getelementptr inbounds i8, ptr %invariant.gep, i64 16
  %wide.load = load <4 x float>, ptr %invariant.gep, align 4
  %wide.load33 = load <4 x float>, ptr %1, align 4
  %2 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 0
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  store <4 x float> %wide.load, ptr %2, align 16
  store <4 x float> %wide.load33, ptr %3, align 16
  %4 = getelementptr inbounds i8, ptr %invariant.gep, i64 32
  %5 = getelementptr inbounds i8, ptr %invariant.gep, i64 48
  %wide.load.1 = load <4 x float>, ptr %4, align 4
  %wide.load33.1 = load <4 x float>, ptr %5, align 4
  %6 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 8
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  store <4 x float> %wide.load.1, ptr %6, align 16
  store <4 x float> %wide.load33.1, ptr %7, align 16
  %8 = getelementptr inbounds i8, ptr %invariant.gep, i64 64
  %9 = getelementptr inbounds i8, ptr %invariant.gep, i64 80
  %wide.load.2 = load <4 x float>, ptr %8, align 4
  %wide.load33.2 = load <4 x float>, ptr %9, align 4
  %10 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 16
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store <4 x float> %wide.load.2, ptr %10, align 16
  store <4 x float> %wide.load33.2, ptr %11, align 16
  %12 = getelementptr inbounds i8, ptr %invariant.gep, i64 96
  %13 = getelementptr inbounds i8, ptr %invariant.gep, i64 112
  %wide.load.3 = load <4 x float>, ptr %12, align 4
  %wide.load33.3 = load <4 x float>, ptr %13, align 4
  %14 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 24
  %15 = getelementptr inbounds i8, ptr %14, i64 16
  store <4 x float> %wide.load.3, ptr %14, align 16
  store <4 x float> %wide.load33.3, ptr %15, align 16
  br label %for.cond.cleanup3

for.cond.cleanup:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.000000e+00, ptr @u, i32 32, ptr %w, i32 32, float 0.000000e+00, ptr @t, i32 32)
  ret void

for.cond.cleanup3:
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next28, 32
  br i1 %exitcond31.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !9

for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.3, %for.body4 ], [ 0, %for.cond1.preheader ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %16 = load float, ptr %gep, align 4
  %arrayidx8 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 %indvars.iv
  store float %16, ptr %arrayidx8, align 16
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %gep.1 = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv.next
  %17 = load float, ptr %gep.1, align 4
  %arrayidx8.1 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 %indvars.iv.next
  store float %17, ptr %arrayidx8.1, align 4
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %gep.2 = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv.next.1
  %18 = load float, ptr %gep.2, align 4
  %arrayidx8.2 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 %indvars.iv.next.1
  store float %18, ptr %arrayidx8.2, align 8
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %gep.3 = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv.next.2
  %19 = load float, ptr %gep.3, align 4
  %arrayidx8.3 = getelementptr inbounds [32 x [32 x float]], ptr @u, i64 0, i64 %indvars.iv27, i64 %indvars.iv.next.2
  store float %19, ptr %arrayidx8.3, align 4
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, 32
  br i1 %exitcond.not.3, label %for.cond.cleanup3, label %for.body4, !llvm.loop !11
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !12}
!12 = !{!"llvm.loop.isvectorized", i32 1}
