source_filename = "f2c.c"

declare i32 @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @multiply(ptr %t, ptr %n, ptr %one, ptr %a, ptr %b, ptr %c) {
  %r = call i32 @sgemm_(ptr %t, ptr %t, ptr %n, ptr %n, ptr %n, ptr %one, ptr %a, ptr %n, ptr %b, ptr %n, ptr %one, ptr %c, ptr %n)
  ret i32 %r
}
