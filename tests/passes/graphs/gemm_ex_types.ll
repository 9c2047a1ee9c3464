; cublasGemmEx is taken unless a type is a constant other than FP32.
; edge: 0 -> 0 C direct loop
; missed: cublasGemmEx 0 not FP32: A has type constant 2
; missed: cublasGemmEx 0 not FP32: the compute type has type constant 77
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
source_filename = "gemm_ex_types.c"

declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)

define void @main(ptr %h, ptr %one, ptr %a, ptr %b, ptr %c, i32 %type, i32 %rounds) {
entry:
  %s0 = call i32 @cublasGemmEx(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 2, i32 8, ptr %b, i32 0, i32 8, ptr %one, ptr %c, i32 0, i32 8, i32 68, i32 -1)
  %s1 = call i32 @cublasGemmEx(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 0, i32 8, ptr %b, i32 0, i32 8, ptr %one, ptr %c, i32 0, i32 8, i32 77, i32 -1)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s2 = call i32 @cublasGemmEx(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 %type, i32 8, ptr %b, i32 0, i32 8, ptr %one, ptr %c, i32 0, i32 8, i32 68, i32 -1)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %loop, label %done
done:
  ret void
}
