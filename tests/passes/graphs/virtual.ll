; Virtual calls: each layer's table is known from its object, so only neighbours meet.
; edge: 0 -> 1 B direct
source_filename = "virtual.cpp"

@dense = internal constant [2 x ptr] [ptr null, ptr @dense.forward]
@projection = internal constant [2 x ptr] [ptr null, ptr @projection.forward]

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define internal void @dense.forward(ptr %this, ptr %x, ptr %y) {
  %place = getelementptr i8, ptr %this, i64 8
  %w = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define internal void @projection.forward(ptr %this, ptr %x, ptr %y) {
  %place = getelementptr i8, ptr %this, i64 8
  %w = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %w, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

define internal void @forward(ptr %layer, ptr %x, ptr %y) noinline {
  %table = load ptr, ptr %layer
  %place = getelementptr i8, ptr %table, i64 8
  %function = load ptr, ptr %place
  call void %function(ptr %layer, ptr %x, ptr %y)
  ret void
}

define void @main(ptr %x, ptr %w1, ptr %w2, ptr %y) {
  %h = call ptr @malloc(i64 256)
  %first = call ptr @malloc(i64 16)
  store ptr @dense, ptr %first
  %w.first = getelementptr i8, ptr %first, i64 8
  store ptr %w1, ptr %w.first
  %second = call ptr @malloc(i64 16)
  store ptr @projection, ptr %second
  %w.second = getelementptr i8, ptr %second, i64 8
  store ptr %w2, ptr %w.second
  call void @forward(ptr %first, ptr %x, ptr %h)
  call void @forward(ptr %second, ptr %h, ptr %y)
  ret void
}
