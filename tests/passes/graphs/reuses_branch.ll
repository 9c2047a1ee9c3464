; On one way x is written and packed anew: the last call may find either packing, and must hear of
; both calls that make one.
; edge: 0 -> 1 B copy
; edge: 0 -> 2 B copy
; reuse: 2 B of 0 B
; reuse: 2 B of 1 B
source_filename = "reuses_branch.c"

@zero = internal constant float 0.000000e+00
@one = internal constant float 1.000000e+00

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudaMemcpy(ptr, ptr, i64, i32)

define void @main(ptr %h, i1 %other, ptr %wq, ptr %wk, ptr %wv, ptr %q, ptr %k, ptr %v) {
entry:
  %x = alloca ptr
  %s = call i32 @cudaMalloc(ptr %x, i64 1024)
  %x0 = load ptr, ptr %x
  %s0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %wq, i32 8, ptr %x0, i32 8, ptr @zero, ptr %q, i32 8)
  br i1 %other, label %anew, label %same
anew:
  %c0 = call i32 @cudaMemcpy(ptr %x0, ptr %q, i64 256, i32 3)
  %s1 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %wk, i32 8, ptr %x0, i32 8, ptr @zero, ptr %k, i32 8)
  br label %same
same:
  %s2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %wv, i32 8, ptr %x0, i32 8, ptr @zero, ptr %v, i32 8)
  ret void
}
