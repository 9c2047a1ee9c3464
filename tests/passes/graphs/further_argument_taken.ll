; Further arguments that an instruction takes from their list.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "further_argument_taken.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare ptr @malloc(i64)
define internal void @work(ptr %x, ...) noinline {
  %ap = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %ap)
  %m = va_arg ptr %ap, ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %x, i32 4, ptr %x, i32 4, float 0.0, ptr %m, i32 4)
  call void @llvm.va_end(ptr %ap)
  ret void
}
define void @f(ptr %x, ptr %y) {
  %m = call ptr @malloc(i64 64)
  call void (ptr, ...) @work(ptr %x, ptr %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %m, i32 4, ptr %x, i32 4, float 0.0, ptr %y, i32 4)
  ret void
}
