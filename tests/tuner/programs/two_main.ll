; ModuleID = 'two_main.c'
source_filename = "two_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@w = internal global [9216 x float] zeroinitializer, align 16
@x = internal global [9216 x float] zeroinitializer, align 16
@h = internal global [9216 x float] zeroinitializer, align 16
@y = internal global [9216 x float] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !9 {
  br label %1, !dbg !12

1:                                                ; preds = %1, %0
  %2 = phi i64 [ 0, %0 ], [ %11, %1 ]
  %3 = phi i32 [ 1, %0 ], [ %5, %1 ]
  %4 = mul i32 %3, 1664525, !dbg !15
  %5 = add i32 %4, 1013904223, !dbg !16
  %6 = lshr i32 %5, 8, !dbg !17
  %7 = uitofp nneg i32 %6 to float, !dbg !18
  %8 = fmul float %7, 0x3E70000000000000, !dbg !19
  %9 = fadd float %8, -5.000000e-01, !dbg !20
  %10 = getelementptr inbounds float, ptr @w, i64 %2, !dbg !21
  store float %9, ptr %10, align 4, !dbg !22, !tbaa !23
  %11 = add nuw nsw i64 %2, 1, !dbg !27
  %12 = icmp eq i64 %11, 9216, !dbg !28
  br i1 %12, label %13, label %1, !dbg !12, !llvm.loop !29

13:                                               ; preds = %1, %13
  %14 = phi i64 [ %23, %13 ], [ 0, %1 ]
  %15 = phi i32 [ %17, %13 ], [ 2, %1 ]
  %16 = mul i32 %15, 1664525, !dbg !33
  %17 = add i32 %16, 1013904223, !dbg !35
  %18 = lshr i32 %17, 8, !dbg !36
  %19 = uitofp nneg i32 %18 to float, !dbg !37
  %20 = fmul float %19, 0x3E70000000000000, !dbg !38
  %21 = fadd float %20, -5.000000e-01, !dbg !39
  %22 = getelementptr inbounds float, ptr @x, i64 %14, !dbg !40
  store float %21, ptr %22, align 4, !dbg !41, !tbaa !23
  %23 = add nuw nsw i64 %14, 1, !dbg !42
  %24 = icmp eq i64 %23, 9216, !dbg !43
  br i1 %24, label %25, label %13, !dbg !44, !llvm.loop !45

25:                                               ; preds = %13
  tail call void @first_layer(i32 noundef 96, ptr noundef nonnull @w, ptr noundef nonnull @x, ptr noundef nonnull @h) #2, !dbg !47
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef 96, i32 noundef 96, i32 noundef 96, float noundef 1.000000e+00, ptr noundef nonnull @w, i32 noundef 96, ptr noundef nonnull @h, i32 noundef 96, float noundef 0.000000e+00, ptr noundef nonnull @y, i32 noundef 96) #2, !dbg !48
  ret i32 0, !dbg !49
}

declare !dbg !50 void @first_layer(i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !51 void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "two_main.c", directory: ".", checksumkind: CSK_MD5, checksum: "cc90a008bb43a86501400501fb8b1174")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 12, column: 3, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = distinct !DILocation(line: 19, column: 3, scope: !9)
!15 = !DILocation(line: 13, column: 19, scope: !13, inlinedAt: !14)
!16 = !DILocation(line: 13, column: 30, scope: !13, inlinedAt: !14)
!17 = !DILocation(line: 14, column: 31, scope: !13, inlinedAt: !14)
!18 = !DILocation(line: 14, column: 17, scope: !13, inlinedAt: !14)
!19 = !DILocation(line: 14, column: 37, scope: !13, inlinedAt: !14)
!20 = !DILocation(line: 14, column: 51, scope: !13, inlinedAt: !14)
!21 = !DILocation(line: 14, column: 5, scope: !13, inlinedAt: !14)
!22 = !DILocation(line: 14, column: 15, scope: !13, inlinedAt: !14)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C/C++ TBAA"}
!27 = !DILocation(line: 12, column: 30, scope: !13, inlinedAt: !14)
!28 = !DILocation(line: 12, column: 21, scope: !13, inlinedAt: !14)
!29 = distinct !{!29, !12, !30, !31, !32}
!30 = !DILocation(line: 15, column: 3, scope: !13, inlinedAt: !14)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = !DILocation(line: 13, column: 19, scope: !13, inlinedAt: !34)
!34 = distinct !DILocation(line: 20, column: 3, scope: !9)
!35 = !DILocation(line: 13, column: 30, scope: !13, inlinedAt: !34)
!36 = !DILocation(line: 14, column: 31, scope: !13, inlinedAt: !34)
!37 = !DILocation(line: 14, column: 17, scope: !13, inlinedAt: !34)
!38 = !DILocation(line: 14, column: 37, scope: !13, inlinedAt: !34)
!39 = !DILocation(line: 14, column: 51, scope: !13, inlinedAt: !34)
!40 = !DILocation(line: 14, column: 5, scope: !13, inlinedAt: !34)
!41 = !DILocation(line: 14, column: 15, scope: !13, inlinedAt: !34)
!42 = !DILocation(line: 12, column: 30, scope: !13, inlinedAt: !34)
!43 = !DILocation(line: 12, column: 21, scope: !13, inlinedAt: !34)
!44 = !DILocation(line: 12, column: 3, scope: !13, inlinedAt: !34)
!45 = distinct !{!45, !44, !46, !31, !32}
!46 = !DILocation(line: 15, column: 3, scope: !13, inlinedAt: !34)
!47 = !DILocation(line: 21, column: 3, scope: !9)
!48 = !DILocation(line: 22, column: 3, scope: !9)
!49 = !DILocation(line: 23, column: 3, scope: !9)
!50 = !DISubprogram(name: "first_layer", scope: !1, file: !1, line: 7, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!51 = !DISubprogram(name: "cblas_sgemm", scope: !1, file: !1, line: 5, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
