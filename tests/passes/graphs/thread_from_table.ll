; A thread runs a function out of a table.
; edge: 0 -> 1 A call
; edge: 0 -> 1 B call
; edge: 0 -> 2 A direct
; edge: 0 -> 2 B call
; edge: 2 -> 1 A direct
; edge: 2 -> 1 B call
; edge: 2 -> 2 A call
; edge: 2 -> 2 B call
source_filename = "thread_from_table.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i64 @choice()

@table = internal constant [2 x ptr] [ptr @body, ptr @idle]
@job = internal global [3 x ptr] zeroinitializer

define void @main(ptr %x) {
  %y = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  %thread = alloca i64
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  store ptr %z, ptr @job
  store ptr %x, ptr getelementptr (i8, ptr @job, i64 8)
  store ptr %y, ptr getelementptr (i8, ptr @job, i64 16)
  %i = call i64 @choice()
  %p = getelementptr ptr, ptr @table, i64 %i
  %f = load ptr, ptr %p
  %started = call i32 @pthread_create(ptr %thread, ptr null, ptr %f, ptr @job)
  %t = load i64, ptr %thread
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %y, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  ret void
}

define internal ptr @idle(ptr %job) {
  ret ptr null
}

define internal ptr @body(ptr %job) {
  %in = load ptr, ptr %job
  %p = getelementptr i8, ptr %job, i64 8
  %with = load ptr, ptr %p
  %q = getelementptr i8, ptr %job, i64 16
  %out = load ptr, ptr %q
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %in, i32 8, ptr %with, i32 8, float 0.000000e+00, ptr %out, i32 8)
  ret ptr null
}
