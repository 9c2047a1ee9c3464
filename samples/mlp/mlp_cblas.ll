; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/mlp/mlp_cblas.c
; sources: samples/mlp/mlp_cblas.c samples/mlp/mlp.h samples/common.h samples/blas.h
; sha256: 5b3720d410ff4145b0d2fbf46c654a698d320287ef259fc4b9a5258348f7ab8d
; ModuleID = 'samples/mlp/mlp_cblas.c'
source_filename = "samples/mlp/mlp_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [20 x i8] c"mlp n=%d norm=%.9g\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [8 x i8] c"mlp.bin\00", align 1, !dbg !18
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [59 x i8] c"usage: mlp [n=1024] [seed=1] [output=mlp.bin, - for none]\0A\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !28
@.str.6 = private unnamed_addr constant [33 x i8] c"error: no memory for %zu floats\0A\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !44

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !87 {
  %3 = alloca ptr, align 8, !DIAssignID !116
  %4 = alloca ptr, align 8, !DIAssignID !117
    #dbg_value(i32 %0, !93, !DIExpression(), !118)
    #dbg_value(ptr %1, !94, !DIExpression(), !118)
    #dbg_value(i32 %0, !119, !DIExpression(), !130)
    #dbg_value(ptr %1, !125, !DIExpression(), !130)
    #dbg_value(ptr undef, !126, !DIExpression(), !130)
  %5 = icmp slt i32 %0, 5, !dbg !133
  br i1 %5, label %6, label %56, !dbg !135

6:                                                ; preds = %2
    #dbg_assign(i1 undef, !136, !DIExpression(), !117, ptr %4, !DIExpression(), !150)
    #dbg_value(i32 %0, !142, !DIExpression(), !150)
    #dbg_value(ptr %1, !143, !DIExpression(), !150)
    #dbg_value(i32 1, !144, !DIExpression(), !150)
    #dbg_value(ptr @.str.1, !145, !DIExpression(), !150)
    #dbg_value(i64 1, !146, !DIExpression(), !150)
    #dbg_value(i64 32768, !147, !DIExpression(), !150)
    #dbg_value(i64 1024, !148, !DIExpression(), !150)
    #dbg_value(ptr undef, !149, !DIExpression(), !150)
    #dbg_value(i64 1024, !127, !DIExpression(), !130)
  %7 = icmp sgt i32 %0, 1, !dbg !152
  br i1 %7, label %8, label %59, !dbg !154

8:                                                ; preds = %6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12, !dbg !155
  %9 = tail call ptr @__errno_location() #13, !dbg !156
  store i32 0, ptr %9, align 4, !dbg !157, !tbaa !158
  %10 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !162
  %11 = load ptr, ptr %10, align 8, !dbg !162, !tbaa !163
  %12 = call i64 @strtol(ptr noundef %11, ptr noundef nonnull %4, i32 noundef 10) #12, !dbg !165
    #dbg_value(i64 %12, !127, !DIExpression(), !130)
  %13 = load ptr, ptr %10, align 8, !dbg !166, !tbaa !163
  %14 = load i8, ptr %13, align 1, !dbg !168, !tbaa !169
  %15 = icmp eq i8 %14, 0, !dbg !168
  br i1 %15, label %26, label %16, !dbg !170

16:                                               ; preds = %8
  %17 = load ptr, ptr %4, align 8, !dbg !171, !tbaa !163
  %18 = load i8, ptr %17, align 1, !dbg !172, !tbaa !169
  %19 = icmp eq i8 %18, 0, !dbg !172
  br i1 %19, label %20, label %26, !dbg !173

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4, !dbg !174, !tbaa !158
  %22 = icmp ne i32 %21, 0, !dbg !174
  %23 = add i64 %12, -32769, !dbg !175
  %24 = icmp ult i64 %23, -32768, !dbg !175
  %25 = select i1 %22, i1 true, i1 %24, !dbg !175
  br i1 %25, label %26, label %29, !dbg !175

26:                                               ; preds = %20, %16, %8
  %27 = load ptr, ptr @stderr, align 8, !dbg !176, !tbaa !163
  %28 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %27, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %13, i64 noundef 1, i64 noundef 32768) #14, !dbg !177
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !178
    #dbg_value(i64 %12, !127, !DIExpression(), !130)
  br label %56, !dbg !179

29:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !178
    #dbg_value(i64 %12, !127, !DIExpression(), !130)
  %30 = trunc nuw i64 %12 to i32, !dbg !180
    #dbg_assign(i1 undef, !136, !DIExpression(), !116, ptr %3, !DIExpression(), !182)
    #dbg_value(i32 %0, !142, !DIExpression(), !182)
    #dbg_value(ptr %1, !143, !DIExpression(), !182)
    #dbg_value(i32 2, !144, !DIExpression(), !182)
    #dbg_value(ptr @.str.2, !145, !DIExpression(), !182)
    #dbg_value(i64 0, !146, !DIExpression(), !182)
    #dbg_value(i64 2147483647, !147, !DIExpression(), !182)
    #dbg_value(i64 1, !148, !DIExpression(), !182)
    #dbg_value(ptr undef, !149, !DIExpression(), !182)
    #dbg_value(i64 1, !129, !DIExpression(), !130)
  %31 = icmp eq i32 %0, 2, !dbg !184
  br i1 %31, label %59, label %32, !dbg !185

32:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12, !dbg !186
  store i32 0, ptr %9, align 4, !dbg !187, !tbaa !158
  %33 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !188
  %34 = load ptr, ptr %33, align 8, !dbg !188, !tbaa !163
  %35 = call i64 @strtol(ptr noundef %34, ptr noundef nonnull %3, i32 noundef 10) #12, !dbg !189
    #dbg_value(i64 %35, !129, !DIExpression(), !130)
  %36 = load ptr, ptr %33, align 8, !dbg !190, !tbaa !163
  %37 = load i8, ptr %36, align 1, !dbg !191, !tbaa !169
  %38 = icmp eq i8 %37, 0, !dbg !191
  br i1 %38, label %48, label %39, !dbg !192

39:                                               ; preds = %32
  %40 = load ptr, ptr %3, align 8, !dbg !193, !tbaa !163
  %41 = load i8, ptr %40, align 1, !dbg !194, !tbaa !169
  %42 = icmp eq i8 %41, 0, !dbg !194
  br i1 %42, label %43, label %48, !dbg !195

43:                                               ; preds = %39
  %44 = load i32, ptr %9, align 4, !dbg !196, !tbaa !158
  %45 = icmp ne i32 %44, 0, !dbg !196
  %46 = icmp ugt i64 %35, 2147483647, !dbg !197
  %47 = select i1 %45, i1 true, i1 %46, !dbg !197
  br i1 %47, label %48, label %51, !dbg !197

48:                                               ; preds = %43, %39, %32
  %49 = load ptr, ptr @stderr, align 8, !dbg !198, !tbaa !163
  %50 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %49, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %36, i64 noundef 0, i64 noundef 2147483647) #14, !dbg !199
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !200
    #dbg_value(i64 %35, !129, !DIExpression(), !130)
  br label %56, !dbg !201

51:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !200
    #dbg_value(i64 %35, !129, !DIExpression(), !130)
    #dbg_value(i32 %30, !95, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !118)
    #dbg_value(i64 %35, !95, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !118)
  %52 = icmp eq i32 %0, 4, !dbg !202
  br i1 %52, label %53, label %59, !dbg !203

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !204
  %55 = load ptr, ptr %54, align 8, !dbg !204, !tbaa !163
  br label %59, !dbg !203

56:                                               ; preds = %2, %26, %48
  %57 = load ptr, ptr @stderr, align 8, !dbg !205, !tbaa !163
  %58 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 58, i64 1, ptr %57) #15, !dbg !206
    #dbg_value(i32 undef, !95, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !118)
    #dbg_value(ptr undef, !95, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !118)
    #dbg_value(i64 undef, !95, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !118)
  br label %192, !dbg !207

59:                                               ; preds = %6, %29, %53, %51
  %60 = phi i64 [ 1, %6 ], [ 1, %29 ], [ %35, %51 ], [ %35, %53 ]
  %61 = phi ptr [ @.str.3, %6 ], [ @.str.3, %29 ], [ @.str.3, %51 ], [ %55, %53 ]
  %62 = phi i32 [ 1024, %6 ], [ %30, %29 ], [ %30, %51 ], [ %30, %53 ]
    #dbg_value(i32 %62, !95, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !118)
    #dbg_value(ptr %61, !95, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !118)
    #dbg_value(i64 %60, !95, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !118)
    #dbg_value(i32 %62, !104, !DIExpression(), !118)
  %63 = zext nneg i32 %62 to i64, !dbg !208
  %64 = mul nuw nsw i64 %63, %63, !dbg !209
    #dbg_value(i64 %64, !106, !DIExpression(), !118)
    #dbg_value(ptr undef, !210, !DIExpression(), !221)
    #dbg_value(i64 0, !217, !DIExpression(), !221)
    #dbg_value(float 1.000000e+00, !218, !DIExpression(), !221)
    #dbg_value(i64 %64, !219, !DIExpression(), !221)
    #dbg_value(i64 %64, !223, !DIExpression(), !229)
  %65 = shl nuw nsw i64 %64, 2, !dbg !231
  %66 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !232
    #dbg_value(ptr %66, !228, !DIExpression(), !229)
  %67 = icmp eq ptr %66, null, !dbg !233
  br i1 %67, label %68, label %71, !dbg !235

68:                                               ; preds = %59
  %69 = load ptr, ptr @stderr, align 8, !dbg !236, !tbaa !163
  %70 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %69, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !238
  tail call void @exit(i32 noundef 1) #17, !dbg !239
  unreachable, !dbg !239

71:                                               ; preds = %59
    #dbg_value(ptr %66, !220, !DIExpression(), !221)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %66, i64 noundef %64, i64 noundef %60, i64 noundef 0, float noundef 0x3FFBB67AE0000000), !dbg !240
    #dbg_value(ptr %66, !108, !DIExpression(), !118)
    #dbg_value(ptr undef, !210, !DIExpression(), !241)
    #dbg_value(i64 1, !217, !DIExpression(), !241)
    #dbg_value(float poison, !218, !DIExpression(), !241)
    #dbg_value(i64 %64, !219, !DIExpression(), !241)
    #dbg_value(i64 %64, !223, !DIExpression(), !243)
  %72 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !245
    #dbg_value(ptr %72, !228, !DIExpression(), !243)
  %73 = icmp eq ptr %72, null, !dbg !246
  br i1 %73, label %74, label %77, !dbg !247

74:                                               ; preds = %71
  %75 = load ptr, ptr @stderr, align 8, !dbg !248, !tbaa !163
  %76 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %75, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !249
  tail call void @exit(i32 noundef 1) #17, !dbg !250
  unreachable, !dbg !250

77:                                               ; preds = %71
  %78 = uitofp nneg i32 %62 to float, !dbg !251
  %79 = fdiv float 2.000000e+00, %78, !dbg !252
    #dbg_value(float %79, !218, !DIExpression(), !241)
    #dbg_value(ptr %72, !220, !DIExpression(), !241)
  %80 = fmul float %79, 3.000000e+00, !dbg !253
  %81 = tail call float @sqrtf(float noundef %80) #12, !dbg !254
  tail call fastcc void @fill_uniform(ptr noundef nonnull %72, i64 noundef %64, i64 noundef %60, i64 noundef 1, float noundef %81), !dbg !255
    #dbg_value(ptr %72, !109, !DIExpression(), !118)
    #dbg_value(ptr undef, !210, !DIExpression(), !256)
    #dbg_value(i64 2, !217, !DIExpression(), !256)
    #dbg_value(float %79, !218, !DIExpression(), !256)
    #dbg_value(i64 %64, !219, !DIExpression(), !256)
    #dbg_value(i64 %64, !223, !DIExpression(), !258)
  %82 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !260
    #dbg_value(ptr %82, !228, !DIExpression(), !258)
  %83 = icmp eq ptr %82, null, !dbg !261
  br i1 %83, label %84, label %87, !dbg !262

84:                                               ; preds = %77
  %85 = load ptr, ptr @stderr, align 8, !dbg !263, !tbaa !163
  %86 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %85, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !264
  tail call void @exit(i32 noundef 1) #17, !dbg !265
  unreachable, !dbg !265

87:                                               ; preds = %77
    #dbg_value(ptr %82, !220, !DIExpression(), !256)
  %88 = tail call float @sqrtf(float noundef %80) #12, !dbg !266
  tail call fastcc void @fill_uniform(ptr noundef nonnull %82, i64 noundef %64, i64 noundef %60, i64 noundef 2, float noundef %88), !dbg !267
    #dbg_value(ptr %82, !110, !DIExpression(), !118)
    #dbg_value(ptr undef, !210, !DIExpression(), !268)
    #dbg_value(i64 3, !217, !DIExpression(), !268)
    #dbg_value(float poison, !218, !DIExpression(), !268)
    #dbg_value(i64 %64, !219, !DIExpression(), !268)
    #dbg_value(i64 %64, !223, !DIExpression(), !270)
  %89 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !272
    #dbg_value(ptr %89, !228, !DIExpression(), !270)
  %90 = icmp eq ptr %89, null, !dbg !273
  br i1 %90, label %91, label %94, !dbg !274

91:                                               ; preds = %87
  %92 = load ptr, ptr @stderr, align 8, !dbg !275, !tbaa !163
  %93 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %92, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !276
  tail call void @exit(i32 noundef 1) #17, !dbg !277
  unreachable, !dbg !277

94:                                               ; preds = %87
    #dbg_value(ptr %89, !220, !DIExpression(), !268)
  %95 = tail call float @sqrtf(float noundef %80) #12, !dbg !278
  tail call fastcc void @fill_uniform(ptr noundef nonnull %89, i64 noundef %64, i64 noundef %60, i64 noundef 3, float noundef %95), !dbg !279
    #dbg_value(ptr %89, !111, !DIExpression(), !118)
    #dbg_value(i64 %64, !223, !DIExpression(), !280)
  %96 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !282
    #dbg_value(ptr %96, !228, !DIExpression(), !280)
  %97 = icmp eq ptr %96, null, !dbg !283
  br i1 %97, label %98, label %101, !dbg !284

98:                                               ; preds = %94
  %99 = load ptr, ptr @stderr, align 8, !dbg !285, !tbaa !163
  %100 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %99, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !286
  tail call void @exit(i32 noundef 1) #17, !dbg !287
  unreachable, !dbg !287

101:                                              ; preds = %94
    #dbg_value(ptr %96, !112, !DIExpression(), !118)
    #dbg_value(i64 %64, !223, !DIExpression(), !288)
  %102 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !290
    #dbg_value(ptr %102, !228, !DIExpression(), !288)
  %103 = icmp eq ptr %102, null, !dbg !291
  br i1 %103, label %104, label %107, !dbg !292

104:                                              ; preds = %101
  %105 = load ptr, ptr @stderr, align 8, !dbg !293, !tbaa !163
  %106 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %105, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !294
  tail call void @exit(i32 noundef 1) #17, !dbg !295
  unreachable, !dbg !295

107:                                              ; preds = %101
    #dbg_value(ptr %102, !113, !DIExpression(), !118)
    #dbg_value(i64 %64, !223, !DIExpression(), !296)
  %108 = tail call noalias ptr @malloc(i64 noundef %65) #16, !dbg !298
    #dbg_value(ptr %108, !228, !DIExpression(), !296)
  %109 = icmp eq ptr %108, null, !dbg !299
  br i1 %109, label %110, label %113, !dbg !300

110:                                              ; preds = %107
  %111 = load ptr, ptr @stderr, align 8, !dbg !301, !tbaa !163
  %112 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %111, ptr noundef nonnull @.str.6, i64 noundef %64) #14, !dbg !302
  tail call void @exit(i32 noundef 1) #17, !dbg !303
  unreachable, !dbg !303

113:                                              ; preds = %107
    #dbg_value(ptr %108, !114, !DIExpression(), !118)
    #dbg_value(i32 %62, !304, !DIExpression(), !319)
    #dbg_value(ptr %72, !311, !DIExpression(), !319)
    #dbg_value(ptr %82, !312, !DIExpression(), !319)
    #dbg_value(ptr %89, !313, !DIExpression(), !319)
    #dbg_value(ptr %66, !314, !DIExpression(), !319)
    #dbg_value(ptr %96, !315, !DIExpression(), !319)
    #dbg_value(ptr %102, !316, !DIExpression(), !319)
    #dbg_value(ptr %108, !317, !DIExpression(), !319)
    #dbg_value(i64 %64, !318, !DIExpression(), !319)
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %62, i32 noundef %62, i32 noundef %62, float noundef 1.000000e+00, ptr noundef nonnull %72, i32 noundef %62, ptr noundef nonnull %66, i32 noundef %62, float noundef 0.000000e+00, ptr noundef nonnull %96, i32 noundef %62) #12, !dbg !321
    #dbg_value(ptr %96, !322, !DIExpression(), !330)
    #dbg_value(i64 %64, !327, !DIExpression(), !330)
    #dbg_value(i64 0, !328, !DIExpression(), !332)
  %114 = icmp ult i64 %64, 8, !dbg !333
  br i1 %114, label %131, label %115, !dbg !333

115:                                              ; preds = %113
  %116 = and i64 %64, 4611686018427387896, !dbg !333
  br label %117, !dbg !333

117:                                              ; preds = %117, %115
  %118 = phi i64 [ 0, %115 ], [ %127, %117 ], !dbg !334
  %119 = getelementptr inbounds float, ptr %96, i64 %118, !dbg !336
  %120 = getelementptr inbounds i8, ptr %119, i64 16, !dbg !336
  %121 = load <4 x float>, ptr %119, align 4, !dbg !336, !tbaa !337
  %122 = load <4 x float>, ptr %120, align 4, !dbg !336, !tbaa !337
  %123 = fcmp ogt <4 x float> %121, zeroinitializer, !dbg !339
  %124 = fcmp ogt <4 x float> %122, zeroinitializer, !dbg !339
  %125 = select <4 x i1> %123, <4 x float> %121, <4 x float> zeroinitializer, !dbg !336
  %126 = select <4 x i1> %124, <4 x float> %122, <4 x float> zeroinitializer, !dbg !336
  store <4 x float> %125, ptr %119, align 4, !dbg !340, !tbaa !337
  store <4 x float> %126, ptr %120, align 4, !dbg !340, !tbaa !337
  %127 = add nuw i64 %118, 8, !dbg !334
  %128 = icmp eq i64 %127, %116, !dbg !334
  br i1 %128, label %129, label %117, !dbg !334, !llvm.loop !341

129:                                              ; preds = %117
  %130 = icmp eq i64 %64, %116, !dbg !333
  br i1 %130, label %141, label %131, !dbg !333

131:                                              ; preds = %129, %113
  %132 = phi i64 [ 0, %113 ], [ %116, %129 ]
  br label %133, !dbg !333

133:                                              ; preds = %131, %133
  %134 = phi i64 [ %139, %133 ], [ %132, %131 ]
    #dbg_value(i64 %134, !328, !DIExpression(), !332)
  %135 = getelementptr inbounds float, ptr %96, i64 %134, !dbg !336
  %136 = load float, ptr %135, align 4, !dbg !336, !tbaa !337
  %137 = fcmp ogt float %136, 0.000000e+00, !dbg !339
  %138 = select i1 %137, float %136, float 0.000000e+00, !dbg !336
  store float %138, ptr %135, align 4, !dbg !340, !tbaa !337
  %139 = add nuw i64 %134, 1, !dbg !334
    #dbg_value(i64 %139, !328, !DIExpression(), !332)
  %140 = icmp eq i64 %139, %64, !dbg !346
  br i1 %140, label %141, label %133, !dbg !333, !llvm.loop !347

141:                                              ; preds = %133, %129
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %62, i32 noundef %62, i32 noundef %62, float noundef 1.000000e+00, ptr noundef nonnull %82, i32 noundef %62, ptr noundef nonnull %96, i32 noundef %62, float noundef 0.000000e+00, ptr noundef nonnull %102, i32 noundef %62) #12, !dbg !348
    #dbg_value(ptr %102, !322, !DIExpression(), !349)
    #dbg_value(i64 %64, !327, !DIExpression(), !349)
    #dbg_value(i64 0, !328, !DIExpression(), !351)
  %142 = icmp ult i64 %64, 8, !dbg !352
  br i1 %142, label %159, label %143, !dbg !352

143:                                              ; preds = %141
  %144 = and i64 %64, 4611686018427387896, !dbg !352
  br label %145, !dbg !352

145:                                              ; preds = %145, %143
  %146 = phi i64 [ 0, %143 ], [ %155, %145 ], !dbg !353
  %147 = getelementptr inbounds float, ptr %102, i64 %146, !dbg !354
  %148 = getelementptr inbounds i8, ptr %147, i64 16, !dbg !354
  %149 = load <4 x float>, ptr %147, align 4, !dbg !354, !tbaa !337
  %150 = load <4 x float>, ptr %148, align 4, !dbg !354, !tbaa !337
  %151 = fcmp ogt <4 x float> %149, zeroinitializer, !dbg !355
  %152 = fcmp ogt <4 x float> %150, zeroinitializer, !dbg !355
  %153 = select <4 x i1> %151, <4 x float> %149, <4 x float> zeroinitializer, !dbg !354
  %154 = select <4 x i1> %152, <4 x float> %150, <4 x float> zeroinitializer, !dbg !354
  store <4 x float> %153, ptr %147, align 4, !dbg !356, !tbaa !337
  store <4 x float> %154, ptr %148, align 4, !dbg !356, !tbaa !337
  %155 = add nuw i64 %146, 8, !dbg !353
  %156 = icmp eq i64 %155, %144, !dbg !353
  br i1 %156, label %157, label %145, !dbg !353, !llvm.loop !357

157:                                              ; preds = %145
  %158 = icmp eq i64 %64, %144, !dbg !352
  br i1 %158, label %169, label %159, !dbg !352

159:                                              ; preds = %157, %141
  %160 = phi i64 [ 0, %141 ], [ %144, %157 ]
  br label %161, !dbg !352

161:                                              ; preds = %159, %161
  %162 = phi i64 [ %167, %161 ], [ %160, %159 ]
    #dbg_value(i64 %162, !328, !DIExpression(), !351)
  %163 = getelementptr inbounds float, ptr %102, i64 %162, !dbg !354
  %164 = load float, ptr %163, align 4, !dbg !354, !tbaa !337
  %165 = fcmp ogt float %164, 0.000000e+00, !dbg !355
  %166 = select i1 %165, float %164, float 0.000000e+00, !dbg !354
  store float %166, ptr %163, align 4, !dbg !356, !tbaa !337
  %167 = add nuw i64 %162, 1, !dbg !353
    #dbg_value(i64 %167, !328, !DIExpression(), !351)
  %168 = icmp eq i64 %167, %64, !dbg !359
  br i1 %168, label %169, label %161, !dbg !352, !llvm.loop !360

169:                                              ; preds = %161, %157
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %62, i32 noundef %62, i32 noundef %62, float noundef 1.000000e+00, ptr noundef nonnull %89, i32 noundef %62, ptr noundef nonnull %102, i32 noundef %62, float noundef 0.000000e+00, ptr noundef nonnull %108, i32 noundef %62) #12, !dbg !361
  %170 = tail call fastcc double @frobenius_norm(ptr noundef nonnull %108, i64 noundef %64), !dbg !362
  %171 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %62, double noundef %170), !dbg !363
    #dbg_value(ptr %61, !364, !DIExpression(), !425)
    #dbg_value(ptr %108, !369, !DIExpression(), !425)
    #dbg_value(i64 %64, !370, !DIExpression(), !425)
  %172 = load i8, ptr %61, align 1
  %173 = icmp eq i8 %172, 45
  br i1 %173, label %174, label %178

174:                                              ; preds = %169
  %175 = getelementptr inbounds i8, ptr %61, i64 1
  %176 = load i8, ptr %175, align 1
  %177 = icmp eq i8 %176, 0, !dbg !427
  br i1 %177, label %190, label %178, !dbg !429

178:                                              ; preds = %174, %169
  %179 = tail call noalias ptr @fopen(ptr noundef nonnull %61, ptr noundef nonnull @.str.8), !dbg !430
    #dbg_value(ptr %179, !371, !DIExpression(), !425)
  %180 = icmp eq ptr %179, null, !dbg !431
  br i1 %180, label %187, label %181, !dbg !431

181:                                              ; preds = %178
  %182 = tail call i64 @fwrite(ptr noundef nonnull %108, i64 noundef 4, i64 noundef %64, ptr noundef nonnull %179), !dbg !432
    #dbg_value(i64 %182, !424, !DIExpression(), !425)
  %183 = tail call i32 @fclose(ptr noundef nonnull %179), !dbg !433
  %184 = icmp eq i32 %183, 0, !dbg !433
  %185 = icmp eq i64 %182, %64
  %186 = and i1 %185, %184, !dbg !435
  br i1 %186, label %190, label %187, !dbg !435

187:                                              ; preds = %181, %178
  %188 = load ptr, ptr @stderr, align 8, !dbg !436, !tbaa !163
  %189 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %188, ptr noundef nonnull @.str.9, ptr noundef nonnull %61) #14, !dbg !437
  br label %190, !dbg !438

190:                                              ; preds = %174, %181, %187
  %191 = phi i32 [ 0, %174 ], [ 1, %187 ], [ 0, %181 ], !dbg !425
    #dbg_value(i32 %191, !115, !DIExpression(), !118)
  tail call void @free(ptr noundef %66) #12, !dbg !439
  tail call void @free(ptr noundef %72) #12, !dbg !440
  tail call void @free(ptr noundef %82) #12, !dbg !441
  tail call void @free(ptr noundef %89) #12, !dbg !442
  tail call void @free(ptr noundef %96) #12, !dbg !443
  tail call void @free(ptr noundef nonnull %102) #12, !dbg !444
  tail call void @free(ptr noundef %108) #12, !dbg !445
  br label %192

192:                                              ; preds = %56, %190
  %193 = phi i32 [ %191, %190 ], [ 2, %56 ], !dbg !118
  ret i32 %193, !dbg !446
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !447 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 !dbg !452 {
    #dbg_value(ptr %0, !456, !DIExpression(), !461)
    #dbg_value(i64 %1, !457, !DIExpression(), !461)
    #dbg_value(double 0.000000e+00, !458, !DIExpression(), !461)
    #dbg_value(i64 0, !459, !DIExpression(), !462)
  %3 = icmp eq i64 %1, 0, !dbg !463
  br i1 %3, label %26, label %4, !dbg !465

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !465
  %6 = icmp ult i64 %1, 4, !dbg !465
  br i1 %6, label %9, label %7, !dbg !465

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !465
  br label %29, !dbg !465

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !465
  br i1 %13, label %26, label %14, !dbg !465

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !459, !DIExpression(), !462)
    #dbg_value(double %16, !458, !DIExpression(), !461)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !466
  %19 = load float, ptr %18, align 4, !dbg !466, !tbaa !337
  %20 = fpext float %19 to double, !dbg !467
  %21 = fmul double %20, %20, !dbg !468
  %22 = fadd double %16, %21, !dbg !469
    #dbg_value(double %22, !458, !DIExpression(), !461)
  %23 = add nuw i64 %15, 1, !dbg !470
    #dbg_value(i64 %23, !459, !DIExpression(), !462)
  %24 = add i64 %17, 1, !dbg !465
  %25 = icmp eq i64 %24, %5, !dbg !465
  br i1 %25, label %26, label %14, !dbg !465, !llvm.loop !471

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !461
  %28 = tail call double @sqrt(double noundef %27) #12, !dbg !473
  ret double %28, !dbg !474

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !459, !DIExpression(), !462)
    #dbg_value(double %31, !458, !DIExpression(), !461)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !466
  %34 = load float, ptr %33, align 4, !dbg !466, !tbaa !337
  %35 = fpext float %34 to double, !dbg !467
  %36 = fmul double %35, %35, !dbg !468
  %37 = fadd double %31, %36, !dbg !469
    #dbg_value(double %37, !458, !DIExpression(), !461)
  %38 = or disjoint i64 %30, 1, !dbg !470
    #dbg_value(i64 %38, !459, !DIExpression(), !462)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !466
  %40 = load float, ptr %39, align 4, !dbg !466, !tbaa !337
  %41 = fpext float %40 to double, !dbg !467
  %42 = fmul double %41, %41, !dbg !468
  %43 = fadd double %37, %42, !dbg !469
    #dbg_value(double %43, !458, !DIExpression(), !461)
  %44 = or disjoint i64 %30, 2, !dbg !470
    #dbg_value(i64 %44, !459, !DIExpression(), !462)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !466
  %46 = load float, ptr %45, align 4, !dbg !466, !tbaa !337
  %47 = fpext float %46 to double, !dbg !467
  %48 = fmul double %47, %47, !dbg !468
  %49 = fadd double %43, %48, !dbg !469
    #dbg_value(double %49, !458, !DIExpression(), !461)
  %50 = or disjoint i64 %30, 3, !dbg !470
    #dbg_value(i64 %50, !459, !DIExpression(), !462)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !466
  %52 = load float, ptr %51, align 4, !dbg !466, !tbaa !337
  %53 = fpext float %52 to double, !dbg !467
  %54 = fmul double %53, %53, !dbg !468
  %55 = fadd double %49, %54, !dbg !469
    #dbg_value(double %55, !458, !DIExpression(), !461)
  %56 = add nuw i64 %30, 4, !dbg !470
    #dbg_value(i64 %56, !459, !DIExpression(), !462)
  %57 = add i64 %32, 4, !dbg !465
  %58 = icmp eq i64 %57, %8, !dbg !465
  br i1 %58, label %9, label %29, !dbg !465, !llvm.loop !475
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !477 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !481 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !485 ptr @__errno_location() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !490 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) unnamed_addr #7 !dbg !494 {
    #dbg_value(ptr %0, !498, !DIExpression(), !505)
    #dbg_value(i64 %1, !499, !DIExpression(), !505)
    #dbg_value(i64 %2, !500, !DIExpression(), !505)
    #dbg_value(i64 %3, !501, !DIExpression(), !505)
    #dbg_value(float %4, !502, !DIExpression(), !505)
    #dbg_value(i64 0, !503, !DIExpression(), !506)
  %6 = icmp eq i64 %1, 0, !dbg !507
  br i1 %6, label %44, label %7, !dbg !509

7:                                                ; preds = %5
  %8 = shl i64 %2, 8
  %9 = or i64 %8, %3
  %10 = mul i64 %9, -3372029247567499371
  %11 = icmp ult i64 %1, 4, !dbg !509
  br i1 %11, label %12, label %14, !dbg !509

12:                                               ; preds = %42, %7
  %13 = phi i64 [ 0, %7 ], [ %15, %42 ]
  br label %45, !dbg !509

14:                                               ; preds = %7
  %15 = and i64 %1, -4, !dbg !509
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0, !dbg !509
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !509
  %18 = insertelement <4 x float> poison, float %4, i64 0, !dbg !509
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !509
  br label %20, !dbg !509

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %39, %20 ], !dbg !510
  %22 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %14 ], [ %40, %20 ]
  %23 = mul <4 x i64> %22, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !511
  %24 = add <4 x i64> %23, %17, !dbg !531
  %25 = lshr <4 x i64> %24, <i64 30, i64 30, i64 30, i64 30>, !dbg !532
  %26 = xor <4 x i64> %25, %24, !dbg !533
  %27 = mul <4 x i64> %26, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !534
  %28 = lshr <4 x i64> %27, <i64 27, i64 27, i64 27, i64 27>, !dbg !535
  %29 = xor <4 x i64> %28, %27, !dbg !536
  %30 = mul <4 x i64> %29, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !537
  %31 = lshr <4 x i64> %30, <i64 40, i64 40, i64 40, i64 40>, !dbg !538
  %32 = trunc nuw nsw <4 x i64> %31 to <4 x i32>, !dbg !538
  %33 = or <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>, !dbg !539
  %34 = add nsw <4 x i32> %33, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !540
  %35 = sitofp <4 x i32> %34 to <4 x float>, !dbg !541
  %36 = fmul <4 x float> %35, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !542
  %37 = fmul <4 x float> %36, %19, !dbg !543
  %38 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !544
  store <4 x float> %37, ptr %38, align 4, !dbg !545, !tbaa !337
  %39 = add nuw i64 %21, 4, !dbg !510
  %40 = add <4 x i64> %22, <i64 4, i64 4, i64 4, i64 4>
  %41 = icmp eq i64 %39, %15, !dbg !510
  br i1 %41, label %42, label %20, !dbg !510, !llvm.loop !546

42:                                               ; preds = %20
  %43 = icmp eq i64 %15, %1, !dbg !509
  br i1 %43, label %44, label %12, !dbg !509

44:                                               ; preds = %45, %42, %5
  ret void, !dbg !548

45:                                               ; preds = %12, %45
  %46 = phi i64 [ %63, %45 ], [ %13, %12 ]
    #dbg_value(i64 %46, !503, !DIExpression(), !506)
    #dbg_value(i64 %2, !525, !DIExpression(), !549)
    #dbg_value(i64 %3, !526, !DIExpression(), !549)
    #dbg_value(i64 %46, !527, !DIExpression(), !549)
    #dbg_value(i64 %2, !516, !DIExpression(), !550)
    #dbg_value(i64 %3, !517, !DIExpression(), !550)
    #dbg_value(i64 %46, !518, !DIExpression(), !550)
  %47 = mul i64 %46, -7046029254386353131, !dbg !511
  %48 = add i64 %47, %10, !dbg !531
    #dbg_value(i64 %48, !519, !DIExpression(), !550)
  %49 = lshr i64 %48, 30, !dbg !532
  %50 = xor i64 %49, %48, !dbg !533
  %51 = mul i64 %50, -4658895280553007687, !dbg !534
    #dbg_value(i64 %51, !519, !DIExpression(), !550)
  %52 = lshr i64 %51, 27, !dbg !535
  %53 = xor i64 %52, %51, !dbg !536
  %54 = mul i64 %53, -7723592293110705685, !dbg !537
    #dbg_value(i64 %54, !519, !DIExpression(), !550)
    #dbg_value(!DIArgList(i64 0, i64 %54), !528, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !549)
  %55 = lshr i64 %54, 40, !dbg !538
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !538
  %57 = or i32 %56, 1, !dbg !539
  %58 = add nsw i32 %57, -8388608, !dbg !540
  %59 = sitofp i32 %58 to float, !dbg !541
  %60 = fmul float %59, 0x3E80000000000000, !dbg !542
  %61 = fmul float %60, %4, !dbg !543
  %62 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !544
  store float %61, ptr %62, align 4, !dbg !545, !tbaa !337
  %63 = add nuw i64 %46, 1, !dbg !510
    #dbg_value(i64 %63, !503, !DIExpression(), !506)
  %64 = icmp eq i64 %63, %1, !dbg !507
  br i1 %64, label %44, label %45, !dbg !509, !llvm.loop !551
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !552 float @sqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !556 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: noreturn nounwind
declare !dbg !559 void @exit(i32 noundef) local_unnamed_addr #10

declare !dbg !562 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !565 double @sqrt(double noundef) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare !dbg !568 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !571 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !577 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { cold nounwind }
attributes #15 = { cold }
attributes #16 = { nounwind allocsize(0) }
attributes #17 = { noreturn nounwind }

!llvm.dbg.cu = !{!49}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}
!llvm.ident = !{!86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/mlp/mlp_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "a176bea233270e1311b9085e9188ff03")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 20)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !9, line: 16, type: !10, isLocal: true, isDefinition: true)
!9 = !DIFile(filename: "samples/mlp/mlp.h", directory: ".", checksumkind: CSK_MD5, checksum: "11b49e0724b8a12b6760a415f578879f")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !9, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !9, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !9, line: 23, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 472, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 59)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !30, line: 64, type: !31, isLocal: true, isDefinition: true)
!30 = !DIFile(filename: "samples/mlp/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "eff53a0456f46c6f6d6b4d4d0b5b144a")
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 56)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !30, line: 48, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 33)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !30, line: 72, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !30, line: 75, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 24)
!49 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !50, retainedTypes: !61, globals: !76, splitDebugInlining: false, nameTableKind: None)
!50 = !{!51, !55}
!51 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !30, line: 16, baseType: !52, size: 32, elements: !53)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !{!54}
!54 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!55 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !56, line: 5, baseType: !52, size: 32, elements: !57)
!56 = !DIFile(filename: "samples/mlp/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!57 = !{!58, !59, !60}
!58 = !DIEnumerator(name: "CblasColMajor", value: 102)
!59 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!60 = !DIEnumerator(name: "CblasTrans", value: 112)
!61 = !{!62, !65, !66, !70, !73, !74, !75}
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !63, line: 18, baseType: !64)
!63 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !67, line: 27, baseType: !68)
!67 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !69, line: 45, baseType: !64)
!69 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !71, line: 26, baseType: !72)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !69, line: 41, baseType: !65)
!73 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!75 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!76 = !{!0, !7, !13, !18, !23, !28, !34, !77, !39, !44}
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !30, line: 71, type: !10, isLocal: true, isDefinition: true)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!86 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!87 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 19, type: !88, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !92)
!88 = !DISubroutineType(types: !89)
!89 = !{!65, !65, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!92 = !{!93, !94, !95, !104, !106, !108, !109, !110, !111, !112, !113, !114, !115}
!93 = !DILocalVariable(name: "argc", arg: 1, scope: !87, file: !2, line: 19, type: !65)
!94 = !DILocalVariable(name: "argv", arg: 2, scope: !87, file: !2, line: 19, type: !90)
!95 = !DILocalVariable(name: "arguments", scope: !87, file: !2, line: 20, type: !96)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !9, line: 11, baseType: !97)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !9, line: 7, size: 192, elements: !98)
!98 = !{!99, !100, !101}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !97, file: !9, line: 8, baseType: !65, size: 32)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !97, file: !9, line: 9, baseType: !66, size: 64, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !97, file: !9, line: 10, baseType: !102, size: 64, offset: 128)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!104 = !DILocalVariable(name: "n", scope: !87, file: !2, line: 22, type: !105)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!106 = !DILocalVariable(name: "count", scope: !87, file: !2, line: 23, type: !107)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!108 = !DILocalVariable(name: "x", scope: !87, file: !2, line: 24, type: !74)
!109 = !DILocalVariable(name: "w1", scope: !87, file: !2, line: 25, type: !74)
!110 = !DILocalVariable(name: "w2", scope: !87, file: !2, line: 26, type: !74)
!111 = !DILocalVariable(name: "w3", scope: !87, file: !2, line: 27, type: !74)
!112 = !DILocalVariable(name: "h1", scope: !87, file: !2, line: 28, type: !74)
!113 = !DILocalVariable(name: "h2", scope: !87, file: !2, line: 29, type: !74)
!114 = !DILocalVariable(name: "y", scope: !87, file: !2, line: 30, type: !74)
!115 = !DILocalVariable(name: "status", scope: !87, file: !2, line: 35, type: !105)
!116 = distinct !DIAssignID()
!117 = distinct !DIAssignID()
!118 = !DILocation(line: 0, scope: !87)
!119 = !DILocalVariable(name: "argc", arg: 1, scope: !120, file: !9, line: 14, type: !65)
!120 = distinct !DISubprogram(name: "parse_arguments", scope: !9, file: !9, line: 14, type: !121, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !124)
!121 = !DISubroutineType(types: !122)
!122 = !{!65, !65, !90, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!124 = !{!119, !125, !126, !127, !129}
!125 = !DILocalVariable(name: "argv", arg: 2, scope: !120, file: !9, line: 14, type: !90)
!126 = !DILocalVariable(name: "out", arg: 3, scope: !120, file: !9, line: 14, type: !123)
!127 = !DILocalVariable(name: "n", scope: !120, file: !9, line: 15, type: !128)
!128 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!129 = !DILocalVariable(name: "seed", scope: !120, file: !9, line: 15, type: !128)
!130 = !DILocation(line: 0, scope: !120, inlinedAt: !131)
!131 = distinct !DILocation(line: 21, column: 8, scope: !132)
!132 = distinct !DILexicalBlock(scope: !87, file: !2, line: 21, column: 7)
!133 = !DILocation(line: 16, column: 12, scope: !134, inlinedAt: !131)
!134 = distinct !DILexicalBlock(scope: !120, file: !9, line: 16, column: 7)
!135 = !DILocation(line: 16, column: 17, scope: !134, inlinedAt: !131)
!136 = !DILocalVariable(name: "end", scope: !137, file: !30, line: 60, type: !91)
!137 = distinct !DISubprogram(name: "parse_integer", scope: !30, file: !30, line: 56, type: !138, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !141)
!138 = !DISubroutineType(types: !139)
!139 = !{!65, !65, !90, !65, !102, !128, !128, !128, !140}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!141 = !{!142, !143, !144, !145, !146, !147, !148, !149, !136}
!142 = !DILocalVariable(name: "argc", arg: 1, scope: !137, file: !30, line: 56, type: !65)
!143 = !DILocalVariable(name: "argv", arg: 2, scope: !137, file: !30, line: 56, type: !90)
!144 = !DILocalVariable(name: "position", arg: 3, scope: !137, file: !30, line: 56, type: !65)
!145 = !DILocalVariable(name: "name", arg: 4, scope: !137, file: !30, line: 56, type: !102)
!146 = !DILocalVariable(name: "low", arg: 5, scope: !137, file: !30, line: 56, type: !128)
!147 = !DILocalVariable(name: "high", arg: 6, scope: !137, file: !30, line: 57, type: !128)
!148 = !DILocalVariable(name: "fallback", arg: 7, scope: !137, file: !30, line: 57, type: !128)
!149 = !DILocalVariable(name: "out", arg: 8, scope: !137, file: !30, line: 57, type: !140)
!150 = !DILocation(line: 0, scope: !137, inlinedAt: !151)
!151 = distinct !DILocation(line: 16, column: 20, scope: !134, inlinedAt: !131)
!152 = !DILocation(line: 59, column: 16, scope: !153, inlinedAt: !151)
!153 = distinct !DILexicalBlock(scope: !137, file: !30, line: 59, column: 7)
!154 = !DILocation(line: 59, column: 7, scope: !137, inlinedAt: !151)
!155 = !DILocation(line: 60, column: 3, scope: !137, inlinedAt: !151)
!156 = !DILocation(line: 61, column: 3, scope: !137, inlinedAt: !151)
!157 = !DILocation(line: 61, column: 9, scope: !137, inlinedAt: !151)
!158 = !{!159, !159, i64 0}
!159 = !{!"int", !160, i64 0}
!160 = !{!"omnipotent char", !161, i64 0}
!161 = !{!"Simple C/C++ TBAA"}
!162 = !DILocation(line: 62, column: 17, scope: !137, inlinedAt: !151)
!163 = !{!164, !164, i64 0}
!164 = !{!"any pointer", !160, i64 0}
!165 = !DILocation(line: 62, column: 10, scope: !137, inlinedAt: !151)
!166 = !DILocation(line: 63, column: 8, scope: !167, inlinedAt: !151)
!167 = distinct !DILexicalBlock(scope: !137, file: !30, line: 63, column: 7)
!168 = !DILocation(line: 63, column: 7, scope: !167, inlinedAt: !151)
!169 = !{!160, !160, i64 0}
!170 = !DILocation(line: 63, column: 23, scope: !167, inlinedAt: !151)
!171 = !DILocation(line: 63, column: 28, scope: !167, inlinedAt: !151)
!172 = !DILocation(line: 63, column: 27, scope: !167, inlinedAt: !151)
!173 = !DILocation(line: 63, column: 32, scope: !167, inlinedAt: !151)
!174 = !DILocation(line: 63, column: 36, scope: !167, inlinedAt: !151)
!175 = !DILocation(line: 63, column: 42, scope: !167, inlinedAt: !151)
!176 = !DILocation(line: 64, column: 11, scope: !137, inlinedAt: !151)
!177 = !DILocation(line: 64, column: 3, scope: !137, inlinedAt: !151)
!178 = !DILocation(line: 67, column: 1, scope: !137, inlinedAt: !151)
!179 = !DILocation(line: 16, column: 74, scope: !134, inlinedAt: !131)
!180 = !DILocation(line: 18, column: 14, scope: !181, inlinedAt: !131)
!181 = distinct !DILexicalBlock(scope: !134, file: !9, line: 17, column: 69)
!182 = !DILocation(line: 0, scope: !137, inlinedAt: !183)
!183 = distinct !DILocation(line: 17, column: 7, scope: !134, inlinedAt: !131)
!184 = !DILocation(line: 59, column: 16, scope: !153, inlinedAt: !183)
!185 = !DILocation(line: 59, column: 7, scope: !137, inlinedAt: !183)
!186 = !DILocation(line: 60, column: 3, scope: !137, inlinedAt: !183)
!187 = !DILocation(line: 61, column: 9, scope: !137, inlinedAt: !183)
!188 = !DILocation(line: 62, column: 17, scope: !137, inlinedAt: !183)
!189 = !DILocation(line: 62, column: 10, scope: !137, inlinedAt: !183)
!190 = !DILocation(line: 63, column: 8, scope: !167, inlinedAt: !183)
!191 = !DILocation(line: 63, column: 7, scope: !167, inlinedAt: !183)
!192 = !DILocation(line: 63, column: 23, scope: !167, inlinedAt: !183)
!193 = !DILocation(line: 63, column: 28, scope: !167, inlinedAt: !183)
!194 = !DILocation(line: 63, column: 27, scope: !167, inlinedAt: !183)
!195 = !DILocation(line: 63, column: 32, scope: !167, inlinedAt: !183)
!196 = !DILocation(line: 63, column: 36, scope: !167, inlinedAt: !183)
!197 = !DILocation(line: 63, column: 42, scope: !167, inlinedAt: !183)
!198 = !DILocation(line: 64, column: 11, scope: !137, inlinedAt: !183)
!199 = !DILocation(line: 64, column: 3, scope: !137, inlinedAt: !183)
!200 = !DILocation(line: 67, column: 1, scope: !137, inlinedAt: !183)
!201 = !DILocation(line: 16, column: 7, scope: !120, inlinedAt: !131)
!202 = !DILocation(line: 20, column: 24, scope: !181, inlinedAt: !131)
!203 = !DILocation(line: 20, column: 19, scope: !181, inlinedAt: !131)
!204 = !DILocation(line: 20, column: 30, scope: !181, inlinedAt: !131)
!205 = !DILocation(line: 23, column: 11, scope: !120, inlinedAt: !131)
!206 = !DILocation(line: 23, column: 3, scope: !120, inlinedAt: !131)
!207 = !DILocation(line: 21, column: 7, scope: !87)
!208 = !DILocation(line: 23, column: 24, scope: !87)
!209 = !DILocation(line: 23, column: 34, scope: !87)
!210 = !DILocalVariable(name: "arguments", arg: 1, scope: !211, file: !9, line: 29, type: !214)
!211 = distinct !DISubprogram(name: "make_matrix", scope: !9, file: !9, line: 29, type: !212, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !216)
!212 = !DISubroutineType(types: !213)
!213 = !{!74, !214, !66, !73}
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !215, size: 64)
!215 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !96)
!216 = !{!210, !217, !218, !219, !220}
!217 = !DILocalVariable(name: "stream", arg: 2, scope: !211, file: !9, line: 29, type: !66)
!218 = !DILocalVariable(name: "variance", arg: 3, scope: !211, file: !9, line: 29, type: !73)
!219 = !DILocalVariable(name: "count", scope: !211, file: !9, line: 30, type: !107)
!220 = !DILocalVariable(name: "x", scope: !211, file: !9, line: 31, type: !74)
!221 = !DILocation(line: 0, scope: !211, inlinedAt: !222)
!222 = distinct !DILocation(line: 24, column: 14, scope: !87)
!223 = !DILocalVariable(name: "count", arg: 1, scope: !224, file: !30, line: 45, type: !62)
!224 = distinct !DISubprogram(name: "allocate", scope: !30, file: !30, line: 45, type: !225, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !227)
!225 = !DISubroutineType(types: !226)
!226 = !{!74, !62}
!227 = !{!223, !228}
!228 = !DILocalVariable(name: "x", scope: !224, file: !30, line: 46, type: !74)
!229 = !DILocation(line: 0, scope: !224, inlinedAt: !230)
!230 = distinct !DILocation(line: 31, column: 14, scope: !211, inlinedAt: !222)
!231 = !DILocation(line: 46, column: 36, scope: !224, inlinedAt: !230)
!232 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !230)
!233 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !230)
!234 = distinct !DILexicalBlock(scope: !224, file: !30, line: 47, column: 7)
!235 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !230)
!236 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !230)
!237 = distinct !DILexicalBlock(scope: !234, file: !30, line: 47, column: 11)
!238 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !230)
!239 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !230)
!240 = !DILocation(line: 32, column: 3, scope: !211, inlinedAt: !222)
!241 = !DILocation(line: 0, scope: !211, inlinedAt: !242)
!242 = distinct !DILocation(line: 25, column: 15, scope: !87)
!243 = !DILocation(line: 0, scope: !224, inlinedAt: !244)
!244 = distinct !DILocation(line: 31, column: 14, scope: !211, inlinedAt: !242)
!245 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !244)
!246 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !244)
!247 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !244)
!248 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !244)
!249 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !244)
!250 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !244)
!251 = !DILocation(line: 25, column: 49, scope: !87)
!252 = !DILocation(line: 25, column: 47, scope: !87)
!253 = !DILocation(line: 32, column: 62, scope: !211, inlinedAt: !242)
!254 = !DILocation(line: 32, column: 51, scope: !211, inlinedAt: !242)
!255 = !DILocation(line: 32, column: 3, scope: !211, inlinedAt: !242)
!256 = !DILocation(line: 0, scope: !211, inlinedAt: !257)
!257 = distinct !DILocation(line: 26, column: 15, scope: !87)
!258 = !DILocation(line: 0, scope: !224, inlinedAt: !259)
!259 = distinct !DILocation(line: 31, column: 14, scope: !211, inlinedAt: !257)
!260 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !259)
!261 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !259)
!262 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !259)
!263 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !259)
!264 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !259)
!265 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !259)
!266 = !DILocation(line: 32, column: 51, scope: !211, inlinedAt: !257)
!267 = !DILocation(line: 32, column: 3, scope: !211, inlinedAt: !257)
!268 = !DILocation(line: 0, scope: !211, inlinedAt: !269)
!269 = distinct !DILocation(line: 27, column: 15, scope: !87)
!270 = !DILocation(line: 0, scope: !224, inlinedAt: !271)
!271 = distinct !DILocation(line: 31, column: 14, scope: !211, inlinedAt: !269)
!272 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !271)
!273 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !271)
!274 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !271)
!275 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !271)
!276 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !271)
!277 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !271)
!278 = !DILocation(line: 32, column: 51, scope: !211, inlinedAt: !269)
!279 = !DILocation(line: 32, column: 3, scope: !211, inlinedAt: !269)
!280 = !DILocation(line: 0, scope: !224, inlinedAt: !281)
!281 = distinct !DILocation(line: 28, column: 15, scope: !87)
!282 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !281)
!283 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !281)
!284 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !281)
!285 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !281)
!286 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !281)
!287 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !281)
!288 = !DILocation(line: 0, scope: !224, inlinedAt: !289)
!289 = distinct !DILocation(line: 29, column: 15, scope: !87)
!290 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !289)
!291 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !289)
!292 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !289)
!293 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !289)
!294 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !289)
!295 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !289)
!296 = !DILocation(line: 0, scope: !224, inlinedAt: !297)
!297 = distinct !DILocation(line: 30, column: 14, scope: !87)
!298 = !DILocation(line: 46, column: 23, scope: !224, inlinedAt: !297)
!299 = !DILocation(line: 47, column: 8, scope: !234, inlinedAt: !297)
!300 = !DILocation(line: 47, column: 7, scope: !224, inlinedAt: !297)
!301 = !DILocation(line: 48, column: 13, scope: !237, inlinedAt: !297)
!302 = !DILocation(line: 48, column: 5, scope: !237, inlinedAt: !297)
!303 = !DILocation(line: 49, column: 5, scope: !237, inlinedAt: !297)
!304 = !DILocalVariable(name: "n", arg: 1, scope: !305, file: !2, line: 9, type: !65)
!305 = distinct !DISubprogram(name: "forward", scope: !2, file: !2, line: 9, type: !306, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !310)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !65, !308, !308, !308, !308, !74, !74, !74}
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !309, size: 64)
!309 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!310 = !{!304, !311, !312, !313, !314, !315, !316, !317, !318}
!311 = !DILocalVariable(name: "w1", arg: 2, scope: !305, file: !2, line: 9, type: !308)
!312 = !DILocalVariable(name: "w2", arg: 3, scope: !305, file: !2, line: 9, type: !308)
!313 = !DILocalVariable(name: "w3", arg: 4, scope: !305, file: !2, line: 9, type: !308)
!314 = !DILocalVariable(name: "x", arg: 5, scope: !305, file: !2, line: 9, type: !308)
!315 = !DILocalVariable(name: "h1", arg: 6, scope: !305, file: !2, line: 10, type: !74)
!316 = !DILocalVariable(name: "h2", arg: 7, scope: !305, file: !2, line: 10, type: !74)
!317 = !DILocalVariable(name: "y", arg: 8, scope: !305, file: !2, line: 10, type: !74)
!318 = !DILocalVariable(name: "count", scope: !305, file: !2, line: 11, type: !107)
!319 = !DILocation(line: 0, scope: !305, inlinedAt: !320)
!320 = distinct !DILocation(line: 32, column: 3, scope: !87)
!321 = !DILocation(line: 12, column: 3, scope: !305, inlinedAt: !320)
!322 = !DILocalVariable(name: "x", arg: 1, scope: !323, file: !2, line: 5, type: !74)
!323 = distinct !DISubprogram(name: "relu", scope: !2, file: !2, line: 5, type: !324, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !326)
!324 = !DISubroutineType(types: !325)
!325 = !{null, !74, !62}
!326 = !{!322, !327, !328}
!327 = !DILocalVariable(name: "count", arg: 2, scope: !323, file: !2, line: 5, type: !62)
!328 = !DILocalVariable(name: "i", scope: !329, file: !2, line: 6, type: !62)
!329 = distinct !DILexicalBlock(scope: !323, file: !2, line: 6, column: 3)
!330 = !DILocation(line: 0, scope: !323, inlinedAt: !331)
!331 = distinct !DILocation(line: 13, column: 3, scope: !305, inlinedAt: !320)
!332 = !DILocation(line: 0, scope: !329, inlinedAt: !331)
!333 = !DILocation(line: 6, column: 3, scope: !329, inlinedAt: !331)
!334 = !DILocation(line: 6, column: 33, scope: !335, inlinedAt: !331)
!335 = distinct !DILexicalBlock(scope: !329, file: !2, line: 6, column: 3)
!336 = !DILocation(line: 6, column: 45, scope: !335, inlinedAt: !331)
!337 = !{!338, !338, i64 0}
!338 = !{!"float", !160, i64 0}
!339 = !DILocation(line: 6, column: 50, scope: !335, inlinedAt: !331)
!340 = !DILocation(line: 6, column: 43, scope: !335, inlinedAt: !331)
!341 = distinct !{!341, !333, !342, !343, !344, !345}
!342 = !DILocation(line: 6, column: 66, scope: !329, inlinedAt: !331)
!343 = !{!"llvm.loop.mustprogress"}
!344 = !{!"llvm.loop.isvectorized", i32 1}
!345 = !{!"llvm.loop.unroll.runtime.disable"}
!346 = !DILocation(line: 6, column: 24, scope: !335, inlinedAt: !331)
!347 = distinct !{!347, !333, !342, !343, !345, !344}
!348 = !DILocation(line: 14, column: 3, scope: !305, inlinedAt: !320)
!349 = !DILocation(line: 0, scope: !323, inlinedAt: !350)
!350 = distinct !DILocation(line: 15, column: 3, scope: !305, inlinedAt: !320)
!351 = !DILocation(line: 0, scope: !329, inlinedAt: !350)
!352 = !DILocation(line: 6, column: 3, scope: !329, inlinedAt: !350)
!353 = !DILocation(line: 6, column: 33, scope: !335, inlinedAt: !350)
!354 = !DILocation(line: 6, column: 45, scope: !335, inlinedAt: !350)
!355 = !DILocation(line: 6, column: 50, scope: !335, inlinedAt: !350)
!356 = !DILocation(line: 6, column: 43, scope: !335, inlinedAt: !350)
!357 = distinct !{!357, !352, !358, !343, !344, !345}
!358 = !DILocation(line: 6, column: 66, scope: !329, inlinedAt: !350)
!359 = !DILocation(line: 6, column: 24, scope: !335, inlinedAt: !350)
!360 = distinct !{!360, !352, !358, !343, !345, !344}
!361 = !DILocation(line: 16, column: 3, scope: !305, inlinedAt: !320)
!362 = !DILocation(line: 34, column: 37, scope: !87)
!363 = !DILocation(line: 34, column: 3, scope: !87)
!364 = !DILocalVariable(name: "path", arg: 1, scope: !365, file: !30, line: 70, type: !102)
!365 = distinct !DISubprogram(name: "write_result", scope: !30, file: !30, line: 70, type: !366, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !368)
!366 = !DISubroutineType(types: !367)
!367 = !{!65, !102, !308, !62}
!368 = !{!364, !369, !370, !371, !424}
!369 = !DILocalVariable(name: "x", arg: 2, scope: !365, file: !30, line: 70, type: !308)
!370 = !DILocalVariable(name: "count", arg: 3, scope: !365, file: !30, line: 70, type: !62)
!371 = !DILocalVariable(name: "file", scope: !365, file: !30, line: 72, type: !372)
!372 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !373, size: 64)
!373 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !374, line: 7, baseType: !375)
!374 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!375 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !376, line: 49, size: 1728, elements: !377)
!376 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!377 = !{!378, !379, !380, !381, !382, !383, !384, !385, !386, !387, !388, !389, !390, !393, !395, !396, !397, !399, !401, !403, !407, !410, !412, !415, !418, !419, !421, !422, !423}
!378 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !375, file: !376, line: 51, baseType: !65, size: 32)
!379 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !375, file: !376, line: 54, baseType: !91, size: 64, offset: 64)
!380 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !375, file: !376, line: 55, baseType: !91, size: 64, offset: 128)
!381 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !375, file: !376, line: 56, baseType: !91, size: 64, offset: 192)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !375, file: !376, line: 57, baseType: !91, size: 64, offset: 256)
!383 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !375, file: !376, line: 58, baseType: !91, size: 64, offset: 320)
!384 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !375, file: !376, line: 59, baseType: !91, size: 64, offset: 384)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !375, file: !376, line: 60, baseType: !91, size: 64, offset: 448)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !375, file: !376, line: 61, baseType: !91, size: 64, offset: 512)
!387 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !375, file: !376, line: 64, baseType: !91, size: 64, offset: 576)
!388 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !375, file: !376, line: 65, baseType: !91, size: 64, offset: 640)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !375, file: !376, line: 66, baseType: !91, size: 64, offset: 704)
!390 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !375, file: !376, line: 68, baseType: !391, size: 64, offset: 768)
!391 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !392, size: 64)
!392 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !376, line: 36, flags: DIFlagFwdDecl)
!393 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !375, file: !376, line: 70, baseType: !394, size: 64, offset: 832)
!394 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !375, size: 64)
!395 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !375, file: !376, line: 72, baseType: !65, size: 32, offset: 896)
!396 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !375, file: !376, line: 73, baseType: !65, size: 32, offset: 928)
!397 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !375, file: !376, line: 74, baseType: !398, size: 64, offset: 960)
!398 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !69, line: 152, baseType: !128)
!399 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !375, file: !376, line: 77, baseType: !400, size: 16, offset: 1024)
!400 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!401 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !375, file: !376, line: 78, baseType: !402, size: 8, offset: 1040)
!402 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!403 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !375, file: !376, line: 79, baseType: !404, size: 8, offset: 1048)
!404 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !405)
!405 = !{!406}
!406 = !DISubrange(count: 1)
!407 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !375, file: !376, line: 81, baseType: !408, size: 64, offset: 1088)
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !409, size: 64)
!409 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !376, line: 43, baseType: null)
!410 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !375, file: !376, line: 89, baseType: !411, size: 64, offset: 1152)
!411 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !69, line: 153, baseType: !128)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !375, file: !376, line: 91, baseType: !413, size: 64, offset: 1216)
!413 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !414, size: 64)
!414 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !376, line: 37, flags: DIFlagFwdDecl)
!415 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !375, file: !376, line: 92, baseType: !416, size: 64, offset: 1280)
!416 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !417, size: 64)
!417 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !376, line: 38, flags: DIFlagFwdDecl)
!418 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !375, file: !376, line: 93, baseType: !394, size: 64, offset: 1344)
!419 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !375, file: !376, line: 94, baseType: !420, size: 64, offset: 1408)
!420 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!421 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !375, file: !376, line: 95, baseType: !62, size: 64, offset: 1472)
!422 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !375, file: !376, line: 96, baseType: !65, size: 32, offset: 1536)
!423 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !375, file: !376, line: 98, baseType: !3, size: 160, offset: 1568)
!424 = !DILocalVariable(name: "written", scope: !365, file: !30, line: 73, type: !107)
!425 = !DILocation(line: 0, scope: !365, inlinedAt: !426)
!426 = distinct !DILocation(line: 35, column: 22, scope: !87)
!427 = !DILocation(line: 71, column: 8, scope: !428, inlinedAt: !426)
!428 = distinct !DILexicalBlock(scope: !365, file: !30, line: 71, column: 7)
!429 = !DILocation(line: 71, column: 7, scope: !365, inlinedAt: !426)
!430 = !DILocation(line: 72, column: 16, scope: !365, inlinedAt: !426)
!431 = !DILocation(line: 73, column: 26, scope: !365, inlinedAt: !426)
!432 = !DILocation(line: 73, column: 33, scope: !365, inlinedAt: !426)
!433 = !DILocation(line: 74, column: 16, scope: !434, inlinedAt: !426)
!434 = distinct !DILexicalBlock(scope: !365, file: !30, line: 74, column: 7)
!435 = !DILocation(line: 74, column: 29, scope: !434, inlinedAt: !426)
!436 = !DILocation(line: 75, column: 11, scope: !365, inlinedAt: !426)
!437 = !DILocation(line: 75, column: 3, scope: !365, inlinedAt: !426)
!438 = !DILocation(line: 76, column: 3, scope: !365, inlinedAt: !426)
!439 = !DILocation(line: 36, column: 3, scope: !87)
!440 = !DILocation(line: 36, column: 12, scope: !87)
!441 = !DILocation(line: 36, column: 22, scope: !87)
!442 = !DILocation(line: 36, column: 32, scope: !87)
!443 = !DILocation(line: 36, column: 42, scope: !87)
!444 = !DILocation(line: 36, column: 52, scope: !87)
!445 = !DILocation(line: 36, column: 62, scope: !87)
!446 = !DILocation(line: 38, column: 1, scope: !87)
!447 = !DISubprogram(name: "printf", scope: !448, file: !448, line: 356, type: !449, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!449 = !DISubroutineType(types: !450)
!450 = !{!65, !451, null}
!451 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !102)
!452 = distinct !DISubprogram(name: "frobenius_norm", scope: !30, file: !30, line: 38, type: !453, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !455)
!453 = !DISubroutineType(types: !454)
!454 = !{!75, !308, !62}
!455 = !{!456, !457, !458, !459}
!456 = !DILocalVariable(name: "x", arg: 1, scope: !452, file: !30, line: 38, type: !308)
!457 = !DILocalVariable(name: "count", arg: 2, scope: !452, file: !30, line: 38, type: !62)
!458 = !DILocalVariable(name: "sum", scope: !452, file: !30, line: 39, type: !75)
!459 = !DILocalVariable(name: "i", scope: !460, file: !30, line: 40, type: !62)
!460 = distinct !DILexicalBlock(scope: !452, file: !30, line: 40, column: 3)
!461 = !DILocation(line: 0, scope: !452)
!462 = !DILocation(line: 0, scope: !460)
!463 = !DILocation(line: 40, column: 24, scope: !464)
!464 = distinct !DILexicalBlock(scope: !460, file: !30, line: 40, column: 3)
!465 = !DILocation(line: 40, column: 3, scope: !460)
!466 = !DILocation(line: 40, column: 53, scope: !464)
!467 = !DILocation(line: 40, column: 45, scope: !464)
!468 = !DILocation(line: 40, column: 58, scope: !464)
!469 = !DILocation(line: 40, column: 42, scope: !464)
!470 = !DILocation(line: 40, column: 33, scope: !464)
!471 = distinct !{!471, !472}
!472 = !{!"llvm.loop.unroll.disable"}
!473 = !DILocation(line: 41, column: 10, scope: !452)
!474 = !DILocation(line: 41, column: 3, scope: !452)
!475 = distinct !{!475, !465, !476, !343}
!476 = !DILocation(line: 40, column: 63, scope: !460)
!477 = !DISubprogram(name: "free", scope: !478, file: !478, line: 568, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!479 = !DISubroutineType(types: !480)
!480 = !{null, !420}
!481 = !DISubprogram(name: "fprintf", scope: !448, file: !448, line: 350, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DISubroutineType(types: !483)
!483 = !{!65, !484, !451, null}
!484 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !372)
!485 = !DISubprogram(name: "__errno_location", scope: !486, file: !486, line: 37, type: !487, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!487 = !DISubroutineType(types: !488)
!488 = !{!489}
!489 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!490 = !DISubprogram(name: "strtol", scope: !478, file: !478, line: 177, type: !491, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!491 = !DISubroutineType(types: !492)
!492 = !{!128, !451, !493, !65}
!493 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !90)
!494 = distinct !DISubprogram(name: "fill_uniform", scope: !30, file: !30, line: 33, type: !495, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !497)
!495 = !DISubroutineType(types: !496)
!496 = !{null, !74, !62, !66, !66, !73}
!497 = !{!498, !499, !500, !501, !502, !503}
!498 = !DILocalVariable(name: "x", arg: 1, scope: !494, file: !30, line: 33, type: !74)
!499 = !DILocalVariable(name: "count", arg: 2, scope: !494, file: !30, line: 33, type: !62)
!500 = !DILocalVariable(name: "seed", arg: 3, scope: !494, file: !30, line: 33, type: !66)
!501 = !DILocalVariable(name: "stream", arg: 4, scope: !494, file: !30, line: 33, type: !66)
!502 = !DILocalVariable(name: "scale", arg: 5, scope: !494, file: !30, line: 34, type: !73)
!503 = !DILocalVariable(name: "i", scope: !504, file: !30, line: 35, type: !62)
!504 = distinct !DILexicalBlock(scope: !494, file: !30, line: 35, column: 3)
!505 = !DILocation(line: 0, scope: !494)
!506 = !DILocation(line: 0, scope: !504)
!507 = !DILocation(line: 35, column: 24, scope: !508)
!508 = distinct !DILexicalBlock(scope: !504, file: !30, line: 35, column: 3)
!509 = !DILocation(line: 35, column: 3, scope: !504)
!510 = !DILocation(line: 35, column: 33, scope: !508)
!511 = !DILocation(line: 20, column: 67, scope: !512, inlinedAt: !520)
!512 = distinct !DISubprogram(name: "random_bits", scope: !30, file: !30, line: 19, type: !513, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !515)
!513 = !DISubroutineType(types: !514)
!514 = !{!66, !66, !66, !66}
!515 = !{!516, !517, !518, !519}
!516 = !DILocalVariable(name: "seed", arg: 1, scope: !512, file: !30, line: 19, type: !66)
!517 = !DILocalVariable(name: "stream", arg: 2, scope: !512, file: !30, line: 19, type: !66)
!518 = !DILocalVariable(name: "index", arg: 3, scope: !512, file: !30, line: 19, type: !66)
!519 = !DILocalVariable(name: "z", scope: !512, file: !30, line: 20, type: !66)
!520 = distinct !DILocation(line: 28, column: 33, scope: !521, inlinedAt: !530)
!521 = distinct !DISubprogram(name: "random_uniform", scope: !30, file: !30, line: 27, type: !522, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !49, retainedNodes: !524)
!522 = !DISubroutineType(types: !523)
!523 = !{!73, !66, !66, !66}
!524 = !{!525, !526, !527, !528}
!525 = !DILocalVariable(name: "seed", arg: 1, scope: !521, file: !30, line: 27, type: !66)
!526 = !DILocalVariable(name: "stream", arg: 2, scope: !521, file: !30, line: 27, type: !66)
!527 = !DILocalVariable(name: "index", arg: 3, scope: !521, file: !30, line: 27, type: !66)
!528 = !DILocalVariable(name: "top", scope: !521, file: !30, line: 28, type: !529)
!529 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!530 = distinct !DILocation(line: 35, column: 53, scope: !508)
!531 = !DILocation(line: 20, column: 59, scope: !512, inlinedAt: !520)
!532 = !DILocation(line: 21, column: 15, scope: !512, inlinedAt: !520)
!533 = !DILocation(line: 21, column: 10, scope: !512, inlinedAt: !520)
!534 = !DILocation(line: 21, column: 23, scope: !512, inlinedAt: !520)
!535 = !DILocation(line: 22, column: 15, scope: !512, inlinedAt: !520)
!536 = !DILocation(line: 22, column: 10, scope: !512, inlinedAt: !520)
!537 = !DILocation(line: 22, column: 23, scope: !512, inlinedAt: !520)
!538 = !DILocation(line: 29, column: 20, scope: !521, inlinedAt: !530)
!539 = !DILocation(line: 29, column: 26, scope: !521, inlinedAt: !530)
!540 = !DILocation(line: 29, column: 30, scope: !521, inlinedAt: !530)
!541 = !DILocation(line: 29, column: 10, scope: !521, inlinedAt: !530)
!542 = !DILocation(line: 29, column: 43, scope: !521, inlinedAt: !530)
!543 = !DILocation(line: 35, column: 51, scope: !508)
!544 = !DILocation(line: 35, column: 38, scope: !508)
!545 = !DILocation(line: 35, column: 43, scope: !508)
!546 = distinct !{!546, !509, !547, !343, !344, !345}
!547 = !DILocation(line: 35, column: 83, scope: !504)
!548 = !DILocation(line: 36, column: 1, scope: !494)
!549 = !DILocation(line: 0, scope: !521, inlinedAt: !530)
!550 = !DILocation(line: 0, scope: !512, inlinedAt: !520)
!551 = distinct !{!551, !509, !547, !343, !345, !344}
!552 = !DISubprogram(name: "sqrtf", scope: !553, file: !553, line: 143, type: !554, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!553 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!554 = !DISubroutineType(types: !555)
!555 = !{!73, !73}
!556 = !DISubprogram(name: "malloc", scope: !478, file: !478, line: 553, type: !557, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DISubroutineType(types: !558)
!558 = !{!420, !62}
!559 = !DISubprogram(name: "exit", scope: !478, file: !478, line: 637, type: !560, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!560 = !DISubroutineType(types: !561)
!561 = !{null, !65}
!562 = !DISubprogram(name: "cblas_sgemm", scope: !56, file: !56, line: 10, type: !563, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{null, !65, !65, !65, !65, !65, !65, !73, !308, !65, !308, !65, !73, !74, !65}
!565 = !DISubprogram(name: "sqrt", scope: !553, file: !553, line: 143, type: !566, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!566 = !DISubroutineType(types: !567)
!567 = !{!75, !75}
!568 = !DISubprogram(name: "fopen", scope: !448, file: !448, line: 258, type: !569, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!569 = !DISubroutineType(types: !570)
!570 = !{!372, !451, !451}
!571 = !DISubprogram(name: "fwrite", scope: !448, file: !448, line: 681, type: !572, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!572 = !DISubroutineType(types: !573)
!573 = !{!64, !574, !62, !62, !484}
!574 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !575)
!575 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !576, size: 64)
!576 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!577 = !DISubprogram(name: "fclose", scope: !448, file: !448, line: 178, type: !578, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!65, !372}
