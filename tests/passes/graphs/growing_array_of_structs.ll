; Structs in an array that grows: the next one is put as far behind its start as the last one was.
; edge: 0 -> 1 A direct
; edge: 1 -> 0 A kernel loop
; edge: 2 -> 3 A direct
; edge: 3 -> 4 B direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "growing_array_of_structs.c"

; Layers run forward and are updated.
define void @train(i32 %n, i32 %count, i32 %steps, ptr %x) {
entry:
  %cmp83 = icmp sgt i32 %count, 0
  br i1 %cmp83, label %for.body.lr.ph, label %for.cond1.preheader

for.body.lr.ph:
  %conv.i = sext i32 %n to i64
  %mul.i = shl i64 %conv.i, 2
  %mul2.i = mul i64 %mul.i, %conv.i
  br label %for.body

for.cond1.preheader:
  %list.sroa.0.0.lcssa = phi ptr [ null, %entry ], [ %call.i, %for.body ]
  %list.sroa.9.0.lcssa = phi ptr [ null, %entry ], [ %add.ptr9.i, %for.body ]
  %cmp296 = icmp sgt i32 %steps, 0
  br i1 %cmp296, label %for.cond5.preheader.lr.ph, label %for.cond.cleanup3

for.cond5.preheader.lr.ph:
  %cmp6.not88 = icmp eq ptr %list.sroa.0.0.lcssa, %list.sroa.9.0.lcssa
  %cmp15.not90 = icmp eq ptr %list.sroa.0.0.lcssa, %list.sroa.9.0.lcssa
  %cmp26.not94 = icmp eq ptr %list.sroa.0.0.lcssa, %list.sroa.9.0.lcssa
  %conv = sext i32 %n to i64
  %mul = mul i64 %conv, %conv
  %cmp3192.not = icmp eq i32 %n, 0
  %umax = call i64 @llvm.umax.i64(i64 %mul, i64 1)
  br label %for.cond5.preheader

for.body:
  %i.086 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %list.sroa.9.085 = phi ptr [ null, %for.body.lr.ph ], [ %add.ptr9.i, %for.body ]
  %list.sroa.0.084 = phi ptr [ null, %for.body.lr.ph ], [ %call.i, %for.body ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %list.sroa.9.085 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %list.sroa.0.084 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, 24
  %call.i = call ptr @malloc(i64 %add.i)
  %add.ptr.i = getelementptr inbounds i8, ptr %call.i, i64 %sub.ptr.sub.i
  %call3.i = call i32 @posix_memalign(ptr %add.ptr.i, i64 64, i64 %mul2.i)
  %out.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  %call4.i = call i32 @posix_memalign(ptr %out.i, i64 64, i64 %mul2.i)
  %gradient.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 16
  %call5.i = call i32 @posix_memalign(ptr %gradient.i, i64 64, i64 %mul2.i)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call.i, ptr align 8 %list.sroa.0.084, i64 %sub.ptr.sub.i, i1 false)
  call void @free(ptr %list.sroa.0.084)
  %add.ptr9.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 24
  %inc = add i32 %i.086, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %for.cond1.preheader, label %for.body

for.cond5.preheader:
  %k.097 = phi i32 [ 0, %for.cond5.preheader.lr.ph ], [ %inc45, %for.cond.cleanup27 ]
  br i1 %cmp6.not88, label %for.cond13.preheader, label %for.body8

for.cond.cleanup3:
  ret void

for.cond13.preheader:
  br i1 %cmp15.not90, label %for.cond24.preheader, label %for.body17

for.body8:
  %l.089 = phi ptr [ %incdec.ptr, %for.body8 ], [ %list.sroa.0.0.lcssa, %for.cond5.preheader ]
  %0 = load ptr, ptr %l.089, align 8
  %out = getelementptr inbounds i8, ptr %l.089, i64 8
  %1 = load ptr, ptr %out, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %0, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %1, i32 %n)
  %incdec.ptr = getelementptr inbounds i8, ptr %l.089, i64 24
  %cmp6.not = icmp eq ptr %incdec.ptr, %list.sroa.9.0.lcssa
  br i1 %cmp6.not, label %for.cond13.preheader, label %for.body8

for.cond24.preheader:
  br i1 %cmp26.not94, label %for.cond.cleanup27, label %for.cond29.preheader

for.body17:
  %l11.091 = phi ptr [ %incdec.ptr20, %for.body17 ], [ %list.sroa.0.0.lcssa, %for.cond13.preheader ]
  %out18 = getelementptr inbounds i8, ptr %l11.091, i64 8
  %2 = load ptr, ptr %out18, align 8
  %gradient = getelementptr inbounds i8, ptr %l11.091, i64 16
  %3 = load ptr, ptr %gradient, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %2, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %3, i32 %n)
  %incdec.ptr20 = getelementptr inbounds i8, ptr %l11.091, i64 24
  %cmp15.not = icmp eq ptr %incdec.ptr20, %list.sroa.9.0.lcssa
  br i1 %cmp15.not, label %for.cond24.preheader, label %for.body17

for.cond29.preheader:
  %l22.095 = phi ptr [ %incdec.ptr42, %for.cond.cleanup33 ], [ %list.sroa.0.0.lcssa, %for.cond24.preheader ]
  br i1 %cmp3192.not, label %for.cond.cleanup33, label %for.body34.lr.ph

for.body34.lr.ph:
  %gradient35 = getelementptr inbounds i8, ptr %l22.095, i64 16
  br label %for.body34

for.cond.cleanup27:
  %inc45 = add i32 %k.097, 1
  %exitcond99.not = icmp eq i32 %inc45, %steps
  br i1 %exitcond99.not, label %for.cond.cleanup3, label %for.cond5.preheader

for.cond.cleanup33:
  %incdec.ptr42 = getelementptr inbounds i8, ptr %l22.095, i64 24
  %cmp26.not = icmp eq ptr %incdec.ptr42, %list.sroa.9.0.lcssa
  br i1 %cmp26.not, label %for.cond.cleanup27, label %for.cond29.preheader

for.body34:
  %j.093 = phi i64 [ 0, %for.body34.lr.ph ], [ %inc39, %for.body34 ]
  %4 = load ptr, ptr %gradient35, align 8
  %arrayidx = getelementptr inbounds float, ptr %4, i64 %j.093
  %5 = load float, ptr %arrayidx, align 4
  %6 = load ptr, ptr %l22.095, align 8
  %arrayidx37 = getelementptr inbounds float, ptr %6, i64 %j.093
  %7 = load float, ptr %arrayidx37, align 4
  %sub = fsub float %7, %5
  store float %sub, ptr %arrayidx37, align 4
  %inc39 = add i64 %j.093, 1
  %exitcond98.not = icmp eq i64 %inc39, %umax
  br i1 %exitcond98.not, label %for.cond.cleanup33, label %for.body34
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr

; The distance of two members is no number of structs.
define void @members_apart(i32 %n, i32 %count, i32 %k, ptr %x) {
entry:
  %cmp37 = icmp sgt i32 %count, 0
  call void @llvm.assume(i1 %cmp37)
  %conv.i = sext i32 %n to i64
  %mul.i = shl i64 %conv.i, 2
  %mul2.i = mul i64 %mul.i, %conv.i
  br label %for.body

for.cond.cleanup:
  %cmp1 = icmp sgt i32 %k, 1
  %gepdiff = select i1 %cmp1, i64 16, i64 8
  %add.ptr = getelementptr inbounds i8, ptr %call.i, i64 %gepdiff
  %gradient5 = getelementptr inbounds i8, ptr %add.ptr.i, i64 -8
  %0 = load ptr, ptr %gradient5, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %0, i32 %n)
  %1 = load ptr, ptr %add.ptr, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %1, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  %out8 = getelementptr inbounds i8, ptr %call.i, i64 8
  %2 = load ptr, ptr %out8, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %2, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %i.040 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %list.sroa.8.039 = phi ptr [ null, %entry ], [ %add.ptr9.i, %for.body ]
  %list.sroa.0.038 = phi ptr [ null, %entry ], [ %call.i, %for.body ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %list.sroa.8.039 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %list.sroa.0.038 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %add.i = add i64 %sub.ptr.sub.i, 24
  %call.i = call ptr @malloc(i64 %add.i)
  %add.ptr.i = getelementptr inbounds i8, ptr %call.i, i64 %sub.ptr.sub.i
  %call3.i = call i32 @posix_memalign(ptr %add.ptr.i, i64 64, i64 %mul2.i)
  %out.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 8
  %call4.i = call i32 @posix_memalign(ptr %out.i, i64 64, i64 %mul2.i)
  %gradient.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 16
  %call5.i = call i32 @posix_memalign(ptr %gradient.i, i64 64, i64 %mul2.i)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call.i, ptr align 8 %list.sroa.0.038, i64 %sub.ptr.sub.i, i1 false)
  call void @free(ptr %list.sroa.0.038)
  %add.ptr9.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 24
  %inc = add i32 %i.040, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg)

declare void @free(ptr allocptr noundef) local_unnamed_addr

declare i64 @llvm.umax.i64(i64, i64)

declare void @llvm.assume(i1 noundef)
