; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/mlp/mlp_cblas.c
; sources: samples/mlp/mlp_cblas.c samples/mlp/mlp.h samples/common.h samples/blas.h
; sha256: d2242c0cc60099cdb893d012ab563123eb180c8c1c4773c48840f4a191b4669b
; ModuleID = 'samples/mlp/mlp_cblas.c'
source_filename = "samples/mlp/mlp_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [20 x i8] c"mlp n=%d norm=%.9g\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [8 x i8] c"mlp.bin\00", align 1, !dbg !18
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [59 x i8] c"usage: mlp [n=1024] [seed=1] [output=mlp.bin, - for none]\0A\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !28
@.str.6 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !34
@.str.7 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !44
@.str.10 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !49

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !92 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !124
  %4 = alloca %struct.timespec, align 8, !DIAssignID !125
  %5 = alloca ptr, align 8, !DIAssignID !126
  %6 = alloca ptr, align 8, !DIAssignID !127
    #dbg_value(i32 %0, !98, !DIExpression(), !128)
    #dbg_value(ptr %1, !99, !DIExpression(), !128)
    #dbg_value(i32 %0, !129, !DIExpression(), !140)
    #dbg_value(ptr %1, !135, !DIExpression(), !140)
    #dbg_value(ptr undef, !136, !DIExpression(), !140)
  %7 = icmp slt i32 %0, 5, !dbg !143
  br i1 %7, label %8, label %58, !dbg !145

8:                                                ; preds = %2
    #dbg_assign(i1 undef, !146, !DIExpression(), !127, ptr %6, !DIExpression(), !160)
    #dbg_value(i32 %0, !152, !DIExpression(), !160)
    #dbg_value(ptr %1, !153, !DIExpression(), !160)
    #dbg_value(i32 1, !154, !DIExpression(), !160)
    #dbg_value(ptr @.str.1, !155, !DIExpression(), !160)
    #dbg_value(i64 1, !156, !DIExpression(), !160)
    #dbg_value(i64 32768, !157, !DIExpression(), !160)
    #dbg_value(i64 1024, !158, !DIExpression(), !160)
    #dbg_value(ptr undef, !159, !DIExpression(), !160)
    #dbg_value(i64 1024, !137, !DIExpression(), !140)
  %9 = icmp sgt i32 %0, 1, !dbg !162
  br i1 %9, label %10, label %61, !dbg !164

10:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #13, !dbg !165
  %11 = tail call ptr @__errno_location() #14, !dbg !166
  store i32 0, ptr %11, align 4, !dbg !167, !tbaa !168
  %12 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !172
  %13 = load ptr, ptr %12, align 8, !dbg !172, !tbaa !173
  %14 = call i64 @strtol(ptr noundef %13, ptr noundef nonnull %6, i32 noundef 10) #13, !dbg !175
    #dbg_value(i64 %14, !137, !DIExpression(), !140)
  %15 = load ptr, ptr %12, align 8, !dbg !176, !tbaa !173
  %16 = load i8, ptr %15, align 1, !dbg !178, !tbaa !179
  %17 = icmp eq i8 %16, 0, !dbg !178
  br i1 %17, label %28, label %18, !dbg !180

18:                                               ; preds = %10
  %19 = load ptr, ptr %6, align 8, !dbg !181, !tbaa !173
  %20 = load i8, ptr %19, align 1, !dbg !182, !tbaa !179
  %21 = icmp eq i8 %20, 0, !dbg !182
  br i1 %21, label %22, label %28, !dbg !183

22:                                               ; preds = %18
  %23 = load i32, ptr %11, align 4, !dbg !184, !tbaa !168
  %24 = icmp ne i32 %23, 0, !dbg !184
  %25 = add i64 %14, -32769, !dbg !185
  %26 = icmp ult i64 %25, -32768, !dbg !185
  %27 = select i1 %24, i1 true, i1 %26, !dbg !185
  br i1 %27, label %28, label %31, !dbg !185

28:                                               ; preds = %22, %18, %10
  %29 = load ptr, ptr @stderr, align 8, !dbg !186, !tbaa !173
  %30 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %29, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %15, i64 noundef 1, i64 noundef 32768) #15, !dbg !187
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13, !dbg !188
    #dbg_value(i64 %14, !137, !DIExpression(), !140)
  br label %58, !dbg !189

31:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #13, !dbg !188
    #dbg_value(i64 %14, !137, !DIExpression(), !140)
  %32 = trunc nuw i64 %14 to i32, !dbg !190
    #dbg_assign(i1 undef, !146, !DIExpression(), !126, ptr %5, !DIExpression(), !192)
    #dbg_value(i32 %0, !152, !DIExpression(), !192)
    #dbg_value(ptr %1, !153, !DIExpression(), !192)
    #dbg_value(i32 2, !154, !DIExpression(), !192)
    #dbg_value(ptr @.str.2, !155, !DIExpression(), !192)
    #dbg_value(i64 0, !156, !DIExpression(), !192)
    #dbg_value(i64 2147483647, !157, !DIExpression(), !192)
    #dbg_value(i64 1, !158, !DIExpression(), !192)
    #dbg_value(ptr undef, !159, !DIExpression(), !192)
    #dbg_value(i64 1, !139, !DIExpression(), !140)
  %33 = icmp eq i32 %0, 2, !dbg !194
  br i1 %33, label %61, label %34, !dbg !195

34:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #13, !dbg !196
  store i32 0, ptr %11, align 4, !dbg !197, !tbaa !168
  %35 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !198
  %36 = load ptr, ptr %35, align 8, !dbg !198, !tbaa !173
  %37 = call i64 @strtol(ptr noundef %36, ptr noundef nonnull %5, i32 noundef 10) #13, !dbg !199
    #dbg_value(i64 %37, !139, !DIExpression(), !140)
  %38 = load ptr, ptr %35, align 8, !dbg !200, !tbaa !173
  %39 = load i8, ptr %38, align 1, !dbg !201, !tbaa !179
  %40 = icmp eq i8 %39, 0, !dbg !201
  br i1 %40, label %50, label %41, !dbg !202

41:                                               ; preds = %34
  %42 = load ptr, ptr %5, align 8, !dbg !203, !tbaa !173
  %43 = load i8, ptr %42, align 1, !dbg !204, !tbaa !179
  %44 = icmp eq i8 %43, 0, !dbg !204
  br i1 %44, label %45, label %50, !dbg !205

45:                                               ; preds = %41
  %46 = load i32, ptr %11, align 4, !dbg !206, !tbaa !168
  %47 = icmp ne i32 %46, 0, !dbg !206
  %48 = icmp ugt i64 %37, 2147483647, !dbg !207
  %49 = select i1 %47, i1 true, i1 %48, !dbg !207
  br i1 %49, label %50, label %53, !dbg !207

50:                                               ; preds = %45, %41, %34
  %51 = load ptr, ptr @stderr, align 8, !dbg !208, !tbaa !173
  %52 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %51, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %38, i64 noundef 0, i64 noundef 2147483647) #15, !dbg !209
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13, !dbg !210
    #dbg_value(i64 %37, !139, !DIExpression(), !140)
  br label %58, !dbg !211

53:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13, !dbg !210
    #dbg_value(i64 %37, !139, !DIExpression(), !140)
    #dbg_value(i32 %32, !100, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !128)
    #dbg_value(i64 %37, !100, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !128)
  %54 = icmp eq i32 %0, 4, !dbg !212
  br i1 %54, label %55, label %61, !dbg !213

55:                                               ; preds = %53
  %56 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !214
  %57 = load ptr, ptr %56, align 8, !dbg !214, !tbaa !173
  br label %61, !dbg !213

58:                                               ; preds = %2, %28, %50
  %59 = load ptr, ptr @stderr, align 8, !dbg !215, !tbaa !173
  %60 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 58, i64 1, ptr %59) #16, !dbg !216
    #dbg_value(i32 undef, !100, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !128)
    #dbg_value(ptr undef, !100, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !128)
    #dbg_value(i64 undef, !100, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !128)
  br label %212, !dbg !217

61:                                               ; preds = %8, %31, %55, %53
  %62 = phi i64 [ 1, %8 ], [ 1, %31 ], [ %37, %53 ], [ %37, %55 ]
  %63 = phi ptr [ @.str.3, %8 ], [ @.str.3, %31 ], [ @.str.3, %53 ], [ %57, %55 ]
  %64 = phi i32 [ 1024, %8 ], [ %32, %31 ], [ %32, %53 ], [ %32, %55 ]
    #dbg_value(i32 %64, !100, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !128)
    #dbg_value(ptr %63, !100, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !128)
    #dbg_value(i64 %62, !100, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !128)
    #dbg_value(i32 %64, !109, !DIExpression(), !128)
  %65 = zext nneg i32 %64 to i64, !dbg !218
  %66 = mul nuw nsw i64 %65, %65, !dbg !219
    #dbg_value(i64 %66, !111, !DIExpression(), !128)
    #dbg_value(ptr undef, !220, !DIExpression(), !231)
    #dbg_value(i64 0, !227, !DIExpression(), !231)
    #dbg_value(float 1.000000e+00, !228, !DIExpression(), !231)
    #dbg_value(i64 %66, !229, !DIExpression(), !231)
    #dbg_value(i64 %66, !233, !DIExpression(), !239)
  %67 = shl nuw nsw i64 %66, 2, !dbg !241
  %68 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !242
    #dbg_value(ptr %68, !238, !DIExpression(), !239)
    #dbg_value(ptr %68, !243, !DIExpression(), !251)
    #dbg_value(i64 %67, !250, !DIExpression(), !251)
  %69 = icmp eq ptr %68, null, !dbg !253
  br i1 %69, label %70, label %73, !dbg !255

70:                                               ; preds = %61
  %71 = load ptr, ptr @stderr, align 8, !dbg !256, !tbaa !173
  %72 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %71, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !257
  tail call void @exit(i32 noundef 1) #18, !dbg !258
  unreachable, !dbg !258

73:                                               ; preds = %61
    #dbg_value(ptr %68, !230, !DIExpression(), !231)
    #dbg_value(float 1.000000e+00, !259, !DIExpression(), !264)
  tail call fastcc void @fill_uniform(ptr noundef nonnull %68, i64 noundef %66, i64 noundef %62, i64 noundef 0, float noundef 0x3FFBB67AE0000000), !dbg !266
    #dbg_value(ptr %68, !113, !DIExpression(), !128)
    #dbg_value(ptr undef, !220, !DIExpression(), !267)
    #dbg_value(i64 1, !227, !DIExpression(), !267)
    #dbg_value(float poison, !228, !DIExpression(), !267)
    #dbg_value(i64 %66, !229, !DIExpression(), !267)
    #dbg_value(i64 %66, !233, !DIExpression(), !269)
  %74 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !271
    #dbg_value(ptr %74, !238, !DIExpression(), !269)
    #dbg_value(ptr %74, !243, !DIExpression(), !272)
    #dbg_value(i64 %67, !250, !DIExpression(), !272)
  %75 = icmp eq ptr %74, null, !dbg !274
  br i1 %75, label %76, label %79, !dbg !275

76:                                               ; preds = %73
  %77 = load ptr, ptr @stderr, align 8, !dbg !276, !tbaa !173
  %78 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %77, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !277
  tail call void @exit(i32 noundef 1) #18, !dbg !278
  unreachable, !dbg !278

79:                                               ; preds = %73
  %80 = uitofp nneg i32 %64 to float, !dbg !279
  %81 = fdiv float 2.000000e+00, %80, !dbg !280
    #dbg_value(float %81, !228, !DIExpression(), !267)
    #dbg_value(ptr %74, !230, !DIExpression(), !267)
    #dbg_value(float %81, !259, !DIExpression(), !281)
  %82 = fmul float %81, 3.000000e+00, !dbg !283
  %83 = tail call float @sqrtf(float noundef %82) #13, !dbg !284
  tail call fastcc void @fill_uniform(ptr noundef nonnull %74, i64 noundef %66, i64 noundef %62, i64 noundef 1, float noundef %83), !dbg !285
    #dbg_value(ptr %74, !114, !DIExpression(), !128)
    #dbg_value(ptr undef, !220, !DIExpression(), !286)
    #dbg_value(i64 2, !227, !DIExpression(), !286)
    #dbg_value(float %81, !228, !DIExpression(), !286)
    #dbg_value(i64 %66, !229, !DIExpression(), !286)
    #dbg_value(i64 %66, !233, !DIExpression(), !288)
  %84 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !290
    #dbg_value(ptr %84, !238, !DIExpression(), !288)
    #dbg_value(ptr %84, !243, !DIExpression(), !291)
    #dbg_value(i64 %67, !250, !DIExpression(), !291)
  %85 = icmp eq ptr %84, null, !dbg !293
  br i1 %85, label %86, label %89, !dbg !294

86:                                               ; preds = %79
  %87 = load ptr, ptr @stderr, align 8, !dbg !295, !tbaa !173
  %88 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %87, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !296
  tail call void @exit(i32 noundef 1) #18, !dbg !297
  unreachable, !dbg !297

89:                                               ; preds = %79
    #dbg_value(ptr %84, !230, !DIExpression(), !286)
    #dbg_value(float poison, !259, !DIExpression(), !298)
  %90 = tail call float @sqrtf(float noundef %82) #13, !dbg !300
  tail call fastcc void @fill_uniform(ptr noundef nonnull %84, i64 noundef %66, i64 noundef %62, i64 noundef 2, float noundef %90), !dbg !301
    #dbg_value(ptr %84, !115, !DIExpression(), !128)
    #dbg_value(ptr undef, !220, !DIExpression(), !302)
    #dbg_value(i64 3, !227, !DIExpression(), !302)
    #dbg_value(float poison, !228, !DIExpression(), !302)
    #dbg_value(i64 %66, !229, !DIExpression(), !302)
    #dbg_value(i64 %66, !233, !DIExpression(), !304)
  %91 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !306
    #dbg_value(ptr %91, !238, !DIExpression(), !304)
    #dbg_value(ptr %91, !243, !DIExpression(), !307)
    #dbg_value(i64 %67, !250, !DIExpression(), !307)
  %92 = icmp eq ptr %91, null, !dbg !309
  br i1 %92, label %93, label %96, !dbg !310

93:                                               ; preds = %89
  %94 = load ptr, ptr @stderr, align 8, !dbg !311, !tbaa !173
  %95 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %94, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !312
  tail call void @exit(i32 noundef 1) #18, !dbg !313
  unreachable, !dbg !313

96:                                               ; preds = %89
    #dbg_value(ptr %91, !230, !DIExpression(), !302)
    #dbg_value(float poison, !259, !DIExpression(), !314)
  %97 = tail call float @sqrtf(float noundef %82) #13, !dbg !316
  tail call fastcc void @fill_uniform(ptr noundef nonnull %91, i64 noundef %66, i64 noundef %62, i64 noundef 3, float noundef %97), !dbg !317
    #dbg_value(ptr %91, !116, !DIExpression(), !128)
    #dbg_value(i64 %66, !233, !DIExpression(), !318)
  %98 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !320
    #dbg_value(ptr %98, !238, !DIExpression(), !318)
    #dbg_value(ptr %98, !243, !DIExpression(), !321)
    #dbg_value(i64 %67, !250, !DIExpression(), !321)
  %99 = icmp eq ptr %98, null, !dbg !323
  br i1 %99, label %100, label %103, !dbg !324

100:                                              ; preds = %96
  %101 = load ptr, ptr @stderr, align 8, !dbg !325, !tbaa !173
  %102 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %101, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !326
  tail call void @exit(i32 noundef 1) #18, !dbg !327
  unreachable, !dbg !327

103:                                              ; preds = %96
    #dbg_value(ptr %98, !117, !DIExpression(), !128)
    #dbg_value(i64 %66, !233, !DIExpression(), !328)
  %104 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !330
    #dbg_value(ptr %104, !238, !DIExpression(), !328)
    #dbg_value(ptr %104, !243, !DIExpression(), !331)
    #dbg_value(i64 %67, !250, !DIExpression(), !331)
  %105 = icmp eq ptr %104, null, !dbg !333
  br i1 %105, label %106, label %109, !dbg !334

106:                                              ; preds = %103
  %107 = load ptr, ptr @stderr, align 8, !dbg !335, !tbaa !173
  %108 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %107, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !336
  tail call void @exit(i32 noundef 1) #18, !dbg !337
  unreachable, !dbg !337

109:                                              ; preds = %103
    #dbg_value(ptr %104, !118, !DIExpression(), !128)
    #dbg_value(i64 %66, !233, !DIExpression(), !338)
  %110 = tail call noalias ptr @malloc(i64 noundef %67) #17, !dbg !340
    #dbg_value(ptr %110, !238, !DIExpression(), !338)
    #dbg_value(ptr %110, !243, !DIExpression(), !341)
    #dbg_value(i64 %67, !250, !DIExpression(), !341)
  %111 = icmp eq ptr %110, null, !dbg !343
  br i1 %111, label %112, label %115, !dbg !344

112:                                              ; preds = %109
  %113 = load ptr, ptr @stderr, align 8, !dbg !345, !tbaa !173
  %114 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %113, ptr noundef nonnull @.str.6, i64 noundef %67) #15, !dbg !346
  tail call void @exit(i32 noundef 1) #18, !dbg !347
  unreachable, !dbg !347

115:                                              ; preds = %109
    #dbg_value(ptr %110, !119, !DIExpression(), !128)
    #dbg_assign(i1 undef, !348, !DIExpression(), !125, ptr %4, !DIExpression(), !360)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #13, !dbg !362
  %116 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #13, !dbg !363
  %117 = load i64, ptr %4, align 8, !dbg !364, !tbaa !365
  %118 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !368
  %119 = load i64, ptr %118, align 8, !dbg !368, !tbaa !369
  %120 = sitofp i64 %119 to double, !dbg !370
  %121 = fmul double %120, 1.000000e-09, !dbg !371
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #13, !dbg !372
    #dbg_value(double %179, !120, !DIExpression(), !128)
    #dbg_value(i32 %64, !373, !DIExpression(), !388)
    #dbg_value(ptr %74, !380, !DIExpression(), !388)
    #dbg_value(ptr %84, !381, !DIExpression(), !388)
    #dbg_value(ptr %91, !382, !DIExpression(), !388)
    #dbg_value(ptr %68, !383, !DIExpression(), !388)
    #dbg_value(ptr %98, !384, !DIExpression(), !388)
    #dbg_value(ptr %104, !385, !DIExpression(), !388)
    #dbg_value(ptr %110, !386, !DIExpression(), !388)
    #dbg_value(i64 %66, !387, !DIExpression(), !388)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %64, i32 noundef %64, i32 noundef %64, float noundef 1.000000e+00, ptr noundef nonnull %74, i32 noundef %64, ptr noundef nonnull %68, i32 noundef %64, float noundef 0.000000e+00, ptr noundef nonnull %98, i32 noundef %64) #13, !dbg !390
    #dbg_value(ptr %98, !391, !DIExpression(), !399)
    #dbg_value(i64 %66, !396, !DIExpression(), !399)
    #dbg_value(i64 0, !397, !DIExpression(), !401)
  %122 = icmp ult i64 %66, 8, !dbg !402
  br i1 %122, label %139, label %123, !dbg !402

123:                                              ; preds = %115
  %124 = and i64 %66, 4611686018427387896, !dbg !402
  br label %125, !dbg !402

125:                                              ; preds = %125, %123
  %126 = phi i64 [ 0, %123 ], [ %135, %125 ], !dbg !403
  %127 = getelementptr inbounds float, ptr %98, i64 %126, !dbg !405
  %128 = getelementptr inbounds i8, ptr %127, i64 16, !dbg !405
  %129 = load <4 x float>, ptr %127, align 4, !dbg !405, !tbaa !406
  %130 = load <4 x float>, ptr %128, align 4, !dbg !405, !tbaa !406
  %131 = fcmp ogt <4 x float> %129, zeroinitializer, !dbg !408
  %132 = fcmp ogt <4 x float> %130, zeroinitializer, !dbg !408
  %133 = select <4 x i1> %131, <4 x float> %129, <4 x float> zeroinitializer, !dbg !405
  %134 = select <4 x i1> %132, <4 x float> %130, <4 x float> zeroinitializer, !dbg !405
  store <4 x float> %133, ptr %127, align 4, !dbg !409, !tbaa !406
  store <4 x float> %134, ptr %128, align 4, !dbg !409, !tbaa !406
  %135 = add nuw i64 %126, 8, !dbg !403
  %136 = icmp eq i64 %135, %124, !dbg !403
  br i1 %136, label %137, label %125, !dbg !403, !llvm.loop !410

137:                                              ; preds = %125
  %138 = icmp eq i64 %66, %124, !dbg !402
  br i1 %138, label %149, label %139, !dbg !402

139:                                              ; preds = %137, %115
  %140 = phi i64 [ 0, %115 ], [ %124, %137 ]
  br label %141, !dbg !402

141:                                              ; preds = %139, %141
  %142 = phi i64 [ %147, %141 ], [ %140, %139 ]
    #dbg_value(i64 %142, !397, !DIExpression(), !401)
  %143 = getelementptr inbounds float, ptr %98, i64 %142, !dbg !405
  %144 = load float, ptr %143, align 4, !dbg !405, !tbaa !406
  %145 = fcmp ogt float %144, 0.000000e+00, !dbg !408
  %146 = select i1 %145, float %144, float 0.000000e+00, !dbg !405
  store float %146, ptr %143, align 4, !dbg !409, !tbaa !406
  %147 = add nuw i64 %142, 1, !dbg !403
    #dbg_value(i64 %147, !397, !DIExpression(), !401)
  %148 = icmp eq i64 %147, %66, !dbg !415
  br i1 %148, label %149, label %141, !dbg !402, !llvm.loop !416

149:                                              ; preds = %141, %137
  %150 = sitofp i64 %117 to double, !dbg !417
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %64, i32 noundef %64, i32 noundef %64, float noundef 1.000000e+00, ptr noundef nonnull %84, i32 noundef %64, ptr noundef nonnull %98, i32 noundef %64, float noundef 0.000000e+00, ptr noundef nonnull %104, i32 noundef %64) #13, !dbg !418
    #dbg_value(ptr %104, !391, !DIExpression(), !419)
    #dbg_value(i64 %66, !396, !DIExpression(), !419)
    #dbg_value(i64 0, !397, !DIExpression(), !421)
  %151 = icmp ult i64 %66, 8, !dbg !422
  br i1 %151, label %168, label %152, !dbg !422

152:                                              ; preds = %149
  %153 = and i64 %66, 4611686018427387896, !dbg !422
  br label %154, !dbg !422

154:                                              ; preds = %154, %152
  %155 = phi i64 [ 0, %152 ], [ %164, %154 ], !dbg !423
  %156 = getelementptr inbounds float, ptr %104, i64 %155, !dbg !424
  %157 = getelementptr inbounds i8, ptr %156, i64 16, !dbg !424
  %158 = load <4 x float>, ptr %156, align 4, !dbg !424, !tbaa !406
  %159 = load <4 x float>, ptr %157, align 4, !dbg !424, !tbaa !406
  %160 = fcmp ogt <4 x float> %158, zeroinitializer, !dbg !425
  %161 = fcmp ogt <4 x float> %159, zeroinitializer, !dbg !425
  %162 = select <4 x i1> %160, <4 x float> %158, <4 x float> zeroinitializer, !dbg !424
  %163 = select <4 x i1> %161, <4 x float> %159, <4 x float> zeroinitializer, !dbg !424
  store <4 x float> %162, ptr %156, align 4, !dbg !426, !tbaa !406
  store <4 x float> %163, ptr %157, align 4, !dbg !426, !tbaa !406
  %164 = add nuw i64 %155, 8, !dbg !423
  %165 = icmp eq i64 %164, %153, !dbg !423
  br i1 %165, label %166, label %154, !dbg !423, !llvm.loop !427

166:                                              ; preds = %154
  %167 = icmp eq i64 %66, %153, !dbg !422
  br i1 %167, label %178, label %168, !dbg !422

168:                                              ; preds = %166, %149
  %169 = phi i64 [ 0, %149 ], [ %153, %166 ]
  br label %170, !dbg !422

170:                                              ; preds = %168, %170
  %171 = phi i64 [ %176, %170 ], [ %169, %168 ]
    #dbg_value(i64 %171, !397, !DIExpression(), !421)
  %172 = getelementptr inbounds float, ptr %104, i64 %171, !dbg !424
  %173 = load float, ptr %172, align 4, !dbg !424, !tbaa !406
  %174 = fcmp ogt float %173, 0.000000e+00, !dbg !425
  %175 = select i1 %174, float %173, float 0.000000e+00, !dbg !424
  store float %175, ptr %172, align 4, !dbg !426, !tbaa !406
  %176 = add nuw i64 %171, 1, !dbg !423
    #dbg_value(i64 %176, !397, !DIExpression(), !421)
  %177 = icmp eq i64 %176, %66, !dbg !429
  br i1 %177, label %178, label %170, !dbg !422, !llvm.loop !430

178:                                              ; preds = %170, %166
  %179 = fadd double %121, %150, !dbg !431
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %64, i32 noundef %64, i32 noundef %64, float noundef 1.000000e+00, ptr noundef nonnull %91, i32 noundef %64, ptr noundef nonnull %104, i32 noundef %64, float noundef 0.000000e+00, ptr noundef nonnull %110, i32 noundef %64) #13, !dbg !432
    #dbg_assign(i1 undef, !348, !DIExpression(), !124, ptr %3, !DIExpression(), !433)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #13, !dbg !435
  %180 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #13, !dbg !436
  %181 = load i64, ptr %3, align 8, !dbg !437, !tbaa !365
  %182 = sitofp i64 %181 to double, !dbg !438
  %183 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !439
  %184 = load i64, ptr %183, align 8, !dbg !439, !tbaa !369
  %185 = sitofp i64 %184 to double, !dbg !440
  %186 = fmul double %185, 1.000000e-09, !dbg !441
  %187 = fadd double %186, %182, !dbg !442
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #13, !dbg !443
  %188 = fsub double %187, %179, !dbg !444
    #dbg_value(double %188, !122, !DIExpression(), !128)
  %189 = call fastcc double @frobenius_norm(ptr noundef nonnull %110, i64 noundef %66), !dbg !445
  %190 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %64, double noundef %189), !dbg !446
    #dbg_value(double %188, !447, !DIExpression(), !452)
  %191 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, double noundef %188), !dbg !454
    #dbg_value(ptr %63, !455, !DIExpression(), !462)
    #dbg_value(ptr %110, !460, !DIExpression(), !462)
    #dbg_value(i64 %66, !461, !DIExpression(), !462)
    #dbg_value(ptr %63, !464, !DIExpression(), !526)
    #dbg_value(ptr %110, !469, !DIExpression(), !526)
    #dbg_value(i64 4, !470, !DIExpression(), !526)
    #dbg_value(i64 %66, !471, !DIExpression(), !526)
  %192 = load i8, ptr %63, align 1
  %193 = icmp eq i8 %192, 45
  br i1 %193, label %194, label %198

194:                                              ; preds = %178
  %195 = getelementptr inbounds i8, ptr %63, i64 1
  %196 = load i8, ptr %195, align 1
  %197 = icmp eq i8 %196, 0, !dbg !528
  br i1 %197, label %210, label %198, !dbg !530

198:                                              ; preds = %194, %178
  %199 = call noalias ptr @fopen(ptr noundef nonnull %63, ptr noundef nonnull @.str.9), !dbg !531
    #dbg_value(ptr %199, !472, !DIExpression(), !526)
  %200 = icmp eq ptr %199, null, !dbg !532
  br i1 %200, label %207, label %201, !dbg !532

201:                                              ; preds = %198
  %202 = call i64 @fwrite(ptr noundef nonnull %110, i64 noundef 4, i64 noundef %66, ptr noundef nonnull %199), !dbg !533
    #dbg_value(i64 %202, !525, !DIExpression(), !526)
  %203 = call i32 @fclose(ptr noundef nonnull %199), !dbg !534
  %204 = icmp eq i32 %203, 0, !dbg !534
  %205 = icmp eq i64 %202, %66
  %206 = and i1 %205, %204, !dbg !536
  br i1 %206, label %210, label %207, !dbg !536

207:                                              ; preds = %201, %198
  %208 = load ptr, ptr @stderr, align 8, !dbg !537, !tbaa !173
  %209 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %208, ptr noundef nonnull @.str.10, ptr noundef nonnull %63) #15, !dbg !538
  br label %210, !dbg !539

210:                                              ; preds = %194, %201, %207
  %211 = phi i32 [ 0, %194 ], [ 1, %207 ], [ 0, %201 ], !dbg !526
    #dbg_value(i32 %211, !123, !DIExpression(), !128)
  call void @free(ptr noundef %68) #13, !dbg !540
  call void @free(ptr noundef %74) #13, !dbg !541
  call void @free(ptr noundef %84) #13, !dbg !542
  call void @free(ptr noundef %91) #13, !dbg !543
  call void @free(ptr noundef %98) #13, !dbg !544
  call void @free(ptr noundef nonnull %104) #13, !dbg !545
  call void @free(ptr noundef %110) #13, !dbg !546
  br label %212

212:                                              ; preds = %58, %210
  %213 = phi i32 [ %211, %210 ], [ 2, %58 ], !dbg !128
  ret i32 %213, !dbg !547
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !548 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 !dbg !553 {
    #dbg_value(ptr %0, !557, !DIExpression(), !562)
    #dbg_value(i64 %1, !558, !DIExpression(), !562)
    #dbg_value(double 0.000000e+00, !559, !DIExpression(), !562)
    #dbg_value(i64 0, !560, !DIExpression(), !563)
  %3 = icmp eq i64 %1, 0, !dbg !564
  br i1 %3, label %26, label %4, !dbg !566

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !566
  %6 = icmp ult i64 %1, 4, !dbg !566
  br i1 %6, label %9, label %7, !dbg !566

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !566
  br label %29, !dbg !566

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !566
  br i1 %13, label %26, label %14, !dbg !566

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !560, !DIExpression(), !563)
    #dbg_value(double %16, !559, !DIExpression(), !562)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !567
  %19 = load float, ptr %18, align 4, !dbg !567, !tbaa !406
  %20 = fpext float %19 to double, !dbg !568
  %21 = fmul double %20, %20, !dbg !569
  %22 = fadd double %16, %21, !dbg !570
    #dbg_value(double %22, !559, !DIExpression(), !562)
  %23 = add nuw i64 %15, 1, !dbg !571
    #dbg_value(i64 %23, !560, !DIExpression(), !563)
  %24 = add i64 %17, 1, !dbg !566
  %25 = icmp eq i64 %24, %5, !dbg !566
  br i1 %25, label %26, label %14, !dbg !566, !llvm.loop !572

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !562
  %28 = tail call double @sqrt(double noundef %27) #13, !dbg !574
  ret double %28, !dbg !575

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !560, !DIExpression(), !563)
    #dbg_value(double %31, !559, !DIExpression(), !562)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !567
  %34 = load float, ptr %33, align 4, !dbg !567, !tbaa !406
  %35 = fpext float %34 to double, !dbg !568
  %36 = fmul double %35, %35, !dbg !569
  %37 = fadd double %31, %36, !dbg !570
    #dbg_value(double %37, !559, !DIExpression(), !562)
  %38 = or disjoint i64 %30, 1, !dbg !571
    #dbg_value(i64 %38, !560, !DIExpression(), !563)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !567
  %40 = load float, ptr %39, align 4, !dbg !567, !tbaa !406
  %41 = fpext float %40 to double, !dbg !568
  %42 = fmul double %41, %41, !dbg !569
  %43 = fadd double %37, %42, !dbg !570
    #dbg_value(double %43, !559, !DIExpression(), !562)
  %44 = or disjoint i64 %30, 2, !dbg !571
    #dbg_value(i64 %44, !560, !DIExpression(), !563)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !567
  %46 = load float, ptr %45, align 4, !dbg !567, !tbaa !406
  %47 = fpext float %46 to double, !dbg !568
  %48 = fmul double %47, %47, !dbg !569
  %49 = fadd double %43, %48, !dbg !570
    #dbg_value(double %49, !559, !DIExpression(), !562)
  %50 = or disjoint i64 %30, 3, !dbg !571
    #dbg_value(i64 %50, !560, !DIExpression(), !563)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !567
  %52 = load float, ptr %51, align 4, !dbg !567, !tbaa !406
  %53 = fpext float %52 to double, !dbg !568
  %54 = fmul double %53, %53, !dbg !569
  %55 = fadd double %49, %54, !dbg !570
    #dbg_value(double %55, !559, !DIExpression(), !562)
  %56 = add nuw i64 %30, 4, !dbg !571
    #dbg_value(i64 %56, !560, !DIExpression(), !563)
  %57 = add i64 %32, 4, !dbg !566
  %58 = icmp eq i64 %57, %8, !dbg !566
  br i1 %58, label %9, label %29, !dbg !566, !llvm.loop !576
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !578 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !582 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !586 ptr @__errno_location() local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !591 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @fill_uniform(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) unnamed_addr #7 !dbg !595 {
    #dbg_value(ptr %0, !599, !DIExpression(), !606)
    #dbg_value(i64 %1, !600, !DIExpression(), !606)
    #dbg_value(i64 %2, !601, !DIExpression(), !606)
    #dbg_value(i64 %3, !602, !DIExpression(), !606)
    #dbg_value(float %4, !603, !DIExpression(), !606)
    #dbg_value(i64 0, !604, !DIExpression(), !607)
  %6 = icmp eq i64 %1, 0, !dbg !608
  br i1 %6, label %44, label %7, !dbg !610

7:                                                ; preds = %5
  %8 = shl i64 %2, 8
  %9 = or i64 %8, %3
  %10 = mul i64 %9, -3372029247567499371
  %11 = icmp ult i64 %1, 4, !dbg !610
  br i1 %11, label %12, label %14, !dbg !610

12:                                               ; preds = %42, %7
  %13 = phi i64 [ 0, %7 ], [ %15, %42 ]
  br label %45, !dbg !610

14:                                               ; preds = %7
  %15 = and i64 %1, -4, !dbg !610
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0, !dbg !610
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !610
  %18 = insertelement <4 x float> poison, float %4, i64 0, !dbg !610
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !610
  br label %20, !dbg !610

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %39, %20 ], !dbg !611
  %22 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %14 ], [ %40, %20 ]
  %23 = mul <4 x i64> %22, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !612
  %24 = add <4 x i64> %23, %17, !dbg !632
  %25 = lshr <4 x i64> %24, <i64 30, i64 30, i64 30, i64 30>, !dbg !633
  %26 = xor <4 x i64> %25, %24, !dbg !634
  %27 = mul <4 x i64> %26, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !635
  %28 = lshr <4 x i64> %27, <i64 27, i64 27, i64 27, i64 27>, !dbg !636
  %29 = xor <4 x i64> %28, %27, !dbg !637
  %30 = mul <4 x i64> %29, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !638
  %31 = lshr <4 x i64> %30, <i64 40, i64 40, i64 40, i64 40>, !dbg !639
  %32 = trunc nuw nsw <4 x i64> %31 to <4 x i32>, !dbg !639
  %33 = or <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>, !dbg !640
  %34 = add nsw <4 x i32> %33, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !641
  %35 = sitofp <4 x i32> %34 to <4 x float>, !dbg !642
  %36 = fmul <4 x float> %35, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !643
  %37 = fmul <4 x float> %36, %19, !dbg !644
  %38 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !645
  store <4 x float> %37, ptr %38, align 4, !dbg !646, !tbaa !406
  %39 = add nuw i64 %21, 4, !dbg !611
  %40 = add <4 x i64> %22, <i64 4, i64 4, i64 4, i64 4>
  %41 = icmp eq i64 %39, %15, !dbg !611
  br i1 %41, label %42, label %20, !dbg !611, !llvm.loop !647

42:                                               ; preds = %20
  %43 = icmp eq i64 %15, %1, !dbg !610
  br i1 %43, label %44, label %12, !dbg !610

44:                                               ; preds = %45, %42, %5
  ret void, !dbg !649

45:                                               ; preds = %12, %45
  %46 = phi i64 [ %63, %45 ], [ %13, %12 ]
    #dbg_value(i64 %46, !604, !DIExpression(), !607)
    #dbg_value(i64 %2, !626, !DIExpression(), !650)
    #dbg_value(i64 %3, !627, !DIExpression(), !650)
    #dbg_value(i64 %46, !628, !DIExpression(), !650)
    #dbg_value(i64 %2, !617, !DIExpression(), !651)
    #dbg_value(i64 %3, !618, !DIExpression(), !651)
    #dbg_value(i64 %46, !619, !DIExpression(), !651)
  %47 = mul i64 %46, -7046029254386353131, !dbg !612
  %48 = add i64 %47, %10, !dbg !632
    #dbg_value(i64 %48, !620, !DIExpression(), !651)
  %49 = lshr i64 %48, 30, !dbg !633
  %50 = xor i64 %49, %48, !dbg !634
  %51 = mul i64 %50, -4658895280553007687, !dbg !635
    #dbg_value(i64 %51, !620, !DIExpression(), !651)
  %52 = lshr i64 %51, 27, !dbg !636
  %53 = xor i64 %52, %51, !dbg !637
  %54 = mul i64 %53, -7723592293110705685, !dbg !638
    #dbg_value(i64 %54, !620, !DIExpression(), !651)
    #dbg_value(!DIArgList(i64 0, i64 %54), !629, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !650)
  %55 = lshr i64 %54, 40, !dbg !639
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !639
  %57 = or i32 %56, 1, !dbg !640
  %58 = add nsw i32 %57, -8388608, !dbg !641
  %59 = sitofp i32 %58 to float, !dbg !642
  %60 = fmul float %59, 0x3E80000000000000, !dbg !643
  %61 = fmul float %60, %4, !dbg !644
  %62 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !645
  store float %61, ptr %62, align 4, !dbg !646, !tbaa !406
  %63 = add nuw i64 %46, 1, !dbg !611
    #dbg_value(i64 %63, !604, !DIExpression(), !607)
  %64 = icmp eq i64 %63, %1, !dbg !608
  br i1 %64, label %44, label %45, !dbg !610, !llvm.loop !652
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !653 float @sqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !655 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: noreturn nounwind
declare !dbg !658 void @exit(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !661 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #11

declare !dbg !666 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !669 double @sqrt(double noundef) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare !dbg !672 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !675 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !679 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(none) }
attributes #15 = { cold nounwind }
attributes #16 = { cold }
attributes #17 = { nounwind allocsize(0) }
attributes #18 = { noreturn nounwind }

!llvm.dbg.cu = !{!54}
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}
!llvm.ident = !{!91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/mlp/mlp_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "34f70cc405673bcda5fba4155e896c99")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 20)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !9, line: 16, type: !10, isLocal: true, isDefinition: true)
!9 = !DIFile(filename: "samples/mlp/mlp.h", directory: ".", checksumkind: CSK_MD5, checksum: "c31081c2a23c8fa5c198ddcfab11586c")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !9, line: 17, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !9, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !9, line: 23, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 472, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 59)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !30, line: 88, type: !31, isLocal: true, isDefinition: true)
!30 = !DIFile(filename: "samples/mlp/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 56)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !30, line: 61, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !30, line: 100, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 14)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !30, line: 106, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 3)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !30, line: 109, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 24)
!54 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !55, retainedTypes: !66, globals: !81, splitDebugInlining: false, nameTableKind: None)
!55 = !{!56, !60}
!56 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !30, line: 23, baseType: !57, size: 32, elements: !58)
!57 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!60 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !61, line: 5, baseType: !57, size: 32, elements: !62)
!61 = !DIFile(filename: "samples/mlp/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!62 = !{!63, !64, !65}
!63 = !DIEnumerator(name: "CblasColMajor", value: 102)
!64 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!65 = !DIEnumerator(name: "CblasTrans", value: 112)
!66 = !{!67, !70, !71, !75, !78, !79, !80}
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !68, line: 18, baseType: !69)
!68 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !72, line: 27, baseType: !73)
!72 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !74, line: 45, baseType: !69)
!74 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !76, line: 26, baseType: !77)
!76 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !74, line: 41, baseType: !70)
!78 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!80 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!81 = !{!0, !7, !13, !18, !23, !28, !34, !39, !82, !44, !49}
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !30, line: 105, type: !10, isLocal: true, isDefinition: true)
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!91 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!92 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 19, type: !93, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !97)
!93 = !DISubroutineType(types: !94)
!94 = !{!70, !70, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!97 = !{!98, !99, !100, !109, !111, !113, !114, !115, !116, !117, !118, !119, !120, !122, !123}
!98 = !DILocalVariable(name: "argc", arg: 1, scope: !92, file: !2, line: 19, type: !70)
!99 = !DILocalVariable(name: "argv", arg: 2, scope: !92, file: !2, line: 19, type: !95)
!100 = !DILocalVariable(name: "arguments", scope: !92, file: !2, line: 20, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !9, line: 11, baseType: !102)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !9, line: 7, size: 192, elements: !103)
!103 = !{!104, !105, !106}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !102, file: !9, line: 8, baseType: !70, size: 32)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !102, file: !9, line: 9, baseType: !71, size: 64, offset: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !102, file: !9, line: 10, baseType: !107, size: 64, offset: 128)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!109 = !DILocalVariable(name: "n", scope: !92, file: !2, line: 22, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!111 = !DILocalVariable(name: "count", scope: !92, file: !2, line: 23, type: !112)
!112 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!113 = !DILocalVariable(name: "x", scope: !92, file: !2, line: 24, type: !79)
!114 = !DILocalVariable(name: "w1", scope: !92, file: !2, line: 25, type: !79)
!115 = !DILocalVariable(name: "w2", scope: !92, file: !2, line: 26, type: !79)
!116 = !DILocalVariable(name: "w3", scope: !92, file: !2, line: 27, type: !79)
!117 = !DILocalVariable(name: "h1", scope: !92, file: !2, line: 28, type: !79)
!118 = !DILocalVariable(name: "h2", scope: !92, file: !2, line: 29, type: !79)
!119 = !DILocalVariable(name: "y", scope: !92, file: !2, line: 30, type: !79)
!120 = !DILocalVariable(name: "start", scope: !92, file: !2, line: 32, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!122 = !DILocalVariable(name: "seconds", scope: !92, file: !2, line: 34, type: !121)
!123 = !DILocalVariable(name: "status", scope: !92, file: !2, line: 38, type: !110)
!124 = distinct !DIAssignID()
!125 = distinct !DIAssignID()
!126 = distinct !DIAssignID()
!127 = distinct !DIAssignID()
!128 = !DILocation(line: 0, scope: !92)
!129 = !DILocalVariable(name: "argc", arg: 1, scope: !130, file: !9, line: 14, type: !70)
!130 = distinct !DISubprogram(name: "parse_arguments", scope: !9, file: !9, line: 14, type: !131, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !134)
!131 = !DISubroutineType(types: !132)
!132 = !{!70, !70, !95, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!134 = !{!129, !135, !136, !137, !139}
!135 = !DILocalVariable(name: "argv", arg: 2, scope: !130, file: !9, line: 14, type: !95)
!136 = !DILocalVariable(name: "out", arg: 3, scope: !130, file: !9, line: 14, type: !133)
!137 = !DILocalVariable(name: "n", scope: !130, file: !9, line: 15, type: !138)
!138 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!139 = !DILocalVariable(name: "seed", scope: !130, file: !9, line: 15, type: !138)
!140 = !DILocation(line: 0, scope: !130, inlinedAt: !141)
!141 = distinct !DILocation(line: 21, column: 8, scope: !142)
!142 = distinct !DILexicalBlock(scope: !92, file: !2, line: 21, column: 7)
!143 = !DILocation(line: 16, column: 12, scope: !144, inlinedAt: !141)
!144 = distinct !DILexicalBlock(scope: !130, file: !9, line: 16, column: 7)
!145 = !DILocation(line: 16, column: 17, scope: !144, inlinedAt: !141)
!146 = !DILocalVariable(name: "end", scope: !147, file: !30, line: 84, type: !96)
!147 = distinct !DISubprogram(name: "parse_integer", scope: !30, file: !30, line: 80, type: !148, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !151)
!148 = !DISubroutineType(types: !149)
!149 = !{!70, !70, !95, !70, !107, !138, !138, !138, !150}
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!151 = !{!152, !153, !154, !155, !156, !157, !158, !159, !146}
!152 = !DILocalVariable(name: "argc", arg: 1, scope: !147, file: !30, line: 80, type: !70)
!153 = !DILocalVariable(name: "argv", arg: 2, scope: !147, file: !30, line: 80, type: !95)
!154 = !DILocalVariable(name: "position", arg: 3, scope: !147, file: !30, line: 80, type: !70)
!155 = !DILocalVariable(name: "name", arg: 4, scope: !147, file: !30, line: 80, type: !107)
!156 = !DILocalVariable(name: "low", arg: 5, scope: !147, file: !30, line: 80, type: !138)
!157 = !DILocalVariable(name: "high", arg: 6, scope: !147, file: !30, line: 81, type: !138)
!158 = !DILocalVariable(name: "fallback", arg: 7, scope: !147, file: !30, line: 81, type: !138)
!159 = !DILocalVariable(name: "out", arg: 8, scope: !147, file: !30, line: 81, type: !150)
!160 = !DILocation(line: 0, scope: !147, inlinedAt: !161)
!161 = distinct !DILocation(line: 16, column: 20, scope: !144, inlinedAt: !141)
!162 = !DILocation(line: 83, column: 16, scope: !163, inlinedAt: !161)
!163 = distinct !DILexicalBlock(scope: !147, file: !30, line: 83, column: 7)
!164 = !DILocation(line: 83, column: 7, scope: !147, inlinedAt: !161)
!165 = !DILocation(line: 84, column: 3, scope: !147, inlinedAt: !161)
!166 = !DILocation(line: 85, column: 3, scope: !147, inlinedAt: !161)
!167 = !DILocation(line: 85, column: 9, scope: !147, inlinedAt: !161)
!168 = !{!169, !169, i64 0}
!169 = !{!"int", !170, i64 0}
!170 = !{!"omnipotent char", !171, i64 0}
!171 = !{!"Simple C/C++ TBAA"}
!172 = !DILocation(line: 86, column: 17, scope: !147, inlinedAt: !161)
!173 = !{!174, !174, i64 0}
!174 = !{!"any pointer", !170, i64 0}
!175 = !DILocation(line: 86, column: 10, scope: !147, inlinedAt: !161)
!176 = !DILocation(line: 87, column: 8, scope: !177, inlinedAt: !161)
!177 = distinct !DILexicalBlock(scope: !147, file: !30, line: 87, column: 7)
!178 = !DILocation(line: 87, column: 7, scope: !177, inlinedAt: !161)
!179 = !{!170, !170, i64 0}
!180 = !DILocation(line: 87, column: 23, scope: !177, inlinedAt: !161)
!181 = !DILocation(line: 87, column: 28, scope: !177, inlinedAt: !161)
!182 = !DILocation(line: 87, column: 27, scope: !177, inlinedAt: !161)
!183 = !DILocation(line: 87, column: 32, scope: !177, inlinedAt: !161)
!184 = !DILocation(line: 87, column: 36, scope: !177, inlinedAt: !161)
!185 = !DILocation(line: 87, column: 42, scope: !177, inlinedAt: !161)
!186 = !DILocation(line: 88, column: 11, scope: !147, inlinedAt: !161)
!187 = !DILocation(line: 88, column: 3, scope: !147, inlinedAt: !161)
!188 = !DILocation(line: 91, column: 1, scope: !147, inlinedAt: !161)
!189 = !DILocation(line: 16, column: 74, scope: !144, inlinedAt: !141)
!190 = !DILocation(line: 18, column: 14, scope: !191, inlinedAt: !141)
!191 = distinct !DILexicalBlock(scope: !144, file: !9, line: 17, column: 69)
!192 = !DILocation(line: 0, scope: !147, inlinedAt: !193)
!193 = distinct !DILocation(line: 17, column: 7, scope: !144, inlinedAt: !141)
!194 = !DILocation(line: 83, column: 16, scope: !163, inlinedAt: !193)
!195 = !DILocation(line: 83, column: 7, scope: !147, inlinedAt: !193)
!196 = !DILocation(line: 84, column: 3, scope: !147, inlinedAt: !193)
!197 = !DILocation(line: 85, column: 9, scope: !147, inlinedAt: !193)
!198 = !DILocation(line: 86, column: 17, scope: !147, inlinedAt: !193)
!199 = !DILocation(line: 86, column: 10, scope: !147, inlinedAt: !193)
!200 = !DILocation(line: 87, column: 8, scope: !177, inlinedAt: !193)
!201 = !DILocation(line: 87, column: 7, scope: !177, inlinedAt: !193)
!202 = !DILocation(line: 87, column: 23, scope: !177, inlinedAt: !193)
!203 = !DILocation(line: 87, column: 28, scope: !177, inlinedAt: !193)
!204 = !DILocation(line: 87, column: 27, scope: !177, inlinedAt: !193)
!205 = !DILocation(line: 87, column: 32, scope: !177, inlinedAt: !193)
!206 = !DILocation(line: 87, column: 36, scope: !177, inlinedAt: !193)
!207 = !DILocation(line: 87, column: 42, scope: !177, inlinedAt: !193)
!208 = !DILocation(line: 88, column: 11, scope: !147, inlinedAt: !193)
!209 = !DILocation(line: 88, column: 3, scope: !147, inlinedAt: !193)
!210 = !DILocation(line: 91, column: 1, scope: !147, inlinedAt: !193)
!211 = !DILocation(line: 16, column: 7, scope: !130, inlinedAt: !141)
!212 = !DILocation(line: 20, column: 24, scope: !191, inlinedAt: !141)
!213 = !DILocation(line: 20, column: 19, scope: !191, inlinedAt: !141)
!214 = !DILocation(line: 20, column: 30, scope: !191, inlinedAt: !141)
!215 = !DILocation(line: 23, column: 11, scope: !130, inlinedAt: !141)
!216 = !DILocation(line: 23, column: 3, scope: !130, inlinedAt: !141)
!217 = !DILocation(line: 21, column: 7, scope: !92)
!218 = !DILocation(line: 23, column: 24, scope: !92)
!219 = !DILocation(line: 23, column: 34, scope: !92)
!220 = !DILocalVariable(name: "arguments", arg: 1, scope: !221, file: !9, line: 31, type: !224)
!221 = distinct !DISubprogram(name: "make_matrix", scope: !9, file: !9, line: 31, type: !222, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !226)
!222 = !DISubroutineType(types: !223)
!223 = !{!79, !224, !71, !78}
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !225, size: 64)
!225 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !101)
!226 = !{!220, !227, !228, !229, !230}
!227 = !DILocalVariable(name: "stream", arg: 2, scope: !221, file: !9, line: 31, type: !71)
!228 = !DILocalVariable(name: "variance", arg: 3, scope: !221, file: !9, line: 31, type: !78)
!229 = !DILocalVariable(name: "count", scope: !221, file: !9, line: 32, type: !112)
!230 = !DILocalVariable(name: "x", scope: !221, file: !9, line: 33, type: !79)
!231 = !DILocation(line: 0, scope: !221, inlinedAt: !232)
!232 = distinct !DILocation(line: 24, column: 14, scope: !92)
!233 = !DILocalVariable(name: "count", arg: 1, scope: !234, file: !30, line: 66, type: !67)
!234 = distinct !DISubprogram(name: "allocate", scope: !30, file: !30, line: 66, type: !235, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !237)
!235 = !DISubroutineType(types: !236)
!236 = !{!79, !67}
!237 = !{!233, !238}
!238 = !DILocalVariable(name: "x", scope: !234, file: !30, line: 67, type: !79)
!239 = !DILocation(line: 0, scope: !234, inlinedAt: !240)
!240 = distinct !DILocation(line: 33, column: 14, scope: !221, inlinedAt: !232)
!241 = !DILocation(line: 67, column: 36, scope: !234, inlinedAt: !240)
!242 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !240)
!243 = !DILocalVariable(name: "memory", arg: 1, scope: !244, file: !30, line: 59, type: !247)
!244 = distinct !DISubprogram(name: "need", scope: !30, file: !30, line: 59, type: !245, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !249)
!245 = !DISubroutineType(types: !246)
!246 = !{null, !247, !67}
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!249 = !{!243, !250}
!250 = !DILocalVariable(name: "bytes", arg: 2, scope: !244, file: !30, line: 59, type: !67)
!251 = !DILocation(line: 0, scope: !244, inlinedAt: !252)
!252 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !240)
!253 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !252)
!254 = distinct !DILexicalBlock(scope: !244, file: !30, line: 60, column: 7)
!255 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !252)
!256 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !252)
!257 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !252)
!258 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !252)
!259 = !DILocalVariable(name: "variance", arg: 1, scope: !260, file: !9, line: 29, type: !78)
!260 = distinct !DISubprogram(name: "scale_of", scope: !9, file: !9, line: 29, type: !261, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !263)
!261 = !DISubroutineType(types: !262)
!262 = !{!78, !78}
!263 = !{!259}
!264 = !DILocation(line: 0, scope: !260, inlinedAt: !265)
!265 = distinct !DILocation(line: 34, column: 51, scope: !221, inlinedAt: !232)
!266 = !DILocation(line: 34, column: 3, scope: !221, inlinedAt: !232)
!267 = !DILocation(line: 0, scope: !221, inlinedAt: !268)
!268 = distinct !DILocation(line: 25, column: 15, scope: !92)
!269 = !DILocation(line: 0, scope: !234, inlinedAt: !270)
!270 = distinct !DILocation(line: 33, column: 14, scope: !221, inlinedAt: !268)
!271 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !270)
!272 = !DILocation(line: 0, scope: !244, inlinedAt: !273)
!273 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !270)
!274 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !273)
!275 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !273)
!276 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !273)
!277 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !273)
!278 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !273)
!279 = !DILocation(line: 25, column: 49, scope: !92)
!280 = !DILocation(line: 25, column: 47, scope: !92)
!281 = !DILocation(line: 0, scope: !260, inlinedAt: !282)
!282 = distinct !DILocation(line: 34, column: 51, scope: !221, inlinedAt: !268)
!283 = !DILocation(line: 29, column: 66, scope: !260, inlinedAt: !282)
!284 = !DILocation(line: 29, column: 55, scope: !260, inlinedAt: !282)
!285 = !DILocation(line: 34, column: 3, scope: !221, inlinedAt: !268)
!286 = !DILocation(line: 0, scope: !221, inlinedAt: !287)
!287 = distinct !DILocation(line: 26, column: 15, scope: !92)
!288 = !DILocation(line: 0, scope: !234, inlinedAt: !289)
!289 = distinct !DILocation(line: 33, column: 14, scope: !221, inlinedAt: !287)
!290 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !289)
!291 = !DILocation(line: 0, scope: !244, inlinedAt: !292)
!292 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !289)
!293 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !292)
!294 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !292)
!295 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !292)
!296 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !292)
!297 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !292)
!298 = !DILocation(line: 0, scope: !260, inlinedAt: !299)
!299 = distinct !DILocation(line: 34, column: 51, scope: !221, inlinedAt: !287)
!300 = !DILocation(line: 29, column: 55, scope: !260, inlinedAt: !299)
!301 = !DILocation(line: 34, column: 3, scope: !221, inlinedAt: !287)
!302 = !DILocation(line: 0, scope: !221, inlinedAt: !303)
!303 = distinct !DILocation(line: 27, column: 15, scope: !92)
!304 = !DILocation(line: 0, scope: !234, inlinedAt: !305)
!305 = distinct !DILocation(line: 33, column: 14, scope: !221, inlinedAt: !303)
!306 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !305)
!307 = !DILocation(line: 0, scope: !244, inlinedAt: !308)
!308 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !305)
!309 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !308)
!310 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !308)
!311 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !308)
!312 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !308)
!313 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !308)
!314 = !DILocation(line: 0, scope: !260, inlinedAt: !315)
!315 = distinct !DILocation(line: 34, column: 51, scope: !221, inlinedAt: !303)
!316 = !DILocation(line: 29, column: 55, scope: !260, inlinedAt: !315)
!317 = !DILocation(line: 34, column: 3, scope: !221, inlinedAt: !303)
!318 = !DILocation(line: 0, scope: !234, inlinedAt: !319)
!319 = distinct !DILocation(line: 28, column: 15, scope: !92)
!320 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !319)
!321 = !DILocation(line: 0, scope: !244, inlinedAt: !322)
!322 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !319)
!323 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !322)
!324 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !322)
!325 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !322)
!326 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !322)
!327 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !322)
!328 = !DILocation(line: 0, scope: !234, inlinedAt: !329)
!329 = distinct !DILocation(line: 29, column: 15, scope: !92)
!330 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !329)
!331 = !DILocation(line: 0, scope: !244, inlinedAt: !332)
!332 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !329)
!333 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !332)
!334 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !332)
!335 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !332)
!336 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !332)
!337 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !332)
!338 = !DILocation(line: 0, scope: !234, inlinedAt: !339)
!339 = distinct !DILocation(line: 30, column: 14, scope: !92)
!340 = !DILocation(line: 67, column: 23, scope: !234, inlinedAt: !339)
!341 = !DILocation(line: 0, scope: !244, inlinedAt: !342)
!342 = distinct !DILocation(line: 68, column: 3, scope: !234, inlinedAt: !339)
!343 = !DILocation(line: 60, column: 7, scope: !254, inlinedAt: !342)
!344 = !DILocation(line: 60, column: 7, scope: !244, inlinedAt: !342)
!345 = !DILocation(line: 61, column: 11, scope: !244, inlinedAt: !342)
!346 = !DILocation(line: 61, column: 3, scope: !244, inlinedAt: !342)
!347 = !DILocation(line: 62, column: 3, scope: !244, inlinedAt: !342)
!348 = !DILocalVariable(name: "now", scope: !349, file: !30, line: 94, type: !353)
!349 = distinct !DISubprogram(name: "seconds_now", scope: !30, file: !30, line: 93, type: !350, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !352)
!350 = !DISubroutineType(types: !351)
!351 = !{!80}
!352 = !{!348}
!353 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !354, line: 11, size: 128, elements: !355)
!354 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!355 = !{!356, !358}
!356 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !353, file: !354, line: 16, baseType: !357, size: 64)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !74, line: 160, baseType: !138)
!358 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !353, file: !354, line: 21, baseType: !359, size: 64, offset: 64)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !74, line: 197, baseType: !138)
!360 = !DILocation(line: 0, scope: !349, inlinedAt: !361)
!361 = distinct !DILocation(line: 32, column: 24, scope: !92)
!362 = !DILocation(line: 94, column: 3, scope: !349, inlinedAt: !361)
!363 = !DILocation(line: 95, column: 3, scope: !349, inlinedAt: !361)
!364 = !DILocation(line: 96, column: 22, scope: !349, inlinedAt: !361)
!365 = !{!366, !367, i64 0}
!366 = !{!"timespec", !367, i64 0, !367, i64 8}
!367 = !{!"long", !170, i64 0}
!368 = !DILocation(line: 96, column: 50, scope: !349, inlinedAt: !361)
!369 = !{!366, !367, i64 8}
!370 = !DILocation(line: 96, column: 38, scope: !349, inlinedAt: !361)
!371 = !DILocation(line: 96, column: 36, scope: !349, inlinedAt: !361)
!372 = !DILocation(line: 97, column: 1, scope: !349, inlinedAt: !361)
!373 = !DILocalVariable(name: "n", arg: 1, scope: !374, file: !2, line: 9, type: !70)
!374 = distinct !DISubprogram(name: "forward", scope: !2, file: !2, line: 9, type: !375, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !379)
!375 = !DISubroutineType(types: !376)
!376 = !{null, !70, !377, !377, !377, !377, !79, !79, !79}
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !378, size: 64)
!378 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !78)
!379 = !{!373, !380, !381, !382, !383, !384, !385, !386, !387}
!380 = !DILocalVariable(name: "w1", arg: 2, scope: !374, file: !2, line: 9, type: !377)
!381 = !DILocalVariable(name: "w2", arg: 3, scope: !374, file: !2, line: 9, type: !377)
!382 = !DILocalVariable(name: "w3", arg: 4, scope: !374, file: !2, line: 9, type: !377)
!383 = !DILocalVariable(name: "x", arg: 5, scope: !374, file: !2, line: 9, type: !377)
!384 = !DILocalVariable(name: "h1", arg: 6, scope: !374, file: !2, line: 10, type: !79)
!385 = !DILocalVariable(name: "h2", arg: 7, scope: !374, file: !2, line: 10, type: !79)
!386 = !DILocalVariable(name: "y", arg: 8, scope: !374, file: !2, line: 10, type: !79)
!387 = !DILocalVariable(name: "count", scope: !374, file: !2, line: 11, type: !112)
!388 = !DILocation(line: 0, scope: !374, inlinedAt: !389)
!389 = distinct !DILocation(line: 33, column: 3, scope: !92)
!390 = !DILocation(line: 12, column: 3, scope: !374, inlinedAt: !389)
!391 = !DILocalVariable(name: "x", arg: 1, scope: !392, file: !2, line: 5, type: !79)
!392 = distinct !DISubprogram(name: "relu", scope: !2, file: !2, line: 5, type: !393, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !395)
!393 = !DISubroutineType(types: !394)
!394 = !{null, !79, !67}
!395 = !{!391, !396, !397}
!396 = !DILocalVariable(name: "count", arg: 2, scope: !392, file: !2, line: 5, type: !67)
!397 = !DILocalVariable(name: "i", scope: !398, file: !2, line: 6, type: !67)
!398 = distinct !DILexicalBlock(scope: !392, file: !2, line: 6, column: 3)
!399 = !DILocation(line: 0, scope: !392, inlinedAt: !400)
!400 = distinct !DILocation(line: 13, column: 3, scope: !374, inlinedAt: !389)
!401 = !DILocation(line: 0, scope: !398, inlinedAt: !400)
!402 = !DILocation(line: 6, column: 3, scope: !398, inlinedAt: !400)
!403 = !DILocation(line: 6, column: 33, scope: !404, inlinedAt: !400)
!404 = distinct !DILexicalBlock(scope: !398, file: !2, line: 6, column: 3)
!405 = !DILocation(line: 6, column: 45, scope: !404, inlinedAt: !400)
!406 = !{!407, !407, i64 0}
!407 = !{!"float", !170, i64 0}
!408 = !DILocation(line: 6, column: 50, scope: !404, inlinedAt: !400)
!409 = !DILocation(line: 6, column: 43, scope: !404, inlinedAt: !400)
!410 = distinct !{!410, !402, !411, !412, !413, !414}
!411 = !DILocation(line: 6, column: 66, scope: !398, inlinedAt: !400)
!412 = !{!"llvm.loop.mustprogress"}
!413 = !{!"llvm.loop.isvectorized", i32 1}
!414 = !{!"llvm.loop.unroll.runtime.disable"}
!415 = !DILocation(line: 6, column: 24, scope: !404, inlinedAt: !400)
!416 = distinct !{!416, !402, !411, !412, !414, !413}
!417 = !DILocation(line: 96, column: 10, scope: !349, inlinedAt: !361)
!418 = !DILocation(line: 14, column: 3, scope: !374, inlinedAt: !389)
!419 = !DILocation(line: 0, scope: !392, inlinedAt: !420)
!420 = distinct !DILocation(line: 15, column: 3, scope: !374, inlinedAt: !389)
!421 = !DILocation(line: 0, scope: !398, inlinedAt: !420)
!422 = !DILocation(line: 6, column: 3, scope: !398, inlinedAt: !420)
!423 = !DILocation(line: 6, column: 33, scope: !404, inlinedAt: !420)
!424 = !DILocation(line: 6, column: 45, scope: !404, inlinedAt: !420)
!425 = !DILocation(line: 6, column: 50, scope: !404, inlinedAt: !420)
!426 = !DILocation(line: 6, column: 43, scope: !404, inlinedAt: !420)
!427 = distinct !{!427, !422, !428, !412, !413, !414}
!428 = !DILocation(line: 6, column: 66, scope: !398, inlinedAt: !420)
!429 = !DILocation(line: 6, column: 24, scope: !404, inlinedAt: !420)
!430 = distinct !{!430, !422, !428, !412, !414, !413}
!431 = !DILocation(line: 96, column: 29, scope: !349, inlinedAt: !361)
!432 = !DILocation(line: 16, column: 3, scope: !374, inlinedAt: !389)
!433 = !DILocation(line: 0, scope: !349, inlinedAt: !434)
!434 = distinct !DILocation(line: 34, column: 26, scope: !92)
!435 = !DILocation(line: 94, column: 3, scope: !349, inlinedAt: !434)
!436 = !DILocation(line: 95, column: 3, scope: !349, inlinedAt: !434)
!437 = !DILocation(line: 96, column: 22, scope: !349, inlinedAt: !434)
!438 = !DILocation(line: 96, column: 10, scope: !349, inlinedAt: !434)
!439 = !DILocation(line: 96, column: 50, scope: !349, inlinedAt: !434)
!440 = !DILocation(line: 96, column: 38, scope: !349, inlinedAt: !434)
!441 = !DILocation(line: 96, column: 36, scope: !349, inlinedAt: !434)
!442 = !DILocation(line: 96, column: 29, scope: !349, inlinedAt: !434)
!443 = !DILocation(line: 97, column: 1, scope: !349, inlinedAt: !434)
!444 = !DILocation(line: 34, column: 40, scope: !92)
!445 = !DILocation(line: 36, column: 37, scope: !92)
!446 = !DILocation(line: 36, column: 3, scope: !92)
!447 = !DILocalVariable(name: "seconds", arg: 1, scope: !448, file: !30, line: 100, type: !80)
!448 = distinct !DISubprogram(name: "print_seconds", scope: !30, file: !30, line: 100, type: !449, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !451)
!449 = !DISubroutineType(types: !450)
!450 = !{null, !80}
!451 = !{!447}
!452 = !DILocation(line: 0, scope: !448, inlinedAt: !453)
!453 = distinct !DILocation(line: 37, column: 3, scope: !92)
!454 = !DILocation(line: 100, column: 52, scope: !448, inlinedAt: !453)
!455 = !DILocalVariable(name: "path", arg: 1, scope: !456, file: !30, line: 113, type: !107)
!456 = distinct !DISubprogram(name: "write_result", scope: !30, file: !30, line: 113, type: !457, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !459)
!457 = !DISubroutineType(types: !458)
!458 = !{!70, !107, !377, !67}
!459 = !{!455, !460, !461}
!460 = !DILocalVariable(name: "x", arg: 2, scope: !456, file: !30, line: 113, type: !377)
!461 = !DILocalVariable(name: "count", arg: 3, scope: !456, file: !30, line: 113, type: !67)
!462 = !DILocation(line: 0, scope: !456, inlinedAt: !463)
!463 = distinct !DILocation(line: 38, column: 22, scope: !92)
!464 = !DILocalVariable(name: "path", arg: 1, scope: !465, file: !30, line: 104, type: !107)
!465 = distinct !DISubprogram(name: "write_elements", scope: !30, file: !30, line: 104, type: !466, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !468)
!466 = !DISubroutineType(types: !467)
!467 = !{!70, !107, !247, !67, !67}
!468 = !{!464, !469, !470, !471, !472, !525}
!469 = !DILocalVariable(name: "x", arg: 2, scope: !465, file: !30, line: 104, type: !247)
!470 = !DILocalVariable(name: "size", arg: 3, scope: !465, file: !30, line: 104, type: !67)
!471 = !DILocalVariable(name: "count", arg: 4, scope: !465, file: !30, line: 104, type: !67)
!472 = !DILocalVariable(name: "file", scope: !465, file: !30, line: 106, type: !473)
!473 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !474, size: 64)
!474 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !475, line: 7, baseType: !476)
!475 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!476 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !477, line: 49, size: 1728, elements: !478)
!477 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!478 = !{!479, !480, !481, !482, !483, !484, !485, !486, !487, !488, !489, !490, !491, !494, !496, !497, !498, !500, !502, !504, !508, !511, !513, !516, !519, !520, !522, !523, !524}
!479 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !476, file: !477, line: 51, baseType: !70, size: 32)
!480 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !476, file: !477, line: 54, baseType: !96, size: 64, offset: 64)
!481 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !476, file: !477, line: 55, baseType: !96, size: 64, offset: 128)
!482 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !476, file: !477, line: 56, baseType: !96, size: 64, offset: 192)
!483 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !476, file: !477, line: 57, baseType: !96, size: 64, offset: 256)
!484 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !476, file: !477, line: 58, baseType: !96, size: 64, offset: 320)
!485 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !476, file: !477, line: 59, baseType: !96, size: 64, offset: 384)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !476, file: !477, line: 60, baseType: !96, size: 64, offset: 448)
!487 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !476, file: !477, line: 61, baseType: !96, size: 64, offset: 512)
!488 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !476, file: !477, line: 64, baseType: !96, size: 64, offset: 576)
!489 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !476, file: !477, line: 65, baseType: !96, size: 64, offset: 640)
!490 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !476, file: !477, line: 66, baseType: !96, size: 64, offset: 704)
!491 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !476, file: !477, line: 68, baseType: !492, size: 64, offset: 768)
!492 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !493, size: 64)
!493 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !477, line: 36, flags: DIFlagFwdDecl)
!494 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !476, file: !477, line: 70, baseType: !495, size: 64, offset: 832)
!495 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !476, size: 64)
!496 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !476, file: !477, line: 72, baseType: !70, size: 32, offset: 896)
!497 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !476, file: !477, line: 73, baseType: !70, size: 32, offset: 928)
!498 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !476, file: !477, line: 74, baseType: !499, size: 64, offset: 960)
!499 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !74, line: 152, baseType: !138)
!500 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !476, file: !477, line: 77, baseType: !501, size: 16, offset: 1024)
!501 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!502 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !476, file: !477, line: 78, baseType: !503, size: 8, offset: 1040)
!503 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!504 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !476, file: !477, line: 79, baseType: !505, size: 8, offset: 1048)
!505 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !506)
!506 = !{!507}
!507 = !DISubrange(count: 1)
!508 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !476, file: !477, line: 81, baseType: !509, size: 64, offset: 1088)
!509 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !510, size: 64)
!510 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !477, line: 43, baseType: null)
!511 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !476, file: !477, line: 89, baseType: !512, size: 64, offset: 1152)
!512 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !74, line: 153, baseType: !138)
!513 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !476, file: !477, line: 91, baseType: !514, size: 64, offset: 1216)
!514 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !515, size: 64)
!515 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !477, line: 37, flags: DIFlagFwdDecl)
!516 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !476, file: !477, line: 92, baseType: !517, size: 64, offset: 1280)
!517 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !518, size: 64)
!518 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !477, line: 38, flags: DIFlagFwdDecl)
!519 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !476, file: !477, line: 93, baseType: !495, size: 64, offset: 1344)
!520 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !476, file: !477, line: 94, baseType: !521, size: 64, offset: 1408)
!521 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!522 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !476, file: !477, line: 95, baseType: !67, size: 64, offset: 1472)
!523 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !476, file: !477, line: 96, baseType: !70, size: 32, offset: 1536)
!524 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !476, file: !477, line: 98, baseType: !3, size: 160, offset: 1568)
!525 = !DILocalVariable(name: "written", scope: !465, file: !30, line: 107, type: !112)
!526 = !DILocation(line: 0, scope: !465, inlinedAt: !527)
!527 = distinct !DILocation(line: 114, column: 10, scope: !456, inlinedAt: !463)
!528 = !DILocation(line: 105, column: 8, scope: !529, inlinedAt: !527)
!529 = distinct !DILexicalBlock(scope: !465, file: !30, line: 105, column: 7)
!530 = !DILocation(line: 105, column: 7, scope: !465, inlinedAt: !527)
!531 = !DILocation(line: 106, column: 16, scope: !465, inlinedAt: !527)
!532 = !DILocation(line: 107, column: 26, scope: !465, inlinedAt: !527)
!533 = !DILocation(line: 107, column: 33, scope: !465, inlinedAt: !527)
!534 = !DILocation(line: 108, column: 16, scope: !535, inlinedAt: !527)
!535 = distinct !DILexicalBlock(scope: !465, file: !30, line: 108, column: 7)
!536 = !DILocation(line: 108, column: 29, scope: !535, inlinedAt: !527)
!537 = !DILocation(line: 109, column: 11, scope: !465, inlinedAt: !527)
!538 = !DILocation(line: 109, column: 3, scope: !465, inlinedAt: !527)
!539 = !DILocation(line: 110, column: 3, scope: !465, inlinedAt: !527)
!540 = !DILocation(line: 39, column: 3, scope: !92)
!541 = !DILocation(line: 39, column: 12, scope: !92)
!542 = !DILocation(line: 39, column: 22, scope: !92)
!543 = !DILocation(line: 39, column: 32, scope: !92)
!544 = !DILocation(line: 39, column: 42, scope: !92)
!545 = !DILocation(line: 39, column: 52, scope: !92)
!546 = !DILocation(line: 39, column: 62, scope: !92)
!547 = !DILocation(line: 41, column: 1, scope: !92)
!548 = !DISubprogram(name: "printf", scope: !549, file: !549, line: 356, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!550 = !DISubroutineType(types: !551)
!551 = !{!70, !552, null}
!552 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!553 = distinct !DISubprogram(name: "frobenius_norm", scope: !30, file: !30, line: 53, type: !554, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !556)
!554 = !DISubroutineType(types: !555)
!555 = !{!80, !377, !67}
!556 = !{!557, !558, !559, !560}
!557 = !DILocalVariable(name: "x", arg: 1, scope: !553, file: !30, line: 53, type: !377)
!558 = !DILocalVariable(name: "count", arg: 2, scope: !553, file: !30, line: 53, type: !67)
!559 = !DILocalVariable(name: "sum", scope: !553, file: !30, line: 54, type: !80)
!560 = !DILocalVariable(name: "i", scope: !561, file: !30, line: 55, type: !67)
!561 = distinct !DILexicalBlock(scope: !553, file: !30, line: 55, column: 3)
!562 = !DILocation(line: 0, scope: !553)
!563 = !DILocation(line: 0, scope: !561)
!564 = !DILocation(line: 55, column: 24, scope: !565)
!565 = distinct !DILexicalBlock(scope: !561, file: !30, line: 55, column: 3)
!566 = !DILocation(line: 55, column: 3, scope: !561)
!567 = !DILocation(line: 55, column: 53, scope: !565)
!568 = !DILocation(line: 55, column: 45, scope: !565)
!569 = !DILocation(line: 55, column: 58, scope: !565)
!570 = !DILocation(line: 55, column: 42, scope: !565)
!571 = !DILocation(line: 55, column: 33, scope: !565)
!572 = distinct !{!572, !573}
!573 = !{!"llvm.loop.unroll.disable"}
!574 = !DILocation(line: 56, column: 10, scope: !553)
!575 = !DILocation(line: 56, column: 3, scope: !553)
!576 = distinct !{!576, !566, !577, !412}
!577 = !DILocation(line: 55, column: 63, scope: !561)
!578 = !DISubprogram(name: "free", scope: !579, file: !579, line: 568, type: !580, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!579 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!580 = !DISubroutineType(types: !581)
!581 = !{null, !521}
!582 = !DISubprogram(name: "fprintf", scope: !549, file: !549, line: 350, type: !583, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!583 = !DISubroutineType(types: !584)
!584 = !{!70, !585, !552, null}
!585 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !473)
!586 = !DISubprogram(name: "__errno_location", scope: !587, file: !587, line: 37, type: !588, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!587 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!588 = !DISubroutineType(types: !589)
!589 = !{!590}
!590 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!591 = !DISubprogram(name: "strtol", scope: !579, file: !579, line: 177, type: !592, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubroutineType(types: !593)
!593 = !{!138, !552, !594, !70}
!594 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !95)
!595 = distinct !DISubprogram(name: "fill_uniform", scope: !30, file: !30, line: 48, type: !596, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !598)
!596 = !DISubroutineType(types: !597)
!597 = !{null, !79, !67, !71, !71, !78}
!598 = !{!599, !600, !601, !602, !603, !604}
!599 = !DILocalVariable(name: "x", arg: 1, scope: !595, file: !30, line: 48, type: !79)
!600 = !DILocalVariable(name: "count", arg: 2, scope: !595, file: !30, line: 48, type: !67)
!601 = !DILocalVariable(name: "seed", arg: 3, scope: !595, file: !30, line: 48, type: !71)
!602 = !DILocalVariable(name: "stream", arg: 4, scope: !595, file: !30, line: 49, type: !71)
!603 = !DILocalVariable(name: "scale", arg: 5, scope: !595, file: !30, line: 49, type: !78)
!604 = !DILocalVariable(name: "i", scope: !605, file: !30, line: 50, type: !67)
!605 = distinct !DILexicalBlock(scope: !595, file: !30, line: 50, column: 3)
!606 = !DILocation(line: 0, scope: !595)
!607 = !DILocation(line: 0, scope: !605)
!608 = !DILocation(line: 50, column: 24, scope: !609)
!609 = distinct !DILexicalBlock(scope: !605, file: !30, line: 50, column: 3)
!610 = !DILocation(line: 50, column: 3, scope: !605)
!611 = !DILocation(line: 50, column: 33, scope: !609)
!612 = !DILocation(line: 34, column: 67, scope: !613, inlinedAt: !621)
!613 = distinct !DISubprogram(name: "random_bits", scope: !30, file: !30, line: 33, type: !614, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !616)
!614 = !DISubroutineType(types: !615)
!615 = !{!71, !71, !71, !71}
!616 = !{!617, !618, !619, !620}
!617 = !DILocalVariable(name: "seed", arg: 1, scope: !613, file: !30, line: 33, type: !71)
!618 = !DILocalVariable(name: "stream", arg: 2, scope: !613, file: !30, line: 33, type: !71)
!619 = !DILocalVariable(name: "index", arg: 3, scope: !613, file: !30, line: 33, type: !71)
!620 = !DILocalVariable(name: "z", scope: !613, file: !30, line: 34, type: !71)
!621 = distinct !DILocation(line: 43, column: 33, scope: !622, inlinedAt: !631)
!622 = distinct !DISubprogram(name: "random_uniform", scope: !30, file: !30, line: 41, type: !623, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !54, retainedNodes: !625)
!623 = !DISubroutineType(types: !624)
!624 = !{!78, !71, !71, !71}
!625 = !{!626, !627, !628, !629}
!626 = !DILocalVariable(name: "seed", arg: 1, scope: !622, file: !30, line: 41, type: !71)
!627 = !DILocalVariable(name: "stream", arg: 2, scope: !622, file: !30, line: 41, type: !71)
!628 = !DILocalVariable(name: "index", arg: 3, scope: !622, file: !30, line: 42, type: !71)
!629 = !DILocalVariable(name: "top", scope: !622, file: !30, line: 43, type: !630)
!630 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!631 = distinct !DILocation(line: 50, column: 53, scope: !609)
!632 = !DILocation(line: 34, column: 59, scope: !613, inlinedAt: !621)
!633 = !DILocation(line: 35, column: 15, scope: !613, inlinedAt: !621)
!634 = !DILocation(line: 35, column: 10, scope: !613, inlinedAt: !621)
!635 = !DILocation(line: 35, column: 23, scope: !613, inlinedAt: !621)
!636 = !DILocation(line: 36, column: 15, scope: !613, inlinedAt: !621)
!637 = !DILocation(line: 36, column: 10, scope: !613, inlinedAt: !621)
!638 = !DILocation(line: 36, column: 23, scope: !613, inlinedAt: !621)
!639 = !DILocation(line: 44, column: 20, scope: !622, inlinedAt: !631)
!640 = !DILocation(line: 44, column: 26, scope: !622, inlinedAt: !631)
!641 = !DILocation(line: 44, column: 30, scope: !622, inlinedAt: !631)
!642 = !DILocation(line: 44, column: 10, scope: !622, inlinedAt: !631)
!643 = !DILocation(line: 44, column: 43, scope: !622, inlinedAt: !631)
!644 = !DILocation(line: 50, column: 51, scope: !609)
!645 = !DILocation(line: 50, column: 38, scope: !609)
!646 = !DILocation(line: 50, column: 43, scope: !609)
!647 = distinct !{!647, !610, !648, !412, !413, !414}
!648 = !DILocation(line: 50, column: 83, scope: !605)
!649 = !DILocation(line: 51, column: 1, scope: !595)
!650 = !DILocation(line: 0, scope: !622, inlinedAt: !631)
!651 = !DILocation(line: 0, scope: !613, inlinedAt: !621)
!652 = distinct !{!652, !610, !648, !412, !414, !413}
!653 = !DISubprogram(name: "sqrtf", scope: !654, file: !654, line: 143, type: !261, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!654 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!655 = !DISubprogram(name: "malloc", scope: !579, file: !579, line: 553, type: !656, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!656 = !DISubroutineType(types: !657)
!657 = !{!521, !67}
!658 = !DISubprogram(name: "exit", scope: !579, file: !579, line: 637, type: !659, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!659 = !DISubroutineType(types: !660)
!660 = !{null, !70}
!661 = !DISubprogram(name: "timespec_get", scope: !662, file: !662, line: 383, type: !663, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!662 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!663 = !DISubroutineType(types: !664)
!664 = !{!70, !665, !70}
!665 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !353, size: 64)
!666 = !DISubprogram(name: "cblas_sgemm", scope: !61, file: !61, line: 10, type: !667, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{null, !70, !70, !70, !70, !70, !70, !78, !377, !70, !377, !70, !78, !79, !70}
!669 = !DISubprogram(name: "sqrt", scope: !654, file: !654, line: 143, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!670 = !DISubroutineType(types: !671)
!671 = !{!80, !80}
!672 = !DISubprogram(name: "fopen", scope: !549, file: !549, line: 258, type: !673, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!673 = !DISubroutineType(types: !674)
!674 = !{!473, !552, !552}
!675 = !DISubprogram(name: "fwrite", scope: !549, file: !549, line: 681, type: !676, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!676 = !DISubroutineType(types: !677)
!677 = !{!69, !678, !67, !67, !585}
!678 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !247)
!679 = !DISubprogram(name: "fclose", scope: !549, file: !549, line: 178, type: !680, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DISubroutineType(types: !681)
!681 = !{!70, !473}
