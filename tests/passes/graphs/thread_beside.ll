; A thread and the program take turns: what either wrote before it waits, the other reads after.
; edge: 0 -> 2 A direct
; edge: 1 -> 0 A direct
; reuse: 1 A of 1 A
; reuse: 1 B of 2 B
; reuse: 2 B of 1 B
source_filename = "thread_beside.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_barrier_wait(ptr)

@turns = global [32 x i8] zeroinitializer
@a = internal global ptr null
@b = internal global ptr null
@w = internal global ptr null

define internal ptr @worker(ptr %unused) {
entry:
  br label %loop
loop:
  %waited = call i32 @pthread_barrier_wait(ptr @turns)
  %a = load ptr, ptr @a
  %b = load ptr, ptr @b
  %w = load ptr, ptr @w
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %w, i32 8, float 0.0, ptr %b, i32 8)
  %done = call i32 @pthread_barrier_wait(ptr @turns)
  br label %loop
}

define void @main(i32 %rounds) {
entry:
  %thread = alloca i64
  %a = call ptr @malloc(i64 256)
  %b = call ptr @malloc(i64 256)
  %w = call ptr @malloc(i64 256)
  %c = call ptr @malloc(i64 256)
  store ptr %a, ptr @a
  store ptr %b, ptr @b
  store ptr %w, ptr @w
  %started = call i32 @pthread_create(ptr %thread, ptr null, ptr @worker, ptr null)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %a, i32 8)
  %turn = call i32 @pthread_barrier_wait(ptr @turns)
  %back = call i32 @pthread_barrier_wait(ptr @turns)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %b, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %loop, label %end
end:
  ret void
}
