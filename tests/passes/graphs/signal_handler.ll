; A signal's handler runs while the program waits.
; edge: 0 -> 2 A direct
; edge: 0 -> 2 B direct
; edge: 2 -> 1 A direct
source_filename = "signal_handler.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)
@p = internal global [64 x float] zeroinitializer
@q = internal global [64 x float] zeroinitializer
@r = internal global [64 x float] zeroinitializer

define void @waits(ptr %a, ptr %b) {
  %before = call ptr @signal(i32 10, ptr @handler)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr @p, i32 8)
  %raised = call i32 @raise(i32 10)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @q, i32 8, ptr %b, i32 8, float 0.0, ptr @r, i32 8)
  ret void
}

define internal void @handler(i32 %number) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @p, i32 8, ptr @p, i32 8, float 0.0, ptr @q, i32 8)
  ret void
}
