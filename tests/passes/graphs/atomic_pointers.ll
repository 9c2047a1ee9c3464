; Pointers to buffers that atomic loads, stores and exchanges move: what is read is in the buffer
; that was put there last. The same for elements.
; edge: 0 -> 1 A direct
; edge: 2 -> 3 A direct
; edge: 4 -> 5 A copy
; reuse: 1 B of 0 B
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
; reuse: 5 B of 0 B
source_filename = "atomic_pointers.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

@slot = internal global i64 0
@other = internal global i64 0

define void @main(ptr %x, ptr %y, ptr %from, ptr %to) {
  %z = call ptr @malloc(i64 256)
  %new = ptrtoint ptr %z to i64
  %swapped = cmpxchg weak volatile ptr @slot, i64 0, i64 %new syncscope("agent") acq_rel monotonic, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %found = load atomic i64, ptr @slot seq_cst, align 8
  %p = inttoptr i64 %found to ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  %w = call ptr @malloc(i64 256)
  %held = ptrtoint ptr %w to i64
  store atomic i64 %held, ptr @other seq_cst, align 8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %w, i32 8)
  %old = atomicrmw xchg ptr @other, i64 0 seq_cst, align 8
  %q = inttoptr i64 %old to ptr
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %q, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %from, i32 8)
  %bits = load atomic i32, ptr %from acquire, align 4
  store atomic i32 %bits, ptr %to release, align 4
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %to, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
