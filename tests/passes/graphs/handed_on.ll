; What a thread returns comes out where it is joined; what a thread keeps as its own, it finds again.
; edge: 0 -> 1 A direct
; edge: 3 -> 2 A direct
; reuse: 0 A of 0 A
; reuse: 0 B of 1 B
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "handed_on.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
@o = internal global [64 x float] zeroinitializer
declare ptr @malloc(i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @pthread_exit(ptr)
declare i32 @pthread_setspecific(i32, ptr)
declare ptr @pthread_getspecific(i32)

define i32 @main() {
  %thread = alloca i64
  %result = alloca ptr
  %own = call ptr @malloc(i64 256)
  call i32 @pthread_setspecific(i32 1, ptr %own)
  %found = call ptr @pthread_getspecific(i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %found, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %own, i32 8, ptr @w, i32 8, float 0.0, ptr @o, i32 8)
  call i32 @pthread_create(ptr %thread, ptr null, ptr @body, ptr null)
  %t = load i64, ptr %thread
  call i32 @pthread_join(i64 %t, ptr %result)
  %r = load ptr, ptr %result
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %r, i32 8, ptr @w, i32 8, float 0.0, ptr @o, i32 8)
  ret i32 0
}

define internal ptr @body(ptr %none) {
  %m = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %m, i32 8)
  ret ptr %m
}
