; Where one of two numbers is not positive nothing is multiplied, and none of a matrix is left out.
; edge: 0 -> 3 A copy
; reuse: 3 B of 0 B
source_filename = "either_empty.c"

define void @copied(ptr %x, ptr %w, ptr noalias %t, ptr noalias %y, ptr noalias %u, i32 %r, i32 %c) {
entry:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %x, i32 %c, ptr %w, i32 %c, float 0.000000e+00, ptr %y, i32 %c)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %w, i32 %c, ptr %x, i32 %c, float 0.000000e+00, ptr %t, i32 %c)
  %cmp = icmp slt i32 %r, 1
  %cmp1 = icmp slt i32 %c, 1
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %for.cond.preheader

for.cond.preheader:
  %0 = zext nneg i32 %c to i64
  %1 = shl nuw nsw i64 %0, 2
  %wide.trip.count = zext nneg i32 %r to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %2 = icmp eq i32 %r, 1
  br i1 %2, label %if.end.loopexit.unr-lcssa, label %for.cond.preheader.new

for.cond.preheader.new:
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  br label %for.cond.cleanup5

if.then:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %t, i32 %c, ptr %x, i32 %c, float 0.000000e+00, ptr %u, i32 %c)
  br label %if.end

for.cond.cleanup5:
  %indvars.iv = phi i64 [ 0, %for.cond.preheader.new ], [ %indvars.iv.next.1, %for.cond.cleanup5 ]
  %niter = phi i64 [ 0, %for.cond.preheader.new ], [ %niter.next.1, %for.cond.cleanup5 ]
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %4 = mul i32 %3, %c
  %5 = zext i32 %4 to i64
  %6 = shl nuw nsw i64 %5, 2
  %scevgep60 = getelementptr i8, ptr %y, i64 %6
  %scevgep = getelementptr i8, ptr %t, i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %scevgep, ptr align 4 %scevgep60, i64 %1, i1 false)
  %7 = trunc i64 %indvars.iv to i32
  %8 = or disjoint i32 %7, 1
  %9 = mul i32 %8, %c
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 2
  %scevgep60.1 = getelementptr i8, ptr %y, i64 %11
  %scevgep.1 = getelementptr i8, ptr %t, i64 %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %scevgep.1, ptr align 4 %scevgep60.1, i64 %1, i1 false)
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %if.end.loopexit.unr-lcssa.loopexit, label %for.cond.cleanup5, !llvm.loop !9

if.end.loopexit.unr-lcssa.loopexit:
  %12 = trunc nuw nsw i64 %indvars.iv.next.1 to i32
  br label %if.end.loopexit.unr-lcssa

if.end.loopexit.unr-lcssa:
  %indvars.iv.unr = phi i32 [ 0, %for.cond.preheader ], [ %12, %if.end.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %if.end, label %for.cond.cleanup5.epil

for.cond.cleanup5.epil:
  %13 = mul i32 %indvars.iv.unr, %c
  %14 = zext i32 %13 to i64
  %15 = shl nuw nsw i64 %14, 2
  %scevgep60.epil = getelementptr i8, ptr %y, i64 %15
  %scevgep.epil = getelementptr i8, ptr %t, i64 %15
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %scevgep.epil, ptr align 4 %scevgep60.epil, i64 %1, i1 false)
  br label %if.end

if.end:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %r, i32 %c, i32 %c, float 1.000000e+00, ptr %t, i32 %c, ptr %w, i32 %c, float 0.000000e+00, ptr %x, i32 %c)
  ret void
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1)

!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
