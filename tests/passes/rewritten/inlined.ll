source_filename = "inlined.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @caller(ptr %a, ptr %b, ptr %c) !dbg !6 {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !10
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !10
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !14
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !16
  ret void, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "/home/u/p/src/inlined.c", directory: "/home/u/p")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "include/deep, (dir)/helper.h", directory: "/home/u/p")
!4 = distinct !DISubprogram(name: "helper", linkageName: "_Z6helperPf", scope: !3, file: !3, line: 3, type: !7, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DILexicalBlock(scope: !4, file: !3, line: 4, column: 1)
!6 = distinct !DISubprogram(name: "caller", scope: !1, file: !1, line: 20, type: !7, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !8)
!8 = !{null}
!9 = distinct !DILocation(line: 22, column: 3, scope: !6)
!10 = !DILocation(line: 5, column: 7, scope: !5, inlinedAt: !9)
!13 = !DILocation(line: 30, column: 1, scope: !6)
!14 = !DILocation(line: 25, column: 9, scope: !15)
!15 = !DILexicalBlockFile(scope: !6, file: !17, discriminator: 0)
!16 = !DILocation(line: 26, column: 5, scope: !6)
!17 = !DIFile(filename: "/usr/include/other.h", directory: "")
