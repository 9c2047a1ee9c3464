; A task is handed to a function that the module does not hold: in memory, a function beside what it
; is to work on. That function may be called there. One that is not handed over (@idle) is not.
; edge: 0 -> 1 A call
; edge: 0 -> 1 B call
; edge: 0 -> 2 A direct
; edge: 0 -> 2 B call
; edge: 2 -> 1 A direct
; edge: 2 -> 1 B call
; edge: 2 -> 2 A call
; edge: 2 -> 2 B call
source_filename = "task_in_memory.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @pool_run(ptr)

%task = type { ptr, ptr, ptr, ptr }

define void @main(ptr %x) {
  %y = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  %task = alloca %task
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  store ptr @body, ptr %task
  %in = getelementptr %task, ptr %task, i64 0, i32 1
  store ptr %z, ptr %in
  %with = getelementptr %task, ptr %task, i64 0, i32 2
  store ptr %x, ptr %with
  %out = getelementptr %task, ptr %task, i64 0, i32 3
  store ptr %y, ptr %out
  call void @pool_run(ptr %task)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %y, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal void @body(ptr %task) {
  %p = getelementptr %task, ptr %task, i64 0, i32 1
  %in = load ptr, ptr %p
  %q = getelementptr %task, ptr %task, i64 0, i32 2
  %with = load ptr, ptr %q
  %r = getelementptr %task, ptr %task, i64 0, i32 3
  %out = load ptr, ptr %r
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %in, i32 8, ptr %with, i32 8, float 0.000000e+00, ptr %out, i32 8)
  ret void
}
