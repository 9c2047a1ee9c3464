; A size that is handed over by reference carries no elements from one function that is not seen to the
; next, be it a variable or an argument; an array of numbers does, and so does what a descriptor leads
; to.
; edge: 0 -> 1 B call
; edge: 2 -> 3 A call
; edge: 4 -> 5 A call
source_filename = "number_by_reference.f90"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @look_(ptr, ptr)
declare void @fill_(ptr, ptr)

define void @by_size(ptr %given, ptr %w, ptr %x, ptr %y) {
  %n = alloca i32
  %size = load i32, ptr %given
  store i32 %size, ptr %n
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @look_(ptr %x, ptr %n)
  call void @look_(ptr %x, ptr %given)
  call void @fill_(ptr %y, ptr %n)
  call void @fill_(ptr %y, ptr %given)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %x, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}

define void @by_array(ptr %v, ptr %w, ptr %x, ptr %y) {
  %numbers = alloca [8 x i32]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @look_(ptr %x, ptr %numbers)
  call void @fill_(ptr %y, ptr %numbers)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %v, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}

define void @by_descriptor(ptr %v, ptr %w, ptr %x, ptr %y) {
  %array = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }
  store ptr %x, ptr %array
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @fill_(ptr %y, ptr %array)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %v, i32 8, float 0.0, ptr %w, i32 8)
  ret void
}
