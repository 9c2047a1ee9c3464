; The stub of a static kernel, by -O2 in the function that has the kernel's name: what that name
; calls const stays as it was.
; edge: 0 -> 2 B kernel
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
source_filename = "launch_static.cu"

%struct.dim3 = type { i32, i32, i32 }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare i32 @__cudaPopCallConfiguration(ptr, ptr, ptr, ptr)
declare i32 @__cudaLaunchKernel(ptr, i64, i32, i64, i32, ptr, i64, ptr)

@handle = internal global ptr null

define internal void @_ZL5scalePKfPfi(ptr %from, ptr %to, i32 %n) {
  %from.addr = alloca ptr
  %to.addr = alloca ptr
  %n.addr = alloca i32
  %arguments = alloca [3 x ptr]
  %grid = alloca %struct.dim3
  %block = alloca %struct.dim3
  %shared = alloca i64
  %stream = alloca ptr
  store ptr %from, ptr %from.addr
  store ptr %to, ptr %to.addr
  store i32 %n, ptr %n.addr
  store ptr %from.addr, ptr %arguments
  %second = getelementptr i8, ptr %arguments, i64 8
  store ptr %to.addr, ptr %second
  %third = getelementptr i8, ptr %arguments, i64 16
  store ptr %n.addr, ptr %third
  %popped = call i32 @__cudaPopCallConfiguration(ptr %grid, ptr %block, ptr %shared, ptr %stream)
  %kernel = load ptr, ptr @handle
  %launched = call i32 @__cudaLaunchKernel(ptr %kernel, i64 1, i32 1, i64 64, i32 1, ptr %arguments, i64 0, ptr null)
  ret void
}

define void @main(ptr %w) {
  %x = call ptr @malloc(i64 256)
  %hx = call ptr @malloc(i64 256)
  %o = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  %first.refused = call i32 @__cudaPushCallConfiguration(i64 1, i32 1, i64 64, i32 1, i64 0, ptr null)
  %first = icmp eq i32 %first.refused, 0
  br i1 %first, label %launch, label %between
launch:
  call void @_ZL5scalePKfPfi(ptr %x, ptr %hx, i32 64)
  br label %between
between:
  %again.refused = call i32 @__cudaPushCallConfiguration(i64 1, i32 1, i64 64, i32 1, i64 0, ptr null)
  %again = icmp eq i32 %again.refused, 0
  br i1 %again, label %relaunch, label %after
relaunch:
  call void @_ZL5scalePKfPfi(ptr %w, ptr %x, i32 64)
  br label %after
after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %hx, i32 8, float 0.0, ptr %o, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
