; Layers of a network lie side by side. The forward loop writes each in turn, in a function, and
; copies the one before for a product; the backward loop reads them in the other direction, and then uses the
; memory of each for something else. What that leaves there is gone when it is read again.
; edge: 1 -> 0 A copy loop
; edge: 1 -> 2 A direct
; reuse: 0 B of 1 B
; reuse: 1 A of 3 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 A of 1 A
; reuse: 3 B of 0 B

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @choose()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @number()

define internal void @read(ptr %c, ptr %w, ptr %y, i32 %m, ptr %t, i64 %s) {
  %bytes = mul i64 %s, 4
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %c, i64 %bytes, i1 false)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %t, i32 %m, ptr %w, i32 1, float 0.0, ptr %y, i32 %m)
  ret void
}

define internal void @forward(ptr %c, ptr %w, i32 %m) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %w, i32 %m, ptr %w, i32 1, float 0.0, ptr %c, i32 %m)
  ret void
}

define internal void @backward(ptr %c, ptr %w, ptr %y, i32 %m) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %c, i32 %m, ptr %w, i32 1, float 0.0, ptr %y, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %w, i32 %m, ptr %w, i32 1, float 0.0, ptr %c, i32 %m)
  ret void
}

define i32 @main() {
entry:
  %w = call ptr @malloc(i64 4000)
  %y = call ptr @malloc(i64 4000)
  %z = call ptr @malloc(i64 4000)
  %n = call i64 @number()
  %s = call i64 @number()
  %m = trunc i64 %s to i32
  %size = mul i64 %n, %s
  %bytes = mul i64 %size, 4
  %x = call ptr @malloc(i64 %bytes)
  %t.size = mul i64 %s, 4
  %t = call ptr @malloc(i64 %t.size)
  br label %step
step:
  br label %up
up:
  %l = phi i64 [ 0, %step ], [ %l.next, %rest ]
  %more = icmp slt i64 %l, %n
  br i1 %more, label %turn, label %top
turn:
  %first = icmp eq i64 %l, 0
  %before = sub i64 %l, 1
  %at.before = mul i64 %before, %s
  %x.before = getelementptr float, ptr %x, i64 %at.before
  %in = select i1 %first, ptr %z, ptr %x.before
  call void @read(ptr %in, ptr %w, ptr %y, i32 %m, ptr %t, i64 %s)
  %at = mul i64 %l, %s
  %x.l = getelementptr float, ptr %x, i64 %at
  call void @forward(ptr %x.l, ptr %w, i32 %m)
  br label %rest
rest:
  %l.next = add i64 %l, 1
  br label %up
top:
  br label %down
down:
  %k = phi i64 [ %n, %top ], [ %k.next, %back ]
  %left = icmp sgt i64 %k, 0
  br i1 %left, label %back, label %bottom
back:
  %k.next = sub i64 %k, 1
  %at.k = mul i64 %k.next, %s
  %x.k = getelementptr float, ptr %x, i64 %at.k
  call void @backward(ptr %x.k, ptr %w, ptr %y, i32 %m)
  br label %down
bottom:
  %again = call i1 @choose()
  br i1 %again, label %step, label %done
done:
  ret i32 0
}
