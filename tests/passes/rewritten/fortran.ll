source_filename = "fortran.f90"

@n = internal constant i32 8
@one = internal constant float 1.000000e+00
@t = internal constant [1 x i8] c"N"

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ...)

define void @multiply(ptr %a, ptr %b, ptr %c) {
  call void (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ...) @sgemm_(ptr @t, ptr @t, ptr @n, ptr @n, ptr @n, ptr @one, ptr %a, ptr @n, ptr %b, ptr @n, ptr @one, ptr %c, ptr @n)
  call void (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ...) @sgemm_(ptr @t, ptr @t, ptr @n, ptr @n, ptr @n, ptr @one, ptr %a, ptr @n, ptr %b, ptr @n, ptr @one, ptr %c, ptr @n, i64 1, i64 1)
  ret void
}
