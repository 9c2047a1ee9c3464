; A member that is null until it is set once, and loaded again in each function: blocks at variable
; offsets are told apart.
; edge: 0 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "settled_pointer.c"

%net = type { ptr, i64 }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @cudaMalloc(ptr, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @write(ptr %net, i64 %i, ptr %w) {
  %b = load ptr, ptr %net
  %far = mul nsw i64 %i, 64
  %c = getelementptr inbounds float, ptr %b, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  %next = getelementptr inbounds float, ptr %c, i64 64
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %next, i32 8)
  ret void
}

define void @use(ptr %net, i64 %i, ptr %w, ptr %y) {
  %b = load ptr, ptr %net
  %far = mul nsw i64 %i, 64
  %c = getelementptr inbounds float, ptr %b, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %c, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}

define void @main(i64 %i, ptr %w, ptr %y) {
  %net = alloca %net
  call void @llvm.memset.p0.i64(ptr %net, i8 0, i64 16, i1 false)
  store ptr null, ptr %net
  %made = call i32 @cudaMalloc(ptr %net, i64 65536)
  call void @write(ptr %net, i64 %i, ptr %w)
  call void @use(ptr %net, i64 %i, ptr %w, ptr %y)
  ret void
}
