; Functions that nobody here calls are called by others, by their name: while an unknown function
; runs (@wait), not while a known one does (@puts). One that only this module sees is called by none.
; edge: 0 -> 3 A direct
; edge: 3 -> 2 A unknown
; edge: 4 -> 5 A unknown
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
; reuse: 3 A of 3 A
; reuse: 3 B of 0 B
; reuse: 4 A of 0 A
; reuse: 4 B of 0 B
; reuse: 5 B of 0 B
source_filename = "called_by_name.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare void @wait()
declare void @work(ptr)
declare i32 @puts(ptr)

define i32 @main() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  call i32 @puts(ptr null)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  call void @wait()
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @u, i32 8)
  call void @work(ptr @v)
  ret i32 0
}

define void @step() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}

define void @on(ptr %p) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @v, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}

define internal void @nobody() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}
