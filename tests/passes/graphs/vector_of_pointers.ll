; `net->p = net->y; net->q = net->x;` as -O2 writes it: p is y and q is x, and neither is both.
; Which pointer of a vector a number picks is not known, nor is the place to which one picks.
; edge: 0 -> 2 B direct
; edge: 0 -> 3 B direct
; edge: 0 -> 4 B direct
; edge: 0 -> 5 B direct
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 3 A of 0 A
; reuse: 4 A of 0 A
; reuse: 5 A of 0 A
source_filename = "vector_of_pointers.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %net, ptr %w, i32 %at1) {
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  store ptr %x, ptr %net
  %second = getelementptr i8, ptr %net, i64 8
  store ptr %y, ptr %second
  %both = load <2 x ptr>, ptr %net
  %swapped = shufflevector <2 x ptr> %both, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %third = getelementptr i8, ptr %net, i64 16
  store <2 x ptr> %swapped, ptr %third
  %p = load ptr, ptr %third
  %fourth = getelementptr i8, ptr %net, i64 24
  %q = load ptr, ptr %fourth
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %p, i32 8, float 0.0, ptr %z, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %q, i32 8, float 0.0, ptr %z, i32 8)

  %picked = extractelement <2 x ptr> %both, i32 %at1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %picked, i32 8, float 0.0, ptr %z, i32 8)
  %put = insertelement <2 x ptr> %swapped, ptr %x, i32 %at1
  %fifth = getelementptr i8, ptr %net, i64 32
  store <2 x ptr> %put, ptr %fifth
  %either = load ptr, ptr %fifth
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %either, i32 8, float 0.0, ptr %z, i32 8)
  %more = load <2 x ptr>, ptr %fifth
  %known = insertelement <2 x ptr> %more, ptr %x, i32 0
  %one = extractelement <2 x ptr> %known, i32 0
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %one, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}
