; Turns that are left before an unrolled loop, and that loop, are one loop that fills a buffer.
; The second begins at the second element.
; edge: 0 -> 2 A kernel
; edge: 3 -> 5 A kernel
; edge: 4 -> 5 A kernel
; reuse: 2 B of 0 B
; reuse: 5 B of 3 B
source_filename = "rest_before.c"

define void @filled(ptr noalias %x, ptr noalias %w, ptr %t, ptr %y, i32 %n) {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %w, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %t, i32 %n)
  %cmp33.not = icmp eq i32 %n, 0
  br i1 %cmp33.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:
  %t36 = ptrtoint ptr %t to i64
  %y37 = ptrtoint ptr %y to i64
  %mul = mul i32 %n, %n
  %umax = call i32 @llvm.umax.i32(i32 %mul, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  %min.iters.check = icmp ult i32 %mul, 8
  %0 = sub i64 %t36, %y37
  %diff.check = icmp ult i64 %0, 32
  %or.cond = or i1 %min.iters.check, %diff.check
  br i1 %or.cond, label %for.body.preheader39, label %vector.ph

for.body.preheader39:
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %xtraiter = and i64 %wide.trip.count, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for.body.prol ], [ %indvars.iv.ph, %for.body.preheader39 ]
  %prol.iter = phi i64 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader39 ]
  %arrayidx.prol = getelementptr inbounds float, ptr %y, i64 %indvars.iv.prol
  %1 = load float, ptr %arrayidx.prol, align 4
  %mul1.prol = fmul float %1, 3.000000e+00
  %arrayidx3.prol = getelementptr inbounds float, ptr %t, i64 %indvars.iv.prol
  store float %mul1.prol, ptr %arrayidx3.prol, align 4
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !9

for.body.prol.loopexit:
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for.body.preheader39 ], [ %indvars.iv.next.prol, %for.body.prol ]
  %2 = sub nsw i64 %indvars.iv.ph, %wide.trip.count
  %3 = icmp ugt i64 %2, -4
  br i1 %3, label %for.cond.cleanup, label %for.body

vector.ph:
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = getelementptr inbounds float, ptr %y, i64 %index
  %5 = getelementptr inbounds i8, ptr %4, i64 16
  %wide.load = load <4 x float>, ptr %4, align 4
  %wide.load38 = load <4 x float>, ptr %5, align 4
  %6 = fmul <4 x float> %wide.load, <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>
  %7 = fmul <4 x float> %wide.load38, <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>
  %8 = getelementptr inbounds float, ptr %t, i64 %index
  %9 = getelementptr inbounds i8, ptr %8, i64 16
  store <4 x float> %6, ptr %8, align 4
  store <4 x float> %7, ptr %9, align 4
  %index.next = add nuw i64 %index, 8
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !11

middle.block:
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader39

for.cond.cleanup:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %t, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %indvars.iv = phi i64 [ %indvars.iv.next.3, %for.body ], [ %indvars.iv.unr, %for.body.prol.loopexit ]
  %arrayidx = getelementptr inbounds float, ptr %y, i64 %indvars.iv
  %11 = load float, ptr %arrayidx, align 4
  %mul1 = fmul float %11, 3.000000e+00
  %arrayidx3 = getelementptr inbounds float, ptr %t, i64 %indvars.iv
  store float %mul1, ptr %arrayidx3, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx.1 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next
  %12 = load float, ptr %arrayidx.1, align 4
  %mul1.1 = fmul float %12, 3.000000e+00
  %arrayidx3.1 = getelementptr inbounds float, ptr %t, i64 %indvars.iv.next
  store float %mul1.1, ptr %arrayidx3.1, align 4
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx.2 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next.1
  %13 = load float, ptr %arrayidx.2, align 4
  %mul1.2 = fmul float %13, 3.000000e+00
  %arrayidx3.2 = getelementptr inbounds float, ptr %t, i64 %indvars.iv.next.1
  store float %mul1.2, ptr %arrayidx3.2, align 4
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx.3 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next.2
  %14 = load float, ptr %arrayidx.3, align 4
  %mul1.3 = fmul float %14, 3.000000e+00
  %arrayidx3.3 = getelementptr inbounds float, ptr %t, i64 %indvars.iv.next.2
  store float %mul1.3, ptr %arrayidx3.3, align 4
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, %wide.trip.count
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

define void @behind_first(ptr noalias %x, ptr noalias %w, ptr %t, ptr %y, i32 %n) {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %w, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %t, i32 %n)
  %mul = mul nsw i32 %n, %n
  %cmp33 = icmp ugt i32 %mul, 1
  br i1 %cmp33, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:
  %t36 = ptrtoint ptr %t to i64
  %y37 = ptrtoint ptr %y to i64
  %wide.trip.count = zext nneg i32 %mul to i64
  %0 = add nsw i64 %wide.trip.count, -1
  %min.iters.check = icmp ult i32 %mul, 9
  %1 = sub i64 %t36, %y37
  %diff.check = icmp ult i64 %1, 32
  %or.cond = or i1 %min.iters.check, %diff.check
  br i1 %or.cond, label %for.body.preheader39, label %vector.ph

for.body.preheader39:
  %indvars.iv.ph = phi i64 [ 1, %for.body.preheader ], [ %ind.end, %middle.block ]
  %2 = sub nsw i64 %wide.trip.count, %indvars.iv.ph
  %xtraiter = and i64 %2, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:
  %indvars.iv.prol = phi i64 [ %indvars.iv.next.prol, %for.body.prol ], [ %indvars.iv.ph, %for.body.preheader39 ]
  %prol.iter = phi i64 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader39 ]
  %arrayidx.prol = getelementptr inbounds float, ptr %y, i64 %indvars.iv.prol
  %3 = load float, ptr %arrayidx.prol, align 4
  %mul1.prol = fmul float %3, 3.000000e+00
  %arrayidx3.prol = getelementptr inbounds float, ptr %t, i64 %indvars.iv.prol
  store float %mul1.prol, ptr %arrayidx3.prol, align 4
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !16

for.body.prol.loopexit:
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for.body.preheader39 ], [ %indvars.iv.next.prol, %for.body.prol ]
  %4 = sub nsw i64 %indvars.iv.ph, %wide.trip.count
  %5 = icmp ugt i64 %4, -4
  br i1 %5, label %for.cond.cleanup, label %for.body

vector.ph:
  %n.vec = and i64 %0, -8
  %ind.end = or disjoint i64 %n.vec, 1
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = or disjoint i64 %index, 1
  %6 = getelementptr inbounds float, ptr %y, i64 %offset.idx
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %wide.load = load <4 x float>, ptr %6, align 4
  %wide.load38 = load <4 x float>, ptr %7, align 4
  %8 = fmul <4 x float> %wide.load, <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>
  %9 = fmul <4 x float> %wide.load38, <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>
  %10 = getelementptr inbounds float, ptr %t, i64 %offset.idx
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store <4 x float> %8, ptr %10, align 4
  store <4 x float> %9, ptr %11, align 4
  %index.next = add nuw i64 %index, 8
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !17

middle.block:
  %cmp.n = icmp eq i64 %0, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader39

for.cond.cleanup:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %t, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %indvars.iv = phi i64 [ %indvars.iv.next.3, %for.body ], [ %indvars.iv.unr, %for.body.prol.loopexit ]
  %arrayidx = getelementptr inbounds float, ptr %y, i64 %indvars.iv
  %13 = load float, ptr %arrayidx, align 4
  %mul1 = fmul float %13, 3.000000e+00
  %arrayidx3 = getelementptr inbounds float, ptr %t, i64 %indvars.iv
  store float %mul1, ptr %arrayidx3, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx.1 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next
  %14 = load float, ptr %arrayidx.1, align 4
  %mul1.1 = fmul float %14, 3.000000e+00
  %arrayidx3.1 = getelementptr inbounds float, ptr %t, i64 %indvars.iv.next
  store float %mul1.1, ptr %arrayidx3.1, align 4
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx.2 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next.1
  %15 = load float, ptr %arrayidx.2, align 4
  %mul1.2 = fmul float %15, 3.000000e+00
  %arrayidx3.2 = getelementptr inbounds float, ptr %t, i64 %indvars.iv.next.1
  store float %mul1.2, ptr %arrayidx3.2, align 4
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx.3 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next.2
  %16 = load float, ptr %arrayidx.3, align 4
  %mul1.3 = fmul float %16, 3.000000e+00
  %arrayidx3.3 = getelementptr inbounds float, ptr %t, i64 %indvars.iv.next.2
  store float %mul1.3, ptr %arrayidx3.3, align 4
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, %wide.trip.count
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

declare i32 @llvm.umax.i32(i32, i32)

!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !12, !13, !14}
!18 = distinct !{!18, !12, !13}
