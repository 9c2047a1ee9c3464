; Beta is passed on by value, through functions and through a struct. Where it is zero in all calls
; C is not read. One function is called with zero first and with one then: that call reads C.
; edge: 1 -> 1 C direct
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
source_filename = "beta_through_calls.c"

@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define i32 @main(i32 %n, ptr %words) {
  call void @replace(ptr @y, float 0.0)
  call void @replace(ptr @y, float 0.0)
  call void @add(ptr @z, float 0.0)
  call void @add(ptr @z, float 1.0)
  %layer = call ptr @malloc(i64 16)
  call void @set(ptr %layer, float 0.0, i32 %n)
  call void @run(ptr %words, ptr %layer, ptr @w)
  call void @run(ptr %words, ptr %layer, ptr @w)
  ret i32 0
}

define void @replace(ptr %c, float %beta) noinline {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float %beta, ptr %c, i32 8)
  ret void
}

define void @add(ptr %c, float %beta) noinline {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @x, i32 8, float %beta, ptr %c, i32 8)
  ret void
}

define void @set(ptr %layer, float %beta, i32 %n) noinline {
  store i32 %n, ptr %layer
  %member = getelementptr i8, ptr %layer, i64 8
  store float %beta, ptr %member
  ret void
}

define void @run(ptr %handle, ptr %layer, ptr %c) noinline {
  %alpha = alloca float
  %local = alloca float
  %member = getelementptr i8, ptr %layer, i64 8
  %beta = load float, ptr %member
  store float 1.0, ptr %alpha
  store float %beta, ptr %local
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %alpha, ptr @x, i32 8, ptr @x, i32 8, ptr %local, ptr %c, i32 8)
  ret void
}
