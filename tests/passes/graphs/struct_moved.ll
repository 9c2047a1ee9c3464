; A struct of pointers is loaded and stored as one value, as flang does it, or as one large number.
; A vector of addresses is stored.
; edge: 0 -> 1 A direct
; edge: 0 -> 2 A direct
; edge: 3 -> 4 A direct
; reuse: 1 B of 0 B
; reuse: 2 A of 1 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
; reuse: 4 B of 0 B
source_filename = "struct_moved.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

%pair = type { i64, { ptr, i32 } }

@one = internal global [64 x float] zeroinitializer
@two = internal global [64 x float] zeroinitializer

define void @main(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  %pair = alloca %pair
  %copy = alloca %pair
  %number = alloca i128
  %vector = alloca <2 x ptr>
  %place = getelementptr %pair, ptr %pair, i64 0, i32 1
  store ptr %z, ptr %place
  %value = load %pair, ptr %pair
  store %pair %value, ptr %copy
  %large = load i128, ptr %copy
  store i128 %large, ptr %number
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %moved = getelementptr i8, ptr %copy, i64 8
  %p = load ptr, ptr %moved
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  %upper = getelementptr i8, ptr %number, i64 8
  %q = load ptr, ptr %upper
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %q, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  store volatile <2 x ptr> <ptr @one, ptr @two>, ptr %vector
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr @two, i32 8)
  %second = getelementptr i8, ptr %vector, i64 8
  %r = load volatile ptr, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %r, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
