source_filename = "ssyrk.cu"

declare i32 @cublasSsyrk_v2(ptr, i32, i32, i32, i32, ptr, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSsyrk_v2_64(ptr, i32, i32, i64, i64, ptr, ptr, i64, ptr, ptr, i64)

define i32 @update(ptr %h, ptr %one, ptr %a, ptr %c) {
  %s = call i32 @cublasSsyrk_v2(ptr %h, i32 0, i32 1, i32 8, i32 16, ptr %one, ptr %a, i32 16, ptr %one, ptr %c, i32 8)
  %w = call i32 @cublasSsyrk_v2_64(ptr %h, i32 1, i32 0, i64 8, i64 16, ptr %one, ptr %a, i64 8, ptr %one, ptr %c, i64 8)
  ret i32 %s
}
