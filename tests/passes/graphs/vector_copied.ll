; `scopy` with increments of 1 overwrites a whole matrix (0, 1). It may leave something of it with an
; increment of 2 (2, 3) or one that is not known (6, 7), or if it copies an element less (4, 5). What is
; copied backwards (8, 9) is still what was there. All add to one result.
; edge: 1 -> 3 C direct
; edge: 2 -> 3 B direct
; edge: 3 -> 5 C direct
; edge: 4 -> 5 B direct
; edge: 5 -> 7 C direct
; edge: 6 -> 7 B direct
; edge: 7 -> 9 C direct
; edge: 8 -> 9 B copy
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
; reuse: 5 A of 0 A
; reuse: 6 A of 0 A
; reuse: 6 B of 0 B
; reuse: 7 A of 0 A
; reuse: 8 A of 0 A
; reuse: 8 B of 0 B
; reuse: 9 A of 0 A
source_filename = "vector_copied.c"

define i32 @main(i32 %0, ptr readonly %1) {
  %3 = call ptr @malloc(i64 256)
  %4 = call ptr @malloc(i64 256)
  %5 = call ptr @malloc(i64 256)
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6
  %8 = call i64 @strtol(ptr %7, ptr null, i32 10)
  %9 = trunc i64 %8 to i32
  %10 = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %3, i32 8, float 0.000000e+00, ptr %10, i32 8)
  call void @cblas_scopy(i32 64, ptr %4, i32 1, ptr %10, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %10, i32 8, float 1.000000e+00, ptr %5, i32 8)
  %11 = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %3, i32 8, float 0.000000e+00, ptr %11, i32 8)
  call void @cblas_scopy(i32 32, ptr %4, i32 1, ptr %11, i32 2)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %11, i32 8, float 1.000000e+00, ptr %5, i32 8)
  %12 = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %3, i32 8, float 0.000000e+00, ptr %12, i32 8)
  call void @cblas_scopy(i32 63, ptr %4, i32 1, ptr %12, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %12, i32 8, float 1.000000e+00, ptr %5, i32 8)
  %13 = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %3, i32 8, float 0.000000e+00, ptr %13, i32 8)
  call void @cblas_scopy(i32 64, ptr %4, i32 1, ptr %13, i32 %9)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %13, i32 8, float 1.000000e+00, ptr %5, i32 8)
  %14 = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %3, i32 8, float 0.000000e+00, ptr %14, i32 8)
  call void @cblas_scopy(i32 64, ptr %14, i32 -1, ptr %4, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %3, i32 8, ptr %4, i32 8, float 1.000000e+00, ptr %5, i32 8)
  ret i32 0
}

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

declare void @cblas_scopy(i32, ptr, i32, ptr, i32)

declare ptr @malloc(i64)

declare i64 @strtol(ptr, ptr, i32)
