source_filename = "typed_pointers.cu"

%struct.cublasContext = type opaque

declare i32 @cublasSgemm_v2(%struct.cublasContext*, i32, i32, i32, i32, i32, float*, float*, i32, float*, i32, float*, float*, i32)

define i32 @multiply(%struct.cublasContext* %h, float* %one, float* %a, float* %b, [64 x float]* %c) {
  %first = getelementptr inbounds [64 x float], [64 x float]* %c, i64 0, i64 0
  %s = call i32 @mixpert.site.0(%struct.cublasContext* %h, i32 0, i32 0, i32 8, i32 8, i32 8, float* %one, float* %a, i32 8, float* %b, i32 8, float* %one, float* %first, i32 8)
  ret i32 %s
}

@mixpert.module = private unnamed_addr constant [18 x i8] c"typed_pointers.cu\00", align 1
@mixpert.graph = internal constant [239 x i8] c"{\22version\22: 1,\0A\22module\22: \22typed_pointers.cu\22,\0A\22sites\22: [\0A {\22id\22: \22typed_pointers.cu@multiply\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22cublasSgemm_v2\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.plan = internal constant [48 x i8] c"# mixpert-plan 1\0Adefault\09int8:2,2,2\0A# \22quoted\22\0A\00", section ".mixpert.plan", align 1
@mixpert.id.0 = private unnamed_addr constant [27 x i8] c"typed_pointers.cu@multiply\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, i8*, i8*, i8*, i8*, i8* } { i32 1, i32 0, i32 1, i32 0, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @mixpert.id.0, i64 0, i64 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @mixpert.module, i64 0, i64 0), i8* getelementptr inbounds ([48 x i8], [48 x i8]* @mixpert.plan, i64 0, i64 0), i8* null, i8* null }, align 8
define internal i32 @mixpert.site.0(%struct.cublasContext* %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float* %6, float* %7, i32 %8, float* %9, i32 %10, float* %11, float* %12, i32 %13) {
  %status = call i32 @mixpert_cublasSgemm_v2({ i32, i32, i32, i32, i8*, i8*, i8*, i8*, i8* }* @mixpert.desc.0, %struct.cublasContext* %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float* %6, float* %7, i32 %8, float* %9, i32 %10, float* %11, float* %12, i32 %13)
  ret i32 %status
}
declare i32 @mixpert_cublasSgemm_v2({ i32, i32, i32, i32, i8*, i8*, i8*, i8*, i8* }*, %struct.cublasContext*, i32, i32, i32, i32, i32, float*, float*, i32, float*, i32, float*, float*, i32)

@llvm.used = appending global [1 x i8*] [i8* getelementptr inbounds ([239 x i8], [239 x i8]* @mixpert.graph, i64 0, i64 0)], section "llvm.metadata"
