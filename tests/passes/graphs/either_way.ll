; A block's place is one number, though control came in two ways that each computed it.
; edge: 1 -> 1 C direct loop
source_filename = "either_way.c"

declare void @note(i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @same(i64 %n, i64 %b, i64 %count, ptr %x, ptr %c, ptr %flags) {
entry:
  %size = trunc i64 %n to i32
  %width = trunc i64 %b to i32
  %block = mul nsw i64 %n, %b
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %end ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %turn, label %out
turn:
  %place = getelementptr i8, ptr %flags, i64 %i
  %flag = load i8, ptr %place
  %set = icmp eq i8 %flag, 0
  br i1 %set, label %one, label %other
one:
  %row = mul nsw i64 %i, %b
  call void @note(i64 %row)
  %here = mul nsw i64 %row, %n
  call void @note(i64 %here)
  br label %end
other:
  %there = mul nsw i64 %block, %i
  br label %end
end:
  %offset = phi i64 [ %here, %one ], [ %there, %other ]
  %to = getelementptr float, ptr %c, i64 %offset
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %size, i32 %width, i32 %size, float 1.0, ptr %x, i32 %size, ptr %x, i32 %size, float 1.0, ptr %to, i32 %size)
  %next = add nuw nsw i64 %i, 1
  br label %test
out:
  ret void
}

; One of the ways leads to the block before.
define void @another(i64 %n, i64 %b, i64 %count, ptr %x, ptr %c, ptr %flags) {
entry:
  %size = trunc i64 %n to i32
  %width = trunc i64 %b to i32
  %block = mul nsw i64 %n, %b
  br label %test
test:
  %i = phi i64 [ 1, %entry ], [ %next, %end ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %turn, label %out
turn:
  %place = getelementptr i8, ptr %flags, i64 %i
  %flag = load i8, ptr %place
  %set = icmp eq i8 %flag, 0
  br i1 %set, label %one, label %other
one:
  %row = mul nsw i64 %i, %b
  call void @note(i64 %row)
  %here = mul nsw i64 %row, %n
  call void @note(i64 %here)
  br label %end
other:
  %before = sub nsw i64 %i, 1
  %there = mul nsw i64 %block, %before
  br label %end
end:
  %offset = phi i64 [ %here, %one ], [ %there, %other ]
  %to = getelementptr float, ptr %c, i64 %offset
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %size, i32 %width, i32 %size, float 1.0, ptr %x, i32 %size, ptr %x, i32 %size, float 1.0, ptr %to, i32 %size)
  %next = add nuw nsw i64 %i, 1
  br label %test
out:
  ret void
}
