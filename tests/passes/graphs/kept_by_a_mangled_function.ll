; A C++ function of another module whose parameters are not const may keep what it is passed in the
; object that it is passed as well: the last product may read what the first one wrote.
; edge: 0 -> 1 A unknown
; reuse: 1 B of 0 B
source_filename = "kept_by_a_mangled_function.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @_Z4keepP6HolderPf(ptr, ptr)

define i32 @main() {
  %w = call ptr @malloc(i64 256)
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %holder = alloca [4 x ptr]
  store ptr %w, ptr %holder
  call void @_Z4keepP6HolderPf(ptr %holder, ptr %x)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %place = getelementptr i8, ptr %holder, i64 8
  %kept = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %kept, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret i32 0
}
