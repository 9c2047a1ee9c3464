; A loop that writes tile after tile is one overwrite, where nothing of the old is left or read.
; edge: 1 -> 2 A direct
; edge: 3 -> 5 A direct
; edge: 4 -> 5 A direct
; edge: 6 -> 8 A direct
; edge: 7 -> 8 A direct
; edge: 9 -> 11 A direct
; edge: 10 -> 11 A direct
; edge: 12 -> 13 A direct
; edge: 14 -> 13 A direct loop
; reuse: 4 A of 3 A
; reuse: 4 B of 3 B
source_filename = "swept.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i1 @again()

; Both loops write the same tiles: nothing of the first is left.
define void @again_all(ptr %a, ptr %b, ptr %c, ptr %d, i32 %m, i32 %w, i32 %n, i32 %p) {
entry:
  br label %loop1
loop1:
  %i1 = phi i32 [ 0, %entry ], [ %next1, %turn1 ]
  %more1 = icmp slt i32 %i1, %n
  br i1 %more1, label %turn1, label %after1
turn1:
  %next1 = add nsw i32 %i1, 1
  %w1 = mul nsw i32 %m, %w
  %o1 = mul nsw i32 %i1, %w1
  %x1 = sext i32 %o1 to i64
  %c1 = getelementptr float, ptr %c, i64 %x1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c1, i32 %m)
  br label %loop1
after1:
  br label %loop2
loop2:
  %i2 = phi i32 [ 0, %after1 ], [ %next2, %turn2 ]
  %more2 = icmp slt i32 %i2, %n
  br i1 %more2, label %turn2, label %after2
turn2:
  %next2 = add nsw i32 %i2, 1
  %w2 = mul nsw i32 %m, %w
  %o2 = mul nsw i32 %i2, %w2
  %x2 = sext i32 %o2 to i64
  %c2 = getelementptr float, ptr %c, i64 %x2
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c2, i32 %m)
  br label %loop2
after2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %c, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  ret void
}

; A loop may have no turn; what all its turns write is no tile.
define void @maybe_no_turn(ptr %a, ptr %b, ptr %c, ptr %d, i32 %m, i32 %w, i32 %n, i32 %p) {
entry:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c, i32 %m)
  br label %loop1
loop1:
  %i1 = phi i32 [ 0, %entry ], [ %next1, %turn1 ]
  %more1 = icmp slt i32 %i1, %n
  br i1 %more1, label %turn1, label %after1
turn1:
  %next1 = add nsw i32 %i1, 1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c, i32 %m)
  br label %loop1
after1:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %c, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  ret void
}

; A loop that may stop at any turn.
define void @may_stop(ptr %a, ptr %b, ptr %c, ptr %d, i32 %m, i32 %w, i32 %n, i32 %p) {
entry:
  br label %loop1
loop1:
  %i1 = phi i32 [ 0, %entry ], [ %next1, %turn1 ]
  %more1 = icmp slt i32 %i1, %n
  br i1 %more1, label %turn1, label %after1
turn1:
  %next1 = add nsw i32 %i1, 1
  %w1 = mul nsw i32 %m, %w
  %o1 = mul nsw i32 %i1, %w1
  %x1 = sext i32 %o1 to i64
  %c1 = getelementptr float, ptr %c, i64 %x1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c1, i32 %m)
  br label %loop1
after1:
  br label %loop2
loop2:
  %i2 = phi i32 [ 0, %after1 ], [ %next2, %turn2 ]
  %more2 = icmp slt i32 %i2, %n
  br i1 %more2, label %turn2, label %after2
turn2:
  %next2 = add nsw i32 %i2, 1
  %w2 = mul nsw i32 %m, %w
  %o2 = mul nsw i32 %i2, %w2
  %x2 = sext i32 %o2 to i64
  %c2 = getelementptr float, ptr %c, i64 %x2
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c2, i32 %m)
  %stop2 = call i1 @again()
  br i1 %stop2, label %after2, label %loop2
after2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %c, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  ret void
}

; A loop with turns of its own.
define void @fewer_turns(ptr %a, ptr %b, ptr %c, ptr %d, i32 %m, i32 %w, i32 %n, i32 %p) {
entry:
  br label %loop1
loop1:
  %i1 = phi i32 [ 0, %entry ], [ %next1, %turn1 ]
  %more1 = icmp slt i32 %i1, %n
  br i1 %more1, label %turn1, label %after1
turn1:
  %next1 = add nsw i32 %i1, 1
  %w1 = mul nsw i32 %m, %w
  %o1 = mul nsw i32 %i1, %w1
  %x1 = sext i32 %o1 to i64
  %c1 = getelementptr float, ptr %c, i64 %x1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c1, i32 %m)
  br label %loop1
after1:
  br label %loop2
loop2:
  %i2 = phi i32 [ 0, %after1 ], [ %next2, %turn2 ]
  %more2 = icmp slt i32 %i2, %p
  br i1 %more2, label %turn2, label %after2
turn2:
  %next2 = add nsw i32 %i2, 1
  %w2 = mul nsw i32 %m, %w
  %o2 = mul nsw i32 %i2, %w2
  %x2 = sext i32 %o2 to i64
  %c2 = getelementptr float, ptr %c, i64 %x2
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c2, i32 %m)
  br label %loop2
after2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %c, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  ret void
}

; A loop that reads what it is about to overwrite.
define void @read_before(ptr %a, ptr %b, ptr %c, ptr %d, i32 %m, i32 %w, i32 %n, i32 %p) {
entry:
  br label %loop1
loop1:
  %i1 = phi i32 [ 0, %entry ], [ %next1, %turn1 ]
  %more1 = icmp slt i32 %i1, %n
  br i1 %more1, label %turn1, label %after1
turn1:
  %next1 = add nsw i32 %i1, 1
  %w1 = mul nsw i32 %m, %w
  %o1 = mul nsw i32 %i1, %w1
  %x1 = sext i32 %o1 to i64
  %c1 = getelementptr float, ptr %c, i64 %x1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c1, i32 %m)
  br label %loop1
after1:
  br label %loop2
loop2:
  %i2 = phi i32 [ 0, %after1 ], [ %next2, %turn2 ]
  %more2 = icmp slt i32 %i2, %n
  br i1 %more2, label %turn2, label %after2
turn2:
  %next2 = add nsw i32 %i2, 1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %c, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  %w2 = mul nsw i32 %m, %w
  %o2 = mul nsw i32 %i2, %w2
  %x2 = sext i32 %o2 to i64
  %c2 = getelementptr float, ptr %c, i64 %x2
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %w, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c2, i32 %m)
  br label %loop2
after2:
  ret void
}
