source_filename = "musttail.c"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

define i32 @forward(ptr %h, i32 %ta, i32 %tb, i32 %m, i32 %n, i32 %k, ptr %alpha, ptr %a, i32 %lda, ptr %b, i32 %ldb, ptr %beta, ptr %c, i32 %ldc) {
  %s = musttail call i32 @cublasSgemm_v2(ptr %h, i32 %ta, i32 %tb, i32 %m, i32 %n, i32 %k, ptr %alpha, ptr %a, i32 %lda, ptr %b, i32 %ldb, ptr %beta, ptr %c, i32 %ldc)
  ret i32 %s
}
