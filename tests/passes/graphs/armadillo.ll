; Armadillo hands products to functions of its own library, with or without hidden lengths.
; edge: 0 -> 1 A direct
; edge: 1 -> 2 C direct
; missed: wrapper2_zgemm_ 0 complex products run natively
source_filename = "armadillo.cpp"

declare void @wrapper2_sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)
declare void @wrapper_sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @wrapper2_dgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)
declare void @wrapper2_zgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)
declare void @wrapper2_sscal_(ptr, ptr, ptr, ptr)

@N = private constant [1 x i8] c"N"
@size = private constant i32 8
@none = private constant float 0.0
@once = private constant float 1.0
@twice = private constant double 2.0

define void @main(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %d, ptr noalias %z) {
  call void @wrapper2_sgemm_(ptr @N, ptr @N, ptr @size, ptr @size, ptr @size, ptr @once, ptr %a, ptr @size, ptr %b, ptr @size, ptr @none, ptr %c, ptr @size, i64 1, i64 1)
  call void @wrapper2_sscal_(ptr @size, ptr @once, ptr %b, ptr @size)
  call void @wrapper_sgemm_(ptr @N, ptr @N, ptr @size, ptr @size, ptr @size, ptr @once, ptr %c, ptr @size, ptr %b, ptr @size, ptr @none, ptr %d, ptr @size)
  call void @wrapper2_dgemm_(ptr @N, ptr @N, ptr @size, ptr @size, ptr @size, ptr @twice, ptr %a, ptr @size, ptr %b, ptr @size, ptr @twice, ptr %d, ptr @size, i64 1, i64 1)
  call void @wrapper2_zgemm_(ptr @N, ptr @N, ptr @size, ptr @size, ptr @size, ptr %z, ptr %z, ptr @size, ptr %z, ptr @size, ptr %z, ptr %z, ptr @size, i64 1, i64 1)
  ret void
}
