; Buffers in global variables, written by one exported function and read by another.
; edge: 0 -> 1 B direct
; reuse: 0 A of 1 A
; reuse: 1 A of 0 A
source_filename = "globals.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@hidden = internal global ptr null
@fixed = internal global [64 x float] zeroinitializer
declare ptr @malloc(i64)

define void @prepare() {
  %p = call ptr @malloc(i64 256)
  store ptr %p, ptr @hidden
  ret void
}

define void @first(ptr %x) {
  %h = load ptr, ptr @hidden
  call void @prepare()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr @fixed, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %h, i32 8)
  ret void
}

define void @second(ptr %y) {
  %h = load ptr, ptr @hidden
  call void @prepare()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr @fixed, i32 8, ptr %h, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
