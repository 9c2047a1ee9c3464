source_filename = "inlined.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @caller(ptr %a, ptr %b, ptr %c) !dbg !6 {
  call void @mixpert.site.0(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !10
  call void @mixpert.site.1(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !10
  call void @mixpert.site.2(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !14
  call void @mixpert.site.3(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8), !dbg !16
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

@mixpert.module = private unnamed_addr constant [10 x i8] c"inlined.c\00", align 1
@mixpert.graph = internal constant [931 x i8] c"{\22version\22: 1,\0A\22module\22: \22inlined.c\22,\0A\22sites\22: [\0A {\22id\22: \22include/deep, (dir)/helper.h:5:7@_Z6helperPf < src/inlined.c:22:3 #1\22, \22index\22: 0, \22function\22: \22_Z6helperPf\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22include/deep, (dir)/helper.h\22, \22line\22: 5, \22column\22: 7},\0A {\22id\22: \22include/deep, (dir)/helper.h:5:7@_Z6helperPf < src/inlined.c:22:3 #2\22, \22index\22: 1, \22function\22: \22_Z6helperPf\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22include/deep, (dir)/helper.h\22, \22line\22: 5, \22column\22: 7},\0A {\22id\22: \22/usr/include/other.h:25:9@caller\22, \22index\22: 2, \22function\22: \22caller\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22/usr/include/other.h\22, \22line\22: 25, \22column\22: 9},\0A {\22id\22: \22src/inlined.c:26:5@caller\22, \22index\22: 3, \22function\22: \22caller\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22src/inlined.c\22, \22line\22: 26, \22column\22: 5}],\0A\22edges\22: [],\0A\22reuses\22: [\0A [1, \22A\22, 0, \22A\22],\0A [1, \22B\22, 0, \22B\22],\0A [2, \22A\22, 0, \22A\22],\0A [2, \22B\22, 0, \22B\22],\0A [3, \22A\22, 0, \22A\22],\0A [3, \22B\22, 0, \22B\22]],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [69 x i8] c"include/deep, (dir)/helper.h:5:7@_Z6helperPf < src/inlined.c:22:3 #1\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 131073, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.0(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.0, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
@mixpert.id.1 = private unnamed_addr constant [69 x i8] c"include/deep, (dir)/helper.h:5:7@_Z6helperPf < src/inlined.c:22:3 #2\00", align 1
@mixpert.desc.1 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 1, i32 7, i32 131073, ptr @mixpert.id.1, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.1(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.1, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
@mixpert.id.2 = private unnamed_addr constant [33 x i8] c"/usr/include/other.h:25:9@caller\00", align 1
@mixpert.desc.2 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 2, i32 7, i32 131073, ptr @mixpert.id.2, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.2(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.2, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
@mixpert.id.3 = private unnamed_addr constant [26 x i8] c"src/inlined.c:26:5@caller\00", align 1
@mixpert.desc.3 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 3, i32 7, i32 131073, ptr @mixpert.id.3, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.3(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.3, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
declare void @mixpert_cblas_sgemm(ptr, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
