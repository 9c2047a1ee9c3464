; A size behind a parameter: one value while only products run, any where an unknown function runs too.
; edge: 1 -> 1 A direct loop
source_filename = "kept_until_unknown.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @unknown()

define void @products(ptr %size, ptr %a, ptr %x, i32 %n, i32 %turns) {
entry:
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %turn ]
  %offset = load i64, ptr %size
  %from = getelementptr float, ptr %a, i64 %offset
  %square = mul i32 %n, %n
  %wide = sext i32 %square to i64
  %to = getelementptr float, ptr %from, i64 %wide
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %from, i32 %n, ptr %x, i32 %n, float 0.0, ptr %to, i32 %n)
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %turns
  br i1 %more, label %turn, label %out
out:
  ret void
}

define void @changed_meanwhile(ptr %size, ptr %a, ptr %x, i32 %n, i32 %turns) {
entry:
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %turn ]
  %offset = load i64, ptr %size
  %from = getelementptr float, ptr %a, i64 %offset
  %square = mul i32 %n, %n
  %wide = sext i32 %square to i64
  %to = getelementptr float, ptr %from, i64 %wide
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %from, i32 %n, ptr %x, i32 %n, float 0.0, ptr %to, i32 %n)
  call void @unknown()
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %turns
  br i1 %more, label %turn, label %out
out:
  ret void
}
