; A function that an unknown one may call: any argument may become any parameter.
; edge: 0 -> 1 B call
; edge: 0 -> 2 A call
; edge: 0 -> 2 B call
; edge: 2 -> 1 B call
; edge: 2 -> 2 A call
; edge: 2 -> 2 B call
; reuse: 1 A of 0 A
source_filename = "callback.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @for_each(ptr, i32, ptr, ...)
declare ptr @malloc(i64)
@place = internal constant i32 0

define void @main(ptr %x, ptr %z) {
  %h = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %h, i32 8)
  call void (ptr, i32, ptr, ...) @for_each(ptr @place, i32 2, ptr @body, ptr %h, ptr %y)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %y, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal void @body(ptr %thread, ptr %team, ptr %h, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %h, i32 8, ptr %h, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
