; cuSPARSE is handed descriptors, which lead to the matrices that they were made for (site 1), and
; to those they are set to (site 2; to the former ones still, for all that is known). What it only
; reads it does not change (site 3).
; edge: 0 -> 1 A call
; edge: 0 -> 2 A call
; edge: 1 -> 2 A call
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B
source_filename = "sparse_descriptors.cu"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
@one = private constant float 1.0
@zero = private constant float 0.0
declare i32 @cusparseCreateDnMat(ptr, i64, i64, i64, ptr, i32, i32)
declare i32 @cusparseCreateCsr(ptr, i64, i64, i64, ptr, ptr, ptr, i32, i32, i32, i32)
declare i32 @cusparseDnMatSetValues(ptr, ptr)
declare i32 @cusparseSpMM(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32, ptr)

define i32 @main(ptr %handle, ptr %w, ptr %more) {
  %x.p = alloca ptr
  %y.p = alloca ptr
  %z.p = alloca ptr
  %u.p = alloca ptr
  %v.p = alloca ptr
  %rows.p = alloca ptr
  %columns.p = alloca ptr
  call i32 @cudaMalloc(ptr %x.p, i64 256)
  %x = load ptr, ptr %x.p
  call i32 @cudaMalloc(ptr %y.p, i64 256)
  %y = load ptr, ptr %y.p
  call i32 @cudaMalloc(ptr %z.p, i64 256)
  %z = load ptr, ptr %z.p
  call i32 @cudaMalloc(ptr %u.p, i64 256)
  %u = load ptr, ptr %u.p
  call i32 @cudaMalloc(ptr %v.p, i64 256)
  %v = load ptr, ptr %v.p
  call i32 @cudaMalloc(ptr %rows.p, i64 256)
  %rows = load ptr, ptr %rows.p
  call i32 @cudaMalloc(ptr %columns.p, i64 256)
  %columns = load ptr, ptr %columns.p
  %a.p = alloca ptr
  %b.p = alloca ptr
  %c.p = alloca ptr
  call i32 @cusparseCreateCsr(ptr %a.p, i64 8, i64 8, i64 8, ptr %rows, ptr %columns, ptr %v, i32 0, i32 0, i32 0, i32 0)
  call i32 @cusparseCreateDnMat(ptr %b.p, i64 8, i64 8, i64 8, ptr %x, i32 0, i32 0)
  call i32 @cusparseCreateDnMat(ptr %c.p, i64 8, i64 8, i64 8, ptr %y, i32 0, i32 0)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  %a = load ptr, ptr %a.p
  %b = load ptr, ptr %b.p
  %c = load ptr, ptr %c.p
  call i32 @cusparseSpMM(ptr %more, i32 0, i32 0, ptr @one, ptr %a, ptr %b, ptr @zero, ptr %c, i32 0, i32 0, ptr null)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %y, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  call i32 @cusparseDnMatSetValues(ptr %b, ptr %z)
  call i32 @cusparseDnMatSetValues(ptr %c, ptr %u)
  call i32 @cusparseSpMM(ptr %more, i32 0, i32 0, ptr @one, ptr %a, ptr %b, ptr @zero, ptr %c, i32 0, i32 0, ptr null)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %u, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %v, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  ret i32 0
}
