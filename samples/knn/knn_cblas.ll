; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/knn/knn_cblas.c
; sources: samples/knn/knn_cblas.c samples/knn/knn.h samples/common.h samples/blas.h
; sha256: d61047186c1ca908a23bda58a7e4ac804a411e54e5ebface764a7527dfe7f210
; ModuleID = 'samples/knn/knn_cblas.c'
source_filename = "samples/knn/knn_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.Arguments = type { i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [8 x i8] c"queries\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [11 x i8] c"references\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [11 x i8] c"dimensions\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [11 x i8] c"neighbours\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [8 x i8] c"knn.bin\00", align 1, !dbg !21
@stderr = external local_unnamed_addr global ptr, align 8
@.str.6 = private unnamed_addr constant [119 x i8] c"usage: knn [queries=1024] [references=queries] [dimensions=512] [neighbours=16] [seed=1] [output=knn.bin, - for none]\0A\00", align 1, !dbg !23
@.str.7 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !28
@.str.8 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !34
@.str.9 = private unnamed_addr constant [68 x i8] c"knn queries=%d references=%d dimensions=%d neighbours=%d norm=%.9g\0A\00", align 1, !dbg !39
@.str.10 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !44
@.str.12 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !49
@.str.13 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !54

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !105 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !139
  %4 = alloca [32 x float], align 16, !DIAssignID !140
  %5 = alloca %struct.timespec, align 8, !DIAssignID !141
  %6 = alloca ptr, align 8, !DIAssignID !142
  %7 = alloca ptr, align 8, !DIAssignID !143
  %8 = alloca ptr, align 8, !DIAssignID !144
  %9 = alloca ptr, align 8, !DIAssignID !145
  %10 = alloca ptr, align 8, !DIAssignID !146
  %11 = alloca %struct.Arguments, align 8, !DIAssignID !147
    #dbg_assign(i1 undef, !113, !DIExpression(), !147, ptr %11, !DIExpression(), !148)
    #dbg_value(i32 %0, !111, !DIExpression(), !148)
    #dbg_value(ptr %1, !112, !DIExpression(), !148)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #15, !dbg !149
    #dbg_value(i32 %0, !150, !DIExpression(), !164)
    #dbg_value(ptr %1, !156, !DIExpression(), !164)
    #dbg_value(ptr %11, !157, !DIExpression(), !164)
  %12 = icmp slt i32 %0, 8, !dbg !167
  br i1 %12, label %13, label %155, !dbg !169

13:                                               ; preds = %2
    #dbg_assign(i1 undef, !170, !DIExpression(), !146, ptr %10, !DIExpression(), !184)
    #dbg_value(i32 %0, !176, !DIExpression(), !184)
    #dbg_value(ptr %1, !177, !DIExpression(), !184)
    #dbg_value(i32 1, !178, !DIExpression(), !184)
    #dbg_value(ptr @.str, !179, !DIExpression(), !184)
    #dbg_value(i64 1, !180, !DIExpression(), !184)
    #dbg_value(i64 131072, !181, !DIExpression(), !184)
    #dbg_value(i64 1024, !182, !DIExpression(), !184)
    #dbg_value(ptr undef, !183, !DIExpression(), !184)
    #dbg_value(i64 1024, !158, !DIExpression(), !164)
  %14 = icmp sgt i32 %0, 1, !dbg !186
  br i1 %14, label %15, label %80, !dbg !188

15:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #15, !dbg !189
  %16 = tail call ptr @__errno_location() #16, !dbg !190
  store i32 0, ptr %16, align 4, !dbg !191, !tbaa !192
  %17 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !196
  %18 = load ptr, ptr %17, align 8, !dbg !196, !tbaa !197
  %19 = call i64 @strtol(ptr noundef %18, ptr noundef nonnull %10, i32 noundef 10) #15, !dbg !199
    #dbg_value(i64 %19, !158, !DIExpression(), !164)
  %20 = load ptr, ptr %17, align 8, !dbg !200, !tbaa !197
  %21 = load i8, ptr %20, align 1, !dbg !202, !tbaa !203
  %22 = icmp eq i8 %21, 0, !dbg !202
  br i1 %22, label %33, label %23, !dbg !204

23:                                               ; preds = %15
  %24 = load ptr, ptr %10, align 8, !dbg !205, !tbaa !197
  %25 = load i8, ptr %24, align 1, !dbg !206, !tbaa !203
  %26 = icmp eq i8 %25, 0, !dbg !206
  br i1 %26, label %27, label %33, !dbg !207

27:                                               ; preds = %23
  %28 = load i32, ptr %16, align 4, !dbg !208, !tbaa !192
  %29 = icmp ne i32 %28, 0, !dbg !208
  %30 = add i64 %19, -131073, !dbg !209
  %31 = icmp ult i64 %30, -131072, !dbg !209
  %32 = select i1 %29, i1 true, i1 %31, !dbg !209
  br i1 %32, label %33, label %36, !dbg !209

33:                                               ; preds = %27, %23, %15
  %34 = load ptr, ptr @stderr, align 8, !dbg !210, !tbaa !197
  %35 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %34, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str, ptr noundef nonnull %20, i64 noundef 1, i64 noundef 131072) #17, !dbg !211
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #15, !dbg !212
    #dbg_value(i64 %19, !158, !DIExpression(), !164)
  br label %155, !dbg !213

36:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #15, !dbg !212
    #dbg_value(i64 %19, !158, !DIExpression(), !164)
    #dbg_assign(i1 undef, !170, !DIExpression(), !145, ptr %9, !DIExpression(), !214)
    #dbg_value(i32 %0, !176, !DIExpression(), !214)
    #dbg_value(ptr %1, !177, !DIExpression(), !214)
    #dbg_value(i32 2, !178, !DIExpression(), !214)
    #dbg_value(ptr @.str.1, !179, !DIExpression(), !214)
    #dbg_value(i64 1, !180, !DIExpression(), !214)
    #dbg_value(i64 131072, !181, !DIExpression(), !214)
    #dbg_value(i64 %19, !182, !DIExpression(), !214)
    #dbg_value(ptr undef, !183, !DIExpression(), !214)
    #dbg_value(i64 %19, !160, !DIExpression(), !164)
  %37 = icmp eq i32 %0, 2, !dbg !216
  br i1 %37, label %80, label %38, !dbg !217

38:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #15, !dbg !218
  store i32 0, ptr %16, align 4, !dbg !219, !tbaa !192
  %39 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !220
  %40 = load ptr, ptr %39, align 8, !dbg !220, !tbaa !197
  %41 = call i64 @strtol(ptr noundef %40, ptr noundef nonnull %9, i32 noundef 10) #15, !dbg !221
    #dbg_value(i64 %41, !160, !DIExpression(), !164)
  %42 = load ptr, ptr %39, align 8, !dbg !222, !tbaa !197
  %43 = load i8, ptr %42, align 1, !dbg !223, !tbaa !203
  %44 = icmp eq i8 %43, 0, !dbg !223
  br i1 %44, label %55, label %45, !dbg !224

45:                                               ; preds = %38
  %46 = load ptr, ptr %9, align 8, !dbg !225, !tbaa !197
  %47 = load i8, ptr %46, align 1, !dbg !226, !tbaa !203
  %48 = icmp eq i8 %47, 0, !dbg !226
  br i1 %48, label %49, label %55, !dbg !227

49:                                               ; preds = %45
  %50 = load i32, ptr %16, align 4, !dbg !228, !tbaa !192
  %51 = icmp ne i32 %50, 0, !dbg !228
  %52 = add i64 %41, -131073, !dbg !229
  %53 = icmp ult i64 %52, -131072, !dbg !229
  %54 = select i1 %51, i1 true, i1 %53, !dbg !229
  br i1 %54, label %55, label %58, !dbg !229

55:                                               ; preds = %49, %45, %38
  %56 = load ptr, ptr @stderr, align 8, !dbg !230, !tbaa !197
  %57 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %56, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.1, ptr noundef nonnull %42, i64 noundef 1, i64 noundef 131072) #17, !dbg !231
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !232
    #dbg_value(i64 %41, !160, !DIExpression(), !164)
  br label %155, !dbg !233

58:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !232
    #dbg_value(i64 %41, !160, !DIExpression(), !164)
    #dbg_assign(i1 undef, !170, !DIExpression(), !144, ptr %8, !DIExpression(), !234)
    #dbg_value(i32 %0, !176, !DIExpression(), !234)
    #dbg_value(ptr %1, !177, !DIExpression(), !234)
    #dbg_value(i32 3, !178, !DIExpression(), !234)
    #dbg_value(ptr @.str.2, !179, !DIExpression(), !234)
    #dbg_value(i64 1, !180, !DIExpression(), !234)
    #dbg_value(i64 65536, !181, !DIExpression(), !234)
    #dbg_value(i64 512, !182, !DIExpression(), !234)
    #dbg_value(ptr undef, !183, !DIExpression(), !234)
    #dbg_value(i64 512, !161, !DIExpression(), !164)
  %59 = icmp ugt i32 %0, 3, !dbg !236
  br i1 %59, label %60, label %80, !dbg !237

60:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #15, !dbg !238
  store i32 0, ptr %16, align 4, !dbg !239, !tbaa !192
  %61 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !240
  %62 = load ptr, ptr %61, align 8, !dbg !240, !tbaa !197
  %63 = call i64 @strtol(ptr noundef %62, ptr noundef nonnull %8, i32 noundef 10) #15, !dbg !241
    #dbg_value(i64 %63, !161, !DIExpression(), !164)
  %64 = load ptr, ptr %61, align 8, !dbg !242, !tbaa !197
  %65 = load i8, ptr %64, align 1, !dbg !243, !tbaa !203
  %66 = icmp eq i8 %65, 0, !dbg !243
  br i1 %66, label %77, label %67, !dbg !244

67:                                               ; preds = %60
  %68 = load ptr, ptr %8, align 8, !dbg !245, !tbaa !197
  %69 = load i8, ptr %68, align 1, !dbg !246, !tbaa !203
  %70 = icmp eq i8 %69, 0, !dbg !246
  br i1 %70, label %71, label %77, !dbg !247

71:                                               ; preds = %67
  %72 = load i32, ptr %16, align 4, !dbg !248, !tbaa !192
  %73 = icmp ne i32 %72, 0, !dbg !248
  %74 = add i64 %63, -65537, !dbg !249
  %75 = icmp ult i64 %74, -65536, !dbg !249
  %76 = select i1 %73, i1 true, i1 %75, !dbg !249
  br i1 %76, label %77, label %85, !dbg !249

77:                                               ; preds = %71, %67, %60
  %78 = load ptr, ptr @stderr, align 8, !dbg !250, !tbaa !197
  %79 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %78, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.2, ptr noundef nonnull %64, i64 noundef 1, i64 noundef 65536) #17, !dbg !251
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !252
    #dbg_value(i64 %63, !161, !DIExpression(), !164)
  br label %155, !dbg !253

80:                                               ; preds = %58, %36, %13
  %81 = phi i64 [ %41, %58 ], [ %19, %36 ], [ 1024, %13 ]
  %82 = phi i64 [ %19, %58 ], [ %19, %36 ], [ 1024, %13 ]
  %83 = trunc nuw i64 %81 to i32, !dbg !254
    #dbg_value(i32 32, !255, !DIExpression(), !261)
    #dbg_value(i32 %83, !260, !DIExpression(), !261)
    #dbg_value(i32 16, !255, !DIExpression(), !263)
    #dbg_value(i32 %83, !260, !DIExpression(), !263)
  %84 = tail call i32 @llvm.umin.i32(i32 %83, i32 16), !dbg !265
    #dbg_assign(i1 undef, !170, !DIExpression(), !143, ptr %7, !DIExpression(), !266)
    #dbg_value(i32 %0, !176, !DIExpression(), !266)
    #dbg_value(ptr %1, !177, !DIExpression(), !266)
    #dbg_value(i32 4, !178, !DIExpression(), !266)
    #dbg_value(ptr @.str.3, !179, !DIExpression(), !266)
    #dbg_value(i64 1, !180, !DIExpression(), !266)
    #dbg_value(i32 poison, !181, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !266)
    #dbg_value(i32 %84, !182, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !266)
    #dbg_value(ptr undef, !183, !DIExpression(), !266)
    #dbg_value(i32 %84, !162, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !164)
  br label %116, !dbg !268

85:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !252
    #dbg_value(i64 %63, !161, !DIExpression(), !164)
  %86 = trunc nuw i64 %63 to i32, !dbg !269
  %87 = trunc nuw i64 %41 to i32, !dbg !254
    #dbg_value(i32 32, !255, !DIExpression(), !261)
    #dbg_value(i32 %87, !260, !DIExpression(), !261)
  %88 = tail call i32 @llvm.umin.i32(i32 %87, i32 32), !dbg !271
  %89 = zext nneg i32 %88 to i64, !dbg !272
    #dbg_value(i32 16, !255, !DIExpression(), !263)
    #dbg_value(i32 %87, !260, !DIExpression(), !263)
  %90 = tail call i32 @llvm.umin.i32(i32 %87, i32 16), !dbg !265
    #dbg_assign(i1 undef, !170, !DIExpression(), !143, ptr %7, !DIExpression(), !266)
    #dbg_value(i32 %0, !176, !DIExpression(), !266)
    #dbg_value(ptr %1, !177, !DIExpression(), !266)
    #dbg_value(i32 4, !178, !DIExpression(), !266)
    #dbg_value(ptr @.str.3, !179, !DIExpression(), !266)
    #dbg_value(i64 1, !180, !DIExpression(), !266)
    #dbg_value(i64 %89, !181, !DIExpression(), !266)
    #dbg_value(i32 %90, !182, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !266)
    #dbg_value(ptr undef, !183, !DIExpression(), !266)
    #dbg_value(i32 %90, !162, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !164)
  %91 = icmp eq i32 %0, 4, !dbg !273
  br i1 %91, label %116, label %92, !dbg !268

92:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15, !dbg !274
  store i32 0, ptr %16, align 4, !dbg !275, !tbaa !192
  %93 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !276
  %94 = load ptr, ptr %93, align 8, !dbg !276, !tbaa !197
  %95 = call i64 @strtol(ptr noundef %94, ptr noundef nonnull %7, i32 noundef 10) #15, !dbg !277
    #dbg_value(i64 %95, !162, !DIExpression(), !164)
  %96 = load ptr, ptr %93, align 8, !dbg !278, !tbaa !197
  %97 = load i8, ptr %96, align 1, !dbg !279, !tbaa !203
  %98 = icmp eq i8 %97, 0, !dbg !279
  br i1 %98, label %110, label %99, !dbg !280

99:                                               ; preds = %92
  %100 = load ptr, ptr %7, align 8, !dbg !281, !tbaa !197
  %101 = load i8, ptr %100, align 1, !dbg !282, !tbaa !203
  %102 = icmp eq i8 %101, 0, !dbg !282
  br i1 %102, label %103, label %110, !dbg !283

103:                                              ; preds = %99
  %104 = load i32, ptr %16, align 4, !dbg !284, !tbaa !192
  %105 = icmp ne i32 %104, 0, !dbg !284
  %106 = icmp slt i64 %95, 1
  %107 = icmp sgt i64 %95, %89
  %108 = or i1 %106, %107, !dbg !285
  %109 = select i1 %105, i1 true, i1 %108, !dbg !285
  br i1 %109, label %110, label %113, !dbg !285

110:                                              ; preds = %103, %99, %92
  %111 = load ptr, ptr @stderr, align 8, !dbg !286, !tbaa !197
  %112 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %111, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.3, ptr noundef nonnull %96, i64 noundef 1, i64 noundef %89) #17, !dbg !287
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !288
    #dbg_value(i64 %95, !162, !DIExpression(), !164)
  br label %155, !dbg !289

113:                                              ; preds = %103
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !288
    #dbg_value(i64 %95, !162, !DIExpression(), !164)
  %114 = trunc i64 %95 to i32, !dbg !290
    #dbg_assign(i1 undef, !170, !DIExpression(), !142, ptr %6, !DIExpression(), !291)
    #dbg_value(i32 %0, !176, !DIExpression(), !291)
    #dbg_value(ptr %1, !177, !DIExpression(), !291)
    #dbg_value(i32 5, !178, !DIExpression(), !291)
    #dbg_value(ptr @.str.4, !179, !DIExpression(), !291)
    #dbg_value(i64 0, !180, !DIExpression(), !291)
    #dbg_value(i64 2147483647, !181, !DIExpression(), !291)
    #dbg_value(i64 1, !182, !DIExpression(), !291)
    #dbg_value(ptr undef, !183, !DIExpression(), !291)
    #dbg_value(i64 1, !163, !DIExpression(), !164)
  %115 = icmp ugt i32 %0, 5, !dbg !293
  br i1 %115, label %126, label %116, !dbg !294

116:                                              ; preds = %113, %85, %80
  %117 = phi i32 [ %114, %113 ], [ %84, %80 ], [ %90, %85 ]
  %118 = phi i64 [ %19, %113 ], [ %82, %80 ], [ %19, %85 ]
  %119 = phi i32 [ %86, %113 ], [ 512, %80 ], [ %86, %85 ]
  %120 = phi i32 [ %87, %113 ], [ %83, %80 ], [ %87, %85 ]
    #dbg_value(i64 1, !163, !DIExpression(), !164)
  %121 = trunc nuw i64 %118 to i32, !dbg !295
  store i32 %121, ptr %11, align 8, !dbg !296, !tbaa !297, !DIAssignID !300
    #dbg_assign(i32 %121, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !300, ptr %11, !DIExpression(), !148)
  %122 = getelementptr inbounds i8, ptr %11, i64 4, !dbg !301
  store i32 %120, ptr %122, align 4, !dbg !302, !tbaa !303, !DIAssignID !304
    #dbg_assign(i32 %120, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !304, ptr %122, !DIExpression(), !148)
  %123 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !305
  store i32 %119, ptr %123, align 8, !dbg !306, !tbaa !307, !DIAssignID !308
    #dbg_assign(i32 %119, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !308, ptr %123, !DIExpression(), !148)
  %124 = getelementptr inbounds i8, ptr %11, i64 12, !dbg !309
  store i32 %117, ptr %124, align 4, !dbg !310, !tbaa !311, !DIAssignID !312
    #dbg_assign(i32 %117, !113, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !312, ptr %124, !DIExpression(), !148)
  %125 = getelementptr inbounds i8, ptr %11, i64 16, !dbg !313
  store i64 1, ptr %125, align 8, !dbg !314, !tbaa !315, !DIAssignID !316
    #dbg_assign(i64 1, !113, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !316, ptr %125, !DIExpression(), !148)
  br label %158, !dbg !317

126:                                              ; preds = %113
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15, !dbg !318
  store i32 0, ptr %16, align 4, !dbg !319, !tbaa !192
  %127 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !320
  %128 = load ptr, ptr %127, align 8, !dbg !320, !tbaa !197
  %129 = call i64 @strtol(ptr noundef %128, ptr noundef nonnull %6, i32 noundef 10) #15, !dbg !321
    #dbg_value(i64 %129, !163, !DIExpression(), !164)
  %130 = load ptr, ptr %127, align 8, !dbg !322, !tbaa !197
  %131 = load i8, ptr %130, align 1, !dbg !323, !tbaa !203
  %132 = icmp eq i8 %131, 0, !dbg !323
  br i1 %132, label %142, label %133, !dbg !324

133:                                              ; preds = %126
  %134 = load ptr, ptr %6, align 8, !dbg !325, !tbaa !197
  %135 = load i8, ptr %134, align 1, !dbg !326, !tbaa !203
  %136 = icmp eq i8 %135, 0, !dbg !326
  br i1 %136, label %137, label %142, !dbg !327

137:                                              ; preds = %133
  %138 = load i32, ptr %16, align 4, !dbg !328, !tbaa !192
  %139 = icmp ne i32 %138, 0, !dbg !328
  %140 = icmp ugt i64 %129, 2147483647, !dbg !329
  %141 = select i1 %139, i1 true, i1 %140, !dbg !329
  br i1 %141, label %142, label %145, !dbg !329

142:                                              ; preds = %137, %133, %126
  %143 = load ptr, ptr @stderr, align 8, !dbg !330, !tbaa !197
  %144 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %143, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.4, ptr noundef nonnull %130, i64 noundef 0, i64 noundef 2147483647) #17, !dbg !331
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !332
    #dbg_value(i64 %129, !163, !DIExpression(), !164)
  br label %155, !dbg !333

145:                                              ; preds = %137
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !332
    #dbg_value(i64 %129, !163, !DIExpression(), !164)
  %146 = trunc nuw i64 %19 to i32, !dbg !295
  store i32 %146, ptr %11, align 8, !dbg !296, !tbaa !297, !DIAssignID !334
    #dbg_assign(i32 %146, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !334, ptr %11, !DIExpression(), !148)
  %147 = getelementptr inbounds i8, ptr %11, i64 4, !dbg !301
  store i32 %87, ptr %147, align 4, !dbg !302, !tbaa !303, !DIAssignID !335
    #dbg_assign(i32 %87, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !335, ptr %147, !DIExpression(), !148)
  %148 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !305
  store i32 %86, ptr %148, align 8, !dbg !306, !tbaa !307, !DIAssignID !336
    #dbg_assign(i32 %86, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !336, ptr %148, !DIExpression(), !148)
  %149 = getelementptr inbounds i8, ptr %11, i64 12, !dbg !309
  store i32 %114, ptr %149, align 4, !dbg !310, !tbaa !311, !DIAssignID !337
    #dbg_assign(i32 %114, !113, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !337, ptr %149, !DIExpression(), !148)
  %150 = getelementptr inbounds i8, ptr %11, i64 16, !dbg !313
  store i64 %129, ptr %150, align 8, !dbg !314, !tbaa !315, !DIAssignID !338
    #dbg_assign(i64 %129, !113, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !338, ptr %150, !DIExpression(), !148)
  %151 = icmp eq i32 %0, 7, !dbg !339
  br i1 %151, label %152, label %158, !dbg !317

152:                                              ; preds = %145
  %153 = getelementptr inbounds i8, ptr %1, i64 48, !dbg !340
  %154 = load ptr, ptr %153, align 8, !dbg !340, !tbaa !197
  br label %158, !dbg !317

155:                                              ; preds = %2, %33, %55, %77, %110, %142
  %156 = load ptr, ptr @stderr, align 8, !dbg !341, !tbaa !197
  %157 = tail call i64 @fwrite(ptr nonnull @.str.6, i64 118, i64 1, ptr %156) #18, !dbg !342
  br label %339, !dbg !343

158:                                              ; preds = %152, %145, %116
  %159 = phi i32 [ %114, %152 ], [ %114, %145 ], [ %117, %116 ]
  %160 = phi i32 [ %86, %152 ], [ %86, %145 ], [ %119, %116 ], !dbg !344
  %161 = phi i32 [ %146, %152 ], [ %146, %145 ], [ %121, %116 ], !dbg !345
  %162 = phi i32 [ %87, %152 ], [ %87, %145 ], [ %120, %116 ], !dbg !346
  %163 = phi ptr [ %154, %152 ], [ @.str.5, %145 ], [ @.str.5, %116 ], !dbg !317
  %164 = getelementptr inbounds i8, ptr %11, i64 24, !dbg !347
  store ptr %163, ptr %164, align 8, !dbg !348, !tbaa !349, !DIAssignID !350
    #dbg_assign(ptr %163, !113, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !350, ptr %164, !DIExpression(), !148)
    #dbg_value(i32 %162, !125, !DIExpression(), !148)
    #dbg_value(i32 %161, !127, !DIExpression(), !148)
    #dbg_value(i32 %160, !128, !DIExpression(), !148)
  %165 = call fastcc ptr @make_points(ptr noundef nonnull %11, i64 noundef 1, i32 noundef %162), !dbg !351
    #dbg_value(ptr %165, !129, !DIExpression(), !148)
  %166 = call fastcc ptr @make_points(ptr noundef nonnull %11, i64 noundef 2, i32 noundef %161), !dbg !352
    #dbg_value(ptr %166, !130, !DIExpression(), !148)
  %167 = zext nneg i32 %162 to i64, !dbg !353
    #dbg_value(i64 %167, !354, !DIExpression(), !360)
  %168 = shl nuw nsw i64 %167, 2, !dbg !362
  %169 = tail call noalias ptr @malloc(i64 noundef %168) #19, !dbg !363
    #dbg_value(ptr %169, !359, !DIExpression(), !360)
    #dbg_value(ptr %169, !364, !DIExpression(), !372)
    #dbg_value(i64 %168, !371, !DIExpression(), !372)
  %170 = icmp eq ptr %169, null, !dbg !374
  br i1 %170, label %171, label %174, !dbg !376

171:                                              ; preds = %158
  %172 = load ptr, ptr @stderr, align 8, !dbg !377, !tbaa !197
  %173 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %172, ptr noundef nonnull @.str.8, i64 noundef %168) #17, !dbg !378
  tail call void @exit(i32 noundef 1) #20, !dbg !379
  unreachable, !dbg !379

174:                                              ; preds = %158
    #dbg_value(ptr %169, !131, !DIExpression(), !148)
  %175 = zext nneg i32 %161 to i64, !dbg !380
    #dbg_value(i64 %175, !354, !DIExpression(), !381)
  %176 = shl nuw nsw i64 %175, 2, !dbg !383
  %177 = tail call noalias ptr @malloc(i64 noundef %176) #19, !dbg !384
    #dbg_value(ptr %177, !359, !DIExpression(), !381)
    #dbg_value(ptr %177, !364, !DIExpression(), !385)
    #dbg_value(i64 %176, !371, !DIExpression(), !385)
  %178 = icmp eq ptr %177, null, !dbg !387
  br i1 %178, label %179, label %182, !dbg !388

179:                                              ; preds = %174
  %180 = load ptr, ptr @stderr, align 8, !dbg !389, !tbaa !197
  %181 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %180, ptr noundef nonnull @.str.8, i64 noundef %176) #17, !dbg !390
  tail call void @exit(i32 noundef 1) #20, !dbg !391
  unreachable, !dbg !391

182:                                              ; preds = %174
    #dbg_value(ptr %177, !132, !DIExpression(), !148)
    #dbg_value(i64 poison, !354, !DIExpression(), !392)
  %183 = mul nuw nsw i64 %168, %175, !dbg !394
  %184 = tail call noalias ptr @malloc(i64 noundef %183) #19, !dbg !395
    #dbg_value(ptr %184, !359, !DIExpression(), !392)
    #dbg_value(ptr %184, !364, !DIExpression(), !396)
    #dbg_value(i64 %183, !371, !DIExpression(), !396)
  %185 = icmp eq ptr %184, null, !dbg !398
  br i1 %185, label %186, label %189, !dbg !399

186:                                              ; preds = %182
  %187 = load ptr, ptr @stderr, align 8, !dbg !400, !tbaa !197
  %188 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %187, ptr noundef nonnull @.str.8, i64 noundef %183) #17, !dbg !401
  tail call void @exit(i32 noundef 1) #20, !dbg !402
  unreachable, !dbg !402

189:                                              ; preds = %182
    #dbg_value(ptr %184, !133, !DIExpression(), !148)
  %190 = zext nneg i32 %159 to i64, !dbg !403
  %191 = mul nuw nsw i64 %190, %175, !dbg !404
    #dbg_value(i64 %191, !354, !DIExpression(), !405)
  %192 = shl nuw nsw i64 %191, 2, !dbg !407
  %193 = tail call noalias ptr @malloc(i64 noundef %192) #19, !dbg !408
    #dbg_value(ptr %193, !359, !DIExpression(), !405)
    #dbg_value(ptr %193, !364, !DIExpression(), !409)
    #dbg_value(i64 %192, !371, !DIExpression(), !409)
  %194 = icmp eq ptr %193, null, !dbg !411
  br i1 %194, label %195, label %198, !dbg !412

195:                                              ; preds = %189
  %196 = load ptr, ptr @stderr, align 8, !dbg !413, !tbaa !197
  %197 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %196, ptr noundef nonnull @.str.8, i64 noundef %192) #17, !dbg !414
  tail call void @exit(i32 noundef 1) #20, !dbg !415
  unreachable, !dbg !415

198:                                              ; preds = %189
    #dbg_value(ptr %193, !134, !DIExpression(), !148)
    #dbg_assign(i1 undef, !416, !DIExpression(), !141, ptr %5, !DIExpression(), !428)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15, !dbg !430
  %199 = call i32 @timespec_get(ptr noundef nonnull %5, i32 noundef 1) #15, !dbg !431
  %200 = load i64, ptr %5, align 8, !dbg !432, !tbaa !433
  %201 = sitofp i64 %200 to double, !dbg !435
  %202 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !436
  %203 = load i64, ptr %202, align 8, !dbg !436, !tbaa !437
  %204 = sitofp i64 %203 to double, !dbg !438
  %205 = fmul double %204, 1.000000e-09, !dbg !439
  %206 = fadd double %205, %201, !dbg !440
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15, !dbg !441
    #dbg_value(double %206, !135, !DIExpression(), !148)
  call fastcc void @square_lengths(ptr noundef %165, i32 noundef %160, i32 noundef %162, ptr noundef nonnull %169), !dbg !442
  call fastcc void @square_lengths(ptr noundef %166, i32 noundef %160, i32 noundef %161, ptr noundef nonnull %177), !dbg !443
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 112, i32 noundef 111, i32 noundef %162, i32 noundef %161, i32 noundef %160, float noundef -2.000000e+00, ptr noundef %165, i32 noundef %160, ptr noundef %166, i32 noundef %160, float noundef 0.000000e+00, ptr noundef nonnull %184, i32 noundef %162) #15, !dbg !444
    #dbg_assign(i1 undef, !445, !DIExpression(), !140, ptr %4, !DIExpression(), !470)
    #dbg_value(ptr %11, !457, !DIExpression(), !472)
    #dbg_value(ptr %184, !458, !DIExpression(), !472)
    #dbg_value(ptr %169, !459, !DIExpression(), !472)
    #dbg_value(ptr %177, !460, !DIExpression(), !472)
    #dbg_value(ptr %193, !461, !DIExpression(), !472)
    #dbg_value(i32 0, !462, !DIExpression(), !473)
  %207 = add nsw i32 %159, -1
  %208 = zext nneg i32 %207 to i64
  %209 = getelementptr inbounds float, ptr %4, i64 %208
  %210 = icmp ugt i32 %159, 1
  %211 = zext nneg i32 %207 to i64
  %212 = zext nneg i32 %161 to i64, !dbg !474
  %213 = zext nneg i32 %159 to i64
  %214 = zext nneg i32 %162 to i64
  %215 = icmp ult i32 %159, 8
  %216 = and i64 %213, 2147483640
  %217 = icmp eq i64 %216, %213
  %218 = icmp ult i32 %159, 8
  %219 = and i64 %213, 2147483640
  %220 = icmp eq i64 %219, %213
  br label %221, !dbg !475

221:                                              ; preds = %294, %198
  %222 = phi i64 [ 0, %198 ], [ %295, %294 ]
    #dbg_value(i64 %222, !462, !DIExpression(), !473)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #15, !dbg !476
    #dbg_value(i32 0, !463, !DIExpression(), !477)
  br i1 %215, label %223, label %225, !dbg !478

223:                                              ; preds = %231, %221
  %224 = phi i64 [ 0, %221 ], [ %216, %231 ]
  br label %235, !dbg !478

225:                                              ; preds = %221, %225
  %226 = phi i64 [ %229, %225 ], [ 0, %221 ], !dbg !479
  %227 = getelementptr inbounds [32 x float], ptr %4, i64 0, i64 %226, !dbg !481
  %228 = getelementptr inbounds i8, ptr %227, i64 16, !dbg !482
  store <4 x float> <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, ptr %227, align 16, !dbg !482, !tbaa !483
  store <4 x float> <float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000, float 0x7FF0000000000000>, ptr %228, align 16, !dbg !482, !tbaa !483
  %229 = add nuw i64 %226, 8, !dbg !479
  %230 = icmp eq i64 %229, %216, !dbg !479
  br i1 %230, label %231, label %225, !dbg !479, !llvm.loop !485

231:                                              ; preds = %225
  br i1 %217, label %232, label %223, !dbg !478

232:                                              ; preds = %235, %231
    #dbg_value(i32 0, !465, !DIExpression(), !490)
  %233 = mul nuw nsw i64 %222, %167
  %234 = getelementptr float, ptr %184, i64 %233
  br label %265, !dbg !491

235:                                              ; preds = %223, %235
  %236 = phi i64 [ %238, %235 ], [ %224, %223 ]
    #dbg_value(i64 %236, !463, !DIExpression(), !477)
  %237 = getelementptr inbounds [32 x float], ptr %4, i64 0, i64 %236, !dbg !481
  store float 0x7FF0000000000000, ptr %237, align 4, !dbg !482, !tbaa !483
  %238 = add nuw nsw i64 %236, 1, !dbg !479
    #dbg_value(i64 %238, !463, !DIExpression(), !477)
  %239 = icmp eq i64 %238, %213, !dbg !492
  br i1 %239, label %232, label %235, !dbg !478, !llvm.loop !493

240:                                              ; preds = %291
    #dbg_value(i32 0, !467, !DIExpression(), !494)
  %241 = getelementptr inbounds float, ptr %177, i64 %222
  %242 = mul nuw nsw i64 %222, %190
  %243 = getelementptr float, ptr %193, i64 %242
  %244 = load float, ptr %241, align 4, !tbaa !483
  br i1 %218, label %245, label %247, !dbg !495

245:                                              ; preds = %264, %240
  %246 = phi i64 [ 0, %240 ], [ %219, %264 ]
  br label %297, !dbg !495

247:                                              ; preds = %240
  %248 = insertelement <4 x float> poison, float %244, i64 0, !dbg !495
  %249 = shufflevector <4 x float> %248, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !495
  br label %250, !dbg !495

250:                                              ; preds = %250, %247
  %251 = phi i64 [ 0, %247 ], [ %262, %250 ], !dbg !496
  %252 = getelementptr inbounds [32 x float], ptr %4, i64 0, i64 %251, !dbg !498
  %253 = getelementptr inbounds i8, ptr %252, i64 16, !dbg !498
  %254 = load <4 x float>, ptr %252, align 16, !dbg !498, !tbaa !483
  %255 = load <4 x float>, ptr %253, align 16, !dbg !498, !tbaa !483
  %256 = fadd <4 x float> %254, %249, !dbg !499
  %257 = fadd <4 x float> %255, %249, !dbg !499
  %258 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %256, <4 x float> zeroinitializer), !dbg !500
  %259 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %257, <4 x float> zeroinitializer), !dbg !500
  %260 = getelementptr float, ptr %243, i64 %251, !dbg !501
  %261 = getelementptr i8, ptr %260, i64 16, !dbg !502
  store <4 x float> %258, ptr %260, align 4, !dbg !502, !tbaa !483
  store <4 x float> %259, ptr %261, align 4, !dbg !502, !tbaa !483
  %262 = add nuw i64 %251, 8, !dbg !496
  %263 = icmp eq i64 %262, %219, !dbg !496
  br i1 %263, label %264, label %250, !dbg !496, !llvm.loop !503

264:                                              ; preds = %250
  br i1 %220, label %294, label %245, !dbg !495

265:                                              ; preds = %291, %232
  %266 = phi i64 [ 0, %232 ], [ %292, %291 ]
    #dbg_value(i64 %266, !465, !DIExpression(), !490)
  %267 = getelementptr float, ptr %234, i64 %266, !dbg !505
  %268 = load float, ptr %267, align 4, !dbg !505, !tbaa !483
  %269 = getelementptr inbounds float, ptr %169, i64 %266, !dbg !507
  %270 = load float, ptr %269, align 4, !dbg !507, !tbaa !483
  %271 = fadd float %268, %270, !dbg !508
    #dbg_value(ptr %4, !509, !DIExpression(), !517)
    #dbg_value(i32 poison, !514, !DIExpression(), !517)
    #dbg_value(float %271, !515, !DIExpression(), !517)
  %272 = load float, ptr %209, align 4, !dbg !519, !tbaa !483
  %273 = fcmp ogt float %272, %271, !dbg !521
  br i1 %273, label %274, label %291, !dbg !522

274:                                              ; preds = %265
    #dbg_value(i32 %207, !516, !DIExpression(), !517)
  br i1 %210, label %275, label %288, !dbg !523

275:                                              ; preds = %274, %281
  %276 = phi i64 [ %282, %281 ], [ %211, %274 ]
    #dbg_value(i64 %276, !516, !DIExpression(), !517)
  %277 = getelementptr float, ptr %4, i64 %276, !dbg !526
  %278 = getelementptr i8, ptr %277, i64 -4, !dbg !526
  %279 = load float, ptr %278, align 4, !dbg !526, !tbaa !483
  %280 = fcmp ogt float %279, %271, !dbg !527
  br i1 %280, label %281, label %284, !dbg !528

281:                                              ; preds = %275
  store float %279, ptr %277, align 4, !dbg !529, !tbaa !483
  %282 = add nsw i64 %276, -1, !dbg !530
    #dbg_value(i64 %282, !516, !DIExpression(), !517)
  %283 = icmp sgt i64 %276, 1, !dbg !531
  br i1 %283, label %275, label %284, !dbg !523, !llvm.loop !532

284:                                              ; preds = %281, %275
  %285 = phi i64 [ %276, %275 ], [ 0, %281 ]
  %286 = shl i64 %285, 32, !dbg !534
  %287 = ashr exact i64 %286, 32, !dbg !534
  br label %288, !dbg !534

288:                                              ; preds = %284, %274
  %289 = phi i64 [ %287, %284 ], [ %208, %274 ], !dbg !534
  %290 = getelementptr inbounds float, ptr %4, i64 %289, !dbg !534
  store float %271, ptr %290, align 4, !dbg !535, !tbaa !483
  br label %291, !dbg !536

291:                                              ; preds = %288, %265
  %292 = add nuw nsw i64 %266, 1, !dbg !537
    #dbg_value(i64 %292, !465, !DIExpression(), !490)
  %293 = icmp eq i64 %292, %214, !dbg !538
  br i1 %293, label %240, label %265, !dbg !491, !llvm.loop !539

294:                                              ; preds = %297, %264
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #15, !dbg !541
  %295 = add nuw nsw i64 %222, 1, !dbg !542
    #dbg_value(i64 %295, !462, !DIExpression(), !473)
  %296 = icmp eq i64 %295, %212, !dbg !474
  br i1 %296, label %306, label %221, !dbg !475, !llvm.loop !543

297:                                              ; preds = %245, %297
  %298 = phi i64 [ %304, %297 ], [ %246, %245 ]
    #dbg_value(i64 %298, !467, !DIExpression(), !494)
  %299 = getelementptr inbounds [32 x float], ptr %4, i64 0, i64 %298, !dbg !498
  %300 = load float, ptr %299, align 4, !dbg !498, !tbaa !483
  %301 = fadd float %300, %244, !dbg !499
  %302 = call float @llvm.maxnum.f32(float %301, float 0.000000e+00), !dbg !500
  %303 = getelementptr float, ptr %243, i64 %298, !dbg !501
  store float %302, ptr %303, align 4, !dbg !502, !tbaa !483
  %304 = add nuw nsw i64 %298, 1, !dbg !496
    #dbg_value(i64 %304, !467, !DIExpression(), !494)
  %305 = icmp eq i64 %304, %213, !dbg !545
  br i1 %305, label %294, label %297, !dbg !495, !llvm.loop !546

306:                                              ; preds = %294
    #dbg_assign(i1 undef, !416, !DIExpression(), !139, ptr %3, !DIExpression(), !547)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15, !dbg !549
  %307 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #15, !dbg !550
  %308 = load i64, ptr %3, align 8, !dbg !551, !tbaa !433
  %309 = sitofp i64 %308 to double, !dbg !552
  %310 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !553
  %311 = load i64, ptr %310, align 8, !dbg !553, !tbaa !437
  %312 = sitofp i64 %311 to double, !dbg !554
  %313 = fmul double %312, 1.000000e-09, !dbg !555
  %314 = fadd double %313, %309, !dbg !556
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15, !dbg !557
  %315 = fsub double %314, %206, !dbg !558
    #dbg_value(double %315, !137, !DIExpression(), !148)
    #dbg_value(ptr %11, !559, !DIExpression(), !568)
    #dbg_value(ptr %193, !564, !DIExpression(), !568)
    #dbg_value(double %315, !565, !DIExpression(), !568)
    #dbg_value(i64 %191, !566, !DIExpression(), !568)
  %316 = call fastcc double @frobenius_norm(ptr noundef nonnull %193, i64 noundef %191), !dbg !570
  %317 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %161, i32 noundef %162, i32 noundef %160, i32 noundef %159, double noundef %316), !dbg !571
    #dbg_value(double %315, !572, !DIExpression(), !577)
  %318 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, double noundef %315), !dbg !579
    #dbg_value(ptr %163, !580, !DIExpression(), !587)
    #dbg_value(ptr %193, !585, !DIExpression(), !587)
    #dbg_value(i64 %191, !586, !DIExpression(), !587)
    #dbg_value(ptr %163, !589, !DIExpression(), !654)
    #dbg_value(ptr %193, !594, !DIExpression(), !654)
    #dbg_value(i64 4, !595, !DIExpression(), !654)
    #dbg_value(i64 %191, !596, !DIExpression(), !654)
  %319 = load i8, ptr %163, align 1
  %320 = icmp eq i8 %319, 45
  br i1 %320, label %321, label %325

321:                                              ; preds = %306
  %322 = getelementptr inbounds i8, ptr %163, i64 1
  %323 = load i8, ptr %322, align 1
  %324 = icmp eq i8 %323, 0, !dbg !656
  br i1 %324, label %337, label %325, !dbg !658

325:                                              ; preds = %321, %306
  %326 = call noalias ptr @fopen(ptr noundef nonnull %163, ptr noundef nonnull @.str.12), !dbg !659
    #dbg_value(ptr %326, !597, !DIExpression(), !654)
  %327 = icmp eq ptr %326, null, !dbg !660
  br i1 %327, label %334, label %328, !dbg !660

328:                                              ; preds = %325
  %329 = call i64 @fwrite(ptr noundef nonnull %193, i64 noundef 4, i64 noundef %191, ptr noundef nonnull %326), !dbg !661
    #dbg_value(i64 %329, !653, !DIExpression(), !654)
  %330 = call i32 @fclose(ptr noundef nonnull %326), !dbg !662
  %331 = icmp eq i32 %330, 0, !dbg !662
  %332 = icmp eq i64 %329, %191
  %333 = and i1 %332, %331, !dbg !664
  br i1 %333, label %337, label %334, !dbg !664

334:                                              ; preds = %328, %325
  %335 = load ptr, ptr @stderr, align 8, !dbg !665, !tbaa !197
  %336 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %335, ptr noundef nonnull @.str.13, ptr noundef nonnull %163) #17, !dbg !666
  br label %337, !dbg !667

337:                                              ; preds = %321, %328, %334
  %338 = phi i32 [ 0, %321 ], [ 1, %334 ], [ 0, %328 ], !dbg !654
    #dbg_value(i32 %338, !138, !DIExpression(), !148)
  call void @free(ptr noundef %165) #15, !dbg !668
  call void @free(ptr noundef %166) #15, !dbg !669
  call void @free(ptr noundef %169) #15, !dbg !670
  call void @free(ptr noundef %177) #15, !dbg !671
  call void @free(ptr noundef %184) #15, !dbg !672
  call void @free(ptr noundef %193) #15, !dbg !673
  br label %339

339:                                              ; preds = %155, %337
  %340 = phi i32 [ %338, %337 ], [ 2, %155 ], !dbg !148
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15, !dbg !674
  ret i32 %340, !dbg !674
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc noalias noundef ptr @make_points(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 !dbg !675 {
    #dbg_value(ptr %0, !679, !DIExpression(), !689)
    #dbg_value(i64 %1, !680, !DIExpression(), !689)
    #dbg_value(i32 %2, !681, !DIExpression(), !689)
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !690
  %5 = load i32, ptr %4, align 8, !dbg !690, !tbaa !307
    #dbg_value(i32 %5, !682, !DIExpression(), !689)
  %6 = sext i32 %5 to i64, !dbg !691
  %7 = sext i32 %2 to i64, !dbg !692
    #dbg_value(i64 poison, !354, !DIExpression(), !693)
  %8 = shl nsw i64 %7, 2, !dbg !695
  %9 = mul i64 %8, %6, !dbg !696
  %10 = tail call noalias ptr @malloc(i64 noundef %9) #19, !dbg !697
    #dbg_value(ptr %10, !359, !DIExpression(), !693)
    #dbg_value(ptr %10, !364, !DIExpression(), !698)
    #dbg_value(i64 %9, !371, !DIExpression(), !698)
  %11 = icmp eq ptr %10, null, !dbg !700
  br i1 %11, label %22, label %12, !dbg !701

12:                                               ; preds = %3
    #dbg_value(i32 0, !684, !DIExpression(), !702)
  %13 = icmp sgt i32 %2, 0, !dbg !703
  br i1 %13, label %14, label %97, !dbg !704

14:                                               ; preds = %12
  %15 = icmp sgt i32 %5, 0
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = zext nneg i32 %2 to i64, !dbg !703
  %18 = zext i32 %5 to i64
  %19 = icmp ult i32 %5, 4
  %20 = and i64 %18, 2147483644
  %21 = icmp eq i64 %20, %18
  br label %25, !dbg !704

22:                                               ; preds = %3
  %23 = load ptr, ptr @stderr, align 8, !dbg !705, !tbaa !197
  %24 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %23, ptr noundef nonnull @.str.8, i64 noundef %9) #17, !dbg !706
  tail call void @exit(i32 noundef 1) #20, !dbg !707
  unreachable, !dbg !707

25:                                               ; preds = %14, %98
  %26 = phi i64 [ 0, %14 ], [ %99, %98 ]
    #dbg_value(i64 %26, !684, !DIExpression(), !702)
    #dbg_value(i32 0, !686, !DIExpression(), !708)
  br i1 %15, label %27, label %98, !dbg !709

27:                                               ; preds = %25
  %28 = load i64, ptr %16, align 8, !tbaa !315
  %29 = and i64 %26, 63
  %30 = mul nuw nsw i64 %29, %6
  %31 = shl i64 %28, 8
  %32 = mul i64 %28, 3757484087069086976
  %33 = mul nuw nsw i64 %26, %6
  %34 = or i64 %31, %1
  %35 = mul i64 %34, -3372029247567499371
  br i1 %19, label %36, label %38, !dbg !709

36:                                               ; preds = %96, %27
  %37 = phi i64 [ 0, %27 ], [ %20, %96 ]
  br label %101, !dbg !709

38:                                               ; preds = %27
  %39 = insertelement <4 x i64> poison, i64 %30, i64 0, !dbg !709
  %40 = shufflevector <4 x i64> %39, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !709
  %41 = insertelement <4 x i64> poison, i64 %32, i64 0, !dbg !709
  %42 = shufflevector <4 x i64> %41, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !709
  %43 = insertelement <4 x i64> poison, i64 %35, i64 0, !dbg !709
  %44 = shufflevector <4 x i64> %43, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !709
  %45 = insertelement <2 x i64> poison, i64 %33, i64 0, !dbg !710
  %46 = shufflevector <2 x i64> %45, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !710
  br label %47, !dbg !709

47:                                               ; preds = %47, %38
  %48 = phi i64 [ 0, %38 ], [ %93, %47 ], !dbg !730
  %49 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %38 ], [ %94, %47 ]
  %50 = or disjoint i64 %48, 1, !dbg !709
  %51 = insertelement <2 x i64> poison, i64 %48, i64 0, !dbg !709
  %52 = shufflevector <2 x i64> %51, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !709
  %53 = or disjoint <2 x i64> %52, <i64 2, i64 3>, !dbg !709
  %54 = add nuw nsw <4 x i64> %40, %49, !dbg !731
  %55 = mul <4 x i64> %54, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !733
  %56 = add <4 x i64> %42, %55, !dbg !753
  %57 = lshr <4 x i64> %56, <i64 30, i64 30, i64 30, i64 30>, !dbg !754
  %58 = xor <4 x i64> %57, %56, !dbg !755
  %59 = mul <4 x i64> %58, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !756
  %60 = lshr <4 x i64> %59, <i64 27, i64 27, i64 27, i64 27>, !dbg !757
  %61 = xor <4 x i64> %60, %59, !dbg !758
  %62 = mul <4 x i64> %61, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !759
  %63 = lshr <4 x i64> %62, <i64 40, i64 40, i64 40, i64 40>, !dbg !760
  %64 = trunc nuw nsw <4 x i64> %63 to <4 x i32>, !dbg !760
  %65 = or <4 x i32> %64, <i32 1, i32 1, i32 1, i32 1>, !dbg !761
  %66 = add nsw <4 x i32> %65, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !762
  %67 = sitofp <4 x i32> %66 to <4 x float>, !dbg !763
  %68 = fmul <4 x float> %67, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !764
  %69 = add nuw nsw i64 %33, %48, !dbg !710
  %70 = add nuw nsw i64 %33, %50, !dbg !710
  %71 = add nuw nsw <2 x i64> %46, %53, !dbg !710
  %72 = insertelement <4 x i64> poison, i64 %69, i64 0, !dbg !709
  %73 = insertelement <4 x i64> %72, i64 %70, i64 1, !dbg !709
  %74 = shufflevector <2 x i64> %71, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !709
  %75 = shufflevector <4 x i64> %73, <4 x i64> %74, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !709
  %76 = mul <4 x i64> %75, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !709
  %77 = add <4 x i64> %44, %76, !dbg !765
  %78 = lshr <4 x i64> %77, <i64 30, i64 30, i64 30, i64 30>, !dbg !768
  %79 = xor <4 x i64> %78, %77, !dbg !769
  %80 = mul <4 x i64> %79, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !770
  %81 = lshr <4 x i64> %80, <i64 27, i64 27, i64 27, i64 27>, !dbg !771
  %82 = xor <4 x i64> %81, %80, !dbg !772
  %83 = mul <4 x i64> %82, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !773
  %84 = lshr <4 x i64> %83, <i64 40, i64 40, i64 40, i64 40>, !dbg !774
  %85 = trunc nuw nsw <4 x i64> %84 to <4 x i32>, !dbg !774
  %86 = or <4 x i32> %85, <i32 1, i32 1, i32 1, i32 1>, !dbg !775
  %87 = add nsw <4 x i32> %86, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !776
  %88 = sitofp <4 x i32> %87 to <4 x float>, !dbg !777
  %89 = fmul <4 x float> %88, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !778
  %90 = fmul <4 x float> %89, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>, !dbg !779
  %91 = fadd <4 x float> %68, %90, !dbg !780
  %92 = getelementptr inbounds float, ptr %10, i64 %69, !dbg !781
  store <4 x float> %91, ptr %92, align 4, !dbg !782, !tbaa !483
  %93 = add nuw i64 %48, 4, !dbg !730
  %94 = add <4 x i64> %49, <i64 4, i64 4, i64 4, i64 4>
  %95 = icmp eq i64 %93, %20, !dbg !730
  br i1 %95, label %96, label %47, !dbg !730, !llvm.loop !783

96:                                               ; preds = %47
  br i1 %21, label %98, label %36, !dbg !709

97:                                               ; preds = %98, %12
  ret ptr %10, !dbg !785

98:                                               ; preds = %101, %96, %25
  %99 = add nuw nsw i64 %26, 1, !dbg !786
    #dbg_value(i64 %99, !684, !DIExpression(), !702)
  %100 = icmp eq i64 %99, %17, !dbg !703
  br i1 %100, label %97, label %25, !dbg !704, !llvm.loop !787

101:                                              ; preds = %36, %101
  %102 = phi i64 [ %136, %101 ], [ %37, %36 ]
    #dbg_value(i64 %102, !686, !DIExpression(), !708)
    #dbg_value(i64 %28, !723, !DIExpression(), !789)
    #dbg_value(i64 %1, !724, !DIExpression(), !789)
    #dbg_value(i32 %5, !725, !DIExpression(), !789)
    #dbg_value(i64 %102, !726, !DIExpression(), !789)
    #dbg_value(i64 %26, !727, !DIExpression(), !789)
    #dbg_value(i64 %102, !715, !DIExpression(), !790)
    #dbg_value(i64 %29, !716, !DIExpression(), !790)
    #dbg_value(i32 %5, !717, !DIExpression(), !790)
  %103 = add nuw nsw i64 %30, %102, !dbg !731
    #dbg_value(i64 %28, !747, !DIExpression(), !791)
    #dbg_value(i64 0, !748, !DIExpression(), !791)
    #dbg_value(i64 %103, !749, !DIExpression(), !791)
    #dbg_value(i64 %28, !738, !DIExpression(), !792)
    #dbg_value(i64 0, !739, !DIExpression(), !792)
    #dbg_value(i64 %103, !740, !DIExpression(), !792)
  %104 = mul i64 %103, -7046029254386353131, !dbg !733
  %105 = add i64 %32, %104, !dbg !753
    #dbg_value(i64 %105, !741, !DIExpression(), !792)
  %106 = lshr i64 %105, 30, !dbg !754
  %107 = xor i64 %106, %105, !dbg !755
  %108 = mul i64 %107, -4658895280553007687, !dbg !756
    #dbg_value(i64 %108, !741, !DIExpression(), !792)
  %109 = lshr i64 %108, 27, !dbg !757
  %110 = xor i64 %109, %108, !dbg !758
  %111 = mul i64 %110, -7723592293110705685, !dbg !759
    #dbg_value(i64 %111, !741, !DIExpression(), !792)
    #dbg_value(!DIArgList(i64 0, i64 %111), !750, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !791)
  %112 = lshr i64 %111, 40, !dbg !760
  %113 = trunc nuw nsw i64 %112 to i32, !dbg !760
  %114 = or i32 %113, 1, !dbg !761
  %115 = add nsw i32 %114, -8388608, !dbg !762
  %116 = sitofp i32 %115 to float, !dbg !763
  %117 = fmul float %116, 0x3E80000000000000, !dbg !764
    #dbg_value(i64 %102, !715, !DIExpression(), !793)
    #dbg_value(i64 %26, !716, !DIExpression(), !793)
    #dbg_value(i32 %5, !717, !DIExpression(), !793)
  %118 = add nuw nsw i64 %33, %102, !dbg !710
    #dbg_value(i64 %28, !747, !DIExpression(), !794)
    #dbg_value(i64 %1, !748, !DIExpression(), !794)
    #dbg_value(i64 %118, !749, !DIExpression(), !794)
    #dbg_value(i64 %28, !738, !DIExpression(), !795)
    #dbg_value(i64 %1, !739, !DIExpression(), !795)
    #dbg_value(i64 %118, !740, !DIExpression(), !795)
  %119 = mul i64 %118, -7046029254386353131, !dbg !796
  %120 = add i64 %35, %119, !dbg !765
    #dbg_value(i64 %120, !741, !DIExpression(), !795)
  %121 = lshr i64 %120, 30, !dbg !768
  %122 = xor i64 %121, %120, !dbg !769
  %123 = mul i64 %122, -4658895280553007687, !dbg !770
    #dbg_value(i64 %123, !741, !DIExpression(), !795)
  %124 = lshr i64 %123, 27, !dbg !771
  %125 = xor i64 %124, %123, !dbg !772
  %126 = mul i64 %125, -7723592293110705685, !dbg !773
    #dbg_value(i64 %126, !741, !DIExpression(), !795)
    #dbg_value(!DIArgList(i64 0, i64 %126), !750, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !794)
  %127 = lshr i64 %126, 40, !dbg !774
  %128 = trunc nuw nsw i64 %127 to i32, !dbg !774
  %129 = or i32 %128, 1, !dbg !775
  %130 = add nsw i32 %129, -8388608, !dbg !776
  %131 = sitofp i32 %130 to float, !dbg !777
  %132 = fmul float %131, 0x3E80000000000000, !dbg !778
  %133 = fmul float %132, 5.000000e-01, !dbg !779
  %134 = fadd float %117, %133, !dbg !780
    #dbg_value(i64 %102, !715, !DIExpression(), !797)
    #dbg_value(i64 %26, !716, !DIExpression(), !797)
    #dbg_value(i32 %5, !717, !DIExpression(), !797)
  %135 = getelementptr inbounds float, ptr %10, i64 %118, !dbg !781
  store float %134, ptr %135, align 4, !dbg !782, !tbaa !483
  %136 = add nuw nsw i64 %102, 1, !dbg !730
    #dbg_value(i64 %136, !686, !DIExpression(), !708)
  %137 = icmp eq i64 %136, %18, !dbg !799
  br i1 %137, label %98, label %101, !dbg !709, !llvm.loop !800
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @square_lengths(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #2 !dbg !801 {
    #dbg_value(ptr %0, !805, !DIExpression(), !816)
    #dbg_value(i32 %1, !806, !DIExpression(), !816)
    #dbg_value(i32 %2, !807, !DIExpression(), !816)
    #dbg_value(ptr %3, !808, !DIExpression(), !816)
    #dbg_value(i32 0, !809, !DIExpression(), !817)
  %5 = icmp sgt i32 %2, 0, !dbg !818
  br i1 %5, label %6, label %20, !dbg !819

6:                                                ; preds = %4
  %7 = icmp sgt i32 %1, 0
  %8 = sext i32 %1 to i64
  %9 = zext nneg i32 %2 to i64, !dbg !818
  %10 = zext i32 %1 to i64
  %11 = and i64 %10, 3
  %12 = icmp ult i32 %1, 4
  %13 = and i64 %10, 2147483644
  %14 = icmp eq i64 %11, 0
  br label %15, !dbg !819

15:                                               ; preds = %6, %37
  %16 = phi i64 [ 0, %6 ], [ %41, %37 ]
    #dbg_value(i64 %16, !809, !DIExpression(), !817)
    #dbg_value(i32 0, !814, !DIExpression(), !820)
    #dbg_value(double 0.000000e+00, !811, !DIExpression(), !821)
  br i1 %7, label %17, label %37, !dbg !822

17:                                               ; preds = %15
  %18 = mul nuw nsw i64 %16, %8
  %19 = getelementptr float, ptr %0, i64 %18
  br i1 %12, label %21, label %43, !dbg !822

20:                                               ; preds = %37, %4
  ret void, !dbg !823

21:                                               ; preds = %43, %17
  %22 = phi double [ poison, %17 ], [ %69, %43 ]
  %23 = phi i64 [ 0, %17 ], [ %70, %43 ]
  %24 = phi double [ 0.000000e+00, %17 ], [ %69, %43 ]
  br i1 %14, label %37, label %25, !dbg !822

25:                                               ; preds = %21, %25
  %26 = phi i64 [ %34, %25 ], [ %23, %21 ]
  %27 = phi double [ %33, %25 ], [ %24, %21 ]
  %28 = phi i64 [ %35, %25 ], [ 0, %21 ]
    #dbg_value(i64 %26, !814, !DIExpression(), !820)
    #dbg_value(double %27, !811, !DIExpression(), !821)
  %29 = getelementptr float, ptr %19, i64 %26, !dbg !824
  %30 = load float, ptr %29, align 4, !dbg !824, !tbaa !483
  %31 = fpext float %30 to double, !dbg !826
  %32 = fmul double %31, %31, !dbg !827
  %33 = fadd double %27, %32, !dbg !828
    #dbg_value(double %33, !811, !DIExpression(), !821)
  %34 = add nuw nsw i64 %26, 1, !dbg !829
    #dbg_value(i64 %34, !814, !DIExpression(), !820)
  %35 = add i64 %28, 1, !dbg !822
  %36 = icmp eq i64 %35, %11, !dbg !822
  br i1 %36, label %37, label %25, !dbg !822, !llvm.loop !830

37:                                               ; preds = %21, %25, %15
  %38 = phi double [ 0.000000e+00, %15 ], [ %22, %21 ], [ %33, %25 ], !dbg !821
  %39 = fptrunc double %38 to float, !dbg !832
  %40 = getelementptr inbounds float, ptr %3, i64 %16, !dbg !833
  store float %39, ptr %40, align 4, !dbg !834, !tbaa !483
  %41 = add nuw nsw i64 %16, 1, !dbg !835
    #dbg_value(i64 %41, !809, !DIExpression(), !817)
  %42 = icmp eq i64 %41, %9, !dbg !818
  br i1 %42, label %20, label %15, !dbg !819, !llvm.loop !836

43:                                               ; preds = %17, %43
  %44 = phi i64 [ %70, %43 ], [ 0, %17 ]
  %45 = phi double [ %69, %43 ], [ 0.000000e+00, %17 ]
  %46 = phi i64 [ %71, %43 ], [ 0, %17 ]
    #dbg_value(i64 %44, !814, !DIExpression(), !820)
    #dbg_value(double %45, !811, !DIExpression(), !821)
  %47 = getelementptr float, ptr %19, i64 %44, !dbg !824
  %48 = load float, ptr %47, align 4, !dbg !824, !tbaa !483
  %49 = fpext float %48 to double, !dbg !826
  %50 = fmul double %49, %49, !dbg !827
  %51 = fadd double %45, %50, !dbg !828
    #dbg_value(double %51, !811, !DIExpression(), !821)
  %52 = or disjoint i64 %44, 1, !dbg !829
    #dbg_value(i64 %52, !814, !DIExpression(), !820)
  %53 = getelementptr float, ptr %19, i64 %52, !dbg !824
  %54 = load float, ptr %53, align 4, !dbg !824, !tbaa !483
  %55 = fpext float %54 to double, !dbg !826
  %56 = fmul double %55, %55, !dbg !827
  %57 = fadd double %51, %56, !dbg !828
    #dbg_value(double %57, !811, !DIExpression(), !821)
  %58 = or disjoint i64 %44, 2, !dbg !829
    #dbg_value(i64 %58, !814, !DIExpression(), !820)
  %59 = getelementptr float, ptr %19, i64 %58, !dbg !824
  %60 = load float, ptr %59, align 4, !dbg !824, !tbaa !483
  %61 = fpext float %60 to double, !dbg !826
  %62 = fmul double %61, %61, !dbg !827
  %63 = fadd double %57, %62, !dbg !828
    #dbg_value(double %63, !811, !DIExpression(), !821)
  %64 = or disjoint i64 %44, 3, !dbg !829
    #dbg_value(i64 %64, !814, !DIExpression(), !820)
  %65 = getelementptr float, ptr %19, i64 %64, !dbg !824
  %66 = load float, ptr %65, align 4, !dbg !824, !tbaa !483
  %67 = fpext float %66 to double, !dbg !826
  %68 = fmul double %67, %67, !dbg !827
  %69 = fadd double %63, %68, !dbg !828
    #dbg_value(double %69, !811, !DIExpression(), !821)
  %70 = add nuw nsw i64 %44, 4, !dbg !829
    #dbg_value(i64 %70, !814, !DIExpression(), !820)
  %71 = add i64 %46, 4, !dbg !822
  %72 = icmp eq i64 %71, %13, !dbg !822
  br i1 %72, label %21, label %43, !dbg !822, !llvm.loop !838
}

declare !dbg !840 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !843 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !847 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !853 ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !858 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !862 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: noreturn nounwind
declare !dbg !865 void @exit(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !868 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #11

; Function Attrs: nofree nounwind
declare !dbg !873 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #12 !dbg !876 {
    #dbg_value(ptr %0, !880, !DIExpression(), !885)
    #dbg_value(i64 %1, !881, !DIExpression(), !885)
    #dbg_value(double 0.000000e+00, !882, !DIExpression(), !885)
    #dbg_value(i64 0, !883, !DIExpression(), !886)
  %3 = icmp eq i64 %1, 0, !dbg !887
  br i1 %3, label %26, label %4, !dbg !889

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !889
  %6 = icmp ult i64 %1, 4, !dbg !889
  br i1 %6, label %9, label %7, !dbg !889

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !889
  br label %29, !dbg !889

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !889
  br i1 %13, label %26, label %14, !dbg !889

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !883, !DIExpression(), !886)
    #dbg_value(double %16, !882, !DIExpression(), !885)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !890
  %19 = load float, ptr %18, align 4, !dbg !890, !tbaa !483
  %20 = fpext float %19 to double, !dbg !891
  %21 = fmul double %20, %20, !dbg !892
  %22 = fadd double %16, %21, !dbg !893
    #dbg_value(double %22, !882, !DIExpression(), !885)
  %23 = add nuw i64 %15, 1, !dbg !894
    #dbg_value(i64 %23, !883, !DIExpression(), !886)
  %24 = add i64 %17, 1, !dbg !889
  %25 = icmp eq i64 %24, %5, !dbg !889
  br i1 %25, label %26, label %14, !dbg !889, !llvm.loop !895

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !885
  %28 = tail call double @sqrt(double noundef %27) #15, !dbg !896
  ret double %28, !dbg !897

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !883, !DIExpression(), !886)
    #dbg_value(double %31, !882, !DIExpression(), !885)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !890
  %34 = load float, ptr %33, align 4, !dbg !890, !tbaa !483
  %35 = fpext float %34 to double, !dbg !891
  %36 = fmul double %35, %35, !dbg !892
  %37 = fadd double %31, %36, !dbg !893
    #dbg_value(double %37, !882, !DIExpression(), !885)
  %38 = or disjoint i64 %30, 1, !dbg !894
    #dbg_value(i64 %38, !883, !DIExpression(), !886)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !890
  %40 = load float, ptr %39, align 4, !dbg !890, !tbaa !483
  %41 = fpext float %40 to double, !dbg !891
  %42 = fmul double %41, %41, !dbg !892
  %43 = fadd double %37, %42, !dbg !893
    #dbg_value(double %43, !882, !DIExpression(), !885)
  %44 = or disjoint i64 %30, 2, !dbg !894
    #dbg_value(i64 %44, !883, !DIExpression(), !886)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !890
  %46 = load float, ptr %45, align 4, !dbg !890, !tbaa !483
  %47 = fpext float %46 to double, !dbg !891
  %48 = fmul double %47, %47, !dbg !892
  %49 = fadd double %43, %48, !dbg !893
    #dbg_value(double %49, !882, !DIExpression(), !885)
  %50 = or disjoint i64 %30, 3, !dbg !894
    #dbg_value(i64 %50, !883, !DIExpression(), !886)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !890
  %52 = load float, ptr %51, align 4, !dbg !890, !tbaa !483
  %53 = fpext float %52 to double, !dbg !891
  %54 = fmul double %53, %53, !dbg !892
  %55 = fadd double %49, %54, !dbg !893
    #dbg_value(double %55, !882, !DIExpression(), !885)
  %56 = add nuw i64 %30, 4, !dbg !894
    #dbg_value(i64 %56, !883, !DIExpression(), !886)
  %57 = add i64 %32, 4, !dbg !889
  %58 = icmp eq i64 %57, %8, !dbg !889
  br i1 %58, label %9, label %29, !dbg !889, !llvm.loop !898
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !900 double @sqrt(double noundef) local_unnamed_addr #13

; Function Attrs: nofree nounwind
declare !dbg !904 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !907 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !911 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #14

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { nounwind willreturn memory(none) }
attributes #17 = { cold nounwind }
attributes #18 = { cold }
attributes #19 = { nounwind allocsize(0) }
attributes #20 = { noreturn nounwind }

!llvm.dbg.cu = !{!59}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}
!llvm.ident = !{!104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/knn/knn.h", directory: ".", checksumkind: CSK_MD5, checksum: "8a3a4522ee80e6ff9035c9a0e10c14ed")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 11)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !9, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 5)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 952, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 119)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !30, line: 88, type: !31, isLocal: true, isDefinition: true)
!30 = !DIFile(filename: "samples/knn/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 56)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !30, line: 61, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 544, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 68)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !30, line: 100, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 14)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !30, line: 106, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 3)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !30, line: 109, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 24)
!59 = distinct !DICompileUnit(language: DW_LANG_C11, file: !60, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !61, retainedTypes: !76, globals: !91, splitDebugInlining: false, nameTableKind: None)
!60 = !DIFile(filename: "samples/knn/knn_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "ec2887cec0542b86a0a6dde9dcfe06f0")
!61 = !{!62, !66, !72}
!62 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !30, line: 23, baseType: !63, size: 32, elements: !64)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !{!65}
!65 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !67, line: 5, baseType: !63, size: 32, elements: !68)
!67 = !DIFile(filename: "samples/knn/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!68 = !{!69, !70, !71}
!69 = !DIEnumerator(name: "CblasColMajor", value: 102)
!70 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!71 = !DIEnumerator(name: "CblasTrans", value: 112)
!72 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !63, size: 32, elements: !73)
!73 = !{!74, !75}
!74 = !DIEnumerator(name: "MAX_NEIGHBOURS", value: 32)
!75 = !DIEnumerator(name: "CENTRES", value: 64)
!76 = !{!77, !80, !81, !85, !88, !89, !90}
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !78, line: 18, baseType: !79)
!78 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !82, line: 27, baseType: !83)
!82 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !84, line: 45, baseType: !79)
!84 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !86, line: 26, baseType: !87)
!86 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !84, line: 41, baseType: !80)
!88 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!90 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!91 = !{!0, !7, !12, !14, !16, !21, !23, !28, !34, !39, !44, !92, !49, !54}
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !30, line: 105, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 2)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 8, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 2}
!103 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!104 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!105 = distinct !DISubprogram(name: "main", scope: !60, file: !60, line: 38, type: !106, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !110)
!106 = !DISubroutineType(types: !107)
!107 = !{!80, !80, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!110 = !{!111, !112, !113, !125, !127, !128, !129, !130, !131, !132, !133, !134, !135, !137, !138}
!111 = !DILocalVariable(name: "argc", arg: 1, scope: !105, file: !60, line: 38, type: !80)
!112 = !DILocalVariable(name: "argv", arg: 2, scope: !105, file: !60, line: 38, type: !108)
!113 = !DILocalVariable(name: "arguments", scope: !105, file: !60, line: 39, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 14, baseType: !115)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 10, size: 256, elements: !116)
!116 = !{!117, !118, !119, !120, !121, !122}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "queries", scope: !115, file: !2, line: 11, baseType: !80, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "references", scope: !115, file: !2, line: 11, baseType: !80, size: 32, offset: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "dimensions", scope: !115, file: !2, line: 11, baseType: !80, size: 32, offset: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "neighbours", scope: !115, file: !2, line: 11, baseType: !80, size: 32, offset: 96)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !115, file: !2, line: 12, baseType: !81, size: 64, offset: 128)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !115, file: !2, line: 13, baseType: !123, size: 64, offset: 192)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!125 = !DILocalVariable(name: "m", scope: !105, file: !60, line: 41, type: !126)
!126 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!127 = !DILocalVariable(name: "n", scope: !105, file: !60, line: 41, type: !126)
!128 = !DILocalVariable(name: "k", scope: !105, file: !60, line: 41, type: !126)
!129 = !DILocalVariable(name: "references", scope: !105, file: !60, line: 42, type: !89)
!130 = !DILocalVariable(name: "queries", scope: !105, file: !60, line: 42, type: !89)
!131 = !DILocalVariable(name: "reference_squares", scope: !105, file: !60, line: 43, type: !89)
!132 = !DILocalVariable(name: "query_squares", scope: !105, file: !60, line: 43, type: !89)
!133 = !DILocalVariable(name: "products", scope: !105, file: !60, line: 44, type: !89)
!134 = !DILocalVariable(name: "distances", scope: !105, file: !60, line: 45, type: !89)
!135 = !DILocalVariable(name: "start", scope: !105, file: !60, line: 47, type: !136)
!136 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !90)
!137 = !DILocalVariable(name: "seconds", scope: !105, file: !60, line: 53, type: !136)
!138 = !DILocalVariable(name: "status", scope: !105, file: !60, line: 55, type: !126)
!139 = distinct !DIAssignID()
!140 = distinct !DIAssignID()
!141 = distinct !DIAssignID()
!142 = distinct !DIAssignID()
!143 = distinct !DIAssignID()
!144 = distinct !DIAssignID()
!145 = distinct !DIAssignID()
!146 = distinct !DIAssignID()
!147 = distinct !DIAssignID()
!148 = !DILocation(line: 0, scope: !105)
!149 = !DILocation(line: 39, column: 3, scope: !105)
!150 = !DILocalVariable(name: "argc", arg: 1, scope: !151, file: !2, line: 17, type: !80)
!151 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 17, type: !152, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !155)
!152 = !DISubroutineType(types: !153)
!153 = !{!80, !80, !108, !154}
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!155 = !{!150, !156, !157, !158, !160, !161, !162, !163}
!156 = !DILocalVariable(name: "argv", arg: 2, scope: !151, file: !2, line: 17, type: !108)
!157 = !DILocalVariable(name: "out", arg: 3, scope: !151, file: !2, line: 17, type: !154)
!158 = !DILocalVariable(name: "queries", scope: !151, file: !2, line: 18, type: !159)
!159 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!160 = !DILocalVariable(name: "references", scope: !151, file: !2, line: 18, type: !159)
!161 = !DILocalVariable(name: "dimensions", scope: !151, file: !2, line: 18, type: !159)
!162 = !DILocalVariable(name: "neighbours", scope: !151, file: !2, line: 18, type: !159)
!163 = !DILocalVariable(name: "seed", scope: !151, file: !2, line: 18, type: !159)
!164 = !DILocation(line: 0, scope: !151, inlinedAt: !165)
!165 = distinct !DILocation(line: 40, column: 8, scope: !166)
!166 = distinct !DILexicalBlock(scope: !105, file: !60, line: 40, column: 7)
!167 = !DILocation(line: 19, column: 12, scope: !168, inlinedAt: !165)
!168 = distinct !DILexicalBlock(scope: !151, file: !2, line: 19, column: 7)
!169 = !DILocation(line: 19, column: 17, scope: !168, inlinedAt: !165)
!170 = !DILocalVariable(name: "end", scope: !171, file: !30, line: 84, type: !109)
!171 = distinct !DISubprogram(name: "parse_integer", scope: !30, file: !30, line: 80, type: !172, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !175)
!172 = !DISubroutineType(types: !173)
!173 = !{!80, !80, !108, !80, !123, !159, !159, !159, !174}
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !159, size: 64)
!175 = !{!176, !177, !178, !179, !180, !181, !182, !183, !170}
!176 = !DILocalVariable(name: "argc", arg: 1, scope: !171, file: !30, line: 80, type: !80)
!177 = !DILocalVariable(name: "argv", arg: 2, scope: !171, file: !30, line: 80, type: !108)
!178 = !DILocalVariable(name: "position", arg: 3, scope: !171, file: !30, line: 80, type: !80)
!179 = !DILocalVariable(name: "name", arg: 4, scope: !171, file: !30, line: 80, type: !123)
!180 = !DILocalVariable(name: "low", arg: 5, scope: !171, file: !30, line: 80, type: !159)
!181 = !DILocalVariable(name: "high", arg: 6, scope: !171, file: !30, line: 81, type: !159)
!182 = !DILocalVariable(name: "fallback", arg: 7, scope: !171, file: !30, line: 81, type: !159)
!183 = !DILocalVariable(name: "out", arg: 8, scope: !171, file: !30, line: 81, type: !174)
!184 = !DILocation(line: 0, scope: !171, inlinedAt: !185)
!185 = distinct !DILocation(line: 19, column: 20, scope: !168, inlinedAt: !165)
!186 = !DILocation(line: 83, column: 16, scope: !187, inlinedAt: !185)
!187 = distinct !DILexicalBlock(scope: !171, file: !30, line: 83, column: 7)
!188 = !DILocation(line: 83, column: 7, scope: !171, inlinedAt: !185)
!189 = !DILocation(line: 84, column: 3, scope: !171, inlinedAt: !185)
!190 = !DILocation(line: 85, column: 3, scope: !171, inlinedAt: !185)
!191 = !DILocation(line: 85, column: 9, scope: !171, inlinedAt: !185)
!192 = !{!193, !193, i64 0}
!193 = !{!"int", !194, i64 0}
!194 = !{!"omnipotent char", !195, i64 0}
!195 = !{!"Simple C/C++ TBAA"}
!196 = !DILocation(line: 86, column: 17, scope: !171, inlinedAt: !185)
!197 = !{!198, !198, i64 0}
!198 = !{!"any pointer", !194, i64 0}
!199 = !DILocation(line: 86, column: 10, scope: !171, inlinedAt: !185)
!200 = !DILocation(line: 87, column: 8, scope: !201, inlinedAt: !185)
!201 = distinct !DILexicalBlock(scope: !171, file: !30, line: 87, column: 7)
!202 = !DILocation(line: 87, column: 7, scope: !201, inlinedAt: !185)
!203 = !{!194, !194, i64 0}
!204 = !DILocation(line: 87, column: 23, scope: !201, inlinedAt: !185)
!205 = !DILocation(line: 87, column: 28, scope: !201, inlinedAt: !185)
!206 = !DILocation(line: 87, column: 27, scope: !201, inlinedAt: !185)
!207 = !DILocation(line: 87, column: 32, scope: !201, inlinedAt: !185)
!208 = !DILocation(line: 87, column: 36, scope: !201, inlinedAt: !185)
!209 = !DILocation(line: 87, column: 42, scope: !201, inlinedAt: !185)
!210 = !DILocation(line: 88, column: 11, scope: !171, inlinedAt: !185)
!211 = !DILocation(line: 88, column: 3, scope: !171, inlinedAt: !185)
!212 = !DILocation(line: 91, column: 1, scope: !171, inlinedAt: !185)
!213 = !DILocation(line: 19, column: 87, scope: !168, inlinedAt: !165)
!214 = !DILocation(line: 0, scope: !171, inlinedAt: !215)
!215 = distinct !DILocation(line: 20, column: 7, scope: !168, inlinedAt: !165)
!216 = !DILocation(line: 83, column: 16, scope: !187, inlinedAt: !215)
!217 = !DILocation(line: 83, column: 7, scope: !171, inlinedAt: !215)
!218 = !DILocation(line: 84, column: 3, scope: !171, inlinedAt: !215)
!219 = !DILocation(line: 85, column: 9, scope: !171, inlinedAt: !215)
!220 = !DILocation(line: 86, column: 17, scope: !171, inlinedAt: !215)
!221 = !DILocation(line: 86, column: 10, scope: !171, inlinedAt: !215)
!222 = !DILocation(line: 87, column: 8, scope: !201, inlinedAt: !215)
!223 = !DILocation(line: 87, column: 7, scope: !201, inlinedAt: !215)
!224 = !DILocation(line: 87, column: 23, scope: !201, inlinedAt: !215)
!225 = !DILocation(line: 87, column: 28, scope: !201, inlinedAt: !215)
!226 = !DILocation(line: 87, column: 27, scope: !201, inlinedAt: !215)
!227 = !DILocation(line: 87, column: 32, scope: !201, inlinedAt: !215)
!228 = !DILocation(line: 87, column: 36, scope: !201, inlinedAt: !215)
!229 = !DILocation(line: 87, column: 42, scope: !201, inlinedAt: !215)
!230 = !DILocation(line: 88, column: 11, scope: !171, inlinedAt: !215)
!231 = !DILocation(line: 88, column: 3, scope: !171, inlinedAt: !215)
!232 = !DILocation(line: 91, column: 1, scope: !171, inlinedAt: !215)
!233 = !DILocation(line: 20, column: 83, scope: !168, inlinedAt: !165)
!234 = !DILocation(line: 0, scope: !171, inlinedAt: !235)
!235 = distinct !DILocation(line: 21, column: 7, scope: !168, inlinedAt: !165)
!236 = !DILocation(line: 83, column: 16, scope: !187, inlinedAt: !235)
!237 = !DILocation(line: 83, column: 7, scope: !171, inlinedAt: !235)
!238 = !DILocation(line: 84, column: 3, scope: !171, inlinedAt: !235)
!239 = !DILocation(line: 85, column: 9, scope: !171, inlinedAt: !235)
!240 = !DILocation(line: 86, column: 17, scope: !171, inlinedAt: !235)
!241 = !DILocation(line: 86, column: 10, scope: !171, inlinedAt: !235)
!242 = !DILocation(line: 87, column: 8, scope: !201, inlinedAt: !235)
!243 = !DILocation(line: 87, column: 7, scope: !201, inlinedAt: !235)
!244 = !DILocation(line: 87, column: 23, scope: !201, inlinedAt: !235)
!245 = !DILocation(line: 87, column: 28, scope: !201, inlinedAt: !235)
!246 = !DILocation(line: 87, column: 27, scope: !201, inlinedAt: !235)
!247 = !DILocation(line: 87, column: 32, scope: !201, inlinedAt: !235)
!248 = !DILocation(line: 87, column: 36, scope: !201, inlinedAt: !235)
!249 = !DILocation(line: 87, column: 42, scope: !201, inlinedAt: !235)
!250 = !DILocation(line: 88, column: 11, scope: !171, inlinedAt: !235)
!251 = !DILocation(line: 88, column: 3, scope: !171, inlinedAt: !235)
!252 = !DILocation(line: 91, column: 1, scope: !171, inlinedAt: !235)
!253 = !DILocation(line: 21, column: 78, scope: !168, inlinedAt: !165)
!254 = !DILocation(line: 22, column: 77, scope: !168, inlinedAt: !165)
!255 = !DILocalVariable(name: "x", arg: 1, scope: !256, file: !30, line: 25, type: !80)
!256 = distinct !DISubprogram(name: "smaller", scope: !30, file: !30, line: 25, type: !257, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !259)
!257 = !DISubroutineType(types: !258)
!258 = !{!80, !80, !80}
!259 = !{!255, !260}
!260 = !DILocalVariable(name: "y", arg: 2, scope: !256, file: !30, line: 25, type: !80)
!261 = !DILocation(line: 0, scope: !256, inlinedAt: !262)
!262 = distinct !DILocation(line: 22, column: 53, scope: !168, inlinedAt: !165)
!263 = !DILocation(line: 0, scope: !256, inlinedAt: !264)
!264 = distinct !DILocation(line: 23, column: 21, scope: !168, inlinedAt: !165)
!265 = !DILocation(line: 25, column: 50, scope: !256, inlinedAt: !264)
!266 = !DILocation(line: 0, scope: !171, inlinedAt: !267)
!267 = distinct !DILocation(line: 22, column: 7, scope: !168, inlinedAt: !165)
!268 = !DILocation(line: 83, column: 7, scope: !171, inlinedAt: !267)
!269 = !DILocation(line: 26, column: 23, scope: !270, inlinedAt: !165)
!270 = distinct !DILexicalBlock(scope: !168, file: !2, line: 24, column: 69)
!271 = !DILocation(line: 25, column: 50, scope: !256, inlinedAt: !262)
!272 = !DILocation(line: 22, column: 53, scope: !168, inlinedAt: !165)
!273 = !DILocation(line: 83, column: 16, scope: !187, inlinedAt: !267)
!274 = !DILocation(line: 84, column: 3, scope: !171, inlinedAt: !267)
!275 = !DILocation(line: 85, column: 9, scope: !171, inlinedAt: !267)
!276 = !DILocation(line: 86, column: 17, scope: !171, inlinedAt: !267)
!277 = !DILocation(line: 86, column: 10, scope: !171, inlinedAt: !267)
!278 = !DILocation(line: 87, column: 8, scope: !201, inlinedAt: !267)
!279 = !DILocation(line: 87, column: 7, scope: !201, inlinedAt: !267)
!280 = !DILocation(line: 87, column: 23, scope: !201, inlinedAt: !267)
!281 = !DILocation(line: 87, column: 28, scope: !201, inlinedAt: !267)
!282 = !DILocation(line: 87, column: 27, scope: !201, inlinedAt: !267)
!283 = !DILocation(line: 87, column: 32, scope: !201, inlinedAt: !267)
!284 = !DILocation(line: 87, column: 36, scope: !201, inlinedAt: !267)
!285 = !DILocation(line: 87, column: 42, scope: !201, inlinedAt: !267)
!286 = !DILocation(line: 88, column: 11, scope: !171, inlinedAt: !267)
!287 = !DILocation(line: 88, column: 3, scope: !171, inlinedAt: !267)
!288 = !DILocation(line: 91, column: 1, scope: !171, inlinedAt: !267)
!289 = !DILocation(line: 23, column: 64, scope: !168, inlinedAt: !165)
!290 = !DILocation(line: 26, column: 58, scope: !270, inlinedAt: !165)
!291 = !DILocation(line: 0, scope: !171, inlinedAt: !292)
!292 = distinct !DILocation(line: 24, column: 7, scope: !168, inlinedAt: !165)
!293 = !DILocation(line: 83, column: 16, scope: !187, inlinedAt: !292)
!294 = !DILocation(line: 83, column: 7, scope: !171, inlinedAt: !292)
!295 = !DILocation(line: 25, column: 20, scope: !270, inlinedAt: !165)
!296 = !DILocation(line: 25, column: 18, scope: !270, inlinedAt: !165)
!297 = !{!298, !193, i64 0}
!298 = !{!"", !193, i64 0, !193, i64 4, !193, i64 8, !193, i64 12, !299, i64 16, !198, i64 24}
!299 = !{!"long", !194, i64 0}
!300 = distinct !DIAssignID()
!301 = !DILocation(line: 25, column: 39, scope: !270, inlinedAt: !165)
!302 = !DILocation(line: 25, column: 50, scope: !270, inlinedAt: !165)
!303 = !{!298, !193, i64 4}
!304 = distinct !DIAssignID()
!305 = !DILocation(line: 26, column: 10, scope: !270, inlinedAt: !165)
!306 = !DILocation(line: 26, column: 21, scope: !270, inlinedAt: !165)
!307 = !{!298, !193, i64 8}
!308 = distinct !DIAssignID()
!309 = !DILocation(line: 26, column: 45, scope: !270, inlinedAt: !165)
!310 = !DILocation(line: 26, column: 56, scope: !270, inlinedAt: !165)
!311 = !{!298, !193, i64 12}
!312 = distinct !DIAssignID()
!313 = !DILocation(line: 27, column: 10, scope: !270, inlinedAt: !165)
!314 = !DILocation(line: 27, column: 15, scope: !270, inlinedAt: !165)
!315 = !{!298, !299, i64 16}
!316 = distinct !DIAssignID()
!317 = !DILocation(line: 28, column: 19, scope: !270, inlinedAt: !165)
!318 = !DILocation(line: 84, column: 3, scope: !171, inlinedAt: !292)
!319 = !DILocation(line: 85, column: 9, scope: !171, inlinedAt: !292)
!320 = !DILocation(line: 86, column: 17, scope: !171, inlinedAt: !292)
!321 = !DILocation(line: 86, column: 10, scope: !171, inlinedAt: !292)
!322 = !DILocation(line: 87, column: 8, scope: !201, inlinedAt: !292)
!323 = !DILocation(line: 87, column: 7, scope: !201, inlinedAt: !292)
!324 = !DILocation(line: 87, column: 23, scope: !201, inlinedAt: !292)
!325 = !DILocation(line: 87, column: 28, scope: !201, inlinedAt: !292)
!326 = !DILocation(line: 87, column: 27, scope: !201, inlinedAt: !292)
!327 = !DILocation(line: 87, column: 32, scope: !201, inlinedAt: !292)
!328 = !DILocation(line: 87, column: 36, scope: !201, inlinedAt: !292)
!329 = !DILocation(line: 87, column: 42, scope: !201, inlinedAt: !292)
!330 = !DILocation(line: 88, column: 11, scope: !171, inlinedAt: !292)
!331 = !DILocation(line: 88, column: 3, scope: !171, inlinedAt: !292)
!332 = !DILocation(line: 91, column: 1, scope: !171, inlinedAt: !292)
!333 = !DILocation(line: 19, column: 7, scope: !151, inlinedAt: !165)
!334 = distinct !DIAssignID()
!335 = distinct !DIAssignID()
!336 = distinct !DIAssignID()
!337 = distinct !DIAssignID()
!338 = distinct !DIAssignID()
!339 = !DILocation(line: 28, column: 24, scope: !270, inlinedAt: !165)
!340 = !DILocation(line: 28, column: 30, scope: !270, inlinedAt: !165)
!341 = !DILocation(line: 31, column: 11, scope: !151, inlinedAt: !165)
!342 = !DILocation(line: 31, column: 3, scope: !151, inlinedAt: !165)
!343 = !DILocation(line: 40, column: 7, scope: !105)
!344 = !DILocation(line: 41, column: 76, scope: !105)
!345 = !DILocation(line: 41, column: 53, scope: !105)
!346 = !DILocation(line: 41, column: 27, scope: !105)
!347 = !DILocation(line: 28, column: 10, scope: !270, inlinedAt: !165)
!348 = !DILocation(line: 28, column: 17, scope: !270, inlinedAt: !165)
!349 = !{!298, !198, i64 24}
!350 = distinct !DIAssignID()
!351 = !DILocation(line: 42, column: 23, scope: !105)
!352 = !DILocation(line: 42, column: 65, scope: !105)
!353 = !DILocation(line: 43, column: 39, scope: !105)
!354 = !DILocalVariable(name: "count", arg: 1, scope: !355, file: !30, line: 66, type: !77)
!355 = distinct !DISubprogram(name: "allocate", scope: !30, file: !30, line: 66, type: !356, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !358)
!356 = !DISubroutineType(types: !357)
!357 = !{!89, !77}
!358 = !{!354, !359}
!359 = !DILocalVariable(name: "x", scope: !355, file: !30, line: 67, type: !89)
!360 = !DILocation(line: 0, scope: !355, inlinedAt: !361)
!361 = distinct !DILocation(line: 43, column: 30, scope: !105)
!362 = !DILocation(line: 67, column: 36, scope: !355, inlinedAt: !361)
!363 = !DILocation(line: 67, column: 23, scope: !355, inlinedAt: !361)
!364 = !DILocalVariable(name: "memory", arg: 1, scope: !365, file: !30, line: 59, type: !368)
!365 = distinct !DISubprogram(name: "need", scope: !30, file: !30, line: 59, type: !366, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !370)
!366 = !DISubroutineType(types: !367)
!367 = !{null, !368, !77}
!368 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !369, size: 64)
!369 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!370 = !{!364, !371}
!371 = !DILocalVariable(name: "bytes", arg: 2, scope: !365, file: !30, line: 59, type: !77)
!372 = !DILocation(line: 0, scope: !365, inlinedAt: !373)
!373 = distinct !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !361)
!374 = !DILocation(line: 60, column: 7, scope: !375, inlinedAt: !373)
!375 = distinct !DILexicalBlock(scope: !365, file: !30, line: 60, column: 7)
!376 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !373)
!377 = !DILocation(line: 61, column: 11, scope: !365, inlinedAt: !373)
!378 = !DILocation(line: 61, column: 3, scope: !365, inlinedAt: !373)
!379 = !DILocation(line: 62, column: 3, scope: !365, inlinedAt: !373)
!380 = !DILocation(line: 43, column: 77, scope: !105)
!381 = !DILocation(line: 0, scope: !355, inlinedAt: !382)
!382 = distinct !DILocation(line: 43, column: 68, scope: !105)
!383 = !DILocation(line: 67, column: 36, scope: !355, inlinedAt: !382)
!384 = !DILocation(line: 67, column: 23, scope: !355, inlinedAt: !382)
!385 = !DILocation(line: 0, scope: !365, inlinedAt: !386)
!386 = distinct !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !382)
!387 = !DILocation(line: 60, column: 7, scope: !375, inlinedAt: !386)
!388 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !386)
!389 = !DILocation(line: 61, column: 11, scope: !365, inlinedAt: !386)
!390 = !DILocation(line: 61, column: 3, scope: !365, inlinedAt: !386)
!391 = !DILocation(line: 62, column: 3, scope: !365, inlinedAt: !386)
!392 = !DILocation(line: 0, scope: !355, inlinedAt: !393)
!393 = distinct !DILocation(line: 44, column: 21, scope: !105)
!394 = !DILocation(line: 67, column: 36, scope: !355, inlinedAt: !393)
!395 = !DILocation(line: 67, column: 23, scope: !355, inlinedAt: !393)
!396 = !DILocation(line: 0, scope: !365, inlinedAt: !397)
!397 = distinct !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !393)
!398 = !DILocation(line: 60, column: 7, scope: !375, inlinedAt: !397)
!399 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !397)
!400 = !DILocation(line: 61, column: 11, scope: !365, inlinedAt: !397)
!401 = !DILocation(line: 61, column: 3, scope: !365, inlinedAt: !397)
!402 = !DILocation(line: 62, column: 3, scope: !365, inlinedAt: !397)
!403 = !DILocation(line: 45, column: 31, scope: !105)
!404 = !DILocation(line: 45, column: 60, scope: !105)
!405 = !DILocation(line: 0, scope: !355, inlinedAt: !406)
!406 = distinct !DILocation(line: 45, column: 22, scope: !105)
!407 = !DILocation(line: 67, column: 36, scope: !355, inlinedAt: !406)
!408 = !DILocation(line: 67, column: 23, scope: !355, inlinedAt: !406)
!409 = !DILocation(line: 0, scope: !365, inlinedAt: !410)
!410 = distinct !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !406)
!411 = !DILocation(line: 60, column: 7, scope: !375, inlinedAt: !410)
!412 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !410)
!413 = !DILocation(line: 61, column: 11, scope: !365, inlinedAt: !410)
!414 = !DILocation(line: 61, column: 3, scope: !365, inlinedAt: !410)
!415 = !DILocation(line: 62, column: 3, scope: !365, inlinedAt: !410)
!416 = !DILocalVariable(name: "now", scope: !417, file: !30, line: 94, type: !421)
!417 = distinct !DISubprogram(name: "seconds_now", scope: !30, file: !30, line: 93, type: !418, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !420)
!418 = !DISubroutineType(types: !419)
!419 = !{!90}
!420 = !{!416}
!421 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !422, line: 11, size: 128, elements: !423)
!422 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!423 = !{!424, !426}
!424 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !421, file: !422, line: 16, baseType: !425, size: 64)
!425 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !84, line: 160, baseType: !159)
!426 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !421, file: !422, line: 21, baseType: !427, size: 64, offset: 64)
!427 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !84, line: 197, baseType: !159)
!428 = !DILocation(line: 0, scope: !417, inlinedAt: !429)
!429 = distinct !DILocation(line: 47, column: 24, scope: !105)
!430 = !DILocation(line: 94, column: 3, scope: !417, inlinedAt: !429)
!431 = !DILocation(line: 95, column: 3, scope: !417, inlinedAt: !429)
!432 = !DILocation(line: 96, column: 22, scope: !417, inlinedAt: !429)
!433 = !{!434, !299, i64 0}
!434 = !{!"timespec", !299, i64 0, !299, i64 8}
!435 = !DILocation(line: 96, column: 10, scope: !417, inlinedAt: !429)
!436 = !DILocation(line: 96, column: 50, scope: !417, inlinedAt: !429)
!437 = !{!434, !299, i64 8}
!438 = !DILocation(line: 96, column: 38, scope: !417, inlinedAt: !429)
!439 = !DILocation(line: 96, column: 36, scope: !417, inlinedAt: !429)
!440 = !DILocation(line: 96, column: 29, scope: !417, inlinedAt: !429)
!441 = !DILocation(line: 97, column: 1, scope: !417, inlinedAt: !429)
!442 = !DILocation(line: 48, column: 3, scope: !105)
!443 = !DILocation(line: 49, column: 3, scope: !105)
!444 = !DILocation(line: 50, column: 3, scope: !105)
!445 = !DILocalVariable(name: "best", scope: !446, file: !60, line: 29, type: !469)
!446 = distinct !DILexicalBlock(scope: !447, file: !60, line: 28, column: 40)
!447 = distinct !DILexicalBlock(scope: !448, file: !60, line: 28, column: 3)
!448 = distinct !DILexicalBlock(scope: !449, file: !60, line: 28, column: 3)
!449 = distinct !DISubprogram(name: "select_nearest", scope: !60, file: !60, line: 25, type: !450, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !456)
!450 = !DISubroutineType(types: !451)
!451 = !{null, !452, !454, !454, !454, !89}
!452 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !453, size: 64)
!453 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !455, size: 64)
!455 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!456 = !{!457, !458, !459, !460, !461, !462, !445, !463, !465, !467}
!457 = !DILocalVariable(name: "a", arg: 1, scope: !449, file: !60, line: 25, type: !452)
!458 = !DILocalVariable(name: "products", arg: 2, scope: !449, file: !60, line: 25, type: !454)
!459 = !DILocalVariable(name: "reference_squares", arg: 3, scope: !449, file: !60, line: 26, type: !454)
!460 = !DILocalVariable(name: "query_squares", arg: 4, scope: !449, file: !60, line: 26, type: !454)
!461 = !DILocalVariable(name: "distances", arg: 5, scope: !449, file: !60, line: 27, type: !89)
!462 = !DILocalVariable(name: "q", scope: !448, file: !60, line: 28, type: !80)
!463 = !DILocalVariable(name: "i", scope: !464, file: !60, line: 30, type: !80)
!464 = distinct !DILexicalBlock(scope: !446, file: !60, line: 30, column: 5)
!465 = !DILocalVariable(name: "r", scope: !466, file: !60, line: 31, type: !80)
!466 = distinct !DILexicalBlock(scope: !446, file: !60, line: 31, column: 5)
!467 = !DILocalVariable(name: "i", scope: !468, file: !60, line: 33, type: !80)
!468 = distinct !DILexicalBlock(scope: !446, file: !60, line: 33, column: 5)
!469 = !DICompositeType(tag: DW_TAG_array_type, baseType: !88, size: 1024, elements: !37)
!470 = !DILocation(line: 0, scope: !446, inlinedAt: !471)
!471 = distinct !DILocation(line: 52, column: 3, scope: !105)
!472 = !DILocation(line: 0, scope: !449, inlinedAt: !471)
!473 = !DILocation(line: 0, scope: !448, inlinedAt: !471)
!474 = !DILocation(line: 28, column: 21, scope: !447, inlinedAt: !471)
!475 = !DILocation(line: 28, column: 3, scope: !448, inlinedAt: !471)
!476 = !DILocation(line: 29, column: 5, scope: !446, inlinedAt: !471)
!477 = !DILocation(line: 0, scope: !464, inlinedAt: !471)
!478 = !DILocation(line: 30, column: 5, scope: !464, inlinedAt: !471)
!479 = !DILocation(line: 30, column: 40, scope: !480, inlinedAt: !471)
!480 = distinct !DILexicalBlock(scope: !464, file: !60, line: 30, column: 5)
!481 = !DILocation(line: 30, column: 45, scope: !480, inlinedAt: !471)
!482 = !DILocation(line: 30, column: 53, scope: !480, inlinedAt: !471)
!483 = !{!484, !484, i64 0}
!484 = !{!"float", !194, i64 0}
!485 = distinct !{!485, !478, !486, !487, !488, !489}
!486 = !DILocation(line: 30, column: 55, scope: !464, inlinedAt: !471)
!487 = !{!"llvm.loop.mustprogress"}
!488 = !{!"llvm.loop.isvectorized", i32 1}
!489 = !{!"llvm.loop.unroll.runtime.disable"}
!490 = !DILocation(line: 0, scope: !466, inlinedAt: !471)
!491 = !DILocation(line: 31, column: 5, scope: !466, inlinedAt: !471)
!492 = !DILocation(line: 30, column: 23, scope: !480, inlinedAt: !471)
!493 = distinct !{!493, !478, !486, !487, !489, !488}
!494 = !DILocation(line: 0, scope: !468, inlinedAt: !471)
!495 = !DILocation(line: 33, column: 5, scope: !468, inlinedAt: !471)
!496 = !DILocation(line: 33, column: 40, scope: !497, inlinedAt: !471)
!497 = distinct !DILexicalBlock(scope: !468, file: !60, line: 33, column: 5)
!498 = !DILocation(line: 34, column: 50, scope: !497, inlinedAt: !471)
!499 = !DILocation(line: 34, column: 58, scope: !497, inlinedAt: !471)
!500 = !DILocation(line: 34, column: 44, scope: !497, inlinedAt: !471)
!501 = !DILocation(line: 34, column: 7, scope: !497, inlinedAt: !471)
!502 = !DILocation(line: 34, column: 42, scope: !497, inlinedAt: !471)
!503 = distinct !{!503, !495, !504, !487, !488, !489}
!504 = !DILocation(line: 34, column: 82, scope: !468, inlinedAt: !471)
!505 = !DILocation(line: 32, column: 35, scope: !506, inlinedAt: !471)
!506 = distinct !DILexicalBlock(scope: !466, file: !60, line: 31, column: 5)
!507 = !DILocation(line: 32, column: 71, scope: !506, inlinedAt: !471)
!508 = !DILocation(line: 32, column: 69, scope: !506, inlinedAt: !471)
!509 = !DILocalVariable(name: "best", arg: 1, scope: !510, file: !2, line: 46, type: !89)
!510 = distinct !DISubprogram(name: "insert", scope: !2, file: !2, line: 46, type: !511, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !513)
!511 = !DISubroutineType(types: !512)
!512 = !{null, !89, !80, !88}
!513 = !{!509, !514, !515, !516}
!514 = !DILocalVariable(name: "count", arg: 2, scope: !510, file: !2, line: 46, type: !80)
!515 = !DILocalVariable(name: "x", arg: 3, scope: !510, file: !2, line: 46, type: !88)
!516 = !DILocalVariable(name: "i", scope: !510, file: !2, line: 48, type: !80)
!517 = !DILocation(line: 0, scope: !510, inlinedAt: !518)
!518 = distinct !DILocation(line: 32, column: 7, scope: !506, inlinedAt: !471)
!519 = !DILocation(line: 47, column: 13, scope: !520, inlinedAt: !518)
!520 = distinct !DILexicalBlock(scope: !510, file: !2, line: 47, column: 7)
!521 = !DILocation(line: 47, column: 11, scope: !520, inlinedAt: !518)
!522 = !DILocation(line: 47, column: 7, scope: !510, inlinedAt: !518)
!523 = !DILocation(line: 49, column: 16, scope: !524, inlinedAt: !518)
!524 = distinct !DILexicalBlock(scope: !525, file: !2, line: 49, column: 3)
!525 = distinct !DILexicalBlock(scope: !510, file: !2, line: 49, column: 3)
!526 = !DILocation(line: 49, column: 19, scope: !524, inlinedAt: !518)
!527 = !DILocation(line: 49, column: 31, scope: !524, inlinedAt: !518)
!528 = !DILocation(line: 49, column: 3, scope: !525, inlinedAt: !518)
!529 = !DILocation(line: 49, column: 49, scope: !524, inlinedAt: !518)
!530 = !DILocation(line: 49, column: 36, scope: !524, inlinedAt: !518)
!531 = !DILocation(line: 49, column: 12, scope: !524, inlinedAt: !518)
!532 = distinct !{!532, !528, !533, !487}
!533 = !DILocation(line: 49, column: 61, scope: !525, inlinedAt: !518)
!534 = !DILocation(line: 50, column: 3, scope: !510, inlinedAt: !518)
!535 = !DILocation(line: 50, column: 11, scope: !510, inlinedAt: !518)
!536 = !DILocation(line: 51, column: 1, scope: !510, inlinedAt: !518)
!537 = !DILocation(line: 31, column: 40, scope: !506, inlinedAt: !471)
!538 = !DILocation(line: 31, column: 23, scope: !506, inlinedAt: !471)
!539 = distinct !{!539, !491, !540, !487}
!540 = !DILocation(line: 32, column: 91, scope: !466, inlinedAt: !471)
!541 = !DILocation(line: 35, column: 3, scope: !447, inlinedAt: !471)
!542 = !DILocation(line: 28, column: 35, scope: !447, inlinedAt: !471)
!543 = distinct !{!543, !475, !544, !487}
!544 = !DILocation(line: 35, column: 3, scope: !448, inlinedAt: !471)
!545 = !DILocation(line: 33, column: 23, scope: !497, inlinedAt: !471)
!546 = distinct !{!546, !495, !504, !487, !489, !488}
!547 = !DILocation(line: 0, scope: !417, inlinedAt: !548)
!548 = distinct !DILocation(line: 53, column: 26, scope: !105)
!549 = !DILocation(line: 94, column: 3, scope: !417, inlinedAt: !548)
!550 = !DILocation(line: 95, column: 3, scope: !417, inlinedAt: !548)
!551 = !DILocation(line: 96, column: 22, scope: !417, inlinedAt: !548)
!552 = !DILocation(line: 96, column: 10, scope: !417, inlinedAt: !548)
!553 = !DILocation(line: 96, column: 50, scope: !417, inlinedAt: !548)
!554 = !DILocation(line: 96, column: 38, scope: !417, inlinedAt: !548)
!555 = !DILocation(line: 96, column: 36, scope: !417, inlinedAt: !548)
!556 = !DILocation(line: 96, column: 29, scope: !417, inlinedAt: !548)
!557 = !DILocation(line: 97, column: 1, scope: !417, inlinedAt: !548)
!558 = !DILocation(line: 53, column: 40, scope: !105)
!559 = !DILocalVariable(name: "a", arg: 1, scope: !560, file: !2, line: 54, type: !452)
!560 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 54, type: !561, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !563)
!561 = !DISubroutineType(types: !562)
!562 = !{!80, !452, !454, !90}
!563 = !{!559, !564, !565, !566}
!564 = !DILocalVariable(name: "distances", arg: 2, scope: !560, file: !2, line: 54, type: !454)
!565 = !DILocalVariable(name: "seconds", arg: 3, scope: !560, file: !2, line: 54, type: !90)
!566 = !DILocalVariable(name: "count", scope: !560, file: !2, line: 55, type: !567)
!567 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!568 = !DILocation(line: 0, scope: !560, inlinedAt: !569)
!569 = distinct !DILocation(line: 55, column: 22, scope: !105)
!570 = !DILocation(line: 57, column: 55, scope: !560, inlinedAt: !569)
!571 = !DILocation(line: 56, column: 3, scope: !560, inlinedAt: !569)
!572 = !DILocalVariable(name: "seconds", arg: 1, scope: !573, file: !30, line: 100, type: !90)
!573 = distinct !DISubprogram(name: "print_seconds", scope: !30, file: !30, line: 100, type: !574, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !576)
!574 = !DISubroutineType(types: !575)
!575 = !{null, !90}
!576 = !{!572}
!577 = !DILocation(line: 0, scope: !573, inlinedAt: !578)
!578 = distinct !DILocation(line: 58, column: 3, scope: !560, inlinedAt: !569)
!579 = !DILocation(line: 100, column: 52, scope: !573, inlinedAt: !578)
!580 = !DILocalVariable(name: "path", arg: 1, scope: !581, file: !30, line: 113, type: !123)
!581 = distinct !DISubprogram(name: "write_result", scope: !30, file: !30, line: 113, type: !582, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !584)
!582 = !DISubroutineType(types: !583)
!583 = !{!80, !123, !454, !77}
!584 = !{!580, !585, !586}
!585 = !DILocalVariable(name: "x", arg: 2, scope: !581, file: !30, line: 113, type: !454)
!586 = !DILocalVariable(name: "count", arg: 3, scope: !581, file: !30, line: 113, type: !77)
!587 = !DILocation(line: 0, scope: !581, inlinedAt: !588)
!588 = distinct !DILocation(line: 59, column: 10, scope: !560, inlinedAt: !569)
!589 = !DILocalVariable(name: "path", arg: 1, scope: !590, file: !30, line: 104, type: !123)
!590 = distinct !DISubprogram(name: "write_elements", scope: !30, file: !30, line: 104, type: !591, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !593)
!591 = !DISubroutineType(types: !592)
!592 = !{!80, !123, !368, !77, !77}
!593 = !{!589, !594, !595, !596, !597, !653}
!594 = !DILocalVariable(name: "x", arg: 2, scope: !590, file: !30, line: 104, type: !368)
!595 = !DILocalVariable(name: "size", arg: 3, scope: !590, file: !30, line: 104, type: !77)
!596 = !DILocalVariable(name: "count", arg: 4, scope: !590, file: !30, line: 104, type: !77)
!597 = !DILocalVariable(name: "file", scope: !590, file: !30, line: 106, type: !598)
!598 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !599, size: 64)
!599 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !600, line: 7, baseType: !601)
!600 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!601 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !602, line: 49, size: 1728, elements: !603)
!602 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!603 = !{!604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !619, !621, !622, !623, !625, !627, !629, !633, !636, !638, !641, !644, !645, !647, !648, !649}
!604 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !601, file: !602, line: 51, baseType: !80, size: 32)
!605 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !601, file: !602, line: 54, baseType: !109, size: 64, offset: 64)
!606 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !601, file: !602, line: 55, baseType: !109, size: 64, offset: 128)
!607 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !601, file: !602, line: 56, baseType: !109, size: 64, offset: 192)
!608 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !601, file: !602, line: 57, baseType: !109, size: 64, offset: 256)
!609 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !601, file: !602, line: 58, baseType: !109, size: 64, offset: 320)
!610 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !601, file: !602, line: 59, baseType: !109, size: 64, offset: 384)
!611 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !601, file: !602, line: 60, baseType: !109, size: 64, offset: 448)
!612 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !601, file: !602, line: 61, baseType: !109, size: 64, offset: 512)
!613 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !601, file: !602, line: 64, baseType: !109, size: 64, offset: 576)
!614 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !601, file: !602, line: 65, baseType: !109, size: 64, offset: 640)
!615 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !601, file: !602, line: 66, baseType: !109, size: 64, offset: 704)
!616 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !601, file: !602, line: 68, baseType: !617, size: 64, offset: 768)
!617 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !618, size: 64)
!618 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !602, line: 36, flags: DIFlagFwdDecl)
!619 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !601, file: !602, line: 70, baseType: !620, size: 64, offset: 832)
!620 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !601, size: 64)
!621 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !601, file: !602, line: 72, baseType: !80, size: 32, offset: 896)
!622 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !601, file: !602, line: 73, baseType: !80, size: 32, offset: 928)
!623 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !601, file: !602, line: 74, baseType: !624, size: 64, offset: 960)
!624 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !84, line: 152, baseType: !159)
!625 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !601, file: !602, line: 77, baseType: !626, size: 16, offset: 1024)
!626 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!627 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !601, file: !602, line: 78, baseType: !628, size: 8, offset: 1040)
!628 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!629 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !601, file: !602, line: 79, baseType: !630, size: 8, offset: 1048)
!630 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !631)
!631 = !{!632}
!632 = !DISubrange(count: 1)
!633 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !601, file: !602, line: 81, baseType: !634, size: 64, offset: 1088)
!634 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !635, size: 64)
!635 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !602, line: 43, baseType: null)
!636 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !601, file: !602, line: 89, baseType: !637, size: 64, offset: 1152)
!637 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !84, line: 153, baseType: !159)
!638 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !601, file: !602, line: 91, baseType: !639, size: 64, offset: 1216)
!639 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !640, size: 64)
!640 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !602, line: 37, flags: DIFlagFwdDecl)
!641 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !601, file: !602, line: 92, baseType: !642, size: 64, offset: 1280)
!642 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !643, size: 64)
!643 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !602, line: 38, flags: DIFlagFwdDecl)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !601, file: !602, line: 93, baseType: !620, size: 64, offset: 1344)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !601, file: !602, line: 94, baseType: !646, size: 64, offset: 1408)
!646 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!647 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !601, file: !602, line: 95, baseType: !77, size: 64, offset: 1472)
!648 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !601, file: !602, line: 96, baseType: !80, size: 32, offset: 1536)
!649 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !601, file: !602, line: 98, baseType: !650, size: 160, offset: 1568)
!650 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !651)
!651 = !{!652}
!652 = !DISubrange(count: 20)
!653 = !DILocalVariable(name: "written", scope: !590, file: !30, line: 107, type: !567)
!654 = !DILocation(line: 0, scope: !590, inlinedAt: !655)
!655 = distinct !DILocation(line: 114, column: 10, scope: !581, inlinedAt: !588)
!656 = !DILocation(line: 105, column: 8, scope: !657, inlinedAt: !655)
!657 = distinct !DILexicalBlock(scope: !590, file: !30, line: 105, column: 7)
!658 = !DILocation(line: 105, column: 7, scope: !590, inlinedAt: !655)
!659 = !DILocation(line: 106, column: 16, scope: !590, inlinedAt: !655)
!660 = !DILocation(line: 107, column: 26, scope: !590, inlinedAt: !655)
!661 = !DILocation(line: 107, column: 33, scope: !590, inlinedAt: !655)
!662 = !DILocation(line: 108, column: 16, scope: !663, inlinedAt: !655)
!663 = distinct !DILexicalBlock(scope: !590, file: !30, line: 108, column: 7)
!664 = !DILocation(line: 108, column: 29, scope: !663, inlinedAt: !655)
!665 = !DILocation(line: 109, column: 11, scope: !590, inlinedAt: !655)
!666 = !DILocation(line: 109, column: 3, scope: !590, inlinedAt: !655)
!667 = !DILocation(line: 110, column: 3, scope: !590, inlinedAt: !655)
!668 = !DILocation(line: 56, column: 3, scope: !105)
!669 = !DILocation(line: 56, column: 21, scope: !105)
!670 = !DILocation(line: 56, column: 36, scope: !105)
!671 = !DILocation(line: 56, column: 61, scope: !105)
!672 = !DILocation(line: 57, column: 3, scope: !105)
!673 = !DILocation(line: 57, column: 19, scope: !105)
!674 = !DILocation(line: 59, column: 1, scope: !105)
!675 = distinct !DISubprogram(name: "make_points", scope: !60, file: !60, line: 5, type: !676, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !678)
!676 = !DISubroutineType(types: !677)
!677 = !{!89, !452, !81, !80}
!678 = !{!679, !680, !681, !682, !683, !684, !686}
!679 = !DILocalVariable(name: "a", arg: 1, scope: !675, file: !60, line: 5, type: !452)
!680 = !DILocalVariable(name: "stream", arg: 2, scope: !675, file: !60, line: 5, type: !81)
!681 = !DILocalVariable(name: "count", arg: 3, scope: !675, file: !60, line: 5, type: !80)
!682 = !DILocalVariable(name: "dimensions", scope: !675, file: !60, line: 6, type: !126)
!683 = !DILocalVariable(name: "x", scope: !675, file: !60, line: 7, type: !89)
!684 = !DILocalVariable(name: "j", scope: !685, file: !60, line: 8, type: !80)
!685 = distinct !DILexicalBlock(scope: !675, file: !60, line: 8, column: 3)
!686 = !DILocalVariable(name: "i", scope: !687, file: !60, line: 9, type: !80)
!687 = distinct !DILexicalBlock(scope: !688, file: !60, line: 9, column: 5)
!688 = distinct !DILexicalBlock(scope: !685, file: !60, line: 8, column: 3)
!689 = !DILocation(line: 0, scope: !675)
!690 = !DILocation(line: 6, column: 29, scope: !675)
!691 = !DILocation(line: 7, column: 23, scope: !675)
!692 = !DILocation(line: 7, column: 44, scope: !675)
!693 = !DILocation(line: 0, scope: !355, inlinedAt: !694)
!694 = distinct !DILocation(line: 7, column: 14, scope: !675)
!695 = !DILocation(line: 7, column: 42, scope: !675)
!696 = !DILocation(line: 67, column: 36, scope: !355, inlinedAt: !694)
!697 = !DILocation(line: 67, column: 23, scope: !355, inlinedAt: !694)
!698 = !DILocation(line: 0, scope: !365, inlinedAt: !699)
!699 = distinct !DILocation(line: 68, column: 3, scope: !355, inlinedAt: !694)
!700 = !DILocation(line: 60, column: 7, scope: !375, inlinedAt: !699)
!701 = !DILocation(line: 60, column: 7, scope: !365, inlinedAt: !699)
!702 = !DILocation(line: 0, scope: !685)
!703 = !DILocation(line: 8, column: 21, scope: !688)
!704 = !DILocation(line: 8, column: 3, scope: !685)
!705 = !DILocation(line: 61, column: 11, scope: !365, inlinedAt: !699)
!706 = !DILocation(line: 61, column: 3, scope: !365, inlinedAt: !699)
!707 = !DILocation(line: 62, column: 3, scope: !365, inlinedAt: !699)
!708 = !DILocation(line: 0, scope: !687)
!709 = !DILocation(line: 9, column: 5, scope: !687)
!710 = !DILocation(line: 29, column: 31, scope: !711, inlinedAt: !718)
!711 = distinct !DISubprogram(name: "at", scope: !30, file: !30, line: 28, type: !712, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !714)
!712 = !DISubroutineType(types: !713)
!713 = !{!77, !80, !80, !80}
!714 = !{!715, !716, !717}
!715 = !DILocalVariable(name: "row", arg: 1, scope: !711, file: !30, line: 28, type: !80)
!716 = !DILocalVariable(name: "column", arg: 2, scope: !711, file: !30, line: 28, type: !80)
!717 = !DILocalVariable(name: "lda", arg: 3, scope: !711, file: !30, line: 28, type: !80)
!718 = distinct !DILocation(line: 42, column: 48, scope: !719, inlinedAt: !728)
!719 = distinct !DISubprogram(name: "coordinate", scope: !2, file: !2, line: 39, type: !720, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !722)
!720 = !DISubroutineType(types: !721)
!721 = !{!88, !81, !81, !80, !80, !80}
!722 = !{!723, !724, !725, !726, !727}
!723 = !DILocalVariable(name: "seed", arg: 1, scope: !719, file: !2, line: 39, type: !81)
!724 = !DILocalVariable(name: "stream", arg: 2, scope: !719, file: !2, line: 39, type: !81)
!725 = !DILocalVariable(name: "dimensions", arg: 3, scope: !719, file: !2, line: 39, type: !80)
!726 = !DILocalVariable(name: "i", arg: 4, scope: !719, file: !2, line: 39, type: !80)
!727 = !DILocalVariable(name: "point", arg: 5, scope: !719, file: !2, line: 40, type: !80)
!728 = distinct !DILocation(line: 10, column: 33, scope: !729)
!729 = distinct !DILexicalBlock(scope: !687, file: !60, line: 9, column: 5)
!730 = !DILocation(line: 9, column: 37, scope: !729)
!731 = !DILocation(line: 29, column: 31, scope: !711, inlinedAt: !732)
!732 = distinct !DILocation(line: 41, column: 34, scope: !719, inlinedAt: !728)
!733 = !DILocation(line: 34, column: 67, scope: !734, inlinedAt: !742)
!734 = distinct !DISubprogram(name: "random_bits", scope: !30, file: !30, line: 33, type: !735, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !737)
!735 = !DISubroutineType(types: !736)
!736 = !{!81, !81, !81, !81}
!737 = !{!738, !739, !740, !741}
!738 = !DILocalVariable(name: "seed", arg: 1, scope: !734, file: !30, line: 33, type: !81)
!739 = !DILocalVariable(name: "stream", arg: 2, scope: !734, file: !30, line: 33, type: !81)
!740 = !DILocalVariable(name: "index", arg: 3, scope: !734, file: !30, line: 33, type: !81)
!741 = !DILocalVariable(name: "z", scope: !734, file: !30, line: 34, type: !81)
!742 = distinct !DILocation(line: 43, column: 33, scope: !743, inlinedAt: !752)
!743 = distinct !DISubprogram(name: "random_uniform", scope: !30, file: !30, line: 41, type: !744, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !746)
!744 = !DISubroutineType(types: !745)
!745 = !{!88, !81, !81, !81}
!746 = !{!747, !748, !749, !750}
!747 = !DILocalVariable(name: "seed", arg: 1, scope: !743, file: !30, line: 41, type: !81)
!748 = !DILocalVariable(name: "stream", arg: 2, scope: !743, file: !30, line: 41, type: !81)
!749 = !DILocalVariable(name: "index", arg: 3, scope: !743, file: !30, line: 42, type: !81)
!750 = !DILocalVariable(name: "top", scope: !743, file: !30, line: 43, type: !751)
!751 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!752 = distinct !DILocation(line: 41, column: 10, scope: !719, inlinedAt: !728)
!753 = !DILocation(line: 34, column: 59, scope: !734, inlinedAt: !742)
!754 = !DILocation(line: 35, column: 15, scope: !734, inlinedAt: !742)
!755 = !DILocation(line: 35, column: 10, scope: !734, inlinedAt: !742)
!756 = !DILocation(line: 35, column: 23, scope: !734, inlinedAt: !742)
!757 = !DILocation(line: 36, column: 15, scope: !734, inlinedAt: !742)
!758 = !DILocation(line: 36, column: 10, scope: !734, inlinedAt: !742)
!759 = !DILocation(line: 36, column: 23, scope: !734, inlinedAt: !742)
!760 = !DILocation(line: 44, column: 20, scope: !743, inlinedAt: !752)
!761 = !DILocation(line: 44, column: 26, scope: !743, inlinedAt: !752)
!762 = !DILocation(line: 44, column: 30, scope: !743, inlinedAt: !752)
!763 = !DILocation(line: 44, column: 10, scope: !743, inlinedAt: !752)
!764 = !DILocation(line: 44, column: 43, scope: !743, inlinedAt: !752)
!765 = !DILocation(line: 34, column: 59, scope: !734, inlinedAt: !766)
!766 = distinct !DILocation(line: 43, column: 33, scope: !743, inlinedAt: !767)
!767 = distinct !DILocation(line: 42, column: 19, scope: !719, inlinedAt: !728)
!768 = !DILocation(line: 35, column: 15, scope: !734, inlinedAt: !766)
!769 = !DILocation(line: 35, column: 10, scope: !734, inlinedAt: !766)
!770 = !DILocation(line: 35, column: 23, scope: !734, inlinedAt: !766)
!771 = !DILocation(line: 36, column: 15, scope: !734, inlinedAt: !766)
!772 = !DILocation(line: 36, column: 10, scope: !734, inlinedAt: !766)
!773 = !DILocation(line: 36, column: 23, scope: !734, inlinedAt: !766)
!774 = !DILocation(line: 44, column: 20, scope: !743, inlinedAt: !767)
!775 = !DILocation(line: 44, column: 26, scope: !743, inlinedAt: !767)
!776 = !DILocation(line: 44, column: 30, scope: !743, inlinedAt: !767)
!777 = !DILocation(line: 44, column: 10, scope: !743, inlinedAt: !767)
!778 = !DILocation(line: 44, column: 43, scope: !743, inlinedAt: !767)
!779 = !DILocation(line: 42, column: 17, scope: !719, inlinedAt: !728)
!780 = !DILocation(line: 41, column: 70, scope: !719, inlinedAt: !728)
!781 = !DILocation(line: 10, column: 7, scope: !729)
!782 = !DILocation(line: 10, column: 31, scope: !729)
!783 = distinct !{!783, !709, !784, !487, !488, !489}
!784 = !DILocation(line: 10, column: 77, scope: !687)
!785 = !DILocation(line: 11, column: 3, scope: !675)
!786 = !DILocation(line: 8, column: 30, scope: !688)
!787 = distinct !{!787, !704, !788, !487}
!788 = !DILocation(line: 10, column: 77, scope: !685)
!789 = !DILocation(line: 0, scope: !719, inlinedAt: !728)
!790 = !DILocation(line: 0, scope: !711, inlinedAt: !732)
!791 = !DILocation(line: 0, scope: !743, inlinedAt: !752)
!792 = !DILocation(line: 0, scope: !734, inlinedAt: !742)
!793 = !DILocation(line: 0, scope: !711, inlinedAt: !718)
!794 = !DILocation(line: 0, scope: !743, inlinedAt: !767)
!795 = !DILocation(line: 0, scope: !734, inlinedAt: !766)
!796 = !DILocation(line: 34, column: 67, scope: !734, inlinedAt: !766)
!797 = !DILocation(line: 0, scope: !711, inlinedAt: !798)
!798 = distinct !DILocation(line: 10, column: 9, scope: !729)
!799 = !DILocation(line: 9, column: 23, scope: !729)
!800 = distinct !{!800, !709, !784, !487, !489, !488}
!801 = distinct !DISubprogram(name: "square_lengths", scope: !60, file: !60, line: 15, type: !802, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !804)
!802 = !DISubroutineType(types: !803)
!803 = !{null, !454, !80, !80, !89}
!804 = !{!805, !806, !807, !808, !809, !811, !814}
!805 = !DILocalVariable(name: "x", arg: 1, scope: !801, file: !60, line: 15, type: !454)
!806 = !DILocalVariable(name: "rows", arg: 2, scope: !801, file: !60, line: 15, type: !80)
!807 = !DILocalVariable(name: "columns", arg: 3, scope: !801, file: !60, line: 15, type: !80)
!808 = !DILocalVariable(name: "out", arg: 4, scope: !801, file: !60, line: 16, type: !89)
!809 = !DILocalVariable(name: "j", scope: !810, file: !60, line: 17, type: !80)
!810 = distinct !DILexicalBlock(scope: !801, file: !60, line: 17, column: 3)
!811 = !DILocalVariable(name: "sum", scope: !812, file: !60, line: 18, type: !90)
!812 = distinct !DILexicalBlock(scope: !813, file: !60, line: 17, column: 37)
!813 = distinct !DILexicalBlock(scope: !810, file: !60, line: 17, column: 3)
!814 = !DILocalVariable(name: "i", scope: !815, file: !60, line: 19, type: !80)
!815 = distinct !DILexicalBlock(scope: !812, file: !60, line: 19, column: 5)
!816 = !DILocation(line: 0, scope: !801)
!817 = !DILocation(line: 0, scope: !810)
!818 = !DILocation(line: 17, column: 21, scope: !813)
!819 = !DILocation(line: 17, column: 3, scope: !810)
!820 = !DILocation(line: 0, scope: !815)
!821 = !DILocation(line: 0, scope: !812)
!822 = !DILocation(line: 19, column: 5, scope: !815)
!823 = !DILocation(line: 22, column: 1, scope: !801)
!824 = !DILocation(line: 19, column: 51, scope: !825)
!825 = distinct !DILexicalBlock(scope: !815, file: !60, line: 19, column: 5)
!826 = !DILocation(line: 19, column: 43, scope: !825)
!827 = !DILocation(line: 19, column: 69, scope: !825)
!828 = !DILocation(line: 19, column: 40, scope: !825)
!829 = !DILocation(line: 19, column: 31, scope: !825)
!830 = distinct !{!830, !831}
!831 = !{!"llvm.loop.unroll.disable"}
!832 = !DILocation(line: 20, column: 14, scope: !812)
!833 = !DILocation(line: 20, column: 5, scope: !812)
!834 = !DILocation(line: 20, column: 12, scope: !812)
!835 = !DILocation(line: 17, column: 32, scope: !813)
!836 = distinct !{!836, !819, !837, !487}
!837 = !DILocation(line: 21, column: 3, scope: !810)
!838 = distinct !{!838, !822, !839, !487}
!839 = !DILocation(line: 19, column: 87, scope: !815)
!840 = !DISubprogram(name: "cblas_sgemm", scope: !67, file: !67, line: 10, type: !841, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!841 = !DISubroutineType(types: !842)
!842 = !{null, !80, !80, !80, !80, !80, !80, !88, !454, !80, !454, !80, !88, !89, !80}
!843 = !DISubprogram(name: "free", scope: !844, file: !844, line: 568, type: !845, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!844 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!845 = !DISubroutineType(types: !846)
!846 = !{null, !646}
!847 = !DISubprogram(name: "fprintf", scope: !848, file: !848, line: 350, type: !849, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!848 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!849 = !DISubroutineType(types: !850)
!850 = !{!80, !851, !852, null}
!851 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !598)
!852 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !123)
!853 = !DISubprogram(name: "__errno_location", scope: !854, file: !854, line: 37, type: !855, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!854 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!855 = !DISubroutineType(types: !856)
!856 = !{!857}
!857 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!858 = !DISubprogram(name: "strtol", scope: !844, file: !844, line: 177, type: !859, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!859 = !DISubroutineType(types: !860)
!860 = !{!159, !852, !861, !80}
!861 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!862 = !DISubprogram(name: "malloc", scope: !844, file: !844, line: 553, type: !863, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!863 = !DISubroutineType(types: !864)
!864 = !{!646, !77}
!865 = !DISubprogram(name: "exit", scope: !844, file: !844, line: 637, type: !866, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!866 = !DISubroutineType(types: !867)
!867 = !{null, !80}
!868 = !DISubprogram(name: "timespec_get", scope: !869, file: !869, line: 383, type: !870, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!869 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!870 = !DISubroutineType(types: !871)
!871 = !{!80, !872, !80}
!872 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !421, size: 64)
!873 = !DISubprogram(name: "printf", scope: !848, file: !848, line: 356, type: !874, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!874 = !DISubroutineType(types: !875)
!875 = !{!80, !852, null}
!876 = distinct !DISubprogram(name: "frobenius_norm", scope: !30, file: !30, line: 53, type: !877, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !59, retainedNodes: !879)
!877 = !DISubroutineType(types: !878)
!878 = !{!90, !454, !77}
!879 = !{!880, !881, !882, !883}
!880 = !DILocalVariable(name: "x", arg: 1, scope: !876, file: !30, line: 53, type: !454)
!881 = !DILocalVariable(name: "count", arg: 2, scope: !876, file: !30, line: 53, type: !77)
!882 = !DILocalVariable(name: "sum", scope: !876, file: !30, line: 54, type: !90)
!883 = !DILocalVariable(name: "i", scope: !884, file: !30, line: 55, type: !77)
!884 = distinct !DILexicalBlock(scope: !876, file: !30, line: 55, column: 3)
!885 = !DILocation(line: 0, scope: !876)
!886 = !DILocation(line: 0, scope: !884)
!887 = !DILocation(line: 55, column: 24, scope: !888)
!888 = distinct !DILexicalBlock(scope: !884, file: !30, line: 55, column: 3)
!889 = !DILocation(line: 55, column: 3, scope: !884)
!890 = !DILocation(line: 55, column: 53, scope: !888)
!891 = !DILocation(line: 55, column: 45, scope: !888)
!892 = !DILocation(line: 55, column: 58, scope: !888)
!893 = !DILocation(line: 55, column: 42, scope: !888)
!894 = !DILocation(line: 55, column: 33, scope: !888)
!895 = distinct !{!895, !831}
!896 = !DILocation(line: 56, column: 10, scope: !876)
!897 = !DILocation(line: 56, column: 3, scope: !876)
!898 = distinct !{!898, !889, !899, !487}
!899 = !DILocation(line: 55, column: 63, scope: !884)
!900 = !DISubprogram(name: "sqrt", scope: !901, file: !901, line: 143, type: !902, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!901 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!902 = !DISubroutineType(types: !903)
!903 = !{!90, !90}
!904 = !DISubprogram(name: "fopen", scope: !848, file: !848, line: 258, type: !905, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!905 = !DISubroutineType(types: !906)
!906 = !{!598, !852, !852}
!907 = !DISubprogram(name: "fwrite", scope: !848, file: !848, line: 681, type: !908, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!908 = !DISubroutineType(types: !909)
!909 = !{!79, !910, !77, !77, !851}
!910 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !368)
!911 = !DISubprogram(name: "fclose", scope: !848, file: !848, line: 178, type: !912, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!912 = !DISubroutineType(types: !913)
!913 = !{!80, !598}
