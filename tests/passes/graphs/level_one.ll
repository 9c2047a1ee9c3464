; A scalar from one product scales what the next reads: dot writes to memory of the host, axpy takes
; its factor from there. geam's result is of both its factors.
; edge: 0 -> 1 B call
; edge: 0 -> 2 A call
; edge: 1 -> 2 A call
; reuse: 1 A of 0 A
; reuse: 2 B of 0 B
source_filename = "level_one.cpp"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSdot_v2(ptr, i32, ptr, i32, ptr, i32, ptr)
declare i32 @cublasSaxpy_v2(ptr, i32, ptr, ptr, i32, ptr, i32)
declare i32 @cublasSgeam(ptr, i32, i32, i32, i32, ptr, ptr, i32, ptr, ptr, i32, ptr, i32)

@one = constant float 1.0
@zero = constant float 0.0

define void @run(ptr %handle, ptr %a, ptr %b, ptr %c, ptr %d, ptr %e, ptr %f, ptr %g) {
  %scalar = alloca float
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %b, i32 8, ptr @zero, ptr %c, i32 8)
  call i32 @cublasSdot_v2(ptr %handle, i32 64, ptr %c, i32 1, ptr %a, i32 1, ptr %scalar)
  call i32 @cublasSaxpy_v2(ptr %handle, i32 64, ptr %scalar, ptr %a, i32 1, ptr %d, i32 1)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %a, i32 8, ptr %d, i32 8, ptr @zero, ptr %e, i32 8)
  call i32 @cublasSgeam(ptr %handle, i32 0, i32 0, i32 8, i32 8, ptr @one, ptr %c, i32 8, ptr @one, ptr %e, i32 8, ptr %f, i32 8)
  call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %f, i32 8, ptr %b, i32 8, ptr @zero, ptr %g, i32 8)
  ret void
}
