; Two loops over rows, each of which fills the row in some turns only: where one of two tests holds, and in
; one case of several of a switch, both behind a test that says that rows have elements. What was there
; before stays in the other rows.
; edge: 0 -> 1 A direct
; edge: 2 -> 3 A direct
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
; reuse: 1 B of 0 B
; reuse: 2 A of 2 A
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @choose()
declare i64 @number()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @either(ptr %x, ptr %w, ptr %y, i64 %n, i64 %s) {
entry:
  %m = trunc i64 %s to i32
  %row = mul i64 %s, 4
  br label %write
write:
  %o = phi i64 [ 0, %entry ], [ %o.next, %written ]
  %o.more = icmp slt i64 %o, %n
  br i1 %o.more, label %written, label %fill
written:
  %o.off = mul i64 %o, %s
  %o.at = getelementptr float, ptr %x, i64 %o.off
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %w, i32 %m, ptr %w, i32 1, float 0.0, ptr %o.at, i32 %m)
  %o.next = add i64 %o, 1
  br label %write
fill:
  %l = phi i64 [ 0, %write ], [ %l.next, %next ]
  %more = icmp slt i64 %l, %n
  br i1 %more, label %turn, label %read
turn:
  %off = mul i64 %l, %s
  %at = getelementptr float, ptr %x, i64 %off
  %some = icmp sgt i64 %s, 0
  br i1 %some, label %there, label %next
there:
  %first = call i32 @choose()
  %a = icmp eq i32 %first, 0
  br i1 %a, label %do, label %other
other:
  %second = call i32 @choose()
  %b = icmp eq i32 %second, 0
  br i1 %b, label %do, label %next
do:
  call void @llvm.memset.p0.i64(ptr %at, i8 0, i64 %row, i1 false)
  br label %next
next:
  %l.next = add i64 %l, 1
  br label %fill
read:
  %r = phi i64 [ 0, %fill ], [ %r.next, %seen ]
  %r.more = icmp slt i64 %r, %n
  br i1 %r.more, label %seen, label %done
seen:
  %r.off = mul i64 %r, %s
  %r.at = getelementptr float, ptr %x, i64 %r.off
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %r.at, i32 %m, ptr %w, i32 1, float 0.0, ptr %y, i32 %m)
  %r.next = add i64 %r, 1
  br label %read
done:
  ret void
}

define internal void @one_case(ptr %x, ptr %w, ptr %y, i64 %n, i64 %s) {
entry:
  %m = trunc i64 %s to i32
  %row = mul i64 %s, 4
  br label %write
write:
  %o = phi i64 [ 0, %entry ], [ %o.next, %written ]
  %o.more = icmp slt i64 %o, %n
  br i1 %o.more, label %written, label %fill
written:
  %o.off = mul i64 %o, %s
  %o.at = getelementptr float, ptr %x, i64 %o.off
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %w, i32 %m, ptr %w, i32 1, float 0.0, ptr %o.at, i32 %m)
  %o.next = add i64 %o, 1
  br label %write
fill:
  %l = phi i64 [ 0, %write ], [ %l.next, %next ]
  %more = icmp slt i64 %l, %n
  br i1 %more, label %turn, label %read
turn:
  %off = mul i64 %l, %s
  %at = getelementptr float, ptr %x, i64 %off
  %some = icmp sgt i64 %s, 0
  br i1 %some, label %there, label %next
there:
  %case = call i32 @choose()
  switch i32 %case, label %next [ i32 1, label %do
                                  i32 2, label %more.work ]
more.work:
  store float 0.0, ptr %y
  br label %next
do:
  call void @llvm.memset.p0.i64(ptr %at, i8 0, i64 %row, i1 false)
  br label %next
next:
  %l.next = add i64 %l, 1
  br label %fill
read:
  %r = phi i64 [ 0, %fill ], [ %r.next, %seen ]
  %r.more = icmp slt i64 %r, %n
  br i1 %r.more, label %seen, label %done
seen:
  %r.off = mul i64 %r, %s
  %r.at = getelementptr float, ptr %x, i64 %r.off
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, ptr %r.at, i32 %m, ptr %w, i32 1, float 0.0, ptr %y, i32 %m)
  %r.next = add i64 %r, 1
  br label %read
done:
  ret void
}

define i32 @main() {
  %w = call ptr @malloc(i64 4000)
  %y = call ptr @malloc(i64 4000)
  %n0 = call i64 @number()
  %s0 = call i64 @number()
  %all0 = mul i64 %n0, %s0
  %bytes0 = mul i64 %all0, 4
  %x0 = call ptr @malloc(i64 %bytes0)
  call void @either(ptr %x0, ptr %w, ptr %y, i64 %n0, i64 %s0)
  %n1 = call i64 @number()
  %s1 = call i64 @number()
  %all1 = mul i64 %n1, %s1
  %bytes1 = mul i64 %all1, 4
  %x1 = call ptr @malloc(i64 %bytes1)
  call void @one_case(ptr %x1, ptr %w, ptr %y, i64 %n1, i64 %s1)
  ret i32 0
}
