; A library of C: its functions are called in any order, with the same struct.
; edge: 0 -> 1 A unknown
; edge: 1 -> 0 A unknown
; edge: 1 -> 1 C unknown
; edge: 2 -> 3 A unknown
source_filename = "shared_struct.c"

%struct.layer = type { ptr, ptr, ptr }
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

; struct { ptr weights, output, gradient; }
define void @forward(ptr %layer, ptr %input) {
  %weights = load ptr, ptr %layer
  %at = getelementptr i8, ptr %layer, i64 8
  %output = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %weights, i32 8, ptr %input, i32 8, float 0.0, ptr %output, i32 8)
  ret void
}

define void @backward(ptr %layer, ptr %delta) {
  %at = getelementptr i8, ptr %layer, i64 8
  %output = load ptr, ptr %at
  %next = getelementptr i8, ptr %layer, i64 16
  %gradient = load ptr, ptr %next
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %output, i32 8, ptr %delta, i32 8, float 1.0, ptr %gradient, i32 8)
  ret void
}

; It leads to no product, and moves what one has computed.
define void @update(ptr %layer) {
  %weights = load ptr, ptr %layer
  %at = getelementptr i8, ptr %layer, i64 16
  %gradient = load ptr, ptr %at
  %old = load <64 x float>, ptr %weights
  %step = load <64 x float>, ptr %gradient
  %new = fsub <64 x float> %old, %step
  store <64 x float> %new, ptr %weights
  ret void
}

; One allocation, to which two members of a struct lead that is returned: 64, 72.
define ptr @make() {
  %net = call ptr @malloc(i64 80)
  %all = call ptr @malloc(i64 512)
  %at = getelementptr i8, ptr %net, i64 64
  store ptr %all, ptr %at
  %next = getelementptr i8, ptr %net, i64 72
  %half = getelementptr i8, ptr %all, i64 256
  store ptr %half, ptr %next
  ret ptr %net
}

define void @both(ptr %net, ptr %input, ptr %result) {
  %at = getelementptr i8, ptr %net, i64 64
  %all = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 16, i32 8, float 1.0, ptr %input, i32 8, ptr %input, i32 8, float 0.0, ptr %all, i32 8)
  %next = getelementptr i8, ptr %net, i64 72
  %half = load ptr, ptr %next
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %half, i32 8, ptr %input, i32 8, float 0.0, ptr %result, i32 8)
  ret void
}
