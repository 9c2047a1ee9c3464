source_filename = "no_prototype.c"

declare i32 @cublasSgemm_v2(...)

define i32 @multiply(ptr %h, ptr %one, ptr %a, ptr %b, ptr %c) {
  %s = call i32 (ptr, i32, ...) @mixpert.site.0(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 8, ptr %b, i32 8, ptr %one, ptr %c, i32 8)
  ret i32 %s
}

@mixpert.module = private unnamed_addr constant [15 x i8] c"no_prototype.c\00", align 1
@mixpert.graph = internal constant [233 x i8] c"{\22version\22: 1,\0A\22module\22: \22no_prototype.c\22,\0A\22sites\22: [\0A {\22id\22: \22no_prototype.c@multiply\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22cublasSgemm_v2\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [24 x i8] c"no_prototype.c@multiply\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal i32 @mixpert.site.0(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13) {
  %status = call i32 @mixpert_cublasSgemm_v2(ptr @mixpert.desc.0, ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr %11, ptr %12, i32 %13)
  ret i32 %status
}
declare i32 @mixpert_cublasSgemm_v2(ptr, ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
