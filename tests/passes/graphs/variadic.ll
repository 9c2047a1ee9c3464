; Buffers among the further arguments of a variadic function, which takes them from its list.
; edge: 0 -> 2 A direct
; edge: 2 -> 1 A direct
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "variadic.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)

%list = type { i32, i32, ptr, ptr }

define void @main(ptr %x) {
  %y = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  call void (ptr, ...) @each(ptr %x, ptr %z, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %y, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal void @each(ptr %x, ...) noinline {
  %list = alloca %list
  %copy = alloca %list
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %place = getelementptr %list, ptr %copy, i64 0, i32 3
  %area = load ptr, ptr %place
  %in = load ptr, ptr %area
  %second = getelementptr i8, ptr %area, i64 8
  %out = load ptr, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %in, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %out, i32 8)
  ret void
}
