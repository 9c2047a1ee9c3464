; A static object: its constructor computes before main, its destructor after, by the address that
; __cxa_atexit is handed.
; edge: 0 -> 1 A direct
; edge: 0 -> 3 A direct
; edge: 1 -> 2 A direct
; edge: 2 -> 3 A direct
; reuse: 2 B of 1 B
source_filename = "static_objects.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @__cxa_atexit(ptr, ptr, ptr)

@object = internal global ptr null
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]

define internal void @construct() {
  %x = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  store ptr %z, ptr @object
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %done = call i32 @__cxa_atexit(ptr @destroy, ptr @object, ptr null)
  ret void
}

define void @main(ptr %x) {
  %y = call ptr @malloc(i64 256)
  %z = load ptr, ptr @object
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %y, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal void @destroy(ptr %object) {
  %y = call ptr @malloc(i64 256)
  %z = load ptr, ptr %object
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
