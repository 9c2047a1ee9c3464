; Pointers that change places in memory: what each may be is followed until it is not one value.
; (Every way through the loads and stores was followed once, which took for ever.)
source_filename = "swapped_for_ever.c"

; struct { ptr here, there; }
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @calloc(i64, i64)

define void @run(ptr %pair, i32 %n, i1 %once) noinline {
  %there = getelementptr i8, ptr %pair, i64 8
  br i1 %once, label %move, label %swap

move:
  %second = load ptr, ptr %there
  store ptr %second, ptr %pair
  ret void

swap:
  %a = load ptr, ptr %pair
  %b = load ptr, ptr %there
  store ptr %b, ptr %pair
  store ptr %a, ptr %there
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr null, i32 %n, float 0.0, ptr null, i32 %n)
  br label %swap
}

define i32 @main(i32 %n, ptr %arguments) {
  %pair = call ptr @calloc(i64 1, i64 16)
  call void @run(ptr %pair, i32 %n, i1 false)
  ret i32 0
}
