declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @free(ptr)
declare ptr @malloc(i64)
declare void @net_init(ptr)
declare void @resize(ptr)
declare ptr @make()
@w = internal global [64 x float] zeroinitializer
define i32 @main(i32 %n, ptr %argv) {
  %mats = alloca [10 x ptr]
  %p = call ptr @malloc(i64 256)
  %q = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  call void @net_init(ptr %mats)
  %at = getelementptr i8, ptr %mats, i64 8
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %yes, label %no
yes:
  store ptr %p, ptr %at
  br label %no
no:
  %d = icmp sgt i32 %n, 5
  br i1 %d, label %yes2, label %no2
yes2:
  store ptr %q, ptr %at
  br label %no2
no2:
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @free(ptr %p)
  call void @free(ptr %q)
  %y = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
