; Batched products go through arrays of pointers that the host fills and copies to the device.
; edge: 0 -> 1 B direct
; edge: 1 -> 2 A direct
; reuse: 2 B of 0 B
source_filename = "batched_pointers.c"

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSgemmBatched(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudaMemcpy(ptr, ptr, i64, i32)

define i32 @main(ptr %h) {
  %host = alloca [3 x ptr]
  %pa = alloca ptr
  call i32 @cudaMalloc(ptr %pa, i64 256)
  %a = load ptr, ptr %pa
  %pb = alloca ptr
  call i32 @cudaMalloc(ptr %pb, i64 256)
  %b = load ptr, ptr %pb
  %pc = alloca ptr
  call i32 @cudaMalloc(ptr %pc, i64 256)
  %c = load ptr, ptr %pc
  %pd = alloca ptr
  call i32 @cudaMalloc(ptr %pd, i64 256)
  %d = load ptr, ptr %pd
  %px = alloca ptr
  call i32 @cudaMalloc(ptr %px, i64 256)
  %x = load ptr, ptr %px
  %pas = alloca ptr
  call i32 @cudaMalloc(ptr %pas, i64 8)
  %as = load ptr, ptr %pas
  %pbs = alloca ptr
  call i32 @cudaMalloc(ptr %pbs, i64 8)
  %bs = load ptr, ptr %pbs
  %pcs = alloca ptr
  call i32 @cudaMalloc(ptr %pcs, i64 8)
  %cs = load ptr, ptr %pcs
  %r0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %x, i32 8, ptr @zero, ptr %b, i32 8)
  store ptr %a, ptr %host
  call i32 @cudaMemcpy(ptr %as, ptr %host, i64 8, i32 1)
  %host2 = getelementptr ptr, ptr %host, i64 1
  store ptr %b, ptr %host2
  call i32 @cudaMemcpy(ptr %bs, ptr %host2, i64 8, i32 1)
  %host3 = getelementptr ptr, ptr %host, i64 2
  store ptr %c, ptr %host3
  call i32 @cudaMemcpy(ptr %cs, ptr %host3, i64 8, i32 1)
  %r1 = call i32 @cublasSgemmBatched(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %as, i32 8, ptr %bs, i32 8, ptr @zero, ptr %cs, i32 8, i32 1)
  %r2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %c, i32 8, ptr %x, i32 8, ptr @zero, ptr %d, i32 8)
  ret i32 0
}
