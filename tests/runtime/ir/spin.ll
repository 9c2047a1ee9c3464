; says so, then waits for ever
@ready = private constant [6 x i8] c"ready\00"

declare i32 @puts(ptr)
declare i32 @fflush(ptr)
declare i32 @pause()

define i32 @main() {
  %1 = call i32 @puts(ptr @ready)
  %2 = call i32 @fflush(ptr null)
  br label %loop

loop:
  %3 = call i32 @pause()
  br label %loop
}
