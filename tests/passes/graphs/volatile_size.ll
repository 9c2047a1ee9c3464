; An offset that is read anew in every turn, and that another thread may change: a turn may read
; what the one before wrote.
; edge: 0 -> 0 A direct loop
source_filename = "volatile_size.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @run(ptr %offset, ptr %a, ptr %x, i64 %n) {
entry:
  %rows = trunc i64 %n to i32
  %size = mul nsw i64 %n, %n
  br label %turn
turn:
  %i = phi i64 [ 0, %entry ], [ %next, %turn ]
  %from = load volatile i64, ptr %offset
  %read = getelementptr inbounds float, ptr %a, i64 %from
  %to = load volatile i64, ptr %offset
  %behind = add nsw i64 %to, %size
  %write = getelementptr inbounds float, ptr %a, i64 %behind
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 %rows, float 1.0, ptr %read, i32 %rows, ptr %x, i32 %rows, float 0.0, ptr %write, i32 %rows)
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, 8
  br i1 %more, label %turn, label %out
out:
  ret void
}
