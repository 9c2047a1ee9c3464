source_filename = "a file \22quoted\22\5C.c"

declare void @"cblas_sgemm"(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @"operator ()(int)"(ptr %a, ptr %b, ptr %"c d") {
  call void @"cblas_sgemm"(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %"c d", i32 8)
  ret void
}
