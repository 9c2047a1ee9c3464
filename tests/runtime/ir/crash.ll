; writes to address 0
define i32 @main() {
  store volatile i32 1, ptr null
  ret i32 0
}
