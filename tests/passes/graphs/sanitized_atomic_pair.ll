; Pointers in atomic pairs under ThreadSanitizer.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "sanitized_atomic_pair.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i128 @__tsan_atomic128_load(ptr, i32)
declare void @__tsan_atomic128_store(ptr, i128, i32)
declare ptr @malloc(i64)
define void @f(ptr %x, ptr %y) {
  %slot = alloca i128, align 16
  %m = call ptr @malloc(i64 64)
  %i = ptrtoint ptr %m to i64
  %w = zext i64 %i to i128
  call void @__tsan_atomic128_store(ptr %slot, i128 %w, i32 5)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %x, i32 4, ptr %x, i32 4, float 0.0, ptr %m, i32 4)
  %v = call i128 @__tsan_atomic128_load(ptr %slot, i32 5)
  %t = trunc i128 %v to i64
  %p = inttoptr i64 %t to ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %p, i32 4, ptr %x, i32 4, float 0.0, ptr %y, i32 4)
  ret void
}
