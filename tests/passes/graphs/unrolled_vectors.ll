; A loop in place over vectors, two a turn, with what is left behind it, as clang 14 and 15 write it.
; edge: 2 -> 3 A direct
source_filename = "unrolled_vectors.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; Doubles the n elements behind the first product's, which the second product reads.
define void @apart(i32 %n, ptr %p, ptr %x, ptr %y) {
entry:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %p, i32 %n)
  %idx.ext = sext i32 %n to i64
  %add.ptr = getelementptr float, ptr %p, i64 %idx.ext
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup
for.body.preheader:
  %wide.trip.count = zext i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader22, label %vector.ph
vector.ph:
  %n.vec = and i64 %wide.trip.count, 4294967288
  %t0 = add i64 %n.vec, -8
  %t1 = lshr exact i64 %t0, 3
  %t2 = add i64 %t1, 1
  %xtraiter = and i64 %t2, 1
  %t3 = icmp eq i64 %t0, 0
  br i1 %t3, label %middle.block.unr-lcssa, label %vector.ph.new
vector.ph.new:
  %unroll_iter = and i64 %t2, 4611686018427387902
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph.new ], [ %index.next.1, %vector.body ]
  %niter = phi i64 [ 0, %vector.ph.new ], [ %niter.next.1, %vector.body ]
  %t4 = getelementptr float, ptr %add.ptr, i64 %index
  %wide.load = load <4 x float>, ptr %t4, align 4
  %t5 = getelementptr float, ptr %t4, i64 4
  %wide.load21 = load <4 x float>, ptr %t5, align 4
  %t6 = fmul <4 x float> %wide.load, <float 2.0, float 2.0, float 2.0, float 2.0>
  %t7 = fmul <4 x float> %wide.load21, <float 2.0, float 2.0, float 2.0, float 2.0>
  store <4 x float> %t6, ptr %t4, align 4
  store <4 x float> %t7, ptr %t5, align 4
  %index.next = or i64 %index, 8
  %t8 = getelementptr float, ptr %add.ptr, i64 %index.next
  %wide.load.1 = load <4 x float>, ptr %t8, align 4
  %t9 = getelementptr float, ptr %t8, i64 4
  %wide.load21.1 = load <4 x float>, ptr %t9, align 4
  %t10 = fmul <4 x float> %wide.load.1, <float 2.0, float 2.0, float 2.0, float 2.0>
  %t11 = fmul <4 x float> %wide.load21.1, <float 2.0, float 2.0, float 2.0, float 2.0>
  store <4 x float> %t10, ptr %t8, align 4
  store <4 x float> %t11, ptr %t9, align 4
  %index.next.1 = add i64 %index, 16
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %middle.block.unr-lcssa, label %vector.body
middle.block.unr-lcssa:
  %index.unr = phi i64 [ 0, %vector.ph ], [ %index.next.1, %vector.body ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %middle.block, label %vector.body.epil
vector.body.epil:
  %t12 = getelementptr float, ptr %add.ptr, i64 %index.unr
  %wide.load.epil = load <4 x float>, ptr %t12, align 4
  %t13 = getelementptr float, ptr %t12, i64 4
  %wide.load21.epil = load <4 x float>, ptr %t13, align 4
  %t14 = fmul <4 x float> %wide.load.epil, <float 2.0, float 2.0, float 2.0, float 2.0>
  %t15 = fmul <4 x float> %wide.load21.epil, <float 2.0, float 2.0, float 2.0, float 2.0>
  store <4 x float> %t14, ptr %t12, align 4
  store <4 x float> %t15, ptr %t13, align 4
  br label %middle.block
middle.block:
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader22
for.body.preheader22:
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  br label %for.body
for.cond.cleanup:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %add.ptr, i32 %n, ptr %x, i32 1, float 0.0, ptr %y, i32 %n)
  ret void
for.body:
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader22 ]
  %arrayidx = getelementptr float, ptr %add.ptr, i64 %indvars.iv
  %t16 = load float, ptr %arrayidx, align 4
  %mul = fmul float %t16, 2.0
  store float %mul, ptr %arrayidx, align 4
  %indvars.iv.next = add i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; The same, one element before: the last of the first product's.
define void @one_before(i32 %n, ptr %p, ptr %x, ptr %y) {
entry:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %p, i32 %n)
  %idx.ext = sext i32 %n to i64
  %back = add i64 %idx.ext, -1
  %add.ptr = getelementptr float, ptr %p, i64 %back
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup
for.body.preheader:
  %wide.trip.count = zext i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader22, label %vector.ph
vector.ph:
  %n.vec = and i64 %wide.trip.count, 4294967288
  %t0 = add i64 %n.vec, -8
  %t1 = lshr exact i64 %t0, 3
  %t2 = add i64 %t1, 1
  %xtraiter = and i64 %t2, 1
  %t3 = icmp eq i64 %t0, 0
  br i1 %t3, label %middle.block.unr-lcssa, label %vector.ph.new
vector.ph.new:
  %unroll_iter = and i64 %t2, 4611686018427387902
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph.new ], [ %index.next.1, %vector.body ]
  %niter = phi i64 [ 0, %vector.ph.new ], [ %niter.next.1, %vector.body ]
  %t4 = getelementptr float, ptr %add.ptr, i64 %index
  %wide.load = load <4 x float>, ptr %t4, align 4
  %t5 = getelementptr float, ptr %t4, i64 4
  %wide.load21 = load <4 x float>, ptr %t5, align 4
  %t6 = fmul <4 x float> %wide.load, <float 2.0, float 2.0, float 2.0, float 2.0>
  %t7 = fmul <4 x float> %wide.load21, <float 2.0, float 2.0, float 2.0, float 2.0>
  store <4 x float> %t6, ptr %t4, align 4
  store <4 x float> %t7, ptr %t5, align 4
  %index.next = or i64 %index, 8
  %t8 = getelementptr float, ptr %add.ptr, i64 %index.next
  %wide.load.1 = load <4 x float>, ptr %t8, align 4
  %t9 = getelementptr float, ptr %t8, i64 4
  %wide.load21.1 = load <4 x float>, ptr %t9, align 4
  %t10 = fmul <4 x float> %wide.load.1, <float 2.0, float 2.0, float 2.0, float 2.0>
  %t11 = fmul <4 x float> %wide.load21.1, <float 2.0, float 2.0, float 2.0, float 2.0>
  store <4 x float> %t10, ptr %t8, align 4
  store <4 x float> %t11, ptr %t9, align 4
  %index.next.1 = add i64 %index, 16
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %middle.block.unr-lcssa, label %vector.body
middle.block.unr-lcssa:
  %index.unr = phi i64 [ 0, %vector.ph ], [ %index.next.1, %vector.body ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %middle.block, label %vector.body.epil
vector.body.epil:
  %t12 = getelementptr float, ptr %add.ptr, i64 %index.unr
  %wide.load.epil = load <4 x float>, ptr %t12, align 4
  %t13 = getelementptr float, ptr %t12, i64 4
  %wide.load21.epil = load <4 x float>, ptr %t13, align 4
  %t14 = fmul <4 x float> %wide.load.epil, <float 2.0, float 2.0, float 2.0, float 2.0>
  %t15 = fmul <4 x float> %wide.load21.epil, <float 2.0, float 2.0, float 2.0, float 2.0>
  store <4 x float> %t14, ptr %t12, align 4
  store <4 x float> %t15, ptr %t13, align 4
  br label %middle.block
middle.block:
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader22
for.body.preheader22:
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  br label %for.body
for.cond.cleanup:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %add.ptr, i32 %n, ptr %x, i32 1, float 0.0, ptr %y, i32 %n)
  ret void
for.body:
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader22 ]
  %arrayidx = getelementptr float, ptr %add.ptr, i64 %indvars.iv
  %t16 = load float, ptr %arrayidx, align 4
  %mul = fmul float %t16, 2.0
  store float %mul, ptr %arrayidx, align 4
  %indvars.iv.next = add i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}
