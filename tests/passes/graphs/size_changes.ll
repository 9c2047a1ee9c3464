; A size that is stored twice is not known: the smaller product leaves a part of the larger.
; edge: 0 -> 2 B direct
; edge: 1 -> 2 B direct
; reuse: 2 A of 0 A
source_filename = "size_changes.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %n, ptr %m, ptr %x, ptr %y, ptr %z) {
  %size = alloca { i32, i32 }
  store i32 8, ptr %size
  %p = call ptr @malloc(i64 256)
  %first = load i32, ptr %size
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %first, i32 %first, i32 %first, float 1.000000e+00, ptr %x, i32 %first, ptr %y, i32 %first, float 0.000000e+00, ptr %p, i32 %first)
  store i32 4, ptr %size
  %second = load i32, ptr %size
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %second, i32 %second, i32 %second, float 1.000000e+00, ptr %y, i32 %second, ptr %x, i32 %second, float 0.000000e+00, ptr %p, i32 %second)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %p, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}
