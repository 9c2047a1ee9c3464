; What others call may call back into the library: then it runs again, with memory of its own. What it
; has allocated, and only it can reach, holds nothing of the other call.
; edge: 1 -> 2 A direct
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "called_again_inside.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @report()
@calls = global i32 0

define void @step(ptr %x, ptr %y, ptr %z) {
  %work = call ptr @calloc(i64 64, i64 4)
  call void @report()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %work, i32 8, ptr %x, i32 8, float 0.0, ptr %y, i32 8)
  %count = load i32, ptr @calls
  %more = add i32 %count, 1
  store i32 %more, ptr @calls
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %work, i32 8)
  call void @report()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %work, i32 8, ptr %x, i32 8, float 0.0, ptr %z, i32 8)
  call void @free(ptr %work)
  ret void
}
