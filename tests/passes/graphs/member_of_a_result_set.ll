; A list from another module, in which the module sets a pointer in some cases.
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "member_of_a_result_set.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare ptr @make()
@w = internal global [64 x float] zeroinitializer
define i32 @main(i32 %n, ptr %argv) {
  %mats = call ptr @make()
  %p = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  %at = getelementptr i8, ptr %mats, i64 8
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %yes, label %no
yes:
  store ptr %p, ptr %at
  br label %no
no:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr %z, i32 8)
  ret i32 0
}
