; A library: what it calls itself others may call too, by its name, between two of its functions. An
; inline function (linkonce_odr) they have a copy of, with variables of their own.
; edge: 0 -> 2 A copy
; edge: 1 -> 2 A direct
; reuse: 3 B of 2 B
source_filename = "called_here_too.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

define void @put(ptr %a, ptr %b) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr @x, i32 8)
  ret void
}

define void @move() noinline {
  %all = load <64 x float>, ptr @x
  store <64 x float> %all, ptr @y
  ret void
}

define linkonce_odr void @inlined() noinline {
  %all = load <64 x float>, ptr @x
  store <64 x float> %all, ptr @z
  ret void
}

define void @both(ptr %a, ptr %b) {
  call void @move()
  call void @inlined()
  store <64 x float> zeroinitializer, ptr @z
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}

define void @get(ptr %a, ptr %b) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr %b, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @z, i32 8, ptr %b, i32 8, float 0.0, ptr %a, i32 8)
  ret void
}
