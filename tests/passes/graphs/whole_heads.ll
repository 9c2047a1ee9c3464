; As many columns as heads of a whole number have: no more than were written before. More heads than
; were written for leave something.
; reach: make(to, from, n, c): reads from[n * c]; fills to[n * c]
; edge: 2 -> 3 B direct
; reuse: 2 A of 0 A
; reuse: 3 A of 1 A
source_filename = "whole_heads.cu"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @_Z24__device_stub__Z4makePfPKfiiPfPKfii(ptr, ptr, i32, i32)
declare ptr @malloc(i64)

define void @main(ptr %w, ptr %v, ptr %y, ptr %z, i32 %n, i32 %c, i32 %heads, i64 %bytes) {
  %size = sdiv i32 %c, %heads
  %used = mul nsw i32 %size, %heads
  %wider = mul nsw i32 %used, 2
  %double = mul nsw i32 %c, 2
  %s = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %c, i32 %c, float 1.0, ptr %w, i32 %n, ptr %v, i32 %c, float 0.0, ptr %s, i32 %n)
  call void @_Z24__device_stub__Z4makePfPKfiiPfPKfii(ptr %s, ptr %w, i32 %n, i32 %c)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %used, i32 %n, float 1.0, ptr %w, i32 8, ptr %s, i32 %n, float 0.0, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %double, i32 %c, float 1.0, ptr %w, i32 %n, ptr %v, i32 %c, float 0.0, ptr %s, i32 %n)
  call void @_Z24__device_stub__Z4makePfPKfiiPfPKfii(ptr %s, ptr %w, i32 %n, i32 %c)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %wider, i32 %n, float 1.0, ptr %w, i32 8, ptr %s, i32 %n, float 0.0, ptr %y, i32 8)
  ret void
}
