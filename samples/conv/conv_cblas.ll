; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/conv/conv_cblas.c
; sources: samples/conv/conv_cblas.c samples/conv/conv.h samples/common.h samples/blas.h
; sha256: 791960f83d9e0c01e74836f09dc40cd412ddfaab1ab413430fd89b366463174c
; ModuleID = 'samples/conv/conv_cblas.c'
source_filename = "samples/conv/conv_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Window = type { i32, i32, i32 }
%struct.timespec = type { i64, i64 }
%struct.Layer = type { %struct.Window, %struct.Images, %struct.Images, i32, i32 }
%struct.Images = type { i32, i32 }

@.str = private unnamed_addr constant [6 x i8] c"batch\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"size\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [9 x i8] c"conv.bin\00", align 1, !dbg !14
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [72 x i8] c"usage: conv [batch=1] [size=64] [seed=1] [output=conv.bin, - for none]\0A\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !24
@__const.layer_of.stem = private unnamed_addr constant %struct.Window { i32 7, i32 2, i32 64 }, align 4
@.str.6 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !30
@.str.7 = private unnamed_addr constant [45 x i8] c"conv batch=%d size=%d channels=%d norm=%.9g\0A\00", align 1, !dbg !35
@.str.8 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !40
@.str.10 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !45
@.str.11 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !50

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !102 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !149
  %4 = alloca %struct.Layer, align 8, !DIAssignID !150
  %5 = alloca %struct.timespec, align 8, !DIAssignID !151
  %6 = alloca %struct.Layer, align 8, !DIAssignID !152
  %7 = alloca %struct.Layer, align 8, !DIAssignID !153
  %8 = alloca ptr, align 8, !DIAssignID !154
  %9 = alloca ptr, align 8, !DIAssignID !155
  %10 = alloca ptr, align 8, !DIAssignID !156
  %11 = alloca [17 x ptr], align 16, !DIAssignID !157
    #dbg_assign(i1 undef, !134, !DIExpression(), !157, ptr %11, !DIExpression(), !158)
    #dbg_value(i32 %0, !108, !DIExpression(), !158)
    #dbg_value(ptr %1, !109, !DIExpression(), !158)
    #dbg_value(i32 %0, !159, !DIExpression(), !170)
    #dbg_value(ptr %1, !165, !DIExpression(), !170)
    #dbg_value(ptr undef, !166, !DIExpression(), !170)
  %12 = icmp slt i32 %0, 6, !dbg !173
  br i1 %12, label %13, label %86, !dbg !175

13:                                               ; preds = %2
    #dbg_assign(i1 undef, !176, !DIExpression(), !156, ptr %10, !DIExpression(), !190)
    #dbg_value(i32 %0, !182, !DIExpression(), !190)
    #dbg_value(ptr %1, !183, !DIExpression(), !190)
    #dbg_value(i32 1, !184, !DIExpression(), !190)
    #dbg_value(ptr @.str, !185, !DIExpression(), !190)
    #dbg_value(i64 1, !186, !DIExpression(), !190)
    #dbg_value(i64 1024, !187, !DIExpression(), !190)
    #dbg_value(i64 1, !188, !DIExpression(), !190)
    #dbg_value(ptr undef, !189, !DIExpression(), !190)
    #dbg_value(i64 1, !167, !DIExpression(), !170)
  %14 = icmp sgt i32 %0, 1, !dbg !192
  br i1 %14, label %15, label %89, !dbg !194

15:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #18, !dbg !195
  %16 = tail call ptr @__errno_location() #19, !dbg !196
  store i32 0, ptr %16, align 4, !dbg !197, !tbaa !198
  %17 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !202
  %18 = load ptr, ptr %17, align 8, !dbg !202, !tbaa !203
  %19 = call i64 @strtol(ptr noundef %18, ptr noundef nonnull %10, i32 noundef 10) #18, !dbg !205
    #dbg_value(i64 %19, !167, !DIExpression(), !170)
  %20 = load ptr, ptr %17, align 8, !dbg !206, !tbaa !203
  %21 = load i8, ptr %20, align 1, !dbg !208, !tbaa !209
  %22 = icmp eq i8 %21, 0, !dbg !208
  br i1 %22, label %33, label %23, !dbg !210

23:                                               ; preds = %15
  %24 = load ptr, ptr %10, align 8, !dbg !211, !tbaa !203
  %25 = load i8, ptr %24, align 1, !dbg !212, !tbaa !209
  %26 = icmp eq i8 %25, 0, !dbg !212
  br i1 %26, label %27, label %33, !dbg !213

27:                                               ; preds = %23
  %28 = load i32, ptr %16, align 4, !dbg !214, !tbaa !198
  %29 = icmp ne i32 %28, 0, !dbg !214
  %30 = add i64 %19, -1025, !dbg !215
  %31 = icmp ult i64 %30, -1024, !dbg !215
  %32 = select i1 %29, i1 true, i1 %31, !dbg !215
  br i1 %32, label %33, label %36, !dbg !215

33:                                               ; preds = %27, %23, %15
  %34 = load ptr, ptr @stderr, align 8, !dbg !216, !tbaa !203
  %35 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %34, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str, ptr noundef nonnull %20, i64 noundef 1, i64 noundef 1024) #20, !dbg !217
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #18, !dbg !218
    #dbg_value(i64 %19, !167, !DIExpression(), !170)
  br label %86, !dbg !219

36:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #18, !dbg !218
    #dbg_value(i64 %19, !167, !DIExpression(), !170)
  %37 = trunc nuw i64 %19 to i32, !dbg !220
    #dbg_assign(i1 undef, !176, !DIExpression(), !155, ptr %9, !DIExpression(), !222)
    #dbg_value(i32 %0, !182, !DIExpression(), !222)
    #dbg_value(ptr %1, !183, !DIExpression(), !222)
    #dbg_value(i32 2, !184, !DIExpression(), !222)
    #dbg_value(ptr @.str.1, !185, !DIExpression(), !222)
    #dbg_value(i64 1, !186, !DIExpression(), !222)
    #dbg_value(i64 512, !187, !DIExpression(), !222)
    #dbg_value(i64 64, !188, !DIExpression(), !222)
    #dbg_value(ptr undef, !189, !DIExpression(), !222)
    #dbg_value(i64 64, !168, !DIExpression(), !170)
  %38 = icmp eq i32 %0, 2, !dbg !224
  br i1 %38, label %89, label %39, !dbg !225

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #18, !dbg !226
  store i32 0, ptr %16, align 4, !dbg !227, !tbaa !198
  %40 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !228
  %41 = load ptr, ptr %40, align 8, !dbg !228, !tbaa !203
  %42 = call i64 @strtol(ptr noundef %41, ptr noundef nonnull %9, i32 noundef 10) #18, !dbg !229
    #dbg_value(i64 %42, !168, !DIExpression(), !170)
  %43 = load ptr, ptr %40, align 8, !dbg !230, !tbaa !203
  %44 = load i8, ptr %43, align 1, !dbg !231, !tbaa !209
  %45 = icmp eq i8 %44, 0, !dbg !231
  br i1 %45, label %56, label %46, !dbg !232

46:                                               ; preds = %39
  %47 = load ptr, ptr %9, align 8, !dbg !233, !tbaa !203
  %48 = load i8, ptr %47, align 1, !dbg !234, !tbaa !209
  %49 = icmp eq i8 %48, 0, !dbg !234
  br i1 %49, label %50, label %56, !dbg !235

50:                                               ; preds = %46
  %51 = load i32, ptr %16, align 4, !dbg !236, !tbaa !198
  %52 = icmp ne i32 %51, 0, !dbg !236
  %53 = add i64 %42, -513, !dbg !237
  %54 = icmp ult i64 %53, -512, !dbg !237
  %55 = select i1 %52, i1 true, i1 %54, !dbg !237
  br i1 %55, label %56, label %59, !dbg !237

56:                                               ; preds = %50, %46, %39
  %57 = load ptr, ptr @stderr, align 8, !dbg !238, !tbaa !203
  %58 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %57, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %43, i64 noundef 1, i64 noundef 512) #20, !dbg !239
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #18, !dbg !240
    #dbg_value(i64 %42, !168, !DIExpression(), !170)
  br label %86, !dbg !241

59:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #18, !dbg !240
    #dbg_value(i64 %42, !168, !DIExpression(), !170)
  %60 = trunc nuw i64 %42 to i32, !dbg !242
    #dbg_assign(i1 undef, !176, !DIExpression(), !154, ptr %8, !DIExpression(), !243)
    #dbg_value(i32 %0, !182, !DIExpression(), !243)
    #dbg_value(ptr %1, !183, !DIExpression(), !243)
    #dbg_value(i32 3, !184, !DIExpression(), !243)
    #dbg_value(ptr @.str.2, !185, !DIExpression(), !243)
    #dbg_value(i64 0, !186, !DIExpression(), !243)
    #dbg_value(i64 2147483647, !187, !DIExpression(), !243)
    #dbg_value(i64 1, !188, !DIExpression(), !243)
    #dbg_value(ptr undef, !189, !DIExpression(), !243)
    #dbg_value(i64 1, !169, !DIExpression(), !170)
  %61 = icmp ugt i32 %0, 3, !dbg !245
  br i1 %61, label %62, label %89, !dbg !246

62:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #18, !dbg !247
  store i32 0, ptr %16, align 4, !dbg !248, !tbaa !198
  %63 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !249
  %64 = load ptr, ptr %63, align 8, !dbg !249, !tbaa !203
  %65 = call i64 @strtol(ptr noundef %64, ptr noundef nonnull %8, i32 noundef 10) #18, !dbg !250
    #dbg_value(i64 %65, !169, !DIExpression(), !170)
  %66 = load ptr, ptr %63, align 8, !dbg !251, !tbaa !203
  %67 = load i8, ptr %66, align 1, !dbg !252, !tbaa !209
  %68 = icmp eq i8 %67, 0, !dbg !252
  br i1 %68, label %78, label %69, !dbg !253

69:                                               ; preds = %62
  %70 = load ptr, ptr %8, align 8, !dbg !254, !tbaa !203
  %71 = load i8, ptr %70, align 1, !dbg !255, !tbaa !209
  %72 = icmp eq i8 %71, 0, !dbg !255
  br i1 %72, label %73, label %78, !dbg !256

73:                                               ; preds = %69
  %74 = load i32, ptr %16, align 4, !dbg !257, !tbaa !198
  %75 = icmp ne i32 %74, 0, !dbg !257
  %76 = icmp ugt i64 %65, 2147483647, !dbg !258
  %77 = select i1 %75, i1 true, i1 %76, !dbg !258
  br i1 %77, label %78, label %81, !dbg !258

78:                                               ; preds = %73, %69, %62
  %79 = load ptr, ptr @stderr, align 8, !dbg !259, !tbaa !203
  %80 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %79, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %66, i64 noundef 0, i64 noundef 2147483647) #20, !dbg !260
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #18, !dbg !261
    #dbg_value(i64 %65, !169, !DIExpression(), !170)
  br label %86, !dbg !262

81:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #18, !dbg !261
    #dbg_value(i64 %65, !169, !DIExpression(), !170)
    #dbg_value(i32 %37, !110, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !158)
    #dbg_value(i32 %60, !110, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !158)
    #dbg_value(i64 %65, !110, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !158)
  %82 = icmp eq i32 %0, 5, !dbg !263
  br i1 %82, label %83, label %89, !dbg !264

83:                                               ; preds = %81
  %84 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !265
  %85 = load ptr, ptr %84, align 8, !dbg !265, !tbaa !203
  br label %89, !dbg !264

86:                                               ; preds = %2, %33, %56, %78
  %87 = load ptr, ptr @stderr, align 8, !dbg !266, !tbaa !203
  %88 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 71, i64 1, ptr %87) #21, !dbg !267
    #dbg_value(i32 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !158)
    #dbg_value(i32 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !158)
    #dbg_value(i64 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !158)
    #dbg_value(ptr undef, !110, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !158)
  br label %634, !dbg !268

89:                                               ; preds = %13, %36, %59, %83, %81
  %90 = phi ptr [ @.str.3, %13 ], [ @.str.3, %36 ], [ @.str.3, %59 ], [ @.str.3, %81 ], [ %85, %83 ]
  %91 = phi i64 [ 1, %13 ], [ 1, %36 ], [ 1, %59 ], [ %65, %81 ], [ %65, %83 ]
  %92 = phi i32 [ 64, %13 ], [ 64, %36 ], [ %60, %59 ], [ %60, %81 ], [ %60, %83 ]
  %93 = phi i32 [ 1, %13 ], [ %37, %36 ], [ %37, %59 ], [ %37, %81 ], [ %37, %83 ]
    #dbg_value(i32 %93, !110, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !158)
    #dbg_value(i32 %92, !110, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !158)
    #dbg_value(i64 %91, !110, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !158)
    #dbg_value(ptr %90, !110, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !158)
    #dbg_assign(i1 undef, !269, !DIExpression(), !153, ptr %7, !DIExpression(), !301)
    #dbg_value(ptr undef, !279, !DIExpression(), !303)
    #dbg_value(i32 3, !280, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !303)
    #dbg_value(i32 %92, !280, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !303)
    #dbg_value(i64 0, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !310)
    #dbg_value(ptr undef, !309, !DIExpression(), !310)
    #dbg_value(i64 0, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !310)
    #dbg_value(i64 0, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !316)
    #dbg_value(i64 0, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !316)
    #dbg_value(ptr undef, !315, !DIExpression(), !316)
  %94 = zext nneg i32 %93 to i64, !dbg !318
  %95 = zext nneg i32 %92 to i64, !dbg !319
  %96 = mul nuw nsw i64 %94, 3, !dbg !320
  %97 = mul nuw nsw i64 %96, %95, !dbg !321
  %98 = mul nuw nsw i64 %97, %95, !dbg !322
    #dbg_value(i64 %98, !281, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !303)
    #dbg_value(i64 0, !281, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !303)
    #dbg_value(i32 0, !282, !DIExpression(), !323)
  %99 = getelementptr inbounds i8, ptr %7, i64 20
  %100 = getelementptr inbounds i8, ptr %7, i64 28
  %101 = getelementptr inbounds i8, ptr %7, i64 32
    #dbg_value(i64 %98, !281, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !303)
    #dbg_value(i32 poison, !280, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !303)
  br label %102, !dbg !324

102:                                              ; preds = %136, %89
  %103 = phi i64 [ 0, %89 ], [ %123, %136 ]
  %104 = phi i64 [ %98, %89 ], [ %122, %136 ]
  %105 = phi i32 [ %92, %89 ], [ %139, %136 ]
  %106 = phi i32 [ 0, %89 ], [ %140, %136 ]
  %107 = phi i64 [ 3, %89 ], [ %137, %136 ]
    #dbg_value(i64 %103, !281, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !303)
    #dbg_value(i64 %104, !281, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !303)
    #dbg_value(i32 %105, !280, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !303)
    #dbg_value(i32 %106, !282, !DIExpression(), !323)
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %7) #18, !dbg !325
  %108 = zext i32 %105 to i64, !dbg !326
  %109 = shl nuw i64 %108, 32, !dbg !326
  %110 = and i64 %107, 4294967295, !dbg !326
  %111 = or disjoint i64 %110, %109, !dbg !326
  call fastcc void @layer_of(ptr dead_on_unwind nonnull writable sret(%struct.Layer) align 4 %7, i64 %111, i32 noundef %106), !dbg !326
  %112 = load i64, ptr %99, align 4, !dbg !327
    #dbg_value(i64 %112, !304, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !328)
    #dbg_value(ptr undef, !309, !DIExpression(), !328)
    #dbg_value(i64 %112, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !328)
    #dbg_value(i64 %112, !312, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !330)
    #dbg_value(i64 %112, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !330)
    #dbg_value(ptr undef, !315, !DIExpression(), !330)
  %113 = ashr i64 %112, 32, !dbg !332
  %114 = shl i64 %112, 32, !dbg !333
  %115 = ashr exact i64 %114, 32, !dbg !333
  %116 = mul nsw i64 %113, %94, !dbg !334
  %117 = mul i64 %116, %113, !dbg !335
  %118 = mul i64 %117, %115, !dbg !336
    #dbg_value(i64 %118, !283, !DIExpression(), !301)
    #dbg_value(i64 %112, !312, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !337)
    #dbg_value(i64 %112, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !337)
    #dbg_value(ptr undef, !315, !DIExpression(), !337)
  %119 = load i32, ptr %100, align 4, !dbg !339, !tbaa !340
  %120 = sext i32 %119 to i64, !dbg !344
  %121 = mul i64 %117, %120, !dbg !345
    #dbg_value(i64 %121, !285, !DIExpression(), !301)
  %122 = tail call i64 @llvm.umax.i64(i64 %118, i64 %104), !dbg !346
    #dbg_value(i64 %122, !281, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !303)
  %123 = tail call i64 @llvm.umax.i64(i64 %121, i64 %103), !dbg !347
    #dbg_value(i64 %123, !281, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !303)
    #dbg_declare(ptr %7, !348, !DIExpression(), !353)
  %124 = load i32, ptr %101, align 8, !dbg !355, !tbaa !356
  %125 = icmp eq i32 %124, 0, !dbg !357
  br i1 %125, label %136, label %126, !dbg !357

126:                                              ; preds = %102
  %127 = lshr i64 %112, 32
  %128 = trunc nuw i64 %127 to i32
    #dbg_value(i64 %112, !358, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !365)
    #dbg_value(i32 %128, !358, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !365)
    #dbg_value(i32 3, !363, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !365)
    #dbg_value(i32 2, !363, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !365)
    #dbg_value(i64 %112, !363, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !365)
    #dbg_value(i64 %112, !364, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !365)
  %129 = add i32 %128, -1, !dbg !367
  %130 = sdiv i32 %129, 2, !dbg !368
  %131 = add nsw i32 %130, 1, !dbg !369
    #dbg_value(i32 %131, !364, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !365)
  %132 = zext i32 %131 to i64, !dbg !370
  %133 = shl nuw i64 %132, 32, !dbg !370
  %134 = and i64 %112, 4294967295, !dbg !370
  %135 = or disjoint i64 %133, %134, !dbg !370
  br label %136, !dbg !357

136:                                              ; preds = %126, %102
  %137 = phi i64 [ %135, %126 ], [ %112, %102 ], !dbg !371
  %138 = lshr i64 %137, 32, !dbg !372
  %139 = trunc nuw i64 %138 to i32, !dbg !372
    #dbg_value(i64 %137, !280, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !303)
    #dbg_value(i32 %139, !280, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !303)
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %7) #18, !dbg !373
  %140 = add nuw nsw i32 %106, 1, !dbg !374
    #dbg_value(i64 %123, !281, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !303)
    #dbg_value(i64 %122, !281, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !303)
    #dbg_value(i32 %140, !282, !DIExpression(), !323)
    #dbg_value(i32 poison, !280, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !303)
  %141 = icmp eq i32 %140, 17, !dbg !375
  br i1 %141, label %142, label %102, !dbg !324, !llvm.loop !376

142:                                              ; preds = %136
    #dbg_value(i64 %122, !120, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !158)
    #dbg_value(i64 %123, !120, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !158)
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !158)
    #dbg_value(i32 %92, !127, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !158)
  call void @llvm.lifetime.start.p0(i64 136, ptr nonnull %11) #18, !dbg !379
    #dbg_assign(i1 undef, !380, !DIExpression(), !152, ptr %6, !DIExpression(), !393)
    #dbg_value(ptr undef, !389, !DIExpression(), !395)
    #dbg_value(ptr %11, !390, !DIExpression(), !395)
    #dbg_value(i32 3, !391, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !395)
    #dbg_value(i32 %92, !391, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !395)
    #dbg_value(i32 0, !392, !DIExpression(), !396)
  %143 = getelementptr inbounds i8, ptr %6, i64 28
  %144 = getelementptr inbounds i8, ptr %6, i64 8
    #dbg_value(i32 poison, !391, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !395)
  %145 = getelementptr inbounds i8, ptr %6, i64 32
  %146 = getelementptr inbounds i8, ptr %6, i64 20
  br label %147, !dbg !397

147:                                              ; preds = %186, %142
  %148 = phi i64 [ 0, %142 ], [ %169, %186 ]
  %149 = phi i32 [ %92, %142 ], [ %189, %186 ]
  %150 = phi i64 [ 3, %142 ], [ %187, %186 ]
    #dbg_value(i32 %149, !391, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !395)
    #dbg_value(i64 %148, !392, !DIExpression(), !396)
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %6) #18, !dbg !398
  %151 = zext i32 %149 to i64, !dbg !399
  %152 = shl nuw i64 %151, 32, !dbg !399
  %153 = and i64 %150, 4294967295, !dbg !399
  %154 = or disjoint i64 %152, %153, !dbg !399
  %155 = trunc nuw nsw i64 %148 to i32, !dbg !399
  call fastcc void @layer_of(ptr dead_on_unwind nonnull writable sret(%struct.Layer) align 4 %6, i64 %154, i32 noundef %155), !dbg !399
    #dbg_declare(ptr %6, !400, !DIExpression(), !405)
  %156 = load i32, ptr %143, align 4, !dbg !407, !tbaa !340
  %157 = sext i32 %156 to i64, !dbg !408
  %158 = load i32, ptr %144, align 8, !dbg !409, !tbaa !410
  %159 = sext i32 %158 to i64, !dbg !411
  %160 = mul nsw i64 %159, %157, !dbg !412
    #dbg_value(i64 %160, !413, !DIExpression(), !419)
  %161 = shl i64 %160, 2, !dbg !421
  %162 = tail call noalias ptr @malloc(i64 noundef %161) #22, !dbg !422
    #dbg_value(ptr %162, !418, !DIExpression(), !419)
    #dbg_value(ptr %162, !423, !DIExpression(), !431)
    #dbg_value(i64 %161, !430, !DIExpression(), !431)
  %163 = icmp eq ptr %162, null, !dbg !433
  br i1 %163, label %164, label %167, !dbg !435

164:                                              ; preds = %147
  %165 = load ptr, ptr @stderr, align 8, !dbg !436, !tbaa !203
  %166 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %165, ptr noundef nonnull @.str.6, i64 noundef %161) #20, !dbg !437
  tail call void @exit(i32 noundef 1) #23, !dbg !438
  unreachable, !dbg !438

167:                                              ; preds = %147
  %168 = getelementptr inbounds ptr, ptr %11, i64 %148, !dbg !439
  store ptr %162, ptr %168, align 8, !dbg !440, !tbaa !203
    #dbg_declare(ptr %6, !400, !DIExpression(), !441)
  %169 = add nuw nsw i64 %148, 1, !dbg !443
    #dbg_value(i32 %156, !444, !DIExpression(), !449)
  %170 = sitofp i32 %156 to float, !dbg !451
  %171 = fdiv float 6.000000e+00, %170, !dbg !452
  %172 = tail call float @sqrtf(float noundef %171) #18, !dbg !453
  tail call fastcc void @fill_uniform(ptr noundef nonnull %162, i64 noundef %160, i64 noundef %91, i64 noundef %169, float noundef %172), !dbg !454
    #dbg_declare(ptr %6, !348, !DIExpression(), !455)
  %173 = load i32, ptr %145, align 8, !dbg !457, !tbaa !356
  %174 = icmp eq i32 %173, 0, !dbg !458
  %175 = load i64, ptr %146, align 4, !dbg !459
  br i1 %174, label %186, label %176, !dbg !458

176:                                              ; preds = %167
  %177 = lshr i64 %175, 32
  %178 = trunc nuw i64 %177 to i32
    #dbg_value(i64 %175, !358, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !460)
    #dbg_value(i32 %178, !358, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !460)
    #dbg_value(i32 3, !363, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !460)
    #dbg_value(i32 2, !363, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !460)
    #dbg_value(i64 %175, !363, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !460)
    #dbg_value(i64 %175, !364, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !460)
  %179 = add i32 %178, -1, !dbg !462
  %180 = sdiv i32 %179, 2, !dbg !463
  %181 = add nsw i32 %180, 1, !dbg !464
    #dbg_value(i32 %181, !364, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !460)
  %182 = zext i32 %181 to i64, !dbg !465
  %183 = shl nuw i64 %182, 32, !dbg !465
  %184 = and i64 %175, 4294967295, !dbg !465
  %185 = or disjoint i64 %183, %184, !dbg !465
  br label %186, !dbg !458

186:                                              ; preds = %176, %167
  %187 = phi i64 [ %185, %176 ], [ %175, %167 ], !dbg !459
  %188 = lshr i64 %187, 32, !dbg !466
  %189 = trunc nuw i64 %188 to i32, !dbg !466
    #dbg_value(i64 %187, !391, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !395)
    #dbg_value(i32 %189, !391, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !395)
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %6) #18, !dbg !467
    #dbg_value(i64 %169, !392, !DIExpression(), !396)
    #dbg_value(i32 poison, !391, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !395)
  %190 = icmp eq i64 %169, 17, !dbg !468
  br i1 %190, label %191, label %147, !dbg !397, !llvm.loop !469

191:                                              ; preds = %186
    #dbg_value(i64 %122, !413, !DIExpression(), !471)
  %192 = shl i64 %122, 2, !dbg !473
  %193 = tail call noalias ptr @malloc(i64 noundef %192) #22, !dbg !474
    #dbg_value(ptr %193, !418, !DIExpression(), !471)
    #dbg_value(ptr %193, !423, !DIExpression(), !475)
    #dbg_value(i64 %192, !430, !DIExpression(), !475)
  %194 = icmp eq ptr %193, null, !dbg !477
  br i1 %194, label %195, label %198, !dbg !478

195:                                              ; preds = %191
  %196 = load ptr, ptr @stderr, align 8, !dbg !479, !tbaa !203
  %197 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %196, ptr noundef nonnull @.str.6, i64 noundef %192) #20, !dbg !480
  tail call void @exit(i32 noundef 1) #23, !dbg !481
  unreachable, !dbg !481

198:                                              ; preds = %191
    #dbg_value(ptr %193, !138, !DIExpression(), !158)
    #dbg_value(i64 %122, !413, !DIExpression(), !482)
  %199 = tail call noalias ptr @malloc(i64 noundef %192) #22, !dbg !484
    #dbg_value(ptr %199, !418, !DIExpression(), !482)
    #dbg_value(ptr %199, !423, !DIExpression(), !485)
    #dbg_value(i64 %192, !430, !DIExpression(), !485)
  %200 = icmp eq ptr %199, null, !dbg !487
  br i1 %200, label %201, label %204, !dbg !488

201:                                              ; preds = %198
  %202 = load ptr, ptr @stderr, align 8, !dbg !489, !tbaa !203
  %203 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %202, ptr noundef nonnull @.str.6, i64 noundef %192) #20, !dbg !490
  tail call void @exit(i32 noundef 1) #23, !dbg !491
  unreachable, !dbg !491

204:                                              ; preds = %198
    #dbg_value(ptr %199, !139, !DIExpression(), !158)
    #dbg_value(i64 %123, !413, !DIExpression(), !492)
  %205 = shl i64 %123, 2, !dbg !494
  %206 = tail call noalias ptr @malloc(i64 noundef %205) #22, !dbg !495
    #dbg_value(ptr %206, !418, !DIExpression(), !492)
    #dbg_value(ptr %206, !423, !DIExpression(), !496)
    #dbg_value(i64 %205, !430, !DIExpression(), !496)
  %207 = icmp eq ptr %206, null, !dbg !498
  br i1 %207, label %208, label %211, !dbg !499

208:                                              ; preds = %204
  %209 = load ptr, ptr @stderr, align 8, !dbg !500, !tbaa !203
  %210 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %209, ptr noundef nonnull @.str.6, i64 noundef %205) #20, !dbg !501
  tail call void @exit(i32 noundef 1) #23, !dbg !502
  unreachable, !dbg !502

211:                                              ; preds = %204
    #dbg_value(ptr %206, !140, !DIExpression(), !158)
    #dbg_value(i64 0, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !503)
    #dbg_value(ptr undef, !309, !DIExpression(), !503)
    #dbg_value(i64 0, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !503)
    #dbg_value(i64 0, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !505)
    #dbg_value(i64 0, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shl, DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !505)
    #dbg_value(ptr undef, !315, !DIExpression(), !505)
  %212 = sext i32 %92 to i64, !dbg !507
  %213 = mul nsw i64 %212, 3, !dbg !508
  %214 = mul i64 %213, %212, !dbg !509
  %215 = mul i64 %214, %94, !dbg !510
  tail call fastcc void @fill_uniform(ptr noundef nonnull %193, i64 noundef %215, i64 noundef %91, i64 noundef 0, float noundef 0x3FFBB67AE0000000), !dbg !511
    #dbg_assign(i1 undef, !512, !DIExpression(), !151, ptr %5, !DIExpression(), !524)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #18, !dbg !526
  %216 = call i32 @timespec_get(ptr noundef nonnull %5, i32 noundef 1) #18, !dbg !527
  %217 = load i64, ptr %5, align 8, !dbg !528, !tbaa !529
  %218 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !532
  %219 = load i64, ptr %218, align 8, !dbg !532, !tbaa !533
  %220 = sitofp i64 %219 to double, !dbg !534
  %221 = fmul double %220, 1.000000e-09, !dbg !535
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #18, !dbg !536
    #dbg_value(double %561, !141, !DIExpression(), !158)
    #dbg_assign(i1 undef, !537, !DIExpression(), !150, ptr %4, !DIExpression(), !557)
    #dbg_value(ptr undef, !547, !DIExpression(), !559)
    #dbg_value(ptr %11, !548, !DIExpression(), !559)
    #dbg_value(ptr %193, !549, !DIExpression(), !559)
    #dbg_value(ptr %199, !550, !DIExpression(), !559)
    #dbg_value(ptr %206, !551, !DIExpression(), !559)
    #dbg_value(i32 3, !552, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !559)
    #dbg_value(i32 %92, !552, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !559)
    #dbg_value(i32 0, !553, !DIExpression(), !560)
  %222 = getelementptr inbounds i8, ptr %4, i64 8
  %223 = getelementptr inbounds i8, ptr %4, i64 20
  %224 = getelementptr inbounds i8, ptr %4, i64 12
  %225 = getelementptr inbounds i8, ptr %4, i64 28
    #dbg_value(i32 3, !552, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !559)
  %226 = getelementptr inbounds i8, ptr %4, i64 32
  br label %227, !dbg !561

227:                                              ; preds = %553, %211
  %228 = phi i64 [ 0, %211 ], [ %557, %553 ]
  %229 = phi i32 [ %92, %211 ], [ %556, %553 ]
  %230 = phi i64 [ 3, %211 ], [ %554, %553 ]
    #dbg_value(i32 %229, !552, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !559)
    #dbg_value(i32 poison, !552, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !559)
    #dbg_value(i64 %228, !553, !DIExpression(), !560)
  call void @llvm.lifetime.start.p0(i64 36, ptr nonnull %4) #18, !dbg !562
  %231 = zext i32 %229 to i64, !dbg !563
  %232 = shl nuw i64 %231, 32, !dbg !563
  %233 = and i64 %230, 4294967295, !dbg !563
  %234 = or disjoint i64 %232, %233, !dbg !563
  %235 = trunc nuw nsw i64 %228 to i32, !dbg !563
  call fastcc void @layer_of(ptr dead_on_unwind nonnull writable sret(%struct.Layer) align 4 %4, i64 %234, i32 noundef %235), !dbg !563
  %236 = load i32, ptr %222, align 8, !dbg !564, !tbaa !410
    #dbg_value(i32 %236, !554, !DIExpression(), !557)
  %237 = load i64, ptr %223, align 4, !dbg !565
    #dbg_value(i64 %237, !312, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !566)
    #dbg_value(i64 %237, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !566)
    #dbg_value(ptr undef, !315, !DIExpression(), !566)
  %238 = ashr i64 %237, 32, !dbg !568
  %239 = mul nsw i64 %238, %238, !dbg !569
  %240 = mul i64 %239, %94, !dbg !570
  %241 = trunc i64 %240 to i32, !dbg !571
    #dbg_value(i32 %241, !555, !DIExpression(), !557)
    #dbg_value(i64 %237, !304, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !572)
    #dbg_value(ptr undef, !309, !DIExpression(), !572)
    #dbg_value(i64 %237, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !572)
    #dbg_value(i64 %237, !312, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !574)
    #dbg_value(i64 %237, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !574)
    #dbg_value(ptr undef, !315, !DIExpression(), !574)
  %242 = shl i64 %237, 32, !dbg !576
  %243 = ashr exact i64 %242, 32, !dbg !576
  %244 = mul i64 %240, %243, !dbg !577
    #dbg_value(i64 %244, !556, !DIExpression(), !557)
  %245 = load i64, ptr %4, align 8, !dbg !578
    #dbg_value(i64 %245, !587, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !603)
    #dbg_value(i32 poison, !587, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !603)
  %246 = load i64, ptr %224, align 4, !dbg !578
    #dbg_value(i64 %246, !587, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 96, 32), !603)
    #dbg_value(i64 %246, !587, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 128, 32), !603)
    #dbg_value(i64 %237, !587, !DIExpression(DW_OP_LLVM_fragment, 160, 64), !603)
    #dbg_value(ptr undef, !585, !DIExpression(), !603)
    #dbg_value(ptr %193, !586, !DIExpression(), !603)
    #dbg_value(ptr %206, !588, !DIExpression(), !603)
  %247 = trunc i64 %245 to i32, !dbg !578
    #dbg_value(i32 %247, !589, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !603)
    #dbg_value(i64 %245, !589, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !603)
    #dbg_value(i32 poison, !589, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !603)
    #dbg_value(i64 %237, !312, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !604)
    #dbg_value(i64 %237, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !604)
    #dbg_value(ptr undef, !315, !DIExpression(), !604)
    #dbg_value(i64 %240, !591, !DIExpression(), !603)
  %248 = shl i64 %246, 32, !dbg !606
  %249 = ashr exact i64 %248, 32, !dbg !606
    #dbg_value(i64 %249, !592, !DIExpression(), !603)
    #dbg_value(i64 0, !593, !DIExpression(), !607)
  %250 = icmp eq i64 %240, 0, !dbg !608
  br i1 %250, label %309, label %251, !dbg !609

251:                                              ; preds = %227
  %252 = mul i32 %247, %247
  %253 = icmp eq i32 %247, 0
  %254 = lshr i64 %245, 32
  %255 = trunc nuw i64 %254 to i32
  %256 = sdiv i32 %247, -2
  %257 = ashr exact i64 %248, 30
  %258 = call i32 @llvm.umax.i32(i32 %252, i32 1), !dbg !609
  %259 = lshr i64 %246, 32
  %260 = trunc nuw i64 %259 to i32
  br label %261, !dbg !609

261:                                              ; preds = %275, %251
  %262 = phi ptr [ %206, %251 ], [ %276, %275 ]
  %263 = phi i64 [ 0, %251 ], [ %277, %275 ]
    #dbg_value(i64 %263, !593, !DIExpression(), !607)
    #dbg_value(ptr %262, !588, !DIExpression(), !603)
    #dbg_value(i32 0, !595, !DIExpression(), !610)
  br i1 %253, label %275, label %264, !dbg !611

264:                                              ; preds = %261
  %265 = urem i64 %263, %239
  %266 = udiv i64 %263, %239, !dbg !612
  %267 = udiv i64 %265, %238
  %268 = trunc i64 %267 to i32
  %269 = mul nsw i32 %268, %255
  %270 = urem i64 %265, %238
  %271 = trunc i64 %270 to i32
  %272 = mul nsw i32 %271, %255
  %273 = add i32 %269, %256
  %274 = add i32 %272, %256
  br label %279, !dbg !611

275:                                              ; preds = %305, %261
  %276 = phi ptr [ %262, %261 ], [ %307, %305 ]
  %277 = add nuw i64 %263, 1, !dbg !628
    #dbg_value(ptr %276, !588, !DIExpression(), !603)
    #dbg_value(i64 %277, !593, !DIExpression(), !607)
  %278 = icmp eq i64 %277, %240, !dbg !608
  br i1 %278, label %309, label %261, !dbg !609, !llvm.loop !629

279:                                              ; preds = %305, %264
  %280 = phi ptr [ %307, %305 ], [ %262, %264 ]
  %281 = phi i32 [ %306, %305 ], [ 0, %264 ]
    #dbg_value(ptr %280, !588, !DIExpression(), !603)
    #dbg_value(i32 %281, !595, !DIExpression(), !610)
  %282 = sdiv i32 %281, %247, !dbg !631
  %283 = srem i32 %281, %247, !dbg !632
    #dbg_value(i64 %246, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !633)
    #dbg_value(i32 %260, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !633)
    #dbg_value(i32 %247, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !633)
    #dbg_value(i32 %255, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !633)
    #dbg_value(i32 poison, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !633)
    #dbg_value(i64 %237, !619, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !633)
    #dbg_value(i64 %237, !619, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !633)
    #dbg_value(i64 %263, !620, !DIExpression(), !633)
    #dbg_value(i32 %282, !621, !DIExpression(), !633)
    #dbg_value(i32 %283, !622, !DIExpression(), !633)
    #dbg_value(i64 poison, !623, !DIExpression(), !633)
    #dbg_value(i64 %265, !624, !DIExpression(), !633)
  %284 = add i32 %273, %282, !dbg !634
    #dbg_value(i32 %284, !625, !DIExpression(), !633)
  %285 = add i32 %274, %283, !dbg !635
    #dbg_value(i32 %285, !626, !DIExpression(), !633)
  %286 = icmp sgt i32 %284, -1, !dbg !636
  %287 = icmp sgt i32 %285, -1
  %288 = select i1 %286, i1 %287, i1 false, !dbg !638
  %289 = icmp slt i32 %284, %260
  %290 = select i1 %288, i1 %289, i1 false, !dbg !638
  %291 = icmp slt i32 %285, %260
  %292 = select i1 %290, i1 %291, i1 false, !dbg !638
  br i1 %292, label %293, label %301, !dbg !638

293:                                              ; preds = %279
    #dbg_value(i64 %266, !623, !DIExpression(), !633)
  %294 = mul i64 %266, %259, !dbg !639
  %295 = zext nneg i32 %284 to i64, !dbg !640
  %296 = add i64 %294, %295, !dbg !641
  %297 = mul i64 %296, %259, !dbg !642
  %298 = zext nneg i32 %285 to i64, !dbg !643
  %299 = add i64 %297, %298, !dbg !644
    #dbg_value(i64 %299, !598, !DIExpression(), !645)
  %300 = icmp slt i64 %299, 0, !dbg !646
  br i1 %300, label %301, label %302, !dbg !648

301:                                              ; preds = %293, %279
  call void @llvm.memset.p0.i64(ptr align 4 %280, i8 0, i64 %257, i1 false), !dbg !649
  br label %305, !dbg !649

302:                                              ; preds = %293
  %303 = mul i64 %299, %249, !dbg !650
  %304 = getelementptr inbounds float, ptr %193, i64 %303, !dbg !651
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %280, ptr nonnull readonly align 4 %304, i64 %257, i1 false), !dbg !652
  br label %305

305:                                              ; preds = %302, %301
  %306 = add nuw nsw i32 %281, 1, !dbg !653
    #dbg_value(i32 %306, !595, !DIExpression(), !610)
  %307 = getelementptr inbounds float, ptr %280, i64 %249, !dbg !654
    #dbg_value(ptr %307, !588, !DIExpression(), !603)
  %308 = icmp eq i32 %306, %258, !dbg !655
  br i1 %308, label %275, label %279, !dbg !611, !llvm.loop !656

309:                                              ; preds = %275, %227
  %310 = load i32, ptr %225, align 4, !dbg !658, !tbaa !340
  %311 = getelementptr inbounds ptr, ptr %11, i64 %228, !dbg !659
  %312 = load ptr, ptr %311, align 8, !dbg !659, !tbaa !203
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %236, i32 noundef %241, i32 noundef %310, float noundef 1.000000e+00, ptr noundef %312, i32 noundef %236, ptr noundef nonnull %206, i32 noundef %310, float noundef 0.000000e+00, ptr noundef nonnull %199, i32 noundef %236) #18, !dbg !660
    #dbg_value(ptr %199, !661, !DIExpression(), !669)
    #dbg_value(i64 %244, !666, !DIExpression(), !669)
    #dbg_value(i64 0, !667, !DIExpression(), !671)
  %313 = icmp eq i64 %244, 0, !dbg !672
  br i1 %313, label %342, label %314, !dbg !674

314:                                              ; preds = %309
  %315 = icmp ult i64 %244, 8, !dbg !674
  br i1 %315, label %332, label %316, !dbg !674

316:                                              ; preds = %314
  %317 = and i64 %244, -8, !dbg !674
  br label %318, !dbg !674

318:                                              ; preds = %318, %316
  %319 = phi i64 [ 0, %316 ], [ %328, %318 ], !dbg !675
  %320 = getelementptr inbounds float, ptr %199, i64 %319, !dbg !676
  %321 = getelementptr inbounds i8, ptr %320, i64 16, !dbg !676
  %322 = load <4 x float>, ptr %320, align 4, !dbg !676, !tbaa !677
  %323 = load <4 x float>, ptr %321, align 4, !dbg !676, !tbaa !677
  %324 = fcmp ogt <4 x float> %322, zeroinitializer, !dbg !679
  %325 = fcmp ogt <4 x float> %323, zeroinitializer, !dbg !679
  %326 = select <4 x i1> %324, <4 x float> %322, <4 x float> zeroinitializer, !dbg !676
  %327 = select <4 x i1> %325, <4 x float> %323, <4 x float> zeroinitializer, !dbg !676
  store <4 x float> %326, ptr %320, align 4, !dbg !680, !tbaa !677
  store <4 x float> %327, ptr %321, align 4, !dbg !680, !tbaa !677
  %328 = add nuw i64 %319, 8, !dbg !675
  %329 = icmp eq i64 %328, %317, !dbg !675
  br i1 %329, label %330, label %318, !dbg !675, !llvm.loop !681

330:                                              ; preds = %318
  %331 = icmp eq i64 %244, %317, !dbg !674
  br i1 %331, label %342, label %332, !dbg !674

332:                                              ; preds = %330, %314
  %333 = phi i64 [ 0, %314 ], [ %317, %330 ]
  br label %334, !dbg !674

334:                                              ; preds = %332, %334
  %335 = phi i64 [ %340, %334 ], [ %333, %332 ]
    #dbg_value(i64 %335, !667, !DIExpression(), !671)
  %336 = getelementptr inbounds float, ptr %199, i64 %335, !dbg !676
  %337 = load float, ptr %336, align 4, !dbg !676, !tbaa !677
  %338 = fcmp ogt float %337, 0.000000e+00, !dbg !679
  %339 = select i1 %338, float %337, float 0.000000e+00, !dbg !676
  store float %339, ptr %336, align 4, !dbg !680, !tbaa !677
  %340 = add nuw i64 %335, 1, !dbg !675
    #dbg_value(i64 %340, !667, !DIExpression(), !671)
  %341 = icmp eq i64 %340, %244, !dbg !672
  br i1 %341, label %342, label %334, !dbg !674, !llvm.loop !685

342:                                              ; preds = %334, %330, %309
  %343 = load i32, ptr %226, align 8, !dbg !686, !tbaa !356
  %344 = icmp eq i32 %343, 0, !dbg !688
  br i1 %344, label %546, label %345, !dbg !689

345:                                              ; preds = %342
    #dbg_value(i64 %237, !690, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !715)
    #dbg_value(ptr undef, !695, !DIExpression(), !715)
    #dbg_value(ptr %199, !696, !DIExpression(), !715)
    #dbg_value(ptr %193, !697, !DIExpression(), !715)
    #dbg_value(i64 %237, !690, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !715)
    #dbg_value(i64 8589934595, !698, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !715)
    #dbg_value(i64 %237, !698, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !715)
  %346 = lshr i64 %237, 32
  %347 = trunc nuw i64 %346 to i32
    #dbg_value(i64 %237, !358, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !717)
    #dbg_value(i32 %347, !358, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !717)
    #dbg_value(i32 3, !363, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !717)
    #dbg_value(i32 2, !363, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !717)
    #dbg_value(i64 %237, !363, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !717)
    #dbg_value(i64 %237, !364, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !717)
  %348 = add i32 %347, -1, !dbg !719
  %349 = sdiv i32 %348, 2, !dbg !720
  %350 = add nsw i32 %349, 1, !dbg !721
    #dbg_value(i32 %350, !364, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !717)
    #dbg_value(!DIArgList(i32 %350, i64 0), !699, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_stack_value), !715)
    #dbg_value(!DIArgList(i32 %350, i64 0), !312, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !722)
    #dbg_value(!DIArgList(i32 %350, i64 0), !312, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !722)
    #dbg_value(ptr undef, !315, !DIExpression(), !722)
  %351 = sext i32 %350 to i64, !dbg !724
  %352 = mul nsw i64 %351, %351, !dbg !725
  %353 = mul i64 %352, %94, !dbg !726
    #dbg_value(i64 %353, !700, !DIExpression(), !715)
    #dbg_value(i64 %243, !701, !DIExpression(), !715)
    #dbg_value(i64 0, !702, !DIExpression(), !727)
  %354 = icmp eq i64 %353, 0, !dbg !728
  br i1 %354, label %548, label %355, !dbg !729

355:                                              ; preds = %345
  %356 = icmp eq i64 %242, 0
  %357 = call i64 @llvm.umax.i64(i64 %243, i64 1), !dbg !729
  br label %358, !dbg !729

358:                                              ; preds = %415, %355
  %359 = phi i64 [ 0, %355 ], [ %416, %415 ]
    #dbg_value(i64 %359, !702, !DIExpression(), !727)
    #dbg_value(i64 0, !704, !DIExpression(), !730)
  br i1 %356, label %415, label %360, !dbg !731

360:                                              ; preds = %358
  %361 = urem i64 %359, %352
  %362 = udiv i64 %359, %352, !dbg !732
  %363 = udiv i64 %361, %351
  %364 = trunc i64 %363 to i32
  %365 = shl nsw i32 %364, 1
  %366 = urem i64 %361, %351
  %367 = trunc i64 %366 to i32
  %368 = shl nsw i32 %367, 1
  %369 = mul i64 %359, %243
  %370 = getelementptr float, ptr %193, i64 %369
  %371 = add i32 %365, -1
  %372 = add i32 %368, -1
  %373 = icmp sgt i32 %371, -1
  %374 = icmp sgt i32 %372, -1
  %375 = select i1 %373, i1 %374, i1 false
  %376 = icmp slt i32 %371, %347
  %377 = and i1 %376, %375
  %378 = icmp slt i32 %372, %347
  %379 = select i1 %377, i1 %378, i1 false
  %380 = zext nneg i32 %371 to i64
  %381 = zext nneg i32 %372 to i64
  %382 = icmp sgt i32 %367, -1
  %383 = and i1 %382, %373
  %384 = and i1 %376, %383
  %385 = icmp slt i32 %368, %347
  %386 = select i1 %384, i1 %385, i1 false
  %387 = zext nneg i32 %368 to i64
  %388 = or disjoint i32 %368, 1
  %389 = icmp slt i32 %388, %347
  %390 = select i1 %384, i1 %389, i1 false
  %391 = zext nneg i32 %388 to i64
  %392 = icmp sgt i32 %364, -1
  %393 = select i1 %392, i1 %374, i1 false
  %394 = icmp slt i32 %365, %347
  %395 = and i1 %394, %393
  %396 = select i1 %395, i1 %378, i1 false
  %397 = zext nneg i32 %365 to i64
  %398 = or i64 %366, %363
  %399 = and i64 %398, 2147483648
  %400 = icmp eq i64 %399, 0
  %401 = and i1 %394, %400
  %402 = select i1 %401, i1 %385, i1 false
  %403 = select i1 %401, i1 %389, i1 false
  %404 = or disjoint i32 %365, 1
  %405 = icmp slt i32 %404, %347
  %406 = and i1 %405, %393
  %407 = select i1 %406, i1 %378, i1 false
  %408 = zext nneg i32 %404 to i64
  %409 = and i1 %405, %400
  %410 = select i1 %409, i1 %385, i1 false
  %411 = select i1 %409, i1 %389, i1 false
  br label %412, !dbg !731

412:                                              ; preds = %541, %360
  %413 = phi i64 [ 0, %360 ], [ %544, %541 ]
    #dbg_value(i64 %413, !704, !DIExpression(), !730)
  %414 = getelementptr float, ptr %199, i64 %413, !dbg !734
    #dbg_value(i32 0, !710, !DIExpression(), !735)
    #dbg_value(float 0.000000e+00, !707, !DIExpression(), !736)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 0, !621, !DIExpression(), !737)
    #dbg_value(i32 0, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %371, !625, !DIExpression(), !737)
    #dbg_value(i32 %372, !626, !DIExpression(), !737)
  br i1 %379, label %418, label %430, !dbg !738

415:                                              ; preds = %541, %358
  %416 = add nuw i64 %359, 1, !dbg !739
    #dbg_value(i64 %416, !702, !DIExpression(), !727)
  %417 = icmp eq i64 %416, %353, !dbg !728
  br i1 %417, label %548, label %358, !dbg !729, !llvm.loop !740

418:                                              ; preds = %412
  %419 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %419, !623, !DIExpression(), !737)
  %420 = mul i64 %419, %346, !dbg !742
  %421 = add i64 %420, %380, !dbg !743
  %422 = mul i64 %421, %346, !dbg !744
  %423 = add i64 %422, %381, !dbg !745
    #dbg_value(i64 %423, !712, !DIExpression(), !746)
  %424 = icmp sgt i64 %423, -1, !dbg !747
  br i1 %424, label %425, label %430, !dbg !749

425:                                              ; preds = %418
  %426 = mul i64 %423, %243, !dbg !750
  %427 = getelementptr float, ptr %414, i64 %426, !dbg !751
  %428 = load float, ptr %427, align 4, !dbg !751, !tbaa !677
  %429 = call float @llvm.maxnum.f32(float %428, float 0.000000e+00), !dbg !752
    #dbg_value(float %429, !707, !DIExpression(), !736)
  br label %430, !dbg !753

430:                                              ; preds = %425, %418, %412
  %431 = phi float [ %429, %425 ], [ 0.000000e+00, %418 ], [ 0.000000e+00, %412 ], !dbg !736
    #dbg_value(float %431, !707, !DIExpression(), !736)
    #dbg_value(i32 1, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 0, !621, !DIExpression(), !737)
    #dbg_value(i32 1, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %371, !625, !DIExpression(), !737)
    #dbg_value(i32 %368, !626, !DIExpression(), !737)
  br i1 %386, label %432, label %444, !dbg !738

432:                                              ; preds = %430
  %433 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %433, !623, !DIExpression(), !737)
  %434 = mul i64 %433, %346, !dbg !742
  %435 = add i64 %434, %380, !dbg !743
  %436 = mul i64 %435, %346, !dbg !744
  %437 = add i64 %436, %387, !dbg !745
    #dbg_value(i64 %437, !712, !DIExpression(), !746)
  %438 = icmp sgt i64 %437, -1, !dbg !747
  br i1 %438, label %439, label %444, !dbg !749

439:                                              ; preds = %432
  %440 = mul i64 %437, %243, !dbg !750
  %441 = getelementptr float, ptr %414, i64 %440, !dbg !751
  %442 = load float, ptr %441, align 4, !dbg !751, !tbaa !677
  %443 = call float @llvm.maxnum.f32(float %431, float %442), !dbg !752
    #dbg_value(float %443, !707, !DIExpression(), !736)
  br label %444, !dbg !753

444:                                              ; preds = %439, %432, %430
  %445 = phi float [ %443, %439 ], [ %431, %432 ], [ %431, %430 ], !dbg !736
    #dbg_value(float %445, !707, !DIExpression(), !736)
    #dbg_value(i32 2, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 0, !621, !DIExpression(), !737)
    #dbg_value(i32 2, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %371, !625, !DIExpression(), !737)
    #dbg_value(i32 %368, !626, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !737)
  br i1 %390, label %446, label %458, !dbg !738

446:                                              ; preds = %444
  %447 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %447, !623, !DIExpression(), !737)
  %448 = mul i64 %447, %346, !dbg !742
  %449 = add i64 %448, %380, !dbg !743
  %450 = mul i64 %449, %346, !dbg !744
  %451 = add i64 %450, %391, !dbg !745
    #dbg_value(i64 %451, !712, !DIExpression(), !746)
  %452 = icmp sgt i64 %451, -1, !dbg !747
  br i1 %452, label %453, label %458, !dbg !749

453:                                              ; preds = %446
  %454 = mul i64 %451, %243, !dbg !750
  %455 = getelementptr float, ptr %414, i64 %454, !dbg !751
  %456 = load float, ptr %455, align 4, !dbg !751, !tbaa !677
  %457 = call float @llvm.maxnum.f32(float %445, float %456), !dbg !752
    #dbg_value(float %457, !707, !DIExpression(), !736)
  br label %458, !dbg !753

458:                                              ; preds = %453, %446, %444
  %459 = phi float [ %457, %453 ], [ %445, %446 ], [ %445, %444 ], !dbg !736
    #dbg_value(float %459, !707, !DIExpression(), !736)
    #dbg_value(i32 3, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 1, !621, !DIExpression(), !737)
    #dbg_value(i32 0, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %365, !625, !DIExpression(), !737)
    #dbg_value(i32 %372, !626, !DIExpression(), !737)
  br i1 %396, label %460, label %472, !dbg !738

460:                                              ; preds = %458
  %461 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %461, !623, !DIExpression(), !737)
  %462 = mul i64 %461, %346, !dbg !742
  %463 = add i64 %462, %397, !dbg !743
  %464 = mul i64 %463, %346, !dbg !744
  %465 = add i64 %464, %381, !dbg !745
    #dbg_value(i64 %465, !712, !DIExpression(), !746)
  %466 = icmp sgt i64 %465, -1, !dbg !747
  br i1 %466, label %467, label %472, !dbg !749

467:                                              ; preds = %460
  %468 = mul i64 %465, %243, !dbg !750
  %469 = getelementptr float, ptr %414, i64 %468, !dbg !751
  %470 = load float, ptr %469, align 4, !dbg !751, !tbaa !677
  %471 = call float @llvm.maxnum.f32(float %459, float %470), !dbg !752
    #dbg_value(float %471, !707, !DIExpression(), !736)
  br label %472, !dbg !753

472:                                              ; preds = %467, %460, %458
  %473 = phi float [ %471, %467 ], [ %459, %460 ], [ %459, %458 ], !dbg !736
    #dbg_value(float %473, !707, !DIExpression(), !736)
    #dbg_value(i32 4, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 1, !621, !DIExpression(), !737)
    #dbg_value(i32 1, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %365, !625, !DIExpression(), !737)
    #dbg_value(i32 %368, !626, !DIExpression(), !737)
  br i1 %402, label %474, label %486, !dbg !738

474:                                              ; preds = %472
  %475 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %475, !623, !DIExpression(), !737)
  %476 = mul i64 %475, %346, !dbg !742
  %477 = add i64 %476, %397, !dbg !743
  %478 = mul i64 %477, %346, !dbg !744
  %479 = add i64 %478, %387, !dbg !745
    #dbg_value(i64 %479, !712, !DIExpression(), !746)
  %480 = icmp sgt i64 %479, -1, !dbg !747
  br i1 %480, label %481, label %486, !dbg !749

481:                                              ; preds = %474
  %482 = mul i64 %479, %243, !dbg !750
  %483 = getelementptr float, ptr %414, i64 %482, !dbg !751
  %484 = load float, ptr %483, align 4, !dbg !751, !tbaa !677
  %485 = call float @llvm.maxnum.f32(float %473, float %484), !dbg !752
    #dbg_value(float %485, !707, !DIExpression(), !736)
  br label %486, !dbg !753

486:                                              ; preds = %481, %474, %472
  %487 = phi float [ %485, %481 ], [ %473, %474 ], [ %473, %472 ], !dbg !736
    #dbg_value(float %487, !707, !DIExpression(), !736)
    #dbg_value(i32 5, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 1, !621, !DIExpression(), !737)
    #dbg_value(i32 2, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %365, !625, !DIExpression(), !737)
    #dbg_value(i32 %368, !626, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !737)
  br i1 %403, label %488, label %500, !dbg !738

488:                                              ; preds = %486
  %489 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %489, !623, !DIExpression(), !737)
  %490 = mul i64 %489, %346, !dbg !742
  %491 = add i64 %490, %397, !dbg !743
  %492 = mul i64 %491, %346, !dbg !744
  %493 = add i64 %492, %391, !dbg !745
    #dbg_value(i64 %493, !712, !DIExpression(), !746)
  %494 = icmp sgt i64 %493, -1, !dbg !747
  br i1 %494, label %495, label %500, !dbg !749

495:                                              ; preds = %488
  %496 = mul i64 %493, %243, !dbg !750
  %497 = getelementptr float, ptr %414, i64 %496, !dbg !751
  %498 = load float, ptr %497, align 4, !dbg !751, !tbaa !677
  %499 = call float @llvm.maxnum.f32(float %487, float %498), !dbg !752
    #dbg_value(float %499, !707, !DIExpression(), !736)
  br label %500, !dbg !753

500:                                              ; preds = %495, %488, %486
  %501 = phi float [ %499, %495 ], [ %487, %488 ], [ %487, %486 ], !dbg !736
    #dbg_value(float %501, !707, !DIExpression(), !736)
    #dbg_value(i32 6, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 2, !621, !DIExpression(), !737)
    #dbg_value(i32 0, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %365, !625, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !737)
    #dbg_value(i32 %372, !626, !DIExpression(), !737)
  br i1 %407, label %502, label %514, !dbg !738

502:                                              ; preds = %500
  %503 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %503, !623, !DIExpression(), !737)
  %504 = mul i64 %503, %346, !dbg !742
  %505 = add i64 %504, %408, !dbg !743
  %506 = mul i64 %505, %346, !dbg !744
  %507 = add i64 %506, %381, !dbg !745
    #dbg_value(i64 %507, !712, !DIExpression(), !746)
  %508 = icmp sgt i64 %507, -1, !dbg !747
  br i1 %508, label %509, label %514, !dbg !749

509:                                              ; preds = %502
  %510 = mul i64 %507, %243, !dbg !750
  %511 = getelementptr float, ptr %414, i64 %510, !dbg !751
  %512 = load float, ptr %511, align 4, !dbg !751, !tbaa !677
  %513 = call float @llvm.maxnum.f32(float %501, float %512), !dbg !752
    #dbg_value(float %513, !707, !DIExpression(), !736)
  br label %514, !dbg !753

514:                                              ; preds = %509, %502, %500
  %515 = phi float [ %513, %509 ], [ %501, %502 ], [ %501, %500 ], !dbg !736
    #dbg_value(float %515, !707, !DIExpression(), !736)
    #dbg_value(i32 7, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 2, !621, !DIExpression(), !737)
    #dbg_value(i32 1, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %365, !625, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !737)
    #dbg_value(i32 %368, !626, !DIExpression(), !737)
  br i1 %410, label %516, label %528, !dbg !738

516:                                              ; preds = %514
  %517 = udiv i64 %359, %352, !dbg !732
    #dbg_value(i64 %517, !623, !DIExpression(), !737)
  %518 = mul i64 %517, %346, !dbg !742
  %519 = add i64 %518, %408, !dbg !743
  %520 = mul i64 %519, %346, !dbg !744
  %521 = add i64 %520, %387, !dbg !745
    #dbg_value(i64 %521, !712, !DIExpression(), !746)
  %522 = icmp sgt i64 %521, -1, !dbg !747
  br i1 %522, label %523, label %528, !dbg !749

523:                                              ; preds = %516
  %524 = mul i64 %521, %243, !dbg !750
  %525 = getelementptr float, ptr %414, i64 %524, !dbg !751
  %526 = load float, ptr %525, align 4, !dbg !751, !tbaa !677
  %527 = call float @llvm.maxnum.f32(float %515, float %526), !dbg !752
    #dbg_value(float %527, !707, !DIExpression(), !736)
  br label %528, !dbg !753

528:                                              ; preds = %523, %516, %514
  %529 = phi float [ %527, %523 ], [ %515, %516 ], [ %515, %514 ], !dbg !736
    #dbg_value(float %529, !707, !DIExpression(), !736)
    #dbg_value(i32 8, !710, !DIExpression(), !735)
    #dbg_value(i64 %237, !617, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 %347, !617, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i32 3, !618, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(i32 2, !618, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %237, !618, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !737)
    #dbg_value(!DIArgList(i32 %350, i64 0), !619, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_constu, 32, DW_OP_shl, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !737)
    #dbg_value(i64 %359, !620, !DIExpression(), !737)
    #dbg_value(i32 2, !621, !DIExpression(), !737)
    #dbg_value(i32 2, !622, !DIExpression(), !737)
    #dbg_value(i64 poison, !623, !DIExpression(), !737)
    #dbg_value(i64 %361, !624, !DIExpression(), !737)
    #dbg_value(i32 %365, !625, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !737)
    #dbg_value(i32 %368, !626, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !737)
  br i1 %411, label %530, label %541, !dbg !738

530:                                              ; preds = %528
    #dbg_value(i64 %362, !623, !DIExpression(), !737)
  %531 = mul i64 %362, %346, !dbg !742
  %532 = add i64 %531, %408, !dbg !743
  %533 = mul i64 %532, %346, !dbg !744
  %534 = add i64 %533, %391, !dbg !745
    #dbg_value(i64 %534, !712, !DIExpression(), !746)
  %535 = icmp sgt i64 %534, -1, !dbg !747
  br i1 %535, label %536, label %541, !dbg !749

536:                                              ; preds = %530
  %537 = mul i64 %534, %243, !dbg !750
  %538 = getelementptr float, ptr %414, i64 %537, !dbg !751
  %539 = load float, ptr %538, align 4, !dbg !751, !tbaa !677
  %540 = call float @llvm.maxnum.f32(float %529, float %539), !dbg !752
    #dbg_value(float %540, !707, !DIExpression(), !736)
  br label %541, !dbg !753

541:                                              ; preds = %536, %530, %528
  %542 = phi float [ %540, %536 ], [ %529, %530 ], [ %529, %528 ], !dbg !736
    #dbg_value(float %542, !707, !DIExpression(), !736)
    #dbg_value(i32 9, !710, !DIExpression(), !735)
  %543 = getelementptr float, ptr %370, i64 %413, !dbg !754
  store float %542, ptr %543, align 4, !dbg !755, !tbaa !677
  %544 = add nuw i64 %413, 1, !dbg !756
    #dbg_value(i64 %544, !704, !DIExpression(), !730)
  %545 = icmp eq i64 %544, %357, !dbg !757
  br i1 %545, label %415, label %412, !dbg !731, !llvm.loop !758

546:                                              ; preds = %342
  %547 = shl i64 %244, 2, !dbg !760
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %193, ptr nonnull align 4 %199, i64 %547, i1 false), !dbg !761
    #dbg_declare(ptr %4, !348, !DIExpression(), !762)
  br label %553, !dbg !764

548:                                              ; preds = %415, %345
    #dbg_value(i64 %237, !358, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !765)
    #dbg_value(i32 %347, !358, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !765)
    #dbg_value(i32 3, !363, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !765)
    #dbg_value(i32 2, !363, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !765)
    #dbg_value(i64 %237, !363, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !765)
    #dbg_value(i64 %237, !364, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !765)
    #dbg_value(i32 %350, !364, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !765)
  %549 = zext i32 %350 to i64, !dbg !767
  %550 = shl nuw i64 %549, 32, !dbg !767
  %551 = and i64 %237, 4294967295, !dbg !767
  %552 = or disjoint i64 %550, %551, !dbg !767
  br label %553, !dbg !764

553:                                              ; preds = %548, %546
  %554 = phi i64 [ %552, %548 ], [ %237, %546 ], !dbg !768
  %555 = lshr i64 %554, 32, !dbg !769
  %556 = trunc nuw i64 %555 to i32, !dbg !769
    #dbg_value(i64 %554, !552, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !559)
    #dbg_value(i32 %556, !552, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !559)
  call void @llvm.lifetime.end.p0(i64 36, ptr nonnull %4) #18, !dbg !770
  %557 = add nuw nsw i64 %228, 1, !dbg !771
    #dbg_value(i64 %554, !552, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !559)
    #dbg_value(i64 %557, !553, !DIExpression(), !560)
  %558 = icmp eq i64 %557, 17, !dbg !772
  br i1 %558, label %559, label %227, !dbg !561, !llvm.loop !773

559:                                              ; preds = %553
  %560 = sitofp i64 %217 to double, !dbg !775
  %561 = fadd double %221, %560, !dbg !776
    #dbg_value(i64 %554, !552, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !559)
    #dbg_value(i64 %554, !143, !DIExpression(), !158)
    #dbg_assign(i1 undef, !512, !DIExpression(), !149, ptr %3, !DIExpression(), !777)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #18, !dbg !779
  %562 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #18, !dbg !780
  %563 = load i64, ptr %3, align 8, !dbg !781, !tbaa !529
  %564 = sitofp i64 %563 to double, !dbg !782
  %565 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !783
  %566 = load i64, ptr %565, align 8, !dbg !783, !tbaa !533
  %567 = sitofp i64 %566 to double, !dbg !784
  %568 = fmul double %567, 1.000000e-09, !dbg !785
  %569 = fadd double %568, %564, !dbg !786
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #18, !dbg !787
  %570 = fsub double %569, %561, !dbg !788
    #dbg_value(double %570, !144, !DIExpression(), !158)
  %571 = trunc i64 %554 to i32
    #dbg_value(i32 %571, !789, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !798)
    #dbg_value(ptr undef, !794, !DIExpression(), !798)
    #dbg_value(ptr %193, !795, !DIExpression(), !798)
    #dbg_value(double %570, !796, !DIExpression(), !798)
    #dbg_value(i64 %554, !789, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !798)
    #dbg_value(i64 %554, !304, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !800)
    #dbg_value(ptr undef, !309, !DIExpression(), !800)
    #dbg_value(i64 %554, !304, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !800)
    #dbg_value(i64 %554, !312, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !802)
    #dbg_value(i64 %554, !312, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !802)
    #dbg_value(ptr undef, !315, !DIExpression(), !802)
  %572 = ashr i64 %554, 32, !dbg !804
  %573 = shl i64 %554, 32, !dbg !805
  %574 = ashr exact i64 %573, 32, !dbg !805
  %575 = mul nsw i64 %572, %94, !dbg !806
  %576 = mul i64 %575, %572, !dbg !807
  %577 = mul i64 %576, %574, !dbg !808
    #dbg_value(i64 %577, !797, !DIExpression(), !798)
  %578 = call fastcc double @frobenius_norm(ptr noundef nonnull %193, i64 noundef %577), !dbg !809
  %579 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %93, i32 noundef %92, i32 noundef %571, double noundef %578), !dbg !810
    #dbg_value(double %570, !811, !DIExpression(), !816)
  %580 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, double noundef %570), !dbg !818
    #dbg_value(ptr %90, !819, !DIExpression(), !826)
    #dbg_value(ptr %193, !824, !DIExpression(), !826)
    #dbg_value(i64 %577, !825, !DIExpression(), !826)
    #dbg_value(ptr %90, !828, !DIExpression(), !893)
    #dbg_value(ptr %193, !833, !DIExpression(), !893)
    #dbg_value(i64 4, !834, !DIExpression(), !893)
    #dbg_value(i64 %577, !835, !DIExpression(), !893)
  %581 = load i8, ptr %90, align 1
  %582 = icmp eq i8 %581, 45
  br i1 %582, label %583, label %587

583:                                              ; preds = %559
  %584 = getelementptr inbounds i8, ptr %90, i64 1
  %585 = load i8, ptr %584, align 1
  %586 = icmp eq i8 %585, 0, !dbg !895
  br i1 %586, label %599, label %587, !dbg !897

587:                                              ; preds = %583, %559
  %588 = call noalias ptr @fopen(ptr noundef nonnull %90, ptr noundef nonnull @.str.10), !dbg !898
    #dbg_value(ptr %588, !836, !DIExpression(), !893)
  %589 = icmp eq ptr %588, null, !dbg !899
  br i1 %589, label %596, label %590, !dbg !899

590:                                              ; preds = %587
  %591 = call i64 @fwrite(ptr noundef nonnull %193, i64 noundef 4, i64 noundef %577, ptr noundef nonnull %588), !dbg !900
    #dbg_value(i64 %591, !892, !DIExpression(), !893)
  %592 = call i32 @fclose(ptr noundef nonnull %588), !dbg !901
  %593 = icmp eq i32 %592, 0, !dbg !901
  %594 = icmp eq i64 %591, %577
  %595 = and i1 %594, %593, !dbg !903
  br i1 %595, label %599, label %596, !dbg !903

596:                                              ; preds = %590, %587
  %597 = load ptr, ptr @stderr, align 8, !dbg !904, !tbaa !203
  %598 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %597, ptr noundef nonnull @.str.11, ptr noundef nonnull %90) #20, !dbg !905
  br label %599, !dbg !906

599:                                              ; preds = %583, %590, %596
  %600 = phi i32 [ 0, %583 ], [ 1, %596 ], [ 0, %590 ], !dbg !893
    #dbg_value(i32 %600, !145, !DIExpression(), !158)
    #dbg_value(i64 0, !147, !DIExpression(), !907)
  %601 = load ptr, ptr %11, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %601) #18, !dbg !910
    #dbg_value(i64 1, !147, !DIExpression(), !907)
  %602 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !908
  %603 = load ptr, ptr %602, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %603) #18, !dbg !910
    #dbg_value(i64 2, !147, !DIExpression(), !907)
  %604 = getelementptr inbounds i8, ptr %11, i64 16, !dbg !908
  %605 = load ptr, ptr %604, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %605) #18, !dbg !910
    #dbg_value(i64 3, !147, !DIExpression(), !907)
  %606 = getelementptr inbounds i8, ptr %11, i64 24, !dbg !908
  %607 = load ptr, ptr %606, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %607) #18, !dbg !910
    #dbg_value(i64 4, !147, !DIExpression(), !907)
  %608 = getelementptr inbounds i8, ptr %11, i64 32, !dbg !908
  %609 = load ptr, ptr %608, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %609) #18, !dbg !910
    #dbg_value(i64 5, !147, !DIExpression(), !907)
  %610 = getelementptr inbounds i8, ptr %11, i64 40, !dbg !908
  %611 = load ptr, ptr %610, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %611) #18, !dbg !910
    #dbg_value(i64 6, !147, !DIExpression(), !907)
  %612 = getelementptr inbounds i8, ptr %11, i64 48, !dbg !908
  %613 = load ptr, ptr %612, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %613) #18, !dbg !910
    #dbg_value(i64 7, !147, !DIExpression(), !907)
  %614 = getelementptr inbounds i8, ptr %11, i64 56, !dbg !908
  %615 = load ptr, ptr %614, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %615) #18, !dbg !910
    #dbg_value(i64 8, !147, !DIExpression(), !907)
  %616 = getelementptr inbounds i8, ptr %11, i64 64, !dbg !908
  %617 = load ptr, ptr %616, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %617) #18, !dbg !910
    #dbg_value(i64 9, !147, !DIExpression(), !907)
  %618 = getelementptr inbounds i8, ptr %11, i64 72, !dbg !908
  %619 = load ptr, ptr %618, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %619) #18, !dbg !910
    #dbg_value(i64 10, !147, !DIExpression(), !907)
  %620 = getelementptr inbounds i8, ptr %11, i64 80, !dbg !908
  %621 = load ptr, ptr %620, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %621) #18, !dbg !910
    #dbg_value(i64 11, !147, !DIExpression(), !907)
  %622 = getelementptr inbounds i8, ptr %11, i64 88, !dbg !908
  %623 = load ptr, ptr %622, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %623) #18, !dbg !910
    #dbg_value(i64 12, !147, !DIExpression(), !907)
  %624 = getelementptr inbounds i8, ptr %11, i64 96, !dbg !908
  %625 = load ptr, ptr %624, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %625) #18, !dbg !910
    #dbg_value(i64 13, !147, !DIExpression(), !907)
  %626 = getelementptr inbounds i8, ptr %11, i64 104, !dbg !908
  %627 = load ptr, ptr %626, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %627) #18, !dbg !910
    #dbg_value(i64 14, !147, !DIExpression(), !907)
  %628 = getelementptr inbounds i8, ptr %11, i64 112, !dbg !908
  %629 = load ptr, ptr %628, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %629) #18, !dbg !910
    #dbg_value(i64 15, !147, !DIExpression(), !907)
  %630 = getelementptr inbounds i8, ptr %11, i64 120, !dbg !908
  %631 = load ptr, ptr %630, align 8, !dbg !908, !tbaa !203
  call void @free(ptr noundef %631) #18, !dbg !910
    #dbg_value(i64 16, !147, !DIExpression(), !907)
  %632 = getelementptr inbounds i8, ptr %11, i64 128, !dbg !908
  %633 = load ptr, ptr %632, align 16, !dbg !908, !tbaa !203
  call void @free(ptr noundef %633) #18, !dbg !910
    #dbg_value(i64 17, !147, !DIExpression(), !907)
  call void @free(ptr noundef %193) #18, !dbg !911
  call void @free(ptr noundef %199) #18, !dbg !912
  call void @free(ptr noundef %206) #18, !dbg !913
  call void @llvm.lifetime.end.p0(i64 136, ptr nonnull %11) #18, !dbg !914
  br label %634

634:                                              ; preds = %86, %599
  %635 = phi i32 [ %600, %599 ], [ 2, %86 ], !dbg !158
  ret i32 %635, !dbg !914
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) unnamed_addr #2 !dbg !915 {
    #dbg_value(ptr %0, !919, !DIExpression(), !926)
    #dbg_value(i64 %1, !920, !DIExpression(), !926)
    #dbg_value(i64 %2, !921, !DIExpression(), !926)
    #dbg_value(i64 %3, !922, !DIExpression(), !926)
    #dbg_value(float %4, !923, !DIExpression(), !926)
    #dbg_value(i64 0, !924, !DIExpression(), !927)
  %6 = icmp eq i64 %1, 0, !dbg !928
  br i1 %6, label %44, label %7, !dbg !930

7:                                                ; preds = %5
  %8 = shl i64 %2, 8
  %9 = or i64 %8, %3
  %10 = mul i64 %9, -3372029247567499371
  %11 = icmp ult i64 %1, 4, !dbg !930
  br i1 %11, label %12, label %14, !dbg !930

12:                                               ; preds = %42, %7
  %13 = phi i64 [ 0, %7 ], [ %15, %42 ]
  br label %45, !dbg !930

14:                                               ; preds = %7
  %15 = and i64 %1, -4, !dbg !930
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0, !dbg !930
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !930
  %18 = insertelement <4 x float> poison, float %4, i64 0, !dbg !930
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !930
  br label %20, !dbg !930

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %39, %20 ], !dbg !931
  %22 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %14 ], [ %40, %20 ]
  %23 = mul <4 x i64> %22, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !932
  %24 = add <4 x i64> %23, %17, !dbg !952
  %25 = lshr <4 x i64> %24, <i64 30, i64 30, i64 30, i64 30>, !dbg !953
  %26 = xor <4 x i64> %25, %24, !dbg !954
  %27 = mul <4 x i64> %26, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !955
  %28 = lshr <4 x i64> %27, <i64 27, i64 27, i64 27, i64 27>, !dbg !956
  %29 = xor <4 x i64> %28, %27, !dbg !957
  %30 = mul <4 x i64> %29, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !958
  %31 = lshr <4 x i64> %30, <i64 40, i64 40, i64 40, i64 40>, !dbg !959
  %32 = trunc nuw nsw <4 x i64> %31 to <4 x i32>, !dbg !959
  %33 = or <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>, !dbg !960
  %34 = add nsw <4 x i32> %33, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !961
  %35 = sitofp <4 x i32> %34 to <4 x float>, !dbg !962
  %36 = fmul <4 x float> %35, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !963
  %37 = fmul <4 x float> %36, %19, !dbg !964
  %38 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !965
  store <4 x float> %37, ptr %38, align 4, !dbg !966, !tbaa !677
  %39 = add nuw i64 %21, 4, !dbg !931
  %40 = add <4 x i64> %22, <i64 4, i64 4, i64 4, i64 4>
  %41 = icmp eq i64 %39, %15, !dbg !931
  br i1 %41, label %42, label %20, !dbg !931, !llvm.loop !967

42:                                               ; preds = %20
  %43 = icmp eq i64 %15, %1, !dbg !930
  br i1 %43, label %44, label %12, !dbg !930

44:                                               ; preds = %45, %42, %5
  ret void, !dbg !969

45:                                               ; preds = %12, %45
  %46 = phi i64 [ %63, %45 ], [ %13, %12 ]
    #dbg_value(i64 %46, !924, !DIExpression(), !927)
    #dbg_value(i64 %2, !946, !DIExpression(), !970)
    #dbg_value(i64 %3, !947, !DIExpression(), !970)
    #dbg_value(i64 %46, !948, !DIExpression(), !970)
    #dbg_value(i64 %2, !937, !DIExpression(), !971)
    #dbg_value(i64 %3, !938, !DIExpression(), !971)
    #dbg_value(i64 %46, !939, !DIExpression(), !971)
  %47 = mul i64 %46, -7046029254386353131, !dbg !932
  %48 = add i64 %47, %10, !dbg !952
    #dbg_value(i64 %48, !940, !DIExpression(), !971)
  %49 = lshr i64 %48, 30, !dbg !953
  %50 = xor i64 %49, %48, !dbg !954
  %51 = mul i64 %50, -4658895280553007687, !dbg !955
    #dbg_value(i64 %51, !940, !DIExpression(), !971)
  %52 = lshr i64 %51, 27, !dbg !956
  %53 = xor i64 %52, %51, !dbg !957
  %54 = mul i64 %53, -7723592293110705685, !dbg !958
    #dbg_value(i64 %54, !940, !DIExpression(), !971)
    #dbg_value(!DIArgList(i64 0, i64 %54), !949, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !970)
  %55 = lshr i64 %54, 40, !dbg !959
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !959
  %57 = or i32 %56, 1, !dbg !960
  %58 = add nsw i32 %57, -8388608, !dbg !961
  %59 = sitofp i32 %58 to float, !dbg !962
  %60 = fmul float %59, 0x3E80000000000000, !dbg !963
  %61 = fmul float %60, %4, !dbg !964
  %62 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !965
  store float %61, ptr %62, align 4, !dbg !966, !tbaa !677
  %63 = add nuw i64 %46, 1, !dbg !931
    #dbg_value(i64 %63, !924, !DIExpression(), !927)
  %64 = icmp eq i64 %63, %1, !dbg !928
  br i1 %64, label %44, label %45, !dbg !930, !llvm.loop !972
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !973 float @sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !977 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !981 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !987 ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !992 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @layer_of(ptr dead_on_unwind noalias nocapture writable sret(%struct.Layer) align 4 %0, i64 %1, i32 noundef %2) unnamed_addr #8 !dbg !996 {
    #dbg_assign(i1 undef, !1004, !DIExpression(), !1007, ptr @__const.layer_of.stem, !DIExpression(), !1008)
    #dbg_value(i64 %1, !1000, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !1008)
    #dbg_value(i64 %1, !1000, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !1008)
    #dbg_value(i32 %2, !1001, !DIExpression(), !1008)
    #dbg_value(i32 %2, !1002, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 4, DW_OP_div, DW_OP_stack_value), !1008)
    #dbg_value(!DIArgList(i32 %2, i32 %2), !1003, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 18446744071562067971, DW_OP_and, DW_OP_constu, 1, DW_OP_eq, DW_OP_LLVM_arg, 1, DW_OP_consts, 4, DW_OP_gt, DW_OP_and, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1008)
    #dbg_assign(i1 undef, !1004, !DIExpression(), !1009, ptr @__const.layer_of.stem, !DIExpression(), !1008)
    #dbg_value(i32 3, !1005, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1008)
    #dbg_value(i32 poison, !1005, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1008)
    #dbg_value(!DIArgList(i32 64, i32 %2), !1005, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 4, DW_OP_div, DW_OP_shl, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !1008)
    #dbg_declare(ptr %0, !1006, !DIExpression(), !1010)
  %4 = icmp eq i32 %2, 0, !dbg !1011
  br i1 %4, label %5, label %6, !dbg !1012

5:                                                ; preds = %3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) @__const.layer_of.stem, i64 12, i1 false), !dbg !1013, !tbaa.struct !1014
  br label %20, !dbg !1012

6:                                                ; preds = %3
  %7 = add nsw i32 %2, -1, !dbg !1015
    #dbg_value(!DIArgList(i32 64, i32 %7), !1005, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_div, DW_OP_shl, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !1008)
    #dbg_value(i32 %7, !1002, !DIExpression(DW_OP_constu, 4, DW_OP_div, DW_OP_stack_value), !1008)
  %8 = sdiv i32 %7, 4, !dbg !1016
    #dbg_value(!DIArgList(i32 64, i32 %8), !1005, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !1008)
    #dbg_value(i32 %8, !1002, !DIExpression(), !1008)
  %9 = shl nuw nsw i32 64, %8, !dbg !1017
    #dbg_value(i32 %9, !1005, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1008)
  %10 = and i32 %2, -2147483645, !dbg !1018
    #dbg_value(!DIArgList(i32 %10, i32 %2), !1003, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 1, DW_OP_eq, DW_OP_LLVM_arg, 1, DW_OP_consts, 4, DW_OP_gt, DW_OP_and, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1008)
  %11 = icmp eq i32 %10, 1, !dbg !1018
    #dbg_value(!DIArgList(i1 %11, i32 %2), !1003, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_consts, 4, DW_OP_gt, DW_OP_and, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1008)
  %12 = icmp sgt i32 %2, 4, !dbg !1019
    #dbg_value(!DIArgList(i1 %11, i1 %12), !1003, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_and, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1008)
  %13 = and i1 %12, %11, !dbg !1019
    #dbg_value(i1 %13, !1003, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1008)
  %14 = select i1 %13, i32 2, i32 1, !dbg !1020
    #dbg_value(i32 %14, !1005, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1008)
  store i32 3, ptr %0, align 4, !dbg !1021, !tbaa !198
  %15 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !1021
  store i32 %14, ptr %15, align 4, !dbg !1021, !tbaa !198
  %16 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !1021
  store i32 %9, ptr %16, align 4, !dbg !1021, !tbaa !198
  %17 = load i64, ptr %0, align 4, !dbg !1022
  %18 = trunc i64 %17 to i32, !dbg !1012
  %19 = zext nneg i32 %9 to i64, !dbg !1023
  br label %20, !dbg !1012

20:                                               ; preds = %6, %5
  %21 = phi i32 [ %18, %6 ], [ 7, %5 ], !dbg !1025
  %22 = phi i64 [ %19, %6 ], [ 64, %5 ], !dbg !1022
  %23 = phi i64 [ %17, %6 ], [ 8589934599, %5 ], !dbg !1022
  %24 = lshr i64 %1, 32
    #dbg_value(i64 %24, !1000, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !1008)
  %25 = trunc nuw i64 %24 to i32
    #dbg_value(i32 %25, !1000, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1008)
  %26 = trunc i64 %1 to i32
    #dbg_value(i32 %26, !1000, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1008)
  %27 = getelementptr inbounds i8, ptr %0, i64 12, !dbg !1026
  store i32 %26, ptr %27, align 4, !dbg !1027, !tbaa !198
  %28 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !1027
  store i32 %25, ptr %28, align 4, !dbg !1027, !tbaa !198
  %29 = getelementptr inbounds i8, ptr %0, i64 20, !dbg !1028
    #dbg_value(i64 %1, !358, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !1029)
    #dbg_value(i32 %25, !358, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1029)
  %30 = trunc i64 %23 to i32
  %31 = lshr i64 %23, 32
  %32 = trunc nuw i64 %31 to i32
    #dbg_value(i32 %30, !363, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1029)
    #dbg_value(i32 %32, !363, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1029)
    #dbg_value(i64 %22, !363, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1029)
    #dbg_value(i64 %22, !364, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1029)
  %33 = sdiv i32 %30, 2, !dbg !1030
  %34 = shl nsw i32 %33, 1, !dbg !1031
  %35 = sub i32 %25, %30, !dbg !1032
  %36 = add i32 %35, %34, !dbg !1033
  %37 = sdiv i32 %36, %32, !dbg !1034
  %38 = add nsw i32 %37, 1, !dbg !1035
    #dbg_value(i32 %38, !364, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1029)
  %39 = zext i32 %38 to i64, !dbg !1023
  %40 = shl nuw i64 %39, 32, !dbg !1023
  %41 = or disjoint i64 %40, %22, !dbg !1023
  store i64 %41, ptr %29, align 4, !dbg !1022
  %42 = mul i32 %21, %26, !dbg !1036
  %43 = mul i32 %42, %21, !dbg !1037
  %44 = getelementptr inbounds i8, ptr %0, i64 28, !dbg !1038
  store i32 %43, ptr %44, align 4, !dbg !1039, !tbaa !340
  %45 = zext i1 %4 to i32, !dbg !1040
  %46 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !1041
  store i32 %45, ptr %46, align 4, !dbg !1042, !tbaa !356
  ret void, !dbg !1043
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !1044 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare !dbg !1047 void @exit(i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !1050 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #12

declare !dbg !1055 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #15

; Function Attrs: nofree nounwind
declare !dbg !1058 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #16 !dbg !1061 {
    #dbg_value(ptr %0, !1065, !DIExpression(), !1070)
    #dbg_value(i64 %1, !1066, !DIExpression(), !1070)
    #dbg_value(double 0.000000e+00, !1067, !DIExpression(), !1070)
    #dbg_value(i64 0, !1068, !DIExpression(), !1071)
  %3 = icmp eq i64 %1, 0, !dbg !1072
  br i1 %3, label %26, label %4, !dbg !1074

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !1074
  %6 = icmp ult i64 %1, 4, !dbg !1074
  br i1 %6, label %9, label %7, !dbg !1074

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !1074
  br label %29, !dbg !1074

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !1074
  br i1 %13, label %26, label %14, !dbg !1074

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !1068, !DIExpression(), !1071)
    #dbg_value(double %16, !1067, !DIExpression(), !1070)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !1075
  %19 = load float, ptr %18, align 4, !dbg !1075, !tbaa !677
  %20 = fpext float %19 to double, !dbg !1076
  %21 = fmul double %20, %20, !dbg !1077
  %22 = fadd double %16, %21, !dbg !1078
    #dbg_value(double %22, !1067, !DIExpression(), !1070)
  %23 = add nuw i64 %15, 1, !dbg !1079
    #dbg_value(i64 %23, !1068, !DIExpression(), !1071)
  %24 = add i64 %17, 1, !dbg !1074
  %25 = icmp eq i64 %24, %5, !dbg !1074
  br i1 %25, label %26, label %14, !dbg !1074, !llvm.loop !1080

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !1070
  %28 = tail call double @sqrt(double noundef %27) #18, !dbg !1082
  ret double %28, !dbg !1083

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !1068, !DIExpression(), !1071)
    #dbg_value(double %31, !1067, !DIExpression(), !1070)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !1075
  %34 = load float, ptr %33, align 4, !dbg !1075, !tbaa !677
  %35 = fpext float %34 to double, !dbg !1076
  %36 = fmul double %35, %35, !dbg !1077
  %37 = fadd double %31, %36, !dbg !1078
    #dbg_value(double %37, !1067, !DIExpression(), !1070)
  %38 = or disjoint i64 %30, 1, !dbg !1079
    #dbg_value(i64 %38, !1068, !DIExpression(), !1071)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !1075
  %40 = load float, ptr %39, align 4, !dbg !1075, !tbaa !677
  %41 = fpext float %40 to double, !dbg !1076
  %42 = fmul double %41, %41, !dbg !1077
  %43 = fadd double %37, %42, !dbg !1078
    #dbg_value(double %43, !1067, !DIExpression(), !1070)
  %44 = or disjoint i64 %30, 2, !dbg !1079
    #dbg_value(i64 %44, !1068, !DIExpression(), !1071)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !1075
  %46 = load float, ptr %45, align 4, !dbg !1075, !tbaa !677
  %47 = fpext float %46 to double, !dbg !1076
  %48 = fmul double %47, %47, !dbg !1077
  %49 = fadd double %43, %48, !dbg !1078
    #dbg_value(double %49, !1067, !DIExpression(), !1070)
  %50 = or disjoint i64 %30, 3, !dbg !1079
    #dbg_value(i64 %50, !1068, !DIExpression(), !1071)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !1075
  %52 = load float, ptr %51, align 4, !dbg !1075, !tbaa !677
  %53 = fpext float %52 to double, !dbg !1076
  %54 = fmul double %53, %53, !dbg !1077
  %55 = fadd double %49, %54, !dbg !1078
    #dbg_value(double %55, !1067, !DIExpression(), !1070)
  %56 = add nuw i64 %30, 4, !dbg !1079
    #dbg_value(i64 %56, !1068, !DIExpression(), !1071)
  %57 = add i64 %32, 4, !dbg !1074
  %58 = icmp eq i64 %57, %8, !dbg !1074
  br i1 %58, label %9, label %29, !dbg !1074, !llvm.loop !1084
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1086 double @sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1089 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !1092 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !1096 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }
attributes #19 = { nounwind willreturn memory(none) }
attributes #20 = { cold nounwind }
attributes #21 = { cold }
attributes #22 = { nounwind allocsize(0) }
attributes #23 = { noreturn nounwind }

!llvm.dbg.cu = !{!55}
!llvm.module.flags = !{!94, !95, !96, !97, !98, !99, !100}
!llvm.ident = !{!101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/conv/conv.h", directory: ".", checksumkind: CSK_MD5, checksum: "1b8da97082936a451660c303d6faa63b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 9)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 576, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 72)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !26, line: 88, type: !27, isLocal: true, isDefinition: true)
!26 = !DIFile(filename: "samples/conv/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 56)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !26, line: 61, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 124, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 45)
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
!55 = distinct !DICompileUnit(language: DW_LANG_C11, file: !56, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !57, retainedTypes: !72, globals: !88, splitDebugInlining: false, nameTableKind: None)
!56 = !DIFile(filename: "samples/conv/conv_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "0c37a27504f7202aab163480768dbb63")
!57 = !{!58, !62, !66}
!58 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !26, line: 23, baseType: !59, size: 32, elements: !60)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!62 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !59, size: 32, elements: !63)
!63 = !{!64, !65}
!64 = !DIEnumerator(name: "CONVOLUTIONS", value: 17)
!65 = !DIEnumerator(name: "IMAGE_CHANNELS", value: 3)
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !67, line: 5, baseType: !59, size: 32, elements: !68)
!67 = !DIFile(filename: "samples/conv/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!68 = !{!69, !70, !71}
!69 = !DIEnumerator(name: "CblasColMajor", value: 102)
!70 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!71 = !DIEnumerator(name: "CblasTrans", value: 112)
!72 = !{!73, !74, !79, !81, !82, !83, !86, !87}
!73 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !75, line: 27, baseType: !76)
!75 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !77, line: 45, baseType: !78)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !80, line: 18, baseType: !78)
!80 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!81 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !84, line: 26, baseType: !85)
!84 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !77, line: 41, baseType: !73)
!86 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = !{!0, !7, !12, !14, !19, !24, !30, !35, !40, !89, !45, !50}
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !26, line: 105, type: !91, isLocal: true, isDefinition: true)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 2)
!94 = !{i32 7, !"Dwarf Version", i32 5}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 8, !"PIC Level", i32 2}
!98 = !{i32 7, !"PIE Level", i32 2}
!99 = !{i32 7, !"uwtable", i32 2}
!100 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!101 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!102 = distinct !DISubprogram(name: "main", scope: !56, file: !56, line: 72, type: !103, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !107)
!103 = !DISubroutineType(types: !104)
!104 = !{!73, !73, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!107 = !{!108, !109, !110, !120, !127, !134, !138, !139, !140, !141, !143, !144, !145, !147}
!108 = !DILocalVariable(name: "argc", arg: 1, scope: !102, file: !56, line: 72, type: !73)
!109 = !DILocalVariable(name: "argv", arg: 2, scope: !102, file: !56, line: 72, type: !105)
!110 = !DILocalVariable(name: "arguments", scope: !102, file: !56, line: 73, type: !111)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 13, baseType: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 9, size: 192, elements: !113)
!113 = !{!114, !115, !116, !117}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "batch", scope: !112, file: !2, line: 10, baseType: !73, size: 32)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !112, file: !2, line: 10, baseType: !73, size: 32, offset: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !112, file: !2, line: 11, baseType: !74, size: 64, offset: 64)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !112, file: !2, line: 12, baseType: !118, size: 64, offset: 128)
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!120 = !DILocalVariable(name: "most", scope: !102, file: !56, line: 75, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !122)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "Needed", file: !2, line: 93, baseType: !123)
!123 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 91, size: 128, elements: !124)
!124 = !{!125, !126}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "images", scope: !123, file: !2, line: 92, baseType: !79, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "patches", scope: !123, file: !2, line: 92, baseType: !79, size: 64, offset: 64)
!127 = !DILocalVariable(name: "images", scope: !102, file: !56, line: 76, type: !128)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !129)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "Images", file: !2, line: 33, baseType: !130)
!130 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 31, size: 64, elements: !131)
!131 = !{!132, !133}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "channels", scope: !130, file: !2, line: 32, baseType: !73, size: 32)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !130, file: !2, line: 32, baseType: !73, size: 32, offset: 32)
!134 = !DILocalVariable(name: "weights", scope: !102, file: !56, line: 77, type: !135)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 1088, elements: !136)
!136 = !{!137}
!137 = !DISubrange(count: 17)
!138 = !DILocalVariable(name: "x", scope: !102, file: !56, line: 79, type: !82)
!139 = !DILocalVariable(name: "y", scope: !102, file: !56, line: 79, type: !82)
!140 = !DILocalVariable(name: "patches", scope: !102, file: !56, line: 79, type: !82)
!141 = !DILocalVariable(name: "start", scope: !102, file: !56, line: 82, type: !142)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!143 = !DILocalVariable(name: "shape", scope: !102, file: !56, line: 83, type: !128)
!144 = !DILocalVariable(name: "seconds", scope: !102, file: !56, line: 84, type: !142)
!145 = !DILocalVariable(name: "status", scope: !102, file: !56, line: 86, type: !146)
!146 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!147 = !DILocalVariable(name: "i", scope: !148, file: !56, line: 87, type: !73)
!148 = distinct !DILexicalBlock(scope: !102, file: !56, line: 87, column: 3)
!149 = distinct !DIAssignID()
!150 = distinct !DIAssignID()
!151 = distinct !DIAssignID()
!152 = distinct !DIAssignID()
!153 = distinct !DIAssignID()
!154 = distinct !DIAssignID()
!155 = distinct !DIAssignID()
!156 = distinct !DIAssignID()
!157 = distinct !DIAssignID()
!158 = !DILocation(line: 0, scope: !102)
!159 = !DILocalVariable(name: "argc", arg: 1, scope: !160, file: !2, line: 16, type: !73)
!160 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 16, type: !161, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !164)
!161 = !DISubroutineType(types: !162)
!162 = !{!73, !73, !105, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!164 = !{!159, !165, !166, !167, !168, !169}
!165 = !DILocalVariable(name: "argv", arg: 2, scope: !160, file: !2, line: 16, type: !105)
!166 = !DILocalVariable(name: "out", arg: 3, scope: !160, file: !2, line: 16, type: !163)
!167 = !DILocalVariable(name: "batch", scope: !160, file: !2, line: 17, type: !87)
!168 = !DILocalVariable(name: "size", scope: !160, file: !2, line: 17, type: !87)
!169 = !DILocalVariable(name: "seed", scope: !160, file: !2, line: 17, type: !87)
!170 = !DILocation(line: 0, scope: !160, inlinedAt: !171)
!171 = distinct !DILocation(line: 74, column: 8, scope: !172)
!172 = distinct !DILexicalBlock(scope: !102, file: !56, line: 74, column: 7)
!173 = !DILocation(line: 18, column: 12, scope: !174, inlinedAt: !171)
!174 = distinct !DILexicalBlock(scope: !160, file: !2, line: 18, column: 7)
!175 = !DILocation(line: 18, column: 17, scope: !174, inlinedAt: !171)
!176 = !DILocalVariable(name: "end", scope: !177, file: !26, line: 84, type: !106)
!177 = distinct !DISubprogram(name: "parse_integer", scope: !26, file: !26, line: 80, type: !178, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !181)
!178 = !DISubroutineType(types: !179)
!179 = !{!73, !73, !105, !73, !118, !87, !87, !87, !180}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!181 = !{!182, !183, !184, !185, !186, !187, !188, !189, !176}
!182 = !DILocalVariable(name: "argc", arg: 1, scope: !177, file: !26, line: 80, type: !73)
!183 = !DILocalVariable(name: "argv", arg: 2, scope: !177, file: !26, line: 80, type: !105)
!184 = !DILocalVariable(name: "position", arg: 3, scope: !177, file: !26, line: 80, type: !73)
!185 = !DILocalVariable(name: "name", arg: 4, scope: !177, file: !26, line: 80, type: !118)
!186 = !DILocalVariable(name: "low", arg: 5, scope: !177, file: !26, line: 80, type: !87)
!187 = !DILocalVariable(name: "high", arg: 6, scope: !177, file: !26, line: 81, type: !87)
!188 = !DILocalVariable(name: "fallback", arg: 7, scope: !177, file: !26, line: 81, type: !87)
!189 = !DILocalVariable(name: "out", arg: 8, scope: !177, file: !26, line: 81, type: !180)
!190 = !DILocation(line: 0, scope: !177, inlinedAt: !191)
!191 = distinct !DILocation(line: 18, column: 20, scope: !174, inlinedAt: !171)
!192 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !191)
!193 = distinct !DILexicalBlock(scope: !177, file: !26, line: 83, column: 7)
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
!207 = distinct !DILexicalBlock(scope: !177, file: !26, line: 87, column: 7)
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
!219 = !DILocation(line: 18, column: 78, scope: !174, inlinedAt: !171)
!220 = !DILocation(line: 21, column: 18, scope: !221, inlinedAt: !171)
!221 = distinct !DILexicalBlock(scope: !174, file: !2, line: 20, column: 69)
!222 = !DILocation(line: 0, scope: !177, inlinedAt: !223)
!223 = distinct !DILocation(line: 19, column: 7, scope: !174, inlinedAt: !171)
!224 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !223)
!225 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !223)
!226 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !223)
!227 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !223)
!228 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !223)
!229 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !223)
!230 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !223)
!231 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !223)
!232 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !223)
!233 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !223)
!234 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !223)
!235 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !223)
!236 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !223)
!237 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !223)
!238 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !223)
!239 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !223)
!240 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !223)
!241 = !DILocation(line: 19, column: 63, scope: !174, inlinedAt: !171)
!242 = !DILocation(line: 21, column: 42, scope: !221, inlinedAt: !171)
!243 = !DILocation(line: 0, scope: !177, inlinedAt: !244)
!244 = distinct !DILocation(line: 20, column: 7, scope: !174, inlinedAt: !171)
!245 = !DILocation(line: 83, column: 16, scope: !193, inlinedAt: !244)
!246 = !DILocation(line: 83, column: 7, scope: !177, inlinedAt: !244)
!247 = !DILocation(line: 84, column: 3, scope: !177, inlinedAt: !244)
!248 = !DILocation(line: 85, column: 9, scope: !177, inlinedAt: !244)
!249 = !DILocation(line: 86, column: 17, scope: !177, inlinedAt: !244)
!250 = !DILocation(line: 86, column: 10, scope: !177, inlinedAt: !244)
!251 = !DILocation(line: 87, column: 8, scope: !207, inlinedAt: !244)
!252 = !DILocation(line: 87, column: 7, scope: !207, inlinedAt: !244)
!253 = !DILocation(line: 87, column: 23, scope: !207, inlinedAt: !244)
!254 = !DILocation(line: 87, column: 28, scope: !207, inlinedAt: !244)
!255 = !DILocation(line: 87, column: 27, scope: !207, inlinedAt: !244)
!256 = !DILocation(line: 87, column: 32, scope: !207, inlinedAt: !244)
!257 = !DILocation(line: 87, column: 36, scope: !207, inlinedAt: !244)
!258 = !DILocation(line: 87, column: 42, scope: !207, inlinedAt: !244)
!259 = !DILocation(line: 88, column: 11, scope: !177, inlinedAt: !244)
!260 = !DILocation(line: 88, column: 3, scope: !177, inlinedAt: !244)
!261 = !DILocation(line: 91, column: 1, scope: !177, inlinedAt: !244)
!262 = !DILocation(line: 18, column: 7, scope: !160, inlinedAt: !171)
!263 = !DILocation(line: 23, column: 24, scope: !221, inlinedAt: !171)
!264 = !DILocation(line: 23, column: 19, scope: !221, inlinedAt: !171)
!265 = !DILocation(line: 23, column: 30, scope: !221, inlinedAt: !171)
!266 = !DILocation(line: 26, column: 11, scope: !160, inlinedAt: !171)
!267 = !DILocation(line: 26, column: 3, scope: !160, inlinedAt: !171)
!268 = !DILocation(line: 74, column: 7, scope: !102)
!269 = !DILocalVariable(name: "layer", scope: !270, file: !2, line: 99, type: !286)
!270 = distinct !DILexicalBlock(scope: !271, file: !2, line: 98, column: 42)
!271 = distinct !DILexicalBlock(scope: !272, file: !2, line: 98, column: 3)
!272 = distinct !DILexicalBlock(scope: !273, file: !2, line: 98, column: 3)
!273 = distinct !DISubprogram(name: "needed_by", scope: !2, file: !2, line: 95, type: !274, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !278)
!274 = !DISubroutineType(types: !275)
!275 = !{!122, !276}
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !277, size: 64)
!277 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!278 = !{!279, !280, !281, !282, !269, !283, !285}
!279 = !DILocalVariable(name: "a", arg: 1, scope: !273, file: !2, line: 95, type: !276)
!280 = !DILocalVariable(name: "in", scope: !273, file: !2, line: 96, type: !129)
!281 = !DILocalVariable(name: "most", scope: !273, file: !2, line: 97, type: !122)
!282 = !DILocalVariable(name: "i", scope: !272, file: !2, line: 98, type: !73)
!283 = !DILocalVariable(name: "images", scope: !270, file: !2, line: 100, type: !284)
!284 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!285 = !DILocalVariable(name: "patches", scope: !270, file: !2, line: 100, type: !284)
!286 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !287)
!287 = !DIDerivedType(tag: DW_TAG_typedef, name: "Layer", file: !2, line: 60, baseType: !288)
!288 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 56, size: 288, elements: !289)
!289 = !{!290, !297, !298, !299, !300}
!290 = !DIDerivedType(tag: DW_TAG_member, name: "window", scope: !288, file: !2, line: 57, baseType: !291, size: 96)
!291 = !DIDerivedType(tag: DW_TAG_typedef, name: "Window", file: !2, line: 46, baseType: !292)
!292 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 44, size: 96, elements: !293)
!293 = !{!294, !295, !296}
!294 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !292, file: !2, line: 45, baseType: !73, size: 32)
!295 = !DIDerivedType(tag: DW_TAG_member, name: "stride", scope: !292, file: !2, line: 45, baseType: !73, size: 32, offset: 32)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "channels", scope: !292, file: !2, line: 45, baseType: !73, size: 32, offset: 64)
!297 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !288, file: !2, line: 58, baseType: !129, size: 64, offset: 96)
!298 = !DIDerivedType(tag: DW_TAG_member, name: "out", scope: !288, file: !2, line: 58, baseType: !129, size: 64, offset: 160)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "terms", scope: !288, file: !2, line: 59, baseType: !73, size: 32, offset: 224)
!300 = !DIDerivedType(tag: DW_TAG_member, name: "pooled", scope: !288, file: !2, line: 59, baseType: !73, size: 32, offset: 256)
!301 = !DILocation(line: 0, scope: !270, inlinedAt: !302)
!302 = distinct !DILocation(line: 75, column: 23, scope: !102)
!303 = !DILocation(line: 0, scope: !273, inlinedAt: !302)
!304 = !DILocalVariable(name: "x", arg: 2, scope: !305, file: !2, line: 39, type: !129)
!305 = distinct !DISubprogram(name: "count_of", scope: !2, file: !2, line: 39, type: !306, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !308)
!306 = !DISubroutineType(types: !307)
!307 = !{!79, !276, !129}
!308 = !{!309, !304}
!309 = !DILocalVariable(name: "a", arg: 1, scope: !305, file: !2, line: 39, type: !276)
!310 = !DILocation(line: 0, scope: !305, inlinedAt: !311)
!311 = distinct !DILocation(line: 97, column: 18, scope: !273, inlinedAt: !302)
!312 = !DILocalVariable(name: "x", arg: 2, scope: !313, file: !2, line: 35, type: !129)
!313 = distinct !DISubprogram(name: "pixels_of", scope: !2, file: !2, line: 35, type: !306, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !314)
!314 = !{!315, !312}
!315 = !DILocalVariable(name: "a", arg: 1, scope: !313, file: !2, line: 35, type: !276)
!316 = !DILocation(line: 0, scope: !313, inlinedAt: !317)
!317 = distinct !DILocation(line: 40, column: 10, scope: !305, inlinedAt: !311)
!318 = !DILocation(line: 36, column: 10, scope: !313, inlinedAt: !317)
!319 = !DILocation(line: 36, column: 29, scope: !313, inlinedAt: !317)
!320 = !DILocation(line: 36, column: 27, scope: !313, inlinedAt: !317)
!321 = !DILocation(line: 36, column: 36, scope: !313, inlinedAt: !317)
!322 = !DILocation(line: 40, column: 26, scope: !305, inlinedAt: !311)
!323 = !DILocation(line: 0, scope: !272, inlinedAt: !302)
!324 = !DILocation(line: 98, column: 3, scope: !272, inlinedAt: !302)
!325 = !DILocation(line: 99, column: 5, scope: !270, inlinedAt: !302)
!326 = !DILocation(line: 99, column: 25, scope: !270, inlinedAt: !302)
!327 = !DILocation(line: 100, column: 27, scope: !270, inlinedAt: !302)
!328 = !DILocation(line: 0, scope: !305, inlinedAt: !329)
!329 = distinct !DILocation(line: 100, column: 27, scope: !270, inlinedAt: !302)
!330 = !DILocation(line: 0, scope: !313, inlinedAt: !331)
!331 = distinct !DILocation(line: 40, column: 10, scope: !305, inlinedAt: !329)
!332 = !DILocation(line: 36, column: 29, scope: !313, inlinedAt: !331)
!333 = !DILocation(line: 40, column: 28, scope: !305, inlinedAt: !329)
!334 = !DILocation(line: 36, column: 27, scope: !313, inlinedAt: !331)
!335 = !DILocation(line: 36, column: 36, scope: !313, inlinedAt: !331)
!336 = !DILocation(line: 40, column: 26, scope: !305, inlinedAt: !329)
!337 = !DILocation(line: 0, scope: !313, inlinedAt: !338)
!338 = distinct !DILocation(line: 100, column: 61, scope: !270, inlinedAt: !302)
!339 = !DILocation(line: 100, column: 93, scope: !270, inlinedAt: !302)
!340 = !{!341, !199, i64 28}
!341 = !{!"", !342, i64 0, !343, i64 12, !343, i64 20, !199, i64 28, !199, i64 32}
!342 = !{!"", !199, i64 0, !199, i64 4, !199, i64 8}
!343 = !{!"", !199, i64 0, !199, i64 4}
!344 = !DILocation(line: 100, column: 87, scope: !270, inlinedAt: !302)
!345 = !DILocation(line: 100, column: 85, scope: !270, inlinedAt: !302)
!346 = !DILocation(line: 101, column: 9, scope: !270, inlinedAt: !302)
!347 = !DILocation(line: 102, column: 9, scope: !270, inlinedAt: !302)
!348 = !DILocalVariable(name: "layer", arg: 1, scope: !349, file: !2, line: 82, type: !287)
!349 = distinct !DISubprogram(name: "next_images", scope: !2, file: !2, line: 82, type: !350, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !352)
!350 = !DISubroutineType(types: !351)
!351 = !{!129, !287}
!352 = !{!348}
!353 = !DILocation(line: 82, column: 40, scope: !349, inlinedAt: !354)
!354 = distinct !DILocation(line: 103, column: 10, scope: !270, inlinedAt: !302)
!355 = !DILocation(line: 83, column: 16, scope: !349, inlinedAt: !354)
!356 = !{!341, !199, i64 32}
!357 = !DILocation(line: 83, column: 10, scope: !349, inlinedAt: !354)
!358 = !DILocalVariable(name: "x", arg: 1, scope: !359, file: !2, line: 49, type: !129)
!359 = distinct !DISubprogram(name: "images_behind", scope: !2, file: !2, line: 49, type: !360, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !362)
!360 = !DISubroutineType(types: !361)
!361 = !{!129, !129, !291}
!362 = !{!358, !363, !364}
!363 = !DILocalVariable(name: "w", arg: 2, scope: !359, file: !2, line: 49, type: !291)
!364 = !DILocalVariable(name: "behind", scope: !359, file: !2, line: 50, type: !128)
!365 = !DILocation(line: 0, scope: !359, inlinedAt: !366)
!366 = distinct !DILocation(line: 83, column: 25, scope: !349, inlinedAt: !354)
!367 = !DILocation(line: 50, column: 66, scope: !359, inlinedAt: !366)
!368 = !DILocation(line: 50, column: 77, scope: !359, inlinedAt: !366)
!369 = !DILocation(line: 50, column: 88, scope: !359, inlinedAt: !366)
!370 = !DILocation(line: 51, column: 3, scope: !359, inlinedAt: !366)
!371 = !DILocation(line: 83, scope: !349, inlinedAt: !354)
!372 = !DILocation(line: 103, column: 10, scope: !270, inlinedAt: !302)
!373 = !DILocation(line: 104, column: 3, scope: !271, inlinedAt: !302)
!374 = !DILocation(line: 98, column: 37, scope: !271, inlinedAt: !302)
!375 = !DILocation(line: 98, column: 21, scope: !271, inlinedAt: !302)
!376 = distinct !{!376, !324, !377, !378}
!377 = !DILocation(line: 104, column: 3, scope: !272, inlinedAt: !302)
!378 = !{!"llvm.loop.mustprogress"}
!379 = !DILocation(line: 77, column: 3, scope: !102)
!380 = !DILocalVariable(name: "layer", scope: !381, file: !56, line: 64, type: !286)
!381 = distinct !DILexicalBlock(scope: !382, file: !56, line: 63, column: 42)
!382 = distinct !DILexicalBlock(scope: !383, file: !56, line: 63, column: 3)
!383 = distinct !DILexicalBlock(scope: !384, file: !56, line: 63, column: 3)
!384 = distinct !DISubprogram(name: "make_weights", scope: !56, file: !56, line: 61, type: !385, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !388)
!385 = !DISubroutineType(types: !386)
!386 = !{null, !276, !387}
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!388 = !{!389, !390, !391, !392, !380}
!389 = !DILocalVariable(name: "a", arg: 1, scope: !384, file: !56, line: 61, type: !276)
!390 = !DILocalVariable(name: "weights", arg: 2, scope: !384, file: !56, line: 61, type: !387)
!391 = !DILocalVariable(name: "in", scope: !384, file: !56, line: 62, type: !129)
!392 = !DILocalVariable(name: "i", scope: !383, file: !56, line: 63, type: !73)
!393 = !DILocation(line: 0, scope: !381, inlinedAt: !394)
!394 = distinct !DILocation(line: 78, column: 3, scope: !102)
!395 = !DILocation(line: 0, scope: !384, inlinedAt: !394)
!396 = !DILocation(line: 0, scope: !383, inlinedAt: !394)
!397 = !DILocation(line: 63, column: 3, scope: !383, inlinedAt: !394)
!398 = !DILocation(line: 64, column: 5, scope: !381, inlinedAt: !394)
!399 = !DILocation(line: 64, column: 25, scope: !381, inlinedAt: !394)
!400 = !DILocalVariable(name: "layer", arg: 1, scope: !401, file: !2, line: 86, type: !287)
!401 = distinct !DISubprogram(name: "weights_of", scope: !2, file: !2, line: 86, type: !402, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !404)
!402 = !DISubroutineType(types: !403)
!403 = !{!79, !287}
!404 = !{!400}
!405 = !DILocation(line: 86, column: 39, scope: !401, inlinedAt: !406)
!406 = distinct !DILocation(line: 65, column: 27, scope: !381, inlinedAt: !394)
!407 = !DILocation(line: 87, column: 24, scope: !401, inlinedAt: !406)
!408 = !DILocation(line: 87, column: 10, scope: !401, inlinedAt: !406)
!409 = !DILocation(line: 87, column: 45, scope: !401, inlinedAt: !406)
!410 = !{!341, !199, i64 8}
!411 = !DILocation(line: 87, column: 32, scope: !401, inlinedAt: !406)
!412 = !DILocation(line: 87, column: 30, scope: !401, inlinedAt: !406)
!413 = !DILocalVariable(name: "count", arg: 1, scope: !414, file: !26, line: 66, type: !79)
!414 = distinct !DISubprogram(name: "allocate", scope: !26, file: !26, line: 66, type: !415, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !417)
!415 = !DISubroutineType(types: !416)
!416 = !{!82, !79}
!417 = !{!413, !418}
!418 = !DILocalVariable(name: "x", scope: !414, file: !26, line: 67, type: !82)
!419 = !DILocation(line: 0, scope: !414, inlinedAt: !420)
!420 = distinct !DILocation(line: 65, column: 18, scope: !381, inlinedAt: !394)
!421 = !DILocation(line: 67, column: 36, scope: !414, inlinedAt: !420)
!422 = !DILocation(line: 67, column: 23, scope: !414, inlinedAt: !420)
!423 = !DILocalVariable(name: "memory", arg: 1, scope: !424, file: !26, line: 59, type: !427)
!424 = distinct !DISubprogram(name: "need", scope: !26, file: !26, line: 59, type: !425, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !429)
!425 = !DISubroutineType(types: !426)
!426 = !{null, !427, !79}
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !428, size: 64)
!428 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!429 = !{!423, !430}
!430 = !DILocalVariable(name: "bytes", arg: 2, scope: !424, file: !26, line: 59, type: !79)
!431 = !DILocation(line: 0, scope: !424, inlinedAt: !432)
!432 = distinct !DILocation(line: 68, column: 3, scope: !414, inlinedAt: !420)
!433 = !DILocation(line: 60, column: 7, scope: !434, inlinedAt: !432)
!434 = distinct !DILexicalBlock(scope: !424, file: !26, line: 60, column: 7)
!435 = !DILocation(line: 60, column: 7, scope: !424, inlinedAt: !432)
!436 = !DILocation(line: 61, column: 11, scope: !424, inlinedAt: !432)
!437 = !DILocation(line: 61, column: 3, scope: !424, inlinedAt: !432)
!438 = !DILocation(line: 62, column: 3, scope: !424, inlinedAt: !432)
!439 = !DILocation(line: 65, column: 5, scope: !381, inlinedAt: !394)
!440 = !DILocation(line: 65, column: 16, scope: !381, inlinedAt: !394)
!441 = !DILocation(line: 86, column: 39, scope: !401, inlinedAt: !442)
!442 = distinct !DILocation(line: 66, column: 30, scope: !381, inlinedAt: !394)
!443 = !DILocation(line: 66, column: 71, scope: !381, inlinedAt: !394)
!444 = !DILocalVariable(name: "terms", arg: 1, scope: !445, file: !2, line: 109, type: !73)
!445 = distinct !DISubprogram(name: "weight_scale", scope: !2, file: !2, line: 109, type: !446, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !448)
!446 = !DISubroutineType(types: !447)
!447 = !{!81, !73}
!448 = !{!444}
!449 = !DILocation(line: 0, scope: !445, inlinedAt: !450)
!450 = distinct !DILocation(line: 67, column: 18, scope: !381, inlinedAt: !394)
!451 = !DILocation(line: 109, column: 67, scope: !445, inlinedAt: !450)
!452 = !DILocation(line: 109, column: 65, scope: !445, inlinedAt: !450)
!453 = !DILocation(line: 109, column: 54, scope: !445, inlinedAt: !450)
!454 = !DILocation(line: 66, column: 5, scope: !381, inlinedAt: !394)
!455 = !DILocation(line: 82, column: 40, scope: !349, inlinedAt: !456)
!456 = distinct !DILocation(line: 68, column: 10, scope: !381, inlinedAt: !394)
!457 = !DILocation(line: 83, column: 16, scope: !349, inlinedAt: !456)
!458 = !DILocation(line: 83, column: 10, scope: !349, inlinedAt: !456)
!459 = !DILocation(line: 83, scope: !349, inlinedAt: !456)
!460 = !DILocation(line: 0, scope: !359, inlinedAt: !461)
!461 = distinct !DILocation(line: 83, column: 25, scope: !349, inlinedAt: !456)
!462 = !DILocation(line: 50, column: 66, scope: !359, inlinedAt: !461)
!463 = !DILocation(line: 50, column: 77, scope: !359, inlinedAt: !461)
!464 = !DILocation(line: 50, column: 88, scope: !359, inlinedAt: !461)
!465 = !DILocation(line: 51, column: 3, scope: !359, inlinedAt: !461)
!466 = !DILocation(line: 68, column: 10, scope: !381, inlinedAt: !394)
!467 = !DILocation(line: 69, column: 3, scope: !382, inlinedAt: !394)
!468 = !DILocation(line: 63, column: 21, scope: !382, inlinedAt: !394)
!469 = distinct !{!469, !397, !470, !378}
!470 = !DILocation(line: 69, column: 3, scope: !383, inlinedAt: !394)
!471 = !DILocation(line: 0, scope: !414, inlinedAt: !472)
!472 = distinct !DILocation(line: 79, column: 14, scope: !102)
!473 = !DILocation(line: 67, column: 36, scope: !414, inlinedAt: !472)
!474 = !DILocation(line: 67, column: 23, scope: !414, inlinedAt: !472)
!475 = !DILocation(line: 0, scope: !424, inlinedAt: !476)
!476 = distinct !DILocation(line: 68, column: 3, scope: !414, inlinedAt: !472)
!477 = !DILocation(line: 60, column: 7, scope: !434, inlinedAt: !476)
!478 = !DILocation(line: 60, column: 7, scope: !424, inlinedAt: !476)
!479 = !DILocation(line: 61, column: 11, scope: !424, inlinedAt: !476)
!480 = !DILocation(line: 61, column: 3, scope: !424, inlinedAt: !476)
!481 = !DILocation(line: 62, column: 3, scope: !424, inlinedAt: !476)
!482 = !DILocation(line: 0, scope: !414, inlinedAt: !483)
!483 = distinct !DILocation(line: 79, column: 42, scope: !102)
!484 = !DILocation(line: 67, column: 23, scope: !414, inlinedAt: !483)
!485 = !DILocation(line: 0, scope: !424, inlinedAt: !486)
!486 = distinct !DILocation(line: 68, column: 3, scope: !414, inlinedAt: !483)
!487 = !DILocation(line: 60, column: 7, scope: !434, inlinedAt: !486)
!488 = !DILocation(line: 60, column: 7, scope: !424, inlinedAt: !486)
!489 = !DILocation(line: 61, column: 11, scope: !424, inlinedAt: !486)
!490 = !DILocation(line: 61, column: 3, scope: !424, inlinedAt: !486)
!491 = !DILocation(line: 62, column: 3, scope: !424, inlinedAt: !486)
!492 = !DILocation(line: 0, scope: !414, inlinedAt: !493)
!493 = distinct !DILocation(line: 79, column: 76, scope: !102)
!494 = !DILocation(line: 67, column: 36, scope: !414, inlinedAt: !493)
!495 = !DILocation(line: 67, column: 23, scope: !414, inlinedAt: !493)
!496 = !DILocation(line: 0, scope: !424, inlinedAt: !497)
!497 = distinct !DILocation(line: 68, column: 3, scope: !414, inlinedAt: !493)
!498 = !DILocation(line: 60, column: 7, scope: !434, inlinedAt: !497)
!499 = !DILocation(line: 60, column: 7, scope: !424, inlinedAt: !497)
!500 = !DILocation(line: 61, column: 11, scope: !424, inlinedAt: !497)
!501 = !DILocation(line: 61, column: 3, scope: !424, inlinedAt: !497)
!502 = !DILocation(line: 62, column: 3, scope: !424, inlinedAt: !497)
!503 = !DILocation(line: 0, scope: !305, inlinedAt: !504)
!504 = distinct !DILocation(line: 80, column: 19, scope: !102)
!505 = !DILocation(line: 0, scope: !313, inlinedAt: !506)
!506 = distinct !DILocation(line: 40, column: 10, scope: !305, inlinedAt: !504)
!507 = !DILocation(line: 36, column: 29, scope: !313, inlinedAt: !506)
!508 = !DILocation(line: 36, column: 27, scope: !313, inlinedAt: !506)
!509 = !DILocation(line: 36, column: 36, scope: !313, inlinedAt: !506)
!510 = !DILocation(line: 40, column: 26, scope: !305, inlinedAt: !504)
!511 = !DILocation(line: 80, column: 3, scope: !102)
!512 = !DILocalVariable(name: "now", scope: !513, file: !26, line: 94, type: !517)
!513 = distinct !DISubprogram(name: "seconds_now", scope: !26, file: !26, line: 93, type: !514, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !516)
!514 = !DISubroutineType(types: !515)
!515 = !{!86}
!516 = !{!512}
!517 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !518, line: 11, size: 128, elements: !519)
!518 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!519 = !{!520, !522}
!520 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !517, file: !518, line: 16, baseType: !521, size: 64)
!521 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !77, line: 160, baseType: !87)
!522 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !517, file: !518, line: 21, baseType: !523, size: 64, offset: 64)
!523 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !77, line: 197, baseType: !87)
!524 = !DILocation(line: 0, scope: !513, inlinedAt: !525)
!525 = distinct !DILocation(line: 82, column: 24, scope: !102)
!526 = !DILocation(line: 94, column: 3, scope: !513, inlinedAt: !525)
!527 = !DILocation(line: 95, column: 3, scope: !513, inlinedAt: !525)
!528 = !DILocation(line: 96, column: 22, scope: !513, inlinedAt: !525)
!529 = !{!530, !531, i64 0}
!530 = !{!"timespec", !531, i64 0, !531, i64 8}
!531 = !{!"long", !200, i64 0}
!532 = !DILocation(line: 96, column: 50, scope: !513, inlinedAt: !525)
!533 = !{!530, !531, i64 8}
!534 = !DILocation(line: 96, column: 38, scope: !513, inlinedAt: !525)
!535 = !DILocation(line: 96, column: 36, scope: !513, inlinedAt: !525)
!536 = !DILocation(line: 97, column: 1, scope: !513, inlinedAt: !525)
!537 = !DILocalVariable(name: "layer", scope: !538, file: !56, line: 45, type: !286)
!538 = distinct !DILexicalBlock(scope: !539, file: !56, line: 44, column: 42)
!539 = distinct !DILexicalBlock(scope: !540, file: !56, line: 44, column: 3)
!540 = distinct !DILexicalBlock(scope: !541, file: !56, line: 44, column: 3)
!541 = distinct !DISubprogram(name: "forward", scope: !56, file: !56, line: 41, type: !542, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !546)
!542 = !DISubroutineType(types: !543)
!543 = !{!129, !276, !544, !82, !82, !82}
!544 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !545, size: 64)
!545 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !82)
!546 = !{!547, !548, !549, !550, !551, !552, !553, !537, !554, !555, !556}
!547 = !DILocalVariable(name: "a", arg: 1, scope: !541, file: !56, line: 41, type: !276)
!548 = !DILocalVariable(name: "weights", arg: 2, scope: !541, file: !56, line: 41, type: !544)
!549 = !DILocalVariable(name: "x", arg: 3, scope: !541, file: !56, line: 41, type: !82)
!550 = !DILocalVariable(name: "y", arg: 4, scope: !541, file: !56, line: 41, type: !82)
!551 = !DILocalVariable(name: "patches", arg: 5, scope: !541, file: !56, line: 42, type: !82)
!552 = !DILocalVariable(name: "shape", scope: !541, file: !56, line: 43, type: !129)
!553 = !DILocalVariable(name: "i", scope: !540, file: !56, line: 44, type: !73)
!554 = !DILocalVariable(name: "channels", scope: !538, file: !56, line: 46, type: !146)
!555 = !DILocalVariable(name: "pixels", scope: !538, file: !56, line: 46, type: !146)
!556 = !DILocalVariable(name: "count", scope: !538, file: !56, line: 47, type: !284)
!557 = !DILocation(line: 0, scope: !538, inlinedAt: !558)
!558 = distinct !DILocation(line: 83, column: 24, scope: !102)
!559 = !DILocation(line: 0, scope: !541, inlinedAt: !558)
!560 = !DILocation(line: 0, scope: !540, inlinedAt: !558)
!561 = !DILocation(line: 44, column: 3, scope: !540, inlinedAt: !558)
!562 = !DILocation(line: 45, column: 5, scope: !538, inlinedAt: !558)
!563 = !DILocation(line: 45, column: 25, scope: !538, inlinedAt: !558)
!564 = !DILocation(line: 46, column: 39, scope: !538, inlinedAt: !558)
!565 = !DILocation(line: 46, column: 63, scope: !538, inlinedAt: !558)
!566 = !DILocation(line: 0, scope: !313, inlinedAt: !567)
!567 = distinct !DILocation(line: 46, column: 63, scope: !538, inlinedAt: !558)
!568 = !DILocation(line: 36, column: 29, scope: !313, inlinedAt: !567)
!569 = !DILocation(line: 36, column: 27, scope: !313, inlinedAt: !567)
!570 = !DILocation(line: 36, column: 36, scope: !313, inlinedAt: !567)
!571 = !DILocation(line: 46, column: 58, scope: !538, inlinedAt: !558)
!572 = !DILocation(line: 0, scope: !305, inlinedAt: !573)
!573 = distinct !DILocation(line: 47, column: 26, scope: !538, inlinedAt: !558)
!574 = !DILocation(line: 0, scope: !313, inlinedAt: !575)
!575 = distinct !DILocation(line: 40, column: 10, scope: !305, inlinedAt: !573)
!576 = !DILocation(line: 40, column: 28, scope: !305, inlinedAt: !573)
!577 = !DILocation(line: 40, column: 26, scope: !305, inlinedAt: !573)
!578 = !DILocation(line: 8, column: 26, scope: !579, inlinedAt: !602)
!579 = distinct !DISubprogram(name: "gather_patches", scope: !56, file: !56, line: 7, type: !580, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !584)
!580 = !DISubroutineType(types: !581)
!581 = !{null, !276, !582, !287, !82}
!582 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !583, size: 64)
!583 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!584 = !{!585, !586, !587, !588, !589, !591, !592, !593, !595, !598}
!585 = !DILocalVariable(name: "a", arg: 1, scope: !579, file: !56, line: 7, type: !276)
!586 = !DILocalVariable(name: "x", arg: 2, scope: !579, file: !56, line: 7, type: !582)
!587 = !DILocalVariable(name: "layer", arg: 3, scope: !579, file: !56, line: 7, type: !287)
!588 = !DILocalVariable(name: "patches", arg: 4, scope: !579, file: !56, line: 7, type: !82)
!589 = !DILocalVariable(name: "w", scope: !579, file: !56, line: 8, type: !590)
!590 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !291)
!591 = !DILocalVariable(name: "pixels", scope: !579, file: !56, line: 9, type: !284)
!592 = !DILocalVariable(name: "c", scope: !579, file: !56, line: 9, type: !284)
!593 = !DILocalVariable(name: "p", scope: !594, file: !56, line: 10, type: !79)
!594 = distinct !DILexicalBlock(scope: !579, file: !56, line: 10, column: 3)
!595 = !DILocalVariable(name: "k", scope: !596, file: !56, line: 11, type: !73)
!596 = distinct !DILexicalBlock(scope: !597, file: !56, line: 11, column: 5)
!597 = distinct !DILexicalBlock(scope: !594, file: !56, line: 10, column: 3)
!598 = !DILocalVariable(name: "from", scope: !599, file: !56, line: 12, type: !601)
!599 = distinct !DILexicalBlock(scope: !600, file: !56, line: 11, column: 63)
!600 = distinct !DILexicalBlock(scope: !596, file: !56, line: 11, column: 5)
!601 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !87)
!602 = distinct !DILocation(line: 48, column: 5, scope: !538, inlinedAt: !558)
!603 = !DILocation(line: 0, scope: !579, inlinedAt: !602)
!604 = !DILocation(line: 0, scope: !313, inlinedAt: !605)
!605 = distinct !DILocation(line: 9, column: 25, scope: !579, inlinedAt: !602)
!606 = !DILocation(line: 9, column: 54, scope: !579, inlinedAt: !602)
!607 = !DILocation(line: 0, scope: !594, inlinedAt: !602)
!608 = !DILocation(line: 10, column: 24, scope: !597, inlinedAt: !602)
!609 = !DILocation(line: 10, column: 3, scope: !594, inlinedAt: !602)
!610 = !DILocation(line: 0, scope: !596, inlinedAt: !602)
!611 = !DILocation(line: 11, column: 5, scope: !596, inlinedAt: !602)
!612 = !DILocation(line: 114, column: 30, scope: !613, inlinedAt: !627)
!613 = distinct !DISubprogram(name: "source_pixel", scope: !2, file: !2, line: 112, type: !614, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !616)
!614 = !DISubroutineType(types: !615)
!615 = !{!87, !129, !291, !129, !79, !73, !73}
!616 = !{!617, !618, !619, !620, !621, !622, !623, !624, !625, !626}
!617 = !DILocalVariable(name: "x", arg: 1, scope: !613, file: !2, line: 112, type: !129)
!618 = !DILocalVariable(name: "w", arg: 2, scope: !613, file: !2, line: 112, type: !291)
!619 = !DILocalVariable(name: "y", arg: 3, scope: !613, file: !2, line: 112, type: !129)
!620 = !DILocalVariable(name: "pixel", arg: 4, scope: !613, file: !2, line: 112, type: !79)
!621 = !DILocalVariable(name: "row", arg: 5, scope: !613, file: !2, line: 112, type: !73)
!622 = !DILocalVariable(name: "column", arg: 6, scope: !613, file: !2, line: 113, type: !73)
!623 = !DILocalVariable(name: "image", scope: !613, file: !2, line: 114, type: !284)
!624 = !DILocalVariable(name: "place", scope: !613, file: !2, line: 114, type: !284)
!625 = !DILocalVariable(name: "i", scope: !613, file: !2, line: 115, type: !146)
!626 = !DILocalVariable(name: "j", scope: !613, file: !2, line: 116, type: !146)
!627 = distinct !DILocation(line: 12, column: 25, scope: !599, inlinedAt: !602)
!628 = !DILocation(line: 10, column: 34, scope: !597, inlinedAt: !602)
!629 = distinct !{!629, !609, !630, !378}
!630 = !DILocation(line: 17, column: 5, scope: !594, inlinedAt: !602)
!631 = !DILocation(line: 12, column: 67, scope: !599, inlinedAt: !602)
!632 = !DILocation(line: 12, column: 80, scope: !599, inlinedAt: !602)
!633 = !DILocation(line: 0, scope: !613, inlinedAt: !627)
!634 = !DILocation(line: 115, column: 56, scope: !613, inlinedAt: !627)
!635 = !DILocation(line: 116, column: 59, scope: !613, inlinedAt: !627)
!636 = !DILocation(line: 117, column: 9, scope: !637, inlinedAt: !627)
!637 = distinct !DILexicalBlock(scope: !613, file: !2, line: 117, column: 7)
!638 = !DILocation(line: 117, column: 13, scope: !637, inlinedAt: !627)
!639 = !DILocation(line: 118, column: 24, scope: !613, inlinedAt: !627)
!640 = !DILocation(line: 118, column: 35, scope: !613, inlinedAt: !627)
!641 = !DILocation(line: 118, column: 33, scope: !613, inlinedAt: !627)
!642 = !DILocation(line: 118, column: 38, scope: !613, inlinedAt: !627)
!643 = !DILocation(line: 118, column: 49, scope: !613, inlinedAt: !627)
!644 = !DILocation(line: 118, column: 47, scope: !613, inlinedAt: !627)
!645 = !DILocation(line: 0, scope: !599, inlinedAt: !602)
!646 = !DILocation(line: 13, column: 16, scope: !647, inlinedAt: !602)
!647 = distinct !DILexicalBlock(scope: !599, file: !56, line: 13, column: 11)
!648 = !DILocation(line: 13, column: 11, scope: !599, inlinedAt: !602)
!649 = !DILocation(line: 14, column: 9, scope: !647, inlinedAt: !602)
!650 = !DILocation(line: 16, column: 42, scope: !647, inlinedAt: !602)
!651 = !DILocation(line: 16, column: 27, scope: !647, inlinedAt: !602)
!652 = !DILocation(line: 16, column: 9, scope: !647, inlinedAt: !602)
!653 = !DILocation(line: 11, column: 44, scope: !600, inlinedAt: !602)
!654 = !DILocation(line: 11, column: 57, scope: !600, inlinedAt: !602)
!655 = !DILocation(line: 11, column: 23, scope: !600, inlinedAt: !602)
!656 = distinct !{!656, !611, !657, !378}
!657 = !DILocation(line: 17, column: 5, scope: !596, inlinedAt: !602)
!658 = !DILocation(line: 49, column: 84, scope: !538, inlinedAt: !558)
!659 = !DILocation(line: 50, column: 17, scope: !538, inlinedAt: !558)
!660 = !DILocation(line: 49, column: 5, scope: !538, inlinedAt: !558)
!661 = !DILocalVariable(name: "x", arg: 1, scope: !662, file: !56, line: 20, type: !82)
!662 = distinct !DISubprogram(name: "relu", scope: !56, file: !56, line: 20, type: !663, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !665)
!663 = !DISubroutineType(types: !664)
!664 = !{null, !82, !79}
!665 = !{!661, !666, !667}
!666 = !DILocalVariable(name: "count", arg: 2, scope: !662, file: !56, line: 20, type: !79)
!667 = !DILocalVariable(name: "i", scope: !668, file: !56, line: 21, type: !79)
!668 = distinct !DILexicalBlock(scope: !662, file: !56, line: 21, column: 3)
!669 = !DILocation(line: 0, scope: !662, inlinedAt: !670)
!670 = distinct !DILocation(line: 51, column: 5, scope: !538, inlinedAt: !558)
!671 = !DILocation(line: 0, scope: !668, inlinedAt: !670)
!672 = !DILocation(line: 21, column: 24, scope: !673, inlinedAt: !670)
!673 = distinct !DILexicalBlock(scope: !668, file: !56, line: 21, column: 3)
!674 = !DILocation(line: 21, column: 3, scope: !668, inlinedAt: !670)
!675 = !DILocation(line: 21, column: 33, scope: !673, inlinedAt: !670)
!676 = !DILocation(line: 21, column: 45, scope: !673, inlinedAt: !670)
!677 = !{!678, !678, i64 0}
!678 = !{!"float", !200, i64 0}
!679 = !DILocation(line: 21, column: 50, scope: !673, inlinedAt: !670)
!680 = !DILocation(line: 21, column: 43, scope: !673, inlinedAt: !670)
!681 = distinct !{!681, !674, !682, !378, !683, !684}
!682 = !DILocation(line: 21, column: 66, scope: !668, inlinedAt: !670)
!683 = !{!"llvm.loop.isvectorized", i32 1}
!684 = !{!"llvm.loop.unroll.runtime.disable"}
!685 = distinct !{!685, !674, !682, !378, !684, !683}
!686 = !DILocation(line: 52, column: 15, scope: !687, inlinedAt: !558)
!687 = distinct !DILexicalBlock(scope: !538, file: !56, line: 52, column: 9)
!688 = !DILocation(line: 52, column: 9, scope: !687, inlinedAt: !558)
!689 = !DILocation(line: 52, column: 9, scope: !538, inlinedAt: !558)
!690 = !DILocalVariable(name: "in", arg: 3, scope: !691, file: !56, line: 25, type: !129)
!691 = distinct !DISubprogram(name: "pool", scope: !56, file: !56, line: 25, type: !692, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !694)
!692 = !DISubroutineType(types: !693)
!693 = !{null, !276, !582, !129, !82}
!694 = !{!695, !696, !690, !697, !698, !699, !700, !701, !702, !704, !707, !710, !712}
!695 = !DILocalVariable(name: "a", arg: 1, scope: !691, file: !56, line: 25, type: !276)
!696 = !DILocalVariable(name: "x", arg: 2, scope: !691, file: !56, line: 25, type: !582)
!697 = !DILocalVariable(name: "y", arg: 4, scope: !691, file: !56, line: 25, type: !82)
!698 = !DILocalVariable(name: "w", scope: !691, file: !56, line: 26, type: !590)
!699 = !DILocalVariable(name: "out", scope: !691, file: !56, line: 27, type: !128)
!700 = !DILocalVariable(name: "pixels", scope: !691, file: !56, line: 28, type: !284)
!701 = !DILocalVariable(name: "channels", scope: !691, file: !56, line: 28, type: !284)
!702 = !DILocalVariable(name: "p", scope: !703, file: !56, line: 29, type: !79)
!703 = distinct !DILexicalBlock(scope: !691, file: !56, line: 29, column: 3)
!704 = !DILocalVariable(name: "c", scope: !705, file: !56, line: 30, type: !79)
!705 = distinct !DILexicalBlock(scope: !706, file: !56, line: 30, column: 5)
!706 = distinct !DILexicalBlock(scope: !703, file: !56, line: 29, column: 3)
!707 = !DILocalVariable(name: "largest", scope: !708, file: !56, line: 31, type: !81)
!708 = distinct !DILexicalBlock(scope: !709, file: !56, line: 30, column: 43)
!709 = distinct !DILexicalBlock(scope: !705, file: !56, line: 30, column: 5)
!710 = !DILocalVariable(name: "k", scope: !711, file: !56, line: 32, type: !73)
!711 = distinct !DILexicalBlock(scope: !708, file: !56, line: 32, column: 7)
!712 = !DILocalVariable(name: "from", scope: !713, file: !56, line: 33, type: !601)
!713 = distinct !DILexicalBlock(scope: !714, file: !56, line: 32, column: 51)
!714 = distinct !DILexicalBlock(scope: !711, file: !56, line: 32, column: 7)
!715 = !DILocation(line: 0, scope: !691, inlinedAt: !716)
!716 = distinct !DILocation(line: 53, column: 7, scope: !687, inlinedAt: !558)
!717 = !DILocation(line: 0, scope: !359, inlinedAt: !718)
!718 = distinct !DILocation(line: 27, column: 22, scope: !691, inlinedAt: !716)
!719 = !DILocation(line: 50, column: 66, scope: !359, inlinedAt: !718)
!720 = !DILocation(line: 50, column: 77, scope: !359, inlinedAt: !718)
!721 = !DILocation(line: 50, column: 88, scope: !359, inlinedAt: !718)
!722 = !DILocation(line: 0, scope: !313, inlinedAt: !723)
!723 = distinct !DILocation(line: 28, column: 25, scope: !691, inlinedAt: !716)
!724 = !DILocation(line: 36, column: 29, scope: !313, inlinedAt: !723)
!725 = !DILocation(line: 36, column: 27, scope: !313, inlinedAt: !723)
!726 = !DILocation(line: 36, column: 36, scope: !313, inlinedAt: !723)
!727 = !DILocation(line: 0, scope: !703, inlinedAt: !716)
!728 = !DILocation(line: 29, column: 24, scope: !706, inlinedAt: !716)
!729 = !DILocation(line: 29, column: 3, scope: !703, inlinedAt: !716)
!730 = !DILocation(line: 0, scope: !705, inlinedAt: !716)
!731 = !DILocation(line: 30, column: 5, scope: !705, inlinedAt: !716)
!732 = !DILocation(line: 114, column: 30, scope: !613, inlinedAt: !733)
!733 = distinct !DILocation(line: 33, column: 27, scope: !713, inlinedAt: !716)
!734 = !DILocation(line: 32, column: 7, scope: !711, inlinedAt: !716)
!735 = !DILocation(line: 0, scope: !711, inlinedAt: !716)
!736 = !DILocation(line: 0, scope: !708, inlinedAt: !716)
!737 = !DILocation(line: 0, scope: !613, inlinedAt: !733)
!738 = !DILocation(line: 117, column: 13, scope: !637, inlinedAt: !733)
!739 = !DILocation(line: 29, column: 34, scope: !706, inlinedAt: !716)
!740 = distinct !{!740, !729, !741, !378}
!741 = !DILocation(line: 37, column: 5, scope: !703, inlinedAt: !716)
!742 = !DILocation(line: 118, column: 24, scope: !613, inlinedAt: !733)
!743 = !DILocation(line: 118, column: 33, scope: !613, inlinedAt: !733)
!744 = !DILocation(line: 118, column: 38, scope: !613, inlinedAt: !733)
!745 = !DILocation(line: 118, column: 47, scope: !613, inlinedAt: !733)
!746 = !DILocation(line: 0, scope: !713, inlinedAt: !716)
!747 = !DILocation(line: 34, column: 18, scope: !748, inlinedAt: !716)
!748 = distinct !DILexicalBlock(scope: !713, file: !56, line: 34, column: 13)
!749 = !DILocation(line: 34, column: 13, scope: !713, inlinedAt: !716)
!750 = !DILocation(line: 34, column: 64, scope: !748, inlinedAt: !716)
!751 = !DILocation(line: 34, column: 49, scope: !748, inlinedAt: !716)
!752 = !DILocation(line: 34, column: 34, scope: !748, inlinedAt: !716)
!753 = !DILocation(line: 34, column: 24, scope: !748, inlinedAt: !716)
!754 = !DILocation(line: 36, column: 7, scope: !708, inlinedAt: !716)
!755 = !DILocation(line: 36, column: 27, scope: !708, inlinedAt: !716)
!756 = !DILocation(line: 30, column: 38, scope: !709, inlinedAt: !716)
!757 = !DILocation(line: 30, column: 26, scope: !709, inlinedAt: !716)
!758 = distinct !{!758, !731, !759, !378}
!759 = !DILocation(line: 37, column: 5, scope: !705, inlinedAt: !716)
!760 = !DILocation(line: 55, column: 26, scope: !687, inlinedAt: !558)
!761 = !DILocation(line: 55, column: 7, scope: !687, inlinedAt: !558)
!762 = !DILocation(line: 82, column: 40, scope: !349, inlinedAt: !763)
!763 = distinct !DILocation(line: 56, column: 13, scope: !538, inlinedAt: !558)
!764 = !DILocation(line: 83, column: 10, scope: !349, inlinedAt: !763)
!765 = !DILocation(line: 0, scope: !359, inlinedAt: !766)
!766 = distinct !DILocation(line: 83, column: 25, scope: !349, inlinedAt: !763)
!767 = !DILocation(line: 51, column: 3, scope: !359, inlinedAt: !766)
!768 = !DILocation(line: 83, scope: !349, inlinedAt: !763)
!769 = !DILocation(line: 56, column: 13, scope: !538, inlinedAt: !558)
!770 = !DILocation(line: 57, column: 3, scope: !539, inlinedAt: !558)
!771 = !DILocation(line: 44, column: 37, scope: !539, inlinedAt: !558)
!772 = !DILocation(line: 44, column: 21, scope: !539, inlinedAt: !558)
!773 = distinct !{!773, !561, !774, !378}
!774 = !DILocation(line: 57, column: 3, scope: !540, inlinedAt: !558)
!775 = !DILocation(line: 96, column: 10, scope: !513, inlinedAt: !525)
!776 = !DILocation(line: 96, column: 29, scope: !513, inlinedAt: !525)
!777 = !DILocation(line: 0, scope: !513, inlinedAt: !778)
!778 = distinct !DILocation(line: 84, column: 26, scope: !102)
!779 = !DILocation(line: 94, column: 3, scope: !513, inlinedAt: !778)
!780 = !DILocation(line: 95, column: 3, scope: !513, inlinedAt: !778)
!781 = !DILocation(line: 96, column: 22, scope: !513, inlinedAt: !778)
!782 = !DILocation(line: 96, column: 10, scope: !513, inlinedAt: !778)
!783 = !DILocation(line: 96, column: 50, scope: !513, inlinedAt: !778)
!784 = !DILocation(line: 96, column: 38, scope: !513, inlinedAt: !778)
!785 = !DILocation(line: 96, column: 36, scope: !513, inlinedAt: !778)
!786 = !DILocation(line: 96, column: 29, scope: !513, inlinedAt: !778)
!787 = !DILocation(line: 97, column: 1, scope: !513, inlinedAt: !778)
!788 = !DILocation(line: 84, column: 40, scope: !102)
!789 = !DILocalVariable(name: "y", arg: 2, scope: !790, file: !2, line: 122, type: !129)
!790 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 122, type: !791, scopeLine: 122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !793)
!791 = !DISubroutineType(types: !792)
!792 = !{!73, !276, !129, !582, !86}
!793 = !{!794, !789, !795, !796, !797}
!794 = !DILocalVariable(name: "a", arg: 1, scope: !790, file: !2, line: 122, type: !276)
!795 = !DILocalVariable(name: "result", arg: 3, scope: !790, file: !2, line: 122, type: !582)
!796 = !DILocalVariable(name: "seconds", arg: 4, scope: !790, file: !2, line: 122, type: !86)
!797 = !DILocalVariable(name: "count", scope: !790, file: !2, line: 123, type: !284)
!798 = !DILocation(line: 0, scope: !790, inlinedAt: !799)
!799 = distinct !DILocation(line: 86, column: 22, scope: !102)
!800 = !DILocation(line: 0, scope: !305, inlinedAt: !801)
!801 = distinct !DILocation(line: 123, column: 24, scope: !790, inlinedAt: !799)
!802 = !DILocation(line: 0, scope: !313, inlinedAt: !803)
!803 = distinct !DILocation(line: 40, column: 10, scope: !305, inlinedAt: !801)
!804 = !DILocation(line: 36, column: 29, scope: !313, inlinedAt: !803)
!805 = !DILocation(line: 40, column: 28, scope: !305, inlinedAt: !801)
!806 = !DILocation(line: 36, column: 27, scope: !313, inlinedAt: !803)
!807 = !DILocation(line: 36, column: 36, scope: !313, inlinedAt: !803)
!808 = !DILocation(line: 40, column: 26, scope: !305, inlinedAt: !801)
!809 = !DILocation(line: 125, column: 10, scope: !790, inlinedAt: !799)
!810 = !DILocation(line: 124, column: 3, scope: !790, inlinedAt: !799)
!811 = !DILocalVariable(name: "seconds", arg: 1, scope: !812, file: !26, line: 100, type: !86)
!812 = distinct !DISubprogram(name: "print_seconds", scope: !26, file: !26, line: 100, type: !813, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !815)
!813 = !DISubroutineType(types: !814)
!814 = !{null, !86}
!815 = !{!811}
!816 = !DILocation(line: 0, scope: !812, inlinedAt: !817)
!817 = distinct !DILocation(line: 126, column: 3, scope: !790, inlinedAt: !799)
!818 = !DILocation(line: 100, column: 52, scope: !812, inlinedAt: !817)
!819 = !DILocalVariable(name: "path", arg: 1, scope: !820, file: !26, line: 113, type: !118)
!820 = distinct !DISubprogram(name: "write_result", scope: !26, file: !26, line: 113, type: !821, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !823)
!821 = !DISubroutineType(types: !822)
!822 = !{!73, !118, !582, !79}
!823 = !{!819, !824, !825}
!824 = !DILocalVariable(name: "x", arg: 2, scope: !820, file: !26, line: 113, type: !582)
!825 = !DILocalVariable(name: "count", arg: 3, scope: !820, file: !26, line: 113, type: !79)
!826 = !DILocation(line: 0, scope: !820, inlinedAt: !827)
!827 = distinct !DILocation(line: 127, column: 10, scope: !790, inlinedAt: !799)
!828 = !DILocalVariable(name: "path", arg: 1, scope: !829, file: !26, line: 104, type: !118)
!829 = distinct !DISubprogram(name: "write_elements", scope: !26, file: !26, line: 104, type: !830, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !832)
!830 = !DISubroutineType(types: !831)
!831 = !{!73, !118, !427, !79, !79}
!832 = !{!828, !833, !834, !835, !836, !892}
!833 = !DILocalVariable(name: "x", arg: 2, scope: !829, file: !26, line: 104, type: !427)
!834 = !DILocalVariable(name: "size", arg: 3, scope: !829, file: !26, line: 104, type: !79)
!835 = !DILocalVariable(name: "count", arg: 4, scope: !829, file: !26, line: 104, type: !79)
!836 = !DILocalVariable(name: "file", scope: !829, file: !26, line: 106, type: !837)
!837 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !838, size: 64)
!838 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !839, line: 7, baseType: !840)
!839 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!840 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !841, line: 49, size: 1728, elements: !842)
!841 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!842 = !{!843, !844, !845, !846, !847, !848, !849, !850, !851, !852, !853, !854, !855, !858, !860, !861, !862, !864, !866, !868, !872, !875, !877, !880, !883, !884, !886, !887, !888}
!843 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !840, file: !841, line: 51, baseType: !73, size: 32)
!844 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !840, file: !841, line: 54, baseType: !106, size: 64, offset: 64)
!845 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !840, file: !841, line: 55, baseType: !106, size: 64, offset: 128)
!846 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !840, file: !841, line: 56, baseType: !106, size: 64, offset: 192)
!847 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !840, file: !841, line: 57, baseType: !106, size: 64, offset: 256)
!848 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !840, file: !841, line: 58, baseType: !106, size: 64, offset: 320)
!849 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !840, file: !841, line: 59, baseType: !106, size: 64, offset: 384)
!850 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !840, file: !841, line: 60, baseType: !106, size: 64, offset: 448)
!851 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !840, file: !841, line: 61, baseType: !106, size: 64, offset: 512)
!852 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !840, file: !841, line: 64, baseType: !106, size: 64, offset: 576)
!853 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !840, file: !841, line: 65, baseType: !106, size: 64, offset: 640)
!854 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !840, file: !841, line: 66, baseType: !106, size: 64, offset: 704)
!855 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !840, file: !841, line: 68, baseType: !856, size: 64, offset: 768)
!856 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !857, size: 64)
!857 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !841, line: 36, flags: DIFlagFwdDecl)
!858 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !840, file: !841, line: 70, baseType: !859, size: 64, offset: 832)
!859 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !840, size: 64)
!860 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !840, file: !841, line: 72, baseType: !73, size: 32, offset: 896)
!861 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !840, file: !841, line: 73, baseType: !73, size: 32, offset: 928)
!862 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !840, file: !841, line: 74, baseType: !863, size: 64, offset: 960)
!863 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !77, line: 152, baseType: !87)
!864 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !840, file: !841, line: 77, baseType: !865, size: 16, offset: 1024)
!865 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!866 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !840, file: !841, line: 78, baseType: !867, size: 8, offset: 1040)
!867 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!868 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !840, file: !841, line: 79, baseType: !869, size: 8, offset: 1048)
!869 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !870)
!870 = !{!871}
!871 = !DISubrange(count: 1)
!872 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !840, file: !841, line: 81, baseType: !873, size: 64, offset: 1088)
!873 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !874, size: 64)
!874 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !841, line: 43, baseType: null)
!875 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !840, file: !841, line: 89, baseType: !876, size: 64, offset: 1152)
!876 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !77, line: 153, baseType: !87)
!877 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !840, file: !841, line: 91, baseType: !878, size: 64, offset: 1216)
!878 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !879, size: 64)
!879 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !841, line: 37, flags: DIFlagFwdDecl)
!880 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !840, file: !841, line: 92, baseType: !881, size: 64, offset: 1280)
!881 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !882, size: 64)
!882 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !841, line: 38, flags: DIFlagFwdDecl)
!883 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !840, file: !841, line: 93, baseType: !859, size: 64, offset: 1344)
!884 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !840, file: !841, line: 94, baseType: !885, size: 64, offset: 1408)
!885 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!886 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !840, file: !841, line: 95, baseType: !79, size: 64, offset: 1472)
!887 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !840, file: !841, line: 96, baseType: !73, size: 32, offset: 1536)
!888 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !840, file: !841, line: 98, baseType: !889, size: 160, offset: 1568)
!889 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !890)
!890 = !{!891}
!891 = !DISubrange(count: 20)
!892 = !DILocalVariable(name: "written", scope: !829, file: !26, line: 107, type: !284)
!893 = !DILocation(line: 0, scope: !829, inlinedAt: !894)
!894 = distinct !DILocation(line: 114, column: 10, scope: !820, inlinedAt: !827)
!895 = !DILocation(line: 105, column: 8, scope: !896, inlinedAt: !894)
!896 = distinct !DILexicalBlock(scope: !829, file: !26, line: 105, column: 7)
!897 = !DILocation(line: 105, column: 7, scope: !829, inlinedAt: !894)
!898 = !DILocation(line: 106, column: 16, scope: !829, inlinedAt: !894)
!899 = !DILocation(line: 107, column: 26, scope: !829, inlinedAt: !894)
!900 = !DILocation(line: 107, column: 33, scope: !829, inlinedAt: !894)
!901 = !DILocation(line: 108, column: 16, scope: !902, inlinedAt: !894)
!902 = distinct !DILexicalBlock(scope: !829, file: !26, line: 108, column: 7)
!903 = !DILocation(line: 108, column: 29, scope: !902, inlinedAt: !894)
!904 = !DILocation(line: 109, column: 11, scope: !829, inlinedAt: !894)
!905 = !DILocation(line: 109, column: 3, scope: !829, inlinedAt: !894)
!906 = !DILocation(line: 110, column: 3, scope: !829, inlinedAt: !894)
!907 = !DILocation(line: 0, scope: !148)
!908 = !DILocation(line: 87, column: 47, scope: !909)
!909 = distinct !DILexicalBlock(scope: !148, file: !56, line: 87, column: 3)
!910 = !DILocation(line: 87, column: 42, scope: !909)
!911 = !DILocation(line: 88, column: 3, scope: !102)
!912 = !DILocation(line: 88, column: 12, scope: !102)
!913 = !DILocation(line: 88, column: 21, scope: !102)
!914 = !DILocation(line: 90, column: 1, scope: !102)
!915 = distinct !DISubprogram(name: "fill_uniform", scope: !26, file: !26, line: 48, type: !916, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !918)
!916 = !DISubroutineType(types: !917)
!917 = !{null, !82, !79, !74, !74, !81}
!918 = !{!919, !920, !921, !922, !923, !924}
!919 = !DILocalVariable(name: "x", arg: 1, scope: !915, file: !26, line: 48, type: !82)
!920 = !DILocalVariable(name: "count", arg: 2, scope: !915, file: !26, line: 48, type: !79)
!921 = !DILocalVariable(name: "seed", arg: 3, scope: !915, file: !26, line: 48, type: !74)
!922 = !DILocalVariable(name: "stream", arg: 4, scope: !915, file: !26, line: 49, type: !74)
!923 = !DILocalVariable(name: "scale", arg: 5, scope: !915, file: !26, line: 49, type: !81)
!924 = !DILocalVariable(name: "i", scope: !925, file: !26, line: 50, type: !79)
!925 = distinct !DILexicalBlock(scope: !915, file: !26, line: 50, column: 3)
!926 = !DILocation(line: 0, scope: !915)
!927 = !DILocation(line: 0, scope: !925)
!928 = !DILocation(line: 50, column: 24, scope: !929)
!929 = distinct !DILexicalBlock(scope: !925, file: !26, line: 50, column: 3)
!930 = !DILocation(line: 50, column: 3, scope: !925)
!931 = !DILocation(line: 50, column: 33, scope: !929)
!932 = !DILocation(line: 34, column: 67, scope: !933, inlinedAt: !941)
!933 = distinct !DISubprogram(name: "random_bits", scope: !26, file: !26, line: 33, type: !934, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !936)
!934 = !DISubroutineType(types: !935)
!935 = !{!74, !74, !74, !74}
!936 = !{!937, !938, !939, !940}
!937 = !DILocalVariable(name: "seed", arg: 1, scope: !933, file: !26, line: 33, type: !74)
!938 = !DILocalVariable(name: "stream", arg: 2, scope: !933, file: !26, line: 33, type: !74)
!939 = !DILocalVariable(name: "index", arg: 3, scope: !933, file: !26, line: 33, type: !74)
!940 = !DILocalVariable(name: "z", scope: !933, file: !26, line: 34, type: !74)
!941 = distinct !DILocation(line: 43, column: 33, scope: !942, inlinedAt: !951)
!942 = distinct !DISubprogram(name: "random_uniform", scope: !26, file: !26, line: 41, type: !943, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !945)
!943 = !DISubroutineType(types: !944)
!944 = !{!81, !74, !74, !74}
!945 = !{!946, !947, !948, !949}
!946 = !DILocalVariable(name: "seed", arg: 1, scope: !942, file: !26, line: 41, type: !74)
!947 = !DILocalVariable(name: "stream", arg: 2, scope: !942, file: !26, line: 41, type: !74)
!948 = !DILocalVariable(name: "index", arg: 3, scope: !942, file: !26, line: 42, type: !74)
!949 = !DILocalVariable(name: "top", scope: !942, file: !26, line: 43, type: !950)
!950 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!951 = distinct !DILocation(line: 50, column: 53, scope: !929)
!952 = !DILocation(line: 34, column: 59, scope: !933, inlinedAt: !941)
!953 = !DILocation(line: 35, column: 15, scope: !933, inlinedAt: !941)
!954 = !DILocation(line: 35, column: 10, scope: !933, inlinedAt: !941)
!955 = !DILocation(line: 35, column: 23, scope: !933, inlinedAt: !941)
!956 = !DILocation(line: 36, column: 15, scope: !933, inlinedAt: !941)
!957 = !DILocation(line: 36, column: 10, scope: !933, inlinedAt: !941)
!958 = !DILocation(line: 36, column: 23, scope: !933, inlinedAt: !941)
!959 = !DILocation(line: 44, column: 20, scope: !942, inlinedAt: !951)
!960 = !DILocation(line: 44, column: 26, scope: !942, inlinedAt: !951)
!961 = !DILocation(line: 44, column: 30, scope: !942, inlinedAt: !951)
!962 = !DILocation(line: 44, column: 10, scope: !942, inlinedAt: !951)
!963 = !DILocation(line: 44, column: 43, scope: !942, inlinedAt: !951)
!964 = !DILocation(line: 50, column: 51, scope: !929)
!965 = !DILocation(line: 50, column: 38, scope: !929)
!966 = !DILocation(line: 50, column: 43, scope: !929)
!967 = distinct !{!967, !930, !968, !378, !683, !684}
!968 = !DILocation(line: 50, column: 83, scope: !925)
!969 = !DILocation(line: 51, column: 1, scope: !915)
!970 = !DILocation(line: 0, scope: !942, inlinedAt: !951)
!971 = !DILocation(line: 0, scope: !933, inlinedAt: !941)
!972 = distinct !{!972, !930, !968, !378, !684, !683}
!973 = !DISubprogram(name: "sqrtf", scope: !974, file: !974, line: 143, type: !975, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!974 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!975 = !DISubroutineType(types: !976)
!976 = !{!81, !81}
!977 = !DISubprogram(name: "free", scope: !978, file: !978, line: 568, type: !979, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!978 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!979 = !DISubroutineType(types: !980)
!980 = !{null, !885}
!981 = !DISubprogram(name: "fprintf", scope: !982, file: !982, line: 350, type: !983, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!982 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!983 = !DISubroutineType(types: !984)
!984 = !{!73, !985, !986, null}
!985 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !837)
!986 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !118)
!987 = !DISubprogram(name: "__errno_location", scope: !988, file: !988, line: 37, type: !989, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!988 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!989 = !DISubroutineType(types: !990)
!990 = !{!991}
!991 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!992 = !DISubprogram(name: "strtol", scope: !978, file: !978, line: 177, type: !993, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!993 = !DISubroutineType(types: !994)
!994 = !{!87, !986, !995, !73}
!995 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !105)
!996 = distinct !DISubprogram(name: "layer_of", scope: !2, file: !2, line: 65, type: !997, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !999)
!997 = !DISubroutineType(types: !998)
!998 = !{!287, !129, !73}
!999 = !{!1000, !1001, !1002, !1003, !1004, !1005, !1006}
!1000 = !DILocalVariable(name: "in", arg: 1, scope: !996, file: !2, line: 65, type: !129)
!1001 = !DILocalVariable(name: "index", arg: 2, scope: !996, file: !2, line: 65, type: !73)
!1002 = !DILocalVariable(name: "stage", scope: !996, file: !2, line: 66, type: !146)
!1003 = !DILocalVariable(name: "first", scope: !996, file: !2, line: 66, type: !146)
!1004 = !DILocalVariable(name: "stem", scope: !996, file: !2, line: 67, type: !590)
!1005 = !DILocalVariable(name: "inner", scope: !996, file: !2, line: 67, type: !590)
!1006 = !DILocalVariable(name: "layer", scope: !996, file: !2, line: 68, type: !287)
!1007 = distinct !DIAssignID()
!1008 = !DILocation(line: 0, scope: !996)
!1009 = distinct !DIAssignID()
!1010 = !DILocation(line: 68, column: 9, scope: !996)
!1011 = !DILocation(line: 69, column: 24, scope: !996)
!1012 = !DILocation(line: 69, column: 18, scope: !996)
!1013 = !DILocation(line: 69, column: 31, scope: !996)
!1014 = !{i64 0, i64 4, !198, i64 4, i64 4, !198, i64 8, i64 4, !198}
!1015 = !DILocation(line: 66, column: 28, scope: !996)
!1016 = !DILocation(line: 66, column: 33, scope: !996)
!1017 = !DILocation(line: 67, column: 65, scope: !996)
!1018 = !DILocation(line: 66, column: 56, scope: !996)
!1019 = !DILocation(line: 66, column: 61, scope: !996)
!1020 = !DILocation(line: 67, column: 47, scope: !996)
!1021 = !DILocation(line: 69, column: 38, scope: !996)
!1022 = !DILocation(line: 70, column: 30, scope: !996)
!1023 = !DILocation(line: 51, column: 3, scope: !359, inlinedAt: !1024)
!1024 = distinct !DILocation(line: 70, column: 30, scope: !996)
!1025 = !DILocation(line: 71, column: 30, scope: !996)
!1026 = !DILocation(line: 70, column: 9, scope: !996)
!1027 = !DILocation(line: 70, column: 14, scope: !996)
!1028 = !DILocation(line: 70, column: 24, scope: !996)
!1029 = !DILocation(line: 0, scope: !359, inlinedAt: !1024)
!1030 = !DILocation(line: 50, column: 61, scope: !359, inlinedAt: !1024)
!1031 = !DILocation(line: 50, column: 50, scope: !359, inlinedAt: !1024)
!1032 = !DILocation(line: 50, column: 46, scope: !359, inlinedAt: !1024)
!1033 = !DILocation(line: 50, column: 66, scope: !359, inlinedAt: !1024)
!1034 = !DILocation(line: 50, column: 77, scope: !359, inlinedAt: !1024)
!1035 = !DILocation(line: 50, column: 88, scope: !359, inlinedAt: !1024)
!1036 = !DILocation(line: 71, column: 36, scope: !996)
!1037 = !DILocation(line: 71, column: 57, scope: !996)
!1038 = !DILocation(line: 71, column: 9, scope: !996)
!1039 = !DILocation(line: 71, column: 15, scope: !996)
!1040 = !DILocation(line: 72, column: 24, scope: !996)
!1041 = !DILocation(line: 72, column: 9, scope: !996)
!1042 = !DILocation(line: 72, column: 16, scope: !996)
!1043 = !DILocation(line: 74, column: 1, scope: !996)
!1044 = !DISubprogram(name: "malloc", scope: !978, file: !978, line: 553, type: !1045, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1045 = !DISubroutineType(types: !1046)
!1046 = !{!885, !79}
!1047 = !DISubprogram(name: "exit", scope: !978, file: !978, line: 637, type: !1048, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1048 = !DISubroutineType(types: !1049)
!1049 = !{null, !73}
!1050 = !DISubprogram(name: "timespec_get", scope: !1051, file: !1051, line: 383, type: !1052, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1051 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1052 = !DISubroutineType(types: !1053)
!1053 = !{!73, !1054, !73}
!1054 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !517, size: 64)
!1055 = !DISubprogram(name: "cblas_sgemm", scope: !67, file: !67, line: 10, type: !1056, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1056 = !DISubroutineType(types: !1057)
!1057 = !{null, !73, !73, !73, !73, !73, !73, !81, !582, !73, !582, !73, !81, !82, !73}
!1058 = !DISubprogram(name: "printf", scope: !982, file: !982, line: 356, type: !1059, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1059 = !DISubroutineType(types: !1060)
!1060 = !{!73, !986, null}
!1061 = distinct !DISubprogram(name: "frobenius_norm", scope: !26, file: !26, line: 53, type: !1062, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !55, retainedNodes: !1064)
!1062 = !DISubroutineType(types: !1063)
!1063 = !{!86, !582, !79}
!1064 = !{!1065, !1066, !1067, !1068}
!1065 = !DILocalVariable(name: "x", arg: 1, scope: !1061, file: !26, line: 53, type: !582)
!1066 = !DILocalVariable(name: "count", arg: 2, scope: !1061, file: !26, line: 53, type: !79)
!1067 = !DILocalVariable(name: "sum", scope: !1061, file: !26, line: 54, type: !86)
!1068 = !DILocalVariable(name: "i", scope: !1069, file: !26, line: 55, type: !79)
!1069 = distinct !DILexicalBlock(scope: !1061, file: !26, line: 55, column: 3)
!1070 = !DILocation(line: 0, scope: !1061)
!1071 = !DILocation(line: 0, scope: !1069)
!1072 = !DILocation(line: 55, column: 24, scope: !1073)
!1073 = distinct !DILexicalBlock(scope: !1069, file: !26, line: 55, column: 3)
!1074 = !DILocation(line: 55, column: 3, scope: !1069)
!1075 = !DILocation(line: 55, column: 53, scope: !1073)
!1076 = !DILocation(line: 55, column: 45, scope: !1073)
!1077 = !DILocation(line: 55, column: 58, scope: !1073)
!1078 = !DILocation(line: 55, column: 42, scope: !1073)
!1079 = !DILocation(line: 55, column: 33, scope: !1073)
!1080 = distinct !{!1080, !1081}
!1081 = !{!"llvm.loop.unroll.disable"}
!1082 = !DILocation(line: 56, column: 10, scope: !1061)
!1083 = !DILocation(line: 56, column: 3, scope: !1061)
!1084 = distinct !{!1084, !1074, !1085, !378}
!1085 = !DILocation(line: 55, column: 63, scope: !1069)
!1086 = !DISubprogram(name: "sqrt", scope: !974, file: !974, line: 143, type: !1087, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1087 = !DISubroutineType(types: !1088)
!1088 = !{!86, !86}
!1089 = !DISubprogram(name: "fopen", scope: !982, file: !982, line: 258, type: !1090, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1090 = !DISubroutineType(types: !1091)
!1091 = !{!837, !986, !986}
!1092 = !DISubprogram(name: "fwrite", scope: !982, file: !982, line: 681, type: !1093, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1093 = !DISubroutineType(types: !1094)
!1094 = !{!78, !1095, !79, !79, !985}
!1095 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !427)
!1096 = !DISubprogram(name: "fclose", scope: !982, file: !982, line: 178, type: !1097, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1097 = !DISubroutineType(types: !1098)
!1098 = !{!73, !837}
