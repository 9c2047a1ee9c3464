; Buffers that come from one helper function stay apart.
; edge: 0 -> 1 B direct
; reuse: 1 A of 0 A
source_filename = "helper_allocates.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define internal ptr @allocate(i64 %count) {
  %bytes = mul i64 %count, 4
  %p = call ptr @malloc(i64 %bytes)
  ret ptr %p
}

define void @main() {
  %a = call ptr @allocate(i64 64)
  %b = call ptr @allocate(i64 64)
  %c = call ptr @allocate(i64 64)
  %d = call ptr @allocate(i64 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %c, i32 8, float 0.000000e+00, ptr %d, i32 8)
  ret void
}
