; After qsort each of two structs may hold either of two buffers.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "sorted_pointers.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @compare(ptr, ptr)

define void @main(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  %w = call ptr @malloc(i64 256)
  %items = alloca [4 x i64]
  store ptr %z, ptr %items
  %second = getelementptr i8, ptr %items, i64 16
  store ptr %w, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  call void @qsort(ptr %items, i64 2, i64 16, ptr @compare)
  %p = load ptr, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
