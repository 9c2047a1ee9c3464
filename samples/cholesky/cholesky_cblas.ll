; command: clang-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/cholesky/cholesky_cblas.c
; sources: samples/cholesky/cholesky_cblas.c samples/cholesky/cholesky.h samples/common.h samples/blas.h
; sha256: 2ba0fe70ed2e80a08ac2855fe62248d57fffc4aef543257957e7c158072d2950
; ModuleID = 'samples/cholesky/cholesky_cblas.c'
source_filename = "samples/cholesky/cholesky_cblas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"block\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [13 x i8] c"cholesky.bin\00", align 1, !dbg !17
@stderr = external local_unnamed_addr global ptr, align 8
@.str.4 = private unnamed_addr constant [81 x i8] c"usage: cholesky [n=2048] [block=256] [seed=1] [output=cholesky.bin, - for none]\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !33
@.str.7 = private unnamed_addr constant [44 x i8] c"error: the matrix is not positive definite\0A\00", align 1, !dbg !38
@.str.8 = private unnamed_addr constant [34 x i8] c"cholesky n=%d block=%d norm=%.9g\0A\00", align 1, !dbg !43
@.str.9 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !48
@.str.11 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !53
@.str.12 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !58

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !105 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !134
  %4 = alloca %struct.timespec, align 8, !DIAssignID !135
  %5 = alloca ptr, align 8, !DIAssignID !136
  %6 = alloca ptr, align 8, !DIAssignID !137
  %7 = alloca ptr, align 8, !DIAssignID !138
    #dbg_value(i32 %0, !111, !DIExpression(), !139)
    #dbg_value(ptr %1, !112, !DIExpression(), !139)
    #dbg_value(i32 %0, !140, !DIExpression(), !152)
    #dbg_value(ptr %1, !146, !DIExpression(), !152)
    #dbg_value(ptr undef, !147, !DIExpression(), !152)
  %8 = icmp slt i32 %0, 6, !dbg !155
  br i1 %8, label %9, label %82, !dbg !157

9:                                                ; preds = %2
    #dbg_assign(i1 undef, !158, !DIExpression(), !138, ptr %7, !DIExpression(), !172)
    #dbg_value(i32 %0, !164, !DIExpression(), !172)
    #dbg_value(ptr %1, !165, !DIExpression(), !172)
    #dbg_value(i32 1, !166, !DIExpression(), !172)
    #dbg_value(ptr @.str, !167, !DIExpression(), !172)
    #dbg_value(i64 1, !168, !DIExpression(), !172)
    #dbg_value(i64 32768, !169, !DIExpression(), !172)
    #dbg_value(i64 2048, !170, !DIExpression(), !172)
    #dbg_value(ptr undef, !171, !DIExpression(), !172)
    #dbg_value(i64 2048, !148, !DIExpression(), !152)
  %10 = icmp sgt i32 %0, 1, !dbg !174
  br i1 %10, label %11, label %85, !dbg !176

11:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #16, !dbg !177
  %12 = tail call ptr @__errno_location() #17, !dbg !178
  store i32 0, ptr %12, align 4, !dbg !179, !tbaa !180
  %13 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !184
  %14 = load ptr, ptr %13, align 8, !dbg !184, !tbaa !185
  %15 = call i64 @strtol(ptr noundef %14, ptr noundef nonnull %7, i32 noundef 10) #16, !dbg !187
    #dbg_value(i64 %15, !148, !DIExpression(), !152)
  %16 = load ptr, ptr %13, align 8, !dbg !188, !tbaa !185
  %17 = load i8, ptr %16, align 1, !dbg !190, !tbaa !191
  %18 = icmp eq i8 %17, 0, !dbg !190
  br i1 %18, label %29, label %19, !dbg !192

19:                                               ; preds = %11
  %20 = load ptr, ptr %7, align 8, !dbg !193, !tbaa !185
  %21 = load i8, ptr %20, align 1, !dbg !194, !tbaa !191
  %22 = icmp eq i8 %21, 0, !dbg !194
  br i1 %22, label %23, label %29, !dbg !195

23:                                               ; preds = %19
  %24 = load i32, ptr %12, align 4, !dbg !196, !tbaa !180
  %25 = icmp ne i32 %24, 0, !dbg !196
  %26 = add i64 %15, -32769, !dbg !197
  %27 = icmp ult i64 %26, -32768, !dbg !197
  %28 = select i1 %25, i1 true, i1 %27, !dbg !197
  br i1 %28, label %29, label %32, !dbg !197

29:                                               ; preds = %23, %19, %11
  %30 = load ptr, ptr @stderr, align 8, !dbg !198, !tbaa !185
  %31 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %30, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str, ptr noundef nonnull %16, i64 noundef 1, i64 noundef 32768) #18, !dbg !199
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #16, !dbg !200
    #dbg_value(i64 %15, !148, !DIExpression(), !152)
  br label %82, !dbg !201

32:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #16, !dbg !200
    #dbg_value(i64 %15, !148, !DIExpression(), !152)
  %33 = trunc nuw i64 %15 to i32, !dbg !202
    #dbg_assign(i1 undef, !158, !DIExpression(), !137, ptr %6, !DIExpression(), !204)
    #dbg_value(i32 %0, !164, !DIExpression(), !204)
    #dbg_value(ptr %1, !165, !DIExpression(), !204)
    #dbg_value(i32 2, !166, !DIExpression(), !204)
    #dbg_value(ptr @.str.1, !167, !DIExpression(), !204)
    #dbg_value(i64 1, !168, !DIExpression(), !204)
    #dbg_value(i64 1024, !169, !DIExpression(), !204)
    #dbg_value(i64 256, !170, !DIExpression(), !204)
    #dbg_value(ptr undef, !171, !DIExpression(), !204)
    #dbg_value(i64 256, !150, !DIExpression(), !152)
  %34 = icmp eq i32 %0, 2, !dbg !206
  br i1 %34, label %85, label %35, !dbg !207

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #16, !dbg !208
  store i32 0, ptr %12, align 4, !dbg !209, !tbaa !180
  %36 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !210
  %37 = load ptr, ptr %36, align 8, !dbg !210, !tbaa !185
  %38 = call i64 @strtol(ptr noundef %37, ptr noundef nonnull %6, i32 noundef 10) #16, !dbg !211
    #dbg_value(i64 %38, !150, !DIExpression(), !152)
  %39 = load ptr, ptr %36, align 8, !dbg !212, !tbaa !185
  %40 = load i8, ptr %39, align 1, !dbg !213, !tbaa !191
  %41 = icmp eq i8 %40, 0, !dbg !213
  br i1 %41, label %52, label %42, !dbg !214

42:                                               ; preds = %35
  %43 = load ptr, ptr %6, align 8, !dbg !215, !tbaa !185
  %44 = load i8, ptr %43, align 1, !dbg !216, !tbaa !191
  %45 = icmp eq i8 %44, 0, !dbg !216
  br i1 %45, label %46, label %52, !dbg !217

46:                                               ; preds = %42
  %47 = load i32, ptr %12, align 4, !dbg !218, !tbaa !180
  %48 = icmp ne i32 %47, 0, !dbg !218
  %49 = add i64 %38, -1025, !dbg !219
  %50 = icmp ult i64 %49, -1024, !dbg !219
  %51 = select i1 %48, i1 true, i1 %50, !dbg !219
  br i1 %51, label %52, label %55, !dbg !219

52:                                               ; preds = %46, %42, %35
  %53 = load ptr, ptr @stderr, align 8, !dbg !220, !tbaa !185
  %54 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %53, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef nonnull %39, i64 noundef 1, i64 noundef 1024) #18, !dbg !221
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #16, !dbg !222
    #dbg_value(i64 %38, !150, !DIExpression(), !152)
  br label %82, !dbg !223

55:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #16, !dbg !222
    #dbg_value(i64 %38, !150, !DIExpression(), !152)
  %56 = trunc nuw i64 %38 to i32, !dbg !224
    #dbg_assign(i1 undef, !158, !DIExpression(), !136, ptr %5, !DIExpression(), !225)
    #dbg_value(i32 %0, !164, !DIExpression(), !225)
    #dbg_value(ptr %1, !165, !DIExpression(), !225)
    #dbg_value(i32 3, !166, !DIExpression(), !225)
    #dbg_value(ptr @.str.2, !167, !DIExpression(), !225)
    #dbg_value(i64 0, !168, !DIExpression(), !225)
    #dbg_value(i64 2147483647, !169, !DIExpression(), !225)
    #dbg_value(i64 1, !170, !DIExpression(), !225)
    #dbg_value(ptr undef, !171, !DIExpression(), !225)
    #dbg_value(i64 1, !151, !DIExpression(), !152)
  %57 = icmp ugt i32 %0, 3, !dbg !227
  br i1 %57, label %58, label %85, !dbg !228

58:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #16, !dbg !229
  store i32 0, ptr %12, align 4, !dbg !230, !tbaa !180
  %59 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !231
  %60 = load ptr, ptr %59, align 8, !dbg !231, !tbaa !185
  %61 = call i64 @strtol(ptr noundef %60, ptr noundef nonnull %5, i32 noundef 10) #16, !dbg !232
    #dbg_value(i64 %61, !151, !DIExpression(), !152)
  %62 = load ptr, ptr %59, align 8, !dbg !233, !tbaa !185
  %63 = load i8, ptr %62, align 1, !dbg !234, !tbaa !191
  %64 = icmp eq i8 %63, 0, !dbg !234
  br i1 %64, label %74, label %65, !dbg !235

65:                                               ; preds = %58
  %66 = load ptr, ptr %5, align 8, !dbg !236, !tbaa !185
  %67 = load i8, ptr %66, align 1, !dbg !237, !tbaa !191
  %68 = icmp eq i8 %67, 0, !dbg !237
  br i1 %68, label %69, label %74, !dbg !238

69:                                               ; preds = %65
  %70 = load i32, ptr %12, align 4, !dbg !239, !tbaa !180
  %71 = icmp ne i32 %70, 0, !dbg !239
  %72 = icmp ugt i64 %61, 2147483647, !dbg !240
  %73 = select i1 %71, i1 true, i1 %72, !dbg !240
  br i1 %73, label %74, label %77, !dbg !240

74:                                               ; preds = %69, %65, %58
  %75 = load ptr, ptr @stderr, align 8, !dbg !241, !tbaa !185
  %76 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %75, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, ptr noundef nonnull %62, i64 noundef 0, i64 noundef 2147483647) #18, !dbg !242
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16, !dbg !243
    #dbg_value(i64 %61, !151, !DIExpression(), !152)
  br label %82, !dbg !244

77:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16, !dbg !243
    #dbg_value(i64 %61, !151, !DIExpression(), !152)
    #dbg_value(i32 %33, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139)
    #dbg_value(i32 %56, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !139)
    #dbg_value(i64 %61, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
  %78 = icmp eq i32 %0, 5, !dbg !245
  br i1 %78, label %79, label %85, !dbg !246

79:                                               ; preds = %77
  %80 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !247
  %81 = load ptr, ptr %80, align 8, !dbg !247, !tbaa !185
  br label %85, !dbg !246

82:                                               ; preds = %2, %29, %52, %74
  %83 = load ptr, ptr @stderr, align 8, !dbg !248, !tbaa !185
  %84 = tail call i64 @fwrite(ptr nonnull @.str.4, i64 80, i64 1, ptr %83) #19, !dbg !249
    #dbg_value(i32 undef, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139)
    #dbg_value(i32 undef, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !139)
    #dbg_value(i64 undef, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(ptr undef, !113, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
  br label %629, !dbg !250

85:                                               ; preds = %9, %32, %55, %79, %77
  %86 = phi ptr [ @.str.3, %9 ], [ @.str.3, %32 ], [ @.str.3, %55 ], [ @.str.3, %77 ], [ %81, %79 ]
  %87 = phi i64 [ 1, %9 ], [ 1, %32 ], [ 1, %55 ], [ %61, %77 ], [ %61, %79 ]
  %88 = phi i32 [ 256, %9 ], [ 256, %32 ], [ %56, %55 ], [ %56, %77 ], [ %56, %79 ]
  %89 = phi i32 [ 2048, %9 ], [ %33, %32 ], [ %33, %55 ], [ %33, %77 ], [ %33, %79 ]
    #dbg_value(i32 %89, !113, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139)
    #dbg_value(i32 %88, !113, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !139)
    #dbg_value(i64 %87, !113, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !139)
    #dbg_value(ptr %86, !113, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !139)
    #dbg_value(i32 %89, !123, !DIExpression(), !139)
    #dbg_value(i32 %88, !251, !DIExpression(), !257)
    #dbg_value(i32 %89, !256, !DIExpression(), !257)
  %90 = tail call i32 @llvm.umin.i32(i32 %88, i32 %89), !dbg !259
    #dbg_value(i32 %90, !125, !DIExpression(), !139)
    #dbg_value(ptr undef, !260, !DIExpression(), !276)
    #dbg_value(i32 %89, !267, !DIExpression(), !276)
    #dbg_value(i32 %89, !278, !DIExpression(), !283)
  %91 = uitofp nneg i32 %89 to float, !dbg !285
  %92 = tail call float @llvm.sqrt.f32(float %91), !dbg !286
  %93 = fdiv float 1.000000e+00, %92, !dbg !287
    #dbg_value(float %93, !268, !DIExpression(), !276)
  %94 = zext nneg i32 %89 to i64, !dbg !288
    #dbg_value(i64 poison, !289, !DIExpression(), !295)
  %95 = shl nuw nsw i64 %94, 2, !dbg !297
  %96 = mul nuw nsw i64 %95, %94, !dbg !298
  %97 = tail call noalias ptr @malloc(i64 noundef %96) #20, !dbg !299
    #dbg_value(ptr %97, !294, !DIExpression(), !295)
    #dbg_value(ptr %97, !300, !DIExpression(), !308)
    #dbg_value(i64 %96, !307, !DIExpression(), !308)
  %98 = icmp eq ptr %97, null, !dbg !310
  br i1 %98, label %101, label %99, !dbg !312

99:                                               ; preds = %85
    #dbg_value(i32 0, !271, !DIExpression(), !313)
  %100 = mul i64 %87, 3757484087069086976
  br label %104, !dbg !314

101:                                              ; preds = %85
  %102 = load ptr, ptr @stderr, align 8, !dbg !315, !tbaa !185
  %103 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %102, ptr noundef nonnull @.str.6, i64 noundef %96) #18, !dbg !316
  tail call void @exit(i32 noundef 1) #21, !dbg !317
  unreachable, !dbg !317

104:                                              ; preds = %108, %99
  %105 = phi i64 [ 0, %99 ], [ %109, %108 ]
    #dbg_value(i64 %105, !271, !DIExpression(), !313)
    #dbg_value(i32 0, !273, !DIExpression(), !318)
  %106 = mul nuw nsw i64 %105, %94
  %107 = getelementptr float, ptr %97, i64 %106
  br label %111, !dbg !319

108:                                              ; preds = %134
  %109 = add nuw nsw i64 %105, 1, !dbg !320
    #dbg_value(i64 %109, !271, !DIExpression(), !313)
  %110 = icmp eq i64 %109, %94, !dbg !321
  br i1 %110, label %139, label %104, !dbg !314, !llvm.loop !322

111:                                              ; preds = %134, %104
  %112 = phi i64 [ 0, %104 ], [ %137, %134 ]
    #dbg_value(i64 %112, !273, !DIExpression(), !318)
    #dbg_value(i64 poison, !325, !DIExpression(), !334)
    #dbg_value(float %93, !330, !DIExpression(), !334)
    #dbg_value(i32 %89, !331, !DIExpression(), !334)
    #dbg_value(i64 %112, !332, !DIExpression(), !334)
    #dbg_value(i64 %105, !333, !DIExpression(), !334)
  %113 = icmp ugt i64 %112, %105, !dbg !337
  br i1 %113, label %117, label %114, !dbg !339

114:                                              ; preds = %111
  %115 = icmp eq i64 %112, %105, !dbg !340
  %116 = select i1 %115, float 1.500000e+00, float 0.000000e+00, !dbg !341
  br label %134, !dbg !342

117:                                              ; preds = %111
    #dbg_value(i64 %87, !325, !DIExpression(), !334)
    #dbg_value(i64 %112, !343, !DIExpression(), !350)
    #dbg_value(i64 %105, !348, !DIExpression(), !350)
    #dbg_value(i32 %89, !349, !DIExpression(), !350)
  %118 = add nuw nsw i64 %112, %106, !dbg !352
    #dbg_value(i64 %87, !353, !DIExpression(), !362)
    #dbg_value(i64 0, !358, !DIExpression(), !362)
    #dbg_value(i64 %118, !359, !DIExpression(), !362)
    #dbg_value(i64 %87, !364, !DIExpression(), !372)
    #dbg_value(i64 0, !369, !DIExpression(), !372)
    #dbg_value(i64 %118, !370, !DIExpression(), !372)
  %119 = mul i64 %118, -7046029254386353131, !dbg !374
  %120 = add i64 %119, %100, !dbg !375
    #dbg_value(i64 %120, !371, !DIExpression(), !372)
  %121 = lshr i64 %120, 30, !dbg !376
  %122 = xor i64 %121, %120, !dbg !377
  %123 = mul i64 %122, -4658895280553007687, !dbg !378
    #dbg_value(i64 %123, !371, !DIExpression(), !372)
  %124 = lshr i64 %123, 27, !dbg !379
  %125 = xor i64 %124, %123, !dbg !380
  %126 = mul i64 %125, -7723592293110705685, !dbg !381
    #dbg_value(i64 %126, !371, !DIExpression(), !372)
    #dbg_value(!DIArgList(i64 0, i64 %126), !360, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !362)
  %127 = lshr i64 %126, 40, !dbg !382
  %128 = trunc nuw nsw i64 %127 to i32, !dbg !382
  %129 = or i32 %128, 1, !dbg !383
  %130 = add nsw i32 %129, -8388608, !dbg !384
  %131 = sitofp i32 %130 to float, !dbg !385
  %132 = fmul float %131, 0x3E80000000000000, !dbg !386
  %133 = fmul float %93, %132, !dbg !387
  br label %134, !dbg !388

134:                                              ; preds = %117, %114
  %135 = phi float [ %116, %114 ], [ %133, %117 ], !dbg !334
    #dbg_value(i64 %112, !343, !DIExpression(), !389)
    #dbg_value(i64 %105, !348, !DIExpression(), !389)
    #dbg_value(i32 %89, !349, !DIExpression(), !389)
  %136 = getelementptr float, ptr %107, i64 %112, !dbg !391
  store float %135, ptr %136, align 4, !dbg !392, !tbaa !393
  %137 = add nuw nsw i64 %112, 1, !dbg !395
    #dbg_value(i64 %137, !273, !DIExpression(), !318)
  %138 = icmp eq i64 %137, %94, !dbg !396
  br i1 %138, label %108, label %111, !dbg !319, !llvm.loop !397

139:                                              ; preds = %108
    #dbg_value(ptr %97, !126, !DIExpression(), !139)
  %140 = sext i32 %90 to i64, !dbg !399
    #dbg_value(i64 poison, !289, !DIExpression(), !400)
  %141 = shl nsw i64 %140, 2, !dbg !402
  %142 = mul i64 %141, %140, !dbg !403
  %143 = tail call noalias ptr @malloc(i64 noundef %142) #20, !dbg !404
    #dbg_value(ptr %143, !294, !DIExpression(), !400)
    #dbg_value(ptr %143, !300, !DIExpression(), !405)
    #dbg_value(i64 %142, !307, !DIExpression(), !405)
  %144 = icmp eq ptr %143, null, !dbg !407
  br i1 %144, label %145, label %148, !dbg !408

145:                                              ; preds = %139
  %146 = load ptr, ptr @stderr, align 8, !dbg !409, !tbaa !185
  %147 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %146, ptr noundef nonnull @.str.6, i64 noundef %142) #18, !dbg !410
  tail call void @exit(i32 noundef 1) #21, !dbg !411
  unreachable, !dbg !411

148:                                              ; preds = %139
    #dbg_value(ptr %143, !127, !DIExpression(), !139)
    #dbg_value(i64 poison, !289, !DIExpression(), !412)
  %149 = mul i64 %95, %140, !dbg !414
  %150 = tail call noalias ptr @malloc(i64 noundef %149) #20, !dbg !415
    #dbg_value(ptr %150, !294, !DIExpression(), !412)
    #dbg_value(ptr %150, !300, !DIExpression(), !416)
    #dbg_value(i64 %149, !307, !DIExpression(), !416)
  %151 = icmp eq ptr %150, null, !dbg !418
  br i1 %151, label %152, label %155, !dbg !419

152:                                              ; preds = %148
  %153 = load ptr, ptr @stderr, align 8, !dbg !420, !tbaa !185
  %154 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %153, ptr noundef nonnull @.str.6, i64 noundef %149) #18, !dbg !421
  tail call void @exit(i32 noundef 1) #21, !dbg !422
  unreachable, !dbg !422

155:                                              ; preds = %148
    #dbg_value(ptr %150, !128, !DIExpression(), !139)
    #dbg_assign(i1 undef, !423, !DIExpression(), !135, ptr %4, !DIExpression(), !435)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #16, !dbg !437
  %156 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #16, !dbg !438
  %157 = load i64, ptr %4, align 8, !dbg !439, !tbaa !440
  %158 = sitofp i64 %157 to double, !dbg !443
  %159 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !444
  %160 = load i64, ptr %159, align 8, !dbg !444, !tbaa !445
  %161 = sitofp i64 %160 to double, !dbg !446
  %162 = fmul double %161, 1.000000e-09, !dbg !447
  %163 = fadd double %162, %158, !dbg !448
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !449
    #dbg_value(double %163, !129, !DIExpression(), !139)
    #dbg_value(ptr %97, !450, !DIExpression(), !467)
    #dbg_value(i32 %89, !455, !DIExpression(), !467)
    #dbg_value(i32 %90, !456, !DIExpression(), !467)
    #dbg_value(ptr %143, !457, !DIExpression(), !467)
    #dbg_value(ptr %150, !458, !DIExpression(), !467)
    #dbg_value(i32 0, !459, !DIExpression(), !469)
  %164 = add nuw nsw i64 %94, 1
  br label %165, !dbg !470

165:                                              ; preds = %544, %155
  %166 = phi i32 [ %547, %544 ], [ 0, %155 ]
  %167 = phi i64 [ %545, %544 ], [ 0, %155 ]
  %168 = mul i32 %90, %166, !dbg !471
  %169 = sub i32 %89, %168, !dbg !471
  %170 = call i32 @llvm.smin.i32(i32 %90, i32 %169), !dbg !471
  %171 = zext i32 %170 to i64, !dbg !471
  %172 = mul i32 %90, %166, !dbg !471
  %173 = sub i32 %89, %172, !dbg !471
  %174 = call i32 @llvm.smin.i32(i32 %90, i32 %173), !dbg !471
  %175 = zext i32 %174 to i64, !dbg !471
  %176 = mul i32 %90, %166, !dbg !471
  %177 = sub i32 %89, %176, !dbg !471
  %178 = call i32 @llvm.smin.i32(i32 %90, i32 %177), !dbg !471
  %179 = zext i32 %178 to i64, !dbg !471
    #dbg_value(i64 %167, !459, !DIExpression(), !469)
  %180 = sub nsw i64 %94, %167, !dbg !471
    #dbg_value(i32 %90, !251, !DIExpression(), !472)
    #dbg_value(i64 %180, !256, !DIExpression(), !472)
  %181 = trunc nsw i64 %180 to i32, !dbg !474
  %182 = call noundef i32 @llvm.smin.i32(i32 %90, i32 %181), !dbg !474
    #dbg_value(i32 %182, !461, !DIExpression(), !475)
  %183 = sub nsw i32 %181, %182, !dbg !476
    #dbg_value(i32 %183, !464, !DIExpression(), !475)
    #dbg_value(i64 %167, !343, !DIExpression(), !477)
    #dbg_value(i64 %167, !348, !DIExpression(), !477)
    #dbg_value(i32 %89, !349, !DIExpression(), !477)
  %184 = mul nsw i64 %167, %164, !dbg !479
  %185 = getelementptr inbounds float, ptr %97, i64 %184, !dbg !480
    #dbg_value(ptr %185, !465, !DIExpression(), !475)
  %186 = sext i32 %182 to i64, !dbg !481
  %187 = getelementptr inbounds float, ptr %185, i64 %186, !dbg !481
    #dbg_value(ptr %187, !466, !DIExpression(), !475)
    #dbg_value(ptr %185, !482, !DIExpression(), !493)
    #dbg_value(i32 %89, !487, !DIExpression(), !493)
    #dbg_value(i32 %182, !488, !DIExpression(), !493)
  %188 = add nsw i32 %182, 1, !dbg !496
  %189 = sdiv i32 %188, 2, !dbg !497
    #dbg_value(i32 %189, !489, !DIExpression(), !493)
  %190 = sub i32 %182, %189, !dbg !498
    #dbg_value(i32 %190, !490, !DIExpression(), !493)
  %191 = sext i32 %189 to i64, !dbg !499
  %192 = getelementptr inbounds float, ptr %185, i64 %191, !dbg !499
    #dbg_value(ptr %192, !491, !DIExpression(), !493)
    #dbg_value(i32 %189, !343, !DIExpression(), !500)
    #dbg_value(i32 %189, !348, !DIExpression(), !500)
    #dbg_value(i32 %89, !349, !DIExpression(), !500)
  %193 = mul nsw i64 %164, %191, !dbg !502
  %194 = getelementptr inbounds float, ptr %185, i64 %193, !dbg !503
    #dbg_value(ptr %194, !492, !DIExpression(), !493)
    #dbg_value(ptr %185, !504, !DIExpression(), !522)
    #dbg_value(i32 %89, !509, !DIExpression(), !522)
    #dbg_value(i32 %182, !510, !DIExpression(), !522)
    #dbg_value(i32 %189, !511, !DIExpression(), !522)
    #dbg_value(i32 0, !512, !DIExpression(), !525)
  %195 = icmp slt i32 %182, 1, !dbg !526
  br i1 %195, label %295, label %196, !dbg !527

196:                                              ; preds = %165
  %197 = zext nneg i32 %182 to i64, !dbg !527
  %198 = zext nneg i32 %189 to i64, !dbg !527
  br label %199, !dbg !527

199:                                              ; preds = %289, %196
  %200 = phi i64 [ 0, %196 ], [ %290, %289 ]
  %201 = phi i1 [ false, %196 ], [ %291, %289 ]
  %202 = sub nsw i64 %175, %200, !dbg !528
  %203 = sub nsw i64 %179, %200, !dbg !528
    #dbg_value(i64 %200, !512, !DIExpression(), !525)
    #dbg_value(i32 0, !343, !DIExpression(), !530)
    #dbg_value(i64 %200, !348, !DIExpression(), !530)
    #dbg_value(i32 %89, !349, !DIExpression(), !530)
  %204 = mul nuw nsw i64 %200, %94, !dbg !528
  %205 = getelementptr inbounds float, ptr %185, i64 %204, !dbg !531
    #dbg_value(ptr %205, !514, !DIExpression(), !532)
    #dbg_value(i32 0, !517, !DIExpression(), !533)
  %206 = getelementptr float, ptr %185, i64 %200, !dbg !534
  %207 = icmp eq i64 %200, 0, !dbg !535
  br i1 %207, label %215, label %208, !dbg !537

208:                                              ; preds = %199
  %209 = sub nsw i64 %197, %200
  %210 = getelementptr inbounds float, ptr %205, i64 %200
  %211 = icmp sgt i64 %209, 0
  %212 = icmp ult i64 %202, 8
  %213 = and i64 %202, -8
  %214 = icmp eq i64 %202, %213
  br label %219, !dbg !537

215:                                              ; preds = %257, %199
  %216 = getelementptr inbounds float, ptr %205, i64 %200, !dbg !538
  %217 = load float, ptr %216, align 4, !dbg !538, !tbaa !393
  %218 = fcmp ogt float %217, 0.000000e+00, !dbg !540
  br i1 %218, label %260, label %293, !dbg !541

219:                                              ; preds = %257, %208
  %220 = phi i64 [ 0, %208 ], [ %258, %257 ]
    #dbg_value(i64 %220, !517, !DIExpression(), !533)
    #dbg_value(i64 %200, !343, !DIExpression(), !542)
    #dbg_value(i64 %220, !348, !DIExpression(), !542)
    #dbg_value(i32 %89, !349, !DIExpression(), !542)
  %221 = mul nuw nsw i64 %220, %94, !dbg !544
  %222 = getelementptr float, ptr %206, i64 %221, !dbg !545
  %223 = load float, ptr %222, align 4, !dbg !545, !tbaa !393
    #dbg_value(i64 %200, !343, !DIExpression(), !546)
    #dbg_value(i64 %220, !348, !DIExpression(), !546)
    #dbg_value(i32 %89, !349, !DIExpression(), !546)
  call void @llvm.experimental.noalias.scope.decl(metadata !548), !dbg !551
  call void @llvm.experimental.noalias.scope.decl(metadata !552), !dbg !551
    #dbg_value(i64 %209, !554, !DIExpression(), !567)
    #dbg_value(float %223, !562, !DIExpression(), !567)
    #dbg_value(ptr %222, !563, !DIExpression(), !567)
    #dbg_value(ptr %210, !564, !DIExpression(), !567)
    #dbg_value(i32 0, !565, !DIExpression(), !569)
  br i1 %211, label %224, label %257, !dbg !570

224:                                              ; preds = %219
  br i1 %212, label %245, label %225, !dbg !570

225:                                              ; preds = %224
  %226 = insertelement <4 x float> poison, float %223, i64 0, !dbg !570
  %227 = shufflevector <4 x float> %226, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !570
  br label %228, !dbg !570

228:                                              ; preds = %228, %225
  %229 = phi i64 [ 0, %225 ], [ %242, %228 ], !dbg !571
  %230 = getelementptr inbounds float, ptr %222, i64 %229, !dbg !573
  %231 = getelementptr inbounds i8, ptr %230, i64 16, !dbg !573
  %232 = load <4 x float>, ptr %230, align 4, !dbg !573, !tbaa !393, !alias.scope !548, !noalias !552
  %233 = load <4 x float>, ptr %231, align 4, !dbg !573, !tbaa !393, !alias.scope !548, !noalias !552
  %234 = fmul <4 x float> %227, %232, !dbg !574
  %235 = fmul <4 x float> %227, %233, !dbg !574
  %236 = getelementptr inbounds float, ptr %210, i64 %229, !dbg !575
  %237 = getelementptr inbounds i8, ptr %236, i64 16, !dbg !576
  %238 = load <4 x float>, ptr %236, align 4, !dbg !576, !tbaa !393, !alias.scope !552, !noalias !548
  %239 = load <4 x float>, ptr %237, align 4, !dbg !576, !tbaa !393, !alias.scope !552, !noalias !548
  %240 = fsub <4 x float> %238, %234, !dbg !576
  %241 = fsub <4 x float> %239, %235, !dbg !576
  store <4 x float> %240, ptr %236, align 4, !dbg !576, !tbaa !393, !alias.scope !552, !noalias !548
  store <4 x float> %241, ptr %237, align 4, !dbg !576, !tbaa !393, !alias.scope !552, !noalias !548
  %242 = add nuw i64 %229, 8, !dbg !571
  %243 = icmp eq i64 %242, %213, !dbg !571
  br i1 %243, label %244, label %228, !dbg !571, !llvm.loop !577

244:                                              ; preds = %228
  br i1 %214, label %257, label %245, !dbg !570

245:                                              ; preds = %244, %224
  %246 = phi i64 [ 0, %224 ], [ %213, %244 ]
  br label %247, !dbg !570

247:                                              ; preds = %245, %247
  %248 = phi i64 [ %255, %247 ], [ %246, %245 ]
    #dbg_value(i64 %248, !565, !DIExpression(), !569)
  %249 = getelementptr inbounds float, ptr %222, i64 %248, !dbg !573
  %250 = load float, ptr %249, align 4, !dbg !573, !tbaa !393, !alias.scope !548, !noalias !552
  %251 = fmul float %223, %250, !dbg !574
  %252 = getelementptr inbounds float, ptr %210, i64 %248, !dbg !575
  %253 = load float, ptr %252, align 4, !dbg !576, !tbaa !393, !alias.scope !552, !noalias !548
  %254 = fsub float %253, %251, !dbg !576
  store float %254, ptr %252, align 4, !dbg !576, !tbaa !393, !alias.scope !552, !noalias !548
  %255 = add nuw nsw i64 %248, 1, !dbg !571
    #dbg_value(i64 %255, !565, !DIExpression(), !569)
  %256 = icmp eq i64 %255, %209, !dbg !581
  br i1 %256, label %257, label %247, !dbg !570, !llvm.loop !582

257:                                              ; preds = %247, %244, %219
  %258 = add nuw nsw i64 %220, 1, !dbg !583
    #dbg_value(i64 %258, !517, !DIExpression(), !533)
  %259 = icmp eq i64 %258, %200, !dbg !535
  br i1 %259, label %215, label %219, !dbg !537, !llvm.loop !584

260:                                              ; preds = %215
  %261 = call float @sqrtf(float noundef %217) #16, !dbg !586
    #dbg_value(float %261, !519, !DIExpression(), !532)
    #dbg_value(i64 %200, !520, !DIExpression(), !587)
  %262 = icmp ult i64 %200, %197, !dbg !588
  br i1 %262, label %263, label %289, !dbg !590

263:                                              ; preds = %260
  %264 = icmp ult i64 %203, 4, !dbg !590
  br i1 %264, label %280, label %265, !dbg !590

265:                                              ; preds = %263
  %266 = and i64 %203, -4, !dbg !590
  %267 = add i64 %200, %266, !dbg !590
  %268 = insertelement <4 x float> poison, float %261, i64 0, !dbg !590
  %269 = shufflevector <4 x float> %268, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !590
  %270 = getelementptr float, ptr %205, i64 %200
  br label %271, !dbg !590

271:                                              ; preds = %271, %265
  %272 = phi i64 [ 0, %265 ], [ %276, %271 ]
  %273 = getelementptr float, ptr %270, i64 %272, !dbg !591
  %274 = load <4 x float>, ptr %273, align 4, !dbg !592, !tbaa !393
  %275 = fdiv <4 x float> %274, %269, !dbg !592
  store <4 x float> %275, ptr %273, align 4, !dbg !592, !tbaa !393
  %276 = add nuw i64 %272, 4
  %277 = icmp eq i64 %276, %266
  br i1 %277, label %278, label %271, !llvm.loop !593

278:                                              ; preds = %271
  %279 = icmp eq i64 %203, %266, !dbg !590
  br i1 %279, label %289, label %280, !dbg !590

280:                                              ; preds = %278, %263
  %281 = phi i64 [ %200, %263 ], [ %267, %278 ]
  br label %282, !dbg !590

282:                                              ; preds = %280, %282
  %283 = phi i64 [ %287, %282 ], [ %281, %280 ]
    #dbg_value(i64 %283, !520, !DIExpression(), !587)
  %284 = getelementptr inbounds float, ptr %205, i64 %283, !dbg !591
  %285 = load float, ptr %284, align 4, !dbg !592, !tbaa !393
  %286 = fdiv float %285, %261, !dbg !592
  store float %286, ptr %284, align 4, !dbg !592, !tbaa !393
  %287 = add nuw nsw i64 %283, 1, !dbg !595
    #dbg_value(i64 %287, !520, !DIExpression(), !587)
  %288 = icmp eq i64 %287, %197, !dbg !588
  br i1 %288, label %289, label %282, !dbg !590, !llvm.loop !596

289:                                              ; preds = %282, %278, %260
  %290 = add nuw nsw i64 %200, 1, !dbg !597
    #dbg_value(i64 %290, !512, !DIExpression(), !525)
  %291 = icmp uge i64 %290, %198, !dbg !526
  %292 = icmp eq i64 %290, %198, !dbg !526
  br i1 %292, label %293, label %199, !dbg !527, !llvm.loop !598

293:                                              ; preds = %289, %215
  %294 = phi i1 [ %291, %289 ], [ %201, %215 ]
  br i1 %294, label %295, label %548, !dbg !600

295:                                              ; preds = %293, %165
  %296 = icmp eq i32 %189, %182, !dbg !601
  br i1 %296, label %397, label %297, !dbg !603

297:                                              ; preds = %295
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %190, i32 noundef %190, i32 noundef %189, float noundef -1.000000e+00, ptr noundef nonnull %192, i32 noundef %89, ptr noundef nonnull %192, i32 noundef %89, float noundef 1.000000e+00, ptr noundef nonnull %194, i32 noundef %89) #16, !dbg !604
    #dbg_value(ptr %194, !504, !DIExpression(), !605)
    #dbg_value(i32 %89, !509, !DIExpression(), !605)
    #dbg_value(i32 %190, !510, !DIExpression(), !605)
    #dbg_value(i32 %190, !511, !DIExpression(), !605)
    #dbg_value(i32 0, !512, !DIExpression(), !607)
  %298 = icmp slt i32 %190, 1, !dbg !608
  br i1 %298, label %397, label %299, !dbg !609

299:                                              ; preds = %297
  %300 = zext nneg i32 %190 to i64, !dbg !609
  br label %301, !dbg !609

301:                                              ; preds = %391, %299
  %302 = phi i64 [ 0, %299 ], [ %392, %391 ]
  %303 = phi i1 [ false, %299 ], [ %393, %391 ]
  %304 = sub nsw i64 %300, %302, !dbg !610
  %305 = sub nsw i64 %300, %302, !dbg !610
    #dbg_value(i64 %302, !512, !DIExpression(), !607)
    #dbg_value(i32 0, !343, !DIExpression(), !612)
    #dbg_value(i64 %302, !348, !DIExpression(), !612)
    #dbg_value(i32 %89, !349, !DIExpression(), !612)
  %306 = mul nuw nsw i64 %302, %94, !dbg !610
  %307 = getelementptr inbounds float, ptr %194, i64 %306, !dbg !613
    #dbg_value(ptr %307, !514, !DIExpression(), !614)
    #dbg_value(i32 0, !517, !DIExpression(), !615)
  %308 = getelementptr float, ptr %194, i64 %302, !dbg !616
  %309 = icmp eq i64 %302, 0, !dbg !617
  br i1 %309, label %317, label %310, !dbg !618

310:                                              ; preds = %301
  %311 = sub nsw i64 %300, %302
  %312 = getelementptr inbounds float, ptr %307, i64 %302
  %313 = icmp sgt i64 %311, 0
  %314 = icmp ult i64 %304, 8
  %315 = and i64 %304, -8
  %316 = icmp eq i64 %304, %315
  br label %321, !dbg !618

317:                                              ; preds = %359, %301
  %318 = getelementptr inbounds float, ptr %307, i64 %302, !dbg !619
  %319 = load float, ptr %318, align 4, !dbg !619, !tbaa !393
  %320 = fcmp ogt float %319, 0.000000e+00, !dbg !620
  br i1 %320, label %362, label %395, !dbg !621

321:                                              ; preds = %359, %310
  %322 = phi i64 [ 0, %310 ], [ %360, %359 ]
    #dbg_value(i64 %322, !517, !DIExpression(), !615)
    #dbg_value(i64 %302, !343, !DIExpression(), !622)
    #dbg_value(i64 %322, !348, !DIExpression(), !622)
    #dbg_value(i32 %89, !349, !DIExpression(), !622)
  %323 = mul nuw nsw i64 %322, %94, !dbg !624
  %324 = getelementptr float, ptr %308, i64 %323, !dbg !625
  %325 = load float, ptr %324, align 4, !dbg !625, !tbaa !393
    #dbg_value(i64 %302, !343, !DIExpression(), !626)
    #dbg_value(i64 %322, !348, !DIExpression(), !626)
    #dbg_value(i32 %89, !349, !DIExpression(), !626)
  call void @llvm.experimental.noalias.scope.decl(metadata !628), !dbg !631
  call void @llvm.experimental.noalias.scope.decl(metadata !632), !dbg !631
    #dbg_value(i64 %311, !554, !DIExpression(), !634)
    #dbg_value(float %325, !562, !DIExpression(), !634)
    #dbg_value(ptr %324, !563, !DIExpression(), !634)
    #dbg_value(ptr %312, !564, !DIExpression(), !634)
    #dbg_value(i32 0, !565, !DIExpression(), !636)
  br i1 %313, label %326, label %359, !dbg !637

326:                                              ; preds = %321
  br i1 %314, label %347, label %327, !dbg !637

327:                                              ; preds = %326
  %328 = insertelement <4 x float> poison, float %325, i64 0, !dbg !637
  %329 = shufflevector <4 x float> %328, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !637
  br label %330, !dbg !637

330:                                              ; preds = %330, %327
  %331 = phi i64 [ 0, %327 ], [ %344, %330 ], !dbg !638
  %332 = getelementptr inbounds float, ptr %324, i64 %331, !dbg !639
  %333 = getelementptr inbounds i8, ptr %332, i64 16, !dbg !639
  %334 = load <4 x float>, ptr %332, align 4, !dbg !639, !tbaa !393, !alias.scope !628, !noalias !632
  %335 = load <4 x float>, ptr %333, align 4, !dbg !639, !tbaa !393, !alias.scope !628, !noalias !632
  %336 = fmul <4 x float> %329, %334, !dbg !640
  %337 = fmul <4 x float> %329, %335, !dbg !640
  %338 = getelementptr inbounds float, ptr %312, i64 %331, !dbg !641
  %339 = getelementptr inbounds i8, ptr %338, i64 16, !dbg !642
  %340 = load <4 x float>, ptr %338, align 4, !dbg !642, !tbaa !393, !alias.scope !632, !noalias !628
  %341 = load <4 x float>, ptr %339, align 4, !dbg !642, !tbaa !393, !alias.scope !632, !noalias !628
  %342 = fsub <4 x float> %340, %336, !dbg !642
  %343 = fsub <4 x float> %341, %337, !dbg !642
  store <4 x float> %342, ptr %338, align 4, !dbg !642, !tbaa !393, !alias.scope !632, !noalias !628
  store <4 x float> %343, ptr %339, align 4, !dbg !642, !tbaa !393, !alias.scope !632, !noalias !628
  %344 = add nuw i64 %331, 8, !dbg !638
  %345 = icmp eq i64 %344, %315, !dbg !638
  br i1 %345, label %346, label %330, !dbg !638, !llvm.loop !643

346:                                              ; preds = %330
  br i1 %316, label %359, label %347, !dbg !637

347:                                              ; preds = %346, %326
  %348 = phi i64 [ 0, %326 ], [ %315, %346 ]
  br label %349, !dbg !637

349:                                              ; preds = %347, %349
  %350 = phi i64 [ %357, %349 ], [ %348, %347 ]
    #dbg_value(i64 %350, !565, !DIExpression(), !636)
  %351 = getelementptr inbounds float, ptr %324, i64 %350, !dbg !639
  %352 = load float, ptr %351, align 4, !dbg !639, !tbaa !393, !alias.scope !628, !noalias !632
  %353 = fmul float %325, %352, !dbg !640
  %354 = getelementptr inbounds float, ptr %312, i64 %350, !dbg !641
  %355 = load float, ptr %354, align 4, !dbg !642, !tbaa !393, !alias.scope !632, !noalias !628
  %356 = fsub float %355, %353, !dbg !642
  store float %356, ptr %354, align 4, !dbg !642, !tbaa !393, !alias.scope !632, !noalias !628
  %357 = add nuw nsw i64 %350, 1, !dbg !638
    #dbg_value(i64 %357, !565, !DIExpression(), !636)
  %358 = icmp eq i64 %357, %311, !dbg !645
  br i1 %358, label %359, label %349, !dbg !637, !llvm.loop !646

359:                                              ; preds = %349, %346, %321
  %360 = add nuw nsw i64 %322, 1, !dbg !647
    #dbg_value(i64 %360, !517, !DIExpression(), !615)
  %361 = icmp eq i64 %360, %302, !dbg !617
  br i1 %361, label %317, label %321, !dbg !618, !llvm.loop !648

362:                                              ; preds = %317
  %363 = call float @sqrtf(float noundef %319) #16, !dbg !650
    #dbg_value(float %363, !519, !DIExpression(), !614)
    #dbg_value(i64 %302, !520, !DIExpression(), !651)
  %364 = icmp ult i64 %302, %300, !dbg !652
  br i1 %364, label %365, label %391, !dbg !653

365:                                              ; preds = %362
  %366 = icmp ult i64 %305, 4, !dbg !653
  br i1 %366, label %382, label %367, !dbg !653

367:                                              ; preds = %365
  %368 = and i64 %305, -4, !dbg !653
  %369 = add i64 %302, %368, !dbg !653
  %370 = insertelement <4 x float> poison, float %363, i64 0, !dbg !653
  %371 = shufflevector <4 x float> %370, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !653
  %372 = getelementptr float, ptr %307, i64 %302
  br label %373, !dbg !653

373:                                              ; preds = %373, %367
  %374 = phi i64 [ 0, %367 ], [ %378, %373 ]
  %375 = getelementptr float, ptr %372, i64 %374, !dbg !654
  %376 = load <4 x float>, ptr %375, align 4, !dbg !655, !tbaa !393
  %377 = fdiv <4 x float> %376, %371, !dbg !655
  store <4 x float> %377, ptr %375, align 4, !dbg !655, !tbaa !393
  %378 = add nuw i64 %374, 4
  %379 = icmp eq i64 %378, %368
  br i1 %379, label %380, label %373, !llvm.loop !656

380:                                              ; preds = %373
  %381 = icmp eq i64 %305, %368, !dbg !653
  br i1 %381, label %391, label %382, !dbg !653

382:                                              ; preds = %380, %365
  %383 = phi i64 [ %302, %365 ], [ %369, %380 ]
  br label %384, !dbg !653

384:                                              ; preds = %382, %384
  %385 = phi i64 [ %389, %384 ], [ %383, %382 ]
    #dbg_value(i64 %385, !520, !DIExpression(), !651)
  %386 = getelementptr inbounds float, ptr %307, i64 %385, !dbg !654
  %387 = load float, ptr %386, align 4, !dbg !655, !tbaa !393
  %388 = fdiv float %387, %363, !dbg !655
  store float %388, ptr %386, align 4, !dbg !655, !tbaa !393
  %389 = add nuw nsw i64 %385, 1, !dbg !658
    #dbg_value(i64 %389, !520, !DIExpression(), !651)
  %390 = icmp eq i64 %389, %300, !dbg !652
  br i1 %390, label %391, label %384, !dbg !653, !llvm.loop !659

391:                                              ; preds = %384, %380, %362
  %392 = add nuw nsw i64 %302, 1, !dbg !660
    #dbg_value(i64 %392, !512, !DIExpression(), !607)
  %393 = icmp uge i64 %392, %300, !dbg !608
  %394 = icmp eq i64 %392, %300, !dbg !608
  br i1 %394, label %395, label %301, !dbg !609, !llvm.loop !661

395:                                              ; preds = %391, %317
  %396 = phi i1 [ %393, %391 ], [ %303, %317 ]
  br i1 %396, label %397, label %548, !dbg !663

397:                                              ; preds = %395, %297, %295
  %398 = icmp sgt i64 %180, %140, !dbg !664
  br i1 %398, label %399, label %548, !dbg !666

399:                                              ; preds = %397
    #dbg_value(ptr %185, !667, !DIExpression(), !684)
    #dbg_value(i32 %89, !672, !DIExpression(), !684)
    #dbg_value(i32 %182, !673, !DIExpression(), !684)
    #dbg_value(ptr %143, !674, !DIExpression(), !684)
  %400 = shl nsw i64 %186, 2, !dbg !686
  %401 = mul i64 %400, %186, !dbg !687
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %143, i8 0, i64 %401, i1 false), !dbg !688
    #dbg_value(i32 0, !675, !DIExpression(), !689)
  %402 = icmp sgt i32 %182, 0, !dbg !690
  br i1 %402, label %403, label %520, !dbg !691

403:                                              ; preds = %399
  %404 = zext nneg i32 %182 to i64, !dbg !690
  br label %405, !dbg !691

405:                                              ; preds = %479, %403
  %406 = phi i64 [ 0, %403 ], [ %480, %479 ]
  %407 = phi i64 [ 1, %403 ], [ %481, %479 ]
    #dbg_value(i64 %406, !675, !DIExpression(), !689)
    #dbg_value(i32 0, !343, !DIExpression(), !692)
    #dbg_value(i64 %406, !348, !DIExpression(), !692)
    #dbg_value(i32 %182, !349, !DIExpression(), !692)
  %408 = mul nuw nsw i64 %406, %186, !dbg !694
  %409 = getelementptr inbounds float, ptr %143, i64 %408, !dbg !695
    #dbg_value(ptr %409, !677, !DIExpression(), !696)
  %410 = getelementptr inbounds float, ptr %409, i64 %406, !dbg !697
  store float 1.000000e+00, ptr %410, align 4, !dbg !698, !tbaa !393
    #dbg_value(i32 0, !680, !DIExpression(), !699)
  %411 = getelementptr float, ptr %185, i64 %406, !dbg !700
  %412 = icmp eq i64 %406, 0, !dbg !701
  br i1 %412, label %413, label %433, !dbg !703

413:                                              ; preds = %476, %405
  %414 = mul nuw nsw i64 %406, %164
  %415 = getelementptr inbounds float, ptr %185, i64 %414
    #dbg_value(i32 0, !682, !DIExpression(), !704)
  %416 = load float, ptr %415, align 4, !tbaa !393
  %417 = icmp ult i64 %407, 4, !dbg !705
  br i1 %417, label %418, label %420, !dbg !705

418:                                              ; preds = %431, %413
  %419 = phi i64 [ 0, %413 ], [ %421, %431 ]
  br label %483, !dbg !705

420:                                              ; preds = %413
  %421 = and i64 %407, 9223372036854775804, !dbg !705
  %422 = insertelement <4 x float> poison, float %416, i64 0, !dbg !705
  %423 = shufflevector <4 x float> %422, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !705
  br label %424, !dbg !705

424:                                              ; preds = %424, %420
  %425 = phi i64 [ 0, %420 ], [ %429, %424 ], !dbg !706
  %426 = getelementptr inbounds float, ptr %409, i64 %425, !dbg !708
  %427 = load <4 x float>, ptr %426, align 4, !dbg !709, !tbaa !393
  %428 = fdiv <4 x float> %427, %423, !dbg !709
  store <4 x float> %428, ptr %426, align 4, !dbg !709, !tbaa !393
  %429 = add nuw i64 %425, 4, !dbg !706
  %430 = icmp eq i64 %429, %421, !dbg !706
  br i1 %430, label %431, label %424, !dbg !706, !llvm.loop !710

431:                                              ; preds = %424
  %432 = icmp eq i64 %407, %421, !dbg !705
  br i1 %432, label %479, label %418, !dbg !705

433:                                              ; preds = %405, %476
  %434 = phi i64 [ %477, %476 ], [ 0, %405 ]
  %435 = add nuw i64 %434, 1, !dbg !712
    #dbg_value(i64 %434, !680, !DIExpression(), !699)
    #dbg_value(i64 %406, !343, !DIExpression(), !714)
    #dbg_value(i64 %434, !348, !DIExpression(), !714)
    #dbg_value(i32 %89, !349, !DIExpression(), !714)
  %436 = mul nuw nsw i64 %434, %94, !dbg !712
  %437 = getelementptr float, ptr %411, i64 %436, !dbg !715
  %438 = load float, ptr %437, align 4, !dbg !715, !tbaa !393
    #dbg_value(i32 0, !343, !DIExpression(), !716)
    #dbg_value(i64 %434, !348, !DIExpression(), !716)
    #dbg_value(i32 %182, !349, !DIExpression(), !716)
  %439 = mul nuw nsw i64 %434, %186, !dbg !718
  %440 = getelementptr inbounds float, ptr %143, i64 %439, !dbg !719
  call void @llvm.experimental.noalias.scope.decl(metadata !720), !dbg !723
  call void @llvm.experimental.noalias.scope.decl(metadata !724), !dbg !723
    #dbg_value(i64 %477, !554, !DIExpression(), !726)
    #dbg_value(float %438, !562, !DIExpression(), !726)
    #dbg_value(ptr %440, !563, !DIExpression(), !726)
    #dbg_value(ptr %409, !564, !DIExpression(), !726)
    #dbg_value(i32 0, !565, !DIExpression(), !728)
  %441 = icmp ult i64 %434, 7, !dbg !729
  br i1 %441, label %464, label %442, !dbg !729

442:                                              ; preds = %433
  %443 = and i64 %435, -8, !dbg !729
  %444 = insertelement <4 x float> poison, float %438, i64 0, !dbg !729
  %445 = shufflevector <4 x float> %444, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !729
  br label %446, !dbg !729

446:                                              ; preds = %446, %442
  %447 = phi i64 [ 0, %442 ], [ %460, %446 ], !dbg !730
  %448 = getelementptr inbounds float, ptr %440, i64 %447, !dbg !731
  %449 = getelementptr inbounds i8, ptr %448, i64 16, !dbg !731
  %450 = load <4 x float>, ptr %448, align 4, !dbg !731, !tbaa !393, !alias.scope !720, !noalias !724
  %451 = load <4 x float>, ptr %449, align 4, !dbg !731, !tbaa !393, !alias.scope !720, !noalias !724
  %452 = fmul <4 x float> %445, %450, !dbg !732
  %453 = fmul <4 x float> %445, %451, !dbg !732
  %454 = getelementptr inbounds float, ptr %409, i64 %447, !dbg !733
  %455 = getelementptr inbounds i8, ptr %454, i64 16, !dbg !734
  %456 = load <4 x float>, ptr %454, align 4, !dbg !734, !tbaa !393, !alias.scope !724, !noalias !720
  %457 = load <4 x float>, ptr %455, align 4, !dbg !734, !tbaa !393, !alias.scope !724, !noalias !720
  %458 = fsub <4 x float> %456, %452, !dbg !734
  %459 = fsub <4 x float> %457, %453, !dbg !734
  store <4 x float> %458, ptr %454, align 4, !dbg !734, !tbaa !393, !alias.scope !724, !noalias !720
  store <4 x float> %459, ptr %455, align 4, !dbg !734, !tbaa !393, !alias.scope !724, !noalias !720
  %460 = add nuw i64 %447, 8, !dbg !730
  %461 = icmp eq i64 %460, %443, !dbg !730
  br i1 %461, label %462, label %446, !dbg !730, !llvm.loop !735

462:                                              ; preds = %446
  %463 = icmp eq i64 %435, %443, !dbg !729
  br i1 %463, label %476, label %464, !dbg !729

464:                                              ; preds = %462, %433
  %465 = phi i64 [ 0, %433 ], [ %443, %462 ]
  br label %466, !dbg !729

466:                                              ; preds = %464, %466
  %467 = phi i64 [ %474, %466 ], [ %465, %464 ]
    #dbg_value(i64 %467, !565, !DIExpression(), !728)
  %468 = getelementptr inbounds float, ptr %440, i64 %467, !dbg !731
  %469 = load float, ptr %468, align 4, !dbg !731, !tbaa !393, !alias.scope !720, !noalias !724
  %470 = fmul float %438, %469, !dbg !732
  %471 = getelementptr inbounds float, ptr %409, i64 %467, !dbg !733
  %472 = load float, ptr %471, align 4, !dbg !734, !tbaa !393, !alias.scope !724, !noalias !720
  %473 = fsub float %472, %470, !dbg !734
  store float %473, ptr %471, align 4, !dbg !734, !tbaa !393, !alias.scope !724, !noalias !720
  %474 = add nuw nsw i64 %467, 1, !dbg !730
    #dbg_value(i64 %474, !565, !DIExpression(), !728)
  %475 = icmp eq i64 %467, %434, !dbg !737
  br i1 %475, label %476, label %466, !dbg !729, !llvm.loop !738

476:                                              ; preds = %466, %462
  %477 = add nuw nsw i64 %434, 1, !dbg !739
    #dbg_value(i64 %477, !680, !DIExpression(), !699)
  %478 = icmp eq i64 %477, %406, !dbg !701
  br i1 %478, label %413, label %433, !dbg !703, !llvm.loop !740

479:                                              ; preds = %483, %431
  %480 = add nuw nsw i64 %406, 1, !dbg !742
    #dbg_value(i64 %480, !675, !DIExpression(), !689)
  %481 = add nuw nsw i64 %407, 1, !dbg !691
  %482 = icmp eq i64 %480, %404, !dbg !690
  br i1 %482, label %490, label %405, !dbg !691, !llvm.loop !743

483:                                              ; preds = %418, %483
  %484 = phi i64 [ %488, %483 ], [ %419, %418 ]
    #dbg_value(i64 %484, !682, !DIExpression(), !704)
    #dbg_value(i64 %406, !343, !DIExpression(), !745)
    #dbg_value(i64 %406, !348, !DIExpression(), !745)
    #dbg_value(i32 %89, !349, !DIExpression(), !745)
  %485 = getelementptr inbounds float, ptr %409, i64 %484, !dbg !708
  %486 = load float, ptr %485, align 4, !dbg !709, !tbaa !393
  %487 = fdiv float %486, %416, !dbg !709
  store float %487, ptr %485, align 4, !dbg !709, !tbaa !393
  %488 = add nuw nsw i64 %484, 1, !dbg !706
    #dbg_value(i64 %488, !682, !DIExpression(), !704)
  %489 = icmp eq i64 %488, %407, !dbg !747
  br i1 %489, label %479, label %483, !dbg !705, !llvm.loop !748

490:                                              ; preds = %479
    #dbg_value(ptr %143, !749, !DIExpression(), !761)
    #dbg_value(i32 %183, !754, !DIExpression(), !761)
    #dbg_value(i32 %182, !755, !DIExpression(), !761)
    #dbg_value(ptr %187, !756, !DIExpression(), !761)
    #dbg_value(i32 %89, !757, !DIExpression(), !761)
    #dbg_value(ptr %150, !758, !DIExpression(), !761)
    #dbg_value(i32 0, !759, !DIExpression(), !763)
  %491 = sext i32 %183 to i64
  %492 = shl nsw i64 %491, 2
  %493 = and i64 %171, 1, !dbg !764
  %494 = icmp eq i32 %170, 1, !dbg !764
  br i1 %494, label %512, label %495, !dbg !764

495:                                              ; preds = %490
  %496 = and i64 %171, 4294967294, !dbg !764
  br label %497, !dbg !764

497:                                              ; preds = %497, %495
  %498 = phi i64 [ 0, %495 ], [ %509, %497 ]
  %499 = phi i64 [ 0, %495 ], [ %510, %497 ]
    #dbg_value(i64 %498, !759, !DIExpression(), !763)
    #dbg_value(i32 0, !343, !DIExpression(), !765)
    #dbg_value(i64 %498, !348, !DIExpression(), !765)
    #dbg_value(i32 %183, !349, !DIExpression(), !765)
  %500 = mul nsw i64 %498, %491, !dbg !768
  %501 = getelementptr inbounds float, ptr %150, i64 %500, !dbg !769
    #dbg_value(i32 0, !343, !DIExpression(), !770)
    #dbg_value(i64 %498, !348, !DIExpression(), !770)
    #dbg_value(i32 %89, !349, !DIExpression(), !770)
  %502 = mul nuw nsw i64 %498, %94, !dbg !772
  %503 = getelementptr inbounds float, ptr %187, i64 %502, !dbg !773
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %501, ptr nonnull align 4 %503, i64 %492, i1 false), !dbg !774
  %504 = or disjoint i64 %498, 1, !dbg !775
    #dbg_value(i64 %504, !759, !DIExpression(), !763)
    #dbg_value(i64 %504, !348, !DIExpression(), !765)
  %505 = mul nsw i64 %504, %491, !dbg !768
  %506 = getelementptr inbounds float, ptr %150, i64 %505, !dbg !769
    #dbg_value(i64 %504, !348, !DIExpression(), !770)
  %507 = mul nuw nsw i64 %504, %94, !dbg !772
  %508 = getelementptr inbounds float, ptr %187, i64 %507, !dbg !773
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %506, ptr nonnull align 4 %508, i64 %492, i1 false), !dbg !774
  %509 = add nuw nsw i64 %498, 2, !dbg !775
    #dbg_value(i64 %509, !759, !DIExpression(), !763)
  %510 = add i64 %499, 2, !dbg !764
  %511 = icmp eq i64 %510, %496, !dbg !764
  br i1 %511, label %512, label %497, !dbg !764, !llvm.loop !776

512:                                              ; preds = %497, %490
  %513 = phi i64 [ 0, %490 ], [ %509, %497 ]
  %514 = icmp eq i64 %493, 0, !dbg !764
  br i1 %514, label %520, label %515, !dbg !764

515:                                              ; preds = %512
    #dbg_value(i64 %513, !759, !DIExpression(), !763)
    #dbg_value(i32 0, !343, !DIExpression(), !765)
    #dbg_value(i64 %513, !348, !DIExpression(), !765)
    #dbg_value(i32 %183, !349, !DIExpression(), !765)
  %516 = mul nsw i64 %513, %491, !dbg !768
  %517 = getelementptr inbounds float, ptr %150, i64 %516, !dbg !769
    #dbg_value(i32 0, !343, !DIExpression(), !770)
    #dbg_value(i64 %513, !348, !DIExpression(), !770)
    #dbg_value(i32 %89, !349, !DIExpression(), !770)
  %518 = mul nuw nsw i64 %513, %94, !dbg !772
  %519 = getelementptr inbounds float, ptr %187, i64 %518, !dbg !773
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %517, ptr nonnull align 4 %519, i64 %492, i1 false), !dbg !774
    #dbg_value(i64 %513, !759, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !763)
  br label %520, !dbg !778

520:                                              ; preds = %515, %512, %399
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %183, i32 noundef %182, i32 noundef %182, float noundef 1.000000e+00, ptr noundef nonnull %150, i32 noundef %183, ptr noundef nonnull %143, i32 noundef %182, float noundef 0.000000e+00, ptr noundef nonnull %187, i32 noundef %89) #16, !dbg !778
  %521 = add nsw i64 %167, %186, !dbg !779
    #dbg_value(!DIArgList(i32 %182, i64 %167), !343, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !780)
    #dbg_value(!DIArgList(i32 %182, i64 %167), !348, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_plus, DW_OP_stack_value), !780)
    #dbg_value(i32 %89, !349, !DIExpression(), !780)
  %522 = mul nsw i64 %521, %164, !dbg !782
  %523 = getelementptr inbounds float, ptr %97, i64 %522, !dbg !783
    #dbg_value(ptr %187, !784, !DIExpression(), !802)
    #dbg_value(i32 %183, !789, !DIExpression(), !802)
    #dbg_value(i32 %182, !790, !DIExpression(), !802)
    #dbg_value(ptr %523, !791, !DIExpression(), !802)
    #dbg_value(i32 %89, !792, !DIExpression(), !802)
    #dbg_value(i32 %90, !793, !DIExpression(), !802)
    #dbg_value(i32 0, !794, !DIExpression(), !804)
  %524 = icmp sgt i32 %183, 0, !dbg !805
  br i1 %524, label %525, label %544, !dbg !806

525:                                              ; preds = %520
  %526 = zext nneg i32 %183 to i64, !dbg !806
  br label %527, !dbg !806

527:                                              ; preds = %541, %525
  %528 = phi i64 [ 0, %525 ], [ %542, %541 ]
    #dbg_value(i64 %528, !794, !DIExpression(), !804)
    #dbg_value(i32 %90, !251, !DIExpression(), !807)
    #dbg_value(!DIArgList(i64 %526, i64 %528), !256, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !807)
  %529 = trunc i64 %528 to i32, !dbg !809
  %530 = sub i32 %183, %529, !dbg !809
  %531 = call noundef i32 @llvm.smin.i32(i32 %90, i32 %530), !dbg !809
    #dbg_value(i32 %531, !796, !DIExpression(), !810)
  %532 = sub nsw i32 %530, %531, !dbg !811
    #dbg_value(i32 %532, !799, !DIExpression(), !810)
  %533 = getelementptr inbounds float, ptr %187, i64 %528, !dbg !812
    #dbg_value(ptr %533, !800, !DIExpression(), !810)
    #dbg_value(i64 %528, !343, !DIExpression(), !813)
    #dbg_value(i64 %528, !348, !DIExpression(), !813)
    #dbg_value(i32 %89, !349, !DIExpression(), !813)
  %534 = mul i64 %528, %164, !dbg !815
  %535 = getelementptr inbounds float, ptr %523, i64 %534, !dbg !816
    #dbg_value(ptr %535, !801, !DIExpression(), !810)
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %531, i32 noundef %531, i32 noundef %182, float noundef -1.000000e+00, ptr noundef nonnull %533, i32 noundef %89, ptr noundef nonnull %533, i32 noundef %89, float noundef 1.000000e+00, ptr noundef nonnull %535, i32 noundef %89) #16, !dbg !817
  %536 = icmp sgt i32 %532, 0, !dbg !818
  br i1 %536, label %537, label %541, !dbg !820

537:                                              ; preds = %527
  %538 = sext i32 %531 to i64, !dbg !821
  %539 = getelementptr inbounds float, ptr %533, i64 %538, !dbg !821
  %540 = getelementptr inbounds float, ptr %535, i64 %538, !dbg !822
  call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 112, i32 noundef %532, i32 noundef %531, i32 noundef %182, float noundef -1.000000e+00, ptr noundef nonnull %539, i32 noundef %89, ptr noundef nonnull %533, i32 noundef %89, float noundef 1.000000e+00, ptr noundef nonnull %540, i32 noundef %89) #16, !dbg !823
  br label %541, !dbg !823

541:                                              ; preds = %537, %527
  %542 = add nsw i64 %528, %140, !dbg !824
    #dbg_value(i64 %542, !794, !DIExpression(), !804)
  %543 = icmp slt i64 %542, %526, !dbg !805
  br i1 %543, label %527, label %544, !dbg !806, !llvm.loop !825

544:                                              ; preds = %541, %520
  %545 = add nsw i64 %167, %140, !dbg !827
    #dbg_value(i64 %545, !459, !DIExpression(), !469)
  %546 = icmp slt i64 %545, %94, !dbg !828
  %547 = add i32 %166, 1, !dbg !470
  br i1 %546, label %165, label %548, !dbg !470, !llvm.loop !829

548:                                              ; preds = %293, %395, %397, %544
  %549 = phi i1 [ true, %293 ], [ false, %397 ], [ true, %395 ], [ false, %544 ]
    #dbg_value(i32 poison, !131, !DIExpression(), !139)
    #dbg_assign(i1 undef, !423, !DIExpression(), !134, ptr %3, !DIExpression(), !831)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !833
  %550 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #16, !dbg !834
  %551 = load i64, ptr %3, align 8, !dbg !835, !tbaa !440
  %552 = sitofp i64 %551 to double, !dbg !836
  %553 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !837
  %554 = load i64, ptr %553, align 8, !dbg !837, !tbaa !445
  %555 = sitofp i64 %554 to double, !dbg !838
  %556 = fmul double %555, 1.000000e-09, !dbg !839
  %557 = fadd double %556, %552, !dbg !840
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !841
  %558 = fsub double %557, %163, !dbg !842
    #dbg_value(double %558, !132, !DIExpression(), !139)
    #dbg_value(ptr undef, !843, !DIExpression(), !853)
    #dbg_value(i32 poison, !848, !DIExpression(), !853)
    #dbg_value(ptr %97, !849, !DIExpression(), !853)
    #dbg_value(double %558, !850, !DIExpression(), !853)
    #dbg_value(!DIArgList(i32 poison, i32 poison), !851, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_mul, DW_OP_stack_value), !853)
  br i1 %549, label %559, label %562, !dbg !855

559:                                              ; preds = %548
  %560 = load ptr, ptr @stderr, align 8, !dbg !856, !tbaa !185
  %561 = call i64 @fwrite(ptr nonnull @.str.7, i64 43, i64 1, ptr %560) #19, !dbg !859
  br label %627, !dbg !860

562:                                              ; preds = %548
    #dbg_value(!DIArgList(i64 %94, i64 %94), !851, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !853)
  %563 = mul nuw nsw i64 %94, %94, !dbg !861
    #dbg_value(i64 %563, !851, !DIExpression(), !853)
    #dbg_value(ptr %97, !862, !DIExpression(), !870)
    #dbg_value(i32 %89, !867, !DIExpression(), !870)
    #dbg_value(i32 1, !868, !DIExpression(), !872)
  %564 = icmp sgt i32 %89, 1, !dbg !873
  br i1 %564, label %565, label %605, !dbg !875

565:                                              ; preds = %562
  %566 = add nsw i64 %94, -1, !dbg !875
  %567 = add nsw i64 %94, -2, !dbg !875
  %568 = and i64 %566, 3, !dbg !875
  %569 = icmp ult i64 %567, 3, !dbg !875
  br i1 %569, label %593, label %570, !dbg !875

570:                                              ; preds = %565
  %571 = and i64 %566, -4, !dbg !875
  br label %572, !dbg !875

572:                                              ; preds = %572, %570
  %573 = phi i64 [ 1, %570 ], [ %590, %572 ]
  %574 = phi i64 [ 0, %570 ], [ %591, %572 ]
    #dbg_value(i64 %573, !868, !DIExpression(), !872)
    #dbg_value(i32 0, !343, !DIExpression(), !876)
    #dbg_value(i64 %573, !348, !DIExpression(), !876)
    #dbg_value(i32 %89, !349, !DIExpression(), !876)
  %575 = mul nuw nsw i64 %573, %94, !dbg !878
  %576 = getelementptr inbounds float, ptr %97, i64 %575, !dbg !879
  %577 = shl nuw nsw i64 %573, 2, !dbg !880
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %576, i8 0, i64 %577, i1 false), !dbg !881
  %578 = add nuw nsw i64 %573, 1, !dbg !882
    #dbg_value(i64 %578, !868, !DIExpression(), !872)
    #dbg_value(i64 %578, !348, !DIExpression(), !876)
  %579 = mul nuw nsw i64 %578, %94, !dbg !878
  %580 = getelementptr inbounds float, ptr %97, i64 %579, !dbg !879
  %581 = shl nuw nsw i64 %578, 2, !dbg !880
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %580, i8 0, i64 %581, i1 false), !dbg !881
  %582 = add nuw nsw i64 %573, 2, !dbg !882
    #dbg_value(i64 %582, !868, !DIExpression(), !872)
    #dbg_value(i64 %582, !348, !DIExpression(), !876)
  %583 = mul nuw nsw i64 %582, %94, !dbg !878
  %584 = getelementptr inbounds float, ptr %97, i64 %583, !dbg !879
  %585 = shl nuw nsw i64 %582, 2, !dbg !880
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %584, i8 0, i64 %585, i1 false), !dbg !881
  %586 = add nuw nsw i64 %573, 3, !dbg !882
    #dbg_value(i64 %586, !868, !DIExpression(), !872)
    #dbg_value(i64 %586, !348, !DIExpression(), !876)
  %587 = mul nuw nsw i64 %586, %94, !dbg !878
  %588 = getelementptr inbounds float, ptr %97, i64 %587, !dbg !879
  %589 = shl nuw nsw i64 %586, 2, !dbg !880
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %588, i8 0, i64 %589, i1 false), !dbg !881
  %590 = add nuw nsw i64 %573, 4, !dbg !882
    #dbg_value(i64 %590, !868, !DIExpression(), !872)
  %591 = add i64 %574, 4, !dbg !875
  %592 = icmp eq i64 %591, %571, !dbg !875
  br i1 %592, label %593, label %572, !dbg !875, !llvm.loop !883

593:                                              ; preds = %572, %565
  %594 = phi i64 [ 1, %565 ], [ %590, %572 ]
  %595 = icmp eq i64 %568, 0, !dbg !875
  br i1 %595, label %605, label %596, !dbg !875

596:                                              ; preds = %593, %596
  %597 = phi i64 [ %602, %596 ], [ %594, %593 ]
  %598 = phi i64 [ %603, %596 ], [ 0, %593 ]
    #dbg_value(i64 %597, !868, !DIExpression(), !872)
    #dbg_value(i32 0, !343, !DIExpression(), !876)
    #dbg_value(i64 %597, !348, !DIExpression(), !876)
    #dbg_value(i32 %89, !349, !DIExpression(), !876)
  %599 = mul nuw nsw i64 %597, %94, !dbg !878
  %600 = getelementptr inbounds float, ptr %97, i64 %599, !dbg !879
  %601 = shl nuw nsw i64 %597, 2, !dbg !880
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %600, i8 0, i64 %601, i1 false), !dbg !881
  %602 = add nuw nsw i64 %597, 1, !dbg !882
    #dbg_value(i64 %602, !868, !DIExpression(), !872)
  %603 = add i64 %598, 1, !dbg !875
  %604 = icmp eq i64 %603, %568, !dbg !875
  br i1 %604, label %605, label %596, !dbg !875, !llvm.loop !885

605:                                              ; preds = %593, %596, %562
  %606 = call fastcc double @frobenius_norm(ptr noundef nonnull %97, i64 noundef %563), !dbg !887
  %607 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %89, i32 noundef %88, double noundef %606), !dbg !888
    #dbg_value(double %558, !889, !DIExpression(), !894)
  %608 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef %558), !dbg !896
    #dbg_value(ptr %86, !897, !DIExpression(), !904)
    #dbg_value(ptr %97, !902, !DIExpression(), !904)
    #dbg_value(i64 %563, !903, !DIExpression(), !904)
    #dbg_value(ptr %86, !906, !DIExpression(), !971)
    #dbg_value(ptr %97, !911, !DIExpression(), !971)
    #dbg_value(i64 4, !912, !DIExpression(), !971)
    #dbg_value(i64 %563, !913, !DIExpression(), !971)
  %609 = load i8, ptr %86, align 1
  %610 = icmp eq i8 %609, 45
  br i1 %610, label %611, label %615

611:                                              ; preds = %605
  %612 = getelementptr inbounds i8, ptr %86, i64 1
  %613 = load i8, ptr %612, align 1
  %614 = icmp eq i8 %613, 0, !dbg !973
  br i1 %614, label %627, label %615, !dbg !975

615:                                              ; preds = %611, %605
  %616 = call noalias ptr @fopen(ptr noundef nonnull %86, ptr noundef nonnull @.str.11), !dbg !976
    #dbg_value(ptr %616, !914, !DIExpression(), !971)
  %617 = icmp eq ptr %616, null, !dbg !977
  br i1 %617, label %624, label %618, !dbg !977

618:                                              ; preds = %615
  %619 = call i64 @fwrite(ptr noundef nonnull %97, i64 noundef 4, i64 noundef %563, ptr noundef nonnull %616), !dbg !978
    #dbg_value(i64 %619, !970, !DIExpression(), !971)
  %620 = call i32 @fclose(ptr noundef nonnull %616), !dbg !979
  %621 = icmp eq i32 %620, 0, !dbg !979
  %622 = icmp eq i64 %619, %563
  %623 = and i1 %622, %621, !dbg !981
  br i1 %623, label %627, label %624, !dbg !981

624:                                              ; preds = %618, %615
  %625 = load ptr, ptr @stderr, align 8, !dbg !982, !tbaa !185
  %626 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %625, ptr noundef nonnull @.str.12, ptr noundef nonnull %86) #18, !dbg !983
  br label %627, !dbg !984

627:                                              ; preds = %559, %611, %618, %624
  %628 = phi i32 [ 1, %559 ], [ 0, %611 ], [ 1, %624 ], [ 0, %618 ], !dbg !853
    #dbg_value(i32 %628, !133, !DIExpression(), !139)
  call void @free(ptr noundef %97) #16, !dbg !985
  call void @free(ptr noundef %143) #16, !dbg !986
  call void @free(ptr noundef %150) #16, !dbg !987
  br label %629

629:                                              ; preds = %82, %627
  %630 = phi i32 [ %628, %627 ], [ 2, %82 ], !dbg !139
  ret i32 %630, !dbg !988
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !989 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !993 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !999 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !1004 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1008 float @sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !1012 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !1015 void @exit(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !1018 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #9

declare !dbg !1023 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #12

; Function Attrs: nofree nounwind
declare !dbg !1026 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @frobenius_norm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #13 !dbg !1029 {
    #dbg_value(ptr %0, !1033, !DIExpression(), !1038)
    #dbg_value(i64 %1, !1034, !DIExpression(), !1038)
    #dbg_value(double 0.000000e+00, !1035, !DIExpression(), !1038)
    #dbg_value(i64 0, !1036, !DIExpression(), !1039)
  %3 = icmp eq i64 %1, 0, !dbg !1040
  br i1 %3, label %26, label %4, !dbg !1042

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !1042
  %6 = icmp ult i64 %1, 4, !dbg !1042
  br i1 %6, label %9, label %7, !dbg !1042

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !1042
  br label %29, !dbg !1042

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !1042
  br i1 %13, label %26, label %14, !dbg !1042

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !1036, !DIExpression(), !1039)
    #dbg_value(double %16, !1035, !DIExpression(), !1038)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !1043
  %19 = load float, ptr %18, align 4, !dbg !1043, !tbaa !393
  %20 = fpext float %19 to double, !dbg !1044
  %21 = fmul double %20, %20, !dbg !1045
  %22 = fadd double %16, %21, !dbg !1046
    #dbg_value(double %22, !1035, !DIExpression(), !1038)
  %23 = add nuw i64 %15, 1, !dbg !1047
    #dbg_value(i64 %23, !1036, !DIExpression(), !1039)
  %24 = add i64 %17, 1, !dbg !1042
  %25 = icmp eq i64 %24, %5, !dbg !1042
  br i1 %25, label %26, label %14, !dbg !1042, !llvm.loop !1048

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !1038
  %28 = tail call double @sqrt(double noundef %27) #16, !dbg !1049
  ret double %28, !dbg !1050

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !1036, !DIExpression(), !1039)
    #dbg_value(double %31, !1035, !DIExpression(), !1038)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !1043
  %34 = load float, ptr %33, align 4, !dbg !1043, !tbaa !393
  %35 = fpext float %34 to double, !dbg !1044
  %36 = fmul double %35, %35, !dbg !1045
  %37 = fadd double %31, %36, !dbg !1046
    #dbg_value(double %37, !1035, !DIExpression(), !1038)
  %38 = or disjoint i64 %30, 1, !dbg !1047
    #dbg_value(i64 %38, !1036, !DIExpression(), !1039)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !1043
  %40 = load float, ptr %39, align 4, !dbg !1043, !tbaa !393
  %41 = fpext float %40 to double, !dbg !1044
  %42 = fmul double %41, %41, !dbg !1045
  %43 = fadd double %37, %42, !dbg !1046
    #dbg_value(double %43, !1035, !DIExpression(), !1038)
  %44 = or disjoint i64 %30, 2, !dbg !1047
    #dbg_value(i64 %44, !1036, !DIExpression(), !1039)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !1043
  %46 = load float, ptr %45, align 4, !dbg !1043, !tbaa !393
  %47 = fpext float %46 to double, !dbg !1044
  %48 = fmul double %47, %47, !dbg !1045
  %49 = fadd double %43, %48, !dbg !1046
    #dbg_value(double %49, !1035, !DIExpression(), !1038)
  %50 = or disjoint i64 %30, 3, !dbg !1047
    #dbg_value(i64 %50, !1036, !DIExpression(), !1039)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !1043
  %52 = load float, ptr %51, align 4, !dbg !1043, !tbaa !393
  %53 = fpext float %52 to double, !dbg !1044
  %54 = fmul double %53, %53, !dbg !1045
  %55 = fadd double %49, %54, !dbg !1046
    #dbg_value(double %55, !1035, !DIExpression(), !1038)
  %56 = add nuw i64 %30, 4, !dbg !1047
    #dbg_value(i64 %56, !1036, !DIExpression(), !1039)
  %57 = add i64 %32, 4, !dbg !1042
  %58 = icmp eq i64 %57, %8, !dbg !1042
  br i1 %58, label %9, label %29, !dbg !1042, !llvm.loop !1051
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1053 double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare !dbg !1056 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1059 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1063 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #14

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
attributes #13 = { nofree noinline nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(none) }
attributes #18 = { cold nounwind }
attributes #19 = { cold }
attributes #20 = { nounwind allocsize(0) }
attributes #21 = { noreturn nounwind }

!llvm.dbg.cu = !{!63}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}
!llvm.ident = !{!104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/cholesky/cholesky.h", directory: ".", checksumkind: CSK_MD5, checksum: "90cffa59c5f8d62152bfcd9888b2b161")
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
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 13)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 648, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 81)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !29, line: 88, type: !30, isLocal: true, isDefinition: true)
!29 = !DIFile(filename: "samples/cholesky/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 56)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !29, line: 61, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 32)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 44)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 34)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !29, line: 100, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 14)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !29, line: 106, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !29, line: 109, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 24)
!63 = distinct !DICompileUnit(language: DW_LANG_C11, file: !64, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !65, retainedTypes: !79, globals: !94, splitDebugInlining: false, nameTableKind: None)
!64 = !DIFile(filename: "samples/cholesky/cholesky_cblas.c", directory: ".", checksumkind: CSK_MD5, checksum: "50b3872f2b39a5701d39fd5daa4f553a")
!65 = !{!66, !70, !73}
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !29, line: 23, baseType: !67, size: 32, elements: !68)
!67 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DIEnumerator(name: "EXIT_USAGE", value: 2)
!70 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 7, baseType: !67, size: 32, elements: !71)
!71 = !{!72}
!72 = !DIEnumerator(name: "MAX_BLOCK", value: 1024)
!73 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !74, line: 5, baseType: !67, size: 32, elements: !75)
!74 = !DIFile(filename: "samples/cholesky/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!75 = !{!76, !77, !78}
!76 = !DIEnumerator(name: "CblasColMajor", value: 102)
!77 = !DIEnumerator(name: "CblasNoTrans", value: 111)
!78 = !DIEnumerator(name: "CblasTrans", value: 112)
!79 = !{!80, !83, !84, !88, !89, !92, !93}
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !81, line: 18, baseType: !82)
!81 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !85, line: 27, baseType: !86)
!85 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !87, line: 45, baseType: !82)
!87 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!88 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !90, line: 26, baseType: !91)
!90 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !87, line: 41, baseType: !83)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!93 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!94 = !{!0, !7, !12, !17, !22, !27, !33, !38, !43, !48, !95, !53, !58}
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !29, line: 105, type: !3, isLocal: true, isDefinition: true)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 8, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 2}
!103 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!104 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!105 = distinct !DISubprogram(name: "main", scope: !64, file: !64, line: 97, type: !106, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !110)
!106 = !DISubroutineType(types: !107)
!107 = !{!83, !83, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!110 = !{!111, !112, !113, !123, !125, !126, !127, !128, !129, !131, !132, !133}
!111 = !DILocalVariable(name: "argc", arg: 1, scope: !105, file: !64, line: 97, type: !83)
!112 = !DILocalVariable(name: "argv", arg: 2, scope: !105, file: !64, line: 97, type: !108)
!113 = !DILocalVariable(name: "arguments", scope: !105, file: !64, line: 98, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !2, line: 13, baseType: !115)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 9, size: 192, elements: !116)
!116 = !{!117, !118, !119, !120}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !115, file: !2, line: 10, baseType: !83, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "block", scope: !115, file: !2, line: 10, baseType: !83, size: 32, offset: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !115, file: !2, line: 11, baseType: !84, size: 64, offset: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !115, file: !2, line: 12, baseType: !121, size: 64, offset: 128)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!123 = !DILocalVariable(name: "n", scope: !105, file: !64, line: 100, type: !124)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !83)
!125 = !DILocalVariable(name: "block", scope: !105, file: !64, line: 100, type: !124)
!126 = !DILocalVariable(name: "a", scope: !105, file: !64, line: 101, type: !92)
!127 = !DILocalVariable(name: "w", scope: !105, file: !64, line: 102, type: !92)
!128 = !DILocalVariable(name: "scratch", scope: !105, file: !64, line: 103, type: !92)
!129 = !DILocalVariable(name: "start", scope: !105, file: !64, line: 105, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!131 = !DILocalVariable(name: "positive", scope: !105, file: !64, line: 106, type: !124)
!132 = !DILocalVariable(name: "seconds", scope: !105, file: !64, line: 107, type: !130)
!133 = !DILocalVariable(name: "status", scope: !105, file: !64, line: 109, type: !124)
!134 = distinct !DIAssignID()
!135 = distinct !DIAssignID()
!136 = distinct !DIAssignID()
!137 = distinct !DIAssignID()
!138 = distinct !DIAssignID()
!139 = !DILocation(line: 0, scope: !105)
!140 = !DILocalVariable(name: "argc", arg: 1, scope: !141, file: !2, line: 16, type: !83)
!141 = distinct !DISubprogram(name: "parse_arguments", scope: !2, file: !2, line: 16, type: !142, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !145)
!142 = !DISubroutineType(types: !143)
!143 = !{!83, !83, !108, !144}
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!145 = !{!140, !146, !147, !148, !150, !151}
!146 = !DILocalVariable(name: "argv", arg: 2, scope: !141, file: !2, line: 16, type: !108)
!147 = !DILocalVariable(name: "out", arg: 3, scope: !141, file: !2, line: 16, type: !144)
!148 = !DILocalVariable(name: "n", scope: !141, file: !2, line: 17, type: !149)
!149 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!150 = !DILocalVariable(name: "block", scope: !141, file: !2, line: 17, type: !149)
!151 = !DILocalVariable(name: "seed", scope: !141, file: !2, line: 17, type: !149)
!152 = !DILocation(line: 0, scope: !141, inlinedAt: !153)
!153 = distinct !DILocation(line: 99, column: 8, scope: !154)
!154 = distinct !DILexicalBlock(scope: !105, file: !64, line: 99, column: 7)
!155 = !DILocation(line: 18, column: 12, scope: !156, inlinedAt: !153)
!156 = distinct !DILexicalBlock(scope: !141, file: !2, line: 18, column: 7)
!157 = !DILocation(line: 18, column: 17, scope: !156, inlinedAt: !153)
!158 = !DILocalVariable(name: "end", scope: !159, file: !29, line: 84, type: !109)
!159 = distinct !DISubprogram(name: "parse_integer", scope: !29, file: !29, line: 80, type: !160, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !163)
!160 = !DISubroutineType(types: !161)
!161 = !{!83, !83, !108, !83, !121, !149, !149, !149, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!163 = !{!164, !165, !166, !167, !168, !169, !170, !171, !158}
!164 = !DILocalVariable(name: "argc", arg: 1, scope: !159, file: !29, line: 80, type: !83)
!165 = !DILocalVariable(name: "argv", arg: 2, scope: !159, file: !29, line: 80, type: !108)
!166 = !DILocalVariable(name: "position", arg: 3, scope: !159, file: !29, line: 80, type: !83)
!167 = !DILocalVariable(name: "name", arg: 4, scope: !159, file: !29, line: 80, type: !121)
!168 = !DILocalVariable(name: "low", arg: 5, scope: !159, file: !29, line: 80, type: !149)
!169 = !DILocalVariable(name: "high", arg: 6, scope: !159, file: !29, line: 81, type: !149)
!170 = !DILocalVariable(name: "fallback", arg: 7, scope: !159, file: !29, line: 81, type: !149)
!171 = !DILocalVariable(name: "out", arg: 8, scope: !159, file: !29, line: 81, type: !162)
!172 = !DILocation(line: 0, scope: !159, inlinedAt: !173)
!173 = distinct !DILocation(line: 18, column: 20, scope: !156, inlinedAt: !153)
!174 = !DILocation(line: 83, column: 16, scope: !175, inlinedAt: !173)
!175 = distinct !DILexicalBlock(scope: !159, file: !29, line: 83, column: 7)
!176 = !DILocation(line: 83, column: 7, scope: !159, inlinedAt: !173)
!177 = !DILocation(line: 84, column: 3, scope: !159, inlinedAt: !173)
!178 = !DILocation(line: 85, column: 3, scope: !159, inlinedAt: !173)
!179 = !DILocation(line: 85, column: 9, scope: !159, inlinedAt: !173)
!180 = !{!181, !181, i64 0}
!181 = !{!"int", !182, i64 0}
!182 = !{!"omnipotent char", !183, i64 0}
!183 = !{!"Simple C/C++ TBAA"}
!184 = !DILocation(line: 86, column: 17, scope: !159, inlinedAt: !173)
!185 = !{!186, !186, i64 0}
!186 = !{!"any pointer", !182, i64 0}
!187 = !DILocation(line: 86, column: 10, scope: !159, inlinedAt: !173)
!188 = !DILocation(line: 87, column: 8, scope: !189, inlinedAt: !173)
!189 = distinct !DILexicalBlock(scope: !159, file: !29, line: 87, column: 7)
!190 = !DILocation(line: 87, column: 7, scope: !189, inlinedAt: !173)
!191 = !{!182, !182, i64 0}
!192 = !DILocation(line: 87, column: 23, scope: !189, inlinedAt: !173)
!193 = !DILocation(line: 87, column: 28, scope: !189, inlinedAt: !173)
!194 = !DILocation(line: 87, column: 27, scope: !189, inlinedAt: !173)
!195 = !DILocation(line: 87, column: 32, scope: !189, inlinedAt: !173)
!196 = !DILocation(line: 87, column: 36, scope: !189, inlinedAt: !173)
!197 = !DILocation(line: 87, column: 42, scope: !189, inlinedAt: !173)
!198 = !DILocation(line: 88, column: 11, scope: !159, inlinedAt: !173)
!199 = !DILocation(line: 88, column: 3, scope: !159, inlinedAt: !173)
!200 = !DILocation(line: 91, column: 1, scope: !159, inlinedAt: !173)
!201 = !DILocation(line: 18, column: 74, scope: !156, inlinedAt: !153)
!202 = !DILocation(line: 21, column: 14, scope: !203, inlinedAt: !153)
!203 = distinct !DILexicalBlock(scope: !156, file: !2, line: 20, column: 69)
!204 = !DILocation(line: 0, scope: !159, inlinedAt: !205)
!205 = distinct !DILocation(line: 19, column: 7, scope: !156, inlinedAt: !153)
!206 = !DILocation(line: 83, column: 16, scope: !175, inlinedAt: !205)
!207 = !DILocation(line: 83, column: 7, scope: !159, inlinedAt: !205)
!208 = !DILocation(line: 84, column: 3, scope: !159, inlinedAt: !205)
!209 = !DILocation(line: 85, column: 9, scope: !159, inlinedAt: !205)
!210 = !DILocation(line: 86, column: 17, scope: !159, inlinedAt: !205)
!211 = !DILocation(line: 86, column: 10, scope: !159, inlinedAt: !205)
!212 = !DILocation(line: 87, column: 8, scope: !189, inlinedAt: !205)
!213 = !DILocation(line: 87, column: 7, scope: !189, inlinedAt: !205)
!214 = !DILocation(line: 87, column: 23, scope: !189, inlinedAt: !205)
!215 = !DILocation(line: 87, column: 28, scope: !189, inlinedAt: !205)
!216 = !DILocation(line: 87, column: 27, scope: !189, inlinedAt: !205)
!217 = !DILocation(line: 87, column: 32, scope: !189, inlinedAt: !205)
!218 = !DILocation(line: 87, column: 36, scope: !189, inlinedAt: !205)
!219 = !DILocation(line: 87, column: 42, scope: !189, inlinedAt: !205)
!220 = !DILocation(line: 88, column: 11, scope: !159, inlinedAt: !205)
!221 = !DILocation(line: 88, column: 3, scope: !159, inlinedAt: !205)
!222 = !DILocation(line: 91, column: 1, scope: !159, inlinedAt: !205)
!223 = !DILocation(line: 19, column: 72, scope: !156, inlinedAt: !153)
!224 = !DILocation(line: 21, column: 35, scope: !203, inlinedAt: !153)
!225 = !DILocation(line: 0, scope: !159, inlinedAt: !226)
!226 = distinct !DILocation(line: 20, column: 7, scope: !156, inlinedAt: !153)
!227 = !DILocation(line: 83, column: 16, scope: !175, inlinedAt: !226)
!228 = !DILocation(line: 83, column: 7, scope: !159, inlinedAt: !226)
!229 = !DILocation(line: 84, column: 3, scope: !159, inlinedAt: !226)
!230 = !DILocation(line: 85, column: 9, scope: !159, inlinedAt: !226)
!231 = !DILocation(line: 86, column: 17, scope: !159, inlinedAt: !226)
!232 = !DILocation(line: 86, column: 10, scope: !159, inlinedAt: !226)
!233 = !DILocation(line: 87, column: 8, scope: !189, inlinedAt: !226)
!234 = !DILocation(line: 87, column: 7, scope: !189, inlinedAt: !226)
!235 = !DILocation(line: 87, column: 23, scope: !189, inlinedAt: !226)
!236 = !DILocation(line: 87, column: 28, scope: !189, inlinedAt: !226)
!237 = !DILocation(line: 87, column: 27, scope: !189, inlinedAt: !226)
!238 = !DILocation(line: 87, column: 32, scope: !189, inlinedAt: !226)
!239 = !DILocation(line: 87, column: 36, scope: !189, inlinedAt: !226)
!240 = !DILocation(line: 87, column: 42, scope: !189, inlinedAt: !226)
!241 = !DILocation(line: 88, column: 11, scope: !159, inlinedAt: !226)
!242 = !DILocation(line: 88, column: 3, scope: !159, inlinedAt: !226)
!243 = !DILocation(line: 91, column: 1, scope: !159, inlinedAt: !226)
!244 = !DILocation(line: 18, column: 7, scope: !141, inlinedAt: !153)
!245 = !DILocation(line: 23, column: 24, scope: !203, inlinedAt: !153)
!246 = !DILocation(line: 23, column: 19, scope: !203, inlinedAt: !153)
!247 = !DILocation(line: 23, column: 30, scope: !203, inlinedAt: !153)
!248 = !DILocation(line: 26, column: 11, scope: !141, inlinedAt: !153)
!249 = !DILocation(line: 26, column: 3, scope: !141, inlinedAt: !153)
!250 = !DILocation(line: 99, column: 7, scope: !105)
!251 = !DILocalVariable(name: "x", arg: 1, scope: !252, file: !29, line: 25, type: !83)
!252 = distinct !DISubprogram(name: "smaller", scope: !29, file: !29, line: 25, type: !253, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !255)
!253 = !DISubroutineType(types: !254)
!254 = !{!83, !83, !83}
!255 = !{!251, !256}
!256 = !DILocalVariable(name: "y", arg: 2, scope: !252, file: !29, line: 25, type: !83)
!257 = !DILocation(line: 0, scope: !252, inlinedAt: !258)
!258 = distinct !DILocation(line: 100, column: 38, scope: !105)
!259 = !DILocation(line: 25, column: 50, scope: !252, inlinedAt: !258)
!260 = !DILocalVariable(name: "arguments", arg: 1, scope: !261, file: !64, line: 87, type: !264)
!261 = distinct !DISubprogram(name: "make_matrix", scope: !64, file: !64, line: 87, type: !262, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !266)
!262 = !DISubroutineType(types: !263)
!263 = !{!92, !264}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !265, size: 64)
!265 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !114)
!266 = !{!260, !267, !268, !270, !271, !273}
!267 = !DILocalVariable(name: "n", scope: !261, file: !64, line: 88, type: !124)
!268 = !DILocalVariable(name: "scale", scope: !261, file: !64, line: 89, type: !269)
!269 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!270 = !DILocalVariable(name: "a", scope: !261, file: !64, line: 90, type: !92)
!271 = !DILocalVariable(name: "j", scope: !272, file: !64, line: 91, type: !83)
!272 = distinct !DILexicalBlock(scope: !261, file: !64, line: 91, column: 3)
!273 = !DILocalVariable(name: "i", scope: !274, file: !64, line: 92, type: !83)
!274 = distinct !DILexicalBlock(scope: !275, file: !64, line: 92, column: 5)
!275 = distinct !DILexicalBlock(scope: !272, file: !64, line: 91, column: 3)
!276 = !DILocation(line: 0, scope: !261, inlinedAt: !277)
!277 = distinct !DILocation(line: 101, column: 14, scope: !105)
!278 = !DILocalVariable(name: "n", arg: 1, scope: !279, file: !2, line: 37, type: !83)
!279 = distinct !DISubprogram(name: "noise_scale", scope: !2, file: !2, line: 37, type: !280, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !282)
!280 = !DISubroutineType(types: !281)
!281 = !{!88, !83}
!282 = !{!278}
!283 = !DILocation(line: 0, scope: !279, inlinedAt: !284)
!284 = distinct !DILocation(line: 89, column: 23, scope: !261, inlinedAt: !277)
!285 = !DILocation(line: 37, column: 62, scope: !279, inlinedAt: !284)
!286 = !DILocation(line: 37, column: 56, scope: !279, inlinedAt: !284)
!287 = !DILocation(line: 37, column: 54, scope: !279, inlinedAt: !284)
!288 = !DILocation(line: 90, column: 23, scope: !261, inlinedAt: !277)
!289 = !DILocalVariable(name: "count", arg: 1, scope: !290, file: !29, line: 66, type: !80)
!290 = distinct !DISubprogram(name: "allocate", scope: !29, file: !29, line: 66, type: !291, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !293)
!291 = !DISubroutineType(types: !292)
!292 = !{!92, !80}
!293 = !{!289, !294}
!294 = !DILocalVariable(name: "x", scope: !290, file: !29, line: 67, type: !92)
!295 = !DILocation(line: 0, scope: !290, inlinedAt: !296)
!296 = distinct !DILocation(line: 90, column: 14, scope: !261, inlinedAt: !277)
!297 = !DILocation(line: 90, column: 33, scope: !261, inlinedAt: !277)
!298 = !DILocation(line: 67, column: 36, scope: !290, inlinedAt: !296)
!299 = !DILocation(line: 67, column: 23, scope: !290, inlinedAt: !296)
!300 = !DILocalVariable(name: "memory", arg: 1, scope: !301, file: !29, line: 59, type: !304)
!301 = distinct !DISubprogram(name: "need", scope: !29, file: !29, line: 59, type: !302, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !306)
!302 = !DISubroutineType(types: !303)
!303 = !{null, !304, !80}
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !305, size: 64)
!305 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!306 = !{!300, !307}
!307 = !DILocalVariable(name: "bytes", arg: 2, scope: !301, file: !29, line: 59, type: !80)
!308 = !DILocation(line: 0, scope: !301, inlinedAt: !309)
!309 = distinct !DILocation(line: 68, column: 3, scope: !290, inlinedAt: !296)
!310 = !DILocation(line: 60, column: 7, scope: !311, inlinedAt: !309)
!311 = distinct !DILexicalBlock(scope: !301, file: !29, line: 60, column: 7)
!312 = !DILocation(line: 60, column: 7, scope: !301, inlinedAt: !309)
!313 = !DILocation(line: 0, scope: !272, inlinedAt: !277)
!314 = !DILocation(line: 91, column: 3, scope: !272, inlinedAt: !277)
!315 = !DILocation(line: 61, column: 11, scope: !301, inlinedAt: !309)
!316 = !DILocation(line: 61, column: 3, scope: !301, inlinedAt: !309)
!317 = !DILocation(line: 62, column: 3, scope: !301, inlinedAt: !309)
!318 = !DILocation(line: 0, scope: !274, inlinedAt: !277)
!319 = !DILocation(line: 92, column: 5, scope: !274, inlinedAt: !277)
!320 = !DILocation(line: 91, column: 26, scope: !275, inlinedAt: !277)
!321 = !DILocation(line: 91, column: 21, scope: !275, inlinedAt: !277)
!322 = distinct !{!322, !314, !323, !324}
!323 = !DILocation(line: 93, column: 70, scope: !272, inlinedAt: !277)
!324 = !{!"llvm.loop.mustprogress"}
!325 = !DILocalVariable(name: "seed", arg: 1, scope: !326, file: !2, line: 42, type: !84)
!326 = distinct !DISubprogram(name: "matrix_element", scope: !2, file: !2, line: 42, type: !327, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !329)
!327 = !DISubroutineType(types: !328)
!328 = !{!88, !84, !88, !83, !83, !83}
!329 = !{!325, !330, !331, !332, !333}
!330 = !DILocalVariable(name: "scale", arg: 2, scope: !326, file: !2, line: 42, type: !88)
!331 = !DILocalVariable(name: "n", arg: 3, scope: !326, file: !2, line: 42, type: !83)
!332 = !DILocalVariable(name: "row", arg: 4, scope: !326, file: !2, line: 42, type: !83)
!333 = !DILocalVariable(name: "column", arg: 5, scope: !326, file: !2, line: 43, type: !83)
!334 = !DILocation(line: 0, scope: !326, inlinedAt: !335)
!335 = distinct !DILocation(line: 93, column: 24, scope: !336, inlinedAt: !277)
!336 = distinct !DILexicalBlock(scope: !274, file: !64, line: 92, column: 5)
!337 = !DILocation(line: 44, column: 11, scope: !338, inlinedAt: !335)
!338 = distinct !DILexicalBlock(scope: !326, file: !2, line: 44, column: 7)
!339 = !DILocation(line: 44, column: 7, scope: !326, inlinedAt: !335)
!340 = !DILocation(line: 44, column: 33, scope: !338, inlinedAt: !335)
!341 = !DILocation(line: 44, column: 29, scope: !338, inlinedAt: !335)
!342 = !DILocation(line: 44, column: 22, scope: !338, inlinedAt: !335)
!343 = !DILocalVariable(name: "row", arg: 1, scope: !344, file: !29, line: 28, type: !83)
!344 = distinct !DISubprogram(name: "at", scope: !29, file: !29, line: 28, type: !345, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !347)
!345 = !DISubroutineType(types: !346)
!346 = !{!80, !83, !83, !83}
!347 = !{!343, !348, !349}
!348 = !DILocalVariable(name: "column", arg: 2, scope: !344, file: !29, line: 28, type: !83)
!349 = !DILocalVariable(name: "lda", arg: 3, scope: !344, file: !29, line: 28, type: !83)
!350 = !DILocation(line: 0, scope: !344, inlinedAt: !351)
!351 = distinct !DILocation(line: 45, column: 42, scope: !326, inlinedAt: !335)
!352 = !DILocation(line: 29, column: 31, scope: !344, inlinedAt: !351)
!353 = !DILocalVariable(name: "seed", arg: 1, scope: !354, file: !29, line: 41, type: !84)
!354 = distinct !DISubprogram(name: "random_uniform", scope: !29, file: !29, line: 41, type: !355, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !357)
!355 = !DISubroutineType(types: !356)
!356 = !{!88, !84, !84, !84}
!357 = !{!353, !358, !359, !360}
!358 = !DILocalVariable(name: "stream", arg: 2, scope: !354, file: !29, line: 41, type: !84)
!359 = !DILocalVariable(name: "index", arg: 3, scope: !354, file: !29, line: 42, type: !84)
!360 = !DILocalVariable(name: "top", scope: !354, file: !29, line: 43, type: !361)
!361 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!362 = !DILocation(line: 0, scope: !354, inlinedAt: !363)
!363 = distinct !DILocation(line: 45, column: 18, scope: !326, inlinedAt: !335)
!364 = !DILocalVariable(name: "seed", arg: 1, scope: !365, file: !29, line: 33, type: !84)
!365 = distinct !DISubprogram(name: "random_bits", scope: !29, file: !29, line: 33, type: !366, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !368)
!366 = !DISubroutineType(types: !367)
!367 = !{!84, !84, !84, !84}
!368 = !{!364, !369, !370, !371}
!369 = !DILocalVariable(name: "stream", arg: 2, scope: !365, file: !29, line: 33, type: !84)
!370 = !DILocalVariable(name: "index", arg: 3, scope: !365, file: !29, line: 33, type: !84)
!371 = !DILocalVariable(name: "z", scope: !365, file: !29, line: 34, type: !84)
!372 = !DILocation(line: 0, scope: !365, inlinedAt: !373)
!373 = distinct !DILocation(line: 43, column: 33, scope: !354, inlinedAt: !363)
!374 = !DILocation(line: 34, column: 67, scope: !365, inlinedAt: !373)
!375 = !DILocation(line: 34, column: 59, scope: !365, inlinedAt: !373)
!376 = !DILocation(line: 35, column: 15, scope: !365, inlinedAt: !373)
!377 = !DILocation(line: 35, column: 10, scope: !365, inlinedAt: !373)
!378 = !DILocation(line: 35, column: 23, scope: !365, inlinedAt: !373)
!379 = !DILocation(line: 36, column: 15, scope: !365, inlinedAt: !373)
!380 = !DILocation(line: 36, column: 10, scope: !365, inlinedAt: !373)
!381 = !DILocation(line: 36, column: 23, scope: !365, inlinedAt: !373)
!382 = !DILocation(line: 44, column: 20, scope: !354, inlinedAt: !363)
!383 = !DILocation(line: 44, column: 26, scope: !354, inlinedAt: !363)
!384 = !DILocation(line: 44, column: 30, scope: !354, inlinedAt: !363)
!385 = !DILocation(line: 44, column: 10, scope: !354, inlinedAt: !363)
!386 = !DILocation(line: 44, column: 43, scope: !354, inlinedAt: !363)
!387 = !DILocation(line: 45, column: 16, scope: !326, inlinedAt: !335)
!388 = !DILocation(line: 45, column: 3, scope: !326, inlinedAt: !335)
!389 = !DILocation(line: 0, scope: !344, inlinedAt: !390)
!390 = distinct !DILocation(line: 93, column: 9, scope: !336, inlinedAt: !277)
!391 = !DILocation(line: 93, column: 7, scope: !336, inlinedAt: !277)
!392 = !DILocation(line: 93, column: 22, scope: !336, inlinedAt: !277)
!393 = !{!394, !394, i64 0}
!394 = !{!"float", !182, i64 0}
!395 = !DILocation(line: 92, column: 28, scope: !336, inlinedAt: !277)
!396 = !DILocation(line: 92, column: 23, scope: !336, inlinedAt: !277)
!397 = distinct !{!397, !319, !398, !324}
!398 = !DILocation(line: 93, column: 70, scope: !274, inlinedAt: !277)
!399 = !DILocation(line: 102, column: 23, scope: !105)
!400 = !DILocation(line: 0, scope: !290, inlinedAt: !401)
!401 = distinct !DILocation(line: 102, column: 14, scope: !105)
!402 = !DILocation(line: 102, column: 37, scope: !105)
!403 = !DILocation(line: 67, column: 36, scope: !290, inlinedAt: !401)
!404 = !DILocation(line: 67, column: 23, scope: !290, inlinedAt: !401)
!405 = !DILocation(line: 0, scope: !301, inlinedAt: !406)
!406 = distinct !DILocation(line: 68, column: 3, scope: !290, inlinedAt: !401)
!407 = !DILocation(line: 60, column: 7, scope: !311, inlinedAt: !406)
!408 = !DILocation(line: 60, column: 7, scope: !301, inlinedAt: !406)
!409 = !DILocation(line: 61, column: 11, scope: !301, inlinedAt: !406)
!410 = !DILocation(line: 61, column: 3, scope: !301, inlinedAt: !406)
!411 = !DILocation(line: 62, column: 3, scope: !301, inlinedAt: !406)
!412 = !DILocation(line: 0, scope: !290, inlinedAt: !413)
!413 = distinct !DILocation(line: 103, column: 20, scope: !105)
!414 = !DILocation(line: 67, column: 36, scope: !290, inlinedAt: !413)
!415 = !DILocation(line: 67, column: 23, scope: !290, inlinedAt: !413)
!416 = !DILocation(line: 0, scope: !301, inlinedAt: !417)
!417 = distinct !DILocation(line: 68, column: 3, scope: !290, inlinedAt: !413)
!418 = !DILocation(line: 60, column: 7, scope: !311, inlinedAt: !417)
!419 = !DILocation(line: 60, column: 7, scope: !301, inlinedAt: !417)
!420 = !DILocation(line: 61, column: 11, scope: !301, inlinedAt: !417)
!421 = !DILocation(line: 61, column: 3, scope: !301, inlinedAt: !417)
!422 = !DILocation(line: 62, column: 3, scope: !301, inlinedAt: !417)
!423 = !DILocalVariable(name: "now", scope: !424, file: !29, line: 94, type: !428)
!424 = distinct !DISubprogram(name: "seconds_now", scope: !29, file: !29, line: 93, type: !425, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !427)
!425 = !DISubroutineType(types: !426)
!426 = !{!93}
!427 = !{!423}
!428 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !429, line: 11, size: 128, elements: !430)
!429 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!430 = !{!431, !433}
!431 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !428, file: !429, line: 16, baseType: !432, size: 64)
!432 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !87, line: 160, baseType: !149)
!433 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !428, file: !429, line: 21, baseType: !434, size: 64, offset: 64)
!434 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !87, line: 197, baseType: !149)
!435 = !DILocation(line: 0, scope: !424, inlinedAt: !436)
!436 = distinct !DILocation(line: 105, column: 24, scope: !105)
!437 = !DILocation(line: 94, column: 3, scope: !424, inlinedAt: !436)
!438 = !DILocation(line: 95, column: 3, scope: !424, inlinedAt: !436)
!439 = !DILocation(line: 96, column: 22, scope: !424, inlinedAt: !436)
!440 = !{!441, !442, i64 0}
!441 = !{!"timespec", !442, i64 0, !442, i64 8}
!442 = !{!"long", !182, i64 0}
!443 = !DILocation(line: 96, column: 10, scope: !424, inlinedAt: !436)
!444 = !DILocation(line: 96, column: 50, scope: !424, inlinedAt: !436)
!445 = !{!441, !442, i64 8}
!446 = !DILocation(line: 96, column: 38, scope: !424, inlinedAt: !436)
!447 = !DILocation(line: 96, column: 36, scope: !424, inlinedAt: !436)
!448 = !DILocation(line: 96, column: 29, scope: !424, inlinedAt: !436)
!449 = !DILocation(line: 97, column: 1, scope: !424, inlinedAt: !436)
!450 = !DILocalVariable(name: "a", arg: 1, scope: !451, file: !64, line: 74, type: !92)
!451 = distinct !DISubprogram(name: "cholesky", scope: !64, file: !64, line: 74, type: !452, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !454)
!452 = !DISubroutineType(types: !453)
!453 = !{!83, !92, !83, !83, !92, !92}
!454 = !{!450, !455, !456, !457, !458, !459, !461, !464, !465, !466}
!455 = !DILocalVariable(name: "n", arg: 2, scope: !451, file: !64, line: 74, type: !83)
!456 = !DILocalVariable(name: "block", arg: 3, scope: !451, file: !64, line: 74, type: !83)
!457 = !DILocalVariable(name: "w", arg: 4, scope: !451, file: !64, line: 74, type: !92)
!458 = !DILocalVariable(name: "scratch", arg: 5, scope: !451, file: !64, line: 74, type: !92)
!459 = !DILocalVariable(name: "j", scope: !460, file: !64, line: 75, type: !83)
!460 = distinct !DILexicalBlock(scope: !451, file: !64, line: 75, column: 3)
!461 = !DILocalVariable(name: "width", scope: !462, file: !64, line: 76, type: !124)
!462 = distinct !DILexicalBlock(scope: !463, file: !64, line: 75, column: 38)
!463 = distinct !DILexicalBlock(scope: !460, file: !64, line: 75, column: 3)
!464 = !DILocalVariable(name: "below", scope: !462, file: !64, line: 76, type: !124)
!465 = !DILocalVariable(name: "diagonal", scope: !462, file: !64, line: 77, type: !92)
!466 = !DILocalVariable(name: "panel", scope: !462, file: !64, line: 77, type: !92)
!467 = !DILocation(line: 0, scope: !451, inlinedAt: !468)
!468 = distinct !DILocation(line: 106, column: 24, scope: !105)
!469 = !DILocation(line: 0, scope: !460, inlinedAt: !468)
!470 = !DILocation(line: 75, column: 3, scope: !460, inlinedAt: !468)
!471 = !DILocation(line: 76, column: 40, scope: !462, inlinedAt: !468)
!472 = !DILocation(line: 0, scope: !252, inlinedAt: !473)
!473 = distinct !DILocation(line: 76, column: 23, scope: !462, inlinedAt: !468)
!474 = !DILocation(line: 25, column: 50, scope: !252, inlinedAt: !473)
!475 = !DILocation(line: 0, scope: !462, inlinedAt: !468)
!476 = !DILocation(line: 76, column: 60, scope: !462, inlinedAt: !468)
!477 = !DILocation(line: 0, scope: !344, inlinedAt: !478)
!478 = distinct !DILocation(line: 77, column: 27, scope: !462, inlinedAt: !468)
!479 = !DILocation(line: 29, column: 31, scope: !344, inlinedAt: !478)
!480 = !DILocation(line: 77, column: 25, scope: !462, inlinedAt: !468)
!481 = !DILocation(line: 77, column: 58, scope: !462, inlinedAt: !468)
!482 = !DILocalVariable(name: "a", arg: 1, scope: !483, file: !64, line: 28, type: !92)
!483 = distinct !DISubprogram(name: "factor_block", scope: !64, file: !64, line: 28, type: !484, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !486)
!484 = !DISubroutineType(types: !485)
!485 = !{!83, !92, !83, !83}
!486 = !{!482, !487, !488, !489, !490, !491, !492}
!487 = !DILocalVariable(name: "lda", arg: 2, scope: !483, file: !64, line: 28, type: !83)
!488 = !DILocalVariable(name: "n", arg: 3, scope: !483, file: !64, line: 28, type: !83)
!489 = !DILocalVariable(name: "left", scope: !483, file: !64, line: 29, type: !124)
!490 = !DILocalVariable(name: "right", scope: !483, file: !64, line: 29, type: !124)
!491 = !DILocalVariable(name: "l21", scope: !483, file: !64, line: 30, type: !92)
!492 = !DILocalVariable(name: "a22", scope: !483, file: !64, line: 30, type: !92)
!493 = !DILocation(line: 0, scope: !483, inlinedAt: !494)
!494 = distinct !DILocation(line: 78, column: 10, scope: !495, inlinedAt: !468)
!495 = distinct !DILexicalBlock(scope: !462, file: !64, line: 78, column: 9)
!496 = !DILocation(line: 29, column: 23, scope: !483, inlinedAt: !494)
!497 = !DILocation(line: 29, column: 28, scope: !483, inlinedAt: !494)
!498 = !DILocation(line: 29, column: 43, scope: !483, inlinedAt: !494)
!499 = !DILocation(line: 30, column: 18, scope: !483, inlinedAt: !494)
!500 = !DILocation(line: 0, scope: !344, inlinedAt: !501)
!501 = distinct !DILocation(line: 30, column: 37, scope: !483, inlinedAt: !494)
!502 = !DILocation(line: 29, column: 31, scope: !344, inlinedAt: !501)
!503 = !DILocation(line: 30, column: 35, scope: !483, inlinedAt: !494)
!504 = !DILocalVariable(name: "a", arg: 1, scope: !505, file: !64, line: 15, type: !92)
!505 = distinct !DISubprogram(name: "factor_columns", scope: !64, file: !64, line: 15, type: !506, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !508)
!506 = !DISubroutineType(types: !507)
!507 = !{!83, !92, !83, !83, !83}
!508 = !{!504, !509, !510, !511, !512, !514, !517, !519, !520}
!509 = !DILocalVariable(name: "lda", arg: 2, scope: !505, file: !64, line: 15, type: !83)
!510 = !DILocalVariable(name: "rows", arg: 3, scope: !505, file: !64, line: 15, type: !83)
!511 = !DILocalVariable(name: "columns", arg: 4, scope: !505, file: !64, line: 15, type: !83)
!512 = !DILocalVariable(name: "c", scope: !513, file: !64, line: 16, type: !83)
!513 = distinct !DILexicalBlock(scope: !505, file: !64, line: 16, column: 3)
!514 = !DILocalVariable(name: "column", scope: !515, file: !64, line: 17, type: !92)
!515 = distinct !DILexicalBlock(scope: !516, file: !64, line: 16, column: 37)
!516 = distinct !DILexicalBlock(scope: !513, file: !64, line: 16, column: 3)
!517 = !DILocalVariable(name: "t", scope: !518, file: !64, line: 18, type: !83)
!518 = distinct !DILexicalBlock(scope: !515, file: !64, line: 18, column: 5)
!519 = !DILocalVariable(name: "pivot", scope: !515, file: !64, line: 21, type: !269)
!520 = !DILocalVariable(name: "i", scope: !521, file: !64, line: 22, type: !83)
!521 = distinct !DILexicalBlock(scope: !515, file: !64, line: 22, column: 5)
!522 = !DILocation(line: 0, scope: !505, inlinedAt: !523)
!523 = distinct !DILocation(line: 31, column: 8, scope: !524, inlinedAt: !494)
!524 = distinct !DILexicalBlock(scope: !483, file: !64, line: 31, column: 7)
!525 = !DILocation(line: 0, scope: !513, inlinedAt: !523)
!526 = !DILocation(line: 16, column: 21, scope: !516, inlinedAt: !523)
!527 = !DILocation(line: 16, column: 3, scope: !513, inlinedAt: !523)
!528 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !529)
!529 = distinct !DILocation(line: 17, column: 25, scope: !515, inlinedAt: !523)
!530 = !DILocation(line: 0, scope: !344, inlinedAt: !529)
!531 = !DILocation(line: 17, column: 23, scope: !515, inlinedAt: !523)
!532 = !DILocation(line: 0, scope: !515, inlinedAt: !523)
!533 = !DILocation(line: 0, scope: !518, inlinedAt: !523)
!534 = !DILocation(line: 18, column: 10, scope: !518, inlinedAt: !523)
!535 = !DILocation(line: 18, column: 23, scope: !536, inlinedAt: !523)
!536 = distinct !DILexicalBlock(scope: !518, file: !64, line: 18, column: 5)
!537 = !DILocation(line: 18, column: 5, scope: !518, inlinedAt: !523)
!538 = !DILocation(line: 20, column: 11, scope: !539, inlinedAt: !523)
!539 = distinct !DILexicalBlock(scope: !515, file: !64, line: 20, column: 9)
!540 = !DILocation(line: 20, column: 21, scope: !539, inlinedAt: !523)
!541 = !DILocation(line: 20, column: 9, scope: !515, inlinedAt: !523)
!542 = !DILocation(line: 0, scope: !344, inlinedAt: !543)
!543 = distinct !DILocation(line: 19, column: 37, scope: !536, inlinedAt: !523)
!544 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !543)
!545 = !DILocation(line: 19, column: 35, scope: !536, inlinedAt: !523)
!546 = !DILocation(line: 0, scope: !344, inlinedAt: !547)
!547 = distinct !DILocation(line: 19, column: 57, scope: !536, inlinedAt: !523)
!548 = !{!549}
!549 = distinct !{!549, !550, !"subtract_multiple: argument 0"}
!550 = distinct !{!550, !"subtract_multiple"}
!551 = !DILocation(line: 19, column: 7, scope: !536, inlinedAt: !523)
!552 = !{!553}
!553 = distinct !{!553, !550, !"subtract_multiple: argument 1"}
!554 = !DILocalVariable(name: "n", arg: 1, scope: !555, file: !64, line: 9, type: !83)
!555 = distinct !DISubprogram(name: "subtract_multiple", scope: !64, file: !64, line: 9, type: !556, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !561)
!556 = !DISubroutineType(types: !557)
!557 = !{null, !83, !88, !558, !560}
!558 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !559)
!559 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !269, size: 64)
!560 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !92)
!561 = !{!554, !562, !563, !564, !565}
!562 = !DILocalVariable(name: "factor", arg: 2, scope: !555, file: !64, line: 9, type: !88)
!563 = !DILocalVariable(name: "x", arg: 3, scope: !555, file: !64, line: 9, type: !558)
!564 = !DILocalVariable(name: "y", arg: 4, scope: !555, file: !64, line: 10, type: !560)
!565 = !DILocalVariable(name: "i", scope: !566, file: !64, line: 11, type: !83)
!566 = distinct !DILexicalBlock(scope: !555, file: !64, line: 11, column: 3)
!567 = !DILocation(line: 0, scope: !555, inlinedAt: !568)
!568 = distinct !DILocation(line: 19, column: 7, scope: !536, inlinedAt: !523)
!569 = !DILocation(line: 0, scope: !566, inlinedAt: !568)
!570 = !DILocation(line: 11, column: 3, scope: !566, inlinedAt: !568)
!571 = !DILocation(line: 11, column: 26, scope: !572, inlinedAt: !568)
!572 = distinct !DILexicalBlock(scope: !566, file: !64, line: 11, column: 3)
!573 = !DILocation(line: 11, column: 48, scope: !572, inlinedAt: !568)
!574 = !DILocation(line: 11, column: 46, scope: !572, inlinedAt: !568)
!575 = !DILocation(line: 11, column: 31, scope: !572, inlinedAt: !568)
!576 = !DILocation(line: 11, column: 36, scope: !572, inlinedAt: !568)
!577 = distinct !{!577, !570, !578, !324, !579, !580}
!578 = !DILocation(line: 11, column: 51, scope: !566, inlinedAt: !568)
!579 = !{!"llvm.loop.isvectorized", i32 1}
!580 = !{!"llvm.loop.unroll.runtime.disable"}
!581 = !DILocation(line: 11, column: 21, scope: !572, inlinedAt: !568)
!582 = distinct !{!582, !570, !578, !324, !580, !579}
!583 = !DILocation(line: 18, column: 28, scope: !536, inlinedAt: !523)
!584 = distinct !{!584, !537, !585, !324}
!585 = !DILocation(line: 19, column: 82, scope: !518, inlinedAt: !523)
!586 = !DILocation(line: 21, column: 25, scope: !515, inlinedAt: !523)
!587 = !DILocation(line: 0, scope: !521, inlinedAt: !523)
!588 = !DILocation(line: 22, column: 23, scope: !589, inlinedAt: !523)
!589 = distinct !DILexicalBlock(scope: !521, file: !64, line: 22, column: 5)
!590 = !DILocation(line: 22, column: 5, scope: !521, inlinedAt: !523)
!591 = !DILocation(line: 22, column: 36, scope: !589, inlinedAt: !523)
!592 = !DILocation(line: 22, column: 46, scope: !589, inlinedAt: !523)
!593 = distinct !{!593, !590, !594, !324, !579, !580}
!594 = !DILocation(line: 22, column: 49, scope: !521, inlinedAt: !523)
!595 = !DILocation(line: 22, column: 31, scope: !589, inlinedAt: !523)
!596 = distinct !{!596, !590, !594, !324, !580, !579}
!597 = !DILocation(line: 16, column: 32, scope: !516, inlinedAt: !523)
!598 = distinct !{!598, !527, !599, !324}
!599 = !DILocation(line: 23, column: 3, scope: !513, inlinedAt: !523)
!600 = !DILocation(line: 31, column: 7, scope: !483, inlinedAt: !494)
!601 = !DILocation(line: 32, column: 13, scope: !602, inlinedAt: !494)
!602 = distinct !DILexicalBlock(scope: !483, file: !64, line: 32, column: 7)
!603 = !DILocation(line: 32, column: 7, scope: !483, inlinedAt: !494)
!604 = !DILocation(line: 33, column: 3, scope: !483, inlinedAt: !494)
!605 = !DILocation(line: 0, scope: !505, inlinedAt: !606)
!606 = distinct !DILocation(line: 35, column: 10, scope: !483, inlinedAt: !494)
!607 = !DILocation(line: 0, scope: !513, inlinedAt: !606)
!608 = !DILocation(line: 16, column: 21, scope: !516, inlinedAt: !606)
!609 = !DILocation(line: 16, column: 3, scope: !513, inlinedAt: !606)
!610 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !611)
!611 = distinct !DILocation(line: 17, column: 25, scope: !515, inlinedAt: !606)
!612 = !DILocation(line: 0, scope: !344, inlinedAt: !611)
!613 = !DILocation(line: 17, column: 23, scope: !515, inlinedAt: !606)
!614 = !DILocation(line: 0, scope: !515, inlinedAt: !606)
!615 = !DILocation(line: 0, scope: !518, inlinedAt: !606)
!616 = !DILocation(line: 18, column: 10, scope: !518, inlinedAt: !606)
!617 = !DILocation(line: 18, column: 23, scope: !536, inlinedAt: !606)
!618 = !DILocation(line: 18, column: 5, scope: !518, inlinedAt: !606)
!619 = !DILocation(line: 20, column: 11, scope: !539, inlinedAt: !606)
!620 = !DILocation(line: 20, column: 21, scope: !539, inlinedAt: !606)
!621 = !DILocation(line: 20, column: 9, scope: !515, inlinedAt: !606)
!622 = !DILocation(line: 0, scope: !344, inlinedAt: !623)
!623 = distinct !DILocation(line: 19, column: 37, scope: !536, inlinedAt: !606)
!624 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !623)
!625 = !DILocation(line: 19, column: 35, scope: !536, inlinedAt: !606)
!626 = !DILocation(line: 0, scope: !344, inlinedAt: !627)
!627 = distinct !DILocation(line: 19, column: 57, scope: !536, inlinedAt: !606)
!628 = !{!629}
!629 = distinct !{!629, !630, !"subtract_multiple: argument 0"}
!630 = distinct !{!630, !"subtract_multiple"}
!631 = !DILocation(line: 19, column: 7, scope: !536, inlinedAt: !606)
!632 = !{!633}
!633 = distinct !{!633, !630, !"subtract_multiple: argument 1"}
!634 = !DILocation(line: 0, scope: !555, inlinedAt: !635)
!635 = distinct !DILocation(line: 19, column: 7, scope: !536, inlinedAt: !606)
!636 = !DILocation(line: 0, scope: !566, inlinedAt: !635)
!637 = !DILocation(line: 11, column: 3, scope: !566, inlinedAt: !635)
!638 = !DILocation(line: 11, column: 26, scope: !572, inlinedAt: !635)
!639 = !DILocation(line: 11, column: 48, scope: !572, inlinedAt: !635)
!640 = !DILocation(line: 11, column: 46, scope: !572, inlinedAt: !635)
!641 = !DILocation(line: 11, column: 31, scope: !572, inlinedAt: !635)
!642 = !DILocation(line: 11, column: 36, scope: !572, inlinedAt: !635)
!643 = distinct !{!643, !637, !644, !324, !579, !580}
!644 = !DILocation(line: 11, column: 51, scope: !566, inlinedAt: !635)
!645 = !DILocation(line: 11, column: 21, scope: !572, inlinedAt: !635)
!646 = distinct !{!646, !637, !644, !324, !580, !579}
!647 = !DILocation(line: 18, column: 28, scope: !536, inlinedAt: !606)
!648 = distinct !{!648, !618, !649, !324}
!649 = !DILocation(line: 19, column: 82, scope: !518, inlinedAt: !606)
!650 = !DILocation(line: 21, column: 25, scope: !515, inlinedAt: !606)
!651 = !DILocation(line: 0, scope: !521, inlinedAt: !606)
!652 = !DILocation(line: 22, column: 23, scope: !589, inlinedAt: !606)
!653 = !DILocation(line: 22, column: 5, scope: !521, inlinedAt: !606)
!654 = !DILocation(line: 22, column: 36, scope: !589, inlinedAt: !606)
!655 = !DILocation(line: 22, column: 46, scope: !589, inlinedAt: !606)
!656 = distinct !{!656, !653, !657, !324, !579, !580}
!657 = !DILocation(line: 22, column: 49, scope: !521, inlinedAt: !606)
!658 = !DILocation(line: 22, column: 31, scope: !589, inlinedAt: !606)
!659 = distinct !{!659, !653, !657, !324, !580, !579}
!660 = !DILocation(line: 16, column: 32, scope: !516, inlinedAt: !606)
!661 = distinct !{!661, !609, !662, !324}
!662 = !DILocation(line: 23, column: 3, scope: !513, inlinedAt: !606)
!663 = !DILocation(line: 78, column: 9, scope: !462, inlinedAt: !468)
!664 = !DILocation(line: 79, column: 15, scope: !665, inlinedAt: !468)
!665 = distinct !DILexicalBlock(scope: !462, file: !64, line: 79, column: 9)
!666 = !DILocation(line: 79, column: 9, scope: !462, inlinedAt: !468)
!667 = !DILocalVariable(name: "l", arg: 1, scope: !668, file: !64, line: 39, type: !559)
!668 = distinct !DISubprogram(name: "invert_transposed", scope: !64, file: !64, line: 39, type: !669, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !671)
!669 = !DISubroutineType(types: !670)
!670 = !{null, !559, !83, !83, !92}
!671 = !{!667, !672, !673, !674, !675, !677, !680, !682}
!672 = !DILocalVariable(name: "ldl", arg: 2, scope: !668, file: !64, line: 39, type: !83)
!673 = !DILocalVariable(name: "n", arg: 3, scope: !668, file: !64, line: 39, type: !83)
!674 = !DILocalVariable(name: "w", arg: 4, scope: !668, file: !64, line: 39, type: !92)
!675 = !DILocalVariable(name: "r", scope: !676, file: !64, line: 41, type: !83)
!676 = distinct !DILexicalBlock(scope: !668, file: !64, line: 41, column: 3)
!677 = !DILocalVariable(name: "column", scope: !678, file: !64, line: 42, type: !92)
!678 = distinct !DILexicalBlock(scope: !679, file: !64, line: 41, column: 31)
!679 = distinct !DILexicalBlock(scope: !676, file: !64, line: 41, column: 3)
!680 = !DILocalVariable(name: "t", scope: !681, file: !64, line: 44, type: !83)
!681 = distinct !DILexicalBlock(scope: !678, file: !64, line: 44, column: 5)
!682 = !DILocalVariable(name: "i", scope: !683, file: !64, line: 46, type: !83)
!683 = distinct !DILexicalBlock(scope: !678, file: !64, line: 46, column: 5)
!684 = !DILocation(line: 0, scope: !668, inlinedAt: !685)
!685 = distinct !DILocation(line: 80, column: 5, scope: !462, inlinedAt: !468)
!686 = !DILocation(line: 40, column: 26, scope: !668, inlinedAt: !685)
!687 = !DILocation(line: 40, column: 30, scope: !668, inlinedAt: !685)
!688 = !DILocation(line: 40, column: 3, scope: !668, inlinedAt: !685)
!689 = !DILocation(line: 0, scope: !676, inlinedAt: !685)
!690 = !DILocation(line: 41, column: 21, scope: !679, inlinedAt: !685)
!691 = !DILocation(line: 41, column: 3, scope: !676, inlinedAt: !685)
!692 = !DILocation(line: 0, scope: !344, inlinedAt: !693)
!693 = distinct !DILocation(line: 42, column: 25, scope: !678, inlinedAt: !685)
!694 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !693)
!695 = !DILocation(line: 42, column: 23, scope: !678, inlinedAt: !685)
!696 = !DILocation(line: 0, scope: !678, inlinedAt: !685)
!697 = !DILocation(line: 43, column: 5, scope: !678, inlinedAt: !685)
!698 = !DILocation(line: 43, column: 15, scope: !678, inlinedAt: !685)
!699 = !DILocation(line: 0, scope: !681, inlinedAt: !685)
!700 = !DILocation(line: 44, column: 10, scope: !681, inlinedAt: !685)
!701 = !DILocation(line: 44, column: 23, scope: !702, inlinedAt: !685)
!702 = distinct !DILexicalBlock(scope: !681, file: !64, line: 44, column: 5)
!703 = !DILocation(line: 44, column: 5, scope: !681, inlinedAt: !685)
!704 = !DILocation(line: 0, scope: !683, inlinedAt: !685)
!705 = !DILocation(line: 46, column: 5, scope: !683, inlinedAt: !685)
!706 = !DILocation(line: 46, column: 29, scope: !707, inlinedAt: !685)
!707 = distinct !DILexicalBlock(scope: !683, file: !64, line: 46, column: 5)
!708 = !DILocation(line: 46, column: 34, scope: !707, inlinedAt: !685)
!709 = !DILocation(line: 46, column: 44, scope: !707, inlinedAt: !685)
!710 = distinct !{!710, !705, !711, !324, !579, !580}
!711 = !DILocation(line: 46, column: 62, scope: !683, inlinedAt: !685)
!712 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !713)
!713 = distinct !DILocation(line: 45, column: 34, scope: !702, inlinedAt: !685)
!714 = !DILocation(line: 0, scope: !344, inlinedAt: !713)
!715 = !DILocation(line: 45, column: 32, scope: !702, inlinedAt: !685)
!716 = !DILocation(line: 0, scope: !344, inlinedAt: !717)
!717 = distinct !DILocation(line: 45, column: 54, scope: !702, inlinedAt: !685)
!718 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !717)
!719 = !DILocation(line: 45, column: 52, scope: !702, inlinedAt: !685)
!720 = !{!721}
!721 = distinct !{!721, !722, !"subtract_multiple: argument 0"}
!722 = distinct !{!722, !"subtract_multiple"}
!723 = !DILocation(line: 45, column: 7, scope: !702, inlinedAt: !685)
!724 = !{!725}
!725 = distinct !{!725, !722, !"subtract_multiple: argument 1"}
!726 = !DILocation(line: 0, scope: !555, inlinedAt: !727)
!727 = distinct !DILocation(line: 45, column: 7, scope: !702, inlinedAt: !685)
!728 = !DILocation(line: 0, scope: !566, inlinedAt: !727)
!729 = !DILocation(line: 11, column: 3, scope: !566, inlinedAt: !727)
!730 = !DILocation(line: 11, column: 26, scope: !572, inlinedAt: !727)
!731 = !DILocation(line: 11, column: 48, scope: !572, inlinedAt: !727)
!732 = !DILocation(line: 11, column: 46, scope: !572, inlinedAt: !727)
!733 = !DILocation(line: 11, column: 31, scope: !572, inlinedAt: !727)
!734 = !DILocation(line: 11, column: 36, scope: !572, inlinedAt: !727)
!735 = distinct !{!735, !729, !736, !324, !579, !580}
!736 = !DILocation(line: 11, column: 51, scope: !566, inlinedAt: !727)
!737 = !DILocation(line: 11, column: 21, scope: !572, inlinedAt: !727)
!738 = distinct !{!738, !729, !736, !324, !580, !579}
!739 = !DILocation(line: 45, column: 27, scope: !702, inlinedAt: !685)
!740 = distinct !{!740, !703, !741, !324}
!741 = !DILocation(line: 45, column: 73, scope: !681, inlinedAt: !685)
!742 = !DILocation(line: 41, column: 26, scope: !679, inlinedAt: !685)
!743 = distinct !{!743, !691, !744, !324}
!744 = !DILocation(line: 47, column: 3, scope: !676, inlinedAt: !685)
!745 = !DILocation(line: 0, scope: !344, inlinedAt: !746)
!746 = distinct !DILocation(line: 46, column: 49, scope: !707, inlinedAt: !685)
!747 = !DILocation(line: 46, column: 23, scope: !707, inlinedAt: !685)
!748 = distinct !{!748, !705, !711, !324, !580, !579}
!749 = !DILocalVariable(name: "w", arg: 1, scope: !750, file: !64, line: 51, type: !559)
!750 = distinct !DISubprogram(name: "solve_panel", scope: !64, file: !64, line: 51, type: !751, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !753)
!751 = !DISubroutineType(types: !752)
!752 = !{null, !559, !83, !83, !92, !83, !92}
!753 = !{!749, !754, !755, !756, !757, !758, !759}
!754 = !DILocalVariable(name: "m", arg: 2, scope: !750, file: !64, line: 51, type: !83)
!755 = !DILocalVariable(name: "n", arg: 3, scope: !750, file: !64, line: 51, type: !83)
!756 = !DILocalVariable(name: "panel", arg: 4, scope: !750, file: !64, line: 51, type: !92)
!757 = !DILocalVariable(name: "lda", arg: 5, scope: !750, file: !64, line: 51, type: !83)
!758 = !DILocalVariable(name: "scratch", arg: 6, scope: !750, file: !64, line: 51, type: !92)
!759 = !DILocalVariable(name: "j", scope: !760, file: !64, line: 52, type: !83)
!760 = distinct !DILexicalBlock(scope: !750, file: !64, line: 52, column: 3)
!761 = !DILocation(line: 0, scope: !750, inlinedAt: !762)
!762 = distinct !DILocation(line: 81, column: 5, scope: !462, inlinedAt: !468)
!763 = !DILocation(line: 0, scope: !760, inlinedAt: !762)
!764 = !DILocation(line: 52, column: 3, scope: !760, inlinedAt: !762)
!765 = !DILocation(line: 0, scope: !344, inlinedAt: !766)
!766 = distinct !DILocation(line: 53, column: 22, scope: !767, inlinedAt: !762)
!767 = distinct !DILexicalBlock(scope: !760, file: !64, line: 52, column: 3)
!768 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !766)
!769 = !DILocation(line: 53, column: 20, scope: !767, inlinedAt: !762)
!770 = !DILocation(line: 0, scope: !344, inlinedAt: !771)
!771 = distinct !DILocation(line: 53, column: 43, scope: !767, inlinedAt: !762)
!772 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !771)
!773 = !DILocation(line: 53, column: 41, scope: !767, inlinedAt: !762)
!774 = !DILocation(line: 53, column: 5, scope: !767, inlinedAt: !762)
!775 = !DILocation(line: 52, column: 26, scope: !767, inlinedAt: !762)
!776 = distinct !{!776, !764, !777, !324}
!777 = !DILocation(line: 53, column: 83, scope: !760, inlinedAt: !762)
!778 = !DILocation(line: 54, column: 3, scope: !750, inlinedAt: !762)
!779 = !DILocation(line: 82, column: 51, scope: !462, inlinedAt: !468)
!780 = !DILocation(line: 0, scope: !344, inlinedAt: !781)
!781 = distinct !DILocation(line: 82, column: 46, scope: !462, inlinedAt: !468)
!782 = !DILocation(line: 29, column: 31, scope: !344, inlinedAt: !781)
!783 = !DILocation(line: 82, column: 44, scope: !462, inlinedAt: !468)
!784 = !DILocalVariable(name: "panel", arg: 1, scope: !785, file: !64, line: 59, type: !559)
!785 = distinct !DISubprogram(name: "update_trailing", scope: !64, file: !64, line: 59, type: !786, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !788)
!786 = !DISubroutineType(types: !787)
!787 = !{null, !559, !83, !83, !92, !83, !83}
!788 = !{!784, !789, !790, !791, !792, !793, !794, !796, !799, !800, !801}
!789 = !DILocalVariable(name: "m", arg: 2, scope: !785, file: !64, line: 59, type: !83)
!790 = !DILocalVariable(name: "k", arg: 3, scope: !785, file: !64, line: 59, type: !83)
!791 = !DILocalVariable(name: "trailing", arg: 4, scope: !785, file: !64, line: 59, type: !92)
!792 = !DILocalVariable(name: "lda", arg: 5, scope: !785, file: !64, line: 59, type: !83)
!793 = !DILocalVariable(name: "block", arg: 6, scope: !785, file: !64, line: 60, type: !83)
!794 = !DILocalVariable(name: "j", scope: !795, file: !64, line: 61, type: !83)
!795 = distinct !DILexicalBlock(scope: !785, file: !64, line: 61, column: 3)
!796 = !DILocalVariable(name: "n", scope: !797, file: !64, line: 62, type: !124)
!797 = distinct !DILexicalBlock(scope: !798, file: !64, line: 61, column: 38)
!798 = distinct !DILexicalBlock(scope: !795, file: !64, line: 61, column: 3)
!799 = !DILocalVariable(name: "below", scope: !797, file: !64, line: 62, type: !124)
!800 = !DILocalVariable(name: "top", scope: !797, file: !64, line: 63, type: !559)
!801 = !DILocalVariable(name: "diagonal", scope: !797, file: !64, line: 64, type: !92)
!802 = !DILocation(line: 0, scope: !785, inlinedAt: !803)
!803 = distinct !DILocation(line: 82, column: 5, scope: !462, inlinedAt: !468)
!804 = !DILocation(line: 0, scope: !795, inlinedAt: !803)
!805 = !DILocation(line: 61, column: 21, scope: !798, inlinedAt: !803)
!806 = !DILocation(line: 61, column: 3, scope: !795, inlinedAt: !803)
!807 = !DILocation(line: 0, scope: !252, inlinedAt: !808)
!808 = distinct !DILocation(line: 62, column: 19, scope: !797, inlinedAt: !803)
!809 = !DILocation(line: 25, column: 50, scope: !252, inlinedAt: !808)
!810 = !DILocation(line: 0, scope: !797, inlinedAt: !803)
!811 = !DILocation(line: 62, column: 56, scope: !797, inlinedAt: !803)
!812 = !DILocation(line: 63, column: 30, scope: !797, inlinedAt: !803)
!813 = !DILocation(line: 0, scope: !344, inlinedAt: !814)
!814 = distinct !DILocation(line: 64, column: 34, scope: !797, inlinedAt: !803)
!815 = !DILocation(line: 29, column: 31, scope: !344, inlinedAt: !814)
!816 = !DILocation(line: 64, column: 32, scope: !797, inlinedAt: !803)
!817 = !DILocation(line: 65, column: 5, scope: !797, inlinedAt: !803)
!818 = !DILocation(line: 67, column: 15, scope: !819, inlinedAt: !803)
!819 = distinct !DILexicalBlock(scope: !797, file: !64, line: 67, column: 9)
!820 = !DILocation(line: 67, column: 9, scope: !797, inlinedAt: !803)
!821 = !DILocation(line: 68, column: 84, scope: !819, inlinedAt: !803)
!822 = !DILocation(line: 69, column: 39, scope: !819, inlinedAt: !803)
!823 = !DILocation(line: 68, column: 7, scope: !819, inlinedAt: !803)
!824 = !DILocation(line: 61, column: 28, scope: !798, inlinedAt: !803)
!825 = distinct !{!825, !806, !826, !324}
!826 = !DILocation(line: 70, column: 3, scope: !795, inlinedAt: !803)
!827 = !DILocation(line: 75, column: 28, scope: !463, inlinedAt: !468)
!828 = !DILocation(line: 75, column: 21, scope: !463, inlinedAt: !468)
!829 = distinct !{!829, !470, !830, !324}
!830 = !DILocation(line: 83, column: 3, scope: !460, inlinedAt: !468)
!831 = !DILocation(line: 0, scope: !424, inlinedAt: !832)
!832 = distinct !DILocation(line: 107, column: 26, scope: !105)
!833 = !DILocation(line: 94, column: 3, scope: !424, inlinedAt: !832)
!834 = !DILocation(line: 95, column: 3, scope: !424, inlinedAt: !832)
!835 = !DILocation(line: 96, column: 22, scope: !424, inlinedAt: !832)
!836 = !DILocation(line: 96, column: 10, scope: !424, inlinedAt: !832)
!837 = !DILocation(line: 96, column: 50, scope: !424, inlinedAt: !832)
!838 = !DILocation(line: 96, column: 38, scope: !424, inlinedAt: !832)
!839 = !DILocation(line: 96, column: 36, scope: !424, inlinedAt: !832)
!840 = !DILocation(line: 96, column: 29, scope: !424, inlinedAt: !832)
!841 = !DILocation(line: 97, column: 1, scope: !424, inlinedAt: !832)
!842 = !DILocation(line: 107, column: 40, scope: !105)
!843 = !DILocalVariable(name: "arguments", arg: 1, scope: !844, file: !2, line: 50, type: !264)
!844 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 50, type: !845, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !847)
!845 = !DISubroutineType(types: !846)
!846 = !{!83, !264, !83, !92, !93}
!847 = !{!843, !848, !849, !850, !851}
!848 = !DILocalVariable(name: "positive", arg: 2, scope: !844, file: !2, line: 50, type: !83)
!849 = !DILocalVariable(name: "l", arg: 3, scope: !844, file: !2, line: 50, type: !92)
!850 = !DILocalVariable(name: "seconds", arg: 4, scope: !844, file: !2, line: 50, type: !93)
!851 = !DILocalVariable(name: "count", scope: !844, file: !2, line: 51, type: !852)
!852 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!853 = !DILocation(line: 0, scope: !844, inlinedAt: !854)
!854 = distinct !DILocation(line: 109, column: 22, scope: !105)
!855 = !DILocation(line: 52, column: 7, scope: !844, inlinedAt: !854)
!856 = !DILocation(line: 53, column: 13, scope: !857, inlinedAt: !854)
!857 = distinct !DILexicalBlock(scope: !858, file: !2, line: 52, column: 18)
!858 = distinct !DILexicalBlock(scope: !844, file: !2, line: 52, column: 7)
!859 = !DILocation(line: 53, column: 5, scope: !857, inlinedAt: !854)
!860 = !DILocation(line: 54, column: 5, scope: !857, inlinedAt: !854)
!861 = !DILocation(line: 51, column: 45, scope: !844, inlinedAt: !854)
!862 = !DILocalVariable(name: "a", arg: 1, scope: !863, file: !2, line: 32, type: !92)
!863 = distinct !DISubprogram(name: "clear_upper", scope: !2, file: !2, line: 32, type: !864, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !866)
!864 = !DISubroutineType(types: !865)
!865 = !{null, !92, !83}
!866 = !{!862, !867, !868}
!867 = !DILocalVariable(name: "n", arg: 2, scope: !863, file: !2, line: 32, type: !83)
!868 = !DILocalVariable(name: "j", scope: !869, file: !2, line: 33, type: !83)
!869 = distinct !DILexicalBlock(scope: !863, file: !2, line: 33, column: 3)
!870 = !DILocation(line: 0, scope: !863, inlinedAt: !871)
!871 = distinct !DILocation(line: 56, column: 3, scope: !844, inlinedAt: !854)
!872 = !DILocation(line: 0, scope: !869, inlinedAt: !871)
!873 = !DILocation(line: 33, column: 21, scope: !874, inlinedAt: !871)
!874 = distinct !DILexicalBlock(scope: !869, file: !2, line: 33, column: 3)
!875 = !DILocation(line: 33, column: 3, scope: !869, inlinedAt: !871)
!876 = !DILocation(line: 0, scope: !344, inlinedAt: !877)
!877 = distinct !DILocation(line: 33, column: 42, scope: !874, inlinedAt: !871)
!878 = !DILocation(line: 29, column: 25, scope: !344, inlinedAt: !877)
!879 = !DILocation(line: 33, column: 40, scope: !874, inlinedAt: !871)
!880 = !DILocation(line: 33, column: 68, scope: !874, inlinedAt: !871)
!881 = !DILocation(line: 33, column: 31, scope: !874, inlinedAt: !871)
!882 = !DILocation(line: 33, column: 26, scope: !874, inlinedAt: !871)
!883 = distinct !{!883, !875, !884, !324}
!884 = !DILocation(line: 33, column: 83, scope: !869, inlinedAt: !871)
!885 = distinct !{!885, !886}
!886 = !{!"llvm.loop.unroll.disable"}
!887 = !DILocation(line: 58, column: 10, scope: !844, inlinedAt: !854)
!888 = !DILocation(line: 57, column: 3, scope: !844, inlinedAt: !854)
!889 = !DILocalVariable(name: "seconds", arg: 1, scope: !890, file: !29, line: 100, type: !93)
!890 = distinct !DISubprogram(name: "print_seconds", scope: !29, file: !29, line: 100, type: !891, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !893)
!891 = !DISubroutineType(types: !892)
!892 = !{null, !93}
!893 = !{!889}
!894 = !DILocation(line: 0, scope: !890, inlinedAt: !895)
!895 = distinct !DILocation(line: 59, column: 3, scope: !844, inlinedAt: !854)
!896 = !DILocation(line: 100, column: 52, scope: !890, inlinedAt: !895)
!897 = !DILocalVariable(name: "path", arg: 1, scope: !898, file: !29, line: 113, type: !121)
!898 = distinct !DISubprogram(name: "write_result", scope: !29, file: !29, line: 113, type: !899, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !901)
!899 = !DISubroutineType(types: !900)
!900 = !{!83, !121, !559, !80}
!901 = !{!897, !902, !903}
!902 = !DILocalVariable(name: "x", arg: 2, scope: !898, file: !29, line: 113, type: !559)
!903 = !DILocalVariable(name: "count", arg: 3, scope: !898, file: !29, line: 113, type: !80)
!904 = !DILocation(line: 0, scope: !898, inlinedAt: !905)
!905 = distinct !DILocation(line: 60, column: 10, scope: !844, inlinedAt: !854)
!906 = !DILocalVariable(name: "path", arg: 1, scope: !907, file: !29, line: 104, type: !121)
!907 = distinct !DISubprogram(name: "write_elements", scope: !29, file: !29, line: 104, type: !908, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !910)
!908 = !DISubroutineType(types: !909)
!909 = !{!83, !121, !304, !80, !80}
!910 = !{!906, !911, !912, !913, !914, !970}
!911 = !DILocalVariable(name: "x", arg: 2, scope: !907, file: !29, line: 104, type: !304)
!912 = !DILocalVariable(name: "size", arg: 3, scope: !907, file: !29, line: 104, type: !80)
!913 = !DILocalVariable(name: "count", arg: 4, scope: !907, file: !29, line: 104, type: !80)
!914 = !DILocalVariable(name: "file", scope: !907, file: !29, line: 106, type: !915)
!915 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !916, size: 64)
!916 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !917, line: 7, baseType: !918)
!917 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!918 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !919, line: 49, size: 1728, elements: !920)
!919 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!920 = !{!921, !922, !923, !924, !925, !926, !927, !928, !929, !930, !931, !932, !933, !936, !938, !939, !940, !942, !944, !946, !950, !953, !955, !958, !961, !962, !964, !965, !966}
!921 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !918, file: !919, line: 51, baseType: !83, size: 32)
!922 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !918, file: !919, line: 54, baseType: !109, size: 64, offset: 64)
!923 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !918, file: !919, line: 55, baseType: !109, size: 64, offset: 128)
!924 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !918, file: !919, line: 56, baseType: !109, size: 64, offset: 192)
!925 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !918, file: !919, line: 57, baseType: !109, size: 64, offset: 256)
!926 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !918, file: !919, line: 58, baseType: !109, size: 64, offset: 320)
!927 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !918, file: !919, line: 59, baseType: !109, size: 64, offset: 384)
!928 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !918, file: !919, line: 60, baseType: !109, size: 64, offset: 448)
!929 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !918, file: !919, line: 61, baseType: !109, size: 64, offset: 512)
!930 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !918, file: !919, line: 64, baseType: !109, size: 64, offset: 576)
!931 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !918, file: !919, line: 65, baseType: !109, size: 64, offset: 640)
!932 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !918, file: !919, line: 66, baseType: !109, size: 64, offset: 704)
!933 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !918, file: !919, line: 68, baseType: !934, size: 64, offset: 768)
!934 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !935, size: 64)
!935 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !919, line: 36, flags: DIFlagFwdDecl)
!936 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !918, file: !919, line: 70, baseType: !937, size: 64, offset: 832)
!937 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !918, size: 64)
!938 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !918, file: !919, line: 72, baseType: !83, size: 32, offset: 896)
!939 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !918, file: !919, line: 73, baseType: !83, size: 32, offset: 928)
!940 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !918, file: !919, line: 74, baseType: !941, size: 64, offset: 960)
!941 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !87, line: 152, baseType: !149)
!942 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !918, file: !919, line: 77, baseType: !943, size: 16, offset: 1024)
!943 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!944 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !918, file: !919, line: 78, baseType: !945, size: 8, offset: 1040)
!945 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!946 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !918, file: !919, line: 79, baseType: !947, size: 8, offset: 1048)
!947 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !948)
!948 = !{!949}
!949 = !DISubrange(count: 1)
!950 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !918, file: !919, line: 81, baseType: !951, size: 64, offset: 1088)
!951 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !952, size: 64)
!952 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !919, line: 43, baseType: null)
!953 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !918, file: !919, line: 89, baseType: !954, size: 64, offset: 1152)
!954 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !87, line: 153, baseType: !149)
!955 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !918, file: !919, line: 91, baseType: !956, size: 64, offset: 1216)
!956 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !957, size: 64)
!957 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !919, line: 37, flags: DIFlagFwdDecl)
!958 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !918, file: !919, line: 92, baseType: !959, size: 64, offset: 1280)
!959 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !960, size: 64)
!960 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !919, line: 38, flags: DIFlagFwdDecl)
!961 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !918, file: !919, line: 93, baseType: !937, size: 64, offset: 1344)
!962 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !918, file: !919, line: 94, baseType: !963, size: 64, offset: 1408)
!963 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!964 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !918, file: !919, line: 95, baseType: !80, size: 64, offset: 1472)
!965 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !918, file: !919, line: 96, baseType: !83, size: 32, offset: 1536)
!966 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !918, file: !919, line: 98, baseType: !967, size: 160, offset: 1568)
!967 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !968)
!968 = !{!969}
!969 = !DISubrange(count: 20)
!970 = !DILocalVariable(name: "written", scope: !907, file: !29, line: 107, type: !852)
!971 = !DILocation(line: 0, scope: !907, inlinedAt: !972)
!972 = distinct !DILocation(line: 114, column: 10, scope: !898, inlinedAt: !905)
!973 = !DILocation(line: 105, column: 8, scope: !974, inlinedAt: !972)
!974 = distinct !DILexicalBlock(scope: !907, file: !29, line: 105, column: 7)
!975 = !DILocation(line: 105, column: 7, scope: !907, inlinedAt: !972)
!976 = !DILocation(line: 106, column: 16, scope: !907, inlinedAt: !972)
!977 = !DILocation(line: 107, column: 26, scope: !907, inlinedAt: !972)
!978 = !DILocation(line: 107, column: 33, scope: !907, inlinedAt: !972)
!979 = !DILocation(line: 108, column: 16, scope: !980, inlinedAt: !972)
!980 = distinct !DILexicalBlock(scope: !907, file: !29, line: 108, column: 7)
!981 = !DILocation(line: 108, column: 29, scope: !980, inlinedAt: !972)
!982 = !DILocation(line: 109, column: 11, scope: !907, inlinedAt: !972)
!983 = !DILocation(line: 109, column: 3, scope: !907, inlinedAt: !972)
!984 = !DILocation(line: 110, column: 3, scope: !907, inlinedAt: !972)
!985 = !DILocation(line: 110, column: 3, scope: !105)
!986 = !DILocation(line: 110, column: 12, scope: !105)
!987 = !DILocation(line: 110, column: 21, scope: !105)
!988 = !DILocation(line: 112, column: 1, scope: !105)
!989 = !DISubprogram(name: "free", scope: !990, file: !990, line: 568, type: !991, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!990 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!991 = !DISubroutineType(types: !992)
!992 = !{null, !963}
!993 = !DISubprogram(name: "fprintf", scope: !994, file: !994, line: 350, type: !995, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!994 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!995 = !DISubroutineType(types: !996)
!996 = !{!83, !997, !998, null}
!997 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !915)
!998 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!999 = !DISubprogram(name: "__errno_location", scope: !1000, file: !1000, line: 37, type: !1001, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1000 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!1001 = !DISubroutineType(types: !1002)
!1002 = !{!1003}
!1003 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!1004 = !DISubprogram(name: "strtol", scope: !990, file: !990, line: 177, type: !1005, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1005 = !DISubroutineType(types: !1006)
!1006 = !{!149, !998, !1007, !83}
!1007 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !108)
!1008 = !DISubprogram(name: "sqrtf", scope: !1009, file: !1009, line: 143, type: !1010, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1009 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!1010 = !DISubroutineType(types: !1011)
!1011 = !{!88, !88}
!1012 = !DISubprogram(name: "malloc", scope: !990, file: !990, line: 553, type: !1013, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1013 = !DISubroutineType(types: !1014)
!1014 = !{!963, !80}
!1015 = !DISubprogram(name: "exit", scope: !990, file: !990, line: 637, type: !1016, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!1016 = !DISubroutineType(types: !1017)
!1017 = !{null, !83}
!1018 = !DISubprogram(name: "timespec_get", scope: !1019, file: !1019, line: 383, type: !1020, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1019 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1020 = !DISubroutineType(types: !1021)
!1021 = !{!83, !1022, !83}
!1022 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !428, size: 64)
!1023 = !DISubprogram(name: "cblas_sgemm", scope: !74, file: !74, line: 10, type: !1024, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1024 = !DISubroutineType(types: !1025)
!1025 = !{null, !83, !83, !83, !83, !83, !83, !88, !559, !83, !559, !83, !88, !92, !83}
!1026 = !DISubprogram(name: "printf", scope: !994, file: !994, line: 356, type: !1027, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1027 = !DISubroutineType(types: !1028)
!1028 = !{!83, !998, null}
!1029 = distinct !DISubprogram(name: "frobenius_norm", scope: !29, file: !29, line: 53, type: !1030, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !63, retainedNodes: !1032)
!1030 = !DISubroutineType(types: !1031)
!1031 = !{!93, !559, !80}
!1032 = !{!1033, !1034, !1035, !1036}
!1033 = !DILocalVariable(name: "x", arg: 1, scope: !1029, file: !29, line: 53, type: !559)
!1034 = !DILocalVariable(name: "count", arg: 2, scope: !1029, file: !29, line: 53, type: !80)
!1035 = !DILocalVariable(name: "sum", scope: !1029, file: !29, line: 54, type: !93)
!1036 = !DILocalVariable(name: "i", scope: !1037, file: !29, line: 55, type: !80)
!1037 = distinct !DILexicalBlock(scope: !1029, file: !29, line: 55, column: 3)
!1038 = !DILocation(line: 0, scope: !1029)
!1039 = !DILocation(line: 0, scope: !1037)
!1040 = !DILocation(line: 55, column: 24, scope: !1041)
!1041 = distinct !DILexicalBlock(scope: !1037, file: !29, line: 55, column: 3)
!1042 = !DILocation(line: 55, column: 3, scope: !1037)
!1043 = !DILocation(line: 55, column: 53, scope: !1041)
!1044 = !DILocation(line: 55, column: 45, scope: !1041)
!1045 = !DILocation(line: 55, column: 58, scope: !1041)
!1046 = !DILocation(line: 55, column: 42, scope: !1041)
!1047 = !DILocation(line: 55, column: 33, scope: !1041)
!1048 = distinct !{!1048, !886}
!1049 = !DILocation(line: 56, column: 10, scope: !1029)
!1050 = !DILocation(line: 56, column: 3, scope: !1029)
!1051 = distinct !{!1051, !1042, !1052, !324}
!1052 = !DILocation(line: 55, column: 63, scope: !1037)
!1053 = !DISubprogram(name: "sqrt", scope: !1009, file: !1009, line: 143, type: !1054, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1054 = !DISubroutineType(types: !1055)
!1055 = !{!93, !93}
!1056 = !DISubprogram(name: "fopen", scope: !994, file: !994, line: 258, type: !1057, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1057 = !DISubroutineType(types: !1058)
!1058 = !{!915, !998, !998}
!1059 = !DISubprogram(name: "fwrite", scope: !994, file: !994, line: 681, type: !1060, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1060 = !DISubroutineType(types: !1061)
!1061 = !{!82, !1062, !80, !80, !997}
!1062 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !304)
!1063 = !DISubprogram(name: "fclose", scope: !994, file: !994, line: 178, type: !1064, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1064 = !DISubroutineType(types: !1065)
!1065 = !{!83, !915}
