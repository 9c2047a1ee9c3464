; beta behind a pointer: zero wherever it is stored means that C is not read.
; edge: 1 -> 2 C direct
; reuse: 2 A of 0 A
; reuse: 2 B of 1 B
source_filename = "beta_pointer.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

@one = internal constant float 1.000000e+00

define void @sum(ptr %h, ptr %a, ptr %b, ptr %c) {
  %zero = alloca float
  store float 0.000000e+00, ptr %zero
  %s0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %b, i32 8, ptr %zero, ptr %c, i32 8)
  %s1 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %b, i32 8, ptr %a, i32 8, ptr %zero, ptr %c, i32 8)
  %s2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %a, i32 8, ptr @one, ptr %c, i32 8)
  ret void
}
