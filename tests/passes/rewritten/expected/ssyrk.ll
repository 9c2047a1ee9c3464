source_filename = "ssyrk.cu"

declare i32 @cublasSsyrk_v2(ptr, i32, i32, i32, i32, ptr, ptr, i32, ptr, ptr, i32)
declare i32 @cublasSsyrk_v2_64(ptr, i32, i32, i64, i64, ptr, ptr, i64, ptr, ptr, i64)

define i32 @update(ptr %h, ptr %one, ptr %a, ptr %c) {
  %s = call i32 @mixpert.site.0(ptr %h, i32 0, i32 1, i32 8, i32 16, ptr %one, ptr %a, i32 16, ptr %one, ptr %c, i32 8)
  %w = call i32 @mixpert.site.1(ptr %h, i32 1, i32 0, i64 8, i64 16, ptr %one, ptr %a, i64 8, ptr %one, ptr %c, i64 8)
  ret i32 %s
}

@mixpert.module = private unnamed_addr constant [9 x i8] c"ssyrk.cu\00", align 1
@mixpert.graph = internal constant [430 x i8] c"{\22version\22: 1,\0A\22module\22: \22ssyrk.cu\22,\0A\22sites\22: [\0A {\22id\22: \22ssyrk.cu@update #1\22, \22index\22: 0, \22function\22: \22update\22, \22callee\22: \22cublasSsyrk_v2\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0},\0A {\22id\22: \22ssyrk.cu@update #2\22, \22index\22: 1, \22function\22: \22update\22, \22callee\22: \22cublasSsyrk_v2_64\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [\0A {\22from\22: 0, \22to\22: 1, \22operand\22: \22C\22, \22via\22: \22direct\22, \22loop_carried\22: false}],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [19 x i8] c"ssyrk.cu@update #1\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 0, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal i32 @mixpert.site.0(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
  %status = call i32 @mixpert_cublasSsyrk_v2(ptr @mixpert.desc.0, ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10)
  ret i32 %status
}
@mixpert.id.1 = private unnamed_addr constant [19 x i8] c"ssyrk.cu@update #2\00", align 1
@mixpert.desc.1 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 1, i32 1, i32 0, ptr @mixpert.id.1, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal i32 @mixpert.site.1(ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %status = call i32 @mixpert_cublasSsyrk_v2_64(ptr @mixpert.desc.1, ptr %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  ret i32 %status
}
declare i32 @mixpert_cublasSsyrk_v2(ptr, ptr, i32, i32, i32, i32, ptr, ptr, i32, ptr, ptr, i32)
declare i32 @mixpert_cublasSsyrk_v2_64(ptr, ptr, i32, i32, i64, i64, ptr, ptr, i64, ptr, ptr, i64)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
