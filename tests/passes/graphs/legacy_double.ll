; The interface of cuBLAS without handles, in double precision: part of the graph, run natively.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "legacy_double.cu"

@x = internal global [64 x double] zeroinitializer
@y = internal global [64 x double] zeroinitializer
@z = internal global [64 x double] zeroinitializer

declare void @cublasDgemm(i8, i8, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32)

define i32 @main() {
  call void @cublasDgemm(i8 110, i8 110, i32 8, i32 8, i32 8, double 1.0, ptr @x, i32 8, ptr @x, i32 8, double 0.0, ptr @y, i32 8)
  call void @cublasDgemm(i8 110, i8 110, i32 8, i32 8, i32 8, double 1.0, ptr @y, i32 8, ptr @x, i32 8, double 0.0, ptr @z, i32 8)
  ret i32 0
}
