; ModuleID = 'wide.c'
source_filename = "wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = internal unnamed_addr global i32 1, align 4

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !9 {
  %3 = icmp eq i32 %0, 3, !dbg !12
  br i1 %3, label %4, label %124, !dbg !13

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !14
  %6 = load ptr, ptr %5, align 8, !dbg !14, !tbaa !15
  %7 = tail call i64 @strtol(ptr nocapture noundef nonnull %6, ptr noundef null, i32 noundef 10) #7, !dbg !19
  %8 = trunc i64 %7 to i32, !dbg !23
  %9 = shl i64 %7, 32, !dbg !24
  %10 = ashr exact i64 %9, 32, !dbg !24
  %11 = ashr exact i64 %9, 30, !dbg !27
  %12 = mul i64 %11, %10, !dbg !28
  %13 = tail call noalias ptr @malloc(i64 noundef %12) #8, !dbg !29
  %14 = icmp eq i32 %8, 0, !dbg !30
  br i1 %14, label %48, label %15, !dbg !31

15:                                               ; preds = %4
  %16 = mul i32 %8, %8
  %17 = tail call i32 @llvm.umax.i32(i32 %16, i32 1), !dbg !31
  %18 = zext i32 %17 to i64, !dbg !30
  br label %19, !dbg !31

19:                                               ; preds = %22, %15
  %20 = phi i64 [ 0, %15 ], [ %34, %22 ]
  %21 = load i32, ptr @state, align 4, !tbaa !32
  br label %36, !dbg !34

22:                                               ; preds = %36
  %23 = mul i32 %41, 1664525, !dbg !35
  %24 = add i32 %23, 1013904223, !dbg !38
  store i32 %24, ptr @state, align 4, !dbg !39, !tbaa !32
  %25 = lshr i32 %24, 8, !dbg !40
  %26 = uitofp nneg i32 %25 to double, !dbg !41
  %27 = fmul double %26, 0x3E70000000000000, !dbg !42
  %28 = fadd double %27, -5.000000e-01, !dbg !43
  %29 = fmul double %45, 0.000000e+00, !dbg !44
  %30 = tail call double @exp(double noundef %29) #7, !dbg !45
  %31 = fmul double %28, %30, !dbg !46
  %32 = fptrunc double %31 to float, !dbg !47
  %33 = getelementptr inbounds float, ptr %13, i64 %20, !dbg !48
  store float %32, ptr %33, align 4, !dbg !49, !tbaa !50
  %34 = add nuw nsw i64 %20, 1, !dbg !52
  %35 = icmp eq i64 %34, %18, !dbg !30
  br i1 %35, label %48, label %19, !dbg !31, !llvm.loop !53

36:                                               ; preds = %36, %19
  %37 = phi i32 [ 0, %19 ], [ %46, %36 ]
  %38 = phi double [ -6.000000e+00, %19 ], [ %45, %36 ]
  %39 = phi i32 [ %21, %19 ], [ %41, %36 ]
  %40 = mul i32 %39, 1664525, !dbg !57
  %41 = add i32 %40, 1013904223, !dbg !59
  %42 = lshr i32 %41, 8, !dbg !60
  %43 = uitofp nneg i32 %42 to double, !dbg !61
  %44 = fmul double %43, 0x3E70000000000000, !dbg !62
  %45 = fadd double %38, %44, !dbg !63
  %46 = add nuw nsw i32 %37, 1, !dbg !64
  %47 = icmp eq i32 %46, 12, !dbg !65
  br i1 %47, label %22, label %36, !dbg !34, !llvm.loop !66

48:                                               ; preds = %22, %4
  %49 = tail call noalias ptr @malloc(i64 noundef %12) #8, !dbg !68
  br i1 %14, label %83, label %50, !dbg !70

50:                                               ; preds = %48
  %51 = mul i32 %8, %8
  %52 = tail call i32 @llvm.umax.i32(i32 %51, i32 1), !dbg !70
  %53 = zext i32 %52 to i64, !dbg !71
  br label %54, !dbg !70

54:                                               ; preds = %57, %50
  %55 = phi i64 [ 0, %50 ], [ %69, %57 ]
  %56 = load i32, ptr @state, align 4, !tbaa !32
  br label %71, !dbg !72

57:                                               ; preds = %71
  %58 = mul i32 %76, 1664525, !dbg !73
  %59 = add i32 %58, 1013904223, !dbg !75
  store i32 %59, ptr @state, align 4, !dbg !76, !tbaa !32
  %60 = lshr i32 %59, 8, !dbg !77
  %61 = uitofp nneg i32 %60 to double, !dbg !78
  %62 = fmul double %61, 0x3E70000000000000, !dbg !79
  %63 = fadd double %62, -5.000000e-01, !dbg !80
  %64 = fmul double %80, 0.000000e+00, !dbg !81
  %65 = tail call double @exp(double noundef %64) #7, !dbg !82
  %66 = fmul double %63, %65, !dbg !83
  %67 = fptrunc double %66 to float, !dbg !84
  %68 = getelementptr inbounds float, ptr %49, i64 %55, !dbg !85
  store float %67, ptr %68, align 4, !dbg !86, !tbaa !50
  %69 = add nuw nsw i64 %55, 1, !dbg !87
  %70 = icmp eq i64 %69, %53, !dbg !71
  br i1 %70, label %83, label %54, !dbg !70, !llvm.loop !88

71:                                               ; preds = %71, %54
  %72 = phi i32 [ 0, %54 ], [ %81, %71 ]
  %73 = phi double [ -6.000000e+00, %54 ], [ %80, %71 ]
  %74 = phi i32 [ %56, %54 ], [ %76, %71 ]
  %75 = mul i32 %74, 1664525, !dbg !90
  %76 = add i32 %75, 1013904223, !dbg !92
  %77 = lshr i32 %76, 8, !dbg !93
  %78 = uitofp nneg i32 %77 to double, !dbg !94
  %79 = fmul double %78, 0x3E70000000000000, !dbg !95
  %80 = fadd double %73, %79, !dbg !96
  %81 = add nuw nsw i32 %72, 1, !dbg !97
  %82 = icmp eq i32 %81, 12, !dbg !98
  br i1 %82, label %57, label %71, !dbg !72, !llvm.loop !99

83:                                               ; preds = %57, %48
  %84 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !101
  %85 = load ptr, ptr %84, align 8, !dbg !101, !tbaa !15
  %86 = tail call double @strtod(ptr nocapture noundef nonnull %85, ptr noundef null) #7, !dbg !102
  %87 = tail call noalias ptr @malloc(i64 noundef %12) #8, !dbg !106
  br i1 %14, label %121, label %88, !dbg !108

88:                                               ; preds = %83
  %89 = mul i32 %8, %8
  %90 = tail call i32 @llvm.umax.i32(i32 %89, i32 1), !dbg !108
  %91 = zext i32 %90 to i64, !dbg !109
  br label %92, !dbg !108

92:                                               ; preds = %95, %88
  %93 = phi i64 [ 0, %88 ], [ %107, %95 ]
  %94 = load i32, ptr @state, align 4, !tbaa !32
  br label %109, !dbg !110

95:                                               ; preds = %109
  %96 = mul i32 %114, 1664525, !dbg !111
  %97 = add i32 %96, 1013904223, !dbg !113
  store i32 %97, ptr @state, align 4, !dbg !114, !tbaa !32
  %98 = lshr i32 %97, 8, !dbg !115
  %99 = uitofp nneg i32 %98 to double, !dbg !116
  %100 = fmul double %99, 0x3E70000000000000, !dbg !117
  %101 = fadd double %100, -5.000000e-01, !dbg !118
  %102 = fmul double %86, %118, !dbg !119
  %103 = tail call double @exp(double noundef %102) #7, !dbg !120
  %104 = fmul double %101, %103, !dbg !121
  %105 = fptrunc double %104 to float, !dbg !122
  %106 = getelementptr inbounds float, ptr %87, i64 %93, !dbg !123
  store float %105, ptr %106, align 4, !dbg !124, !tbaa !50
  %107 = add nuw nsw i64 %93, 1, !dbg !125
  %108 = icmp eq i64 %107, %91, !dbg !109
  br i1 %108, label %121, label %92, !dbg !108, !llvm.loop !126

109:                                              ; preds = %109, %92
  %110 = phi i32 [ 0, %92 ], [ %119, %109 ]
  %111 = phi double [ -6.000000e+00, %92 ], [ %118, %109 ]
  %112 = phi i32 [ %94, %92 ], [ %114, %109 ]
  %113 = mul i32 %112, 1664525, !dbg !128
  %114 = add i32 %113, 1013904223, !dbg !130
  %115 = lshr i32 %114, 8, !dbg !131
  %116 = uitofp nneg i32 %115 to double, !dbg !132
  %117 = fmul double %116, 0x3E70000000000000, !dbg !133
  %118 = fadd double %111, %117, !dbg !134
  %119 = add nuw nsw i32 %110, 1, !dbg !135
  %120 = icmp eq i32 %119, 12, !dbg !136
  br i1 %120, label %95, label %109, !dbg !110, !llvm.loop !137

121:                                              ; preds = %95, %83
  %122 = tail call noalias ptr @malloc(i64 noundef %12) #8, !dbg !139
  %123 = tail call noalias ptr @malloc(i64 noundef %12) #8, !dbg !140
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %8, i32 noundef %8, i32 noundef %8, float noundef 1.000000e+00, ptr noundef %13, i32 noundef %8, ptr noundef %49, i32 noundef %8, float noundef 0.000000e+00, ptr noundef %122, i32 noundef %8) #7, !dbg !141
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef %8, i32 noundef %8, i32 noundef %8, float noundef 1.000000e+00, ptr noundef %87, i32 noundef %8, ptr noundef %122, i32 noundef %8, float noundef 0.000000e+00, ptr noundef %123, i32 noundef %8) #7, !dbg !142
  tail call void @free(ptr noundef %13) #7, !dbg !143
  tail call void @free(ptr noundef %49) #7, !dbg !144
  tail call void @free(ptr noundef %87) #7, !dbg !145
  tail call void @free(ptr noundef %122) #7, !dbg !146
  tail call void @free(ptr noundef %123) #7, !dbg !147
  br label %124

124:                                              ; preds = %2, %121
  %125 = phi i32 [ 0, %121 ], [ 2, %2 ], !dbg !148
  ret i32 %125, !dbg !149
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !150 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

declare !dbg !151 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !152 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !153 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !154 double @exp(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !156 double @strtod(ptr noundef readonly, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide.c", directory: ".", checksumkind: CSK_MD5, checksum: "ea60a580bf703e1ebf3e4a0154bbaa21")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 30, column: 12, scope: !9)
!13 = !DILocation(line: 30, column: 7, scope: !9)
!14 = !DILocation(line: 31, column: 22, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = !DILocation(line: 364, column: 16, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "atoi", scope: !21, file: !21, line: 362, type: !10, scopeLine: 363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!22 = distinct !DILocation(line: 31, column: 17, scope: !9)
!23 = !DILocation(line: 364, column: 10, scope: !20, inlinedAt: !22)
!24 = !DILocation(line: 20, column: 37, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "matrix", scope: !1, file: !1, line: 19, type: !10, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 32, column: 14, scope: !9)
!27 = !DILocation(line: 20, column: 35, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 20, column: 39, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 20, column: 14, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 21, column: 21, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 21, column: 3, scope: !25, inlinedAt: !26)
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !17, i64 0}
!34 = !DILocation(line: 23, column: 5, scope: !25, inlinedAt: !26)
!35 = !DILocation(line: 15, column: 17, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "uniform", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 24, column: 21, scope: !25, inlinedAt: !26)
!38 = !DILocation(line: 15, column: 28, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 15, column: 9, scope: !36, inlinedAt: !37)
!40 = !DILocation(line: 16, column: 17, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 16, column: 10, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 16, column: 23, scope: !36, inlinedAt: !37)
!43 = !DILocation(line: 24, column: 31, scope: !25, inlinedAt: !26)
!44 = !DILocation(line: 24, column: 48, scope: !25, inlinedAt: !26)
!45 = !DILocation(line: 24, column: 40, scope: !25, inlinedAt: !26)
!46 = !DILocation(line: 24, column: 38, scope: !25, inlinedAt: !26)
!47 = !DILocation(line: 24, column: 12, scope: !25, inlinedAt: !26)
!48 = !DILocation(line: 24, column: 5, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 24, column: 10, scope: !25, inlinedAt: !26)
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !17, i64 0}
!52 = !DILocation(line: 21, column: 30, scope: !25, inlinedAt: !26)
!53 = distinct !{!53, !31, !54, !55, !56}
!54 = !DILocation(line: 25, column: 3, scope: !25, inlinedAt: !26)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 15, column: 17, scope: !36, inlinedAt: !58)
!58 = distinct !DILocation(line: 23, column: 39, scope: !25, inlinedAt: !26)
!59 = !DILocation(line: 15, column: 28, scope: !36, inlinedAt: !58)
!60 = !DILocation(line: 16, column: 17, scope: !36, inlinedAt: !58)
!61 = !DILocation(line: 16, column: 10, scope: !36, inlinedAt: !58)
!62 = !DILocation(line: 16, column: 23, scope: !36, inlinedAt: !58)
!63 = !DILocation(line: 23, column: 36, scope: !25, inlinedAt: !26)
!64 = !DILocation(line: 23, column: 29, scope: !25, inlinedAt: !26)
!65 = !DILocation(line: 23, column: 23, scope: !25, inlinedAt: !26)
!66 = distinct !{!66, !34, !67, !55, !56}
!67 = !DILocation(line: 23, column: 47, scope: !25, inlinedAt: !26)
!68 = !DILocation(line: 20, column: 14, scope: !25, inlinedAt: !69)
!69 = distinct !DILocation(line: 32, column: 35, scope: !9)
!70 = !DILocation(line: 21, column: 3, scope: !25, inlinedAt: !69)
!71 = !DILocation(line: 21, column: 21, scope: !25, inlinedAt: !69)
!72 = !DILocation(line: 23, column: 5, scope: !25, inlinedAt: !69)
!73 = !DILocation(line: 15, column: 17, scope: !36, inlinedAt: !74)
!74 = distinct !DILocation(line: 24, column: 21, scope: !25, inlinedAt: !69)
!75 = !DILocation(line: 15, column: 28, scope: !36, inlinedAt: !74)
!76 = !DILocation(line: 15, column: 9, scope: !36, inlinedAt: !74)
!77 = !DILocation(line: 16, column: 17, scope: !36, inlinedAt: !74)
!78 = !DILocation(line: 16, column: 10, scope: !36, inlinedAt: !74)
!79 = !DILocation(line: 16, column: 23, scope: !36, inlinedAt: !74)
!80 = !DILocation(line: 24, column: 31, scope: !25, inlinedAt: !69)
!81 = !DILocation(line: 24, column: 48, scope: !25, inlinedAt: !69)
!82 = !DILocation(line: 24, column: 40, scope: !25, inlinedAt: !69)
!83 = !DILocation(line: 24, column: 38, scope: !25, inlinedAt: !69)
!84 = !DILocation(line: 24, column: 12, scope: !25, inlinedAt: !69)
!85 = !DILocation(line: 24, column: 5, scope: !25, inlinedAt: !69)
!86 = !DILocation(line: 24, column: 10, scope: !25, inlinedAt: !69)
!87 = !DILocation(line: 21, column: 30, scope: !25, inlinedAt: !69)
!88 = distinct !{!88, !70, !89, !55, !56}
!89 = !DILocation(line: 25, column: 3, scope: !25, inlinedAt: !69)
!90 = !DILocation(line: 15, column: 17, scope: !36, inlinedAt: !91)
!91 = distinct !DILocation(line: 23, column: 39, scope: !25, inlinedAt: !69)
!92 = !DILocation(line: 15, column: 28, scope: !36, inlinedAt: !91)
!93 = !DILocation(line: 16, column: 17, scope: !36, inlinedAt: !91)
!94 = !DILocation(line: 16, column: 10, scope: !36, inlinedAt: !91)
!95 = !DILocation(line: 16, column: 23, scope: !36, inlinedAt: !91)
!96 = !DILocation(line: 23, column: 36, scope: !25, inlinedAt: !69)
!97 = !DILocation(line: 23, column: 29, scope: !25, inlinedAt: !69)
!98 = !DILocation(line: 23, column: 23, scope: !25, inlinedAt: !69)
!99 = distinct !{!99, !72, !100, !55, !56}
!100 = !DILocation(line: 23, column: 47, scope: !25, inlinedAt: !69)
!101 = !DILocation(line: 32, column: 71, scope: !9)
!102 = !DILocation(line: 27, column: 10, scope: !103, inlinedAt: !105)
!103 = distinct !DISubprogram(name: "atof", scope: !104, file: !104, line: 25, type: !10, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-float.h", directory: "", checksumkind: CSK_MD5, checksum: "adfe1626ff4efc68ac58c367ff5f206b")
!105 = distinct !DILocation(line: 32, column: 66, scope: !9)
!106 = !DILocation(line: 20, column: 14, scope: !25, inlinedAt: !107)
!107 = distinct !DILocation(line: 32, column: 56, scope: !9)
!108 = !DILocation(line: 21, column: 3, scope: !25, inlinedAt: !107)
!109 = !DILocation(line: 21, column: 21, scope: !25, inlinedAt: !107)
!110 = !DILocation(line: 23, column: 5, scope: !25, inlinedAt: !107)
!111 = !DILocation(line: 15, column: 17, scope: !36, inlinedAt: !112)
!112 = distinct !DILocation(line: 24, column: 21, scope: !25, inlinedAt: !107)
!113 = !DILocation(line: 15, column: 28, scope: !36, inlinedAt: !112)
!114 = !DILocation(line: 15, column: 9, scope: !36, inlinedAt: !112)
!115 = !DILocation(line: 16, column: 17, scope: !36, inlinedAt: !112)
!116 = !DILocation(line: 16, column: 10, scope: !36, inlinedAt: !112)
!117 = !DILocation(line: 16, column: 23, scope: !36, inlinedAt: !112)
!118 = !DILocation(line: 24, column: 31, scope: !25, inlinedAt: !107)
!119 = !DILocation(line: 24, column: 48, scope: !25, inlinedAt: !107)
!120 = !DILocation(line: 24, column: 40, scope: !25, inlinedAt: !107)
!121 = !DILocation(line: 24, column: 38, scope: !25, inlinedAt: !107)
!122 = !DILocation(line: 24, column: 12, scope: !25, inlinedAt: !107)
!123 = !DILocation(line: 24, column: 5, scope: !25, inlinedAt: !107)
!124 = !DILocation(line: 24, column: 10, scope: !25, inlinedAt: !107)
!125 = !DILocation(line: 21, column: 30, scope: !25, inlinedAt: !107)
!126 = distinct !{!126, !108, !127, !55, !56}
!127 = !DILocation(line: 25, column: 3, scope: !25, inlinedAt: !107)
!128 = !DILocation(line: 15, column: 17, scope: !36, inlinedAt: !129)
!129 = distinct !DILocation(line: 23, column: 39, scope: !25, inlinedAt: !107)
!130 = !DILocation(line: 15, column: 28, scope: !36, inlinedAt: !129)
!131 = !DILocation(line: 16, column: 17, scope: !36, inlinedAt: !129)
!132 = !DILocation(line: 16, column: 10, scope: !36, inlinedAt: !129)
!133 = !DILocation(line: 16, column: 23, scope: !36, inlinedAt: !129)
!134 = !DILocation(line: 23, column: 36, scope: !25, inlinedAt: !107)
!135 = !DILocation(line: 23, column: 29, scope: !25, inlinedAt: !107)
!136 = !DILocation(line: 23, column: 23, scope: !25, inlinedAt: !107)
!137 = distinct !{!137, !110, !138, !55, !56}
!138 = !DILocation(line: 23, column: 47, scope: !25, inlinedAt: !107)
!139 = !DILocation(line: 33, column: 14, scope: !9)
!140 = !DILocation(line: 33, column: 50, scope: !9)
!141 = !DILocation(line: 34, column: 3, scope: !9)
!142 = !DILocation(line: 35, column: 3, scope: !9)
!143 = !DILocation(line: 36, column: 3, scope: !9)
!144 = !DILocation(line: 36, column: 12, scope: !9)
!145 = !DILocation(line: 36, column: 21, scope: !9)
!146 = !DILocation(line: 36, column: 30, scope: !9)
!147 = !DILocation(line: 36, column: 39, scope: !9)
!148 = !DILocation(line: 0, scope: !9)
!149 = !DILocation(line: 38, column: 1, scope: !9)
!150 = !DISubprogram(name: "malloc", scope: !21, file: !21, line: 553, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubprogram(name: "cblas_sgemm", scope: !1, file: !1, line: 9, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubprogram(name: "free", scope: !21, file: !21, line: 568, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubprogram(name: "strtol", scope: !21, file: !21, line: 177, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DISubprogram(name: "exp", scope: !155, file: !155, line: 95, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!156 = !DISubprogram(name: "strtod", scope: !21, file: !21, line: 118, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
