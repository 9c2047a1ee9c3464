; A product ends what was written before in the same area, and in no other.
; edge: 0 -> 1 C direct
; edge: 0 -> 2 A direct
; edge: 1 -> 2 A direct
; edge: 3 -> 4 A direct
; edge: 3 -> 5 C direct
; edge: 5 -> 4 A direct loop
; edge: 5 -> 5 C direct loop
; reuse: 1 A of 0 A
; reuse: 2 B of 0 B
; reuse: 4 B of 3 B
; reuse: 5 A of 3 A
; reuse: 5 B of 3 B
source_filename = "same_area.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i1 @again()

; Other sizes: the second product leaves columns as they were.
define void @fewer_columns(ptr %a, ptr %b, ptr %c, ptr %d, i32 %m, i32 %n, i32 %p) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %c, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %p, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 1.0, ptr %c, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %m, float 1.0, ptr %c, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  ret void
}

; Buffers change places: the same register is another area in the next turn.
define void @two_buffers(ptr %a, ptr %b, ptr %x, ptr %y, ptr %d, i32 %m, i32 %n) {
entry:
  br label %loop
loop:
  %now = phi ptr [ %x, %entry ], [ %other, %loop ]
  %other = phi ptr [ %y, %entry ], [ %now, %loop ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 0.0, ptr %now, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %m, float 1.0, ptr %other, i32 %m, ptr %b, i32 %m, float 0.0, ptr %d, i32 %m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %n, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 1.0, ptr %now, i32 %m)
  %more = call i1 @again()
  br i1 %more, label %loop, label %done
done:
  ret void
}
