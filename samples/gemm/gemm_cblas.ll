; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/gemm/gemm_cblas.c
; sources: samples/gemm/gemm_cblas.c samples/gemm/gemm.h samples/common.h samples/blas.h
; sha256: 0215c40fbdcebbff2b56df712b2d2832106ebd2a12dd2ea420588d6051cfdda4
; ModuleID = 'samples/gemm/gemm_cblas.c'
source_filename = "samples/gemm/gemm_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"m\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [9 x i8] c"gemm.bin\00", align 1, !dbg !16
@stderr = external local_unnamed_addr global ptr, align 8
@.str.5 = private unnamed_addr constant [73 x i8] c"usage: gemm [m=1024] [n=m] [k=n] [seed=1] [output=gemm.bin, - for none]\0A\00", align 1, !dbg !21
@.str.6 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !32
@.str.8 = private unnamed_addr constant [31 x i8] c"gemm m=%d n=%d k=%d norm=%.9g\0A\00", align 1, !dbg !37
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !42
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !47
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !52

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !96 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !128
  %4 = alloca %struct.timespec, align 8, !DIAssignID !129
  %5 = alloca ptr, align 8, !DIAssignID !130
  %6 = alloca ptr, align 8, !DIAssignID !131
  %7 = alloca ptr, align 8, !DIAssignID !132
  %8 = alloca ptr, align 8, !DIAssignID !133
    #dbg_value(i32 %0, !102, !DIExpression(), !134)
    #dbg_value(ptr %1, !103, !DIExpression(), !134)
    #dbg_value(i32 %0, !135, !DIExpression(), !148)
    #dbg_value(ptr %1, !141, !DIExpression(), !148)
    #dbg_value(ptr undef, !142, !DIExpression(), !148)
  %9 = icmp slt i32 %0, 7, !dbg !151
  br i1 %9, label %10, label %103, !dbg !153

10:                                               ; preds = %2
    #dbg_assign(i1 undef, !154, !DIExpression(), !133, ptr %8, !DIExpression(), !168)
    #dbg_value(i32 %0, !160, !DIExpression(), !168)
    #dbg_value(ptr %1, !161, !DIExpression(), !168)
    #dbg_value(i32 1, !162, !DIExpression(), !168)
    #dbg_value(ptr @.str, !163, !DIExpression(), !168)
    #dbg_value(i64 1, !164, !DIExpression(), !168)
    #dbg_value(i64 32768, !165, !DIExpression(), !168)
    #dbg_value(i64 1024, !166, !DIExpression(), !168)
    #dbg_value(ptr undef, !167, !DIExpression(), !168)
    #dbg_value(i64 1024, !143, !DIExpression(), !148)
  %11 = icmp sgt i32 %0, 1, !dbg !170
  br i1 %11, label %12, label %106, !dbg !172

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #13, !dbg !173
  %13 = tail call ptr @__errno_location() #14, !dbg !174
  store i32 0, ptr %13, align 4, !dbg !175, !tbaa !176
  %14 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !180
  %15 = load ptr, ptr %14, align 8, !dbg !180, !tbaa !181
  %16 = call i64 @strtol(ptr noundef %15, ptr noundef nonnull %8, i32 noundef 10) #13, !dbg !183
    #dbg_value(i64 %16, !143, !DIExpression(), !148)
  %17 = load ptr, ptr %14, align 8, !dbg !184, !tbaa !181
  %18 = load i8, ptr %17, align 1, !dbg !186, !tbaa !187
  %19 = icmp eq i8 %18, 0, !dbg !186
  br i1 %19, label %30, label %20, !dbg !188

20:                                               ; preds = %12
  %21 = load ptr, ptr %8, align 8, !dbg !189, !tbaa !181
  %22 = load i8, ptr %21, align 1, !dbg !190, !tbaa !187
  %23 = icmp eq i8 %22, 0, !dbg !190
  br i1 %23, label %24, label %30, !dbg !191

24:                                               ; preds = %20
  %25 = load i32, ptr %13, align 4, !dbg !192, !tbaa !176
  %26 = icmp ne i32 %25, 0, !dbg !192
  %27 = add i64 %16, -32769, !dbg !193
  %28 = icmp ult i64 %27, -32768, !dbg !193
  %29 = select i1 %26, i1 true, i1 %28, !dbg !193
  br i1 %29, label %30, label %33, !dbg !193

30:                                               ; preds = %24, %20, %12
  %31 = load ptr, ptr @stderr, align 8, !dbg !194, !tbaa !181
  %32 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %31, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 32768) #15, !dbg !195
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #13, !dbg !196
    #dbg_value(i64 %16, !143, !DIExpression(), !148)
  br label %103, !dbg !197

33:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #13, !dbg !196
    #dbg_value(i64 %16, !143, !DIExpression(), !148)
    #dbg_assign(i1 undef, !154, !DIExpression(), !132, ptr %7, !DIExpression(), !198)
    #dbg_value(i32 %0, !160, !DIExpression(), !198)
    #dbg_value(ptr %1, !161, !DIExpression(), !198)
    #dbg_value(i32 2, !162, !DIExpression(), !198)
    #dbg_value(ptr @.str.1, !163, !DIExpression(), !198)
    #dbg_value(i64 1, !164, !DIExpression(), !198)
    #dbg_value(i64 32768, !165, !DIExpression(), !198)
    #dbg_value(i64 %16, !166, !DIExpression(), !198)
    #dbg_value(ptr undef, !167, !DIExpression(), !198)
    #dbg_value(i64 %16, !145, !DIExpression(), !148)
  %34 = icmp eq i32 %0, 2, !dbg !200
  br i1 %34, label %106, label %35, !dbg !201

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #13, !dbg !202
  store i32 0, ptr %13, align 4, !dbg !203, !tbaa !176
  %36 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !204
  %37 = load ptr, ptr %36, align 8, !dbg !204, !tbaa !181
  %38 = call i64 @strtol(ptr noundef %37, ptr noundef nonnull %7, i32 noundef 10) #13, !dbg !205
    #dbg_value(i64 %38, !145, !DIExpression(), !148)
  %39 = load ptr, ptr %36, align 8, !dbg !206, !tbaa !181
  %40 = load i8, ptr %39, align 1, !dbg !207, !tbaa !187
  %41 = icmp eq i8 %40, 0, !dbg !207
  br i1 %41, label %52, label %42, !dbg !208

42:                                               ; preds = %35
  %43 = load ptr, ptr %7, align 8, !dbg !209, !tbaa !181
  %44 = load i8, ptr %43, align 1, !dbg !210, !tbaa !187
  %45 = icmp eq i8 %44, 0, !dbg !210
  br i1 %45, label %46, label %52, !dbg !211

46:                                               ; preds = %42
  %47 = load i32, ptr %13, align 4, !dbg !212, !tbaa !176
  %48 = icmp ne i32 %47, 0, !dbg !212
  %49 = add i64 %38, -32769, !dbg !213
  %50 = icmp ult i64 %49, -32768, !dbg !213
  %51 = select i1 %48, i1 true, i1 %50, !dbg !213
  br i1 %51, label %52, label %55, !dbg !213

52:                                               ; preds = %46, %42, %35
  %53 = load ptr, ptr @stderr, align 8, !dbg !214, !tbaa !181
  %54 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %53, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %39, i64 noundef 1, i64 noundef 32768) #15, !dbg !215
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #13, !dbg !216
    #dbg_value(i64 %38, !145, !DIExpression(), !148)
  br label %103, !dbg !217

55:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #13, !dbg !216
    #dbg_value(i64 %38, !145, !DIExpression(), !148)
    #dbg_assign(i1 undef, !154, !DIExpression(), !131, ptr %6, !DIExpression(), !218)
    #dbg_value(i32 %0, !160, !DIExpression(), !218)
    #dbg_value(ptr %1, !161, !DIExpression(), !218)
    #dbg_value(i32 3, !162, !DIExpression(), !218)
    #dbg_value(ptr @.str.2, !163, !DIExpression(), !218)
    #dbg_value(i64 1, !164, !DIExpression(), !218)
    #dbg_value(i64 1048576, !165, !DIExpression(), !218)
    #dbg_value(i64 %38, !166, !DIExpression(), !218)
    #dbg_value(ptr undef, !167, !DIExpression(), !218)
    #dbg_value(i64 %38, !146, !DIExpression(), !148)
  %56 = icmp ugt i32 %0, 3, !dbg !220
  br i1 %56, label %57, label %106, !dbg !221

57:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #13, !dbg !222
  store i32 0, ptr %13, align 4, !dbg !223, !tbaa !176
  %58 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !224
  %59 = load ptr, ptr %58, align 8, !dbg !224, !tbaa !181
  %60 = call i64 @strtol(ptr noundef %59, ptr noundef nonnull %6, i32 noundef 10) #13, !dbg !225
    #dbg_value(i64 %60, !146, !DIExpression(), !148)
  %61 = load ptr, ptr %58, align 8, !dbg !226, !tbaa !181
  %62 = load i8, ptr %61, align 1, !dbg !227, !tbaa !187
  %63 = icmp eq i8 %62, 0, !dbg !227
  br i1 %63, label %74, label %64, !dbg !228

64:                                               ; preds = %57
  %65 = load ptr, ptr %6, align 8, !dbg !229, !tbaa !181
  %66 = load i8, ptr %65, align 1, !dbg !230, !tbaa !187
  %67 = icmp eq i8 %66, 0, !dbg !230
  br i1 %67, label %68, label %74, !dbg !231

68:                                               ; preds = %64
  %69 = load i32, ptr %13, align 4, !dbg !232, !tbaa !176
  %70 = icmp ne i32 %69, 0, !dbg !232
  %71 = add i64 %60, -1048577, !dbg !233
  %72 = icmp ult i64 %71, -1048576, !dbg !233
  %73 = select i1 %70, i1 true, i1 %72, !dbg !233
  br i1 %73, label %74, label %77, !dbg !233

74:                                               ; preds = %68, %64, %57
  %75 = load ptr, ptr @stderr, align 8, !dbg !234, !tbaa !181
  %76 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %75, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %61, i64 noundef 1, i64 noundef 1048576) #15, !dbg !235
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13, !dbg !236
    #dbg_value(i64 %60, !146, !DIExpression(), !148)
  br label %103, !dbg !237

77:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13, !dbg !236
    #dbg_value(i64 %60, !146, !DIExpression(), !148)
    #dbg_assign(i1 undef, !154, !DIExpression(), !130, ptr %5, !DIExpression(), !238)
    #dbg_value(i32 %0, !160, !DIExpression(), !238)
    #dbg_value(ptr %1, !161, !DIExpression(), !238)
    #dbg_value(i32 4, !162, !DIExpression(), !238)
    #dbg_value(ptr @.str.3, !163, !DIExpression(), !238)
    #dbg_value(i64 0, !164, !DIExpression(), !238)
    #dbg_value(i64 2147483647, !165, !DIExpression(), !238)
    #dbg_value(i64 1, !166, !DIExpression(), !238)
    #dbg_value(ptr undef, !167, !DIExpression(), !238)
    #dbg_value(i64 1, !147, !DIExpression(), !148)
  %78 = icmp eq i32 %0, 4, !dbg !240
  br i1 %78, label %106, label %79, !dbg !241

79:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #13, !dbg !242
  store i32 0, ptr %13, align 4, !dbg !243, !tbaa !176
  %80 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !244
  %81 = load ptr, ptr %80, align 8, !dbg !244, !tbaa !181
  %82 = call i64 @strtol(ptr noundef %81, ptr noundef nonnull %5, i32 noundef 10) #13, !dbg !245
    #dbg_value(i64 %82, !147, !DIExpression(), !148)
  %83 = load ptr, ptr %80, align 8, !dbg !246, !tbaa !181
  %84 = load i8, ptr %83, align 1, !dbg !247, !tbaa !187
  %85 = icmp eq i8 %84, 0, !dbg !247
  br i1 %85, label %95, label %86, !dbg !248

86:                                               ; preds = %79
  %87 = load ptr, ptr %5, align 8, !dbg !249, !tbaa !181
  %88 = load i8, ptr %87, align 1, !dbg !250, !tbaa !187
  %89 = icmp eq i8 %88, 0, !dbg !250
  br i1 %89, label %90, label %95, !dbg !251

90:                                               ; preds = %86
  %91 = load i32, ptr %13, align 4, !dbg !252, !tbaa !176
  %92 = icmp ne i32 %91, 0, !dbg !252
  %93 = icmp ugt i64 %82, 2147483647, !dbg !253
  %94 = select i1 %92, i1 true, i1 %93, !dbg !253
  br i1 %94, label %95, label %98, !dbg !253

95:                                               ; preds = %90, %86, %79
  %96 = load ptr, ptr @stderr, align 8, !dbg !254, !tbaa !181
  %97 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %96, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %83, i64 noundef 0, i64 noundef 2147483647) #15, !dbg !255
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13, !dbg !256
    #dbg_value(i64 %82, !147, !DIExpression(), !148)
  br label %103, !dbg !257

98:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13, !dbg !256
    #dbg_value(i64 %82, !147, !DIExpression(), !148)
    #dbg_value(i64 %16, !104, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !134)
    #dbg_value(i64 %38, !104, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !134)
    #dbg_value(i64 %60, !104, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !134)
    #dbg_value(i64 %82, !104, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !134)
  %99 = icmp eq i32 %0, 6, !dbg !258
  br i1 %99, label %100, label %106, !dbg !260

100:                                              ; preds = %98
  %101 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !261
  %102 = load ptr, ptr %101, align 8, !dbg !261, !tbaa !181
  br label %106, !dbg !260

103:                                              ; preds = %2, %30, %52, %74, %95
  %104 = load ptr, ptr @stderr, align 8, !dbg !262, !tbaa !181
  %105 = tail call i64 @fwrite(ptr nonnull @.str.5, i64 72, i64 1, ptr %104) #16, !dbg !263
    #dbg_value(i32 undef, !104, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !134)
    #dbg_value(i32 undef, !104, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !134)
    #dbg_value(i32 undef, !104, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !134)
    #dbg_value(ptr undef, !104, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
    #dbg_value(i64 undef, !104, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !134)
  br label %179, !dbg !264

106:                                              ; preds = %10, %33, %55, %77, %100, %98
  %107 = phi i64 [ %82, %98 ], [ %82, %100 ], [ 1, %77 ], [ 1, %55 ], [ 1, %33 ], [ 1, %10 ]
  %108 = phi ptr [ @.str.4, %98 ], [ %102, %100 ], [ @.str.4, %77 ], [ @.str.4, %55 ], [ @.str.4, %33 ], [ @.str.4, %10 ]
  %109 = phi i64 [ %60, %98 ], [ %60, %100 ], [ %60, %77 ], [ %38, %55 ], [ %16, %33 ], [ 1024, %10 ]
  %110 = phi i64 [ %38, %98 ], [ %38, %100 ], [ %38, %77 ], [ %38, %55 ], [ %16, %33 ], [ 1024, %10 ]
  %111 = phi i64 [ %16, %98 ], [ %16, %100 ], [ %16, %77 ], [ %16, %55 ], [ %16, %33 ], [ 1024, %10 ]
  %112 = trunc nuw i64 %111 to i32, !dbg !265
  %113 = trunc nuw i64 %110 to i32, !dbg !266
  %114 = trunc nuw i64 %109 to i32, !dbg !267
    #dbg_value(i32 %112, !104, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !134)
    #dbg_value(i32 %113, !104, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !134)
    #dbg_value(i32 %114, !104, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !134)
    #dbg_value(ptr %108, !104, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !134)
    #dbg_value(i64 %107, !104, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !134)
    #dbg_value(i32 %112, !115, !DIExpression(), !134)
    #dbg_value(i32 %113, !117, !DIExpression(), !134)
    #dbg_value(i32 %114, !118, !DIExpression(), !134)
  %115 = mul nuw nsw i64 %111, %110, !dbg !268
    #dbg_value(i64 %115, !119, !DIExpression(), !134)
    #dbg_value(ptr undef, !269, !DIExpression(), !281)
    #dbg_value(i64 0, !276, !DIExpression(), !281)
    #dbg_value(i32 %112, !277, !DIExpression(), !281)
    #dbg_value(i32 %114, !278, !DIExpression(), !281)
  %116 = mul nuw nsw i64 %111, %109, !dbg !283
    #dbg_value(i64 %116, !279, !DIExpression(), !281)
    #dbg_value(i64 %116, !284, !DIExpression(), !290)
  %117 = shl nuw nsw i64 %116, 2, !dbg !292
  %118 = tail call noalias ptr @malloc(i64 noundef %117) #17, !dbg !293
    #dbg_value(ptr %118, !289, !DIExpression(), !290)
    #dbg_value(ptr %118, !294, !DIExpression(), !302)
    #dbg_value(i64 %117, !301, !DIExpression(), !302)
  %119 = icmp eq ptr %118, null, !dbg !304
  br i1 %119, label %120, label %123, !dbg !306

120:                                              ; preds = %106
  %121 = load ptr, ptr @stderr, align 8, !dbg !307, !tbaa !181
  %122 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %121, ptr noundef nonnull @.str.7, i64 noundef %117) #15, !dbg !308
  tail call void @exit(i32 noundef 1) #18, !dbg !309
  unreachable, !dbg !309

123:                                              ; preds = %106
    #dbg_value(ptr %118, !280, !DIExpression(), !281)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %118, i64 noundef %116, i64 noundef %107, i64 noundef 0), !dbg !310
    #dbg_value(ptr %118, !121, !DIExpression(), !134)
    #dbg_value(ptr undef, !269, !DIExpression(), !311)
    #dbg_value(i64 1, !276, !DIExpression(), !311)
    #dbg_value(i32 %114, !277, !DIExpression(), !311)
    #dbg_value(i32 %113, !278, !DIExpression(), !311)
  %124 = mul nuw nsw i64 %110, %109, !dbg !313
    #dbg_value(i64 %124, !279, !DIExpression(), !311)
    #dbg_value(i64 %124, !284, !DIExpression(), !314)
  %125 = shl nuw nsw i64 %124, 2, !dbg !316
  %126 = tail call noalias ptr @malloc(i64 noundef %125) #17, !dbg !317
    #dbg_value(ptr %126, !289, !DIExpression(), !314)
    #dbg_value(ptr %126, !294, !DIExpression(), !318)
    #dbg_value(i64 %125, !301, !DIExpression(), !318)
  %127 = icmp eq ptr %126, null, !dbg !320
  br i1 %127, label %128, label %131, !dbg !321

128:                                              ; preds = %123
  %129 = load ptr, ptr @stderr, align 8, !dbg !322, !tbaa !181
  %130 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %129, ptr noundef nonnull @.str.7, i64 noundef %125) #15, !dbg !323
  tail call void @exit(i32 noundef 1) #18, !dbg !324
  unreachable, !dbg !324

131:                                              ; preds = %123
    #dbg_value(ptr %126, !280, !DIExpression(), !311)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %126, i64 noundef %124, i64 noundef %107, i64 noundef 1), !dbg !325
    #dbg_value(ptr %126, !122, !DIExpression(), !134)
    #dbg_value(ptr undef, !269, !DIExpression(), !326)
    #dbg_value(i64 2, !276, !DIExpression(), !326)
    #dbg_value(i32 %112, !277, !DIExpression(), !326)
    #dbg_value(i32 %113, !278, !DIExpression(), !326)
    #dbg_value(i64 %115, !279, !DIExpression(), !326)
    #dbg_value(i64 %115, !284, !DIExpression(), !328)
  %132 = shl nuw nsw i64 %115, 2, !dbg !330
  %133 = tail call noalias ptr @malloc(i64 noundef %132) #17, !dbg !331
    #dbg_value(ptr %133, !289, !DIExpression(), !328)
    #dbg_value(ptr %133, !294, !DIExpression(), !332)
    #dbg_value(i64 %132, !301, !DIExpression(), !332)
  %134 = icmp eq ptr %133, null, !dbg !334
  br i1 %134, label %135, label %138, !dbg !335

135:                                              ; preds = %131
  %136 = load ptr, ptr @stderr, align 8, !dbg !336, !tbaa !181
  %137 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %136, ptr noundef nonnull @.str.7, i64 noundef %132) #15, !dbg !337
  tail call void @exit(i32 noundef 1) #18, !dbg !338
  unreachable, !dbg !338

138:                                              ; preds = %131
    #dbg_value(ptr %133, !280, !DIExpression(), !326)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %133, i64 noundef %115, i64 noundef %107, i64 noundef 2), !dbg !339
    #dbg_value(ptr %133, !123, !DIExpression(), !134)
    #dbg_assign(i1 undef, !340, !DIExpression(), !129, ptr %4, !DIExpression(), !352)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #13, !dbg !354
  %139 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #13, !dbg !355
  %140 = load i64, ptr %4, align 8, !dbg !356, !tbaa !357
  %141 = sitofp i64 %140 to double, !dbg !360
  %142 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !361
  %143 = load i64, ptr %142, align 8, !dbg !361, !tbaa !362
  %144 = sitofp i64 %143 to double, !dbg !363
  %145 = fmul double %144, 1.000000e-09, !dbg !364
  %146 = fadd double %145, %141, !dbg !365
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #13, !dbg !366
    #dbg_value(double %146, !124, !DIExpression(), !134)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %112, i32 noundef %113, i32 noundef %114, float noundef 1.500000e+00, ptr noundef nonnull %118, i32 noundef %112, ptr noundef nonnull %126, i32 noundef %114, float noundef 5.000000e-01, ptr noundef nonnull %133, i32 noundef %112) #13, !dbg !367
    #dbg_assign(i1 undef, !340, !DIExpression(), !128, ptr %3, !DIExpression(), !368)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #13, !dbg !370
  %147 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #13, !dbg !371
  %148 = load i64, ptr %3, align 8, !dbg !372, !tbaa !357
  %149 = sitofp i64 %148 to double, !dbg !373
  %150 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !374
  %151 = load i64, ptr %150, align 8, !dbg !374, !tbaa !362
  %152 = sitofp i64 %151 to double, !dbg !375
  %153 = fmul double %152, 1.000000e-09, !dbg !376
  %154 = fadd double %153, %149, !dbg !377
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #13, !dbg !378
  %155 = fsub double %154, %146, !dbg !379
    #dbg_value(double %155, !126, !DIExpression(), !134)
    #dbg_value(ptr undef, !380, !DIExpression(), !390)
    #dbg_value(ptr %133, !387, !DIExpression(), !390)
    #dbg_value(i64 %115, !388, !DIExpression(), !390)
    #dbg_value(double %155, !389, !DIExpression(), !390)
  %156 = call fastcc double @frobenius_norm(ptr noundef nonnull readonly %133, i64 noundef %115), !dbg !392
  %157 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %112, i32 noundef %113, i32 noundef %114, double noundef %156), !dbg !393
    #dbg_value(double %155, !394, !DIExpression(), !399)
  %158 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %155), !dbg !401
    #dbg_value(ptr %108, !402, !DIExpression(), !409)
    #dbg_value(ptr %133, !407, !DIExpression(), !409)
    #dbg_value(i64 %115, !408, !DIExpression(), !409)
    #dbg_value(ptr %108, !411, !DIExpression(), !476)
    #dbg_value(ptr %133, !416, !DIExpression(), !476)
    #dbg_value(i64 4, !417, !DIExpression(), !476)
    #dbg_value(i64 %115, !418, !DIExpression(), !476)
  %159 = load i8, ptr %108, align 1
  %160 = icmp eq i8 %159, 45
  br i1 %160, label %161, label %165

161:                                              ; preds = %138
  %162 = getelementptr inbounds i8, ptr %108, i64 1
  %163 = load i8, ptr %162, align 1
  %164 = icmp eq i8 %163, 0, !dbg !478
  br i1 %164, label %177, label %165, !dbg !480

165:                                              ; preds = %161, %138
  %166 = call noalias ptr @fopen(ptr noundef nonnull %108, ptr noundef nonnull @.str.11), !dbg !481
    #dbg_value(ptr %166, !419, !DIExpression(), !476)
  %167 = icmp eq ptr %166, null, !dbg !482
  br i1 %167, label %174, label %168, !dbg !482

168:                                              ; preds = %165
  %169 = call i64 @fwrite(ptr noundef nonnull %133, i64 noundef 4, i64 noundef %115, ptr noundef nonnull %166), !dbg !483
    #dbg_value(i64 %169, !475, !DIExpression(), !476)
  %170 = call i32 @fclose(ptr noundef nonnull %166), !dbg !484
  %171 = icmp eq i32 %170, 0, !dbg !484
  %172 = icmp eq i64 %169, %115
  %173 = and i1 %172, %171, !dbg !486
  br i1 %173, label %177, label %174, !dbg !486

174:                                              ; preds = %168, %165
  %175 = load ptr, ptr @stderr, align 8, !dbg !487, !tbaa !181
  %176 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %175, ptr noundef nonnull @.str.12, ptr noundef nonnull %108) #15, !dbg !488
  br label %177, !dbg !489

177:                                              ; preds = %161, %168, %174
  %178 = phi i32 [ 0, %161 ], [ 1, %174 ], [ 0, %168 ], !dbg !476
    #dbg_value(i32 %178, !127, !DIExpression(), !134)
  call void @free(ptr noundef nonnull %118) #13, !dbg !490
  call void @free(ptr noundef nonnull %126) #13, !dbg !491
  call void @free(ptr noundef nonnull %133) #13, !dbg !492
  br label %179

179:                                              ; preds = %103, %177
  %180 = phi i32 [ %178, %177 ], [ 2, %103 ], !dbg !134
  ret i32 %180, !dbg !493
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !494 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !497 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !501 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !507 ptr @__errno_location() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !512 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #7 !dbg !516 {
    #dbg_value(ptr %0, !520, !DIExpression(), !527)
    #dbg_value(i64 %1, !521, !DIExpression(), !527)
    #dbg_value(i64 %2, !522, !DIExpression(), !527)
    #dbg_value(i64 %3, !523, !DIExpression(), !527)
    #dbg_value(float 1.000000e+00, !524, !DIExpression(), !527)
    #dbg_value(i64 0, !525, !DIExpression(), !528)
  %5 = icmp eq i64 %1, 0, !dbg !529
  br i1 %5, label %40, label %6, !dbg !531

6:                                                ; preds = %4
  %7 = shl i64 %2, 8
  %8 = or i64 %7, %3
  %9 = mul i64 %8, -3372029247567499371
  %10 = icmp ult i64 %1, 4, !dbg !531
  br i1 %10, label %11, label %13, !dbg !531

11:                                               ; preds = %38, %6
  %12 = phi i64 [ 0, %6 ], [ %14, %38 ]
  br label %41, !dbg !531

13:                                               ; preds = %6
  %14 = and i64 %1, -4, !dbg !531
  %15 = insertelement <4 x i64> poison, i64 %9, i64 0, !dbg !531
  %16 = shufflevector <4 x i64> %15, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !531
  br label %17, !dbg !531

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %35, %17 ], !dbg !532
  %19 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %13 ], [ %36, %17 ]
  %20 = mul <4 x i64> %19, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !533
  %21 = add <4 x i64> %20, %16, !dbg !553
  %22 = lshr <4 x i64> %21, <i64 30, i64 30, i64 30, i64 30>, !dbg !554
  %23 = xor <4 x i64> %22, %21, !dbg !555
  %24 = mul <4 x i64> %23, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !556
  %25 = lshr <4 x i64> %24, <i64 27, i64 27, i64 27, i64 27>, !dbg !557
  %26 = xor <4 x i64> %25, %24, !dbg !558
  %27 = mul <4 x i64> %26, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !559
  %28 = lshr <4 x i64> %27, <i64 40, i64 40, i64 40, i64 40>, !dbg !560
  %29 = trunc nuw nsw <4 x i64> %28 to <4 x i32>, !dbg !560
  %30 = or <4 x i32> %29, <i32 1, i32 1, i32 1, i32 1>, !dbg !561
  %31 = add nsw <4 x i32> %30, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !562
  %32 = sitofp <4 x i32> %31 to <4 x float>, !dbg !563
  %33 = fmul <4 x float> %32, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !564
  %34 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !565
  store <4 x float> %33, ptr %34, align 4, !dbg !566, !tbaa !567
  %35 = add nuw i64 %18, 4, !dbg !532
  %36 = add <4 x i64> %19, <i64 4, i64 4, i64 4, i64 4>
  %37 = icmp eq i64 %35, %14, !dbg !532
  br i1 %37, label %38, label %17, !dbg !532, !llvm.loop !569

38:                                               ; preds = %17
  %39 = icmp eq i64 %14, %1, !dbg !531
  br i1 %39, label %40, label %11, !dbg !531

40:                                               ; preds = %41, %38, %4
  ret void, !dbg !574

41:                                               ; preds = %11, %41
  %42 = phi i64 [ %58, %41 ], [ %12, %11 ]
    #dbg_value(i64 %42, !525, !DIExpression(), !528)
    #dbg_value(i64 %2, !547, !DIExpression(), !575)
    #dbg_value(i64 %3, !548, !DIExpression(), !575)
    #dbg_value(i64 %42, !549, !DIExpression(), !575)
    #dbg_value(i64 %2, !538, !DIExpression(), !576)
    #dbg_value(i64 %3, !539, !DIExpression(), !576)
    #dbg_value(i64 %42, !540, !DIExpression(), !576)
  %43 = mul i64 %42, -7046029254386353131, !dbg !533
  %44 = add i64 %43, %9, !dbg !553
    #dbg_value(i64 %44, !541, !DIExpression(), !576)
  %45 = lshr i64 %44, 30, !dbg !554
  %46 = xor i64 %45, %44, !dbg !555
  %47 = mul i64 %46, -4658895280553007687, !dbg !556
    #dbg_value(i64 %47, !541, !DIExpression(), !576)
  %48 = lshr i64 %47, 27, !dbg !557
  %49 = xor i64 %48, %47, !dbg !558
  %50 = mul i64 %49, -7723592293110705685, !dbg !559
    #dbg_value(i64 %50, !541, !DIExpression(), !576)
    #dbg_value(!DIArgList(i64 0, i64 %50), !550, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !575)
  %51 = lshr i64 %50, 40, !dbg !560
  %52 = trunc nuw nsw i64 %51 to i32, !dbg !560
  %53 = or i32 %52, 1, !dbg !561
  %54 = add nsw i32 %53, -8388608, !dbg !562
  %55 = sitofp i32 %54 to float, !dbg !563
  %56 = fmul float %55, 0x3E80000000000000, !dbg !564
  %57 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !565
  store float %56, ptr %57, align 4, !dbg !566, !tbaa !567
  %58 = add nuw i64 %42, 1, !dbg !532
    #dbg_value(i64 %58, !525, !DIExpression(), !528)
  %59 = icmp eq i64 %58, %1, !dbg !529
  br i1 %59, label %40, label %41, !dbg !531, !llvm.loop !577
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !578 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: noreturn nounwind
declare !dbg !581 void @exit(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !584 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare !dbg !589 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #11 !dbg !592 {
    #dbg_value(ptr %0, !596, !DIExpression(), !601)
    #dbg_value(i64 %1, !597, !DIExpression(), !601)
    #dbg_value(double 0.000000e+00, !598, !DIExpression(), !601)
    #dbg_value(i64 0, !599, !DIExpression(), !602)
  %3 = icmp eq i64 %1, 0, !dbg !603
  br i1 %3, label %26, label %4, !dbg !605

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !605
  %6 = icmp ult i64 %1, 4, !dbg !605
  br i1 %6, label %9, label %7, !dbg !605

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !605
  br label %29, !dbg !605

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !605
  br i1 %13, label %26, label %14, !dbg !605

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !599, !DIExpression(), !602)
    #dbg_value(double %16, !598, !DIExpression(), !601)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !606
  %19 = load float, ptr %18, align 4, !dbg !606, !tbaa !567
  %20 = fpext float %19 to double, !dbg !607
  %21 = fmul double %20, %20, !dbg !608
  %22 = fadd double %16, %21, !dbg !609
    #dbg_value(double %22, !598, !DIExpression(), !601)
  %23 = add nuw i64 %15, 1, !dbg !610
    #dbg_value(i64 %23, !599, !DIExpression(), !602)
  %24 = add i64 %17, 1, !dbg !605
  %25 = icmp eq i64 %24, %5, !dbg !605
  br i1 %25, label %26, label %14, !dbg !605, !llvm.loop !611

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !601
  %28 = tail call double @sqrt(double noundef %27) #13, !dbg !613
  ret double %28, !dbg !614

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !599, !DIExpression(), !602)
    #dbg_value(double %31, !598, !DIExpression(), !601)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !606
  %34 = load float, ptr %33, align 4, !dbg !606, !tbaa !567
  %35 = fpext float %34 to double, !dbg !607
  %36 = fmul double %35, %35, !dbg !608
  %37 = fadd double %31, %36, !dbg !609
    #dbg_value(double %37, !598, !DIExpression(), !601)
  %38 = or disjoint i64 %30, 1, !dbg !610
    #dbg_value(i64 %38, !599, !DIExpression(), !602)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !606
  %40 = load float, ptr %39, align 4, !dbg !606, !tbaa !567
  %41 = fpext float %40 to double, !dbg !607
  %42 = fmul double %41, %41, !dbg !608
  %43 = fadd double %37, %42, !dbg !609
    #dbg_value(double %43, !598, !DIExpression(), !601)
  %44 = or disjoint i64 %30, 2, !dbg !610
    #dbg_value(i64 %44, !599, !DIExpression(), !602)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !606
  %46 = load float, ptr %45, align 4, !dbg !606, !tbaa !567
  %47 = fpext float %46 to double, !dbg !607
  %48 = fmul double %47, %47, !dbg !608
  %49 = fadd double %43, %48, !dbg !609
    #dbg_value(double %49, !598, !DIExpression(), !601)
  %50 = or disjoint i64 %30, 3, !dbg !610
    #dbg_value(i64 %50, !599, !DIExpression(), !602)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !606
  %52 = load float, ptr %51, align 4, !dbg !606, !tbaa !567
  %53 = fpext float %52 to double, !dbg !607
  %54 = fmul double %53, %53, !dbg !608
  %55 = fadd double %49, %54, !dbg !609
    #dbg_value(double %55, !598, !DIExpression(), !601)
  %56 = add nuw i64 %30, 4, !dbg !610
    #dbg_value(i64 %56, !599, !DIExpression(), !602)
  %57 = add i64 %32, 4, !dbg !605
  %58 = icmp eq i64 %57, %8, !dbg !605
  br i1 %58, label %9, label %29, !dbg !605, !llvm.loop !615
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !617 double @sqrt(double noundef) local_unnamed_addr #12

; Function Attrs: nofree nounwind
declare !dbg !621 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !624 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !628 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #4

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
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(none) }
attributes #15 = { cold nounwind }
attributes #16 = { cold }
attributes #17 = { nounwind allocsize(0) }
attributes #18 = { noreturn nounwind }

!llvm.dbg.cu = !{!57}
!llvm.module.flags = !{!88, !89, !90, !91, !92, !93, !94}
!llvm.ident = !{!95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/gemm/gemm.h", directory: ".", checksumkind: CSK_MD5, checksum: "5d98644b927553c6c399d0d0b868e231")
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
!27 = distinct !DIGlobalVariable(scope: null, file: !28, line: 88, type: !29, isLocal: true, isDefinition: true)
!28 = !DIFile(filename: "samples/gemm/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 56)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !28, line: 61, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 32)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 31)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !28, line: 100, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 14)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !28, line: 106, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !28, line: 109, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 24)
!57 = distinct !DICompileUnit(language: DW_LANG_C11, file: !58, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !59, retainedTypes: !70, globals: !85, splitDebugInlining: false, nameTableKind: None)
!58 = !DIFile(filename: "samples/gemm/gemm_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "62e3592dbdc03e9a5925c0e8f97c104c")
!59 = !{!60, !64}
!60 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !28, line: 23, baseType: !61, size: 32, elements: !62)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!64 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !65, line: 5, baseType: !61, size: 32, elements: !66)
!65 = !DIFile(filename: "samples/gemm/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!66 = !{!67, !68, !69}
!67 = !DIEnumerator(name: "CblasColMajor", value: 102)
!68 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!69 = !DIEnumerator(name: "CblasTrans", value: 112)
!70 = !{!71, !74, !75, !79, !81, !80, !84}
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !72, line: 18, baseType: !73)
!72 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !76, line: 27, baseType: !77)
!76 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !78, line: 45, baseType: !73)
!78 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !82, line: 26, baseType: !83)
!82 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !78, line: 41, baseType: !74)
!84 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!85 = !{!0, !7, !9, !11, !16, !21, !26, !32, !37, !42, !86, !47, !52}
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !28, line: 105, type: !3, isLocal: true, isDefinition: true)
!88 = !{i32 7, !"Dwarf Version", i32 5}
!89 = !{i32 2, !"Debug Info Version", i32 3}
!90 = !{i32 1, !"wchar_size", i32 4}
!91 = !{i32 8, !"PIC Level", i32 2}
!92 = !{i32 7, !"PIE Level", i32 2}
!93 = !{i32 7, !"uwtable", i32 2}
!94 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!95 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!96 = distinct !DISubprogram(name: "main", scope: !58, file: !58, line: 5, type: !97, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !101)
!97 = !DISubroutineType(types: !98)
!98 = !{!74, !74, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!101 = !{!102, !103, !104, !115, !117, !118, !119, !121, !122, !123, !124, !126, !127}
!102 = !DILocalVariable(name: "argc", arg: 1, scope: !96, file: !58, line: 5, type: !74)
!103 = !DILocalVariable(name: "argv", arg: 2, scope: !96, file: !58, line: 5, type: !99)
!104 = !DILocalVariable(name: "arguments", scope: !96, file: !58, line: 6, type: !105)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 15, baseType: !106)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 11, size: 256, elements: !107)
!107 = !{!108, !109, !110, !111, !112}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !106, file: !2, line: 12, baseType: !74, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !106, file: !2, line: 12, baseType: !74, size: 32, offset: 32)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !106, file: !2, line: 12, baseType: !74, size: 32, offset: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !106, file: !2, line: 13, baseType: !75, size: 64, offset: 128)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !106, file: !2, line: 14, baseType: !113, size: 64, offset: 192)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!115 = !DILocalVariable(name: "m", scope: !96, file: !58, line: 8, type: !116)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!117 = !DILocalVariable(name: "n", scope: !96, file: !58, line: 8, type: !116)
!118 = !DILocalVariable(name: "k", scope: !96, file: !58, line: 8, type: !116)
!119 = !DILocalVariable(name: "count", scope: !96, file: !58, line: 9, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!121 = !DILocalVariable(name: "a", scope: !96, file: !58, line: 10, type: !79)
!122 = !DILocalVariable(name: "b", scope: !96, file: !58, line: 11, type: !79)
!123 = !DILocalVariable(name: "c", scope: !96, file: !58, line: 12, type: !79)
!124 = !DILocalVariable(name: "start", scope: !96, file: !58, line: 14, type: !125)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!126 = !DILocalVariable(name: "seconds", scope: !96, file: !58, line: 17, type: !125)
!127 = !DILocalVariable(name: "status", scope: !96, file: !58, line: 20, type: !116)
!128 = distinct !DIAssignID()
!129 = distinct !DIAssignID()
!130 = distinct !DIAssignID()
!131 = distinct !DIAssignID()
!132 = distinct !DIAssignID()
!133 = distinct !DIAssignID()
!134 = !DILocation(line: 0, scope: !96)
!135 = !DILocalVariable(name: "argc", arg: 1, scope: !136, file: !2, line: 18, type: !74)
!136 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 18, type: !137, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !140)
!137 = !DISubroutineType(types: !138)
!138 = !{!74, !74, !99, !139}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!140 = !{!135, !141, !142, !143, !145, !146, !147}
!141 = !DILocalVariable(name: "argv", arg: 2, scope: !136, file: !2, line: 18, type: !99)
!142 = !DILocalVariable(name: "out", arg: 3, scope: !136, file: !2, line: 18, type: !139)
!143 = !DILocalVariable(name: "m", scope: !136, file: !2, line: 19, type: !144)
!144 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!145 = !DILocalVariable(name: "n", scope: !136, file: !2, line: 19, type: !144)
!146 = !DILocalVariable(name: "k", scope: !136, file: !2, line: 19, type: !144)
!147 = !DILocalVariable(name: "seed", scope: !136, file: !2, line: 19, type: !144)
!148 = !DILocation(line: 0, scope: !136, inlinedAt: !149)
!149 = distinct !DILocation(line: 7, column: 8, scope: !150)
!150 = distinct !DILexicalBlock(scope: !96, file: !58, line: 7, column: 7)
!151 = !DILocation(line: 20, column: 12, scope: !152, inlinedAt: !149)
!152 = distinct !DILexicalBlock(scope: !136, file: !2, line: 20, column: 7)
!153 = !DILocation(line: 20, column: 17, scope: !152, inlinedAt: !149)
!154 = !DILocalVariable(name: "end", scope: !155, file: !28, line: 84, type: !100)
!155 = distinct !DISubprogram(name: "parse_integer", scope: !28, file: !28, line: 80, type: !156, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !159)
!156 = !DISubroutineType(types: !157)
!157 = !{!74, !74, !99, !74, !113, !144, !144, !144, !158}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!159 = !{!160, !161, !162, !163, !164, !165, !166, !167, !154}
!160 = !DILocalVariable(name: "argc", arg: 1, scope: !155, file: !28, line: 80, type: !74)
!161 = !DILocalVariable(name: "argv", arg: 2, scope: !155, file: !28, line: 80, type: !99)
!162 = !DILocalVariable(name: "position", arg: 3, scope: !155, file: !28, line: 80, type: !74)
!163 = !DILocalVariable(name: "name", arg: 4, scope: !155, file: !28, line: 80, type: !113)
!164 = !DILocalVariable(name: "low", arg: 5, scope: !155, file: !28, line: 80, type: !144)
!165 = !DILocalVariable(name: "high", arg: 6, scope: !155, file: !28, line: 81, type: !144)
!166 = !DILocalVariable(name: "fallback", arg: 7, scope: !155, file: !28, line: 81, type: !144)
!167 = !DILocalVariable(name: "out", arg: 8, scope: !155, file: !28, line: 81, type: !158)
!168 = !DILocation(line: 0, scope: !155, inlinedAt: !169)
!169 = distinct !DILocation(line: 20, column: 20, scope: !152, inlinedAt: !149)
!170 = !DILocation(line: 83, column: 16, scope: !171, inlinedAt: !169)
!171 = distinct !DILexicalBlock(scope: !155, file: !28, line: 83, column: 7)
!172 = !DILocation(line: 83, column: 7, scope: !155, inlinedAt: !169)
!173 = !DILocation(line: 84, column: 3, scope: !155, inlinedAt: !169)
!174 = !DILocation(line: 85, column: 3, scope: !155, inlinedAt: !169)
!175 = !DILocation(line: 85, column: 9, scope: !155, inlinedAt: !169)
!176 = !{!177, !177, i64 0}
!177 = !{!"int", !178, i64 0}
!178 = !{!"omnipotent char", !179, i64 0}
!179 = !{!"Simple C/C++ TBAA"}
!180 = !DILocation(line: 86, column: 17, scope: !155, inlinedAt: !169)
!181 = !{!182, !182, i64 0}
!182 = !{!"any pointer", !178, i64 0}
!183 = !DILocation(line: 86, column: 10, scope: !155, inlinedAt: !169)
!184 = !DILocation(line: 87, column: 8, scope: !185, inlinedAt: !169)
!185 = distinct !DILexicalBlock(scope: !155, file: !28, line: 87, column: 7)
!186 = !DILocation(line: 87, column: 7, scope: !185, inlinedAt: !169)
!187 = !{!178, !178, i64 0}
!188 = !DILocation(line: 87, column: 23, scope: !185, inlinedAt: !169)
!189 = !DILocation(line: 87, column: 28, scope: !185, inlinedAt: !169)
!190 = !DILocation(line: 87, column: 27, scope: !185, inlinedAt: !169)
!191 = !DILocation(line: 87, column: 32, scope: !185, inlinedAt: !169)
!192 = !DILocation(line: 87, column: 36, scope: !185, inlinedAt: !169)
!193 = !DILocation(line: 87, column: 42, scope: !185, inlinedAt: !169)
!194 = !DILocation(line: 88, column: 11, scope: !155, inlinedAt: !169)
!195 = !DILocation(line: 88, column: 3, scope: !155, inlinedAt: !169)
!196 = !DILocation(line: 91, column: 1, scope: !155, inlinedAt: !169)
!197 = !DILocation(line: 20, column: 74, scope: !152, inlinedAt: !149)
!198 = !DILocation(line: 0, scope: !155, inlinedAt: !199)
!199 = distinct !DILocation(line: 21, column: 7, scope: !152, inlinedAt: !149)
!200 = !DILocation(line: 83, column: 16, scope: !171, inlinedAt: !199)
!201 = !DILocation(line: 83, column: 7, scope: !155, inlinedAt: !199)
!202 = !DILocation(line: 84, column: 3, scope: !155, inlinedAt: !199)
!203 = !DILocation(line: 85, column: 9, scope: !155, inlinedAt: !199)
!204 = !DILocation(line: 86, column: 17, scope: !155, inlinedAt: !199)
!205 = !DILocation(line: 86, column: 10, scope: !155, inlinedAt: !199)
!206 = !DILocation(line: 87, column: 8, scope: !185, inlinedAt: !199)
!207 = !DILocation(line: 87, column: 7, scope: !185, inlinedAt: !199)
!208 = !DILocation(line: 87, column: 23, scope: !185, inlinedAt: !199)
!209 = !DILocation(line: 87, column: 28, scope: !185, inlinedAt: !199)
!210 = !DILocation(line: 87, column: 27, scope: !185, inlinedAt: !199)
!211 = !DILocation(line: 87, column: 32, scope: !185, inlinedAt: !199)
!212 = !DILocation(line: 87, column: 36, scope: !185, inlinedAt: !199)
!213 = !DILocation(line: 87, column: 42, scope: !185, inlinedAt: !199)
!214 = !DILocation(line: 88, column: 11, scope: !155, inlinedAt: !199)
!215 = !DILocation(line: 88, column: 3, scope: !155, inlinedAt: !199)
!216 = !DILocation(line: 91, column: 1, scope: !155, inlinedAt: !199)
!217 = !DILocation(line: 21, column: 58, scope: !152, inlinedAt: !149)
!218 = !DILocation(line: 0, scope: !155, inlinedAt: !219)
!219 = distinct !DILocation(line: 22, column: 7, scope: !152, inlinedAt: !149)
!220 = !DILocation(line: 83, column: 16, scope: !171, inlinedAt: !219)
!221 = !DILocation(line: 83, column: 7, scope: !155, inlinedAt: !219)
!222 = !DILocation(line: 84, column: 3, scope: !155, inlinedAt: !219)
!223 = !DILocation(line: 85, column: 9, scope: !155, inlinedAt: !219)
!224 = !DILocation(line: 86, column: 17, scope: !155, inlinedAt: !219)
!225 = !DILocation(line: 86, column: 10, scope: !155, inlinedAt: !219)
!226 = !DILocation(line: 87, column: 8, scope: !185, inlinedAt: !219)
!227 = !DILocation(line: 87, column: 7, scope: !185, inlinedAt: !219)
!228 = !DILocation(line: 87, column: 23, scope: !185, inlinedAt: !219)
!229 = !DILocation(line: 87, column: 28, scope: !185, inlinedAt: !219)
!230 = !DILocation(line: 87, column: 27, scope: !185, inlinedAt: !219)
!231 = !DILocation(line: 87, column: 32, scope: !185, inlinedAt: !219)
!232 = !DILocation(line: 87, column: 36, scope: !185, inlinedAt: !219)
!233 = !DILocation(line: 87, column: 42, scope: !185, inlinedAt: !219)
!234 = !DILocation(line: 88, column: 11, scope: !155, inlinedAt: !219)
!235 = !DILocation(line: 88, column: 3, scope: !155, inlinedAt: !219)
!236 = !DILocation(line: 91, column: 1, scope: !155, inlinedAt: !219)
!237 = !DILocation(line: 22, column: 60, scope: !152, inlinedAt: !149)
!238 = !DILocation(line: 0, scope: !155, inlinedAt: !239)
!239 = distinct !DILocation(line: 23, column: 7, scope: !152, inlinedAt: !149)
!240 = !DILocation(line: 83, column: 16, scope: !171, inlinedAt: !239)
!241 = !DILocation(line: 83, column: 7, scope: !155, inlinedAt: !239)
!242 = !DILocation(line: 84, column: 3, scope: !155, inlinedAt: !239)
!243 = !DILocation(line: 85, column: 9, scope: !155, inlinedAt: !239)
!244 = !DILocation(line: 86, column: 17, scope: !155, inlinedAt: !239)
!245 = !DILocation(line: 86, column: 10, scope: !155, inlinedAt: !239)
!246 = !DILocation(line: 87, column: 8, scope: !185, inlinedAt: !239)
!247 = !DILocation(line: 87, column: 7, scope: !185, inlinedAt: !239)
!248 = !DILocation(line: 87, column: 23, scope: !185, inlinedAt: !239)
!249 = !DILocation(line: 87, column: 28, scope: !185, inlinedAt: !239)
!250 = !DILocation(line: 87, column: 27, scope: !185, inlinedAt: !239)
!251 = !DILocation(line: 87, column: 32, scope: !185, inlinedAt: !239)
!252 = !DILocation(line: 87, column: 36, scope: !185, inlinedAt: !239)
!253 = !DILocation(line: 87, column: 42, scope: !185, inlinedAt: !239)
!254 = !DILocation(line: 88, column: 11, scope: !155, inlinedAt: !239)
!255 = !DILocation(line: 88, column: 3, scope: !155, inlinedAt: !239)
!256 = !DILocation(line: 91, column: 1, scope: !155, inlinedAt: !239)
!257 = !DILocation(line: 20, column: 7, scope: !136, inlinedAt: !149)
!258 = !DILocation(line: 26, column: 24, scope: !259, inlinedAt: !149)
!259 = distinct !DILexicalBlock(scope: !152, file: !2, line: 23, column: 69)
!260 = !DILocation(line: 26, column: 19, scope: !259, inlinedAt: !149)
!261 = !DILocation(line: 26, column: 30, scope: !259, inlinedAt: !149)
!262 = !DILocation(line: 29, column: 11, scope: !136, inlinedAt: !149)
!263 = !DILocation(line: 29, column: 3, scope: !136, inlinedAt: !149)
!264 = !DILocation(line: 7, column: 7, scope: !96)
!265 = !DILocation(line: 24, column: 14, scope: !259, inlinedAt: !149)
!266 = !DILocation(line: 24, column: 31, scope: !259, inlinedAt: !149)
!267 = !DILocation(line: 24, column: 48, scope: !259, inlinedAt: !149)
!268 = !DILocation(line: 9, column: 34, scope: !96)
!269 = !DILocalVariable(name: "arguments", arg: 1, scope: !270, file: !2, line: 34, type: !273)
!270 = distinct !DISubprogram(name: "make_matrix", scope: !2, file: !2, line: 34, type: !271, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !275)
!271 = !DISubroutineType(types: !272)
!272 = !{!79, !273, !75, !74, !74}
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !274, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !105)
!275 = !{!269, !276, !277, !278, !279, !280}
!276 = !DILocalVariable(name: "stream", arg: 2, scope: !270, file: !2, line: 34, type: !75)
!277 = !DILocalVariable(name: "rows", arg: 3, scope: !270, file: !2, line: 34, type: !74)
!278 = !DILocalVariable(name: "columns", arg: 4, scope: !270, file: !2, line: 35, type: !74)
!279 = !DILocalVariable(name: "count", scope: !270, file: !2, line: 36, type: !120)
!280 = !DILocalVariable(name: "x", scope: !270, file: !2, line: 37, type: !79)
!281 = !DILocation(line: 0, scope: !270, inlinedAt: !282)
!282 = distinct !DILocation(line: 10, column: 14, scope: !96)
!283 = !DILocation(line: 36, column: 37, scope: !270, inlinedAt: !282)
!284 = !DILocalVariable(name: "count", arg: 1, scope: !285, file: !28, line: 66, type: !71)
!285 = distinct !DISubprogram(name: "allocate", scope: !28, file: !28, line: 66, type: !286, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !288)
!286 = !DISubroutineType(types: !287)
!287 = !{!79, !71}
!288 = !{!284, !289}
!289 = !DILocalVariable(name: "x", scope: !285, file: !28, line: 67, type: !79)
!290 = !DILocation(line: 0, scope: !285, inlinedAt: !291)
!291 = distinct !DILocation(line: 37, column: 14, scope: !270, inlinedAt: !282)
!292 = !DILocation(line: 67, column: 36, scope: !285, inlinedAt: !291)
!293 = !DILocation(line: 67, column: 23, scope: !285, inlinedAt: !291)
!294 = !DILocalVariable(name: "memory", arg: 1, scope: !295, file: !28, line: 59, type: !298)
!295 = distinct !DISubprogram(name: "need", scope: !28, file: !28, line: 59, type: !296, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !300)
!296 = !DISubroutineType(types: !297)
!297 = !{null, !298, !71}
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64)
!299 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!300 = !{!294, !301}
!301 = !DILocalVariable(name: "bytes", arg: 2, scope: !295, file: !28, line: 59, type: !71)
!302 = !DILocation(line: 0, scope: !295, inlinedAt: !303)
!303 = distinct !DILocation(line: 68, column: 3, scope: !285, inlinedAt: !291)
!304 = !DILocation(line: 60, column: 7, scope: !305, inlinedAt: !303)
!305 = distinct !DILexicalBlock(scope: !295, file: !28, line: 60, column: 7)
!306 = !DILocation(line: 60, column: 7, scope: !295, inlinedAt: !303)
!307 = !DILocation(line: 61, column: 11, scope: !295, inlinedAt: !303)
!308 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !303)
!309 = !DILocation(line: 62, column: 3, scope: !295, inlinedAt: !303)
!310 = !DILocation(line: 38, column: 3, scope: !270, inlinedAt: !282)
!311 = !DILocation(line: 0, scope: !270, inlinedAt: !312)
!312 = distinct !DILocation(line: 11, column: 14, scope: !96)
!313 = !DILocation(line: 36, column: 37, scope: !270, inlinedAt: !312)
!314 = !DILocation(line: 0, scope: !285, inlinedAt: !315)
!315 = distinct !DILocation(line: 37, column: 14, scope: !270, inlinedAt: !312)
!316 = !DILocation(line: 67, column: 36, scope: !285, inlinedAt: !315)
!317 = !DILocation(line: 67, column: 23, scope: !285, inlinedAt: !315)
!318 = !DILocation(line: 0, scope: !295, inlinedAt: !319)
!319 = distinct !DILocation(line: 68, column: 3, scope: !285, inlinedAt: !315)
!320 = !DILocation(line: 60, column: 7, scope: !305, inlinedAt: !319)
!321 = !DILocation(line: 60, column: 7, scope: !295, inlinedAt: !319)
!322 = !DILocation(line: 61, column: 11, scope: !295, inlinedAt: !319)
!323 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !319)
!324 = !DILocation(line: 62, column: 3, scope: !295, inlinedAt: !319)
!325 = !DILocation(line: 38, column: 3, scope: !270, inlinedAt: !312)
!326 = !DILocation(line: 0, scope: !270, inlinedAt: !327)
!327 = distinct !DILocation(line: 12, column: 14, scope: !96)
!328 = !DILocation(line: 0, scope: !285, inlinedAt: !329)
!329 = distinct !DILocation(line: 37, column: 14, scope: !270, inlinedAt: !327)
!330 = !DILocation(line: 67, column: 36, scope: !285, inlinedAt: !329)
!331 = !DILocation(line: 67, column: 23, scope: !285, inlinedAt: !329)
!332 = !DILocation(line: 0, scope: !295, inlinedAt: !333)
!333 = distinct !DILocation(line: 68, column: 3, scope: !285, inlinedAt: !329)
!334 = !DILocation(line: 60, column: 7, scope: !305, inlinedAt: !333)
!335 = !DILocation(line: 60, column: 7, scope: !295, inlinedAt: !333)
!336 = !DILocation(line: 61, column: 11, scope: !295, inlinedAt: !333)
!337 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !333)
!338 = !DILocation(line: 62, column: 3, scope: !295, inlinedAt: !333)
!339 = !DILocation(line: 38, column: 3, scope: !270, inlinedAt: !327)
!340 = !DILocalVariable(name: "now", scope: !341, file: !28, line: 94, type: !345)
!341 = distinct !DISubprogram(name: "seconds_now", scope: !28, file: !28, line: 93, type: !342, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !344)
!342 = !DISubroutineType(types: !343)
!343 = !{!84}
!344 = !{!340}
!345 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !346, line: 11, size: 128, elements: !347)
!346 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!347 = !{!348, !350}
!348 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !345, file: !346, line: 16, baseType: !349, size: 64)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !78, line: 160, baseType: !144)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !345, file: !346, line: 21, baseType: !351, size: 64, offset: 64)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !78, line: 197, baseType: !144)
!352 = !DILocation(line: 0, scope: !341, inlinedAt: !353)
!353 = distinct !DILocation(line: 14, column: 24, scope: !96)
!354 = !DILocation(line: 94, column: 3, scope: !341, inlinedAt: !353)
!355 = !DILocation(line: 95, column: 3, scope: !341, inlinedAt: !353)
!356 = !DILocation(line: 96, column: 22, scope: !341, inlinedAt: !353)
!357 = !{!358, !359, i64 0}
!358 = !{!"timespec", !359, i64 0, !359, i64 8}
!359 = !{!"long", !178, i64 0}
!360 = !DILocation(line: 96, column: 10, scope: !341, inlinedAt: !353)
!361 = !DILocation(line: 96, column: 50, scope: !341, inlinedAt: !353)
!362 = !{!358, !359, i64 8}
!363 = !DILocation(line: 96, column: 38, scope: !341, inlinedAt: !353)
!364 = !DILocation(line: 96, column: 36, scope: !341, inlinedAt: !353)
!365 = !DILocation(line: 96, column: 29, scope: !341, inlinedAt: !353)
!366 = !DILocation(line: 97, column: 1, scope: !341, inlinedAt: !353)
!367 = !DILocation(line: 15, column: 3, scope: !96)
!368 = !DILocation(line: 0, scope: !341, inlinedAt: !369)
!369 = distinct !DILocation(line: 17, column: 26, scope: !96)
!370 = !DILocation(line: 94, column: 3, scope: !341, inlinedAt: !369)
!371 = !DILocation(line: 95, column: 3, scope: !341, inlinedAt: !369)
!372 = !DILocation(line: 96, column: 22, scope: !341, inlinedAt: !369)
!373 = !DILocation(line: 96, column: 10, scope: !341, inlinedAt: !369)
!374 = !DILocation(line: 96, column: 50, scope: !341, inlinedAt: !369)
!375 = !DILocation(line: 96, column: 38, scope: !341, inlinedAt: !369)
!376 = !DILocation(line: 96, column: 36, scope: !341, inlinedAt: !369)
!377 = !DILocation(line: 96, column: 29, scope: !341, inlinedAt: !369)
!378 = !DILocation(line: 97, column: 1, scope: !341, inlinedAt: !369)
!379 = !DILocation(line: 17, column: 40, scope: !96)
!380 = !DILocalVariable(name: "arguments", arg: 1, scope: !381, file: !2, line: 42, type: !273)
!381 = distinct !DISubprogram(name: "print_summary", scope: !2, file: !2, line: 42, type: !382, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !386)
!382 = !DISubroutineType(types: !383)
!383 = !{null, !273, !384, !71, !84}
!384 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !385, size: 64)
!385 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!386 = !{!380, !387, !388, !389}
!387 = !DILocalVariable(name: "c", arg: 2, scope: !381, file: !2, line: 42, type: !384)
!388 = !DILocalVariable(name: "count", arg: 3, scope: !381, file: !2, line: 42, type: !71)
!389 = !DILocalVariable(name: "seconds", arg: 4, scope: !381, file: !2, line: 43, type: !84)
!390 = !DILocation(line: 0, scope: !381, inlinedAt: !391)
!391 = distinct !DILocation(line: 19, column: 3, scope: !96)
!392 = !DILocation(line: 45, column: 10, scope: !381, inlinedAt: !391)
!393 = !DILocation(line: 44, column: 3, scope: !381, inlinedAt: !391)
!394 = !DILocalVariable(name: "seconds", arg: 1, scope: !395, file: !28, line: 100, type: !84)
!395 = distinct !DISubprogram(name: "print_seconds", scope: !28, file: !28, line: 100, type: !396, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !398)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !84}
!398 = !{!394}
!399 = !DILocation(line: 0, scope: !395, inlinedAt: !400)
!400 = distinct !DILocation(line: 46, column: 3, scope: !381, inlinedAt: !391)
!401 = !DILocation(line: 100, column: 52, scope: !395, inlinedAt: !400)
!402 = !DILocalVariable(name: "path", arg: 1, scope: !403, file: !28, line: 113, type: !113)
!403 = distinct !DISubprogram(name: "write_result", scope: !28, file: !28, line: 113, type: !404, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !406)
!404 = !DISubroutineType(types: !405)
!405 = !{!74, !113, !384, !71}
!406 = !{!402, !407, !408}
!407 = !DILocalVariable(name: "x", arg: 2, scope: !403, file: !28, line: 113, type: !384)
!408 = !DILocalVariable(name: "count", arg: 3, scope: !403, file: !28, line: 113, type: !71)
!409 = !DILocation(line: 0, scope: !403, inlinedAt: !410)
!410 = distinct !DILocation(line: 20, column: 22, scope: !96)
!411 = !DILocalVariable(name: "path", arg: 1, scope: !412, file: !28, line: 104, type: !113)
!412 = distinct !DISubprogram(name: "write_elements", scope: !28, file: !28, line: 104, type: !413, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !415)
!413 = !DISubroutineType(types: !414)
!414 = !{!74, !113, !298, !71, !71}
!415 = !{!411, !416, !417, !418, !419, !475}
!416 = !DILocalVariable(name: "x", arg: 2, scope: !412, file: !28, line: 104, type: !298)
!417 = !DILocalVariable(name: "size", arg: 3, scope: !412, file: !28, line: 104, type: !71)
!418 = !DILocalVariable(name: "count", arg: 4, scope: !412, file: !28, line: 104, type: !71)
!419 = !DILocalVariable(name: "file", scope: !412, file: !28, line: 106, type: !420)
!420 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !421, size: 64)
!421 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !422, line: 7, baseType: !423)
!422 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!423 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !424, line: 49, size: 1728, elements: !425)
!424 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!425 = !{!426, !427, !428, !429, !430, !431, !432, !433, !434, !435, !436, !437, !438, !441, !443, !444, !445, !447, !449, !451, !455, !458, !460, !463, !466, !467, !469, !470, !471}
!426 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !423, file: !424, line: 51, baseType: !74, size: 32)
!427 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !423, file: !424, line: 54, baseType: !100, size: 64, offset: 64)
!428 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !423, file: !424, line: 55, baseType: !100, size: 64, offset: 128)
!429 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !423, file: !424, line: 56, baseType: !100, size: 64, offset: 192)
!430 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !423, file: !424, line: 57, baseType: !100, size: 64, offset: 256)
!431 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !423, file: !424, line: 58, baseType: !100, size: 64, offset: 320)
!432 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !423, file: !424, line: 59, baseType: !100, size: 64, offset: 384)
!433 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !423, file: !424, line: 60, baseType: !100, size: 64, offset: 448)
!434 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !423, file: !424, line: 61, baseType: !100, size: 64, offset: 512)
!435 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !423, file: !424, line: 64, baseType: !100, size: 64, offset: 576)
!436 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !423, file: !424, line: 65, baseType: !100, size: 64, offset: 640)
!437 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !423, file: !424, line: 66, baseType: !100, size: 64, offset: 704)
!438 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !423, file: !424, line: 68, baseType: !439, size: 64, offset: 768)
!439 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !440, size: 64)
!440 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !424, line: 36, flags: DIFlagFwdDecl)
!441 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !423, file: !424, line: 70, baseType: !442, size: 64, offset: 832)
!442 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !423, size: 64)
!443 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !423, file: !424, line: 72, baseType: !74, size: 32, offset: 896)
!444 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !423, file: !424, line: 73, baseType: !74, size: 32, offset: 928)
!445 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !423, file: !424, line: 74, baseType: !446, size: 64, offset: 960)
!446 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !78, line: 152, baseType: !144)
!447 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !423, file: !424, line: 77, baseType: !448, size: 16, offset: 1024)
!448 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!449 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !423, file: !424, line: 78, baseType: !450, size: 8, offset: 1040)
!450 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!451 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !423, file: !424, line: 79, baseType: !452, size: 8, offset: 1048)
!452 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !453)
!453 = !{!454}
!454 = !DISubrange(count: 1)
!455 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !423, file: !424, line: 81, baseType: !456, size: 64, offset: 1088)
!456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !457, size: 64)
!457 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !424, line: 43, baseType: null)
!458 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !423, file: !424, line: 89, baseType: !459, size: 64, offset: 1152)
!459 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !78, line: 153, baseType: !144)
!460 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !423, file: !424, line: 91, baseType: !461, size: 64, offset: 1216)
!461 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !462, size: 64)
!462 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !424, line: 37, flags: DIFlagFwdDecl)
!463 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !423, file: !424, line: 92, baseType: !464, size: 64, offset: 1280)
!464 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !465, size: 64)
!465 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !424, line: 38, flags: DIFlagFwdDecl)
!466 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !423, file: !424, line: 93, baseType: !442, size: 64, offset: 1344)
!467 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !423, file: !424, line: 94, baseType: !468, size: 64, offset: 1408)
!468 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!469 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !423, file: !424, line: 95, baseType: !71, size: 64, offset: 1472)
!470 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !423, file: !424, line: 96, baseType: !74, size: 32, offset: 1536)
!471 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !423, file: !424, line: 98, baseType: !472, size: 160, offset: 1568)
!472 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !473)
!473 = !{!474}
!474 = !DISubrange(count: 20)
!475 = !DILocalVariable(name: "written", scope: !412, file: !28, line: 107, type: !120)
!476 = !DILocation(line: 0, scope: !412, inlinedAt: !477)
!477 = distinct !DILocation(line: 114, column: 10, scope: !403, inlinedAt: !410)
!478 = !DILocation(line: 105, column: 8, scope: !479, inlinedAt: !477)
!479 = distinct !DILexicalBlock(scope: !412, file: !28, line: 105, column: 7)
!480 = !DILocation(line: 105, column: 7, scope: !412, inlinedAt: !477)
!481 = !DILocation(line: 106, column: 16, scope: !412, inlinedAt: !477)
!482 = !DILocation(line: 107, column: 26, scope: !412, inlinedAt: !477)
!483 = !DILocation(line: 107, column: 33, scope: !412, inlinedAt: !477)
!484 = !DILocation(line: 108, column: 16, scope: !485, inlinedAt: !477)
!485 = distinct !DILexicalBlock(scope: !412, file: !28, line: 108, column: 7)
!486 = !DILocation(line: 108, column: 29, scope: !485, inlinedAt: !477)
!487 = !DILocation(line: 109, column: 11, scope: !412, inlinedAt: !477)
!488 = !DILocation(line: 109, column: 3, scope: !412, inlinedAt: !477)
!489 = !DILocation(line: 110, column: 3, scope: !412, inlinedAt: !477)
!490 = !DILocation(line: 21, column: 3, scope: !96)
!491 = !DILocation(line: 21, column: 12, scope: !96)
!492 = !DILocation(line: 21, column: 21, scope: !96)
!493 = !DILocation(line: 23, column: 1, scope: !96)
!494 = !DISubprogram(name: "cblas_sgemm", scope: !65, file: !65, line: 10, type: !495, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !DISubroutineType(types: !496)
!496 = !{null, !74, !74, !74, !74, !74, !74, !80, !384, !74, !384, !74, !80, !79, !74}
!497 = !DISubprogram(name: "free", scope: !498, file: !498, line: 568, type: !499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!499 = !DISubroutineType(types: !500)
!500 = !{null, !468}
!501 = !DISubprogram(name: "fprintf", scope: !502, file: !502, line: 350, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!503 = !DISubroutineType(types: !504)
!504 = !{!74, !505, !506, null}
!505 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !420)
!506 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !113)
!507 = !DISubprogram(name: "__errno_location", scope: !508, file: !508, line: 37, type: !509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!508 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!509 = !DISubroutineType(types: !510)
!510 = !{!511}
!511 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!512 = !DISubprogram(name: "strtol", scope: !498, file: !498, line: 177, type: !513, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!513 = !DISubroutineType(types: !514)
!514 = !{!144, !506, !515, !74}
!515 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !99)
!516 = distinct !DISubprogram(name: "fill_uniform", scope: !28, file: !28, line: 48, type: !517, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !519)
!517 = !DISubroutineType(cc: DW_CC_nocall, types: !518)
!518 = !{null, !79, !71, !75, !75, !80}
!519 = !{!520, !521, !522, !523, !524, !525}
!520 = !DILocalVariable(name: "x", arg: 1, scope: !516, file: !28, line: 48, type: !79)
!521 = !DILocalVariable(name: "count", arg: 2, scope: !516, file: !28, line: 48, type: !71)
!522 = !DILocalVariable(name: "seed", arg: 3, scope: !516, file: !28, line: 48, type: !75)
!523 = !DILocalVariable(name: "stream", arg: 4, scope: !516, file: !28, line: 49, type: !75)
!524 = !DILocalVariable(name: "scale", arg: 5, scope: !516, file: !28, line: 49, type: !80)
!525 = !DILocalVariable(name: "i", scope: !526, file: !28, line: 50, type: !71)
!526 = distinct !DILexicalBlock(scope: !516, file: !28, line: 50, column: 3)
!527 = !DILocation(line: 0, scope: !516)
!528 = !DILocation(line: 0, scope: !526)
!529 = !DILocation(line: 50, column: 24, scope: !530)
!530 = distinct !DILexicalBlock(scope: !526, file: !28, line: 50, column: 3)
!531 = !DILocation(line: 50, column: 3, scope: !526)
!532 = !DILocation(line: 50, column: 33, scope: !530)
!533 = !DILocation(line: 34, column: 67, scope: !534, inlinedAt: !542)
!534 = distinct !DISubprogram(name: "random_bits", scope: !28, file: !28, line: 33, type: !535, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !537)
!535 = !DISubroutineType(types: !536)
!536 = !{!75, !75, !75, !75}
!537 = !{!538, !539, !540, !541}
!538 = !DILocalVariable(name: "seed", arg: 1, scope: !534, file: !28, line: 33, type: !75)
!539 = !DILocalVariable(name: "stream", arg: 2, scope: !534, file: !28, line: 33, type: !75)
!540 = !DILocalVariable(name: "index", arg: 3, scope: !534, file: !28, line: 33, type: !75)
!541 = !DILocalVariable(name: "z", scope: !534, file: !28, line: 34, type: !75)
!542 = distinct !DILocation(line: 43, column: 33, scope: !543, inlinedAt: !552)
!543 = distinct !DISubprogram(name: "random_uniform", scope: !28, file: !28, line: 41, type: !544, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !546)
!544 = !DISubroutineType(types: !545)
!545 = !{!80, !75, !75, !75}
!546 = !{!547, !548, !549, !550}
!547 = !DILocalVariable(name: "seed", arg: 1, scope: !543, file: !28, line: 41, type: !75)
!548 = !DILocalVariable(name: "stream", arg: 2, scope: !543, file: !28, line: 41, type: !75)
!549 = !DILocalVariable(name: "index", arg: 3, scope: !543, file: !28, line: 42, type: !75)
!550 = !DILocalVariable(name: "top", scope: !543, file: !28, line: 43, type: !551)
!551 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!552 = distinct !DILocation(line: 50, column: 53, scope: !530)
!553 = !DILocation(line: 34, column: 59, scope: !534, inlinedAt: !542)
!554 = !DILocation(line: 35, column: 15, scope: !534, inlinedAt: !542)
!555 = !DILocation(line: 35, column: 10, scope: !534, inlinedAt: !542)
!556 = !DILocation(line: 35, column: 23, scope: !534, inlinedAt: !542)
!557 = !DILocation(line: 36, column: 15, scope: !534, inlinedAt: !542)
!558 = !DILocation(line: 36, column: 10, scope: !534, inlinedAt: !542)
!559 = !DILocation(line: 36, column: 23, scope: !534, inlinedAt: !542)
!560 = !DILocation(line: 44, column: 20, scope: !543, inlinedAt: !552)
!561 = !DILocation(line: 44, column: 26, scope: !543, inlinedAt: !552)
!562 = !DILocation(line: 44, column: 30, scope: !543, inlinedAt: !552)
!563 = !DILocation(line: 44, column: 10, scope: !543, inlinedAt: !552)
!564 = !DILocation(line: 44, column: 43, scope: !543, inlinedAt: !552)
!565 = !DILocation(line: 50, column: 38, scope: !530)
!566 = !DILocation(line: 50, column: 43, scope: !530)
!567 = !{!568, !568, i64 0}
!568 = !{!"float", !178, i64 0}
!569 = distinct !{!569, !531, !570, !571, !572, !573}
!570 = !DILocation(line: 50, column: 83, scope: !526)
!571 = !{!"llvm.loop.mustprogress"}
!572 = !{!"llvm.loop.isvectorized", i32 1}
!573 = !{!"llvm.loop.unroll.runtime.disable"}
!574 = !DILocation(line: 51, column: 1, scope: !516)
!575 = !DILocation(line: 0, scope: !543, inlinedAt: !552)
!576 = !DILocation(line: 0, scope: !534, inlinedAt: !542)
!577 = distinct !{!577, !531, !570, !571, !573, !572}
!578 = !DISubprogram(name: "malloc", scope: !498, file: !498, line: 553, type: !579, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!579 = !DISubroutineType(types: !580)
!580 = !{!468, !71}
!581 = !DISubprogram(name: "exit", scope: !498, file: !498, line: 637, type: !582, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{null, !74}
!584 = !DISubprogram(name: "timespec_get", scope: !585, file: !585, line: 383, type: !586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!585 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!586 = !DISubroutineType(types: !587)
!587 = !{!74, !588, !74}
!588 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !345, size: 64)
!589 = !DISubprogram(name: "printf", scope: !502, file: !502, line: 356, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubroutineType(types: !591)
!591 = !{!74, !506, null}
!592 = distinct !DISubprogram(name: "frobenius_norm", scope: !28, file: !28, line: 53, type: !593, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !57, retainedNodes: !595)
!593 = !DISubroutineType(types: !594)
!594 = !{!84, !384, !71}
!595 = !{!596, !597, !598, !599}
!596 = !DILocalVariable(name: "x", arg: 1, scope: !592, file: !28, line: 53, type: !384)
!597 = !DILocalVariable(name: "count", arg: 2, scope: !592, file: !28, line: 53, type: !71)
!598 = !DILocalVariable(name: "sum", scope: !592, file: !28, line: 54, type: !84)
!599 = !DILocalVariable(name: "i", scope: !600, file: !28, line: 55, type: !71)
!600 = distinct !DILexicalBlock(scope: !592, file: !28, line: 55, column: 3)
!601 = !DILocation(line: 0, scope: !592)
!602 = !DILocation(line: 0, scope: !600)
!603 = !DILocation(line: 55, column: 24, scope: !604)
!604 = distinct !DILexicalBlock(scope: !600, file: !28, line: 55, column: 3)
!605 = !DILocation(line: 55, column: 3, scope: !600)
!606 = !DILocation(line: 55, column: 53, scope: !604)
!607 = !DILocation(line: 55, column: 45, scope: !604)
!608 = !DILocation(line: 55, column: 58, scope: !604)
!609 = !DILocation(line: 55, column: 42, scope: !604)
!610 = !DILocation(line: 55, column: 33, scope: !604)
!611 = distinct !{!611, !612}
!612 = !{!"llvm.loop.unroll.disable"}
!613 = !DILocation(line: 56, column: 10, scope: !592)
!614 = !DILocation(line: 56, column: 3, scope: !592)
!615 = distinct !{!615, !605, !616, !571}
!616 = !DILocation(line: 55, column: 63, scope: !600)
!617 = !DISubprogram(name: "sqrt", scope: !618, file: !618, line: 143, type: !619, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!619 = !DISubroutineType(types: !620)
!620 = !{!84, !84}
!621 = !DISubprogram(name: "fopen", scope: !502, file: !502, line: 258, type: !622, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!622 = !DISubroutineType(types: !623)
!623 = !{!420, !506, !506}
!624 = !DISubprogram(name: "fwrite", scope: !502, file: !502, line: 681, type: !625, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!625 = !DISubroutineType(types: !626)
!626 = !{!73, !627, !71, !71, !505}
!627 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !298)
!628 = !DISubprogram(name: "fclose", scope: !502, file: !502, line: 178, type: !629, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!629 = !DISubroutineType(types: !630)
!630 = !{!74, !420}
