; Beta is what a function without parameters returns, as templates choose it. Where it is zero in all
; calls C is not read. One function gets zero first and one then: that call reads C.
; edge: 1 -> 1 C direct
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
source_filename = "beta_of_a_trait.cpp"

@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

define i32 @main(ptr %handle) {
  %replaced = call float @replaced()
  %added = call float @added()
  %again = call float @replaced()
  call void @replace(ptr %handle, float %replaced, ptr @y)
  call void @replace(ptr %handle, float %again, ptr @y)
  call void @add(ptr %handle, float %replaced, ptr @z)
  call void @add(ptr %handle, float %added, ptr @z)
  ret i32 0
}

define linkonce_odr float @replaced() {
  ret float 0.0
}

define linkonce_odr float @added() {
  ret float 1.0
}

define void @replace(ptr %handle, float %beta, ptr %c) {
  %alpha = alloca float
  %local = alloca float
  store float 1.0, ptr %alpha
  store float %beta, ptr %local
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %alpha, ptr @x, i32 8, ptr @x, i32 8, ptr %local, ptr %c, i32 8)
  ret void
}

define void @add(ptr %handle, float %beta, ptr %c) {
  %alpha = alloca float
  %local = alloca float
  store float 1.0, ptr %alpha
  store float %beta, ptr %local
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %alpha, ptr @x, i32 8, ptr @x, i32 8, ptr %local, ptr %c, i32 8)
  ret void
}
