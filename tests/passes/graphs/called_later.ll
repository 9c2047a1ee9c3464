; A function that an unknown one keeps: what is not known may call it from then on, not before.
; edge: 0 -> 3 A direct
; edge: 1 -> 3 A direct
; edge: 3 -> 2 A direct
; edge: 3 -> 2 B copy
; reuse: 1 A of 1 A
; reuse: 1 B of 0 B
source_filename = "called_later.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @on_event(ptr)
declare void @run_events(i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

; Before it is handed over nothing calls it: z holds nothing for the first product.
define i32 @main() {
  call void @run_events(i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @z, i32 8, ptr @x, i32 8, float 0.0, ptr @y, i32 8)
  call void @on_event(ptr @multiply)
  call void @on_event(ptr @move)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float 0.0, ptr @y, i32 8)
  call void @run_events(i32 2)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @z, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  ret i32 0
}

define internal void @multiply() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @x, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}

define internal void @move() {
  %some = load <64 x float>, ptr @z
  store <64 x float> %some, ptr @w
  ret void
}
