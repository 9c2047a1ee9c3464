; What the compiler says to be so counts, once control has come there.
; edge: 2 -> 3 A direct
; edge: 4 -> 5 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
source_filename = "assumed.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @llvm.assume(i1)
declare void @report(i32)

; The second product reads behind what the first writes.
define void @apart(i32 %n, i64 %far, ptr %p, ptr %x, ptr %y) {
entry:
  %wide = sext i32 %n to i64
  %behind = icmp sge i64 %far, %wide
  call void @llvm.assume(i1 %behind)
  br label %next
next:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %x, i32 %n, ptr %x, i32 1, float 0.0, ptr %p, i32 %n)
  %a = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %a, i32 %n, ptr %x, i32 1, float 0.0, ptr %y, i32 %n)
  ret void
}

; Nothing says that it does.
define void @unknown(i32 %n, i64 %far, ptr %p, ptr %x, ptr %y) {
entry:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %x, i32 %n, ptr %x, i32 1, float 0.0, ptr %p, i32 %n)
  %a = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %a, i32 %n, ptr %x, i32 1, float 0.0, ptr %y, i32 %n)
  ret void
}

; It is said after a function that may end the program, when the products have run.
define void @too_late(i32 %n, i64 %far, ptr %p, ptr %x, ptr %y) {
entry:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %x, i32 %n, ptr %x, i32 1, float 0.0, ptr %p, i32 %n)
  %a = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %a, i32 %n, ptr %x, i32 1, float 0.0, ptr %y, i32 %n)
  call void @report(i32 %n)
  %wide = sext i32 %n to i64
  %behind = icmp sge i64 %far, %wide
  call void @llvm.assume(i1 %behind)
  ret void
}
