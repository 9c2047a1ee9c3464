; Tiles that a loop writes over a result, which it does not end if the check throws: what was there
; before may still be read. (Without the check the loop is one overwrite, as in `swept.ll`.)
; edge: 1 -> 0 A direct
; edge: 2 -> 0 A direct
; reuse: 0 B of 1 B
; reuse: 2 A of 2 A
; reuse: 2 B of 2 B
source_filename = "thrown_in_loop.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @_Z5checki(i32)
declare i32 @__gxx_personality_v0(...)

define void @main(ptr %x, ptr %y) personality ptr @__gxx_personality_v0 {
  %z = call ptr @malloc(i64 1024)
  invoke void @compute(ptr %x, ptr %z) to label %after unwind label %caught

caught:
  %thrown = landingpad { ptr, i32 } catch ptr null
  br label %after

after:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 16, i32 16, i32 16, float 1.000000e+00, ptr %z, i32 16, ptr %x, i32 16, float 0.000000e+00, ptr %y, i32 16)
  ret void
}

define internal void @compute(ptr %x, ptr %z) noinline {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 16, i32 16, i32 16, float 1.000000e+00, ptr %x, i32 16, ptr %x, i32 16, float 0.000000e+00, ptr %z, i32 16)
  br label %loop

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %tile = getelementptr [64 x float], ptr %z, i64 %i
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %tile, i32 8)
  %number = trunc i64 %i to i32
  call void @_Z5checki(i32 %number)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %loop, label %done

done:
  ret void
}
