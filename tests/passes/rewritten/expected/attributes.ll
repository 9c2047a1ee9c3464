source_filename = "attributes.c"

declare dso_local void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

define void @multiply(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 {
  tail call void @mixpert.site.0(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef 8, i32 noundef 8, i32 noundef 8, float noundef 1.000000e+00, ptr noundef nonnull align 4 dereferenceable(256) %a, i32 noundef 8, ptr noundef %b, i32 noundef 8, float noundef 0.000000e+00, ptr noundef getelementptr (i8, ptr @buffer, i64 16), i32 noundef 8) #2
  ret void
}

@buffer = global [80 x float] zeroinitializer

attributes #0 = { nounwind uwtable }
attributes #1 = { "no-trapping-math"="true" }
attributes #2 = { nounwind }

@mixpert.module = private unnamed_addr constant [13 x i8] c"attributes.c\00", align 1
@mixpert.graph = internal constant [226 x i8] c"{\22version\22: 1,\0A\22module\22: \22attributes.c\22,\0A\22sites\22: [\0A {\22id\22: \22attributes.c@multiply\22, \22index\22: 0, \22function\22: \22multiply\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [22 x i8] c"attributes.c@multiply\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.0(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.0, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
declare void @mixpert_cblas_sgemm(ptr, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
