source_filename = "no_prototype.c"

declare i32 @cublasSgemm_v2(...)

define i32 @multiply(ptr %h, ptr %one, ptr %a, ptr %b, ptr %c) {
  %s = call i32 (ptr, i32, ...) @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 8, ptr %b, i32 8, ptr %one, ptr %c, i32 8)
  ret i32 %s
}
