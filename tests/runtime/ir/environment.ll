; the third argument of main is the environment
declare i32 @puts(ptr)

define i32 @main(i32 %argc, ptr %argv, ptr %environment) {
  %first = load ptr, ptr %environment
  %1 = call i32 @puts(ptr %first)
  ret i32 0
}
