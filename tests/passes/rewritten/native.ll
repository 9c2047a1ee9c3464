source_filename = "native.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @cublasDgemmBatched_64(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, i64)

define void @multiply(ptr %h, ptr %s, ptr %a, ptr %b, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr %c, i32 8)
  %r = call i32 @cublasDgemmBatched_64(ptr %h, i32 0, i32 0, i64 8, i64 8, i64 8, ptr %s, ptr %a, i64 8, ptr %b, i64 8, ptr %s, ptr %c, i64 8, i64 2)
  ret void
}
