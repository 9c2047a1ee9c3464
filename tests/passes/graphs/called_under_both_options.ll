; A function is called under an option and under its opposite: of its calls only one excludes the
; product that reads.
; edge: 1 -> 0 A direct
; reuse: 0 B of 1 B
source_filename = "called_under_both_options.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
@w = internal global [64 x float] zeroinitializer
@m = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
declare i32 @option()
declare void @note(i32)

define i32 @main() {
  %o = call i32 @option()
  %on = icmp sgt i32 %o, 0
  br i1 %on, label %one, label %other
one:
  call void @note(i32 %o)
  call void @square(ptr @m)
  br label %end
other:
  call void @square(ptr @m)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 64, i32 1, i32 1, float 1.0, ptr @m, i32 64, ptr @w, i32 1, float 0.0, ptr @z, i32 64)
  br label %end
end:
  ret i32 0
}

define internal void @square(ptr %c) noinline {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 64, i32 1, i32 1, float 1.0, ptr @w, i32 64, ptr @w, i32 1, float 0.0, ptr %c, i32 64)
  ret void
}
