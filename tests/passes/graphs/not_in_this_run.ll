; Each of three memories is filled once a layer by a loop, read behind it, and filled again by another
; loop, in every turn. Of the first (products 0, 1, 2) both loops have the same number of layers, an
; option: with no layers nothing was ever computed, so what is read (1) is from the loop before (0).
; Of the second (3, 4, 5) there are two options: what the later loop left (5) may be read (4). The
; number of layers of the third (6, 7, 8) is another one in each turn: likewise.
; edge: 0 -> 1 B direct
; edge: 3 -> 4 B direct
; edge: 5 -> 4 B direct loop
; edge: 6 -> 7 B direct
; edge: 8 -> 7 B direct loop
; reuse: 0 A of 1 A
; reuse: 0 B of 2 B
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
; reuse: 4 A of 0 A
; reuse: 5 A of 0 A
; reuse: 5 B of 0 B
; reuse: 6 A of 0 A
; reuse: 6 B of 0 B
; reuse: 7 A of 0 A
; reuse: 8 A of 0 A
; reuse: 8 B of 0 B
source_filename = "not_in_this_run.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @atoi(ptr)
declare i1 @again()

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %w = alloca [64 x float]
  %a = alloca [64 x float]
  %b = alloca [64 x float]
  %c = alloca [64 x float]
  %y = alloca [64 x float]
  %n = call i32 @atoi(ptr %argv)
  %other = getelementptr i8, ptr %argv, i64 8
  %m = call i32 @atoi(ptr %other)
  br label %turn
turn:
  %now = call i32 @atoi(ptr null)
  %forward.a.any = icmp sgt i32 %n, 0
  br i1 %forward.a.any, label %forward.a, label %read.a
forward.a:
  %forward.a.l = phi i32 [ 0, %turn ], [ %forward.a.next, %forward.a ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %a, i32 8)
  %forward.a.next = add nsw i32 %forward.a.l, 1
  %forward.a.more = icmp slt i32 %forward.a.next, %n
  br i1 %forward.a.more, label %forward.a, label %read.a
read.a:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %a, i32 8, float 0.0, ptr %y, i32 8)
  %backward.a.any = icmp sgt i32 %n, 0
  br i1 %backward.a.any, label %backward.a, label %done.a
backward.a:
  %backward.a.l = phi i32 [ 0, %read.a ], [ %backward.a.next, %backward.a ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %a, i32 8)
  %backward.a.next = add nsw i32 %backward.a.l, 1
  %backward.a.more = icmp slt i32 %backward.a.next, %n
  br i1 %backward.a.more, label %backward.a, label %done.a
done.a:
  %forward.b.any = icmp sgt i32 %n, 0
  br i1 %forward.b.any, label %forward.b, label %read.b
forward.b:
  %forward.b.l = phi i32 [ 0, %done.a ], [ %forward.b.next, %forward.b ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %b, i32 8)
  %forward.b.next = add nsw i32 %forward.b.l, 1
  %forward.b.more = icmp slt i32 %forward.b.next, %n
  br i1 %forward.b.more, label %forward.b, label %read.b
read.b:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %b, i32 8, float 0.0, ptr %y, i32 8)
  %backward.b.any = icmp sgt i32 %m, 0
  br i1 %backward.b.any, label %backward.b, label %done.b
backward.b:
  %backward.b.l = phi i32 [ 0, %read.b ], [ %backward.b.next, %backward.b ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %b, i32 8)
  %backward.b.next = add nsw i32 %backward.b.l, 1
  %backward.b.more = icmp slt i32 %backward.b.next, %m
  br i1 %backward.b.more, label %backward.b, label %done.b
done.b:
  %forward.c.any = icmp sgt i32 %now, 0
  br i1 %forward.c.any, label %forward.c, label %read.c
forward.c:
  %forward.c.l = phi i32 [ 0, %done.b ], [ %forward.c.next, %forward.c ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  %forward.c.next = add nsw i32 %forward.c.l, 1
  %forward.c.more = icmp slt i32 %forward.c.next, %now
  br i1 %forward.c.more, label %forward.c, label %read.c
read.c:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %c, i32 8, float 0.0, ptr %y, i32 8)
  %backward.c.any = icmp sgt i32 %now, 0
  br i1 %backward.c.any, label %backward.c, label %done.c
backward.c:
  %backward.c.l = phi i32 [ 0, %read.c ], [ %backward.c.next, %backward.c ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  %backward.c.next = add nsw i32 %backward.c.l, 1
  %backward.c.more = icmp slt i32 %backward.c.next, %now
  br i1 %backward.c.more, label %backward.c, label %done.c
done.c:
  %more = call i1 @again()
  br i1 %more, label %turn, label %done
done:
  ret i32 0
}
