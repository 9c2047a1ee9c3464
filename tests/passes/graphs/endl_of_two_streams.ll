; std::endl, inlined for two streams: LLVM merges the end of both, where either locale is asked for a
; character. No function of the program runs there.
; reuse: 1 A of 1 A
; reuse: 1 B of 0 B
source_filename = "endl_of_two_streams.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@_ZSt4cout = external global [272 x i8]
@_ZSt4cerr = external global [272 x i8]
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr)
declare ptr @_ZNSo3putEc(ptr, i8)
declare ptr @_ZNSo5flushEv(ptr)

define i32 @main(i32 %n) {
  %one = icmp sgt i32 %n, 1
  br i1 %one, label %first, label %second
first:
  %locale = load ptr, ptr getelementptr (i8, ptr @_ZSt4cout, i64 240)
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr %locale)
  br label %both
second:
  %other = load ptr, ptr getelementptr (i8, ptr @_ZSt4cerr, i64 240)
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr %other)
  call ptr @_ZNSo5flushEv(ptr @_ZSt4cerr)
  br label %both
both:
  %either = phi ptr [ %locale, %first ], [ %other, %second ]
  %table = load ptr, ptr %either
  %entry = getelementptr i8, ptr %table, i64 48
  %widen = load ptr, ptr %entry
  %end = call i8 %widen(ptr %either, i8 10)
  %out = call ptr @_ZNSo3putEc(ptr @_ZSt4cout, i8 %end)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret i32 0
}

define void @step() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}
