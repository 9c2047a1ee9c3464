; What is computed before the program calls exit, or a function that does, is there for what runs then.
; edge: 1 -> 0 A direct
; edge: 2 -> 0 A direct
; reuse: 0 A of 0 A
; reuse: 0 B of 1 B
; reuse: 0 B of 2 B
source_filename = "exit_called.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @atexit(ptr)
declare i32 @argc()
declare void @exit(i32) noreturn
declare void @leave() noreturn
@x = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

define internal void @last() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}

define i32 @main() {
  call i32 @atexit(ptr @last)
  %n = call i32 @argc()
  %some = icmp eq i32 %n, 2
  br i1 %some, label %early, label %late
early:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  call void @leave()
  unreachable
late:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  call void @exit(i32 0)
  unreachable
}
