; What a function in a struct returns to an unknown one may come back in that struct.
; edge: 0 -> 1 A unknown
; reuse: 1 B of 0 B
source_filename = "callback_allocates.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare void @fill(ptr)

define i32 @main() {
  %pair = alloca { ptr, ptr }
  store ptr @second, ptr %pair
  %place = getelementptr i8, ptr %pair, i64 8
  store ptr null, ptr %place
  call void @fill(ptr %pair)
  %q = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %q, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret i32 0
}

define internal ptr @second(i64 %size) {
  ret ptr @y
}
