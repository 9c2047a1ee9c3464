; A kernel with C linkage may write every buffer it is given.
; edge: 0 -> 1 A kernel
; edge: 0 -> 1 B kernel
source_filename = "launch_c.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define internal void @__device_stub__mix(ptr %x, ptr %y) {
  ret void
}

define void @main(ptr %a, ptr %b, ptr %x, ptr %y, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %x, i32 8)
  call void @__device_stub__mix(ptr %x, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}
