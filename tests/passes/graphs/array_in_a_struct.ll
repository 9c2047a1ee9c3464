; Arrays of pointers in a struct, reached by counters and remainders that stay within them.
; edge: 0 -> 0 B kernel loop
; edge: 0 -> 1 A kernel
; edge: 1 -> 0 A kernel loop
; edge: 2 -> 3 B direct
; edge: 4 -> 5 A direct
; edge: 5 -> 5 B direct loop
; edge: 5 -> 6 B direct
; edge: 6 -> 6 B direct loop
source_filename = "array_in_a_struct.c"

%struct.Net = type { [12 x ptr], [12 x ptr], [13 x ptr] }
%struct.Pair = type { [2 x ptr], ptr, ptr }

; Twelve layers: neither their weights, gradients nor outputs are those of another array.
define void @train(i32 %n, i32 %steps, ptr %x) {
entry:
  %net = alloca %struct.Net, align 8
    %conv = sext i32 %n to i64
  %mul = shl i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %gradients = getelementptr inbounds i8, ptr %net, i64 96
  br label %for.body

for.cond8.preheader:
  %out = getelementptr inbounds i8, ptr %net, i64 192
  br label %for.body12

for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [12 x ptr], ptr %net, i64 0, i64 %indvars.iv
  %call = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul2)
  %arrayidx5 = getelementptr inbounds [12 x ptr], ptr %gradients, i64 0, i64 %indvars.iv
  %call6 = call i32 @posix_memalign(ptr %arrayidx5, i64 64, i64 %mul2)
  %indvars.iv.next = add i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 12
  br i1 %exitcond.not, label %for.cond8.preheader, label %for.body

for.cond19.preheader:
  %cmp20155 = icmp sgt i32 %steps, 0
  br i1 %cmp20155, label %for.cond24.preheader.lr.ph, label %for.cond.cleanup22

for.cond24.preheader.lr.ph:
  %mul27 = mul i64 %conv, %conv
  %cmp28148.not = icmp eq i32 %n, 0
  %out33 = getelementptr inbounds i8, ptr %net, i64 192
  %out48 = getelementptr inbounds i8, ptr %net, i64 192
  %out63 = getelementptr inbounds i8, ptr %net, i64 192
  %gradients67 = getelementptr inbounds i8, ptr %net, i64 96
  %cmp83152.not = icmp eq i32 %n, 0
  %gradients87 = getelementptr inbounds i8, ptr %net, i64 96
  %umax = call i64 @llvm.umax.i64(i64 %mul27, i64 1)
  %umax171 = call i64 @llvm.umax.i64(i64 %mul27, i64 1)
  br label %for.cond24.preheader

for.body12:
  %indvars.iv158 = phi i64 [ 0, %for.cond8.preheader ], [ %indvars.iv.next159, %for.body12 ]
  %arrayidx14 = getelementptr inbounds [13 x ptr], ptr %out, i64 0, i64 %indvars.iv158
  %call15 = call i32 @posix_memalign(ptr %arrayidx14, i64 64, i64 %mul2)
  %indvars.iv.next159 = add i64 %indvars.iv158, 1
  %exitcond161.not = icmp eq i64 %indvars.iv.next159, 13
  br i1 %exitcond161.not, label %for.cond19.preheader, label %for.body12

for.cond24.preheader:
  %k.0156 = phi i32 [ 0, %for.cond24.preheader.lr.ph ], [ %inc102, %for.cond.cleanup76 ]
  br i1 %cmp28148.not, label %for.body44.preheader, label %for.body31

for.cond.cleanup22:
    ret void

for.body31:
  %j.0149 = phi i64 [ %inc37, %for.body31 ], [ 0, %for.cond24.preheader ]
  %arrayidx32 = getelementptr inbounds float, ptr %x, i64 %j.0149
  %0 = load float, ptr %arrayidx32, align 4
  %1 = load ptr, ptr %out33, align 8
  %arrayidx35 = getelementptr inbounds float, ptr %1, i64 %j.0149
  store float %0, ptr %arrayidx35, align 4
  %inc37 = add i64 %j.0149, 1
  %exitcond162.not = icmp eq i64 %inc37, %umax
  br i1 %exitcond162.not, label %for.body44.preheader, label %for.body31

for.body44.preheader:
  br label %for.body44

for.body44:
  %indvars.iv163 = phi i64 [ %indvars.iv.next164, %for.body44 ], [ 0, %for.body44.preheader ]
  %arrayidx47 = getelementptr inbounds [12 x ptr], ptr %net, i64 0, i64 %indvars.iv163
  %2 = load ptr, ptr %arrayidx47, align 8
  %arrayidx50 = getelementptr inbounds [13 x ptr], ptr %out48, i64 0, i64 %indvars.iv163
  %3 = load ptr, ptr %arrayidx50, align 8
  %indvars.iv.next164 = add i64 %indvars.iv163, 1
  %arrayidx53 = getelementptr inbounds [13 x ptr], ptr %out48, i64 0, i64 %indvars.iv.next164
  %4 = load ptr, ptr %arrayidx53, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %2, i32 %n, ptr %3, i32 %n, float 0.000000e+00, ptr %4, i32 %n)
  %exitcond166.not = icmp eq i64 %indvars.iv.next164, 12
  br i1 %exitcond166.not, label %for.body62, label %for.body44

for.body62:
  %indvars.iv167 = phi i64 [ %indvars.iv.next168, %for.body62 ], [ 11, %for.body44 ]
  %5 = add i64 %indvars.iv167, 1
  %arrayidx66 = getelementptr inbounds [13 x ptr], ptr %out63, i64 0, i64 %5
  %6 = load ptr, ptr %arrayidx66, align 8
  %arrayidx69 = getelementptr inbounds [12 x ptr], ptr %gradients67, i64 0, i64 %indvars.iv167
  %7 = load ptr, ptr %arrayidx69, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %6, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %7, i32 %n)
  %indvars.iv.next168 = add i64 %indvars.iv167, -1
  %cmp59.not = icmp eq i64 %indvars.iv167, 0
  br i1 %cmp59.not, label %for.cond79.preheader, label %for.body62

for.cond79.preheader:
  %indvars.iv173 = phi i64 [ %indvars.iv.next174, %for.cond.cleanup85 ], [ 0, %for.body62 ]
  br i1 %cmp83152.not, label %for.cond.cleanup85, label %for.body86.lr.ph

for.body86.lr.ph:
  %arrayidx89 = getelementptr inbounds [12 x ptr], ptr %gradients87, i64 0, i64 %indvars.iv173
  %arrayidx93 = getelementptr inbounds [12 x ptr], ptr %net, i64 0, i64 %indvars.iv173
  br label %for.body86

for.cond.cleanup76:
  %inc102 = add i32 %k.0156, 1
  %exitcond177.not = icmp eq i32 %inc102, %steps
  br i1 %exitcond177.not, label %for.cond.cleanup22, label %for.cond24.preheader

for.cond.cleanup85:
  %indvars.iv.next174 = add i64 %indvars.iv173, 1
  %exitcond176.not = icmp eq i64 %indvars.iv.next174, 12
  br i1 %exitcond176.not, label %for.cond.cleanup76, label %for.cond79.preheader

for.body86:
  %j78.0153 = phi i64 [ 0, %for.body86.lr.ph ], [ %inc96, %for.body86 ]
  %8 = load ptr, ptr %arrayidx89, align 8
  %arrayidx90 = getelementptr inbounds float, ptr %8, i64 %j78.0153
  %9 = load float, ptr %arrayidx90, align 4
  %10 = load ptr, ptr %arrayidx93, align 8
  %arrayidx94 = getelementptr inbounds float, ptr %10, i64 %j78.0153
  %11 = load float, ptr %arrayidx94, align 4
  %sub = fsub float %11, %9
  store float %sub, ptr %arrayidx94, align 4
  %inc96 = add i64 %j78.0153, 1
  %exitcond172.not = icmp eq i64 %inc96, %umax171
  br i1 %exitcond172.not, label %for.cond.cleanup85, label %for.body86
}

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Two buffers take turns; what lies behind them in the struct is not one of them.
define void @alternate(i32 %n, i32 %steps, ptr %x) {
entry:
  %p = alloca %struct.Pair, align 8
    %conv = sext i32 %n to i64
  %mul = shl i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %call = call i32 @posix_memalign(ptr %p, i64 64, i64 %mul2)
  %arrayidx4 = getelementptr inbounds i8, ptr %p, i64 8
  %call5 = call i32 @posix_memalign(ptr %arrayidx4, i64 64, i64 %mul2)
  %weights = getelementptr inbounds i8, ptr %p, i64 16
  %call6 = call i32 @posix_memalign(ptr %weights, i64 64, i64 %mul2)
  %result = getelementptr inbounds i8, ptr %p, i64 24
  %call7 = call i32 @posix_memalign(ptr %result, i64 64, i64 %mul2)
  %cmp63.not = icmp eq i32 %steps, 0
  br i1 %cmp63.not, label %for.cond.cleanup, label %for.cond9.preheader.lr.ph

for.cond9.preheader.lr.ph:
  %mul12 = mul i64 %conv, %conv
  %cmp1361.not = icmp eq i32 %n, 0
  %umax = call i64 @llvm.umax.i64(i64 %mul12, i64 1)
  br label %for.cond9.preheader

for.cond9.preheader:
  %k.064 = phi i32 [ 0, %for.cond9.preheader.lr.ph ], [ %inc34, %for.cond.cleanup15 ]
  br i1 %cmp1361.not, label %for.cond.cleanup15, label %for.body16.lr.ph

for.body16.lr.ph:
  %rem = and i32 %k.064, 1
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx19 = getelementptr inbounds [2 x ptr], ptr %p, i64 0, i64 %idxprom
  br label %for.body16

for.cond.cleanup:
    ret void

for.cond.cleanup15:
  %0 = load ptr, ptr %weights, align 8
  %rem23 = and i32 %k.064, 1
  %idxprom24 = zext nneg i32 %rem23 to i64
  %arrayidx25 = getelementptr inbounds [2 x ptr], ptr %p, i64 0, i64 %idxprom24
  %1 = load ptr, ptr %arrayidx25, align 8
  %2 = load ptr, ptr %result, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %0, i32 %n, ptr %1, i32 %n, float 0.000000e+00, ptr %2, i32 %n)
  %sub = xor i32 %rem23, 1
  %idxprom29 = zext nneg i32 %sub to i64
  %arrayidx30 = getelementptr inbounds [2 x ptr], ptr %p, i64 0, i64 %idxprom29
  %3 = load ptr, ptr %arrayidx30, align 8
  %4 = load ptr, ptr %result, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %3, i32 %n, ptr %4, i32 %n, float 0.000000e+00, ptr %4, i32 %n)
  %inc34 = add i32 %k.064, 1
  %exitcond65.not = icmp eq i32 %inc34, %steps
  br i1 %exitcond65.not, label %for.cond.cleanup, label %for.cond9.preheader

for.body16:
  %j.062 = phi i64 [ 0, %for.body16.lr.ph ], [ %inc, %for.body16 ]
  %arrayidx17 = getelementptr inbounds float, ptr %x, i64 %j.062
  %5 = load float, ptr %arrayidx17, align 4
  %6 = load ptr, ptr %arrayidx19, align 8
  %arrayidx20 = getelementptr inbounds float, ptr %6, i64 %j.062
  store float %5, ptr %arrayidx20, align 4
  %inc = add i64 %j.062, 1
  %exitcond.not = icmp eq i64 %inc, %umax
  br i1 %exitcond.not, label %for.cond.cleanup15, label %for.body16
}

; A counter that runs on into the next array.
define void @beyond(i32 %n, i32 %steps, ptr %x) {
entry:
  %net = alloca %struct.Net, align 8
    %conv = sext i32 %n to i64
  %mul = shl i64 %conv, 2
  %mul2 = mul i64 %mul, %conv
  %gradients = getelementptr inbounds i8, ptr %net, i64 96
  br label %for.body

for.cond.cleanup:
  %arrayidx9 = getelementptr inbounds i8, ptr %net, i64 104
  %0 = load ptr, ptr %arrayidx9, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %0, i32 %n)
  br label %for.body15

for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [12 x ptr], ptr %net, i64 0, i64 %indvars.iv
  %call = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul2)
  %arrayidx6 = getelementptr inbounds [12 x ptr], ptr %gradients, i64 0, i64 %indvars.iv
  %call7 = call i32 @posix_memalign(ptr %arrayidx6, i64 64, i64 %mul2)
  %indvars.iv.next = add i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 12
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

for.body15:
  %indvars.iv69 = phi i64 [ 0, %for.cond.cleanup ], [ %indvars.iv.next70, %for.body15 ]
  %arrayidx17 = getelementptr inbounds ptr, ptr %net, i64 %indvars.iv69
  %1 = load ptr, ptr %arrayidx17, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %1, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  %indvars.iv.next70 = add i64 %indvars.iv69, 1
  %exitcond72.not = icmp eq i64 %indvars.iv.next70, 14
  br i1 %exitcond72.not, label %for.body26, label %for.body15

for.cond.cleanup25:
    ret void

for.body26:
  %indvars.iv73 = phi i64 [ %indvars.iv.next74, %for.body26 ], [ 0, %for.body15 ]
  %arrayidx29 = getelementptr inbounds [12 x ptr], ptr %net, i64 0, i64 %indvars.iv73
  %2 = load ptr, ptr %arrayidx29, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %2, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %x, i32 %n)
  %indvars.iv.next74 = add i64 %indvars.iv73, 1
  %exitcond76.not = icmp eq i64 %indvars.iv.next74, 12
  br i1 %exitcond76.not, label %for.cond.cleanup25, label %for.body26
}

declare i64 @llvm.umax.i64(i64, i64)
