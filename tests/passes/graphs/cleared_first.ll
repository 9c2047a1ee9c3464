; All that is ever read is overwritten first: what comes after still counts.
; edge: 0 -> 0 A direct loop
; edge: 0 -> 0 B direct loop
; edge: 0 -> 0 C direct loop
source_filename = "cleared_first.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @fill(ptr)
declare i1 @again()

define void @main() {
  %x = call ptr @malloc(i64 256)
  call void @fill(ptr %x)
  call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 256, i1 false)
  br label %loop
loop:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 1.0, ptr %x, i32 8)
  %more = call i1 @again()
  br i1 %more, label %loop, label %done
done:
  ret void
}
