; A pointer that is set from the start, and again in some cases: %x and %y may be different memory.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "variable_set_before_it_is_set_again.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

@a = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@buf = internal global ptr @a
define i32 @main(i32 %n) {
  %p = call ptr @malloc(i64 256)
  %x = load ptr, ptr @buf
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %yes, label %no
yes:
  store ptr %p, ptr @buf
  br label %no
no:
  %y = load ptr, ptr @buf
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret i32 0
}
