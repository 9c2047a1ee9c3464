; Two pointers that lie side by side change places by one load and one store, as -O2 makes of a swap.
; edge: 0 -> 0 A direct
source_filename = "swap_by_vector.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @again()

define void @run(ptr %pair, ptr %b, i32 %n) {
entry:
  %one = call ptr @malloc(i64 4096)
  %other = call ptr @malloc(i64 4096)
  %behind = getelementptr i8, ptr %pair, i64 8
  store ptr %one, ptr %pair
  store ptr %other, ptr %behind
  br label %loop
loop:
  %from = load ptr, ptr %pair
  %to = load ptr, ptr %behind
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %from, i32 %n, ptr %b, i32 %n, float 0.0, ptr %to, i32 %n)
  %both = load <2 x ptr>, ptr %pair
  %swapped = shufflevector <2 x ptr> %both, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  store <2 x ptr> %swapped, ptr %pair
  %more = call i1 @again()
  br i1 %more, label %loop, label %done
done:
  ret void
}
