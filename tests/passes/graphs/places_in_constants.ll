; Constant expressions lead to a place in a variable: one of two members is set, or both are, in a
; vector. What is read through the second member may be what was stored in either way.
; edge: 0 -> 1 A direct
; edge: 1 -> 1 B direct loop
; edge: 1 -> 1 C direct loop
; edge: 1 -> 2 A direct
; edge: 1 -> 2 B direct
; edge: 2 -> 3 A direct
; edge: 2 -> 3 B direct
source_filename = "places_in_constants.c"

%pair = type { ptr, ptr }
@chosen = internal global %pair zeroinitializer
@inner = internal global %pair zeroinitializer
@outer = internal global %pair zeroinitializer

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @asked()

define i32 @main() {
  %w = call ptr @malloc(i64 256)
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %z = call ptr @malloc(i64 256)
  store ptr %x, ptr @chosen
  store ptr %y, ptr getelementptr inbounds (i8, ptr @chosen, i64 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %z, i32 8)
  br label %loop
loop:
  %yes = call i1 @asked()
  %place = select i1 %yes, ptr getelementptr inbounds (i8, ptr @chosen, i64 8), ptr @chosen
  store ptr %z, ptr %place
  %second = load ptr, ptr getelementptr inbounds (i8, ptr @chosen, i64 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %second, i32 8, ptr %w, i32 8, float 1.0, ptr %w, i32 8)
  %again = call i1 @asked()
  br i1 %again, label %loop, label %end
end:
  store ptr %y, ptr getelementptr inbounds (i8, ptr @inner, i64 8)
  store <2 x ptr> <ptr @inner, ptr getelementptr inbounds (i8, ptr @inner, i64 8)>, ptr @outer
  %x.again = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x.again, i32 8)
  call void @set(ptr %x.again)
  %held = load ptr, ptr getelementptr inbounds (i8, ptr @inner, i64 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %held, i32 8, ptr %held, i32 8, float 1.0, ptr %y, i32 8)
  ret i32 0
}

define internal void @set(ptr %value) noinline {
  %place = load ptr, ptr getelementptr inbounds (i8, ptr @outer, i64 8)
  store ptr %value, ptr %place
  ret void
}
