; What the compiler has inlined the module calls itself, as debug info tells: what is left of @mul does
; not run while an unknown function does (@wait). Nobody here calls @other: others do.
; edge: 2 -> 4 A unknown
; reuse: 1 B of 2 B
; reuse: 2 B of 1 B
; reuse: 2 B of 3 B
; reuse: 4 B of 1 B
source_filename = "inlined_in_main.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @wait(ptr)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

define void @mul(ptr %a, ptr %b) !dbg !10 {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr @w, i32 8, float 0.0, ptr %b, i32 8), !dbg !20
  ret void, !dbg !20
}

define void @other(ptr %a) !dbg !11 {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8), !dbg !21
  ret void, !dbg !21
}

define i32 @main() !dbg !12 {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8), !dbg !22
  call void @wait(ptr @z), !dbg !23
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @z, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8), !dbg !24
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8), !dbg !26
  ret i32 0, !dbg !23
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "inlined_in_main.c", directory: "/src")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!10 = distinct !DISubprogram(name: "mul", scope: !2, file: !2, line: 3, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "other", scope: !2, file: !2, line: 5, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!12 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!13 = distinct !DILexicalBlock(scope: !10, file: !2, line: 4)
!20 = !DILocation(line: 4, column: 3, scope: !13)
!21 = !DILocation(line: 6, column: 3, scope: !11)
!22 = !DILocation(line: 8, column: 3, scope: !12)
!23 = !DILocation(line: 9, column: 3, scope: !12)
!24 = !DILocation(line: 4, column: 3, scope: !13, inlinedAt: !25)
!25 = distinct !DILocation(line: 10, column: 3, scope: !12)
!26 = !DILocation(line: 11, column: 3, scope: !12)
