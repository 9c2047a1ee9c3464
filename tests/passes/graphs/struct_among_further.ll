; A struct that is passed by value to a variadic function: what it holds is found there.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "struct_among_further.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @llvm.va_start.p0(ptr)
declare ptr @malloc(i64)
%three = type { ptr, ptr, ptr }

define internal ptr @last(i32 %n, ...) {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %area_place = getelementptr i8, ptr %list, i64 8
  %area = load ptr, ptr %area_place
  %place = getelementptr i8, ptr %area, i64 16
  %p = load ptr, ptr %place
  ret ptr %p
}

define void @main(ptr %w, ptr %o) {
  %x = call ptr @malloc(i64 256)
  %struct = alloca %three
  store ptr null, ptr %struct
  %third = getelementptr i8, ptr %struct, i64 16
  store ptr %x, ptr %third
  %p = call ptr (i32, ...) @last(i32 1, ptr byval(%three) %struct)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
