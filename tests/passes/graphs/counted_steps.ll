; A loop that counts before it begins how often it runs, in steps of a number: (m - 1 + b) / b times.
; The second product (0) may read what the last turn wrote, the third (1) reads the columns behind.
; edge: 2 -> 0 A direct
; reuse: 1 B of 0 B
; reuse: 1 B of 2 B
source_filename = "counted_steps.c"

define void @steps(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5) {
  %7 = icmp slt i32 %5, 2
  br i1 %7, label %35, label %8

8:
  %9 = sext i32 %4 to i64
  %10 = add nsw i64 %9, -1
  %11 = zext nneg i32 %5 to i64
  %12 = add nsw i64 %10, %11
  %13 = sdiv i64 %12, %11
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = sext i32 %3 to i64
  br label %27

17:
  %18 = add nsw i32 %4, -1
  %19 = sext i32 %18 to i64
  %20 = sext i32 %3 to i64
  %21 = mul nsw i64 %19, %20
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %3, i32 %5, i32 %5, float 1.000000e+00, ptr %22, i32 %3, ptr %1, i32 %3, float 0.000000e+00, ptr %2, i32 %3)
  %23 = add nsw i64 %9, -1
  %24 = add nsw i64 %23, %11
  %25 = mul nsw i64 %24, %20
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %3, i32 %5, i32 %5, float 1.000000e+00, ptr %26, i32 %3, ptr %1, i32 %3, float 0.000000e+00, ptr %2, i32 %3)
  br label %35

27:
  %28 = phi i64 [ 0, %15 ], [ %32, %27 ]
  %29 = phi i64 [ %13, %15 ], [ %33, %27 ]
  %30 = mul nsw i64 %28, %16
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %3, i32 %5, i32 %5, float 1.000000e+00, ptr %1, i32 %3, ptr %1, i32 %3, float 0.000000e+00, ptr %31, i32 %3)
  %32 = add nuw nsw i64 %28, %11
  %33 = add nsw i64 %29, -1
  %34 = icmp sgt i64 %29, 1
  br i1 %34, label %27, label %17

35:
  ret void
}

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)
