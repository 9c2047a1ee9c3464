source_filename = "inrange.cpp"

@_ZTV5Layer = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN5Layer8multiplyEPfS0_S0_] }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @_ZN5LayerC2Ev(ptr %this) {
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV5Layer, i32 0, inrange i32 0, i32 2), ptr %this, align 8
  ret void
}

define void @_ZN5Layer8multiplyEPfS0_S0_(ptr %this, ptr %a, ptr %b, ptr %c) {
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %a, i32 8, ptr %b, i32 8, float 0.000000e+00, ptr %c, i32 8)
  ret void
}
