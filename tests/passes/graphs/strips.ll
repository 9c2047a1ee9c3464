; Strips of rows, multiplied into a work array and copied back by SLACPY: the rows of two strips are
; different ones where lda is at least m (0). Not where that is unknown (1), where one
; triangle is copied (2), or where a strip begins in the last row of the one before (3). What is
; moved is found where it is moved to, and a matrix that is copied over holds nothing else (7).
; edge: 1 -> 1 A copy loop
; edge: 2 -> 2 A copy loop
; edge: 3 -> 3 A copy loop
; edge: 4 -> 5 A copy
; edge: 4 -> 6 A copy
; edge: 5 -> 6 A direct
; reuse: 5 B of 4 B
; reuse: 6 B of 4 B
; reuse: 7 B of 4 B
source_filename = "strips.c"

@.str = private constant [2 x i8] c"N\00", align 1
@one = internal constant float 1.000000e+00, align 4
@zero = internal constant float 0.000000e+00, align 4
@.str.1 = private constant [2 x i8] c"F\00", align 1
@.str.2 = private constant [2 x i8] c"U\00", align 1
@.str.3 = private constant [2 x i8] c"L\00", align 1

define void @strips(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  %12 = icmp sge i32 %3, %0
  %13 = icmp sgt i32 %0, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %25

15:
  %16 = phi i32 [ %23, %15 ], [ 0, %7 ]
  %17 = sub nsw i32 %0, %16
  %18 = load i32, ptr %9, align 4
  %19 = call i32 @llvm.smin.i32(i32 %17, i32 %18)
  store i32 %19, ptr %11, align 4
  %20 = sext i32 %16 to i64
  %21 = getelementptr inbounds float, ptr %4, i64 %20
  call void @sgemm_(ptr @.str, ptr @.str, ptr %11, ptr %8, ptr %8, ptr @one, ptr %21, ptr %10, ptr %5, ptr %8, ptr @zero, ptr %6, ptr %9, i64 1, i64 1)
  call void @slacpy_(ptr @.str.1, ptr %11, ptr %8, ptr %6, ptr %9, ptr %21, ptr %10, i64 1)
  %22 = load i32, ptr %9, align 4
  %23 = add nsw i32 %22, %16
  %24 = icmp slt i32 %23, %0
  br i1 %24, label %15, label %25

25:
  ret void
}

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

declare void @slacpy_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64)

define void @rows_may_meet(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %23

13:
  %14 = phi i32 [ %21, %13 ], [ 0, %7 ]
  %15 = sub nsw i32 %0, %14
  %16 = load i32, ptr %9, align 4
  %17 = call i32 @llvm.smin.i32(i32 %15, i32 %16)
  store i32 %17, ptr %11, align 4
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds float, ptr %4, i64 %18
  call void @sgemm_(ptr @.str, ptr @.str, ptr %11, ptr %8, ptr %8, ptr @one, ptr %19, ptr %10, ptr %5, ptr %8, ptr @zero, ptr %6, ptr %9, i64 1, i64 1)
  call void @slacpy_(ptr @.str.1, ptr %11, ptr %8, ptr %6, ptr %9, ptr %19, ptr %10, i64 1)
  %20 = load i32, ptr %9, align 4
  %21 = add nsw i32 %20, %14
  %22 = icmp slt i32 %21, %0
  br i1 %22, label %13, label %23

23:
  ret void
}

define void @triangles(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  %12 = icmp sge i32 %3, %0
  %13 = icmp sgt i32 %0, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %25

15:
  %16 = phi i32 [ %23, %15 ], [ 0, %7 ]
  %17 = sub nsw i32 %0, %16
  %18 = load i32, ptr %9, align 4
  %19 = call i32 @llvm.smin.i32(i32 %17, i32 %18)
  store i32 %19, ptr %11, align 4
  %20 = sext i32 %16 to i64
  %21 = getelementptr inbounds float, ptr %4, i64 %20
  call void @sgemm_(ptr @.str, ptr @.str, ptr %11, ptr %8, ptr %8, ptr @one, ptr %21, ptr %10, ptr %5, ptr %8, ptr @zero, ptr %6, ptr %9, i64 1, i64 1)
  call void @slacpy_(ptr @.str.2, ptr %11, ptr %8, ptr %6, ptr %9, ptr %21, ptr %10, i64 1)
  %22 = load i32, ptr %9, align 4
  %23 = add nsw i32 %22, %16
  %24 = icmp slt i32 %23, %0
  br i1 %24, label %15, label %25

25:
  ret void
}

define void @overlapping(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  %13 = icmp sge i32 %3, %0
  %14 = icmp sgt i32 %0, 1
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %28

16:
  %17 = phi i32 [ %26, %16 ], [ 1, %7 ]
  %18 = sub nsw i32 %0, %17
  %19 = load i32, ptr %9, align 4
  %20 = call i32 @llvm.smin.i32(i32 %18, i32 %19)
  store i32 %20, ptr %11, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %12, align 4
  %22 = sext i32 %17 to i64
  %23 = getelementptr inbounds float, ptr %4, i64 %22
  %24 = getelementptr inbounds i8, ptr %23, i64 -4
  call void @sgemm_(ptr @.str, ptr @.str, ptr %12, ptr %8, ptr %8, ptr @one, ptr %24, ptr %10, ptr %5, ptr %8, ptr @zero, ptr %6, ptr %9, i64 1, i64 1)
  call void @slacpy_(ptr @.str.1, ptr %11, ptr %8, ptr %6, ptr %9, ptr %23, ptr %10, i64 1)
  %25 = load i32, ptr %9, align 4
  %26 = add nsw i32 %25, %17
  %27 = icmp slt i32 %26, %0
  br i1 %27, label %16, label %28

28:
  ret void
}

define void @moved(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  call void @sgemm_(ptr @.str, ptr @.str, ptr %6, ptr %6, ptr %6, ptr @one, ptr %1, ptr %6, ptr %1, ptr %6, ptr @zero, ptr %2, ptr %6, i64 1, i64 1)
  call void @slacpy_(ptr @.str.1, ptr %6, ptr %6, ptr %2, ptr %6, ptr %3, ptr %6, i64 1)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %6, ptr %6, ptr %6, ptr @one, ptr %3, ptr %6, ptr %1, ptr %6, ptr @zero, ptr %4, ptr %6, i64 1, i64 1)
  call void @slacpy_(ptr @.str.3, ptr %6, ptr %6, ptr %2, ptr %6, ptr %4, ptr %6, i64 1)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %6, ptr %6, ptr %6, ptr @one, ptr %4, ptr %6, ptr %1, ptr %6, ptr @zero, ptr %3, ptr %6, i64 1, i64 1)
  call void @slacpy_(ptr @.str.1, ptr %6, ptr %6, ptr %1, ptr %6, ptr %3, ptr %6, i64 1)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %6, ptr %6, ptr %6, ptr @one, ptr %3, ptr %6, ptr %1, ptr %6, ptr @zero, ptr %4, ptr %6, i64 1, i64 1)
  ret void
}

declare i32 @llvm.smin.i32(i32, i32)
