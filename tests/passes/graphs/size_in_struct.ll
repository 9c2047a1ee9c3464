; Sizes and buffers in a struct that is stored once: all of the buffer is overwritten.
; edge: 2 -> 1 B direct
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
source_filename = "size_in_struct.c"

%layer = type { i32, ptr }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(i32 %n, ptr %x, ptr %y, ptr %z) {
  %l = alloca %layer
  store i32 %n, ptr %l
  %wide = sext i32 %n to i64
  %count = mul i64 %wide, %wide
  %bytes = shl i64 %count, 2
  %p = call ptr @malloc(i64 %bytes)
  %field = getelementptr %layer, ptr %l, i32 0, i32 1
  store ptr %p, ptr %field
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %y, i32 %n, ptr %x, i32 %n, float 0.000000e+00, ptr %p, i32 %n)
  call void @fill(ptr %l, ptr %y, ptr %x)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %p, i32 %n, float 0.000000e+00, ptr %z, i32 %n)
  ret void
}

define internal void @fill(ptr %l, ptr %x, ptr %y) {
  %n = load i32, ptr %l
  %field = getelementptr %layer, ptr %l, i32 0, i32 1
  %p = load ptr, ptr %field
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %y, i32 %n, float 0.000000e+00, ptr %p, i32 %n)
  ret void
}
