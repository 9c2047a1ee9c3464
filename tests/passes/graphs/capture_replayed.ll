; What a stream captured runs again at each launch of the graph, after what has run until then.
; edge: 0 -> 1 B direct
; edge: 1 -> 0 A direct
; edge: 2 -> 0 B direct
; edge: 3 -> 0 B direct loop
; reuse: 1 A of 2 A
; reuse: 2 A of 1 A
; reuse: 2 B of 3 B
; reuse: 3 A of 1 A
; reuse: 3 B of 2 B
source_filename = "capture_replayed.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @cudaStreamBeginCapture(ptr, i32)
declare i32 @cudaStreamEndCapture(ptr, ptr)
declare i32 @cudaGraphInstantiate(ptr, ptr, i64)
declare i32 @cudaGraphLaunch(ptr, ptr)

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00

define void @main(ptr %h, ptr %stream, i32 %rounds) {
entry:
  %a.at = alloca ptr
  %b.at = alloca ptr
  %c.at = alloca ptr
  %w.at = alloca ptr
  %graph = alloca ptr
  %run = alloca ptr
  call i32 @cudaMalloc(ptr %a.at, i64 256)
  call i32 @cudaMalloc(ptr %b.at, i64 256)
  call i32 @cudaMalloc(ptr %c.at, i64 256)
  call i32 @cudaMalloc(ptr %w.at, i64 256)
  %a = load ptr, ptr %a.at
  %b = load ptr, ptr %b.at
  %c = load ptr, ptr %c.at
  %w = load ptr, ptr %w.at
  call i32 @cudaStreamBeginCapture(ptr %stream, i32 0)
  call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %b, i32 8, ptr @zero, ptr %c, i32 8)
  call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %c, i32 8, ptr @zero, ptr %a, i32 8)
  call i32 @cudaStreamEndCapture(ptr %stream, ptr %graph)
  %captured = load ptr, ptr %graph
  call i32 @cudaGraphInstantiate(ptr %run, ptr %captured, i64 0)
  call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %b, i32 8)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %ready = load ptr, ptr %run
  call i32 @cudaGraphLaunch(ptr %ready, ptr %stream)
  call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %w, i32 8, ptr @zero, ptr %b, i32 8)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %loop, label %done
done:
  ret void
}
