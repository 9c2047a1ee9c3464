; Functions of a library, of which others may call one while another waits for them; variables are
; what they share. What their arguments point to is not.
; edge: 0 -> 1 A direct
; edge: 0 -> 3 A copy
; edge: 2 -> 1 A direct
; edge: 2 -> 3 A copy
; edge: 4 -> 5 A direct
; reuse: 1 B of 0 B
source_filename = "called_out_of.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

@made = internal global ptr null
declare void @other(ptr)
declare ptr @malloc(i64)

define void @first(ptr %a, ptr %b) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr @x, i32 8)
  call void @other(ptr null)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr %b, i32 8, float 0.0, ptr %a, i32 8)
  ret void
}

define void @second(ptr %a, ptr %b) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr @x, i32 8)
  ret void
}

; It leads to no product, but moves what others have left.
define void @move() {
  %all = load <64 x float>, ptr @x
  store <64 x float> %all, ptr @y
  ret void
}

define void @third(ptr %a, ptr %b) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr %b, i32 8, float 0.0, ptr %a, i32 8)
  ret void
}

; What it allocates is what the next two use.
define void @prepare() {
  %p = call ptr @malloc(i64 256)
  store ptr %p, ptr @made
  ret void
}

define void @fourth(ptr %a, ptr %b) {
  %p = load ptr, ptr @made
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr %p, i32 8)
  ret void
}

define void @fifth(ptr %a, ptr %b) {
  %p = load ptr, ptr @made
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr %b, i32 8, float 0.0, ptr %a, i32 8)
  ret void
}
