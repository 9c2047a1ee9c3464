; An option decides which of three products runs, in all turns: each has an edge to itself alone. What
; runs under no option (3) has one from each (to its B), and they from it (to their A and B).
; edge: 0 -> 0 C direct loop
; edge: 0 -> 3 B direct
; edge: 1 -> 1 C direct loop
; edge: 1 -> 3 B direct
; edge: 2 -> 2 C direct loop
; edge: 2 -> 3 B direct
; edge: 3 -> 0 A direct loop
; edge: 3 -> 0 B direct loop
; edge: 3 -> 1 A direct loop
; edge: 3 -> 1 B direct loop
; edge: 3 -> 2 A direct loop
; edge: 3 -> 2 B direct loop
; reuse: 3 A of 3 A
source_filename = "one_form_of_several.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @atoi(ptr)
declare i1 @again()

define void @product(ptr %a, ptr %c, i32 %form) {
entry:
  %none = icmp eq i32 %form, 0
  br i1 %none, label %zero, label %other
zero:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 1.0, ptr %c, i32 8)
  ret void
other:
  %less = icmp slt i32 %form, 0
  br i1 %less, label %below, label %above
below:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 1.0, ptr %c, i32 8)
  ret void
above:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 1.0, ptr %c, i32 8)
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %c = alloca [64 x float]
  %a = alloca [64 x float]
  %w = alloca [64 x float]
  %option = load ptr, ptr %argv
  %form = call i32 @atoi(ptr %option)
  br label %turn
turn:
  call void @product(ptr %a, ptr %c, i32 %form)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %c, i32 8, float 0.0, ptr %a, i32 8)
  %more = call i1 @again()
  br i1 %more, label %turn, label %done
done:
  ret i32 0
}
