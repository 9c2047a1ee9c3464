; Pointers of an array that a function of another module fills: one by its place, and one at an
; index.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "array_filled_by_a_call.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
declare void @net_init(ptr)
define i32 @main(i32 %n, ptr %argv) {
  %mats = alloca [10 x ptr]
  call void @net_init(ptr %mats)
  %i = sext i32 %n to i64
  %z = call ptr @malloc(i64 256)
  %at = getelementptr i8, ptr %mats, i64 8
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  %px = getelementptr ptr, ptr %mats, i64 %i
  %q = load ptr, ptr %px
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %q, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
declare ptr @malloc(i64)
