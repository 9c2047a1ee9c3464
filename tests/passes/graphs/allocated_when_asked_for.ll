; Memory that is allocated when it is first asked for, in a loop, is allocated once: what clears all
; of it in each turn clears it, and where the pointer to it is null there is nothing in it yet.
; edge: 0 -> 1 B direct
; reuse: 0 B of 0 B
; reuse: 1 A of 1 A
source_filename = "allocated_when_asked_for.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @choose()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @clear(ptr %at, ptr %too) noinline {
entry:
  %old = load ptr, ptr %at
  %none = icmp eq ptr %old, null
  br i1 %none, label %done, label %some
some:
  call void @llvm.memset.p0.i64(ptr %old, i8 0, i64 256, i1 false)
  br label %done
done:
  ret void
}

define void @use(ptr %at, ptr %too, ptr %w, ptr %y) noinline {
entry:
  %old = load ptr, ptr %at
  %none = icmp eq ptr %old, null
  br i1 %none, label %allocate, label %ready
allocate:
  %new = call ptr @malloc(i64 256)
  store ptr %new, ptr %at
  br label %ready
ready:
  %x = load ptr, ptr %at
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %x, i32 4, ptr %w, i32 4, float 0.0, ptr %y, i32 4)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, ptr %w, i32 4, ptr %y, i32 4, float 0.0, ptr %x, i32 4)
  ret void
}

define i32 @main(ptr %w, ptr %y) {
entry:
  %at = alloca ptr
  %too = alloca ptr
  store ptr null, ptr %at
  br label %turn
turn:
  call void @clear(ptr %at, ptr %too)
  call void @use(ptr %at, ptr %too, ptr %w, ptr %y)
  %go = call i32 @choose()
  %again = icmp ne i32 %go, 0
  br i1 %again, label %turn, label %end
end:
  ret i32 0
}
