; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/cholesky/cholesky_cblas.c
; sources: samples/cholesky/cholesky_cblas.c samples/cholesky/cholesky.h samples/common.h samples/blas.h
; sha256: 87ae2d0d81f8a8b313660a8519688d6c345a5932466d93ab5a97cb7e5f9297b5
; ModuleID = 'samples/cholesky/cholesky_cblas.c'
source_filename = "samples/cholesky/cholesky_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"block\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [13 x i8] c"cholesky.bin\00", align 1, !dbg !17
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [81 x i8] c"usage: cholesky [n=2048] [block=256] [seed=1] [output=cholesky.bin, - for none]\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !33
@.str.7 = private unnamed_addr constant [44 x i8] c"error: the matrix is not positive definite\0A\00", align 1, !dbg !38
@.str.8 = private unnamed_addr constant [34 x i8] c"cholesky n=%d block=%d norm=%.9g\0A\00", align 1, !dbg !43
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !48
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !53
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !58

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !105 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !134
  %4 = alloca %struct.timespec, align 8, !DIAssignID !135
  %5 = alloca ptr, align 8, !DIAssignID !136
  %6 = alloca ptr, align 8, !DIAssignID !137
  %7 = alloca ptr, align 8, !DIAssignID !138
    #dbg_value(i32 %0, !111, !DIExpression(), !139)
    #dbg_value(ptr %1, !112, !DIExpression(), !139)
    #dbg_value(i32 %0, !140, !DIExpression(), !152)
    #dbg_value(ptr %1, !146, !DIExpression(), !152)
    #dbg_value(ptr undef, !147, !DIExpression(), !152)
  %8 = icmp slt i32 %0, 6, !dbg !155
  br i1 %8, label %9, label %82, !dbg !157

9:                                                ; preds = %2
    #dbg_assign(i1 undef, !158, !DIExpression(), !138, ptr %7, !DIExpression(), !172)
    #dbg_value(i32 %0, !164, !DIExpression(), !172)
    #dbg_value(ptr %1, !165, !DIExpression(), !172)
    #dbg_value(i32 1, !166, !DIExpression(), !172)
    #dbg_value(ptr @.str, !167, !DIExpression(), !172)
    #dbg_value(i64 1, !168, !DIExpression(), !172)
    #dbg_value(i64 32768, !169, !DIExpression(), !172)
    #dbg_value(i64 2048, !170, !DIExpression(), !172)
    #dbg_value(ptr undef, !171, !DIExpression(), !172)
    #dbg_value(i64 2048, !148, !DIExpression(), !152)
  %10 = icmp sgt i32 %0, 1, !dbg !174
  br i1 %10, label %11, label %85, !dbg !176

11:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #17, !dbg !177
  %12 = tail call ptr @__errno_location() #18, !dbg !178
  store i32 0, ptr %12, align 4, !dbg !179, !tbaa !180
  %13 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !184
  %14 = load ptr, ptr %13, align 8, !dbg !184, !tbaa !185
  %15 = call i64 @strtol(ptr noundef %14, ptr noundef nonnull %7, i32 noundef 10) #17, !dbg !187
    #dbg_value(i64 %15, !148, !DIExpression(), !152)
  %16 = load ptr, ptr %13, align 8, !dbg !188, !tbaa !185
  %17 = load i8, ptr %16, align 1, !dbg !190, !tbaa !191
  %18 = icmp eq i8 %17, 0, !dbg !190
  br i1 %18, label %29, label %19, !dbg !192

19:                                               ; preds = %11
  %20 = load ptr, ptr %7, align 8, !dbg !193, !tbaa !185
  %21 = load i8, ptr %20, align 1, !dbg !194, !tbaa !191
  %22 = icmp eq i8 %21, 0, !dbg !194
  br i1 %22, label %23, label %29, !dbg !195

23:                                               ; preds = %19
  %24 = load i32, ptr %12, align 4, !dbg !196, !tbaa !180
  %25 = icmp ne i32 %24, 0, !dbg !196
  %26 = add i64 %15, -32769, !dbg !197
  %27 = icmp ult i64 %26, -32768, !dbg !197
  %28 = select i1 %25, i1 true, i1 %27, !dbg !197
  br i1 %28, label %29, label %32, !dbg !197

29:                                               ; preds = %23, %19, %11
  %30 = load ptr, ptr @stderr, align 8, !dbg !198, !tbaa !185
  %31 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %30, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str, ptr noundef nonnull %16, i64 noundef 1, i64 noundef 32768) #19, !dbg !199
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17, !dbg !200
    #dbg_value(i64 %15, !148, !DIExpression(), !152)
  br label %82, !dbg !201

32:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17, !dbg !200
    #dbg_value(i64 %15, !148, !DIExpression(), !152)
  %33 = trunc nuw i64 %15 to i32, !dbg !202
    #dbg_assign(i1 undef, !158, !DIExpression(), !137, ptr %6, !DIExpression(), !204)
    #dbg_value(i32 %0, !164, !DIExpression(), !204)
    #dbg_value(ptr %1, !165, !DIExpression(), !204)
    #dbg_value(i32 2, !166, !DIExpression(), !204)
    #dbg_value(ptr @.str.1, !167, !DIExpression(), !204)
    #dbg_value(i64 1, !168, !DIExpression(), !204)
    #dbg_value(i64 1024, !169, !DIExpression(), !204)
    #dbg_value(i64 256, !170, !DIExpression(), !204)
    #dbg_value(ptr undef, !171, !DIExpression(), !204)
    #dbg_value(i64 256, !150, !DIExpression(), !152)
  %34 = icmp eq i32 %0, 2, !dbg !206
  br i1 %34, label %85, label %35, !dbg !207

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17, !dbg !208
  store i32 0, ptr %12, align 4, !dbg !209, !tbaa !180
  %36 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !210
  %37 = load ptr, ptr %36, align 8, !dbg !210, !tbaa !185
  %38 = call i64 @strtol(ptr noundef %37, ptr noundef nonnull %6, i32 noundef 10) #17, !dbg !211
    #dbg_value(i64 %38, !150, !DIExpression(), !152)
  %39 = load ptr, ptr %36, align 8, !dbg !212, !tbaa !185
  %40 = load i8, ptr %39, align 1, !dbg !213, !tbaa !191
  %41 = icmp eq i8 %40, 0, !dbg !213
  br i1 %41, label %52, label %42, !dbg !214

42:                                               ; preds = %35
  %43 = load ptr, ptr %6, align 8, !dbg !215, !tbaa !185
  %44 = load i8, ptr %43, align 1, !dbg !216, !tbaa !191
  %45 = icmp eq i8 %44, 0, !dbg !216
  br i1 %45, label %46, label %52, !dbg !217

46:                                               ; preds = %42
  %47 = load i32, ptr %12, align 4, !dbg !218, !tbaa !180
  %48 = icmp ne i32 %47, 0, !dbg !218
  %49 = add i64 %38, -1025, !dbg !219
  %50 = icmp ult i64 %49, -1024, !dbg !219
  %51 = select i1 %48, i1 true, i1 %50, !dbg !219
  br i1 %51, label %52, label %55, !dbg !219

52:                                               ; preds = %46, %42, %35
  %53 = load ptr, ptr @stderr, align 8, !dbg !220, !tbaa !185
  %54 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %53, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %39, i64 noundef 1, i64 noundef 1024) #19, !dbg !221
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17, !dbg !222
    #dbg_value(i64 %38, !150, !DIExpression(), !152)
  br label %82, !dbg !223

55:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17, !dbg !222
    #dbg_value(i64 %38, !150, !DIExpression(), !152)
  %56 = trunc nuw i64 %38 to i32, !dbg !224
    #dbg_assign(i1 undef, !158, !DIExpression(), !136, ptr %5, !DIExpression(), !225)
    #dbg_value(i32 %0, !164, !DIExpression(), !225)
    #dbg_value(ptr %1, !165, !DIExpression(), !225)
    #dbg_value(i32 3, !166, !DIExpression(), !225)
    #dbg_value(ptr @.str.2, !167, !DIExpression(), !225)
    #dbg_value(i64 0, !168, !DIExpression(), !225)
    #dbg_value(i64 2147483647, !169, !DIExpression(), !225)
    #dbg_value(i64 1, !170, !DIExpression(), !225)
    #dbg_value(ptr undef, !171, !DIExpression(), !225)
    #dbg_value(i64 1, !151, !DIExpression(), !152)
  %57 = icmp ugt i32 %0, 3, !dbg !227
  br i1 %57, label %58, label %85, !dbg !228

58:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #17, !dbg !229
  store i32 0, ptr %12, align 4, !dbg !230, !tbaa !180
  %59 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !231
  %60 = load ptr, ptr %59, align 8, !dbg !231, !tbaa !185
  %61 = call i64 @strtol(ptr noundef %60, ptr noundef nonnull %5, i32 noundef 10) #17, !dbg !232
    #dbg_value(i64 %61, !151, !DIExpression(), !152)
  %62 = load ptr, ptr %59, align 8, !dbg !233, !tbaa !185
  %63 = load i8, ptr %62, align 1, !dbg !234, !tbaa !191
  %64 = icmp eq i8 %63, 0, !dbg !234
  br i1 %64, label %74, label %65, !dbg !235

65:                                               ; preds = %58
  %66 = load ptr, ptr %5, align 8, !dbg !236, !tbaa !185
  %67 = load i8, ptr %66, align 1, !dbg !237, !tbaa !191
  %68 = icmp eq i8 %67, 0, !dbg !237
  br i1 %68, label %69, label %74, !dbg !238

69:                                               ; preds = %65
  %70 = load i32, ptr %12, align 4, !dbg !239, !tbaa !180
  %71 = icmp ne i32 %70, 0, !dbg !239
  %72 = icmp ugt i64 %61, 2147483647, !dbg !240
  %73 = select i1 %71, i1 true, i1 %72, !dbg !240
  br i1 %73, label %74, label %77, !dbg !240

74:                                               ; preds = %69, %65, %58
  %75 = load ptr, ptr @stderr, align 8, !dbg !241, !tbaa !185
  %76 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %75, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %62, i64 noundef 0, i64 noundef 2147483647) #19, !dbg !242
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17, !dbg !243
    #dbg_value(i64 %61, !151, !DIExpression(), !152)
  br label %82, !dbg !244

77:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17, !dbg !243
    #dbg_value(i64 %61, !151, !DIExpression(), !152)
    #dbg_value(i32 %33, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139)
    #dbg_value(i32 %56, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !139)
    #dbg_value(i64 %61, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
  %78 = icmp eq i32 %0, 5, !dbg !245
  br i1 %78, label %79, label %85, !dbg !246

79:                                               ; preds = %77
  %80 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !247
  %81 = load ptr, ptr %80, align 8, !dbg !247, !tbaa !185
  br label %85, !dbg !246

82:                                               ; preds = %2, %29, %52, %74
  %83 = load ptr, ptr @stderr, align 8, !dbg !248, !tbaa !185
  %84 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 80, i64 1, ptr %83) #20, !dbg !249
    #dbg_value(i32 undef, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139)
    #dbg_value(i32 undef, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !139)
    #dbg_value(i64 undef, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(ptr undef, !113, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
  br label %666, !dbg !250

85:                                               ; preds = %9, %32, %55, %79, %77
  %86 = phi ptr [ @.str.3, %9 ], [ @.str.3, %32 ], [ @.str.3, %55 ], [ @.str.3, %77 ], [ %81, %79 ]
  %87 = phi i64 [ 1, %9 ], [ 1, %32 ], [ 1, %55 ], [ %61, %77 ], [ %61, %79 ]
  %88 = phi i32 [ 256, %9 ], [ 256, %32 ], [ %56, %55 ], [ %56, %77 ], [ %56, %79 ]
  %89 = phi i32 [ 2048, %9 ], [ %33, %32 ], [ %33, %55 ], [ %33, %77 ], [ %33, %79 ]
    #dbg_value(i32 %89, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139)
    #dbg_value(i32 %88, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !139)
    #dbg_value(i64 %87, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(ptr %86, !113, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i32 %89, !123, !DIExpression(), !139)
    #dbg_value(i32 %88, !251, !DIExpression(), !257)
    #dbg_value(i32 %89, !256, !DIExpression(), !257)
  %90 = tail call i32 @llvm.umin.i32(i32 %88, i32 %89), !dbg !259
    #dbg_value(i32 %90, !125, !DIExpression(), !139)
    #dbg_value(ptr undef, !260, !DIExpression(), !273)
    #dbg_value(i32 %89, !267, !DIExpression(), !273)
  %91 = zext nneg i32 %89 to i64, !dbg !275
  %92 = mul nuw nsw i64 %91, %91, !dbg !276
    #dbg_value(i64 %92, !268, !DIExpression(), !273)
    #dbg_value(i64 %92, !277, !DIExpression(), !283)
  %93 = shl nuw nsw i64 %92, 2, !dbg !285
  %94 = tail call noalias ptr @malloc(i64 noundef %93) #21, !dbg !286
    #dbg_value(ptr %94, !282, !DIExpression(), !283)
    #dbg_value(ptr %94, !287, !DIExpression(), !295)
    #dbg_value(i64 %93, !294, !DIExpression(), !295)
  %95 = icmp eq ptr %94, null, !dbg !297
  br i1 %95, label %96, label %99, !dbg !299

96:                                               ; preds = %85
  %97 = load ptr, ptr @stderr, align 8, !dbg !300, !tbaa !185
  %98 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %97, ptr noundef nonnull @.str.6, i64 noundef %93) #19, !dbg !301
  tail call void @exit(i32 noundef 1) #22, !dbg !302
  unreachable, !dbg !302

99:                                               ; preds = %85
    #dbg_value(ptr %94, !270, !DIExpression(), !273)
  %100 = uitofp nneg i32 %89 to float, !dbg !303
  %101 = tail call float @llvm.sqrt.f32(float %100), !dbg !304
  %102 = fdiv float 1.000000e+00, %101, !dbg !305
  tail call fastcc void @fill_uniform(ptr noundef nonnull %94, i64 noundef %92, i64 noundef %87, float noundef %102), !dbg !306
    #dbg_value(i32 0, !271, !DIExpression(), !307)
  %103 = add nuw nsw i64 %91, 1
  %104 = add nsw i64 %91, -1, !dbg !308
  %105 = and i64 %91, 3, !dbg !308
  %106 = icmp ult i64 %104, 3, !dbg !308
  br i1 %106, label %109, label %107, !dbg !308

107:                                              ; preds = %99
  %108 = and i64 %91, 2147483644, !dbg !308
  br label %149, !dbg !308

109:                                              ; preds = %149, %99
  %110 = phi i64 [ 0, %99 ], [ %163, %149 ]
  %111 = icmp eq i64 %105, 0, !dbg !308
  br i1 %111, label %120, label %112, !dbg !308

112:                                              ; preds = %109, %112
  %113 = phi i64 [ %117, %112 ], [ %110, %109 ]
  %114 = phi i64 [ %118, %112 ], [ 0, %109 ]
    #dbg_value(i64 %113, !271, !DIExpression(), !307)
    #dbg_value(i64 %113, !309, !DIExpression(), !316)
    #dbg_value(i64 %113, !314, !DIExpression(), !316)
    #dbg_value(i32 %89, !315, !DIExpression(), !316)
  %115 = mul nuw nsw i64 %113, %103, !dbg !319
  %116 = getelementptr inbounds float, ptr %94, i64 %115, !dbg !320
  store float 1.500000e+00, ptr %116, align 4, !dbg !321, !tbaa !322
  %117 = add nuw nsw i64 %113, 1, !dbg !324
    #dbg_value(i64 %117, !271, !DIExpression(), !307)
  %118 = add i64 %114, 1, !dbg !308
  %119 = icmp eq i64 %118, %105, !dbg !308
  br i1 %119, label %120, label %112, !dbg !308, !llvm.loop !325

120:                                              ; preds = %112, %109
    #dbg_value(ptr %94, !327, !DIExpression(), !335)
    #dbg_value(i32 %89, !332, !DIExpression(), !335)
    #dbg_value(i32 1, !333, !DIExpression(), !337)
  %121 = icmp eq i32 %89, 1, !dbg !338
  br i1 %121, label %178, label %122, !dbg !340

122:                                              ; preds = %120
  %123 = add nsw i64 %91, -2, !dbg !340
  %124 = and i64 %104, 3, !dbg !340
  %125 = icmp ult i64 %123, 3, !dbg !340
  br i1 %125, label %166, label %126, !dbg !340

126:                                              ; preds = %122
  %127 = and i64 %104, -4, !dbg !340
  br label %128, !dbg !340

128:                                              ; preds = %128, %126
  %129 = phi i64 [ 1, %126 ], [ %146, %128 ]
  %130 = phi i64 [ 0, %126 ], [ %147, %128 ]
    #dbg_value(i64 %129, !333, !DIExpression(), !337)
    #dbg_value(i32 0, !309, !DIExpression(), !341)
    #dbg_value(i64 %129, !314, !DIExpression(), !341)
    #dbg_value(i32 %89, !315, !DIExpression(), !341)
  %131 = mul nuw nsw i64 %129, %91, !dbg !343
  %132 = getelementptr inbounds float, ptr %94, i64 %131, !dbg !344
  %133 = shl nuw nsw i64 %129, 2, !dbg !345
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %132, i8 0, i64 %133, i1 false), !dbg !346
  %134 = add nuw nsw i64 %129, 1, !dbg !347
    #dbg_value(i64 %134, !333, !DIExpression(), !337)
    #dbg_value(i64 %134, !314, !DIExpression(), !341)
  %135 = mul nuw nsw i64 %134, %91, !dbg !343
  %136 = getelementptr inbounds float, ptr %94, i64 %135, !dbg !344
  %137 = shl nuw nsw i64 %134, 2, !dbg !345
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %136, i8 0, i64 %137, i1 false), !dbg !346
  %138 = add nuw nsw i64 %129, 2, !dbg !347
    #dbg_value(i64 %138, !333, !DIExpression(), !337)
    #dbg_value(i64 %138, !314, !DIExpression(), !341)
  %139 = mul nuw nsw i64 %138, %91, !dbg !343
  %140 = getelementptr inbounds float, ptr %94, i64 %139, !dbg !344
  %141 = shl nuw nsw i64 %138, 2, !dbg !345
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %140, i8 0, i64 %141, i1 false), !dbg !346
  %142 = add nuw nsw i64 %129, 3, !dbg !347
    #dbg_value(i64 %142, !333, !DIExpression(), !337)
    #dbg_value(i64 %142, !314, !DIExpression(), !341)
  %143 = mul nuw nsw i64 %142, %91, !dbg !343
  %144 = getelementptr inbounds float, ptr %94, i64 %143, !dbg !344
  %145 = shl nuw nsw i64 %142, 2, !dbg !345
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %144, i8 0, i64 %145, i1 false), !dbg !346
  %146 = add nuw nsw i64 %129, 4, !dbg !347
    #dbg_value(i64 %146, !333, !DIExpression(), !337)
  %147 = add i64 %130, 4, !dbg !340
  %148 = icmp eq i64 %147, %127, !dbg !340
  br i1 %148, label %166, label %128, !dbg !340, !llvm.loop !348

149:                                              ; preds = %149, %107
  %150 = phi i64 [ 0, %107 ], [ %163, %149 ]
  %151 = phi i64 [ 0, %107 ], [ %164, %149 ]
    #dbg_value(i64 %150, !271, !DIExpression(), !307)
    #dbg_value(i64 %150, !309, !DIExpression(), !316)
    #dbg_value(i64 %150, !314, !DIExpression(), !316)
    #dbg_value(i32 %89, !315, !DIExpression(), !316)
  %152 = mul nuw nsw i64 %150, %103, !dbg !319
  %153 = getelementptr inbounds float, ptr %94, i64 %152, !dbg !320
  store float 1.500000e+00, ptr %153, align 4, !dbg !321, !tbaa !322
  %154 = or disjoint i64 %150, 1, !dbg !324
    #dbg_value(i64 %154, !271, !DIExpression(), !307)
    #dbg_value(i64 %154, !309, !DIExpression(), !316)
    #dbg_value(i64 %154, !314, !DIExpression(), !316)
  %155 = mul nuw nsw i64 %154, %103, !dbg !319
  %156 = getelementptr inbounds float, ptr %94, i64 %155, !dbg !320
  store float 1.500000e+00, ptr %156, align 4, !dbg !321, !tbaa !322
  %157 = or disjoint i64 %150, 2, !dbg !324
    #dbg_value(i64 %157, !271, !DIExpression(), !307)
    #dbg_value(i64 %157, !309, !DIExpression(), !316)
    #dbg_value(i64 %157, !314, !DIExpression(), !316)
  %158 = mul nuw nsw i64 %157, %103, !dbg !319
  %159 = getelementptr inbounds float, ptr %94, i64 %158, !dbg !320
  store float 1.500000e+00, ptr %159, align 4, !dbg !321, !tbaa !322
  %160 = or disjoint i64 %150, 3, !dbg !324
    #dbg_value(i64 %160, !271, !DIExpression(), !307)
    #dbg_value(i64 %160, !309, !DIExpression(), !316)
    #dbg_value(i64 %160, !314, !DIExpression(), !316)
  %161 = mul nuw nsw i64 %160, %103, !dbg !319
  %162 = getelementptr inbounds float, ptr %94, i64 %161, !dbg !320
  store float 1.500000e+00, ptr %162, align 4, !dbg !321, !tbaa !322
  %163 = add nuw nsw i64 %150, 4, !dbg !324
    #dbg_value(i64 %163, !271, !DIExpression(), !307)
  %164 = add i64 %151, 4, !dbg !308
  %165 = icmp eq i64 %164, %108, !dbg !308
  br i1 %165, label %109, label %149, !dbg !308, !llvm.loop !351

166:                                              ; preds = %128, %122
  %167 = phi i64 [ 1, %122 ], [ %146, %128 ]
  %168 = icmp eq i64 %124, 0, !dbg !340
  br i1 %168, label %178, label %169, !dbg !340

169:                                              ; preds = %166, %169
  %170 = phi i64 [ %175, %169 ], [ %167, %166 ]
  %171 = phi i64 [ %176, %169 ], [ 0, %166 ]
    #dbg_value(i64 %170, !333, !DIExpression(), !337)
    #dbg_value(i32 0, !309, !DIExpression(), !341)
    #dbg_value(i64 %170, !314, !DIExpression(), !341)
    #dbg_value(i32 %89, !315, !DIExpression(), !341)
  %172 = mul nuw nsw i64 %170, %91, !dbg !343
  %173 = getelementptr inbounds float, ptr %94, i64 %172, !dbg !344
  %174 = shl nuw nsw i64 %170, 2, !dbg !345
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %173, i8 0, i64 %174, i1 false), !dbg !346
  %175 = add nuw nsw i64 %170, 1, !dbg !347
    #dbg_value(i64 %175, !333, !DIExpression(), !337)
  %176 = add i64 %171, 1, !dbg !340
  %177 = icmp eq i64 %176, %124, !dbg !340
  br i1 %177, label %178, label %169, !dbg !340, !llvm.loop !353

178:                                              ; preds = %166, %169, %120
    #dbg_value(ptr %94, !126, !DIExpression(), !139)
  %179 = sext i32 %90 to i64, !dbg !354
    #dbg_value(i64 poison, !277, !DIExpression(), !355)
  %180 = shl nsw i64 %179, 2, !dbg !357
  %181 = mul i64 %180, %179, !dbg !358
  %182 = tail call noalias ptr @malloc(i64 noundef %181) #21, !dbg !359
    #dbg_value(ptr %182, !282, !DIExpression(), !355)
    #dbg_value(ptr %182, !287, !DIExpression(), !360)
    #dbg_value(i64 %181, !294, !DIExpression(), !360)
  %183 = icmp eq ptr %182, null, !dbg !362
  br i1 %183, label %184, label %187, !dbg !363

184:                                              ; preds = %178
  %185 = load ptr, ptr @stderr, align 8, !dbg !364, !tbaa !185
  %186 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %185, ptr noundef nonnull @.str.6, i64 noundef %181) #19, !dbg !365
  tail call void @exit(i32 noundef 1) #22, !dbg !366
  unreachable, !dbg !366

187:                                              ; preds = %178
    #dbg_value(ptr %182, !127, !DIExpression(), !139)
    #dbg_value(i64 poison, !277, !DIExpression(), !367)
  %188 = shl nuw nsw i64 %91, 2, !dbg !369
  %189 = mul i64 %188, %179, !dbg !370
  %190 = tail call noalias ptr @malloc(i64 noundef %189) #21, !dbg !371
    #dbg_value(ptr %190, !282, !DIExpression(), !367)
    #dbg_value(ptr %190, !287, !DIExpression(), !372)
    #dbg_value(i64 %189, !294, !DIExpression(), !372)
  %191 = icmp eq ptr %190, null, !dbg !374
  br i1 %191, label %192, label %195, !dbg !375

192:                                              ; preds = %187
  %193 = load ptr, ptr @stderr, align 8, !dbg !376, !tbaa !185
  %194 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %193, ptr noundef nonnull @.str.6, i64 noundef %189) #19, !dbg !377
  tail call void @exit(i32 noundef 1) #22, !dbg !378
  unreachable, !dbg !378

195:                                              ; preds = %187
    #dbg_value(ptr %190, !128, !DIExpression(), !139)
    #dbg_assign(i1 undef, !379, !DIExpression(), !135, ptr %4, !DIExpression(), !391)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17, !dbg !393
  %196 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #17, !dbg !394
  %197 = load i64, ptr %4, align 8, !dbg !395, !tbaa !396
  %198 = sitofp i64 %197 to double, !dbg !399
  %199 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !400
  %200 = load i64, ptr %199, align 8, !dbg !400, !tbaa !401
  %201 = sitofp i64 %200 to double, !dbg !402
  %202 = fmul double %201, 1.000000e-09, !dbg !403
  %203 = fadd double %202, %198, !dbg !404
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17, !dbg !405
    #dbg_value(double %203, !129, !DIExpression(), !139)
    #dbg_value(ptr %94, !406, !DIExpression(), !423)
    #dbg_value(i32 %89, !411, !DIExpression(), !423)
    #dbg_value(i32 %90, !412, !DIExpression(), !423)
    #dbg_value(ptr %182, !413, !DIExpression(), !423)
    #dbg_value(ptr %190, !414, !DIExpression(), !423)
    #dbg_value(i32 0, !415, !DIExpression(), !425)
  br label %204, !dbg !426

204:                                              ; preds = %583, %195
  %205 = phi i32 [ %586, %583 ], [ 0, %195 ]
  %206 = phi i64 [ %584, %583 ], [ 0, %195 ]
  %207 = mul i32 %90, %205, !dbg !427
  %208 = sub i32 %89, %207, !dbg !427
  %209 = call i32 @llvm.smin.i32(i32 %90, i32 %208), !dbg !427
  %210 = zext i32 %209 to i64, !dbg !427
  %211 = mul i32 %90, %205, !dbg !427
  %212 = sub i32 %89, %211, !dbg !427
  %213 = call i32 @llvm.smin.i32(i32 %90, i32 %212), !dbg !427
  %214 = zext i32 %213 to i64, !dbg !427
  %215 = mul i32 %90, %205, !dbg !427
  %216 = sub i32 %89, %215, !dbg !427
  %217 = call i32 @llvm.smin.i32(i32 %90, i32 %216), !dbg !427
  %218 = zext i32 %217 to i64, !dbg !427
    #dbg_value(i64 %206, !415, !DIExpression(), !425)
  %219 = sub nsw i64 %91, %206, !dbg !427
    #dbg_value(i32 %90, !251, !DIExpression(), !428)
    #dbg_value(i64 %219, !256, !DIExpression(), !428)
  %220 = trunc nsw i64 %219 to i32, !dbg !430
  %221 = call noundef i32 @llvm.smin.i32(i32 %90, i32 %220), !dbg !430
    #dbg_value(i32 %221, !417, !DIExpression(), !431)
  %222 = sub nsw i32 %220, %221, !dbg !432
    #dbg_value(i32 %222, !420, !DIExpression(), !431)
    #dbg_value(i64 %206, !309, !DIExpression(), !433)
    #dbg_value(i64 %206, !314, !DIExpression(), !433)
    #dbg_value(i32 %89, !315, !DIExpression(), !433)
  %223 = mul nsw i64 %206, %103, !dbg !435
  %224 = getelementptr inbounds float, ptr %94, i64 %223, !dbg !436
    #dbg_value(ptr %224, !421, !DIExpression(), !431)
  %225 = sext i32 %221 to i64, !dbg !437
  %226 = getelementptr inbounds float, ptr %224, i64 %225, !dbg !437
    #dbg_value(ptr %226, !422, !DIExpression(), !431)
    #dbg_value(ptr %224, !438, !DIExpression(), !449)
    #dbg_value(i32 %89, !443, !DIExpression(), !449)
    #dbg_value(i32 %221, !444, !DIExpression(), !449)
  %227 = add nsw i32 %221, 1, !dbg !452
  %228 = sdiv i32 %227, 2, !dbg !453
    #dbg_value(i32 %228, !445, !DIExpression(), !449)
  %229 = sub i32 %221, %228, !dbg !454
    #dbg_value(i32 %229, !446, !DIExpression(), !449)
  %230 = sext i32 %228 to i64, !dbg !455
  %231 = getelementptr inbounds float, ptr %224, i64 %230, !dbg !455
    #dbg_value(ptr %231, !447, !DIExpression(), !449)
    #dbg_value(i32 %228, !309, !DIExpression(), !456)
    #dbg_value(i32 %228, !314, !DIExpression(), !456)
    #dbg_value(i32 %89, !315, !DIExpression(), !456)
  %232 = mul nsw i64 %103, %230, !dbg !458
  %233 = getelementptr inbounds float, ptr %224, i64 %232, !dbg !459
    #dbg_value(ptr %233, !448, !DIExpression(), !449)
    #dbg_value(ptr %224, !460, !DIExpression(), !479)
    #dbg_value(i32 %89, !465, !DIExpression(), !479)
    #dbg_value(i32 %221, !466, !DIExpression(), !479)
    #dbg_value(i32 %228, !467, !DIExpression(), !479)
    #dbg_value(i32 0, !468, !DIExpression(), !482)
  %234 = icmp slt i32 %221, 1, !dbg !483
  br i1 %234, label %334, label %235, !dbg !484

235:                                              ; preds = %204
  %236 = zext nneg i32 %221 to i64, !dbg !484
  %237 = zext nneg i32 %228 to i64, !dbg !484
  br label %238, !dbg !484

238:                                              ; preds = %328, %235
  %239 = phi i64 [ 0, %235 ], [ %329, %328 ]
  %240 = phi i1 [ false, %235 ], [ %330, %328 ]
  %241 = sub nsw i64 %214, %239, !dbg !485
  %242 = sub nsw i64 %218, %239, !dbg !485
    #dbg_value(i64 %239, !468, !DIExpression(), !482)
    #dbg_value(i32 0, !309, !DIExpression(), !487)
    #dbg_value(i64 %239, !314, !DIExpression(), !487)
    #dbg_value(i32 %89, !315, !DIExpression(), !487)
  %243 = mul nuw nsw i64 %239, %91, !dbg !485
  %244 = getelementptr inbounds float, ptr %224, i64 %243, !dbg !488
    #dbg_value(ptr %244, !470, !DIExpression(), !489)
    #dbg_value(i32 0, !473, !DIExpression(), !490)
  %245 = getelementptr float, ptr %224, i64 %239, !dbg !491
  %246 = icmp eq i64 %239, 0, !dbg !492
  br i1 %246, label %254, label %247, !dbg !494

247:                                              ; preds = %238
  %248 = sub nsw i64 %236, %239
  %249 = getelementptr inbounds float, ptr %244, i64 %239
  %250 = icmp sgt i64 %248, 0
  %251 = icmp ult i64 %241, 8
  %252 = and i64 %241, -8
  %253 = icmp eq i64 %241, %252
  br label %258, !dbg !494

254:                                              ; preds = %296, %238
  %255 = getelementptr inbounds float, ptr %244, i64 %239, !dbg !495
  %256 = load float, ptr %255, align 4, !dbg !495, !tbaa !322
  %257 = fcmp ogt float %256, 0.000000e+00, !dbg !497
  br i1 %257, label %299, label %332, !dbg !498

258:                                              ; preds = %296, %247
  %259 = phi i64 [ 0, %247 ], [ %297, %296 ]
    #dbg_value(i64 %259, !473, !DIExpression(), !490)
    #dbg_value(i64 %239, !309, !DIExpression(), !499)
    #dbg_value(i64 %259, !314, !DIExpression(), !499)
    #dbg_value(i32 %89, !315, !DIExpression(), !499)
  %260 = mul nuw nsw i64 %259, %91, !dbg !501
  %261 = getelementptr float, ptr %245, i64 %260, !dbg !502
  %262 = load float, ptr %261, align 4, !dbg !502, !tbaa !322
    #dbg_value(i64 %239, !309, !DIExpression(), !503)
    #dbg_value(i64 %259, !314, !DIExpression(), !503)
    #dbg_value(i32 %89, !315, !DIExpression(), !503)
  call void @llvm.experimental.noalias.scope.decl(metadata !505), !dbg !508
  call void @llvm.experimental.noalias.scope.decl(metadata !509), !dbg !508
    #dbg_value(i64 %248, !511, !DIExpression(), !524)
    #dbg_value(float %262, !519, !DIExpression(), !524)
    #dbg_value(ptr %261, !520, !DIExpression(), !524)
    #dbg_value(ptr %249, !521, !DIExpression(), !524)
    #dbg_value(i32 0, !522, !DIExpression(), !526)
  br i1 %250, label %263, label %296, !dbg !527

263:                                              ; preds = %258
  br i1 %251, label %284, label %264, !dbg !527

264:                                              ; preds = %263
  %265 = insertelement <4 x float> poison, float %262, i64 0, !dbg !527
  %266 = shufflevector <4 x float> %265, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !527
  br label %267, !dbg !527

267:                                              ; preds = %267, %264
  %268 = phi i64 [ 0, %264 ], [ %281, %267 ], !dbg !528
  %269 = getelementptr inbounds float, ptr %261, i64 %268, !dbg !530
  %270 = getelementptr inbounds i8, ptr %269, i64 16, !dbg !530
  %271 = load <4 x float>, ptr %269, align 4, !dbg !530, !tbaa !322, !alias.scope !505, !noalias !509
  %272 = load <4 x float>, ptr %270, align 4, !dbg !530, !tbaa !322, !alias.scope !505, !noalias !509
  %273 = fmul <4 x float> %266, %271, !dbg !531
  %274 = fmul <4 x float> %266, %272, !dbg !531
  %275 = getelementptr inbounds float, ptr %249, i64 %268, !dbg !532
  %276 = getelementptr inbounds i8, ptr %275, i64 16, !dbg !533
  %277 = load <4 x float>, ptr %275, align 4, !dbg !533, !tbaa !322, !alias.scope !509, !noalias !505
  %278 = load <4 x float>, ptr %276, align 4, !dbg !533, !tbaa !322, !alias.scope !509, !noalias !505
  %279 = fsub <4 x float> %277, %273, !dbg !533
  %280 = fsub <4 x float> %278, %274, !dbg !533
  store <4 x float> %279, ptr %275, align 4, !dbg !533, !tbaa !322, !alias.scope !509, !noalias !505
  store <4 x float> %280, ptr %276, align 4, !dbg !533, !tbaa !322, !alias.scope !509, !noalias !505
  %281 = add nuw i64 %268, 8, !dbg !528
  %282 = icmp eq i64 %281, %252, !dbg !528
  br i1 %282, label %283, label %267, !dbg !528, !llvm.loop !534

283:                                              ; preds = %267
  br i1 %253, label %296, label %284, !dbg !527

284:                                              ; preds = %283, %263
  %285 = phi i64 [ 0, %263 ], [ %252, %283 ]
  br label %286, !dbg !527

286:                                              ; preds = %284, %286
  %287 = phi i64 [ %294, %286 ], [ %285, %284 ]
    #dbg_value(i64 %287, !522, !DIExpression(), !526)
  %288 = getelementptr inbounds float, ptr %261, i64 %287, !dbg !530
  %289 = load float, ptr %288, align 4, !dbg !530, !tbaa !322, !alias.scope !505, !noalias !509
  %290 = fmul float %262, %289, !dbg !531
  %291 = getelementptr inbounds float, ptr %249, i64 %287, !dbg !532
  %292 = load float, ptr %291, align 4, !dbg !533, !tbaa !322, !alias.scope !509, !noalias !505
  %293 = fsub float %292, %290, !dbg !533
  store float %293, ptr %291, align 4, !dbg !533, !tbaa !322, !alias.scope !509, !noalias !505
  %294 = add nuw nsw i64 %287, 1, !dbg !528
    #dbg_value(i64 %294, !522, !DIExpression(), !526)
  %295 = icmp eq i64 %294, %248, !dbg !538
  br i1 %295, label %296, label %286, !dbg !527, !llvm.loop !539

296:                                              ; preds = %286, %283, %258
  %297 = add nuw nsw i64 %259, 1, !dbg !540
    #dbg_value(i64 %297, !473, !DIExpression(), !490)
  %298 = icmp eq i64 %297, %239, !dbg !492
  br i1 %298, label %254, label %258, !dbg !494, !llvm.loop !541

299:                                              ; preds = %254
  %300 = call float @sqrtf(float noundef %256) #17, !dbg !543
    #dbg_value(float %300, !475, !DIExpression(), !489)
    #dbg_value(i64 %239, !477, !DIExpression(), !544)
  %301 = icmp ult i64 %239, %236, !dbg !545
  br i1 %301, label %302, label %328, !dbg !547

302:                                              ; preds = %299
  %303 = icmp ult i64 %242, 4, !dbg !547
  br i1 %303, label %319, label %304, !dbg !547

304:                                              ; preds = %302
  %305 = and i64 %242, -4, !dbg !547
  %306 = add i64 %239, %305, !dbg !547
  %307 = insertelement <4 x float> poison, float %300, i64 0, !dbg !547
  %308 = shufflevector <4 x float> %307, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !547
  %309 = getelementptr float, ptr %244, i64 %239
  br label %310, !dbg !547

310:                                              ; preds = %310, %304
  %311 = phi i64 [ 0, %304 ], [ %315, %310 ]
  %312 = getelementptr float, ptr %309, i64 %311, !dbg !548
  %313 = load <4 x float>, ptr %312, align 4, !dbg !549, !tbaa !322
  %314 = fdiv <4 x float> %313, %308, !dbg !549
  store <4 x float> %314, ptr %312, align 4, !dbg !549, !tbaa !322
  %315 = add nuw i64 %311, 4
  %316 = icmp eq i64 %315, %305
  br i1 %316, label %317, label %310, !llvm.loop !550

317:                                              ; preds = %310
  %318 = icmp eq i64 %242, %305, !dbg !547
  br i1 %318, label %328, label %319, !dbg !547

319:                                              ; preds = %317, %302
  %320 = phi i64 [ %239, %302 ], [ %306, %317 ]
  br label %321, !dbg !547

321:                                              ; preds = %319, %321
  %322 = phi i64 [ %326, %321 ], [ %320, %319 ]
    #dbg_value(i64 %322, !477, !DIExpression(), !544)
  %323 = getelementptr inbounds float, ptr %244, i64 %322, !dbg !548
  %324 = load float, ptr %323, align 4, !dbg !549, !tbaa !322
  %325 = fdiv float %324, %300, !dbg !549
  store float %325, ptr %323, align 4, !dbg !549, !tbaa !322
  %326 = add nuw nsw i64 %322, 1, !dbg !552
    #dbg_value(i64 %326, !477, !DIExpression(), !544)
  %327 = icmp eq i64 %326, %236, !dbg !545
  br i1 %327, label %328, label %321, !dbg !547, !llvm.loop !553

328:                                              ; preds = %321, %317, %299
  %329 = add nuw nsw i64 %239, 1, !dbg !554
    #dbg_value(i64 %329, !468, !DIExpression(), !482)
  %330 = icmp uge i64 %329, %237, !dbg !483
  %331 = icmp eq i64 %329, %237, !dbg !483
  br i1 %331, label %332, label %238, !dbg !484, !llvm.loop !555

332:                                              ; preds = %328, %254
  %333 = phi i1 [ %330, %328 ], [ %240, %254 ]
  br i1 %333, label %334, label %587, !dbg !557

334:                                              ; preds = %332, %204
  %335 = icmp eq i32 %228, %221, !dbg !558
  br i1 %335, label %436, label %336, !dbg !560

336:                                              ; preds = %334
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %229, i32 noundef %229, i32 noundef %228, float noundef -1.000000e+00, ptr noundef nonnull %231, i32 noundef %89, ptr noundef nonnull %231, i32 noundef %89, float noundef 1.000000e+00, ptr noundef nonnull %233, i32 noundef %89) #17, !dbg !561
    #dbg_value(ptr %233, !460, !DIExpression(), !562)
    #dbg_value(i32 %89, !465, !DIExpression(), !562)
    #dbg_value(i32 %229, !466, !DIExpression(), !562)
    #dbg_value(i32 %229, !467, !DIExpression(), !562)
    #dbg_value(i32 0, !468, !DIExpression(), !564)
  %337 = icmp slt i32 %229, 1, !dbg !565
  br i1 %337, label %436, label %338, !dbg !566

338:                                              ; preds = %336
  %339 = zext nneg i32 %229 to i64, !dbg !566
  br label %340, !dbg !566

340:                                              ; preds = %430, %338
  %341 = phi i64 [ 0, %338 ], [ %431, %430 ]
  %342 = phi i1 [ false, %338 ], [ %432, %430 ]
  %343 = sub nsw i64 %339, %341, !dbg !567
  %344 = sub nsw i64 %339, %341, !dbg !567
    #dbg_value(i64 %341, !468, !DIExpression(), !564)
    #dbg_value(i32 0, !309, !DIExpression(), !569)
    #dbg_value(i64 %341, !314, !DIExpression(), !569)
    #dbg_value(i32 %89, !315, !DIExpression(), !569)
  %345 = mul nuw nsw i64 %341, %91, !dbg !567
  %346 = getelementptr inbounds float, ptr %233, i64 %345, !dbg !570
    #dbg_value(ptr %346, !470, !DIExpression(), !571)
    #dbg_value(i32 0, !473, !DIExpression(), !572)
  %347 = getelementptr float, ptr %233, i64 %341, !dbg !573
  %348 = icmp eq i64 %341, 0, !dbg !574
  br i1 %348, label %356, label %349, !dbg !575

349:                                              ; preds = %340
  %350 = sub nsw i64 %339, %341
  %351 = getelementptr inbounds float, ptr %346, i64 %341
  %352 = icmp sgt i64 %350, 0
  %353 = icmp ult i64 %343, 8
  %354 = and i64 %343, -8
  %355 = icmp eq i64 %343, %354
  br label %360, !dbg !575

356:                                              ; preds = %398, %340
  %357 = getelementptr inbounds float, ptr %346, i64 %341, !dbg !576
  %358 = load float, ptr %357, align 4, !dbg !576, !tbaa !322
  %359 = fcmp ogt float %358, 0.000000e+00, !dbg !577
  br i1 %359, label %401, label %434, !dbg !578

360:                                              ; preds = %398, %349
  %361 = phi i64 [ 0, %349 ], [ %399, %398 ]
    #dbg_value(i64 %361, !473, !DIExpression(), !572)
    #dbg_value(i64 %341, !309, !DIExpression(), !579)
    #dbg_value(i64 %361, !314, !DIExpression(), !579)
    #dbg_value(i32 %89, !315, !DIExpression(), !579)
  %362 = mul nuw nsw i64 %361, %91, !dbg !581
  %363 = getelementptr float, ptr %347, i64 %362, !dbg !582
  %364 = load float, ptr %363, align 4, !dbg !582, !tbaa !322
    #dbg_value(i64 %341, !309, !DIExpression(), !583)
    #dbg_value(i64 %361, !314, !DIExpression(), !583)
    #dbg_value(i32 %89, !315, !DIExpression(), !583)
  call void @llvm.experimental.noalias.scope.decl(metadata !585), !dbg !588
  call void @llvm.experimental.noalias.scope.decl(metadata !589), !dbg !588
    #dbg_value(i64 %350, !511, !DIExpression(), !591)
    #dbg_value(float %364, !519, !DIExpression(), !591)
    #dbg_value(ptr %363, !520, !DIExpression(), !591)
    #dbg_value(ptr %351, !521, !DIExpression(), !591)
    #dbg_value(i32 0, !522, !DIExpression(), !593)
  br i1 %352, label %365, label %398, !dbg !594

365:                                              ; preds = %360
  br i1 %353, label %386, label %366, !dbg !594

366:                                              ; preds = %365
  %367 = insertelement <4 x float> poison, float %364, i64 0, !dbg !594
  %368 = shufflevector <4 x float> %367, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !594
  br label %369, !dbg !594

369:                                              ; preds = %369, %366
  %370 = phi i64 [ 0, %366 ], [ %383, %369 ], !dbg !595
  %371 = getelementptr inbounds float, ptr %363, i64 %370, !dbg !596
  %372 = getelementptr inbounds i8, ptr %371, i64 16, !dbg !596
  %373 = load <4 x float>, ptr %371, align 4, !dbg !596, !tbaa !322, !alias.scope !585, !noalias !589
  %374 = load <4 x float>, ptr %372, align 4, !dbg !596, !tbaa !322, !alias.scope !585, !noalias !589
  %375 = fmul <4 x float> %368, %373, !dbg !597
  %376 = fmul <4 x float> %368, %374, !dbg !597
  %377 = getelementptr inbounds float, ptr %351, i64 %370, !dbg !598
  %378 = getelementptr inbounds i8, ptr %377, i64 16, !dbg !599
  %379 = load <4 x float>, ptr %377, align 4, !dbg !599, !tbaa !322, !alias.scope !589, !noalias !585
  %380 = load <4 x float>, ptr %378, align 4, !dbg !599, !tbaa !322, !alias.scope !589, !noalias !585
  %381 = fsub <4 x float> %379, %375, !dbg !599
  %382 = fsub <4 x float> %380, %376, !dbg !599
  store <4 x float> %381, ptr %377, align 4, !dbg !599, !tbaa !322, !alias.scope !589, !noalias !585
  store <4 x float> %382, ptr %378, align 4, !dbg !599, !tbaa !322, !alias.scope !589, !noalias !585
  %383 = add nuw i64 %370, 8, !dbg !595
  %384 = icmp eq i64 %383, %354, !dbg !595
  br i1 %384, label %385, label %369, !dbg !595, !llvm.loop !600

385:                                              ; preds = %369
  br i1 %355, label %398, label %386, !dbg !594

386:                                              ; preds = %385, %365
  %387 = phi i64 [ 0, %365 ], [ %354, %385 ]
  br label %388, !dbg !594

388:                                              ; preds = %386, %388
  %389 = phi i64 [ %396, %388 ], [ %387, %386 ]
    #dbg_value(i64 %389, !522, !DIExpression(), !593)
  %390 = getelementptr inbounds float, ptr %363, i64 %389, !dbg !596
  %391 = load float, ptr %390, align 4, !dbg !596, !tbaa !322, !alias.scope !585, !noalias !589
  %392 = fmul float %364, %391, !dbg !597
  %393 = getelementptr inbounds float, ptr %351, i64 %389, !dbg !598
  %394 = load float, ptr %393, align 4, !dbg !599, !tbaa !322, !alias.scope !589, !noalias !585
  %395 = fsub float %394, %392, !dbg !599
  store float %395, ptr %393, align 4, !dbg !599, !tbaa !322, !alias.scope !589, !noalias !585
  %396 = add nuw nsw i64 %389, 1, !dbg !595
    #dbg_value(i64 %396, !522, !DIExpression(), !593)
  %397 = icmp eq i64 %396, %350, !dbg !602
  br i1 %397, label %398, label %388, !dbg !594, !llvm.loop !603

398:                                              ; preds = %388, %385, %360
  %399 = add nuw nsw i64 %361, 1, !dbg !604
    #dbg_value(i64 %399, !473, !DIExpression(), !572)
  %400 = icmp eq i64 %399, %341, !dbg !574
  br i1 %400, label %356, label %360, !dbg !575, !llvm.loop !605

401:                                              ; preds = %356
  %402 = call float @sqrtf(float noundef %358) #17, !dbg !607
    #dbg_value(float %402, !475, !DIExpression(), !571)
    #dbg_value(i64 %341, !477, !DIExpression(), !608)
  %403 = icmp ult i64 %341, %339, !dbg !609
  br i1 %403, label %404, label %430, !dbg !610

404:                                              ; preds = %401
  %405 = icmp ult i64 %344, 4, !dbg !610
  br i1 %405, label %421, label %406, !dbg !610

406:                                              ; preds = %404
  %407 = and i64 %344, -4, !dbg !610
  %408 = add i64 %341, %407, !dbg !610
  %409 = insertelement <4 x float> poison, float %402, i64 0, !dbg !610
  %410 = shufflevector <4 x float> %409, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !610
  %411 = getelementptr float, ptr %346, i64 %341
  br label %412, !dbg !610

412:                                              ; preds = %412, %406
  %413 = phi i64 [ 0, %406 ], [ %417, %412 ]
  %414 = getelementptr float, ptr %411, i64 %413, !dbg !611
  %415 = load <4 x float>, ptr %414, align 4, !dbg !612, !tbaa !322
  %416 = fdiv <4 x float> %415, %410, !dbg !612
  store <4 x float> %416, ptr %414, align 4, !dbg !612, !tbaa !322
  %417 = add nuw i64 %413, 4
  %418 = icmp eq i64 %417, %407
  br i1 %418, label %419, label %412, !llvm.loop !613

419:                                              ; preds = %412
  %420 = icmp eq i64 %344, %407, !dbg !610
  br i1 %420, label %430, label %421, !dbg !610

421:                                              ; preds = %419, %404
  %422 = phi i64 [ %341, %404 ], [ %408, %419 ]
  br label %423, !dbg !610

423:                                              ; preds = %421, %423
  %424 = phi i64 [ %428, %423 ], [ %422, %421 ]
    #dbg_value(i64 %424, !477, !DIExpression(), !608)
  %425 = getelementptr inbounds float, ptr %346, i64 %424, !dbg !611
  %426 = load float, ptr %425, align 4, !dbg !612, !tbaa !322
  %427 = fdiv float %426, %402, !dbg !612
  store float %427, ptr %425, align 4, !dbg !612, !tbaa !322
  %428 = add nuw nsw i64 %424, 1, !dbg !615
    #dbg_value(i64 %428, !477, !DIExpression(), !608)
  %429 = icmp eq i64 %428, %339, !dbg !609
  br i1 %429, label %430, label %423, !dbg !610, !llvm.loop !616

430:                                              ; preds = %423, %419, %401
  %431 = add nuw nsw i64 %341, 1, !dbg !617
    #dbg_value(i64 %431, !468, !DIExpression(), !564)
  %432 = icmp uge i64 %431, %339, !dbg !565
  %433 = icmp eq i64 %431, %339, !dbg !565
  br i1 %433, label %434, label %340, !dbg !566, !llvm.loop !618

434:                                              ; preds = %430, %356
  %435 = phi i1 [ %432, %430 ], [ %342, %356 ]
  br i1 %435, label %436, label %587, !dbg !620

436:                                              ; preds = %434, %336, %334
  %437 = icmp sgt i64 %219, %179, !dbg !621
  br i1 %437, label %438, label %587, !dbg !623

438:                                              ; preds = %436
    #dbg_value(ptr %224, !624, !DIExpression(), !641)
    #dbg_value(i32 %89, !629, !DIExpression(), !641)
    #dbg_value(i32 %221, !630, !DIExpression(), !641)
    #dbg_value(ptr %182, !631, !DIExpression(), !641)
  %439 = shl nsw i64 %225, 2, !dbg !643
  %440 = mul i64 %439, %225, !dbg !644
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %182, i8 0, i64 %440, i1 false), !dbg !645
    #dbg_value(i32 0, !632, !DIExpression(), !646)
  %441 = icmp sgt i32 %221, 0, !dbg !647
  br i1 %441, label %442, label %559, !dbg !648

442:                                              ; preds = %438
  %443 = zext nneg i32 %221 to i64, !dbg !647
  br label %444, !dbg !648

444:                                              ; preds = %518, %442
  %445 = phi i64 [ 0, %442 ], [ %519, %518 ]
  %446 = phi i64 [ 1, %442 ], [ %520, %518 ]
    #dbg_value(i64 %445, !632, !DIExpression(), !646)
    #dbg_value(i32 0, !309, !DIExpression(), !649)
    #dbg_value(i64 %445, !314, !DIExpression(), !649)
    #dbg_value(i32 %221, !315, !DIExpression(), !649)
  %447 = mul nuw nsw i64 %445, %225, !dbg !651
  %448 = getelementptr inbounds float, ptr %182, i64 %447, !dbg !652
    #dbg_value(ptr %448, !634, !DIExpression(), !653)
  %449 = getelementptr inbounds float, ptr %448, i64 %445, !dbg !654
  store float 1.000000e+00, ptr %449, align 4, !dbg !655, !tbaa !322
    #dbg_value(i32 0, !637, !DIExpression(), !656)
  %450 = getelementptr float, ptr %224, i64 %445, !dbg !657
  %451 = icmp eq i64 %445, 0, !dbg !658
  br i1 %451, label %452, label %472, !dbg !660

452:                                              ; preds = %515, %444
  %453 = mul nuw nsw i64 %445, %103
  %454 = getelementptr inbounds float, ptr %224, i64 %453
    #dbg_value(i32 0, !639, !DIExpression(), !661)
  %455 = load float, ptr %454, align 4, !tbaa !322
  %456 = icmp ult i64 %446, 4, !dbg !662
  br i1 %456, label %457, label %459, !dbg !662

457:                                              ; preds = %470, %452
  %458 = phi i64 [ 0, %452 ], [ %460, %470 ]
  br label %522, !dbg !662

459:                                              ; preds = %452
  %460 = and i64 %446, 9223372036854775804, !dbg !662
  %461 = insertelement <4 x float> poison, float %455, i64 0, !dbg !662
  %462 = shufflevector <4 x float> %461, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !662
  br label %463, !dbg !662

463:                                              ; preds = %463, %459
  %464 = phi i64 [ 0, %459 ], [ %468, %463 ], !dbg !663
  %465 = getelementptr inbounds float, ptr %448, i64 %464, !dbg !665
  %466 = load <4 x float>, ptr %465, align 4, !dbg !666, !tbaa !322
  %467 = fdiv <4 x float> %466, %462, !dbg !666
  store <4 x float> %467, ptr %465, align 4, !dbg !666, !tbaa !322
  %468 = add nuw i64 %464, 4, !dbg !663
  %469 = icmp eq i64 %468, %460, !dbg !663
  br i1 %469, label %470, label %463, !dbg !663, !llvm.loop !667

470:                                              ; preds = %463
  %471 = icmp eq i64 %446, %460, !dbg !662
  br i1 %471, label %518, label %457, !dbg !662

472:                                              ; preds = %444, %515
  %473 = phi i64 [ %516, %515 ], [ 0, %444 ]
  %474 = add nuw i64 %473, 1, !dbg !669
    #dbg_value(i64 %473, !637, !DIExpression(), !656)
    #dbg_value(i64 %445, !309, !DIExpression(), !671)
    #dbg_value(i64 %473, !314, !DIExpression(), !671)
    #dbg_value(i32 %89, !315, !DIExpression(), !671)
  %475 = mul nuw nsw i64 %473, %91, !dbg !669
  %476 = getelementptr float, ptr %450, i64 %475, !dbg !672
  %477 = load float, ptr %476, align 4, !dbg !672, !tbaa !322
    #dbg_value(i32 0, !309, !DIExpression(), !673)
    #dbg_value(i64 %473, !314, !DIExpression(), !673)
    #dbg_value(i32 %221, !315, !DIExpression(), !673)
  %478 = mul nuw nsw i64 %473, %225, !dbg !675
  %479 = getelementptr inbounds float, ptr %182, i64 %478, !dbg !676
  call void @llvm.experimental.noalias.scope.decl(metadata !677), !dbg !680
  call void @llvm.experimental.noalias.scope.decl(metadata !681), !dbg !680
    #dbg_value(i64 %516, !511, !DIExpression(), !683)
    #dbg_value(float %477, !519, !DIExpression(), !683)
    #dbg_value(ptr %479, !520, !DIExpression(), !683)
    #dbg_value(ptr %448, !521, !DIExpression(), !683)
    #dbg_value(i32 0, !522, !DIExpression(), !685)
  %480 = icmp ult i64 %473, 7, !dbg !686
  br i1 %480, label %503, label %481, !dbg !686

481:                                              ; preds = %472
  %482 = and i64 %474, -8, !dbg !686
  %483 = insertelement <4 x float> poison, float %477, i64 0, !dbg !686
  %484 = shufflevector <4 x float> %483, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !686
  br label %485, !dbg !686

485:                                              ; preds = %485, %481
  %486 = phi i64 [ 0, %481 ], [ %499, %485 ], !dbg !687
  %487 = getelementptr inbounds float, ptr %479, i64 %486, !dbg !688
  %488 = getelementptr inbounds i8, ptr %487, i64 16, !dbg !688
  %489 = load <4 x float>, ptr %487, align 4, !dbg !688, !tbaa !322, !alias.scope !677, !noalias !681
  %490 = load <4 x float>, ptr %488, align 4, !dbg !688, !tbaa !322, !alias.scope !677, !noalias !681
  %491 = fmul <4 x float> %484, %489, !dbg !689
  %492 = fmul <4 x float> %484, %490, !dbg !689
  %493 = getelementptr inbounds float, ptr %448, i64 %486, !dbg !690
  %494 = getelementptr inbounds i8, ptr %493, i64 16, !dbg !691
  %495 = load <4 x float>, ptr %493, align 4, !dbg !691, !tbaa !322, !alias.scope !681, !noalias !677
  %496 = load <4 x float>, ptr %494, align 4, !dbg !691, !tbaa !322, !alias.scope !681, !noalias !677
  %497 = fsub <4 x float> %495, %491, !dbg !691
  %498 = fsub <4 x float> %496, %492, !dbg !691
  store <4 x float> %497, ptr %493, align 4, !dbg !691, !tbaa !322, !alias.scope !681, !noalias !677
  store <4 x float> %498, ptr %494, align 4, !dbg !691, !tbaa !322, !alias.scope !681, !noalias !677
  %499 = add nuw i64 %486, 8, !dbg !687
  %500 = icmp eq i64 %499, %482, !dbg !687
  br i1 %500, label %501, label %485, !dbg !687, !llvm.loop !692

501:                                              ; preds = %485
  %502 = icmp eq i64 %474, %482, !dbg !686
  br i1 %502, label %515, label %503, !dbg !686

503:                                              ; preds = %501, %472
  %504 = phi i64 [ 0, %472 ], [ %482, %501 ]
  br label %505, !dbg !686

505:                                              ; preds = %503, %505
  %506 = phi i64 [ %513, %505 ], [ %504, %503 ]
    #dbg_value(i64 %506, !522, !DIExpression(), !685)
  %507 = getelementptr inbounds float, ptr %479, i64 %506, !dbg !688
  %508 = load float, ptr %507, align 4, !dbg !688, !tbaa !322, !alias.scope !677, !noalias !681
  %509 = fmul float %477, %508, !dbg !689
  %510 = getelementptr inbounds float, ptr %448, i64 %506, !dbg !690
  %511 = load float, ptr %510, align 4, !dbg !691, !tbaa !322, !alias.scope !681, !noalias !677
  %512 = fsub float %511, %509, !dbg !691
  store float %512, ptr %510, align 4, !dbg !691, !tbaa !322, !alias.scope !681, !noalias !677
  %513 = add nuw nsw i64 %506, 1, !dbg !687
    #dbg_value(i64 %513, !522, !DIExpression(), !685)
  %514 = icmp eq i64 %506, %473, !dbg !694
  br i1 %514, label %515, label %505, !dbg !686, !llvm.loop !695

515:                                              ; preds = %505, %501
  %516 = add nuw nsw i64 %473, 1, !dbg !696
    #dbg_value(i64 %516, !637, !DIExpression(), !656)
  %517 = icmp eq i64 %516, %445, !dbg !658
  br i1 %517, label %452, label %472, !dbg !660, !llvm.loop !697

518:                                              ; preds = %522, %470
  %519 = add nuw nsw i64 %445, 1, !dbg !699
    #dbg_value(i64 %519, !632, !DIExpression(), !646)
  %520 = add nuw nsw i64 %446, 1, !dbg !648
  %521 = icmp eq i64 %519, %443, !dbg !647
  br i1 %521, label %529, label %444, !dbg !648, !llvm.loop !700

522:                                              ; preds = %457, %522
  %523 = phi i64 [ %527, %522 ], [ %458, %457 ]
    #dbg_value(i64 %523, !639, !DIExpression(), !661)
    #dbg_value(i64 %445, !309, !DIExpression(), !702)
    #dbg_value(i64 %445, !314, !DIExpression(), !702)
    #dbg_value(i32 %89, !315, !DIExpression(), !702)
  %524 = getelementptr inbounds float, ptr %448, i64 %523, !dbg !665
  %525 = load float, ptr %524, align 4, !dbg !666, !tbaa !322
  %526 = fdiv float %525, %455, !dbg !666
  store float %526, ptr %524, align 4, !dbg !666, !tbaa !322
  %527 = add nuw nsw i64 %523, 1, !dbg !663
    #dbg_value(i64 %527, !639, !DIExpression(), !661)
  %528 = icmp eq i64 %527, %446, !dbg !704
  br i1 %528, label %518, label %522, !dbg !662, !llvm.loop !705

529:                                              ; preds = %518
    #dbg_value(ptr %182, !706, !DIExpression(), !718)
    #dbg_value(i32 %222, !711, !DIExpression(), !718)
    #dbg_value(i32 %221, !712, !DIExpression(), !718)
    #dbg_value(ptr %226, !713, !DIExpression(), !718)
    #dbg_value(i32 %89, !714, !DIExpression(), !718)
    #dbg_value(ptr %190, !715, !DIExpression(), !718)
    #dbg_value(i32 0, !716, !DIExpression(), !720)
  %530 = sext i32 %222 to i64
  %531 = shl nsw i64 %530, 2
  %532 = and i64 %210, 1, !dbg !721
  %533 = icmp eq i32 %209, 1, !dbg !721
  br i1 %533, label %551, label %534, !dbg !721

534:                                              ; preds = %529
  %535 = and i64 %210, 4294967294, !dbg !721
  br label %536, !dbg !721

536:                                              ; preds = %536, %534
  %537 = phi i64 [ 0, %534 ], [ %548, %536 ]
  %538 = phi i64 [ 0, %534 ], [ %549, %536 ]
    #dbg_value(i64 %537, !716, !DIExpression(), !720)
    #dbg_value(i32 0, !309, !DIExpression(), !722)
    #dbg_value(i64 %537, !314, !DIExpression(), !722)
    #dbg_value(i32 %222, !315, !DIExpression(), !722)
  %539 = mul nsw i64 %537, %530, !dbg !725
  %540 = getelementptr inbounds float, ptr %190, i64 %539, !dbg !726
    #dbg_value(i32 0, !309, !DIExpression(), !727)
    #dbg_value(i64 %537, !314, !DIExpression(), !727)
    #dbg_value(i32 %89, !315, !DIExpression(), !727)
  %541 = mul nuw nsw i64 %537, %91, !dbg !729
  %542 = getelementptr inbounds float, ptr %226, i64 %541, !dbg !730
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %540, ptr nonnull align 4 %542, i64 %531, i1 false), !dbg !731
  %543 = or disjoint i64 %537, 1, !dbg !732
    #dbg_value(i64 %543, !716, !DIExpression(), !720)
    #dbg_value(i64 %543, !314, !DIExpression(), !722)
  %544 = mul nsw i64 %543, %530, !dbg !725
  %545 = getelementptr inbounds float, ptr %190, i64 %544, !dbg !726
    #dbg_value(i64 %543, !314, !DIExpression(), !727)
  %546 = mul nuw nsw i64 %543, %91, !dbg !729
  %547 = getelementptr inbounds float, ptr %226, i64 %546, !dbg !730
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %545, ptr nonnull align 4 %547, i64 %531, i1 false), !dbg !731
  %548 = add nuw nsw i64 %537, 2, !dbg !732
    #dbg_value(i64 %548, !716, !DIExpression(), !720)
  %549 = add i64 %538, 2, !dbg !721
  %550 = icmp eq i64 %549, %535, !dbg !721
  br i1 %550, label %551, label %536, !dbg !721, !llvm.loop !733

551:                                              ; preds = %536, %529
  %552 = phi i64 [ 0, %529 ], [ %548, %536 ]
  %553 = icmp eq i64 %532, 0, !dbg !721
  br i1 %553, label %559, label %554, !dbg !721

554:                                              ; preds = %551
    #dbg_value(i64 %552, !716, !DIExpression(), !720)
    #dbg_value(i32 0, !309, !DIExpression(), !722)
    #dbg_value(i64 %552, !314, !DIExpression(), !722)
    #dbg_value(i32 %222, !315, !DIExpression(), !722)
  %555 = mul nsw i64 %552, %530, !dbg !725
  %556 = getelementptr inbounds float, ptr %190, i64 %555, !dbg !726
    #dbg_value(i32 0, !309, !DIExpression(), !727)
    #dbg_value(i64 %552, !314, !DIExpression(), !727)
    #dbg_value(i32 %89, !315, !DIExpression(), !727)
  %557 = mul nuw nsw i64 %552, %91, !dbg !729
  %558 = getelementptr inbounds float, ptr %226, i64 %557, !dbg !730
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %556, ptr nonnull align 4 %558, i64 %531, i1 false), !dbg !731
    #dbg_value(i64 %552, !716, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !720)
  br label %559, !dbg !735

559:                                              ; preds = %554, %551, %438
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %222, i32 noundef %221, i32 noundef %221, float noundef 1.000000e+00, ptr noundef nonnull %190, i32 noundef %222, ptr noundef nonnull %182, i32 noundef %221, float noundef 0.000000e+00, ptr noundef nonnull %226, i32 noundef %89) #17, !dbg !735
  %560 = add nsw i64 %206, %225, !dbg !736
    #dbg_value(!DIArgList(i32 %221, i64 %206), !309, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !737)
    #dbg_value(!DIArgList(i32 %221, i64 %206), !314, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !737)
    #dbg_value(i32 %89, !315, !DIExpression(), !737)
  %561 = mul nsw i64 %560, %103, !dbg !739
  %562 = getelementptr inbounds float, ptr %94, i64 %561, !dbg !740
    #dbg_value(ptr %226, !741, !DIExpression(), !759)
    #dbg_value(i32 %222, !746, !DIExpression(), !759)
    #dbg_value(i32 %221, !747, !DIExpression(), !759)
    #dbg_value(ptr %562, !748, !DIExpression(), !759)
    #dbg_value(i32 %89, !749, !DIExpression(), !759)
    #dbg_value(i32 %90, !750, !DIExpression(), !759)
    #dbg_value(i32 0, !751, !DIExpression(), !761)
  %563 = icmp sgt i32 %222, 0, !dbg !762
  br i1 %563, label %564, label %583, !dbg !763

564:                                              ; preds = %559
  %565 = zext nneg i32 %222 to i64, !dbg !763
  br label %566, !dbg !763

566:                                              ; preds = %580, %564
  %567 = phi i64 [ 0, %564 ], [ %581, %580 ]
    #dbg_value(i64 %567, !751, !DIExpression(), !761)
    #dbg_value(i32 %90, !251, !DIExpression(), !764)
    #dbg_value(!DIArgList(i64 %565, i64 %567), !256, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !764)
  %568 = trunc i64 %567 to i32, !dbg !766
  %569 = sub i32 %222, %568, !dbg !766
  %570 = call noundef i32 @llvm.smin.i32(i32 %90, i32 %569), !dbg !766
    #dbg_value(i32 %570, !753, !DIExpression(), !767)
  %571 = sub nsw i32 %569, %570, !dbg !768
    #dbg_value(i32 %571, !756, !DIExpression(), !767)
  %572 = getelementptr inbounds float, ptr %226, i64 %567, !dbg !769
    #dbg_value(ptr %572, !757, !DIExpression(), !767)
    #dbg_value(i64 %567, !309, !DIExpression(), !770)
    #dbg_value(i64 %567, !314, !DIExpression(), !770)
    #dbg_value(i32 %89, !315, !DIExpression(), !770)
  %573 = mul i64 %567, %103, !dbg !772
  %574 = getelementptr inbounds float, ptr %562, i64 %573, !dbg !773
    #dbg_value(ptr %574, !758, !DIExpression(), !767)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %570, i32 noundef %570, i32 noundef %221, float noundef -1.000000e+00, ptr noundef nonnull %572, i32 noundef %89, ptr noundef nonnull %572, i32 noundef %89, float noundef 1.000000e+00, ptr noundef nonnull %574, i32 noundef %89) #17, !dbg !774
  %575 = icmp sgt i32 %571, 0, !dbg !775
  br i1 %575, label %576, label %580, !dbg !777

576:                                              ; preds = %566
  %577 = sext i32 %570 to i64, !dbg !778
  %578 = getelementptr inbounds float, ptr %572, i64 %577, !dbg !778
  %579 = getelementptr inbounds float, ptr %574, i64 %577, !dbg !779
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %571, i32 noundef %570, i32 noundef %221, float noundef -1.000000e+00, ptr noundef nonnull %578, i32 noundef %89, ptr noundef nonnull %572, i32 noundef %89, float noundef 1.000000e+00, ptr noundef nonnull %579, i32 noundef %89) #17, !dbg !780
  br label %580, !dbg !780

580:                                              ; preds = %576, %566
  %581 = add nsw i64 %567, %179, !dbg !781
    #dbg_value(i64 %581, !751, !DIExpression(), !761)
  %582 = icmp slt i64 %581, %565, !dbg !762
  br i1 %582, label %566, label %583, !dbg !763, !llvm.loop !782

583:                                              ; preds = %580, %559
  %584 = add nsw i64 %206, %179, !dbg !784
    #dbg_value(i64 %584, !415, !DIExpression(), !425)
  %585 = icmp slt i64 %584, %91, !dbg !785
  %586 = add i32 %205, 1, !dbg !426
  br i1 %585, label %204, label %587, !dbg !426, !llvm.loop !786

587:                                              ; preds = %332, %434, %436, %583
  %588 = phi i1 [ true, %332 ], [ false, %436 ], [ true, %434 ], [ false, %583 ]
    #dbg_value(i32 poison, !131, !DIExpression(), !139)
    #dbg_assign(i1 undef, !379, !DIExpression(), !134, ptr %3, !DIExpression(), !788)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17, !dbg !790
  %589 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #17, !dbg !791
  %590 = load i64, ptr %3, align 8, !dbg !792, !tbaa !396
  %591 = sitofp i64 %590 to double, !dbg !793
  %592 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !794
  %593 = load i64, ptr %592, align 8, !dbg !794, !tbaa !401
  %594 = sitofp i64 %593 to double, !dbg !795
  %595 = fmul double %594, 1.000000e-09, !dbg !796
  %596 = fadd double %595, %591, !dbg !797
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17, !dbg !798
  %597 = fsub double %596, %203, !dbg !799
    #dbg_value(double %597, !132, !DIExpression(), !139)
    #dbg_value(ptr undef, !800, !DIExpression(), !809)
    #dbg_value(i32 poison, !805, !DIExpression(), !809)
    #dbg_value(ptr %94, !806, !DIExpression(), !809)
    #dbg_value(double %597, !807, !DIExpression(), !809)
    #dbg_value(!DIArgList(i32 poison, i32 poison), !808, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_mul, DW_OP_stack_value), !809)
  br i1 %588, label %598, label %601, !dbg !811

598:                                              ; preds = %587
  %599 = load ptr, ptr @stderr, align 8, !dbg !812, !tbaa !185
  %600 = call i64 @fwrite(ptr nonnull @.str.7, i64 43, i64 1, ptr %599) #20, !dbg !815
  br label %664, !dbg !816

601:                                              ; preds = %587
    #dbg_value(i64 %92, !808, !DIExpression(), !809)
    #dbg_value(ptr %94, !327, !DIExpression(), !817)
    #dbg_value(i32 %89, !332, !DIExpression(), !817)
    #dbg_value(i32 1, !333, !DIExpression(), !819)
  %602 = icmp sgt i32 %89, 1, !dbg !820
  br i1 %602, label %603, label %642, !dbg !821

603:                                              ; preds = %601
  %604 = add nsw i64 %91, -2, !dbg !821
  %605 = and i64 %104, 3, !dbg !821
  %606 = icmp ult i64 %604, 3, !dbg !821
  br i1 %606, label %630, label %607, !dbg !821

607:                                              ; preds = %603
  %608 = and i64 %104, -4, !dbg !821
  br label %609, !dbg !821

609:                                              ; preds = %609, %607
  %610 = phi i64 [ 1, %607 ], [ %627, %609 ]
  %611 = phi i64 [ 0, %607 ], [ %628, %609 ]
    #dbg_value(i64 %610, !333, !DIExpression(), !819)
    #dbg_value(i32 0, !309, !DIExpression(), !822)
    #dbg_value(i64 %610, !314, !DIExpression(), !822)
    #dbg_value(i32 %89, !315, !DIExpression(), !822)
  %612 = mul nuw nsw i64 %610, %91, !dbg !824
  %613 = getelementptr inbounds float, ptr %94, i64 %612, !dbg !825
  %614 = shl nuw nsw i64 %610, 2, !dbg !826
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %613, i8 0, i64 %614, i1 false), !dbg !827
  %615 = add nuw nsw i64 %610, 1, !dbg !828
    #dbg_value(i64 %615, !333, !DIExpression(), !819)
    #dbg_value(i64 %615, !314, !DIExpression(), !822)
  %616 = mul nuw nsw i64 %615, %91, !dbg !824
  %617 = getelementptr inbounds float, ptr %94, i64 %616, !dbg !825
  %618 = shl nuw nsw i64 %615, 2, !dbg !826
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %617, i8 0, i64 %618, i1 false), !dbg !827
  %619 = add nuw nsw i64 %610, 2, !dbg !828
    #dbg_value(i64 %619, !333, !DIExpression(), !819)
    #dbg_value(i64 %619, !314, !DIExpression(), !822)
  %620 = mul nuw nsw i64 %619, %91, !dbg !824
  %621 = getelementptr inbounds float, ptr %94, i64 %620, !dbg !825
  %622 = shl nuw nsw i64 %619, 2, !dbg !826
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %621, i8 0, i64 %622, i1 false), !dbg !827
  %623 = add nuw nsw i64 %610, 3, !dbg !828
    #dbg_value(i64 %623, !333, !DIExpression(), !819)
    #dbg_value(i64 %623, !314, !DIExpression(), !822)
  %624 = mul nuw nsw i64 %623, %91, !dbg !824
  %625 = getelementptr inbounds float, ptr %94, i64 %624, !dbg !825
  %626 = shl nuw nsw i64 %623, 2, !dbg !826
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %625, i8 0, i64 %626, i1 false), !dbg !827
  %627 = add nuw nsw i64 %610, 4, !dbg !828
    #dbg_value(i64 %627, !333, !DIExpression(), !819)
  %628 = add i64 %611, 4, !dbg !821
  %629 = icmp eq i64 %628, %608, !dbg !821
  br i1 %629, label %630, label %609, !dbg !821, !llvm.loop !829

630:                                              ; preds = %609, %603
  %631 = phi i64 [ 1, %603 ], [ %627, %609 ]
  %632 = icmp eq i64 %605, 0, !dbg !821
  br i1 %632, label %642, label %633, !dbg !821

633:                                              ; preds = %630, %633
  %634 = phi i64 [ %639, %633 ], [ %631, %630 ]
  %635 = phi i64 [ %640, %633 ], [ 0, %630 ]
    #dbg_value(i64 %634, !333, !DIExpression(), !819)
    #dbg_value(i32 0, !309, !DIExpression(), !822)
    #dbg_value(i64 %634, !314, !DIExpression(), !822)
    #dbg_value(i32 %89, !315, !DIExpression(), !822)
  %636 = mul nuw nsw i64 %634, %91, !dbg !824
  %637 = getelementptr inbounds float, ptr %94, i64 %636, !dbg !825
  %638 = shl nuw nsw i64 %634, 2, !dbg !826
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %637, i8 0, i64 %638, i1 false), !dbg !827
  %639 = add nuw nsw i64 %634, 1, !dbg !828
    #dbg_value(i64 %639, !333, !DIExpression(), !819)
  %640 = add i64 %635, 1, !dbg !821
  %641 = icmp eq i64 %640, %605, !dbg !821
  br i1 %641, label %642, label %633, !dbg !821, !llvm.loop !831

642:                                              ; preds = %630, %633, %601
  %643 = call fastcc double @frobenius_norm(ptr noundef nonnull %94, i64 noundef %92), !dbg !832
  %644 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %89, i32 noundef %88, double noundef %643), !dbg !833
    #dbg_value(double %597, !834, !DIExpression(), !839)
  %645 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %597), !dbg !841
    #dbg_value(ptr %86, !842, !DIExpression(), !849)
    #dbg_value(ptr %94, !847, !DIExpression(), !849)
    #dbg_value(i64 %92, !848, !DIExpression(), !849)
    #dbg_value(ptr %86, !851, !DIExpression(), !916)
    #dbg_value(ptr %94, !856, !DIExpression(), !916)
    #dbg_value(i64 4, !857, !DIExpression(), !916)
    #dbg_value(i64 %92, !858, !DIExpression(), !916)
  %646 = load i8, ptr %86, align 1
  %647 = icmp eq i8 %646, 45
  br i1 %647, label %648, label %652

648:                                              ; preds = %642
  %649 = getelementptr inbounds i8, ptr %86, i64 1
  %650 = load i8, ptr %649, align 1
  %651 = icmp eq i8 %650, 0, !dbg !918
  br i1 %651, label %664, label %652, !dbg !920

652:                                              ; preds = %648, %642
  %653 = call noalias ptr @fopen(ptr noundef nonnull %86, ptr noundef nonnull @.str.11), !dbg !921
    #dbg_value(ptr %653, !859, !DIExpression(), !916)
  %654 = icmp eq ptr %653, null, !dbg !922
  br i1 %654, label %661, label %655, !dbg !922

655:                                              ; preds = %652
  %656 = call i64 @fwrite(ptr noundef nonnull %94, i64 noundef 4, i64 noundef %92, ptr noundef nonnull %653), !dbg !923
    #dbg_value(i64 %656, !915, !DIExpression(), !916)
  %657 = call i32 @fclose(ptr noundef nonnull %653), !dbg !924
  %658 = icmp eq i32 %657, 0, !dbg !924
  %659 = icmp eq i64 %656, %92
  %660 = and i1 %659, %658, !dbg !926
  br i1 %660, label %664, label %661, !dbg !926

661:                                              ; preds = %655, %652
  %662 = load ptr, ptr @stderr, align 8, !dbg !927, !tbaa !185
  %663 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %662, ptr noundef nonnull @.str.12, ptr noundef nonnull %86) #19, !dbg !928
  br label %664, !dbg !929

664:                                              ; preds = %598, %648, %655, %661
  %665 = phi i32 [ 1, %598 ], [ 0, %648 ], [ 1, %661 ], [ 0, %655 ], !dbg !809
    #dbg_value(i32 %665, !133, !DIExpression(), !139)
  call void @free(ptr noundef %94) #17, !dbg !930
  call void @free(ptr noundef %182) #17, !dbg !931
  call void @free(ptr noundef %190) #17, !dbg !932
  br label %666

666:                                              ; preds = %82, %664
  %667 = phi i32 [ %665, %664 ], [ 2, %82 ], !dbg !139
  ret i32 %667, !dbg !933
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !934 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !938 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !944 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !949 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, float noundef %3) unnamed_addr #6 !dbg !953 {
    #dbg_value(ptr %0, !957, !DIExpression(), !964)
    #dbg_value(i64 %1, !958, !DIExpression(), !964)
    #dbg_value(i64 %2, !959, !DIExpression(), !964)
    #dbg_value(i64 0, !960, !DIExpression(), !964)
    #dbg_value(float %3, !961, !DIExpression(), !964)
    #dbg_value(i64 0, !962, !DIExpression(), !965)
  %5 = icmp eq i64 %1, 0, !dbg !966
  br i1 %5, label %41, label %6, !dbg !968

6:                                                ; preds = %4
  %7 = mul i64 %2, 3757484087069086976
  %8 = icmp ult i64 %1, 4, !dbg !968
  br i1 %8, label %9, label %11, !dbg !968

9:                                                ; preds = %39, %6
  %10 = phi i64 [ 0, %6 ], [ %12, %39 ]
  br label %42, !dbg !968

11:                                               ; preds = %6
  %12 = and i64 %1, -4, !dbg !968
  %13 = insertelement <4 x i64> poison, i64 %7, i64 0, !dbg !968
  %14 = shufflevector <4 x i64> %13, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !968
  %15 = insertelement <4 x float> poison, float %3, i64 0, !dbg !968
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !968
  br label %17, !dbg !968

17:                                               ; preds = %17, %11
  %18 = phi i64 [ 0, %11 ], [ %36, %17 ], !dbg !969
  %19 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %11 ], [ %37, %17 ]
  %20 = mul <4 x i64> %19, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !970
  %21 = add <4 x i64> %20, %14, !dbg !990
  %22 = lshr <4 x i64> %21, <i64 30, i64 30, i64 30, i64 30>, !dbg !991
  %23 = xor <4 x i64> %22, %21, !dbg !992
  %24 = mul <4 x i64> %23, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !993
  %25 = lshr <4 x i64> %24, <i64 27, i64 27, i64 27, i64 27>, !dbg !994
  %26 = xor <4 x i64> %25, %24, !dbg !995
  %27 = mul <4 x i64> %26, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !996
  %28 = lshr <4 x i64> %27, <i64 40, i64 40, i64 40, i64 40>, !dbg !997
  %29 = trunc nuw nsw <4 x i64> %28 to <4 x i32>, !dbg !997
  %30 = or <4 x i32> %29, <i32 1, i32 1, i32 1, i32 1>, !dbg !998
  %31 = add nsw <4 x i32> %30, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !999
  %32 = sitofp <4 x i32> %31 to <4 x float>, !dbg !1000
  %33 = fmul <4 x float> %32, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !1001
  %34 = fmul <4 x float> %33, %16, !dbg !1002
  %35 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !1003
  store <4 x float> %34, ptr %35, align 4, !dbg !1004, !tbaa !322
  %36 = add nuw i64 %18, 4, !dbg !969
  %37 = add <4 x i64> %19, <i64 4, i64 4, i64 4, i64 4>
  %38 = icmp eq i64 %36, %12, !dbg !969
  br i1 %38, label %39, label %17, !dbg !969, !llvm.loop !1005

39:                                               ; preds = %17
  %40 = icmp eq i64 %12, %1, !dbg !968
  br i1 %40, label %41, label %9, !dbg !968

41:                                               ; preds = %42, %39, %4
  ret void, !dbg !1007

42:                                               ; preds = %9, %42
  %43 = phi i64 [ %60, %42 ], [ %10, %9 ]
    #dbg_value(i64 %43, !962, !DIExpression(), !965)
    #dbg_value(i64 %2, !984, !DIExpression(), !1008)
    #dbg_value(i64 0, !985, !DIExpression(), !1008)
    #dbg_value(i64 %43, !986, !DIExpression(), !1008)
    #dbg_value(i64 %2, !975, !DIExpression(), !1009)
    #dbg_value(i64 0, !976, !DIExpression(), !1009)
    #dbg_value(i64 %43, !977, !DIExpression(), !1009)
  %44 = mul i64 %43, -7046029254386353131, !dbg !970
  %45 = add i64 %44, %7, !dbg !990
    #dbg_value(i64 %45, !978, !DIExpression(), !1009)
  %46 = lshr i64 %45, 30, !dbg !991
  %47 = xor i64 %46, %45, !dbg !992
  %48 = mul i64 %47, -4658895280553007687, !dbg !993
    #dbg_value(i64 %48, !978, !DIExpression(), !1009)
  %49 = lshr i64 %48, 27, !dbg !994
  %50 = xor i64 %49, %48, !dbg !995
  %51 = mul i64 %50, -7723592293110705685, !dbg !996
    #dbg_value(i64 %51, !978, !DIExpression(), !1009)
    #dbg_value(!DIArgList(i64 0, i64 %51), !987, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1008)
  %52 = lshr i64 %51, 40, !dbg !997
  %53 = trunc nuw nsw i64 %52 to i32, !dbg !997
  %54 = or i32 %53, 1, !dbg !998
  %55 = add nsw i32 %54, -8388608, !dbg !999
  %56 = sitofp i32 %55 to float, !dbg !1000
  %57 = fmul float %56, 0x3E80000000000000, !dbg !1001
  %58 = fmul float %57, %3, !dbg !1002
  %59 = getelementptr inbounds float, ptr %0, i64 %43, !dbg !1003
  store float %58, ptr %59, align 4, !dbg !1004, !tbaa !322
  %60 = add nuw i64 %43, 1, !dbg !969
    #dbg_value(i64 %60, !962, !DIExpression(), !965)
  %61 = icmp eq i64 %60, %1, !dbg !966
  br i1 %61, label %41, label %42, !dbg !968, !llvm.loop !1010
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1011 float @sqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !1015 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: noreturn nounwind
declare !dbg !1018 void @exit(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !1021 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #11

declare !dbg !1026 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

; Function Attrs: nofree nounwind
declare !dbg !1029 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #14 !dbg !1032 {
    #dbg_value(ptr %0, !1036, !DIExpression(), !1041)
    #dbg_value(i64 %1, !1037, !DIExpression(), !1041)
    #dbg_value(double 0.000000e+00, !1038, !DIExpression(), !1041)
    #dbg_value(i64 0, !1039, !DIExpression(), !1042)
  %3 = icmp eq i64 %1, 0, !dbg !1043
  br i1 %3, label %26, label %4, !dbg !1045

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !1045
  %6 = icmp ult i64 %1, 4, !dbg !1045
  br i1 %6, label %9, label %7, !dbg !1045

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !1045
  br label %29, !dbg !1045

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !1045
  br i1 %13, label %26, label %14, !dbg !1045

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !1039, !DIExpression(), !1042)
    #dbg_value(double %16, !1038, !DIExpression(), !1041)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !1046
  %19 = load float, ptr %18, align 4, !dbg !1046, !tbaa !322
  %20 = fpext float %19 to double, !dbg !1047
  %21 = fmul double %20, %20, !dbg !1048
  %22 = fadd double %16, %21, !dbg !1049
    #dbg_value(double %22, !1038, !DIExpression(), !1041)
  %23 = add nuw i64 %15, 1, !dbg !1050
    #dbg_value(i64 %23, !1039, !DIExpression(), !1042)
  %24 = add i64 %17, 1, !dbg !1045
  %25 = icmp eq i64 %24, %5, !dbg !1045
  br i1 %25, label %26, label %14, !dbg !1045, !llvm.loop !1051

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !1041
  %28 = tail call double @sqrt(double noundef %27) #17, !dbg !1052
  ret double %28, !dbg !1053

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !1039, !DIExpression(), !1042)
    #dbg_value(double %31, !1038, !DIExpression(), !1041)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !1046
  %34 = load float, ptr %33, align 4, !dbg !1046, !tbaa !322
  %35 = fpext float %34 to double, !dbg !1047
  %36 = fmul double %35, %35, !dbg !1048
  %37 = fadd double %31, %36, !dbg !1049
    #dbg_value(double %37, !1038, !DIExpression(), !1041)
  %38 = or disjoint i64 %30, 1, !dbg !1050
    #dbg_value(i64 %38, !1039, !DIExpression(), !1042)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !1046
  %40 = load float, ptr %39, align 4, !dbg !1046, !tbaa !322
  %41 = fpext float %40 to double, !dbg !1047
  %42 = fmul double %41, %41, !dbg !1048
  %43 = fadd double %37, %42, !dbg !1049
    #dbg_value(double %43, !1038, !DIExpression(), !1041)
  %44 = or disjoint i64 %30, 2, !dbg !1050
    #dbg_value(i64 %44, !1039, !DIExpression(), !1042)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !1046
  %46 = load float, ptr %45, align 4, !dbg !1046, !tbaa !322
  %47 = fpext float %46 to double, !dbg !1047
  %48 = fmul double %47, %47, !dbg !1048
  %49 = fadd double %43, %48, !dbg !1049
    #dbg_value(double %49, !1038, !DIExpression(), !1041)
  %50 = or disjoint i64 %30, 3, !dbg !1050
    #dbg_value(i64 %50, !1039, !DIExpression(), !1042)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !1046
  %52 = load float, ptr %51, align 4, !dbg !1046, !tbaa !322
  %53 = fpext float %52 to double, !dbg !1047
  %54 = fmul double %53, %53, !dbg !1048
  %55 = fadd double %49, %54, !dbg !1049
    #dbg_value(double %55, !1038, !DIExpression(), !1041)
  %56 = add nuw i64 %30, 4, !dbg !1050
    #dbg_value(i64 %56, !1039, !DIExpression(), !1042)
  %57 = add i64 %32, 4, !dbg !1045
  %58 = icmp eq i64 %57, %8, !dbg !1045
  br i1 %58, label %9, label %29, !dbg !1045, !llvm.loop !1054
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1056 double @sqrt(double noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare !dbg !1059 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1062 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1066 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nounwind }
attributes #18 = { nounwind willreturn memory(none) }
attributes #19 = { cold nounwind }
attributes #20 = { cold }
attributes #21 = { nounwind allocsize(0) }
attributes #22 = { noreturn nounwind }

!llvm.dbg.cu = !{!63}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}
!llvm.ident = !{!104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/cholesky/cholesky.h", directory: ".", checksumkind: CSK_MD5, checksum: "b18b8a2349f40b8de13fd61b13b9a363")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 13)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 648, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 81)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !29, line: 88, type: !30, isLocal: true, isDefinition: true)
!29 = !DIFile(filename: "samples/cholesky/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 56)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !29, line: 61, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 32)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 44)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 34)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !29, line: 100, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 14)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !29, line: 106, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !29, line: 109, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 24)
!63 = distinct !DICompileUnit(language: DW_LANG_C11, file: !64, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !65, retainedTypes: !79, globals: !94, splitDebugInlining: false, nameTableKind: None)
!64 = !DIFile(filename: "samples/cholesky/cholesky_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "b69493e0ccdb99f1b2429fc01b30ef5f")
!65 = !{!66, !70, !73}
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !29, line: 23, baseType: !67, size: 32, elements: !68)
!67 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!70 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !67, size: 32, elements: !71)
!71 = !{!72}
!72 = !DIEnumerator(name: "MAX_BLOCK", value: 1024)
!73 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !74, line: 5, baseType: !67, size: 32, elements: !75)
!74 = !DIFile(filename: "samples/cholesky/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!75 = !{!76, !77, !78}
!76 = !DIEnumerator(name: "CblasColMajor", value: 102)
!77 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!78 = !DIEnumerator(name: "CblasTrans", value: 112)
!79 = !{!80, !83, !84, !88, !89, !92, !93}
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !81, line: 18, baseType: !82)
!81 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !85, line: 27, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !87, line: 45, baseType: !82)
!87 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!88 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !90, line: 26, baseType: !91)
!90 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !87, line: 41, baseType: !83)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!93 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !{!0, !7, !12, !17, !22, !27, !33, !38, !43, !48, !95, !53, !58}
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !29, line: 105, type: !3, isLocal: true, isDefinition: true)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 8, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 2}
!103 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!104 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!105 = distinct !DISubprogram(name: "main", scope: !64, file: !64, line: 87, type: !106, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !110)
!106 = !DISubroutineType(types: !107)
!107 = !{!83, !83, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!110 = !{!111, !112, !113, !123, !125, !126, !127, !128, !129, !131, !132, !133}
!111 = !DILocalVariable(name: "argc", arg: 1, scope: !105, file: !64, line: 87, type: !83)
!112 = !DILocalVariable(name: "argv", arg: 2, scope: !105, file: !64, line: 87, type: !108)
!113 = !DILocalVariable(name: "arguments", scope: !105, file: !64, line: 88, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 13, baseType: !115)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 9, size: 192, elements: !116)
!116 = !{!117, !118, !119, !120}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !115, file: !2, line: 10, baseType: !83, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !115, file: !2, line: 10, baseType: !83, size: 32, offset: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !115, file: !2, line: 11, baseType: !84, size: 64, offset: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !115, file: !2, line: 12, baseType: !121, size: 64, offset: 128)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!123 = !DILocalVariable(name: "n", scope: !105, file: !64, line: 90, type: !124)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!125 = !DILocalVariable(name: "block", scope: !105, file: !64, line: 90, type: !124)
!126 = !DILocalVariable(name: "a", scope: !105, file: !64, line: 91, type: !92)
!127 = !DILocalVariable(name: "w", scope: !105, file: !64, line: 92, type: !92)
!128 = !DILocalVariable(name: "scratch", scope: !105, file: !64, line: 93, type: !92)
!129 = !DILocalVariable(name: "start", scope: !105, file: !64, line: 95, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!131 = !DILocalVariable(name: "positive", scope: !105, file: !64, line: 96, type: !124)
!132 = !DILocalVariable(name: "seconds", scope: !105, file: !64, line: 97, type: !130)
!133 = !DILocalVariable(name: "status", scope: !105, file: !64, line: 99, type: !124)
!134 = distinct !DIAssignID()
!135 = distinct !DIAssignID()
!136 = distinct !DIAssignID()
!137 = distinct !DIAssignID()
!138 = distinct !DIAssignID()
!139 = !DILocation(line: 0, scope: !105)
!140 = !DILocalVariable(name: "argc", arg: 1, scope: !141, file: !2, line: 16, type: !83)
!141 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 16, type: !142, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !145)
!142 = !DISubroutineType(types: !143)
!143 = !{!83, !83, !108, !144}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!145 = !{!140, !146, !147, !148, !150, !151}
!146 = !DILocalVariable(name: "argv", arg: 2, scope: !141, file: !2, line: 16, type: !108)
!147 = !DILocalVariable(name: "out", arg: 3, scope: !141, file: !2, line: 16, type: !144)
!148 = !DILocalVariable(name: "n", scope: !141, file: !2, line: 17, type: !149)
!149 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!150 = !DILocalVariable(name: "block", scope: !141, file: !2, line: 17, type: !149)
!151 = !DILocalVariable(name: "seed", scope: !141, file: !2, line: 17, type: !149)
!152 = !DILocation(line: 0, scope: !141, inlinedAt: !153)
!153 = distinct !DILocation(line: 89, column: 8, scope: !154)
!154 = distinct !DILexicalBlock(scope: !105, file: !64, line: 89, column: 7)
!155 = !DILocation(line: 18, column: 12, scope: !156, inlinedAt: !153)
!156 = distinct !DILexicalBlock(scope: !141, file: !2, line: 18, column: 7)
!157 = !DILocation(line: 18, column: 17, scope: !156, inlinedAt: !153)
!158 = !DILocalVariable(name: "end", scope: !159, file: !29, line: 84, type: !109)
!159 = distinct !DISubprogram(name: "parse_integer", scope: !29, file: !29, line: 80, type: !160, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !163)
!160 = !DISubroutineType(types: !161)
!161 = !{!83, !83, !108, !83, !121, !149, !149, !149, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!163 = !{!164, !165, !166, !167, !168, !169, !170, !171, !158}
!164 = !DILocalVariable(name: "argc", arg: 1, scope: !159, file: !29, line: 80, type: !83)
!165 = !DILocalVariable(name: "argv", arg: 2, scope: !159, file: !29, line: 80, type: !108)
!166 = !DILocalVariable(name: "position", arg: 3, scope: !159, file: !29, line: 80, type: !83)
!167 = !DILocalVariable(name: "name", arg: 4, scope: !159, file: !29, line: 80, type: !121)
!168 = !DILocalVariable(name: "low", arg: 5, scope: !159, file: !29, line: 80, type: !149)
!169 = !DILocalVariable(name: "high", arg: 6, scope: !159, file: !29, line: 81, type: !149)
!170 = !DILocalVariable(name: "fallback", arg: 7, scope: !159, file: !29, line: 81, type: !149)
!171 = !DILocalVariable(name: "out", arg: 8, scope: !159, file: !29, line: 81, type: !162)
!172 = !DILocation(line: 0, scope: !159, inlinedAt: !173)
!173 = distinct !DILocation(line: 18, column: 20, scope: !156, inlinedAt: !153)
!174 = !DILocation(line: 83, column: 16, scope: !175, inlinedAt: !173)
!175 = distinct !DILexicalBlock(scope: !159, file: !29, line: 83, column: 7)
!176 = !DILocation(line: 83, column: 7, scope: !159, inlinedAt: !173)
!177 = !DILocation(line: 84, column: 3, scope: !159, inlinedAt: !173)
!178 = !DILocation(line: 85, column: 3, scope: !159, inlinedAt: !173)
!179 = !DILocation(line: 85, column: 9, scope: !159, inlinedAt: !173)
!180 = !{!181, !181, i64 0}
!181 = !{!"int", !182, i64 0}
!182 = !{!"omnipotent char", !183, i64 0}
!183 = !{!"Simple C/C++ TBAA"}
!184 = !DILocation(line: 86, column: 17, scope: !159, inlinedAt: !173)
!185 = !{!186, !186, i64 0}
!186 = !{!"any pointer", !182, i64 0}
!187 = !DILocation(line: 86, column: 10, scope: !159, inlinedAt: !173)
!188 = !DILocation(line: 87, column: 8, scope: !189, inlinedAt: !173)
!189 = distinct !DILexicalBlock(scope: !159, file: !29, line: 87, column: 7)
!190 = !DILocation(line: 87, column: 7, scope: !189, inlinedAt: !173)
!191 = !{!182, !182, i64 0}
!192 = !DILocation(line: 87, column: 23, scope: !189, inlinedAt: !173)
!193 = !DILocation(line: 87, column: 28, scope: !189, inlinedAt: !173)
!194 = !DILocation(line: 87, column: 27, scope: !189, inlinedAt: !173)
!195 = !DILocation(line: 87, column: 32, scope: !189, inlinedAt: !173)
!196 = !DILocation(line: 87, column: 36, scope: !189, inlinedAt: !173)
!197 = !DILocation(line: 87, column: 42, scope: !189, inlinedAt: !173)
!198 = !DILocation(line: 88, column: 11, scope: !159, inlinedAt: !173)
!199 = !DILocation(line: 88, column: 3, scope: !159, inlinedAt: !173)
!200 = !DILocation(line: 91, column: 1, scope: !159, inlinedAt: !173)
!201 = !DILocation(line: 18, column: 74, scope: !156, inlinedAt: !153)
!202 = !DILocation(line: 21, column: 14, scope: !203, inlinedAt: !153)
!203 = distinct !DILexicalBlock(scope: !156, file: !2, line: 20, column: 69)
!204 = !DILocation(line: 0, scope: !159, inlinedAt: !205)
!205 = distinct !DILocation(line: 19, column: 7, scope: !156, inlinedAt: !153)
!206 = !DILocation(line: 83, column: 16, scope: !175, inlinedAt: !205)
!207 = !DILocation(line: 83, column: 7, scope: !159, inlinedAt: !205)
!208 = !DILocation(line: 84, column: 3, scope: !159, inlinedAt: !205)
!209 = !DILocation(line: 85, column: 9, scope: !159, inlinedAt: !205)
!210 = !DILocation(line: 86, column: 17, scope: !159, inlinedAt: !205)
!211 = !DILocation(line: 86, column: 10, scope: !159, inlinedAt: !205)
!212 = !DILocation(line: 87, column: 8, scope: !189, inlinedAt: !205)
!213 = !DILocation(line: 87, column: 7, scope: !189, inlinedAt: !205)
!214 = !DILocation(line: 87, column: 23, scope: !189, inlinedAt: !205)
!215 = !DILocation(line: 87, column: 28, scope: !189, inlinedAt: !205)
!216 = !DILocation(line: 87, column: 27, scope: !189, inlinedAt: !205)
!217 = !DILocation(line: 87, column: 32, scope: !189, inlinedAt: !205)
!218 = !DILocation(line: 87, column: 36, scope: !189, inlinedAt: !205)
!219 = !DILocation(line: 87, column: 42, scope: !189, inlinedAt: !205)
!220 = !DILocation(line: 88, column: 11, scope: !159, inlinedAt: !205)
!221 = !DILocation(line: 88, column: 3, scope: !159, inlinedAt: !205)
!222 = !DILocation(line: 91, column: 1, scope: !159, inlinedAt: !205)
!223 = !DILocation(line: 19, column: 72, scope: !156, inlinedAt: !153)
!224 = !DILocation(line: 21, column: 35, scope: !203, inlinedAt: !153)
!225 = !DILocation(line: 0, scope: !159, inlinedAt: !226)
!226 = distinct !DILocation(line: 20, column: 7, scope: !156, inlinedAt: !153)
!227 = !DILocation(line: 83, column: 16, scope: !175, inlinedAt: !226)
!228 = !DILocation(line: 83, column: 7, scope: !159, inlinedAt: !226)
!229 = !DILocation(line: 84, column: 3, scope: !159, inlinedAt: !226)
!230 = !DILocation(line: 85, column: 9, scope: !159, inlinedAt: !226)
!231 = !DILocation(line: 86, column: 17, scope: !159, inlinedAt: !226)
!232 = !DILocation(line: 86, column: 10, scope: !159, inlinedAt: !226)
!233 = !DILocation(line: 87, column: 8, scope: !189, inlinedAt: !226)
!234 = !DILocation(line: 87, column: 7, scope: !189, inlinedAt: !226)
!235 = !DILocation(line: 87, column: 23, scope: !189, inlinedAt: !226)
!236 = !DILocation(line: 87, column: 28, scope: !189, inlinedAt: !226)
!237 = !DILocation(line: 87, column: 27, scope: !189, inlinedAt: !226)
!238 = !DILocation(line: 87, column: 32, scope: !189, inlinedAt: !226)
!239 = !DILocation(line: 87, column: 36, scope: !189, inlinedAt: !226)
!240 = !DILocation(line: 87, column: 42, scope: !189, inlinedAt: !226)
!241 = !DILocation(line: 88, column: 11, scope: !159, inlinedAt: !226)
!242 = !DILocation(line: 88, column: 3, scope: !159, inlinedAt: !226)
!243 = !DILocation(line: 91, column: 1, scope: !159, inlinedAt: !226)
!244 = !DILocation(line: 18, column: 7, scope: !141, inlinedAt: !153)
!245 = !DILocation(line: 23, column: 24, scope: !203, inlinedAt: !153)
!246 = !DILocation(line: 23, column: 19, scope: !203, inlinedAt: !153)
!247 = !DILocation(line: 23, column: 30, scope: !203, inlinedAt: !153)
!248 = !DILocation(line: 26, column: 11, scope: !141, inlinedAt: !153)
!249 = !DILocation(line: 26, column: 3, scope: !141, inlinedAt: !153)
!250 = !DILocation(line: 89, column: 7, scope: !105)
!251 = !DILocalVariable(name: "x", arg: 1, scope: !252, file: !29, line: 25, type: !83)
!252 = distinct !DISubprogram(name: "smaller", scope: !29, file: !29, line: 25, type: !253, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !255)
!253 = !DISubroutineType(types: !254)
!254 = !{!83, !83, !83}
!255 = !{!251, !256}
!256 = !DILocalVariable(name: "y", arg: 2, scope: !252, file: !29, line: 25, type: !83)
!257 = !DILocation(line: 0, scope: !252, inlinedAt: !258)
!258 = distinct !DILocation(line: 90, column: 38, scope: !105)
!259 = !DILocation(line: 25, column: 50, scope: !252, inlinedAt: !258)
!260 = !DILocalVariable(name: "arguments", arg: 1, scope: !261, file: !2, line: 39, type: !264)
!261 = distinct !DISubprogram(name: "make_matrix", scope: !2, file: !2, line: 39, type: !262, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !266)
!262 = !DISubroutineType(types: !263)
!263 = !{!92, !264}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !265, size: 64)
!265 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!266 = !{!260, !267, !268, !270, !271}
!267 = !DILocalVariable(name: "n", scope: !261, file: !2, line: 40, type: !124)
!268 = !DILocalVariable(name: "count", scope: !261, file: !2, line: 41, type: !269)
!269 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!270 = !DILocalVariable(name: "a", scope: !261, file: !2, line: 42, type: !92)
!271 = !DILocalVariable(name: "j", scope: !272, file: !2, line: 44, type: !83)
!272 = distinct !DILexicalBlock(scope: !261, file: !2, line: 44, column: 3)
!273 = !DILocation(line: 0, scope: !261, inlinedAt: !274)
!274 = distinct !DILocation(line: 91, column: 14, scope: !105)
!275 = !DILocation(line: 41, column: 24, scope: !261, inlinedAt: !274)
!276 = !DILocation(line: 41, column: 34, scope: !261, inlinedAt: !274)
!277 = !DILocalVariable(name: "count", arg: 1, scope: !278, file: !29, line: 66, type: !80)
!278 = distinct !DISubprogram(name: "allocate", scope: !29, file: !29, line: 66, type: !279, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !281)
!279 = !DISubroutineType(types: !280)
!280 = !{!92, !80}
!281 = !{!277, !282}
!282 = !DILocalVariable(name: "x", scope: !278, file: !29, line: 67, type: !92)
!283 = !DILocation(line: 0, scope: !278, inlinedAt: !284)
!284 = distinct !DILocation(line: 42, column: 14, scope: !261, inlinedAt: !274)
!285 = !DILocation(line: 67, column: 36, scope: !278, inlinedAt: !284)
!286 = !DILocation(line: 67, column: 23, scope: !278, inlinedAt: !284)
!287 = !DILocalVariable(name: "memory", arg: 1, scope: !288, file: !29, line: 59, type: !291)
!288 = distinct !DISubprogram(name: "need", scope: !29, file: !29, line: 59, type: !289, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !293)
!289 = !DISubroutineType(types: !290)
!290 = !{null, !291, !80}
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !292, size: 64)
!292 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!293 = !{!287, !294}
!294 = !DILocalVariable(name: "bytes", arg: 2, scope: !288, file: !29, line: 59, type: !80)
!295 = !DILocation(line: 0, scope: !288, inlinedAt: !296)
!296 = distinct !DILocation(line: 68, column: 3, scope: !278, inlinedAt: !284)
!297 = !DILocation(line: 60, column: 7, scope: !298, inlinedAt: !296)
!298 = distinct !DILexicalBlock(scope: !288, file: !29, line: 60, column: 7)
!299 = !DILocation(line: 60, column: 7, scope: !288, inlinedAt: !296)
!300 = !DILocation(line: 61, column: 11, scope: !288, inlinedAt: !296)
!301 = !DILocation(line: 61, column: 3, scope: !288, inlinedAt: !296)
!302 = !DILocation(line: 62, column: 3, scope: !288, inlinedAt: !296)
!303 = !DILocation(line: 43, column: 59, scope: !261, inlinedAt: !274)
!304 = !DILocation(line: 43, column: 53, scope: !261, inlinedAt: !274)
!305 = !DILocation(line: 43, column: 51, scope: !261, inlinedAt: !274)
!306 = !DILocation(line: 43, column: 3, scope: !261, inlinedAt: !274)
!307 = !DILocation(line: 0, scope: !272, inlinedAt: !274)
!308 = !DILocation(line: 44, column: 3, scope: !272, inlinedAt: !274)
!309 = !DILocalVariable(name: "row", arg: 1, scope: !310, file: !29, line: 28, type: !83)
!310 = distinct !DISubprogram(name: "at", scope: !29, file: !29, line: 28, type: !311, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !313)
!311 = !DISubroutineType(types: !312)
!312 = !{!80, !83, !83, !83}
!313 = !{!309, !314, !315}
!314 = !DILocalVariable(name: "column", arg: 2, scope: !310, file: !29, line: 28, type: !83)
!315 = !DILocalVariable(name: "lda", arg: 3, scope: !310, file: !29, line: 28, type: !83)
!316 = !DILocation(line: 0, scope: !310, inlinedAt: !317)
!317 = distinct !DILocation(line: 44, column: 33, scope: !318, inlinedAt: !274)
!318 = distinct !DILexicalBlock(scope: !272, file: !2, line: 44, column: 3)
!319 = !DILocation(line: 29, column: 31, scope: !310, inlinedAt: !317)
!320 = !DILocation(line: 44, column: 31, scope: !318, inlinedAt: !274)
!321 = !DILocation(line: 44, column: 46, scope: !318, inlinedAt: !274)
!322 = !{!323, !323, i64 0}
!323 = !{!"float", !182, i64 0}
!324 = !DILocation(line: 44, column: 26, scope: !318, inlinedAt: !274)
!325 = distinct !{!325, !326}
!326 = !{!"llvm.loop.unroll.disable"}
!327 = !DILocalVariable(name: "a", arg: 1, scope: !328, file: !2, line: 32, type: !92)
!328 = distinct !DISubprogram(name: "clear_upper", scope: !2, file: !2, line: 32, type: !329, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !331)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !92, !83}
!331 = !{!327, !332, !333}
!332 = !DILocalVariable(name: "n", arg: 2, scope: !328, file: !2, line: 32, type: !83)
!333 = !DILocalVariable(name: "j", scope: !334, file: !2, line: 33, type: !83)
!334 = distinct !DILexicalBlock(scope: !328, file: !2, line: 33, column: 3)
!335 = !DILocation(line: 0, scope: !328, inlinedAt: !336)
!336 = distinct !DILocation(line: 45, column: 3, scope: !261, inlinedAt: !274)
!337 = !DILocation(line: 0, scope: !334, inlinedAt: !336)
!338 = !DILocation(line: 33, column: 21, scope: !339, inlinedAt: !336)
!339 = distinct !DILexicalBlock(scope: !334, file: !2, line: 33, column: 3)
!340 = !DILocation(line: 33, column: 3, scope: !334, inlinedAt: !336)
!341 = !DILocation(line: 0, scope: !310, inlinedAt: !342)
!342 = distinct !DILocation(line: 33, column: 42, scope: !339, inlinedAt: !336)
!343 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !342)
!344 = !DILocation(line: 33, column: 40, scope: !339, inlinedAt: !336)
!345 = !DILocation(line: 33, column: 68, scope: !339, inlinedAt: !336)
!346 = !DILocation(line: 33, column: 31, scope: !339, inlinedAt: !336)
!347 = !DILocation(line: 33, column: 26, scope: !339, inlinedAt: !336)
!348 = distinct !{!348, !340, !349, !350}
!349 = !DILocation(line: 33, column: 83, scope: !334, inlinedAt: !336)
!350 = !{!"llvm.loop.mustprogress"}
!351 = distinct !{!351, !308, !352, !350}
!352 = !DILocation(line: 44, column: 48, scope: !272, inlinedAt: !274)
!353 = distinct !{!353, !326}
!354 = !DILocation(line: 92, column: 23, scope: !105)
!355 = !DILocation(line: 0, scope: !278, inlinedAt: !356)
!356 = distinct !DILocation(line: 92, column: 14, scope: !105)
!357 = !DILocation(line: 92, column: 37, scope: !105)
!358 = !DILocation(line: 67, column: 36, scope: !278, inlinedAt: !356)
!359 = !DILocation(line: 67, column: 23, scope: !278, inlinedAt: !356)
!360 = !DILocation(line: 0, scope: !288, inlinedAt: !361)
!361 = distinct !DILocation(line: 68, column: 3, scope: !278, inlinedAt: !356)
!362 = !DILocation(line: 60, column: 7, scope: !298, inlinedAt: !361)
!363 = !DILocation(line: 60, column: 7, scope: !288, inlinedAt: !361)
!364 = !DILocation(line: 61, column: 11, scope: !288, inlinedAt: !361)
!365 = !DILocation(line: 61, column: 3, scope: !288, inlinedAt: !361)
!366 = !DILocation(line: 62, column: 3, scope: !288, inlinedAt: !361)
!367 = !DILocation(line: 0, scope: !278, inlinedAt: !368)
!368 = distinct !DILocation(line: 93, column: 20, scope: !105)
!369 = !DILocation(line: 93, column: 39, scope: !105)
!370 = !DILocation(line: 67, column: 36, scope: !278, inlinedAt: !368)
!371 = !DILocation(line: 67, column: 23, scope: !278, inlinedAt: !368)
!372 = !DILocation(line: 0, scope: !288, inlinedAt: !373)
!373 = distinct !DILocation(line: 68, column: 3, scope: !278, inlinedAt: !368)
!374 = !DILocation(line: 60, column: 7, scope: !298, inlinedAt: !373)
!375 = !DILocation(line: 60, column: 7, scope: !288, inlinedAt: !373)
!376 = !DILocation(line: 61, column: 11, scope: !288, inlinedAt: !373)
!377 = !DILocation(line: 61, column: 3, scope: !288, inlinedAt: !373)
!378 = !DILocation(line: 62, column: 3, scope: !288, inlinedAt: !373)
!379 = !DILocalVariable(name: "now", scope: !380, file: !29, line: 94, type: !384)
!380 = distinct !DISubprogram(name: "seconds_now", scope: !29, file: !29, line: 93, type: !381, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !383)
!381 = !DISubroutineType(types: !382)
!382 = !{!93}
!383 = !{!379}
!384 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !385, line: 11, size: 128, elements: !386)
!385 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!386 = !{!387, !389}
!387 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !384, file: !385, line: 16, baseType: !388, size: 64)
!388 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !87, line: 160, baseType: !149)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !384, file: !385, line: 21, baseType: !390, size: 64, offset: 64)
!390 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !87, line: 197, baseType: !149)
!391 = !DILocation(line: 0, scope: !380, inlinedAt: !392)
!392 = distinct !DILocation(line: 95, column: 24, scope: !105)
!393 = !DILocation(line: 94, column: 3, scope: !380, inlinedAt: !392)
!394 = !DILocation(line: 95, column: 3, scope: !380, inlinedAt: !392)
!395 = !DILocation(line: 96, column: 22, scope: !380, inlinedAt: !392)
!396 = !{!397, !398, i64 0}
!397 = !{!"timespec", !398, i64 0, !398, i64 8}
!398 = !{!"long", !182, i64 0}
!399 = !DILocation(line: 96, column: 10, scope: !380, inlinedAt: !392)
!400 = !DILocation(line: 96, column: 50, scope: !380, inlinedAt: !392)
!401 = !{!397, !398, i64 8}
!402 = !DILocation(line: 96, column: 38, scope: !380, inlinedAt: !392)
!403 = !DILocation(line: 96, column: 36, scope: !380, inlinedAt: !392)
!404 = !DILocation(line: 96, column: 29, scope: !380, inlinedAt: !392)
!405 = !DILocation(line: 97, column: 1, scope: !380, inlinedAt: !392)
!406 = !DILocalVariable(name: "a", arg: 1, scope: !407, file: !64, line: 74, type: !92)
!407 = distinct !DISubprogram(name: "cholesky", scope: !64, file: !64, line: 74, type: !408, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !410)
!408 = !DISubroutineType(types: !409)
!409 = !{!83, !92, !83, !83, !92, !92}
!410 = !{!406, !411, !412, !413, !414, !415, !417, !420, !421, !422}
!411 = !DILocalVariable(name: "n", arg: 2, scope: !407, file: !64, line: 74, type: !83)
!412 = !DILocalVariable(name: "block", arg: 3, scope: !407, file: !64, line: 74, type: !83)
!413 = !DILocalVariable(name: "w", arg: 4, scope: !407, file: !64, line: 74, type: !92)
!414 = !DILocalVariable(name: "scratch", arg: 5, scope: !407, file: !64, line: 74, type: !92)
!415 = !DILocalVariable(name: "j", scope: !416, file: !64, line: 75, type: !83)
!416 = distinct !DILexicalBlock(scope: !407, file: !64, line: 75, column: 3)
!417 = !DILocalVariable(name: "width", scope: !418, file: !64, line: 76, type: !124)
!418 = distinct !DILexicalBlock(scope: !419, file: !64, line: 75, column: 38)
!419 = distinct !DILexicalBlock(scope: !416, file: !64, line: 75, column: 3)
!420 = !DILocalVariable(name: "below", scope: !418, file: !64, line: 76, type: !124)
!421 = !DILocalVariable(name: "diagonal", scope: !418, file: !64, line: 77, type: !92)
!422 = !DILocalVariable(name: "panel", scope: !418, file: !64, line: 77, type: !92)
!423 = !DILocation(line: 0, scope: !407, inlinedAt: !424)
!424 = distinct !DILocation(line: 96, column: 24, scope: !105)
!425 = !DILocation(line: 0, scope: !416, inlinedAt: !424)
!426 = !DILocation(line: 75, column: 3, scope: !416, inlinedAt: !424)
!427 = !DILocation(line: 76, column: 40, scope: !418, inlinedAt: !424)
!428 = !DILocation(line: 0, scope: !252, inlinedAt: !429)
!429 = distinct !DILocation(line: 76, column: 23, scope: !418, inlinedAt: !424)
!430 = !DILocation(line: 25, column: 50, scope: !252, inlinedAt: !429)
!431 = !DILocation(line: 0, scope: !418, inlinedAt: !424)
!432 = !DILocation(line: 76, column: 60, scope: !418, inlinedAt: !424)
!433 = !DILocation(line: 0, scope: !310, inlinedAt: !434)
!434 = distinct !DILocation(line: 77, column: 27, scope: !418, inlinedAt: !424)
!435 = !DILocation(line: 29, column: 31, scope: !310, inlinedAt: !434)
!436 = !DILocation(line: 77, column: 25, scope: !418, inlinedAt: !424)
!437 = !DILocation(line: 77, column: 58, scope: !418, inlinedAt: !424)
!438 = !DILocalVariable(name: "a", arg: 1, scope: !439, file: !64, line: 28, type: !92)
!439 = distinct !DISubprogram(name: "factor_block", scope: !64, file: !64, line: 28, type: !440, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !442)
!440 = !DISubroutineType(types: !441)
!441 = !{!83, !92, !83, !83}
!442 = !{!438, !443, !444, !445, !446, !447, !448}
!443 = !DILocalVariable(name: "lda", arg: 2, scope: !439, file: !64, line: 28, type: !83)
!444 = !DILocalVariable(name: "n", arg: 3, scope: !439, file: !64, line: 28, type: !83)
!445 = !DILocalVariable(name: "left", scope: !439, file: !64, line: 29, type: !124)
!446 = !DILocalVariable(name: "right", scope: !439, file: !64, line: 29, type: !124)
!447 = !DILocalVariable(name: "l21", scope: !439, file: !64, line: 30, type: !92)
!448 = !DILocalVariable(name: "a22", scope: !439, file: !64, line: 30, type: !92)
!449 = !DILocation(line: 0, scope: !439, inlinedAt: !450)
!450 = distinct !DILocation(line: 78, column: 10, scope: !451, inlinedAt: !424)
!451 = distinct !DILexicalBlock(scope: !418, file: !64, line: 78, column: 9)
!452 = !DILocation(line: 29, column: 23, scope: !439, inlinedAt: !450)
!453 = !DILocation(line: 29, column: 28, scope: !439, inlinedAt: !450)
!454 = !DILocation(line: 29, column: 43, scope: !439, inlinedAt: !450)
!455 = !DILocation(line: 30, column: 18, scope: !439, inlinedAt: !450)
!456 = !DILocation(line: 0, scope: !310, inlinedAt: !457)
!457 = distinct !DILocation(line: 30, column: 37, scope: !439, inlinedAt: !450)
!458 = !DILocation(line: 29, column: 31, scope: !310, inlinedAt: !457)
!459 = !DILocation(line: 30, column: 35, scope: !439, inlinedAt: !450)
!460 = !DILocalVariable(name: "a", arg: 1, scope: !461, file: !64, line: 15, type: !92)
!461 = distinct !DISubprogram(name: "factor_columns", scope: !64, file: !64, line: 15, type: !462, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !464)
!462 = !DISubroutineType(types: !463)
!463 = !{!83, !92, !83, !83, !83}
!464 = !{!460, !465, !466, !467, !468, !470, !473, !475, !477}
!465 = !DILocalVariable(name: "lda", arg: 2, scope: !461, file: !64, line: 15, type: !83)
!466 = !DILocalVariable(name: "rows", arg: 3, scope: !461, file: !64, line: 15, type: !83)
!467 = !DILocalVariable(name: "columns", arg: 4, scope: !461, file: !64, line: 15, type: !83)
!468 = !DILocalVariable(name: "c", scope: !469, file: !64, line: 16, type: !83)
!469 = distinct !DILexicalBlock(scope: !461, file: !64, line: 16, column: 3)
!470 = !DILocalVariable(name: "column", scope: !471, file: !64, line: 17, type: !92)
!471 = distinct !DILexicalBlock(scope: !472, file: !64, line: 16, column: 37)
!472 = distinct !DILexicalBlock(scope: !469, file: !64, line: 16, column: 3)
!473 = !DILocalVariable(name: "t", scope: !474, file: !64, line: 18, type: !83)
!474 = distinct !DILexicalBlock(scope: !471, file: !64, line: 18, column: 5)
!475 = !DILocalVariable(name: "pivot", scope: !471, file: !64, line: 21, type: !476)
!476 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!477 = !DILocalVariable(name: "i", scope: !478, file: !64, line: 22, type: !83)
!478 = distinct !DILexicalBlock(scope: !471, file: !64, line: 22, column: 5)
!479 = !DILocation(line: 0, scope: !461, inlinedAt: !480)
!480 = distinct !DILocation(line: 31, column: 8, scope: !481, inlinedAt: !450)
!481 = distinct !DILexicalBlock(scope: !439, file: !64, line: 31, column: 7)
!482 = !DILocation(line: 0, scope: !469, inlinedAt: !480)
!483 = !DILocation(line: 16, column: 21, scope: !472, inlinedAt: !480)
!484 = !DILocation(line: 16, column: 3, scope: !469, inlinedAt: !480)
!485 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !486)
!486 = distinct !DILocation(line: 17, column: 25, scope: !471, inlinedAt: !480)
!487 = !DILocation(line: 0, scope: !310, inlinedAt: !486)
!488 = !DILocation(line: 17, column: 23, scope: !471, inlinedAt: !480)
!489 = !DILocation(line: 0, scope: !471, inlinedAt: !480)
!490 = !DILocation(line: 0, scope: !474, inlinedAt: !480)
!491 = !DILocation(line: 18, column: 10, scope: !474, inlinedAt: !480)
!492 = !DILocation(line: 18, column: 23, scope: !493, inlinedAt: !480)
!493 = distinct !DILexicalBlock(scope: !474, file: !64, line: 18, column: 5)
!494 = !DILocation(line: 18, column: 5, scope: !474, inlinedAt: !480)
!495 = !DILocation(line: 20, column: 11, scope: !496, inlinedAt: !480)
!496 = distinct !DILexicalBlock(scope: !471, file: !64, line: 20, column: 9)
!497 = !DILocation(line: 20, column: 21, scope: !496, inlinedAt: !480)
!498 = !DILocation(line: 20, column: 9, scope: !471, inlinedAt: !480)
!499 = !DILocation(line: 0, scope: !310, inlinedAt: !500)
!500 = distinct !DILocation(line: 19, column: 37, scope: !493, inlinedAt: !480)
!501 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !500)
!502 = !DILocation(line: 19, column: 35, scope: !493, inlinedAt: !480)
!503 = !DILocation(line: 0, scope: !310, inlinedAt: !504)
!504 = distinct !DILocation(line: 19, column: 57, scope: !493, inlinedAt: !480)
!505 = !{!506}
!506 = distinct !{!506, !507, !"subtract_multiple: argument 0"}
!507 = distinct !{!507, !"subtract_multiple"}
!508 = !DILocation(line: 19, column: 7, scope: !493, inlinedAt: !480)
!509 = !{!510}
!510 = distinct !{!510, !507, !"subtract_multiple: argument 1"}
!511 = !DILocalVariable(name: "n", arg: 1, scope: !512, file: !64, line: 9, type: !83)
!512 = distinct !DISubprogram(name: "subtract_multiple", scope: !64, file: !64, line: 9, type: !513, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !518)
!513 = !DISubroutineType(types: !514)
!514 = !{null, !83, !88, !515, !517}
!515 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !516)
!516 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !476, size: 64)
!517 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!518 = !{!511, !519, !520, !521, !522}
!519 = !DILocalVariable(name: "factor", arg: 2, scope: !512, file: !64, line: 9, type: !88)
!520 = !DILocalVariable(name: "x", arg: 3, scope: !512, file: !64, line: 9, type: !515)
!521 = !DILocalVariable(name: "y", arg: 4, scope: !512, file: !64, line: 10, type: !517)
!522 = !DILocalVariable(name: "i", scope: !523, file: !64, line: 11, type: !83)
!523 = distinct !DILexicalBlock(scope: !512, file: !64, line: 11, column: 3)
!524 = !DILocation(line: 0, scope: !512, inlinedAt: !525)
!525 = distinct !DILocation(line: 19, column: 7, scope: !493, inlinedAt: !480)
!526 = !DILocation(line: 0, scope: !523, inlinedAt: !525)
!527 = !DILocation(line: 11, column: 3, scope: !523, inlinedAt: !525)
!528 = !DILocation(line: 11, column: 26, scope: !529, inlinedAt: !525)
!529 = distinct !DILexicalBlock(scope: !523, file: !64, line: 11, column: 3)
!530 = !DILocation(line: 11, column: 48, scope: !529, inlinedAt: !525)
!531 = !DILocation(line: 11, column: 46, scope: !529, inlinedAt: !525)
!532 = !DILocation(line: 11, column: 31, scope: !529, inlinedAt: !525)
!533 = !DILocation(line: 11, column: 36, scope: !529, inlinedAt: !525)
!534 = distinct !{!534, !527, !535, !350, !536, !537}
!535 = !DILocation(line: 11, column: 51, scope: !523, inlinedAt: !525)
!536 = !{!"llvm.loop.isvectorized", i32 1}
!537 = !{!"llvm.loop.unroll.runtime.disable"}
!538 = !DILocation(line: 11, column: 21, scope: !529, inlinedAt: !525)
!539 = distinct !{!539, !527, !535, !350, !537, !536}
!540 = !DILocation(line: 18, column: 28, scope: !493, inlinedAt: !480)
!541 = distinct !{!541, !494, !542, !350}
!542 = !DILocation(line: 19, column: 82, scope: !474, inlinedAt: !480)
!543 = !DILocation(line: 21, column: 25, scope: !471, inlinedAt: !480)
!544 = !DILocation(line: 0, scope: !478, inlinedAt: !480)
!545 = !DILocation(line: 22, column: 23, scope: !546, inlinedAt: !480)
!546 = distinct !DILexicalBlock(scope: !478, file: !64, line: 22, column: 5)
!547 = !DILocation(line: 22, column: 5, scope: !478, inlinedAt: !480)
!548 = !DILocation(line: 22, column: 36, scope: !546, inlinedAt: !480)
!549 = !DILocation(line: 22, column: 46, scope: !546, inlinedAt: !480)
!550 = distinct !{!550, !547, !551, !350, !536, !537}
!551 = !DILocation(line: 22, column: 49, scope: !478, inlinedAt: !480)
!552 = !DILocation(line: 22, column: 31, scope: !546, inlinedAt: !480)
!553 = distinct !{!553, !547, !551, !350, !537, !536}
!554 = !DILocation(line: 16, column: 32, scope: !472, inlinedAt: !480)
!555 = distinct !{!555, !484, !556, !350}
!556 = !DILocation(line: 23, column: 3, scope: !469, inlinedAt: !480)
!557 = !DILocation(line: 31, column: 7, scope: !439, inlinedAt: !450)
!558 = !DILocation(line: 32, column: 13, scope: !559, inlinedAt: !450)
!559 = distinct !DILexicalBlock(scope: !439, file: !64, line: 32, column: 7)
!560 = !DILocation(line: 32, column: 7, scope: !439, inlinedAt: !450)
!561 = !DILocation(line: 33, column: 3, scope: !439, inlinedAt: !450)
!562 = !DILocation(line: 0, scope: !461, inlinedAt: !563)
!563 = distinct !DILocation(line: 35, column: 10, scope: !439, inlinedAt: !450)
!564 = !DILocation(line: 0, scope: !469, inlinedAt: !563)
!565 = !DILocation(line: 16, column: 21, scope: !472, inlinedAt: !563)
!566 = !DILocation(line: 16, column: 3, scope: !469, inlinedAt: !563)
!567 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !568)
!568 = distinct !DILocation(line: 17, column: 25, scope: !471, inlinedAt: !563)
!569 = !DILocation(line: 0, scope: !310, inlinedAt: !568)
!570 = !DILocation(line: 17, column: 23, scope: !471, inlinedAt: !563)
!571 = !DILocation(line: 0, scope: !471, inlinedAt: !563)
!572 = !DILocation(line: 0, scope: !474, inlinedAt: !563)
!573 = !DILocation(line: 18, column: 10, scope: !474, inlinedAt: !563)
!574 = !DILocation(line: 18, column: 23, scope: !493, inlinedAt: !563)
!575 = !DILocation(line: 18, column: 5, scope: !474, inlinedAt: !563)
!576 = !DILocation(line: 20, column: 11, scope: !496, inlinedAt: !563)
!577 = !DILocation(line: 20, column: 21, scope: !496, inlinedAt: !563)
!578 = !DILocation(line: 20, column: 9, scope: !471, inlinedAt: !563)
!579 = !DILocation(line: 0, scope: !310, inlinedAt: !580)
!580 = distinct !DILocation(line: 19, column: 37, scope: !493, inlinedAt: !563)
!581 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !580)
!582 = !DILocation(line: 19, column: 35, scope: !493, inlinedAt: !563)
!583 = !DILocation(line: 0, scope: !310, inlinedAt: !584)
!584 = distinct !DILocation(line: 19, column: 57, scope: !493, inlinedAt: !563)
!585 = !{!586}
!586 = distinct !{!586, !587, !"subtract_multiple: argument 0"}
!587 = distinct !{!587, !"subtract_multiple"}
!588 = !DILocation(line: 19, column: 7, scope: !493, inlinedAt: !563)
!589 = !{!590}
!590 = distinct !{!590, !587, !"subtract_multiple: argument 1"}
!591 = !DILocation(line: 0, scope: !512, inlinedAt: !592)
!592 = distinct !DILocation(line: 19, column: 7, scope: !493, inlinedAt: !563)
!593 = !DILocation(line: 0, scope: !523, inlinedAt: !592)
!594 = !DILocation(line: 11, column: 3, scope: !523, inlinedAt: !592)
!595 = !DILocation(line: 11, column: 26, scope: !529, inlinedAt: !592)
!596 = !DILocation(line: 11, column: 48, scope: !529, inlinedAt: !592)
!597 = !DILocation(line: 11, column: 46, scope: !529, inlinedAt: !592)
!598 = !DILocation(line: 11, column: 31, scope: !529, inlinedAt: !592)
!599 = !DILocation(line: 11, column: 36, scope: !529, inlinedAt: !592)
!600 = distinct !{!600, !594, !601, !350, !536, !537}
!601 = !DILocation(line: 11, column: 51, scope: !523, inlinedAt: !592)
!602 = !DILocation(line: 11, column: 21, scope: !529, inlinedAt: !592)
!603 = distinct !{!603, !594, !601, !350, !537, !536}
!604 = !DILocation(line: 18, column: 28, scope: !493, inlinedAt: !563)
!605 = distinct !{!605, !575, !606, !350}
!606 = !DILocation(line: 19, column: 82, scope: !474, inlinedAt: !563)
!607 = !DILocation(line: 21, column: 25, scope: !471, inlinedAt: !563)
!608 = !DILocation(line: 0, scope: !478, inlinedAt: !563)
!609 = !DILocation(line: 22, column: 23, scope: !546, inlinedAt: !563)
!610 = !DILocation(line: 22, column: 5, scope: !478, inlinedAt: !563)
!611 = !DILocation(line: 22, column: 36, scope: !546, inlinedAt: !563)
!612 = !DILocation(line: 22, column: 46, scope: !546, inlinedAt: !563)
!613 = distinct !{!613, !610, !614, !350, !536, !537}
!614 = !DILocation(line: 22, column: 49, scope: !478, inlinedAt: !563)
!615 = !DILocation(line: 22, column: 31, scope: !546, inlinedAt: !563)
!616 = distinct !{!616, !610, !614, !350, !537, !536}
!617 = !DILocation(line: 16, column: 32, scope: !472, inlinedAt: !563)
!618 = distinct !{!618, !566, !619, !350}
!619 = !DILocation(line: 23, column: 3, scope: !469, inlinedAt: !563)
!620 = !DILocation(line: 78, column: 9, scope: !418, inlinedAt: !424)
!621 = !DILocation(line: 79, column: 15, scope: !622, inlinedAt: !424)
!622 = distinct !DILexicalBlock(scope: !418, file: !64, line: 79, column: 9)
!623 = !DILocation(line: 79, column: 9, scope: !418, inlinedAt: !424)
!624 = !DILocalVariable(name: "l", arg: 1, scope: !625, file: !64, line: 39, type: !516)
!625 = distinct !DISubprogram(name: "invert_transposed", scope: !64, file: !64, line: 39, type: !626, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !628)
!626 = !DISubroutineType(types: !627)
!627 = !{null, !516, !83, !83, !92}
!628 = !{!624, !629, !630, !631, !632, !634, !637, !639}
!629 = !DILocalVariable(name: "ldl", arg: 2, scope: !625, file: !64, line: 39, type: !83)
!630 = !DILocalVariable(name: "n", arg: 3, scope: !625, file: !64, line: 39, type: !83)
!631 = !DILocalVariable(name: "w", arg: 4, scope: !625, file: !64, line: 39, type: !92)
!632 = !DILocalVariable(name: "r", scope: !633, file: !64, line: 41, type: !83)
!633 = distinct !DILexicalBlock(scope: !625, file: !64, line: 41, column: 3)
!634 = !DILocalVariable(name: "column", scope: !635, file: !64, line: 42, type: !92)
!635 = distinct !DILexicalBlock(scope: !636, file: !64, line: 41, column: 31)
!636 = distinct !DILexicalBlock(scope: !633, file: !64, line: 41, column: 3)
!637 = !DILocalVariable(name: "t", scope: !638, file: !64, line: 44, type: !83)
!638 = distinct !DILexicalBlock(scope: !635, file: !64, line: 44, column: 5)
!639 = !DILocalVariable(name: "i", scope: !640, file: !64, line: 46, type: !83)
!640 = distinct !DILexicalBlock(scope: !635, file: !64, line: 46, column: 5)
!641 = !DILocation(line: 0, scope: !625, inlinedAt: !642)
!642 = distinct !DILocation(line: 80, column: 5, scope: !418, inlinedAt: !424)
!643 = !DILocation(line: 40, column: 26, scope: !625, inlinedAt: !642)
!644 = !DILocation(line: 40, column: 30, scope: !625, inlinedAt: !642)
!645 = !DILocation(line: 40, column: 3, scope: !625, inlinedAt: !642)
!646 = !DILocation(line: 0, scope: !633, inlinedAt: !642)
!647 = !DILocation(line: 41, column: 21, scope: !636, inlinedAt: !642)
!648 = !DILocation(line: 41, column: 3, scope: !633, inlinedAt: !642)
!649 = !DILocation(line: 0, scope: !310, inlinedAt: !650)
!650 = distinct !DILocation(line: 42, column: 25, scope: !635, inlinedAt: !642)
!651 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !650)
!652 = !DILocation(line: 42, column: 23, scope: !635, inlinedAt: !642)
!653 = !DILocation(line: 0, scope: !635, inlinedAt: !642)
!654 = !DILocation(line: 43, column: 5, scope: !635, inlinedAt: !642)
!655 = !DILocation(line: 43, column: 15, scope: !635, inlinedAt: !642)
!656 = !DILocation(line: 0, scope: !638, inlinedAt: !642)
!657 = !DILocation(line: 44, column: 10, scope: !638, inlinedAt: !642)
!658 = !DILocation(line: 44, column: 23, scope: !659, inlinedAt: !642)
!659 = distinct !DILexicalBlock(scope: !638, file: !64, line: 44, column: 5)
!660 = !DILocation(line: 44, column: 5, scope: !638, inlinedAt: !642)
!661 = !DILocation(line: 0, scope: !640, inlinedAt: !642)
!662 = !DILocation(line: 46, column: 5, scope: !640, inlinedAt: !642)
!663 = !DILocation(line: 46, column: 29, scope: !664, inlinedAt: !642)
!664 = distinct !DILexicalBlock(scope: !640, file: !64, line: 46, column: 5)
!665 = !DILocation(line: 46, column: 34, scope: !664, inlinedAt: !642)
!666 = !DILocation(line: 46, column: 44, scope: !664, inlinedAt: !642)
!667 = distinct !{!667, !662, !668, !350, !536, !537}
!668 = !DILocation(line: 46, column: 62, scope: !640, inlinedAt: !642)
!669 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !670)
!670 = distinct !DILocation(line: 45, column: 34, scope: !659, inlinedAt: !642)
!671 = !DILocation(line: 0, scope: !310, inlinedAt: !670)
!672 = !DILocation(line: 45, column: 32, scope: !659, inlinedAt: !642)
!673 = !DILocation(line: 0, scope: !310, inlinedAt: !674)
!674 = distinct !DILocation(line: 45, column: 54, scope: !659, inlinedAt: !642)
!675 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !674)
!676 = !DILocation(line: 45, column: 52, scope: !659, inlinedAt: !642)
!677 = !{!678}
!678 = distinct !{!678, !679, !"subtract_multiple: argument 0"}
!679 = distinct !{!679, !"subtract_multiple"}
!680 = !DILocation(line: 45, column: 7, scope: !659, inlinedAt: !642)
!681 = !{!682}
!682 = distinct !{!682, !679, !"subtract_multiple: argument 1"}
!683 = !DILocation(line: 0, scope: !512, inlinedAt: !684)
!684 = distinct !DILocation(line: 45, column: 7, scope: !659, inlinedAt: !642)
!685 = !DILocation(line: 0, scope: !523, inlinedAt: !684)
!686 = !DILocation(line: 11, column: 3, scope: !523, inlinedAt: !684)
!687 = !DILocation(line: 11, column: 26, scope: !529, inlinedAt: !684)
!688 = !DILocation(line: 11, column: 48, scope: !529, inlinedAt: !684)
!689 = !DILocation(line: 11, column: 46, scope: !529, inlinedAt: !684)
!690 = !DILocation(line: 11, column: 31, scope: !529, inlinedAt: !684)
!691 = !DILocation(line: 11, column: 36, scope: !529, inlinedAt: !684)
!692 = distinct !{!692, !686, !693, !350, !536, !537}
!693 = !DILocation(line: 11, column: 51, scope: !523, inlinedAt: !684)
!694 = !DILocation(line: 11, column: 21, scope: !529, inlinedAt: !684)
!695 = distinct !{!695, !686, !693, !350, !537, !536}
!696 = !DILocation(line: 45, column: 27, scope: !659, inlinedAt: !642)
!697 = distinct !{!697, !660, !698, !350}
!698 = !DILocation(line: 45, column: 73, scope: !638, inlinedAt: !642)
!699 = !DILocation(line: 41, column: 26, scope: !636, inlinedAt: !642)
!700 = distinct !{!700, !648, !701, !350}
!701 = !DILocation(line: 47, column: 3, scope: !633, inlinedAt: !642)
!702 = !DILocation(line: 0, scope: !310, inlinedAt: !703)
!703 = distinct !DILocation(line: 46, column: 49, scope: !664, inlinedAt: !642)
!704 = !DILocation(line: 46, column: 23, scope: !664, inlinedAt: !642)
!705 = distinct !{!705, !662, !668, !350, !537, !536}
!706 = !DILocalVariable(name: "w", arg: 1, scope: !707, file: !64, line: 51, type: !516)
!707 = distinct !DISubprogram(name: "solve_panel", scope: !64, file: !64, line: 51, type: !708, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !710)
!708 = !DISubroutineType(types: !709)
!709 = !{null, !516, !83, !83, !92, !83, !92}
!710 = !{!706, !711, !712, !713, !714, !715, !716}
!711 = !DILocalVariable(name: "m", arg: 2, scope: !707, file: !64, line: 51, type: !83)
!712 = !DILocalVariable(name: "n", arg: 3, scope: !707, file: !64, line: 51, type: !83)
!713 = !DILocalVariable(name: "panel", arg: 4, scope: !707, file: !64, line: 51, type: !92)
!714 = !DILocalVariable(name: "lda", arg: 5, scope: !707, file: !64, line: 51, type: !83)
!715 = !DILocalVariable(name: "scratch", arg: 6, scope: !707, file: !64, line: 51, type: !92)
!716 = !DILocalVariable(name: "j", scope: !717, file: !64, line: 52, type: !83)
!717 = distinct !DILexicalBlock(scope: !707, file: !64, line: 52, column: 3)
!718 = !DILocation(line: 0, scope: !707, inlinedAt: !719)
!719 = distinct !DILocation(line: 81, column: 5, scope: !418, inlinedAt: !424)
!720 = !DILocation(line: 0, scope: !717, inlinedAt: !719)
!721 = !DILocation(line: 52, column: 3, scope: !717, inlinedAt: !719)
!722 = !DILocation(line: 0, scope: !310, inlinedAt: !723)
!723 = distinct !DILocation(line: 53, column: 22, scope: !724, inlinedAt: !719)
!724 = distinct !DILexicalBlock(scope: !717, file: !64, line: 52, column: 3)
!725 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !723)
!726 = !DILocation(line: 53, column: 20, scope: !724, inlinedAt: !719)
!727 = !DILocation(line: 0, scope: !310, inlinedAt: !728)
!728 = distinct !DILocation(line: 53, column: 43, scope: !724, inlinedAt: !719)
!729 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !728)
!730 = !DILocation(line: 53, column: 41, scope: !724, inlinedAt: !719)
!731 = !DILocation(line: 53, column: 5, scope: !724, inlinedAt: !719)
!732 = !DILocation(line: 52, column: 26, scope: !724, inlinedAt: !719)
!733 = distinct !{!733, !721, !734, !350}
!734 = !DILocation(line: 53, column: 83, scope: !717, inlinedAt: !719)
!735 = !DILocation(line: 54, column: 3, scope: !707, inlinedAt: !719)
!736 = !DILocation(line: 82, column: 51, scope: !418, inlinedAt: !424)
!737 = !DILocation(line: 0, scope: !310, inlinedAt: !738)
!738 = distinct !DILocation(line: 82, column: 46, scope: !418, inlinedAt: !424)
!739 = !DILocation(line: 29, column: 31, scope: !310, inlinedAt: !738)
!740 = !DILocation(line: 82, column: 44, scope: !418, inlinedAt: !424)
!741 = !DILocalVariable(name: "panel", arg: 1, scope: !742, file: !64, line: 59, type: !516)
!742 = distinct !DISubprogram(name: "update_trailing", scope: !64, file: !64, line: 59, type: !743, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !745)
!743 = !DISubroutineType(types: !744)
!744 = !{null, !516, !83, !83, !92, !83, !83}
!745 = !{!741, !746, !747, !748, !749, !750, !751, !753, !756, !757, !758}
!746 = !DILocalVariable(name: "m", arg: 2, scope: !742, file: !64, line: 59, type: !83)
!747 = !DILocalVariable(name: "k", arg: 3, scope: !742, file: !64, line: 59, type: !83)
!748 = !DILocalVariable(name: "trailing", arg: 4, scope: !742, file: !64, line: 59, type: !92)
!749 = !DILocalVariable(name: "lda", arg: 5, scope: !742, file: !64, line: 59, type: !83)
!750 = !DILocalVariable(name: "block", arg: 6, scope: !742, file: !64, line: 60, type: !83)
!751 = !DILocalVariable(name: "j", scope: !752, file: !64, line: 61, type: !83)
!752 = distinct !DILexicalBlock(scope: !742, file: !64, line: 61, column: 3)
!753 = !DILocalVariable(name: "n", scope: !754, file: !64, line: 62, type: !124)
!754 = distinct !DILexicalBlock(scope: !755, file: !64, line: 61, column: 38)
!755 = distinct !DILexicalBlock(scope: !752, file: !64, line: 61, column: 3)
!756 = !DILocalVariable(name: "below", scope: !754, file: !64, line: 62, type: !124)
!757 = !DILocalVariable(name: "top", scope: !754, file: !64, line: 63, type: !516)
!758 = !DILocalVariable(name: "diagonal", scope: !754, file: !64, line: 64, type: !92)
!759 = !DILocation(line: 0, scope: !742, inlinedAt: !760)
!760 = distinct !DILocation(line: 82, column: 5, scope: !418, inlinedAt: !424)
!761 = !DILocation(line: 0, scope: !752, inlinedAt: !760)
!762 = !DILocation(line: 61, column: 21, scope: !755, inlinedAt: !760)
!763 = !DILocation(line: 61, column: 3, scope: !752, inlinedAt: !760)
!764 = !DILocation(line: 0, scope: !252, inlinedAt: !765)
!765 = distinct !DILocation(line: 62, column: 19, scope: !754, inlinedAt: !760)
!766 = !DILocation(line: 25, column: 50, scope: !252, inlinedAt: !765)
!767 = !DILocation(line: 0, scope: !754, inlinedAt: !760)
!768 = !DILocation(line: 62, column: 56, scope: !754, inlinedAt: !760)
!769 = !DILocation(line: 63, column: 30, scope: !754, inlinedAt: !760)
!770 = !DILocation(line: 0, scope: !310, inlinedAt: !771)
!771 = distinct !DILocation(line: 64, column: 34, scope: !754, inlinedAt: !760)
!772 = !DILocation(line: 29, column: 31, scope: !310, inlinedAt: !771)
!773 = !DILocation(line: 64, column: 32, scope: !754, inlinedAt: !760)
!774 = !DILocation(line: 65, column: 5, scope: !754, inlinedAt: !760)
!775 = !DILocation(line: 67, column: 15, scope: !776, inlinedAt: !760)
!776 = distinct !DILexicalBlock(scope: !754, file: !64, line: 67, column: 9)
!777 = !DILocation(line: 67, column: 9, scope: !754, inlinedAt: !760)
!778 = !DILocation(line: 68, column: 84, scope: !776, inlinedAt: !760)
!779 = !DILocation(line: 69, column: 39, scope: !776, inlinedAt: !760)
!780 = !DILocation(line: 68, column: 7, scope: !776, inlinedAt: !760)
!781 = !DILocation(line: 61, column: 28, scope: !755, inlinedAt: !760)
!782 = distinct !{!782, !763, !783, !350}
!783 = !DILocation(line: 70, column: 3, scope: !752, inlinedAt: !760)
!784 = !DILocation(line: 75, column: 28, scope: !419, inlinedAt: !424)
!785 = !DILocation(line: 75, column: 21, scope: !419, inlinedAt: !424)
!786 = distinct !{!786, !426, !787, !350}
!787 = !DILocation(line: 83, column: 3, scope: !416, inlinedAt: !424)
!788 = !DILocation(line: 0, scope: !380, inlinedAt: !789)
!789 = distinct !DILocation(line: 97, column: 26, scope: !105)
!790 = !DILocation(line: 94, column: 3, scope: !380, inlinedAt: !789)
!791 = !DILocation(line: 95, column: 3, scope: !380, inlinedAt: !789)
!792 = !DILocation(line: 96, column: 22, scope: !380, inlinedAt: !789)
!793 = !DILocation(line: 96, column: 10, scope: !380, inlinedAt: !789)
!794 = !DILocation(line: 96, column: 50, scope: !380, inlinedAt: !789)
!795 = !DILocation(line: 96, column: 38, scope: !380, inlinedAt: !789)
!796 = !DILocation(line: 96, column: 36, scope: !380, inlinedAt: !789)
!797 = !DILocation(line: 96, column: 29, scope: !380, inlinedAt: !789)
!798 = !DILocation(line: 97, column: 1, scope: !380, inlinedAt: !789)
!799 = !DILocation(line: 97, column: 40, scope: !105)
!800 = !DILocalVariable(name: "arguments", arg: 1, scope: !801, file: !2, line: 51, type: !264)
!801 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 51, type: !802, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !804)
!802 = !DISubroutineType(types: !803)
!803 = !{!83, !264, !83, !92, !93}
!804 = !{!800, !805, !806, !807, !808}
!805 = !DILocalVariable(name: "positive", arg: 2, scope: !801, file: !2, line: 51, type: !83)
!806 = !DILocalVariable(name: "l", arg: 3, scope: !801, file: !2, line: 51, type: !92)
!807 = !DILocalVariable(name: "seconds", arg: 4, scope: !801, file: !2, line: 51, type: !93)
!808 = !DILocalVariable(name: "count", scope: !801, file: !2, line: 52, type: !269)
!809 = !DILocation(line: 0, scope: !801, inlinedAt: !810)
!810 = distinct !DILocation(line: 99, column: 22, scope: !105)
!811 = !DILocation(line: 53, column: 7, scope: !801, inlinedAt: !810)
!812 = !DILocation(line: 54, column: 13, scope: !813, inlinedAt: !810)
!813 = distinct !DILexicalBlock(scope: !814, file: !2, line: 53, column: 18)
!814 = distinct !DILexicalBlock(scope: !801, file: !2, line: 53, column: 7)
!815 = !DILocation(line: 54, column: 5, scope: !813, inlinedAt: !810)
!816 = !DILocation(line: 55, column: 5, scope: !813, inlinedAt: !810)
!817 = !DILocation(line: 0, scope: !328, inlinedAt: !818)
!818 = distinct !DILocation(line: 57, column: 3, scope: !801, inlinedAt: !810)
!819 = !DILocation(line: 0, scope: !334, inlinedAt: !818)
!820 = !DILocation(line: 33, column: 21, scope: !339, inlinedAt: !818)
!821 = !DILocation(line: 33, column: 3, scope: !334, inlinedAt: !818)
!822 = !DILocation(line: 0, scope: !310, inlinedAt: !823)
!823 = distinct !DILocation(line: 33, column: 42, scope: !339, inlinedAt: !818)
!824 = !DILocation(line: 29, column: 25, scope: !310, inlinedAt: !823)
!825 = !DILocation(line: 33, column: 40, scope: !339, inlinedAt: !818)
!826 = !DILocation(line: 33, column: 68, scope: !339, inlinedAt: !818)
!827 = !DILocation(line: 33, column: 31, scope: !339, inlinedAt: !818)
!828 = !DILocation(line: 33, column: 26, scope: !339, inlinedAt: !818)
!829 = distinct !{!829, !821, !830, !350}
!830 = !DILocation(line: 33, column: 83, scope: !334, inlinedAt: !818)
!831 = distinct !{!831, !326}
!832 = !DILocation(line: 59, column: 10, scope: !801, inlinedAt: !810)
!833 = !DILocation(line: 58, column: 3, scope: !801, inlinedAt: !810)
!834 = !DILocalVariable(name: "seconds", arg: 1, scope: !835, file: !29, line: 100, type: !93)
!835 = distinct !DISubprogram(name: "print_seconds", scope: !29, file: !29, line: 100, type: !836, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !838)
!836 = !DISubroutineType(types: !837)
!837 = !{null, !93}
!838 = !{!834}
!839 = !DILocation(line: 0, scope: !835, inlinedAt: !840)
!840 = distinct !DILocation(line: 60, column: 3, scope: !801, inlinedAt: !810)
!841 = !DILocation(line: 100, column: 52, scope: !835, inlinedAt: !840)
!842 = !DILocalVariable(name: "path", arg: 1, scope: !843, file: !29, line: 113, type: !121)
!843 = distinct !DISubprogram(name: "write_result", scope: !29, file: !29, line: 113, type: !844, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !846)
!844 = !DISubroutineType(types: !845)
!845 = !{!83, !121, !516, !80}
!846 = !{!842, !847, !848}
!847 = !DILocalVariable(name: "x", arg: 2, scope: !843, file: !29, line: 113, type: !516)
!848 = !DILocalVariable(name: "count", arg: 3, scope: !843, file: !29, line: 113, type: !80)
!849 = !DILocation(line: 0, scope: !843, inlinedAt: !850)
!850 = distinct !DILocation(line: 61, column: 10, scope: !801, inlinedAt: !810)
!851 = !DILocalVariable(name: "path", arg: 1, scope: !852, file: !29, line: 104, type: !121)
!852 = distinct !DISubprogram(name: "write_elements", scope: !29, file: !29, line: 104, type: !853, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !855)
!853 = !DISubroutineType(types: !854)
!854 = !{!83, !121, !291, !80, !80}
!855 = !{!851, !856, !857, !858, !859, !915}
!856 = !DILocalVariable(name: "x", arg: 2, scope: !852, file: !29, line: 104, type: !291)
!857 = !DILocalVariable(name: "size", arg: 3, scope: !852, file: !29, line: 104, type: !80)
!858 = !DILocalVariable(name: "count", arg: 4, scope: !852, file: !29, line: 104, type: !80)
!859 = !DILocalVariable(name: "file", scope: !852, file: !29, line: 106, type: !860)
!860 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !861, size: 64)
!861 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !862, line: 7, baseType: !863)
!862 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!863 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !864, line: 49, size: 1728, elements: !865)
!864 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!865 = !{!866, !867, !868, !869, !870, !871, !872, !873, !874, !875, !876, !877, !878, !881, !883, !884, !885, !887, !889, !891, !895, !898, !900, !903, !906, !907, !909, !910, !911}
!866 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !863, file: !864, line: 51, baseType: !83, size: 32)
!867 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !863, file: !864, line: 54, baseType: !109, size: 64, offset: 64)
!868 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !863, file: !864, line: 55, baseType: !109, size: 64, offset: 128)
!869 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !863, file: !864, line: 56, baseType: !109, size: 64, offset: 192)
!870 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !863, file: !864, line: 57, baseType: !109, size: 64, offset: 256)
!871 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !863, file: !864, line: 58, baseType: !109, size: 64, offset: 320)
!872 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !863, file: !864, line: 59, baseType: !109, size: 64, offset: 384)
!873 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !863, file: !864, line: 60, baseType: !109, size: 64, offset: 448)
!874 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !863, file: !864, line: 61, baseType: !109, size: 64, offset: 512)
!875 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !863, file: !864, line: 64, baseType: !109, size: 64, offset: 576)
!876 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !863, file: !864, line: 65, baseType: !109, size: 64, offset: 640)
!877 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !863, file: !864, line: 66, baseType: !109, size: 64, offset: 704)
!878 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !863, file: !864, line: 68, baseType: !879, size: 64, offset: 768)
!879 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !880, size: 64)
!880 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !864, line: 36, flags: DIFlagFwdDecl)
!881 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !863, file: !864, line: 70, baseType: !882, size: 64, offset: 832)
!882 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !863, size: 64)
!883 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !863, file: !864, line: 72, baseType: !83, size: 32, offset: 896)
!884 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !863, file: !864, line: 73, baseType: !83, size: 32, offset: 928)
!885 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !863, file: !864, line: 74, baseType: !886, size: 64, offset: 960)
!886 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !87, line: 152, baseType: !149)
!887 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !863, file: !864, line: 77, baseType: !888, size: 16, offset: 1024)
!888 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!889 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !863, file: !864, line: 78, baseType: !890, size: 8, offset: 1040)
!890 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!891 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !863, file: !864, line: 79, baseType: !892, size: 8, offset: 1048)
!892 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !893)
!893 = !{!894}
!894 = !DISubrange(count: 1)
!895 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !863, file: !864, line: 81, baseType: !896, size: 64, offset: 1088)
!896 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !897, size: 64)
!897 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !864, line: 43, baseType: null)
!898 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !863, file: !864, line: 89, baseType: !899, size: 64, offset: 1152)
!899 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !87, line: 153, baseType: !149)
!900 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !863, file: !864, line: 91, baseType: !901, size: 64, offset: 1216)
!901 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !902, size: 64)
!902 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !864, line: 37, flags: DIFlagFwdDecl)
!903 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !863, file: !864, line: 92, baseType: !904, size: 64, offset: 1280)
!904 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !905, size: 64)
!905 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !864, line: 38, flags: DIFlagFwdDecl)
!906 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !863, file: !864, line: 93, baseType: !882, size: 64, offset: 1344)
!907 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !863, file: !864, line: 94, baseType: !908, size: 64, offset: 1408)
!908 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!909 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !863, file: !864, line: 95, baseType: !80, size: 64, offset: 1472)
!910 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !863, file: !864, line: 96, baseType: !83, size: 32, offset: 1536)
!911 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !863, file: !864, line: 98, baseType: !912, size: 160, offset: 1568)
!912 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !913)
!913 = !{!914}
!914 = !DISubrange(count: 20)
!915 = !DILocalVariable(name: "written", scope: !852, file: !29, line: 107, type: !269)
!916 = !DILocation(line: 0, scope: !852, inlinedAt: !917)
!917 = distinct !DILocation(line: 114, column: 10, scope: !843, inlinedAt: !850)
!918 = !DILocation(line: 105, column: 8, scope: !919, inlinedAt: !917)
!919 = distinct !DILexicalBlock(scope: !852, file: !29, line: 105, column: 7)
!920 = !DILocation(line: 105, column: 7, scope: !852, inlinedAt: !917)
!921 = !DILocation(line: 106, column: 16, scope: !852, inlinedAt: !917)
!922 = !DILocation(line: 107, column: 26, scope: !852, inlinedAt: !917)
!923 = !DILocation(line: 107, column: 33, scope: !852, inlinedAt: !917)
!924 = !DILocation(line: 108, column: 16, scope: !925, inlinedAt: !917)
!925 = distinct !DILexicalBlock(scope: !852, file: !29, line: 108, column: 7)
!926 = !DILocation(line: 108, column: 29, scope: !925, inlinedAt: !917)
!927 = !DILocation(line: 109, column: 11, scope: !852, inlinedAt: !917)
!928 = !DILocation(line: 109, column: 3, scope: !852, inlinedAt: !917)
!929 = !DILocation(line: 110, column: 3, scope: !852, inlinedAt: !917)
!930 = !DILocation(line: 100, column: 3, scope: !105)
!931 = !DILocation(line: 100, column: 12, scope: !105)
!932 = !DILocation(line: 100, column: 21, scope: !105)
!933 = !DILocation(line: 102, column: 1, scope: !105)
!934 = !DISubprogram(name: "free", scope: !935, file: !935, line: 568, type: !936, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!935 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!936 = !DISubroutineType(types: !937)
!937 = !{null, !908}
!938 = !DISubprogram(name: "fprintf", scope: !939, file: !939, line: 350, type: !940, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!939 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!940 = !DISubroutineType(types: !941)
!941 = !{!83, !942, !943, null}
!942 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !860)
!943 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!944 = !DISubprogram(name: "__errno_location", scope: !945, file: !945, line: 37, type: !946, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!945 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!946 = !DISubroutineType(types: !947)
!947 = !{!948}
!948 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!949 = !DISubprogram(name: "strtol", scope: !935, file: !935, line: 177, type: !950, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!950 = !DISubroutineType(types: !951)
!951 = !{!149, !943, !952, !83}
!952 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!953 = distinct !DISubprogram(name: "fill_uniform", scope: !29, file: !29, line: 48, type: !954, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !956)
!954 = !DISubroutineType(cc: DW_CC_nocall, types: !955)
!955 = !{null, !92, !80, !84, !84, !88}
!956 = !{!957, !958, !959, !960, !961, !962}
!957 = !DILocalVariable(name: "x", arg: 1, scope: !953, file: !29, line: 48, type: !92)
!958 = !DILocalVariable(name: "count", arg: 2, scope: !953, file: !29, line: 48, type: !80)
!959 = !DILocalVariable(name: "seed", arg: 3, scope: !953, file: !29, line: 48, type: !84)
!960 = !DILocalVariable(name: "stream", arg: 4, scope: !953, file: !29, line: 49, type: !84)
!961 = !DILocalVariable(name: "scale", arg: 5, scope: !953, file: !29, line: 49, type: !88)
!962 = !DILocalVariable(name: "i", scope: !963, file: !29, line: 50, type: !80)
!963 = distinct !DILexicalBlock(scope: !953, file: !29, line: 50, column: 3)
!964 = !DILocation(line: 0, scope: !953)
!965 = !DILocation(line: 0, scope: !963)
!966 = !DILocation(line: 50, column: 24, scope: !967)
!967 = distinct !DILexicalBlock(scope: !963, file: !29, line: 50, column: 3)
!968 = !DILocation(line: 50, column: 3, scope: !963)
!969 = !DILocation(line: 50, column: 33, scope: !967)
!970 = !DILocation(line: 34, column: 67, scope: !971, inlinedAt: !979)
!971 = distinct !DISubprogram(name: "random_bits", scope: !29, file: !29, line: 33, type: !972, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !974)
!972 = !DISubroutineType(types: !973)
!973 = !{!84, !84, !84, !84}
!974 = !{!975, !976, !977, !978}
!975 = !DILocalVariable(name: "seed", arg: 1, scope: !971, file: !29, line: 33, type: !84)
!976 = !DILocalVariable(name: "stream", arg: 2, scope: !971, file: !29, line: 33, type: !84)
!977 = !DILocalVariable(name: "index", arg: 3, scope: !971, file: !29, line: 33, type: !84)
!978 = !DILocalVariable(name: "z", scope: !971, file: !29, line: 34, type: !84)
!979 = distinct !DILocation(line: 43, column: 33, scope: !980, inlinedAt: !989)
!980 = distinct !DISubprogram(name: "random_uniform", scope: !29, file: !29, line: 41, type: !981, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !983)
!981 = !DISubroutineType(types: !982)
!982 = !{!88, !84, !84, !84}
!983 = !{!984, !985, !986, !987}
!984 = !DILocalVariable(name: "seed", arg: 1, scope: !980, file: !29, line: 41, type: !84)
!985 = !DILocalVariable(name: "stream", arg: 2, scope: !980, file: !29, line: 41, type: !84)
!986 = !DILocalVariable(name: "index", arg: 3, scope: !980, file: !29, line: 42, type: !84)
!987 = !DILocalVariable(name: "top", scope: !980, file: !29, line: 43, type: !988)
!988 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!989 = distinct !DILocation(line: 50, column: 53, scope: !967)
!990 = !DILocation(line: 34, column: 59, scope: !971, inlinedAt: !979)
!991 = !DILocation(line: 35, column: 15, scope: !971, inlinedAt: !979)
!992 = !DILocation(line: 35, column: 10, scope: !971, inlinedAt: !979)
!993 = !DILocation(line: 35, column: 23, scope: !971, inlinedAt: !979)
!994 = !DILocation(line: 36, column: 15, scope: !971, inlinedAt: !979)
!995 = !DILocation(line: 36, column: 10, scope: !971, inlinedAt: !979)
!996 = !DILocation(line: 36, column: 23, scope: !971, inlinedAt: !979)
!997 = !DILocation(line: 44, column: 20, scope: !980, inlinedAt: !989)
!998 = !DILocation(line: 44, column: 26, scope: !980, inlinedAt: !989)
!999 = !DILocation(line: 44, column: 30, scope: !980, inlinedAt: !989)
!1000 = !DILocation(line: 44, column: 10, scope: !980, inlinedAt: !989)
!1001 = !DILocation(line: 44, column: 43, scope: !980, inlinedAt: !989)
!1002 = !DILocation(line: 50, column: 51, scope: !967)
!1003 = !DILocation(line: 50, column: 38, scope: !967)
!1004 = !DILocation(line: 50, column: 43, scope: !967)
!1005 = distinct !{!1005, !968, !1006, !350, !536, !537}
!1006 = !DILocation(line: 50, column: 83, scope: !963)
!1007 = !DILocation(line: 51, column: 1, scope: !953)
!1008 = !DILocation(line: 0, scope: !980, inlinedAt: !989)
!1009 = !DILocation(line: 0, scope: !971, inlinedAt: !979)
!1010 = distinct !{!1010, !968, !1006, !350, !537, !536}
!1011 = !DISubprogram(name: "sqrtf", scope: !1012, file: !1012, line: 143, type: !1013, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1012 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!1013 = !DISubroutineType(types: !1014)
!1014 = !{!88, !88}
!1015 = !DISubprogram(name: "malloc", scope: !935, file: !935, line: 553, type: !1016, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1016 = !DISubroutineType(types: !1017)
!1017 = !{!908, !80}
!1018 = !DISubprogram(name: "exit", scope: !935, file: !935, line: 637, type: !1019, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1019 = !DISubroutineType(types: !1020)
!1020 = !{null, !83}
!1021 = !DISubprogram(name: "timespec_get", scope: !1022, file: !1022, line: 383, type: !1023, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1022 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1023 = !DISubroutineType(types: !1024)
!1024 = !{!83, !1025, !83}
!1025 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !384, size: 64)
!1026 = !DISubprogram(name: "cblas_sgemm", scope: !74, file: !74, line: 10, type: !1027, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1027 = !DISubroutineType(types: !1028)
!1028 = !{null, !83, !83, !83, !83, !83, !83, !88, !516, !83, !516, !83, !88, !92, !83}
!1029 = !DISubprogram(name: "printf", scope: !939, file: !939, line: 356, type: !1030, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1030 = !DISubroutineType(types: !1031)
!1031 = !{!83, !943, null}
!1032 = distinct !DISubprogram(name: "frobenius_norm", scope: !29, file: !29, line: 53, type: !1033, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !1035)
!1033 = !DISubroutineType(types: !1034)
!1034 = !{!93, !516, !80}
!1035 = !{!1036, !1037, !1038, !1039}
!1036 = !DILocalVariable(name: "x", arg: 1, scope: !1032, file: !29, line: 53, type: !516)
!1037 = !DILocalVariable(name: "count", arg: 2, scope: !1032, file: !29, line: 53, type: !80)
!1038 = !DILocalVariable(name: "sum", scope: !1032, file: !29, line: 54, type: !93)
!1039 = !DILocalVariable(name: "i", scope: !1040, file: !29, line: 55, type: !80)
!1040 = distinct !DILexicalBlock(scope: !1032, file: !29, line: 55, column: 3)
!1041 = !DILocation(line: 0, scope: !1032)
!1042 = !DILocation(line: 0, scope: !1040)
!1043 = !DILocation(line: 55, column: 24, scope: !1044)
!1044 = distinct !DILexicalBlock(scope: !1040, file: !29, line: 55, column: 3)
!1045 = !DILocation(line: 55, column: 3, scope: !1040)
!1046 = !DILocation(line: 55, column: 53, scope: !1044)
!1047 = !DILocation(line: 55, column: 45, scope: !1044)
!1048 = !DILocation(line: 55, column: 58, scope: !1044)
!1049 = !DILocation(line: 55, column: 42, scope: !1044)
!1050 = !DILocation(line: 55, column: 33, scope: !1044)
!1051 = distinct !{!1051, !326}
!1052 = !DILocation(line: 56, column: 10, scope: !1032)
!1053 = !DILocation(line: 56, column: 3, scope: !1032)
!1054 = distinct !{!1054, !1045, !1055, !350}
!1055 = !DILocation(line: 55, column: 63, scope: !1040)
!1056 = !DISubprogram(name: "sqrt", scope: !1012, file: !1012, line: 143, type: !1057, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1057 = !DISubroutineType(types: !1058)
!1058 = !{!93, !93}
!1059 = !DISubprogram(name: "fopen", scope: !939, file: !939, line: 258, type: !1060, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1060 = !DISubroutineType(types: !1061)
!1061 = !{!860, !943, !943}
!1062 = !DISubprogram(name: "fwrite", scope: !939, file: !939, line: 681, type: !1063, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1063 = !DISubroutineType(types: !1064)
!1064 = !{!82, !1065, !80, !80, !942}
!1065 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !291)
!1066 = !DISubprogram(name: "fclose", scope: !939, file: !939, line: 178, type: !1067, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1067 = !DISubroutineType(types: !1068)
!1068 = !{!83, !860}
