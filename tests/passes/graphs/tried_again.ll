; cuBLAS returns another status than 0 where it has not run a product: nothing of product 0 is in what
; product 1 adds to, nothing of 2 in what 3 adds to, nothing of 5 in what 6 adds to. What earlier
; products wrote is. Whether product 8 runs depends on another number than the status of 7.
; edge: 0 -> 2 A direct
; edge: 0 -> 3 A direct
; edge: 2 -> 4 A direct
; edge: 2 -> 5 C direct
; edge: 2 -> 6 C direct
; edge: 3 -> 4 A direct
; edge: 3 -> 5 C direct
; edge: 3 -> 6 C direct
; edge: 7 -> 8 A direct
; reuse: 2 B of 0 B
; reuse: 3 B of 0 B
; reuse: 4 B of 0 B
; reuse: 5 A of 0 A
; reuse: 5 B of 0 B
; reuse: 6 A of 0 A
; reuse: 6 B of 0 B
; reuse: 7 A of 0 A
; reuse: 7 B of 0 B
; reuse: 8 B of 0 B
source_filename = "tried_again.c"

@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @printf(ptr, i32)
declare i32 @chosen()

define i32 @main(ptr %handle) {
start:
  %one = alloca float
  %zero = alloca float
  store float 1.0, ptr %one
  store float 0.0, ptr %zero
  %first = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @x, i32 8, ptr @x, i32 8, ptr %one, ptr @y, i32 8)
  %ran = icmp eq i32 %first, 0
  br i1 %ran, label %next, label %failed

failed:
  %second = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @x, i32 8, ptr @x, i32 8, ptr %one, ptr @y, i32 8)
  %said = call i32 @printf(ptr null, i32 %second)
  ret i32 1

next:
  %fast = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @y, i32 8, ptr @x, i32 8, ptr %zero, ptr @z, i32 8)
  switch i32 %fast, label %fallback [
    i32 0, label %done
  ]

fallback:
  %slow = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @y, i32 8, ptr @x, i32 8, ptr %one, ptr @z, i32 8)
  br label %done

done:
  %use = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @z, i32 8, ptr @x, i32 8, ptr %zero, ptr @w, i32 8)
  %third = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @x, i32 8, ptr @x, i32 8, ptr %one, ptr @z, i32 8)
  %wrong = icmp ne i32 %third, 0
  br i1 %wrong, label %stop, label %last

stop:
  %fourth = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @x, i32 8, ptr @x, i32 8, ptr %one, ptr @z, i32 8)
  %told = call i32 @printf(ptr null, i32 %fourth)
  ret i32 1

last:
  %other = call i32 @chosen()
  %fifth = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @x, i32 8, ptr @x, i32 8, ptr %zero, ptr @y, i32 8)
  %sixth.ran = icmp eq i32 %other, 0
  br i1 %sixth.ran, label %end, label %more

more:
  %sixth = call i32 @cublasSgemm_v2(ptr %handle, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr @y, i32 8, ptr @x, i32 8, ptr %zero, ptr @w, i32 8)
  br label %end

end:
  ret i32 0
}
