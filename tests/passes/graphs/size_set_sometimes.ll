; A size that is cleared, and set later or not; what was written before it was set lies elsewhere.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "size_set_sometimes.c"

%net = type { ptr, i64 }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @cudaMalloc(ptr, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @write(ptr %net, i64 %i, ptr %w) {
  %b = load ptr, ptr %net
  %at = getelementptr i8, ptr %net, i64 8
  %n = load i64, ptr %at
  %far = mul nsw i64 %i, %n
  %c = getelementptr inbounds float, ptr %b, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  %next = getelementptr inbounds float, ptr %c, i64 64
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %next, i32 8)
  ret void
}

define void @use(ptr %net, i64 %i, ptr %w, ptr %y) {
  %b = load ptr, ptr %net
  %at = getelementptr i8, ptr %net, i64 8
  %n = load i64, ptr %at
  %far = mul nsw i64 %i, %n
  %c = getelementptr inbounds float, ptr %b, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %c, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}

define void @set(ptr %net, i64 %n) {
  %at = getelementptr i8, ptr %net, i64 8
  store i64 %n, ptr %at
  ret void
}

define void @main(i64 %i, i64 %n, i1 %c, ptr %w, ptr %y) {
entry:
  %net = alloca %net
  call void @llvm.memset.p0.i64(ptr %net, i8 0, i64 16, i1 false)
  %p = call ptr @malloc(i64 65536)
  store ptr %p, ptr %net
  call void @write(ptr %net, i64 %i, ptr %w)
  br i1 %c, label %set, label %go
set:
  call void @set(ptr %net, i64 %n)
  br label %go
go:
  call void @use(ptr %net, i64 %i, ptr %w, ptr %y)
  ret void
}
