; Bounds of loops in a struct, loaded again only where something ran that may have changed them.
; edge: 2 -> 1 A direct
; edge: 3 -> 4 A direct
; edge: 5 -> 4 A direct
; reuse: 1 B of 0 B
; reuse: 4 B of 3 B
source_filename = "bounds_loaded_again.c"

; All of the matrix is overwritten between two products.
define void @kept(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5) {
  %7 = call fastcc ptr @make(i32 %0, i32 %1, i32 %2, i32 %3)
  %8 = getelementptr i8, ptr %7, i64 4
  %9 = load i32, ptr %8
  %10 = getelementptr i8, ptr %7, i64 8
  %11 = load i32, ptr %10
  %12 = mul i32 %11, %9
  %13 = getelementptr i8, ptr %7, i64 16
  %14 = load i32, ptr %13
  %15 = getelementptr i8, ptr %7, i64 24
  %16 = load ptr, ptr %15
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %12, i32 %14, i32 %14, float 1.000000e+00, ptr %4, i32 %14, ptr %5, i32 %14, float 0.000000e+00, ptr %16, i32 %14)
  call fastcc void @fill(ptr %7, ptr %4, ptr %5)
  %17 = getelementptr i8, ptr %7, i64 32
  %18 = load ptr, ptr %17
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %12, i32 %14, i32 %14, float 1.000000e+00, ptr %16, i32 %14, ptr %5, i32 %14, float 0.000000e+00, ptr %18, i32 %14)
  ret void
}

define internal fastcc ptr @make(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call dereferenceable_or_null(40) ptr @malloc(i64 40)
  store i32 %0, ptr %5
  %6 = getelementptr i8, ptr %5, i64 4
  store i32 %1, ptr %6
  %7 = getelementptr i8, ptr %5, i64 8
  store i32 %2, ptr %7
  %8 = getelementptr i8, ptr %5, i64 12
  store i32 %3, ptr %8
  %9 = mul i32 %3, %0
  %10 = getelementptr i8, ptr %5, i64 16
  store i32 %9, ptr %10
  %11 = sext i32 %1 to i64
  %12 = sext i32 %2 to i64
  %13 = sext i32 %0 to i64
  %14 = sext i32 %3 to i64
  %15 = shl i64 %13, 2
  %16 = mul i64 %15, %11
  %17 = mul i64 %16, %12
  %18 = mul i64 %17, %14
  %19 = call ptr @malloc(i64 %18)
  %20 = getelementptr i8, ptr %5, i64 24
  store ptr %19, ptr %20
  %21 = call ptr @malloc(i64 %18)
  %22 = getelementptr i8, ptr %5, i64 32
  store ptr %21, ptr %22
  ret ptr %5
}

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; The bounds stay.
define internal fastcc void @fill(ptr %0, ptr %1, ptr %2) {
  %4 = load i32, ptr %0
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %18

6:
  %7 = getelementptr i8, ptr %0, i64 4
  %8 = getelementptr i8, ptr %0, i64 8
  %9 = getelementptr i8, ptr %0, i64 12
  %10 = getelementptr i8, ptr %0, i64 16
  %11 = getelementptr i8, ptr %0, i64 24
  %12 = load i32, ptr %7
  br label %13

13:
  %14 = phi i32 [ %4, %6 ], [ %22, %21 ]
  %15 = phi i32 [ %12, %6 ], [ %23, %21 ]
  %16 = phi i32 [ 0, %6 ], [ %24, %21 ]
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %26, label %21

18:
  ret void

19:
  %20 = load i32, ptr %0
  br label %21

21:
  %22 = phi i32 [ %20, %19 ], [ %14, %13 ]
  %23 = phi i32 [ %40, %19 ], [ %15, %13 ]
  %24 = add i32 %16, 1
  %25 = icmp slt i32 %24, %22
  br i1 %25, label %13, label %18

26:
  %27 = phi i32 [ %39, %26 ], [ 0, %13 ]
  %28 = load i32, ptr %8
  %29 = load i32, ptr %9
  %30 = load i32, ptr %10
  %31 = load ptr, ptr %11
  %32 = mul i32 %28, %27
  %33 = mul i32 %32, %30
  %34 = sext i32 %33 to i64
  %35 = getelementptr float, ptr %31, i64 %34
  %36 = mul i32 %29, %16
  %37 = sext i32 %36 to i64
  %38 = getelementptr float, ptr %35, i64 %37
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %28, i32 %29, i32 %29, float 1.000000e+00, ptr %1, i32 %30, ptr %2, i32 %29, float 0.000000e+00, ptr %38, i32 %30)
  %39 = add i32 %27, 1
  %40 = load i32, ptr %7
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %26, label %19
}

; Only some of it is.
define void @changed(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5) {
  %7 = call fastcc ptr @make(i32 %0, i32 %1, i32 %2, i32 %3)
  %8 = getelementptr i8, ptr %7, i64 4
  %9 = load i32, ptr %8
  %10 = getelementptr i8, ptr %7, i64 8
  %11 = load i32, ptr %10
  %12 = mul i32 %11, %9
  %13 = getelementptr i8, ptr %7, i64 16
  %14 = load i32, ptr %13
  %15 = getelementptr i8, ptr %7, i64 24
  %16 = load ptr, ptr %15
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %12, i32 %14, i32 %14, float 1.000000e+00, ptr %4, i32 %14, ptr %5, i32 %14, float 0.000000e+00, ptr %16, i32 %14)
  call fastcc void @fill_less(ptr %7, ptr %4, ptr %5)
  %17 = load i32, ptr %10
  %18 = mul i32 %17, %1
  %19 = load i32, ptr %13
  %20 = load ptr, ptr %15
  %21 = getelementptr i8, ptr %7, i64 32
  %22 = load ptr, ptr %21
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %18, i32 %19, i32 %19, float 1.000000e+00, ptr %20, i32 %19, ptr %5, i32 %19, float 0.000000e+00, ptr %22, i32 %19)
  ret void
}

; The inner bound may change in the loops.
define internal fastcc void @fill_less(ptr %0, ptr %1, ptr %2) {
  %4 = load i32, ptr %0
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %18

6:
  %7 = getelementptr i8, ptr %0, i64 4
  %8 = getelementptr i8, ptr %0, i64 8
  %9 = getelementptr i8, ptr %0, i64 12
  %10 = getelementptr i8, ptr %0, i64 16
  %11 = getelementptr i8, ptr %0, i64 24
  %12 = load i32, ptr %7
  br label %13

13:
  %14 = phi i32 [ %4, %6 ], [ %22, %21 ]
  %15 = phi i32 [ %12, %6 ], [ %23, %21 ]
  %16 = phi i32 [ 0, %6 ], [ %24, %21 ]
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %26, label %21

18:
  ret void

19:
  %20 = load i32, ptr %0
  br label %21

21:
  %22 = phi i32 [ %20, %19 ], [ %14, %13 ]
  %23 = phi i32 [ %47, %19 ], [ %15, %13 ]
  %24 = add i32 %16, 1
  %25 = icmp slt i32 %24, %22
  br i1 %25, label %13, label %18

26:
  %27 = phi i64 [ %48, %46 ], [ 0, %13 ]
  %28 = load i32, ptr %8
  %29 = load i32, ptr %9
  %30 = load i32, ptr %10
  %31 = load ptr, ptr %11
  %32 = trunc i64 %27 to i32
  %33 = mul i32 %28, %32
  %34 = mul i32 %33, %30
  %35 = sext i32 %34 to i64
  %36 = getelementptr float, ptr %31, i64 %35
  %37 = mul i32 %29, %16
  %38 = sext i32 %37 to i64
  %39 = getelementptr float, ptr %36, i64 %38
  call void @cblas_sgemm(i32 101, i32 111, i32 111, i32 %28, i32 %29, i32 %29, float 1.000000e+00, ptr %1, i32 %30, ptr %2, i32 %29, float 0.000000e+00, ptr %39, i32 %30)
  %40 = getelementptr float, ptr %1, i64 %27
  %41 = load float, ptr %40
  %42 = fcmp ogt float %41, 0.000000e+00
  br i1 %42, label %45, label %43

43:
  %44 = load i32, ptr %7
  br label %46

45:
  store i32 1, ptr %7
  br label %46

46:
  %47 = phi i32 [ %44, %43 ], [ 1, %45 ]
  %48 = add i64 %27, 1
  %49 = sext i32 %47 to i64
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %26, label %19
}

declare ptr @malloc(i64)

