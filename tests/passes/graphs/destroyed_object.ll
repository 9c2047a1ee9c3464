; A destructor that a user object of CUDA holds runs where that is released.
; edge: 0 -> 2 A direct
; edge: 2 -> 1 A direct
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
; reuse: 1 B of 0 B
source_filename = "destroyed_object.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
@u = internal global [64 x float] zeroinitializer
@v = internal global [64 x float] zeroinitializer
@w = internal global [64 x float] zeroinitializer

declare i32 @cudaUserObjectCreate(ptr, ptr, ptr, i32, i32)
declare i32 @cudaUserObjectRelease(ptr, i32)

define i32 @main() {
  %place = alloca ptr
  call i32 @cudaUserObjectCreate(ptr %place, ptr null, ptr @destroy, i32 1, i32 0)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @w, i32 8, ptr @w, i32 8, float 0.0, ptr @x, i32 8)
  %object = load ptr, ptr %place
  call i32 @cudaUserObjectRelease(ptr %object, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @y, i32 8, ptr @w, i32 8, float 0.0, ptr @w, i32 8)
  ret i32 0
}

define internal void @destroy(ptr %none) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr @x, i32 8, ptr @w, i32 8, float 0.0, ptr @y, i32 8)
  ret void
}
