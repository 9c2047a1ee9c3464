; Loops in loops overwrite a matrix by tiles, side by side, some of which they read before.
; edge: 2 -> 1 A direct
; edge: 3 -> 5 A direct
; edge: 6 -> 4 A direct
; edge: 7 -> 8 A direct
; edge: 7 -> 9 A direct
; edge: 10 -> 8 A direct
; edge: 11 -> 12 A direct
; edge: 11 -> 13 A direct
; edge: 14 -> 12 A direct
; edge: 15 -> 16 A copy
; edge: 17 -> 16 A direct
; edge: 18 -> 19 A direct
; reuse: 1 B of 0 B
; reuse: 4 B of 3 B
; reuse: 6 A of 5 B
; reuse: 8 B of 7 B
; reuse: 10 A of 9 B
; reuse: 12 B of 11 B
; reuse: 14 A of 13 B
; reuse: 16 B of 15 B
; reuse: 19 B of 18 B
source_filename = "tiles_of_heads.c"

; The outer loop goes across the rows of the matrix, the inner one along them.
define void @strips(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) {
  %7 = mul i32 %5, %4
  %8 = sext i32 %2 to i64
  %9 = shl i64 %8, 2
  %10 = sext i32 %3 to i64
  %11 = mul i64 %9, %10
  %12 = sext i32 %7 to i64
  %13 = mul i64 %11, %12
  %14 = call ptr @malloc(i64 %13)
  %15 = call ptr @malloc(i64 %13)
  %16 = mul i32 %3, %2
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %16, i32 %7, i32 %7, float 1.000000e+00, ptr %0, i32 %7, ptr %1, i32 %7, float 0.000000e+00, ptr %14, i32 %7)
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %30

18:
  %19 = icmp sgt i32 %2, 0
  %20 = mul i32 %7, %3
  %21 = sext i32 %5 to i64
  %22 = zext i32 %4 to i64
  %23 = zext i32 %2 to i64
  br label %24

24:
  %25 = phi i64 [ 0, %18 ], [ %32, %31 ]
  br i1 %19, label %26, label %31

26:
  %27 = mul i64 %25, %21
  %28 = getelementptr float, ptr %0, i64 %27
  %29 = getelementptr float, ptr %14, i64 %27
  br label %34

30:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %16, i32 %7, i32 %7, float 1.000000e+00, ptr %14, i32 %7, ptr %1, i32 %7, float 0.000000e+00, ptr %15, i32 %7)
  ret void

31:
  %32 = add i64 %25, 1
  %33 = icmp eq i64 %32, %22
  br i1 %33, label %30, label %24

34:
  %35 = phi i64 [ 0, %26 ], [ %41, %34 ]
  %36 = trunc i64 %35 to i32
  %37 = mul i32 %20, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr float, ptr %28, i64 %38
  %40 = getelementptr float, ptr %29, i64 %38
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %3, i32 %5, i32 %5, float 1.000000e+00, ptr %39, i32 %7, ptr %1, i32 %5, float 0.000000e+00, ptr %40, i32 %7)
  %41 = add i64 %35, 1
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %31, label %34
}

declare ptr @malloc(i64)

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; Each tile is read before it is overwritten.
define void @in_place(ptr %0, ptr %1) {
  %3 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %4 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %5 = call dereferenceable_or_null(1024) ptr @malloc(i64 1024)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %3, i32 64)
  br label %6

6:
  %7 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %8 = shl i64 %7, 5
  %9 = getelementptr i8, ptr %3, i64 %8
  br label %14

10:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %3, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %4, i32 64)
  ret void

11:
  %12 = add i64 %7, 1
  %13 = icmp eq i64 %12, 8
  br i1 %13, label %10, label %6

14:
  %15 = phi i64 [ 0, %6 ], [ %18, %14 ]
  %16 = shl i64 %15, 12
  %17 = getelementptr i8, ptr %9, i64 %16
  call void @cblas_sgemm(i32 101, i32 111, i32 112, i32 16, i32 16, i32 8, float 1.000000e+00, ptr %17, i32 64, ptr %0, i32 64, float 0.000000e+00, ptr %5, i32 16)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 16, i32 8, i32 8, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 8, float 0.000000e+00, ptr %17, i32 64)
  %18 = add i64 %15, 1
  %19 = icmp eq i64 %18, 4
  br i1 %19, label %11, label %14
}

; The last tiles are left out.
define void @but_for_the_last(ptr %0, ptr %1) {
  %3 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %4 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %5 = call dereferenceable_or_null(1024) ptr @malloc(i64 1024)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %3, i32 64)
  br label %6

6:
  %7 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %8 = shl i64 %7, 5
  %9 = getelementptr i8, ptr %3, i64 %8
  br label %14

10:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %3, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %4, i32 64)
  ret void

11:
  %12 = add i64 %7, 1
  %13 = icmp eq i64 %12, 7
  br i1 %13, label %10, label %6

14:
  %15 = phi i64 [ 0, %6 ], [ %18, %14 ]
  %16 = shl i64 %15, 12
  %17 = getelementptr i8, ptr %9, i64 %16
  call void @cblas_sgemm(i32 101, i32 111, i32 112, i32 16, i32 16, i32 8, float 1.000000e+00, ptr %17, i32 64, ptr %0, i32 64, float 0.000000e+00, ptr %5, i32 16)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 16, i32 8, i32 8, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 8, float 0.000000e+00, ptr %17, i32 64)
  %18 = add i64 %15, 1
  %19 = icmp eq i64 %18, 4
  br i1 %19, label %11, label %14
}

; The loop may be left early.
define void @left_early(ptr %0, ptr %1) {
  %3 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %4 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %5 = call dereferenceable_or_null(1024) ptr @malloc(i64 1024)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %3, i32 64)
  br label %6

6:
  %7 = phi i64 [ 0, %2 ], [ %15, %14 ]
  %8 = call i32 @choose()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:
  %11 = shl i64 %7, 5
  %12 = getelementptr i8, ptr %3, i64 %11
  br label %17

13:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %3, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %4, i32 64)
  ret void

14:
  %15 = add i64 %7, 1
  %16 = icmp eq i64 %15, 8
  br i1 %16, label %13, label %6

17:
  %18 = phi i64 [ 0, %10 ], [ %21, %17 ]
  %19 = shl i64 %18, 12
  %20 = getelementptr i8, ptr %12, i64 %19
  call void @cblas_sgemm(i32 101, i32 111, i32 112, i32 16, i32 16, i32 8, float 1.000000e+00, ptr %20, i32 64, ptr %0, i32 64, float 0.000000e+00, ptr %5, i32 16)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 16, i32 8, i32 8, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 8, float 0.000000e+00, ptr %20, i32 64)
  %21 = add i64 %18, 1
  %22 = icmp eq i64 %21, 4
  br i1 %22, label %14, label %17
}

declare i32 @choose()

; What was in each tile is copied back.
define void @copied_back(ptr %0, ptr %1) {
  %3 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %4 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %5 = call dereferenceable_or_null(4096) ptr @malloc(i64 4096)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %3, i32 64)
  br label %6

6:
  %7 = phi i64 [ 0, %2 ], [ %26, %25 ]
  %8 = shl i64 %7, 5
  %9 = shl i64 %7, 5
  %10 = shl i64 %7, 5
  %11 = getelementptr i8, ptr %3, i64 %10
  %12 = getelementptr i8, ptr %3, i64 %9
  %13 = getelementptr i8, ptr %3, i64 %8
  br label %15

14:
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %3, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %4, i32 64)
  ret void

15:
  %16 = phi i64 [ 0, %6 ], [ %23, %15 ]
  %17 = shl i64 %16, 12
  %18 = getelementptr i8, ptr %12, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %5, ptr align 4 dereferenceable(32) %18, i64 32, i1 false)
  %19 = shl i64 %16, 12
  %20 = getelementptr i8, ptr %13, i64 %19
  %21 = shl i64 %16, 12
  %22 = getelementptr i8, ptr %11, i64 %21
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 16, i32 8, i32 8, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 8, float 0.000000e+00, ptr %22, i32 64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(32) %20, ptr align 4 dereferenceable(32) %5, i64 32, i1 false)
  %23 = add i64 %16, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %25, label %15

25:
  %26 = add i64 %7, 1
  %27 = icmp eq i64 %26, 8
  br i1 %27, label %14, label %6
}

; One column between any two tiles is left, and read.
define void @columns_between(ptr %0, ptr %1) {
  %3 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %4 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 64, i32 64, i32 64, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %3, i32 64)
  br label %5

5:
  %6 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %7 = shl i64 %6, 5
  %8 = getelementptr i8, ptr %3, i64 %7
  br label %14

9:
  %10 = getelementptr i8, ptr %3, i64 3840
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 1, i32 64, i32 64, float 1.000000e+00, ptr %10, i32 64, ptr %1, i32 64, float 0.000000e+00, ptr %4, i32 64)
  ret void

11:
  %12 = add i64 %6, 1
  %13 = icmp eq i64 %12, 8
  br i1 %13, label %9, label %5

14:
  %15 = phi i64 [ 0, %5 ], [ %18, %14 ]
  %16 = shl i64 %15, 12
  %17 = getelementptr i8, ptr %8, i64 %16
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 15, i32 8, i32 8, float 1.000000e+00, ptr %0, i32 64, ptr %1, i32 8, float 0.000000e+00, ptr %17, i32 64)
  %18 = add i64 %15, 1
  %19 = icmp eq i64 %18, 4
  br i1 %19, label %11, label %14
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

