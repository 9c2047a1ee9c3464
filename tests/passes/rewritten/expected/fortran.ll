source_filename = "fortran.f90"

@n = internal constant i32 8
@one = internal constant float 1.000000e+00
@t = internal constant [1 x i8] c"N"

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ...)

define void @multiply(ptr %a, ptr %b, ptr %c) {
  call void (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ...) @mixpert.site.0(ptr @t, ptr @t, ptr @n, ptr @n, ptr @n, ptr @one, ptr %a, ptr @n, ptr %b, ptr @n, ptr @one, ptr %c, ptr @n)
  call void (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ...) @mixpert.site.1(ptr @t, ptr @t, ptr @n, ptr @n, ptr @n, ptr @one, ptr %a, ptr @n, ptr %b, ptr @n, ptr @one, ptr %c, ptr @n, i64 1, i64 1)
  ret void
}

@mixpert.module = private unnamed_addr constant [12 x i8] c"fortran.f90\00", align 1
@mixpert.graph = internal constant [465 x i8] c"{\22version\22: 1,\0A\22module\22: \22fortran.f90\22,\0A\22sites\22: [\0A {\22id\22: \22fortran.f90@multiply #1\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22sgemm_\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0},\0A {\22id\22: \22fortran.f90@multiply #2\22, \22index\22: 1, \22function\22: \22multiply\22, \22callee\22: \22sgemm_\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [\0A {\22from\22: 0, \22to\22: 1, \22operand\22: \22C\22, \22via\22: \22direct\22, \22loop_carried\22: false}],\0A\22reuses\22: [\0A [1, \22A\22, 0, \22A\22],\0A [1, \22B\22, 0, \22B\22]],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [24 x i8] c"fortran.f90@multiply #1\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 0, i32 131073, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.0(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  call void @mixpert_sgemm_(ptr @mixpert.desc.0, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 1, i64 1)
  ret void
}
@mixpert.id.1 = private unnamed_addr constant [24 x i8] c"fortran.f90@multiply #2\00", align 1
@mixpert.desc.1 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 1, i32 7, i32 131073, ptr @mixpert.id.1, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.1(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14) {
  call void @mixpert_sgemm_(ptr @mixpert.desc.1, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 1, i64 1)
  ret void
}
declare void @mixpert_sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
