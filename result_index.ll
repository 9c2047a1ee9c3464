declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @net_init(ptr)
declare void @resize(ptr)
declare ptr @make()
@w = internal global [64 x float] zeroinitializer
define i32 @main(i32 %n, ptr %argv) {
  %mats = call ptr @make()
  %p = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  call void @net_init(ptr %mats)
  %i = sext i32 %n to i64
  %at = getelementptr i8, ptr %mats, i64 8
  %px = getelementptr ptr, ptr %mats, i64 %i
  store ptr %p, ptr %px
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
