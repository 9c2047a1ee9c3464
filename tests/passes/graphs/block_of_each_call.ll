; A function that calls itself has a block on the stack for each call: that another call's begins takes
; nothing from this one's.
; edge: 0 -> 1 A direct
source_filename = "block_of_each_call.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare i1 @again()

define void @main(ptr %x, ptr %y) {
  call void @work(ptr %x, ptr %y)
  ret void
}

define internal void @work(ptr %x, ptr %y) noinline {
  %block = alloca [64 x float]
  call void @llvm.lifetime.start.p0(i64 256, ptr %block)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %block, i32 8)
  %again = call i1 @again()
  br i1 %again, label %deeper, label %done

deeper:
  call void @work(ptr %x, ptr %y)
  br label %done

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %block, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
