; Functions that the module does not hold keep a pointer in a struct (@set), behind a handle (@push),
; and give one out (@take, @get, @behind): it may be the one that they were handed, at another place.
; What they allocate (@new) through a pointer that they are handed is none of it.
; edge: 0 -> 1 A unknown
; edge: 2 -> 3 A unknown
; edge: 4 -> 5 A unknown
; edge: 6 -> 7 A unknown
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
; reuse: 9 B of 8 B
source_filename = "kept_by_unknown.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @set(ptr, ptr)
declare ptr @get(ptr)
declare ptr @queue()
declare void @push(ptr, ptr)
declare ptr @take(ptr)
declare ptr @behind(ptr)
declare ptr @library()
declare i32 @new(ptr, ptr, i64)

%vector = type { ptr, i32 }

define void @in_struct(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  %vector = alloca %vector
  store ptr null, ptr %vector
  call void @set(ptr %vector, ptr %z)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %p = load ptr, ptr %vector
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define void @out_of_struct(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  %vector = alloca %vector
  store ptr %z, ptr %vector
  %p = call ptr @get(ptr %vector)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define void @behind_a_handle(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 256)
  %queue = call ptr @queue()
  call void @push(ptr %queue, ptr %z)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %p = call ptr @take(ptr %queue)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define void @elsewhere(ptr %x, ptr %y) {
  %z = call ptr @malloc(i64 512)
  %p = call ptr @behind(ptr %z)
  %half = getelementptr i8, ptr %z, i64 256
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %half, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define void @allocated(ptr %x, ptr %y) {
  %p = alloca ptr
  %q = alloca ptr
  %library = call ptr @library()
  %one = call i32 @new(ptr %library, ptr %p, i64 256)
  %two = call i32 @new(ptr %library, ptr %q, i64 256)
  %a = load ptr, ptr %p
  %b = load ptr, ptr %q
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %a, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %b, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
