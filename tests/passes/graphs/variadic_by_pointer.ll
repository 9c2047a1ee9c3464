; A call through a pointer may reach a function that takes further arguments, of which it has fewer
; parameters than the call has arguments.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "variadic_by_pointer.c"

@table = internal global [2 x ptr] [ptr @up, ptr @down]

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define internal ptr @next(ptr %list) {
  %slot = getelementptr i8, ptr %list, i64 16
  %area = load ptr, ptr %slot
  %place = getelementptr i8, ptr %area, i64 8
  %found = load ptr, ptr %place
  ret ptr %found
}

define internal void @up(ptr %w, ...) noinline {
  %list = alloca [24 x i8]
  call void @llvm.va_start(ptr %list)
  %c = call ptr @next(ptr %list)
  call void @llvm.va_end(ptr %list)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  ret void
}

define internal void @down(ptr %w, ...) noinline {
  %list = alloca [24 x i8]
  call void @llvm.va_start(ptr %list)
  %a = call ptr @next(ptr %list)
  call void @llvm.va_end(ptr %list)
  %c = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  ret void
}

define void @run(ptr %w, i64 %first) {
  %x = call ptr @malloc(i64 256)
  %f = load ptr, ptr @table
  call void (ptr, ...) %f(ptr %w, ptr %x)
  %place = getelementptr [2 x ptr], ptr @table, i64 0, i64 %first
  %g = load ptr, ptr %place
  call void (ptr, ...) %g(ptr %w, ptr %x)
  ret void
}
