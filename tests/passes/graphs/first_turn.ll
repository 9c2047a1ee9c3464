; What runs in the first turn of a loop only does not see what the loop brings around.
; edge: 2 -> 2 C direct loop
; edge: 3 -> 3 C direct loop
; reuse: 3 A of 3 A
; reuse: 3 B of 3 B
source_filename = "first_turn.c"

declare i32 @ask(i32)
declare void @report()
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; The second turn ends before the product.
define void @counted(i32 %n, ptr %x, ptr %c) {
entry:
  br label %for.cond
for.cond:
  %cmp = phi i1 [ false, %entry ], [ true, %if.end2 ]
  %tests.0 = phi i32 [ 1, %entry ], [ 0, %if.end2 ]
  %call = call i32 @ask(i32 %tests.0)
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then
if.then:
  call void @report()
  br label %if.end
if.end:
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  ret void
if.end2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %c, i32 %n)
  br label %for.cond
}

; So it does where the compiler keeps no count.
define void @flagged(i32 %n, ptr %x, ptr %c) {
entry:
  br label %for.cond
for.cond:
  %cmp = phi i1 [ false, %entry ], [ true, %if.end2 ]
  %call = call i32 @ask(i32 0)
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then
if.then:
  call void @report()
  br label %if.end
if.end:
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  ret void
if.end2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %c, i32 %n)
  br label %for.cond
}

; The second turn has a product too.
define void @twice(i32 %n, ptr %x, ptr %c) {
entry:
  br label %for.cond
for.cond:
  %tests.0 = phi i32 [ 2, %entry ], [ %dec, %if.end2 ]
  %call = call i32 @ask(i32 %tests.0)
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then
if.then:
  call void @report()
  br label %if.end
if.end:
  %cmp = icmp eq i32 %tests.0, 0
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  ret void
if.end2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %c, i32 %n)
  %dec = add i32 %tests.0, -1
  br label %for.cond
}

; The count passes by the number that would end it.
define void @endless(i32 %n, ptr %x, ptr %c) {
entry:
  br label %for.cond
for.cond:
  %tests.0 = phi i32 [ 1, %entry ], [ %dec, %if.end2 ]
  %call = call i32 @ask(i32 %tests.0)
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end2, label %if.then
if.then:
  call void @report()
  br label %if.end2
if.end2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.000000e+00, ptr %x, i32 %n, ptr %x, i32 %n, float 1.000000e+00, ptr %c, i32 %n)
  %dec = add i32 %tests.0, -1
  br label %for.cond
}
