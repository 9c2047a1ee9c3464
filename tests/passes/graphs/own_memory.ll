; What a function allocates and keeps to itself is other memory in the next call.
; edge: 1 -> 1 C direct loop
; edge: 2 -> 2 C direct loop
; edge: 2 -> 3 C direct
; edge: 3 -> 2 C direct loop
; edge: 3 -> 3 C direct loop
; reuse: 0 A of 1 A
; reuse: 0 B of 1 B
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
source_filename = "own_memory.c"

declare i32 @posix_memalign(ptr, i64, i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare noalias ptr @malloc(i64)

@kept = internal global [4 x ptr] zeroinitializer

; Only an array on the stack leads to it.
define void @own(i32 %n, ptr %x) {
entry:
  %m = alloca [4 x ptr]
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  br label %for.body
for.cond.cleanup:
  %rem = srem i32 %n, 4
  %idxprom2 = sext i32 %rem to i64
  %arrayidx3 = getelementptr [4 x ptr], ptr %m, i64 0, i64 %idxprom2
  %0 = load ptr, ptr %arrayidx3
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %0, i32 %n)
  ret void
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr [4 x ptr], ptr %m, i64 0, i64 %indvars.iv
  %call = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul1)
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; A variable of the module leads to it.
define void @keeps(i32 %n, ptr %x) {
entry:
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul3 = shl nuw i64 %conv, 2
  br label %for.body
for.cond.cleanup:
  %rem = srem i32 %n, 4
  %idxprom4 = sext i32 %rem to i64
  %arrayidx5 = getelementptr [4 x ptr], ptr @kept, i64 0, i64 %idxprom4
  %0 = load ptr, ptr %arrayidx5
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %0, i32 %n)
  ret void
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr [4 x ptr], ptr @kept, i64 0, i64 %indvars.iv
  %1 = load ptr, ptr %arrayidx
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %if.then, label %for.inc
if.then:
  %call = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul3)
  br label %for.inc
for.inc:
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; The caller hands it back.
define ptr @returns(i32 %n, ptr %x, ptr %last) {
entry:
  %m = alloca [4 x ptr]
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  br label %for.body
for.cond.cleanup:
  %rem = srem i32 %n, 4
  %idxprom2 = sext i32 %rem to i64
  %arrayidx3 = getelementptr [4 x ptr], ptr %m, i64 0, i64 %idxprom2
  %0 = load ptr, ptr %arrayidx3
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %0, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %last, i32 %n)
  %1 = load ptr, ptr %arrayidx3
  ret ptr %1
for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr [4 x ptr], ptr %m, i64 0, i64 %indvars.iv
  %call = call i32 @posix_memalign(ptr %arrayidx, i64 64, i64 %mul1)
  %indvars.iv.next = add nuw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define i32 @main(i32 %n, ptr readnone %arguments) {
entry:
  %mul = mul i32 %n, %n
  %conv = zext i32 %mul to i64
  %mul1 = shl nuw i64 %conv, 2
  %call = call ptr @malloc(i64 %mul1)
  %call5 = call ptr @malloc(i64 %mul1)
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  ret i32 0
for.body:
  %i.020 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %last.019 = phi ptr [ %call7, %for.body ], [ %call5, %entry ]
  call void @own(i32 %n, ptr %call)
  call void @keeps(i32 %n, ptr %call)
  %call7 = call ptr @returns(i32 %n, ptr %call, ptr %last.019)
  %inc = add nuw i32 %i.020, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}
