; A struct that is passed by value: what the function does to it happens to a copy.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
source_filename = "byval.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

%struct.block = type { [64 x float] }

define void @main(ptr %x, ptr %y) {
  %block = alloca %struct.block
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %block, i32 8)
  call void @work(ptr byval(%struct.block) align 8 %block, ptr %x)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %block, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define internal void @work(ptr byval(%struct.block) align 8 %block, ptr %x) noinline {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %block, i32 8)
  ret void
}
