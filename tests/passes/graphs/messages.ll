; Processes of one program send one another what they compute, and each takes its own way: what one
; of them sends, another receives, wherever that is in the program, and though no process does both.
; What is not sent (site 1) stays where it is, as does what is not received where it is read.
; edge: 0 -> 3 A call
; edge: 0 -> 3 C call
; edge: 3 -> 3 A call
; edge: 3 -> 3 C call
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
source_filename = "messages.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @MPI_Comm_rank(i32, ptr)
declare i32 @MPI_Send(ptr, i32, i32, i32, i32, i32)
declare i32 @MPI_Bsend(ptr, i32, i32, i32, i32, i32)
declare i32 @MPI_Recv(ptr, i32, i32, i32, i32, i32, ptr)
declare i32 @MPI_Allreduce(ptr, ptr, i32, i32, i32, i32)

define internal void @send(ptr %p) noinline {
  %e = call i32 @MPI_Send(ptr %p, i32 16, i32 1, i32 1, i32 0, i32 1)
  ret void
}

define internal void @receive(ptr %p) noinline {
  %e = call i32 @MPI_Recv(ptr %p, i32 16, i32 1, i32 0, i32 0, i32 1, ptr null)
  ret void
}

define i32 @main() {
  %at = alloca i32
  %e = call i32 @MPI_Comm_rank(i32 1, ptr %at)
  %rank = load i32, ptr %at
  %first = icmp eq i32 %rank, 0
  %w = call ptr @malloc(i64 64)
  %x = call ptr @malloc(i64 64)
  %y = call ptr @malloc(i64 64)
  %z = call ptr @malloc(i64 64)
  br i1 %first, label %one, label %other
one:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr %w, i32 4, ptr %w, i32 4, float 0.000000e+00, ptr %x, i32 4)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr %w, i32 4, ptr %w, i32 4, float 0.000000e+00, ptr %y, i32 4)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr %w, i32 4, ptr %w, i32 4, float 0.000000e+00, ptr %z, i32 4)
  call void @send(ptr %x)
  ret i32 0
other:
  call void @receive(ptr %y)
  %r = call i32 @MPI_Allreduce(ptr %z, ptr %x, i32 16, i32 1, i32 1, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.000000e+00, ptr %y, i32 4, ptr %w, i32 4, float 1.000000e+00, ptr %z, i32 4)
  %s = call i32 @MPI_Bsend(ptr %z, i32 16, i32 1, i32 1, i32 0, i32 1)
  ret i32 0
}
