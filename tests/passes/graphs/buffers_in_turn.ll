; Buffers change places in each iteration, and a product overwrites the one that a pointer leads
; to then. 0 to 2: two behind members of a struct; what 2 reads, 1 has made of what 0 wrote. 3 and 4:
; powers of a matrix by squaring, with three buffers. 5 and 6: two in an array, at an index that flips.
; 7 and 8: two that change places in some iterations, so that 8 adds to what 7 has just written.
; edge: 0 -> 1 C direct
; edge: 1 -> 1 B direct loop
; edge: 1 -> 2 B direct
; edge: 3 -> 3 A direct loop
; edge: 4 -> 3 B direct loop
; edge: 4 -> 4 A direct loop
; edge: 4 -> 4 B direct loop
; edge: 5 -> 6 B direct
; edge: 5 -> 6 C direct
; edge: 6 -> 5 B direct loop
; edge: 7 -> 8 C direct
; edge: 8 -> 7 B direct loop
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
; reuse: 6 A of 5 A
; reuse: 7 A of 5 A
; reuse: 8 A of 5 A
source_filename = "buffers_in_turn.c"

%struct.S = type { ptr, ptr, ptr }

@s = internal global %struct.S zeroinitializer
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
  %9 = alloca [2 x ptr]
  call void @llvm.lifetime.start.p0(i64 8, ptr %8)
  %10 = call i32 @cublasCreate_v2(ptr %8)
  %11 = call i32 @cudaMalloc(ptr @s, i64 256)
  %12 = call i32 @cudaMalloc(ptr getelementptr inbounds (i8, ptr @s, i64 8), i64 256)
  %13 = call i32 @cudaMalloc(ptr getelementptr inbounds (i8, ptr @s, i64 16), i64 256)
  call void @llvm.lifetime.start.p0(i64 8, ptr %7)
  %14 = call i32 @cudaMalloc(ptr %7, i64 256)
  %15 = load ptr, ptr %7
  call void @llvm.lifetime.end.p0(i64 8, ptr %7)
  br label %16

16:
  %17 = load ptr, ptr %8
  %18 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %19 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 8)
  %20 = call i32 @cublasSgemm_v2(ptr %17, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %18, i32 8, ptr %18, i32 8, ptr @zero, ptr %19, i32 8)
  %21 = load ptr, ptr %8
  %22 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %23 = load ptr, ptr @s
  %24 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 8)
  %25 = call i32 @cublasSgemm_v2(ptr %21, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %22, i32 8, ptr %23, i32 8, ptr @one, ptr %24, i32 8)
  %26 = load ptr, ptr %8
  %27 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %28 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 8)
  %29 = call i32 @cublasSgemm_v2(ptr %26, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %27, i32 8, ptr %28, i32 8, ptr @zero, ptr %15, i32 8)
  %30 = load ptr, ptr @s
  %31 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 8)
  store ptr %31, ptr @s
  store ptr %30, ptr getelementptr inbounds (i8, ptr @s, i64 8)
  %32 = call i32 @asked()
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %16

34:
  call void @llvm.lifetime.start.p0(i64 8, ptr %6)
  %35 = call i32 @cudaMalloc(ptr %6, i64 256)
  %36 = load ptr, ptr %6
  call void @llvm.lifetime.end.p0(i64 8, ptr %6)
  call void @llvm.lifetime.start.p0(i64 8, ptr %5)
  %37 = call i32 @cudaMalloc(ptr %5, i64 256)
  %38 = load ptr, ptr %5
  call void @llvm.lifetime.end.p0(i64 8, ptr %5)
  call void @llvm.lifetime.start.p0(i64 8, ptr %4)
  %39 = call i32 @cudaMalloc(ptr %4, i64 256)
  %40 = load ptr, ptr %4
  call void @llvm.lifetime.end.p0(i64 8, ptr %4)
  br label %41

41:
  %42 = phi ptr [ %40, %34 ], [ %44, %50 ]
  %43 = phi ptr [ %38, %34 ], [ %52, %50 ]
  %44 = phi ptr [ %36, %34 ], [ %51, %50 ]
  %45 = call i32 @asked()
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %47

47:
  %48 = load ptr, ptr %8
  %49 = call i32 @cublasSgemm_v2(ptr %48, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %43, i32 8, ptr %44, i32 8, ptr @zero, ptr %42, i32 8)
  br label %50

50:
  %51 = phi ptr [ %43, %47 ], [ %42, %41 ]
  %52 = phi ptr [ %42, %47 ], [ %43, %41 ]
  %53 = load ptr, ptr %8
  %54 = call i32 @cublasSgemm_v2(ptr %53, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %44, i32 8, ptr %44, i32 8, ptr @zero, ptr %51, i32 8)
  %55 = call i32 @asked()
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %41

57:
  call void @llvm.lifetime.start.p0(i64 16, ptr %9)
  %58 = call i32 @cudaMalloc(ptr %9, i64 256)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3)
  %59 = call i32 @cudaMalloc(ptr %3, i64 256)
  %60 = load ptr, ptr %3
  call void @llvm.lifetime.end.p0(i64 8, ptr %3)
  %61 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %60, ptr %61
  br label %62

62:
  %63 = phi i32 [ 0, %57 ], [ %69, %62 ]
  %64 = load ptr, ptr %8
  %65 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %66 = zext nneg i32 %63 to i64
  %67 = getelementptr inbounds [2 x ptr], ptr %9, i64 0, i64 %66
  %68 = load ptr, ptr %67
  %69 = sub nuw nsw i32 1, %63
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds [2 x ptr], ptr %9, i64 0, i64 %70
  %72 = load ptr, ptr %71
  %73 = call i32 @cublasSgemm_v2(ptr %64, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %65, i32 8, ptr %68, i32 8, ptr @zero, ptr %72, i32 8)
  %74 = load ptr, ptr %8
  %75 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %76 = call i32 @cublasSgemm_v2(ptr %74, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %75, i32 8, ptr %72, i32 8, ptr @one, ptr %72, i32 8)
  %77 = call i32 @asked()
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %62

79:
  call void @llvm.lifetime.start.p0(i64 8, ptr %2)
  %80 = call i32 @cudaMalloc(ptr %2, i64 256)
  %81 = load ptr, ptr %2
  call void @llvm.lifetime.end.p0(i64 8, ptr %2)
  call void @llvm.lifetime.start.p0(i64 8, ptr %1)
  %82 = call i32 @cudaMalloc(ptr %1, i64 256)
  %83 = load ptr, ptr %1
  call void @llvm.lifetime.end.p0(i64 8, ptr %1)
  br label %84

84:
  %85 = phi ptr [ %81, %79 ], [ %95, %84 ]
  %86 = phi ptr [ %83, %79 ], [ %96, %84 ]
  %87 = load ptr, ptr %8
  %88 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %89 = call i32 @cublasSgemm_v2(ptr %87, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %88, i32 8, ptr %85, i32 8, ptr @zero, ptr %86, i32 8)
  %90 = load ptr, ptr %8
  %91 = load ptr, ptr getelementptr inbounds (i8, ptr @s, i64 16)
  %92 = call i32 @cublasSgemm_v2(ptr %90, i32 0, i32 0, i32 8, i32 8, i32 8, ptr @one, ptr %91, i32 8, ptr %91, i32 8, ptr @one, ptr %86, i32 8)
  %93 = call i32 @asked()
  %94 = icmp eq i32 %93, 0
  %95 = select i1 %94, ptr %85, ptr %86
  %96 = select i1 %94, ptr %86, ptr %85
  %97 = call i32 @asked()
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %84

99:
  call void @llvm.lifetime.end.p0(i64 16, ptr %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr %8)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr)

declare i32 @cublasCreate_v2(ptr)

declare i32 @cudaMalloc(ptr, i64)

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr)

declare i32 @asked()
