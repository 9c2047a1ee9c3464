; A product that runs natively, and a site, in calls that may throw: LLVM writes them on two lines,
; the place on the second. The result of one goes by the name of an instruction.
; missed: cublasHgemm 5 half-precision products run natively
; edge: 0 -> 1 B direct
; reuse: 1 A of 0 A
source_filename = "invoked_products.cpp"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasHgemm(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @__gxx_personality_v0(...)

@one = private constant float 1.0
@zero = private constant float 0.0

define void @step(ptr %handle, ptr %x, ptr %w, ptr %h, ptr %y) personality ptr @__gxx_personality_v0 !dbg !5 {
  %call = invoke i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %x, i32 8, ptr @zero, ptr %h, i32 8)
          to label %half unwind label %off, !dbg !8

half:
  %invoke = invoke i32 @cublasHgemm(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %x, i32 8, ptr @zero, ptr %y, i32 8)
          to label %on unwind label %off, !dbg !9

on:
  %call1 = invoke i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %h, i32 8, ptr @zero, ptr %y, i32 8)
          to label %done unwind label %off, !dbg !10

done:
  ret void

off:
  %caught = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %caught
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "invoked_products.cpp", directory: "/src")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "step", linkageName: "step", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocation(line: 4, column: 3, scope: !5)
!9 = !DILocation(line: 5, column: 3, scope: !5)
!10 = !DILocation(line: 6, column: 3, scope: !5)
