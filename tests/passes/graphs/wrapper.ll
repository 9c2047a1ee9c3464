; One wrapper function, two chains: both calls are one site, which feeds itself as B only.
; edge: 0 -> 0 B direct
; reuse: 0 A of 0 A
source_filename = "wrapper.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define internal void @multiply(ptr %a, ptr %b, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}

define void @main(ptr %a, ptr %b, ptr %c, ptr %d) {
  call void @multiply(ptr %a, ptr %b, ptr %c)
  call void @multiply(ptr %a, ptr %c, ptr %d)
  ret void
}
