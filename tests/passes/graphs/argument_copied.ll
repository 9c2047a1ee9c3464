; What the module puts into a struct, its own argument too, an unknown function may copy to another.
; edge: 0 -> 1 A call
; reuse: 1 B of 0 B
source_filename = "argument_copied.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @assign(ptr, ptr)

define void @f(ptr %to, ptr %from, ptr %x, ptr %y, ptr %w) {
  store ptr %x, ptr %from
  call void @assign(ptr %to, ptr %from)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %x, i32 8)
  %p = load ptr, ptr %to
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %p, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}
