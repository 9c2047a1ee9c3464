; A loop that does four turns at a time, and what is left behind it, are one loop that fills a buffer.
; edge: 1 -> 2 A copy
; edge: 3 -> 5 A direct
; edge: 4 -> 5 A copy
; reuse: 2 B of 0 B
; reuse: 5 B of 3 B
source_filename = "unrolled_loop.c"

declare ptr @malloc(i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @filled(ptr %x, ptr %w, ptr %y, i64 %m, i64 %n, i32 %s) {
entry:
  %mul = shl i64 %m, 2
  %mul1 = mul i64 %mul, %n
  %call = tail call ptr @malloc(i64 %mul1)
  %conv = trunc i64 %m to i32
  %conv2 = trunc i64 %n to i32
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %conv, i32 %conv2, i32 %conv2, float 1.000000e+00, ptr %x, i32 %conv, ptr %w, i32 %conv2, float 0.000000e+00, ptr %call, i32 %conv)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %conv, i32 %conv2, i32 %conv2, float 1.000000e+00, ptr %w, i32 %conv, ptr %x, i32 %conv2, float 0.000000e+00, ptr %y, i32 %conv)
  %mul13 = mul nsw i64 %n, %m
  %cmp54 = icmp sgt i64 %mul13, 0
  br i1 %cmp54, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:
  %conv15 = sext i32 %s to i64
  %xtraiter = and i64 %mul13, 3
  %0 = icmp ult i64 %mul13, 4
  br i1 %0, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.lr.ph.new

for.body.lr.ph.new:
  %unroll_iter = and i64 %mul13, 9223372036854775804
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:
  %i.055.unr = phi i64 [ 0, %for.body.lr.ph ], [ %inc.3, %for.body ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil

for.body.epil:
  %i.055.epil = phi i64 [ %inc.epil, %for.body.epil ], [ %i.055.unr, %for.cond.cleanup.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body.epil ], [ 0, %for.cond.cleanup.loopexit.unr-lcssa ]
  %mul16.epil = mul nsw i64 %i.055.epil, %conv15
  %arrayidx.epil = getelementptr inbounds float, ptr %y, i64 %mul16.epil
  %1 = load float, ptr %arrayidx.epil, align 4
  %arrayidx17.epil = getelementptr inbounds float, ptr %call, i64 %i.055.epil
  store float %1, ptr %arrayidx17.epil, align 4
  %inc.epil = add nuw nsw i64 %i.055.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !0

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %conv, i32 %conv2, i32 %conv2, float 1.000000e+00, ptr %call, i32 %conv, ptr %w, i32 %conv2, float 0.000000e+00, ptr %x, i32 %conv)
  ret void

for.body:
  %i.055 = phi i64 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i64 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %mul16 = mul nsw i64 %i.055, %conv15
  %arrayidx = getelementptr inbounds float, ptr %y, i64 %mul16
  %2 = load float, ptr %arrayidx, align 4
  %arrayidx17 = getelementptr inbounds float, ptr %call, i64 %i.055
  store float %2, ptr %arrayidx17, align 4
  %inc = or disjoint i64 %i.055, 1
  %mul16.1 = mul nsw i64 %inc, %conv15
  %arrayidx.1 = getelementptr inbounds float, ptr %y, i64 %mul16.1
  %3 = load float, ptr %arrayidx.1, align 4
  %arrayidx17.1 = getelementptr inbounds float, ptr %call, i64 %inc
  store float %3, ptr %arrayidx17.1, align 4
  %inc.1 = or disjoint i64 %i.055, 2
  %mul16.2 = mul nsw i64 %inc.1, %conv15
  %arrayidx.2 = getelementptr inbounds float, ptr %y, i64 %mul16.2
  %4 = load float, ptr %arrayidx.2, align 4
  %arrayidx17.2 = getelementptr inbounds float, ptr %call, i64 %inc.1
  store float %4, ptr %arrayidx17.2, align 4
  %inc.2 = or disjoint i64 %i.055, 3
  %mul16.3 = mul nsw i64 %inc.2, %conv15
  %arrayidx.3 = getelementptr inbounds float, ptr %y, i64 %mul16.3
  %5 = load float, ptr %arrayidx.3, align 4
  %arrayidx17.3 = getelementptr inbounds float, ptr %call, i64 %inc.2
  store float %5, ptr %arrayidx17.3, align 4
  %inc.3 = add nuw nsw i64 %i.055, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !2
}

; A person's loop behind another says more of itself, and may do something else.
define void @by_hand(ptr %x, ptr %w, ptr %y, i64 %m, i64 %n, i32 %s) {
entry:
  %mul = shl i64 %m, 2
  %mul1 = mul i64 %mul, %n
  %call = tail call ptr @malloc(i64 %mul1)
  %conv = trunc i64 %m to i32
  %conv2 = trunc i64 %n to i32
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %conv, i32 %conv2, i32 %conv2, float 1.000000e+00, ptr %x, i32 %conv, ptr %w, i32 %conv2, float 0.000000e+00, ptr %call, i32 %conv)
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %conv, i32 %conv2, i32 %conv2, float 1.000000e+00, ptr %w, i32 %conv, ptr %x, i32 %conv2, float 0.000000e+00, ptr %y, i32 %conv)
  %mul13 = mul nsw i64 %n, %m
  %cmp54 = icmp sgt i64 %mul13, 0
  br i1 %cmp54, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:
  %conv15 = sext i32 %s to i64
  %xtraiter = and i64 %mul13, 3
  %0 = icmp ult i64 %mul13, 4
  br i1 %0, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.lr.ph.new

for.body.lr.ph.new:
  %unroll_iter = and i64 %mul13, 9223372036854775804
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:
  %i.055.unr = phi i64 [ 0, %for.body.lr.ph ], [ %inc.3, %for.body ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil

for.body.epil:
  %i.055.epil = phi i64 [ %inc.epil, %for.body.epil ], [ %i.055.unr, %for.cond.cleanup.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body.epil ], [ 0, %for.cond.cleanup.loopexit.unr-lcssa ]
  %mul16.epil = mul nsw i64 %i.055.epil, %conv15
  %arrayidx.epil = getelementptr inbounds float, ptr %y, i64 %mul16.epil
  %1 = load float, ptr %arrayidx.epil, align 4
  %arrayidx17.epil = getelementptr inbounds float, ptr %call, i64 %i.055.epil
  store float 0.000000e+00, ptr %arrayidx17.epil, align 4
  %inc.epil = add nuw nsw i64 %i.055.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !4

for.cond.cleanup:
  tail call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %conv, i32 %conv2, i32 %conv2, float 1.000000e+00, ptr %call, i32 %conv, ptr %w, i32 %conv2, float 0.000000e+00, ptr %x, i32 %conv)
  ret void

for.body:
  %i.055 = phi i64 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i64 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %mul16 = mul nsw i64 %i.055, %conv15
  %arrayidx = getelementptr inbounds float, ptr %y, i64 %mul16
  %2 = load float, ptr %arrayidx, align 4
  %arrayidx17 = getelementptr inbounds float, ptr %call, i64 %i.055
  store float %2, ptr %arrayidx17, align 4
  %inc = or disjoint i64 %i.055, 1
  %mul16.1 = mul nsw i64 %inc, %conv15
  %arrayidx.1 = getelementptr inbounds float, ptr %y, i64 %mul16.1
  %3 = load float, ptr %arrayidx.1, align 4
  %arrayidx17.1 = getelementptr inbounds float, ptr %call, i64 %inc
  store float %3, ptr %arrayidx17.1, align 4
  %inc.1 = or disjoint i64 %i.055, 2
  %mul16.2 = mul nsw i64 %inc.1, %conv15
  %arrayidx.2 = getelementptr inbounds float, ptr %y, i64 %mul16.2
  %4 = load float, ptr %arrayidx.2, align 4
  %arrayidx17.2 = getelementptr inbounds float, ptr %call, i64 %inc.1
  store float %4, ptr %arrayidx17.2, align 4
  %inc.2 = or disjoint i64 %i.055, 3
  %mul16.3 = mul nsw i64 %inc.2, %conv15
  %arrayidx.3 = getelementptr inbounds float, ptr %y, i64 %mul16.3
  %5 = load float, ptr %arrayidx.3, align 4
  %arrayidx17.3 = getelementptr inbounds float, ptr %call, i64 %inc.2
  store float %5, ptr %arrayidx17.3, align 4
  %inc.3 = add nuw nsw i64 %i.055, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !2
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3, !1}
