; What cublasLtMatmul writes is as large as its layout says: nothing is left there of what was
; before. A layout that was changed since, or that may be another one, says nothing.
; edge: 1 -> 2 A direct
; edge: 3 -> 5 A direct
; edge: 4 -> 5 A direct
; edge: 6 -> 8 A direct
; edge: 7 -> 8 A direct
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 3 B of 0 B
; reuse: 5 B of 0 B
; reuse: 6 A of 0 A
; reuse: 6 B of 0 B
; reuse: 8 B of 0 B
source_filename = "lt_layouts.c"

@zero = internal constant float 0.000000e+00
@one = internal constant float 1.000000e+00
declare i32 @cublasLtMatmul(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr)
declare i32 @cublasLtMatrixLayoutCreate(ptr, i32, i64, i64, i64)
declare i32 @cublasLtMatrixLayoutSetAttribute(ptr, i32, ptr, i64)
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare ptr @malloc(i64)

define void @into(ptr %h, ptr %desc, ptr %s, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m) noinline {
  %handle = alloca ptr
  %size = sext i32 %n to i64
  %r = call i32 @cublasLtMatrixLayoutCreate(ptr %handle, i32 0, i64 %size, i64 %size, i64 %size)
  %r0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %w, i32 %n, ptr %w, i32 %n, ptr @zero, ptr %s, i32 %n)
  %layout = load ptr, ptr %handle
  %r1 = call i32 @cublasLtMatmul(ptr %h, ptr %desc, ptr @one, ptr %w, ptr %layout, ptr %v, ptr %layout, ptr @zero, ptr %s, ptr %layout, ptr %s, ptr %layout, ptr null, ptr null, i64 0, ptr null)
  %r2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %s, i32 %n, ptr %w, i32 %n, ptr @zero, ptr %y, i32 %n)
  ret void
}

define void @changed(ptr %h, ptr %desc, ptr %s, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m) noinline {
  %handle = alloca ptr
  %size = sext i32 %n to i64
  %r = call i32 @cublasLtMatrixLayoutCreate(ptr %handle, i32 0, i64 %size, i64 %size, i64 %size)
  %layout = load ptr, ptr %handle
  %c = call i32 @cublasLtMatrixLayoutSetAttribute(ptr %layout, i32 2, ptr %v, i64 8)
  %r0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %w, i32 %n, ptr %w, i32 %n, ptr @zero, ptr %s, i32 %n)
  %r1 = call i32 @cublasLtMatmul(ptr %h, ptr %desc, ptr @one, ptr %w, ptr %layout, ptr %v, ptr %layout, ptr @zero, ptr %s, ptr %layout, ptr %s, ptr %layout, ptr null, ptr null, i64 0, ptr null)
  %r2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %s, i32 %n, ptr %w, i32 %n, ptr @zero, ptr %y, i32 %n)
  ret void
}

define void @either(ptr %h, ptr %desc, ptr %s, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m) noinline {
  %handle = alloca ptr
  %size = sext i32 %n to i64
  %r = call i32 @cublasLtMatrixLayoutCreate(ptr %handle, i32 0, i64 %size, i64 %size, i64 %size)
  %few = icmp ult i64 %m, 7
  br i1 %few, label %other, label %multiply
other:
  %c = call i32 @cublasLtMatrixLayoutCreate(ptr %handle, i32 0, i64 %m, i64 %m, i64 %size)
  br label %multiply
multiply:
  %r0 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %w, i32 %n, ptr %w, i32 %n, ptr @zero, ptr %s, i32 %n)
  %layout = load ptr, ptr %handle
  %r1 = call i32 @cublasLtMatmul(ptr %h, ptr %desc, ptr @one, ptr %w, ptr %layout, ptr %v, ptr %layout, ptr @zero, ptr %s, ptr %layout, ptr %s, ptr %layout, ptr null, ptr null, i64 0, ptr null)
  %r2 = call i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 %n, i32 %n, i32 %n, ptr @one, ptr %s, i32 %n, ptr %w, i32 %n, ptr @zero, ptr %y, i32 %n)
  ret void
}

define void @main(ptr %h, ptr %desc, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m, i64 %bytes) {
  %s = call ptr @malloc(i64 %bytes)
  call void @into(ptr %h, ptr %desc, ptr %s, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m)
  %t = call ptr @malloc(i64 %bytes)
  call void @changed(ptr %h, ptr %desc, ptr %t, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m)
  %u = call ptr @malloc(i64 %bytes)
  call void @either(ptr %h, ptr %desc, ptr %u, ptr %w, ptr %v, ptr %y, i32 %n, i64 %m)
  ret void
}
