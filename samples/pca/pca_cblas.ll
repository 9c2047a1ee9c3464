; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/pca/pca_cblas.c
; sources: samples/pca/pca_cblas.c samples/pca/pca.h samples/common.h samples/blas.h
; sha256: 316c13021252cfa584f5982f54d43d48347b1d861b69f4ee0d26fb8034e249e9
; ModuleID = 'samples/pca/pca_cblas.c'
source_filename = "samples/pca/pca_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [9 x i8] c"features\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"samples\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [8 x i8] c"pca.bin\00", align 1, !dbg !17
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [80 x i8] c"usage: pca [features=128] [samples=4096] [seed=1] [output=pca.bin, - for none]\0A\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !30
@.str.7 = private unnamed_addr constant [38 x i8] c"pca features=%d samples=%d norm=%.9g\0A\00", align 1, !dbg !35
@.str.8 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !40
@.str.10 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !45
@.str.11 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !50

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !106 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !139
  %4 = alloca %struct.timespec, align 8, !DIAssignID !140
  %5 = alloca ptr, align 8, !DIAssignID !141
  %6 = alloca ptr, align 8, !DIAssignID !142
  %7 = alloca ptr, align 8, !DIAssignID !143
    #dbg_value(i32 %0, !112, !DIExpression(), !144)
    #dbg_value(ptr %1, !113, !DIExpression(), !144)
    #dbg_value(i32 %0, !145, !DIExpression(), !157)
    #dbg_value(ptr %1, !151, !DIExpression(), !157)
    #dbg_value(ptr undef, !152, !DIExpression(), !157)
  %8 = icmp slt i32 %0, 6, !dbg !160
  br i1 %8, label %9, label %82, !dbg !162

9:                                                ; preds = %2
    #dbg_assign(i1 undef, !163, !DIExpression(), !143, ptr %7, !DIExpression(), !177)
    #dbg_value(i32 %0, !169, !DIExpression(), !177)
    #dbg_value(ptr %1, !170, !DIExpression(), !177)
    #dbg_value(i32 1, !171, !DIExpression(), !177)
    #dbg_value(ptr @.str, !172, !DIExpression(), !177)
    #dbg_value(i64 1, !173, !DIExpression(), !177)
    #dbg_value(i64 32768, !174, !DIExpression(), !177)
    #dbg_value(i64 128, !175, !DIExpression(), !177)
    #dbg_value(ptr undef, !176, !DIExpression(), !177)
    #dbg_value(i64 128, !153, !DIExpression(), !157)
  %10 = icmp sgt i32 %0, 1, !dbg !179
  br i1 %10, label %11, label %85, !dbg !181

11:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #16, !dbg !182
  %12 = tail call ptr @__errno_location() #17, !dbg !183
  store i32 0, ptr %12, align 4, !dbg !184, !tbaa !185
  %13 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !189
  %14 = load ptr, ptr %13, align 8, !dbg !189, !tbaa !190
  %15 = call i64 @strtol(ptr noundef %14, ptr noundef nonnull %7, i32 noundef 10) #16, !dbg !192
    #dbg_value(i64 %15, !153, !DIExpression(), !157)
  %16 = load ptr, ptr %13, align 8, !dbg !193, !tbaa !190
  %17 = load i8, ptr %16, align 1, !dbg !195, !tbaa !196
  %18 = icmp eq i8 %17, 0, !dbg !195
  br i1 %18, label %29, label %19, !dbg !197

19:                                               ; preds = %11
  %20 = load ptr, ptr %7, align 8, !dbg !198, !tbaa !190
  %21 = load i8, ptr %20, align 1, !dbg !199, !tbaa !196
  %22 = icmp eq i8 %21, 0, !dbg !199
  br i1 %22, label %23, label %29, !dbg !200

23:                                               ; preds = %19
  %24 = load i32, ptr %12, align 4, !dbg !201, !tbaa !185
  %25 = icmp ne i32 %24, 0, !dbg !201
  %26 = add i64 %15, -32769, !dbg !202
  %27 = icmp ult i64 %26, -32768, !dbg !202
  %28 = select i1 %25, i1 true, i1 %27, !dbg !202
  br i1 %28, label %29, label %32, !dbg !202

29:                                               ; preds = %23, %19, %11
  %30 = load ptr, ptr @stderr, align 8, !dbg !203, !tbaa !190
  %31 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %30, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str, ptr noundef nonnull %16, i64 noundef 1, i64 noundef 32768) #18, !dbg !204
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #16, !dbg !205
    #dbg_value(i64 %15, !153, !DIExpression(), !157)
  br label %82, !dbg !206

32:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #16, !dbg !205
    #dbg_value(i64 %15, !153, !DIExpression(), !157)
  %33 = trunc nuw i64 %15 to i32, !dbg !207
    #dbg_assign(i1 undef, !163, !DIExpression(), !142, ptr %6, !DIExpression(), !209)
    #dbg_value(i32 %0, !169, !DIExpression(), !209)
    #dbg_value(ptr %1, !170, !DIExpression(), !209)
    #dbg_value(i32 2, !171, !DIExpression(), !209)
    #dbg_value(ptr @.str.1, !172, !DIExpression(), !209)
    #dbg_value(i64 2, !173, !DIExpression(), !209)
    #dbg_value(i64 4194304, !174, !DIExpression(), !209)
    #dbg_value(i64 4096, !175, !DIExpression(), !209)
    #dbg_value(ptr undef, !176, !DIExpression(), !209)
    #dbg_value(i64 4096, !155, !DIExpression(), !157)
  %34 = icmp eq i32 %0, 2, !dbg !211
  br i1 %34, label %85, label %35, !dbg !212

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #16, !dbg !213
  store i32 0, ptr %12, align 4, !dbg !214, !tbaa !185
  %36 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !215
  %37 = load ptr, ptr %36, align 8, !dbg !215, !tbaa !190
  %38 = call i64 @strtol(ptr noundef %37, ptr noundef nonnull %6, i32 noundef 10) #16, !dbg !216
    #dbg_value(i64 %38, !155, !DIExpression(), !157)
  %39 = load ptr, ptr %36, align 8, !dbg !217, !tbaa !190
  %40 = load i8, ptr %39, align 1, !dbg !218, !tbaa !196
  %41 = icmp eq i8 %40, 0, !dbg !218
  br i1 %41, label %52, label %42, !dbg !219

42:                                               ; preds = %35
  %43 = load ptr, ptr %6, align 8, !dbg !220, !tbaa !190
  %44 = load i8, ptr %43, align 1, !dbg !221, !tbaa !196
  %45 = icmp eq i8 %44, 0, !dbg !221
  br i1 %45, label %46, label %52, !dbg !222

46:                                               ; preds = %42
  %47 = load i32, ptr %12, align 4, !dbg !223, !tbaa !185
  %48 = icmp ne i32 %47, 0, !dbg !223
  %49 = add i64 %38, -4194305, !dbg !224
  %50 = icmp ult i64 %49, -4194303, !dbg !224
  %51 = select i1 %48, i1 true, i1 %50, !dbg !224
  br i1 %51, label %52, label %55, !dbg !224

52:                                               ; preds = %46, %42, %35
  %53 = load ptr, ptr @stderr, align 8, !dbg !225, !tbaa !190
  %54 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %53, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %39, i64 noundef 2, i64 noundef 4194304) #18, !dbg !226
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #16, !dbg !227
    #dbg_value(i64 %38, !155, !DIExpression(), !157)
  br label %82, !dbg !228

55:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #16, !dbg !227
    #dbg_value(i64 %38, !155, !DIExpression(), !157)
  %56 = trunc nuw i64 %38 to i32, !dbg !229
    #dbg_assign(i1 undef, !163, !DIExpression(), !141, ptr %5, !DIExpression(), !230)
    #dbg_value(i32 %0, !169, !DIExpression(), !230)
    #dbg_value(ptr %1, !170, !DIExpression(), !230)
    #dbg_value(i32 3, !171, !DIExpression(), !230)
    #dbg_value(ptr @.str.2, !172, !DIExpression(), !230)
    #dbg_value(i64 0, !173, !DIExpression(), !230)
    #dbg_value(i64 2147483647, !174, !DIExpression(), !230)
    #dbg_value(i64 1, !175, !DIExpression(), !230)
    #dbg_value(ptr undef, !176, !DIExpression(), !230)
    #dbg_value(i64 1, !156, !DIExpression(), !157)
  %57 = icmp ugt i32 %0, 3, !dbg !232
  br i1 %57, label %58, label %85, !dbg !233

58:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #16, !dbg !234
  store i32 0, ptr %12, align 4, !dbg !235, !tbaa !185
  %59 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !236
  %60 = load ptr, ptr %59, align 8, !dbg !236, !tbaa !190
  %61 = call i64 @strtol(ptr noundef %60, ptr noundef nonnull %5, i32 noundef 10) #16, !dbg !237
    #dbg_value(i64 %61, !156, !DIExpression(), !157)
  %62 = load ptr, ptr %59, align 8, !dbg !238, !tbaa !190
  %63 = load i8, ptr %62, align 1, !dbg !239, !tbaa !196
  %64 = icmp eq i8 %63, 0, !dbg !239
  br i1 %64, label %74, label %65, !dbg !240

65:                                               ; preds = %58
  %66 = load ptr, ptr %5, align 8, !dbg !241, !tbaa !190
  %67 = load i8, ptr %66, align 1, !dbg !242, !tbaa !196
  %68 = icmp eq i8 %67, 0, !dbg !242
  br i1 %68, label %69, label %74, !dbg !243

69:                                               ; preds = %65
  %70 = load i32, ptr %12, align 4, !dbg !244, !tbaa !185
  %71 = icmp ne i32 %70, 0, !dbg !244
  %72 = icmp ugt i64 %61, 2147483647, !dbg !245
  %73 = select i1 %71, i1 true, i1 %72, !dbg !245
  br i1 %73, label %74, label %77, !dbg !245

74:                                               ; preds = %69, %65, %58
  %75 = load ptr, ptr @stderr, align 8, !dbg !246, !tbaa !190
  %76 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %75, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %62, i64 noundef 0, i64 noundef 2147483647) #18, !dbg !247
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16, !dbg !248
    #dbg_value(i64 %61, !156, !DIExpression(), !157)
  br label %82, !dbg !249

77:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16, !dbg !248
    #dbg_value(i64 %61, !156, !DIExpression(), !157)
    #dbg_value(i32 %33, !114, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !144)
    #dbg_value(i32 %56, !114, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !144)
    #dbg_value(i64 %61, !114, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !144)
  %78 = icmp eq i32 %0, 5, !dbg !250
  br i1 %78, label %79, label %85, !dbg !251

79:                                               ; preds = %77
  %80 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !252
  %81 = load ptr, ptr %80, align 8, !dbg !252, !tbaa !190
  br label %85, !dbg !251

82:                                               ; preds = %2, %29, %52, %74
  %83 = load ptr, ptr @stderr, align 8, !dbg !253, !tbaa !190
  %84 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 79, i64 1, ptr %83) #19, !dbg !254
    #dbg_value(i32 undef, !114, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !144)
    #dbg_value(i32 undef, !114, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !144)
    #dbg_value(i64 undef, !114, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !144)
    #dbg_value(ptr undef, !114, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !144)
  br label %639, !dbg !255

85:                                               ; preds = %9, %32, %55, %79, %77
  %86 = phi ptr [ @.str.3, %9 ], [ @.str.3, %32 ], [ @.str.3, %55 ], [ @.str.3, %77 ], [ %81, %79 ]
  %87 = phi i64 [ 1, %9 ], [ 1, %32 ], [ 1, %55 ], [ %61, %77 ], [ %61, %79 ]
  %88 = phi i32 [ 4096, %9 ], [ 4096, %32 ], [ %56, %55 ], [ %56, %77 ], [ %56, %79 ]
  %89 = phi i32 [ 128, %9 ], [ %33, %32 ], [ %33, %55 ], [ %33, %77 ], [ %33, %79 ]
    #dbg_value(i32 %89, !114, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !144)
    #dbg_value(i32 %88, !114, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !144)
    #dbg_value(i64 %87, !114, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !144)
    #dbg_value(ptr %86, !114, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !144)
    #dbg_value(i32 %89, !124, !DIExpression(), !144)
    #dbg_value(i32 %88, !126, !DIExpression(), !144)
  %90 = zext nneg i32 %88 to i64, !dbg !256
  %91 = zext nneg i32 %89 to i64, !dbg !257
    #dbg_value(i64 poison, !258, !DIExpression(), !264)
  %92 = shl nuw nsw i64 %90, 2, !dbg !266
  %93 = mul nuw nsw i64 %92, %91, !dbg !267
  %94 = tail call noalias ptr @malloc(i64 noundef %93) #20, !dbg !268
    #dbg_value(ptr %94, !263, !DIExpression(), !264)
    #dbg_value(ptr %94, !269, !DIExpression(), !277)
    #dbg_value(i64 %93, !276, !DIExpression(), !277)
  %95 = icmp eq ptr %94, null, !dbg !279
  br i1 %95, label %96, label %99, !dbg !281

96:                                               ; preds = %85
  %97 = load ptr, ptr @stderr, align 8, !dbg !282, !tbaa !190
  %98 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %97, ptr noundef nonnull @.str.6, i64 noundef %93) #18, !dbg !283
  tail call void @exit(i32 noundef 1) #21, !dbg !284
  unreachable, !dbg !284

99:                                               ; preds = %85
    #dbg_value(ptr %94, !127, !DIExpression(), !144)
  %100 = mul nuw nsw i64 %91, %91, !dbg !285
    #dbg_value(i64 %100, !258, !DIExpression(), !286)
  %101 = shl nuw nsw i64 %100, 2, !dbg !288
  %102 = tail call noalias ptr @malloc(i64 noundef %101) #20, !dbg !289
    #dbg_value(ptr %102, !263, !DIExpression(), !286)
    #dbg_value(ptr %102, !269, !DIExpression(), !290)
    #dbg_value(i64 %101, !276, !DIExpression(), !290)
  %103 = icmp eq ptr %102, null, !dbg !292
  br i1 %103, label %104, label %107, !dbg !293

104:                                              ; preds = %99
  %105 = load ptr, ptr @stderr, align 8, !dbg !294, !tbaa !190
  %106 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %105, ptr noundef nonnull @.str.6, i64 noundef %101) #18, !dbg !295
  tail call void @exit(i32 noundef 1) #21, !dbg !296
  unreachable, !dbg !296

107:                                              ; preds = %99
    #dbg_value(ptr %102, !128, !DIExpression(), !144)
    #dbg_value(i64 %91, !258, !DIExpression(), !297)
  %108 = shl nuw nsw i64 %91, 2, !dbg !299
  %109 = tail call noalias ptr @malloc(i64 noundef %108) #20, !dbg !300
    #dbg_value(ptr %109, !263, !DIExpression(), !297)
    #dbg_value(ptr %109, !269, !DIExpression(), !301)
    #dbg_value(i64 %108, !276, !DIExpression(), !301)
  %110 = icmp eq ptr %109, null, !dbg !303
  br i1 %110, label %121, label %111, !dbg !304

111:                                              ; preds = %107
    #dbg_value(i32 0, !130, !DIExpression(), !305)
  %112 = mul i64 %87, 3757484087069086976
  %113 = add i64 %112, -3372029247567499371
  %114 = icmp ult i32 %88, 4
  %115 = and i64 %90, 2147483644
  %116 = insertelement <4 x i64> poison, i64 %112, i64 0
  %117 = shufflevector <4 x i64> %116, <4 x i64> poison, <4 x i32> zeroinitializer
  %118 = insertelement <4 x i64> poison, i64 %113, i64 0
  %119 = shufflevector <4 x i64> %118, <4 x i64> poison, <4 x i32> zeroinitializer
  %120 = icmp eq i64 %115, %90
  br label %124, !dbg !306

121:                                              ; preds = %107
  %122 = load ptr, ptr @stderr, align 8, !dbg !307, !tbaa !190
  %123 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %122, ptr noundef nonnull @.str.6, i64 noundef %108) #18, !dbg !308
  tail call void @exit(i32 noundef 1) #21, !dbg !309
  unreachable, !dbg !309

124:                                              ; preds = %111, %599
  %125 = phi i64 [ 0, %111 ], [ %600, %599 ]
    #dbg_value(i64 %125, !130, !DIExpression(), !305)
    #dbg_value(i32 0, !132, !DIExpression(), !310)
  %126 = trunc nuw nsw i64 %125 to i32
  %127 = and i32 %126, 15
  %128 = mul nuw nsw i64 %125, %90
  %129 = add nuw nsw i32 %127, 1
  %130 = uitofp nneg i32 %129 to float
  %131 = fdiv float 2.000000e+00, %130
  %132 = and i64 %125, 15
  %133 = mul nuw nsw i64 %132, %90
  br i1 %114, label %134, label %136, !dbg !311

134:                                              ; preds = %192, %124
  %135 = phi i64 [ 0, %124 ], [ %115, %192 ]
  br label %602, !dbg !311

136:                                              ; preds = %124
  %137 = insertelement <4 x i64> poison, i64 %133, i64 0, !dbg !311
  %138 = shufflevector <4 x i64> %137, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !311
  %139 = insertelement <4 x float> poison, float %131, i64 0, !dbg !311
  %140 = shufflevector <4 x float> %139, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !311
  %141 = insertelement <2 x i64> poison, i64 %128, i64 0, !dbg !312
  %142 = shufflevector <2 x i64> %141, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !312
  br label %143, !dbg !311

143:                                              ; preds = %143, %136
  %144 = phi i64 [ 0, %136 ], [ %189, %143 ], !dbg !332
  %145 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %136 ], [ %190, %143 ]
  %146 = or disjoint i64 %144, 1, !dbg !311
  %147 = insertelement <2 x i64> poison, i64 %144, i64 0, !dbg !311
  %148 = shufflevector <2 x i64> %147, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !311
  %149 = or disjoint <2 x i64> %148, <i64 2, i64 3>, !dbg !311
  %150 = add nuw nsw i64 %128, %144, !dbg !312
  %151 = add nuw nsw i64 %128, %146, !dbg !312
  %152 = add nuw nsw <2 x i64> %142, %149, !dbg !312
  %153 = insertelement <4 x i64> poison, i64 %150, i64 0, !dbg !311
  %154 = insertelement <4 x i64> %153, i64 %151, i64 1, !dbg !311
  %155 = shufflevector <2 x i64> %152, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !311
  %156 = shufflevector <4 x i64> %154, <4 x i64> %155, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !311
  %157 = mul <4 x i64> %156, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !311
  %158 = add <4 x i64> %157, %117, !dbg !333
  %159 = lshr <4 x i64> %158, <i64 30, i64 30, i64 30, i64 30>, !dbg !353
  %160 = xor <4 x i64> %159, %158, !dbg !354
  %161 = mul <4 x i64> %160, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !355
  %162 = lshr <4 x i64> %161, <i64 27, i64 27, i64 27, i64 27>, !dbg !356
  %163 = xor <4 x i64> %162, %161, !dbg !357
  %164 = mul <4 x i64> %163, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !358
  %165 = lshr <4 x i64> %164, <i64 40, i64 40, i64 40, i64 40>, !dbg !359
  %166 = trunc nuw nsw <4 x i64> %165 to <4 x i32>, !dbg !359
  %167 = or <4 x i32> %166, <i32 1, i32 1, i32 1, i32 1>, !dbg !360
  %168 = add nsw <4 x i32> %167, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !361
  %169 = sitofp <4 x i32> %168 to <4 x float>, !dbg !362
  %170 = fmul <4 x float> %169, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !363
  %171 = add nuw nsw <4 x i64> %138, %145, !dbg !364
  %172 = mul <4 x i64> %171, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !366
  %173 = add <4 x i64> %119, %172, !dbg !369
  %174 = lshr <4 x i64> %173, <i64 30, i64 30, i64 30, i64 30>, !dbg !370
  %175 = xor <4 x i64> %174, %173, !dbg !371
  %176 = mul <4 x i64> %175, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !372
  %177 = lshr <4 x i64> %176, <i64 27, i64 27, i64 27, i64 27>, !dbg !373
  %178 = xor <4 x i64> %177, %176, !dbg !374
  %179 = mul <4 x i64> %178, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !375
  %180 = lshr <4 x i64> %179, <i64 40, i64 40, i64 40, i64 40>, !dbg !376
  %181 = trunc nuw nsw <4 x i64> %180 to <4 x i32>, !dbg !376
  %182 = or <4 x i32> %181, <i32 1, i32 1, i32 1, i32 1>, !dbg !377
  %183 = add nsw <4 x i32> %182, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !378
  %184 = sitofp <4 x i32> %183 to <4 x float>, !dbg !379
  %185 = fmul <4 x float> %184, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !380
  %186 = fmul <4 x float> %140, %185, !dbg !381
  %187 = fadd <4 x float> %170, %186, !dbg !382
  %188 = getelementptr inbounds float, ptr %94, i64 %150, !dbg !383
  store <4 x float> %187, ptr %188, align 4, !dbg !384, !tbaa !385
  %189 = add nuw i64 %144, 4, !dbg !332
  %190 = add <4 x i64> %145, <i64 4, i64 4, i64 4, i64 4>
  %191 = icmp eq i64 %189, %115, !dbg !332
  br i1 %191, label %192, label %143, !dbg !332, !llvm.loop !387

192:                                              ; preds = %143
  br i1 %120, label %599, label %134, !dbg !311

193:                                              ; preds = %599
    #dbg_assign(i1 undef, !392, !DIExpression(), !140, ptr %4, !DIExpression(), !404)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #16, !dbg !406
  %194 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #16, !dbg !407
  %195 = load i64, ptr %4, align 8, !dbg !408, !tbaa !409
  %196 = sitofp i64 %195 to double, !dbg !412
  %197 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !413
  %198 = load i64, ptr %197, align 8, !dbg !413, !tbaa !414
  %199 = sitofp i64 %198 to double, !dbg !415
  %200 = fmul double %199, 1.000000e-09, !dbg !416
  %201 = fadd double %200, %196, !dbg !417
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !418
    #dbg_value(double %201, !135, !DIExpression(), !144)
    #dbg_value(ptr %94, !419, !DIExpression(), !437)
    #dbg_value(i32 %88, !424, !DIExpression(), !437)
    #dbg_value(i32 %89, !425, !DIExpression(), !437)
    #dbg_value(i32 0, !426, !DIExpression(), !439)
  %202 = icmp sgt i32 %88, 0
  %203 = sitofp i32 %88 to double
  %204 = and i64 %90, 3
  %205 = icmp ult i32 %88, 4
  %206 = and i64 %90, 2147483644
  %207 = icmp eq i64 %204, 0
  %208 = icmp ult i32 %88, 8
  %209 = and i64 %90, 2147483640
  %210 = icmp eq i64 %209, %90
  br label %211, !dbg !440

211:                                              ; preds = %277, %193
  %212 = phi i64 [ 0, %193 ], [ %278, %277 ]
    #dbg_value(i64 %212, !426, !DIExpression(), !439)
    #dbg_value(i32 0, !317, !DIExpression(), !441)
    #dbg_value(i64 %212, !318, !DIExpression(), !441)
    #dbg_value(i32 %88, !319, !DIExpression(), !441)
  %213 = mul nuw nsw i64 %212, %90, !dbg !443
  %214 = getelementptr inbounds float, ptr %94, i64 %213, !dbg !444
    #dbg_value(ptr %214, !428, !DIExpression(), !445)
    #dbg_value(double 0.000000e+00, !431, !DIExpression(), !445)
    #dbg_value(i32 0, !432, !DIExpression(), !446)
  br i1 %202, label %215, label %277, !dbg !447

215:                                              ; preds = %211
  br i1 %205, label %216, label %251, !dbg !447

216:                                              ; preds = %251, %215
  %217 = phi double [ poison, %215 ], [ %273, %251 ]
  %218 = phi i64 [ 0, %215 ], [ %274, %251 ]
  %219 = phi double [ 0.000000e+00, %215 ], [ %273, %251 ]
  br i1 %207, label %231, label %220, !dbg !447

220:                                              ; preds = %216, %220
  %221 = phi i64 [ %228, %220 ], [ %218, %216 ]
  %222 = phi double [ %227, %220 ], [ %219, %216 ]
  %223 = phi i64 [ %229, %220 ], [ 0, %216 ]
    #dbg_value(i64 %221, !432, !DIExpression(), !446)
    #dbg_value(double %222, !431, !DIExpression(), !445)
  %224 = getelementptr inbounds float, ptr %214, i64 %221, !dbg !448
  %225 = load float, ptr %224, align 4, !dbg !448, !tbaa !385
  %226 = fpext float %225 to double, !dbg !448
  %227 = fadd double %222, %226, !dbg !450
    #dbg_value(double %227, !431, !DIExpression(), !445)
  %228 = add nuw nsw i64 %221, 1, !dbg !451
    #dbg_value(i64 %228, !432, !DIExpression(), !446)
  %229 = add i64 %223, 1, !dbg !447
  %230 = icmp eq i64 %229, %204, !dbg !447
  br i1 %230, label %231, label %220, !dbg !447, !llvm.loop !452

231:                                              ; preds = %220, %216
  %232 = phi double [ %217, %216 ], [ %227, %220 ], !dbg !450
  %233 = fdiv double %232, %203, !dbg !454
  %234 = fptrunc double %233 to float, !dbg !455
    #dbg_value(float %234, !434, !DIExpression(), !445)
    #dbg_value(i32 0, !435, !DIExpression(), !456)
  br i1 %208, label %235, label %237, !dbg !457

235:                                              ; preds = %250, %231
  %236 = phi i64 [ 0, %231 ], [ %209, %250 ]
  br label %280, !dbg !457

237:                                              ; preds = %231
  %238 = insertelement <4 x float> poison, float %234, i64 0, !dbg !457
  %239 = shufflevector <4 x float> %238, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !457
  br label %240, !dbg !457

240:                                              ; preds = %240, %237
  %241 = phi i64 [ 0, %237 ], [ %248, %240 ], !dbg !458
  %242 = getelementptr inbounds float, ptr %214, i64 %241, !dbg !460
  %243 = getelementptr inbounds i8, ptr %242, i64 16, !dbg !461
  %244 = load <4 x float>, ptr %242, align 4, !dbg !461, !tbaa !385
  %245 = load <4 x float>, ptr %243, align 4, !dbg !461, !tbaa !385
  %246 = fsub <4 x float> %244, %239, !dbg !461
  %247 = fsub <4 x float> %245, %239, !dbg !461
  store <4 x float> %246, ptr %242, align 4, !dbg !461, !tbaa !385
  store <4 x float> %247, ptr %243, align 4, !dbg !461, !tbaa !385
  %248 = add nuw i64 %241, 8, !dbg !458
  %249 = icmp eq i64 %248, %209, !dbg !458
  br i1 %249, label %250, label %240, !dbg !458, !llvm.loop !462

250:                                              ; preds = %240
  br i1 %210, label %277, label %235, !dbg !457

251:                                              ; preds = %215, %251
  %252 = phi i64 [ %274, %251 ], [ 0, %215 ]
  %253 = phi double [ %273, %251 ], [ 0.000000e+00, %215 ]
  %254 = phi i64 [ %275, %251 ], [ 0, %215 ]
    #dbg_value(i64 %252, !432, !DIExpression(), !446)
    #dbg_value(double %253, !431, !DIExpression(), !445)
  %255 = getelementptr inbounds float, ptr %214, i64 %252, !dbg !448
  %256 = load float, ptr %255, align 4, !dbg !448, !tbaa !385
  %257 = fpext float %256 to double, !dbg !448
  %258 = fadd double %253, %257, !dbg !450
    #dbg_value(double %258, !431, !DIExpression(), !445)
  %259 = or disjoint i64 %252, 1, !dbg !451
    #dbg_value(i64 %259, !432, !DIExpression(), !446)
  %260 = getelementptr inbounds float, ptr %214, i64 %259, !dbg !448
  %261 = load float, ptr %260, align 4, !dbg !448, !tbaa !385
  %262 = fpext float %261 to double, !dbg !448
  %263 = fadd double %258, %262, !dbg !450
    #dbg_value(double %263, !431, !DIExpression(), !445)
  %264 = or disjoint i64 %252, 2, !dbg !451
    #dbg_value(i64 %264, !432, !DIExpression(), !446)
  %265 = getelementptr inbounds float, ptr %214, i64 %264, !dbg !448
  %266 = load float, ptr %265, align 4, !dbg !448, !tbaa !385
  %267 = fpext float %266 to double, !dbg !448
  %268 = fadd double %263, %267, !dbg !450
    #dbg_value(double %268, !431, !DIExpression(), !445)
  %269 = or disjoint i64 %252, 3, !dbg !451
    #dbg_value(i64 %269, !432, !DIExpression(), !446)
  %270 = getelementptr inbounds float, ptr %214, i64 %269, !dbg !448
  %271 = load float, ptr %270, align 4, !dbg !448, !tbaa !385
  %272 = fpext float %271 to double, !dbg !448
  %273 = fadd double %268, %272, !dbg !450
    #dbg_value(double %273, !431, !DIExpression(), !445)
  %274 = add nuw nsw i64 %252, 4, !dbg !451
    #dbg_value(i64 %274, !432, !DIExpression(), !446)
  %275 = add i64 %254, 4, !dbg !447
  %276 = icmp eq i64 %275, %206, !dbg !447
  br i1 %276, label %216, label %251, !dbg !447, !llvm.loop !464

277:                                              ; preds = %280, %250, %211
  %278 = add nuw nsw i64 %212, 1, !dbg !466
    #dbg_value(i64 %278, !426, !DIExpression(), !439)
  %279 = icmp eq i64 %278, %91, !dbg !467
  br i1 %279, label %287, label %211, !dbg !440, !llvm.loop !468

280:                                              ; preds = %235, %280
  %281 = phi i64 [ %285, %280 ], [ %236, %235 ]
    #dbg_value(i64 %281, !435, !DIExpression(), !456)
  %282 = getelementptr inbounds float, ptr %214, i64 %281, !dbg !460
  %283 = load float, ptr %282, align 4, !dbg !461, !tbaa !385
  %284 = fsub float %283, %234, !dbg !461
  store float %284, ptr %282, align 4, !dbg !461, !tbaa !385
  %285 = add nuw nsw i64 %281, 1, !dbg !458
    #dbg_value(i64 %285, !435, !DIExpression(), !456)
  %286 = icmp eq i64 %285, %90, !dbg !470
  br i1 %286, label %277, label %280, !dbg !457, !llvm.loop !471

287:                                              ; preds = %277
  %288 = add nsw i32 %88, -1, !dbg !472
  %289 = sitofp i32 %288 to float, !dbg !473
  %290 = fdiv float 1.000000e+00, %289, !dbg !474
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 112, i32 noundef 111, i32 noundef %89, i32 noundef %89, i32 noundef %88, float noundef %290, ptr noundef nonnull %94, i32 noundef %88, ptr noundef nonnull %94, i32 noundef %88, float noundef 0.000000e+00, ptr noundef nonnull %102, i32 noundef %89) #16, !dbg !475
    #dbg_value(ptr %102, !476, !DIExpression(), !496)
    #dbg_value(i32 %89, !481, !DIExpression(), !496)
    #dbg_value(ptr %109, !482, !DIExpression(), !496)
    #dbg_value(i64 %100, !498, !DIExpression(), !504)
  %291 = shl i64 %100, 3, !dbg !506
  %292 = call noalias ptr @malloc(i64 noundef %291) #20, !dbg !507
    #dbg_value(ptr %292, !503, !DIExpression(), !504)
    #dbg_value(ptr %292, !269, !DIExpression(), !508)
    #dbg_value(i64 %291, !276, !DIExpression(), !508)
  %293 = icmp eq ptr %292, null, !dbg !510
  br i1 %293, label %317, label %294, !dbg !511

294:                                              ; preds = %287
    #dbg_value(i64 0, !484, !DIExpression(), !512)
  %295 = icmp eq i32 %89, 0, !dbg !513
  br i1 %295, label %566, label %296, !dbg !515

296:                                              ; preds = %294
  %297 = call i64 @llvm.umax.i64(i64 %100, i64 1), !dbg !515
  %298 = icmp ult i64 %100, 4, !dbg !515
  br i1 %298, label %299, label %301, !dbg !515

299:                                              ; preds = %315, %296
  %300 = phi i64 [ 0, %296 ], [ %302, %315 ]
  br label %320, !dbg !515

301:                                              ; preds = %296
  %302 = and i64 %297, 4611686018427387900, !dbg !515
  br label %303, !dbg !515

303:                                              ; preds = %303, %301
  %304 = phi i64 [ 0, %301 ], [ %313, %303 ], !dbg !516
  %305 = getelementptr inbounds float, ptr %102, i64 %304, !dbg !517
  %306 = getelementptr inbounds i8, ptr %305, i64 8, !dbg !517
  %307 = load <2 x float>, ptr %305, align 4, !dbg !517, !tbaa !385
  %308 = load <2 x float>, ptr %306, align 4, !dbg !517, !tbaa !385
  %309 = fpext <2 x float> %307 to <2 x double>, !dbg !517
  %310 = fpext <2 x float> %308 to <2 x double>, !dbg !517
  %311 = getelementptr inbounds double, ptr %292, i64 %304, !dbg !518
  %312 = getelementptr inbounds i8, ptr %311, i64 16, !dbg !519
  store <2 x double> %309, ptr %311, align 8, !dbg !519, !tbaa !520
  store <2 x double> %310, ptr %312, align 8, !dbg !519, !tbaa !520
  %313 = add nuw i64 %304, 4, !dbg !516
  %314 = icmp eq i64 %313, %302, !dbg !516
  br i1 %314, label %315, label %303, !dbg !516, !llvm.loop !522

315:                                              ; preds = %303
  %316 = icmp eq i64 %100, %302, !dbg !515
  br i1 %316, label %328, label %299, !dbg !515

317:                                              ; preds = %287
  %318 = load ptr, ptr @stderr, align 8, !dbg !524, !tbaa !190
  %319 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %318, ptr noundef nonnull @.str.6, i64 noundef %291) #18, !dbg !525
  call void @exit(i32 noundef 1) #21, !dbg !526
  unreachable, !dbg !526

320:                                              ; preds = %299, %320
  %321 = phi i64 [ %326, %320 ], [ %300, %299 ]
    #dbg_value(i64 %321, !484, !DIExpression(), !512)
  %322 = getelementptr inbounds float, ptr %102, i64 %321, !dbg !517
  %323 = load float, ptr %322, align 4, !dbg !517, !tbaa !385
  %324 = fpext float %323 to double, !dbg !517
  %325 = getelementptr inbounds double, ptr %292, i64 %321, !dbg !518
  store double %324, ptr %325, align 8, !dbg !519, !tbaa !520
  %326 = add nuw i64 %321, 1, !dbg !516
    #dbg_value(i64 %326, !484, !DIExpression(), !512)
  %327 = icmp eq i64 %326, %297, !dbg !513
  br i1 %327, label %328, label %320, !dbg !515, !llvm.loop !527

328:                                              ; preds = %320, %315
  %329 = and i64 %91, 1
  %330 = icmp eq i32 %89, 1
  %331 = and i64 %91, 2147483646
  %332 = icmp eq i64 %329, 0
  %333 = icmp eq i32 %89, 1
  %334 = and i64 %91, 2147483646
  %335 = icmp eq i64 %334, %91
  %336 = and i64 %91, 1
  %337 = icmp eq i64 %336, 0
  %338 = add nsw i64 %91, -1
  br label %339, !dbg !528

339:                                              ; preds = %328, %401
  %340 = phi i32 [ %402, %401 ], [ 0, %328 ]
    #dbg_value(i32 %340, !486, !DIExpression(), !529)
  br label %341, !dbg !530

341:                                              ; preds = %361, %339
  %342 = phi i64 [ 0, %339 ], [ %364, %361 ]
  %343 = phi double [ 0.000000e+00, %339 ], [ %363, %361 ]
  %344 = phi double [ 0.000000e+00, %339 ], [ %362, %361 ]
    #dbg_value(i64 %342, !541, !DIExpression(), !549)
    #dbg_value(double %343, !539, !DIExpression(), !550)
    #dbg_value(i32 0, !542, !DIExpression(), !551)
    #dbg_value(double %344, !540, !DIExpression(), !550)
  %345 = mul nuw nsw i64 %342, %91
  %346 = getelementptr double, ptr %292, i64 %345
  br i1 %330, label %347, label %366, !dbg !552

347:                                              ; preds = %366, %341
  %348 = phi double [ poison, %341 ], [ %382, %366 ]
  %349 = phi double [ poison, %341 ], [ %385, %366 ]
  %350 = phi i64 [ 0, %341 ], [ %386, %366 ]
  %351 = phi double [ %343, %341 ], [ %385, %366 ]
  %352 = phi double [ %344, %341 ], [ %382, %366 ]
  br i1 %332, label %361, label %353, !dbg !552

353:                                              ; preds = %347
    #dbg_value(double %351, !539, !DIExpression(), !550)
    #dbg_value(i64 %350, !542, !DIExpression(), !551)
    #dbg_value(double %352, !540, !DIExpression(), !550)
  %354 = getelementptr double, ptr %346, i64 %350, !dbg !553
  %355 = load double, ptr %354, align 8, !dbg !553, !tbaa !520
  %356 = fmul double %355, %355, !dbg !554
    #dbg_value(double %356, !545, !DIExpression(), !555)
  %357 = fadd double %352, %356, !dbg !556
    #dbg_value(double %357, !540, !DIExpression(), !550)
  %358 = icmp eq i64 %350, %342, !dbg !557
  %359 = select i1 %358, double 0.000000e+00, double %356, !dbg !558
  %360 = fadd double %351, %359, !dbg !559
    #dbg_value(double %360, !539, !DIExpression(), !550)
    #dbg_value(i64 %350, !542, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !551)
  br label %361, !dbg !560

361:                                              ; preds = %347, %353
  %362 = phi double [ %348, %347 ], [ %357, %353 ], !dbg !556
  %363 = phi double [ %349, %347 ], [ %360, %353 ], !dbg !559
  %364 = add nuw nsw i64 %342, 1, !dbg !560
    #dbg_value(double %363, !539, !DIExpression(), !550)
    #dbg_value(i64 %364, !541, !DIExpression(), !549)
    #dbg_value(double %362, !540, !DIExpression(), !550)
  %365 = icmp eq i64 %364, %91, !dbg !561
  br i1 %365, label %389, label %341, !dbg !530, !llvm.loop !562

366:                                              ; preds = %341, %366
  %367 = phi i64 [ %386, %366 ], [ 0, %341 ]
  %368 = phi double [ %385, %366 ], [ %343, %341 ]
  %369 = phi double [ %382, %366 ], [ %344, %341 ]
  %370 = phi i64 [ %387, %366 ], [ 0, %341 ]
    #dbg_value(double %368, !539, !DIExpression(), !550)
    #dbg_value(i64 %367, !542, !DIExpression(), !551)
    #dbg_value(double %369, !540, !DIExpression(), !550)
  %371 = getelementptr double, ptr %346, i64 %367, !dbg !553
  %372 = load double, ptr %371, align 8, !dbg !553, !tbaa !520
  %373 = fmul double %372, %372, !dbg !554
    #dbg_value(double %373, !545, !DIExpression(), !555)
  %374 = fadd double %369, %373, !dbg !556
    #dbg_value(double %374, !540, !DIExpression(), !550)
  %375 = icmp eq i64 %367, %342, !dbg !557
  %376 = select i1 %375, double 0.000000e+00, double %373, !dbg !558
  %377 = fadd double %368, %376, !dbg !559
    #dbg_value(double %377, !539, !DIExpression(), !550)
  %378 = or disjoint i64 %367, 1, !dbg !564
    #dbg_value(i64 %378, !542, !DIExpression(), !551)
  %379 = getelementptr double, ptr %346, i64 %378, !dbg !553
  %380 = load double, ptr %379, align 8, !dbg !553, !tbaa !520
  %381 = fmul double %380, %380, !dbg !554
    #dbg_value(double %381, !545, !DIExpression(), !555)
  %382 = fadd double %374, %381, !dbg !556
    #dbg_value(double %382, !540, !DIExpression(), !550)
  %383 = icmp eq i64 %378, %342, !dbg !557
  %384 = select i1 %383, double 0.000000e+00, double %381, !dbg !558
  %385 = fadd double %377, %384, !dbg !559
    #dbg_value(double %385, !539, !DIExpression(), !550)
  %386 = add nuw nsw i64 %367, 2, !dbg !564
    #dbg_value(i64 %386, !542, !DIExpression(), !551)
  %387 = add i64 %370, 2, !dbg !552
  %388 = icmp eq i64 %387, %331, !dbg !552
  br i1 %388, label %347, label %366, !dbg !552, !llvm.loop !565

389:                                              ; preds = %361
  %390 = fmul double %362, 0x3AF357C299A88EA7, !dbg !567
  %391 = fcmp ugt double %363, %390, !dbg !568
  br i1 %391, label %404, label %392, !dbg !528

392:                                              ; preds = %389, %401
    #dbg_value(i32 0, !494, !DIExpression(), !569)
  %393 = add nuw nsw i64 %91, 1
  %394 = and i64 %91, 3, !dbg !570
  %395 = icmp ult i32 %89, 4, !dbg !570
  br i1 %395, label %552, label %396, !dbg !570

396:                                              ; preds = %392
  %397 = and i64 %91, 2147483644, !dbg !570
  br label %523, !dbg !570

398:                                              ; preds = %520, %404
    #dbg_value(i64 %407, !488, !DIExpression(), !571)
  %399 = add nuw nsw i64 %406, 1, !dbg !572
  %400 = icmp eq i64 %407, %91, !dbg !573
  br i1 %400, label %401, label %404, !dbg !572, !llvm.loop !574

401:                                              ; preds = %398
  %402 = add nuw nsw i32 %340, 1, !dbg !576
    #dbg_value(i32 %402, !486, !DIExpression(), !529)
    #dbg_value(ptr %292, !537, !DIExpression(), !550)
    #dbg_value(i32 %89, !538, !DIExpression(), !550)
    #dbg_value(double 0.000000e+00, !539, !DIExpression(), !550)
    #dbg_value(double 0.000000e+00, !540, !DIExpression(), !550)
    #dbg_value(i32 0, !541, !DIExpression(), !549)
  %403 = icmp eq i32 %402, 30, !dbg !577
  br i1 %403, label %392, label %339, !dbg !578, !llvm.loop !579

404:                                              ; preds = %389, %398
  %405 = phi i64 [ %407, %398 ], [ 0, %389 ]
  %406 = phi i64 [ %399, %398 ], [ 1, %389 ]
    #dbg_value(i64 %405, !488, !DIExpression(), !571)
  %407 = add nuw nsw i64 %405, 1, !dbg !581
    #dbg_value(i64 %407, !491, !DIExpression(), !582)
  %408 = icmp ult i64 %407, %91, !dbg !583
  br i1 %408, label %409, label %398, !dbg !585

409:                                              ; preds = %404
  %410 = getelementptr double, ptr %292, i64 %405, !dbg !585
  %411 = mul nuw nsw i64 %405, %91
  %412 = getelementptr double, ptr %292, i64 %411
  %413 = getelementptr double, ptr %412, i64 %405
  br label %414, !dbg !585

414:                                              ; preds = %520, %409
  %415 = phi i64 [ %406, %409 ], [ %521, %520 ]
    #dbg_value(i64 %415, !491, !DIExpression(), !582)
    #dbg_value(i32 undef, !317, !DIExpression(), !586)
    #dbg_value(i64 %415, !318, !DIExpression(), !586)
    #dbg_value(i32 %89, !319, !DIExpression(), !586)
  %416 = mul nuw nsw i64 %415, %91, !dbg !589
  %417 = getelementptr double, ptr %410, i64 %416, !dbg !590
  %418 = load double, ptr %417, align 8, !dbg !590, !tbaa !520
  %419 = fcmp une double %418, 0.000000e+00, !dbg !591
  br i1 %419, label %420, label %520, !dbg !592

420:                                              ; preds = %414
    #dbg_value(ptr %292, !593, !DIExpression(), !618)
    #dbg_value(i32 %89, !598, !DIExpression(), !618)
    #dbg_value(i32 undef, !599, !DIExpression(), !618)
    #dbg_value(i64 %415, !600, !DIExpression(), !618)
    #dbg_value(i32 undef, !317, !DIExpression(), !620)
    #dbg_value(i64 %415, !318, !DIExpression(), !620)
    #dbg_value(i32 %89, !319, !DIExpression(), !620)
  %421 = getelementptr double, ptr %292, i64 %416, !dbg !622
    #dbg_value(double %418, !601, !DIExpression(), !618)
    #dbg_value(i64 %415, !317, !DIExpression(), !623)
    #dbg_value(i64 %415, !318, !DIExpression(), !623)
    #dbg_value(i32 %89, !319, !DIExpression(), !623)
  %422 = getelementptr double, ptr %421, i64 %415, !dbg !625
  %423 = load double, ptr %422, align 8, !dbg !625, !tbaa !520
    #dbg_value(i32 undef, !317, !DIExpression(), !626)
    #dbg_value(i32 undef, !318, !DIExpression(), !626)
    #dbg_value(i32 %89, !319, !DIExpression(), !626)
  %424 = load double, ptr %413, align 8, !dbg !628, !tbaa !520
  %425 = fsub double %423, %424, !dbg !629
  %426 = fmul double %418, 2.000000e+00, !dbg !630
  %427 = fdiv double %425, %426, !dbg !631
    #dbg_value(double %427, !602, !DIExpression(), !618)
  %428 = fcmp olt double %427, 0.000000e+00, !dbg !632
  %429 = select i1 %428, double -1.000000e+00, double 1.000000e+00, !dbg !633
  %430 = call double @llvm.fabs.f64(double %427), !dbg !634
  %431 = fmul double %427, %427, !dbg !635
  %432 = fadd double %431, 1.000000e+00, !dbg !636
  %433 = call double @llvm.sqrt.f64(double %432), !dbg !637
  %434 = fadd double %430, %433, !dbg !638
  %435 = fdiv double %429, %434, !dbg !639
    #dbg_value(double %435, !603, !DIExpression(), !618)
  %436 = fmul double %435, %435, !dbg !640
  %437 = fadd double %436, 1.000000e+00, !dbg !641
  %438 = call double @llvm.sqrt.f64(double %437), !dbg !642
  %439 = fdiv double 1.000000e+00, %438, !dbg !643
    #dbg_value(double %439, !604, !DIExpression(), !618)
  %440 = fmul double %435, %439, !dbg !644
    #dbg_value(double %440, !605, !DIExpression(), !618)
    #dbg_value(i32 0, !606, !DIExpression(), !645)
  br i1 %333, label %441, label %458, !dbg !646

441:                                              ; preds = %477, %420
  %442 = phi i64 [ 0, %420 ], [ %334, %477 ]
  br i1 %337, label %455, label %443, !dbg !646

443:                                              ; preds = %441
    #dbg_value(i64 poison, !606, !DIExpression(), !645)
    #dbg_value(i64 poison, !317, !DIExpression(), !647)
    #dbg_value(i32 undef, !318, !DIExpression(), !647)
    #dbg_value(i32 %89, !319, !DIExpression(), !647)
  %444 = getelementptr double, ptr %412, i64 %442, !dbg !649
  %445 = load double, ptr %444, align 8, !dbg !649, !tbaa !520
    #dbg_value(double %445, !608, !DIExpression(), !650)
    #dbg_value(i64 poison, !317, !DIExpression(), !651)
    #dbg_value(i64 %415, !318, !DIExpression(), !651)
    #dbg_value(i32 %89, !319, !DIExpression(), !651)
  %446 = getelementptr double, ptr %421, i64 %442, !dbg !653
  %447 = load double, ptr %446, align 8, !dbg !653, !tbaa !520
    #dbg_value(double %447, !611, !DIExpression(), !650)
  %448 = fmul double %439, %445, !dbg !654
  %449 = fmul double %440, %447, !dbg !655
  %450 = fsub double %448, %449, !dbg !656
    #dbg_value(i64 poison, !317, !DIExpression(), !657)
    #dbg_value(i32 undef, !318, !DIExpression(), !657)
    #dbg_value(i32 %89, !319, !DIExpression(), !657)
  store double %450, ptr %444, align 8, !dbg !659, !tbaa !520
  %451 = fmul double %440, %445, !dbg !660
  %452 = fmul double %439, %447, !dbg !661
  %453 = fadd double %451, %452, !dbg !662
    #dbg_value(i64 poison, !317, !DIExpression(), !663)
    #dbg_value(i64 %415, !318, !DIExpression(), !663)
    #dbg_value(i32 %89, !319, !DIExpression(), !663)
  store double %453, ptr %446, align 8, !dbg !665, !tbaa !520
  %454 = or disjoint i64 %442, 1, !dbg !666
    #dbg_value(i64 %454, !606, !DIExpression(), !645)
  br label %455, !dbg !646

455:                                              ; preds = %443, %441
  %456 = phi i64 [ %442, %441 ], [ %454, %443 ]
  %457 = icmp eq i64 %442, %338, !dbg !646
  br i1 %457, label %478, label %480, !dbg !646

458:                                              ; preds = %420
  %459 = insertelement <2 x double> poison, double %439, i64 0, !dbg !646
  %460 = shufflevector <2 x double> %459, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !646
  %461 = insertelement <2 x double> poison, double %440, i64 0, !dbg !646
  %462 = shufflevector <2 x double> %461, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !646
  br label %463, !dbg !646

463:                                              ; preds = %463, %458
  %464 = phi i64 [ 0, %458 ], [ %475, %463 ], !dbg !666
  %465 = getelementptr double, ptr %412, i64 %464, !dbg !649
  %466 = load <2 x double>, ptr %465, align 8, !dbg !649, !tbaa !520, !alias.scope !667, !noalias !670
  %467 = getelementptr double, ptr %421, i64 %464, !dbg !653
  %468 = load <2 x double>, ptr %467, align 8, !dbg !653, !tbaa !520, !alias.scope !670
  %469 = fmul <2 x double> %460, %466, !dbg !654
  %470 = fmul <2 x double> %462, %468, !dbg !655
  %471 = fsub <2 x double> %469, %470, !dbg !656
  store <2 x double> %471, ptr %465, align 8, !dbg !659, !tbaa !520, !alias.scope !667, !noalias !670
  %472 = fmul <2 x double> %462, %466, !dbg !660
  %473 = fmul <2 x double> %460, %468, !dbg !661
  %474 = fadd <2 x double> %472, %473, !dbg !662
  store <2 x double> %474, ptr %467, align 8, !dbg !665, !tbaa !520, !alias.scope !670
  %475 = add nuw i64 %464, 2, !dbg !666
  %476 = icmp eq i64 %475, %334, !dbg !666
  br i1 %476, label %477, label %463, !dbg !666, !llvm.loop !672

477:                                              ; preds = %463
  br i1 %335, label %478, label %441, !dbg !646

478:                                              ; preds = %455, %480, %477
  %479 = getelementptr double, ptr %292, i64 %415, !dbg !674
    #dbg_value(i32 0, !612, !DIExpression(), !675)
  br label %505, !dbg !674

480:                                              ; preds = %455, %480
  %481 = phi i64 [ %503, %480 ], [ %456, %455 ]
    #dbg_value(i64 %481, !606, !DIExpression(), !645)
    #dbg_value(i64 %481, !317, !DIExpression(), !647)
    #dbg_value(i32 undef, !318, !DIExpression(), !647)
    #dbg_value(i32 %89, !319, !DIExpression(), !647)
  %482 = getelementptr double, ptr %412, i64 %481, !dbg !649
  %483 = load double, ptr %482, align 8, !dbg !649, !tbaa !520
    #dbg_value(double %483, !608, !DIExpression(), !650)
    #dbg_value(i64 %481, !317, !DIExpression(), !651)
    #dbg_value(i64 %415, !318, !DIExpression(), !651)
    #dbg_value(i32 %89, !319, !DIExpression(), !651)
  %484 = getelementptr double, ptr %421, i64 %481, !dbg !653
  %485 = load double, ptr %484, align 8, !dbg !653, !tbaa !520
    #dbg_value(double %485, !611, !DIExpression(), !650)
  %486 = fmul double %439, %483, !dbg !654
  %487 = fmul double %440, %485, !dbg !655
  %488 = fsub double %486, %487, !dbg !656
    #dbg_value(i64 %481, !317, !DIExpression(), !657)
    #dbg_value(i32 undef, !318, !DIExpression(), !657)
    #dbg_value(i32 %89, !319, !DIExpression(), !657)
  store double %488, ptr %482, align 8, !dbg !659, !tbaa !520
  %489 = fmul double %440, %483, !dbg !660
  %490 = fmul double %439, %485, !dbg !661
  %491 = fadd double %489, %490, !dbg !662
    #dbg_value(i64 %481, !317, !DIExpression(), !663)
    #dbg_value(i64 %415, !318, !DIExpression(), !663)
    #dbg_value(i32 %89, !319, !DIExpression(), !663)
  store double %491, ptr %484, align 8, !dbg !665, !tbaa !520
  %492 = add nuw nsw i64 %481, 1, !dbg !666
    #dbg_value(i64 %492, !606, !DIExpression(), !645)
    #dbg_value(i64 %492, !317, !DIExpression(), !647)
  %493 = getelementptr double, ptr %412, i64 %492, !dbg !649
  %494 = load double, ptr %493, align 8, !dbg !649, !tbaa !520
    #dbg_value(double %494, !608, !DIExpression(), !650)
    #dbg_value(i64 %492, !317, !DIExpression(), !651)
  %495 = getelementptr double, ptr %421, i64 %492, !dbg !653
  %496 = load double, ptr %495, align 8, !dbg !653, !tbaa !520
    #dbg_value(double %496, !611, !DIExpression(), !650)
  %497 = fmul double %439, %494, !dbg !654
  %498 = fmul double %440, %496, !dbg !655
  %499 = fsub double %497, %498, !dbg !656
    #dbg_value(i64 %492, !317, !DIExpression(), !657)
  store double %499, ptr %493, align 8, !dbg !659, !tbaa !520
  %500 = fmul double %440, %494, !dbg !660
  %501 = fmul double %439, %496, !dbg !661
  %502 = fadd double %500, %501, !dbg !662
    #dbg_value(i64 %492, !317, !DIExpression(), !663)
  store double %502, ptr %495, align 8, !dbg !665, !tbaa !520
  %503 = add nuw nsw i64 %481, 2, !dbg !666
    #dbg_value(i64 %503, !606, !DIExpression(), !645)
  %504 = icmp eq i64 %503, %91, !dbg !676
  br i1 %504, label %478, label %480, !dbg !646, !llvm.loop !677

505:                                              ; preds = %505, %478
  %506 = phi i64 [ 0, %478 ], [ %518, %505 ]
    #dbg_value(i64 %506, !612, !DIExpression(), !675)
    #dbg_value(i32 undef, !317, !DIExpression(), !678)
    #dbg_value(i64 %506, !318, !DIExpression(), !678)
    #dbg_value(i32 %89, !319, !DIExpression(), !678)
  %507 = mul nuw nsw i64 %506, %91, !dbg !680
  %508 = getelementptr double, ptr %410, i64 %507, !dbg !681
  %509 = load double, ptr %508, align 8, !dbg !681, !tbaa !520
    #dbg_value(double %509, !614, !DIExpression(), !682)
    #dbg_value(i64 %415, !317, !DIExpression(), !683)
    #dbg_value(i64 %506, !318, !DIExpression(), !683)
    #dbg_value(i32 %89, !319, !DIExpression(), !683)
  %510 = getelementptr double, ptr %479, i64 %507, !dbg !685
  %511 = load double, ptr %510, align 8, !dbg !685, !tbaa !520
    #dbg_value(double %511, !617, !DIExpression(), !682)
  %512 = fmul double %439, %509, !dbg !686
  %513 = fmul double %440, %511, !dbg !687
  %514 = fsub double %512, %513, !dbg !688
    #dbg_value(i32 undef, !317, !DIExpression(), !689)
    #dbg_value(i64 %506, !318, !DIExpression(), !689)
    #dbg_value(i32 %89, !319, !DIExpression(), !689)
  store double %514, ptr %508, align 8, !dbg !691, !tbaa !520
  %515 = fmul double %440, %509, !dbg !692
  %516 = fmul double %439, %511, !dbg !693
  %517 = fadd double %515, %516, !dbg !694
    #dbg_value(i64 %415, !317, !DIExpression(), !695)
    #dbg_value(i64 %506, !318, !DIExpression(), !695)
    #dbg_value(i32 %89, !319, !DIExpression(), !695)
  store double %517, ptr %510, align 8, !dbg !697, !tbaa !520
  %518 = add nuw nsw i64 %506, 1, !dbg !698
    #dbg_value(i64 %518, !612, !DIExpression(), !675)
  %519 = icmp eq i64 %518, %91, !dbg !699
  br i1 %519, label %520, label %505, !dbg !674, !llvm.loop !700

520:                                              ; preds = %505, %414
  %521 = add nuw nsw i64 %415, 1, !dbg !702
    #dbg_value(i64 %521, !491, !DIExpression(), !582)
  %522 = icmp eq i64 %521, %91, !dbg !583
  br i1 %522, label %398, label %414, !dbg !585, !llvm.loop !703

523:                                              ; preds = %523, %396
  %524 = phi i64 [ 0, %396 ], [ %549, %523 ]
  %525 = phi i64 [ 0, %396 ], [ %550, %523 ]
    #dbg_value(i64 %524, !494, !DIExpression(), !569)
    #dbg_value(i64 %524, !317, !DIExpression(), !705)
    #dbg_value(i64 %524, !318, !DIExpression(), !705)
    #dbg_value(i32 %89, !319, !DIExpression(), !705)
  %526 = mul nuw nsw i64 %524, %393, !dbg !708
  %527 = getelementptr inbounds double, ptr %292, i64 %526, !dbg !709
  %528 = load double, ptr %527, align 8, !dbg !709, !tbaa !520
  %529 = fptrunc double %528 to float, !dbg !710
  %530 = getelementptr inbounds float, ptr %109, i64 %524, !dbg !711
  store float %529, ptr %530, align 4, !dbg !712, !tbaa !385
  %531 = or disjoint i64 %524, 1, !dbg !713
    #dbg_value(i64 %531, !494, !DIExpression(), !569)
    #dbg_value(i64 %531, !317, !DIExpression(), !705)
    #dbg_value(i64 %531, !318, !DIExpression(), !705)
  %532 = mul nuw nsw i64 %531, %393, !dbg !708
  %533 = getelementptr inbounds double, ptr %292, i64 %532, !dbg !709
  %534 = load double, ptr %533, align 8, !dbg !709, !tbaa !520
  %535 = fptrunc double %534 to float, !dbg !710
  %536 = getelementptr inbounds float, ptr %109, i64 %531, !dbg !711
  store float %535, ptr %536, align 4, !dbg !712, !tbaa !385
  %537 = or disjoint i64 %524, 2, !dbg !713
    #dbg_value(i64 %537, !494, !DIExpression(), !569)
    #dbg_value(i64 %537, !317, !DIExpression(), !705)
    #dbg_value(i64 %537, !318, !DIExpression(), !705)
  %538 = mul nuw nsw i64 %537, %393, !dbg !708
  %539 = getelementptr inbounds double, ptr %292, i64 %538, !dbg !709
  %540 = load double, ptr %539, align 8, !dbg !709, !tbaa !520
  %541 = fptrunc double %540 to float, !dbg !710
  %542 = getelementptr inbounds float, ptr %109, i64 %537, !dbg !711
  store float %541, ptr %542, align 4, !dbg !712, !tbaa !385
  %543 = or disjoint i64 %524, 3, !dbg !713
    #dbg_value(i64 %543, !494, !DIExpression(), !569)
    #dbg_value(i64 %543, !317, !DIExpression(), !705)
    #dbg_value(i64 %543, !318, !DIExpression(), !705)
  %544 = mul nuw nsw i64 %543, %393, !dbg !708
  %545 = getelementptr inbounds double, ptr %292, i64 %544, !dbg !709
  %546 = load double, ptr %545, align 8, !dbg !709, !tbaa !520
  %547 = fptrunc double %546 to float, !dbg !710
  %548 = getelementptr inbounds float, ptr %109, i64 %543, !dbg !711
  store float %547, ptr %548, align 4, !dbg !712, !tbaa !385
  %549 = add nuw nsw i64 %524, 4, !dbg !713
    #dbg_value(i64 %549, !494, !DIExpression(), !569)
  %550 = add i64 %525, 4, !dbg !570
  %551 = icmp eq i64 %550, %397, !dbg !570
  br i1 %551, label %552, label %523, !dbg !570, !llvm.loop !714

552:                                              ; preds = %523, %392
  %553 = phi i64 [ 0, %392 ], [ %549, %523 ]
  %554 = icmp eq i64 %394, 0, !dbg !570
  br i1 %554, label %566, label %555, !dbg !570

555:                                              ; preds = %552, %555
  %556 = phi i64 [ %563, %555 ], [ %553, %552 ]
  %557 = phi i64 [ %564, %555 ], [ 0, %552 ]
    #dbg_value(i64 %556, !494, !DIExpression(), !569)
    #dbg_value(i64 %556, !317, !DIExpression(), !705)
    #dbg_value(i64 %556, !318, !DIExpression(), !705)
    #dbg_value(i32 %89, !319, !DIExpression(), !705)
  %558 = mul nuw nsw i64 %556, %393, !dbg !708
  %559 = getelementptr inbounds double, ptr %292, i64 %558, !dbg !709
  %560 = load double, ptr %559, align 8, !dbg !709, !tbaa !520
  %561 = fptrunc double %560 to float, !dbg !710
  %562 = getelementptr inbounds float, ptr %109, i64 %556, !dbg !711
  store float %561, ptr %562, align 4, !dbg !712, !tbaa !385
  %563 = add nuw nsw i64 %556, 1, !dbg !713
    #dbg_value(i64 %563, !494, !DIExpression(), !569)
  %564 = add i64 %557, 1, !dbg !570
  %565 = icmp eq i64 %564, %394, !dbg !570
  br i1 %565, label %566, label %555, !dbg !570, !llvm.loop !716

566:                                              ; preds = %552, %555, %294
  call void @qsort(ptr noundef nonnull %109, i64 noundef %91, i64 noundef 4, ptr noundef nonnull @descending) #16, !dbg !717
  call void @free(ptr noundef nonnull %292) #16, !dbg !718
    #dbg_assign(i1 undef, !392, !DIExpression(), !139, ptr %3, !DIExpression(), !719)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !721
  %567 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #16, !dbg !722
  %568 = load i64, ptr %3, align 8, !dbg !723, !tbaa !409
  %569 = sitofp i64 %568 to double, !dbg !724
  %570 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !725
  %571 = load i64, ptr %570, align 8, !dbg !725, !tbaa !414
  %572 = sitofp i64 %571 to double, !dbg !726
  %573 = fmul double %572, 1.000000e-09, !dbg !727
  %574 = fadd double %573, %569, !dbg !728
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !729
  %575 = fsub double %574, %201, !dbg !730
    #dbg_value(double %575, !137, !DIExpression(), !144)
    #dbg_value(ptr undef, !731, !DIExpression(), !740)
    #dbg_value(ptr %109, !738, !DIExpression(), !740)
    #dbg_value(double %575, !739, !DIExpression(), !740)
  %576 = call fastcc double @frobenius_norm(ptr noundef nonnull %109, i64 noundef %91), !dbg !742
  %577 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %89, i32 noundef %88, double noundef %576), !dbg !743
    #dbg_value(double %575, !744, !DIExpression(), !749)
  %578 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %575), !dbg !751
    #dbg_value(ptr %86, !752, !DIExpression(), !759)
    #dbg_value(ptr %109, !757, !DIExpression(), !759)
    #dbg_value(i64 %91, !758, !DIExpression(), !759)
    #dbg_value(ptr %86, !761, !DIExpression(), !827)
    #dbg_value(ptr %109, !766, !DIExpression(), !827)
    #dbg_value(i64 4, !767, !DIExpression(), !827)
    #dbg_value(i64 %91, !768, !DIExpression(), !827)
  %579 = load i8, ptr %86, align 1
  %580 = icmp eq i8 %579, 45
  br i1 %580, label %581, label %585

581:                                              ; preds = %566
  %582 = getelementptr inbounds i8, ptr %86, i64 1
  %583 = load i8, ptr %582, align 1
  %584 = icmp eq i8 %583, 0, !dbg !829
  br i1 %584, label %597, label %585, !dbg !831

585:                                              ; preds = %581, %566
  %586 = call noalias ptr @fopen(ptr noundef nonnull %86, ptr noundef nonnull @.str.10), !dbg !832
    #dbg_value(ptr %586, !769, !DIExpression(), !827)
  %587 = icmp eq ptr %586, null, !dbg !833
  br i1 %587, label %594, label %588, !dbg !833

588:                                              ; preds = %585
  %589 = call i64 @fwrite(ptr noundef nonnull %109, i64 noundef 4, i64 noundef %91, ptr noundef nonnull %586), !dbg !834
    #dbg_value(i64 %589, !825, !DIExpression(), !827)
  %590 = call i32 @fclose(ptr noundef nonnull %586), !dbg !835
  %591 = icmp eq i32 %590, 0, !dbg !835
  %592 = icmp eq i64 %589, %91
  %593 = and i1 %592, %591, !dbg !837
  br i1 %593, label %597, label %594, !dbg !837

594:                                              ; preds = %588, %585
  %595 = load ptr, ptr @stderr, align 8, !dbg !838, !tbaa !190
  %596 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %595, ptr noundef nonnull @.str.11, ptr noundef nonnull %86) #18, !dbg !839
  br label %597, !dbg !840

597:                                              ; preds = %581, %588, %594
  %598 = phi i32 [ 0, %581 ], [ 1, %594 ], [ 0, %588 ], !dbg !827
    #dbg_value(i32 %598, !138, !DIExpression(), !144)
  call void @free(ptr noundef %94) #16, !dbg !841
  call void @free(ptr noundef %102) #16, !dbg !842
  call void @free(ptr noundef %109) #16, !dbg !843
  br label %639

599:                                              ; preds = %602, %192
  %600 = add nuw nsw i64 %125, 1, !dbg !844
    #dbg_value(i64 %600, !130, !DIExpression(), !305)
  %601 = icmp eq i64 %600, %91, !dbg !845
  br i1 %601, label %193, label %124, !dbg !306, !llvm.loop !846

602:                                              ; preds = %134, %602
  %603 = phi i64 [ %637, %602 ], [ %135, %134 ]
    #dbg_value(i64 %603, !132, !DIExpression(), !310)
    #dbg_value(i64 %87, !325, !DIExpression(), !848)
    #dbg_value(i32 %88, !326, !DIExpression(), !848)
    #dbg_value(i64 %603, !327, !DIExpression(), !848)
    #dbg_value(i64 %125, !328, !DIExpression(), !848)
    #dbg_value(i32 %127, !329, !DIExpression(), !848)
    #dbg_value(i64 %603, !317, !DIExpression(), !849)
    #dbg_value(i64 %125, !318, !DIExpression(), !849)
    #dbg_value(i32 %88, !319, !DIExpression(), !849)
  %604 = add nuw nsw i64 %128, %603, !dbg !312
    #dbg_value(i64 %87, !347, !DIExpression(), !850)
    #dbg_value(i64 0, !348, !DIExpression(), !850)
    #dbg_value(i64 %604, !349, !DIExpression(), !850)
    #dbg_value(i64 %87, !338, !DIExpression(), !851)
    #dbg_value(i64 0, !339, !DIExpression(), !851)
    #dbg_value(i64 %604, !340, !DIExpression(), !851)
  %605 = mul i64 %604, -7046029254386353131, !dbg !852
  %606 = add i64 %605, %112, !dbg !333
    #dbg_value(i64 %606, !341, !DIExpression(), !851)
  %607 = lshr i64 %606, 30, !dbg !353
  %608 = xor i64 %607, %606, !dbg !354
  %609 = mul i64 %608, -4658895280553007687, !dbg !355
    #dbg_value(i64 %609, !341, !DIExpression(), !851)
  %610 = lshr i64 %609, 27, !dbg !356
  %611 = xor i64 %610, %609, !dbg !357
  %612 = mul i64 %611, -7723592293110705685, !dbg !358
    #dbg_value(i64 %612, !341, !DIExpression(), !851)
    #dbg_value(!DIArgList(i64 0, i64 %612), !350, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !850)
  %613 = lshr i64 %612, 40, !dbg !359
  %614 = trunc nuw nsw i64 %613 to i32, !dbg !359
  %615 = or i32 %614, 1, !dbg !360
  %616 = add nsw i32 %615, -8388608, !dbg !361
  %617 = sitofp i32 %616 to float, !dbg !362
  %618 = fmul float %617, 0x3E80000000000000, !dbg !363
    #dbg_value(i64 %603, !317, !DIExpression(), !853)
    #dbg_value(i32 %127, !318, !DIExpression(), !853)
    #dbg_value(i32 %88, !319, !DIExpression(), !853)
  %619 = add nuw nsw i64 %133, %603, !dbg !364
    #dbg_value(i64 %87, !347, !DIExpression(), !854)
    #dbg_value(i64 1, !348, !DIExpression(), !854)
    #dbg_value(i64 %619, !349, !DIExpression(), !854)
    #dbg_value(i64 %87, !338, !DIExpression(), !855)
    #dbg_value(i64 1, !339, !DIExpression(), !855)
    #dbg_value(i64 %619, !340, !DIExpression(), !855)
  %620 = mul i64 %619, -7046029254386353131, !dbg !366
  %621 = add i64 %113, %620, !dbg !369
    #dbg_value(i64 %621, !341, !DIExpression(), !855)
  %622 = lshr i64 %621, 30, !dbg !370
  %623 = xor i64 %622, %621, !dbg !371
  %624 = mul i64 %623, -4658895280553007687, !dbg !372
    #dbg_value(i64 %624, !341, !DIExpression(), !855)
  %625 = lshr i64 %624, 27, !dbg !373
  %626 = xor i64 %625, %624, !dbg !374
  %627 = mul i64 %626, -7723592293110705685, !dbg !375
    #dbg_value(i64 %627, !341, !DIExpression(), !855)
    #dbg_value(!DIArgList(i64 0, i64 %627), !350, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !854)
  %628 = lshr i64 %627, 40, !dbg !376
  %629 = trunc nuw nsw i64 %628 to i32, !dbg !376
  %630 = or i32 %629, 1, !dbg !377
  %631 = add nsw i32 %630, -8388608, !dbg !378
  %632 = sitofp i32 %631 to float, !dbg !379
  %633 = fmul float %632, 0x3E80000000000000, !dbg !380
  %634 = fmul float %131, %633, !dbg !381
  %635 = fadd float %618, %634, !dbg !382
    #dbg_value(i64 %603, !317, !DIExpression(), !856)
    #dbg_value(i64 %125, !318, !DIExpression(), !856)
    #dbg_value(i32 %88, !319, !DIExpression(), !856)
  %636 = getelementptr inbounds float, ptr %94, i64 %604, !dbg !383
  store float %635, ptr %636, align 4, !dbg !384, !tbaa !385
  %637 = add nuw nsw i64 %603, 1, !dbg !332
    #dbg_value(i64 %637, !132, !DIExpression(), !310)
  %638 = icmp eq i64 %637, %90, !dbg !858
  br i1 %638, label %599, label %602, !dbg !311, !llvm.loop !859

639:                                              ; preds = %82, %597
  %640 = phi i32 [ %598, %597 ], [ 2, %82 ], !dbg !144
  ret i32 %640, !dbg !860
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !861 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !864 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !868 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !874 ptr @__errno_location() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !879 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !883 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !886 void @exit(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !889 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: nofree
declare !dbg !894 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @descending(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #11 !dbg !901 {
    #dbg_value(ptr %0, !903, !DIExpression(), !907)
    #dbg_value(ptr %1, !904, !DIExpression(), !907)
  %3 = load float, ptr %0, align 4, !dbg !908, !tbaa !385
    #dbg_value(float %3, !905, !DIExpression(), !907)
  %4 = load float, ptr %1, align 4, !dbg !909, !tbaa !385
    #dbg_value(float %4, !906, !DIExpression(), !907)
  %5 = fcmp olt float %3, %4, !dbg !910
  %6 = zext i1 %5 to i32, !dbg !910
  %7 = fcmp ogt float %3, %4, !dbg !911
  %8 = sext i1 %7 to i32, !dbg !911
  %9 = add nsw i32 %8, %6, !dbg !912
  ret i32 %9, !dbg !913
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !914 double @sqrt(double noundef) local_unnamed_addr #13

; Function Attrs: nofree nounwind
declare !dbg !918 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #14 !dbg !921 {
    #dbg_value(ptr %0, !925, !DIExpression(), !930)
    #dbg_value(i64 %1, !926, !DIExpression(), !930)
    #dbg_value(double 0.000000e+00, !927, !DIExpression(), !930)
    #dbg_value(i64 0, !928, !DIExpression(), !931)
  %3 = icmp eq i64 %1, 0, !dbg !932
  br i1 %3, label %26, label %4, !dbg !934

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !934
  %6 = icmp ult i64 %1, 4, !dbg !934
  br i1 %6, label %9, label %7, !dbg !934

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !934
  br label %29, !dbg !934

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !934
  br i1 %13, label %26, label %14, !dbg !934

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !928, !DIExpression(), !931)
    #dbg_value(double %16, !927, !DIExpression(), !930)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !935
  %19 = load float, ptr %18, align 4, !dbg !935, !tbaa !385
  %20 = fpext float %19 to double, !dbg !936
  %21 = fmul double %20, %20, !dbg !937
  %22 = fadd double %16, %21, !dbg !938
    #dbg_value(double %22, !927, !DIExpression(), !930)
  %23 = add nuw i64 %15, 1, !dbg !939
    #dbg_value(i64 %23, !928, !DIExpression(), !931)
  %24 = add i64 %17, 1, !dbg !934
  %25 = icmp eq i64 %24, %5, !dbg !934
  br i1 %25, label %26, label %14, !dbg !934, !llvm.loop !940

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !930
  %28 = tail call double @sqrt(double noundef %27) #16, !dbg !941
  ret double %28, !dbg !942

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !928, !DIExpression(), !931)
    #dbg_value(double %31, !927, !DIExpression(), !930)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !935
  %34 = load float, ptr %33, align 4, !dbg !935, !tbaa !385
  %35 = fpext float %34 to double, !dbg !936
  %36 = fmul double %35, %35, !dbg !937
  %37 = fadd double %31, %36, !dbg !938
    #dbg_value(double %37, !927, !DIExpression(), !930)
  %38 = or disjoint i64 %30, 1, !dbg !939
    #dbg_value(i64 %38, !928, !DIExpression(), !931)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !935
  %40 = load float, ptr %39, align 4, !dbg !935, !tbaa !385
  %41 = fpext float %40 to double, !dbg !936
  %42 = fmul double %41, %41, !dbg !937
  %43 = fadd double %37, %42, !dbg !938
    #dbg_value(double %43, !927, !DIExpression(), !930)
  %44 = or disjoint i64 %30, 2, !dbg !939
    #dbg_value(i64 %44, !928, !DIExpression(), !931)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !935
  %46 = load float, ptr %45, align 4, !dbg !935, !tbaa !385
  %47 = fpext float %46 to double, !dbg !936
  %48 = fmul double %47, %47, !dbg !937
  %49 = fadd double %43, %48, !dbg !938
    #dbg_value(double %49, !927, !DIExpression(), !930)
  %50 = or disjoint i64 %30, 3, !dbg !939
    #dbg_value(i64 %50, !928, !DIExpression(), !931)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !935
  %52 = load float, ptr %51, align 4, !dbg !935, !tbaa !385
  %53 = fpext float %52 to double, !dbg !936
  %54 = fmul double %53, %53, !dbg !937
  %55 = fadd double %49, %54, !dbg !938
    #dbg_value(double %55, !927, !DIExpression(), !930)
  %56 = add nuw i64 %30, 4, !dbg !939
    #dbg_value(i64 %56, !928, !DIExpression(), !931)
  %57 = add i64 %32, 4, !dbg !934
  %58 = icmp eq i64 %57, %8, !dbg !934
  br i1 %58, label %9, label %29, !dbg !934, !llvm.loop !943
}

; Function Attrs: nofree nounwind
declare !dbg !945 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !948 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !952 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(none) }
attributes #18 = { cold nounwind }
attributes #19 = { cold }
attributes #20 = { nounwind allocsize(0) }
attributes #21 = { noreturn nounwind }

!llvm.dbg.cu = !{!55}
!llvm.module.flags = !{!98, !99, !100, !101, !102, !103, !104}
!llvm.ident = !{!105}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/pca/pca.h", directory: ".", checksumkind: CSK_MD5, checksum: "df4d6666d2d61f06cc885a113b19cde6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 80)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !26, line: 88, type: !27, isLocal: true, isDefinition: true)
!26 = !DIFile(filename: "samples/pca/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 56)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !26, line: 61, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 304, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 38)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !26, line: 100, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 14)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !26, line: 106, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !26, line: 109, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 24)
!55 = distinct !DICompileUnit(language: DW_LANG_C11, file: !56, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !57, retainedTypes: !74, globals: !92, splitDebugInlining: false, nameTableKind: None)
!56 = !DIFile(filename: "samples/pca/pca_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "24b6c9a3e753f51c8366c9c430ddb579")
!57 = !{!58, !62, !68, !71}
!58 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !26, line: 23, baseType: !59, size: 32, elements: !60)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!62 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !63, line: 5, baseType: !59, size: 32, elements: !64)
!63 = !DIFile(filename: "samples/pca/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!64 = !{!65, !66, !67}
!65 = !DIEnumerator(name: "CblasColMajor", value: 102)
!66 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!67 = !DIEnumerator(name: "CblasTrans", value: 112)
!68 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !59, size: 32, elements: !69)
!69 = !{!70}
!70 = !DIEnumerator(name: "FACTORS", value: 16)
!71 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !56, line: 6, baseType: !59, size: 32, elements: !72)
!72 = !{!73}
!73 = !DIEnumerator(name: "MOST_SWEEPS", value: 30)
!74 = !{!75, !78, !79, !80, !84, !85, !88, !89, !90}
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !76, line: 18, baseType: !77)
!76 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!79 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !81, line: 27, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !83, line: 45, baseType: !77)
!83 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !86, line: 26, baseType: !87)
!86 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !83, line: 41, baseType: !79)
!88 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!92 = !{!0, !7, !12, !17, !19, !24, !30, !35, !40, !93, !45, !50}
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !26, line: 105, type: !95, isLocal: true, isDefinition: true)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 2)
!98 = !{i32 7, !"Dwarf Version", i32 5}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!100 = !{i32 1, !"wchar_size", i32 4}
!101 = !{i32 8, !"PIC Level", i32 2}
!102 = !{i32 7, !"PIE Level", i32 2}
!103 = !{i32 7, !"uwtable", i32 2}
!104 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!105 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!106 = distinct !DISubprogram(name: "main", scope: !56, file: !56, line: 64, type: !107, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !111)
!107 = !DISubroutineType(types: !108)
!108 = !{!79, !79, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!111 = !{!112, !113, !114, !124, !126, !127, !128, !129, !130, !132, !135, !137, !138}
!112 = !DILocalVariable(name: "argc", arg: 1, scope: !106, file: !56, line: 64, type: !79)
!113 = !DILocalVariable(name: "argv", arg: 2, scope: !106, file: !56, line: 64, type: !109)
!114 = !DILocalVariable(name: "arguments", scope: !106, file: !56, line: 65, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 14, baseType: !116)
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 10, size: 192, elements: !117)
!117 = !{!118, !119, !120, !121}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "features", scope: !116, file: !2, line: 11, baseType: !79, size: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "samples", scope: !116, file: !2, line: 11, baseType: !79, size: 32, offset: 32)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !116, file: !2, line: 12, baseType: !80, size: 64, offset: 64)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !116, file: !2, line: 13, baseType: !122, size: 64, offset: 128)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!124 = !DILocalVariable(name: "n", scope: !106, file: !56, line: 67, type: !125)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!126 = !DILocalVariable(name: "k", scope: !106, file: !56, line: 67, type: !125)
!127 = !DILocalVariable(name: "x", scope: !106, file: !56, line: 68, type: !84)
!128 = !DILocalVariable(name: "covariance", scope: !106, file: !56, line: 68, type: !84)
!129 = !DILocalVariable(name: "variances", scope: !106, file: !56, line: 69, type: !84)
!130 = !DILocalVariable(name: "j", scope: !131, file: !56, line: 70, type: !79)
!131 = distinct !DILexicalBlock(scope: !106, file: !56, line: 70, column: 3)
!132 = !DILocalVariable(name: "i", scope: !133, file: !56, line: 71, type: !79)
!133 = distinct !DILexicalBlock(scope: !134, file: !56, line: 71, column: 5)
!134 = distinct !DILexicalBlock(scope: !131, file: !56, line: 70, column: 3)
!135 = !DILocalVariable(name: "start", scope: !106, file: !56, line: 73, type: !136)
!136 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!137 = !DILocalVariable(name: "seconds", scope: !106, file: !56, line: 78, type: !136)
!138 = !DILocalVariable(name: "status", scope: !106, file: !56, line: 80, type: !125)
!139 = distinct !DIAssignID()
!140 = distinct !DIAssignID()
!141 = distinct !DIAssignID()
!142 = distinct !DIAssignID()
!143 = distinct !DIAssignID()
!144 = !DILocation(line: 0, scope: !106)
!145 = !DILocalVariable(name: "argc", arg: 1, scope: !146, file: !2, line: 17, type: !79)
!146 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 17, type: !147, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !150)
!147 = !DISubroutineType(types: !148)
!148 = !{!79, !79, !109, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!150 = !{!145, !151, !152, !153, !155, !156}
!151 = !DILocalVariable(name: "argv", arg: 2, scope: !146, file: !2, line: 17, type: !109)
!152 = !DILocalVariable(name: "out", arg: 3, scope: !146, file: !2, line: 17, type: !149)
!153 = !DILocalVariable(name: "features", scope: !146, file: !2, line: 18, type: !154)
!154 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!155 = !DILocalVariable(name: "samples", scope: !146, file: !2, line: 18, type: !154)
!156 = !DILocalVariable(name: "seed", scope: !146, file: !2, line: 18, type: !154)
!157 = !DILocation(line: 0, scope: !146, inlinedAt: !158)
!158 = distinct !DILocation(line: 66, column: 8, scope: !159)
!159 = distinct !DILexicalBlock(scope: !106, file: !56, line: 66, column: 7)
!160 = !DILocation(line: 19, column: 12, scope: !161, inlinedAt: !158)
!161 = distinct !DILexicalBlock(scope: !146, file: !2, line: 19, column: 7)
!162 = !DILocation(line: 19, column: 17, scope: !161, inlinedAt: !158)
!163 = !DILocalVariable(name: "end", scope: !164, file: !26, line: 84, type: !110)
!164 = distinct !DISubprogram(name: "parse_integer", scope: !26, file: !26, line: 80, type: !165, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !168)
!165 = !DISubroutineType(types: !166)
!166 = !{!79, !79, !109, !79, !122, !154, !154, !154, !167}
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!168 = !{!169, !170, !171, !172, !173, !174, !175, !176, !163}
!169 = !DILocalVariable(name: "argc", arg: 1, scope: !164, file: !26, line: 80, type: !79)
!170 = !DILocalVariable(name: "argv", arg: 2, scope: !164, file: !26, line: 80, type: !109)
!171 = !DILocalVariable(name: "position", arg: 3, scope: !164, file: !26, line: 80, type: !79)
!172 = !DILocalVariable(name: "name", arg: 4, scope: !164, file: !26, line: 80, type: !122)
!173 = !DILocalVariable(name: "low", arg: 5, scope: !164, file: !26, line: 80, type: !154)
!174 = !DILocalVariable(name: "high", arg: 6, scope: !164, file: !26, line: 81, type: !154)
!175 = !DILocalVariable(name: "fallback", arg: 7, scope: !164, file: !26, line: 81, type: !154)
!176 = !DILocalVariable(name: "out", arg: 8, scope: !164, file: !26, line: 81, type: !167)
!177 = !DILocation(line: 0, scope: !164, inlinedAt: !178)
!178 = distinct !DILocation(line: 19, column: 20, scope: !161, inlinedAt: !158)
!179 = !DILocation(line: 83, column: 16, scope: !180, inlinedAt: !178)
!180 = distinct !DILexicalBlock(scope: !164, file: !26, line: 83, column: 7)
!181 = !DILocation(line: 83, column: 7, scope: !164, inlinedAt: !178)
!182 = !DILocation(line: 84, column: 3, scope: !164, inlinedAt: !178)
!183 = !DILocation(line: 85, column: 3, scope: !164, inlinedAt: !178)
!184 = !DILocation(line: 85, column: 9, scope: !164, inlinedAt: !178)
!185 = !{!186, !186, i64 0}
!186 = !{!"int", !187, i64 0}
!187 = !{!"omnipotent char", !188, i64 0}
!188 = !{!"Simple C/C++ TBAA"}
!189 = !DILocation(line: 86, column: 17, scope: !164, inlinedAt: !178)
!190 = !{!191, !191, i64 0}
!191 = !{!"any pointer", !187, i64 0}
!192 = !DILocation(line: 86, column: 10, scope: !164, inlinedAt: !178)
!193 = !DILocation(line: 87, column: 8, scope: !194, inlinedAt: !178)
!194 = distinct !DILexicalBlock(scope: !164, file: !26, line: 87, column: 7)
!195 = !DILocation(line: 87, column: 7, scope: !194, inlinedAt: !178)
!196 = !{!187, !187, i64 0}
!197 = !DILocation(line: 87, column: 23, scope: !194, inlinedAt: !178)
!198 = !DILocation(line: 87, column: 28, scope: !194, inlinedAt: !178)
!199 = !DILocation(line: 87, column: 27, scope: !194, inlinedAt: !178)
!200 = !DILocation(line: 87, column: 32, scope: !194, inlinedAt: !178)
!201 = !DILocation(line: 87, column: 36, scope: !194, inlinedAt: !178)
!202 = !DILocation(line: 87, column: 42, scope: !194, inlinedAt: !178)
!203 = !DILocation(line: 88, column: 11, scope: !164, inlinedAt: !178)
!204 = !DILocation(line: 88, column: 3, scope: !164, inlinedAt: !178)
!205 = !DILocation(line: 91, column: 1, scope: !164, inlinedAt: !178)
!206 = !DILocation(line: 19, column: 87, scope: !161, inlinedAt: !158)
!207 = !DILocation(line: 22, column: 21, scope: !208, inlinedAt: !158)
!208 = distinct !DILexicalBlock(scope: !161, file: !2, line: 21, column: 69)
!209 = !DILocation(line: 0, scope: !164, inlinedAt: !210)
!210 = distinct !DILocation(line: 20, column: 7, scope: !161, inlinedAt: !158)
!211 = !DILocation(line: 83, column: 16, scope: !180, inlinedAt: !210)
!212 = !DILocation(line: 83, column: 7, scope: !164, inlinedAt: !210)
!213 = !DILocation(line: 84, column: 3, scope: !164, inlinedAt: !210)
!214 = !DILocation(line: 85, column: 9, scope: !164, inlinedAt: !210)
!215 = !DILocation(line: 86, column: 17, scope: !164, inlinedAt: !210)
!216 = !DILocation(line: 86, column: 10, scope: !164, inlinedAt: !210)
!217 = !DILocation(line: 87, column: 8, scope: !194, inlinedAt: !210)
!218 = !DILocation(line: 87, column: 7, scope: !194, inlinedAt: !210)
!219 = !DILocation(line: 87, column: 23, scope: !194, inlinedAt: !210)
!220 = !DILocation(line: 87, column: 28, scope: !194, inlinedAt: !210)
!221 = !DILocation(line: 87, column: 27, scope: !194, inlinedAt: !210)
!222 = !DILocation(line: 87, column: 32, scope: !194, inlinedAt: !210)
!223 = !DILocation(line: 87, column: 36, scope: !194, inlinedAt: !210)
!224 = !DILocation(line: 87, column: 42, scope: !194, inlinedAt: !210)
!225 = !DILocation(line: 88, column: 11, scope: !164, inlinedAt: !210)
!226 = !DILocation(line: 88, column: 3, scope: !164, inlinedAt: !210)
!227 = !DILocation(line: 91, column: 1, scope: !164, inlinedAt: !210)
!228 = !DILocation(line: 20, column: 75, scope: !161, inlinedAt: !158)
!229 = !DILocation(line: 22, column: 51, scope: !208, inlinedAt: !158)
!230 = !DILocation(line: 0, scope: !164, inlinedAt: !231)
!231 = distinct !DILocation(line: 21, column: 7, scope: !161, inlinedAt: !158)
!232 = !DILocation(line: 83, column: 16, scope: !180, inlinedAt: !231)
!233 = !DILocation(line: 83, column: 7, scope: !164, inlinedAt: !231)
!234 = !DILocation(line: 84, column: 3, scope: !164, inlinedAt: !231)
!235 = !DILocation(line: 85, column: 9, scope: !164, inlinedAt: !231)
!236 = !DILocation(line: 86, column: 17, scope: !164, inlinedAt: !231)
!237 = !DILocation(line: 86, column: 10, scope: !164, inlinedAt: !231)
!238 = !DILocation(line: 87, column: 8, scope: !194, inlinedAt: !231)
!239 = !DILocation(line: 87, column: 7, scope: !194, inlinedAt: !231)
!240 = !DILocation(line: 87, column: 23, scope: !194, inlinedAt: !231)
!241 = !DILocation(line: 87, column: 28, scope: !194, inlinedAt: !231)
!242 = !DILocation(line: 87, column: 27, scope: !194, inlinedAt: !231)
!243 = !DILocation(line: 87, column: 32, scope: !194, inlinedAt: !231)
!244 = !DILocation(line: 87, column: 36, scope: !194, inlinedAt: !231)
!245 = !DILocation(line: 87, column: 42, scope: !194, inlinedAt: !231)
!246 = !DILocation(line: 88, column: 11, scope: !164, inlinedAt: !231)
!247 = !DILocation(line: 88, column: 3, scope: !164, inlinedAt: !231)
!248 = !DILocation(line: 91, column: 1, scope: !164, inlinedAt: !231)
!249 = !DILocation(line: 19, column: 7, scope: !146, inlinedAt: !158)
!250 = !DILocation(line: 24, column: 24, scope: !208, inlinedAt: !158)
!251 = !DILocation(line: 24, column: 19, scope: !208, inlinedAt: !158)
!252 = !DILocation(line: 24, column: 30, scope: !208, inlinedAt: !158)
!253 = !DILocation(line: 27, column: 11, scope: !146, inlinedAt: !158)
!254 = !DILocation(line: 27, column: 3, scope: !146, inlinedAt: !158)
!255 = !DILocation(line: 66, column: 7, scope: !106)
!256 = !DILocation(line: 68, column: 23, scope: !106)
!257 = !DILocation(line: 68, column: 35, scope: !106)
!258 = !DILocalVariable(name: "count", arg: 1, scope: !259, file: !26, line: 66, type: !75)
!259 = distinct !DISubprogram(name: "allocate", scope: !26, file: !26, line: 66, type: !260, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !262)
!260 = !DISubroutineType(types: !261)
!261 = !{!84, !75}
!262 = !{!258, !263}
!263 = !DILocalVariable(name: "x", scope: !259, file: !26, line: 67, type: !84)
!264 = !DILocation(line: 0, scope: !259, inlinedAt: !265)
!265 = distinct !DILocation(line: 68, column: 14, scope: !106)
!266 = !DILocation(line: 68, column: 33, scope: !106)
!267 = !DILocation(line: 67, column: 36, scope: !259, inlinedAt: !265)
!268 = !DILocation(line: 67, column: 23, scope: !259, inlinedAt: !265)
!269 = !DILocalVariable(name: "memory", arg: 1, scope: !270, file: !26, line: 59, type: !273)
!270 = distinct !DISubprogram(name: "need", scope: !26, file: !26, line: 59, type: !271, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !275)
!271 = !DISubroutineType(types: !272)
!272 = !{null, !273, !75}
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !274, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!275 = !{!269, !276}
!276 = !DILocalVariable(name: "bytes", arg: 2, scope: !270, file: !26, line: 59, type: !75)
!277 = !DILocation(line: 0, scope: !270, inlinedAt: !278)
!278 = distinct !DILocation(line: 68, column: 3, scope: !259, inlinedAt: !265)
!279 = !DILocation(line: 60, column: 7, scope: !280, inlinedAt: !278)
!280 = distinct !DILexicalBlock(scope: !270, file: !26, line: 60, column: 7)
!281 = !DILocation(line: 60, column: 7, scope: !270, inlinedAt: !278)
!282 = !DILocation(line: 61, column: 11, scope: !270, inlinedAt: !278)
!283 = !DILocation(line: 61, column: 3, scope: !270, inlinedAt: !278)
!284 = !DILocation(line: 62, column: 3, scope: !270, inlinedAt: !278)
!285 = !DILocation(line: 68, column: 72, scope: !106)
!286 = !DILocation(line: 0, scope: !259, inlinedAt: !287)
!287 = distinct !DILocation(line: 68, column: 53, scope: !106)
!288 = !DILocation(line: 67, column: 36, scope: !259, inlinedAt: !287)
!289 = !DILocation(line: 67, column: 23, scope: !259, inlinedAt: !287)
!290 = !DILocation(line: 0, scope: !270, inlinedAt: !291)
!291 = distinct !DILocation(line: 68, column: 3, scope: !259, inlinedAt: !287)
!292 = !DILocation(line: 60, column: 7, scope: !280, inlinedAt: !291)
!293 = !DILocation(line: 60, column: 7, scope: !270, inlinedAt: !291)
!294 = !DILocation(line: 61, column: 11, scope: !270, inlinedAt: !291)
!295 = !DILocation(line: 61, column: 3, scope: !270, inlinedAt: !291)
!296 = !DILocation(line: 62, column: 3, scope: !270, inlinedAt: !291)
!297 = !DILocation(line: 0, scope: !259, inlinedAt: !298)
!298 = distinct !DILocation(line: 69, column: 22, scope: !106)
!299 = !DILocation(line: 67, column: 36, scope: !259, inlinedAt: !298)
!300 = !DILocation(line: 67, column: 23, scope: !259, inlinedAt: !298)
!301 = !DILocation(line: 0, scope: !270, inlinedAt: !302)
!302 = distinct !DILocation(line: 68, column: 3, scope: !259, inlinedAt: !298)
!303 = !DILocation(line: 60, column: 7, scope: !280, inlinedAt: !302)
!304 = !DILocation(line: 60, column: 7, scope: !270, inlinedAt: !302)
!305 = !DILocation(line: 0, scope: !131)
!306 = !DILocation(line: 70, column: 3, scope: !131)
!307 = !DILocation(line: 61, column: 11, scope: !270, inlinedAt: !302)
!308 = !DILocation(line: 61, column: 3, scope: !270, inlinedAt: !302)
!309 = !DILocation(line: 62, column: 3, scope: !270, inlinedAt: !302)
!310 = !DILocation(line: 0, scope: !133)
!311 = !DILocation(line: 71, column: 5, scope: !133)
!312 = !DILocation(line: 29, column: 31, scope: !313, inlinedAt: !320)
!313 = distinct !DISubprogram(name: "at", scope: !26, file: !26, line: 28, type: !314, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !316)
!314 = !DISubroutineType(types: !315)
!315 = !{!75, !79, !79, !79}
!316 = !{!317, !318, !319}
!317 = !DILocalVariable(name: "row", arg: 1, scope: !313, file: !26, line: 28, type: !79)
!318 = !DILocalVariable(name: "column", arg: 2, scope: !313, file: !26, line: 28, type: !79)
!319 = !DILocalVariable(name: "lda", arg: 3, scope: !313, file: !26, line: 28, type: !79)
!320 = distinct !DILocation(line: 35, column: 34, scope: !321, inlinedAt: !330)
!321 = distinct !DISubprogram(name: "observation", scope: !2, file: !2, line: 33, type: !322, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !324)
!322 = !DISubroutineType(types: !323)
!323 = !{!78, !80, !79, !79, !79}
!324 = !{!325, !326, !327, !328, !329}
!325 = !DILocalVariable(name: "seed", arg: 1, scope: !321, file: !2, line: 33, type: !80)
!326 = !DILocalVariable(name: "samples", arg: 2, scope: !321, file: !2, line: 33, type: !79)
!327 = !DILocalVariable(name: "sample", arg: 3, scope: !321, file: !2, line: 33, type: !79)
!328 = !DILocalVariable(name: "feature", arg: 4, scope: !321, file: !2, line: 33, type: !79)
!329 = !DILocalVariable(name: "factor", scope: !321, file: !2, line: 34, type: !125)
!330 = distinct !DILocation(line: 71, column: 50, scope: !331)
!331 = distinct !DILexicalBlock(scope: !133, file: !56, line: 71, column: 5)
!332 = !DILocation(line: 71, column: 28, scope: !331)
!333 = !DILocation(line: 34, column: 59, scope: !334, inlinedAt: !342)
!334 = distinct !DISubprogram(name: "random_bits", scope: !26, file: !26, line: 33, type: !335, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !337)
!335 = !DISubroutineType(types: !336)
!336 = !{!80, !80, !80, !80}
!337 = !{!338, !339, !340, !341}
!338 = !DILocalVariable(name: "seed", arg: 1, scope: !334, file: !26, line: 33, type: !80)
!339 = !DILocalVariable(name: "stream", arg: 2, scope: !334, file: !26, line: 33, type: !80)
!340 = !DILocalVariable(name: "index", arg: 3, scope: !334, file: !26, line: 33, type: !80)
!341 = !DILocalVariable(name: "z", scope: !334, file: !26, line: 34, type: !80)
!342 = distinct !DILocation(line: 43, column: 33, scope: !343, inlinedAt: !352)
!343 = distinct !DISubprogram(name: "random_uniform", scope: !26, file: !26, line: 41, type: !344, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !346)
!344 = !DISubroutineType(types: !345)
!345 = !{!78, !80, !80, !80}
!346 = !{!347, !348, !349, !350}
!347 = !DILocalVariable(name: "seed", arg: 1, scope: !343, file: !26, line: 41, type: !80)
!348 = !DILocalVariable(name: "stream", arg: 2, scope: !343, file: !26, line: 41, type: !80)
!349 = !DILocalVariable(name: "index", arg: 3, scope: !343, file: !26, line: 42, type: !80)
!350 = !DILocalVariable(name: "top", scope: !343, file: !26, line: 43, type: !351)
!351 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!352 = distinct !DILocation(line: 35, column: 10, scope: !321, inlinedAt: !330)
!353 = !DILocation(line: 35, column: 15, scope: !334, inlinedAt: !342)
!354 = !DILocation(line: 35, column: 10, scope: !334, inlinedAt: !342)
!355 = !DILocation(line: 35, column: 23, scope: !334, inlinedAt: !342)
!356 = !DILocation(line: 36, column: 15, scope: !334, inlinedAt: !342)
!357 = !DILocation(line: 36, column: 10, scope: !334, inlinedAt: !342)
!358 = !DILocation(line: 36, column: 23, scope: !334, inlinedAt: !342)
!359 = !DILocation(line: 44, column: 20, scope: !343, inlinedAt: !352)
!360 = !DILocation(line: 44, column: 26, scope: !343, inlinedAt: !352)
!361 = !DILocation(line: 44, column: 30, scope: !343, inlinedAt: !352)
!362 = !DILocation(line: 44, column: 10, scope: !343, inlinedAt: !352)
!363 = !DILocation(line: 44, column: 43, scope: !343, inlinedAt: !352)
!364 = !DILocation(line: 29, column: 31, scope: !313, inlinedAt: !365)
!365 = distinct !DILocation(line: 36, column: 66, scope: !321, inlinedAt: !330)
!366 = !DILocation(line: 34, column: 67, scope: !334, inlinedAt: !367)
!367 = distinct !DILocation(line: 43, column: 33, scope: !343, inlinedAt: !368)
!368 = distinct !DILocation(line: 36, column: 42, scope: !321, inlinedAt: !330)
!369 = !DILocation(line: 34, column: 59, scope: !334, inlinedAt: !367)
!370 = !DILocation(line: 35, column: 15, scope: !334, inlinedAt: !367)
!371 = !DILocation(line: 35, column: 10, scope: !334, inlinedAt: !367)
!372 = !DILocation(line: 35, column: 23, scope: !334, inlinedAt: !367)
!373 = !DILocation(line: 36, column: 15, scope: !334, inlinedAt: !367)
!374 = !DILocation(line: 36, column: 10, scope: !334, inlinedAt: !367)
!375 = !DILocation(line: 36, column: 23, scope: !334, inlinedAt: !367)
!376 = !DILocation(line: 44, column: 20, scope: !343, inlinedAt: !368)
!377 = !DILocation(line: 44, column: 26, scope: !343, inlinedAt: !368)
!378 = !DILocation(line: 44, column: 30, scope: !343, inlinedAt: !368)
!379 = !DILocation(line: 44, column: 10, scope: !343, inlinedAt: !368)
!380 = !DILocation(line: 44, column: 43, scope: !343, inlinedAt: !368)
!381 = !DILocation(line: 36, column: 40, scope: !321, inlinedAt: !330)
!382 = !DILocation(line: 35, column: 64, scope: !321, inlinedAt: !330)
!383 = !DILocation(line: 71, column: 33, scope: !331)
!384 = !DILocation(line: 71, column: 48, scope: !331)
!385 = !{!386, !386, i64 0}
!386 = !{!"float", !187, i64 0}
!387 = distinct !{!387, !311, !388, !389, !390, !391}
!388 = !DILocation(line: 71, column: 85, scope: !133)
!389 = !{!"llvm.loop.mustprogress"}
!390 = !{!"llvm.loop.isvectorized", i32 1}
!391 = !{!"llvm.loop.unroll.runtime.disable"}
!392 = !DILocalVariable(name: "now", scope: !393, file: !26, line: 94, type: !397)
!393 = distinct !DISubprogram(name: "seconds_now", scope: !26, file: !26, line: 93, type: !394, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !396)
!394 = !DISubroutineType(types: !395)
!395 = !{!88}
!396 = !{!392}
!397 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !398, line: 11, size: 128, elements: !399)
!398 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!399 = !{!400, !402}
!400 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !397, file: !398, line: 16, baseType: !401, size: 64)
!401 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !83, line: 160, baseType: !154)
!402 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !397, file: !398, line: 21, baseType: !403, size: 64, offset: 64)
!403 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !83, line: 197, baseType: !154)
!404 = !DILocation(line: 0, scope: !393, inlinedAt: !405)
!405 = distinct !DILocation(line: 73, column: 24, scope: !106)
!406 = !DILocation(line: 94, column: 3, scope: !393, inlinedAt: !405)
!407 = !DILocation(line: 95, column: 3, scope: !393, inlinedAt: !405)
!408 = !DILocation(line: 96, column: 22, scope: !393, inlinedAt: !405)
!409 = !{!410, !411, i64 0}
!410 = !{!"timespec", !411, i64 0, !411, i64 8}
!411 = !{!"long", !187, i64 0}
!412 = !DILocation(line: 96, column: 10, scope: !393, inlinedAt: !405)
!413 = !DILocation(line: 96, column: 50, scope: !393, inlinedAt: !405)
!414 = !{!410, !411, i64 8}
!415 = !DILocation(line: 96, column: 38, scope: !393, inlinedAt: !405)
!416 = !DILocation(line: 96, column: 36, scope: !393, inlinedAt: !405)
!417 = !DILocation(line: 96, column: 29, scope: !393, inlinedAt: !405)
!418 = !DILocation(line: 97, column: 1, scope: !393, inlinedAt: !405)
!419 = !DILocalVariable(name: "x", arg: 1, scope: !420, file: !56, line: 9, type: !84)
!420 = distinct !DISubprogram(name: "centre", scope: !56, file: !56, line: 9, type: !421, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !423)
!421 = !DISubroutineType(types: !422)
!422 = !{null, !84, !79, !79}
!423 = !{!419, !424, !425, !426, !428, !431, !432, !434, !435}
!424 = !DILocalVariable(name: "rows", arg: 2, scope: !420, file: !56, line: 9, type: !79)
!425 = !DILocalVariable(name: "columns", arg: 3, scope: !420, file: !56, line: 9, type: !79)
!426 = !DILocalVariable(name: "j", scope: !427, file: !56, line: 10, type: !79)
!427 = distinct !DILexicalBlock(scope: !420, file: !56, line: 10, column: 3)
!428 = !DILocalVariable(name: "column", scope: !429, file: !56, line: 11, type: !84)
!429 = distinct !DILexicalBlock(scope: !430, file: !56, line: 10, column: 37)
!430 = distinct !DILexicalBlock(scope: !427, file: !56, line: 10, column: 3)
!431 = !DILocalVariable(name: "sum", scope: !429, file: !56, line: 12, type: !88)
!432 = !DILocalVariable(name: "i", scope: !433, file: !56, line: 13, type: !79)
!433 = distinct !DILexicalBlock(scope: !429, file: !56, line: 13, column: 5)
!434 = !DILocalVariable(name: "mean", scope: !429, file: !56, line: 14, type: !91)
!435 = !DILocalVariable(name: "i", scope: !436, file: !56, line: 15, type: !79)
!436 = distinct !DILexicalBlock(scope: !429, file: !56, line: 15, column: 5)
!437 = !DILocation(line: 0, scope: !420, inlinedAt: !438)
!438 = distinct !DILocation(line: 74, column: 3, scope: !106)
!439 = !DILocation(line: 0, scope: !427, inlinedAt: !438)
!440 = !DILocation(line: 10, column: 3, scope: !427, inlinedAt: !438)
!441 = !DILocation(line: 0, scope: !313, inlinedAt: !442)
!442 = distinct !DILocation(line: 11, column: 25, scope: !429, inlinedAt: !438)
!443 = !DILocation(line: 29, column: 25, scope: !313, inlinedAt: !442)
!444 = !DILocation(line: 11, column: 23, scope: !429, inlinedAt: !438)
!445 = !DILocation(line: 0, scope: !429, inlinedAt: !438)
!446 = !DILocation(line: 0, scope: !433, inlinedAt: !438)
!447 = !DILocation(line: 13, column: 5, scope: !433, inlinedAt: !438)
!448 = !DILocation(line: 13, column: 43, scope: !449, inlinedAt: !438)
!449 = distinct !DILexicalBlock(scope: !433, file: !56, line: 13, column: 5)
!450 = !DILocation(line: 13, column: 40, scope: !449, inlinedAt: !438)
!451 = !DILocation(line: 13, column: 31, scope: !449, inlinedAt: !438)
!452 = distinct !{!452, !453}
!453 = !{!"llvm.loop.unroll.disable"}
!454 = !DILocation(line: 14, column: 36, scope: !429, inlinedAt: !438)
!455 = !DILocation(line: 14, column: 24, scope: !429, inlinedAt: !438)
!456 = !DILocation(line: 0, scope: !436, inlinedAt: !438)
!457 = !DILocation(line: 15, column: 5, scope: !436, inlinedAt: !438)
!458 = !DILocation(line: 15, column: 31, scope: !459, inlinedAt: !438)
!459 = distinct !DILexicalBlock(scope: !436, file: !56, line: 15, column: 5)
!460 = !DILocation(line: 15, column: 36, scope: !459, inlinedAt: !438)
!461 = !DILocation(line: 15, column: 46, scope: !459, inlinedAt: !438)
!462 = distinct !{!462, !457, !463, !389, !390, !391}
!463 = !DILocation(line: 15, column: 49, scope: !436, inlinedAt: !438)
!464 = distinct !{!464, !447, !465, !389}
!465 = !DILocation(line: 13, column: 51, scope: !433, inlinedAt: !438)
!466 = !DILocation(line: 10, column: 32, scope: !430, inlinedAt: !438)
!467 = !DILocation(line: 10, column: 21, scope: !430, inlinedAt: !438)
!468 = distinct !{!468, !440, !469, !389}
!469 = !DILocation(line: 16, column: 3, scope: !427, inlinedAt: !438)
!470 = !DILocation(line: 15, column: 23, scope: !459, inlinedAt: !438)
!471 = distinct !{!471, !457, !463, !389, !391, !390}
!472 = !DILocation(line: 75, column: 82, scope: !106)
!473 = !DILocation(line: 75, column: 72, scope: !106)
!474 = !DILocation(line: 75, column: 70, scope: !106)
!475 = !DILocation(line: 75, column: 3, scope: !106)
!476 = !DILocalVariable(name: "matrix", arg: 1, scope: !477, file: !56, line: 52, type: !90)
!477 = distinct !DISubprogram(name: "eigenvalues", scope: !56, file: !56, line: 52, type: !478, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !480)
!478 = !DISubroutineType(types: !479)
!479 = !{null, !90, !79, !84}
!480 = !{!476, !481, !482, !483, !484, !486, !488, !491, !494}
!481 = !DILocalVariable(name: "n", arg: 2, scope: !477, file: !56, line: 52, type: !79)
!482 = !DILocalVariable(name: "values", arg: 3, scope: !477, file: !56, line: 52, type: !84)
!483 = !DILocalVariable(name: "a", scope: !477, file: !56, line: 53, type: !89)
!484 = !DILocalVariable(name: "i", scope: !485, file: !56, line: 54, type: !75)
!485 = distinct !DILexicalBlock(scope: !477, file: !56, line: 54, column: 3)
!486 = !DILocalVariable(name: "sweep", scope: !487, file: !56, line: 55, type: !79)
!487 = distinct !DILexicalBlock(scope: !477, file: !56, line: 55, column: 3)
!488 = !DILocalVariable(name: "p", scope: !489, file: !56, line: 56, type: !79)
!489 = distinct !DILexicalBlock(scope: !490, file: !56, line: 56, column: 5)
!490 = distinct !DILexicalBlock(scope: !487, file: !56, line: 55, column: 3)
!491 = !DILocalVariable(name: "q", scope: !492, file: !56, line: 57, type: !79)
!492 = distinct !DILexicalBlock(scope: !493, file: !56, line: 57, column: 7)
!493 = distinct !DILexicalBlock(scope: !489, file: !56, line: 56, column: 5)
!494 = !DILocalVariable(name: "i", scope: !495, file: !56, line: 59, type: !79)
!495 = distinct !DILexicalBlock(scope: !477, file: !56, line: 59, column: 3)
!496 = !DILocation(line: 0, scope: !477, inlinedAt: !497)
!497 = distinct !DILocation(line: 77, column: 3, scope: !106)
!498 = !DILocalVariable(name: "count", arg: 1, scope: !499, file: !26, line: 72, type: !75)
!499 = distinct !DISubprogram(name: "allocate_doubles", scope: !26, file: !26, line: 72, type: !500, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !502)
!500 = !DISubroutineType(types: !501)
!501 = !{!89, !75}
!502 = !{!498, !503}
!503 = !DILocalVariable(name: "x", scope: !499, file: !26, line: 73, type: !89)
!504 = !DILocation(line: 0, scope: !499, inlinedAt: !505)
!505 = distinct !DILocation(line: 53, column: 15, scope: !477, inlinedAt: !497)
!506 = !DILocation(line: 73, column: 38, scope: !499, inlinedAt: !505)
!507 = !DILocation(line: 73, column: 25, scope: !499, inlinedAt: !505)
!508 = !DILocation(line: 0, scope: !270, inlinedAt: !509)
!509 = distinct !DILocation(line: 74, column: 3, scope: !499, inlinedAt: !505)
!510 = !DILocation(line: 60, column: 7, scope: !280, inlinedAt: !509)
!511 = !DILocation(line: 60, column: 7, scope: !270, inlinedAt: !509)
!512 = !DILocation(line: 0, scope: !485, inlinedAt: !497)
!513 = !DILocation(line: 54, column: 24, scope: !514, inlinedAt: !497)
!514 = distinct !DILexicalBlock(scope: !485, file: !56, line: 54, column: 3)
!515 = !DILocation(line: 54, column: 3, scope: !485, inlinedAt: !497)
!516 = !DILocation(line: 54, column: 41, scope: !514, inlinedAt: !497)
!517 = !DILocation(line: 54, column: 53, scope: !514, inlinedAt: !497)
!518 = !DILocation(line: 54, column: 46, scope: !514, inlinedAt: !497)
!519 = !DILocation(line: 54, column: 51, scope: !514, inlinedAt: !497)
!520 = !{!521, !521, i64 0}
!521 = !{!"double", !187, i64 0}
!522 = distinct !{!522, !515, !523, !389, !390, !391}
!523 = !DILocation(line: 54, column: 61, scope: !485, inlinedAt: !497)
!524 = !DILocation(line: 61, column: 11, scope: !270, inlinedAt: !509)
!525 = !DILocation(line: 61, column: 3, scope: !270, inlinedAt: !509)
!526 = !DILocation(line: 62, column: 3, scope: !270, inlinedAt: !509)
!527 = distinct !{!527, !515, !523, !389, !391, !390}
!528 = !DILocation(line: 55, column: 3, scope: !487, inlinedAt: !497)
!529 = !DILocation(line: 0, scope: !487, inlinedAt: !497)
!530 = !DILocation(line: 38, column: 3, scope: !531, inlinedAt: !548)
!531 = distinct !DILexicalBlock(scope: !532, file: !56, line: 38, column: 3)
!532 = distinct !DISubprogram(name: "is_diagonal", scope: !56, file: !56, line: 36, type: !533, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !536)
!533 = !DISubroutineType(types: !534)
!534 = !{!79, !535, !79}
!535 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!536 = !{!537, !538, !539, !540, !541, !542, !545}
!537 = !DILocalVariable(name: "a", arg: 1, scope: !532, file: !56, line: 36, type: !535)
!538 = !DILocalVariable(name: "n", arg: 2, scope: !532, file: !56, line: 36, type: !79)
!539 = !DILocalVariable(name: "off", scope: !532, file: !56, line: 37, type: !88)
!540 = !DILocalVariable(name: "all", scope: !532, file: !56, line: 37, type: !88)
!541 = !DILocalVariable(name: "j", scope: !531, file: !56, line: 38, type: !79)
!542 = !DILocalVariable(name: "i", scope: !543, file: !56, line: 39, type: !79)
!543 = distinct !DILexicalBlock(scope: !544, file: !56, line: 39, column: 5)
!544 = distinct !DILexicalBlock(scope: !531, file: !56, line: 38, column: 3)
!545 = !DILocalVariable(name: "square", scope: !546, file: !56, line: 40, type: !136)
!546 = distinct !DILexicalBlock(scope: !547, file: !56, line: 39, column: 33)
!547 = distinct !DILexicalBlock(scope: !543, file: !56, line: 39, column: 5)
!548 = distinct !DILocation(line: 55, column: 47, scope: !490, inlinedAt: !497)
!549 = !DILocation(line: 0, scope: !531, inlinedAt: !548)
!550 = !DILocation(line: 0, scope: !532, inlinedAt: !548)
!551 = !DILocation(line: 0, scope: !543, inlinedAt: !548)
!552 = !DILocation(line: 39, column: 5, scope: !543, inlinedAt: !548)
!553 = !DILocation(line: 40, column: 29, scope: !546, inlinedAt: !548)
!554 = !DILocation(line: 40, column: 44, scope: !546, inlinedAt: !548)
!555 = !DILocation(line: 0, scope: !546, inlinedAt: !548)
!556 = !DILocation(line: 41, column: 11, scope: !546, inlinedAt: !548)
!557 = !DILocation(line: 41, column: 31, scope: !546, inlinedAt: !548)
!558 = !DILocation(line: 41, column: 29, scope: !546, inlinedAt: !548)
!559 = !DILocation(line: 41, column: 26, scope: !546, inlinedAt: !548)
!560 = !DILocation(line: 38, column: 26, scope: !544, inlinedAt: !548)
!561 = !DILocation(line: 38, column: 21, scope: !544, inlinedAt: !548)
!562 = distinct !{!562, !530, !563, !389}
!563 = !DILocation(line: 42, column: 5, scope: !531, inlinedAt: !548)
!564 = !DILocation(line: 39, column: 28, scope: !547, inlinedAt: !548)
!565 = distinct !{!565, !552, !566, !389}
!566 = !DILocation(line: 42, column: 5, scope: !543, inlinedAt: !548)
!567 = !DILocation(line: 43, column: 23, scope: !532, inlinedAt: !548)
!568 = !DILocation(line: 43, column: 14, scope: !532, inlinedAt: !548)
!569 = !DILocation(line: 0, scope: !495, inlinedAt: !497)
!570 = !DILocation(line: 59, column: 3, scope: !495, inlinedAt: !497)
!571 = !DILocation(line: 0, scope: !489, inlinedAt: !497)
!572 = !DILocation(line: 56, column: 5, scope: !489, inlinedAt: !497)
!573 = !DILocation(line: 56, column: 23, scope: !493, inlinedAt: !497)
!574 = distinct !{!574, !572, !575, !389}
!575 = !DILocation(line: 58, column: 51, scope: !489, inlinedAt: !497)
!576 = !DILocation(line: 55, column: 66, scope: !490, inlinedAt: !497)
!577 = !DILocation(line: 55, column: 29, scope: !490, inlinedAt: !497)
!578 = !DILocation(line: 55, column: 43, scope: !490, inlinedAt: !497)
!579 = distinct !{!579, !528, !580, !389}
!580 = !DILocation(line: 58, column: 51, scope: !487, inlinedAt: !497)
!581 = !DILocation(line: 57, column: 22, scope: !492, inlinedAt: !497)
!582 = !DILocation(line: 0, scope: !492, inlinedAt: !497)
!583 = !DILocation(line: 57, column: 29, scope: !584, inlinedAt: !497)
!584 = distinct !DILexicalBlock(scope: !492, file: !56, line: 57, column: 7)
!585 = !DILocation(line: 57, column: 7, scope: !492, inlinedAt: !497)
!586 = !DILocation(line: 0, scope: !313, inlinedAt: !587)
!587 = distinct !DILocation(line: 58, column: 15, scope: !588, inlinedAt: !497)
!588 = distinct !DILexicalBlock(scope: !584, file: !56, line: 58, column: 13)
!589 = !DILocation(line: 29, column: 25, scope: !313, inlinedAt: !587)
!590 = !DILocation(line: 58, column: 13, scope: !588, inlinedAt: !497)
!591 = !DILocation(line: 58, column: 28, scope: !588, inlinedAt: !497)
!592 = !DILocation(line: 58, column: 13, scope: !584, inlinedAt: !497)
!593 = !DILocalVariable(name: "a", arg: 1, scope: !594, file: !56, line: 20, type: !89)
!594 = distinct !DISubprogram(name: "rotate", scope: !56, file: !56, line: 20, type: !595, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !597)
!595 = !DISubroutineType(types: !596)
!596 = !{null, !89, !79, !79, !79}
!597 = !{!593, !598, !599, !600, !601, !602, !603, !604, !605, !606, !608, !611, !612, !614, !617}
!598 = !DILocalVariable(name: "n", arg: 2, scope: !594, file: !56, line: 20, type: !79)
!599 = !DILocalVariable(name: "p", arg: 3, scope: !594, file: !56, line: 20, type: !79)
!600 = !DILocalVariable(name: "q", arg: 4, scope: !594, file: !56, line: 20, type: !79)
!601 = !DILocalVariable(name: "both", scope: !594, file: !56, line: 21, type: !136)
!602 = !DILocalVariable(name: "ratio", scope: !594, file: !56, line: 22, type: !136)
!603 = !DILocalVariable(name: "t", scope: !594, file: !56, line: 23, type: !136)
!604 = !DILocalVariable(name: "cosine", scope: !594, file: !56, line: 24, type: !136)
!605 = !DILocalVariable(name: "sine", scope: !594, file: !56, line: 24, type: !136)
!606 = !DILocalVariable(name: "i", scope: !607, file: !56, line: 25, type: !79)
!607 = distinct !DILexicalBlock(scope: !594, file: !56, line: 25, column: 3)
!608 = !DILocalVariable(name: "x", scope: !609, file: !56, line: 26, type: !136)
!609 = distinct !DILexicalBlock(scope: !610, file: !56, line: 25, column: 31)
!610 = distinct !DILexicalBlock(scope: !607, file: !56, line: 25, column: 3)
!611 = !DILocalVariable(name: "y", scope: !609, file: !56, line: 26, type: !136)
!612 = !DILocalVariable(name: "j", scope: !613, file: !56, line: 29, type: !79)
!613 = distinct !DILexicalBlock(scope: !594, file: !56, line: 29, column: 3)
!614 = !DILocalVariable(name: "x", scope: !615, file: !56, line: 30, type: !136)
!615 = distinct !DILexicalBlock(scope: !616, file: !56, line: 29, column: 31)
!616 = distinct !DILexicalBlock(scope: !613, file: !56, line: 29, column: 3)
!617 = !DILocalVariable(name: "y", scope: !615, file: !56, line: 30, type: !136)
!618 = !DILocation(line: 0, scope: !594, inlinedAt: !619)
!619 = distinct !DILocation(line: 58, column: 34, scope: !588, inlinedAt: !497)
!620 = !DILocation(line: 0, scope: !313, inlinedAt: !621)
!621 = distinct !DILocation(line: 21, column: 25, scope: !594, inlinedAt: !619)
!622 = !DILocation(line: 21, column: 23, scope: !594, inlinedAt: !619)
!623 = !DILocation(line: 0, scope: !313, inlinedAt: !624)
!624 = distinct !DILocation(line: 22, column: 27, scope: !594, inlinedAt: !619)
!625 = !DILocation(line: 22, column: 25, scope: !594, inlinedAt: !619)
!626 = !DILocation(line: 0, scope: !313, inlinedAt: !627)
!627 = distinct !DILocation(line: 22, column: 44, scope: !594, inlinedAt: !619)
!628 = !DILocation(line: 22, column: 42, scope: !594, inlinedAt: !619)
!629 = !DILocation(line: 22, column: 40, scope: !594, inlinedAt: !619)
!630 = !DILocation(line: 22, column: 63, scope: !594, inlinedAt: !619)
!631 = !DILocation(line: 22, column: 58, scope: !594, inlinedAt: !619)
!632 = !DILocation(line: 23, column: 27, scope: !594, inlinedAt: !619)
!633 = !DILocation(line: 23, column: 20, scope: !594, inlinedAt: !619)
!634 = !DILocation(line: 23, column: 44, scope: !594, inlinedAt: !619)
!635 = !DILocation(line: 23, column: 69, scope: !594, inlinedAt: !619)
!636 = !DILocation(line: 23, column: 77, scope: !594, inlinedAt: !619)
!637 = !DILocation(line: 23, column: 58, scope: !594, inlinedAt: !619)
!638 = !DILocation(line: 23, column: 56, scope: !594, inlinedAt: !619)
!639 = !DILocation(line: 23, column: 41, scope: !594, inlinedAt: !619)
!640 = !DILocation(line: 24, column: 36, scope: !594, inlinedAt: !619)
!641 = !DILocation(line: 24, column: 40, scope: !594, inlinedAt: !619)
!642 = !DILocation(line: 24, column: 29, scope: !594, inlinedAt: !619)
!643 = !DILocation(line: 24, column: 27, scope: !594, inlinedAt: !619)
!644 = !DILocation(line: 24, column: 55, scope: !594, inlinedAt: !619)
!645 = !DILocation(line: 0, scope: !607, inlinedAt: !619)
!646 = !DILocation(line: 25, column: 3, scope: !607, inlinedAt: !619)
!647 = !DILocation(line: 0, scope: !313, inlinedAt: !648)
!648 = distinct !DILocation(line: 26, column: 24, scope: !609, inlinedAt: !619)
!649 = !DILocation(line: 26, column: 22, scope: !609, inlinedAt: !619)
!650 = !DILocation(line: 0, scope: !609, inlinedAt: !619)
!651 = !DILocation(line: 0, scope: !313, inlinedAt: !652)
!652 = distinct !DILocation(line: 26, column: 44, scope: !609, inlinedAt: !619)
!653 = !DILocation(line: 26, column: 42, scope: !609, inlinedAt: !619)
!654 = !DILocation(line: 27, column: 29, scope: !609, inlinedAt: !619)
!655 = !DILocation(line: 27, column: 40, scope: !609, inlinedAt: !619)
!656 = !DILocation(line: 27, column: 33, scope: !609, inlinedAt: !619)
!657 = !DILocation(line: 0, scope: !313, inlinedAt: !658)
!658 = distinct !DILocation(line: 27, column: 7, scope: !609, inlinedAt: !619)
!659 = !DILocation(line: 27, column: 20, scope: !609, inlinedAt: !619)
!660 = !DILocation(line: 27, column: 67, scope: !609, inlinedAt: !619)
!661 = !DILocation(line: 27, column: 80, scope: !609, inlinedAt: !619)
!662 = !DILocation(line: 27, column: 71, scope: !609, inlinedAt: !619)
!663 = !DILocation(line: 0, scope: !313, inlinedAt: !664)
!664 = distinct !DILocation(line: 27, column: 47, scope: !609, inlinedAt: !619)
!665 = !DILocation(line: 27, column: 60, scope: !609, inlinedAt: !619)
!666 = !DILocation(line: 25, column: 26, scope: !610, inlinedAt: !619)
!667 = !{!668}
!668 = distinct !{!668, !669}
!669 = distinct !{!669, !"LVerDomain"}
!670 = !{!671}
!671 = distinct !{!671, !669}
!672 = distinct !{!672, !646, !673, !389, !390, !391}
!673 = !DILocation(line: 28, column: 3, scope: !607, inlinedAt: !619)
!674 = !DILocation(line: 29, column: 3, scope: !613, inlinedAt: !619)
!675 = !DILocation(line: 0, scope: !613, inlinedAt: !619)
!676 = !DILocation(line: 25, column: 21, scope: !610, inlinedAt: !619)
!677 = distinct !{!677, !646, !673, !389, !390}
!678 = !DILocation(line: 0, scope: !313, inlinedAt: !679)
!679 = distinct !DILocation(line: 30, column: 24, scope: !615, inlinedAt: !619)
!680 = !DILocation(line: 29, column: 25, scope: !313, inlinedAt: !679)
!681 = !DILocation(line: 30, column: 22, scope: !615, inlinedAt: !619)
!682 = !DILocation(line: 0, scope: !615, inlinedAt: !619)
!683 = !DILocation(line: 0, scope: !313, inlinedAt: !684)
!684 = distinct !DILocation(line: 30, column: 44, scope: !615, inlinedAt: !619)
!685 = !DILocation(line: 30, column: 42, scope: !615, inlinedAt: !619)
!686 = !DILocation(line: 31, column: 29, scope: !615, inlinedAt: !619)
!687 = !DILocation(line: 31, column: 40, scope: !615, inlinedAt: !619)
!688 = !DILocation(line: 31, column: 33, scope: !615, inlinedAt: !619)
!689 = !DILocation(line: 0, scope: !313, inlinedAt: !690)
!690 = distinct !DILocation(line: 31, column: 7, scope: !615, inlinedAt: !619)
!691 = !DILocation(line: 31, column: 20, scope: !615, inlinedAt: !619)
!692 = !DILocation(line: 31, column: 67, scope: !615, inlinedAt: !619)
!693 = !DILocation(line: 31, column: 80, scope: !615, inlinedAt: !619)
!694 = !DILocation(line: 31, column: 71, scope: !615, inlinedAt: !619)
!695 = !DILocation(line: 0, scope: !313, inlinedAt: !696)
!696 = distinct !DILocation(line: 31, column: 47, scope: !615, inlinedAt: !619)
!697 = !DILocation(line: 31, column: 60, scope: !615, inlinedAt: !619)
!698 = !DILocation(line: 29, column: 26, scope: !616, inlinedAt: !619)
!699 = !DILocation(line: 29, column: 21, scope: !616, inlinedAt: !619)
!700 = distinct !{!700, !674, !701, !389}
!701 = !DILocation(line: 32, column: 3, scope: !613, inlinedAt: !619)
!702 = !DILocation(line: 57, column: 34, scope: !584, inlinedAt: !497)
!703 = distinct !{!703, !585, !704, !389}
!704 = !DILocation(line: 58, column: 51, scope: !492, inlinedAt: !497)
!705 = !DILocation(line: 0, scope: !313, inlinedAt: !706)
!706 = distinct !DILocation(line: 59, column: 52, scope: !707, inlinedAt: !497)
!707 = distinct !DILexicalBlock(scope: !495, file: !56, line: 59, column: 3)
!708 = !DILocation(line: 29, column: 31, scope: !313, inlinedAt: !706)
!709 = !DILocation(line: 59, column: 50, scope: !707, inlinedAt: !497)
!710 = !DILocation(line: 59, column: 43, scope: !707, inlinedAt: !497)
!711 = !DILocation(line: 59, column: 31, scope: !707, inlinedAt: !497)
!712 = !DILocation(line: 59, column: 41, scope: !707, inlinedAt: !497)
!713 = !DILocation(line: 59, column: 26, scope: !707, inlinedAt: !497)
!714 = distinct !{!714, !570, !715, !389}
!715 = !DILocation(line: 59, column: 63, scope: !495, inlinedAt: !497)
!716 = distinct !{!716, !453}
!717 = !DILocation(line: 60, column: 3, scope: !477, inlinedAt: !497)
!718 = !DILocation(line: 61, column: 3, scope: !477, inlinedAt: !497)
!719 = !DILocation(line: 0, scope: !393, inlinedAt: !720)
!720 = distinct !DILocation(line: 78, column: 26, scope: !106)
!721 = !DILocation(line: 94, column: 3, scope: !393, inlinedAt: !720)
!722 = !DILocation(line: 95, column: 3, scope: !393, inlinedAt: !720)
!723 = !DILocation(line: 96, column: 22, scope: !393, inlinedAt: !720)
!724 = !DILocation(line: 96, column: 10, scope: !393, inlinedAt: !720)
!725 = !DILocation(line: 96, column: 50, scope: !393, inlinedAt: !720)
!726 = !DILocation(line: 96, column: 38, scope: !393, inlinedAt: !720)
!727 = !DILocation(line: 96, column: 36, scope: !393, inlinedAt: !720)
!728 = !DILocation(line: 96, column: 29, scope: !393, inlinedAt: !720)
!729 = !DILocation(line: 97, column: 1, scope: !393, inlinedAt: !720)
!730 = !DILocation(line: 78, column: 40, scope: !106)
!731 = !DILocalVariable(name: "a", arg: 1, scope: !732, file: !2, line: 41, type: !735)
!732 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 41, type: !733, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !737)
!733 = !DISubroutineType(types: !734)
!734 = !{!79, !735, !90, !88}
!735 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !736, size: 64)
!736 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !115)
!737 = !{!731, !738, !739}
!738 = !DILocalVariable(name: "variances", arg: 2, scope: !732, file: !2, line: 41, type: !90)
!739 = !DILocalVariable(name: "seconds", arg: 3, scope: !732, file: !2, line: 41, type: !88)
!740 = !DILocation(line: 0, scope: !732, inlinedAt: !741)
!741 = distinct !DILocation(line: 80, column: 22, scope: !106)
!742 = !DILocation(line: 43, column: 10, scope: !732, inlinedAt: !741)
!743 = !DILocation(line: 42, column: 3, scope: !732, inlinedAt: !741)
!744 = !DILocalVariable(name: "seconds", arg: 1, scope: !745, file: !26, line: 100, type: !88)
!745 = distinct !DISubprogram(name: "print_seconds", scope: !26, file: !26, line: 100, type: !746, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !748)
!746 = !DISubroutineType(types: !747)
!747 = !{null, !88}
!748 = !{!744}
!749 = !DILocation(line: 0, scope: !745, inlinedAt: !750)
!750 = distinct !DILocation(line: 44, column: 3, scope: !732, inlinedAt: !741)
!751 = !DILocation(line: 100, column: 52, scope: !745, inlinedAt: !750)
!752 = !DILocalVariable(name: "path", arg: 1, scope: !753, file: !26, line: 113, type: !122)
!753 = distinct !DISubprogram(name: "write_result", scope: !26, file: !26, line: 113, type: !754, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !756)
!754 = !DISubroutineType(types: !755)
!755 = !{!79, !122, !90, !75}
!756 = !{!752, !757, !758}
!757 = !DILocalVariable(name: "x", arg: 2, scope: !753, file: !26, line: 113, type: !90)
!758 = !DILocalVariable(name: "count", arg: 3, scope: !753, file: !26, line: 113, type: !75)
!759 = !DILocation(line: 0, scope: !753, inlinedAt: !760)
!760 = distinct !DILocation(line: 45, column: 10, scope: !732, inlinedAt: !741)
!761 = !DILocalVariable(name: "path", arg: 1, scope: !762, file: !26, line: 104, type: !122)
!762 = distinct !DISubprogram(name: "write_elements", scope: !26, file: !26, line: 104, type: !763, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !765)
!763 = !DISubroutineType(types: !764)
!764 = !{!79, !122, !273, !75, !75}
!765 = !{!761, !766, !767, !768, !769, !825}
!766 = !DILocalVariable(name: "x", arg: 2, scope: !762, file: !26, line: 104, type: !273)
!767 = !DILocalVariable(name: "size", arg: 3, scope: !762, file: !26, line: 104, type: !75)
!768 = !DILocalVariable(name: "count", arg: 4, scope: !762, file: !26, line: 104, type: !75)
!769 = !DILocalVariable(name: "file", scope: !762, file: !26, line: 106, type: !770)
!770 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !771, size: 64)
!771 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !772, line: 7, baseType: !773)
!772 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!773 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !774, line: 49, size: 1728, elements: !775)
!774 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!775 = !{!776, !777, !778, !779, !780, !781, !782, !783, !784, !785, !786, !787, !788, !791, !793, !794, !795, !797, !799, !801, !805, !808, !810, !813, !816, !817, !819, !820, !821}
!776 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !773, file: !774, line: 51, baseType: !79, size: 32)
!777 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !773, file: !774, line: 54, baseType: !110, size: 64, offset: 64)
!778 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !773, file: !774, line: 55, baseType: !110, size: 64, offset: 128)
!779 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !773, file: !774, line: 56, baseType: !110, size: 64, offset: 192)
!780 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !773, file: !774, line: 57, baseType: !110, size: 64, offset: 256)
!781 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !773, file: !774, line: 58, baseType: !110, size: 64, offset: 320)
!782 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !773, file: !774, line: 59, baseType: !110, size: 64, offset: 384)
!783 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !773, file: !774, line: 60, baseType: !110, size: 64, offset: 448)
!784 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !773, file: !774, line: 61, baseType: !110, size: 64, offset: 512)
!785 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !773, file: !774, line: 64, baseType: !110, size: 64, offset: 576)
!786 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !773, file: !774, line: 65, baseType: !110, size: 64, offset: 640)
!787 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !773, file: !774, line: 66, baseType: !110, size: 64, offset: 704)
!788 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !773, file: !774, line: 68, baseType: !789, size: 64, offset: 768)
!789 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !790, size: 64)
!790 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !774, line: 36, flags: DIFlagFwdDecl)
!791 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !773, file: !774, line: 70, baseType: !792, size: 64, offset: 832)
!792 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !773, size: 64)
!793 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !773, file: !774, line: 72, baseType: !79, size: 32, offset: 896)
!794 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !773, file: !774, line: 73, baseType: !79, size: 32, offset: 928)
!795 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !773, file: !774, line: 74, baseType: !796, size: 64, offset: 960)
!796 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !83, line: 152, baseType: !154)
!797 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !773, file: !774, line: 77, baseType: !798, size: 16, offset: 1024)
!798 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!799 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !773, file: !774, line: 78, baseType: !800, size: 8, offset: 1040)
!800 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!801 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !773, file: !774, line: 79, baseType: !802, size: 8, offset: 1048)
!802 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !803)
!803 = !{!804}
!804 = !DISubrange(count: 1)
!805 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !773, file: !774, line: 81, baseType: !806, size: 64, offset: 1088)
!806 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !807, size: 64)
!807 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !774, line: 43, baseType: null)
!808 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !773, file: !774, line: 89, baseType: !809, size: 64, offset: 1152)
!809 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !83, line: 153, baseType: !154)
!810 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !773, file: !774, line: 91, baseType: !811, size: 64, offset: 1216)
!811 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !812, size: 64)
!812 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !774, line: 37, flags: DIFlagFwdDecl)
!813 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !773, file: !774, line: 92, baseType: !814, size: 64, offset: 1280)
!814 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !815, size: 64)
!815 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !774, line: 38, flags: DIFlagFwdDecl)
!816 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !773, file: !774, line: 93, baseType: !792, size: 64, offset: 1344)
!817 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !773, file: !774, line: 94, baseType: !818, size: 64, offset: 1408)
!818 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!819 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !773, file: !774, line: 95, baseType: !75, size: 64, offset: 1472)
!820 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !773, file: !774, line: 96, baseType: !79, size: 32, offset: 1536)
!821 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !773, file: !774, line: 98, baseType: !822, size: 160, offset: 1568)
!822 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !823)
!823 = !{!824}
!824 = !DISubrange(count: 20)
!825 = !DILocalVariable(name: "written", scope: !762, file: !26, line: 107, type: !826)
!826 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!827 = !DILocation(line: 0, scope: !762, inlinedAt: !828)
!828 = distinct !DILocation(line: 114, column: 10, scope: !753, inlinedAt: !760)
!829 = !DILocation(line: 105, column: 8, scope: !830, inlinedAt: !828)
!830 = distinct !DILexicalBlock(scope: !762, file: !26, line: 105, column: 7)
!831 = !DILocation(line: 105, column: 7, scope: !762, inlinedAt: !828)
!832 = !DILocation(line: 106, column: 16, scope: !762, inlinedAt: !828)
!833 = !DILocation(line: 107, column: 26, scope: !762, inlinedAt: !828)
!834 = !DILocation(line: 107, column: 33, scope: !762, inlinedAt: !828)
!835 = !DILocation(line: 108, column: 16, scope: !836, inlinedAt: !828)
!836 = distinct !DILexicalBlock(scope: !762, file: !26, line: 108, column: 7)
!837 = !DILocation(line: 108, column: 29, scope: !836, inlinedAt: !828)
!838 = !DILocation(line: 109, column: 11, scope: !762, inlinedAt: !828)
!839 = !DILocation(line: 109, column: 3, scope: !762, inlinedAt: !828)
!840 = !DILocation(line: 110, column: 3, scope: !762, inlinedAt: !828)
!841 = !DILocation(line: 81, column: 3, scope: !106)
!842 = !DILocation(line: 81, column: 12, scope: !106)
!843 = !DILocation(line: 81, column: 30, scope: !106)
!844 = !DILocation(line: 70, column: 26, scope: !134)
!845 = !DILocation(line: 70, column: 21, scope: !134)
!846 = distinct !{!846, !306, !847, !389}
!847 = !DILocation(line: 71, column: 85, scope: !131)
!848 = !DILocation(line: 0, scope: !321, inlinedAt: !330)
!849 = !DILocation(line: 0, scope: !313, inlinedAt: !320)
!850 = !DILocation(line: 0, scope: !343, inlinedAt: !352)
!851 = !DILocation(line: 0, scope: !334, inlinedAt: !342)
!852 = !DILocation(line: 34, column: 67, scope: !334, inlinedAt: !342)
!853 = !DILocation(line: 0, scope: !313, inlinedAt: !365)
!854 = !DILocation(line: 0, scope: !343, inlinedAt: !368)
!855 = !DILocation(line: 0, scope: !334, inlinedAt: !367)
!856 = !DILocation(line: 0, scope: !313, inlinedAt: !857)
!857 = distinct !DILocation(line: 71, column: 35, scope: !331)
!858 = !DILocation(line: 71, column: 23, scope: !331)
!859 = distinct !{!859, !311, !388, !389, !391, !390}
!860 = !DILocation(line: 83, column: 1, scope: !106)
!861 = !DISubprogram(name: "cblas_sgemm", scope: !63, file: !63, line: 10, type: !862, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!862 = !DISubroutineType(types: !863)
!863 = !{null, !79, !79, !79, !79, !79, !79, !78, !90, !79, !90, !79, !78, !84, !79}
!864 = !DISubprogram(name: "free", scope: !865, file: !865, line: 568, type: !866, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!865 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!866 = !DISubroutineType(types: !867)
!867 = !{null, !818}
!868 = !DISubprogram(name: "fprintf", scope: !869, file: !869, line: 350, type: !870, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!869 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!870 = !DISubroutineType(types: !871)
!871 = !{!79, !872, !873, null}
!872 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !770)
!873 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !122)
!874 = !DISubprogram(name: "__errno_location", scope: !875, file: !875, line: 37, type: !876, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!875 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!876 = !DISubroutineType(types: !877)
!877 = !{!878}
!878 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!879 = !DISubprogram(name: "strtol", scope: !865, file: !865, line: 177, type: !880, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!880 = !DISubroutineType(types: !881)
!881 = !{!154, !873, !882, !79}
!882 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !109)
!883 = !DISubprogram(name: "malloc", scope: !865, file: !865, line: 553, type: !884, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!884 = !DISubroutineType(types: !885)
!885 = !{!818, !75}
!886 = !DISubprogram(name: "exit", scope: !865, file: !865, line: 637, type: !887, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!887 = !DISubroutineType(types: !888)
!888 = !{null, !79}
!889 = !DISubprogram(name: "timespec_get", scope: !890, file: !890, line: 383, type: !891, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!890 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!891 = !DISubroutineType(types: !892)
!892 = !{!79, !893, !79}
!893 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !397, size: 64)
!894 = !DISubprogram(name: "qsort", scope: !865, file: !865, line: 851, type: !895, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!895 = !DISubroutineType(types: !896)
!896 = !{null, !818, !75, !75, !897}
!897 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !865, line: 829, baseType: !898)
!898 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !899, size: 64)
!899 = !DISubroutineType(types: !900)
!900 = !{!79, !273, !273}
!901 = distinct !DISubprogram(name: "descending", scope: !56, file: !56, line: 46, type: !899, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !902)
!902 = !{!903, !904, !905, !906}
!903 = !DILocalVariable(name: "x", arg: 1, scope: !901, file: !56, line: 46, type: !273)
!904 = !DILocalVariable(name: "y", arg: 2, scope: !901, file: !56, line: 46, type: !273)
!905 = !DILocalVariable(name: "a", scope: !901, file: !56, line: 47, type: !91)
!906 = !DILocalVariable(name: "b", scope: !901, file: !56, line: 47, type: !91)
!907 = !DILocation(line: 0, scope: !901)
!908 = !DILocation(line: 47, column: 19, scope: !901)
!909 = !DILocation(line: 47, column: 42, scope: !901)
!910 = !DILocation(line: 48, column: 13, scope: !901)
!911 = !DILocation(line: 48, column: 23, scope: !901)
!912 = !DILocation(line: 48, column: 18, scope: !901)
!913 = !DILocation(line: 48, column: 3, scope: !901)
!914 = !DISubprogram(name: "sqrt", scope: !915, file: !915, line: 143, type: !916, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!915 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!916 = !DISubroutineType(types: !917)
!917 = !{!88, !88}
!918 = !DISubprogram(name: "printf", scope: !869, file: !869, line: 356, type: !919, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!919 = !DISubroutineType(types: !920)
!920 = !{!79, !873, null}
!921 = distinct !DISubprogram(name: "frobenius_norm", scope: !26, file: !26, line: 53, type: !922, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !924)
!922 = !DISubroutineType(types: !923)
!923 = !{!88, !90, !75}
!924 = !{!925, !926, !927, !928}
!925 = !DILocalVariable(name: "x", arg: 1, scope: !921, file: !26, line: 53, type: !90)
!926 = !DILocalVariable(name: "count", arg: 2, scope: !921, file: !26, line: 53, type: !75)
!927 = !DILocalVariable(name: "sum", scope: !921, file: !26, line: 54, type: !88)
!928 = !DILocalVariable(name: "i", scope: !929, file: !26, line: 55, type: !75)
!929 = distinct !DILexicalBlock(scope: !921, file: !26, line: 55, column: 3)
!930 = !DILocation(line: 0, scope: !921)
!931 = !DILocation(line: 0, scope: !929)
!932 = !DILocation(line: 55, column: 24, scope: !933)
!933 = distinct !DILexicalBlock(scope: !929, file: !26, line: 55, column: 3)
!934 = !DILocation(line: 55, column: 3, scope: !929)
!935 = !DILocation(line: 55, column: 53, scope: !933)
!936 = !DILocation(line: 55, column: 45, scope: !933)
!937 = !DILocation(line: 55, column: 58, scope: !933)
!938 = !DILocation(line: 55, column: 42, scope: !933)
!939 = !DILocation(line: 55, column: 33, scope: !933)
!940 = distinct !{!940, !453}
!941 = !DILocation(line: 56, column: 10, scope: !921)
!942 = !DILocation(line: 56, column: 3, scope: !921)
!943 = distinct !{!943, !934, !944, !389}
!944 = !DILocation(line: 55, column: 63, scope: !929)
!945 = !DISubprogram(name: "fopen", scope: !869, file: !869, line: 258, type: !946, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!946 = !DISubroutineType(types: !947)
!947 = !{!770, !873, !873}
!948 = !DISubprogram(name: "fwrite", scope: !869, file: !869, line: 681, type: !949, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!949 = !DISubroutineType(types: !950)
!950 = !{!77, !951, !75, !75, !872}
!951 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !273)
!952 = !DISubprogram(name: "fclose", scope: !869, file: !869, line: 178, type: !953, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!953 = !DISubroutineType(types: !954)
!954 = !{!79, !770}
