; A function that calls itself in a later turn: the first turn of that call sees what was before.
; edge: 1 -> 0 A direct loop
source_filename = "first_turn_again.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @again(ptr %a, ptr %x, ptr %y, i32 %n, i32 %turns, i32 %depth) noinline {
entry:
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %end ]
  %first = icmp eq i32 %i, 0
  br i1 %first, label %products, label %later
products:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %x, i32 %n, float 0.0, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %a, i32 %n)
  br label %end
later:
  %deeper = icmp sgt i32 %depth, 0
  br i1 %deeper, label %call, label %end
call:
  %less = sub nsw i32 %depth, 1
  call void @again(ptr %a, ptr %x, ptr %y, i32 %n, i32 %turns, i32 %less)
  br label %end
end:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %turns
  br i1 %more, label %turn, label %out
out:
  ret void
}
