; Variables in memory, as clang writes them without optimisation.
; edge: 0 -> 1 B direct
; reuse: 1 A of 0 A
source_filename = "unoptimised.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %x) #0 {
  %current = alloca ptr
  %next = alloca ptr
  %p = call ptr @malloc(i64 256)
  store ptr %p, ptr %next
  store ptr %x, ptr %current
  %x0 = load ptr, ptr %current
  %y0 = load ptr, ptr %next
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x0, i32 8, ptr %x0, i32 8, float 0.000000e+00, ptr %y0, i32 8)
  %held = load ptr, ptr %next
  store ptr %held, ptr %current
  %q = call ptr @malloc(i64 256)
  store ptr %q, ptr %next
  %x1 = load ptr, ptr %current
  %y1 = load ptr, ptr %next
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x1, i32 8, float 0.000000e+00, ptr %y1, i32 8)
  ret void
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" }
