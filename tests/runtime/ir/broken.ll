define i32 @main() {
  %1 = add i32 1, ptr 2
  ret i32 %1
}
