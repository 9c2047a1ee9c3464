; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/hpl_ai/hpl_ai_cblas.c
; sources: samples/hpl_ai/hpl_ai_cblas.c samples/hpl_ai/gmres.h samples/hpl_ai/hpl_ai.h samples/common.h samples/blas.h
; sha256: 602039c17f6e0031760cd0b5d6f9bf09497a5ee48b1cb5500f854d812abbe1b0
; ModuleID = 'samples/hpl_ai/hpl_ai_cblas.c'
source_filename = "samples/hpl_ai/hpl_ai_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.LeastSquares = type { [50 x [51 x double]], [51 x double], [50 x double], [50 x double] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"block\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [11 x i8] c"hpl_ai.bin\00", align 1, !dbg !17
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [77 x i8] c"usage: hpl_ai [n=2048] [block=512] [seed=1] [output=hpl_ai.bin, - for none]\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !33
@refine.problem = internal unnamed_addr global %struct.LeastSquares zeroinitializer, align 8, !dbg !38
@.str.7 = private unnamed_addr constant [72 x i8] c"hpl_ai n=%d block=%d iterations=%d residual=%.3g direct=%.3g norm=%.9g\0A\00", align 1, !dbg !92
@.str.8 = private unnamed_addr constant [44 x i8] c"error: the scaled residual is not below 16\0A\00", align 1, !dbg !97
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !102
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !109
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !114

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !158 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !191
  %4 = alloca %struct.timespec, align 8, !DIAssignID !192
  %5 = alloca ptr, align 8, !DIAssignID !193
  %6 = alloca ptr, align 8, !DIAssignID !194
  %7 = alloca ptr, align 8, !DIAssignID !195
    #dbg_declare(ptr undef, !196, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !211)
    #dbg_declare(ptr undef, !213, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !228)
    #dbg_value(i32 %0, !164, !DIExpression(), !230)
    #dbg_value(ptr %1, !165, !DIExpression(), !230)
    #dbg_value(i32 %0, !231, !DIExpression(), !243)
    #dbg_value(ptr %1, !237, !DIExpression(), !243)
    #dbg_value(ptr undef, !238, !DIExpression(), !243)
  %8 = icmp slt i32 %0, 6, !dbg !246
  br i1 %8, label %9, label %84, !dbg !248

9:                                                ; preds = %2
    #dbg_assign(i1 undef, !249, !DIExpression(), !195, ptr %7, !DIExpression(), !263)
    #dbg_value(i32 %0, !255, !DIExpression(), !263)
    #dbg_value(ptr %1, !256, !DIExpression(), !263)
    #dbg_value(i32 1, !257, !DIExpression(), !263)
    #dbg_value(ptr @.str, !258, !DIExpression(), !263)
    #dbg_value(i64 1, !259, !DIExpression(), !263)
    #dbg_value(i64 45056, !260, !DIExpression(), !263)
    #dbg_value(i64 2048, !261, !DIExpression(), !263)
    #dbg_value(ptr undef, !262, !DIExpression(), !263)
    #dbg_value(i64 2048, !239, !DIExpression(), !243)
  %10 = icmp sgt i32 %0, 1, !dbg !265
  br i1 %10, label %11, label %87, !dbg !267

11:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #17, !dbg !268
  %12 = tail call ptr @__errno_location() #18, !dbg !269
  store i32 0, ptr %12, align 4, !dbg !270, !tbaa !271
  %13 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !275
  %14 = load ptr, ptr %13, align 8, !dbg !275, !tbaa !276
  %15 = call i64 @strtol(ptr noundef %14, ptr noundef nonnull %7, i32 noundef 10) #17, !dbg !278
    #dbg_value(i64 %15, !239, !DIExpression(), !243)
  %16 = load ptr, ptr %13, align 8, !dbg !279, !tbaa !276
  %17 = load i8, ptr %16, align 1, !dbg !281, !tbaa !282
  %18 = icmp eq i8 %17, 0, !dbg !281
  br i1 %18, label %29, label %19, !dbg !283

19:                                               ; preds = %11
  %20 = load ptr, ptr %7, align 8, !dbg !284, !tbaa !276
  %21 = load i8, ptr %20, align 1, !dbg !285, !tbaa !282
  %22 = icmp eq i8 %21, 0, !dbg !285
  br i1 %22, label %23, label %29, !dbg !286

23:                                               ; preds = %19
  %24 = load i32, ptr %12, align 4, !dbg !287, !tbaa !271
  %25 = icmp ne i32 %24, 0, !dbg !287
  %26 = add i64 %15, -45057, !dbg !288
  %27 = icmp ult i64 %26, -45056, !dbg !288
  %28 = select i1 %25, i1 true, i1 %27, !dbg !288
  br i1 %28, label %29, label %32, !dbg !288

29:                                               ; preds = %23, %19, %11
  %30 = load ptr, ptr @stderr, align 8, !dbg !289, !tbaa !276
  %31 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %30, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str, ptr noundef nonnull %16, i64 noundef 1, i64 noundef 45056) #19, !dbg !290
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17, !dbg !291
    #dbg_value(i64 %15, !239, !DIExpression(), !243)
  br label %84, !dbg !292

32:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17, !dbg !291
    #dbg_value(i64 %15, !239, !DIExpression(), !243)
  %33 = trunc nuw i64 %15 to i32, !dbg !293
    #dbg_assign(i1 undef, !249, !DIExpression(), !194, ptr %6, !DIExpression(), !295)
    #dbg_value(i32 %0, !255, !DIExpression(), !295)
    #dbg_value(ptr %1, !256, !DIExpression(), !295)
    #dbg_value(i32 2, !257, !DIExpression(), !295)
    #dbg_value(ptr @.str.1, !258, !DIExpression(), !295)
    #dbg_value(i64 1, !259, !DIExpression(), !295)
    #dbg_value(i64 4096, !260, !DIExpression(), !295)
    #dbg_value(i64 512, !261, !DIExpression(), !295)
    #dbg_value(ptr undef, !262, !DIExpression(), !295)
    #dbg_value(i64 512, !241, !DIExpression(), !243)
  %34 = icmp eq i32 %0, 2, !dbg !297
  br i1 %34, label %87, label %35, !dbg !298

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #17, !dbg !299
  store i32 0, ptr %12, align 4, !dbg !300, !tbaa !271
  %36 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !301
  %37 = load ptr, ptr %36, align 8, !dbg !301, !tbaa !276
  %38 = call i64 @strtol(ptr noundef %37, ptr noundef nonnull %6, i32 noundef 10) #17, !dbg !302
    #dbg_value(i64 %38, !241, !DIExpression(), !243)
  %39 = load ptr, ptr %36, align 8, !dbg !303, !tbaa !276
  %40 = load i8, ptr %39, align 1, !dbg !304, !tbaa !282
  %41 = icmp eq i8 %40, 0, !dbg !304
  br i1 %41, label %52, label %42, !dbg !305

42:                                               ; preds = %35
  %43 = load ptr, ptr %6, align 8, !dbg !306, !tbaa !276
  %44 = load i8, ptr %43, align 1, !dbg !307, !tbaa !282
  %45 = icmp eq i8 %44, 0, !dbg !307
  br i1 %45, label %46, label %52, !dbg !308

46:                                               ; preds = %42
  %47 = load i32, ptr %12, align 4, !dbg !309, !tbaa !271
  %48 = icmp ne i32 %47, 0, !dbg !309
  %49 = add i64 %38, -4097, !dbg !310
  %50 = icmp ult i64 %49, -4096, !dbg !310
  %51 = select i1 %48, i1 true, i1 %50, !dbg !310
  br i1 %51, label %52, label %55, !dbg !310

52:                                               ; preds = %46, %42, %35
  %53 = load ptr, ptr @stderr, align 8, !dbg !311, !tbaa !276
  %54 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %53, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %39, i64 noundef 1, i64 noundef 4096) #19, !dbg !312
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17, !dbg !313
    #dbg_value(i64 %38, !241, !DIExpression(), !243)
  br label %84, !dbg !314

55:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #17, !dbg !313
    #dbg_value(i64 %38, !241, !DIExpression(), !243)
  %56 = trunc nuw i64 %38 to i32, !dbg !315
  %57 = add nuw nsw i32 %56, 127, !dbg !316
  %58 = and i32 %57, 16256, !dbg !317
    #dbg_assign(i1 undef, !249, !DIExpression(), !193, ptr %5, !DIExpression(), !318)
    #dbg_value(i32 %0, !255, !DIExpression(), !318)
    #dbg_value(ptr %1, !256, !DIExpression(), !318)
    #dbg_value(i32 3, !257, !DIExpression(), !318)
    #dbg_value(ptr @.str.2, !258, !DIExpression(), !318)
    #dbg_value(i64 0, !259, !DIExpression(), !318)
    #dbg_value(i64 2147483647, !260, !DIExpression(), !318)
    #dbg_value(i64 1, !261, !DIExpression(), !318)
    #dbg_value(ptr undef, !262, !DIExpression(), !318)
    #dbg_value(i64 1, !242, !DIExpression(), !243)
  %59 = icmp ugt i32 %0, 3, !dbg !320
  br i1 %59, label %60, label %87, !dbg !321

60:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #17, !dbg !322
  store i32 0, ptr %12, align 4, !dbg !323, !tbaa !271
  %61 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !324
  %62 = load ptr, ptr %61, align 8, !dbg !324, !tbaa !276
  %63 = call i64 @strtol(ptr noundef %62, ptr noundef nonnull %5, i32 noundef 10) #17, !dbg !325
    #dbg_value(i64 %63, !242, !DIExpression(), !243)
  %64 = load ptr, ptr %61, align 8, !dbg !326, !tbaa !276
  %65 = load i8, ptr %64, align 1, !dbg !327, !tbaa !282
  %66 = icmp eq i8 %65, 0, !dbg !327
  br i1 %66, label %76, label %67, !dbg !328

67:                                               ; preds = %60
  %68 = load ptr, ptr %5, align 8, !dbg !329, !tbaa !276
  %69 = load i8, ptr %68, align 1, !dbg !330, !tbaa !282
  %70 = icmp eq i8 %69, 0, !dbg !330
  br i1 %70, label %71, label %76, !dbg !331

71:                                               ; preds = %67
  %72 = load i32, ptr %12, align 4, !dbg !332, !tbaa !271
  %73 = icmp ne i32 %72, 0, !dbg !332
  %74 = icmp ugt i64 %63, 2147483647, !dbg !333
  %75 = select i1 %73, i1 true, i1 %74, !dbg !333
  br i1 %75, label %76, label %79, !dbg !333

76:                                               ; preds = %71, %67, %60
  %77 = load ptr, ptr @stderr, align 8, !dbg !334, !tbaa !276
  %78 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %77, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %64, i64 noundef 0, i64 noundef 2147483647) #19, !dbg !335
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17, !dbg !336
    #dbg_value(i64 %63, !242, !DIExpression(), !243)
  br label %84, !dbg !337

79:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17, !dbg !336
    #dbg_value(i64 %63, !242, !DIExpression(), !243)
    #dbg_value(i32 %33, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230)
    #dbg_value(i32 %58, !166, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !230)
    #dbg_value(i64 %63, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !230)
  %80 = icmp eq i32 %0, 5, !dbg !338
  br i1 %80, label %81, label %87, !dbg !339

81:                                               ; preds = %79
  %82 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !340
  %83 = load ptr, ptr %82, align 8, !dbg !340, !tbaa !276
  br label %87, !dbg !339

84:                                               ; preds = %2, %29, %52, %76
  %85 = load ptr, ptr @stderr, align 8, !dbg !341, !tbaa !276
  %86 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 76, i64 1, ptr %85) #20, !dbg !342
    #dbg_value(ptr undef, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !230)
    #dbg_value(i64 undef, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !230)
    #dbg_value(i32 undef, !166, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !230)
    #dbg_value(i32 undef, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230)
  br label %2041, !dbg !343

87:                                               ; preds = %9, %32, %55, %81, %79
  %88 = phi i32 [ 2048, %9 ], [ %33, %32 ], [ %33, %55 ], [ %33, %79 ], [ %33, %81 ]
  %89 = phi i32 [ 512, %9 ], [ 512, %32 ], [ %58, %55 ], [ %58, %79 ], [ %58, %81 ]
  %90 = phi i64 [ 1, %9 ], [ 1, %32 ], [ 1, %55 ], [ %63, %79 ], [ %63, %81 ]
  %91 = phi ptr [ @.str.3, %9 ], [ @.str.3, %32 ], [ @.str.3, %55 ], [ @.str.3, %79 ], [ %83, %81 ]
    #dbg_value(ptr %91, !166, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !230)
    #dbg_value(i64 %90, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !230)
    #dbg_value(i32 %89, !166, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !230)
    #dbg_value(i32 %88, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230)
    #dbg_value(ptr undef, !203, !DIExpression(), !344)
    #dbg_value(i32 %88, !204, !DIExpression(), !344)
    #dbg_value(i32 %88, !345, !DIExpression(), !350)
  %92 = uitofp nneg i32 %88 to double, !dbg !352
  %93 = fdiv double 3.000000e+00, %92, !dbg !353
  %94 = tail call double @llvm.sqrt.f64(double %93), !dbg !354
    #dbg_value(double %94, !205, !DIExpression(), !344)
    #dbg_value(i32 %88, !196, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !344)
    #dbg_value(i32 %88, !176, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230)
  %95 = zext nneg i32 %88 to i64, !dbg !355
  %96 = mul nuw nsw i64 %95, %95, !dbg !356
    #dbg_value(i64 %96, !357, !DIExpression(), !363)
  %97 = shl nuw nsw i64 %96, 3, !dbg !365
  %98 = tail call noalias ptr @malloc(i64 noundef %97) #21, !dbg !366
    #dbg_value(ptr %98, !362, !DIExpression(), !363)
    #dbg_value(ptr %98, !367, !DIExpression(), !375)
    #dbg_value(i64 %97, !374, !DIExpression(), !375)
  %99 = icmp eq ptr %98, null, !dbg !377
  br i1 %99, label %100, label %103, !dbg !379

100:                                              ; preds = %87
  %101 = load ptr, ptr @stderr, align 8, !dbg !380, !tbaa !276, !noalias !381
  %102 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %101, ptr noundef nonnull @.str.6, i64 noundef %97) #19, !dbg !384, !noalias !381
  tail call void @exit(i32 noundef 1) #22, !dbg !385, !noalias !381
  unreachable, !dbg !385

103:                                              ; preds = %87
    #dbg_value(ptr %98, !196, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !344)
    #dbg_value(ptr %98, !176, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !230)
    #dbg_value(i64 %96, !386, !DIExpression(), !392)
  %104 = shl nuw nsw i64 %96, 2, !dbg !394
  %105 = tail call noalias ptr @malloc(i64 noundef %104) #21, !dbg !395
    #dbg_value(ptr %105, !391, !DIExpression(), !392)
    #dbg_value(ptr %105, !367, !DIExpression(), !396)
    #dbg_value(i64 %104, !374, !DIExpression(), !396)
  %106 = icmp eq ptr %105, null, !dbg !398
  br i1 %106, label %107, label %110, !dbg !399

107:                                              ; preds = %103
  %108 = load ptr, ptr @stderr, align 8, !dbg !400, !tbaa !276, !noalias !381
  %109 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %108, ptr noundef nonnull @.str.6, i64 noundef %104) #19, !dbg !401, !noalias !381
  tail call void @exit(i32 noundef 1) #22, !dbg !402, !noalias !381
  unreachable, !dbg !402

110:                                              ; preds = %103
    #dbg_value(ptr %105, !196, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !344)
    #dbg_value(ptr %105, !176, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !230)
  %111 = shl nuw nsw i64 %95, 9, !dbg !403
    #dbg_value(i64 %111, !386, !DIExpression(), !404)
  %112 = tail call noalias ptr @malloc(i64 noundef %111) #21, !dbg !406
    #dbg_value(ptr %112, !391, !DIExpression(), !404)
    #dbg_value(ptr %112, !367, !DIExpression(), !407)
    #dbg_value(i64 %111, !374, !DIExpression(), !407)
  %113 = icmp eq ptr %112, null, !dbg !409
  br i1 %113, label %114, label %117, !dbg !410

114:                                              ; preds = %110
  %115 = load ptr, ptr @stderr, align 8, !dbg !411, !tbaa !276, !noalias !381
  %116 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %115, ptr noundef nonnull @.str.6, i64 noundef %111) #19, !dbg !412, !noalias !381
  tail call void @exit(i32 noundef 1) #22, !dbg !413, !noalias !381
  unreachable, !dbg !413

117:                                              ; preds = %110
    #dbg_value(ptr %112, !196, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !344)
    #dbg_value(ptr %112, !176, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !230)
    #dbg_value(i64 %111, !386, !DIExpression(), !414)
  %118 = tail call noalias ptr @malloc(i64 noundef %111) #21, !dbg !416
    #dbg_value(ptr %118, !391, !DIExpression(), !414)
    #dbg_value(ptr %118, !367, !DIExpression(), !417)
    #dbg_value(i64 %111, !374, !DIExpression(), !417)
  %119 = icmp eq ptr %118, null, !dbg !419
  br i1 %119, label %120, label %123, !dbg !420

120:                                              ; preds = %117
  %121 = load ptr, ptr @stderr, align 8, !dbg !421, !tbaa !276, !noalias !381
  %122 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %121, ptr noundef nonnull @.str.6, i64 noundef %111) #19, !dbg !422, !noalias !381
  tail call void @exit(i32 noundef 1) #22, !dbg !423, !noalias !381
  unreachable, !dbg !423

123:                                              ; preds = %117
    #dbg_value(ptr %118, !196, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !344)
    #dbg_value(ptr %118, !176, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !230)
    #dbg_value(i64 %111, !386, !DIExpression(), !424)
  %124 = tail call noalias ptr @malloc(i64 noundef %111) #21, !dbg !426
    #dbg_value(ptr %124, !391, !DIExpression(), !424)
    #dbg_value(ptr %124, !367, !DIExpression(), !427)
    #dbg_value(i64 %111, !374, !DIExpression(), !427)
  %125 = icmp eq ptr %124, null, !dbg !429
  br i1 %125, label %126, label %129, !dbg !430

126:                                              ; preds = %123
  %127 = load ptr, ptr @stderr, align 8, !dbg !431, !tbaa !276, !noalias !381
  %128 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %127, ptr noundef nonnull @.str.6, i64 noundef %111) #19, !dbg !432, !noalias !381
  tail call void @exit(i32 noundef 1) #22, !dbg !433, !noalias !381
  unreachable, !dbg !433

129:                                              ; preds = %123
    #dbg_value(ptr %124, !196, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !344)
    #dbg_value(ptr %124, !176, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !230)
    #dbg_value(i32 0, !206, !DIExpression(), !434)
  %130 = mul i64 %90, 3757484087069086976
  %131 = icmp ult i32 %88, 2
  %132 = and i64 %95, 2147483646
  %133 = insertelement <2 x i64> poison, i64 %130, i64 0
  %134 = shufflevector <2 x i64> %133, <2 x i64> poison, <2 x i32> zeroinitializer
  %135 = insertelement <2 x double> poison, double %94, i64 0
  %136 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %137 = icmp eq i64 %132, %95
  br label %138, !dbg !435

138:                                              ; preds = %180, %129
  %139 = phi i64 [ 0, %129 ], [ %181, %180 ]
    #dbg_value(i64 %139, !206, !DIExpression(), !434)
    #dbg_value(i32 0, !208, !DIExpression(), !436)
  %140 = mul nuw nsw i64 %139, %95
  br i1 %131, label %141, label %143, !dbg !437

141:                                              ; preds = %179, %138
  %142 = phi i64 [ 0, %138 ], [ %132, %179 ]
  br label %183, !dbg !437

143:                                              ; preds = %138
  %144 = insertelement <2 x i64> poison, i64 %139, i64 0, !dbg !437
  %145 = shufflevector <2 x i64> %144, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !437
  br label %146, !dbg !437

146:                                              ; preds = %146, %143
  %147 = phi i64 [ 0, %143 ], [ %176, %146 ], !dbg !438
  %148 = phi <2 x i64> [ <i64 0, i64 1>, %143 ], [ %177, %146 ]
  %149 = or disjoint i64 %147, 1, !dbg !437
  %150 = add nuw nsw i64 %147, %140, !dbg !440
  %151 = add nuw nsw i64 %149, %140, !dbg !440
  %152 = insertelement <2 x i64> poison, i64 %150, i64 0, !dbg !437
  %153 = insertelement <2 x i64> %152, i64 %151, i64 1, !dbg !437
  %154 = mul <2 x i64> %153, <i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !437
  %155 = add <2 x i64> %154, %134, !dbg !460
  %156 = lshr <2 x i64> %155, <i64 30, i64 30>, !dbg !480
  %157 = xor <2 x i64> %156, %155, !dbg !481
  %158 = mul <2 x i64> %157, <i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !482
  %159 = lshr <2 x i64> %158, <i64 27, i64 27>, !dbg !483
  %160 = xor <2 x i64> %159, %158, !dbg !484
  %161 = mul <2 x i64> %160, <i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !485
  %162 = lshr <2 x i64> %161, <i64 40, i64 40>, !dbg !486
  %163 = trunc nuw nsw <2 x i64> %162 to <2 x i32>, !dbg !486
  %164 = or <2 x i32> %163, <i32 1, i32 1>, !dbg !487
  %165 = add nsw <2 x i32> %164, <i32 -8388608, i32 -8388608>, !dbg !488
  %166 = sitofp <2 x i32> %165 to <2 x float>, !dbg !489
  %167 = fmul <2 x float> %166, <float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !490
  %168 = fpext <2 x float> %167 to <2 x double>, !dbg !491
  %169 = fmul <2 x double> %136, %168, !dbg !492
  %170 = icmp eq <2 x i64> %148, %145, !dbg !493
  %171 = select <2 x i1> %170, <2 x double> <double 2.000000e+00, double 2.000000e+00>, <2 x double> zeroinitializer, !dbg !494
  %172 = fadd <2 x double> %171, %169, !dbg !495
  %173 = getelementptr inbounds double, ptr %98, i64 %150, !dbg !496
  store <2 x double> %172, ptr %173, align 8, !dbg !497, !tbaa !498, !noalias !381
  %174 = fptrunc <2 x double> %172 to <2 x float>, !dbg !500
  %175 = getelementptr inbounds float, ptr %105, i64 %150, !dbg !501
  store <2 x float> %174, ptr %175, align 4, !dbg !502, !tbaa !503, !noalias !381
  %176 = add nuw i64 %147, 2, !dbg !438
  %177 = add <2 x i64> %148, <i64 2, i64 2>
  %178 = icmp eq i64 %176, %132, !dbg !438
  br i1 %178, label %179, label %146, !dbg !438, !llvm.loop !505

179:                                              ; preds = %146
  br i1 %137, label %180, label %141, !dbg !437

180:                                              ; preds = %183, %179
  %181 = add nuw nsw i64 %139, 1, !dbg !510
    #dbg_value(i64 %181, !206, !DIExpression(), !434)
  %182 = icmp eq i64 %181, %95, !dbg !511
  br i1 %182, label %210, label %138, !dbg !435, !llvm.loop !512

183:                                              ; preds = %141, %183
  %184 = phi i64 [ %208, %183 ], [ %142, %141 ]
    #dbg_value(i64 %184, !208, !DIExpression(), !436)
    #dbg_value(i64 %90, !453, !DIExpression(), !514)
    #dbg_value(double %94, !454, !DIExpression(), !514)
    #dbg_value(i32 %88, !455, !DIExpression(), !514)
    #dbg_value(i64 %184, !456, !DIExpression(), !514)
    #dbg_value(i64 %139, !457, !DIExpression(), !514)
    #dbg_value(i64 %184, !445, !DIExpression(), !515)
    #dbg_value(i64 %139, !446, !DIExpression(), !515)
    #dbg_value(i32 %88, !447, !DIExpression(), !515)
  %185 = add nuw nsw i64 %184, %140, !dbg !440
    #dbg_value(i64 %90, !474, !DIExpression(), !516)
    #dbg_value(i64 0, !475, !DIExpression(), !516)
    #dbg_value(i64 %185, !476, !DIExpression(), !516)
    #dbg_value(i64 %90, !465, !DIExpression(), !517)
    #dbg_value(i64 0, !466, !DIExpression(), !517)
    #dbg_value(i64 %185, !467, !DIExpression(), !517)
  %186 = mul i64 %185, -7046029254386353131, !dbg !518
  %187 = add i64 %186, %130, !dbg !460
    #dbg_value(i64 %187, !468, !DIExpression(), !517)
  %188 = lshr i64 %187, 30, !dbg !480
  %189 = xor i64 %188, %187, !dbg !481
  %190 = mul i64 %189, -4658895280553007687, !dbg !482
    #dbg_value(i64 %190, !468, !DIExpression(), !517)
  %191 = lshr i64 %190, 27, !dbg !483
  %192 = xor i64 %191, %190, !dbg !484
  %193 = mul i64 %192, -7723592293110705685, !dbg !485
    #dbg_value(i64 %193, !468, !DIExpression(), !517)
    #dbg_value(!DIArgList(i64 0, i64 %193), !477, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !516)
  %194 = lshr i64 %193, 40, !dbg !486
  %195 = trunc nuw nsw i64 %194 to i32, !dbg !486
  %196 = or i32 %195, 1, !dbg !487
  %197 = add nsw i32 %196, -8388608, !dbg !488
  %198 = sitofp i32 %197 to float, !dbg !489
  %199 = fmul float %198, 0x3E80000000000000, !dbg !490
  %200 = fpext float %199 to double, !dbg !491
  %201 = fmul double %94, %200, !dbg !492
  %202 = icmp eq i64 %184, %139, !dbg !493
  %203 = select i1 %202, double 2.000000e+00, double 0.000000e+00, !dbg !494
  %204 = fadd double %203, %201, !dbg !495
    #dbg_value(i64 %184, !445, !DIExpression(), !519)
    #dbg_value(i64 %139, !446, !DIExpression(), !519)
    #dbg_value(i32 %88, !447, !DIExpression(), !519)
  %205 = getelementptr inbounds double, ptr %98, i64 %185, !dbg !496
  store double %204, ptr %205, align 8, !dbg !497, !tbaa !498, !noalias !381
    #dbg_value(i64 %184, !445, !DIExpression(), !521)
    #dbg_value(i64 %139, !446, !DIExpression(), !521)
    #dbg_value(i32 %88, !447, !DIExpression(), !521)
  %206 = fptrunc double %204 to float, !dbg !500
    #dbg_value(i64 %184, !445, !DIExpression(), !523)
    #dbg_value(i64 %139, !446, !DIExpression(), !523)
    #dbg_value(i32 %88, !447, !DIExpression(), !523)
  %207 = getelementptr inbounds float, ptr %105, i64 %185, !dbg !501
  store float %206, ptr %207, align 4, !dbg !502, !tbaa !503, !noalias !381
  %208 = add nuw nsw i64 %184, 1, !dbg !438
    #dbg_value(i64 %208, !208, !DIExpression(), !436)
  %209 = icmp eq i64 %208, %95, !dbg !525
  br i1 %209, label %180, label %183, !dbg !437, !llvm.loop !526

210:                                              ; preds = %180
    #dbg_value(ptr undef, !527, !DIExpression(), !535)
    #dbg_value(i64 %95, !357, !DIExpression(), !537)
  %211 = shl nuw nsw i64 %95, 3, !dbg !539
  %212 = tail call noalias ptr @malloc(i64 noundef %211) #21, !dbg !540
    #dbg_value(ptr %212, !362, !DIExpression(), !537)
    #dbg_value(ptr %212, !367, !DIExpression(), !541)
    #dbg_value(i64 %211, !374, !DIExpression(), !541)
  %213 = icmp eq ptr %212, null, !dbg !543
  br i1 %213, label %247, label %214, !dbg !544

214:                                              ; preds = %210
    #dbg_value(i32 0, !533, !DIExpression(), !545)
  %215 = add i64 %130, -3372029247567499371
  %216 = icmp ult i32 %88, 2, !dbg !546
  br i1 %216, label %217, label %219, !dbg !546

217:                                              ; preds = %245, %214
  %218 = phi i64 [ 0, %214 ], [ %220, %245 ]
  br label %250, !dbg !546

219:                                              ; preds = %214
  %220 = and i64 %95, 2147483646, !dbg !546
  %221 = insertelement <2 x i64> poison, i64 %215, i64 0, !dbg !546
  %222 = shufflevector <2 x i64> %221, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !546
  br label %223, !dbg !546

223:                                              ; preds = %223, %219
  %224 = phi i64 [ 0, %219 ], [ %242, %223 ], !dbg !547
  %225 = phi <2 x i64> [ <i64 0, i64 1>, %219 ], [ %243, %223 ]
  %226 = mul <2 x i64> %225, <i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !549
  %227 = add <2 x i64> %222, %226, !dbg !552
  %228 = lshr <2 x i64> %227, <i64 30, i64 30>, !dbg !553
  %229 = xor <2 x i64> %228, %227, !dbg !554
  %230 = mul <2 x i64> %229, <i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !555
  %231 = lshr <2 x i64> %230, <i64 27, i64 27>, !dbg !556
  %232 = xor <2 x i64> %231, %230, !dbg !557
  %233 = mul <2 x i64> %232, <i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !558
  %234 = lshr <2 x i64> %233, <i64 40, i64 40>, !dbg !559
  %235 = trunc nuw nsw <2 x i64> %234 to <2 x i32>, !dbg !559
  %236 = or <2 x i32> %235, <i32 1, i32 1>, !dbg !560
  %237 = add nsw <2 x i32> %236, <i32 -8388608, i32 -8388608>, !dbg !561
  %238 = sitofp <2 x i32> %237 to <2 x float>, !dbg !562
  %239 = fmul <2 x float> %238, <float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !563
  %240 = fpext <2 x float> %239 to <2 x double>, !dbg !564
  %241 = getelementptr inbounds double, ptr %212, i64 %224, !dbg !565
  store <2 x double> %240, ptr %241, align 8, !dbg !566, !tbaa !498
  %242 = add nuw i64 %224, 2, !dbg !547
  %243 = add <2 x i64> %225, <i64 2, i64 2>
  %244 = icmp eq i64 %242, %220, !dbg !547
  br i1 %244, label %245, label %223, !dbg !547, !llvm.loop !567

245:                                              ; preds = %223
  %246 = icmp eq i64 %220, %95, !dbg !546
  br i1 %246, label %270, label %217, !dbg !546

247:                                              ; preds = %210
  %248 = load ptr, ptr @stderr, align 8, !dbg !569, !tbaa !276
  %249 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %248, ptr noundef nonnull @.str.6, i64 noundef %211) #19, !dbg !570
  tail call void @exit(i32 noundef 1) #22, !dbg !571
  unreachable, !dbg !571

250:                                              ; preds = %217, %250
  %251 = phi i64 [ %268, %250 ], [ %218, %217 ]
    #dbg_value(i64 %251, !533, !DIExpression(), !545)
    #dbg_value(i64 poison, !474, !DIExpression(), !572)
    #dbg_value(i64 1, !475, !DIExpression(), !572)
    #dbg_value(i64 %251, !476, !DIExpression(), !572)
    #dbg_value(i64 poison, !465, !DIExpression(), !573)
    #dbg_value(i64 1, !466, !DIExpression(), !573)
    #dbg_value(i64 %251, !467, !DIExpression(), !573)
  %252 = mul i64 %251, -7046029254386353131, !dbg !549
  %253 = add i64 %215, %252, !dbg !552
    #dbg_value(i64 %253, !468, !DIExpression(), !573)
  %254 = lshr i64 %253, 30, !dbg !553
  %255 = xor i64 %254, %253, !dbg !554
  %256 = mul i64 %255, -4658895280553007687, !dbg !555
    #dbg_value(i64 %256, !468, !DIExpression(), !573)
  %257 = lshr i64 %256, 27, !dbg !556
  %258 = xor i64 %257, %256, !dbg !557
  %259 = mul i64 %258, -7723592293110705685, !dbg !558
    #dbg_value(i64 %259, !468, !DIExpression(), !573)
    #dbg_value(!DIArgList(i64 0, i64 %259), !477, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !572)
  %260 = lshr i64 %259, 40, !dbg !559
  %261 = trunc nuw nsw i64 %260 to i32, !dbg !559
  %262 = or i32 %261, 1, !dbg !560
  %263 = add nsw i32 %262, -8388608, !dbg !561
  %264 = sitofp i32 %263 to float, !dbg !562
  %265 = fmul float %264, 0x3E80000000000000, !dbg !563
  %266 = fpext float %265 to double, !dbg !564
  %267 = getelementptr inbounds double, ptr %212, i64 %251, !dbg !565
  store double %266, ptr %267, align 8, !dbg !566, !tbaa !498
  %268 = add nuw nsw i64 %251, 1, !dbg !547
    #dbg_value(i64 %268, !533, !DIExpression(), !545)
  %269 = icmp eq i64 %268, %95, !dbg !574
  br i1 %269, label %270, label %250, !dbg !546, !llvm.loop !575

270:                                              ; preds = %250, %245
    #dbg_value(ptr %212, !177, !DIExpression(), !230)
    #dbg_value(i64 %95, !357, !DIExpression(), !576)
  %271 = tail call noalias ptr @malloc(i64 noundef %211) #21, !dbg !578
    #dbg_value(ptr %271, !362, !DIExpression(), !576)
    #dbg_value(ptr %271, !367, !DIExpression(), !579)
    #dbg_value(i64 %211, !374, !DIExpression(), !579)
  %272 = icmp eq ptr %271, null, !dbg !581
  br i1 %272, label %273, label %276, !dbg !582

273:                                              ; preds = %270
  %274 = load ptr, ptr @stderr, align 8, !dbg !583, !tbaa !276
  %275 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %274, ptr noundef nonnull @.str.6, i64 noundef %211) #19, !dbg !584
  tail call void @exit(i32 noundef 1) #22, !dbg !585
  unreachable, !dbg !585

276:                                              ; preds = %270
    #dbg_value(ptr %271, !178, !DIExpression(), !230)
    #dbg_assign(i1 undef, !586, !DIExpression(), !192, ptr %4, !DIExpression(), !598)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17, !dbg !600
  %277 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #17, !dbg !601
  %278 = load i64, ptr %4, align 8, !dbg !602, !tbaa !603
  %279 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !606
  %280 = load i64, ptr %279, align 8, !dbg !606, !tbaa !607
  %281 = sitofp i64 %280 to double, !dbg !608
  %282 = fmul double %281, 1.000000e-09, !dbg !609
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17, !dbg !610
    #dbg_value(double %692, !179, !DIExpression(), !230)
    #dbg_value(ptr undef, !611, !DIExpression(), !624)
    #dbg_value(i32 %89, !616, !DIExpression(), !624)
    #dbg_value(i32 %88, !617, !DIExpression(), !624)
    #dbg_value(i32 0, !618, !DIExpression(), !626)
  %283 = icmp eq i32 %89, 0
  %284 = zext nneg i32 %89 to i64, !dbg !627
  br label %285, !dbg !627

285:                                              ; preds = %687, %276
  %286 = phi i32 [ %689, %687 ], [ 0, %276 ]
  %287 = phi i64 [ %309, %687 ], [ 0, %276 ]
  %288 = mul i32 %89, %286, !dbg !628
  %289 = add i32 %286, 1, !dbg !628
  %290 = mul i32 %89, %289, !dbg !628
  %291 = call i32 @llvm.smin.i32(i32 %88, i32 %290), !dbg !628
  %292 = sub i32 %291, %288, !dbg !628
  %293 = mul i32 %89, %286, !dbg !628
  %294 = add i32 %286, 1, !dbg !628
  %295 = mul i32 %89, %294, !dbg !628
  %296 = call i32 @llvm.smin.i32(i32 %88, i32 %295), !dbg !628
  %297 = mul i32 %89, %286, !dbg !628
  %298 = add i32 %286, 1, !dbg !628
  %299 = mul i32 %89, %298, !dbg !628
  %300 = call i32 @llvm.smin.i32(i32 %88, i32 %299), !dbg !628
  %301 = mul i32 %89, %286, !dbg !628
  %302 = add i32 %286, 1, !dbg !628
  %303 = mul i32 %89, %302, !dbg !628
  %304 = call i32 @llvm.smin.i32(i32 %88, i32 %303), !dbg !628
  %305 = mul i32 %89, %286, !dbg !628
    #dbg_value(i64 %287, !618, !DIExpression(), !626)
  %306 = add i32 %286, 1, !dbg !628
  %307 = mul i32 %89, %306, !dbg !628
  %308 = call i32 @llvm.smin.i32(i32 %88, i32 %307), !dbg !628
  %309 = add nuw nsw i64 %287, %284, !dbg !628
    #dbg_value(i32 %88, !629, !DIExpression(), !635)
    #dbg_value(i64 %309, !634, !DIExpression(), !635)
  %310 = trunc nsw i64 %309 to i32, !dbg !637
  %311 = call noundef i32 @llvm.smin.i32(i32 %88, i32 %310), !dbg !637
    #dbg_value(i32 %311, !620, !DIExpression(), !638)
  %312 = sub nsw i32 %88, %311, !dbg !639
    #dbg_value(i32 %312, !623, !DIExpression(), !638)
    #dbg_value(ptr undef, !640, !DIExpression(), !660)
    #dbg_value(i64 %287, !645, !DIExpression(), !660)
    #dbg_value(i32 %311, !646, !DIExpression(), !660)
    #dbg_value(i32 %88, !647, !DIExpression(), !660)
    #dbg_value(i64 %287, !648, !DIExpression(), !662)
  br i1 %283, label %674, label %313, !dbg !663

313:                                              ; preds = %285
  %314 = icmp sgt i32 %88, %310
  %315 = sext i32 %311 to i64
  %316 = mul nsw i64 %315, %95
  %317 = getelementptr float, ptr %105, i64 %316
  br label %318, !dbg !663

318:                                              ; preds = %670, %313
  %319 = phi i32 [ %673, %670 ], [ 0, %313 ]
  %320 = phi i64 [ %671, %670 ], [ %287, %313 ]
  %321 = mul i32 %319, -128, !dbg !664
  %322 = add i32 %292, %321, !dbg !664
  %323 = call i32 @llvm.smin.i32(i32 %322, i32 128), !dbg !664
  %324 = add i32 %88, %321, !dbg !664
  %325 = add i32 %288, %323, !dbg !664
  %326 = sub i32 %324, %325, !dbg !664
  %327 = zext i32 %326 to i64, !dbg !664
  %328 = shl i32 %319, 7, !dbg !664
  %329 = add i32 %293, %328, !dbg !664
  %330 = sub i32 %296, %329, !dbg !664
  %331 = call i32 @llvm.smin.i32(i32 %330, i32 128), !dbg !664
  %332 = zext i32 %331 to i64, !dbg !664
  %333 = shl i32 %319, 7, !dbg !664
  %334 = add i32 %297, %333, !dbg !664
  %335 = sub i32 %300, %334, !dbg !664
  %336 = call i32 @llvm.smin.i32(i32 %335, i32 128), !dbg !664
  %337 = zext i32 %336 to i64, !dbg !664
  %338 = shl i32 %319, 7, !dbg !664
  %339 = add i32 %301, %338, !dbg !664
  %340 = sub i32 %304, %339, !dbg !664
  %341 = call i32 @llvm.smin.i32(i32 %340, i32 128), !dbg !664
  %342 = shl i32 %319, 7, !dbg !664
  %343 = add i32 %305, %342, !dbg !664
  %344 = sub i32 %308, %343, !dbg !664
  %345 = call i32 @llvm.smin.i32(i32 %344, i32 128), !dbg !664
    #dbg_value(i64 %320, !648, !DIExpression(), !662)
  %346 = sub nsw i64 %315, %320, !dbg !664
    #dbg_value(i32 128, !629, !DIExpression(), !665)
    #dbg_value(i64 %346, !634, !DIExpression(), !665)
  %347 = trunc nsw i64 %346 to i32, !dbg !667
  %348 = call noundef i32 @llvm.smin.i32(i32 %347, i32 128), !dbg !667
    #dbg_value(i32 %348, !650, !DIExpression(), !668)
  %349 = trunc nsw i64 %320 to i32, !dbg !669
  %350 = add nsw i32 %348, %349, !dbg !669
    #dbg_value(i32 %350, !653, !DIExpression(), !668)
  %351 = sub nsw i32 %88, %350, !dbg !670
    #dbg_value(i32 %351, !654, !DIExpression(), !668)
  %352 = sub nsw i32 %311, %350, !dbg !671
    #dbg_value(i32 %352, !655, !DIExpression(), !668)
  %353 = shl nsw i64 %320, 7, !dbg !672
  %354 = getelementptr inbounds float, ptr %112, i64 %353, !dbg !673
    #dbg_value(ptr %354, !656, !DIExpression(), !668)
  %355 = getelementptr inbounds float, ptr %118, i64 %353, !dbg !674
    #dbg_value(ptr %355, !657, !DIExpression(), !668)
    #dbg_value(i32 %350, !445, !DIExpression(), !675)
    #dbg_value(i64 %320, !446, !DIExpression(), !675)
    #dbg_value(i32 %88, !447, !DIExpression(), !675)
  %356 = mul nuw nsw i64 %320, %95, !dbg !677
  %357 = sext i32 %350 to i64, !dbg !678
  %358 = getelementptr float, ptr %105, i64 %356, !dbg !679
  %359 = getelementptr float, ptr %358, i64 %357, !dbg !679
    #dbg_value(ptr %359, !658, !DIExpression(), !668)
    #dbg_value(i64 %320, !445, !DIExpression(), !680)
    #dbg_value(i32 %350, !446, !DIExpression(), !680)
    #dbg_value(i32 %88, !447, !DIExpression(), !680)
  %360 = mul nsw i64 %357, %95, !dbg !682
  %361 = getelementptr float, ptr %105, i64 %360, !dbg !683
  %362 = getelementptr float, ptr %361, i64 %320, !dbg !683
    #dbg_value(ptr %362, !659, !DIExpression(), !668)
    #dbg_value(i64 %320, !445, !DIExpression(), !684)
    #dbg_value(i64 %320, !446, !DIExpression(), !684)
    #dbg_value(i32 %88, !447, !DIExpression(), !684)
  %363 = getelementptr float, ptr %358, i64 %320, !dbg !686
    #dbg_value(ptr %363, !687, !DIExpression(), !703)
    #dbg_value(i32 %88, !692, !DIExpression(), !703)
    #dbg_value(i32 %348, !693, !DIExpression(), !703)
    #dbg_value(i32 0, !694, !DIExpression(), !705)
  %364 = icmp sgt i64 %346, 0, !dbg !706
  br i1 %364, label %365, label %597, !dbg !707

365:                                              ; preds = %318
  %366 = zext nneg i32 %348 to i64, !dbg !707
  br label %370, !dbg !707

367:                                              ; preds = %464, %370
    #dbg_value(i64 %381, !694, !DIExpression(), !705)
  %368 = add nuw nsw i64 %372, 1, !dbg !707
  %369 = icmp eq i64 %381, %366, !dbg !706
  br i1 %369, label %467, label %370, !dbg !707, !llvm.loop !708

370:                                              ; preds = %367, %365
  %371 = phi i64 [ 0, %365 ], [ %381, %367 ]
  %372 = phi i64 [ 1, %365 ], [ %368, %367 ]
  %373 = xor i64 %371, -1, !dbg !710
  %374 = add nsw i64 %373, %337, !dbg !710
    #dbg_value(i64 %371, !694, !DIExpression(), !705)
    #dbg_value(i32 0, !445, !DIExpression(), !712)
    #dbg_value(i64 %371, !446, !DIExpression(), !712)
    #dbg_value(i32 %88, !447, !DIExpression(), !712)
  %375 = trunc i64 %371 to i32, !dbg !710
  %376 = xor i32 %375, -1, !dbg !710
  %377 = add i32 %341, %376, !dbg !710
  %378 = zext i32 %377 to i64, !dbg !710
  %379 = mul nuw nsw i64 %371, %95, !dbg !710
  %380 = getelementptr inbounds float, ptr %363, i64 %379, !dbg !713
    #dbg_value(ptr %380, !696, !DIExpression(), !714)
  %381 = add nuw nsw i64 %371, 1, !dbg !715
    #dbg_value(i64 %381, !699, !DIExpression(), !716)
  %382 = icmp ult i64 %381, %366, !dbg !717
  br i1 %382, label %383, label %367, !dbg !719

383:                                              ; preds = %370
  %384 = getelementptr inbounds float, ptr %380, i64 %371
  %385 = icmp ult i64 %374, 4, !dbg !719
  br i1 %385, label %386, label %388, !dbg !719

386:                                              ; preds = %402, %383
  %387 = phi i64 [ %372, %383 ], [ %390, %402 ]
  br label %417, !dbg !719

388:                                              ; preds = %383
  %389 = and i64 %374, -4, !dbg !719
  %390 = add i64 %372, %389, !dbg !719
  %391 = getelementptr float, ptr %380, i64 %372
  br label %392, !dbg !719

392:                                              ; preds = %392, %388
  %393 = phi i64 [ 0, %388 ], [ %400, %392 ]
  %394 = load float, ptr %384, align 4, !dbg !720, !tbaa !503
  %395 = insertelement <4 x float> poison, float %394, i64 0, !dbg !721
  %396 = shufflevector <4 x float> %395, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !721
  %397 = getelementptr float, ptr %391, i64 %393, !dbg !721
  %398 = load <4 x float>, ptr %397, align 4, !dbg !722, !tbaa !503
  %399 = fdiv <4 x float> %398, %396, !dbg !719
  store <4 x float> %399, ptr %397, align 4, !dbg !722, !tbaa !503
  %400 = add nuw i64 %393, 4
  %401 = icmp eq i64 %400, %389
  br i1 %401, label %402, label %392, !llvm.loop !723

402:                                              ; preds = %392
  %403 = icmp eq i64 %374, %389, !dbg !719
  br i1 %403, label %404, label %386, !dbg !719

404:                                              ; preds = %417, %402
  %405 = getelementptr float, ptr %363, i64 %371, !dbg !725
    #dbg_value(i64 %381, !701, !DIExpression(), !726)
  %406 = getelementptr inbounds i8, ptr %380, i64 4, !dbg !725
  %407 = trunc nuw nsw i64 %371 to i32
  %408 = xor i32 %407, -1
  %409 = add nsw i32 %348, %408
  %410 = getelementptr inbounds float, ptr %406, i64 %371
  %411 = getelementptr float, ptr %363, i64 %381, !dbg !725
  %412 = icmp sgt i32 %409, 0
  %413 = zext nneg i32 %409 to i64
  %414 = icmp ult i32 %377, 8
  %415 = and i64 %378, 4294967288
  %416 = icmp eq i64 %415, %378
  br label %425, !dbg !725

417:                                              ; preds = %386, %417
  %418 = phi i64 [ %423, %417 ], [ %387, %386 ]
    #dbg_value(i64 %418, !699, !DIExpression(), !716)
  %419 = load float, ptr %384, align 4, !dbg !720, !tbaa !503
  %420 = getelementptr inbounds float, ptr %380, i64 %418, !dbg !721
  %421 = load float, ptr %420, align 4, !dbg !722, !tbaa !503
  %422 = fdiv float %421, %419, !dbg !722
  store float %422, ptr %420, align 4, !dbg !722, !tbaa !503
  %423 = add nuw nsw i64 %418, 1, !dbg !727
    #dbg_value(i64 %423, !699, !DIExpression(), !716)
  %424 = icmp eq i64 %423, %366, !dbg !717
  br i1 %424, label %404, label %417, !dbg !719, !llvm.loop !728

425:                                              ; preds = %464, %404
  %426 = phi i64 [ %372, %404 ], [ %465, %464 ]
    #dbg_value(i64 %426, !701, !DIExpression(), !726)
    #dbg_value(i32 undef, !445, !DIExpression(), !729)
    #dbg_value(i64 %426, !446, !DIExpression(), !729)
    #dbg_value(i32 %88, !447, !DIExpression(), !729)
  %427 = mul nuw nsw i64 %426, %95, !dbg !732
  %428 = getelementptr float, ptr %405, i64 %427, !dbg !733
  %429 = load float, ptr %428, align 4, !dbg !733, !tbaa !503
    #dbg_value(i64 %381, !445, !DIExpression(), !734)
    #dbg_value(i64 %426, !446, !DIExpression(), !734)
    #dbg_value(i32 %88, !447, !DIExpression(), !734)
  %430 = getelementptr float, ptr %411, i64 %427, !dbg !736
  call void @llvm.experimental.noalias.scope.decl(metadata !737), !dbg !740
  call void @llvm.experimental.noalias.scope.decl(metadata !741), !dbg !740
    #dbg_value(i32 %409, !743, !DIExpression(), !757)
    #dbg_value(float %429, !752, !DIExpression(), !757)
    #dbg_value(ptr %410, !753, !DIExpression(), !757)
    #dbg_value(ptr %430, !754, !DIExpression(), !757)
    #dbg_value(i32 0, !755, !DIExpression(), !759)
  br i1 %412, label %431, label %464, !dbg !760

431:                                              ; preds = %425
  br i1 %414, label %452, label %432, !dbg !760

432:                                              ; preds = %431
  %433 = insertelement <4 x float> poison, float %429, i64 0, !dbg !760
  %434 = shufflevector <4 x float> %433, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !760
  br label %435, !dbg !760

435:                                              ; preds = %435, %432
  %436 = phi i64 [ 0, %432 ], [ %449, %435 ], !dbg !761
  %437 = getelementptr inbounds float, ptr %410, i64 %436, !dbg !763
  %438 = getelementptr inbounds i8, ptr %437, i64 16, !dbg !763
  %439 = load <4 x float>, ptr %437, align 4, !dbg !763, !tbaa !503, !alias.scope !737, !noalias !741
  %440 = load <4 x float>, ptr %438, align 4, !dbg !763, !tbaa !503, !alias.scope !737, !noalias !741
  %441 = fmul <4 x float> %434, %439, !dbg !764
  %442 = fmul <4 x float> %434, %440, !dbg !764
  %443 = getelementptr inbounds float, ptr %430, i64 %436, !dbg !765
  %444 = getelementptr inbounds i8, ptr %443, i64 16, !dbg !766
  %445 = load <4 x float>, ptr %443, align 4, !dbg !766, !tbaa !503, !alias.scope !741, !noalias !737
  %446 = load <4 x float>, ptr %444, align 4, !dbg !766, !tbaa !503, !alias.scope !741, !noalias !737
  %447 = fsub <4 x float> %445, %441, !dbg !766
  %448 = fsub <4 x float> %446, %442, !dbg !766
  store <4 x float> %447, ptr %443, align 4, !dbg !766, !tbaa !503, !alias.scope !741, !noalias !737
  store <4 x float> %448, ptr %444, align 4, !dbg !766, !tbaa !503, !alias.scope !741, !noalias !737
  %449 = add nuw i64 %436, 8, !dbg !761
  %450 = icmp eq i64 %449, %415, !dbg !761
  br i1 %450, label %451, label %435, !dbg !761, !llvm.loop !767

451:                                              ; preds = %435
  br i1 %416, label %464, label %452, !dbg !760

452:                                              ; preds = %451, %431
  %453 = phi i64 [ 0, %431 ], [ %415, %451 ]
  br label %454, !dbg !760

454:                                              ; preds = %452, %454
  %455 = phi i64 [ %462, %454 ], [ %453, %452 ]
    #dbg_value(i64 %455, !755, !DIExpression(), !759)
  %456 = getelementptr inbounds float, ptr %410, i64 %455, !dbg !763
  %457 = load float, ptr %456, align 4, !dbg !763, !tbaa !503, !alias.scope !737, !noalias !741
  %458 = fmul float %429, %457, !dbg !764
  %459 = getelementptr inbounds float, ptr %430, i64 %455, !dbg !765
  %460 = load float, ptr %459, align 4, !dbg !766, !tbaa !503, !alias.scope !741, !noalias !737
  %461 = fsub float %460, %458, !dbg !766
  store float %461, ptr %459, align 4, !dbg !766, !tbaa !503, !alias.scope !741, !noalias !737
  %462 = add nuw nsw i64 %455, 1, !dbg !761
    #dbg_value(i64 %462, !755, !DIExpression(), !759)
  %463 = icmp eq i64 %462, %413, !dbg !769
  br i1 %463, label %464, label %454, !dbg !760, !llvm.loop !770

464:                                              ; preds = %454, %451, %425
  %465 = add nuw nsw i64 %426, 1, !dbg !771
    #dbg_value(i64 %465, !701, !DIExpression(), !726)
  %466 = icmp eq i64 %465, %366, !dbg !772
  br i1 %466, label %367, label %425, !dbg !725, !llvm.loop !773

467:                                              ; preds = %367
    #dbg_value(i64 %320, !445, !DIExpression(), !775)
    #dbg_value(i64 %320, !446, !DIExpression(), !775)
    #dbg_value(i32 %88, !447, !DIExpression(), !775)
    #dbg_value(ptr %363, !777, !DIExpression(), !796)
    #dbg_value(i32 %88, !782, !DIExpression(), !796)
    #dbg_value(i32 %348, !783, !DIExpression(), !796)
    #dbg_value(ptr %354, !784, !DIExpression(), !796)
    #dbg_value(ptr %355, !785, !DIExpression(), !796)
  %468 = shl nuw nsw i64 %366, 9, !dbg !798
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %354, i8 0, i64 %468, i1 false), !dbg !799
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %355, i8 0, i64 %468, i1 false), !dbg !800
    #dbg_value(i32 0, !786, !DIExpression(), !801)
  br label %469, !dbg !802

469:                                              ; preds = %542, %467
  %470 = phi i64 [ 0, %467 ], [ %543, %542 ]
    #dbg_value(i32 poison, !786, !DIExpression(), !801)
    #dbg_value(i32 0, !445, !DIExpression(), !803)
    #dbg_value(i32 poison, !446, !DIExpression(), !803)
    #dbg_value(i32 128, !447, !DIExpression(), !803)
  %471 = trunc i64 %470 to i32, !dbg !805
  %472 = xor i32 %471, -1, !dbg !805
  %473 = add i32 %345, %472, !dbg !805
  %474 = shl nuw nsw i64 %470, 7, !dbg !805
  %475 = getelementptr inbounds float, ptr %354, i64 %474, !dbg !806
    #dbg_value(ptr %475, !788, !DIExpression(), !807)
    #dbg_value(i32 0, !445, !DIExpression(), !808)
    #dbg_value(i32 poison, !446, !DIExpression(), !808)
    #dbg_value(i32 128, !447, !DIExpression(), !808)
  %476 = getelementptr inbounds float, ptr %355, i64 %474, !dbg !810
    #dbg_value(ptr %476, !791, !DIExpression(), !807)
  %477 = getelementptr inbounds float, ptr %476, i64 %470, !dbg !811
  %478 = getelementptr inbounds float, ptr %475, i64 %470, !dbg !812
  store float 1.000000e+00, ptr %478, align 4, !dbg !813, !tbaa !503
    #dbg_value(i32 poison, !792, !DIExpression(), !814)
  br label %479, !dbg !815

479:                                              ; preds = %532, %469
  %480 = phi i32 [ %534, %532 ], [ 0, %469 ]
  %481 = phi i64 [ %489, %532 ], [ %470, %469 ]
  %482 = sub i32 %473, %480, !dbg !816
  %483 = zext i32 %482 to i64, !dbg !816
    #dbg_value(i64 %481, !792, !DIExpression(), !814)
  %484 = trunc nuw nsw i64 %481 to i32, !dbg !816
  %485 = xor i32 %484, -1, !dbg !816
  %486 = add nsw i32 %348, %485, !dbg !816
  %487 = getelementptr inbounds float, ptr %475, i64 %481, !dbg !818
  %488 = load float, ptr %487, align 4, !dbg !818, !tbaa !503
  %489 = add nuw nsw i64 %481, 1, !dbg !819
    #dbg_value(i64 %489, !445, !DIExpression(), !820)
    #dbg_value(i64 %481, !446, !DIExpression(), !820)
    #dbg_value(i32 %88, !447, !DIExpression(), !820)
  %490 = mul nuw nsw i64 %481, %95, !dbg !822
  %491 = getelementptr float, ptr %363, i64 %490, !dbg !823
  %492 = getelementptr float, ptr %491, i64 %489, !dbg !823
  %493 = getelementptr inbounds i8, ptr %487, i64 4, !dbg !824
  call void @llvm.experimental.noalias.scope.decl(metadata !825), !dbg !828
  call void @llvm.experimental.noalias.scope.decl(metadata !829), !dbg !828
    #dbg_value(i32 %486, !743, !DIExpression(), !831)
    #dbg_value(float %488, !752, !DIExpression(), !831)
    #dbg_value(ptr %492, !753, !DIExpression(), !831)
    #dbg_value(ptr %493, !754, !DIExpression(), !831)
    #dbg_value(i32 0, !755, !DIExpression(), !833)
  %494 = icmp sgt i32 %486, 0, !dbg !834
  br i1 %494, label %495, label %532, !dbg !835

495:                                              ; preds = %479
  %496 = zext nneg i32 %486 to i64, !dbg !834
  %497 = icmp ult i32 %482, 8, !dbg !835
  br i1 %497, label %520, label %498, !dbg !835

498:                                              ; preds = %495
  %499 = and i64 %483, 4294967288, !dbg !835
  %500 = insertelement <4 x float> poison, float %488, i64 0, !dbg !835
  %501 = shufflevector <4 x float> %500, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !835
  br label %502, !dbg !835

502:                                              ; preds = %502, %498
  %503 = phi i64 [ 0, %498 ], [ %516, %502 ], !dbg !836
  %504 = getelementptr inbounds float, ptr %492, i64 %503, !dbg !837
  %505 = getelementptr inbounds i8, ptr %504, i64 16, !dbg !837
  %506 = load <4 x float>, ptr %504, align 4, !dbg !837, !tbaa !503, !alias.scope !825, !noalias !829
  %507 = load <4 x float>, ptr %505, align 4, !dbg !837, !tbaa !503, !alias.scope !825, !noalias !829
  %508 = fmul <4 x float> %501, %506, !dbg !838
  %509 = fmul <4 x float> %501, %507, !dbg !838
  %510 = getelementptr inbounds float, ptr %493, i64 %503, !dbg !839
  %511 = getelementptr inbounds i8, ptr %510, i64 16, !dbg !840
  %512 = load <4 x float>, ptr %510, align 4, !dbg !840, !tbaa !503, !alias.scope !829, !noalias !825
  %513 = load <4 x float>, ptr %511, align 4, !dbg !840, !tbaa !503, !alias.scope !829, !noalias !825
  %514 = fsub <4 x float> %512, %508, !dbg !840
  %515 = fsub <4 x float> %513, %509, !dbg !840
  store <4 x float> %514, ptr %510, align 4, !dbg !840, !tbaa !503, !alias.scope !829, !noalias !825
  store <4 x float> %515, ptr %511, align 4, !dbg !840, !tbaa !503, !alias.scope !829, !noalias !825
  %516 = add nuw i64 %503, 8, !dbg !836
  %517 = icmp eq i64 %516, %499, !dbg !836
  br i1 %517, label %518, label %502, !dbg !836, !llvm.loop !841

518:                                              ; preds = %502
  %519 = icmp eq i64 %499, %483, !dbg !835
  br i1 %519, label %532, label %520, !dbg !835

520:                                              ; preds = %518, %495
  %521 = phi i64 [ 0, %495 ], [ %499, %518 ]
  br label %522, !dbg !835

522:                                              ; preds = %520, %522
  %523 = phi i64 [ %530, %522 ], [ %521, %520 ]
    #dbg_value(i64 %523, !755, !DIExpression(), !833)
  %524 = getelementptr inbounds float, ptr %492, i64 %523, !dbg !837
  %525 = load float, ptr %524, align 4, !dbg !837, !tbaa !503, !alias.scope !825, !noalias !829
  %526 = fmul float %488, %525, !dbg !838
  %527 = getelementptr inbounds float, ptr %493, i64 %523, !dbg !839
  %528 = load float, ptr %527, align 4, !dbg !840, !tbaa !503, !alias.scope !829, !noalias !825
  %529 = fsub float %528, %526, !dbg !840
  store float %529, ptr %527, align 4, !dbg !840, !tbaa !503, !alias.scope !829, !noalias !825
  %530 = add nuw nsw i64 %523, 1, !dbg !836
    #dbg_value(i64 %530, !755, !DIExpression(), !833)
  %531 = icmp eq i64 %530, %496, !dbg !834
  br i1 %531, label %532, label %522, !dbg !835, !llvm.loop !843

532:                                              ; preds = %522, %518, %479
    #dbg_value(i64 %489, !792, !DIExpression(), !814)
  %533 = icmp eq i64 %489, %366, !dbg !844
  %534 = add i32 %480, 1, !dbg !815
  br i1 %533, label %535, label %479, !dbg !815, !llvm.loop !845

535:                                              ; preds = %532
    #dbg_value(i64 %470, !794, !DIExpression(), !847)
    #dbg_value(i64 %470, !445, !DIExpression(), !848)
    #dbg_value(i64 %470, !446, !DIExpression(), !848)
    #dbg_value(i32 %88, !447, !DIExpression(), !848)
  %536 = mul nuw nsw i64 %470, %95, !dbg !852
  %537 = getelementptr float, ptr %363, i64 %536, !dbg !853
  %538 = getelementptr float, ptr %537, i64 %470, !dbg !853
  %539 = load float, ptr %538, align 4, !dbg !853, !tbaa !503
  %540 = fdiv float 1.000000e+00, %539, !dbg !854
  store float %540, ptr %477, align 4, !dbg !854, !tbaa !503
  %541 = icmp eq i64 %470, 0, !dbg !855
  br i1 %541, label %542, label %545, !dbg !857

542:                                              ; preds = %585, %535
  %543 = add nuw nsw i64 %470, 1, !dbg !858
    #dbg_value(i64 %543, !786, !DIExpression(), !801)
  %544 = icmp eq i64 %543, %366, !dbg !859
  br i1 %544, label %595, label %469, !dbg !802, !llvm.loop !860

545:                                              ; preds = %535, %585
  %546 = phi float [ %593, %585 ], [ %540, %535 ]
  %547 = phi i64 [ %587, %585 ], [ %536, %535 ]
  %548 = phi i64 [ %586, %585 ], [ %470, %535 ]
    #dbg_value(i64 %548, !794, !DIExpression(), !847)
  call void @llvm.experimental.noalias.scope.decl(metadata !862), !dbg !865
  call void @llvm.experimental.noalias.scope.decl(metadata !866), !dbg !865
  %549 = getelementptr float, ptr %363, i64 %547
  %550 = icmp ult i64 %548, 8, !dbg !857
  br i1 %550, label %573, label %551, !dbg !857

551:                                              ; preds = %545
  %552 = and i64 %548, -8, !dbg !857
  %553 = insertelement <4 x float> poison, float %546, i64 0, !dbg !857
  %554 = shufflevector <4 x float> %553, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !857
  br label %555, !dbg !857

555:                                              ; preds = %555, %551
  %556 = phi i64 [ 0, %551 ], [ %569, %555 ], !dbg !868
  %557 = getelementptr inbounds float, ptr %549, i64 %556, !dbg !869
  %558 = getelementptr inbounds i8, ptr %557, i64 16, !dbg !869
  %559 = load <4 x float>, ptr %557, align 4, !dbg !869, !tbaa !503, !alias.scope !862, !noalias !866
  %560 = load <4 x float>, ptr %558, align 4, !dbg !869, !tbaa !503, !alias.scope !862, !noalias !866
  %561 = fmul <4 x float> %554, %559, !dbg !870
  %562 = fmul <4 x float> %554, %560, !dbg !870
  %563 = getelementptr inbounds float, ptr %476, i64 %556, !dbg !871
  %564 = getelementptr inbounds i8, ptr %563, i64 16, !dbg !872
  %565 = load <4 x float>, ptr %563, align 4, !dbg !872, !tbaa !503, !alias.scope !866, !noalias !862
  %566 = load <4 x float>, ptr %564, align 4, !dbg !872, !tbaa !503, !alias.scope !866, !noalias !862
  %567 = fsub <4 x float> %565, %561, !dbg !872
  %568 = fsub <4 x float> %566, %562, !dbg !872
  store <4 x float> %567, ptr %563, align 4, !dbg !872, !tbaa !503, !alias.scope !866, !noalias !862
  store <4 x float> %568, ptr %564, align 4, !dbg !872, !tbaa !503, !alias.scope !866, !noalias !862
  %569 = add nuw i64 %556, 8, !dbg !868
  %570 = icmp eq i64 %569, %552, !dbg !868
  br i1 %570, label %571, label %555, !dbg !868, !llvm.loop !873

571:                                              ; preds = %555
  %572 = icmp eq i64 %548, %552, !dbg !857
  br i1 %572, label %585, label %573, !dbg !857

573:                                              ; preds = %571, %545
  %574 = phi i64 [ 0, %545 ], [ %552, %571 ]
  br label %575, !dbg !857

575:                                              ; preds = %573, %575
  %576 = phi i64 [ %583, %575 ], [ %574, %573 ]
    #dbg_value(i64 %576, !755, !DIExpression(), !875)
  %577 = getelementptr inbounds float, ptr %549, i64 %576, !dbg !869
  %578 = load float, ptr %577, align 4, !dbg !869, !tbaa !503, !alias.scope !862, !noalias !866
  %579 = fmul float %546, %578, !dbg !870
  %580 = getelementptr inbounds float, ptr %476, i64 %576, !dbg !871
  %581 = load float, ptr %580, align 4, !dbg !872, !tbaa !503, !alias.scope !866, !noalias !862
  %582 = fsub float %581, %579, !dbg !872
  store float %582, ptr %580, align 4, !dbg !872, !tbaa !503, !alias.scope !866, !noalias !862
  %583 = add nuw nsw i64 %576, 1, !dbg !868
    #dbg_value(i64 %583, !755, !DIExpression(), !875)
  %584 = icmp eq i64 %583, %548, !dbg !855
  br i1 %584, label %585, label %575, !dbg !857, !llvm.loop !876

585:                                              ; preds = %575, %571
  %586 = add nsw i64 %548, -1, !dbg !877
    #dbg_value(i64 %586, !794, !DIExpression(), !847)
    #dbg_value(i64 %586, !445, !DIExpression(), !848)
    #dbg_value(i64 %586, !446, !DIExpression(), !848)
    #dbg_value(i32 %88, !447, !DIExpression(), !848)
  %587 = mul nsw i64 %586, %95, !dbg !852
  %588 = getelementptr float, ptr %363, i64 %587, !dbg !853
  %589 = getelementptr float, ptr %588, i64 %586, !dbg !853
  %590 = load float, ptr %589, align 4, !dbg !853, !tbaa !503
  %591 = getelementptr inbounds float, ptr %476, i64 %586, !dbg !878
  %592 = load float, ptr %591, align 4, !dbg !854, !tbaa !503
  %593 = fdiv float %592, %590, !dbg !854
  store float %593, ptr %591, align 4, !dbg !854, !tbaa !503
    #dbg_value(i32 0, !445, !DIExpression(), !879)
    #dbg_value(i64 %586, !446, !DIExpression(), !879)
    #dbg_value(i32 %88, !447, !DIExpression(), !879)
    #dbg_value(i64 %586, !743, !DIExpression(), !881)
    #dbg_value(float %593, !752, !DIExpression(), !881)
    #dbg_value(ptr %588, !753, !DIExpression(), !881)
    #dbg_value(ptr %476, !754, !DIExpression(), !881)
    #dbg_value(i32 0, !755, !DIExpression(), !875)
  %594 = icmp eq i64 %586, 0, !dbg !855
  br i1 %594, label %542, label %545, !dbg !857

595:                                              ; preds = %542
  %596 = icmp eq i32 %88, %350, !dbg !882
  br i1 %596, label %674, label %601, !dbg !884

597:                                              ; preds = %318
    #dbg_value(i64 %320, !445, !DIExpression(), !775)
    #dbg_value(i64 %320, !446, !DIExpression(), !775)
    #dbg_value(i32 %88, !447, !DIExpression(), !775)
    #dbg_value(ptr %363, !777, !DIExpression(), !796)
    #dbg_value(i32 %88, !782, !DIExpression(), !796)
    #dbg_value(i32 %348, !783, !DIExpression(), !796)
    #dbg_value(ptr %354, !784, !DIExpression(), !796)
    #dbg_value(ptr %355, !785, !DIExpression(), !796)
  %598 = sext i32 %348 to i64, !dbg !885
  %599 = shl nsw i64 %598, 9, !dbg !798
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %354, i8 0, i64 %599, i1 false), !dbg !799
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %355, i8 0, i64 %599, i1 false), !dbg !800
    #dbg_value(i32 0, !786, !DIExpression(), !801)
  %600 = icmp eq i32 %88, %350, !dbg !882
  br i1 %600, label %674, label %631, !dbg !884

601:                                              ; preds = %595
    #dbg_value(ptr undef, !886, !DIExpression(), !895)
    #dbg_value(ptr %355, !891, !DIExpression(), !895)
    #dbg_value(i32 %351, !892, !DIExpression(), !895)
    #dbg_value(i32 %348, !893, !DIExpression(), !895)
    #dbg_value(ptr %359, !894, !DIExpression(), !895)
    #dbg_value(ptr %359, !897, !DIExpression(), !908)
    #dbg_value(i32 %351, !903, !DIExpression(), !908)
    #dbg_value(i32 %348, !904, !DIExpression(), !908)
    #dbg_value(ptr %124, !905, !DIExpression(), !908)
    #dbg_value(i32 0, !906, !DIExpression(), !910)
    #dbg_value(i32 %88, !902, !DIExpression(), !908)
  %602 = sext i32 %351 to i64
  %603 = shl nsw i64 %602, 2
  %604 = and i64 %332, 1, !dbg !911
  %605 = icmp eq i32 %330, 1, !dbg !911
  br i1 %605, label %623, label %606, !dbg !911

606:                                              ; preds = %601
  %607 = and i64 %332, 4294967294, !dbg !911
  br label %608, !dbg !911

608:                                              ; preds = %608, %606
  %609 = phi i64 [ 0, %606 ], [ %620, %608 ]
  %610 = phi i64 [ 0, %606 ], [ %621, %608 ]
    #dbg_value(i64 %609, !906, !DIExpression(), !910)
    #dbg_value(i32 0, !445, !DIExpression(), !912)
    #dbg_value(i64 %609, !446, !DIExpression(), !912)
    #dbg_value(i32 %351, !447, !DIExpression(), !912)
  %611 = mul nsw i64 %609, %602, !dbg !915
  %612 = getelementptr inbounds float, ptr %124, i64 %611, !dbg !916
    #dbg_value(i32 0, !445, !DIExpression(), !917)
    #dbg_value(i64 %609, !446, !DIExpression(), !917)
    #dbg_value(i32 poison, !447, !DIExpression(), !917)
  %613 = mul nuw nsw i64 %609, %95, !dbg !919
  %614 = getelementptr inbounds float, ptr %359, i64 %613, !dbg !920
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %612, ptr readonly align 4 %614, i64 %603, i1 false), !dbg !921
  %615 = or disjoint i64 %609, 1, !dbg !922
    #dbg_value(i64 %615, !906, !DIExpression(), !910)
    #dbg_value(i64 %615, !446, !DIExpression(), !912)
  %616 = mul nsw i64 %615, %602, !dbg !915
  %617 = getelementptr inbounds float, ptr %124, i64 %616, !dbg !916
    #dbg_value(i64 %615, !446, !DIExpression(), !917)
  %618 = mul nuw nsw i64 %615, %95, !dbg !919
  %619 = getelementptr inbounds float, ptr %359, i64 %618, !dbg !920
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %617, ptr readonly align 4 %619, i64 %603, i1 false), !dbg !921
  %620 = add nuw nsw i64 %609, 2, !dbg !922
    #dbg_value(i64 %620, !906, !DIExpression(), !910)
  %621 = add i64 %610, 2, !dbg !911
  %622 = icmp eq i64 %621, %607, !dbg !911
  br i1 %622, label %623, label %608, !dbg !911, !llvm.loop !923

623:                                              ; preds = %608, %601
  %624 = phi i64 [ 0, %601 ], [ %620, %608 ]
  %625 = icmp eq i64 %604, 0, !dbg !911
  br i1 %625, label %631, label %626, !dbg !911

626:                                              ; preds = %623
    #dbg_value(i64 %624, !906, !DIExpression(), !910)
    #dbg_value(i32 0, !445, !DIExpression(), !912)
    #dbg_value(i64 %624, !446, !DIExpression(), !912)
    #dbg_value(i32 %351, !447, !DIExpression(), !912)
  %627 = mul nsw i64 %624, %602, !dbg !915
  %628 = getelementptr inbounds float, ptr %124, i64 %627, !dbg !916
    #dbg_value(i32 0, !445, !DIExpression(), !917)
    #dbg_value(i64 %624, !446, !DIExpression(), !917)
    #dbg_value(i32 poison, !447, !DIExpression(), !917)
  %629 = mul nuw nsw i64 %624, %95, !dbg !919
  %630 = getelementptr inbounds float, ptr %359, i64 %629, !dbg !920
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %628, ptr readonly align 4 %630, i64 %603, i1 false), !dbg !921
    #dbg_value(i64 %624, !906, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !910)
  br label %631, !dbg !925

631:                                              ; preds = %626, %623, %597
  %632 = phi i64 [ %598, %597 ], [ %366, %623 ], [ %366, %626 ]
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %351, i32 noundef %348, i32 noundef %348, float noundef 1.000000e+00, ptr noundef nonnull %124, i32 noundef %351, ptr noundef nonnull %355, i32 noundef 128, float noundef 0.000000e+00, ptr noundef %359, i32 noundef %88) #17, !dbg !925
    #dbg_value(ptr undef, !926, !DIExpression(), !933)
    #dbg_value(ptr %354, !929, !DIExpression(), !933)
    #dbg_value(i32 %348, !930, !DIExpression(), !933)
    #dbg_value(i32 %351, !931, !DIExpression(), !933)
    #dbg_value(ptr %362, !932, !DIExpression(), !933)
    #dbg_value(ptr %362, !897, !DIExpression(), !935)
    #dbg_value(i32 poison, !902, !DIExpression(), !935)
    #dbg_value(i32 %348, !903, !DIExpression(), !935)
    #dbg_value(i32 %351, !904, !DIExpression(), !935)
    #dbg_value(ptr %124, !905, !DIExpression(), !935)
    #dbg_value(i32 0, !906, !DIExpression(), !937)
  %633 = icmp sgt i32 %351, 0, !dbg !938
  br i1 %633, label %634, label %663, !dbg !939

634:                                              ; preds = %631
    #dbg_value(i32 %88, !902, !DIExpression(), !935)
  %635 = shl nsw i64 %632, 2
  %636 = and i64 %327, 1, !dbg !939
  %637 = icmp eq i32 %326, 1, !dbg !939
  br i1 %637, label %655, label %638, !dbg !939

638:                                              ; preds = %634
  %639 = and i64 %327, 4294967294, !dbg !939
  br label %640, !dbg !939

640:                                              ; preds = %640, %638
  %641 = phi i64 [ 0, %638 ], [ %652, %640 ]
  %642 = phi i64 [ 0, %638 ], [ %653, %640 ]
    #dbg_value(i64 %641, !906, !DIExpression(), !937)
    #dbg_value(i32 0, !445, !DIExpression(), !940)
    #dbg_value(i64 %641, !446, !DIExpression(), !940)
    #dbg_value(i32 %348, !447, !DIExpression(), !940)
  %643 = mul nsw i64 %641, %632, !dbg !942
  %644 = getelementptr inbounds float, ptr %124, i64 %643, !dbg !943
    #dbg_value(i32 0, !445, !DIExpression(), !944)
    #dbg_value(i64 %641, !446, !DIExpression(), !944)
    #dbg_value(i32 poison, !447, !DIExpression(), !944)
  %645 = mul nuw nsw i64 %641, %95, !dbg !946
  %646 = getelementptr inbounds float, ptr %362, i64 %645, !dbg !947
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %644, ptr readonly align 4 %646, i64 %635, i1 false), !dbg !948
  %647 = or disjoint i64 %641, 1, !dbg !949
    #dbg_value(i64 %647, !906, !DIExpression(), !937)
    #dbg_value(i64 %647, !446, !DIExpression(), !940)
  %648 = mul nsw i64 %647, %632, !dbg !942
  %649 = getelementptr inbounds float, ptr %124, i64 %648, !dbg !943
    #dbg_value(i64 %647, !446, !DIExpression(), !944)
  %650 = mul nuw nsw i64 %647, %95, !dbg !946
  %651 = getelementptr inbounds float, ptr %362, i64 %650, !dbg !947
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %649, ptr readonly align 4 %651, i64 %635, i1 false), !dbg !948
  %652 = add nuw nsw i64 %641, 2, !dbg !949
    #dbg_value(i64 %652, !906, !DIExpression(), !937)
  %653 = add i64 %642, 2, !dbg !939
  %654 = icmp eq i64 %653, %639, !dbg !939
  br i1 %654, label %655, label %640, !dbg !939, !llvm.loop !950

655:                                              ; preds = %640, %634
  %656 = phi i64 [ 0, %634 ], [ %652, %640 ]
  %657 = icmp eq i64 %636, 0, !dbg !939
  br i1 %657, label %663, label %658, !dbg !939

658:                                              ; preds = %655
    #dbg_value(i64 %656, !906, !DIExpression(), !937)
    #dbg_value(i32 0, !445, !DIExpression(), !940)
    #dbg_value(i64 %656, !446, !DIExpression(), !940)
    #dbg_value(i32 %348, !447, !DIExpression(), !940)
  %659 = mul nsw i64 %656, %632, !dbg !942
  %660 = getelementptr inbounds float, ptr %124, i64 %659, !dbg !943
    #dbg_value(i32 0, !445, !DIExpression(), !944)
    #dbg_value(i64 %656, !446, !DIExpression(), !944)
    #dbg_value(i32 poison, !447, !DIExpression(), !944)
  %661 = mul nuw nsw i64 %656, %95, !dbg !946
  %662 = getelementptr inbounds float, ptr %362, i64 %661, !dbg !947
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %660, ptr readonly align 4 %662, i64 %635, i1 false), !dbg !948
    #dbg_value(i64 %656, !906, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !937)
  br label %663, !dbg !952

663:                                              ; preds = %658, %655, %631
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %348, i32 noundef %351, i32 noundef %348, float noundef 1.000000e+00, ptr noundef nonnull %354, i32 noundef 128, ptr noundef nonnull %124, i32 noundef %348, float noundef 0.000000e+00, ptr noundef %362, i32 noundef %88) #17, !dbg !952
  %664 = icmp eq i32 %350, %311, !dbg !953
  br i1 %664, label %674, label %665, !dbg !955

665:                                              ; preds = %663
    #dbg_value(i32 %350, !445, !DIExpression(), !956)
    #dbg_value(i32 %350, !446, !DIExpression(), !956)
    #dbg_value(i32 %88, !447, !DIExpression(), !956)
  %666 = getelementptr float, ptr %361, i64 %357, !dbg !958
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %351, i32 noundef %352, i32 noundef %348, float noundef -1.000000e+00, ptr noundef %359, i32 noundef %88, ptr noundef %362, i32 noundef %88, float noundef 1.000000e+00, ptr noundef %666, i32 noundef %88) #17, !dbg !959
  br i1 %314, label %667, label %670, !dbg !960

667:                                              ; preds = %665
    #dbg_value(i64 %320, !445, !DIExpression(), !961)
    #dbg_value(i32 %311, !446, !DIExpression(), !961)
    #dbg_value(i32 %88, !447, !DIExpression(), !961)
  %668 = getelementptr float, ptr %317, i64 %320, !dbg !964
    #dbg_value(i32 %350, !445, !DIExpression(), !965)
    #dbg_value(i32 %311, !446, !DIExpression(), !965)
    #dbg_value(i32 %88, !447, !DIExpression(), !965)
  %669 = getelementptr float, ptr %317, i64 %357, !dbg !967
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %352, i32 noundef %312, i32 noundef %348, float noundef -1.000000e+00, ptr noundef %359, i32 noundef %88, ptr noundef %668, i32 noundef %88, float noundef 1.000000e+00, ptr noundef %669, i32 noundef %88) #17, !dbg !968
  br label %670, !dbg !968

670:                                              ; preds = %667, %665
  %671 = add nuw nsw i64 %320, 128, !dbg !969
    #dbg_value(i64 %671, !648, !DIExpression(), !662)
  %672 = icmp slt i64 %671, %315, !dbg !970
  %673 = add i32 %319, 1, !dbg !663
  br i1 %672, label %318, label %674, !dbg !663, !llvm.loop !971

674:                                              ; preds = %670, %663, %597, %595, %285
  %675 = icmp sgt i32 %312, 0, !dbg !973
  br i1 %675, label %676, label %687, !dbg !975

676:                                              ; preds = %674
  %677 = trunc nsw i64 %287 to i32, !dbg !976
  %678 = sub nsw i32 %311, %677, !dbg !976
    #dbg_value(i32 %311, !445, !DIExpression(), !977)
    #dbg_value(i64 %287, !446, !DIExpression(), !977)
    #dbg_value(i32 %88, !447, !DIExpression(), !977)
  %679 = mul nuw nsw i64 %287, %95, !dbg !979
  %680 = sext i32 %311 to i64, !dbg !980
  %681 = getelementptr float, ptr %105, i64 %679, !dbg !981
  %682 = getelementptr float, ptr %681, i64 %680, !dbg !981
    #dbg_value(i64 %287, !445, !DIExpression(), !982)
    #dbg_value(i32 %311, !446, !DIExpression(), !982)
    #dbg_value(i32 %88, !447, !DIExpression(), !982)
  %683 = mul nsw i64 %680, %95, !dbg !984
  %684 = getelementptr float, ptr %105, i64 %683, !dbg !985
  %685 = getelementptr float, ptr %684, i64 %287, !dbg !985
    #dbg_value(i32 %311, !445, !DIExpression(), !986)
    #dbg_value(i32 %311, !446, !DIExpression(), !986)
    #dbg_value(i32 %88, !447, !DIExpression(), !986)
  %686 = getelementptr float, ptr %684, i64 %680, !dbg !988
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %312, i32 noundef %312, i32 noundef %678, float noundef -1.000000e+00, ptr noundef %682, i32 noundef %88, ptr noundef %685, i32 noundef %88, float noundef 1.000000e+00, ptr noundef %686, i32 noundef %88) #17, !dbg !989
  br label %687, !dbg !989

687:                                              ; preds = %676, %674
    #dbg_value(i64 %309, !618, !DIExpression(), !626)
  %688 = icmp ult i64 %309, %95, !dbg !990
  %689 = add i32 %286, 1, !dbg !627
  br i1 %688, label %285, label %690, !dbg !627, !llvm.loop !991

690:                                              ; preds = %687
  %691 = sitofp i64 %278 to double, !dbg !993
  %692 = fadd double %282, %691, !dbg !994
    #dbg_value(ptr undef, !218, !DIExpression(), !995)
    #dbg_value(i32 %88, !219, !DIExpression(), !995)
    #dbg_value(ptr %212, !220, !DIExpression(), !995)
    #dbg_value(ptr %271, !221, !DIExpression(), !995)
    #dbg_value(i64 %95, !222, !DIExpression(DW_OP_constu, 51, DW_OP_mul, DW_OP_stack_value), !995)
    #dbg_value(i64 %95, !357, !DIExpression(DW_OP_constu, 51, DW_OP_mul, DW_OP_stack_value), !996)
  %693 = mul nuw nsw i64 %95, 408, !dbg !998
  %694 = call noalias ptr @malloc(i64 noundef %693) #21, !dbg !999
    #dbg_value(ptr %694, !362, !DIExpression(), !996)
    #dbg_value(ptr %694, !367, !DIExpression(), !1000)
    #dbg_value(i64 %693, !374, !DIExpression(), !1000)
  %695 = icmp eq ptr %694, null, !dbg !1002
  br i1 %695, label %696, label %699, !dbg !1003

696:                                              ; preds = %690
  %697 = load ptr, ptr @stderr, align 8, !dbg !1004, !tbaa !276, !noalias !1005
  %698 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %697, ptr noundef nonnull @.str.6, i64 noundef %693) #19, !dbg !1008, !noalias !1005
  call void @exit(i32 noundef 1) #22, !dbg !1009, !noalias !1005
  unreachable, !dbg !1009

699:                                              ; preds = %690
    #dbg_value(ptr %694, !224, !DIExpression(), !995)
    #dbg_value(i64 %95, !357, !DIExpression(DW_OP_constu, 51, DW_OP_mul, DW_OP_stack_value), !1010)
  %700 = call noalias ptr @malloc(i64 noundef %693) #21, !dbg !1012
    #dbg_value(ptr %700, !362, !DIExpression(), !1010)
    #dbg_value(ptr %700, !367, !DIExpression(), !1013)
    #dbg_value(i64 %693, !374, !DIExpression(), !1013)
  %701 = icmp eq ptr %700, null, !dbg !1015
  br i1 %701, label %702, label %705, !dbg !1016

702:                                              ; preds = %699
  %703 = load ptr, ptr @stderr, align 8, !dbg !1017, !tbaa !276, !noalias !1005
  %704 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %703, ptr noundef nonnull @.str.6, i64 noundef %693) #19, !dbg !1018, !noalias !1005
  call void @exit(i32 noundef 1) #22, !dbg !1019, !noalias !1005
  unreachable, !dbg !1019

705:                                              ; preds = %699
    #dbg_value(ptr %700, !225, !DIExpression(), !995)
    #dbg_value(ptr %694, !226, !DIExpression(), !995)
    #dbg_value(ptr undef, !1020, !DIExpression(), !1039)
    #dbg_value(ptr %212, !1025, !DIExpression(), !1039)
    #dbg_value(ptr %271, !1026, !DIExpression(), !1039)
    #dbg_value(i32 %88, !1027, !DIExpression(), !1039)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %271, ptr nonnull readonly align 8 %212, i64 %211, i1 false), !dbg !1041, !noalias !1005
    #dbg_value(i32 0, !1028, !DIExpression(), !1042)
  br label %724, !dbg !1043

706:                                              ; preds = %765, %761, %724
    #dbg_value(i64 %729, !1028, !DIExpression(), !1042)
  %707 = add nuw nsw i64 %726, 1, !dbg !1043
  %708 = icmp eq i64 %729, %95, !dbg !1044
  br i1 %708, label %709, label %724, !dbg !1043, !llvm.loop !1045

709:                                              ; preds = %706
  %710 = add nsw i64 %95, -1, !dbg !1047
  %711 = mul nuw nsw i64 %710, %95, !dbg !1048
  %712 = getelementptr float, ptr %105, i64 %711, !dbg !1050
  %713 = getelementptr float, ptr %712, i64 %710, !dbg !1050
  %714 = load float, ptr %713, align 4, !dbg !1050, !tbaa !503, !noalias !1005
  %715 = fpext float %714 to double, !dbg !1050
  %716 = getelementptr inbounds double, ptr %271, i64 %710, !dbg !1051
  %717 = load double, ptr %716, align 8, !dbg !1052, !tbaa !498, !noalias !1005
  %718 = fdiv double %717, %715, !dbg !1052
  store double %718, ptr %716, align 8, !dbg !1052, !tbaa !498, !noalias !1005
  %719 = icmp eq i32 %88, 1, !dbg !1053
  br i1 %719, label %836, label %720, !dbg !1055

720:                                              ; preds = %709
  %721 = add i32 %88, -1, !dbg !1056
  %722 = zext i32 %721 to i64, !dbg !1056
  %723 = add nsw i64 %722, -1
  br label %802, !dbg !1055

724:                                              ; preds = %706, %705
  %725 = phi i64 [ 0, %705 ], [ %729, %706 ]
  %726 = phi i64 [ 1, %705 ], [ %707, %706 ]
  %727 = xor i64 %725, -1, !dbg !1057
  %728 = add nsw i64 %727, %95, !dbg !1057
    #dbg_value(i64 %725, !1028, !DIExpression(), !1042)
  %729 = add nuw nsw i64 %725, 1, !dbg !1057
    #dbg_value(i64 %729, !1030, !DIExpression(), !1058)
  %730 = icmp ult i64 %729, %95, !dbg !1059
  br i1 %730, label %731, label %706, !dbg !1061

731:                                              ; preds = %724
  %732 = mul nuw nsw i64 %725, %95
  %733 = getelementptr float, ptr %105, i64 %732
  %734 = getelementptr inbounds double, ptr %271, i64 %725
  %735 = icmp ult i64 %728, 4, !dbg !1061
  br i1 %735, label %763, label %736, !dbg !1061

736:                                              ; preds = %731
  %737 = and i64 %728, -4, !dbg !1061
  %738 = add i64 %726, %737, !dbg !1061
  br label %739, !dbg !1061

739:                                              ; preds = %739, %736
  %740 = phi i64 [ 0, %736 ], [ %759, %739 ]
  %741 = add i64 %726, %740, !dbg !1061
  %742 = getelementptr float, ptr %733, i64 %741, !dbg !1062
  %743 = getelementptr i8, ptr %742, i64 8, !dbg !1062
  %744 = load <2 x float>, ptr %742, align 4, !dbg !1062, !tbaa !503, !noalias !1005
  %745 = load <2 x float>, ptr %743, align 4, !dbg !1062, !tbaa !503, !noalias !1005
  %746 = fpext <2 x float> %744 to <2 x double>, !dbg !1062
  %747 = fpext <2 x float> %745 to <2 x double>, !dbg !1062
  %748 = load double, ptr %734, align 8, !dbg !1063, !tbaa !498, !noalias !1005
  %749 = insertelement <2 x double> poison, double %748, i64 0, !dbg !1061
  %750 = shufflevector <2 x double> %749, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1061
  %751 = fmul <2 x double> %750, %746, !dbg !1061
  %752 = fmul <2 x double> %750, %747, !dbg !1061
  %753 = getelementptr inbounds double, ptr %271, i64 %741, !dbg !1064
  %754 = getelementptr inbounds i8, ptr %753, i64 16, !dbg !1065
  %755 = load <2 x double>, ptr %753, align 8, !dbg !1065, !tbaa !498, !noalias !1005
  %756 = load <2 x double>, ptr %754, align 8, !dbg !1065, !tbaa !498, !noalias !1005
  %757 = fsub <2 x double> %755, %751, !dbg !1065
  %758 = fsub <2 x double> %756, %752, !dbg !1065
  store <2 x double> %757, ptr %753, align 8, !dbg !1065, !tbaa !498, !noalias !1005
  store <2 x double> %758, ptr %754, align 8, !dbg !1065, !tbaa !498, !noalias !1005
  %759 = add nuw i64 %740, 4
  %760 = icmp eq i64 %759, %737
  br i1 %760, label %761, label %739, !llvm.loop !1066

761:                                              ; preds = %739
  %762 = icmp eq i64 %728, %737, !dbg !1061
  br i1 %762, label %706, label %763, !dbg !1061

763:                                              ; preds = %761, %731
  %764 = phi i64 [ %726, %731 ], [ %738, %761 ]
  br label %765, !dbg !1061

765:                                              ; preds = %763, %765
  %766 = phi i64 [ %775, %765 ], [ %764, %763 ]
    #dbg_value(i64 %766, !1030, !DIExpression(), !1058)
    #dbg_value(i64 %766, !445, !DIExpression(), !1068)
    #dbg_value(i32 undef, !446, !DIExpression(), !1068)
    #dbg_value(i32 %88, !447, !DIExpression(), !1068)
  %767 = getelementptr float, ptr %733, i64 %766, !dbg !1062
  %768 = load float, ptr %767, align 4, !dbg !1062, !tbaa !503, !noalias !1005
  %769 = fpext float %768 to double, !dbg !1062
  %770 = load double, ptr %734, align 8, !dbg !1063, !tbaa !498, !noalias !1005
  %771 = fmul double %770, %769, !dbg !1070
  %772 = getelementptr inbounds double, ptr %271, i64 %766, !dbg !1064
  %773 = load double, ptr %772, align 8, !dbg !1065, !tbaa !498, !noalias !1005
  %774 = fsub double %773, %771, !dbg !1065
  store double %774, ptr %772, align 8, !dbg !1065, !tbaa !498, !noalias !1005
  %775 = add nuw nsw i64 %766, 1, !dbg !1071
    #dbg_value(i64 %775, !1030, !DIExpression(), !1058)
  %776 = icmp eq i64 %775, %95, !dbg !1059
  br i1 %776, label %706, label %765, !dbg !1061, !llvm.loop !1072

777:                                              ; preds = %813, %802
  %778 = phi i64 [ 0, %802 ], [ %833, %813 ]
  %779 = icmp eq i64 %809, 0, !dbg !1055
  br i1 %779, label %789, label %780, !dbg !1055

780:                                              ; preds = %777
    #dbg_value(i64 %778, !1035, !DIExpression(), !1073)
    #dbg_value(i64 %778, !445, !DIExpression(), !1074)
    #dbg_value(i64 %806, !446, !DIExpression(), !1074)
    #dbg_value(i32 %88, !447, !DIExpression(), !1074)
  %781 = getelementptr float, ptr %808, i64 %778, !dbg !1076
  %782 = load float, ptr %781, align 4, !dbg !1076, !tbaa !503, !noalias !1005
  %783 = fpext float %782 to double, !dbg !1076
  %784 = load double, ptr %804, align 8, !dbg !1077, !tbaa !498, !noalias !1005
  %785 = fmul double %784, %783, !dbg !1078
  %786 = getelementptr inbounds double, ptr %271, i64 %778, !dbg !1079
  %787 = load double, ptr %786, align 8, !dbg !1080, !tbaa !498, !noalias !1005
  %788 = fsub double %787, %785, !dbg !1080
  store double %788, ptr %786, align 8, !dbg !1080, !tbaa !498, !noalias !1005
    #dbg_value(i64 %778, !1035, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1073)
  br label %789, !dbg !1056

789:                                              ; preds = %777, %780
    #dbg_value(i64 %806, !1033, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !1081)
  %790 = add nsw i64 %807, -1, !dbg !1056
  %791 = add nsw i64 %806, -1, !dbg !1047
    #dbg_value(i64 %791, !445, !DIExpression(), !1082)
    #dbg_value(i64 %791, !446, !DIExpression(), !1082)
    #dbg_value(i32 %88, !447, !DIExpression(), !1082)
  %792 = mul nuw nsw i64 %791, %95, !dbg !1048
  %793 = getelementptr float, ptr %105, i64 %792, !dbg !1050
  %794 = getelementptr float, ptr %793, i64 %791, !dbg !1050
  %795 = load float, ptr %794, align 4, !dbg !1050, !tbaa !503, !noalias !1005
  %796 = fpext float %795 to double, !dbg !1050
  %797 = getelementptr inbounds double, ptr %271, i64 %791, !dbg !1051
  %798 = load double, ptr %797, align 8, !dbg !1052, !tbaa !498, !noalias !1005
  %799 = fdiv double %798, %796, !dbg !1052
  store double %799, ptr %797, align 8, !dbg !1052, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !1035, !DIExpression(), !1073)
  %800 = icmp ugt i64 %806, 1, !dbg !1053
  %801 = add i64 %803, 1, !dbg !1055
  br i1 %800, label %802, label %836, !dbg !1055

802:                                              ; preds = %789, %720
  %803 = phi i64 [ %801, %789 ], [ 0, %720 ]
  %804 = phi ptr [ %797, %789 ], [ %716, %720 ]
  %805 = phi i64 [ %792, %789 ], [ %711, %720 ]
  %806 = phi i64 [ %791, %789 ], [ %710, %720 ]
  %807 = phi i64 [ %790, %789 ], [ %722, %720 ]
  %808 = getelementptr float, ptr %105, i64 %805
  %809 = and i64 %807, 1, !dbg !1055
  %810 = icmp eq i64 %803, %723, !dbg !1055
  br i1 %810, label %777, label %811, !dbg !1055

811:                                              ; preds = %802
  %812 = and i64 %807, -2, !dbg !1055
  br label %813, !dbg !1055

813:                                              ; preds = %813, %811
  %814 = phi i64 [ 0, %811 ], [ %833, %813 ]
  %815 = phi i64 [ 0, %811 ], [ %834, %813 ]
    #dbg_value(i64 %814, !1035, !DIExpression(), !1073)
    #dbg_value(i64 %814, !445, !DIExpression(), !1074)
    #dbg_value(i64 %806, !446, !DIExpression(), !1074)
    #dbg_value(i32 %88, !447, !DIExpression(), !1074)
  %816 = getelementptr float, ptr %808, i64 %814, !dbg !1076
  %817 = load float, ptr %816, align 4, !dbg !1076, !tbaa !503, !noalias !1005
  %818 = fpext float %817 to double, !dbg !1076
  %819 = load double, ptr %804, align 8, !dbg !1077, !tbaa !498, !noalias !1005
  %820 = fmul double %819, %818, !dbg !1078
  %821 = getelementptr inbounds double, ptr %271, i64 %814, !dbg !1079
  %822 = load double, ptr %821, align 8, !dbg !1080, !tbaa !498, !noalias !1005
  %823 = fsub double %822, %820, !dbg !1080
  store double %823, ptr %821, align 8, !dbg !1080, !tbaa !498, !noalias !1005
  %824 = or disjoint i64 %814, 1, !dbg !1083
    #dbg_value(i64 %824, !1035, !DIExpression(), !1073)
    #dbg_value(i64 %824, !445, !DIExpression(), !1074)
  %825 = getelementptr float, ptr %808, i64 %824, !dbg !1076
  %826 = load float, ptr %825, align 4, !dbg !1076, !tbaa !503, !noalias !1005
  %827 = fpext float %826 to double, !dbg !1076
  %828 = load double, ptr %804, align 8, !dbg !1077, !tbaa !498, !noalias !1005
  %829 = fmul double %828, %827, !dbg !1078
  %830 = getelementptr inbounds double, ptr %271, i64 %824, !dbg !1079
  %831 = load double, ptr %830, align 8, !dbg !1080, !tbaa !498, !noalias !1005
  %832 = fsub double %831, %829, !dbg !1080
  store double %832, ptr %830, align 8, !dbg !1080, !tbaa !498, !noalias !1005
  %833 = add nuw nsw i64 %814, 2, !dbg !1083
    #dbg_value(i64 %833, !1035, !DIExpression(), !1073)
  %834 = add i64 %815, 2, !dbg !1055
  %835 = icmp eq i64 %834, %812, !dbg !1055
  br i1 %835, label %777, label %813, !dbg !1055, !llvm.loop !1084

836:                                              ; preds = %789, %709
    #dbg_value(ptr undef, !1086, !DIExpression(), !1097)
    #dbg_value(i32 %88, !1091, !DIExpression(), !1097)
    #dbg_value(ptr %212, !1092, !DIExpression(), !1097)
    #dbg_value(ptr %271, !1093, !DIExpression(), !1097)
    #dbg_value(ptr %694, !1094, !DIExpression(), !1097)
    #dbg_value(ptr undef, !1099, !DIExpression(), !1108)
    #dbg_value(ptr %271, !1102, !DIExpression(), !1108)
    #dbg_value(ptr %694, !1103, !DIExpression(), !1108)
    #dbg_value(i32 0, !1104, !DIExpression(), !1110)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %694, i8 0, i64 %211, i1 false), !dbg !1111, !tbaa !498, !noalias !1005
    #dbg_value(i64 poison, !1104, !DIExpression(), !1110)
    #dbg_value(i32 0, !1106, !DIExpression(), !1113)
  %837 = icmp ult i32 %88, 4
  %838 = and i64 %95, 2147483644
  %839 = icmp eq i64 %838, %95
  br label %840, !dbg !1114

840:                                              ; preds = %878, %836
  %841 = phi i64 [ 0, %836 ], [ %879, %878 ]
    #dbg_value(i64 %841, !1106, !DIExpression(), !1113)
  %842 = getelementptr inbounds double, ptr %271, i64 %841, !dbg !1115
  %843 = load double, ptr %842, align 8, !dbg !1115, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !445, !DIExpression(), !1117)
    #dbg_value(i64 %841, !446, !DIExpression(), !1117)
    #dbg_value(i32 %88, !447, !DIExpression(), !1117)
  %844 = mul nuw nsw i64 %841, %95, !dbg !1119
  %845 = getelementptr inbounds double, ptr %98, i64 %844, !dbg !1120
    #dbg_value(i32 %88, !1121, !DIExpression(), !1131)
    #dbg_value(double %843, !1126, !DIExpression(), !1131)
    #dbg_value(ptr %845, !1127, !DIExpression(), !1131)
    #dbg_value(ptr %694, !1128, !DIExpression(), !1131)
    #dbg_value(i32 0, !1129, !DIExpression(), !1133)
  br i1 %837, label %866, label %846, !dbg !1134

846:                                              ; preds = %840
  %847 = insertelement <2 x double> poison, double %843, i64 0, !dbg !1134
  %848 = shufflevector <2 x double> %847, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1134
  br label %849, !dbg !1134

849:                                              ; preds = %849, %846
  %850 = phi i64 [ 0, %846 ], [ %863, %849 ], !dbg !1135
  %851 = getelementptr inbounds double, ptr %845, i64 %850, !dbg !1137
  %852 = getelementptr inbounds i8, ptr %851, i64 16, !dbg !1137
  %853 = load <2 x double>, ptr %851, align 8, !dbg !1137, !tbaa !498, !noalias !1005
  %854 = load <2 x double>, ptr %852, align 8, !dbg !1137, !tbaa !498, !noalias !1005
  %855 = fmul <2 x double> %848, %853, !dbg !1138
  %856 = fmul <2 x double> %848, %854, !dbg !1138
  %857 = getelementptr inbounds double, ptr %694, i64 %850, !dbg !1139
  %858 = getelementptr inbounds i8, ptr %857, i64 16, !dbg !1140
  %859 = load <2 x double>, ptr %857, align 8, !dbg !1140, !tbaa !498, !noalias !1005
  %860 = load <2 x double>, ptr %858, align 8, !dbg !1140, !tbaa !498, !noalias !1005
  %861 = fadd <2 x double> %859, %855, !dbg !1140
  %862 = fadd <2 x double> %860, %856, !dbg !1140
  store <2 x double> %861, ptr %857, align 8, !dbg !1140, !tbaa !498, !noalias !1005
  store <2 x double> %862, ptr %858, align 8, !dbg !1140, !tbaa !498, !noalias !1005
  %863 = add nuw i64 %850, 4, !dbg !1135
  %864 = icmp eq i64 %863, %838, !dbg !1135
  br i1 %864, label %865, label %849, !dbg !1135, !llvm.loop !1141

865:                                              ; preds = %849
  br i1 %839, label %878, label %866, !dbg !1134

866:                                              ; preds = %865, %840
  %867 = phi i64 [ 0, %840 ], [ %838, %865 ]
  br label %868, !dbg !1134

868:                                              ; preds = %866, %868
  %869 = phi i64 [ %876, %868 ], [ %867, %866 ]
    #dbg_value(i64 %869, !1129, !DIExpression(), !1133)
  %870 = getelementptr inbounds double, ptr %845, i64 %869, !dbg !1137
  %871 = load double, ptr %870, align 8, !dbg !1137, !tbaa !498, !noalias !1005
  %872 = fmul double %843, %871, !dbg !1138
  %873 = getelementptr inbounds double, ptr %694, i64 %869, !dbg !1139
  %874 = load double, ptr %873, align 8, !dbg !1140, !tbaa !498, !noalias !1005
  %875 = fadd double %874, %872, !dbg !1140
  store double %875, ptr %873, align 8, !dbg !1140, !tbaa !498, !noalias !1005
  %876 = add nuw nsw i64 %869, 1, !dbg !1135
    #dbg_value(i64 %876, !1129, !DIExpression(), !1133)
  %877 = icmp eq i64 %876, %95, !dbg !1143
  br i1 %877, label %878, label %868, !dbg !1134, !llvm.loop !1144

878:                                              ; preds = %868, %865
  %879 = add nuw nsw i64 %841, 1, !dbg !1145
    #dbg_value(i64 %879, !1106, !DIExpression(), !1113)
  %880 = icmp eq i64 %879, %95, !dbg !1146
  br i1 %880, label %881, label %840, !dbg !1114, !llvm.loop !1147

881:                                              ; preds = %878
  %882 = icmp ult i32 %88, 4, !dbg !1149
  br i1 %882, label %901, label %883, !dbg !1149

883:                                              ; preds = %881
  %884 = and i64 %95, 2147483644, !dbg !1149
  br label %885, !dbg !1149

885:                                              ; preds = %885, %883
  %886 = phi i64 [ 0, %883 ], [ %897, %885 ], !dbg !1150
  %887 = getelementptr inbounds double, ptr %212, i64 %886, !dbg !1152
  %888 = getelementptr inbounds i8, ptr %887, i64 16, !dbg !1152
  %889 = load <2 x double>, ptr %887, align 8, !dbg !1152, !tbaa !498, !noalias !1005
  %890 = load <2 x double>, ptr %888, align 8, !dbg !1152, !tbaa !498, !noalias !1005
  %891 = getelementptr inbounds double, ptr %694, i64 %886, !dbg !1153
  %892 = getelementptr inbounds i8, ptr %891, i64 16, !dbg !1153
  %893 = load <2 x double>, ptr %891, align 8, !dbg !1153, !tbaa !498, !noalias !1005
  %894 = load <2 x double>, ptr %892, align 8, !dbg !1153, !tbaa !498, !noalias !1005
  %895 = fsub <2 x double> %889, %893, !dbg !1154
  %896 = fsub <2 x double> %890, %894, !dbg !1154
  store <2 x double> %895, ptr %891, align 8, !dbg !1155, !tbaa !498, !noalias !1005
  store <2 x double> %896, ptr %892, align 8, !dbg !1155, !tbaa !498, !noalias !1005
  %897 = add nuw i64 %886, 4, !dbg !1150
  %898 = icmp eq i64 %897, %884, !dbg !1150
  br i1 %898, label %899, label %885, !dbg !1150, !llvm.loop !1156

899:                                              ; preds = %885
  %900 = icmp eq i64 %884, %95, !dbg !1149
  br i1 %900, label %912, label %901, !dbg !1149

901:                                              ; preds = %899, %881
  %902 = phi i64 [ 0, %881 ], [ %884, %899 ]
  br label %903, !dbg !1149

903:                                              ; preds = %901, %903
  %904 = phi i64 [ %910, %903 ], [ %902, %901 ]
    #dbg_value(i64 %904, !1095, !DIExpression(), !1158)
  %905 = getelementptr inbounds double, ptr %212, i64 %904, !dbg !1152
  %906 = load double, ptr %905, align 8, !dbg !1152, !tbaa !498, !noalias !1005
  %907 = getelementptr inbounds double, ptr %694, i64 %904, !dbg !1153
  %908 = load double, ptr %907, align 8, !dbg !1153, !tbaa !498, !noalias !1005
  %909 = fsub double %906, %908, !dbg !1154
  store double %909, ptr %907, align 8, !dbg !1155, !tbaa !498, !noalias !1005
  %910 = add nuw nsw i64 %904, 1, !dbg !1150
    #dbg_value(i64 %910, !1095, !DIExpression(), !1158)
  %911 = icmp eq i64 %910, %95, !dbg !1159
  br i1 %911, label %912, label %903, !dbg !1149, !llvm.loop !1160

912:                                              ; preds = %903, %899
  %913 = and i64 %95, 3, !dbg !1161
  %914 = icmp ult i64 %710, 3, !dbg !1161
  br i1 %914, label %943, label %915, !dbg !1161

915:                                              ; preds = %912
  %916 = and i64 %95, 2147483644, !dbg !1161
  br label %917, !dbg !1161

917:                                              ; preds = %917, %915
  %918 = phi i64 [ 0, %915 ], [ %940, %917 ]
  %919 = phi double [ 0.000000e+00, %915 ], [ %939, %917 ]
  %920 = phi i64 [ 0, %915 ], [ %941, %917 ]
    #dbg_value(i64 %918, !1171, !DIExpression(), !1180)
    #dbg_value(double %919, !1170, !DIExpression(), !1181)
  %921 = getelementptr inbounds double, ptr %694, i64 %918, !dbg !1182
  %922 = load double, ptr %921, align 8, !dbg !1182, !tbaa !498, !noalias !1005
  %923 = fmul double %922, %922, !dbg !1184
  %924 = fadd double %919, %923, !dbg !1185
    #dbg_value(double %924, !1170, !DIExpression(), !1181)
  %925 = or disjoint i64 %918, 1, !dbg !1186
    #dbg_value(i64 %925, !1171, !DIExpression(), !1180)
  %926 = getelementptr inbounds double, ptr %694, i64 %925, !dbg !1182
  %927 = load double, ptr %926, align 8, !dbg !1182, !tbaa !498, !noalias !1005
  %928 = fmul double %927, %927, !dbg !1184
  %929 = fadd double %924, %928, !dbg !1185
    #dbg_value(double %929, !1170, !DIExpression(), !1181)
  %930 = or disjoint i64 %918, 2, !dbg !1186
    #dbg_value(i64 %930, !1171, !DIExpression(), !1180)
  %931 = getelementptr inbounds double, ptr %694, i64 %930, !dbg !1182
  %932 = load double, ptr %931, align 8, !dbg !1182, !tbaa !498, !noalias !1005
  %933 = fmul double %932, %932, !dbg !1184
  %934 = fadd double %929, %933, !dbg !1185
    #dbg_value(double %934, !1170, !DIExpression(), !1181)
  %935 = or disjoint i64 %918, 3, !dbg !1186
    #dbg_value(i64 %935, !1171, !DIExpression(), !1180)
  %936 = getelementptr inbounds double, ptr %694, i64 %935, !dbg !1182
  %937 = load double, ptr %936, align 8, !dbg !1182, !tbaa !498, !noalias !1005
  %938 = fmul double %937, %937, !dbg !1184
  %939 = fadd double %934, %938, !dbg !1185
    #dbg_value(double %939, !1170, !DIExpression(), !1181)
  %940 = add nuw nsw i64 %918, 4, !dbg !1186
    #dbg_value(i64 %940, !1171, !DIExpression(), !1180)
  %941 = add i64 %920, 4, !dbg !1161
  %942 = icmp eq i64 %941, %916, !dbg !1161
  br i1 %942, label %943, label %917, !dbg !1161, !llvm.loop !1187

943:                                              ; preds = %917, %912
  %944 = phi double [ poison, %912 ], [ %939, %917 ]
  %945 = phi i64 [ 0, %912 ], [ %940, %917 ]
  %946 = phi double [ 0.000000e+00, %912 ], [ %939, %917 ]
  %947 = icmp eq i64 %913, 0, !dbg !1161
  br i1 %947, label %959, label %948, !dbg !1161

948:                                              ; preds = %943, %948
  %949 = phi i64 [ %956, %948 ], [ %945, %943 ]
  %950 = phi double [ %955, %948 ], [ %946, %943 ]
  %951 = phi i64 [ %957, %948 ], [ 0, %943 ]
    #dbg_value(i64 %949, !1171, !DIExpression(), !1180)
    #dbg_value(double %950, !1170, !DIExpression(), !1181)
  %952 = getelementptr inbounds double, ptr %694, i64 %949, !dbg !1182
  %953 = load double, ptr %952, align 8, !dbg !1182, !tbaa !498, !noalias !1005
  %954 = fmul double %953, %953, !dbg !1184
  %955 = fadd double %950, %954, !dbg !1185
    #dbg_value(double %955, !1170, !DIExpression(), !1181)
  %956 = add nuw nsw i64 %949, 1, !dbg !1186
    #dbg_value(i64 %956, !1171, !DIExpression(), !1180)
  %957 = add i64 %951, 1, !dbg !1161
  %958 = icmp eq i64 %957, %913, !dbg !1161
  br i1 %958, label %959, label %948, !dbg !1161, !llvm.loop !1189

959:                                              ; preds = %948, %943
  %960 = phi double [ %944, %943 ], [ %955, %948 ], !dbg !1185
  %961 = call double @sqrt(double noundef %960) #17, !dbg !1191, !noalias !1005
    #dbg_value(i32 %88, !1177, !DIExpression(), !1192)
    #dbg_value(ptr %212, !1178, !DIExpression(), !1192)
    #dbg_value(i32 %88, !1167, !DIExpression(), !1194)
    #dbg_value(ptr %212, !1168, !DIExpression(), !1194)
    #dbg_value(ptr %212, !1169, !DIExpression(), !1194)
    #dbg_value(double 0.000000e+00, !1170, !DIExpression(), !1194)
    #dbg_value(i32 0, !1171, !DIExpression(), !1196)
  %962 = and i64 %95, 3, !dbg !1197
  %963 = icmp ult i64 %710, 3, !dbg !1197
  br i1 %963, label %992, label %964, !dbg !1197

964:                                              ; preds = %959
  %965 = and i64 %95, 2147483644, !dbg !1197
  br label %966, !dbg !1197

966:                                              ; preds = %966, %964
  %967 = phi i64 [ 0, %964 ], [ %989, %966 ]
  %968 = phi double [ 0.000000e+00, %964 ], [ %988, %966 ]
  %969 = phi i64 [ 0, %964 ], [ %990, %966 ]
    #dbg_value(i64 %967, !1171, !DIExpression(), !1196)
    #dbg_value(double %968, !1170, !DIExpression(), !1194)
  %970 = getelementptr inbounds double, ptr %212, i64 %967, !dbg !1198
  %971 = load double, ptr %970, align 8, !dbg !1198, !tbaa !498, !noalias !1005
  %972 = fmul double %971, %971, !dbg !1199
  %973 = fadd double %968, %972, !dbg !1200
    #dbg_value(double %973, !1170, !DIExpression(), !1194)
  %974 = or disjoint i64 %967, 1, !dbg !1201
    #dbg_value(i64 %974, !1171, !DIExpression(), !1196)
  %975 = getelementptr inbounds double, ptr %212, i64 %974, !dbg !1198
  %976 = load double, ptr %975, align 8, !dbg !1198, !tbaa !498, !noalias !1005
  %977 = fmul double %976, %976, !dbg !1199
  %978 = fadd double %973, %977, !dbg !1200
    #dbg_value(double %978, !1170, !DIExpression(), !1194)
  %979 = or disjoint i64 %967, 2, !dbg !1201
    #dbg_value(i64 %979, !1171, !DIExpression(), !1196)
  %980 = getelementptr inbounds double, ptr %212, i64 %979, !dbg !1198
  %981 = load double, ptr %980, align 8, !dbg !1198, !tbaa !498, !noalias !1005
  %982 = fmul double %981, %981, !dbg !1199
  %983 = fadd double %978, %982, !dbg !1200
    #dbg_value(double %983, !1170, !DIExpression(), !1194)
  %984 = or disjoint i64 %967, 3, !dbg !1201
    #dbg_value(i64 %984, !1171, !DIExpression(), !1196)
  %985 = getelementptr inbounds double, ptr %212, i64 %984, !dbg !1198
  %986 = load double, ptr %985, align 8, !dbg !1198, !tbaa !498, !noalias !1005
  %987 = fmul double %986, %986, !dbg !1199
  %988 = fadd double %983, %987, !dbg !1200
    #dbg_value(double %988, !1170, !DIExpression(), !1194)
  %989 = add nuw nsw i64 %967, 4, !dbg !1201
    #dbg_value(i64 %989, !1171, !DIExpression(), !1196)
  %990 = add i64 %969, 4, !dbg !1197
  %991 = icmp eq i64 %990, %965, !dbg !1197
  br i1 %991, label %992, label %966, !dbg !1197, !llvm.loop !1202

992:                                              ; preds = %966, %959
  %993 = phi double [ poison, %959 ], [ %988, %966 ]
  %994 = phi i64 [ 0, %959 ], [ %989, %966 ]
  %995 = phi double [ 0.000000e+00, %959 ], [ %988, %966 ]
  %996 = icmp eq i64 %962, 0, !dbg !1197
  br i1 %996, label %1008, label %997, !dbg !1197

997:                                              ; preds = %992, %997
  %998 = phi i64 [ %1005, %997 ], [ %994, %992 ]
  %999 = phi double [ %1004, %997 ], [ %995, %992 ]
  %1000 = phi i64 [ %1006, %997 ], [ 0, %992 ]
    #dbg_value(i64 %998, !1171, !DIExpression(), !1196)
    #dbg_value(double %999, !1170, !DIExpression(), !1194)
  %1001 = getelementptr inbounds double, ptr %212, i64 %998, !dbg !1198
  %1002 = load double, ptr %1001, align 8, !dbg !1198, !tbaa !498, !noalias !1005
  %1003 = fmul double %1002, %1002, !dbg !1199
  %1004 = fadd double %999, %1003, !dbg !1200
    #dbg_value(double %1004, !1170, !DIExpression(), !1194)
  %1005 = add nuw nsw i64 %998, 1, !dbg !1201
    #dbg_value(i64 %1005, !1171, !DIExpression(), !1196)
  %1006 = add i64 %1000, 1, !dbg !1197
  %1007 = icmp eq i64 %1006, %962, !dbg !1197
  br i1 %1007, label %1008, label %997, !dbg !1197, !llvm.loop !1204

1008:                                             ; preds = %997, %992
  %1009 = phi double [ %993, %992 ], [ %1004, %997 ], !dbg !1200
  %1010 = call double @sqrt(double noundef %1009) #17, !dbg !1205, !noalias !1005
    #dbg_value(double %1078, !213, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !995)
    #dbg_value(double %1078, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !230)
    #dbg_value(ptr undef, !120, !DIExpression(), !1206)
    #dbg_value(i32 %88, !121, !DIExpression(), !1206)
    #dbg_value(ptr %212, !122, !DIExpression(), !1206)
    #dbg_value(ptr %271, !123, !DIExpression(), !1206)
    #dbg_value(ptr %694, !124, !DIExpression(), !1206)
    #dbg_value(ptr %700, !125, !DIExpression(), !1206)
    #dbg_value(i32 %88, !1177, !DIExpression(), !1208)
    #dbg_value(ptr %212, !1178, !DIExpression(), !1208)
    #dbg_value(i32 %88, !1167, !DIExpression(), !1210)
    #dbg_value(ptr %212, !1168, !DIExpression(), !1210)
    #dbg_value(ptr %212, !1169, !DIExpression(), !1210)
    #dbg_value(double 0.000000e+00, !1170, !DIExpression(), !1210)
    #dbg_value(i32 0, !1171, !DIExpression(), !1212)
  %1011 = and i64 %95, 3, !dbg !1213
  %1012 = icmp ult i64 %710, 3, !dbg !1213
  br i1 %1012, label %1041, label %1013, !dbg !1213

1013:                                             ; preds = %1008
  %1014 = and i64 %95, 2147483644, !dbg !1213
  br label %1015, !dbg !1213

1015:                                             ; preds = %1015, %1013
  %1016 = phi i64 [ 0, %1013 ], [ %1038, %1015 ]
  %1017 = phi double [ 0.000000e+00, %1013 ], [ %1037, %1015 ]
  %1018 = phi i64 [ 0, %1013 ], [ %1039, %1015 ]
    #dbg_value(i64 %1016, !1171, !DIExpression(), !1212)
    #dbg_value(double %1017, !1170, !DIExpression(), !1210)
  %1019 = getelementptr inbounds double, ptr %212, i64 %1016, !dbg !1214
  %1020 = load double, ptr %1019, align 8, !dbg !1214, !tbaa !498, !noalias !1005
  %1021 = fmul double %1020, %1020, !dbg !1215
  %1022 = fadd double %1017, %1021, !dbg !1216
    #dbg_value(double %1022, !1170, !DIExpression(), !1210)
  %1023 = or disjoint i64 %1016, 1, !dbg !1217
    #dbg_value(i64 %1023, !1171, !DIExpression(), !1212)
  %1024 = getelementptr inbounds double, ptr %212, i64 %1023, !dbg !1214
  %1025 = load double, ptr %1024, align 8, !dbg !1214, !tbaa !498, !noalias !1005
  %1026 = fmul double %1025, %1025, !dbg !1215
  %1027 = fadd double %1022, %1026, !dbg !1216
    #dbg_value(double %1027, !1170, !DIExpression(), !1210)
  %1028 = or disjoint i64 %1016, 2, !dbg !1217
    #dbg_value(i64 %1028, !1171, !DIExpression(), !1212)
  %1029 = getelementptr inbounds double, ptr %212, i64 %1028, !dbg !1214
  %1030 = load double, ptr %1029, align 8, !dbg !1214, !tbaa !498, !noalias !1005
  %1031 = fmul double %1030, %1030, !dbg !1215
  %1032 = fadd double %1027, %1031, !dbg !1216
    #dbg_value(double %1032, !1170, !DIExpression(), !1210)
  %1033 = or disjoint i64 %1016, 3, !dbg !1217
    #dbg_value(i64 %1033, !1171, !DIExpression(), !1212)
  %1034 = getelementptr inbounds double, ptr %212, i64 %1033, !dbg !1214
  %1035 = load double, ptr %1034, align 8, !dbg !1214, !tbaa !498, !noalias !1005
  %1036 = fmul double %1035, %1035, !dbg !1215
  %1037 = fadd double %1032, %1036, !dbg !1216
    #dbg_value(double %1037, !1170, !DIExpression(), !1210)
  %1038 = add nuw nsw i64 %1016, 4, !dbg !1217
    #dbg_value(i64 %1038, !1171, !DIExpression(), !1212)
  %1039 = add i64 %1018, 4, !dbg !1213
  %1040 = icmp eq i64 %1039, %1014, !dbg !1213
  br i1 %1040, label %1041, label %1015, !dbg !1213, !llvm.loop !1218

1041:                                             ; preds = %1015, %1008
  %1042 = phi double [ poison, %1008 ], [ %1037, %1015 ]
  %1043 = phi i64 [ 0, %1008 ], [ %1038, %1015 ]
  %1044 = phi double [ 0.000000e+00, %1008 ], [ %1037, %1015 ]
  %1045 = icmp eq i64 %1011, 0, !dbg !1213
  br i1 %1045, label %1057, label %1046, !dbg !1213

1046:                                             ; preds = %1041, %1046
  %1047 = phi i64 [ %1054, %1046 ], [ %1043, %1041 ]
  %1048 = phi double [ %1053, %1046 ], [ %1044, %1041 ]
  %1049 = phi i64 [ %1055, %1046 ], [ 0, %1041 ]
    #dbg_value(i64 %1047, !1171, !DIExpression(), !1212)
    #dbg_value(double %1048, !1170, !DIExpression(), !1210)
  %1050 = getelementptr inbounds double, ptr %212, i64 %1047, !dbg !1214
  %1051 = load double, ptr %1050, align 8, !dbg !1214, !tbaa !498, !noalias !1005
  %1052 = fmul double %1051, %1051, !dbg !1215
  %1053 = fadd double %1048, %1052, !dbg !1216
    #dbg_value(double %1053, !1170, !DIExpression(), !1210)
  %1054 = add nuw nsw i64 %1047, 1, !dbg !1217
    #dbg_value(i64 %1054, !1171, !DIExpression(), !1212)
  %1055 = add i64 %1049, 1, !dbg !1213
  %1056 = icmp eq i64 %1055, %1011, !dbg !1213
  br i1 %1056, label %1057, label %1046, !dbg !1213, !llvm.loop !1220

1057:                                             ; preds = %1046, %1041
  %1058 = phi double [ %1042, %1041 ], [ %1053, %1046 ], !dbg !1216
  %1059 = call double @sqrt(double noundef %1058) #17, !dbg !1221, !noalias !1005
    #dbg_value(double %1059, !126, !DIExpression(), !1206)
    #dbg_value(i32 0, !127, !DIExpression(), !1206)
  store double %1059, ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), align 8, !dbg !1222, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !128, !DIExpression(), !1223)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %271, i8 0, i64 %211, i1 false), !dbg !1224, !tbaa !498, !noalias !1005
  %1060 = icmp ult i32 %88, 2, !dbg !1226
  br i1 %1060, label %1061, label %1063, !dbg !1226

1061:                                             ; preds = %1075, %1057
  %1062 = phi i64 [ 0, %1057 ], [ %1064, %1075 ]
  br label %1108, !dbg !1226

1063:                                             ; preds = %1057
  %1064 = and i64 %95, 2147483646, !dbg !1226
  %1065 = insertelement <2 x double> poison, double %1059, i64 0, !dbg !1226
  %1066 = shufflevector <2 x double> %1065, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1226
  br label %1067, !dbg !1226

1067:                                             ; preds = %1067, %1063
  %1068 = phi i64 [ 0, %1063 ], [ %1073, %1067 ], !dbg !1227
  %1069 = getelementptr inbounds double, ptr %212, i64 %1068, !dbg !1228
  %1070 = load <2 x double>, ptr %1069, align 8, !dbg !1228, !tbaa !498, !noalias !1005
  %1071 = fdiv <2 x double> %1070, %1066, !dbg !1229
  %1072 = getelementptr inbounds double, ptr %694, i64 %1068, !dbg !1230
  store <2 x double> %1071, ptr %1072, align 8, !dbg !1231, !tbaa !498, !noalias !1005
  %1073 = add nuw i64 %1068, 2, !dbg !1227
  %1074 = icmp eq i64 %1073, %1064, !dbg !1227
  br i1 %1074, label %1075, label %1067, !dbg !1227, !llvm.loop !1232

1075:                                             ; preds = %1067
  %1076 = icmp eq i64 %1064, %95, !dbg !1226
  br i1 %1076, label %1077, label %1061, !dbg !1226

1077:                                             ; preds = %1108, %1075
  %1078 = fdiv double %961, %1010, !dbg !1234
    #dbg_value(double %1078, !213, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !995)
    #dbg_value(double %1078, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !230)
  %1079 = fmul double %1059, 0x3D06849B86A12B9B
  %1080 = add i32 %88, -1
  %1081 = zext i32 %1080 to i64
  %1082 = shl nuw nsw i64 %95, 3, !dbg !1235
  %1083 = shl nuw nsw i64 %95, 3, !dbg !1236
  %1084 = shl nuw nsw i64 %95, 4, !dbg !1235
  %1085 = getelementptr i8, ptr %694, i64 %1082
  %1086 = getelementptr i8, ptr %694, i64 %1084
  %1087 = add nsw i64 %1081, -1
  %1088 = icmp ult i32 %88, 4
  %1089 = and i64 %95, 2147483644
  %1090 = icmp eq i64 %1089, %95
  %1091 = and i64 %95, 3
  %1092 = icmp ult i64 %710, 3
  %1093 = and i64 %95, 2147483644
  %1094 = icmp eq i64 %1091, 0
  %1095 = icmp ult i32 %88, 4
  %1096 = and i64 %95, 2147483644
  %1097 = icmp eq i64 %1096, %95
  %1098 = and i64 %95, 1
  %1099 = icmp eq i64 %1098, 0
  %1100 = add nsw i64 %95, -1
  %1101 = and i64 %95, 3
  %1102 = icmp ult i64 %710, 3
  %1103 = and i64 %95, 2147483644
  %1104 = icmp eq i64 %1101, 0
  %1105 = icmp ult i32 %88, 2
  %1106 = and i64 %95, 2147483646
  %1107 = icmp eq i64 %1106, %95
  br label %1116, !dbg !1235

1108:                                             ; preds = %1061, %1108
  %1109 = phi i64 [ %1114, %1108 ], [ %1062, %1061 ]
    #dbg_value(i64 %1109, !128, !DIExpression(), !1223)
  %1110 = getelementptr inbounds double, ptr %212, i64 %1109, !dbg !1228
  %1111 = load double, ptr %1110, align 8, !dbg !1228, !tbaa !498, !noalias !1005
  %1112 = fdiv double %1111, %1059, !dbg !1229
  %1113 = getelementptr inbounds double, ptr %694, i64 %1109, !dbg !1230
  store double %1112, ptr %1113, align 8, !dbg !1231, !tbaa !498, !noalias !1005
  %1114 = add nuw nsw i64 %1109, 1, !dbg !1227
    #dbg_value(i64 %1114, !128, !DIExpression(), !1223)
  %1115 = icmp eq i64 %1114, %95, !dbg !1237
  br i1 %1115, label %1077, label %1108, !dbg !1226, !llvm.loop !1238

1116:                                             ; preds = %1552, %1077
  %1117 = phi i64 [ 0, %1077 ], [ %1125, %1552 ], !dbg !1206
  %1118 = mul nuw nsw i64 %1117, 408, !dbg !1236
  %1119 = getelementptr i8, ptr @refine.problem, i64 %1118, !dbg !1236
  %1120 = mul i64 %1083, %1117, !dbg !1236
  %1121 = getelementptr i8, ptr %1085, i64 %1120, !dbg !1236
    #dbg_value(i64 %1117, !127, !DIExpression(), !1206)
  %1122 = getelementptr i8, ptr %1086, i64 %1120, !dbg !1236
  %1123 = icmp eq i64 %1117, 50, !dbg !1236
  br i1 %1123, label %1588, label %1124, !dbg !1235

1124:                                             ; preds = %1116
  %1125 = add nuw nsw i64 %1117, 1, !dbg !1239
  %1126 = mul nuw nsw i64 %1125, %95, !dbg !1240
    #dbg_value(ptr %1135, !130, !DIExpression(), !1241)
  %1127 = mul nuw nsw i64 %1117, %95, !dbg !1242
  %1128 = getelementptr inbounds double, ptr %700, i64 %1127, !dbg !1243
    #dbg_value(ptr %1128, !132, !DIExpression(), !1241)
  %1129 = getelementptr inbounds double, ptr %694, i64 %1127, !dbg !1244
    #dbg_value(ptr undef, !1020, !DIExpression(), !1245)
    #dbg_value(ptr %1129, !1025, !DIExpression(), !1245)
    #dbg_value(ptr %1128, !1026, !DIExpression(), !1245)
    #dbg_value(i32 %88, !1027, !DIExpression(), !1245)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1128, ptr nonnull readonly align 8 %1129, i64 %211, i1 false), !dbg !1247, !noalias !1005
    #dbg_value(i32 0, !1028, !DIExpression(), !1248)
  br label %1141, !dbg !1249

1130:                                             ; preds = %1181, %1177, %1141
    #dbg_value(i64 %1145, !1028, !DIExpression(), !1248)
  %1131 = add nuw nsw i64 %1143, 1, !dbg !1249
  %1132 = icmp eq i64 %1145, %95, !dbg !1250
  br i1 %1132, label %1133, label %1141, !dbg !1249, !llvm.loop !1251

1133:                                             ; preds = %1130
  %1134 = trunc i64 %1125 to i32, !dbg !1239
  %1135 = getelementptr inbounds double, ptr %694, i64 %1126, !dbg !1253
  %1136 = load float, ptr %713, align 4, !dbg !1254, !tbaa !503, !noalias !1005
  %1137 = fpext float %1136 to double, !dbg !1254
  %1138 = getelementptr inbounds double, ptr %1128, i64 %710, !dbg !1255
  %1139 = load double, ptr %1138, align 8, !dbg !1256, !tbaa !498, !noalias !1005
  %1140 = fdiv double %1139, %1137, !dbg !1256
  store double %1140, ptr %1138, align 8, !dbg !1256, !tbaa !498, !noalias !1005
  br i1 %719, label %1252, label %1218, !dbg !1257

1141:                                             ; preds = %1130, %1124
  %1142 = phi i64 [ 0, %1124 ], [ %1145, %1130 ]
  %1143 = phi i64 [ 1, %1124 ], [ %1131, %1130 ]
  %1144 = sub i64 %710, %1142, !dbg !1258
    #dbg_value(i64 %1142, !1028, !DIExpression(), !1248)
  %1145 = add nuw nsw i64 %1142, 1, !dbg !1258
    #dbg_value(i64 %1145, !1030, !DIExpression(), !1259)
  %1146 = icmp ult i64 %1145, %95, !dbg !1260
  br i1 %1146, label %1147, label %1130, !dbg !1261

1147:                                             ; preds = %1141
  %1148 = mul nuw nsw i64 %1142, %95
  %1149 = getelementptr float, ptr %105, i64 %1148
  %1150 = getelementptr inbounds double, ptr %1128, i64 %1142
  %1151 = icmp ult i64 %1144, 4, !dbg !1261
  br i1 %1151, label %1179, label %1152, !dbg !1261

1152:                                             ; preds = %1147
  %1153 = and i64 %1144, -4, !dbg !1261
  %1154 = add i64 %1143, %1153, !dbg !1261
  br label %1155, !dbg !1261

1155:                                             ; preds = %1155, %1152
  %1156 = phi i64 [ 0, %1152 ], [ %1175, %1155 ]
  %1157 = add i64 %1143, %1156, !dbg !1261
  %1158 = getelementptr float, ptr %1149, i64 %1157, !dbg !1262
  %1159 = getelementptr i8, ptr %1158, i64 8, !dbg !1262
  %1160 = load <2 x float>, ptr %1158, align 4, !dbg !1262, !tbaa !503, !noalias !1005
  %1161 = load <2 x float>, ptr %1159, align 4, !dbg !1262, !tbaa !503, !noalias !1005
  %1162 = fpext <2 x float> %1160 to <2 x double>, !dbg !1262
  %1163 = fpext <2 x float> %1161 to <2 x double>, !dbg !1262
  %1164 = load double, ptr %1150, align 8, !dbg !1263, !tbaa !498, !noalias !1005
  %1165 = insertelement <2 x double> poison, double %1164, i64 0, !dbg !1261
  %1166 = shufflevector <2 x double> %1165, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1261
  %1167 = fmul <2 x double> %1166, %1162, !dbg !1261
  %1168 = fmul <2 x double> %1166, %1163, !dbg !1261
  %1169 = getelementptr inbounds double, ptr %1128, i64 %1157, !dbg !1264
  %1170 = getelementptr inbounds i8, ptr %1169, i64 16, !dbg !1265
  %1171 = load <2 x double>, ptr %1169, align 8, !dbg !1265, !tbaa !498, !noalias !1005
  %1172 = load <2 x double>, ptr %1170, align 8, !dbg !1265, !tbaa !498, !noalias !1005
  %1173 = fsub <2 x double> %1171, %1167, !dbg !1265
  %1174 = fsub <2 x double> %1172, %1168, !dbg !1265
  store <2 x double> %1173, ptr %1169, align 8, !dbg !1265, !tbaa !498, !noalias !1005
  store <2 x double> %1174, ptr %1170, align 8, !dbg !1265, !tbaa !498, !noalias !1005
  %1175 = add nuw i64 %1156, 4
  %1176 = icmp eq i64 %1175, %1153
  br i1 %1176, label %1177, label %1155, !llvm.loop !1266

1177:                                             ; preds = %1155
  %1178 = icmp eq i64 %1144, %1153, !dbg !1261
  br i1 %1178, label %1130, label %1179, !dbg !1261

1179:                                             ; preds = %1177, %1147
  %1180 = phi i64 [ %1143, %1147 ], [ %1154, %1177 ]
  br label %1181, !dbg !1261

1181:                                             ; preds = %1179, %1181
  %1182 = phi i64 [ %1191, %1181 ], [ %1180, %1179 ]
    #dbg_value(i64 %1182, !1030, !DIExpression(), !1259)
    #dbg_value(i64 %1182, !445, !DIExpression(), !1268)
    #dbg_value(i32 undef, !446, !DIExpression(), !1268)
    #dbg_value(i32 %88, !447, !DIExpression(), !1268)
  %1183 = getelementptr float, ptr %1149, i64 %1182, !dbg !1262
  %1184 = load float, ptr %1183, align 4, !dbg !1262, !tbaa !503, !noalias !1005
  %1185 = fpext float %1184 to double, !dbg !1262
  %1186 = load double, ptr %1150, align 8, !dbg !1263, !tbaa !498, !noalias !1005
  %1187 = fmul double %1186, %1185, !dbg !1270
  %1188 = getelementptr inbounds double, ptr %1128, i64 %1182, !dbg !1264
  %1189 = load double, ptr %1188, align 8, !dbg !1265, !tbaa !498, !noalias !1005
  %1190 = fsub double %1189, %1187, !dbg !1265
  store double %1190, ptr %1188, align 8, !dbg !1265, !tbaa !498, !noalias !1005
  %1191 = add nuw nsw i64 %1182, 1, !dbg !1271
    #dbg_value(i64 %1191, !1030, !DIExpression(), !1259)
  %1192 = icmp eq i64 %1191, %95, !dbg !1260
  br i1 %1192, label %1130, label %1181, !dbg !1261, !llvm.loop !1272

1193:                                             ; preds = %1229, %1218
  %1194 = phi i64 [ 0, %1218 ], [ %1249, %1229 ]
  %1195 = icmp eq i64 %1225, 0, !dbg !1257
  br i1 %1195, label %1205, label %1196, !dbg !1257

1196:                                             ; preds = %1193
    #dbg_value(i64 %1194, !1035, !DIExpression(), !1273)
    #dbg_value(i64 %1194, !445, !DIExpression(), !1274)
    #dbg_value(i64 %1222, !446, !DIExpression(), !1274)
    #dbg_value(i32 %88, !447, !DIExpression(), !1274)
  %1197 = getelementptr float, ptr %1224, i64 %1194, !dbg !1276
  %1198 = load float, ptr %1197, align 4, !dbg !1276, !tbaa !503, !noalias !1005
  %1199 = fpext float %1198 to double, !dbg !1276
  %1200 = load double, ptr %1220, align 8, !dbg !1277, !tbaa !498, !noalias !1005
  %1201 = fmul double %1200, %1199, !dbg !1278
  %1202 = getelementptr inbounds double, ptr %1128, i64 %1194, !dbg !1279
  %1203 = load double, ptr %1202, align 8, !dbg !1280, !tbaa !498, !noalias !1005
  %1204 = fsub double %1203, %1201, !dbg !1280
  store double %1204, ptr %1202, align 8, !dbg !1280, !tbaa !498, !noalias !1005
    #dbg_value(i64 %1194, !1035, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1273)
  br label %1205, !dbg !1281

1205:                                             ; preds = %1193, %1196
    #dbg_value(i64 %1222, !1033, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !1282)
  %1206 = add nsw i64 %1223, -1, !dbg !1281
  %1207 = add nsw i64 %1222, -1, !dbg !1283
    #dbg_value(i64 %1207, !445, !DIExpression(), !1284)
    #dbg_value(i64 %1207, !446, !DIExpression(), !1284)
    #dbg_value(i32 %88, !447, !DIExpression(), !1284)
  %1208 = mul nuw nsw i64 %1207, %95, !dbg !1286
  %1209 = getelementptr float, ptr %105, i64 %1208, !dbg !1254
  %1210 = getelementptr float, ptr %1209, i64 %1207, !dbg !1254
  %1211 = load float, ptr %1210, align 4, !dbg !1254, !tbaa !503, !noalias !1005
  %1212 = fpext float %1211 to double, !dbg !1254
  %1213 = getelementptr inbounds double, ptr %1128, i64 %1207, !dbg !1255
  %1214 = load double, ptr %1213, align 8, !dbg !1256, !tbaa !498, !noalias !1005
  %1215 = fdiv double %1214, %1212, !dbg !1256
  store double %1215, ptr %1213, align 8, !dbg !1256, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !1035, !DIExpression(), !1273)
  %1216 = icmp ugt i64 %1222, 1, !dbg !1287
  %1217 = add i64 %1219, 1, !dbg !1257
  br i1 %1216, label %1218, label %1252, !dbg !1257

1218:                                             ; preds = %1133, %1205
  %1219 = phi i64 [ %1217, %1205 ], [ 0, %1133 ]
  %1220 = phi ptr [ %1213, %1205 ], [ %1138, %1133 ]
  %1221 = phi i64 [ %1208, %1205 ], [ %711, %1133 ]
  %1222 = phi i64 [ %1207, %1205 ], [ %710, %1133 ]
  %1223 = phi i64 [ %1206, %1205 ], [ %1081, %1133 ]
  %1224 = getelementptr float, ptr %105, i64 %1221
  %1225 = and i64 %1223, 1, !dbg !1257
  %1226 = icmp eq i64 %1219, %1087, !dbg !1257
  br i1 %1226, label %1193, label %1227, !dbg !1257

1227:                                             ; preds = %1218
  %1228 = and i64 %1223, -2, !dbg !1257
  br label %1229, !dbg !1257

1229:                                             ; preds = %1229, %1227
  %1230 = phi i64 [ 0, %1227 ], [ %1249, %1229 ]
  %1231 = phi i64 [ 0, %1227 ], [ %1250, %1229 ]
    #dbg_value(i64 %1230, !1035, !DIExpression(), !1273)
    #dbg_value(i64 %1230, !445, !DIExpression(), !1274)
    #dbg_value(i64 %1222, !446, !DIExpression(), !1274)
    #dbg_value(i32 %88, !447, !DIExpression(), !1274)
  %1232 = getelementptr float, ptr %1224, i64 %1230, !dbg !1276
  %1233 = load float, ptr %1232, align 4, !dbg !1276, !tbaa !503, !noalias !1005
  %1234 = fpext float %1233 to double, !dbg !1276
  %1235 = load double, ptr %1220, align 8, !dbg !1277, !tbaa !498, !noalias !1005
  %1236 = fmul double %1235, %1234, !dbg !1278
  %1237 = getelementptr inbounds double, ptr %1128, i64 %1230, !dbg !1279
  %1238 = load double, ptr %1237, align 8, !dbg !1280, !tbaa !498, !noalias !1005
  %1239 = fsub double %1238, %1236, !dbg !1280
  store double %1239, ptr %1237, align 8, !dbg !1280, !tbaa !498, !noalias !1005
  %1240 = or disjoint i64 %1230, 1, !dbg !1288
    #dbg_value(i64 %1240, !1035, !DIExpression(), !1273)
    #dbg_value(i64 %1240, !445, !DIExpression(), !1274)
  %1241 = getelementptr float, ptr %1224, i64 %1240, !dbg !1276
  %1242 = load float, ptr %1241, align 4, !dbg !1276, !tbaa !503, !noalias !1005
  %1243 = fpext float %1242 to double, !dbg !1276
  %1244 = load double, ptr %1220, align 8, !dbg !1277, !tbaa !498, !noalias !1005
  %1245 = fmul double %1244, %1243, !dbg !1278
  %1246 = getelementptr inbounds double, ptr %1128, i64 %1240, !dbg !1279
  %1247 = load double, ptr %1246, align 8, !dbg !1280, !tbaa !498, !noalias !1005
  %1248 = fsub double %1247, %1245, !dbg !1280
  store double %1248, ptr %1246, align 8, !dbg !1280, !tbaa !498, !noalias !1005
  %1249 = add nuw nsw i64 %1230, 2, !dbg !1288
    #dbg_value(i64 %1249, !1035, !DIExpression(), !1273)
  %1250 = add i64 %1231, 2, !dbg !1257
  %1251 = icmp eq i64 %1250, %1228, !dbg !1257
  br i1 %1251, label %1193, label %1229, !dbg !1257, !llvm.loop !1289

1252:                                             ; preds = %1205, %1133
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %1135, i8 0, i64 %211, i1 false), !dbg !1291, !tbaa !498, !noalias !1005
    #dbg_value(i64 poison, !1104, !DIExpression(), !1293)
    #dbg_value(i32 0, !1106, !DIExpression(), !1294)
  br label %1253, !dbg !1295

1253:                                             ; preds = %1291, %1252
  %1254 = phi i64 [ 0, %1252 ], [ %1292, %1291 ]
    #dbg_value(i64 %1254, !1106, !DIExpression(), !1294)
  %1255 = getelementptr inbounds double, ptr %1128, i64 %1254, !dbg !1296
  %1256 = load double, ptr %1255, align 8, !dbg !1296, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !445, !DIExpression(), !1297)
    #dbg_value(i64 %1254, !446, !DIExpression(), !1297)
    #dbg_value(i32 %88, !447, !DIExpression(), !1297)
  %1257 = mul nuw nsw i64 %1254, %95, !dbg !1299
  %1258 = getelementptr inbounds double, ptr %98, i64 %1257, !dbg !1300
    #dbg_value(i32 %88, !1121, !DIExpression(), !1301)
    #dbg_value(double %1256, !1126, !DIExpression(), !1301)
    #dbg_value(ptr %1258, !1127, !DIExpression(), !1301)
    #dbg_value(ptr %1135, !1128, !DIExpression(), !1301)
    #dbg_value(i32 0, !1129, !DIExpression(), !1303)
  br i1 %1088, label %1279, label %1259, !dbg !1304

1259:                                             ; preds = %1253
  %1260 = insertelement <2 x double> poison, double %1256, i64 0, !dbg !1304
  %1261 = shufflevector <2 x double> %1260, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1304
  br label %1262, !dbg !1304

1262:                                             ; preds = %1262, %1259
  %1263 = phi i64 [ 0, %1259 ], [ %1276, %1262 ], !dbg !1305
  %1264 = getelementptr inbounds double, ptr %1258, i64 %1263, !dbg !1306
  %1265 = getelementptr inbounds i8, ptr %1264, i64 16, !dbg !1306
  %1266 = load <2 x double>, ptr %1264, align 8, !dbg !1306, !tbaa !498, !noalias !1005
  %1267 = load <2 x double>, ptr %1265, align 8, !dbg !1306, !tbaa !498, !noalias !1005
  %1268 = fmul <2 x double> %1261, %1266, !dbg !1307
  %1269 = fmul <2 x double> %1261, %1267, !dbg !1307
  %1270 = getelementptr inbounds double, ptr %1135, i64 %1263, !dbg !1308
  %1271 = getelementptr inbounds i8, ptr %1270, i64 16, !dbg !1309
  %1272 = load <2 x double>, ptr %1270, align 8, !dbg !1309, !tbaa !498, !noalias !1005
  %1273 = load <2 x double>, ptr %1271, align 8, !dbg !1309, !tbaa !498, !noalias !1005
  %1274 = fadd <2 x double> %1272, %1268, !dbg !1309
  %1275 = fadd <2 x double> %1273, %1269, !dbg !1309
  store <2 x double> %1274, ptr %1270, align 8, !dbg !1309, !tbaa !498, !noalias !1005
  store <2 x double> %1275, ptr %1271, align 8, !dbg !1309, !tbaa !498, !noalias !1005
  %1276 = add nuw i64 %1263, 4, !dbg !1305
  %1277 = icmp eq i64 %1276, %1089, !dbg !1305
  br i1 %1277, label %1278, label %1262, !dbg !1305, !llvm.loop !1310

1278:                                             ; preds = %1262
  br i1 %1090, label %1291, label %1279, !dbg !1304

1279:                                             ; preds = %1278, %1253
  %1280 = phi i64 [ 0, %1253 ], [ %1089, %1278 ]
  br label %1281, !dbg !1304

1281:                                             ; preds = %1279, %1281
  %1282 = phi i64 [ %1289, %1281 ], [ %1280, %1279 ]
    #dbg_value(i64 %1282, !1129, !DIExpression(), !1303)
  %1283 = getelementptr inbounds double, ptr %1258, i64 %1282, !dbg !1306
  %1284 = load double, ptr %1283, align 8, !dbg !1306, !tbaa !498, !noalias !1005
  %1285 = fmul double %1256, %1284, !dbg !1307
  %1286 = getelementptr inbounds double, ptr %1135, i64 %1282, !dbg !1308
  %1287 = load double, ptr %1286, align 8, !dbg !1309, !tbaa !498, !noalias !1005
  %1288 = fadd double %1287, %1285, !dbg !1309
  store double %1288, ptr %1286, align 8, !dbg !1309, !tbaa !498, !noalias !1005
  %1289 = add nuw nsw i64 %1282, 1, !dbg !1305
    #dbg_value(i64 %1289, !1129, !DIExpression(), !1303)
  %1290 = icmp eq i64 %1289, %95, !dbg !1312
  br i1 %1290, label %1291, label %1281, !dbg !1304, !llvm.loop !1313

1291:                                             ; preds = %1281, %1278
  %1292 = add nuw nsw i64 %1254, 1, !dbg !1314
    #dbg_value(i64 %1292, !1106, !DIExpression(), !1294)
  %1293 = icmp eq i64 %1292, %95, !dbg !1315
  br i1 %1293, label %1294, label %1253, !dbg !1295, !llvm.loop !1316

1294:                                             ; preds = %1291
  %1295 = getelementptr inbounds [50 x [51 x double]], ptr @refine.problem, i64 0, i64 %1117, !dbg !1318
    #dbg_value(i32 %88, !1319, !DIExpression(), !1338)
    #dbg_value(i64 %1125, !1324, !DIExpression(), !1338)
    #dbg_value(ptr %694, !1325, !DIExpression(), !1338)
    #dbg_value(ptr %1135, !1326, !DIExpression(), !1338)
    #dbg_value(ptr %1295, !1327, !DIExpression(), !1338)
    #dbg_value(i32 0, !1328, !DIExpression(), !1340)
  %1296 = shl nuw nsw i64 %1125, 3, !dbg !1341
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %1295, i8 0, i64 %1296, i1 false), !dbg !1342, !tbaa !498, !noalias !1005
    #dbg_value(i64 poison, !1328, !DIExpression(), !1340)
    #dbg_value(i32 0, !1330, !DIExpression(), !1344)
  %1297 = shl nuw nsw i64 %1125, 1
  br label %1356, !dbg !1345

1298:                                             ; preds = %1480, %1298
  %1299 = phi i64 [ %1321, %1298 ], [ 0, %1480 ]
  %1300 = phi double [ %1320, %1298 ], [ 0.000000e+00, %1480 ]
  %1301 = phi i64 [ %1322, %1298 ], [ 0, %1480 ]
    #dbg_value(i64 %1299, !1171, !DIExpression(), !1346)
    #dbg_value(double %1300, !1170, !DIExpression(), !1349)
  %1302 = getelementptr inbounds double, ptr %1135, i64 %1299, !dbg !1350
  %1303 = load double, ptr %1302, align 8, !dbg !1350, !tbaa !498, !noalias !1005
  %1304 = fmul double %1303, %1303, !dbg !1351
  %1305 = fadd double %1300, %1304, !dbg !1352
    #dbg_value(double %1305, !1170, !DIExpression(), !1349)
  %1306 = or disjoint i64 %1299, 1, !dbg !1353
    #dbg_value(i64 %1306, !1171, !DIExpression(), !1346)
  %1307 = getelementptr inbounds double, ptr %1135, i64 %1306, !dbg !1350
  %1308 = load double, ptr %1307, align 8, !dbg !1350, !tbaa !498, !noalias !1005
  %1309 = fmul double %1308, %1308, !dbg !1351
  %1310 = fadd double %1305, %1309, !dbg !1352
    #dbg_value(double %1310, !1170, !DIExpression(), !1349)
  %1311 = or disjoint i64 %1299, 2, !dbg !1353
    #dbg_value(i64 %1311, !1171, !DIExpression(), !1346)
  %1312 = getelementptr inbounds double, ptr %1135, i64 %1311, !dbg !1350
  %1313 = load double, ptr %1312, align 8, !dbg !1350, !tbaa !498, !noalias !1005
  %1314 = fmul double %1313, %1313, !dbg !1351
  %1315 = fadd double %1310, %1314, !dbg !1352
    #dbg_value(double %1315, !1170, !DIExpression(), !1349)
  %1316 = or disjoint i64 %1299, 3, !dbg !1353
    #dbg_value(i64 %1316, !1171, !DIExpression(), !1346)
  %1317 = getelementptr inbounds double, ptr %1135, i64 %1316, !dbg !1350
  %1318 = load double, ptr %1317, align 8, !dbg !1350, !tbaa !498, !noalias !1005
  %1319 = fmul double %1318, %1318, !dbg !1351
  %1320 = fadd double %1315, %1319, !dbg !1352
    #dbg_value(double %1320, !1170, !DIExpression(), !1349)
  %1321 = add nuw nsw i64 %1299, 4, !dbg !1353
    #dbg_value(i64 %1321, !1171, !DIExpression(), !1346)
  %1322 = add i64 %1301, 4, !dbg !1354
  %1323 = icmp eq i64 %1322, %1103, !dbg !1354
  br i1 %1323, label %1324, label %1298, !dbg !1354, !llvm.loop !1355

1324:                                             ; preds = %1298, %1480
  %1325 = phi double [ poison, %1480 ], [ %1320, %1298 ]
  %1326 = phi i64 [ 0, %1480 ], [ %1321, %1298 ]
  %1327 = phi double [ 0.000000e+00, %1480 ], [ %1320, %1298 ]
  br i1 %1104, label %1339, label %1328, !dbg !1354

1328:                                             ; preds = %1324, %1328
  %1329 = phi i64 [ %1336, %1328 ], [ %1326, %1324 ]
  %1330 = phi double [ %1335, %1328 ], [ %1327, %1324 ]
  %1331 = phi i64 [ %1337, %1328 ], [ 0, %1324 ]
    #dbg_value(i64 %1329, !1171, !DIExpression(), !1346)
    #dbg_value(double %1330, !1170, !DIExpression(), !1349)
  %1332 = getelementptr inbounds double, ptr %1135, i64 %1329, !dbg !1350
  %1333 = load double, ptr %1332, align 8, !dbg !1350, !tbaa !498, !noalias !1005
  %1334 = fmul double %1333, %1333, !dbg !1351
  %1335 = fadd double %1330, %1334, !dbg !1352
    #dbg_value(double %1335, !1170, !DIExpression(), !1349)
  %1336 = add nuw nsw i64 %1329, 1, !dbg !1353
    #dbg_value(i64 %1336, !1171, !DIExpression(), !1346)
  %1337 = add i64 %1331, 1, !dbg !1354
  %1338 = icmp eq i64 %1337, %1101, !dbg !1354
  br i1 %1338, label %1339, label %1328, !dbg !1354, !llvm.loop !1357

1339:                                             ; preds = %1328, %1324
  %1340 = phi double [ %1325, %1324 ], [ %1335, %1328 ], !dbg !1352
  %1341 = call double @sqrt(double noundef %1340) #17, !dbg !1358, !noalias !1005
  %1342 = getelementptr inbounds double, ptr %1295, i64 %1125, !dbg !1359
  store double %1341, ptr %1342, align 8, !dbg !1360, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !1336, !DIExpression(), !1361)
  br i1 %1105, label %1343, label %1345, !dbg !1362

1343:                                             ; preds = %1355, %1339
  %1344 = phi i64 [ 0, %1339 ], [ %1106, %1355 ]
  br label %1481, !dbg !1362

1345:                                             ; preds = %1339
  %1346 = insertelement <2 x double> poison, double %1341, i64 0, !dbg !1362
  %1347 = shufflevector <2 x double> %1346, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1362
  br label %1348, !dbg !1362

1348:                                             ; preds = %1348, %1345
  %1349 = phi i64 [ 0, %1345 ], [ %1353, %1348 ], !dbg !1363
  %1350 = getelementptr inbounds double, ptr %1135, i64 %1349, !dbg !1365
  %1351 = load <2 x double>, ptr %1350, align 8, !dbg !1366, !tbaa !498, !noalias !1005
  %1352 = fdiv <2 x double> %1351, %1347, !dbg !1366
  store <2 x double> %1352, ptr %1350, align 8, !dbg !1366, !tbaa !498, !noalias !1005
  %1353 = add nuw i64 %1349, 2, !dbg !1363
  %1354 = icmp eq i64 %1353, %1106, !dbg !1363
  br i1 %1354, label %1355, label %1348, !dbg !1363, !llvm.loop !1367

1355:                                             ; preds = %1348
  br i1 %1107, label %1488, label %1343, !dbg !1362

1356:                                             ; preds = %1477, %1294
  %1357 = phi i64 [ %1478, %1477 ], [ 0, %1294 ]
    #dbg_value(i64 %1357, !1330, !DIExpression(), !1344)
  %1358 = trunc nuw nsw i64 %1357 to i32, !dbg !1369
  %1359 = urem i32 %1358, %1134, !dbg !1369
  %1360 = zext nneg i32 %1359 to i64, !dbg !1370
  %1361 = mul nuw nsw i64 %1360, %95, !dbg !1371
  %1362 = getelementptr inbounds double, ptr %694, i64 %1361, !dbg !1372
    #dbg_value(ptr %1362, !1332, !DIExpression(), !1373)
    #dbg_value(i32 %88, !1167, !DIExpression(), !1374)
    #dbg_value(ptr %1362, !1168, !DIExpression(), !1374)
    #dbg_value(ptr %1135, !1169, !DIExpression(), !1374)
    #dbg_value(double 0.000000e+00, !1170, !DIExpression(), !1374)
    #dbg_value(i32 0, !1171, !DIExpression(), !1376)
  br i1 %1092, label %1397, label %1363, !dbg !1377

1363:                                             ; preds = %1356, %1363
  %1364 = phi i64 [ %1394, %1363 ], [ 0, %1356 ]
  %1365 = phi double [ %1393, %1363 ], [ 0.000000e+00, %1356 ]
  %1366 = phi i64 [ %1395, %1363 ], [ 0, %1356 ]
    #dbg_value(i64 %1364, !1171, !DIExpression(), !1376)
    #dbg_value(double %1365, !1170, !DIExpression(), !1374)
  %1367 = getelementptr inbounds double, ptr %1362, i64 %1364, !dbg !1378
  %1368 = load double, ptr %1367, align 8, !dbg !1378, !tbaa !498, !noalias !1005
  %1369 = getelementptr inbounds double, ptr %1135, i64 %1364, !dbg !1379
  %1370 = load double, ptr %1369, align 8, !dbg !1379, !tbaa !498, !noalias !1005
  %1371 = fmul double %1368, %1370, !dbg !1380
  %1372 = fadd double %1365, %1371, !dbg !1381
    #dbg_value(double %1372, !1170, !DIExpression(), !1374)
  %1373 = or disjoint i64 %1364, 1, !dbg !1382
    #dbg_value(i64 %1373, !1171, !DIExpression(), !1376)
  %1374 = getelementptr inbounds double, ptr %1362, i64 %1373, !dbg !1378
  %1375 = load double, ptr %1374, align 8, !dbg !1378, !tbaa !498, !noalias !1005
  %1376 = getelementptr inbounds double, ptr %1135, i64 %1373, !dbg !1379
  %1377 = load double, ptr %1376, align 8, !dbg !1379, !tbaa !498, !noalias !1005
  %1378 = fmul double %1375, %1377, !dbg !1380
  %1379 = fadd double %1372, %1378, !dbg !1381
    #dbg_value(double %1379, !1170, !DIExpression(), !1374)
  %1380 = or disjoint i64 %1364, 2, !dbg !1382
    #dbg_value(i64 %1380, !1171, !DIExpression(), !1376)
  %1381 = getelementptr inbounds double, ptr %1362, i64 %1380, !dbg !1378
  %1382 = load double, ptr %1381, align 8, !dbg !1378, !tbaa !498, !noalias !1005
  %1383 = getelementptr inbounds double, ptr %1135, i64 %1380, !dbg !1379
  %1384 = load double, ptr %1383, align 8, !dbg !1379, !tbaa !498, !noalias !1005
  %1385 = fmul double %1382, %1384, !dbg !1380
  %1386 = fadd double %1379, %1385, !dbg !1381
    #dbg_value(double %1386, !1170, !DIExpression(), !1374)
  %1387 = or disjoint i64 %1364, 3, !dbg !1382
    #dbg_value(i64 %1387, !1171, !DIExpression(), !1376)
  %1388 = getelementptr inbounds double, ptr %1362, i64 %1387, !dbg !1378
  %1389 = load double, ptr %1388, align 8, !dbg !1378, !tbaa !498, !noalias !1005
  %1390 = getelementptr inbounds double, ptr %1135, i64 %1387, !dbg !1379
  %1391 = load double, ptr %1390, align 8, !dbg !1379, !tbaa !498, !noalias !1005
  %1392 = fmul double %1389, %1391, !dbg !1380
  %1393 = fadd double %1386, %1392, !dbg !1381
    #dbg_value(double %1393, !1170, !DIExpression(), !1374)
  %1394 = add nuw nsw i64 %1364, 4, !dbg !1382
    #dbg_value(i64 %1394, !1171, !DIExpression(), !1376)
  %1395 = add i64 %1366, 4, !dbg !1377
  %1396 = icmp eq i64 %1395, %1093, !dbg !1377
  br i1 %1396, label %1397, label %1363, !dbg !1377, !llvm.loop !1383

1397:                                             ; preds = %1363, %1356
  %1398 = phi double [ poison, %1356 ], [ %1393, %1363 ]
  %1399 = phi i64 [ 0, %1356 ], [ %1394, %1363 ]
  %1400 = phi double [ 0.000000e+00, %1356 ], [ %1393, %1363 ]
  br i1 %1094, label %1414, label %1401, !dbg !1377

1401:                                             ; preds = %1397, %1401
  %1402 = phi i64 [ %1411, %1401 ], [ %1399, %1397 ]
  %1403 = phi double [ %1410, %1401 ], [ %1400, %1397 ]
  %1404 = phi i64 [ %1412, %1401 ], [ 0, %1397 ]
    #dbg_value(i64 %1402, !1171, !DIExpression(), !1376)
    #dbg_value(double %1403, !1170, !DIExpression(), !1374)
  %1405 = getelementptr inbounds double, ptr %1362, i64 %1402, !dbg !1378
  %1406 = load double, ptr %1405, align 8, !dbg !1378, !tbaa !498, !noalias !1005
  %1407 = getelementptr inbounds double, ptr %1135, i64 %1402, !dbg !1379
  %1408 = load double, ptr %1407, align 8, !dbg !1379, !tbaa !498, !noalias !1005
  %1409 = fmul double %1406, %1408, !dbg !1380
  %1410 = fadd double %1403, %1409, !dbg !1381
    #dbg_value(double %1410, !1170, !DIExpression(), !1374)
  %1411 = add nuw nsw i64 %1402, 1, !dbg !1382
    #dbg_value(i64 %1411, !1171, !DIExpression(), !1376)
  %1412 = add i64 %1404, 1, !dbg !1377
  %1413 = icmp eq i64 %1412, %1091, !dbg !1377
  br i1 %1413, label %1414, label %1401, !dbg !1377, !llvm.loop !1385

1414:                                             ; preds = %1401, %1397
  %1415 = phi double [ %1398, %1397 ], [ %1410, %1401 ], !dbg !1381
    #dbg_value(double %1415, !1335, !DIExpression(), !1373)
  %1416 = getelementptr inbounds double, ptr %1295, i64 %1360, !dbg !1386
  %1417 = load double, ptr %1416, align 8, !dbg !1387, !tbaa !498, !noalias !1005
  %1418 = fadd double %1415, %1417, !dbg !1387
  store double %1418, ptr %1416, align 8, !dbg !1387, !tbaa !498, !noalias !1005
    #dbg_value(i32 %88, !1121, !DIExpression(), !1388)
    #dbg_value(double poison, !1126, !DIExpression(), !1388)
    #dbg_value(ptr %1362, !1127, !DIExpression(), !1388)
    #dbg_value(ptr %1135, !1128, !DIExpression(), !1388)
    #dbg_value(i32 0, !1129, !DIExpression(), !1390)
  br i1 %1095, label %1447, label %1419, !dbg !1391

1419:                                             ; preds = %1414
  %1420 = shl nuw nsw i64 %1360, 3, !dbg !1391
  %1421 = add nuw nsw i64 %1420, 8, !dbg !1391
  %1422 = mul i64 %1421, %95, !dbg !1391
  %1423 = getelementptr i8, ptr %694, i64 %1422, !dbg !1391
  %1424 = icmp ult ptr %1121, %1423, !dbg !1391
  %1425 = icmp ult ptr %1362, %1122, !dbg !1391
  %1426 = and i1 %1424, %1425, !dbg !1391
  br i1 %1426, label %1447, label %1427, !dbg !1391

1427:                                             ; preds = %1419
  %1428 = insertelement <2 x double> poison, double %1415, i64 0, !dbg !1391
  %1429 = shufflevector <2 x double> %1428, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1391
  br label %1430, !dbg !1391

1430:                                             ; preds = %1430, %1427
  %1431 = phi i64 [ 0, %1427 ], [ %1444, %1430 ], !dbg !1392
  %1432 = getelementptr inbounds double, ptr %1362, i64 %1431, !dbg !1393
  %1433 = getelementptr inbounds i8, ptr %1432, i64 16, !dbg !1393
  %1434 = load <2 x double>, ptr %1432, align 8, !dbg !1393, !tbaa !498, !alias.scope !1394, !noalias !1005
  %1435 = load <2 x double>, ptr %1433, align 8, !dbg !1393, !tbaa !498, !alias.scope !1394, !noalias !1005
  %1436 = getelementptr inbounds double, ptr %1135, i64 %1431, !dbg !1397
  %1437 = getelementptr inbounds i8, ptr %1436, i64 16, !dbg !1398
  %1438 = load <2 x double>, ptr %1436, align 8, !dbg !1398, !tbaa !498, !alias.scope !1399, !noalias !1401
  %1439 = load <2 x double>, ptr %1437, align 8, !dbg !1398, !tbaa !498, !alias.scope !1399, !noalias !1401
  %1440 = fmul <2 x double> %1429, %1434, !dbg !1398
  %1441 = fmul <2 x double> %1429, %1435, !dbg !1398
  %1442 = fsub <2 x double> %1438, %1440, !dbg !1398
  %1443 = fsub <2 x double> %1439, %1441, !dbg !1398
  store <2 x double> %1442, ptr %1436, align 8, !dbg !1398, !tbaa !498, !alias.scope !1399, !noalias !1401
  store <2 x double> %1443, ptr %1437, align 8, !dbg !1398, !tbaa !498, !alias.scope !1399, !noalias !1401
  %1444 = add nuw i64 %1431, 4, !dbg !1392
  %1445 = icmp eq i64 %1444, %1096, !dbg !1392
  br i1 %1445, label %1446, label %1430, !dbg !1392, !llvm.loop !1402

1446:                                             ; preds = %1430
  br i1 %1097, label %1477, label %1447, !dbg !1391

1447:                                             ; preds = %1446, %1419, %1414
  %1448 = phi i64 [ 0, %1419 ], [ 0, %1414 ], [ %1096, %1446 ]
  br i1 %1099, label %1457, label %1449, !dbg !1391

1449:                                             ; preds = %1447
    #dbg_value(i64 poison, !1129, !DIExpression(), !1390)
  %1450 = getelementptr inbounds double, ptr %1362, i64 %1448, !dbg !1393
  %1451 = load double, ptr %1450, align 8, !dbg !1393, !tbaa !498, !noalias !1005
  %1452 = getelementptr inbounds double, ptr %1135, i64 %1448, !dbg !1397
  %1453 = load double, ptr %1452, align 8, !dbg !1398, !tbaa !498, !noalias !1005
  %1454 = fmul double %1415, %1451, !dbg !1398
  %1455 = fsub double %1453, %1454, !dbg !1398
  store double %1455, ptr %1452, align 8, !dbg !1398, !tbaa !498, !noalias !1005
  %1456 = or disjoint i64 %1448, 1, !dbg !1392
    #dbg_value(i64 %1456, !1129, !DIExpression(), !1390)
  br label %1457, !dbg !1391

1457:                                             ; preds = %1449, %1447
  %1458 = phi i64 [ %1448, %1447 ], [ %1456, %1449 ]
  %1459 = icmp eq i64 %1448, %1100, !dbg !1391
  br i1 %1459, label %1477, label %1460, !dbg !1391

1460:                                             ; preds = %1457, %1460
  %1461 = phi i64 [ %1475, %1460 ], [ %1458, %1457 ]
    #dbg_value(i64 %1461, !1129, !DIExpression(), !1390)
  %1462 = getelementptr inbounds double, ptr %1362, i64 %1461, !dbg !1393
  %1463 = load double, ptr %1462, align 8, !dbg !1393, !tbaa !498, !noalias !1005
  %1464 = getelementptr inbounds double, ptr %1135, i64 %1461, !dbg !1397
  %1465 = load double, ptr %1464, align 8, !dbg !1398, !tbaa !498, !noalias !1005
  %1466 = fmul double %1415, %1463, !dbg !1398
  %1467 = fsub double %1465, %1466, !dbg !1398
  store double %1467, ptr %1464, align 8, !dbg !1398, !tbaa !498, !noalias !1005
  %1468 = add nuw nsw i64 %1461, 1, !dbg !1392
    #dbg_value(i64 %1468, !1129, !DIExpression(), !1390)
  %1469 = getelementptr inbounds double, ptr %1362, i64 %1468, !dbg !1393
  %1470 = load double, ptr %1469, align 8, !dbg !1393, !tbaa !498, !noalias !1005
  %1471 = getelementptr inbounds double, ptr %1135, i64 %1468, !dbg !1397
  %1472 = load double, ptr %1471, align 8, !dbg !1398, !tbaa !498, !noalias !1005
  %1473 = fmul double %1415, %1470, !dbg !1398
  %1474 = fsub double %1472, %1473, !dbg !1398
  store double %1474, ptr %1471, align 8, !dbg !1398, !tbaa !498, !noalias !1005
  %1475 = add nuw nsw i64 %1461, 2, !dbg !1392
    #dbg_value(i64 %1475, !1129, !DIExpression(), !1390)
  %1476 = icmp eq i64 %1475, %95, !dbg !1404
  br i1 %1476, label %1477, label %1460, !dbg !1391, !llvm.loop !1405

1477:                                             ; preds = %1457, %1460, %1446
  %1478 = add nuw nsw i64 %1357, 1, !dbg !1406
    #dbg_value(i64 %1478, !1330, !DIExpression(), !1344)
  %1479 = icmp eq i64 %1297, %1478, !dbg !1407
  br i1 %1479, label %1480, label %1356, !dbg !1345, !llvm.loop !1408

1480:                                             ; preds = %1477
  br i1 %1102, label %1324, label %1298, !dbg !1354

1481:                                             ; preds = %1343, %1481
  %1482 = phi i64 [ %1486, %1481 ], [ %1344, %1343 ]
    #dbg_value(i64 %1482, !1336, !DIExpression(), !1361)
  %1483 = getelementptr inbounds double, ptr %1135, i64 %1482, !dbg !1365
  %1484 = load double, ptr %1483, align 8, !dbg !1366, !tbaa !498, !noalias !1005
  %1485 = fdiv double %1484, %1341, !dbg !1366
  store double %1485, ptr %1483, align 8, !dbg !1366, !tbaa !498, !noalias !1005
  %1486 = add nuw nsw i64 %1482, 1, !dbg !1363
    #dbg_value(i64 %1486, !1336, !DIExpression(), !1361)
  %1487 = icmp eq i64 %1486, %95, !dbg !1410
  br i1 %1487, label %1488, label %1481, !dbg !1362, !llvm.loop !1411

1488:                                             ; preds = %1481, %1355
    #dbg_value(i64 %1125, !127, !DIExpression(), !1206)
    #dbg_value(ptr @refine.problem, !1412, !DIExpression(), !1423)
    #dbg_value(i64 %1117, !1418, !DIExpression(), !1423)
    #dbg_value(ptr %1295, !1419, !DIExpression(), !1423)
    #dbg_value(i32 0, !1420, !DIExpression(), !1426)
  %1489 = icmp eq i64 %1117, 0, !dbg !1427
  br i1 %1489, label %1552, label %1490, !dbg !1429

1490:                                             ; preds = %1488
  %1491 = load double, ptr %1119, align 8
  %1492 = and i64 %1117, 1, !dbg !1429
  %1493 = icmp eq i64 %1117, 1, !dbg !1429
  br i1 %1493, label %1530, label %1494, !dbg !1429

1494:                                             ; preds = %1490
  %1495 = and i64 %1117, 9223372036854775806, !dbg !1429
  br label %1496, !dbg !1429

1496:                                             ; preds = %1496, %1494
  %1497 = phi double [ %1491, %1494 ], [ %1526, %1496 ], !dbg !1430
  %1498 = phi i64 [ 0, %1494 ], [ %1527, %1496 ]
  %1499 = phi i64 [ 0, %1494 ], [ %1528, %1496 ]
    #dbg_value(i64 %1498, !1420, !DIExpression(), !1426)
  %1500 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20808), i64 0, i64 %1498, !dbg !1441
  %1501 = load double, ptr %1500, align 8, !dbg !1441, !tbaa !498, !noalias !1005
  %1502 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 21208), i64 0, i64 %1498, !dbg !1442
  %1503 = load double, ptr %1502, align 8, !dbg !1442, !tbaa !498, !noalias !1005
  %1504 = getelementptr inbounds double, ptr %1295, i64 %1498, !dbg !1443
  %1505 = getelementptr inbounds i8, ptr %1504, i64 8, !dbg !1444
    #dbg_value(double %1501, !1435, !DIExpression(), !1445)
    #dbg_value(double %1503, !1436, !DIExpression(), !1445)
    #dbg_value(ptr %1504, !1437, !DIExpression(), !1445)
    #dbg_value(ptr %1505, !1438, !DIExpression(), !1445)
  %1506 = fmul double %1501, %1497, !dbg !1446
  %1507 = load double, ptr %1505, align 8, !dbg !1447, !tbaa !498, !noalias !1005
  %1508 = fmul double %1503, %1507, !dbg !1448
  %1509 = fadd double %1506, %1508, !dbg !1449
    #dbg_value(double %1509, !1439, !DIExpression(), !1445)
  %1510 = fmul double %1501, %1507, !dbg !1450
  %1511 = fmul double %1503, %1497, !dbg !1451
  %1512 = fsub double %1510, %1511, !dbg !1452
  store double %1512, ptr %1505, align 8, !dbg !1453, !tbaa !498, !noalias !1005
  store double %1509, ptr %1504, align 8, !dbg !1454, !tbaa !498, !noalias !1005
  %1513 = or disjoint i64 %1498, 1, !dbg !1455
    #dbg_value(i64 %1513, !1420, !DIExpression(), !1426)
  %1514 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20808), i64 0, i64 %1513, !dbg !1441
  %1515 = load double, ptr %1514, align 8, !dbg !1441, !tbaa !498, !noalias !1005
  %1516 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 21208), i64 0, i64 %1513, !dbg !1442
  %1517 = load double, ptr %1516, align 8, !dbg !1442, !tbaa !498, !noalias !1005
  %1518 = getelementptr inbounds double, ptr %1295, i64 %1513, !dbg !1443
  %1519 = getelementptr inbounds i8, ptr %1518, i64 8, !dbg !1444
    #dbg_value(double %1515, !1435, !DIExpression(), !1445)
    #dbg_value(double %1517, !1436, !DIExpression(), !1445)
    #dbg_value(ptr %1518, !1437, !DIExpression(), !1445)
    #dbg_value(ptr %1519, !1438, !DIExpression(), !1445)
  %1520 = fmul double %1515, %1512, !dbg !1446
  %1521 = load double, ptr %1519, align 8, !dbg !1447, !tbaa !498, !noalias !1005
  %1522 = fmul double %1517, %1521, !dbg !1448
  %1523 = fadd double %1520, %1522, !dbg !1449
    #dbg_value(double %1523, !1439, !DIExpression(), !1445)
  %1524 = fmul double %1515, %1521, !dbg !1450
  %1525 = fmul double %1517, %1512, !dbg !1451
  %1526 = fsub double %1524, %1525, !dbg !1452
  store double %1526, ptr %1519, align 8, !dbg !1453, !tbaa !498, !noalias !1005
  store double %1523, ptr %1518, align 8, !dbg !1454, !tbaa !498, !noalias !1005
  %1527 = add nuw nsw i64 %1498, 2, !dbg !1455
    #dbg_value(i64 %1527, !1420, !DIExpression(), !1426)
  %1528 = add i64 %1499, 2, !dbg !1429
  %1529 = icmp eq i64 %1528, %1495, !dbg !1429
  br i1 %1529, label %1530, label %1496, !dbg !1429, !llvm.loop !1456

1530:                                             ; preds = %1496, %1490
  %1531 = phi double [ %1491, %1490 ], [ %1526, %1496 ]
  %1532 = phi i64 [ 0, %1490 ], [ %1527, %1496 ]
  %1533 = icmp eq i64 %1492, 0, !dbg !1429
  br i1 %1533, label %1548, label %1534, !dbg !1429

1534:                                             ; preds = %1530
    #dbg_value(i64 %1532, !1420, !DIExpression(), !1426)
  %1535 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20808), i64 0, i64 %1532, !dbg !1441
  %1536 = load double, ptr %1535, align 8, !dbg !1441, !tbaa !498, !noalias !1005
  %1537 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 21208), i64 0, i64 %1532, !dbg !1442
  %1538 = load double, ptr %1537, align 8, !dbg !1442, !tbaa !498, !noalias !1005
  %1539 = getelementptr inbounds double, ptr %1295, i64 %1532, !dbg !1443
  %1540 = getelementptr inbounds i8, ptr %1539, i64 8, !dbg !1444
    #dbg_value(double %1536, !1435, !DIExpression(), !1445)
    #dbg_value(double %1538, !1436, !DIExpression(), !1445)
    #dbg_value(ptr %1539, !1437, !DIExpression(), !1445)
    #dbg_value(ptr %1540, !1438, !DIExpression(), !1445)
  %1541 = fmul double %1536, %1531, !dbg !1446
  %1542 = load double, ptr %1540, align 8, !dbg !1447, !tbaa !498, !noalias !1005
  %1543 = fmul double %1538, %1542, !dbg !1448
  %1544 = fadd double %1541, %1543, !dbg !1449
    #dbg_value(double %1544, !1439, !DIExpression(), !1445)
  %1545 = fmul double %1536, %1542, !dbg !1450
  %1546 = fmul double %1538, %1531, !dbg !1451
  %1547 = fsub double %1545, %1546, !dbg !1452
  store double %1547, ptr %1540, align 8, !dbg !1453, !tbaa !498, !noalias !1005
  store double %1544, ptr %1539, align 8, !dbg !1454, !tbaa !498, !noalias !1005
    #dbg_value(i64 %1532, !1420, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1426)
  br label %1548

1548:                                             ; preds = %1530, %1534
  %1549 = getelementptr inbounds double, ptr %1295, i64 %1117
  %1550 = getelementptr i8, ptr %1549, i64 8
  %1551 = load double, ptr %1550, align 8, !dbg !1458, !tbaa !498, !noalias !1005
  br label %1552, !dbg !1459

1552:                                             ; preds = %1548, %1488
  %1553 = phi double [ %1551, %1548 ], [ %1341, %1488 ], !dbg !1458
  %1554 = getelementptr inbounds double, ptr %1295, i64 %1117, !dbg !1459
  %1555 = load double, ptr %1554, align 8, !dbg !1459, !tbaa !498, !noalias !1005
  %1556 = getelementptr i8, ptr %1554, i64 8, !dbg !1458
  %1557 = call double @hypot(double noundef %1555, double noundef %1553) #17, !dbg !1460, !noalias !1005
    #dbg_value(double %1557, !1422, !DIExpression(), !1423)
  %1558 = load double, ptr %1554, align 8, !dbg !1461, !tbaa !498, !noalias !1005
  %1559 = fdiv double %1558, %1557, !dbg !1462
  %1560 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20808), i64 0, i64 %1117, !dbg !1463
  store double %1559, ptr %1560, align 8, !dbg !1464, !tbaa !498, !noalias !1005
  %1561 = load double, ptr %1556, align 8, !dbg !1465, !tbaa !498, !noalias !1005
  %1562 = fdiv double %1561, %1557, !dbg !1466
  %1563 = getelementptr inbounds [50 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 21208), i64 0, i64 %1117, !dbg !1467
  store double %1562, ptr %1563, align 8, !dbg !1468, !tbaa !498, !noalias !1005
    #dbg_value(double %1559, !1435, !DIExpression(), !1469)
    #dbg_value(double %1562, !1436, !DIExpression(), !1469)
    #dbg_value(ptr %1554, !1437, !DIExpression(), !1469)
    #dbg_value(ptr %1556, !1438, !DIExpression(), !1469)
  %1564 = load <2 x double>, ptr %1554, align 8, !dbg !1471, !tbaa !498, !noalias !1005
    #dbg_value(double poison, !1439, !DIExpression(), !1469)
  %1565 = insertelement <2 x double> poison, double %1559, i64 0, !dbg !1472
  %1566 = shufflevector <2 x double> %1565, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1472
  %1567 = fmul <2 x double> %1566, %1564, !dbg !1472
  %1568 = insertelement <2 x double> poison, double %1562, i64 0, !dbg !1473
  %1569 = shufflevector <2 x double> %1568, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1473
  %1570 = fmul <2 x double> %1569, %1564, !dbg !1473
  %1571 = shufflevector <2 x double> %1570, <2 x double> poison, <2 x i32> <i32 1, i32 0>, !dbg !1473
  %1572 = fadd <2 x double> %1567, %1571, !dbg !1474
  %1573 = fsub <2 x double> %1567, %1571, !dbg !1474
  %1574 = shufflevector <2 x double> %1572, <2 x double> %1573, <2 x i32> <i32 0, i32 3>, !dbg !1474
  store <2 x double> %1574, ptr %1554, align 8, !dbg !1475, !tbaa !498, !noalias !1005
  %1575 = load double, ptr %1560, align 8, !dbg !1476, !tbaa !498, !noalias !1005
  %1576 = load double, ptr %1563, align 8, !dbg !1477, !tbaa !498, !noalias !1005
  %1577 = getelementptr inbounds double, ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 %1117, !dbg !1478
  %1578 = getelementptr inbounds i8, ptr %1577, i64 8, !dbg !1479
    #dbg_value(double %1575, !1435, !DIExpression(), !1480)
    #dbg_value(double %1576, !1436, !DIExpression(), !1480)
    #dbg_value(ptr %1577, !1437, !DIExpression(), !1480)
    #dbg_value(ptr %1578, !1438, !DIExpression(), !1480)
  %1579 = load double, ptr %1577, align 8, !dbg !1482, !tbaa !498, !noalias !1005
  %1580 = fmul double %1575, %1579, !dbg !1483
  %1581 = fmul double %1576, 0.000000e+00, !dbg !1484
  %1582 = fadd double %1581, %1580, !dbg !1485
    #dbg_value(double %1582, !1439, !DIExpression(), !1480)
  %1583 = fmul double %1575, 0.000000e+00, !dbg !1486
  %1584 = fmul double %1576, %1579, !dbg !1487
  %1585 = fsub double %1583, %1584, !dbg !1488
  store double %1585, ptr %1578, align 8, !dbg !1489, !tbaa !498, !noalias !1005
  store double %1582, ptr %1577, align 8, !dbg !1490, !tbaa !498, !noalias !1005
  %1586 = call double @llvm.fabs.f64(double %1585), !dbg !1491
  %1587 = fcmp ugt double %1586, %1079, !dbg !1492
  br i1 %1587, label %1116, label %1588

1588:                                             ; preds = %1552, %1116
  %1589 = phi i32 [ %1134, %1552 ], [ 50, %1116 ]
  %1590 = zext i32 %1589 to i64, !dbg !1493
  %1591 = add nsw i64 %1590, -1, !dbg !1507
  %1592 = getelementptr inbounds [50 x [51 x double]], ptr @refine.problem, i64 0, i64 %1591, i64 %1591, !dbg !1508
  %1593 = load double, ptr %1592, align 8, !dbg !1508, !tbaa !498, !noalias !1005
  %1594 = getelementptr inbounds [51 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 0, i64 %1591, !dbg !1509
  %1595 = load double, ptr %1594, align 8, !dbg !1510, !tbaa !498, !noalias !1005
  %1596 = fdiv double %1595, %1593, !dbg !1510
  store double %1596, ptr %1594, align 8, !dbg !1510, !tbaa !498, !noalias !1005
  %1597 = icmp ugt i32 %1589, 1, !dbg !1511
  br i1 %1597, label %1598, label %1653, !dbg !1513

1598:                                             ; preds = %1588
  %1599 = add nsw i32 %1589, -1, !dbg !1493
  %1600 = zext i32 %1599 to i64, !dbg !1493
  %1601 = add nsw i64 %1600, -1
  br label %1623, !dbg !1513

1602:                                             ; preds = %1632, %1623
  %1603 = phi i64 [ 0, %1623 ], [ %1650, %1632 ]
  %1604 = icmp eq i64 %1628, 0, !dbg !1513
  br i1 %1604, label %1613, label %1605, !dbg !1513

1605:                                             ; preds = %1602
    #dbg_value(i64 %1603, !1502, !DIExpression(), !1514)
  %1606 = getelementptr inbounds [50 x [51 x double]], ptr @refine.problem, i64 0, i64 %1626, i64 %1603, !dbg !1515
  %1607 = load double, ptr %1606, align 8, !dbg !1515, !tbaa !498, !noalias !1005
  %1608 = load double, ptr %1625, align 8, !dbg !1516, !tbaa !498, !noalias !1005
  %1609 = fmul double %1607, %1608, !dbg !1517
  %1610 = getelementptr inbounds [51 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 0, i64 %1603, !dbg !1518
  %1611 = load double, ptr %1610, align 8, !dbg !1519, !tbaa !498, !noalias !1005
  %1612 = fsub double %1611, %1609, !dbg !1519
  store double %1612, ptr %1610, align 8, !dbg !1519, !tbaa !498, !noalias !1005
    #dbg_value(i64 %1603, !1502, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1514)
  br label %1613, !dbg !1493

1613:                                             ; preds = %1602, %1605
    #dbg_value(i64 %1626, !1501, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !1520)
  %1614 = add nsw i64 %1627, -1, !dbg !1493
  %1615 = add nsw i64 %1626, -1, !dbg !1507
  %1616 = getelementptr inbounds [50 x [51 x double]], ptr @refine.problem, i64 0, i64 %1615, i64 %1615, !dbg !1508
  %1617 = load double, ptr %1616, align 8, !dbg !1508, !tbaa !498, !noalias !1005
  %1618 = getelementptr inbounds [51 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 0, i64 %1615, !dbg !1509
  %1619 = load double, ptr %1618, align 8, !dbg !1510, !tbaa !498, !noalias !1005
  %1620 = fdiv double %1619, %1617, !dbg !1510
  store double %1620, ptr %1618, align 8, !dbg !1510, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !1502, !DIExpression(), !1514)
  %1621 = icmp ugt i64 %1626, 1, !dbg !1511
  %1622 = add i64 %1624, 1, !dbg !1513
  br i1 %1621, label %1623, label %1653, !dbg !1513

1623:                                             ; preds = %1613, %1598
  %1624 = phi i64 [ %1622, %1613 ], [ 0, %1598 ]
  %1625 = phi ptr [ %1618, %1613 ], [ %1594, %1598 ]
  %1626 = phi i64 [ %1615, %1613 ], [ %1591, %1598 ]
  %1627 = phi i64 [ %1614, %1613 ], [ %1600, %1598 ]
  %1628 = and i64 %1627, 1, !dbg !1513
  %1629 = icmp eq i64 %1624, %1601, !dbg !1513
  br i1 %1629, label %1602, label %1630, !dbg !1513

1630:                                             ; preds = %1623
  %1631 = and i64 %1627, -2, !dbg !1513
  br label %1632, !dbg !1513

1632:                                             ; preds = %1632, %1630
  %1633 = phi i64 [ 0, %1630 ], [ %1650, %1632 ]
  %1634 = phi i64 [ 0, %1630 ], [ %1651, %1632 ]
    #dbg_value(i64 %1633, !1502, !DIExpression(), !1514)
  %1635 = getelementptr inbounds [50 x [51 x double]], ptr @refine.problem, i64 0, i64 %1626, i64 %1633, !dbg !1515
  %1636 = load double, ptr %1635, align 8, !dbg !1515, !tbaa !498, !noalias !1005
  %1637 = load double, ptr %1625, align 8, !dbg !1516, !tbaa !498, !noalias !1005
  %1638 = fmul double %1636, %1637, !dbg !1517
  %1639 = getelementptr inbounds [51 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 0, i64 %1633, !dbg !1518
  %1640 = load double, ptr %1639, align 8, !dbg !1519, !tbaa !498, !noalias !1005
  %1641 = fsub double %1640, %1638, !dbg !1519
  store double %1641, ptr %1639, align 8, !dbg !1519, !tbaa !498, !noalias !1005
  %1642 = or disjoint i64 %1633, 1, !dbg !1521
    #dbg_value(i64 %1642, !1502, !DIExpression(), !1514)
  %1643 = getelementptr inbounds [50 x [51 x double]], ptr @refine.problem, i64 0, i64 %1626, i64 %1642, !dbg !1515
  %1644 = load double, ptr %1643, align 8, !dbg !1515, !tbaa !498, !noalias !1005
  %1645 = load double, ptr %1625, align 8, !dbg !1516, !tbaa !498, !noalias !1005
  %1646 = fmul double %1644, %1645, !dbg !1517
  %1647 = getelementptr inbounds [51 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 0, i64 %1642, !dbg !1518
  %1648 = load double, ptr %1647, align 8, !dbg !1519, !tbaa !498, !noalias !1005
  %1649 = fsub double %1648, %1646, !dbg !1519
  store double %1649, ptr %1647, align 8, !dbg !1519, !tbaa !498, !noalias !1005
  %1650 = add nuw nsw i64 %1633, 2, !dbg !1521
    #dbg_value(i64 %1650, !1502, !DIExpression(), !1514)
  %1651 = add i64 %1634, 2, !dbg !1513
  %1652 = icmp eq i64 %1651, %1631, !dbg !1513
  br i1 %1652, label %1602, label %1632, !dbg !1513, !llvm.loop !1522

1653:                                             ; preds = %1613, %1588
    #dbg_value(i32 0, !133, !DIExpression(), !1524)
  %1654 = icmp sgt i32 %1589, 0, !dbg !1525
  br i1 %1654, label %1655, label %1700, !dbg !1527

1655:                                             ; preds = %1653
  %1656 = icmp ult i32 %88, 4
  %1657 = and i64 %95, 2147483644
  %1658 = icmp eq i64 %1657, %95
  br label %1659, !dbg !1527

1659:                                             ; preds = %1655, %1697
  %1660 = phi i64 [ %1698, %1697 ], [ 0, %1655 ]
    #dbg_value(i64 %1660, !133, !DIExpression(), !1524)
  %1661 = getelementptr inbounds [51 x double], ptr getelementptr inbounds (i8, ptr @refine.problem, i64 20400), i64 0, i64 %1660, !dbg !1528
  %1662 = load double, ptr %1661, align 8, !dbg !1528, !tbaa !498, !noalias !1005
  %1663 = mul nuw nsw i64 %1660, %95, !dbg !1529
  %1664 = getelementptr inbounds double, ptr %700, i64 %1663, !dbg !1530
    #dbg_value(i32 %88, !1121, !DIExpression(), !1531)
    #dbg_value(double %1662, !1126, !DIExpression(), !1531)
    #dbg_value(ptr %1664, !1127, !DIExpression(), !1531)
    #dbg_value(ptr %271, !1128, !DIExpression(), !1531)
    #dbg_value(i32 0, !1129, !DIExpression(), !1533)
  br i1 %1656, label %1685, label %1665, !dbg !1534

1665:                                             ; preds = %1659
  %1666 = insertelement <2 x double> poison, double %1662, i64 0, !dbg !1534
  %1667 = shufflevector <2 x double> %1666, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1534
  br label %1668, !dbg !1534

1668:                                             ; preds = %1668, %1665
  %1669 = phi i64 [ 0, %1665 ], [ %1682, %1668 ], !dbg !1535
  %1670 = getelementptr inbounds double, ptr %1664, i64 %1669, !dbg !1536
  %1671 = getelementptr inbounds i8, ptr %1670, i64 16, !dbg !1536
  %1672 = load <2 x double>, ptr %1670, align 8, !dbg !1536, !tbaa !498, !noalias !1005
  %1673 = load <2 x double>, ptr %1671, align 8, !dbg !1536, !tbaa !498, !noalias !1005
  %1674 = fmul <2 x double> %1667, %1672, !dbg !1537
  %1675 = fmul <2 x double> %1667, %1673, !dbg !1537
  %1676 = getelementptr inbounds double, ptr %271, i64 %1669, !dbg !1538
  %1677 = getelementptr inbounds i8, ptr %1676, i64 16, !dbg !1539
  %1678 = load <2 x double>, ptr %1676, align 8, !dbg !1539, !tbaa !498, !noalias !1005
  %1679 = load <2 x double>, ptr %1677, align 8, !dbg !1539, !tbaa !498, !noalias !1005
  %1680 = fadd <2 x double> %1678, %1674, !dbg !1539
  %1681 = fadd <2 x double> %1679, %1675, !dbg !1539
  store <2 x double> %1680, ptr %1676, align 8, !dbg !1539, !tbaa !498, !noalias !1005
  store <2 x double> %1681, ptr %1677, align 8, !dbg !1539, !tbaa !498, !noalias !1005
  %1682 = add nuw i64 %1669, 4, !dbg !1535
  %1683 = icmp eq i64 %1682, %1657, !dbg !1535
  br i1 %1683, label %1684, label %1668, !dbg !1535, !llvm.loop !1540

1684:                                             ; preds = %1668
  br i1 %1658, label %1697, label %1685, !dbg !1534

1685:                                             ; preds = %1684, %1659
  %1686 = phi i64 [ 0, %1659 ], [ %1657, %1684 ]
  br label %1687, !dbg !1534

1687:                                             ; preds = %1685, %1687
  %1688 = phi i64 [ %1695, %1687 ], [ %1686, %1685 ]
    #dbg_value(i64 %1688, !1129, !DIExpression(), !1533)
  %1689 = getelementptr inbounds double, ptr %1664, i64 %1688, !dbg !1536
  %1690 = load double, ptr %1689, align 8, !dbg !1536, !tbaa !498, !noalias !1005
  %1691 = fmul double %1662, %1690, !dbg !1537
  %1692 = getelementptr inbounds double, ptr %271, i64 %1688, !dbg !1538
  %1693 = load double, ptr %1692, align 8, !dbg !1539, !tbaa !498, !noalias !1005
  %1694 = fadd double %1693, %1691, !dbg !1539
  store double %1694, ptr %1692, align 8, !dbg !1539, !tbaa !498, !noalias !1005
  %1695 = add nuw nsw i64 %1688, 1, !dbg !1535
    #dbg_value(i64 %1695, !1129, !DIExpression(), !1533)
  %1696 = icmp eq i64 %1695, %95, !dbg !1542
  br i1 %1696, label %1697, label %1687, !dbg !1534, !llvm.loop !1543

1697:                                             ; preds = %1687, %1684
  %1698 = add nuw nsw i64 %1660, 1, !dbg !1544
    #dbg_value(i64 %1698, !133, !DIExpression(), !1524)
  %1699 = icmp eq i64 %1698, %1590, !dbg !1525
  br i1 %1699, label %1700, label %1659, !dbg !1527, !llvm.loop !1545

1700:                                             ; preds = %1697, %1653
    #dbg_value(i32 %1589, !213, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !995)
    #dbg_value(i32 %1589, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !230)
    #dbg_value(ptr undef, !1086, !DIExpression(), !1547)
    #dbg_value(i32 %88, !1091, !DIExpression(), !1547)
    #dbg_value(ptr %212, !1092, !DIExpression(), !1547)
    #dbg_value(ptr %271, !1093, !DIExpression(), !1547)
    #dbg_value(ptr %694, !1094, !DIExpression(), !1547)
    #dbg_value(ptr undef, !1099, !DIExpression(), !1549)
    #dbg_value(ptr %271, !1102, !DIExpression(), !1549)
    #dbg_value(ptr %694, !1103, !DIExpression(), !1549)
    #dbg_value(i32 0, !1104, !DIExpression(), !1551)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %694, i8 0, i64 %211, i1 false), !dbg !1552, !tbaa !498, !noalias !1005
    #dbg_value(i64 poison, !1104, !DIExpression(), !1551)
    #dbg_value(i32 0, !1106, !DIExpression(), !1553)
  %1701 = icmp ult i32 %88, 4
  %1702 = and i64 %95, 2147483644
  %1703 = icmp eq i64 %1702, %95
  br label %1704, !dbg !1554

1704:                                             ; preds = %1742, %1700
  %1705 = phi i64 [ 0, %1700 ], [ %1743, %1742 ]
    #dbg_value(i64 %1705, !1106, !DIExpression(), !1553)
  %1706 = getelementptr inbounds double, ptr %271, i64 %1705, !dbg !1555
  %1707 = load double, ptr %1706, align 8, !dbg !1555, !tbaa !498, !noalias !1005
    #dbg_value(i32 0, !445, !DIExpression(), !1556)
    #dbg_value(i64 %1705, !446, !DIExpression(), !1556)
    #dbg_value(i32 %88, !447, !DIExpression(), !1556)
  %1708 = mul nuw nsw i64 %1705, %95, !dbg !1558
  %1709 = getelementptr inbounds double, ptr %98, i64 %1708, !dbg !1559
    #dbg_value(i32 %88, !1121, !DIExpression(), !1560)
    #dbg_value(double %1707, !1126, !DIExpression(), !1560)
    #dbg_value(ptr %1709, !1127, !DIExpression(), !1560)
    #dbg_value(ptr %694, !1128, !DIExpression(), !1560)
    #dbg_value(i32 0, !1129, !DIExpression(), !1562)
  br i1 %1701, label %1730, label %1710, !dbg !1563

1710:                                             ; preds = %1704
  %1711 = insertelement <2 x double> poison, double %1707, i64 0, !dbg !1563
  %1712 = shufflevector <2 x double> %1711, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !1563
  br label %1713, !dbg !1563

1713:                                             ; preds = %1713, %1710
  %1714 = phi i64 [ 0, %1710 ], [ %1727, %1713 ], !dbg !1564
  %1715 = getelementptr inbounds double, ptr %1709, i64 %1714, !dbg !1565
  %1716 = getelementptr inbounds i8, ptr %1715, i64 16, !dbg !1565
  %1717 = load <2 x double>, ptr %1715, align 8, !dbg !1565, !tbaa !498, !noalias !1005
  %1718 = load <2 x double>, ptr %1716, align 8, !dbg !1565, !tbaa !498, !noalias !1005
  %1719 = fmul <2 x double> %1712, %1717, !dbg !1566
  %1720 = fmul <2 x double> %1712, %1718, !dbg !1566
  %1721 = getelementptr inbounds double, ptr %694, i64 %1714, !dbg !1567
  %1722 = getelementptr inbounds i8, ptr %1721, i64 16, !dbg !1568
  %1723 = load <2 x double>, ptr %1721, align 8, !dbg !1568, !tbaa !498, !noalias !1005
  %1724 = load <2 x double>, ptr %1722, align 8, !dbg !1568, !tbaa !498, !noalias !1005
  %1725 = fadd <2 x double> %1723, %1719, !dbg !1568
  %1726 = fadd <2 x double> %1724, %1720, !dbg !1568
  store <2 x double> %1725, ptr %1721, align 8, !dbg !1568, !tbaa !498, !noalias !1005
  store <2 x double> %1726, ptr %1722, align 8, !dbg !1568, !tbaa !498, !noalias !1005
  %1727 = add nuw i64 %1714, 4, !dbg !1564
  %1728 = icmp eq i64 %1727, %1702, !dbg !1564
  br i1 %1728, label %1729, label %1713, !dbg !1564, !llvm.loop !1569

1729:                                             ; preds = %1713
  br i1 %1703, label %1742, label %1730, !dbg !1563

1730:                                             ; preds = %1729, %1704
  %1731 = phi i64 [ 0, %1704 ], [ %1702, %1729 ]
  br label %1732, !dbg !1563

1732:                                             ; preds = %1730, %1732
  %1733 = phi i64 [ %1740, %1732 ], [ %1731, %1730 ]
    #dbg_value(i64 %1733, !1129, !DIExpression(), !1562)
  %1734 = getelementptr inbounds double, ptr %1709, i64 %1733, !dbg !1565
  %1735 = load double, ptr %1734, align 8, !dbg !1565, !tbaa !498, !noalias !1005
  %1736 = fmul double %1707, %1735, !dbg !1566
  %1737 = getelementptr inbounds double, ptr %694, i64 %1733, !dbg !1567
  %1738 = load double, ptr %1737, align 8, !dbg !1568, !tbaa !498, !noalias !1005
  %1739 = fadd double %1738, %1736, !dbg !1568
  store double %1739, ptr %1737, align 8, !dbg !1568, !tbaa !498, !noalias !1005
  %1740 = add nuw nsw i64 %1733, 1, !dbg !1564
    #dbg_value(i64 %1740, !1129, !DIExpression(), !1562)
  %1741 = icmp eq i64 %1740, %95, !dbg !1571
  br i1 %1741, label %1742, label %1732, !dbg !1563, !llvm.loop !1572

1742:                                             ; preds = %1732, %1729
  %1743 = add nuw nsw i64 %1705, 1, !dbg !1573
    #dbg_value(i64 %1743, !1106, !DIExpression(), !1553)
  %1744 = icmp eq i64 %1743, %95, !dbg !1574
  br i1 %1744, label %1745, label %1704, !dbg !1554, !llvm.loop !1575

1745:                                             ; preds = %1742
  %1746 = icmp ult i32 %88, 4, !dbg !1577
  br i1 %1746, label %1765, label %1747, !dbg !1577

1747:                                             ; preds = %1745
  %1748 = and i64 %95, 2147483644, !dbg !1577
  br label %1749, !dbg !1577

1749:                                             ; preds = %1749, %1747
  %1750 = phi i64 [ 0, %1747 ], [ %1761, %1749 ], !dbg !1578
  %1751 = getelementptr inbounds double, ptr %212, i64 %1750, !dbg !1579
  %1752 = getelementptr inbounds i8, ptr %1751, i64 16, !dbg !1579
  %1753 = load <2 x double>, ptr %1751, align 8, !dbg !1579, !tbaa !498, !noalias !1005
  %1754 = load <2 x double>, ptr %1752, align 8, !dbg !1579, !tbaa !498, !noalias !1005
  %1755 = getelementptr inbounds double, ptr %694, i64 %1750, !dbg !1580
  %1756 = getelementptr inbounds i8, ptr %1755, i64 16, !dbg !1580
  %1757 = load <2 x double>, ptr %1755, align 8, !dbg !1580, !tbaa !498, !noalias !1005
  %1758 = load <2 x double>, ptr %1756, align 8, !dbg !1580, !tbaa !498, !noalias !1005
  %1759 = fsub <2 x double> %1753, %1757, !dbg !1581
  %1760 = fsub <2 x double> %1754, %1758, !dbg !1581
  store <2 x double> %1759, ptr %1755, align 8, !dbg !1582, !tbaa !498, !noalias !1005
  store <2 x double> %1760, ptr %1756, align 8, !dbg !1582, !tbaa !498, !noalias !1005
  %1761 = add nuw i64 %1750, 4, !dbg !1578
  %1762 = icmp eq i64 %1761, %1748, !dbg !1578
  br i1 %1762, label %1763, label %1749, !dbg !1578, !llvm.loop !1583

1763:                                             ; preds = %1749
  %1764 = icmp eq i64 %1748, %95, !dbg !1577
  br i1 %1764, label %1776, label %1765, !dbg !1577

1765:                                             ; preds = %1763, %1745
  %1766 = phi i64 [ 0, %1745 ], [ %1748, %1763 ]
  br label %1767, !dbg !1577

1767:                                             ; preds = %1765, %1767
  %1768 = phi i64 [ %1774, %1767 ], [ %1766, %1765 ]
    #dbg_value(i64 %1768, !1095, !DIExpression(), !1585)
  %1769 = getelementptr inbounds double, ptr %212, i64 %1768, !dbg !1579
  %1770 = load double, ptr %1769, align 8, !dbg !1579, !tbaa !498, !noalias !1005
  %1771 = getelementptr inbounds double, ptr %694, i64 %1768, !dbg !1580
  %1772 = load double, ptr %1771, align 8, !dbg !1580, !tbaa !498, !noalias !1005
  %1773 = fsub double %1770, %1772, !dbg !1581
  store double %1773, ptr %1771, align 8, !dbg !1582, !tbaa !498, !noalias !1005
  %1774 = add nuw nsw i64 %1768, 1, !dbg !1578
    #dbg_value(i64 %1774, !1095, !DIExpression(), !1585)
  %1775 = icmp eq i64 %1774, %95, !dbg !1586
  br i1 %1775, label %1776, label %1767, !dbg !1577, !llvm.loop !1587

1776:                                             ; preds = %1767, %1763
    #dbg_value(ptr undef, !1588, !DIExpression(), !1602)
    #dbg_value(i64 %95, !357, !DIExpression(), !1604)
  %1777 = call ptr @calloc(i64 1, i64 %211), !dbg !1606
    #dbg_value(ptr %1777, !362, !DIExpression(), !1604)
    #dbg_value(ptr %1777, !367, !DIExpression(), !1607)
    #dbg_value(i64 %211, !374, !DIExpression(), !1607)
  %1778 = icmp eq ptr %1777, null, !dbg !1609
  br i1 %1778, label %1783, label %1779, !dbg !1610

1779:                                             ; preds = %1776
  %1780 = icmp ult i32 %88, 4
  %1781 = and i64 %95, 2147483644
  %1782 = icmp eq i64 %1781, %95
  br label %1786, !dbg !1611

1783:                                             ; preds = %1776
  %1784 = load ptr, ptr @stderr, align 8, !dbg !1612, !tbaa !276, !noalias !1005
  %1785 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %1784, ptr noundef nonnull @.str.6, i64 noundef %211) #19, !dbg !1613, !noalias !1005
  call void @exit(i32 noundef 1) #22, !dbg !1614, !noalias !1005
  unreachable, !dbg !1614

1786:                                             ; preds = %1779, %1825
  %1787 = phi i64 [ %1826, %1825 ], [ 0, %1779 ]
    #dbg_value(i64 %1787, !1596, !DIExpression(), !1615)
    #dbg_value(i32 0, !1598, !DIExpression(), !1616)
  %1788 = mul nuw nsw i64 %1787, %95
  %1789 = getelementptr double, ptr %98, i64 %1788
  br i1 %1780, label %1790, label %1792, !dbg !1617

1790:                                             ; preds = %1808, %1786
  %1791 = phi i64 [ 0, %1786 ], [ %1781, %1808 ]
  br label %1833, !dbg !1617

1792:                                             ; preds = %1786, %1792
  %1793 = phi i64 [ %1806, %1792 ], [ 0, %1786 ], !dbg !1618
  %1794 = getelementptr double, ptr %1789, i64 %1793, !dbg !1620
  %1795 = getelementptr i8, ptr %1794, i64 16, !dbg !1620
  %1796 = load <2 x double>, ptr %1794, align 8, !dbg !1620, !tbaa !498, !noalias !1005
  %1797 = load <2 x double>, ptr %1795, align 8, !dbg !1620, !tbaa !498, !noalias !1005
  %1798 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %1796), !dbg !1621
  %1799 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %1797), !dbg !1621
  %1800 = getelementptr inbounds double, ptr %1777, i64 %1793, !dbg !1622
  %1801 = getelementptr inbounds i8, ptr %1800, i64 16, !dbg !1623
  %1802 = load <2 x double>, ptr %1800, align 8, !dbg !1623, !tbaa !498, !noalias !1005
  %1803 = load <2 x double>, ptr %1801, align 8, !dbg !1623, !tbaa !498, !noalias !1005
  %1804 = fadd <2 x double> %1802, %1798, !dbg !1623
  %1805 = fadd <2 x double> %1803, %1799, !dbg !1623
  store <2 x double> %1804, ptr %1800, align 8, !dbg !1623, !tbaa !498, !noalias !1005
  store <2 x double> %1805, ptr %1801, align 8, !dbg !1623, !tbaa !498, !noalias !1005
  %1806 = add nuw i64 %1793, 4, !dbg !1618
  %1807 = icmp eq i64 %1806, %1781, !dbg !1618
  br i1 %1807, label %1808, label %1792, !dbg !1618, !llvm.loop !1624

1808:                                             ; preds = %1792
  br i1 %1782, label %1825, label %1790, !dbg !1617

1809:                                             ; preds = %1809, %1831
  %1810 = phi i64 [ 0, %1831 ], [ %1822, %1809 ]
  %1811 = phi double [ 0.000000e+00, %1831 ], [ %1821, %1809 ]
  %1812 = phi i64 [ 0, %1831 ], [ %1823, %1809 ]
    #dbg_value(i64 %1810, !1626, !DIExpression(), !1633)
    #dbg_value(double %1811, !1632, !DIExpression(), !1635)
  %1813 = getelementptr inbounds double, ptr %1777, i64 %1810, !dbg !1636
  %1814 = load double, ptr %1813, align 8, !dbg !1636, !tbaa !498, !noalias !1005
  %1815 = call double @llvm.fabs.f64(double %1814), !dbg !1638
  %1816 = call double @llvm.maxnum.f64(double %1811, double %1815), !dbg !1639
    #dbg_value(double %1816, !1632, !DIExpression(), !1635)
  %1817 = or disjoint i64 %1810, 1, !dbg !1640
    #dbg_value(i64 %1817, !1626, !DIExpression(), !1633)
  %1818 = getelementptr inbounds double, ptr %1777, i64 %1817, !dbg !1636
  %1819 = load double, ptr %1818, align 8, !dbg !1636, !tbaa !498, !noalias !1005
  %1820 = call double @llvm.fabs.f64(double %1819), !dbg !1638
  %1821 = call double @llvm.maxnum.f64(double %1816, double %1820), !dbg !1639
    #dbg_value(double %1821, !1632, !DIExpression(), !1635)
  %1822 = add nuw nsw i64 %1810, 2, !dbg !1640
    #dbg_value(i64 %1822, !1626, !DIExpression(), !1633)
  %1823 = add i64 %1812, 2, !dbg !1641
  %1824 = icmp eq i64 %1823, %1832, !dbg !1641
  br i1 %1824, label %1843, label %1809, !dbg !1641, !llvm.loop !1642

1825:                                             ; preds = %1833, %1808
  %1826 = add nuw nsw i64 %1787, 1, !dbg !1644
    #dbg_value(i64 %1826, !1596, !DIExpression(), !1615)
  %1827 = icmp eq i64 %1826, %95, !dbg !1645
  br i1 %1827, label %1828, label %1786, !dbg !1611, !llvm.loop !1646

1828:                                             ; preds = %1825
  %1829 = and i64 %95, 1, !dbg !1641
  %1830 = icmp eq i64 %710, 0, !dbg !1641
  br i1 %1830, label %1843, label %1831, !dbg !1641

1831:                                             ; preds = %1828
  %1832 = and i64 %95, 2147483646, !dbg !1641
  br label %1809, !dbg !1641

1833:                                             ; preds = %1790, %1833
  %1834 = phi i64 [ %1841, %1833 ], [ %1791, %1790 ]
    #dbg_value(i64 %1834, !1598, !DIExpression(), !1616)
  %1835 = getelementptr double, ptr %1789, i64 %1834, !dbg !1620
  %1836 = load double, ptr %1835, align 8, !dbg !1620, !tbaa !498, !noalias !1005
  %1837 = call double @llvm.fabs.f64(double %1836), !dbg !1621
  %1838 = getelementptr inbounds double, ptr %1777, i64 %1834, !dbg !1622
  %1839 = load double, ptr %1838, align 8, !dbg !1623, !tbaa !498, !noalias !1005
  %1840 = fadd double %1839, %1837, !dbg !1623
  store double %1840, ptr %1838, align 8, !dbg !1623, !tbaa !498, !noalias !1005
  %1841 = add nuw nsw i64 %1834, 1, !dbg !1618
    #dbg_value(i64 %1841, !1598, !DIExpression(), !1616)
  %1842 = icmp eq i64 %1841, %95, !dbg !1648
  br i1 %1842, label %1825, label %1833, !dbg !1617, !llvm.loop !1649

1843:                                             ; preds = %1809, %1828
  %1844 = phi double [ poison, %1828 ], [ %1821, %1809 ]
  %1845 = phi i64 [ 0, %1828 ], [ %1822, %1809 ]
  %1846 = phi double [ 0.000000e+00, %1828 ], [ %1821, %1809 ]
  %1847 = icmp eq i64 %1829, 0, !dbg !1641
  br i1 %1847, label %1853, label %1848, !dbg !1641

1848:                                             ; preds = %1843
    #dbg_value(i64 %1845, !1626, !DIExpression(), !1633)
    #dbg_value(double %1846, !1632, !DIExpression(), !1635)
  %1849 = getelementptr inbounds double, ptr %1777, i64 %1845, !dbg !1636
  %1850 = load double, ptr %1849, align 8, !dbg !1636, !tbaa !498, !noalias !1005
  %1851 = call double @llvm.fabs.f64(double %1850), !dbg !1638
  %1852 = call double @llvm.maxnum.f64(double %1846, double %1851), !dbg !1639
    #dbg_value(double %1852, !1632, !DIExpression(), !1635)
    #dbg_value(i64 %1845, !1626, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1633)
  br label %1853, !dbg !1650

1853:                                             ; preds = %1843, %1848
  %1854 = phi double [ %1844, %1843 ], [ %1852, %1848 ], !dbg !1639
    #dbg_value(double %1854, !1601, !DIExpression(), !1602)
  call void @free(ptr noundef nonnull %1777) #17, !dbg !1650, !noalias !1005
    #dbg_value(i32 %88, !1630, !DIExpression(), !1651)
    #dbg_value(ptr %271, !1631, !DIExpression(), !1651)
    #dbg_value(double 0.000000e+00, !1632, !DIExpression(), !1651)
    #dbg_value(i32 0, !1626, !DIExpression(), !1653)
  %1855 = and i64 %95, 1, !dbg !1654
  %1856 = icmp eq i64 %710, 0, !dbg !1654
  br i1 %1856, label %1875, label %1857, !dbg !1654

1857:                                             ; preds = %1853
  %1858 = and i64 %95, 2147483646, !dbg !1654
  br label %1859, !dbg !1654

1859:                                             ; preds = %1859, %1857
  %1860 = phi i64 [ 0, %1857 ], [ %1872, %1859 ]
  %1861 = phi double [ 0.000000e+00, %1857 ], [ %1871, %1859 ]
  %1862 = phi i64 [ 0, %1857 ], [ %1873, %1859 ]
    #dbg_value(i64 %1860, !1626, !DIExpression(), !1653)
    #dbg_value(double %1861, !1632, !DIExpression(), !1651)
  %1863 = getelementptr inbounds double, ptr %271, i64 %1860, !dbg !1655
  %1864 = load double, ptr %1863, align 8, !dbg !1655, !tbaa !498, !noalias !1005
  %1865 = call double @llvm.fabs.f64(double %1864), !dbg !1656
  %1866 = call double @llvm.maxnum.f64(double %1861, double %1865), !dbg !1657
    #dbg_value(double %1866, !1632, !DIExpression(), !1651)
  %1867 = or disjoint i64 %1860, 1, !dbg !1658
    #dbg_value(i64 %1867, !1626, !DIExpression(), !1653)
  %1868 = getelementptr inbounds double, ptr %271, i64 %1867, !dbg !1655
  %1869 = load double, ptr %1868, align 8, !dbg !1655, !tbaa !498, !noalias !1005
  %1870 = call double @llvm.fabs.f64(double %1869), !dbg !1656
  %1871 = call double @llvm.maxnum.f64(double %1866, double %1870), !dbg !1657
    #dbg_value(double %1871, !1632, !DIExpression(), !1651)
  %1872 = add nuw nsw i64 %1860, 2, !dbg !1658
    #dbg_value(i64 %1872, !1626, !DIExpression(), !1653)
  %1873 = add i64 %1862, 2, !dbg !1654
  %1874 = icmp eq i64 %1873, %1858, !dbg !1654
  br i1 %1874, label %1875, label %1859, !dbg !1654, !llvm.loop !1659

1875:                                             ; preds = %1859, %1853
  %1876 = phi double [ poison, %1853 ], [ %1871, %1859 ]
  %1877 = phi i64 [ 0, %1853 ], [ %1872, %1859 ]
  %1878 = phi double [ 0.000000e+00, %1853 ], [ %1871, %1859 ]
  %1879 = icmp eq i64 %1855, 0, !dbg !1654
  br i1 %1879, label %1885, label %1880, !dbg !1654

1880:                                             ; preds = %1875
    #dbg_value(i64 %1877, !1626, !DIExpression(), !1653)
    #dbg_value(double %1878, !1632, !DIExpression(), !1651)
  %1881 = getelementptr inbounds double, ptr %271, i64 %1877, !dbg !1655
  %1882 = load double, ptr %1881, align 8, !dbg !1655, !tbaa !498, !noalias !1005
  %1883 = call double @llvm.fabs.f64(double %1882), !dbg !1656
  %1884 = call double @llvm.maxnum.f64(double %1878, double %1883), !dbg !1657
    #dbg_value(double %1884, !1632, !DIExpression(), !1651)
    #dbg_value(i64 %1877, !1626, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1653)
  br label %1885, !dbg !1661

1885:                                             ; preds = %1875, %1880
  %1886 = phi double [ %1876, %1875 ], [ %1884, %1880 ], !dbg !1657
  %1887 = and i64 %95, 1, !dbg !1661
  %1888 = icmp eq i64 %710, 0, !dbg !1661
  br i1 %1888, label %1907, label %1889, !dbg !1661

1889:                                             ; preds = %1885
  %1890 = and i64 %95, 2147483646, !dbg !1661
  br label %1891, !dbg !1661

1891:                                             ; preds = %1891, %1889
  %1892 = phi i64 [ 0, %1889 ], [ %1904, %1891 ]
  %1893 = phi double [ 0.000000e+00, %1889 ], [ %1903, %1891 ]
  %1894 = phi i64 [ 0, %1889 ], [ %1905, %1891 ]
    #dbg_value(i64 %1892, !1626, !DIExpression(), !1663)
    #dbg_value(double %1893, !1632, !DIExpression(), !1664)
  %1895 = getelementptr inbounds double, ptr %212, i64 %1892, !dbg !1665
  %1896 = load double, ptr %1895, align 8, !dbg !1665, !tbaa !498, !noalias !1005
  %1897 = call double @llvm.fabs.f64(double %1896), !dbg !1666
  %1898 = call double @llvm.maxnum.f64(double %1893, double %1897), !dbg !1667
    #dbg_value(double %1898, !1632, !DIExpression(), !1664)
  %1899 = or disjoint i64 %1892, 1, !dbg !1668
    #dbg_value(i64 %1899, !1626, !DIExpression(), !1663)
  %1900 = getelementptr inbounds double, ptr %212, i64 %1899, !dbg !1665
  %1901 = load double, ptr %1900, align 8, !dbg !1665, !tbaa !498, !noalias !1005
  %1902 = call double @llvm.fabs.f64(double %1901), !dbg !1666
  %1903 = call double @llvm.maxnum.f64(double %1898, double %1902), !dbg !1667
    #dbg_value(double %1903, !1632, !DIExpression(), !1664)
  %1904 = add nuw nsw i64 %1892, 2, !dbg !1668
    #dbg_value(i64 %1904, !1626, !DIExpression(), !1663)
  %1905 = add i64 %1894, 2, !dbg !1661
  %1906 = icmp eq i64 %1905, %1890, !dbg !1661
  br i1 %1906, label %1907, label %1891, !dbg !1661, !llvm.loop !1669

1907:                                             ; preds = %1891, %1885
  %1908 = phi double [ poison, %1885 ], [ %1903, %1891 ]
  %1909 = phi i64 [ 0, %1885 ], [ %1904, %1891 ]
  %1910 = phi double [ 0.000000e+00, %1885 ], [ %1903, %1891 ]
  %1911 = icmp eq i64 %1887, 0, !dbg !1661
  br i1 %1911, label %1917, label %1912, !dbg !1661

1912:                                             ; preds = %1907
    #dbg_value(i64 %1909, !1626, !DIExpression(), !1663)
    #dbg_value(double %1910, !1632, !DIExpression(), !1664)
  %1913 = getelementptr inbounds double, ptr %212, i64 %1909, !dbg !1665
  %1914 = load double, ptr %1913, align 8, !dbg !1665, !tbaa !498, !noalias !1005
  %1915 = call double @llvm.fabs.f64(double %1914), !dbg !1666
  %1916 = call double @llvm.maxnum.f64(double %1910, double %1915), !dbg !1667
    #dbg_value(double %1916, !1632, !DIExpression(), !1664)
    #dbg_value(i64 %1909, !1626, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1663)
  br label %1917, !dbg !1671

1917:                                             ; preds = %1907, %1912
  %1918 = phi double [ %1908, %1907 ], [ %1916, %1912 ], !dbg !1667
  %1919 = and i64 %95, 1, !dbg !1671
  %1920 = icmp eq i64 %710, 0, !dbg !1671
  br i1 %1920, label %1939, label %1921, !dbg !1671

1921:                                             ; preds = %1917
  %1922 = and i64 %95, 2147483646, !dbg !1671
  br label %1923, !dbg !1671

1923:                                             ; preds = %1923, %1921
  %1924 = phi i64 [ 0, %1921 ], [ %1936, %1923 ]
  %1925 = phi double [ 0.000000e+00, %1921 ], [ %1935, %1923 ]
  %1926 = phi i64 [ 0, %1921 ], [ %1937, %1923 ]
    #dbg_value(i64 %1924, !1626, !DIExpression(), !1673)
    #dbg_value(double %1925, !1632, !DIExpression(), !1674)
  %1927 = getelementptr inbounds double, ptr %694, i64 %1924, !dbg !1675
  %1928 = load double, ptr %1927, align 8, !dbg !1675, !tbaa !498, !noalias !1005
  %1929 = call double @llvm.fabs.f64(double %1928), !dbg !1676
  %1930 = call double @llvm.maxnum.f64(double %1925, double %1929), !dbg !1677
    #dbg_value(double %1930, !1632, !DIExpression(), !1674)
  %1931 = or disjoint i64 %1924, 1, !dbg !1678
    #dbg_value(i64 %1931, !1626, !DIExpression(), !1673)
  %1932 = getelementptr inbounds double, ptr %694, i64 %1931, !dbg !1675
  %1933 = load double, ptr %1932, align 8, !dbg !1675, !tbaa !498, !noalias !1005
  %1934 = call double @llvm.fabs.f64(double %1933), !dbg !1676
  %1935 = call double @llvm.maxnum.f64(double %1930, double %1934), !dbg !1677
    #dbg_value(double %1935, !1632, !DIExpression(), !1674)
  %1936 = add nuw nsw i64 %1924, 2, !dbg !1678
    #dbg_value(i64 %1936, !1626, !DIExpression(), !1673)
  %1937 = add i64 %1926, 2, !dbg !1671
  %1938 = icmp eq i64 %1937, %1922, !dbg !1671
  br i1 %1938, label %1939, label %1923, !dbg !1671, !llvm.loop !1679

1939:                                             ; preds = %1923, %1917
  %1940 = phi double [ poison, %1917 ], [ %1935, %1923 ]
  %1941 = phi i64 [ 0, %1917 ], [ %1936, %1923 ]
  %1942 = phi double [ 0.000000e+00, %1917 ], [ %1935, %1923 ]
  %1943 = icmp eq i64 %1919, 0, !dbg !1671
  br i1 %1943, label %1949, label %1944, !dbg !1671

1944:                                             ; preds = %1939
    #dbg_value(i64 %1941, !1626, !DIExpression(), !1673)
    #dbg_value(double %1942, !1632, !DIExpression(), !1674)
  %1945 = getelementptr inbounds double, ptr %694, i64 %1941, !dbg !1675
  %1946 = load double, ptr %1945, align 8, !dbg !1675, !tbaa !498, !noalias !1005
  %1947 = call double @llvm.fabs.f64(double %1946), !dbg !1676
  %1948 = call double @llvm.maxnum.f64(double %1942, double %1947), !dbg !1677
    #dbg_value(double %1948, !1632, !DIExpression(), !1674)
    #dbg_value(i64 %1941, !1626, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1673)
  br label %1949, !dbg !1681

1949:                                             ; preds = %1939, %1944
  %1950 = phi double [ %1940, %1939 ], [ %1948, %1944 ], !dbg !1677
  %1951 = fmul double %1854, %1886, !dbg !1681
  %1952 = fadd double %1951, %1918, !dbg !1682
  %1953 = fmul double %1952, %92, !dbg !1683
  %1954 = fmul double %1953, 0x3CA0000000000000, !dbg !1684
    #dbg_value(double %2009, !213, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !995)
    #dbg_value(double %2009, !180, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !230)
  call void @free(ptr noundef nonnull %694) #17, !dbg !1685, !noalias !1005
  call void @free(ptr noundef %700) #17, !dbg !1686, !noalias !1005
    #dbg_assign(i1 undef, !586, !DIExpression(), !191, ptr %3, !DIExpression(), !1687)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #17, !dbg !1689
  %1955 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #17, !dbg !1690
  %1956 = load i64, ptr %3, align 8, !dbg !1691, !tbaa !603
  %1957 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1692
  %1958 = load i64, ptr %1957, align 8, !dbg !1692, !tbaa !607
  %1959 = sitofp i64 %1958 to double, !dbg !1693
  %1960 = fmul double %1959, 1.000000e-09, !dbg !1694
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #17, !dbg !1695
    #dbg_value(double %2012, !188, !DIExpression(), !230)
    #dbg_value(ptr undef, !1696, !DIExpression(), !1706)
    #dbg_value(ptr undef, !1702, !DIExpression(), !1706)
    #dbg_value(ptr %271, !1703, !DIExpression(), !1706)
    #dbg_value(double %2012, !1704, !DIExpression(), !1706)
    #dbg_value(i32 %88, !1705, !DIExpression(), !1706)
    #dbg_value(i32 %88, !1177, !DIExpression(), !1708)
    #dbg_value(ptr %271, !1178, !DIExpression(), !1708)
    #dbg_value(i32 %88, !1167, !DIExpression(), !1710)
    #dbg_value(ptr %271, !1168, !DIExpression(), !1710)
    #dbg_value(ptr %271, !1169, !DIExpression(), !1710)
    #dbg_value(double 0.000000e+00, !1170, !DIExpression(), !1710)
    #dbg_value(i32 0, !1171, !DIExpression(), !1712)
  %1961 = and i64 %95, 3, !dbg !1713
  %1962 = icmp ult i64 %710, 3, !dbg !1713
  br i1 %1962, label %1991, label %1963, !dbg !1713

1963:                                             ; preds = %1949
  %1964 = and i64 %95, 2147483644, !dbg !1713
  br label %1965, !dbg !1713

1965:                                             ; preds = %1965, %1963
  %1966 = phi i64 [ 0, %1963 ], [ %1988, %1965 ]
  %1967 = phi double [ 0.000000e+00, %1963 ], [ %1987, %1965 ]
  %1968 = phi i64 [ 0, %1963 ], [ %1989, %1965 ]
    #dbg_value(i64 %1966, !1171, !DIExpression(), !1712)
    #dbg_value(double %1967, !1170, !DIExpression(), !1710)
  %1969 = getelementptr inbounds double, ptr %271, i64 %1966, !dbg !1714
  %1970 = load double, ptr %1969, align 8, !dbg !1714, !tbaa !498
  %1971 = fmul double %1970, %1970, !dbg !1715
  %1972 = fadd double %1967, %1971, !dbg !1716
    #dbg_value(double %1972, !1170, !DIExpression(), !1710)
  %1973 = or disjoint i64 %1966, 1, !dbg !1717
    #dbg_value(i64 %1973, !1171, !DIExpression(), !1712)
  %1974 = getelementptr inbounds double, ptr %271, i64 %1973, !dbg !1714
  %1975 = load double, ptr %1974, align 8, !dbg !1714, !tbaa !498
  %1976 = fmul double %1975, %1975, !dbg !1715
  %1977 = fadd double %1972, %1976, !dbg !1716
    #dbg_value(double %1977, !1170, !DIExpression(), !1710)
  %1978 = or disjoint i64 %1966, 2, !dbg !1717
    #dbg_value(i64 %1978, !1171, !DIExpression(), !1712)
  %1979 = getelementptr inbounds double, ptr %271, i64 %1978, !dbg !1714
  %1980 = load double, ptr %1979, align 8, !dbg !1714, !tbaa !498
  %1981 = fmul double %1980, %1980, !dbg !1715
  %1982 = fadd double %1977, %1981, !dbg !1716
    #dbg_value(double %1982, !1170, !DIExpression(), !1710)
  %1983 = or disjoint i64 %1966, 3, !dbg !1717
    #dbg_value(i64 %1983, !1171, !DIExpression(), !1712)
  %1984 = getelementptr inbounds double, ptr %271, i64 %1983, !dbg !1714
  %1985 = load double, ptr %1984, align 8, !dbg !1714, !tbaa !498
  %1986 = fmul double %1985, %1985, !dbg !1715
  %1987 = fadd double %1982, %1986, !dbg !1716
    #dbg_value(double %1987, !1170, !DIExpression(), !1710)
  %1988 = add nuw nsw i64 %1966, 4, !dbg !1717
    #dbg_value(i64 %1988, !1171, !DIExpression(), !1712)
  %1989 = add i64 %1968, 4, !dbg !1713
  %1990 = icmp eq i64 %1989, %1964, !dbg !1713
  br i1 %1990, label %1991, label %1965, !dbg !1713, !llvm.loop !1718

1991:                                             ; preds = %1965, %1949
  %1992 = phi double [ poison, %1949 ], [ %1987, %1965 ]
  %1993 = phi i64 [ 0, %1949 ], [ %1988, %1965 ]
  %1994 = phi double [ 0.000000e+00, %1949 ], [ %1987, %1965 ]
  %1995 = icmp eq i64 %1961, 0, !dbg !1713
  br i1 %1995, label %2007, label %1996, !dbg !1713

1996:                                             ; preds = %1991, %1996
  %1997 = phi i64 [ %2004, %1996 ], [ %1993, %1991 ]
  %1998 = phi double [ %2003, %1996 ], [ %1994, %1991 ]
  %1999 = phi i64 [ %2005, %1996 ], [ 0, %1991 ]
    #dbg_value(i64 %1997, !1171, !DIExpression(), !1712)
    #dbg_value(double %1998, !1170, !DIExpression(), !1710)
  %2000 = getelementptr inbounds double, ptr %271, i64 %1997, !dbg !1714
  %2001 = load double, ptr %2000, align 8, !dbg !1714, !tbaa !498
  %2002 = fmul double %2001, %2001, !dbg !1715
  %2003 = fadd double %1998, %2002, !dbg !1716
    #dbg_value(double %2003, !1170, !DIExpression(), !1710)
  %2004 = add nuw nsw i64 %1997, 1, !dbg !1717
    #dbg_value(i64 %2004, !1171, !DIExpression(), !1712)
  %2005 = add i64 %1999, 1, !dbg !1713
  %2006 = icmp eq i64 %2005, %1961, !dbg !1713
  br i1 %2006, label %2007, label %1996, !dbg !1713, !llvm.loop !1720

2007:                                             ; preds = %1996, %1991
  %2008 = phi double [ %1992, %1991 ], [ %2003, %1996 ], !dbg !1716
  %2009 = fdiv double %1950, %1954, !dbg !1721
  %2010 = sitofp i64 %1956 to double, !dbg !1722
  %2011 = fadd double %1960, %2010, !dbg !1723
  %2012 = fsub double %2011, %692, !dbg !1724
  %2013 = call double @sqrt(double noundef %2008) #17, !dbg !1725
  %2014 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %88, i32 noundef %89, i32 noundef %1589, double noundef %2009, double noundef %1078, double noundef %2013), !dbg !1726
    #dbg_value(double %2012, !1727, !DIExpression(), !1732)
  %2015 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %2012), !dbg !1734
  %2016 = fcmp olt double %2009, 1.600000e+01, !dbg !1735
  br i1 %2016, label %2020, label %2017, !dbg !1737

2017:                                             ; preds = %2007
  %2018 = load ptr, ptr @stderr, align 8, !dbg !1738, !tbaa !276
  %2019 = call i64 @fwrite(ptr nonnull @.str.8, i64 43, i64 1, ptr %2018) #20, !dbg !1740
  br label %2039, !dbg !1741

2020:                                             ; preds = %2007
    #dbg_value(ptr %91, !1742, !DIExpression(), !1807)
    #dbg_value(ptr %271, !1747, !DIExpression(), !1807)
    #dbg_value(i64 8, !1748, !DIExpression(), !1807)
    #dbg_value(i64 %95, !1749, !DIExpression(), !1807)
  %2021 = load i8, ptr %91, align 1
  %2022 = icmp eq i8 %2021, 45
  br i1 %2022, label %2023, label %2027

2023:                                             ; preds = %2020
  %2024 = getelementptr inbounds i8, ptr %91, i64 1
  %2025 = load i8, ptr %2024, align 1
  %2026 = icmp eq i8 %2025, 0, !dbg !1809
  br i1 %2026, label %2039, label %2027, !dbg !1811

2027:                                             ; preds = %2023, %2020
  %2028 = call noalias ptr @fopen(ptr noundef nonnull %91, ptr noundef nonnull @.str.11), !dbg !1812
    #dbg_value(ptr %2028, !1750, !DIExpression(), !1807)
  %2029 = icmp eq ptr %2028, null, !dbg !1813
  br i1 %2029, label %2036, label %2030, !dbg !1813

2030:                                             ; preds = %2027
  %2031 = call i64 @fwrite(ptr noundef nonnull %271, i64 noundef 8, i64 noundef %95, ptr noundef nonnull %2028), !dbg !1814
    #dbg_value(i64 %2031, !1806, !DIExpression(), !1807)
  %2032 = call i32 @fclose(ptr noundef nonnull %2028), !dbg !1815
  %2033 = icmp eq i32 %2032, 0, !dbg !1815
  %2034 = icmp eq i64 %2031, %95
  %2035 = and i1 %2034, %2033, !dbg !1817
  br i1 %2035, label %2039, label %2036, !dbg !1817

2036:                                             ; preds = %2030, %2027
  %2037 = load ptr, ptr @stderr, align 8, !dbg !1818, !tbaa !276
  %2038 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %2037, ptr noundef nonnull @.str.12, ptr noundef nonnull %91) #19, !dbg !1819
  br label %2039, !dbg !1820

2039:                                             ; preds = %2017, %2023, %2030, %2036
  %2040 = phi i32 [ 1, %2017 ], [ 0, %2023 ], [ 1, %2036 ], [ 0, %2030 ], !dbg !1706
    #dbg_value(i32 %2040, !189, !DIExpression(), !230)
  call void @free(ptr noundef %98) #17, !dbg !1821
  call void @free(ptr noundef %105) #17, !dbg !1822
  call void @free(ptr noundef %112) #17, !dbg !1823
  call void @free(ptr noundef %118) #17, !dbg !1824
  call void @free(ptr noundef %124) #17, !dbg !1825
  call void @free(ptr noundef %212) #17, !dbg !1826
  call void @free(ptr noundef nonnull %271) #17, !dbg !1827
  br label %2041

2041:                                             ; preds = %84, %2039
  %2042 = phi i32 [ %2040, %2039 ], [ 2, %84 ], !dbg !230
  ret i32 %2042, !dbg !1828
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !1829 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !1833 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !1839 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !1844 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1848 double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !1852 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !1855 void @exit(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !1858 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #9

declare !dbg !1863 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #12

; Function Attrs: nounwind
declare !dbg !1866 double @hypot(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #13

; Function Attrs: nofree nounwind
declare !dbg !1869 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1872 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1875 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1879 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #14

; Function Attrs: nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #14

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #17 = { nounwind }
attributes #18 = { nounwind willreturn memory(none) }
attributes #19 = { cold nounwind }
attributes #20 = { cold }
attributes #21 = { nounwind allocsize(0) }
attributes #22 = { noreturn nounwind }

!llvm.dbg.cu = !{!62}
!llvm.module.flags = !{!150, !151, !152, !153, !154, !155, !156}
!llvm.ident = !{!157}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/hpl_ai/hpl_ai.h", directory: ".", checksumkind: CSK_MD5, checksum: "6a4d786b32632dd0ffeb7da433fe2cff")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 11)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 616, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 77)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !29, line: 88, type: !30, isLocal: true, isDefinition: true)
!29 = !DIFile(filename: "samples/hpl_ai/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 56)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !29, line: 61, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 32)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "problem", scope: !40, file: !41, line: 104, type: !135, isLocal: true, isDefinition: true)
!40 = distinct !DISubprogram(name: "refine", scope: !41, file: !41, line: 102, type: !42, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !119)
!41 = !DIFile(filename: "samples/hpl_ai/gmres.h", directory: ".", checksumkind: CSK_MD5, checksum: "a5d9df39c2450fc9458a50ddb129218d")
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !45, !44, !60, !52, !52, !52}
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "System", file: !48, line: 5, size: 384, elements: !49)
!48 = !DIFile(filename: "samples/hpl_ai/hpl_ai_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "607c0872878732a46345e69b0aa299c1")
!49 = !{!50, !51, !54, !57, !58, !59}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !47, file: !48, line: 6, baseType: !44, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "matrix", scope: !47, file: !48, line: 7, baseType: !52, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "factors", scope: !47, file: !48, line: 8, baseType: !55, size: 64, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "lower", scope: !47, file: !48, line: 9, baseType: !55, size: 64, offset: 192)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "upper", scope: !47, file: !48, line: 9, baseType: !55, size: 64, offset: 256)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "scratch", scope: !47, file: !48, line: 10, baseType: !55, size: 64, offset: 320)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!62 = distinct !DICompileUnit(language: DW_LANG_C11, file: !48, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !63, retainedTypes: !80, globals: !91, splitDebugInlining: false, nameTableKind: None)
!63 = !{!64, !68, !71, !77}
!64 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !29, line: 23, baseType: !65, size: 32, elements: !66)
!65 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!66 = !{!67}
!67 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!68 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !65, size: 32, elements: !69)
!69 = !{!70}
!70 = !DIEnumerator(name: "LEAF", value: 128)
!71 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !72, line: 5, baseType: !65, size: 32, elements: !73)
!72 = !DIFile(filename: "samples/hpl_ai/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!73 = !{!74, !75, !76}
!74 = !DIEnumerator(name: "CblasColMajor", value: 102)
!75 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!76 = !DIEnumerator(name: "CblasTrans", value: 112)
!77 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !41, line: 17, baseType: !65, size: 32, elements: !78)
!78 = !{!79}
!79 = !DIEnumerator(name: "MAX_ITERATIONS", value: 50)
!80 = !{!81, !44, !84, !56, !55, !88, !52, !53}
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !82, line: 18, baseType: !83)
!82 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !85, line: 27, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !87, line: 45, baseType: !83)
!87 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !89, line: 26, baseType: !90)
!89 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !87, line: 41, baseType: !44)
!91 = !{!0, !7, !12, !17, !22, !27, !33, !38, !92, !97, !102, !107, !109, !114}
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !41, line: 142, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 576, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 72)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !41, line: 146, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 44)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !29, line: 100, type: !104, isLocal: true, isDefinition: true)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 14)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !29, line: 105, type: !3, isLocal: true, isDefinition: true)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !29, line: 106, type: !111, isLocal: true, isDefinition: true)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 3)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !29, line: 109, type: !116, isLocal: true, isDefinition: true)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 24)
!119 = !{!120, !121, !122, !123, !124, !125, !126, !127, !128, !130, !132, !133}
!120 = !DILocalVariable(name: "system", arg: 1, scope: !40, file: !41, line: 102, type: !45)
!121 = !DILocalVariable(name: "n", arg: 2, scope: !40, file: !41, line: 102, type: !44)
!122 = !DILocalVariable(name: "b", arg: 3, scope: !40, file: !41, line: 102, type: !60)
!123 = !DILocalVariable(name: "x", arg: 4, scope: !40, file: !41, line: 102, type: !52)
!124 = !DILocalVariable(name: "basis", arg: 5, scope: !40, file: !41, line: 102, type: !52)
!125 = !DILocalVariable(name: "steps", arg: 6, scope: !40, file: !41, line: 103, type: !52)
!126 = !DILocalVariable(name: "start", scope: !40, file: !41, line: 105, type: !61)
!127 = !DILocalVariable(name: "count", scope: !40, file: !41, line: 106, type: !44)
!128 = !DILocalVariable(name: "i", scope: !129, file: !41, line: 108, type: !44)
!129 = distinct !DILexicalBlock(scope: !40, file: !41, line: 108, column: 3)
!130 = !DILocalVariable(name: "next", scope: !131, file: !41, line: 110, type: !52)
!131 = distinct !DILexicalBlock(scope: !40, file: !41, line: 109, column: 34)
!132 = !DILocalVariable(name: "step", scope: !131, file: !41, line: 110, type: !52)
!133 = !DILocalVariable(name: "j", scope: !134, file: !41, line: 117, type: !44)
!134 = distinct !DILexicalBlock(scope: !40, file: !41, line: 117, column: 3)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "LeastSquares", file: !41, line: 65, baseType: !136)
!136 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !41, line: 61, size: 172864, elements: !137)
!137 = !{!138, !143, !146, !149}
!138 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !136, file: !41, line: 62, baseType: !139, size: 163200)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 163200, elements: !140)
!140 = !{!141, !142}
!141 = !DISubrange(count: 50)
!142 = !DISubrange(count: 51)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !136, file: !41, line: 63, baseType: !144, size: 3264, offset: 163200)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 3264, elements: !145)
!145 = !{!142}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "cosine", scope: !136, file: !41, line: 64, baseType: !147, size: 3200, offset: 166464)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 3200, elements: !148)
!148 = !{!141}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "sine", scope: !136, file: !41, line: 64, baseType: !147, size: 3200, offset: 169664)
!150 = !{i32 7, !"Dwarf Version", i32 5}
!151 = !{i32 2, !"Debug Info Version", i32 3}
!152 = !{i32 1, !"wchar_size", i32 4}
!153 = !{i32 8, !"PIC Level", i32 2}
!154 = !{i32 7, !"PIE Level", i32 2}
!155 = !{i32 7, !"uwtable", i32 2}
!156 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!157 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!158 = distinct !DISubprogram(name: "main", scope: !48, file: !48, line: 144, type: !159, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !163)
!159 = !DISubroutineType(types: !160)
!160 = !{!44, !44, !161}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!163 = !{!164, !165, !166, !176, !177, !178, !179, !180, !188, !189}
!164 = !DILocalVariable(name: "argc", arg: 1, scope: !158, file: !48, line: 144, type: !44)
!165 = !DILocalVariable(name: "argv", arg: 2, scope: !158, file: !48, line: 144, type: !161)
!166 = !DILocalVariable(name: "arguments", scope: !158, file: !48, line: 145, type: !167)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 13, baseType: !168)
!168 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 9, size: 192, elements: !169)
!169 = !{!170, !171, !172, !173}
!170 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !168, file: !2, line: 10, baseType: !44, size: 32)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !168, file: !2, line: 10, baseType: !44, size: 32, offset: 32)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !168, file: !2, line: 11, baseType: !84, size: 64, offset: 64)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !168, file: !2, line: 12, baseType: !174, size: 64, offset: 128)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!176 = !DILocalVariable(name: "system", scope: !158, file: !48, line: 147, type: !47)
!177 = !DILocalVariable(name: "b", scope: !158, file: !48, line: 148, type: !52)
!178 = !DILocalVariable(name: "x", scope: !158, file: !48, line: 148, type: !52)
!179 = !DILocalVariable(name: "start", scope: !158, file: !48, line: 150, type: !61)
!180 = !DILocalVariable(name: "found", scope: !158, file: !48, line: 152, type: !181)
!181 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !182)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "Solution", file: !41, line: 24, baseType: !183)
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !41, line: 20, size: 192, elements: !184)
!184 = !{!185, !186, !187}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "iterations", scope: !183, file: !41, line: 21, baseType: !44, size: 32)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "direct", scope: !183, file: !41, line: 22, baseType: !53, size: 64, offset: 64)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "residual", scope: !183, file: !41, line: 23, baseType: !53, size: 64, offset: 128)
!188 = !DILocalVariable(name: "seconds", scope: !158, file: !48, line: 153, type: !61)
!189 = !DILocalVariable(name: "status", scope: !158, file: !48, line: 155, type: !190)
!190 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!191 = distinct !DIAssignID()
!192 = distinct !DIAssignID()
!193 = distinct !DIAssignID()
!194 = distinct !DIAssignID()
!195 = distinct !DIAssignID()
!196 = !DILocalVariable(name: "s", scope: !197, file: !48, line: 129, type: !47)
!197 = distinct !DISubprogram(name: "make_system", scope: !48, file: !48, line: 126, type: !198, scopeLine: 126, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !202)
!198 = !DISubroutineType(types: !199)
!199 = !{!47, !200}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !167)
!202 = !{!203, !204, !205, !196, !206, !208}
!203 = !DILocalVariable(name: "arguments", arg: 1, scope: !197, file: !48, line: 126, type: !200)
!204 = !DILocalVariable(name: "n", scope: !197, file: !48, line: 127, type: !190)
!205 = !DILocalVariable(name: "scale", scope: !197, file: !48, line: 128, type: !61)
!206 = !DILocalVariable(name: "j", scope: !207, file: !48, line: 136, type: !44)
!207 = distinct !DILexicalBlock(scope: !197, file: !48, line: 136, column: 3)
!208 = !DILocalVariable(name: "i", scope: !209, file: !48, line: 137, type: !44)
!209 = distinct !DILexicalBlock(scope: !210, file: !48, line: 137, column: 5)
!210 = distinct !DILexicalBlock(scope: !207, file: !48, line: 136, column: 3)
!211 = !DILocation(line: 129, column: 17, scope: !197, inlinedAt: !212)
!212 = distinct !DILocation(line: 147, column: 26, scope: !158)
!213 = !DILocalVariable(name: "found", scope: !214, file: !41, line: 126, type: !182)
!214 = distinct !DISubprogram(name: "solve", scope: !41, file: !41, line: 122, type: !215, scopeLine: 122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !217)
!215 = !DISubroutineType(types: !216)
!216 = !{!182, !45, !44, !60, !52}
!217 = !{!218, !219, !220, !221, !222, !224, !225, !226, !213, !227}
!218 = !DILocalVariable(name: "system", arg: 1, scope: !214, file: !41, line: 122, type: !45)
!219 = !DILocalVariable(name: "n", arg: 2, scope: !214, file: !41, line: 122, type: !44)
!220 = !DILocalVariable(name: "b", arg: 3, scope: !214, file: !41, line: 122, type: !60)
!221 = !DILocalVariable(name: "x", arg: 4, scope: !214, file: !41, line: 122, type: !52)
!222 = !DILocalVariable(name: "vectors", scope: !214, file: !41, line: 123, type: !223)
!223 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!224 = !DILocalVariable(name: "basis", scope: !214, file: !41, line: 124, type: !52)
!225 = !DILocalVariable(name: "steps", scope: !214, file: !41, line: 124, type: !52)
!226 = !DILocalVariable(name: "residual", scope: !214, file: !41, line: 125, type: !52)
!227 = !DILocalVariable(name: "scale", scope: !214, file: !41, line: 132, type: !61)
!228 = !DILocation(line: 126, column: 12, scope: !214, inlinedAt: !229)
!229 = distinct !DILocation(line: 152, column: 26, scope: !158)
!230 = !DILocation(line: 0, scope: !158)
!231 = !DILocalVariable(name: "argc", arg: 1, scope: !232, file: !2, line: 16, type: !44)
!232 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 16, type: !233, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !236)
!233 = !DISubroutineType(types: !234)
!234 = !{!44, !44, !161, !235}
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !167, size: 64)
!236 = !{!231, !237, !238, !239, !241, !242}
!237 = !DILocalVariable(name: "argv", arg: 2, scope: !232, file: !2, line: 16, type: !161)
!238 = !DILocalVariable(name: "out", arg: 3, scope: !232, file: !2, line: 16, type: !235)
!239 = !DILocalVariable(name: "n", scope: !232, file: !2, line: 17, type: !240)
!240 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!241 = !DILocalVariable(name: "block", scope: !232, file: !2, line: 17, type: !240)
!242 = !DILocalVariable(name: "seed", scope: !232, file: !2, line: 17, type: !240)
!243 = !DILocation(line: 0, scope: !232, inlinedAt: !244)
!244 = distinct !DILocation(line: 146, column: 8, scope: !245)
!245 = distinct !DILexicalBlock(scope: !158, file: !48, line: 146, column: 7)
!246 = !DILocation(line: 18, column: 12, scope: !247, inlinedAt: !244)
!247 = distinct !DILexicalBlock(scope: !232, file: !2, line: 18, column: 7)
!248 = !DILocation(line: 18, column: 17, scope: !247, inlinedAt: !244)
!249 = !DILocalVariable(name: "end", scope: !250, file: !29, line: 84, type: !162)
!250 = distinct !DISubprogram(name: "parse_integer", scope: !29, file: !29, line: 80, type: !251, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !254)
!251 = !DISubroutineType(types: !252)
!252 = !{!44, !44, !161, !44, !174, !240, !240, !240, !253}
!253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!254 = !{!255, !256, !257, !258, !259, !260, !261, !262, !249}
!255 = !DILocalVariable(name: "argc", arg: 1, scope: !250, file: !29, line: 80, type: !44)
!256 = !DILocalVariable(name: "argv", arg: 2, scope: !250, file: !29, line: 80, type: !161)
!257 = !DILocalVariable(name: "position", arg: 3, scope: !250, file: !29, line: 80, type: !44)
!258 = !DILocalVariable(name: "name", arg: 4, scope: !250, file: !29, line: 80, type: !174)
!259 = !DILocalVariable(name: "low", arg: 5, scope: !250, file: !29, line: 80, type: !240)
!260 = !DILocalVariable(name: "high", arg: 6, scope: !250, file: !29, line: 81, type: !240)
!261 = !DILocalVariable(name: "fallback", arg: 7, scope: !250, file: !29, line: 81, type: !240)
!262 = !DILocalVariable(name: "out", arg: 8, scope: !250, file: !29, line: 81, type: !253)
!263 = !DILocation(line: 0, scope: !250, inlinedAt: !264)
!264 = distinct !DILocation(line: 18, column: 20, scope: !247, inlinedAt: !244)
!265 = !DILocation(line: 83, column: 16, scope: !266, inlinedAt: !264)
!266 = distinct !DILexicalBlock(scope: !250, file: !29, line: 83, column: 7)
!267 = !DILocation(line: 83, column: 7, scope: !250, inlinedAt: !264)
!268 = !DILocation(line: 84, column: 3, scope: !250, inlinedAt: !264)
!269 = !DILocation(line: 85, column: 3, scope: !250, inlinedAt: !264)
!270 = !DILocation(line: 85, column: 9, scope: !250, inlinedAt: !264)
!271 = !{!272, !272, i64 0}
!272 = !{!"int", !273, i64 0}
!273 = !{!"omnipotent char", !274, i64 0}
!274 = !{!"Simple C/C++ TBAA"}
!275 = !DILocation(line: 86, column: 17, scope: !250, inlinedAt: !264)
!276 = !{!277, !277, i64 0}
!277 = !{!"any pointer", !273, i64 0}
!278 = !DILocation(line: 86, column: 10, scope: !250, inlinedAt: !264)
!279 = !DILocation(line: 87, column: 8, scope: !280, inlinedAt: !264)
!280 = distinct !DILexicalBlock(scope: !250, file: !29, line: 87, column: 7)
!281 = !DILocation(line: 87, column: 7, scope: !280, inlinedAt: !264)
!282 = !{!273, !273, i64 0}
!283 = !DILocation(line: 87, column: 23, scope: !280, inlinedAt: !264)
!284 = !DILocation(line: 87, column: 28, scope: !280, inlinedAt: !264)
!285 = !DILocation(line: 87, column: 27, scope: !280, inlinedAt: !264)
!286 = !DILocation(line: 87, column: 32, scope: !280, inlinedAt: !264)
!287 = !DILocation(line: 87, column: 36, scope: !280, inlinedAt: !264)
!288 = !DILocation(line: 87, column: 42, scope: !280, inlinedAt: !264)
!289 = !DILocation(line: 88, column: 11, scope: !250, inlinedAt: !264)
!290 = !DILocation(line: 88, column: 3, scope: !250, inlinedAt: !264)
!291 = !DILocation(line: 91, column: 1, scope: !250, inlinedAt: !264)
!292 = !DILocation(line: 18, column: 74, scope: !247, inlinedAt: !244)
!293 = !DILocation(line: 21, column: 14, scope: !294, inlinedAt: !244)
!294 = distinct !DILexicalBlock(scope: !247, file: !2, line: 20, column: 69)
!295 = !DILocation(line: 0, scope: !250, inlinedAt: !296)
!296 = distinct !DILocation(line: 19, column: 7, scope: !247, inlinedAt: !244)
!297 = !DILocation(line: 83, column: 16, scope: !266, inlinedAt: !296)
!298 = !DILocation(line: 83, column: 7, scope: !250, inlinedAt: !296)
!299 = !DILocation(line: 84, column: 3, scope: !250, inlinedAt: !296)
!300 = !DILocation(line: 85, column: 9, scope: !250, inlinedAt: !296)
!301 = !DILocation(line: 86, column: 17, scope: !250, inlinedAt: !296)
!302 = !DILocation(line: 86, column: 10, scope: !250, inlinedAt: !296)
!303 = !DILocation(line: 87, column: 8, scope: !280, inlinedAt: !296)
!304 = !DILocation(line: 87, column: 7, scope: !280, inlinedAt: !296)
!305 = !DILocation(line: 87, column: 23, scope: !280, inlinedAt: !296)
!306 = !DILocation(line: 87, column: 28, scope: !280, inlinedAt: !296)
!307 = !DILocation(line: 87, column: 27, scope: !280, inlinedAt: !296)
!308 = !DILocation(line: 87, column: 32, scope: !280, inlinedAt: !296)
!309 = !DILocation(line: 87, column: 36, scope: !280, inlinedAt: !296)
!310 = !DILocation(line: 87, column: 42, scope: !280, inlinedAt: !296)
!311 = !DILocation(line: 88, column: 11, scope: !250, inlinedAt: !296)
!312 = !DILocation(line: 88, column: 3, scope: !250, inlinedAt: !296)
!313 = !DILocation(line: 91, column: 1, scope: !250, inlinedAt: !296)
!314 = !DILocation(line: 19, column: 67, scope: !247, inlinedAt: !244)
!315 = !DILocation(line: 21, column: 36, scope: !294, inlinedAt: !244)
!316 = !DILocation(line: 21, column: 54, scope: !294, inlinedAt: !244)
!317 = !DILocation(line: 21, column: 66, scope: !294, inlinedAt: !244)
!318 = !DILocation(line: 0, scope: !250, inlinedAt: !319)
!319 = distinct !DILocation(line: 20, column: 7, scope: !247, inlinedAt: !244)
!320 = !DILocation(line: 83, column: 16, scope: !266, inlinedAt: !319)
!321 = !DILocation(line: 83, column: 7, scope: !250, inlinedAt: !319)
!322 = !DILocation(line: 84, column: 3, scope: !250, inlinedAt: !319)
!323 = !DILocation(line: 85, column: 9, scope: !250, inlinedAt: !319)
!324 = !DILocation(line: 86, column: 17, scope: !250, inlinedAt: !319)
!325 = !DILocation(line: 86, column: 10, scope: !250, inlinedAt: !319)
!326 = !DILocation(line: 87, column: 8, scope: !280, inlinedAt: !319)
!327 = !DILocation(line: 87, column: 7, scope: !280, inlinedAt: !319)
!328 = !DILocation(line: 87, column: 23, scope: !280, inlinedAt: !319)
!329 = !DILocation(line: 87, column: 28, scope: !280, inlinedAt: !319)
!330 = !DILocation(line: 87, column: 27, scope: !280, inlinedAt: !319)
!331 = !DILocation(line: 87, column: 32, scope: !280, inlinedAt: !319)
!332 = !DILocation(line: 87, column: 36, scope: !280, inlinedAt: !319)
!333 = !DILocation(line: 87, column: 42, scope: !280, inlinedAt: !319)
!334 = !DILocation(line: 88, column: 11, scope: !250, inlinedAt: !319)
!335 = !DILocation(line: 88, column: 3, scope: !250, inlinedAt: !319)
!336 = !DILocation(line: 91, column: 1, scope: !250, inlinedAt: !319)
!337 = !DILocation(line: 18, column: 7, scope: !232, inlinedAt: !244)
!338 = !DILocation(line: 23, column: 24, scope: !294, inlinedAt: !244)
!339 = !DILocation(line: 23, column: 19, scope: !294, inlinedAt: !244)
!340 = !DILocation(line: 23, column: 30, scope: !294, inlinedAt: !244)
!341 = !DILocation(line: 26, column: 11, scope: !232, inlinedAt: !244)
!342 = !DILocation(line: 26, column: 3, scope: !232, inlinedAt: !244)
!343 = !DILocation(line: 146, column: 7, scope: !158)
!344 = !DILocation(line: 0, scope: !197, inlinedAt: !212)
!345 = !DILocalVariable(name: "n", arg: 1, scope: !346, file: !2, line: 31, type: !44)
!346 = distinct !DISubprogram(name: "noise_scale", scope: !2, file: !2, line: 31, type: !347, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !349)
!347 = !DISubroutineType(types: !348)
!348 = !{!53, !44}
!349 = !{!345}
!350 = !DILocation(line: 0, scope: !346, inlinedAt: !351)
!351 = distinct !DILocation(line: 128, column: 24, scope: !197, inlinedAt: !212)
!352 = !DILocation(line: 31, column: 61, scope: !346, inlinedAt: !351)
!353 = !DILocation(line: 31, column: 59, scope: !346, inlinedAt: !351)
!354 = !DILocation(line: 31, column: 50, scope: !346, inlinedAt: !351)
!355 = !DILocation(line: 131, column: 31, scope: !197, inlinedAt: !212)
!356 = !DILocation(line: 131, column: 41, scope: !197, inlinedAt: !212)
!357 = !DILocalVariable(name: "count", arg: 1, scope: !358, file: !29, line: 72, type: !81)
!358 = distinct !DISubprogram(name: "allocate_doubles", scope: !29, file: !29, line: 72, type: !359, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !361)
!359 = !DISubroutineType(types: !360)
!360 = !{!52, !81}
!361 = !{!357, !362}
!362 = !DILocalVariable(name: "x", scope: !358, file: !29, line: 73, type: !52)
!363 = !DILocation(line: 0, scope: !358, inlinedAt: !364)
!364 = distinct !DILocation(line: 131, column: 14, scope: !197, inlinedAt: !212)
!365 = !DILocation(line: 73, column: 38, scope: !358, inlinedAt: !364)
!366 = !DILocation(line: 73, column: 25, scope: !358, inlinedAt: !364)
!367 = !DILocalVariable(name: "memory", arg: 1, scope: !368, file: !29, line: 59, type: !371)
!368 = distinct !DISubprogram(name: "need", scope: !29, file: !29, line: 59, type: !369, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !373)
!369 = !DISubroutineType(types: !370)
!370 = !{null, !371, !81}
!371 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !372, size: 64)
!372 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!373 = !{!367, !374}
!374 = !DILocalVariable(name: "bytes", arg: 2, scope: !368, file: !29, line: 59, type: !81)
!375 = !DILocation(line: 0, scope: !368, inlinedAt: !376)
!376 = distinct !DILocation(line: 74, column: 3, scope: !358, inlinedAt: !364)
!377 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !376)
!378 = distinct !DILexicalBlock(scope: !368, file: !29, line: 60, column: 7)
!379 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !376)
!380 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !376)
!381 = !{!382}
!382 = distinct !{!382, !383, !"make_system: argument 0"}
!383 = distinct !{!383, !"make_system"}
!384 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !376)
!385 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !376)
!386 = !DILocalVariable(name: "count", arg: 1, scope: !387, file: !29, line: 66, type: !81)
!387 = distinct !DISubprogram(name: "allocate", scope: !29, file: !29, line: 66, type: !388, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !390)
!388 = !DISubroutineType(types: !389)
!389 = !{!55, !81}
!390 = !{!386, !391}
!391 = !DILocalVariable(name: "x", scope: !387, file: !29, line: 67, type: !55)
!392 = !DILocation(line: 0, scope: !387, inlinedAt: !393)
!393 = distinct !DILocation(line: 132, column: 15, scope: !197, inlinedAt: !212)
!394 = !DILocation(line: 67, column: 36, scope: !387, inlinedAt: !393)
!395 = !DILocation(line: 67, column: 23, scope: !387, inlinedAt: !393)
!396 = !DILocation(line: 0, scope: !368, inlinedAt: !397)
!397 = distinct !DILocation(line: 68, column: 3, scope: !387, inlinedAt: !393)
!398 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !397)
!399 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !397)
!400 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !397)
!401 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !397)
!402 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !397)
!403 = !DILocation(line: 133, column: 35, scope: !197, inlinedAt: !212)
!404 = !DILocation(line: 0, scope: !387, inlinedAt: !405)
!405 = distinct !DILocation(line: 133, column: 13, scope: !197, inlinedAt: !212)
!406 = !DILocation(line: 67, column: 23, scope: !387, inlinedAt: !405)
!407 = !DILocation(line: 0, scope: !368, inlinedAt: !408)
!408 = distinct !DILocation(line: 68, column: 3, scope: !387, inlinedAt: !405)
!409 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !408)
!410 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !408)
!411 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !408)
!412 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !408)
!413 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !408)
!414 = !DILocation(line: 0, scope: !387, inlinedAt: !415)
!415 = distinct !DILocation(line: 134, column: 13, scope: !197, inlinedAt: !212)
!416 = !DILocation(line: 67, column: 23, scope: !387, inlinedAt: !415)
!417 = !DILocation(line: 0, scope: !368, inlinedAt: !418)
!418 = distinct !DILocation(line: 68, column: 3, scope: !387, inlinedAt: !415)
!419 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !418)
!420 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !418)
!421 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !418)
!422 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !418)
!423 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !418)
!424 = !DILocation(line: 0, scope: !387, inlinedAt: !425)
!425 = distinct !DILocation(line: 135, column: 15, scope: !197, inlinedAt: !212)
!426 = !DILocation(line: 67, column: 23, scope: !387, inlinedAt: !425)
!427 = !DILocation(line: 0, scope: !368, inlinedAt: !428)
!428 = distinct !DILocation(line: 68, column: 3, scope: !387, inlinedAt: !425)
!429 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !428)
!430 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !428)
!431 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !428)
!432 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !428)
!433 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !428)
!434 = !DILocation(line: 0, scope: !207, inlinedAt: !212)
!435 = !DILocation(line: 136, column: 3, scope: !207, inlinedAt: !212)
!436 = !DILocation(line: 0, scope: !209, inlinedAt: !212)
!437 = !DILocation(line: 137, column: 5, scope: !209, inlinedAt: !212)
!438 = !DILocation(line: 137, column: 28, scope: !439, inlinedAt: !212)
!439 = distinct !DILexicalBlock(scope: !209, file: !48, line: 137, column: 5)
!440 = !DILocation(line: 29, column: 31, scope: !441, inlinedAt: !448)
!441 = distinct !DISubprogram(name: "at", scope: !29, file: !29, line: 28, type: !442, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !444)
!442 = !DISubroutineType(types: !443)
!443 = !{!81, !44, !44, !44}
!444 = !{!445, !446, !447}
!445 = !DILocalVariable(name: "row", arg: 1, scope: !441, file: !29, line: 28, type: !44)
!446 = !DILocalVariable(name: "column", arg: 2, scope: !441, file: !29, line: 28, type: !44)
!447 = !DILocalVariable(name: "lda", arg: 3, scope: !441, file: !29, line: 28, type: !44)
!448 = distinct !DILocation(line: 38, column: 42, scope: !449, inlinedAt: !458)
!449 = distinct !DISubprogram(name: "matrix_element", scope: !2, file: !2, line: 36, type: !450, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !452)
!450 = !DISubroutineType(types: !451)
!451 = !{!53, !84, !53, !44, !44, !44}
!452 = !{!453, !454, !455, !456, !457}
!453 = !DILocalVariable(name: "seed", arg: 1, scope: !449, file: !2, line: 36, type: !84)
!454 = !DILocalVariable(name: "scale", arg: 2, scope: !449, file: !2, line: 36, type: !53)
!455 = !DILocalVariable(name: "n", arg: 3, scope: !449, file: !2, line: 36, type: !44)
!456 = !DILocalVariable(name: "row", arg: 4, scope: !449, file: !2, line: 36, type: !44)
!457 = !DILocalVariable(name: "column", arg: 5, scope: !449, file: !2, line: 37, type: !44)
!458 = distinct !DILocation(line: 138, column: 31, scope: !459, inlinedAt: !212)
!459 = distinct !DILexicalBlock(scope: !439, file: !48, line: 137, column: 33)
!460 = !DILocation(line: 34, column: 59, scope: !461, inlinedAt: !469)
!461 = distinct !DISubprogram(name: "random_bits", scope: !29, file: !29, line: 33, type: !462, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !464)
!462 = !DISubroutineType(types: !463)
!463 = !{!84, !84, !84, !84}
!464 = !{!465, !466, !467, !468}
!465 = !DILocalVariable(name: "seed", arg: 1, scope: !461, file: !29, line: 33, type: !84)
!466 = !DILocalVariable(name: "stream", arg: 2, scope: !461, file: !29, line: 33, type: !84)
!467 = !DILocalVariable(name: "index", arg: 3, scope: !461, file: !29, line: 33, type: !84)
!468 = !DILocalVariable(name: "z", scope: !461, file: !29, line: 34, type: !84)
!469 = distinct !DILocation(line: 43, column: 33, scope: !470, inlinedAt: !479)
!470 = distinct !DISubprogram(name: "random_uniform", scope: !29, file: !29, line: 41, type: !471, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !473)
!471 = !DISubroutineType(types: !472)
!472 = !{!56, !84, !84, !84}
!473 = !{!474, !475, !476, !477}
!474 = !DILocalVariable(name: "seed", arg: 1, scope: !470, file: !29, line: 41, type: !84)
!475 = !DILocalVariable(name: "stream", arg: 2, scope: !470, file: !29, line: 41, type: !84)
!476 = !DILocalVariable(name: "index", arg: 3, scope: !470, file: !29, line: 42, type: !84)
!477 = !DILocalVariable(name: "top", scope: !470, file: !29, line: 43, type: !478)
!478 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!479 = distinct !DILocation(line: 38, column: 18, scope: !449, inlinedAt: !458)
!480 = !DILocation(line: 35, column: 15, scope: !461, inlinedAt: !469)
!481 = !DILocation(line: 35, column: 10, scope: !461, inlinedAt: !469)
!482 = !DILocation(line: 35, column: 23, scope: !461, inlinedAt: !469)
!483 = !DILocation(line: 36, column: 15, scope: !461, inlinedAt: !469)
!484 = !DILocation(line: 36, column: 10, scope: !461, inlinedAt: !469)
!485 = !DILocation(line: 36, column: 23, scope: !461, inlinedAt: !469)
!486 = !DILocation(line: 44, column: 20, scope: !470, inlinedAt: !479)
!487 = !DILocation(line: 44, column: 26, scope: !470, inlinedAt: !479)
!488 = !DILocation(line: 44, column: 30, scope: !470, inlinedAt: !479)
!489 = !DILocation(line: 44, column: 10, scope: !470, inlinedAt: !479)
!490 = !DILocation(line: 44, column: 43, scope: !470, inlinedAt: !479)
!491 = !DILocation(line: 38, column: 18, scope: !449, inlinedAt: !458)
!492 = !DILocation(line: 38, column: 16, scope: !449, inlinedAt: !458)
!493 = !DILocation(line: 38, column: 69, scope: !449, inlinedAt: !458)
!494 = !DILocation(line: 38, column: 65, scope: !449, inlinedAt: !458)
!495 = !DILocation(line: 38, column: 62, scope: !449, inlinedAt: !458)
!496 = !DILocation(line: 138, column: 7, scope: !459, inlinedAt: !212)
!497 = !DILocation(line: 138, column: 29, scope: !459, inlinedAt: !212)
!498 = !{!499, !499, i64 0}
!499 = !{!"double", !273, i64 0}
!500 = !DILocation(line: 139, column: 32, scope: !459, inlinedAt: !212)
!501 = !DILocation(line: 139, column: 7, scope: !459, inlinedAt: !212)
!502 = !DILocation(line: 139, column: 30, scope: !459, inlinedAt: !212)
!503 = !{!504, !504, i64 0}
!504 = !{!"float", !273, i64 0}
!505 = distinct !{!505, !437, !506, !507, !508, !509}
!506 = !DILocation(line: 140, column: 5, scope: !209, inlinedAt: !212)
!507 = !{!"llvm.loop.mustprogress"}
!508 = !{!"llvm.loop.isvectorized", i32 1}
!509 = !{!"llvm.loop.unroll.runtime.disable"}
!510 = !DILocation(line: 136, column: 26, scope: !210, inlinedAt: !212)
!511 = !DILocation(line: 136, column: 21, scope: !210, inlinedAt: !212)
!512 = distinct !{!512, !435, !513, !507}
!513 = !DILocation(line: 140, column: 5, scope: !207, inlinedAt: !212)
!514 = !DILocation(line: 0, scope: !449, inlinedAt: !458)
!515 = !DILocation(line: 0, scope: !441, inlinedAt: !448)
!516 = !DILocation(line: 0, scope: !470, inlinedAt: !479)
!517 = !DILocation(line: 0, scope: !461, inlinedAt: !469)
!518 = !DILocation(line: 34, column: 67, scope: !461, inlinedAt: !469)
!519 = !DILocation(line: 0, scope: !441, inlinedAt: !520)
!520 = distinct !DILocation(line: 138, column: 16, scope: !459, inlinedAt: !212)
!521 = !DILocation(line: 0, scope: !441, inlinedAt: !522)
!522 = distinct !DILocation(line: 139, column: 48, scope: !459, inlinedAt: !212)
!523 = !DILocation(line: 0, scope: !441, inlinedAt: !524)
!524 = distinct !DILocation(line: 139, column: 17, scope: !459, inlinedAt: !212)
!525 = !DILocation(line: 137, column: 23, scope: !439, inlinedAt: !212)
!526 = distinct !{!526, !437, !506, !507, !509, !508}
!527 = !DILocalVariable(name: "arguments", arg: 1, scope: !528, file: !2, line: 42, type: !200)
!528 = distinct !DISubprogram(name: "make_right_side", scope: !2, file: !2, line: 42, type: !529, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !531)
!529 = !DISubroutineType(types: !530)
!530 = !{!52, !200}
!531 = !{!527, !532, !533}
!532 = !DILocalVariable(name: "b", scope: !528, file: !2, line: 43, type: !52)
!533 = !DILocalVariable(name: "i", scope: !534, file: !2, line: 44, type: !44)
!534 = distinct !DILexicalBlock(scope: !528, file: !2, line: 44, column: 3)
!535 = !DILocation(line: 0, scope: !528, inlinedAt: !536)
!536 = distinct !DILocation(line: 148, column: 15, scope: !158)
!537 = !DILocation(line: 0, scope: !358, inlinedAt: !538)
!538 = distinct !DILocation(line: 43, column: 15, scope: !528, inlinedAt: !536)
!539 = !DILocation(line: 73, column: 38, scope: !358, inlinedAt: !538)
!540 = !DILocation(line: 73, column: 25, scope: !358, inlinedAt: !538)
!541 = !DILocation(line: 0, scope: !368, inlinedAt: !542)
!542 = distinct !DILocation(line: 74, column: 3, scope: !358, inlinedAt: !538)
!543 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !542)
!544 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !542)
!545 = !DILocation(line: 0, scope: !534, inlinedAt: !536)
!546 = !DILocation(line: 44, column: 3, scope: !534, inlinedAt: !536)
!547 = !DILocation(line: 44, column: 37, scope: !548, inlinedAt: !536)
!548 = distinct !DILexicalBlock(scope: !534, file: !2, line: 44, column: 3)
!549 = !DILocation(line: 34, column: 67, scope: !461, inlinedAt: !550)
!550 = distinct !DILocation(line: 43, column: 33, scope: !470, inlinedAt: !551)
!551 = distinct !DILocation(line: 44, column: 49, scope: !548, inlinedAt: !536)
!552 = !DILocation(line: 34, column: 59, scope: !461, inlinedAt: !550)
!553 = !DILocation(line: 35, column: 15, scope: !461, inlinedAt: !550)
!554 = !DILocation(line: 35, column: 10, scope: !461, inlinedAt: !550)
!555 = !DILocation(line: 35, column: 23, scope: !461, inlinedAt: !550)
!556 = !DILocation(line: 36, column: 15, scope: !461, inlinedAt: !550)
!557 = !DILocation(line: 36, column: 10, scope: !461, inlinedAt: !550)
!558 = !DILocation(line: 36, column: 23, scope: !461, inlinedAt: !550)
!559 = !DILocation(line: 44, column: 20, scope: !470, inlinedAt: !551)
!560 = !DILocation(line: 44, column: 26, scope: !470, inlinedAt: !551)
!561 = !DILocation(line: 44, column: 30, scope: !470, inlinedAt: !551)
!562 = !DILocation(line: 44, column: 10, scope: !470, inlinedAt: !551)
!563 = !DILocation(line: 44, column: 43, scope: !470, inlinedAt: !551)
!564 = !DILocation(line: 44, column: 49, scope: !548, inlinedAt: !536)
!565 = !DILocation(line: 44, column: 42, scope: !548, inlinedAt: !536)
!566 = !DILocation(line: 44, column: 47, scope: !548, inlinedAt: !536)
!567 = distinct !{!567, !546, !568, !507, !508, !509}
!568 = !DILocation(line: 44, column: 95, scope: !534, inlinedAt: !536)
!569 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !542)
!570 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !542)
!571 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !542)
!572 = !DILocation(line: 0, scope: !470, inlinedAt: !551)
!573 = !DILocation(line: 0, scope: !461, inlinedAt: !550)
!574 = !DILocation(line: 44, column: 21, scope: !548, inlinedAt: !536)
!575 = distinct !{!575, !546, !568, !507, !509, !508}
!576 = !DILocation(line: 0, scope: !358, inlinedAt: !577)
!577 = distinct !DILocation(line: 148, column: 49, scope: !158)
!578 = !DILocation(line: 73, column: 25, scope: !358, inlinedAt: !577)
!579 = !DILocation(line: 0, scope: !368, inlinedAt: !580)
!580 = distinct !DILocation(line: 74, column: 3, scope: !358, inlinedAt: !577)
!581 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !580)
!582 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !580)
!583 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !580)
!584 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !580)
!585 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !580)
!586 = !DILocalVariable(name: "now", scope: !587, file: !29, line: 94, type: !591)
!587 = distinct !DISubprogram(name: "seconds_now", scope: !29, file: !29, line: 93, type: !588, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !590)
!588 = !DISubroutineType(types: !589)
!589 = !{!53}
!590 = !{!586}
!591 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !592, line: 11, size: 128, elements: !593)
!592 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!593 = !{!594, !596}
!594 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !591, file: !592, line: 16, baseType: !595, size: 64)
!595 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !87, line: 160, baseType: !240)
!596 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !591, file: !592, line: 21, baseType: !597, size: 64, offset: 64)
!597 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !87, line: 197, baseType: !240)
!598 = !DILocation(line: 0, scope: !587, inlinedAt: !599)
!599 = distinct !DILocation(line: 150, column: 24, scope: !158)
!600 = !DILocation(line: 94, column: 3, scope: !587, inlinedAt: !599)
!601 = !DILocation(line: 95, column: 3, scope: !587, inlinedAt: !599)
!602 = !DILocation(line: 96, column: 22, scope: !587, inlinedAt: !599)
!603 = !{!604, !605, i64 0}
!604 = !{!"timespec", !605, i64 0, !605, i64 8}
!605 = !{!"long", !273, i64 0}
!606 = !DILocation(line: 96, column: 50, scope: !587, inlinedAt: !599)
!607 = !{!604, !605, i64 8}
!608 = !DILocation(line: 96, column: 38, scope: !587, inlinedAt: !599)
!609 = !DILocation(line: 96, column: 36, scope: !587, inlinedAt: !599)
!610 = !DILocation(line: 97, column: 1, scope: !587, inlinedAt: !599)
!611 = !DILocalVariable(name: "s", arg: 1, scope: !612, file: !48, line: 87, type: !45)
!612 = distinct !DISubprogram(name: "factor", scope: !48, file: !48, line: 87, type: !613, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !615)
!613 = !DISubroutineType(types: !614)
!614 = !{null, !45, !44}
!615 = !{!611, !616, !617, !618, !620, !623}
!616 = !DILocalVariable(name: "block", arg: 2, scope: !612, file: !48, line: 87, type: !44)
!617 = !DILocalVariable(name: "n", scope: !612, file: !48, line: 88, type: !190)
!618 = !DILocalVariable(name: "first", scope: !619, file: !48, line: 89, type: !44)
!619 = distinct !DILexicalBlock(scope: !612, file: !48, line: 89, column: 3)
!620 = !DILocalVariable(name: "end", scope: !621, file: !48, line: 90, type: !190)
!621 = distinct !DILexicalBlock(scope: !622, file: !48, line: 89, column: 50)
!622 = distinct !DILexicalBlock(scope: !619, file: !48, line: 89, column: 3)
!623 = !DILocalVariable(name: "rest", scope: !621, file: !48, line: 90, type: !190)
!624 = !DILocation(line: 0, scope: !612, inlinedAt: !625)
!625 = distinct !DILocation(line: 151, column: 3, scope: !158)
!626 = !DILocation(line: 0, scope: !619, inlinedAt: !625)
!627 = !DILocation(line: 89, column: 3, scope: !619, inlinedAt: !625)
!628 = !DILocation(line: 90, column: 38, scope: !621, inlinedAt: !625)
!629 = !DILocalVariable(name: "x", arg: 1, scope: !630, file: !29, line: 25, type: !44)
!630 = distinct !DISubprogram(name: "smaller", scope: !29, file: !29, line: 25, type: !631, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !633)
!631 = !DISubroutineType(types: !632)
!632 = !{!44, !44, !44}
!633 = !{!629, !634}
!634 = !DILocalVariable(name: "y", arg: 2, scope: !630, file: !29, line: 25, type: !44)
!635 = !DILocation(line: 0, scope: !630, inlinedAt: !636)
!636 = distinct !DILocation(line: 90, column: 21, scope: !621, inlinedAt: !625)
!637 = !DILocation(line: 25, column: 50, scope: !630, inlinedAt: !636)
!638 = !DILocation(line: 0, scope: !621, inlinedAt: !625)
!639 = !DILocation(line: 90, column: 57, scope: !621, inlinedAt: !625)
!640 = !DILocalVariable(name: "s", arg: 1, scope: !641, file: !48, line: 66, type: !45)
!641 = distinct !DISubprogram(name: "factor_block", scope: !48, file: !48, line: 66, type: !642, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !644)
!642 = !DISubroutineType(types: !643)
!643 = !{null, !45, !44, !44}
!644 = !{!640, !645, !646, !647, !648, !650, !653, !654, !655, !656, !657, !658, !659}
!645 = !DILocalVariable(name: "first", arg: 2, scope: !641, file: !48, line: 66, type: !44)
!646 = !DILocalVariable(name: "end", arg: 3, scope: !641, file: !48, line: 66, type: !44)
!647 = !DILocalVariable(name: "n", scope: !641, file: !48, line: 67, type: !190)
!648 = !DILocalVariable(name: "j", scope: !649, file: !48, line: 68, type: !44)
!649 = distinct !DILexicalBlock(scope: !641, file: !48, line: 68, column: 3)
!650 = !DILocalVariable(name: "width", scope: !651, file: !48, line: 69, type: !190)
!651 = distinct !DILexicalBlock(scope: !652, file: !48, line: 68, column: 43)
!652 = distinct !DILexicalBlock(scope: !649, file: !48, line: 68, column: 3)
!653 = !DILocalVariable(name: "next", scope: !651, file: !48, line: 69, type: !190)
!654 = !DILocalVariable(name: "below", scope: !651, file: !48, line: 70, type: !190)
!655 = !DILocalVariable(name: "inside", scope: !651, file: !48, line: 70, type: !190)
!656 = !DILocalVariable(name: "lower", scope: !651, file: !48, line: 71, type: !55)
!657 = !DILocalVariable(name: "upper", scope: !651, file: !48, line: 71, type: !55)
!658 = !DILocalVariable(name: "column", scope: !651, file: !48, line: 72, type: !55)
!659 = !DILocalVariable(name: "row", scope: !651, file: !48, line: 72, type: !55)
!660 = !DILocation(line: 0, scope: !641, inlinedAt: !661)
!661 = distinct !DILocation(line: 91, column: 5, scope: !621, inlinedAt: !625)
!662 = !DILocation(line: 0, scope: !649, inlinedAt: !661)
!663 = !DILocation(line: 68, column: 3, scope: !649, inlinedAt: !661)
!664 = !DILocation(line: 69, column: 41, scope: !651, inlinedAt: !661)
!665 = !DILocation(line: 0, scope: !630, inlinedAt: !666)
!666 = distinct !DILocation(line: 69, column: 23, scope: !651, inlinedAt: !661)
!667 = !DILocation(line: 25, column: 50, scope: !630, inlinedAt: !666)
!668 = !DILocation(line: 0, scope: !651, inlinedAt: !661)
!669 = !DILocation(line: 69, column: 56, scope: !651, inlinedAt: !661)
!670 = !DILocation(line: 70, column: 25, scope: !651, inlinedAt: !661)
!671 = !DILocation(line: 70, column: 46, scope: !651, inlinedAt: !661)
!672 = !DILocation(line: 71, column: 41, scope: !651, inlinedAt: !661)
!673 = !DILocation(line: 71, column: 29, scope: !651, inlinedAt: !661)
!674 = !DILocation(line: 71, column: 67, scope: !651, inlinedAt: !661)
!675 = !DILocation(line: 0, scope: !441, inlinedAt: !676)
!676 = distinct !DILocation(line: 72, column: 34, scope: !651, inlinedAt: !661)
!677 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !676)
!678 = !DILocation(line: 29, column: 33, scope: !441, inlinedAt: !676)
!679 = !DILocation(line: 72, column: 32, scope: !651, inlinedAt: !661)
!680 = !DILocation(line: 0, scope: !441, inlinedAt: !681)
!681 = distinct !DILocation(line: 72, column: 70, scope: !651, inlinedAt: !661)
!682 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !681)
!683 = !DILocation(line: 72, column: 68, scope: !651, inlinedAt: !661)
!684 = !DILocation(line: 0, scope: !441, inlinedAt: !685)
!685 = distinct !DILocation(line: 73, column: 30, scope: !651, inlinedAt: !661)
!686 = !DILocation(line: 73, column: 28, scope: !651, inlinedAt: !661)
!687 = !DILocalVariable(name: "a", arg: 1, scope: !688, file: !48, line: 20, type: !55)
!688 = distinct !DISubprogram(name: "factor_leaf", scope: !48, file: !48, line: 20, type: !689, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !691)
!689 = !DISubroutineType(types: !690)
!690 = !{null, !55, !44, !44}
!691 = !{!687, !692, !693, !694, !696, !699, !701}
!692 = !DILocalVariable(name: "lda", arg: 2, scope: !688, file: !48, line: 20, type: !44)
!693 = !DILocalVariable(name: "n", arg: 3, scope: !688, file: !48, line: 20, type: !44)
!694 = !DILocalVariable(name: "k", scope: !695, file: !48, line: 21, type: !44)
!695 = distinct !DILexicalBlock(scope: !688, file: !48, line: 21, column: 3)
!696 = !DILocalVariable(name: "column", scope: !697, file: !48, line: 22, type: !55)
!697 = distinct !DILexicalBlock(scope: !698, file: !48, line: 21, column: 31)
!698 = distinct !DILexicalBlock(scope: !695, file: !48, line: 21, column: 3)
!699 = !DILocalVariable(name: "i", scope: !700, file: !48, line: 23, type: !44)
!700 = distinct !DILexicalBlock(scope: !697, file: !48, line: 23, column: 5)
!701 = !DILocalVariable(name: "j", scope: !702, file: !48, line: 24, type: !44)
!702 = distinct !DILexicalBlock(scope: !697, file: !48, line: 24, column: 5)
!703 = !DILocation(line: 0, scope: !688, inlinedAt: !704)
!704 = distinct !DILocation(line: 73, column: 5, scope: !651, inlinedAt: !661)
!705 = !DILocation(line: 0, scope: !695, inlinedAt: !704)
!706 = !DILocation(line: 21, column: 21, scope: !698, inlinedAt: !704)
!707 = !DILocation(line: 21, column: 3, scope: !695, inlinedAt: !704)
!708 = distinct !{!708, !707, !709, !507}
!709 = !DILocation(line: 26, column: 3, scope: !695, inlinedAt: !704)
!710 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !711)
!711 = distinct !DILocation(line: 22, column: 25, scope: !697, inlinedAt: !704)
!712 = !DILocation(line: 0, scope: !441, inlinedAt: !711)
!713 = !DILocation(line: 22, column: 23, scope: !697, inlinedAt: !704)
!714 = !DILocation(line: 0, scope: !697, inlinedAt: !704)
!715 = !DILocation(line: 23, column: 20, scope: !700, inlinedAt: !704)
!716 = !DILocation(line: 0, scope: !700, inlinedAt: !704)
!717 = !DILocation(line: 23, column: 27, scope: !718, inlinedAt: !704)
!718 = distinct !DILexicalBlock(scope: !700, file: !48, line: 23, column: 5)
!719 = !DILocation(line: 23, column: 5, scope: !700, inlinedAt: !704)
!720 = !DILocation(line: 23, column: 50, scope: !718, inlinedAt: !704)
!721 = !DILocation(line: 23, column: 37, scope: !718, inlinedAt: !704)
!722 = !DILocation(line: 23, column: 47, scope: !718, inlinedAt: !704)
!723 = distinct !{!723, !719, !724, !507, !508, !509}
!724 = !DILocation(line: 23, column: 58, scope: !700, inlinedAt: !704)
!725 = !DILocation(line: 24, column: 5, scope: !702, inlinedAt: !704)
!726 = !DILocation(line: 0, scope: !702, inlinedAt: !704)
!727 = !DILocation(line: 23, column: 32, scope: !718, inlinedAt: !704)
!728 = distinct !{!728, !719, !724, !507, !509, !508}
!729 = !DILocation(line: 0, scope: !441, inlinedAt: !730)
!730 = distinct !DILocation(line: 25, column: 38, scope: !731, inlinedAt: !704)
!731 = distinct !DILexicalBlock(scope: !702, file: !48, line: 24, column: 5)
!732 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !730)
!733 = !DILocation(line: 25, column: 36, scope: !731, inlinedAt: !704)
!734 = !DILocation(line: 0, scope: !441, inlinedAt: !735)
!735 = distinct !DILocation(line: 25, column: 74, scope: !731, inlinedAt: !704)
!736 = !DILocation(line: 25, column: 72, scope: !731, inlinedAt: !704)
!737 = !{!738}
!738 = distinct !{!738, !739, !"subtract_multiple: argument 0"}
!739 = distinct !{!739, !"subtract_multiple"}
!740 = !DILocation(line: 25, column: 7, scope: !731, inlinedAt: !704)
!741 = !{!742}
!742 = distinct !{!742, !739, !"subtract_multiple: argument 1"}
!743 = !DILocalVariable(name: "n", arg: 1, scope: !744, file: !48, line: 14, type: !44)
!744 = distinct !DISubprogram(name: "subtract_multiple", scope: !48, file: !48, line: 14, type: !745, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !751)
!745 = !DISubroutineType(types: !746)
!746 = !{null, !44, !56, !747, !750}
!747 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !748)
!748 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !749, size: 64)
!749 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!750 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !55)
!751 = !{!743, !752, !753, !754, !755}
!752 = !DILocalVariable(name: "factor", arg: 2, scope: !744, file: !48, line: 14, type: !56)
!753 = !DILocalVariable(name: "x", arg: 3, scope: !744, file: !48, line: 14, type: !747)
!754 = !DILocalVariable(name: "y", arg: 4, scope: !744, file: !48, line: 15, type: !750)
!755 = !DILocalVariable(name: "i", scope: !756, file: !48, line: 16, type: !44)
!756 = distinct !DILexicalBlock(scope: !744, file: !48, line: 16, column: 3)
!757 = !DILocation(line: 0, scope: !744, inlinedAt: !758)
!758 = distinct !DILocation(line: 25, column: 7, scope: !731, inlinedAt: !704)
!759 = !DILocation(line: 0, scope: !756, inlinedAt: !758)
!760 = !DILocation(line: 16, column: 3, scope: !756, inlinedAt: !758)
!761 = !DILocation(line: 16, column: 26, scope: !762, inlinedAt: !758)
!762 = distinct !DILexicalBlock(scope: !756, file: !48, line: 16, column: 3)
!763 = !DILocation(line: 16, column: 48, scope: !762, inlinedAt: !758)
!764 = !DILocation(line: 16, column: 46, scope: !762, inlinedAt: !758)
!765 = !DILocation(line: 16, column: 31, scope: !762, inlinedAt: !758)
!766 = !DILocation(line: 16, column: 36, scope: !762, inlinedAt: !758)
!767 = distinct !{!767, !760, !768, !507, !508, !509}
!768 = !DILocation(line: 16, column: 51, scope: !756, inlinedAt: !758)
!769 = !DILocation(line: 16, column: 21, scope: !762, inlinedAt: !758)
!770 = distinct !{!770, !760, !768, !507, !509, !508}
!771 = !DILocation(line: 24, column: 32, scope: !731, inlinedAt: !704)
!772 = !DILocation(line: 24, column: 27, scope: !731, inlinedAt: !704)
!773 = distinct !{!773, !725, !774, !507}
!774 = !DILocation(line: 25, column: 91, scope: !702, inlinedAt: !704)
!775 = !DILocation(line: 0, scope: !441, inlinedAt: !776)
!776 = distinct !DILocation(line: 74, column: 30, scope: !651, inlinedAt: !661)
!777 = !DILocalVariable(name: "a", arg: 1, scope: !778, file: !48, line: 30, type: !748)
!778 = distinct !DISubprogram(name: "invert_leaf", scope: !48, file: !48, line: 30, type: !779, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !781)
!779 = !DISubroutineType(types: !780)
!780 = !{null, !748, !44, !44, !55, !55}
!781 = !{!777, !782, !783, !784, !785, !786, !788, !791, !792, !794}
!782 = !DILocalVariable(name: "lda", arg: 2, scope: !778, file: !48, line: 30, type: !44)
!783 = !DILocalVariable(name: "n", arg: 3, scope: !778, file: !48, line: 30, type: !44)
!784 = !DILocalVariable(name: "lower", arg: 4, scope: !778, file: !48, line: 30, type: !55)
!785 = !DILocalVariable(name: "upper", arg: 5, scope: !778, file: !48, line: 30, type: !55)
!786 = !DILocalVariable(name: "c", scope: !787, file: !48, line: 33, type: !44)
!787 = distinct !DILexicalBlock(scope: !778, file: !48, line: 33, column: 3)
!788 = !DILocalVariable(name: "x", scope: !789, file: !48, line: 34, type: !55)
!789 = distinct !DILexicalBlock(scope: !790, file: !48, line: 33, column: 31)
!790 = distinct !DILexicalBlock(scope: !787, file: !48, line: 33, column: 3)
!791 = !DILocalVariable(name: "y", scope: !789, file: !48, line: 34, type: !55)
!792 = !DILocalVariable(name: "t", scope: !793, file: !48, line: 36, type: !44)
!793 = distinct !DILexicalBlock(scope: !789, file: !48, line: 36, column: 5)
!794 = !DILocalVariable(name: "t", scope: !795, file: !48, line: 38, type: !44)
!795 = distinct !DILexicalBlock(scope: !789, file: !48, line: 38, column: 5)
!796 = !DILocation(line: 0, scope: !778, inlinedAt: !797)
!797 = distinct !DILocation(line: 74, column: 5, scope: !651, inlinedAt: !661)
!798 = !DILocation(line: 31, column: 37, scope: !778, inlinedAt: !797)
!799 = !DILocation(line: 31, column: 3, scope: !778, inlinedAt: !797)
!800 = !DILocation(line: 32, column: 3, scope: !778, inlinedAt: !797)
!801 = !DILocation(line: 0, scope: !787, inlinedAt: !797)
!802 = !DILocation(line: 33, column: 3, scope: !787, inlinedAt: !797)
!803 = !DILocation(line: 0, scope: !441, inlinedAt: !804)
!804 = distinct !DILocation(line: 34, column: 24, scope: !789, inlinedAt: !797)
!805 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !804)
!806 = !DILocation(line: 34, column: 22, scope: !789, inlinedAt: !797)
!807 = !DILocation(line: 0, scope: !789, inlinedAt: !797)
!808 = !DILocation(line: 0, scope: !441, inlinedAt: !809)
!809 = distinct !DILocation(line: 34, column: 53, scope: !789, inlinedAt: !797)
!810 = !DILocation(line: 34, column: 51, scope: !789, inlinedAt: !797)
!811 = !DILocation(line: 35, column: 12, scope: !789, inlinedAt: !797)
!812 = !DILocation(line: 35, column: 5, scope: !789, inlinedAt: !797)
!813 = !DILocation(line: 35, column: 10, scope: !789, inlinedAt: !797)
!814 = !DILocation(line: 0, scope: !793, inlinedAt: !797)
!815 = !DILocation(line: 36, column: 5, scope: !793, inlinedAt: !797)
!816 = !DILocation(line: 37, column: 31, scope: !817, inlinedAt: !797)
!817 = distinct !DILexicalBlock(scope: !793, file: !48, line: 36, column: 5)
!818 = !DILocation(line: 37, column: 36, scope: !817, inlinedAt: !797)
!819 = !DILocation(line: 37, column: 51, scope: !817, inlinedAt: !797)
!820 = !DILocation(line: 0, scope: !441, inlinedAt: !821)
!821 = distinct !DILocation(line: 37, column: 46, scope: !817, inlinedAt: !797)
!822 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !821)
!823 = !DILocation(line: 37, column: 44, scope: !817, inlinedAt: !797)
!824 = !DILocation(line: 37, column: 71, scope: !817, inlinedAt: !797)
!825 = !{!826}
!826 = distinct !{!826, !827, !"subtract_multiple: argument 0"}
!827 = distinct !{!827, !"subtract_multiple"}
!828 = !DILocation(line: 37, column: 7, scope: !817, inlinedAt: !797)
!829 = !{!830}
!830 = distinct !{!830, !827, !"subtract_multiple: argument 1"}
!831 = !DILocation(line: 0, scope: !744, inlinedAt: !832)
!832 = distinct !DILocation(line: 37, column: 7, scope: !817, inlinedAt: !797)
!833 = !DILocation(line: 0, scope: !756, inlinedAt: !832)
!834 = !DILocation(line: 16, column: 21, scope: !762, inlinedAt: !832)
!835 = !DILocation(line: 16, column: 3, scope: !756, inlinedAt: !832)
!836 = !DILocation(line: 16, column: 26, scope: !762, inlinedAt: !832)
!837 = !DILocation(line: 16, column: 48, scope: !762, inlinedAt: !832)
!838 = !DILocation(line: 16, column: 46, scope: !762, inlinedAt: !832)
!839 = !DILocation(line: 16, column: 31, scope: !762, inlinedAt: !832)
!840 = !DILocation(line: 16, column: 36, scope: !762, inlinedAt: !832)
!841 = distinct !{!841, !835, !842, !507, !508, !509}
!842 = !DILocation(line: 16, column: 51, scope: !756, inlinedAt: !832)
!843 = distinct !{!843, !835, !842, !507, !509, !508}
!844 = !DILocation(line: 36, column: 23, scope: !817, inlinedAt: !797)
!845 = distinct !{!845, !815, !846, !507}
!846 = !DILocation(line: 37, column: 74, scope: !793, inlinedAt: !797)
!847 = !DILocation(line: 0, scope: !795, inlinedAt: !797)
!848 = !DILocation(line: 0, scope: !441, inlinedAt: !849)
!849 = distinct !DILocation(line: 39, column: 17, scope: !850, inlinedAt: !797)
!850 = distinct !DILexicalBlock(scope: !851, file: !48, line: 38, column: 34)
!851 = distinct !DILexicalBlock(scope: !795, file: !48, line: 38, column: 5)
!852 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !849)
!853 = !DILocation(line: 39, column: 15, scope: !850, inlinedAt: !797)
!854 = !DILocation(line: 39, column: 12, scope: !850, inlinedAt: !797)
!855 = !DILocation(line: 16, column: 21, scope: !762, inlinedAt: !856)
!856 = distinct !DILocation(line: 40, column: 7, scope: !850, inlinedAt: !797)
!857 = !DILocation(line: 16, column: 3, scope: !756, inlinedAt: !856)
!858 = !DILocation(line: 33, column: 26, scope: !790, inlinedAt: !797)
!859 = !DILocation(line: 33, column: 21, scope: !790, inlinedAt: !797)
!860 = distinct !{!860, !802, !861, !507}
!861 = !DILocation(line: 42, column: 3, scope: !787, inlinedAt: !797)
!862 = !{!863}
!863 = distinct !{!863, !864, !"subtract_multiple: argument 0"}
!864 = distinct !{!864, !"subtract_multiple"}
!865 = !DILocation(line: 40, column: 7, scope: !850, inlinedAt: !797)
!866 = !{!867}
!867 = distinct !{!867, !864, !"subtract_multiple: argument 1"}
!868 = !DILocation(line: 16, column: 26, scope: !762, inlinedAt: !856)
!869 = !DILocation(line: 16, column: 48, scope: !762, inlinedAt: !856)
!870 = !DILocation(line: 16, column: 46, scope: !762, inlinedAt: !856)
!871 = !DILocation(line: 16, column: 31, scope: !762, inlinedAt: !856)
!872 = !DILocation(line: 16, column: 36, scope: !762, inlinedAt: !856)
!873 = distinct !{!873, !857, !874, !507, !508, !509}
!874 = !DILocation(line: 16, column: 51, scope: !756, inlinedAt: !856)
!875 = !DILocation(line: 0, scope: !756, inlinedAt: !856)
!876 = distinct !{!876, !857, !874, !507, !509, !508}
!877 = !DILocation(line: 38, column: 29, scope: !851, inlinedAt: !797)
!878 = !DILocation(line: 39, column: 7, scope: !850, inlinedAt: !797)
!879 = !DILocation(line: 0, scope: !441, inlinedAt: !880)
!880 = distinct !DILocation(line: 40, column: 38, scope: !850, inlinedAt: !797)
!881 = !DILocation(line: 0, scope: !744, inlinedAt: !856)
!882 = !DILocation(line: 75, column: 15, scope: !883, inlinedAt: !661)
!883 = distinct !DILexicalBlock(scope: !651, file: !48, line: 75, column: 9)
!884 = !DILocation(line: 75, column: 9, scope: !651, inlinedAt: !661)
!885 = !DILocation(line: 31, column: 35, scope: !778, inlinedAt: !797)
!886 = !DILocalVariable(name: "s", arg: 1, scope: !887, file: !48, line: 51, type: !45)
!887 = distinct !DISubprogram(name: "solve_below", scope: !48, file: !48, line: 51, type: !888, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !890)
!888 = !DISubroutineType(types: !889)
!889 = !{null, !45, !748, !44, !44, !55}
!890 = !{!886, !891, !892, !893, !894}
!891 = !DILocalVariable(name: "upper", arg: 2, scope: !887, file: !48, line: 51, type: !748)
!892 = !DILocalVariable(name: "m", arg: 3, scope: !887, file: !48, line: 51, type: !44)
!893 = !DILocalVariable(name: "n", arg: 4, scope: !887, file: !48, line: 51, type: !44)
!894 = !DILocalVariable(name: "panel", arg: 5, scope: !887, file: !48, line: 51, type: !55)
!895 = !DILocation(line: 0, scope: !887, inlinedAt: !896)
!896 = distinct !DILocation(line: 76, column: 5, scope: !651, inlinedAt: !661)
!897 = !DILocalVariable(name: "panel", arg: 1, scope: !898, file: !48, line: 45, type: !748)
!898 = distinct !DISubprogram(name: "copy_panel", scope: !48, file: !48, line: 45, type: !899, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !901)
!899 = !DISubroutineType(types: !900)
!900 = !{null, !748, !44, !44, !44, !55}
!901 = !{!897, !902, !903, !904, !905, !906}
!902 = !DILocalVariable(name: "lda", arg: 2, scope: !898, file: !48, line: 45, type: !44)
!903 = !DILocalVariable(name: "rows", arg: 3, scope: !898, file: !48, line: 45, type: !44)
!904 = !DILocalVariable(name: "columns", arg: 4, scope: !898, file: !48, line: 45, type: !44)
!905 = !DILocalVariable(name: "scratch", arg: 5, scope: !898, file: !48, line: 45, type: !55)
!906 = !DILocalVariable(name: "j", scope: !907, file: !48, line: 46, type: !44)
!907 = distinct !DILexicalBlock(scope: !898, file: !48, line: 46, column: 3)
!908 = !DILocation(line: 0, scope: !898, inlinedAt: !909)
!909 = distinct !DILocation(line: 52, column: 3, scope: !887, inlinedAt: !896)
!910 = !DILocation(line: 0, scope: !907, inlinedAt: !909)
!911 = !DILocation(line: 46, column: 3, scope: !907, inlinedAt: !909)
!912 = !DILocation(line: 0, scope: !441, inlinedAt: !913)
!913 = distinct !DILocation(line: 47, column: 22, scope: !914, inlinedAt: !909)
!914 = distinct !DILexicalBlock(scope: !907, file: !48, line: 46, column: 3)
!915 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !913)
!916 = !DILocation(line: 47, column: 20, scope: !914, inlinedAt: !909)
!917 = !DILocation(line: 0, scope: !441, inlinedAt: !918)
!918 = distinct !DILocation(line: 47, column: 46, scope: !914, inlinedAt: !909)
!919 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !918)
!920 = !DILocation(line: 47, column: 44, scope: !914, inlinedAt: !909)
!921 = !DILocation(line: 47, column: 5, scope: !914, inlinedAt: !909)
!922 = !DILocation(line: 46, column: 32, scope: !914, inlinedAt: !909)
!923 = distinct !{!923, !911, !924, !507}
!924 = !DILocation(line: 47, column: 89, scope: !907, inlinedAt: !909)
!925 = !DILocation(line: 53, column: 3, scope: !887, inlinedAt: !896)
!926 = !DILocalVariable(name: "s", arg: 1, scope: !927, file: !48, line: 58, type: !45)
!927 = distinct !DISubprogram(name: "solve_right", scope: !48, file: !48, line: 58, type: !888, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !928)
!928 = !{!926, !929, !930, !931, !932}
!929 = !DILocalVariable(name: "lower", arg: 2, scope: !927, file: !48, line: 58, type: !748)
!930 = !DILocalVariable(name: "m", arg: 3, scope: !927, file: !48, line: 58, type: !44)
!931 = !DILocalVariable(name: "n", arg: 4, scope: !927, file: !48, line: 58, type: !44)
!932 = !DILocalVariable(name: "panel", arg: 5, scope: !927, file: !48, line: 58, type: !55)
!933 = !DILocation(line: 0, scope: !927, inlinedAt: !934)
!934 = distinct !DILocation(line: 77, column: 5, scope: !651, inlinedAt: !661)
!935 = !DILocation(line: 0, scope: !898, inlinedAt: !936)
!936 = distinct !DILocation(line: 59, column: 3, scope: !927, inlinedAt: !934)
!937 = !DILocation(line: 0, scope: !907, inlinedAt: !936)
!938 = !DILocation(line: 46, column: 21, scope: !914, inlinedAt: !936)
!939 = !DILocation(line: 46, column: 3, scope: !907, inlinedAt: !936)
!940 = !DILocation(line: 0, scope: !441, inlinedAt: !941)
!941 = distinct !DILocation(line: 47, column: 22, scope: !914, inlinedAt: !936)
!942 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !941)
!943 = !DILocation(line: 47, column: 20, scope: !914, inlinedAt: !936)
!944 = !DILocation(line: 0, scope: !441, inlinedAt: !945)
!945 = distinct !DILocation(line: 47, column: 46, scope: !914, inlinedAt: !936)
!946 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !945)
!947 = !DILocation(line: 47, column: 44, scope: !914, inlinedAt: !936)
!948 = !DILocation(line: 47, column: 5, scope: !914, inlinedAt: !936)
!949 = !DILocation(line: 46, column: 32, scope: !914, inlinedAt: !936)
!950 = distinct !{!950, !939, !951, !507}
!951 = !DILocation(line: 47, column: 89, scope: !907, inlinedAt: !936)
!952 = !DILocation(line: 60, column: 3, scope: !927, inlinedAt: !934)
!953 = !DILocation(line: 78, column: 16, scope: !954, inlinedAt: !661)
!954 = distinct !DILexicalBlock(scope: !651, file: !48, line: 78, column: 9)
!955 = !DILocation(line: 78, column: 9, scope: !651, inlinedAt: !661)
!956 = !DILocation(line: 0, scope: !441, inlinedAt: !957)
!957 = distinct !DILocation(line: 80, column: 44, scope: !651, inlinedAt: !661)
!958 = !DILocation(line: 80, column: 42, scope: !651, inlinedAt: !661)
!959 = !DILocation(line: 79, column: 5, scope: !651, inlinedAt: !661)
!960 = !DILocation(line: 81, column: 9, scope: !651, inlinedAt: !661)
!961 = !DILocation(line: 0, scope: !441, inlinedAt: !962)
!962 = distinct !DILocation(line: 83, column: 35, scope: !963, inlinedAt: !661)
!963 = distinct !DILexicalBlock(scope: !651, file: !48, line: 81, column: 9)
!964 = !DILocation(line: 83, column: 33, scope: !963, inlinedAt: !661)
!965 = !DILocation(line: 0, scope: !441, inlinedAt: !966)
!966 = distinct !DILocation(line: 83, column: 72, scope: !963, inlinedAt: !661)
!967 = !DILocation(line: 83, column: 70, scope: !963, inlinedAt: !661)
!968 = !DILocation(line: 82, column: 7, scope: !963, inlinedAt: !661)
!969 = !DILocation(line: 68, column: 34, scope: !652, inlinedAt: !661)
!970 = !DILocation(line: 68, column: 25, scope: !652, inlinedAt: !661)
!971 = distinct !{!971, !663, !972, !507}
!972 = !DILocation(line: 84, column: 3, scope: !649, inlinedAt: !661)
!973 = !DILocation(line: 92, column: 14, scope: !974, inlinedAt: !625)
!974 = distinct !DILexicalBlock(scope: !621, file: !48, line: 92, column: 9)
!975 = !DILocation(line: 92, column: 9, scope: !621, inlinedAt: !625)
!976 = !DILocation(line: 93, column: 78, scope: !974, inlinedAt: !625)
!977 = !DILocation(line: 0, scope: !441, inlinedAt: !978)
!978 = distinct !DILocation(line: 94, column: 32, scope: !974, inlinedAt: !625)
!979 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !978)
!980 = !DILocation(line: 29, column: 33, scope: !441, inlinedAt: !978)
!981 = !DILocation(line: 94, column: 30, scope: !974, inlinedAt: !625)
!982 = !DILocation(line: 0, scope: !441, inlinedAt: !983)
!983 = distinct !DILocation(line: 94, column: 67, scope: !974, inlinedAt: !625)
!984 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !983)
!985 = !DILocation(line: 94, column: 65, scope: !974, inlinedAt: !625)
!986 = !DILocation(line: 0, scope: !441, inlinedAt: !987)
!987 = distinct !DILocation(line: 95, column: 32, scope: !974, inlinedAt: !625)
!988 = !DILocation(line: 95, column: 30, scope: !974, inlinedAt: !625)
!989 = !DILocation(line: 93, column: 7, scope: !974, inlinedAt: !625)
!990 = !DILocation(line: 89, column: 29, scope: !622, inlinedAt: !625)
!991 = distinct !{!991, !627, !992, !507}
!992 = !DILocation(line: 96, column: 3, scope: !619, inlinedAt: !625)
!993 = !DILocation(line: 96, column: 10, scope: !587, inlinedAt: !599)
!994 = !DILocation(line: 96, column: 29, scope: !587, inlinedAt: !599)
!995 = !DILocation(line: 0, scope: !214, inlinedAt: !229)
!996 = !DILocation(line: 0, scope: !358, inlinedAt: !997)
!997 = distinct !DILocation(line: 124, column: 19, scope: !214, inlinedAt: !229)
!998 = !DILocation(line: 73, column: 38, scope: !358, inlinedAt: !997)
!999 = !DILocation(line: 73, column: 25, scope: !358, inlinedAt: !997)
!1000 = !DILocation(line: 0, scope: !368, inlinedAt: !1001)
!1001 = distinct !DILocation(line: 74, column: 3, scope: !358, inlinedAt: !997)
!1002 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !1001)
!1003 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !1001)
!1004 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !1001)
!1005 = !{!1006}
!1006 = distinct !{!1006, !1007, !"solve: argument 0"}
!1007 = distinct !{!1007, !"solve"}
!1008 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !1001)
!1009 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !1001)
!1010 = !DILocation(line: 0, scope: !358, inlinedAt: !1011)
!1011 = distinct !DILocation(line: 124, column: 55, scope: !214, inlinedAt: !229)
!1012 = !DILocation(line: 73, column: 25, scope: !358, inlinedAt: !1011)
!1013 = !DILocation(line: 0, scope: !368, inlinedAt: !1014)
!1014 = distinct !DILocation(line: 74, column: 3, scope: !358, inlinedAt: !1011)
!1015 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !1014)
!1016 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !1014)
!1017 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !1014)
!1018 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !1014)
!1019 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !1014)
!1020 = !DILocalVariable(name: "s", arg: 1, scope: !1021, file: !48, line: 105, type: !45)
!1021 = distinct !DISubprogram(name: "precondition", scope: !48, file: !48, line: 105, type: !1022, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1024)
!1022 = !DISubroutineType(types: !1023)
!1023 = !{null, !45, !60, !52}
!1024 = !{!1020, !1025, !1026, !1027, !1028, !1030, !1033, !1035}
!1025 = !DILocalVariable(name: "r", arg: 2, scope: !1021, file: !48, line: 105, type: !60)
!1026 = !DILocalVariable(name: "z", arg: 3, scope: !1021, file: !48, line: 105, type: !52)
!1027 = !DILocalVariable(name: "n", scope: !1021, file: !48, line: 106, type: !190)
!1028 = !DILocalVariable(name: "j", scope: !1029, file: !48, line: 108, type: !44)
!1029 = distinct !DILexicalBlock(scope: !1021, file: !48, line: 108, column: 3)
!1030 = !DILocalVariable(name: "i", scope: !1031, file: !48, line: 109, type: !44)
!1031 = distinct !DILexicalBlock(scope: !1032, file: !48, line: 109, column: 5)
!1032 = distinct !DILexicalBlock(scope: !1029, file: !48, line: 108, column: 3)
!1033 = !DILocalVariable(name: "j", scope: !1034, file: !48, line: 110, type: !44)
!1034 = distinct !DILexicalBlock(scope: !1021, file: !48, line: 110, column: 3)
!1035 = !DILocalVariable(name: "i", scope: !1036, file: !48, line: 112, type: !44)
!1036 = distinct !DILexicalBlock(scope: !1037, file: !48, line: 112, column: 5)
!1037 = distinct !DILexicalBlock(scope: !1038, file: !48, line: 110, column: 36)
!1038 = distinct !DILexicalBlock(scope: !1034, file: !48, line: 110, column: 3)
!1039 = !DILocation(line: 0, scope: !1021, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 127, column: 3, scope: !214, inlinedAt: !229)
!1041 = !DILocation(line: 107, column: 3, scope: !1021, inlinedAt: !1040)
!1042 = !DILocation(line: 0, scope: !1029, inlinedAt: !1040)
!1043 = !DILocation(line: 108, column: 3, scope: !1029, inlinedAt: !1040)
!1044 = !DILocation(line: 108, column: 21, scope: !1032, inlinedAt: !1040)
!1045 = distinct !{!1045, !1043, !1046, !507}
!1046 = !DILocation(line: 109, column: 74, scope: !1029, inlinedAt: !1040)
!1047 = !DILocation(line: 110, scope: !1034, inlinedAt: !1040)
!1048 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !1049)
!1049 = distinct !DILocation(line: 111, column: 24, scope: !1037, inlinedAt: !1040)
!1050 = !DILocation(line: 111, column: 13, scope: !1037, inlinedAt: !1040)
!1051 = !DILocation(line: 111, column: 5, scope: !1037, inlinedAt: !1040)
!1052 = !DILocation(line: 111, column: 10, scope: !1037, inlinedAt: !1040)
!1053 = !DILocation(line: 112, column: 23, scope: !1054, inlinedAt: !1040)
!1054 = distinct !DILexicalBlock(scope: !1036, file: !48, line: 112, column: 5)
!1055 = !DILocation(line: 112, column: 5, scope: !1036, inlinedAt: !1040)
!1056 = !DILocation(line: 110, column: 3, scope: !1034, inlinedAt: !1040)
!1057 = !DILocation(line: 109, column: 20, scope: !1031, inlinedAt: !1040)
!1058 = !DILocation(line: 0, scope: !1031, inlinedAt: !1040)
!1059 = !DILocation(line: 109, column: 27, scope: !1060, inlinedAt: !1040)
!1060 = distinct !DILexicalBlock(scope: !1031, file: !48, line: 109, column: 5)
!1061 = !DILocation(line: 109, column: 5, scope: !1031, inlinedAt: !1040)
!1062 = !DILocation(line: 109, column: 45, scope: !1060, inlinedAt: !1040)
!1063 = !DILocation(line: 109, column: 71, scope: !1060, inlinedAt: !1040)
!1064 = !DILocation(line: 109, column: 37, scope: !1060, inlinedAt: !1040)
!1065 = !DILocation(line: 109, column: 42, scope: !1060, inlinedAt: !1040)
!1066 = distinct !{!1066, !1061, !1067, !507, !508, !509}
!1067 = !DILocation(line: 109, column: 74, scope: !1031, inlinedAt: !1040)
!1068 = !DILocation(line: 0, scope: !441, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 109, column: 56, scope: !1060, inlinedAt: !1040)
!1070 = !DILocation(line: 109, column: 69, scope: !1060, inlinedAt: !1040)
!1071 = !DILocation(line: 109, column: 32, scope: !1060, inlinedAt: !1040)
!1072 = distinct !{!1072, !1061, !1067, !507, !509, !508}
!1073 = !DILocation(line: 0, scope: !1036, inlinedAt: !1040)
!1074 = !DILocation(line: 0, scope: !441, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 112, column: 52, scope: !1054, inlinedAt: !1040)
!1076 = !DILocation(line: 112, column: 41, scope: !1054, inlinedAt: !1040)
!1077 = !DILocation(line: 112, column: 67, scope: !1054, inlinedAt: !1040)
!1078 = !DILocation(line: 112, column: 65, scope: !1054, inlinedAt: !1040)
!1079 = !DILocation(line: 112, column: 33, scope: !1054, inlinedAt: !1040)
!1080 = !DILocation(line: 112, column: 38, scope: !1054, inlinedAt: !1040)
!1081 = !DILocation(line: 0, scope: !1034, inlinedAt: !1040)
!1082 = !DILocation(line: 0, scope: !441, inlinedAt: !1049)
!1083 = !DILocation(line: 112, column: 28, scope: !1054, inlinedAt: !1040)
!1084 = distinct !{!1084, !1055, !1085, !507}
!1085 = !DILocation(line: 112, column: 70, scope: !1036, inlinedAt: !1040)
!1086 = !DILocalVariable(name: "system", arg: 1, scope: !1087, file: !41, line: 94, type: !45)
!1087 = distinct !DISubprogram(name: "find_residual", scope: !41, file: !41, line: 94, type: !1088, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1090)
!1088 = !DISubroutineType(types: !1089)
!1089 = !{null, !45, !44, !60, !60, !52}
!1090 = !{!1086, !1091, !1092, !1093, !1094, !1095}
!1091 = !DILocalVariable(name: "n", arg: 2, scope: !1087, file: !41, line: 94, type: !44)
!1092 = !DILocalVariable(name: "b", arg: 3, scope: !1087, file: !41, line: 94, type: !60)
!1093 = !DILocalVariable(name: "x", arg: 4, scope: !1087, file: !41, line: 94, type: !60)
!1094 = !DILocalVariable(name: "residual", arg: 5, scope: !1087, file: !41, line: 95, type: !52)
!1095 = !DILocalVariable(name: "i", scope: !1096, file: !41, line: 97, type: !44)
!1096 = distinct !DILexicalBlock(scope: !1087, file: !41, line: 97, column: 3)
!1097 = !DILocation(line: 0, scope: !1087, inlinedAt: !1098)
!1098 = distinct !DILocation(line: 128, column: 3, scope: !214, inlinedAt: !229)
!1099 = !DILocalVariable(name: "s", arg: 1, scope: !1100, file: !48, line: 99, type: !45)
!1100 = distinct !DISubprogram(name: "multiply", scope: !48, file: !48, line: 99, type: !1022, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1101)
!1101 = !{!1099, !1102, !1103, !1104, !1106}
!1102 = !DILocalVariable(name: "x", arg: 2, scope: !1100, file: !48, line: 99, type: !60)
!1103 = !DILocalVariable(name: "y", arg: 3, scope: !1100, file: !48, line: 99, type: !52)
!1104 = !DILocalVariable(name: "i", scope: !1105, file: !48, line: 100, type: !44)
!1105 = distinct !DILexicalBlock(scope: !1100, file: !48, line: 100, column: 3)
!1106 = !DILocalVariable(name: "j", scope: !1107, file: !48, line: 101, type: !44)
!1107 = distinct !DILexicalBlock(scope: !1100, file: !48, line: 101, column: 3)
!1108 = !DILocation(line: 0, scope: !1100, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 96, column: 3, scope: !1087, inlinedAt: !1098)
!1110 = !DILocation(line: 0, scope: !1105, inlinedAt: !1109)
!1111 = !DILocation(line: 100, column: 39, scope: !1112, inlinedAt: !1109)
!1112 = distinct !DILexicalBlock(scope: !1105, file: !48, line: 100, column: 3)
!1113 = !DILocation(line: 0, scope: !1107, inlinedAt: !1109)
!1114 = !DILocation(line: 101, column: 3, scope: !1107, inlinedAt: !1109)
!1115 = !DILocation(line: 101, column: 53, scope: !1116, inlinedAt: !1109)
!1116 = distinct !DILexicalBlock(scope: !1107, file: !48, line: 101, column: 3)
!1117 = !DILocation(line: 0, scope: !441, inlinedAt: !1118)
!1118 = distinct !DILocation(line: 101, column: 71, scope: !1116, inlinedAt: !1109)
!1119 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !1118)
!1120 = !DILocation(line: 101, column: 69, scope: !1116, inlinedAt: !1109)
!1121 = !DILocalVariable(name: "n", arg: 1, scope: !1122, file: !41, line: 41, type: !44)
!1122 = distinct !DISubprogram(name: "add_multiple", scope: !41, file: !41, line: 41, type: !1123, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1125)
!1123 = !DISubroutineType(types: !1124)
!1124 = !{null, !44, !53, !60, !52}
!1125 = !{!1121, !1126, !1127, !1128, !1129}
!1126 = !DILocalVariable(name: "factor", arg: 2, scope: !1122, file: !41, line: 41, type: !53)
!1127 = !DILocalVariable(name: "x", arg: 3, scope: !1122, file: !41, line: 41, type: !60)
!1128 = !DILocalVariable(name: "y", arg: 4, scope: !1122, file: !41, line: 41, type: !52)
!1129 = !DILocalVariable(name: "i", scope: !1130, file: !41, line: 42, type: !44)
!1130 = distinct !DILexicalBlock(scope: !1122, file: !41, line: 42, column: 3)
!1131 = !DILocation(line: 0, scope: !1122, inlinedAt: !1132)
!1132 = distinct !DILocation(line: 101, column: 34, scope: !1116, inlinedAt: !1109)
!1133 = !DILocation(line: 0, scope: !1130, inlinedAt: !1132)
!1134 = !DILocation(line: 42, column: 3, scope: !1130, inlinedAt: !1132)
!1135 = !DILocation(line: 42, column: 26, scope: !1136, inlinedAt: !1132)
!1136 = distinct !DILexicalBlock(scope: !1130, file: !41, line: 42, column: 3)
!1137 = !DILocation(line: 42, column: 48, scope: !1136, inlinedAt: !1132)
!1138 = !DILocation(line: 42, column: 46, scope: !1136, inlinedAt: !1132)
!1139 = !DILocation(line: 42, column: 31, scope: !1136, inlinedAt: !1132)
!1140 = !DILocation(line: 42, column: 36, scope: !1136, inlinedAt: !1132)
!1141 = distinct !{!1141, !1134, !1142, !507, !508, !509}
!1142 = !DILocation(line: 42, column: 51, scope: !1130, inlinedAt: !1132)
!1143 = !DILocation(line: 42, column: 21, scope: !1136, inlinedAt: !1132)
!1144 = distinct !{!1144, !1134, !1142, !507, !509, !508}
!1145 = !DILocation(line: 101, column: 29, scope: !1116, inlinedAt: !1109)
!1146 = !DILocation(line: 101, column: 21, scope: !1116, inlinedAt: !1109)
!1147 = distinct !{!1147, !1114, !1148, !507}
!1148 = !DILocation(line: 101, column: 88, scope: !1107, inlinedAt: !1109)
!1149 = !DILocation(line: 97, column: 3, scope: !1096, inlinedAt: !1098)
!1150 = !DILocation(line: 97, column: 26, scope: !1151, inlinedAt: !1098)
!1151 = distinct !DILexicalBlock(scope: !1096, file: !41, line: 97, column: 3)
!1152 = !DILocation(line: 97, column: 45, scope: !1151, inlinedAt: !1098)
!1153 = !DILocation(line: 97, column: 52, scope: !1151, inlinedAt: !1098)
!1154 = !DILocation(line: 97, column: 50, scope: !1151, inlinedAt: !1098)
!1155 = !DILocation(line: 97, column: 43, scope: !1151, inlinedAt: !1098)
!1156 = distinct !{!1156, !1149, !1157, !507, !508, !509}
!1157 = !DILocation(line: 97, column: 62, scope: !1096, inlinedAt: !1098)
!1158 = !DILocation(line: 0, scope: !1096, inlinedAt: !1098)
!1159 = !DILocation(line: 97, column: 21, scope: !1151, inlinedAt: !1098)
!1160 = distinct !{!1160, !1149, !1157, !507, !509, !508}
!1161 = !DILocation(line: 28, column: 3, scope: !1162, inlinedAt: !1172)
!1162 = distinct !DILexicalBlock(scope: !1163, file: !41, line: 28, column: 3)
!1163 = distinct !DISubprogram(name: "dot", scope: !41, file: !41, line: 26, type: !1164, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1166)
!1164 = !DISubroutineType(types: !1165)
!1165 = !{!53, !44, !60, !60}
!1166 = !{!1167, !1168, !1169, !1170, !1171}
!1167 = !DILocalVariable(name: "n", arg: 1, scope: !1163, file: !41, line: 26, type: !44)
!1168 = !DILocalVariable(name: "x", arg: 2, scope: !1163, file: !41, line: 26, type: !60)
!1169 = !DILocalVariable(name: "y", arg: 3, scope: !1163, file: !41, line: 26, type: !60)
!1170 = !DILocalVariable(name: "sum", scope: !1163, file: !41, line: 27, type: !53)
!1171 = !DILocalVariable(name: "i", scope: !1162, file: !41, line: 28, type: !44)
!1172 = distinct !DILocation(line: 32, column: 63, scope: !1173, inlinedAt: !1179)
!1173 = distinct !DISubprogram(name: "length_of", scope: !41, file: !41, line: 32, type: !1174, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1176)
!1174 = !DISubroutineType(types: !1175)
!1175 = !{!53, !44, !60}
!1176 = !{!1177, !1178}
!1177 = !DILocalVariable(name: "n", arg: 1, scope: !1173, file: !41, line: 32, type: !44)
!1178 = !DILocalVariable(name: "x", arg: 2, scope: !1173, file: !41, line: 32, type: !60)
!1179 = distinct !DILocation(line: 129, column: 18, scope: !214, inlinedAt: !229)
!1180 = !DILocation(line: 0, scope: !1162, inlinedAt: !1172)
!1181 = !DILocation(line: 0, scope: !1163, inlinedAt: !1172)
!1182 = !DILocation(line: 28, column: 38, scope: !1183, inlinedAt: !1172)
!1183 = distinct !DILexicalBlock(scope: !1162, file: !41, line: 28, column: 3)
!1184 = !DILocation(line: 28, column: 43, scope: !1183, inlinedAt: !1172)
!1185 = !DILocation(line: 28, column: 35, scope: !1183, inlinedAt: !1172)
!1186 = !DILocation(line: 28, column: 26, scope: !1183, inlinedAt: !1172)
!1187 = distinct !{!1187, !1161, !1188, !507}
!1188 = !DILocation(line: 28, column: 48, scope: !1162, inlinedAt: !1172)
!1189 = distinct !{!1189, !1190}
!1190 = !{!"llvm.loop.unroll.disable"}
!1191 = !DILocation(line: 32, column: 58, scope: !1173, inlinedAt: !1179)
!1192 = !DILocation(line: 0, scope: !1173, inlinedAt: !1193)
!1193 = distinct !DILocation(line: 129, column: 43, scope: !214, inlinedAt: !229)
!1194 = !DILocation(line: 0, scope: !1163, inlinedAt: !1195)
!1195 = distinct !DILocation(line: 32, column: 63, scope: !1173, inlinedAt: !1193)
!1196 = !DILocation(line: 0, scope: !1162, inlinedAt: !1195)
!1197 = !DILocation(line: 28, column: 3, scope: !1162, inlinedAt: !1195)
!1198 = !DILocation(line: 28, column: 38, scope: !1183, inlinedAt: !1195)
!1199 = !DILocation(line: 28, column: 43, scope: !1183, inlinedAt: !1195)
!1200 = !DILocation(line: 28, column: 35, scope: !1183, inlinedAt: !1195)
!1201 = !DILocation(line: 28, column: 26, scope: !1183, inlinedAt: !1195)
!1202 = distinct !{!1202, !1197, !1203, !507}
!1203 = !DILocation(line: 28, column: 48, scope: !1162, inlinedAt: !1195)
!1204 = distinct !{!1204, !1190}
!1205 = !DILocation(line: 32, column: 58, scope: !1173, inlinedAt: !1193)
!1206 = !DILocation(line: 0, scope: !40, inlinedAt: !1207)
!1207 = distinct !DILocation(line: 130, column: 22, scope: !214, inlinedAt: !229)
!1208 = !DILocation(line: 0, scope: !1173, inlinedAt: !1209)
!1209 = distinct !DILocation(line: 105, column: 24, scope: !40, inlinedAt: !1207)
!1210 = !DILocation(line: 0, scope: !1163, inlinedAt: !1211)
!1211 = distinct !DILocation(line: 32, column: 63, scope: !1173, inlinedAt: !1209)
!1212 = !DILocation(line: 0, scope: !1162, inlinedAt: !1211)
!1213 = !DILocation(line: 28, column: 3, scope: !1162, inlinedAt: !1211)
!1214 = !DILocation(line: 28, column: 38, scope: !1183, inlinedAt: !1211)
!1215 = !DILocation(line: 28, column: 43, scope: !1183, inlinedAt: !1211)
!1216 = !DILocation(line: 28, column: 35, scope: !1183, inlinedAt: !1211)
!1217 = !DILocation(line: 28, column: 26, scope: !1183, inlinedAt: !1211)
!1218 = distinct !{!1218, !1213, !1219, !507}
!1219 = !DILocation(line: 28, column: 48, scope: !1162, inlinedAt: !1211)
!1220 = distinct !{!1220, !1190}
!1221 = !DILocation(line: 32, column: 58, scope: !1173, inlinedAt: !1209)
!1222 = !DILocation(line: 107, column: 16, scope: !40, inlinedAt: !1207)
!1223 = !DILocation(line: 0, scope: !129, inlinedAt: !1207)
!1224 = !DILocation(line: 108, column: 61, scope: !1225, inlinedAt: !1207)
!1225 = distinct !DILexicalBlock(scope: !129, file: !41, line: 108, column: 3)
!1226 = !DILocation(line: 108, column: 3, scope: !129, inlinedAt: !1207)
!1227 = !DILocation(line: 108, column: 26, scope: !1225, inlinedAt: !1207)
!1228 = !DILocation(line: 108, column: 42, scope: !1225, inlinedAt: !1207)
!1229 = !DILocation(line: 108, column: 47, scope: !1225, inlinedAt: !1207)
!1230 = !DILocation(line: 108, column: 31, scope: !1225, inlinedAt: !1207)
!1231 = !DILocation(line: 108, column: 40, scope: !1225, inlinedAt: !1207)
!1232 = distinct !{!1232, !1226, !1233, !507, !508, !509}
!1233 = !DILocation(line: 108, column: 63, scope: !129, inlinedAt: !1207)
!1234 = !DILocation(line: 129, column: 41, scope: !214, inlinedAt: !229)
!1235 = !DILocation(line: 109, column: 3, scope: !40, inlinedAt: !1207)
!1236 = !DILocation(line: 109, column: 16, scope: !40, inlinedAt: !1207)
!1237 = !DILocation(line: 108, column: 21, scope: !1225, inlinedAt: !1207)
!1238 = distinct !{!1238, !1226, !1233, !507, !509, !508}
!1239 = !DILocation(line: 110, column: 43, scope: !131, inlinedAt: !1207)
!1240 = !DILocation(line: 110, column: 48, scope: !131, inlinedAt: !1207)
!1241 = !DILocation(line: 0, scope: !131, inlinedAt: !1207)
!1242 = !DILocation(line: 110, column: 83, scope: !131, inlinedAt: !1207)
!1243 = !DILocation(line: 110, column: 67, scope: !131, inlinedAt: !1207)
!1244 = !DILocation(line: 111, column: 32, scope: !131, inlinedAt: !1207)
!1245 = !DILocation(line: 0, scope: !1021, inlinedAt: !1246)
!1246 = distinct !DILocation(line: 111, column: 5, scope: !131, inlinedAt: !1207)
!1247 = !DILocation(line: 107, column: 3, scope: !1021, inlinedAt: !1246)
!1248 = !DILocation(line: 0, scope: !1029, inlinedAt: !1246)
!1249 = !DILocation(line: 108, column: 3, scope: !1029, inlinedAt: !1246)
!1250 = !DILocation(line: 108, column: 21, scope: !1032, inlinedAt: !1246)
!1251 = distinct !{!1251, !1249, !1252, !507}
!1252 = !DILocation(line: 109, column: 74, scope: !1029, inlinedAt: !1246)
!1253 = !DILocation(line: 110, column: 26, scope: !131, inlinedAt: !1207)
!1254 = !DILocation(line: 111, column: 13, scope: !1037, inlinedAt: !1246)
!1255 = !DILocation(line: 111, column: 5, scope: !1037, inlinedAt: !1246)
!1256 = !DILocation(line: 111, column: 10, scope: !1037, inlinedAt: !1246)
!1257 = !DILocation(line: 112, column: 5, scope: !1036, inlinedAt: !1246)
!1258 = !DILocation(line: 109, column: 20, scope: !1031, inlinedAt: !1246)
!1259 = !DILocation(line: 0, scope: !1031, inlinedAt: !1246)
!1260 = !DILocation(line: 109, column: 27, scope: !1060, inlinedAt: !1246)
!1261 = !DILocation(line: 109, column: 5, scope: !1031, inlinedAt: !1246)
!1262 = !DILocation(line: 109, column: 45, scope: !1060, inlinedAt: !1246)
!1263 = !DILocation(line: 109, column: 71, scope: !1060, inlinedAt: !1246)
!1264 = !DILocation(line: 109, column: 37, scope: !1060, inlinedAt: !1246)
!1265 = !DILocation(line: 109, column: 42, scope: !1060, inlinedAt: !1246)
!1266 = distinct !{!1266, !1261, !1267, !507, !508, !509}
!1267 = !DILocation(line: 109, column: 74, scope: !1031, inlinedAt: !1246)
!1268 = !DILocation(line: 0, scope: !441, inlinedAt: !1269)
!1269 = distinct !DILocation(line: 109, column: 56, scope: !1060, inlinedAt: !1246)
!1270 = !DILocation(line: 109, column: 69, scope: !1060, inlinedAt: !1246)
!1271 = !DILocation(line: 109, column: 32, scope: !1060, inlinedAt: !1246)
!1272 = distinct !{!1272, !1261, !1267, !507, !509, !508}
!1273 = !DILocation(line: 0, scope: !1036, inlinedAt: !1246)
!1274 = !DILocation(line: 0, scope: !441, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 112, column: 52, scope: !1054, inlinedAt: !1246)
!1276 = !DILocation(line: 112, column: 41, scope: !1054, inlinedAt: !1246)
!1277 = !DILocation(line: 112, column: 67, scope: !1054, inlinedAt: !1246)
!1278 = !DILocation(line: 112, column: 65, scope: !1054, inlinedAt: !1246)
!1279 = !DILocation(line: 112, column: 33, scope: !1054, inlinedAt: !1246)
!1280 = !DILocation(line: 112, column: 38, scope: !1054, inlinedAt: !1246)
!1281 = !DILocation(line: 110, column: 3, scope: !1034, inlinedAt: !1246)
!1282 = !DILocation(line: 0, scope: !1034, inlinedAt: !1246)
!1283 = !DILocation(line: 110, scope: !1034, inlinedAt: !1246)
!1284 = !DILocation(line: 0, scope: !441, inlinedAt: !1285)
!1285 = distinct !DILocation(line: 111, column: 24, scope: !1037, inlinedAt: !1246)
!1286 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !1285)
!1287 = !DILocation(line: 112, column: 23, scope: !1054, inlinedAt: !1246)
!1288 = !DILocation(line: 112, column: 28, scope: !1054, inlinedAt: !1246)
!1289 = distinct !{!1289, !1257, !1290, !507}
!1290 = !DILocation(line: 112, column: 70, scope: !1036, inlinedAt: !1246)
!1291 = !DILocation(line: 100, column: 39, scope: !1112, inlinedAt: !1292)
!1292 = distinct !DILocation(line: 112, column: 5, scope: !131, inlinedAt: !1207)
!1293 = !DILocation(line: 0, scope: !1105, inlinedAt: !1292)
!1294 = !DILocation(line: 0, scope: !1107, inlinedAt: !1292)
!1295 = !DILocation(line: 101, column: 3, scope: !1107, inlinedAt: !1292)
!1296 = !DILocation(line: 101, column: 53, scope: !1116, inlinedAt: !1292)
!1297 = !DILocation(line: 0, scope: !441, inlinedAt: !1298)
!1298 = distinct !DILocation(line: 101, column: 71, scope: !1116, inlinedAt: !1292)
!1299 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !1298)
!1300 = !DILocation(line: 101, column: 69, scope: !1116, inlinedAt: !1292)
!1301 = !DILocation(line: 0, scope: !1122, inlinedAt: !1302)
!1302 = distinct !DILocation(line: 101, column: 34, scope: !1116, inlinedAt: !1292)
!1303 = !DILocation(line: 0, scope: !1130, inlinedAt: !1302)
!1304 = !DILocation(line: 42, column: 3, scope: !1130, inlinedAt: !1302)
!1305 = !DILocation(line: 42, column: 26, scope: !1136, inlinedAt: !1302)
!1306 = !DILocation(line: 42, column: 48, scope: !1136, inlinedAt: !1302)
!1307 = !DILocation(line: 42, column: 46, scope: !1136, inlinedAt: !1302)
!1308 = !DILocation(line: 42, column: 31, scope: !1136, inlinedAt: !1302)
!1309 = !DILocation(line: 42, column: 36, scope: !1136, inlinedAt: !1302)
!1310 = distinct !{!1310, !1304, !1311, !507, !508, !509}
!1311 = !DILocation(line: 42, column: 51, scope: !1130, inlinedAt: !1302)
!1312 = !DILocation(line: 42, column: 21, scope: !1136, inlinedAt: !1302)
!1313 = distinct !{!1313, !1304, !1311, !507, !509, !508}
!1314 = !DILocation(line: 101, column: 29, scope: !1116, inlinedAt: !1292)
!1315 = !DILocation(line: 101, column: 21, scope: !1116, inlinedAt: !1292)
!1316 = distinct !{!1316, !1295, !1317, !507}
!1317 = !DILocation(line: 101, column: 88, scope: !1107, inlinedAt: !1292)
!1318 = !DILocation(line: 113, column: 46, scope: !131, inlinedAt: !1207)
!1319 = !DILocalVariable(name: "n", arg: 1, scope: !1320, file: !41, line: 48, type: !44)
!1320 = distinct !DISubprogram(name: "orthogonalise", scope: !41, file: !41, line: 48, type: !1321, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1323)
!1321 = !DISubroutineType(types: !1322)
!1322 = !{null, !44, !44, !60, !52, !52}
!1323 = !{!1319, !1324, !1325, !1326, !1327, !1328, !1330, !1332, !1335, !1336}
!1324 = !DILocalVariable(name: "count", arg: 2, scope: !1320, file: !41, line: 48, type: !44)
!1325 = !DILocalVariable(name: "basis", arg: 3, scope: !1320, file: !41, line: 48, type: !60)
!1326 = !DILocalVariable(name: "w", arg: 4, scope: !1320, file: !41, line: 48, type: !52)
!1327 = !DILocalVariable(name: "h", arg: 5, scope: !1320, file: !41, line: 48, type: !52)
!1328 = !DILocalVariable(name: "i", scope: !1329, file: !41, line: 49, type: !44)
!1329 = distinct !DILexicalBlock(scope: !1320, file: !41, line: 49, column: 3)
!1330 = !DILocalVariable(name: "i", scope: !1331, file: !41, line: 50, type: !44)
!1331 = distinct !DILexicalBlock(scope: !1320, file: !41, line: 50, column: 3)
!1332 = !DILocalVariable(name: "v", scope: !1333, file: !41, line: 51, type: !60)
!1333 = distinct !DILexicalBlock(scope: !1334, file: !41, line: 50, column: 39)
!1334 = distinct !DILexicalBlock(scope: !1331, file: !41, line: 50, column: 3)
!1335 = !DILocalVariable(name: "part", scope: !1333, file: !41, line: 52, type: !61)
!1336 = !DILocalVariable(name: "i", scope: !1337, file: !41, line: 57, type: !44)
!1337 = distinct !DILexicalBlock(scope: !1320, file: !41, line: 57, column: 3)
!1338 = !DILocation(line: 0, scope: !1320, inlinedAt: !1339)
!1339 = distinct !DILocation(line: 113, column: 5, scope: !131, inlinedAt: !1207)
!1340 = !DILocation(line: 0, scope: !1329, inlinedAt: !1339)
!1341 = !DILocation(line: 49, column: 3, scope: !1329, inlinedAt: !1339)
!1342 = !DILocation(line: 49, column: 40, scope: !1343, inlinedAt: !1339)
!1343 = distinct !DILexicalBlock(scope: !1329, file: !41, line: 49, column: 3)
!1344 = !DILocation(line: 0, scope: !1331, inlinedAt: !1339)
!1345 = !DILocation(line: 50, column: 3, scope: !1331, inlinedAt: !1339)
!1346 = !DILocation(line: 0, scope: !1162, inlinedAt: !1347)
!1347 = distinct !DILocation(line: 32, column: 63, scope: !1173, inlinedAt: !1348)
!1348 = distinct !DILocation(line: 56, column: 14, scope: !1320, inlinedAt: !1339)
!1349 = !DILocation(line: 0, scope: !1163, inlinedAt: !1347)
!1350 = !DILocation(line: 28, column: 38, scope: !1183, inlinedAt: !1347)
!1351 = !DILocation(line: 28, column: 43, scope: !1183, inlinedAt: !1347)
!1352 = !DILocation(line: 28, column: 35, scope: !1183, inlinedAt: !1347)
!1353 = !DILocation(line: 28, column: 26, scope: !1183, inlinedAt: !1347)
!1354 = !DILocation(line: 28, column: 3, scope: !1162, inlinedAt: !1347)
!1355 = distinct !{!1355, !1354, !1356, !507}
!1356 = !DILocation(line: 28, column: 48, scope: !1162, inlinedAt: !1347)
!1357 = distinct !{!1357, !1190}
!1358 = !DILocation(line: 32, column: 58, scope: !1173, inlinedAt: !1348)
!1359 = !DILocation(line: 56, column: 3, scope: !1320, inlinedAt: !1339)
!1360 = !DILocation(line: 56, column: 12, scope: !1320, inlinedAt: !1339)
!1361 = !DILocation(line: 0, scope: !1337, inlinedAt: !1339)
!1362 = !DILocation(line: 57, column: 3, scope: !1337, inlinedAt: !1339)
!1363 = !DILocation(line: 57, column: 26, scope: !1364, inlinedAt: !1339)
!1364 = distinct !DILexicalBlock(scope: !1337, file: !41, line: 57, column: 3)
!1365 = !DILocation(line: 57, column: 31, scope: !1364, inlinedAt: !1339)
!1366 = !DILocation(line: 57, column: 36, scope: !1364, inlinedAt: !1339)
!1367 = distinct !{!1367, !1362, !1368, !507, !508, !509}
!1368 = !DILocation(line: 57, column: 46, scope: !1337, inlinedAt: !1339)
!1369 = !DILocation(line: 51, column: 42, scope: !1333, inlinedAt: !1339)
!1370 = !DILocation(line: 51, column: 31, scope: !1333, inlinedAt: !1339)
!1371 = !DILocation(line: 51, column: 51, scope: !1333, inlinedAt: !1339)
!1372 = !DILocation(line: 51, column: 29, scope: !1333, inlinedAt: !1339)
!1373 = !DILocation(line: 0, scope: !1333, inlinedAt: !1339)
!1374 = !DILocation(line: 0, scope: !1163, inlinedAt: !1375)
!1375 = distinct !DILocation(line: 52, column: 25, scope: !1333, inlinedAt: !1339)
!1376 = !DILocation(line: 0, scope: !1162, inlinedAt: !1375)
!1377 = !DILocation(line: 28, column: 3, scope: !1162, inlinedAt: !1375)
!1378 = !DILocation(line: 28, column: 38, scope: !1183, inlinedAt: !1375)
!1379 = !DILocation(line: 28, column: 45, scope: !1183, inlinedAt: !1375)
!1380 = !DILocation(line: 28, column: 43, scope: !1183, inlinedAt: !1375)
!1381 = !DILocation(line: 28, column: 35, scope: !1183, inlinedAt: !1375)
!1382 = !DILocation(line: 28, column: 26, scope: !1183, inlinedAt: !1375)
!1383 = distinct !{!1383, !1377, !1384, !507}
!1384 = !DILocation(line: 28, column: 48, scope: !1162, inlinedAt: !1375)
!1385 = distinct !{!1385, !1190}
!1386 = !DILocation(line: 53, column: 5, scope: !1333, inlinedAt: !1339)
!1387 = !DILocation(line: 53, column: 18, scope: !1333, inlinedAt: !1339)
!1388 = !DILocation(line: 0, scope: !1122, inlinedAt: !1389)
!1389 = distinct !DILocation(line: 54, column: 5, scope: !1333, inlinedAt: !1339)
!1390 = !DILocation(line: 0, scope: !1130, inlinedAt: !1389)
!1391 = !DILocation(line: 42, column: 3, scope: !1130, inlinedAt: !1389)
!1392 = !DILocation(line: 42, column: 26, scope: !1136, inlinedAt: !1389)
!1393 = !DILocation(line: 42, column: 48, scope: !1136, inlinedAt: !1389)
!1394 = !{!1395}
!1395 = distinct !{!1395, !1396}
!1396 = distinct !{!1396, !"LVerDomain"}
!1397 = !DILocation(line: 42, column: 31, scope: !1136, inlinedAt: !1389)
!1398 = !DILocation(line: 42, column: 36, scope: !1136, inlinedAt: !1389)
!1399 = !{!1400}
!1400 = distinct !{!1400, !1396}
!1401 = !{!1006, !1395}
!1402 = distinct !{!1402, !1391, !1403, !507, !508, !509}
!1403 = !DILocation(line: 42, column: 51, scope: !1130, inlinedAt: !1389)
!1404 = !DILocation(line: 42, column: 21, scope: !1136, inlinedAt: !1389)
!1405 = distinct !{!1405, !1391, !1403, !507, !508}
!1406 = !DILocation(line: 50, column: 34, scope: !1334, inlinedAt: !1339)
!1407 = !DILocation(line: 50, column: 21, scope: !1334, inlinedAt: !1339)
!1408 = distinct !{!1408, !1345, !1409, !507}
!1409 = !DILocation(line: 55, column: 3, scope: !1331, inlinedAt: !1339)
!1410 = !DILocation(line: 57, column: 21, scope: !1364, inlinedAt: !1339)
!1411 = distinct !{!1411, !1362, !1368, !507, !509, !508}
!1412 = !DILocalVariable(name: "problem", arg: 1, scope: !1413, file: !41, line: 74, type: !1416)
!1413 = distinct !DISubprogram(name: "take_column", scope: !41, file: !41, line: 74, type: !1414, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1417)
!1414 = !DISubroutineType(types: !1415)
!1415 = !{!53, !1416, !44}
!1416 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!1417 = !{!1412, !1418, !1419, !1420, !1422}
!1418 = !DILocalVariable(name: "j", arg: 2, scope: !1413, file: !41, line: 74, type: !44)
!1419 = !DILocalVariable(name: "h", scope: !1413, file: !41, line: 75, type: !52)
!1420 = !DILocalVariable(name: "i", scope: !1421, file: !41, line: 76, type: !44)
!1421 = distinct !DILexicalBlock(scope: !1413, file: !41, line: 76, column: 3)
!1422 = !DILocalVariable(name: "length", scope: !1413, file: !41, line: 77, type: !61)
!1423 = !DILocation(line: 0, scope: !1413, inlinedAt: !1424)
!1424 = distinct !DILocation(line: 114, column: 9, scope: !1425, inlinedAt: !1207)
!1425 = distinct !DILexicalBlock(scope: !131, file: !41, line: 114, column: 9)
!1426 = !DILocation(line: 0, scope: !1421, inlinedAt: !1424)
!1427 = !DILocation(line: 76, column: 21, scope: !1428, inlinedAt: !1424)
!1428 = distinct !DILexicalBlock(scope: !1421, file: !41, line: 76, column: 3)
!1429 = !DILocation(line: 76, column: 3, scope: !1421, inlinedAt: !1424)
!1430 = !DILocation(line: 68, column: 30, scope: !1431, inlinedAt: !1440)
!1431 = distinct !DISubprogram(name: "rotate", scope: !41, file: !41, line: 67, type: !1432, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1434)
!1432 = !DISubroutineType(types: !1433)
!1433 = !{null, !53, !53, !52, !52}
!1434 = !{!1435, !1436, !1437, !1438, !1439}
!1435 = !DILocalVariable(name: "c", arg: 1, scope: !1431, file: !41, line: 67, type: !53)
!1436 = !DILocalVariable(name: "s", arg: 2, scope: !1431, file: !41, line: 67, type: !53)
!1437 = !DILocalVariable(name: "x", arg: 3, scope: !1431, file: !41, line: 67, type: !52)
!1438 = !DILocalVariable(name: "y", arg: 4, scope: !1431, file: !41, line: 67, type: !52)
!1439 = !DILocalVariable(name: "rotated", scope: !1431, file: !41, line: 68, type: !61)
!1440 = distinct !DILocation(line: 76, column: 31, scope: !1428, inlinedAt: !1424)
!1441 = !DILocation(line: 76, column: 38, scope: !1428, inlinedAt: !1424)
!1442 = !DILocation(line: 76, column: 58, scope: !1428, inlinedAt: !1424)
!1443 = !DILocation(line: 76, column: 78, scope: !1428, inlinedAt: !1424)
!1444 = !DILocation(line: 76, column: 89, scope: !1428, inlinedAt: !1424)
!1445 = !DILocation(line: 0, scope: !1431, inlinedAt: !1440)
!1446 = !DILocation(line: 68, column: 28, scope: !1431, inlinedAt: !1440)
!1447 = !DILocation(line: 68, column: 39, scope: !1431, inlinedAt: !1440)
!1448 = !DILocation(line: 68, column: 37, scope: !1431, inlinedAt: !1440)
!1449 = !DILocation(line: 68, column: 33, scope: !1431, inlinedAt: !1440)
!1450 = !DILocation(line: 69, column: 10, scope: !1431, inlinedAt: !1440)
!1451 = !DILocation(line: 69, column: 19, scope: !1431, inlinedAt: !1440)
!1452 = !DILocation(line: 69, column: 15, scope: !1431, inlinedAt: !1440)
!1453 = !DILocation(line: 69, column: 6, scope: !1431, inlinedAt: !1440)
!1454 = !DILocation(line: 70, column: 6, scope: !1431, inlinedAt: !1440)
!1455 = !DILocation(line: 76, column: 26, scope: !1428, inlinedAt: !1424)
!1456 = distinct !{!1456, !1429, !1457, !507}
!1457 = !DILocation(line: 76, column: 92, scope: !1421, inlinedAt: !1424)
!1458 = !DILocation(line: 77, column: 37, scope: !1413, inlinedAt: !1424)
!1459 = !DILocation(line: 77, column: 31, scope: !1413, inlinedAt: !1424)
!1460 = !DILocation(line: 77, column: 25, scope: !1413, inlinedAt: !1424)
!1461 = !DILocation(line: 78, column: 24, scope: !1413, inlinedAt: !1424)
!1462 = !DILocation(line: 78, column: 29, scope: !1413, inlinedAt: !1424)
!1463 = !DILocation(line: 78, column: 3, scope: !1413, inlinedAt: !1424)
!1464 = !DILocation(line: 78, column: 22, scope: !1413, inlinedAt: !1424)
!1465 = !DILocation(line: 78, column: 58, scope: !1413, inlinedAt: !1424)
!1466 = !DILocation(line: 78, column: 67, scope: !1413, inlinedAt: !1424)
!1467 = !DILocation(line: 78, column: 39, scope: !1413, inlinedAt: !1424)
!1468 = !DILocation(line: 78, column: 56, scope: !1413, inlinedAt: !1424)
!1469 = !DILocation(line: 0, scope: !1431, inlinedAt: !1470)
!1470 = distinct !DILocation(line: 79, column: 3, scope: !1413, inlinedAt: !1424)
!1471 = !DILocation(line: 68, column: 30, scope: !1431, inlinedAt: !1470)
!1472 = !DILocation(line: 68, column: 28, scope: !1431, inlinedAt: !1470)
!1473 = !DILocation(line: 68, column: 37, scope: !1431, inlinedAt: !1470)
!1474 = !DILocation(line: 68, column: 33, scope: !1431, inlinedAt: !1470)
!1475 = !DILocation(line: 70, column: 6, scope: !1431, inlinedAt: !1470)
!1476 = !DILocation(line: 81, column: 10, scope: !1413, inlinedAt: !1424)
!1477 = !DILocation(line: 81, column: 30, scope: !1413, inlinedAt: !1424)
!1478 = !DILocation(line: 81, column: 59, scope: !1413, inlinedAt: !1424)
!1479 = !DILocation(line: 81, column: 79, scope: !1413, inlinedAt: !1424)
!1480 = !DILocation(line: 0, scope: !1431, inlinedAt: !1481)
!1481 = distinct !DILocation(line: 81, column: 3, scope: !1413, inlinedAt: !1424)
!1482 = !DILocation(line: 68, column: 30, scope: !1431, inlinedAt: !1481)
!1483 = !DILocation(line: 68, column: 28, scope: !1431, inlinedAt: !1481)
!1484 = !DILocation(line: 68, column: 37, scope: !1431, inlinedAt: !1481)
!1485 = !DILocation(line: 68, column: 33, scope: !1431, inlinedAt: !1481)
!1486 = !DILocation(line: 69, column: 10, scope: !1431, inlinedAt: !1481)
!1487 = !DILocation(line: 69, column: 19, scope: !1431, inlinedAt: !1481)
!1488 = !DILocation(line: 69, column: 15, scope: !1431, inlinedAt: !1481)
!1489 = !DILocation(line: 69, column: 6, scope: !1431, inlinedAt: !1481)
!1490 = !DILocation(line: 70, column: 6, scope: !1431, inlinedAt: !1481)
!1491 = !DILocation(line: 82, column: 10, scope: !1413, inlinedAt: !1424)
!1492 = !DILocation(line: 114, column: 40, scope: !1425, inlinedAt: !1207)
!1493 = !DILocation(line: 87, column: 3, scope: !1494, inlinedAt: !1506)
!1494 = distinct !DILexicalBlock(scope: !1495, file: !41, line: 87, column: 3)
!1495 = distinct !DISubprogram(name: "solve_triangle", scope: !41, file: !41, line: 86, type: !1496, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1498)
!1496 = !DISubroutineType(types: !1497)
!1497 = !{null, !1416, !44}
!1498 = !{!1499, !1500, !1501, !1502}
!1499 = !DILocalVariable(name: "problem", arg: 1, scope: !1495, file: !41, line: 86, type: !1416)
!1500 = !DILocalVariable(name: "count", arg: 2, scope: !1495, file: !41, line: 86, type: !44)
!1501 = !DILocalVariable(name: "j", scope: !1494, file: !41, line: 87, type: !44)
!1502 = !DILocalVariable(name: "i", scope: !1503, file: !41, line: 89, type: !44)
!1503 = distinct !DILexicalBlock(scope: !1504, file: !41, line: 89, column: 5)
!1504 = distinct !DILexicalBlock(scope: !1505, file: !41, line: 87, column: 40)
!1505 = distinct !DILexicalBlock(scope: !1494, file: !41, line: 87, column: 3)
!1506 = distinct !DILocation(line: 116, column: 3, scope: !40, inlinedAt: !1207)
!1507 = !DILocation(line: 87, scope: !1494, inlinedAt: !1506)
!1508 = !DILocation(line: 88, column: 22, scope: !1504, inlinedAt: !1506)
!1509 = !DILocation(line: 88, column: 5, scope: !1504, inlinedAt: !1506)
!1510 = !DILocation(line: 88, column: 19, scope: !1504, inlinedAt: !1506)
!1511 = !DILocation(line: 89, column: 23, scope: !1512, inlinedAt: !1506)
!1512 = distinct !DILexicalBlock(scope: !1503, file: !41, line: 89, column: 5)
!1513 = !DILocation(line: 89, column: 5, scope: !1503, inlinedAt: !1506)
!1514 = !DILocation(line: 0, scope: !1503, inlinedAt: !1506)
!1515 = !DILocation(line: 89, column: 50, scope: !1512, inlinedAt: !1506)
!1516 = !DILocation(line: 89, column: 69, scope: !1512, inlinedAt: !1506)
!1517 = !DILocation(line: 89, column: 67, scope: !1512, inlinedAt: !1506)
!1518 = !DILocation(line: 89, column: 33, scope: !1512, inlinedAt: !1506)
!1519 = !DILocation(line: 89, column: 47, scope: !1512, inlinedAt: !1506)
!1520 = !DILocation(line: 0, scope: !1494, inlinedAt: !1506)
!1521 = !DILocation(line: 89, column: 28, scope: !1512, inlinedAt: !1506)
!1522 = distinct !{!1522, !1513, !1523, !507, !508}
!1523 = !DILocation(line: 89, column: 81, scope: !1503, inlinedAt: !1506)
!1524 = !DILocation(line: 0, scope: !134, inlinedAt: !1207)
!1525 = !DILocation(line: 117, column: 21, scope: !1526, inlinedAt: !1207)
!1526 = distinct !DILexicalBlock(scope: !134, file: !41, line: 117, column: 3)
!1527 = !DILocation(line: 117, column: 3, scope: !134, inlinedAt: !1207)
!1528 = !DILocation(line: 117, column: 51, scope: !1526, inlinedAt: !1207)
!1529 = !DILocation(line: 117, column: 83, scope: !1526, inlinedAt: !1207)
!1530 = !DILocation(line: 117, column: 71, scope: !1526, inlinedAt: !1207)
!1531 = !DILocation(line: 0, scope: !1122, inlinedAt: !1532)
!1532 = distinct !DILocation(line: 117, column: 35, scope: !1526, inlinedAt: !1207)
!1533 = !DILocation(line: 0, scope: !1130, inlinedAt: !1532)
!1534 = !DILocation(line: 42, column: 3, scope: !1130, inlinedAt: !1532)
!1535 = !DILocation(line: 42, column: 26, scope: !1136, inlinedAt: !1532)
!1536 = !DILocation(line: 42, column: 48, scope: !1136, inlinedAt: !1532)
!1537 = !DILocation(line: 42, column: 46, scope: !1136, inlinedAt: !1532)
!1538 = !DILocation(line: 42, column: 31, scope: !1136, inlinedAt: !1532)
!1539 = !DILocation(line: 42, column: 36, scope: !1136, inlinedAt: !1532)
!1540 = distinct !{!1540, !1534, !1541, !507, !508, !509}
!1541 = !DILocation(line: 42, column: 51, scope: !1130, inlinedAt: !1532)
!1542 = !DILocation(line: 42, column: 21, scope: !1136, inlinedAt: !1532)
!1543 = distinct !{!1543, !1534, !1541, !507, !509, !508}
!1544 = !DILocation(line: 117, column: 30, scope: !1526, inlinedAt: !1207)
!1545 = distinct !{!1545, !1527, !1546, !507}
!1546 = !DILocation(line: 117, column: 89, scope: !134, inlinedAt: !1207)
!1547 = !DILocation(line: 0, scope: !1087, inlinedAt: !1548)
!1548 = distinct !DILocation(line: 131, column: 3, scope: !214, inlinedAt: !229)
!1549 = !DILocation(line: 0, scope: !1100, inlinedAt: !1550)
!1550 = distinct !DILocation(line: 96, column: 3, scope: !1087, inlinedAt: !1548)
!1551 = !DILocation(line: 0, scope: !1105, inlinedAt: !1550)
!1552 = !DILocation(line: 100, column: 39, scope: !1112, inlinedAt: !1550)
!1553 = !DILocation(line: 0, scope: !1107, inlinedAt: !1550)
!1554 = !DILocation(line: 101, column: 3, scope: !1107, inlinedAt: !1550)
!1555 = !DILocation(line: 101, column: 53, scope: !1116, inlinedAt: !1550)
!1556 = !DILocation(line: 0, scope: !441, inlinedAt: !1557)
!1557 = distinct !DILocation(line: 101, column: 71, scope: !1116, inlinedAt: !1550)
!1558 = !DILocation(line: 29, column: 25, scope: !441, inlinedAt: !1557)
!1559 = !DILocation(line: 101, column: 69, scope: !1116, inlinedAt: !1550)
!1560 = !DILocation(line: 0, scope: !1122, inlinedAt: !1561)
!1561 = distinct !DILocation(line: 101, column: 34, scope: !1116, inlinedAt: !1550)
!1562 = !DILocation(line: 0, scope: !1130, inlinedAt: !1561)
!1563 = !DILocation(line: 42, column: 3, scope: !1130, inlinedAt: !1561)
!1564 = !DILocation(line: 42, column: 26, scope: !1136, inlinedAt: !1561)
!1565 = !DILocation(line: 42, column: 48, scope: !1136, inlinedAt: !1561)
!1566 = !DILocation(line: 42, column: 46, scope: !1136, inlinedAt: !1561)
!1567 = !DILocation(line: 42, column: 31, scope: !1136, inlinedAt: !1561)
!1568 = !DILocation(line: 42, column: 36, scope: !1136, inlinedAt: !1561)
!1569 = distinct !{!1569, !1563, !1570, !507, !508, !509}
!1570 = !DILocation(line: 42, column: 51, scope: !1130, inlinedAt: !1561)
!1571 = !DILocation(line: 42, column: 21, scope: !1136, inlinedAt: !1561)
!1572 = distinct !{!1572, !1563, !1570, !507, !509, !508}
!1573 = !DILocation(line: 101, column: 29, scope: !1116, inlinedAt: !1550)
!1574 = !DILocation(line: 101, column: 21, scope: !1116, inlinedAt: !1550)
!1575 = distinct !{!1575, !1554, !1576, !507}
!1576 = !DILocation(line: 101, column: 88, scope: !1107, inlinedAt: !1550)
!1577 = !DILocation(line: 97, column: 3, scope: !1096, inlinedAt: !1548)
!1578 = !DILocation(line: 97, column: 26, scope: !1151, inlinedAt: !1548)
!1579 = !DILocation(line: 97, column: 45, scope: !1151, inlinedAt: !1548)
!1580 = !DILocation(line: 97, column: 52, scope: !1151, inlinedAt: !1548)
!1581 = !DILocation(line: 97, column: 50, scope: !1151, inlinedAt: !1548)
!1582 = !DILocation(line: 97, column: 43, scope: !1151, inlinedAt: !1548)
!1583 = distinct !{!1583, !1577, !1584, !507, !508, !509}
!1584 = !DILocation(line: 97, column: 62, scope: !1096, inlinedAt: !1548)
!1585 = !DILocation(line: 0, scope: !1096, inlinedAt: !1548)
!1586 = !DILocation(line: 97, column: 21, scope: !1151, inlinedAt: !1548)
!1587 = distinct !{!1587, !1577, !1584, !507, !509, !508}
!1588 = !DILocalVariable(name: "s", arg: 1, scope: !1589, file: !48, line: 116, type: !45)
!1589 = distinct !DISubprogram(name: "matrix_norm", scope: !48, file: !48, line: 116, type: !1590, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1592)
!1590 = !DISubroutineType(types: !1591)
!1591 = !{!53, !45}
!1592 = !{!1588, !1593, !1594, !1596, !1598, !1601}
!1593 = !DILocalVariable(name: "sums", scope: !1589, file: !48, line: 117, type: !52)
!1594 = !DILocalVariable(name: "i", scope: !1595, file: !48, line: 118, type: !44)
!1595 = distinct !DILexicalBlock(scope: !1589, file: !48, line: 118, column: 3)
!1596 = !DILocalVariable(name: "j", scope: !1597, file: !48, line: 119, type: !44)
!1597 = distinct !DILexicalBlock(scope: !1589, file: !48, line: 119, column: 3)
!1598 = !DILocalVariable(name: "i", scope: !1599, file: !48, line: 120, type: !44)
!1599 = distinct !DILexicalBlock(scope: !1600, file: !48, line: 120, column: 5)
!1600 = distinct !DILexicalBlock(scope: !1597, file: !48, line: 119, column: 3)
!1601 = !DILocalVariable(name: "result", scope: !1589, file: !48, line: 121, type: !61)
!1602 = !DILocation(line: 0, scope: !1589, inlinedAt: !1603)
!1603 = distinct !DILocation(line: 132, column: 24, scope: !214, inlinedAt: !229)
!1604 = !DILocation(line: 0, scope: !358, inlinedAt: !1605)
!1605 = distinct !DILocation(line: 117, column: 18, scope: !1589, inlinedAt: !1603)
!1606 = !DILocation(line: 73, column: 25, scope: !358, inlinedAt: !1605)
!1607 = !DILocation(line: 0, scope: !368, inlinedAt: !1608)
!1608 = distinct !DILocation(line: 74, column: 3, scope: !358, inlinedAt: !1605)
!1609 = !DILocation(line: 60, column: 7, scope: !378, inlinedAt: !1608)
!1610 = !DILocation(line: 60, column: 7, scope: !368, inlinedAt: !1608)
!1611 = !DILocation(line: 119, column: 3, scope: !1597, inlinedAt: !1603)
!1612 = !DILocation(line: 61, column: 11, scope: !368, inlinedAt: !1608)
!1613 = !DILocation(line: 61, column: 3, scope: !368, inlinedAt: !1608)
!1614 = !DILocation(line: 62, column: 3, scope: !368, inlinedAt: !1608)
!1615 = !DILocation(line: 0, scope: !1597, inlinedAt: !1603)
!1616 = !DILocation(line: 0, scope: !1599, inlinedAt: !1603)
!1617 = !DILocation(line: 120, column: 5, scope: !1599, inlinedAt: !1603)
!1618 = !DILocation(line: 120, column: 31, scope: !1619, inlinedAt: !1603)
!1619 = distinct !DILexicalBlock(scope: !1599, file: !48, line: 120, column: 5)
!1620 = !DILocation(line: 120, column: 52, scope: !1619, inlinedAt: !1603)
!1621 = !DILocation(line: 120, column: 47, scope: !1619, inlinedAt: !1603)
!1622 = !DILocation(line: 120, column: 36, scope: !1619, inlinedAt: !1603)
!1623 = !DILocation(line: 120, column: 44, scope: !1619, inlinedAt: !1603)
!1624 = distinct !{!1624, !1617, !1625, !507, !508, !509}
!1625 = !DILocation(line: 120, column: 77, scope: !1599, inlinedAt: !1603)
!1626 = !DILocalVariable(name: "i", scope: !1627, file: !41, line: 36, type: !44)
!1627 = distinct !DILexicalBlock(scope: !1628, file: !41, line: 36, column: 3)
!1628 = distinct !DISubprogram(name: "largest", scope: !41, file: !41, line: 34, type: !1174, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1629)
!1629 = !{!1630, !1631, !1632, !1626}
!1630 = !DILocalVariable(name: "n", arg: 1, scope: !1628, file: !41, line: 34, type: !44)
!1631 = !DILocalVariable(name: "x", arg: 2, scope: !1628, file: !41, line: 34, type: !60)
!1632 = !DILocalVariable(name: "result", scope: !1628, file: !41, line: 35, type: !53)
!1633 = !DILocation(line: 0, scope: !1627, inlinedAt: !1634)
!1634 = distinct !DILocation(line: 121, column: 25, scope: !1589, inlinedAt: !1603)
!1635 = !DILocation(line: 0, scope: !1628, inlinedAt: !1634)
!1636 = !DILocation(line: 36, column: 58, scope: !1637, inlinedAt: !1634)
!1637 = distinct !DILexicalBlock(scope: !1627, file: !41, line: 36, column: 3)
!1638 = !DILocation(line: 36, column: 53, scope: !1637, inlinedAt: !1634)
!1639 = !DILocation(line: 36, column: 40, scope: !1637, inlinedAt: !1634)
!1640 = !DILocation(line: 36, column: 26, scope: !1637, inlinedAt: !1634)
!1641 = !DILocation(line: 36, column: 3, scope: !1627, inlinedAt: !1634)
!1642 = distinct !{!1642, !1641, !1643, !507}
!1643 = !DILocation(line: 36, column: 63, scope: !1627, inlinedAt: !1634)
!1644 = !DILocation(line: 119, column: 29, scope: !1600, inlinedAt: !1603)
!1645 = !DILocation(line: 119, column: 21, scope: !1600, inlinedAt: !1603)
!1646 = distinct !{!1646, !1611, !1647, !507}
!1647 = !DILocation(line: 120, column: 77, scope: !1597, inlinedAt: !1603)
!1648 = !DILocation(line: 120, column: 23, scope: !1619, inlinedAt: !1603)
!1649 = distinct !{!1649, !1617, !1625, !507, !509, !508}
!1650 = !DILocation(line: 122, column: 3, scope: !1589, inlinedAt: !1603)
!1651 = !DILocation(line: 0, scope: !1628, inlinedAt: !1652)
!1652 = distinct !DILocation(line: 132, column: 46, scope: !214, inlinedAt: !229)
!1653 = !DILocation(line: 0, scope: !1627, inlinedAt: !1652)
!1654 = !DILocation(line: 36, column: 3, scope: !1627, inlinedAt: !1652)
!1655 = !DILocation(line: 36, column: 58, scope: !1637, inlinedAt: !1652)
!1656 = !DILocation(line: 36, column: 53, scope: !1637, inlinedAt: !1652)
!1657 = !DILocation(line: 36, column: 40, scope: !1637, inlinedAt: !1652)
!1658 = !DILocation(line: 36, column: 26, scope: !1637, inlinedAt: !1652)
!1659 = distinct !{!1659, !1654, !1660, !507}
!1660 = !DILocation(line: 36, column: 63, scope: !1627, inlinedAt: !1652)
!1661 = !DILocation(line: 36, column: 3, scope: !1627, inlinedAt: !1662)
!1662 = distinct !DILocation(line: 132, column: 62, scope: !214, inlinedAt: !229)
!1663 = !DILocation(line: 0, scope: !1627, inlinedAt: !1662)
!1664 = !DILocation(line: 0, scope: !1628, inlinedAt: !1662)
!1665 = !DILocation(line: 36, column: 58, scope: !1637, inlinedAt: !1662)
!1666 = !DILocation(line: 36, column: 53, scope: !1637, inlinedAt: !1662)
!1667 = !DILocation(line: 36, column: 40, scope: !1637, inlinedAt: !1662)
!1668 = !DILocation(line: 36, column: 26, scope: !1637, inlinedAt: !1662)
!1669 = distinct !{!1669, !1661, !1670, !507}
!1670 = !DILocation(line: 36, column: 63, scope: !1627, inlinedAt: !1662)
!1671 = !DILocation(line: 36, column: 3, scope: !1627, inlinedAt: !1672)
!1672 = distinct !DILocation(line: 133, column: 20, scope: !214, inlinedAt: !229)
!1673 = !DILocation(line: 0, scope: !1627, inlinedAt: !1672)
!1674 = !DILocation(line: 0, scope: !1628, inlinedAt: !1672)
!1675 = !DILocation(line: 36, column: 58, scope: !1637, inlinedAt: !1672)
!1676 = !DILocation(line: 36, column: 53, scope: !1637, inlinedAt: !1672)
!1677 = !DILocation(line: 36, column: 40, scope: !1637, inlinedAt: !1672)
!1678 = !DILocation(line: 36, column: 26, scope: !1637, inlinedAt: !1672)
!1679 = distinct !{!1679, !1671, !1680, !507}
!1680 = !DILocation(line: 36, column: 63, scope: !1627, inlinedAt: !1672)
!1681 = !DILocation(line: 132, column: 44, scope: !214, inlinedAt: !229)
!1682 = !DILocation(line: 132, column: 60, scope: !214, inlinedAt: !229)
!1683 = !DILocation(line: 133, column: 50, scope: !214, inlinedAt: !229)
!1684 = !DILocation(line: 133, column: 54, scope: !214, inlinedAt: !229)
!1685 = !DILocation(line: 134, column: 3, scope: !214, inlinedAt: !229)
!1686 = !DILocation(line: 134, column: 16, scope: !214, inlinedAt: !229)
!1687 = !DILocation(line: 0, scope: !587, inlinedAt: !1688)
!1688 = distinct !DILocation(line: 153, column: 26, scope: !158)
!1689 = !DILocation(line: 94, column: 3, scope: !587, inlinedAt: !1688)
!1690 = !DILocation(line: 95, column: 3, scope: !587, inlinedAt: !1688)
!1691 = !DILocation(line: 96, column: 22, scope: !587, inlinedAt: !1688)
!1692 = !DILocation(line: 96, column: 50, scope: !587, inlinedAt: !1688)
!1693 = !DILocation(line: 96, column: 38, scope: !587, inlinedAt: !1688)
!1694 = !DILocation(line: 96, column: 36, scope: !587, inlinedAt: !1688)
!1695 = !DILocation(line: 97, column: 1, scope: !587, inlinedAt: !1688)
!1696 = !DILocalVariable(name: "arguments", arg: 1, scope: !1697, file: !41, line: 139, type: !200)
!1697 = distinct !DISubprogram(name: "report", scope: !41, file: !41, line: 139, type: !1698, scopeLine: 140, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1701)
!1698 = !DISubroutineType(types: !1699)
!1699 = !{!44, !200, !1700, !60, !53}
!1700 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64)
!1701 = !{!1696, !1702, !1703, !1704, !1705}
!1702 = !DILocalVariable(name: "found", arg: 2, scope: !1697, file: !41, line: 139, type: !1700)
!1703 = !DILocalVariable(name: "x", arg: 3, scope: !1697, file: !41, line: 139, type: !60)
!1704 = !DILocalVariable(name: "seconds", arg: 4, scope: !1697, file: !41, line: 140, type: !53)
!1705 = !DILocalVariable(name: "n", scope: !1697, file: !41, line: 141, type: !190)
!1706 = !DILocation(line: 0, scope: !1697, inlinedAt: !1707)
!1707 = distinct !DILocation(line: 155, column: 22, scope: !158)
!1708 = !DILocation(line: 0, scope: !1173, inlinedAt: !1709)
!1709 = distinct !DILocation(line: 143, column: 79, scope: !1697, inlinedAt: !1707)
!1710 = !DILocation(line: 0, scope: !1163, inlinedAt: !1711)
!1711 = distinct !DILocation(line: 32, column: 63, scope: !1173, inlinedAt: !1709)
!1712 = !DILocation(line: 0, scope: !1162, inlinedAt: !1711)
!1713 = !DILocation(line: 28, column: 3, scope: !1162, inlinedAt: !1711)
!1714 = !DILocation(line: 28, column: 38, scope: !1183, inlinedAt: !1711)
!1715 = !DILocation(line: 28, column: 43, scope: !1183, inlinedAt: !1711)
!1716 = !DILocation(line: 28, column: 35, scope: !1183, inlinedAt: !1711)
!1717 = !DILocation(line: 28, column: 26, scope: !1183, inlinedAt: !1711)
!1718 = distinct !{!1718, !1713, !1719, !507}
!1719 = !DILocation(line: 28, column: 48, scope: !1162, inlinedAt: !1711)
!1720 = distinct !{!1720, !1190}
!1721 = !DILocation(line: 133, column: 41, scope: !214, inlinedAt: !229)
!1722 = !DILocation(line: 96, column: 10, scope: !587, inlinedAt: !1688)
!1723 = !DILocation(line: 96, column: 29, scope: !587, inlinedAt: !1688)
!1724 = !DILocation(line: 153, column: 40, scope: !158)
!1725 = !DILocation(line: 32, column: 58, scope: !1173, inlinedAt: !1709)
!1726 = !DILocation(line: 142, column: 3, scope: !1697, inlinedAt: !1707)
!1727 = !DILocalVariable(name: "seconds", arg: 1, scope: !1728, file: !29, line: 100, type: !53)
!1728 = distinct !DISubprogram(name: "print_seconds", scope: !29, file: !29, line: 100, type: !1729, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1731)
!1729 = !DISubroutineType(types: !1730)
!1730 = !{null, !53}
!1731 = !{!1727}
!1732 = !DILocation(line: 0, scope: !1728, inlinedAt: !1733)
!1733 = distinct !DILocation(line: 144, column: 3, scope: !1697, inlinedAt: !1707)
!1734 = !DILocation(line: 100, column: 52, scope: !1728, inlinedAt: !1733)
!1735 = !DILocation(line: 145, column: 25, scope: !1736, inlinedAt: !1707)
!1736 = distinct !DILexicalBlock(scope: !1697, file: !41, line: 145, column: 7)
!1737 = !DILocation(line: 145, column: 7, scope: !1697, inlinedAt: !1707)
!1738 = !DILocation(line: 146, column: 13, scope: !1739, inlinedAt: !1707)
!1739 = distinct !DILexicalBlock(scope: !1736, file: !41, line: 145, column: 32)
!1740 = !DILocation(line: 146, column: 5, scope: !1739, inlinedAt: !1707)
!1741 = !DILocation(line: 147, column: 5, scope: !1739, inlinedAt: !1707)
!1742 = !DILocalVariable(name: "path", arg: 1, scope: !1743, file: !29, line: 104, type: !174)
!1743 = distinct !DISubprogram(name: "write_elements", scope: !29, file: !29, line: 104, type: !1744, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !62, retainedNodes: !1746)
!1744 = !DISubroutineType(types: !1745)
!1745 = !{!44, !174, !371, !81, !81}
!1746 = !{!1742, !1747, !1748, !1749, !1750, !1806}
!1747 = !DILocalVariable(name: "x", arg: 2, scope: !1743, file: !29, line: 104, type: !371)
!1748 = !DILocalVariable(name: "size", arg: 3, scope: !1743, file: !29, line: 104, type: !81)
!1749 = !DILocalVariable(name: "count", arg: 4, scope: !1743, file: !29, line: 104, type: !81)
!1750 = !DILocalVariable(name: "file", scope: !1743, file: !29, line: 106, type: !1751)
!1751 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1752, size: 64)
!1752 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1753, line: 7, baseType: !1754)
!1753 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!1754 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !1755, line: 49, size: 1728, elements: !1756)
!1755 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!1756 = !{!1757, !1758, !1759, !1760, !1761, !1762, !1763, !1764, !1765, !1766, !1767, !1768, !1769, !1772, !1774, !1775, !1776, !1778, !1780, !1782, !1786, !1789, !1791, !1794, !1797, !1798, !1800, !1801, !1802}
!1757 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !1754, file: !1755, line: 51, baseType: !44, size: 32)
!1758 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !1754, file: !1755, line: 54, baseType: !162, size: 64, offset: 64)
!1759 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !1754, file: !1755, line: 55, baseType: !162, size: 64, offset: 128)
!1760 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !1754, file: !1755, line: 56, baseType: !162, size: 64, offset: 192)
!1761 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !1754, file: !1755, line: 57, baseType: !162, size: 64, offset: 256)
!1762 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !1754, file: !1755, line: 58, baseType: !162, size: 64, offset: 320)
!1763 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !1754, file: !1755, line: 59, baseType: !162, size: 64, offset: 384)
!1764 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !1754, file: !1755, line: 60, baseType: !162, size: 64, offset: 448)
!1765 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !1754, file: !1755, line: 61, baseType: !162, size: 64, offset: 512)
!1766 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !1754, file: !1755, line: 64, baseType: !162, size: 64, offset: 576)
!1767 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !1754, file: !1755, line: 65, baseType: !162, size: 64, offset: 640)
!1768 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !1754, file: !1755, line: 66, baseType: !162, size: 64, offset: 704)
!1769 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !1754, file: !1755, line: 68, baseType: !1770, size: 64, offset: 768)
!1770 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1771, size: 64)
!1771 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !1755, line: 36, flags: DIFlagFwdDecl)
!1772 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !1754, file: !1755, line: 70, baseType: !1773, size: 64, offset: 832)
!1773 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1754, size: 64)
!1774 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !1754, file: !1755, line: 72, baseType: !44, size: 32, offset: 896)
!1775 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !1754, file: !1755, line: 73, baseType: !44, size: 32, offset: 928)
!1776 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !1754, file: !1755, line: 74, baseType: !1777, size: 64, offset: 960)
!1777 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !87, line: 152, baseType: !240)
!1778 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !1754, file: !1755, line: 77, baseType: !1779, size: 16, offset: 1024)
!1779 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1780 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !1754, file: !1755, line: 78, baseType: !1781, size: 8, offset: 1040)
!1781 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1782 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !1754, file: !1755, line: 79, baseType: !1783, size: 8, offset: 1048)
!1783 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !1784)
!1784 = !{!1785}
!1785 = !DISubrange(count: 1)
!1786 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !1754, file: !1755, line: 81, baseType: !1787, size: 64, offset: 1088)
!1787 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1788, size: 64)
!1788 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !1755, line: 43, baseType: null)
!1789 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !1754, file: !1755, line: 89, baseType: !1790, size: 64, offset: 1152)
!1790 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !87, line: 153, baseType: !240)
!1791 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !1754, file: !1755, line: 91, baseType: !1792, size: 64, offset: 1216)
!1792 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1793, size: 64)
!1793 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !1755, line: 37, flags: DIFlagFwdDecl)
!1794 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !1754, file: !1755, line: 92, baseType: !1795, size: 64, offset: 1280)
!1795 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1796, size: 64)
!1796 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !1755, line: 38, flags: DIFlagFwdDecl)
!1797 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !1754, file: !1755, line: 93, baseType: !1773, size: 64, offset: 1344)
!1798 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !1754, file: !1755, line: 94, baseType: !1799, size: 64, offset: 1408)
!1799 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!1800 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !1754, file: !1755, line: 95, baseType: !81, size: 64, offset: 1472)
!1801 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !1754, file: !1755, line: 96, baseType: !44, size: 32, offset: 1536)
!1802 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !1754, file: !1755, line: 98, baseType: !1803, size: 160, offset: 1568)
!1803 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !1804)
!1804 = !{!1805}
!1805 = !DISubrange(count: 20)
!1806 = !DILocalVariable(name: "written", scope: !1743, file: !29, line: 107, type: !223)
!1807 = !DILocation(line: 0, scope: !1743, inlinedAt: !1808)
!1808 = distinct !DILocation(line: 149, column: 10, scope: !1697, inlinedAt: !1707)
!1809 = !DILocation(line: 105, column: 8, scope: !1810, inlinedAt: !1808)
!1810 = distinct !DILexicalBlock(scope: !1743, file: !29, line: 105, column: 7)
!1811 = !DILocation(line: 105, column: 7, scope: !1743, inlinedAt: !1808)
!1812 = !DILocation(line: 106, column: 16, scope: !1743, inlinedAt: !1808)
!1813 = !DILocation(line: 107, column: 26, scope: !1743, inlinedAt: !1808)
!1814 = !DILocation(line: 107, column: 33, scope: !1743, inlinedAt: !1808)
!1815 = !DILocation(line: 108, column: 16, scope: !1816, inlinedAt: !1808)
!1816 = distinct !DILexicalBlock(scope: !1743, file: !29, line: 108, column: 7)
!1817 = !DILocation(line: 108, column: 29, scope: !1816, inlinedAt: !1808)
!1818 = !DILocation(line: 109, column: 11, scope: !1743, inlinedAt: !1808)
!1819 = !DILocation(line: 109, column: 3, scope: !1743, inlinedAt: !1808)
!1820 = !DILocation(line: 110, column: 3, scope: !1743, inlinedAt: !1808)
!1821 = !DILocation(line: 156, column: 3, scope: !158)
!1822 = !DILocation(line: 156, column: 24, scope: !158)
!1823 = !DILocation(line: 156, column: 46, scope: !158)
!1824 = !DILocation(line: 156, column: 66, scope: !158)
!1825 = !DILocation(line: 157, column: 3, scope: !158)
!1826 = !DILocation(line: 157, column: 25, scope: !158)
!1827 = !DILocation(line: 157, column: 34, scope: !158)
!1828 = !DILocation(line: 159, column: 1, scope: !158)
!1829 = !DISubprogram(name: "free", scope: !1830, file: !1830, line: 568, type: !1831, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1830 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!1831 = !DISubroutineType(types: !1832)
!1832 = !{null, !1799}
!1833 = !DISubprogram(name: "fprintf", scope: !1834, file: !1834, line: 350, type: !1835, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1834 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1835 = !DISubroutineType(types: !1836)
!1836 = !{!44, !1837, !1838, null}
!1837 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1751)
!1838 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !174)
!1839 = !DISubprogram(name: "__errno_location", scope: !1840, file: !1840, line: 37, type: !1841, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1840 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!1841 = !DISubroutineType(types: !1842)
!1842 = !{!1843}
!1843 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!1844 = !DISubprogram(name: "strtol", scope: !1830, file: !1830, line: 177, type: !1845, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1845 = !DISubroutineType(types: !1846)
!1846 = !{!240, !1838, !1847, !44}
!1847 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !161)
!1848 = !DISubprogram(name: "sqrt", scope: !1849, file: !1849, line: 143, type: !1850, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1849 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!1850 = !DISubroutineType(types: !1851)
!1851 = !{!53, !53}
!1852 = !DISubprogram(name: "malloc", scope: !1830, file: !1830, line: 553, type: !1853, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1853 = !DISubroutineType(types: !1854)
!1854 = !{!1799, !81}
!1855 = !DISubprogram(name: "exit", scope: !1830, file: !1830, line: 637, type: !1856, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1856 = !DISubroutineType(types: !1857)
!1857 = !{null, !44}
!1858 = !DISubprogram(name: "timespec_get", scope: !1859, file: !1859, line: 383, type: !1860, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1859 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1860 = !DISubroutineType(types: !1861)
!1861 = !{!44, !1862, !44}
!1862 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !591, size: 64)
!1863 = !DISubprogram(name: "cblas_sgemm", scope: !72, file: !72, line: 10, type: !1864, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1864 = !DISubroutineType(types: !1865)
!1865 = !{null, !44, !44, !44, !44, !44, !44, !56, !748, !44, !748, !44, !56, !55, !44}
!1866 = !DISubprogram(name: "hypot", scope: !1849, file: !1849, line: 147, type: !1867, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1867 = !DISubroutineType(types: !1868)
!1868 = !{!53, !53, !53}
!1869 = !DISubprogram(name: "printf", scope: !1834, file: !1834, line: 356, type: !1870, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1870 = !DISubroutineType(types: !1871)
!1871 = !{!44, !1838, null}
!1872 = !DISubprogram(name: "fopen", scope: !1834, file: !1834, line: 258, type: !1873, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1873 = !DISubroutineType(types: !1874)
!1874 = !{!1751, !1838, !1838}
!1875 = !DISubprogram(name: "fwrite", scope: !1834, file: !1834, line: 681, type: !1876, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1876 = !DISubroutineType(types: !1877)
!1877 = !{!83, !1878, !81, !81, !1837}
!1878 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !371)
!1879 = !DISubprogram(name: "fclose", scope: !1834, file: !1834, line: 178, type: !1880, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1880 = !DISubroutineType(types: !1881)
!1881 = !{!44, !1751}
