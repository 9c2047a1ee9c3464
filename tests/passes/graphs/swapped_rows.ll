; slaswp_ exchanges rows of as many columns as it is told, within the leading dimension: the second
; product may read what the first wrote, in another row; the third reads the columns behind.
; edge: 0 -> 1 A call
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "swapped_rows.c"

define void @swap(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i32 %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %4, ptr %7, align 4
  store i32 %5, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %9)
  store i32 1, ptr %9, align 4
  %10 = icmp slt i32 %5, 1
  %11 = shl nuw nsw i32 %5, 1
  %12 = icmp sgt i32 %11, %4
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %25, label %14

14:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %5, i32 %5, i32 %5, float 1.000000e+00, ptr %1, i32 %4, ptr %1, i32 %4, float 0.000000e+00, ptr %0, i32 %4)
  call void @slaswp_(ptr %8, ptr %0, ptr %7, ptr %9, ptr %8, ptr %3, ptr %9)
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load i32, ptr %7, align 4
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %15, i32 %15, i32 %15, float 1.000000e+00, ptr %17, i32 %18, ptr %1, i32 %18, float 0.000000e+00, ptr %2, i32 %18)
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, %20
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %19, i32 %19, i32 %19, float 1.000000e+00, ptr %24, i32 %21, ptr %1, i32 %21, float 0.000000e+00, ptr %2, i32 %21)
  br label %25

25:
  call void @llvm.lifetime.end.p0(i64 4, ptr %9)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef)

declare void @slaswp_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
