; A copy of so many bytes, a number that is not known, starts where it starts: what lies before that
; is not copied.
; edge: 1 -> 3 A direct
; reuse: 0 A of 1 A
; reuse: 0 B of 1 B
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 2 A
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B
source_filename = "copied_from_middle.c"

%struct.pair = type { ptr, ptr }
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

define void @f(ptr %pairs, i64 %n) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8)
  %fromfirst = getelementptr i8, ptr %pairs, i64 64
  %fromsecond = getelementptr i8, ptr %pairs, i64 72
  %tosecond = getelementptr i8, ptr %pairs, i64 8
  store ptr @z, ptr %pairs
  store ptr @x, ptr %fromfirst
  store ptr @y, ptr %fromsecond
  call void @llvm.memcpy.p0.p0.i64(ptr %tosecond, ptr %fromsecond, i64 %n, i1 false)
  call void @use(ptr %pairs)
  ret void
}

define internal void @use(ptr %pairs) noinline {
  %p = load ptr, ptr %pairs
  %tosecond = getelementptr i8, ptr %pairs, i64 8
  %q = load ptr, ptr %tosecond
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr @u, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %q, i32 8, ptr @w, i32 8, float 0.0, ptr @v, i32 8)
  ret void
}
