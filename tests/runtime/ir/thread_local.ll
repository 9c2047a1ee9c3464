@counter = thread_local global i32 0

define i32 @main() {
  %1 = load i32, ptr @counter
  ret i32 %1
}
