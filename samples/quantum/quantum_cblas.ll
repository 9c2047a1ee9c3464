; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/quantum/quantum_cblas.c
; sources: samples/quantum/quantum_cblas.c samples/quantum/quantum.h samples/common.h samples/blas.h
; sha256: 72b04ca3880e3157990102e6bb803e2f4b58f5c62d07a4970ff94055c80da1c2
; ModuleID = 'samples/quantum/quantum_cblas.c'
source_filename = "samples/quantum/quantum_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [7 x i8] c"qubits\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"group\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"layers\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [12 x i8] c"quantum.bin\00", align 1, !dbg !19
@stderr = external local_unnamed_addr global ptr, align 8
@.str.5 = private unnamed_addr constant [98 x i8] c"usage: quantum [qubits=16] [group=qubits/2] [layers=4] [seed=1] [output=quantum.bin, - for none]\0A\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !35
@.str.8 = private unnamed_addr constant [48 x i8] c"quantum qubits=%d group=%d layers=%d norm=%.9g\0A\00", align 1, !dbg !40
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !45
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !50
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !55

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !103 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !141
  %4 = alloca [3 x ptr], align 16, !DIAssignID !142
  %5 = alloca %struct.timespec, align 8, !DIAssignID !143
  %6 = alloca ptr, align 8, !DIAssignID !144
  %7 = alloca ptr, align 8, !DIAssignID !145
  %8 = alloca ptr, align 8, !DIAssignID !146
  %9 = alloca ptr, align 8, !DIAssignID !147
    #dbg_value(i32 %0, !109, !DIExpression(), !148)
    #dbg_value(ptr %1, !110, !DIExpression(), !148)
    #dbg_value(i32 %0, !149, !DIExpression(), !162)
    #dbg_value(ptr %1, !155, !DIExpression(), !162)
    #dbg_value(ptr undef, !156, !DIExpression(), !162)
  %10 = icmp slt i32 %0, 7, !dbg !165
  br i1 %10, label %11, label %112, !dbg !167

11:                                               ; preds = %2
    #dbg_assign(i1 undef, !168, !DIExpression(), !147, ptr %9, !DIExpression(), !182)
    #dbg_value(i32 %0, !174, !DIExpression(), !182)
    #dbg_value(ptr %1, !175, !DIExpression(), !182)
    #dbg_value(i32 1, !176, !DIExpression(), !182)
    #dbg_value(ptr @.str, !177, !DIExpression(), !182)
    #dbg_value(i64 2, !178, !DIExpression(), !182)
    #dbg_value(i64 30, !179, !DIExpression(), !182)
    #dbg_value(i64 16, !180, !DIExpression(), !182)
    #dbg_value(ptr undef, !181, !DIExpression(), !182)
    #dbg_value(i64 16, !157, !DIExpression(), !162)
  %12 = icmp sgt i32 %0, 1, !dbg !184
  br i1 %12, label %13, label %115, !dbg !186

13:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #15, !dbg !187
  %14 = tail call ptr @__errno_location() #16, !dbg !188
  store i32 0, ptr %14, align 4, !dbg !189, !tbaa !190
  %15 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !194
  %16 = load ptr, ptr %15, align 8, !dbg !194, !tbaa !195
  %17 = call i64 @strtol(ptr noundef %16, ptr noundef nonnull %9, i32 noundef 10) #15, !dbg !197
    #dbg_value(i64 %17, !157, !DIExpression(), !162)
  %18 = load ptr, ptr %15, align 8, !dbg !198, !tbaa !195
  %19 = load i8, ptr %18, align 1, !dbg !200, !tbaa !201
  %20 = icmp eq i8 %19, 0, !dbg !200
  br i1 %20, label %31, label %21, !dbg !202

21:                                               ; preds = %13
  %22 = load ptr, ptr %9, align 8, !dbg !203, !tbaa !195
  %23 = load i8, ptr %22, align 1, !dbg !204, !tbaa !201
  %24 = icmp eq i8 %23, 0, !dbg !204
  br i1 %24, label %25, label %31, !dbg !205

25:                                               ; preds = %21
  %26 = load i32, ptr %14, align 4, !dbg !206, !tbaa !190
  %27 = icmp ne i32 %26, 0, !dbg !206
  %28 = add i64 %17, -31, !dbg !207
  %29 = icmp ult i64 %28, -29, !dbg !207
  %30 = select i1 %27, i1 true, i1 %29, !dbg !207
  br i1 %30, label %31, label %34, !dbg !207

31:                                               ; preds = %25, %21, %13
  %32 = load ptr, ptr @stderr, align 8, !dbg !208, !tbaa !195
  %33 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %32, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str, ptr noundef nonnull %18, i64 noundef 2, i64 noundef 30) #17, !dbg !209
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !210
    #dbg_value(i64 %17, !157, !DIExpression(), !162)
  br label %112, !dbg !211

34:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !210
    #dbg_value(i64 %17, !157, !DIExpression(), !162)
  %35 = trunc nuw i64 %17 to i32, !dbg !212
  %36 = add nsw i32 %35, -1, !dbg !213
    #dbg_value(i32 13, !214, !DIExpression(), !220)
    #dbg_value(i32 %36, !219, !DIExpression(), !220)
  %37 = tail call i32 @llvm.umin.i32(i32 %36, i32 13), !dbg !222
  %38 = zext nneg i32 %37 to i64, !dbg !223
  %39 = add nuw nsw i64 %17, 1, !dbg !224
  %40 = lshr i64 %39, 1, !dbg !224
    #dbg_assign(i1 undef, !168, !DIExpression(), !146, ptr %8, !DIExpression(), !225)
    #dbg_value(i32 %0, !174, !DIExpression(), !225)
    #dbg_value(ptr %1, !175, !DIExpression(), !225)
    #dbg_value(i32 2, !176, !DIExpression(), !225)
    #dbg_value(ptr @.str.1, !177, !DIExpression(), !225)
    #dbg_value(i64 1, !178, !DIExpression(), !225)
    #dbg_value(i64 %38, !179, !DIExpression(), !225)
    #dbg_value(i64 %40, !180, !DIExpression(), !225)
    #dbg_value(ptr undef, !181, !DIExpression(), !225)
    #dbg_value(i64 %40, !159, !DIExpression(), !162)
  %41 = icmp eq i32 %0, 2, !dbg !227
  br i1 %41, label %115, label %42, !dbg !228

42:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #15, !dbg !229
  store i32 0, ptr %14, align 4, !dbg !230, !tbaa !190
  %43 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !231
  %44 = load ptr, ptr %43, align 8, !dbg !231, !tbaa !195
  %45 = call i64 @strtol(ptr noundef %44, ptr noundef nonnull %8, i32 noundef 10) #15, !dbg !232
    #dbg_value(i64 %45, !159, !DIExpression(), !162)
  %46 = load ptr, ptr %43, align 8, !dbg !233, !tbaa !195
  %47 = load i8, ptr %46, align 1, !dbg !234, !tbaa !201
  %48 = icmp eq i8 %47, 0, !dbg !234
  br i1 %48, label %60, label %49, !dbg !235

49:                                               ; preds = %42
  %50 = load ptr, ptr %8, align 8, !dbg !236, !tbaa !195
  %51 = load i8, ptr %50, align 1, !dbg !237, !tbaa !201
  %52 = icmp eq i8 %51, 0, !dbg !237
  br i1 %52, label %53, label %60, !dbg !238

53:                                               ; preds = %49
  %54 = load i32, ptr %14, align 4, !dbg !239, !tbaa !190
  %55 = icmp ne i32 %54, 0, !dbg !239
  %56 = icmp slt i64 %45, 1
  %57 = icmp sgt i64 %45, %38
  %58 = or i1 %56, %57, !dbg !240
  %59 = select i1 %55, i1 true, i1 %58, !dbg !240
  br i1 %59, label %60, label %63, !dbg !240

60:                                               ; preds = %53, %49, %42
  %61 = load ptr, ptr @stderr, align 8, !dbg !241, !tbaa !195
  %62 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %61, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %46, i64 noundef 1, i64 noundef %38) #17, !dbg !242
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !243
    #dbg_value(i64 %45, !159, !DIExpression(), !162)
  br label %112, !dbg !244

63:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !243
    #dbg_value(i64 %45, !159, !DIExpression(), !162)
    #dbg_assign(i1 undef, !168, !DIExpression(), !145, ptr %7, !DIExpression(), !245)
    #dbg_value(i32 %0, !174, !DIExpression(), !245)
    #dbg_value(ptr %1, !175, !DIExpression(), !245)
    #dbg_value(i32 3, !176, !DIExpression(), !245)
    #dbg_value(ptr @.str.2, !177, !DIExpression(), !245)
    #dbg_value(i64 1, !178, !DIExpression(), !245)
    #dbg_value(i64 60, !179, !DIExpression(), !245)
    #dbg_value(i64 4, !180, !DIExpression(), !245)
    #dbg_value(ptr undef, !181, !DIExpression(), !245)
    #dbg_value(i64 4, !160, !DIExpression(), !162)
  %64 = icmp ugt i32 %0, 3, !dbg !247
  br i1 %64, label %65, label %115, !dbg !248

65:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15, !dbg !249
  store i32 0, ptr %14, align 4, !dbg !250, !tbaa !190
  %66 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !251
  %67 = load ptr, ptr %66, align 8, !dbg !251, !tbaa !195
  %68 = call i64 @strtol(ptr noundef %67, ptr noundef nonnull %7, i32 noundef 10) #15, !dbg !252
    #dbg_value(i64 %68, !160, !DIExpression(), !162)
  %69 = load ptr, ptr %66, align 8, !dbg !253, !tbaa !195
  %70 = load i8, ptr %69, align 1, !dbg !254, !tbaa !201
  %71 = icmp eq i8 %70, 0, !dbg !254
  br i1 %71, label %82, label %72, !dbg !255

72:                                               ; preds = %65
  %73 = load ptr, ptr %7, align 8, !dbg !256, !tbaa !195
  %74 = load i8, ptr %73, align 1, !dbg !257, !tbaa !201
  %75 = icmp eq i8 %74, 0, !dbg !257
  br i1 %75, label %76, label %82, !dbg !258

76:                                               ; preds = %72
  %77 = load i32, ptr %14, align 4, !dbg !259, !tbaa !190
  %78 = icmp ne i32 %77, 0, !dbg !259
  %79 = add i64 %68, -61, !dbg !260
  %80 = icmp ult i64 %79, -60, !dbg !260
  %81 = select i1 %78, i1 true, i1 %80, !dbg !260
  br i1 %81, label %82, label %85, !dbg !260

82:                                               ; preds = %76, %72, %65
  %83 = load ptr, ptr @stderr, align 8, !dbg !261, !tbaa !195
  %84 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %83, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %69, i64 noundef 1, i64 noundef 60) #17, !dbg !262
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !263
    #dbg_value(i64 %68, !160, !DIExpression(), !162)
  br label %112, !dbg !264

85:                                               ; preds = %76
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !263
    #dbg_value(i64 %68, !160, !DIExpression(), !162)
  %86 = trunc nuw i64 %68 to i32, !dbg !265
    #dbg_assign(i1 undef, !168, !DIExpression(), !144, ptr %6, !DIExpression(), !267)
    #dbg_value(i32 %0, !174, !DIExpression(), !267)
    #dbg_value(ptr %1, !175, !DIExpression(), !267)
    #dbg_value(i32 4, !176, !DIExpression(), !267)
    #dbg_value(ptr @.str.3, !177, !DIExpression(), !267)
    #dbg_value(i64 0, !178, !DIExpression(), !267)
    #dbg_value(i64 2147483647, !179, !DIExpression(), !267)
    #dbg_value(i64 1, !180, !DIExpression(), !267)
    #dbg_value(ptr undef, !181, !DIExpression(), !267)
    #dbg_value(i64 1, !161, !DIExpression(), !162)
  %87 = icmp eq i32 %0, 4, !dbg !269
  br i1 %87, label %115, label %88, !dbg !270

88:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15, !dbg !271
  store i32 0, ptr %14, align 4, !dbg !272, !tbaa !190
  %89 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !273
  %90 = load ptr, ptr %89, align 8, !dbg !273, !tbaa !195
  %91 = call i64 @strtol(ptr noundef %90, ptr noundef nonnull %6, i32 noundef 10) #15, !dbg !274
    #dbg_value(i64 %91, !161, !DIExpression(), !162)
  %92 = load ptr, ptr %89, align 8, !dbg !275, !tbaa !195
  %93 = load i8, ptr %92, align 1, !dbg !276, !tbaa !201
  %94 = icmp eq i8 %93, 0, !dbg !276
  br i1 %94, label %104, label %95, !dbg !277

95:                                               ; preds = %88
  %96 = load ptr, ptr %6, align 8, !dbg !278, !tbaa !195
  %97 = load i8, ptr %96, align 1, !dbg !279, !tbaa !201
  %98 = icmp eq i8 %97, 0, !dbg !279
  br i1 %98, label %99, label %104, !dbg !280

99:                                               ; preds = %95
  %100 = load i32, ptr %14, align 4, !dbg !281, !tbaa !190
  %101 = icmp ne i32 %100, 0, !dbg !281
  %102 = icmp ugt i64 %91, 2147483647, !dbg !282
  %103 = select i1 %101, i1 true, i1 %102, !dbg !282
  br i1 %103, label %104, label %107, !dbg !282

104:                                              ; preds = %99, %95, %88
  %105 = load ptr, ptr @stderr, align 8, !dbg !283, !tbaa !195
  %106 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %105, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %92, i64 noundef 0, i64 noundef 2147483647) #17, !dbg !284
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !285
    #dbg_value(i64 %91, !161, !DIExpression(), !162)
  br label %112, !dbg !286

107:                                              ; preds = %99
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !285
    #dbg_value(i64 %91, !161, !DIExpression(), !162)
    #dbg_value(i32 %35, !111, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !148)
    #dbg_value(i64 %45, !111, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !148)
    #dbg_value(i32 %86, !111, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !148)
    #dbg_value(i64 %91, !111, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !148)
  %108 = icmp eq i32 %0, 6, !dbg !287
  br i1 %108, label %109, label %115, !dbg !288

109:                                              ; preds = %107
  %110 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !289
  %111 = load ptr, ptr %110, align 8, !dbg !289, !tbaa !195
  br label %115, !dbg !288

112:                                              ; preds = %2, %31, %60, %82, %104
  %113 = load ptr, ptr @stderr, align 8, !dbg !290, !tbaa !195
  %114 = tail call i64 @fwrite(ptr nonnull @.str.5, i64 97, i64 1, ptr %113) #18, !dbg !291
    #dbg_value(ptr undef, !111, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !148)
    #dbg_value(i64 undef, !111, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !148)
    #dbg_value(i32 undef, !111, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !148)
    #dbg_value(i32 undef, !111, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !148)
    #dbg_value(i32 undef, !111, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !148)
  br label %640, !dbg !292

115:                                              ; preds = %11, %34, %63, %85, %109, %107
  %116 = phi i32 [ %35, %107 ], [ %35, %109 ], [ %35, %85 ], [ %35, %63 ], [ %35, %34 ], [ 16, %11 ]
  %117 = phi i64 [ %45, %107 ], [ %45, %109 ], [ %45, %85 ], [ %45, %63 ], [ %40, %34 ], [ 8, %11 ]
  %118 = phi i32 [ %86, %107 ], [ %86, %109 ], [ %86, %85 ], [ 4, %63 ], [ 4, %34 ], [ 4, %11 ]
  %119 = phi i64 [ %91, %107 ], [ %91, %109 ], [ 1, %85 ], [ 1, %63 ], [ 1, %34 ], [ 1, %11 ]
  %120 = phi ptr [ @.str.4, %107 ], [ %111, %109 ], [ @.str.4, %85 ], [ @.str.4, %63 ], [ @.str.4, %34 ], [ @.str.4, %11 ]
  %121 = trunc i64 %117 to i32, !dbg !293
    #dbg_value(ptr %120, !111, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !148)
    #dbg_value(i64 %119, !111, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !148)
    #dbg_value(i32 %118, !111, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !148)
    #dbg_value(i32 %121, !111, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !148)
    #dbg_value(i32 %116, !111, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !148)
    #dbg_value(ptr undef, !294, !DIExpression(), !301)
  %122 = zext nneg i32 %116 to i64, !dbg !303
  %123 = shl nuw nsw i64 1, %122, !dbg !303
    #dbg_value(i64 %123, !122, !DIExpression(), !148)
    #dbg_value(ptr undef, !304, !DIExpression(), !309)
  %124 = shl nuw nsw i32 1, %121, !dbg !311
  %125 = zext nneg i32 %124 to i64, !dbg !312
    #dbg_value(i64 %125, !124, !DIExpression(), !148)
    #dbg_value(!DIArgList(i64 2, i64 %122), !313, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_stack_value), !319)
  %126 = shl nuw nsw i64 8, %122, !dbg !321
  %127 = tail call noalias ptr @malloc(i64 noundef %126) #19, !dbg !322
    #dbg_value(ptr %127, !318, !DIExpression(), !319)
    #dbg_value(ptr %127, !323, !DIExpression(), !331)
    #dbg_value(i64 %126, !330, !DIExpression(), !331)
  %128 = icmp eq ptr %127, null, !dbg !333
  br i1 %128, label %129, label %132, !dbg !335

129:                                              ; preds = %115
  %130 = load ptr, ptr @stderr, align 8, !dbg !336, !tbaa !195
  %131 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %130, ptr noundef nonnull @.str.7, i64 noundef %126) #17, !dbg !337
  tail call void @exit(i32 noundef 1) #20, !dbg !338
  unreachable, !dbg !338

132:                                              ; preds = %115
    #dbg_value(ptr %127, !125, !DIExpression(), !148)
  %133 = shl nuw nsw i64 %125, %117, !dbg !339
    #dbg_value(i64 %133, !313, !DIExpression(), !340)
  %134 = shl nuw nsw i64 %133, 2, !dbg !342
  %135 = tail call noalias ptr @malloc(i64 noundef %134) #19, !dbg !343
    #dbg_value(ptr %135, !318, !DIExpression(), !340)
    #dbg_value(ptr %135, !323, !DIExpression(), !344)
    #dbg_value(i64 %134, !330, !DIExpression(), !344)
  %136 = icmp eq ptr %135, null, !dbg !346
  br i1 %136, label %137, label %140, !dbg !347

137:                                              ; preds = %132
  %138 = load ptr, ptr @stderr, align 8, !dbg !348, !tbaa !195
  %139 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %138, ptr noundef nonnull @.str.7, i64 noundef %134) #17, !dbg !349
  tail call void @exit(i32 noundef 1) #20, !dbg !350
  unreachable, !dbg !350

140:                                              ; preds = %132
    #dbg_value(ptr %135, !126, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !148)
    #dbg_value(i64 %133, !313, !DIExpression(), !351)
  %141 = tail call noalias ptr @malloc(i64 noundef %134) #19, !dbg !353
    #dbg_value(ptr %141, !318, !DIExpression(), !351)
    #dbg_value(ptr %141, !323, !DIExpression(), !354)
    #dbg_value(i64 %134, !330, !DIExpression(), !354)
  %142 = icmp eq ptr %141, null, !dbg !356
  br i1 %142, label %143, label %146, !dbg !357

143:                                              ; preds = %140
  %144 = load ptr, ptr @stderr, align 8, !dbg !358, !tbaa !195
  %145 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %144, ptr noundef nonnull @.str.7, i64 noundef %134) #17, !dbg !359
  tail call void @exit(i32 noundef 1) #20, !dbg !360
  unreachable, !dbg !360

146:                                              ; preds = %140
    #dbg_value(ptr %141, !126, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !148)
    #dbg_value(i64 %123, !313, !DIExpression(), !361)
  %147 = shl nuw nsw i64 4, %122, !dbg !363
  %148 = tail call noalias ptr @malloc(i64 noundef %147) #19, !dbg !364
    #dbg_value(ptr %148, !318, !DIExpression(), !361)
    #dbg_value(ptr %148, !323, !DIExpression(), !365)
    #dbg_value(i64 %147, !330, !DIExpression(), !365)
  %149 = icmp eq ptr %148, null, !dbg !367
  br i1 %149, label %150, label %153, !dbg !368

150:                                              ; preds = %146
  %151 = load ptr, ptr @stderr, align 8, !dbg !369, !tbaa !195
  %152 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %151, ptr noundef nonnull @.str.7, i64 noundef %147) #17, !dbg !370
  tail call void @exit(i32 noundef 1) #20, !dbg !371
  unreachable, !dbg !371

153:                                              ; preds = %146
    #dbg_value(ptr %148, !126, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !148)
    #dbg_value(i64 %123, !313, !DIExpression(), !372)
  %154 = tail call noalias ptr @malloc(i64 noundef %147) #19, !dbg !374
    #dbg_value(ptr %154, !318, !DIExpression(), !372)
    #dbg_value(ptr %154, !323, !DIExpression(), !375)
    #dbg_value(i64 %147, !330, !DIExpression(), !375)
  %155 = icmp eq ptr %154, null, !dbg !377
  br i1 %155, label %156, label %159, !dbg !378

156:                                              ; preds = %153
  %157 = load ptr, ptr @stderr, align 8, !dbg !379, !tbaa !195
  %158 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %157, ptr noundef nonnull @.str.7, i64 noundef %147) #17, !dbg !380
  tail call void @exit(i32 noundef 1) #20, !dbg !381
  unreachable, !dbg !381

159:                                              ; preds = %153
    #dbg_value(ptr %154, !126, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !148)
    #dbg_value(i64 %123, !313, !DIExpression(), !382)
  %160 = tail call noalias ptr @malloc(i64 noundef %147) #19, !dbg !384
    #dbg_value(ptr %160, !318, !DIExpression(), !382)
    #dbg_value(ptr %160, !323, !DIExpression(), !385)
    #dbg_value(i64 %147, !330, !DIExpression(), !385)
  %161 = icmp eq ptr %160, null, !dbg !387
  br i1 %161, label %162, label %165, !dbg !388

162:                                              ; preds = %159
  %163 = load ptr, ptr @stderr, align 8, !dbg !389, !tbaa !195
  %164 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %163, ptr noundef nonnull @.str.7, i64 noundef %147) #17, !dbg !390
  tail call void @exit(i32 noundef 1) #20, !dbg !391
  unreachable, !dbg !391

165:                                              ; preds = %159
    #dbg_value(ptr %160, !126, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !148)
    #dbg_value(i64 %123, !313, !DIExpression(), !392)
  %166 = tail call noalias ptr @malloc(i64 noundef %147) #19, !dbg !394
    #dbg_value(ptr %166, !318, !DIExpression(), !392)
    #dbg_value(ptr %166, !323, !DIExpression(), !395)
    #dbg_value(i64 %147, !330, !DIExpression(), !395)
  %167 = icmp eq ptr %166, null, !dbg !397
  br i1 %167, label %168, label %171, !dbg !398

168:                                              ; preds = %165
  %169 = load ptr, ptr @stderr, align 8, !dbg !399, !tbaa !195
  %170 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %169, ptr noundef nonnull @.str.7, i64 noundef %147) #17, !dbg !400
  tail call void @exit(i32 noundef 1) #20, !dbg !401
  unreachable, !dbg !401

171:                                              ; preds = %165
    #dbg_value(ptr %166, !126, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !148)
    #dbg_value(ptr undef, !402, !DIExpression(), !407)
    #dbg_value(ptr undef, !294, !DIExpression(), !409)
  %172 = uitofp nneg i64 %123 to float, !dbg !411
  %173 = fdiv float 1.500000e+00, %172, !dbg !412
  %174 = tail call float @llvm.sqrt.f32(float %173), !dbg !413
  tail call fastcc void @fill_uniform(ptr noundef nonnull %148, i64 noundef %123, i64 noundef %119, i64 noundef 0, float noundef %174), !dbg !414
    #dbg_value(ptr undef, !402, !DIExpression(), !415)
    #dbg_value(ptr undef, !294, !DIExpression(), !417)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %154, i64 noundef %123, i64 noundef %119, i64 noundef 1, float noundef %174), !dbg !419
    #dbg_assign(i1 undef, !420, !DIExpression(), !143, ptr %5, !DIExpression(), !432)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15, !dbg !434
  %175 = call i32 @timespec_get(ptr noundef nonnull %5, i32 noundef 1) #15, !dbg !435
  %176 = load i64, ptr %5, align 8, !dbg !436, !tbaa !437
  %177 = sitofp i64 %176 to double, !dbg !440
  %178 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !441
  %179 = load i64, ptr %178, align 8, !dbg !441, !tbaa !442
  %180 = sitofp i64 %179 to double, !dbg !443
  %181 = fmul double %180, 1.000000e-09, !dbg !444
  %182 = fadd double %181, %177, !dbg !445
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15, !dbg !446
    #dbg_value(double %182, !136, !DIExpression(), !148)
    #dbg_value(ptr undef, !447, !DIExpression(), !459)
    #dbg_value(ptr undef, !454, !DIExpression(), !459)
    #dbg_value(ptr undef, !304, !DIExpression(), !461)
    #dbg_value(i32 %124, !455, !DIExpression(), !459)
    #dbg_value(ptr undef, !463, !DIExpression(), !466)
  %183 = sub nsw i32 %116, %121, !dbg !468
  %184 = shl nuw nsw i32 1, %183, !dbg !469
    #dbg_value(i32 %184, !456, !DIExpression(), !459)
    #dbg_value(i32 0, !457, !DIExpression(), !470)
  %185 = getelementptr inbounds i8, ptr %4, i64 8
  %186 = getelementptr inbounds i8, ptr %4, i64 16
  %187 = zext nneg i32 %184 to i64
  %188 = zext nneg i32 %183 to i64
  %189 = shl nuw nsw i64 %125, 4
  %190 = shl nuw nsw i64 %125, 3
  %191 = shl nuw nsw i32 2, %121
  %192 = uitofp nneg i32 %124 to double
  %193 = zext nneg i32 %191 to i64
  %194 = shl nuw nsw i64 %119, 8
  %195 = zext nneg i32 %118 to i64, !dbg !471
  %196 = add nsw i64 %125, -1, !dbg !471
  %197 = and i64 %125, 1
  %198 = icmp eq i64 %196, 0
  %199 = and i64 %125, 2147483646
  %200 = icmp ne i64 %197, 0
  %201 = and i64 %125, 1
  %202 = icmp eq i64 %196, 0
  %203 = and i64 %125, 2147483646
  %204 = icmp ne i64 %201, 0
  %205 = insertelement <2 x double> poison, double %192, i64 0
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> zeroinitializer
  %207 = icmp ult i32 %121, 2
  %208 = and i64 %125, 2147483644
  %209 = and i64 %125, 3
  %210 = icmp ult i32 %121, 2
  %211 = and i64 %125, 2147483644
  %212 = icmp eq i64 %209, 0
  %213 = and i64 %125, 3
  %214 = icmp ult i32 %121, 2
  %215 = and i64 %125, 2147483644
  %216 = icmp eq i64 %213, 0
  br label %217, !dbg !471

217:                                              ; preds = %602, %171
  %218 = phi i64 [ 0, %171 ], [ %603, %602 ]
    #dbg_value(i64 %218, !457, !DIExpression(), !470)
    #dbg_value(ptr undef, !472, !DIExpression(), !493)
    #dbg_value(i64 %218, !477, !DIExpression(), !493)
    #dbg_value(ptr undef, !478, !DIExpression(), !493)
    #dbg_value(ptr undef, !304, !DIExpression(), !497)
    #dbg_value(i32 %124, !479, !DIExpression(), !493)
    #dbg_assign(i1 undef, !499, !DIExpression(), !142, ptr %4, !DIExpression(), !516)
    #dbg_value(ptr undef, !504, !DIExpression(), !516)
    #dbg_value(i64 %218, !505, !DIExpression(), !516)
    #dbg_value(ptr undef, !304, !DIExpression(), !518)
    #dbg_value(i32 %124, !506, !DIExpression(), !516)
    #dbg_value(i64 %125, !520, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !526)
  %219 = call noalias ptr @malloc(i64 noundef %189) #19, !dbg !528
    #dbg_value(ptr %219, !525, !DIExpression(), !526)
    #dbg_value(ptr %219, !323, !DIExpression(), !529)
    #dbg_value(i64 %189, !330, !DIExpression(), !529)
  %220 = icmp eq ptr %219, null, !dbg !531
  br i1 %220, label %221, label %224, !dbg !532

221:                                              ; preds = %217
  %222 = load ptr, ptr @stderr, align 8, !dbg !533, !tbaa !195, !noalias !534
  %223 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %222, ptr noundef nonnull @.str.7, i64 noundef %189) #17, !dbg !537, !noalias !534
  call void @exit(i32 noundef 1) #20, !dbg !538, !noalias !534
  unreachable, !dbg !538

224:                                              ; preds = %217
    #dbg_value(i64 %190, !520, !DIExpression(), !526)
    #dbg_value(ptr %219, !507, !DIExpression(), !516)
    #dbg_value(i64 %190, !313, !DIExpression(), !539)
  %225 = call noalias ptr @malloc(i64 noundef %190) #19, !dbg !541
    #dbg_value(ptr %225, !318, !DIExpression(), !539)
    #dbg_value(ptr %225, !323, !DIExpression(), !542)
    #dbg_value(i64 %190, !330, !DIExpression(), !542)
  %226 = icmp eq ptr %225, null, !dbg !544
  br i1 %226, label %227, label %230, !dbg !545

227:                                              ; preds = %224
  %228 = load ptr, ptr @stderr, align 8, !dbg !546, !tbaa !195, !noalias !534
  %229 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %228, ptr noundef nonnull @.str.7, i64 noundef %190) #17, !dbg !547, !noalias !534
  call void @exit(i32 noundef 1) #20, !dbg !548, !noalias !534
  unreachable, !dbg !548

230:                                              ; preds = %224
    #dbg_value(ptr %225, !508, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !516)
    #dbg_value(ptr %225, !480, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !493)
    #dbg_value(i64 %125, !313, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !549)
  %231 = call noalias ptr @malloc(i64 noundef %190) #19, !dbg !551
    #dbg_value(ptr %231, !318, !DIExpression(), !549)
    #dbg_value(ptr %231, !323, !DIExpression(), !552)
    #dbg_value(i64 %190, !330, !DIExpression(), !552)
  %232 = icmp eq ptr %231, null, !dbg !554
  br i1 %232, label %233, label %236, !dbg !555

233:                                              ; preds = %230
  %234 = load ptr, ptr @stderr, align 8, !dbg !556, !tbaa !195, !noalias !534
  %235 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %234, ptr noundef nonnull @.str.7, i64 noundef %190) #17, !dbg !557, !noalias !534
  call void @exit(i32 noundef 1) #20, !dbg !558, !noalias !534
  unreachable, !dbg !558

236:                                              ; preds = %230
    #dbg_value(ptr %231, !508, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !516)
    #dbg_value(ptr %231, !480, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !493)
    #dbg_value(i64 %125, !313, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !559)
  %237 = call noalias ptr @malloc(i64 noundef %190) #19, !dbg !561
    #dbg_value(ptr %237, !318, !DIExpression(), !559)
    #dbg_value(ptr %237, !323, !DIExpression(), !562)
    #dbg_value(i64 %190, !330, !DIExpression(), !562)
  %238 = icmp eq ptr %237, null, !dbg !564
  br i1 %238, label %239, label %242, !dbg !565

239:                                              ; preds = %236
  %240 = load ptr, ptr @stderr, align 8, !dbg !566, !tbaa !195, !noalias !534
  %241 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %240, ptr noundef nonnull @.str.7, i64 noundef %190) #17, !dbg !567, !noalias !534
  call void @exit(i32 noundef 1) #20, !dbg !568, !noalias !534
  unreachable, !dbg !568

242:                                              ; preds = %236
    #dbg_value(ptr %237, !508, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !516)
    #dbg_value(ptr %237, !480, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !493)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #15, !dbg !569, !noalias !534
  store ptr %225, ptr %4, align 16, !dbg !570, !tbaa !195, !noalias !534, !DIAssignID !571
    #dbg_assign(ptr %225, !499, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !571, ptr %4, !DIExpression(), !516)
  store ptr %231, ptr %185, align 8, !dbg !570, !tbaa !195, !noalias !534, !DIAssignID !572
    #dbg_assign(ptr %231, !499, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !572, ptr %185, !DIExpression(), !516)
  store ptr %237, ptr %186, align 16, !dbg !570, !tbaa !195, !noalias !534, !DIAssignID !573
    #dbg_assign(ptr %237, !499, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !573, ptr %186, !DIExpression(), !516)
    #dbg_value(i32 0, !509, !DIExpression(), !574)
  %243 = mul nuw nsw i64 %218, 3
  %244 = add nuw nsw i64 %243, 2
  %245 = getelementptr inbounds double, ptr %219, i64 %125
  br label %246, !dbg !575

246:                                              ; preds = %388, %242
  %247 = phi i64 [ 0, %242 ], [ %389, %388 ]
    #dbg_value(i64 %247, !509, !DIExpression(), !574)
    #dbg_value(i32 %124, !576, !DIExpression(), !589)
    #dbg_value(i64 poison, !581, !DIExpression(), !589)
    #dbg_value(ptr %219, !583, !DIExpression(), !589)
    #dbg_value(i32 0, !584, !DIExpression(), !591)
    #dbg_value(!DIArgList(i64 %244, i64 %247), !582, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !589)
  %248 = add nuw nsw i64 %244, %247, !dbg !592
    #dbg_value(i64 %248, !582, !DIExpression(), !589)
    #dbg_value(i64 %119, !581, !DIExpression(), !589)
  %249 = or i64 %248, %194
  %250 = mul i64 %249, -3372029247567499371
  br label %251, !dbg !593

251:                                              ; preds = %251, %246
  %252 = phi i64 [ 0, %246 ], [ %273, %251 ]
    #dbg_value(i64 %252, !584, !DIExpression(), !591)
    #dbg_value(i64 poison, !594, !DIExpression(), !603)
    #dbg_value(!DIArgList(i64 %218, i64 %247), !599, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 3, DW_OP_mul, DW_OP_plus_uconst, 2, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !603)
    #dbg_value(i64 %252, !600, !DIExpression(), !603)
    #dbg_value(i64 poison, !605, !DIExpression(), !613)
    #dbg_value(!DIArgList(i64 %218, i64 %247), !610, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 3, DW_OP_mul, DW_OP_plus_uconst, 2, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !613)
    #dbg_value(i64 %252, !611, !DIExpression(), !613)
  %253 = mul i64 %252, -7046029254386353131, !dbg !615
  %254 = add i64 %253, %250, !dbg !616
    #dbg_value(i64 %254, !612, !DIExpression(), !613)
  %255 = lshr i64 %254, 30, !dbg !617
  %256 = xor i64 %255, %254, !dbg !618
  %257 = mul i64 %256, -4658895280553007687, !dbg !619
    #dbg_value(i64 %257, !612, !DIExpression(), !613)
  %258 = lshr i64 %257, 27, !dbg !620
  %259 = xor i64 %258, %257, !dbg !621
  %260 = mul i64 %259, -7723592293110705685, !dbg !622
    #dbg_value(i64 %260, !612, !DIExpression(), !613)
    #dbg_value(!DIArgList(i64 0, i64 %260), !601, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !603)
  %261 = lshr i64 %260, 40, !dbg !623
  %262 = trunc nuw nsw i64 %261 to i32, !dbg !623
  %263 = or i32 %262, 1, !dbg !624
  %264 = add nsw i32 %263, -8388608, !dbg !625
  %265 = sitofp i32 %264 to float, !dbg !626
  %266 = fmul float %265, 0x3E80000000000000, !dbg !627
  %267 = fpext float %266 to double, !dbg !628
  %268 = fmul double %267, 0x400921FB54442D18, !dbg !629
    #dbg_value(double %268, !586, !DIExpression(), !630)
  %269 = call double @cos(double noundef %268) #15, !dbg !631, !noalias !534
  %270 = getelementptr inbounds double, ptr %219, i64 %252, !dbg !632
  store double %269, ptr %270, align 8, !dbg !633, !tbaa !634, !noalias !534
  %271 = call double @sin(double noundef %268) #15, !dbg !636, !noalias !534
  %272 = getelementptr inbounds double, ptr %245, i64 %252, !dbg !637
  store double %271, ptr %272, align 8, !dbg !638, !tbaa !634, !noalias !534
  %273 = add nuw nsw i64 %252, 1, !dbg !639
    #dbg_value(i64 %273, !584, !DIExpression(), !591)
  %274 = icmp eq i64 %273, %125, !dbg !640
  br i1 %274, label %275, label %251, !dbg !593, !llvm.loop !641

275:                                              ; preds = %251
  %276 = icmp eq i64 %247, 1, !dbg !644
  br i1 %276, label %277, label %375, !dbg !646

277:                                              ; preds = %275, %294
  %278 = phi i32 [ %295, %294 ], [ 1, %275 ]
    #dbg_value(i32 %278, !647, !DIExpression(), !663)
    #dbg_value(i32 0, !655, !DIExpression(), !665)
  %279 = sext i32 %278 to i64, !dbg !666
  %280 = getelementptr double, ptr %219, i64 %279, !dbg !666
  br i1 %198, label %281, label %297, !dbg !666

281:                                              ; preds = %322, %277
  %282 = phi i64 [ 0, %277 ], [ %323, %322 ]
    #dbg_value(i64 %282, !655, !DIExpression(), !665)
  %283 = trunc nuw nsw i64 %282 to i32
  %284 = and i32 %278, %283
  %285 = icmp eq i32 %284, 0
  %286 = select i1 %200, i1 %285, i1 false, !dbg !667
  br i1 %286, label %287, label %294, !dbg !667

287:                                              ; preds = %281
  %288 = getelementptr inbounds double, ptr %219, i64 %282, !dbg !668
  %289 = load double, ptr %288, align 8, !dbg !668, !tbaa !634, !noalias !534
  %290 = getelementptr double, ptr %280, i64 %282, !dbg !669
  %291 = load double, ptr %290, align 8, !dbg !669, !tbaa !634, !noalias !534
  %292 = fadd double %289, %291, !dbg !670
    #dbg_value(double %292, !658, !DIExpression(), !671)
  %293 = fsub double %289, %291, !dbg !672
    #dbg_value(double %293, !662, !DIExpression(), !671)
  store double %292, ptr %288, align 8, !dbg !673, !tbaa !634, !noalias !534
  store double %293, ptr %290, align 8, !dbg !674, !tbaa !634, !noalias !534
  br label %294, !dbg !675

294:                                              ; preds = %287, %281
  %295 = shl nsw i32 %278, 1, !dbg !676
    #dbg_value(i32 %295, !647, !DIExpression(), !663)
  %296 = icmp slt i32 %295, %124, !dbg !677
  br i1 %296, label %277, label %326, !dbg !678, !llvm.loop !679

297:                                              ; preds = %277, %322
  %298 = phi i64 [ %323, %322 ], [ 0, %277 ]
  %299 = phi i64 [ %324, %322 ], [ 0, %277 ]
    #dbg_value(i64 %298, !655, !DIExpression(), !665)
  %300 = trunc nuw nsw i64 %298 to i32, !dbg !681
  %301 = and i32 %278, %300, !dbg !681
  %302 = icmp eq i32 %301, 0, !dbg !681
  br i1 %302, label %303, label %310, !dbg !667

303:                                              ; preds = %297
  %304 = getelementptr inbounds double, ptr %219, i64 %298, !dbg !668
  %305 = load double, ptr %304, align 8, !dbg !668, !tbaa !634, !noalias !534
  %306 = getelementptr double, ptr %280, i64 %298, !dbg !669
  %307 = load double, ptr %306, align 8, !dbg !669, !tbaa !634, !noalias !534
  %308 = fadd double %305, %307, !dbg !670
    #dbg_value(double %308, !658, !DIExpression(), !671)
  %309 = fsub double %305, %307, !dbg !672
    #dbg_value(double %309, !662, !DIExpression(), !671)
  store double %308, ptr %304, align 8, !dbg !673, !tbaa !634, !noalias !534
  store double %309, ptr %306, align 8, !dbg !674, !tbaa !634, !noalias !534
  br label %310, !dbg !675

310:                                              ; preds = %303, %297
  %311 = or disjoint i64 %298, 1, !dbg !682
    #dbg_value(i64 %311, !655, !DIExpression(), !665)
  %312 = trunc nuw nsw i64 %311 to i32, !dbg !681
  %313 = and i32 %278, %312, !dbg !681
  %314 = icmp eq i32 %313, 0, !dbg !681
  br i1 %314, label %315, label %322, !dbg !667

315:                                              ; preds = %310
  %316 = getelementptr inbounds double, ptr %219, i64 %311, !dbg !668
  %317 = load double, ptr %316, align 8, !dbg !668, !tbaa !634, !noalias !534
  %318 = getelementptr double, ptr %280, i64 %311, !dbg !669
  %319 = load double, ptr %318, align 8, !dbg !669, !tbaa !634, !noalias !534
  %320 = fadd double %317, %319, !dbg !670
    #dbg_value(double %320, !658, !DIExpression(), !671)
  %321 = fsub double %317, %319, !dbg !672
    #dbg_value(double %321, !662, !DIExpression(), !671)
  store double %320, ptr %316, align 8, !dbg !673, !tbaa !634, !noalias !534
  store double %321, ptr %318, align 8, !dbg !674, !tbaa !634, !noalias !534
  br label %322, !dbg !675

322:                                              ; preds = %315, %310
  %323 = add nuw nsw i64 %298, 2, !dbg !682
    #dbg_value(i64 %323, !655, !DIExpression(), !665)
  %324 = add i64 %299, 2, !dbg !666
  %325 = icmp eq i64 %324, %199, !dbg !666
  br i1 %325, label %281, label %297, !dbg !666, !llvm.loop !683

326:                                              ; preds = %294, %343
  %327 = phi i32 [ %344, %343 ], [ 1, %294 ]
    #dbg_value(i32 %327, !647, !DIExpression(), !685)
    #dbg_value(i32 0, !655, !DIExpression(), !687)
  %328 = sext i32 %327 to i64, !dbg !688
  %329 = getelementptr double, ptr %245, i64 %328, !dbg !688
  br i1 %202, label %330, label %346, !dbg !688

330:                                              ; preds = %371, %326
  %331 = phi i64 [ 0, %326 ], [ %372, %371 ]
    #dbg_value(i64 %331, !655, !DIExpression(), !687)
  %332 = trunc nuw nsw i64 %331 to i32
  %333 = and i32 %327, %332
  %334 = icmp eq i32 %333, 0
  %335 = select i1 %204, i1 %334, i1 false, !dbg !689
  br i1 %335, label %336, label %343, !dbg !689

336:                                              ; preds = %330
  %337 = getelementptr inbounds double, ptr %245, i64 %331, !dbg !690
  %338 = load double, ptr %337, align 8, !dbg !690, !tbaa !634, !noalias !534
  %339 = getelementptr double, ptr %329, i64 %331, !dbg !691
  %340 = load double, ptr %339, align 8, !dbg !691, !tbaa !634, !noalias !534
  %341 = fadd double %338, %340, !dbg !692
    #dbg_value(double %341, !658, !DIExpression(), !693)
  %342 = fsub double %338, %340, !dbg !694
    #dbg_value(double %342, !662, !DIExpression(), !693)
  store double %341, ptr %337, align 8, !dbg !695, !tbaa !634, !noalias !534
  store double %342, ptr %339, align 8, !dbg !696, !tbaa !634, !noalias !534
  br label %343, !dbg !697

343:                                              ; preds = %336, %330
  %344 = shl nsw i32 %327, 1, !dbg !698
    #dbg_value(i32 %344, !647, !DIExpression(), !685)
  %345 = icmp slt i32 %344, %124, !dbg !699
  br i1 %345, label %326, label %375, !dbg !700, !llvm.loop !701

346:                                              ; preds = %326, %371
  %347 = phi i64 [ %372, %371 ], [ 0, %326 ]
  %348 = phi i64 [ %373, %371 ], [ 0, %326 ]
    #dbg_value(i64 %347, !655, !DIExpression(), !687)
  %349 = trunc nuw nsw i64 %347 to i32, !dbg !703
  %350 = and i32 %327, %349, !dbg !703
  %351 = icmp eq i32 %350, 0, !dbg !703
  br i1 %351, label %352, label %359, !dbg !689

352:                                              ; preds = %346
  %353 = getelementptr inbounds double, ptr %245, i64 %347, !dbg !690
  %354 = load double, ptr %353, align 8, !dbg !690, !tbaa !634, !noalias !534
  %355 = getelementptr double, ptr %329, i64 %347, !dbg !691
  %356 = load double, ptr %355, align 8, !dbg !691, !tbaa !634, !noalias !534
  %357 = fadd double %354, %356, !dbg !692
    #dbg_value(double %357, !658, !DIExpression(), !693)
  %358 = fsub double %354, %356, !dbg !694
    #dbg_value(double %358, !662, !DIExpression(), !693)
  store double %357, ptr %353, align 8, !dbg !695, !tbaa !634, !noalias !534
  store double %358, ptr %355, align 8, !dbg !696, !tbaa !634, !noalias !534
  br label %359, !dbg !697

359:                                              ; preds = %352, %346
  %360 = or disjoint i64 %347, 1, !dbg !704
    #dbg_value(i64 %360, !655, !DIExpression(), !687)
  %361 = trunc nuw nsw i64 %360 to i32, !dbg !703
  %362 = and i32 %327, %361, !dbg !703
  %363 = icmp eq i32 %362, 0, !dbg !703
  br i1 %363, label %364, label %371, !dbg !689

364:                                              ; preds = %359
  %365 = getelementptr inbounds double, ptr %245, i64 %360, !dbg !690
  %366 = load double, ptr %365, align 8, !dbg !690, !tbaa !634, !noalias !534
  %367 = getelementptr double, ptr %329, i64 %360, !dbg !691
  %368 = load double, ptr %367, align 8, !dbg !691, !tbaa !634, !noalias !534
  %369 = fadd double %366, %368, !dbg !692
    #dbg_value(double %369, !658, !DIExpression(), !693)
  %370 = fsub double %366, %368, !dbg !694
    #dbg_value(double %370, !662, !DIExpression(), !693)
  store double %369, ptr %365, align 8, !dbg !695, !tbaa !634, !noalias !534
  store double %370, ptr %367, align 8, !dbg !696, !tbaa !634, !noalias !534
  br label %371, !dbg !697

371:                                              ; preds = %364, %359
  %372 = add nuw nsw i64 %347, 2, !dbg !704
    #dbg_value(i64 %372, !655, !DIExpression(), !687)
  %373 = add i64 %348, 2, !dbg !688
  %374 = icmp eq i64 %373, %203, !dbg !688
  br i1 %374, label %330, label %346, !dbg !688, !llvm.loop !705

375:                                              ; preds = %343, %275
    #dbg_value(i32 0, !511, !DIExpression(), !707)
  %376 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %247
  %377 = load ptr, ptr %376, align 8, !tbaa !195, !noalias !534
  br label %378, !dbg !708

378:                                              ; preds = %378, %375
  %379 = phi i64 [ 0, %375 ], [ %386, %378 ], !dbg !709
  %380 = getelementptr inbounds double, ptr %219, i64 %379, !dbg !711
  %381 = load <2 x double>, ptr %380, align 8, !dbg !711, !tbaa !634, !noalias !534
  %382 = fdiv <2 x double> %381, %206, !dbg !712
  %383 = select i1 %276, <2 x double> %382, <2 x double> %381, !dbg !712
  %384 = fptrunc <2 x double> %383 to <2 x float>, !dbg !713
  %385 = getelementptr inbounds float, ptr %377, i64 %379, !dbg !714
  store <2 x float> %384, ptr %385, align 4, !dbg !715, !tbaa !716, !noalias !534
  %386 = add nuw i64 %379, 2, !dbg !709
  %387 = icmp eq i64 %386, %193, !dbg !709
  br i1 %387, label %388, label %378, !dbg !709, !llvm.loop !718

388:                                              ; preds = %378
  %389 = add nuw nsw i64 %247, 1, !dbg !722
    #dbg_value(i64 %389, !509, !DIExpression(), !574)
  %390 = icmp eq i64 %389, 3, !dbg !723
  br i1 %390, label %391, label %246, !dbg !575, !llvm.loop !724

391:                                              ; preds = %388
  call void @free(ptr noundef %219) #15, !dbg !726, !noalias !534
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #15, !dbg !727, !noalias !534
    #dbg_value(i32 0, !488, !DIExpression(), !728)
  %392 = getelementptr float, ptr %237, i64 %125, !dbg !729
  %393 = getelementptr float, ptr %225, i64 %125
  br label %394, !dbg !729

394:                                              ; preds = %476, %391
  %395 = phi i64 [ 0, %391 ], [ %477, %476 ]
    #dbg_value(i64 %395, !488, !DIExpression(), !728)
    #dbg_value(i32 0, !490, !DIExpression(), !730)
  %396 = getelementptr inbounds float, ptr %237, i64 %395
  %397 = getelementptr float, ptr %392, i64 %395
  %398 = shl i64 %395, %117
  %399 = load float, ptr %396, align 4, !tbaa !716
  %400 = load float, ptr %397, align 4, !tbaa !716
  br i1 %207, label %479, label %401, !dbg !731

401:                                              ; preds = %394
  %402 = insertelement <4 x float> poison, float %399, i64 0, !dbg !731
  %403 = shufflevector <4 x float> %402, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !731
  %404 = insertelement <4 x float> poison, float %400, i64 0, !dbg !731
  %405 = shufflevector <4 x float> %404, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !731
  br label %406, !dbg !731

406:                                              ; preds = %406, %401
  %407 = phi i64 [ 0, %401 ], [ %474, %406 ], !dbg !732
  %408 = or disjoint i64 %407, 1, !dbg !731
  %409 = or disjoint i64 %407, 2, !dbg !731
  %410 = or disjoint i64 %407, 3, !dbg !731
  %411 = getelementptr inbounds float, ptr %225, i64 %407, !dbg !734
  %412 = load <4 x float>, ptr %411, align 4, !dbg !734, !tbaa !716
  %413 = getelementptr float, ptr %393, i64 %407, !dbg !758
  %414 = load <4 x float>, ptr %413, align 4, !dbg !758, !tbaa !716
  %415 = xor i64 %407, %395, !dbg !759
  %416 = xor i64 %408, %395, !dbg !759
  %417 = xor i64 %409, %395, !dbg !759
  %418 = xor i64 %410, %395, !dbg !759
  %419 = trunc i64 %415 to i32, !dbg !759
  %420 = trunc i64 %416 to i32, !dbg !759
  %421 = trunc i64 %417 to i32, !dbg !759
  %422 = trunc i64 %418 to i32, !dbg !759
  %423 = and i64 %415, 4294967295, !dbg !760
  %424 = and i64 %416, 4294967295, !dbg !760
  %425 = and i64 %417, 4294967295, !dbg !760
  %426 = and i64 %418, 4294967295, !dbg !760
  %427 = getelementptr inbounds float, ptr %231, i64 %423, !dbg !760
  %428 = getelementptr inbounds float, ptr %231, i64 %424, !dbg !760
  %429 = getelementptr inbounds float, ptr %231, i64 %425, !dbg !760
  %430 = getelementptr inbounds float, ptr %231, i64 %426, !dbg !760
  %431 = load float, ptr %427, align 4, !dbg !760, !tbaa !716
  %432 = load float, ptr %428, align 4, !dbg !760, !tbaa !716
  %433 = load float, ptr %429, align 4, !dbg !760, !tbaa !716
  %434 = load float, ptr %430, align 4, !dbg !760, !tbaa !716
  %435 = insertelement <4 x float> poison, float %431, i64 0, !dbg !761
  %436 = insertelement <4 x float> %435, float %432, i64 1, !dbg !761
  %437 = insertelement <4 x float> %436, float %433, i64 2, !dbg !761
  %438 = insertelement <4 x float> %437, float %434, i64 3, !dbg !761
  %439 = add nuw nsw i32 %124, %419, !dbg !761
  %440 = add nuw nsw i32 %124, %420, !dbg !761
  %441 = add nuw nsw i32 %124, %421, !dbg !761
  %442 = add nuw nsw i32 %124, %422, !dbg !761
  %443 = sext i32 %439 to i64, !dbg !762
  %444 = sext i32 %440 to i64, !dbg !762
  %445 = sext i32 %441 to i64, !dbg !762
  %446 = sext i32 %442 to i64, !dbg !762
  %447 = getelementptr inbounds float, ptr %231, i64 %443, !dbg !762
  %448 = getelementptr inbounds float, ptr %231, i64 %444, !dbg !762
  %449 = getelementptr inbounds float, ptr %231, i64 %445, !dbg !762
  %450 = getelementptr inbounds float, ptr %231, i64 %446, !dbg !762
  %451 = load float, ptr %447, align 4, !dbg !762, !tbaa !716
  %452 = load float, ptr %448, align 4, !dbg !762, !tbaa !716
  %453 = load float, ptr %449, align 4, !dbg !762, !tbaa !716
  %454 = load float, ptr %450, align 4, !dbg !762, !tbaa !716
  %455 = insertelement <4 x float> poison, float %451, i64 0, !dbg !731
  %456 = insertelement <4 x float> %455, float %452, i64 1, !dbg !731
  %457 = insertelement <4 x float> %456, float %453, i64 2, !dbg !731
  %458 = insertelement <4 x float> %457, float %454, i64 3, !dbg !731
  %459 = fmul <4 x float> %412, %438, !dbg !731
  %460 = fmul <4 x float> %414, %458, !dbg !731
  %461 = fsub <4 x float> %459, %460, !dbg !763
  %462 = fmul <4 x float> %412, %458, !dbg !764
  %463 = fmul <4 x float> %414, %438, !dbg !765
  %464 = fadd <4 x float> %463, %462, !dbg !766
  %465 = fmul <4 x float> %403, %461, !dbg !767
  %466 = fmul <4 x float> %464, %405, !dbg !768
  %467 = fsub <4 x float> %465, %466, !dbg !769
  %468 = add nsw i64 %407, %398, !dbg !770
  %469 = getelementptr inbounds float, ptr %135, i64 %468, !dbg !779
  store <4 x float> %467, ptr %469, align 4, !dbg !780, !tbaa !716
  %470 = fmul <4 x float> %461, %405, !dbg !781
  %471 = fmul <4 x float> %403, %464, !dbg !783
  %472 = fadd <4 x float> %470, %471, !dbg !784
  %473 = getelementptr inbounds float, ptr %141, i64 %468, !dbg !785
  store <4 x float> %472, ptr %473, align 4, !dbg !786, !tbaa !716
  %474 = add nuw i64 %407, 4, !dbg !732
  %475 = icmp eq i64 %474, %208, !dbg !732
  br i1 %475, label %476, label %406, !dbg !732, !llvm.loop !787

476:                                              ; preds = %406, %479
  %477 = add nuw nsw i64 %395, 1, !dbg !789
    #dbg_value(i64 %477, !488, !DIExpression(), !728)
  %478 = icmp eq i64 %477, %125, !dbg !790
  br i1 %478, label %511, label %394, !dbg !729, !llvm.loop !791

479:                                              ; preds = %394, %479
  %480 = phi i64 [ %509, %479 ], [ 0, %394 ]
    #dbg_value(i64 %480, !490, !DIExpression(), !730)
    #dbg_value(ptr %225, !741, !DIExpression(), !793)
    #dbg_value(ptr %231, !742, !DIExpression(), !793)
    #dbg_value(ptr %237, !743, !DIExpression(), !793)
    #dbg_value(i32 %124, !744, !DIExpression(), !793)
    #dbg_value(i64 %480, !745, !DIExpression(), !793)
    #dbg_value(i64 %395, !746, !DIExpression(), !793)
    #dbg_value(i32 0, !747, !DIExpression(), !793)
  %481 = getelementptr inbounds float, ptr %225, i64 %480, !dbg !734
  %482 = load float, ptr %481, align 4, !dbg !734, !tbaa !716
    #dbg_value(float %482, !748, !DIExpression(), !793)
  %483 = getelementptr float, ptr %393, i64 %480, !dbg !758
  %484 = load float, ptr %483, align 4, !dbg !758, !tbaa !716
    #dbg_value(float %484, !749, !DIExpression(), !793)
  %485 = xor i64 %480, %395, !dbg !759
  %486 = trunc i64 %485 to i32, !dbg !759
  %487 = and i64 %485, 4294967295, !dbg !760
  %488 = getelementptr inbounds float, ptr %231, i64 %487, !dbg !760
  %489 = load float, ptr %488, align 4, !dbg !760, !tbaa !716
    #dbg_value(float %489, !750, !DIExpression(), !793)
  %490 = add nuw nsw i32 %124, %486, !dbg !761
  %491 = sext i32 %490 to i64, !dbg !762
  %492 = getelementptr inbounds float, ptr %231, i64 %491, !dbg !762
  %493 = load float, ptr %492, align 4, !dbg !762, !tbaa !716
    #dbg_value(float %493, !751, !DIExpression(), !793)
  %494 = fmul float %482, %489, !dbg !794
  %495 = fmul float %484, %493, !dbg !795
  %496 = fsub float %494, %495, !dbg !763
    #dbg_value(float %496, !752, !DIExpression(), !793)
  %497 = fmul float %482, %493, !dbg !764
  %498 = fmul float %484, %489, !dbg !765
  %499 = fadd float %498, %497, !dbg !766
    #dbg_value(float %499, !753, !DIExpression(), !793)
    #dbg_value(float %399, !754, !DIExpression(), !793)
    #dbg_value(float %400, !755, !DIExpression(), !793)
  %500 = fmul float %399, %496, !dbg !767
  %501 = fmul float %499, %400, !dbg !768
  %502 = fsub float %500, %501, !dbg !769
    #dbg_value(i64 %480, !775, !DIExpression(), !796)
    #dbg_value(i64 %395, !776, !DIExpression(), !796)
    #dbg_value(i32 %124, !777, !DIExpression(), !796)
  %503 = add nsw i64 %480, %398, !dbg !770
  %504 = getelementptr inbounds float, ptr %135, i64 %503, !dbg !779
  store float %502, ptr %504, align 4, !dbg !780, !tbaa !716
    #dbg_value(ptr %225, !741, !DIExpression(), !797)
    #dbg_value(ptr %231, !742, !DIExpression(), !797)
    #dbg_value(ptr %237, !743, !DIExpression(), !797)
    #dbg_value(i32 %124, !744, !DIExpression(), !797)
    #dbg_value(i64 %480, !745, !DIExpression(), !797)
    #dbg_value(i64 %395, !746, !DIExpression(), !797)
    #dbg_value(i32 1, !747, !DIExpression(), !797)
    #dbg_value(float %482, !748, !DIExpression(), !797)
    #dbg_value(float %484, !749, !DIExpression(), !797)
    #dbg_value(float %489, !750, !DIExpression(), !797)
    #dbg_value(float %493, !751, !DIExpression(), !797)
    #dbg_value(float %496, !752, !DIExpression(), !797)
    #dbg_value(float %499, !753, !DIExpression(), !797)
    #dbg_value(float %399, !754, !DIExpression(), !797)
    #dbg_value(float %400, !755, !DIExpression(), !797)
  %505 = fmul float %496, %400, !dbg !781
  %506 = fmul float %399, %499, !dbg !783
  %507 = fadd float %505, %506, !dbg !784
    #dbg_value(i64 %480, !775, !DIExpression(), !798)
    #dbg_value(i64 %395, !776, !DIExpression(), !798)
    #dbg_value(i32 %124, !777, !DIExpression(), !798)
  %508 = getelementptr inbounds float, ptr %141, i64 %503, !dbg !785
  store float %507, ptr %508, align 4, !dbg !786, !tbaa !716
  %509 = add nuw nsw i64 %480, 1, !dbg !732
    #dbg_value(i64 %509, !490, !DIExpression(), !730)
  %510 = icmp eq i64 %509, %125, !dbg !800
  br i1 %510, label %476, label %479, !dbg !731, !llvm.loop !801

511:                                              ; preds = %476
    #dbg_value(ptr undef, !802, !DIExpression(), !808)
  call void @free(ptr noundef nonnull %225) #15, !dbg !810
  call void @free(ptr noundef nonnull %231) #15, !dbg !811
  call void @free(ptr noundef %237) #15, !dbg !812
    #dbg_value(ptr undef, !813, !DIExpression(), !820)
    #dbg_value(i32 %124, !818, !DIExpression(), !820)
    #dbg_value(i32 %184, !819, !DIExpression(), !820)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %124, i32 noundef %184, i32 noundef %124, float noundef 1.000000e+00, ptr noundef nonnull %135, i32 noundef %124, ptr noundef nonnull %148, i32 noundef %124, float noundef 0.000000e+00, ptr noundef nonnull %160, i32 noundef %124) #15, !dbg !822
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %124, i32 noundef %184, i32 noundef %124, float noundef -1.000000e+00, ptr noundef nonnull %141, i32 noundef %124, ptr noundef nonnull %154, i32 noundef %124, float noundef 1.000000e+00, ptr noundef nonnull %160, i32 noundef %124) #15, !dbg !823
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %124, i32 noundef %184, i32 noundef %124, float noundef 1.000000e+00, ptr noundef nonnull %135, i32 noundef %124, ptr noundef nonnull %154, i32 noundef %124, float noundef 0.000000e+00, ptr noundef nonnull %166, i32 noundef %124) #15, !dbg !824
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %124, i32 noundef %184, i32 noundef %124, float noundef 1.000000e+00, ptr noundef nonnull %141, i32 noundef %124, ptr noundef nonnull %148, i32 noundef %124, float noundef 1.000000e+00, ptr noundef nonnull %166, i32 noundef %124) #15, !dbg !825
    #dbg_value(ptr %160, !826, !DIExpression(), !839)
    #dbg_value(i32 %124, !831, !DIExpression(), !839)
    #dbg_value(i32 %184, !832, !DIExpression(), !839)
    #dbg_value(ptr %148, !833, !DIExpression(), !839)
    #dbg_value(i32 0, !834, !DIExpression(), !841)
  br label %512, !dbg !842

512:                                              ; preds = %511, %529
  %513 = phi i64 [ %530, %529 ], [ 0, %511 ]
    #dbg_value(i64 %513, !834, !DIExpression(), !841)
    #dbg_value(i32 0, !836, !DIExpression(), !843)
  %514 = shl nuw i64 %513, %117
  %515 = getelementptr float, ptr %160, i64 %514
  %516 = getelementptr float, ptr %148, i64 %513, !dbg !844
  br i1 %210, label %517, label %532, !dbg !844

517:                                              ; preds = %532, %512
  %518 = phi i64 [ 0, %512 ], [ %554, %532 ]
  br i1 %212, label %529, label %519, !dbg !844

519:                                              ; preds = %517, %519
  %520 = phi i64 [ %526, %519 ], [ %518, %517 ]
  %521 = phi i64 [ %527, %519 ], [ 0, %517 ]
    #dbg_value(i64 %520, !836, !DIExpression(), !843)
    #dbg_value(i64 %520, !775, !DIExpression(), !845)
    #dbg_value(i64 %513, !776, !DIExpression(), !845)
    #dbg_value(i32 %124, !777, !DIExpression(), !845)
  %522 = getelementptr float, ptr %515, i64 %520, !dbg !848
  %523 = load float, ptr %522, align 4, !dbg !848, !tbaa !716
    #dbg_value(i64 %513, !775, !DIExpression(), !849)
    #dbg_value(i64 %520, !776, !DIExpression(), !849)
    #dbg_value(i32 %184, !777, !DIExpression(), !849)
  %524 = shl nuw i64 %520, %188, !dbg !851
  %525 = getelementptr float, ptr %516, i64 %524, !dbg !852
  store float %523, ptr %525, align 4, !dbg !853, !tbaa !716
  %526 = add nuw nsw i64 %520, 1, !dbg !854
    #dbg_value(i64 %526, !836, !DIExpression(), !843)
  %527 = add i64 %521, 1, !dbg !844
  %528 = icmp eq i64 %527, %209, !dbg !844
  br i1 %528, label %529, label %519, !dbg !844, !llvm.loop !855

529:                                              ; preds = %519, %517
  %530 = add nuw nsw i64 %513, 1, !dbg !857
    #dbg_value(i64 %530, !834, !DIExpression(), !841)
  %531 = icmp eq i64 %530, %187, !dbg !858
  br i1 %531, label %557, label %512, !dbg !842, !llvm.loop !859

532:                                              ; preds = %512, %532
  %533 = phi i64 [ %554, %532 ], [ 0, %512 ]
  %534 = phi i64 [ %555, %532 ], [ 0, %512 ]
    #dbg_value(i64 %533, !836, !DIExpression(), !843)
    #dbg_value(i64 %533, !775, !DIExpression(), !845)
    #dbg_value(i64 %513, !776, !DIExpression(), !845)
    #dbg_value(i32 %124, !777, !DIExpression(), !845)
  %535 = getelementptr float, ptr %515, i64 %533, !dbg !848
  %536 = load float, ptr %535, align 4, !dbg !848, !tbaa !716
    #dbg_value(i64 %513, !775, !DIExpression(), !849)
    #dbg_value(i64 %533, !776, !DIExpression(), !849)
    #dbg_value(i32 %184, !777, !DIExpression(), !849)
  %537 = shl nuw i64 %533, %188, !dbg !851
  %538 = getelementptr float, ptr %516, i64 %537, !dbg !852
  store float %536, ptr %538, align 4, !dbg !853, !tbaa !716
  %539 = or disjoint i64 %533, 1, !dbg !854
    #dbg_value(i64 %539, !836, !DIExpression(), !843)
    #dbg_value(i64 %539, !775, !DIExpression(), !845)
  %540 = getelementptr float, ptr %515, i64 %539, !dbg !848
  %541 = load float, ptr %540, align 4, !dbg !848, !tbaa !716
    #dbg_value(i64 %539, !776, !DIExpression(), !849)
  %542 = shl nuw i64 %539, %188, !dbg !851
  %543 = getelementptr float, ptr %516, i64 %542, !dbg !852
  store float %541, ptr %543, align 4, !dbg !853, !tbaa !716
  %544 = or disjoint i64 %533, 2, !dbg !854
    #dbg_value(i64 %544, !836, !DIExpression(), !843)
    #dbg_value(i64 %544, !775, !DIExpression(), !845)
  %545 = getelementptr float, ptr %515, i64 %544, !dbg !848
  %546 = load float, ptr %545, align 4, !dbg !848, !tbaa !716
    #dbg_value(i64 %544, !776, !DIExpression(), !849)
  %547 = shl nuw i64 %544, %188, !dbg !851
  %548 = getelementptr float, ptr %516, i64 %547, !dbg !852
  store float %546, ptr %548, align 4, !dbg !853, !tbaa !716
  %549 = or disjoint i64 %533, 3, !dbg !854
    #dbg_value(i64 %549, !836, !DIExpression(), !843)
    #dbg_value(i64 %549, !775, !DIExpression(), !845)
  %550 = getelementptr float, ptr %515, i64 %549, !dbg !848
  %551 = load float, ptr %550, align 4, !dbg !848, !tbaa !716
    #dbg_value(i64 %549, !776, !DIExpression(), !849)
  %552 = shl nuw i64 %549, %188, !dbg !851
  %553 = getelementptr float, ptr %516, i64 %552, !dbg !852
  store float %551, ptr %553, align 4, !dbg !853, !tbaa !716
  %554 = add nuw nsw i64 %533, 4, !dbg !854
    #dbg_value(i64 %554, !836, !DIExpression(), !843)
  %555 = add i64 %534, 4, !dbg !844
  %556 = icmp eq i64 %555, %211, !dbg !844
  br i1 %556, label %517, label %532, !dbg !844, !llvm.loop !861

557:                                              ; preds = %529, %574
  %558 = phi i64 [ %575, %574 ], [ 0, %529 ]
    #dbg_value(i64 %558, !834, !DIExpression(), !863)
    #dbg_value(i32 0, !836, !DIExpression(), !865)
  %559 = shl nuw i64 %558, %117
  %560 = getelementptr float, ptr %166, i64 %559
  %561 = getelementptr float, ptr %154, i64 %558, !dbg !866
  br i1 %214, label %562, label %577, !dbg !866

562:                                              ; preds = %577, %557
  %563 = phi i64 [ 0, %557 ], [ %599, %577 ]
  br i1 %216, label %574, label %564, !dbg !866

564:                                              ; preds = %562, %564
  %565 = phi i64 [ %571, %564 ], [ %563, %562 ]
  %566 = phi i64 [ %572, %564 ], [ 0, %562 ]
    #dbg_value(i64 %565, !836, !DIExpression(), !865)
    #dbg_value(i64 %565, !775, !DIExpression(), !867)
    #dbg_value(i64 %558, !776, !DIExpression(), !867)
    #dbg_value(i32 %124, !777, !DIExpression(), !867)
  %567 = getelementptr float, ptr %560, i64 %565, !dbg !869
  %568 = load float, ptr %567, align 4, !dbg !869, !tbaa !716
    #dbg_value(i64 %558, !775, !DIExpression(), !870)
    #dbg_value(i64 %565, !776, !DIExpression(), !870)
    #dbg_value(i32 %184, !777, !DIExpression(), !870)
  %569 = shl nuw i64 %565, %188, !dbg !872
  %570 = getelementptr float, ptr %561, i64 %569, !dbg !873
  store float %568, ptr %570, align 4, !dbg !874, !tbaa !716
  %571 = add nuw nsw i64 %565, 1, !dbg !875
    #dbg_value(i64 %571, !836, !DIExpression(), !865)
  %572 = add i64 %566, 1, !dbg !866
  %573 = icmp eq i64 %572, %213, !dbg !866
  br i1 %573, label %574, label %564, !dbg !866, !llvm.loop !876

574:                                              ; preds = %564, %562
  %575 = add nuw nsw i64 %558, 1, !dbg !877
    #dbg_value(i64 %575, !834, !DIExpression(), !863)
  %576 = icmp eq i64 %575, %187, !dbg !878
  br i1 %576, label %602, label %557, !dbg !879, !llvm.loop !880

577:                                              ; preds = %557, %577
  %578 = phi i64 [ %599, %577 ], [ 0, %557 ]
  %579 = phi i64 [ %600, %577 ], [ 0, %557 ]
    #dbg_value(i64 %578, !836, !DIExpression(), !865)
    #dbg_value(i64 %578, !775, !DIExpression(), !867)
    #dbg_value(i64 %558, !776, !DIExpression(), !867)
    #dbg_value(i32 %124, !777, !DIExpression(), !867)
  %580 = getelementptr float, ptr %560, i64 %578, !dbg !869
  %581 = load float, ptr %580, align 4, !dbg !869, !tbaa !716
    #dbg_value(i64 %558, !775, !DIExpression(), !870)
    #dbg_value(i64 %578, !776, !DIExpression(), !870)
    #dbg_value(i32 %184, !777, !DIExpression(), !870)
  %582 = shl nuw i64 %578, %188, !dbg !872
  %583 = getelementptr float, ptr %561, i64 %582, !dbg !873
  store float %581, ptr %583, align 4, !dbg !874, !tbaa !716
  %584 = or disjoint i64 %578, 1, !dbg !875
    #dbg_value(i64 %584, !836, !DIExpression(), !865)
    #dbg_value(i64 %584, !775, !DIExpression(), !867)
  %585 = getelementptr float, ptr %560, i64 %584, !dbg !869
  %586 = load float, ptr %585, align 4, !dbg !869, !tbaa !716
    #dbg_value(i64 %584, !776, !DIExpression(), !870)
  %587 = shl nuw i64 %584, %188, !dbg !872
  %588 = getelementptr float, ptr %561, i64 %587, !dbg !873
  store float %586, ptr %588, align 4, !dbg !874, !tbaa !716
  %589 = or disjoint i64 %578, 2, !dbg !875
    #dbg_value(i64 %589, !836, !DIExpression(), !865)
    #dbg_value(i64 %589, !775, !DIExpression(), !867)
  %590 = getelementptr float, ptr %560, i64 %589, !dbg !869
  %591 = load float, ptr %590, align 4, !dbg !869, !tbaa !716
    #dbg_value(i64 %589, !776, !DIExpression(), !870)
  %592 = shl nuw i64 %589, %188, !dbg !872
  %593 = getelementptr float, ptr %561, i64 %592, !dbg !873
  store float %591, ptr %593, align 4, !dbg !874, !tbaa !716
  %594 = or disjoint i64 %578, 3, !dbg !875
    #dbg_value(i64 %594, !836, !DIExpression(), !865)
    #dbg_value(i64 %594, !775, !DIExpression(), !867)
  %595 = getelementptr float, ptr %560, i64 %594, !dbg !869
  %596 = load float, ptr %595, align 4, !dbg !869, !tbaa !716
    #dbg_value(i64 %594, !776, !DIExpression(), !870)
  %597 = shl nuw i64 %594, %188, !dbg !872
  %598 = getelementptr float, ptr %561, i64 %597, !dbg !873
  store float %596, ptr %598, align 4, !dbg !874, !tbaa !716
  %599 = add nuw nsw i64 %578, 4, !dbg !875
    #dbg_value(i64 %599, !836, !DIExpression(), !865)
  %600 = add i64 %579, 4, !dbg !866
  %601 = icmp eq i64 %600, %215, !dbg !866
  br i1 %601, label %562, label %577, !dbg !866, !llvm.loop !882

602:                                              ; preds = %574
  %603 = add nuw nsw i64 %218, 1, !dbg !884
    #dbg_value(i64 %603, !457, !DIExpression(), !470)
  %604 = icmp eq i64 %603, %195, !dbg !885
  br i1 %604, label %605, label %217, !dbg !471, !llvm.loop !886

605:                                              ; preds = %602
    #dbg_assign(i1 undef, !420, !DIExpression(), !141, ptr %3, !DIExpression(), !888)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15, !dbg !890
  %606 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #15, !dbg !891
  %607 = load i64, ptr %3, align 8, !dbg !892, !tbaa !437
  %608 = sitofp i64 %607 to double, !dbg !893
  %609 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !894
  %610 = load i64, ptr %609, align 8, !dbg !894, !tbaa !442
  %611 = sitofp i64 %610 to double, !dbg !895
  %612 = fmul double %611, 1.000000e-09, !dbg !896
  %613 = fadd double %612, %608, !dbg !897
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15, !dbg !898
  %614 = fsub double %613, %182, !dbg !899
    #dbg_value(double %614, !138, !DIExpression(), !148)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %127, ptr noundef nonnull align 4 dereferenceable(1) %148, i64 %147, i1 false), !dbg !900
  %615 = getelementptr inbounds float, ptr %127, i64 %123, !dbg !901
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %615, ptr noundef nonnull align 4 dereferenceable(1) %154, i64 %147, i1 false), !dbg !902
    #dbg_value(ptr undef, !903, !DIExpression(), !911)
    #dbg_value(ptr %127, !908, !DIExpression(), !911)
    #dbg_value(double %614, !909, !DIExpression(), !911)
    #dbg_value(ptr undef, !294, !DIExpression(), !913)
  %616 = shl i64 2, %122, !dbg !915
    #dbg_value(i64 %616, !910, !DIExpression(), !911)
  %617 = call fastcc double @frobenius_norm(ptr noundef nonnull %127, i64 noundef %616), !dbg !916
  %618 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %116, i32 noundef %121, i32 noundef %118, double noundef %617), !dbg !917
    #dbg_value(double %614, !918, !DIExpression(), !923)
  %619 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %614), !dbg !925
    #dbg_value(ptr %120, !926, !DIExpression(), !933)
    #dbg_value(ptr %127, !931, !DIExpression(), !933)
    #dbg_value(i64 %616, !932, !DIExpression(), !933)
    #dbg_value(ptr %120, !935, !DIExpression(), !1000)
    #dbg_value(ptr %127, !940, !DIExpression(), !1000)
    #dbg_value(i64 4, !941, !DIExpression(), !1000)
    #dbg_value(i64 %616, !942, !DIExpression(), !1000)
  %620 = load i8, ptr %120, align 1
  %621 = icmp eq i8 %620, 45
  br i1 %621, label %622, label %626

622:                                              ; preds = %605
  %623 = getelementptr inbounds i8, ptr %120, i64 1
  %624 = load i8, ptr %623, align 1
  %625 = icmp eq i8 %624, 0, !dbg !1002
  br i1 %625, label %638, label %626, !dbg !1004

626:                                              ; preds = %622, %605
  %627 = call noalias ptr @fopen(ptr noundef nonnull %120, ptr noundef nonnull @.str.11), !dbg !1005
    #dbg_value(ptr %627, !943, !DIExpression(), !1000)
  %628 = icmp eq ptr %627, null, !dbg !1006
  br i1 %628, label %635, label %629, !dbg !1006

629:                                              ; preds = %626
  %630 = call i64 @fwrite(ptr noundef nonnull %127, i64 noundef 4, i64 noundef %616, ptr noundef nonnull %627), !dbg !1007
    #dbg_value(i64 %630, !999, !DIExpression(), !1000)
  %631 = call i32 @fclose(ptr noundef nonnull %627), !dbg !1008
  %632 = icmp eq i32 %631, 0, !dbg !1008
  %633 = icmp eq i64 %630, %616
  %634 = and i1 %633, %632, !dbg !1010
  br i1 %634, label %638, label %635, !dbg !1010

635:                                              ; preds = %629, %626
  %636 = load ptr, ptr @stderr, align 8, !dbg !1011, !tbaa !195
  %637 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %636, ptr noundef nonnull @.str.12, ptr noundef nonnull %120) #17, !dbg !1012
  br label %638, !dbg !1013

638:                                              ; preds = %622, %629, %635
  %639 = phi i32 [ 0, %622 ], [ 1, %635 ], [ 0, %629 ], !dbg !1000
    #dbg_value(i32 %639, !139, !DIExpression(), !148)
  call void @free(ptr noundef %135) #15, !dbg !1014
  call void @free(ptr noundef %141) #15, !dbg !1015
  call void @free(ptr noundef %148) #15, !dbg !1016
  call void @free(ptr noundef nonnull %154) #15, !dbg !1017
  call void @free(ptr noundef %160) #15, !dbg !1018
  call void @free(ptr noundef nonnull %166) #15, !dbg !1019
  call void @free(ptr noundef %127) #15, !dbg !1020
  br label %640

640:                                              ; preds = %112, %638
  %641 = phi i32 [ %639, %638 ], [ 2, %112 ], !dbg !148
  ret i32 %641, !dbg !1021
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) unnamed_addr #2 !dbg !1022 {
    #dbg_value(ptr %0, !1026, !DIExpression(), !1033)
    #dbg_value(i64 %1, !1027, !DIExpression(), !1033)
    #dbg_value(i64 %2, !1028, !DIExpression(), !1033)
    #dbg_value(i64 %3, !1029, !DIExpression(), !1033)
    #dbg_value(float %4, !1030, !DIExpression(), !1033)
    #dbg_value(i64 0, !1031, !DIExpression(), !1034)
  %6 = icmp eq i64 %1, 0, !dbg !1035
  br i1 %6, label %44, label %7, !dbg !1037

7:                                                ; preds = %5
  %8 = shl i64 %2, 8
  %9 = or i64 %8, %3
  %10 = mul i64 %9, -3372029247567499371
  %11 = icmp ult i64 %1, 4, !dbg !1037
  br i1 %11, label %12, label %14, !dbg !1037

12:                                               ; preds = %42, %7
  %13 = phi i64 [ 0, %7 ], [ %15, %42 ]
  br label %45, !dbg !1037

14:                                               ; preds = %7
  %15 = and i64 %1, -4, !dbg !1037
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0, !dbg !1037
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !1037
  %18 = insertelement <4 x float> poison, float %4, i64 0, !dbg !1037
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1037
  br label %20, !dbg !1037

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %39, %20 ], !dbg !1038
  %22 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %14 ], [ %40, %20 ]
  %23 = mul <4 x i64> %22, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !1039
  %24 = add <4 x i64> %23, %17, !dbg !1042
  %25 = lshr <4 x i64> %24, <i64 30, i64 30, i64 30, i64 30>, !dbg !1043
  %26 = xor <4 x i64> %25, %24, !dbg !1044
  %27 = mul <4 x i64> %26, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !1045
  %28 = lshr <4 x i64> %27, <i64 27, i64 27, i64 27, i64 27>, !dbg !1046
  %29 = xor <4 x i64> %28, %27, !dbg !1047
  %30 = mul <4 x i64> %29, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !1048
  %31 = lshr <4 x i64> %30, <i64 40, i64 40, i64 40, i64 40>, !dbg !1049
  %32 = trunc nuw nsw <4 x i64> %31 to <4 x i32>, !dbg !1049
  %33 = or <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>, !dbg !1050
  %34 = add nsw <4 x i32> %33, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !1051
  %35 = sitofp <4 x i32> %34 to <4 x float>, !dbg !1052
  %36 = fmul <4 x float> %35, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !1053
  %37 = fmul <4 x float> %36, %19, !dbg !1054
  %38 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !1055
  store <4 x float> %37, ptr %38, align 4, !dbg !1056, !tbaa !716
  %39 = add nuw i64 %21, 4, !dbg !1038
  %40 = add <4 x i64> %22, <i64 4, i64 4, i64 4, i64 4>
  %41 = icmp eq i64 %39, %15, !dbg !1038
  br i1 %41, label %42, label %20, !dbg !1038, !llvm.loop !1057

42:                                               ; preds = %20
  %43 = icmp eq i64 %15, %1, !dbg !1037
  br i1 %43, label %44, label %12, !dbg !1037

44:                                               ; preds = %45, %42, %5
  ret void, !dbg !1059

45:                                               ; preds = %12, %45
  %46 = phi i64 [ %63, %45 ], [ %13, %12 ]
    #dbg_value(i64 %46, !1031, !DIExpression(), !1034)
    #dbg_value(i64 %2, !594, !DIExpression(), !1060)
    #dbg_value(i64 %3, !599, !DIExpression(), !1060)
    #dbg_value(i64 %46, !600, !DIExpression(), !1060)
    #dbg_value(i64 %2, !605, !DIExpression(), !1061)
    #dbg_value(i64 %3, !610, !DIExpression(), !1061)
    #dbg_value(i64 %46, !611, !DIExpression(), !1061)
  %47 = mul i64 %46, -7046029254386353131, !dbg !1039
  %48 = add i64 %47, %10, !dbg !1042
    #dbg_value(i64 %48, !612, !DIExpression(), !1061)
  %49 = lshr i64 %48, 30, !dbg !1043
  %50 = xor i64 %49, %48, !dbg !1044
  %51 = mul i64 %50, -4658895280553007687, !dbg !1045
    #dbg_value(i64 %51, !612, !DIExpression(), !1061)
  %52 = lshr i64 %51, 27, !dbg !1046
  %53 = xor i64 %52, %51, !dbg !1047
  %54 = mul i64 %53, -7723592293110705685, !dbg !1048
    #dbg_value(i64 %54, !612, !DIExpression(), !1061)
    #dbg_value(!DIArgList(i64 0, i64 %54), !601, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1060)
  %55 = lshr i64 %54, 40, !dbg !1049
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !1049
  %57 = or i32 %56, 1, !dbg !1050
  %58 = add nsw i32 %57, -8388608, !dbg !1051
  %59 = sitofp i32 %58 to float, !dbg !1052
  %60 = fmul float %59, 0x3E80000000000000, !dbg !1053
  %61 = fmul float %60, %4, !dbg !1054
  %62 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !1055
  store float %61, ptr %62, align 4, !dbg !1056, !tbaa !716
  %63 = add nuw i64 %46, 1, !dbg !1038
    #dbg_value(i64 %63, !1031, !DIExpression(), !1034)
  %64 = icmp eq i64 %63, %1, !dbg !1035
  br i1 %64, label %44, label %45, !dbg !1037, !llvm.loop !1062
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !1063 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !1067 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !1073 ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !1078 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !1082 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: noreturn nounwind
declare !dbg !1085 void @exit(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !1088 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1093 double @cos(double noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1097 double @sin(double noundef) local_unnamed_addr #11

declare !dbg !1098 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: nofree nounwind
declare !dbg !1101 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #13 !dbg !1104 {
    #dbg_value(ptr %0, !1108, !DIExpression(), !1113)
    #dbg_value(i64 %1, !1109, !DIExpression(), !1113)
    #dbg_value(double 0.000000e+00, !1110, !DIExpression(), !1113)
    #dbg_value(i64 0, !1111, !DIExpression(), !1114)
  %3 = icmp eq i64 %1, 0, !dbg !1115
  br i1 %3, label %26, label %4, !dbg !1117

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !1117
  %6 = icmp ult i64 %1, 4, !dbg !1117
  br i1 %6, label %9, label %7, !dbg !1117

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !1117
  br label %29, !dbg !1117

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !1117
  br i1 %13, label %26, label %14, !dbg !1117

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !1111, !DIExpression(), !1114)
    #dbg_value(double %16, !1110, !DIExpression(), !1113)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !1118
  %19 = load float, ptr %18, align 4, !dbg !1118, !tbaa !716
  %20 = fpext float %19 to double, !dbg !1119
  %21 = fmul double %20, %20, !dbg !1120
  %22 = fadd double %16, %21, !dbg !1121
    #dbg_value(double %22, !1110, !DIExpression(), !1113)
  %23 = add nuw i64 %15, 1, !dbg !1122
    #dbg_value(i64 %23, !1111, !DIExpression(), !1114)
  %24 = add i64 %17, 1, !dbg !1117
  %25 = icmp eq i64 %24, %5, !dbg !1117
  br i1 %25, label %26, label %14, !dbg !1117, !llvm.loop !1123

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !1113
  %28 = tail call double @sqrt(double noundef %27) #15, !dbg !1124
  ret double %28, !dbg !1125

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !1111, !DIExpression(), !1114)
    #dbg_value(double %31, !1110, !DIExpression(), !1113)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !1118
  %34 = load float, ptr %33, align 4, !dbg !1118, !tbaa !716
  %35 = fpext float %34 to double, !dbg !1119
  %36 = fmul double %35, %35, !dbg !1120
  %37 = fadd double %31, %36, !dbg !1121
    #dbg_value(double %37, !1110, !DIExpression(), !1113)
  %38 = or disjoint i64 %30, 1, !dbg !1122
    #dbg_value(i64 %38, !1111, !DIExpression(), !1114)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !1118
  %40 = load float, ptr %39, align 4, !dbg !1118, !tbaa !716
  %41 = fpext float %40 to double, !dbg !1119
  %42 = fmul double %41, %41, !dbg !1120
  %43 = fadd double %37, %42, !dbg !1121
    #dbg_value(double %43, !1110, !DIExpression(), !1113)
  %44 = or disjoint i64 %30, 2, !dbg !1122
    #dbg_value(i64 %44, !1111, !DIExpression(), !1114)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !1118
  %46 = load float, ptr %45, align 4, !dbg !1118, !tbaa !716
  %47 = fpext float %46 to double, !dbg !1119
  %48 = fmul double %47, %47, !dbg !1120
  %49 = fadd double %43, %48, !dbg !1121
    #dbg_value(double %49, !1110, !DIExpression(), !1113)
  %50 = or disjoint i64 %30, 3, !dbg !1122
    #dbg_value(i64 %50, !1111, !DIExpression(), !1114)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !1118
  %52 = load float, ptr %51, align 4, !dbg !1118, !tbaa !716
  %53 = fpext float %52 to double, !dbg !1119
  %54 = fmul double %53, %53, !dbg !1120
  %55 = fadd double %49, %54, !dbg !1121
    #dbg_value(double %55, !1110, !DIExpression(), !1113)
  %56 = add nuw i64 %30, 4, !dbg !1122
    #dbg_value(i64 %56, !1111, !DIExpression(), !1114)
  %57 = add i64 %32, 4, !dbg !1117
  %58 = icmp eq i64 %57, %8, !dbg !1117
  br i1 %58, label %9, label %29, !dbg !1117, !llvm.loop !1126
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1128 double @sqrt(double noundef) local_unnamed_addr #11

; Function Attrs: nofree nounwind
declare !dbg !1129 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !1132 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !1136 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #14

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { nounwind willreturn memory(none) }
attributes #17 = { cold nounwind }
attributes #18 = { cold }
attributes #19 = { nounwind allocsize(0) }
attributes #20 = { noreturn nounwind }

!llvm.dbg.cu = !{!60}
!llvm.module.flags = !{!95, !96, !97, !98, !99, !100, !101}
!llvm.ident = !{!102}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/quantum/quantum.h", directory: ".", checksumkind: CSK_MD5, checksum: "a07cc8682cc339d59cf9c341546bf6d3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 5)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 12)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 784, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 98)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !31, line: 88, type: !32, isLocal: true, isDefinition: true)
!31 = !DIFile(filename: "samples/quantum/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 56)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !31, line: 61, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 32)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 48)
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
!60 = distinct !DICompileUnit(language: DW_LANG_C11, file: !61, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !62, retainedTypes: !73, globals: !89, splitDebugInlining: false, nameTableKind: None)
!61 = !DIFile(filename: "samples/quantum/quantum_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "e1ba00b657a2f9e6d6d6ffba7bfaf396")
!62 = !{!63, !67}
!63 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !31, line: 23, baseType: !64, size: 32, elements: !65)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !{!66}
!66 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!67 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !68, line: 5, baseType: !64, size: 32, elements: !69)
!68 = !DIFile(filename: "samples/quantum/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!69 = !{!70, !71, !72}
!70 = !DIEnumerator(name: "CblasColMajor", value: 102)
!71 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!72 = !DIEnumerator(name: "CblasTrans", value: 112)
!73 = !{!74, !77, !78, !82, !84, !83, !87, !88}
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !75, line: 18, baseType: !76)
!75 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !79, line: 27, baseType: !80)
!79 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !81, line: 45, baseType: !76)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !85, line: 26, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !81, line: 41, baseType: !77)
!87 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!89 = !{!0, !7, !12, !14, !19, !24, !29, !35, !40, !45, !90, !50, !55}
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !31, line: 105, type: !92, isLocal: true, isDefinition: true)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 2)
!95 = !{i32 7, !"Dwarf Version", i32 5}
!96 = !{i32 2, !"Debug Info Version", i32 3}
!97 = !{i32 1, !"wchar_size", i32 4}
!98 = !{i32 8, !"PIC Level", i32 2}
!99 = !{i32 7, !"PIE Level", i32 2}
!100 = !{i32 7, !"uwtable", i32 2}
!101 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!102 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!103 = distinct !DISubprogram(name: "main", scope: !61, file: !61, line: 51, type: !104, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !108)
!104 = !DISubroutineType(types: !105)
!105 = !{!77, !77, !106}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!108 = !{!109, !110, !111, !122, !124, !125, !126, !136, !138, !139}
!109 = !DILocalVariable(name: "argc", arg: 1, scope: !103, file: !61, line: 51, type: !77)
!110 = !DILocalVariable(name: "argv", arg: 2, scope: !103, file: !61, line: 51, type: !106)
!111 = !DILocalVariable(name: "arguments", scope: !103, file: !61, line: 52, type: !112)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 11, baseType: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 7, size: 256, elements: !114)
!114 = !{!115, !116, !117, !118, !119}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "qubits", scope: !113, file: !2, line: 8, baseType: !77, size: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "group", scope: !113, file: !2, line: 8, baseType: !77, size: 32, offset: 32)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "layers", scope: !113, file: !2, line: 8, baseType: !77, size: 32, offset: 64)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !113, file: !2, line: 9, baseType: !78, size: 64, offset: 128)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !113, file: !2, line: 10, baseType: !120, size: 64, offset: 192)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!122 = !DILocalVariable(name: "count", scope: !103, file: !61, line: 54, type: !123)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!124 = !DILocalVariable(name: "n", scope: !103, file: !61, line: 54, type: !123)
!125 = !DILocalVariable(name: "result", scope: !103, file: !61, line: 55, type: !82)
!126 = !DILocalVariable(name: "state", scope: !103, file: !61, line: 56, type: !127)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "State", file: !61, line: 10, baseType: !128)
!128 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !61, line: 6, size: 384, elements: !129)
!129 = !{!130, !131, !132, !133, !134, !135}
!130 = !DIDerivedType(tag: DW_TAG_member, name: "gate_re", scope: !128, file: !61, line: 7, baseType: !82, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "gate_im", scope: !128, file: !61, line: 7, baseType: !82, size: 64, offset: 64)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "re", scope: !128, file: !61, line: 8, baseType: !82, size: 64, offset: 128)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "im", scope: !128, file: !61, line: 8, baseType: !82, size: 64, offset: 192)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "next_re", scope: !128, file: !61, line: 9, baseType: !82, size: 64, offset: 256)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "next_im", scope: !128, file: !61, line: 9, baseType: !82, size: 64, offset: 320)
!136 = !DILocalVariable(name: "start", scope: !103, file: !61, line: 61, type: !137)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !87)
!138 = !DILocalVariable(name: "seconds", scope: !103, file: !61, line: 63, type: !137)
!139 = !DILocalVariable(name: "status", scope: !103, file: !61, line: 67, type: !140)
!140 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!141 = distinct !DIAssignID()
!142 = distinct !DIAssignID()
!143 = distinct !DIAssignID()
!144 = distinct !DIAssignID()
!145 = distinct !DIAssignID()
!146 = distinct !DIAssignID()
!147 = distinct !DIAssignID()
!148 = !DILocation(line: 0, scope: !103)
!149 = !DILocalVariable(name: "argc", arg: 1, scope: !150, file: !2, line: 19, type: !77)
!150 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 19, type: !151, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !154)
!151 = !DISubroutineType(types: !152)
!152 = !{!77, !77, !106, !153}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!154 = !{!149, !155, !156, !157, !159, !160, !161}
!155 = !DILocalVariable(name: "argv", arg: 2, scope: !150, file: !2, line: 19, type: !106)
!156 = !DILocalVariable(name: "out", arg: 3, scope: !150, file: !2, line: 19, type: !153)
!157 = !DILocalVariable(name: "qubits", scope: !150, file: !2, line: 20, type: !158)
!158 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!159 = !DILocalVariable(name: "group", scope: !150, file: !2, line: 20, type: !158)
!160 = !DILocalVariable(name: "layers", scope: !150, file: !2, line: 20, type: !158)
!161 = !DILocalVariable(name: "seed", scope: !150, file: !2, line: 20, type: !158)
!162 = !DILocation(line: 0, scope: !150, inlinedAt: !163)
!163 = distinct !DILocation(line: 53, column: 8, scope: !164)
!164 = distinct !DILexicalBlock(scope: !103, file: !61, line: 53, column: 7)
!165 = !DILocation(line: 21, column: 12, scope: !166, inlinedAt: !163)
!166 = distinct !DILexicalBlock(scope: !150, file: !2, line: 21, column: 7)
!167 = !DILocation(line: 21, column: 17, scope: !166, inlinedAt: !163)
!168 = !DILocalVariable(name: "end", scope: !169, file: !31, line: 84, type: !107)
!169 = distinct !DISubprogram(name: "parse_integer", scope: !31, file: !31, line: 80, type: !170, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !173)
!170 = !DISubroutineType(types: !171)
!171 = !{!77, !77, !106, !77, !120, !158, !158, !158, !172}
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!173 = !{!174, !175, !176, !177, !178, !179, !180, !181, !168}
!174 = !DILocalVariable(name: "argc", arg: 1, scope: !169, file: !31, line: 80, type: !77)
!175 = !DILocalVariable(name: "argv", arg: 2, scope: !169, file: !31, line: 80, type: !106)
!176 = !DILocalVariable(name: "position", arg: 3, scope: !169, file: !31, line: 80, type: !77)
!177 = !DILocalVariable(name: "name", arg: 4, scope: !169, file: !31, line: 80, type: !120)
!178 = !DILocalVariable(name: "low", arg: 5, scope: !169, file: !31, line: 80, type: !158)
!179 = !DILocalVariable(name: "high", arg: 6, scope: !169, file: !31, line: 81, type: !158)
!180 = !DILocalVariable(name: "fallback", arg: 7, scope: !169, file: !31, line: 81, type: !158)
!181 = !DILocalVariable(name: "out", arg: 8, scope: !169, file: !31, line: 81, type: !172)
!182 = !DILocation(line: 0, scope: !169, inlinedAt: !183)
!183 = distinct !DILocation(line: 21, column: 20, scope: !166, inlinedAt: !163)
!184 = !DILocation(line: 83, column: 16, scope: !185, inlinedAt: !183)
!185 = distinct !DILexicalBlock(scope: !169, file: !31, line: 83, column: 7)
!186 = !DILocation(line: 83, column: 7, scope: !169, inlinedAt: !183)
!187 = !DILocation(line: 84, column: 3, scope: !169, inlinedAt: !183)
!188 = !DILocation(line: 85, column: 3, scope: !169, inlinedAt: !183)
!189 = !DILocation(line: 85, column: 9, scope: !169, inlinedAt: !183)
!190 = !{!191, !191, i64 0}
!191 = !{!"int", !192, i64 0}
!192 = !{!"omnipotent char", !193, i64 0}
!193 = !{!"Simple C/C++ TBAA"}
!194 = !DILocation(line: 86, column: 17, scope: !169, inlinedAt: !183)
!195 = !{!196, !196, i64 0}
!196 = !{!"any pointer", !192, i64 0}
!197 = !DILocation(line: 86, column: 10, scope: !169, inlinedAt: !183)
!198 = !DILocation(line: 87, column: 8, scope: !199, inlinedAt: !183)
!199 = distinct !DILexicalBlock(scope: !169, file: !31, line: 87, column: 7)
!200 = !DILocation(line: 87, column: 7, scope: !199, inlinedAt: !183)
!201 = !{!192, !192, i64 0}
!202 = !DILocation(line: 87, column: 23, scope: !199, inlinedAt: !183)
!203 = !DILocation(line: 87, column: 28, scope: !199, inlinedAt: !183)
!204 = !DILocation(line: 87, column: 27, scope: !199, inlinedAt: !183)
!205 = !DILocation(line: 87, column: 32, scope: !199, inlinedAt: !183)
!206 = !DILocation(line: 87, column: 36, scope: !199, inlinedAt: !183)
!207 = !DILocation(line: 87, column: 42, scope: !199, inlinedAt: !183)
!208 = !DILocation(line: 88, column: 11, scope: !169, inlinedAt: !183)
!209 = !DILocation(line: 88, column: 3, scope: !169, inlinedAt: !183)
!210 = !DILocation(line: 91, column: 1, scope: !169, inlinedAt: !183)
!211 = !DILocation(line: 21, column: 79, scope: !166, inlinedAt: !163)
!212 = !DILocation(line: 22, column: 60, scope: !166, inlinedAt: !163)
!213 = !DILocation(line: 22, column: 72, scope: !166, inlinedAt: !163)
!214 = !DILocalVariable(name: "x", arg: 1, scope: !215, file: !31, line: 25, type: !77)
!215 = distinct !DISubprogram(name: "smaller", scope: !31, file: !31, line: 25, type: !216, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !218)
!216 = !DISubroutineType(types: !217)
!217 = !{!77, !77, !77}
!218 = !{!214, !219}
!219 = !DILocalVariable(name: "y", arg: 2, scope: !215, file: !31, line: 25, type: !77)
!220 = !DILocation(line: 0, scope: !215, inlinedAt: !221)
!221 = distinct !DILocation(line: 22, column: 48, scope: !166, inlinedAt: !163)
!222 = !DILocation(line: 25, column: 50, scope: !215, inlinedAt: !221)
!223 = !DILocation(line: 22, column: 48, scope: !166, inlinedAt: !163)
!224 = !DILocation(line: 22, column: 91, scope: !166, inlinedAt: !163)
!225 = !DILocation(line: 0, scope: !169, inlinedAt: !226)
!226 = distinct !DILocation(line: 22, column: 7, scope: !166, inlinedAt: !163)
!227 = !DILocation(line: 83, column: 16, scope: !185, inlinedAt: !226)
!228 = !DILocation(line: 83, column: 7, scope: !169, inlinedAt: !226)
!229 = !DILocation(line: 84, column: 3, scope: !169, inlinedAt: !226)
!230 = !DILocation(line: 85, column: 9, scope: !169, inlinedAt: !226)
!231 = !DILocation(line: 86, column: 17, scope: !169, inlinedAt: !226)
!232 = !DILocation(line: 86, column: 10, scope: !169, inlinedAt: !226)
!233 = !DILocation(line: 87, column: 8, scope: !199, inlinedAt: !226)
!234 = !DILocation(line: 87, column: 7, scope: !199, inlinedAt: !226)
!235 = !DILocation(line: 87, column: 23, scope: !199, inlinedAt: !226)
!236 = !DILocation(line: 87, column: 28, scope: !199, inlinedAt: !226)
!237 = !DILocation(line: 87, column: 27, scope: !199, inlinedAt: !226)
!238 = !DILocation(line: 87, column: 32, scope: !199, inlinedAt: !226)
!239 = !DILocation(line: 87, column: 36, scope: !199, inlinedAt: !226)
!240 = !DILocation(line: 87, column: 42, scope: !199, inlinedAt: !226)
!241 = !DILocation(line: 88, column: 11, scope: !169, inlinedAt: !226)
!242 = !DILocation(line: 88, column: 3, scope: !169, inlinedAt: !226)
!243 = !DILocation(line: 91, column: 1, scope: !169, inlinedAt: !226)
!244 = !DILocation(line: 23, column: 29, scope: !166, inlinedAt: !163)
!245 = !DILocation(line: 0, scope: !169, inlinedAt: !246)
!246 = distinct !DILocation(line: 24, column: 7, scope: !166, inlinedAt: !163)
!247 = !DILocation(line: 83, column: 16, scope: !185, inlinedAt: !246)
!248 = !DILocation(line: 83, column: 7, scope: !169, inlinedAt: !246)
!249 = !DILocation(line: 84, column: 3, scope: !169, inlinedAt: !246)
!250 = !DILocation(line: 85, column: 9, scope: !169, inlinedAt: !246)
!251 = !DILocation(line: 86, column: 17, scope: !169, inlinedAt: !246)
!252 = !DILocation(line: 86, column: 10, scope: !169, inlinedAt: !246)
!253 = !DILocation(line: 87, column: 8, scope: !199, inlinedAt: !246)
!254 = !DILocation(line: 87, column: 7, scope: !199, inlinedAt: !246)
!255 = !DILocation(line: 87, column: 23, scope: !199, inlinedAt: !246)
!256 = !DILocation(line: 87, column: 28, scope: !199, inlinedAt: !246)
!257 = !DILocation(line: 87, column: 27, scope: !199, inlinedAt: !246)
!258 = !DILocation(line: 87, column: 32, scope: !199, inlinedAt: !246)
!259 = !DILocation(line: 87, column: 36, scope: !199, inlinedAt: !246)
!260 = !DILocation(line: 87, column: 42, scope: !199, inlinedAt: !246)
!261 = !DILocation(line: 88, column: 11, scope: !169, inlinedAt: !246)
!262 = !DILocation(line: 88, column: 3, scope: !169, inlinedAt: !246)
!263 = !DILocation(line: 91, column: 1, scope: !169, inlinedAt: !246)
!264 = !DILocation(line: 24, column: 65, scope: !166, inlinedAt: !163)
!265 = !DILocation(line: 26, column: 71, scope: !266, inlinedAt: !163)
!266 = distinct !DILexicalBlock(scope: !166, file: !2, line: 25, column: 69)
!267 = !DILocation(line: 0, scope: !169, inlinedAt: !268)
!268 = distinct !DILocation(line: 25, column: 7, scope: !166, inlinedAt: !163)
!269 = !DILocation(line: 83, column: 16, scope: !185, inlinedAt: !268)
!270 = !DILocation(line: 83, column: 7, scope: !169, inlinedAt: !268)
!271 = !DILocation(line: 84, column: 3, scope: !169, inlinedAt: !268)
!272 = !DILocation(line: 85, column: 9, scope: !169, inlinedAt: !268)
!273 = !DILocation(line: 86, column: 17, scope: !169, inlinedAt: !268)
!274 = !DILocation(line: 86, column: 10, scope: !169, inlinedAt: !268)
!275 = !DILocation(line: 87, column: 8, scope: !199, inlinedAt: !268)
!276 = !DILocation(line: 87, column: 7, scope: !199, inlinedAt: !268)
!277 = !DILocation(line: 87, column: 23, scope: !199, inlinedAt: !268)
!278 = !DILocation(line: 87, column: 28, scope: !199, inlinedAt: !268)
!279 = !DILocation(line: 87, column: 27, scope: !199, inlinedAt: !268)
!280 = !DILocation(line: 87, column: 32, scope: !199, inlinedAt: !268)
!281 = !DILocation(line: 87, column: 36, scope: !199, inlinedAt: !268)
!282 = !DILocation(line: 87, column: 42, scope: !199, inlinedAt: !268)
!283 = !DILocation(line: 88, column: 11, scope: !169, inlinedAt: !268)
!284 = !DILocation(line: 88, column: 3, scope: !169, inlinedAt: !268)
!285 = !DILocation(line: 91, column: 1, scope: !169, inlinedAt: !268)
!286 = !DILocation(line: 21, column: 7, scope: !150, inlinedAt: !163)
!287 = !DILocation(line: 28, column: 24, scope: !266, inlinedAt: !163)
!288 = !DILocation(line: 28, column: 19, scope: !266, inlinedAt: !163)
!289 = !DILocation(line: 28, column: 30, scope: !266, inlinedAt: !163)
!290 = !DILocation(line: 31, column: 11, scope: !150, inlinedAt: !163)
!291 = !DILocation(line: 31, column: 3, scope: !150, inlinedAt: !163)
!292 = !DILocation(line: 53, column: 7, scope: !103)
!293 = !DILocation(line: 26, column: 45, scope: !266, inlinedAt: !163)
!294 = !DILocalVariable(name: "a", arg: 1, scope: !295, file: !2, line: 16, type: !298)
!295 = distinct !DISubprogram(name: "amplitudes_of", scope: !2, file: !2, line: 16, type: !296, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !300)
!296 = !DISubroutineType(types: !297)
!297 = !{!74, !298}
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64)
!299 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !112)
!300 = !{!294}
!301 = !DILocation(line: 0, scope: !295, inlinedAt: !302)
!302 = distinct !DILocation(line: 54, column: 24, scope: !103)
!303 = !DILocation(line: 16, column: 75, scope: !295, inlinedAt: !302)
!304 = !DILocalVariable(name: "a", arg: 1, scope: !305, file: !2, line: 14, type: !298)
!305 = distinct !DISubprogram(name: "rows_of", scope: !2, file: !2, line: 14, type: !306, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !308)
!306 = !DISubroutineType(types: !307)
!307 = !{!77, !298}
!308 = !{!304}
!309 = !DILocation(line: 0, scope: !305, inlinedAt: !310)
!310 = distinct !DILocation(line: 54, column: 63, scope: !103)
!311 = !DILocation(line: 14, column: 58, scope: !305, inlinedAt: !310)
!312 = !DILocation(line: 54, column: 55, scope: !103)
!313 = !DILocalVariable(name: "count", arg: 1, scope: !314, file: !31, line: 66, type: !74)
!314 = distinct !DISubprogram(name: "allocate", scope: !31, file: !31, line: 66, type: !315, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !317)
!315 = !DISubroutineType(types: !316)
!316 = !{!82, !74}
!317 = !{!313, !318}
!318 = !DILocalVariable(name: "x", scope: !314, file: !31, line: 67, type: !82)
!319 = !DILocation(line: 0, scope: !314, inlinedAt: !320)
!320 = distinct !DILocation(line: 55, column: 19, scope: !103)
!321 = !DILocation(line: 67, column: 36, scope: !314, inlinedAt: !320)
!322 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !320)
!323 = !DILocalVariable(name: "memory", arg: 1, scope: !324, file: !31, line: 59, type: !327)
!324 = distinct !DISubprogram(name: "need", scope: !31, file: !31, line: 59, type: !325, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !329)
!325 = !DISubroutineType(types: !326)
!326 = !{null, !327, !74}
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!329 = !{!323, !330}
!330 = !DILocalVariable(name: "bytes", arg: 2, scope: !324, file: !31, line: 59, type: !74)
!331 = !DILocation(line: 0, scope: !324, inlinedAt: !332)
!332 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !320)
!333 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !332)
!334 = distinct !DILexicalBlock(scope: !324, file: !31, line: 60, column: 7)
!335 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !332)
!336 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !332)
!337 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !332)
!338 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !332)
!339 = !DILocation(line: 56, column: 29, scope: !103)
!340 = !DILocation(line: 0, scope: !314, inlinedAt: !341)
!341 = distinct !DILocation(line: 56, column: 18, scope: !103)
!342 = !DILocation(line: 67, column: 36, scope: !314, inlinedAt: !341)
!343 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !341)
!344 = !DILocation(line: 0, scope: !324, inlinedAt: !345)
!345 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !341)
!346 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !345)
!347 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !345)
!348 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !345)
!349 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !345)
!350 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !345)
!351 = !DILocation(line: 0, scope: !314, inlinedAt: !352)
!352 = distinct !DILocation(line: 56, column: 35, scope: !103)
!353 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !352)
!354 = !DILocation(line: 0, scope: !324, inlinedAt: !355)
!355 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !352)
!356 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !355)
!357 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !355)
!358 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !355)
!359 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !355)
!360 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !355)
!361 = !DILocation(line: 0, scope: !314, inlinedAt: !362)
!362 = distinct !DILocation(line: 56, column: 52, scope: !103)
!363 = !DILocation(line: 67, column: 36, scope: !314, inlinedAt: !362)
!364 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !362)
!365 = !DILocation(line: 0, scope: !324, inlinedAt: !366)
!366 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !362)
!367 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !366)
!368 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !366)
!369 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !366)
!370 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !366)
!371 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !366)
!372 = !DILocation(line: 0, scope: !314, inlinedAt: !373)
!373 = distinct !DILocation(line: 57, column: 18, scope: !103)
!374 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !373)
!375 = !DILocation(line: 0, scope: !324, inlinedAt: !376)
!376 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !373)
!377 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !376)
!378 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !376)
!379 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !376)
!380 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !376)
!381 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !376)
!382 = !DILocation(line: 0, scope: !314, inlinedAt: !383)
!383 = distinct !DILocation(line: 57, column: 35, scope: !103)
!384 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !383)
!385 = !DILocation(line: 0, scope: !324, inlinedAt: !386)
!386 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !383)
!387 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !386)
!388 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !386)
!389 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !386)
!390 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !386)
!391 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !386)
!392 = !DILocation(line: 0, scope: !314, inlinedAt: !393)
!393 = distinct !DILocation(line: 57, column: 52, scope: !103)
!394 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !393)
!395 = !DILocation(line: 0, scope: !324, inlinedAt: !396)
!396 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !393)
!397 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !396)
!398 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !396)
!399 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !396)
!400 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !396)
!401 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !396)
!402 = !DILocalVariable(name: "a", arg: 1, scope: !403, file: !2, line: 39, type: !298)
!403 = distinct !DISubprogram(name: "state_scale", scope: !2, file: !2, line: 39, type: !404, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !406)
!404 = !DISubroutineType(types: !405)
!405 = !{!83, !298}
!406 = !{!402}
!407 = !DILocation(line: 0, scope: !403, inlinedAt: !408)
!408 = distinct !DILocation(line: 58, column: 52, scope: !103)
!409 = !DILocation(line: 0, scope: !295, inlinedAt: !410)
!410 = distinct !DILocation(line: 40, column: 30, scope: !403, inlinedAt: !408)
!411 = !DILocation(line: 40, column: 23, scope: !403, inlinedAt: !408)
!412 = !DILocation(line: 40, column: 21, scope: !403, inlinedAt: !408)
!413 = !DILocation(line: 40, column: 10, scope: !403, inlinedAt: !408)
!414 = !DILocation(line: 58, column: 3, scope: !103)
!415 = !DILocation(line: 0, scope: !403, inlinedAt: !416)
!416 = distinct !DILocation(line: 59, column: 52, scope: !103)
!417 = !DILocation(line: 0, scope: !295, inlinedAt: !418)
!418 = distinct !DILocation(line: 40, column: 30, scope: !403, inlinedAt: !416)
!419 = !DILocation(line: 59, column: 3, scope: !103)
!420 = !DILocalVariable(name: "now", scope: !421, file: !31, line: 94, type: !425)
!421 = distinct !DISubprogram(name: "seconds_now", scope: !31, file: !31, line: 93, type: !422, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !424)
!422 = !DISubroutineType(types: !423)
!423 = !{!87}
!424 = !{!420}
!425 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !426, line: 11, size: 128, elements: !427)
!426 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!427 = !{!428, !430}
!428 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !425, file: !426, line: 16, baseType: !429, size: 64)
!429 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !81, line: 160, baseType: !158)
!430 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !425, file: !426, line: 21, baseType: !431, size: 64, offset: 64)
!431 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !81, line: 197, baseType: !158)
!432 = !DILocation(line: 0, scope: !421, inlinedAt: !433)
!433 = distinct !DILocation(line: 61, column: 24, scope: !103)
!434 = !DILocation(line: 94, column: 3, scope: !421, inlinedAt: !433)
!435 = !DILocation(line: 95, column: 3, scope: !421, inlinedAt: !433)
!436 = !DILocation(line: 96, column: 22, scope: !421, inlinedAt: !433)
!437 = !{!438, !439, i64 0}
!438 = !{!"timespec", !439, i64 0, !439, i64 8}
!439 = !{!"long", !192, i64 0}
!440 = !DILocation(line: 96, column: 10, scope: !421, inlinedAt: !433)
!441 = !DILocation(line: 96, column: 50, scope: !421, inlinedAt: !433)
!442 = !{!438, !439, i64 8}
!443 = !DILocation(line: 96, column: 38, scope: !421, inlinedAt: !433)
!444 = !DILocation(line: 96, column: 36, scope: !421, inlinedAt: !433)
!445 = !DILocation(line: 96, column: 29, scope: !421, inlinedAt: !433)
!446 = !DILocation(line: 97, column: 1, scope: !421, inlinedAt: !433)
!447 = !DILocalVariable(name: "a", arg: 1, scope: !448, file: !61, line: 41, type: !298)
!448 = distinct !DISubprogram(name: "run_circuit", scope: !61, file: !61, line: 41, type: !449, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !453)
!449 = !DISubroutineType(types: !450)
!450 = !{null, !298, !451}
!451 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !452, size: 64)
!452 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !127)
!453 = !{!447, !454, !455, !456, !457}
!454 = !DILocalVariable(name: "s", arg: 2, scope: !448, file: !61, line: 41, type: !451)
!455 = !DILocalVariable(name: "m", scope: !448, file: !61, line: 42, type: !140)
!456 = !DILocalVariable(name: "n", scope: !448, file: !61, line: 42, type: !140)
!457 = !DILocalVariable(name: "layer", scope: !458, file: !61, line: 43, type: !77)
!458 = distinct !DILexicalBlock(scope: !448, file: !61, line: 43, column: 3)
!459 = !DILocation(line: 0, scope: !448, inlinedAt: !460)
!460 = distinct !DILocation(line: 62, column: 3, scope: !103)
!461 = !DILocation(line: 0, scope: !305, inlinedAt: !462)
!462 = distinct !DILocation(line: 42, column: 17, scope: !448, inlinedAt: !460)
!463 = !DILocalVariable(name: "a", arg: 1, scope: !464, file: !2, line: 15, type: !298)
!464 = distinct !DISubprogram(name: "columns_of", scope: !2, file: !2, line: 15, type: !306, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !465)
!465 = !{!463}
!466 = !DILocation(line: 0, scope: !464, inlinedAt: !467)
!467 = distinct !DILocation(line: 42, column: 33, scope: !448, inlinedAt: !460)
!468 = !DILocation(line: 15, column: 75, scope: !464, inlinedAt: !467)
!469 = !DILocation(line: 15, column: 61, scope: !464, inlinedAt: !467)
!470 = !DILocation(line: 0, scope: !458, inlinedAt: !460)
!471 = !DILocation(line: 43, column: 3, scope: !458, inlinedAt: !460)
!472 = !DILocalVariable(name: "a", arg: 1, scope: !473, file: !61, line: 12, type: !298)
!473 = distinct !DISubprogram(name: "build_gate", scope: !61, file: !61, line: 12, type: !474, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !476)
!474 = !DISubroutineType(types: !475)
!475 = !{null, !298, !77, !451}
!476 = !{!472, !477, !478, !479, !480, !488, !490}
!477 = !DILocalVariable(name: "layer", arg: 2, scope: !473, file: !61, line: 12, type: !77)
!478 = !DILocalVariable(name: "s", arg: 3, scope: !473, file: !61, line: 12, type: !451)
!479 = !DILocalVariable(name: "n", scope: !473, file: !61, line: 13, type: !140)
!480 = !DILocalVariable(name: "gate", scope: !473, file: !61, line: 14, type: !481)
!481 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !482)
!482 = !DIDerivedType(tag: DW_TAG_typedef, name: "Gate", file: !2, line: 48, baseType: !483)
!483 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 46, size: 192, elements: !484)
!484 = !{!485, !486, !487}
!485 = !DIDerivedType(tag: DW_TAG_member, name: "row", scope: !483, file: !2, line: 47, baseType: !82, size: 64)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "walsh", scope: !483, file: !2, line: 47, baseType: !82, size: 64, offset: 64)
!487 = !DIDerivedType(tag: DW_TAG_member, name: "column", scope: !483, file: !2, line: 47, baseType: !82, size: 64, offset: 128)
!488 = !DILocalVariable(name: "j", scope: !489, file: !61, line: 15, type: !77)
!489 = distinct !DILexicalBlock(scope: !473, file: !61, line: 15, column: 3)
!490 = !DILocalVariable(name: "i", scope: !491, file: !61, line: 16, type: !77)
!491 = distinct !DILexicalBlock(scope: !492, file: !61, line: 16, column: 5)
!492 = distinct !DILexicalBlock(scope: !489, file: !61, line: 15, column: 3)
!493 = !DILocation(line: 0, scope: !473, inlinedAt: !494)
!494 = distinct !DILocation(line: 44, column: 5, scope: !495, inlinedAt: !460)
!495 = distinct !DILexicalBlock(scope: !496, file: !61, line: 43, column: 51)
!496 = distinct !DILexicalBlock(scope: !458, file: !61, line: 43, column: 3)
!497 = !DILocation(line: 0, scope: !305, inlinedAt: !498)
!498 = distinct !DILocation(line: 13, column: 17, scope: !473, inlinedAt: !494)
!499 = !DILocalVariable(name: "factors", scope: !500, file: !2, line: 72, type: !515)
!500 = distinct !DISubprogram(name: "make_gate", scope: !2, file: !2, line: 68, type: !501, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !503)
!501 = !DISubroutineType(types: !502)
!502 = !{!482, !298, !77}
!503 = !{!504, !505, !506, !507, !508, !499, !509, !511}
!504 = !DILocalVariable(name: "a", arg: 1, scope: !500, file: !2, line: 68, type: !298)
!505 = !DILocalVariable(name: "layer", arg: 2, scope: !500, file: !2, line: 68, type: !77)
!506 = !DILocalVariable(name: "n", scope: !500, file: !2, line: 69, type: !140)
!507 = !DILocalVariable(name: "phases", scope: !500, file: !2, line: 70, type: !88)
!508 = !DILocalVariable(name: "gate", scope: !500, file: !2, line: 71, type: !482)
!509 = !DILocalVariable(name: "f", scope: !510, file: !2, line: 73, type: !77)
!510 = distinct !DILexicalBlock(scope: !500, file: !2, line: 73, column: 3)
!511 = !DILocalVariable(name: "i", scope: !512, file: !2, line: 76, type: !77)
!512 = distinct !DILexicalBlock(scope: !513, file: !2, line: 76, column: 5)
!513 = distinct !DILexicalBlock(scope: !514, file: !2, line: 73, column: 31)
!514 = distinct !DILexicalBlock(scope: !510, file: !2, line: 73, column: 3)
!515 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 192, elements: !53)
!516 = !DILocation(line: 0, scope: !500, inlinedAt: !517)
!517 = distinct !DILocation(line: 14, column: 21, scope: !473, inlinedAt: !494)
!518 = !DILocation(line: 0, scope: !305, inlinedAt: !519)
!519 = distinct !DILocation(line: 69, column: 17, scope: !500, inlinedAt: !517)
!520 = !DILocalVariable(name: "count", arg: 1, scope: !521, file: !31, line: 72, type: !74)
!521 = distinct !DISubprogram(name: "allocate_doubles", scope: !31, file: !31, line: 72, type: !522, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !524)
!522 = !DISubroutineType(types: !523)
!523 = !{!88, !74}
!524 = !{!520, !525}
!525 = !DILocalVariable(name: "x", scope: !521, file: !31, line: 73, type: !88)
!526 = !DILocation(line: 0, scope: !521, inlinedAt: !527)
!527 = distinct !DILocation(line: 70, column: 20, scope: !500, inlinedAt: !517)
!528 = !DILocation(line: 73, column: 25, scope: !521, inlinedAt: !527)
!529 = !DILocation(line: 0, scope: !324, inlinedAt: !530)
!530 = distinct !DILocation(line: 74, column: 3, scope: !521, inlinedAt: !527)
!531 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !530)
!532 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !530)
!533 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !530)
!534 = !{!535}
!535 = distinct !{!535, !536, !"make_gate: argument 0"}
!536 = distinct !{!536, !"make_gate"}
!537 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !530)
!538 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !530)
!539 = !DILocation(line: 0, scope: !314, inlinedAt: !540)
!540 = distinct !DILocation(line: 71, column: 16, scope: !500, inlinedAt: !517)
!541 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !540)
!542 = !DILocation(line: 0, scope: !324, inlinedAt: !543)
!543 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !540)
!544 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !543)
!545 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !543)
!546 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !543)
!547 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !543)
!548 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !543)
!549 = !DILocation(line: 0, scope: !314, inlinedAt: !550)
!550 = distinct !DILocation(line: 71, column: 41, scope: !500, inlinedAt: !517)
!551 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !550)
!552 = !DILocation(line: 0, scope: !324, inlinedAt: !553)
!553 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !550)
!554 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !553)
!555 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !553)
!556 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !553)
!557 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !553)
!558 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !553)
!559 = !DILocation(line: 0, scope: !314, inlinedAt: !560)
!560 = distinct !DILocation(line: 71, column: 66, scope: !500, inlinedAt: !517)
!561 = !DILocation(line: 67, column: 23, scope: !314, inlinedAt: !560)
!562 = !DILocation(line: 0, scope: !324, inlinedAt: !563)
!563 = distinct !DILocation(line: 68, column: 3, scope: !314, inlinedAt: !560)
!564 = !DILocation(line: 60, column: 7, scope: !334, inlinedAt: !563)
!565 = !DILocation(line: 60, column: 7, scope: !324, inlinedAt: !563)
!566 = !DILocation(line: 61, column: 11, scope: !324, inlinedAt: !563)
!567 = !DILocation(line: 61, column: 3, scope: !324, inlinedAt: !563)
!568 = !DILocation(line: 62, column: 3, scope: !324, inlinedAt: !563)
!569 = !DILocation(line: 72, column: 3, scope: !500, inlinedAt: !517)
!570 = !DILocation(line: 72, column: 22, scope: !500, inlinedAt: !517)
!571 = distinct !DIAssignID()
!572 = distinct !DIAssignID()
!573 = distinct !DIAssignID()
!574 = !DILocation(line: 0, scope: !510, inlinedAt: !517)
!575 = !DILocation(line: 73, column: 3, scope: !510, inlinedAt: !517)
!576 = !DILocalVariable(name: "n", arg: 1, scope: !577, file: !2, line: 50, type: !77)
!577 = distinct !DISubprogram(name: "random_phases", scope: !2, file: !2, line: 50, type: !578, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !580)
!578 = !DISubroutineType(types: !579)
!579 = !{null, !77, !78, !78, !88}
!580 = !{!576, !581, !582, !583, !584, !586}
!581 = !DILocalVariable(name: "seed", arg: 2, scope: !577, file: !2, line: 50, type: !78)
!582 = !DILocalVariable(name: "stream", arg: 3, scope: !577, file: !2, line: 50, type: !78)
!583 = !DILocalVariable(name: "out", arg: 4, scope: !577, file: !2, line: 50, type: !88)
!584 = !DILocalVariable(name: "i", scope: !585, file: !2, line: 51, type: !77)
!585 = distinct !DILexicalBlock(scope: !577, file: !2, line: 51, column: 3)
!586 = !DILocalVariable(name: "angle", scope: !587, file: !2, line: 52, type: !137)
!587 = distinct !DILexicalBlock(scope: !588, file: !2, line: 51, column: 31)
!588 = distinct !DILexicalBlock(scope: !585, file: !2, line: 51, column: 3)
!589 = !DILocation(line: 0, scope: !577, inlinedAt: !590)
!590 = distinct !DILocation(line: 74, column: 5, scope: !513, inlinedAt: !517)
!591 = !DILocation(line: 0, scope: !585, inlinedAt: !590)
!592 = !DILocation(line: 74, column: 56, scope: !513, inlinedAt: !517)
!593 = !DILocation(line: 51, column: 3, scope: !585, inlinedAt: !590)
!594 = !DILocalVariable(name: "seed", arg: 1, scope: !595, file: !31, line: 41, type: !78)
!595 = distinct !DISubprogram(name: "random_uniform", scope: !31, file: !31, line: 41, type: !596, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !598)
!596 = !DISubroutineType(types: !597)
!597 = !{!83, !78, !78, !78}
!598 = !{!594, !599, !600, !601}
!599 = !DILocalVariable(name: "stream", arg: 2, scope: !595, file: !31, line: 41, type: !78)
!600 = !DILocalVariable(name: "index", arg: 3, scope: !595, file: !31, line: 42, type: !78)
!601 = !DILocalVariable(name: "top", scope: !595, file: !31, line: 43, type: !602)
!602 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!603 = !DILocation(line: 0, scope: !595, inlinedAt: !604)
!604 = distinct !DILocation(line: 52, column: 46, scope: !587, inlinedAt: !590)
!605 = !DILocalVariable(name: "seed", arg: 1, scope: !606, file: !31, line: 33, type: !78)
!606 = distinct !DISubprogram(name: "random_bits", scope: !31, file: !31, line: 33, type: !607, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !609)
!607 = !DISubroutineType(types: !608)
!608 = !{!78, !78, !78, !78}
!609 = !{!605, !610, !611, !612}
!610 = !DILocalVariable(name: "stream", arg: 2, scope: !606, file: !31, line: 33, type: !78)
!611 = !DILocalVariable(name: "index", arg: 3, scope: !606, file: !31, line: 33, type: !78)
!612 = !DILocalVariable(name: "z", scope: !606, file: !31, line: 34, type: !78)
!613 = !DILocation(line: 0, scope: !606, inlinedAt: !614)
!614 = distinct !DILocation(line: 43, column: 33, scope: !595, inlinedAt: !604)
!615 = !DILocation(line: 34, column: 67, scope: !606, inlinedAt: !614)
!616 = !DILocation(line: 34, column: 59, scope: !606, inlinedAt: !614)
!617 = !DILocation(line: 35, column: 15, scope: !606, inlinedAt: !614)
!618 = !DILocation(line: 35, column: 10, scope: !606, inlinedAt: !614)
!619 = !DILocation(line: 35, column: 23, scope: !606, inlinedAt: !614)
!620 = !DILocation(line: 36, column: 15, scope: !606, inlinedAt: !614)
!621 = !DILocation(line: 36, column: 10, scope: !606, inlinedAt: !614)
!622 = !DILocation(line: 36, column: 23, scope: !606, inlinedAt: !614)
!623 = !DILocation(line: 44, column: 20, scope: !595, inlinedAt: !604)
!624 = !DILocation(line: 44, column: 26, scope: !595, inlinedAt: !604)
!625 = !DILocation(line: 44, column: 30, scope: !595, inlinedAt: !604)
!626 = !DILocation(line: 44, column: 10, scope: !595, inlinedAt: !604)
!627 = !DILocation(line: 44, column: 43, scope: !595, inlinedAt: !604)
!628 = !DILocation(line: 52, column: 46, scope: !587, inlinedAt: !590)
!629 = !DILocation(line: 52, column: 44, scope: !587, inlinedAt: !590)
!630 = !DILocation(line: 0, scope: !587, inlinedAt: !590)
!631 = !DILocation(line: 53, column: 14, scope: !587, inlinedAt: !590)
!632 = !DILocation(line: 53, column: 5, scope: !587, inlinedAt: !590)
!633 = !DILocation(line: 53, column: 12, scope: !587, inlinedAt: !590)
!634 = !{!635, !635, i64 0}
!635 = !{!"double", !192, i64 0}
!636 = !DILocation(line: 53, column: 39, scope: !587, inlinedAt: !590)
!637 = !DILocation(line: 53, column: 26, scope: !587, inlinedAt: !590)
!638 = !DILocation(line: 53, column: 37, scope: !587, inlinedAt: !590)
!639 = !DILocation(line: 51, column: 26, scope: !588, inlinedAt: !590)
!640 = !DILocation(line: 51, column: 21, scope: !588, inlinedAt: !590)
!641 = distinct !{!641, !593, !642, !643}
!642 = !DILocation(line: 54, column: 3, scope: !585, inlinedAt: !590)
!643 = !{!"llvm.loop.mustprogress"}
!644 = !DILocation(line: 75, column: 11, scope: !645, inlinedAt: !517)
!645 = distinct !DILexicalBlock(scope: !513, file: !2, line: 75, column: 9)
!646 = !DILocation(line: 75, column: 9, scope: !513, inlinedAt: !517)
!647 = !DILocalVariable(name: "half", scope: !648, file: !2, line: 59, type: !77)
!648 = distinct !DILexicalBlock(scope: !649, file: !2, line: 59, column: 3)
!649 = distinct !DISubprogram(name: "walsh_transform", scope: !2, file: !2, line: 58, type: !650, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !652)
!650 = !DISubroutineType(types: !651)
!651 = !{null, !77, !88}
!652 = !{!653, !654, !647, !655, !658, !662}
!653 = !DILocalVariable(name: "n", arg: 1, scope: !649, file: !2, line: 58, type: !77)
!654 = !DILocalVariable(name: "x", arg: 2, scope: !649, file: !2, line: 58, type: !88)
!655 = !DILocalVariable(name: "i", scope: !656, file: !2, line: 60, type: !77)
!656 = distinct !DILexicalBlock(scope: !657, file: !2, line: 60, column: 5)
!657 = distinct !DILexicalBlock(scope: !648, file: !2, line: 59, column: 3)
!658 = !DILocalVariable(name: "sum", scope: !659, file: !2, line: 62, type: !137)
!659 = distinct !DILexicalBlock(scope: !660, file: !2, line: 61, column: 24)
!660 = distinct !DILexicalBlock(scope: !661, file: !2, line: 61, column: 11)
!661 = distinct !DILexicalBlock(scope: !656, file: !2, line: 60, column: 5)
!662 = !DILocalVariable(name: "difference", scope: !659, file: !2, line: 62, type: !137)
!663 = !DILocation(line: 0, scope: !648, inlinedAt: !664)
!664 = distinct !DILocation(line: 75, column: 17, scope: !645, inlinedAt: !517)
!665 = !DILocation(line: 0, scope: !656, inlinedAt: !664)
!666 = !DILocation(line: 60, column: 5, scope: !656, inlinedAt: !664)
!667 = !DILocation(line: 61, column: 11, scope: !661, inlinedAt: !664)
!668 = !DILocation(line: 62, column: 28, scope: !659, inlinedAt: !664)
!669 = !DILocation(line: 62, column: 35, scope: !659, inlinedAt: !664)
!670 = !DILocation(line: 62, column: 33, scope: !659, inlinedAt: !664)
!671 = !DILocation(line: 0, scope: !659, inlinedAt: !664)
!672 = !DILocation(line: 62, column: 66, scope: !659, inlinedAt: !664)
!673 = !DILocation(line: 63, column: 14, scope: !659, inlinedAt: !664)
!674 = !DILocation(line: 63, column: 33, scope: !659, inlinedAt: !664)
!675 = !DILocation(line: 64, column: 7, scope: !659, inlinedAt: !664)
!676 = !DILocation(line: 59, column: 37, scope: !657, inlinedAt: !664)
!677 = !DILocation(line: 59, column: 27, scope: !657, inlinedAt: !664)
!678 = !DILocation(line: 59, column: 3, scope: !648, inlinedAt: !664)
!679 = distinct !{!679, !678, !680, !643}
!680 = !DILocation(line: 64, column: 7, scope: !648, inlinedAt: !664)
!681 = !DILocation(line: 61, column: 15, scope: !660, inlinedAt: !664)
!682 = !DILocation(line: 60, column: 28, scope: !661, inlinedAt: !664)
!683 = distinct !{!683, !666, !684, !643}
!684 = !DILocation(line: 64, column: 7, scope: !656, inlinedAt: !664)
!685 = !DILocation(line: 0, scope: !648, inlinedAt: !686)
!686 = distinct !DILocation(line: 75, column: 45, scope: !645, inlinedAt: !517)
!687 = !DILocation(line: 0, scope: !656, inlinedAt: !686)
!688 = !DILocation(line: 60, column: 5, scope: !656, inlinedAt: !686)
!689 = !DILocation(line: 61, column: 11, scope: !661, inlinedAt: !686)
!690 = !DILocation(line: 62, column: 28, scope: !659, inlinedAt: !686)
!691 = !DILocation(line: 62, column: 35, scope: !659, inlinedAt: !686)
!692 = !DILocation(line: 62, column: 33, scope: !659, inlinedAt: !686)
!693 = !DILocation(line: 0, scope: !659, inlinedAt: !686)
!694 = !DILocation(line: 62, column: 66, scope: !659, inlinedAt: !686)
!695 = !DILocation(line: 63, column: 14, scope: !659, inlinedAt: !686)
!696 = !DILocation(line: 63, column: 33, scope: !659, inlinedAt: !686)
!697 = !DILocation(line: 64, column: 7, scope: !659, inlinedAt: !686)
!698 = !DILocation(line: 59, column: 37, scope: !657, inlinedAt: !686)
!699 = !DILocation(line: 59, column: 27, scope: !657, inlinedAt: !686)
!700 = !DILocation(line: 59, column: 3, scope: !648, inlinedAt: !686)
!701 = distinct !{!701, !700, !702, !643}
!702 = !DILocation(line: 64, column: 7, scope: !648, inlinedAt: !686)
!703 = !DILocation(line: 61, column: 15, scope: !660, inlinedAt: !686)
!704 = !DILocation(line: 60, column: 28, scope: !661, inlinedAt: !686)
!705 = distinct !{!705, !688, !706, !643}
!706 = !DILocation(line: 64, column: 7, scope: !656, inlinedAt: !686)
!707 = !DILocation(line: 0, scope: !512, inlinedAt: !517)
!708 = !DILocation(line: 76, column: 5, scope: !512, inlinedAt: !517)
!709 = !DILocation(line: 76, column: 32, scope: !710, inlinedAt: !517)
!710 = distinct !DILexicalBlock(scope: !512, file: !2, line: 76, column: 5)
!711 = !DILocation(line: 76, scope: !710, inlinedAt: !517)
!712 = !DILocation(line: 76, column: 61, scope: !710, inlinedAt: !517)
!713 = !DILocation(line: 76, column: 53, scope: !710, inlinedAt: !517)
!714 = !DILocation(line: 76, column: 37, scope: !710, inlinedAt: !517)
!715 = !DILocation(line: 76, column: 51, scope: !710, inlinedAt: !517)
!716 = !{!717, !717, i64 0}
!717 = !{!"float", !192, i64 0}
!718 = distinct !{!718, !708, !719, !643, !720, !721}
!719 = !DILocation(line: 76, column: 95, scope: !512, inlinedAt: !517)
!720 = !{!"llvm.loop.isvectorized", i32 1}
!721 = !{!"llvm.loop.unroll.runtime.disable"}
!722 = !DILocation(line: 73, column: 26, scope: !514, inlinedAt: !517)
!723 = !DILocation(line: 73, column: 21, scope: !514, inlinedAt: !517)
!724 = distinct !{!724, !575, !725, !643}
!725 = !DILocation(line: 77, column: 3, scope: !510, inlinedAt: !517)
!726 = !DILocation(line: 78, column: 3, scope: !500, inlinedAt: !517)
!727 = !DILocation(line: 80, column: 1, scope: !500, inlinedAt: !517)
!728 = !DILocation(line: 0, scope: !489, inlinedAt: !494)
!729 = !DILocation(line: 15, column: 3, scope: !489, inlinedAt: !494)
!730 = !DILocation(line: 0, scope: !491, inlinedAt: !494)
!731 = !DILocation(line: 16, column: 5, scope: !491, inlinedAt: !494)
!732 = !DILocation(line: 16, column: 28, scope: !733, inlinedAt: !494)
!733 = distinct !DILexicalBlock(scope: !491, file: !61, line: 16, column: 5)
!734 = !DILocation(line: 89, column: 19, scope: !735, inlinedAt: !756)
!735 = distinct !DISubprogram(name: "gate_element", scope: !2, file: !2, line: 87, type: !736, scopeLine: 88, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !740)
!736 = !DISubroutineType(types: !737)
!737 = !{!83, !738, !738, !738, !77, !77, !77, !77}
!738 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !739, size: 64)
!739 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!740 = !{!741, !742, !743, !744, !745, !746, !747, !748, !749, !750, !751, !752, !753, !754, !755}
!741 = !DILocalVariable(name: "row", arg: 1, scope: !735, file: !2, line: 87, type: !738)
!742 = !DILocalVariable(name: "walsh", arg: 2, scope: !735, file: !2, line: 87, type: !738)
!743 = !DILocalVariable(name: "column", arg: 3, scope: !735, file: !2, line: 88, type: !738)
!744 = !DILocalVariable(name: "n", arg: 4, scope: !735, file: !2, line: 88, type: !77)
!745 = !DILocalVariable(name: "i", arg: 5, scope: !735, file: !2, line: 88, type: !77)
!746 = !DILocalVariable(name: "j", arg: 6, scope: !735, file: !2, line: 88, type: !77)
!747 = !DILocalVariable(name: "part", arg: 7, scope: !735, file: !2, line: 88, type: !77)
!748 = !DILocalVariable(name: "a", scope: !735, file: !2, line: 89, type: !739)
!749 = !DILocalVariable(name: "b", scope: !735, file: !2, line: 89, type: !739)
!750 = !DILocalVariable(name: "c", scope: !735, file: !2, line: 89, type: !739)
!751 = !DILocalVariable(name: "d", scope: !735, file: !2, line: 89, type: !739)
!752 = !DILocalVariable(name: "e", scope: !735, file: !2, line: 90, type: !739)
!753 = !DILocalVariable(name: "f", scope: !735, file: !2, line: 90, type: !739)
!754 = !DILocalVariable(name: "g", scope: !735, file: !2, line: 91, type: !739)
!755 = !DILocalVariable(name: "h", scope: !735, file: !2, line: 91, type: !739)
!756 = distinct !DILocation(line: 17, column: 33, scope: !757, inlinedAt: !494)
!757 = distinct !DILexicalBlock(scope: !733, file: !61, line: 16, column: 33)
!758 = !DILocation(line: 89, column: 31, scope: !735, inlinedAt: !756)
!759 = !DILocation(line: 89, column: 55, scope: !735, inlinedAt: !756)
!760 = !DILocation(line: 89, column: 47, scope: !735, inlinedAt: !756)
!761 = !DILocation(line: 89, column: 73, scope: !735, inlinedAt: !756)
!762 = !DILocation(line: 89, column: 65, scope: !735, inlinedAt: !756)
!763 = !DILocation(line: 90, column: 25, scope: !735, inlinedAt: !756)
!764 = !DILocation(line: 90, column: 40, scope: !735, inlinedAt: !756)
!765 = !DILocation(line: 90, column: 48, scope: !735, inlinedAt: !756)
!766 = !DILocation(line: 90, column: 44, scope: !735, inlinedAt: !756)
!767 = !DILocation(line: 92, column: 35, scope: !735, inlinedAt: !756)
!768 = !DILocation(line: 92, column: 43, scope: !735, inlinedAt: !756)
!769 = !DILocation(line: 92, column: 39, scope: !735, inlinedAt: !756)
!770 = !DILocation(line: 29, column: 31, scope: !771, inlinedAt: !778)
!771 = distinct !DISubprogram(name: "at", scope: !31, file: !31, line: 28, type: !772, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !774)
!772 = !DISubroutineType(types: !773)
!773 = !{!74, !77, !77, !77}
!774 = !{!775, !776, !777}
!775 = !DILocalVariable(name: "row", arg: 1, scope: !771, file: !31, line: 28, type: !77)
!776 = !DILocalVariable(name: "column", arg: 2, scope: !771, file: !31, line: 28, type: !77)
!777 = !DILocalVariable(name: "lda", arg: 3, scope: !771, file: !31, line: 28, type: !77)
!778 = distinct !DILocation(line: 17, column: 18, scope: !757, inlinedAt: !494)
!779 = !DILocation(line: 17, column: 7, scope: !757, inlinedAt: !494)
!780 = !DILocation(line: 17, column: 31, scope: !757, inlinedAt: !494)
!781 = !DILocation(line: 92, column: 19, scope: !735, inlinedAt: !782)
!782 = distinct !DILocation(line: 18, column: 33, scope: !757, inlinedAt: !494)
!783 = !DILocation(line: 92, column: 27, scope: !735, inlinedAt: !782)
!784 = !DILocation(line: 92, column: 23, scope: !735, inlinedAt: !782)
!785 = !DILocation(line: 18, column: 7, scope: !757, inlinedAt: !494)
!786 = !DILocation(line: 18, column: 31, scope: !757, inlinedAt: !494)
!787 = distinct !{!787, !731, !788, !643, !720, !721}
!788 = !DILocation(line: 19, column: 5, scope: !491, inlinedAt: !494)
!789 = !DILocation(line: 15, column: 26, scope: !492, inlinedAt: !494)
!790 = !DILocation(line: 15, column: 21, scope: !492, inlinedAt: !494)
!791 = distinct !{!791, !729, !792, !643}
!792 = !DILocation(line: 19, column: 5, scope: !489, inlinedAt: !494)
!793 = !DILocation(line: 0, scope: !735, inlinedAt: !756)
!794 = !DILocation(line: 90, column: 21, scope: !735, inlinedAt: !756)
!795 = !DILocation(line: 90, column: 29, scope: !735, inlinedAt: !756)
!796 = !DILocation(line: 0, scope: !771, inlinedAt: !778)
!797 = !DILocation(line: 0, scope: !735, inlinedAt: !782)
!798 = !DILocation(line: 0, scope: !771, inlinedAt: !799)
!799 = distinct !DILocation(line: 18, column: 18, scope: !757, inlinedAt: !494)
!800 = !DILocation(line: 16, column: 23, scope: !733, inlinedAt: !494)
!801 = distinct !{!801, !731, !788, !643, !721, !720}
!802 = !DILocalVariable(name: "gate", arg: 1, scope: !803, file: !2, line: 82, type: !806)
!803 = distinct !DISubprogram(name: "free_gate", scope: !2, file: !2, line: 82, type: !804, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !807)
!804 = !DISubroutineType(types: !805)
!805 = !{null, !806}
!806 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !481, size: 64)
!807 = !{!802}
!808 = !DILocation(line: 0, scope: !803, inlinedAt: !809)
!809 = distinct !DILocation(line: 20, column: 3, scope: !473, inlinedAt: !494)
!810 = !DILocation(line: 83, column: 3, scope: !803, inlinedAt: !809)
!811 = !DILocation(line: 83, column: 20, scope: !803, inlinedAt: !809)
!812 = !DILocation(line: 83, column: 39, scope: !803, inlinedAt: !809)
!813 = !DILocalVariable(name: "s", arg: 1, scope: !814, file: !61, line: 24, type: !451)
!814 = distinct !DISubprogram(name: "apply_gate", scope: !61, file: !61, line: 24, type: !815, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !817)
!815 = !DISubroutineType(types: !816)
!816 = !{null, !451, !77, !77}
!817 = !{!813, !818, !819}
!818 = !DILocalVariable(name: "m", arg: 2, scope: !814, file: !61, line: 24, type: !77)
!819 = !DILocalVariable(name: "n", arg: 3, scope: !814, file: !61, line: 24, type: !77)
!820 = !DILocation(line: 0, scope: !814, inlinedAt: !821)
!821 = distinct !DILocation(line: 45, column: 5, scope: !495, inlinedAt: !460)
!822 = !DILocation(line: 25, column: 3, scope: !814, inlinedAt: !821)
!823 = !DILocation(line: 27, column: 3, scope: !814, inlinedAt: !821)
!824 = !DILocation(line: 29, column: 3, scope: !814, inlinedAt: !821)
!825 = !DILocation(line: 31, column: 3, scope: !814, inlinedAt: !821)
!826 = !DILocalVariable(name: "x", arg: 1, scope: !827, file: !61, line: 36, type: !738)
!827 = distinct !DISubprogram(name: "transpose", scope: !61, file: !61, line: 36, type: !828, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !830)
!828 = !DISubroutineType(types: !829)
!829 = !{null, !738, !77, !77, !82}
!830 = !{!826, !831, !832, !833, !834, !836}
!831 = !DILocalVariable(name: "rows", arg: 2, scope: !827, file: !61, line: 36, type: !77)
!832 = !DILocalVariable(name: "columns", arg: 3, scope: !827, file: !61, line: 36, type: !77)
!833 = !DILocalVariable(name: "y", arg: 4, scope: !827, file: !61, line: 36, type: !82)
!834 = !DILocalVariable(name: "j", scope: !835, file: !61, line: 37, type: !77)
!835 = distinct !DILexicalBlock(scope: !827, file: !61, line: 37, column: 3)
!836 = !DILocalVariable(name: "i", scope: !837, file: !61, line: 38, type: !77)
!837 = distinct !DILexicalBlock(scope: !838, file: !61, line: 38, column: 5)
!838 = distinct !DILexicalBlock(scope: !835, file: !61, line: 37, column: 3)
!839 = !DILocation(line: 0, scope: !827, inlinedAt: !840)
!840 = distinct !DILocation(line: 46, column: 5, scope: !495, inlinedAt: !460)
!841 = !DILocation(line: 0, scope: !835, inlinedAt: !840)
!842 = !DILocation(line: 37, column: 3, scope: !835, inlinedAt: !840)
!843 = !DILocation(line: 0, scope: !837, inlinedAt: !840)
!844 = !DILocation(line: 38, column: 5, scope: !837, inlinedAt: !840)
!845 = !DILocation(line: 0, scope: !771, inlinedAt: !846)
!846 = distinct !DILocation(line: 38, column: 61, scope: !847, inlinedAt: !840)
!847 = distinct !DILexicalBlock(scope: !837, file: !61, line: 38, column: 5)
!848 = !DILocation(line: 38, column: 59, scope: !847, inlinedAt: !840)
!849 = !DILocation(line: 0, scope: !771, inlinedAt: !850)
!850 = distinct !DILocation(line: 38, column: 38, scope: !847, inlinedAt: !840)
!851 = !DILocation(line: 29, column: 25, scope: !771, inlinedAt: !850)
!852 = !DILocation(line: 38, column: 36, scope: !847, inlinedAt: !840)
!853 = !DILocation(line: 38, column: 57, scope: !847, inlinedAt: !840)
!854 = !DILocation(line: 38, column: 31, scope: !847, inlinedAt: !840)
!855 = distinct !{!855, !856}
!856 = !{!"llvm.loop.unroll.disable"}
!857 = !DILocation(line: 37, column: 32, scope: !838, inlinedAt: !840)
!858 = !DILocation(line: 37, column: 21, scope: !838, inlinedAt: !840)
!859 = distinct !{!859, !842, !860, !643}
!860 = !DILocation(line: 38, column: 75, scope: !835, inlinedAt: !840)
!861 = distinct !{!861, !844, !862, !643}
!862 = !DILocation(line: 38, column: 75, scope: !837, inlinedAt: !840)
!863 = !DILocation(line: 0, scope: !835, inlinedAt: !864)
!864 = distinct !DILocation(line: 47, column: 5, scope: !495, inlinedAt: !460)
!865 = !DILocation(line: 0, scope: !837, inlinedAt: !864)
!866 = !DILocation(line: 38, column: 5, scope: !837, inlinedAt: !864)
!867 = !DILocation(line: 0, scope: !771, inlinedAt: !868)
!868 = distinct !DILocation(line: 38, column: 61, scope: !847, inlinedAt: !864)
!869 = !DILocation(line: 38, column: 59, scope: !847, inlinedAt: !864)
!870 = !DILocation(line: 0, scope: !771, inlinedAt: !871)
!871 = distinct !DILocation(line: 38, column: 38, scope: !847, inlinedAt: !864)
!872 = !DILocation(line: 29, column: 25, scope: !771, inlinedAt: !871)
!873 = !DILocation(line: 38, column: 36, scope: !847, inlinedAt: !864)
!874 = !DILocation(line: 38, column: 57, scope: !847, inlinedAt: !864)
!875 = !DILocation(line: 38, column: 31, scope: !847, inlinedAt: !864)
!876 = distinct !{!876, !856}
!877 = !DILocation(line: 37, column: 32, scope: !838, inlinedAt: !864)
!878 = !DILocation(line: 37, column: 21, scope: !838, inlinedAt: !864)
!879 = !DILocation(line: 37, column: 3, scope: !835, inlinedAt: !864)
!880 = distinct !{!880, !879, !881, !643}
!881 = !DILocation(line: 38, column: 75, scope: !835, inlinedAt: !864)
!882 = distinct !{!882, !866, !883, !643}
!883 = !DILocation(line: 38, column: 75, scope: !837, inlinedAt: !864)
!884 = !DILocation(line: 43, column: 42, scope: !496, inlinedAt: !460)
!885 = !DILocation(line: 43, column: 29, scope: !496, inlinedAt: !460)
!886 = distinct !{!886, !471, !887, !643}
!887 = !DILocation(line: 48, column: 3, scope: !458, inlinedAt: !460)
!888 = !DILocation(line: 0, scope: !421, inlinedAt: !889)
!889 = distinct !DILocation(line: 63, column: 26, scope: !103)
!890 = !DILocation(line: 94, column: 3, scope: !421, inlinedAt: !889)
!891 = !DILocation(line: 95, column: 3, scope: !421, inlinedAt: !889)
!892 = !DILocation(line: 96, column: 22, scope: !421, inlinedAt: !889)
!893 = !DILocation(line: 96, column: 10, scope: !421, inlinedAt: !889)
!894 = !DILocation(line: 96, column: 50, scope: !421, inlinedAt: !889)
!895 = !DILocation(line: 96, column: 38, scope: !421, inlinedAt: !889)
!896 = !DILocation(line: 96, column: 36, scope: !421, inlinedAt: !889)
!897 = !DILocation(line: 96, column: 29, scope: !421, inlinedAt: !889)
!898 = !DILocation(line: 97, column: 1, scope: !421, inlinedAt: !889)
!899 = !DILocation(line: 63, column: 40, scope: !103)
!900 = !DILocation(line: 65, column: 3, scope: !103)
!901 = !DILocation(line: 66, column: 17, scope: !103)
!902 = !DILocation(line: 66, column: 3, scope: !103)
!903 = !DILocalVariable(name: "a", arg: 1, scope: !904, file: !2, line: 96, type: !298)
!904 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 96, type: !905, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !907)
!905 = !DISubroutineType(types: !906)
!906 = !{!77, !298, !738, !87}
!907 = !{!903, !908, !909, !910}
!908 = !DILocalVariable(name: "state", arg: 2, scope: !904, file: !2, line: 96, type: !738)
!909 = !DILocalVariable(name: "seconds", arg: 3, scope: !904, file: !2, line: 96, type: !87)
!910 = !DILocalVariable(name: "count", scope: !904, file: !2, line: 97, type: !123)
!911 = !DILocation(line: 0, scope: !904, inlinedAt: !912)
!912 = distinct !DILocation(line: 67, column: 22, scope: !103)
!913 = !DILocation(line: 0, scope: !295, inlinedAt: !914)
!914 = distinct !DILocation(line: 97, column: 28, scope: !904, inlinedAt: !912)
!915 = !DILocation(line: 97, column: 26, scope: !904, inlinedAt: !912)
!916 = !DILocation(line: 99, column: 10, scope: !904, inlinedAt: !912)
!917 = !DILocation(line: 98, column: 3, scope: !904, inlinedAt: !912)
!918 = !DILocalVariable(name: "seconds", arg: 1, scope: !919, file: !31, line: 100, type: !87)
!919 = distinct !DISubprogram(name: "print_seconds", scope: !31, file: !31, line: 100, type: !920, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !922)
!920 = !DISubroutineType(types: !921)
!921 = !{null, !87}
!922 = !{!918}
!923 = !DILocation(line: 0, scope: !919, inlinedAt: !924)
!924 = distinct !DILocation(line: 100, column: 3, scope: !904, inlinedAt: !912)
!925 = !DILocation(line: 100, column: 52, scope: !919, inlinedAt: !924)
!926 = !DILocalVariable(name: "path", arg: 1, scope: !927, file: !31, line: 113, type: !120)
!927 = distinct !DISubprogram(name: "write_result", scope: !31, file: !31, line: 113, type: !928, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !930)
!928 = !DISubroutineType(types: !929)
!929 = !{!77, !120, !738, !74}
!930 = !{!926, !931, !932}
!931 = !DILocalVariable(name: "x", arg: 2, scope: !927, file: !31, line: 113, type: !738)
!932 = !DILocalVariable(name: "count", arg: 3, scope: !927, file: !31, line: 113, type: !74)
!933 = !DILocation(line: 0, scope: !927, inlinedAt: !934)
!934 = distinct !DILocation(line: 101, column: 10, scope: !904, inlinedAt: !912)
!935 = !DILocalVariable(name: "path", arg: 1, scope: !936, file: !31, line: 104, type: !120)
!936 = distinct !DISubprogram(name: "write_elements", scope: !31, file: !31, line: 104, type: !937, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !939)
!937 = !DISubroutineType(types: !938)
!938 = !{!77, !120, !327, !74, !74}
!939 = !{!935, !940, !941, !942, !943, !999}
!940 = !DILocalVariable(name: "x", arg: 2, scope: !936, file: !31, line: 104, type: !327)
!941 = !DILocalVariable(name: "size", arg: 3, scope: !936, file: !31, line: 104, type: !74)
!942 = !DILocalVariable(name: "count", arg: 4, scope: !936, file: !31, line: 104, type: !74)
!943 = !DILocalVariable(name: "file", scope: !936, file: !31, line: 106, type: !944)
!944 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !945, size: 64)
!945 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !946, line: 7, baseType: !947)
!946 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!947 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !948, line: 49, size: 1728, elements: !949)
!948 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!949 = !{!950, !951, !952, !953, !954, !955, !956, !957, !958, !959, !960, !961, !962, !965, !967, !968, !969, !971, !973, !975, !979, !982, !984, !987, !990, !991, !993, !994, !995}
!950 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !947, file: !948, line: 51, baseType: !77, size: 32)
!951 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !947, file: !948, line: 54, baseType: !107, size: 64, offset: 64)
!952 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !947, file: !948, line: 55, baseType: !107, size: 64, offset: 128)
!953 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !947, file: !948, line: 56, baseType: !107, size: 64, offset: 192)
!954 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !947, file: !948, line: 57, baseType: !107, size: 64, offset: 256)
!955 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !947, file: !948, line: 58, baseType: !107, size: 64, offset: 320)
!956 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !947, file: !948, line: 59, baseType: !107, size: 64, offset: 384)
!957 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !947, file: !948, line: 60, baseType: !107, size: 64, offset: 448)
!958 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !947, file: !948, line: 61, baseType: !107, size: 64, offset: 512)
!959 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !947, file: !948, line: 64, baseType: !107, size: 64, offset: 576)
!960 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !947, file: !948, line: 65, baseType: !107, size: 64, offset: 640)
!961 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !947, file: !948, line: 66, baseType: !107, size: 64, offset: 704)
!962 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !947, file: !948, line: 68, baseType: !963, size: 64, offset: 768)
!963 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !964, size: 64)
!964 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !948, line: 36, flags: DIFlagFwdDecl)
!965 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !947, file: !948, line: 70, baseType: !966, size: 64, offset: 832)
!966 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !947, size: 64)
!967 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !947, file: !948, line: 72, baseType: !77, size: 32, offset: 896)
!968 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !947, file: !948, line: 73, baseType: !77, size: 32, offset: 928)
!969 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !947, file: !948, line: 74, baseType: !970, size: 64, offset: 960)
!970 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !81, line: 152, baseType: !158)
!971 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !947, file: !948, line: 77, baseType: !972, size: 16, offset: 1024)
!972 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!973 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !947, file: !948, line: 78, baseType: !974, size: 8, offset: 1040)
!974 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!975 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !947, file: !948, line: 79, baseType: !976, size: 8, offset: 1048)
!976 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !977)
!977 = !{!978}
!978 = !DISubrange(count: 1)
!979 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !947, file: !948, line: 81, baseType: !980, size: 64, offset: 1088)
!980 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !981, size: 64)
!981 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !948, line: 43, baseType: null)
!982 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !947, file: !948, line: 89, baseType: !983, size: 64, offset: 1152)
!983 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !81, line: 153, baseType: !158)
!984 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !947, file: !948, line: 91, baseType: !985, size: 64, offset: 1216)
!985 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !986, size: 64)
!986 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !948, line: 37, flags: DIFlagFwdDecl)
!987 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !947, file: !948, line: 92, baseType: !988, size: 64, offset: 1280)
!988 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !989, size: 64)
!989 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !948, line: 38, flags: DIFlagFwdDecl)
!990 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !947, file: !948, line: 93, baseType: !966, size: 64, offset: 1344)
!991 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !947, file: !948, line: 94, baseType: !992, size: 64, offset: 1408)
!992 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!993 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !947, file: !948, line: 95, baseType: !74, size: 64, offset: 1472)
!994 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !947, file: !948, line: 96, baseType: !77, size: 32, offset: 1536)
!995 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !947, file: !948, line: 98, baseType: !996, size: 160, offset: 1568)
!996 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !997)
!997 = !{!998}
!998 = !DISubrange(count: 20)
!999 = !DILocalVariable(name: "written", scope: !936, file: !31, line: 107, type: !123)
!1000 = !DILocation(line: 0, scope: !936, inlinedAt: !1001)
!1001 = distinct !DILocation(line: 114, column: 10, scope: !927, inlinedAt: !934)
!1002 = !DILocation(line: 105, column: 8, scope: !1003, inlinedAt: !1001)
!1003 = distinct !DILexicalBlock(scope: !936, file: !31, line: 105, column: 7)
!1004 = !DILocation(line: 105, column: 7, scope: !936, inlinedAt: !1001)
!1005 = !DILocation(line: 106, column: 16, scope: !936, inlinedAt: !1001)
!1006 = !DILocation(line: 107, column: 26, scope: !936, inlinedAt: !1001)
!1007 = !DILocation(line: 107, column: 33, scope: !936, inlinedAt: !1001)
!1008 = !DILocation(line: 108, column: 16, scope: !1009, inlinedAt: !1001)
!1009 = distinct !DILexicalBlock(scope: !936, file: !31, line: 108, column: 7)
!1010 = !DILocation(line: 108, column: 29, scope: !1009, inlinedAt: !1001)
!1011 = !DILocation(line: 109, column: 11, scope: !936, inlinedAt: !1001)
!1012 = !DILocation(line: 109, column: 3, scope: !936, inlinedAt: !1001)
!1013 = !DILocation(line: 110, column: 3, scope: !936, inlinedAt: !1001)
!1014 = !DILocation(line: 68, column: 3, scope: !103)
!1015 = !DILocation(line: 68, column: 24, scope: !103)
!1016 = !DILocation(line: 68, column: 45, scope: !103)
!1017 = !DILocation(line: 68, column: 61, scope: !103)
!1018 = !DILocation(line: 69, column: 3, scope: !103)
!1019 = !DILocation(line: 69, column: 24, scope: !103)
!1020 = !DILocation(line: 69, column: 45, scope: !103)
!1021 = !DILocation(line: 71, column: 1, scope: !103)
!1022 = distinct !DISubprogram(name: "fill_uniform", scope: !31, file: !31, line: 48, type: !1023, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !1025)
!1023 = !DISubroutineType(types: !1024)
!1024 = !{null, !82, !74, !78, !78, !83}
!1025 = !{!1026, !1027, !1028, !1029, !1030, !1031}
!1026 = !DILocalVariable(name: "x", arg: 1, scope: !1022, file: !31, line: 48, type: !82)
!1027 = !DILocalVariable(name: "count", arg: 2, scope: !1022, file: !31, line: 48, type: !74)
!1028 = !DILocalVariable(name: "seed", arg: 3, scope: !1022, file: !31, line: 48, type: !78)
!1029 = !DILocalVariable(name: "stream", arg: 4, scope: !1022, file: !31, line: 49, type: !78)
!1030 = !DILocalVariable(name: "scale", arg: 5, scope: !1022, file: !31, line: 49, type: !83)
!1031 = !DILocalVariable(name: "i", scope: !1032, file: !31, line: 50, type: !74)
!1032 = distinct !DILexicalBlock(scope: !1022, file: !31, line: 50, column: 3)
!1033 = !DILocation(line: 0, scope: !1022)
!1034 = !DILocation(line: 0, scope: !1032)
!1035 = !DILocation(line: 50, column: 24, scope: !1036)
!1036 = distinct !DILexicalBlock(scope: !1032, file: !31, line: 50, column: 3)
!1037 = !DILocation(line: 50, column: 3, scope: !1032)
!1038 = !DILocation(line: 50, column: 33, scope: !1036)
!1039 = !DILocation(line: 34, column: 67, scope: !606, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 43, column: 33, scope: !595, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 50, column: 53, scope: !1036)
!1042 = !DILocation(line: 34, column: 59, scope: !606, inlinedAt: !1040)
!1043 = !DILocation(line: 35, column: 15, scope: !606, inlinedAt: !1040)
!1044 = !DILocation(line: 35, column: 10, scope: !606, inlinedAt: !1040)
!1045 = !DILocation(line: 35, column: 23, scope: !606, inlinedAt: !1040)
!1046 = !DILocation(line: 36, column: 15, scope: !606, inlinedAt: !1040)
!1047 = !DILocation(line: 36, column: 10, scope: !606, inlinedAt: !1040)
!1048 = !DILocation(line: 36, column: 23, scope: !606, inlinedAt: !1040)
!1049 = !DILocation(line: 44, column: 20, scope: !595, inlinedAt: !1041)
!1050 = !DILocation(line: 44, column: 26, scope: !595, inlinedAt: !1041)
!1051 = !DILocation(line: 44, column: 30, scope: !595, inlinedAt: !1041)
!1052 = !DILocation(line: 44, column: 10, scope: !595, inlinedAt: !1041)
!1053 = !DILocation(line: 44, column: 43, scope: !595, inlinedAt: !1041)
!1054 = !DILocation(line: 50, column: 51, scope: !1036)
!1055 = !DILocation(line: 50, column: 38, scope: !1036)
!1056 = !DILocation(line: 50, column: 43, scope: !1036)
!1057 = distinct !{!1057, !1037, !1058, !643, !720, !721}
!1058 = !DILocation(line: 50, column: 83, scope: !1032)
!1059 = !DILocation(line: 51, column: 1, scope: !1022)
!1060 = !DILocation(line: 0, scope: !595, inlinedAt: !1041)
!1061 = !DILocation(line: 0, scope: !606, inlinedAt: !1040)
!1062 = distinct !{!1062, !1037, !1058, !643, !721, !720}
!1063 = !DISubprogram(name: "free", scope: !1064, file: !1064, line: 568, type: !1065, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1064 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!1065 = !DISubroutineType(types: !1066)
!1066 = !{null, !992}
!1067 = !DISubprogram(name: "fprintf", scope: !1068, file: !1068, line: 350, type: !1069, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1068 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1069 = !DISubroutineType(types: !1070)
!1070 = !{!77, !1071, !1072, null}
!1071 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !944)
!1072 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !120)
!1073 = !DISubprogram(name: "__errno_location", scope: !1074, file: !1074, line: 37, type: !1075, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1074 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!1075 = !DISubroutineType(types: !1076)
!1076 = !{!1077}
!1077 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!1078 = !DISubprogram(name: "strtol", scope: !1064, file: !1064, line: 177, type: !1079, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1079 = !DISubroutineType(types: !1080)
!1080 = !{!158, !1072, !1081, !77}
!1081 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!1082 = !DISubprogram(name: "malloc", scope: !1064, file: !1064, line: 553, type: !1083, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1083 = !DISubroutineType(types: !1084)
!1084 = !{!992, !74}
!1085 = !DISubprogram(name: "exit", scope: !1064, file: !1064, line: 637, type: !1086, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1086 = !DISubroutineType(types: !1087)
!1087 = !{null, !77}
!1088 = !DISubprogram(name: "timespec_get", scope: !1089, file: !1089, line: 383, type: !1090, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1089 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1090 = !DISubroutineType(types: !1091)
!1091 = !{!77, !1092, !77}
!1092 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !425, size: 64)
!1093 = !DISubprogram(name: "cos", scope: !1094, file: !1094, line: 62, type: !1095, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1094 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!1095 = !DISubroutineType(types: !1096)
!1096 = !{!87, !87}
!1097 = !DISubprogram(name: "sin", scope: !1094, file: !1094, line: 64, type: !1095, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1098 = !DISubprogram(name: "cblas_sgemm", scope: !68, file: !68, line: 10, type: !1099, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1099 = !DISubroutineType(types: !1100)
!1100 = !{null, !77, !77, !77, !77, !77, !77, !83, !738, !77, !738, !77, !83, !82, !77}
!1101 = !DISubprogram(name: "printf", scope: !1068, file: !1068, line: 356, type: !1102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1102 = !DISubroutineType(types: !1103)
!1103 = !{!77, !1072, null}
!1104 = distinct !DISubprogram(name: "frobenius_norm", scope: !31, file: !31, line: 53, type: !1105, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !60, retainedNodes: !1107)
!1105 = !DISubroutineType(types: !1106)
!1106 = !{!87, !738, !74}
!1107 = !{!1108, !1109, !1110, !1111}
!1108 = !DILocalVariable(name: "x", arg: 1, scope: !1104, file: !31, line: 53, type: !738)
!1109 = !DILocalVariable(name: "count", arg: 2, scope: !1104, file: !31, line: 53, type: !74)
!1110 = !DILocalVariable(name: "sum", scope: !1104, file: !31, line: 54, type: !87)
!1111 = !DILocalVariable(name: "i", scope: !1112, file: !31, line: 55, type: !74)
!1112 = distinct !DILexicalBlock(scope: !1104, file: !31, line: 55, column: 3)
!1113 = !DILocation(line: 0, scope: !1104)
!1114 = !DILocation(line: 0, scope: !1112)
!1115 = !DILocation(line: 55, column: 24, scope: !1116)
!1116 = distinct !DILexicalBlock(scope: !1112, file: !31, line: 55, column: 3)
!1117 = !DILocation(line: 55, column: 3, scope: !1112)
!1118 = !DILocation(line: 55, column: 53, scope: !1116)
!1119 = !DILocation(line: 55, column: 45, scope: !1116)
!1120 = !DILocation(line: 55, column: 58, scope: !1116)
!1121 = !DILocation(line: 55, column: 42, scope: !1116)
!1122 = !DILocation(line: 55, column: 33, scope: !1116)
!1123 = distinct !{!1123, !856}
!1124 = !DILocation(line: 56, column: 10, scope: !1104)
!1125 = !DILocation(line: 56, column: 3, scope: !1104)
!1126 = distinct !{!1126, !1117, !1127, !643}
!1127 = !DILocation(line: 55, column: 63, scope: !1112)
!1128 = !DISubprogram(name: "sqrt", scope: !1094, file: !1094, line: 143, type: !1095, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1129 = !DISubprogram(name: "fopen", scope: !1068, file: !1068, line: 258, type: !1130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1130 = !DISubroutineType(types: !1131)
!1131 = !{!944, !1072, !1072}
!1132 = !DISubprogram(name: "fwrite", scope: !1068, file: !1068, line: 681, type: !1133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1133 = !DISubroutineType(types: !1134)
!1134 = !{!76, !1135, !74, !74, !1071}
!1135 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !327)
!1136 = !DISubprogram(name: "fclose", scope: !1068, file: !1068, line: 178, type: !1137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1137 = !DISubroutineType(types: !1138)
!1138 = !{!77, !944}
