; Not all that is called const stays as it was: the matrices to which an array of const pointers
; points may be written (`float *const *`), and the matrix in a const tensor; not a `const float *const *`.
; edge: 0 -> 1 B call
; edge: 0 -> 2 B call
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 3 A of 0 A
source_filename = "const_of_pointers.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @_Z3mixPKPf(ptr)
declare void @_Z4reluRK6Tensor(ptr)
declare void @_Z5printPKPKf(ptr)

define void @main(ptr %w) {
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %t = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  %o = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %mixed = alloca [2 x ptr]
  %mixed.1 = getelementptr ptr, ptr %mixed, i64 1
  store ptr %x, ptr %mixed
  store ptr %y, ptr %mixed.1
  call void @_Z3mixPKPf(ptr %mixed)
  %tensor = alloca [2 x ptr]
  %tensor.1 = getelementptr ptr, ptr %tensor, i64 1
  store ptr %x, ptr %tensor
  store ptr %t, ptr %tensor.1
  call void @_Z4reluRK6Tensor(ptr %tensor)
  %printed = alloca [2 x ptr]
  %printed.1 = getelementptr ptr, ptr %printed, i64 1
  store ptr %x, ptr %printed
  store ptr %z, ptr %printed.1
  call void @_Z5printPKPKf(ptr %printed)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %y, i32 8, float 0.0, ptr %o, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %t, i32 8, float 0.0, ptr %o, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %z, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
