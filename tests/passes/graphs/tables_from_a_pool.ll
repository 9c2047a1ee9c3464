; As in tables_filled_elsewhere.ll, where the arrays are memory that an unknown function handed out.
; edge: 0 -> 1 A direct
; edge: 0 -> 1 B direct
; edge: 0 -> 2 A kernel
; edge: 1 -> 2 A direct
; reuse: 2 B of 0 B
source_filename = "tables_from_a_pool.cu"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSgemmBatched(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32, i32)
declare i32 @cudaMalloc(ptr, i64)
declare void @_Z19__device_stub__makePKfPfPS0_PS1_(ptr, ptr, ptr, ptr)
declare ptr @take(i64)
@one = private constant float 1.0
@zero = private constant float 0.0

define void @main(ptr %handle, ptr %w) {
  %x.p = alloca ptr
  %y.p = alloca ptr
  %z.p = alloca ptr
  call i32 @cudaMalloc(ptr %x.p, i64 1024)
  call i32 @cudaMalloc(ptr %y.p, i64 1024)
  call i32 @cudaMalloc(ptr %z.p, i64 1024)
  %x = load ptr, ptr %x.p
  %y = load ptr, ptr %y.p
  %z = load ptr, ptr %z.p
  %in = call ptr @take(i64 32)
  %out = call ptr @take(i64 32)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  call void @_Z19__device_stub__makePKfPfPS0_PS1_(ptr %x, ptr %y, ptr %in, ptr %out)
  call i32 @cublasSgemmBatched(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %in, i32 8, ptr %in, i32 8, ptr @zero, ptr %out, i32 8, i32 4)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %y, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  ret void
}
