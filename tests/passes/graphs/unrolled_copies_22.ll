; Copies of columns as clang 22 unrolls them: to the last one from the loop, or past it.
; edge: 3 -> 2 A direct loop
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "unrolled_copies_22.c"

declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias, i64, i1 immarg)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; Every column is copied: two a turn, and the last where their number is odd.
define void @copied(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
entry:
  %cmp40 = icmp sgt i32 %rounds, 0
  br i1 %cmp40, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup
for.cond1.preheader.lr.ph:
  %cmp238 = icmp sgt i32 %n, 0
  %conv5 = sext i32 %n to i64
  %conv7 = sext i32 %lda to i64
  %mul11 = shl i64 %conv5, 2
  %wide.trip.count = zext i32 %n to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %0 = icmp eq i32 %n, 1
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %lcmp.mod44 = icmp ne i64 %xtraiter, 0
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.body4.epil.preheader, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil.preheader
for.body4.epil.preheader:
  %indvars.iv.epil.init = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.cond.cleanup3.loopexit.unr-lcssa ]
  call void @llvm.assume(i1 %lcmp.mod44)
  %mul.epil = mul i64 %indvars.iv.epil.init, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.epil.init, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr.epil, ptr align 4 %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.0, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.0, ptr %s, i32 %n)
  %inc13 = add i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr, ptr align 4 %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr.1, ptr align 4 %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}

; Of three columns only the first is copied.
define void @not_all(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
entry:
  %cmp40 = icmp sgt i32 %rounds, 0
  br i1 %cmp40, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup
for.cond1.preheader.lr.ph:
  %cmp238 = icmp sgt i32 %n, 0
  %conv5 = sext i32 %n to i64
  %conv7 = sext i32 %lda to i64
  %mul11 = shl i64 %conv5, 2
  %wide.trip.count = zext i32 %n to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %0 = icmp eq i32 %n, 3
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %lcmp.mod44 = icmp ne i64 %xtraiter, 0
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.body4.epil.preheader, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil.preheader
for.body4.epil.preheader:
  %indvars.iv.epil.init = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.cond.cleanup3.loopexit.unr-lcssa ]
  call void @llvm.assume(i1 %lcmp.mod44)
  %mul.epil = mul i64 %indvars.iv.epil.init, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.epil.init, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr.epil, ptr align 4 %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.0, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.0, ptr %s, i32 %n)
  %inc13 = add i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr, ptr align 4 %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr.1, ptr align 4 %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}
