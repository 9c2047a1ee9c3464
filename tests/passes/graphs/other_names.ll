; Aliases of a buffer, of a pointer to one and of a function, and a function that is chosen when the
; program is loaded.
; edge: 0 -> 1 A direct
; edge: 4 -> 2 A direct
; edge: 5 -> 3 A direct
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B
; reuse: 3 B of 5 B
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
source_filename = "other_names.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

@buffer = global [64 x float] zeroinitializer
@also_buffer = weak alias [64 x float], ptr @buffer
@pointer = global [2 x ptr] zeroinitializer
@second = weak alias ptr, getelementptr (i8, ptr @pointer, i64 8)
@work = weak alias void (ptr, ptr), ptr @plain
@chosen = ifunc void (ptr, ptr), ptr @choose
@text = private constant [22 x i8] c"this is an alias or a "

define void @main(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  store ptr %z, ptr getelementptr (i8, ptr @pointer, i64 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %p = load ptr, ptr @second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  call void @work(ptr %x, ptr @buffer)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr @also_buffer, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  call void @chosen(ptr %x, ptr %z)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define void @plain(ptr %x, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}

define internal ptr @choose() {
  ret ptr @fast
}

define internal void @fast(ptr %x, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}
