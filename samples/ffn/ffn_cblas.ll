; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/ffn/ffn_cblas.c
; sources: samples/ffn/ffn_cblas.c samples/ffn/ffn.h samples/common.h samples/blas.h
; sha256: cb5e6ea16b84ba9e2fe11aebb779f8e2c4cb8077538d04083fd84aea62db85c7
; ModuleID = 'samples/ffn/ffn_cblas.c'
source_filename = "samples/ffn/ffn_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [7 x i8] c"tokens\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"hidden\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [6 x i8] c"inner\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [8 x i8] c"ffn.bin\00", align 1, !dbg !19
@stderr = external local_unnamed_addr global ptr, align 8
@.str.5 = private unnamed_addr constant [93 x i8] c"usage: ffn [tokens=512] [hidden=512] [inner=4*hidden] [seed=1] [output=ffn.bin, - for none]\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !35
@.str.8 = private unnamed_addr constant [44 x i8] c"ffn tokens=%d hidden=%d inner=%d norm=%.9g\0A\00", align 1, !dbg !40
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !45
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !50
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !55

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !102 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !137
  %4 = alloca %struct.timespec, align 8, !DIAssignID !138
  %5 = alloca ptr, align 8, !DIAssignID !139
  %6 = alloca ptr, align 8, !DIAssignID !140
  %7 = alloca ptr, align 8, !DIAssignID !141
  %8 = alloca ptr, align 8, !DIAssignID !142
    #dbg_value(i32 %0, !108, !DIExpression(), !143)
    #dbg_value(ptr %1, !109, !DIExpression(), !143)
    #dbg_value(i32 %0, !144, !DIExpression(), !157)
    #dbg_value(ptr %1, !150, !DIExpression(), !157)
    #dbg_value(ptr undef, !151, !DIExpression(), !157)
  %9 = icmp slt i32 %0, 7, !dbg !160
  br i1 %9, label %10, label %105, !dbg !162

10:                                               ; preds = %2
    #dbg_assign(i1 undef, !163, !DIExpression(), !142, ptr %8, !DIExpression(), !177)
    #dbg_value(i32 %0, !169, !DIExpression(), !177)
    #dbg_value(ptr %1, !170, !DIExpression(), !177)
    #dbg_value(i32 1, !171, !DIExpression(), !177)
    #dbg_value(ptr @.str, !172, !DIExpression(), !177)
    #dbg_value(i64 1, !173, !DIExpression(), !177)
    #dbg_value(i64 131072, !174, !DIExpression(), !177)
    #dbg_value(i64 512, !175, !DIExpression(), !177)
    #dbg_value(ptr undef, !176, !DIExpression(), !177)
    #dbg_value(i64 512, !152, !DIExpression(), !157)
  %11 = icmp sgt i32 %0, 1, !dbg !179
  br i1 %11, label %12, label %108, !dbg !181

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12, !dbg !182
  %13 = tail call ptr @__errno_location() #13, !dbg !183
  store i32 0, ptr %13, align 4, !dbg !184, !tbaa !185
  %14 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !189
  %15 = load ptr, ptr %14, align 8, !dbg !189, !tbaa !190
  %16 = call i64 @strtol(ptr noundef %15, ptr noundef nonnull %8, i32 noundef 10) #12, !dbg !192
    #dbg_value(i64 %16, !152, !DIExpression(), !157)
  %17 = load ptr, ptr %14, align 8, !dbg !193, !tbaa !190
  %18 = load i8, ptr %17, align 1, !dbg !195, !tbaa !196
  %19 = icmp eq i8 %18, 0, !dbg !195
  br i1 %19, label %30, label %20, !dbg !197

20:                                               ; preds = %12
  %21 = load ptr, ptr %8, align 8, !dbg !198, !tbaa !190
  %22 = load i8, ptr %21, align 1, !dbg !199, !tbaa !196
  %23 = icmp eq i8 %22, 0, !dbg !199
  br i1 %23, label %24, label %30, !dbg !200

24:                                               ; preds = %20
  %25 = load i32, ptr %13, align 4, !dbg !201, !tbaa !185
  %26 = icmp ne i32 %25, 0, !dbg !201
  %27 = add i64 %16, -131073, !dbg !202
  %28 = icmp ult i64 %27, -131072, !dbg !202
  %29 = select i1 %26, i1 true, i1 %28, !dbg !202
  br i1 %29, label %30, label %33, !dbg !202

30:                                               ; preds = %24, %20, %12
  %31 = load ptr, ptr @stderr, align 8, !dbg !203, !tbaa !190
  %32 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %31, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 131072) #14, !dbg !204
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12, !dbg !205
    #dbg_value(i64 %16, !152, !DIExpression(), !157)
  br label %105, !dbg !206

33:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12, !dbg !205
    #dbg_value(i64 %16, !152, !DIExpression(), !157)
  %34 = trunc nuw i64 %16 to i32, !dbg !207
    #dbg_assign(i1 undef, !163, !DIExpression(), !141, ptr %7, !DIExpression(), !209)
    #dbg_value(i32 %0, !169, !DIExpression(), !209)
    #dbg_value(ptr %1, !170, !DIExpression(), !209)
    #dbg_value(i32 2, !171, !DIExpression(), !209)
    #dbg_value(ptr @.str.1, !172, !DIExpression(), !209)
    #dbg_value(i64 1, !173, !DIExpression(), !209)
    #dbg_value(i64 32768, !174, !DIExpression(), !209)
    #dbg_value(i64 512, !175, !DIExpression(), !209)
    #dbg_value(ptr undef, !176, !DIExpression(), !209)
    #dbg_value(i64 512, !154, !DIExpression(), !157)
  %35 = icmp eq i32 %0, 2, !dbg !211
  br i1 %35, label %108, label %36, !dbg !212

36:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #12, !dbg !213
  store i32 0, ptr %13, align 4, !dbg !214, !tbaa !185
  %37 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !215
  %38 = load ptr, ptr %37, align 8, !dbg !215, !tbaa !190
  %39 = call i64 @strtol(ptr noundef %38, ptr noundef nonnull %7, i32 noundef 10) #12, !dbg !216
    #dbg_value(i64 %39, !154, !DIExpression(), !157)
  %40 = load ptr, ptr %37, align 8, !dbg !217, !tbaa !190
  %41 = load i8, ptr %40, align 1, !dbg !218, !tbaa !196
  %42 = icmp eq i8 %41, 0, !dbg !218
  br i1 %42, label %53, label %43, !dbg !219

43:                                               ; preds = %36
  %44 = load ptr, ptr %7, align 8, !dbg !220, !tbaa !190
  %45 = load i8, ptr %44, align 1, !dbg !221, !tbaa !196
  %46 = icmp eq i8 %45, 0, !dbg !221
  br i1 %46, label %47, label %53, !dbg !222

47:                                               ; preds = %43
  %48 = load i32, ptr %13, align 4, !dbg !223, !tbaa !185
  %49 = icmp ne i32 %48, 0, !dbg !223
  %50 = add i64 %39, -32769, !dbg !224
  %51 = icmp ult i64 %50, -32768, !dbg !224
  %52 = select i1 %49, i1 true, i1 %51, !dbg !224
  br i1 %52, label %53, label %56, !dbg !224

53:                                               ; preds = %47, %43, %36
  %54 = load ptr, ptr @stderr, align 8, !dbg !225, !tbaa !190
  %55 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %54, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %40, i64 noundef 1, i64 noundef 32768) #14, !dbg !226
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12, !dbg !227
    #dbg_value(i64 %39, !154, !DIExpression(), !157)
  br label %105, !dbg !228

56:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12, !dbg !227
    #dbg_value(i64 %39, !154, !DIExpression(), !157)
  %57 = shl nuw nsw i64 %39, 2, !dbg !229
    #dbg_assign(i1 undef, !163, !DIExpression(), !140, ptr %6, !DIExpression(), !230)
    #dbg_value(i32 %0, !169, !DIExpression(), !230)
    #dbg_value(ptr %1, !170, !DIExpression(), !230)
    #dbg_value(i32 3, !171, !DIExpression(), !230)
    #dbg_value(ptr @.str.2, !172, !DIExpression(), !230)
    #dbg_value(i64 1, !173, !DIExpression(), !230)
    #dbg_value(i64 131072, !174, !DIExpression(), !230)
    #dbg_value(i64 %57, !175, !DIExpression(), !230)
    #dbg_value(ptr undef, !176, !DIExpression(), !230)
    #dbg_value(i64 %57, !155, !DIExpression(), !157)
  %58 = icmp ugt i32 %0, 3, !dbg !232
  br i1 %58, label %59, label %108, !dbg !233

59:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #12, !dbg !234
  store i32 0, ptr %13, align 4, !dbg !235, !tbaa !185
  %60 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !236
  %61 = load ptr, ptr %60, align 8, !dbg !236, !tbaa !190
  %62 = call i64 @strtol(ptr noundef %61, ptr noundef nonnull %6, i32 noundef 10) #12, !dbg !237
    #dbg_value(i64 %62, !155, !DIExpression(), !157)
  %63 = load ptr, ptr %60, align 8, !dbg !238, !tbaa !190
  %64 = load i8, ptr %63, align 1, !dbg !239, !tbaa !196
  %65 = icmp eq i8 %64, 0, !dbg !239
  br i1 %65, label %76, label %66, !dbg !240

66:                                               ; preds = %59
  %67 = load ptr, ptr %6, align 8, !dbg !241, !tbaa !190
  %68 = load i8, ptr %67, align 1, !dbg !242, !tbaa !196
  %69 = icmp eq i8 %68, 0, !dbg !242
  br i1 %69, label %70, label %76, !dbg !243

70:                                               ; preds = %66
  %71 = load i32, ptr %13, align 4, !dbg !244, !tbaa !185
  %72 = icmp ne i32 %71, 0, !dbg !244
  %73 = add i64 %62, -131073, !dbg !245
  %74 = icmp ult i64 %73, -131072, !dbg !245
  %75 = select i1 %72, i1 true, i1 %74, !dbg !245
  br i1 %75, label %76, label %79, !dbg !245

76:                                               ; preds = %70, %66, %59
  %77 = load ptr, ptr @stderr, align 8, !dbg !246, !tbaa !190
  %78 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %77, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %63, i64 noundef 1, i64 noundef 131072) #14, !dbg !247
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12, !dbg !248
    #dbg_value(i64 %62, !155, !DIExpression(), !157)
  br label %105, !dbg !249

79:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #12, !dbg !248
    #dbg_value(i64 %62, !155, !DIExpression(), !157)
    #dbg_assign(i1 undef, !163, !DIExpression(), !139, ptr %5, !DIExpression(), !250)
    #dbg_value(i32 %0, !169, !DIExpression(), !250)
    #dbg_value(ptr %1, !170, !DIExpression(), !250)
    #dbg_value(i32 4, !171, !DIExpression(), !250)
    #dbg_value(ptr @.str.3, !172, !DIExpression(), !250)
    #dbg_value(i64 0, !173, !DIExpression(), !250)
    #dbg_value(i64 2147483647, !174, !DIExpression(), !250)
    #dbg_value(i64 1, !175, !DIExpression(), !250)
    #dbg_value(ptr undef, !176, !DIExpression(), !250)
    #dbg_value(i64 1, !156, !DIExpression(), !157)
  %80 = icmp eq i32 %0, 4, !dbg !252
  br i1 %80, label %108, label %81, !dbg !253

81:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12, !dbg !254
  store i32 0, ptr %13, align 4, !dbg !255, !tbaa !185
  %82 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !256
  %83 = load ptr, ptr %82, align 8, !dbg !256, !tbaa !190
  %84 = call i64 @strtol(ptr noundef %83, ptr noundef nonnull %5, i32 noundef 10) #12, !dbg !257
    #dbg_value(i64 %84, !156, !DIExpression(), !157)
  %85 = load ptr, ptr %82, align 8, !dbg !258, !tbaa !190
  %86 = load i8, ptr %85, align 1, !dbg !259, !tbaa !196
  %87 = icmp eq i8 %86, 0, !dbg !259
  br i1 %87, label %97, label %88, !dbg !260

88:                                               ; preds = %81
  %89 = load ptr, ptr %5, align 8, !dbg !261, !tbaa !190
  %90 = load i8, ptr %89, align 1, !dbg !262, !tbaa !196
  %91 = icmp eq i8 %90, 0, !dbg !262
  br i1 %91, label %92, label %97, !dbg !263

92:                                               ; preds = %88
  %93 = load i32, ptr %13, align 4, !dbg !264, !tbaa !185
  %94 = icmp ne i32 %93, 0, !dbg !264
  %95 = icmp ugt i64 %84, 2147483647, !dbg !265
  %96 = select i1 %94, i1 true, i1 %95, !dbg !265
  br i1 %96, label %97, label %100, !dbg !265

97:                                               ; preds = %92, %88, %81
  %98 = load ptr, ptr @stderr, align 8, !dbg !266, !tbaa !190
  %99 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %98, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %85, i64 noundef 0, i64 noundef 2147483647) #14, !dbg !267
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12, !dbg !268
    #dbg_value(i64 %84, !156, !DIExpression(), !157)
  br label %105, !dbg !269

100:                                              ; preds = %92
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12, !dbg !268
    #dbg_value(i64 %84, !156, !DIExpression(), !157)
    #dbg_value(i32 %34, !110, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !143)
    #dbg_value(i64 %39, !110, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !143)
    #dbg_value(i64 %62, !110, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !143)
    #dbg_value(i64 %84, !110, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !143)
  %101 = icmp eq i32 %0, 6, !dbg !270
  br i1 %101, label %102, label %108, !dbg !271

102:                                              ; preds = %100
  %103 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !272
  %104 = load ptr, ptr %103, align 8, !dbg !272, !tbaa !190
  br label %108, !dbg !271

105:                                              ; preds = %2, %30, %53, %76, %97
  %106 = load ptr, ptr @stderr, align 8, !dbg !273, !tbaa !190
  %107 = tail call i64 @fwrite(ptr nonnull @.str.5, i64 92, i64 1, ptr %106) #15, !dbg !274
    #dbg_value(i32 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !143)
    #dbg_value(i32 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !143)
    #dbg_value(i32 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !143)
    #dbg_value(ptr undef, !110, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !143)
    #dbg_value(i64 undef, !110, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !143)
  br label %455, !dbg !275

108:                                              ; preds = %10, %33, %56, %79, %102, %100
  %109 = phi i64 [ %84, %100 ], [ %84, %102 ], [ 1, %79 ], [ 1, %56 ], [ 1, %33 ], [ 1, %10 ]
  %110 = phi ptr [ @.str.4, %100 ], [ %104, %102 ], [ @.str.4, %79 ], [ @.str.4, %56 ], [ @.str.4, %33 ], [ @.str.4, %10 ]
  %111 = phi i64 [ %62, %100 ], [ %62, %102 ], [ %62, %79 ], [ %57, %56 ], [ 2048, %33 ], [ 2048, %10 ]
  %112 = phi i64 [ %39, %100 ], [ %39, %102 ], [ %39, %79 ], [ %39, %56 ], [ 512, %33 ], [ 512, %10 ]
  %113 = phi i32 [ %34, %100 ], [ %34, %102 ], [ %34, %79 ], [ %34, %56 ], [ %34, %33 ], [ 512, %10 ]
  %114 = trunc nuw i64 %112 to i32, !dbg !276
  %115 = trunc i64 %111 to i32, !dbg !277
    #dbg_value(i32 %113, !110, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !143)
    #dbg_value(i32 %114, !110, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !143)
    #dbg_value(i32 %115, !110, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !143)
    #dbg_value(ptr %110, !110, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !143)
    #dbg_value(i64 %109, !110, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !143)
  %116 = zext nneg i32 %113 to i64, !dbg !278
    #dbg_value(i64 %116, !121, !DIExpression(), !143)
    #dbg_value(i64 %112, !123, !DIExpression(), !143)
    #dbg_value(i64 %111, !124, !DIExpression(), !143)
  %117 = mul nuw nsw i64 %112, %116, !dbg !279
    #dbg_value(i64 %117, !280, !DIExpression(), !291)
    #dbg_value(i64 %109, !285, !DIExpression(), !291)
    #dbg_value(i64 0, !286, !DIExpression(), !291)
    #dbg_value(float 1.000000e+00, !287, !DIExpression(), !291)
    #dbg_value(i64 %117, !293, !DIExpression(), !299)
  %118 = shl nuw nsw i64 %117, 2, !dbg !301
  %119 = tail call noalias ptr @malloc(i64 noundef %118) #16, !dbg !302
    #dbg_value(ptr %119, !298, !DIExpression(), !299)
    #dbg_value(ptr %119, !303, !DIExpression(), !311)
    #dbg_value(i64 %118, !310, !DIExpression(), !311)
  %120 = icmp eq ptr %119, null, !dbg !313
  br i1 %120, label %154, label %121, !dbg !315

121:                                              ; preds = %108
    #dbg_value(i64 0, !289, !DIExpression(), !316)
  %122 = mul i64 %109, 3757484087069086976
  %123 = icmp ult i64 %117, 4, !dbg !317
  br i1 %123, label %124, label %126, !dbg !317

124:                                              ; preds = %152, %121
  %125 = phi i64 [ 0, %121 ], [ %127, %152 ]
  br label %157, !dbg !317

126:                                              ; preds = %121
  %127 = and i64 %117, 140737488355324, !dbg !317
  %128 = insertelement <4 x i64> poison, i64 %122, i64 0, !dbg !317
  %129 = shufflevector <4 x i64> %128, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !317
  br label %130, !dbg !317

130:                                              ; preds = %130, %126
  %131 = phi i64 [ 0, %126 ], [ %149, %130 ], !dbg !318
  %132 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %126 ], [ %150, %130 ]
  %133 = mul <4 x i64> %132, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !320
  %134 = add <4 x i64> %133, %129, !dbg !349
  %135 = lshr <4 x i64> %134, <i64 30, i64 30, i64 30, i64 30>, !dbg !350
  %136 = xor <4 x i64> %135, %134, !dbg !351
  %137 = mul <4 x i64> %136, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !352
  %138 = lshr <4 x i64> %137, <i64 27, i64 27, i64 27, i64 27>, !dbg !353
  %139 = xor <4 x i64> %138, %137, !dbg !354
  %140 = mul <4 x i64> %139, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !355
  %141 = lshr <4 x i64> %140, <i64 40, i64 40, i64 40, i64 40>, !dbg !356
  %142 = trunc nuw nsw <4 x i64> %141 to <4 x i32>, !dbg !356
  %143 = or <4 x i32> %142, <i32 1, i32 1, i32 1, i32 1>, !dbg !357
  %144 = add nsw <4 x i32> %143, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !358
  %145 = sitofp <4 x i32> %144 to <4 x float>, !dbg !359
  %146 = fmul <4 x float> %145, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !360
  %147 = fadd <4 x float> %146, <float 1.500000e+00, float 1.500000e+00, float 1.500000e+00, float 1.500000e+00>, !dbg !361
  %148 = getelementptr inbounds float, ptr %119, i64 %131, !dbg !362
  store <4 x float> %147, ptr %148, align 4, !dbg !363, !tbaa !364
  %149 = add nuw i64 %131, 4, !dbg !318
  %150 = add <4 x i64> %132, <i64 4, i64 4, i64 4, i64 4>
  %151 = icmp eq i64 %149, %127, !dbg !318
  br i1 %151, label %152, label %130, !dbg !318, !llvm.loop !366

152:                                              ; preds = %130
  %153 = icmp eq i64 %117, %127, !dbg !317
  br i1 %153, label %177, label %124, !dbg !317

154:                                              ; preds = %108
  %155 = load ptr, ptr @stderr, align 8, !dbg !371, !tbaa !190
  %156 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %155, ptr noundef nonnull @.str.7, i64 noundef %118) #14, !dbg !372
  tail call void @exit(i32 noundef 1) #17, !dbg !373
  unreachable, !dbg !373

157:                                              ; preds = %124, %157
  %158 = phi i64 [ %175, %157 ], [ %125, %124 ]
    #dbg_value(i64 %158, !289, !DIExpression(), !316)
    #dbg_value(i64 %109, !344, !DIExpression(), !374)
    #dbg_value(i64 0, !345, !DIExpression(), !374)
    #dbg_value(i64 %158, !346, !DIExpression(), !374)
    #dbg_value(float 1.000000e+00, !347, !DIExpression(), !374)
    #dbg_value(i64 %109, !334, !DIExpression(), !375)
    #dbg_value(i64 0, !335, !DIExpression(), !375)
    #dbg_value(i64 %158, !336, !DIExpression(), !375)
    #dbg_value(i64 %109, !325, !DIExpression(), !376)
    #dbg_value(i64 0, !326, !DIExpression(), !376)
    #dbg_value(i64 %158, !327, !DIExpression(), !376)
  %159 = mul i64 %158, -7046029254386353131, !dbg !320
  %160 = add i64 %159, %122, !dbg !349
    #dbg_value(i64 %160, !328, !DIExpression(), !376)
  %161 = lshr i64 %160, 30, !dbg !350
  %162 = xor i64 %161, %160, !dbg !351
  %163 = mul i64 %162, -4658895280553007687, !dbg !352
    #dbg_value(i64 %163, !328, !DIExpression(), !376)
  %164 = lshr i64 %163, 27, !dbg !353
  %165 = xor i64 %164, %163, !dbg !354
  %166 = mul i64 %165, -7723592293110705685, !dbg !355
    #dbg_value(i64 %166, !328, !DIExpression(), !376)
    #dbg_value(!DIArgList(i64 0, i64 %166), !337, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !375)
  %167 = lshr i64 %166, 40, !dbg !356
  %168 = trunc nuw nsw i64 %167 to i32, !dbg !356
  %169 = or i32 %168, 1, !dbg !357
  %170 = add nsw i32 %169, -8388608, !dbg !358
  %171 = sitofp i32 %170 to float, !dbg !359
  %172 = fmul float %171, 0x3E80000000000000, !dbg !360
  %173 = fadd float %172, 1.500000e+00, !dbg !361
  %174 = getelementptr inbounds float, ptr %119, i64 %158, !dbg !362
  store float %173, ptr %174, align 4, !dbg !363, !tbaa !364
  %175 = add nuw i64 %158, 1, !dbg !318
    #dbg_value(i64 %175, !289, !DIExpression(), !316)
  %176 = icmp eq i64 %175, %117, !dbg !377
  br i1 %176, label %177, label %157, !dbg !317, !llvm.loop !378

177:                                              ; preds = %157, %152
    #dbg_value(ptr %119, !125, !DIExpression(), !143)
  %178 = mul nuw nsw i64 %112, %111, !dbg !379
  %179 = uitofp nneg i64 %112 to float, !dbg !380
  %180 = fdiv float 1.000000e+00, %179, !dbg !381
    #dbg_value(i64 %178, !280, !DIExpression(), !382)
    #dbg_value(i64 %109, !285, !DIExpression(), !382)
    #dbg_value(i64 1, !286, !DIExpression(), !382)
    #dbg_value(float %180, !287, !DIExpression(), !382)
    #dbg_value(i64 %178, !293, !DIExpression(), !384)
  %181 = shl nuw nsw i64 %178, 2, !dbg !386
  %182 = tail call noalias ptr @malloc(i64 noundef %181) #16, !dbg !387
    #dbg_value(ptr %182, !298, !DIExpression(), !384)
    #dbg_value(ptr %182, !303, !DIExpression(), !388)
    #dbg_value(i64 %181, !310, !DIExpression(), !388)
  %183 = icmp eq ptr %182, null, !dbg !390
  br i1 %183, label %222, label %184, !dbg !391

184:                                              ; preds = %177
    #dbg_value(i64 0, !289, !DIExpression(), !392)
  %185 = icmp eq i64 %178, 0, !dbg !393
  br i1 %185, label %249, label %186, !dbg !394

186:                                              ; preds = %184
  %187 = add i64 %122, -3372029247567499371
  %188 = icmp ult i64 %178, 4, !dbg !394
  br i1 %188, label %189, label %191, !dbg !394

189:                                              ; preds = %220, %186
  %190 = phi i64 [ 0, %186 ], [ %192, %220 ]
  br label %225, !dbg !394

191:                                              ; preds = %186
  %192 = and i64 %178, 9223372036854775804, !dbg !394
  %193 = insertelement <4 x i64> poison, i64 %187, i64 0, !dbg !394
  %194 = shufflevector <4 x i64> %193, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !394
  %195 = insertelement <4 x float> poison, float %180, i64 0, !dbg !394
  %196 = shufflevector <4 x float> %195, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !394
  br label %197, !dbg !394

197:                                              ; preds = %197, %191
  %198 = phi i64 [ 0, %191 ], [ %217, %197 ], !dbg !395
  %199 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %191 ], [ %218, %197 ]
  %200 = mul <4 x i64> %199, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !396
  %201 = add <4 x i64> %194, %200, !dbg !400
  %202 = lshr <4 x i64> %201, <i64 30, i64 30, i64 30, i64 30>, !dbg !401
  %203 = xor <4 x i64> %202, %201, !dbg !402
  %204 = mul <4 x i64> %203, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !403
  %205 = lshr <4 x i64> %204, <i64 27, i64 27, i64 27, i64 27>, !dbg !404
  %206 = xor <4 x i64> %205, %204, !dbg !405
  %207 = mul <4 x i64> %206, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !406
  %208 = lshr <4 x i64> %207, <i64 40, i64 40, i64 40, i64 40>, !dbg !407
  %209 = trunc nuw nsw <4 x i64> %208 to <4 x i32>, !dbg !407
  %210 = or <4 x i32> %209, <i32 1, i32 1, i32 1, i32 1>, !dbg !408
  %211 = add nsw <4 x i32> %210, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !409
  %212 = sitofp <4 x i32> %211 to <4 x float>, !dbg !410
  %213 = fmul <4 x float> %212, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !411
  %214 = fadd <4 x float> %213, <float 1.500000e+00, float 1.500000e+00, float 1.500000e+00, float 1.500000e+00>, !dbg !412
  %215 = fmul <4 x float> %196, %214, !dbg !413
  %216 = getelementptr inbounds float, ptr %182, i64 %198, !dbg !414
  store <4 x float> %215, ptr %216, align 4, !dbg !415, !tbaa !364
  %217 = add nuw i64 %198, 4, !dbg !395
  %218 = add <4 x i64> %199, <i64 4, i64 4, i64 4, i64 4>
  %219 = icmp eq i64 %217, %192, !dbg !395
  br i1 %219, label %220, label %197, !dbg !395, !llvm.loop !416

220:                                              ; preds = %197
  %221 = icmp eq i64 %178, %192, !dbg !394
  br i1 %221, label %246, label %189, !dbg !394

222:                                              ; preds = %177
  %223 = load ptr, ptr @stderr, align 8, !dbg !418, !tbaa !190
  %224 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %223, ptr noundef nonnull @.str.7, i64 noundef %181) #14, !dbg !419
  tail call void @exit(i32 noundef 1) #17, !dbg !420
  unreachable, !dbg !420

225:                                              ; preds = %189, %225
  %226 = phi i64 [ %244, %225 ], [ %190, %189 ]
    #dbg_value(i64 %226, !289, !DIExpression(), !392)
    #dbg_value(i64 %109, !344, !DIExpression(), !421)
    #dbg_value(i64 1, !345, !DIExpression(), !421)
    #dbg_value(i64 %226, !346, !DIExpression(), !421)
    #dbg_value(float %180, !347, !DIExpression(), !421)
    #dbg_value(i64 %109, !334, !DIExpression(), !422)
    #dbg_value(i64 1, !335, !DIExpression(), !422)
    #dbg_value(i64 %226, !336, !DIExpression(), !422)
    #dbg_value(i64 %109, !325, !DIExpression(), !423)
    #dbg_value(i64 1, !326, !DIExpression(), !423)
    #dbg_value(i64 %226, !327, !DIExpression(), !423)
  %227 = mul i64 %226, -7046029254386353131, !dbg !396
  %228 = add i64 %187, %227, !dbg !400
    #dbg_value(i64 %228, !328, !DIExpression(), !423)
  %229 = lshr i64 %228, 30, !dbg !401
  %230 = xor i64 %229, %228, !dbg !402
  %231 = mul i64 %230, -4658895280553007687, !dbg !403
    #dbg_value(i64 %231, !328, !DIExpression(), !423)
  %232 = lshr i64 %231, 27, !dbg !404
  %233 = xor i64 %232, %231, !dbg !405
  %234 = mul i64 %233, -7723592293110705685, !dbg !406
    #dbg_value(i64 %234, !328, !DIExpression(), !423)
    #dbg_value(!DIArgList(i64 0, i64 %234), !337, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !422)
  %235 = lshr i64 %234, 40, !dbg !407
  %236 = trunc nuw nsw i64 %235 to i32, !dbg !407
  %237 = or i32 %236, 1, !dbg !408
  %238 = add nsw i32 %237, -8388608, !dbg !409
  %239 = sitofp i32 %238 to float, !dbg !410
  %240 = fmul float %239, 0x3E80000000000000, !dbg !411
  %241 = fadd float %240, 1.500000e+00, !dbg !412
  %242 = fmul float %180, %241, !dbg !413
  %243 = getelementptr inbounds float, ptr %182, i64 %226, !dbg !414
  store float %242, ptr %243, align 4, !dbg !415, !tbaa !364
  %244 = add nuw i64 %226, 1, !dbg !395
    #dbg_value(i64 %244, !289, !DIExpression(), !392)
  %245 = icmp eq i64 %244, %178, !dbg !393
  br i1 %245, label %246, label %225, !dbg !394, !llvm.loop !424

246:                                              ; preds = %225, %220
    #dbg_value(ptr %182, !126, !DIExpression(), !143)
    #dbg_value(i64 %178, !280, !DIExpression(), !425)
    #dbg_value(i64 %109, !285, !DIExpression(), !425)
    #dbg_value(i64 2, !286, !DIExpression(), !425)
    #dbg_value(float %180, !287, !DIExpression(), !425)
    #dbg_value(i64 %178, !293, !DIExpression(), !427)
  %247 = tail call noalias ptr @malloc(i64 noundef %181) #16, !dbg !429
    #dbg_value(ptr %247, !298, !DIExpression(), !427)
    #dbg_value(ptr %247, !303, !DIExpression(), !430)
    #dbg_value(i64 %181, !310, !DIExpression(), !430)
  %248 = icmp eq ptr %247, null, !dbg !432
  br i1 %248, label %288, label %252, !dbg !433

249:                                              ; preds = %184
    #dbg_value(ptr %182, !126, !DIExpression(), !143)
    #dbg_value(i64 %178, !280, !DIExpression(), !425)
    #dbg_value(i64 %109, !285, !DIExpression(), !425)
    #dbg_value(i64 2, !286, !DIExpression(), !425)
    #dbg_value(float %180, !287, !DIExpression(), !425)
    #dbg_value(i64 %178, !293, !DIExpression(), !427)
  %250 = tail call noalias ptr @malloc(i64 noundef %181) #16, !dbg !429
    #dbg_value(ptr %250, !298, !DIExpression(), !427)
    #dbg_value(ptr %250, !303, !DIExpression(), !430)
    #dbg_value(i64 %181, !310, !DIExpression(), !430)
  %251 = icmp eq ptr %250, null, !dbg !432
  br i1 %251, label %288, label %312, !dbg !433

252:                                              ; preds = %246
    #dbg_value(i64 0, !289, !DIExpression(), !434)
  %253 = add i64 %122, -6744058495134998742
  %254 = icmp ult i64 %178, 4, !dbg !435
  br i1 %254, label %255, label %257, !dbg !435

255:                                              ; preds = %286, %252
  %256 = phi i64 [ 0, %252 ], [ %258, %286 ]
  br label %291, !dbg !435

257:                                              ; preds = %252
  %258 = and i64 %178, 9223372036854775804, !dbg !435
  %259 = insertelement <4 x i64> poison, i64 %253, i64 0, !dbg !435
  %260 = shufflevector <4 x i64> %259, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !435
  %261 = insertelement <4 x float> poison, float %180, i64 0, !dbg !435
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !435
  br label %263, !dbg !435

263:                                              ; preds = %263, %257
  %264 = phi i64 [ 0, %257 ], [ %283, %263 ], !dbg !436
  %265 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %257 ], [ %284, %263 ]
  %266 = mul <4 x i64> %265, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !437
  %267 = add <4 x i64> %260, %266, !dbg !441
  %268 = lshr <4 x i64> %267, <i64 30, i64 30, i64 30, i64 30>, !dbg !442
  %269 = xor <4 x i64> %268, %267, !dbg !443
  %270 = mul <4 x i64> %269, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !444
  %271 = lshr <4 x i64> %270, <i64 27, i64 27, i64 27, i64 27>, !dbg !445
  %272 = xor <4 x i64> %271, %270, !dbg !446
  %273 = mul <4 x i64> %272, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !447
  %274 = lshr <4 x i64> %273, <i64 40, i64 40, i64 40, i64 40>, !dbg !448
  %275 = trunc nuw nsw <4 x i64> %274 to <4 x i32>, !dbg !448
  %276 = or <4 x i32> %275, <i32 1, i32 1, i32 1, i32 1>, !dbg !449
  %277 = add nsw <4 x i32> %276, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !450
  %278 = sitofp <4 x i32> %277 to <4 x float>, !dbg !451
  %279 = fmul <4 x float> %278, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !452
  %280 = fadd <4 x float> %279, <float 1.500000e+00, float 1.500000e+00, float 1.500000e+00, float 1.500000e+00>, !dbg !453
  %281 = fmul <4 x float> %262, %280, !dbg !454
  %282 = getelementptr inbounds float, ptr %247, i64 %264, !dbg !455
  store <4 x float> %281, ptr %282, align 4, !dbg !456, !tbaa !364
  %283 = add nuw i64 %264, 4, !dbg !436
  %284 = add <4 x i64> %265, <i64 4, i64 4, i64 4, i64 4>
  %285 = icmp eq i64 %283, %258, !dbg !436
  br i1 %285, label %286, label %263, !dbg !436, !llvm.loop !457

286:                                              ; preds = %263
  %287 = icmp eq i64 %178, %258, !dbg !435
  br i1 %287, label %312, label %255, !dbg !435

288:                                              ; preds = %249, %246
  %289 = load ptr, ptr @stderr, align 8, !dbg !459, !tbaa !190
  %290 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %289, ptr noundef nonnull @.str.7, i64 noundef %181) #14, !dbg !460
  tail call void @exit(i32 noundef 1) #17, !dbg !461
  unreachable, !dbg !461

291:                                              ; preds = %255, %291
  %292 = phi i64 [ %310, %291 ], [ %256, %255 ]
    #dbg_value(i64 %292, !289, !DIExpression(), !434)
    #dbg_value(i64 %109, !344, !DIExpression(), !462)
    #dbg_value(i64 2, !345, !DIExpression(), !462)
    #dbg_value(i64 %292, !346, !DIExpression(), !462)
    #dbg_value(float %180, !347, !DIExpression(), !462)
    #dbg_value(i64 %109, !334, !DIExpression(), !463)
    #dbg_value(i64 2, !335, !DIExpression(), !463)
    #dbg_value(i64 %292, !336, !DIExpression(), !463)
    #dbg_value(i64 %109, !325, !DIExpression(), !464)
    #dbg_value(i64 2, !326, !DIExpression(), !464)
    #dbg_value(i64 %292, !327, !DIExpression(), !464)
  %293 = mul i64 %292, -7046029254386353131, !dbg !437
  %294 = add i64 %253, %293, !dbg !441
    #dbg_value(i64 %294, !328, !DIExpression(), !464)
  %295 = lshr i64 %294, 30, !dbg !442
  %296 = xor i64 %295, %294, !dbg !443
  %297 = mul i64 %296, -4658895280553007687, !dbg !444
    #dbg_value(i64 %297, !328, !DIExpression(), !464)
  %298 = lshr i64 %297, 27, !dbg !445
  %299 = xor i64 %298, %297, !dbg !446
  %300 = mul i64 %299, -7723592293110705685, !dbg !447
    #dbg_value(i64 %300, !328, !DIExpression(), !464)
    #dbg_value(!DIArgList(i64 0, i64 %300), !337, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !463)
  %301 = lshr i64 %300, 40, !dbg !448
  %302 = trunc nuw nsw i64 %301 to i32, !dbg !448
  %303 = or i32 %302, 1, !dbg !449
  %304 = add nsw i32 %303, -8388608, !dbg !450
  %305 = sitofp i32 %304 to float, !dbg !451
  %306 = fmul float %305, 0x3E80000000000000, !dbg !452
  %307 = fadd float %306, 1.500000e+00, !dbg !453
  %308 = fmul float %180, %307, !dbg !454
  %309 = getelementptr inbounds float, ptr %247, i64 %292, !dbg !455
  store float %308, ptr %309, align 4, !dbg !456, !tbaa !364
  %310 = add nuw i64 %292, 1, !dbg !436
    #dbg_value(i64 %310, !289, !DIExpression(), !434)
  %311 = icmp eq i64 %310, %178, !dbg !465
  br i1 %311, label %312, label %291, !dbg !435, !llvm.loop !466

312:                                              ; preds = %291, %286, %249
  %313 = phi ptr [ %250, %249 ], [ %247, %286 ], [ %247, %291 ]
    #dbg_value(ptr %313, !127, !DIExpression(), !143)
  %314 = uitofp nneg i64 %111 to float, !dbg !467
  %315 = fdiv float 1.000000e+00, %314, !dbg !468
    #dbg_value(i64 %178, !280, !DIExpression(), !469)
    #dbg_value(i64 %109, !285, !DIExpression(), !469)
    #dbg_value(i64 3, !286, !DIExpression(), !469)
    #dbg_value(float %315, !287, !DIExpression(), !469)
    #dbg_value(i64 %178, !293, !DIExpression(), !471)
  %316 = tail call noalias ptr @malloc(i64 noundef %181) #16, !dbg !473
    #dbg_value(ptr %316, !298, !DIExpression(), !471)
    #dbg_value(ptr %316, !303, !DIExpression(), !474)
    #dbg_value(i64 %181, !310, !DIExpression(), !474)
  %317 = icmp eq ptr %316, null, !dbg !476
  br i1 %317, label %355, label %318, !dbg !477

318:                                              ; preds = %312
    #dbg_value(i64 0, !289, !DIExpression(), !478)
  br i1 %185, label %379, label %319, !dbg !479

319:                                              ; preds = %318
  %320 = add i64 %122, 8330656331007053503
  %321 = icmp ult i64 %178, 4, !dbg !479
  br i1 %321, label %322, label %324, !dbg !479

322:                                              ; preds = %353, %319
  %323 = phi i64 [ 0, %319 ], [ %325, %353 ]
  br label %358, !dbg !479

324:                                              ; preds = %319
  %325 = and i64 %178, 9223372036854775804, !dbg !479
  %326 = insertelement <4 x i64> poison, i64 %320, i64 0, !dbg !479
  %327 = shufflevector <4 x i64> %326, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !479
  %328 = insertelement <4 x float> poison, float %315, i64 0, !dbg !479
  %329 = shufflevector <4 x float> %328, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !479
  br label %330, !dbg !479

330:                                              ; preds = %330, %324
  %331 = phi i64 [ 0, %324 ], [ %350, %330 ], !dbg !480
  %332 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %324 ], [ %351, %330 ]
  %333 = mul <4 x i64> %332, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !481
  %334 = add <4 x i64> %327, %333, !dbg !485
  %335 = lshr <4 x i64> %334, <i64 30, i64 30, i64 30, i64 30>, !dbg !486
  %336 = xor <4 x i64> %335, %334, !dbg !487
  %337 = mul <4 x i64> %336, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !488
  %338 = lshr <4 x i64> %337, <i64 27, i64 27, i64 27, i64 27>, !dbg !489
  %339 = xor <4 x i64> %338, %337, !dbg !490
  %340 = mul <4 x i64> %339, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !491
  %341 = lshr <4 x i64> %340, <i64 40, i64 40, i64 40, i64 40>, !dbg !492
  %342 = trunc nuw nsw <4 x i64> %341 to <4 x i32>, !dbg !492
  %343 = or <4 x i32> %342, <i32 1, i32 1, i32 1, i32 1>, !dbg !493
  %344 = add nsw <4 x i32> %343, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !494
  %345 = sitofp <4 x i32> %344 to <4 x float>, !dbg !495
  %346 = fmul <4 x float> %345, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !496
  %347 = fadd <4 x float> %346, <float 1.500000e+00, float 1.500000e+00, float 1.500000e+00, float 1.500000e+00>, !dbg !497
  %348 = fmul <4 x float> %329, %347, !dbg !498
  %349 = getelementptr inbounds float, ptr %316, i64 %331, !dbg !499
  store <4 x float> %348, ptr %349, align 4, !dbg !500, !tbaa !364
  %350 = add nuw i64 %331, 4, !dbg !480
  %351 = add <4 x i64> %332, <i64 4, i64 4, i64 4, i64 4>
  %352 = icmp eq i64 %350, %325, !dbg !480
  br i1 %352, label %353, label %330, !dbg !480, !llvm.loop !501

353:                                              ; preds = %330
  %354 = icmp eq i64 %178, %325, !dbg !479
  br i1 %354, label %379, label %322, !dbg !479

355:                                              ; preds = %312
  %356 = load ptr, ptr @stderr, align 8, !dbg !503, !tbaa !190
  %357 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %356, ptr noundef nonnull @.str.7, i64 noundef %181) #14, !dbg !504
  tail call void @exit(i32 noundef 1) #17, !dbg !505
  unreachable, !dbg !505

358:                                              ; preds = %322, %358
  %359 = phi i64 [ %377, %358 ], [ %323, %322 ]
    #dbg_value(i64 %359, !289, !DIExpression(), !478)
    #dbg_value(i64 poison, !344, !DIExpression(), !506)
    #dbg_value(i64 3, !345, !DIExpression(), !506)
    #dbg_value(i64 %359, !346, !DIExpression(), !506)
    #dbg_value(float %315, !347, !DIExpression(), !506)
    #dbg_value(i64 poison, !334, !DIExpression(), !507)
    #dbg_value(i64 3, !335, !DIExpression(), !507)
    #dbg_value(i64 %359, !336, !DIExpression(), !507)
    #dbg_value(i64 poison, !325, !DIExpression(), !508)
    #dbg_value(i64 3, !326, !DIExpression(), !508)
    #dbg_value(i64 %359, !327, !DIExpression(), !508)
  %360 = mul i64 %359, -7046029254386353131, !dbg !481
  %361 = add i64 %320, %360, !dbg !485
    #dbg_value(i64 %361, !328, !DIExpression(), !508)
  %362 = lshr i64 %361, 30, !dbg !486
  %363 = xor i64 %362, %361, !dbg !487
  %364 = mul i64 %363, -4658895280553007687, !dbg !488
    #dbg_value(i64 %364, !328, !DIExpression(), !508)
  %365 = lshr i64 %364, 27, !dbg !489
  %366 = xor i64 %365, %364, !dbg !490
  %367 = mul i64 %366, -7723592293110705685, !dbg !491
    #dbg_value(i64 %367, !328, !DIExpression(), !508)
    #dbg_value(!DIArgList(i64 0, i64 %367), !337, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !507)
  %368 = lshr i64 %367, 40, !dbg !492
  %369 = trunc nuw nsw i64 %368 to i32, !dbg !492
  %370 = or i32 %369, 1, !dbg !493
  %371 = add nsw i32 %370, -8388608, !dbg !494
  %372 = sitofp i32 %371 to float, !dbg !495
  %373 = fmul float %372, 0x3E80000000000000, !dbg !496
  %374 = fadd float %373, 1.500000e+00, !dbg !497
  %375 = fmul float %315, %374, !dbg !498
  %376 = getelementptr inbounds float, ptr %316, i64 %359, !dbg !499
  store float %375, ptr %376, align 4, !dbg !500, !tbaa !364
  %377 = add nuw i64 %359, 1, !dbg !480
    #dbg_value(i64 %377, !289, !DIExpression(), !478)
  %378 = icmp eq i64 %377, %178, !dbg !509
  br i1 %378, label %379, label %358, !dbg !479, !llvm.loop !510

379:                                              ; preds = %358, %353, %318
    #dbg_value(ptr %316, !128, !DIExpression(), !143)
  %380 = mul nuw nsw i64 %111, %116, !dbg !511
    #dbg_value(i64 %380, !293, !DIExpression(), !512)
  %381 = shl i64 %380, 2, !dbg !514
  %382 = tail call noalias ptr @malloc(i64 noundef %381) #16, !dbg !515
    #dbg_value(ptr %382, !298, !DIExpression(), !512)
    #dbg_value(ptr %382, !303, !DIExpression(), !516)
    #dbg_value(i64 %381, !310, !DIExpression(), !516)
  %383 = icmp eq ptr %382, null, !dbg !518
  br i1 %383, label %384, label %387, !dbg !519

384:                                              ; preds = %379
  %385 = load ptr, ptr @stderr, align 8, !dbg !520, !tbaa !190
  %386 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %385, ptr noundef nonnull @.str.7, i64 noundef %381) #14, !dbg !521
  tail call void @exit(i32 noundef 1) #17, !dbg !522
  unreachable, !dbg !522

387:                                              ; preds = %379
    #dbg_value(ptr %382, !129, !DIExpression(), !143)
    #dbg_value(i64 %380, !293, !DIExpression(), !523)
  %388 = tail call noalias ptr @malloc(i64 noundef %381) #16, !dbg !525
    #dbg_value(ptr %388, !298, !DIExpression(), !523)
    #dbg_value(ptr %388, !303, !DIExpression(), !526)
    #dbg_value(i64 %381, !310, !DIExpression(), !526)
  %389 = icmp eq ptr %388, null, !dbg !528
  br i1 %389, label %390, label %393, !dbg !529

390:                                              ; preds = %387
  %391 = load ptr, ptr @stderr, align 8, !dbg !530, !tbaa !190
  %392 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %391, ptr noundef nonnull @.str.7, i64 noundef %381) #14, !dbg !531
  tail call void @exit(i32 noundef 1) #17, !dbg !532
  unreachable, !dbg !532

393:                                              ; preds = %387
    #dbg_value(ptr %388, !130, !DIExpression(), !143)
    #dbg_value(i64 %117, !293, !DIExpression(), !533)
  %394 = tail call noalias ptr @malloc(i64 noundef %118) #16, !dbg !535
    #dbg_value(ptr %394, !298, !DIExpression(), !533)
    #dbg_value(ptr %394, !303, !DIExpression(), !536)
    #dbg_value(i64 %118, !310, !DIExpression(), !536)
  %395 = icmp eq ptr %394, null, !dbg !538
  br i1 %395, label %396, label %399, !dbg !539

396:                                              ; preds = %393
  %397 = load ptr, ptr @stderr, align 8, !dbg !540, !tbaa !190
  %398 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %397, ptr noundef nonnull @.str.7, i64 noundef %118) #14, !dbg !541
  tail call void @exit(i32 noundef 1) #17, !dbg !542
  unreachable, !dbg !542

399:                                              ; preds = %393
    #dbg_value(ptr %394, !131, !DIExpression(), !143)
    #dbg_assign(i1 undef, !543, !DIExpression(), !138, ptr %4, !DIExpression(), !555)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #12, !dbg !557
  %400 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #12, !dbg !558
  %401 = load i64, ptr %4, align 8, !dbg !559, !tbaa !560
  %402 = sitofp i64 %401 to double, !dbg !563
  %403 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !564
  %404 = load i64, ptr %403, align 8, !dbg !564, !tbaa !565
  %405 = sitofp i64 %404 to double, !dbg !566
  %406 = fmul double %405, 1.000000e-09, !dbg !567
  %407 = fadd double %406, %402, !dbg !568
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #12, !dbg !569
    #dbg_value(double %407, !132, !DIExpression(), !143)
    #dbg_value(ptr undef, !570, !DIExpression(), !589)
    #dbg_value(ptr %119, !579, !DIExpression(), !589)
    #dbg_value(ptr %182, !580, !DIExpression(), !589)
    #dbg_value(ptr %313, !581, !DIExpression(), !589)
    #dbg_value(ptr %316, !582, !DIExpression(), !589)
    #dbg_value(ptr %382, !583, !DIExpression(), !589)
    #dbg_value(ptr %388, !584, !DIExpression(), !589)
    #dbg_value(ptr %394, !585, !DIExpression(), !589)
    #dbg_value(i32 %113, !586, !DIExpression(), !589)
    #dbg_value(i32 %114, !587, !DIExpression(), !589)
    #dbg_value(i32 %115, !588, !DIExpression(), !589)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %115, i32 noundef %113, i32 noundef %114, float noundef 1.000000e+00, ptr noundef nonnull %182, i32 noundef %115, ptr noundef nonnull %119, i32 noundef %114, float noundef 0.000000e+00, ptr noundef nonnull %382, i32 noundef %115) #12, !dbg !591
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %115, i32 noundef %113, i32 noundef %114, float noundef 1.000000e+00, ptr noundef nonnull %313, i32 noundef %115, ptr noundef nonnull %119, i32 noundef %114, float noundef 0.000000e+00, ptr noundef nonnull %388, i32 noundef %115) #12, !dbg !592
    #dbg_value(ptr %382, !593, !DIExpression(), !602)
    #dbg_value(ptr %388, !598, !DIExpression(), !602)
    #dbg_value(i64 %380, !599, !DIExpression(), !602)
    #dbg_value(i64 0, !600, !DIExpression(), !604)
  %408 = icmp eq i64 %380, 0, !dbg !605
  br i1 %408, label %422, label %409, !dbg !607

409:                                              ; preds = %399, %409
  %410 = phi i64 [ %420, %409 ], [ 0, %399 ]
    #dbg_value(i64 %410, !600, !DIExpression(), !604)
  %411 = getelementptr inbounds float, ptr %382, i64 %410, !dbg !608
  %412 = load float, ptr %411, align 4, !dbg !608, !tbaa !364
  %413 = fneg float %412, !dbg !609
  %414 = call float @expf(float noundef %413) #12, !dbg !610, !tbaa !185
  %415 = fadd float %414, 1.000000e+00, !dbg !611
  %416 = fdiv float %412, %415, !dbg !612
  %417 = getelementptr inbounds float, ptr %388, i64 %410, !dbg !613
  %418 = load float, ptr %417, align 4, !dbg !613, !tbaa !364
  %419 = fmul float %418, %416, !dbg !614
  store float %419, ptr %411, align 4, !dbg !615, !tbaa !364
  %420 = add nuw i64 %410, 1, !dbg !616
    #dbg_value(i64 %420, !600, !DIExpression(), !604)
  %421 = icmp eq i64 %420, %380, !dbg !605
  br i1 %421, label %422, label %409, !dbg !607, !llvm.loop !617

422:                                              ; preds = %409, %399
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %114, i32 noundef %113, i32 noundef %115, float noundef 1.000000e+00, ptr noundef nonnull %316, i32 noundef %114, ptr noundef nonnull %382, i32 noundef %115, float noundef 0.000000e+00, ptr noundef nonnull %394, i32 noundef %114) #12, !dbg !619
    #dbg_assign(i1 undef, !543, !DIExpression(), !137, ptr %3, !DIExpression(), !620)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12, !dbg !622
  %423 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #12, !dbg !623
  %424 = load i64, ptr %3, align 8, !dbg !624, !tbaa !560
  %425 = sitofp i64 %424 to double, !dbg !625
  %426 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !626
  %427 = load i64, ptr %426, align 8, !dbg !626, !tbaa !565
  %428 = sitofp i64 %427 to double, !dbg !627
  %429 = fmul double %428, 1.000000e-09, !dbg !628
  %430 = fadd double %429, %425, !dbg !629
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12, !dbg !630
  %431 = fsub double %430, %407, !dbg !631
    #dbg_value(double %431, !134, !DIExpression(), !143)
    #dbg_value(ptr undef, !632, !DIExpression(), !640)
    #dbg_value(ptr %394, !637, !DIExpression(), !640)
    #dbg_value(double %431, !638, !DIExpression(), !640)
    #dbg_value(i64 %117, !639, !DIExpression(), !640)
  %432 = call fastcc double @frobenius_norm(ptr noundef nonnull %394, i64 noundef %117), !dbg !642
  %433 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %113, i32 noundef %114, i32 noundef %115, double noundef %432), !dbg !643
    #dbg_value(double %431, !644, !DIExpression(), !649)
  %434 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %431), !dbg !651
    #dbg_value(ptr %110, !652, !DIExpression(), !659)
    #dbg_value(ptr %394, !657, !DIExpression(), !659)
    #dbg_value(i64 %117, !658, !DIExpression(), !659)
    #dbg_value(ptr %110, !661, !DIExpression(), !726)
    #dbg_value(ptr %394, !666, !DIExpression(), !726)
    #dbg_value(i64 4, !667, !DIExpression(), !726)
    #dbg_value(i64 %117, !668, !DIExpression(), !726)
  %435 = load i8, ptr %110, align 1
  %436 = icmp eq i8 %435, 45
  br i1 %436, label %437, label %441

437:                                              ; preds = %422
  %438 = getelementptr inbounds i8, ptr %110, i64 1
  %439 = load i8, ptr %438, align 1
  %440 = icmp eq i8 %439, 0, !dbg !728
  br i1 %440, label %453, label %441, !dbg !730

441:                                              ; preds = %437, %422
  %442 = call noalias ptr @fopen(ptr noundef nonnull %110, ptr noundef nonnull @.str.11), !dbg !731
    #dbg_value(ptr %442, !669, !DIExpression(), !726)
  %443 = icmp eq ptr %442, null, !dbg !732
  br i1 %443, label %450, label %444, !dbg !732

444:                                              ; preds = %441
  %445 = call i64 @fwrite(ptr noundef nonnull %394, i64 noundef 4, i64 noundef %117, ptr noundef nonnull %442), !dbg !733
    #dbg_value(i64 %445, !725, !DIExpression(), !726)
  %446 = call i32 @fclose(ptr noundef nonnull %442), !dbg !734
  %447 = icmp eq i32 %446, 0, !dbg !734
  %448 = icmp eq i64 %445, %117
  %449 = and i1 %448, %447, !dbg !736
  br i1 %449, label %453, label %450, !dbg !736

450:                                              ; preds = %444, %441
  %451 = load ptr, ptr @stderr, align 8, !dbg !737, !tbaa !190
  %452 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %451, ptr noundef nonnull @.str.12, ptr noundef nonnull %110) #14, !dbg !738
  br label %453, !dbg !739

453:                                              ; preds = %437, %444, %450
  %454 = phi i32 [ 0, %437 ], [ 1, %450 ], [ 0, %444 ], !dbg !726
    #dbg_value(i32 %454, !135, !DIExpression(), !143)
  call void @free(ptr noundef %119) #12, !dbg !740
  call void @free(ptr noundef %182) #12, !dbg !741
  call void @free(ptr noundef nonnull %313) #12, !dbg !742
  call void @free(ptr noundef %316) #12, !dbg !743
  call void @free(ptr noundef nonnull %382) #12, !dbg !744
  call void @free(ptr noundef nonnull %388) #12, !dbg !745
  call void @free(ptr noundef %394) #12, !dbg !746
  br label %455

455:                                              ; preds = %105, %453
  %456 = phi i32 [ %454, %453 ], [ 2, %105 ], !dbg !143
  ret i32 %456, !dbg !747
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !748 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !752 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !758 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !763 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !767 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare !dbg !770 void @exit(i32 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !773 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #8

declare !dbg !778 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !781 float @expf(float noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare !dbg !785 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #11 !dbg !788 {
    #dbg_value(ptr %0, !792, !DIExpression(), !797)
    #dbg_value(i64 %1, !793, !DIExpression(), !797)
    #dbg_value(double 0.000000e+00, !794, !DIExpression(), !797)
    #dbg_value(i64 0, !795, !DIExpression(), !798)
  %3 = icmp eq i64 %1, 0, !dbg !799
  br i1 %3, label %26, label %4, !dbg !801

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !801
  %6 = icmp ult i64 %1, 4, !dbg !801
  br i1 %6, label %9, label %7, !dbg !801

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !801
  br label %29, !dbg !801

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !801
  br i1 %13, label %26, label %14, !dbg !801

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !795, !DIExpression(), !798)
    #dbg_value(double %16, !794, !DIExpression(), !797)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !802
  %19 = load float, ptr %18, align 4, !dbg !802, !tbaa !364
  %20 = fpext float %19 to double, !dbg !803
  %21 = fmul double %20, %20, !dbg !804
  %22 = fadd double %16, %21, !dbg !805
    #dbg_value(double %22, !794, !DIExpression(), !797)
  %23 = add nuw i64 %15, 1, !dbg !806
    #dbg_value(i64 %23, !795, !DIExpression(), !798)
  %24 = add i64 %17, 1, !dbg !801
  %25 = icmp eq i64 %24, %5, !dbg !801
  br i1 %25, label %26, label %14, !dbg !801, !llvm.loop !807

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !797
  %28 = tail call double @sqrt(double noundef %27) #12, !dbg !809
  ret double %28, !dbg !810

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !795, !DIExpression(), !798)
    #dbg_value(double %31, !794, !DIExpression(), !797)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !802
  %34 = load float, ptr %33, align 4, !dbg !802, !tbaa !364
  %35 = fpext float %34 to double, !dbg !803
  %36 = fmul double %35, %35, !dbg !804
  %37 = fadd double %31, %36, !dbg !805
    #dbg_value(double %37, !794, !DIExpression(), !797)
  %38 = or disjoint i64 %30, 1, !dbg !806
    #dbg_value(i64 %38, !795, !DIExpression(), !798)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !802
  %40 = load float, ptr %39, align 4, !dbg !802, !tbaa !364
  %41 = fpext float %40 to double, !dbg !803
  %42 = fmul double %41, %41, !dbg !804
  %43 = fadd double %37, %42, !dbg !805
    #dbg_value(double %43, !794, !DIExpression(), !797)
  %44 = or disjoint i64 %30, 2, !dbg !806
    #dbg_value(i64 %44, !795, !DIExpression(), !798)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !802
  %46 = load float, ptr %45, align 4, !dbg !802, !tbaa !364
  %47 = fpext float %46 to double, !dbg !803
  %48 = fmul double %47, %47, !dbg !804
  %49 = fadd double %43, %48, !dbg !805
    #dbg_value(double %49, !794, !DIExpression(), !797)
  %50 = or disjoint i64 %30, 3, !dbg !806
    #dbg_value(i64 %50, !795, !DIExpression(), !798)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !802
  %52 = load float, ptr %51, align 4, !dbg !802, !tbaa !364
  %53 = fpext float %52 to double, !dbg !803
  %54 = fmul double %53, %53, !dbg !804
  %55 = fadd double %49, %54, !dbg !805
    #dbg_value(double %55, !794, !DIExpression(), !797)
  %56 = add nuw i64 %30, 4, !dbg !806
    #dbg_value(i64 %56, !795, !DIExpression(), !798)
  %57 = add i64 %32, 4, !dbg !801
  %58 = icmp eq i64 %57, %8, !dbg !801
  br i1 %58, label %9, label %29, !dbg !801, !llvm.loop !811
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !813 double @sqrt(double noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare !dbg !816 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !819 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !823 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { cold nounwind }
attributes #15 = { cold }
attributes #16 = { nounwind allocsize(0) }
attributes #17 = { noreturn nounwind }

!llvm.dbg.cu = !{!60}
!llvm.module.flags = !{!94, !95, !96, !97, !98, !99, !100}
!llvm.ident = !{!101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/ffn/ffn.h", directory: ".", checksumkind: CSK_MD5, checksum: "92acfb675288e1eb150b24cf5d42f14a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 6)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 744, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 93)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !31, line: 88, type: !32, isLocal: true, isDefinition: true)
!31 = !DIFile(filename: "samples/ffn/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 56)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !31, line: 61, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 32)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 44)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !31, line: 100, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 14)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !31, line: 106, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 3)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !31, line: 109, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 24)
!60 = distinct !DICompileUnit(language: DW_LANG_C11, file: !61, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !62, retainedTypes: !73, globals: !88, splitDebugInlining: false, nameTableKind: None)
!61 = !DIFile(filename: "samples/ffn/ffn_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "254340241b6c139dd26fc0f903081de1")
!62 = !{!63, !67}
!63 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !31, line: 23, baseType: !64, size: 32, elements: !65)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !{!66}
!66 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!67 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !68, line: 5, baseType: !64, size: 32, elements: !69)
!68 = !DIFile(filename: "samples/ffn/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!69 = !{!70, !71, !72}
!70 = !DIEnumerator(name: "CblasColMajor", value: 102)
!71 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!72 = !DIEnumerator(name: "CblasTrans", value: 112)
!73 = !{!74, !77, !78, !79, !83, !86, !87}
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !75, line: 18, baseType: !76)
!75 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!78 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !80, line: 27, baseType: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !82, line: 45, baseType: !76)
!82 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !84, line: 26, baseType: !85)
!84 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !82, line: 41, baseType: !78)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!87 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!88 = !{!0, !7, !9, !14, !19, !24, !29, !35, !40, !45, !89, !50, !55}
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !31, line: 105, type: !91, isLocal: true, isDefinition: true)
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
!102 = distinct !DISubprogram(name: "main", scope: !61, file: !61, line: 25, type: !103, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !107)
!103 = !DISubroutineType(types: !104)
!104 = !{!78, !78, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!107 = !{!108, !109, !110, !121, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !134, !135}
!108 = !DILocalVariable(name: "argc", arg: 1, scope: !102, file: !61, line: 25, type: !78)
!109 = !DILocalVariable(name: "argv", arg: 2, scope: !102, file: !61, line: 25, type: !105)
!110 = !DILocalVariable(name: "arguments", scope: !102, file: !61, line: 26, type: !111)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 11, baseType: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 7, size: 256, elements: !113)
!113 = !{!114, !115, !116, !117, !118}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "tokens", scope: !112, file: !2, line: 8, baseType: !78, size: 32)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "hidden", scope: !112, file: !2, line: 8, baseType: !78, size: 32, offset: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !112, file: !2, line: 8, baseType: !78, size: 32, offset: 64)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !112, file: !2, line: 9, baseType: !79, size: 64, offset: 128)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !112, file: !2, line: 10, baseType: !119, size: 64, offset: 192)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!121 = !DILocalVariable(name: "t", scope: !102, file: !61, line: 28, type: !122)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!123 = !DILocalVariable(name: "h", scope: !102, file: !61, line: 28, type: !122)
!124 = !DILocalVariable(name: "f", scope: !102, file: !61, line: 29, type: !122)
!125 = !DILocalVariable(name: "x", scope: !102, file: !61, line: 30, type: !86)
!126 = !DILocalVariable(name: "g", scope: !102, file: !61, line: 31, type: !86)
!127 = !DILocalVariable(name: "u", scope: !102, file: !61, line: 32, type: !86)
!128 = !DILocalVariable(name: "d", scope: !102, file: !61, line: 33, type: !86)
!129 = !DILocalVariable(name: "gate", scope: !102, file: !61, line: 34, type: !86)
!130 = !DILocalVariable(name: "up", scope: !102, file: !61, line: 34, type: !86)
!131 = !DILocalVariable(name: "y", scope: !102, file: !61, line: 34, type: !86)
!132 = !DILocalVariable(name: "start", scope: !102, file: !61, line: 36, type: !133)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !87)
!134 = !DILocalVariable(name: "seconds", scope: !102, file: !61, line: 38, type: !133)
!135 = !DILocalVariable(name: "status", scope: !102, file: !61, line: 40, type: !136)
!136 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!137 = distinct !DIAssignID()
!138 = distinct !DIAssignID()
!139 = distinct !DIAssignID()
!140 = distinct !DIAssignID()
!141 = distinct !DIAssignID()
!142 = distinct !DIAssignID()
!143 = !DILocation(line: 0, scope: !102)
!144 = !DILocalVariable(name: "argc", arg: 1, scope: !145, file: !2, line: 14, type: !78)
!145 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 14, type: !146, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !149)
!146 = !DISubroutineType(types: !147)
!147 = !{!78, !78, !105, !148}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!149 = !{!144, !150, !151, !152, !154, !155, !156}
!150 = !DILocalVariable(name: "argv", arg: 2, scope: !145, file: !2, line: 14, type: !105)
!151 = !DILocalVariable(name: "out", arg: 3, scope: !145, file: !2, line: 14, type: !148)
!152 = !DILocalVariable(name: "tokens", scope: !145, file: !2, line: 15, type: !153)
!153 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!154 = !DILocalVariable(name: "hidden", scope: !145, file: !2, line: 15, type: !153)
!155 = !DILocalVariable(name: "inner", scope: !145, file: !2, line: 15, type: !153)
!156 = !DILocalVariable(name: "seed", scope: !145, file: !2, line: 15, type: !153)
!157 = !DILocation(line: 0, scope: !145, inlinedAt: !158)
!158 = distinct !DILocation(line: 27, column: 8, scope: !159)
!159 = distinct !DILexicalBlock(scope: !102, file: !61, line: 27, column: 7)
!160 = !DILocation(line: 16, column: 12, scope: !161, inlinedAt: !158)
!161 = distinct !DILexicalBlock(scope: !145, file: !2, line: 16, column: 7)
!162 = !DILocation(line: 16, column: 17, scope: !161, inlinedAt: !158)
!163 = !DILocalVariable(name: "end", scope: !164, file: !31, line: 84, type: !106)
!164 = distinct !DISubprogram(name: "parse_integer", scope: !31, file: !31, line: 80, type: !165, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !168)
!165 = !DISubroutineType(types: !166)
!166 = !{!78, !78, !105, !78, !119, !153, !153, !153, !167}
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!168 = !{!169, !170, !171, !172, !173, !174, !175, !176, !163}
!169 = !DILocalVariable(name: "argc", arg: 1, scope: !164, file: !31, line: 80, type: !78)
!170 = !DILocalVariable(name: "argv", arg: 2, scope: !164, file: !31, line: 80, type: !105)
!171 = !DILocalVariable(name: "position", arg: 3, scope: !164, file: !31, line: 80, type: !78)
!172 = !DILocalVariable(name: "name", arg: 4, scope: !164, file: !31, line: 80, type: !119)
!173 = !DILocalVariable(name: "low", arg: 5, scope: !164, file: !31, line: 80, type: !153)
!174 = !DILocalVariable(name: "high", arg: 6, scope: !164, file: !31, line: 81, type: !153)
!175 = !DILocalVariable(name: "fallback", arg: 7, scope: !164, file: !31, line: 81, type: !153)
!176 = !DILocalVariable(name: "out", arg: 8, scope: !164, file: !31, line: 81, type: !167)
!177 = !DILocation(line: 0, scope: !164, inlinedAt: !178)
!178 = distinct !DILocation(line: 16, column: 20, scope: !161, inlinedAt: !158)
!179 = !DILocation(line: 83, column: 16, scope: !180, inlinedAt: !178)
!180 = distinct !DILexicalBlock(scope: !164, file: !31, line: 83, column: 7)
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
!194 = distinct !DILexicalBlock(scope: !164, file: !31, line: 87, column: 7)
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
!206 = !DILocation(line: 16, column: 84, scope: !161, inlinedAt: !158)
!207 = !DILocation(line: 20, column: 19, scope: !208, inlinedAt: !158)
!208 = distinct !DILexicalBlock(scope: !161, file: !2, line: 19, column: 69)
!209 = !DILocation(line: 0, scope: !164, inlinedAt: !210)
!210 = distinct !DILocation(line: 17, column: 7, scope: !161, inlinedAt: !158)
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
!228 = !DILocation(line: 17, column: 70, scope: !161, inlinedAt: !158)
!229 = !DILocation(line: 18, column: 58, scope: !161, inlinedAt: !158)
!230 = !DILocation(line: 0, scope: !164, inlinedAt: !231)
!231 = distinct !DILocation(line: 18, column: 7, scope: !161, inlinedAt: !158)
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
!249 = !DILocation(line: 18, column: 76, scope: !161, inlinedAt: !158)
!250 = !DILocation(line: 0, scope: !164, inlinedAt: !251)
!251 = distinct !DILocation(line: 19, column: 7, scope: !161, inlinedAt: !158)
!252 = !DILocation(line: 83, column: 16, scope: !180, inlinedAt: !251)
!253 = !DILocation(line: 83, column: 7, scope: !164, inlinedAt: !251)
!254 = !DILocation(line: 84, column: 3, scope: !164, inlinedAt: !251)
!255 = !DILocation(line: 85, column: 9, scope: !164, inlinedAt: !251)
!256 = !DILocation(line: 86, column: 17, scope: !164, inlinedAt: !251)
!257 = !DILocation(line: 86, column: 10, scope: !164, inlinedAt: !251)
!258 = !DILocation(line: 87, column: 8, scope: !194, inlinedAt: !251)
!259 = !DILocation(line: 87, column: 7, scope: !194, inlinedAt: !251)
!260 = !DILocation(line: 87, column: 23, scope: !194, inlinedAt: !251)
!261 = !DILocation(line: 87, column: 28, scope: !194, inlinedAt: !251)
!262 = !DILocation(line: 87, column: 27, scope: !194, inlinedAt: !251)
!263 = !DILocation(line: 87, column: 32, scope: !194, inlinedAt: !251)
!264 = !DILocation(line: 87, column: 36, scope: !194, inlinedAt: !251)
!265 = !DILocation(line: 87, column: 42, scope: !194, inlinedAt: !251)
!266 = !DILocation(line: 88, column: 11, scope: !164, inlinedAt: !251)
!267 = !DILocation(line: 88, column: 3, scope: !164, inlinedAt: !251)
!268 = !DILocation(line: 91, column: 1, scope: !164, inlinedAt: !251)
!269 = !DILocation(line: 16, column: 7, scope: !145, inlinedAt: !158)
!270 = !DILocation(line: 22, column: 24, scope: !208, inlinedAt: !158)
!271 = !DILocation(line: 22, column: 19, scope: !208, inlinedAt: !158)
!272 = !DILocation(line: 22, column: 30, scope: !208, inlinedAt: !158)
!273 = !DILocation(line: 25, column: 11, scope: !145, inlinedAt: !158)
!274 = !DILocation(line: 25, column: 3, scope: !145, inlinedAt: !158)
!275 = !DILocation(line: 27, column: 7, scope: !102)
!276 = !DILocation(line: 20, column: 46, scope: !208, inlinedAt: !158)
!277 = !DILocation(line: 20, column: 72, scope: !208, inlinedAt: !158)
!278 = !DILocation(line: 28, column: 20, scope: !102)
!279 = !DILocation(line: 30, column: 30, scope: !102)
!280 = !DILocalVariable(name: "count", arg: 1, scope: !281, file: !61, line: 5, type: !74)
!281 = distinct !DISubprogram(name: "make_positive", scope: !61, file: !61, line: 5, type: !282, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !284)
!282 = !DISubroutineType(types: !283)
!283 = !{!86, !74, !79, !79, !77}
!284 = !{!280, !285, !286, !287, !288, !289}
!285 = !DILocalVariable(name: "seed", arg: 2, scope: !281, file: !61, line: 5, type: !79)
!286 = !DILocalVariable(name: "stream", arg: 3, scope: !281, file: !61, line: 5, type: !79)
!287 = !DILocalVariable(name: "scale", arg: 4, scope: !281, file: !61, line: 5, type: !77)
!288 = !DILocalVariable(name: "x", scope: !281, file: !61, line: 6, type: !86)
!289 = !DILocalVariable(name: "i", scope: !290, file: !61, line: 7, type: !74)
!290 = distinct !DILexicalBlock(scope: !281, file: !61, line: 7, column: 3)
!291 = !DILocation(line: 0, scope: !281, inlinedAt: !292)
!292 = distinct !DILocation(line: 30, column: 14, scope: !102)
!293 = !DILocalVariable(name: "count", arg: 1, scope: !294, file: !31, line: 66, type: !74)
!294 = distinct !DISubprogram(name: "allocate", scope: !31, file: !31, line: 66, type: !295, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !297)
!295 = !DISubroutineType(types: !296)
!296 = !{!86, !74}
!297 = !{!293, !298}
!298 = !DILocalVariable(name: "x", scope: !294, file: !31, line: 67, type: !86)
!299 = !DILocation(line: 0, scope: !294, inlinedAt: !300)
!300 = distinct !DILocation(line: 6, column: 14, scope: !281, inlinedAt: !292)
!301 = !DILocation(line: 67, column: 36, scope: !294, inlinedAt: !300)
!302 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !300)
!303 = !DILocalVariable(name: "memory", arg: 1, scope: !304, file: !31, line: 59, type: !307)
!304 = distinct !DISubprogram(name: "need", scope: !31, file: !31, line: 59, type: !305, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !309)
!305 = !DISubroutineType(types: !306)
!306 = !{null, !307, !74}
!307 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !308, size: 64)
!308 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!309 = !{!303, !310}
!310 = !DILocalVariable(name: "bytes", arg: 2, scope: !304, file: !31, line: 59, type: !74)
!311 = !DILocation(line: 0, scope: !304, inlinedAt: !312)
!312 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !300)
!313 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !312)
!314 = distinct !DILexicalBlock(scope: !304, file: !31, line: 60, column: 7)
!315 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !312)
!316 = !DILocation(line: 0, scope: !290, inlinedAt: !292)
!317 = !DILocation(line: 7, column: 3, scope: !290, inlinedAt: !292)
!318 = !DILocation(line: 7, column: 33, scope: !319, inlinedAt: !292)
!319 = distinct !DILexicalBlock(scope: !290, file: !61, line: 7, column: 3)
!320 = !DILocation(line: 34, column: 67, scope: !321, inlinedAt: !329)
!321 = distinct !DISubprogram(name: "random_bits", scope: !31, file: !31, line: 33, type: !322, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !324)
!322 = !DISubroutineType(types: !323)
!323 = !{!79, !79, !79, !79}
!324 = !{!325, !326, !327, !328}
!325 = !DILocalVariable(name: "seed", arg: 1, scope: !321, file: !31, line: 33, type: !79)
!326 = !DILocalVariable(name: "stream", arg: 2, scope: !321, file: !31, line: 33, type: !79)
!327 = !DILocalVariable(name: "index", arg: 3, scope: !321, file: !31, line: 33, type: !79)
!328 = !DILocalVariable(name: "z", scope: !321, file: !31, line: 34, type: !79)
!329 = distinct !DILocation(line: 43, column: 33, scope: !330, inlinedAt: !339)
!330 = distinct !DISubprogram(name: "random_uniform", scope: !31, file: !31, line: 41, type: !331, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !333)
!331 = !DISubroutineType(types: !332)
!332 = !{!77, !79, !79, !79}
!333 = !{!334, !335, !336, !337}
!334 = !DILocalVariable(name: "seed", arg: 1, scope: !330, file: !31, line: 41, type: !79)
!335 = !DILocalVariable(name: "stream", arg: 2, scope: !330, file: !31, line: 41, type: !79)
!336 = !DILocalVariable(name: "index", arg: 3, scope: !330, file: !31, line: 42, type: !79)
!337 = !DILocalVariable(name: "top", scope: !330, file: !31, line: 43, type: !338)
!338 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!339 = distinct !DILocation(line: 34, column: 26, scope: !340, inlinedAt: !348)
!340 = distinct !DISubprogram(name: "positive", scope: !2, file: !2, line: 32, type: !341, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !343)
!341 = !DISubroutineType(types: !342)
!342 = !{!77, !79, !79, !74, !77}
!343 = !{!344, !345, !346, !347}
!344 = !DILocalVariable(name: "seed", arg: 1, scope: !340, file: !2, line: 32, type: !79)
!345 = !DILocalVariable(name: "stream", arg: 2, scope: !340, file: !2, line: 32, type: !79)
!346 = !DILocalVariable(name: "index", arg: 3, scope: !340, file: !2, line: 32, type: !74)
!347 = !DILocalVariable(name: "scale", arg: 4, scope: !340, file: !2, line: 33, type: !77)
!348 = distinct !DILocation(line: 7, column: 45, scope: !319, inlinedAt: !292)
!349 = !DILocation(line: 34, column: 59, scope: !321, inlinedAt: !329)
!350 = !DILocation(line: 35, column: 15, scope: !321, inlinedAt: !329)
!351 = !DILocation(line: 35, column: 10, scope: !321, inlinedAt: !329)
!352 = !DILocation(line: 35, column: 23, scope: !321, inlinedAt: !329)
!353 = !DILocation(line: 36, column: 15, scope: !321, inlinedAt: !329)
!354 = !DILocation(line: 36, column: 10, scope: !321, inlinedAt: !329)
!355 = !DILocation(line: 36, column: 23, scope: !321, inlinedAt: !329)
!356 = !DILocation(line: 44, column: 20, scope: !330, inlinedAt: !339)
!357 = !DILocation(line: 44, column: 26, scope: !330, inlinedAt: !339)
!358 = !DILocation(line: 44, column: 30, scope: !330, inlinedAt: !339)
!359 = !DILocation(line: 44, column: 10, scope: !330, inlinedAt: !339)
!360 = !DILocation(line: 44, column: 43, scope: !330, inlinedAt: !339)
!361 = !DILocation(line: 34, column: 24, scope: !340, inlinedAt: !348)
!362 = !DILocation(line: 7, column: 38, scope: !319, inlinedAt: !292)
!363 = !DILocation(line: 7, column: 43, scope: !319, inlinedAt: !292)
!364 = !{!365, !365, i64 0}
!365 = !{!"float", !187, i64 0}
!366 = distinct !{!366, !317, !367, !368, !369, !370}
!367 = !DILocation(line: 7, column: 76, scope: !290, inlinedAt: !292)
!368 = !{!"llvm.loop.mustprogress"}
!369 = !{!"llvm.loop.isvectorized", i32 1}
!370 = !{!"llvm.loop.unroll.runtime.disable"}
!371 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !312)
!372 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !312)
!373 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !312)
!374 = !DILocation(line: 0, scope: !340, inlinedAt: !348)
!375 = !DILocation(line: 0, scope: !330, inlinedAt: !339)
!376 = !DILocation(line: 0, scope: !321, inlinedAt: !329)
!377 = !DILocation(line: 7, column: 24, scope: !319, inlinedAt: !292)
!378 = distinct !{!378, !317, !367, !368, !370, !369}
!379 = !DILocation(line: 31, column: 30, scope: !102)
!380 = !DILocation(line: 31, column: 61, scope: !102)
!381 = !DILocation(line: 31, column: 59, scope: !102)
!382 = !DILocation(line: 0, scope: !281, inlinedAt: !383)
!383 = distinct !DILocation(line: 31, column: 14, scope: !102)
!384 = !DILocation(line: 0, scope: !294, inlinedAt: !385)
!385 = distinct !DILocation(line: 6, column: 14, scope: !281, inlinedAt: !383)
!386 = !DILocation(line: 67, column: 36, scope: !294, inlinedAt: !385)
!387 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !385)
!388 = !DILocation(line: 0, scope: !304, inlinedAt: !389)
!389 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !385)
!390 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !389)
!391 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !389)
!392 = !DILocation(line: 0, scope: !290, inlinedAt: !383)
!393 = !DILocation(line: 7, column: 24, scope: !319, inlinedAt: !383)
!394 = !DILocation(line: 7, column: 3, scope: !290, inlinedAt: !383)
!395 = !DILocation(line: 7, column: 33, scope: !319, inlinedAt: !383)
!396 = !DILocation(line: 34, column: 67, scope: !321, inlinedAt: !397)
!397 = distinct !DILocation(line: 43, column: 33, scope: !330, inlinedAt: !398)
!398 = distinct !DILocation(line: 34, column: 26, scope: !340, inlinedAt: !399)
!399 = distinct !DILocation(line: 7, column: 45, scope: !319, inlinedAt: !383)
!400 = !DILocation(line: 34, column: 59, scope: !321, inlinedAt: !397)
!401 = !DILocation(line: 35, column: 15, scope: !321, inlinedAt: !397)
!402 = !DILocation(line: 35, column: 10, scope: !321, inlinedAt: !397)
!403 = !DILocation(line: 35, column: 23, scope: !321, inlinedAt: !397)
!404 = !DILocation(line: 36, column: 15, scope: !321, inlinedAt: !397)
!405 = !DILocation(line: 36, column: 10, scope: !321, inlinedAt: !397)
!406 = !DILocation(line: 36, column: 23, scope: !321, inlinedAt: !397)
!407 = !DILocation(line: 44, column: 20, scope: !330, inlinedAt: !398)
!408 = !DILocation(line: 44, column: 26, scope: !330, inlinedAt: !398)
!409 = !DILocation(line: 44, column: 30, scope: !330, inlinedAt: !398)
!410 = !DILocation(line: 44, column: 10, scope: !330, inlinedAt: !398)
!411 = !DILocation(line: 44, column: 43, scope: !330, inlinedAt: !398)
!412 = !DILocation(line: 34, column: 24, scope: !340, inlinedAt: !399)
!413 = !DILocation(line: 34, column: 16, scope: !340, inlinedAt: !399)
!414 = !DILocation(line: 7, column: 38, scope: !319, inlinedAt: !383)
!415 = !DILocation(line: 7, column: 43, scope: !319, inlinedAt: !383)
!416 = distinct !{!416, !394, !417, !368, !369, !370}
!417 = !DILocation(line: 7, column: 76, scope: !290, inlinedAt: !383)
!418 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !389)
!419 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !389)
!420 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !389)
!421 = !DILocation(line: 0, scope: !340, inlinedAt: !399)
!422 = !DILocation(line: 0, scope: !330, inlinedAt: !398)
!423 = !DILocation(line: 0, scope: !321, inlinedAt: !397)
!424 = distinct !{!424, !394, !417, !368, !370, !369}
!425 = !DILocation(line: 0, scope: !281, inlinedAt: !426)
!426 = distinct !DILocation(line: 32, column: 14, scope: !102)
!427 = !DILocation(line: 0, scope: !294, inlinedAt: !428)
!428 = distinct !DILocation(line: 6, column: 14, scope: !281, inlinedAt: !426)
!429 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !428)
!430 = !DILocation(line: 0, scope: !304, inlinedAt: !431)
!431 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !428)
!432 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !431)
!433 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !431)
!434 = !DILocation(line: 0, scope: !290, inlinedAt: !426)
!435 = !DILocation(line: 7, column: 3, scope: !290, inlinedAt: !426)
!436 = !DILocation(line: 7, column: 33, scope: !319, inlinedAt: !426)
!437 = !DILocation(line: 34, column: 67, scope: !321, inlinedAt: !438)
!438 = distinct !DILocation(line: 43, column: 33, scope: !330, inlinedAt: !439)
!439 = distinct !DILocation(line: 34, column: 26, scope: !340, inlinedAt: !440)
!440 = distinct !DILocation(line: 7, column: 45, scope: !319, inlinedAt: !426)
!441 = !DILocation(line: 34, column: 59, scope: !321, inlinedAt: !438)
!442 = !DILocation(line: 35, column: 15, scope: !321, inlinedAt: !438)
!443 = !DILocation(line: 35, column: 10, scope: !321, inlinedAt: !438)
!444 = !DILocation(line: 35, column: 23, scope: !321, inlinedAt: !438)
!445 = !DILocation(line: 36, column: 15, scope: !321, inlinedAt: !438)
!446 = !DILocation(line: 36, column: 10, scope: !321, inlinedAt: !438)
!447 = !DILocation(line: 36, column: 23, scope: !321, inlinedAt: !438)
!448 = !DILocation(line: 44, column: 20, scope: !330, inlinedAt: !439)
!449 = !DILocation(line: 44, column: 26, scope: !330, inlinedAt: !439)
!450 = !DILocation(line: 44, column: 30, scope: !330, inlinedAt: !439)
!451 = !DILocation(line: 44, column: 10, scope: !330, inlinedAt: !439)
!452 = !DILocation(line: 44, column: 43, scope: !330, inlinedAt: !439)
!453 = !DILocation(line: 34, column: 24, scope: !340, inlinedAt: !440)
!454 = !DILocation(line: 34, column: 16, scope: !340, inlinedAt: !440)
!455 = !DILocation(line: 7, column: 38, scope: !319, inlinedAt: !426)
!456 = !DILocation(line: 7, column: 43, scope: !319, inlinedAt: !426)
!457 = distinct !{!457, !435, !458, !368, !369, !370}
!458 = !DILocation(line: 7, column: 76, scope: !290, inlinedAt: !426)
!459 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !431)
!460 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !431)
!461 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !431)
!462 = !DILocation(line: 0, scope: !340, inlinedAt: !440)
!463 = !DILocation(line: 0, scope: !330, inlinedAt: !439)
!464 = !DILocation(line: 0, scope: !321, inlinedAt: !438)
!465 = !DILocation(line: 7, column: 24, scope: !319, inlinedAt: !426)
!466 = distinct !{!466, !435, !458, !368, !370, !369}
!467 = !DILocation(line: 33, column: 61, scope: !102)
!468 = !DILocation(line: 33, column: 59, scope: !102)
!469 = !DILocation(line: 0, scope: !281, inlinedAt: !470)
!470 = distinct !DILocation(line: 33, column: 14, scope: !102)
!471 = !DILocation(line: 0, scope: !294, inlinedAt: !472)
!472 = distinct !DILocation(line: 6, column: 14, scope: !281, inlinedAt: !470)
!473 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !472)
!474 = !DILocation(line: 0, scope: !304, inlinedAt: !475)
!475 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !472)
!476 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !475)
!477 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !475)
!478 = !DILocation(line: 0, scope: !290, inlinedAt: !470)
!479 = !DILocation(line: 7, column: 3, scope: !290, inlinedAt: !470)
!480 = !DILocation(line: 7, column: 33, scope: !319, inlinedAt: !470)
!481 = !DILocation(line: 34, column: 67, scope: !321, inlinedAt: !482)
!482 = distinct !DILocation(line: 43, column: 33, scope: !330, inlinedAt: !483)
!483 = distinct !DILocation(line: 34, column: 26, scope: !340, inlinedAt: !484)
!484 = distinct !DILocation(line: 7, column: 45, scope: !319, inlinedAt: !470)
!485 = !DILocation(line: 34, column: 59, scope: !321, inlinedAt: !482)
!486 = !DILocation(line: 35, column: 15, scope: !321, inlinedAt: !482)
!487 = !DILocation(line: 35, column: 10, scope: !321, inlinedAt: !482)
!488 = !DILocation(line: 35, column: 23, scope: !321, inlinedAt: !482)
!489 = !DILocation(line: 36, column: 15, scope: !321, inlinedAt: !482)
!490 = !DILocation(line: 36, column: 10, scope: !321, inlinedAt: !482)
!491 = !DILocation(line: 36, column: 23, scope: !321, inlinedAt: !482)
!492 = !DILocation(line: 44, column: 20, scope: !330, inlinedAt: !483)
!493 = !DILocation(line: 44, column: 26, scope: !330, inlinedAt: !483)
!494 = !DILocation(line: 44, column: 30, scope: !330, inlinedAt: !483)
!495 = !DILocation(line: 44, column: 10, scope: !330, inlinedAt: !483)
!496 = !DILocation(line: 44, column: 43, scope: !330, inlinedAt: !483)
!497 = !DILocation(line: 34, column: 24, scope: !340, inlinedAt: !484)
!498 = !DILocation(line: 34, column: 16, scope: !340, inlinedAt: !484)
!499 = !DILocation(line: 7, column: 38, scope: !319, inlinedAt: !470)
!500 = !DILocation(line: 7, column: 43, scope: !319, inlinedAt: !470)
!501 = distinct !{!501, !479, !502, !368, !369, !370}
!502 = !DILocation(line: 7, column: 76, scope: !290, inlinedAt: !470)
!503 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !475)
!504 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !475)
!505 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !475)
!506 = !DILocation(line: 0, scope: !340, inlinedAt: !484)
!507 = !DILocation(line: 0, scope: !330, inlinedAt: !483)
!508 = !DILocation(line: 0, scope: !321, inlinedAt: !482)
!509 = !DILocation(line: 7, column: 24, scope: !319, inlinedAt: !470)
!510 = distinct !{!510, !479, !502, !368, !370, !369}
!511 = !DILocation(line: 34, column: 28, scope: !102)
!512 = !DILocation(line: 0, scope: !294, inlinedAt: !513)
!513 = distinct !DILocation(line: 34, column: 17, scope: !102)
!514 = !DILocation(line: 67, column: 36, scope: !294, inlinedAt: !513)
!515 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !513)
!516 = !DILocation(line: 0, scope: !304, inlinedAt: !517)
!517 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !513)
!518 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !517)
!519 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !517)
!520 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !517)
!521 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !517)
!522 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !517)
!523 = !DILocation(line: 0, scope: !294, inlinedAt: !524)
!524 = distinct !DILocation(line: 34, column: 40, scope: !102)
!525 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !524)
!526 = !DILocation(line: 0, scope: !304, inlinedAt: !527)
!527 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !524)
!528 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !527)
!529 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !527)
!530 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !527)
!531 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !527)
!532 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !527)
!533 = !DILocation(line: 0, scope: !294, inlinedAt: !534)
!534 = distinct !DILocation(line: 34, column: 62, scope: !102)
!535 = !DILocation(line: 67, column: 23, scope: !294, inlinedAt: !534)
!536 = !DILocation(line: 0, scope: !304, inlinedAt: !537)
!537 = distinct !DILocation(line: 68, column: 3, scope: !294, inlinedAt: !534)
!538 = !DILocation(line: 60, column: 7, scope: !314, inlinedAt: !537)
!539 = !DILocation(line: 60, column: 7, scope: !304, inlinedAt: !537)
!540 = !DILocation(line: 61, column: 11, scope: !304, inlinedAt: !537)
!541 = !DILocation(line: 61, column: 3, scope: !304, inlinedAt: !537)
!542 = !DILocation(line: 62, column: 3, scope: !304, inlinedAt: !537)
!543 = !DILocalVariable(name: "now", scope: !544, file: !31, line: 94, type: !548)
!544 = distinct !DISubprogram(name: "seconds_now", scope: !31, file: !31, line: 93, type: !545, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !547)
!545 = !DISubroutineType(types: !546)
!546 = !{!87}
!547 = !{!543}
!548 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !549, line: 11, size: 128, elements: !550)
!549 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!550 = !{!551, !553}
!551 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !548, file: !549, line: 16, baseType: !552, size: 64)
!552 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !82, line: 160, baseType: !153)
!553 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !548, file: !549, line: 21, baseType: !554, size: 64, offset: 64)
!554 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !82, line: 197, baseType: !153)
!555 = !DILocation(line: 0, scope: !544, inlinedAt: !556)
!556 = distinct !DILocation(line: 36, column: 24, scope: !102)
!557 = !DILocation(line: 94, column: 3, scope: !544, inlinedAt: !556)
!558 = !DILocation(line: 95, column: 3, scope: !544, inlinedAt: !556)
!559 = !DILocation(line: 96, column: 22, scope: !544, inlinedAt: !556)
!560 = !{!561, !562, i64 0}
!561 = !{!"timespec", !562, i64 0, !562, i64 8}
!562 = !{!"long", !187, i64 0}
!563 = !DILocation(line: 96, column: 10, scope: !544, inlinedAt: !556)
!564 = !DILocation(line: 96, column: 50, scope: !544, inlinedAt: !556)
!565 = !{!561, !562, i64 8}
!566 = !DILocation(line: 96, column: 38, scope: !544, inlinedAt: !556)
!567 = !DILocation(line: 96, column: 36, scope: !544, inlinedAt: !556)
!568 = !DILocation(line: 96, column: 29, scope: !544, inlinedAt: !556)
!569 = !DILocation(line: 97, column: 1, scope: !544, inlinedAt: !556)
!570 = !DILocalVariable(name: "a", arg: 1, scope: !571, file: !61, line: 16, type: !574)
!571 = distinct !DISubprogram(name: "forward", scope: !61, file: !61, line: 16, type: !572, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !578)
!572 = !DISubroutineType(types: !573)
!573 = !{null, !574, !576, !576, !576, !576, !86, !86, !86}
!574 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !575, size: 64)
!575 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!576 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !577, size: 64)
!577 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!578 = !{!570, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588}
!579 = !DILocalVariable(name: "x", arg: 2, scope: !571, file: !61, line: 16, type: !576)
!580 = !DILocalVariable(name: "g", arg: 3, scope: !571, file: !61, line: 16, type: !576)
!581 = !DILocalVariable(name: "u", arg: 4, scope: !571, file: !61, line: 16, type: !576)
!582 = !DILocalVariable(name: "d", arg: 5, scope: !571, file: !61, line: 17, type: !576)
!583 = !DILocalVariable(name: "gate", arg: 6, scope: !571, file: !61, line: 17, type: !86)
!584 = !DILocalVariable(name: "up", arg: 7, scope: !571, file: !61, line: 17, type: !86)
!585 = !DILocalVariable(name: "y", arg: 8, scope: !571, file: !61, line: 17, type: !86)
!586 = !DILocalVariable(name: "t", scope: !571, file: !61, line: 18, type: !136)
!587 = !DILocalVariable(name: "h", scope: !571, file: !61, line: 18, type: !136)
!588 = !DILocalVariable(name: "f", scope: !571, file: !61, line: 18, type: !136)
!589 = !DILocation(line: 0, scope: !571, inlinedAt: !590)
!590 = distinct !DILocation(line: 37, column: 3, scope: !102)
!591 = !DILocation(line: 19, column: 3, scope: !571, inlinedAt: !590)
!592 = !DILocation(line: 20, column: 3, scope: !571, inlinedAt: !590)
!593 = !DILocalVariable(name: "gate", arg: 1, scope: !594, file: !61, line: 12, type: !86)
!594 = distinct !DISubprogram(name: "activate", scope: !61, file: !61, line: 12, type: !595, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !597)
!595 = !DISubroutineType(types: !596)
!596 = !{null, !86, !576, !74}
!597 = !{!593, !598, !599, !600}
!598 = !DILocalVariable(name: "up", arg: 2, scope: !594, file: !61, line: 12, type: !576)
!599 = !DILocalVariable(name: "count", arg: 3, scope: !594, file: !61, line: 12, type: !74)
!600 = !DILocalVariable(name: "i", scope: !601, file: !61, line: 13, type: !74)
!601 = distinct !DILexicalBlock(scope: !594, file: !61, line: 13, column: 3)
!602 = !DILocation(line: 0, scope: !594, inlinedAt: !603)
!603 = distinct !DILocation(line: 21, column: 3, scope: !571, inlinedAt: !590)
!604 = !DILocation(line: 0, scope: !601, inlinedAt: !603)
!605 = !DILocation(line: 13, column: 24, scope: !606, inlinedAt: !603)
!606 = distinct !DILexicalBlock(scope: !601, file: !61, line: 13, column: 3)
!607 = !DILocation(line: 13, column: 3, scope: !601, inlinedAt: !603)
!608 = !DILocation(line: 13, column: 48, scope: !606, inlinedAt: !603)
!609 = !DILocation(line: 13, column: 71, scope: !606, inlinedAt: !603)
!610 = !DILocation(line: 13, column: 66, scope: !606, inlinedAt: !603)
!611 = !DILocation(line: 13, column: 64, scope: !606, inlinedAt: !603)
!612 = !DILocation(line: 13, column: 56, scope: !606, inlinedAt: !603)
!613 = !DILocation(line: 13, column: 84, scope: !606, inlinedAt: !603)
!614 = !DILocation(line: 13, column: 82, scope: !606, inlinedAt: !603)
!615 = !DILocation(line: 13, column: 46, scope: !606, inlinedAt: !603)
!616 = !DILocation(line: 13, column: 33, scope: !606, inlinedAt: !603)
!617 = distinct !{!617, !607, !618, !368}
!618 = !DILocation(line: 13, column: 88, scope: !601, inlinedAt: !603)
!619 = !DILocation(line: 22, column: 3, scope: !571, inlinedAt: !590)
!620 = !DILocation(line: 0, scope: !544, inlinedAt: !621)
!621 = distinct !DILocation(line: 38, column: 26, scope: !102)
!622 = !DILocation(line: 94, column: 3, scope: !544, inlinedAt: !621)
!623 = !DILocation(line: 95, column: 3, scope: !544, inlinedAt: !621)
!624 = !DILocation(line: 96, column: 22, scope: !544, inlinedAt: !621)
!625 = !DILocation(line: 96, column: 10, scope: !544, inlinedAt: !621)
!626 = !DILocation(line: 96, column: 50, scope: !544, inlinedAt: !621)
!627 = !DILocation(line: 96, column: 38, scope: !544, inlinedAt: !621)
!628 = !DILocation(line: 96, column: 36, scope: !544, inlinedAt: !621)
!629 = !DILocation(line: 96, column: 29, scope: !544, inlinedAt: !621)
!630 = !DILocation(line: 97, column: 1, scope: !544, inlinedAt: !621)
!631 = !DILocation(line: 38, column: 40, scope: !102)
!632 = !DILocalVariable(name: "a", arg: 1, scope: !633, file: !2, line: 38, type: !574)
!633 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 38, type: !634, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !636)
!634 = !DISubroutineType(types: !635)
!635 = !{!78, !574, !576, !87}
!636 = !{!632, !637, !638, !639}
!637 = !DILocalVariable(name: "result", arg: 2, scope: !633, file: !2, line: 38, type: !576)
!638 = !DILocalVariable(name: "seconds", arg: 3, scope: !633, file: !2, line: 38, type: !87)
!639 = !DILocalVariable(name: "count", scope: !633, file: !2, line: 39, type: !122)
!640 = !DILocation(line: 0, scope: !633, inlinedAt: !641)
!641 = distinct !DILocation(line: 40, column: 22, scope: !102)
!642 = !DILocation(line: 41, column: 10, scope: !633, inlinedAt: !641)
!643 = !DILocation(line: 40, column: 3, scope: !633, inlinedAt: !641)
!644 = !DILocalVariable(name: "seconds", arg: 1, scope: !645, file: !31, line: 100, type: !87)
!645 = distinct !DISubprogram(name: "print_seconds", scope: !31, file: !31, line: 100, type: !646, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !648)
!646 = !DISubroutineType(types: !647)
!647 = !{null, !87}
!648 = !{!644}
!649 = !DILocation(line: 0, scope: !645, inlinedAt: !650)
!650 = distinct !DILocation(line: 42, column: 3, scope: !633, inlinedAt: !641)
!651 = !DILocation(line: 100, column: 52, scope: !645, inlinedAt: !650)
!652 = !DILocalVariable(name: "path", arg: 1, scope: !653, file: !31, line: 113, type: !119)
!653 = distinct !DISubprogram(name: "write_result", scope: !31, file: !31, line: 113, type: !654, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !656)
!654 = !DISubroutineType(types: !655)
!655 = !{!78, !119, !576, !74}
!656 = !{!652, !657, !658}
!657 = !DILocalVariable(name: "x", arg: 2, scope: !653, file: !31, line: 113, type: !576)
!658 = !DILocalVariable(name: "count", arg: 3, scope: !653, file: !31, line: 113, type: !74)
!659 = !DILocation(line: 0, scope: !653, inlinedAt: !660)
!660 = distinct !DILocation(line: 43, column: 10, scope: !633, inlinedAt: !641)
!661 = !DILocalVariable(name: "path", arg: 1, scope: !662, file: !31, line: 104, type: !119)
!662 = distinct !DISubprogram(name: "write_elements", scope: !31, file: !31, line: 104, type: !663, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !665)
!663 = !DISubroutineType(types: !664)
!664 = !{!78, !119, !307, !74, !74}
!665 = !{!661, !666, !667, !668, !669, !725}
!666 = !DILocalVariable(name: "x", arg: 2, scope: !662, file: !31, line: 104, type: !307)
!667 = !DILocalVariable(name: "size", arg: 3, scope: !662, file: !31, line: 104, type: !74)
!668 = !DILocalVariable(name: "count", arg: 4, scope: !662, file: !31, line: 104, type: !74)
!669 = !DILocalVariable(name: "file", scope: !662, file: !31, line: 106, type: !670)
!670 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !671, size: 64)
!671 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !672, line: 7, baseType: !673)
!672 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!673 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !674, line: 49, size: 1728, elements: !675)
!674 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!675 = !{!676, !677, !678, !679, !680, !681, !682, !683, !684, !685, !686, !687, !688, !691, !693, !694, !695, !697, !699, !701, !705, !708, !710, !713, !716, !717, !719, !720, !721}
!676 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !673, file: !674, line: 51, baseType: !78, size: 32)
!677 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !673, file: !674, line: 54, baseType: !106, size: 64, offset: 64)
!678 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !673, file: !674, line: 55, baseType: !106, size: 64, offset: 128)
!679 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !673, file: !674, line: 56, baseType: !106, size: 64, offset: 192)
!680 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !673, file: !674, line: 57, baseType: !106, size: 64, offset: 256)
!681 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !673, file: !674, line: 58, baseType: !106, size: 64, offset: 320)
!682 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !673, file: !674, line: 59, baseType: !106, size: 64, offset: 384)
!683 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !673, file: !674, line: 60, baseType: !106, size: 64, offset: 448)
!684 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !673, file: !674, line: 61, baseType: !106, size: 64, offset: 512)
!685 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !673, file: !674, line: 64, baseType: !106, size: 64, offset: 576)
!686 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !673, file: !674, line: 65, baseType: !106, size: 64, offset: 640)
!687 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !673, file: !674, line: 66, baseType: !106, size: 64, offset: 704)
!688 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !673, file: !674, line: 68, baseType: !689, size: 64, offset: 768)
!689 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !690, size: 64)
!690 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !674, line: 36, flags: DIFlagFwdDecl)
!691 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !673, file: !674, line: 70, baseType: !692, size: 64, offset: 832)
!692 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !673, size: 64)
!693 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !673, file: !674, line: 72, baseType: !78, size: 32, offset: 896)
!694 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !673, file: !674, line: 73, baseType: !78, size: 32, offset: 928)
!695 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !673, file: !674, line: 74, baseType: !696, size: 64, offset: 960)
!696 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !82, line: 152, baseType: !153)
!697 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !673, file: !674, line: 77, baseType: !698, size: 16, offset: 1024)
!698 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!699 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !673, file: !674, line: 78, baseType: !700, size: 8, offset: 1040)
!700 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!701 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !673, file: !674, line: 79, baseType: !702, size: 8, offset: 1048)
!702 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !703)
!703 = !{!704}
!704 = !DISubrange(count: 1)
!705 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !673, file: !674, line: 81, baseType: !706, size: 64, offset: 1088)
!706 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !707, size: 64)
!707 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !674, line: 43, baseType: null)
!708 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !673, file: !674, line: 89, baseType: !709, size: 64, offset: 1152)
!709 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !82, line: 153, baseType: !153)
!710 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !673, file: !674, line: 91, baseType: !711, size: 64, offset: 1216)
!711 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !712, size: 64)
!712 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !674, line: 37, flags: DIFlagFwdDecl)
!713 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !673, file: !674, line: 92, baseType: !714, size: 64, offset: 1280)
!714 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !715, size: 64)
!715 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !674, line: 38, flags: DIFlagFwdDecl)
!716 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !673, file: !674, line: 93, baseType: !692, size: 64, offset: 1344)
!717 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !673, file: !674, line: 94, baseType: !718, size: 64, offset: 1408)
!718 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!719 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !673, file: !674, line: 95, baseType: !74, size: 64, offset: 1472)
!720 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !673, file: !674, line: 96, baseType: !78, size: 32, offset: 1536)
!721 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !673, file: !674, line: 98, baseType: !722, size: 160, offset: 1568)
!722 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !723)
!723 = !{!724}
!724 = !DISubrange(count: 20)
!725 = !DILocalVariable(name: "written", scope: !662, file: !31, line: 107, type: !122)
!726 = !DILocation(line: 0, scope: !662, inlinedAt: !727)
!727 = distinct !DILocation(line: 114, column: 10, scope: !653, inlinedAt: !660)
!728 = !DILocation(line: 105, column: 8, scope: !729, inlinedAt: !727)
!729 = distinct !DILexicalBlock(scope: !662, file: !31, line: 105, column: 7)
!730 = !DILocation(line: 105, column: 7, scope: !662, inlinedAt: !727)
!731 = !DILocation(line: 106, column: 16, scope: !662, inlinedAt: !727)
!732 = !DILocation(line: 107, column: 26, scope: !662, inlinedAt: !727)
!733 = !DILocation(line: 107, column: 33, scope: !662, inlinedAt: !727)
!734 = !DILocation(line: 108, column: 16, scope: !735, inlinedAt: !727)
!735 = distinct !DILexicalBlock(scope: !662, file: !31, line: 108, column: 7)
!736 = !DILocation(line: 108, column: 29, scope: !735, inlinedAt: !727)
!737 = !DILocation(line: 109, column: 11, scope: !662, inlinedAt: !727)
!738 = !DILocation(line: 109, column: 3, scope: !662, inlinedAt: !727)
!739 = !DILocation(line: 110, column: 3, scope: !662, inlinedAt: !727)
!740 = !DILocation(line: 41, column: 3, scope: !102)
!741 = !DILocation(line: 41, column: 12, scope: !102)
!742 = !DILocation(line: 41, column: 21, scope: !102)
!743 = !DILocation(line: 41, column: 30, scope: !102)
!744 = !DILocation(line: 41, column: 39, scope: !102)
!745 = !DILocation(line: 41, column: 51, scope: !102)
!746 = !DILocation(line: 41, column: 61, scope: !102)
!747 = !DILocation(line: 43, column: 1, scope: !102)
!748 = !DISubprogram(name: "free", scope: !749, file: !749, line: 568, type: !750, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!749 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!750 = !DISubroutineType(types: !751)
!751 = !{null, !718}
!752 = !DISubprogram(name: "fprintf", scope: !753, file: !753, line: 350, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!753 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!754 = !DISubroutineType(types: !755)
!755 = !{!78, !756, !757, null}
!756 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !670)
!757 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !119)
!758 = !DISubprogram(name: "__errno_location", scope: !759, file: !759, line: 37, type: !760, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!759 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!760 = !DISubroutineType(types: !761)
!761 = !{!762}
!762 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!763 = !DISubprogram(name: "strtol", scope: !749, file: !749, line: 177, type: !764, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!764 = !DISubroutineType(types: !765)
!765 = !{!153, !757, !766, !78}
!766 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !105)
!767 = !DISubprogram(name: "malloc", scope: !749, file: !749, line: 553, type: !768, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!768 = !DISubroutineType(types: !769)
!769 = !{!718, !74}
!770 = !DISubprogram(name: "exit", scope: !749, file: !749, line: 637, type: !771, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!771 = !DISubroutineType(types: !772)
!772 = !{null, !78}
!773 = !DISubprogram(name: "timespec_get", scope: !774, file: !774, line: 383, type: !775, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!775 = !DISubroutineType(types: !776)
!776 = !{!78, !777, !78}
!777 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !548, size: 64)
!778 = !DISubprogram(name: "cblas_sgemm", scope: !68, file: !68, line: 10, type: !779, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!779 = !DISubroutineType(types: !780)
!780 = !{null, !78, !78, !78, !78, !78, !78, !77, !576, !78, !576, !78, !77, !86, !78}
!781 = !DISubprogram(name: "expf", scope: !782, file: !782, line: 95, type: !783, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!782 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!783 = !DISubroutineType(types: !784)
!784 = !{!77, !77}
!785 = !DISubprogram(name: "printf", scope: !753, file: !753, line: 356, type: !786, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!786 = !DISubroutineType(types: !787)
!787 = !{!78, !757, null}
!788 = distinct !DISubprogram(name: "frobenius_norm", scope: !31, file: !31, line: 53, type: !789, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !791)
!789 = !DISubroutineType(types: !790)
!790 = !{!87, !576, !74}
!791 = !{!792, !793, !794, !795}
!792 = !DILocalVariable(name: "x", arg: 1, scope: !788, file: !31, line: 53, type: !576)
!793 = !DILocalVariable(name: "count", arg: 2, scope: !788, file: !31, line: 53, type: !74)
!794 = !DILocalVariable(name: "sum", scope: !788, file: !31, line: 54, type: !87)
!795 = !DILocalVariable(name: "i", scope: !796, file: !31, line: 55, type: !74)
!796 = distinct !DILexicalBlock(scope: !788, file: !31, line: 55, column: 3)
!797 = !DILocation(line: 0, scope: !788)
!798 = !DILocation(line: 0, scope: !796)
!799 = !DILocation(line: 55, column: 24, scope: !800)
!800 = distinct !DILexicalBlock(scope: !796, file: !31, line: 55, column: 3)
!801 = !DILocation(line: 55, column: 3, scope: !796)
!802 = !DILocation(line: 55, column: 53, scope: !800)
!803 = !DILocation(line: 55, column: 45, scope: !800)
!804 = !DILocation(line: 55, column: 58, scope: !800)
!805 = !DILocation(line: 55, column: 42, scope: !800)
!806 = !DILocation(line: 55, column: 33, scope: !800)
!807 = distinct !{!807, !808}
!808 = !{!"llvm.loop.unroll.disable"}
!809 = !DILocation(line: 56, column: 10, scope: !788)
!810 = !DILocation(line: 56, column: 3, scope: !788)
!811 = distinct !{!811, !801, !812, !368}
!812 = !DILocation(line: 55, column: 63, scope: !796)
!813 = !DISubprogram(name: "sqrt", scope: !782, file: !782, line: 143, type: !814, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!814 = !DISubroutineType(types: !815)
!815 = !{!87, !87}
!816 = !DISubprogram(name: "fopen", scope: !753, file: !753, line: 258, type: !817, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!817 = !DISubroutineType(types: !818)
!818 = !{!670, !757, !757}
!819 = !DISubprogram(name: "fwrite", scope: !753, file: !753, line: 681, type: !820, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!820 = !DISubroutineType(types: !821)
!821 = !{!76, !822, !74, !74, !756}
!822 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !307)
!823 = !DISubprogram(name: "fclose", scope: !753, file: !753, line: 178, type: !824, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!824 = !DISubroutineType(types: !825)
!825 = !{!78, !670}
