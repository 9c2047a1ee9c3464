source_filename = "strided_batched.cu"

declare i32 @cublasSgemmStridedBatched(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i64, ptr, i32, i64, ptr, ptr, i32, i64, i32)

define i32 @multiply(ptr %h, ptr %one, ptr %a, ptr %b, ptr %c) {
  %s = call i32 @cublasSgemmStridedBatched(ptr %h, i32 0, i32 1, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 8, i64 64, ptr %b, i32 8, i64 64, ptr %one, ptr %c, i32 8, i64 64, i32 3)
  ret i32 %s
}
