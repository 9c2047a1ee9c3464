; A library keeps a pointer that others set in between: what was written through the first one is
; left.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 0 B of 2 B
source_filename = "argument_kept_in_a_variable.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @unknown()
@w = internal global [64 x float] zeroinitializer
@p = internal global ptr null

define void @init(ptr %v) {
  store ptr %v, ptr @p
  ret void
}

define void @step(ptr %z) {
  %a = load ptr, ptr @p
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %a, i32 8)
  call void @unknown()
  %b = load ptr, ptr @p
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %b, i32 8)
  call void @unknown()
  %c = load ptr, ptr @p
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %c, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}
