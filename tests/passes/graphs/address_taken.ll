; Uses other than a direct call are reported.
; missed: cblas_sgemm 0 its address is taken: calls through the pointer run as address_taken.c@&cblas_sgemm, without edges
; missed: cublasSgemm_v2 0 its address is taken: calls through the pointer run as address_taken.c@&cublasSgemm_v2, without edges
source_filename = "address_taken.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
@table = constant [1 x ptr] [ptr @cublasSgemm_v2]
@text = constant [14 x i8] c"@cblas_sgemm(\00" ; @cblas_sgemm in a string and in a comment
declare void @use(ptr)

define void @main() {
  call void @use(ptr @cblas_sgemm)
  ret void
}
