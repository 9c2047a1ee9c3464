; A kernel that is declared to fill what it writes: nothing is left there of what was before. One
; that only writes, and one that fills less than is read, leave it.
; reach: make(to, from, n): reads from[n * n]; fills to[n * n]
; reach: part(to, from, n): reads from[n * n]; writes to[n * n]
; reach: less(to, from, n): reads from[n * n]; fills to[n * n - 1]
; edge: 2 -> 3 B direct
; edge: 4 -> 5 B direct
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
; reuse: 5 A of 0 A
source_filename = "filled_by_kernel.cu"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr, ptr, i32)
declare void @_Z22__device_stub__Z4partPfPKfiPfPKfi(ptr, ptr, i32)
declare void @_Z22__device_stub__Z4lessPfPKfiPfPKfi(ptr, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %w, ptr %y, i32 %n, i64 %bytes) {
  %s = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  call void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %s, ptr %w, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %s, i32 %n, float 0.0, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  call void @_Z22__device_stub__Z4partPfPKfiPfPKfi(ptr %s, ptr %w, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %s, i32 %n, float 0.0, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  call void @_Z22__device_stub__Z4lessPfPKfiPfPKfi(ptr %s, ptr %w, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %s, i32 %n, float 0.0, ptr %y, i32 %n)
  ret void
}
