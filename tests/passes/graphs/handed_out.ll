; Memory that OpenMP's library allocates and copies, and what functions of the standard library point to,
; which move no matrix themselves.
; edge: 0 -> 1 A direct
; edge: 2 -> 3 A copy
; edge: 4 -> 5 A direct
source_filename = "handed_out.c"

declare ptr @omp_alloc(i64, i64)
declare ptr @omp_target_alloc(i64, i32)
declare i32 @omp_target_memcpy(ptr, ptr, i64, i64, i64, i32, i32)
declare void @omp_free(ptr, i64)
declare ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(ptr)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @own(ptr %a, ptr %b, ptr %c) {
  %x = call ptr @omp_alloc(i64 4096, i64 0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %a, i32 32, ptr %b, i32 32, float 0.0, ptr %x, i32 32)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %x, i32 32, ptr %a, i32 32, float 0.0, ptr %c, i32 32)
  call void @omp_free(ptr %x, i64 0)
  ret void
}

define void @device(ptr %a, ptr %b, ptr %c, ptr %d) {
  %x = call ptr @omp_target_alloc(i64 4096, i32 0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %a, i32 32, ptr %b, i32 32, float 0.0, ptr %x, i32 32)
  %status = call i32 @omp_target_memcpy(ptr %c, ptr %x, i64 4096, i64 0, i64 0, i32 0, i32 0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %c, i32 32, ptr %a, i32 32, float 0.0, ptr %d, i32 32)
  ret void
}

define void @string(ptr %text, ptr %a, ptr %b, ptr %c) {
  %x = call ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(ptr %text)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %a, i32 32, ptr %b, i32 32, float 0.0, ptr %x, i32 32)
  %again = call ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4dataEv(ptr %text)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %again, i32 32, ptr %a, i32 32, float 0.0, ptr %c, i32 32)
  ret void
}
