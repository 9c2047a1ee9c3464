; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/kmeans/kmeans_cblas.c
; sources: samples/kmeans/kmeans_cblas.c samples/kmeans/kmeans.h samples/common.h samples/blas.h
; sha256: 751e2a2ce58ddcc53721df46d20459513ebc67f331a09aa642d6970379de7ca8
; ModuleID = 'samples/kmeans/kmeans_cblas.c'
source_filename = "samples/kmeans/kmeans_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [7 x i8] c"points\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [9 x i8] c"clusters\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [11 x i8] c"dimensions\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [11 x i8] c"iterations\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [11 x i8] c"kmeans.bin\00", align 1, !dbg !24
@stderr = external local_unnamed_addr global ptr, align 8
@.str.6 = private unnamed_addr constant [142 x i8] c"usage: kmeans [points=4096] [clusters=64] [dimensions=128] [iterations=10, 0 until nothing changes] [seed=1] [output=kmeans.bin, - for none]\0A\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !31
@.str.8 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !37
@.str.9 = private unnamed_addr constant [77 x i8] c"kmeans points=%d clusters=%d dimensions=%d iterations=%d moved=%d norm=%.9g\0A\00", align 1, !dbg !42
@.str.10 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !47
@.str.12 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !52
@.str.13 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !57

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !108 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !148
  %4 = alloca %struct.timespec, align 8, !DIAssignID !149
  %5 = alloca ptr, align 8, !DIAssignID !150
  %6 = alloca ptr, align 8, !DIAssignID !151
  %7 = alloca ptr, align 8, !DIAssignID !152
  %8 = alloca ptr, align 8, !DIAssignID !153
  %9 = alloca ptr, align 8, !DIAssignID !154
    #dbg_value(i32 %0, !114, !DIExpression(), !155)
    #dbg_value(ptr %1, !115, !DIExpression(), !155)
    #dbg_value(i32 %0, !156, !DIExpression(), !170)
    #dbg_value(ptr %1, !162, !DIExpression(), !170)
    #dbg_value(ptr undef, !163, !DIExpression(), !170)
  %10 = icmp slt i32 %0, 8, !dbg !173
  br i1 %10, label %11, label %131, !dbg !175

11:                                               ; preds = %2
    #dbg_assign(i1 undef, !176, !DIExpression(), !154, ptr %9, !DIExpression(), !190)
    #dbg_value(i32 %0, !182, !DIExpression(), !190)
    #dbg_value(ptr %1, !183, !DIExpression(), !190)
    #dbg_value(i32 1, !184, !DIExpression(), !190)
    #dbg_value(ptr @.str, !185, !DIExpression(), !190)
    #dbg_value(i64 1, !186, !DIExpression(), !190)
    #dbg_value(i64 4194304, !187, !DIExpression(), !190)
    #dbg_value(i64 4096, !188, !DIExpression(), !190)
    #dbg_value(ptr undef, !189, !DIExpression(), !190)
    #dbg_value(i64 4096, !164, !DIExpression(), !170)
  %12 = icmp sgt i32 %0, 1, !dbg !192
  br i1 %12, label %13, label %134, !dbg !194

13:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #15, !dbg !195
  %14 = tail call ptr @__errno_location() #16, !dbg !196
  store i32 0, ptr %14, align 4, !dbg !197, !tbaa !198
  %15 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !202
  %16 = load ptr, ptr %15, align 8, !dbg !202, !tbaa !203
  %17 = call i64 @strtol(ptr noundef %16, ptr noundef nonnull %9, i32 noundef 10) #15, !dbg !205
    #dbg_value(i64 %17, !164, !DIExpression(), !170)
  %18 = load ptr, ptr %15, align 8, !dbg !206, !tbaa !203
  %19 = load i8, ptr %18, align 1, !dbg !208, !tbaa !209
  %20 = icmp eq i8 %19, 0, !dbg !208
  br i1 %20, label %31, label %21, !dbg !210

21:                                               ; preds = %13
  %22 = load ptr, ptr %9, align 8, !dbg !211, !tbaa !203
  %23 = load i8, ptr %22, align 1, !dbg !212, !tbaa !209
  %24 = icmp eq i8 %23, 0, !dbg !212
  br i1 %24, label %25, label %31, !dbg !213

25:                                               ; preds = %21
  %26 = load i32, ptr %14, align 4, !dbg !214, !tbaa !198
  %27 = icmp ne i32 %26, 0, !dbg !214
  %28 = add i64 %17, -4194305, !dbg !215
  %29 = icmp ult i64 %28, -4194304, !dbg !215
  %30 = select i1 %27, i1 true, i1 %29, !dbg !215
  br i1 %30, label %31, label %34, !dbg !215

31:                                               ; preds = %25, %21, %13
  %32 = load ptr, ptr @stderr, align 8, !dbg !216, !tbaa !203
  %33 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %32, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str, ptr noundef nonnull %18, i64 noundef 1, i64 noundef 4194304) #17, !dbg !217
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !218
    #dbg_value(i64 %17, !164, !DIExpression(), !170)
  br label %131, !dbg !219

34:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !218
    #dbg_value(i64 %17, !164, !DIExpression(), !170)
  %35 = trunc nuw i64 %17 to i32, !dbg !220
    #dbg_value(i32 64, !221, !DIExpression(), !227)
    #dbg_value(i32 %35, !226, !DIExpression(), !227)
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 64), !dbg !229
    #dbg_assign(i1 undef, !176, !DIExpression(), !153, ptr %8, !DIExpression(), !230)
    #dbg_value(i32 %0, !182, !DIExpression(), !230)
    #dbg_value(ptr %1, !183, !DIExpression(), !230)
    #dbg_value(i32 2, !184, !DIExpression(), !230)
    #dbg_value(ptr @.str.1, !185, !DIExpression(), !230)
    #dbg_value(i64 1, !186, !DIExpression(), !230)
    #dbg_value(i64 %17, !187, !DIExpression(), !230)
    #dbg_value(i32 %36, !188, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !230)
    #dbg_value(ptr undef, !189, !DIExpression(), !230)
    #dbg_value(i32 %36, !166, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !170)
  %37 = icmp eq i32 %0, 2, !dbg !232
  br i1 %37, label %134, label %38, !dbg !233

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #15, !dbg !234
  store i32 0, ptr %14, align 4, !dbg !235, !tbaa !198
  %39 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !236
  %40 = load ptr, ptr %39, align 8, !dbg !236, !tbaa !203
  %41 = call i64 @strtol(ptr noundef %40, ptr noundef nonnull %8, i32 noundef 10) #15, !dbg !237
    #dbg_value(i64 %41, !166, !DIExpression(), !170)
  %42 = load ptr, ptr %39, align 8, !dbg !238, !tbaa !203
  %43 = load i8, ptr %42, align 1, !dbg !239, !tbaa !209
  %44 = icmp eq i8 %43, 0, !dbg !239
  br i1 %44, label %56, label %45, !dbg !240

45:                                               ; preds = %38
  %46 = load ptr, ptr %8, align 8, !dbg !241, !tbaa !203
  %47 = load i8, ptr %46, align 1, !dbg !242, !tbaa !209
  %48 = icmp eq i8 %47, 0, !dbg !242
  br i1 %48, label %49, label %56, !dbg !243

49:                                               ; preds = %45
  %50 = load i32, ptr %14, align 4, !dbg !244, !tbaa !198
  %51 = icmp ne i32 %50, 0, !dbg !244
  %52 = icmp slt i64 %41, 1
  %53 = icmp sgt i64 %41, %17
  %54 = or i1 %52, %53, !dbg !245
  %55 = select i1 %51, i1 true, i1 %54, !dbg !245
  br i1 %55, label %56, label %59, !dbg !245

56:                                               ; preds = %49, %45, %38
  %57 = load ptr, ptr @stderr, align 8, !dbg !246, !tbaa !203
  %58 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %57, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.1, ptr noundef nonnull %42, i64 noundef 1, i64 noundef %17) #17, !dbg !247
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !248
    #dbg_value(i64 %41, !166, !DIExpression(), !170)
  br label %131, !dbg !249

59:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !248
    #dbg_value(i64 %41, !166, !DIExpression(), !170)
  %60 = trunc i64 %41 to i32, !dbg !250
    #dbg_assign(i1 undef, !176, !DIExpression(), !152, ptr %7, !DIExpression(), !252)
    #dbg_value(i32 %0, !182, !DIExpression(), !252)
    #dbg_value(ptr %1, !183, !DIExpression(), !252)
    #dbg_value(i32 3, !184, !DIExpression(), !252)
    #dbg_value(ptr @.str.2, !185, !DIExpression(), !252)
    #dbg_value(i64 1, !186, !DIExpression(), !252)
    #dbg_value(i64 65536, !187, !DIExpression(), !252)
    #dbg_value(i64 128, !188, !DIExpression(), !252)
    #dbg_value(ptr undef, !189, !DIExpression(), !252)
    #dbg_value(i64 128, !167, !DIExpression(), !170)
  %61 = icmp ugt i32 %0, 3, !dbg !254
  br i1 %61, label %62, label %134, !dbg !255

62:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15, !dbg !256
  store i32 0, ptr %14, align 4, !dbg !257, !tbaa !198
  %63 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !258
  %64 = load ptr, ptr %63, align 8, !dbg !258, !tbaa !203
  %65 = call i64 @strtol(ptr noundef %64, ptr noundef nonnull %7, i32 noundef 10) #15, !dbg !259
    #dbg_value(i64 %65, !167, !DIExpression(), !170)
  %66 = load ptr, ptr %63, align 8, !dbg !260, !tbaa !203
  %67 = load i8, ptr %66, align 1, !dbg !261, !tbaa !209
  %68 = icmp eq i8 %67, 0, !dbg !261
  br i1 %68, label %79, label %69, !dbg !262

69:                                               ; preds = %62
  %70 = load ptr, ptr %7, align 8, !dbg !263, !tbaa !203
  %71 = load i8, ptr %70, align 1, !dbg !264, !tbaa !209
  %72 = icmp eq i8 %71, 0, !dbg !264
  br i1 %72, label %73, label %79, !dbg !265

73:                                               ; preds = %69
  %74 = load i32, ptr %14, align 4, !dbg !266, !tbaa !198
  %75 = icmp ne i32 %74, 0, !dbg !266
  %76 = add i64 %65, -65537, !dbg !267
  %77 = icmp ult i64 %76, -65536, !dbg !267
  %78 = select i1 %75, i1 true, i1 %77, !dbg !267
  br i1 %78, label %79, label %82, !dbg !267

79:                                               ; preds = %73, %69, %62
  %80 = load ptr, ptr @stderr, align 8, !dbg !268, !tbaa !203
  %81 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %80, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.2, ptr noundef nonnull %66, i64 noundef 1, i64 noundef 65536) #17, !dbg !269
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !270
    #dbg_value(i64 %65, !167, !DIExpression(), !170)
  br label %131, !dbg !271

82:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !270
    #dbg_value(i64 %65, !167, !DIExpression(), !170)
  %83 = trunc nuw i64 %65 to i32, !dbg !272
    #dbg_assign(i1 undef, !176, !DIExpression(), !151, ptr %6, !DIExpression(), !273)
    #dbg_value(i32 %0, !182, !DIExpression(), !273)
    #dbg_value(ptr %1, !183, !DIExpression(), !273)
    #dbg_value(i32 4, !184, !DIExpression(), !273)
    #dbg_value(ptr @.str.3, !185, !DIExpression(), !273)
    #dbg_value(i64 0, !186, !DIExpression(), !273)
    #dbg_value(i64 300, !187, !DIExpression(), !273)
    #dbg_value(i64 10, !188, !DIExpression(), !273)
    #dbg_value(ptr undef, !189, !DIExpression(), !273)
    #dbg_value(i64 10, !168, !DIExpression(), !170)
  %84 = icmp eq i32 %0, 4, !dbg !275
  br i1 %84, label %134, label %85, !dbg !276

85:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15, !dbg !277
  store i32 0, ptr %14, align 4, !dbg !278, !tbaa !198
  %86 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !279
  %87 = load ptr, ptr %86, align 8, !dbg !279, !tbaa !203
  %88 = call i64 @strtol(ptr noundef %87, ptr noundef nonnull %6, i32 noundef 10) #15, !dbg !280
    #dbg_value(i64 %88, !168, !DIExpression(), !170)
  %89 = load ptr, ptr %86, align 8, !dbg !281, !tbaa !203
  %90 = load i8, ptr %89, align 1, !dbg !282, !tbaa !209
  %91 = icmp eq i8 %90, 0, !dbg !282
  br i1 %91, label %101, label %92, !dbg !283

92:                                               ; preds = %85
  %93 = load ptr, ptr %6, align 8, !dbg !284, !tbaa !203
  %94 = load i8, ptr %93, align 1, !dbg !285, !tbaa !209
  %95 = icmp eq i8 %94, 0, !dbg !285
  br i1 %95, label %96, label %101, !dbg !286

96:                                               ; preds = %92
  %97 = load i32, ptr %14, align 4, !dbg !287, !tbaa !198
  %98 = icmp ne i32 %97, 0, !dbg !287
  %99 = icmp ugt i64 %88, 300, !dbg !288
  %100 = select i1 %98, i1 true, i1 %99, !dbg !288
  br i1 %100, label %101, label %104, !dbg !288

101:                                              ; preds = %96, %92, %85
  %102 = load ptr, ptr @stderr, align 8, !dbg !289, !tbaa !203
  %103 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %102, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.3, ptr noundef nonnull %89, i64 noundef 0, i64 noundef 300) #17, !dbg !290
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !291
    #dbg_value(i64 %88, !168, !DIExpression(), !170)
  br label %131, !dbg !292

104:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !291
    #dbg_value(i64 %88, !168, !DIExpression(), !170)
  %105 = trunc nuw i64 %88 to i32, !dbg !293
    #dbg_assign(i1 undef, !176, !DIExpression(), !150, ptr %5, !DIExpression(), !294)
    #dbg_value(i32 %0, !182, !DIExpression(), !294)
    #dbg_value(ptr %1, !183, !DIExpression(), !294)
    #dbg_value(i32 5, !184, !DIExpression(), !294)
    #dbg_value(ptr @.str.4, !185, !DIExpression(), !294)
    #dbg_value(i64 0, !186, !DIExpression(), !294)
    #dbg_value(i64 2147483647, !187, !DIExpression(), !294)
    #dbg_value(i64 1, !188, !DIExpression(), !294)
    #dbg_value(ptr undef, !189, !DIExpression(), !294)
    #dbg_value(i64 1, !169, !DIExpression(), !170)
  %106 = icmp ugt i32 %0, 5, !dbg !296
  br i1 %106, label %107, label %134, !dbg !297

107:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #15, !dbg !298
  store i32 0, ptr %14, align 4, !dbg !299, !tbaa !198
  %108 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !300
  %109 = load ptr, ptr %108, align 8, !dbg !300, !tbaa !203
  %110 = call i64 @strtol(ptr noundef %109, ptr noundef nonnull %5, i32 noundef 10) #15, !dbg !301
    #dbg_value(i64 %110, !169, !DIExpression(), !170)
  %111 = load ptr, ptr %108, align 8, !dbg !302, !tbaa !203
  %112 = load i8, ptr %111, align 1, !dbg !303, !tbaa !209
  %113 = icmp eq i8 %112, 0, !dbg !303
  br i1 %113, label %123, label %114, !dbg !304

114:                                              ; preds = %107
  %115 = load ptr, ptr %5, align 8, !dbg !305, !tbaa !203
  %116 = load i8, ptr %115, align 1, !dbg !306, !tbaa !209
  %117 = icmp eq i8 %116, 0, !dbg !306
  br i1 %117, label %118, label %123, !dbg !307

118:                                              ; preds = %114
  %119 = load i32, ptr %14, align 4, !dbg !308, !tbaa !198
  %120 = icmp ne i32 %119, 0, !dbg !308
  %121 = icmp ugt i64 %110, 2147483647, !dbg !309
  %122 = select i1 %120, i1 true, i1 %121, !dbg !309
  br i1 %122, label %123, label %126, !dbg !309

123:                                              ; preds = %118, %114, %107
  %124 = load ptr, ptr @stderr, align 8, !dbg !310, !tbaa !203
  %125 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %124, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.4, ptr noundef nonnull %111, i64 noundef 0, i64 noundef 2147483647) #17, !dbg !311
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15, !dbg !312
    #dbg_value(i64 %110, !169, !DIExpression(), !170)
  br label %131, !dbg !313

126:                                              ; preds = %118
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15, !dbg !312
    #dbg_value(i64 %110, !169, !DIExpression(), !170)
    #dbg_value(i32 %35, !116, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !155)
    #dbg_value(i32 %60, !116, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !155)
    #dbg_value(i32 %83, !116, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !155)
    #dbg_value(i32 %105, !116, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !155)
    #dbg_value(i64 %110, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !155)
  %127 = icmp eq i32 %0, 7, !dbg !314
  br i1 %127, label %128, label %134, !dbg !315

128:                                              ; preds = %126
  %129 = getelementptr inbounds i8, ptr %1, i64 48, !dbg !316
  %130 = load ptr, ptr %129, align 8, !dbg !316, !tbaa !203
  br label %134, !dbg !315

131:                                              ; preds = %2, %31, %56, %79, %101, %123
  %132 = load ptr, ptr @stderr, align 8, !dbg !317, !tbaa !203
  %133 = tail call i64 @fwrite(ptr nonnull @.str.6, i64 141, i64 1, ptr %132) #18, !dbg !318
    #dbg_value(ptr undef, !116, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !155)
    #dbg_value(i64 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !155)
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !155)
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !155)
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !155)
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !155)
  br label %574, !dbg !319

134:                                              ; preds = %11, %34, %59, %82, %104, %128, %126
  %135 = phi i32 [ 4096, %11 ], [ %35, %34 ], [ %35, %59 ], [ %35, %82 ], [ %35, %104 ], [ %35, %126 ], [ %35, %128 ]
  %136 = phi i32 [ 64, %11 ], [ %36, %34 ], [ %60, %59 ], [ %60, %82 ], [ %60, %104 ], [ %60, %126 ], [ %60, %128 ]
  %137 = phi i32 [ 128, %11 ], [ 128, %34 ], [ 128, %59 ], [ %83, %82 ], [ %83, %104 ], [ %83, %126 ], [ %83, %128 ]
  %138 = phi i32 [ 10, %11 ], [ 10, %34 ], [ 10, %59 ], [ 10, %82 ], [ %105, %104 ], [ %105, %126 ], [ %105, %128 ]
  %139 = phi i64 [ 1, %11 ], [ 1, %34 ], [ 1, %59 ], [ 1, %82 ], [ 1, %104 ], [ %110, %126 ], [ %110, %128 ]
  %140 = phi ptr [ @.str.5, %11 ], [ @.str.5, %34 ], [ @.str.5, %59 ], [ @.str.5, %82 ], [ @.str.5, %104 ], [ @.str.5, %126 ], [ %130, %128 ]
    #dbg_value(ptr %140, !116, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !155)
    #dbg_value(i64 %139, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !155)
    #dbg_value(i32 %138, !116, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !155)
    #dbg_value(i32 %137, !116, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !155)
    #dbg_value(i32 %136, !116, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !155)
    #dbg_value(i32 %135, !116, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !155)
    #dbg_value(ptr undef, !320, !DIExpression(), !339)
    #dbg_value(i32 %135, !327, !DIExpression(), !339)
    #dbg_value(i32 %136, !328, !DIExpression(), !339)
    #dbg_value(i32 %137, !329, !DIExpression(), !339)
  %141 = zext nneg i32 %137 to i64, !dbg !341
  %142 = zext nneg i32 %135 to i64, !dbg !342
    #dbg_value(i64 poison, !343, !DIExpression(), !349)
  %143 = shl nuw nsw i64 %142, 2, !dbg !351
  %144 = mul nuw nsw i64 %143, %141, !dbg !352
  %145 = tail call noalias ptr @malloc(i64 noundef %144) #19, !dbg !353
    #dbg_value(ptr %145, !348, !DIExpression(), !349)
    #dbg_value(ptr %145, !354, !DIExpression(), !362)
    #dbg_value(i64 %144, !361, !DIExpression(), !362)
  %146 = icmp eq ptr %145, null, !dbg !364
  br i1 %146, label %147, label %150, !dbg !366

147:                                              ; preds = %134
  %148 = load ptr, ptr @stderr, align 8, !dbg !367, !tbaa !203, !noalias !368
  %149 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %148, ptr noundef nonnull @.str.8, i64 noundef %144) #17, !dbg !371, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !372, !noalias !368
  unreachable, !dbg !372

150:                                              ; preds = %134
    #dbg_value(ptr %145, !330, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !339)
    #dbg_value(ptr %145, !128, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !155)
  %151 = zext nneg i32 %136 to i64, !dbg !373
    #dbg_value(i64 poison, !343, !DIExpression(), !374)
  %152 = shl nuw nsw i64 %151, 2, !dbg !376
  %153 = mul nuw nsw i64 %152, %141, !dbg !377
  %154 = tail call noalias ptr @malloc(i64 noundef %153) #19, !dbg !378
    #dbg_value(ptr %154, !348, !DIExpression(), !374)
    #dbg_value(ptr %154, !354, !DIExpression(), !379)
    #dbg_value(i64 %153, !361, !DIExpression(), !379)
  %155 = icmp eq ptr %154, null, !dbg !381
  br i1 %155, label %156, label %159, !dbg !382

156:                                              ; preds = %150
  %157 = load ptr, ptr @stderr, align 8, !dbg !383, !tbaa !203, !noalias !368
  %158 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %157, ptr noundef nonnull @.str.8, i64 noundef %153) #17, !dbg !384, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !385, !noalias !368
  unreachable, !dbg !385

159:                                              ; preds = %150
    #dbg_value(ptr %154, !330, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !339)
    #dbg_value(ptr %154, !128, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !155)
    #dbg_value(i64 poison, !343, !DIExpression(), !386)
  %160 = mul nuw nsw i64 %143, %151, !dbg !388
  %161 = tail call noalias ptr @malloc(i64 noundef %160) #19, !dbg !389
    #dbg_value(ptr %161, !348, !DIExpression(), !386)
    #dbg_value(ptr %161, !354, !DIExpression(), !390)
    #dbg_value(i64 %160, !361, !DIExpression(), !390)
  %162 = icmp eq ptr %161, null, !dbg !392
  br i1 %162, label %163, label %166, !dbg !393

163:                                              ; preds = %159
  %164 = load ptr, ptr @stderr, align 8, !dbg !394, !tbaa !203, !noalias !368
  %165 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %164, ptr noundef nonnull @.str.8, i64 noundef %160) #17, !dbg !395, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !396, !noalias !368
  unreachable, !dbg !396

166:                                              ; preds = %159
    #dbg_value(ptr %161, !330, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !339)
    #dbg_value(ptr %161, !128, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !155)
    #dbg_value(i64 poison, !343, !DIExpression(), !397)
  %167 = tail call noalias ptr @malloc(i64 noundef %160) #19, !dbg !399
    #dbg_value(ptr %167, !348, !DIExpression(), !397)
    #dbg_value(ptr %167, !354, !DIExpression(), !400)
    #dbg_value(i64 %160, !361, !DIExpression(), !400)
  %168 = icmp eq ptr %167, null, !dbg !402
  br i1 %168, label %169, label %172, !dbg !403

169:                                              ; preds = %166
  %170 = load ptr, ptr @stderr, align 8, !dbg !404, !tbaa !203, !noalias !368
  %171 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %170, ptr noundef nonnull @.str.8, i64 noundef %160) #17, !dbg !405, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !406, !noalias !368
  unreachable, !dbg !406

172:                                              ; preds = %166
    #dbg_value(ptr %167, !330, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !339)
    #dbg_value(ptr %167, !128, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !155)
    #dbg_value(i64 poison, !343, !DIExpression(), !407)
  %173 = tail call noalias ptr @malloc(i64 noundef %153) #19, !dbg !409
    #dbg_value(ptr %173, !348, !DIExpression(), !407)
    #dbg_value(ptr %173, !354, !DIExpression(), !410)
    #dbg_value(i64 %153, !361, !DIExpression(), !410)
  %174 = icmp eq ptr %173, null, !dbg !412
  br i1 %174, label %175, label %178, !dbg !413

175:                                              ; preds = %172
  %176 = load ptr, ptr @stderr, align 8, !dbg !414, !tbaa !203, !noalias !368
  %177 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %176, ptr noundef nonnull @.str.8, i64 noundef %153) #17, !dbg !415, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !416, !noalias !368
  unreachable, !dbg !416

178:                                              ; preds = %172
    #dbg_value(ptr %173, !330, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !339)
    #dbg_value(ptr %173, !128, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !155)
    #dbg_value(i64 %151, !343, !DIExpression(), !417)
  %179 = tail call noalias ptr @malloc(i64 noundef %152) #19, !dbg !419
    #dbg_value(ptr %179, !348, !DIExpression(), !417)
    #dbg_value(ptr %179, !354, !DIExpression(), !420)
    #dbg_value(i64 %152, !361, !DIExpression(), !420)
  %180 = icmp eq ptr %179, null, !dbg !422
  br i1 %180, label %181, label %184, !dbg !423

181:                                              ; preds = %178
  %182 = load ptr, ptr @stderr, align 8, !dbg !424, !tbaa !203, !noalias !368
  %183 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %182, ptr noundef nonnull @.str.8, i64 noundef %152) #17, !dbg !425, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !426, !noalias !368
  unreachable, !dbg !426

184:                                              ; preds = %178
    #dbg_value(ptr %179, !330, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !339)
    #dbg_value(ptr %179, !128, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !155)
    #dbg_value(i64 %142, !343, !DIExpression(), !427)
  %185 = tail call noalias ptr @malloc(i64 noundef %143) #19, !dbg !429
    #dbg_value(ptr %185, !348, !DIExpression(), !427)
    #dbg_value(ptr %185, !354, !DIExpression(), !430)
    #dbg_value(i64 %143, !361, !DIExpression(), !430)
  %186 = icmp eq ptr %185, null, !dbg !432
  br i1 %186, label %187, label %190, !dbg !433

187:                                              ; preds = %184
  %188 = load ptr, ptr @stderr, align 8, !dbg !434, !tbaa !203, !noalias !368
  %189 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %188, ptr noundef nonnull @.str.8, i64 noundef %143) #17, !dbg !435, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !436, !noalias !368
  unreachable, !dbg !436

190:                                              ; preds = %184
    #dbg_value(ptr %185, !330, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !339)
    #dbg_value(ptr %185, !128, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !155)
    #dbg_value(i64 %151, !343, !DIExpression(), !437)
  %191 = tail call noalias ptr @malloc(i64 noundef %152) #19, !dbg !439
    #dbg_value(ptr %191, !348, !DIExpression(), !437)
    #dbg_value(ptr %191, !354, !DIExpression(), !440)
    #dbg_value(i64 %152, !361, !DIExpression(), !440)
  %192 = icmp eq ptr %191, null, !dbg !442
  br i1 %192, label %193, label %196, !dbg !443

193:                                              ; preds = %190
  %194 = load ptr, ptr @stderr, align 8, !dbg !444, !tbaa !203, !noalias !368
  %195 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %194, ptr noundef nonnull @.str.8, i64 noundef %152) #17, !dbg !445, !noalias !368
  tail call void @exit(i32 noundef 1) #20, !dbg !446, !noalias !368
  unreachable, !dbg !446

196:                                              ; preds = %190
    #dbg_value(ptr %191, !330, !DIExpression(DW_OP_LLVM_fragment, 448, 64), !339)
    #dbg_value(ptr %191, !128, !DIExpression(DW_OP_LLVM_fragment, 448, 64), !155)
    #dbg_value(i32 0, !331, !DIExpression(), !447)
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %185, i8 -1, i64 %143, i1 false), !dbg !448, !tbaa !198, !noalias !368
  %197 = mul i64 %139, 3757484087069086976
  %198 = add i64 %197, -3372029247567499371
  %199 = icmp ult i32 %137, 4
  %200 = and i64 %141, 2147483644
  %201 = insertelement <4 x i64> poison, i64 %197, i64 0
  %202 = shufflevector <4 x i64> %201, <4 x i64> poison, <4 x i32> zeroinitializer
  %203 = insertelement <4 x i64> poison, i64 %198, i64 0
  %204 = shufflevector <4 x i64> %203, <4 x i64> poison, <4 x i32> zeroinitializer
  %205 = icmp eq i64 %200, %141
  br label %211, !dbg !449

206:                                              ; preds = %274
    #dbg_value(i32 0, !337, !DIExpression(), !450)
  %207 = icmp sgt i32 %136, 0, !dbg !451
  br i1 %207, label %208, label %332, !dbg !453

208:                                              ; preds = %206
  %209 = shl nuw nsw i64 %141, 2
  %210 = add i64 %197, -6744058495134998742
  br label %313, !dbg !453

211:                                              ; preds = %274, %196
  %212 = phi i64 [ 0, %196 ], [ %275, %274 ]
    #dbg_value(i64 %212, !331, !DIExpression(), !447)
    #dbg_value(i32 0, !333, !DIExpression(), !454)
  %213 = trunc nuw nsw i64 %212 to i32
  %214 = srem i32 %213, %136
  %215 = zext nneg i32 %214 to i64
  %216 = mul nuw nsw i64 %215, %141
  %217 = mul nuw nsw i64 %212, %141
  br i1 %199, label %218, label %220, !dbg !455

218:                                              ; preds = %273, %211
  %219 = phi i64 [ 0, %211 ], [ %200, %273 ]
  br label %277, !dbg !455

220:                                              ; preds = %211
  %221 = insertelement <4 x i64> poison, i64 %216, i64 0, !dbg !455
  %222 = shufflevector <4 x i64> %221, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !455
  %223 = insertelement <2 x i64> poison, i64 %217, i64 0, !dbg !456
  %224 = shufflevector <2 x i64> %223, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !456
  br label %225, !dbg !455

225:                                              ; preds = %225, %220
  %226 = phi i64 [ 0, %220 ], [ %270, %225 ], !dbg !476
  %227 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %220 ], [ %271, %225 ]
  %228 = or disjoint i64 %226, 1, !dbg !455
  %229 = insertelement <2 x i64> poison, i64 %226, i64 0, !dbg !455
  %230 = shufflevector <2 x i64> %229, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !455
  %231 = or disjoint <2 x i64> %230, <i64 2, i64 3>, !dbg !455
  %232 = add nuw nsw <4 x i64> %227, %222, !dbg !477
  %233 = mul <4 x i64> %232, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !479
  %234 = add <4 x i64> %233, %202, !dbg !499
  %235 = lshr <4 x i64> %234, <i64 30, i64 30, i64 30, i64 30>, !dbg !500
  %236 = xor <4 x i64> %235, %234, !dbg !501
  %237 = mul <4 x i64> %236, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !502
  %238 = lshr <4 x i64> %237, <i64 27, i64 27, i64 27, i64 27>, !dbg !503
  %239 = xor <4 x i64> %238, %237, !dbg !504
  %240 = mul <4 x i64> %239, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !505
  %241 = lshr <4 x i64> %240, <i64 40, i64 40, i64 40, i64 40>, !dbg !506
  %242 = trunc nuw nsw <4 x i64> %241 to <4 x i32>, !dbg !506
  %243 = or <4 x i32> %242, <i32 1, i32 1, i32 1, i32 1>, !dbg !507
  %244 = add nsw <4 x i32> %243, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !508
  %245 = sitofp <4 x i32> %244 to <4 x float>, !dbg !509
  %246 = fmul <4 x float> %245, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !510
  %247 = add nuw nsw i64 %226, %217, !dbg !456
  %248 = add nuw nsw i64 %228, %217, !dbg !456
  %249 = add nuw nsw <2 x i64> %231, %224, !dbg !456
  %250 = insertelement <4 x i64> poison, i64 %247, i64 0, !dbg !455
  %251 = insertelement <4 x i64> %250, i64 %248, i64 1, !dbg !455
  %252 = shufflevector <2 x i64> %249, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !455
  %253 = shufflevector <4 x i64> %251, <4 x i64> %252, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !455
  %254 = mul <4 x i64> %253, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !455
  %255 = add <4 x i64> %204, %254, !dbg !511
  %256 = lshr <4 x i64> %255, <i64 30, i64 30, i64 30, i64 30>, !dbg !514
  %257 = xor <4 x i64> %256, %255, !dbg !515
  %258 = mul <4 x i64> %257, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !516
  %259 = lshr <4 x i64> %258, <i64 27, i64 27, i64 27, i64 27>, !dbg !517
  %260 = xor <4 x i64> %259, %258, !dbg !518
  %261 = mul <4 x i64> %260, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !519
  %262 = lshr <4 x i64> %261, <i64 40, i64 40, i64 40, i64 40>, !dbg !520
  %263 = trunc nuw nsw <4 x i64> %262 to <4 x i32>, !dbg !520
  %264 = or <4 x i32> %263, <i32 1, i32 1, i32 1, i32 1>, !dbg !521
  %265 = add nsw <4 x i32> %264, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !522
  %266 = sitofp <4 x i32> %265 to <4 x float>, !dbg !523
  %267 = fmul <4 x float> %266, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !524
  %268 = fadd <4 x float> %246, %267, !dbg !525
  %269 = getelementptr inbounds float, ptr %145, i64 %247, !dbg !526
  store <4 x float> %268, ptr %269, align 4, !dbg !527, !tbaa !528, !noalias !368
  %270 = add nuw i64 %226, 4, !dbg !476
  %271 = add <4 x i64> %227, <i64 4, i64 4, i64 4, i64 4>
  %272 = icmp eq i64 %270, %200, !dbg !476
  br i1 %272, label %273, label %225, !dbg !476, !llvm.loop !530

273:                                              ; preds = %225
  br i1 %205, label %274, label %218, !dbg !455

274:                                              ; preds = %277, %273
  %275 = add nuw nsw i64 %212, 1, !dbg !535
    #dbg_value(i64 %275, !331, !DIExpression(), !447)
  %276 = icmp eq i64 %275, %142, !dbg !536
  br i1 %276, label %206, label %211, !dbg !449, !llvm.loop !537

277:                                              ; preds = %218, %277
  %278 = phi i64 [ %311, %277 ], [ %219, %218 ]
    #dbg_value(i64 %278, !333, !DIExpression(), !454)
    #dbg_value(i64 %139, !469, !DIExpression(), !539)
    #dbg_value(i32 %136, !470, !DIExpression(), !539)
    #dbg_value(i32 %137, !471, !DIExpression(), !539)
    #dbg_value(i64 %278, !472, !DIExpression(), !539)
    #dbg_value(i64 %212, !473, !DIExpression(), !539)
    #dbg_value(i64 %278, !461, !DIExpression(), !540)
    #dbg_value(i32 %214, !462, !DIExpression(), !540)
    #dbg_value(i32 %137, !463, !DIExpression(), !540)
  %279 = add nuw nsw i64 %278, %216, !dbg !477
    #dbg_value(i64 %139, !493, !DIExpression(), !541)
    #dbg_value(i64 0, !494, !DIExpression(), !541)
    #dbg_value(i64 %279, !495, !DIExpression(), !541)
    #dbg_value(i64 %139, !484, !DIExpression(), !542)
    #dbg_value(i64 0, !485, !DIExpression(), !542)
    #dbg_value(i64 %279, !486, !DIExpression(), !542)
  %280 = mul i64 %279, -7046029254386353131, !dbg !479
  %281 = add i64 %280, %197, !dbg !499
    #dbg_value(i64 %281, !487, !DIExpression(), !542)
  %282 = lshr i64 %281, 30, !dbg !500
  %283 = xor i64 %282, %281, !dbg !501
  %284 = mul i64 %283, -4658895280553007687, !dbg !502
    #dbg_value(i64 %284, !487, !DIExpression(), !542)
  %285 = lshr i64 %284, 27, !dbg !503
  %286 = xor i64 %285, %284, !dbg !504
  %287 = mul i64 %286, -7723592293110705685, !dbg !505
    #dbg_value(i64 %287, !487, !DIExpression(), !542)
    #dbg_value(!DIArgList(i64 0, i64 %287), !496, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !541)
  %288 = lshr i64 %287, 40, !dbg !506
  %289 = trunc nuw nsw i64 %288 to i32, !dbg !506
  %290 = or i32 %289, 1, !dbg !507
  %291 = add nsw i32 %290, -8388608, !dbg !508
  %292 = sitofp i32 %291 to float, !dbg !509
  %293 = fmul float %292, 0x3E80000000000000, !dbg !510
    #dbg_value(i64 %278, !461, !DIExpression(), !543)
    #dbg_value(i64 %212, !462, !DIExpression(), !543)
    #dbg_value(i32 %137, !463, !DIExpression(), !543)
  %294 = add nuw nsw i64 %278, %217, !dbg !456
    #dbg_value(i64 %139, !493, !DIExpression(), !544)
    #dbg_value(i64 1, !494, !DIExpression(), !544)
    #dbg_value(i64 %294, !495, !DIExpression(), !544)
    #dbg_value(i64 %139, !484, !DIExpression(), !545)
    #dbg_value(i64 1, !485, !DIExpression(), !545)
    #dbg_value(i64 %294, !486, !DIExpression(), !545)
  %295 = mul i64 %294, -7046029254386353131, !dbg !546
  %296 = add i64 %198, %295, !dbg !511
    #dbg_value(i64 %296, !487, !DIExpression(), !545)
  %297 = lshr i64 %296, 30, !dbg !514
  %298 = xor i64 %297, %296, !dbg !515
  %299 = mul i64 %298, -4658895280553007687, !dbg !516
    #dbg_value(i64 %299, !487, !DIExpression(), !545)
  %300 = lshr i64 %299, 27, !dbg !517
  %301 = xor i64 %300, %299, !dbg !518
  %302 = mul i64 %301, -7723592293110705685, !dbg !519
    #dbg_value(i64 %302, !487, !DIExpression(), !545)
    #dbg_value(!DIArgList(i64 0, i64 %302), !496, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !544)
  %303 = lshr i64 %302, 40, !dbg !520
  %304 = trunc nuw nsw i64 %303 to i32, !dbg !520
  %305 = or i32 %304, 1, !dbg !521
  %306 = add nsw i32 %305, -8388608, !dbg !522
  %307 = sitofp i32 %306 to float, !dbg !523
  %308 = fmul float %307, 0x3E80000000000000, !dbg !524
  %309 = fadd float %293, %308, !dbg !525
    #dbg_value(i64 %278, !461, !DIExpression(), !547)
    #dbg_value(i64 %212, !462, !DIExpression(), !547)
    #dbg_value(i32 %137, !463, !DIExpression(), !547)
  %310 = getelementptr inbounds float, ptr %145, i64 %294, !dbg !526
  store float %309, ptr %310, align 4, !dbg !527, !tbaa !528, !noalias !368
  %311 = add nuw nsw i64 %278, 1, !dbg !476
    #dbg_value(i64 %311, !333, !DIExpression(), !454)
  %312 = icmp eq i64 %311, %141, !dbg !549
  br i1 %312, label %274, label %277, !dbg !455, !llvm.loop !550

313:                                              ; preds = %313, %208
  %314 = phi i64 [ 0, %208 ], [ %330, %313 ]
    #dbg_value(i64 %314, !337, !DIExpression(), !450)
    #dbg_value(i32 0, !461, !DIExpression(), !551)
    #dbg_value(i64 %314, !462, !DIExpression(), !551)
    #dbg_value(i32 %137, !463, !DIExpression(), !551)
  %315 = mul nuw nsw i64 %314, %141, !dbg !553
  %316 = getelementptr inbounds float, ptr %154, i64 %315, !dbg !554
    #dbg_value(i64 poison, !555, !DIExpression(), !562)
    #dbg_value(i32 %135, !560, !DIExpression(), !562)
    #dbg_value(i64 %314, !561, !DIExpression(), !562)
    #dbg_value(i64 poison, !484, !DIExpression(), !564)
    #dbg_value(i64 2, !485, !DIExpression(), !564)
    #dbg_value(i64 %314, !486, !DIExpression(), !564)
  %317 = mul i64 %314, -7046029254386353131, !dbg !566
  %318 = add i64 %210, %317, !dbg !567
    #dbg_value(i64 %318, !487, !DIExpression(), !564)
  %319 = lshr i64 %318, 30, !dbg !568
  %320 = xor i64 %319, %318, !dbg !569
  %321 = mul i64 %320, -4658895280553007687, !dbg !570
    #dbg_value(i64 %321, !487, !DIExpression(), !564)
  %322 = lshr i64 %321, 27, !dbg !571
  %323 = xor i64 %322, %321, !dbg !572
  %324 = mul i64 %323, -7723592293110705685, !dbg !573
    #dbg_value(i64 %324, !487, !DIExpression(), !564)
  %325 = lshr i64 %324, 31, !dbg !574
  %326 = xor i64 %325, %324, !dbg !575
  %327 = urem i64 %326, %142, !dbg !576
    #dbg_value(i32 0, !461, !DIExpression(), !577)
    #dbg_value(i64 %327, !462, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !577)
    #dbg_value(i32 %137, !463, !DIExpression(), !577)
  %328 = mul nuw nsw i64 %327, %141, !dbg !579
  %329 = getelementptr inbounds float, ptr %145, i64 %328, !dbg !580
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %316, ptr nonnull align 4 %329, i64 %209, i1 false), !dbg !581, !noalias !368
  %330 = add nuw nsw i64 %314, 1, !dbg !582
    #dbg_value(i64 %330, !337, !DIExpression(), !450)
  %331 = icmp eq i64 %330, %151, !dbg !451
  br i1 %331, label %332, label %313, !dbg !453, !llvm.loop !583

332:                                              ; preds = %313, %206
    #dbg_value(i32 0, !141, !DIExpression(), !155)
    #dbg_assign(i1 undef, !585, !DIExpression(), !149, ptr %4, !DIExpression(), !597)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15, !dbg !599
  %333 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #15, !dbg !600
  %334 = load i64, ptr %4, align 8, !dbg !601, !tbaa !602
  %335 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !605
  %336 = load i64, ptr %335, align 8, !dbg !605, !tbaa !606
  %337 = sitofp i64 %336 to double, !dbg !607
  %338 = fmul double %337, 1.000000e-09, !dbg !608
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15, !dbg !609
    #dbg_value(double %540, !143, !DIExpression(), !155)
  %339 = icmp sgt i32 %137, 0
  %340 = mul nuw i64 %152, %142
  %341 = icmp sgt i32 %136, 1
  %342 = icmp eq i32 %138, 0
  %343 = call i64 @llvm.umax.i64(i64 %142, i64 1), !dbg !610
  %344 = add nsw i64 %151, -1, !dbg !610
  %345 = and i64 %141, 3
  %346 = icmp ult i32 %137, 4
  %347 = and i64 %141, 2147483644
  %348 = icmp eq i64 %345, 0
  %349 = and i64 %344, 1
  %350 = icmp eq i32 %136, 2
  %351 = and i64 %344, -2
  %352 = icmp eq i64 %349, 0
  %353 = icmp ult i32 %137, 4
  %354 = and i64 %141, 2147483644
  %355 = icmp eq i64 %354, %141
  br label %356, !dbg !610

356:                                              ; preds = %537, %332
  %357 = phi i32 [ 0, %332 ], [ %530, %537 ], !dbg !155
    #dbg_value(i32 %357, !141, !DIExpression(), !155)
    #dbg_value(ptr undef, !611, !DIExpression(), !622)
    #dbg_value(ptr undef, !617, !DIExpression(), !622)
    #dbg_value(i32 %135, !618, !DIExpression(), !622)
    #dbg_value(i32 %136, !619, !DIExpression(), !622)
    #dbg_value(i32 %137, !620, !DIExpression(), !622)
    #dbg_value(ptr %154, !624, !DIExpression(), !641)
    #dbg_value(i32 %137, !631, !DIExpression(), !641)
    #dbg_value(i32 %136, !632, !DIExpression(), !641)
    #dbg_value(ptr %179, !633, !DIExpression(), !641)
    #dbg_value(i32 0, !634, !DIExpression(), !643)
  br i1 %207, label %358, label %415, !dbg !644

358:                                              ; preds = %356, %379
  %359 = phi i64 [ %383, %379 ], [ 0, %356 ]
    #dbg_value(i64 %359, !634, !DIExpression(), !643)
    #dbg_value(i32 0, !639, !DIExpression(), !645)
    #dbg_value(double 0.000000e+00, !636, !DIExpression(), !646)
  br i1 %339, label %360, label %379, !dbg !647

360:                                              ; preds = %358
  %361 = mul nuw nsw i64 %359, %141
  %362 = getelementptr float, ptr %154, i64 %361
  br i1 %346, label %363, label %385, !dbg !647

363:                                              ; preds = %385, %360
  %364 = phi double [ poison, %360 ], [ %411, %385 ]
  %365 = phi i64 [ 0, %360 ], [ %412, %385 ]
  %366 = phi double [ 0.000000e+00, %360 ], [ %411, %385 ]
  br i1 %348, label %379, label %367, !dbg !647

367:                                              ; preds = %363, %367
  %368 = phi i64 [ %376, %367 ], [ %365, %363 ]
  %369 = phi double [ %375, %367 ], [ %366, %363 ]
  %370 = phi i64 [ %377, %367 ], [ 0, %363 ]
    #dbg_value(i64 %368, !639, !DIExpression(), !645)
    #dbg_value(double %369, !636, !DIExpression(), !646)
  %371 = getelementptr float, ptr %362, i64 %368, !dbg !648
  %372 = load float, ptr %371, align 4, !dbg !648, !tbaa !528
  %373 = fpext float %372 to double, !dbg !650
  %374 = fmul double %373, %373, !dbg !651
  %375 = fadd double %369, %374, !dbg !652
    #dbg_value(double %375, !636, !DIExpression(), !646)
  %376 = add nuw nsw i64 %368, 1, !dbg !653
    #dbg_value(i64 %376, !639, !DIExpression(), !645)
  %377 = add i64 %370, 1, !dbg !647
  %378 = icmp eq i64 %377, %345, !dbg !647
  br i1 %378, label %379, label %367, !dbg !647, !llvm.loop !654

379:                                              ; preds = %363, %367, %358
  %380 = phi double [ 0.000000e+00, %358 ], [ %364, %363 ], [ %375, %367 ], !dbg !646
  %381 = fptrunc double %380 to float, !dbg !656
  %382 = getelementptr inbounds float, ptr %179, i64 %359, !dbg !657
  store float %381, ptr %382, align 4, !dbg !658, !tbaa !528
  %383 = add nuw nsw i64 %359, 1, !dbg !659
    #dbg_value(i64 %383, !634, !DIExpression(), !643)
  %384 = icmp eq i64 %383, %151, !dbg !660
  br i1 %384, label %415, label %358, !dbg !644, !llvm.loop !661

385:                                              ; preds = %360, %385
  %386 = phi i64 [ %412, %385 ], [ 0, %360 ]
  %387 = phi double [ %411, %385 ], [ 0.000000e+00, %360 ]
  %388 = phi i64 [ %413, %385 ], [ 0, %360 ]
    #dbg_value(i64 %386, !639, !DIExpression(), !645)
    #dbg_value(double %387, !636, !DIExpression(), !646)
  %389 = getelementptr float, ptr %362, i64 %386, !dbg !648
  %390 = load float, ptr %389, align 4, !dbg !648, !tbaa !528
  %391 = fpext float %390 to double, !dbg !650
  %392 = fmul double %391, %391, !dbg !651
  %393 = fadd double %387, %392, !dbg !652
    #dbg_value(double %393, !636, !DIExpression(), !646)
  %394 = or disjoint i64 %386, 1, !dbg !653
    #dbg_value(i64 %394, !639, !DIExpression(), !645)
  %395 = getelementptr float, ptr %362, i64 %394, !dbg !648
  %396 = load float, ptr %395, align 4, !dbg !648, !tbaa !528
  %397 = fpext float %396 to double, !dbg !650
  %398 = fmul double %397, %397, !dbg !651
  %399 = fadd double %393, %398, !dbg !652
    #dbg_value(double %399, !636, !DIExpression(), !646)
  %400 = or disjoint i64 %386, 2, !dbg !653
    #dbg_value(i64 %400, !639, !DIExpression(), !645)
  %401 = getelementptr float, ptr %362, i64 %400, !dbg !648
  %402 = load float, ptr %401, align 4, !dbg !648, !tbaa !528
  %403 = fpext float %402 to double, !dbg !650
  %404 = fmul double %403, %403, !dbg !651
  %405 = fadd double %399, %404, !dbg !652
    #dbg_value(double %405, !636, !DIExpression(), !646)
  %406 = or disjoint i64 %386, 3, !dbg !653
    #dbg_value(i64 %406, !639, !DIExpression(), !645)
  %407 = getelementptr float, ptr %362, i64 %406, !dbg !648
  %408 = load float, ptr %407, align 4, !dbg !648, !tbaa !528
  %409 = fpext float %408 to double, !dbg !650
  %410 = fmul double %409, %409, !dbg !651
  %411 = fadd double %405, %410, !dbg !652
    #dbg_value(double %411, !636, !DIExpression(), !646)
  %412 = add nuw nsw i64 %386, 4, !dbg !653
    #dbg_value(i64 %412, !639, !DIExpression(), !645)
  %413 = add i64 %388, 4, !dbg !647
  %414 = icmp eq i64 %413, %347, !dbg !647
  br i1 %414, label %363, label %385, !dbg !647, !llvm.loop !663

415:                                              ; preds = %379, %356
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 112, i32 noundef 111, i32 noundef %136, i32 noundef %135, i32 noundef %137, float noundef -2.000000e+00, ptr noundef nonnull %154, i32 noundef %137, ptr noundef nonnull %145, i32 noundef %137, float noundef 0.000000e+00, ptr noundef nonnull %161, i32 noundef %136) #15, !dbg !665
    #dbg_value(ptr undef, !666, !DIExpression(), !679)
    #dbg_value(ptr undef, !669, !DIExpression(), !679)
    #dbg_value(i32 0, !670, !DIExpression(), !679)
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %167, i8 0, i64 %340, i1 false), !dbg !681
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %191, i8 0, i64 %152, i1 false), !dbg !682
    #dbg_value(i32 0, !671, !DIExpression(), !683)
  br label %416, !dbg !684

416:                                              ; preds = %441, %415
  %417 = phi i64 [ 0, %415 ], [ %454, %441 ]
  %418 = phi i32 [ 0, %415 ], [ %447, %441 ]
    #dbg_value(i32 %418, !670, !DIExpression(), !679)
    #dbg_value(i64 %417, !671, !DIExpression(), !683)
    #dbg_value(i32 0, !461, !DIExpression(), !685)
    #dbg_value(i64 %417, !462, !DIExpression(), !685)
    #dbg_value(i32 %136, !463, !DIExpression(), !685)
  %419 = mul nuw nsw i64 %417, %151, !dbg !687
  %420 = getelementptr inbounds float, ptr %161, i64 %419, !dbg !688
    #dbg_value(ptr %420, !673, !DIExpression(), !689)
    #dbg_value(i32 0, !676, !DIExpression(), !689)
    #dbg_value(i32 1, !677, !DIExpression(), !690)
  br i1 %341, label %421, label %441, !dbg !691

421:                                              ; preds = %416
  br i1 %350, label %422, label %456, !dbg !691

422:                                              ; preds = %456, %421
  %423 = phi i32 [ poison, %421 ], [ %488, %456 ]
  %424 = phi i64 [ 1, %421 ], [ %489, %456 ]
  %425 = phi i32 [ 0, %421 ], [ %488, %456 ]
  br i1 %352, label %441, label %426, !dbg !691

426:                                              ; preds = %422
    #dbg_value(i64 %424, !677, !DIExpression(), !690)
    #dbg_value(i32 %425, !676, !DIExpression(), !689)
  %427 = getelementptr inbounds float, ptr %420, i64 %424, !dbg !692
  %428 = load float, ptr %427, align 4, !dbg !692, !tbaa !528
  %429 = getelementptr inbounds float, ptr %179, i64 %424, !dbg !695
  %430 = load float, ptr %429, align 4, !dbg !695, !tbaa !528
  %431 = fadd float %428, %430, !dbg !696
  %432 = sext i32 %425 to i64, !dbg !697
  %433 = getelementptr inbounds float, ptr %420, i64 %432, !dbg !697
  %434 = load float, ptr %433, align 4, !dbg !697, !tbaa !528
  %435 = getelementptr inbounds float, ptr %179, i64 %432, !dbg !698
  %436 = load float, ptr %435, align 4, !dbg !698, !tbaa !528
  %437 = fadd float %434, %436, !dbg !699
  %438 = fcmp olt float %431, %437, !dbg !700
  %439 = trunc nuw nsw i64 %424 to i32, !dbg !701
  %440 = select i1 %438, i32 %439, i32 %425, !dbg !701
    #dbg_value(i32 %440, !676, !DIExpression(), !689)
    #dbg_value(i64 %424, !677, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !690)
  br label %441, !dbg !702

441:                                              ; preds = %426, %422, %416
  %442 = phi i32 [ 0, %416 ], [ %423, %422 ], [ %440, %426 ], !dbg !689
  %443 = getelementptr inbounds i32, ptr %185, i64 %417, !dbg !702
  %444 = load i32, ptr %443, align 4, !dbg !702, !tbaa !198
  %445 = icmp ne i32 %444, %442, !dbg !703
  %446 = zext i1 %445 to i32, !dbg !703
  %447 = add nuw nsw i32 %418, %446, !dbg !704
    #dbg_value(i32 %447, !670, !DIExpression(), !679)
  store i32 %442, ptr %443, align 4, !dbg !705, !tbaa !198
    #dbg_value(i32 %442, !461, !DIExpression(), !706)
    #dbg_value(i64 %417, !462, !DIExpression(), !706)
    #dbg_value(i32 %136, !463, !DIExpression(), !706)
  %448 = sext i32 %442 to i64, !dbg !708
  %449 = getelementptr float, ptr %167, i64 %419, !dbg !709
  %450 = getelementptr float, ptr %449, i64 %448, !dbg !709
  store float 1.000000e+00, ptr %450, align 4, !dbg !710, !tbaa !528
  %451 = getelementptr inbounds i32, ptr %191, i64 %448, !dbg !711
  %452 = load i32, ptr %451, align 4, !dbg !712, !tbaa !198
  %453 = add nsw i32 %452, 1, !dbg !712
  store i32 %453, ptr %451, align 4, !dbg !712, !tbaa !198
  %454 = add nuw nsw i64 %417, 1, !dbg !713
    #dbg_value(i64 %454, !671, !DIExpression(), !683)
  %455 = icmp eq i64 %454, %343, !dbg !714
  br i1 %455, label %492, label %416, !dbg !684, !llvm.loop !715

456:                                              ; preds = %421, %456
  %457 = phi i64 [ %489, %456 ], [ 1, %421 ]
  %458 = phi i32 [ %488, %456 ], [ 0, %421 ]
  %459 = phi i64 [ %490, %456 ], [ 0, %421 ]
    #dbg_value(i64 %457, !677, !DIExpression(), !690)
    #dbg_value(i32 %458, !676, !DIExpression(), !689)
  %460 = getelementptr inbounds float, ptr %420, i64 %457, !dbg !692
  %461 = load float, ptr %460, align 4, !dbg !692, !tbaa !528
  %462 = getelementptr inbounds float, ptr %179, i64 %457, !dbg !695
  %463 = load float, ptr %462, align 4, !dbg !695, !tbaa !528
  %464 = fadd float %461, %463, !dbg !696
  %465 = sext i32 %458 to i64, !dbg !697
  %466 = getelementptr inbounds float, ptr %420, i64 %465, !dbg !697
  %467 = load float, ptr %466, align 4, !dbg !697, !tbaa !528
  %468 = getelementptr inbounds float, ptr %179, i64 %465, !dbg !698
  %469 = load float, ptr %468, align 4, !dbg !698, !tbaa !528
  %470 = fadd float %467, %469, !dbg !699
  %471 = fcmp olt float %464, %470, !dbg !700
  %472 = trunc nuw nsw i64 %457 to i32, !dbg !701
  %473 = select i1 %471, i32 %472, i32 %458, !dbg !701
    #dbg_value(i32 %473, !676, !DIExpression(), !689)
  %474 = add nuw nsw i64 %457, 1, !dbg !717
    #dbg_value(i64 %474, !677, !DIExpression(), !690)
  %475 = getelementptr inbounds float, ptr %420, i64 %474, !dbg !692
  %476 = load float, ptr %475, align 4, !dbg !692, !tbaa !528
  %477 = getelementptr inbounds float, ptr %179, i64 %474, !dbg !695
  %478 = load float, ptr %477, align 4, !dbg !695, !tbaa !528
  %479 = fadd float %476, %478, !dbg !696
  %480 = sext i32 %473 to i64, !dbg !697
  %481 = getelementptr inbounds float, ptr %420, i64 %480, !dbg !697
  %482 = load float, ptr %481, align 4, !dbg !697, !tbaa !528
  %483 = getelementptr inbounds float, ptr %179, i64 %480, !dbg !698
  %484 = load float, ptr %483, align 4, !dbg !698, !tbaa !528
  %485 = fadd float %482, %484, !dbg !699
  %486 = fcmp olt float %479, %485, !dbg !700
  %487 = trunc nuw nsw i64 %474 to i32, !dbg !701
  %488 = select i1 %486, i32 %487, i32 %473, !dbg !701
    #dbg_value(i32 %488, !676, !DIExpression(), !689)
  %489 = add nuw nsw i64 %457, 2, !dbg !717
    #dbg_value(i64 %489, !677, !DIExpression(), !690)
  %490 = add i64 %459, 2, !dbg !691
  %491 = icmp eq i64 %490, %351, !dbg !691
  br i1 %491, label %422, label %456, !dbg !691, !llvm.loop !718

492:                                              ; preds = %441
    #dbg_value(i32 %447, !621, !DIExpression(), !622)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %137, i32 noundef %136, i32 noundef %135, float noundef 1.000000e+00, ptr noundef nonnull %145, i32 noundef %137, ptr noundef nonnull %167, i32 noundef %136, float noundef 0.000000e+00, ptr noundef nonnull %173, i32 noundef %137) #15, !dbg !720
    #dbg_value(ptr undef, !721, !DIExpression(), !732)
    #dbg_value(ptr undef, !726, !DIExpression(), !732)
    #dbg_value(i32 0, !727, !DIExpression(), !734)
  br i1 %207, label %493, label %529, !dbg !735

493:                                              ; preds = %492, %526
  %494 = phi i64 [ %527, %526 ], [ 0, %492 ]
    #dbg_value(i64 %494, !727, !DIExpression(), !734)
    #dbg_value(i32 0, !729, !DIExpression(), !736)
  br i1 %339, label %495, label %526, !dbg !737

495:                                              ; preds = %493
  %496 = getelementptr inbounds i32, ptr %191, i64 %494
  %497 = load i32, ptr %496, align 4, !tbaa !198
  %498 = icmp eq i32 %497, 0
  %499 = mul nuw nsw i64 %494, %141
  %500 = sitofp i32 %497 to float
  br i1 %498, label %526, label %501, !dbg !739

501:                                              ; preds = %495
  br i1 %353, label %515, label %502, !dbg !739

502:                                              ; preds = %501
  %503 = insertelement <4 x float> poison, float %500, i64 0, !dbg !739
  %504 = shufflevector <4 x float> %503, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !739
  br label %505, !dbg !739

505:                                              ; preds = %505, %502
  %506 = phi i64 [ 0, %502 ], [ %512, %505 ], !dbg !740
  %507 = add nuw nsw i64 %506, %499, !dbg !741
  %508 = getelementptr inbounds float, ptr %173, i64 %507, !dbg !743
  %509 = load <4 x float>, ptr %508, align 4, !dbg !743, !tbaa !528
  %510 = fdiv <4 x float> %509, %504, !dbg !744
  %511 = getelementptr inbounds float, ptr %154, i64 %507, !dbg !745
  store <4 x float> %510, ptr %511, align 4, !dbg !746, !tbaa !528
  %512 = add nuw i64 %506, 4, !dbg !740
  %513 = icmp eq i64 %512, %354, !dbg !740
  br i1 %513, label %514, label %505, !dbg !740, !llvm.loop !747

514:                                              ; preds = %505
  br i1 %355, label %526, label %515, !dbg !737

515:                                              ; preds = %514, %501
  %516 = phi i64 [ 0, %501 ], [ %354, %514 ]
  br label %517, !dbg !739

517:                                              ; preds = %515, %517
  %518 = phi i64 [ %524, %517 ], [ %516, %515 ]
    #dbg_value(i64 %518, !729, !DIExpression(), !736)
    #dbg_value(i64 %518, !461, !DIExpression(), !749)
    #dbg_value(i64 %494, !462, !DIExpression(), !749)
    #dbg_value(i32 %137, !463, !DIExpression(), !749)
  %519 = add nuw nsw i64 %518, %499, !dbg !741
  %520 = getelementptr inbounds float, ptr %173, i64 %519, !dbg !743
  %521 = load float, ptr %520, align 4, !dbg !743, !tbaa !528
  %522 = fdiv float %521, %500, !dbg !744
    #dbg_value(i64 %518, !461, !DIExpression(), !750)
    #dbg_value(i64 %494, !462, !DIExpression(), !750)
    #dbg_value(i32 %137, !463, !DIExpression(), !750)
  %523 = getelementptr inbounds float, ptr %154, i64 %519, !dbg !745
  store float %522, ptr %523, align 4, !dbg !746, !tbaa !528
  %524 = add nuw nsw i64 %518, 1, !dbg !740
    #dbg_value(i64 %524, !729, !DIExpression(), !736)
  %525 = icmp eq i64 %524, %141, !dbg !752
  br i1 %525, label %526, label %517, !dbg !737, !llvm.loop !753

526:                                              ; preds = %517, %514, %495, %493
  %527 = add nuw nsw i64 %494, 1, !dbg !754
    #dbg_value(i64 %527, !727, !DIExpression(), !734)
  %528 = icmp eq i64 %527, %151, !dbg !755
  br i1 %528, label %529, label %493, !dbg !735, !llvm.loop !756

529:                                              ; preds = %526, %492
    #dbg_value(i32 %447, !142, !DIExpression(), !155)
  %530 = add nuw nsw i32 %357, 1, !dbg !758
    #dbg_value(i32 %530, !141, !DIExpression(), !155)
    #dbg_value(ptr undef, !759, !DIExpression(), !766)
    #dbg_value(i32 %530, !764, !DIExpression(), !766)
    #dbg_value(i32 %447, !765, !DIExpression(), !766)
  br i1 %342, label %533, label %531, !dbg !768

531:                                              ; preds = %529
  %532 = icmp sgt i32 %138, %530, !dbg !769
  br i1 %532, label %537, label %538, !dbg !770

533:                                              ; preds = %529
  %534 = icmp ne i32 %447, 0, !dbg !771
  %535 = icmp ult i32 %357, 299, !dbg !772
  %536 = and i1 %535, %534, !dbg !772
  br i1 %536, label %537, label %538, !dbg !770

537:                                              ; preds = %533, %531
  br label %356, !dbg !644, !llvm.loop !773

538:                                              ; preds = %531, %533
  %539 = sitofp i64 %334 to double, !dbg !775
  %540 = fadd double %338, %539, !dbg !776
    #dbg_assign(i1 undef, !585, !DIExpression(), !148, ptr %3, !DIExpression(), !777)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15, !dbg !779
  %541 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #15, !dbg !780
  %542 = load i64, ptr %3, align 8, !dbg !781, !tbaa !602
  %543 = sitofp i64 %542 to double, !dbg !782
  %544 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !783
  %545 = load i64, ptr %544, align 8, !dbg !783, !tbaa !606
  %546 = sitofp i64 %545 to double, !dbg !784
  %547 = fmul double %546, 1.000000e-09, !dbg !785
  %548 = fadd double %547, %543, !dbg !786
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15, !dbg !787
  %549 = fsub double %548, %540, !dbg !788
    #dbg_value(double %549, !145, !DIExpression(), !155)
    #dbg_value(ptr undef, !789, !DIExpression(), !800)
    #dbg_value(ptr %154, !794, !DIExpression(), !800)
    #dbg_value(i32 %530, !795, !DIExpression(), !800)
    #dbg_value(i32 %447, !796, !DIExpression(), !800)
    #dbg_value(double %549, !797, !DIExpression(), !800)
  %550 = mul nuw nsw i64 %141, %151, !dbg !802
    #dbg_value(i64 %550, !798, !DIExpression(), !800)
  %551 = call fastcc double @frobenius_norm(ptr noundef nonnull %154, i64 noundef %550), !dbg !803
  %552 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %135, i32 noundef %136, i32 noundef %137, i32 noundef %530, i32 noundef %447, double noundef %551), !dbg !804
    #dbg_value(double %549, !805, !DIExpression(), !810)
  %553 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, double noundef %549), !dbg !812
    #dbg_value(ptr %140, !813, !DIExpression(), !820)
    #dbg_value(ptr %154, !818, !DIExpression(), !820)
    #dbg_value(i64 %550, !819, !DIExpression(), !820)
    #dbg_value(ptr %140, !822, !DIExpression(), !887)
    #dbg_value(ptr %154, !827, !DIExpression(), !887)
    #dbg_value(i64 4, !828, !DIExpression(), !887)
    #dbg_value(i64 %550, !829, !DIExpression(), !887)
  %554 = load i8, ptr %140, align 1
  %555 = icmp eq i8 %554, 45
  br i1 %555, label %556, label %560

556:                                              ; preds = %538
  %557 = getelementptr inbounds i8, ptr %140, i64 1
  %558 = load i8, ptr %557, align 1
  %559 = icmp eq i8 %558, 0, !dbg !889
  br i1 %559, label %572, label %560, !dbg !891

560:                                              ; preds = %556, %538
  %561 = call noalias ptr @fopen(ptr noundef nonnull %140, ptr noundef nonnull @.str.12), !dbg !892
    #dbg_value(ptr %561, !830, !DIExpression(), !887)
  %562 = icmp eq ptr %561, null, !dbg !893
  br i1 %562, label %569, label %563, !dbg !893

563:                                              ; preds = %560
  %564 = call i64 @fwrite(ptr noundef nonnull %154, i64 noundef 4, i64 noundef %550, ptr noundef nonnull %561), !dbg !894
    #dbg_value(i64 %564, !886, !DIExpression(), !887)
  %565 = call i32 @fclose(ptr noundef nonnull %561), !dbg !895
  %566 = icmp eq i32 %565, 0, !dbg !895
  %567 = icmp eq i64 %564, %550
  %568 = and i1 %567, %566, !dbg !897
  br i1 %568, label %572, label %569, !dbg !897

569:                                              ; preds = %563, %560
  %570 = load ptr, ptr @stderr, align 8, !dbg !898, !tbaa !203
  %571 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %570, ptr noundef nonnull @.str.13, ptr noundef nonnull %140) #17, !dbg !899
  br label %572, !dbg !900

572:                                              ; preds = %556, %563, %569
  %573 = phi i32 [ 0, %556 ], [ 1, %569 ], [ 0, %563 ], !dbg !887
    #dbg_value(i32 %573, !146, !DIExpression(), !155)
  call void @free(ptr noundef %145) #15, !dbg !901
  call void @free(ptr noundef %154) #15, !dbg !902
  call void @free(ptr noundef %161) #15, !dbg !903
  call void @free(ptr noundef %167) #15, !dbg !904
  call void @free(ptr noundef %173) #15, !dbg !905
  call void @free(ptr noundef %179) #15, !dbg !906
  call void @free(ptr noundef %185) #15, !dbg !907
  call void @free(ptr noundef %191) #15, !dbg !908
  br label %574

574:                                              ; preds = %131, %572
  %575 = phi i32 [ %573, %572 ], [ 2, %131 ], !dbg !155
  ret i32 %575, !dbg !909
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !910 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !914 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !920 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !924 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !928 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !931 void @exit(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !934 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #9

declare !dbg !939 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

; Function Attrs: nofree nounwind
declare !dbg !942 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #12 !dbg !945 {
    #dbg_value(ptr %0, !949, !DIExpression(), !954)
    #dbg_value(i64 %1, !950, !DIExpression(), !954)
    #dbg_value(double 0.000000e+00, !951, !DIExpression(), !954)
    #dbg_value(i64 0, !952, !DIExpression(), !955)
  %3 = icmp eq i64 %1, 0, !dbg !956
  br i1 %3, label %26, label %4, !dbg !958

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !958
  %6 = icmp ult i64 %1, 4, !dbg !958
  br i1 %6, label %9, label %7, !dbg !958

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !958
  br label %29, !dbg !958

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !958
  br i1 %13, label %26, label %14, !dbg !958

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !952, !DIExpression(), !955)
    #dbg_value(double %16, !951, !DIExpression(), !954)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !959
  %19 = load float, ptr %18, align 4, !dbg !959, !tbaa !528
  %20 = fpext float %19 to double, !dbg !960
  %21 = fmul double %20, %20, !dbg !961
  %22 = fadd double %16, %21, !dbg !962
    #dbg_value(double %22, !951, !DIExpression(), !954)
  %23 = add nuw i64 %15, 1, !dbg !963
    #dbg_value(i64 %23, !952, !DIExpression(), !955)
  %24 = add i64 %17, 1, !dbg !958
  %25 = icmp eq i64 %24, %5, !dbg !958
  br i1 %25, label %26, label %14, !dbg !958, !llvm.loop !964

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !954
  %28 = tail call double @sqrt(double noundef %27) #15, !dbg !965
  ret double %28, !dbg !966

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !952, !DIExpression(), !955)
    #dbg_value(double %31, !951, !DIExpression(), !954)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !959
  %34 = load float, ptr %33, align 4, !dbg !959, !tbaa !528
  %35 = fpext float %34 to double, !dbg !960
  %36 = fmul double %35, %35, !dbg !961
  %37 = fadd double %31, %36, !dbg !962
    #dbg_value(double %37, !951, !DIExpression(), !954)
  %38 = or disjoint i64 %30, 1, !dbg !963
    #dbg_value(i64 %38, !952, !DIExpression(), !955)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !959
  %40 = load float, ptr %39, align 4, !dbg !959, !tbaa !528
  %41 = fpext float %40 to double, !dbg !960
  %42 = fmul double %41, %41, !dbg !961
  %43 = fadd double %37, %42, !dbg !962
    #dbg_value(double %43, !951, !DIExpression(), !954)
  %44 = or disjoint i64 %30, 2, !dbg !963
    #dbg_value(i64 %44, !952, !DIExpression(), !955)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !959
  %46 = load float, ptr %45, align 4, !dbg !959, !tbaa !528
  %47 = fpext float %46 to double, !dbg !960
  %48 = fmul double %47, %47, !dbg !961
  %49 = fadd double %43, %48, !dbg !962
    #dbg_value(double %49, !951, !DIExpression(), !954)
  %50 = or disjoint i64 %30, 3, !dbg !963
    #dbg_value(i64 %50, !952, !DIExpression(), !955)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !959
  %52 = load float, ptr %51, align 4, !dbg !959, !tbaa !528
  %53 = fpext float %52 to double, !dbg !960
  %54 = fmul double %53, %53, !dbg !961
  %55 = fadd double %49, %54, !dbg !962
    #dbg_value(double %55, !951, !DIExpression(), !954)
  %56 = add nuw i64 %30, 4, !dbg !963
    #dbg_value(i64 %56, !952, !DIExpression(), !955)
  %57 = add i64 %32, 4, !dbg !958
  %58 = icmp eq i64 %57, %8, !dbg !958
  br i1 %58, label %9, label %29, !dbg !958, !llvm.loop !967
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !969 double @sqrt(double noundef) local_unnamed_addr #13

; Function Attrs: nofree nounwind
declare !dbg !973 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !976 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !980 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { nounwind willreturn memory(none) }
attributes #17 = { cold nounwind }
attributes #18 = { cold }
attributes #19 = { nounwind allocsize(0) }
attributes #20 = { noreturn nounwind }

!llvm.dbg.cu = !{!62}
!llvm.module.flags = !{!100, !101, !102, !103, !104, !105, !106}
!llvm.ident = !{!107}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/kmeans/kmeans.h", directory: ".", checksumkind: CSK_MD5, checksum: "081dab8dab8775dd91f510952ce62884")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 9)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 11)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !14, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !14, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1136, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 142)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !33, line: 88, type: !34, isLocal: true, isDefinition: true)
!33 = !DIFile(filename: "samples/kmeans/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 56)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !33, line: 61, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 32)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 58, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 616, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 77)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !33, line: 100, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 14)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !33, line: 106, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 3)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !33, line: 109, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 24)
!62 = distinct !DICompileUnit(language: DW_LANG_C11, file: !63, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !64, retainedTypes: !78, globals: !94, splitDebugInlining: false, nameTableKind: None)
!63 = !DIFile(filename: "samples/kmeans/kmeans_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "30c743861e36e51c61b86796d20364c6")
!64 = !{!65, !69, !72}
!65 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !33, line: 23, baseType: !66, size: 32, elements: !67)
!66 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!67 = !{!68}
!68 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!69 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !66, size: 32, elements: !70)
!70 = !{!71}
!71 = !DIEnumerator(name: "MOST_ITERATIONS", value: 300)
!72 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !73, line: 5, baseType: !66, size: 32, elements: !74)
!73 = !DIFile(filename: "samples/kmeans/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!74 = !{!75, !76, !77}
!75 = !DIEnumerator(name: "CblasColMajor", value: 102)
!76 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!77 = !DIEnumerator(name: "CblasTrans", value: 112)
!78 = !{!79, !80, !85, !87, !88, !90, !89, !93}
!79 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !81, line: 27, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !83, line: 45, baseType: !84)
!83 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !86, line: 18, baseType: !84)
!86 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !91, line: 26, baseType: !92)
!91 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !83, line: 41, baseType: !79)
!93 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !{!0, !7, !12, !17, !19, !24, !26, !31, !37, !42, !47, !95, !52, !57}
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !33, line: 105, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 2)
!100 = !{i32 7, !"Dwarf Version", i32 5}
!101 = !{i32 2, !"Debug Info Version", i32 3}
!102 = !{i32 1, !"wchar_size", i32 4}
!103 = !{i32 8, !"PIC Level", i32 2}
!104 = !{i32 7, !"PIE Level", i32 2}
!105 = !{i32 7, !"uwtable", i32 2}
!106 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!107 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!108 = distinct !DISubprogram(name: "main", scope: !63, file: !63, line: 79, type: !109, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !113)
!109 = !DISubroutineType(types: !110)
!110 = !{!79, !79, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!113 = !{!114, !115, !116, !128, !141, !142, !143, !145, !146}
!114 = !DILocalVariable(name: "argc", arg: 1, scope: !108, file: !63, line: 79, type: !79)
!115 = !DILocalVariable(name: "argv", arg: 2, scope: !108, file: !63, line: 79, type: !111)
!116 = !DILocalVariable(name: "arguments", scope: !108, file: !63, line: 80, type: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 15, baseType: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 10, size: 256, elements: !119)
!119 = !{!120, !121, !122, !123, !124, !125}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "points", scope: !118, file: !2, line: 11, baseType: !79, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "clusters", scope: !118, file: !2, line: 11, baseType: !79, size: 32, offset: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "dimensions", scope: !118, file: !2, line: 11, baseType: !79, size: 32, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "iterations", scope: !118, file: !2, line: 12, baseType: !79, size: 32, offset: 96)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !118, file: !2, line: 13, baseType: !80, size: 64, offset: 128)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !118, file: !2, line: 14, baseType: !126, size: 64, offset: 192)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!128 = !DILocalVariable(name: "state", scope: !108, file: !63, line: 82, type: !129)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "State", file: !63, line: 14, baseType: !131)
!131 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !63, line: 6, size: 512, elements: !132)
!132 = !{!133, !134, !135, !136, !137, !138, !139, !140}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "points", scope: !131, file: !63, line: 7, baseType: !88, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "centroids", scope: !131, file: !63, line: 8, baseType: !88, size: 64, offset: 64)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "products", scope: !131, file: !63, line: 9, baseType: !88, size: 64, offset: 128)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "members", scope: !131, file: !63, line: 10, baseType: !88, size: 64, offset: 192)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "sums", scope: !131, file: !63, line: 11, baseType: !88, size: 64, offset: 256)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "squares", scope: !131, file: !63, line: 12, baseType: !88, size: 64, offset: 320)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "assignment", scope: !131, file: !63, line: 13, baseType: !87, size: 64, offset: 384)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "sizes", scope: !131, file: !63, line: 13, baseType: !87, size: 64, offset: 448)
!141 = !DILocalVariable(name: "done", scope: !108, file: !63, line: 83, type: !79)
!142 = !DILocalVariable(name: "moved", scope: !108, file: !63, line: 83, type: !79)
!143 = !DILocalVariable(name: "start", scope: !108, file: !63, line: 85, type: !144)
!144 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!145 = !DILocalVariable(name: "seconds", scope: !108, file: !63, line: 88, type: !144)
!146 = !DILocalVariable(name: "status", scope: !108, file: !63, line: 90, type: !147)
!147 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!148 = distinct !DIAssignID()
!149 = distinct !DIAssignID()
!150 = distinct !DIAssignID()
!151 = distinct !DIAssignID()
!152 = distinct !DIAssignID()
!153 = distinct !DIAssignID()
!154 = distinct !DIAssignID()
!155 = !DILocation(line: 0, scope: !108)
!156 = !DILocalVariable(name: "argc", arg: 1, scope: !157, file: !2, line: 18, type: !79)
!157 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 18, type: !158, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !161)
!158 = !DISubroutineType(types: !159)
!159 = !{!79, !79, !111, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!161 = !{!156, !162, !163, !164, !166, !167, !168, !169}
!162 = !DILocalVariable(name: "argv", arg: 2, scope: !157, file: !2, line: 18, type: !111)
!163 = !DILocalVariable(name: "out", arg: 3, scope: !157, file: !2, line: 18, type: !160)
!164 = !DILocalVariable(name: "points", scope: !157, file: !2, line: 19, type: !165)
!165 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!166 = !DILocalVariable(name: "clusters", scope: !157, file: !2, line: 19, type: !165)
!167 = !DILocalVariable(name: "dimensions", scope: !157, file: !2, line: 19, type: !165)
!168 = !DILocalVariable(name: "iterations", scope: !157, file: !2, line: 19, type: !165)
!169 = !DILocalVariable(name: "seed", scope: !157, file: !2, line: 19, type: !165)
!170 = !DILocation(line: 0, scope: !157, inlinedAt: !171)
!171 = distinct !DILocation(line: 81, column: 8, scope: !172)
!172 = distinct !DILexicalBlock(scope: !108, file: !63, line: 81, column: 7)
!173 = !DILocation(line: 20, column: 12, scope: !174, inlinedAt: !171)
!174 = distinct !DILexicalBlock(scope: !157, file: !2, line: 20, column: 7)
!175 = !DILocation(line: 20, column: 17, scope: !174, inlinedAt: !171)
!176 = !DILocalVariable(name: "end", scope: !177, file: !33, line: 84, type: !112)
!177 = distinct !DISubprogram(name: "parse_integer", scope: !33, file: !33, line: 80, type: !178, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !181)
!178 = !DISubroutineType(types: !179)
!179 = !{!79, !79, !111, !79, !126, !165, !165, !165, !180}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!181 = !{!182, !183, !184, !185, !186, !187, !188, !189, !176}
!182 = !DILocalVariable(name: "argc", arg: 1, scope: !177, file: !33, line: 80, type: !79)
!183 = !DILocalVariable(name: "argv", arg: 2, scope: !177, file: !33, line: 80, type: !111)
!184 = !DILocalVariable(name: "position", arg: 3, scope: !177, file: !33, line: 80, type: !79)
!185 = !DILocalVariable(name: "name", arg: 4, scope: !177, file: !33, line: 80, type: !126)
!186 = !DILocalVariable(name: "low", arg: 5, scope: !177, file: !33, line: 80, type: !165)
!187 = !DILocalVariable(name: "high", arg: 6, scope: !177, file: !33, line: 81, type: !165)
!188 = !DILocalVariable(name: "fallback", arg: 7, scope: !177, file: !33, line: 81, type: !165)
!189 = !DILocalVariable(name: "out", arg: 8, scope: !177, file: !33, line: 81, type: !180)
!190 = !DILocation(line: 0, scope: !177, inlinedAt: !191)
!191 = distinct !DILocation(line: 20, column: 20, scope: !174, inlinedAt: !171)
!192 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !191)
!193 = distinct !DILexicalBlock(scope: !177, file: !33, line: 83, column: 7)
!194 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !191)
!195 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !191)
!196 = !DILocation(line: 85, column: 3, scope: !177, inlinedAt: !191)
!197 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !191)
!198 = !{!199, !199, i64 0}
!199 = !{!"int", !200, i64 0}
!200 = !{!"omnipotent char", !201, i64 0}
!201 = !{!"Simple C/C++ TBAA"}
!202 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !191)
!203 = !{!204, !204, i64 0}
!204 = !{!"any pointer", !200, i64 0}
!205 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !191)
!206 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !191)
!207 = distinct !DILexicalBlock(scope: !177, file: !33, line: 87, column: 7)
!208 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !191)
!209 = !{!200, !200, i64 0}
!210 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !191)
!211 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !191)
!212 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !191)
!213 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !191)
!214 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !191)
!215 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !191)
!216 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !191)
!217 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !191)
!218 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !191)
!219 = !DILocation(line: 20, column: 86, scope: !174, inlinedAt: !171)
!220 = !DILocation(line: 21, column: 71, scope: !174, inlinedAt: !171)
!221 = !DILocalVariable(name: "x", arg: 1, scope: !222, file: !33, line: 25, type: !79)
!222 = distinct !DISubprogram(name: "smaller", scope: !33, file: !33, line: 25, type: !223, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !225)
!223 = !DISubroutineType(types: !224)
!224 = !{!79, !79, !79}
!225 = !{!221, !226}
!226 = !DILocalVariable(name: "y", arg: 2, scope: !222, file: !33, line: 25, type: !79)
!227 = !DILocation(line: 0, scope: !222, inlinedAt: !228)
!228 = distinct !DILocation(line: 21, column: 59, scope: !174, inlinedAt: !171)
!229 = !DILocation(line: 25, column: 50, scope: !222, inlinedAt: !228)
!230 = !DILocation(line: 0, scope: !177, inlinedAt: !231)
!231 = distinct !DILocation(line: 21, column: 7, scope: !174, inlinedAt: !171)
!232 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !231)
!233 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !231)
!234 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !231)
!235 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !231)
!236 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !231)
!237 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !231)
!238 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !231)
!239 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !231)
!240 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !231)
!241 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !231)
!242 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !231)
!243 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !231)
!244 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !231)
!245 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !231)
!246 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !231)
!247 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !231)
!248 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !231)
!249 = !DILocation(line: 21, column: 96, scope: !174, inlinedAt: !171)
!250 = !DILocation(line: 25, column: 48, scope: !251, inlinedAt: !171)
!251 = distinct !DILexicalBlock(scope: !174, file: !2, line: 24, column: 69)
!252 = !DILocation(line: 0, scope: !177, inlinedAt: !253)
!253 = distinct !DILocation(line: 22, column: 7, scope: !174, inlinedAt: !171)
!254 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !253)
!255 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !253)
!256 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !253)
!257 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !253)
!258 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !253)
!259 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !253)
!260 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !253)
!261 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !253)
!262 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !253)
!263 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !253)
!264 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !253)
!265 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !253)
!266 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !253)
!267 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !253)
!268 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !253)
!269 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !253)
!270 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !253)
!271 = !DILocation(line: 22, column: 78, scope: !174, inlinedAt: !171)
!272 = !DILocation(line: 26, column: 23, scope: !251, inlinedAt: !171)
!273 = !DILocation(line: 0, scope: !177, inlinedAt: !274)
!274 = distinct !DILocation(line: 23, column: 7, scope: !174, inlinedAt: !171)
!275 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !274)
!276 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !274)
!277 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !274)
!278 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !274)
!279 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !274)
!280 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !274)
!281 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !274)
!282 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !274)
!283 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !274)
!284 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !274)
!285 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !274)
!286 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !274)
!287 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !274)
!288 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !274)
!289 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !274)
!290 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !274)
!291 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !274)
!292 = !DILocation(line: 23, column: 87, scope: !174, inlinedAt: !171)
!293 = !DILocation(line: 26, column: 58, scope: !251, inlinedAt: !171)
!294 = !DILocation(line: 0, scope: !177, inlinedAt: !295)
!295 = distinct !DILocation(line: 24, column: 7, scope: !174, inlinedAt: !171)
!296 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !295)
!297 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !295)
!298 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !295)
!299 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !295)
!300 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !295)
!301 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !295)
!302 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !295)
!303 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !295)
!304 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !295)
!305 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !295)
!306 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !295)
!307 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !295)
!308 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !295)
!309 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !295)
!310 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !295)
!311 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !295)
!312 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !295)
!313 = !DILocation(line: 20, column: 7, scope: !157, inlinedAt: !171)
!314 = !DILocation(line: 28, column: 24, scope: !251, inlinedAt: !171)
!315 = !DILocation(line: 28, column: 19, scope: !251, inlinedAt: !171)
!316 = !DILocation(line: 28, column: 30, scope: !251, inlinedAt: !171)
!317 = !DILocation(line: 31, column: 11, scope: !157, inlinedAt: !171)
!318 = !DILocation(line: 31, column: 3, scope: !157, inlinedAt: !171)
!319 = !DILocation(line: 81, column: 7, scope: !108)
!320 = !DILocalVariable(name: "a", arg: 1, scope: !321, file: !63, line: 62, type: !324)
!321 = distinct !DISubprogram(name: "make_state", scope: !63, file: !63, line: 62, type: !322, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !326)
!322 = !DISubroutineType(types: !323)
!323 = !{!130, !324}
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !325, size: 64)
!325 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !117)
!326 = !{!320, !327, !328, !329, !330, !331, !333, !337}
!327 = !DILocalVariable(name: "n", scope: !321, file: !63, line: 63, type: !147)
!328 = !DILocalVariable(name: "c", scope: !321, file: !63, line: 63, type: !147)
!329 = !DILocalVariable(name: "d", scope: !321, file: !63, line: 63, type: !147)
!330 = !DILocalVariable(name: "s", scope: !321, file: !63, line: 64, type: !130)
!331 = !DILocalVariable(name: "j", scope: !332, file: !63, line: 69, type: !79)
!332 = distinct !DILexicalBlock(scope: !321, file: !63, line: 69, column: 3)
!333 = !DILocalVariable(name: "i", scope: !334, file: !63, line: 71, type: !79)
!334 = distinct !DILexicalBlock(scope: !335, file: !63, line: 71, column: 5)
!335 = distinct !DILexicalBlock(scope: !336, file: !63, line: 69, column: 31)
!336 = distinct !DILexicalBlock(scope: !332, file: !63, line: 69, column: 3)
!337 = !DILocalVariable(name: "j", scope: !338, file: !63, line: 73, type: !79)
!338 = distinct !DILexicalBlock(scope: !321, file: !63, line: 73, column: 3)
!339 = !DILocation(line: 0, scope: !321, inlinedAt: !340)
!340 = distinct !DILocation(line: 82, column: 23, scope: !108)
!341 = !DILocation(line: 65, column: 23, scope: !321, inlinedAt: !340)
!342 = !DILocation(line: 65, column: 35, scope: !321, inlinedAt: !340)
!343 = !DILocalVariable(name: "count", arg: 1, scope: !344, file: !33, line: 66, type: !85)
!344 = distinct !DISubprogram(name: "allocate", scope: !33, file: !33, line: 66, type: !345, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !347)
!345 = !DISubroutineType(types: !346)
!346 = !{!88, !85}
!347 = !{!343, !348}
!348 = !DILocalVariable(name: "x", scope: !344, file: !33, line: 67, type: !88)
!349 = !DILocation(line: 0, scope: !344, inlinedAt: !350)
!350 = distinct !DILocation(line: 65, column: 14, scope: !321, inlinedAt: !340)
!351 = !DILocation(line: 65, column: 33, scope: !321, inlinedAt: !340)
!352 = !DILocation(line: 67, column: 36, scope: !344, inlinedAt: !350)
!353 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !350)
!354 = !DILocalVariable(name: "memory", arg: 1, scope: !355, file: !33, line: 59, type: !358)
!355 = distinct !DISubprogram(name: "need", scope: !33, file: !33, line: 59, type: !356, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !360)
!356 = !DISubroutineType(types: !357)
!357 = !{null, !358, !85}
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !359, size: 64)
!359 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!360 = !{!354, !361}
!361 = !DILocalVariable(name: "bytes", arg: 2, scope: !355, file: !33, line: 59, type: !85)
!362 = !DILocation(line: 0, scope: !355, inlinedAt: !363)
!363 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !350)
!364 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !363)
!365 = distinct !DILexicalBlock(scope: !355, file: !33, line: 60, column: 7)
!366 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !363)
!367 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !363)
!368 = !{!369}
!369 = distinct !{!369, !370, !"make_state: argument 0"}
!370 = distinct !{!370, !"make_state"}
!371 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !363)
!372 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !363)
!373 = !DILocation(line: 65, column: 74, scope: !321, inlinedAt: !340)
!374 = !DILocation(line: 0, scope: !344, inlinedAt: !375)
!375 = distinct !DILocation(line: 65, column: 53, scope: !321, inlinedAt: !340)
!376 = !DILocation(line: 65, column: 72, scope: !321, inlinedAt: !340)
!377 = !DILocation(line: 67, column: 36, scope: !344, inlinedAt: !375)
!378 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !375)
!379 = !DILocation(line: 0, scope: !355, inlinedAt: !380)
!380 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !375)
!381 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !380)
!382 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !380)
!383 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !380)
!384 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !380)
!385 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !380)
!386 = !DILocation(line: 0, scope: !344, inlinedAt: !387)
!387 = distinct !DILocation(line: 66, column: 16, scope: !321, inlinedAt: !340)
!388 = !DILocation(line: 67, column: 36, scope: !344, inlinedAt: !387)
!389 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !387)
!390 = !DILocation(line: 0, scope: !355, inlinedAt: !391)
!391 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !387)
!392 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !391)
!393 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !391)
!394 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !391)
!395 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !391)
!396 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !391)
!397 = !DILocation(line: 0, scope: !344, inlinedAt: !398)
!398 = distinct !DILocation(line: 66, column: 53, scope: !321, inlinedAt: !340)
!399 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !398)
!400 = !DILocation(line: 0, scope: !355, inlinedAt: !401)
!401 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !398)
!402 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !401)
!403 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !401)
!404 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !401)
!405 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !401)
!406 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !401)
!407 = !DILocation(line: 0, scope: !344, inlinedAt: !408)
!408 = distinct !DILocation(line: 67, column: 12, scope: !321, inlinedAt: !340)
!409 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !408)
!410 = !DILocation(line: 0, scope: !355, inlinedAt: !411)
!411 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !408)
!412 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !411)
!413 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !411)
!414 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !411)
!415 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !411)
!416 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !411)
!417 = !DILocation(line: 0, scope: !344, inlinedAt: !418)
!418 = distinct !DILocation(line: 67, column: 49, scope: !321, inlinedAt: !340)
!419 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !418)
!420 = !DILocation(line: 0, scope: !355, inlinedAt: !421)
!421 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !418)
!422 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !421)
!423 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !421)
!424 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !421)
!425 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !421)
!426 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !421)
!427 = !DILocation(line: 0, scope: !344, inlinedAt: !428)
!428 = distinct !DILocation(line: 68, column: 25, scope: !321, inlinedAt: !340)
!429 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !428)
!430 = !DILocation(line: 0, scope: !355, inlinedAt: !431)
!431 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !428)
!432 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !431)
!433 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !431)
!434 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !431)
!435 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !431)
!436 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !431)
!437 = !DILocation(line: 0, scope: !344, inlinedAt: !438)
!438 = distinct !DILocation(line: 68, column: 63, scope: !321, inlinedAt: !340)
!439 = !DILocation(line: 67, column: 23, scope: !344, inlinedAt: !438)
!440 = !DILocation(line: 0, scope: !355, inlinedAt: !441)
!441 = distinct !DILocation(line: 68, column: 3, scope: !344, inlinedAt: !438)
!442 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !441)
!443 = !DILocation(line: 60, column: 7, scope: !355, inlinedAt: !441)
!444 = !DILocation(line: 61, column: 11, scope: !355, inlinedAt: !441)
!445 = !DILocation(line: 61, column: 3, scope: !355, inlinedAt: !441)
!446 = !DILocation(line: 62, column: 3, scope: !355, inlinedAt: !441)
!447 = !DILocation(line: 0, scope: !332, inlinedAt: !340)
!448 = !DILocation(line: 70, column: 21, scope: !335, inlinedAt: !340)
!449 = !DILocation(line: 69, column: 3, scope: !332, inlinedAt: !340)
!450 = !DILocation(line: 0, scope: !338, inlinedAt: !340)
!451 = !DILocation(line: 73, column: 21, scope: !452, inlinedAt: !340)
!452 = distinct !DILexicalBlock(scope: !338, file: !63, line: 73, column: 3)
!453 = !DILocation(line: 73, column: 3, scope: !338, inlinedAt: !340)
!454 = !DILocation(line: 0, scope: !334, inlinedAt: !340)
!455 = !DILocation(line: 71, column: 5, scope: !334, inlinedAt: !340)
!456 = !DILocation(line: 29, column: 31, scope: !457, inlinedAt: !464)
!457 = distinct !DISubprogram(name: "at", scope: !33, file: !33, line: 28, type: !458, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !460)
!458 = !DISubroutineType(types: !459)
!459 = !{!85, !79, !79, !79}
!460 = !{!461, !462, !463}
!461 = !DILocalVariable(name: "row", arg: 1, scope: !457, file: !33, line: 28, type: !79)
!462 = !DILocalVariable(name: "column", arg: 2, scope: !457, file: !33, line: 28, type: !79)
!463 = !DILocalVariable(name: "lda", arg: 3, scope: !457, file: !33, line: 28, type: !79)
!464 = distinct !DILocation(line: 41, column: 43, scope: !465, inlinedAt: !474)
!465 = distinct !DISubprogram(name: "coordinate", scope: !2, file: !2, line: 38, type: !466, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !468)
!466 = !DISubroutineType(types: !467)
!467 = !{!89, !80, !79, !79, !79, !79}
!468 = !{!469, !470, !471, !472, !473}
!469 = !DILocalVariable(name: "seed", arg: 1, scope: !465, file: !2, line: 38, type: !80)
!470 = !DILocalVariable(name: "clusters", arg: 2, scope: !465, file: !2, line: 38, type: !79)
!471 = !DILocalVariable(name: "dimensions", arg: 3, scope: !465, file: !2, line: 38, type: !79)
!472 = !DILocalVariable(name: "i", arg: 4, scope: !465, file: !2, line: 38, type: !79)
!473 = !DILocalVariable(name: "point", arg: 5, scope: !465, file: !2, line: 39, type: !79)
!474 = distinct !DILocation(line: 71, column: 57, scope: !475, inlinedAt: !340)
!475 = distinct !DILexicalBlock(scope: !334, file: !63, line: 71, column: 5)
!476 = !DILocation(line: 71, column: 28, scope: !475, inlinedAt: !340)
!477 = !DILocation(line: 29, column: 31, scope: !457, inlinedAt: !478)
!478 = distinct !DILocation(line: 40, column: 34, scope: !465, inlinedAt: !474)
!479 = !DILocation(line: 34, column: 67, scope: !480, inlinedAt: !488)
!480 = distinct !DISubprogram(name: "random_bits", scope: !33, file: !33, line: 33, type: !481, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !483)
!481 = !DISubroutineType(types: !482)
!482 = !{!80, !80, !80, !80}
!483 = !{!484, !485, !486, !487}
!484 = !DILocalVariable(name: "seed", arg: 1, scope: !480, file: !33, line: 33, type: !80)
!485 = !DILocalVariable(name: "stream", arg: 2, scope: !480, file: !33, line: 33, type: !80)
!486 = !DILocalVariable(name: "index", arg: 3, scope: !480, file: !33, line: 33, type: !80)
!487 = !DILocalVariable(name: "z", scope: !480, file: !33, line: 34, type: !80)
!488 = distinct !DILocation(line: 43, column: 33, scope: !489, inlinedAt: !498)
!489 = distinct !DISubprogram(name: "random_uniform", scope: !33, file: !33, line: 41, type: !490, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !492)
!490 = !DISubroutineType(types: !491)
!491 = !{!89, !80, !80, !80}
!492 = !{!493, !494, !495, !496}
!493 = !DILocalVariable(name: "seed", arg: 1, scope: !489, file: !33, line: 41, type: !80)
!494 = !DILocalVariable(name: "stream", arg: 2, scope: !489, file: !33, line: 41, type: !80)
!495 = !DILocalVariable(name: "index", arg: 3, scope: !489, file: !33, line: 42, type: !80)
!496 = !DILocalVariable(name: "top", scope: !489, file: !33, line: 43, type: !497)
!497 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!498 = distinct !DILocation(line: 40, column: 10, scope: !465, inlinedAt: !474)
!499 = !DILocation(line: 34, column: 59, scope: !480, inlinedAt: !488)
!500 = !DILocation(line: 35, column: 15, scope: !480, inlinedAt: !488)
!501 = !DILocation(line: 35, column: 10, scope: !480, inlinedAt: !488)
!502 = !DILocation(line: 35, column: 23, scope: !480, inlinedAt: !488)
!503 = !DILocation(line: 36, column: 15, scope: !480, inlinedAt: !488)
!504 = !DILocation(line: 36, column: 10, scope: !480, inlinedAt: !488)
!505 = !DILocation(line: 36, column: 23, scope: !480, inlinedAt: !488)
!506 = !DILocation(line: 44, column: 20, scope: !489, inlinedAt: !498)
!507 = !DILocation(line: 44, column: 26, scope: !489, inlinedAt: !498)
!508 = !DILocation(line: 44, column: 30, scope: !489, inlinedAt: !498)
!509 = !DILocation(line: 44, column: 10, scope: !489, inlinedAt: !498)
!510 = !DILocation(line: 44, column: 43, scope: !489, inlinedAt: !498)
!511 = !DILocation(line: 34, column: 59, scope: !480, inlinedAt: !512)
!512 = distinct !DILocation(line: 43, column: 33, scope: !489, inlinedAt: !513)
!513 = distinct !DILocation(line: 41, column: 19, scope: !465, inlinedAt: !474)
!514 = !DILocation(line: 35, column: 15, scope: !480, inlinedAt: !512)
!515 = !DILocation(line: 35, column: 10, scope: !480, inlinedAt: !512)
!516 = !DILocation(line: 35, column: 23, scope: !480, inlinedAt: !512)
!517 = !DILocation(line: 36, column: 15, scope: !480, inlinedAt: !512)
!518 = !DILocation(line: 36, column: 10, scope: !480, inlinedAt: !512)
!519 = !DILocation(line: 36, column: 23, scope: !480, inlinedAt: !512)
!520 = !DILocation(line: 44, column: 20, scope: !489, inlinedAt: !513)
!521 = !DILocation(line: 44, column: 26, scope: !489, inlinedAt: !513)
!522 = !DILocation(line: 44, column: 30, scope: !489, inlinedAt: !513)
!523 = !DILocation(line: 44, column: 10, scope: !489, inlinedAt: !513)
!524 = !DILocation(line: 44, column: 43, scope: !489, inlinedAt: !513)
!525 = !DILocation(line: 40, column: 71, scope: !465, inlinedAt: !474)
!526 = !DILocation(line: 71, column: 33, scope: !475, inlinedAt: !340)
!527 = !DILocation(line: 71, column: 55, scope: !475, inlinedAt: !340)
!528 = !{!529, !529, i64 0}
!529 = !{!"float", !200, i64 0}
!530 = distinct !{!530, !455, !531, !532, !533, !534}
!531 = !DILocation(line: 71, column: 87, scope: !334, inlinedAt: !340)
!532 = !{!"llvm.loop.mustprogress"}
!533 = !{!"llvm.loop.isvectorized", i32 1}
!534 = !{!"llvm.loop.unroll.runtime.disable"}
!535 = !DILocation(line: 69, column: 26, scope: !336, inlinedAt: !340)
!536 = !DILocation(line: 69, column: 21, scope: !336, inlinedAt: !340)
!537 = distinct !{!537, !449, !538, !532}
!538 = !DILocation(line: 72, column: 3, scope: !332, inlinedAt: !340)
!539 = !DILocation(line: 0, scope: !465, inlinedAt: !474)
!540 = !DILocation(line: 0, scope: !457, inlinedAt: !478)
!541 = !DILocation(line: 0, scope: !489, inlinedAt: !498)
!542 = !DILocation(line: 0, scope: !480, inlinedAt: !488)
!543 = !DILocation(line: 0, scope: !457, inlinedAt: !464)
!544 = !DILocation(line: 0, scope: !489, inlinedAt: !513)
!545 = !DILocation(line: 0, scope: !480, inlinedAt: !512)
!546 = !DILocation(line: 34, column: 67, scope: !480, inlinedAt: !512)
!547 = !DILocation(line: 0, scope: !457, inlinedAt: !548)
!548 = distinct !DILocation(line: 71, column: 42, scope: !475, inlinedAt: !340)
!549 = !DILocation(line: 71, column: 23, scope: !475, inlinedAt: !340)
!550 = distinct !{!550, !455, !531, !532, !534, !533}
!551 = !DILocation(line: 0, scope: !457, inlinedAt: !552)
!552 = distinct !DILocation(line: 74, column: 26, scope: !452, inlinedAt: !340)
!553 = !DILocation(line: 29, column: 25, scope: !457, inlinedAt: !552)
!554 = !DILocation(line: 74, column: 24, scope: !452, inlinedAt: !340)
!555 = !DILocalVariable(name: "seed", arg: 1, scope: !556, file: !2, line: 45, type: !80)
!556 = distinct !DISubprogram(name: "first_point", scope: !2, file: !2, line: 45, type: !557, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !559)
!557 = !DISubroutineType(types: !558)
!558 = !{!79, !80, !79, !79}
!559 = !{!555, !560, !561}
!560 = !DILocalVariable(name: "points", arg: 2, scope: !556, file: !2, line: 45, type: !79)
!561 = !DILocalVariable(name: "cluster", arg: 3, scope: !556, file: !2, line: 45, type: !79)
!562 = !DILocation(line: 0, scope: !556, inlinedAt: !563)
!563 = distinct !DILocation(line: 74, column: 56, scope: !452, inlinedAt: !340)
!564 = !DILocation(line: 0, scope: !480, inlinedAt: !565)
!565 = distinct !DILocation(line: 46, column: 16, scope: !556, inlinedAt: !563)
!566 = !DILocation(line: 34, column: 67, scope: !480, inlinedAt: !565)
!567 = !DILocation(line: 34, column: 59, scope: !480, inlinedAt: !565)
!568 = !DILocation(line: 35, column: 15, scope: !480, inlinedAt: !565)
!569 = !DILocation(line: 35, column: 10, scope: !480, inlinedAt: !565)
!570 = !DILocation(line: 35, column: 23, scope: !480, inlinedAt: !565)
!571 = !DILocation(line: 36, column: 15, scope: !480, inlinedAt: !565)
!572 = !DILocation(line: 36, column: 10, scope: !480, inlinedAt: !565)
!573 = !DILocation(line: 36, column: 23, scope: !480, inlinedAt: !565)
!574 = !DILocation(line: 37, column: 17, scope: !480, inlinedAt: !565)
!575 = !DILocation(line: 37, column: 12, scope: !480, inlinedAt: !565)
!576 = !DILocation(line: 46, column: 56, scope: !556, inlinedAt: !563)
!577 = !DILocation(line: 0, scope: !457, inlinedAt: !578)
!578 = distinct !DILocation(line: 74, column: 50, scope: !452, inlinedAt: !340)
!579 = !DILocation(line: 29, column: 25, scope: !457, inlinedAt: !578)
!580 = !DILocation(line: 74, column: 48, scope: !452, inlinedAt: !340)
!581 = !DILocation(line: 74, column: 5, scope: !452, inlinedAt: !340)
!582 = !DILocation(line: 73, column: 26, scope: !452, inlinedAt: !340)
!583 = distinct !{!583, !453, !584, !532}
!584 = !DILocation(line: 75, column: 37, scope: !338, inlinedAt: !340)
!585 = !DILocalVariable(name: "now", scope: !586, file: !33, line: 94, type: !590)
!586 = distinct !DISubprogram(name: "seconds_now", scope: !33, file: !33, line: 93, type: !587, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !589)
!587 = !DISubroutineType(types: !588)
!588 = !{!93}
!589 = !{!585}
!590 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !591, line: 11, size: 128, elements: !592)
!591 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!592 = !{!593, !595}
!593 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !590, file: !591, line: 16, baseType: !594, size: 64)
!594 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !83, line: 160, baseType: !165)
!595 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !590, file: !591, line: 21, baseType: !596, size: 64, offset: 64)
!596 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !83, line: 197, baseType: !165)
!597 = !DILocation(line: 0, scope: !586, inlinedAt: !598)
!598 = distinct !DILocation(line: 85, column: 24, scope: !108)
!599 = !DILocation(line: 94, column: 3, scope: !586, inlinedAt: !598)
!600 = !DILocation(line: 95, column: 3, scope: !586, inlinedAt: !598)
!601 = !DILocation(line: 96, column: 22, scope: !586, inlinedAt: !598)
!602 = !{!603, !604, i64 0}
!603 = !{!"timespec", !604, i64 0, !604, i64 8}
!604 = !{!"long", !200, i64 0}
!605 = !DILocation(line: 96, column: 50, scope: !586, inlinedAt: !598)
!606 = !{!603, !604, i64 8}
!607 = !DILocation(line: 96, column: 38, scope: !586, inlinedAt: !598)
!608 = !DILocation(line: 96, column: 36, scope: !586, inlinedAt: !598)
!609 = !DILocation(line: 97, column: 1, scope: !586, inlinedAt: !598)
!610 = !DILocation(line: 86, column: 3, scope: !108)
!611 = !DILocalVariable(name: "a", arg: 1, scope: !612, file: !63, line: 50, type: !324)
!612 = distinct !DISubprogram(name: "iterate", scope: !63, file: !63, line: 50, type: !613, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !616)
!613 = !DISubroutineType(types: !614)
!614 = !{!79, !324, !615}
!615 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!616 = !{!611, !617, !618, !619, !620, !621}
!617 = !DILocalVariable(name: "s", arg: 2, scope: !612, file: !63, line: 50, type: !615)
!618 = !DILocalVariable(name: "n", scope: !612, file: !63, line: 51, type: !147)
!619 = !DILocalVariable(name: "c", scope: !612, file: !63, line: 51, type: !147)
!620 = !DILocalVariable(name: "d", scope: !612, file: !63, line: 51, type: !147)
!621 = !DILocalVariable(name: "moved", scope: !612, file: !63, line: 55, type: !147)
!622 = !DILocation(line: 0, scope: !612, inlinedAt: !623)
!623 = distinct !DILocation(line: 86, column: 14, scope: !108)
!624 = !DILocalVariable(name: "x", arg: 1, scope: !625, file: !63, line: 16, type: !628)
!625 = distinct !DISubprogram(name: "square_lengths", scope: !63, file: !63, line: 16, type: !626, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !630)
!626 = !DISubroutineType(types: !627)
!627 = !{null, !628, !79, !79, !88}
!628 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !629, size: 64)
!629 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!630 = !{!624, !631, !632, !633, !634, !636, !639}
!631 = !DILocalVariable(name: "rows", arg: 2, scope: !625, file: !63, line: 16, type: !79)
!632 = !DILocalVariable(name: "columns", arg: 3, scope: !625, file: !63, line: 16, type: !79)
!633 = !DILocalVariable(name: "out", arg: 4, scope: !625, file: !63, line: 16, type: !88)
!634 = !DILocalVariable(name: "j", scope: !635, file: !63, line: 17, type: !79)
!635 = distinct !DILexicalBlock(scope: !625, file: !63, line: 17, column: 3)
!636 = !DILocalVariable(name: "sum", scope: !637, file: !63, line: 18, type: !93)
!637 = distinct !DILexicalBlock(scope: !638, file: !63, line: 17, column: 37)
!638 = distinct !DILexicalBlock(scope: !635, file: !63, line: 17, column: 3)
!639 = !DILocalVariable(name: "i", scope: !640, file: !63, line: 19, type: !79)
!640 = distinct !DILexicalBlock(scope: !637, file: !63, line: 19, column: 5)
!641 = !DILocation(line: 0, scope: !625, inlinedAt: !642)
!642 = distinct !DILocation(line: 52, column: 3, scope: !612, inlinedAt: !623)
!643 = !DILocation(line: 0, scope: !635, inlinedAt: !642)
!644 = !DILocation(line: 17, column: 3, scope: !635, inlinedAt: !642)
!645 = !DILocation(line: 0, scope: !640, inlinedAt: !642)
!646 = !DILocation(line: 0, scope: !637, inlinedAt: !642)
!647 = !DILocation(line: 19, column: 5, scope: !640, inlinedAt: !642)
!648 = !DILocation(line: 19, column: 51, scope: !649, inlinedAt: !642)
!649 = distinct !DILexicalBlock(scope: !640, file: !63, line: 19, column: 5)
!650 = !DILocation(line: 19, column: 43, scope: !649, inlinedAt: !642)
!651 = !DILocation(line: 19, column: 69, scope: !649, inlinedAt: !642)
!652 = !DILocation(line: 19, column: 40, scope: !649, inlinedAt: !642)
!653 = !DILocation(line: 19, column: 31, scope: !649, inlinedAt: !642)
!654 = distinct !{!654, !655}
!655 = !{!"llvm.loop.unroll.disable"}
!656 = !DILocation(line: 20, column: 14, scope: !637, inlinedAt: !642)
!657 = !DILocation(line: 20, column: 5, scope: !637, inlinedAt: !642)
!658 = !DILocation(line: 20, column: 12, scope: !637, inlinedAt: !642)
!659 = !DILocation(line: 17, column: 32, scope: !638, inlinedAt: !642)
!660 = !DILocation(line: 17, column: 21, scope: !638, inlinedAt: !642)
!661 = distinct !{!661, !644, !662, !532}
!662 = !DILocation(line: 21, column: 3, scope: !635, inlinedAt: !642)
!663 = distinct !{!663, !647, !664, !532}
!664 = !DILocation(line: 19, column: 87, scope: !640, inlinedAt: !642)
!665 = !DILocation(line: 53, column: 3, scope: !612, inlinedAt: !623)
!666 = !DILocalVariable(name: "a", arg: 1, scope: !667, file: !63, line: 25, type: !324)
!667 = distinct !DISubprogram(name: "assign", scope: !63, file: !63, line: 25, type: !613, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !668)
!668 = !{!666, !669, !670, !671, !673, !676, !677}
!669 = !DILocalVariable(name: "s", arg: 2, scope: !667, file: !63, line: 25, type: !615)
!670 = !DILocalVariable(name: "moved", scope: !667, file: !63, line: 26, type: !79)
!671 = !DILocalVariable(name: "j", scope: !672, file: !63, line: 29, type: !79)
!672 = distinct !DILexicalBlock(scope: !667, file: !63, line: 29, column: 3)
!673 = !DILocalVariable(name: "column", scope: !674, file: !63, line: 30, type: !628)
!674 = distinct !DILexicalBlock(scope: !675, file: !63, line: 29, column: 39)
!675 = distinct !DILexicalBlock(scope: !672, file: !63, line: 29, column: 3)
!676 = !DILocalVariable(name: "nearest", scope: !674, file: !63, line: 31, type: !79)
!677 = !DILocalVariable(name: "i", scope: !678, file: !63, line: 32, type: !79)
!678 = distinct !DILexicalBlock(scope: !674, file: !63, line: 32, column: 5)
!679 = !DILocation(line: 0, scope: !667, inlinedAt: !680)
!680 = distinct !DILocation(line: 55, column: 21, scope: !612, inlinedAt: !623)
!681 = !DILocation(line: 27, column: 3, scope: !667, inlinedAt: !680)
!682 = !DILocation(line: 28, column: 3, scope: !667, inlinedAt: !680)
!683 = !DILocation(line: 0, scope: !672, inlinedAt: !680)
!684 = !DILocation(line: 29, column: 3, scope: !672, inlinedAt: !680)
!685 = !DILocation(line: 0, scope: !457, inlinedAt: !686)
!686 = distinct !DILocation(line: 30, column: 41, scope: !674, inlinedAt: !680)
!687 = !DILocation(line: 29, column: 25, scope: !457, inlinedAt: !686)
!688 = !DILocation(line: 30, column: 39, scope: !674, inlinedAt: !680)
!689 = !DILocation(line: 0, scope: !674, inlinedAt: !680)
!690 = !DILocation(line: 0, scope: !678, inlinedAt: !680)
!691 = !DILocation(line: 32, column: 5, scope: !678, inlinedAt: !680)
!692 = !DILocation(line: 33, column: 11, scope: !693, inlinedAt: !680)
!693 = distinct !DILexicalBlock(scope: !694, file: !63, line: 33, column: 11)
!694 = distinct !DILexicalBlock(scope: !678, file: !63, line: 32, column: 5)
!695 = !DILocation(line: 33, column: 23, scope: !693, inlinedAt: !680)
!696 = !DILocation(line: 33, column: 21, scope: !693, inlinedAt: !680)
!697 = !DILocation(line: 33, column: 39, scope: !693, inlinedAt: !680)
!698 = !DILocation(line: 33, column: 57, scope: !693, inlinedAt: !680)
!699 = !DILocation(line: 33, column: 55, scope: !693, inlinedAt: !680)
!700 = !DILocation(line: 33, column: 37, scope: !693, inlinedAt: !680)
!701 = !DILocation(line: 33, column: 11, scope: !694, inlinedAt: !680)
!702 = !DILocation(line: 34, column: 14, scope: !674, inlinedAt: !680)
!703 = !DILocation(line: 34, column: 31, scope: !674, inlinedAt: !680)
!704 = !DILocation(line: 34, column: 11, scope: !674, inlinedAt: !680)
!705 = !DILocation(line: 35, column: 22, scope: !674, inlinedAt: !680)
!706 = !DILocation(line: 0, scope: !457, inlinedAt: !707)
!707 = distinct !DILocation(line: 36, column: 16, scope: !674, inlinedAt: !680)
!708 = !DILocation(line: 29, column: 33, scope: !457, inlinedAt: !707)
!709 = !DILocation(line: 36, column: 5, scope: !674, inlinedAt: !680)
!710 = !DILocation(line: 36, column: 45, scope: !674, inlinedAt: !680)
!711 = !DILocation(line: 37, column: 7, scope: !674, inlinedAt: !680)
!712 = !DILocation(line: 37, column: 5, scope: !674, inlinedAt: !680)
!713 = !DILocation(line: 29, column: 34, scope: !675, inlinedAt: !680)
!714 = !DILocation(line: 29, column: 21, scope: !675, inlinedAt: !680)
!715 = distinct !{!715, !684, !716, !532}
!716 = !DILocation(line: 38, column: 3, scope: !672, inlinedAt: !680)
!717 = !DILocation(line: 32, column: 38, scope: !694, inlinedAt: !680)
!718 = distinct !{!718, !691, !719, !532}
!719 = !DILocation(line: 33, column: 88, scope: !678, inlinedAt: !680)
!720 = !DILocation(line: 56, column: 3, scope: !612, inlinedAt: !623)
!721 = !DILocalVariable(name: "a", arg: 1, scope: !722, file: !63, line: 43, type: !324)
!722 = distinct !DISubprogram(name: "move_centroids", scope: !63, file: !63, line: 43, type: !723, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !725)
!723 = !DISubroutineType(types: !724)
!724 = !{null, !324, !615}
!725 = !{!721, !726, !727, !729}
!726 = !DILocalVariable(name: "s", arg: 2, scope: !722, file: !63, line: 43, type: !615)
!727 = !DILocalVariable(name: "j", scope: !728, file: !63, line: 44, type: !79)
!728 = distinct !DILexicalBlock(scope: !722, file: !63, line: 44, column: 3)
!729 = !DILocalVariable(name: "i", scope: !730, file: !63, line: 45, type: !79)
!730 = distinct !DILexicalBlock(scope: !731, file: !63, line: 45, column: 5)
!731 = distinct !DILexicalBlock(scope: !728, file: !63, line: 44, column: 3)
!732 = !DILocation(line: 0, scope: !722, inlinedAt: !733)
!733 = distinct !DILocation(line: 58, column: 3, scope: !612, inlinedAt: !623)
!734 = !DILocation(line: 0, scope: !728, inlinedAt: !733)
!735 = !DILocation(line: 44, column: 3, scope: !728, inlinedAt: !733)
!736 = !DILocation(line: 0, scope: !730, inlinedAt: !733)
!737 = !DILocation(line: 45, column: 39, scope: !738, inlinedAt: !733)
!738 = distinct !DILexicalBlock(scope: !730, file: !63, line: 45, column: 5)
!739 = !DILocation(line: 45, column: 5, scope: !730, inlinedAt: !733)
!740 = !DILocation(line: 45, column: 55, scope: !738, inlinedAt: !733)
!741 = !DILocation(line: 29, column: 31, scope: !457, inlinedAt: !742)
!742 = distinct !DILocation(line: 46, column: 55, scope: !738, inlinedAt: !733)
!743 = !DILocation(line: 46, column: 47, scope: !738, inlinedAt: !733)
!744 = !DILocation(line: 46, column: 80, scope: !738, inlinedAt: !733)
!745 = !DILocation(line: 46, column: 7, scope: !738, inlinedAt: !733)
!746 = !DILocation(line: 46, column: 45, scope: !738, inlinedAt: !733)
!747 = distinct !{!747, !739, !748, !532, !533, !534}
!748 = !DILocation(line: 46, column: 99, scope: !730, inlinedAt: !733)
!749 = !DILocation(line: 0, scope: !457, inlinedAt: !742)
!750 = !DILocation(line: 0, scope: !457, inlinedAt: !751)
!751 = distinct !DILocation(line: 46, column: 20, scope: !738, inlinedAt: !733)
!752 = !DILocation(line: 45, column: 23, scope: !738, inlinedAt: !733)
!753 = distinct !{!753, !739, !748, !532, !534, !533}
!754 = !DILocation(line: 44, column: 36, scope: !731, inlinedAt: !733)
!755 = !DILocation(line: 44, column: 21, scope: !731, inlinedAt: !733)
!756 = distinct !{!756, !735, !757, !532}
!757 = !DILocation(line: 46, column: 99, scope: !728, inlinedAt: !733)
!758 = !DILocation(line: 87, column: 30, scope: !108)
!759 = !DILocalVariable(name: "a", arg: 1, scope: !760, file: !2, line: 50, type: !324)
!760 = distinct !DISubprogram(name: "goes_on", scope: !2, file: !2, line: 50, type: !761, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !763)
!761 = !DISubroutineType(types: !762)
!762 = !{!79, !324, !79, !79}
!763 = !{!759, !764, !765}
!764 = !DILocalVariable(name: "done", arg: 2, scope: !760, file: !2, line: 50, type: !79)
!765 = !DILocalVariable(name: "moved", arg: 3, scope: !760, file: !2, line: 50, type: !79)
!766 = !DILocation(line: 0, scope: !760, inlinedAt: !767)
!767 = distinct !DILocation(line: 87, column: 10, scope: !108)
!768 = !DILocation(line: 51, column: 10, scope: !760, inlinedAt: !767)
!769 = !DILocation(line: 51, column: 31, scope: !760, inlinedAt: !767)
!770 = !DILocation(line: 86, column: 6, scope: !108)
!771 = !DILocation(line: 51, column: 49, scope: !760, inlinedAt: !767)
!772 = !DILocation(line: 51, column: 55, scope: !760, inlinedAt: !767)
!773 = distinct !{!773, !610, !774, !532}
!774 = !DILocation(line: 87, column: 44, scope: !108)
!775 = !DILocation(line: 96, column: 10, scope: !586, inlinedAt: !598)
!776 = !DILocation(line: 96, column: 29, scope: !586, inlinedAt: !598)
!777 = !DILocation(line: 0, scope: !586, inlinedAt: !778)
!778 = distinct !DILocation(line: 88, column: 26, scope: !108)
!779 = !DILocation(line: 94, column: 3, scope: !586, inlinedAt: !778)
!780 = !DILocation(line: 95, column: 3, scope: !586, inlinedAt: !778)
!781 = !DILocation(line: 96, column: 22, scope: !586, inlinedAt: !778)
!782 = !DILocation(line: 96, column: 10, scope: !586, inlinedAt: !778)
!783 = !DILocation(line: 96, column: 50, scope: !586, inlinedAt: !778)
!784 = !DILocation(line: 96, column: 38, scope: !586, inlinedAt: !778)
!785 = !DILocation(line: 96, column: 36, scope: !586, inlinedAt: !778)
!786 = !DILocation(line: 96, column: 29, scope: !586, inlinedAt: !778)
!787 = !DILocation(line: 97, column: 1, scope: !586, inlinedAt: !778)
!788 = !DILocation(line: 88, column: 40, scope: !108)
!789 = !DILocalVariable(name: "a", arg: 1, scope: !790, file: !2, line: 55, type: !324)
!790 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 55, type: !791, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !793)
!791 = !DISubroutineType(types: !792)
!792 = !{!79, !324, !628, !79, !79, !93}
!793 = !{!789, !794, !795, !796, !797, !798}
!794 = !DILocalVariable(name: "centroids", arg: 2, scope: !790, file: !2, line: 55, type: !628)
!795 = !DILocalVariable(name: "iterations", arg: 3, scope: !790, file: !2, line: 55, type: !79)
!796 = !DILocalVariable(name: "moved", arg: 4, scope: !790, file: !2, line: 55, type: !79)
!797 = !DILocalVariable(name: "seconds", arg: 5, scope: !790, file: !2, line: 56, type: !93)
!798 = !DILocalVariable(name: "count", scope: !790, file: !2, line: 57, type: !799)
!799 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!800 = !DILocation(line: 0, scope: !790, inlinedAt: !801)
!801 = distinct !DILocation(line: 90, column: 22, scope: !108)
!802 = !DILocation(line: 57, column: 46, scope: !790, inlinedAt: !801)
!803 = !DILocation(line: 59, column: 57, scope: !790, inlinedAt: !801)
!804 = !DILocation(line: 58, column: 3, scope: !790, inlinedAt: !801)
!805 = !DILocalVariable(name: "seconds", arg: 1, scope: !806, file: !33, line: 100, type: !93)
!806 = distinct !DISubprogram(name: "print_seconds", scope: !33, file: !33, line: 100, type: !807, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !809)
!807 = !DISubroutineType(types: !808)
!808 = !{null, !93}
!809 = !{!805}
!810 = !DILocation(line: 0, scope: !806, inlinedAt: !811)
!811 = distinct !DILocation(line: 60, column: 3, scope: !790, inlinedAt: !801)
!812 = !DILocation(line: 100, column: 52, scope: !806, inlinedAt: !811)
!813 = !DILocalVariable(name: "path", arg: 1, scope: !814, file: !33, line: 113, type: !126)
!814 = distinct !DISubprogram(name: "write_result", scope: !33, file: !33, line: 113, type: !815, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !817)
!815 = !DISubroutineType(types: !816)
!816 = !{!79, !126, !628, !85}
!817 = !{!813, !818, !819}
!818 = !DILocalVariable(name: "x", arg: 2, scope: !814, file: !33, line: 113, type: !628)
!819 = !DILocalVariable(name: "count", arg: 3, scope: !814, file: !33, line: 113, type: !85)
!820 = !DILocation(line: 0, scope: !814, inlinedAt: !821)
!821 = distinct !DILocation(line: 61, column: 10, scope: !790, inlinedAt: !801)
!822 = !DILocalVariable(name: "path", arg: 1, scope: !823, file: !33, line: 104, type: !126)
!823 = distinct !DISubprogram(name: "write_elements", scope: !33, file: !33, line: 104, type: !824, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !826)
!824 = !DISubroutineType(types: !825)
!825 = !{!79, !126, !358, !85, !85}
!826 = !{!822, !827, !828, !829, !830, !886}
!827 = !DILocalVariable(name: "x", arg: 2, scope: !823, file: !33, line: 104, type: !358)
!828 = !DILocalVariable(name: "size", arg: 3, scope: !823, file: !33, line: 104, type: !85)
!829 = !DILocalVariable(name: "count", arg: 4, scope: !823, file: !33, line: 104, type: !85)
!830 = !DILocalVariable(name: "file", scope: !823, file: !33, line: 106, type: !831)
!831 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !832, size: 64)
!832 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !833, line: 7, baseType: !834)
!833 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!834 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !835, line: 49, size: 1728, elements: !836)
!835 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!836 = !{!837, !838, !839, !840, !841, !842, !843, !844, !845, !846, !847, !848, !849, !852, !854, !855, !856, !858, !860, !862, !866, !869, !871, !874, !877, !878, !880, !881, !882}
!837 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !834, file: !835, line: 51, baseType: !79, size: 32)
!838 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !834, file: !835, line: 54, baseType: !112, size: 64, offset: 64)
!839 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !834, file: !835, line: 55, baseType: !112, size: 64, offset: 128)
!840 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !834, file: !835, line: 56, baseType: !112, size: 64, offset: 192)
!841 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !834, file: !835, line: 57, baseType: !112, size: 64, offset: 256)
!842 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !834, file: !835, line: 58, baseType: !112, size: 64, offset: 320)
!843 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !834, file: !835, line: 59, baseType: !112, size: 64, offset: 384)
!844 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !834, file: !835, line: 60, baseType: !112, size: 64, offset: 448)
!845 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !834, file: !835, line: 61, baseType: !112, size: 64, offset: 512)
!846 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !834, file: !835, line: 64, baseType: !112, size: 64, offset: 576)
!847 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !834, file: !835, line: 65, baseType: !112, size: 64, offset: 640)
!848 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !834, file: !835, line: 66, baseType: !112, size: 64, offset: 704)
!849 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !834, file: !835, line: 68, baseType: !850, size: 64, offset: 768)
!850 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !851, size: 64)
!851 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !835, line: 36, flags: DIFlagFwdDecl)
!852 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !834, file: !835, line: 70, baseType: !853, size: 64, offset: 832)
!853 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !834, size: 64)
!854 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !834, file: !835, line: 72, baseType: !79, size: 32, offset: 896)
!855 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !834, file: !835, line: 73, baseType: !79, size: 32, offset: 928)
!856 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !834, file: !835, line: 74, baseType: !857, size: 64, offset: 960)
!857 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !83, line: 152, baseType: !165)
!858 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !834, file: !835, line: 77, baseType: !859, size: 16, offset: 1024)
!859 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!860 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !834, file: !835, line: 78, baseType: !861, size: 8, offset: 1040)
!861 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!862 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !834, file: !835, line: 79, baseType: !863, size: 8, offset: 1048)
!863 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !864)
!864 = !{!865}
!865 = !DISubrange(count: 1)
!866 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !834, file: !835, line: 81, baseType: !867, size: 64, offset: 1088)
!867 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !868, size: 64)
!868 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !835, line: 43, baseType: null)
!869 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !834, file: !835, line: 89, baseType: !870, size: 64, offset: 1152)
!870 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !83, line: 153, baseType: !165)
!871 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !834, file: !835, line: 91, baseType: !872, size: 64, offset: 1216)
!872 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !873, size: 64)
!873 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !835, line: 37, flags: DIFlagFwdDecl)
!874 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !834, file: !835, line: 92, baseType: !875, size: 64, offset: 1280)
!875 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !876, size: 64)
!876 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !835, line: 38, flags: DIFlagFwdDecl)
!877 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !834, file: !835, line: 93, baseType: !853, size: 64, offset: 1344)
!878 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !834, file: !835, line: 94, baseType: !879, size: 64, offset: 1408)
!879 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!880 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !834, file: !835, line: 95, baseType: !85, size: 64, offset: 1472)
!881 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !834, file: !835, line: 96, baseType: !79, size: 32, offset: 1536)
!882 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !834, file: !835, line: 98, baseType: !883, size: 160, offset: 1568)
!883 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !884)
!884 = !{!885}
!885 = !DISubrange(count: 20)
!886 = !DILocalVariable(name: "written", scope: !823, file: !33, line: 107, type: !799)
!887 = !DILocation(line: 0, scope: !823, inlinedAt: !888)
!888 = distinct !DILocation(line: 114, column: 10, scope: !814, inlinedAt: !821)
!889 = !DILocation(line: 105, column: 8, scope: !890, inlinedAt: !888)
!890 = distinct !DILexicalBlock(scope: !823, file: !33, line: 105, column: 7)
!891 = !DILocation(line: 105, column: 7, scope: !823, inlinedAt: !888)
!892 = !DILocation(line: 106, column: 16, scope: !823, inlinedAt: !888)
!893 = !DILocation(line: 107, column: 26, scope: !823, inlinedAt: !888)
!894 = !DILocation(line: 107, column: 33, scope: !823, inlinedAt: !888)
!895 = !DILocation(line: 108, column: 16, scope: !896, inlinedAt: !888)
!896 = distinct !DILexicalBlock(scope: !823, file: !33, line: 108, column: 7)
!897 = !DILocation(line: 108, column: 29, scope: !896, inlinedAt: !888)
!898 = !DILocation(line: 109, column: 11, scope: !823, inlinedAt: !888)
!899 = !DILocation(line: 109, column: 3, scope: !823, inlinedAt: !888)
!900 = !DILocation(line: 110, column: 3, scope: !823, inlinedAt: !888)
!901 = !DILocation(line: 91, column: 3, scope: !108)
!902 = !DILocation(line: 91, column: 23, scope: !108)
!903 = !DILocation(line: 91, column: 46, scope: !108)
!904 = !DILocation(line: 91, column: 68, scope: !108)
!905 = !DILocation(line: 92, column: 3, scope: !108)
!906 = !DILocation(line: 92, column: 21, scope: !108)
!907 = !DILocation(line: 92, column: 42, scope: !108)
!908 = !DILocation(line: 92, column: 66, scope: !108)
!909 = !DILocation(line: 94, column: 1, scope: !108)
!910 = !DISubprogram(name: "free", scope: !911, file: !911, line: 568, type: !912, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!911 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!912 = !DISubroutineType(types: !913)
!913 = !{null, !879}
!914 = !DISubprogram(name: "fprintf", scope: !915, file: !915, line: 350, type: !916, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!915 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!916 = !DISubroutineType(types: !917)
!917 = !{!79, !918, !919, null}
!918 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !831)
!919 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!920 = !DISubprogram(name: "__errno_location", scope: !921, file: !921, line: 37, type: !922, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!921 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!922 = !DISubroutineType(types: !923)
!923 = !{!87}
!924 = !DISubprogram(name: "strtol", scope: !911, file: !911, line: 177, type: !925, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!925 = !DISubroutineType(types: !926)
!926 = !{!165, !919, !927, !79}
!927 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!928 = !DISubprogram(name: "malloc", scope: !911, file: !911, line: 553, type: !929, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!929 = !DISubroutineType(types: !930)
!930 = !{!879, !85}
!931 = !DISubprogram(name: "exit", scope: !911, file: !911, line: 637, type: !932, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!932 = !DISubroutineType(types: !933)
!933 = !{null, !79}
!934 = !DISubprogram(name: "timespec_get", scope: !935, file: !935, line: 383, type: !936, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!935 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!936 = !DISubroutineType(types: !937)
!937 = !{!79, !938, !79}
!938 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !590, size: 64)
!939 = !DISubprogram(name: "cblas_sgemm", scope: !73, file: !73, line: 10, type: !940, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!940 = !DISubroutineType(types: !941)
!941 = !{null, !79, !79, !79, !79, !79, !79, !89, !628, !79, !628, !79, !89, !88, !79}
!942 = !DISubprogram(name: "printf", scope: !915, file: !915, line: 356, type: !943, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!943 = !DISubroutineType(types: !944)
!944 = !{!79, !919, null}
!945 = distinct !DISubprogram(name: "frobenius_norm", scope: !33, file: !33, line: 53, type: !946, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !948)
!946 = !DISubroutineType(types: !947)
!947 = !{!93, !628, !85}
!948 = !{!949, !950, !951, !952}
!949 = !DILocalVariable(name: "x", arg: 1, scope: !945, file: !33, line: 53, type: !628)
!950 = !DILocalVariable(name: "count", arg: 2, scope: !945, file: !33, line: 53, type: !85)
!951 = !DILocalVariable(name: "sum", scope: !945, file: !33, line: 54, type: !93)
!952 = !DILocalVariable(name: "i", scope: !953, file: !33, line: 55, type: !85)
!953 = distinct !DILexicalBlock(scope: !945, file: !33, line: 55, column: 3)
!954 = !DILocation(line: 0, scope: !945)
!955 = !DILocation(line: 0, scope: !953)
!956 = !DILocation(line: 55, column: 24, scope: !957)
!957 = distinct !DILexicalBlock(scope: !953, file: !33, line: 55, column: 3)
!958 = !DILocation(line: 55, column: 3, scope: !953)
!959 = !DILocation(line: 55, column: 53, scope: !957)
!960 = !DILocation(line: 55, column: 45, scope: !957)
!961 = !DILocation(line: 55, column: 58, scope: !957)
!962 = !DILocation(line: 55, column: 42, scope: !957)
!963 = !DILocation(line: 55, column: 33, scope: !957)
!964 = distinct !{!964, !655}
!965 = !DILocation(line: 56, column: 10, scope: !945)
!966 = !DILocation(line: 56, column: 3, scope: !945)
!967 = distinct !{!967, !958, !968, !532}
!968 = !DILocation(line: 55, column: 63, scope: !953)
!969 = !DISubprogram(name: "sqrt", scope: !970, file: !970, line: 143, type: !971, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!970 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!971 = !DISubroutineType(types: !972)
!972 = !{!93, !93}
!973 = !DISubprogram(name: "fopen", scope: !915, file: !915, line: 258, type: !974, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!974 = !DISubroutineType(types: !975)
!975 = !{!831, !919, !919}
!976 = !DISubprogram(name: "fwrite", scope: !915, file: !915, line: 681, type: !977, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!977 = !DISubroutineType(types: !978)
!978 = !{!84, !979, !85, !85, !918}
!979 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !358)
!980 = !DISubprogram(name: "fclose", scope: !915, file: !915, line: 178, type: !981, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!981 = !DISubroutineType(types: !982)
!982 = !{!79, !831}
