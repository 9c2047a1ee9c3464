; What flang makes: literals that a linker may choose among, and sizes that only their argument changes.
; edge: 1 -> 1 C call loop
; missed: strmm_ 0 products of symmetric and triangular matrices run natively
; missed: strmm_ 0 products of symmetric and triangular matrices run natively
source_filename = "fortran.f90"

@_QQclX5269676874 = linkonce constant [5 x i8] c"Right"
@_QQclX4C656674 = linkonce constant [4 x i8] c"Left"
@_QQclX5570706572 = linkonce constant [5 x i8] c"Upper"
@_QQclX4E6F207472616E73706F7365 = linkonce constant [12 x i8] c"No transpose"
@_QQclX5472616E73706F7365 = linkonce constant [9 x i8] c"Transpose"
@_QQclX556E6974 = linkonce constant [4 x i8] c"Unit"
@_QQro.4.i4.0 = internal constant i32 1
@_QQro.4.r4.1 = internal constant float 1.0

declare void @tell_(ptr)
declare i32 @isamax_(ptr, ptr, ptr)
declare i32 @llvm.smin.i32(i32, i32)
declare void @strmm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64)
declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

; Panel after panel, from what lies to its right and was not written yet. The triangle on the right is
; that of the panel's own columns, and a function that is handed a number changes no other.
define void @panels_(ptr %n, ptr %nb, ptr %a, ptr %lda) {
entry:
  %above = alloca i32
  %width = alloca i32
  %behind = alloca i32
  %picked = alloca i32
  %rows = load i32, ptr %n
  %step = load i32, ptr %nb
  %pitch = load i32, ptr %lda
  %fits = icmp sge i32 %pitch, %rows
  %moves = icmp sge i32 %step, 1
  %fine = and i1 %fits, %moves
  br i1 %fine, label %test, label %out
test:
  %i = phi i32 [ 0, %entry ], [ %next, %end ]
  %more = icmp slt i32 %i, %rows
  br i1 %more, label %turn, label %out
turn:
  %left = sub nsw i32 %rows, %i
  %part = call i32 @llvm.smin.i32(i32 %step, i32 %left)
  store i32 %part, ptr %width
  store i32 %i, ptr %above
  %column = sext i32 %i to i64
  %across = sext i32 %pitch to i64
  %offset = mul nsw i64 %column, %across
  %panel = getelementptr float, ptr %a, i64 %offset
  %corner = getelementptr float, ptr %panel, i64 %column
  %largest = call i32 @isamax_(ptr %width, ptr %corner, ptr @_QQro.4.i4.0)
  store i32 %largest, ptr %picked
  call void @tell_(ptr %picked)
  call void @strmm_(ptr @_QQclX5269676874, ptr @_QQclX5570706572, ptr @_QQclX5472616E73706F7365, ptr @_QQclX556E6974, ptr %above, ptr %width, ptr @_QQro.4.r4.1, ptr %corner, ptr %lda, ptr %panel, ptr %lda, i64 5, i64 5, i64 9, i64 4)
  %to = add nsw i32 %i, %part
  %all = load i32, ptr %n
  %rest = sub nsw i32 %all, %to
  store i32 %rest, ptr %behind
  %some = icmp sgt i32 %rest, 0
  br i1 %some, label %product, label %end
product:
  %after = sext i32 %to to i64
  %further = mul nsw i64 %after, %across
  %others = getelementptr float, ptr %a, i64 %further
  %beside = getelementptr float, ptr %others, i64 %column
  call void @sgemm_(ptr @_QQclX4E6F207472616E73706F7365, ptr @_QQclX5472616E73706F7365, ptr %above, ptr %width, ptr %behind, ptr @_QQro.4.r4.1, ptr %others, ptr %lda, ptr %beside, ptr %lda, ptr @_QQro.4.r4.1, ptr %panel, ptr %lda, i64 12, i64 9)
  br label %end
end:
  %next = add nsw i32 %i, %step
  br label %test
out:
  ret void
}

; The triangle on the left is that of the rows: panels that were written before.
define void @lefts_(ptr %n, ptr %nb, ptr %a, ptr %lda) {
entry:
  %above = alloca i32
  %width = alloca i32
  %behind = alloca i32
  %rows = load i32, ptr %n
  %step = load i32, ptr %nb
  %pitch = load i32, ptr %lda
  %fits = icmp sge i32 %pitch, %rows
  %moves = icmp sge i32 %step, 1
  %fine = and i1 %fits, %moves
  br i1 %fine, label %test, label %out
test:
  %i = phi i32 [ 0, %entry ], [ %next, %end ]
  %more = icmp slt i32 %i, %rows
  br i1 %more, label %turn, label %out
turn:
  %left = sub nsw i32 %rows, %i
  %part = call i32 @llvm.smin.i32(i32 %step, i32 %left)
  store i32 %part, ptr %width
  store i32 %i, ptr %above
  %column = sext i32 %i to i64
  %across = sext i32 %pitch to i64
  %offset = mul nsw i64 %column, %across
  %panel = getelementptr float, ptr %a, i64 %offset
  call void @strmm_(ptr @_QQclX4C656674, ptr @_QQclX5570706572, ptr @_QQclX5472616E73706F7365, ptr @_QQclX556E6974, ptr %above, ptr %width, ptr @_QQro.4.r4.1, ptr %a, ptr %lda, ptr %panel, ptr %lda, i64 4, i64 5, i64 9, i64 4)
  %to = add nsw i32 %i, %part
  %rest = sub nsw i32 %rows, %to
  store i32 %rest, ptr %behind
  %some = icmp sgt i32 %rest, 0
  br i1 %some, label %product, label %end
product:
  %after = sext i32 %to to i64
  %further = mul nsw i64 %after, %across
  %others = getelementptr float, ptr %a, i64 %further
  %beside = getelementptr float, ptr %others, i64 %column
  call void @sgemm_(ptr @_QQclX4E6F207472616E73706F7365, ptr @_QQclX5472616E73706F7365, ptr %above, ptr %width, ptr %behind, ptr @_QQro.4.r4.1, ptr %others, ptr %lda, ptr %beside, ptr %lda, ptr @_QQro.4.r4.1, ptr %panel, ptr %lda, i64 12, i64 9)
  br label %end
end:
  %next = add nsw i32 %i, %step
  br label %test
out:
  ret void
}
