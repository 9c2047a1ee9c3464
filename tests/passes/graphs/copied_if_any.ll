; A vector that may be empty: behind the test whether it is, a copy of its size overwrites all of it.
; Where another test decides, the copy may be of less.
; edge: 2 -> 3 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "copied_if_any.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @same_test(ptr %x, ptr %w, ptr %y, i32 %n) {
entry:
  %square = mul nsw i32 %n, %n
  %wide = zext nneg i32 %square to i64
  %none = icmp eq i32 %n, 0
  br i1 %none, label %ready, label %make

make:
  %bytes = shl nuw nsw i64 %wide, 2
  %memory = call ptr @malloc(i64 %bytes)
  br label %ready

ready:
  %size = phi i64 [ %bytes, %make ], [ 0, %entry ]
  %u = phi ptr [ %memory, %make ], [ null, %entry ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %u, i32 %n)
  br i1 %none, label %past, label %copy

copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %x, i64 %size, i1 false)
  br label %past

past:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %u, i32 %n, ptr %w, i32 %n, float 0.0, ptr %y, i32 %n)
  ret void
}

define void @other_test(ptr %x, ptr %w, ptr %y, i32 %n, i1 %whole) {
entry:
  %square = mul nsw i32 %n, %n
  %wide = zext nneg i32 %square to i64
  %bytes = shl nuw nsw i64 %wide, 2
  %u = call ptr @malloc(i64 %bytes)
  br i1 %whole, label %ready, label %part

part:
  br label %ready

ready:
  %size = phi i64 [ %bytes, %entry ], [ 64, %part ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %u, i32 %n)
  %none = icmp eq i32 %n, 0
  br i1 %none, label %past, label %copy

copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %x, i64 %size, i1 false)
  br label %past

past:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %u, i32 %n, ptr %w, i32 %n, float 0.0, ptr %y, i32 %n)
  ret void
}
