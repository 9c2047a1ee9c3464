; Each place of a table is a function of its own: neither call runs the other's product.
; edge: 0 -> 1 A direct
source_filename = "virtual_functions_apart.cpp"

@_ZTV5Layer = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN5Layer7forwardEPKfPf, ptr @_ZN5Layer8backwardEPKfPf] }

define void @_ZN5Layer7forwardEPKfPf(ptr align 8 dereferenceable(16) %0, ptr %1, ptr %2) align 2 {
  %4 = getelementptr i8, ptr %0, i64 8
  %5 = load ptr, ptr %4
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %5, i32 8, ptr %1, i32 8, float 0.000000e+00, ptr %2, i32 8)
  ret void
}

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @_ZN5Layer8backwardEPKfPf(ptr align 8 dereferenceable(16) %0, ptr %1, ptr %2) align 2 {
  %4 = getelementptr i8, ptr %0, i64 8
  %5 = load ptr, ptr %4
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %1, i32 8, ptr %5, i32 8, float 0.000000e+00, ptr %2, i32 8)
  ret void
}

define i32 @main() {
  %1 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %2 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %3 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %4 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %5 = call dereferenceable(16) ptr @_Znwm(i64 16)
  store ptr getelementptr inrange(-16, 16) (i8, ptr @_ZTV5Layer, i64 16), ptr %5
  %6 = getelementptr i8, ptr %5, i64 8
  store ptr %1, ptr %6
  call fastcc void @_ZL2upP5LayerPKfPf(ptr %5, ptr %2, ptr %3)
  call fastcc void @_ZL4downP5LayerPKfPf(ptr %5, ptr %3, ptr %4)
  ret i32 0
}

declare ptr @malloc(i64)

declare ptr @_Znwm(i64)

define internal fastcc void @_ZL2upP5LayerPKfPf(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %0
  %5 = load ptr, ptr %4
  call void %5(ptr align 8 dereferenceable(16) %0, ptr %1, ptr %2)
  ret void
}

define internal fastcc void @_ZL4downP5LayerPKfPf(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %0
  %5 = getelementptr i8, ptr %4, i64 8
  %6 = load ptr, ptr %5
  call void %6(ptr align 8 dereferenceable(16) %0, ptr %1, ptr %2)
  ret void
}

