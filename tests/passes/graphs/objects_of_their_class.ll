; Each class gets its own objects: the first's result is not what the second reads.
; edge: 1 -> 0 A direct loop
; edge: 1 -> 0 B direct loop
; edge: 1 -> 1 B direct loop
; reuse: 1 A of 1 A
source_filename = "objects_of_their_class.cpp"

@_ZTV3One = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN3One3runEPf] }
@_ZTV5Other = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN5Other3runEPf] }

define void @_ZN3One3runEPf(ptr align 8 dereferenceable(16) %0, ptr %1) align 2 {
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load ptr, ptr %3
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %1, i32 8, ptr %1, i32 8, float 0.000000e+00, ptr %4, i32 8)
  ret void
}

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @_ZN5Other3runEPf(ptr align 8 dereferenceable(16) %0, ptr %1) align 2 {
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load ptr, ptr %3
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %4, i32 8, ptr %1, i32 8, float 0.000000e+00, ptr %1, i32 8)
  ret void
}

define i32 @main(i32 %0, ptr readnone %1) {
  %3 = alloca [2 x ptr]
  %4 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %5 = call dereferenceable(16) ptr @_Znwm(i64 16)
  store ptr getelementptr inrange(-16, 8) (i8, ptr @_ZTV3One, i64 16), ptr %5
  store ptr %5, ptr %3
  %6 = getelementptr i8, ptr %3, i64 8
  %7 = call dereferenceable(16) ptr @_Znwm(i64 16)
  store ptr getelementptr inrange(-16, 8) (i8, ptr @_ZTV5Other, i64 16), ptr %7
  store ptr %7, ptr %6
  %8 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %9 = getelementptr i8, ptr %5, i64 8
  store ptr %8, ptr %9
  %10 = call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %11 = getelementptr i8, ptr %7, i64 8
  store ptr %10, ptr %11
  call fastcc void @_ZL4eachPP5LayeriPf(ptr %3, i32 %0, ptr %4)
  ret i32 0
}

declare ptr @malloc(i64)

declare ptr @_Znwm(i64)

define internal fastcc void @_ZL4eachPP5LayeriPf(ptr %0, i32 %1, ptr %2) {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:
  %6 = zext i32 %1 to i64
  br label %8

7:
  ret void

8:
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr ptr, ptr %0, i64 %9
  %11 = load ptr, ptr %10
  %12 = load ptr, ptr %11
  %13 = load ptr, ptr %12
  call void %13(ptr align 8 dereferenceable(16) %11, ptr %2)
  %14 = add i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %7, label %8
}

