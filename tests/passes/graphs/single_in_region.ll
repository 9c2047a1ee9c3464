; Threads of a region: one of them fills b and multiplies, then each multiplies by b. What a thread has
; packed it may have packed before another one filled b anew, so there is no reuse.
source_filename = "single.c"

@a = internal global [1024 x float] zeroinitializer
@b = internal global [1024 x float] zeroinitializer
@c = internal global [1024 x float] zeroinitializer

declare void @fill(ptr)
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare i32 @__kmpc_single(ptr, i32)
declare void @__kmpc_end_single(ptr, i32)
declare void @__kmpc_barrier(ptr, i32)
declare ptr @malloc(i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @run() {
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 0, ptr @region)
  ret void
}

define internal void @region(ptr %thread, ptr %bound) {
entry:
  %mine = call ptr @malloc(i64 4096)
  br label %turn
turn:
  %t = phi i32 [ 0, %entry ], [ %next, %all ]
  %chosen = call i32 @__kmpc_single(ptr null, i32 0)
  %one = icmp ne i32 %chosen, 0
  br i1 %one, label %single, label %all
single:
  call void @fill(ptr @b)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr @a, i32 32, ptr @b, i32 32, float 0.0, ptr @c, i32 32)
  call void @__kmpc_end_single(ptr null, i32 0)
  br label %all
all:
  call void @__kmpc_barrier(ptr null, i32 0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr @a, i32 32, ptr @b, i32 32, float 0.0, ptr %mine, i32 32)
  call void @__kmpc_barrier(ptr null, i32 0)
  %next = add nsw i32 %t, 1
  %more = icmp slt i32 %next, 10
  br i1 %more, label %turn, label %out
out:
  ret void
}
