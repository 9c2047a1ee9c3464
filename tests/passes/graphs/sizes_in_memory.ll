; Sizes and pointers in memory are the same as long as nothing may have written there.
; edge: 0 -> 1 C direct
; edge: 1 -> 2 A direct
; edge: 3 -> 4 C direct
; edge: 3 -> 5 A direct
; edge: 4 -> 5 A direct
; edge: 6 -> 7 C direct
; edge: 6 -> 8 A direct
; edge: 7 -> 8 A direct
; edge: 9 -> 10 C direct
; edge: 9 -> 11 A direct
; edge: 10 -> 11 A direct
source_filename = "sizes_in_memory.c"

; struct { i32 rows, columns; ptr result; }
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @sscanf(ptr, ptr, ...)
declare void @resize(ptr)
declare void @fill(ptr)

@one = internal constant float 1.000000e+00
@zero = internal constant float 0.000000e+00

; Loaded anew for each product: the second adds to all of what the first wrote.
define void @bias(ptr %h, ptr %a, ptr %b, ptr %layer, ptr %d) {
  %m1 = load i32, ptr %layer
  %p1 = getelementptr i8, ptr %layer, i64 4
  %n1 = load i32, ptr %p1
  %q1 = getelementptr i8, ptr %layer, i64 8
  %c1 = load ptr, ptr %q1
  %s1czero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m1, i32 %n1, i32 %m1, ptr @one, ptr %a, i32 %m1, ptr %b, i32 %m1, ptr @zero, ptr %c1, i32 %m1)
  %m2 = load i32, ptr %layer
  %p2 = getelementptr i8, ptr %layer, i64 4
  %n2 = load i32, ptr %p2
  %q2 = getelementptr i8, ptr %layer, i64 8
  %c2 = load ptr, ptr %q2
  %s2cone = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m2, i32 %n2, i32 %m2, ptr @one, ptr %a, i32 %m2, ptr %b, i32 %m2, ptr @one, ptr %c2, i32 %m2)
  %m3 = load i32, ptr %layer
  %p3 = getelementptr i8, ptr %layer, i64 4
  %n3 = load i32, ptr %p3
  %q3 = getelementptr i8, ptr %layer, i64 8
  %c3 = load ptr, ptr %q3
  %s3dzero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m3, i32 %n3, i32 %m3, ptr @one, ptr %c3, i32 %m3, ptr %b, i32 %m3, ptr @zero, ptr %d, i32 %m3)
  ret void
}

; A function that is not seen may change the sizes in between.
define void @may_resize(ptr %h, ptr %a, ptr %b, ptr %layer, ptr %d) {
  %m4 = load i32, ptr %layer
  %p4 = getelementptr i8, ptr %layer, i64 4
  %n4 = load i32, ptr %p4
  %q4 = getelementptr i8, ptr %layer, i64 8
  %c4 = load ptr, ptr %q4
  %s4czero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m4, i32 %n4, i32 %m4, ptr @one, ptr %a, i32 %m4, ptr %b, i32 %m4, ptr @zero, ptr %c4, i32 %m4)
  call void @resize(ptr %layer)
  %m5 = load i32, ptr %layer
  %p5 = getelementptr i8, ptr %layer, i64 4
  %n5 = load i32, ptr %p5
  %q5 = getelementptr i8, ptr %layer, i64 8
  %c5 = load ptr, ptr %q5
  %s5cone = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m5, i32 %n5, i32 %m5, ptr @one, ptr %a, i32 %m5, ptr %b, i32 %m5, ptr @one, ptr %c5, i32 %m5)
  %m6 = load i32, ptr %layer
  %p6 = getelementptr i8, ptr %layer, i64 4
  %n6 = load i32, ptr %p6
  %q6 = getelementptr i8, ptr %layer, i64 8
  %c6 = load ptr, ptr %q6
  %s6dzero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m6, i32 %n6, i32 %m6, ptr @one, ptr %c6, i32 %m6, ptr %b, i32 %m6, ptr @zero, ptr %d, i32 %m6)
  ret void
}

; The first product's size was loaded before it was changed.
define void @loaded_before(ptr %h, ptr %a, ptr %b, ptr %layer, ptr %d, i32 %more) {
  %m7 = load i32, ptr %layer
  %p7 = getelementptr i8, ptr %layer, i64 4
  %n7 = load i32, ptr %p7
  %q7 = getelementptr i8, ptr %layer, i64 8
  %c7 = load ptr, ptr %q7
  store i32 %more, ptr %layer
  %s7czero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m7, i32 %n7, i32 %m7, ptr @one, ptr %a, i32 %m7, ptr %b, i32 %m7, ptr @zero, ptr %c7, i32 %m7)
  %m8 = load i32, ptr %layer
  %p8 = getelementptr i8, ptr %layer, i64 4
  %n8 = load i32, ptr %p8
  %q8 = getelementptr i8, ptr %layer, i64 8
  %c8 = load ptr, ptr %q8
  %s8cone = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m8, i32 %n8, i32 %m8, ptr @one, ptr %a, i32 %m8, ptr %b, i32 %m8, ptr @one, ptr %c8, i32 %m8)
  %m9 = load i32, ptr %layer
  %p9 = getelementptr i8, ptr %layer, i64 4
  %n9 = load i32, ptr %p9
  %q9 = getelementptr i8, ptr %layer, i64 8
  %c9 = load ptr, ptr %q9
  %s9dzero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m9, i32 %n9, i32 %m9, ptr @one, ptr %c9, i32 %m9, ptr %b, i32 %m9, ptr @zero, ptr %d, i32 %m9)
  ret void
}

; A function of the C library changes a size.
define void @read_in(ptr %h, ptr %a, ptr %b, ptr %layer, ptr %d, ptr %text, ptr %format) {
  %m10 = load i32, ptr %layer
  %p10 = getelementptr i8, ptr %layer, i64 4
  %n10 = load i32, ptr %p10
  %q10 = getelementptr i8, ptr %layer, i64 8
  %c10 = load ptr, ptr %q10
  %s10czero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m10, i32 %n10, i32 %m10, ptr @one, ptr %a, i32 %m10, ptr %b, i32 %m10, ptr @zero, ptr %c10, i32 %m10)
  %read = call i32 (ptr, ptr, ...) @sscanf(ptr %text, ptr %format, ptr %layer)
  %m11 = load i32, ptr %layer
  %p11 = getelementptr i8, ptr %layer, i64 4
  %n11 = load i32, ptr %p11
  %q11 = getelementptr i8, ptr %layer, i64 8
  %c11 = load ptr, ptr %q11
  %s11cone = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m11, i32 %n11, i32 %m11, ptr @one, ptr %a, i32 %m11, ptr %b, i32 %m11, ptr @one, ptr %c11, i32 %m11)
  %m12 = load i32, ptr %layer
  %p12 = getelementptr i8, ptr %layer, i64 4
  %n12 = load i32, ptr %p12
  %q12 = getelementptr i8, ptr %layer, i64 8
  %c12 = load ptr, ptr %q12
  %s12dzero = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %m12, i32 %n12, i32 %m12, ptr @one, ptr %c12, i32 %m12, ptr %b, i32 %m12, ptr @zero, ptr %d, i32 %m12)
  ret void
}

; A program of one call each: a library's functions would find what others left behind such a struct.
define i32 @main(ptr %h, ptr %a, ptr %b, ptr %d, ptr %text, ptr %format) {
  %bias = alloca { i32, i32, ptr }
  call void @fill(ptr %bias)
  call void @bias(ptr %h, ptr %a, ptr %b, ptr %bias, ptr %d)
  %may_resize = alloca { i32, i32, ptr }
  call void @fill(ptr %may_resize)
  call void @may_resize(ptr %h, ptr %a, ptr %b, ptr %may_resize, ptr %d)
  %loaded_before = alloca { i32, i32, ptr }
  call void @fill(ptr %loaded_before)
  call void @loaded_before(ptr %h, ptr %a, ptr %b, ptr %loaded_before, ptr %d, i32 1)
  %read_in = alloca { i32, i32, ptr }
  call void @fill(ptr %read_in)
  call void @read_in(ptr %h, ptr %a, ptr %b, ptr %read_in, ptr %d, ptr %text, ptr %format)
  ret i32 0
}
