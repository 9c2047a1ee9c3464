; An unknown function that is handed a struct may let pointers in it change places, also between
; structs behind it. One that only reads it does not, and what it has put there itself it keeps apart.
; edge: 0 -> 1 A unknown
; edge: 2 -> 3 A unknown
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
source_filename = "swapped_members.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @turn(ptr)
declare void @turn_behind(ptr)
declare void @look(ptr readonly)
declare void @fill(ptr)
%pair = type { ptr, ptr }

define void @in_struct(ptr %w, ptr %o) {
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %pair = alloca %pair
  store ptr %x, ptr %pair
  %second = getelementptr i8, ptr %pair, i64 8
  store ptr %y, ptr %second
  call void @turn(ptr %pair)
  %now = load ptr, ptr %pair
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %now, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}

define void @behind(ptr %w, ptr %o) {
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %in = alloca ptr
  %out = alloca ptr
  %pair = alloca %pair
  store ptr %x, ptr %in
  store ptr %y, ptr %out
  store ptr %in, ptr %pair
  %second = getelementptr i8, ptr %pair, i64 8
  store ptr %out, ptr %second
  call void @turn_behind(ptr %pair)
  %now = load ptr, ptr %in
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %now, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}

define void @only_read(ptr %w, ptr %o) {
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %pair = alloca %pair
  store ptr %x, ptr %pair
  %second = getelementptr i8, ptr %pair, i64 8
  store ptr %y, ptr %second
  call void @look(ptr %pair)
  %now = load ptr, ptr %pair
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %now, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}

define void @filled(ptr %w, ptr %o) {
  %pair = alloca %pair
  call void @fill(ptr %pair)
  %second = getelementptr i8, ptr %pair, i64 8
  %x = load ptr, ptr %pair
  %y = load ptr, ptr %second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %y, i32 8, ptr %w, i32 8, float 0.0, ptr %o, i32 8)
  ret void
}
