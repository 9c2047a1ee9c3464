; A loop of two turns at a time, and one turn behind it where their number is odd, are one loop.
; Not where a value goes from turn to turn (the second stores what was read the turn before), nor
; where the loop does something else (the third stores one element further twice).
; edge: 0 -> 2 A kernel
; edge: 3 -> 5 A kernel
; edge: 4 -> 5 A kernel
; edge: 6 -> 8 A kernel
; edge: 7 -> 8 A kernel
; reuse: 2 B of 0 B
; reuse: 5 B of 3 B
; reuse: 8 B of 6 B
source_filename = "pairs.c"

define void @filled(ptr noalias %x, ptr noalias %w, ptr noalias %m, ptr noalias %y, ptr noalias %u, i32 %n) {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %w, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %u, i32 %n)
  %cmp40.not = icmp eq i32 %n, 0
  br i1 %cmp40.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:
  %mul = mul i32 %n, %n
  %umax = call i32 @llvm.umax.i32(i32 %mul, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %0 = icmp ult i32 %mul, 2
  br i1 %0, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.preheader.new

for.body.preheader.new:
  %unroll_iter = and i64 %wide.trip.count, 4294967292
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.1, %for.inc.1 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil

for.body.epil:
  %arrayidx.epil = getelementptr inbounds float, ptr %m, i64 %indvars.iv.unr
  %1 = load float, ptr %arrayidx.epil, align 4
  %cmp1.epil = fcmp ogt float %1, 0.000000e+00
  br i1 %cmp1.epil, label %if.then.epil, label %for.inc.epil

if.then.epil:
  %arrayidx3.epil = getelementptr inbounds float, ptr %y, i64 %indvars.iv.unr
  %2 = load float, ptr %arrayidx3.epil, align 4
  br label %for.inc.epil

for.inc.epil:
  %.sink.epil = phi float [ %2, %if.then.epil ], [ 0.000000e+00, %for.body.epil ]
  %3 = getelementptr inbounds float, ptr %u, i64 %indvars.iv.unr
  store float %.sink.epil, ptr %3, align 4
  br label %for.cond.cleanup

for.cond.cleanup:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %u, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.1, %for.inc.1 ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.inc.1 ]
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %indvars.iv
  %4 = load float, ptr %arrayidx, align 4
  %cmp1 = fcmp ogt float %4, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:
  %arrayidx3 = getelementptr inbounds float, ptr %y, i64 %indvars.iv
  %5 = load float, ptr %arrayidx3, align 4
  br label %for.inc

for.inc:
  %.sink = phi float [ %5, %if.then ], [ 0.000000e+00, %for.body ]
  %6 = getelementptr inbounds float, ptr %u, i64 %indvars.iv
  store float %.sink, ptr %6, align 4
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx.1 = getelementptr inbounds float, ptr %m, i64 %indvars.iv.next
  %7 = load float, ptr %arrayidx.1, align 4
  %cmp1.1 = fcmp ogt float %7, 0.000000e+00
  br i1 %cmp1.1, label %if.then.1, label %for.inc.1

if.then.1:
  %arrayidx3.1 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next
  %8 = load float, ptr %arrayidx3.1, align 4
  br label %for.inc.1

for.inc.1:
  %.sink.1 = phi float [ %8, %if.then.1 ], [ 0.000000e+00, %for.inc ]
  %9 = getelementptr inbounds float, ptr %u, i64 %indvars.iv.next
  store float %.sink.1, ptr %9, align 4
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !9
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

define void @handed_on(ptr noalias %x, ptr noalias %w, ptr noalias %m, ptr noalias %y, ptr noalias %u, i32 %n) {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %w, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %u, i32 %n)
  %cmp40.not = icmp eq i32 %n, 0
  br i1 %cmp40.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:
  %mul = mul i32 %n, %n
  %umax = call i32 @llvm.umax.i32(i32 %mul, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %0 = icmp ult i32 %mul, 2
  br i1 %0, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.preheader.new

for.body.preheader.new:
  %unroll_iter = and i64 %wide.trip.count, 4294967292
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.1, %for.body ]
  %v.041.unr = phi float [ 0.000000e+00, %for.body.preheader ], [ %8, %for.body ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil

for.body.epil:
  %arrayidx.epil = getelementptr inbounds float, ptr %m, i64 %indvars.iv.unr
  %1 = load float, ptr %arrayidx.epil, align 4
  %cmp1.epil = fcmp ogt float %1, 0.000000e+00
  %.sink.epil = select i1 %cmp1.epil, float %v.041.unr, float 0.000000e+00
  %2 = getelementptr inbounds float, ptr %u, i64 %indvars.iv.unr
  store float %.sink.epil, ptr %2, align 4
  br label %for.cond.cleanup

for.cond.cleanup:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %u, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.1, %for.body ]
  %v.041 = phi float [ 0.000000e+00, %for.body.preheader.new ], [ %8, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %indvars.iv
  %3 = load float, ptr %arrayidx, align 4
  %cmp1 = fcmp ogt float %3, 0.000000e+00
  %.sink = select i1 %cmp1, float %v.041, float 0.000000e+00
  %4 = getelementptr inbounds float, ptr %u, i64 %indvars.iv
  store float %.sink, ptr %4, align 4
  %arrayidx7 = getelementptr inbounds float, ptr %y, i64 %indvars.iv
  %5 = load float, ptr %arrayidx7, align 4
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx.1 = getelementptr inbounds float, ptr %m, i64 %indvars.iv.next
  %6 = load float, ptr %arrayidx.1, align 4
  %cmp1.1 = fcmp ogt float %6, 0.000000e+00
  %.sink.1 = select i1 %cmp1.1, float %5, float 0.000000e+00
  %7 = getelementptr inbounds float, ptr %u, i64 %indvars.iv.next
  store float %.sink.1, ptr %7, align 4
  %arrayidx7.1 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next
  %8 = load float, ptr %arrayidx7.1, align 4
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !11
}

define void @elsewhere(ptr noalias %x, ptr noalias %w, ptr noalias %m, ptr noalias %y, ptr noalias %u, i32 %n) {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %w, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %u, i32 %n)
  %cmp40.not = icmp eq i32 %n, 0
  br i1 %cmp40.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:
  %mul = mul i32 %n, %n
  %umax = call i32 @llvm.umax.i32(i32 %mul, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %0 = icmp ult i32 %mul, 2
  br i1 %0, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body.preheader.new

for.body.preheader.new:
  %unroll_iter = and i64 %wide.trip.count, 4294967292
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.1, %for.inc.1 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil

for.body.epil:
  %arrayidx.epil = getelementptr inbounds float, ptr %m, i64 %indvars.iv.unr
  %1 = load float, ptr %arrayidx.epil, align 4
  %cmp1.epil = fcmp ogt float %1, 0.000000e+00
  br i1 %cmp1.epil, label %if.then.epil, label %for.inc.epil

if.then.epil:
  %arrayidx3.epil = getelementptr inbounds float, ptr %y, i64 %indvars.iv.unr
  %2 = load float, ptr %arrayidx3.epil, align 4
  br label %for.inc.epil

for.inc.epil:
  %.sink.epil = phi float [ %2, %if.then.epil ], [ 0.000000e+00, %for.body.epil ]
  %3 = getelementptr inbounds float, ptr %u, i64 %indvars.iv.unr
  store float %.sink.epil, ptr %3, align 4
  br label %for.cond.cleanup

for.cond.cleanup:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %u, i32 %n, ptr %w, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.1, %for.inc.1 ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.inc.1 ]
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %indvars.iv
  %4 = load float, ptr %arrayidx, align 4
  %cmp1 = fcmp ogt float %4, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:
  %arrayidx3 = getelementptr inbounds float, ptr %y, i64 %indvars.iv
  %5 = load float, ptr %arrayidx3, align 4
  br label %for.inc

for.inc:
  %.sink = phi float [ %5, %if.then ], [ 0.000000e+00, %for.body ]
  %6 = getelementptr inbounds float, ptr %u, i64 %indvars.iv
  store float %.sink, ptr %6, align 4
  %indvars.iv.next = add i64 %indvars.iv, 3
  %arrayidx.1 = getelementptr inbounds float, ptr %m, i64 %indvars.iv.next
  %7 = load float, ptr %arrayidx.1, align 4
  %cmp1.1 = fcmp ogt float %7, 0.000000e+00
  br i1 %cmp1.1, label %if.then.1, label %for.inc.1

if.then.1:
  %arrayidx3.1 = getelementptr inbounds float, ptr %y, i64 %indvars.iv.next
  %8 = load float, ptr %arrayidx3.1, align 4
  br label %for.inc.1

for.inc.1:
  %.sink.1 = phi float [ %8, %if.then.1 ], [ 0.000000e+00, %for.inc ]
  %9 = getelementptr inbounds float, ptr %u, i64 %indvars.iv.next
  store float %.sink.1, ptr %9, align 4
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !9
}

declare i32 @llvm.umax.i32(i32, i32)

!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
