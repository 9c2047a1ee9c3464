; What is appended to a string, or written to a stream, is what these functions return: what one
; call returns is not what another one did.
; edge: 0 -> 2 A direct
; reuse: 0 A of 0 A
; reuse: 0 B of 1 B
; reuse: 1 B of 0 B
; reuse: 2 B of 0 B
source_filename = "strings_and_streams.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr, ptr, i64)
declare ptr @_ZNSolsEi(ptr, i32)
declare ptr @malloc(i64)
@text = internal constant [4 x i8] c"abc\00"
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

%named = type { ptr, i64, [16 x i8], ptr }

define void @f() {
  %a = alloca %named
  %b = alloca %named
  %c = alloca [64 x ptr]
  %first = call ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr %a, ptr @text, i64 3)
  %firsts = getelementptr %named, ptr %first, i64 0, i32 3
  store ptr @x, ptr %firsts
  %second = call ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm(ptr %b, ptr @text, i64 3)
  %seconds = getelementptr %named, ptr %second, i64 0, i32 3
  store ptr @y, ptr %seconds
  %stream = call ptr @_ZNSolsEi(ptr %c, i32 1)
  store ptr @w, ptr %stream
  %p = load ptr, ptr %firsts
  %q = load ptr, ptr %seconds
  %r = load ptr, ptr %c
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr %p, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %q, i32 8, ptr %r, i32 8, float 0.0, ptr @z, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr %r, i32 8, float 0.0, ptr @z, i32 8)
  ret void
}
