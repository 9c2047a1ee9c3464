; A std::function that calls a product with matrices captured by reference.
; edge: 1 -> 1 A direct loop
; edge: 1 -> 1 B direct loop
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
source_filename = "function_object.c"

%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }

$__clang_call_terminate = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@"_ZTSZL7productiE3$_0" = internal constant [17 x i8] c"ZL7productiE3$_0\00"
@"_ZTIZL7productiE3$_0" = internal constant { ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZL7productiE3$_0" }
@"_ZTSZL6squareiE3$_0" = internal constant [16 x i8] c"ZL6squareiE3$_0\00"
@"_ZTIZL6squareiE3$_0" = internal constant { ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZL6squareiE3$_0" }

define i32 @main() {
  %1 = call i32 @tick()
  call fastcc void @_ZL7producti(i32 %1)
  %2 = call i32 @tick()
  call fastcc void @_ZL6squarei(i32 %2)
  ret i32 0
}

define internal fastcc void @_ZL7producti(i32 %0) personality ptr @__gxx_personality_v0 {
  %2 = alloca i32
  %3 = alloca ptr
  %4 = alloca float
  %5 = alloca float
  %6 = alloca ptr
  %7 = alloca ptr
  %8 = alloca ptr
  %9 = alloca %"class.std::function"
  store i32 %0, ptr %2
  store ptr null, ptr %3
  store float 1.000000e+00, ptr %4
  store float 0.000000e+00, ptr %5
  %10 = sext i32 %0 to i64
  %11 = shl i64 %10, 2
  %12 = mul i64 %11, %10
  %13 = call ptr @malloc(i64 %12)
  store ptr %13, ptr %6
  %14 = call ptr @malloc(i64 %12)
  store ptr %14, ptr %7
  %15 = call ptr @malloc(i64 %12)
  store ptr %15, ptr %8
  %16 = getelementptr i8, ptr %9, i64 16
  %17 = getelementptr i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 32, i1 false)
  %18 = call ptr @_Znwm(i64 56)
  store ptr %3, ptr %18
  %19 = getelementptr i8, ptr %18, i64 8
  store ptr %2, ptr %19
  %20 = getelementptr i8, ptr %18, i64 16
  store ptr %4, ptr %20
  %21 = getelementptr i8, ptr %18, i64 24
  store ptr %6, ptr %21
  %22 = getelementptr i8, ptr %18, i64 32
  store ptr %7, ptr %22
  %23 = getelementptr i8, ptr %18, i64 40
  store ptr %5, ptr %23
  %24 = getelementptr i8, ptr %18, i64 48
  store ptr %8, ptr %24
  store ptr %18, ptr %9
  store ptr @"_ZNSt17_Function_handlerIFvvEZL7productiE3$_0E9_M_invokeERKSt9_Any_data", ptr %17
  store ptr @"_ZNSt17_Function_handlerIFvvEZL7productiE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", ptr %16
  invoke fastcc void @_ZL8repeatedSt8functionIFvvEE(ptr %9)
          to label %25 unwind label %34

25:
  %26 = load ptr, ptr %16
  %27 = icmp eq ptr %26, null
  br i1 %27, label %33, label %28

28:
  %29 = invoke i1 %26(ptr align 8 %9, ptr align 8 %9, i32 3)
          to label %33 unwind label %30

30:
  %31 = landingpad { ptr, i32 }
          catch ptr null
  %32 = extractvalue { ptr, i32 } %31, 0
  call void @__clang_call_terminate(ptr %32)
  unreachable

33:
  ret void

34:
  %35 = landingpad { ptr, i32 }
          cleanup
  %36 = load ptr, ptr %16
  %37 = icmp eq ptr %36, null
  br i1 %37, label %43, label %38

38:
  %39 = invoke i1 %36(ptr align 8 %9, ptr align 8 %9, i32 3)
          to label %43 unwind label %40

40:
  %41 = landingpad { ptr, i32 }
          catch ptr null
  %42 = extractvalue { ptr, i32 } %41, 0
  call void @__clang_call_terminate(ptr %42)
  unreachable

43:
  resume { ptr, i32 } %35
}

declare i32 @tick()

define internal fastcc void @_ZL6squarei(i32 %0) personality ptr @__gxx_personality_v0 {
  %2 = alloca i32
  %3 = alloca ptr
  %4 = alloca float
  %5 = alloca float
  %6 = alloca ptr
  %7 = alloca ptr
  %8 = alloca %"class.std::function"
  store i32 %0, ptr %2
  store ptr null, ptr %3
  store float 1.000000e+00, ptr %4
  store float 0.000000e+00, ptr %5
  %9 = sext i32 %0 to i64
  %10 = shl i64 %9, 2
  %11 = mul i64 %10, %9
  %12 = call ptr @malloc(i64 %11)
  store ptr %12, ptr %6
  %13 = call ptr @malloc(i64 %11)
  store ptr %13, ptr %7
  %14 = getelementptr i8, ptr %8, i64 16
  %15 = getelementptr i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 32, i1 false)
  %16 = call ptr @_Znwm(i64 48)
  store ptr %3, ptr %16
  %17 = getelementptr i8, ptr %16, i64 8
  store ptr %2, ptr %17
  %18 = getelementptr i8, ptr %16, i64 16
  store ptr %4, ptr %18
  %19 = getelementptr i8, ptr %16, i64 24
  store ptr %6, ptr %19
  %20 = getelementptr i8, ptr %16, i64 32
  store ptr %5, ptr %20
  %21 = getelementptr i8, ptr %16, i64 40
  store ptr %7, ptr %21
  store ptr %16, ptr %8
  store ptr @"_ZNSt17_Function_handlerIFvvEZL6squareiE3$_0E9_M_invokeERKSt9_Any_data", ptr %15
  store ptr @"_ZNSt17_Function_handlerIFvvEZL6squareiE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", ptr %14
  invoke fastcc void @_ZL8repeatedSt8functionIFvvEE(ptr %8)
          to label %22 unwind label %31

22:
  %23 = load ptr, ptr %14
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:
  %26 = invoke i1 %23(ptr align 8 %8, ptr align 8 %8, i32 3)
          to label %30 unwind label %27

27:
  %28 = landingpad { ptr, i32 }
          catch ptr null
  %29 = extractvalue { ptr, i32 } %28, 0
  call void @__clang_call_terminate(ptr %29)
  unreachable

30:
  ret void

31:
  %32 = landingpad { ptr, i32 }
          cleanup
  %33 = load ptr, ptr %14
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:
  %36 = invoke i1 %33(ptr align 8 %8, ptr align 8 %8, i32 3)
          to label %40 unwind label %37

37:
  %38 = landingpad { ptr, i32 }
          catch ptr null
  %39 = extractvalue { ptr, i32 } %38, 0
  call void @__clang_call_terminate(ptr %39)
  unreachable

40:
  resume { ptr, i32 } %32
}

declare ptr @malloc(i64)

define internal fastcc void @_ZL8repeatedSt8functionIFvvEE(ptr %0) {
  %2 = call i32 @tick()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %15, label %4

4:
  %5 = getelementptr i8, ptr %0, i64 16
  %6 = getelementptr i8, ptr %0, i64 24
  br label %7

7:
  %8 = load ptr, ptr %5
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:
  call void @_ZSt25__throw_bad_function_callv()
  unreachable

11:
  %12 = load ptr, ptr %6
  call void %12(ptr align 8 %0)
  %13 = call i32 @tick()
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %7

15:
  ret void
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZSt25__throw_bad_function_callv()

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal void @"_ZNSt17_Function_handlerIFvvEZL7productiE3$_0E9_M_invokeERKSt9_Any_data"(ptr align 8 %0) align 2 {
  %2 = load ptr, ptr %0
  %3 = load ptr, ptr %2
  %4 = load ptr, ptr %3
  %5 = getelementptr i8, ptr %2, i64 8
  %6 = load ptr, ptr %5
  %7 = load i32, ptr %6
  %8 = getelementptr i8, ptr %2, i64 16
  %9 = load ptr, ptr %8
  %10 = getelementptr i8, ptr %2, i64 24
  %11 = load ptr, ptr %10
  %12 = load ptr, ptr %11
  %13 = getelementptr i8, ptr %2, i64 32
  %14 = load ptr, ptr %13
  %15 = load ptr, ptr %14
  %16 = getelementptr i8, ptr %2, i64 40
  %17 = load ptr, ptr %16
  %18 = getelementptr i8, ptr %2, i64 48
  %19 = load ptr, ptr %18
  %20 = load ptr, ptr %19
  %21 = call i32 @cublasSgemm_v2(ptr %4, i32 0, i32 0, i32 %7, i32 %7, i32 %7, ptr %9, ptr %12, i32 %7, ptr %15, i32 %7, ptr %17, ptr %20, i32 %7)
  ret void
}

define internal i1 @"_ZNSt17_Function_handlerIFvvEZL7productiE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr align 8 %0, ptr align 8 %1, i32 %2) align 2 {
  switch i32 %2, label %14 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %7
    i32 3, label %10
  ]

4:
  store ptr @"_ZTIZL7productiE3$_0", ptr %0
  br label %14

5:
  %6 = load ptr, ptr %1
  store ptr %6, ptr %0
  br label %14

7:
  %8 = load ptr, ptr %1
  %9 = call ptr @_Znwm(i64 56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 8 %8, i64 56, i1 false)
  store ptr %9, ptr %0
  br label %14

10:
  %11 = load ptr, ptr %0
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  call void @_ZdlPvm(ptr %11, i64 56)
  br label %14

14:
  ret i1 false
}

declare ptr @_Znwm(i64)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

declare void @_ZdlPvm(ptr, i64)

define linkonce_odr hidden void @__clang_call_terminate(ptr %0) comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

define internal void @"_ZNSt17_Function_handlerIFvvEZL6squareiE3$_0E9_M_invokeERKSt9_Any_data"(ptr align 8 %0) align 2 {
  %2 = load ptr, ptr %0
  %3 = load ptr, ptr %2
  %4 = load ptr, ptr %3
  %5 = getelementptr i8, ptr %2, i64 8
  %6 = load ptr, ptr %5
  %7 = load i32, ptr %6
  %8 = getelementptr i8, ptr %2, i64 16
  %9 = load ptr, ptr %8
  %10 = getelementptr i8, ptr %2, i64 24
  %11 = load ptr, ptr %10
  %12 = load ptr, ptr %11
  %13 = getelementptr i8, ptr %2, i64 32
  %14 = load ptr, ptr %13
  %15 = getelementptr i8, ptr %2, i64 40
  %16 = load ptr, ptr %15
  %17 = load ptr, ptr %16
  %18 = call i32 @cublasSgemm_v2(ptr %4, i32 0, i32 0, i32 %7, i32 %7, i32 %7, ptr %9, ptr %12, i32 %7, ptr %12, i32 %7, ptr %14, ptr %17, i32 %7)
  %19 = load ptr, ptr %10
  %20 = load ptr, ptr %15
  %21 = load ptr, ptr %19
  %22 = load ptr, ptr %20
  store ptr %22, ptr %19
  store ptr %21, ptr %20
  ret void
}

define internal i1 @"_ZNSt17_Function_handlerIFvvEZL6squareiE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr align 8 %0, ptr align 8 %1, i32 %2) align 2 {
  switch i32 %2, label %14 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %7
    i32 3, label %10
  ]

4:
  store ptr @"_ZTIZL6squareiE3$_0", ptr %0
  br label %14

5:
  %6 = load ptr, ptr %1
  store ptr %6, ptr %0
  br label %14

7:
  %8 = load ptr, ptr %1
  %9 = call ptr @_Znwm(i64 48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 8 %8, i64 48, i1 false)
  store ptr %9, ptr %0
  br label %14

10:
  %11 = load ptr, ptr %0
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  call void @_ZdlPvm(ptr %11, i64 48)
  br label %14

14:
  ret i1 false
}

