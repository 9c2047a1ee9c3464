; command: clang++-19 -O2 -g -ffp-contract=off -fdebug-compilation-dir=. -S -emit-llvm samples/bert/bert_cblas.cpp
; sources: samples/bert/bert_cblas.cpp samples/bert/bert.h samples/bert/encoder.hpp samples/common.h samples/blas.h
; sha256: 349efd91ff505801394c07cb70054586d1f37ba88d83fd5968830bb319e7fab8
; ModuleID = 'samples/bert/bert_cblas.cpp'
source_filename = "samples/bert/bert_cblas.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.Layer = type { [6 x ptr], [6 x ptr] }
%struct.Encoder = type { %struct.Arguments, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Arguments = type { i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [5 x i8] c"bert\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"layers\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [9 x i8] c"bert.bin\00", align 1, !dbg !14
@stderr = external local_unnamed_addr global ptr, align 8
@.str.3 = private unnamed_addr constant [113 x i8] c"usage: bert [layers=12] [sequence=128] [batch=1] [hidden=768] [heads=12] [seed=1] [output=bert.bin, - for none]\0A\00", align 1, !dbg !19
@.str.4 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !24
@.str.5 = private unnamed_addr constant [9 x i8] c"sequence\00", align 1, !dbg !30
@.str.6 = private unnamed_addr constant [6 x i8] c"batch\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [7 x i8] c"hidden\00", align 1, !dbg !37
@.str.8 = private unnamed_addr constant [6 x i8] c"heads\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !41
@.str.10 = private unnamed_addr constant [57 x i8] c"error: hidden is %ld, expected a multiple of heads, %ld\0A\00", align 1, !dbg !43
@.str.11 = private unnamed_addr constant [32 x i8] c"error: no memory for %zu bytes\0A\00", align 1, !dbg !48
@.str.12 = private unnamed_addr constant [64 x i8] c"%s layers=%d sequence=%d batch=%d hidden=%d heads=%d norm=%.9g\0A\00", align 1, !dbg !53
@.str.13 = private unnamed_addr constant [14 x i8] c"seconds=%.6g\0A\00", align 1, !dbg !58
@.str.15 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !63
@.str.16 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !68

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !738 {
  %3 = alloca %struct.timespec, align 8, !DIAssignID !784
  %4 = alloca %struct.timespec, align 8, !DIAssignID !785
  %5 = alloca %struct.Layer, align 8
  %6 = alloca ptr, align 8, !DIAssignID !786
  %7 = alloca ptr, align 8, !DIAssignID !787
  %8 = alloca ptr, align 8, !DIAssignID !788
  %9 = alloca ptr, align 8, !DIAssignID !789
  %10 = alloca ptr, align 8, !DIAssignID !790
  %11 = alloca ptr, align 8, !DIAssignID !791
  %12 = alloca %struct.Encoder, align 8, !DIAssignID !792
    #dbg_assign(i1 undef, !755, !DIExpression(), !792, ptr %12, !DIExpression(), !793)
  %13 = alloca [20 x %struct.Layer], align 16, !DIAssignID !794
    #dbg_assign(i1 undef, !768, !DIExpression(), !794, ptr %13, !DIExpression(), !793)
    #dbg_value(i32 %0, !742, !DIExpression(), !793)
    #dbg_value(ptr %1, !743, !DIExpression(), !793)
    #dbg_value(i32 %0, !795, !DIExpression(), !804)
    #dbg_value(ptr %1, !801, !DIExpression(), !804)
    #dbg_value(ptr undef, !802, !DIExpression(), !804)
    #dbg_assign(i1 undef, !807, !DIExpression(), !791, ptr %11, !DIExpression(), !821)
    #dbg_value(i32 %0, !813, !DIExpression(), !821)
    #dbg_value(ptr %1, !814, !DIExpression(), !821)
    #dbg_value(i32 1, !815, !DIExpression(), !821)
    #dbg_value(ptr @.str.1, !816, !DIExpression(), !821)
    #dbg_value(i64 1, !817, !DIExpression(), !821)
    #dbg_value(i64 20, !818, !DIExpression(), !821)
    #dbg_value(i64 12, !819, !DIExpression(), !821)
    #dbg_value(ptr undef, !820, !DIExpression(), !821)
    #dbg_value(i64 12, !803, !DIExpression(), !804)
  %14 = icmp sgt i32 %0, 1, !dbg !824
  br i1 %14, label %15, label %150, !dbg !826

15:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #18, !dbg !827
  %16 = tail call ptr @__errno_location() #19, !dbg !828
  store i32 0, ptr %16, align 4, !dbg !829, !tbaa !830
  %17 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !834
  %18 = load ptr, ptr %17, align 8, !dbg !834, !tbaa !835
  %19 = call i64 @strtol(ptr noundef %18, ptr noundef nonnull %11, i32 noundef 10) #18, !dbg !837
    #dbg_value(i64 %19, !803, !DIExpression(), !804)
  %20 = load ptr, ptr %17, align 8, !dbg !838, !tbaa !835
  %21 = load i8, ptr %20, align 1, !dbg !840, !tbaa !841
  %22 = icmp eq i8 %21, 0, !dbg !840
  br i1 %22, label %33, label %23, !dbg !842

23:                                               ; preds = %15
  %24 = load ptr, ptr %11, align 8, !dbg !843, !tbaa !835
  %25 = load i8, ptr %24, align 1, !dbg !844, !tbaa !841
  %26 = icmp eq i8 %25, 0, !dbg !844
  br i1 %26, label %27, label %33, !dbg !845

27:                                               ; preds = %23
  %28 = load i32, ptr %16, align 4, !dbg !846, !tbaa !830
  %29 = icmp ne i32 %28, 0, !dbg !846
  %30 = add i64 %19, -21, !dbg !847
  %31 = icmp ult i64 %30, -20, !dbg !847
  %32 = select i1 %29, i1 true, i1 %31, !dbg !847
  br i1 %32, label %33, label %36, !dbg !847

33:                                               ; preds = %27, %23, %15
  %34 = load ptr, ptr @stderr, align 8, !dbg !848, !tbaa !835
  %35 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %34, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, ptr noundef nonnull %20, i64 noundef 1, i64 noundef 20) #20, !dbg !849
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #18, !dbg !850
    #dbg_value(i64 %19, !803, !DIExpression(), !804)
  br label %171, !dbg !851

36:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #18, !dbg !850
    #dbg_value(i64 %19, !803, !DIExpression(), !804)
    #dbg_value(i32 %0, !852, !DIExpression(), !866)
    #dbg_value(ptr %1, !857, !DIExpression(), !866)
    #dbg_value(i32 2, !858, !DIExpression(), !866)
    #dbg_value(ptr @.str.2, !859, !DIExpression(), !866)
    #dbg_value(ptr undef, !860, !DIExpression(), !866)
  %37 = icmp ugt i32 %0, 8, !dbg !868
  br i1 %37, label %171, label %38, !dbg !870

38:                                               ; preds = %36
    #dbg_assign(i1 undef, !807, !DIExpression(), !790, ptr %10, !DIExpression(), !871)
    #dbg_value(i32 %0, !813, !DIExpression(), !871)
    #dbg_value(ptr %1, !814, !DIExpression(), !871)
    #dbg_value(i32 2, !815, !DIExpression(), !871)
    #dbg_value(ptr @.str.5, !816, !DIExpression(), !871)
    #dbg_value(i64 1, !817, !DIExpression(), !871)
    #dbg_value(i64 4096, !818, !DIExpression(), !871)
    #dbg_value(i64 128, !819, !DIExpression(), !871)
    #dbg_value(ptr undef, !820, !DIExpression(), !871)
    #dbg_value(i64 128, !861, !DIExpression(), !866)
  %39 = icmp eq i32 %0, 2, !dbg !873
  br i1 %39, label %150, label %40, !dbg !874

40:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #18, !dbg !875
  store i32 0, ptr %16, align 4, !dbg !876, !tbaa !830
  %41 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !877
  %42 = load ptr, ptr %41, align 8, !dbg !877, !tbaa !835
  %43 = call i64 @strtol(ptr noundef %42, ptr noundef nonnull %10, i32 noundef 10) #18, !dbg !878
    #dbg_value(i64 %43, !861, !DIExpression(), !866)
  %44 = load ptr, ptr %41, align 8, !dbg !879, !tbaa !835
  %45 = load i8, ptr %44, align 1, !dbg !880, !tbaa !841
  %46 = icmp eq i8 %45, 0, !dbg !880
  br i1 %46, label %57, label %47, !dbg !881

47:                                               ; preds = %40
  %48 = load ptr, ptr %10, align 8, !dbg !882, !tbaa !835
  %49 = load i8, ptr %48, align 1, !dbg !883, !tbaa !841
  %50 = icmp eq i8 %49, 0, !dbg !883
  br i1 %50, label %51, label %57, !dbg !884

51:                                               ; preds = %47
  %52 = load i32, ptr %16, align 4, !dbg !885, !tbaa !830
  %53 = icmp ne i32 %52, 0, !dbg !885
  %54 = add i64 %43, -4097, !dbg !886
  %55 = icmp ult i64 %54, -4096, !dbg !886
  %56 = select i1 %53, i1 true, i1 %55, !dbg !886
  br i1 %56, label %57, label %60, !dbg !886

57:                                               ; preds = %51, %47, %40
  %58 = load ptr, ptr @stderr, align 8, !dbg !887, !tbaa !835
  %59 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %58, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.5, ptr noundef nonnull %44, i64 noundef 1, i64 noundef 4096) #20, !dbg !888
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #18, !dbg !889
    #dbg_value(i64 %43, !861, !DIExpression(), !866)
  br label %171, !dbg !890

60:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #18, !dbg !889
    #dbg_value(i64 %43, !861, !DIExpression(), !866)
  %61 = trunc nuw i64 %43 to i32, !dbg !891
    #dbg_assign(i1 undef, !807, !DIExpression(), !789, ptr %9, !DIExpression(), !892)
    #dbg_value(i32 %0, !813, !DIExpression(), !892)
    #dbg_value(ptr %1, !814, !DIExpression(), !892)
    #dbg_value(i32 3, !815, !DIExpression(), !892)
    #dbg_value(ptr @.str.6, !816, !DIExpression(), !892)
    #dbg_value(i64 1, !817, !DIExpression(), !892)
    #dbg_value(i64 1024, !818, !DIExpression(), !892)
    #dbg_value(i64 1, !819, !DIExpression(), !892)
    #dbg_value(ptr undef, !820, !DIExpression(), !892)
    #dbg_value(i64 1, !862, !DIExpression(), !866)
  %62 = icmp eq i32 %0, 3, !dbg !894
  br i1 %62, label %150, label %63, !dbg !895

63:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #18, !dbg !896
  store i32 0, ptr %16, align 4, !dbg !897, !tbaa !830
  %64 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !898
  %65 = load ptr, ptr %64, align 8, !dbg !898, !tbaa !835
  %66 = call i64 @strtol(ptr noundef %65, ptr noundef nonnull %9, i32 noundef 10) #18, !dbg !899
    #dbg_value(i64 %66, !862, !DIExpression(), !866)
  %67 = load ptr, ptr %64, align 8, !dbg !900, !tbaa !835
  %68 = load i8, ptr %67, align 1, !dbg !901, !tbaa !841
  %69 = icmp eq i8 %68, 0, !dbg !901
  br i1 %69, label %80, label %70, !dbg !902

70:                                               ; preds = %63
  %71 = load ptr, ptr %9, align 8, !dbg !903, !tbaa !835
  %72 = load i8, ptr %71, align 1, !dbg !904, !tbaa !841
  %73 = icmp eq i8 %72, 0, !dbg !904
  br i1 %73, label %74, label %80, !dbg !905

74:                                               ; preds = %70
  %75 = load i32, ptr %16, align 4, !dbg !906, !tbaa !830
  %76 = icmp ne i32 %75, 0, !dbg !906
  %77 = add i64 %66, -1025, !dbg !907
  %78 = icmp ult i64 %77, -1024, !dbg !907
  %79 = select i1 %76, i1 true, i1 %78, !dbg !907
  br i1 %79, label %80, label %83, !dbg !907

80:                                               ; preds = %74, %70, %63
  %81 = load ptr, ptr @stderr, align 8, !dbg !908, !tbaa !835
  %82 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %81, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.6, ptr noundef nonnull %67, i64 noundef 1, i64 noundef 1024) #20, !dbg !909
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #18, !dbg !910
    #dbg_value(i64 %66, !862, !DIExpression(), !866)
  br label %171, !dbg !911

83:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #18, !dbg !910
    #dbg_value(i64 %66, !862, !DIExpression(), !866)
  %84 = trunc nuw i64 %66 to i32, !dbg !912
    #dbg_assign(i1 undef, !807, !DIExpression(), !788, ptr %8, !DIExpression(), !913)
    #dbg_value(i32 %0, !813, !DIExpression(), !913)
    #dbg_value(ptr %1, !814, !DIExpression(), !913)
    #dbg_value(i32 4, !815, !DIExpression(), !913)
    #dbg_value(ptr @.str.7, !816, !DIExpression(), !913)
    #dbg_value(i64 1, !817, !DIExpression(), !913)
    #dbg_value(i64 8192, !818, !DIExpression(), !913)
    #dbg_value(i64 768, !819, !DIExpression(), !913)
    #dbg_value(ptr undef, !820, !DIExpression(), !913)
    #dbg_value(i64 768, !863, !DIExpression(), !866)
  %85 = icmp ugt i32 %0, 4, !dbg !915
  br i1 %85, label %86, label %150, !dbg !916

86:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #18, !dbg !917
  store i32 0, ptr %16, align 4, !dbg !918, !tbaa !830
  %87 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !919
  %88 = load ptr, ptr %87, align 8, !dbg !919, !tbaa !835
  %89 = call i64 @strtol(ptr noundef %88, ptr noundef nonnull %8, i32 noundef 10) #18, !dbg !920
    #dbg_value(i64 %89, !863, !DIExpression(), !866)
  %90 = load ptr, ptr %87, align 8, !dbg !921, !tbaa !835
  %91 = load i8, ptr %90, align 1, !dbg !922, !tbaa !841
  %92 = icmp eq i8 %91, 0, !dbg !922
  br i1 %92, label %103, label %93, !dbg !923

93:                                               ; preds = %86
  %94 = load ptr, ptr %8, align 8, !dbg !924, !tbaa !835
  %95 = load i8, ptr %94, align 1, !dbg !925, !tbaa !841
  %96 = icmp eq i8 %95, 0, !dbg !925
  br i1 %96, label %97, label %103, !dbg !926

97:                                               ; preds = %93
  %98 = load i32, ptr %16, align 4, !dbg !927, !tbaa !830
  %99 = icmp ne i32 %98, 0, !dbg !927
  %100 = add i64 %89, -8193, !dbg !928
  %101 = icmp ult i64 %100, -8192, !dbg !928
  %102 = select i1 %99, i1 true, i1 %101, !dbg !928
  br i1 %102, label %103, label %106, !dbg !928

103:                                              ; preds = %97, %93, %86
  %104 = load ptr, ptr @stderr, align 8, !dbg !929, !tbaa !835
  %105 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %104, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.7, ptr noundef nonnull %90, i64 noundef 1, i64 noundef 8192) #20, !dbg !930
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #18, !dbg !931
    #dbg_value(i64 %89, !863, !DIExpression(), !866)
  br label %171, !dbg !932

106:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #18, !dbg !931
    #dbg_value(i64 %89, !863, !DIExpression(), !866)
    #dbg_assign(i1 undef, !807, !DIExpression(), !787, ptr %7, !DIExpression(), !933)
    #dbg_value(i32 %0, !813, !DIExpression(), !933)
    #dbg_value(ptr %1, !814, !DIExpression(), !933)
    #dbg_value(i32 5, !815, !DIExpression(), !933)
    #dbg_value(ptr @.str.8, !816, !DIExpression(), !933)
    #dbg_value(i64 1, !817, !DIExpression(), !933)
    #dbg_value(i64 256, !818, !DIExpression(), !933)
    #dbg_value(i64 12, !819, !DIExpression(), !933)
    #dbg_value(ptr undef, !820, !DIExpression(), !933)
    #dbg_value(i64 12, !864, !DIExpression(), !866)
  %107 = icmp eq i32 %0, 5, !dbg !935
  br i1 %107, label %150, label %108, !dbg !936

108:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #18, !dbg !937
  store i32 0, ptr %16, align 4, !dbg !938, !tbaa !830
  %109 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !939
  %110 = load ptr, ptr %109, align 8, !dbg !939, !tbaa !835
  %111 = call i64 @strtol(ptr noundef %110, ptr noundef nonnull %7, i32 noundef 10) #18, !dbg !940
    #dbg_value(i64 %111, !864, !DIExpression(), !866)
  %112 = load ptr, ptr %109, align 8, !dbg !941, !tbaa !835
  %113 = load i8, ptr %112, align 1, !dbg !942, !tbaa !841
  %114 = icmp eq i8 %113, 0, !dbg !942
  br i1 %114, label %125, label %115, !dbg !943

115:                                              ; preds = %108
  %116 = load ptr, ptr %7, align 8, !dbg !944, !tbaa !835
  %117 = load i8, ptr %116, align 1, !dbg !945, !tbaa !841
  %118 = icmp eq i8 %117, 0, !dbg !945
  br i1 %118, label %119, label %125, !dbg !946

119:                                              ; preds = %115
  %120 = load i32, ptr %16, align 4, !dbg !947, !tbaa !830
  %121 = icmp ne i32 %120, 0, !dbg !947
  %122 = add i64 %111, -257, !dbg !948
  %123 = icmp ult i64 %122, -256, !dbg !948
  %124 = select i1 %121, i1 true, i1 %123, !dbg !948
  br i1 %124, label %125, label %128, !dbg !948

125:                                              ; preds = %119, %115, %108
  %126 = load ptr, ptr @stderr, align 8, !dbg !949, !tbaa !835
  %127 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %126, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.8, ptr noundef nonnull %112, i64 noundef 1, i64 noundef 256) #20, !dbg !950
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #18, !dbg !951
    #dbg_value(i64 %111, !864, !DIExpression(), !866)
  br label %171, !dbg !952

128:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #18, !dbg !951
    #dbg_value(i64 %111, !864, !DIExpression(), !866)
    #dbg_assign(i1 undef, !807, !DIExpression(), !786, ptr %6, !DIExpression(), !953)
    #dbg_value(i32 %0, !813, !DIExpression(), !953)
    #dbg_value(ptr %1, !814, !DIExpression(), !953)
    #dbg_value(i32 6, !815, !DIExpression(), !953)
    #dbg_value(ptr @.str.9, !816, !DIExpression(), !953)
    #dbg_value(i64 0, !817, !DIExpression(), !953)
    #dbg_value(i64 2147483647, !818, !DIExpression(), !953)
    #dbg_value(i64 1, !819, !DIExpression(), !953)
    #dbg_value(ptr undef, !820, !DIExpression(), !953)
    #dbg_value(i64 1, !865, !DIExpression(), !866)
  %129 = icmp ugt i32 %0, 6, !dbg !955
  br i1 %129, label %130, label %150, !dbg !956

130:                                              ; preds = %128
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #18, !dbg !957
  store i32 0, ptr %16, align 4, !dbg !958, !tbaa !830
  %131 = getelementptr inbounds i8, ptr %1, i64 48, !dbg !959
  %132 = load ptr, ptr %131, align 8, !dbg !959, !tbaa !835
  %133 = call i64 @strtol(ptr noundef %132, ptr noundef nonnull %6, i32 noundef 10) #18, !dbg !960
    #dbg_value(i64 %133, !865, !DIExpression(), !866)
  %134 = load ptr, ptr %131, align 8, !dbg !961, !tbaa !835
  %135 = load i8, ptr %134, align 1, !dbg !962, !tbaa !841
  %136 = icmp eq i8 %135, 0, !dbg !962
  br i1 %136, label %146, label %137, !dbg !963

137:                                              ; preds = %130
  %138 = load ptr, ptr %6, align 8, !dbg !964, !tbaa !835
  %139 = load i8, ptr %138, align 1, !dbg !965, !tbaa !841
  %140 = icmp eq i8 %139, 0, !dbg !965
  br i1 %140, label %141, label %146, !dbg !966

141:                                              ; preds = %137
  %142 = load i32, ptr %16, align 4, !dbg !967, !tbaa !830
  %143 = icmp ne i32 %142, 0, !dbg !967
  %144 = icmp ugt i64 %133, 2147483647, !dbg !968
  %145 = select i1 %143, i1 true, i1 %144, !dbg !968
  br i1 %145, label %146, label %149, !dbg !968

146:                                              ; preds = %141, %137, %130
  %147 = load ptr, ptr @stderr, align 8, !dbg !969, !tbaa !835
  %148 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %147, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.9, ptr noundef nonnull %134, i64 noundef 0, i64 noundef 2147483647) #20, !dbg !970
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #18, !dbg !971
    #dbg_value(i64 %133, !865, !DIExpression(), !866)
  br label %171, !dbg !972

149:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #18, !dbg !971
    #dbg_value(i64 %133, !865, !DIExpression(), !866)
  br label %150, !dbg !972

150:                                              ; preds = %149, %128, %106, %83, %60, %38, %2
  %151 = phi i64 [ %19, %149 ], [ %19, %128 ], [ %19, %106 ], [ %19, %83 ], [ %19, %60 ], [ %19, %38 ], [ 12, %2 ]
  %152 = phi i64 [ %111, %149 ], [ %111, %128 ], [ 12, %106 ], [ 12, %83 ], [ 12, %60 ], [ 12, %38 ], [ 12, %2 ]
  %153 = phi i32 [ %84, %149 ], [ %84, %128 ], [ %84, %106 ], [ %84, %83 ], [ 1, %60 ], [ 1, %38 ], [ 1, %2 ]
  %154 = phi i32 [ %61, %149 ], [ %61, %128 ], [ %61, %106 ], [ %61, %83 ], [ %61, %60 ], [ 128, %38 ], [ 128, %2 ]
  %155 = phi i64 [ %89, %149 ], [ %89, %128 ], [ %89, %106 ], [ 768, %83 ], [ 768, %60 ], [ 768, %38 ], [ 768, %2 ]
  %156 = phi i64 [ %133, %149 ], [ 1, %128 ], [ 1, %106 ], [ 1, %83 ], [ 1, %60 ], [ 1, %38 ], [ 1, %2 ]
  %157 = trunc nuw i64 %155 to i16, !dbg !973
  %158 = trunc nuw i64 %152 to i16, !dbg !973
  %159 = urem i16 %157, %158, !dbg !973
  %160 = icmp eq i16 %159, 0, !dbg !975
  br i1 %160, label %164, label %161, !dbg !976

161:                                              ; preds = %150
  %162 = load ptr, ptr @stderr, align 8, !dbg !977, !tbaa !835
  %163 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %162, ptr noundef nonnull @.str.10, i64 noundef %155, i64 noundef %152) #20, !dbg !979
  br label %171, !dbg !980

164:                                              ; preds = %150
    #dbg_value(i32 %154, !744, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !793)
    #dbg_value(i32 %153, !744, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !793)
  %165 = trunc nuw i64 %155 to i32, !dbg !981
    #dbg_value(i32 %165, !744, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !793)
  %166 = trunc nuw i64 %152 to i32, !dbg !982
    #dbg_value(i32 %166, !744, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !793)
    #dbg_value(i64 %156, !744, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !793)
  %167 = icmp eq i32 %0, 8, !dbg !983
  br i1 %167, label %168, label %174, !dbg !984

168:                                              ; preds = %164
  %169 = getelementptr inbounds i8, ptr %1, i64 56, !dbg !985
  %170 = load ptr, ptr %169, align 8, !dbg !985, !tbaa !835
  br label %174, !dbg !984

171:                                              ; preds = %33, %36, %57, %80, %103, %125, %146, %161
  %172 = load ptr, ptr @stderr, align 8, !dbg !986, !tbaa !835
  %173 = tail call i64 @fwrite(ptr nonnull @.str.3, i64 112, i64 1, ptr %172) #21, !dbg !987
    #dbg_value(i32 poison, !744, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !793)
    #dbg_value(i32 poison, !744, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !793)
    #dbg_value(i32 poison, !744, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !793)
    #dbg_value(i32 poison, !744, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !793)
    #dbg_value(i32 poison, !744, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !793)
    #dbg_value(ptr poison, !744, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !793)
    #dbg_value(i64 poison, !744, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !793)
  br label %370, !dbg !988

174:                                              ; preds = %168, %164
  %175 = phi ptr [ %170, %168 ], [ @.str.2, %164 ], !dbg !984
    #dbg_value(ptr %175, !744, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !793)
  %176 = trunc nuw i64 %151 to i32, !dbg !989
    #dbg_value(i32 %176, !744, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !793)
    #dbg_value(i32 %154, !744, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !793)
    #dbg_value(i32 %153, !744, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !793)
    #dbg_value(i32 %165, !744, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !793)
    #dbg_value(i32 %166, !744, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !793)
    #dbg_value(ptr %175, !744, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !793)
    #dbg_value(i64 %156, !744, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !793)
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %12) #18, !dbg !991
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %13) #18, !dbg !992
    #dbg_value(ptr undef, !993, !DIExpression(), !1005)
    #dbg_value(ptr %12, !1001, !DIExpression(), !1005)
    #dbg_value(ptr undef, !1007, !DIExpression(), !1013)
  %177 = mul nuw nsw i32 %154, %153, !dbg !1015
  %178 = zext nneg i32 %177 to i64, !dbg !1016
    #dbg_value(i64 %178, !1002, !DIExpression(), !1005)
  %179 = mul nuw nsw i64 %155, %178, !dbg !1017
    #dbg_value(i64 %179, !1004, !DIExpression(), !1005)
  store i32 %176, ptr %12, align 8, !dbg !1018, !tbaa !830, !DIAssignID !1019
  %180 = getelementptr inbounds i8, ptr %12, i64 4, !dbg !1018
  store i32 %154, ptr %180, align 4, !dbg !1018, !tbaa !830, !DIAssignID !1020
  %181 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !1018
  store i32 %153, ptr %181, align 8, !dbg !1018, !tbaa !830, !DIAssignID !1021
  %182 = getelementptr inbounds i8, ptr %12, i64 12, !dbg !1018
  store i32 %165, ptr %182, align 4, !dbg !1018, !tbaa !830, !DIAssignID !1022
  %183 = getelementptr inbounds i8, ptr %12, i64 16, !dbg !1018
  store i32 %166, ptr %183, align 8, !dbg !1018, !tbaa !830, !DIAssignID !1023
  %184 = getelementptr inbounds i8, ptr %12, i64 24, !dbg !1018
  store i64 %156, ptr %184, align 8, !dbg !1018, !tbaa !1024, !DIAssignID !1026
  %185 = getelementptr inbounds i8, ptr %12, i64 32, !dbg !1018
  store ptr %175, ptr %185, align 8, !dbg !1018, !tbaa !835, !DIAssignID !1027
    #dbg_assign(i32 %176, !755, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1019, ptr %12, !DIExpression(), !793)
    #dbg_assign(i32 %154, !755, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1020, ptr %180, !DIExpression(), !793)
    #dbg_assign(i32 %153, !755, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1021, ptr %181, !DIExpression(), !793)
    #dbg_assign(i32 %165, !755, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !1022, ptr %182, !DIExpression(), !793)
    #dbg_assign(i32 %166, !755, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !1023, ptr %183, !DIExpression(), !793)
    #dbg_assign(i32 undef, !755, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !1028, ptr %12, !DIExpression(DW_OP_plus_uconst, 20), !793)
    #dbg_assign(i64 %156, !755, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !1026, ptr %184, !DIExpression(), !793)
    #dbg_assign(ptr %175, !755, !DIExpression(DW_OP_LLVM_fragment, 256, 64), !1027, ptr %185, !DIExpression(), !793)
    #dbg_value(i64 %179, !1029, !DIExpression(), !1035)
  %186 = shl nuw nsw i64 %179, 2, !dbg !1037
  %187 = tail call noalias ptr @malloc(i64 noundef %186) #22, !dbg !1038
    #dbg_value(ptr %187, !1034, !DIExpression(), !1035)
    #dbg_value(ptr %187, !1039, !DIExpression(), !1045)
    #dbg_value(i64 %186, !1044, !DIExpression(), !1045)
  %188 = icmp eq ptr %187, null, !dbg !1047
  br i1 %188, label %189, label %192, !dbg !1049

189:                                              ; preds = %174
  %190 = load ptr, ptr @stderr, align 8, !dbg !1050, !tbaa !835
  %191 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %190, ptr noundef nonnull @.str.11, i64 noundef %186) #20, !dbg !1051
  tail call void @exit(i32 noundef 1) #23, !dbg !1052
  unreachable, !dbg !1052

192:                                              ; preds = %174
  %193 = getelementptr inbounds i8, ptr %12, i64 40, !dbg !1053
  store ptr %187, ptr %193, align 8, !dbg !1054, !tbaa !1055, !DIAssignID !1058
    #dbg_assign(ptr %187, !755, !DIExpression(DW_OP_LLVM_fragment, 320, 64), !1058, ptr %193, !DIExpression(), !793)
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %187, i64 noundef %179, i64 noundef %156, i64 noundef 0, float noundef 0x3FFBB67AE0000000), !dbg !1059
    #dbg_value(i64 %179, !1029, !DIExpression(), !1060)
  %194 = tail call noalias ptr @malloc(i64 noundef %186) #22, !dbg !1062
    #dbg_value(ptr %194, !1034, !DIExpression(), !1060)
    #dbg_value(ptr %194, !1039, !DIExpression(), !1063)
    #dbg_value(i64 %186, !1044, !DIExpression(), !1063)
  %195 = icmp eq ptr %194, null, !dbg !1065
  br i1 %195, label %196, label %199, !dbg !1066

196:                                              ; preds = %192
  %197 = load ptr, ptr @stderr, align 8, !dbg !1067, !tbaa !835
  %198 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %197, ptr noundef nonnull @.str.11, i64 noundef %186) #20, !dbg !1068
  tail call void @exit(i32 noundef 1) #23, !dbg !1069
  unreachable, !dbg !1069

199:                                              ; preds = %192
  %200 = getelementptr inbounds i8, ptr %12, i64 48, !dbg !1070
  store ptr %194, ptr %200, align 8, !dbg !1071, !tbaa !1072, !DIAssignID !1073
    #dbg_assign(ptr %194, !755, !DIExpression(DW_OP_LLVM_fragment, 384, 64), !1073, ptr %200, !DIExpression(), !793)
    #dbg_value(i64 %179, !1029, !DIExpression(), !1074)
  %201 = tail call noalias ptr @malloc(i64 noundef %186) #22, !dbg !1076
    #dbg_value(ptr %201, !1034, !DIExpression(), !1074)
    #dbg_value(ptr %201, !1039, !DIExpression(), !1077)
    #dbg_value(i64 %186, !1044, !DIExpression(), !1077)
  %202 = icmp eq ptr %201, null, !dbg !1079
  br i1 %202, label %203, label %206, !dbg !1080

203:                                              ; preds = %199
  %204 = load ptr, ptr @stderr, align 8, !dbg !1081, !tbaa !835
  %205 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %204, ptr noundef nonnull @.str.11, i64 noundef %186) #20, !dbg !1082
  tail call void @exit(i32 noundef 1) #23, !dbg !1083
  unreachable, !dbg !1083

206:                                              ; preds = %199
  %207 = getelementptr inbounds i8, ptr %12, i64 56, !dbg !1084
  store ptr %201, ptr %207, align 8, !dbg !1085, !tbaa !1086, !DIAssignID !1087
    #dbg_assign(ptr %201, !755, !DIExpression(DW_OP_LLVM_fragment, 448, 64), !1087, ptr %207, !DIExpression(), !793)
    #dbg_value(i64 %179, !1029, !DIExpression(), !1088)
  %208 = tail call noalias ptr @malloc(i64 noundef %186) #22, !dbg !1090
    #dbg_value(ptr %208, !1034, !DIExpression(), !1088)
    #dbg_value(ptr %208, !1039, !DIExpression(), !1091)
    #dbg_value(i64 %186, !1044, !DIExpression(), !1091)
  %209 = icmp eq ptr %208, null, !dbg !1093
  br i1 %209, label %210, label %213, !dbg !1094

210:                                              ; preds = %206
  %211 = load ptr, ptr @stderr, align 8, !dbg !1095, !tbaa !835
  %212 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %211, ptr noundef nonnull @.str.11, i64 noundef %186) #20, !dbg !1096
  tail call void @exit(i32 noundef 1) #23, !dbg !1097
  unreachable, !dbg !1097

213:                                              ; preds = %206
  %214 = getelementptr inbounds i8, ptr %12, i64 64, !dbg !1098
  store ptr %208, ptr %214, align 8, !dbg !1099, !tbaa !1100, !DIAssignID !1101
    #dbg_assign(ptr %208, !755, !DIExpression(DW_OP_LLVM_fragment, 512, 64), !1101, ptr %214, !DIExpression(), !793)
  %215 = zext nneg i32 %154 to i64, !dbg !1102
    #dbg_value(i64 poison, !1029, !DIExpression(), !1103)
  %216 = shl nuw nsw i64 %152, 2, !dbg !1105
  %217 = mul nuw nsw i64 %216, %215, !dbg !1106
  %218 = mul nuw nsw i64 %217, %178, !dbg !1107
  %219 = tail call noalias ptr @malloc(i64 noundef %218) #22, !dbg !1108
    #dbg_value(ptr %219, !1034, !DIExpression(), !1103)
    #dbg_value(ptr %219, !1039, !DIExpression(), !1109)
    #dbg_value(i64 %218, !1044, !DIExpression(), !1109)
  %220 = icmp eq ptr %219, null, !dbg !1111
  br i1 %220, label %221, label %224, !dbg !1112

221:                                              ; preds = %213
  %222 = load ptr, ptr @stderr, align 8, !dbg !1113, !tbaa !835
  %223 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %222, ptr noundef nonnull @.str.11, i64 noundef %218) #20, !dbg !1114
  tail call void @exit(i32 noundef 1) #23, !dbg !1115
  unreachable, !dbg !1115

224:                                              ; preds = %213
  %225 = getelementptr inbounds i8, ptr %12, i64 72, !dbg !1116
  store ptr %219, ptr %225, align 8, !dbg !1117, !tbaa !1118, !DIAssignID !1119
    #dbg_assign(ptr %219, !755, !DIExpression(DW_OP_LLVM_fragment, 576, 64), !1119, ptr %225, !DIExpression(), !793)
    #dbg_value(i64 %179, !1029, !DIExpression(), !1120)
  %226 = tail call noalias ptr @malloc(i64 noundef %186) #22, !dbg !1122
    #dbg_value(ptr %226, !1034, !DIExpression(), !1120)
    #dbg_value(ptr %226, !1039, !DIExpression(), !1123)
    #dbg_value(i64 %186, !1044, !DIExpression(), !1123)
  %227 = icmp eq ptr %226, null, !dbg !1125
  br i1 %227, label %228, label %231, !dbg !1126

228:                                              ; preds = %224
  %229 = load ptr, ptr @stderr, align 8, !dbg !1127, !tbaa !835
  %230 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %229, ptr noundef nonnull @.str.11, i64 noundef %186) #20, !dbg !1128
  tail call void @exit(i32 noundef 1) #23, !dbg !1129
  unreachable, !dbg !1129

231:                                              ; preds = %224
  %232 = getelementptr inbounds i8, ptr %12, i64 80, !dbg !1130
  store ptr %226, ptr %232, align 8, !dbg !1131, !tbaa !1132, !DIAssignID !1133
    #dbg_assign(ptr %226, !755, !DIExpression(DW_OP_LLVM_fragment, 640, 64), !1133, ptr %232, !DIExpression(), !793)
    #dbg_value(i64 %179, !1029, !DIExpression(), !1134)
  %233 = tail call noalias ptr @malloc(i64 noundef %186) #22, !dbg !1136
    #dbg_value(ptr %233, !1034, !DIExpression(), !1134)
    #dbg_value(ptr %233, !1039, !DIExpression(), !1137)
    #dbg_value(i64 %186, !1044, !DIExpression(), !1137)
  %234 = icmp eq ptr %233, null, !dbg !1139
  br i1 %234, label %235, label %238, !dbg !1140

235:                                              ; preds = %231
  %236 = load ptr, ptr @stderr, align 8, !dbg !1141, !tbaa !835
  %237 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %236, ptr noundef nonnull @.str.11, i64 noundef %186) #20, !dbg !1142
  tail call void @exit(i32 noundef 1) #23, !dbg !1143
  unreachable, !dbg !1143

238:                                              ; preds = %231
  %239 = getelementptr inbounds i8, ptr %12, i64 88, !dbg !1144
  store ptr %233, ptr %239, align 8, !dbg !1145, !tbaa !1146, !DIAssignID !1147
    #dbg_assign(ptr %233, !755, !DIExpression(DW_OP_LLVM_fragment, 704, 64), !1147, ptr %239, !DIExpression(), !793)
    #dbg_value(i64 %186, !1029, !DIExpression(), !1148)
  %240 = shl nuw nsw i64 %179, 4, !dbg !1150
  %241 = tail call noalias ptr @malloc(i64 noundef %240) #22, !dbg !1151
    #dbg_value(ptr %241, !1034, !DIExpression(), !1148)
    #dbg_value(ptr %241, !1039, !DIExpression(), !1152)
    #dbg_value(i64 %240, !1044, !DIExpression(), !1152)
  %242 = icmp eq ptr %241, null, !dbg !1154
  br i1 %242, label %243, label %246, !dbg !1155

243:                                              ; preds = %238
  %244 = load ptr, ptr @stderr, align 8, !dbg !1156, !tbaa !835
  %245 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %244, ptr noundef nonnull @.str.11, i64 noundef %240) #20, !dbg !1157
  tail call void @exit(i32 noundef 1) #23, !dbg !1158
  unreachable, !dbg !1158

246:                                              ; preds = %238
  %247 = getelementptr inbounds i8, ptr %12, i64 96, !dbg !1159
  store ptr %241, ptr %247, align 8, !dbg !1160, !tbaa !1161, !DIAssignID !1162
    #dbg_assign(ptr %241, !755, !DIExpression(DW_OP_LLVM_fragment, 768, 64), !1162, ptr %247, !DIExpression(), !793)
    #dbg_value(ptr undef, !1163, !DIExpression(), !1172)
    #dbg_value(ptr %13, !1169, !DIExpression(), !1172)
    #dbg_value(i32 0, !1170, !DIExpression(), !1174)
  %248 = getelementptr inbounds i8, ptr %5, i64 48
  %249 = shl nuw nsw i32 %165, 2
  br label %250, !dbg !1175

250:                                              ; preds = %289, %246
  %251 = phi i64 [ 0, %246 ], [ %291, %289 ]
    #dbg_value(i64 %251, !1170, !DIExpression(), !1174)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5) #18, !dbg !1176
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1178), !dbg !1176
    #dbg_value(ptr undef, !1181, !DIExpression(), !1194)
    #dbg_value(i64 %251, !1186, !DIExpression(), !1194)
    #dbg_declare(ptr %5, !1187, !DIExpression(), !1196)
    #dbg_value(i32 0, !1188, !DIExpression(), !1197)
  %252 = mul nuw nsw i64 %251, 12
  %253 = or disjoint i64 %252, 1
  %254 = add nuw nsw i64 %252, 7
  br label %255, !dbg !1198

255:                                              ; preds = %278, %250
  %256 = phi i64 [ 0, %250 ], [ %287, %278 ]
    #dbg_value(i64 %256, !1188, !DIExpression(), !1197)
    #dbg_value(ptr undef, !1199, !DIExpression(), !1205)
    #dbg_value(i64 %256, !1204, !DIExpression(), !1205)
  %257 = icmp eq i64 %256, 4, !dbg !1207
  %258 = select i1 %257, i32 %249, i32 %165, !dbg !1208
  %259 = zext nneg i32 %258 to i64, !dbg !1209
    #dbg_value(i64 %259, !1190, !DIExpression(), !1210)
    #dbg_value(ptr undef, !1211, !DIExpression(), !1215)
    #dbg_value(i64 %256, !1214, !DIExpression(), !1215)
  %260 = icmp eq i64 %256, 5, !dbg !1217
  %261 = select i1 %260, i32 %249, i32 %165, !dbg !1218
  %262 = mul nuw i32 %258, %261, !dbg !1219
  %263 = zext i32 %262 to i64, !dbg !1219
    #dbg_value(i64 %263, !1193, !DIExpression(), !1210)
    #dbg_value(i64 %263, !1029, !DIExpression(), !1220)
  %264 = shl nuw nsw i64 %263, 2, !dbg !1222
  %265 = tail call noalias ptr @malloc(i64 noundef %264) #22, !dbg !1223
    #dbg_value(ptr %265, !1034, !DIExpression(), !1220)
    #dbg_value(ptr %265, !1039, !DIExpression(), !1224)
    #dbg_value(i64 %264, !1044, !DIExpression(), !1224)
  %266 = icmp eq ptr %265, null, !dbg !1226
  br i1 %266, label %267, label %270, !dbg !1227

267:                                              ; preds = %255
  %268 = load ptr, ptr @stderr, align 8, !dbg !1228, !tbaa !835, !noalias !1178
  %269 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %268, ptr noundef nonnull @.str.11, i64 noundef %264) #20, !dbg !1229, !noalias !1178
  tail call void @exit(i32 noundef 1) #23, !dbg !1230, !noalias !1178
  unreachable, !dbg !1230

270:                                              ; preds = %255
  %271 = getelementptr inbounds [6 x ptr], ptr %5, i64 0, i64 %256, !dbg !1231
  store ptr %265, ptr %271, align 8, !dbg !1232, !tbaa !835, !alias.scope !1178
    #dbg_value(i64 %259, !1029, !DIExpression(), !1233)
  %272 = shl nuw nsw i64 %259, 2, !dbg !1235
  %273 = tail call noalias ptr @malloc(i64 noundef %272) #22, !dbg !1236
    #dbg_value(ptr %273, !1034, !DIExpression(), !1233)
    #dbg_value(ptr %273, !1039, !DIExpression(), !1237)
    #dbg_value(i64 %272, !1044, !DIExpression(), !1237)
  %274 = icmp eq ptr %273, null, !dbg !1239
  br i1 %274, label %275, label %278, !dbg !1240

275:                                              ; preds = %270
  %276 = load ptr, ptr @stderr, align 8, !dbg !1241, !tbaa !835, !noalias !1178
  %277 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %276, ptr noundef nonnull @.str.11, i64 noundef %272) #20, !dbg !1242, !noalias !1178
  tail call void @exit(i32 noundef 1) #23, !dbg !1243, !noalias !1178
  unreachable, !dbg !1243

278:                                              ; preds = %270
  %279 = getelementptr inbounds [6 x ptr], ptr %248, i64 0, i64 %256, !dbg !1244
  store ptr %273, ptr %279, align 8, !dbg !1245, !tbaa !835, !alias.scope !1178
    #dbg_value(i64 %251, !1246, !DIExpression(), !1252)
    #dbg_value(i64 %256, !1251, !DIExpression(), !1252)
  %280 = add nuw nsw i64 %253, %256, !dbg !1254
    #dbg_value(ptr undef, !1255, !DIExpression(), !1261)
    #dbg_value(i64 %256, !1260, !DIExpression(), !1261)
    #dbg_value(ptr undef, !1211, !DIExpression(), !1263)
    #dbg_value(i64 %256, !1214, !DIExpression(), !1263)
  %281 = uitofp nneg i32 %261 to float, !dbg !1265
  %282 = fdiv float 3.000000e+00, %281, !dbg !1266
  %283 = tail call float @llvm.sqrt.f32(float %282), !dbg !1267
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %265, i64 noundef %263, i64 noundef %156, i64 noundef %280, float noundef %283), !dbg !1268, !noalias !1178
    #dbg_value(i64 %251, !1269, !DIExpression(), !1273)
    #dbg_value(i64 %256, !1272, !DIExpression(), !1273)
    #dbg_value(i64 %251, !1246, !DIExpression(), !1275)
    #dbg_value(i64 %256, !1251, !DIExpression(DW_OP_plus_uconst, 6, DW_OP_stack_value), !1275)
  %284 = add nuw i64 %254, %256, !dbg !1277
  %285 = shl i64 %284, 32, !dbg !1278
  %286 = ashr exact i64 %285, 32, !dbg !1278
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %273, i64 noundef %259, i64 noundef %156, i64 noundef %286, float noundef 0x3FB99999A0000000), !dbg !1279, !noalias !1178
  %287 = add nuw nsw i64 %256, 1, !dbg !1280
    #dbg_value(i64 %287, !1188, !DIExpression(), !1197)
  %288 = icmp eq i64 %287, 6, !dbg !1281
  br i1 %288, label %289, label %255, !dbg !1198, !llvm.loop !1282

289:                                              ; preds = %278
  %290 = getelementptr inbounds %struct.Layer, ptr %13, i64 %251, !dbg !1285
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %290, ptr noundef nonnull align 8 dereferenceable(96) %5, i64 96, i1 false), !dbg !1286, !tbaa.struct !1287
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5) #18, !dbg !1285
  %291 = add nuw nsw i64 %251, 1, !dbg !1288
    #dbg_value(i64 %291, !1170, !DIExpression(), !1174)
  %292 = icmp eq i64 %291, %151, !dbg !1289
  br i1 %292, label %293, label %250, !dbg !1175, !llvm.loop !1290

293:                                              ; preds = %289
    #dbg_assign(i1 undef, !1292, !DIExpression(), !785, ptr %4, !DIExpression(), !1304)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #18, !dbg !1306
  %294 = call i32 @timespec_get(ptr noundef nonnull %4, i32 noundef 1) #18, !dbg !1307
  %295 = load i64, ptr %4, align 8, !dbg !1308, !tbaa !1309
  %296 = sitofp i64 %295 to double, !dbg !1311
  %297 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !1312
  %298 = load i64, ptr %297, align 8, !dbg !1312, !tbaa !1313
  %299 = sitofp i64 %298 to double, !dbg !1314
  %300 = fmul double %299, 1.000000e-09, !dbg !1315
  %301 = fadd double %300, %296, !dbg !1316
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #18, !dbg !1317
    #dbg_value(double %301, !777, !DIExpression(), !793)
    #dbg_value(i32 0, !779, !DIExpression(), !1318)
  %302 = icmp sgt i32 %176, 0, !dbg !1319
  br i1 %302, label %365, label %303, !dbg !1321

303:                                              ; preds = %365, %293
    #dbg_assign(i1 undef, !1292, !DIExpression(), !784, ptr %3, !DIExpression(), !1322)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #18, !dbg !1324
  %304 = call i32 @timespec_get(ptr noundef nonnull %3, i32 noundef 1) #18, !dbg !1325
  %305 = load i64, ptr %3, align 8, !dbg !1326, !tbaa !1309
  %306 = sitofp i64 %305 to double, !dbg !1327
  %307 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1328
  %308 = load i64, ptr %307, align 8, !dbg !1328, !tbaa !1313
  %309 = sitofp i64 %308 to double, !dbg !1329
  %310 = fmul double %309, 1.000000e-09, !dbg !1330
  %311 = fadd double %310, %306, !dbg !1331
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #18, !dbg !1332
  %312 = fsub double %311, %301, !dbg !1333
    #dbg_value(double %312, !781, !DIExpression(), !793)
    #dbg_value(ptr @.str, !1334, !DIExpression(), !1345)
    #dbg_value(ptr undef, !1341, !DIExpression(), !1345)
    #dbg_value(ptr %187, !1342, !DIExpression(), !1345)
    #dbg_value(double %312, !1343, !DIExpression(), !1345)
    #dbg_value(ptr undef, !1007, !DIExpression(), !1347)
    #dbg_value(i64 %179, !1344, !DIExpression(), !1345)
  %313 = call fastcc noundef double @_ZL14frobenius_normPKfm(ptr noundef nonnull %187, i64 noundef %179), !dbg !1349
  %314 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef nonnull @.str, i32 noundef %176, i32 noundef %154, i32 noundef %153, i32 noundef %165, i32 noundef %166, double noundef %313), !dbg !1350
    #dbg_value(double %312, !1351, !DIExpression(), !1356)
  %315 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, double noundef %312), !dbg !1358
    #dbg_value(ptr %175, !1359, !DIExpression(), !1366)
    #dbg_value(ptr %187, !1364, !DIExpression(), !1366)
    #dbg_value(i64 %179, !1365, !DIExpression(), !1366)
    #dbg_value(ptr %175, !1368, !DIExpression(), !1430)
    #dbg_value(ptr %187, !1373, !DIExpression(), !1430)
    #dbg_value(i64 4, !1374, !DIExpression(), !1430)
    #dbg_value(i64 %179, !1375, !DIExpression(), !1430)
  %316 = load i8, ptr %175, align 1
  %317 = icmp eq i8 %316, 45
  br i1 %317, label %318, label %322

318:                                              ; preds = %303
  %319 = getelementptr inbounds i8, ptr %175, i64 1
  %320 = load i8, ptr %319, align 1
  %321 = icmp eq i8 %320, 0, !dbg !1432
  br i1 %321, label %334, label %322, !dbg !1434

322:                                              ; preds = %318, %303
  %323 = call noalias ptr @fopen(ptr noundef nonnull %175, ptr noundef nonnull @.str.15), !dbg !1435
    #dbg_value(ptr %323, !1376, !DIExpression(), !1430)
  %324 = icmp eq ptr %323, null, !dbg !1436
  br i1 %324, label %331, label %325, !dbg !1436

325:                                              ; preds = %322
  %326 = call i64 @fwrite(ptr noundef nonnull %187, i64 noundef 4, i64 noundef %179, ptr noundef nonnull %323), !dbg !1437
    #dbg_value(i64 %326, !1429, !DIExpression(), !1430)
  %327 = call i32 @fclose(ptr noundef nonnull %323), !dbg !1438
  %328 = icmp eq i32 %327, 0, !dbg !1438
  %329 = icmp eq i64 %326, %179
  %330 = and i1 %329, %328, !dbg !1440
  br i1 %330, label %334, label %331, !dbg !1440

331:                                              ; preds = %325, %322
  %332 = load ptr, ptr @stderr, align 8, !dbg !1441, !tbaa !835
  %333 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %332, ptr noundef nonnull @.str.16, ptr noundef nonnull %175) #20, !dbg !1442
  br label %334, !dbg !1443

334:                                              ; preds = %318, %325, %331
  %335 = phi i32 [ 0, %318 ], [ 1, %331 ], [ 0, %325 ], !dbg !1430
    #dbg_value(i32 %335, !782, !DIExpression(), !793)
    #dbg_value(ptr %12, !1444, !DIExpression(), !1466)
    #dbg_value(ptr %13, !1453, !DIExpression(), !1466)
    #dbg_value(ptr undef, !1454, !DIExpression(), !1468)
    #dbg_value(ptr undef, !1458, !DIExpression(DW_OP_plus_uconst, 64, DW_OP_stack_value), !1468)
    #dbg_value(ptr undef, !1457, !DIExpression(), !1468)
    #dbg_value(ptr %187, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %187) #18, !dbg !1470
    #dbg_value(ptr %194, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %194) #18, !dbg !1470
    #dbg_value(ptr %201, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %201) #18, !dbg !1470
    #dbg_value(ptr %208, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %208) #18, !dbg !1470
    #dbg_value(ptr %219, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %219) #18, !dbg !1470
    #dbg_value(ptr %226, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %226) #18, !dbg !1470
    #dbg_value(ptr %233, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %233) #18, !dbg !1470
    #dbg_value(ptr %241, !1459, !DIExpression(), !1469)
  call void @free(ptr noundef %241) #18, !dbg !1470
    #dbg_value(!DIArgList(ptr undef, i64 64), !1457, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1468)
    #dbg_value(i32 0, !1461, !DIExpression(), !1471)
  br i1 %302, label %336, label %364, !dbg !1472

336:                                              ; preds = %334, %336
  %337 = phi i64 [ %362, %336 ], [ 0, %334 ]
    #dbg_value(i64 %337, !1461, !DIExpression(), !1471)
  %338 = getelementptr inbounds %struct.Layer, ptr %13, i64 %337
  %339 = getelementptr inbounds i8, ptr %338, i64 48
    #dbg_value(i64 0, !1463, !DIExpression(), !1473)
  %340 = load ptr, ptr %338, align 16, !dbg !1474, !tbaa !835
  call void @free(ptr noundef %340) #18, !dbg !1476
  %341 = load ptr, ptr %339, align 16, !dbg !1477, !tbaa !835
  call void @free(ptr noundef %341) #18, !dbg !1478
    #dbg_value(i64 1, !1463, !DIExpression(), !1473)
  %342 = getelementptr inbounds i8, ptr %338, i64 8, !dbg !1474
  %343 = load ptr, ptr %342, align 8, !dbg !1474, !tbaa !835
  call void @free(ptr noundef %343) #18, !dbg !1476
  %344 = getelementptr inbounds i8, ptr %338, i64 56, !dbg !1477
  %345 = load ptr, ptr %344, align 8, !dbg !1477, !tbaa !835
  call void @free(ptr noundef %345) #18, !dbg !1478
    #dbg_value(i64 2, !1463, !DIExpression(), !1473)
  %346 = getelementptr inbounds i8, ptr %338, i64 16, !dbg !1474
  %347 = load ptr, ptr %346, align 16, !dbg !1474, !tbaa !835
  call void @free(ptr noundef %347) #18, !dbg !1476
  %348 = getelementptr inbounds i8, ptr %338, i64 64, !dbg !1477
  %349 = load ptr, ptr %348, align 16, !dbg !1477, !tbaa !835
  call void @free(ptr noundef %349) #18, !dbg !1478
    #dbg_value(i64 3, !1463, !DIExpression(), !1473)
  %350 = getelementptr inbounds i8, ptr %338, i64 24, !dbg !1474
  %351 = load ptr, ptr %350, align 8, !dbg !1474, !tbaa !835
  call void @free(ptr noundef %351) #18, !dbg !1476
  %352 = getelementptr inbounds i8, ptr %338, i64 72, !dbg !1477
  %353 = load ptr, ptr %352, align 8, !dbg !1477, !tbaa !835
  call void @free(ptr noundef %353) #18, !dbg !1478
    #dbg_value(i64 4, !1463, !DIExpression(), !1473)
  %354 = getelementptr inbounds i8, ptr %338, i64 32, !dbg !1474
  %355 = load ptr, ptr %354, align 16, !dbg !1474, !tbaa !835
  call void @free(ptr noundef %355) #18, !dbg !1476
  %356 = getelementptr inbounds i8, ptr %338, i64 80, !dbg !1477
  %357 = load ptr, ptr %356, align 16, !dbg !1477, !tbaa !835
  call void @free(ptr noundef %357) #18, !dbg !1478
    #dbg_value(i64 5, !1463, !DIExpression(), !1473)
  %358 = getelementptr inbounds i8, ptr %338, i64 40, !dbg !1474
  %359 = load ptr, ptr %358, align 8, !dbg !1474, !tbaa !835
  call void @free(ptr noundef %359) #18, !dbg !1476
  %360 = getelementptr inbounds i8, ptr %338, i64 88, !dbg !1477
  %361 = load ptr, ptr %360, align 8, !dbg !1477, !tbaa !835
  call void @free(ptr noundef %361) #18, !dbg !1478
    #dbg_value(i64 6, !1463, !DIExpression(), !1473)
  %362 = add nuw nsw i64 %337, 1, !dbg !1479
    #dbg_value(i64 %362, !1461, !DIExpression(), !1471)
  %363 = icmp eq i64 %362, %151, !dbg !1480
  br i1 %363, label %364, label %336, !dbg !1472, !llvm.loop !1481

364:                                              ; preds = %336, %334
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %13) #18, !dbg !1483
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %12) #18, !dbg !1483
  br label %370

365:                                              ; preds = %293, %365
  %366 = phi i64 [ %368, %365 ], [ 0, %293 ]
    #dbg_value(i64 %366, !779, !DIExpression(), !1318)
  %367 = getelementptr inbounds [20 x %struct.Layer], ptr %13, i64 0, i64 %366, !dbg !1484
  call fastcc void @_ZL6encodeILi0EEvRK7EncoderRK5Layer(ptr noundef nonnull align 8 dereferenceable(104) %12, ptr noundef nonnull align 8 dereferenceable(96) %367), !dbg !1485
  %368 = add nuw nsw i64 %366, 1, !dbg !1486
    #dbg_value(i64 %368, !779, !DIExpression(), !1318)
  %369 = icmp eq i64 %368, %151, !dbg !1319
  br i1 %369, label %303, label %365, !dbg !1321, !llvm.loop !1487

370:                                              ; preds = %171, %364
  %371 = phi i32 [ %335, %364 ], [ 2, %171 ], !dbg !793
  ret i32 %371, !dbg !1483
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc void @_ZL6encodeILi0EEvRK7EncoderRK5Layer(ptr nocapture noundef nonnull readonly align 8 dereferenceable(104) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(96) %1) unnamed_addr #2 !dbg !1489 {
    #dbg_value(ptr %0, !1494, !DIExpression(), !1514)
    #dbg_value(ptr %1, !1495, !DIExpression(), !1514)
    #dbg_value(ptr %0, !1496, !DIExpression(), !1514)
  %3 = getelementptr inbounds i8, ptr %0, i64 12, !dbg !1515
  %4 = load i32, ptr %3, align 4, !dbg !1515, !tbaa !1516
    #dbg_value(i32 %4, !1497, !DIExpression(), !1514)
    #dbg_value(ptr %0, !1007, !DIExpression(), !1517)
  %5 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !1519
  %6 = load i32, ptr %5, align 4, !dbg !1519, !tbaa !1520
  %7 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !1521
  %8 = load i32, ptr %7, align 8, !dbg !1521, !tbaa !1522
  %9 = mul nsw i32 %8, %6, !dbg !1523
    #dbg_value(i32 %9, !1498, !DIExpression(), !1514)
    #dbg_value(i32 %6, !1499, !DIExpression(), !1514)
    #dbg_value(ptr %0, !1524, !DIExpression(), !1527)
  %10 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !1529
  %11 = load i32, ptr %10, align 8, !dbg !1529, !tbaa !1530
  %12 = sdiv i32 %4, %11, !dbg !1531
    #dbg_value(i32 %12, !1500, !DIExpression(), !1514)
  %13 = sitofp i32 %12 to float, !dbg !1532
  %14 = tail call float @sqrtf(float noundef %13) #18, !dbg !1533
  %15 = fdiv float 1.000000e+00, %14, !dbg !1534
    #dbg_value(float %15, !1501, !DIExpression(), !1514)
  %16 = load ptr, ptr %1, align 8, !dbg !1535, !tbaa !835
  %17 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !1536
  %18 = load ptr, ptr %17, align 8, !dbg !1536, !tbaa !1055
  %19 = getelementptr inbounds i8, ptr %0, i64 48, !dbg !1537
  %20 = load ptr, ptr %19, align 8, !dbg !1537, !tbaa !1072
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %4, i32 noundef %9, i32 noundef %4, float noundef 1.000000e+00, ptr noundef %16, i32 noundef %4, ptr noundef %18, i32 noundef %4, float noundef 0.000000e+00, ptr noundef %20, i32 noundef %4), !dbg !1538
  %21 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !1539
  %22 = load ptr, ptr %21, align 8, !dbg !1539, !tbaa !835
  %23 = load ptr, ptr %17, align 8, !dbg !1540, !tbaa !1055
  %24 = getelementptr inbounds i8, ptr %0, i64 56, !dbg !1541
  %25 = load ptr, ptr %24, align 8, !dbg !1541, !tbaa !1086
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %4, i32 noundef %9, i32 noundef %4, float noundef 1.000000e+00, ptr noundef %22, i32 noundef %4, ptr noundef %23, i32 noundef %4, float noundef 0.000000e+00, ptr noundef %25, i32 noundef %4), !dbg !1542
  %26 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !1543
  %27 = load ptr, ptr %26, align 8, !dbg !1543, !tbaa !835
  %28 = load ptr, ptr %17, align 8, !dbg !1544, !tbaa !1055
  %29 = getelementptr inbounds i8, ptr %0, i64 64, !dbg !1545
  %30 = load ptr, ptr %29, align 8, !dbg !1545, !tbaa !1100
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %4, i32 noundef %9, i32 noundef %4, float noundef 1.000000e+00, ptr noundef %27, i32 noundef %4, ptr noundef %28, i32 noundef %4, float noundef 0.000000e+00, ptr noundef %30, i32 noundef %4), !dbg !1546
  %31 = load ptr, ptr %19, align 8, !dbg !1547, !tbaa !1072
  %32 = getelementptr inbounds i8, ptr %1, i64 48, !dbg !1548
  %33 = load ptr, ptr %32, align 8, !dbg !1549, !tbaa !835
    #dbg_value(ptr %31, !1550, !DIExpression(), !1563)
    #dbg_value(ptr %33, !1555, !DIExpression(), !1563)
    #dbg_value(i32 %4, !1556, !DIExpression(), !1563)
    #dbg_value(i32 %9, !1557, !DIExpression(), !1563)
    #dbg_value(i32 0, !1558, !DIExpression(), !1565)
  %34 = icmp sgt i32 %9, 0, !dbg !1566
  br i1 %34, label %35, label %297, !dbg !1567

35:                                               ; preds = %2
  %36 = icmp sgt i32 %4, 0
  %37 = sext i32 %4 to i64
  %38 = zext nneg i32 %9 to i64, !dbg !1566
  %39 = zext i32 %4 to i64
  %40 = add nuw nsw i64 %38, 4611686018427387903, !dbg !1567
  %41 = mul i64 %40, %37, !dbg !1567
  %42 = shl nuw nsw i64 %39, 2, !dbg !1567
  %43 = add i64 %41, %39, !dbg !1567
  %44 = shl i64 %43, 2, !dbg !1567
  %45 = getelementptr i8, ptr %31, i64 %44, !dbg !1567
  %46 = getelementptr i8, ptr %33, i64 %42, !dbg !1567
  %47 = icmp ult i32 %4, 8
  %48 = icmp ult ptr %31, %46
  %49 = icmp ult ptr %33, %45
  %50 = and i1 %48, %49
  %51 = and i64 %39, 2147483640
  %52 = icmp eq i64 %51, %39
  %53 = and i64 %39, 3
  %54 = icmp eq i64 %53, 0
  br label %55, !dbg !1567

55:                                               ; preds = %93, %35
  %56 = phi i64 [ 0, %35 ], [ %94, %93 ]
    #dbg_value(i64 %56, !1558, !DIExpression(), !1565)
    #dbg_value(i32 0, !1560, !DIExpression(), !1568)
  br i1 %36, label %57, label %93, !dbg !1569

57:                                               ; preds = %55
  %58 = mul nuw nsw i64 %56, %37
  %59 = getelementptr float, ptr %31, i64 %58
  %60 = select i1 %47, i1 true, i1 %50, !dbg !1569
  br i1 %60, label %61, label %78, !dbg !1569

61:                                               ; preds = %57, %92
  %62 = phi i64 [ 0, %57 ], [ %51, %92 ]
  br i1 %54, label %74, label %63, !dbg !1569

63:                                               ; preds = %61, %63
  %64 = phi i64 [ %71, %63 ], [ %62, %61 ]
  %65 = phi i64 [ %72, %63 ], [ 0, %61 ]
    #dbg_value(i64 %64, !1560, !DIExpression(), !1568)
  %66 = getelementptr inbounds float, ptr %33, i64 %64, !dbg !1570
  %67 = load float, ptr %66, align 4, !dbg !1570, !tbaa !1572
  %68 = getelementptr float, ptr %59, i64 %64, !dbg !1574
  %69 = load float, ptr %68, align 4, !dbg !1575, !tbaa !1572
  %70 = fadd float %67, %69, !dbg !1575
  store float %70, ptr %68, align 4, !dbg !1575, !tbaa !1572
  %71 = add nuw nsw i64 %64, 1, !dbg !1576
    #dbg_value(i64 %71, !1560, !DIExpression(), !1568)
  %72 = add i64 %65, 1, !dbg !1569
  %73 = icmp eq i64 %72, %53, !dbg !1569
  br i1 %73, label %74, label %63, !dbg !1569, !llvm.loop !1577

74:                                               ; preds = %63, %61
  %75 = phi i64 [ %62, %61 ], [ %71, %63 ]
  %76 = sub nsw i64 %62, %39, !dbg !1569
  %77 = icmp ugt i64 %76, -4, !dbg !1569
  br i1 %77, label %93, label %96, !dbg !1569

78:                                               ; preds = %57, %78
  %79 = phi i64 [ %90, %78 ], [ 0, %57 ], !dbg !1576
  %80 = getelementptr inbounds float, ptr %33, i64 %79, !dbg !1570
  %81 = getelementptr inbounds i8, ptr %80, i64 16, !dbg !1570
  %82 = load <4 x float>, ptr %80, align 4, !dbg !1570, !tbaa !1572, !alias.scope !1579
  %83 = load <4 x float>, ptr %81, align 4, !dbg !1570, !tbaa !1572, !alias.scope !1579
  %84 = getelementptr float, ptr %59, i64 %79, !dbg !1574
  %85 = getelementptr i8, ptr %84, i64 16, !dbg !1575
  %86 = load <4 x float>, ptr %84, align 4, !dbg !1575, !tbaa !1572, !alias.scope !1582, !noalias !1579
  %87 = load <4 x float>, ptr %85, align 4, !dbg !1575, !tbaa !1572, !alias.scope !1582, !noalias !1579
  %88 = fadd <4 x float> %82, %86, !dbg !1575
  %89 = fadd <4 x float> %83, %87, !dbg !1575
  store <4 x float> %88, ptr %84, align 4, !dbg !1575, !tbaa !1572, !alias.scope !1582, !noalias !1579
  store <4 x float> %89, ptr %85, align 4, !dbg !1575, !tbaa !1572, !alias.scope !1582, !noalias !1579
  %90 = add nuw i64 %79, 8, !dbg !1576
  %91 = icmp eq i64 %90, %51, !dbg !1576
  br i1 %91, label %92, label %78, !dbg !1576, !llvm.loop !1584

92:                                               ; preds = %78
  br i1 %52, label %93, label %61, !dbg !1569

93:                                               ; preds = %74, %96, %92, %55
  %94 = add nuw nsw i64 %56, 1, !dbg !1588
    #dbg_value(i64 %94, !1558, !DIExpression(), !1565)
  %95 = icmp eq i64 %94, %38, !dbg !1566
  br i1 %95, label %123, label %55, !dbg !1567, !llvm.loop !1589

96:                                               ; preds = %74, %96
  %97 = phi i64 [ %121, %96 ], [ %75, %74 ]
    #dbg_value(i64 %97, !1560, !DIExpression(), !1568)
  %98 = getelementptr inbounds float, ptr %33, i64 %97, !dbg !1570
  %99 = load float, ptr %98, align 4, !dbg !1570, !tbaa !1572
  %100 = getelementptr float, ptr %59, i64 %97, !dbg !1574
  %101 = load float, ptr %100, align 4, !dbg !1575, !tbaa !1572
  %102 = fadd float %99, %101, !dbg !1575
  store float %102, ptr %100, align 4, !dbg !1575, !tbaa !1572
  %103 = add nuw nsw i64 %97, 1, !dbg !1576
    #dbg_value(i64 %103, !1560, !DIExpression(), !1568)
  %104 = getelementptr inbounds float, ptr %33, i64 %103, !dbg !1570
  %105 = load float, ptr %104, align 4, !dbg !1570, !tbaa !1572
  %106 = getelementptr float, ptr %59, i64 %103, !dbg !1574
  %107 = load float, ptr %106, align 4, !dbg !1575, !tbaa !1572
  %108 = fadd float %105, %107, !dbg !1575
  store float %108, ptr %106, align 4, !dbg !1575, !tbaa !1572
  %109 = add nuw nsw i64 %97, 2, !dbg !1576
    #dbg_value(i64 %109, !1560, !DIExpression(), !1568)
  %110 = getelementptr inbounds float, ptr %33, i64 %109, !dbg !1570
  %111 = load float, ptr %110, align 4, !dbg !1570, !tbaa !1572
  %112 = getelementptr float, ptr %59, i64 %109, !dbg !1574
  %113 = load float, ptr %112, align 4, !dbg !1575, !tbaa !1572
  %114 = fadd float %111, %113, !dbg !1575
  store float %114, ptr %112, align 4, !dbg !1575, !tbaa !1572
  %115 = add nuw nsw i64 %97, 3, !dbg !1576
    #dbg_value(i64 %115, !1560, !DIExpression(), !1568)
  %116 = getelementptr inbounds float, ptr %33, i64 %115, !dbg !1570
  %117 = load float, ptr %116, align 4, !dbg !1570, !tbaa !1572
  %118 = getelementptr float, ptr %59, i64 %115, !dbg !1574
  %119 = load float, ptr %118, align 4, !dbg !1575, !tbaa !1572
  %120 = fadd float %117, %119, !dbg !1575
  store float %120, ptr %118, align 4, !dbg !1575, !tbaa !1572
  %121 = add nuw nsw i64 %97, 4, !dbg !1576
    #dbg_value(i64 %121, !1560, !DIExpression(), !1568)
  %122 = icmp eq i64 %121, %39, !dbg !1591
  br i1 %122, label %93, label %96, !dbg !1569, !llvm.loop !1592

123:                                              ; preds = %93
  %124 = load ptr, ptr %24, align 8, !dbg !1593, !tbaa !1086
  %125 = getelementptr inbounds i8, ptr %1, i64 56, !dbg !1594
  %126 = load ptr, ptr %125, align 8, !dbg !1594, !tbaa !835
    #dbg_value(ptr %124, !1550, !DIExpression(), !1595)
    #dbg_value(ptr %126, !1555, !DIExpression(), !1595)
    #dbg_value(i32 %4, !1556, !DIExpression(), !1595)
    #dbg_value(i32 %9, !1557, !DIExpression(), !1595)
    #dbg_value(i32 0, !1558, !DIExpression(), !1597)
  %127 = add nuw nsw i64 %38, 4611686018427387903, !dbg !1598
  %128 = mul i64 %127, %37, !dbg !1598
  %129 = shl nuw nsw i64 %39, 2, !dbg !1598
  %130 = add i64 %128, %39, !dbg !1598
  %131 = shl i64 %130, 2, !dbg !1598
  %132 = getelementptr i8, ptr %124, i64 %131, !dbg !1598
  %133 = getelementptr i8, ptr %126, i64 %129, !dbg !1598
  %134 = icmp ult i32 %4, 8
  %135 = icmp ult ptr %124, %133
  %136 = icmp ult ptr %126, %132
  %137 = and i1 %135, %136
  %138 = and i64 %39, 2147483640
  %139 = icmp eq i64 %138, %39
  %140 = and i64 %39, 3
  %141 = icmp eq i64 %140, 0
  br label %142, !dbg !1598

142:                                              ; preds = %180, %123
  %143 = phi i64 [ 0, %123 ], [ %181, %180 ]
    #dbg_value(i64 %143, !1558, !DIExpression(), !1597)
    #dbg_value(i32 0, !1560, !DIExpression(), !1599)
  br i1 %36, label %144, label %180, !dbg !1600

144:                                              ; preds = %142
  %145 = mul nuw nsw i64 %143, %37
  %146 = getelementptr float, ptr %124, i64 %145
  %147 = select i1 %134, i1 true, i1 %137, !dbg !1600
  br i1 %147, label %148, label %165, !dbg !1600

148:                                              ; preds = %144, %179
  %149 = phi i64 [ 0, %144 ], [ %138, %179 ]
  br i1 %141, label %161, label %150, !dbg !1600

150:                                              ; preds = %148, %150
  %151 = phi i64 [ %158, %150 ], [ %149, %148 ]
  %152 = phi i64 [ %159, %150 ], [ 0, %148 ]
    #dbg_value(i64 %151, !1560, !DIExpression(), !1599)
  %153 = getelementptr inbounds float, ptr %126, i64 %151, !dbg !1601
  %154 = load float, ptr %153, align 4, !dbg !1601, !tbaa !1572
  %155 = getelementptr float, ptr %146, i64 %151, !dbg !1602
  %156 = load float, ptr %155, align 4, !dbg !1603, !tbaa !1572
  %157 = fadd float %154, %156, !dbg !1603
  store float %157, ptr %155, align 4, !dbg !1603, !tbaa !1572
  %158 = add nuw nsw i64 %151, 1, !dbg !1604
    #dbg_value(i64 %158, !1560, !DIExpression(), !1599)
  %159 = add i64 %152, 1, !dbg !1600
  %160 = icmp eq i64 %159, %140, !dbg !1600
  br i1 %160, label %161, label %150, !dbg !1600, !llvm.loop !1605

161:                                              ; preds = %150, %148
  %162 = phi i64 [ %149, %148 ], [ %158, %150 ]
  %163 = sub nsw i64 %149, %39, !dbg !1600
  %164 = icmp ugt i64 %163, -4, !dbg !1600
  br i1 %164, label %180, label %183, !dbg !1600

165:                                              ; preds = %144, %165
  %166 = phi i64 [ %177, %165 ], [ 0, %144 ], !dbg !1604
  %167 = getelementptr inbounds float, ptr %126, i64 %166, !dbg !1601
  %168 = getelementptr inbounds i8, ptr %167, i64 16, !dbg !1601
  %169 = load <4 x float>, ptr %167, align 4, !dbg !1601, !tbaa !1572, !alias.scope !1606
  %170 = load <4 x float>, ptr %168, align 4, !dbg !1601, !tbaa !1572, !alias.scope !1606
  %171 = getelementptr float, ptr %146, i64 %166, !dbg !1602
  %172 = getelementptr i8, ptr %171, i64 16, !dbg !1603
  %173 = load <4 x float>, ptr %171, align 4, !dbg !1603, !tbaa !1572, !alias.scope !1609, !noalias !1606
  %174 = load <4 x float>, ptr %172, align 4, !dbg !1603, !tbaa !1572, !alias.scope !1609, !noalias !1606
  %175 = fadd <4 x float> %169, %173, !dbg !1603
  %176 = fadd <4 x float> %170, %174, !dbg !1603
  store <4 x float> %175, ptr %171, align 4, !dbg !1603, !tbaa !1572, !alias.scope !1609, !noalias !1606
  store <4 x float> %176, ptr %172, align 4, !dbg !1603, !tbaa !1572, !alias.scope !1609, !noalias !1606
  %177 = add nuw i64 %166, 8, !dbg !1604
  %178 = icmp eq i64 %177, %138, !dbg !1604
  br i1 %178, label %179, label %165, !dbg !1604, !llvm.loop !1611

179:                                              ; preds = %165
  br i1 %139, label %180, label %148, !dbg !1600

180:                                              ; preds = %161, %183, %179, %142
  %181 = add nuw nsw i64 %143, 1, !dbg !1613
    #dbg_value(i64 %181, !1558, !DIExpression(), !1597)
  %182 = icmp eq i64 %181, %38, !dbg !1614
  br i1 %182, label %210, label %142, !dbg !1598, !llvm.loop !1615

183:                                              ; preds = %161, %183
  %184 = phi i64 [ %208, %183 ], [ %162, %161 ]
    #dbg_value(i64 %184, !1560, !DIExpression(), !1599)
  %185 = getelementptr inbounds float, ptr %126, i64 %184, !dbg !1601
  %186 = load float, ptr %185, align 4, !dbg !1601, !tbaa !1572
  %187 = getelementptr float, ptr %146, i64 %184, !dbg !1602
  %188 = load float, ptr %187, align 4, !dbg !1603, !tbaa !1572
  %189 = fadd float %186, %188, !dbg !1603
  store float %189, ptr %187, align 4, !dbg !1603, !tbaa !1572
  %190 = add nuw nsw i64 %184, 1, !dbg !1604
    #dbg_value(i64 %190, !1560, !DIExpression(), !1599)
  %191 = getelementptr inbounds float, ptr %126, i64 %190, !dbg !1601
  %192 = load float, ptr %191, align 4, !dbg !1601, !tbaa !1572
  %193 = getelementptr float, ptr %146, i64 %190, !dbg !1602
  %194 = load float, ptr %193, align 4, !dbg !1603, !tbaa !1572
  %195 = fadd float %192, %194, !dbg !1603
  store float %195, ptr %193, align 4, !dbg !1603, !tbaa !1572
  %196 = add nuw nsw i64 %184, 2, !dbg !1604
    #dbg_value(i64 %196, !1560, !DIExpression(), !1599)
  %197 = getelementptr inbounds float, ptr %126, i64 %196, !dbg !1601
  %198 = load float, ptr %197, align 4, !dbg !1601, !tbaa !1572
  %199 = getelementptr float, ptr %146, i64 %196, !dbg !1602
  %200 = load float, ptr %199, align 4, !dbg !1603, !tbaa !1572
  %201 = fadd float %198, %200, !dbg !1603
  store float %201, ptr %199, align 4, !dbg !1603, !tbaa !1572
  %202 = add nuw nsw i64 %184, 3, !dbg !1604
    #dbg_value(i64 %202, !1560, !DIExpression(), !1599)
  %203 = getelementptr inbounds float, ptr %126, i64 %202, !dbg !1601
  %204 = load float, ptr %203, align 4, !dbg !1601, !tbaa !1572
  %205 = getelementptr float, ptr %146, i64 %202, !dbg !1602
  %206 = load float, ptr %205, align 4, !dbg !1603, !tbaa !1572
  %207 = fadd float %204, %206, !dbg !1603
  store float %207, ptr %205, align 4, !dbg !1603, !tbaa !1572
  %208 = add nuw nsw i64 %184, 4, !dbg !1604
    #dbg_value(i64 %208, !1560, !DIExpression(), !1599)
  %209 = icmp eq i64 %208, %39, !dbg !1617
  br i1 %209, label %180, label %183, !dbg !1600, !llvm.loop !1618

210:                                              ; preds = %180
  %211 = load ptr, ptr %29, align 8, !dbg !1619, !tbaa !1100
  %212 = getelementptr inbounds i8, ptr %1, i64 64, !dbg !1620
  %213 = load ptr, ptr %212, align 8, !dbg !1620, !tbaa !835
    #dbg_value(ptr %211, !1550, !DIExpression(), !1621)
    #dbg_value(ptr %213, !1555, !DIExpression(), !1621)
    #dbg_value(i32 %4, !1556, !DIExpression(), !1621)
    #dbg_value(i32 %9, !1557, !DIExpression(), !1621)
    #dbg_value(i32 0, !1558, !DIExpression(), !1623)
  %214 = add nuw nsw i64 %38, 4611686018427387903, !dbg !1624
  %215 = mul i64 %214, %37, !dbg !1624
  %216 = shl nuw nsw i64 %39, 2, !dbg !1624
  %217 = add i64 %215, %39, !dbg !1624
  %218 = shl i64 %217, 2, !dbg !1624
  %219 = getelementptr i8, ptr %211, i64 %218, !dbg !1624
  %220 = getelementptr i8, ptr %213, i64 %216, !dbg !1624
  %221 = icmp ult i32 %4, 8
  %222 = icmp ult ptr %211, %220
  %223 = icmp ult ptr %213, %219
  %224 = and i1 %222, %223
  %225 = and i64 %39, 2147483640
  %226 = icmp eq i64 %225, %39
  %227 = and i64 %39, 3
  %228 = icmp eq i64 %227, 0
  br label %229, !dbg !1624

229:                                              ; preds = %267, %210
  %230 = phi i64 [ 0, %210 ], [ %268, %267 ]
    #dbg_value(i64 %230, !1558, !DIExpression(), !1623)
    #dbg_value(i32 0, !1560, !DIExpression(), !1625)
  br i1 %36, label %231, label %267, !dbg !1626

231:                                              ; preds = %229
  %232 = mul nuw nsw i64 %230, %37
  %233 = getelementptr float, ptr %211, i64 %232
  %234 = select i1 %221, i1 true, i1 %224, !dbg !1626
  br i1 %234, label %235, label %252, !dbg !1626

235:                                              ; preds = %231, %266
  %236 = phi i64 [ 0, %231 ], [ %225, %266 ]
  br i1 %228, label %248, label %237, !dbg !1626

237:                                              ; preds = %235, %237
  %238 = phi i64 [ %245, %237 ], [ %236, %235 ]
  %239 = phi i64 [ %246, %237 ], [ 0, %235 ]
    #dbg_value(i64 %238, !1560, !DIExpression(), !1625)
  %240 = getelementptr inbounds float, ptr %213, i64 %238, !dbg !1627
  %241 = load float, ptr %240, align 4, !dbg !1627, !tbaa !1572
  %242 = getelementptr float, ptr %233, i64 %238, !dbg !1628
  %243 = load float, ptr %242, align 4, !dbg !1629, !tbaa !1572
  %244 = fadd float %241, %243, !dbg !1629
  store float %244, ptr %242, align 4, !dbg !1629, !tbaa !1572
  %245 = add nuw nsw i64 %238, 1, !dbg !1630
    #dbg_value(i64 %245, !1560, !DIExpression(), !1625)
  %246 = add i64 %239, 1, !dbg !1626
  %247 = icmp eq i64 %246, %227, !dbg !1626
  br i1 %247, label %248, label %237, !dbg !1626, !llvm.loop !1631

248:                                              ; preds = %237, %235
  %249 = phi i64 [ %236, %235 ], [ %245, %237 ]
  %250 = sub nsw i64 %236, %39, !dbg !1626
  %251 = icmp ugt i64 %250, -4, !dbg !1626
  br i1 %251, label %267, label %270, !dbg !1626

252:                                              ; preds = %231, %252
  %253 = phi i64 [ %264, %252 ], [ 0, %231 ], !dbg !1630
  %254 = getelementptr inbounds float, ptr %213, i64 %253, !dbg !1627
  %255 = getelementptr inbounds i8, ptr %254, i64 16, !dbg !1627
  %256 = load <4 x float>, ptr %254, align 4, !dbg !1627, !tbaa !1572, !alias.scope !1632
  %257 = load <4 x float>, ptr %255, align 4, !dbg !1627, !tbaa !1572, !alias.scope !1632
  %258 = getelementptr float, ptr %233, i64 %253, !dbg !1628
  %259 = getelementptr i8, ptr %258, i64 16, !dbg !1629
  %260 = load <4 x float>, ptr %258, align 4, !dbg !1629, !tbaa !1572, !alias.scope !1635, !noalias !1632
  %261 = load <4 x float>, ptr %259, align 4, !dbg !1629, !tbaa !1572, !alias.scope !1635, !noalias !1632
  %262 = fadd <4 x float> %256, %260, !dbg !1629
  %263 = fadd <4 x float> %257, %261, !dbg !1629
  store <4 x float> %262, ptr %258, align 4, !dbg !1629, !tbaa !1572, !alias.scope !1635, !noalias !1632
  store <4 x float> %263, ptr %259, align 4, !dbg !1629, !tbaa !1572, !alias.scope !1635, !noalias !1632
  %264 = add nuw i64 %253, 8, !dbg !1630
  %265 = icmp eq i64 %264, %225, !dbg !1630
  br i1 %265, label %266, label %252, !dbg !1630, !llvm.loop !1637

266:                                              ; preds = %252
  br i1 %226, label %267, label %235, !dbg !1626

267:                                              ; preds = %248, %270, %266, %229
  %268 = add nuw nsw i64 %230, 1, !dbg !1639
    #dbg_value(i64 %268, !1558, !DIExpression(), !1623)
  %269 = icmp eq i64 %268, %38, !dbg !1640
  br i1 %269, label %297, label %229, !dbg !1624, !llvm.loop !1641

270:                                              ; preds = %248, %270
  %271 = phi i64 [ %295, %270 ], [ %249, %248 ]
    #dbg_value(i64 %271, !1560, !DIExpression(), !1625)
  %272 = getelementptr inbounds float, ptr %213, i64 %271, !dbg !1627
  %273 = load float, ptr %272, align 4, !dbg !1627, !tbaa !1572
  %274 = getelementptr float, ptr %233, i64 %271, !dbg !1628
  %275 = load float, ptr %274, align 4, !dbg !1629, !tbaa !1572
  %276 = fadd float %273, %275, !dbg !1629
  store float %276, ptr %274, align 4, !dbg !1629, !tbaa !1572
  %277 = add nuw nsw i64 %271, 1, !dbg !1630
    #dbg_value(i64 %277, !1560, !DIExpression(), !1625)
  %278 = getelementptr inbounds float, ptr %213, i64 %277, !dbg !1627
  %279 = load float, ptr %278, align 4, !dbg !1627, !tbaa !1572
  %280 = getelementptr float, ptr %233, i64 %277, !dbg !1628
  %281 = load float, ptr %280, align 4, !dbg !1629, !tbaa !1572
  %282 = fadd float %279, %281, !dbg !1629
  store float %282, ptr %280, align 4, !dbg !1629, !tbaa !1572
  %283 = add nuw nsw i64 %271, 2, !dbg !1630
    #dbg_value(i64 %283, !1560, !DIExpression(), !1625)
  %284 = getelementptr inbounds float, ptr %213, i64 %283, !dbg !1627
  %285 = load float, ptr %284, align 4, !dbg !1627, !tbaa !1572
  %286 = getelementptr float, ptr %233, i64 %283, !dbg !1628
  %287 = load float, ptr %286, align 4, !dbg !1629, !tbaa !1572
  %288 = fadd float %285, %287, !dbg !1629
  store float %288, ptr %286, align 4, !dbg !1629, !tbaa !1572
  %289 = add nuw nsw i64 %271, 3, !dbg !1630
    #dbg_value(i64 %289, !1560, !DIExpression(), !1625)
  %290 = getelementptr inbounds float, ptr %213, i64 %289, !dbg !1627
  %291 = load float, ptr %290, align 4, !dbg !1627, !tbaa !1572
  %292 = getelementptr float, ptr %233, i64 %289, !dbg !1628
  %293 = load float, ptr %292, align 4, !dbg !1629, !tbaa !1572
  %294 = fadd float %291, %293, !dbg !1629
  store float %294, ptr %292, align 4, !dbg !1629, !tbaa !1572
  %295 = add nuw nsw i64 %271, 4, !dbg !1630
    #dbg_value(i64 %295, !1560, !DIExpression(), !1625)
  %296 = icmp eq i64 %295, %39, !dbg !1643
  br i1 %296, label %267, label %270, !dbg !1626, !llvm.loop !1644

297:                                              ; preds = %267, %2
    #dbg_value(i32 0, !1502, !DIExpression(), !1645)
  %298 = load i32, ptr %10, align 8, !dbg !1646, !tbaa !1530
  %299 = load i32, ptr %7, align 8, !dbg !1647, !tbaa !1522
  %300 = mul nsw i32 %299, %298, !dbg !1648
  %301 = icmp sgt i32 %300, 0, !dbg !1649
  br i1 %301, label %304, label %302, !dbg !1650

302:                                              ; preds = %297
  %303 = sext i32 %6 to i64
  br label %309, !dbg !1650

304:                                              ; preds = %297
  %305 = sext i32 %4 to i64
  %306 = getelementptr inbounds i8, ptr %0, i64 72
  %307 = sext i32 %6 to i64
  %308 = mul nsw i64 %307, %307
  br label %407, !dbg !1650

309:                                              ; preds = %407, %302
  %310 = phi i64 [ %303, %302 ], [ %307, %407 ]
  %311 = phi i32 [ %299, %302 ], [ %428, %407 ]
  %312 = phi i32 [ %298, %302 ], [ %427, %407 ], !dbg !1646
  %313 = getelementptr inbounds i8, ptr %0, i64 72, !dbg !1651
  %314 = load ptr, ptr %313, align 8, !dbg !1651, !tbaa !1118
  %315 = sext i32 %312 to i64, !dbg !1652
  %316 = sext i32 %9 to i64, !dbg !1653
    #dbg_value(ptr %314, !1654, !DIExpression(), !1673)
    #dbg_value(i32 %6, !1659, !DIExpression(), !1673)
    #dbg_value(i64 poison, !1660, !DIExpression(), !1673)
    #dbg_value(ptr %314, !1661, !DIExpression(), !1675)
  %317 = mul nsw i64 %310, %316, !dbg !1676
  %318 = mul i64 %317, %315
  %319 = getelementptr inbounds float, ptr %314, i64 %318
  %320 = icmp sgt i64 %318, 0, !dbg !1677
  br i1 %320, label %321, label %398, !dbg !1678

321:                                              ; preds = %309
  %322 = icmp sgt i32 %6, 1
  %323 = icmp sgt i32 %6, 0
  %324 = zext i32 %6 to i64
  %325 = add nsw i64 %324, -1, !dbg !1678
  %326 = and i64 %325, 1
  %327 = icmp eq i32 %6, 2
  %328 = and i64 %325, -2
  %329 = icmp eq i64 %326, 0
  %330 = icmp ult i32 %6, 4
  %331 = and i64 %324, 2147483644
  %332 = icmp eq i64 %331, %324
  br label %333, !dbg !1678

333:                                              ; preds = %385, %321
  %334 = phi ptr [ %314, %321 ], [ %386, %385 ]
    #dbg_value(ptr %334, !1661, !DIExpression(), !1675)
  %335 = load float, ptr %334, align 4, !dbg !1679, !tbaa !1572
    #dbg_value(float %335, !1663, !DIExpression(), !1680)
    #dbg_value(float 0.000000e+00, !1666, !DIExpression(), !1680)
    #dbg_value(i32 1, !1667, !DIExpression(), !1681)
  br i1 %322, label %336, label %345, !dbg !1682

336:                                              ; preds = %333
  br i1 %327, label %337, label %347, !dbg !1682

337:                                              ; preds = %347, %336
  %338 = phi float [ poison, %336 ], [ %357, %347 ]
  %339 = phi i64 [ 1, %336 ], [ %358, %347 ]
  %340 = phi float [ %335, %336 ], [ %357, %347 ]
  br i1 %329, label %345, label %341, !dbg !1682

341:                                              ; preds = %337
    #dbg_value(i64 %339, !1667, !DIExpression(), !1681)
    #dbg_value(float %340, !1663, !DIExpression(), !1680)
  %342 = getelementptr inbounds float, ptr %334, i64 %339, !dbg !1683
  %343 = load float, ptr %342, align 4, !dbg !1683, !tbaa !1572
  %344 = tail call float @llvm.maxnum.f32(float %340, float %343), !dbg !1685
    #dbg_value(float %344, !1663, !DIExpression(), !1680)
    #dbg_value(i64 %339, !1667, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1681)
  br label %345, !dbg !1686

345:                                              ; preds = %341, %337, %333
  %346 = phi float [ %335, %333 ], [ %338, %337 ], [ %344, %341 ], !dbg !1680
    #dbg_value(i32 0, !1669, !DIExpression(), !1687)
    #dbg_value(float 0.000000e+00, !1666, !DIExpression(), !1680)
  br i1 %323, label %375, label %385, !dbg !1686

347:                                              ; preds = %336, %347
  %348 = phi i64 [ %358, %347 ], [ 1, %336 ]
  %349 = phi float [ %357, %347 ], [ %335, %336 ]
  %350 = phi i64 [ %359, %347 ], [ 0, %336 ]
    #dbg_value(i64 %348, !1667, !DIExpression(), !1681)
    #dbg_value(float %349, !1663, !DIExpression(), !1680)
  %351 = getelementptr inbounds float, ptr %334, i64 %348, !dbg !1683
  %352 = load float, ptr %351, align 4, !dbg !1683, !tbaa !1572
  %353 = tail call float @llvm.maxnum.f32(float %349, float %352), !dbg !1685
    #dbg_value(float %353, !1663, !DIExpression(), !1680)
  %354 = add nuw nsw i64 %348, 1, !dbg !1688
    #dbg_value(i64 %354, !1667, !DIExpression(), !1681)
  %355 = getelementptr inbounds float, ptr %334, i64 %354, !dbg !1683
  %356 = load float, ptr %355, align 4, !dbg !1683, !tbaa !1572
  %357 = tail call float @llvm.maxnum.f32(float %353, float %356), !dbg !1685
    #dbg_value(float %357, !1663, !DIExpression(), !1680)
  %358 = add nuw nsw i64 %348, 2, !dbg !1688
    #dbg_value(i64 %358, !1667, !DIExpression(), !1681)
  %359 = add i64 %350, 2, !dbg !1682
  %360 = icmp eq i64 %359, %328, !dbg !1682
  br i1 %360, label %337, label %347, !dbg !1682, !llvm.loop !1689

361:                                              ; preds = %375
    #dbg_value(i32 0, !1671, !DIExpression(), !1691)
  br i1 %330, label %362, label %364, !dbg !1692

362:                                              ; preds = %374, %361
  %363 = phi i64 [ 0, %361 ], [ %331, %374 ]
  br label %388, !dbg !1692

364:                                              ; preds = %361
  %365 = insertelement <4 x float> poison, float %382, i64 0, !dbg !1692
  %366 = shufflevector <4 x float> %365, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1692
  br label %367, !dbg !1692

367:                                              ; preds = %367, %364
  %368 = phi i64 [ 0, %364 ], [ %372, %367 ], !dbg !1693
  %369 = getelementptr inbounds float, ptr %334, i64 %368, !dbg !1695
  %370 = load <4 x float>, ptr %369, align 4, !dbg !1696, !tbaa !1572
  %371 = fdiv <4 x float> %370, %366, !dbg !1696
  store <4 x float> %371, ptr %369, align 4, !dbg !1696, !tbaa !1572
  %372 = add nuw i64 %368, 4, !dbg !1693
  %373 = icmp eq i64 %372, %331, !dbg !1693
  br i1 %373, label %374, label %367, !dbg !1693, !llvm.loop !1697

374:                                              ; preds = %367
  br i1 %332, label %385, label %362, !dbg !1692

375:                                              ; preds = %345, %375
  %376 = phi i64 [ %383, %375 ], [ 0, %345 ]
  %377 = phi float [ %382, %375 ], [ 0.000000e+00, %345 ]
    #dbg_value(i64 %376, !1669, !DIExpression(), !1687)
    #dbg_value(float %377, !1666, !DIExpression(), !1680)
  %378 = getelementptr inbounds float, ptr %334, i64 %376, !dbg !1699
  %379 = load float, ptr %378, align 4, !dbg !1699, !tbaa !1572
  %380 = fsub float %379, %346, !dbg !1701
  %381 = tail call float @expf(float noundef %380) #18, !dbg !1702, !tbaa !830
  store float %381, ptr %378, align 4, !dbg !1703, !tbaa !1572
  %382 = fadd float %377, %381, !dbg !1704
    #dbg_value(float %382, !1666, !DIExpression(), !1680)
  %383 = add nuw nsw i64 %376, 1, !dbg !1705
    #dbg_value(i64 %383, !1669, !DIExpression(), !1687)
  %384 = icmp eq i64 %383, %324, !dbg !1706
  br i1 %384, label %361, label %375, !dbg !1686, !llvm.loop !1707

385:                                              ; preds = %388, %374, %345
  %386 = getelementptr inbounds float, ptr %334, i64 %310, !dbg !1709
    #dbg_value(ptr %386, !1661, !DIExpression(), !1675)
  %387 = icmp ult ptr %386, %319, !dbg !1677
  br i1 %387, label %333, label %395, !dbg !1678, !llvm.loop !1710

388:                                              ; preds = %362, %388
  %389 = phi i64 [ %393, %388 ], [ %363, %362 ]
    #dbg_value(i64 %389, !1671, !DIExpression(), !1691)
  %390 = getelementptr inbounds float, ptr %334, i64 %389, !dbg !1695
  %391 = load float, ptr %390, align 4, !dbg !1696, !tbaa !1572
  %392 = fdiv float %391, %382, !dbg !1696
  store float %392, ptr %390, align 4, !dbg !1696, !tbaa !1572
  %393 = add nuw nsw i64 %389, 1, !dbg !1693
    #dbg_value(i64 %393, !1671, !DIExpression(), !1691)
  %394 = icmp eq i64 %393, %324, !dbg !1712
  br i1 %394, label %385, label %388, !dbg !1692, !llvm.loop !1713

395:                                              ; preds = %385
  %396 = load i32, ptr %10, align 8, !dbg !1714, !tbaa !1530
  %397 = load i32, ptr %7, align 8, !dbg !1715, !tbaa !1522
  br label %398, !dbg !1714

398:                                              ; preds = %395, %309
  %399 = phi i32 [ %397, %395 ], [ %311, %309 ], !dbg !1715
  %400 = phi i32 [ %396, %395 ], [ %312, %309 ], !dbg !1714
    #dbg_value(i32 0, !1507, !DIExpression(), !1716)
  %401 = mul nsw i32 %399, %400, !dbg !1717
  %402 = icmp sgt i32 %401, 0, !dbg !1718
  br i1 %402, label %403, label %432, !dbg !1719

403:                                              ; preds = %398
  %404 = sext i32 %4 to i64
  %405 = mul nsw i64 %310, %310
  %406 = getelementptr inbounds i8, ptr %0, i64 80
  br label %802, !dbg !1719

407:                                              ; preds = %304, %407
  %408 = phi i64 [ 0, %304 ], [ %426, %407 ]
  %409 = phi i32 [ %298, %304 ], [ %427, %407 ]
    #dbg_value(i64 %408, !1502, !DIExpression(), !1645)
  %410 = trunc nuw nsw i64 %408 to i32, !dbg !1720
  %411 = srem i32 %410, %409, !dbg !1720
  %412 = mul nsw i32 %411, %12, !dbg !1721
  %413 = sdiv i32 %410, %409, !dbg !1722
  %414 = mul nsw i32 %413, %6, !dbg !1723
    #dbg_value(i32 %412, !1724, !DIExpression(), !1731)
    #dbg_value(i32 %414, !1729, !DIExpression(), !1731)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1731)
  %415 = sext i32 %414 to i64, !dbg !1733
  %416 = mul nsw i64 %415, %305, !dbg !1734
  %417 = sext i32 %412 to i64, !dbg !1735
  %418 = add nsw i64 %416, %417, !dbg !1736
    #dbg_value(i64 %418, !1504, !DIExpression(), !1737)
  %419 = load ptr, ptr %24, align 8, !dbg !1738, !tbaa !1086
  %420 = getelementptr inbounds float, ptr %419, i64 %418, !dbg !1739
  %421 = load ptr, ptr %19, align 8, !dbg !1740, !tbaa !1072
  %422 = getelementptr inbounds float, ptr %421, i64 %418, !dbg !1741
  %423 = load ptr, ptr %306, align 8, !dbg !1742, !tbaa !1118
  %424 = mul i64 %308, %408, !dbg !1743
  %425 = getelementptr inbounds float, ptr %423, i64 %424, !dbg !1744
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 112, i32 noundef 111, i32 noundef %6, i32 noundef %6, i32 noundef %12, float noundef %15, ptr noundef %420, i32 noundef %4, ptr noundef %422, i32 noundef %4, float noundef 0.000000e+00, ptr noundef %425, i32 noundef %6), !dbg !1745
  %426 = add nuw nsw i64 %408, 1, !dbg !1746
    #dbg_value(i64 %426, !1502, !DIExpression(), !1645)
  %427 = load i32, ptr %10, align 8, !dbg !1646, !tbaa !1530
  %428 = load i32, ptr %7, align 8, !dbg !1647, !tbaa !1522
  %429 = mul nsw i32 %428, %427, !dbg !1648
  %430 = sext i32 %429 to i64, !dbg !1649
  %431 = icmp slt i64 %426, %430, !dbg !1649
  br i1 %431, label %407, label %309, !dbg !1650, !llvm.loop !1747

432:                                              ; preds = %802, %398
  %433 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !1749
  %434 = load ptr, ptr %433, align 8, !dbg !1749, !tbaa !835
  %435 = getelementptr inbounds i8, ptr %0, i64 80, !dbg !1750
  %436 = load ptr, ptr %435, align 8, !dbg !1750, !tbaa !1132
  %437 = getelementptr inbounds i8, ptr %0, i64 88, !dbg !1751
  %438 = load ptr, ptr %437, align 8, !dbg !1751, !tbaa !1146
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %4, i32 noundef %9, i32 noundef %4, float noundef 1.000000e+00, ptr noundef %434, i32 noundef %4, ptr noundef %436, i32 noundef %4, float noundef 0.000000e+00, ptr noundef %438, i32 noundef %4), !dbg !1752
  %439 = load ptr, ptr %17, align 8, !dbg !1753, !tbaa !1055
  %440 = load ptr, ptr %437, align 8, !dbg !1754, !tbaa !1146
  %441 = getelementptr inbounds i8, ptr %1, i64 72, !dbg !1755
  %442 = load ptr, ptr %441, align 8, !dbg !1755, !tbaa !835
    #dbg_value(ptr %439, !1756, !DIExpression(), !1779)
    #dbg_value(ptr %440, !1761, !DIExpression(), !1779)
    #dbg_value(ptr %442, !1762, !DIExpression(), !1779)
    #dbg_value(i32 %4, !1763, !DIExpression(), !1779)
    #dbg_value(i32 %9, !1764, !DIExpression(), !1779)
    #dbg_value(i32 0, !1765, !DIExpression(), !1781)
  br i1 %34, label %443, label %599, !dbg !1782

443:                                              ; preds = %432
  %444 = sext i32 %4 to i64
  %445 = icmp sgt i32 %4, 0
  %446 = sitofp i32 %4 to float
  %447 = zext nneg i32 %9 to i64, !dbg !1783
  %448 = fdiv float 0.000000e+00, %446
  %449 = zext i32 %4 to i64
  %450 = fadd float %448, 0x3EE4F8B580000000
  %451 = and i64 %449, 1
  %452 = icmp eq i32 %4, 1
  %453 = and i64 %449, 2147483646
  %454 = icmp eq i64 %451, 0
  %455 = and i64 %449, 3
  %456 = icmp ult i32 %4, 4
  %457 = and i64 %449, 2147483644
  %458 = icmp eq i64 %455, 0
  %459 = icmp ult i32 %4, 8
  %460 = and i64 %449, 2147483640
  %461 = icmp eq i64 %460, %449
  br label %462, !dbg !1782

462:                                              ; preds = %586, %443
  %463 = phi i64 [ 0, %443 ], [ %587, %586 ]
    #dbg_value(i64 %463, !1765, !DIExpression(), !1781)
    #dbg_value(i32 0, !1724, !DIExpression(), !1784)
    #dbg_value(i64 %463, !1729, !DIExpression(), !1784)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1784)
  %464 = mul nsw i64 %463, %444, !dbg !1786
  %465 = getelementptr inbounds float, ptr %439, i64 %464, !dbg !1787
    #dbg_value(ptr %465, !1767, !DIExpression(), !1788)
    #dbg_value(float 0.000000e+00, !1770, !DIExpression(), !1788)
    #dbg_value(float 0.000000e+00, !1771, !DIExpression(), !1788)
    #dbg_value(i32 0, !1772, !DIExpression(), !1789)
  br i1 %445, label %468, label %466, !dbg !1790

466:                                              ; preds = %462
  %467 = tail call float @sqrtf(float noundef %450) #18, !dbg !1791
    #dbg_value(float poison, !1776, !DIExpression(), !1788)
    #dbg_value(i32 0, !1777, !DIExpression(), !1792)
  br label %586, !dbg !1793

468:                                              ; preds = %462
  %469 = getelementptr float, ptr %440, i64 %464
  br i1 %452, label %470, label %487, !dbg !1790

470:                                              ; preds = %487, %468
  %471 = phi float [ poison, %468 ], [ %509, %487 ]
  %472 = phi i64 [ 0, %468 ], [ %510, %487 ]
  %473 = phi float [ 0.000000e+00, %468 ], [ %509, %487 ]
  br i1 %454, label %484, label %474, !dbg !1790

474:                                              ; preds = %470
    #dbg_value(i64 %472, !1772, !DIExpression(), !1789)
    #dbg_value(float %473, !1770, !DIExpression(), !1788)
    #dbg_value(i64 %472, !1724, !DIExpression(), !1794)
    #dbg_value(i64 %463, !1729, !DIExpression(), !1794)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1794)
  %475 = getelementptr float, ptr %469, i64 %472, !dbg !1797
  %476 = load float, ptr %475, align 4, !dbg !1797, !tbaa !1572
  %477 = getelementptr inbounds float, ptr %442, i64 %472, !dbg !1798
  %478 = load float, ptr %477, align 4, !dbg !1798, !tbaa !1572
  %479 = fadd float %476, %478, !dbg !1799
  %480 = getelementptr inbounds float, ptr %465, i64 %472, !dbg !1800
  %481 = load float, ptr %480, align 4, !dbg !1801, !tbaa !1572
  %482 = fadd float %481, %479, !dbg !1801
  store float %482, ptr %480, align 4, !dbg !1801, !tbaa !1572
  %483 = fadd float %473, %482, !dbg !1802
    #dbg_value(float %483, !1770, !DIExpression(), !1788)
    #dbg_value(i64 %472, !1772, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1789)
  br label %484, !dbg !1803

484:                                              ; preds = %470, %474
  %485 = phi float [ %471, %470 ], [ %483, %474 ], !dbg !1802
  %486 = fdiv float %485, %446, !dbg !1803
    #dbg_value(float %486, !1770, !DIExpression(), !1788)
    #dbg_value(i32 0, !1774, !DIExpression(), !1804)
    #dbg_value(float 0.000000e+00, !1771, !DIExpression(), !1788)
  br i1 %456, label %513, label %556, !dbg !1805

487:                                              ; preds = %468, %487
  %488 = phi i64 [ %510, %487 ], [ 0, %468 ]
  %489 = phi float [ %509, %487 ], [ 0.000000e+00, %468 ]
  %490 = phi i64 [ %511, %487 ], [ 0, %468 ]
    #dbg_value(i64 %488, !1772, !DIExpression(), !1789)
    #dbg_value(float %489, !1770, !DIExpression(), !1788)
    #dbg_value(i64 %488, !1724, !DIExpression(), !1794)
    #dbg_value(i64 %463, !1729, !DIExpression(), !1794)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1794)
  %491 = getelementptr float, ptr %469, i64 %488, !dbg !1797
  %492 = load float, ptr %491, align 4, !dbg !1797, !tbaa !1572
  %493 = getelementptr inbounds float, ptr %442, i64 %488, !dbg !1798
  %494 = load float, ptr %493, align 4, !dbg !1798, !tbaa !1572
  %495 = fadd float %492, %494, !dbg !1799
  %496 = getelementptr inbounds float, ptr %465, i64 %488, !dbg !1800
  %497 = load float, ptr %496, align 4, !dbg !1801, !tbaa !1572
  %498 = fadd float %497, %495, !dbg !1801
  store float %498, ptr %496, align 4, !dbg !1801, !tbaa !1572
  %499 = fadd float %489, %498, !dbg !1802
    #dbg_value(float %499, !1770, !DIExpression(), !1788)
  %500 = or disjoint i64 %488, 1, !dbg !1806
    #dbg_value(i64 %500, !1772, !DIExpression(), !1789)
    #dbg_value(i64 %500, !1724, !DIExpression(), !1794)
  %501 = getelementptr float, ptr %469, i64 %500, !dbg !1797
  %502 = load float, ptr %501, align 4, !dbg !1797, !tbaa !1572
  %503 = getelementptr inbounds float, ptr %442, i64 %500, !dbg !1798
  %504 = load float, ptr %503, align 4, !dbg !1798, !tbaa !1572
  %505 = fadd float %502, %504, !dbg !1799
  %506 = getelementptr inbounds float, ptr %465, i64 %500, !dbg !1800
  %507 = load float, ptr %506, align 4, !dbg !1801, !tbaa !1572
  %508 = fadd float %507, %505, !dbg !1801
  store float %508, ptr %506, align 4, !dbg !1801, !tbaa !1572
  %509 = fadd float %499, %508, !dbg !1802
    #dbg_value(float %509, !1770, !DIExpression(), !1788)
  %510 = add nuw nsw i64 %488, 2, !dbg !1806
    #dbg_value(i64 %510, !1772, !DIExpression(), !1789)
  %511 = add i64 %490, 2, !dbg !1790
  %512 = icmp eq i64 %511, %453, !dbg !1790
  br i1 %512, label %470, label %487, !dbg !1790, !llvm.loop !1807

513:                                              ; preds = %556, %484
  %514 = phi float [ poison, %484 ], [ %582, %556 ]
  %515 = phi i64 [ 0, %484 ], [ %583, %556 ]
  %516 = phi float [ 0.000000e+00, %484 ], [ %582, %556 ]
  br i1 %458, label %529, label %517, !dbg !1805

517:                                              ; preds = %513, %517
  %518 = phi i64 [ %526, %517 ], [ %515, %513 ]
  %519 = phi float [ %525, %517 ], [ %516, %513 ]
  %520 = phi i64 [ %527, %517 ], [ 0, %513 ]
    #dbg_value(i64 %518, !1774, !DIExpression(), !1804)
    #dbg_value(float %519, !1771, !DIExpression(), !1788)
  %521 = getelementptr inbounds float, ptr %465, i64 %518, !dbg !1809
  %522 = load float, ptr %521, align 4, !dbg !1809, !tbaa !1572
  %523 = fsub float %522, %486, !dbg !1811
  %524 = fmul float %523, %523, !dbg !1812
  %525 = fadd float %519, %524, !dbg !1813
    #dbg_value(float %525, !1771, !DIExpression(), !1788)
  %526 = add nuw nsw i64 %518, 1, !dbg !1814
    #dbg_value(i64 %526, !1774, !DIExpression(), !1804)
  %527 = add i64 %520, 1, !dbg !1805
  %528 = icmp eq i64 %527, %455, !dbg !1805
  br i1 %528, label %529, label %517, !dbg !1805, !llvm.loop !1815

529:                                              ; preds = %517, %513
  %530 = phi float [ %514, %513 ], [ %525, %517 ], !dbg !1813
  %531 = fdiv float %530, %446, !dbg !1816
  %532 = fadd float %531, 0x3EE4F8B580000000, !dbg !1817
  %533 = tail call float @sqrtf(float noundef %532) #18, !dbg !1791
  %534 = fdiv float 1.000000e+00, %533, !dbg !1818
    #dbg_value(float %534, !1776, !DIExpression(), !1788)
    #dbg_value(i32 0, !1777, !DIExpression(), !1792)
  br i1 %445, label %535, label %586, !dbg !1793

535:                                              ; preds = %529
  br i1 %459, label %536, label %538, !dbg !1793

536:                                              ; preds = %555, %535
  %537 = phi i64 [ 0, %535 ], [ %460, %555 ]
  br label %589, !dbg !1793

538:                                              ; preds = %535
  %539 = insertelement <4 x float> poison, float %486, i64 0, !dbg !1793
  %540 = shufflevector <4 x float> %539, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1793
  %541 = insertelement <4 x float> poison, float %534, i64 0, !dbg !1793
  %542 = shufflevector <4 x float> %541, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1793
  br label %543, !dbg !1793

543:                                              ; preds = %543, %538
  %544 = phi i64 [ 0, %538 ], [ %553, %543 ], !dbg !1819
  %545 = getelementptr inbounds float, ptr %465, i64 %544, !dbg !1821
  %546 = getelementptr inbounds i8, ptr %545, i64 16, !dbg !1821
  %547 = load <4 x float>, ptr %545, align 4, !dbg !1821, !tbaa !1572
  %548 = load <4 x float>, ptr %546, align 4, !dbg !1821, !tbaa !1572
  %549 = fsub <4 x float> %547, %540, !dbg !1822
  %550 = fsub <4 x float> %548, %540, !dbg !1822
  %551 = fmul <4 x float> %542, %549, !dbg !1823
  %552 = fmul <4 x float> %542, %550, !dbg !1823
  store <4 x float> %551, ptr %545, align 4, !dbg !1824, !tbaa !1572
  store <4 x float> %552, ptr %546, align 4, !dbg !1824, !tbaa !1572
  %553 = add nuw i64 %544, 8, !dbg !1819
  %554 = icmp eq i64 %553, %460, !dbg !1819
  br i1 %554, label %555, label %543, !dbg !1819, !llvm.loop !1825

555:                                              ; preds = %543
  br i1 %461, label %586, label %536, !dbg !1793

556:                                              ; preds = %484, %556
  %557 = phi i64 [ %583, %556 ], [ 0, %484 ]
  %558 = phi float [ %582, %556 ], [ 0.000000e+00, %484 ]
  %559 = phi i64 [ %584, %556 ], [ 0, %484 ]
    #dbg_value(i64 %557, !1774, !DIExpression(), !1804)
    #dbg_value(float %558, !1771, !DIExpression(), !1788)
  %560 = getelementptr inbounds float, ptr %465, i64 %557, !dbg !1809
  %561 = load float, ptr %560, align 4, !dbg !1809, !tbaa !1572
  %562 = fsub float %561, %486, !dbg !1811
  %563 = fmul float %562, %562, !dbg !1812
  %564 = fadd float %558, %563, !dbg !1813
    #dbg_value(float %564, !1771, !DIExpression(), !1788)
  %565 = or disjoint i64 %557, 1, !dbg !1814
    #dbg_value(i64 %565, !1774, !DIExpression(), !1804)
  %566 = getelementptr inbounds float, ptr %465, i64 %565, !dbg !1809
  %567 = load float, ptr %566, align 4, !dbg !1809, !tbaa !1572
  %568 = fsub float %567, %486, !dbg !1811
  %569 = fmul float %568, %568, !dbg !1812
  %570 = fadd float %564, %569, !dbg !1813
    #dbg_value(float %570, !1771, !DIExpression(), !1788)
  %571 = or disjoint i64 %557, 2, !dbg !1814
    #dbg_value(i64 %571, !1774, !DIExpression(), !1804)
  %572 = getelementptr inbounds float, ptr %465, i64 %571, !dbg !1809
  %573 = load float, ptr %572, align 4, !dbg !1809, !tbaa !1572
  %574 = fsub float %573, %486, !dbg !1811
  %575 = fmul float %574, %574, !dbg !1812
  %576 = fadd float %570, %575, !dbg !1813
    #dbg_value(float %576, !1771, !DIExpression(), !1788)
  %577 = or disjoint i64 %557, 3, !dbg !1814
    #dbg_value(i64 %577, !1774, !DIExpression(), !1804)
  %578 = getelementptr inbounds float, ptr %465, i64 %577, !dbg !1809
  %579 = load float, ptr %578, align 4, !dbg !1809, !tbaa !1572
  %580 = fsub float %579, %486, !dbg !1811
  %581 = fmul float %580, %580, !dbg !1812
  %582 = fadd float %576, %581, !dbg !1813
    #dbg_value(float %582, !1771, !DIExpression(), !1788)
  %583 = add nuw nsw i64 %557, 4, !dbg !1814
    #dbg_value(i64 %583, !1774, !DIExpression(), !1804)
  %584 = add i64 %559, 4, !dbg !1805
  %585 = icmp eq i64 %584, %457, !dbg !1805
  br i1 %585, label %513, label %556, !dbg !1805, !llvm.loop !1827

586:                                              ; preds = %589, %555, %466, %529
  %587 = add nuw nsw i64 %463, 1, !dbg !1829
    #dbg_value(i64 %587, !1765, !DIExpression(), !1781)
  %588 = icmp eq i64 %587, %447, !dbg !1783
  br i1 %588, label %597, label %462, !dbg !1782, !llvm.loop !1830

589:                                              ; preds = %536, %589
  %590 = phi i64 [ %595, %589 ], [ %537, %536 ]
    #dbg_value(i64 %590, !1777, !DIExpression(), !1792)
  %591 = getelementptr inbounds float, ptr %465, i64 %590, !dbg !1821
  %592 = load float, ptr %591, align 4, !dbg !1821, !tbaa !1572
  %593 = fsub float %592, %486, !dbg !1822
  %594 = fmul float %534, %593, !dbg !1823
  store float %594, ptr %591, align 4, !dbg !1824, !tbaa !1572
  %595 = add nuw nsw i64 %590, 1, !dbg !1819
    #dbg_value(i64 %595, !1777, !DIExpression(), !1792)
  %596 = icmp eq i64 %595, %449, !dbg !1832
  br i1 %596, label %586, label %589, !dbg !1793, !llvm.loop !1833

597:                                              ; preds = %586
  %598 = load ptr, ptr %17, align 8, !dbg !1834, !tbaa !1055
  br label %599, !dbg !1835

599:                                              ; preds = %597, %432
  %600 = phi ptr [ %598, %597 ], [ %439, %432 ], !dbg !1834
  %601 = shl nsw i32 %4, 2, !dbg !1835
  %602 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !1836
  %603 = load ptr, ptr %602, align 8, !dbg !1836, !tbaa !835
  %604 = getelementptr inbounds i8, ptr %0, i64 96, !dbg !1837
  %605 = load ptr, ptr %604, align 8, !dbg !1837, !tbaa !1161
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %601, i32 noundef %9, i32 noundef %4, float noundef 1.000000e+00, ptr noundef %603, i32 noundef %601, ptr noundef %600, i32 noundef %4, float noundef 0.000000e+00, ptr noundef %605, i32 noundef %601), !dbg !1838
  %606 = load ptr, ptr %604, align 8, !dbg !1839, !tbaa !1161
  %607 = getelementptr inbounds i8, ptr %1, i64 80, !dbg !1840
  %608 = load ptr, ptr %607, align 8, !dbg !1840, !tbaa !835
    #dbg_value(ptr %606, !1841, !DIExpression(), !1855)
    #dbg_value(ptr %608, !1844, !DIExpression(), !1855)
    #dbg_value(i32 %601, !1845, !DIExpression(), !1855)
    #dbg_value(i32 %9, !1846, !DIExpression(), !1855)
    #dbg_value(i32 0, !1847, !DIExpression(), !1857)
  br i1 %34, label %609, label %638, !dbg !1858

609:                                              ; preds = %599
  %610 = icmp sgt i32 %4, 0
  %611 = sext i32 %601 to i64
  %612 = zext nneg i32 %9 to i64, !dbg !1859
  %613 = zext nneg i32 %601 to i64
  br label %614, !dbg !1858

614:                                              ; preds = %619, %609
  %615 = phi i64 [ 0, %609 ], [ %620, %619 ]
    #dbg_value(i64 %615, !1847, !DIExpression(), !1857)
    #dbg_value(i32 0, !1849, !DIExpression(), !1860)
  br i1 %610, label %616, label %619, !dbg !1861

616:                                              ; preds = %614
  %617 = mul nuw nsw i64 %615, %611
  %618 = getelementptr float, ptr %606, i64 %617
  br label %622, !dbg !1861

619:                                              ; preds = %622, %614
  %620 = add nuw nsw i64 %615, 1, !dbg !1862
    #dbg_value(i64 %620, !1847, !DIExpression(), !1857)
  %621 = icmp eq i64 %620, %612, !dbg !1859
  br i1 %621, label %636, label %614, !dbg !1858, !llvm.loop !1863

622:                                              ; preds = %622, %616
  %623 = phi i64 [ 0, %616 ], [ %634, %622 ]
    #dbg_value(i64 %623, !1849, !DIExpression(), !1860)
  %624 = getelementptr float, ptr %618, i64 %623, !dbg !1865
  %625 = load float, ptr %624, align 4, !dbg !1865, !tbaa !1572
  %626 = getelementptr inbounds float, ptr %608, i64 %623, !dbg !1866
  %627 = load float, ptr %626, align 4, !dbg !1866, !tbaa !1572
  %628 = fadd float %625, %627, !dbg !1867
    #dbg_value(float %628, !1852, !DIExpression(), !1868)
  %629 = fmul float %628, 5.000000e-01, !dbg !1869
  %630 = fmul float %628, 0x3FE6A09E60000000, !dbg !1870
  %631 = tail call float @erff(float noundef %630) #18, !dbg !1871
  %632 = fadd float %631, 1.000000e+00, !dbg !1872
  %633 = fmul float %629, %632, !dbg !1873
  store float %633, ptr %624, align 4, !dbg !1874, !tbaa !1572
  %634 = add nuw nsw i64 %623, 1, !dbg !1875
    #dbg_value(i64 %634, !1849, !DIExpression(), !1860)
  %635 = icmp eq i64 %634, %613, !dbg !1876
  br i1 %635, label %619, label %622, !dbg !1861, !llvm.loop !1877

636:                                              ; preds = %619
  %637 = load ptr, ptr %604, align 8, !dbg !1879, !tbaa !1161
  br label %638, !dbg !1880

638:                                              ; preds = %636, %599
  %639 = phi ptr [ %637, %636 ], [ %606, %599 ], !dbg !1879
  %640 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !1880
  %641 = load ptr, ptr %640, align 8, !dbg !1880, !tbaa !835
  %642 = load ptr, ptr %437, align 8, !dbg !1881, !tbaa !1146
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %4, i32 noundef %9, i32 noundef %601, float noundef 1.000000e+00, ptr noundef %641, i32 noundef %4, ptr noundef %639, i32 noundef %601, float noundef 0.000000e+00, ptr noundef %642, i32 noundef %4), !dbg !1882
  %643 = load ptr, ptr %17, align 8, !dbg !1883, !tbaa !1055
  %644 = load ptr, ptr %437, align 8, !dbg !1884, !tbaa !1146
  %645 = getelementptr inbounds i8, ptr %1, i64 88, !dbg !1885
  %646 = load ptr, ptr %645, align 8, !dbg !1885, !tbaa !835
    #dbg_value(ptr %643, !1756, !DIExpression(), !1886)
    #dbg_value(ptr %644, !1761, !DIExpression(), !1886)
    #dbg_value(ptr %646, !1762, !DIExpression(), !1886)
    #dbg_value(i32 %4, !1763, !DIExpression(), !1886)
    #dbg_value(i32 %9, !1764, !DIExpression(), !1886)
    #dbg_value(i32 0, !1765, !DIExpression(), !1888)
  br i1 %34, label %647, label %801, !dbg !1889

647:                                              ; preds = %638
  %648 = sext i32 %4 to i64
  %649 = icmp sgt i32 %4, 0
  %650 = sitofp i32 %4 to float
  %651 = zext nneg i32 %9 to i64, !dbg !1890
  %652 = fdiv float 0.000000e+00, %650
  %653 = zext i32 %4 to i64
  %654 = fadd float %652, 0x3EE4F8B580000000
  %655 = and i64 %653, 1
  %656 = icmp eq i32 %4, 1
  %657 = and i64 %653, 2147483646
  %658 = icmp eq i64 %655, 0
  %659 = and i64 %653, 3
  %660 = icmp ult i32 %4, 4
  %661 = and i64 %653, 2147483644
  %662 = icmp eq i64 %659, 0
  %663 = icmp ult i32 %4, 8
  %664 = and i64 %653, 2147483640
  %665 = icmp eq i64 %664, %653
  br label %666, !dbg !1889

666:                                              ; preds = %790, %647
  %667 = phi i64 [ 0, %647 ], [ %791, %790 ]
    #dbg_value(i64 %667, !1765, !DIExpression(), !1888)
    #dbg_value(i32 0, !1724, !DIExpression(), !1891)
    #dbg_value(i64 %667, !1729, !DIExpression(), !1891)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1891)
  %668 = mul nsw i64 %667, %648, !dbg !1893
  %669 = getelementptr inbounds float, ptr %643, i64 %668, !dbg !1894
    #dbg_value(ptr %669, !1767, !DIExpression(), !1895)
    #dbg_value(float 0.000000e+00, !1770, !DIExpression(), !1895)
    #dbg_value(float 0.000000e+00, !1771, !DIExpression(), !1895)
    #dbg_value(i32 0, !1772, !DIExpression(), !1896)
  br i1 %649, label %672, label %670, !dbg !1897

670:                                              ; preds = %666
  %671 = tail call float @sqrtf(float noundef %654) #18, !dbg !1898
    #dbg_value(float poison, !1776, !DIExpression(), !1895)
    #dbg_value(i32 0, !1777, !DIExpression(), !1899)
  br label %790, !dbg !1900

672:                                              ; preds = %666
  %673 = getelementptr float, ptr %644, i64 %668
  br i1 %656, label %674, label %691, !dbg !1897

674:                                              ; preds = %691, %672
  %675 = phi float [ poison, %672 ], [ %713, %691 ]
  %676 = phi i64 [ 0, %672 ], [ %714, %691 ]
  %677 = phi float [ 0.000000e+00, %672 ], [ %713, %691 ]
  br i1 %658, label %688, label %678, !dbg !1897

678:                                              ; preds = %674
    #dbg_value(i64 %676, !1772, !DIExpression(), !1896)
    #dbg_value(float %677, !1770, !DIExpression(), !1895)
    #dbg_value(i64 %676, !1724, !DIExpression(), !1901)
    #dbg_value(i64 %667, !1729, !DIExpression(), !1901)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1901)
  %679 = getelementptr float, ptr %673, i64 %676, !dbg !1903
  %680 = load float, ptr %679, align 4, !dbg !1903, !tbaa !1572
  %681 = getelementptr inbounds float, ptr %646, i64 %676, !dbg !1904
  %682 = load float, ptr %681, align 4, !dbg !1904, !tbaa !1572
  %683 = fadd float %680, %682, !dbg !1905
  %684 = getelementptr inbounds float, ptr %669, i64 %676, !dbg !1906
  %685 = load float, ptr %684, align 4, !dbg !1907, !tbaa !1572
  %686 = fadd float %685, %683, !dbg !1907
  store float %686, ptr %684, align 4, !dbg !1907, !tbaa !1572
  %687 = fadd float %677, %686, !dbg !1908
    #dbg_value(float %687, !1770, !DIExpression(), !1895)
    #dbg_value(i64 %676, !1772, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !1896)
  br label %688, !dbg !1909

688:                                              ; preds = %674, %678
  %689 = phi float [ %675, %674 ], [ %687, %678 ], !dbg !1908
  %690 = fdiv float %689, %650, !dbg !1909
    #dbg_value(float %690, !1770, !DIExpression(), !1895)
    #dbg_value(i32 0, !1774, !DIExpression(), !1910)
    #dbg_value(float 0.000000e+00, !1771, !DIExpression(), !1895)
  br i1 %660, label %717, label %760, !dbg !1911

691:                                              ; preds = %672, %691
  %692 = phi i64 [ %714, %691 ], [ 0, %672 ]
  %693 = phi float [ %713, %691 ], [ 0.000000e+00, %672 ]
  %694 = phi i64 [ %715, %691 ], [ 0, %672 ]
    #dbg_value(i64 %692, !1772, !DIExpression(), !1896)
    #dbg_value(float %693, !1770, !DIExpression(), !1895)
    #dbg_value(i64 %692, !1724, !DIExpression(), !1901)
    #dbg_value(i64 %667, !1729, !DIExpression(), !1901)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1901)
  %695 = getelementptr float, ptr %673, i64 %692, !dbg !1903
  %696 = load float, ptr %695, align 4, !dbg !1903, !tbaa !1572
  %697 = getelementptr inbounds float, ptr %646, i64 %692, !dbg !1904
  %698 = load float, ptr %697, align 4, !dbg !1904, !tbaa !1572
  %699 = fadd float %696, %698, !dbg !1905
  %700 = getelementptr inbounds float, ptr %669, i64 %692, !dbg !1906
  %701 = load float, ptr %700, align 4, !dbg !1907, !tbaa !1572
  %702 = fadd float %701, %699, !dbg !1907
  store float %702, ptr %700, align 4, !dbg !1907, !tbaa !1572
  %703 = fadd float %693, %702, !dbg !1908
    #dbg_value(float %703, !1770, !DIExpression(), !1895)
  %704 = or disjoint i64 %692, 1, !dbg !1912
    #dbg_value(i64 %704, !1772, !DIExpression(), !1896)
    #dbg_value(i64 %704, !1724, !DIExpression(), !1901)
  %705 = getelementptr float, ptr %673, i64 %704, !dbg !1903
  %706 = load float, ptr %705, align 4, !dbg !1903, !tbaa !1572
  %707 = getelementptr inbounds float, ptr %646, i64 %704, !dbg !1904
  %708 = load float, ptr %707, align 4, !dbg !1904, !tbaa !1572
  %709 = fadd float %706, %708, !dbg !1905
  %710 = getelementptr inbounds float, ptr %669, i64 %704, !dbg !1906
  %711 = load float, ptr %710, align 4, !dbg !1907, !tbaa !1572
  %712 = fadd float %711, %709, !dbg !1907
  store float %712, ptr %710, align 4, !dbg !1907, !tbaa !1572
  %713 = fadd float %703, %712, !dbg !1908
    #dbg_value(float %713, !1770, !DIExpression(), !1895)
  %714 = add nuw nsw i64 %692, 2, !dbg !1912
    #dbg_value(i64 %714, !1772, !DIExpression(), !1896)
  %715 = add i64 %694, 2, !dbg !1897
  %716 = icmp eq i64 %715, %657, !dbg !1897
  br i1 %716, label %674, label %691, !dbg !1897, !llvm.loop !1913

717:                                              ; preds = %760, %688
  %718 = phi float [ poison, %688 ], [ %786, %760 ]
  %719 = phi i64 [ 0, %688 ], [ %787, %760 ]
  %720 = phi float [ 0.000000e+00, %688 ], [ %786, %760 ]
  br i1 %662, label %733, label %721, !dbg !1911

721:                                              ; preds = %717, %721
  %722 = phi i64 [ %730, %721 ], [ %719, %717 ]
  %723 = phi float [ %729, %721 ], [ %720, %717 ]
  %724 = phi i64 [ %731, %721 ], [ 0, %717 ]
    #dbg_value(i64 %722, !1774, !DIExpression(), !1910)
    #dbg_value(float %723, !1771, !DIExpression(), !1895)
  %725 = getelementptr inbounds float, ptr %669, i64 %722, !dbg !1915
  %726 = load float, ptr %725, align 4, !dbg !1915, !tbaa !1572
  %727 = fsub float %726, %690, !dbg !1916
  %728 = fmul float %727, %727, !dbg !1917
  %729 = fadd float %723, %728, !dbg !1918
    #dbg_value(float %729, !1771, !DIExpression(), !1895)
  %730 = add nuw nsw i64 %722, 1, !dbg !1919
    #dbg_value(i64 %730, !1774, !DIExpression(), !1910)
  %731 = add i64 %724, 1, !dbg !1911
  %732 = icmp eq i64 %731, %659, !dbg !1911
  br i1 %732, label %733, label %721, !dbg !1911, !llvm.loop !1920

733:                                              ; preds = %721, %717
  %734 = phi float [ %718, %717 ], [ %729, %721 ], !dbg !1918
  %735 = fdiv float %734, %650, !dbg !1921
  %736 = fadd float %735, 0x3EE4F8B580000000, !dbg !1922
  %737 = tail call float @sqrtf(float noundef %736) #18, !dbg !1898
  %738 = fdiv float 1.000000e+00, %737, !dbg !1923
    #dbg_value(float %738, !1776, !DIExpression(), !1895)
    #dbg_value(i32 0, !1777, !DIExpression(), !1899)
  br i1 %649, label %739, label %790, !dbg !1900

739:                                              ; preds = %733
  br i1 %663, label %740, label %742, !dbg !1900

740:                                              ; preds = %759, %739
  %741 = phi i64 [ 0, %739 ], [ %664, %759 ]
  br label %793, !dbg !1900

742:                                              ; preds = %739
  %743 = insertelement <4 x float> poison, float %690, i64 0, !dbg !1900
  %744 = shufflevector <4 x float> %743, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1900
  %745 = insertelement <4 x float> poison, float %738, i64 0, !dbg !1900
  %746 = shufflevector <4 x float> %745, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1900
  br label %747, !dbg !1900

747:                                              ; preds = %747, %742
  %748 = phi i64 [ 0, %742 ], [ %757, %747 ], !dbg !1924
  %749 = getelementptr inbounds float, ptr %669, i64 %748, !dbg !1925
  %750 = getelementptr inbounds i8, ptr %749, i64 16, !dbg !1925
  %751 = load <4 x float>, ptr %749, align 4, !dbg !1925, !tbaa !1572
  %752 = load <4 x float>, ptr %750, align 4, !dbg !1925, !tbaa !1572
  %753 = fsub <4 x float> %751, %744, !dbg !1926
  %754 = fsub <4 x float> %752, %744, !dbg !1926
  %755 = fmul <4 x float> %746, %753, !dbg !1927
  %756 = fmul <4 x float> %746, %754, !dbg !1927
  store <4 x float> %755, ptr %749, align 4, !dbg !1928, !tbaa !1572
  store <4 x float> %756, ptr %750, align 4, !dbg !1928, !tbaa !1572
  %757 = add nuw i64 %748, 8, !dbg !1924
  %758 = icmp eq i64 %757, %664, !dbg !1924
  br i1 %758, label %759, label %747, !dbg !1924, !llvm.loop !1929

759:                                              ; preds = %747
  br i1 %665, label %790, label %740, !dbg !1900

760:                                              ; preds = %688, %760
  %761 = phi i64 [ %787, %760 ], [ 0, %688 ]
  %762 = phi float [ %786, %760 ], [ 0.000000e+00, %688 ]
  %763 = phi i64 [ %788, %760 ], [ 0, %688 ]
    #dbg_value(i64 %761, !1774, !DIExpression(), !1910)
    #dbg_value(float %762, !1771, !DIExpression(), !1895)
  %764 = getelementptr inbounds float, ptr %669, i64 %761, !dbg !1915
  %765 = load float, ptr %764, align 4, !dbg !1915, !tbaa !1572
  %766 = fsub float %765, %690, !dbg !1916
  %767 = fmul float %766, %766, !dbg !1917
  %768 = fadd float %762, %767, !dbg !1918
    #dbg_value(float %768, !1771, !DIExpression(), !1895)
  %769 = or disjoint i64 %761, 1, !dbg !1919
    #dbg_value(i64 %769, !1774, !DIExpression(), !1910)
  %770 = getelementptr inbounds float, ptr %669, i64 %769, !dbg !1915
  %771 = load float, ptr %770, align 4, !dbg !1915, !tbaa !1572
  %772 = fsub float %771, %690, !dbg !1916
  %773 = fmul float %772, %772, !dbg !1917
  %774 = fadd float %768, %773, !dbg !1918
    #dbg_value(float %774, !1771, !DIExpression(), !1895)
  %775 = or disjoint i64 %761, 2, !dbg !1919
    #dbg_value(i64 %775, !1774, !DIExpression(), !1910)
  %776 = getelementptr inbounds float, ptr %669, i64 %775, !dbg !1915
  %777 = load float, ptr %776, align 4, !dbg !1915, !tbaa !1572
  %778 = fsub float %777, %690, !dbg !1916
  %779 = fmul float %778, %778, !dbg !1917
  %780 = fadd float %774, %779, !dbg !1918
    #dbg_value(float %780, !1771, !DIExpression(), !1895)
  %781 = or disjoint i64 %761, 3, !dbg !1919
    #dbg_value(i64 %781, !1774, !DIExpression(), !1910)
  %782 = getelementptr inbounds float, ptr %669, i64 %781, !dbg !1915
  %783 = load float, ptr %782, align 4, !dbg !1915, !tbaa !1572
  %784 = fsub float %783, %690, !dbg !1916
  %785 = fmul float %784, %784, !dbg !1917
  %786 = fadd float %780, %785, !dbg !1918
    #dbg_value(float %786, !1771, !DIExpression(), !1895)
  %787 = add nuw nsw i64 %761, 4, !dbg !1919
    #dbg_value(i64 %787, !1774, !DIExpression(), !1910)
  %788 = add i64 %763, 4, !dbg !1911
  %789 = icmp eq i64 %788, %661, !dbg !1911
  br i1 %789, label %717, label %760, !dbg !1911, !llvm.loop !1931

790:                                              ; preds = %793, %759, %670, %733
  %791 = add nuw nsw i64 %667, 1, !dbg !1933
    #dbg_value(i64 %791, !1765, !DIExpression(), !1888)
  %792 = icmp eq i64 %791, %651, !dbg !1890
  br i1 %792, label %801, label %666, !dbg !1889, !llvm.loop !1934

793:                                              ; preds = %740, %793
  %794 = phi i64 [ %799, %793 ], [ %741, %740 ]
    #dbg_value(i64 %794, !1777, !DIExpression(), !1899)
  %795 = getelementptr inbounds float, ptr %669, i64 %794, !dbg !1925
  %796 = load float, ptr %795, align 4, !dbg !1925, !tbaa !1572
  %797 = fsub float %796, %690, !dbg !1926
  %798 = fmul float %738, %797, !dbg !1927
  store float %798, ptr %795, align 4, !dbg !1928, !tbaa !1572
  %799 = add nuw nsw i64 %794, 1, !dbg !1924
    #dbg_value(i64 %799, !1777, !DIExpression(), !1899)
  %800 = icmp eq i64 %799, %653, !dbg !1936
  br i1 %800, label %790, label %793, !dbg !1900, !llvm.loop !1937

801:                                              ; preds = %790, %638
  ret void, !dbg !1938

802:                                              ; preds = %403, %802
  %803 = phi i64 [ 0, %403 ], [ %821, %802 ]
  %804 = phi i32 [ %400, %403 ], [ %822, %802 ]
    #dbg_value(i64 %803, !1507, !DIExpression(), !1716)
  %805 = trunc nuw nsw i64 %803 to i32, !dbg !1939
  %806 = srem i32 %805, %804, !dbg !1939
  %807 = mul nsw i32 %806, %12, !dbg !1940
  %808 = sdiv i32 %805, %804, !dbg !1941
  %809 = mul nsw i32 %808, %6, !dbg !1942
    #dbg_value(i32 %807, !1724, !DIExpression(), !1943)
    #dbg_value(i32 %809, !1729, !DIExpression(), !1943)
    #dbg_value(i32 %4, !1730, !DIExpression(), !1943)
  %810 = sext i32 %809 to i64, !dbg !1945
  %811 = mul nsw i64 %810, %404, !dbg !1946
  %812 = sext i32 %807 to i64, !dbg !1947
  %813 = add nsw i64 %811, %812, !dbg !1948
    #dbg_value(i64 %813, !1509, !DIExpression(), !1949)
  %814 = load ptr, ptr %29, align 8, !dbg !1950, !tbaa !1100
  %815 = getelementptr inbounds float, ptr %814, i64 %813, !dbg !1951
  %816 = load ptr, ptr %313, align 8, !dbg !1952, !tbaa !1118
  %817 = mul i64 %405, %803, !dbg !1953
  %818 = getelementptr inbounds float, ptr %816, i64 %817, !dbg !1954
  %819 = load ptr, ptr %406, align 8, !dbg !1955, !tbaa !1132
  %820 = getelementptr inbounds float, ptr %819, i64 %813, !dbg !1956
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %12, i32 noundef %6, i32 noundef %6, float noundef 1.000000e+00, ptr noundef %815, i32 noundef %4, ptr noundef %818, i32 noundef %6, float noundef 0.000000e+00, ptr noundef %820, i32 noundef %4), !dbg !1957
  %821 = add nuw nsw i64 %803, 1, !dbg !1958
    #dbg_value(i64 %821, !1507, !DIExpression(), !1716)
  %822 = load i32, ptr %10, align 8, !dbg !1714, !tbaa !1530
  %823 = load i32, ptr %7, align 8, !dbg !1715, !tbaa !1522
  %824 = mul nsw i32 %823, %822, !dbg !1717
  %825 = sext i32 %824 to i64, !dbg !1718
  %826 = icmp slt i64 %821, %825, !dbg !1718
  br i1 %826, label %802, label %432, !dbg !1719, !llvm.loop !1959
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !1961 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !1966 ptr @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !627 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @_ZL12fill_uniformPfmmmf(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) unnamed_addr #7 !dbg !1970 {
    #dbg_value(ptr %0, !1974, !DIExpression(), !1981)
    #dbg_value(i64 %1, !1975, !DIExpression(), !1981)
    #dbg_value(i64 %2, !1976, !DIExpression(), !1981)
    #dbg_value(i64 %3, !1977, !DIExpression(), !1981)
    #dbg_value(float %4, !1978, !DIExpression(), !1981)
    #dbg_value(i64 0, !1979, !DIExpression(), !1982)
  %6 = icmp eq i64 %1, 0, !dbg !1983
  br i1 %6, label %44, label %7, !dbg !1985

7:                                                ; preds = %5
  %8 = shl i64 %2, 8
  %9 = or i64 %8, %3
  %10 = mul i64 %9, -3372029247567499371
  %11 = icmp ult i64 %1, 4, !dbg !1985
  br i1 %11, label %12, label %14, !dbg !1985

12:                                               ; preds = %42, %7
  %13 = phi i64 [ 0, %7 ], [ %15, %42 ]
  br label %45, !dbg !1985

14:                                               ; preds = %7
  %15 = and i64 %1, -4, !dbg !1985
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0, !dbg !1985
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !1985
  %18 = insertelement <4 x float> poison, float %4, i64 0, !dbg !1985
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1985
  br label %20, !dbg !1985

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %39, %20 ], !dbg !1986
  %22 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %14 ], [ %40, %20 ]
  %23 = mul <4 x i64> %22, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !1987
  %24 = add <4 x i64> %23, %17, !dbg !2007
  %25 = lshr <4 x i64> %24, <i64 30, i64 30, i64 30, i64 30>, !dbg !2008
  %26 = xor <4 x i64> %25, %24, !dbg !2009
  %27 = mul <4 x i64> %26, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !2010
  %28 = lshr <4 x i64> %27, <i64 27, i64 27, i64 27, i64 27>, !dbg !2011
  %29 = xor <4 x i64> %28, %27, !dbg !2012
  %30 = mul <4 x i64> %29, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !2013
  %31 = lshr <4 x i64> %30, <i64 40, i64 40, i64 40, i64 40>, !dbg !2014
  %32 = trunc nuw nsw <4 x i64> %31 to <4 x i32>, !dbg !2014
  %33 = or <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>, !dbg !2015
  %34 = add nsw <4 x i32> %33, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !2016
  %35 = sitofp <4 x i32> %34 to <4 x float>, !dbg !2017
  %36 = fmul <4 x float> %35, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !2018
  %37 = fmul <4 x float> %36, %19, !dbg !2019
  %38 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !2020
  store <4 x float> %37, ptr %38, align 4, !dbg !2021, !tbaa !1572
  %39 = add nuw i64 %21, 4, !dbg !1986
  %40 = add <4 x i64> %22, <i64 4, i64 4, i64 4, i64 4>
  %41 = icmp eq i64 %39, %15, !dbg !1986
  br i1 %41, label %42, label %20, !dbg !1986, !llvm.loop !2022

42:                                               ; preds = %20
  %43 = icmp eq i64 %15, %1, !dbg !1985
  br i1 %43, label %44, label %12, !dbg !1985

44:                                               ; preds = %45, %42, %5
  ret void, !dbg !2024

45:                                               ; preds = %12, %45
  %46 = phi i64 [ %63, %45 ], [ %13, %12 ]
    #dbg_value(i64 %46, !1979, !DIExpression(), !1982)
    #dbg_value(i64 %2, !2001, !DIExpression(), !2025)
    #dbg_value(i64 %3, !2002, !DIExpression(), !2025)
    #dbg_value(i64 %46, !2003, !DIExpression(), !2025)
    #dbg_value(i64 %2, !1992, !DIExpression(), !2026)
    #dbg_value(i64 %3, !1993, !DIExpression(), !2026)
    #dbg_value(i64 %46, !1994, !DIExpression(), !2026)
  %47 = mul i64 %46, -7046029254386353131, !dbg !1987
  %48 = add i64 %47, %10, !dbg !2007
    #dbg_value(i64 %48, !1995, !DIExpression(), !2026)
  %49 = lshr i64 %48, 30, !dbg !2008
  %50 = xor i64 %49, %48, !dbg !2009
  %51 = mul i64 %50, -4658895280553007687, !dbg !2010
    #dbg_value(i64 %51, !1995, !DIExpression(), !2026)
  %52 = lshr i64 %51, 27, !dbg !2011
  %53 = xor i64 %52, %51, !dbg !2012
  %54 = mul i64 %53, -7723592293110705685, !dbg !2013
    #dbg_value(i64 %54, !1995, !DIExpression(), !2026)
    #dbg_value(!DIArgList(i64 0, i64 %54), !2004, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !2025)
  %55 = lshr i64 %54, 40, !dbg !2014
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !2014
  %57 = or i32 %56, 1, !dbg !2015
  %58 = add nsw i32 %57, -8388608, !dbg !2016
  %59 = sitofp i32 %58 to float, !dbg !2017
  %60 = fmul float %59, 0x3E80000000000000, !dbg !2018
  %61 = fmul float %60, %4, !dbg !2019
  %62 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !2020
  store float %61, ptr %62, align 4, !dbg !2021, !tbaa !1572
  %63 = add nuw i64 %46, 1, !dbg !1986
    #dbg_value(i64 %63, !1979, !DIExpression(), !1982)
  %64 = icmp eq i64 %63, %1, !dbg !1983
  br i1 %64, label %44, label %45, !dbg !1985, !llvm.loop !2027
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !2028 float @sqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !583 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: noreturn nounwind
declare !dbg !562 void @exit(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !2029 i32 @timespec_get(ptr noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: nofree nounwind
declare !dbg !2034 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc noundef double @_ZL14frobenius_normPKfm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #12 !dbg !2037 {
    #dbg_value(ptr %0, !2041, !DIExpression(), !2046)
    #dbg_value(i64 %1, !2042, !DIExpression(), !2046)
    #dbg_value(double 0.000000e+00, !2043, !DIExpression(), !2046)
    #dbg_value(i64 0, !2044, !DIExpression(), !2047)
  %3 = icmp eq i64 %1, 0, !dbg !2048
  br i1 %3, label %26, label %4, !dbg !2050

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !2050
  %6 = icmp ult i64 %1, 4, !dbg !2050
  br i1 %6, label %9, label %7, !dbg !2050

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !2050
  br label %29, !dbg !2050

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !2050
  br i1 %13, label %26, label %14, !dbg !2050

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !2044, !DIExpression(), !2047)
    #dbg_value(double %16, !2043, !DIExpression(), !2046)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !2051
  %19 = load float, ptr %18, align 4, !dbg !2051, !tbaa !1572
  %20 = fpext float %19 to double, !dbg !2051
  %21 = fmul double %20, %20, !dbg !2052
  %22 = fadd double %16, %21, !dbg !2053
    #dbg_value(double %22, !2043, !DIExpression(), !2046)
  %23 = add nuw i64 %15, 1, !dbg !2054
    #dbg_value(i64 %23, !2044, !DIExpression(), !2047)
  %24 = add i64 %17, 1, !dbg !2050
  %25 = icmp eq i64 %24, %5, !dbg !2050
  br i1 %25, label %26, label %14, !dbg !2050, !llvm.loop !2055

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !2046
  %28 = tail call double @sqrt(double noundef %27) #18, !dbg !2056
  ret double %28, !dbg !2057

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !2044, !DIExpression(), !2047)
    #dbg_value(double %31, !2043, !DIExpression(), !2046)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !2051
  %34 = load float, ptr %33, align 4, !dbg !2051, !tbaa !1572
  %35 = fpext float %34 to double, !dbg !2051
  %36 = fmul double %35, %35, !dbg !2052
  %37 = fadd double %31, %36, !dbg !2053
    #dbg_value(double %37, !2043, !DIExpression(), !2046)
  %38 = or disjoint i64 %30, 1, !dbg !2054
    #dbg_value(i64 %38, !2044, !DIExpression(), !2047)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !2051
  %40 = load float, ptr %39, align 4, !dbg !2051, !tbaa !1572
  %41 = fpext float %40 to double, !dbg !2051
  %42 = fmul double %41, %41, !dbg !2052
  %43 = fadd double %37, %42, !dbg !2053
    #dbg_value(double %43, !2043, !DIExpression(), !2046)
  %44 = or disjoint i64 %30, 2, !dbg !2054
    #dbg_value(i64 %44, !2044, !DIExpression(), !2047)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !2051
  %46 = load float, ptr %45, align 4, !dbg !2051, !tbaa !1572
  %47 = fpext float %46 to double, !dbg !2051
  %48 = fmul double %47, %47, !dbg !2052
  %49 = fadd double %43, %48, !dbg !2053
    #dbg_value(double %49, !2043, !DIExpression(), !2046)
  %50 = or disjoint i64 %30, 3, !dbg !2054
    #dbg_value(i64 %50, !2044, !DIExpression(), !2047)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !2051
  %52 = load float, ptr %51, align 4, !dbg !2051, !tbaa !1572
  %53 = fpext float %52 to double, !dbg !2051
  %54 = fmul double %53, %53, !dbg !2052
  %55 = fadd double %49, %54, !dbg !2053
    #dbg_value(double %55, !2043, !DIExpression(), !2046)
  %56 = add nuw i64 %30, 4, !dbg !2054
    #dbg_value(i64 %56, !2044, !DIExpression(), !2047)
  %57 = add i64 %32, 4, !dbg !2050
  %58 = icmp eq i64 %57, %8, !dbg !2050
  br i1 %58, label %9, label %29, !dbg !2050, !llvm.loop !2058
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !210 double @sqrt(double noundef) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare !dbg !2060 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !2063 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !2067 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !566 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #13

declare !dbg !2070 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #15

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !2073 float @expf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !262 float @erff(float noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #17

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline norecurse nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }
attributes #19 = { nounwind willreturn memory(none) }
attributes #20 = { cold nounwind }
attributes #21 = { cold }
attributes #22 = { nounwind allocsize(0) }
attributes #23 = { noreturn nounwind }

!llvm.dbg.cu = !{!73}
!llvm.module.flags = !{!730, !731, !732, !733, !734, !735, !736}
!llvm.ident = !{!737}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/bert/bert_cblas.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "8558b99bfd1b9f7ba639cf634fbe3f3d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 5)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !10, line: 73, type: !11, isLocal: true, isDefinition: true)
!10 = !DIFile(filename: "samples/bert/bert.h", directory: ".", checksumkind: CSK_MD5, checksum: "d8b6c61944c7dc24f9bf3cf9d0994615")
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 7)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !10, line: 74, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 9)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !10, line: 79, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 904, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 113)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !26, line: 88, type: !27, isLocal: true, isDefinition: true)
!26 = !DIFile(filename: "samples/bert/../common.h", directory: ".", checksumkind: CSK_MD5, checksum: "0bca478a5fe7e0c6561d8ca42ceab258")
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 56)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !10, line: 53, type: !16, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !10, line: 54, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 6)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !10, line: 55, type: !11, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !10, line: 56, type: !34, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !10, line: 57, type: !3, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !10, line: 60, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 57)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !26, line: 61, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 32)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !10, line: 98, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 64)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !26, line: 100, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 14)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !26, line: 106, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 3)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !26, line: 109, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 24)
!73 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !74, retainedTypes: !98, globals: !144, imports: !150, splitDebugInlining: false, nameTableKind: None)
!74 = !{!75, !79, !83, !92}
!75 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !26, line: 23, baseType: !76, size: 32, elements: !77)
!76 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!77 = !{!78}
!78 = !DIEnumerator(name: "EXIT_USAGE", value: 2, isUnsigned: true)
!79 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !10, line: 8, baseType: !76, size: 32, elements: !80)
!80 = !{!81, !82}
!81 = !DIEnumerator(name: "MAX_LAYERS", value: 20, isUnsigned: true)
!82 = !DIEnumerator(name: "BASE_LAYERS", value: 12, isUnsigned: true)
!83 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !10, line: 24, baseType: !76, size: 32, elements: !84)
!84 = !{!85, !86, !87, !88, !89, !90, !91}
!85 = !DIEnumerator(name: "QUERY", value: 0, isUnsigned: true)
!86 = !DIEnumerator(name: "KEY", value: 1, isUnsigned: true)
!87 = !DIEnumerator(name: "VALUE", value: 2, isUnsigned: true)
!88 = !DIEnumerator(name: "OUTPUT", value: 3, isUnsigned: true)
!89 = !DIEnumerator(name: "UP", value: 4, isUnsigned: true)
!90 = !DIEnumerator(name: "DOWN", value: 5, isUnsigned: true)
!91 = !DIEnumerator(name: "MATRICES", value: 6, isUnsigned: true)
!92 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !93, line: 5, baseType: !76, size: 32, elements: !94)
!93 = !DIFile(filename: "samples/bert/../blas.h", directory: ".", checksumkind: CSK_MD5, checksum: "f96f2df929463500072d6b143aa29843")
!94 = !{!95, !96, !97}
!95 = !DIEnumerator(name: "CblasColMajor", value: 102, isUnsigned: true)
!96 = !DIEnumerator(name: "CblasNoTrans", value: 111, isUnsigned: true)
!97 = !DIEnumerator(name: "CblasTrans", value: 112, isUnsigned: true)
!98 = !{!99, !100, !105, !107, !109, !108, !112, !113}
!99 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !101, line: 27, baseType: !102)
!101 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !103, line: 45, baseType: !104)
!103 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!104 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !106, line: 18, baseType: !104)
!106 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !110, line: 26, baseType: !111)
!110 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !103, line: 41, baseType: !99)
!112 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!113 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<float *>", scope: !115, file: !114, line: 47, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !116, templateParams: !142, identifier: "_ZTSSt16initializer_listIPfE")
!114 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!115 = !DINamespace(name: "std", scope: null)
!116 = !{!117, !121, !125, !130, !133, !138, !141}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_M_array", scope: !113, file: !114, line: 58, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !113, file: !114, line: 54, baseType: !119, flags: DIFlagPublic)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !107)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !113, file: !114, line: 59, baseType: !122, size: 64, offset: 64)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !114, line: 53, baseType: !123, flags: DIFlagPublic)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !115, file: !124, line: 298, baseType: !104)
!124 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!125 = !DISubprogram(name: "initializer_list", scope: !113, file: !114, line: 62, type: !126, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !128, !129, !122}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !113, file: !114, line: 55, baseType: !119, flags: DIFlagPublic)
!130 = !DISubprogram(name: "initializer_list", scope: !113, file: !114, line: 66, type: !131, scopeLine: 66, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !128}
!133 = !DISubprogram(name: "size", linkageName: "_ZNKSt16initializer_listIPfE4sizeEv", scope: !113, file: !114, line: 71, type: !134, scopeLine: 71, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!122, !136}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !113)
!138 = !DISubprogram(name: "begin", linkageName: "_ZNKSt16initializer_listIPfE5beginEv", scope: !113, file: !114, line: 75, type: !139, scopeLine: 75, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!129, !136}
!141 = !DISubprogram(name: "end", linkageName: "_ZNKSt16initializer_listIPfE3endEv", scope: !113, file: !114, line: 79, type: !139, scopeLine: 79, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !{!143}
!143 = !DITemplateTypeParameter(name: "_E", type: !107)
!144 = !{!0, !8, !14, !19, !24, !30, !32, !37, !39, !41, !43, !48, !53, !58, !145, !63, !68}
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !26, line: 105, type: !147, isLocal: true, isDefinition: true)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 2)
!150 = !{!151, !157, !163, !165, !167, !171, !173, !175, !177, !179, !181, !183, !185, !190, !194, !196, !198, !203, !205, !207, !209, !211, !213, !215, !218, !220, !222, !226, !231, !233, !235, !237, !239, !241, !243, !245, !247, !249, !251, !255, !259, !261, !263, !265, !267, !269, !271, !273, !275, !277, !279, !281, !283, !285, !287, !289, !293, !297, !301, !303, !305, !307, !309, !311, !313, !315, !317, !319, !323, !327, !331, !333, !335, !337, !342, !346, !350, !352, !354, !356, !358, !360, !362, !364, !366, !368, !370, !372, !374, !379, !383, !387, !389, !391, !393, !398, !402, !406, !408, !410, !412, !414, !416, !418, !422, !426, !428, !430, !432, !434, !438, !442, !446, !448, !450, !452, !454, !456, !458, !462, !466, !470, !472, !476, !480, !482, !484, !486, !488, !490, !492, !496, !502, !507, !511, !517, !521, !526, !531, !533, !536, !540, !544, !555, !557, !561, !565, !569, !574, !578, !582, !586, !590, !598, !602, !606, !608, !612, !616, !620, !626, !630, !634, !636, !644, !648, !655, !657, !661, !665, !669, !673, !678, !682, !686, !687, !688, !689, !691, !692, !693, !694, !695, !696, !697, !699, !700, !701, !702, !703, !704, !705, !706, !707, !708, !709, !710, !711, !712, !713, !714, !715, !716, !717, !718, !719, !720, !721, !722, !723, !724, !725, !726, !727, !728, !729}
!151 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !152, file: !156, line: 52)
!152 = !DISubprogram(name: "abs", scope: !153, file: !153, line: 861, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!154 = !DISubroutineType(types: !155)
!155 = !{!99, !99}
!156 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !158, file: !162, line: 83)
!158 = !DISubprogram(name: "acos", scope: !159, file: !159, line: 53, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!160 = !DISubroutineType(types: !161)
!161 = !{!112, !112}
!162 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cmath", directory: "")
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !164, file: !162, line: 102)
!164 = !DISubprogram(name: "asin", scope: !159, file: !159, line: 55, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !166, file: !162, line: 121)
!166 = !DISubprogram(name: "atan", scope: !159, file: !159, line: 57, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !168, file: !162, line: 140)
!168 = !DISubprogram(name: "atan2", scope: !159, file: !159, line: 59, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubroutineType(types: !170)
!170 = !{!112, !112, !112}
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !172, file: !162, line: 161)
!172 = !DISubprogram(name: "ceil", scope: !159, file: !159, line: 159, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !174, file: !162, line: 180)
!174 = !DISubprogram(name: "cos", scope: !159, file: !159, line: 62, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !176, file: !162, line: 199)
!176 = !DISubprogram(name: "cosh", scope: !159, file: !159, line: 71, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !178, file: !162, line: 218)
!178 = !DISubprogram(name: "exp", scope: !159, file: !159, line: 95, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !180, file: !162, line: 237)
!180 = !DISubprogram(name: "fabs", scope: !159, file: !159, line: 162, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !182, file: !162, line: 256)
!182 = !DISubprogram(name: "floor", scope: !159, file: !159, line: 165, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !184, file: !162, line: 275)
!184 = !DISubprogram(name: "fmod", scope: !159, file: !159, line: 168, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !186, file: !162, line: 296)
!186 = !DISubprogram(name: "frexp", scope: !159, file: !159, line: 98, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!112, !112, !189}
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !191, file: !162, line: 315)
!191 = !DISubprogram(name: "ldexp", scope: !159, file: !159, line: 101, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!112, !112, !99}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !195, file: !162, line: 334)
!195 = !DISubprogram(name: "log", scope: !159, file: !159, line: 104, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !197, file: !162, line: 353)
!197 = !DISubprogram(name: "log10", scope: !159, file: !159, line: 107, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !199, file: !162, line: 372)
!199 = !DISubprogram(name: "modf", scope: !159, file: !159, line: 110, type: !200, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DISubroutineType(types: !201)
!201 = !{!112, !112, !202}
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!203 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !204, file: !162, line: 384)
!204 = !DISubprogram(name: "pow", scope: !159, file: !159, line: 140, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !206, file: !162, line: 421)
!206 = !DISubprogram(name: "sin", scope: !159, file: !159, line: 64, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!207 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !208, file: !162, line: 440)
!208 = !DISubprogram(name: "sinh", scope: !159, file: !159, line: 73, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !210, file: !162, line: 459)
!210 = !DISubprogram(name: "sqrt", scope: !159, file: !159, line: 143, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !212, file: !162, line: 478)
!212 = !DISubprogram(name: "tan", scope: !159, file: !159, line: 66, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !214, file: !162, line: 497)
!214 = !DISubprogram(name: "tanh", scope: !159, file: !159, line: 75, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !216, file: !162, line: 1065)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "double_t", file: !217, line: 164, baseType: !112)
!217 = !DIFile(filename: "/usr/include/math.h", directory: "", checksumkind: CSK_MD5, checksum: "6109561044b2929616a1559ec58c6c55")
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !219, file: !162, line: 1066)
!219 = !DIDerivedType(tag: DW_TAG_typedef, name: "float_t", file: !217, line: 163, baseType: !108)
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !221, file: !162, line: 1069)
!221 = !DISubprogram(name: "acosh", scope: !159, file: !159, line: 85, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !223, file: !162, line: 1070)
!223 = !DISubprogram(name: "acoshf", scope: !159, file: !159, line: 85, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!108, !108}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !227, file: !162, line: 1071)
!227 = !DISubprogram(name: "acoshl", scope: !159, file: !159, line: 85, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!230, !230}
!230 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !232, file: !162, line: 1073)
!232 = !DISubprogram(name: "asinh", scope: !159, file: !159, line: 87, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !234, file: !162, line: 1074)
!234 = !DISubprogram(name: "asinhf", scope: !159, file: !159, line: 87, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !236, file: !162, line: 1075)
!236 = !DISubprogram(name: "asinhl", scope: !159, file: !159, line: 87, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !238, file: !162, line: 1077)
!238 = !DISubprogram(name: "atanh", scope: !159, file: !159, line: 89, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !240, file: !162, line: 1078)
!240 = !DISubprogram(name: "atanhf", scope: !159, file: !159, line: 89, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !242, file: !162, line: 1079)
!242 = !DISubprogram(name: "atanhl", scope: !159, file: !159, line: 89, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !244, file: !162, line: 1081)
!244 = !DISubprogram(name: "cbrt", scope: !159, file: !159, line: 152, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !246, file: !162, line: 1082)
!246 = !DISubprogram(name: "cbrtf", scope: !159, file: !159, line: 152, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !248, file: !162, line: 1083)
!248 = !DISubprogram(name: "cbrtl", scope: !159, file: !159, line: 152, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !250, file: !162, line: 1085)
!250 = !DISubprogram(name: "copysign", scope: !159, file: !159, line: 198, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !252, file: !162, line: 1086)
!252 = !DISubprogram(name: "copysignf", scope: !159, file: !159, line: 198, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{!108, !108, !108}
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !256, file: !162, line: 1087)
!256 = !DISubprogram(name: "copysignl", scope: !159, file: !159, line: 198, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DISubroutineType(types: !258)
!258 = !{!230, !230, !230}
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !260, file: !162, line: 1089)
!260 = !DISubprogram(name: "erf", scope: !159, file: !159, line: 231, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !262, file: !162, line: 1090)
!262 = !DISubprogram(name: "erff", scope: !159, file: !159, line: 231, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !264, file: !162, line: 1091)
!264 = !DISubprogram(name: "erfl", scope: !159, file: !159, line: 231, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !266, file: !162, line: 1093)
!266 = !DISubprogram(name: "erfc", scope: !159, file: !159, line: 232, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !268, file: !162, line: 1094)
!268 = !DISubprogram(name: "erfcf", scope: !159, file: !159, line: 232, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !270, file: !162, line: 1095)
!270 = !DISubprogram(name: "erfcl", scope: !159, file: !159, line: 232, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !272, file: !162, line: 1097)
!272 = !DISubprogram(name: "exp2", scope: !159, file: !159, line: 130, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !274, file: !162, line: 1098)
!274 = !DISubprogram(name: "exp2f", scope: !159, file: !159, line: 130, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !276, file: !162, line: 1099)
!276 = !DISubprogram(name: "exp2l", scope: !159, file: !159, line: 130, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !278, file: !162, line: 1101)
!278 = !DISubprogram(name: "expm1", scope: !159, file: !159, line: 119, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !280, file: !162, line: 1102)
!280 = !DISubprogram(name: "expm1f", scope: !159, file: !159, line: 119, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !282, file: !162, line: 1103)
!282 = !DISubprogram(name: "expm1l", scope: !159, file: !159, line: 119, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !284, file: !162, line: 1105)
!284 = !DISubprogram(name: "fdim", scope: !159, file: !159, line: 329, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !286, file: !162, line: 1106)
!286 = !DISubprogram(name: "fdimf", scope: !159, file: !159, line: 329, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !288, file: !162, line: 1107)
!288 = !DISubprogram(name: "fdiml", scope: !159, file: !159, line: 329, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!289 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !290, file: !162, line: 1109)
!290 = !DISubprogram(name: "fma", scope: !159, file: !159, line: 340, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{!112, !112, !112, !112}
!293 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !294, file: !162, line: 1110)
!294 = !DISubprogram(name: "fmaf", scope: !159, file: !159, line: 340, type: !295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubroutineType(types: !296)
!296 = !{!108, !108, !108, !108}
!297 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !298, file: !162, line: 1111)
!298 = !DISubprogram(name: "fmal", scope: !159, file: !159, line: 340, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!299 = !DISubroutineType(types: !300)
!300 = !{!230, !230, !230, !230}
!301 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !302, file: !162, line: 1113)
!302 = !DISubprogram(name: "fmax", scope: !159, file: !159, line: 333, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !304, file: !162, line: 1114)
!304 = !DISubprogram(name: "fmaxf", scope: !159, file: !159, line: 333, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!305 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !306, file: !162, line: 1115)
!306 = !DISubprogram(name: "fmaxl", scope: !159, file: !159, line: 333, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !308, file: !162, line: 1117)
!308 = !DISubprogram(name: "fmin", scope: !159, file: !159, line: 336, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!309 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !310, file: !162, line: 1118)
!310 = !DISubprogram(name: "fminf", scope: !159, file: !159, line: 336, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !312, file: !162, line: 1119)
!312 = !DISubprogram(name: "fminl", scope: !159, file: !159, line: 336, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!313 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !314, file: !162, line: 1121)
!314 = !DISubprogram(name: "hypot", scope: !159, file: !159, line: 147, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !316, file: !162, line: 1122)
!316 = !DISubprogram(name: "hypotf", scope: !159, file: !159, line: 147, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!317 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !318, file: !162, line: 1123)
!318 = !DISubprogram(name: "hypotl", scope: !159, file: !159, line: 147, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !320, file: !162, line: 1125)
!320 = !DISubprogram(name: "ilogb", scope: !159, file: !159, line: 283, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!99, !112}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !324, file: !162, line: 1126)
!324 = !DISubprogram(name: "ilogbf", scope: !159, file: !159, line: 283, type: !325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{!99, !108}
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !328, file: !162, line: 1127)
!328 = !DISubprogram(name: "ilogbl", scope: !159, file: !159, line: 283, type: !329, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!329 = !DISubroutineType(types: !330)
!330 = !{!99, !230}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !332, file: !162, line: 1129)
!332 = !DISubprogram(name: "lgamma", scope: !159, file: !159, line: 233, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !334, file: !162, line: 1130)
!334 = !DISubprogram(name: "lgammaf", scope: !159, file: !159, line: 233, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !336, file: !162, line: 1131)
!336 = !DISubprogram(name: "lgammal", scope: !159, file: !159, line: 233, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !338, file: !162, line: 1134)
!338 = !DISubprogram(name: "llrint", scope: !159, file: !159, line: 319, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!339 = !DISubroutineType(types: !340)
!340 = !{!341, !112}
!341 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!342 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !343, file: !162, line: 1135)
!343 = !DISubprogram(name: "llrintf", scope: !159, file: !159, line: 319, type: !344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!344 = !DISubroutineType(types: !345)
!345 = !{!341, !108}
!346 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !347, file: !162, line: 1136)
!347 = !DISubprogram(name: "llrintl", scope: !159, file: !159, line: 319, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubroutineType(types: !349)
!349 = !{!341, !230}
!350 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !351, file: !162, line: 1138)
!351 = !DISubprogram(name: "llround", scope: !159, file: !159, line: 325, type: !339, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !353, file: !162, line: 1139)
!353 = !DISubprogram(name: "llroundf", scope: !159, file: !159, line: 325, type: !344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!354 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !355, file: !162, line: 1140)
!355 = !DISubprogram(name: "llroundl", scope: !159, file: !159, line: 325, type: !348, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!356 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !357, file: !162, line: 1143)
!357 = !DISubprogram(name: "log1p", scope: !159, file: !159, line: 122, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!358 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !359, file: !162, line: 1144)
!359 = !DISubprogram(name: "log1pf", scope: !159, file: !159, line: 122, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !361, file: !162, line: 1145)
!361 = !DISubprogram(name: "log1pl", scope: !159, file: !159, line: 122, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !363, file: !162, line: 1147)
!363 = !DISubprogram(name: "log2", scope: !159, file: !159, line: 133, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !365, file: !162, line: 1148)
!365 = !DISubprogram(name: "log2f", scope: !159, file: !159, line: 133, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !367, file: !162, line: 1149)
!367 = !DISubprogram(name: "log2l", scope: !159, file: !159, line: 133, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !369, file: !162, line: 1151)
!369 = !DISubprogram(name: "logb", scope: !159, file: !159, line: 125, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !371, file: !162, line: 1152)
!371 = !DISubprogram(name: "logbf", scope: !159, file: !159, line: 125, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !373, file: !162, line: 1153)
!373 = !DISubprogram(name: "logbl", scope: !159, file: !159, line: 125, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !375, file: !162, line: 1155)
!375 = !DISubprogram(name: "lrint", scope: !159, file: !159, line: 317, type: !376, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!376 = !DISubroutineType(types: !377)
!377 = !{!378, !112}
!378 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!379 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !380, file: !162, line: 1156)
!380 = !DISubprogram(name: "lrintf", scope: !159, file: !159, line: 317, type: !381, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !DISubroutineType(types: !382)
!382 = !{!378, !108}
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !384, file: !162, line: 1157)
!384 = !DISubprogram(name: "lrintl", scope: !159, file: !159, line: 317, type: !385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!385 = !DISubroutineType(types: !386)
!386 = !{!378, !230}
!387 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !388, file: !162, line: 1159)
!388 = !DISubprogram(name: "lround", scope: !159, file: !159, line: 323, type: !376, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !390, file: !162, line: 1160)
!390 = !DISubprogram(name: "lroundf", scope: !159, file: !159, line: 323, type: !381, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !392, file: !162, line: 1161)
!392 = !DISubprogram(name: "lroundl", scope: !159, file: !159, line: 323, type: !385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !394, file: !162, line: 1163)
!394 = !DISubprogram(name: "nan", scope: !159, file: !159, line: 203, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{!112, !397}
!397 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!398 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !399, file: !162, line: 1164)
!399 = !DISubprogram(name: "nanf", scope: !159, file: !159, line: 203, type: !400, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!400 = !DISubroutineType(types: !401)
!401 = !{!108, !397}
!402 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !403, file: !162, line: 1165)
!403 = !DISubprogram(name: "nanl", scope: !159, file: !159, line: 203, type: !404, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!404 = !DISubroutineType(types: !405)
!405 = !{!230, !397}
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !407, file: !162, line: 1167)
!407 = !DISubprogram(name: "nearbyint", scope: !159, file: !159, line: 297, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !409, file: !162, line: 1168)
!409 = !DISubprogram(name: "nearbyintf", scope: !159, file: !159, line: 297, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !411, file: !162, line: 1169)
!411 = !DISubprogram(name: "nearbyintl", scope: !159, file: !159, line: 297, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !413, file: !162, line: 1171)
!413 = !DISubprogram(name: "nextafter", scope: !159, file: !159, line: 262, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!414 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !415, file: !162, line: 1172)
!415 = !DISubprogram(name: "nextafterf", scope: !159, file: !159, line: 262, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !417, file: !162, line: 1173)
!417 = !DISubprogram(name: "nextafterl", scope: !159, file: !159, line: 262, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!418 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !419, file: !162, line: 1175)
!419 = !DISubprogram(name: "nexttoward", scope: !159, file: !159, line: 264, type: !420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DISubroutineType(types: !421)
!421 = !{!112, !112, !230}
!422 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !423, file: !162, line: 1176)
!423 = !DISubprogram(name: "nexttowardf", scope: !159, file: !159, line: 264, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!108, !108, !230}
!426 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !427, file: !162, line: 1177)
!427 = !DISubprogram(name: "nexttowardl", scope: !159, file: !159, line: 264, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !429, file: !162, line: 1179)
!429 = !DISubprogram(name: "remainder", scope: !159, file: !159, line: 275, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !431, file: !162, line: 1180)
!431 = !DISubprogram(name: "remainderf", scope: !159, file: !159, line: 275, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !433, file: !162, line: 1181)
!433 = !DISubprogram(name: "remainderl", scope: !159, file: !159, line: 275, type: !257, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !435, file: !162, line: 1183)
!435 = !DISubprogram(name: "remquo", scope: !159, file: !159, line: 310, type: !436, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{!112, !112, !112, !189}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !439, file: !162, line: 1184)
!439 = !DISubprogram(name: "remquof", scope: !159, file: !159, line: 310, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{!108, !108, !108, !189}
!442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !443, file: !162, line: 1185)
!443 = !DISubprogram(name: "remquol", scope: !159, file: !159, line: 310, type: !444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!444 = !DISubroutineType(types: !445)
!445 = !{!230, !230, !230, !189}
!446 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !447, file: !162, line: 1187)
!447 = !DISubprogram(name: "rint", scope: !159, file: !159, line: 259, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !449, file: !162, line: 1188)
!449 = !DISubprogram(name: "rintf", scope: !159, file: !159, line: 259, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !451, file: !162, line: 1189)
!451 = !DISubprogram(name: "rintl", scope: !159, file: !159, line: 259, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !453, file: !162, line: 1191)
!453 = !DISubprogram(name: "round", scope: !159, file: !159, line: 301, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!454 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !455, file: !162, line: 1192)
!455 = !DISubprogram(name: "roundf", scope: !159, file: !159, line: 301, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !457, file: !162, line: 1193)
!457 = !DISubprogram(name: "roundl", scope: !159, file: !159, line: 301, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !459, file: !162, line: 1195)
!459 = !DISubprogram(name: "scalbln", scope: !159, file: !159, line: 293, type: !460, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!460 = !DISubroutineType(types: !461)
!461 = !{!112, !112, !378}
!462 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !463, file: !162, line: 1196)
!463 = !DISubprogram(name: "scalblnf", scope: !159, file: !159, line: 293, type: !464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DISubroutineType(types: !465)
!465 = !{!108, !108, !378}
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !467, file: !162, line: 1197)
!467 = !DISubprogram(name: "scalblnl", scope: !159, file: !159, line: 293, type: !468, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!468 = !DISubroutineType(types: !469)
!469 = !{!230, !230, !378}
!470 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !471, file: !162, line: 1199)
!471 = !DISubprogram(name: "scalbn", scope: !159, file: !159, line: 279, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!472 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !473, file: !162, line: 1200)
!473 = !DISubprogram(name: "scalbnf", scope: !159, file: !159, line: 279, type: !474, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!474 = !DISubroutineType(types: !475)
!475 = !{!108, !108, !99}
!476 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !477, file: !162, line: 1201)
!477 = !DISubprogram(name: "scalbnl", scope: !159, file: !159, line: 279, type: !478, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!478 = !DISubroutineType(types: !479)
!479 = !{!230, !230, !99}
!480 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !481, file: !162, line: 1203)
!481 = !DISubprogram(name: "tgamma", scope: !159, file: !159, line: 238, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!482 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !483, file: !162, line: 1204)
!483 = !DISubprogram(name: "tgammaf", scope: !159, file: !159, line: 238, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!484 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !485, file: !162, line: 1205)
!485 = !DISubprogram(name: "tgammal", scope: !159, file: !159, line: 238, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!486 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !487, file: !162, line: 1207)
!487 = !DISubprogram(name: "trunc", scope: !159, file: !159, line: 305, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !489, file: !162, line: 1208)
!489 = !DISubprogram(name: "truncf", scope: !159, file: !159, line: 305, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !491, file: !162, line: 1209)
!491 = !DISubprogram(name: "truncl", scope: !159, file: !159, line: 305, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !493, entity: !494, file: !495, line: 58)
!493 = !DINamespace(name: "__gnu_debug", scope: null)
!494 = !DINamespace(name: "__debug", scope: !115)
!495 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "", checksumkind: CSK_MD5, checksum: "09fce61e0085ea92b4bd81d6cd4dcc16")
!496 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !497, file: !501, line: 38)
!497 = !DISubprogram(name: "abs", linkageName: "_ZSt3absg", scope: !115, file: !156, line: 103, type: !498, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!498 = !DISubroutineType(types: !499)
!499 = !{!500, !500}
!500 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!501 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/math.h", directory: "", checksumkind: CSK_MD5, checksum: "a14c9b34103c0dfcabf33d32bb27cfd4")
!502 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !503, file: !501, line: 54)
!503 = !DISubprogram(name: "modf", linkageName: "_ZSt4modfePe", scope: !115, file: !162, line: 380, type: !504, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!504 = !DISubroutineType(types: !505)
!505 = !{!230, !230, !506}
!506 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !230, size: 64)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !508, file: !510, line: 127)
!508 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !153, line: 63, baseType: !509)
!509 = !DICompositeType(tag: DW_TAG_structure_type, file: !153, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!510 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!511 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !512, file: !510, line: 128)
!512 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !153, line: 71, baseType: !513)
!513 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !153, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !514, identifier: "_ZTS6ldiv_t")
!514 = !{!515, !516}
!515 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !513, file: !153, line: 69, baseType: !378, size: 64)
!516 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !513, file: !153, line: 70, baseType: !378, size: 64, offset: 64)
!517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !518, file: !510, line: 130)
!518 = !DISubprogram(name: "abort", scope: !153, file: !153, line: 611, type: !519, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!519 = !DISubroutineType(types: !520)
!520 = !{null}
!521 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !522, file: !510, line: 132)
!522 = !DISubprogram(name: "aligned_alloc", scope: !153, file: !153, line: 605, type: !523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!523 = !DISubroutineType(types: !524)
!524 = !{!525, !105, !105}
!525 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !527, file: !510, line: 134)
!527 = !DISubprogram(name: "atexit", scope: !153, file: !153, line: 615, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!528 = !DISubroutineType(types: !529)
!529 = !{!99, !530}
!530 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !519, size: 64)
!531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !532, file: !510, line: 137)
!532 = !DISubprogram(name: "at_quick_exit", scope: !153, file: !153, line: 620, type: !528, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !534, file: !510, line: 140)
!534 = !DISubprogram(name: "atof", scope: !535, file: !535, line: 25, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-float.h", directory: "", checksumkind: CSK_MD5, checksum: "adfe1626ff4efc68ac58c367ff5f206b")
!536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !537, file: !510, line: 141)
!537 = !DISubprogram(name: "atoi", scope: !153, file: !153, line: 362, type: !538, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!538 = !DISubroutineType(types: !539)
!539 = !{!99, !397}
!540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !541, file: !510, line: 142)
!541 = !DISubprogram(name: "atol", scope: !153, file: !153, line: 367, type: !542, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!542 = !DISubroutineType(types: !543)
!543 = !{!378, !397}
!544 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !545, file: !510, line: 143)
!545 = !DISubprogram(name: "bsearch", scope: !546, file: !546, line: 20, type: !547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!546 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-bsearch.h", directory: "", checksumkind: CSK_MD5, checksum: "724ededa330cc3e0cbd34c5b4030a6f6")
!547 = !DISubroutineType(types: !548)
!548 = !{!525, !549, !549, !105, !105, !551}
!549 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !550, size: 64)
!550 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!551 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !153, line: 829, baseType: !552)
!552 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !553, size: 64)
!553 = !DISubroutineType(types: !554)
!554 = !{!99, !549, !549}
!555 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !556, file: !510, line: 144)
!556 = !DISubprogram(name: "calloc", scope: !153, file: !153, line: 556, type: !523, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!557 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !558, file: !510, line: 145)
!558 = !DISubprogram(name: "div", scope: !153, file: !153, line: 873, type: !559, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!559 = !DISubroutineType(types: !560)
!560 = !{!508, !99, !99}
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !562, file: !510, line: 146)
!562 = !DISubprogram(name: "exit", scope: !153, file: !153, line: 637, type: !563, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!563 = !DISubroutineType(types: !564)
!564 = !{null, !99}
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !566, file: !510, line: 147)
!566 = !DISubprogram(name: "free", scope: !153, file: !153, line: 568, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{null, !525}
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !570, file: !510, line: 148)
!570 = !DISubprogram(name: "getenv", scope: !153, file: !153, line: 654, type: !571, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!571 = !DISubroutineType(types: !572)
!572 = !{!573, !397}
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !575, file: !510, line: 149)
!575 = !DISubprogram(name: "labs", scope: !153, file: !153, line: 862, type: !576, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!576 = !DISubroutineType(types: !577)
!577 = !{!378, !378}
!578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !579, file: !510, line: 150)
!579 = !DISubprogram(name: "ldiv", scope: !153, file: !153, line: 875, type: !580, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!580 = !DISubroutineType(types: !581)
!581 = !{!512, !378, !378}
!582 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !583, file: !510, line: 151)
!583 = !DISubprogram(name: "malloc", scope: !153, file: !153, line: 553, type: !584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!584 = !DISubroutineType(types: !585)
!585 = !{!525, !105}
!586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !587, file: !510, line: 153)
!587 = !DISubprogram(name: "mblen", scope: !153, file: !153, line: 943, type: !588, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!588 = !DISubroutineType(types: !589)
!589 = !{!99, !397, !105}
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !591, file: !510, line: 154)
!591 = !DISubprogram(name: "mbstowcs", scope: !153, file: !153, line: 954, type: !592, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!592 = !DISubroutineType(types: !593)
!593 = !{!105, !594, !597, !105}
!594 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !595)
!595 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !596, size: 64)
!596 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!597 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !397)
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !599, file: !510, line: 155)
!599 = !DISubprogram(name: "mbtowc", scope: !153, file: !153, line: 946, type: !600, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!600 = !DISubroutineType(types: !601)
!601 = !{!99, !594, !597, !105}
!602 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !603, file: !510, line: 157)
!603 = !DISubprogram(name: "qsort", scope: !153, file: !153, line: 851, type: !604, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!604 = !DISubroutineType(types: !605)
!605 = !{null, !525, !105, !105, !551}
!606 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !607, file: !510, line: 160)
!607 = !DISubprogram(name: "quick_exit", scope: !153, file: !153, line: 643, type: !563, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !609, file: !510, line: 163)
!609 = !DISubprogram(name: "rand", scope: !153, file: !153, line: 454, type: !610, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubroutineType(types: !611)
!611 = !{!99}
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !613, file: !510, line: 164)
!613 = !DISubprogram(name: "realloc", scope: !153, file: !153, line: 564, type: !614, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DISubroutineType(types: !615)
!615 = !{!525, !525, !105}
!616 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !617, file: !510, line: 165)
!617 = !DISubprogram(name: "srand", scope: !153, file: !153, line: 456, type: !618, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DISubroutineType(types: !619)
!619 = !{null, !76}
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !621, file: !510, line: 166)
!621 = !DISubprogram(name: "strtod", scope: !153, file: !153, line: 118, type: !622, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!622 = !DISubroutineType(types: !623)
!623 = !{!112, !597, !624}
!624 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !625)
!625 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !573, size: 64)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !627, file: !510, line: 167)
!627 = !DISubprogram(name: "strtol", scope: !153, file: !153, line: 177, type: !628, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!628 = !DISubroutineType(types: !629)
!629 = !{!378, !597, !624, !99}
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !631, file: !510, line: 168)
!631 = !DISubprogram(name: "strtoul", scope: !153, file: !153, line: 181, type: !632, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!632 = !DISubroutineType(types: !633)
!633 = !{!104, !597, !624, !99}
!634 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !635, file: !510, line: 169)
!635 = !DISubprogram(name: "system", scope: !153, file: !153, line: 804, type: !538, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !637, file: !510, line: 171)
!637 = !DISubprogram(name: "wcstombs", scope: !153, file: !153, line: 958, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!638 = !DISubroutineType(types: !639)
!639 = !{!105, !640, !641, !105}
!640 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !573)
!641 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !642)
!642 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !643, size: 64)
!643 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !596)
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !645, file: !510, line: 172)
!645 = !DISubprogram(name: "wctomb", scope: !153, file: !153, line: 950, type: !646, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!646 = !DISubroutineType(types: !647)
!647 = !{!99, !573, !596}
!648 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !650, file: !510, line: 200)
!649 = !DINamespace(name: "__gnu_cxx", scope: null)
!650 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !153, line: 81, baseType: !651)
!651 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !153, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !652, identifier: "_ZTS7lldiv_t")
!652 = !{!653, !654}
!653 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !651, file: !153, line: 79, baseType: !341, size: 64)
!654 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !651, file: !153, line: 80, baseType: !341, size: 64, offset: 64)
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !656, file: !510, line: 206)
!656 = !DISubprogram(name: "_Exit", scope: !153, file: !153, line: 649, type: !563, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !658, file: !510, line: 210)
!658 = !DISubprogram(name: "llabs", scope: !153, file: !153, line: 865, type: !659, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!659 = !DISubroutineType(types: !660)
!660 = !{!341, !341}
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !662, file: !510, line: 216)
!662 = !DISubprogram(name: "lldiv", scope: !153, file: !153, line: 879, type: !663, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!663 = !DISubroutineType(types: !664)
!664 = !{!650, !341, !341}
!665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !666, file: !510, line: 227)
!666 = !DISubprogram(name: "atoll", scope: !153, file: !153, line: 374, type: !667, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!667 = !DISubroutineType(types: !668)
!668 = !{!341, !397}
!669 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !670, file: !510, line: 228)
!670 = !DISubprogram(name: "strtoll", scope: !153, file: !153, line: 201, type: !671, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!671 = !DISubroutineType(types: !672)
!672 = !{!341, !597, !624, !99}
!673 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !674, file: !510, line: 229)
!674 = !DISubprogram(name: "strtoull", scope: !153, file: !153, line: 206, type: !675, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!675 = !DISubroutineType(types: !676)
!676 = !{!677, !597, !624, !99}
!677 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!678 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !679, file: !510, line: 231)
!679 = !DISubprogram(name: "strtof", scope: !153, file: !153, line: 124, type: !680, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DISubroutineType(types: !681)
!681 = !{!108, !597, !624}
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !649, entity: !683, file: !510, line: 232)
!683 = !DISubprogram(name: "strtold", scope: !153, file: !153, line: 127, type: !684, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DISubroutineType(types: !685)
!685 = !{!230, !597, !624}
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !650, file: !510, line: 240)
!687 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !656, file: !510, line: 242)
!688 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !658, file: !510, line: 244)
!689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !690, file: !510, line: 245)
!690 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !649, file: !510, line: 213, type: !663, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !662, file: !510, line: 246)
!692 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !666, file: !510, line: 248)
!693 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !679, file: !510, line: 249)
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !670, file: !510, line: 250)
!695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !674, file: !510, line: 251)
!696 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !115, entity: !683, file: !510, line: 252)
!697 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !518, file: !698, line: 38)
!698 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "ce88caced6ed945413de73c65016f4c2")
!699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !527, file: !698, line: 39)
!700 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !562, file: !698, line: 40)
!701 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !532, file: !698, line: 43)
!702 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !607, file: !698, line: 46)
!703 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !508, file: !698, line: 51)
!704 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !512, file: !698, line: 52)
!705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !497, file: !698, line: 54)
!706 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !534, file: !698, line: 55)
!707 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !537, file: !698, line: 56)
!708 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !541, file: !698, line: 57)
!709 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !545, file: !698, line: 58)
!710 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !556, file: !698, line: 59)
!711 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !690, file: !698, line: 60)
!712 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !566, file: !698, line: 61)
!713 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !570, file: !698, line: 62)
!714 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !575, file: !698, line: 63)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !579, file: !698, line: 64)
!716 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !583, file: !698, line: 65)
!717 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !587, file: !698, line: 67)
!718 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !591, file: !698, line: 68)
!719 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !599, file: !698, line: 69)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !603, file: !698, line: 71)
!721 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !609, file: !698, line: 72)
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !613, file: !698, line: 73)
!723 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !617, file: !698, line: 74)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !621, file: !698, line: 75)
!725 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !627, file: !698, line: 76)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !631, file: !698, line: 77)
!727 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !635, file: !698, line: 78)
!728 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !637, file: !698, line: 80)
!729 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !73, entity: !645, file: !698, line: 81)
!730 = !{i32 7, !"Dwarf Version", i32 5}
!731 = !{i32 2, !"Debug Info Version", i32 3}
!732 = !{i32 1, !"wchar_size", i32 4}
!733 = !{i32 8, !"PIC Level", i32 2}
!734 = !{i32 7, !"PIE Level", i32 2}
!735 = !{i32 7, !"uwtable", i32 2}
!736 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!737 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!738 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 4, type: !739, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !741)
!739 = !DISubroutineType(types: !740)
!740 = !{!99, !99, !625}
!741 = !{!742, !743, !744, !755, !768, !777, !779, !781, !782}
!742 = !DILocalVariable(name: "argc", arg: 1, scope: !738, file: !2, line: 4, type: !99)
!743 = !DILocalVariable(name: "argv", arg: 2, scope: !738, file: !2, line: 4, type: !625)
!744 = !DILocalVariable(name: "arguments", scope: !738, file: !2, line: 5, type: !745)
!745 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !10, line: 17, baseType: !746)
!746 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !10, line: 13, size: 320, flags: DIFlagTypePassByValue, elements: !747, identifier: "_ZTS9Arguments")
!747 = !{!748, !749, !750, !751, !752, !753, !754}
!748 = !DIDerivedType(tag: DW_TAG_member, name: "layers", scope: !746, file: !10, line: 14, baseType: !99, size: 32)
!749 = !DIDerivedType(tag: DW_TAG_member, name: "sequence", scope: !746, file: !10, line: 14, baseType: !99, size: 32, offset: 32)
!750 = !DIDerivedType(tag: DW_TAG_member, name: "batch", scope: !746, file: !10, line: 14, baseType: !99, size: 32, offset: 64)
!751 = !DIDerivedType(tag: DW_TAG_member, name: "hidden", scope: !746, file: !10, line: 14, baseType: !99, size: 32, offset: 96)
!752 = !DIDerivedType(tag: DW_TAG_member, name: "heads", scope: !746, file: !10, line: 14, baseType: !99, size: 32, offset: 128)
!753 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !746, file: !10, line: 15, baseType: !100, size: 64, offset: 192)
!754 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !746, file: !10, line: 16, baseType: !397, size: 64, offset: 256)
!755 = !DILocalVariable(name: "encoder", scope: !738, file: !2, line: 7, type: !756)
!756 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Encoder", file: !757, line: 14, size: 832, flags: DIFlagTypePassByValue, elements: !758, identifier: "_ZTS7Encoder")
!757 = !DIFile(filename: "samples/bert/encoder.hpp", directory: ".", checksumkind: CSK_MD5, checksum: "ea99ad6b103dfb7a1ab5892bdb74a6f9")
!758 = !{!759, !760, !761, !762, !763, !764, !765, !766, !767}
!759 = !DIDerivedType(tag: DW_TAG_member, name: "sizes", scope: !756, file: !757, line: 15, baseType: !745, size: 320)
!760 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !756, file: !757, line: 16, baseType: !107, size: 64, offset: 320)
!761 = !DIDerivedType(tag: DW_TAG_member, name: "query", scope: !756, file: !757, line: 17, baseType: !107, size: 64, offset: 384)
!762 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !756, file: !757, line: 17, baseType: !107, size: 64, offset: 448)
!763 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !756, file: !757, line: 17, baseType: !107, size: 64, offset: 512)
!764 = !DIDerivedType(tag: DW_TAG_member, name: "scores", scope: !756, file: !757, line: 18, baseType: !107, size: 64, offset: 576)
!765 = !DIDerivedType(tag: DW_TAG_member, name: "context", scope: !756, file: !757, line: 19, baseType: !107, size: 64, offset: 640)
!766 = !DIDerivedType(tag: DW_TAG_member, name: "update", scope: !756, file: !757, line: 19, baseType: !107, size: 64, offset: 704)
!767 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !756, file: !757, line: 20, baseType: !107, size: 64, offset: 768)
!768 = !DILocalVariable(name: "layers", scope: !738, file: !2, line: 8, type: !769)
!769 = !DICompositeType(tag: DW_TAG_array_type, baseType: !770, size: 15360, elements: !775)
!770 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Layer", file: !757, line: 10, size: 768, flags: DIFlagTypePassByValue, elements: !771, identifier: "_ZTS5Layer")
!771 = !{!772, !774}
!772 = !DIDerivedType(tag: DW_TAG_member, name: "matrix", scope: !770, file: !757, line: 11, baseType: !773, size: 384)
!773 = !DICompositeType(tag: DW_TAG_array_type, baseType: !107, size: 384, elements: !35)
!774 = !DIDerivedType(tag: DW_TAG_member, name: "bias", scope: !770, file: !757, line: 11, baseType: !773, size: 384, offset: 384)
!775 = !{!776}
!776 = !DISubrange(count: 20)
!777 = !DILocalVariable(name: "start", scope: !738, file: !2, line: 12, type: !778)
!778 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !112)
!779 = !DILocalVariable(name: "i", scope: !780, file: !2, line: 13, type: !99)
!780 = distinct !DILexicalBlock(scope: !738, file: !2, line: 13, column: 3)
!781 = !DILocalVariable(name: "seconds", scope: !738, file: !2, line: 14, type: !778)
!782 = !DILocalVariable(name: "status", scope: !738, file: !2, line: 16, type: !783)
!783 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !99)
!784 = distinct !DIAssignID()
!785 = distinct !DIAssignID()
!786 = distinct !DIAssignID()
!787 = distinct !DIAssignID()
!788 = distinct !DIAssignID()
!789 = distinct !DIAssignID()
!790 = distinct !DIAssignID()
!791 = distinct !DIAssignID()
!792 = distinct !DIAssignID()
!793 = !DILocation(line: 0, scope: !738)
!794 = distinct !DIAssignID()
!795 = !DILocalVariable(name: "argc", arg: 1, scope: !796, file: !10, line: 71, type: !99)
!796 = distinct !DISubprogram(name: "parse_arguments", linkageName: "_ZL15parse_argumentsiPPcP9Arguments", scope: !10, file: !10, line: 71, type: !797, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !800)
!797 = !DISubroutineType(types: !798)
!798 = !{!99, !99, !625, !799}
!799 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !745, size: 64)
!800 = !{!795, !801, !802, !803}
!801 = !DILocalVariable(name: "argv", arg: 2, scope: !796, file: !10, line: 71, type: !625)
!802 = !DILocalVariable(name: "out", arg: 3, scope: !796, file: !10, line: 71, type: !799)
!803 = !DILocalVariable(name: "layers", scope: !796, file: !10, line: 72, type: !378)
!804 = !DILocation(line: 0, scope: !796, inlinedAt: !805)
!805 = distinct !DILocation(line: 6, column: 8, scope: !806)
!806 = distinct !DILexicalBlock(scope: !738, file: !2, line: 6, column: 7)
!807 = !DILocalVariable(name: "end", scope: !808, file: !26, line: 84, type: !573)
!808 = distinct !DISubprogram(name: "parse_integer", linkageName: "_ZL13parse_integeriPPciPKclllPl", scope: !26, file: !26, line: 80, type: !809, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !812)
!809 = !DISubroutineType(types: !810)
!810 = !{!99, !99, !625, !99, !397, !378, !378, !378, !811}
!811 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !378, size: 64)
!812 = !{!813, !814, !815, !816, !817, !818, !819, !820, !807}
!813 = !DILocalVariable(name: "argc", arg: 1, scope: !808, file: !26, line: 80, type: !99)
!814 = !DILocalVariable(name: "argv", arg: 2, scope: !808, file: !26, line: 80, type: !625)
!815 = !DILocalVariable(name: "position", arg: 3, scope: !808, file: !26, line: 80, type: !99)
!816 = !DILocalVariable(name: "name", arg: 4, scope: !808, file: !26, line: 80, type: !397)
!817 = !DILocalVariable(name: "low", arg: 5, scope: !808, file: !26, line: 80, type: !378)
!818 = !DILocalVariable(name: "high", arg: 6, scope: !808, file: !26, line: 81, type: !378)
!819 = !DILocalVariable(name: "fallback", arg: 7, scope: !808, file: !26, line: 81, type: !378)
!820 = !DILocalVariable(name: "out", arg: 8, scope: !808, file: !26, line: 81, type: !811)
!821 = !DILocation(line: 0, scope: !808, inlinedAt: !822)
!822 = distinct !DILocation(line: 73, column: 7, scope: !823, inlinedAt: !805)
!823 = distinct !DILexicalBlock(scope: !796, file: !10, line: 73, column: 7)
!824 = !DILocation(line: 83, column: 16, scope: !825, inlinedAt: !822)
!825 = distinct !DILexicalBlock(scope: !808, file: !26, line: 83, column: 7)
!826 = !DILocation(line: 83, column: 7, scope: !808, inlinedAt: !822)
!827 = !DILocation(line: 84, column: 3, scope: !808, inlinedAt: !822)
!828 = !DILocation(line: 85, column: 3, scope: !808, inlinedAt: !822)
!829 = !DILocation(line: 85, column: 9, scope: !808, inlinedAt: !822)
!830 = !{!831, !831, i64 0}
!831 = !{!"int", !832, i64 0}
!832 = !{!"omnipotent char", !833, i64 0}
!833 = !{!"Simple C++ TBAA"}
!834 = !DILocation(line: 86, column: 17, scope: !808, inlinedAt: !822)
!835 = !{!836, !836, i64 0}
!836 = !{!"any pointer", !832, i64 0}
!837 = !DILocation(line: 86, column: 10, scope: !808, inlinedAt: !822)
!838 = !DILocation(line: 87, column: 8, scope: !839, inlinedAt: !822)
!839 = distinct !DILexicalBlock(scope: !808, file: !26, line: 87, column: 7)
!840 = !DILocation(line: 87, column: 7, scope: !839, inlinedAt: !822)
!841 = !{!832, !832, i64 0}
!842 = !DILocation(line: 87, column: 23, scope: !839, inlinedAt: !822)
!843 = !DILocation(line: 87, column: 28, scope: !839, inlinedAt: !822)
!844 = !DILocation(line: 87, column: 27, scope: !839, inlinedAt: !822)
!845 = !DILocation(line: 87, column: 32, scope: !839, inlinedAt: !822)
!846 = !DILocation(line: 87, column: 36, scope: !839, inlinedAt: !822)
!847 = !DILocation(line: 87, column: 42, scope: !839, inlinedAt: !822)
!848 = !DILocation(line: 88, column: 11, scope: !808, inlinedAt: !822)
!849 = !DILocation(line: 88, column: 3, scope: !808, inlinedAt: !822)
!850 = !DILocation(line: 91, column: 1, scope: !808, inlinedAt: !822)
!851 = !DILocation(line: 73, column: 83, scope: !823, inlinedAt: !805)
!852 = !DILocalVariable(name: "argc", arg: 1, scope: !853, file: !10, line: 49, type: !99)
!853 = distinct !DISubprogram(name: "parse_sizes", linkageName: "_ZL11parse_sizesiPPciPKcP9Arguments", scope: !10, file: !10, line: 49, type: !854, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !856)
!854 = !DISubroutineType(types: !855)
!855 = !{!99, !99, !625, !99, !397, !799}
!856 = !{!852, !857, !858, !859, !860, !861, !862, !863, !864, !865}
!857 = !DILocalVariable(name: "argv", arg: 2, scope: !853, file: !10, line: 49, type: !625)
!858 = !DILocalVariable(name: "first", arg: 3, scope: !853, file: !10, line: 49, type: !99)
!859 = !DILocalVariable(name: "output", arg: 4, scope: !853, file: !10, line: 49, type: !397)
!860 = !DILocalVariable(name: "out", arg: 5, scope: !853, file: !10, line: 50, type: !799)
!861 = !DILocalVariable(name: "sequence", scope: !853, file: !10, line: 51, type: !378)
!862 = !DILocalVariable(name: "batch", scope: !853, file: !10, line: 51, type: !378)
!863 = !DILocalVariable(name: "hidden", scope: !853, file: !10, line: 51, type: !378)
!864 = !DILocalVariable(name: "heads", scope: !853, file: !10, line: 51, type: !378)
!865 = !DILocalVariable(name: "seed", scope: !853, file: !10, line: 51, type: !378)
!866 = !DILocation(line: 0, scope: !853, inlinedAt: !867)
!867 = distinct !DILocation(line: 74, column: 7, scope: !823, inlinedAt: !805)
!868 = !DILocation(line: 52, column: 12, scope: !869, inlinedAt: !867)
!869 = distinct !DILexicalBlock(scope: !853, file: !10, line: 52, column: 7)
!870 = !DILocation(line: 52, column: 24, scope: !869, inlinedAt: !867)
!871 = !DILocation(line: 0, scope: !808, inlinedAt: !872)
!872 = distinct !DILocation(line: 53, column: 8, scope: !869, inlinedAt: !867)
!873 = !DILocation(line: 83, column: 16, scope: !825, inlinedAt: !872)
!874 = !DILocation(line: 83, column: 7, scope: !808, inlinedAt: !872)
!875 = !DILocation(line: 84, column: 3, scope: !808, inlinedAt: !872)
!876 = !DILocation(line: 85, column: 9, scope: !808, inlinedAt: !872)
!877 = !DILocation(line: 86, column: 17, scope: !808, inlinedAt: !872)
!878 = !DILocation(line: 86, column: 10, scope: !808, inlinedAt: !872)
!879 = !DILocation(line: 87, column: 8, scope: !839, inlinedAt: !872)
!880 = !DILocation(line: 87, column: 7, scope: !839, inlinedAt: !872)
!881 = !DILocation(line: 87, column: 23, scope: !839, inlinedAt: !872)
!882 = !DILocation(line: 87, column: 28, scope: !839, inlinedAt: !872)
!883 = !DILocation(line: 87, column: 27, scope: !839, inlinedAt: !872)
!884 = !DILocation(line: 87, column: 32, scope: !839, inlinedAt: !872)
!885 = !DILocation(line: 87, column: 36, scope: !839, inlinedAt: !872)
!886 = !DILocation(line: 87, column: 42, scope: !839, inlinedAt: !872)
!887 = !DILocation(line: 88, column: 11, scope: !808, inlinedAt: !872)
!888 = !DILocation(line: 88, column: 3, scope: !808, inlinedAt: !872)
!889 = !DILocation(line: 91, column: 1, scope: !808, inlinedAt: !872)
!890 = !DILocation(line: 53, column: 78, scope: !869, inlinedAt: !867)
!891 = !DILocation(line: 63, column: 24, scope: !853, inlinedAt: !867)
!892 = !DILocation(line: 0, scope: !808, inlinedAt: !893)
!893 = distinct !DILocation(line: 54, column: 8, scope: !869, inlinedAt: !867)
!894 = !DILocation(line: 83, column: 16, scope: !825, inlinedAt: !893)
!895 = !DILocation(line: 83, column: 7, scope: !808, inlinedAt: !893)
!896 = !DILocation(line: 84, column: 3, scope: !808, inlinedAt: !893)
!897 = !DILocation(line: 85, column: 9, scope: !808, inlinedAt: !893)
!898 = !DILocation(line: 86, column: 17, scope: !808, inlinedAt: !893)
!899 = !DILocation(line: 86, column: 10, scope: !808, inlinedAt: !893)
!900 = !DILocation(line: 87, column: 8, scope: !839, inlinedAt: !893)
!901 = !DILocation(line: 87, column: 7, scope: !839, inlinedAt: !893)
!902 = !DILocation(line: 87, column: 23, scope: !839, inlinedAt: !893)
!903 = !DILocation(line: 87, column: 28, scope: !839, inlinedAt: !893)
!904 = !DILocation(line: 87, column: 27, scope: !839, inlinedAt: !893)
!905 = !DILocation(line: 87, column: 32, scope: !839, inlinedAt: !893)
!906 = !DILocation(line: 87, column: 36, scope: !839, inlinedAt: !893)
!907 = !DILocation(line: 87, column: 42, scope: !839, inlinedAt: !893)
!908 = !DILocation(line: 88, column: 11, scope: !808, inlinedAt: !893)
!909 = !DILocation(line: 88, column: 3, scope: !808, inlinedAt: !893)
!910 = !DILocation(line: 91, column: 1, scope: !808, inlinedAt: !893)
!911 = !DILocation(line: 54, column: 74, scope: !869, inlinedAt: !867)
!912 = !DILocation(line: 63, column: 52, scope: !853, inlinedAt: !867)
!913 = !DILocation(line: 0, scope: !808, inlinedAt: !914)
!914 = distinct !DILocation(line: 55, column: 8, scope: !869, inlinedAt: !867)
!915 = !DILocation(line: 83, column: 16, scope: !825, inlinedAt: !914)
!916 = !DILocation(line: 83, column: 7, scope: !808, inlinedAt: !914)
!917 = !DILocation(line: 84, column: 3, scope: !808, inlinedAt: !914)
!918 = !DILocation(line: 85, column: 9, scope: !808, inlinedAt: !914)
!919 = !DILocation(line: 86, column: 17, scope: !808, inlinedAt: !914)
!920 = !DILocation(line: 86, column: 10, scope: !808, inlinedAt: !914)
!921 = !DILocation(line: 87, column: 8, scope: !839, inlinedAt: !914)
!922 = !DILocation(line: 87, column: 7, scope: !839, inlinedAt: !914)
!923 = !DILocation(line: 87, column: 23, scope: !839, inlinedAt: !914)
!924 = !DILocation(line: 87, column: 28, scope: !839, inlinedAt: !914)
!925 = !DILocation(line: 87, column: 27, scope: !839, inlinedAt: !914)
!926 = !DILocation(line: 87, column: 32, scope: !839, inlinedAt: !914)
!927 = !DILocation(line: 87, column: 36, scope: !839, inlinedAt: !914)
!928 = !DILocation(line: 87, column: 42, scope: !839, inlinedAt: !914)
!929 = !DILocation(line: 88, column: 11, scope: !808, inlinedAt: !914)
!930 = !DILocation(line: 88, column: 3, scope: !808, inlinedAt: !914)
!931 = !DILocation(line: 91, column: 1, scope: !808, inlinedAt: !914)
!932 = !DILocation(line: 55, column: 78, scope: !869, inlinedAt: !867)
!933 = !DILocation(line: 0, scope: !808, inlinedAt: !934)
!934 = distinct !DILocation(line: 56, column: 8, scope: !869, inlinedAt: !867)
!935 = !DILocation(line: 83, column: 16, scope: !825, inlinedAt: !934)
!936 = !DILocation(line: 83, column: 7, scope: !808, inlinedAt: !934)
!937 = !DILocation(line: 84, column: 3, scope: !808, inlinedAt: !934)
!938 = !DILocation(line: 85, column: 9, scope: !808, inlinedAt: !934)
!939 = !DILocation(line: 86, column: 17, scope: !808, inlinedAt: !934)
!940 = !DILocation(line: 86, column: 10, scope: !808, inlinedAt: !934)
!941 = !DILocation(line: 87, column: 8, scope: !839, inlinedAt: !934)
!942 = !DILocation(line: 87, column: 7, scope: !839, inlinedAt: !934)
!943 = !DILocation(line: 87, column: 23, scope: !839, inlinedAt: !934)
!944 = !DILocation(line: 87, column: 28, scope: !839, inlinedAt: !934)
!945 = !DILocation(line: 87, column: 27, scope: !839, inlinedAt: !934)
!946 = !DILocation(line: 87, column: 32, scope: !839, inlinedAt: !934)
!947 = !DILocation(line: 87, column: 36, scope: !839, inlinedAt: !934)
!948 = !DILocation(line: 87, column: 42, scope: !839, inlinedAt: !934)
!949 = !DILocation(line: 88, column: 11, scope: !808, inlinedAt: !934)
!950 = !DILocation(line: 88, column: 3, scope: !808, inlinedAt: !934)
!951 = !DILocation(line: 91, column: 1, scope: !808, inlinedAt: !934)
!952 = !DILocation(line: 56, column: 74, scope: !869, inlinedAt: !867)
!953 = !DILocation(line: 0, scope: !808, inlinedAt: !954)
!954 = distinct !DILocation(line: 57, column: 8, scope: !869, inlinedAt: !867)
!955 = !DILocation(line: 83, column: 16, scope: !825, inlinedAt: !954)
!956 = !DILocation(line: 83, column: 7, scope: !808, inlinedAt: !954)
!957 = !DILocation(line: 84, column: 3, scope: !808, inlinedAt: !954)
!958 = !DILocation(line: 85, column: 9, scope: !808, inlinedAt: !954)
!959 = !DILocation(line: 86, column: 17, scope: !808, inlinedAt: !954)
!960 = !DILocation(line: 86, column: 10, scope: !808, inlinedAt: !954)
!961 = !DILocation(line: 87, column: 8, scope: !839, inlinedAt: !954)
!962 = !DILocation(line: 87, column: 7, scope: !839, inlinedAt: !954)
!963 = !DILocation(line: 87, column: 23, scope: !839, inlinedAt: !954)
!964 = !DILocation(line: 87, column: 28, scope: !839, inlinedAt: !954)
!965 = !DILocation(line: 87, column: 27, scope: !839, inlinedAt: !954)
!966 = !DILocation(line: 87, column: 32, scope: !839, inlinedAt: !954)
!967 = !DILocation(line: 87, column: 36, scope: !839, inlinedAt: !954)
!968 = !DILocation(line: 87, column: 42, scope: !839, inlinedAt: !954)
!969 = !DILocation(line: 88, column: 11, scope: !808, inlinedAt: !954)
!970 = !DILocation(line: 88, column: 3, scope: !808, inlinedAt: !954)
!971 = !DILocation(line: 91, column: 1, scope: !808, inlinedAt: !954)
!972 = !DILocation(line: 52, column: 7, scope: !853, inlinedAt: !867)
!973 = !DILocation(line: 59, column: 14, scope: !974, inlinedAt: !867)
!974 = distinct !DILexicalBlock(scope: !853, file: !10, line: 59, column: 7)
!975 = !DILocation(line: 59, column: 7, scope: !974, inlinedAt: !867)
!976 = !DILocation(line: 59, column: 7, scope: !853, inlinedAt: !867)
!977 = !DILocation(line: 60, column: 13, scope: !978, inlinedAt: !867)
!978 = distinct !DILexicalBlock(scope: !974, file: !10, line: 59, column: 23)
!979 = !DILocation(line: 60, column: 5, scope: !978, inlinedAt: !867)
!980 = !DILocation(line: 61, column: 5, scope: !978, inlinedAt: !867)
!981 = !DILocation(line: 64, column: 22, scope: !853, inlinedAt: !867)
!982 = !DILocation(line: 64, column: 48, scope: !853, inlinedAt: !867)
!983 = !DILocation(line: 66, column: 22, scope: !853, inlinedAt: !867)
!984 = !DILocation(line: 66, column: 17, scope: !853, inlinedAt: !867)
!985 = !DILocation(line: 66, column: 36, scope: !853, inlinedAt: !867)
!986 = !DILocation(line: 78, column: 11, scope: !796, inlinedAt: !805)
!987 = !DILocation(line: 78, column: 3, scope: !796, inlinedAt: !805)
!988 = !DILocation(line: 6, column: 7, scope: !738)
!989 = !DILocation(line: 75, column: 24, scope: !990, inlinedAt: !805)
!990 = distinct !DILexicalBlock(scope: !823, file: !10, line: 74, column: 52)
!991 = !DILocation(line: 7, column: 3, scope: !738)
!992 = !DILocation(line: 8, column: 3, scope: !738)
!993 = !DILocalVariable(name: "a", arg: 1, scope: !994, file: !757, line: 107, type: !997)
!994 = distinct !DISubprogram(name: "make_encoder", linkageName: "_ZL12make_encoderRK9ArgumentsP7Encoder", scope: !757, file: !757, line: 107, type: !995, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1000)
!995 = !DISubroutineType(types: !996)
!996 = !{null, !997, !999}
!997 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !998, size: 64)
!998 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !745)
!999 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !756, size: 64)
!1000 = !{!993, !1001, !1002, !1004}
!1001 = !DILocalVariable(name: "e", arg: 2, scope: !994, file: !757, line: 107, type: !999)
!1002 = !DILocalVariable(name: "tokens", scope: !994, file: !757, line: 108, type: !1003)
!1003 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !105)
!1004 = !DILocalVariable(name: "count", scope: !994, file: !757, line: 108, type: !1003)
!1005 = !DILocation(line: 0, scope: !994, inlinedAt: !1006)
!1006 = distinct !DILocation(line: 9, column: 3, scope: !738)
!1007 = !DILocalVariable(name: "a", arg: 1, scope: !1008, file: !10, line: 19, type: !1011)
!1008 = distinct !DISubprogram(name: "tokens_of", linkageName: "_ZL9tokens_ofPK9Arguments", scope: !10, file: !10, line: 19, type: !1009, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1012)
!1009 = !DISubroutineType(types: !1010)
!1010 = !{!99, !1011}
!1011 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !998, size: 64)
!1012 = !{!1007}
!1013 = !DILocation(line: 0, scope: !1008, inlinedAt: !1014)
!1014 = distinct !DILocation(line: 108, column: 33, scope: !994, inlinedAt: !1006)
!1015 = !DILocation(line: 19, column: 70, scope: !1008, inlinedAt: !1014)
!1016 = !DILocation(line: 108, column: 33, scope: !994, inlinedAt: !1006)
!1017 = !DILocation(line: 108, column: 65, scope: !994, inlinedAt: !1006)
!1018 = !DILocation(line: 109, column: 12, scope: !994, inlinedAt: !1006)
!1019 = distinct !DIAssignID()
!1020 = distinct !DIAssignID()
!1021 = distinct !DIAssignID()
!1022 = distinct !DIAssignID()
!1023 = distinct !DIAssignID()
!1024 = !{!1025, !1025, i64 0}
!1025 = !{!"long", !832, i64 0}
!1026 = distinct !DIAssignID()
!1027 = distinct !DIAssignID()
!1028 = distinct !DIAssignID()
!1029 = !DILocalVariable(name: "count", arg: 1, scope: !1030, file: !26, line: 66, type: !105)
!1030 = distinct !DISubprogram(name: "allocate", linkageName: "_ZL8allocatem", scope: !26, file: !26, line: 66, type: !1031, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1033)
!1031 = !DISubroutineType(types: !1032)
!1032 = !{!107, !105}
!1033 = !{!1029, !1034}
!1034 = !DILocalVariable(name: "x", scope: !1030, file: !26, line: 67, type: !107)
!1035 = !DILocation(line: 0, scope: !1030, inlinedAt: !1036)
!1036 = distinct !DILocation(line: 110, column: 10, scope: !994, inlinedAt: !1006)
!1037 = !DILocation(line: 67, column: 36, scope: !1030, inlinedAt: !1036)
!1038 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1036)
!1039 = !DILocalVariable(name: "memory", arg: 1, scope: !1040, file: !26, line: 59, type: !549)
!1040 = distinct !DISubprogram(name: "need", linkageName: "_ZL4needPKvm", scope: !26, file: !26, line: 59, type: !1041, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1043)
!1041 = !DISubroutineType(types: !1042)
!1042 = !{null, !549, !105}
!1043 = !{!1039, !1044}
!1044 = !DILocalVariable(name: "bytes", arg: 2, scope: !1040, file: !26, line: 59, type: !105)
!1045 = !DILocation(line: 0, scope: !1040, inlinedAt: !1046)
!1046 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1036)
!1047 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1046)
!1048 = distinct !DILexicalBlock(scope: !1040, file: !26, line: 60, column: 7)
!1049 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1046)
!1050 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1046)
!1051 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1046)
!1052 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1046)
!1053 = !DILocation(line: 110, column: 6, scope: !994, inlinedAt: !1006)
!1054 = !DILocation(line: 110, column: 8, scope: !994, inlinedAt: !1006)
!1055 = !{!1056, !836, i64 40}
!1056 = !{!"_ZTS7Encoder", !1057, i64 0, !836, i64 40, !836, i64 48, !836, i64 56, !836, i64 64, !836, i64 72, !836, i64 80, !836, i64 88, !836, i64 96}
!1057 = !{!"_ZTS9Arguments", !831, i64 0, !831, i64 4, !831, i64 8, !831, i64 12, !831, i64 16, !1025, i64 24, !836, i64 32}
!1058 = distinct !DIAssignID()
!1059 = !DILocation(line: 111, column: 3, scope: !994, inlinedAt: !1006)
!1060 = !DILocation(line: 0, scope: !1030, inlinedAt: !1061)
!1061 = distinct !DILocation(line: 112, column: 14, scope: !994, inlinedAt: !1006)
!1062 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1061)
!1063 = !DILocation(line: 0, scope: !1040, inlinedAt: !1064)
!1064 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1061)
!1065 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1064)
!1066 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1064)
!1067 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1064)
!1068 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1064)
!1069 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1064)
!1070 = !DILocation(line: 112, column: 6, scope: !994, inlinedAt: !1006)
!1071 = !DILocation(line: 112, column: 12, scope: !994, inlinedAt: !1006)
!1072 = !{!1056, !836, i64 48}
!1073 = distinct !DIAssignID()
!1074 = !DILocation(line: 0, scope: !1030, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 112, column: 40, scope: !994, inlinedAt: !1006)
!1076 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1075)
!1077 = !DILocation(line: 0, scope: !1040, inlinedAt: !1078)
!1078 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1075)
!1079 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1078)
!1080 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1078)
!1081 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1078)
!1082 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1078)
!1083 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1078)
!1084 = !DILocation(line: 112, column: 34, scope: !994, inlinedAt: !1006)
!1085 = !DILocation(line: 112, column: 38, scope: !994, inlinedAt: !1006)
!1086 = !{!1056, !836, i64 56}
!1087 = distinct !DIAssignID()
!1088 = !DILocation(line: 0, scope: !1030, inlinedAt: !1089)
!1089 = distinct !DILocation(line: 112, column: 68, scope: !994, inlinedAt: !1006)
!1090 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1089)
!1091 = !DILocation(line: 0, scope: !1040, inlinedAt: !1092)
!1092 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1089)
!1093 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1092)
!1094 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1092)
!1095 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1092)
!1096 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1092)
!1097 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1092)
!1098 = !DILocation(line: 112, column: 60, scope: !994, inlinedAt: !1006)
!1099 = !DILocation(line: 112, column: 66, scope: !994, inlinedAt: !1006)
!1100 = !{!1056, !836, i64 64}
!1101 = distinct !DIAssignID()
!1102 = !DILocation(line: 113, column: 43, scope: !994, inlinedAt: !1006)
!1103 = !DILocation(line: 0, scope: !1030, inlinedAt: !1104)
!1104 = distinct !DILocation(line: 113, column: 15, scope: !994, inlinedAt: !1006)
!1105 = !DILocation(line: 113, column: 32, scope: !994, inlinedAt: !1006)
!1106 = !DILocation(line: 113, column: 41, scope: !994, inlinedAt: !1006)
!1107 = !DILocation(line: 67, column: 36, scope: !1030, inlinedAt: !1104)
!1108 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1104)
!1109 = !DILocation(line: 0, scope: !1040, inlinedAt: !1110)
!1110 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1104)
!1111 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1110)
!1112 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1110)
!1113 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1110)
!1114 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1110)
!1115 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1110)
!1116 = !DILocation(line: 113, column: 6, scope: !994, inlinedAt: !1006)
!1117 = !DILocation(line: 113, column: 13, scope: !994, inlinedAt: !1006)
!1118 = !{!1056, !836, i64 72}
!1119 = distinct !DIAssignID()
!1120 = !DILocation(line: 0, scope: !1030, inlinedAt: !1121)
!1121 = distinct !DILocation(line: 114, column: 16, scope: !994, inlinedAt: !1006)
!1122 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1121)
!1123 = !DILocation(line: 0, scope: !1040, inlinedAt: !1124)
!1124 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1121)
!1125 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1124)
!1126 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1124)
!1127 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1124)
!1128 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1124)
!1129 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1124)
!1130 = !DILocation(line: 114, column: 6, scope: !994, inlinedAt: !1006)
!1131 = !DILocation(line: 114, column: 14, scope: !994, inlinedAt: !1006)
!1132 = !{!1056, !836, i64 80}
!1133 = distinct !DIAssignID()
!1134 = !DILocation(line: 0, scope: !1030, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 114, column: 45, scope: !994, inlinedAt: !1006)
!1136 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1135)
!1137 = !DILocation(line: 0, scope: !1040, inlinedAt: !1138)
!1138 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1135)
!1139 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1138)
!1140 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1138)
!1141 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1138)
!1142 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1138)
!1143 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1138)
!1144 = !DILocation(line: 114, column: 36, scope: !994, inlinedAt: !1006)
!1145 = !DILocation(line: 114, column: 43, scope: !994, inlinedAt: !1006)
!1146 = !{!1056, !836, i64 88}
!1147 = distinct !DIAssignID()
!1148 = !DILocation(line: 0, scope: !1030, inlinedAt: !1149)
!1149 = distinct !DILocation(line: 115, column: 14, scope: !994, inlinedAt: !1006)
!1150 = !DILocation(line: 67, column: 36, scope: !1030, inlinedAt: !1149)
!1151 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1149)
!1152 = !DILocation(line: 0, scope: !1040, inlinedAt: !1153)
!1153 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1149)
!1154 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1153)
!1155 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1153)
!1156 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1153)
!1157 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1153)
!1158 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1153)
!1159 = !DILocation(line: 115, column: 6, scope: !994, inlinedAt: !1006)
!1160 = !DILocation(line: 115, column: 12, scope: !994, inlinedAt: !1006)
!1161 = !{!1056, !836, i64 96}
!1162 = distinct !DIAssignID()
!1163 = !DILocalVariable(name: "a", arg: 1, scope: !1164, file: !757, line: 118, type: !997)
!1164 = distinct !DISubprogram(name: "make_layers", linkageName: "_ZL11make_layersRK9ArgumentsP5Layer", scope: !757, file: !757, line: 118, type: !1165, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1168)
!1165 = !DISubroutineType(types: !1166)
!1166 = !{null, !997, !1167}
!1167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !770, size: 64)
!1168 = !{!1163, !1169, !1170}
!1169 = !DILocalVariable(name: "layers", arg: 2, scope: !1164, file: !757, line: 118, type: !1167)
!1170 = !DILocalVariable(name: "i", scope: !1171, file: !757, line: 119, type: !99)
!1171 = distinct !DILexicalBlock(scope: !1164, file: !757, line: 119, column: 3)
!1172 = !DILocation(line: 0, scope: !1164, inlinedAt: !1173)
!1173 = distinct !DILocation(line: 10, column: 3, scope: !738)
!1174 = !DILocation(line: 0, scope: !1171, inlinedAt: !1173)
!1175 = !DILocation(line: 119, column: 3, scope: !1171, inlinedAt: !1173)
!1176 = !DILocation(line: 119, column: 50, scope: !1177, inlinedAt: !1173)
!1177 = distinct !DILexicalBlock(scope: !1171, file: !757, line: 119, column: 3)
!1178 = !{!1179}
!1179 = distinct !{!1179, !1180, !"_ZL10make_layerRK9Argumentsi: argument 0"}
!1180 = distinct !{!1180, !"_ZL10make_layerRK9Argumentsi"}
!1181 = !DILocalVariable(name: "a", arg: 1, scope: !1182, file: !757, line: 96, type: !997)
!1182 = distinct !DISubprogram(name: "make_layer", linkageName: "_ZL10make_layerRK9Argumentsi", scope: !757, file: !757, line: 96, type: !1183, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1185)
!1183 = !DISubroutineType(types: !1184)
!1184 = !{!770, !997, !99}
!1185 = !{!1181, !1186, !1187, !1188, !1190, !1193}
!1186 = !DILocalVariable(name: "index", arg: 2, scope: !1182, file: !757, line: 96, type: !99)
!1187 = !DILocalVariable(name: "layer", scope: !1182, file: !757, line: 97, type: !770)
!1188 = !DILocalVariable(name: "i", scope: !1189, file: !757, line: 98, type: !99)
!1189 = distinct !DILexicalBlock(scope: !1182, file: !757, line: 98, column: 3)
!1190 = !DILocalVariable(name: "rows", scope: !1191, file: !757, line: 99, type: !1003)
!1191 = distinct !DILexicalBlock(scope: !1192, file: !757, line: 98, column: 38)
!1192 = distinct !DILexicalBlock(scope: !1189, file: !757, line: 98, column: 3)
!1193 = !DILocalVariable(name: "count", scope: !1191, file: !757, line: 99, type: !1003)
!1194 = !DILocation(line: 0, scope: !1182, inlinedAt: !1195)
!1195 = distinct !DILocation(line: 119, column: 50, scope: !1177, inlinedAt: !1173)
!1196 = !DILocation(line: 97, column: 9, scope: !1182, inlinedAt: !1195)
!1197 = !DILocation(line: 0, scope: !1189, inlinedAt: !1195)
!1198 = !DILocation(line: 98, column: 3, scope: !1189, inlinedAt: !1195)
!1199 = !DILocalVariable(name: "a", arg: 1, scope: !1200, file: !10, line: 26, type: !1011)
!1200 = distinct !DISubprogram(name: "rows_of", linkageName: "_ZL7rows_ofPK9Argumentsi", scope: !10, file: !10, line: 26, type: !1201, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1203)
!1201 = !DISubroutineType(types: !1202)
!1202 = !{!99, !1011, !99}
!1203 = !{!1199, !1204}
!1204 = !DILocalVariable(name: "matrix", arg: 2, scope: !1200, file: !10, line: 26, type: !99)
!1205 = !DILocation(line: 0, scope: !1200, inlinedAt: !1206)
!1206 = distinct !DILocation(line: 99, column: 33, scope: !1191, inlinedAt: !1195)
!1207 = !DILocation(line: 27, column: 17, scope: !1200, inlinedAt: !1206)
!1208 = !DILocation(line: 27, column: 10, scope: !1200, inlinedAt: !1206)
!1209 = !DILocation(line: 99, column: 33, scope: !1191, inlinedAt: !1195)
!1210 = !DILocation(line: 0, scope: !1191, inlinedAt: !1195)
!1211 = !DILocalVariable(name: "a", arg: 1, scope: !1212, file: !10, line: 30, type: !1011)
!1212 = distinct !DISubprogram(name: "columns_of", linkageName: "_ZL10columns_ofPK9Argumentsi", scope: !10, file: !10, line: 30, type: !1201, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1213)
!1213 = !{!1211, !1214}
!1214 = !DILocalVariable(name: "matrix", arg: 2, scope: !1212, file: !10, line: 30, type: !99)
!1215 = !DILocation(line: 0, scope: !1212, inlinedAt: !1216)
!1216 = distinct !DILocation(line: 99, column: 64, scope: !1191, inlinedAt: !1195)
!1217 = !DILocation(line: 31, column: 17, scope: !1212, inlinedAt: !1216)
!1218 = !DILocation(line: 31, column: 10, scope: !1212, inlinedAt: !1216)
!1219 = !DILocation(line: 99, column: 62, scope: !1191, inlinedAt: !1195)
!1220 = !DILocation(line: 0, scope: !1030, inlinedAt: !1221)
!1221 = distinct !DILocation(line: 100, column: 23, scope: !1191, inlinedAt: !1195)
!1222 = !DILocation(line: 67, column: 36, scope: !1030, inlinedAt: !1221)
!1223 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1221)
!1224 = !DILocation(line: 0, scope: !1040, inlinedAt: !1225)
!1225 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1221)
!1226 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1225)
!1227 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1225)
!1228 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1225)
!1229 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1225)
!1230 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1225)
!1231 = !DILocation(line: 100, column: 5, scope: !1191, inlinedAt: !1195)
!1232 = !DILocation(line: 100, column: 21, scope: !1191, inlinedAt: !1195)
!1233 = !DILocation(line: 0, scope: !1030, inlinedAt: !1234)
!1234 = distinct !DILocation(line: 100, column: 56, scope: !1191, inlinedAt: !1195)
!1235 = !DILocation(line: 67, column: 36, scope: !1030, inlinedAt: !1234)
!1236 = !DILocation(line: 67, column: 23, scope: !1030, inlinedAt: !1234)
!1237 = !DILocation(line: 0, scope: !1040, inlinedAt: !1238)
!1238 = distinct !DILocation(line: 68, column: 3, scope: !1030, inlinedAt: !1234)
!1239 = !DILocation(line: 60, column: 7, scope: !1048, inlinedAt: !1238)
!1240 = !DILocation(line: 60, column: 7, scope: !1040, inlinedAt: !1238)
!1241 = !DILocation(line: 61, column: 11, scope: !1040, inlinedAt: !1238)
!1242 = !DILocation(line: 61, column: 3, scope: !1040, inlinedAt: !1238)
!1243 = !DILocation(line: 62, column: 3, scope: !1040, inlinedAt: !1238)
!1244 = !DILocation(line: 100, column: 40, scope: !1191, inlinedAt: !1195)
!1245 = !DILocation(line: 100, column: 54, scope: !1191, inlinedAt: !1195)
!1246 = !DILocalVariable(name: "layer", arg: 1, scope: !1247, file: !10, line: 35, type: !99)
!1247 = distinct !DISubprogram(name: "matrix_stream", linkageName: "_ZL13matrix_streamii", scope: !10, file: !10, line: 35, type: !1248, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1250)
!1248 = !DISubroutineType(types: !1249)
!1249 = !{!100, !99, !99}
!1250 = !{!1246, !1251}
!1251 = !DILocalVariable(name: "matrix", arg: 2, scope: !1247, file: !10, line: 35, type: !99)
!1252 = !DILocation(line: 0, scope: !1247, inlinedAt: !1253)
!1253 = distinct !DILocation(line: 101, column: 50, scope: !1191, inlinedAt: !1195)
!1254 = !DILocation(line: 36, column: 46, scope: !1247, inlinedAt: !1253)
!1255 = !DILocalVariable(name: "a", arg: 1, scope: !1256, file: !10, line: 44, type: !1011)
!1256 = distinct !DISubprogram(name: "matrix_scale", linkageName: "_ZL12matrix_scalePK9Argumentsi", scope: !10, file: !10, line: 44, type: !1257, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1259)
!1257 = !DISubroutineType(types: !1258)
!1258 = !{!108, !1011, !99}
!1259 = !{!1255, !1260}
!1260 = !DILocalVariable(name: "matrix", arg: 2, scope: !1256, file: !10, line: 44, type: !99)
!1261 = !DILocation(line: 0, scope: !1256, inlinedAt: !1262)
!1262 = distinct !DILocation(line: 101, column: 75, scope: !1191, inlinedAt: !1195)
!1263 = !DILocation(line: 0, scope: !1212, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 45, column: 30, scope: !1256, inlinedAt: !1262)
!1265 = !DILocation(line: 45, column: 30, scope: !1256, inlinedAt: !1262)
!1266 = !DILocation(line: 45, column: 21, scope: !1256, inlinedAt: !1262)
!1267 = !DILocation(line: 45, column: 10, scope: !1256, inlinedAt: !1262)
!1268 = !DILocation(line: 101, column: 5, scope: !1191, inlinedAt: !1195)
!1269 = !DILocalVariable(name: "layer", arg: 1, scope: !1270, file: !10, line: 39, type: !99)
!1270 = distinct !DISubprogram(name: "bias_stream", linkageName: "_ZL11bias_streamii", scope: !10, file: !10, line: 39, type: !1248, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1271)
!1271 = !{!1269, !1272}
!1272 = !DILocalVariable(name: "matrix", arg: 2, scope: !1270, file: !10, line: 39, type: !99)
!1273 = !DILocation(line: 0, scope: !1270, inlinedAt: !1274)
!1274 = distinct !DILocation(line: 102, column: 47, scope: !1191, inlinedAt: !1195)
!1275 = !DILocation(line: 0, scope: !1247, inlinedAt: !1276)
!1276 = distinct !DILocation(line: 40, column: 10, scope: !1270, inlinedAt: !1274)
!1277 = !DILocation(line: 36, column: 46, scope: !1247, inlinedAt: !1276)
!1278 = !DILocation(line: 36, column: 20, scope: !1247, inlinedAt: !1276)
!1279 = !DILocation(line: 102, column: 5, scope: !1191, inlinedAt: !1195)
!1280 = !DILocation(line: 98, column: 33, scope: !1192, inlinedAt: !1195)
!1281 = !DILocation(line: 98, column: 21, scope: !1192, inlinedAt: !1195)
!1282 = distinct !{!1282, !1198, !1283, !1284}
!1283 = !DILocation(line: 103, column: 3, scope: !1189, inlinedAt: !1195)
!1284 = !{!"llvm.loop.mustprogress"}
!1285 = !DILocation(line: 119, column: 38, scope: !1177, inlinedAt: !1173)
!1286 = !DILocation(line: 119, column: 48, scope: !1177, inlinedAt: !1173)
!1287 = !{i64 0, i64 48, !841, i64 48, i64 48, !841}
!1288 = !DILocation(line: 119, column: 33, scope: !1177, inlinedAt: !1173)
!1289 = !DILocation(line: 119, column: 21, scope: !1177, inlinedAt: !1173)
!1290 = distinct !{!1290, !1175, !1291, !1284}
!1291 = !DILocation(line: 119, column: 65, scope: !1171, inlinedAt: !1173)
!1292 = !DILocalVariable(name: "now", scope: !1293, file: !26, line: 94, type: !1297)
!1293 = distinct !DISubprogram(name: "seconds_now", linkageName: "_ZL11seconds_nowv", scope: !26, file: !26, line: 93, type: !1294, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1296)
!1294 = !DISubroutineType(types: !1295)
!1295 = !{!112}
!1296 = !{!1292}
!1297 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !1298, line: 11, size: 128, flags: DIFlagTypePassByValue, elements: !1299, identifier: "_ZTS8timespec")
!1298 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!1299 = !{!1300, !1302}
!1300 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !1297, file: !1298, line: 16, baseType: !1301, size: 64)
!1301 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !103, line: 160, baseType: !378)
!1302 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !1297, file: !1298, line: 21, baseType: !1303, size: 64, offset: 64)
!1303 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !103, line: 197, baseType: !378)
!1304 = !DILocation(line: 0, scope: !1293, inlinedAt: !1305)
!1305 = distinct !DILocation(line: 12, column: 24, scope: !738)
!1306 = !DILocation(line: 94, column: 3, scope: !1293, inlinedAt: !1305)
!1307 = !DILocation(line: 95, column: 3, scope: !1293, inlinedAt: !1305)
!1308 = !DILocation(line: 96, column: 22, scope: !1293, inlinedAt: !1305)
!1309 = !{!1310, !1025, i64 0}
!1310 = !{!"_ZTS8timespec", !1025, i64 0, !1025, i64 8}
!1311 = !DILocation(line: 96, column: 18, scope: !1293, inlinedAt: !1305)
!1312 = !DILocation(line: 96, column: 50, scope: !1293, inlinedAt: !1305)
!1313 = !{!1310, !1025, i64 8}
!1314 = !DILocation(line: 96, column: 46, scope: !1293, inlinedAt: !1305)
!1315 = !DILocation(line: 96, column: 36, scope: !1293, inlinedAt: !1305)
!1316 = !DILocation(line: 96, column: 29, scope: !1293, inlinedAt: !1305)
!1317 = !DILocation(line: 97, column: 1, scope: !1293, inlinedAt: !1305)
!1318 = !DILocation(line: 0, scope: !780)
!1319 = !DILocation(line: 13, column: 21, scope: !1320)
!1320 = distinct !DILexicalBlock(scope: !780, file: !2, line: 13, column: 3)
!1321 = !DILocation(line: 13, column: 3, scope: !780)
!1322 = !DILocation(line: 0, scope: !1293, inlinedAt: !1323)
!1323 = distinct !DILocation(line: 14, column: 26, scope: !738)
!1324 = !DILocation(line: 94, column: 3, scope: !1293, inlinedAt: !1323)
!1325 = !DILocation(line: 95, column: 3, scope: !1293, inlinedAt: !1323)
!1326 = !DILocation(line: 96, column: 22, scope: !1293, inlinedAt: !1323)
!1327 = !DILocation(line: 96, column: 18, scope: !1293, inlinedAt: !1323)
!1328 = !DILocation(line: 96, column: 50, scope: !1293, inlinedAt: !1323)
!1329 = !DILocation(line: 96, column: 46, scope: !1293, inlinedAt: !1323)
!1330 = !DILocation(line: 96, column: 36, scope: !1293, inlinedAt: !1323)
!1331 = !DILocation(line: 96, column: 29, scope: !1293, inlinedAt: !1323)
!1332 = !DILocation(line: 97, column: 1, scope: !1293, inlinedAt: !1323)
!1333 = !DILocation(line: 14, column: 40, scope: !738)
!1334 = !DILocalVariable(name: "name", arg: 1, scope: !1335, file: !10, line: 95, type: !397)
!1335 = distinct !DISubprogram(name: "report", linkageName: "_ZL6reportPKcPK9ArgumentsPKfd", scope: !10, file: !10, line: 95, type: !1336, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1340)
!1336 = !DISubroutineType(types: !1337)
!1337 = !{!99, !397, !1011, !1338, !112}
!1338 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1339, size: 64)
!1339 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !108)
!1340 = !{!1334, !1341, !1342, !1343, !1344}
!1341 = !DILocalVariable(name: "a", arg: 2, scope: !1335, file: !10, line: 95, type: !1011)
!1342 = !DILocalVariable(name: "result", arg: 3, scope: !1335, file: !10, line: 95, type: !1338)
!1343 = !DILocalVariable(name: "seconds", arg: 4, scope: !1335, file: !10, line: 96, type: !112)
!1344 = !DILocalVariable(name: "count", scope: !1335, file: !10, line: 97, type: !1003)
!1345 = !DILocation(line: 0, scope: !1335, inlinedAt: !1346)
!1346 = distinct !DILocation(line: 16, column: 22, scope: !738)
!1347 = !DILocation(line: 0, scope: !1008, inlinedAt: !1348)
!1348 = distinct !DILocation(line: 97, column: 44, scope: !1335, inlinedAt: !1346)
!1349 = !DILocation(line: 99, column: 54, scope: !1335, inlinedAt: !1346)
!1350 = !DILocation(line: 98, column: 3, scope: !1335, inlinedAt: !1346)
!1351 = !DILocalVariable(name: "seconds", arg: 1, scope: !1352, file: !26, line: 100, type: !112)
!1352 = distinct !DISubprogram(name: "print_seconds", linkageName: "_ZL13print_secondsd", scope: !26, file: !26, line: 100, type: !1353, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1355)
!1353 = !DISubroutineType(types: !1354)
!1354 = !{null, !112}
!1355 = !{!1351}
!1356 = !DILocation(line: 0, scope: !1352, inlinedAt: !1357)
!1357 = distinct !DILocation(line: 100, column: 3, scope: !1335, inlinedAt: !1346)
!1358 = !DILocation(line: 100, column: 52, scope: !1352, inlinedAt: !1357)
!1359 = !DILocalVariable(name: "path", arg: 1, scope: !1360, file: !26, line: 113, type: !397)
!1360 = distinct !DISubprogram(name: "write_result", linkageName: "_ZL12write_resultPKcPKfm", scope: !26, file: !26, line: 113, type: !1361, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1363)
!1361 = !DISubroutineType(types: !1362)
!1362 = !{!99, !397, !1338, !105}
!1363 = !{!1359, !1364, !1365}
!1364 = !DILocalVariable(name: "x", arg: 2, scope: !1360, file: !26, line: 113, type: !1338)
!1365 = !DILocalVariable(name: "count", arg: 3, scope: !1360, file: !26, line: 113, type: !105)
!1366 = !DILocation(line: 0, scope: !1360, inlinedAt: !1367)
!1367 = distinct !DILocation(line: 101, column: 10, scope: !1335, inlinedAt: !1346)
!1368 = !DILocalVariable(name: "path", arg: 1, scope: !1369, file: !26, line: 104, type: !397)
!1369 = distinct !DISubprogram(name: "write_elements", linkageName: "_ZL14write_elementsPKcPKvmm", scope: !26, file: !26, line: 104, type: !1370, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1372)
!1370 = !DISubroutineType(types: !1371)
!1371 = !{!99, !397, !549, !105, !105}
!1372 = !{!1368, !1373, !1374, !1375, !1376, !1429}
!1373 = !DILocalVariable(name: "x", arg: 2, scope: !1369, file: !26, line: 104, type: !549)
!1374 = !DILocalVariable(name: "size", arg: 3, scope: !1369, file: !26, line: 104, type: !105)
!1375 = !DILocalVariable(name: "count", arg: 4, scope: !1369, file: !26, line: 104, type: !105)
!1376 = !DILocalVariable(name: "file", scope: !1369, file: !26, line: 106, type: !1377)
!1377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1378, size: 64)
!1378 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1379, line: 7, baseType: !1380)
!1379 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!1380 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !1381, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !1382, identifier: "_ZTS8_IO_FILE")
!1381 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!1382 = !{!1383, !1384, !1385, !1386, !1387, !1388, !1389, !1390, !1391, !1392, !1393, !1394, !1395, !1398, !1400, !1401, !1402, !1404, !1406, !1408, !1412, !1415, !1417, !1420, !1423, !1424, !1425, !1426, !1427}
!1383 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !1380, file: !1381, line: 51, baseType: !99, size: 32)
!1384 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !1380, file: !1381, line: 54, baseType: !573, size: 64, offset: 64)
!1385 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !1380, file: !1381, line: 55, baseType: !573, size: 64, offset: 128)
!1386 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !1380, file: !1381, line: 56, baseType: !573, size: 64, offset: 192)
!1387 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !1380, file: !1381, line: 57, baseType: !573, size: 64, offset: 256)
!1388 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !1380, file: !1381, line: 58, baseType: !573, size: 64, offset: 320)
!1389 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !1380, file: !1381, line: 59, baseType: !573, size: 64, offset: 384)
!1390 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !1380, file: !1381, line: 60, baseType: !573, size: 64, offset: 448)
!1391 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !1380, file: !1381, line: 61, baseType: !573, size: 64, offset: 512)
!1392 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !1380, file: !1381, line: 64, baseType: !573, size: 64, offset: 576)
!1393 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !1380, file: !1381, line: 65, baseType: !573, size: 64, offset: 640)
!1394 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !1380, file: !1381, line: 66, baseType: !573, size: 64, offset: 704)
!1395 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !1380, file: !1381, line: 68, baseType: !1396, size: 64, offset: 768)
!1396 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1397, size: 64)
!1397 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !1381, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!1398 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !1380, file: !1381, line: 70, baseType: !1399, size: 64, offset: 832)
!1399 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1380, size: 64)
!1400 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !1380, file: !1381, line: 72, baseType: !99, size: 32, offset: 896)
!1401 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !1380, file: !1381, line: 73, baseType: !99, size: 32, offset: 928)
!1402 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !1380, file: !1381, line: 74, baseType: !1403, size: 64, offset: 960)
!1403 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !103, line: 152, baseType: !378)
!1404 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !1380, file: !1381, line: 77, baseType: !1405, size: 16, offset: 1024)
!1405 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1406 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !1380, file: !1381, line: 78, baseType: !1407, size: 8, offset: 1040)
!1407 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1408 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !1380, file: !1381, line: 79, baseType: !1409, size: 8, offset: 1048)
!1409 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !1410)
!1410 = !{!1411}
!1411 = !DISubrange(count: 1)
!1412 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !1380, file: !1381, line: 81, baseType: !1413, size: 64, offset: 1088)
!1413 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1414, size: 64)
!1414 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !1381, line: 43, baseType: null)
!1415 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !1380, file: !1381, line: 89, baseType: !1416, size: 64, offset: 1152)
!1416 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !103, line: 153, baseType: !378)
!1417 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !1380, file: !1381, line: 91, baseType: !1418, size: 64, offset: 1216)
!1418 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1419, size: 64)
!1419 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !1381, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!1420 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !1380, file: !1381, line: 92, baseType: !1421, size: 64, offset: 1280)
!1421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1422, size: 64)
!1422 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !1381, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!1423 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !1380, file: !1381, line: 93, baseType: !1399, size: 64, offset: 1344)
!1424 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !1380, file: !1381, line: 94, baseType: !525, size: 64, offset: 1408)
!1425 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !1380, file: !1381, line: 95, baseType: !105, size: 64, offset: 1472)
!1426 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !1380, file: !1381, line: 96, baseType: !99, size: 32, offset: 1536)
!1427 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !1380, file: !1381, line: 98, baseType: !1428, size: 160, offset: 1568)
!1428 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !775)
!1429 = !DILocalVariable(name: "written", scope: !1369, file: !26, line: 107, type: !1003)
!1430 = !DILocation(line: 0, scope: !1369, inlinedAt: !1431)
!1431 = distinct !DILocation(line: 114, column: 10, scope: !1360, inlinedAt: !1367)
!1432 = !DILocation(line: 105, column: 8, scope: !1433, inlinedAt: !1431)
!1433 = distinct !DILexicalBlock(scope: !1369, file: !26, line: 105, column: 7)
!1434 = !DILocation(line: 105, column: 7, scope: !1369, inlinedAt: !1431)
!1435 = !DILocation(line: 106, column: 16, scope: !1369, inlinedAt: !1431)
!1436 = !DILocation(line: 107, column: 26, scope: !1369, inlinedAt: !1431)
!1437 = !DILocation(line: 107, column: 33, scope: !1369, inlinedAt: !1431)
!1438 = !DILocation(line: 108, column: 16, scope: !1439, inlinedAt: !1431)
!1439 = distinct !DILexicalBlock(scope: !1369, file: !26, line: 108, column: 7)
!1440 = !DILocation(line: 108, column: 29, scope: !1439, inlinedAt: !1431)
!1441 = !DILocation(line: 109, column: 11, scope: !1369, inlinedAt: !1431)
!1442 = !DILocation(line: 109, column: 3, scope: !1369, inlinedAt: !1431)
!1443 = !DILocation(line: 110, column: 3, scope: !1369, inlinedAt: !1431)
!1444 = !DILocalVariable(name: "e", arg: 1, scope: !1445, file: !757, line: 122, type: !1448)
!1445 = distinct !DISubprogram(name: "free_encoder", linkageName: "_ZL12free_encoderRK7EncoderPK5Layer", scope: !757, file: !757, line: 122, type: !1446, scopeLine: 122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1452)
!1446 = !DISubroutineType(types: !1447)
!1447 = !{null, !1448, !1450}
!1448 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1449, size: 64)
!1449 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !756)
!1450 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1451, size: 64)
!1451 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !770)
!1452 = !{!1444, !1453, !1454, !1457, !1458, !1459, !1461, !1463}
!1453 = !DILocalVariable(name: "layers", arg: 2, scope: !1445, file: !757, line: 122, type: !1450)
!1454 = !DILocalVariable(name: "__range1", scope: !1455, type: !1456, flags: DIFlagArtificial)
!1455 = distinct !DILexicalBlock(scope: !1445, file: !757, line: 123, column: 3)
!1456 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !113, size: 64)
!1457 = !DILocalVariable(name: "__begin1", scope: !1455, type: !129, flags: DIFlagArtificial)
!1458 = !DILocalVariable(name: "__end1", scope: !1455, type: !129, flags: DIFlagArtificial)
!1459 = !DILocalVariable(name: "buffer", scope: !1460, file: !757, line: 123, type: !107)
!1460 = distinct !DILexicalBlock(scope: !1455, file: !757, line: 123, column: 3)
!1461 = !DILocalVariable(name: "i", scope: !1462, file: !757, line: 126, type: !99)
!1462 = distinct !DILexicalBlock(scope: !1445, file: !757, line: 126, column: 3)
!1463 = !DILocalVariable(name: "j", scope: !1464, file: !757, line: 127, type: !99)
!1464 = distinct !DILexicalBlock(scope: !1465, file: !757, line: 127, column: 5)
!1465 = distinct !DILexicalBlock(scope: !1462, file: !757, line: 126, column: 3)
!1466 = !DILocation(line: 0, scope: !1445, inlinedAt: !1467)
!1467 = distinct !DILocation(line: 17, column: 3, scope: !738)
!1468 = !DILocation(line: 0, scope: !1455, inlinedAt: !1467)
!1469 = !DILocation(line: 0, scope: !1460, inlinedAt: !1467)
!1470 = !DILocation(line: 125, column: 5, scope: !1460, inlinedAt: !1467)
!1471 = !DILocation(line: 0, scope: !1462, inlinedAt: !1467)
!1472 = !DILocation(line: 126, column: 3, scope: !1462, inlinedAt: !1467)
!1473 = !DILocation(line: 0, scope: !1464, inlinedAt: !1467)
!1474 = !DILocation(line: 127, column: 45, scope: !1475, inlinedAt: !1467)
!1475 = distinct !DILexicalBlock(scope: !1464, file: !757, line: 127, column: 5)
!1476 = !DILocation(line: 127, column: 40, scope: !1475, inlinedAt: !1467)
!1477 = !DILocation(line: 127, column: 72, scope: !1475, inlinedAt: !1467)
!1478 = !DILocation(line: 127, column: 67, scope: !1475, inlinedAt: !1467)
!1479 = !DILocation(line: 126, column: 39, scope: !1465, inlinedAt: !1467)
!1480 = !DILocation(line: 126, column: 21, scope: !1465, inlinedAt: !1467)
!1481 = distinct !{!1481, !1472, !1482, !1284}
!1482 = !DILocation(line: 127, column: 89, scope: !1462, inlinedAt: !1467)
!1483 = !DILocation(line: 19, column: 1, scope: !738)
!1484 = !DILocation(line: 13, column: 65, scope: !1320)
!1485 = !DILocation(line: 13, column: 46, scope: !1320)
!1486 = !DILocation(line: 13, column: 41, scope: !1320)
!1487 = distinct !{!1487, !1321, !1488, !1284}
!1488 = !DILocation(line: 13, column: 74, scope: !780)
!1489 = distinct !DISubprogram(name: "encode<0>", linkageName: "_ZL6encodeILi0EEvRK7EncoderRK5Layer", scope: !757, file: !757, line: 61, type: !1490, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, templateParams: !1512, retainedNodes: !1493)
!1490 = !DISubroutineType(types: !1491)
!1491 = !{null, !1448, !1492}
!1492 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1451, size: 64)
!1493 = !{!1494, !1495, !1496, !1497, !1498, !1499, !1500, !1501, !1502, !1504, !1507, !1509}
!1494 = !DILocalVariable(name: "e", arg: 1, scope: !1489, file: !757, line: 61, type: !1448)
!1495 = !DILocalVariable(name: "layer", arg: 2, scope: !1489, file: !757, line: 61, type: !1492)
!1496 = !DILocalVariable(name: "a", scope: !1489, file: !757, line: 62, type: !997)
!1497 = !DILocalVariable(name: "h", scope: !1489, file: !757, line: 63, type: !783)
!1498 = !DILocalVariable(name: "t", scope: !1489, file: !757, line: 63, type: !783)
!1499 = !DILocalVariable(name: "s", scope: !1489, file: !757, line: 63, type: !783)
!1500 = !DILocalVariable(name: "d", scope: !1489, file: !757, line: 63, type: !783)
!1501 = !DILocalVariable(name: "scale", scope: !1489, file: !757, line: 64, type: !1339)
!1502 = !DILocalVariable(name: "head", scope: !1503, file: !757, line: 74, type: !99)
!1503 = distinct !DILexicalBlock(scope: !1489, file: !757, line: 74, column: 3)
!1504 = !DILocalVariable(name: "from", scope: !1505, file: !757, line: 75, type: !1003)
!1505 = distinct !DILexicalBlock(scope: !1506, file: !757, line: 74, column: 56)
!1506 = distinct !DILexicalBlock(scope: !1503, file: !757, line: 74, column: 3)
!1507 = !DILocalVariable(name: "head", scope: !1508, file: !757, line: 80, type: !99)
!1508 = distinct !DILexicalBlock(scope: !1489, file: !757, line: 80, column: 3)
!1509 = !DILocalVariable(name: "from", scope: !1510, file: !757, line: 81, type: !1003)
!1510 = distinct !DILexicalBlock(scope: !1511, file: !757, line: 80, column: 56)
!1511 = distinct !DILexicalBlock(scope: !1508, file: !757, line: 80, column: 3)
!1512 = !{!1513}
!1513 = !DITemplateValueParameter(name: "INDEX", type: !99, value: i32 0)
!1514 = !DILocation(line: 0, scope: !1489)
!1515 = !DILocation(line: 63, column: 19, scope: !1489)
!1516 = !{!1057, !831, i64 12}
!1517 = !DILocation(line: 0, scope: !1008, inlinedAt: !1518)
!1518 = distinct !DILocation(line: 63, column: 31, scope: !1489)
!1519 = !DILocation(line: 19, column: 61, scope: !1008, inlinedAt: !1518)
!1520 = !{!1057, !831, i64 4}
!1521 = !DILocation(line: 19, column: 75, scope: !1008, inlinedAt: !1518)
!1522 = !{!1057, !831, i64 8}
!1523 = !DILocation(line: 19, column: 70, scope: !1008, inlinedAt: !1518)
!1524 = !DILocalVariable(name: "a", arg: 1, scope: !1525, file: !10, line: 20, type: !1011)
!1525 = distinct !DISubprogram(name: "width_of_head", linkageName: "_ZL13width_of_headPK9Arguments", scope: !10, file: !10, line: 20, type: !1009, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1526)
!1526 = !{!1524}
!1527 = !DILocation(line: 0, scope: !1525, inlinedAt: !1528)
!1528 = distinct !DILocation(line: 63, column: 66, scope: !1489)
!1529 = !DILocation(line: 20, column: 77, scope: !1525, inlinedAt: !1528)
!1530 = !{!1057, !831, i64 16}
!1531 = !DILocation(line: 20, column: 72, scope: !1525, inlinedAt: !1528)
!1532 = !DILocation(line: 64, column: 43, scope: !1489)
!1533 = !DILocation(line: 64, column: 30, scope: !1489)
!1534 = !DILocation(line: 64, column: 28, scope: !1489)
!1535 = !DILocation(line: 65, column: 73, scope: !1489)
!1536 = !DILocation(line: 65, column: 99, scope: !1489)
!1537 = !DILocation(line: 66, column: 26, scope: !1489)
!1538 = !DILocation(line: 65, column: 3, scope: !1489)
!1539 = !DILocation(line: 67, column: 73, scope: !1489)
!1540 = !DILocation(line: 67, column: 97, scope: !1489)
!1541 = !DILocation(line: 68, column: 26, scope: !1489)
!1542 = !DILocation(line: 67, column: 3, scope: !1489)
!1543 = !DILocation(line: 69, column: 73, scope: !1489)
!1544 = !DILocation(line: 69, column: 99, scope: !1489)
!1545 = !DILocation(line: 70, column: 26, scope: !1489)
!1546 = !DILocation(line: 69, column: 3, scope: !1489)
!1547 = !DILocation(line: 71, column: 14, scope: !1489)
!1548 = !DILocation(line: 71, column: 27, scope: !1489)
!1549 = !DILocation(line: 71, column: 21, scope: !1489)
!1550 = !DILocalVariable(name: "x", arg: 1, scope: !1551, file: !757, line: 23, type: !107)
!1551 = distinct !DISubprogram(name: "add_bias", linkageName: "_ZL8add_biasPfPKfii", scope: !757, file: !757, line: 23, type: !1552, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1554)
!1552 = !DISubroutineType(types: !1553)
!1553 = !{null, !107, !1338, !99, !99}
!1554 = !{!1550, !1555, !1556, !1557, !1558, !1560}
!1555 = !DILocalVariable(name: "bias", arg: 2, scope: !1551, file: !757, line: 23, type: !1338)
!1556 = !DILocalVariable(name: "rows", arg: 3, scope: !1551, file: !757, line: 23, type: !99)
!1557 = !DILocalVariable(name: "columns", arg: 4, scope: !1551, file: !757, line: 23, type: !99)
!1558 = !DILocalVariable(name: "j", scope: !1559, file: !757, line: 24, type: !99)
!1559 = distinct !DILexicalBlock(scope: !1551, file: !757, line: 24, column: 3)
!1560 = !DILocalVariable(name: "i", scope: !1561, file: !757, line: 25, type: !99)
!1561 = distinct !DILexicalBlock(scope: !1562, file: !757, line: 25, column: 5)
!1562 = distinct !DILexicalBlock(scope: !1559, file: !757, line: 24, column: 3)
!1563 = !DILocation(line: 0, scope: !1551, inlinedAt: !1564)
!1564 = distinct !DILocation(line: 71, column: 3, scope: !1489)
!1565 = !DILocation(line: 0, scope: !1559, inlinedAt: !1564)
!1566 = !DILocation(line: 24, column: 21, scope: !1562, inlinedAt: !1564)
!1567 = !DILocation(line: 24, column: 3, scope: !1559, inlinedAt: !1564)
!1568 = !DILocation(line: 0, scope: !1561, inlinedAt: !1564)
!1569 = !DILocation(line: 25, column: 5, scope: !1561, inlinedAt: !1564)
!1570 = !DILocation(line: 25, column: 57, scope: !1571, inlinedAt: !1564)
!1571 = distinct !DILexicalBlock(scope: !1561, file: !757, line: 25, column: 5)
!1572 = !{!1573, !1573, i64 0}
!1573 = !{!"float", !832, i64 0}
!1574 = !DILocation(line: 25, column: 36, scope: !1571, inlinedAt: !1564)
!1575 = !DILocation(line: 25, column: 54, scope: !1571, inlinedAt: !1564)
!1576 = !DILocation(line: 25, column: 31, scope: !1571, inlinedAt: !1564)
!1577 = distinct !{!1577, !1578}
!1578 = !{!"llvm.loop.unroll.disable"}
!1579 = !{!1580}
!1580 = distinct !{!1580, !1581}
!1581 = distinct !{!1581, !"LVerDomain"}
!1582 = !{!1583}
!1583 = distinct !{!1583, !1581}
!1584 = distinct !{!1584, !1569, !1585, !1284, !1586, !1587}
!1585 = !DILocation(line: 25, column: 63, scope: !1561, inlinedAt: !1564)
!1586 = !{!"llvm.loop.isvectorized", i32 1}
!1587 = !{!"llvm.loop.unroll.runtime.disable"}
!1588 = !DILocation(line: 24, column: 32, scope: !1562, inlinedAt: !1564)
!1589 = distinct !{!1589, !1567, !1590, !1284}
!1590 = !DILocation(line: 25, column: 63, scope: !1559, inlinedAt: !1564)
!1591 = !DILocation(line: 25, column: 23, scope: !1571, inlinedAt: !1564)
!1592 = distinct !{!1592, !1569, !1585, !1284, !1586}
!1593 = !DILocation(line: 72, column: 14, scope: !1489)
!1594 = !DILocation(line: 72, column: 19, scope: !1489)
!1595 = !DILocation(line: 0, scope: !1551, inlinedAt: !1596)
!1596 = distinct !DILocation(line: 72, column: 3, scope: !1489)
!1597 = !DILocation(line: 0, scope: !1559, inlinedAt: !1596)
!1598 = !DILocation(line: 24, column: 3, scope: !1559, inlinedAt: !1596)
!1599 = !DILocation(line: 0, scope: !1561, inlinedAt: !1596)
!1600 = !DILocation(line: 25, column: 5, scope: !1561, inlinedAt: !1596)
!1601 = !DILocation(line: 25, column: 57, scope: !1571, inlinedAt: !1596)
!1602 = !DILocation(line: 25, column: 36, scope: !1571, inlinedAt: !1596)
!1603 = !DILocation(line: 25, column: 54, scope: !1571, inlinedAt: !1596)
!1604 = !DILocation(line: 25, column: 31, scope: !1571, inlinedAt: !1596)
!1605 = distinct !{!1605, !1578}
!1606 = !{!1607}
!1607 = distinct !{!1607, !1608}
!1608 = distinct !{!1608, !"LVerDomain"}
!1609 = !{!1610}
!1610 = distinct !{!1610, !1608}
!1611 = distinct !{!1611, !1600, !1612, !1284, !1586, !1587}
!1612 = !DILocation(line: 25, column: 63, scope: !1561, inlinedAt: !1596)
!1613 = !DILocation(line: 24, column: 32, scope: !1562, inlinedAt: !1596)
!1614 = !DILocation(line: 24, column: 21, scope: !1562, inlinedAt: !1596)
!1615 = distinct !{!1615, !1598, !1616, !1284}
!1616 = !DILocation(line: 25, column: 63, scope: !1559, inlinedAt: !1596)
!1617 = !DILocation(line: 25, column: 23, scope: !1571, inlinedAt: !1596)
!1618 = distinct !{!1618, !1600, !1612, !1284, !1586}
!1619 = !DILocation(line: 73, column: 14, scope: !1489)
!1620 = !DILocation(line: 73, column: 21, scope: !1489)
!1621 = !DILocation(line: 0, scope: !1551, inlinedAt: !1622)
!1622 = distinct !DILocation(line: 73, column: 3, scope: !1489)
!1623 = !DILocation(line: 0, scope: !1559, inlinedAt: !1622)
!1624 = !DILocation(line: 24, column: 3, scope: !1559, inlinedAt: !1622)
!1625 = !DILocation(line: 0, scope: !1561, inlinedAt: !1622)
!1626 = !DILocation(line: 25, column: 5, scope: !1561, inlinedAt: !1622)
!1627 = !DILocation(line: 25, column: 57, scope: !1571, inlinedAt: !1622)
!1628 = !DILocation(line: 25, column: 36, scope: !1571, inlinedAt: !1622)
!1629 = !DILocation(line: 25, column: 54, scope: !1571, inlinedAt: !1622)
!1630 = !DILocation(line: 25, column: 31, scope: !1571, inlinedAt: !1622)
!1631 = distinct !{!1631, !1578}
!1632 = !{!1633}
!1633 = distinct !{!1633, !1634}
!1634 = distinct !{!1634, !"LVerDomain"}
!1635 = !{!1636}
!1636 = distinct !{!1636, !1634}
!1637 = distinct !{!1637, !1626, !1638, !1284, !1586, !1587}
!1638 = !DILocation(line: 25, column: 63, scope: !1561, inlinedAt: !1622)
!1639 = !DILocation(line: 24, column: 32, scope: !1562, inlinedAt: !1622)
!1640 = !DILocation(line: 24, column: 21, scope: !1562, inlinedAt: !1622)
!1641 = distinct !{!1641, !1624, !1642, !1284}
!1642 = !DILocation(line: 25, column: 63, scope: !1559, inlinedAt: !1622)
!1643 = !DILocation(line: 25, column: 23, scope: !1571, inlinedAt: !1622)
!1644 = distinct !{!1644, !1626, !1638, !1284, !1586}
!1645 = !DILocation(line: 0, scope: !1503)
!1646 = !DILocation(line: 74, column: 31, scope: !1506)
!1647 = !DILocation(line: 74, column: 41, scope: !1506)
!1648 = !DILocation(line: 74, column: 37, scope: !1506)
!1649 = !DILocation(line: 74, column: 27, scope: !1506)
!1650 = !DILocation(line: 74, column: 3, scope: !1503)
!1651 = !DILocation(line: 79, column: 13, scope: !1489)
!1652 = !DILocation(line: 79, column: 32, scope: !1489)
!1653 = !DILocation(line: 79, column: 42, scope: !1489)
!1654 = !DILocalVariable(name: "x", arg: 1, scope: !1655, file: !757, line: 37, type: !107)
!1655 = distinct !DISubprogram(name: "softmax", linkageName: "_ZL7softmaxPfim", scope: !757, file: !757, line: 37, type: !1656, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1658)
!1656 = !DISubroutineType(types: !1657)
!1657 = !{null, !107, !99, !105}
!1658 = !{!1654, !1659, !1660, !1661, !1663, !1666, !1667, !1669, !1671}
!1659 = !DILocalVariable(name: "rows", arg: 2, scope: !1655, file: !757, line: 37, type: !99)
!1660 = !DILocalVariable(name: "columns", arg: 3, scope: !1655, file: !757, line: 37, type: !105)
!1661 = !DILocalVariable(name: "column", scope: !1662, file: !757, line: 38, type: !107)
!1662 = distinct !DILexicalBlock(scope: !1655, file: !757, line: 38, column: 3)
!1663 = !DILocalVariable(name: "largest", scope: !1664, file: !757, line: 39, type: !108)
!1664 = distinct !DILexicalBlock(scope: !1665, file: !757, line: 38, column: 72)
!1665 = distinct !DILexicalBlock(scope: !1662, file: !757, line: 38, column: 3)
!1666 = !DILocalVariable(name: "sum", scope: !1664, file: !757, line: 39, type: !108)
!1667 = !DILocalVariable(name: "i", scope: !1668, file: !757, line: 40, type: !99)
!1668 = distinct !DILexicalBlock(scope: !1664, file: !757, line: 40, column: 5)
!1669 = !DILocalVariable(name: "i", scope: !1670, file: !757, line: 41, type: !99)
!1670 = distinct !DILexicalBlock(scope: !1664, file: !757, line: 41, column: 5)
!1671 = !DILocalVariable(name: "i", scope: !1672, file: !757, line: 42, type: !99)
!1672 = distinct !DILexicalBlock(scope: !1664, file: !757, line: 42, column: 5)
!1673 = !DILocation(line: 0, scope: !1655, inlinedAt: !1674)
!1674 = distinct !DILocation(line: 79, column: 3, scope: !1489)
!1675 = !DILocation(line: 0, scope: !1662, inlinedAt: !1674)
!1676 = !DILocation(line: 79, column: 40, scope: !1489)
!1677 = !DILocation(line: 38, column: 34, scope: !1665, inlinedAt: !1674)
!1678 = !DILocation(line: 38, column: 3, scope: !1662, inlinedAt: !1674)
!1679 = !DILocation(line: 39, column: 21, scope: !1664, inlinedAt: !1674)
!1680 = !DILocation(line: 0, scope: !1664, inlinedAt: !1674)
!1681 = !DILocation(line: 0, scope: !1668, inlinedAt: !1674)
!1682 = !DILocation(line: 40, column: 5, scope: !1668, inlinedAt: !1674)
!1683 = !DILocation(line: 40, column: 61, scope: !1684, inlinedAt: !1674)
!1684 = distinct !DILexicalBlock(scope: !1668, file: !757, line: 40, column: 5)
!1685 = !DILocation(line: 40, column: 46, scope: !1684, inlinedAt: !1674)
!1686 = !DILocation(line: 41, column: 5, scope: !1670, inlinedAt: !1674)
!1687 = !DILocation(line: 0, scope: !1670, inlinedAt: !1674)
!1688 = !DILocation(line: 40, column: 31, scope: !1684, inlinedAt: !1674)
!1689 = distinct !{!1689, !1682, !1690, !1284}
!1690 = !DILocation(line: 40, column: 70, scope: !1668, inlinedAt: !1674)
!1691 = !DILocation(line: 0, scope: !1672, inlinedAt: !1674)
!1692 = !DILocation(line: 42, column: 5, scope: !1672, inlinedAt: !1674)
!1693 = !DILocation(line: 42, column: 31, scope: !1694, inlinedAt: !1674)
!1694 = distinct !DILexicalBlock(scope: !1672, file: !757, line: 42, column: 5)
!1695 = !DILocation(line: 42, column: 36, scope: !1694, inlinedAt: !1674)
!1696 = !DILocation(line: 42, column: 46, scope: !1694, inlinedAt: !1674)
!1697 = distinct !{!1697, !1692, !1698, !1284, !1586, !1587}
!1698 = !DILocation(line: 42, column: 49, scope: !1672, inlinedAt: !1674)
!1699 = !DILocation(line: 41, column: 60, scope: !1700, inlinedAt: !1674)
!1700 = distinct !DILexicalBlock(scope: !1670, file: !757, line: 41, column: 5)
!1701 = !DILocation(line: 41, column: 70, scope: !1700, inlinedAt: !1674)
!1702 = !DILocation(line: 41, column: 55, scope: !1700, inlinedAt: !1674)
!1703 = !DILocation(line: 41, column: 53, scope: !1700, inlinedAt: !1674)
!1704 = !DILocation(line: 41, column: 40, scope: !1700, inlinedAt: !1674)
!1705 = !DILocation(line: 41, column: 31, scope: !1700, inlinedAt: !1674)
!1706 = !DILocation(line: 41, column: 23, scope: !1700, inlinedAt: !1674)
!1707 = distinct !{!1707, !1686, !1708, !1284}
!1708 = !DILocation(line: 41, column: 79, scope: !1670, inlinedAt: !1674)
!1709 = !DILocation(line: 38, column: 63, scope: !1665, inlinedAt: !1674)
!1710 = distinct !{!1710, !1678, !1711, !1284}
!1711 = !DILocation(line: 43, column: 3, scope: !1662, inlinedAt: !1674)
!1712 = !DILocation(line: 42, column: 23, scope: !1694, inlinedAt: !1674)
!1713 = distinct !{!1713, !1692, !1698, !1284, !1587, !1586}
!1714 = !DILocation(line: 80, column: 31, scope: !1511)
!1715 = !DILocation(line: 80, column: 41, scope: !1511)
!1716 = !DILocation(line: 0, scope: !1508)
!1717 = !DILocation(line: 80, column: 37, scope: !1511)
!1718 = !DILocation(line: 80, column: 27, scope: !1511)
!1719 = !DILocation(line: 80, column: 3, scope: !1508)
!1720 = !DILocation(line: 75, column: 33, scope: !1505)
!1721 = !DILocation(line: 75, column: 43, scope: !1505)
!1722 = !DILocation(line: 75, column: 53, scope: !1505)
!1723 = !DILocation(line: 75, column: 63, scope: !1505)
!1724 = !DILocalVariable(name: "row", arg: 1, scope: !1725, file: !26, line: 28, type: !99)
!1725 = distinct !DISubprogram(name: "at", linkageName: "_ZL2atiii", scope: !26, file: !26, line: 28, type: !1726, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1728)
!1726 = !DISubroutineType(types: !1727)
!1727 = !{!105, !99, !99, !99}
!1728 = !{!1724, !1729, !1730}
!1729 = !DILocalVariable(name: "column", arg: 2, scope: !1725, file: !26, line: 28, type: !99)
!1730 = !DILocalVariable(name: "lda", arg: 3, scope: !1725, file: !26, line: 28, type: !99)
!1731 = !DILocation(line: 0, scope: !1725, inlinedAt: !1732)
!1732 = distinct !DILocation(line: 75, column: 25, scope: !1505)
!1733 = !DILocation(line: 29, column: 18, scope: !1725, inlinedAt: !1732)
!1734 = !DILocation(line: 29, column: 25, scope: !1725, inlinedAt: !1732)
!1735 = !DILocation(line: 29, column: 33, scope: !1725, inlinedAt: !1732)
!1736 = !DILocation(line: 29, column: 31, scope: !1725, inlinedAt: !1732)
!1737 = !DILocation(line: 0, scope: !1505)
!1738 = !DILocation(line: 76, column: 76, scope: !1505)
!1739 = !DILocation(line: 76, column: 80, scope: !1505)
!1740 = !DILocation(line: 77, column: 19, scope: !1505)
!1741 = !DILocation(line: 77, column: 25, scope: !1505)
!1742 = !DILocation(line: 77, column: 44, scope: !1505)
!1743 = !DILocation(line: 77, column: 70, scope: !1505)
!1744 = !DILocation(line: 77, column: 51, scope: !1505)
!1745 = !DILocation(line: 76, column: 5, scope: !1505)
!1746 = !DILocation(line: 74, column: 48, scope: !1506)
!1747 = distinct !{!1747, !1650, !1748, !1284}
!1748 = !DILocation(line: 78, column: 3, scope: !1503)
!1749 = !DILocation(line: 85, column: 73, scope: !1489)
!1750 = !DILocation(line: 86, column: 17, scope: !1489)
!1751 = !DILocation(line: 86, column: 37, scope: !1489)
!1752 = !DILocation(line: 85, column: 3, scope: !1489)
!1753 = !DILocation(line: 87, column: 23, scope: !1489)
!1754 = !DILocation(line: 87, column: 28, scope: !1489)
!1755 = !DILocation(line: 87, column: 36, scope: !1489)
!1756 = !DILocalVariable(name: "x", arg: 1, scope: !1757, file: !757, line: 47, type: !107)
!1757 = distinct !DISubprogram(name: "add_and_normalise", linkageName: "_ZL17add_and_normalisePfPKfS1_ii", scope: !757, file: !757, line: 47, type: !1758, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1760)
!1758 = !DISubroutineType(types: !1759)
!1759 = !{null, !107, !1338, !1338, !99, !99}
!1760 = !{!1756, !1761, !1762, !1763, !1764, !1765, !1767, !1770, !1771, !1772, !1774, !1776, !1777}
!1761 = !DILocalVariable(name: "update", arg: 2, scope: !1757, file: !757, line: 47, type: !1338)
!1762 = !DILocalVariable(name: "bias", arg: 3, scope: !1757, file: !757, line: 47, type: !1338)
!1763 = !DILocalVariable(name: "rows", arg: 4, scope: !1757, file: !757, line: 47, type: !99)
!1764 = !DILocalVariable(name: "columns", arg: 5, scope: !1757, file: !757, line: 48, type: !99)
!1765 = !DILocalVariable(name: "j", scope: !1766, file: !757, line: 49, type: !99)
!1766 = distinct !DILexicalBlock(scope: !1757, file: !757, line: 49, column: 3)
!1767 = !DILocalVariable(name: "column", scope: !1768, file: !757, line: 50, type: !107)
!1768 = distinct !DILexicalBlock(scope: !1769, file: !757, line: 49, column: 37)
!1769 = distinct !DILexicalBlock(scope: !1766, file: !757, line: 49, column: 3)
!1770 = !DILocalVariable(name: "mean", scope: !1768, file: !757, line: 50, type: !108)
!1771 = !DILocalVariable(name: "variance", scope: !1768, file: !757, line: 50, type: !108)
!1772 = !DILocalVariable(name: "i", scope: !1773, file: !757, line: 51, type: !99)
!1773 = distinct !DILexicalBlock(scope: !1768, file: !757, line: 51, column: 5)
!1774 = !DILocalVariable(name: "i", scope: !1775, file: !757, line: 53, type: !99)
!1775 = distinct !DILexicalBlock(scope: !1768, file: !757, line: 53, column: 5)
!1776 = !DILocalVariable(name: "scale", scope: !1768, file: !757, line: 54, type: !1339)
!1777 = !DILocalVariable(name: "i", scope: !1778, file: !757, line: 55, type: !99)
!1778 = distinct !DILexicalBlock(scope: !1768, file: !757, line: 55, column: 5)
!1779 = !DILocation(line: 0, scope: !1757, inlinedAt: !1780)
!1780 = distinct !DILocation(line: 87, column: 3, scope: !1489)
!1781 = !DILocation(line: 0, scope: !1766, inlinedAt: !1780)
!1782 = !DILocation(line: 49, column: 3, scope: !1766, inlinedAt: !1780)
!1783 = !DILocation(line: 49, column: 21, scope: !1769, inlinedAt: !1780)
!1784 = !DILocation(line: 0, scope: !1725, inlinedAt: !1785)
!1785 = distinct !DILocation(line: 50, column: 25, scope: !1768, inlinedAt: !1780)
!1786 = !DILocation(line: 29, column: 25, scope: !1725, inlinedAt: !1785)
!1787 = !DILocation(line: 50, column: 23, scope: !1768, inlinedAt: !1780)
!1788 = !DILocation(line: 0, scope: !1768, inlinedAt: !1780)
!1789 = !DILocation(line: 0, scope: !1773, inlinedAt: !1780)
!1790 = !DILocation(line: 51, column: 5, scope: !1773, inlinedAt: !1780)
!1791 = !DILocation(line: 54, column: 32, scope: !1768, inlinedAt: !1780)
!1792 = !DILocation(line: 0, scope: !1778, inlinedAt: !1780)
!1793 = !DILocation(line: 55, column: 5, scope: !1778, inlinedAt: !1780)
!1794 = !DILocation(line: 0, scope: !1725, inlinedAt: !1795)
!1795 = distinct !DILocation(line: 51, column: 64, scope: !1796, inlinedAt: !1780)
!1796 = distinct !DILexicalBlock(scope: !1773, file: !757, line: 51, column: 5)
!1797 = !DILocation(line: 51, column: 57, scope: !1796, inlinedAt: !1780)
!1798 = !DILocation(line: 51, column: 82, scope: !1796, inlinedAt: !1780)
!1799 = !DILocation(line: 51, column: 80, scope: !1796, inlinedAt: !1780)
!1800 = !DILocation(line: 51, column: 44, scope: !1796, inlinedAt: !1780)
!1801 = !DILocation(line: 51, column: 54, scope: !1796, inlinedAt: !1780)
!1802 = !DILocation(line: 51, column: 41, scope: !1796, inlinedAt: !1780)
!1803 = !DILocation(line: 52, column: 10, scope: !1768, inlinedAt: !1780)
!1804 = !DILocation(line: 0, scope: !1775, inlinedAt: !1780)
!1805 = !DILocation(line: 53, column: 5, scope: !1775, inlinedAt: !1780)
!1806 = !DILocation(line: 51, column: 31, scope: !1796, inlinedAt: !1780)
!1807 = distinct !{!1807, !1790, !1808, !1284}
!1808 = !DILocation(line: 51, column: 88, scope: !1773, inlinedAt: !1780)
!1809 = !DILocation(line: 53, column: 49, scope: !1810, inlinedAt: !1780)
!1810 = distinct !DILexicalBlock(scope: !1775, file: !757, line: 53, column: 5)
!1811 = !DILocation(line: 53, column: 59, scope: !1810, inlinedAt: !1780)
!1812 = !DILocation(line: 53, column: 67, scope: !1810, inlinedAt: !1780)
!1813 = !DILocation(line: 53, column: 45, scope: !1810, inlinedAt: !1780)
!1814 = !DILocation(line: 53, column: 31, scope: !1810, inlinedAt: !1780)
!1815 = distinct !{!1815, !1578}
!1816 = !DILocation(line: 54, column: 47, scope: !1768, inlinedAt: !1780)
!1817 = !DILocation(line: 54, column: 61, scope: !1768, inlinedAt: !1780)
!1818 = !DILocation(line: 54, column: 30, scope: !1768, inlinedAt: !1780)
!1819 = !DILocation(line: 55, column: 31, scope: !1820, inlinedAt: !1780)
!1820 = distinct !DILexicalBlock(scope: !1778, file: !757, line: 55, column: 5)
!1821 = !DILocation(line: 55, column: 49, scope: !1820, inlinedAt: !1780)
!1822 = !DILocation(line: 55, column: 59, scope: !1820, inlinedAt: !1780)
!1823 = !DILocation(line: 55, column: 67, scope: !1820, inlinedAt: !1780)
!1824 = !DILocation(line: 55, column: 46, scope: !1820, inlinedAt: !1780)
!1825 = distinct !{!1825, !1793, !1826, !1284, !1586, !1587}
!1826 = !DILocation(line: 55, column: 69, scope: !1778, inlinedAt: !1780)
!1827 = distinct !{!1827, !1805, !1828, !1284}
!1828 = !DILocation(line: 53, column: 86, scope: !1775, inlinedAt: !1780)
!1829 = !DILocation(line: 49, column: 32, scope: !1769, inlinedAt: !1780)
!1830 = distinct !{!1830, !1782, !1831, !1284}
!1831 = !DILocation(line: 56, column: 3, scope: !1766, inlinedAt: !1780)
!1832 = !DILocation(line: 55, column: 23, scope: !1820, inlinedAt: !1780)
!1833 = distinct !{!1833, !1793, !1826, !1284, !1587, !1586}
!1834 = !DILocation(line: 89, column: 17, scope: !1489)
!1835 = !DILocation(line: 88, column: 60, scope: !1489)
!1836 = !DILocation(line: 88, column: 77, scope: !1489)
!1837 = !DILocation(line: 89, column: 31, scope: !1489)
!1838 = !DILocation(line: 88, column: 3, scope: !1489)
!1839 = !DILocation(line: 90, column: 23, scope: !1489)
!1840 = !DILocation(line: 90, column: 30, scope: !1489)
!1841 = !DILocalVariable(name: "x", arg: 1, scope: !1842, file: !757, line: 28, type: !107)
!1842 = distinct !DISubprogram(name: "add_bias_and_gelu", linkageName: "_ZL17add_bias_and_geluPfPKfii", scope: !757, file: !757, line: 28, type: !1552, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1843)
!1843 = !{!1841, !1844, !1845, !1846, !1847, !1849, !1852}
!1844 = !DILocalVariable(name: "bias", arg: 2, scope: !1842, file: !757, line: 28, type: !1338)
!1845 = !DILocalVariable(name: "rows", arg: 3, scope: !1842, file: !757, line: 28, type: !99)
!1846 = !DILocalVariable(name: "columns", arg: 4, scope: !1842, file: !757, line: 28, type: !99)
!1847 = !DILocalVariable(name: "j", scope: !1848, file: !757, line: 29, type: !99)
!1848 = distinct !DILexicalBlock(scope: !1842, file: !757, line: 29, column: 3)
!1849 = !DILocalVariable(name: "i", scope: !1850, file: !757, line: 30, type: !99)
!1850 = distinct !DILexicalBlock(scope: !1851, file: !757, line: 30, column: 5)
!1851 = distinct !DILexicalBlock(scope: !1848, file: !757, line: 29, column: 3)
!1852 = !DILocalVariable(name: "sum", scope: !1853, file: !757, line: 31, type: !1339)
!1853 = distinct !DILexicalBlock(scope: !1854, file: !757, line: 30, column: 36)
!1854 = distinct !DILexicalBlock(scope: !1850, file: !757, line: 30, column: 5)
!1855 = !DILocation(line: 0, scope: !1842, inlinedAt: !1856)
!1856 = distinct !DILocation(line: 90, column: 3, scope: !1489)
!1857 = !DILocation(line: 0, scope: !1848, inlinedAt: !1856)
!1858 = !DILocation(line: 29, column: 3, scope: !1848, inlinedAt: !1856)
!1859 = !DILocation(line: 29, column: 21, scope: !1851, inlinedAt: !1856)
!1860 = !DILocation(line: 0, scope: !1850, inlinedAt: !1856)
!1861 = !DILocation(line: 30, column: 5, scope: !1850, inlinedAt: !1856)
!1862 = !DILocation(line: 29, column: 32, scope: !1851, inlinedAt: !1856)
!1863 = distinct !{!1863, !1858, !1864, !1284}
!1864 = !DILocation(line: 33, column: 5, scope: !1848, inlinedAt: !1856)
!1865 = !DILocation(line: 31, column: 25, scope: !1853, inlinedAt: !1856)
!1866 = !DILocation(line: 31, column: 45, scope: !1853, inlinedAt: !1856)
!1867 = !DILocation(line: 31, column: 43, scope: !1853, inlinedAt: !1856)
!1868 = !DILocation(line: 0, scope: !1853, inlinedAt: !1856)
!1869 = !DILocation(line: 32, column: 32, scope: !1853, inlinedAt: !1856)
!1870 = !DILocation(line: 32, column: 57, scope: !1853, inlinedAt: !1856)
!1871 = !DILocation(line: 32, column: 48, scope: !1853, inlinedAt: !1856)
!1872 = !DILocation(line: 32, column: 46, scope: !1853, inlinedAt: !1856)
!1873 = !DILocation(line: 32, column: 38, scope: !1853, inlinedAt: !1856)
!1874 = !DILocation(line: 32, column: 25, scope: !1853, inlinedAt: !1856)
!1875 = !DILocation(line: 30, column: 31, scope: !1854, inlinedAt: !1856)
!1876 = !DILocation(line: 30, column: 23, scope: !1854, inlinedAt: !1856)
!1877 = distinct !{!1877, !1861, !1878, !1284}
!1878 = !DILocation(line: 33, column: 5, scope: !1850, inlinedAt: !1856)
!1879 = !DILocation(line: 92, column: 17, scope: !1489)
!1880 = !DILocation(line: 91, column: 77, scope: !1489)
!1881 = !DILocation(line: 92, column: 39, scope: !1489)
!1882 = !DILocation(line: 91, column: 3, scope: !1489)
!1883 = !DILocation(line: 93, column: 23, scope: !1489)
!1884 = !DILocation(line: 93, column: 28, scope: !1489)
!1885 = !DILocation(line: 93, column: 36, scope: !1489)
!1886 = !DILocation(line: 0, scope: !1757, inlinedAt: !1887)
!1887 = distinct !DILocation(line: 93, column: 3, scope: !1489)
!1888 = !DILocation(line: 0, scope: !1766, inlinedAt: !1887)
!1889 = !DILocation(line: 49, column: 3, scope: !1766, inlinedAt: !1887)
!1890 = !DILocation(line: 49, column: 21, scope: !1769, inlinedAt: !1887)
!1891 = !DILocation(line: 0, scope: !1725, inlinedAt: !1892)
!1892 = distinct !DILocation(line: 50, column: 25, scope: !1768, inlinedAt: !1887)
!1893 = !DILocation(line: 29, column: 25, scope: !1725, inlinedAt: !1892)
!1894 = !DILocation(line: 50, column: 23, scope: !1768, inlinedAt: !1887)
!1895 = !DILocation(line: 0, scope: !1768, inlinedAt: !1887)
!1896 = !DILocation(line: 0, scope: !1773, inlinedAt: !1887)
!1897 = !DILocation(line: 51, column: 5, scope: !1773, inlinedAt: !1887)
!1898 = !DILocation(line: 54, column: 32, scope: !1768, inlinedAt: !1887)
!1899 = !DILocation(line: 0, scope: !1778, inlinedAt: !1887)
!1900 = !DILocation(line: 55, column: 5, scope: !1778, inlinedAt: !1887)
!1901 = !DILocation(line: 0, scope: !1725, inlinedAt: !1902)
!1902 = distinct !DILocation(line: 51, column: 64, scope: !1796, inlinedAt: !1887)
!1903 = !DILocation(line: 51, column: 57, scope: !1796, inlinedAt: !1887)
!1904 = !DILocation(line: 51, column: 82, scope: !1796, inlinedAt: !1887)
!1905 = !DILocation(line: 51, column: 80, scope: !1796, inlinedAt: !1887)
!1906 = !DILocation(line: 51, column: 44, scope: !1796, inlinedAt: !1887)
!1907 = !DILocation(line: 51, column: 54, scope: !1796, inlinedAt: !1887)
!1908 = !DILocation(line: 51, column: 41, scope: !1796, inlinedAt: !1887)
!1909 = !DILocation(line: 52, column: 10, scope: !1768, inlinedAt: !1887)
!1910 = !DILocation(line: 0, scope: !1775, inlinedAt: !1887)
!1911 = !DILocation(line: 53, column: 5, scope: !1775, inlinedAt: !1887)
!1912 = !DILocation(line: 51, column: 31, scope: !1796, inlinedAt: !1887)
!1913 = distinct !{!1913, !1897, !1914, !1284}
!1914 = !DILocation(line: 51, column: 88, scope: !1773, inlinedAt: !1887)
!1915 = !DILocation(line: 53, column: 49, scope: !1810, inlinedAt: !1887)
!1916 = !DILocation(line: 53, column: 59, scope: !1810, inlinedAt: !1887)
!1917 = !DILocation(line: 53, column: 67, scope: !1810, inlinedAt: !1887)
!1918 = !DILocation(line: 53, column: 45, scope: !1810, inlinedAt: !1887)
!1919 = !DILocation(line: 53, column: 31, scope: !1810, inlinedAt: !1887)
!1920 = distinct !{!1920, !1578}
!1921 = !DILocation(line: 54, column: 47, scope: !1768, inlinedAt: !1887)
!1922 = !DILocation(line: 54, column: 61, scope: !1768, inlinedAt: !1887)
!1923 = !DILocation(line: 54, column: 30, scope: !1768, inlinedAt: !1887)
!1924 = !DILocation(line: 55, column: 31, scope: !1820, inlinedAt: !1887)
!1925 = !DILocation(line: 55, column: 49, scope: !1820, inlinedAt: !1887)
!1926 = !DILocation(line: 55, column: 59, scope: !1820, inlinedAt: !1887)
!1927 = !DILocation(line: 55, column: 67, scope: !1820, inlinedAt: !1887)
!1928 = !DILocation(line: 55, column: 46, scope: !1820, inlinedAt: !1887)
!1929 = distinct !{!1929, !1900, !1930, !1284, !1586, !1587}
!1930 = !DILocation(line: 55, column: 69, scope: !1778, inlinedAt: !1887)
!1931 = distinct !{!1931, !1911, !1932, !1284}
!1932 = !DILocation(line: 53, column: 86, scope: !1775, inlinedAt: !1887)
!1933 = !DILocation(line: 49, column: 32, scope: !1769, inlinedAt: !1887)
!1934 = distinct !{!1934, !1889, !1935, !1284}
!1935 = !DILocation(line: 56, column: 3, scope: !1766, inlinedAt: !1887)
!1936 = !DILocation(line: 55, column: 23, scope: !1820, inlinedAt: !1887)
!1937 = distinct !{!1937, !1900, !1930, !1284, !1587, !1586}
!1938 = !DILocation(line: 94, column: 1, scope: !1489)
!1939 = !DILocation(line: 81, column: 33, scope: !1510)
!1940 = !DILocation(line: 81, column: 43, scope: !1510)
!1941 = !DILocation(line: 81, column: 53, scope: !1510)
!1942 = !DILocation(line: 81, column: 63, scope: !1510)
!1943 = !DILocation(line: 0, scope: !1725, inlinedAt: !1944)
!1944 = distinct !DILocation(line: 81, column: 25, scope: !1510)
!1945 = !DILocation(line: 29, column: 18, scope: !1725, inlinedAt: !1944)
!1946 = !DILocation(line: 29, column: 25, scope: !1725, inlinedAt: !1944)
!1947 = !DILocation(line: 29, column: 33, scope: !1725, inlinedAt: !1944)
!1948 = !DILocation(line: 29, column: 31, scope: !1725, inlinedAt: !1944)
!1949 = !DILocation(line: 0, scope: !1510)
!1950 = !DILocation(line: 82, column: 77, scope: !1510)
!1951 = !DILocation(line: 82, column: 83, scope: !1510)
!1952 = !DILocation(line: 83, column: 19, scope: !1510)
!1953 = !DILocation(line: 83, column: 45, scope: !1510)
!1954 = !DILocation(line: 83, column: 26, scope: !1510)
!1955 = !DILocation(line: 83, column: 61, scope: !1510)
!1956 = !DILocation(line: 83, column: 69, scope: !1510)
!1957 = !DILocation(line: 82, column: 5, scope: !1510)
!1958 = !DILocation(line: 80, column: 48, scope: !1511)
!1959 = distinct !{!1959, !1719, !1960, !1284}
!1960 = !DILocation(line: 84, column: 3, scope: !1508)
!1961 = !DISubprogram(name: "fprintf", scope: !1962, file: !1962, line: 350, type: !1963, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1962 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1963 = !DISubroutineType(types: !1964)
!1964 = !{!99, !1965, !597, null}
!1965 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1377)
!1966 = !DISubprogram(name: "__errno_location", scope: !1967, file: !1967, line: 37, type: !1968, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1967 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!1968 = !DISubroutineType(types: !1969)
!1969 = !{!189}
!1970 = distinct !DISubprogram(name: "fill_uniform", linkageName: "_ZL12fill_uniformPfmmmf", scope: !26, file: !26, line: 48, type: !1971, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1973)
!1971 = !DISubroutineType(types: !1972)
!1972 = !{null, !107, !105, !100, !100, !108}
!1973 = !{!1974, !1975, !1976, !1977, !1978, !1979}
!1974 = !DILocalVariable(name: "x", arg: 1, scope: !1970, file: !26, line: 48, type: !107)
!1975 = !DILocalVariable(name: "count", arg: 2, scope: !1970, file: !26, line: 48, type: !105)
!1976 = !DILocalVariable(name: "seed", arg: 3, scope: !1970, file: !26, line: 48, type: !100)
!1977 = !DILocalVariable(name: "stream", arg: 4, scope: !1970, file: !26, line: 49, type: !100)
!1978 = !DILocalVariable(name: "scale", arg: 5, scope: !1970, file: !26, line: 49, type: !108)
!1979 = !DILocalVariable(name: "i", scope: !1980, file: !26, line: 50, type: !105)
!1980 = distinct !DILexicalBlock(scope: !1970, file: !26, line: 50, column: 3)
!1981 = !DILocation(line: 0, scope: !1970)
!1982 = !DILocation(line: 0, scope: !1980)
!1983 = !DILocation(line: 50, column: 24, scope: !1984)
!1984 = distinct !DILexicalBlock(scope: !1980, file: !26, line: 50, column: 3)
!1985 = !DILocation(line: 50, column: 3, scope: !1980)
!1986 = !DILocation(line: 50, column: 33, scope: !1984)
!1987 = !DILocation(line: 34, column: 67, scope: !1988, inlinedAt: !1996)
!1988 = distinct !DISubprogram(name: "random_bits", linkageName: "_ZL11random_bitsmmm", scope: !26, file: !26, line: 33, type: !1989, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !1991)
!1989 = !DISubroutineType(types: !1990)
!1990 = !{!100, !100, !100, !100}
!1991 = !{!1992, !1993, !1994, !1995}
!1992 = !DILocalVariable(name: "seed", arg: 1, scope: !1988, file: !26, line: 33, type: !100)
!1993 = !DILocalVariable(name: "stream", arg: 2, scope: !1988, file: !26, line: 33, type: !100)
!1994 = !DILocalVariable(name: "index", arg: 3, scope: !1988, file: !26, line: 33, type: !100)
!1995 = !DILocalVariable(name: "z", scope: !1988, file: !26, line: 34, type: !100)
!1996 = distinct !DILocation(line: 43, column: 33, scope: !1997, inlinedAt: !2006)
!1997 = distinct !DISubprogram(name: "random_uniform", linkageName: "_ZL14random_uniformmmm", scope: !26, file: !26, line: 41, type: !1998, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !2000)
!1998 = !DISubroutineType(types: !1999)
!1999 = !{!108, !100, !100, !100}
!2000 = !{!2001, !2002, !2003, !2004}
!2001 = !DILocalVariable(name: "seed", arg: 1, scope: !1997, file: !26, line: 41, type: !100)
!2002 = !DILocalVariable(name: "stream", arg: 2, scope: !1997, file: !26, line: 41, type: !100)
!2003 = !DILocalVariable(name: "index", arg: 3, scope: !1997, file: !26, line: 42, type: !100)
!2004 = !DILocalVariable(name: "top", scope: !1997, file: !26, line: 43, type: !2005)
!2005 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !109)
!2006 = distinct !DILocation(line: 50, column: 53, scope: !1984)
!2007 = !DILocation(line: 34, column: 59, scope: !1988, inlinedAt: !1996)
!2008 = !DILocation(line: 35, column: 15, scope: !1988, inlinedAt: !1996)
!2009 = !DILocation(line: 35, column: 10, scope: !1988, inlinedAt: !1996)
!2010 = !DILocation(line: 35, column: 23, scope: !1988, inlinedAt: !1996)
!2011 = !DILocation(line: 36, column: 15, scope: !1988, inlinedAt: !1996)
!2012 = !DILocation(line: 36, column: 10, scope: !1988, inlinedAt: !1996)
!2013 = !DILocation(line: 36, column: 23, scope: !1988, inlinedAt: !1996)
!2014 = !DILocation(line: 44, column: 20, scope: !1997, inlinedAt: !2006)
!2015 = !DILocation(line: 44, column: 26, scope: !1997, inlinedAt: !2006)
!2016 = !DILocation(line: 44, column: 30, scope: !1997, inlinedAt: !2006)
!2017 = !DILocation(line: 44, column: 17, scope: !1997, inlinedAt: !2006)
!2018 = !DILocation(line: 44, column: 43, scope: !1997, inlinedAt: !2006)
!2019 = !DILocation(line: 50, column: 51, scope: !1984)
!2020 = !DILocation(line: 50, column: 38, scope: !1984)
!2021 = !DILocation(line: 50, column: 43, scope: !1984)
!2022 = distinct !{!2022, !1985, !2023, !1284, !1586, !1587}
!2023 = !DILocation(line: 50, column: 83, scope: !1980)
!2024 = !DILocation(line: 51, column: 1, scope: !1970)
!2025 = !DILocation(line: 0, scope: !1997, inlinedAt: !2006)
!2026 = !DILocation(line: 0, scope: !1988, inlinedAt: !1996)
!2027 = distinct !{!2027, !1985, !2023, !1284, !1587, !1586}
!2028 = !DISubprogram(name: "sqrtf", scope: !159, file: !159, line: 143, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2029 = !DISubprogram(name: "timespec_get", scope: !2030, file: !2030, line: 383, type: !2031, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2030 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!2031 = !DISubroutineType(types: !2032)
!2032 = !{!99, !2033, !99}
!2033 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1297, size: 64)
!2034 = !DISubprogram(name: "printf", scope: !1962, file: !1962, line: 356, type: !2035, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2035 = !DISubroutineType(types: !2036)
!2036 = !{!99, !597, null}
!2037 = distinct !DISubprogram(name: "frobenius_norm", linkageName: "_ZL14frobenius_normPKfm", scope: !26, file: !26, line: 53, type: !2038, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !73, retainedNodes: !2040)
!2038 = !DISubroutineType(types: !2039)
!2039 = !{!112, !1338, !105}
!2040 = !{!2041, !2042, !2043, !2044}
!2041 = !DILocalVariable(name: "x", arg: 1, scope: !2037, file: !26, line: 53, type: !1338)
!2042 = !DILocalVariable(name: "count", arg: 2, scope: !2037, file: !26, line: 53, type: !105)
!2043 = !DILocalVariable(name: "sum", scope: !2037, file: !26, line: 54, type: !112)
!2044 = !DILocalVariable(name: "i", scope: !2045, file: !26, line: 55, type: !105)
!2045 = distinct !DILexicalBlock(scope: !2037, file: !26, line: 55, column: 3)
!2046 = !DILocation(line: 0, scope: !2037)
!2047 = !DILocation(line: 0, scope: !2045)
!2048 = !DILocation(line: 55, column: 24, scope: !2049)
!2049 = distinct !DILexicalBlock(scope: !2045, file: !26, line: 55, column: 3)
!2050 = !DILocation(line: 55, column: 3, scope: !2045)
!2051 = !DILocation(line: 55, column: 53, scope: !2049)
!2052 = !DILocation(line: 55, column: 58, scope: !2049)
!2053 = !DILocation(line: 55, column: 42, scope: !2049)
!2054 = !DILocation(line: 55, column: 33, scope: !2049)
!2055 = distinct !{!2055, !1578}
!2056 = !DILocation(line: 56, column: 10, scope: !2037)
!2057 = !DILocation(line: 56, column: 3, scope: !2037)
!2058 = distinct !{!2058, !2050, !2059, !1284}
!2059 = !DILocation(line: 55, column: 63, scope: !2045)
!2060 = !DISubprogram(name: "fopen", scope: !1962, file: !1962, line: 258, type: !2061, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2061 = !DISubroutineType(types: !2062)
!2062 = !{!1377, !597, !597}
!2063 = !DISubprogram(name: "fwrite", scope: !1962, file: !1962, line: 681, type: !2064, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2064 = !DISubroutineType(types: !2065)
!2065 = !{!105, !2066, !105, !105, !1965}
!2066 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !549)
!2067 = !DISubprogram(name: "fclose", scope: !1962, file: !1962, line: 178, type: !2068, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2068 = !DISubroutineType(types: !2069)
!2069 = !{!99, !1377}
!2070 = !DISubprogram(name: "cblas_sgemm", scope: !93, file: !93, line: 10, type: !2071, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!2071 = !DISubroutineType(types: !2072)
!2072 = !{null, !99, !99, !99, !99, !99, !99, !108, !1338, !99, !1338, !99, !108, !107, !99}
!2073 = !DISubprogram(name: "expf", scope: !159, file: !159, line: 95, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
