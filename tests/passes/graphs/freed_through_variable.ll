; A function that frees is handed the variable that holds the memory: each call of what makes it gives
; memory of its own. Not so where the variable may hold something else by then.
; edge: 2 -> 3 A unknown
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "freed_through_variable.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @make_dense(i64)
declare void @free_dense(ptr)
declare ptr @other_dense(i64)
declare void @change(ptr)

define void @own(ptr %x) {
  %one = alloca ptr
  %two = alloca ptr
  %a = call ptr @make_dense(i64 64)
  store ptr %a, ptr %one
  %b = call ptr @make_dense(i64 64)
  store ptr %b, ptr %two
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %x, i32 8, float 0.0, ptr %x, i32 8)
  call void @free_dense(ptr %one)
  call void @free_dense(ptr %two)
  ret void
}

define void @changed(ptr %x) {
  %one = alloca ptr
  %a = call ptr @other_dense(i64 64)
  store ptr %a, ptr %one
  %b = call ptr @other_dense(i64 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %x, i32 8, float 0.0, ptr %x, i32 8)
  call void @change(ptr %one)
  call void @free_dense(ptr %one)
  ret void
}
