; A constant of a class template has a comdat, and stays as it is even where a store may seem to
; reach it. A weak constant may be another one in another module.
; edge: 1 -> 2 C direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
source_filename = "constant_in_comdat.cpp"

$zero = comdat any

@zero = linkonce_odr dso_local constant float 0.000000e+00, comdat, align 4
@some = weak dso_local constant float 0.000000e+00, align 4

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

define void @products(ptr %handle, ptr %a, ptr %c, i1 %which) {
  %alpha = alloca float
  store float 1.0, ptr %alpha
  %either = select i1 %which, ptr %alpha, ptr @zero
  store float 2.0, ptr %either
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %alpha, ptr %a, i32 8, ptr %a, i32 8, ptr @zero, ptr %c, i32 8)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %alpha, ptr %a, i32 8, ptr %a, i32 8, ptr @zero, ptr %c, i32 8)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %alpha, ptr %a, i32 8, ptr %a, i32 8, ptr @some, ptr %c, i32 8)
  ret void
}
