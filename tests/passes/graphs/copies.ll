; memcpy and cudaMemcpy carry elements on; so does a plain loop.
; edge: 0 -> 1 A copy
; edge: 0 -> 1 B copy
; edge: 0 -> 2 A copy
; reuse: 2 B of 0 B
source_filename = "copies.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @cudaMemcpy(ptr, ptr, i64, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @main(ptr %a, ptr %b, ptr %c, ptr %d, ptr %e, ptr %f, ptr %g) {
entry:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %c, i64 256, i1 false)
  %status = call i32 @cudaMemcpy(ptr %e, ptr %c, i64 256, i32 3)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %d, i32 8, ptr %e, i32 8, float 0.000000e+00, ptr %g, i32 8)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr float, ptr %c, i64 %i
  %to = getelementptr float, ptr %f, i64 %i
  %v = load float, ptr %from
  store float %v, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %f, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %g, i32 8)
  ret void
}
