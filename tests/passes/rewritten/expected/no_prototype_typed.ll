; clang 14 calls a function without a prototype through a cast of its type.
source_filename = "no_prototype_typed.c"

declare void @sgemm_(...)

define void @multiply(i8* %t, i32* %n, float* %one, float* %a, float* %b, float* %c) {
  call void (i8*, i8*, i32*, i32*, i32*, float*, float*, i32*, float*, i32*, float*, float*, i32*, ...) bitcast (void (i8*, i8*, i32*, i32*, i32*, float*, float*, i32*, float*, i32*, float*, float*, i32*)* @mixpert.site.0 to void (i8*, i8*, i32*, i32*, i32*, float*, float*, i32*, float*, i32*, float*, float*, i32*, ...)*)(i8* noundef %t, i8* noundef %t, i32* %n, i32* %n, i32* %n, float* %one, float* %a, i32* %n, float* %b, i32* %n, float* %one, float* %c, i32* %n)
  ret void
}

@mixpert.module = private unnamed_addr constant [21 x i8] c"no_prototype_typed.c\00", align 1
@mixpert.graph = internal constant [237 x i8] c"{\22version\22: 1,\0A\22module\22: \22no_prototype_typed.c\22,\0A\22sites\22: [\0A {\22id\22: \22no_prototype_typed.c@multiply\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22sgemm_\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [30 x i8] c"no_prototype_typed.c@multiply\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, i8*, i8*, i8*, i8*, i8* } { i32 1, i32 0, i32 1, i32 0, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @mixpert.id.0, i64 0, i64 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @mixpert.module, i64 0, i64 0), i8* null, i8* null, i8* null }, align 8
define internal void @mixpert.site.0(i8* %0, i8* %1, i32* %2, i32* %3, i32* %4, float* %5, float* %6, i32* %7, float* %8, i32* %9, float* %10, float* %11, i32* %12) {
  call void @mixpert_sgemm_({ i32, i32, i32, i32, i8*, i8*, i8*, i8*, i8* }* @mixpert.desc.0, i8* %0, i8* %1, i32* %2, i32* %3, i32* %4, float* %5, float* %6, i32* %7, float* %8, i32* %9, float* %10, float* %11, i32* %12, i64 1, i64 1)
  ret void
}
declare void @mixpert_sgemm_({ i32, i32, i32, i32, i8*, i8*, i8*, i8*, i8* }*, i8*, i8*, i32*, i32*, i32*, float*, float*, i32*, float*, i32*, float*, float*, i32*, i64, i64)

@llvm.used = appending global [1 x i8*] [i8* getelementptr inbounds ([237 x i8], [237 x i8]* @mixpert.graph, i64 0, i64 0)], section "llvm.metadata"
