declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)

define i32 @main() {
  %1 = call i32 @__cudaPushCallConfiguration(i64 1, i32 1, i64 1, i32 1, i64 0, ptr null)
  ret i32 %1
}
