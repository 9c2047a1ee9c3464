; Memory that an unknown function hands out twice may be the same.
; edge: 0 -> 1 B unknown
; reuse: 1 A of 0 A
source_filename = "unknown_memory.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @get_buffer()

define void @main(ptr %a, ptr %b, ptr %d) {
  %c = call ptr @get_buffer()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  %again = call ptr @get_buffer()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %again, i32 8, float 0.000000e+00, ptr %d, i32 8)
  ret void
}
