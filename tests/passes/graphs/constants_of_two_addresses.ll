; A constant that is computed from several addresses may lead to each of them: `down`, by exclusive
; or, reads what `up` wrote, and the last product reads the second of two matrices, by its distance.
; edge: 0 -> 1 A direct
; edge: 2 -> 3 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "constants_of_two_addresses.c"

@first = internal global [64 x float] zeroinitializer
@second = internal global [64 x float] zeroinitializer

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @asked()

define internal void @up(ptr %object, ptr %w) noinline {
  %place = getelementptr i8, ptr %object, i64 8
  %c = load ptr, ptr %place
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  ret void
}

define internal void @down(ptr %object, ptr %w) noinline {
  %place = getelementptr i8, ptr %object, i64 8
  %a = load ptr, ptr %place
  %c = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %w, i32 8, float 0.0, ptr %c, i32 8)
  ret void
}

define void @run(ptr %w) {
  %object = call ptr @malloc(i64 16)
  %other = call ptr @malloc(i64 16)
  %x = call ptr @malloc(i64 256)
  %y = call ptr @malloc(i64 256)
  %place = getelementptr i8, ptr %object, i64 8
  store ptr %x, ptr %place
  %beside = getelementptr i8, ptr %other, i64 8
  store ptr %y, ptr %beside
  store ptr @down, ptr %other
  call void @up(ptr %object, ptr %w)
  store i64 xor (i64 ptrtoint (ptr @up to i64), i64 xor (i64 ptrtoint (ptr @up to i64), i64 ptrtoint (ptr @down to i64))), ptr %object
  %yes = call i1 @asked()
  %either = select i1 %yes, ptr %object, ptr %other
  %f = load ptr, ptr %either
  call void %f(ptr %either, ptr %w)
  ret void
}

define internal ptr @moved(i64 %by) noinline {
  %start = ptrtoint ptr @first to i64
  %sum = sub i64 %start, %by
  %pointer = inttoptr i64 %sum to ptr
  ret ptr %pointer
}

define internal i64 @distance() noinline {
  %yes = call i1 @asked()
  br i1 %yes, label %far, label %end
far:
  %more = call i1 @asked()
  br label %end
end:
  %by = phi i64 [ sub (i64 ptrtoint (ptr @first to i64), i64 ptrtoint (ptr @second to i64)), %far ], [ 0, %0 ]
  ret i64 %by
}

define void @read(ptr %w, ptr %y) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr @second, i32 8)
  %by = call i64 @distance()
  %a = call ptr @moved(i64 %by)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}
