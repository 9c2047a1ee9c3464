; A variable that no other module sees by name, filled by a function of another module.
; edge: 0 -> 1 A direct
source_filename = "static_array_filled_by_a_call.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @net_init(ptr)
@w = internal global [64 x float] zeroinitializer
@mats = internal global [10 x ptr] zeroinitializer
define i32 @main(i32 %n, ptr %argv) {
  call void @net_init(ptr @mats)
  %z = call ptr @malloc(i64 256)
  %at = getelementptr i8, ptr @mats, i64 8
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @net_init(ptr @w)
  %y = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
