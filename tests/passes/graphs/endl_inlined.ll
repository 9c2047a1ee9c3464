; std::endl, inlined: it asks the stream's locale for a character, through a table of the library.
; No function of the program runs there, as it may while what is not known is called.
; reuse: 1 A of 1 A
; reuse: 1 B of 0 B
source_filename = "endl_inlined.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@_ZSt4cout = external global [272 x i8]
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr)
declare ptr @_ZNSo3putEc(ptr, i8)
declare ptr @_ZNSo5flushEv(ptr)

define i32 @main() {
  %locale = load ptr, ptr getelementptr (i8, ptr @_ZSt4cout, i64 240)
  call void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr %locale)
  %table = load ptr, ptr %locale
  %entry = getelementptr i8, ptr %table, i64 48
  %widen = load ptr, ptr %entry
  %end = call i8 %widen(ptr %locale, i8 10)
  %out = call ptr @_ZNSo3putEc(ptr @_ZSt4cout, i8 %end)
  call ptr @_ZNSo5flushEv(ptr %out)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @z, i32 8)
  ret i32 0
}

define void @step() {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}
