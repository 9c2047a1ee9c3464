; Copies of columns, of which a compiler made two a turn and one after the loop.
; edge: 3 -> 2 A direct loop
; edge: 5 -> 4 A direct loop
; edge: 7 -> 6 A direct loop
; edge: 9 -> 8 A direct loop
; edge: 11 -> 10 A direct loop
; edge: 11 -> 10 B copy loop
; edge: 11 -> 11 A copy loop
; edge: 11 -> 11 B copy loop
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
; reuse: 9 B of 8 B
; reuse: 11 B of 10 B
source_filename = "unrolled_copies.c"

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
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.body4 ]
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil
for.body4.epil:
  %mul.epil = mul nuw i64 %indvars.iv.unr, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.unr, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.epil, ptr %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.000000e+00, ptr %s, i32 %n)
  %inc13 = add nuw i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul nuw i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr, ptr %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul nuw i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.1, ptr %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add nuw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}

; Here the last one is copied where their number is even.
define void @wrong_way(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
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
  %lcmp.mod.not = icmp ne i64 %xtraiter, 0
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.body4 ]
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil
for.body4.epil:
  %mul.epil = mul nuw i64 %indvars.iv.unr, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.unr, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.epil, ptr %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.000000e+00, ptr %s, i32 %n)
  %inc13 = add nuw i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul nuw i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr, ptr %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul nuw i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.1, ptr %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add nuw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}

; Two columns are too few for the loop, and nothing else copies them.
define void @too_few(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
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
  %0 = icmp slt i32 %n, 3
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.body4 ]
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil
for.body4.epil:
  %mul.epil = mul nuw i64 %indvars.iv.unr, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.unr, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.epil, ptr %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.000000e+00, ptr %s, i32 %n)
  %inc13 = add nuw i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul nuw i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr, ptr %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul nuw i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.1, ptr %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add nuw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}

; The second copy of a turn leaves a column out.
define void @gap(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
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
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.body4 ]
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil
for.body4.epil:
  %mul.epil = mul nuw i64 %indvars.iv.unr, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.unr, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.epil, ptr %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.000000e+00, ptr %s, i32 %n)
  %inc13 = add nuw i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul nuw i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr, ptr %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = add i64 %indvars.iv, 2
  %mul.1 = mul nuw i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.1, ptr %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add nuw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}

; The last copy goes to another column.
define void @elsewhere(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
entry:
  %cmp40 = icmp sgt i32 %rounds, 0
  br i1 %cmp40, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup
for.cond1.preheader.lr.ph:
  %cmp238 = icmp sgt i32 %n, 0
  %conv5 = sext i32 %n to i64
  %conv7 = sext i32 %lda to i64
  %lda64 = sext i32 %lda to i64
  %mul11 = shl i64 %conv5, 2
  %wide.trip.count = zext i32 %n to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %0 = icmp eq i32 %n, 1
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.body4 ]
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil
for.body4.epil:
  %mul.epil = mul nuw i64 %lda64, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.unr, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.epil, ptr %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.000000e+00, ptr %s, i32 %n)
  %inc13 = add nuw i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul nuw i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr, ptr %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul nuw i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.1, ptr %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add nuw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}

; What was there is read before the last copy.
define void @read_between(i32 %n, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
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
  br label %for.cond1.preheader
for.cond1.preheader:
  %r.041 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc13, %for.cond.cleanup3 ]
  br i1 %cmp238, label %for.body4.preheader, label %for.cond.cleanup3
for.body4.preheader:
  br i1 %0, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
for.cond.cleanup:
  ret void
for.cond.cleanup3.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next.1, %for.body4 ]
  %old = load float, ptr %s
  store float %old, ptr %x
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil
for.body4.epil:
  %mul.epil = mul nuw i64 %indvars.iv.unr, %conv5
  %add.ptr.epil = getelementptr float, ptr %s, i64 %mul.epil
  %mul8.epil = mul i64 %indvars.iv.unr, %conv7
  %add.ptr9.epil = getelementptr float, ptr %x, i64 %mul8.epil
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.epil, ptr %add.ptr9.epil, i64 %mul11, i1 false)
  br label %for.cond.cleanup3
for.cond.cleanup3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %s, i32 %n, ptr %x, i32 %lda, float 0.000000e+00, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.000000e+00, ptr %s, i32 %n)
  %inc13 = add nuw i32 %r.041, 1
  %exitcond43.not = icmp eq i32 %inc13, %rounds
  br i1 %exitcond43.not, label %for.cond.cleanup, label %for.cond1.preheader
for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %niter = phi i64 [ %niter.next.1, %for.body4 ], [ 0, %for.body4.preheader ]
  %mul = mul nuw i64 %indvars.iv, %conv5
  %add.ptr = getelementptr float, ptr %s, i64 %mul
  %mul8 = mul i64 %indvars.iv, %conv7
  %add.ptr9 = getelementptr float, ptr %x, i64 %mul8
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr, ptr %add.ptr9, i64 %mul11, i1 false)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul.1 = mul nuw i64 %indvars.iv.next, %conv5
  %add.ptr.1 = getelementptr float, ptr %s, i64 %mul.1
  %mul8.1 = mul i64 %indvars.iv.next, %conv7
  %add.ptr9.1 = getelementptr float, ptr %x, i64 %mul8.1
  call void @llvm.memcpy.p0.p0.i64(ptr %add.ptr.1, ptr %add.ptr9.1, i64 %mul11, i1 false)
  %indvars.iv.next.1 = add nuw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4
}
