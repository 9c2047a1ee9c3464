; C = A B with A = 2 (1x1) and B = 3, through cblas_sgemm and a mixpert site; returns C as status
%site = type { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr }

@id = private constant [11 x i8] c"app.c:1:1@\00"
@module = private constant [6 x i8] c"app.c\00"
@site = internal global %site { i32 1, i32 0, i32 1, i32 0, ptr @id, ptr @module, ptr null, ptr null, ptr null }

declare void @mixpert_cblas_sgemm(ptr, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define i32 @main() {
  %a = alloca float
  %b = alloca float
  %c = alloca float
  store float 2.0, ptr %a
  store float 3.0, ptr %b
  call void @mixpert_cblas_sgemm(ptr @site, i32 102, i32 111, i32 111, i32 1, i32 1, i32 1, float 1.0, ptr %a, i32 1, ptr %b, i32 1, float 0.0, ptr %c, i32 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 1, i32 1, i32 1, float 1.0, ptr %c, i32 1, ptr %b, i32 1, float 0.0, ptr %a, i32 1)
  %1 = load float, ptr %a
  %2 = fptosi float %1 to i32
  ret i32 %2
}
