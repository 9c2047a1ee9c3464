; Numbers of 8 bits come round to 0, and may be negative or not: what 32 bits are not taken to do.
; edge: 1 -> 0 A direct loop
; edge: 2 -> 3 A direct
; reuse: 3 B of 2 B
source_filename = "narrow_counters.c"

declare i32 @more()
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; The count is 0 in turn 256 too, in which the first product reads what the second wrote.
define void @byte(i32 %n, ptr %a, ptr %x, ptr %y) {
entry:
  br label %turn
turn:
  %i = phi i8 [ 0, %entry ], [ %next, %end ]
  %first = icmp eq i8 %i, 0
  br i1 %first, label %one, label %other
one:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %x, i32 %n, float 0.0, ptr %y, i32 %n)
  br label %end
other:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %a, i32 %n)
  br label %end
end:
  %next = add i8 %i, 1
  %again = call i32 @more()
  %last = icmp eq i32 %again, 0
  br i1 %last, label %out, label %turn
out:
  ret void
}

; Of 200 turns the later ones write blocks in front of the matrix, and then read one there.
define void @signed(i32 %n, ptr %a, ptr %x, ptr %y) {
entry:
  %size = mul i32 %n, %n
  %blocks = mul i32 %size, -100
  %back = sext i32 %blocks to i64
  %before = getelementptr inbounds float, ptr %a, i64 %back
  br label %turn
turn:
  %i = phi i8 [ 0, %entry ], [ %next, %end ]
  %number = sext i8 %i to i32
  %elements = mul i32 %size, %number
  %far = sext i32 %elements to i64
  %block = getelementptr inbounds float, ptr %a, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %block, i32 %n)
  %early = icmp ult i8 %i, 100
  br i1 %early, label %end, label %read
read:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %before, i32 %n, ptr %x, i32 %n, float 0.0, ptr %y, i32 %n)
  br label %end
end:
  %next = add nuw i8 %i, 1
  %last = icmp eq i8 %next, -56
  br i1 %last, label %out, label %turn
out:
  ret void
}

; With 32 bits there is one first turn.
define void @wide(i32 %n, ptr %a, ptr %x, ptr %y) {
entry:
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %end ]
  %first = icmp eq i32 %i, 0
  br i1 %first, label %one, label %other
one:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %x, i32 %n, float 0.0, ptr %y, i32 %n)
  br label %end
other:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %a, i32 %n)
  br label %end
end:
  %next = add i32 %i, 1
  %again = call i32 @more()
  %last = icmp eq i32 %again, 0
  br i1 %last, label %out, label %turn
out:
  ret void
}
