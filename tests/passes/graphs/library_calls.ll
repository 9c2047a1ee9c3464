; Mathematics, mutexes, layouts and random numbers move nothing between matrices; what a generator
; fills, as far as it is not known, may still hold what was there.
; edge: 0 -> 2 B direct
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
source_filename = "library_calls.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare float @expf(float)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @cublasLtMatrixLayoutCreate(ptr, i32, i64, i64, i64)
declare i32 @curandGenerateUniform(ptr, ptr, i64)

@lock = global i64 0
@shared = global ptr null

define void @main(ptr %w, ptr %generator, i64 %count) {
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %o = call ptr @malloc(i64 256)
  %both = alloca [2 x ptr]
  %second = getelementptr ptr, ptr %both, i64 1
  store ptr %x, ptr %both
  store ptr %y, ptr %second
  store ptr %both, ptr @shared
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %scale = call float @expf(float 1.0)
  call i32 @pthread_mutex_lock(ptr @lock)
  %layout = alloca ptr
  call i32 @cublasLtMatrixLayoutCreate(ptr %layout, i32 0, i64 8, i64 8, i64 8)
  call i32 @curandGenerateUniform(ptr %generator, ptr %x, i64 %count)
  call i32 @curandGenerateUniform(ptr %generator, ptr %y, i64 %count)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float %scale, ptr %w, i32 8, ptr %y, i32 8, float 0.0, ptr %o, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float %scale, ptr %w, i32 8, ptr %x, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
