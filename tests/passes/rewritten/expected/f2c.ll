source_filename = "f2c.c"

declare i32 @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @multiply(ptr %t, ptr %n, ptr %one, ptr %a, ptr %b, ptr %c) {
  %r = call i32 @mixpert.site.0(ptr %t, ptr %t, ptr %n, ptr %n, ptr %n, ptr %one, ptr %a, ptr %n, ptr %b, ptr %n, ptr %one, ptr %c, ptr %n)
  ret i32 %r
}

@mixpert.module = private unnamed_addr constant [6 x i8] c"f2c.c\00", align 1
@mixpert.graph = internal constant [207 x i8] c"{\22version\22: 1,\0A\22module\22: \22f2c.c\22,\0A\22sites\22: [\0A {\22id\22: \22f2c.c@multiply\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22sgemm_\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [15 x i8] c"f2c.c@multiply\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal i32 @mixpert.site.0(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  call void @mixpert_sgemm_(ptr @mixpert.desc.0, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 1, i64 1)
  ret i32 0
}
declare void @mixpert_sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
