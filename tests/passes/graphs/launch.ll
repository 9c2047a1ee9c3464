; A kernel launch: the const parameter is read, the other one written.
; edge: 0 -> 1 B kernel
; reuse: 1 A of 0 A
source_filename = "launch.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cudaMalloc(ptr, i64)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00

define internal void @_Z28__device_stub__Z5scalePKfPfiPKfPfi(ptr %x, ptr %y, i32 %n) {
  ret void
}

define void @main(ptr %h, ptr %w, ptr %x, ptr %z) {
  %px = alloca ptr
  %py = alloca ptr
  %e0 = call i32 @cudaMalloc(ptr %px, i64 256)
  %e1 = call i32 @cudaMalloc(ptr %py, i64 256)
  %hx = load ptr, ptr %px
  %hy = load ptr, ptr %py
  %s0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %x, i32 8, ptr @zero, ptr %hx, i32 8)
  %refused = call i32 @__cudaPushCallConfiguration(i64 1, i32 1, i64 64, i32 1, i64 0, ptr null)
  %accepted = icmp eq i32 %refused, 0
  br i1 %accepted, label %launch, label %after
launch:
  call void @_Z28__device_stub__Z5scalePKfPfiPKfPfi(ptr %hx, ptr %hy, i32 64)
  br label %after
after:
  %s1 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %w, i32 8, ptr %hy, i32 8, ptr @zero, ptr %z, i32 8)
  ret void
}
