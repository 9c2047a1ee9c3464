; Members of structs in an array, reached at an index that is not known.
; edge: 0 -> 0 B direct loop
; edge: 0 -> 1 A direct
; edge: 1 -> 0 A kernel loop
; edge: 2 -> 3 A direct
; edge: 2 -> 4 A direct
; edge: 5 -> 6 A direct
; reuse: 3 B of 2 B
; reuse: 4 B of 2 B
; reuse: 6 B of 5 B
; reuse: 7 B of 5 B
source_filename = "array_of_structs.c"

%struct.Layer = type { ptr, ptr, ptr }

; Layers run forward and are updated: members of different names are different matrices.
define void @train(i32 %n, i32 %count, i32 %steps, ptr %x) {
entry:
  %conv.i = sext i32 %count to i64
  %mul.i = mul i64 %conv.i, 24
  %call.i = call ptr @malloc(i64 %mul.i)
  %conv1.i = sext i32 %n to i64
  %mul2.i = shl i64 %conv1.i, 2
  %mul4.i = mul i64 %mul2.i, %conv1.i
  %cmp24.i = icmp sgt i32 %count, 0
  br i1 %cmp24.i, label %for.body.preheader.i, label %make.exit

for.body.preheader.i:
  %wide.trip.count.i = zext nneg i32 %count to i64
  br label %for.body.i

for.body.i:
  %indvars.iv.i = phi i64 [ 0, %for.body.preheader.i ], [ %indvars.iv.next.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv.i
  %call6.i = call i32 @posix_memalign(ptr %arrayidx.i, i64 64, i64 %mul4.i)
  %out.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %call9.i = call i32 @posix_memalign(ptr %out.i, i64 64, i64 %mul4.i)
  %gradient.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %call12.i = call i32 @posix_memalign(ptr %gradient.i, i64 64, i64 %mul4.i)
  %indvars.iv.next.i = add i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %make.exit, label %for.body.i

make.exit:
  %cmp99 = icmp sgt i32 %steps, 0
  br i1 %cmp99, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:
  %cmp291 = icmp sgt i32 %count, 0
  %cmp1293 = icmp sgt i32 %count, 0
  %cmp2597 = icmp sgt i32 %count, 0
  %mul = mul i64 %conv1.i, %conv1.i
  %cmp3095.not = icmp eq i32 %n, 0
  %umax = call i64 @llvm.umax.i64(i64 %mul, i64 1)
  %wide.trip.count = zext nneg i32 %count to i64
  %wide.trip.count105 = zext nneg i32 %count to i64
  %wide.trip.count111 = zext nneg i32 %count to i64
  br label %for.cond1.preheader

for.cond1.preheader:
  %s.0100 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc50, %for.cond.cleanup26 ]
  br i1 %cmp291, label %for.body4, label %for.cond11.preheader

for.cond.cleanup:
  ret void

for.cond11.preheader:
  br i1 %cmp1293, label %for.body14, label %for.cond24.preheader

for.body4:
  %indvars.iv = phi i64 [ %indvars.iv.next, %cond.end ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv
  %0 = load ptr, ptr %arrayidx, align 8
  %tobool.not = icmp eq i64 %indvars.iv, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:
  %out = getelementptr i8, ptr %arrayidx, i64 -16
  %1 = load ptr, ptr %out, align 8
  br label %cond.end

cond.end:
  %cond = phi ptr [ %1, %cond.true ], [ %x, %for.body4 ]
  %out9 = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %2 = load ptr, ptr %out9, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %0, i32 %n, ptr %cond, i32 %n, float 0.000000e+00, ptr %2, i32 %n)
  %indvars.iv.next = add i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond11.preheader, label %for.body4

for.cond24.preheader:
  br i1 %cmp2597, label %for.cond28.preheader, label %for.cond.cleanup26

for.body14:
  %indvars.iv102 = phi i64 [ %indvars.iv.next103, %for.body14 ], [ 0, %for.cond11.preheader ]
  %arrayidx16 = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv102
  %out17 = getelementptr inbounds i8, ptr %arrayidx16, i64 8
  %3 = load ptr, ptr %out17, align 8
  %gradient = getelementptr inbounds i8, ptr %arrayidx16, i64 16
  %4 = load ptr, ptr %gradient, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %3, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %4, i32 %n)
  %indvars.iv.next103 = add i64 %indvars.iv102, 1
  %exitcond106.not = icmp eq i64 %indvars.iv.next103, %wide.trip.count105
  br i1 %exitcond106.not, label %for.cond24.preheader, label %for.body14

for.cond28.preheader:
  %indvars.iv108 = phi i64 [ %indvars.iv.next109, %for.cond.cleanup32 ], [ 0, %for.cond24.preheader ]
  br i1 %cmp3095.not, label %for.cond.cleanup32, label %for.body33.lr.ph

for.body33.lr.ph:
  %arrayidx35 = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv108
  %gradient36 = getelementptr inbounds i8, ptr %arrayidx35, i64 16
  br label %for.body33

for.cond.cleanup26:
  %inc50 = add i32 %s.0100, 1
  %exitcond113.not = icmp eq i32 %inc50, %steps
  br i1 %exitcond113.not, label %for.cond.cleanup, label %for.cond1.preheader

for.cond.cleanup32:
  %indvars.iv.next109 = add i64 %indvars.iv108, 1
  %exitcond112.not = icmp eq i64 %indvars.iv.next109, %wide.trip.count111
  br i1 %exitcond112.not, label %for.cond.cleanup26, label %for.cond28.preheader

for.body33:
  %j.096 = phi i64 [ 0, %for.body33.lr.ph ], [ %inc44, %for.body33 ]
  %5 = load ptr, ptr %gradient36, align 8
  %arrayidx37 = getelementptr inbounds float, ptr %5, i64 %j.096
  %6 = load float, ptr %arrayidx37, align 4
  %7 = load ptr, ptr %arrayidx35, align 8
  %arrayidx41 = getelementptr inbounds float, ptr %7, i64 %j.096
  %8 = load float, ptr %arrayidx41, align 4
  %sub42 = fsub float %8, %6
  store float %sub42, ptr %arrayidx41, align 4
  %inc44 = add i64 %j.096, 1
  %exitcond107.not = icmp eq i64 %inc44, %umax
  br i1 %exitcond107.not, label %for.cond.cleanup32, label %for.body33
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Where steps differ, a place may be any member.
define void @views(i32 %n, i32 %count, i32 %k, ptr %x) {
entry:
  %conv.i = sext i32 %count to i64
  %mul.i = mul i64 %conv.i, 24
  %call.i = call ptr @malloc(i64 %mul.i)
  %conv1.i = sext i32 %n to i64
  %mul2.i = shl i64 %conv1.i, 2
  %mul4.i = mul i64 %mul2.i, %conv1.i
  %cmp24.i = icmp sgt i32 %count, 0
  br i1 %cmp24.i, label %for.body.preheader.i, label %make.exit

for.body.preheader.i:
  %wide.trip.count.i = zext nneg i32 %count to i64
  br label %for.body.i

for.body.i:
  %indvars.iv.i = phi i64 [ 0, %for.body.preheader.i ], [ %indvars.iv.next.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv.i
  %call6.i = call i32 @posix_memalign(ptr %arrayidx.i, i64 64, i64 %mul4.i)
  %out.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %call9.i = call i32 @posix_memalign(ptr %out.i, i64 64, i64 %mul4.i)
  %gradient.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %call12.i = call i32 @posix_memalign(ptr %gradient.i, i64 64, i64 %mul4.i)
  %indvars.iv.next.i = add i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %make.exit, label %for.body.i

make.exit:
  %idxprom = sext i32 %k to i64
  %arrayidx = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %idxprom
  %out = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %0 = load ptr, ptr %out, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %0, i32 %n)
  %mul = shl i32 %k, 1
  %idxprom1 = sext i32 %mul to i64
  %arrayidx2 = getelementptr inbounds ptr, ptr %call.i, i64 %idxprom1
  %1 = load ptr, ptr %arrayidx2, align 8
  %2 = load ptr, ptr %arrayidx, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %1, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %2, i32 %n)
  %out6 = getelementptr inbounds i8, ptr %call.i, i64 32
  %3 = load ptr, ptr %out6, align 8
  %gradient = getelementptr inbounds i8, ptr %call.i, i64 40
  %4 = load ptr, ptr %gradient, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %3, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %4, i32 %n)
  ret void
}

; Structs that are copied to another index keep their members apart.
define void @copies(i32 %n, i32 %count, i32 %k, ptr %x) {
entry:
  %conv.i = sext i32 %count to i64
  %mul.i = mul i64 %conv.i, 24
  %call.i = call ptr @malloc(i64 %mul.i)
  %conv1.i = sext i32 %n to i64
  %mul2.i = shl i64 %conv1.i, 2
  %mul4.i = mul i64 %mul2.i, %conv1.i
  %cmp24.i = icmp sgt i32 %count, 0
  br i1 %cmp24.i, label %for.body.preheader.i, label %make.exit

for.body.preheader.i:
  %wide.trip.count.i = zext nneg i32 %count to i64
  br label %for.body.i

for.body.i:
  %indvars.iv.i = phi i64 [ 0, %for.body.preheader.i ], [ %indvars.iv.next.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv.i
  %call6.i = call i32 @posix_memalign(ptr %arrayidx.i, i64 64, i64 %mul4.i)
  %out.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %call9.i = call i32 @posix_memalign(ptr %out.i, i64 64, i64 %mul4.i)
  %gradient.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %call12.i = call i32 @posix_memalign(ptr %gradient.i, i64 64, i64 %mul4.i)
  %indvars.iv.next.i = add i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %make.exit, label %for.body.i

make.exit:
  %call1 = call ptr @malloc(i64 %mul.i)
  %cmp50 = icmp sgt i32 %count, 0
  br i1 %cmp50, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:
  %0 = zext nneg i32 %count to i64
  %wide.trip.count = zext nneg i32 %count to i64
  %invariant.gep = getelementptr %struct.Layer, ptr %call1, i64 %0
  br label %for.body

for.cond.cleanup:
  %idxprom6 = sext i32 %k to i64
  %out = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %idxprom6, i32 1
  %1 = load ptr, ptr %out, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %1, i32 %n)
  %arrayidx9 = getelementptr inbounds %struct.Layer, ptr %call1, i64 %idxprom6
  %out10 = getelementptr inbounds i8, ptr %arrayidx9, i64 8
  %2 = load ptr, ptr %out10, align 8
  %gradient = getelementptr inbounds i8, ptr %arrayidx9, i64 16
  %3 = load ptr, ptr %gradient, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %2, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %3, i32 %n)
  %4 = load ptr, ptr %arrayidx9, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %4, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  ret void

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %5 = xor i64 %indvars.iv, -1
  %gep = getelementptr %struct.Layer, ptr %invariant.gep, i64 %5
  %arrayidx5 = getelementptr inbounds %struct.Layer, ptr %call.i, i64 %indvars.iv
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %gep, ptr align 8 dereferenceable(24) %arrayidx5, i64 24, i1 false)
  %indvars.iv.next = add i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg)

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr

declare i64 @llvm.umax.i64(i64, i64)
