; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/sparkler/sparkler_cblas.c
; sources: samples/sparkler/sparkler_cblas.c samples/sparkler/sparkler.h samples/common.h samples/blas.h
; sha256: 6e9964c56b57e5fd1e580eeb006b7aa610fa4fcca4e0ca103020dea3b717996e
; ModuleID = 'samples/sparkler/sparkler_cblas.c'
source_filename = "samples/sparkler/sparkler_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [6 x i8] c"genes\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"samples\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"groups\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [13 x i8] c"sparkler.bin\00", align 1, !dbg !22
@stderr = external local_unnamed_addr global ptr, align 8
@.str.5 = private unnamed_addr constant [99 x i8] c"usage: sparkler [genes=512] [samples=16384] [groups=2] [seed=1] [output=sparkler.bin, - for none]\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !38
@.str.8 = private unnamed_addr constant [50 x i8] c"sparkler genes=%d samples=%d groups=%d norm=%.9g\0A\00", align 1, !dbg !43
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !48
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !53
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !58

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !108 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !141
  %4 = alloca %struct.timespec, align 8, !DIAssignID !142
  %5 = alloca ptr, align 8, !DIAssignID !143
  %6 = alloca ptr, align 8, !DIAssignID !144
  %7 = alloca ptr, align 8, !DIAssignID !145
  %8 = alloca ptr, align 8, !DIAssignID !146
    #dbg_value(i32 %0, !114, !DIExpression(), !147)
    #dbg_value(ptr %1, !115, !DIExpression(), !147)
    #dbg_value(i32 %0, !148, !DIExpression(), !161)
    #dbg_value(ptr %1, !154, !DIExpression(), !161)
    #dbg_value(ptr undef, !155, !DIExpression(), !161)
  %9 = icmp slt i32 %0, 7, !dbg !164
  br i1 %9, label %10, label %106, !dbg !166

10:                                               ; preds = %2
    #dbg_assign(i1 undef, !167, !DIExpression(), !146, ptr %8, !DIExpression(), !181)
    #dbg_value(i32 %0, !173, !DIExpression(), !181)
    #dbg_value(ptr %1, !174, !DIExpression(), !181)
    #dbg_value(i32 1, !175, !DIExpression(), !181)
    #dbg_value(ptr @.str, !176, !DIExpression(), !181)
    #dbg_value(i64 1, !177, !DIExpression(), !181)
    #dbg_value(i64 32768, !178, !DIExpression(), !181)
    #dbg_value(i64 512, !179, !DIExpression(), !181)
    #dbg_value(ptr undef, !180, !DIExpression(), !181)
    #dbg_value(i64 512, !156, !DIExpression(), !161)
  %11 = icmp sgt i32 %0, 1, !dbg !183
  br i1 %11, label %12, label %109, !dbg !185

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #13, !dbg !186
  %13 = tail call ptr @__errno_location() #14, !dbg !187
  store i32 0, ptr %13, align 4, !dbg !188, !tbaa !189
  %14 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !193
  %15 = load ptr, ptr %14, align 8, !dbg !193, !tbaa !194
  %16 = call i64 @strtol(ptr noundef %15, ptr noundef nonnull %8, i32 noundef 10) #13, !dbg !196
    #dbg_value(i64 %16, !156, !DIExpression(), !161)
  %17 = load ptr, ptr %14, align 8, !dbg !197, !tbaa !194
  %18 = load i8, ptr %17, align 1, !dbg !199, !tbaa !200
  %19 = icmp eq i8 %18, 0, !dbg !199
  br i1 %19, label %30, label %20, !dbg !201

20:                                               ; preds = %12
  %21 = load ptr, ptr %8, align 8, !dbg !202, !tbaa !194
  %22 = load i8, ptr %21, align 1, !dbg !203, !tbaa !200
  %23 = icmp eq i8 %22, 0, !dbg !203
  br i1 %23, label %24, label %30, !dbg !204

24:                                               ; preds = %20
  %25 = load i32, ptr %13, align 4, !dbg !205, !tbaa !189
  %26 = icmp ne i32 %25, 0, !dbg !205
  %27 = add i64 %16, -32769, !dbg !206
  %28 = icmp ult i64 %27, -32768, !dbg !206
  %29 = select i1 %26, i1 true, i1 %28, !dbg !206
  br i1 %29, label %30, label %33, !dbg !206

30:                                               ; preds = %24, %20, %12
  %31 = load ptr, ptr @stderr, align 8, !dbg !207, !tbaa !194
  %32 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %31, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str, ptr noundef nonnull %17, i64 noundef 1, i64 noundef 32768) #15, !dbg !208
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #13, !dbg !209
    #dbg_value(i64 %16, !156, !DIExpression(), !161)
  br label %106, !dbg !210

33:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #13, !dbg !209
    #dbg_value(i64 %16, !156, !DIExpression(), !161)
  %34 = trunc nuw i64 %16 to i32, !dbg !211
    #dbg_assign(i1 undef, !167, !DIExpression(), !145, ptr %7, !DIExpression(), !213)
    #dbg_value(i32 %0, !173, !DIExpression(), !213)
    #dbg_value(ptr %1, !174, !DIExpression(), !213)
    #dbg_value(i32 2, !175, !DIExpression(), !213)
    #dbg_value(ptr @.str.1, !176, !DIExpression(), !213)
    #dbg_value(i64 2, !177, !DIExpression(), !213)
    #dbg_value(i64 4194304, !178, !DIExpression(), !213)
    #dbg_value(i64 16384, !179, !DIExpression(), !213)
    #dbg_value(ptr undef, !180, !DIExpression(), !213)
    #dbg_value(i64 16384, !158, !DIExpression(), !161)
  %35 = icmp eq i32 %0, 2, !dbg !215
  br i1 %35, label %109, label %36, !dbg !216

36:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #13, !dbg !217
  store i32 0, ptr %13, align 4, !dbg !218, !tbaa !189
  %37 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !219
  %38 = load ptr, ptr %37, align 8, !dbg !219, !tbaa !194
  %39 = call i64 @strtol(ptr noundef %38, ptr noundef nonnull %7, i32 noundef 10) #13, !dbg !220
    #dbg_value(i64 %39, !158, !DIExpression(), !161)
  %40 = load ptr, ptr %37, align 8, !dbg !221, !tbaa !194
  %41 = load i8, ptr %40, align 1, !dbg !222, !tbaa !200
  %42 = icmp eq i8 %41, 0, !dbg !222
  br i1 %42, label %53, label %43, !dbg !223

43:                                               ; preds = %36
  %44 = load ptr, ptr %7, align 8, !dbg !224, !tbaa !194
  %45 = load i8, ptr %44, align 1, !dbg !225, !tbaa !200
  %46 = icmp eq i8 %45, 0, !dbg !225
  br i1 %46, label %47, label %53, !dbg !226

47:                                               ; preds = %43
  %48 = load i32, ptr %13, align 4, !dbg !227, !tbaa !189
  %49 = icmp ne i32 %48, 0, !dbg !227
  %50 = add i64 %39, -4194305, !dbg !228
  %51 = icmp ult i64 %50, -4194303, !dbg !228
  %52 = select i1 %49, i1 true, i1 %51, !dbg !228
  br i1 %52, label %53, label %56, !dbg !228

53:                                               ; preds = %47, %43, %36
  %54 = load ptr, ptr @stderr, align 8, !dbg !229, !tbaa !194
  %55 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %54, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, ptr noundef nonnull %40, i64 noundef 2, i64 noundef 4194304) #15, !dbg !230
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #13, !dbg !231
    #dbg_value(i64 %39, !158, !DIExpression(), !161)
  br label %106, !dbg !232

56:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #13, !dbg !231
    #dbg_value(i64 %39, !158, !DIExpression(), !161)
  %57 = trunc nuw i64 %39 to i32, !dbg !233
    #dbg_assign(i1 undef, !167, !DIExpression(), !144, ptr %6, !DIExpression(), !234)
    #dbg_value(i32 %0, !173, !DIExpression(), !234)
    #dbg_value(ptr %1, !174, !DIExpression(), !234)
    #dbg_value(i32 3, !175, !DIExpression(), !234)
    #dbg_value(ptr @.str.2, !176, !DIExpression(), !234)
    #dbg_value(i64 1, !177, !DIExpression(), !234)
    #dbg_value(i64 64, !178, !DIExpression(), !234)
    #dbg_value(i64 2, !179, !DIExpression(), !234)
    #dbg_value(ptr undef, !180, !DIExpression(), !234)
    #dbg_value(i64 2, !159, !DIExpression(), !161)
  %58 = icmp ugt i32 %0, 3, !dbg !236
  br i1 %58, label %59, label %109, !dbg !237

59:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #13, !dbg !238
  store i32 0, ptr %13, align 4, !dbg !239, !tbaa !189
  %60 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !240
  %61 = load ptr, ptr %60, align 8, !dbg !240, !tbaa !194
  %62 = call i64 @strtol(ptr noundef %61, ptr noundef nonnull %6, i32 noundef 10) #13, !dbg !241
    #dbg_value(i64 %62, !159, !DIExpression(), !161)
  %63 = load ptr, ptr %60, align 8, !dbg !242, !tbaa !194
  %64 = load i8, ptr %63, align 1, !dbg !243, !tbaa !200
  %65 = icmp eq i8 %64, 0, !dbg !243
  br i1 %65, label %76, label %66, !dbg !244

66:                                               ; preds = %59
  %67 = load ptr, ptr %6, align 8, !dbg !245, !tbaa !194
  %68 = load i8, ptr %67, align 1, !dbg !246, !tbaa !200
  %69 = icmp eq i8 %68, 0, !dbg !246
  br i1 %69, label %70, label %76, !dbg !247

70:                                               ; preds = %66
  %71 = load i32, ptr %13, align 4, !dbg !248, !tbaa !189
  %72 = icmp ne i32 %71, 0, !dbg !248
  %73 = add i64 %62, -65, !dbg !249
  %74 = icmp ult i64 %73, -64, !dbg !249
  %75 = select i1 %72, i1 true, i1 %74, !dbg !249
  br i1 %75, label %76, label %79, !dbg !249

76:                                               ; preds = %70, %66, %59
  %77 = load ptr, ptr @stderr, align 8, !dbg !250, !tbaa !194
  %78 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %77, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, ptr noundef nonnull %63, i64 noundef 1, i64 noundef 64) #15, !dbg !251
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13, !dbg !252
    #dbg_value(i64 %62, !159, !DIExpression(), !161)
  br label %106, !dbg !253

79:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13, !dbg !252
    #dbg_value(i64 %62, !159, !DIExpression(), !161)
  %80 = trunc nuw i64 %62 to i32, !dbg !254
    #dbg_assign(i1 undef, !167, !DIExpression(), !143, ptr %5, !DIExpression(), !255)
    #dbg_value(i32 %0, !173, !DIExpression(), !255)
    #dbg_value(ptr %1, !174, !DIExpression(), !255)
    #dbg_value(i32 4, !175, !DIExpression(), !255)
    #dbg_value(ptr @.str.3, !176, !DIExpression(), !255)
    #dbg_value(i64 0, !177, !DIExpression(), !255)
    #dbg_value(i64 2147483647, !178, !DIExpression(), !255)
    #dbg_value(i64 1, !179, !DIExpression(), !255)
    #dbg_value(ptr undef, !180, !DIExpression(), !255)
    #dbg_value(i64 1, !160, !DIExpression(), !161)
  %81 = icmp eq i32 %0, 4, !dbg !257
  br i1 %81, label %109, label %82, !dbg !258

82:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #13, !dbg !259
  store i32 0, ptr %13, align 4, !dbg !260, !tbaa !189
  %83 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !261
  %84 = load ptr, ptr %83, align 8, !dbg !261, !tbaa !194
  %85 = call i64 @strtol(ptr noundef %84, ptr noundef nonnull %5, i32 noundef 10) #13, !dbg !262
    #dbg_value(i64 %85, !160, !DIExpression(), !161)
  %86 = load ptr, ptr %83, align 8, !dbg !263, !tbaa !194
  %87 = load i8, ptr %86, align 1, !dbg !264, !tbaa !200
  %88 = icmp eq i8 %87, 0, !dbg !264
  br i1 %88, label %98, label %89, !dbg !265

89:                                               ; preds = %82
  %90 = load ptr, ptr %5, align 8, !dbg !266, !tbaa !194
  %91 = load i8, ptr %90, align 1, !dbg !267, !tbaa !200
  %92 = icmp eq i8 %91, 0, !dbg !267
  br i1 %92, label %93, label %98, !dbg !268

93:                                               ; preds = %89
  %94 = load i32, ptr %13, align 4, !dbg !269, !tbaa !189
  %95 = icmp ne i32 %94, 0, !dbg !269
  %96 = icmp ugt i64 %85, 2147483647, !dbg !270
  %97 = select i1 %95, i1 true, i1 %96, !dbg !270
  br i1 %97, label %98, label %101, !dbg !270

98:                                               ; preds = %93, %89, %82
  %99 = load ptr, ptr @stderr, align 8, !dbg !271, !tbaa !194
  %100 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %99, ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.3, ptr noundef nonnull %86, i64 noundef 0, i64 noundef 2147483647) #15, !dbg !272
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13, !dbg !273
    #dbg_value(i64 %85, !160, !DIExpression(), !161)
  br label %106, !dbg !274

101:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13, !dbg !273
    #dbg_value(i64 %85, !160, !DIExpression(), !161)
    #dbg_value(i32 %34, !116, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147)
    #dbg_value(i32 %57, !116, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !147)
    #dbg_value(i32 %80, !116, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !147)
    #dbg_value(i64 %85, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !147)
  %102 = icmp eq i32 %0, 6, !dbg !275
  br i1 %102, label %103, label %109, !dbg !276

103:                                              ; preds = %101
  %104 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !277
  %105 = load ptr, ptr %104, align 8, !dbg !277, !tbaa !194
  br label %109, !dbg !276

106:                                              ; preds = %2, %30, %53, %76, %98
  %107 = load ptr, ptr @stderr, align 8, !dbg !278, !tbaa !194
  %108 = tail call i64 @fwrite(ptr nonnull @.str.5, i64 98, i64 1, ptr %107) #16, !dbg !279
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147)
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !147)
    #dbg_value(i32 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !147)
    #dbg_value(ptr undef, !116, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !147)
    #dbg_value(i64 undef, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !147)
  br label %516, !dbg !280

109:                                              ; preds = %10, %33, %56, %79, %103, %101
  %110 = phi i64 [ 1, %10 ], [ 1, %33 ], [ 1, %56 ], [ 1, %79 ], [ %85, %101 ], [ %85, %103 ]
  %111 = phi ptr [ @.str.4, %10 ], [ @.str.4, %33 ], [ @.str.4, %56 ], [ @.str.4, %79 ], [ @.str.4, %101 ], [ %105, %103 ]
  %112 = phi i32 [ 2, %10 ], [ 2, %33 ], [ 2, %56 ], [ %80, %79 ], [ %80, %101 ], [ %80, %103 ]
  %113 = phi i32 [ 16384, %10 ], [ 16384, %33 ], [ %57, %56 ], [ %57, %79 ], [ %57, %101 ], [ %57, %103 ]
  %114 = phi i32 [ 512, %10 ], [ %34, %33 ], [ %34, %56 ], [ %34, %79 ], [ %34, %101 ], [ %34, %103 ]
    #dbg_value(i32 %114, !116, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147)
    #dbg_value(i32 %113, !116, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !147)
    #dbg_value(i32 %112, !116, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !147)
    #dbg_value(ptr %111, !116, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !147)
    #dbg_value(i64 %110, !116, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !147)
    #dbg_value(i32 %114, !127, !DIExpression(), !147)
    #dbg_value(i32 %113, !129, !DIExpression(), !147)
  %115 = zext nneg i32 %113 to i64, !dbg !281
  %116 = zext nneg i32 %114 to i64, !dbg !282
    #dbg_value(i64 poison, !283, !DIExpression(), !289)
  %117 = shl nuw nsw i64 %115, 2, !dbg !291
  %118 = mul nuw nsw i64 %117, %116, !dbg !292
  %119 = tail call noalias ptr @malloc(i64 noundef %118) #17, !dbg !293
    #dbg_value(ptr %119, !288, !DIExpression(), !289)
    #dbg_value(ptr %119, !294, !DIExpression(), !302)
    #dbg_value(i64 %118, !301, !DIExpression(), !302)
  %120 = icmp eq ptr %119, null, !dbg !304
  br i1 %120, label %121, label %124, !dbg !306

121:                                              ; preds = %109
  %122 = load ptr, ptr @stderr, align 8, !dbg !307, !tbaa !194
  %123 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %122, ptr noundef nonnull @.str.7, i64 noundef %118) #15, !dbg !308
  tail call void @exit(i32 noundef 1) #18, !dbg !309
  unreachable, !dbg !309

124:                                              ; preds = %109
    #dbg_value(ptr %119, !130, !DIExpression(), !147)
  %125 = mul nuw nsw i64 %116, %116, !dbg !310
    #dbg_value(i64 %125, !283, !DIExpression(), !311)
  %126 = shl nuw nsw i64 %125, 2, !dbg !313
  %127 = tail call noalias ptr @malloc(i64 noundef %126) #17, !dbg !314
    #dbg_value(ptr %127, !288, !DIExpression(), !311)
    #dbg_value(ptr %127, !294, !DIExpression(), !315)
    #dbg_value(i64 %126, !301, !DIExpression(), !315)
  %128 = icmp eq ptr %127, null, !dbg !317
  br i1 %128, label %139, label %129, !dbg !318

129:                                              ; preds = %124
    #dbg_value(i32 0, !132, !DIExpression(), !319)
  %130 = mul i64 %110, 3757484087069086976
  %131 = add i64 %130, -3372029247567499371
  %132 = icmp ult i32 %113, 4
  %133 = and i64 %115, 2147483644
  %134 = insertelement <4 x i64> poison, i64 %130, i64 0
  %135 = shufflevector <4 x i64> %134, <4 x i64> poison, <4 x i32> zeroinitializer
  %136 = insertelement <4 x i64> poison, i64 %131, i64 0
  %137 = shufflevector <4 x i64> %136, <4 x i64> poison, <4 x i32> zeroinitializer
  %138 = icmp eq i64 %133, %115
  br label %142, !dbg !320

139:                                              ; preds = %124
  %140 = load ptr, ptr @stderr, align 8, !dbg !321, !tbaa !194
  %141 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %140, ptr noundef nonnull @.str.7, i64 noundef %126) #15, !dbg !322
  tail call void @exit(i32 noundef 1) #18, !dbg !323
  unreachable, !dbg !323

142:                                              ; preds = %129, %476
  %143 = phi i64 [ 0, %129 ], [ %477, %476 ]
    #dbg_value(i64 %143, !132, !DIExpression(), !319)
    #dbg_value(i32 0, !134, !DIExpression(), !324)
  %144 = mul nuw nsw i64 %143, %115
  %145 = and i64 %143, 15
  %146 = mul nuw nsw i64 %145, %115
  br i1 %132, label %147, label %149, !dbg !325

147:                                              ; preds = %203, %142
  %148 = phi i64 [ 0, %142 ], [ %133, %203 ]
  br label %479, !dbg !325

149:                                              ; preds = %142
  %150 = insertelement <4 x i64> poison, i64 %146, i64 0, !dbg !325
  %151 = shufflevector <4 x i64> %150, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !325
  %152 = insertelement <2 x i64> poison, i64 %144, i64 0, !dbg !326
  %153 = shufflevector <2 x i64> %152, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !326
  br label %154, !dbg !325

154:                                              ; preds = %154, %149
  %155 = phi i64 [ 0, %149 ], [ %200, %154 ], !dbg !345
  %156 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %149 ], [ %201, %154 ]
  %157 = or disjoint i64 %155, 1, !dbg !325
  %158 = insertelement <2 x i64> poison, i64 %155, i64 0, !dbg !325
  %159 = shufflevector <2 x i64> %158, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !325
  %160 = or disjoint <2 x i64> %159, <i64 2, i64 3>, !dbg !325
  %161 = add nuw nsw i64 %144, %155, !dbg !326
  %162 = add nuw nsw i64 %144, %157, !dbg !326
  %163 = add nuw nsw <2 x i64> %153, %160, !dbg !326
  %164 = insertelement <4 x i64> poison, i64 %161, i64 0, !dbg !325
  %165 = insertelement <4 x i64> %164, i64 %162, i64 1, !dbg !325
  %166 = shufflevector <2 x i64> %163, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !325
  %167 = shufflevector <4 x i64> %165, <4 x i64> %166, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !325
  %168 = mul <4 x i64> %167, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !325
  %169 = add <4 x i64> %168, %135, !dbg !346
  %170 = lshr <4 x i64> %169, <i64 30, i64 30, i64 30, i64 30>, !dbg !366
  %171 = xor <4 x i64> %170, %169, !dbg !367
  %172 = mul <4 x i64> %171, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !368
  %173 = lshr <4 x i64> %172, <i64 27, i64 27, i64 27, i64 27>, !dbg !369
  %174 = xor <4 x i64> %173, %172, !dbg !370
  %175 = mul <4 x i64> %174, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !371
  %176 = lshr <4 x i64> %175, <i64 40, i64 40, i64 40, i64 40>, !dbg !372
  %177 = trunc nuw nsw <4 x i64> %176 to <4 x i32>, !dbg !372
  %178 = or <4 x i32> %177, <i32 1, i32 1, i32 1, i32 1>, !dbg !373
  %179 = add nsw <4 x i32> %178, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !374
  %180 = sitofp <4 x i32> %179 to <4 x float>, !dbg !375
  %181 = fmul <4 x float> %180, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !376
  %182 = add nuw nsw <4 x i64> %151, %156, !dbg !377
  %183 = mul <4 x i64> %182, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !379
  %184 = add <4 x i64> %137, %183, !dbg !382
  %185 = lshr <4 x i64> %184, <i64 30, i64 30, i64 30, i64 30>, !dbg !383
  %186 = xor <4 x i64> %185, %184, !dbg !384
  %187 = mul <4 x i64> %186, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !385
  %188 = lshr <4 x i64> %187, <i64 27, i64 27, i64 27, i64 27>, !dbg !386
  %189 = xor <4 x i64> %188, %187, !dbg !387
  %190 = mul <4 x i64> %189, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !388
  %191 = lshr <4 x i64> %190, <i64 40, i64 40, i64 40, i64 40>, !dbg !389
  %192 = trunc nuw nsw <4 x i64> %191 to <4 x i32>, !dbg !389
  %193 = or <4 x i32> %192, <i32 1, i32 1, i32 1, i32 1>, !dbg !390
  %194 = add nsw <4 x i32> %193, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !391
  %195 = sitofp <4 x i32> %194 to <4 x float>, !dbg !392
  %196 = fmul <4 x float> %195, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !393
  %197 = fmul <4 x float> %196, <float 7.500000e-01, float 7.500000e-01, float 7.500000e-01, float 7.500000e-01>, !dbg !394
  %198 = fadd <4 x float> %181, %197, !dbg !395
  %199 = getelementptr inbounds float, ptr %119, i64 %161, !dbg !396
  store <4 x float> %198, ptr %199, align 4, !dbg !397, !tbaa !398
  %200 = add nuw i64 %155, 4, !dbg !345
  %201 = add <4 x i64> %156, <i64 4, i64 4, i64 4, i64 4>
  %202 = icmp eq i64 %200, %133, !dbg !345
  br i1 %202, label %203, label %154, !dbg !345, !llvm.loop !400

203:                                              ; preds = %154
  br i1 %138, label %476, label %147, !dbg !325

204:                                              ; preds = %476
    #dbg_assign(i1 undef, !405, !DIExpression(), !142, ptr %4, !DIExpression(), !417)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #13, !dbg !419
  %205 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #13, !dbg !420
  %206 = load i64, ptr %4, align 8, !dbg !421, !tbaa !422
  %207 = sitofp i64 %206 to double, !dbg !425
  %208 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !426
  %209 = load i64, ptr %208, align 8, !dbg !426, !tbaa !427
  %210 = sitofp i64 %209 to double, !dbg !428
  %211 = fmul double %210, 1.000000e-09, !dbg !429
  %212 = fadd double %211, %207, !dbg !430
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #13, !dbg !431
    #dbg_value(double %212, !137, !DIExpression(), !147)
    #dbg_value(ptr %119, !432, !DIExpression(), !455)
    #dbg_value(i32 %113, !437, !DIExpression(), !455)
    #dbg_value(i32 %114, !438, !DIExpression(), !455)
    #dbg_value(i32 0, !439, !DIExpression(), !457)
  %213 = icmp sgt i32 %113, 0
  %214 = sitofp i32 %113 to double
  %215 = and i64 %115, 3
  %216 = icmp ult i32 %113, 4
  %217 = and i64 %115, 2147483644
  %218 = icmp eq i64 %215, 0
  %219 = and i64 %115, 1
  %220 = icmp eq i32 %113, 1
  %221 = and i64 %115, 2147483646
  %222 = icmp eq i64 %219, 0
  %223 = icmp ult i32 %113, 8
  %224 = and i64 %115, 2147483640
  %225 = icmp eq i64 %224, %115
  br label %226, !dbg !458

226:                                              ; preds = %328, %204
  %227 = phi i64 [ 0, %204 ], [ %329, %328 ]
    #dbg_value(i64 %227, !439, !DIExpression(), !457)
    #dbg_value(i32 0, !331, !DIExpression(), !459)
    #dbg_value(i64 %227, !332, !DIExpression(), !459)
    #dbg_value(i32 %113, !333, !DIExpression(), !459)
  %228 = mul nuw nsw i64 %227, %115, !dbg !461
  %229 = getelementptr inbounds float, ptr %119, i64 %228, !dbg !462
    #dbg_value(ptr %229, !441, !DIExpression(), !463)
    #dbg_value(double 0.000000e+00, !444, !DIExpression(), !463)
    #dbg_value(double 0.000000e+00, !445, !DIExpression(), !463)
    #dbg_value(i32 0, !446, !DIExpression(), !464)
  br i1 %213, label %230, label %328, !dbg !465

230:                                              ; preds = %226
  br i1 %216, label %231, label %250, !dbg !465

231:                                              ; preds = %250, %230
  %232 = phi double [ poison, %230 ], [ %272, %250 ]
  %233 = phi i64 [ 0, %230 ], [ %273, %250 ]
  %234 = phi double [ 0.000000e+00, %230 ], [ %272, %250 ]
  br i1 %218, label %246, label %235, !dbg !465

235:                                              ; preds = %231, %235
  %236 = phi i64 [ %243, %235 ], [ %233, %231 ]
  %237 = phi double [ %242, %235 ], [ %234, %231 ]
  %238 = phi i64 [ %244, %235 ], [ 0, %231 ]
    #dbg_value(i64 %236, !446, !DIExpression(), !464)
    #dbg_value(double %237, !444, !DIExpression(), !463)
  %239 = getelementptr inbounds float, ptr %229, i64 %236, !dbg !466
  %240 = load float, ptr %239, align 4, !dbg !466, !tbaa !398
  %241 = fpext float %240 to double, !dbg !466
  %242 = fadd double %237, %241, !dbg !468
    #dbg_value(double %242, !444, !DIExpression(), !463)
  %243 = add nuw nsw i64 %236, 1, !dbg !469
    #dbg_value(i64 %243, !446, !DIExpression(), !464)
  %244 = add i64 %238, 1, !dbg !465
  %245 = icmp eq i64 %244, %215, !dbg !465
  br i1 %245, label %246, label %235, !dbg !465, !llvm.loop !470

246:                                              ; preds = %235, %231
  %247 = phi double [ %232, %231 ], [ %242, %235 ], !dbg !468
  %248 = fdiv double %247, %214, !dbg !472
  %249 = fptrunc double %248 to float, !dbg !473
    #dbg_value(float %249, !448, !DIExpression(), !463)
    #dbg_value(i32 0, !450, !DIExpression(), !474)
    #dbg_value(double 0.000000e+00, !445, !DIExpression(), !463)
  br i1 %220, label %276, label %308, !dbg !475

250:                                              ; preds = %230, %250
  %251 = phi i64 [ %273, %250 ], [ 0, %230 ]
  %252 = phi double [ %272, %250 ], [ 0.000000e+00, %230 ]
  %253 = phi i64 [ %274, %250 ], [ 0, %230 ]
    #dbg_value(i64 %251, !446, !DIExpression(), !464)
    #dbg_value(double %252, !444, !DIExpression(), !463)
  %254 = getelementptr inbounds float, ptr %229, i64 %251, !dbg !466
  %255 = load float, ptr %254, align 4, !dbg !466, !tbaa !398
  %256 = fpext float %255 to double, !dbg !466
  %257 = fadd double %252, %256, !dbg !468
    #dbg_value(double %257, !444, !DIExpression(), !463)
  %258 = or disjoint i64 %251, 1, !dbg !469
    #dbg_value(i64 %258, !446, !DIExpression(), !464)
  %259 = getelementptr inbounds float, ptr %229, i64 %258, !dbg !466
  %260 = load float, ptr %259, align 4, !dbg !466, !tbaa !398
  %261 = fpext float %260 to double, !dbg !466
  %262 = fadd double %257, %261, !dbg !468
    #dbg_value(double %262, !444, !DIExpression(), !463)
  %263 = or disjoint i64 %251, 2, !dbg !469
    #dbg_value(i64 %263, !446, !DIExpression(), !464)
  %264 = getelementptr inbounds float, ptr %229, i64 %263, !dbg !466
  %265 = load float, ptr %264, align 4, !dbg !466, !tbaa !398
  %266 = fpext float %265 to double, !dbg !466
  %267 = fadd double %262, %266, !dbg !468
    #dbg_value(double %267, !444, !DIExpression(), !463)
  %268 = or disjoint i64 %251, 3, !dbg !469
    #dbg_value(i64 %268, !446, !DIExpression(), !464)
  %269 = getelementptr inbounds float, ptr %229, i64 %268, !dbg !466
  %270 = load float, ptr %269, align 4, !dbg !466, !tbaa !398
  %271 = fpext float %270 to double, !dbg !466
  %272 = fadd double %267, %271, !dbg !468
    #dbg_value(double %272, !444, !DIExpression(), !463)
  %273 = add nuw nsw i64 %251, 4, !dbg !469
    #dbg_value(i64 %273, !446, !DIExpression(), !464)
  %274 = add i64 %253, 4, !dbg !465
  %275 = icmp eq i64 %274, %217, !dbg !465
  br i1 %275, label %231, label %250, !dbg !465, !llvm.loop !476

276:                                              ; preds = %308, %246
  %277 = phi double [ poison, %246 ], [ %324, %308 ]
  %278 = phi i64 [ 0, %246 ], [ %325, %308 ]
  %279 = phi double [ 0.000000e+00, %246 ], [ %324, %308 ]
  br i1 %222, label %287, label %280, !dbg !475

280:                                              ; preds = %276
    #dbg_value(i64 %278, !450, !DIExpression(), !474)
    #dbg_value(double %279, !445, !DIExpression(), !463)
  %281 = getelementptr inbounds float, ptr %229, i64 %278, !dbg !478
  %282 = load float, ptr %281, align 4, !dbg !480, !tbaa !398
  %283 = fsub float %282, %249, !dbg !480
  store float %283, ptr %281, align 4, !dbg !480, !tbaa !398
  %284 = fpext float %283 to double, !dbg !481
  %285 = fmul double %284, %284, !dbg !482
  %286 = fadd double %279, %285, !dbg !483
    #dbg_value(double %286, !445, !DIExpression(), !463)
    #dbg_value(i64 %278, !450, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !474)
  br label %287, !dbg !484

287:                                              ; preds = %276, %280
  %288 = phi double [ %277, %276 ], [ %286, %280 ], !dbg !483
  %289 = call double @sqrt(double noundef %288) #13, !dbg !484
  %290 = fdiv double 1.000000e+00, %289, !dbg !485
  %291 = fptrunc double %290 to float, !dbg !486
    #dbg_value(float %291, !452, !DIExpression(), !463)
    #dbg_value(i32 0, !453, !DIExpression(), !487)
  br i1 %223, label %292, label %294, !dbg !488

292:                                              ; preds = %307, %287
  %293 = phi i64 [ 0, %287 ], [ %224, %307 ]
  br label %331, !dbg !488

294:                                              ; preds = %287
  %295 = insertelement <4 x float> poison, float %291, i64 0, !dbg !488
  %296 = shufflevector <4 x float> %295, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !488
  br label %297, !dbg !488

297:                                              ; preds = %297, %294
  %298 = phi i64 [ 0, %294 ], [ %305, %297 ], !dbg !489
  %299 = getelementptr inbounds float, ptr %229, i64 %298, !dbg !491
  %300 = getelementptr inbounds i8, ptr %299, i64 16, !dbg !492
  %301 = load <4 x float>, ptr %299, align 4, !dbg !492, !tbaa !398
  %302 = load <4 x float>, ptr %300, align 4, !dbg !492, !tbaa !398
  %303 = fmul <4 x float> %301, %296, !dbg !492
  %304 = fmul <4 x float> %302, %296, !dbg !492
  store <4 x float> %303, ptr %299, align 4, !dbg !492, !tbaa !398
  store <4 x float> %304, ptr %300, align 4, !dbg !492, !tbaa !398
  %305 = add nuw i64 %298, 8, !dbg !489
  %306 = icmp eq i64 %305, %224, !dbg !489
  br i1 %306, label %307, label %297, !dbg !489, !llvm.loop !493

307:                                              ; preds = %297
  br i1 %225, label %328, label %292, !dbg !488

308:                                              ; preds = %246, %308
  %309 = phi i64 [ %325, %308 ], [ 0, %246 ]
  %310 = phi double [ %324, %308 ], [ 0.000000e+00, %246 ]
  %311 = phi i64 [ %326, %308 ], [ 0, %246 ]
    #dbg_value(i64 %309, !450, !DIExpression(), !474)
    #dbg_value(double %310, !445, !DIExpression(), !463)
  %312 = getelementptr inbounds float, ptr %229, i64 %309, !dbg !478
  %313 = load float, ptr %312, align 4, !dbg !480, !tbaa !398
  %314 = fsub float %313, %249, !dbg !480
  store float %314, ptr %312, align 4, !dbg !480, !tbaa !398
  %315 = fpext float %314 to double, !dbg !481
  %316 = fmul double %315, %315, !dbg !482
  %317 = fadd double %310, %316, !dbg !483
    #dbg_value(double %317, !445, !DIExpression(), !463)
  %318 = or disjoint i64 %309, 1, !dbg !495
    #dbg_value(i64 %318, !450, !DIExpression(), !474)
  %319 = getelementptr inbounds float, ptr %229, i64 %318, !dbg !478
  %320 = load float, ptr %319, align 4, !dbg !480, !tbaa !398
  %321 = fsub float %320, %249, !dbg !480
  store float %321, ptr %319, align 4, !dbg !480, !tbaa !398
  %322 = fpext float %321 to double, !dbg !481
  %323 = fmul double %322, %322, !dbg !482
  %324 = fadd double %317, %323, !dbg !483
    #dbg_value(double %324, !445, !DIExpression(), !463)
  %325 = add nuw nsw i64 %309, 2, !dbg !495
    #dbg_value(i64 %325, !450, !DIExpression(), !474)
  %326 = add i64 %311, 2, !dbg !475
  %327 = icmp eq i64 %326, %221, !dbg !475
  br i1 %327, label %276, label %308, !dbg !475, !llvm.loop !496

328:                                              ; preds = %331, %307, %226
  %329 = add nuw nsw i64 %227, 1, !dbg !498
    #dbg_value(i64 %329, !439, !DIExpression(), !457)
  %330 = icmp eq i64 %329, %116, !dbg !499
  br i1 %330, label %338, label %226, !dbg !458, !llvm.loop !500

331:                                              ; preds = %292, %331
  %332 = phi i64 [ %336, %331 ], [ %293, %292 ]
    #dbg_value(i64 %332, !453, !DIExpression(), !487)
  %333 = getelementptr inbounds float, ptr %229, i64 %332, !dbg !491
  %334 = load float, ptr %333, align 4, !dbg !492, !tbaa !398
  %335 = fmul float %334, %291, !dbg !492
  store float %335, ptr %333, align 4, !dbg !492, !tbaa !398
  %336 = add nuw nsw i64 %332, 1, !dbg !489
    #dbg_value(i64 %336, !453, !DIExpression(), !487)
  %337 = icmp eq i64 %336, %115, !dbg !502
  br i1 %337, label %328, label %331, !dbg !488, !llvm.loop !503

338:                                              ; preds = %328
    #dbg_value(ptr undef, !504, !DIExpression(), !521)
    #dbg_value(ptr %119, !512, !DIExpression(), !521)
    #dbg_value(ptr %127, !513, !DIExpression(), !521)
    #dbg_value(ptr undef, !523, !DIExpression(), !528)
  %339 = add i32 %112, -1, !dbg !530
  %340 = add i32 %339, %114, !dbg !531
  %341 = sdiv i32 %340, %112, !dbg !532
    #dbg_value(i32 %341, !514, !DIExpression(), !521)
    #dbg_value(i32 %113, !515, !DIExpression(), !521)
    #dbg_value(i32 0, !516, !DIExpression(), !533)
  %342 = sext i32 %341 to i64, !dbg !534
  br label %343, !dbg !534

343:                                              ; preds = %354, %338
  %344 = phi i64 [ 0, %338 ], [ %355, %354 ]
    #dbg_value(i64 %344, !516, !DIExpression(), !533)
    #dbg_value(i32 0, !518, !DIExpression(), !535)
  %345 = icmp slt i64 %344, 0, !dbg !536
  br i1 %345, label %354, label %346, !dbg !538

346:                                              ; preds = %343
  %347 = mul nuw nsw i64 %344, %115
  %348 = getelementptr inbounds float, ptr %119, i64 %347
  %349 = trunc nsw i64 %344 to i32
  %350 = sub nsw i32 %114, %349
  %351 = call noundef i32 @llvm.smin.i32(i32 %341, i32 %350)
  %352 = mul nuw nsw i64 %344, %116
  %353 = getelementptr float, ptr %127, i64 %352
  br label %359, !dbg !538

354:                                              ; preds = %359, %343
  %355 = add nsw i64 %344, %342, !dbg !539
    #dbg_value(i64 %355, !516, !DIExpression(), !533)
  %356 = icmp slt i64 %355, %116, !dbg !540
  br i1 %356, label %343, label %357, !dbg !534, !llvm.loop !541

357:                                              ; preds = %354
  %358 = icmp eq i32 %114, 1
  br label %372, !dbg !543

359:                                              ; preds = %359, %346
  %360 = phi i64 [ 0, %346 ], [ %367, %359 ]
    #dbg_value(i64 %360, !518, !DIExpression(), !535)
  %361 = trunc nsw i64 %360 to i32, !dbg !556
  %362 = sub nsw i32 %114, %361, !dbg !556
    #dbg_value(i32 %341, !557, !DIExpression(), !563)
    #dbg_value(i32 %362, !562, !DIExpression(), !563)
  %363 = call noundef i32 @llvm.smin.i32(i32 %341, i32 %362), !dbg !565
    #dbg_value(i32 %341, !557, !DIExpression(), !566)
    #dbg_value(i32 %350, !562, !DIExpression(), !566)
    #dbg_value(i32 0, !331, !DIExpression(), !568)
    #dbg_value(i64 %360, !332, !DIExpression(), !568)
    #dbg_value(i32 %113, !333, !DIExpression(), !568)
  %364 = mul nsw i64 %360, %115, !dbg !570
  %365 = getelementptr inbounds float, ptr %119, i64 %364, !dbg !571
    #dbg_value(i32 0, !331, !DIExpression(), !572)
    #dbg_value(i64 %344, !332, !DIExpression(), !572)
    #dbg_value(i32 %113, !333, !DIExpression(), !572)
    #dbg_value(i64 %360, !331, !DIExpression(), !574)
    #dbg_value(i64 %344, !332, !DIExpression(), !574)
    #dbg_value(i32 %114, !333, !DIExpression(), !574)
  %366 = getelementptr float, ptr %353, i64 %360, !dbg !576
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 112, i32 noundef 111, i32 noundef %363, i32 noundef %351, i32 noundef %113, float noundef 1.000000e+00, ptr noundef nonnull %365, i32 noundef %113, ptr noundef nonnull %348, i32 noundef %113, float noundef 0.000000e+00, ptr noundef %366, i32 noundef %114) #13, !dbg !577
  %367 = add nsw i64 %360, %342, !dbg !578
    #dbg_value(i64 %367, !518, !DIExpression(), !535)
  %368 = icmp sgt i64 %367, %344, !dbg !536
  br i1 %368, label %354, label %359, !dbg !538, !llvm.loop !579

369:                                              ; preds = %416, %420, %399, %372
    #dbg_value(i64 %377, !551, !DIExpression(), !581)
  %370 = add nuw nsw i64 %374, 1, !dbg !543
  %371 = icmp eq i64 %377, %116, !dbg !582
  br i1 %371, label %443, label %372, !dbg !543, !llvm.loop !583

372:                                              ; preds = %357, %369
  %373 = phi i64 [ %377, %369 ], [ 0, %357 ]
  %374 = phi i64 [ %370, %369 ], [ 1, %357 ]
  %375 = xor i64 %373, -1, !dbg !585
  %376 = add nsw i64 %375, %116, !dbg !585
    #dbg_value(i64 %373, !551, !DIExpression(), !581)
  %377 = add nuw nsw i64 %373, 1, !dbg !585
    #dbg_value(i64 %377, !552, !DIExpression(), !586)
  %378 = icmp ult i64 %377, %116, !dbg !587
  br i1 %378, label %379, label %369, !dbg !589

379:                                              ; preds = %372
  %380 = getelementptr float, ptr %127, i64 %373, !dbg !589
  %381 = mul nuw nsw i64 %373, %116
  %382 = getelementptr float, ptr %127, i64 %381
  %383 = icmp ugt i64 %376, 7, !dbg !589
  %384 = and i1 %383, %358, !dbg !589
  br i1 %384, label %385, label %401, !dbg !589

385:                                              ; preds = %379
  %386 = and i64 %376, -8, !dbg !589
  %387 = add i64 %374, %386, !dbg !589
  br label %388, !dbg !589

388:                                              ; preds = %388, %385
  %389 = phi i64 [ 0, %385 ], [ %397, %388 ]
  %390 = add i64 %374, %389, !dbg !589
  %391 = getelementptr float, ptr %380, i64 %390, !dbg !590
  %392 = getelementptr i8, ptr %391, i64 16, !dbg !590
  %393 = load <4 x float>, ptr %391, align 4, !dbg !590, !tbaa !398
  %394 = load <4 x float>, ptr %392, align 4, !dbg !590, !tbaa !398
  %395 = getelementptr float, ptr %382, i64 %390, !dbg !591
  %396 = getelementptr i8, ptr %395, i64 16, !dbg !592
  store <4 x float> %393, ptr %395, align 4, !dbg !592, !tbaa !398
  store <4 x float> %394, ptr %396, align 4, !dbg !592, !tbaa !398
  %397 = add nuw i64 %389, 8
  %398 = icmp eq i64 %397, %386
  br i1 %398, label %399, label %388, !llvm.loop !593

399:                                              ; preds = %388
  %400 = icmp eq i64 %376, %386, !dbg !589
  br i1 %400, label %369, label %401, !dbg !589

401:                                              ; preds = %399, %379
  %402 = phi i64 [ %374, %379 ], [ %387, %399 ]
  %403 = sub i64 %116, %402, !dbg !589
  %404 = and i64 %403, 3, !dbg !589
  %405 = icmp eq i64 %404, 0, !dbg !589
  br i1 %405, label %416, label %406, !dbg !589

406:                                              ; preds = %401, %406
  %407 = phi i64 [ %413, %406 ], [ %402, %401 ]
  %408 = phi i64 [ %414, %406 ], [ 0, %401 ]
    #dbg_value(i64 %407, !552, !DIExpression(), !586)
    #dbg_value(i32 undef, !331, !DIExpression(), !595)
    #dbg_value(i64 %407, !332, !DIExpression(), !595)
    #dbg_value(i32 %114, !333, !DIExpression(), !595)
  %409 = mul nuw nsw i64 %407, %116, !dbg !597
  %410 = getelementptr float, ptr %380, i64 %409, !dbg !590
  %411 = load float, ptr %410, align 4, !dbg !590, !tbaa !398
    #dbg_value(i64 %407, !331, !DIExpression(), !598)
    #dbg_value(i32 undef, !332, !DIExpression(), !598)
    #dbg_value(i32 %114, !333, !DIExpression(), !598)
  %412 = getelementptr float, ptr %382, i64 %407, !dbg !591
  store float %411, ptr %412, align 4, !dbg !592, !tbaa !398
  %413 = add nuw nsw i64 %407, 1, !dbg !600
    #dbg_value(i64 %413, !552, !DIExpression(), !586)
  %414 = add i64 %408, 1, !dbg !589
  %415 = icmp eq i64 %414, %404, !dbg !589
  br i1 %415, label %416, label %406, !dbg !589, !llvm.loop !601

416:                                              ; preds = %406, %401
  %417 = phi i64 [ %402, %401 ], [ %413, %406 ]
  %418 = sub i64 %402, %116, !dbg !589
  %419 = icmp ugt i64 %418, -4, !dbg !589
  br i1 %419, label %369, label %420, !dbg !589

420:                                              ; preds = %416, %420
  %421 = phi i64 [ %441, %420 ], [ %417, %416 ]
    #dbg_value(i64 %421, !552, !DIExpression(), !586)
    #dbg_value(i32 undef, !331, !DIExpression(), !595)
    #dbg_value(i64 %421, !332, !DIExpression(), !595)
    #dbg_value(i32 %114, !333, !DIExpression(), !595)
  %422 = mul nuw nsw i64 %421, %116, !dbg !597
  %423 = getelementptr float, ptr %380, i64 %422, !dbg !590
  %424 = load float, ptr %423, align 4, !dbg !590, !tbaa !398
    #dbg_value(i64 %421, !331, !DIExpression(), !598)
    #dbg_value(i32 undef, !332, !DIExpression(), !598)
    #dbg_value(i32 %114, !333, !DIExpression(), !598)
  %425 = getelementptr float, ptr %382, i64 %421, !dbg !591
  store float %424, ptr %425, align 4, !dbg !592, !tbaa !398
  %426 = add nuw nsw i64 %421, 1, !dbg !600
    #dbg_value(i64 %426, !552, !DIExpression(), !586)
    #dbg_value(i64 %426, !332, !DIExpression(), !595)
  %427 = mul nuw nsw i64 %426, %116, !dbg !597
  %428 = getelementptr float, ptr %380, i64 %427, !dbg !590
  %429 = load float, ptr %428, align 4, !dbg !590, !tbaa !398
    #dbg_value(i64 %426, !331, !DIExpression(), !598)
  %430 = getelementptr float, ptr %382, i64 %426, !dbg !591
  store float %429, ptr %430, align 4, !dbg !592, !tbaa !398
  %431 = add nuw nsw i64 %421, 2, !dbg !600
    #dbg_value(i64 %431, !552, !DIExpression(), !586)
    #dbg_value(i64 %431, !332, !DIExpression(), !595)
  %432 = mul nuw nsw i64 %431, %116, !dbg !597
  %433 = getelementptr float, ptr %380, i64 %432, !dbg !590
  %434 = load float, ptr %433, align 4, !dbg !590, !tbaa !398
    #dbg_value(i64 %431, !331, !DIExpression(), !598)
  %435 = getelementptr float, ptr %382, i64 %431, !dbg !591
  store float %434, ptr %435, align 4, !dbg !592, !tbaa !398
  %436 = add nuw nsw i64 %421, 3, !dbg !600
    #dbg_value(i64 %436, !552, !DIExpression(), !586)
    #dbg_value(i64 %436, !332, !DIExpression(), !595)
  %437 = mul nuw nsw i64 %436, %116, !dbg !597
  %438 = getelementptr float, ptr %380, i64 %437, !dbg !590
  %439 = load float, ptr %438, align 4, !dbg !590, !tbaa !398
    #dbg_value(i64 %436, !331, !DIExpression(), !598)
  %440 = getelementptr float, ptr %382, i64 %436, !dbg !591
  store float %439, ptr %440, align 4, !dbg !592, !tbaa !398
  %441 = add nuw nsw i64 %421, 4, !dbg !600
    #dbg_value(i64 %441, !552, !DIExpression(), !586)
  %442 = icmp eq i64 %441, %116, !dbg !587
  br i1 %442, label %369, label %420, !dbg !589, !llvm.loop !602

443:                                              ; preds = %369
    #dbg_assign(i1 undef, !405, !DIExpression(), !141, ptr %3, !DIExpression(), !603)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #13, !dbg !605
  %444 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #13, !dbg !606
  %445 = load i64, ptr %3, align 8, !dbg !607, !tbaa !422
  %446 = sitofp i64 %445 to double, !dbg !608
  %447 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !609
  %448 = load i64, ptr %447, align 8, !dbg !609, !tbaa !427
  %449 = sitofp i64 %448 to double, !dbg !610
  %450 = fmul double %449, 1.000000e-09, !dbg !611
  %451 = fadd double %450, %446, !dbg !612
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #13, !dbg !613
  %452 = fsub double %451, %212, !dbg !614
    #dbg_value(double %452, !139, !DIExpression(), !147)
    #dbg_value(ptr undef, !615, !DIExpression(), !624)
    #dbg_value(ptr %127, !620, !DIExpression(), !624)
    #dbg_value(double %452, !621, !DIExpression(), !624)
    #dbg_value(i64 %125, !622, !DIExpression(), !624)
  %453 = call fastcc double @frobenius_norm(ptr noundef nonnull %127, i64 noundef %125), !dbg !626
  %454 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %114, i32 noundef %113, i32 noundef %112, double noundef %453), !dbg !627
    #dbg_value(double %452, !628, !DIExpression(), !633)
  %455 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %452), !dbg !635
    #dbg_value(ptr %111, !636, !DIExpression(), !643)
    #dbg_value(ptr %127, !641, !DIExpression(), !643)
    #dbg_value(i64 %125, !642, !DIExpression(), !643)
    #dbg_value(ptr %111, !645, !DIExpression(), !710)
    #dbg_value(ptr %127, !650, !DIExpression(), !710)
    #dbg_value(i64 4, !651, !DIExpression(), !710)
    #dbg_value(i64 %125, !652, !DIExpression(), !710)
  %456 = load i8, ptr %111, align 1
  %457 = icmp eq i8 %456, 45
  br i1 %457, label %458, label %462

458:                                              ; preds = %443
  %459 = getelementptr inbounds i8, ptr %111, i64 1
  %460 = load i8, ptr %459, align 1
  %461 = icmp eq i8 %460, 0, !dbg !712
  br i1 %461, label %474, label %462, !dbg !714

462:                                              ; preds = %458, %443
  %463 = call noalias ptr @fopen(ptr noundef nonnull %111, ptr noundef nonnull @.str.11), !dbg !715
    #dbg_value(ptr %463, !653, !DIExpression(), !710)
  %464 = icmp eq ptr %463, null, !dbg !716
  br i1 %464, label %471, label %465, !dbg !716

465:                                              ; preds = %462
  %466 = call i64 @fwrite(ptr noundef nonnull %127, i64 noundef 4, i64 noundef %125, ptr noundef nonnull %463), !dbg !717
    #dbg_value(i64 %466, !709, !DIExpression(), !710)
  %467 = call i32 @fclose(ptr noundef nonnull %463), !dbg !718
  %468 = icmp eq i32 %467, 0, !dbg !718
  %469 = icmp eq i64 %466, %125
  %470 = and i1 %469, %468, !dbg !720
  br i1 %470, label %474, label %471, !dbg !720

471:                                              ; preds = %465, %462
  %472 = load ptr, ptr @stderr, align 8, !dbg !721, !tbaa !194
  %473 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %472, ptr noundef nonnull @.str.12, ptr noundef nonnull %111) #15, !dbg !722
  br label %474, !dbg !723

474:                                              ; preds = %458, %465, %471
  %475 = phi i32 [ 0, %458 ], [ 1, %471 ], [ 0, %465 ], !dbg !710
    #dbg_value(i32 %475, !140, !DIExpression(), !147)
  call void @free(ptr noundef %119) #13, !dbg !724
  call void @free(ptr noundef %127) #13, !dbg !725
  br label %516

476:                                              ; preds = %479, %203
  %477 = add nuw nsw i64 %143, 1, !dbg !726
    #dbg_value(i64 %477, !132, !DIExpression(), !319)
  %478 = icmp eq i64 %477, %116, !dbg !727
  br i1 %478, label %204, label %142, !dbg !320, !llvm.loop !728

479:                                              ; preds = %147, %479
  %480 = phi i64 [ %514, %479 ], [ %148, %147 ]
    #dbg_value(i64 %480, !134, !DIExpression(), !324)
    #dbg_value(i64 %110, !339, !DIExpression(), !730)
    #dbg_value(i32 %113, !340, !DIExpression(), !730)
    #dbg_value(i64 %480, !341, !DIExpression(), !730)
    #dbg_value(i64 %143, !342, !DIExpression(), !730)
    #dbg_value(i64 %480, !331, !DIExpression(), !731)
    #dbg_value(i64 %143, !332, !DIExpression(), !731)
    #dbg_value(i32 %113, !333, !DIExpression(), !731)
  %481 = add nuw nsw i64 %144, %480, !dbg !326
    #dbg_value(i64 %110, !360, !DIExpression(), !732)
    #dbg_value(i64 0, !361, !DIExpression(), !732)
    #dbg_value(i64 %481, !362, !DIExpression(), !732)
    #dbg_value(i64 %110, !351, !DIExpression(), !733)
    #dbg_value(i64 0, !352, !DIExpression(), !733)
    #dbg_value(i64 %481, !353, !DIExpression(), !733)
  %482 = mul i64 %481, -7046029254386353131, !dbg !734
  %483 = add i64 %482, %130, !dbg !346
    #dbg_value(i64 %483, !354, !DIExpression(), !733)
  %484 = lshr i64 %483, 30, !dbg !366
  %485 = xor i64 %484, %483, !dbg !367
  %486 = mul i64 %485, -4658895280553007687, !dbg !368
    #dbg_value(i64 %486, !354, !DIExpression(), !733)
  %487 = lshr i64 %486, 27, !dbg !369
  %488 = xor i64 %487, %486, !dbg !370
  %489 = mul i64 %488, -7723592293110705685, !dbg !371
    #dbg_value(i64 %489, !354, !DIExpression(), !733)
    #dbg_value(!DIArgList(i64 0, i64 %489), !363, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !732)
  %490 = lshr i64 %489, 40, !dbg !372
  %491 = trunc nuw nsw i64 %490 to i32, !dbg !372
  %492 = or i32 %491, 1, !dbg !373
  %493 = add nsw i32 %492, -8388608, !dbg !374
  %494 = sitofp i32 %493 to float, !dbg !375
  %495 = fmul float %494, 0x3E80000000000000, !dbg !376
    #dbg_value(i64 %480, !331, !DIExpression(), !735)
    #dbg_value(i64 %145, !332, !DIExpression(), !735)
    #dbg_value(i32 %113, !333, !DIExpression(), !735)
  %496 = add nuw nsw i64 %146, %480, !dbg !377
    #dbg_value(i64 %110, !360, !DIExpression(), !736)
    #dbg_value(i64 1, !361, !DIExpression(), !736)
    #dbg_value(i64 %496, !362, !DIExpression(), !736)
    #dbg_value(i64 %110, !351, !DIExpression(), !737)
    #dbg_value(i64 1, !352, !DIExpression(), !737)
    #dbg_value(i64 %496, !353, !DIExpression(), !737)
  %497 = mul i64 %496, -7046029254386353131, !dbg !379
  %498 = add i64 %131, %497, !dbg !382
    #dbg_value(i64 %498, !354, !DIExpression(), !737)
  %499 = lshr i64 %498, 30, !dbg !383
  %500 = xor i64 %499, %498, !dbg !384
  %501 = mul i64 %500, -4658895280553007687, !dbg !385
    #dbg_value(i64 %501, !354, !DIExpression(), !737)
  %502 = lshr i64 %501, 27, !dbg !386
  %503 = xor i64 %502, %501, !dbg !387
  %504 = mul i64 %503, -7723592293110705685, !dbg !388
    #dbg_value(i64 %504, !354, !DIExpression(), !737)
    #dbg_value(!DIArgList(i64 0, i64 %504), !363, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !736)
  %505 = lshr i64 %504, 40, !dbg !389
  %506 = trunc nuw nsw i64 %505 to i32, !dbg !389
  %507 = or i32 %506, 1, !dbg !390
  %508 = add nsw i32 %507, -8388608, !dbg !391
  %509 = sitofp i32 %508 to float, !dbg !392
  %510 = fmul float %509, 0x3E80000000000000, !dbg !393
  %511 = fmul float %510, 7.500000e-01, !dbg !394
  %512 = fadd float %495, %511, !dbg !395
    #dbg_value(i64 %480, !331, !DIExpression(), !738)
    #dbg_value(i64 %143, !332, !DIExpression(), !738)
    #dbg_value(i32 %113, !333, !DIExpression(), !738)
  %513 = getelementptr inbounds float, ptr %119, i64 %481, !dbg !396
  store float %512, ptr %513, align 4, !dbg !397, !tbaa !398
  %514 = add nuw nsw i64 %480, 1, !dbg !345
    #dbg_value(i64 %514, !134, !DIExpression(), !324)
  %515 = icmp eq i64 %514, %115, !dbg !740
  br i1 %515, label %476, label %479, !dbg !325, !llvm.loop !741

516:                                              ; preds = %106, %474
  %517 = phi i32 [ %475, %474 ], [ 2, %106 ], !dbg !147
  ret i32 %517, !dbg !742
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !743 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !747 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !753 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !758 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !762 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare !dbg !765 void @exit(i32 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !768 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !773 double @sqrt(double noundef) local_unnamed_addr #9

declare !dbg !777 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare !dbg !780 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #11 !dbg !783 {
    #dbg_value(ptr %0, !787, !DIExpression(), !792)
    #dbg_value(i64 %1, !788, !DIExpression(), !792)
    #dbg_value(double 0.000000e+00, !789, !DIExpression(), !792)
    #dbg_value(i64 0, !790, !DIExpression(), !793)
  %3 = icmp eq i64 %1, 0, !dbg !794
  br i1 %3, label %26, label %4, !dbg !796

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !796
  %6 = icmp ult i64 %1, 4, !dbg !796
  br i1 %6, label %9, label %7, !dbg !796

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !796
  br label %29, !dbg !796

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !796
  br i1 %13, label %26, label %14, !dbg !796

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !790, !DIExpression(), !793)
    #dbg_value(double %16, !789, !DIExpression(), !792)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !797
  %19 = load float, ptr %18, align 4, !dbg !797, !tbaa !398
  %20 = fpext float %19 to double, !dbg !798
  %21 = fmul double %20, %20, !dbg !799
  %22 = fadd double %16, %21, !dbg !800
    #dbg_value(double %22, !789, !DIExpression(), !792)
  %23 = add nuw i64 %15, 1, !dbg !801
    #dbg_value(i64 %23, !790, !DIExpression(), !793)
  %24 = add i64 %17, 1, !dbg !796
  %25 = icmp eq i64 %24, %5, !dbg !796
  br i1 %25, label %26, label %14, !dbg !796, !llvm.loop !802

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !792
  %28 = tail call double @sqrt(double noundef %27) #13, !dbg !803
  ret double %28, !dbg !804

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !790, !DIExpression(), !793)
    #dbg_value(double %31, !789, !DIExpression(), !792)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !797
  %34 = load float, ptr %33, align 4, !dbg !797, !tbaa !398
  %35 = fpext float %34 to double, !dbg !798
  %36 = fmul double %35, %35, !dbg !799
  %37 = fadd double %31, %36, !dbg !800
    #dbg_value(double %37, !789, !DIExpression(), !792)
  %38 = or disjoint i64 %30, 1, !dbg !801
    #dbg_value(i64 %38, !790, !DIExpression(), !793)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !797
  %40 = load float, ptr %39, align 4, !dbg !797, !tbaa !398
  %41 = fpext float %40 to double, !dbg !798
  %42 = fmul double %41, %41, !dbg !799
  %43 = fadd double %37, %42, !dbg !800
    #dbg_value(double %43, !789, !DIExpression(), !792)
  %44 = or disjoint i64 %30, 2, !dbg !801
    #dbg_value(i64 %44, !790, !DIExpression(), !793)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !797
  %46 = load float, ptr %45, align 4, !dbg !797, !tbaa !398
  %47 = fpext float %46 to double, !dbg !798
  %48 = fmul double %47, %47, !dbg !799
  %49 = fadd double %43, %48, !dbg !800
    #dbg_value(double %49, !789, !DIExpression(), !792)
  %50 = or disjoint i64 %30, 3, !dbg !801
    #dbg_value(i64 %50, !790, !DIExpression(), !793)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !797
  %52 = load float, ptr %51, align 4, !dbg !797, !tbaa !398
  %53 = fpext float %52 to double, !dbg !798
  %54 = fmul double %53, %53, !dbg !799
  %55 = fadd double %49, %54, !dbg !800
    #dbg_value(double %55, !789, !DIExpression(), !792)
  %56 = add nuw i64 %30, 4, !dbg !801
    #dbg_value(i64 %56, !790, !DIExpression(), !793)
  %57 = add i64 %32, 4, !dbg !796
  %58 = icmp eq i64 %57, %8, !dbg !796
  br i1 %58, label %9, label %29, !dbg !796, !llvm.loop !805
}

; Function Attrs: nofree nounwind
declare !dbg !807 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !810 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !814 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(none) }
attributes #15 = { cold nounwind }
attributes #16 = { cold }
attributes #17 = { nounwind allocsize(0) }
attributes #18 = { noreturn nounwind }

!llvm.dbg.cu = !{!63}
!llvm.module.flags = !{!100, !101, !102, !103, !104, !105, !106}
!llvm.ident = !{!107}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/sparkler/sparkler.h", directory: ".", checksumkind: CSK_MD5, checksum: "1c5e9e4eac30ec9e91d58e6f8f09ac37")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 13)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 792, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 99)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !34, line: 88, type: !35, isLocal: true, isDefinition: true)
!34 = !DIFile(filename: "samples/sparkler/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 56)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !34, line: 61, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 32)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 400, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 50)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !34, line: 100, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 14)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !34, line: 106, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !34, line: 109, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 24)
!63 = distinct !DICompileUnit(language: DW_LANG_C11, file: !64, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !65, retainedTypes: !79, globals: !94, splitDebugInlining: false, nameTableKind: None)
!64 = !DIFile(filename: "samples/sparkler/sparkler_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ef3cd7b83d96ed209bd10b867adf99d")
!65 = !{!66, !70, !73}
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !34, line: 23, baseType: !67, size: 32, elements: !68)
!67 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!70 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !67, size: 32, elements: !71)
!71 = !{!72}
!72 = !DIEnumerator(name: "FACTORS", value: 16)
!73 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !74, line: 5, baseType: !67, size: 32, elements: !75)
!74 = !DIFile(filename: "samples/sparkler/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!75 = !{!76, !77, !78}
!76 = !DIEnumerator(name: "CblasColMajor", value: 102)
!77 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!78 = !DIEnumerator(name: "CblasTrans", value: 112)
!79 = !{!80, !83, !84, !88, !90, !89, !93}
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !81, line: 18, baseType: !82)
!81 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !85, line: 27, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !87, line: 45, baseType: !82)
!87 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !91, line: 26, baseType: !92)
!91 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !87, line: 41, baseType: !83)
!93 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !{!0, !7, !12, !17, !22, !27, !32, !38, !43, !48, !95, !53, !58}
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !34, line: 105, type: !97, isLocal: true, isDefinition: true)
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
!108 = distinct !DISubprogram(name: "main", scope: !64, file: !64, line: 34, type: !109, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !113)
!109 = !DISubroutineType(types: !110)
!110 = !{!83, !83, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!113 = !{!114, !115, !116, !127, !129, !130, !131, !132, !134, !137, !139, !140}
!114 = !DILocalVariable(name: "argc", arg: 1, scope: !108, file: !64, line: 34, type: !83)
!115 = !DILocalVariable(name: "argv", arg: 2, scope: !108, file: !64, line: 34, type: !111)
!116 = !DILocalVariable(name: "arguments", scope: !108, file: !64, line: 35, type: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 14, baseType: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 10, size: 256, elements: !119)
!119 = !{!120, !121, !122, !123, !124}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "genes", scope: !118, file: !2, line: 11, baseType: !83, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "samples", scope: !118, file: !2, line: 11, baseType: !83, size: 32, offset: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "groups", scope: !118, file: !2, line: 11, baseType: !83, size: 32, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !118, file: !2, line: 12, baseType: !84, size: 64, offset: 128)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !118, file: !2, line: 13, baseType: !125, size: 64, offset: 192)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!127 = !DILocalVariable(name: "genes", scope: !108, file: !64, line: 37, type: !128)
!128 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!129 = !DILocalVariable(name: "samples", scope: !108, file: !64, line: 37, type: !128)
!130 = !DILocalVariable(name: "z", scope: !108, file: !64, line: 38, type: !88)
!131 = !DILocalVariable(name: "r", scope: !108, file: !64, line: 39, type: !88)
!132 = !DILocalVariable(name: "j", scope: !133, file: !64, line: 40, type: !83)
!133 = distinct !DILexicalBlock(scope: !108, file: !64, line: 40, column: 3)
!134 = !DILocalVariable(name: "i", scope: !135, file: !64, line: 41, type: !83)
!135 = distinct !DILexicalBlock(scope: !136, file: !64, line: 41, column: 5)
!136 = distinct !DILexicalBlock(scope: !133, file: !64, line: 40, column: 3)
!137 = !DILocalVariable(name: "start", scope: !108, file: !64, line: 44, type: !138)
!138 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!139 = !DILocalVariable(name: "seconds", scope: !108, file: !64, line: 48, type: !138)
!140 = !DILocalVariable(name: "status", scope: !108, file: !64, line: 50, type: !128)
!141 = distinct !DIAssignID()
!142 = distinct !DIAssignID()
!143 = distinct !DIAssignID()
!144 = distinct !DIAssignID()
!145 = distinct !DIAssignID()
!146 = distinct !DIAssignID()
!147 = !DILocation(line: 0, scope: !108)
!148 = !DILocalVariable(name: "argc", arg: 1, scope: !149, file: !2, line: 17, type: !83)
!149 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 17, type: !150, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !153)
!150 = !DISubroutineType(types: !151)
!151 = !{!83, !83, !111, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!153 = !{!148, !154, !155, !156, !158, !159, !160}
!154 = !DILocalVariable(name: "argv", arg: 2, scope: !149, file: !2, line: 17, type: !111)
!155 = !DILocalVariable(name: "out", arg: 3, scope: !149, file: !2, line: 17, type: !152)
!156 = !DILocalVariable(name: "genes", scope: !149, file: !2, line: 18, type: !157)
!157 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!158 = !DILocalVariable(name: "samples", scope: !149, file: !2, line: 18, type: !157)
!159 = !DILocalVariable(name: "groups", scope: !149, file: !2, line: 18, type: !157)
!160 = !DILocalVariable(name: "seed", scope: !149, file: !2, line: 18, type: !157)
!161 = !DILocation(line: 0, scope: !149, inlinedAt: !162)
!162 = distinct !DILocation(line: 36, column: 8, scope: !163)
!163 = distinct !DILexicalBlock(scope: !108, file: !64, line: 36, column: 7)
!164 = !DILocation(line: 19, column: 12, scope: !165, inlinedAt: !162)
!165 = distinct !DILexicalBlock(scope: !149, file: !2, line: 19, column: 7)
!166 = !DILocation(line: 19, column: 17, scope: !165, inlinedAt: !162)
!167 = !DILocalVariable(name: "end", scope: !168, file: !34, line: 84, type: !112)
!168 = distinct !DISubprogram(name: "parse_integer", scope: !34, file: !34, line: 80, type: !169, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !172)
!169 = !DISubroutineType(types: !170)
!170 = !{!83, !83, !111, !83, !125, !157, !157, !157, !171}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!172 = !{!173, !174, !175, !176, !177, !178, !179, !180, !167}
!173 = !DILocalVariable(name: "argc", arg: 1, scope: !168, file: !34, line: 80, type: !83)
!174 = !DILocalVariable(name: "argv", arg: 2, scope: !168, file: !34, line: 80, type: !111)
!175 = !DILocalVariable(name: "position", arg: 3, scope: !168, file: !34, line: 80, type: !83)
!176 = !DILocalVariable(name: "name", arg: 4, scope: !168, file: !34, line: 80, type: !125)
!177 = !DILocalVariable(name: "low", arg: 5, scope: !168, file: !34, line: 80, type: !157)
!178 = !DILocalVariable(name: "high", arg: 6, scope: !168, file: !34, line: 81, type: !157)
!179 = !DILocalVariable(name: "fallback", arg: 7, scope: !168, file: !34, line: 81, type: !157)
!180 = !DILocalVariable(name: "out", arg: 8, scope: !168, file: !34, line: 81, type: !171)
!181 = !DILocation(line: 0, scope: !168, inlinedAt: !182)
!182 = distinct !DILocation(line: 19, column: 20, scope: !165, inlinedAt: !162)
!183 = !DILocation(line: 83, column: 16, scope: !184, inlinedAt: !182)
!184 = distinct !DILexicalBlock(scope: !168, file: !34, line: 83, column: 7)
!185 = !DILocation(line: 83, column: 7, scope: !168, inlinedAt: !182)
!186 = !DILocation(line: 84, column: 3, scope: !168, inlinedAt: !182)
!187 = !DILocation(line: 85, column: 3, scope: !168, inlinedAt: !182)
!188 = !DILocation(line: 85, column: 9, scope: !168, inlinedAt: !182)
!189 = !{!190, !190, i64 0}
!190 = !{!"int", !191, i64 0}
!191 = !{!"omnipotent char", !192, i64 0}
!192 = !{!"Simple C/C++ TBAA"}
!193 = !DILocation(line: 86, column: 17, scope: !168, inlinedAt: !182)
!194 = !{!195, !195, i64 0}
!195 = !{!"any pointer", !191, i64 0}
!196 = !DILocation(line: 86, column: 10, scope: !168, inlinedAt: !182)
!197 = !DILocation(line: 87, column: 8, scope: !198, inlinedAt: !182)
!198 = distinct !DILexicalBlock(scope: !168, file: !34, line: 87, column: 7)
!199 = !DILocation(line: 87, column: 7, scope: !198, inlinedAt: !182)
!200 = !{!191, !191, i64 0}
!201 = !DILocation(line: 87, column: 23, scope: !198, inlinedAt: !182)
!202 = !DILocation(line: 87, column: 28, scope: !198, inlinedAt: !182)
!203 = !DILocation(line: 87, column: 27, scope: !198, inlinedAt: !182)
!204 = !DILocation(line: 87, column: 32, scope: !198, inlinedAt: !182)
!205 = !DILocation(line: 87, column: 36, scope: !198, inlinedAt: !182)
!206 = !DILocation(line: 87, column: 42, scope: !198, inlinedAt: !182)
!207 = !DILocation(line: 88, column: 11, scope: !168, inlinedAt: !182)
!208 = !DILocation(line: 88, column: 3, scope: !168, inlinedAt: !182)
!209 = !DILocation(line: 91, column: 1, scope: !168, inlinedAt: !182)
!210 = !DILocation(line: 19, column: 81, scope: !165, inlinedAt: !162)
!211 = !DILocation(line: 23, column: 18, scope: !212, inlinedAt: !162)
!212 = distinct !DILexicalBlock(scope: !165, file: !2, line: 22, column: 69)
!213 = !DILocation(line: 0, scope: !168, inlinedAt: !214)
!214 = distinct !DILocation(line: 20, column: 7, scope: !165, inlinedAt: !162)
!215 = !DILocation(line: 83, column: 16, scope: !184, inlinedAt: !214)
!216 = !DILocation(line: 83, column: 7, scope: !168, inlinedAt: !214)
!217 = !DILocation(line: 84, column: 3, scope: !168, inlinedAt: !214)
!218 = !DILocation(line: 85, column: 9, scope: !168, inlinedAt: !214)
!219 = !DILocation(line: 86, column: 17, scope: !168, inlinedAt: !214)
!220 = !DILocation(line: 86, column: 10, scope: !168, inlinedAt: !214)
!221 = !DILocation(line: 87, column: 8, scope: !198, inlinedAt: !214)
!222 = !DILocation(line: 87, column: 7, scope: !198, inlinedAt: !214)
!223 = !DILocation(line: 87, column: 23, scope: !198, inlinedAt: !214)
!224 = !DILocation(line: 87, column: 28, scope: !198, inlinedAt: !214)
!225 = !DILocation(line: 87, column: 27, scope: !198, inlinedAt: !214)
!226 = !DILocation(line: 87, column: 32, scope: !198, inlinedAt: !214)
!227 = !DILocation(line: 87, column: 36, scope: !198, inlinedAt: !214)
!228 = !DILocation(line: 87, column: 42, scope: !198, inlinedAt: !214)
!229 = !DILocation(line: 88, column: 11, scope: !168, inlinedAt: !214)
!230 = !DILocation(line: 88, column: 3, scope: !168, inlinedAt: !214)
!231 = !DILocation(line: 91, column: 1, scope: !168, inlinedAt: !214)
!232 = !DILocation(line: 20, column: 76, scope: !165, inlinedAt: !162)
!233 = !DILocation(line: 23, column: 45, scope: !212, inlinedAt: !162)
!234 = !DILocation(line: 0, scope: !168, inlinedAt: !235)
!235 = distinct !DILocation(line: 21, column: 7, scope: !165, inlinedAt: !162)
!236 = !DILocation(line: 83, column: 16, scope: !184, inlinedAt: !235)
!237 = !DILocation(line: 83, column: 7, scope: !168, inlinedAt: !235)
!238 = !DILocation(line: 84, column: 3, scope: !168, inlinedAt: !235)
!239 = !DILocation(line: 85, column: 9, scope: !168, inlinedAt: !235)
!240 = !DILocation(line: 86, column: 17, scope: !168, inlinedAt: !235)
!241 = !DILocation(line: 86, column: 10, scope: !168, inlinedAt: !235)
!242 = !DILocation(line: 87, column: 8, scope: !198, inlinedAt: !235)
!243 = !DILocation(line: 87, column: 7, scope: !198, inlinedAt: !235)
!244 = !DILocation(line: 87, column: 23, scope: !198, inlinedAt: !235)
!245 = !DILocation(line: 87, column: 28, scope: !198, inlinedAt: !235)
!246 = !DILocation(line: 87, column: 27, scope: !198, inlinedAt: !235)
!247 = !DILocation(line: 87, column: 32, scope: !198, inlinedAt: !235)
!248 = !DILocation(line: 87, column: 36, scope: !198, inlinedAt: !235)
!249 = !DILocation(line: 87, column: 42, scope: !198, inlinedAt: !235)
!250 = !DILocation(line: 88, column: 11, scope: !168, inlinedAt: !235)
!251 = !DILocation(line: 88, column: 3, scope: !168, inlinedAt: !235)
!252 = !DILocation(line: 91, column: 1, scope: !168, inlinedAt: !235)
!253 = !DILocation(line: 21, column: 65, scope: !165, inlinedAt: !162)
!254 = !DILocation(line: 24, column: 19, scope: !212, inlinedAt: !162)
!255 = !DILocation(line: 0, scope: !168, inlinedAt: !256)
!256 = distinct !DILocation(line: 22, column: 7, scope: !165, inlinedAt: !162)
!257 = !DILocation(line: 83, column: 16, scope: !184, inlinedAt: !256)
!258 = !DILocation(line: 83, column: 7, scope: !168, inlinedAt: !256)
!259 = !DILocation(line: 84, column: 3, scope: !168, inlinedAt: !256)
!260 = !DILocation(line: 85, column: 9, scope: !168, inlinedAt: !256)
!261 = !DILocation(line: 86, column: 17, scope: !168, inlinedAt: !256)
!262 = !DILocation(line: 86, column: 10, scope: !168, inlinedAt: !256)
!263 = !DILocation(line: 87, column: 8, scope: !198, inlinedAt: !256)
!264 = !DILocation(line: 87, column: 7, scope: !198, inlinedAt: !256)
!265 = !DILocation(line: 87, column: 23, scope: !198, inlinedAt: !256)
!266 = !DILocation(line: 87, column: 28, scope: !198, inlinedAt: !256)
!267 = !DILocation(line: 87, column: 27, scope: !198, inlinedAt: !256)
!268 = !DILocation(line: 87, column: 32, scope: !198, inlinedAt: !256)
!269 = !DILocation(line: 87, column: 36, scope: !198, inlinedAt: !256)
!270 = !DILocation(line: 87, column: 42, scope: !198, inlinedAt: !256)
!271 = !DILocation(line: 88, column: 11, scope: !168, inlinedAt: !256)
!272 = !DILocation(line: 88, column: 3, scope: !168, inlinedAt: !256)
!273 = !DILocation(line: 91, column: 1, scope: !168, inlinedAt: !256)
!274 = !DILocation(line: 19, column: 7, scope: !149, inlinedAt: !162)
!275 = !DILocation(line: 26, column: 24, scope: !212, inlinedAt: !162)
!276 = !DILocation(line: 26, column: 19, scope: !212, inlinedAt: !162)
!277 = !DILocation(line: 26, column: 30, scope: !212, inlinedAt: !162)
!278 = !DILocation(line: 29, column: 11, scope: !149, inlinedAt: !162)
!279 = !DILocation(line: 29, column: 3, scope: !149, inlinedAt: !162)
!280 = !DILocation(line: 36, column: 7, scope: !108)
!281 = !DILocation(line: 38, column: 23, scope: !108)
!282 = !DILocation(line: 38, column: 41, scope: !108)
!283 = !DILocalVariable(name: "count", arg: 1, scope: !284, file: !34, line: 66, type: !80)
!284 = distinct !DISubprogram(name: "allocate", scope: !34, file: !34, line: 66, type: !285, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !287)
!285 = !DISubroutineType(types: !286)
!286 = !{!88, !80}
!287 = !{!283, !288}
!288 = !DILocalVariable(name: "x", scope: !284, file: !34, line: 67, type: !88)
!289 = !DILocation(line: 0, scope: !284, inlinedAt: !290)
!290 = distinct !DILocation(line: 38, column: 14, scope: !108)
!291 = !DILocation(line: 38, column: 39, scope: !108)
!292 = !DILocation(line: 67, column: 36, scope: !284, inlinedAt: !290)
!293 = !DILocation(line: 67, column: 23, scope: !284, inlinedAt: !290)
!294 = !DILocalVariable(name: "memory", arg: 1, scope: !295, file: !34, line: 59, type: !298)
!295 = distinct !DISubprogram(name: "need", scope: !34, file: !34, line: 59, type: !296, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !300)
!296 = !DISubroutineType(types: !297)
!297 = !{null, !298, !80}
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !299, size: 64)
!299 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!300 = !{!294, !301}
!301 = !DILocalVariable(name: "bytes", arg: 2, scope: !295, file: !34, line: 59, type: !80)
!302 = !DILocation(line: 0, scope: !295, inlinedAt: !303)
!303 = distinct !DILocation(line: 68, column: 3, scope: !284, inlinedAt: !290)
!304 = !DILocation(line: 60, column: 7, scope: !305, inlinedAt: !303)
!305 = distinct !DILexicalBlock(scope: !295, file: !34, line: 60, column: 7)
!306 = !DILocation(line: 60, column: 7, scope: !295, inlinedAt: !303)
!307 = !DILocation(line: 61, column: 11, scope: !295, inlinedAt: !303)
!308 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !303)
!309 = !DILocation(line: 62, column: 3, scope: !295, inlinedAt: !303)
!310 = !DILocation(line: 39, column: 37, scope: !108)
!311 = !DILocation(line: 0, scope: !284, inlinedAt: !312)
!312 = distinct !DILocation(line: 39, column: 14, scope: !108)
!313 = !DILocation(line: 67, column: 36, scope: !284, inlinedAt: !312)
!314 = !DILocation(line: 67, column: 23, scope: !284, inlinedAt: !312)
!315 = !DILocation(line: 0, scope: !295, inlinedAt: !316)
!316 = distinct !DILocation(line: 68, column: 3, scope: !284, inlinedAt: !312)
!317 = !DILocation(line: 60, column: 7, scope: !305, inlinedAt: !316)
!318 = !DILocation(line: 60, column: 7, scope: !295, inlinedAt: !316)
!319 = !DILocation(line: 0, scope: !133)
!320 = !DILocation(line: 40, column: 3, scope: !133)
!321 = !DILocation(line: 61, column: 11, scope: !295, inlinedAt: !316)
!322 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !316)
!323 = !DILocation(line: 62, column: 3, scope: !295, inlinedAt: !316)
!324 = !DILocation(line: 0, scope: !135)
!325 = !DILocation(line: 41, column: 5, scope: !135)
!326 = !DILocation(line: 29, column: 31, scope: !327, inlinedAt: !334)
!327 = distinct !DISubprogram(name: "at", scope: !34, file: !34, line: 28, type: !328, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !330)
!328 = !DISubroutineType(types: !329)
!329 = !{!80, !83, !83, !83}
!330 = !{!331, !332, !333}
!331 = !DILocalVariable(name: "row", arg: 1, scope: !327, file: !34, line: 28, type: !83)
!332 = !DILocalVariable(name: "column", arg: 2, scope: !327, file: !34, line: 28, type: !83)
!333 = !DILocalVariable(name: "lda", arg: 3, scope: !327, file: !34, line: 28, type: !83)
!334 = distinct !DILocation(line: 37, column: 34, scope: !335, inlinedAt: !343)
!335 = distinct !DISubprogram(name: "expression", scope: !2, file: !2, line: 36, type: !336, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !338)
!336 = !DISubroutineType(types: !337)
!337 = !{!89, !84, !83, !83, !83}
!338 = !{!339, !340, !341, !342}
!339 = !DILocalVariable(name: "seed", arg: 1, scope: !335, file: !2, line: 36, type: !84)
!340 = !DILocalVariable(name: "samples", arg: 2, scope: !335, file: !2, line: 36, type: !83)
!341 = !DILocalVariable(name: "sample", arg: 3, scope: !335, file: !2, line: 36, type: !83)
!342 = !DILocalVariable(name: "gene", arg: 4, scope: !335, file: !2, line: 36, type: !83)
!343 = distinct !DILocation(line: 42, column: 30, scope: !344)
!344 = distinct !DILexicalBlock(scope: !135, file: !64, line: 41, column: 5)
!345 = !DILocation(line: 41, column: 34, scope: !344)
!346 = !DILocation(line: 34, column: 59, scope: !347, inlinedAt: !355)
!347 = distinct !DISubprogram(name: "random_bits", scope: !34, file: !34, line: 33, type: !348, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !350)
!348 = !DISubroutineType(types: !349)
!349 = !{!84, !84, !84, !84}
!350 = !{!351, !352, !353, !354}
!351 = !DILocalVariable(name: "seed", arg: 1, scope: !347, file: !34, line: 33, type: !84)
!352 = !DILocalVariable(name: "stream", arg: 2, scope: !347, file: !34, line: 33, type: !84)
!353 = !DILocalVariable(name: "index", arg: 3, scope: !347, file: !34, line: 33, type: !84)
!354 = !DILocalVariable(name: "z", scope: !347, file: !34, line: 34, type: !84)
!355 = distinct !DILocation(line: 43, column: 33, scope: !356, inlinedAt: !365)
!356 = distinct !DISubprogram(name: "random_uniform", scope: !34, file: !34, line: 41, type: !357, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !359)
!357 = !DISubroutineType(types: !358)
!358 = !{!89, !84, !84, !84}
!359 = !{!360, !361, !362, !363}
!360 = !DILocalVariable(name: "seed", arg: 1, scope: !356, file: !34, line: 41, type: !84)
!361 = !DILocalVariable(name: "stream", arg: 2, scope: !356, file: !34, line: 41, type: !84)
!362 = !DILocalVariable(name: "index", arg: 3, scope: !356, file: !34, line: 42, type: !84)
!363 = !DILocalVariable(name: "top", scope: !356, file: !34, line: 43, type: !364)
!364 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!365 = distinct !DILocation(line: 37, column: 10, scope: !335, inlinedAt: !343)
!366 = !DILocation(line: 35, column: 15, scope: !347, inlinedAt: !355)
!367 = !DILocation(line: 35, column: 10, scope: !347, inlinedAt: !355)
!368 = !DILocation(line: 35, column: 23, scope: !347, inlinedAt: !355)
!369 = !DILocation(line: 36, column: 15, scope: !347, inlinedAt: !355)
!370 = !DILocation(line: 36, column: 10, scope: !347, inlinedAt: !355)
!371 = !DILocation(line: 36, column: 23, scope: !347, inlinedAt: !355)
!372 = !DILocation(line: 44, column: 20, scope: !356, inlinedAt: !365)
!373 = !DILocation(line: 44, column: 26, scope: !356, inlinedAt: !365)
!374 = !DILocation(line: 44, column: 30, scope: !356, inlinedAt: !365)
!375 = !DILocation(line: 44, column: 10, scope: !356, inlinedAt: !365)
!376 = !DILocation(line: 44, column: 43, scope: !356, inlinedAt: !365)
!377 = !DILocation(line: 29, column: 31, scope: !327, inlinedAt: !378)
!378 = distinct !DILocation(line: 38, column: 44, scope: !335, inlinedAt: !343)
!379 = !DILocation(line: 34, column: 67, scope: !347, inlinedAt: !380)
!380 = distinct !DILocation(line: 43, column: 33, scope: !356, inlinedAt: !381)
!381 = distinct !DILocation(line: 38, column: 20, scope: !335, inlinedAt: !343)
!382 = !DILocation(line: 34, column: 59, scope: !347, inlinedAt: !380)
!383 = !DILocation(line: 35, column: 15, scope: !347, inlinedAt: !380)
!384 = !DILocation(line: 35, column: 10, scope: !347, inlinedAt: !380)
!385 = !DILocation(line: 35, column: 23, scope: !347, inlinedAt: !380)
!386 = !DILocation(line: 36, column: 15, scope: !347, inlinedAt: !380)
!387 = !DILocation(line: 36, column: 10, scope: !347, inlinedAt: !380)
!388 = !DILocation(line: 36, column: 23, scope: !347, inlinedAt: !380)
!389 = !DILocation(line: 44, column: 20, scope: !356, inlinedAt: !381)
!390 = !DILocation(line: 44, column: 26, scope: !356, inlinedAt: !381)
!391 = !DILocation(line: 44, column: 30, scope: !356, inlinedAt: !381)
!392 = !DILocation(line: 44, column: 10, scope: !356, inlinedAt: !381)
!393 = !DILocation(line: 44, column: 43, scope: !356, inlinedAt: !381)
!394 = !DILocation(line: 38, column: 18, scope: !335, inlinedAt: !343)
!395 = !DILocation(line: 37, column: 61, scope: !335, inlinedAt: !343)
!396 = !DILocation(line: 42, column: 7, scope: !344)
!397 = !DILocation(line: 42, column: 28, scope: !344)
!398 = !{!399, !399, i64 0}
!399 = !{!"float", !191, i64 0}
!400 = distinct !{!400, !325, !401, !402, !403, !404}
!401 = !DILocation(line: 42, column: 70, scope: !135)
!402 = !{!"llvm.loop.mustprogress"}
!403 = !{!"llvm.loop.isvectorized", i32 1}
!404 = !{!"llvm.loop.unroll.runtime.disable"}
!405 = !DILocalVariable(name: "now", scope: !406, file: !34, line: 94, type: !410)
!406 = distinct !DISubprogram(name: "seconds_now", scope: !34, file: !34, line: 93, type: !407, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !409)
!407 = !DISubroutineType(types: !408)
!408 = !{!93}
!409 = !{!405}
!410 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !411, line: 11, size: 128, elements: !412)
!411 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!412 = !{!413, !415}
!413 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !410, file: !411, line: 16, baseType: !414, size: 64)
!414 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !87, line: 160, baseType: !157)
!415 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !410, file: !411, line: 21, baseType: !416, size: 64, offset: 64)
!416 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !87, line: 197, baseType: !157)
!417 = !DILocation(line: 0, scope: !406, inlinedAt: !418)
!418 = distinct !DILocation(line: 44, column: 24, scope: !108)
!419 = !DILocation(line: 94, column: 3, scope: !406, inlinedAt: !418)
!420 = !DILocation(line: 95, column: 3, scope: !406, inlinedAt: !418)
!421 = !DILocation(line: 96, column: 22, scope: !406, inlinedAt: !418)
!422 = !{!423, !424, i64 0}
!423 = !{!"timespec", !424, i64 0, !424, i64 8}
!424 = !{!"long", !191, i64 0}
!425 = !DILocation(line: 96, column: 10, scope: !406, inlinedAt: !418)
!426 = !DILocation(line: 96, column: 50, scope: !406, inlinedAt: !418)
!427 = !{!423, !424, i64 8}
!428 = !DILocation(line: 96, column: 38, scope: !406, inlinedAt: !418)
!429 = !DILocation(line: 96, column: 36, scope: !406, inlinedAt: !418)
!430 = !DILocation(line: 96, column: 29, scope: !406, inlinedAt: !418)
!431 = !DILocation(line: 97, column: 1, scope: !406, inlinedAt: !418)
!432 = !DILocalVariable(name: "x", arg: 1, scope: !433, file: !64, line: 6, type: !88)
!433 = distinct !DISubprogram(name: "standardise", scope: !64, file: !64, line: 6, type: !434, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !436)
!434 = !DISubroutineType(types: !435)
!435 = !{null, !88, !83, !83}
!436 = !{!432, !437, !438, !439, !441, !444, !445, !446, !448, !450, !452, !453}
!437 = !DILocalVariable(name: "rows", arg: 2, scope: !433, file: !64, line: 6, type: !83)
!438 = !DILocalVariable(name: "columns", arg: 3, scope: !433, file: !64, line: 6, type: !83)
!439 = !DILocalVariable(name: "j", scope: !440, file: !64, line: 7, type: !83)
!440 = distinct !DILexicalBlock(scope: !433, file: !64, line: 7, column: 3)
!441 = !DILocalVariable(name: "column", scope: !442, file: !64, line: 8, type: !88)
!442 = distinct !DILexicalBlock(scope: !443, file: !64, line: 7, column: 37)
!443 = distinct !DILexicalBlock(scope: !440, file: !64, line: 7, column: 3)
!444 = !DILocalVariable(name: "sum", scope: !442, file: !64, line: 9, type: !93)
!445 = !DILocalVariable(name: "squares", scope: !442, file: !64, line: 9, type: !93)
!446 = !DILocalVariable(name: "i", scope: !447, file: !64, line: 10, type: !83)
!447 = distinct !DILexicalBlock(scope: !442, file: !64, line: 10, column: 5)
!448 = !DILocalVariable(name: "mean", scope: !442, file: !64, line: 11, type: !449)
!449 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!450 = !DILocalVariable(name: "i", scope: !451, file: !64, line: 12, type: !83)
!451 = distinct !DILexicalBlock(scope: !442, file: !64, line: 12, column: 5)
!452 = !DILocalVariable(name: "scale", scope: !442, file: !64, line: 13, type: !449)
!453 = !DILocalVariable(name: "i", scope: !454, file: !64, line: 14, type: !83)
!454 = distinct !DILexicalBlock(scope: !442, file: !64, line: 14, column: 5)
!455 = !DILocation(line: 0, scope: !433, inlinedAt: !456)
!456 = distinct !DILocation(line: 45, column: 3, scope: !108)
!457 = !DILocation(line: 0, scope: !440, inlinedAt: !456)
!458 = !DILocation(line: 7, column: 3, scope: !440, inlinedAt: !456)
!459 = !DILocation(line: 0, scope: !327, inlinedAt: !460)
!460 = distinct !DILocation(line: 8, column: 25, scope: !442, inlinedAt: !456)
!461 = !DILocation(line: 29, column: 25, scope: !327, inlinedAt: !460)
!462 = !DILocation(line: 8, column: 23, scope: !442, inlinedAt: !456)
!463 = !DILocation(line: 0, scope: !442, inlinedAt: !456)
!464 = !DILocation(line: 0, scope: !447, inlinedAt: !456)
!465 = !DILocation(line: 10, column: 5, scope: !447, inlinedAt: !456)
!466 = !DILocation(line: 10, column: 43, scope: !467, inlinedAt: !456)
!467 = distinct !DILexicalBlock(scope: !447, file: !64, line: 10, column: 5)
!468 = !DILocation(line: 10, column: 40, scope: !467, inlinedAt: !456)
!469 = !DILocation(line: 10, column: 31, scope: !467, inlinedAt: !456)
!470 = distinct !{!470, !471}
!471 = !{!"llvm.loop.unroll.disable"}
!472 = !DILocation(line: 11, column: 36, scope: !442, inlinedAt: !456)
!473 = !DILocation(line: 11, column: 24, scope: !442, inlinedAt: !456)
!474 = !DILocation(line: 0, scope: !451, inlinedAt: !456)
!475 = !DILocation(line: 12, column: 5, scope: !451, inlinedAt: !456)
!476 = distinct !{!476, !465, !477, !402}
!477 = !DILocation(line: 10, column: 51, scope: !447, inlinedAt: !456)
!478 = !DILocation(line: 12, column: 36, scope: !479, inlinedAt: !456)
!479 = distinct !DILexicalBlock(scope: !451, file: !64, line: 12, column: 5)
!480 = !DILocation(line: 12, column: 46, scope: !479, inlinedAt: !456)
!481 = !DILocation(line: 12, column: 66, scope: !479, inlinedAt: !456)
!482 = !DILocation(line: 12, column: 84, scope: !479, inlinedAt: !456)
!483 = !DILocation(line: 12, column: 63, scope: !479, inlinedAt: !456)
!484 = !DILocation(line: 13, column: 39, scope: !442, inlinedAt: !456)
!485 = !DILocation(line: 13, column: 37, scope: !442, inlinedAt: !456)
!486 = !DILocation(line: 13, column: 25, scope: !442, inlinedAt: !456)
!487 = !DILocation(line: 0, scope: !454, inlinedAt: !456)
!488 = !DILocation(line: 14, column: 5, scope: !454, inlinedAt: !456)
!489 = !DILocation(line: 14, column: 31, scope: !490, inlinedAt: !456)
!490 = distinct !DILexicalBlock(scope: !454, file: !64, line: 14, column: 5)
!491 = !DILocation(line: 14, column: 36, scope: !490, inlinedAt: !456)
!492 = !DILocation(line: 14, column: 46, scope: !490, inlinedAt: !456)
!493 = distinct !{!493, !488, !494, !402, !403, !404}
!494 = !DILocation(line: 14, column: 49, scope: !454, inlinedAt: !456)
!495 = !DILocation(line: 12, column: 31, scope: !479, inlinedAt: !456)
!496 = distinct !{!496, !475, !497, !402}
!497 = !DILocation(line: 12, column: 94, scope: !451, inlinedAt: !456)
!498 = !DILocation(line: 7, column: 32, scope: !443, inlinedAt: !456)
!499 = !DILocation(line: 7, column: 21, scope: !443, inlinedAt: !456)
!500 = distinct !{!500, !458, !501, !402}
!501 = !DILocation(line: 15, column: 3, scope: !440, inlinedAt: !456)
!502 = !DILocation(line: 14, column: 23, scope: !490, inlinedAt: !456)
!503 = distinct !{!503, !488, !494, !402, !404, !403}
!504 = !DILocalVariable(name: "a", arg: 1, scope: !505, file: !64, line: 19, type: !508)
!505 = distinct !DISubprogram(name: "correlate", scope: !64, file: !64, line: 19, type: !506, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !511)
!506 = !DISubroutineType(types: !507)
!507 = !{null, !508, !510, !88}
!508 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !509, size: 64)
!509 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !117)
!510 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !449, size: 64)
!511 = !{!504, !512, !513, !514, !515, !516, !518}
!512 = !DILocalVariable(name: "z", arg: 2, scope: !505, file: !64, line: 19, type: !510)
!513 = !DILocalVariable(name: "r", arg: 3, scope: !505, file: !64, line: 19, type: !88)
!514 = !DILocalVariable(name: "size", scope: !505, file: !64, line: 20, type: !128)
!515 = !DILocalVariable(name: "k", scope: !505, file: !64, line: 20, type: !128)
!516 = !DILocalVariable(name: "j", scope: !517, file: !64, line: 21, type: !83)
!517 = distinct !DILexicalBlock(scope: !505, file: !64, line: 21, column: 3)
!518 = !DILocalVariable(name: "i", scope: !519, file: !64, line: 22, type: !83)
!519 = distinct !DILexicalBlock(scope: !520, file: !64, line: 22, column: 5)
!520 = distinct !DILexicalBlock(scope: !517, file: !64, line: 21, column: 3)
!521 = !DILocation(line: 0, scope: !505, inlinedAt: !522)
!522 = distinct !DILocation(line: 46, column: 3, scope: !108)
!523 = !DILocalVariable(name: "a", arg: 1, scope: !524, file: !2, line: 42, type: !508)
!524 = distinct !DISubprogram(name: "group_size", scope: !2, file: !2, line: 42, type: !525, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !527)
!525 = !DISubroutineType(types: !526)
!526 = !{!83, !508}
!527 = !{!523}
!528 = !DILocation(line: 0, scope: !524, inlinedAt: !529)
!529 = distinct !DILocation(line: 20, column: 20, scope: !505, inlinedAt: !522)
!530 = !DILocation(line: 42, column: 69, scope: !524, inlinedAt: !529)
!531 = !DILocation(line: 42, column: 81, scope: !524, inlinedAt: !529)
!532 = !DILocation(line: 42, column: 86, scope: !524, inlinedAt: !529)
!533 = !DILocation(line: 0, scope: !517, inlinedAt: !522)
!534 = !DILocation(line: 21, column: 3, scope: !517, inlinedAt: !522)
!535 = !DILocation(line: 0, scope: !519, inlinedAt: !522)
!536 = !DILocation(line: 22, column: 23, scope: !537, inlinedAt: !522)
!537 = distinct !DILexicalBlock(scope: !519, file: !64, line: 22, column: 5)
!538 = !DILocation(line: 22, column: 5, scope: !519, inlinedAt: !522)
!539 = !DILocation(line: 21, column: 35, scope: !520, inlinedAt: !522)
!540 = !DILocation(line: 21, column: 21, scope: !520, inlinedAt: !522)
!541 = distinct !{!541, !534, !542, !402}
!542 = !DILocation(line: 25, column: 57, scope: !517, inlinedAt: !522)
!543 = !DILocation(line: 30, column: 3, scope: !544, inlinedAt: !555)
!544 = distinct !DILexicalBlock(scope: !545, file: !64, line: 30, column: 3)
!545 = distinct !DISubprogram(name: "mirror", scope: !64, file: !64, line: 29, type: !546, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !548)
!546 = !DISubroutineType(types: !547)
!547 = !{null, !88, !83}
!548 = !{!549, !550, !551, !552}
!549 = !DILocalVariable(name: "r", arg: 1, scope: !545, file: !64, line: 29, type: !88)
!550 = !DILocalVariable(name: "n", arg: 2, scope: !545, file: !64, line: 29, type: !83)
!551 = !DILocalVariable(name: "j", scope: !544, file: !64, line: 30, type: !83)
!552 = !DILocalVariable(name: "i", scope: !553, file: !64, line: 31, type: !83)
!553 = distinct !DILexicalBlock(scope: !554, file: !64, line: 31, column: 5)
!554 = distinct !DILexicalBlock(scope: !544, file: !64, line: 30, column: 3)
!555 = distinct !DILocation(line: 47, column: 3, scope: !108)
!556 = !DILocation(line: 23, column: 83, scope: !537, inlinedAt: !522)
!557 = !DILocalVariable(name: "x", arg: 1, scope: !558, file: !34, line: 25, type: !83)
!558 = distinct !DISubprogram(name: "smaller", scope: !34, file: !34, line: 25, type: !559, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !561)
!559 = !DISubroutineType(types: !560)
!560 = !{!83, !83, !83}
!561 = !{!557, !562}
!562 = !DILocalVariable(name: "y", arg: 2, scope: !558, file: !34, line: 25, type: !83)
!563 = !DILocation(line: 0, scope: !558, inlinedAt: !564)
!564 = distinct !DILocation(line: 23, column: 60, scope: !537, inlinedAt: !522)
!565 = !DILocation(line: 25, column: 50, scope: !558, inlinedAt: !564)
!566 = !DILocation(line: 0, scope: !558, inlinedAt: !567)
!567 = distinct !DILocation(line: 24, column: 19, scope: !537, inlinedAt: !522)
!568 = !DILocation(line: 0, scope: !327, inlinedAt: !569)
!569 = distinct !DILocation(line: 24, column: 61, scope: !537, inlinedAt: !522)
!570 = !DILocation(line: 29, column: 25, scope: !327, inlinedAt: !569)
!571 = !DILocation(line: 24, column: 59, scope: !537, inlinedAt: !522)
!572 = !DILocation(line: 0, scope: !327, inlinedAt: !573)
!573 = distinct !DILocation(line: 24, column: 81, scope: !537, inlinedAt: !522)
!574 = !DILocation(line: 0, scope: !327, inlinedAt: !575)
!575 = distinct !DILocation(line: 25, column: 29, scope: !537, inlinedAt: !522)
!576 = !DILocation(line: 25, column: 27, scope: !537, inlinedAt: !522)
!577 = !DILocation(line: 23, column: 7, scope: !537, inlinedAt: !522)
!578 = !DILocation(line: 22, column: 31, scope: !537, inlinedAt: !522)
!579 = distinct !{!579, !538, !580, !402}
!580 = !DILocation(line: 25, column: 57, scope: !519, inlinedAt: !522)
!581 = !DILocation(line: 0, scope: !544, inlinedAt: !555)
!582 = !DILocation(line: 30, column: 21, scope: !554, inlinedAt: !555)
!583 = distinct !{!583, !543, !584, !402}
!584 = !DILocation(line: 31, column: 67, scope: !544, inlinedAt: !555)
!585 = !DILocation(line: 31, column: 20, scope: !553, inlinedAt: !555)
!586 = !DILocation(line: 0, scope: !553, inlinedAt: !555)
!587 = !DILocation(line: 31, column: 27, scope: !588, inlinedAt: !555)
!588 = distinct !DILexicalBlock(scope: !553, file: !64, line: 31, column: 5)
!589 = !DILocation(line: 31, column: 5, scope: !553, inlinedAt: !555)
!590 = !DILocation(line: 31, column: 54, scope: !588, inlinedAt: !555)
!591 = !DILocation(line: 31, column: 37, scope: !588, inlinedAt: !555)
!592 = !DILocation(line: 31, column: 52, scope: !588, inlinedAt: !555)
!593 = distinct !{!593, !589, !594, !402, !403, !404}
!594 = !DILocation(line: 31, column: 67, scope: !553, inlinedAt: !555)
!595 = !DILocation(line: 0, scope: !327, inlinedAt: !596)
!596 = distinct !DILocation(line: 31, column: 56, scope: !588, inlinedAt: !555)
!597 = !DILocation(line: 29, column: 25, scope: !327, inlinedAt: !596)
!598 = !DILocation(line: 0, scope: !327, inlinedAt: !599)
!599 = distinct !DILocation(line: 31, column: 39, scope: !588, inlinedAt: !555)
!600 = !DILocation(line: 31, column: 32, scope: !588, inlinedAt: !555)
!601 = distinct !{!601, !471}
!602 = distinct !{!602, !589, !594, !402, !403}
!603 = !DILocation(line: 0, scope: !406, inlinedAt: !604)
!604 = distinct !DILocation(line: 48, column: 26, scope: !108)
!605 = !DILocation(line: 94, column: 3, scope: !406, inlinedAt: !604)
!606 = !DILocation(line: 95, column: 3, scope: !406, inlinedAt: !604)
!607 = !DILocation(line: 96, column: 22, scope: !406, inlinedAt: !604)
!608 = !DILocation(line: 96, column: 10, scope: !406, inlinedAt: !604)
!609 = !DILocation(line: 96, column: 50, scope: !406, inlinedAt: !604)
!610 = !DILocation(line: 96, column: 38, scope: !406, inlinedAt: !604)
!611 = !DILocation(line: 96, column: 36, scope: !406, inlinedAt: !604)
!612 = !DILocation(line: 96, column: 29, scope: !406, inlinedAt: !604)
!613 = !DILocation(line: 97, column: 1, scope: !406, inlinedAt: !604)
!614 = !DILocation(line: 48, column: 40, scope: !108)
!615 = !DILocalVariable(name: "a", arg: 1, scope: !616, file: !2, line: 45, type: !508)
!616 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 45, type: !617, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !619)
!617 = !DISubroutineType(types: !618)
!618 = !{!83, !508, !510, !93}
!619 = !{!615, !620, !621, !622}
!620 = !DILocalVariable(name: "correlations", arg: 2, scope: !616, file: !2, line: 45, type: !510)
!621 = !DILocalVariable(name: "seconds", arg: 3, scope: !616, file: !2, line: 45, type: !93)
!622 = !DILocalVariable(name: "count", scope: !616, file: !2, line: 46, type: !623)
!623 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!624 = !DILocation(line: 0, scope: !616, inlinedAt: !625)
!625 = distinct !DILocation(line: 50, column: 22, scope: !108)
!626 = !DILocation(line: 48, column: 10, scope: !616, inlinedAt: !625)
!627 = !DILocation(line: 47, column: 3, scope: !616, inlinedAt: !625)
!628 = !DILocalVariable(name: "seconds", arg: 1, scope: !629, file: !34, line: 100, type: !93)
!629 = distinct !DISubprogram(name: "print_seconds", scope: !34, file: !34, line: 100, type: !630, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !632)
!630 = !DISubroutineType(types: !631)
!631 = !{null, !93}
!632 = !{!628}
!633 = !DILocation(line: 0, scope: !629, inlinedAt: !634)
!634 = distinct !DILocation(line: 49, column: 3, scope: !616, inlinedAt: !625)
!635 = !DILocation(line: 100, column: 52, scope: !629, inlinedAt: !634)
!636 = !DILocalVariable(name: "path", arg: 1, scope: !637, file: !34, line: 113, type: !125)
!637 = distinct !DISubprogram(name: "write_result", scope: !34, file: !34, line: 113, type: !638, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !640)
!638 = !DISubroutineType(types: !639)
!639 = !{!83, !125, !510, !80}
!640 = !{!636, !641, !642}
!641 = !DILocalVariable(name: "x", arg: 2, scope: !637, file: !34, line: 113, type: !510)
!642 = !DILocalVariable(name: "count", arg: 3, scope: !637, file: !34, line: 113, type: !80)
!643 = !DILocation(line: 0, scope: !637, inlinedAt: !644)
!644 = distinct !DILocation(line: 50, column: 10, scope: !616, inlinedAt: !625)
!645 = !DILocalVariable(name: "path", arg: 1, scope: !646, file: !34, line: 104, type: !125)
!646 = distinct !DISubprogram(name: "write_elements", scope: !34, file: !34, line: 104, type: !647, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !649)
!647 = !DISubroutineType(types: !648)
!648 = !{!83, !125, !298, !80, !80}
!649 = !{!645, !650, !651, !652, !653, !709}
!650 = !DILocalVariable(name: "x", arg: 2, scope: !646, file: !34, line: 104, type: !298)
!651 = !DILocalVariable(name: "size", arg: 3, scope: !646, file: !34, line: 104, type: !80)
!652 = !DILocalVariable(name: "count", arg: 4, scope: !646, file: !34, line: 104, type: !80)
!653 = !DILocalVariable(name: "file", scope: !646, file: !34, line: 106, type: !654)
!654 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !655, size: 64)
!655 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !656, line: 7, baseType: !657)
!656 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!657 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !658, line: 49, size: 1728, elements: !659)
!658 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!659 = !{!660, !661, !662, !663, !664, !665, !666, !667, !668, !669, !670, !671, !672, !675, !677, !678, !679, !681, !683, !685, !689, !692, !694, !697, !700, !701, !703, !704, !705}
!660 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !657, file: !658, line: 51, baseType: !83, size: 32)
!661 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !657, file: !658, line: 54, baseType: !112, size: 64, offset: 64)
!662 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !657, file: !658, line: 55, baseType: !112, size: 64, offset: 128)
!663 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !657, file: !658, line: 56, baseType: !112, size: 64, offset: 192)
!664 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !657, file: !658, line: 57, baseType: !112, size: 64, offset: 256)
!665 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !657, file: !658, line: 58, baseType: !112, size: 64, offset: 320)
!666 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !657, file: !658, line: 59, baseType: !112, size: 64, offset: 384)
!667 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !657, file: !658, line: 60, baseType: !112, size: 64, offset: 448)
!668 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !657, file: !658, line: 61, baseType: !112, size: 64, offset: 512)
!669 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !657, file: !658, line: 64, baseType: !112, size: 64, offset: 576)
!670 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !657, file: !658, line: 65, baseType: !112, size: 64, offset: 640)
!671 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !657, file: !658, line: 66, baseType: !112, size: 64, offset: 704)
!672 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !657, file: !658, line: 68, baseType: !673, size: 64, offset: 768)
!673 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !674, size: 64)
!674 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !658, line: 36, flags: DIFlagFwdDecl)
!675 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !657, file: !658, line: 70, baseType: !676, size: 64, offset: 832)
!676 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !657, size: 64)
!677 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !657, file: !658, line: 72, baseType: !83, size: 32, offset: 896)
!678 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !657, file: !658, line: 73, baseType: !83, size: 32, offset: 928)
!679 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !657, file: !658, line: 74, baseType: !680, size: 64, offset: 960)
!680 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !87, line: 152, baseType: !157)
!681 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !657, file: !658, line: 77, baseType: !682, size: 16, offset: 1024)
!682 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!683 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !657, file: !658, line: 78, baseType: !684, size: 8, offset: 1040)
!684 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!685 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !657, file: !658, line: 79, baseType: !686, size: 8, offset: 1048)
!686 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !687)
!687 = !{!688}
!688 = !DISubrange(count: 1)
!689 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !657, file: !658, line: 81, baseType: !690, size: 64, offset: 1088)
!690 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !691, size: 64)
!691 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !658, line: 43, baseType: null)
!692 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !657, file: !658, line: 89, baseType: !693, size: 64, offset: 1152)
!693 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !87, line: 153, baseType: !157)
!694 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !657, file: !658, line: 91, baseType: !695, size: 64, offset: 1216)
!695 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !696, size: 64)
!696 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !658, line: 37, flags: DIFlagFwdDecl)
!697 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !657, file: !658, line: 92, baseType: !698, size: 64, offset: 1280)
!698 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !699, size: 64)
!699 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !658, line: 38, flags: DIFlagFwdDecl)
!700 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !657, file: !658, line: 93, baseType: !676, size: 64, offset: 1344)
!701 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !657, file: !658, line: 94, baseType: !702, size: 64, offset: 1408)
!702 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!703 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !657, file: !658, line: 95, baseType: !80, size: 64, offset: 1472)
!704 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !657, file: !658, line: 96, baseType: !83, size: 32, offset: 1536)
!705 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !657, file: !658, line: 98, baseType: !706, size: 160, offset: 1568)
!706 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !707)
!707 = !{!708}
!708 = !DISubrange(count: 20)
!709 = !DILocalVariable(name: "written", scope: !646, file: !34, line: 107, type: !623)
!710 = !DILocation(line: 0, scope: !646, inlinedAt: !711)
!711 = distinct !DILocation(line: 114, column: 10, scope: !637, inlinedAt: !644)
!712 = !DILocation(line: 105, column: 8, scope: !713, inlinedAt: !711)
!713 = distinct !DILexicalBlock(scope: !646, file: !34, line: 105, column: 7)
!714 = !DILocation(line: 105, column: 7, scope: !646, inlinedAt: !711)
!715 = !DILocation(line: 106, column: 16, scope: !646, inlinedAt: !711)
!716 = !DILocation(line: 107, column: 26, scope: !646, inlinedAt: !711)
!717 = !DILocation(line: 107, column: 33, scope: !646, inlinedAt: !711)
!718 = !DILocation(line: 108, column: 16, scope: !719, inlinedAt: !711)
!719 = distinct !DILexicalBlock(scope: !646, file: !34, line: 108, column: 7)
!720 = !DILocation(line: 108, column: 29, scope: !719, inlinedAt: !711)
!721 = !DILocation(line: 109, column: 11, scope: !646, inlinedAt: !711)
!722 = !DILocation(line: 109, column: 3, scope: !646, inlinedAt: !711)
!723 = !DILocation(line: 110, column: 3, scope: !646, inlinedAt: !711)
!724 = !DILocation(line: 51, column: 3, scope: !108)
!725 = !DILocation(line: 51, column: 12, scope: !108)
!726 = !DILocation(line: 40, column: 30, scope: !136)
!727 = !DILocation(line: 40, column: 21, scope: !136)
!728 = distinct !{!728, !320, !729, !402}
!729 = !DILocation(line: 42, column: 70, scope: !133)
!730 = !DILocation(line: 0, scope: !335, inlinedAt: !343)
!731 = !DILocation(line: 0, scope: !327, inlinedAt: !334)
!732 = !DILocation(line: 0, scope: !356, inlinedAt: !365)
!733 = !DILocation(line: 0, scope: !347, inlinedAt: !355)
!734 = !DILocation(line: 34, column: 67, scope: !347, inlinedAt: !355)
!735 = !DILocation(line: 0, scope: !327, inlinedAt: !378)
!736 = !DILocation(line: 0, scope: !356, inlinedAt: !381)
!737 = !DILocation(line: 0, scope: !347, inlinedAt: !380)
!738 = !DILocation(line: 0, scope: !327, inlinedAt: !739)
!739 = distinct !DILocation(line: 42, column: 9, scope: !344)
!740 = !DILocation(line: 41, column: 23, scope: !344)
!741 = distinct !{!741, !325, !401, !402, !404, !403}
!742 = !DILocation(line: 53, column: 1, scope: !108)
!743 = !DISubprogram(name: "free", scope: !744, file: !744, line: 568, type: !745, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!744 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!745 = !DISubroutineType(types: !746)
!746 = !{null, !702}
!747 = !DISubprogram(name: "fprintf", scope: !748, file: !748, line: 350, type: !749, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!749 = !DISubroutineType(types: !750)
!750 = !{!83, !751, !752, null}
!751 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !654)
!752 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !125)
!753 = !DISubprogram(name: "__errno_location", scope: !754, file: !754, line: 37, type: !755, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!755 = !DISubroutineType(types: !756)
!756 = !{!757}
!757 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!758 = !DISubprogram(name: "strtol", scope: !744, file: !744, line: 177, type: !759, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!759 = !DISubroutineType(types: !760)
!760 = !{!157, !752, !761, !83}
!761 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!762 = !DISubprogram(name: "malloc", scope: !744, file: !744, line: 553, type: !763, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!763 = !DISubroutineType(types: !764)
!764 = !{!702, !80}
!765 = !DISubprogram(name: "exit", scope: !744, file: !744, line: 637, type: !766, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!766 = !DISubroutineType(types: !767)
!767 = !{null, !83}
!768 = !DISubprogram(name: "timespec_get", scope: !769, file: !769, line: 383, type: !770, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!769 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!770 = !DISubroutineType(types: !771)
!771 = !{!83, !772, !83}
!772 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !410, size: 64)
!773 = !DISubprogram(name: "sqrt", scope: !774, file: !774, line: 143, type: !775, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!775 = !DISubroutineType(types: !776)
!776 = !{!93, !93}
!777 = !DISubprogram(name: "cblas_sgemm", scope: !74, file: !74, line: 10, type: !778, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DISubroutineType(types: !779)
!779 = !{null, !83, !83, !83, !83, !83, !83, !89, !510, !83, !510, !83, !89, !88, !83}
!780 = !DISubprogram(name: "printf", scope: !748, file: !748, line: 356, type: !781, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!781 = !DISubroutineType(types: !782)
!782 = !{!83, !752, null}
!783 = distinct !DISubprogram(name: "frobenius_norm", scope: !34, file: !34, line: 53, type: !784, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !786)
!784 = !DISubroutineType(types: !785)
!785 = !{!93, !510, !80}
!786 = !{!787, !788, !789, !790}
!787 = !DILocalVariable(name: "x", arg: 1, scope: !783, file: !34, line: 53, type: !510)
!788 = !DILocalVariable(name: "count", arg: 2, scope: !783, file: !34, line: 53, type: !80)
!789 = !DILocalVariable(name: "sum", scope: !783, file: !34, line: 54, type: !93)
!790 = !DILocalVariable(name: "i", scope: !791, file: !34, line: 55, type: !80)
!791 = distinct !DILexicalBlock(scope: !783, file: !34, line: 55, column: 3)
!792 = !DILocation(line: 0, scope: !783)
!793 = !DILocation(line: 0, scope: !791)
!794 = !DILocation(line: 55, column: 24, scope: !795)
!795 = distinct !DILexicalBlock(scope: !791, file: !34, line: 55, column: 3)
!796 = !DILocation(line: 55, column: 3, scope: !791)
!797 = !DILocation(line: 55, column: 53, scope: !795)
!798 = !DILocation(line: 55, column: 45, scope: !795)
!799 = !DILocation(line: 55, column: 58, scope: !795)
!800 = !DILocation(line: 55, column: 42, scope: !795)
!801 = !DILocation(line: 55, column: 33, scope: !795)
!802 = distinct !{!802, !471}
!803 = !DILocation(line: 56, column: 10, scope: !783)
!804 = !DILocation(line: 56, column: 3, scope: !783)
!805 = distinct !{!805, !796, !806, !402}
!806 = !DILocation(line: 55, column: 63, scope: !791)
!807 = !DISubprogram(name: "fopen", scope: !748, file: !748, line: 258, type: !808, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!808 = !DISubroutineType(types: !809)
!809 = !{!654, !752, !752}
!810 = !DISubprogram(name: "fwrite", scope: !748, file: !748, line: 681, type: !811, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!811 = !DISubroutineType(types: !812)
!812 = !{!82, !813, !80, !80, !751}
!813 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !298)
!814 = !DISubprogram(name: "fclose", scope: !748, file: !748, line: 178, type: !815, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!815 = !DISubroutineType(types: !816)
!816 = !{!83, !654}
