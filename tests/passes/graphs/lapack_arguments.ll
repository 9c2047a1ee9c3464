; Routines of LAPACK only read their sizes, which are the same after that. Not where one gives a size:
; sgelsy its rank. sormlq multiplies by what it reads, and leaves that as it is.
; edge: 1 -> 2 A direct
; edge: 3 -> 5 A direct
; edge: 4 -> 5 A direct
; edge: 6 -> 8 A direct
; edge: 6 -> 8 B call
; edge: 7 -> 8 B call
; reuse: 2 B of 0 B
source_filename = "lapack_arguments.c"

@.str = private unnamed_addr constant [2 x i8] c"N\00", align 1
@one = internal constant float 1.000000e+00, align 4
@zero = internal constant float 0.000000e+00, align 4
@.str.1 = private unnamed_addr constant [2 x i8] c"U\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"L\00", align 1

define void @sizes_only_read(ptr noalias %x, ptr noalias %w, ptr noalias %t, ptr noalias %d, ptr noalias %work, i32 %n) {
entry:
  %n.addr = alloca i32, align 4
  %none = alloca i32, align 4
  %info = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %none)
  store i32 0, ptr %none, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %info)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %x, ptr %n.addr, ptr %w, ptr %n.addr, ptr @zero, ptr %t, ptr %n.addr)
  call void @sbdsqr_(ptr @.str.1, ptr %n.addr, ptr %none, ptr %none, ptr %none, ptr %d, ptr %d, ptr %d, ptr %n.addr, ptr %d, ptr %n.addr, ptr %d, ptr %n.addr, ptr %work, ptr %info)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %w, ptr %n.addr, ptr %x, ptr %n.addr, ptr @zero, ptr %t, ptr %n.addr)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %t, ptr %n.addr, ptr %w, ptr %n.addr, ptr @zero, ptr %x, ptr %n.addr)
  call void @llvm.lifetime.end.p0(i64 4, ptr %info)
  call void @llvm.lifetime.end.p0(i64 4, ptr %none)
  ret void
}

declare void @llvm.lifetime.start.p0(i64, ptr nocapture)

declare void @sgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @sbdsqr_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @llvm.lifetime.end.p0(i64, ptr nocapture)

define void @size_comes_back(ptr noalias %x, ptr noalias %w, ptr noalias %t, ptr noalias %d, ptr noalias %work, i32 %n, float %rcond) {
entry:
  %n.addr = alloca i32, align 4
  %rcond.addr = alloca float, align 4
  %info = alloca i32, align 4
  %lwork = alloca i32, align 4
  %m = alloca i32, align 4
  %pivots = alloca [1 x i32], align 4
  store i32 %n, ptr %n.addr, align 4
  store float %rcond, ptr %rcond.addr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %info)
  call void @llvm.lifetime.start.p0(i64 4, ptr %lwork)
  store i32 -1, ptr %lwork, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %m)
  store i32 %n, ptr %m, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %pivots)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %x, ptr %n.addr, ptr %w, ptr %n.addr, ptr @zero, ptr %t, ptr %n.addr)
  call void @sgelsy_(ptr %m, ptr %m, ptr %m, ptr %d, ptr %m, ptr %d, ptr %m, ptr %pivots, ptr %rcond.addr, ptr %n.addr, ptr %work, ptr %lwork, ptr %info)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %w, ptr %n.addr, ptr %x, ptr %n.addr, ptr @zero, ptr %t, ptr %n.addr)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %t, ptr %n.addr, ptr %w, ptr %n.addr, ptr @zero, ptr %x, ptr %n.addr)
  call void @llvm.lifetime.end.p0(i64 4, ptr %pivots)
  call void @llvm.lifetime.end.p0(i64 4, ptr %m)
  call void @llvm.lifetime.end.p0(i64 4, ptr %lwork)
  call void @llvm.lifetime.end.p0(i64 4, ptr %info)
  ret void
}

declare void @sgelsy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define void @read_and_written(ptr noalias %x, ptr noalias %w, ptr noalias %a, ptr noalias %t, ptr noalias %d, ptr noalias %work, i32 %n) {
entry:
  %n.addr = alloca i32, align 4
  %info = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %info)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %x, ptr %n.addr, ptr %w, ptr %n.addr, ptr @zero, ptr %a, ptr %n.addr)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %w, ptr %n.addr, ptr %x, ptr %n.addr, ptr @zero, ptr %t, ptr %n.addr)
  call void @sormlq_(ptr @.str.2, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr %a, ptr %n.addr, ptr %d, ptr %t, ptr %n.addr, ptr %work, ptr %n.addr, ptr %info)
  call void @sgemm_(ptr @.str, ptr @.str, ptr %n.addr, ptr %n.addr, ptr %n.addr, ptr @one, ptr %a, ptr %n.addr, ptr %t, ptr %n.addr, ptr @zero, ptr %x, ptr %n.addr)
  call void @llvm.lifetime.end.p0(i64 4, ptr %info)
  ret void
}

declare void @sormlq_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)
