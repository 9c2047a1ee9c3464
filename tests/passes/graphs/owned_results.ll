; What a function of another module gives is memory of its own where the caller frees all of it.
; edge: 2 -> 3 A unknown
; edge: 4 -> 5 A unknown
; edge: 6 -> 7 A unknown
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
source_filename = "owned_results.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @make_array(i32)
declare void @free_array(ptr)
declare ptr @borrow(i32)
declare ptr @new_matrix(i32)
declare ptr @same_matrix(ptr)
declare void @matrix_free(ptr)
declare ptr @pop(ptr)
declare void @push(ptr, ptr)
declare void @free_block(ptr)

define void @owned(ptr %x) {
  %a = call ptr @make_array(i32 64)
  %b = call ptr @make_array(i32 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %x, i32 8, float 0.0, ptr %x, i32 8)
  call void @free_array(ptr %a)
  call void @free_array(ptr %b)
  ret void
}

; Nobody frees what was borrowed: it may be one block twice.
define void @borrowed(ptr %x) {
  %a = call ptr @borrow(i32 64)
  %b = call ptr @borrow(i32 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %x, i32 8, float 0.0, ptr %x, i32 8)
  ret void
}

; A matrix that counts who holds it: the second is the first.
define void @counted(ptr %x) {
  %a = call ptr @new_matrix(i32 64)
  %b = call ptr @same_matrix(ptr %a)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %x, i32 8, float 0.0, ptr %x, i32 8)
  call void @matrix_free(ptr %a)
  call void @matrix_free(ptr %b)
  ret void
}

; Freed by whoever takes it out of a queue.
define void @handed_on(ptr %queue, ptr %x, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %y, i32 8)
  call void @push(ptr %queue, ptr %y)
  %b = call ptr @pop(ptr %queue)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %x, i32 8, float 0.0, ptr %x, i32 8)
  call void @free_block(ptr %b)
  ret void
}
