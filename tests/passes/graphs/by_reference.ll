; Fortran's calls: a block is read and written in the turn of its own only.
; edge: 0 -> 0 A direct loop
; edge: 0 -> 0 B direct loop
; edge: 1 -> 1 A direct loop
; edge: 1 -> 1 B direct loop
; edge: 1 -> 1 C direct loop
; edge: 2 -> 2 A direct loop
; edge: 2 -> 2 B direct loop
; edge: 2 -> 2 C direct loop
; missed: strsm_ 0 triangular solves run natively
; missed: strsm_ 0 triangular solves run natively
; missed: strsm_ 0 triangular solves run natively
source_filename = "by_reference.c"
@.str = internal constant [2 x i8] c"N\00"
@.str.1 = internal constant [2 x i8] c"T\00"
@.str.2 = internal constant [2 x i8] c"R\00"
@.str.3 = internal constant [2 x i8] c"L\00"

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @strsm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @pick_(ptr)
declare i32 @llvm.smin.i32(i32, i32)

; A block column at a time, as LAPACK: its sizes are what the variables hold at the call.
define void @factor(ptr %n, ptr %a, ptr %lda, ptr %nb, ptr %one, ptr %minus) {
entry:
  %j = alloca i32
  %width = alloca i32
  %rest = alloca i32
  %0 = load i32, ptr %lda
  %1 = load i32, ptr %n
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.end, label %if.end
if.end:
  store i32 0, ptr %j
  %2 = load i32, ptr %n
  %cmp135 = icmp sgt i32 %2, 0
  br i1 %cmp135, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %3 = phi i32 [ %10, %for.body ], [ %2, %if.end ]
  %storemerge36 = phi i32 [ %add, %for.body ], [ 0, %if.end ]
  %sub = sub i32 %3, %storemerge36
  %4 = load i32, ptr %nb
  %sub. = call i32 @llvm.smin.i32(i32 %sub, i32 %4)
  store i32 %sub., ptr %width
  %5 = add i32 %storemerge36, %sub.
  %sub5 = sub i32 %3, %5
  store i32 %sub5, ptr %rest
  %idx.ext = sext i32 %storemerge36 to i64
  %add.ptr = getelementptr float, ptr %a, i64 %idx.ext
  %6 = load i32, ptr %lda
  %conv6 = sext i32 %6 to i64
  %mul = mul i64 %conv6, %idx.ext
  %add.ptr7 = getelementptr float, ptr %add.ptr, i64 %mul
  %idx.ext10 = sext i32 %sub. to i64
  %add.ptr11 = getelementptr float, ptr %add.ptr, i64 %idx.ext10
  %add.ptr15 = getelementptr float, ptr %add.ptr7, i64 %idx.ext10
  call void @sgemm_(ptr @.str, ptr @.str.1, ptr %rest, ptr %width, ptr %j, ptr %minus, ptr %add.ptr11, ptr %lda, ptr %add.ptr, ptr %lda, ptr %one, ptr %add.ptr15, ptr %lda)
  %7 = load i32, ptr %width
  %idx.ext16 = sext i32 %7 to i64
  %add.ptr17 = getelementptr float, ptr %add.ptr7, i64 %idx.ext16
  call void @strsm_(ptr @.str.2, ptr @.str.3, ptr @.str.1, ptr @.str, ptr %rest, ptr %width, ptr %one, ptr %add.ptr7, ptr %lda, ptr %add.ptr17, ptr %lda)
  %8 = load i32, ptr %nb
  %9 = load i32, ptr %j
  %add = add i32 %9, %8
  store i32 %add, ptr %j
  %10 = load i32, ptr %n
  %cmp1 = icmp slt i32 %add, %10
  br i1 %cmp1, label %for.body, label %for.cond.cleanup
for.end:
  ret void
}

; A function that is not seen may widen the block.
define void @widens(ptr %n, ptr %a, ptr %lda, ptr %nb, ptr %one, ptr %minus) {
entry:
  %j = alloca i32
  %width = alloca i32
  %rest = alloca i32
  %0 = load i32, ptr %lda
  %1 = load i32, ptr %n
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.end, label %if.end
if.end:
  store i32 0, ptr %j
  %2 = load i32, ptr %n
  %cmp135 = icmp sgt i32 %2, 0
  br i1 %cmp135, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %3 = phi i32 [ %12, %for.body ], [ %2, %if.end ]
  %storemerge36 = phi i32 [ %add, %for.body ], [ 0, %if.end ]
  %sub = sub i32 %3, %storemerge36
  %4 = load i32, ptr %nb
  %sub. = call i32 @llvm.smin.i32(i32 %sub, i32 %4)
  store i32 %sub., ptr %width
  %5 = add i32 %storemerge36, %sub.
  %sub5 = sub i32 %3, %5
  store i32 %sub5, ptr %rest
  %idx.ext = sext i32 %storemerge36 to i64
  %add.ptr = getelementptr float, ptr %a, i64 %idx.ext
  %6 = load i32, ptr %lda
  %conv6 = sext i32 %6 to i64
  %mul = mul i64 %conv6, %idx.ext
  %add.ptr7 = getelementptr float, ptr %add.ptr, i64 %mul
  call void @pick_(ptr %width)
  %7 = load i32, ptr %j
  %idx.ext8 = sext i32 %7 to i64
  %add.ptr9 = getelementptr float, ptr %a, i64 %idx.ext8
  %8 = load i32, ptr %width
  %idx.ext10 = sext i32 %8 to i64
  %add.ptr11 = getelementptr float, ptr %add.ptr9, i64 %idx.ext10
  %add.ptr15 = getelementptr float, ptr %add.ptr7, i64 %idx.ext10
  call void @sgemm_(ptr @.str, ptr @.str.1, ptr %rest, ptr %width, ptr %j, ptr %minus, ptr %add.ptr11, ptr %lda, ptr %add.ptr9, ptr %lda, ptr %one, ptr %add.ptr15, ptr %lda)
  %9 = load i32, ptr %width
  %idx.ext16 = sext i32 %9 to i64
  %add.ptr17 = getelementptr float, ptr %add.ptr7, i64 %idx.ext16
  call void @strsm_(ptr @.str.2, ptr @.str.3, ptr @.str.1, ptr @.str, ptr %rest, ptr %width, ptr %one, ptr %add.ptr7, ptr %lda, ptr %add.ptr17, ptr %lda)
  %10 = load i32, ptr %nb
  %11 = load i32, ptr %j
  %add = add i32 %11, %10
  store i32 %add, ptr %j
  %12 = load i32, ptr %n
  %cmp1 = icmp slt i32 %add, %12
  br i1 %cmp1, label %for.body, label %for.cond.cleanup
for.end:
  ret void
}

; One that is not seen may change the leading dimension.
define void @repitched(ptr %n, ptr %a, ptr %lda, ptr %nb, ptr %one, ptr %minus) {
entry:
  %j = alloca i32
  %width = alloca i32
  %rest = alloca i32
  %0 = load i32, ptr %lda
  %1 = load i32, ptr %n
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.end, label %if.end
if.end:
  store i32 0, ptr %j
  %2 = load i32, ptr %n
  %cmp136 = icmp sgt i32 %2, 0
  br i1 %cmp136, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %3 = phi i32 [ %12, %for.body ], [ %2, %if.end ]
  %storemerge37 = phi i32 [ %add, %for.body ], [ 0, %if.end ]
  %sub = sub i32 %3, %storemerge37
  %4 = load i32, ptr %nb
  %sub. = call i32 @llvm.smin.i32(i32 %sub, i32 %4)
  store i32 %sub., ptr %width
  %5 = add i32 %storemerge37, %sub.
  %sub5 = sub i32 %3, %5
  store i32 %sub5, ptr %rest
  %idx.ext = sext i32 %storemerge37 to i64
  %add.ptr = getelementptr float, ptr %a, i64 %idx.ext
  %6 = load i32, ptr %lda
  %conv6 = sext i32 %6 to i64
  %mul = mul i64 %conv6, %idx.ext
  %add.ptr7 = getelementptr float, ptr %add.ptr, i64 %mul
  call void @pick_(ptr %lda)
  %7 = load i32, ptr %j
  %idx.ext8 = sext i32 %7 to i64
  %add.ptr9 = getelementptr float, ptr %a, i64 %idx.ext8
  %8 = load i32, ptr %width
  %idx.ext10 = sext i32 %8 to i64
  %add.ptr11 = getelementptr float, ptr %add.ptr9, i64 %idx.ext10
  %add.ptr15 = getelementptr float, ptr %add.ptr7, i64 %idx.ext10
  call void @sgemm_(ptr @.str, ptr @.str.1, ptr %rest, ptr %width, ptr %j, ptr %minus, ptr %add.ptr11, ptr %lda, ptr %add.ptr9, ptr %lda, ptr %one, ptr %add.ptr15, ptr %lda)
  %9 = load i32, ptr %width
  %idx.ext16 = sext i32 %9 to i64
  %add.ptr17 = getelementptr float, ptr %add.ptr7, i64 %idx.ext16
  call void @strsm_(ptr @.str.2, ptr @.str.3, ptr @.str.1, ptr @.str, ptr %rest, ptr %width, ptr %one, ptr %add.ptr7, ptr %lda, ptr %add.ptr17, ptr %lda)
  %10 = load i32, ptr %nb
  %11 = load i32, ptr %j
  %add = add i32 %11, %10
  store i32 %add, ptr %j
  %12 = load i32, ptr %n
  %cmp1 = icmp slt i32 %add, %12
  br i1 %cmp1, label %for.body, label %for.cond.cleanup
for.end:
  ret void
}
