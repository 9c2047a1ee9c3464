; Members that a loop sets one after another, through an array of their addresses, to parts of one
; allocation, by sizes out of a table; the allocation as a whole leads to all of them.
; edge: 0 -> 2 A direct
; edge: 0 -> 3 A direct
; edge: 1 -> 3 A direct
; edge: 2 -> 3 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B
source_filename = "members_of_one_block.c"

%net = type { ptr, ptr, ptr, ptr }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define ptr @allocate(ptr %members, ptr %sizes, i32 %n) {
entry:
  %p = alloca ptr
  %i = alloca i32
  %block = call ptr @malloc(i64 1024)
  store ptr %block, ptr %p
  store i32 0, ptr %i
  br label %test
test:
  %i0 = load i32, ptr %i
  %more = icmp slt i32 %i0, %n
  br i1 %more, label %body, label %done
body:
  %at = load ptr, ptr %p
  %i1 = load i32, ptr %i
  %wide = sext i32 %i1 to i64
  %slot = getelementptr inbounds ptr, ptr %members, i64 %wide
  %member = load ptr, ptr %slot
  store ptr %at, ptr %member
  %place = getelementptr inbounds i64, ptr %sizes, i64 %wide
  %size = load i64, ptr %place
  %from = load ptr, ptr %p
  %next = getelementptr inbounds float, ptr %from, i64 %size
  store ptr %next, ptr %p
  %i2 = add nsw i32 %i1, 1
  store i32 %i2, ptr %i
  br label %test
done:
  ret ptr %block
}

define void @main(ptr %w, ptr %sizes, ptr %y) {
  %net = alloca %net
  %list = alloca [3 x ptr]
  store ptr %net, ptr %list
  %list.1 = getelementptr i8, ptr %list, i64 8
  %net.1 = getelementptr i8, ptr %net, i64 8
  store ptr %net.1, ptr %list.1
  %list.2 = getelementptr i8, ptr %list, i64 16
  %net.2 = getelementptr i8, ptr %net, i64 16
  store ptr %net.2, ptr %list.2
  %all = call ptr @allocate(ptr %list, ptr %sizes, i32 3)
  %net.3 = getelementptr i8, ptr %net, i64 24
  store ptr %all, ptr %net.3
  %a = load ptr, ptr %net
  %b = load ptr, ptr %net.1
  %c = load ptr, ptr %net.2
  %d = load ptr, ptr %net.3
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %b, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %d, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}
