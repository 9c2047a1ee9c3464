; prints its arguments, registers an exit handler, leaves with 7 through exit()
target triple = "x86_64-unknown-linux-gnu"

@line = private constant [7 x i8] c"%d %s \00"
@bye = private constant [4 x i8] c"bye\00"

declare i32 @printf(ptr, ...)
declare i32 @atexit(ptr)
declare void @exit(i32)

define internal void @handler() {
  %1 = call i32 (ptr, ...) @printf(ptr @bye)
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %1 = call i32 @atexit(ptr @handler)
  %2 = getelementptr ptr, ptr %argv, i64 1
  %3 = load ptr, ptr %2
  %4 = call i32 (ptr, ...) @printf(ptr @line, i32 %argc, ptr %3)
  call void @exit(i32 7)
  unreachable
}
