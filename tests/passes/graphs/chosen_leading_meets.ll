; As chosen_leading.ll, but what the product writes begins one element too early: where the leading
; dimension is M, it meets the matrix.
; edge: 0 -> 0 A direct loop
source_filename = "chosen_leading_meets.f"

$_QQclX4E = comdat any

@_QQclX4E = linkonce local_unnamed_addr constant [1 x i8] c"N", comdat

define void @strips_(ptr %0, ptr nocapture readonly %1, ptr %2, ptr %3, ptr %4, ptr nocapture readonly %5, ptr nocapture writeonly %6) local_unnamed_addr {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [1 x i8], align 1
  %11 = alloca [1 x i8], align 1
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call i32 @llvm.smax.i32(i32 %14, i32 0)
  %16 = zext nneg i32 %15 to i64
  %17 = load i32, ptr %0, align 4
  %.lobit = ashr i32 %17, 31
  store i32 %.lobit, ptr %6, align 4
  %18 = load i32, ptr %3, align 4
  %19 = load i32, ptr %0, align 4
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 1)
  %21 = icmp slt i32 %18, %20
  %spec.store.select1 = select i1 %21, i32 -4, i32 %.lobit
  store i32 %spec.store.select1, ptr %6, align 4
  %.not = icmp eq i32 %spec.store.select1, 0
  br i1 %.not, label %22, label %.loopexit

22:                                               ; preds = %7
  %23 = load i32, ptr %0, align 4
  %24 = icmp eq i32 %23, 0
  %25 = load i32, ptr %1, align 4
  %26 = icmp eq i32 %25, 0
  %27 = or i1 %24, %26
  br i1 %27, label %.loopexit, label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %5, align 4
  %30 = load i32, ptr %3, align 4
  %31 = add i32 %30, %23
  %32 = mul i32 %31, %23
  %.not13 = icmp slt i32 %29, %32
  br i1 %.not13, label %33, label %35

33:                                               ; preds = %28
  %34 = sdiv i32 %29, %23
  br label %35

35:                                               ; preds = %28, %33
  %storemerge = phi i32 [ %23, %33 ], [ %30, %28 ]
  %.0 = phi i32 [ %34, %33 ], [ %25, %28 ]
  store i32 %storemerge, ptr %8, align 4
  %36 = sext i32 %25 to i64
  %37 = sext i32 %.0 to i64
  %38 = add nsw i64 %36, -1
  %39 = add nsw i64 %38, %37
  %40 = sdiv i64 %39, %37
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %.lr.ph, label %.loopexit

.lr.ph:                                           ; preds = %35
  %invariant.gep = getelementptr i8, ptr %4, i64 -4
  %42 = mul i32 %storemerge, %23
  %43 = sext i32 %42 to i64
  %gep = getelementptr float, ptr %invariant.gep, i64 %43
  %.unpack = load i8, ptr @_QQclX4E, align 1
  br label %44

44:                                               ; preds = %.lr.ph, %44
  %45 = phi i64 [ %40, %.lr.ph ], [ %55, %44 ]
  %46 = phi i32 [ 1, %.lr.ph ], [ %54, %44 ]
  %47 = load i32, ptr %1, align 4
  %reass.sub = sub i32 %47, %46
  %48 = add i32 %reass.sub, 1
  %49 = call i32 @llvm.smin.i32(i32 %48, i32 %.0)
  store i32 %49, ptr %9, align 4
  %50 = sext i32 %46 to i64
  %51 = add nsw i64 %50, -1
  %52 = mul nsw i64 %51, %16
  %53 = getelementptr float, ptr %2, i64 %52
  store i8 %.unpack, ptr %10, align 1
  store i8 %.unpack, ptr %11, align 1
  store float 1.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  call void @sgemm_(ptr nonnull %10, ptr nonnull %11, ptr nonnull %0, ptr nonnull %9, ptr nonnull %0, ptr nonnull %12, ptr %4, ptr nonnull %8, ptr %53, ptr nonnull %3, ptr nonnull %13, ptr %gep, ptr nonnull %0, i64 1, i64 1)
  %54 = add i32 %46, %.0
  %55 = add nsw i64 %45, -1
  %56 = icmp ugt i64 %45, 1
  br i1 %56, label %44, label %.loopexit

.loopexit:                                        ; preds = %44, %35, %22, %7
  ret void
}

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)
