declare i32 @no_such_function(i32)

define i32 @main() {
  %1 = call i32 @no_such_function(i32 1)
  ret i32 %1
}
