; The second object's function is another module's: it may copy the first result.
; edge: 0 -> 1 A unknown
; reuse: 1 B of 0 B
source_filename = "table_of_another_module.cpp"

@_ZTV3Own = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN3Own3runEPfS0_] }
@_ZTV7Foreign = external constant { [3 x ptr] }

define void @_ZN3Own3runEPfS0_(ptr readnone align 8 %0, ptr %1, ptr readnone %2) align 2 {
  store float 1.000000e+00, ptr %1
  ret void
}

define i32 @main(i32 %0, ptr readnone %1) {
  %3 = alloca [2 x ptr]
  %4 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %5 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %6 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %7 = call dereferenceable(8) ptr @_Znwm(i64 8)
  store ptr getelementptr inrange(-16, 8) (i8, ptr @_ZTV3Own, i64 16), ptr %7
  store ptr %7, ptr %3
  %8 = getelementptr i8, ptr %3, i64 8
  %9 = call dereferenceable(8) ptr @_Znwm(i64 8)
  store ptr getelementptr inrange(-16, 8) (i8, ptr @_ZTV7Foreign, i64 16), ptr %9
  store ptr %9, ptr %8
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %6, i32 8, ptr %6, i32 8, float 0.000000e+00, ptr %4, i32 8)
  call fastcc void @_ZL4eachPP5LayeriPfS2_(ptr %3, i32 %0, ptr %4, ptr %5)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %5, i32 8, ptr %6, i32 8, float 0.000000e+00, ptr %6, i32 8)
  ret i32 0
}

declare ptr @malloc(i64)

declare ptr @_Znwm(i64)

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define internal fastcc void @_ZL4eachPP5LayeriPfS2_(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8

6:
  %7 = zext i32 %1 to i64
  br label %9

8:
  ret void

9:
  %10 = phi i64 [ 0, %6 ], [ %15, %9 ]
  %11 = getelementptr ptr, ptr %0, i64 %10
  %12 = load ptr, ptr %11
  %13 = load ptr, ptr %12
  %14 = load ptr, ptr %13
  call void %14(ptr align 8 dereferenceable(8) %12, ptr %2, ptr %3)
  %15 = add i64 %10, 1
  %16 = icmp eq i64 %15, %7
  br i1 %16, label %8, label %9
}

