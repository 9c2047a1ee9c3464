; beta that something else may have written: C is read, and all of it is written anew.
; edge: 0 -> 1 C direct
; edge: 1 -> 2 C direct
; edge: 2 -> 3 C direct
; reuse: 1 A of 0 A
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
source_filename = "beta_unknown.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare void @read_beta(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@one = internal constant float 1.000000e+00
@visible = global float 0.000000e+00

define void @sum(ptr %h, ptr %a, ptr %b, ptr %c, ptr %options, i32 %n) {
  %zero = alloca float
  store float 0.000000e+00, ptr %zero
  %s0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %a, i32 %n, ptr %b, i32 %n, ptr %zero, ptr %c, i32 %n)
  %given = alloca float
  store float 0.000000e+00, ptr %given
  call void @read_beta(ptr %given)
  %s1 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %a, i32 %n, ptr %b, i32 %n, ptr %given, ptr %c, i32 %n)
  %copied = alloca float
  store float 0.000000e+00, ptr %copied
  call void @llvm.memcpy.p0.p0.i64(ptr %copied, ptr %options, i64 4, i1 false)
  %s2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %a, i32 %n, ptr %b, i32 %n, ptr %copied, ptr %c, i32 %n)
  %s3 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %a, i32 %n, ptr %b, i32 %n, ptr @visible, ptr %c, i32 %n)
  ret void
}
