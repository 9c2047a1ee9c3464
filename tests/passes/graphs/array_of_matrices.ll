; Pointers in two arrays, each met by the one at its place in the other array.
; edge: 0 -> 0 B kernel loop
; edge: 1 -> 1 B kernel loop
; edge: 2 -> 3 B kernel loop
; edge: 3 -> 2 B kernel loop
; edge: 4 -> 4 B kernel loop
; edge: 4 -> 5 B kernel loop
; edge: 5 -> 5 B kernel loop
; edge: 6 -> 6 B kernel loop
; edge: 6 -> 7 B kernel loop
; edge: 7 -> 6 B kernel loop
; edge: 7 -> 7 B kernel loop
; reuse: 1 A of 0 A
; reuse: 3 A of 2 A
; reuse: 5 A of 4 A
; reuse: 7 A of 6 A
source_filename = "array_of_matrices.c"

; Each weight is changed by its own gradient.
define void @apart(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = alloca [2 x ptr]
  %9 = alloca [2 x ptr]
  %10 = icmp sgt i32 %6, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr i8, ptr %8, i64 8
  %13 = getelementptr i8, ptr %9, i64 8
  %14 = mul i32 %0, %0
  %15 = icmp eq i32 %0, 0
  %16 = call i32 @llvm.umax.i32(i32 %14, i32 1)
  %17 = zext i32 %16 to i64
  br label %19

18:
  ret void

19:
  %20 = phi i32 [ 0, %11 ], [ %29, %28 ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %2, i32 %0, float 0.000000e+00, ptr %4, i32 %0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %3, i32 %0, float 0.000000e+00, ptr %5, i32 %0)
  store ptr %2, ptr %8
  store ptr %3, ptr %12
  store ptr %4, ptr %9
  store ptr %5, ptr %13
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %32, %31 ]
  br i1 %15, label %31, label %23

23:
  %24 = getelementptr [2 x ptr], ptr %9, i64 0, i64 %22
  %25 = load ptr, ptr %24
  %26 = getelementptr [2 x ptr], ptr %8, i64 0, i64 %22
  %27 = load ptr, ptr %26
  br label %34

28:
  %29 = add i32 %20, 1
  %30 = icmp eq i32 %29, %6
  br i1 %30, label %18, label %19

31:
  %32 = add i64 %22, 1
  %33 = icmp eq i64 %22, 0
  br i1 %33, label %21, label %28

34:
  %35 = phi i64 [ 0, %23 ], [ %41, %34 ]
  %36 = getelementptr float, ptr %25, i64 %35
  %37 = load float, ptr %36
  %38 = getelementptr float, ptr %27, i64 %35
  %39 = load float, ptr %38
  %40 = fsub float %39, %37
  store float %40, ptr %38
  %41 = add i64 %35, 1
  %42 = icmp eq i64 %41, %17
  br i1 %42, label %31, label %34
}

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; Each weight is changed by the other gradient.
define void @crossed(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = alloca [2 x ptr]
  %9 = alloca [2 x ptr]
  %10 = icmp sgt i32 %6, 0
  br i1 %10, label %11, label %18

11:
  %12 = getelementptr i8, ptr %8, i64 8
  %13 = getelementptr i8, ptr %9, i64 8
  %14 = mul i32 %0, %0
  %15 = icmp eq i32 %0, 0
  %16 = call i32 @llvm.umax.i32(i32 %14, i32 1)
  %17 = zext i32 %16 to i64
  br label %19

18:
  ret void

19:
  %20 = phi i32 [ 0, %11 ], [ %29, %28 ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %2, i32 %0, float 0.000000e+00, ptr %4, i32 %0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %3, i32 %0, float 0.000000e+00, ptr %5, i32 %0)
  store ptr %2, ptr %8
  store ptr %3, ptr %12
  store ptr %5, ptr %9
  store ptr %4, ptr %13
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %32, %31 ]
  br i1 %15, label %31, label %23

23:
  %24 = getelementptr [2 x ptr], ptr %9, i64 0, i64 %22
  %25 = load ptr, ptr %24
  %26 = getelementptr [2 x ptr], ptr %8, i64 0, i64 %22
  %27 = load ptr, ptr %26
  br label %34

28:
  %29 = add i32 %20, 1
  %30 = icmp eq i32 %29, %6
  br i1 %30, label %18, label %19

31:
  %32 = add i64 %22, 1
  %33 = icmp eq i64 %22, 0
  br i1 %33, label %21, label %28

34:
  %35 = phi i64 [ 0, %23 ], [ %41, %34 ]
  %36 = getelementptr float, ptr %25, i64 %35
  %37 = load float, ptr %36
  %38 = getelementptr float, ptr %27, i64 %35
  %39 = load float, ptr %38
  %40 = fsub float %39, %37
  store float %40, ptr %38
  %41 = add i64 %35, 1
  %42 = icmp eq i64 %41, %17
  br i1 %42, label %31, label %34
}

; What is summed passes from one matrix to the next.
define void @in_turn(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = alloca [2 x ptr]
  %9 = alloca [2 x ptr]
  %10 = icmp sgt i32 %6, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr i8, ptr %8, i64 8
  %13 = getelementptr i8, ptr %9, i64 8
  %14 = icmp sgt i32 %0, 0
  %15 = zext nneg i32 %0 to i64
  br label %17

16:
  ret void

17:
  %18 = phi i32 [ 0, %11 ], [ %28, %27 ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %2, i32 %0, float 0.000000e+00, ptr %4, i32 %0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %3, i32 %0, float 0.000000e+00, ptr %5, i32 %0)
  store ptr %2, ptr %8
  store ptr %3, ptr %12
  store ptr %4, ptr %9
  store ptr %5, ptr %13
  br label %19

19:
  %20 = phi i64 [ 0, %17 ], [ %32, %30 ]
  %21 = phi float [ 0.000000e+00, %17 ], [ %31, %30 ]
  br i1 %14, label %22, label %30

22:
  %23 = getelementptr [2 x ptr], ptr %9, i64 0, i64 %20
  %24 = load ptr, ptr %23
  %25 = getelementptr [2 x ptr], ptr %8, i64 0, i64 %20
  %26 = load ptr, ptr %25
  br label %34

27:
  %28 = add i32 %18, 1
  %29 = icmp eq i32 %28, %6
  br i1 %29, label %16, label %17

30:
  %31 = phi float [ %21, %19 ], [ %39, %34 ]
  %32 = add i64 %20, 1
  %33 = icmp eq i64 %20, 0
  br i1 %33, label %19, label %27

34:
  %35 = phi i64 [ 0, %22 ], [ %41, %34 ]
  %36 = phi float [ %21, %22 ], [ %39, %34 ]
  %37 = getelementptr float, ptr %24, i64 %35
  %38 = load float, ptr %37
  %39 = fadd float %36, %38
  %40 = getelementptr float, ptr %26, i64 %35
  store float %39, ptr %40
  %41 = add i64 %35, 1
  %42 = icmp eq i64 %41, %15
  br i1 %42, label %30, label %34
}

; How many matrices there are is not known.
define void @some(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i32 %7) {
  %9 = alloca [2 x ptr]
  %10 = alloca [2 x ptr]
  %11 = icmp sgt i32 %6, 0
  br i1 %11, label %12, label %21

12:
  %13 = getelementptr i8, ptr %9, i64 8
  %14 = getelementptr i8, ptr %10, i64 8
  %15 = icmp sgt i32 %7, 0
  %16 = mul i32 %0, %0
  %17 = icmp eq i32 %0, 0
  %18 = call i32 @llvm.umax.i32(i32 %16, i32 1)
  %19 = zext nneg i32 %7 to i64
  %20 = zext i32 %18 to i64
  br label %22

21:
  ret void

22:
  %23 = phi i32 [ 0, %12 ], [ %32, %31 ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %2, i32 %0, float 0.000000e+00, ptr %4, i32 %0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %0, i32 %0, i32 %0, float 1.000000e+00, ptr %1, i32 %0, ptr %3, i32 %0, float 0.000000e+00, ptr %5, i32 %0)
  store ptr %2, ptr %9
  store ptr %3, ptr %13
  store ptr %4, ptr %10
  store ptr %5, ptr %14
  br i1 %15, label %24, label %31

24:
  %25 = phi i64 [ %35, %34 ], [ 0, %22 ]
  br i1 %17, label %34, label %26

26:
  %27 = getelementptr [2 x ptr], ptr %10, i64 0, i64 %25
  %28 = load ptr, ptr %27
  %29 = getelementptr [2 x ptr], ptr %9, i64 0, i64 %25
  %30 = load ptr, ptr %29
  br label %37

31:
  %32 = add i32 %23, 1
  %33 = icmp eq i32 %32, %6
  br i1 %33, label %21, label %22

34:
  %35 = add i64 %25, 1
  %36 = icmp eq i64 %35, %19
  br i1 %36, label %31, label %24

37:
  %38 = phi i64 [ 0, %26 ], [ %44, %37 ]
  %39 = getelementptr float, ptr %28, i64 %38
  %40 = load float, ptr %39
  %41 = getelementptr float, ptr %30, i64 %38
  %42 = load float, ptr %41
  %43 = fsub float %42, %40
  store float %43, ptr %41
  %44 = add i64 %38, 1
  %45 = icmp eq i64 %44, %20
  br i1 %45, label %34, label %37
}

declare i32 @llvm.umax.i32(i32, i32)

