; A function of a library asks for an option in each of its calls, which may be another one then.
; edge: 0 -> 1 A direct
source_filename = "option_asked_in_each_call.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
@w = internal global [64 x float] zeroinitializer
@m = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
declare i32 @option()

define void @step() {
  %o = call i32 @option()
  %on = icmp eq i32 %o, 1
  br i1 %on, label %write, label %read
write:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 64, i32 1, i32 1, float 1.0, ptr @w, i32 64, ptr @w, i32 1, float 0.0, ptr @m, i32 64)
  ret void
read:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 64, i32 1, i32 1, float 1.0, ptr @m, i32 64, ptr @w, i32 1, float 0.0, ptr @z, i32 64)
  ret void
}
