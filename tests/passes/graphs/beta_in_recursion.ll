; In a function that calls itself beta is a variable of each call, and the same constant in all.
; edge: 0 -> 1 C direct
source_filename = "beta_in_recursion.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

define void @halve(ptr %handle, ptr %a, ptr %c, i32 %n) {
  %beta = alloca float
  %some = alloca float
  store float 0.0, ptr %beta
  %large = icmp sgt i32 %n, 8
  br i1 %large, label %go, label %done
go:
  %half = sdiv i32 %n, 2
  %more = icmp sgt i32 %n, 64
  %scaled = select i1 %more, float 0.0, float 1.0
  store float %scaled, ptr %some
  call void @halve(ptr %handle, ptr %a, ptr %c, i32 %half)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %some, ptr %a, i32 8, ptr %a, i32 8, ptr %beta, ptr %c, i32 8)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %some, ptr %a, i32 8, ptr %a, i32 8, ptr %some, ptr %c, i32 8)
  br label %done
done:
  ret void
}
