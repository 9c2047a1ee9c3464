; A loop that fills a matrix row by row may read each row again once it is written, and no other.
; edge: 2 -> 3 B kernel
; edge: 4 -> 5 A direct
; reuse: 1 B of 0 B
; reuse: 5 B of 4 B
source_filename = "read_after_written.c"

define void @normalised(ptr %x, ptr %w, i32 %n) {
entry:
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %call, i32 %n)
  %cmp80 = icmp sgt i32 %n, 0
  br i1 %cmp80, label %for.cond4.preheader.lr.ph, label %for.cond.cleanup

for.cond4.preheader.lr.ph:
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %wide.trip.count95 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %wide.trip.count88 = zext nneg i32 %n to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv90 = phi i64 [ 0, %for.cond4.preheader.lr.ph ], [ %indvars.iv.next91, %for.cond.cleanup24 ]
  %2 = mul nuw nsw i64 %indvars.iv90, %0
  br label %for.body8

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %call, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body25.lr.ph:
  %3 = mul nuw nsw i64 %indvars.iv90, %1
  %invariant.gep = getelementptr inbounds float, ptr %call, i64 %3
  br label %for.body25

for.body8:
  %indvars.iv = phi i64 [ 0, %for.cond4.preheader ], [ %indvars.iv.next, %for.body8 ]
  %z.076 = phi float [ 0.000000e+00, %for.cond4.preheader ], [ %add19, %for.body8 ]
  %4 = add nuw nsw i64 %indvars.iv, %2
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %4
  %5 = load float, ptr %arrayidx, align 4
  %mul10 = fmul float %5, 2.000000e+00
  %arrayidx14 = getelementptr inbounds float, ptr %call, i64 %4
  store float %mul10, ptr %arrayidx14, align 4
  %add19 = fadd float %z.076, %5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body25.lr.ph, label %for.body8

for.cond.cleanup24:
  %indvars.iv.next91 = add nuw nsw i64 %indvars.iv90, 1
  %exitcond96.not = icmp eq i64 %indvars.iv.next91, %wide.trip.count95
  br i1 %exitcond96.not, label %for.cond.cleanup, label %for.cond4.preheader

for.body25:
  %indvars.iv84 = phi i64 [ 0, %for.body25.lr.ph ], [ %indvars.iv.next85, %for.body25 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv84
  %6 = load float, ptr %gep, align 4
  %div = fdiv float %6, %add19
  store float %div, ptr %gep, align 4
  %indvars.iv.next85 = add nuw nsw i64 %indvars.iv84, 1
  %exitcond89.not = icmp eq i64 %indvars.iv.next85, %wide.trip.count88
  br i1 %exitcond89.not, label %for.cond.cleanup24, label %for.body25
}

declare ptr @malloc(i64)

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @next_row(ptr %x, ptr %w, i32 %n) {
entry:
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %call, i32 %n)
  %cmp106 = icmp sgt i32 %n, 1
  br i1 %cmp106, label %for.cond4.preheader.lr.ph, label %for.cond42.preheader

for.cond4.preheader.lr.ph:
  %sub = add nsw i32 %n, -1
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %2 = zext nneg i32 %n to i64
  %wide.trip.count126 = zext i32 %sub to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %wide.trip.count117 = zext nneg i32 %n to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv119 = phi i64 [ 0, %for.cond4.preheader.lr.ph ], [ %indvars.iv.next120, %for.cond.cleanup24 ]
  %3 = mul nuw nsw i64 %indvars.iv119, %0
  br label %for.body8

for.cond42.preheader:
  %cmp44108.not = icmp eq i32 %n, 0
  br i1 %cmp44108.not, label %for.cond.cleanup46, label %for.body47.preheader

for.body47.preheader:
  %mul43 = mul i32 %n, %n
  %4 = tail call i32 @llvm.umax.i32(i32 %mul43, i32 1)
  %umax = zext i32 %4 to i64
  %5 = shl nuw nsw i64 %umax, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %call, i8 0, i64 %5, i1 false)
  br label %for.cond.cleanup46

for.body25.lr.ph:
  %6 = add nuw nsw i64 %indvars.iv119, 1
  %7 = mul nuw nsw i64 %6, %1
  %8 = mul nuw nsw i64 %indvars.iv119, %2
  %invariant.gep = getelementptr inbounds float, ptr %call, i64 %7
  %invariant.gep131 = getelementptr inbounds float, ptr %x, i64 %8
  br label %for.body25

for.body8:
  %indvars.iv = phi i64 [ 0, %for.cond4.preheader ], [ %indvars.iv.next, %for.body8 ]
  %z.0102 = phi float [ 0.000000e+00, %for.cond4.preheader ], [ %add19, %for.body8 ]
  %9 = add nuw nsw i64 %indvars.iv, %3
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %9
  %10 = load float, ptr %arrayidx, align 4
  %mul10 = fmul float %10, 2.000000e+00
  %arrayidx14 = getelementptr inbounds float, ptr %call, i64 %9
  store float %mul10, ptr %arrayidx14, align 4
  %add19 = fadd float %z.0102, %10
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body25.lr.ph, label %for.body8

for.cond.cleanup24:
  %indvars.iv.next120 = add nuw nsw i64 %indvars.iv119, 1
  %exitcond127.not = icmp eq i64 %indvars.iv.next120, %wide.trip.count126
  br i1 %exitcond127.not, label %for.cond42.preheader, label %for.cond4.preheader

for.body25:
  %indvars.iv112 = phi i64 [ 0, %for.body25.lr.ph ], [ %indvars.iv.next113, %for.body25 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv112
  %11 = load float, ptr %gep, align 4
  %div = fdiv float %11, %add19
  %gep132 = getelementptr inbounds float, ptr %invariant.gep131, i64 %indvars.iv112
  store float %div, ptr %gep132, align 4
  %indvars.iv.next113 = add nuw nsw i64 %indvars.iv112, 1
  %exitcond118.not = icmp eq i64 %indvars.iv.next113, %wide.trip.count117
  br i1 %exitcond118.not, label %for.cond.cleanup24, label %for.body25

for.cond.cleanup46:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %call, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %w, i32 %n)
  ret void
}

define void @before(ptr %x, ptr %w, i32 %n) {
entry:
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %call, i32 %n)
  %cmp63 = icmp sgt i32 %n, 0
  br i1 %cmp63, label %for.cond4.preheader.lr.ph, label %for.cond.cleanup

for.cond4.preheader.lr.ph:
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %wide.trip.count78 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %wide.trip.count71 = zext nneg i32 %n to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv73 = phi i64 [ 0, %for.cond4.preheader.lr.ph ], [ %indvars.iv.next74, %for.cond.cleanup15 ]
  %2 = mul nuw nsw i64 %indvars.iv73, %0
  %invariant.gep = getelementptr inbounds float, ptr %call, i64 %2
  br label %for.body8

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %call, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body16.lr.ph:
  %3 = mul nuw nsw i64 %indvars.iv73, %1
  %invariant.gep80 = getelementptr inbounds float, ptr %call, i64 %3
  br label %for.body16

for.body8:
  %indvars.iv = phi i64 [ 0, %for.cond4.preheader ], [ %indvars.iv.next, %for.body8 ]
  %z.059 = phi float [ 1.000000e+00, %for.cond4.preheader ], [ %add10, %for.body8 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %4 = load float, ptr %gep, align 4
  %add10 = fadd float %z.059, %4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body16.lr.ph, label %for.body8

for.cond.cleanup15:
  %indvars.iv.next74 = add nuw nsw i64 %indvars.iv73, 1
  %exitcond79.not = icmp eq i64 %indvars.iv.next74, %wide.trip.count78
  br i1 %exitcond79.not, label %for.cond.cleanup, label %for.cond4.preheader

for.body16:
  %indvars.iv67 = phi i64 [ 0, %for.body16.lr.ph ], [ %indvars.iv.next68, %for.body16 ]
  %gep81 = getelementptr inbounds float, ptr %invariant.gep80, i64 %indvars.iv67
  store float %add10, ptr %gep81, align 4
  %indvars.iv.next68 = add nuw nsw i64 %indvars.iv67, 1
  %exitcond72.not = icmp eq i64 %indvars.iv.next68, %wide.trip.count71
  br i1 %exitcond72.not, label %for.cond.cleanup15, label %for.body16
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @llvm.umax.i32(i32, i32)

