; A constructor of static objects puts functions into a list, which makes it lead to products: it
; runs, and what it allocates is what the variable leads to.
; edge: 1 -> 0 A direct
; reuse: 0 B of 1 B
source_filename = "constructed.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]
@list = internal global ptr null
@buffer = internal global ptr null
declare ptr @malloc(i64)

define internal void @construct() {
  store ptr @operation, ptr @list
  %m = call ptr @malloc(i64 256)
  store ptr %m, ptr @buffer
  ret void
}

define internal void @operation(ptr %w) {
  %b = load ptr, ptr @buffer
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %w, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}

define i32 @main() {
  %w = alloca [64 x float]
  %b = load ptr, ptr @buffer
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %b, i32 8)
  %f = load ptr, ptr @list
  call void %f(ptr %w)
  ret i32 0
}
