; Buffers in the fields of a struct, allocated through the fields' addresses.
; edge: 0 -> 1 B direct
; reuse: 1 A of 0 A
source_filename = "struct_fields.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
%layer = type { i32, ptr, ptr, [2 x ptr] }

declare i32 @cudaMalloc(ptr, i64)

define void @main(ptr %x) {
  %l = alloca %layer
  %weight = getelementptr %layer, ptr %l, i32 0, i32 1
  %hidden = getelementptr %layer, ptr %l, i32 0, i32 2
  %result = getelementptr %layer, ptr %l, i32 0, i32 3, i64 1
  %e0 = call i32 @cudaMalloc(ptr %weight, i64 256)
  %e1 = call i32 @cudaMalloc(ptr %hidden, i64 256)
  %e2 = call i32 @cudaMalloc(ptr %result, i64 256)
  call void @forward(ptr %l, ptr %x)
  ret void
}

define internal void @forward(ptr %l, ptr %x) {
  %pw = getelementptr i8, ptr %l, i64 8
  %w = load ptr, ptr %pw
  %ph = getelementptr i8, ptr %l, i64 16
  %h = load ptr, ptr %ph
  %pr = getelementptr i8, ptr %l, i64 32
  %r = load ptr, ptr %pr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %h, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w, i32 8, ptr %h, i32 8, float 0.000000e+00, ptr %r, i32 8)
  ret void
}
