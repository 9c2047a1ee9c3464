; Arrays of pointers to the matrices of batched products that a kernel fills (site 1), or another
; module (site 3). What is not const cannot point to what is: C of site 1 is y, not x.
; edge: 0 -> 1 A direct
; edge: 0 -> 1 B direct
; edge: 0 -> 2 A kernel
; edge: 1 -> 2 A direct
; edge: 2 -> 3 A call
; edge: 2 -> 3 B call
; edge: 3 -> 4 A direct
; reuse: 2 B of 0 B
; reuse: 4 B of 0 B
source_filename = "tables_filled_elsewhere.cu"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSgemmBatched(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32, i32)
declare i32 @cudaMalloc(ptr, i64)
declare void @_Z19__device_stub__makePKfPfPS0_PS1_(ptr, ptr, ptr, ptr)
declare void @set_pointer(ptr, ptr, i32)
@one = private constant float 1.0
@zero = private constant float 0.0

define void @main(ptr %handle, ptr %w) {
  %x.p = alloca ptr
  %y.p = alloca ptr
  %z.p = alloca ptr
  %u.p = alloca ptr
  %in.p = alloca ptr
  %out.p = alloca ptr
  %more.p = alloca ptr
  %last.p = alloca ptr
  call i32 @cudaMalloc(ptr %x.p, i64 1024)
  call i32 @cudaMalloc(ptr %y.p, i64 1024)
  call i32 @cudaMalloc(ptr %z.p, i64 1024)
  call i32 @cudaMalloc(ptr %u.p, i64 1024)
  call i32 @cudaMalloc(ptr %in.p, i64 32)
  call i32 @cudaMalloc(ptr %out.p, i64 32)
  call i32 @cudaMalloc(ptr %more.p, i64 32)
  call i32 @cudaMalloc(ptr %last.p, i64 32)
  %x = load ptr, ptr %x.p
  %y = load ptr, ptr %y.p
  %z = load ptr, ptr %z.p
  %u = load ptr, ptr %u.p
  %in = load ptr, ptr %in.p
  %out = load ptr, ptr %out.p
  %more = load ptr, ptr %more.p
  %last = load ptr, ptr %last.p
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  call void @_Z19__device_stub__makePKfPfPS0_PS1_(ptr %x, ptr %y, ptr %in, ptr %out)
  call i32 @cublasSgemmBatched(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %in, i32 8, ptr %in, i32 8, ptr @zero, ptr %out, i32 8, i32 4)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %y, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  call void @set_pointer(ptr %more, ptr %z, i32 4)
  call void @set_pointer(ptr %last, ptr %u, i32 4)
  call i32 @cublasSgemmBatched(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %more, i32 8, ptr %more, i32 8, ptr @zero, ptr %last, i32 8, i32 4)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %u, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  ret void
}
