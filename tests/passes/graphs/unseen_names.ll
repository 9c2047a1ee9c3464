; Products under other names: a variable that holds a looked-up function, a wrapper of dlsym in
; another module, a BLAS with 64-bit sizes, Fortran's names as other compilers spell them. What the
; program calls `dgemm` and `SGEMM` is not Fortran's, `zgemm` is its own; a test for null is no call.
; missed: cublasGemmEx 0 its name is looked up at run time; mixpert-run --preload intercepts it
; missed: DGEMM 0 other spellings of Fortran's names run natively
; missed: cblas_dgemm64 0 other names of a BLAS with 64-bit sizes run natively
; missed: cblas_sbgemm 0 half-precision products run natively
; missed: cblas_sgemm_compute 0 packed operands run natively
; missed: cublasDgemmBatched 0 called through the program's variable of that name: not seen
; missed: cublasSgemm 0 called through the program's variable of that name: not seen; mixpert-run --preload intercepts it
; missed: sgemm 0 other spellings of Fortran's names run natively
; missed: sgemm_64 0 other names of a BLAS with 64-bit sizes run natively
source_filename = "unseen_names.c"

@cublasSgemm = dso_local global ptr null, align 8
@cublasDgemmBatched = external local_unnamed_addr global ptr
@cublasSgemmEx = external global ptr
@name = private unnamed_addr constant [13 x i8] c"cublasGemmEx\00", align 1
@message = private unnamed_addr constant [15 x i8] c"cublasSgemm_v2\00", align 1
declare ptr @load_function(ptr, ptr)
declare ptr @strdup(ptr)
declare i32 @puts(ptr)
declare void @sgemm_64(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @sgemm(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @DGEMM(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32)
declare void @dgemm(i32, i32, i32, ptr, ptr, ptr)
declare void @SGEMM(ptr)
declare void @cblas_dgemm64(i32, i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)
declare void @cblas_sbgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_sgemm_compute(i32, i32, i32, i32, i32, i32, ptr, i32, ptr, i32, float, ptr, i32)

define void @zgemm(ptr %a, ptr %b, ptr %c, ptr %d, ptr %e, ptr %f, ptr %g, ptr %h, ptr %i, ptr %j, ptr %k, ptr %l, ptr %m) {
  ret void
}

define void @look_up(ptr %library) {
  %address = call ptr @load_function(ptr %library, ptr @name)
  store ptr %address, ptr @cublasSgemm
  %copy = call ptr @strdup(ptr @message)
  %shown = call i32 @puts(ptr @message)
  ret void
}

define i32 @main(ptr %h, ptr %p) {
  %one = load ptr, ptr @cublasSgemm, align 8
  %r0 = call i32 %one(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %p, ptr %p, i32 8, ptr %p, i32 8, ptr %p, ptr %p, i32 8)
  %two = load ptr, ptr @cublasDgemmBatched, align 8
  %r1 = call i32 %two(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %p, ptr %p, i32 8, ptr %p, i32 8, ptr %p, ptr %p, i32 8, i32 2)
  %three = load ptr, ptr @cublasSgemmEx, align 8
  %there = icmp ne ptr %three, null
  call void @sgemm_64(ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p)
  call void @sgemm(ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p)
  call void @DGEMM(ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, i32 1, i32 1)
  call void @dgemm(i32 8, i32 8, i32 8, ptr %p, ptr %p, ptr %p)
  call void @SGEMM(ptr %p)
  call void @zgemm(ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p)
  call void @cblas_dgemm64(i32 102, i32 111, i32 111, i64 8, i64 8, i64 8, double 1.0, ptr %p, i64 8, ptr %p, i64 8, double 0.0, ptr %p, i64 8)
  call void @cblas_sbgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr %p, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm_compute(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, ptr %p, i32 8, ptr %p, i32 8, float 0.0, ptr %p, i32 8)
  ret i32 0
}
