; Copies of columns, left out where a number is not positive of which theirs is the smaller part.
; edge: 3 -> 2 A direct loop
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "skipped_copies.c"

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias, i64, i1 immarg)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @llvm.smin.i32(i32, i32)

; Where the loop is left out there is no column.
define void @copied(i32 %left, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
entry:
  %n = call i32 @llvm.smin.i32(i32 %left, i32 128)
  %columns = zext i32 %n to i64
  %rows = sext i32 %lda to i64
  %bytes = shl nsw i64 %rows, 2
  %some = icmp sgt i32 %left, 0
  br label %round
round:
  %r = phi i32 [ 0, %entry ], [ %r.next, %done ]
  br i1 %some, label %column, label %done
column:
  %j = phi i64 [ 0, %round ], [ %j.next, %column ]
  %first = mul i64 %j, %rows
  %to = getelementptr float, ptr %s, i64 %first
  %from = getelementptr float, ptr %x, i64 %first
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  %j.next = add nuw nsw i64 %j, 1
  %last = icmp eq i64 %j.next, %columns
  br i1 %last, label %done, label %column
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %lda, i32 %n, i32 %n, float 1.0, ptr %s, i32 %lda, ptr %x, i32 %lda, float 0.0, ptr %y, i32 %lda)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %lda, i32 %n, i32 %n, float 1.0, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.0, ptr %s, i32 %lda)
  %r.next = add nuw nsw i32 %r, 1
  %over = icmp eq i32 %r.next, %rounds
  br i1 %over, label %end, label %round
end:
  ret void
}

; It is left out where there is one column, too.
define void @not_one(i32 %left, i32 %lda, i32 %rounds, ptr %x, ptr %y, ptr %s) {
entry:
  %n = call i32 @llvm.smin.i32(i32 %left, i32 128)
  %columns = zext i32 %n to i64
  %rows = sext i32 %lda to i64
  %bytes = shl nsw i64 %rows, 2
  %some = icmp sgt i32 %left, 1
  br label %round
round:
  %r = phi i32 [ 0, %entry ], [ %r.next, %done ]
  br i1 %some, label %column, label %done
column:
  %j = phi i64 [ 0, %round ], [ %j.next, %column ]
  %first = mul i64 %j, %rows
  %to = getelementptr float, ptr %s, i64 %first
  %from = getelementptr float, ptr %x, i64 %first
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  %j.next = add nuw nsw i64 %j, 1
  %last = icmp eq i64 %j.next, %columns
  br i1 %last, label %done, label %column
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %lda, i32 %n, i32 %n, float 1.0, ptr %s, i32 %lda, ptr %x, i32 %lda, float 0.0, ptr %y, i32 %lda)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %lda, i32 %n, i32 %n, float 1.0, ptr %x, i32 %lda, ptr %x, i32 %lda, float 0.0, ptr %s, i32 %lda)
  %r.next = add nuw nsw i32 %r, 1
  %over = icmp eq i32 %r.next, %rounds
  br i1 %over, label %end, label %round
end:
  ret void
}
