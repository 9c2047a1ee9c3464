; What is overwritten as a whole, though control may go past it where there is none of it.
; edge: 2 -> 3 A direct
; edge: 8 -> 9 A kernel
; edge: 10 -> 11 A kernel
; edge: 12 -> 13 A direct
; edge: 15 -> 18 A kernel
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
; reuse: 9 B of 8 B
; reuse: 11 B of 10 B
; reuse: 13 B of 12 B
; reuse: 15 A of 14 A
; reuse: 15 B of 14 B
; reuse: 16 A of 14 A
; reuse: 16 B of 14 B
; reuse: 17 B of 14 B
; reuse: 18 B of 14 B
; reuse: 19 B of 14 B
source_filename = "left_out.c"

@all = internal global [64 x float] zeroinitializer, align 16
@most = internal global [65 x float] zeroinitializer, align 16
@shared = weak global [64 x float] zeroinitializer, align 16

define void @copied_unless_empty(ptr %x, ptr %w, i32 %n) {
entry:
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %call, i32 %n)
  %cmp30.not = icmp eq i32 %n, 0
  br i1 %cmp30.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:
  %mul3 = mul i32 %n, %n
  %0 = tail call i32 @llvm.umax.i32(i32 %mul3, i32 1)
  %umax = zext i32 %0 to i64
  %1 = shl nuw nsw i64 %umax, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %call, ptr align 4 %x, i64 %1, i1 false)
  br label %for.cond.cleanup

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %call, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void
}

declare ptr @malloc(i64)

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @copied_if_told(ptr %x, ptr %w, i32 %n, i32 %told) {
entry:
  %conv = sext i32 %n to i64
  %mul = shl nsw i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %call, i32 %n)
  %tobool.not = icmp eq i32 %told, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %call, ptr align 4 %x, i64 %mul2, i1 false)
  br label %if.end

if.end:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %call, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define void @row_by_row(ptr %x, ptr %w, i32 %r, i32 %c) {
entry:
  %conv = sext i32 %r to i64
  %mul = shl nsw i64 %conv, 2
  %conv1 = sext i32 %c to i64
  %mul2 = mul i64 %mul, %conv1
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %x, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %call, i32 %r)
  %cmp47 = icmp sgt i32 %r, 0
  br i1 %cmp47, label %for.cond4.preheader.lr.ph, label %for.cond.cleanup

for.cond4.preheader.lr.ph:
  %cmp545 = icmp sgt i32 %c, 0
  %0 = zext i32 %c to i64
  %wide.trip.count55 = zext nneg i32 %r to i64
  %wide.trip.count = zext nneg i32 %c to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv51 = phi i64 [ 0, %for.cond4.preheader.lr.ph ], [ %indvars.iv.next52, %for.cond.cleanup7 ]
  br i1 %cmp545, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:
  %1 = mul nuw nsw i64 %indvars.iv51, %0
  br label %for.body8

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %call, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %x, i32 %r)
  ret void

for.cond.cleanup7:
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next52, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.cond4.preheader

for.body8:
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %2 = add nuw nsw i64 %indvars.iv, %1
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %2
  %3 = load float, ptr %arrayidx, align 4
  %mul10 = fmul float %3, 3.000000e+00
  %arrayidx14 = getelementptr inbounds float, ptr %call, i64 %2
  store float %mul10, ptr %arrayidx14, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

define void @column_by_column(ptr %x, ptr %w, i32 %r, i32 %c) {
entry:
  %conv = sext i32 %r to i64
  %mul = shl nsw i64 %conv, 2
  %conv1 = sext i32 %c to i64
  %mul2 = mul i64 %mul, %conv1
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %x, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %call, i32 %r)
  %cmp46 = icmp sgt i32 %r, 0
  br i1 %cmp46, label %for.cond4.preheader.lr.ph, label %for.cond.cleanup

for.cond4.preheader.lr.ph:
  %cmp544 = icmp sgt i32 %c, 0
  %0 = zext nneg i32 %r to i64
  %1 = zext i32 %c to i64
  %wide.trip.count56 = zext nneg i32 %r to i64
  %wide.trip.count = zext nneg i32 %c to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv52 = phi i64 [ 0, %for.cond4.preheader.lr.ph ], [ %indvars.iv.next53, %for.cond.cleanup7 ]
  br i1 %cmp544, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:
  %2 = mul nuw nsw i64 %indvars.iv52, %1
  %invariant.gep = getelementptr inbounds float, ptr %x, i64 %2
  %invariant.gep58 = getelementptr inbounds float, ptr %call, i64 %indvars.iv52
  br label %for.body8

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %call, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %x, i32 %r)
  ret void

for.cond.cleanup7:
  %indvars.iv.next53 = add nuw nsw i64 %indvars.iv52, 1
  %exitcond57.not = icmp eq i64 %indvars.iv.next53, %wide.trip.count56
  br i1 %exitcond57.not, label %for.cond.cleanup, label %for.cond4.preheader

for.body8:
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %3 = load float, ptr %gep, align 4
  %4 = mul nuw nsw i64 %indvars.iv, %0
  %gep59 = getelementptr inbounds float, ptr %invariant.gep58, i64 %4
  store float %3, ptr %gep59, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

define void @triangle(ptr %x, ptr %w, i32 %r, i32 %c) {
entry:
  %conv = sext i32 %r to i64
  %mul = shl nsw i64 %conv, 2
  %conv1 = sext i32 %c to i64
  %mul2 = mul i64 %mul, %conv1
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %x, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %call, i32 %r)
  %cmp47 = icmp sgt i32 %r, 0
  br i1 %cmp47, label %for.cond4.preheader.preheader, label %for.cond.cleanup

for.cond4.preheader.preheader:
  %0 = sext i32 %c to i64
  %wide.trip.count55 = zext nneg i32 %r to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv51 = phi i64 [ 0, %for.cond4.preheader.preheader ], [ %indvars.iv.next52, %for.cond.cleanup7 ]
  %cmp545.not = icmp eq i64 %indvars.iv51, 0
  br i1 %cmp545.not, label %for.cond.cleanup7, label %for.body8.lr.ph

for.body8.lr.ph:
  %1 = mul nsw i64 %indvars.iv51, %0
  br label %for.body8

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %call, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %x, i32 %r)
  ret void

for.cond.cleanup7:
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next52, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.cond4.preheader

for.body8:
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %2 = add nsw i64 %indvars.iv, %1
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %2
  %3 = load float, ptr %arrayidx, align 4
  %mul10 = fmul float %3, 3.000000e+00
  %arrayidx14 = getelementptr inbounds float, ptr %call, i64 %2
  store float %mul10, ptr %arrayidx14, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv51
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

define void @all_rows_but_one(ptr %x, ptr %w, i32 %r, i32 %c) {
entry:
  %conv = sext i32 %r to i64
  %mul = shl nsw i64 %conv, 2
  %conv1 = sext i32 %c to i64
  %mul2 = mul i64 %mul, %conv1
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %x, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %call, i32 %r)
  %cmp47 = icmp sgt i32 %r, 1
  br i1 %cmp47, label %for.cond4.preheader.lr.ph, label %for.cond.cleanup

for.cond4.preheader.lr.ph:
  %cmp545 = icmp sgt i32 %c, 0
  %0 = zext i32 %c to i64
  %wide.trip.count55 = zext nneg i32 %r to i64
  %wide.trip.count = zext nneg i32 %c to i64
  br label %for.cond4.preheader

for.cond4.preheader:
  %indvars.iv51 = phi i64 [ 1, %for.cond4.preheader.lr.ph ], [ %indvars.iv.next52, %for.cond.cleanup7 ]
  br i1 %cmp545, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:
  %1 = mul nuw nsw i64 %indvars.iv51, %0
  br label %for.body8

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %call, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %x, i32 %r)
  ret void

for.cond.cleanup7:
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next52, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.cond4.preheader

for.body8:
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %2 = add nuw nsw i64 %indvars.iv, %1
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %2
  %3 = load float, ptr %arrayidx, align 4
  %mul10 = fmul float %3, 3.000000e+00
  %arrayidx14 = getelementptr inbounds float, ptr %call, i64 %2
  store float %mul10, ptr %arrayidx14, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

define void @some_rows(ptr %x, ptr %w, i32 %r, i32 %c, ptr %wanted) {
entry:
  %conv = sext i32 %r to i64
  %mul = shl nsw i64 %conv, 2
  %conv1 = sext i32 %c to i64
  %mul2 = mul i64 %mul, %conv1
  %call = tail call ptr @malloc(i64 %mul2)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %x, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %call, i32 %r)
  %cmp35 = icmp sgt i32 %r, 0
  br i1 %cmp35, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:
  %mul9 = shl nsw i64 %conv1, 2
  %0 = sext i32 %c to i64
  %wide.trip.count = zext nneg i32 %r to i64
  br label %for.body

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %call, i32 %r, ptr %w, i32 %c, float 0.000000e+00, ptr %x, i32 %r)
  ret void

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds i32, ptr %wanted, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:
  %2 = mul nsw i64 %indvars.iv, %0
  %add.ptr = getelementptr inbounds float, ptr %call, i64 %2
  %add.ptr7 = getelementptr inbounds float, ptr %x, i64 %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr, ptr align 4 %add.ptr7, i64 %mul9, i1 false)
  br label %for.inc

for.inc:
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define void @variables(ptr %x, ptr %w) {
entry:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %w, i32 8, float 0.000000e+00, ptr @all, i32 8)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %w, i32 8, float 0.000000e+00, ptr getelementptr inbounds (i8, ptr @most, i64 4), i32 8)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %w, i32 8, float 0.000000e+00, ptr @shared, i32 8)
  br label %for.body

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr @all, i32 8, ptr %w, i32 8, float 0.000000e+00, ptr %x, i32 8)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr getelementptr inbounds (i8, ptr @most, i64 4), i32 8, ptr %w, i32 8, float 0.000000e+00, ptr %x, i32 8)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr @shared, i32 8, ptr %w, i32 8, float 0.000000e+00, ptr %x, i32 8)
  ret void

for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4
  %add = fadd float %0, 1.000000e+00
  %arrayidx2 = getelementptr inbounds [64 x float], ptr @all, i64 0, i64 %indvars.iv
  store float %add, ptr %arrayidx2, align 4
  %1 = load float, ptr %arrayidx, align 4
  %add5 = fadd float %1, 1.000000e+00
  %arrayidx7 = getelementptr inbounds [65 x float], ptr @most, i64 0, i64 %indvars.iv
  store float %add5, ptr %arrayidx7, align 4
  %2 = load float, ptr %arrayidx, align 4
  %add10 = fadd float %2, 1.000000e+00
  %arrayidx12 = getelementptr inbounds [64 x float], ptr @shared, i64 0, i64 %indvars.iv
  store float %add10, ptr %arrayidx12, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare i32 @llvm.umax.i32(i32, i32)

