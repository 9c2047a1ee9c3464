; A member that the module sets, of a struct that is then passed to a function of another module:
; it may have been given new memory there, as a vector that grows.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "set_and_resized.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @resize(ptr)
@w = internal global [64 x float] zeroinitializer
define i32 @main(i32 %n, ptr %argv) {
  %mats = call ptr @malloc(i64 80)
  %p = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  %at = getelementptr i8, ptr %mats, i64 8
  store ptr %p, ptr %at
  call void @resize(ptr %mats)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
