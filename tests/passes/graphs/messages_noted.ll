; Memory in which other processes may put something, and requests that are started again: what is
; there may change in each such call, though nothing in it leads there.
; edge: 0 -> 1 A call
source_filename = "messages_noted.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @MPI_Comm_rank(i32, ptr)
declare i32 @MPI_Win_create(ptr, i64, i32, i32, i32, ptr)
declare i32 @MPI_Win_fence(i32, i32)
declare i32 @MPI_Send_init(ptr, i32, i32, i32, i32, i32, ptr)
declare i32 @MPI_Start(ptr)

define i32 @main() {
  %at = alloca i32
  %e = call i32 @MPI_Comm_rank(i32 1, ptr %at)
  %rank = load i32, ptr %at
  %first = icmp eq i32 %rank, 0
  %w = call ptr @malloc(i64 64)
  %x = call ptr @malloc(i64 64)
  %y = call ptr @malloc(i64 64)
  %z = call ptr @malloc(i64 64)
  %window = alloca i32
  %request = alloca i32
  %a = call i32 @MPI_Win_create(ptr %y, i64 64, i32 1, i32 0, i32 0, ptr %window)
  %b = call i32 @MPI_Send_init(ptr %x, i32 16, i32 1, i32 1, i32 0, i32 1, ptr %request)
  %there = load i32, ptr %window
  br i1 %first, label %one, label %other
one:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr %w, i32 4, ptr %w, i32 4, float 0.000000e+00, ptr %x, i32 4)
  %c = call i32 @MPI_Start(ptr %request)
  ret i32 0
other:
  %d = call i32 @MPI_Win_fence(i32 0, i32 %there)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr %y, i32 4, ptr %w, i32 4, float 0.000000e+00, ptr %z, i32 4)
  ret i32 0
}
