source_filename = "inrange.cpp"

@_ZTV5Layer = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN5Layer8multiplyEPfS0_S0_] }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @_ZN5LayerC2Ev(ptr %this) {
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV5Layer, i32 0, inrange i32 0, i32 2), ptr %this, align 8
  ret void
}

define void @_ZN5Layer8multiplyEPfS0_S0_(ptr %this, ptr %a, ptr %b, ptr %c) {
  call void @mixpert.site.0(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}

@mixpert.module = private unnamed_addr constant [12 x i8] c"inrange.cpp\00", align 1
@mixpert.graph = internal constant [262 x i8] c"{\22version\22: 1,\0A\22module\22: \22inrange.cpp\22,\0A\22sites\22: [\0A {\22id\22: \22inrange.cpp@_ZN5Layer8multiplyEPfS0_S0_\22, \22index\22: 0, \22function\22: \22_ZN5Layer8multiplyEPfS0_S0_\22, \22callee\22: \22cblas_sgemm\22, \22file\22: \22\22, \22line\22: 0, \22column\22: 0}],\0A\22edges\22: [],\0A\22reuses\22: [],\0A\22missed\22: []}\0A\00", section ".mixpert.graph", align 1
@mixpert.id.0 = private unnamed_addr constant [40 x i8] c"inrange.cpp@_ZN5Layer8multiplyEPfS0_S0_\00", align 1
@mixpert.desc.0 = internal global { i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr } { i32 1, i32 0, i32 1, i32 0, ptr @mixpert.id.0, ptr @mixpert.module, ptr null, ptr null, ptr null }, align 8
define internal void @mixpert.site.0(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  call void @mixpert_cblas_sgemm(ptr @mixpert.desc.0, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13)
  ret void
}
declare void @mixpert_cblas_sgemm(ptr, i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

@llvm.used = appending global [1 x ptr] [ptr @mixpert.graph], section "llvm.metadata"
