; A kernel that is declared to fill as much as it has threads: what was there before is gone where
; those are as many as were written; also where the function of its name calls the stub. Fewer
; leave it, and so do dimensions that are not seen.
; reach: make(to, from): reads from; fills to[gridDim.y * gridDim.x * blockDim.x]
; edge: 4 -> 5 B direct
; edge: 6 -> 7 B direct
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 1 A
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
; reuse: 5 A of 1 A
; reuse: 6 A of 0 A
; reuse: 6 B of 0 B
; reuse: 7 A of 1 A
source_filename = "launch_dimensions.cu"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare ptr @malloc(i64)

define internal void @_Z20__device_stub__Z4makePfPKfPfPKf(ptr %to, ptr %from) {
  ret void
}

define void @_Z4makePfPKf(ptr %to, ptr %from) noinline {
  call void @_Z20__device_stub__Z4makePfPKfPfPKf(ptr %to, ptr %from)
  ret void
}

define void @main(ptr %w, ptr %y, ptr %dimensions, i32 %n, i32 %m, i64 %bytes) {
  %s = call ptr @malloc(i64 %bytes)
  %x = zext i32 %n to i64
  %y.wide = zext i32 %m to i64
  %high = shl nuw i64 %y.wide, 32
  %grid = or disjoint i64 %high, %x
  %seen = load i64, ptr %dimensions
  %columns = mul nsw i32 %m, 64
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %columns, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  %r0 = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 4294967360, i32 1, i64 0, ptr null)
  %ok0 = icmp eq i32 %r0, 0
  br i1 %ok0, label %launch0, label %after0
launch0:
  call void @_Z20__device_stub__Z4makePfPKfPfPKf(ptr %s, ptr %w)
  br label %after0
after0:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %columns, i32 %n, float 1.0, ptr %w, i32 8, ptr %s, i32 %n, float 0.0, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %columns, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  %r1 = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 4294967360, i32 1, i64 0, ptr null)
  %ok1 = icmp eq i32 %r1, 0
  br i1 %ok1, label %launch1, label %after1
launch1:
  call void @_Z4makePfPKf(ptr %s, ptr %w)
  br label %after1
after1:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %columns, i32 %n, float 1.0, ptr %w, i32 8, ptr %s, i32 %n, float 0.0, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %columns, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  %r2 = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 4294967328, i32 1, i64 0, ptr null)
  %ok2 = icmp eq i32 %r2, 0
  br i1 %ok2, label %launch2, label %after2
launch2:
  call void @_Z20__device_stub__Z4makePfPKfPfPKf(ptr %s, ptr %w)
  br label %after2
after2:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %columns, i32 %n, float 1.0, ptr %w, i32 8, ptr %s, i32 %n, float 0.0, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %columns, i32 %n, float 1.0, ptr %w, i32 %n, ptr %w, i32 %n, float 0.0, ptr %s, i32 %n)
  %r3 = call i32 @__cudaPushCallConfiguration(i64 %seen, i32 1, i64 4294967360, i32 1, i64 0, ptr null)
  %ok3 = icmp eq i32 %r3, 0
  br i1 %ok3, label %launch3, label %after3
launch3:
  call void @_Z20__device_stub__Z4makePfPKfPfPKf(ptr %s, ptr %w)
  br label %after3
after3:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 %columns, i32 %n, float 1.0, ptr %w, i32 8, ptr %s, i32 %n, float 0.0, ptr %y, i32 8)
  ret void
}
