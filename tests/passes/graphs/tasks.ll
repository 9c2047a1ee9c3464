; Tasks of OpenMP, as clang makes them: x = a b in one, z = x b in another, then u = z b, and in a loop
; of tasks v = u b. What a task shares lies behind the first pointer of its memory. Threads run tasks,
; each with packings of its own, so there is no reuse.
; edge: 0 -> 3 A direct
; edge: 1 -> 2 A direct
; edge: 2 -> 0 A direct
source_filename = "tasks.c"

declare ptr @malloc(i64)
declare ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr)
declare i32 @__kmpc_omp_task(ptr, i32, ptr)
declare i32 @__kmpc_omp_task_with_deps(ptr, i32, ptr, i32, ptr, i32, ptr)
declare i32 @__kmpc_omp_taskwait(ptr, i32)
declare void @__kmpc_taskloop(ptr, i32, ptr, i32, ptr, ptr, i64, i32, i32, i64, ptr)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @run(ptr %a, ptr %b, ptr %v) {
  %x = call ptr @malloc(i64 4096)
  %z = call ptr @malloc(i64 4096)
  %u = call ptr @malloc(i64 4096)
  %bounds = alloca [2 x i64]
  %1 = call ptr @__kmpc_omp_task_alloc(ptr null, i32 0, i32 1, i64 40, i64 24, ptr nonnull @first)
  %2 = load ptr, ptr %1
  store ptr %a, ptr %2
  %first.b = getelementptr i8, ptr %2, i64 8
  store ptr %b, ptr %first.b
  %first.x = getelementptr i8, ptr %2, i64 16
  store ptr %x, ptr %first.x
  %3 = call i32 @__kmpc_omp_task(ptr null, i32 0, ptr nonnull %1)
  %4 = call ptr @__kmpc_omp_task_alloc(ptr null, i32 0, i32 1, i64 40, i64 24, ptr @second)
  %5 = load ptr, ptr %4
  store ptr %x, ptr %5
  %second.b = getelementptr i8, ptr %5, i64 8
  store ptr %b, ptr %second.b
  %second.z = getelementptr i8, ptr %5, i64 16
  store ptr %z, ptr %second.z
  %6 = call i32 @__kmpc_omp_task_with_deps(ptr null, i32 0, ptr %4, i32 0, ptr null, i32 0, ptr null)
  %7 = call i32 @__kmpc_omp_taskwait(ptr null, i32 0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %z, i32 32, ptr %b, i32 32, float 0.0, ptr %u, i32 32)
  %8 = call ptr @__kmpc_omp_task_alloc(ptr null, i32 0, i32 1, i64 80, i64 0, ptr @turns)
  %loop.u = getelementptr i8, ptr %8, i64 40
  store ptr %u, ptr %loop.u
  %loop.b = getelementptr i8, ptr %8, i64 48
  store ptr %b, ptr %loop.b
  %loop.v = getelementptr i8, ptr %8, i64 56
  store ptr %v, ptr %loop.v
  call void @__kmpc_taskloop(ptr null, i32 0, ptr %8, i32 1, ptr %bounds, ptr %bounds, i64 1, i32 1, i32 0, i64 0, ptr null)
  ret void
}

define internal i32 @first(i32 %thread, ptr %task) {
  %shared = load ptr, ptr %task
  %left = load ptr, ptr %shared
  %b.place = getelementptr i8, ptr %shared, i64 8
  %right = load ptr, ptr %b.place
  %to.place = getelementptr i8, ptr %shared, i64 16
  %to = load ptr, ptr %to.place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %left, i32 32, ptr %right, i32 32, float 0.0, ptr %to, i32 32)
  ret i32 0
}

define internal i32 @second(i32 %thread, ptr %task) {
  %shared = load ptr, ptr %task
  %left = load ptr, ptr %shared
  %b.place = getelementptr i8, ptr %shared, i64 8
  %right = load ptr, ptr %b.place
  %to.place = getelementptr i8, ptr %shared, i64 16
  %to = load ptr, ptr %to.place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %left, i32 32, ptr %right, i32 32, float 0.0, ptr %to, i32 32)
  ret i32 0
}

define internal void @turns(i32 %thread, ptr %task) {
  %u.place = getelementptr i8, ptr %task, i64 40
  %left = load ptr, ptr %u.place
  %b.place = getelementptr i8, ptr %task, i64 48
  %right = load ptr, ptr %b.place
  %v.place = getelementptr i8, ptr %task, i64 56
  %to = load ptr, ptr %v.place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 32, i32 32, i32 32, float 1.0, ptr %left, i32 32, ptr %right, i32 32, float 0.0, ptr %to, i32 32)
  ret void
}

