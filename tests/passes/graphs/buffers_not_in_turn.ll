; Pointers that may have changed places: in a function of another module (0, 1); one of two members
; is set, and a struct is copied and its members exchanged (2 to 4); all of a struct is overwritten (5,
; 6); the index of an array is not known (7, 8); a function that calls itself with its arguments
; exchanged reads what the inner call wrote (9, 10).
; edge: 0 -> 1 B call
; edge: 2 -> 3 B direct loop
; edge: 2 -> 4 B direct
; edge: 3 -> 3 B direct loop
; edge: 3 -> 4 B direct
; edge: 5 -> 6 B direct
; edge: 7 -> 8 B direct
; edge: 9 -> 9 B direct
; edge: 9 -> 10 B direct
; reuse: 0 A of 1 A
; reuse: 0 B of 0 B
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 2 B of 0 B
; reuse: 3 A of 0 A
; reuse: 4 A of 0 A
; reuse: 5 A of 0 A
; reuse: 5 B of 0 B
; reuse: 6 A of 0 A
; reuse: 7 A of 0 A
; reuse: 7 B of 0 B
; reuse: 8 A of 0 A
; reuse: 9 A of 0 A
; reuse: 10 A of 0 A
source_filename = "buffers_not_in_turn.c"

@h = internal global ptr null
@w = internal global ptr null
@y = internal global ptr null
@one = internal global float 1.000000e+00
@zero = internal global float 0.000000e+00

define i32 @main() {
  %1 = alloca ptr
  %2 = alloca ptr
  %3 = alloca ptr
  %4 = alloca ptr
  %5 = alloca ptr
  %6 = alloca ptr
  %7 = alloca ptr
  %8 = alloca ptr
  %9 = alloca ptr
  %10 = alloca ptr
  %11 = alloca ptr
  %12 = alloca ptr
  %13 = alloca ptr
  %14 = alloca ptr
  %15 = alloca [2 x ptr]
  %16 = call i32 @cublasCreate_v2(ptr @h)
  call void @llvm.lifetime.start.p0(i64 8, ptr %11)
  %17 = call i32 @cudaMalloc(ptr %11, i64 256)
  %18 = load ptr, ptr %11
  call void @llvm.lifetime.end.p0(i64 8, ptr %11)
  store ptr %18, ptr @w
  call void @llvm.lifetime.start.p0(i64 8, ptr %10)
  %19 = call i32 @cudaMalloc(ptr %10, i64 256)
  %20 = load ptr, ptr %10
  call void @llvm.lifetime.end.p0(i64 8, ptr %10)
  store ptr %20, ptr @y
  call void @llvm.lifetime.start.p0(i64 8, ptr %9)
  %21 = call i32 @cudaMalloc(ptr %9, i64 256)
  %22 = load ptr, ptr %9
  call void @llvm.lifetime.end.p0(i64 8, ptr %9)
  call void @llvm.lifetime.start.p0(i64 8, ptr %12)
  %23 = call i32 @cudaMalloc(ptr %12, i64 256)
  call void @llvm.lifetime.start.p0(i64 8, ptr %13)
  %24 = call i32 @cudaMalloc(ptr %13, i64 256)
  br label %25

25:
  %26 = load ptr, ptr @h
  %27 = load ptr, ptr @w
  %28 = load ptr, ptr %12
  %29 = call i32 @cublasSgemm_v2(ptr %26, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %27, i32 8, ptr %27, i32 8, ptr @zero, ptr %28, i32 8)
  %30 = call i32 @asked()
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:
  call void @exchange(ptr %12, ptr %13)
  br label %33

33:
  %34 = load ptr, ptr @h
  %35 = load ptr, ptr @w
  %36 = load ptr, ptr %13
  %37 = load ptr, ptr @y
  %38 = call i32 @cublasSgemm_v2(ptr %34, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %35, i32 8, ptr %36, i32 8, ptr @zero, ptr %37, i32 8)
  %39 = call i32 @asked()
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %25

41:
  call void @llvm.lifetime.start.p0(i64 8, ptr %8)
  %42 = call i32 @cudaMalloc(ptr %8, i64 256)
  %43 = load ptr, ptr %8
  call void @llvm.lifetime.end.p0(i64 8, ptr %8)
  call void @llvm.lifetime.start.p0(i64 8, ptr %7)
  %44 = call i32 @cudaMalloc(ptr %7, i64 256)
  %45 = load ptr, ptr %7
  call void @llvm.lifetime.end.p0(i64 8, ptr %7)
  br label %46

46:
  %47 = phi ptr [ %45, %41 ], [ %48, %46 ]
  %48 = phi ptr [ %43, %41 ], [ %47, %46 ]
  %49 = load ptr, ptr @h
  %50 = load ptr, ptr @w
  %51 = call i32 @cublasSgemm_v2(ptr %49, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %50, i32 8, ptr %50, i32 8, ptr @zero, ptr %48, i32 8)
  %52 = call i32 @asked()
  %53 = icmp eq i32 %52, 0
  %54 = load ptr, ptr @h
  %55 = load ptr, ptr @w
  %56 = select i1 %53, ptr %47, ptr %48
  %57 = call i32 @cublasSgemm_v2(ptr %54, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %55, i32 8, ptr %47, i32 8, ptr @zero, ptr %56, i32 8)
  %58 = load ptr, ptr @h
  %59 = load ptr, ptr @w
  %60 = call i32 @cublasSgemm_v2(ptr %58, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %59, i32 8, ptr %48, i32 8, ptr @zero, ptr %22, i32 8)
  %61 = call i32 @asked()
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %46

63:
  call void @llvm.lifetime.start.p0(i64 8, ptr %14)
  %64 = call ptr @malloc(i64 256)
  store ptr %64, ptr %14
  %65 = call ptr @malloc(i64 256)
  call void @llvm.lifetime.start.p0(i64 8, ptr %6)
  %66 = call i32 @cudaMalloc(ptr %6, i64 256)
  %67 = load ptr, ptr %6
  call void @llvm.lifetime.end.p0(i64 8, ptr %6)
  %68 = getelementptr inbounds i8, ptr %65, i64 8
  store ptr %67, ptr %68
  %69 = load ptr, ptr %14
  store ptr %67, ptr %69
  call void @llvm.lifetime.start.p0(i64 8, ptr %5)
  %70 = call i32 @cudaMalloc(ptr %5, i64 256)
  %71 = load ptr, ptr %5
  call void @llvm.lifetime.end.p0(i64 8, ptr %5)
  store ptr %71, ptr %65
  %72 = load ptr, ptr %14
  %73 = getelementptr inbounds i8, ptr %72, i64 8
  store ptr %71, ptr %73
  br label %74

74:
  %75 = load ptr, ptr @h
  %76 = load ptr, ptr @w
  %77 = load ptr, ptr %14
  %78 = load ptr, ptr %77
  %79 = call i32 @cublasSgemm_v2(ptr %75, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %14, ptr %76, i32 8, ptr %76, i32 8, ptr @zero, ptr %78, i32 8)
  %80 = call i32 @asked()
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %84, label %82

82:
  %83 = load ptr, ptr %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(256) %83, ptr align 8 dereferenceable(256) %65, i64 256, i1 false)
  br label %84

84:
  %85 = load ptr, ptr @h
  %86 = load ptr, ptr @w
  %87 = load ptr, ptr %14
  %88 = getelementptr inbounds i8, ptr %87, i64 8
  %89 = load ptr, ptr %88
  %90 = call i32 @cublasSgemm_v2(ptr %85, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %14, ptr %86, i32 8, ptr %89, i32 8, ptr @zero, ptr %22, i32 8)
  %91 = call i32 @asked()
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %74

93:
  call void @llvm.lifetime.start.p0(i64 16, ptr %15)
  %94 = call i32 @cudaMalloc(ptr %15, i64 256)
  call void @llvm.lifetime.start.p0(i64 8, ptr %4)
  %95 = call i32 @cudaMalloc(ptr %4, i64 256)
  %96 = load ptr, ptr %4
  call void @llvm.lifetime.end.p0(i64 8, ptr %4)
  %97 = getelementptr inbounds i8, ptr %15, i64 8
  store ptr %96, ptr %97
  call void @llvm.lifetime.start.p0(i64 8, ptr %3)
  %98 = call i32 @cudaMalloc(ptr %3, i64 256)
  %99 = load ptr, ptr %3
  call void @llvm.lifetime.end.p0(i64 8, ptr %3)
  %100 = call i32 @asked()
  %101 = and i32 %100, 1
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds [2 x ptr], ptr %15, i64 0, i64 %102
  store ptr %99, ptr %103
  %104 = load ptr, ptr @h
  %105 = load ptr, ptr @w
  %106 = load ptr, ptr %15
  %107 = call i32 @cublasSgemm_v2(ptr %104, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %14, ptr %105, i32 8, ptr %105, i32 8, ptr @zero, ptr %106, i32 8)
  %108 = load ptr, ptr @h
  %109 = load ptr, ptr @w
  %110 = call i32 @asked()
  %111 = and i32 %110, 1
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds [2 x ptr], ptr %15, i64 0, i64 %112
  %114 = load ptr, ptr %113
  %115 = call i32 @cublasSgemm_v2(ptr %108, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %14, ptr %109, i32 8, ptr %114, i32 8, ptr @zero, ptr %22, i32 8)
  %116 = call i32 @asked()
  call void @llvm.lifetime.start.p0(i64 8, ptr %2)
  %117 = call i32 @cudaMalloc(ptr %2, i64 256)
  %118 = load ptr, ptr %2
  call void @llvm.lifetime.end.p0(i64 8, ptr %2)
  call void @llvm.lifetime.start.p0(i64 8, ptr %1)
  %119 = call i32 @cudaMalloc(ptr %1, i64 256)
  %120 = load ptr, ptr %1
  call void @llvm.lifetime.end.p0(i64 8, ptr %1)
  call fastcc void @walk(i32 %116, ptr %118, ptr %120)
  call void @llvm.lifetime.end.p0(i64 16, ptr %15)
  call void @llvm.lifetime.end.p0(i64 8, ptr %14)
  call void @llvm.lifetime.end.p0(i64 8, ptr %13)
  call void @llvm.lifetime.end.p0(i64 8, ptr %12)
  ret i32 0
}

declare i32 @cublasCreate_v2(ptr)

declare void @llvm.lifetime.start.p0(i64 immarg, ptr)

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

declare i32 @asked()

declare void @exchange(ptr, ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare ptr @malloc(i64)

define internal fastcc void @walk(i32 %0, ptr %1, ptr %2) {
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %7, label %5

5:
  %6 = add nsw i32 %0, -1
  call fastcc void @walk(i32 %6, ptr %2, ptr %1)
  br label %7

7:
  %8 = load ptr, ptr @h
  %9 = load ptr, ptr @w
  %10 = call i32 @cublasSgemm_v2(ptr %8, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %9, i32 8, ptr %1, i32 8, ptr @zero, ptr %2, i32 8)
  %11 = load ptr, ptr @h
  %12 = load ptr, ptr @w
  %13 = load ptr, ptr @y
  %14 = call i32 @cublasSgemm_v2(ptr %11, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %12, i32 8, ptr %2, i32 8, ptr @zero, ptr %13, i32 8)
  ret void
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr)

declare i32 @cudaMalloc(ptr, i64)
