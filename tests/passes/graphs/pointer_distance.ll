; A pointer that is moved by the distance between two blocks leads to the other one; one that a
; distance within its own block moves, as in a vector that grows, stays where it was.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "pointer_distance.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @copied(ptr %w, ptr %o) {
  %x = call ptr @malloc(i64 512)
  %y = call ptr @malloc(i64 512)
  %member = getelementptr i8, ptr %x, i64 256
  %from = ptrtoint ptr %x to i64
  %to = ptrtoint ptr %y to i64
  %distance = sub i64 %to, %from
  %moved = getelementptr i8, ptr %member, i64 %distance
  %same = getelementptr i8, ptr %y, i64 256
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %moved, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %same, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}

define void @grown(ptr %w, ptr %o, i64 %n) {
  %old = call ptr @malloc(i64 512)
  %new = call ptr @malloc(i64 1024)
  %end = getelementptr i8, ptr %old, i64 %n
  %from = ptrtoint ptr %old to i64
  %to = ptrtoint ptr %end to i64
  %used = sub i64 %to, %from
  %place = getelementptr i8, ptr %new, i64 %used
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %place, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %old, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
