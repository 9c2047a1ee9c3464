; The body of an OpenMP region: its site is reached from before the region and reaches what follows.
; edge: 0 -> 2 A direct
; edge: 0 -> 2 B direct
; edge: 2 -> 1 B direct
; reuse: 1 A of 0 A
source_filename = "openmp.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare ptr @malloc(i64)
@place = internal constant i32 0

define void @main(ptr %x, ptr %z) {
  %h = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %h, i32 8)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @place, i32 2, ptr @body, ptr %h, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal void @body(ptr %thread, ptr %team, ptr %h, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %h, i32 8, ptr %h, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
