; What flang 19 says of a derived type, in products of sizes that LLVM 22 has no more.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "derived_type.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

%_QMmTlayer = type { ptr, i64 }

@text = internal constant i64 mul (i64 ptrtoint (ptr getelementptr (i8, ptr null, i32 1) to i64), i64 5)
@component = internal constant i64 mul (i64 ptrtoint (ptr getelementptr (float, ptr null, i32 1) to i64), i64 8)
@type = internal constant i64 mul (i64 ptrtoint (ptr getelementptr (%_QMmTlayer, ptr null, i32 1) to i64), i64 1)

define void @main(ptr %x, ptr %y) {
  %size = load i64, ptr @component
  %bytes = mul i64 %size, 8
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %z, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
