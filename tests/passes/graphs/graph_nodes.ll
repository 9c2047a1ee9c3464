; What was put into a graph, a copy and a kernel, runs when that is launched.
; edge: 0 -> 1 A copy
; edge: 0 -> 2 A call
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "graph_nodes.cu"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
@one = private constant float 1.0
@zero = private constant float 0.0
declare i32 @cudaGraphAddMemcpyNode1D(ptr, ptr, ptr, i64, ptr, ptr, i64, i32)
declare i32 @cudaGraphAddKernelNode(ptr, ptr, ptr, i64, ptr)
declare i32 @cudaGraphLaunch(ptr, ptr)

define i32 @main(ptr %handle, ptr %w, ptr %more) {
  %x.p = alloca ptr
  %y.p = alloca ptr
  %z.p = alloca ptr
  %u.p = alloca ptr
  call i32 @cudaMalloc(ptr %x.p, i64 256)
  %x = load ptr, ptr %x.p
  call i32 @cudaMalloc(ptr %y.p, i64 256)
  %y = load ptr, ptr %y.p
  call i32 @cudaMalloc(ptr %z.p, i64 256)
  %z = load ptr, ptr %z.p
  call i32 @cudaMalloc(ptr %u.p, i64 256)
  %u = load ptr, ptr %u.p
  %node = alloca ptr
  %described = alloca [4 x ptr]
  %handed = alloca [2 x ptr]
  %handed.1 = getelementptr ptr, ptr %handed, i64 1
  store ptr %x.p, ptr %handed
  store ptr %u.p, ptr %handed.1
  store ptr %handed, ptr %described
  call i32 @cudaGraphAddMemcpyNode1D(ptr %node, ptr %more, ptr null, i64 0, ptr %y, ptr %x, i64 256, i32 3)
  call i32 @cudaGraphAddKernelNode(ptr %node, ptr %more, ptr null, i64 0, ptr %described)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %x, i32 8)
  call i32 @cudaGraphLaunch(ptr %more, ptr null)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %y, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %u, i32 8, ptr %w, i32 8, ptr @zero, ptr %z, i32 8)
  ret i32 0
}
