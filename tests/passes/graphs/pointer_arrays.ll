; What an array of pointers leads to, each allocated straight into its place.
; edge: 1 -> 1 A direct loop
; edge: 2 -> 2 C direct loop
; edge: 3 -> 3 C direct loop
source_filename = "pointer_arrays.c"

declare noalias ptr @malloc(i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; Each turn adds to a matrix of its own.
define void @apart(i32 %n, ptr %x) {
entry:
  %call = call dereferenceable_or_null(64) ptr @malloc(i64 64)
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  br label %for.body
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr ptr, ptr %call, i64 %indvars.iv
  %call2 = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul1)
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.body8, label %for.body
for.cond.cleanup7:
  ret void
for.body8:
  %indvars.iv30 = phi i64 [ %indvars.iv.next31, %for.body8 ], [ 0, %for.body ]
  %arrayidx10 = getelementptr ptr, ptr %call, i64 %indvars.iv30
  %0 = load ptr, ptr %arrayidx10
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %0, i32 %n)
  %indvars.iv.next31 = add nuw i64 %indvars.iv30, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next31, 8
  br i1 %exitcond33.not, label %for.cond.cleanup7, label %for.body8
}

; Each turn reads the matrix of the turn before.
define void @chained(i32 %n, ptr %x) {
entry:
  %call = call dereferenceable_or_null(64) ptr @malloc(i64 64)
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  br label %for.body
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr ptr, ptr %call, i64 %indvars.iv
  %call2 = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul1)
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.body8, label %for.body
for.cond.cleanup7:
  ret void
for.body8:
  %indvars.iv33 = phi i64 [ %indvars.iv.next34, %for.body8 ], [ 1, %for.body ]
  %0 = getelementptr ptr, ptr %call, i64 %indvars.iv33
  %arrayidx10 = getelementptr i8, ptr %0, i64 -8
  %1 = load ptr, ptr %arrayidx10
  %2 = load ptr, ptr %0
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %1, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %2, i32 %n)
  %indvars.iv.next34 = add nuw i64 %indvars.iv33, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next34, 8
  br i1 %exitcond36.not, label %for.cond.cleanup7, label %for.body8
}

; Each matrix is added to in every round.
define void @again(i32 %n, i32 %rounds, ptr %x) {
entry:
  %call = call dereferenceable_or_null(64) ptr @malloc(i64 64)
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  br label %for.body
for.cond3.preheader:
  %cmp438 = icmp sgt i32 %rounds, 0
  br i1 %cmp438, label %for.cond9.preheader, label %for.cond.cleanup6
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr ptr, ptr %call, i64 %indvars.iv
  %call2 = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul1)
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond3.preheader, label %for.body
for.cond9.preheader:
  %round.039 = phi i32 [ %inc20, %for.cond.cleanup12 ], [ 0, %for.cond3.preheader ]
  br label %for.body13
for.cond.cleanup6:
  ret void
for.cond.cleanup12:
  %inc20 = add nuw i32 %round.039, 1
  %exitcond45.not = icmp eq i32 %inc20, %rounds
  br i1 %exitcond45.not, label %for.cond.cleanup6, label %for.cond9.preheader
for.body13:
  %indvars.iv41 = phi i64 [ 0, %for.cond9.preheader ], [ %indvars.iv.next42, %for.body13 ]
  %arrayidx15 = getelementptr ptr, ptr %call, i64 %indvars.iv41
  %0 = load ptr, ptr %arrayidx15
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %0, i32 %n)
  %indvars.iv.next42 = add nuw i64 %indvars.iv41, 1
  %exitcond44.not = icmp eq i64 %indvars.iv.next42, 8
  br i1 %exitcond44.not, label %for.cond.cleanup12, label %for.body13
}

; Two places lead to one matrix.
define void @shared(i32 %n, ptr %x) {
entry:
  %call = call dereferenceable_or_null(64) ptr @malloc(i64 64)
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  br label %for.body
for.cond.cleanup:
  %arrayidx3 = getelementptr i8, ptr %call, i64 8
  %0 = load ptr, ptr %arrayidx3
  %arrayidx4 = getelementptr i8, ptr %call, i64 16
  store ptr %0, ptr %arrayidx4
  br label %for.body10
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr ptr, ptr %call, i64 %indvars.iv
  %call2 = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul1)
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
for.cond.cleanup9:
  ret void
for.body10:
  %indvars.iv34 = phi i64 [ 0, %for.cond.cleanup ], [ %indvars.iv.next35, %for.body10 ]
  %arrayidx12 = getelementptr ptr, ptr %call, i64 %indvars.iv34
  %1 = load ptr, ptr %arrayidx12
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %1, i32 %n)
  %indvars.iv.next35 = add nuw i64 %indvars.iv34, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next35, 8
  br i1 %exitcond37.not, label %for.cond.cleanup9, label %for.body10
}
