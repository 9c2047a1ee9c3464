; A vectorised loop and its scalar form are one loop, which fills the buffer; other pairs are two.
; edge: 1 -> 2 A copy
; edge: 3 -> 5 A kernel
; edge: 4 -> 5 A kernel
; edge: 6 -> 8 A kernel
; edge: 7 -> 8 A kernel
; edge: 7 -> 8 B copy
; reuse: 2 B of 0 B
; reuse: 5 B of 3 B
source_filename = "vectorised_loop.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

; As LLVM writes it: nothing of the first product is left.
define void @one_loop(ptr %x, ptr %w, ptr %y, i32 %m, i32 %n) {
entry:
  %wide = sext i32 %n to i64
  %long = sext i32 %m to i64
  %square = mul nsw i64 %wide, %long
  %bytes = shl nsw i64 %square, 2
  %t = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %x, i32 %m, ptr %w, i32 %n, float 0.0, ptr %t, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %w, i32 %m, ptr %x, i32 %n, float 0.0, ptr %y, i32 %m)
  %some = icmp sgt i64 %square, 0
  br i1 %some, label %check, label %after
check:
  %few = icmp ult i64 %square, 8
  br i1 %few, label %rest, label %vectors.ahead
vectors.ahead:
  %count = and i64 %square, -8
  br label %vectors
vectors:
  %i = phi i64 [ 0, %vectors.ahead ], [ %i.next, %vectors ]
  %x.i = getelementptr inbounds float, ptr %y, i64 %i
  %x.i.more = getelementptr inbounds i8, ptr %x.i, i64 16
  %low = load <4 x float>, ptr %x.i, align 4
  %high = load <4 x float>, ptr %x.i.more, align 4
  %t.i = getelementptr inbounds float, ptr %t, i64 %i
  %t.i.more = getelementptr inbounds i8, ptr %t.i, i64 16
  store <4 x float> %low, ptr %t.i, align 4
  store <4 x float> %high, ptr %t.i.more, align 4
  %i.next = add nuw i64 %i, 8
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %middle, label %vectors, !llvm.loop !0
middle:
  %all = icmp eq i64 %square, %count
  br i1 %all, label %after, label %rest
rest:
  %first = phi i64 [ 0, %check ], [ %count, %middle ]
  br label %scalar
scalar:
  %j = phi i64 [ %first, %rest ], [ %j.next, %scalar ]
  %x.j = getelementptr inbounds float, ptr %y, i64 %j
  %one = load float, ptr %x.j, align 4
  %t.j = getelementptr inbounds float, ptr %t, i64 %j
  store float %one, ptr %t.j, align 4
  %j.next = add nuw nsw i64 %j, 1
  %end = icmp eq i64 %j.next, %square
  br i1 %end, label %after, label %scalar, !llvm.loop !3
after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %t, i32 %m, ptr %w, i32 %n, float 0.0, ptr %x, i32 %m)
  ret void
}

; The second loop is none that LLVM has made: what vectors copy is not lost.
define void @other_loop(ptr %x, ptr %w, ptr %y, i32 %m, i32 %n) {
entry:
  %wide = sext i32 %n to i64
  %long = sext i32 %m to i64
  %square = mul nsw i64 %wide, %long
  %bytes = shl nsw i64 %square, 2
  %t = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %x, i32 %m, ptr %w, i32 %n, float 0.0, ptr %t, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %w, i32 %m, ptr %x, i32 %n, float 0.0, ptr %y, i32 %m)
  %some = icmp sgt i64 %square, 0
  br i1 %some, label %check, label %after
check:
  %few = icmp ult i64 %square, 8
  br i1 %few, label %rest, label %vectors.ahead
vectors.ahead:
  %count = and i64 %square, -8
  br label %vectors
vectors:
  %i = phi i64 [ 0, %vectors.ahead ], [ %i.next, %vectors ]
  %x.i = getelementptr inbounds float, ptr %y, i64 %i
  %x.i.more = getelementptr inbounds i8, ptr %x.i, i64 16
  %low = load <4 x float>, ptr %x.i, align 4
  %high = load <4 x float>, ptr %x.i.more, align 4
  %t.i = getelementptr inbounds float, ptr %t, i64 %i
  %t.i.more = getelementptr inbounds i8, ptr %t.i, i64 16
  store <4 x float> %low, ptr %t.i, align 4
  store <4 x float> %high, ptr %t.i.more, align 4
  %i.next = add nuw i64 %i, 8
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %middle, label %vectors, !llvm.loop !0
middle:
  %all = icmp eq i64 %square, %count
  br i1 %all, label %after, label %rest
rest:
  %first = phi i64 [ 0, %check ], [ %count, %middle ]
  br label %scalar
scalar:
  %j = phi i64 [ %first, %rest ], [ %j.next, %scalar ]
  %x.j = getelementptr inbounds float, ptr %y, i64 %j
  %one = load float, ptr %x.j, align 4
  %t.j = getelementptr inbounds float, ptr %t, i64 %j
  store float 1.0, ptr %t.j, align 4
  %j.next = add nuw nsw i64 %j, 1
  %end = icmp eq i64 %j.next, %square
  br i1 %end, label %after, label %scalar
after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %t, i32 %m, ptr %w, i32 %n, float 0.0, ptr %x, i32 %m)
  ret void
}

; What happens before the vectors happens only there.
define void @more_than_a_loop(ptr %x, ptr %w, ptr %y, i32 %m, i32 %n) {
entry:
  %wide = sext i32 %n to i64
  %long = sext i32 %m to i64
  %square = mul nsw i64 %wide, %long
  %bytes = shl nsw i64 %square, 2
  %t = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %x, i32 %m, ptr %w, i32 %n, float 0.0, ptr %t, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %w, i32 %m, ptr %x, i32 %n, float 0.0, ptr %y, i32 %m)
  %some = icmp sgt i64 %square, 0
  br i1 %some, label %check, label %after
check:
  %few = icmp ult i64 %square, 8
  br i1 %few, label %rest, label %vectors.ahead
vectors.ahead:
  %count = and i64 %square, -8
  %kept = load float, ptr %y, align 4
  store float %kept, ptr %w, align 4
  br label %vectors
vectors:
  %i = phi i64 [ 0, %vectors.ahead ], [ %i.next, %vectors ]
  %x.i = getelementptr inbounds float, ptr %y, i64 %i
  %x.i.more = getelementptr inbounds i8, ptr %x.i, i64 16
  %low = load <4 x float>, ptr %x.i, align 4
  %high = load <4 x float>, ptr %x.i.more, align 4
  %t.i = getelementptr inbounds float, ptr %t, i64 %i
  %t.i.more = getelementptr inbounds i8, ptr %t.i, i64 16
  store <4 x float> %low, ptr %t.i, align 4
  store <4 x float> %high, ptr %t.i.more, align 4
  %i.next = add nuw i64 %i, 8
  %done = icmp eq i64 %i.next, %count
  br i1 %done, label %middle, label %vectors, !llvm.loop !0
middle:
  %all = icmp eq i64 %square, %count
  br i1 %all, label %after, label %rest
rest:
  %first = phi i64 [ 0, %check ], [ %count, %middle ]
  br label %scalar
scalar:
  %j = phi i64 [ %first, %rest ], [ %j.next, %scalar ]
  %x.j = getelementptr inbounds float, ptr %y, i64 %j
  %one = load float, ptr %x.j, align 4
  %t.j = getelementptr inbounds float, ptr %t, i64 %j
  store float 1.0, ptr %t.j, align 4
  %j.next = add nuw nsw i64 %j, 1
  %end = icmp eq i64 %j.next, %square
  br i1 %end, label %after, label %scalar, !llvm.loop !3
after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %n, float 1.0, ptr %t, i32 %m, ptr %w, i32 %n, float 0.0, ptr %x, i32 %m)
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !2, !1}
