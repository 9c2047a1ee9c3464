; A beta that is zero for a while: what is stored once the product cannot run again does not count.
; In `@twice` another function multiplies before and after, and the second product adds.
; edge: 1 -> 1 C direct
; edge: 2 -> 2 C direct loop
source_filename = "m.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSscal_v2(ptr, i32, ptr, ptr, i32)

define void @once(ptr %handle, i32 %n, ptr noalias %p, ptr noalias %q, ptr noalias %c) {
entry:
  %a = alloca float
  %b = alloca float
  store float 1.0, ptr %a
  store float -1.0, ptr %b
  %s = call i32 @cublasSscal_v2(ptr %handle, i32 64, ptr %b, ptr %p, i32 1)
  store float 0.0, ptr %b
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %turn ]
  %r = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %a, ptr %p, i32 8, ptr %q, i32 8, ptr %b, ptr %c, i32 8)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %turn, label %end
end:
  store float 2.0, ptr %b
  %t = call i32 @cublasSscal_v2(ptr %handle, i32 64, ptr %b, ptr %q, i32 1)
  ret void
}

define internal void @multiply(ptr %handle, ptr %a, ptr %b, ptr %p, ptr %q, ptr %c) noinline {
  %r = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %a, ptr %p, i32 8, ptr %q, i32 8, ptr %b, ptr %c, i32 8)
  ret void
}

define void @twice(ptr %handle, ptr noalias %p, ptr noalias %q, ptr noalias %c) {
entry:
  %a = alloca float
  %b = alloca float
  store float 1.0, ptr %a
  store float 0.0, ptr %b
  call void @multiply(ptr %handle, ptr %a, ptr %b, ptr %p, ptr %q, ptr %c)
  store float 2.0, ptr %b
  call void @multiply(ptr %handle, ptr %a, ptr %b, ptr %p, ptr %q, ptr %c)
  ret void
}

; A store that comes back to the product.
define void @again(ptr %handle, i32 %n, ptr noalias %p, ptr noalias %q, ptr noalias %c) {
entry:
  %a = alloca float
  %b = alloca float
  store float 1.0, ptr %a
  store float 0.0, ptr %b
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %r = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %a, ptr %p, i32 8, ptr %q, i32 8, ptr %b, ptr %c, i32 8)
  %third = icmp eq i32 %i, 3
  br i1 %third, label %set, label %on
set:
  store float 2.0, ptr %b
  br label %on
on:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %turn, label %end
end:
  ret void
}
