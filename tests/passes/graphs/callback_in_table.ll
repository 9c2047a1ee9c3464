; A function in a table that an unknown one gets: it leads to no product, but moves elements of
; variables. What is in a table that nobody gets is not called.
; edge: 0 -> 1 A copy
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "callback_in_table.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

@table = internal constant { ptr, ptr } { ptr @nothing, ptr @move }
@unused = internal constant { ptr } { ptr @move_on }
declare void @run(ptr)

define i32 @main() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  call void @run(ptr @table)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @u, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @z, i32 8, ptr @w, i32 8, float 0.0, ptr @v, i32 8)
  %f = load ptr, ptr @unused
  %none = icmp eq ptr %f, null
  %r = zext i1 %none to i32
  ret i32 %r
}

define internal void @nothing(i32 %n) {
  ret void
}

define internal void @move(i32 %n) {
  %all = load <64 x float>, ptr @x
  store <64 x float> %all, ptr @y
  ret void
}

define internal void @move_on(i32 %n) {
  %all = load <64 x float>, ptr @y
  store <64 x float> %all, ptr @z
  ret void
}
