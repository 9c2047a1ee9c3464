; A kernel that is declared to fill a buffer from its first byte to its last, its pointer loaded anew:
; nothing is left of what was before. What fills less of it leaves something.
; reach: make(to, from, n): reads from; fills to[n * n]
; edge: 2 -> 3 B direct
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
source_filename = "filled_whole.cu"

%net = type { ptr, i32 }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr, ptr, i32)
declare ptr @malloc(i64)
declare void @unknown(ptr)

define void @main(ptr %w, ptr %y, i32 %n, i32 %m) {
  %net = alloca %net
  %all = mul nsw i32 %n, %n
  %wide = sext i32 %all to i64
  %bytes = shl nsw i64 %wide, 2
  %s = call ptr @malloc(i64 %bytes)
  store ptr %s, ptr %net
  %q0 = load ptr, ptr %net
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %q0, i32 %n)
  %p0 = load ptr, ptr %net
  call void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %p0, ptr %w, i32 %n)
  %o0 = load ptr, ptr %net
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %o0, i32 %n, float 0.0, ptr %y, i32 %n)
  %q1 = load ptr, ptr %net
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %q1, i32 %n)
  %p1 = load ptr, ptr %net
  call void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %p1, ptr %w, i32 %m)
  %o1 = load ptr, ptr %net
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %o1, i32 %n, float 0.0, ptr %y, i32 %n)
  call void @unknown(ptr %y)
  ret void
}
