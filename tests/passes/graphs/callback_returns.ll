; What a function returns to an unknown one may come back as that one's result.
; edge: 0 -> 1 A unknown
; reuse: 1 B of 0 B
source_filename = "callback_returns.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare ptr @new_buffer(ptr)

define i32 @main() {
  %p = call ptr @new_buffer(ptr @first)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret i32 0
}

define internal ptr @first(i64 %size) {
  ret ptr @x
}
