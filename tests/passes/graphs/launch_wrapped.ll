; At -O0 the function with the kernel's name calls its stub: that launch is taken to be accepted too.
; reach: make(to, from, n): reads from[n * n]; fills to[n * n]
; reuse: 1 A of 0 A
source_filename = "launch_wrapped.cu"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare ptr @malloc(i64)

define internal void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %to, ptr %from, i32 %n) {
  ret void
}

define void @_Z4makePfPKfi(ptr %to, ptr %from, i32 %n) noinline {
  call void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %to, ptr %from, i32 %n)
  ret void
}

define void @main(ptr %w, ptr %y, i32 %n, i64 %bytes) {
  %s = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  %refused = call i32 @__cudaPushCallConfiguration(i64 1, i32 1, i64 64, i32 1, i64 0, ptr null)
  %accepted = icmp eq i32 %refused, 0
  br i1 %accepted, label %launch, label %after
launch:
  call void @_Z4makePfPKfi(ptr %s, ptr %w, i32 %n)
  br label %after
after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %w, i32 %n, ptr %s, i32 %n, float 0.0, ptr %y, i32 %n)
  ret void
}
