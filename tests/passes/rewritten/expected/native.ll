source_filename = "native.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @cublasDgemmBatched_64(ptr, i32, i32, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64, i64)

define void @multiply(ptr %h, ptr %s, ptr %a, ptr %b, ptr %c) {
  call void @mixpert.site.0(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr %c, i32 8)
  %r = call i32 @cublasDgemmBatched_64(ptr %h, i32 0, i32 0, i64 8, i64 8, i64 8, ptr %s, ptr %a, i64 8, ptr %b, i64 8, ptr %s, ptr %c, i64 8, i64 2)
  ret void
}

@mixpert.module = private unnamed_addr constant [9 x i8] c"native.c\00", align 1
@mixpert.graph = internal constant [439 x i8] c"{\22version\22: 1,\0A\22module\22: \22native.c\22,\0A\22sites\22: [\0A {\22id\22: \22native.c@multiply #1\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0},\0A {\22id\22: \22native.c@multiply #2\22, \22index\22: 1, \22function\22: \22multiply\22, \22callee\22: \22cublasDgemmBatched_64\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [\0A {\22from\22: 0, \22to\22: 1, \22operand\22: \22C\22, \22via\22: \22direct\22, \22loop_carried\22: false}],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [21 x i8] c"native.c@multiply #1\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.0(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.0, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
declare void @mixpert_cblas_sgemm(ptr, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
