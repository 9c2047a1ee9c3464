; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/cholesky/cholesky_cblas.c
; sources: samples/cholesky/cholesky_cblas.c samples/cholesky/cholesky.h samples/common.h samples/blas.h
; sha256: 479bb1aa01efc36d166e37987e049efec57abc7ba53dcb37907eabf8605f545c
; ModuleID = 'samples/cholesky/cholesky_cblas.c'
source_filename = "samples/cholesky/cholesky_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"block\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [13 x i8] c"cholesky.bin\00", align 1, !dbg !17
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [81 x i8] c"usage: cholesky [n=2048] [block=256] [seed=1] [output=cholesky.bin, - for none]\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [33 x i8] c"error: no memory for %zu floats\0A\00", align 1, !dbg !33
@.str.7 = private unnamed_addr constant [44 x i8] c"error: the matrix is not positive definite\0A\00", align 1, !dbg !38
@.str.8 = private unnamed_addr constant [34 x i8] c"cholesky n=%d block=%d norm=%.9g\0A\00", align 1, !dbg !43
@.str.10 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !48
@.str.11 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !53

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !100 {
  %3 = alloca ptr, align 8, !DIAssignID !126
  %4 = alloca ptr, align 8, !DIAssignID !127
  %5 = alloca ptr, align 8, !DIAssignID !128
    #dbg_value(i32 %0, !106, !DIExpression(), !129)
    #dbg_value(ptr %1, !107, !DIExpression(), !129)
    #dbg_value(i32 %0, !130, !DIExpression(), !142)
    #dbg_value(ptr %1, !136, !DIExpression(), !142)
    #dbg_value(ptr undef, !137, !DIExpression(), !142)
  %6 = icmp slt i32 %0, 6, !dbg !145
  br i1 %6, label %7, label %80, !dbg !147

7:                                                ; preds = %2
    #dbg_assign(i1 undef, !148, !DIExpression(), !128, ptr %5, !DIExpression(), !162)
    #dbg_value(i32 %0, !154, !DIExpression(), !162)
    #dbg_value(ptr %1, !155, !DIExpression(), !162)
    #dbg_value(i32 1, !156, !DIExpression(), !162)
    #dbg_value(ptr @.str, !157, !DIExpression(), !162)
    #dbg_value(i64 1, !158, !DIExpression(), !162)
    #dbg_value(i64 32768, !159, !DIExpression(), !162)
    #dbg_value(i64 2048, !160, !DIExpression(), !162)
    #dbg_value(ptr undef, !161, !DIExpression(), !162)
    #dbg_value(i64 2048, !138, !DIExpression(), !142)
  %8 = icmp sgt i32 %0, 1, !dbg !164
  br i1 %8, label %9, label %83, !dbg !166

9:                                                ; preds = %7
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #16, !dbg !167
  %10 = tail call ptr @__errno_location() #17, !dbg !168
  store i32 0, ptr %10, align 4, !dbg !169, !tbaa !170
  %11 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !174
  %12 = load ptr, ptr %11, align 8, !dbg !174, !tbaa !175
  %13 = call i64 @strtol(ptr noundef %12, ptr noundef nonnull %5, i32 noundef 10) #16, !dbg !177
    #dbg_value(i64 %13, !138, !DIExpression(), !142)
  %14 = load ptr, ptr %11, align 8, !dbg !178, !tbaa !175
  %15 = load i8, ptr %14, align 1, !dbg !180, !tbaa !181
  %16 = icmp eq i8 %15, 0, !dbg !180
  br i1 %16, label %27, label %17, !dbg !182

17:                                               ; preds = %9
  %18 = load ptr, ptr %5, align 8, !dbg !183, !tbaa !175
  %19 = load i8, ptr %18, align 1, !dbg !184, !tbaa !181
  %20 = icmp eq i8 %19, 0, !dbg !184
  br i1 %20, label %21, label %27, !dbg !185

21:                                               ; preds = %17
  %22 = load i32, ptr %10, align 4, !dbg !186, !tbaa !170
  %23 = icmp ne i32 %22, 0, !dbg !186
  %24 = add i64 %13, -32769, !dbg !187
  %25 = icmp ult i64 %24, -32768, !dbg !187
  %26 = select i1 %23, i1 true, i1 %25, !dbg !187
  br i1 %26, label %27, label %30, !dbg !187

27:                                               ; preds = %21, %17, %9
  %28 = load ptr, ptr @stderr, align 8, !dbg !188, !tbaa !175
  %29 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %28, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str, ptr noundef nonnull %14, i64 noundef 1, i64 noundef 32768) #18, !dbg !189
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16, !dbg !190
    #dbg_value(i64 %13, !138, !DIExpression(), !142)
  br label %80, !dbg !191

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16, !dbg !190
    #dbg_value(i64 %13, !138, !DIExpression(), !142)
  %31 = trunc nuw i64 %13 to i32, !dbg !192
    #dbg_assign(i1 undef, !148, !DIExpression(), !127, ptr %4, !DIExpression(), !194)
    #dbg_value(i32 %0, !154, !DIExpression(), !194)
    #dbg_value(ptr %1, !155, !DIExpression(), !194)
    #dbg_value(i32 2, !156, !DIExpression(), !194)
    #dbg_value(ptr @.str.1, !157, !DIExpression(), !194)
    #dbg_value(i64 1, !158, !DIExpression(), !194)
    #dbg_value(i64 1024, !159, !DIExpression(), !194)
    #dbg_value(i64 256, !160, !DIExpression(), !194)
    #dbg_value(ptr undef, !161, !DIExpression(), !194)
    #dbg_value(i64 256, !140, !DIExpression(), !142)
  %32 = icmp eq i32 %0, 2, !dbg !196
  br i1 %32, label %83, label %33, !dbg !197

33:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #16, !dbg !198
  store i32 0, ptr %10, align 4, !dbg !199, !tbaa !170
  %34 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !200
  %35 = load ptr, ptr %34, align 8, !dbg !200, !tbaa !175
  %36 = call i64 @strtol(ptr noundef %35, ptr noundef nonnull %4, i32 noundef 10) #16, !dbg !201
    #dbg_value(i64 %36, !140, !DIExpression(), !142)
  %37 = load ptr, ptr %34, align 8, !dbg !202, !tbaa !175
  %38 = load i8, ptr %37, align 1, !dbg !203, !tbaa !181
  %39 = icmp eq i8 %38, 0, !dbg !203
  br i1 %39, label %50, label %40, !dbg !204

40:                                               ; preds = %33
  %41 = load ptr, ptr %4, align 8, !dbg !205, !tbaa !175
  %42 = load i8, ptr %41, align 1, !dbg !206, !tbaa !181
  %43 = icmp eq i8 %42, 0, !dbg !206
  br i1 %43, label %44, label %50, !dbg !207

44:                                               ; preds = %40
  %45 = load i32, ptr %10, align 4, !dbg !208, !tbaa !170
  %46 = icmp ne i32 %45, 0, !dbg !208
  %47 = add i64 %36, -1025, !dbg !209
  %48 = icmp ult i64 %47, -1024, !dbg !209
  %49 = select i1 %46, i1 true, i1 %48, !dbg !209
  br i1 %49, label %50, label %53, !dbg !209

50:                                               ; preds = %44, %40, %33
  %51 = load ptr, ptr @stderr, align 8, !dbg !210, !tbaa !175
  %52 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %51, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %37, i64 noundef 1, i64 noundef 1024) #18, !dbg !211
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #16, !dbg !212
    #dbg_value(i64 %36, !140, !DIExpression(), !142)
  br label %80, !dbg !213

53:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #16, !dbg !212
    #dbg_value(i64 %36, !140, !DIExpression(), !142)
  %54 = trunc nuw i64 %36 to i32, !dbg !214
    #dbg_assign(i1 undef, !148, !DIExpression(), !126, ptr %3, !DIExpression(), !215)
    #dbg_value(i32 %0, !154, !DIExpression(), !215)
    #dbg_value(ptr %1, !155, !DIExpression(), !215)
    #dbg_value(i32 3, !156, !DIExpression(), !215)
    #dbg_value(ptr @.str.2, !157, !DIExpression(), !215)
    #dbg_value(i64 0, !158, !DIExpression(), !215)
    #dbg_value(i64 2147483647, !159, !DIExpression(), !215)
    #dbg_value(i64 1, !160, !DIExpression(), !215)
    #dbg_value(ptr undef, !161, !DIExpression(), !215)
    #dbg_value(i64 1, !141, !DIExpression(), !142)
  %55 = icmp ugt i32 %0, 3, !dbg !217
  br i1 %55, label %56, label %83, !dbg !218

56:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #16, !dbg !219
  store i32 0, ptr %10, align 4, !dbg !220, !tbaa !170
  %57 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !221
  %58 = load ptr, ptr %57, align 8, !dbg !221, !tbaa !175
  %59 = call i64 @strtol(ptr noundef %58, ptr noundef nonnull %3, i32 noundef 10) #16, !dbg !222
    #dbg_value(i64 %59, !141, !DIExpression(), !142)
  %60 = load ptr, ptr %57, align 8, !dbg !223, !tbaa !175
  %61 = load i8, ptr %60, align 1, !dbg !224, !tbaa !181
  %62 = icmp eq i8 %61, 0, !dbg !224
  br i1 %62, label %72, label %63, !dbg !225

63:                                               ; preds = %56
  %64 = load ptr, ptr %3, align 8, !dbg !226, !tbaa !175
  %65 = load i8, ptr %64, align 1, !dbg !227, !tbaa !181
  %66 = icmp eq i8 %65, 0, !dbg !227
  br i1 %66, label %67, label %72, !dbg !228

67:                                               ; preds = %63
  %68 = load i32, ptr %10, align 4, !dbg !229, !tbaa !170
  %69 = icmp ne i32 %68, 0, !dbg !229
  %70 = icmp ugt i64 %59, 2147483647, !dbg !230
  %71 = select i1 %69, i1 true, i1 %70, !dbg !230
  br i1 %71, label %72, label %75, !dbg !230

72:                                               ; preds = %67, %63, %56
  %73 = load ptr, ptr @stderr, align 8, !dbg !231, !tbaa !175
  %74 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %73, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %60, i64 noundef 0, i64 noundef 2147483647) #18, !dbg !232
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !233
    #dbg_value(i64 %59, !141, !DIExpression(), !142)
  br label %80, !dbg !234

75:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !233
    #dbg_value(i64 %59, !141, !DIExpression(), !142)
    #dbg_value(i32 %31, !108, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !129)
    #dbg_value(i32 %54, !108, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !129)
    #dbg_value(i64 %59, !108, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !129)
  %76 = icmp eq i32 %0, 5, !dbg !235
  br i1 %76, label %77, label %83, !dbg !236

77:                                               ; preds = %75
  %78 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !237
  %79 = load ptr, ptr %78, align 8, !dbg !237, !tbaa !175
  br label %83, !dbg !236

80:                                               ; preds = %2, %27, %50, %72
  %81 = load ptr, ptr @stderr, align 8, !dbg !238, !tbaa !175
  %82 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 80, i64 1, ptr %81) #19, !dbg !239
    #dbg_value(i32 undef, !108, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !129)
    #dbg_value(i32 undef, !108, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !129)
    #dbg_value(i64 undef, !108, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !129)
    #dbg_value(ptr undef, !108, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !129)
  br label %643, !dbg !240

83:                                               ; preds = %7, %30, %53, %77, %75
  %84 = phi ptr [ @.str.3, %7 ], [ @.str.3, %30 ], [ @.str.3, %53 ], [ @.str.3, %75 ], [ %79, %77 ]
  %85 = phi i64 [ 1, %7 ], [ 1, %30 ], [ 1, %53 ], [ %59, %75 ], [ %59, %77 ]
  %86 = phi i32 [ 256, %7 ], [ 256, %30 ], [ %54, %53 ], [ %54, %75 ], [ %54, %77 ]
  %87 = phi i32 [ 2048, %7 ], [ %31, %30 ], [ %31, %53 ], [ %31, %75 ], [ %31, %77 ]
    #dbg_value(i32 %87, !108, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !129)
    #dbg_value(i32 %86, !108, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !129)
    #dbg_value(i64 %85, !108, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !129)
    #dbg_value(ptr %84, !108, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !129)
    #dbg_value(i32 %87, !118, !DIExpression(), !129)
    #dbg_value(i32 %86, !241, !DIExpression(), !247)
    #dbg_value(i32 %87, !246, !DIExpression(), !247)
  %88 = tail call i32 @llvm.umin.i32(i32 %86, i32 %87), !dbg !249
    #dbg_value(i32 %88, !120, !DIExpression(), !129)
    #dbg_value(ptr undef, !250, !DIExpression(), !263)
    #dbg_value(i32 %87, !257, !DIExpression(), !263)
  %89 = zext nneg i32 %87 to i64, !dbg !265
  %90 = mul nuw nsw i64 %89, %89, !dbg !266
    #dbg_value(i64 %90, !258, !DIExpression(), !263)
    #dbg_value(i64 %90, !267, !DIExpression(), !273)
  %91 = shl nuw nsw i64 %90, 2, !dbg !275
  %92 = tail call noalias ptr @malloc(i64 noundef %91) #20, !dbg !276
    #dbg_value(ptr %92, !272, !DIExpression(), !273)
  %93 = icmp eq ptr %92, null, !dbg !277
  br i1 %93, label %94, label %97, !dbg !279

94:                                               ; preds = %83
  %95 = load ptr, ptr @stderr, align 8, !dbg !280, !tbaa !175
  %96 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %95, ptr noundef nonnull @.str.6, i64 noundef %90) #18, !dbg !282
  tail call void @exit(i32 noundef 1) #21, !dbg !283
  unreachable, !dbg !283

97:                                               ; preds = %83
    #dbg_value(ptr %92, !260, !DIExpression(), !263)
  %98 = uitofp nneg i32 %87 to float, !dbg !284
  %99 = tail call float @llvm.sqrt.f32(float %98), !dbg !285
  %100 = fdiv float 1.000000e+00, %99, !dbg !286
  tail call fastcc void @fill_uniform(ptr noundef nonnull %92, i64 noundef %90, i64 noundef %85, float noundef %100), !dbg !287
    #dbg_value(i32 0, !261, !DIExpression(), !288)
  %101 = add nuw nsw i64 %89, 1
  %102 = add nsw i64 %89, -1, !dbg !289
  %103 = and i64 %89, 3, !dbg !289
  %104 = icmp ult i64 %102, 3, !dbg !289
  br i1 %104, label %107, label %105, !dbg !289

105:                                              ; preds = %97
  %106 = and i64 %89, 2147483644, !dbg !289
  br label %147, !dbg !289

107:                                              ; preds = %147, %97
  %108 = phi i64 [ 0, %97 ], [ %161, %147 ]
  %109 = icmp eq i64 %103, 0, !dbg !289
  br i1 %109, label %118, label %110, !dbg !289

110:                                              ; preds = %107, %110
  %111 = phi i64 [ %115, %110 ], [ %108, %107 ]
  %112 = phi i64 [ %116, %110 ], [ 0, %107 ]
    #dbg_value(i64 %111, !261, !DIExpression(), !288)
    #dbg_value(i64 %111, !290, !DIExpression(), !297)
    #dbg_value(i64 %111, !295, !DIExpression(), !297)
    #dbg_value(i32 %87, !296, !DIExpression(), !297)
  %113 = mul nuw nsw i64 %111, %101, !dbg !300
  %114 = getelementptr inbounds float, ptr %92, i64 %113, !dbg !301
  store float 1.500000e+00, ptr %114, align 4, !dbg !302, !tbaa !303
  %115 = add nuw nsw i64 %111, 1, !dbg !305
    #dbg_value(i64 %115, !261, !DIExpression(), !288)
  %116 = add i64 %112, 1, !dbg !289
  %117 = icmp eq i64 %116, %103, !dbg !289
  br i1 %117, label %118, label %110, !dbg !289, !llvm.loop !306

118:                                              ; preds = %110, %107
    #dbg_value(ptr %92, !308, !DIExpression(), !316)
    #dbg_value(i32 %87, !313, !DIExpression(), !316)
    #dbg_value(i32 1, !314, !DIExpression(), !318)
  %119 = icmp eq i32 %87, 1, !dbg !319
  br i1 %119, label %176, label %120, !dbg !321

120:                                              ; preds = %118
  %121 = add nsw i64 %89, -2, !dbg !321
  %122 = and i64 %102, 3, !dbg !321
  %123 = icmp ult i64 %121, 3, !dbg !321
  br i1 %123, label %164, label %124, !dbg !321

124:                                              ; preds = %120
  %125 = and i64 %102, -4, !dbg !321
  br label %126, !dbg !321

126:                                              ; preds = %126, %124
  %127 = phi i64 [ 1, %124 ], [ %144, %126 ]
  %128 = phi i64 [ 0, %124 ], [ %145, %126 ]
    #dbg_value(i64 %127, !314, !DIExpression(), !318)
    #dbg_value(i32 0, !290, !DIExpression(), !322)
    #dbg_value(i64 %127, !295, !DIExpression(), !322)
    #dbg_value(i32 %87, !296, !DIExpression(), !322)
  %129 = mul nuw nsw i64 %127, %89, !dbg !324
  %130 = getelementptr inbounds float, ptr %92, i64 %129, !dbg !325
  %131 = shl nuw nsw i64 %127, 2, !dbg !326
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %130, i8 0, i64 %131, i1 false), !dbg !327
  %132 = add nuw nsw i64 %127, 1, !dbg !328
    #dbg_value(i64 %132, !314, !DIExpression(), !318)
    #dbg_value(i64 %132, !295, !DIExpression(), !322)
  %133 = mul nuw nsw i64 %132, %89, !dbg !324
  %134 = getelementptr inbounds float, ptr %92, i64 %133, !dbg !325
  %135 = shl nuw nsw i64 %132, 2, !dbg !326
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %134, i8 0, i64 %135, i1 false), !dbg !327
  %136 = add nuw nsw i64 %127, 2, !dbg !328
    #dbg_value(i64 %136, !314, !DIExpression(), !318)
    #dbg_value(i64 %136, !295, !DIExpression(), !322)
  %137 = mul nuw nsw i64 %136, %89, !dbg !324
  %138 = getelementptr inbounds float, ptr %92, i64 %137, !dbg !325
  %139 = shl nuw nsw i64 %136, 2, !dbg !326
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %138, i8 0, i64 %139, i1 false), !dbg !327
  %140 = add nuw nsw i64 %127, 3, !dbg !328
    #dbg_value(i64 %140, !314, !DIExpression(), !318)
    #dbg_value(i64 %140, !295, !DIExpression(), !322)
  %141 = mul nuw nsw i64 %140, %89, !dbg !324
  %142 = getelementptr inbounds float, ptr %92, i64 %141, !dbg !325
  %143 = shl nuw nsw i64 %140, 2, !dbg !326
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %142, i8 0, i64 %143, i1 false), !dbg !327
  %144 = add nuw nsw i64 %127, 4, !dbg !328
    #dbg_value(i64 %144, !314, !DIExpression(), !318)
  %145 = add i64 %128, 4, !dbg !321
  %146 = icmp eq i64 %145, %125, !dbg !321
  br i1 %146, label %164, label %126, !dbg !321, !llvm.loop !329

147:                                              ; preds = %147, %105
  %148 = phi i64 [ 0, %105 ], [ %161, %147 ]
  %149 = phi i64 [ 0, %105 ], [ %162, %147 ]
    #dbg_value(i64 %148, !261, !DIExpression(), !288)
    #dbg_value(i64 %148, !290, !DIExpression(), !297)
    #dbg_value(i64 %148, !295, !DIExpression(), !297)
    #dbg_value(i32 %87, !296, !DIExpression(), !297)
  %150 = mul nuw nsw i64 %148, %101, !dbg !300
  %151 = getelementptr inbounds float, ptr %92, i64 %150, !dbg !301
  store float 1.500000e+00, ptr %151, align 4, !dbg !302, !tbaa !303
  %152 = or disjoint i64 %148, 1, !dbg !305
    #dbg_value(i64 %152, !261, !DIExpression(), !288)
    #dbg_value(i64 %152, !290, !DIExpression(), !297)
    #dbg_value(i64 %152, !295, !DIExpression(), !297)
  %153 = mul nuw nsw i64 %152, %101, !dbg !300
  %154 = getelementptr inbounds float, ptr %92, i64 %153, !dbg !301
  store float 1.500000e+00, ptr %154, align 4, !dbg !302, !tbaa !303
  %155 = or disjoint i64 %148, 2, !dbg !305
    #dbg_value(i64 %155, !261, !DIExpression(), !288)
    #dbg_value(i64 %155, !290, !DIExpression(), !297)
    #dbg_value(i64 %155, !295, !DIExpression(), !297)
  %156 = mul nuw nsw i64 %155, %101, !dbg !300
  %157 = getelementptr inbounds float, ptr %92, i64 %156, !dbg !301
  store float 1.500000e+00, ptr %157, align 4, !dbg !302, !tbaa !303
  %158 = or disjoint i64 %148, 3, !dbg !305
    #dbg_value(i64 %158, !261, !DIExpression(), !288)
    #dbg_value(i64 %158, !290, !DIExpression(), !297)
    #dbg_value(i64 %158, !295, !DIExpression(), !297)
  %159 = mul nuw nsw i64 %158, %101, !dbg !300
  %160 = getelementptr inbounds float, ptr %92, i64 %159, !dbg !301
  store float 1.500000e+00, ptr %160, align 4, !dbg !302, !tbaa !303
  %161 = add nuw nsw i64 %148, 4, !dbg !305
    #dbg_value(i64 %161, !261, !DIExpression(), !288)
  %162 = add i64 %149, 4, !dbg !289
  %163 = icmp eq i64 %162, %106, !dbg !289
  br i1 %163, label %107, label %147, !dbg !289, !llvm.loop !332

164:                                              ; preds = %126, %120
  %165 = phi i64 [ 1, %120 ], [ %144, %126 ]
  %166 = icmp eq i64 %122, 0, !dbg !321
  br i1 %166, label %176, label %167, !dbg !321

167:                                              ; preds = %164, %167
  %168 = phi i64 [ %173, %167 ], [ %165, %164 ]
  %169 = phi i64 [ %174, %167 ], [ 0, %164 ]
    #dbg_value(i64 %168, !314, !DIExpression(), !318)
    #dbg_value(i32 0, !290, !DIExpression(), !322)
    #dbg_value(i64 %168, !295, !DIExpression(), !322)
    #dbg_value(i32 %87, !296, !DIExpression(), !322)
  %170 = mul nuw nsw i64 %168, %89, !dbg !324
  %171 = getelementptr inbounds float, ptr %92, i64 %170, !dbg !325
  %172 = shl nuw nsw i64 %168, 2, !dbg !326
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %171, i8 0, i64 %172, i1 false), !dbg !327
  %173 = add nuw nsw i64 %168, 1, !dbg !328
    #dbg_value(i64 %173, !314, !DIExpression(), !318)
  %174 = add i64 %169, 1, !dbg !321
  %175 = icmp eq i64 %174, %122, !dbg !321
  br i1 %175, label %176, label %167, !dbg !321, !llvm.loop !334

176:                                              ; preds = %164, %167, %118
    #dbg_value(ptr %92, !121, !DIExpression(), !129)
  %177 = sext i32 %88 to i64, !dbg !335
  %178 = mul nsw i64 %177, %177, !dbg !336
    #dbg_value(i64 %178, !267, !DIExpression(), !337)
  %179 = shl i64 %178, 2, !dbg !339
  %180 = tail call noalias ptr @malloc(i64 noundef %179) #20, !dbg !340
    #dbg_value(ptr %180, !272, !DIExpression(), !337)
  %181 = icmp eq ptr %180, null, !dbg !341
  br i1 %181, label %182, label %185, !dbg !342

182:                                              ; preds = %176
  %183 = load ptr, ptr @stderr, align 8, !dbg !343, !tbaa !175
  %184 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %183, ptr noundef nonnull @.str.6, i64 noundef %178) #18, !dbg !344
  tail call void @exit(i32 noundef 1) #21, !dbg !345
  unreachable, !dbg !345

185:                                              ; preds = %176
    #dbg_value(ptr %180, !122, !DIExpression(), !129)
  %186 = mul nsw i64 %177, %89, !dbg !346
    #dbg_value(i64 %186, !267, !DIExpression(), !347)
  %187 = shl i64 %186, 2, !dbg !349
  %188 = tail call noalias ptr @malloc(i64 noundef %187) #20, !dbg !350
    #dbg_value(ptr %188, !272, !DIExpression(), !347)
  %189 = icmp eq ptr %188, null, !dbg !351
  br i1 %189, label %190, label %193, !dbg !352

190:                                              ; preds = %185
  %191 = load ptr, ptr @stderr, align 8, !dbg !353, !tbaa !175
  %192 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %191, ptr noundef nonnull @.str.6, i64 noundef %186) #18, !dbg !354
  tail call void @exit(i32 noundef 1) #21, !dbg !355
  unreachable, !dbg !355

193:                                              ; preds = %185, %572
  %194 = phi i32 [ %575, %572 ], [ 0, %185 ]
  %195 = phi i64 [ %573, %572 ], [ 0, %185 ]
  %196 = mul i32 %88, %194, !dbg !356
  %197 = sub i32 %87, %196, !dbg !356
  %198 = tail call i32 @llvm.smin.i32(i32 %88, i32 %197), !dbg !356
  %199 = zext i32 %198 to i64, !dbg !356
  %200 = mul i32 %88, %194, !dbg !356
  %201 = sub i32 %87, %200, !dbg !356
  %202 = tail call i32 @llvm.smin.i32(i32 %88, i32 %201), !dbg !356
  %203 = zext i32 %202 to i64, !dbg !356
  %204 = mul i32 %88, %194, !dbg !356
  %205 = sub i32 %87, %204, !dbg !356
  %206 = tail call i32 @llvm.smin.i32(i32 %88, i32 %205), !dbg !356
  %207 = zext i32 %206 to i64, !dbg !356
    #dbg_value(i64 %195, !369, !DIExpression(), !375)
  %208 = sub nsw i64 %89, %195, !dbg !356
    #dbg_value(i32 %88, !241, !DIExpression(), !376)
    #dbg_value(i64 %208, !246, !DIExpression(), !376)
  %209 = trunc nsw i64 %208 to i32, !dbg !378
  %210 = tail call noundef i32 @llvm.smin.i32(i32 %88, i32 %209), !dbg !378
    #dbg_value(i32 %210, !370, !DIExpression(), !379)
  %211 = sub nsw i32 %209, %210, !dbg !380
    #dbg_value(i32 %211, !371, !DIExpression(), !379)
    #dbg_value(i64 %195, !290, !DIExpression(), !381)
    #dbg_value(i64 %195, !295, !DIExpression(), !381)
    #dbg_value(i32 %87, !296, !DIExpression(), !381)
  %212 = mul nsw i64 %195, %101, !dbg !383
  %213 = getelementptr inbounds float, ptr %92, i64 %212, !dbg !384
    #dbg_value(ptr %213, !372, !DIExpression(), !379)
  %214 = sext i32 %210 to i64, !dbg !385
  %215 = getelementptr inbounds float, ptr %213, i64 %214, !dbg !385
    #dbg_value(ptr %215, !373, !DIExpression(), !379)
    #dbg_value(ptr %213, !386, !DIExpression(), !397)
    #dbg_value(i32 %87, !391, !DIExpression(), !397)
    #dbg_value(i32 %210, !392, !DIExpression(), !397)
  %216 = add nsw i32 %210, 1, !dbg !400
  %217 = sdiv i32 %216, 2, !dbg !401
    #dbg_value(i32 %217, !393, !DIExpression(), !397)
  %218 = sub i32 %210, %217, !dbg !402
    #dbg_value(i32 %218, !394, !DIExpression(), !397)
  %219 = sext i32 %217 to i64, !dbg !403
  %220 = getelementptr inbounds float, ptr %213, i64 %219, !dbg !403
    #dbg_value(ptr %220, !395, !DIExpression(), !397)
    #dbg_value(i32 %217, !290, !DIExpression(), !404)
    #dbg_value(i32 %217, !295, !DIExpression(), !404)
    #dbg_value(i32 %87, !296, !DIExpression(), !404)
  %221 = mul nsw i64 %101, %219, !dbg !406
  %222 = getelementptr inbounds float, ptr %213, i64 %221, !dbg !407
    #dbg_value(ptr %222, !396, !DIExpression(), !397)
    #dbg_value(ptr %213, !408, !DIExpression(), !427)
    #dbg_value(i32 %87, !413, !DIExpression(), !427)
    #dbg_value(i32 %210, !414, !DIExpression(), !427)
    #dbg_value(i32 %217, !415, !DIExpression(), !427)
    #dbg_value(i32 0, !416, !DIExpression(), !430)
  %223 = icmp slt i32 %210, 1, !dbg !431
  br i1 %223, label %323, label %224, !dbg !432

224:                                              ; preds = %193
  %225 = zext nneg i32 %210 to i64, !dbg !432
  %226 = zext nneg i32 %217 to i64, !dbg !432
  br label %227, !dbg !432

227:                                              ; preds = %317, %224
  %228 = phi i64 [ 0, %224 ], [ %318, %317 ]
  %229 = phi i1 [ false, %224 ], [ %319, %317 ]
  %230 = sub nsw i64 %203, %228, !dbg !433
  %231 = sub nsw i64 %207, %228, !dbg !433
    #dbg_value(i64 %228, !416, !DIExpression(), !430)
    #dbg_value(i32 0, !290, !DIExpression(), !435)
    #dbg_value(i64 %228, !295, !DIExpression(), !435)
    #dbg_value(i32 %87, !296, !DIExpression(), !435)
  %232 = mul nuw nsw i64 %228, %89, !dbg !433
  %233 = getelementptr inbounds float, ptr %213, i64 %232, !dbg !436
    #dbg_value(ptr %233, !418, !DIExpression(), !437)
    #dbg_value(i32 0, !421, !DIExpression(), !438)
  %234 = getelementptr float, ptr %213, i64 %228, !dbg !439
  %235 = icmp eq i64 %228, 0, !dbg !440
  br i1 %235, label %243, label %236, !dbg !442

236:                                              ; preds = %227
  %237 = sub nsw i64 %225, %228
  %238 = getelementptr inbounds float, ptr %233, i64 %228
  %239 = icmp sgt i64 %237, 0
  %240 = icmp ult i64 %230, 8
  %241 = and i64 %230, -8
  %242 = icmp eq i64 %230, %241
  br label %247, !dbg !442

243:                                              ; preds = %285, %227
  %244 = getelementptr inbounds float, ptr %233, i64 %228, !dbg !443
  %245 = load float, ptr %244, align 4, !dbg !443, !tbaa !303
  %246 = fcmp ogt float %245, 0.000000e+00, !dbg !445
  br i1 %246, label %288, label %321, !dbg !446

247:                                              ; preds = %285, %236
  %248 = phi i64 [ 0, %236 ], [ %286, %285 ]
    #dbg_value(i64 %248, !421, !DIExpression(), !438)
    #dbg_value(i64 %228, !290, !DIExpression(), !447)
    #dbg_value(i64 %248, !295, !DIExpression(), !447)
    #dbg_value(i32 %87, !296, !DIExpression(), !447)
  %249 = mul nuw nsw i64 %248, %89, !dbg !449
  %250 = getelementptr float, ptr %234, i64 %249, !dbg !450
  %251 = load float, ptr %250, align 4, !dbg !450, !tbaa !303
    #dbg_value(i64 %228, !290, !DIExpression(), !451)
    #dbg_value(i64 %248, !295, !DIExpression(), !451)
    #dbg_value(i32 %87, !296, !DIExpression(), !451)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !453), !dbg !456
  tail call void @llvm.experimental.noalias.scope.decl(metadata !457), !dbg !456
    #dbg_value(i64 %237, !459, !DIExpression(), !472)
    #dbg_value(float %251, !467, !DIExpression(), !472)
    #dbg_value(ptr %250, !468, !DIExpression(), !472)
    #dbg_value(ptr %238, !469, !DIExpression(), !472)
    #dbg_value(i32 0, !470, !DIExpression(), !474)
  br i1 %239, label %252, label %285, !dbg !475

252:                                              ; preds = %247
  br i1 %240, label %273, label %253, !dbg !475

253:                                              ; preds = %252
  %254 = insertelement <4 x float> poison, float %251, i64 0, !dbg !475
  %255 = shufflevector <4 x float> %254, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !475
  br label %256, !dbg !475

256:                                              ; preds = %256, %253
  %257 = phi i64 [ 0, %253 ], [ %270, %256 ], !dbg !476
  %258 = getelementptr inbounds float, ptr %250, i64 %257, !dbg !478
  %259 = getelementptr inbounds i8, ptr %258, i64 16, !dbg !478
  %260 = load <4 x float>, ptr %258, align 4, !dbg !478, !tbaa !303, !alias.scope !453, !noalias !457
  %261 = load <4 x float>, ptr %259, align 4, !dbg !478, !tbaa !303, !alias.scope !453, !noalias !457
  %262 = fmul <4 x float> %255, %260, !dbg !479
  %263 = fmul <4 x float> %255, %261, !dbg !479
  %264 = getelementptr inbounds float, ptr %238, i64 %257, !dbg !480
  %265 = getelementptr inbounds i8, ptr %264, i64 16, !dbg !481
  %266 = load <4 x float>, ptr %264, align 4, !dbg !481, !tbaa !303, !alias.scope !457, !noalias !453
  %267 = load <4 x float>, ptr %265, align 4, !dbg !481, !tbaa !303, !alias.scope !457, !noalias !453
  %268 = fsub <4 x float> %266, %262, !dbg !481
  %269 = fsub <4 x float> %267, %263, !dbg !481
  store <4 x float> %268, ptr %264, align 4, !dbg !481, !tbaa !303, !alias.scope !457, !noalias !453
  store <4 x float> %269, ptr %265, align 4, !dbg !481, !tbaa !303, !alias.scope !457, !noalias !453
  %270 = add nuw i64 %257, 8, !dbg !476
  %271 = icmp eq i64 %270, %241, !dbg !476
  br i1 %271, label %272, label %256, !dbg !476, !llvm.loop !482

272:                                              ; preds = %256
  br i1 %242, label %285, label %273, !dbg !475

273:                                              ; preds = %272, %252
  %274 = phi i64 [ 0, %252 ], [ %241, %272 ]
  br label %275, !dbg !475

275:                                              ; preds = %273, %275
  %276 = phi i64 [ %283, %275 ], [ %274, %273 ]
    #dbg_value(i64 %276, !470, !DIExpression(), !474)
  %277 = getelementptr inbounds float, ptr %250, i64 %276, !dbg !478
  %278 = load float, ptr %277, align 4, !dbg !478, !tbaa !303, !alias.scope !453, !noalias !457
  %279 = fmul float %251, %278, !dbg !479
  %280 = getelementptr inbounds float, ptr %238, i64 %276, !dbg !480
  %281 = load float, ptr %280, align 4, !dbg !481, !tbaa !303, !alias.scope !457, !noalias !453
  %282 = fsub float %281, %279, !dbg !481
  store float %282, ptr %280, align 4, !dbg !481, !tbaa !303, !alias.scope !457, !noalias !453
  %283 = add nuw nsw i64 %276, 1, !dbg !476
    #dbg_value(i64 %283, !470, !DIExpression(), !474)
  %284 = icmp eq i64 %283, %237, !dbg !486
  br i1 %284, label %285, label %275, !dbg !475, !llvm.loop !487

285:                                              ; preds = %275, %272, %247
  %286 = add nuw nsw i64 %248, 1, !dbg !488
    #dbg_value(i64 %286, !421, !DIExpression(), !438)
  %287 = icmp eq i64 %286, %228, !dbg !440
  br i1 %287, label %243, label %247, !dbg !442, !llvm.loop !489

288:                                              ; preds = %243
  %289 = tail call float @sqrtf(float noundef %245) #16, !dbg !491
    #dbg_value(float %289, !423, !DIExpression(), !437)
    #dbg_value(i64 %228, !425, !DIExpression(), !492)
  %290 = icmp ult i64 %228, %225, !dbg !493
  br i1 %290, label %291, label %317, !dbg !495

291:                                              ; preds = %288
  %292 = icmp ult i64 %231, 4, !dbg !495
  br i1 %292, label %308, label %293, !dbg !495

293:                                              ; preds = %291
  %294 = and i64 %231, -4, !dbg !495
  %295 = add i64 %228, %294, !dbg !495
  %296 = insertelement <4 x float> poison, float %289, i64 0, !dbg !495
  %297 = shufflevector <4 x float> %296, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !495
  %298 = getelementptr float, ptr %233, i64 %228
  br label %299, !dbg !495

299:                                              ; preds = %299, %293
  %300 = phi i64 [ 0, %293 ], [ %304, %299 ]
  %301 = getelementptr float, ptr %298, i64 %300, !dbg !496
  %302 = load <4 x float>, ptr %301, align 4, !dbg !497, !tbaa !303
  %303 = fdiv <4 x float> %302, %297, !dbg !497
  store <4 x float> %303, ptr %301, align 4, !dbg !497, !tbaa !303
  %304 = add nuw i64 %300, 4
  %305 = icmp eq i64 %304, %294
  br i1 %305, label %306, label %299, !llvm.loop !498

306:                                              ; preds = %299
  %307 = icmp eq i64 %231, %294, !dbg !495
  br i1 %307, label %317, label %308, !dbg !495

308:                                              ; preds = %306, %291
  %309 = phi i64 [ %228, %291 ], [ %295, %306 ]
  br label %310, !dbg !495

310:                                              ; preds = %308, %310
  %311 = phi i64 [ %315, %310 ], [ %309, %308 ]
    #dbg_value(i64 %311, !425, !DIExpression(), !492)
  %312 = getelementptr inbounds float, ptr %233, i64 %311, !dbg !496
  %313 = load float, ptr %312, align 4, !dbg !497, !tbaa !303
  %314 = fdiv float %313, %289, !dbg !497
  store float %314, ptr %312, align 4, !dbg !497, !tbaa !303
  %315 = add nuw nsw i64 %311, 1, !dbg !500
    #dbg_value(i64 %315, !425, !DIExpression(), !492)
  %316 = icmp eq i64 %315, %225, !dbg !493
  br i1 %316, label %317, label %310, !dbg !495, !llvm.loop !501

317:                                              ; preds = %310, %306, %288
  %318 = add nuw nsw i64 %228, 1, !dbg !502
    #dbg_value(i64 %318, !416, !DIExpression(), !430)
  %319 = icmp uge i64 %318, %226, !dbg !431
  %320 = icmp eq i64 %318, %226, !dbg !431
  br i1 %320, label %321, label %227, !dbg !432, !llvm.loop !503

321:                                              ; preds = %317, %243
  %322 = phi i1 [ %319, %317 ], [ %229, %243 ]
  br i1 %322, label %323, label %576, !dbg !505

323:                                              ; preds = %321, %193
  %324 = icmp eq i32 %217, %210, !dbg !506
  br i1 %324, label %425, label %325, !dbg !508

325:                                              ; preds = %323
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %218, i32 noundef %218, i32 noundef %217, float noundef -1.000000e+00, ptr noundef nonnull %220, i32 noundef %87, ptr noundef nonnull %220, i32 noundef %87, float noundef 1.000000e+00, ptr noundef nonnull %222, i32 noundef %87) #16, !dbg !509
    #dbg_value(ptr %222, !408, !DIExpression(), !510)
    #dbg_value(i32 %87, !413, !DIExpression(), !510)
    #dbg_value(i32 %218, !414, !DIExpression(), !510)
    #dbg_value(i32 %218, !415, !DIExpression(), !510)
    #dbg_value(i32 0, !416, !DIExpression(), !512)
  %326 = icmp slt i32 %218, 1, !dbg !513
  br i1 %326, label %425, label %327, !dbg !514

327:                                              ; preds = %325
  %328 = zext nneg i32 %218 to i64, !dbg !514
  br label %329, !dbg !514

329:                                              ; preds = %419, %327
  %330 = phi i64 [ 0, %327 ], [ %420, %419 ]
  %331 = phi i1 [ false, %327 ], [ %421, %419 ]
  %332 = sub nsw i64 %328, %330, !dbg !515
  %333 = sub nsw i64 %328, %330, !dbg !515
    #dbg_value(i64 %330, !416, !DIExpression(), !512)
    #dbg_value(i32 0, !290, !DIExpression(), !517)
    #dbg_value(i64 %330, !295, !DIExpression(), !517)
    #dbg_value(i32 %87, !296, !DIExpression(), !517)
  %334 = mul nuw nsw i64 %330, %89, !dbg !515
  %335 = getelementptr inbounds float, ptr %222, i64 %334, !dbg !518
    #dbg_value(ptr %335, !418, !DIExpression(), !519)
    #dbg_value(i32 0, !421, !DIExpression(), !520)
  %336 = getelementptr float, ptr %222, i64 %330, !dbg !521
  %337 = icmp eq i64 %330, 0, !dbg !522
  br i1 %337, label %345, label %338, !dbg !523

338:                                              ; preds = %329
  %339 = sub nsw i64 %328, %330
  %340 = getelementptr inbounds float, ptr %335, i64 %330
  %341 = icmp sgt i64 %339, 0
  %342 = icmp ult i64 %332, 8
  %343 = and i64 %332, -8
  %344 = icmp eq i64 %332, %343
  br label %349, !dbg !523

345:                                              ; preds = %387, %329
  %346 = getelementptr inbounds float, ptr %335, i64 %330, !dbg !524
  %347 = load float, ptr %346, align 4, !dbg !524, !tbaa !303
  %348 = fcmp ogt float %347, 0.000000e+00, !dbg !525
  br i1 %348, label %390, label %423, !dbg !526

349:                                              ; preds = %387, %338
  %350 = phi i64 [ 0, %338 ], [ %388, %387 ]
    #dbg_value(i64 %350, !421, !DIExpression(), !520)
    #dbg_value(i64 %330, !290, !DIExpression(), !527)
    #dbg_value(i64 %350, !295, !DIExpression(), !527)
    #dbg_value(i32 %87, !296, !DIExpression(), !527)
  %351 = mul nuw nsw i64 %350, %89, !dbg !529
  %352 = getelementptr float, ptr %336, i64 %351, !dbg !530
  %353 = load float, ptr %352, align 4, !dbg !530, !tbaa !303
    #dbg_value(i64 %330, !290, !DIExpression(), !531)
    #dbg_value(i64 %350, !295, !DIExpression(), !531)
    #dbg_value(i32 %87, !296, !DIExpression(), !531)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !533), !dbg !536
  tail call void @llvm.experimental.noalias.scope.decl(metadata !537), !dbg !536
    #dbg_value(i64 %339, !459, !DIExpression(), !539)
    #dbg_value(float %353, !467, !DIExpression(), !539)
    #dbg_value(ptr %352, !468, !DIExpression(), !539)
    #dbg_value(ptr %340, !469, !DIExpression(), !539)
    #dbg_value(i32 0, !470, !DIExpression(), !541)
  br i1 %341, label %354, label %387, !dbg !542

354:                                              ; preds = %349
  br i1 %342, label %375, label %355, !dbg !542

355:                                              ; preds = %354
  %356 = insertelement <4 x float> poison, float %353, i64 0, !dbg !542
  %357 = shufflevector <4 x float> %356, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !542
  br label %358, !dbg !542

358:                                              ; preds = %358, %355
  %359 = phi i64 [ 0, %355 ], [ %372, %358 ], !dbg !543
  %360 = getelementptr inbounds float, ptr %352, i64 %359, !dbg !544
  %361 = getelementptr inbounds i8, ptr %360, i64 16, !dbg !544
  %362 = load <4 x float>, ptr %360, align 4, !dbg !544, !tbaa !303, !alias.scope !533, !noalias !537
  %363 = load <4 x float>, ptr %361, align 4, !dbg !544, !tbaa !303, !alias.scope !533, !noalias !537
  %364 = fmul <4 x float> %357, %362, !dbg !545
  %365 = fmul <4 x float> %357, %363, !dbg !545
  %366 = getelementptr inbounds float, ptr %340, i64 %359, !dbg !546
  %367 = getelementptr inbounds i8, ptr %366, i64 16, !dbg !547
  %368 = load <4 x float>, ptr %366, align 4, !dbg !547, !tbaa !303, !alias.scope !537, !noalias !533
  %369 = load <4 x float>, ptr %367, align 4, !dbg !547, !tbaa !303, !alias.scope !537, !noalias !533
  %370 = fsub <4 x float> %368, %364, !dbg !547
  %371 = fsub <4 x float> %369, %365, !dbg !547
  store <4 x float> %370, ptr %366, align 4, !dbg !547, !tbaa !303, !alias.scope !537, !noalias !533
  store <4 x float> %371, ptr %367, align 4, !dbg !547, !tbaa !303, !alias.scope !537, !noalias !533
  %372 = add nuw i64 %359, 8, !dbg !543
  %373 = icmp eq i64 %372, %343, !dbg !543
  br i1 %373, label %374, label %358, !dbg !543, !llvm.loop !548

374:                                              ; preds = %358
  br i1 %344, label %387, label %375, !dbg !542

375:                                              ; preds = %374, %354
  %376 = phi i64 [ 0, %354 ], [ %343, %374 ]
  br label %377, !dbg !542

377:                                              ; preds = %375, %377
  %378 = phi i64 [ %385, %377 ], [ %376, %375 ]
    #dbg_value(i64 %378, !470, !DIExpression(), !541)
  %379 = getelementptr inbounds float, ptr %352, i64 %378, !dbg !544
  %380 = load float, ptr %379, align 4, !dbg !544, !tbaa !303, !alias.scope !533, !noalias !537
  %381 = fmul float %353, %380, !dbg !545
  %382 = getelementptr inbounds float, ptr %340, i64 %378, !dbg !546
  %383 = load float, ptr %382, align 4, !dbg !547, !tbaa !303, !alias.scope !537, !noalias !533
  %384 = fsub float %383, %381, !dbg !547
  store float %384, ptr %382, align 4, !dbg !547, !tbaa !303, !alias.scope !537, !noalias !533
  %385 = add nuw nsw i64 %378, 1, !dbg !543
    #dbg_value(i64 %385, !470, !DIExpression(), !541)
  %386 = icmp eq i64 %385, %339, !dbg !550
  br i1 %386, label %387, label %377, !dbg !542, !llvm.loop !551

387:                                              ; preds = %377, %374, %349
  %388 = add nuw nsw i64 %350, 1, !dbg !552
    #dbg_value(i64 %388, !421, !DIExpression(), !520)
  %389 = icmp eq i64 %388, %330, !dbg !522
  br i1 %389, label %345, label %349, !dbg !523, !llvm.loop !553

390:                                              ; preds = %345
  %391 = tail call float @sqrtf(float noundef %347) #16, !dbg !555
    #dbg_value(float %391, !423, !DIExpression(), !519)
    #dbg_value(i64 %330, !425, !DIExpression(), !556)
  %392 = icmp ult i64 %330, %328, !dbg !557
  br i1 %392, label %393, label %419, !dbg !558

393:                                              ; preds = %390
  %394 = icmp ult i64 %333, 4, !dbg !558
  br i1 %394, label %410, label %395, !dbg !558

395:                                              ; preds = %393
  %396 = and i64 %333, -4, !dbg !558
  %397 = add i64 %330, %396, !dbg !558
  %398 = insertelement <4 x float> poison, float %391, i64 0, !dbg !558
  %399 = shufflevector <4 x float> %398, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !558
  %400 = getelementptr float, ptr %335, i64 %330
  br label %401, !dbg !558

401:                                              ; preds = %401, %395
  %402 = phi i64 [ 0, %395 ], [ %406, %401 ]
  %403 = getelementptr float, ptr %400, i64 %402, !dbg !559
  %404 = load <4 x float>, ptr %403, align 4, !dbg !560, !tbaa !303
  %405 = fdiv <4 x float> %404, %399, !dbg !560
  store <4 x float> %405, ptr %403, align 4, !dbg !560, !tbaa !303
  %406 = add nuw i64 %402, 4
  %407 = icmp eq i64 %406, %396
  br i1 %407, label %408, label %401, !llvm.loop !561

408:                                              ; preds = %401
  %409 = icmp eq i64 %333, %396, !dbg !558
  br i1 %409, label %419, label %410, !dbg !558

410:                                              ; preds = %408, %393
  %411 = phi i64 [ %330, %393 ], [ %397, %408 ]
  br label %412, !dbg !558

412:                                              ; preds = %410, %412
  %413 = phi i64 [ %417, %412 ], [ %411, %410 ]
    #dbg_value(i64 %413, !425, !DIExpression(), !556)
  %414 = getelementptr inbounds float, ptr %335, i64 %413, !dbg !559
  %415 = load float, ptr %414, align 4, !dbg !560, !tbaa !303
  %416 = fdiv float %415, %391, !dbg !560
  store float %416, ptr %414, align 4, !dbg !560, !tbaa !303
  %417 = add nuw nsw i64 %413, 1, !dbg !563
    #dbg_value(i64 %417, !425, !DIExpression(), !556)
  %418 = icmp eq i64 %417, %328, !dbg !557
  br i1 %418, label %419, label %412, !dbg !558, !llvm.loop !564

419:                                              ; preds = %412, %408, %390
  %420 = add nuw nsw i64 %330, 1, !dbg !565
    #dbg_value(i64 %420, !416, !DIExpression(), !512)
  %421 = icmp uge i64 %420, %328, !dbg !513
  %422 = icmp eq i64 %420, %328, !dbg !513
  br i1 %422, label %423, label %329, !dbg !514, !llvm.loop !566

423:                                              ; preds = %419, %345
  %424 = phi i1 [ %421, %419 ], [ %331, %345 ]
  br i1 %424, label %425, label %576, !dbg !568

425:                                              ; preds = %423, %325, %323
  %426 = icmp sgt i64 %208, %177, !dbg !569
  br i1 %426, label %427, label %579, !dbg !571

427:                                              ; preds = %425
    #dbg_value(ptr %213, !572, !DIExpression(), !589)
    #dbg_value(i32 %87, !577, !DIExpression(), !589)
    #dbg_value(i32 %210, !578, !DIExpression(), !589)
    #dbg_value(ptr %180, !579, !DIExpression(), !589)
  %428 = shl nsw i64 %214, 2, !dbg !591
  %429 = mul i64 %428, %214, !dbg !592
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %180, i8 0, i64 %429, i1 false), !dbg !593
    #dbg_value(i32 0, !580, !DIExpression(), !594)
  %430 = icmp sgt i32 %210, 0, !dbg !595
  br i1 %430, label %431, label %548, !dbg !596

431:                                              ; preds = %427
  %432 = zext nneg i32 %210 to i64, !dbg !595
  br label %433, !dbg !596

433:                                              ; preds = %507, %431
  %434 = phi i64 [ 0, %431 ], [ %508, %507 ]
  %435 = phi i64 [ 1, %431 ], [ %509, %507 ]
    #dbg_value(i64 %434, !580, !DIExpression(), !594)
    #dbg_value(i32 0, !290, !DIExpression(), !597)
    #dbg_value(i64 %434, !295, !DIExpression(), !597)
    #dbg_value(i32 %210, !296, !DIExpression(), !597)
  %436 = mul nuw nsw i64 %434, %214, !dbg !599
  %437 = getelementptr inbounds float, ptr %180, i64 %436, !dbg !600
    #dbg_value(ptr %437, !582, !DIExpression(), !601)
  %438 = getelementptr inbounds float, ptr %437, i64 %434, !dbg !602
  store float 1.000000e+00, ptr %438, align 4, !dbg !603, !tbaa !303
    #dbg_value(i32 0, !585, !DIExpression(), !604)
  %439 = getelementptr float, ptr %213, i64 %434, !dbg !605
  %440 = icmp eq i64 %434, 0, !dbg !606
  br i1 %440, label %441, label %461, !dbg !608

441:                                              ; preds = %504, %433
  %442 = mul nuw nsw i64 %434, %101
  %443 = getelementptr inbounds float, ptr %213, i64 %442
    #dbg_value(i32 0, !587, !DIExpression(), !609)
  %444 = load float, ptr %443, align 4, !tbaa !303
  %445 = icmp ult i64 %435, 4, !dbg !610
  br i1 %445, label %446, label %448, !dbg !610

446:                                              ; preds = %459, %441
  %447 = phi i64 [ 0, %441 ], [ %449, %459 ]
  br label %511, !dbg !610

448:                                              ; preds = %441
  %449 = and i64 %435, 9223372036854775804, !dbg !610
  %450 = insertelement <4 x float> poison, float %444, i64 0, !dbg !610
  %451 = shufflevector <4 x float> %450, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !610
  br label %452, !dbg !610

452:                                              ; preds = %452, %448
  %453 = phi i64 [ 0, %448 ], [ %457, %452 ], !dbg !611
  %454 = getelementptr inbounds float, ptr %437, i64 %453, !dbg !613
  %455 = load <4 x float>, ptr %454, align 4, !dbg !614, !tbaa !303
  %456 = fdiv <4 x float> %455, %451, !dbg !614
  store <4 x float> %456, ptr %454, align 4, !dbg !614, !tbaa !303
  %457 = add nuw i64 %453, 4, !dbg !611
  %458 = icmp eq i64 %457, %449, !dbg !611
  br i1 %458, label %459, label %452, !dbg !611, !llvm.loop !615

459:                                              ; preds = %452
  %460 = icmp eq i64 %435, %449, !dbg !610
  br i1 %460, label %507, label %446, !dbg !610

461:                                              ; preds = %433, %504
  %462 = phi i64 [ %505, %504 ], [ 0, %433 ]
  %463 = add nuw i64 %462, 1, !dbg !617
    #dbg_value(i64 %462, !585, !DIExpression(), !604)
    #dbg_value(i64 %434, !290, !DIExpression(), !619)
    #dbg_value(i64 %462, !295, !DIExpression(), !619)
    #dbg_value(i32 %87, !296, !DIExpression(), !619)
  %464 = mul nuw nsw i64 %462, %89, !dbg !617
  %465 = getelementptr float, ptr %439, i64 %464, !dbg !620
  %466 = load float, ptr %465, align 4, !dbg !620, !tbaa !303
    #dbg_value(i32 0, !290, !DIExpression(), !621)
    #dbg_value(i64 %462, !295, !DIExpression(), !621)
    #dbg_value(i32 %210, !296, !DIExpression(), !621)
  %467 = mul nuw nsw i64 %462, %214, !dbg !623
  %468 = getelementptr inbounds float, ptr %180, i64 %467, !dbg !624
  tail call void @llvm.experimental.noalias.scope.decl(metadata !625), !dbg !628
  tail call void @llvm.experimental.noalias.scope.decl(metadata !629), !dbg !628
    #dbg_value(i64 %505, !459, !DIExpression(), !631)
    #dbg_value(float %466, !467, !DIExpression(), !631)
    #dbg_value(ptr %468, !468, !DIExpression(), !631)
    #dbg_value(ptr %437, !469, !DIExpression(), !631)
    #dbg_value(i32 0, !470, !DIExpression(), !633)
  %469 = icmp ult i64 %462, 7, !dbg !634
  br i1 %469, label %492, label %470, !dbg !634

470:                                              ; preds = %461
  %471 = and i64 %463, -8, !dbg !634
  %472 = insertelement <4 x float> poison, float %466, i64 0, !dbg !634
  %473 = shufflevector <4 x float> %472, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !634
  br label %474, !dbg !634

474:                                              ; preds = %474, %470
  %475 = phi i64 [ 0, %470 ], [ %488, %474 ], !dbg !635
  %476 = getelementptr inbounds float, ptr %468, i64 %475, !dbg !636
  %477 = getelementptr inbounds i8, ptr %476, i64 16, !dbg !636
  %478 = load <4 x float>, ptr %476, align 4, !dbg !636, !tbaa !303, !alias.scope !625, !noalias !629
  %479 = load <4 x float>, ptr %477, align 4, !dbg !636, !tbaa !303, !alias.scope !625, !noalias !629
  %480 = fmul <4 x float> %473, %478, !dbg !637
  %481 = fmul <4 x float> %473, %479, !dbg !637
  %482 = getelementptr inbounds float, ptr %437, i64 %475, !dbg !638
  %483 = getelementptr inbounds i8, ptr %482, i64 16, !dbg !639
  %484 = load <4 x float>, ptr %482, align 4, !dbg !639, !tbaa !303, !alias.scope !629, !noalias !625
  %485 = load <4 x float>, ptr %483, align 4, !dbg !639, !tbaa !303, !alias.scope !629, !noalias !625
  %486 = fsub <4 x float> %484, %480, !dbg !639
  %487 = fsub <4 x float> %485, %481, !dbg !639
  store <4 x float> %486, ptr %482, align 4, !dbg !639, !tbaa !303, !alias.scope !629, !noalias !625
  store <4 x float> %487, ptr %483, align 4, !dbg !639, !tbaa !303, !alias.scope !629, !noalias !625
  %488 = add nuw i64 %475, 8, !dbg !635
  %489 = icmp eq i64 %488, %471, !dbg !635
  br i1 %489, label %490, label %474, !dbg !635, !llvm.loop !640

490:                                              ; preds = %474
  %491 = icmp eq i64 %463, %471, !dbg !634
  br i1 %491, label %504, label %492, !dbg !634

492:                                              ; preds = %490, %461
  %493 = phi i64 [ 0, %461 ], [ %471, %490 ]
  br label %494, !dbg !634

494:                                              ; preds = %492, %494
  %495 = phi i64 [ %502, %494 ], [ %493, %492 ]
    #dbg_value(i64 %495, !470, !DIExpression(), !633)
  %496 = getelementptr inbounds float, ptr %468, i64 %495, !dbg !636
  %497 = load float, ptr %496, align 4, !dbg !636, !tbaa !303, !alias.scope !625, !noalias !629
  %498 = fmul float %466, %497, !dbg !637
  %499 = getelementptr inbounds float, ptr %437, i64 %495, !dbg !638
  %500 = load float, ptr %499, align 4, !dbg !639, !tbaa !303, !alias.scope !629, !noalias !625
  %501 = fsub float %500, %498, !dbg !639
  store float %501, ptr %499, align 4, !dbg !639, !tbaa !303, !alias.scope !629, !noalias !625
  %502 = add nuw nsw i64 %495, 1, !dbg !635
    #dbg_value(i64 %502, !470, !DIExpression(), !633)
  %503 = icmp eq i64 %495, %462, !dbg !642
  br i1 %503, label %504, label %494, !dbg !634, !llvm.loop !643

504:                                              ; preds = %494, %490
  %505 = add nuw nsw i64 %462, 1, !dbg !644
    #dbg_value(i64 %505, !585, !DIExpression(), !604)
  %506 = icmp eq i64 %505, %434, !dbg !606
  br i1 %506, label %441, label %461, !dbg !608, !llvm.loop !645

507:                                              ; preds = %511, %459
  %508 = add nuw nsw i64 %434, 1, !dbg !647
    #dbg_value(i64 %508, !580, !DIExpression(), !594)
  %509 = add nuw nsw i64 %435, 1, !dbg !596
  %510 = icmp eq i64 %508, %432, !dbg !595
  br i1 %510, label %518, label %433, !dbg !596, !llvm.loop !648

511:                                              ; preds = %446, %511
  %512 = phi i64 [ %516, %511 ], [ %447, %446 ]
    #dbg_value(i64 %512, !587, !DIExpression(), !609)
    #dbg_value(i64 %434, !290, !DIExpression(), !650)
    #dbg_value(i64 %434, !295, !DIExpression(), !650)
    #dbg_value(i32 %87, !296, !DIExpression(), !650)
  %513 = getelementptr inbounds float, ptr %437, i64 %512, !dbg !613
  %514 = load float, ptr %513, align 4, !dbg !614, !tbaa !303
  %515 = fdiv float %514, %444, !dbg !614
  store float %515, ptr %513, align 4, !dbg !614, !tbaa !303
  %516 = add nuw nsw i64 %512, 1, !dbg !611
    #dbg_value(i64 %516, !587, !DIExpression(), !609)
  %517 = icmp eq i64 %516, %435, !dbg !652
  br i1 %517, label %507, label %511, !dbg !610, !llvm.loop !653

518:                                              ; preds = %507
    #dbg_value(ptr %180, !654, !DIExpression(), !666)
    #dbg_value(i32 %211, !659, !DIExpression(), !666)
    #dbg_value(i32 %210, !660, !DIExpression(), !666)
    #dbg_value(ptr %215, !661, !DIExpression(), !666)
    #dbg_value(i32 %87, !662, !DIExpression(), !666)
    #dbg_value(ptr %188, !663, !DIExpression(), !666)
    #dbg_value(i32 0, !664, !DIExpression(), !668)
  %519 = sext i32 %211 to i64
  %520 = shl nsw i64 %519, 2
  %521 = and i64 %199, 1, !dbg !669
  %522 = icmp eq i32 %198, 1, !dbg !669
  br i1 %522, label %540, label %523, !dbg !669

523:                                              ; preds = %518
  %524 = and i64 %199, 4294967294, !dbg !669
  br label %525, !dbg !669

525:                                              ; preds = %525, %523
  %526 = phi i64 [ 0, %523 ], [ %537, %525 ]
  %527 = phi i64 [ 0, %523 ], [ %538, %525 ]
    #dbg_value(i64 %526, !664, !DIExpression(), !668)
    #dbg_value(i32 0, !290, !DIExpression(), !670)
    #dbg_value(i64 %526, !295, !DIExpression(), !670)
    #dbg_value(i32 %211, !296, !DIExpression(), !670)
  %528 = mul nsw i64 %526, %519, !dbg !673
  %529 = getelementptr inbounds float, ptr %188, i64 %528, !dbg !674
    #dbg_value(i32 0, !290, !DIExpression(), !675)
    #dbg_value(i64 %526, !295, !DIExpression(), !675)
    #dbg_value(i32 %87, !296, !DIExpression(), !675)
  %530 = mul nuw nsw i64 %526, %89, !dbg !677
  %531 = getelementptr inbounds float, ptr %215, i64 %530, !dbg !678
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %529, ptr nonnull align 4 %531, i64 %520, i1 false), !dbg !679
  %532 = or disjoint i64 %526, 1, !dbg !680
    #dbg_value(i64 %532, !664, !DIExpression(), !668)
    #dbg_value(i64 %532, !295, !DIExpression(), !670)
  %533 = mul nsw i64 %532, %519, !dbg !673
  %534 = getelementptr inbounds float, ptr %188, i64 %533, !dbg !674
    #dbg_value(i64 %532, !295, !DIExpression(), !675)
  %535 = mul nuw nsw i64 %532, %89, !dbg !677
  %536 = getelementptr inbounds float, ptr %215, i64 %535, !dbg !678
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %534, ptr nonnull align 4 %536, i64 %520, i1 false), !dbg !679
  %537 = add nuw nsw i64 %526, 2, !dbg !680
    #dbg_value(i64 %537, !664, !DIExpression(), !668)
  %538 = add i64 %527, 2, !dbg !669
  %539 = icmp eq i64 %538, %524, !dbg !669
  br i1 %539, label %540, label %525, !dbg !669, !llvm.loop !681

540:                                              ; preds = %525, %518
  %541 = phi i64 [ 0, %518 ], [ %537, %525 ]
  %542 = icmp eq i64 %521, 0, !dbg !669
  br i1 %542, label %548, label %543, !dbg !669

543:                                              ; preds = %540
    #dbg_value(i64 %541, !664, !DIExpression(), !668)
    #dbg_value(i32 0, !290, !DIExpression(), !670)
    #dbg_value(i64 %541, !295, !DIExpression(), !670)
    #dbg_value(i32 %211, !296, !DIExpression(), !670)
  %544 = mul nsw i64 %541, %519, !dbg !673
  %545 = getelementptr inbounds float, ptr %188, i64 %544, !dbg !674
    #dbg_value(i32 0, !290, !DIExpression(), !675)
    #dbg_value(i64 %541, !295, !DIExpression(), !675)
    #dbg_value(i32 %87, !296, !DIExpression(), !675)
  %546 = mul nuw nsw i64 %541, %89, !dbg !677
  %547 = getelementptr inbounds float, ptr %215, i64 %546, !dbg !678
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %545, ptr nonnull align 4 %547, i64 %520, i1 false), !dbg !679
    #dbg_value(i64 %541, !664, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !668)
  br label %548, !dbg !683

548:                                              ; preds = %543, %540, %427
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %211, i32 noundef %210, i32 noundef %210, float noundef 1.000000e+00, ptr noundef nonnull %188, i32 noundef %211, ptr noundef nonnull %180, i32 noundef %210, float noundef 0.000000e+00, ptr noundef nonnull %215, i32 noundef %87) #16, !dbg !683
  %549 = add nsw i64 %195, %214, !dbg !684
    #dbg_value(!DIArgList(i32 %210, i64 %195), !290, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !685)
    #dbg_value(!DIArgList(i32 %210, i64 %195), !295, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !685)
    #dbg_value(i32 %87, !296, !DIExpression(), !685)
  %550 = mul nsw i64 %549, %101, !dbg !687
  %551 = getelementptr inbounds float, ptr %92, i64 %550, !dbg !688
    #dbg_value(ptr %215, !689, !DIExpression(), !707)
    #dbg_value(i32 %211, !694, !DIExpression(), !707)
    #dbg_value(i32 %210, !695, !DIExpression(), !707)
    #dbg_value(ptr %551, !696, !DIExpression(), !707)
    #dbg_value(i32 %87, !697, !DIExpression(), !707)
    #dbg_value(i32 %88, !698, !DIExpression(), !707)
    #dbg_value(i32 0, !699, !DIExpression(), !709)
  %552 = icmp sgt i32 %211, 0, !dbg !710
  br i1 %552, label %553, label %572, !dbg !711

553:                                              ; preds = %548
  %554 = zext nneg i32 %211 to i64, !dbg !711
  br label %555, !dbg !711

555:                                              ; preds = %569, %553
  %556 = phi i64 [ 0, %553 ], [ %570, %569 ]
    #dbg_value(i64 %556, !699, !DIExpression(), !709)
    #dbg_value(i32 %88, !241, !DIExpression(), !712)
    #dbg_value(!DIArgList(i64 %554, i64 %556), !246, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !712)
  %557 = trunc i64 %556 to i32, !dbg !714
  %558 = sub i32 %211, %557, !dbg !714
  %559 = tail call noundef i32 @llvm.smin.i32(i32 %88, i32 %558), !dbg !714
    #dbg_value(i32 %559, !701, !DIExpression(), !715)
  %560 = sub nsw i32 %558, %559, !dbg !716
    #dbg_value(i32 %560, !704, !DIExpression(), !715)
  %561 = getelementptr inbounds float, ptr %215, i64 %556, !dbg !717
    #dbg_value(ptr %561, !705, !DIExpression(), !715)
    #dbg_value(i64 %556, !290, !DIExpression(), !718)
    #dbg_value(i64 %556, !295, !DIExpression(), !718)
    #dbg_value(i32 %87, !296, !DIExpression(), !718)
  %562 = mul i64 %556, %101, !dbg !720
  %563 = getelementptr inbounds float, ptr %551, i64 %562, !dbg !721
    #dbg_value(ptr %563, !706, !DIExpression(), !715)
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %559, i32 noundef %559, i32 noundef %210, float noundef -1.000000e+00, ptr noundef nonnull %561, i32 noundef %87, ptr noundef nonnull %561, i32 noundef %87, float noundef 1.000000e+00, ptr noundef nonnull %563, i32 noundef %87) #16, !dbg !722
  %564 = icmp sgt i32 %560, 0, !dbg !723
  br i1 %564, label %565, label %569, !dbg !725

565:                                              ; preds = %555
  %566 = sext i32 %559 to i64, !dbg !726
  %567 = getelementptr inbounds float, ptr %561, i64 %566, !dbg !726
  %568 = getelementptr inbounds float, ptr %563, i64 %566, !dbg !727
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %560, i32 noundef %559, i32 noundef %210, float noundef -1.000000e+00, ptr noundef nonnull %567, i32 noundef %87, ptr noundef nonnull %561, i32 noundef %87, float noundef 1.000000e+00, ptr noundef nonnull %568, i32 noundef %87) #16, !dbg !728
  br label %569, !dbg !728

569:                                              ; preds = %565, %555
  %570 = add nsw i64 %556, %177, !dbg !729
    #dbg_value(i64 %570, !699, !DIExpression(), !709)
  %571 = icmp slt i64 %570, %554, !dbg !710
  br i1 %571, label %555, label %572, !dbg !711, !llvm.loop !730

572:                                              ; preds = %569, %548
  %573 = add nsw i64 %195, %177, !dbg !732
    #dbg_value(i64 %573, !369, !DIExpression(), !375)
  %574 = icmp slt i64 %573, %89, !dbg !733
  %575 = add i32 %194, 1, !dbg !734
  br i1 %574, label %193, label %579, !dbg !734, !llvm.loop !735

576:                                              ; preds = %321, %423
    #dbg_value(i32 0, !124, !DIExpression(), !129)
    #dbg_value(ptr undef, !737, !DIExpression(), !745)
    #dbg_value(i32 0, !742, !DIExpression(), !745)
    #dbg_value(ptr %92, !743, !DIExpression(), !745)
    #dbg_value(!DIArgList(i32 poison, i32 poison), !744, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_mul, DW_OP_stack_value), !745)
  %577 = load ptr, ptr @stderr, align 8, !dbg !747, !tbaa !175
  %578 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 43, i64 1, ptr %577) #19, !dbg !750
  br label %641, !dbg !751

579:                                              ; preds = %572, %425
    #dbg_value(i32 1, !124, !DIExpression(), !129)
    #dbg_value(ptr undef, !737, !DIExpression(), !745)
    #dbg_value(i32 1, !742, !DIExpression(), !745)
    #dbg_value(ptr %92, !743, !DIExpression(), !745)
    #dbg_value(i64 %90, !744, !DIExpression(), !745)
    #dbg_value(ptr %92, !308, !DIExpression(), !752)
    #dbg_value(i32 %87, !313, !DIExpression(), !752)
    #dbg_value(i32 1, !314, !DIExpression(), !754)
  %580 = icmp sgt i32 %87, 1, !dbg !755
  br i1 %580, label %581, label %620, !dbg !756

581:                                              ; preds = %579
  %582 = add nsw i64 %89, -2, !dbg !756
  %583 = and i64 %102, 3, !dbg !756
  %584 = icmp ult i64 %582, 3, !dbg !756
  br i1 %584, label %608, label %585, !dbg !756

585:                                              ; preds = %581
  %586 = and i64 %102, -4, !dbg !756
  br label %587, !dbg !756

587:                                              ; preds = %587, %585
  %588 = phi i64 [ 1, %585 ], [ %605, %587 ]
  %589 = phi i64 [ 0, %585 ], [ %606, %587 ]
    #dbg_value(i64 %588, !314, !DIExpression(), !754)
    #dbg_value(i32 0, !290, !DIExpression(), !757)
    #dbg_value(i64 %588, !295, !DIExpression(), !757)
    #dbg_value(i32 %87, !296, !DIExpression(), !757)
  %590 = mul nuw nsw i64 %588, %89, !dbg !759
  %591 = getelementptr inbounds float, ptr %92, i64 %590, !dbg !760
  %592 = shl nuw nsw i64 %588, 2, !dbg !761
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %591, i8 0, i64 %592, i1 false), !dbg !762
  %593 = add nuw nsw i64 %588, 1, !dbg !763
    #dbg_value(i64 %593, !314, !DIExpression(), !754)
    #dbg_value(i64 %593, !295, !DIExpression(), !757)
  %594 = mul nuw nsw i64 %593, %89, !dbg !759
  %595 = getelementptr inbounds float, ptr %92, i64 %594, !dbg !760
  %596 = shl nuw nsw i64 %593, 2, !dbg !761
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %595, i8 0, i64 %596, i1 false), !dbg !762
  %597 = add nuw nsw i64 %588, 2, !dbg !763
    #dbg_value(i64 %597, !314, !DIExpression(), !754)
    #dbg_value(i64 %597, !295, !DIExpression(), !757)
  %598 = mul nuw nsw i64 %597, %89, !dbg !759
  %599 = getelementptr inbounds float, ptr %92, i64 %598, !dbg !760
  %600 = shl nuw nsw i64 %597, 2, !dbg !761
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %599, i8 0, i64 %600, i1 false), !dbg !762
  %601 = add nuw nsw i64 %588, 3, !dbg !763
    #dbg_value(i64 %601, !314, !DIExpression(), !754)
    #dbg_value(i64 %601, !295, !DIExpression(), !757)
  %602 = mul nuw nsw i64 %601, %89, !dbg !759
  %603 = getelementptr inbounds float, ptr %92, i64 %602, !dbg !760
  %604 = shl nuw nsw i64 %601, 2, !dbg !761
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %603, i8 0, i64 %604, i1 false), !dbg !762
  %605 = add nuw nsw i64 %588, 4, !dbg !763
    #dbg_value(i64 %605, !314, !DIExpression(), !754)
  %606 = add i64 %589, 4, !dbg !756
  %607 = icmp eq i64 %606, %586, !dbg !756
  br i1 %607, label %608, label %587, !dbg !756, !llvm.loop !764

608:                                              ; preds = %587, %581
  %609 = phi i64 [ 1, %581 ], [ %605, %587 ]
  %610 = icmp eq i64 %583, 0, !dbg !756
  br i1 %610, label %620, label %611, !dbg !756

611:                                              ; preds = %608, %611
  %612 = phi i64 [ %617, %611 ], [ %609, %608 ]
  %613 = phi i64 [ %618, %611 ], [ 0, %608 ]
    #dbg_value(i64 %612, !314, !DIExpression(), !754)
    #dbg_value(i32 0, !290, !DIExpression(), !757)
    #dbg_value(i64 %612, !295, !DIExpression(), !757)
    #dbg_value(i32 %87, !296, !DIExpression(), !757)
  %614 = mul nuw nsw i64 %612, %89, !dbg !759
  %615 = getelementptr inbounds float, ptr %92, i64 %614, !dbg !760
  %616 = shl nuw nsw i64 %612, 2, !dbg !761
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %615, i8 0, i64 %616, i1 false), !dbg !762
  %617 = add nuw nsw i64 %612, 1, !dbg !763
    #dbg_value(i64 %617, !314, !DIExpression(), !754)
  %618 = add i64 %613, 1, !dbg !756
  %619 = icmp eq i64 %618, %583, !dbg !756
  br i1 %619, label %620, label %611, !dbg !756, !llvm.loop !766

620:                                              ; preds = %608, %611, %579
  %621 = tail call fastcc double @frobenius_norm(ptr noundef nonnull %92, i64 noundef %90), !dbg !767
  %622 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %87, i32 noundef %86, double noundef %621), !dbg !768
    #dbg_value(ptr %84, !769, !DIExpression(), !833)
    #dbg_value(ptr %92, !774, !DIExpression(), !833)
    #dbg_value(i64 %90, !775, !DIExpression(), !833)
  %623 = load i8, ptr %84, align 1
  %624 = icmp eq i8 %623, 45
  br i1 %624, label %625, label %629

625:                                              ; preds = %620
  %626 = getelementptr inbounds i8, ptr %84, i64 1
  %627 = load i8, ptr %626, align 1
  %628 = icmp eq i8 %627, 0, !dbg !835
  br i1 %628, label %641, label %629, !dbg !837

629:                                              ; preds = %625, %620
  %630 = tail call noalias ptr @fopen(ptr noundef nonnull %84, ptr noundef nonnull @.str.10), !dbg !838
    #dbg_value(ptr %630, !776, !DIExpression(), !833)
  %631 = icmp eq ptr %630, null, !dbg !839
  br i1 %631, label %638, label %632, !dbg !839

632:                                              ; preds = %629
  %633 = tail call i64 @fwrite(ptr noundef nonnull %92, i64 noundef 4, i64 noundef %90, ptr noundef nonnull %630), !dbg !840
    #dbg_value(i64 %633, !832, !DIExpression(), !833)
  %634 = tail call i32 @fclose(ptr noundef nonnull %630), !dbg !841
  %635 = icmp eq i32 %634, 0, !dbg !841
  %636 = icmp eq i64 %633, %90
  %637 = and i1 %636, %635, !dbg !843
  br i1 %637, label %641, label %638, !dbg !843

638:                                              ; preds = %632, %629
  %639 = load ptr, ptr @stderr, align 8, !dbg !844, !tbaa !175
  %640 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %639, ptr noundef nonnull @.str.11, ptr noundef nonnull %84) #18, !dbg !845
  br label %641, !dbg !846

641:                                              ; preds = %576, %625, %632, %638
  %642 = phi i32 [ 1, %576 ], [ 0, %625 ], [ 1, %638 ], [ 0, %632 ], !dbg !745
    #dbg_value(i32 %642, !125, !DIExpression(), !129)
  tail call void @free(ptr noundef %92) #16, !dbg !847
  tail call void @free(ptr noundef %180) #16, !dbg !848
  tail call void @free(ptr noundef %188) #16, !dbg !849
  br label %643

643:                                              ; preds = %80, %641
  %644 = phi i32 [ %642, %641 ], [ 2, %80 ], !dbg !129
  ret i32 %644, !dbg !850
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !851 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !855 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !861 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !866 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, float noundef %3) unnamed_addr #6 !dbg !870 {
    #dbg_value(ptr %0, !874, !DIExpression(), !881)
    #dbg_value(i64 %1, !875, !DIExpression(), !881)
    #dbg_value(i64 %2, !876, !DIExpression(), !881)
    #dbg_value(i64 0, !877, !DIExpression(), !881)
    #dbg_value(float %3, !878, !DIExpression(), !881)
    #dbg_value(i64 0, !879, !DIExpression(), !882)
  %5 = icmp eq i64 %1, 0, !dbg !883
  br i1 %5, label %41, label %6, !dbg !885

6:                                                ; preds = %4
  %7 = mul i64 %2, 3757484087069086976
  %8 = icmp ult i64 %1, 4, !dbg !885
  br i1 %8, label %9, label %11, !dbg !885

9:                                                ; preds = %39, %6
  %10 = phi i64 [ 0, %6 ], [ %12, %39 ]
  br label %42, !dbg !885

11:                                               ; preds = %6
  %12 = and i64 %1, -4, !dbg !885
  %13 = insertelement <4 x i64> poison, i64 %7, i64 0, !dbg !885
  %14 = shufflevector <4 x i64> %13, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !885
  %15 = insertelement <4 x float> poison, float %3, i64 0, !dbg !885
  %16 = shufflevector <4 x float> %15, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !885
  br label %17, !dbg !885

17:                                               ; preds = %17, %11
  %18 = phi i64 [ 0, %11 ], [ %36, %17 ], !dbg !886
  %19 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %11 ], [ %37, %17 ]
  %20 = mul <4 x i64> %19, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !887
  %21 = add <4 x i64> %20, %14, !dbg !907
  %22 = lshr <4 x i64> %21, <i64 30, i64 30, i64 30, i64 30>, !dbg !908
  %23 = xor <4 x i64> %22, %21, !dbg !909
  %24 = mul <4 x i64> %23, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !910
  %25 = lshr <4 x i64> %24, <i64 27, i64 27, i64 27, i64 27>, !dbg !911
  %26 = xor <4 x i64> %25, %24, !dbg !912
  %27 = mul <4 x i64> %26, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !913
  %28 = lshr <4 x i64> %27, <i64 40, i64 40, i64 40, i64 40>, !dbg !914
  %29 = trunc nuw nsw <4 x i64> %28 to <4 x i32>, !dbg !914
  %30 = or <4 x i32> %29, <i32 1, i32 1, i32 1, i32 1>, !dbg !915
  %31 = add nsw <4 x i32> %30, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !916
  %32 = sitofp <4 x i32> %31 to <4 x float>, !dbg !917
  %33 = fmul <4 x float> %32, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !918
  %34 = fmul <4 x float> %33, %16, !dbg !919
  %35 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !920
  store <4 x float> %34, ptr %35, align 4, !dbg !921, !tbaa !303
  %36 = add nuw i64 %18, 4, !dbg !886
  %37 = add <4 x i64> %19, <i64 4, i64 4, i64 4, i64 4>
  %38 = icmp eq i64 %36, %12, !dbg !886
  br i1 %38, label %39, label %17, !dbg !886, !llvm.loop !922

39:                                               ; preds = %17
  %40 = icmp eq i64 %12, %1, !dbg !885
  br i1 %40, label %41, label %9, !dbg !885

41:                                               ; preds = %42, %39, %4
  ret void, !dbg !924

42:                                               ; preds = %9, %42
  %43 = phi i64 [ %60, %42 ], [ %10, %9 ]
    #dbg_value(i64 %43, !879, !DIExpression(), !882)
    #dbg_value(i64 %2, !901, !DIExpression(), !925)
    #dbg_value(i64 0, !902, !DIExpression(), !925)
    #dbg_value(i64 %43, !903, !DIExpression(), !925)
    #dbg_value(i64 %2, !892, !DIExpression(), !926)
    #dbg_value(i64 0, !893, !DIExpression(), !926)
    #dbg_value(i64 %43, !894, !DIExpression(), !926)
  %44 = mul i64 %43, -7046029254386353131, !dbg !887
  %45 = add i64 %44, %7, !dbg !907
    #dbg_value(i64 %45, !895, !DIExpression(), !926)
  %46 = lshr i64 %45, 30, !dbg !908
  %47 = xor i64 %46, %45, !dbg !909
  %48 = mul i64 %47, -4658895280553007687, !dbg !910
    #dbg_value(i64 %48, !895, !DIExpression(), !926)
  %49 = lshr i64 %48, 27, !dbg !911
  %50 = xor i64 %49, %48, !dbg !912
  %51 = mul i64 %50, -7723592293110705685, !dbg !913
    #dbg_value(i64 %51, !895, !DIExpression(), !926)
    #dbg_value(!DIArgList(i64 0, i64 %51), !904, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !925)
  %52 = lshr i64 %51, 40, !dbg !914
  %53 = trunc nuw nsw i64 %52 to i32, !dbg !914
  %54 = or i32 %53, 1, !dbg !915
  %55 = add nsw i32 %54, -8388608, !dbg !916
  %56 = sitofp i32 %55 to float, !dbg !917
  %57 = fmul float %56, 0x3E80000000000000, !dbg !918
  %58 = fmul float %57, %3, !dbg !919
  %59 = getelementptr inbounds float, ptr %0, i64 %43, !dbg !920
  store float %58, ptr %59, align 4, !dbg !921, !tbaa !303
  %60 = add nuw i64 %43, 1, !dbg !886
    #dbg_value(i64 %60, !879, !DIExpression(), !882)
  %61 = icmp eq i64 %60, %1, !dbg !883
  br i1 %61, label %41, label %42, !dbg !885, !llvm.loop !927
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !928 float @sqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !932 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: noreturn nounwind
declare !dbg !935 void @exit(i32 noundef) local_unnamed_addr #10

declare !dbg !938 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #12

; Function Attrs: nofree nounwind
declare !dbg !941 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #13 !dbg !944 {
    #dbg_value(ptr %0, !948, !DIExpression(), !953)
    #dbg_value(i64 %1, !949, !DIExpression(), !953)
    #dbg_value(double 0.000000e+00, !950, !DIExpression(), !953)
    #dbg_value(i64 0, !951, !DIExpression(), !954)
  %3 = icmp eq i64 %1, 0, !dbg !955
  br i1 %3, label %26, label %4, !dbg !957

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !957
  %6 = icmp ult i64 %1, 4, !dbg !957
  br i1 %6, label %9, label %7, !dbg !957

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !957
  br label %29, !dbg !957

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !957
  br i1 %13, label %26, label %14, !dbg !957

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !951, !DIExpression(), !954)
    #dbg_value(double %16, !950, !DIExpression(), !953)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !958
  %19 = load float, ptr %18, align 4, !dbg !958, !tbaa !303
  %20 = fpext float %19 to double, !dbg !959
  %21 = fmul double %20, %20, !dbg !960
  %22 = fadd double %16, %21, !dbg !961
    #dbg_value(double %22, !950, !DIExpression(), !953)
  %23 = add nuw i64 %15, 1, !dbg !962
    #dbg_value(i64 %23, !951, !DIExpression(), !954)
  %24 = add i64 %17, 1, !dbg !957
  %25 = icmp eq i64 %24, %5, !dbg !957
  br i1 %25, label %26, label %14, !dbg !957, !llvm.loop !963

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !953
  %28 = tail call double @sqrt(double noundef %27) #16, !dbg !964
  ret double %28, !dbg !965

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !951, !DIExpression(), !954)
    #dbg_value(double %31, !950, !DIExpression(), !953)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !958
  %34 = load float, ptr %33, align 4, !dbg !958, !tbaa !303
  %35 = fpext float %34 to double, !dbg !959
  %36 = fmul double %35, %35, !dbg !960
  %37 = fadd double %31, %36, !dbg !961
    #dbg_value(double %37, !950, !DIExpression(), !953)
  %38 = or disjoint i64 %30, 1, !dbg !962
    #dbg_value(i64 %38, !951, !DIExpression(), !954)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !958
  %40 = load float, ptr %39, align 4, !dbg !958, !tbaa !303
  %41 = fpext float %40 to double, !dbg !959
  %42 = fmul double %41, %41, !dbg !960
  %43 = fadd double %37, %42, !dbg !961
    #dbg_value(double %43, !950, !DIExpression(), !953)
  %44 = or disjoint i64 %30, 2, !dbg !962
    #dbg_value(i64 %44, !951, !DIExpression(), !954)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !958
  %46 = load float, ptr %45, align 4, !dbg !958, !tbaa !303
  %47 = fpext float %46 to double, !dbg !959
  %48 = fmul double %47, %47, !dbg !960
  %49 = fadd double %43, %48, !dbg !961
    #dbg_value(double %49, !950, !DIExpression(), !953)
  %50 = or disjoint i64 %30, 3, !dbg !962
    #dbg_value(i64 %50, !951, !DIExpression(), !954)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !958
  %52 = load float, ptr %51, align 4, !dbg !958, !tbaa !303
  %53 = fpext float %52 to double, !dbg !959
  %54 = fmul double %53, %53, !dbg !960
  %55 = fadd double %49, %54, !dbg !961
    #dbg_value(double %55, !950, !DIExpression(), !953)
  %56 = add nuw i64 %30, 4, !dbg !962
    #dbg_value(i64 %56, !951, !DIExpression(), !954)
  %57 = add i64 %32, 4, !dbg !957
  %58 = icmp eq i64 %57, %8, !dbg !957
  br i1 %58, label %9, label %29, !dbg !957, !llvm.loop !966
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !968 double @sqrt(double noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare !dbg !971 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !974 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !980 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #14

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
attributes #11 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(none) }
attributes #18 = { cold nounwind }
attributes #19 = { cold }
attributes #20 = { nounwind allocsize(0) }
attributes #21 = { noreturn nounwind }

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!92, !93, !94, !95, !96, !97, !98}
!llvm.ident = !{!99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/cholesky/cholesky.h", directory: ".", checksumkind: CSK_MD5, checksum: "bf8cbe4f2f5d609619402f646d3e5564")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 13)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 648, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 81)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !29, line: 64, type: !30, isLocal: true, isDefinition: true)
!29 = !DIFile(filename: "samples/cholesky/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "eff53a0456f46c6f6d6b4d4d0b5b144a")
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 56)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !29, line: 48, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 33)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 44)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 34)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !29, line: 72, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 3)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !29, line: 75, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 24)
!58 = distinct !DICompileUnit(language: DW_LANG_C11, file: !59, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !60, retainedTypes: !74, globals: !89, splitDebugInlining: false, nameTableKind: None)
!59 = !DIFile(filename: "samples/cholesky/cholesky_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "a26dce9b1d86f3f2cd758e52eda3f834")
!60 = !{!61, !65, !68}
!61 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !29, line: 16, baseType: !62, size: 32, elements: !63)
!62 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!63 = !{!64}
!64 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!65 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 13, baseType: !62, size: 32, elements: !66)
!66 = !{!67}
!67 = !DIEnumerator(name: "MAX_BLOCK", value: 1024)
!68 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !69, line: 5, baseType: !62, size: 32, elements: !70)
!69 = !DIFile(filename: "samples/cholesky/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!70 = !{!71, !72, !73}
!71 = !DIEnumerator(name: "CblasColMajor", value: 102)
!72 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!73 = !DIEnumerator(name: "CblasTrans", value: 112)
!74 = !{!75, !78, !79, !83, !84, !87, !88}
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !76, line: 18, baseType: !77)
!76 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !80, line: 27, baseType: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !82, line: 45, baseType: !77)
!82 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!83 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !85, line: 26, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !82, line: 41, baseType: !78)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!88 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!89 = !{!0, !7, !12, !17, !22, !27, !33, !38, !43, !90, !48, !53}
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !29, line: 71, type: !3, isLocal: true, isDefinition: true)
!92 = !{i32 7, !"Dwarf Version", i32 5}
!93 = !{i32 2, !"Debug Info Version", i32 3}
!94 = !{i32 1, !"wchar_size", i32 4}
!95 = !{i32 8, !"PIC Level", i32 2}
!96 = !{i32 7, !"PIE Level", i32 2}
!97 = !{i32 7, !"uwtable", i32 2}
!98 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!99 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!100 = distinct !DISubprogram(name: "main", scope: !59, file: !59, line: 87, type: !101, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !105)
!101 = !DISubroutineType(types: !102)
!102 = !{!78, !78, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!105 = !{!106, !107, !108, !118, !120, !121, !122, !123, !124, !125}
!106 = !DILocalVariable(name: "argc", arg: 1, scope: !100, file: !59, line: 87, type: !78)
!107 = !DILocalVariable(name: "argv", arg: 2, scope: !100, file: !59, line: 87, type: !103)
!108 = !DILocalVariable(name: "arguments", scope: !100, file: !59, line: 88, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 19, baseType: !110)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 15, size: 192, elements: !111)
!111 = !{!112, !113, !114, !115}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !110, file: !2, line: 16, baseType: !78, size: 32)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !110, file: !2, line: 16, baseType: !78, size: 32, offset: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !110, file: !2, line: 17, baseType: !79, size: 64, offset: 64)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !110, file: !2, line: 18, baseType: !116, size: 64, offset: 128)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!118 = !DILocalVariable(name: "n", scope: !100, file: !59, line: 90, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!120 = !DILocalVariable(name: "block", scope: !100, file: !59, line: 90, type: !119)
!121 = !DILocalVariable(name: "a", scope: !100, file: !59, line: 91, type: !87)
!122 = !DILocalVariable(name: "w", scope: !100, file: !59, line: 92, type: !87)
!123 = !DILocalVariable(name: "scratch", scope: !100, file: !59, line: 93, type: !87)
!124 = !DILocalVariable(name: "positive", scope: !100, file: !59, line: 95, type: !119)
!125 = !DILocalVariable(name: "status", scope: !100, file: !59, line: 97, type: !119)
!126 = distinct !DIAssignID()
!127 = distinct !DIAssignID()
!128 = distinct !DIAssignID()
!129 = !DILocation(line: 0, scope: !100)
!130 = !DILocalVariable(name: "argc", arg: 1, scope: !131, file: !2, line: 27, type: !78)
!131 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 27, type: !132, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !135)
!132 = !DISubroutineType(types: !133)
!133 = !{!78, !78, !103, !134}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!135 = !{!130, !136, !137, !138, !140, !141}
!136 = !DILocalVariable(name: "argv", arg: 2, scope: !131, file: !2, line: 27, type: !103)
!137 = !DILocalVariable(name: "out", arg: 3, scope: !131, file: !2, line: 27, type: !134)
!138 = !DILocalVariable(name: "n", scope: !131, file: !2, line: 28, type: !139)
!139 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!140 = !DILocalVariable(name: "block", scope: !131, file: !2, line: 28, type: !139)
!141 = !DILocalVariable(name: "seed", scope: !131, file: !2, line: 28, type: !139)
!142 = !DILocation(line: 0, scope: !131, inlinedAt: !143)
!143 = distinct !DILocation(line: 89, column: 8, scope: !144)
!144 = distinct !DILexicalBlock(scope: !100, file: !59, line: 89, column: 7)
!145 = !DILocation(line: 29, column: 12, scope: !146, inlinedAt: !143)
!146 = distinct !DILexicalBlock(scope: !131, file: !2, line: 29, column: 7)
!147 = !DILocation(line: 29, column: 17, scope: !146, inlinedAt: !143)
!148 = !DILocalVariable(name: "end", scope: !149, file: !29, line: 60, type: !104)
!149 = distinct !DISubprogram(name: "parse_integer", scope: !29, file: !29, line: 56, type: !150, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !153)
!150 = !DISubroutineType(types: !151)
!151 = !{!78, !78, !103, !78, !116, !139, !139, !139, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!153 = !{!154, !155, !156, !157, !158, !159, !160, !161, !148}
!154 = !DILocalVariable(name: "argc", arg: 1, scope: !149, file: !29, line: 56, type: !78)
!155 = !DILocalVariable(name: "argv", arg: 2, scope: !149, file: !29, line: 56, type: !103)
!156 = !DILocalVariable(name: "position", arg: 3, scope: !149, file: !29, line: 56, type: !78)
!157 = !DILocalVariable(name: "name", arg: 4, scope: !149, file: !29, line: 56, type: !116)
!158 = !DILocalVariable(name: "low", arg: 5, scope: !149, file: !29, line: 56, type: !139)
!159 = !DILocalVariable(name: "high", arg: 6, scope: !149, file: !29, line: 57, type: !139)
!160 = !DILocalVariable(name: "fallback", arg: 7, scope: !149, file: !29, line: 57, type: !139)
!161 = !DILocalVariable(name: "out", arg: 8, scope: !149, file: !29, line: 57, type: !152)
!162 = !DILocation(line: 0, scope: !149, inlinedAt: !163)
!163 = distinct !DILocation(line: 29, column: 20, scope: !146, inlinedAt: !143)
!164 = !DILocation(line: 59, column: 16, scope: !165, inlinedAt: !163)
!165 = distinct !DILexicalBlock(scope: !149, file: !29, line: 59, column: 7)
!166 = !DILocation(line: 59, column: 7, scope: !149, inlinedAt: !163)
!167 = !DILocation(line: 60, column: 3, scope: !149, inlinedAt: !163)
!168 = !DILocation(line: 61, column: 3, scope: !149, inlinedAt: !163)
!169 = !DILocation(line: 61, column: 9, scope: !149, inlinedAt: !163)
!170 = !{!171, !171, i64 0}
!171 = !{!"int", !172, i64 0}
!172 = !{!"omnipotent char", !173, i64 0}
!173 = !{!"Simple C/C++ TBAA"}
!174 = !DILocation(line: 62, column: 17, scope: !149, inlinedAt: !163)
!175 = !{!176, !176, i64 0}
!176 = !{!"any pointer", !172, i64 0}
!177 = !DILocation(line: 62, column: 10, scope: !149, inlinedAt: !163)
!178 = !DILocation(line: 63, column: 8, scope: !179, inlinedAt: !163)
!179 = distinct !DILexicalBlock(scope: !149, file: !29, line: 63, column: 7)
!180 = !DILocation(line: 63, column: 7, scope: !179, inlinedAt: !163)
!181 = !{!172, !172, i64 0}
!182 = !DILocation(line: 63, column: 23, scope: !179, inlinedAt: !163)
!183 = !DILocation(line: 63, column: 28, scope: !179, inlinedAt: !163)
!184 = !DILocation(line: 63, column: 27, scope: !179, inlinedAt: !163)
!185 = !DILocation(line: 63, column: 32, scope: !179, inlinedAt: !163)
!186 = !DILocation(line: 63, column: 36, scope: !179, inlinedAt: !163)
!187 = !DILocation(line: 63, column: 42, scope: !179, inlinedAt: !163)
!188 = !DILocation(line: 64, column: 11, scope: !149, inlinedAt: !163)
!189 = !DILocation(line: 64, column: 3, scope: !149, inlinedAt: !163)
!190 = !DILocation(line: 67, column: 1, scope: !149, inlinedAt: !163)
!191 = !DILocation(line: 29, column: 74, scope: !146, inlinedAt: !143)
!192 = !DILocation(line: 32, column: 14, scope: !193, inlinedAt: !143)
!193 = distinct !DILexicalBlock(scope: !146, file: !2, line: 31, column: 69)
!194 = !DILocation(line: 0, scope: !149, inlinedAt: !195)
!195 = distinct !DILocation(line: 30, column: 7, scope: !146, inlinedAt: !143)
!196 = !DILocation(line: 59, column: 16, scope: !165, inlinedAt: !195)
!197 = !DILocation(line: 59, column: 7, scope: !149, inlinedAt: !195)
!198 = !DILocation(line: 60, column: 3, scope: !149, inlinedAt: !195)
!199 = !DILocation(line: 61, column: 9, scope: !149, inlinedAt: !195)
!200 = !DILocation(line: 62, column: 17, scope: !149, inlinedAt: !195)
!201 = !DILocation(line: 62, column: 10, scope: !149, inlinedAt: !195)
!202 = !DILocation(line: 63, column: 8, scope: !179, inlinedAt: !195)
!203 = !DILocation(line: 63, column: 7, scope: !179, inlinedAt: !195)
!204 = !DILocation(line: 63, column: 23, scope: !179, inlinedAt: !195)
!205 = !DILocation(line: 63, column: 28, scope: !179, inlinedAt: !195)
!206 = !DILocation(line: 63, column: 27, scope: !179, inlinedAt: !195)
!207 = !DILocation(line: 63, column: 32, scope: !179, inlinedAt: !195)
!208 = !DILocation(line: 63, column: 36, scope: !179, inlinedAt: !195)
!209 = !DILocation(line: 63, column: 42, scope: !179, inlinedAt: !195)
!210 = !DILocation(line: 64, column: 11, scope: !149, inlinedAt: !195)
!211 = !DILocation(line: 64, column: 3, scope: !149, inlinedAt: !195)
!212 = !DILocation(line: 67, column: 1, scope: !149, inlinedAt: !195)
!213 = !DILocation(line: 30, column: 72, scope: !146, inlinedAt: !143)
!214 = !DILocation(line: 32, column: 35, scope: !193, inlinedAt: !143)
!215 = !DILocation(line: 0, scope: !149, inlinedAt: !216)
!216 = distinct !DILocation(line: 31, column: 7, scope: !146, inlinedAt: !143)
!217 = !DILocation(line: 59, column: 16, scope: !165, inlinedAt: !216)
!218 = !DILocation(line: 59, column: 7, scope: !149, inlinedAt: !216)
!219 = !DILocation(line: 60, column: 3, scope: !149, inlinedAt: !216)
!220 = !DILocation(line: 61, column: 9, scope: !149, inlinedAt: !216)
!221 = !DILocation(line: 62, column: 17, scope: !149, inlinedAt: !216)
!222 = !DILocation(line: 62, column: 10, scope: !149, inlinedAt: !216)
!223 = !DILocation(line: 63, column: 8, scope: !179, inlinedAt: !216)
!224 = !DILocation(line: 63, column: 7, scope: !179, inlinedAt: !216)
!225 = !DILocation(line: 63, column: 23, scope: !179, inlinedAt: !216)
!226 = !DILocation(line: 63, column: 28, scope: !179, inlinedAt: !216)
!227 = !DILocation(line: 63, column: 27, scope: !179, inlinedAt: !216)
!228 = !DILocation(line: 63, column: 32, scope: !179, inlinedAt: !216)
!229 = !DILocation(line: 63, column: 36, scope: !179, inlinedAt: !216)
!230 = !DILocation(line: 63, column: 42, scope: !179, inlinedAt: !216)
!231 = !DILocation(line: 64, column: 11, scope: !149, inlinedAt: !216)
!232 = !DILocation(line: 64, column: 3, scope: !149, inlinedAt: !216)
!233 = !DILocation(line: 67, column: 1, scope: !149, inlinedAt: !216)
!234 = !DILocation(line: 29, column: 7, scope: !131, inlinedAt: !143)
!235 = !DILocation(line: 34, column: 24, scope: !193, inlinedAt: !143)
!236 = !DILocation(line: 34, column: 19, scope: !193, inlinedAt: !143)
!237 = !DILocation(line: 34, column: 30, scope: !193, inlinedAt: !143)
!238 = !DILocation(line: 37, column: 11, scope: !131, inlinedAt: !143)
!239 = !DILocation(line: 37, column: 3, scope: !131, inlinedAt: !143)
!240 = !DILocation(line: 89, column: 7, scope: !100)
!241 = !DILocalVariable(name: "x", arg: 1, scope: !242, file: !2, line: 21, type: !78)
!242 = distinct !DISubprogram(name: "smaller", scope: !2, file: !2, line: 21, type: !243, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !245)
!243 = !DISubroutineType(types: !244)
!244 = !{!78, !78, !78}
!245 = !{!241, !246}
!246 = !DILocalVariable(name: "y", arg: 2, scope: !242, file: !2, line: 21, type: !78)
!247 = !DILocation(line: 0, scope: !242, inlinedAt: !248)
!248 = distinct !DILocation(line: 90, column: 38, scope: !100)
!249 = !DILocation(line: 21, column: 50, scope: !242, inlinedAt: !248)
!250 = !DILocalVariable(name: "arguments", arg: 1, scope: !251, file: !2, line: 50, type: !254)
!251 = distinct !DISubprogram(name: "make_matrix", scope: !2, file: !2, line: 50, type: !252, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !256)
!252 = !DISubroutineType(types: !253)
!253 = !{!87, !254}
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64)
!255 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !109)
!256 = !{!250, !257, !258, !260, !261}
!257 = !DILocalVariable(name: "n", scope: !251, file: !2, line: 51, type: !119)
!258 = !DILocalVariable(name: "count", scope: !251, file: !2, line: 52, type: !259)
!259 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!260 = !DILocalVariable(name: "a", scope: !251, file: !2, line: 53, type: !87)
!261 = !DILocalVariable(name: "j", scope: !262, file: !2, line: 55, type: !78)
!262 = distinct !DILexicalBlock(scope: !251, file: !2, line: 55, column: 3)
!263 = !DILocation(line: 0, scope: !251, inlinedAt: !264)
!264 = distinct !DILocation(line: 91, column: 14, scope: !100)
!265 = !DILocation(line: 52, column: 24, scope: !251, inlinedAt: !264)
!266 = !DILocation(line: 52, column: 34, scope: !251, inlinedAt: !264)
!267 = !DILocalVariable(name: "count", arg: 1, scope: !268, file: !29, line: 45, type: !75)
!268 = distinct !DISubprogram(name: "allocate", scope: !29, file: !29, line: 45, type: !269, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !271)
!269 = !DISubroutineType(types: !270)
!270 = !{!87, !75}
!271 = !{!267, !272}
!272 = !DILocalVariable(name: "x", scope: !268, file: !29, line: 46, type: !87)
!273 = !DILocation(line: 0, scope: !268, inlinedAt: !274)
!274 = distinct !DILocation(line: 53, column: 14, scope: !251, inlinedAt: !264)
!275 = !DILocation(line: 46, column: 36, scope: !268, inlinedAt: !274)
!276 = !DILocation(line: 46, column: 23, scope: !268, inlinedAt: !274)
!277 = !DILocation(line: 47, column: 8, scope: !278, inlinedAt: !274)
!278 = distinct !DILexicalBlock(scope: !268, file: !29, line: 47, column: 7)
!279 = !DILocation(line: 47, column: 7, scope: !268, inlinedAt: !274)
!280 = !DILocation(line: 48, column: 13, scope: !281, inlinedAt: !274)
!281 = distinct !DILexicalBlock(scope: !278, file: !29, line: 47, column: 11)
!282 = !DILocation(line: 48, column: 5, scope: !281, inlinedAt: !274)
!283 = !DILocation(line: 49, column: 5, scope: !281, inlinedAt: !274)
!284 = !DILocation(line: 54, column: 59, scope: !251, inlinedAt: !264)
!285 = !DILocation(line: 54, column: 53, scope: !251, inlinedAt: !264)
!286 = !DILocation(line: 54, column: 51, scope: !251, inlinedAt: !264)
!287 = !DILocation(line: 54, column: 3, scope: !251, inlinedAt: !264)
!288 = !DILocation(line: 0, scope: !262, inlinedAt: !264)
!289 = !DILocation(line: 55, column: 3, scope: !262, inlinedAt: !264)
!290 = !DILocalVariable(name: "row", arg: 1, scope: !291, file: !2, line: 24, type: !78)
!291 = distinct !DISubprogram(name: "at", scope: !2, file: !2, line: 24, type: !292, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !294)
!292 = !DISubroutineType(types: !293)
!293 = !{!75, !78, !78, !78}
!294 = !{!290, !295, !296}
!295 = !DILocalVariable(name: "column", arg: 2, scope: !291, file: !2, line: 24, type: !78)
!296 = !DILocalVariable(name: "lda", arg: 3, scope: !291, file: !2, line: 24, type: !78)
!297 = !DILocation(line: 0, scope: !291, inlinedAt: !298)
!298 = distinct !DILocation(line: 55, column: 33, scope: !299, inlinedAt: !264)
!299 = distinct !DILexicalBlock(scope: !262, file: !2, line: 55, column: 3)
!300 = !DILocation(line: 24, column: 97, scope: !291, inlinedAt: !298)
!301 = !DILocation(line: 55, column: 31, scope: !299, inlinedAt: !264)
!302 = !DILocation(line: 55, column: 46, scope: !299, inlinedAt: !264)
!303 = !{!304, !304, i64 0}
!304 = !{!"float", !172, i64 0}
!305 = !DILocation(line: 55, column: 26, scope: !299, inlinedAt: !264)
!306 = distinct !{!306, !307}
!307 = !{!"llvm.loop.unroll.disable"}
!308 = !DILocalVariable(name: "a", arg: 1, scope: !309, file: !2, line: 43, type: !87)
!309 = distinct !DISubprogram(name: "clear_upper", scope: !2, file: !2, line: 43, type: !310, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !312)
!310 = !DISubroutineType(types: !311)
!311 = !{null, !87, !78}
!312 = !{!308, !313, !314}
!313 = !DILocalVariable(name: "n", arg: 2, scope: !309, file: !2, line: 43, type: !78)
!314 = !DILocalVariable(name: "j", scope: !315, file: !2, line: 44, type: !78)
!315 = distinct !DILexicalBlock(scope: !309, file: !2, line: 44, column: 3)
!316 = !DILocation(line: 0, scope: !309, inlinedAt: !317)
!317 = distinct !DILocation(line: 56, column: 3, scope: !251, inlinedAt: !264)
!318 = !DILocation(line: 0, scope: !315, inlinedAt: !317)
!319 = !DILocation(line: 44, column: 21, scope: !320, inlinedAt: !317)
!320 = distinct !DILexicalBlock(scope: !315, file: !2, line: 44, column: 3)
!321 = !DILocation(line: 44, column: 3, scope: !315, inlinedAt: !317)
!322 = !DILocation(line: 0, scope: !291, inlinedAt: !323)
!323 = distinct !DILocation(line: 44, column: 42, scope: !320, inlinedAt: !317)
!324 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !323)
!325 = !DILocation(line: 44, column: 40, scope: !320, inlinedAt: !317)
!326 = !DILocation(line: 44, column: 68, scope: !320, inlinedAt: !317)
!327 = !DILocation(line: 44, column: 31, scope: !320, inlinedAt: !317)
!328 = !DILocation(line: 44, column: 26, scope: !320, inlinedAt: !317)
!329 = distinct !{!329, !321, !330, !331}
!330 = !DILocation(line: 44, column: 83, scope: !315, inlinedAt: !317)
!331 = !{!"llvm.loop.mustprogress"}
!332 = distinct !{!332, !289, !333, !331}
!333 = !DILocation(line: 55, column: 48, scope: !262, inlinedAt: !264)
!334 = distinct !{!334, !307}
!335 = !DILocation(line: 92, column: 23, scope: !100)
!336 = !DILocation(line: 92, column: 37, scope: !100)
!337 = !DILocation(line: 0, scope: !268, inlinedAt: !338)
!338 = distinct !DILocation(line: 92, column: 14, scope: !100)
!339 = !DILocation(line: 46, column: 36, scope: !268, inlinedAt: !338)
!340 = !DILocation(line: 46, column: 23, scope: !268, inlinedAt: !338)
!341 = !DILocation(line: 47, column: 8, scope: !278, inlinedAt: !338)
!342 = !DILocation(line: 47, column: 7, scope: !268, inlinedAt: !338)
!343 = !DILocation(line: 48, column: 13, scope: !281, inlinedAt: !338)
!344 = !DILocation(line: 48, column: 5, scope: !281, inlinedAt: !338)
!345 = !DILocation(line: 49, column: 5, scope: !281, inlinedAt: !338)
!346 = !DILocation(line: 93, column: 39, scope: !100)
!347 = !DILocation(line: 0, scope: !268, inlinedAt: !348)
!348 = distinct !DILocation(line: 93, column: 20, scope: !100)
!349 = !DILocation(line: 46, column: 36, scope: !268, inlinedAt: !348)
!350 = !DILocation(line: 46, column: 23, scope: !268, inlinedAt: !348)
!351 = !DILocation(line: 47, column: 8, scope: !278, inlinedAt: !348)
!352 = !DILocation(line: 47, column: 7, scope: !268, inlinedAt: !348)
!353 = !DILocation(line: 48, column: 13, scope: !281, inlinedAt: !348)
!354 = !DILocation(line: 48, column: 5, scope: !281, inlinedAt: !348)
!355 = !DILocation(line: 49, column: 5, scope: !281, inlinedAt: !348)
!356 = !DILocation(line: 76, column: 40, scope: !357, inlinedAt: !374)
!357 = distinct !DILexicalBlock(scope: !358, file: !59, line: 75, column: 38)
!358 = distinct !DILexicalBlock(scope: !359, file: !59, line: 75, column: 3)
!359 = distinct !DILexicalBlock(scope: !360, file: !59, line: 75, column: 3)
!360 = distinct !DISubprogram(name: "cholesky", scope: !59, file: !59, line: 74, type: !361, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !363)
!361 = !DISubroutineType(types: !362)
!362 = !{!78, !87, !78, !78, !87, !87}
!363 = !{!364, !365, !366, !367, !368, !369, !370, !371, !372, !373}
!364 = !DILocalVariable(name: "a", arg: 1, scope: !360, file: !59, line: 74, type: !87)
!365 = !DILocalVariable(name: "n", arg: 2, scope: !360, file: !59, line: 74, type: !78)
!366 = !DILocalVariable(name: "block", arg: 3, scope: !360, file: !59, line: 74, type: !78)
!367 = !DILocalVariable(name: "w", arg: 4, scope: !360, file: !59, line: 74, type: !87)
!368 = !DILocalVariable(name: "scratch", arg: 5, scope: !360, file: !59, line: 74, type: !87)
!369 = !DILocalVariable(name: "j", scope: !359, file: !59, line: 75, type: !78)
!370 = !DILocalVariable(name: "width", scope: !357, file: !59, line: 76, type: !119)
!371 = !DILocalVariable(name: "below", scope: !357, file: !59, line: 76, type: !119)
!372 = !DILocalVariable(name: "diagonal", scope: !357, file: !59, line: 77, type: !87)
!373 = !DILocalVariable(name: "panel", scope: !357, file: !59, line: 77, type: !87)
!374 = distinct !DILocation(line: 95, column: 24, scope: !100)
!375 = !DILocation(line: 0, scope: !359, inlinedAt: !374)
!376 = !DILocation(line: 0, scope: !242, inlinedAt: !377)
!377 = distinct !DILocation(line: 76, column: 23, scope: !357, inlinedAt: !374)
!378 = !DILocation(line: 21, column: 50, scope: !242, inlinedAt: !377)
!379 = !DILocation(line: 0, scope: !357, inlinedAt: !374)
!380 = !DILocation(line: 76, column: 60, scope: !357, inlinedAt: !374)
!381 = !DILocation(line: 0, scope: !291, inlinedAt: !382)
!382 = distinct !DILocation(line: 77, column: 27, scope: !357, inlinedAt: !374)
!383 = !DILocation(line: 24, column: 97, scope: !291, inlinedAt: !382)
!384 = !DILocation(line: 77, column: 25, scope: !357, inlinedAt: !374)
!385 = !DILocation(line: 77, column: 58, scope: !357, inlinedAt: !374)
!386 = !DILocalVariable(name: "a", arg: 1, scope: !387, file: !59, line: 28, type: !87)
!387 = distinct !DISubprogram(name: "factor_block", scope: !59, file: !59, line: 28, type: !388, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !390)
!388 = !DISubroutineType(types: !389)
!389 = !{!78, !87, !78, !78}
!390 = !{!386, !391, !392, !393, !394, !395, !396}
!391 = !DILocalVariable(name: "lda", arg: 2, scope: !387, file: !59, line: 28, type: !78)
!392 = !DILocalVariable(name: "n", arg: 3, scope: !387, file: !59, line: 28, type: !78)
!393 = !DILocalVariable(name: "left", scope: !387, file: !59, line: 29, type: !119)
!394 = !DILocalVariable(name: "right", scope: !387, file: !59, line: 29, type: !119)
!395 = !DILocalVariable(name: "l21", scope: !387, file: !59, line: 30, type: !87)
!396 = !DILocalVariable(name: "a22", scope: !387, file: !59, line: 30, type: !87)
!397 = !DILocation(line: 0, scope: !387, inlinedAt: !398)
!398 = distinct !DILocation(line: 78, column: 10, scope: !399, inlinedAt: !374)
!399 = distinct !DILexicalBlock(scope: !357, file: !59, line: 78, column: 9)
!400 = !DILocation(line: 29, column: 23, scope: !387, inlinedAt: !398)
!401 = !DILocation(line: 29, column: 28, scope: !387, inlinedAt: !398)
!402 = !DILocation(line: 29, column: 43, scope: !387, inlinedAt: !398)
!403 = !DILocation(line: 30, column: 18, scope: !387, inlinedAt: !398)
!404 = !DILocation(line: 0, scope: !291, inlinedAt: !405)
!405 = distinct !DILocation(line: 30, column: 37, scope: !387, inlinedAt: !398)
!406 = !DILocation(line: 24, column: 97, scope: !291, inlinedAt: !405)
!407 = !DILocation(line: 30, column: 35, scope: !387, inlinedAt: !398)
!408 = !DILocalVariable(name: "a", arg: 1, scope: !409, file: !59, line: 15, type: !87)
!409 = distinct !DISubprogram(name: "factor_columns", scope: !59, file: !59, line: 15, type: !410, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !412)
!410 = !DISubroutineType(types: !411)
!411 = !{!78, !87, !78, !78, !78}
!412 = !{!408, !413, !414, !415, !416, !418, !421, !423, !425}
!413 = !DILocalVariable(name: "lda", arg: 2, scope: !409, file: !59, line: 15, type: !78)
!414 = !DILocalVariable(name: "rows", arg: 3, scope: !409, file: !59, line: 15, type: !78)
!415 = !DILocalVariable(name: "columns", arg: 4, scope: !409, file: !59, line: 15, type: !78)
!416 = !DILocalVariable(name: "c", scope: !417, file: !59, line: 16, type: !78)
!417 = distinct !DILexicalBlock(scope: !409, file: !59, line: 16, column: 3)
!418 = !DILocalVariable(name: "column", scope: !419, file: !59, line: 17, type: !87)
!419 = distinct !DILexicalBlock(scope: !420, file: !59, line: 16, column: 37)
!420 = distinct !DILexicalBlock(scope: !417, file: !59, line: 16, column: 3)
!421 = !DILocalVariable(name: "t", scope: !422, file: !59, line: 18, type: !78)
!422 = distinct !DILexicalBlock(scope: !419, file: !59, line: 18, column: 5)
!423 = !DILocalVariable(name: "pivot", scope: !419, file: !59, line: 21, type: !424)
!424 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!425 = !DILocalVariable(name: "i", scope: !426, file: !59, line: 22, type: !78)
!426 = distinct !DILexicalBlock(scope: !419, file: !59, line: 22, column: 5)
!427 = !DILocation(line: 0, scope: !409, inlinedAt: !428)
!428 = distinct !DILocation(line: 31, column: 8, scope: !429, inlinedAt: !398)
!429 = distinct !DILexicalBlock(scope: !387, file: !59, line: 31, column: 7)
!430 = !DILocation(line: 0, scope: !417, inlinedAt: !428)
!431 = !DILocation(line: 16, column: 21, scope: !420, inlinedAt: !428)
!432 = !DILocation(line: 16, column: 3, scope: !417, inlinedAt: !428)
!433 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !434)
!434 = distinct !DILocation(line: 17, column: 25, scope: !419, inlinedAt: !428)
!435 = !DILocation(line: 0, scope: !291, inlinedAt: !434)
!436 = !DILocation(line: 17, column: 23, scope: !419, inlinedAt: !428)
!437 = !DILocation(line: 0, scope: !419, inlinedAt: !428)
!438 = !DILocation(line: 0, scope: !422, inlinedAt: !428)
!439 = !DILocation(line: 18, column: 10, scope: !422, inlinedAt: !428)
!440 = !DILocation(line: 18, column: 23, scope: !441, inlinedAt: !428)
!441 = distinct !DILexicalBlock(scope: !422, file: !59, line: 18, column: 5)
!442 = !DILocation(line: 18, column: 5, scope: !422, inlinedAt: !428)
!443 = !DILocation(line: 20, column: 11, scope: !444, inlinedAt: !428)
!444 = distinct !DILexicalBlock(scope: !419, file: !59, line: 20, column: 9)
!445 = !DILocation(line: 20, column: 21, scope: !444, inlinedAt: !428)
!446 = !DILocation(line: 20, column: 9, scope: !419, inlinedAt: !428)
!447 = !DILocation(line: 0, scope: !291, inlinedAt: !448)
!448 = distinct !DILocation(line: 19, column: 37, scope: !441, inlinedAt: !428)
!449 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !448)
!450 = !DILocation(line: 19, column: 35, scope: !441, inlinedAt: !428)
!451 = !DILocation(line: 0, scope: !291, inlinedAt: !452)
!452 = distinct !DILocation(line: 19, column: 57, scope: !441, inlinedAt: !428)
!453 = !{!454}
!454 = distinct !{!454, !455, !"subtract_multiple: argument 0"}
!455 = distinct !{!455, !"subtract_multiple"}
!456 = !DILocation(line: 19, column: 7, scope: !441, inlinedAt: !428)
!457 = !{!458}
!458 = distinct !{!458, !455, !"subtract_multiple: argument 1"}
!459 = !DILocalVariable(name: "n", arg: 1, scope: !460, file: !59, line: 9, type: !78)
!460 = distinct !DISubprogram(name: "subtract_multiple", scope: !59, file: !59, line: 9, type: !461, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !466)
!461 = !DISubroutineType(types: !462)
!462 = !{null, !78, !83, !463, !465}
!463 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !464)
!464 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !424, size: 64)
!465 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !87)
!466 = !{!459, !467, !468, !469, !470}
!467 = !DILocalVariable(name: "factor", arg: 2, scope: !460, file: !59, line: 9, type: !83)
!468 = !DILocalVariable(name: "x", arg: 3, scope: !460, file: !59, line: 9, type: !463)
!469 = !DILocalVariable(name: "y", arg: 4, scope: !460, file: !59, line: 10, type: !465)
!470 = !DILocalVariable(name: "i", scope: !471, file: !59, line: 11, type: !78)
!471 = distinct !DILexicalBlock(scope: !460, file: !59, line: 11, column: 3)
!472 = !DILocation(line: 0, scope: !460, inlinedAt: !473)
!473 = distinct !DILocation(line: 19, column: 7, scope: !441, inlinedAt: !428)
!474 = !DILocation(line: 0, scope: !471, inlinedAt: !473)
!475 = !DILocation(line: 11, column: 3, scope: !471, inlinedAt: !473)
!476 = !DILocation(line: 11, column: 26, scope: !477, inlinedAt: !473)
!477 = distinct !DILexicalBlock(scope: !471, file: !59, line: 11, column: 3)
!478 = !DILocation(line: 11, column: 48, scope: !477, inlinedAt: !473)
!479 = !DILocation(line: 11, column: 46, scope: !477, inlinedAt: !473)
!480 = !DILocation(line: 11, column: 31, scope: !477, inlinedAt: !473)
!481 = !DILocation(line: 11, column: 36, scope: !477, inlinedAt: !473)
!482 = distinct !{!482, !475, !483, !331, !484, !485}
!483 = !DILocation(line: 11, column: 51, scope: !471, inlinedAt: !473)
!484 = !{!"llvm.loop.isvectorized", i32 1}
!485 = !{!"llvm.loop.unroll.runtime.disable"}
!486 = !DILocation(line: 11, column: 21, scope: !477, inlinedAt: !473)
!487 = distinct !{!487, !475, !483, !331, !485, !484}
!488 = !DILocation(line: 18, column: 28, scope: !441, inlinedAt: !428)
!489 = distinct !{!489, !442, !490, !331}
!490 = !DILocation(line: 19, column: 82, scope: !422, inlinedAt: !428)
!491 = !DILocation(line: 21, column: 25, scope: !419, inlinedAt: !428)
!492 = !DILocation(line: 0, scope: !426, inlinedAt: !428)
!493 = !DILocation(line: 22, column: 23, scope: !494, inlinedAt: !428)
!494 = distinct !DILexicalBlock(scope: !426, file: !59, line: 22, column: 5)
!495 = !DILocation(line: 22, column: 5, scope: !426, inlinedAt: !428)
!496 = !DILocation(line: 22, column: 36, scope: !494, inlinedAt: !428)
!497 = !DILocation(line: 22, column: 46, scope: !494, inlinedAt: !428)
!498 = distinct !{!498, !495, !499, !331, !484, !485}
!499 = !DILocation(line: 22, column: 49, scope: !426, inlinedAt: !428)
!500 = !DILocation(line: 22, column: 31, scope: !494, inlinedAt: !428)
!501 = distinct !{!501, !495, !499, !331, !485, !484}
!502 = !DILocation(line: 16, column: 32, scope: !420, inlinedAt: !428)
!503 = distinct !{!503, !432, !504, !331}
!504 = !DILocation(line: 23, column: 3, scope: !417, inlinedAt: !428)
!505 = !DILocation(line: 31, column: 7, scope: !387, inlinedAt: !398)
!506 = !DILocation(line: 32, column: 13, scope: !507, inlinedAt: !398)
!507 = distinct !DILexicalBlock(scope: !387, file: !59, line: 32, column: 7)
!508 = !DILocation(line: 32, column: 7, scope: !387, inlinedAt: !398)
!509 = !DILocation(line: 33, column: 3, scope: !387, inlinedAt: !398)
!510 = !DILocation(line: 0, scope: !409, inlinedAt: !511)
!511 = distinct !DILocation(line: 35, column: 10, scope: !387, inlinedAt: !398)
!512 = !DILocation(line: 0, scope: !417, inlinedAt: !511)
!513 = !DILocation(line: 16, column: 21, scope: !420, inlinedAt: !511)
!514 = !DILocation(line: 16, column: 3, scope: !417, inlinedAt: !511)
!515 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !516)
!516 = distinct !DILocation(line: 17, column: 25, scope: !419, inlinedAt: !511)
!517 = !DILocation(line: 0, scope: !291, inlinedAt: !516)
!518 = !DILocation(line: 17, column: 23, scope: !419, inlinedAt: !511)
!519 = !DILocation(line: 0, scope: !419, inlinedAt: !511)
!520 = !DILocation(line: 0, scope: !422, inlinedAt: !511)
!521 = !DILocation(line: 18, column: 10, scope: !422, inlinedAt: !511)
!522 = !DILocation(line: 18, column: 23, scope: !441, inlinedAt: !511)
!523 = !DILocation(line: 18, column: 5, scope: !422, inlinedAt: !511)
!524 = !DILocation(line: 20, column: 11, scope: !444, inlinedAt: !511)
!525 = !DILocation(line: 20, column: 21, scope: !444, inlinedAt: !511)
!526 = !DILocation(line: 20, column: 9, scope: !419, inlinedAt: !511)
!527 = !DILocation(line: 0, scope: !291, inlinedAt: !528)
!528 = distinct !DILocation(line: 19, column: 37, scope: !441, inlinedAt: !511)
!529 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !528)
!530 = !DILocation(line: 19, column: 35, scope: !441, inlinedAt: !511)
!531 = !DILocation(line: 0, scope: !291, inlinedAt: !532)
!532 = distinct !DILocation(line: 19, column: 57, scope: !441, inlinedAt: !511)
!533 = !{!534}
!534 = distinct !{!534, !535, !"subtract_multiple: argument 0"}
!535 = distinct !{!535, !"subtract_multiple"}
!536 = !DILocation(line: 19, column: 7, scope: !441, inlinedAt: !511)
!537 = !{!538}
!538 = distinct !{!538, !535, !"subtract_multiple: argument 1"}
!539 = !DILocation(line: 0, scope: !460, inlinedAt: !540)
!540 = distinct !DILocation(line: 19, column: 7, scope: !441, inlinedAt: !511)
!541 = !DILocation(line: 0, scope: !471, inlinedAt: !540)
!542 = !DILocation(line: 11, column: 3, scope: !471, inlinedAt: !540)
!543 = !DILocation(line: 11, column: 26, scope: !477, inlinedAt: !540)
!544 = !DILocation(line: 11, column: 48, scope: !477, inlinedAt: !540)
!545 = !DILocation(line: 11, column: 46, scope: !477, inlinedAt: !540)
!546 = !DILocation(line: 11, column: 31, scope: !477, inlinedAt: !540)
!547 = !DILocation(line: 11, column: 36, scope: !477, inlinedAt: !540)
!548 = distinct !{!548, !542, !549, !331, !484, !485}
!549 = !DILocation(line: 11, column: 51, scope: !471, inlinedAt: !540)
!550 = !DILocation(line: 11, column: 21, scope: !477, inlinedAt: !540)
!551 = distinct !{!551, !542, !549, !331, !485, !484}
!552 = !DILocation(line: 18, column: 28, scope: !441, inlinedAt: !511)
!553 = distinct !{!553, !523, !554, !331}
!554 = !DILocation(line: 19, column: 82, scope: !422, inlinedAt: !511)
!555 = !DILocation(line: 21, column: 25, scope: !419, inlinedAt: !511)
!556 = !DILocation(line: 0, scope: !426, inlinedAt: !511)
!557 = !DILocation(line: 22, column: 23, scope: !494, inlinedAt: !511)
!558 = !DILocation(line: 22, column: 5, scope: !426, inlinedAt: !511)
!559 = !DILocation(line: 22, column: 36, scope: !494, inlinedAt: !511)
!560 = !DILocation(line: 22, column: 46, scope: !494, inlinedAt: !511)
!561 = distinct !{!561, !558, !562, !331, !484, !485}
!562 = !DILocation(line: 22, column: 49, scope: !426, inlinedAt: !511)
!563 = !DILocation(line: 22, column: 31, scope: !494, inlinedAt: !511)
!564 = distinct !{!564, !558, !562, !331, !485, !484}
!565 = !DILocation(line: 16, column: 32, scope: !420, inlinedAt: !511)
!566 = distinct !{!566, !514, !567, !331}
!567 = !DILocation(line: 23, column: 3, scope: !417, inlinedAt: !511)
!568 = !DILocation(line: 78, column: 9, scope: !357, inlinedAt: !374)
!569 = !DILocation(line: 79, column: 15, scope: !570, inlinedAt: !374)
!570 = distinct !DILexicalBlock(scope: !357, file: !59, line: 79, column: 9)
!571 = !DILocation(line: 79, column: 9, scope: !357, inlinedAt: !374)
!572 = !DILocalVariable(name: "l", arg: 1, scope: !573, file: !59, line: 39, type: !464)
!573 = distinct !DISubprogram(name: "invert_transposed", scope: !59, file: !59, line: 39, type: !574, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !576)
!574 = !DISubroutineType(types: !575)
!575 = !{null, !464, !78, !78, !87}
!576 = !{!572, !577, !578, !579, !580, !582, !585, !587}
!577 = !DILocalVariable(name: "ldl", arg: 2, scope: !573, file: !59, line: 39, type: !78)
!578 = !DILocalVariable(name: "n", arg: 3, scope: !573, file: !59, line: 39, type: !78)
!579 = !DILocalVariable(name: "w", arg: 4, scope: !573, file: !59, line: 39, type: !87)
!580 = !DILocalVariable(name: "r", scope: !581, file: !59, line: 41, type: !78)
!581 = distinct !DILexicalBlock(scope: !573, file: !59, line: 41, column: 3)
!582 = !DILocalVariable(name: "column", scope: !583, file: !59, line: 42, type: !87)
!583 = distinct !DILexicalBlock(scope: !584, file: !59, line: 41, column: 31)
!584 = distinct !DILexicalBlock(scope: !581, file: !59, line: 41, column: 3)
!585 = !DILocalVariable(name: "t", scope: !586, file: !59, line: 44, type: !78)
!586 = distinct !DILexicalBlock(scope: !583, file: !59, line: 44, column: 5)
!587 = !DILocalVariable(name: "i", scope: !588, file: !59, line: 46, type: !78)
!588 = distinct !DILexicalBlock(scope: !583, file: !59, line: 46, column: 5)
!589 = !DILocation(line: 0, scope: !573, inlinedAt: !590)
!590 = distinct !DILocation(line: 80, column: 5, scope: !357, inlinedAt: !374)
!591 = !DILocation(line: 40, column: 26, scope: !573, inlinedAt: !590)
!592 = !DILocation(line: 40, column: 30, scope: !573, inlinedAt: !590)
!593 = !DILocation(line: 40, column: 3, scope: !573, inlinedAt: !590)
!594 = !DILocation(line: 0, scope: !581, inlinedAt: !590)
!595 = !DILocation(line: 41, column: 21, scope: !584, inlinedAt: !590)
!596 = !DILocation(line: 41, column: 3, scope: !581, inlinedAt: !590)
!597 = !DILocation(line: 0, scope: !291, inlinedAt: !598)
!598 = distinct !DILocation(line: 42, column: 25, scope: !583, inlinedAt: !590)
!599 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !598)
!600 = !DILocation(line: 42, column: 23, scope: !583, inlinedAt: !590)
!601 = !DILocation(line: 0, scope: !583, inlinedAt: !590)
!602 = !DILocation(line: 43, column: 5, scope: !583, inlinedAt: !590)
!603 = !DILocation(line: 43, column: 15, scope: !583, inlinedAt: !590)
!604 = !DILocation(line: 0, scope: !586, inlinedAt: !590)
!605 = !DILocation(line: 44, column: 10, scope: !586, inlinedAt: !590)
!606 = !DILocation(line: 44, column: 23, scope: !607, inlinedAt: !590)
!607 = distinct !DILexicalBlock(scope: !586, file: !59, line: 44, column: 5)
!608 = !DILocation(line: 44, column: 5, scope: !586, inlinedAt: !590)
!609 = !DILocation(line: 0, scope: !588, inlinedAt: !590)
!610 = !DILocation(line: 46, column: 5, scope: !588, inlinedAt: !590)
!611 = !DILocation(line: 46, column: 29, scope: !612, inlinedAt: !590)
!612 = distinct !DILexicalBlock(scope: !588, file: !59, line: 46, column: 5)
!613 = !DILocation(line: 46, column: 34, scope: !612, inlinedAt: !590)
!614 = !DILocation(line: 46, column: 44, scope: !612, inlinedAt: !590)
!615 = distinct !{!615, !610, !616, !331, !484, !485}
!616 = !DILocation(line: 46, column: 62, scope: !588, inlinedAt: !590)
!617 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !618)
!618 = distinct !DILocation(line: 45, column: 34, scope: !607, inlinedAt: !590)
!619 = !DILocation(line: 0, scope: !291, inlinedAt: !618)
!620 = !DILocation(line: 45, column: 32, scope: !607, inlinedAt: !590)
!621 = !DILocation(line: 0, scope: !291, inlinedAt: !622)
!622 = distinct !DILocation(line: 45, column: 54, scope: !607, inlinedAt: !590)
!623 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !622)
!624 = !DILocation(line: 45, column: 52, scope: !607, inlinedAt: !590)
!625 = !{!626}
!626 = distinct !{!626, !627, !"subtract_multiple: argument 0"}
!627 = distinct !{!627, !"subtract_multiple"}
!628 = !DILocation(line: 45, column: 7, scope: !607, inlinedAt: !590)
!629 = !{!630}
!630 = distinct !{!630, !627, !"subtract_multiple: argument 1"}
!631 = !DILocation(line: 0, scope: !460, inlinedAt: !632)
!632 = distinct !DILocation(line: 45, column: 7, scope: !607, inlinedAt: !590)
!633 = !DILocation(line: 0, scope: !471, inlinedAt: !632)
!634 = !DILocation(line: 11, column: 3, scope: !471, inlinedAt: !632)
!635 = !DILocation(line: 11, column: 26, scope: !477, inlinedAt: !632)
!636 = !DILocation(line: 11, column: 48, scope: !477, inlinedAt: !632)
!637 = !DILocation(line: 11, column: 46, scope: !477, inlinedAt: !632)
!638 = !DILocation(line: 11, column: 31, scope: !477, inlinedAt: !632)
!639 = !DILocation(line: 11, column: 36, scope: !477, inlinedAt: !632)
!640 = distinct !{!640, !634, !641, !331, !484, !485}
!641 = !DILocation(line: 11, column: 51, scope: !471, inlinedAt: !632)
!642 = !DILocation(line: 11, column: 21, scope: !477, inlinedAt: !632)
!643 = distinct !{!643, !634, !641, !331, !485, !484}
!644 = !DILocation(line: 45, column: 27, scope: !607, inlinedAt: !590)
!645 = distinct !{!645, !608, !646, !331}
!646 = !DILocation(line: 45, column: 73, scope: !586, inlinedAt: !590)
!647 = !DILocation(line: 41, column: 26, scope: !584, inlinedAt: !590)
!648 = distinct !{!648, !596, !649, !331}
!649 = !DILocation(line: 47, column: 3, scope: !581, inlinedAt: !590)
!650 = !DILocation(line: 0, scope: !291, inlinedAt: !651)
!651 = distinct !DILocation(line: 46, column: 49, scope: !612, inlinedAt: !590)
!652 = !DILocation(line: 46, column: 23, scope: !612, inlinedAt: !590)
!653 = distinct !{!653, !610, !616, !331, !485, !484}
!654 = !DILocalVariable(name: "w", arg: 1, scope: !655, file: !59, line: 51, type: !464)
!655 = distinct !DISubprogram(name: "solve_panel", scope: !59, file: !59, line: 51, type: !656, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !658)
!656 = !DISubroutineType(types: !657)
!657 = !{null, !464, !78, !78, !87, !78, !87}
!658 = !{!654, !659, !660, !661, !662, !663, !664}
!659 = !DILocalVariable(name: "m", arg: 2, scope: !655, file: !59, line: 51, type: !78)
!660 = !DILocalVariable(name: "n", arg: 3, scope: !655, file: !59, line: 51, type: !78)
!661 = !DILocalVariable(name: "panel", arg: 4, scope: !655, file: !59, line: 51, type: !87)
!662 = !DILocalVariable(name: "lda", arg: 5, scope: !655, file: !59, line: 51, type: !78)
!663 = !DILocalVariable(name: "scratch", arg: 6, scope: !655, file: !59, line: 51, type: !87)
!664 = !DILocalVariable(name: "j", scope: !665, file: !59, line: 52, type: !78)
!665 = distinct !DILexicalBlock(scope: !655, file: !59, line: 52, column: 3)
!666 = !DILocation(line: 0, scope: !655, inlinedAt: !667)
!667 = distinct !DILocation(line: 81, column: 5, scope: !357, inlinedAt: !374)
!668 = !DILocation(line: 0, scope: !665, inlinedAt: !667)
!669 = !DILocation(line: 52, column: 3, scope: !665, inlinedAt: !667)
!670 = !DILocation(line: 0, scope: !291, inlinedAt: !671)
!671 = distinct !DILocation(line: 53, column: 22, scope: !672, inlinedAt: !667)
!672 = distinct !DILexicalBlock(scope: !665, file: !59, line: 52, column: 3)
!673 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !671)
!674 = !DILocation(line: 53, column: 20, scope: !672, inlinedAt: !667)
!675 = !DILocation(line: 0, scope: !291, inlinedAt: !676)
!676 = distinct !DILocation(line: 53, column: 43, scope: !672, inlinedAt: !667)
!677 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !676)
!678 = !DILocation(line: 53, column: 41, scope: !672, inlinedAt: !667)
!679 = !DILocation(line: 53, column: 5, scope: !672, inlinedAt: !667)
!680 = !DILocation(line: 52, column: 26, scope: !672, inlinedAt: !667)
!681 = distinct !{!681, !669, !682, !331}
!682 = !DILocation(line: 53, column: 83, scope: !665, inlinedAt: !667)
!683 = !DILocation(line: 54, column: 3, scope: !655, inlinedAt: !667)
!684 = !DILocation(line: 82, column: 51, scope: !357, inlinedAt: !374)
!685 = !DILocation(line: 0, scope: !291, inlinedAt: !686)
!686 = distinct !DILocation(line: 82, column: 46, scope: !357, inlinedAt: !374)
!687 = !DILocation(line: 24, column: 97, scope: !291, inlinedAt: !686)
!688 = !DILocation(line: 82, column: 44, scope: !357, inlinedAt: !374)
!689 = !DILocalVariable(name: "panel", arg: 1, scope: !690, file: !59, line: 59, type: !464)
!690 = distinct !DISubprogram(name: "update_trailing", scope: !59, file: !59, line: 59, type: !691, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !693)
!691 = !DISubroutineType(types: !692)
!692 = !{null, !464, !78, !78, !87, !78, !78}
!693 = !{!689, !694, !695, !696, !697, !698, !699, !701, !704, !705, !706}
!694 = !DILocalVariable(name: "m", arg: 2, scope: !690, file: !59, line: 59, type: !78)
!695 = !DILocalVariable(name: "k", arg: 3, scope: !690, file: !59, line: 59, type: !78)
!696 = !DILocalVariable(name: "trailing", arg: 4, scope: !690, file: !59, line: 59, type: !87)
!697 = !DILocalVariable(name: "lda", arg: 5, scope: !690, file: !59, line: 59, type: !78)
!698 = !DILocalVariable(name: "block", arg: 6, scope: !690, file: !59, line: 60, type: !78)
!699 = !DILocalVariable(name: "j", scope: !700, file: !59, line: 61, type: !78)
!700 = distinct !DILexicalBlock(scope: !690, file: !59, line: 61, column: 3)
!701 = !DILocalVariable(name: "n", scope: !702, file: !59, line: 62, type: !119)
!702 = distinct !DILexicalBlock(scope: !703, file: !59, line: 61, column: 38)
!703 = distinct !DILexicalBlock(scope: !700, file: !59, line: 61, column: 3)
!704 = !DILocalVariable(name: "below", scope: !702, file: !59, line: 62, type: !119)
!705 = !DILocalVariable(name: "top", scope: !702, file: !59, line: 63, type: !464)
!706 = !DILocalVariable(name: "diagonal", scope: !702, file: !59, line: 64, type: !87)
!707 = !DILocation(line: 0, scope: !690, inlinedAt: !708)
!708 = distinct !DILocation(line: 82, column: 5, scope: !357, inlinedAt: !374)
!709 = !DILocation(line: 0, scope: !700, inlinedAt: !708)
!710 = !DILocation(line: 61, column: 21, scope: !703, inlinedAt: !708)
!711 = !DILocation(line: 61, column: 3, scope: !700, inlinedAt: !708)
!712 = !DILocation(line: 0, scope: !242, inlinedAt: !713)
!713 = distinct !DILocation(line: 62, column: 19, scope: !702, inlinedAt: !708)
!714 = !DILocation(line: 21, column: 50, scope: !242, inlinedAt: !713)
!715 = !DILocation(line: 0, scope: !702, inlinedAt: !708)
!716 = !DILocation(line: 62, column: 56, scope: !702, inlinedAt: !708)
!717 = !DILocation(line: 63, column: 30, scope: !702, inlinedAt: !708)
!718 = !DILocation(line: 0, scope: !291, inlinedAt: !719)
!719 = distinct !DILocation(line: 64, column: 34, scope: !702, inlinedAt: !708)
!720 = !DILocation(line: 24, column: 97, scope: !291, inlinedAt: !719)
!721 = !DILocation(line: 64, column: 32, scope: !702, inlinedAt: !708)
!722 = !DILocation(line: 65, column: 5, scope: !702, inlinedAt: !708)
!723 = !DILocation(line: 67, column: 15, scope: !724, inlinedAt: !708)
!724 = distinct !DILexicalBlock(scope: !702, file: !59, line: 67, column: 9)
!725 = !DILocation(line: 67, column: 9, scope: !702, inlinedAt: !708)
!726 = !DILocation(line: 68, column: 84, scope: !724, inlinedAt: !708)
!727 = !DILocation(line: 69, column: 39, scope: !724, inlinedAt: !708)
!728 = !DILocation(line: 68, column: 7, scope: !724, inlinedAt: !708)
!729 = !DILocation(line: 61, column: 28, scope: !703, inlinedAt: !708)
!730 = distinct !{!730, !711, !731, !331}
!731 = !DILocation(line: 70, column: 3, scope: !700, inlinedAt: !708)
!732 = !DILocation(line: 75, column: 28, scope: !358, inlinedAt: !374)
!733 = !DILocation(line: 75, column: 21, scope: !358, inlinedAt: !374)
!734 = !DILocation(line: 75, column: 3, scope: !359, inlinedAt: !374)
!735 = distinct !{!735, !734, !736, !331}
!736 = !DILocation(line: 83, column: 3, scope: !359, inlinedAt: !374)
!737 = !DILocalVariable(name: "arguments", arg: 1, scope: !738, file: !2, line: 62, type: !254)
!738 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 62, type: !739, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !741)
!739 = !DISubroutineType(types: !740)
!740 = !{!78, !254, !78, !87}
!741 = !{!737, !742, !743, !744}
!742 = !DILocalVariable(name: "positive", arg: 2, scope: !738, file: !2, line: 62, type: !78)
!743 = !DILocalVariable(name: "l", arg: 3, scope: !738, file: !2, line: 62, type: !87)
!744 = !DILocalVariable(name: "count", scope: !738, file: !2, line: 63, type: !259)
!745 = !DILocation(line: 0, scope: !738, inlinedAt: !746)
!746 = distinct !DILocation(line: 97, column: 22, scope: !100)
!747 = !DILocation(line: 65, column: 13, scope: !748, inlinedAt: !746)
!748 = distinct !DILexicalBlock(scope: !749, file: !2, line: 64, column: 18)
!749 = distinct !DILexicalBlock(scope: !738, file: !2, line: 64, column: 7)
!750 = !DILocation(line: 65, column: 5, scope: !748, inlinedAt: !746)
!751 = !DILocation(line: 66, column: 5, scope: !748, inlinedAt: !746)
!752 = !DILocation(line: 0, scope: !309, inlinedAt: !753)
!753 = distinct !DILocation(line: 68, column: 3, scope: !738, inlinedAt: !746)
!754 = !DILocation(line: 0, scope: !315, inlinedAt: !753)
!755 = !DILocation(line: 44, column: 21, scope: !320, inlinedAt: !753)
!756 = !DILocation(line: 44, column: 3, scope: !315, inlinedAt: !753)
!757 = !DILocation(line: 0, scope: !291, inlinedAt: !758)
!758 = distinct !DILocation(line: 44, column: 42, scope: !320, inlinedAt: !753)
!759 = !DILocation(line: 24, column: 91, scope: !291, inlinedAt: !758)
!760 = !DILocation(line: 44, column: 40, scope: !320, inlinedAt: !753)
!761 = !DILocation(line: 44, column: 68, scope: !320, inlinedAt: !753)
!762 = !DILocation(line: 44, column: 31, scope: !320, inlinedAt: !753)
!763 = !DILocation(line: 44, column: 26, scope: !320, inlinedAt: !753)
!764 = distinct !{!764, !756, !765, !331}
!765 = !DILocation(line: 44, column: 83, scope: !315, inlinedAt: !753)
!766 = distinct !{!766, !307}
!767 = !DILocation(line: 70, column: 10, scope: !738, inlinedAt: !746)
!768 = !DILocation(line: 69, column: 3, scope: !738, inlinedAt: !746)
!769 = !DILocalVariable(name: "path", arg: 1, scope: !770, file: !29, line: 70, type: !116)
!770 = distinct !DISubprogram(name: "write_result", scope: !29, file: !29, line: 70, type: !771, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !773)
!771 = !DISubroutineType(types: !772)
!772 = !{!78, !116, !464, !75}
!773 = !{!769, !774, !775, !776, !832}
!774 = !DILocalVariable(name: "x", arg: 2, scope: !770, file: !29, line: 70, type: !464)
!775 = !DILocalVariable(name: "count", arg: 3, scope: !770, file: !29, line: 70, type: !75)
!776 = !DILocalVariable(name: "file", scope: !770, file: !29, line: 72, type: !777)
!777 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !778, size: 64)
!778 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !779, line: 7, baseType: !780)
!779 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!780 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !781, line: 49, size: 1728, elements: !782)
!781 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!782 = !{!783, !784, !785, !786, !787, !788, !789, !790, !791, !792, !793, !794, !795, !798, !800, !801, !802, !804, !806, !808, !812, !815, !817, !820, !823, !824, !826, !827, !828}
!783 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !780, file: !781, line: 51, baseType: !78, size: 32)
!784 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !780, file: !781, line: 54, baseType: !104, size: 64, offset: 64)
!785 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !780, file: !781, line: 55, baseType: !104, size: 64, offset: 128)
!786 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !780, file: !781, line: 56, baseType: !104, size: 64, offset: 192)
!787 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !780, file: !781, line: 57, baseType: !104, size: 64, offset: 256)
!788 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !780, file: !781, line: 58, baseType: !104, size: 64, offset: 320)
!789 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !780, file: !781, line: 59, baseType: !104, size: 64, offset: 384)
!790 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !780, file: !781, line: 60, baseType: !104, size: 64, offset: 448)
!791 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !780, file: !781, line: 61, baseType: !104, size: 64, offset: 512)
!792 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !780, file: !781, line: 64, baseType: !104, size: 64, offset: 576)
!793 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !780, file: !781, line: 65, baseType: !104, size: 64, offset: 640)
!794 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !780, file: !781, line: 66, baseType: !104, size: 64, offset: 704)
!795 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !780, file: !781, line: 68, baseType: !796, size: 64, offset: 768)
!796 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !797, size: 64)
!797 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !781, line: 36, flags: DIFlagFwdDecl)
!798 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !780, file: !781, line: 70, baseType: !799, size: 64, offset: 832)
!799 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !780, size: 64)
!800 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !780, file: !781, line: 72, baseType: !78, size: 32, offset: 896)
!801 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !780, file: !781, line: 73, baseType: !78, size: 32, offset: 928)
!802 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !780, file: !781, line: 74, baseType: !803, size: 64, offset: 960)
!803 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !82, line: 152, baseType: !139)
!804 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !780, file: !781, line: 77, baseType: !805, size: 16, offset: 1024)
!805 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!806 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !780, file: !781, line: 78, baseType: !807, size: 8, offset: 1040)
!807 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!808 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !780, file: !781, line: 79, baseType: !809, size: 8, offset: 1048)
!809 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !810)
!810 = !{!811}
!811 = !DISubrange(count: 1)
!812 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !780, file: !781, line: 81, baseType: !813, size: 64, offset: 1088)
!813 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !814, size: 64)
!814 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !781, line: 43, baseType: null)
!815 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !780, file: !781, line: 89, baseType: !816, size: 64, offset: 1152)
!816 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !82, line: 153, baseType: !139)
!817 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !780, file: !781, line: 91, baseType: !818, size: 64, offset: 1216)
!818 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !819, size: 64)
!819 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !781, line: 37, flags: DIFlagFwdDecl)
!820 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !780, file: !781, line: 92, baseType: !821, size: 64, offset: 1280)
!821 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !822, size: 64)
!822 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !781, line: 38, flags: DIFlagFwdDecl)
!823 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !780, file: !781, line: 93, baseType: !799, size: 64, offset: 1344)
!824 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !780, file: !781, line: 94, baseType: !825, size: 64, offset: 1408)
!825 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!826 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !780, file: !781, line: 95, baseType: !75, size: 64, offset: 1472)
!827 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !780, file: !781, line: 96, baseType: !78, size: 32, offset: 1536)
!828 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !780, file: !781, line: 98, baseType: !829, size: 160, offset: 1568)
!829 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !830)
!830 = !{!831}
!831 = !DISubrange(count: 20)
!832 = !DILocalVariable(name: "written", scope: !770, file: !29, line: 73, type: !259)
!833 = !DILocation(line: 0, scope: !770, inlinedAt: !834)
!834 = distinct !DILocation(line: 71, column: 10, scope: !738, inlinedAt: !746)
!835 = !DILocation(line: 71, column: 8, scope: !836, inlinedAt: !834)
!836 = distinct !DILexicalBlock(scope: !770, file: !29, line: 71, column: 7)
!837 = !DILocation(line: 71, column: 7, scope: !770, inlinedAt: !834)
!838 = !DILocation(line: 72, column: 16, scope: !770, inlinedAt: !834)
!839 = !DILocation(line: 73, column: 26, scope: !770, inlinedAt: !834)
!840 = !DILocation(line: 73, column: 33, scope: !770, inlinedAt: !834)
!841 = !DILocation(line: 74, column: 16, scope: !842, inlinedAt: !834)
!842 = distinct !DILexicalBlock(scope: !770, file: !29, line: 74, column: 7)
!843 = !DILocation(line: 74, column: 29, scope: !842, inlinedAt: !834)
!844 = !DILocation(line: 75, column: 11, scope: !770, inlinedAt: !834)
!845 = !DILocation(line: 75, column: 3, scope: !770, inlinedAt: !834)
!846 = !DILocation(line: 76, column: 3, scope: !770, inlinedAt: !834)
!847 = !DILocation(line: 98, column: 3, scope: !100)
!848 = !DILocation(line: 98, column: 12, scope: !100)
!849 = !DILocation(line: 98, column: 21, scope: !100)
!850 = !DILocation(line: 100, column: 1, scope: !100)
!851 = !DISubprogram(name: "free", scope: !852, file: !852, line: 568, type: !853, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!852 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!853 = !DISubroutineType(types: !854)
!854 = !{null, !825}
!855 = !DISubprogram(name: "fprintf", scope: !856, file: !856, line: 350, type: !857, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!856 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!857 = !DISubroutineType(types: !858)
!858 = !{!78, !859, !860, null}
!859 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !777)
!860 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !116)
!861 = !DISubprogram(name: "__errno_location", scope: !862, file: !862, line: 37, type: !863, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!862 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!863 = !DISubroutineType(types: !864)
!864 = !{!865}
!865 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!866 = !DISubprogram(name: "strtol", scope: !852, file: !852, line: 177, type: !867, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!867 = !DISubroutineType(types: !868)
!868 = !{!139, !860, !869, !78}
!869 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !103)
!870 = distinct !DISubprogram(name: "fill_uniform", scope: !29, file: !29, line: 33, type: !871, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !873)
!871 = !DISubroutineType(cc: DW_CC_nocall, types: !872)
!872 = !{null, !87, !75, !79, !79, !83}
!873 = !{!874, !875, !876, !877, !878, !879}
!874 = !DILocalVariable(name: "x", arg: 1, scope: !870, file: !29, line: 33, type: !87)
!875 = !DILocalVariable(name: "count", arg: 2, scope: !870, file: !29, line: 33, type: !75)
!876 = !DILocalVariable(name: "seed", arg: 3, scope: !870, file: !29, line: 33, type: !79)
!877 = !DILocalVariable(name: "stream", arg: 4, scope: !870, file: !29, line: 33, type: !79)
!878 = !DILocalVariable(name: "scale", arg: 5, scope: !870, file: !29, line: 34, type: !83)
!879 = !DILocalVariable(name: "i", scope: !880, file: !29, line: 35, type: !75)
!880 = distinct !DILexicalBlock(scope: !870, file: !29, line: 35, column: 3)
!881 = !DILocation(line: 0, scope: !870)
!882 = !DILocation(line: 0, scope: !880)
!883 = !DILocation(line: 35, column: 24, scope: !884)
!884 = distinct !DILexicalBlock(scope: !880, file: !29, line: 35, column: 3)
!885 = !DILocation(line: 35, column: 3, scope: !880)
!886 = !DILocation(line: 35, column: 33, scope: !884)
!887 = !DILocation(line: 20, column: 67, scope: !888, inlinedAt: !896)
!888 = distinct !DISubprogram(name: "random_bits", scope: !29, file: !29, line: 19, type: !889, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !891)
!889 = !DISubroutineType(types: !890)
!890 = !{!79, !79, !79, !79}
!891 = !{!892, !893, !894, !895}
!892 = !DILocalVariable(name: "seed", arg: 1, scope: !888, file: !29, line: 19, type: !79)
!893 = !DILocalVariable(name: "stream", arg: 2, scope: !888, file: !29, line: 19, type: !79)
!894 = !DILocalVariable(name: "index", arg: 3, scope: !888, file: !29, line: 19, type: !79)
!895 = !DILocalVariable(name: "z", scope: !888, file: !29, line: 20, type: !79)
!896 = distinct !DILocation(line: 28, column: 33, scope: !897, inlinedAt: !906)
!897 = distinct !DISubprogram(name: "random_uniform", scope: !29, file: !29, line: 27, type: !898, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !900)
!898 = !DISubroutineType(types: !899)
!899 = !{!83, !79, !79, !79}
!900 = !{!901, !902, !903, !904}
!901 = !DILocalVariable(name: "seed", arg: 1, scope: !897, file: !29, line: 27, type: !79)
!902 = !DILocalVariable(name: "stream", arg: 2, scope: !897, file: !29, line: 27, type: !79)
!903 = !DILocalVariable(name: "index", arg: 3, scope: !897, file: !29, line: 27, type: !79)
!904 = !DILocalVariable(name: "top", scope: !897, file: !29, line: 28, type: !905)
!905 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!906 = distinct !DILocation(line: 35, column: 53, scope: !884)
!907 = !DILocation(line: 20, column: 59, scope: !888, inlinedAt: !896)
!908 = !DILocation(line: 21, column: 15, scope: !888, inlinedAt: !896)
!909 = !DILocation(line: 21, column: 10, scope: !888, inlinedAt: !896)
!910 = !DILocation(line: 21, column: 23, scope: !888, inlinedAt: !896)
!911 = !DILocation(line: 22, column: 15, scope: !888, inlinedAt: !896)
!912 = !DILocation(line: 22, column: 10, scope: !888, inlinedAt: !896)
!913 = !DILocation(line: 22, column: 23, scope: !888, inlinedAt: !896)
!914 = !DILocation(line: 29, column: 20, scope: !897, inlinedAt: !906)
!915 = !DILocation(line: 29, column: 26, scope: !897, inlinedAt: !906)
!916 = !DILocation(line: 29, column: 30, scope: !897, inlinedAt: !906)
!917 = !DILocation(line: 29, column: 10, scope: !897, inlinedAt: !906)
!918 = !DILocation(line: 29, column: 43, scope: !897, inlinedAt: !906)
!919 = !DILocation(line: 35, column: 51, scope: !884)
!920 = !DILocation(line: 35, column: 38, scope: !884)
!921 = !DILocation(line: 35, column: 43, scope: !884)
!922 = distinct !{!922, !885, !923, !331, !484, !485}
!923 = !DILocation(line: 35, column: 83, scope: !880)
!924 = !DILocation(line: 36, column: 1, scope: !870)
!925 = !DILocation(line: 0, scope: !897, inlinedAt: !906)
!926 = !DILocation(line: 0, scope: !888, inlinedAt: !896)
!927 = distinct !{!927, !885, !923, !331, !485, !484}
!928 = !DISubprogram(name: "sqrtf", scope: !929, file: !929, line: 143, type: !930, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!929 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!930 = !DISubroutineType(types: !931)
!931 = !{!83, !83}
!932 = !DISubprogram(name: "malloc", scope: !852, file: !852, line: 553, type: !933, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!933 = !DISubroutineType(types: !934)
!934 = !{!825, !75}
!935 = !DISubprogram(name: "exit", scope: !852, file: !852, line: 637, type: !936, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!936 = !DISubroutineType(types: !937)
!937 = !{null, !78}
!938 = !DISubprogram(name: "cblas_sgemm", scope: !69, file: !69, line: 10, type: !939, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!939 = !DISubroutineType(types: !940)
!940 = !{null, !78, !78, !78, !78, !78, !78, !83, !464, !78, !464, !78, !83, !87, !78}
!941 = !DISubprogram(name: "printf", scope: !856, file: !856, line: 356, type: !942, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!942 = !DISubroutineType(types: !943)
!943 = !{!78, !860, null}
!944 = distinct !DISubprogram(name: "frobenius_norm", scope: !29, file: !29, line: 38, type: !945, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !58, retainedNodes: !947)
!945 = !DISubroutineType(types: !946)
!946 = !{!88, !464, !75}
!947 = !{!948, !949, !950, !951}
!948 = !DILocalVariable(name: "x", arg: 1, scope: !944, file: !29, line: 38, type: !464)
!949 = !DILocalVariable(name: "count", arg: 2, scope: !944, file: !29, line: 38, type: !75)
!950 = !DILocalVariable(name: "sum", scope: !944, file: !29, line: 39, type: !88)
!951 = !DILocalVariable(name: "i", scope: !952, file: !29, line: 40, type: !75)
!952 = distinct !DILexicalBlock(scope: !944, file: !29, line: 40, column: 3)
!953 = !DILocation(line: 0, scope: !944)
!954 = !DILocation(line: 0, scope: !952)
!955 = !DILocation(line: 40, column: 24, scope: !956)
!956 = distinct !DILexicalBlock(scope: !952, file: !29, line: 40, column: 3)
!957 = !DILocation(line: 40, column: 3, scope: !952)
!958 = !DILocation(line: 40, column: 53, scope: !956)
!959 = !DILocation(line: 40, column: 45, scope: !956)
!960 = !DILocation(line: 40, column: 58, scope: !956)
!961 = !DILocation(line: 40, column: 42, scope: !956)
!962 = !DILocation(line: 40, column: 33, scope: !956)
!963 = distinct !{!963, !307}
!964 = !DILocation(line: 41, column: 10, scope: !944)
!965 = !DILocation(line: 41, column: 3, scope: !944)
!966 = distinct !{!966, !957, !967, !331}
!967 = !DILocation(line: 40, column: 63, scope: !952)
!968 = !DISubprogram(name: "sqrt", scope: !929, file: !929, line: 143, type: !969, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!969 = !DISubroutineType(types: !970)
!970 = !{!88, !88}
!971 = !DISubprogram(name: "fopen", scope: !856, file: !856, line: 258, type: !972, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!972 = !DISubroutineType(types: !973)
!973 = !{!777, !860, !860}
!974 = !DISubprogram(name: "fwrite", scope: !856, file: !856, line: 681, type: !975, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!975 = !DISubroutineType(types: !976)
!976 = !{!77, !977, !75, !75, !859}
!977 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !978)
!978 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !979, size: 64)
!979 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!980 = !DISubprogram(name: "fclose", scope: !856, file: !856, line: 178, type: !981, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!981 = !DISubroutineType(types: !982)
!982 = !{!78, !777}
