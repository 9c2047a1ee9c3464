; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/gemm/gemm_cblas.c
; sources: samples/gemm/gemm_cblas.c samples/gemm/gemm.h samples/common.h samples/blas.h
; sha256: f1c73fba1ab7cb375930a077acb4aeed96971eec8d1b32f4fca50eb812604e0e
; ModuleID = 'samples/gemm/gemm_cblas.c'
source_filename = "samples/gemm/gemm_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"m\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [9 x i8] c"gemm.bin\00", align 1, !dbg !16
@stderr = external local_unnamed_addr global ptr, align 8
@.str.5 = private unnamed_addr constant [73 x i8] c"usage: gemm [m=1024] [n=m] [k=n] [seed=1] [output=gemm.bin, - for none]\0A\00", align 1, !dbg !21
@.str.6 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [33 x i8] c"error: no memory for %zu floats\0A\00", align 1, !dbg !32
@.str.8 = private unnamed_addr constant [31 x i8] c"gemm m=%d n=%d k=%d norm=%.9g\0A\00", align 1, !dbg !37
@.str.10 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !42
@.str.11 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !47

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !91 {
  %3 = alloca ptr, align 8, !DIAssignID !120
  %4 = alloca ptr, align 8, !DIAssignID !121
  %5 = alloca ptr, align 8, !DIAssignID !122
  %6 = alloca ptr, align 8, !DIAssignID !123
    #dbg_value(i32 %0, !97, !DIExpression(), !124)
    #dbg_value(ptr %1, !98, !DIExpression(), !124)
    #dbg_value(i32 %0, !125, !DIExpression(), !138)
    #dbg_value(ptr %1, !131, !DIExpression(), !138)
    #dbg_value(ptr undef, !132, !DIExpression(), !138)
  %7 = icmp slt i32 %0, 7, !dbg !141
  br i1 %7, label %8, label %101, !dbg !143

8:                                                ; preds = %2
    #dbg_assign(i1 undef, !144, !DIExpression(), !123, ptr %6, !DIExpression(), !158)
    #dbg_value(i32 %0, !150, !DIExpression(), !158)
    #dbg_value(ptr %1, !151, !DIExpression(), !158)
    #dbg_value(i32 1, !152, !DIExpression(), !158)
    #dbg_value(ptr @.str, !153, !DIExpression(), !158)
    #dbg_value(i64 1, !154, !DIExpression(), !158)
    #dbg_value(i64 32768, !155, !DIExpression(), !158)
    #dbg_value(i64 1024, !156, !DIExpression(), !158)
    #dbg_value(ptr undef, !157, !DIExpression(), !158)
    #dbg_value(i64 1024, !133, !DIExpression(), !138)
  %9 = icmp sgt i32 %0, 1, !dbg !160
  br i1 %9, label %10, label %104, !dbg !162

10:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12, !dbg !163
  %11 = tail call ptr @__errno_location() #13, !dbg !164
  store i32 0, ptr %11, align 4, !dbg !165, !tbaa !166
  %12 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !170
  %13 = load ptr, ptr %12, align 8, !dbg !170, !tbaa !171
  %14 = call i64 @strtol(ptr noundef %13, ptr noundef nonnull %6, i32 noundef 10) #12, !dbg !173
    #dbg_value(i64 %14, !133, !DIExpression(), !138)
  %15 = load ptr, ptr %12, align 8, !dbg !174, !tbaa !171
  %16 = load i8, ptr %15, align 1, !dbg !176, !tbaa !177
  %17 = icmp eq i8 %16, 0, !dbg !176
  br i1 %17, label %28, label %18, !dbg !178

18:                                               ; preds = %10
  %19 = load ptr, ptr %6, align 8, !dbg !179, !tbaa !171
  %20 = load i8, ptr %19, align 1, !dbg !180, !tbaa !177
  %21 = icmp eq i8 %20, 0, !dbg !180
  br i1 %21, label %22, label %28, !dbg !181

22:                                               ; preds = %18
  %23 = load i32, ptr %11, align 4, !dbg !182, !tbaa !166
  %24 = icmp ne i32 %23, 0, !dbg !182
  %25 = add i64 %14, -32769, !dbg !183
  %26 = icmp ult i64 %25, -32768, !dbg !183
  %27 = select i1 %24, i1 true, i1 %26, !dbg !183
  br i1 %27, label %28, label %31, !dbg !183

28:                                               ; preds = %22, %18, %10
  %29 = load ptr, ptr @stderr, align 8, !dbg !184, !tbaa !171
  %30 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %29, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str, ptr noundef nonnull %15, i64 noundef 1, i64 noundef 32768) #14, !dbg !185
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12, !dbg !186
    #dbg_value(i64 %14, !133, !DIExpression(), !138)
  br label %101, !dbg !187

31:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12, !dbg !186
    #dbg_value(i64 %14, !133, !DIExpression(), !138)
    #dbg_assign(i1 undef, !144, !DIExpression(), !122, ptr %5, !DIExpression(), !188)
    #dbg_value(i32 %0, !150, !DIExpression(), !188)
    #dbg_value(ptr %1, !151, !DIExpression(), !188)
    #dbg_value(i32 2, !152, !DIExpression(), !188)
    #dbg_value(ptr @.str.1, !153, !DIExpression(), !188)
    #dbg_value(i64 1, !154, !DIExpression(), !188)
    #dbg_value(i64 32768, !155, !DIExpression(), !188)
    #dbg_value(i64 %14, !156, !DIExpression(), !188)
    #dbg_value(ptr undef, !157, !DIExpression(), !188)
    #dbg_value(i64 %14, !135, !DIExpression(), !138)
  %32 = icmp eq i32 %0, 2, !dbg !190
  br i1 %32, label %104, label %33, !dbg !191

33:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12, !dbg !192
  store i32 0, ptr %11, align 4, !dbg !193, !tbaa !166
  %34 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !194
  %35 = load ptr, ptr %34, align 8, !dbg !194, !tbaa !171
  %36 = call i64 @strtol(ptr noundef %35, ptr noundef nonnull %5, i32 noundef 10) #12, !dbg !195
    #dbg_value(i64 %36, !135, !DIExpression(), !138)
  %37 = load ptr, ptr %34, align 8, !dbg !196, !tbaa !171
  %38 = load i8, ptr %37, align 1, !dbg !197, !tbaa !177
  %39 = icmp eq i8 %38, 0, !dbg !197
  br i1 %39, label %50, label %40, !dbg !198

40:                                               ; preds = %33
  %41 = load ptr, ptr %5, align 8, !dbg !199, !tbaa !171
  %42 = load i8, ptr %41, align 1, !dbg !200, !tbaa !177
  %43 = icmp eq i8 %42, 0, !dbg !200
  br i1 %43, label %44, label %50, !dbg !201

44:                                               ; preds = %40
  %45 = load i32, ptr %11, align 4, !dbg !202, !tbaa !166
  %46 = icmp ne i32 %45, 0, !dbg !202
  %47 = add i64 %36, -32769, !dbg !203
  %48 = icmp ult i64 %47, -32768, !dbg !203
  %49 = select i1 %46, i1 true, i1 %48, !dbg !203
  br i1 %49, label %50, label %53, !dbg !203

50:                                               ; preds = %44, %40, %33
  %51 = load ptr, ptr @stderr, align 8, !dbg !204, !tbaa !171
  %52 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %51, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %37, i64 noundef 1, i64 noundef 32768) #14, !dbg !205
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12, !dbg !206
    #dbg_value(i64 %36, !135, !DIExpression(), !138)
  br label %101, !dbg !207

53:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12, !dbg !206
    #dbg_value(i64 %36, !135, !DIExpression(), !138)
    #dbg_assign(i1 undef, !144, !DIExpression(), !121, ptr %4, !DIExpression(), !208)
    #dbg_value(i32 %0, !150, !DIExpression(), !208)
    #dbg_value(ptr %1, !151, !DIExpression(), !208)
    #dbg_value(i32 3, !152, !DIExpression(), !208)
    #dbg_value(ptr @.str.2, !153, !DIExpression(), !208)
    #dbg_value(i64 1, !154, !DIExpression(), !208)
    #dbg_value(i64 1048576, !155, !DIExpression(), !208)
    #dbg_value(i64 %36, !156, !DIExpression(), !208)
    #dbg_value(ptr undef, !157, !DIExpression(), !208)
    #dbg_value(i64 %36, !136, !DIExpression(), !138)
  %54 = icmp ugt i32 %0, 3, !dbg !210
  br i1 %54, label %55, label %104, !dbg !211

55:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12, !dbg !212
  store i32 0, ptr %11, align 4, !dbg !213, !tbaa !166
  %56 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !214
  %57 = load ptr, ptr %56, align 8, !dbg !214, !tbaa !171
  %58 = call i64 @strtol(ptr noundef %57, ptr noundef nonnull %4, i32 noundef 10) #12, !dbg !215
    #dbg_value(i64 %58, !136, !DIExpression(), !138)
  %59 = load ptr, ptr %56, align 8, !dbg !216, !tbaa !171
  %60 = load i8, ptr %59, align 1, !dbg !217, !tbaa !177
  %61 = icmp eq i8 %60, 0, !dbg !217
  br i1 %61, label %72, label %62, !dbg !218

62:                                               ; preds = %55
  %63 = load ptr, ptr %4, align 8, !dbg !219, !tbaa !171
  %64 = load i8, ptr %63, align 1, !dbg !220, !tbaa !177
  %65 = icmp eq i8 %64, 0, !dbg !220
  br i1 %65, label %66, label %72, !dbg !221

66:                                               ; preds = %62
  %67 = load i32, ptr %11, align 4, !dbg !222, !tbaa !166
  %68 = icmp ne i32 %67, 0, !dbg !222
  %69 = add i64 %58, -1048577, !dbg !223
  %70 = icmp ult i64 %69, -1048576, !dbg !223
  %71 = select i1 %68, i1 true, i1 %70, !dbg !223
  br i1 %71, label %72, label %75, !dbg !223

72:                                               ; preds = %66, %62, %55
  %73 = load ptr, ptr @stderr, align 8, !dbg !224, !tbaa !171
  %74 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %73, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %59, i64 noundef 1, i64 noundef 1048576) #14, !dbg !225
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !226
    #dbg_value(i64 %58, !136, !DIExpression(), !138)
  br label %101, !dbg !227

75:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !226
    #dbg_value(i64 %58, !136, !DIExpression(), !138)
    #dbg_assign(i1 undef, !144, !DIExpression(), !120, ptr %3, !DIExpression(), !228)
    #dbg_value(i32 %0, !150, !DIExpression(), !228)
    #dbg_value(ptr %1, !151, !DIExpression(), !228)
    #dbg_value(i32 4, !152, !DIExpression(), !228)
    #dbg_value(ptr @.str.3, !153, !DIExpression(), !228)
    #dbg_value(i64 0, !154, !DIExpression(), !228)
    #dbg_value(i64 2147483647, !155, !DIExpression(), !228)
    #dbg_value(i64 1, !156, !DIExpression(), !228)
    #dbg_value(ptr undef, !157, !DIExpression(), !228)
    #dbg_value(i64 1, !137, !DIExpression(), !138)
  %76 = icmp eq i32 %0, 4, !dbg !230
  br i1 %76, label %104, label %77, !dbg !231

77:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12, !dbg !232
  store i32 0, ptr %11, align 4, !dbg !233, !tbaa !166
  %78 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !234
  %79 = load ptr, ptr %78, align 8, !dbg !234, !tbaa !171
  %80 = call i64 @strtol(ptr noundef %79, ptr noundef nonnull %3, i32 noundef 10) #12, !dbg !235
    #dbg_value(i64 %80, !137, !DIExpression(), !138)
  %81 = load ptr, ptr %78, align 8, !dbg !236, !tbaa !171
  %82 = load i8, ptr %81, align 1, !dbg !237, !tbaa !177
  %83 = icmp eq i8 %82, 0, !dbg !237
  br i1 %83, label %93, label %84, !dbg !238

84:                                               ; preds = %77
  %85 = load ptr, ptr %3, align 8, !dbg !239, !tbaa !171
  %86 = load i8, ptr %85, align 1, !dbg !240, !tbaa !177
  %87 = icmp eq i8 %86, 0, !dbg !240
  br i1 %87, label %88, label %93, !dbg !241

88:                                               ; preds = %84
  %89 = load i32, ptr %11, align 4, !dbg !242, !tbaa !166
  %90 = icmp ne i32 %89, 0, !dbg !242
  %91 = icmp ugt i64 %80, 2147483647, !dbg !243
  %92 = select i1 %90, i1 true, i1 %91, !dbg !243
  br i1 %92, label %93, label %96, !dbg !243

93:                                               ; preds = %88, %84, %77
  %94 = load ptr, ptr @stderr, align 8, !dbg !244, !tbaa !171
  %95 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %94, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %81, i64 noundef 0, i64 noundef 2147483647) #14, !dbg !245
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !246
    #dbg_value(i64 %80, !137, !DIExpression(), !138)
  br label %101, !dbg !247

96:                                               ; preds = %88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !246
    #dbg_value(i64 %80, !137, !DIExpression(), !138)
    #dbg_value(i64 %14, !99, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !124)
    #dbg_value(i64 %36, !99, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !124)
    #dbg_value(i64 %58, !99, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !124)
    #dbg_value(i64 %80, !99, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !124)
  %97 = icmp eq i32 %0, 6, !dbg !248
  br i1 %97, label %98, label %104, !dbg !250

98:                                               ; preds = %96
  %99 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !251
  %100 = load ptr, ptr %99, align 8, !dbg !251, !tbaa !171
  br label %104, !dbg !250

101:                                              ; preds = %2, %28, %50, %72, %93
  %102 = load ptr, ptr @stderr, align 8, !dbg !252, !tbaa !171
  %103 = tail call i64 @fwrite(ptr nonnull @.str.5, i64 72, i64 1, ptr %102) #15, !dbg !253
    #dbg_value(i32 undef, !99, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !124)
    #dbg_value(i32 undef, !99, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !124)
    #dbg_value(i32 undef, !99, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !124)
    #dbg_value(ptr undef, !99, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !124)
    #dbg_value(i64 undef, !99, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !124)
  br label %159, !dbg !254

104:                                              ; preds = %8, %31, %53, %75, %98, %96
  %105 = phi i64 [ %80, %96 ], [ %80, %98 ], [ 1, %75 ], [ 1, %53 ], [ 1, %31 ], [ 1, %8 ]
  %106 = phi ptr [ @.str.4, %96 ], [ %100, %98 ], [ @.str.4, %75 ], [ @.str.4, %53 ], [ @.str.4, %31 ], [ @.str.4, %8 ]
  %107 = phi i64 [ %58, %96 ], [ %58, %98 ], [ %58, %75 ], [ %36, %53 ], [ %14, %31 ], [ 1024, %8 ]
  %108 = phi i64 [ %36, %96 ], [ %36, %98 ], [ %36, %75 ], [ %36, %53 ], [ %14, %31 ], [ 1024, %8 ]
  %109 = phi i64 [ %14, %96 ], [ %14, %98 ], [ %14, %75 ], [ %14, %53 ], [ %14, %31 ], [ 1024, %8 ]
  %110 = trunc nuw i64 %109 to i32, !dbg !255
  %111 = trunc nuw i64 %108 to i32, !dbg !256
  %112 = trunc nuw i64 %107 to i32, !dbg !257
    #dbg_value(i32 %110, !99, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !124)
    #dbg_value(i32 %111, !99, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !124)
    #dbg_value(i32 %112, !99, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !124)
    #dbg_value(ptr %106, !99, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !124)
    #dbg_value(i64 %105, !99, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !124)
    #dbg_value(i32 %110, !110, !DIExpression(), !124)
    #dbg_value(i32 %111, !112, !DIExpression(), !124)
    #dbg_value(i32 %112, !113, !DIExpression(), !124)
  %113 = mul nuw nsw i64 %109, %108, !dbg !258
    #dbg_value(i64 %113, !114, !DIExpression(), !124)
    #dbg_value(ptr undef, !259, !DIExpression(), !271)
    #dbg_value(i64 0, !266, !DIExpression(), !271)
    #dbg_value(i32 %110, !267, !DIExpression(), !271)
    #dbg_value(i32 %112, !268, !DIExpression(), !271)
  %114 = mul nuw nsw i64 %109, %107, !dbg !273
    #dbg_value(i64 %114, !269, !DIExpression(), !271)
    #dbg_value(i64 %114, !274, !DIExpression(), !280)
  %115 = shl nuw nsw i64 %114, 2, !dbg !282
  %116 = tail call noalias ptr @malloc(i64 noundef %115) #16, !dbg !283
    #dbg_value(ptr %116, !279, !DIExpression(), !280)
  %117 = icmp eq ptr %116, null, !dbg !284
  br i1 %117, label %118, label %121, !dbg !286

118:                                              ; preds = %104
  %119 = load ptr, ptr @stderr, align 8, !dbg !287, !tbaa !171
  %120 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %119, ptr noundef nonnull @.str.7, i64 noundef %114) #14, !dbg !289
  tail call void @exit(i32 noundef 1) #17, !dbg !290
  unreachable, !dbg !290

121:                                              ; preds = %104
    #dbg_value(ptr %116, !270, !DIExpression(), !271)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %116, i64 noundef %114, i64 noundef %105, i64 noundef 0), !dbg !291
    #dbg_value(ptr %116, !116, !DIExpression(), !124)
    #dbg_value(ptr undef, !259, !DIExpression(), !292)
    #dbg_value(i64 1, !266, !DIExpression(), !292)
    #dbg_value(i32 %112, !267, !DIExpression(), !292)
    #dbg_value(i32 %111, !268, !DIExpression(), !292)
  %122 = mul nuw nsw i64 %108, %107, !dbg !294
    #dbg_value(i64 %122, !269, !DIExpression(), !292)
    #dbg_value(i64 %122, !274, !DIExpression(), !295)
  %123 = shl nuw nsw i64 %122, 2, !dbg !297
  %124 = tail call noalias ptr @malloc(i64 noundef %123) #16, !dbg !298
    #dbg_value(ptr %124, !279, !DIExpression(), !295)
  %125 = icmp eq ptr %124, null, !dbg !299
  br i1 %125, label %126, label %129, !dbg !300

126:                                              ; preds = %121
  %127 = load ptr, ptr @stderr, align 8, !dbg !301, !tbaa !171
  %128 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %127, ptr noundef nonnull @.str.7, i64 noundef %122) #14, !dbg !302
  tail call void @exit(i32 noundef 1) #17, !dbg !303
  unreachable, !dbg !303

129:                                              ; preds = %121
    #dbg_value(ptr %124, !270, !DIExpression(), !292)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %124, i64 noundef %122, i64 noundef %105, i64 noundef 1), !dbg !304
    #dbg_value(ptr %124, !117, !DIExpression(), !124)
    #dbg_value(ptr undef, !259, !DIExpression(), !305)
    #dbg_value(i64 2, !266, !DIExpression(), !305)
    #dbg_value(i32 %110, !267, !DIExpression(), !305)
    #dbg_value(i32 %111, !268, !DIExpression(), !305)
    #dbg_value(i64 %113, !269, !DIExpression(), !305)
    #dbg_value(i64 %113, !274, !DIExpression(), !307)
  %130 = shl nuw nsw i64 %113, 2, !dbg !309
  %131 = tail call noalias ptr @malloc(i64 noundef %130) #16, !dbg !310
    #dbg_value(ptr %131, !279, !DIExpression(), !307)
  %132 = icmp eq ptr %131, null, !dbg !311
  br i1 %132, label %133, label %136, !dbg !312

133:                                              ; preds = %129
  %134 = load ptr, ptr @stderr, align 8, !dbg !313, !tbaa !171
  %135 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %134, ptr noundef nonnull @.str.7, i64 noundef %113) #14, !dbg !314
  tail call void @exit(i32 noundef 1) #17, !dbg !315
  unreachable, !dbg !315

136:                                              ; preds = %129
    #dbg_value(ptr %131, !270, !DIExpression(), !305)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %131, i64 noundef %113, i64 noundef %105, i64 noundef 2), !dbg !316
    #dbg_value(ptr %131, !118, !DIExpression(), !124)
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %110, i32 noundef %111, i32 noundef %112, float noundef 1.500000e+00, ptr noundef nonnull %116, i32 noundef %110, ptr noundef nonnull %124, i32 noundef %112, float noundef 5.000000e-01, ptr noundef nonnull %131, i32 noundef %110) #12, !dbg !317
    #dbg_value(ptr undef, !318, !DIExpression(), !327)
    #dbg_value(ptr %131, !325, !DIExpression(), !327)
    #dbg_value(i64 %113, !326, !DIExpression(), !327)
  %137 = tail call fastcc double @frobenius_norm(ptr noundef nonnull readonly %131, i64 noundef %113), !dbg !329
  %138 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %110, i32 noundef %111, i32 noundef %112, double noundef %137), !dbg !330
    #dbg_value(ptr %106, !331, !DIExpression(), !395)
    #dbg_value(ptr %131, !336, !DIExpression(), !395)
    #dbg_value(i64 %113, !337, !DIExpression(), !395)
  %139 = load i8, ptr %106, align 1
  %140 = icmp eq i8 %139, 45
  br i1 %140, label %141, label %145

141:                                              ; preds = %136
  %142 = getelementptr inbounds i8, ptr %106, i64 1
  %143 = load i8, ptr %142, align 1
  %144 = icmp eq i8 %143, 0, !dbg !397
  br i1 %144, label %157, label %145, !dbg !399

145:                                              ; preds = %141, %136
  %146 = tail call noalias ptr @fopen(ptr noundef nonnull %106, ptr noundef nonnull @.str.10), !dbg !400
    #dbg_value(ptr %146, !338, !DIExpression(), !395)
  %147 = icmp eq ptr %146, null, !dbg !401
  br i1 %147, label %154, label %148, !dbg !401

148:                                              ; preds = %145
  %149 = tail call i64 @fwrite(ptr noundef nonnull %131, i64 noundef 4, i64 noundef %113, ptr noundef nonnull %146), !dbg !402
    #dbg_value(i64 %149, !394, !DIExpression(), !395)
  %150 = tail call i32 @fclose(ptr noundef nonnull %146), !dbg !403
  %151 = icmp eq i32 %150, 0, !dbg !403
  %152 = icmp eq i64 %149, %113
  %153 = and i1 %152, %151, !dbg !405
  br i1 %153, label %157, label %154, !dbg !405

154:                                              ; preds = %148, %145
  %155 = load ptr, ptr @stderr, align 8, !dbg !406, !tbaa !171
  %156 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %155, ptr noundef nonnull @.str.11, ptr noundef nonnull %106) #14, !dbg !407
  br label %157, !dbg !408

157:                                              ; preds = %141, %148, %154
  %158 = phi i32 [ 0, %141 ], [ 1, %154 ], [ 0, %148 ], !dbg !395
    #dbg_value(i32 %158, !119, !DIExpression(), !124)
  tail call void @free(ptr noundef nonnull %116) #12, !dbg !409
  tail call void @free(ptr noundef nonnull %124) #12, !dbg !410
  tail call void @free(ptr noundef nonnull %131) #12, !dbg !411
  br label %159

159:                                              ; preds = %101, %157
  %160 = phi i32 [ %158, %157 ], [ 2, %101 ], !dbg !124
  ret i32 %160, !dbg !412
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !413 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !416 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !420 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !426 ptr @__errno_location() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !431 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #7 !dbg !435 {
    #dbg_value(ptr %0, !439, !DIExpression(), !446)
    #dbg_value(i64 %1, !440, !DIExpression(), !446)
    #dbg_value(i64 %2, !441, !DIExpression(), !446)
    #dbg_value(i64 %3, !442, !DIExpression(), !446)
    #dbg_value(float 1.000000e+00, !443, !DIExpression(), !446)
    #dbg_value(i64 0, !444, !DIExpression(), !447)
  %5 = icmp eq i64 %1, 0, !dbg !448
  br i1 %5, label %40, label %6, !dbg !450

6:                                                ; preds = %4
  %7 = shl i64 %2, 8
  %8 = or i64 %7, %3
  %9 = mul i64 %8, -3372029247567499371
  %10 = icmp ult i64 %1, 4, !dbg !450
  br i1 %10, label %11, label %13, !dbg !450

11:                                               ; preds = %38, %6
  %12 = phi i64 [ 0, %6 ], [ %14, %38 ]
  br label %41, !dbg !450

13:                                               ; preds = %6
  %14 = and i64 %1, -4, !dbg !450
  %15 = insertelement <4 x i64> poison, i64 %9, i64 0, !dbg !450
  %16 = shufflevector <4 x i64> %15, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !450
  br label %17, !dbg !450

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %35, %17 ], !dbg !451
  %19 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %13 ], [ %36, %17 ]
  %20 = mul <4 x i64> %19, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !452
  %21 = add <4 x i64> %20, %16, !dbg !472
  %22 = lshr <4 x i64> %21, <i64 30, i64 30, i64 30, i64 30>, !dbg !473
  %23 = xor <4 x i64> %22, %21, !dbg !474
  %24 = mul <4 x i64> %23, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !475
  %25 = lshr <4 x i64> %24, <i64 27, i64 27, i64 27, i64 27>, !dbg !476
  %26 = xor <4 x i64> %25, %24, !dbg !477
  %27 = mul <4 x i64> %26, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !478
  %28 = lshr <4 x i64> %27, <i64 40, i64 40, i64 40, i64 40>, !dbg !479
  %29 = trunc nuw nsw <4 x i64> %28 to <4 x i32>, !dbg !479
  %30 = or <4 x i32> %29, <i32 1, i32 1, i32 1, i32 1>, !dbg !480
  %31 = add nsw <4 x i32> %30, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !481
  %32 = sitofp <4 x i32> %31 to <4 x float>, !dbg !482
  %33 = fmul <4 x float> %32, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !483
  %34 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !484
  store <4 x float> %33, ptr %34, align 4, !dbg !485, !tbaa !486
  %35 = add nuw i64 %18, 4, !dbg !451
  %36 = add <4 x i64> %19, <i64 4, i64 4, i64 4, i64 4>
  %37 = icmp eq i64 %35, %14, !dbg !451
  br i1 %37, label %38, label %17, !dbg !451, !llvm.loop !488

38:                                               ; preds = %17
  %39 = icmp eq i64 %14, %1, !dbg !450
  br i1 %39, label %40, label %11, !dbg !450

40:                                               ; preds = %41, %38, %4
  ret void, !dbg !493

41:                                               ; preds = %11, %41
  %42 = phi i64 [ %58, %41 ], [ %12, %11 ]
    #dbg_value(i64 %42, !444, !DIExpression(), !447)
    #dbg_value(i64 %2, !466, !DIExpression(), !494)
    #dbg_value(i64 %3, !467, !DIExpression(), !494)
    #dbg_value(i64 %42, !468, !DIExpression(), !494)
    #dbg_value(i64 %2, !457, !DIExpression(), !495)
    #dbg_value(i64 %3, !458, !DIExpression(), !495)
    #dbg_value(i64 %42, !459, !DIExpression(), !495)
  %43 = mul i64 %42, -7046029254386353131, !dbg !452
  %44 = add i64 %43, %9, !dbg !472
    #dbg_value(i64 %44, !460, !DIExpression(), !495)
  %45 = lshr i64 %44, 30, !dbg !473
  %46 = xor i64 %45, %44, !dbg !474
  %47 = mul i64 %46, -4658895280553007687, !dbg !475
    #dbg_value(i64 %47, !460, !DIExpression(), !495)
  %48 = lshr i64 %47, 27, !dbg !476
  %49 = xor i64 %48, %47, !dbg !477
  %50 = mul i64 %49, -7723592293110705685, !dbg !478
    #dbg_value(i64 %50, !460, !DIExpression(), !495)
    #dbg_value(!DIArgList(i64 0, i64 %50), !469, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !494)
  %51 = lshr i64 %50, 40, !dbg !479
  %52 = trunc nuw nsw i64 %51 to i32, !dbg !479
  %53 = or i32 %52, 1, !dbg !480
  %54 = add nsw i32 %53, -8388608, !dbg !481
  %55 = sitofp i32 %54 to float, !dbg !482
  %56 = fmul float %55, 0x3E80000000000000, !dbg !483
  %57 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !484
  store float %56, ptr %57, align 4, !dbg !485, !tbaa !486
  %58 = add nuw i64 %42, 1, !dbg !451
    #dbg_value(i64 %58, !444, !DIExpression(), !447)
  %59 = icmp eq i64 %58, %1, !dbg !448
  br i1 %59, label %40, label %41, !dbg !450, !llvm.loop !496
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !497 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: noreturn nounwind
declare !dbg !500 void @exit(i32 noundef) local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare !dbg !503 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #10 !dbg !506 {
    #dbg_value(ptr %0, !510, !DIExpression(), !515)
    #dbg_value(i64 %1, !511, !DIExpression(), !515)
    #dbg_value(double 0.000000e+00, !512, !DIExpression(), !515)
    #dbg_value(i64 0, !513, !DIExpression(), !516)
  %3 = icmp eq i64 %1, 0, !dbg !517
  br i1 %3, label %26, label %4, !dbg !519

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !519
  %6 = icmp ult i64 %1, 4, !dbg !519
  br i1 %6, label %9, label %7, !dbg !519

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !519
  br label %29, !dbg !519

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !519
  br i1 %13, label %26, label %14, !dbg !519

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !513, !DIExpression(), !516)
    #dbg_value(double %16, !512, !DIExpression(), !515)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !520
  %19 = load float, ptr %18, align 4, !dbg !520, !tbaa !486
  %20 = fpext float %19 to double, !dbg !521
  %21 = fmul double %20, %20, !dbg !522
  %22 = fadd double %16, %21, !dbg !523
    #dbg_value(double %22, !512, !DIExpression(), !515)
  %23 = add nuw i64 %15, 1, !dbg !524
    #dbg_value(i64 %23, !513, !DIExpression(), !516)
  %24 = add i64 %17, 1, !dbg !519
  %25 = icmp eq i64 %24, %5, !dbg !519
  br i1 %25, label %26, label %14, !dbg !519, !llvm.loop !525

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !515
  %28 = tail call double @sqrt(double noundef %27) #12, !dbg !527
  ret double %28, !dbg !528

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !513, !DIExpression(), !516)
    #dbg_value(double %31, !512, !DIExpression(), !515)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !520
  %34 = load float, ptr %33, align 4, !dbg !520, !tbaa !486
  %35 = fpext float %34 to double, !dbg !521
  %36 = fmul double %35, %35, !dbg !522
  %37 = fadd double %31, %36, !dbg !523
    #dbg_value(double %37, !512, !DIExpression(), !515)
  %38 = or disjoint i64 %30, 1, !dbg !524
    #dbg_value(i64 %38, !513, !DIExpression(), !516)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !520
  %40 = load float, ptr %39, align 4, !dbg !520, !tbaa !486
  %41 = fpext float %40 to double, !dbg !521
  %42 = fmul double %41, %41, !dbg !522
  %43 = fadd double %37, %42, !dbg !523
    #dbg_value(double %43, !512, !DIExpression(), !515)
  %44 = or disjoint i64 %30, 2, !dbg !524
    #dbg_value(i64 %44, !513, !DIExpression(), !516)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !520
  %46 = load float, ptr %45, align 4, !dbg !520, !tbaa !486
  %47 = fpext float %46 to double, !dbg !521
  %48 = fmul double %47, %47, !dbg !522
  %49 = fadd double %43, %48, !dbg !523
    #dbg_value(double %49, !512, !DIExpression(), !515)
  %50 = or disjoint i64 %30, 3, !dbg !524
    #dbg_value(i64 %50, !513, !DIExpression(), !516)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !520
  %52 = load float, ptr %51, align 4, !dbg !520, !tbaa !486
  %53 = fpext float %52 to double, !dbg !521
  %54 = fmul double %53, %53, !dbg !522
  %55 = fadd double %49, %54, !dbg !523
    #dbg_value(double %55, !512, !DIExpression(), !515)
  %56 = add nuw i64 %30, 4, !dbg !524
    #dbg_value(i64 %56, !513, !DIExpression(), !516)
  %57 = add i64 %32, 4, !dbg !519
  %58 = icmp eq i64 %57, %8, !dbg !519
  br i1 %58, label %9, label %29, !dbg !519, !llvm.loop !529
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !531 double @sqrt(double noundef) local_unnamed_addr #11

; Function Attrs: nofree nounwind
declare !dbg !535 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !538 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !544 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { cold nounwind }
attributes #15 = { cold }
attributes #16 = { nounwind allocsize(0) }
attributes #17 = { noreturn nounwind }

!llvm.dbg.cu = !{!52}
!llvm.module.flags = !{!83, !84, !85, !86, !87, !88, !89}
!llvm.ident = !{!90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/gemm/gemm.h", directory: ".", checksumkind: CSK_MD5, checksum: "46fc197d3894403e0cc4b9dbf2fe8fc4")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 5)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 9)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 584, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 73)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !28, line: 64, type: !29, isLocal: true, isDefinition: true)
!28 = !DIFile(filename: "samples/gemm/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "eff53a0456f46c6f6d6b4d4d0b5b144a")
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 56)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !28, line: 48, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 33)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 31)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !28, line: 72, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 3)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !28, line: 75, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 24)
!52 = distinct !DICompileUnit(language: DW_LANG_C11, file: !53, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !54, retainedTypes: !65, globals: !80, splitDebugInlining: false, nameTableKind: None)
!53 = !DIFile(filename: "samples/gemm/gemm_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "058178559ac4d94433c16ebfcf01e5b2")
!54 = !{!55, !59}
!55 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !28, line: 16, baseType: !56, size: 32, elements: !57)
!56 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!59 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !60, line: 5, baseType: !56, size: 32, elements: !61)
!60 = !DIFile(filename: "samples/gemm/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!61 = !{!62, !63, !64}
!62 = !DIEnumerator(name: "CblasColMajor", value: 102)
!63 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!64 = !DIEnumerator(name: "CblasTrans", value: 112)
!65 = !{!66, !69, !70, !74, !76, !75, !79}
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !67, line: 18, baseType: !68)
!67 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !71, line: 27, baseType: !72)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !73, line: 45, baseType: !68)
!73 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !77, line: 26, baseType: !78)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !73, line: 41, baseType: !69)
!79 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!80 = !{!0, !7, !9, !11, !16, !21, !26, !32, !37, !81, !42, !47}
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !28, line: 71, type: !3, isLocal: true, isDefinition: true)
!83 = !{i32 7, !"Dwarf Version", i32 5}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 8, !"PIC Level", i32 2}
!87 = !{i32 7, !"PIE Level", i32 2}
!88 = !{i32 7, !"uwtable", i32 2}
!89 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!90 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!91 = distinct !DISubprogram(name: "main", scope: !53, file: !53, line: 5, type: !92, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !96)
!92 = !DISubroutineType(types: !93)
!93 = !{!69, !69, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!96 = !{!97, !98, !99, !110, !112, !113, !114, !116, !117, !118, !119}
!97 = !DILocalVariable(name: "argc", arg: 1, scope: !91, file: !53, line: 5, type: !69)
!98 = !DILocalVariable(name: "argv", arg: 2, scope: !91, file: !53, line: 5, type: !94)
!99 = !DILocalVariable(name: "arguments", scope: !91, file: !53, line: 6, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 15, baseType: !101)
!101 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 11, size: 256, elements: !102)
!102 = !{!103, !104, !105, !106, !107}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !101, file: !2, line: 12, baseType: !69, size: 32)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !101, file: !2, line: 12, baseType: !69, size: 32, offset: 32)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !101, file: !2, line: 12, baseType: !69, size: 32, offset: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !101, file: !2, line: 13, baseType: !70, size: 64, offset: 128)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !101, file: !2, line: 14, baseType: !108, size: 64, offset: 192)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!110 = !DILocalVariable(name: "m", scope: !91, file: !53, line: 8, type: !111)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!112 = !DILocalVariable(name: "n", scope: !91, file: !53, line: 8, type: !111)
!113 = !DILocalVariable(name: "k", scope: !91, file: !53, line: 8, type: !111)
!114 = !DILocalVariable(name: "count", scope: !91, file: !53, line: 9, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!116 = !DILocalVariable(name: "a", scope: !91, file: !53, line: 10, type: !74)
!117 = !DILocalVariable(name: "b", scope: !91, file: !53, line: 11, type: !74)
!118 = !DILocalVariable(name: "c", scope: !91, file: !53, line: 12, type: !74)
!119 = !DILocalVariable(name: "status", scope: !91, file: !53, line: 18, type: !111)
!120 = distinct !DIAssignID()
!121 = distinct !DIAssignID()
!122 = distinct !DIAssignID()
!123 = distinct !DIAssignID()
!124 = !DILocation(line: 0, scope: !91)
!125 = !DILocalVariable(name: "argc", arg: 1, scope: !126, file: !2, line: 18, type: !69)
!126 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 18, type: !127, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !130)
!127 = !DISubroutineType(types: !128)
!128 = !{!69, !69, !94, !129}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!130 = !{!125, !131, !132, !133, !135, !136, !137}
!131 = !DILocalVariable(name: "argv", arg: 2, scope: !126, file: !2, line: 18, type: !94)
!132 = !DILocalVariable(name: "out", arg: 3, scope: !126, file: !2, line: 18, type: !129)
!133 = !DILocalVariable(name: "m", scope: !126, file: !2, line: 19, type: !134)
!134 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!135 = !DILocalVariable(name: "n", scope: !126, file: !2, line: 19, type: !134)
!136 = !DILocalVariable(name: "k", scope: !126, file: !2, line: 19, type: !134)
!137 = !DILocalVariable(name: "seed", scope: !126, file: !2, line: 19, type: !134)
!138 = !DILocation(line: 0, scope: !126, inlinedAt: !139)
!139 = distinct !DILocation(line: 7, column: 8, scope: !140)
!140 = distinct !DILexicalBlock(scope: !91, file: !53, line: 7, column: 7)
!141 = !DILocation(line: 20, column: 12, scope: !142, inlinedAt: !139)
!142 = distinct !DILexicalBlock(scope: !126, file: !2, line: 20, column: 7)
!143 = !DILocation(line: 20, column: 17, scope: !142, inlinedAt: !139)
!144 = !DILocalVariable(name: "end", scope: !145, file: !28, line: 60, type: !95)
!145 = distinct !DISubprogram(name: "parse_integer", scope: !28, file: !28, line: 56, type: !146, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !149)
!146 = !DISubroutineType(types: !147)
!147 = !{!69, !69, !94, !69, !108, !134, !134, !134, !148}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!149 = !{!150, !151, !152, !153, !154, !155, !156, !157, !144}
!150 = !DILocalVariable(name: "argc", arg: 1, scope: !145, file: !28, line: 56, type: !69)
!151 = !DILocalVariable(name: "argv", arg: 2, scope: !145, file: !28, line: 56, type: !94)
!152 = !DILocalVariable(name: "position", arg: 3, scope: !145, file: !28, line: 56, type: !69)
!153 = !DILocalVariable(name: "name", arg: 4, scope: !145, file: !28, line: 56, type: !108)
!154 = !DILocalVariable(name: "low", arg: 5, scope: !145, file: !28, line: 56, type: !134)
!155 = !DILocalVariable(name: "high", arg: 6, scope: !145, file: !28, line: 57, type: !134)
!156 = !DILocalVariable(name: "fallback", arg: 7, scope: !145, file: !28, line: 57, type: !134)
!157 = !DILocalVariable(name: "out", arg: 8, scope: !145, file: !28, line: 57, type: !148)
!158 = !DILocation(line: 0, scope: !145, inlinedAt: !159)
!159 = distinct !DILocation(line: 20, column: 20, scope: !142, inlinedAt: !139)
!160 = !DILocation(line: 59, column: 16, scope: !161, inlinedAt: !159)
!161 = distinct !DILexicalBlock(scope: !145, file: !28, line: 59, column: 7)
!162 = !DILocation(line: 59, column: 7, scope: !145, inlinedAt: !159)
!163 = !DILocation(line: 60, column: 3, scope: !145, inlinedAt: !159)
!164 = !DILocation(line: 61, column: 3, scope: !145, inlinedAt: !159)
!165 = !DILocation(line: 61, column: 9, scope: !145, inlinedAt: !159)
!166 = !{!167, !167, i64 0}
!167 = !{!"int", !168, i64 0}
!168 = !{!"omnipotent char", !169, i64 0}
!169 = !{!"Simple C/C++ TBAA"}
!170 = !DILocation(line: 62, column: 17, scope: !145, inlinedAt: !159)
!171 = !{!172, !172, i64 0}
!172 = !{!"any pointer", !168, i64 0}
!173 = !DILocation(line: 62, column: 10, scope: !145, inlinedAt: !159)
!174 = !DILocation(line: 63, column: 8, scope: !175, inlinedAt: !159)
!175 = distinct !DILexicalBlock(scope: !145, file: !28, line: 63, column: 7)
!176 = !DILocation(line: 63, column: 7, scope: !175, inlinedAt: !159)
!177 = !{!168, !168, i64 0}
!178 = !DILocation(line: 63, column: 23, scope: !175, inlinedAt: !159)
!179 = !DILocation(line: 63, column: 28, scope: !175, inlinedAt: !159)
!180 = !DILocation(line: 63, column: 27, scope: !175, inlinedAt: !159)
!181 = !DILocation(line: 63, column: 32, scope: !175, inlinedAt: !159)
!182 = !DILocation(line: 63, column: 36, scope: !175, inlinedAt: !159)
!183 = !DILocation(line: 63, column: 42, scope: !175, inlinedAt: !159)
!184 = !DILocation(line: 64, column: 11, scope: !145, inlinedAt: !159)
!185 = !DILocation(line: 64, column: 3, scope: !145, inlinedAt: !159)
!186 = !DILocation(line: 67, column: 1, scope: !145, inlinedAt: !159)
!187 = !DILocation(line: 20, column: 74, scope: !142, inlinedAt: !139)
!188 = !DILocation(line: 0, scope: !145, inlinedAt: !189)
!189 = distinct !DILocation(line: 21, column: 7, scope: !142, inlinedAt: !139)
!190 = !DILocation(line: 59, column: 16, scope: !161, inlinedAt: !189)
!191 = !DILocation(line: 59, column: 7, scope: !145, inlinedAt: !189)
!192 = !DILocation(line: 60, column: 3, scope: !145, inlinedAt: !189)
!193 = !DILocation(line: 61, column: 9, scope: !145, inlinedAt: !189)
!194 = !DILocation(line: 62, column: 17, scope: !145, inlinedAt: !189)
!195 = !DILocation(line: 62, column: 10, scope: !145, inlinedAt: !189)
!196 = !DILocation(line: 63, column: 8, scope: !175, inlinedAt: !189)
!197 = !DILocation(line: 63, column: 7, scope: !175, inlinedAt: !189)
!198 = !DILocation(line: 63, column: 23, scope: !175, inlinedAt: !189)
!199 = !DILocation(line: 63, column: 28, scope: !175, inlinedAt: !189)
!200 = !DILocation(line: 63, column: 27, scope: !175, inlinedAt: !189)
!201 = !DILocation(line: 63, column: 32, scope: !175, inlinedAt: !189)
!202 = !DILocation(line: 63, column: 36, scope: !175, inlinedAt: !189)
!203 = !DILocation(line: 63, column: 42, scope: !175, inlinedAt: !189)
!204 = !DILocation(line: 64, column: 11, scope: !145, inlinedAt: !189)
!205 = !DILocation(line: 64, column: 3, scope: !145, inlinedAt: !189)
!206 = !DILocation(line: 67, column: 1, scope: !145, inlinedAt: !189)
!207 = !DILocation(line: 21, column: 58, scope: !142, inlinedAt: !139)
!208 = !DILocation(line: 0, scope: !145, inlinedAt: !209)
!209 = distinct !DILocation(line: 22, column: 7, scope: !142, inlinedAt: !139)
!210 = !DILocation(line: 59, column: 16, scope: !161, inlinedAt: !209)
!211 = !DILocation(line: 59, column: 7, scope: !145, inlinedAt: !209)
!212 = !DILocation(line: 60, column: 3, scope: !145, inlinedAt: !209)
!213 = !DILocation(line: 61, column: 9, scope: !145, inlinedAt: !209)
!214 = !DILocation(line: 62, column: 17, scope: !145, inlinedAt: !209)
!215 = !DILocation(line: 62, column: 10, scope: !145, inlinedAt: !209)
!216 = !DILocation(line: 63, column: 8, scope: !175, inlinedAt: !209)
!217 = !DILocation(line: 63, column: 7, scope: !175, inlinedAt: !209)
!218 = !DILocation(line: 63, column: 23, scope: !175, inlinedAt: !209)
!219 = !DILocation(line: 63, column: 28, scope: !175, inlinedAt: !209)
!220 = !DILocation(line: 63, column: 27, scope: !175, inlinedAt: !209)
!221 = !DILocation(line: 63, column: 32, scope: !175, inlinedAt: !209)
!222 = !DILocation(line: 63, column: 36, scope: !175, inlinedAt: !209)
!223 = !DILocation(line: 63, column: 42, scope: !175, inlinedAt: !209)
!224 = !DILocation(line: 64, column: 11, scope: !145, inlinedAt: !209)
!225 = !DILocation(line: 64, column: 3, scope: !145, inlinedAt: !209)
!226 = !DILocation(line: 67, column: 1, scope: !145, inlinedAt: !209)
!227 = !DILocation(line: 22, column: 60, scope: !142, inlinedAt: !139)
!228 = !DILocation(line: 0, scope: !145, inlinedAt: !229)
!229 = distinct !DILocation(line: 23, column: 7, scope: !142, inlinedAt: !139)
!230 = !DILocation(line: 59, column: 16, scope: !161, inlinedAt: !229)
!231 = !DILocation(line: 59, column: 7, scope: !145, inlinedAt: !229)
!232 = !DILocation(line: 60, column: 3, scope: !145, inlinedAt: !229)
!233 = !DILocation(line: 61, column: 9, scope: !145, inlinedAt: !229)
!234 = !DILocation(line: 62, column: 17, scope: !145, inlinedAt: !229)
!235 = !DILocation(line: 62, column: 10, scope: !145, inlinedAt: !229)
!236 = !DILocation(line: 63, column: 8, scope: !175, inlinedAt: !229)
!237 = !DILocation(line: 63, column: 7, scope: !175, inlinedAt: !229)
!238 = !DILocation(line: 63, column: 23, scope: !175, inlinedAt: !229)
!239 = !DILocation(line: 63, column: 28, scope: !175, inlinedAt: !229)
!240 = !DILocation(line: 63, column: 27, scope: !175, inlinedAt: !229)
!241 = !DILocation(line: 63, column: 32, scope: !175, inlinedAt: !229)
!242 = !DILocation(line: 63, column: 36, scope: !175, inlinedAt: !229)
!243 = !DILocation(line: 63, column: 42, scope: !175, inlinedAt: !229)
!244 = !DILocation(line: 64, column: 11, scope: !145, inlinedAt: !229)
!245 = !DILocation(line: 64, column: 3, scope: !145, inlinedAt: !229)
!246 = !DILocation(line: 67, column: 1, scope: !145, inlinedAt: !229)
!247 = !DILocation(line: 20, column: 7, scope: !126, inlinedAt: !139)
!248 = !DILocation(line: 26, column: 24, scope: !249, inlinedAt: !139)
!249 = distinct !DILexicalBlock(scope: !142, file: !2, line: 23, column: 69)
!250 = !DILocation(line: 26, column: 19, scope: !249, inlinedAt: !139)
!251 = !DILocation(line: 26, column: 30, scope: !249, inlinedAt: !139)
!252 = !DILocation(line: 29, column: 11, scope: !126, inlinedAt: !139)
!253 = !DILocation(line: 29, column: 3, scope: !126, inlinedAt: !139)
!254 = !DILocation(line: 7, column: 7, scope: !91)
!255 = !DILocation(line: 24, column: 14, scope: !249, inlinedAt: !139)
!256 = !DILocation(line: 24, column: 31, scope: !249, inlinedAt: !139)
!257 = !DILocation(line: 24, column: 48, scope: !249, inlinedAt: !139)
!258 = !DILocation(line: 9, column: 34, scope: !91)
!259 = !DILocalVariable(name: "arguments", arg: 1, scope: !260, file: !2, line: 34, type: !263)
!260 = distinct !DISubprogram(name: "make_matrix", scope: !2, file: !2, line: 34, type: !261, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !265)
!261 = !DISubroutineType(types: !262)
!262 = !{!74, !263, !70, !69, !69}
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !264, size: 64)
!264 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !100)
!265 = !{!259, !266, !267, !268, !269, !270}
!266 = !DILocalVariable(name: "stream", arg: 2, scope: !260, file: !2, line: 34, type: !70)
!267 = !DILocalVariable(name: "rows", arg: 3, scope: !260, file: !2, line: 34, type: !69)
!268 = !DILocalVariable(name: "columns", arg: 4, scope: !260, file: !2, line: 35, type: !69)
!269 = !DILocalVariable(name: "count", scope: !260, file: !2, line: 36, type: !115)
!270 = !DILocalVariable(name: "x", scope: !260, file: !2, line: 37, type: !74)
!271 = !DILocation(line: 0, scope: !260, inlinedAt: !272)
!272 = distinct !DILocation(line: 10, column: 14, scope: !91)
!273 = !DILocation(line: 36, column: 37, scope: !260, inlinedAt: !272)
!274 = !DILocalVariable(name: "count", arg: 1, scope: !275, file: !28, line: 45, type: !66)
!275 = distinct !DISubprogram(name: "allocate", scope: !28, file: !28, line: 45, type: !276, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !278)
!276 = !DISubroutineType(types: !277)
!277 = !{!74, !66}
!278 = !{!274, !279}
!279 = !DILocalVariable(name: "x", scope: !275, file: !28, line: 46, type: !74)
!280 = !DILocation(line: 0, scope: !275, inlinedAt: !281)
!281 = distinct !DILocation(line: 37, column: 14, scope: !260, inlinedAt: !272)
!282 = !DILocation(line: 46, column: 36, scope: !275, inlinedAt: !281)
!283 = !DILocation(line: 46, column: 23, scope: !275, inlinedAt: !281)
!284 = !DILocation(line: 47, column: 8, scope: !285, inlinedAt: !281)
!285 = distinct !DILexicalBlock(scope: !275, file: !28, line: 47, column: 7)
!286 = !DILocation(line: 47, column: 7, scope: !275, inlinedAt: !281)
!287 = !DILocation(line: 48, column: 13, scope: !288, inlinedAt: !281)
!288 = distinct !DILexicalBlock(scope: !285, file: !28, line: 47, column: 11)
!289 = !DILocation(line: 48, column: 5, scope: !288, inlinedAt: !281)
!290 = !DILocation(line: 49, column: 5, scope: !288, inlinedAt: !281)
!291 = !DILocation(line: 38, column: 3, scope: !260, inlinedAt: !272)
!292 = !DILocation(line: 0, scope: !260, inlinedAt: !293)
!293 = distinct !DILocation(line: 11, column: 14, scope: !91)
!294 = !DILocation(line: 36, column: 37, scope: !260, inlinedAt: !293)
!295 = !DILocation(line: 0, scope: !275, inlinedAt: !296)
!296 = distinct !DILocation(line: 37, column: 14, scope: !260, inlinedAt: !293)
!297 = !DILocation(line: 46, column: 36, scope: !275, inlinedAt: !296)
!298 = !DILocation(line: 46, column: 23, scope: !275, inlinedAt: !296)
!299 = !DILocation(line: 47, column: 8, scope: !285, inlinedAt: !296)
!300 = !DILocation(line: 47, column: 7, scope: !275, inlinedAt: !296)
!301 = !DILocation(line: 48, column: 13, scope: !288, inlinedAt: !296)
!302 = !DILocation(line: 48, column: 5, scope: !288, inlinedAt: !296)
!303 = !DILocation(line: 49, column: 5, scope: !288, inlinedAt: !296)
!304 = !DILocation(line: 38, column: 3, scope: !260, inlinedAt: !293)
!305 = !DILocation(line: 0, scope: !260, inlinedAt: !306)
!306 = distinct !DILocation(line: 12, column: 14, scope: !91)
!307 = !DILocation(line: 0, scope: !275, inlinedAt: !308)
!308 = distinct !DILocation(line: 37, column: 14, scope: !260, inlinedAt: !306)
!309 = !DILocation(line: 46, column: 36, scope: !275, inlinedAt: !308)
!310 = !DILocation(line: 46, column: 23, scope: !275, inlinedAt: !308)
!311 = !DILocation(line: 47, column: 8, scope: !285, inlinedAt: !308)
!312 = !DILocation(line: 47, column: 7, scope: !275, inlinedAt: !308)
!313 = !DILocation(line: 48, column: 13, scope: !288, inlinedAt: !308)
!314 = !DILocation(line: 48, column: 5, scope: !288, inlinedAt: !308)
!315 = !DILocation(line: 49, column: 5, scope: !288, inlinedAt: !308)
!316 = !DILocation(line: 38, column: 3, scope: !260, inlinedAt: !306)
!317 = !DILocation(line: 14, column: 3, scope: !91)
!318 = !DILocalVariable(name: "arguments", arg: 1, scope: !319, file: !2, line: 42, type: !263)
!319 = distinct !DISubprogram(name: "print_summary", scope: !2, file: !2, line: 42, type: !320, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !324)
!320 = !DISubroutineType(types: !321)
!321 = !{null, !263, !322, !66}
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !323, size: 64)
!323 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!324 = !{!318, !325, !326}
!325 = !DILocalVariable(name: "c", arg: 2, scope: !319, file: !2, line: 42, type: !322)
!326 = !DILocalVariable(name: "count", arg: 3, scope: !319, file: !2, line: 42, type: !66)
!327 = !DILocation(line: 0, scope: !319, inlinedAt: !328)
!328 = distinct !DILocation(line: 17, column: 3, scope: !91)
!329 = !DILocation(line: 44, column: 10, scope: !319, inlinedAt: !328)
!330 = !DILocation(line: 43, column: 3, scope: !319, inlinedAt: !328)
!331 = !DILocalVariable(name: "path", arg: 1, scope: !332, file: !28, line: 70, type: !108)
!332 = distinct !DISubprogram(name: "write_result", scope: !28, file: !28, line: 70, type: !333, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !335)
!333 = !DISubroutineType(types: !334)
!334 = !{!69, !108, !322, !66}
!335 = !{!331, !336, !337, !338, !394}
!336 = !DILocalVariable(name: "x", arg: 2, scope: !332, file: !28, line: 70, type: !322)
!337 = !DILocalVariable(name: "count", arg: 3, scope: !332, file: !28, line: 70, type: !66)
!338 = !DILocalVariable(name: "file", scope: !332, file: !28, line: 72, type: !339)
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !341, line: 7, baseType: !342)
!341 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!342 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !343, line: 49, size: 1728, elements: !344)
!343 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!344 = !{!345, !346, !347, !348, !349, !350, !351, !352, !353, !354, !355, !356, !357, !360, !362, !363, !364, !366, !368, !370, !374, !377, !379, !382, !385, !386, !388, !389, !390}
!345 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !342, file: !343, line: 51, baseType: !69, size: 32)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !342, file: !343, line: 54, baseType: !95, size: 64, offset: 64)
!347 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !342, file: !343, line: 55, baseType: !95, size: 64, offset: 128)
!348 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !342, file: !343, line: 56, baseType: !95, size: 64, offset: 192)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !342, file: !343, line: 57, baseType: !95, size: 64, offset: 256)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !342, file: !343, line: 58, baseType: !95, size: 64, offset: 320)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !342, file: !343, line: 59, baseType: !95, size: 64, offset: 384)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !342, file: !343, line: 60, baseType: !95, size: 64, offset: 448)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !342, file: !343, line: 61, baseType: !95, size: 64, offset: 512)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !342, file: !343, line: 64, baseType: !95, size: 64, offset: 576)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !342, file: !343, line: 65, baseType: !95, size: 64, offset: 640)
!356 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !342, file: !343, line: 66, baseType: !95, size: 64, offset: 704)
!357 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !342, file: !343, line: 68, baseType: !358, size: 64, offset: 768)
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !359, size: 64)
!359 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !343, line: 36, flags: DIFlagFwdDecl)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !342, file: !343, line: 70, baseType: !361, size: 64, offset: 832)
!361 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !342, size: 64)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !342, file: !343, line: 72, baseType: !69, size: 32, offset: 896)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !342, file: !343, line: 73, baseType: !69, size: 32, offset: 928)
!364 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !342, file: !343, line: 74, baseType: !365, size: 64, offset: 960)
!365 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !73, line: 152, baseType: !134)
!366 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !342, file: !343, line: 77, baseType: !367, size: 16, offset: 1024)
!367 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!368 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !342, file: !343, line: 78, baseType: !369, size: 8, offset: 1040)
!369 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !342, file: !343, line: 79, baseType: !371, size: 8, offset: 1048)
!371 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !372)
!372 = !{!373}
!373 = !DISubrange(count: 1)
!374 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !342, file: !343, line: 81, baseType: !375, size: 64, offset: 1088)
!375 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !376, size: 64)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !343, line: 43, baseType: null)
!377 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !342, file: !343, line: 89, baseType: !378, size: 64, offset: 1152)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !73, line: 153, baseType: !134)
!379 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !342, file: !343, line: 91, baseType: !380, size: 64, offset: 1216)
!380 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !381, size: 64)
!381 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !343, line: 37, flags: DIFlagFwdDecl)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !342, file: !343, line: 92, baseType: !383, size: 64, offset: 1280)
!383 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !384, size: 64)
!384 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !343, line: 38, flags: DIFlagFwdDecl)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !342, file: !343, line: 93, baseType: !361, size: 64, offset: 1344)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !342, file: !343, line: 94, baseType: !387, size: 64, offset: 1408)
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!388 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !342, file: !343, line: 95, baseType: !66, size: 64, offset: 1472)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !342, file: !343, line: 96, baseType: !69, size: 32, offset: 1536)
!390 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !342, file: !343, line: 98, baseType: !391, size: 160, offset: 1568)
!391 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !392)
!392 = !{!393}
!393 = !DISubrange(count: 20)
!394 = !DILocalVariable(name: "written", scope: !332, file: !28, line: 73, type: !115)
!395 = !DILocation(line: 0, scope: !332, inlinedAt: !396)
!396 = distinct !DILocation(line: 18, column: 22, scope: !91)
!397 = !DILocation(line: 71, column: 8, scope: !398, inlinedAt: !396)
!398 = distinct !DILexicalBlock(scope: !332, file: !28, line: 71, column: 7)
!399 = !DILocation(line: 71, column: 7, scope: !332, inlinedAt: !396)
!400 = !DILocation(line: 72, column: 16, scope: !332, inlinedAt: !396)
!401 = !DILocation(line: 73, column: 26, scope: !332, inlinedAt: !396)
!402 = !DILocation(line: 73, column: 33, scope: !332, inlinedAt: !396)
!403 = !DILocation(line: 74, column: 16, scope: !404, inlinedAt: !396)
!404 = distinct !DILexicalBlock(scope: !332, file: !28, line: 74, column: 7)
!405 = !DILocation(line: 74, column: 29, scope: !404, inlinedAt: !396)
!406 = !DILocation(line: 75, column: 11, scope: !332, inlinedAt: !396)
!407 = !DILocation(line: 75, column: 3, scope: !332, inlinedAt: !396)
!408 = !DILocation(line: 76, column: 3, scope: !332, inlinedAt: !396)
!409 = !DILocation(line: 19, column: 3, scope: !91)
!410 = !DILocation(line: 19, column: 12, scope: !91)
!411 = !DILocation(line: 19, column: 21, scope: !91)
!412 = !DILocation(line: 21, column: 1, scope: !91)
!413 = !DISubprogram(name: "cblas_sgemm", scope: !60, file: !60, line: 10, type: !414, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DISubroutineType(types: !415)
!415 = !{null, !69, !69, !69, !69, !69, !69, !75, !322, !69, !322, !69, !75, !74, !69}
!416 = !DISubprogram(name: "free", scope: !417, file: !417, line: 568, type: !418, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!417 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!418 = !DISubroutineType(types: !419)
!419 = !{null, !387}
!420 = !DISubprogram(name: "fprintf", scope: !421, file: !421, line: 350, type: !422, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!421 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!422 = !DISubroutineType(types: !423)
!423 = !{!69, !424, !425, null}
!424 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !339)
!425 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!426 = !DISubprogram(name: "__errno_location", scope: !427, file: !427, line: 37, type: !428, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!427 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!428 = !DISubroutineType(types: !429)
!429 = !{!430}
!430 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!431 = !DISubprogram(name: "strtol", scope: !417, file: !417, line: 177, type: !432, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DISubroutineType(types: !433)
!433 = !{!134, !425, !434, !69}
!434 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !94)
!435 = distinct !DISubprogram(name: "fill_uniform", scope: !28, file: !28, line: 33, type: !436, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !438)
!436 = !DISubroutineType(cc: DW_CC_nocall, types: !437)
!437 = !{null, !74, !66, !70, !70, !75}
!438 = !{!439, !440, !441, !442, !443, !444}
!439 = !DILocalVariable(name: "x", arg: 1, scope: !435, file: !28, line: 33, type: !74)
!440 = !DILocalVariable(name: "count", arg: 2, scope: !435, file: !28, line: 33, type: !66)
!441 = !DILocalVariable(name: "seed", arg: 3, scope: !435, file: !28, line: 33, type: !70)
!442 = !DILocalVariable(name: "stream", arg: 4, scope: !435, file: !28, line: 33, type: !70)
!443 = !DILocalVariable(name: "scale", arg: 5, scope: !435, file: !28, line: 34, type: !75)
!444 = !DILocalVariable(name: "i", scope: !445, file: !28, line: 35, type: !66)
!445 = distinct !DILexicalBlock(scope: !435, file: !28, line: 35, column: 3)
!446 = !DILocation(line: 0, scope: !435)
!447 = !DILocation(line: 0, scope: !445)
!448 = !DILocation(line: 35, column: 24, scope: !449)
!449 = distinct !DILexicalBlock(scope: !445, file: !28, line: 35, column: 3)
!450 = !DILocation(line: 35, column: 3, scope: !445)
!451 = !DILocation(line: 35, column: 33, scope: !449)
!452 = !DILocation(line: 20, column: 67, scope: !453, inlinedAt: !461)
!453 = distinct !DISubprogram(name: "random_bits", scope: !28, file: !28, line: 19, type: !454, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !456)
!454 = !DISubroutineType(types: !455)
!455 = !{!70, !70, !70, !70}
!456 = !{!457, !458, !459, !460}
!457 = !DILocalVariable(name: "seed", arg: 1, scope: !453, file: !28, line: 19, type: !70)
!458 = !DILocalVariable(name: "stream", arg: 2, scope: !453, file: !28, line: 19, type: !70)
!459 = !DILocalVariable(name: "index", arg: 3, scope: !453, file: !28, line: 19, type: !70)
!460 = !DILocalVariable(name: "z", scope: !453, file: !28, line: 20, type: !70)
!461 = distinct !DILocation(line: 28, column: 33, scope: !462, inlinedAt: !471)
!462 = distinct !DISubprogram(name: "random_uniform", scope: !28, file: !28, line: 27, type: !463, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !465)
!463 = !DISubroutineType(types: !464)
!464 = !{!75, !70, !70, !70}
!465 = !{!466, !467, !468, !469}
!466 = !DILocalVariable(name: "seed", arg: 1, scope: !462, file: !28, line: 27, type: !70)
!467 = !DILocalVariable(name: "stream", arg: 2, scope: !462, file: !28, line: 27, type: !70)
!468 = !DILocalVariable(name: "index", arg: 3, scope: !462, file: !28, line: 27, type: !70)
!469 = !DILocalVariable(name: "top", scope: !462, file: !28, line: 28, type: !470)
!470 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!471 = distinct !DILocation(line: 35, column: 53, scope: !449)
!472 = !DILocation(line: 20, column: 59, scope: !453, inlinedAt: !461)
!473 = !DILocation(line: 21, column: 15, scope: !453, inlinedAt: !461)
!474 = !DILocation(line: 21, column: 10, scope: !453, inlinedAt: !461)
!475 = !DILocation(line: 21, column: 23, scope: !453, inlinedAt: !461)
!476 = !DILocation(line: 22, column: 15, scope: !453, inlinedAt: !461)
!477 = !DILocation(line: 22, column: 10, scope: !453, inlinedAt: !461)
!478 = !DILocation(line: 22, column: 23, scope: !453, inlinedAt: !461)
!479 = !DILocation(line: 29, column: 20, scope: !462, inlinedAt: !471)
!480 = !DILocation(line: 29, column: 26, scope: !462, inlinedAt: !471)
!481 = !DILocation(line: 29, column: 30, scope: !462, inlinedAt: !471)
!482 = !DILocation(line: 29, column: 10, scope: !462, inlinedAt: !471)
!483 = !DILocation(line: 29, column: 43, scope: !462, inlinedAt: !471)
!484 = !DILocation(line: 35, column: 38, scope: !449)
!485 = !DILocation(line: 35, column: 43, scope: !449)
!486 = !{!487, !487, i64 0}
!487 = !{!"float", !168, i64 0}
!488 = distinct !{!488, !450, !489, !490, !491, !492}
!489 = !DILocation(line: 35, column: 83, scope: !445)
!490 = !{!"llvm.loop.mustprogress"}
!491 = !{!"llvm.loop.isvectorized", i32 1}
!492 = !{!"llvm.loop.unroll.runtime.disable"}
!493 = !DILocation(line: 36, column: 1, scope: !435)
!494 = !DILocation(line: 0, scope: !462, inlinedAt: !471)
!495 = !DILocation(line: 0, scope: !453, inlinedAt: !461)
!496 = distinct !{!496, !450, !489, !490, !492, !491}
!497 = !DISubprogram(name: "malloc", scope: !417, file: !417, line: 553, type: !498, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DISubroutineType(types: !499)
!499 = !{!387, !66}
!500 = !DISubprogram(name: "exit", scope: !417, file: !417, line: 637, type: !501, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!501 = !DISubroutineType(types: !502)
!502 = !{null, !69}
!503 = !DISubprogram(name: "printf", scope: !421, file: !421, line: 356, type: !504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubroutineType(types: !505)
!505 = !{!69, !425, null}
!506 = distinct !DISubprogram(name: "frobenius_norm", scope: !28, file: !28, line: 38, type: !507, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !52, retainedNodes: !509)
!507 = !DISubroutineType(types: !508)
!508 = !{!79, !322, !66}
!509 = !{!510, !511, !512, !513}
!510 = !DILocalVariable(name: "x", arg: 1, scope: !506, file: !28, line: 38, type: !322)
!511 = !DILocalVariable(name: "count", arg: 2, scope: !506, file: !28, line: 38, type: !66)
!512 = !DILocalVariable(name: "sum", scope: !506, file: !28, line: 39, type: !79)
!513 = !DILocalVariable(name: "i", scope: !514, file: !28, line: 40, type: !66)
!514 = distinct !DILexicalBlock(scope: !506, file: !28, line: 40, column: 3)
!515 = !DILocation(line: 0, scope: !506)
!516 = !DILocation(line: 0, scope: !514)
!517 = !DILocation(line: 40, column: 24, scope: !518)
!518 = distinct !DILexicalBlock(scope: !514, file: !28, line: 40, column: 3)
!519 = !DILocation(line: 40, column: 3, scope: !514)
!520 = !DILocation(line: 40, column: 53, scope: !518)
!521 = !DILocation(line: 40, column: 45, scope: !518)
!522 = !DILocation(line: 40, column: 58, scope: !518)
!523 = !DILocation(line: 40, column: 42, scope: !518)
!524 = !DILocation(line: 40, column: 33, scope: !518)
!525 = distinct !{!525, !526}
!526 = !{!"llvm.loop.unroll.disable"}
!527 = !DILocation(line: 41, column: 10, scope: !506)
!528 = !DILocation(line: 41, column: 3, scope: !506)
!529 = distinct !{!529, !519, !530, !490}
!530 = !DILocation(line: 40, column: 63, scope: !514)
!531 = !DISubprogram(name: "sqrt", scope: !532, file: !532, line: 143, type: !533, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!532 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!533 = !DISubroutineType(types: !534)
!534 = !{!79, !79}
!535 = !DISubprogram(name: "fopen", scope: !421, file: !421, line: 258, type: !536, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!536 = !DISubroutineType(types: !537)
!537 = !{!339, !425, !425}
!538 = !DISubprogram(name: "fwrite", scope: !421, file: !421, line: 681, type: !539, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DISubroutineType(types: !540)
!540 = !{!68, !541, !66, !66, !424}
!541 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !542)
!542 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !543, size: 64)
!543 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!544 = !DISubprogram(name: "fclose", scope: !421, file: !421, line: 178, type: !545, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!545 = !DISubroutineType(types: !546)
!546 = !{!69, !339}
