; Memory that a function allocates outlasts it where a function that is kept gets it later.
; edge: 0 -> 1 A call
source_filename = "kept_memory.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
declare void @on_event(ptr, ptr)
declare void @run_events()
declare ptr @malloc(i64)

define i32 @main() {
  call void @prepare()
  call void @run_events()
  ret i32 0
}

define internal void @prepare() noinline {
  %x = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %x, i32 8)
  call void @on_event(ptr @event, ptr %x)
  ret void
}

define internal void @event(ptr %p) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}
