; Where a condition does not hold that is one of two others, chosen by a third, that third one may
; hold: the first product may run in a run with the second.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "either_condition_chosen.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @number()

define i32 @main(i32 %argc, ptr %argv) {
  %w = call ptr @malloc(i64 256)
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %one = call i32 @number()
  %other = call i32 @number()
  %third = icmp sgt i32 %argc, 3
  %first = icmp sgt i32 %one, 5
  %second = icmp sgt i32 %other, 7
  %either = select i1 %third, i1 %first, i1 %second
  br i1 %either, label %past, label %run
run:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  br label %past
past:
  %again = call i32 @number()
  br i1 %third, label %last, label %end
last:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  br label %end
end:
  ret i32 0
}
