; command: nvcc -ccbin clang++-19 -O2 -std=c++17 -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=[sm_90,compute_90] --keep --keep-dir build/ir -Xcompiler -emit-llvm,-S,-g,-ffp-contract=off,-fdebug-compilation-dir=. -c samples/gemm/gemm.cu
; sources: samples/gemm/gemm.cu samples/gemm/gemm.h samples/common.h samples/device.h
; sha256: 89a3f6af9e1ab83ed371ae7f19b5c34a6e19e448dbf34cb3f3c1e32ed43169b2
; ModuleID = 'build/ir/gemm.compute_90.cudafe1.cpp'
source_filename = "build/ir/gemm.compute_90.cudafe1.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".section .nv_fatbin, \22a\22"
module asm ".align 8"
module asm "fatbinData:"
module asm ".quad 0x00100001ba55ed50,0x0000000000000d98,0x0000004001010002,0x00000000000005b8"
module asm ".quad 0x0000000000000000,0x0000005000010008,0x0000000000000000,0x0000000000000011"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x41010102464c457f,0x0000000000000008"
module asm ".quad 0x0000000100be0002,0x0000000000000000,0x0000000000000548,0x00000000000002c8"
module asm ".quad 0x0038004006005004,0x0001000a00400002,0x7472747368732e00,0x747274732e006261"
module asm ".quad 0x746d79732e006261,0x746d79732e006261,0x78646e68735f6261,0x6e2e65746f6e2e00"
module asm ".quad 0x6f666e696b742e76,0x6e2e65746f6e2e00,0x6f666e6975632e76,0x666e692e766e2e00"
module asm ".quad 0x67756265642e006f,0x2e00656d6172665f,0x676c6c61632e766e,0x766e2e0068706172"
module asm ".quad 0x79746f746f72702e,0x722e766e2e006570,0x6f697463612e6c65,0x747368732e00006e"
module asm ".quad 0x74732e0062617472,0x79732e0062617472,0x79732e006261746d,0x6e68735f6261746d"
module asm ".quad 0x65746f6e2e007864,0x6e696b742e766e2e,0x65746f6e2e006f66,0x6e6975632e766e2e"
module asm ".quad 0x692e766e2e006f66,0x6265642e006f666e,0x656d6172665f6775,0x6c61632e766e2e00"
module asm ".quad 0x2e0068706172676c,0x6f746f72702e766e,0x766e2e0065707974,0x7463612e6c65722e"
module asm ".quad 0x00000000006e6f69,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0005000300000029,0x0000000000000000,0x0000000000000000,0x0006000300000039"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x000800030000005f,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x000900030000007b,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000008c0000000c,0x4449564e000007d0,0x0070726f43204149,0x0000000000000002"
module asm ".quad 0x0000000700000001,0x0000006000000036,0x4300736178747000,0x706d6f6320616475"
module asm ".quad 0x206e6f6974616c69,0x72202c736c6f6f74,0x3120657361656c65,0x333156202c302e33"
module asm ".quad 0x75420038382e302e,0x6164756320646c69,0x31722e302e33315f,0x706d6f632f302e33"
module asm ".quad 0x3436332e72656c69,0x00305f3431373432,0x6d7320686372612d,0x36206d2d2030385f"
module asm ".quad 0x0000000c00002034,0x000003e800000008,0x432041494449564e,0x005000020070726f"
module asm ".quad 0x00005f0300000082,0xffffffff00000000,0xfffffffe00000000,0xfffffffd00000000"
module asm ".quad 0xfffffffc00000000,0x0000000000000073,0x3605002511000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000300000001"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000040,0x000000000000008a"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x000000030000000b"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000000ca,0x000000000000008a"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x0000000200000013"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000158,0x0000000000000078"
module asm ".quad 0x0000000500000002,0x0000000000000008,0x0000000000000018,0x0000000100000052"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000001d0,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x0000000700000029"
module asm ".quad 0x0000000002000000,0x0000000000000000,0x00000000000001d0,0x00000000000000a4"
module asm ".quad 0x0000000000000000,0x0000000000000004,0x0000000000000000,0x0000000700000039"
module asm ".quad 0x0000000001000000,0x0000000000000000,0x0000000000000274,0x0000000000000020"
module asm ".quad 0x0000000000000005,0x0000000000000004,0x0000000000000000,0x7000000000000049"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000294,0x0000000000000004"
module asm ".quad 0x0000000000000003,0x0000000000000004,0x0000000000000000,0x700000010000005f"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000298,0x0000000000000020"
module asm ".quad 0x0000000000000003,0x0000000000000004,0x0000000000000008,0x7000000b0000007b"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000002b8,0x0000000000000010"
module asm ".quad 0x0000000000000000,0x0000000000000008,0x0000000000000008,0x0000000500000006"
module asm ".quad 0x0000000000000548,0x0000000000000000,0x0000000000000000,0x0000000000000070"
module asm ".quad 0x0000000000000070,0x0000000000000008,0x0000000500000001,0x0000000000000548"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000070,0x0000000000000070"
module asm ".quad 0x0000000000000008,0x0000004001010002,0x00000000000006c8,0x0000000000000000"
module asm ".quad 0x0000005a00010008,0x0000000000000000,0x0000000000000011,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x41010102464c457f,0x0000000000000008,0x0000000100be0002"
module asm ".quad 0x0000000000000000,0x0000000000000620,0x0000000000000360,0x0038004006005a04"
module asm ".quad 0x0001000b00400003,0x7472747368732e00,0x747274732e006261,0x746d79732e006261"
module asm ".quad 0x746d79732e006261,0x78646e68735f6261,0x6e2e65746f6e2e00,0x6f666e696b742e76"
module asm ".quad 0x6e2e65746f6e2e00,0x6f666e6975632e76,0x666e692e766e2e00,0x6f632e766e2e006f"
module asm ".quad 0x766e2e007461706d,0x2e6465726168732e,0x6465767265736572,0x756265642e00302e"
module asm ".quad 0x00656d6172665f67,0x6c6c61632e766e2e,0x6e2e006870617267,0x746f746f72702e76"
module asm ".quad 0x0000000000657079,0x0000000000000000,0x747368732e000000,0x74732e0062617472"
module asm ".quad 0x79732e0062617472,0x79732e006261746d,0x6e68735f6261746d,0x65746f6e2e007864"
module asm ".quad 0x6e696b742e766e2e,0x65746f6e2e006f66,0x6e6975632e766e2e,0x692e766e2e006f66"
module asm ".quad 0x2e766e2e006f666e,0x2e007461706d6f63,0x72657365722e766e,0x2e6d656d53646576"
module asm ".quad 0x003074657366666f,0x726168732e766e2e,0x72657365722e6465,0x5f5f00302e646576"
module asm ".quad 0x72657365725f766e,0x5f4d454d53646576,0x305f74657366666f,0x2e007361696c615f"
module asm ".quad 0x72665f6775626564,0x2e766e2e00656d61,0x706172676c6c6163,0x72702e766e2e0068"
module asm ".quad 0x00657079746f746f,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0005000300000029,0x0000000000000000,0x0000000000000000,0x0006000300000039"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x000000210000005d,0x0000000000000000"
module asm ".quad 0x0000000000000004,0x000aa0200000008c,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00090003000000ba,0x0000000000000000,0x0000000000000000,0x0000008c0000000c"
module asm ".quad 0x4449564e000007d0,0x0070726f43204149,0x0000000000000002,0x0000000700000001"
module asm ".quad 0x0000006000000036,0x4300736178747000,0x706d6f6320616475,0x206e6f6974616c69"
module asm ".quad 0x72202c736c6f6f74,0x3120657361656c65,0x333156202c302e33,0x75420038382e302e"
module asm ".quad 0x6164756320646c69,0x31722e302e33315f,0x706d6f632f302e33,0x3436332e72656c69"
module asm ".quad 0x00305f3431373432,0x6d7320686372612d,0x36206d2d2030395f,0x0000000c00002034"
module asm ".quad 0x000003e800000008,0x432041494449564e,0x005a00020070726f,0x01015f0300000082"
module asm ".quad 0x0001020200000902,0x0101070300050502,0x0001060200000302,0x0000000000080b04"
module asm ".quad 0x0000000000000000,0x00000000ffffffff,0x00000000fffffffe,0x00000000fffffffd"
module asm ".quad 0x00000000fffffffc,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000300000001,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000040,0x000000000000009c,0x0000000000000000,0x0000000000000001"
module asm ".quad 0x0000000000000000,0x000000030000000b,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00000000000000ea,0x00000000000000d6,0x0000000000000000,0x0000000000000001"
module asm ".quad 0x0000000000000000,0x0000000200000013,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00000000000001c0,0x0000000000000090,0x0000000600000002,0x0000000000000008"
module asm ".quad 0x0000000000000018,0x0000000100000073,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000250,0x0000000000000000,0x0000000000000000,0x0000000000000001"
module asm ".quad 0x0000000000000000,0x0000000700000029,0x0000000002000000,0x0000000000000000"
module asm ".quad 0x0000000000000250,0x00000000000000a4,0x0000000000000000,0x0000000000000004"
module asm ".quad 0x0000000000000000,0x0000000700000039,0x0000000001000040,0x0000000000000000"
module asm ".quad 0x00000000000002f4,0x0000000000000020,0x0000000800000005,0x0000000000000004"
module asm ".quad 0x0000000000000000,0x7000000000000049,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000314,0x0000000000000004,0x0000000000000003,0x0000000000000004"
module asm ".quad 0x0000000000000000,0x7000008600000052,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000318,0x0000000000000024,0x0000000000000000,0x0000000000000004"
module asm ".quad 0x0000000000000000,0x7000000100000080,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x000000000000033c,0x0000000000000020,0x0000000000000003,0x0000000000000004"
module asm ".quad 0x0000000000000008,0x000000080000005d,0x0000000000000003,0x0000000000000000"
module asm ".quad 0x000000000000035c,0x0000000000000000,0x0000000000000000,0x0000000000000001"
module asm ".quad 0x0000000000000000,0x0000000400000006,0x0000000000000620,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x00000000000000a8,0x00000000000000a8,0x0000000000000008"
module asm ".quad 0x0000000400000001,0x0000000000000620,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00000000000000a8,0x00000000000000a8,0x0000000000000008,0x0000000600000001"
module asm ".quad 0x000000000000035c,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000008,0x0000005001010001,0x0000000000000048"
module asm ".quad 0x0000004000000041,0x0000005a00090000,0x0000000000000000,0x0000000000008011"
module asm ".quad 0x0000000000000000,0x0000000000000038,0x0000000000000048,0x0000000000000000"
module asm ".quad 0x01c13820fd2fb528,0x0a0a0a0a0a0a0a00,0x6f69737265762e0a,0x742e0a302e39206e"
module asm ".quad 0x6d73207465677261,0x6464612e0a30395f,0x7a69735f73736572,0x0a0a0a0a34362065"
module asm ".quad 0x0000000000000000"
module asm ".text"

%struct.__fatBinC_Wrapper_t = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [13 x i8] c"cublasCreate\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [12 x i8] c"cublasSgemm\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [9 x i8] c"cudaFree\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [14 x i8] c"cublasDestroy\00", align 1, !dbg !18
@_ZL15__fatDeviceText = internal constant %struct.__fatBinC_Wrapper_t { i32 1180844977, i32 1, ptr @fatbinData, ptr null }, section ".nvFatBinSegment", align 8, !dbg !23
@_ZL20__cudaFatCubinHandle = internal unnamed_addr global ptr null, align 8, !dbg !352
@.str.4 = private unnamed_addr constant [2 x i8] c"m\00", align 1, !dbg !288
@.str.5 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !294
@.str.6 = private unnamed_addr constant [2 x i8] c"k\00", align 1, !dbg !296
@.str.7 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !298
@.str.8 = private unnamed_addr constant [9 x i8] c"gemm.bin\00", align 1, !dbg !303
@stderr = external local_unnamed_addr global ptr, align 8
@.str.9 = private unnamed_addr constant [73 x i8] c"usage: gemm [m=1024] [n=m] [k=n] [seed=1] [output=gemm.bin, - for none]\0A\00", align 1, !dbg !305
@.str.10 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !310
@.str.11 = private unnamed_addr constant [15 x i8] c"copy to device\00", align 1, !dbg !315
@.str.12 = private unnamed_addr constant [11 x i8] c"cudaMalloc\00", align 1, !dbg !321
@.str.13 = private unnamed_addr constant [33 x i8] c"error: no memory for %zu floats\0A\00", align 1, !dbg !326
@.str.14 = private unnamed_addr constant [15 x i8] c"error: %s: %s\0A\00", align 1, !dbg !331
@.str.15 = private unnamed_addr constant [13 x i8] c"copy to host\00", align 1, !dbg !333
@.str.16 = private unnamed_addr constant [31 x i8] c"gemm m=%d n=%d k=%d norm=%.9g\0A\00", align 1, !dbg !335
@.str.18 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !342
@.str.19 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !347
@fatbinData = external constant [437 x i64], align 16
@_ZZL31__nv_cudaEntityRegisterCallbackPPvE5__ref = internal unnamed_addr global ptr null, align 8, !dbg !355
@_ZL32__nv_fatbinhandle_for_managed_rt = internal unnamed_addr global ptr null, align 8, !dbg !361
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_ZL24__sti____cudaRegisterAllv, ptr null }]

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !972 {
  %3 = alloca ptr, align 8, !DIAssignID !1012
  %4 = alloca ptr, align 8, !DIAssignID !1013
  %5 = alloca ptr, align 8, !DIAssignID !1014
  %6 = alloca ptr, align 8, !DIAssignID !1015
  %7 = alloca ptr, align 8, !DIAssignID !1016
    #dbg_assign(i1 undef, !996, !DIExpression(), !1016, ptr %7, !DIExpression(), !1017)
  %8 = alloca float, align 4, !DIAssignID !1018
    #dbg_assign(i1 undef, !1000, !DIExpression(), !1018, ptr %8, !DIExpression(), !1017)
  %9 = alloca float, align 4, !DIAssignID !1019
    #dbg_assign(i1 undef, !1002, !DIExpression(), !1019, ptr %9, !DIExpression(), !1017)
    #dbg_value(i32 %0, !976, !DIExpression(), !1017)
    #dbg_value(ptr %1, !977, !DIExpression(), !1017)
    #dbg_value(i32 %0, !1020, !DIExpression(), !1032)
    #dbg_value(ptr %1, !1026, !DIExpression(), !1032)
    #dbg_value(ptr undef, !1027, !DIExpression(), !1032)
  %10 = icmp slt i32 %0, 7, !dbg !1035
  br i1 %10, label %11, label %104, !dbg !1037

11:                                               ; preds = %2
    #dbg_assign(i1 undef, !1038, !DIExpression(), !1015, ptr %6, !DIExpression(), !1052)
    #dbg_value(i32 %0, !1044, !DIExpression(), !1052)
    #dbg_value(ptr %1, !1045, !DIExpression(), !1052)
    #dbg_value(i32 1, !1046, !DIExpression(), !1052)
    #dbg_value(ptr @.str.4, !1047, !DIExpression(), !1052)
    #dbg_value(i64 1, !1048, !DIExpression(), !1052)
    #dbg_value(i64 32768, !1049, !DIExpression(), !1052)
    #dbg_value(i64 1024, !1050, !DIExpression(), !1052)
    #dbg_value(ptr undef, !1051, !DIExpression(), !1052)
    #dbg_value(i64 1024, !1028, !DIExpression(), !1032)
  %12 = icmp sgt i32 %0, 1, !dbg !1054
  br i1 %12, label %13, label %107, !dbg !1056

13:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #14, !dbg !1057
  %14 = tail call ptr @__errno_location() #15, !dbg !1058
  store i32 0, ptr %14, align 4, !dbg !1059, !tbaa !1060
  %15 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !1064
  %16 = load ptr, ptr %15, align 8, !dbg !1064, !tbaa !1065
  %17 = call i64 @strtol(ptr noundef %16, ptr noundef nonnull %6, i32 noundef 10) #14, !dbg !1067
    #dbg_value(i64 %17, !1028, !DIExpression(), !1032)
  %18 = load ptr, ptr %15, align 8, !dbg !1068, !tbaa !1065
  %19 = load i8, ptr %18, align 1, !dbg !1070, !tbaa !1071
  %20 = icmp eq i8 %19, 0, !dbg !1072
  br i1 %20, label %31, label %21, !dbg !1073

21:                                               ; preds = %13
  %22 = load ptr, ptr %6, align 8, !dbg !1074, !tbaa !1065
  %23 = load i8, ptr %22, align 1, !dbg !1075, !tbaa !1071
  %24 = icmp eq i8 %23, 0, !dbg !1076
  br i1 %24, label %25, label %31, !dbg !1077

25:                                               ; preds = %21
  %26 = load i32, ptr %14, align 4, !dbg !1078, !tbaa !1060
  %27 = icmp ne i32 %26, 0, !dbg !1079
  %28 = add i64 %17, -32769, !dbg !1080
  %29 = icmp ult i64 %28, -32768, !dbg !1080
  %30 = select i1 %27, i1 true, i1 %29, !dbg !1080
  br i1 %30, label %31, label %34, !dbg !1080

31:                                               ; preds = %25, %21, %13
  %32 = load ptr, ptr @stderr, align 8, !dbg !1081, !tbaa !1065
  %33 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %32, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.4, ptr noundef nonnull %18, i64 noundef 1, i64 noundef 32768) #16, !dbg !1082
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #14, !dbg !1083
    #dbg_value(i64 %17, !1028, !DIExpression(), !1032)
  br label %104, !dbg !1084

34:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #14, !dbg !1083
    #dbg_value(i64 %17, !1028, !DIExpression(), !1032)
    #dbg_assign(i1 undef, !1038, !DIExpression(), !1014, ptr %5, !DIExpression(), !1085)
    #dbg_value(i32 %0, !1044, !DIExpression(), !1085)
    #dbg_value(ptr %1, !1045, !DIExpression(), !1085)
    #dbg_value(i32 2, !1046, !DIExpression(), !1085)
    #dbg_value(ptr @.str.5, !1047, !DIExpression(), !1085)
    #dbg_value(i64 1, !1048, !DIExpression(), !1085)
    #dbg_value(i64 32768, !1049, !DIExpression(), !1085)
    #dbg_value(i64 %17, !1050, !DIExpression(), !1085)
    #dbg_value(ptr undef, !1051, !DIExpression(), !1085)
    #dbg_value(i64 %17, !1029, !DIExpression(), !1032)
  %35 = icmp eq i32 %0, 2, !dbg !1087
  br i1 %35, label %107, label %36, !dbg !1088

36:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #14, !dbg !1089
  store i32 0, ptr %14, align 4, !dbg !1090, !tbaa !1060
  %37 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !1091
  %38 = load ptr, ptr %37, align 8, !dbg !1091, !tbaa !1065
  %39 = call i64 @strtol(ptr noundef %38, ptr noundef nonnull %5, i32 noundef 10) #14, !dbg !1092
    #dbg_value(i64 %39, !1029, !DIExpression(), !1032)
  %40 = load ptr, ptr %37, align 8, !dbg !1093, !tbaa !1065
  %41 = load i8, ptr %40, align 1, !dbg !1094, !tbaa !1071
  %42 = icmp eq i8 %41, 0, !dbg !1095
  br i1 %42, label %53, label %43, !dbg !1096

43:                                               ; preds = %36
  %44 = load ptr, ptr %5, align 8, !dbg !1097, !tbaa !1065
  %45 = load i8, ptr %44, align 1, !dbg !1098, !tbaa !1071
  %46 = icmp eq i8 %45, 0, !dbg !1099
  br i1 %46, label %47, label %53, !dbg !1100

47:                                               ; preds = %43
  %48 = load i32, ptr %14, align 4, !dbg !1101, !tbaa !1060
  %49 = icmp ne i32 %48, 0, !dbg !1102
  %50 = add i64 %39, -32769, !dbg !1103
  %51 = icmp ult i64 %50, -32768, !dbg !1103
  %52 = select i1 %49, i1 true, i1 %51, !dbg !1103
  br i1 %52, label %53, label %56, !dbg !1103

53:                                               ; preds = %47, %43, %36
  %54 = load ptr, ptr @stderr, align 8, !dbg !1104, !tbaa !1065
  %55 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %54, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.5, ptr noundef nonnull %40, i64 noundef 1, i64 noundef 32768) #16, !dbg !1105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #14, !dbg !1106
    #dbg_value(i64 %39, !1029, !DIExpression(), !1032)
  br label %104, !dbg !1107

56:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #14, !dbg !1106
    #dbg_value(i64 %39, !1029, !DIExpression(), !1032)
    #dbg_assign(i1 undef, !1038, !DIExpression(), !1013, ptr %4, !DIExpression(), !1108)
    #dbg_value(i32 %0, !1044, !DIExpression(), !1108)
    #dbg_value(ptr %1, !1045, !DIExpression(), !1108)
    #dbg_value(i32 3, !1046, !DIExpression(), !1108)
    #dbg_value(ptr @.str.6, !1047, !DIExpression(), !1108)
    #dbg_value(i64 1, !1048, !DIExpression(), !1108)
    #dbg_value(i64 1048576, !1049, !DIExpression(), !1108)
    #dbg_value(i64 %39, !1050, !DIExpression(), !1108)
    #dbg_value(ptr undef, !1051, !DIExpression(), !1108)
    #dbg_value(i64 %39, !1030, !DIExpression(), !1032)
  %57 = icmp ugt i32 %0, 3, !dbg !1110
  br i1 %57, label %58, label %107, !dbg !1111

58:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14, !dbg !1112
  store i32 0, ptr %14, align 4, !dbg !1113, !tbaa !1060
  %59 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !1114
  %60 = load ptr, ptr %59, align 8, !dbg !1114, !tbaa !1065
  %61 = call i64 @strtol(ptr noundef %60, ptr noundef nonnull %4, i32 noundef 10) #14, !dbg !1115
    #dbg_value(i64 %61, !1030, !DIExpression(), !1032)
  %62 = load ptr, ptr %59, align 8, !dbg !1116, !tbaa !1065
  %63 = load i8, ptr %62, align 1, !dbg !1117, !tbaa !1071
  %64 = icmp eq i8 %63, 0, !dbg !1118
  br i1 %64, label %75, label %65, !dbg !1119

65:                                               ; preds = %58
  %66 = load ptr, ptr %4, align 8, !dbg !1120, !tbaa !1065
  %67 = load i8, ptr %66, align 1, !dbg !1121, !tbaa !1071
  %68 = icmp eq i8 %67, 0, !dbg !1122
  br i1 %68, label %69, label %75, !dbg !1123

69:                                               ; preds = %65
  %70 = load i32, ptr %14, align 4, !dbg !1124, !tbaa !1060
  %71 = icmp ne i32 %70, 0, !dbg !1125
  %72 = add i64 %61, -1048577, !dbg !1126
  %73 = icmp ult i64 %72, -1048576, !dbg !1126
  %74 = select i1 %71, i1 true, i1 %73, !dbg !1126
  br i1 %74, label %75, label %78, !dbg !1126

75:                                               ; preds = %69, %65, %58
  %76 = load ptr, ptr @stderr, align 8, !dbg !1127, !tbaa !1065
  %77 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %76, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.6, ptr noundef nonnull %62, i64 noundef 1, i64 noundef 1048576) #16, !dbg !1128
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !1129
    #dbg_value(i64 %61, !1030, !DIExpression(), !1032)
  br label %104, !dbg !1130

78:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !1129
    #dbg_value(i64 %61, !1030, !DIExpression(), !1032)
    #dbg_assign(i1 undef, !1038, !DIExpression(), !1012, ptr %3, !DIExpression(), !1131)
    #dbg_value(i32 %0, !1044, !DIExpression(), !1131)
    #dbg_value(ptr %1, !1045, !DIExpression(), !1131)
    #dbg_value(i32 4, !1046, !DIExpression(), !1131)
    #dbg_value(ptr @.str.7, !1047, !DIExpression(), !1131)
    #dbg_value(i64 0, !1048, !DIExpression(), !1131)
    #dbg_value(i64 2147483647, !1049, !DIExpression(), !1131)
    #dbg_value(i64 1, !1050, !DIExpression(), !1131)
    #dbg_value(ptr undef, !1051, !DIExpression(), !1131)
    #dbg_value(i64 1, !1031, !DIExpression(), !1032)
  %79 = icmp eq i32 %0, 4, !dbg !1133
  br i1 %79, label %107, label %80, !dbg !1134

80:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !1135
  store i32 0, ptr %14, align 4, !dbg !1136, !tbaa !1060
  %81 = getelementptr inbounds i8, ptr %1, i64 32, !dbg !1137
  %82 = load ptr, ptr %81, align 8, !dbg !1137, !tbaa !1065
  %83 = call i64 @strtol(ptr noundef %82, ptr noundef nonnull %3, i32 noundef 10) #14, !dbg !1138
    #dbg_value(i64 %83, !1031, !DIExpression(), !1032)
  %84 = load ptr, ptr %81, align 8, !dbg !1139, !tbaa !1065
  %85 = load i8, ptr %84, align 1, !dbg !1140, !tbaa !1071
  %86 = icmp eq i8 %85, 0, !dbg !1141
  br i1 %86, label %96, label %87, !dbg !1142

87:                                               ; preds = %80
  %88 = load ptr, ptr %3, align 8, !dbg !1143, !tbaa !1065
  %89 = load i8, ptr %88, align 1, !dbg !1144, !tbaa !1071
  %90 = icmp eq i8 %89, 0, !dbg !1145
  br i1 %90, label %91, label %96, !dbg !1146

91:                                               ; preds = %87
  %92 = load i32, ptr %14, align 4, !dbg !1147, !tbaa !1060
  %93 = icmp ne i32 %92, 0, !dbg !1148
  %94 = icmp ugt i64 %83, 2147483647, !dbg !1149
  %95 = select i1 %93, i1 true, i1 %94, !dbg !1149
  br i1 %95, label %96, label %99, !dbg !1149

96:                                               ; preds = %91, %87, %80
  %97 = load ptr, ptr @stderr, align 8, !dbg !1150, !tbaa !1065
  %98 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %97, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.7, ptr noundef nonnull %84, i64 noundef 0, i64 noundef 2147483647) #16, !dbg !1151
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !1152
    #dbg_value(i64 %83, !1031, !DIExpression(), !1032)
  br label %104, !dbg !1153

99:                                               ; preds = %91
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !1152
    #dbg_value(i64 %83, !1031, !DIExpression(), !1032)
    #dbg_value(i64 %17, !978, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !1017)
    #dbg_value(i64 %39, !978, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !1017)
    #dbg_value(i64 %61, !978, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 32), !1017)
    #dbg_value(i64 %83, !978, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1017)
  %100 = icmp eq i32 %0, 6, !dbg !1154
  br i1 %100, label %101, label %107, !dbg !1156

101:                                              ; preds = %99
  %102 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !1157
  %103 = load ptr, ptr %102, align 8, !dbg !1157, !tbaa !1065
  br label %107, !dbg !1156

104:                                              ; preds = %2, %31, %53, %75, %96
  %105 = load ptr, ptr @stderr, align 8, !dbg !1158, !tbaa !1065
  %106 = tail call i64 @fwrite(ptr nonnull @.str.9, i64 72, i64 1, ptr %105) #17, !dbg !1159
    #dbg_value(ptr undef, !978, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !1017)
    #dbg_value(i64 undef, !978, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1017)
    #dbg_value(i32 undef, !978, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1017)
    #dbg_value(i32 undef, !978, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1017)
    #dbg_value(i32 undef, !978, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1017)
  br label %215, !dbg !1160

107:                                              ; preds = %11, %34, %56, %78, %101, %99
  %108 = phi i64 [ %61, %99 ], [ %61, %101 ], [ %61, %78 ], [ %39, %56 ], [ %17, %34 ], [ 1024, %11 ]
  %109 = phi i64 [ %39, %99 ], [ %39, %101 ], [ %39, %78 ], [ %39, %56 ], [ %17, %34 ], [ 1024, %11 ]
  %110 = phi i64 [ %17, %99 ], [ %17, %101 ], [ %17, %78 ], [ %17, %56 ], [ %17, %34 ], [ 1024, %11 ]
  %111 = phi i64 [ %83, %99 ], [ %83, %101 ], [ 1, %78 ], [ 1, %56 ], [ 1, %34 ], [ 1, %11 ]
  %112 = phi ptr [ @.str.8, %99 ], [ %103, %101 ], [ @.str.8, %78 ], [ @.str.8, %56 ], [ @.str.8, %34 ], [ @.str.8, %11 ]
  %113 = trunc nuw i64 %110 to i32, !dbg !1161
  %114 = trunc nuw i64 %109 to i32, !dbg !1162
  %115 = trunc nuw i64 %108 to i32, !dbg !1163
    #dbg_value(ptr %112, !978, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !1017)
    #dbg_value(i64 %111, !978, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1017)
    #dbg_value(i32 %113, !978, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1017)
    #dbg_value(i32 %114, !978, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1017)
    #dbg_value(i32 %115, !978, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1017)
    #dbg_value(i32 %113, !987, !DIExpression(), !1017)
    #dbg_value(i32 %114, !989, !DIExpression(), !1017)
    #dbg_value(i32 %115, !990, !DIExpression(), !1017)
  %116 = mul nuw nsw i64 %110, %109, !dbg !1164
    #dbg_value(i64 %116, !991, !DIExpression(), !1017)
    #dbg_value(ptr undef, !1165, !DIExpression(), !1177)
    #dbg_value(i64 0, !1172, !DIExpression(), !1177)
    #dbg_value(i32 %113, !1173, !DIExpression(), !1177)
    #dbg_value(i32 %115, !1174, !DIExpression(), !1177)
  %117 = mul nuw nsw i64 %110, %108, !dbg !1179
    #dbg_value(i64 %117, !1175, !DIExpression(), !1177)
    #dbg_value(i64 %117, !1180, !DIExpression(), !1186)
  %118 = shl nuw nsw i64 %117, 2, !dbg !1188
  %119 = tail call noalias ptr @malloc(i64 noundef %118) #18, !dbg !1189
    #dbg_value(ptr %119, !1185, !DIExpression(), !1186)
  %120 = icmp eq ptr %119, null, !dbg !1190
  br i1 %120, label %121, label %124, !dbg !1192

121:                                              ; preds = %107
  %122 = load ptr, ptr @stderr, align 8, !dbg !1193, !tbaa !1065
  %123 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %122, ptr noundef nonnull @.str.13, i64 noundef %117) #16, !dbg !1195
  tail call void @exit(i32 noundef 1) #19, !dbg !1196
  unreachable, !dbg !1196

124:                                              ; preds = %107
    #dbg_value(ptr %119, !1176, !DIExpression(), !1177)
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %119, i64 noundef %117, i64 noundef %111, i64 noundef 0), !dbg !1197
  %125 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %119, i64 noundef %117), !dbg !1198
    #dbg_value(ptr %125, !993, !DIExpression(), !1017)
    #dbg_value(ptr undef, !1165, !DIExpression(), !1199)
    #dbg_value(i64 1, !1172, !DIExpression(), !1199)
    #dbg_value(i32 %115, !1173, !DIExpression(), !1199)
    #dbg_value(i32 %114, !1174, !DIExpression(), !1199)
  %126 = mul nuw nsw i64 %109, %108, !dbg !1201
    #dbg_value(i64 %126, !1175, !DIExpression(), !1199)
    #dbg_value(i64 %126, !1180, !DIExpression(), !1202)
  %127 = shl nuw nsw i64 %126, 2, !dbg !1204
  %128 = tail call noalias ptr @malloc(i64 noundef %127) #18, !dbg !1205
    #dbg_value(ptr %128, !1185, !DIExpression(), !1202)
  %129 = icmp eq ptr %128, null, !dbg !1206
  br i1 %129, label %130, label %133, !dbg !1207

130:                                              ; preds = %124
  %131 = load ptr, ptr @stderr, align 8, !dbg !1208, !tbaa !1065
  %132 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %131, ptr noundef nonnull @.str.13, i64 noundef %126) #16, !dbg !1209
  tail call void @exit(i32 noundef 1) #19, !dbg !1210
  unreachable, !dbg !1210

133:                                              ; preds = %124
    #dbg_value(ptr %128, !1176, !DIExpression(), !1199)
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %128, i64 noundef %126, i64 noundef %111, i64 noundef 1), !dbg !1211
  %134 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %128, i64 noundef %126), !dbg !1212
    #dbg_value(ptr %134, !994, !DIExpression(), !1017)
    #dbg_value(ptr undef, !1165, !DIExpression(), !1213)
    #dbg_value(i64 2, !1172, !DIExpression(), !1213)
    #dbg_value(i32 %113, !1173, !DIExpression(), !1213)
    #dbg_value(i32 %114, !1174, !DIExpression(), !1213)
    #dbg_value(i64 %116, !1175, !DIExpression(), !1213)
    #dbg_value(i64 %116, !1180, !DIExpression(), !1215)
  %135 = shl nuw nsw i64 %116, 2, !dbg !1217
  %136 = tail call noalias ptr @malloc(i64 noundef %135) #18, !dbg !1218
    #dbg_value(ptr %136, !1185, !DIExpression(), !1215)
  %137 = icmp eq ptr %136, null, !dbg !1219
  br i1 %137, label %138, label %141, !dbg !1220

138:                                              ; preds = %133
  %139 = load ptr, ptr @stderr, align 8, !dbg !1221, !tbaa !1065
  %140 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %139, ptr noundef nonnull @.str.13, i64 noundef %116) #16, !dbg !1222
  tail call void @exit(i32 noundef 1) #19, !dbg !1223
  unreachable, !dbg !1223

141:                                              ; preds = %133
    #dbg_value(ptr %136, !1176, !DIExpression(), !1213)
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %136, i64 noundef %116, i64 noundef %111, i64 noundef 2), !dbg !1224
  %142 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %136, i64 noundef %116), !dbg !1225
    #dbg_value(ptr %142, !995, !DIExpression(), !1017)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #14, !dbg !1226
  %143 = call i32 @cublasCreate_v2(ptr noundef nonnull %7), !dbg !1227
    #dbg_value(i32 %143, !1228, !DIExpression(), !1235)
    #dbg_value(ptr @.str, !1234, !DIExpression(), !1235)
  %144 = icmp eq i32 %143, 0, !dbg !1237
  br i1 %144, label %149, label %145, !dbg !1239

145:                                              ; preds = %141
  %146 = load ptr, ptr @stderr, align 8, !dbg !1240, !tbaa !1065
  %147 = call ptr @cublasGetStatusString(i32 noundef %143), !dbg !1241
  %148 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %146, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str, ptr noundef %147) #16, !dbg !1242
  call void @exit(i32 noundef 1) #19, !dbg !1243
  unreachable, !dbg !1243

149:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #14, !dbg !1244
  store float 1.500000e+00, ptr %8, align 4, !dbg !1245, !tbaa !1246, !DIAssignID !1248
    #dbg_assign(float 1.500000e+00, !1000, !DIExpression(), !1248, ptr %8, !DIExpression(), !1017)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #14, !dbg !1244
  store float 5.000000e-01, ptr %9, align 4, !dbg !1249, !tbaa !1246, !DIAssignID !1250
    #dbg_assign(float 5.000000e-01, !1002, !DIExpression(), !1250, ptr %9, !DIExpression(), !1017)
  %150 = load ptr, ptr %7, align 8, !dbg !1251, !tbaa !1065
  %151 = call i32 @cublasSgemm_v2(ptr noundef %150, i32 noundef 0, i32 noundef 0, i32 noundef %113, i32 noundef %114, i32 noundef %115, ptr noundef nonnull %8, ptr noundef %125, i32 noundef %113, ptr noundef %134, i32 noundef %115, ptr noundef nonnull %9, ptr noundef %142, i32 noundef %113), !dbg !1252
    #dbg_value(i32 %151, !1228, !DIExpression(), !1253)
    #dbg_value(ptr @.str.1, !1234, !DIExpression(), !1253)
  %152 = icmp eq i32 %151, 0, !dbg !1255
  br i1 %152, label %157, label %153, !dbg !1256

153:                                              ; preds = %149
  %154 = load ptr, ptr @stderr, align 8, !dbg !1257, !tbaa !1065
  %155 = call ptr @cublasGetStatusString(i32 noundef %151), !dbg !1258
  %156 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %154, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.1, ptr noundef %155) #16, !dbg !1259
  call void @exit(i32 noundef 1) #19, !dbg !1260
  unreachable, !dbg !1260

157:                                              ; preds = %149
    #dbg_value(ptr %142, !1261, !DIExpression(), !1269)
    #dbg_value(i64 %116, !1267, !DIExpression(), !1269)
    #dbg_value(i64 %116, !1180, !DIExpression(), !1271)
  %158 = call noalias ptr @malloc(i64 noundef %135) #18, !dbg !1273
    #dbg_value(ptr %158, !1185, !DIExpression(), !1271)
  %159 = icmp eq ptr %158, null, !dbg !1274
  br i1 %159, label %160, label %163, !dbg !1275

160:                                              ; preds = %157
  %161 = load ptr, ptr @stderr, align 8, !dbg !1276, !tbaa !1065
  %162 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %161, ptr noundef nonnull @.str.13, i64 noundef %116) #16, !dbg !1277
  call void @exit(i32 noundef 1) #19, !dbg !1278
  unreachable, !dbg !1278

163:                                              ; preds = %157
    #dbg_value(ptr %158, !1268, !DIExpression(), !1269)
  %164 = call i32 @cudaMemcpy(ptr noundef nonnull %158, ptr noundef %142, i64 noundef %135, i32 noundef 2), !dbg !1279
    #dbg_value(i32 %164, !1280, !DIExpression(), !1287)
    #dbg_value(ptr @.str.15, !1286, !DIExpression(), !1287)
  %165 = icmp eq i32 %164, 0, !dbg !1289
  br i1 %165, label %170, label %166, !dbg !1291

166:                                              ; preds = %163
  %167 = load ptr, ptr @stderr, align 8, !dbg !1292, !tbaa !1065
  %168 = call ptr @cudaGetErrorString(i32 noundef %164), !dbg !1293
  %169 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %167, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.15, ptr noundef %168) #16, !dbg !1294
  call void @exit(i32 noundef 1) #19, !dbg !1295
  unreachable, !dbg !1295

170:                                              ; preds = %163
    #dbg_value(ptr %158, !1003, !DIExpression(), !1017)
    #dbg_value(ptr undef, !1296, !DIExpression(), !1303)
    #dbg_value(ptr %158, !1301, !DIExpression(), !1303)
    #dbg_value(i64 %116, !1302, !DIExpression(), !1303)
  %171 = call fastcc noundef double @_ZL14frobenius_normPKfm(ptr noundef nonnull readonly %158, i64 noundef %116), !dbg !1305
  %172 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i32 noundef %113, i32 noundef %114, i32 noundef %115, double noundef %171), !dbg !1306
    #dbg_value(ptr %112, !1307, !DIExpression(), !1370)
    #dbg_value(ptr %158, !1312, !DIExpression(), !1370)
    #dbg_value(i64 %116, !1313, !DIExpression(), !1370)
  %173 = load i8, ptr %112, align 1
  %174 = icmp eq i8 %173, 45
  br i1 %174, label %175, label %179

175:                                              ; preds = %170
  %176 = getelementptr inbounds i8, ptr %112, i64 1
  %177 = load i8, ptr %176, align 1
  %178 = icmp eq i8 %177, 0, !dbg !1372
  br i1 %178, label %191, label %179, !dbg !1374

179:                                              ; preds = %175, %170
  %180 = call noalias ptr @fopen(ptr noundef nonnull %112, ptr noundef nonnull @.str.18), !dbg !1375
    #dbg_value(ptr %180, !1314, !DIExpression(), !1370)
  %181 = icmp eq ptr %180, null, !dbg !1376
  br i1 %181, label %188, label %182, !dbg !1376

182:                                              ; preds = %179
  %183 = call i64 @fwrite(ptr noundef nonnull %158, i64 noundef 4, i64 noundef %116, ptr noundef nonnull %180), !dbg !1377
    #dbg_value(i64 %183, !1369, !DIExpression(), !1370)
  %184 = call i32 @fclose(ptr noundef nonnull %180), !dbg !1378
  %185 = icmp eq i32 %184, 0, !dbg !1380
  %186 = icmp eq i64 %183, %116
  %187 = and i1 %186, %185, !dbg !1381
  br i1 %187, label %191, label %188, !dbg !1381

188:                                              ; preds = %182, %179
  %189 = load ptr, ptr @stderr, align 8, !dbg !1382, !tbaa !1065
  %190 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %189, ptr noundef nonnull @.str.19, ptr noundef nonnull %112) #16, !dbg !1383
  br label %191, !dbg !1384

191:                                              ; preds = %175, %182, %188
  %192 = phi i32 [ 0, %175 ], [ 1, %188 ], [ 0, %182 ], !dbg !1370
    #dbg_value(i32 %192, !1004, !DIExpression(), !1017)
    #dbg_value(ptr undef, !1005, !DIExpression(), !1385)
    #dbg_value(ptr undef, !1009, !DIExpression(DW_OP_plus_uconst, 24, DW_OP_stack_value), !1385)
    #dbg_value(!DIArgList(ptr undef, i64 0), !1008, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1385)
    #dbg_value(ptr undef, !1008, !DIExpression(), !1385)
    #dbg_value(ptr %125, !1010, !DIExpression(), !1386)
  %193 = call i32 @cudaFree(ptr noundef %125), !dbg !1387
    #dbg_value(i32 %193, !1280, !DIExpression(), !1389)
    #dbg_value(ptr @.str.2, !1286, !DIExpression(), !1389)
  %194 = icmp eq i32 %193, 0, !dbg !1391
    #dbg_value(!DIArgList(ptr undef, i64 0), !1008, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1385)
  br i1 %194, label %195, label %210, !dbg !1392

195:                                              ; preds = %191
    #dbg_value(ptr undef, !1008, !DIExpression(), !1385)
    #dbg_value(ptr %134, !1010, !DIExpression(), !1386)
  %196 = call i32 @cudaFree(ptr noundef %134), !dbg !1387
    #dbg_value(i32 %196, !1280, !DIExpression(), !1389)
    #dbg_value(ptr @.str.2, !1286, !DIExpression(), !1389)
  %197 = icmp eq i32 %196, 0, !dbg !1391
    #dbg_value(!DIArgList(ptr undef, i64 8), !1008, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1385)
  br i1 %197, label %198, label %210, !dbg !1392

198:                                              ; preds = %195
    #dbg_value(ptr undef, !1008, !DIExpression(), !1385)
    #dbg_value(ptr %142, !1010, !DIExpression(), !1386)
  %199 = call i32 @cudaFree(ptr noundef %142), !dbg !1387
    #dbg_value(i32 %199, !1280, !DIExpression(), !1389)
    #dbg_value(ptr @.str.2, !1286, !DIExpression(), !1389)
  %200 = icmp eq i32 %199, 0, !dbg !1391
    #dbg_value(!DIArgList(ptr undef, i64 16), !1008, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1385)
  br i1 %200, label %201, label %210, !dbg !1392

201:                                              ; preds = %198
    #dbg_value(!DIArgList(ptr undef, i64 24), !1008, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1385)
  %202 = load ptr, ptr %7, align 8, !dbg !1393, !tbaa !1065
  %203 = call i32 @cublasDestroy_v2(ptr noundef %202), !dbg !1394
    #dbg_value(i32 %203, !1228, !DIExpression(), !1395)
    #dbg_value(ptr @.str.3, !1234, !DIExpression(), !1395)
  %204 = icmp eq i32 %203, 0, !dbg !1397
  br i1 %204, label %209, label %205, !dbg !1398

205:                                              ; preds = %201
  %206 = load ptr, ptr @stderr, align 8, !dbg !1399, !tbaa !1065
  %207 = call ptr @cublasGetStatusString(i32 noundef %203), !dbg !1400
  %208 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %206, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.3, ptr noundef %207) #16, !dbg !1401
  call void @exit(i32 noundef 1) #19, !dbg !1402
  unreachable, !dbg !1402

209:                                              ; preds = %201
  call void @free(ptr noundef nonnull %158) #14, !dbg !1403
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #14, !dbg !1404
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #14, !dbg !1404
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #14, !dbg !1404
  br label %215

210:                                              ; preds = %198, %195, %191
  %211 = phi i32 [ %193, %191 ], [ %196, %195 ], [ %199, %198 ], !dbg !1387
  %212 = load ptr, ptr @stderr, align 8, !dbg !1405, !tbaa !1065
  %213 = call ptr @cudaGetErrorString(i32 noundef %211), !dbg !1406
  %214 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %212, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.2, ptr noundef %213) #16, !dbg !1407
  call void @exit(i32 noundef 1) #19, !dbg !1408
  unreachable, !dbg !1408

215:                                              ; preds = %104, %209
  %216 = phi i32 [ %192, %209 ], [ 2, %104 ], !dbg !1017
  ret i32 %216, !dbg !1404
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint mustprogress norecurse uwtable
define internal fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef %0, i64 noundef %1) unnamed_addr #2 !dbg !1409 {
  %3 = alloca ptr, align 8, !DIAssignID !1416
    #dbg_value(ptr %0, !1413, !DIExpression(), !1417)
    #dbg_value(i64 %1, !1414, !DIExpression(), !1417)
    #dbg_assign(i1 undef, !1418, !DIExpression(), !1416, ptr %3, !DIExpression(), !1422)
    #dbg_value(i64 %1, !1421, !DIExpression(), !1422)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !1424
  store ptr null, ptr %3, align 8, !dbg !1425, !tbaa !1065, !DIAssignID !1426
    #dbg_assign(ptr null, !1418, !DIExpression(), !1426, ptr %3, !DIExpression(), !1422)
  %4 = shl i64 %1, 2, !dbg !1427
    #dbg_value(ptr %3, !1428, !DIExpression(), !1438)
    #dbg_value(i64 %4, !1435, !DIExpression(), !1438)
  %5 = call noundef i32 @cudaMalloc(ptr noundef nonnull %3, i64 noundef %4), !dbg !1440
    #dbg_value(i32 %5, !1280, !DIExpression(), !1441)
    #dbg_value(ptr @.str.12, !1286, !DIExpression(), !1441)
  %6 = icmp eq i32 %5, 0, !dbg !1443
  br i1 %6, label %11, label %7, !dbg !1444

7:                                                ; preds = %2
  %8 = load ptr, ptr @stderr, align 8, !dbg !1445, !tbaa !1065
  %9 = call ptr @cudaGetErrorString(i32 noundef %5), !dbg !1446
  %10 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %8, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.12, ptr noundef %9) #16, !dbg !1447
  call void @exit(i32 noundef 1) #19, !dbg !1448
  unreachable, !dbg !1448

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !dbg !1449, !tbaa !1065
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !1450
    #dbg_value(ptr %12, !1415, !DIExpression(), !1417)
  %13 = call i32 @cudaMemcpy(ptr noundef %12, ptr noundef %0, i64 noundef %4, i32 noundef 1), !dbg !1451
    #dbg_value(i32 %13, !1280, !DIExpression(), !1452)
    #dbg_value(ptr @.str.11, !1286, !DIExpression(), !1452)
  %14 = icmp eq i32 %13, 0, !dbg !1454
  br i1 %14, label %19, label %15, !dbg !1455

15:                                               ; preds = %11
  %16 = load ptr, ptr @stderr, align 8, !dbg !1456, !tbaa !1065
  %17 = call ptr @cudaGetErrorString(i32 noundef %13), !dbg !1457
  %18 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %16, ptr noundef nonnull @.str.14, ptr noundef nonnull @.str.11, ptr noundef %17) #16, !dbg !1458
  call void @exit(i32 noundef 1) #19, !dbg !1459
  unreachable, !dbg !1459

19:                                               ; preds = %11
  call void @free(ptr noundef %0) #14, !dbg !1460
  ret ptr %12, !dbg !1461
}

declare !dbg !1462 i32 @cublasCreate_v2(ptr noundef) local_unnamed_addr #3

declare !dbg !1466 i32 @cublasSgemm_v2(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

declare !dbg !1470 i32 @cudaFree(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !1474 i32 @cublasDestroy_v2(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !439 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress uwtable
define internal void @_ZL24__sti____cudaRegisterAllv() #5 !dbg !1477 {
  %1 = tail call ptr @__cudaRegisterFatBinary(ptr noundef nonnull @_ZL15__fatDeviceText), !dbg !1481
  store ptr %1, ptr @_ZL20__cudaFatCubinHandle, align 8, !dbg !1481, !tbaa !1065
    #dbg_value(ptr poison, !1479, !DIExpression(), !1482)
    #dbg_value(ptr %1, !360, !DIExpression(), !1483)
  store ptr %1, ptr @_ZZL31__nv_cudaEntityRegisterCallbackPPvE5__ref, align 8, !dbg !1485, !tbaa !1065
    #dbg_value(ptr %1, !1487, !DIExpression(), !1490)
  store ptr %1, ptr @_ZL32__nv_fatbinhandle_for_managed_rt, align 8, !dbg !1492, !tbaa !1065
  tail call void @__cudaRegisterFatBinaryEnd(ptr noundef %1), !dbg !1493
  %2 = tail call i32 @atexit(ptr noundef nonnull @_ZL26__cudaUnregisterBinaryUtilv) #14, !dbg !1481
  ret void, !dbg !1494
}

declare !dbg !1495 ptr @__cudaRegisterFatBinary(ptr noundef) local_unnamed_addr #3

declare !dbg !1498 void @__cudaRegisterFatBinaryEnd(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1499 i32 @atexit(ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress uwtable
define internal void @_ZL26__cudaUnregisterBinaryUtilv() #5 !dbg !1500 {
  %1 = load ptr, ptr @_ZL20__cudaFatCubinHandle, align 8, !dbg !1501, !tbaa !1065
  tail call void @__cudaUnregisterFatBinary(ptr noundef %1), !dbg !1502
  ret void, !dbg !1503
}

; Function Attrs: nofree nounwind
declare !dbg !1504 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !1509 ptr @__errno_location() local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !498 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #8

declare !dbg !1513 i32 @cudaMemcpy(ptr noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare !dbg !1516 i32 @cudaMalloc(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @_ZL12fill_uniformPfmmmf(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #9 !dbg !1519 {
    #dbg_value(ptr %0, !1523, !DIExpression(), !1530)
    #dbg_value(i64 %1, !1524, !DIExpression(), !1530)
    #dbg_value(i64 %2, !1525, !DIExpression(), !1530)
    #dbg_value(i64 %3, !1526, !DIExpression(), !1530)
    #dbg_value(float 1.000000e+00, !1527, !DIExpression(), !1530)
    #dbg_value(i64 0, !1528, !DIExpression(), !1531)
  %5 = icmp eq i64 %1, 0, !dbg !1532
  br i1 %5, label %40, label %6, !dbg !1534

6:                                                ; preds = %4
  %7 = shl i64 %2, 8
  %8 = or i64 %7, %3
  %9 = mul i64 %8, -3372029247567499371
  %10 = icmp ult i64 %1, 4, !dbg !1534
  br i1 %10, label %11, label %13, !dbg !1534

11:                                               ; preds = %38, %6
  %12 = phi i64 [ 0, %6 ], [ %14, %38 ]
  br label %41, !dbg !1534

13:                                               ; preds = %6
  %14 = and i64 %1, -4, !dbg !1534
  %15 = insertelement <4 x i64> poison, i64 %9, i64 0, !dbg !1534
  %16 = shufflevector <4 x i64> %15, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !1534
  br label %17, !dbg !1534

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %35, %17 ], !dbg !1535
  %19 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %13 ], [ %36, %17 ]
  %20 = mul <4 x i64> %19, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !1536
  %21 = add <4 x i64> %20, %16, !dbg !1557
  %22 = lshr <4 x i64> %21, <i64 30, i64 30, i64 30, i64 30>, !dbg !1558
  %23 = xor <4 x i64> %22, %21, !dbg !1559
  %24 = mul <4 x i64> %23, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !1560
  %25 = lshr <4 x i64> %24, <i64 27, i64 27, i64 27, i64 27>, !dbg !1561
  %26 = xor <4 x i64> %25, %24, !dbg !1562
  %27 = mul <4 x i64> %26, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !1563
  %28 = lshr <4 x i64> %27, <i64 40, i64 40, i64 40, i64 40>, !dbg !1564
  %29 = trunc nuw nsw <4 x i64> %28 to <4 x i32>, !dbg !1564
  %30 = or <4 x i32> %29, <i32 1, i32 1, i32 1, i32 1>, !dbg !1565
  %31 = add nsw <4 x i32> %30, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !1566
  %32 = sitofp <4 x i32> %31 to <4 x float>, !dbg !1567
  %33 = fmul <4 x float> %32, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !1568
  %34 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !1569
  store <4 x float> %33, ptr %34, align 4, !dbg !1570, !tbaa !1246
  %35 = add nuw i64 %18, 4, !dbg !1535
  %36 = add <4 x i64> %19, <i64 4, i64 4, i64 4, i64 4>
  %37 = icmp eq i64 %35, %14, !dbg !1535
  br i1 %37, label %38, label %17, !dbg !1535, !llvm.loop !1571

38:                                               ; preds = %17
  %39 = icmp eq i64 %14, %1, !dbg !1534
  br i1 %39, label %40, label %11, !dbg !1534

40:                                               ; preds = %41, %38, %4
  ret void, !dbg !1576

41:                                               ; preds = %11, %41
  %42 = phi i64 [ %58, %41 ], [ %12, %11 ]
    #dbg_value(i64 %42, !1528, !DIExpression(), !1531)
    #dbg_value(i64 %2, !1550, !DIExpression(), !1577)
    #dbg_value(i64 %3, !1551, !DIExpression(), !1577)
    #dbg_value(i64 %42, !1552, !DIExpression(), !1577)
    #dbg_value(i64 %2, !1541, !DIExpression(), !1578)
    #dbg_value(i64 %3, !1542, !DIExpression(), !1578)
    #dbg_value(i64 %42, !1543, !DIExpression(), !1578)
  %43 = mul i64 %42, -7046029254386353131, !dbg !1536
  %44 = add i64 %43, %9, !dbg !1557
    #dbg_value(i64 %44, !1544, !DIExpression(), !1578)
  %45 = lshr i64 %44, 30, !dbg !1558
  %46 = xor i64 %45, %44, !dbg !1559
  %47 = mul i64 %46, -4658895280553007687, !dbg !1560
    #dbg_value(i64 %47, !1544, !DIExpression(), !1578)
  %48 = lshr i64 %47, 27, !dbg !1561
  %49 = xor i64 %48, %47, !dbg !1562
  %50 = mul i64 %49, -7723592293110705685, !dbg !1563
    #dbg_value(i64 %50, !1544, !DIExpression(), !1578)
    #dbg_value(!DIArgList(i64 0, i64 %50), !1553, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1577)
  %51 = lshr i64 %50, 40, !dbg !1564
  %52 = trunc nuw nsw i64 %51 to i32, !dbg !1564
  %53 = or i32 %52, 1, !dbg !1565
  %54 = add nsw i32 %53, -8388608, !dbg !1566
  %55 = sitofp i32 %54 to float, !dbg !1567
  %56 = fmul float %55, 0x3E80000000000000, !dbg !1568
  %57 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !1569
  store float %56, ptr %57, align 4, !dbg !1570, !tbaa !1246
  %58 = add nuw i64 %42, 1, !dbg !1535
    #dbg_value(i64 %58, !1528, !DIExpression(), !1531)
  %59 = icmp eq i64 %58, %1, !dbg !1532
  br i1 %59, label %40, label %41, !dbg !1534, !llvm.loop !1579
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !454 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare !dbg !435 void @exit(i32 noundef) local_unnamed_addr #11

declare !dbg !1580 ptr @cublasGetStatusString(i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1583 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc noundef double @_ZL14frobenius_normPKfm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #12 !dbg !1586 {
    #dbg_value(ptr %0, !1590, !DIExpression(), !1595)
    #dbg_value(i64 %1, !1591, !DIExpression(), !1595)
    #dbg_value(double 0.000000e+00, !1592, !DIExpression(), !1595)
    #dbg_value(i64 0, !1593, !DIExpression(), !1596)
  %3 = icmp eq i64 %1, 0, !dbg !1597
  br i1 %3, label %26, label %4, !dbg !1599

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !1599
  %6 = icmp ult i64 %1, 4, !dbg !1599
  br i1 %6, label %9, label %7, !dbg !1599

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !1599
  br label %29, !dbg !1599

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !1599
  br i1 %13, label %26, label %14, !dbg !1599

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !1593, !DIExpression(), !1596)
    #dbg_value(double %16, !1592, !DIExpression(), !1595)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !1600
  %19 = load float, ptr %18, align 4, !dbg !1600, !tbaa !1246
  %20 = fpext float %19 to double, !dbg !1602
  %21 = fmul double %20, %20, !dbg !1603
  %22 = fadd double %16, %21, !dbg !1604
    #dbg_value(double %22, !1592, !DIExpression(), !1595)
  %23 = add nuw i64 %15, 1, !dbg !1605
    #dbg_value(i64 %23, !1593, !DIExpression(), !1596)
  %24 = add i64 %17, 1, !dbg !1599
  %25 = icmp eq i64 %24, %5, !dbg !1599
  br i1 %25, label %26, label %14, !dbg !1599, !llvm.loop !1606

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !1595
  %28 = tail call double @sqrt(double noundef %27) #14, !dbg !1608
  ret double %28, !dbg !1609

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !1593, !DIExpression(), !1596)
    #dbg_value(double %31, !1592, !DIExpression(), !1595)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !1600
  %34 = load float, ptr %33, align 4, !dbg !1600, !tbaa !1246
  %35 = fpext float %34 to double, !dbg !1602
  %36 = fmul double %35, %35, !dbg !1603
  %37 = fadd double %31, %36, !dbg !1604
    #dbg_value(double %37, !1592, !DIExpression(), !1595)
  %38 = or disjoint i64 %30, 1, !dbg !1605
    #dbg_value(i64 %38, !1593, !DIExpression(), !1596)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !1600
  %40 = load float, ptr %39, align 4, !dbg !1600, !tbaa !1246
  %41 = fpext float %40 to double, !dbg !1602
  %42 = fmul double %41, %41, !dbg !1603
  %43 = fadd double %37, %42, !dbg !1604
    #dbg_value(double %43, !1592, !DIExpression(), !1595)
  %44 = or disjoint i64 %30, 2, !dbg !1605
    #dbg_value(i64 %44, !1593, !DIExpression(), !1596)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !1600
  %46 = load float, ptr %45, align 4, !dbg !1600, !tbaa !1246
  %47 = fpext float %46 to double, !dbg !1602
  %48 = fmul double %47, %47, !dbg !1603
  %49 = fadd double %43, %48, !dbg !1604
    #dbg_value(double %49, !1592, !DIExpression(), !1595)
  %50 = or disjoint i64 %30, 3, !dbg !1605
    #dbg_value(i64 %50, !1593, !DIExpression(), !1596)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !1600
  %52 = load float, ptr %51, align 4, !dbg !1600, !tbaa !1246
  %53 = fpext float %52 to double, !dbg !1602
  %54 = fmul double %53, %53, !dbg !1603
  %55 = fadd double %49, %54, !dbg !1604
    #dbg_value(double %55, !1592, !DIExpression(), !1595)
  %56 = add nuw i64 %30, 4, !dbg !1605
    #dbg_value(i64 %56, !1593, !DIExpression(), !1596)
  %57 = add i64 %32, 4, !dbg !1599
  %58 = icmp eq i64 %57, %8, !dbg !1599
  br i1 %58, label %9, label %29, !dbg !1599, !llvm.loop !1610
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !656 double @sqrt(double noundef) local_unnamed_addr #13

; Function Attrs: nofree nounwind
declare !dbg !1612 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare !dbg !1615 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare !dbg !1619 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #6

declare !dbg !1622 ptr @cudaGetErrorString(i32 noundef) local_unnamed_addr #3

declare !dbg !1625 void @__cudaUnregisterFatBinary(ptr noundef) local_unnamed_addr #3

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline norecurse nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { nounwind willreturn memory(none) }
attributes #16 = { cold nounwind }
attributes #17 = { cold }
attributes #18 = { nounwind allocsize(0) }
attributes #19 = { noreturn nounwind }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!964, !965, !966, !967, !968, !969, !970}
!llvm.ident = !{!971}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/gemm/gemm.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 13)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 9)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 14)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "__fatDeviceText", linkageName: "_ZL15__fatDeviceText", scope: !25, file: !952, line: 131, type: !953, isLocal: true, isDefinition: true, align: 64)
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !26, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !27, retainedTypes: !226, globals: !287, imports: !370, splitDebugInlining: false, nameTableKind: None)
!26 = !DIFile(filename: "build/ir/gemm.compute_90.cudafe1.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "446f4380507221cf23183bffb877da4c")
!27 = !{!28, !57, !62, !75, !82, !219}
!28 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "sm_selector", scope: !30, file: !29, line: 90, baseType: !33, size: 64, flags: DIFlagEnumClass, elements: !35, identifier: "_ZTSN2nv6target6detail11sm_selectorE")
!29 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/nv/target", directory: "")
!30 = !DINamespace(name: "detail", scope: !31)
!31 = !DINamespace(name: "target", scope: !32)
!32 = !DINamespace(name: "nv", scope: null)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "base_int_t", scope: !30, file: !29, line: 47, baseType: !34)
!34 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!35 = !{!36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56}
!36 = !DIEnumerator(name: "sm_35", value: 35, isUnsigned: true)
!37 = !DIEnumerator(name: "sm_37", value: 37, isUnsigned: true)
!38 = !DIEnumerator(name: "sm_50", value: 50, isUnsigned: true)
!39 = !DIEnumerator(name: "sm_52", value: 52, isUnsigned: true)
!40 = !DIEnumerator(name: "sm_53", value: 53, isUnsigned: true)
!41 = !DIEnumerator(name: "sm_60", value: 60, isUnsigned: true)
!42 = !DIEnumerator(name: "sm_61", value: 61, isUnsigned: true)
!43 = !DIEnumerator(name: "sm_62", value: 62, isUnsigned: true)
!44 = !DIEnumerator(name: "sm_70", value: 70, isUnsigned: true)
!45 = !DIEnumerator(name: "sm_72", value: 72, isUnsigned: true)
!46 = !DIEnumerator(name: "sm_75", value: 75, isUnsigned: true)
!47 = !DIEnumerator(name: "sm_80", value: 80, isUnsigned: true)
!48 = !DIEnumerator(name: "sm_86", value: 86, isUnsigned: true)
!49 = !DIEnumerator(name: "sm_87", value: 87, isUnsigned: true)
!50 = !DIEnumerator(name: "sm_89", value: 89, isUnsigned: true)
!51 = !DIEnumerator(name: "sm_90", value: 90, isUnsigned: true)
!52 = !DIEnumerator(name: "sm_100", value: 100, isUnsigned: true)
!53 = !DIEnumerator(name: "sm_101", value: 101, isUnsigned: true)
!54 = !DIEnumerator(name: "sm_103", value: 103, isUnsigned: true)
!55 = !DIEnumerator(name: "sm_110", value: 110, isUnsigned: true)
!56 = !DIEnumerator(name: "sm_120", value: 120, isUnsigned: true)
!57 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !58, line: 16, baseType: !59, size: 32, elements: !60)
!58 = !DIFile(filename: "samples/gemm/../common.h", directory: ".")
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DIEnumerator(name: "EXIT_USAGE", value: 2, isUnsigned: true)
!62 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !63, line: 93, baseType: !59, size: 32, elements: !64, identifier: "_ZTS14cublasStatus_t")
!63 = !DIFile(filename: "build/ir/cublas/cublas_api.h", directory: ".")
!64 = !{!65, !66, !67, !68, !69, !70, !71, !72, !73, !74}
!65 = !DIEnumerator(name: "CUBLAS_STATUS_SUCCESS", value: 0, isUnsigned: true)
!66 = !DIEnumerator(name: "CUBLAS_STATUS_NOT_INITIALIZED", value: 1, isUnsigned: true)
!67 = !DIEnumerator(name: "CUBLAS_STATUS_ALLOC_FAILED", value: 3, isUnsigned: true)
!68 = !DIEnumerator(name: "CUBLAS_STATUS_INVALID_VALUE", value: 7, isUnsigned: true)
!69 = !DIEnumerator(name: "CUBLAS_STATUS_ARCH_MISMATCH", value: 8, isUnsigned: true)
!70 = !DIEnumerator(name: "CUBLAS_STATUS_MAPPING_ERROR", value: 11, isUnsigned: true)
!71 = !DIEnumerator(name: "CUBLAS_STATUS_EXECUTION_FAILED", value: 13, isUnsigned: true)
!72 = !DIEnumerator(name: "CUBLAS_STATUS_INTERNAL_ERROR", value: 14, isUnsigned: true)
!73 = !DIEnumerator(name: "CUBLAS_STATUS_NOT_SUPPORTED", value: 15, isUnsigned: true)
!74 = !DIEnumerator(name: "CUBLAS_STATUS_LICENSE_ERROR", value: 16, isUnsigned: true)
!75 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !63, line: 112, baseType: !59, size: 32, elements: !76, identifier: "_ZTS17cublasOperation_t")
!76 = !{!77, !78, !79, !80, !81}
!77 = !DIEnumerator(name: "CUBLAS_OP_N", value: 0, isUnsigned: true)
!78 = !DIEnumerator(name: "CUBLAS_OP_T", value: 1, isUnsigned: true)
!79 = !DIEnumerator(name: "CUBLAS_OP_C", value: 2, isUnsigned: true)
!80 = !DIEnumerator(name: "CUBLAS_OP_HERMITAN", value: 2, isUnsigned: true)
!81 = !DIEnumerator(name: "CUBLAS_OP_CONJG", value: 3, isUnsigned: true)
!82 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "cudaError", file: !83, line: 192, baseType: !59, size: 32, elements: !84, identifier: "_ZTS9cudaError")
!83 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/driver_types.h", directory: "", checksumkind: CSK_MD5, checksum: "15de0e25c7fcf024f96704ad1a22067c")
!84 = !{!85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !162, !163, !164, !165, !166, !167, !168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !178, !179, !180, !181, !182, !183, !184, !185, !186, !187, !188, !189, !190, !191, !192, !193, !194, !195, !196, !197, !198, !199, !200, !201, !202, !203, !204, !205, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !216, !217, !218}
!85 = !DIEnumerator(name: "cudaSuccess", value: 0, isUnsigned: true)
!86 = !DIEnumerator(name: "cudaErrorInvalidValue", value: 1, isUnsigned: true)
!87 = !DIEnumerator(name: "cudaErrorMemoryAllocation", value: 2, isUnsigned: true)
!88 = !DIEnumerator(name: "cudaErrorInitializationError", value: 3, isUnsigned: true)
!89 = !DIEnumerator(name: "cudaErrorCudartUnloading", value: 4, isUnsigned: true)
!90 = !DIEnumerator(name: "cudaErrorProfilerDisabled", value: 5, isUnsigned: true)
!91 = !DIEnumerator(name: "cudaErrorProfilerNotInitialized", value: 6, isUnsigned: true)
!92 = !DIEnumerator(name: "cudaErrorProfilerAlreadyStarted", value: 7, isUnsigned: true)
!93 = !DIEnumerator(name: "cudaErrorProfilerAlreadyStopped", value: 8, isUnsigned: true)
!94 = !DIEnumerator(name: "cudaErrorInvalidConfiguration", value: 9, isUnsigned: true)
!95 = !DIEnumerator(name: "cudaErrorInvalidPitchValue", value: 12, isUnsigned: true)
!96 = !DIEnumerator(name: "cudaErrorInvalidSymbol", value: 13, isUnsigned: true)
!97 = !DIEnumerator(name: "cudaErrorInvalidHostPointer", value: 16, isUnsigned: true)
!98 = !DIEnumerator(name: "cudaErrorInvalidDevicePointer", value: 17, isUnsigned: true)
!99 = !DIEnumerator(name: "cudaErrorInvalidTexture", value: 18, isUnsigned: true)
!100 = !DIEnumerator(name: "cudaErrorInvalidTextureBinding", value: 19, isUnsigned: true)
!101 = !DIEnumerator(name: "cudaErrorInvalidChannelDescriptor", value: 20, isUnsigned: true)
!102 = !DIEnumerator(name: "cudaErrorInvalidMemcpyDirection", value: 21, isUnsigned: true)
!103 = !DIEnumerator(name: "cudaErrorAddressOfConstant", value: 22, isUnsigned: true)
!104 = !DIEnumerator(name: "cudaErrorTextureFetchFailed", value: 23, isUnsigned: true)
!105 = !DIEnumerator(name: "cudaErrorTextureNotBound", value: 24, isUnsigned: true)
!106 = !DIEnumerator(name: "cudaErrorSynchronizationError", value: 25, isUnsigned: true)
!107 = !DIEnumerator(name: "cudaErrorInvalidFilterSetting", value: 26, isUnsigned: true)
!108 = !DIEnumerator(name: "cudaErrorInvalidNormSetting", value: 27, isUnsigned: true)
!109 = !DIEnumerator(name: "cudaErrorMixedDeviceExecution", value: 28, isUnsigned: true)
!110 = !DIEnumerator(name: "cudaErrorNotYetImplemented", value: 31, isUnsigned: true)
!111 = !DIEnumerator(name: "cudaErrorMemoryValueTooLarge", value: 32, isUnsigned: true)
!112 = !DIEnumerator(name: "cudaErrorStubLibrary", value: 34, isUnsigned: true)
!113 = !DIEnumerator(name: "cudaErrorInsufficientDriver", value: 35, isUnsigned: true)
!114 = !DIEnumerator(name: "cudaErrorCallRequiresNewerDriver", value: 36, isUnsigned: true)
!115 = !DIEnumerator(name: "cudaErrorInvalidSurface", value: 37, isUnsigned: true)
!116 = !DIEnumerator(name: "cudaErrorDuplicateVariableName", value: 43, isUnsigned: true)
!117 = !DIEnumerator(name: "cudaErrorDuplicateTextureName", value: 44, isUnsigned: true)
!118 = !DIEnumerator(name: "cudaErrorDuplicateSurfaceName", value: 45, isUnsigned: true)
!119 = !DIEnumerator(name: "cudaErrorDevicesUnavailable", value: 46, isUnsigned: true)
!120 = !DIEnumerator(name: "cudaErrorIncompatibleDriverContext", value: 49, isUnsigned: true)
!121 = !DIEnumerator(name: "cudaErrorMissingConfiguration", value: 52, isUnsigned: true)
!122 = !DIEnumerator(name: "cudaErrorPriorLaunchFailure", value: 53, isUnsigned: true)
!123 = !DIEnumerator(name: "cudaErrorLaunchMaxDepthExceeded", value: 65, isUnsigned: true)
!124 = !DIEnumerator(name: "cudaErrorLaunchFileScopedTex", value: 66, isUnsigned: true)
!125 = !DIEnumerator(name: "cudaErrorLaunchFileScopedSurf", value: 67, isUnsigned: true)
!126 = !DIEnumerator(name: "cudaErrorSyncDepthExceeded", value: 68, isUnsigned: true)
!127 = !DIEnumerator(name: "cudaErrorLaunchPendingCountExceeded", value: 69, isUnsigned: true)
!128 = !DIEnumerator(name: "cudaErrorInvalidDeviceFunction", value: 98, isUnsigned: true)
!129 = !DIEnumerator(name: "cudaErrorNoDevice", value: 100, isUnsigned: true)
!130 = !DIEnumerator(name: "cudaErrorInvalidDevice", value: 101, isUnsigned: true)
!131 = !DIEnumerator(name: "cudaErrorDeviceNotLicensed", value: 102, isUnsigned: true)
!132 = !DIEnumerator(name: "cudaErrorSoftwareValidityNotEstablished", value: 103, isUnsigned: true)
!133 = !DIEnumerator(name: "cudaErrorStartupFailure", value: 127, isUnsigned: true)
!134 = !DIEnumerator(name: "cudaErrorInvalidKernelImage", value: 200, isUnsigned: true)
!135 = !DIEnumerator(name: "cudaErrorDeviceUninitialized", value: 201, isUnsigned: true)
!136 = !DIEnumerator(name: "cudaErrorMapBufferObjectFailed", value: 205, isUnsigned: true)
!137 = !DIEnumerator(name: "cudaErrorUnmapBufferObjectFailed", value: 206, isUnsigned: true)
!138 = !DIEnumerator(name: "cudaErrorArrayIsMapped", value: 207, isUnsigned: true)
!139 = !DIEnumerator(name: "cudaErrorAlreadyMapped", value: 208, isUnsigned: true)
!140 = !DIEnumerator(name: "cudaErrorNoKernelImageForDevice", value: 209, isUnsigned: true)
!141 = !DIEnumerator(name: "cudaErrorAlreadyAcquired", value: 210, isUnsigned: true)
!142 = !DIEnumerator(name: "cudaErrorNotMapped", value: 211, isUnsigned: true)
!143 = !DIEnumerator(name: "cudaErrorNotMappedAsArray", value: 212, isUnsigned: true)
!144 = !DIEnumerator(name: "cudaErrorNotMappedAsPointer", value: 213, isUnsigned: true)
!145 = !DIEnumerator(name: "cudaErrorECCUncorrectable", value: 214, isUnsigned: true)
!146 = !DIEnumerator(name: "cudaErrorUnsupportedLimit", value: 215, isUnsigned: true)
!147 = !DIEnumerator(name: "cudaErrorDeviceAlreadyInUse", value: 216, isUnsigned: true)
!148 = !DIEnumerator(name: "cudaErrorPeerAccessUnsupported", value: 217, isUnsigned: true)
!149 = !DIEnumerator(name: "cudaErrorInvalidPtx", value: 218, isUnsigned: true)
!150 = !DIEnumerator(name: "cudaErrorInvalidGraphicsContext", value: 219, isUnsigned: true)
!151 = !DIEnumerator(name: "cudaErrorNvlinkUncorrectable", value: 220, isUnsigned: true)
!152 = !DIEnumerator(name: "cudaErrorJitCompilerNotFound", value: 221, isUnsigned: true)
!153 = !DIEnumerator(name: "cudaErrorUnsupportedPtxVersion", value: 222, isUnsigned: true)
!154 = !DIEnumerator(name: "cudaErrorJitCompilationDisabled", value: 223, isUnsigned: true)
!155 = !DIEnumerator(name: "cudaErrorUnsupportedExecAffinity", value: 224, isUnsigned: true)
!156 = !DIEnumerator(name: "cudaErrorUnsupportedDevSideSync", value: 225, isUnsigned: true)
!157 = !DIEnumerator(name: "cudaErrorContained", value: 226, isUnsigned: true)
!158 = !DIEnumerator(name: "cudaErrorInvalidSource", value: 300, isUnsigned: true)
!159 = !DIEnumerator(name: "cudaErrorFileNotFound", value: 301, isUnsigned: true)
!160 = !DIEnumerator(name: "cudaErrorSharedObjectSymbolNotFound", value: 302, isUnsigned: true)
!161 = !DIEnumerator(name: "cudaErrorSharedObjectInitFailed", value: 303, isUnsigned: true)
!162 = !DIEnumerator(name: "cudaErrorOperatingSystem", value: 304, isUnsigned: true)
!163 = !DIEnumerator(name: "cudaErrorInvalidResourceHandle", value: 400, isUnsigned: true)
!164 = !DIEnumerator(name: "cudaErrorIllegalState", value: 401, isUnsigned: true)
!165 = !DIEnumerator(name: "cudaErrorLossyQuery", value: 402, isUnsigned: true)
!166 = !DIEnumerator(name: "cudaErrorSymbolNotFound", value: 500, isUnsigned: true)
!167 = !DIEnumerator(name: "cudaErrorNotReady", value: 600, isUnsigned: true)
!168 = !DIEnumerator(name: "cudaErrorIllegalAddress", value: 700, isUnsigned: true)
!169 = !DIEnumerator(name: "cudaErrorLaunchOutOfResources", value: 701, isUnsigned: true)
!170 = !DIEnumerator(name: "cudaErrorLaunchTimeout", value: 702, isUnsigned: true)
!171 = !DIEnumerator(name: "cudaErrorLaunchIncompatibleTexturing", value: 703, isUnsigned: true)
!172 = !DIEnumerator(name: "cudaErrorPeerAccessAlreadyEnabled", value: 704, isUnsigned: true)
!173 = !DIEnumerator(name: "cudaErrorPeerAccessNotEnabled", value: 705, isUnsigned: true)
!174 = !DIEnumerator(name: "cudaErrorSetOnActiveProcess", value: 708, isUnsigned: true)
!175 = !DIEnumerator(name: "cudaErrorContextIsDestroyed", value: 709, isUnsigned: true)
!176 = !DIEnumerator(name: "cudaErrorAssert", value: 710, isUnsigned: true)
!177 = !DIEnumerator(name: "cudaErrorTooManyPeers", value: 711, isUnsigned: true)
!178 = !DIEnumerator(name: "cudaErrorHostMemoryAlreadyRegistered", value: 712, isUnsigned: true)
!179 = !DIEnumerator(name: "cudaErrorHostMemoryNotRegistered", value: 713, isUnsigned: true)
!180 = !DIEnumerator(name: "cudaErrorHardwareStackError", value: 714, isUnsigned: true)
!181 = !DIEnumerator(name: "cudaErrorIllegalInstruction", value: 715, isUnsigned: true)
!182 = !DIEnumerator(name: "cudaErrorMisalignedAddress", value: 716, isUnsigned: true)
!183 = !DIEnumerator(name: "cudaErrorInvalidAddressSpace", value: 717, isUnsigned: true)
!184 = !DIEnumerator(name: "cudaErrorInvalidPc", value: 718, isUnsigned: true)
!185 = !DIEnumerator(name: "cudaErrorLaunchFailure", value: 719, isUnsigned: true)
!186 = !DIEnumerator(name: "cudaErrorCooperativeLaunchTooLarge", value: 720, isUnsigned: true)
!187 = !DIEnumerator(name: "cudaErrorTensorMemoryLeak", value: 721, isUnsigned: true)
!188 = !DIEnumerator(name: "cudaErrorNotPermitted", value: 800, isUnsigned: true)
!189 = !DIEnumerator(name: "cudaErrorNotSupported", value: 801, isUnsigned: true)
!190 = !DIEnumerator(name: "cudaErrorSystemNotReady", value: 802, isUnsigned: true)
!191 = !DIEnumerator(name: "cudaErrorSystemDriverMismatch", value: 803, isUnsigned: true)
!192 = !DIEnumerator(name: "cudaErrorCompatNotSupportedOnDevice", value: 804, isUnsigned: true)
!193 = !DIEnumerator(name: "cudaErrorMpsConnectionFailed", value: 805, isUnsigned: true)
!194 = !DIEnumerator(name: "cudaErrorMpsRpcFailure", value: 806, isUnsigned: true)
!195 = !DIEnumerator(name: "cudaErrorMpsServerNotReady", value: 807, isUnsigned: true)
!196 = !DIEnumerator(name: "cudaErrorMpsMaxClientsReached", value: 808, isUnsigned: true)
!197 = !DIEnumerator(name: "cudaErrorMpsMaxConnectionsReached", value: 809, isUnsigned: true)
!198 = !DIEnumerator(name: "cudaErrorMpsClientTerminated", value: 810, isUnsigned: true)
!199 = !DIEnumerator(name: "cudaErrorCdpNotSupported", value: 811, isUnsigned: true)
!200 = !DIEnumerator(name: "cudaErrorCdpVersionMismatch", value: 812, isUnsigned: true)
!201 = !DIEnumerator(name: "cudaErrorStreamCaptureUnsupported", value: 900, isUnsigned: true)
!202 = !DIEnumerator(name: "cudaErrorStreamCaptureInvalidated", value: 901, isUnsigned: true)
!203 = !DIEnumerator(name: "cudaErrorStreamCaptureMerge", value: 902, isUnsigned: true)
!204 = !DIEnumerator(name: "cudaErrorStreamCaptureUnmatched", value: 903, isUnsigned: true)
!205 = !DIEnumerator(name: "cudaErrorStreamCaptureUnjoined", value: 904, isUnsigned: true)
!206 = !DIEnumerator(name: "cudaErrorStreamCaptureIsolation", value: 905, isUnsigned: true)
!207 = !DIEnumerator(name: "cudaErrorStreamCaptureImplicit", value: 906, isUnsigned: true)
!208 = !DIEnumerator(name: "cudaErrorCapturedEvent", value: 907, isUnsigned: true)
!209 = !DIEnumerator(name: "cudaErrorStreamCaptureWrongThread", value: 908, isUnsigned: true)
!210 = !DIEnumerator(name: "cudaErrorTimeout", value: 909, isUnsigned: true)
!211 = !DIEnumerator(name: "cudaErrorGraphExecUpdateFailure", value: 910, isUnsigned: true)
!212 = !DIEnumerator(name: "cudaErrorExternalDevice", value: 911, isUnsigned: true)
!213 = !DIEnumerator(name: "cudaErrorInvalidClusterSize", value: 912, isUnsigned: true)
!214 = !DIEnumerator(name: "cudaErrorFunctionNotLoaded", value: 913, isUnsigned: true)
!215 = !DIEnumerator(name: "cudaErrorInvalidResourceType", value: 914, isUnsigned: true)
!216 = !DIEnumerator(name: "cudaErrorInvalidResourceConfiguration", value: 915, isUnsigned: true)
!217 = !DIEnumerator(name: "cudaErrorUnknown", value: 999, isUnsigned: true)
!218 = !DIEnumerator(name: "cudaErrorApiFailureBase", value: 10000, isUnsigned: true)
!219 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "cudaMemcpyKind", file: !83, line: 1245, baseType: !59, size: 32, elements: !220, identifier: "_ZTS14cudaMemcpyKind")
!220 = !{!221, !222, !223, !224, !225}
!221 = !DIEnumerator(name: "cudaMemcpyHostToHost", value: 0, isUnsigned: true)
!222 = !DIEnumerator(name: "cudaMemcpyHostToDevice", value: 1, isUnsigned: true)
!223 = !DIEnumerator(name: "cudaMemcpyDeviceToHost", value: 2, isUnsigned: true)
!224 = !DIEnumerator(name: "cudaMemcpyDeviceToDevice", value: 3, isUnsigned: true)
!225 = !DIEnumerator(name: "cudaMemcpyDefault", value: 4, isUnsigned: true)
!226 = !{!227, !230, !231, !235, !236, !234, !240, !242, !241, !245, !246, !249, !256}
!227 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !228, line: 18, baseType: !229)
!228 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "")
!229 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!231 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !232, size: 64)
!232 = !DISubroutineType(types: !233)
!233 = !{null, !234}
!234 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !230, size: 64)
!235 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !237, line: 27, baseType: !238)
!237 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!238 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !239, line: 45, baseType: !229)
!239 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !241, size: 64)
!241 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!242 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !243, line: 26, baseType: !244)
!243 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !239, line: 41, baseType: !235)
!245 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !247, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: null)
!249 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "target_description", scope: !30, file: !29, line: 80, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !250, identifier: "_ZTSN2nv6target6detail18target_descriptionE")
!250 = !{!251, !252}
!251 = !DIDerivedType(tag: DW_TAG_member, name: "targets", scope: !249, file: !29, line: 82, baseType: !33, size: 64)
!252 = !DISubprogram(name: "target_description", scope: !249, file: !29, line: 84, type: !253, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{null, !255, !33}
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !249, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!256 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<float *>", scope: !258, file: !257, line: 47, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !259, templateParams: !285, identifier: "_ZTSSt16initializer_listIPfE")
!257 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!258 = !DINamespace(name: "std", scope: null)
!259 = !{!260, !264, !268, !273, !276, !281, !284}
!260 = !DIDerivedType(tag: DW_TAG_member, name: "_M_array", scope: !256, file: !257, line: 58, baseType: !261, size: 64)
!261 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !256, file: !257, line: 54, baseType: !262, flags: DIFlagPublic)
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !263, size: 64)
!263 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !240)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !256, file: !257, line: 59, baseType: !265, size: 64, offset: 64)
!265 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !257, line: 53, baseType: !266, flags: DIFlagPublic)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !258, file: !267, line: 298, baseType: !229)
!267 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!268 = !DISubprogram(name: "initializer_list", scope: !256, file: !257, line: 62, type: !269, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{null, !271, !272, !265}
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !256, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !256, file: !257, line: 55, baseType: !262, flags: DIFlagPublic)
!273 = !DISubprogram(name: "initializer_list", scope: !256, file: !257, line: 66, type: !274, scopeLine: 66, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{null, !271}
!276 = !DISubprogram(name: "size", linkageName: "_ZNKSt16initializer_listIPfE4sizeEv", scope: !256, file: !257, line: 71, type: !277, scopeLine: 71, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubroutineType(types: !278)
!278 = !{!265, !279}
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!280 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !256)
!281 = !DISubprogram(name: "begin", linkageName: "_ZNKSt16initializer_listIPfE5beginEv", scope: !256, file: !257, line: 75, type: !282, scopeLine: 75, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!272, !279}
!284 = !DISubprogram(name: "end", linkageName: "_ZNKSt16initializer_listIPfE3endEv", scope: !256, file: !257, line: 79, type: !282, scopeLine: 79, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!285 = !{!286}
!286 = !DITemplateTypeParameter(name: "_E", type: !240)
!287 = !{!0, !8, !13, !18, !288, !294, !296, !298, !303, !305, !310, !315, !321, !326, !331, !333, !335, !340, !342, !347, !23, !352, !355, !361, !363}
!288 = !DIGlobalVariableExpression(var: !289, expr: !DIExpression())
!289 = distinct !DIGlobalVariable(scope: null, file: !290, line: 20, type: !291, isLocal: true, isDefinition: true)
!290 = !DIFile(filename: "samples/gemm/gemm.h", directory: ".")
!291 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !292)
!292 = !{!293}
!293 = !DISubrange(count: 2)
!294 = !DIGlobalVariableExpression(var: !295, expr: !DIExpression())
!295 = distinct !DIGlobalVariable(scope: null, file: !290, line: 20, type: !291, isLocal: true, isDefinition: true)
!296 = !DIGlobalVariableExpression(var: !297, expr: !DIExpression())
!297 = distinct !DIGlobalVariable(scope: null, file: !290, line: 20, type: !291, isLocal: true, isDefinition: true)
!298 = !DIGlobalVariableExpression(var: !299, expr: !DIExpression())
!299 = distinct !DIGlobalVariable(scope: null, file: !290, line: 20, type: !300, isLocal: true, isDefinition: true)
!300 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !301)
!301 = !{!302}
!302 = !DISubrange(count: 5)
!303 = !DIGlobalVariableExpression(var: !304, expr: !DIExpression())
!304 = distinct !DIGlobalVariable(scope: null, file: !290, line: 26, type: !15, isLocal: true, isDefinition: true)
!305 = !DIGlobalVariableExpression(var: !306, expr: !DIExpression())
!306 = distinct !DIGlobalVariable(scope: null, file: !290, line: 29, type: !307, isLocal: true, isDefinition: true)
!307 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 584, elements: !308)
!308 = !{!309}
!309 = !DISubrange(count: 73)
!310 = !DIGlobalVariableExpression(var: !311, expr: !DIExpression())
!311 = distinct !DIGlobalVariable(scope: null, file: !58, line: 64, type: !312, isLocal: true, isDefinition: true)
!312 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !313)
!313 = !{!314}
!314 = !DISubrange(count: 56)
!315 = !DIGlobalVariableExpression(var: !316, expr: !DIExpression())
!316 = distinct !DIGlobalVariable(scope: null, file: !317, line: 32, type: !318, isLocal: true, isDefinition: true)
!317 = !DIFile(filename: "samples/gemm/../device.h", directory: ".")
!318 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !319)
!319 = !{!320}
!320 = !DISubrange(count: 15)
!321 = !DIGlobalVariableExpression(var: !322, expr: !DIExpression())
!322 = distinct !DIGlobalVariable(scope: null, file: !317, line: 25, type: !323, isLocal: true, isDefinition: true)
!323 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !324)
!324 = !{!325}
!325 = !DISubrange(count: 11)
!326 = !DIGlobalVariableExpression(var: !327, expr: !DIExpression())
!327 = distinct !DIGlobalVariable(scope: null, file: !58, line: 48, type: !328, isLocal: true, isDefinition: true)
!328 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !329)
!329 = !{!330}
!330 = !DISubrange(count: 33)
!331 = !DIGlobalVariableExpression(var: !332, expr: !DIExpression())
!332 = distinct !DIGlobalVariable(scope: null, file: !317, line: 19, type: !318, isLocal: true, isDefinition: true)
!333 = !DIGlobalVariableExpression(var: !334, expr: !DIExpression())
!334 = distinct !DIGlobalVariable(scope: null, file: !317, line: 40, type: !3, isLocal: true, isDefinition: true)
!335 = !DIGlobalVariableExpression(var: !336, expr: !DIExpression())
!336 = distinct !DIGlobalVariable(scope: null, file: !290, line: 43, type: !337, isLocal: true, isDefinition: true)
!337 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !338)
!338 = !{!339}
!339 = !DISubrange(count: 31)
!340 = !DIGlobalVariableExpression(var: !341, expr: !DIExpression())
!341 = distinct !DIGlobalVariable(scope: null, file: !58, line: 71, type: !291, isLocal: true, isDefinition: true)
!342 = !DIGlobalVariableExpression(var: !343, expr: !DIExpression())
!343 = distinct !DIGlobalVariable(scope: null, file: !58, line: 72, type: !344, isLocal: true, isDefinition: true)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 3)
!347 = !DIGlobalVariableExpression(var: !348, expr: !DIExpression())
!348 = distinct !DIGlobalVariable(scope: null, file: !58, line: 75, type: !349, isLocal: true, isDefinition: true)
!349 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !350)
!350 = !{!351}
!351 = !DISubrange(count: 24)
!352 = !DIGlobalVariableExpression(var: !353, expr: !DIExpression())
!353 = distinct !DIGlobalVariable(name: "__cudaFatCubinHandle", linkageName: "_ZL20__cudaFatCubinHandle", scope: !25, file: !354, line: 276, type: !234, isLocal: true, isDefinition: true)
!354 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/crt/host_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "75a765745629a835d98afe4065f8bb09")
!355 = !DIGlobalVariableExpression(var: !356, expr: !DIExpression())
!356 = distinct !DIGlobalVariable(name: "__ref", scope: !357, file: !358, line: 13, type: !246, isLocal: true, isDefinition: true)
!357 = distinct !DISubprogram(name: "__nv_cudaEntityRegisterCallback", linkageName: "_ZL31__nv_cudaEntityRegisterCallbackPPv", scope: !358, file: !358, line: 13, type: !232, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !359)
!358 = !DIFile(filename: "build/ir/gemm.compute_90.cudafe1.stub.c", directory: ".", checksumkind: CSK_MD5, checksum: "e150c83143b3d5d2e33a26073c29cead")
!359 = !{!360}
!360 = !DILocalVariable(name: "__T6", arg: 1, scope: !357, file: !358, line: 13, type: !234)
!361 = !DIGlobalVariableExpression(var: !362, expr: !DIExpression())
!362 = distinct !DIGlobalVariable(name: "__nv_fatbinhandle_for_managed_rt", linkageName: "_ZL32__nv_fatbinhandle_for_managed_rt", scope: !25, file: !2, line: 1, type: !234, isLocal: true, isDefinition: true)
!363 = !DIGlobalVariableExpression(var: !364, expr: !DIExpression())
!364 = distinct !DIGlobalVariable(name: "__ref", scope: !365, file: !354, line: 155, type: !246, isLocal: true, isDefinition: true)
!365 = distinct !DISubprogram(name: "____nv_dummy_param_ref", linkageName: "_ZL22____nv_dummy_param_refPv", scope: !354, file: !354, line: 155, type: !366, scopeLine: 155, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !368)
!366 = !DISubroutineType(types: !367)
!367 = !{null, !230}
!368 = !{!369}
!369 = !DILocalVariable(name: "param", arg: 1, scope: !365, file: !354, line: 155, type: !230)
!370 = !{!371, !377, !381, !388, !392, !396, !401, !403, !409, !413, !417, !428, !430, !434, !438, !440, !445, !449, !453, !457, !461, !469, !473, !477, !479, !483, !487, !491, !497, !501, !505, !507, !515, !519, !527, !529, !533, !537, !541, !545, !549, !553, !558, !559, !560, !561, !563, !564, !565, !566, !567, !568, !569, !571, !572, !573, !574, !575, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588, !589, !590, !591, !592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !609, !611, !613, !617, !619, !621, !623, !625, !627, !629, !631, !636, !640, !642, !644, !649, !651, !653, !655, !657, !659, !661, !664, !666, !668, !672, !674, !676, !678, !680, !682, !684, !686, !688, !690, !692, !694, !698, !702, !704, !706, !708, !710, !712, !714, !716, !718, !720, !722, !724, !726, !728, !730, !732, !736, !740, !744, !746, !748, !750, !752, !754, !756, !758, !760, !762, !766, !770, !774, !776, !778, !780, !784, !788, !792, !794, !796, !798, !800, !802, !804, !806, !808, !810, !812, !814, !816, !820, !824, !828, !830, !832, !834, !836, !840, !844, !846, !848, !850, !852, !854, !856, !860, !864, !866, !868, !870, !872, !876, !880, !884, !886, !888, !890, !892, !894, !896, !900, !904, !908, !910, !914, !918, !920, !922, !924, !926, !928, !930, !934, !936, !941, !943, !944, !945, !946, !950}
!371 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !372, file: !376, line: 52)
!372 = !DISubprogram(name: "abs", scope: !373, file: !373, line: 861, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!374 = !DISubroutineType(types: !375)
!375 = !{!235, !235}
!376 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!377 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !378, file: !380, line: 127)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !373, line: 63, baseType: !379)
!379 = !DICompositeType(tag: DW_TAG_structure_type, file: !373, line: 60, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!380 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!381 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !382, file: !380, line: 128)
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !373, line: 71, baseType: !383)
!383 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !373, line: 68, size: 128, flags: DIFlagTypePassByValue, elements: !384, identifier: "_ZTS6ldiv_t")
!384 = !{!385, !387}
!385 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !383, file: !373, line: 69, baseType: !386, size: 64)
!386 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!387 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !383, file: !373, line: 70, baseType: !386, size: 64, offset: 64)
!388 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !389, file: !380, line: 130)
!389 = !DISubprogram(name: "abort", scope: !373, file: !373, line: 611, type: !390, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!390 = !DISubroutineType(types: !391)
!391 = !{null}
!392 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !393, file: !380, line: 132)
!393 = !DISubprogram(name: "aligned_alloc", scope: !373, file: !373, line: 605, type: !394, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DISubroutineType(types: !395)
!395 = !{!230, !227, !227}
!396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !397, file: !380, line: 134)
!397 = !DISubprogram(name: "atexit", scope: !373, file: !373, line: 615, type: !398, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!398 = !DISubroutineType(types: !399)
!399 = !{!235, !400}
!400 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !390, size: 64)
!401 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !402, file: !380, line: 137)
!402 = !DISubprogram(name: "at_quick_exit", scope: !373, file: !373, line: 620, type: !398, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !404, file: !380, line: 140)
!404 = !DISubprogram(name: "atof", scope: !405, file: !405, line: 25, type: !406, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!405 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-float.h", directory: "")
!406 = !DISubroutineType(types: !407)
!407 = !{!245, !408}
!408 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!409 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !410, file: !380, line: 141)
!410 = !DISubprogram(name: "atoi", scope: !373, file: !373, line: 362, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!235, !408}
!413 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !414, file: !380, line: 142)
!414 = !DISubprogram(name: "atol", scope: !373, file: !373, line: 367, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{!386, !408}
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !418, file: !380, line: 143)
!418 = !DISubprogram(name: "bsearch", scope: !419, file: !419, line: 20, type: !420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!419 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-bsearch.h", directory: "")
!420 = !DISubroutineType(types: !421)
!421 = !{!230, !422, !422, !227, !227, !424}
!422 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !423, size: 64)
!423 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!424 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !373, line: 829, baseType: !425)
!425 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !426, size: 64)
!426 = !DISubroutineType(types: !427)
!427 = !{!235, !422, !422}
!428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !429, file: !380, line: 144)
!429 = !DISubprogram(name: "calloc", scope: !373, file: !373, line: 556, type: !394, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!430 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !431, file: !380, line: 145)
!431 = !DISubprogram(name: "div", scope: !373, file: !373, line: 873, type: !432, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!432 = !DISubroutineType(types: !433)
!433 = !{!378, !235, !235}
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !435, file: !380, line: 146)
!435 = !DISubprogram(name: "exit", scope: !373, file: !373, line: 637, type: !436, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!436 = !DISubroutineType(types: !437)
!437 = !{null, !235}
!438 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !439, file: !380, line: 147)
!439 = !DISubprogram(name: "free", scope: !373, file: !373, line: 568, type: !366, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !441, file: !380, line: 148)
!441 = !DISubprogram(name: "getenv", scope: !373, file: !373, line: 654, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DISubroutineType(types: !443)
!443 = !{!444, !408}
!444 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !446, file: !380, line: 149)
!446 = !DISubprogram(name: "labs", scope: !373, file: !373, line: 862, type: !447, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!447 = !DISubroutineType(types: !448)
!448 = !{!386, !386}
!449 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !450, file: !380, line: 150)
!450 = !DISubprogram(name: "ldiv", scope: !373, file: !373, line: 875, type: !451, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!451 = !DISubroutineType(types: !452)
!452 = !{!382, !386, !386}
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !454, file: !380, line: 151)
!454 = !DISubprogram(name: "malloc", scope: !373, file: !373, line: 553, type: !455, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!455 = !DISubroutineType(types: !456)
!456 = !{!230, !227}
!457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !458, file: !380, line: 153)
!458 = !DISubprogram(name: "mblen", scope: !373, file: !373, line: 943, type: !459, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!459 = !DISubroutineType(types: !460)
!460 = !{!235, !408, !227}
!461 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !462, file: !380, line: 154)
!462 = !DISubprogram(name: "mbstowcs", scope: !373, file: !373, line: 954, type: !463, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!463 = !DISubroutineType(types: !464)
!464 = !{!227, !465, !468, !227}
!465 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !466)
!466 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !467, size: 64)
!467 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!468 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !408)
!469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !470, file: !380, line: 155)
!470 = !DISubprogram(name: "mbtowc", scope: !373, file: !373, line: 946, type: !471, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!471 = !DISubroutineType(types: !472)
!472 = !{!235, !465, !468, !227}
!473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !474, file: !380, line: 157)
!474 = !DISubprogram(name: "qsort", scope: !373, file: !373, line: 851, type: !475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!475 = !DISubroutineType(types: !476)
!476 = !{null, !230, !227, !227, !424}
!477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !478, file: !380, line: 160)
!478 = !DISubprogram(name: "quick_exit", scope: !373, file: !373, line: 643, type: !436, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !480, file: !380, line: 163)
!480 = !DISubprogram(name: "rand", scope: !373, file: !373, line: 454, type: !481, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DISubroutineType(types: !482)
!482 = !{!235}
!483 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !484, file: !380, line: 164)
!484 = !DISubprogram(name: "realloc", scope: !373, file: !373, line: 564, type: !485, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!485 = !DISubroutineType(types: !486)
!486 = !{!230, !230, !227}
!487 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !488, file: !380, line: 165)
!488 = !DISubprogram(name: "srand", scope: !373, file: !373, line: 456, type: !489, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!489 = !DISubroutineType(types: !490)
!490 = !{null, !59}
!491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !492, file: !380, line: 166)
!492 = !DISubprogram(name: "strtod", scope: !373, file: !373, line: 118, type: !493, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!493 = !DISubroutineType(types: !494)
!494 = !{!245, !468, !495}
!495 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !496)
!496 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !444, size: 64)
!497 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !498, file: !380, line: 167)
!498 = !DISubprogram(name: "strtol", scope: !373, file: !373, line: 177, type: !499, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DISubroutineType(types: !500)
!500 = !{!386, !468, !495, !235}
!501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !502, file: !380, line: 168)
!502 = !DISubprogram(name: "strtoul", scope: !373, file: !373, line: 181, type: !503, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!503 = !DISubroutineType(types: !504)
!504 = !{!229, !468, !495, !235}
!505 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !506, file: !380, line: 169)
!506 = !DISubprogram(name: "system", scope: !373, file: !373, line: 804, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !508, file: !380, line: 171)
!508 = !DISubprogram(name: "wcstombs", scope: !373, file: !373, line: 958, type: !509, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubroutineType(types: !510)
!510 = !{!227, !511, !512, !227}
!511 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !444)
!512 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !513)
!513 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !514, size: 64)
!514 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !467)
!515 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !516, file: !380, line: 172)
!516 = !DISubprogram(name: "wctomb", scope: !373, file: !373, line: 950, type: !517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!517 = !DISubroutineType(types: !518)
!518 = !{!235, !444, !467}
!519 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !521, file: !380, line: 200)
!520 = !DINamespace(name: "__gnu_cxx", scope: null)
!521 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !373, line: 81, baseType: !522)
!522 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !373, line: 78, size: 128, flags: DIFlagTypePassByValue, elements: !523, identifier: "_ZTS7lldiv_t")
!523 = !{!524, !526}
!524 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !522, file: !373, line: 79, baseType: !525, size: 64)
!525 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!526 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !522, file: !373, line: 80, baseType: !525, size: 64, offset: 64)
!527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !528, file: !380, line: 206)
!528 = !DISubprogram(name: "_Exit", scope: !373, file: !373, line: 649, type: !436, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !530, file: !380, line: 210)
!530 = !DISubprogram(name: "llabs", scope: !373, file: !373, line: 865, type: !531, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !DISubroutineType(types: !532)
!532 = !{!525, !525}
!533 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !534, file: !380, line: 216)
!534 = !DISubprogram(name: "lldiv", scope: !373, file: !373, line: 879, type: !535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!535 = !DISubroutineType(types: !536)
!536 = !{!521, !525, !525}
!537 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !538, file: !380, line: 227)
!538 = !DISubprogram(name: "atoll", scope: !373, file: !373, line: 374, type: !539, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!539 = !DISubroutineType(types: !540)
!540 = !{!525, !408}
!541 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !542, file: !380, line: 228)
!542 = !DISubprogram(name: "strtoll", scope: !373, file: !373, line: 201, type: !543, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!543 = !DISubroutineType(types: !544)
!544 = !{!525, !468, !495, !235}
!545 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !546, file: !380, line: 229)
!546 = !DISubprogram(name: "strtoull", scope: !373, file: !373, line: 206, type: !547, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!547 = !DISubroutineType(types: !548)
!548 = !{!34, !468, !495, !235}
!549 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !550, file: !380, line: 231)
!550 = !DISubprogram(name: "strtof", scope: !373, file: !373, line: 124, type: !551, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!551 = !DISubroutineType(types: !552)
!552 = !{!241, !468, !495}
!553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !520, entity: !554, file: !380, line: 232)
!554 = !DISubprogram(name: "strtold", scope: !373, file: !373, line: 127, type: !555, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!555 = !DISubroutineType(types: !556)
!556 = !{!557, !468, !495}
!557 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!558 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !521, file: !380, line: 240)
!559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !528, file: !380, line: 242)
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !530, file: !380, line: 244)
!561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !562, file: !380, line: 245)
!562 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !520, file: !380, line: 213, type: !535, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !534, file: !380, line: 246)
!564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !538, file: !380, line: 248)
!565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !550, file: !380, line: 249)
!566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !542, file: !380, line: 250)
!567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !546, file: !380, line: 251)
!568 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !554, file: !380, line: 252)
!569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !389, file: !570, line: 38)
!570 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdlib.h", directory: "")
!571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !397, file: !570, line: 39)
!572 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !435, file: !570, line: 40)
!573 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !402, file: !570, line: 43)
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !478, file: !570, line: 46)
!575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !576, file: !570, line: 54)
!576 = !DISubprogram(name: "abs", linkageName: "_ZSt3abse", scope: !258, file: !376, line: 79, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!577 = !DISubroutineType(types: !578)
!578 = !{!557, !557}
!579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !404, file: !570, line: 55)
!580 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !410, file: !570, line: 56)
!581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !414, file: !570, line: 57)
!582 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !418, file: !570, line: 58)
!583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !429, file: !570, line: 59)
!584 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !562, file: !570, line: 60)
!585 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !439, file: !570, line: 61)
!586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !441, file: !570, line: 62)
!587 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !446, file: !570, line: 63)
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !450, file: !570, line: 64)
!589 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !454, file: !570, line: 65)
!590 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !458, file: !570, line: 67)
!591 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !462, file: !570, line: 68)
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !470, file: !570, line: 69)
!593 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !474, file: !570, line: 71)
!594 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !480, file: !570, line: 72)
!595 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !484, file: !570, line: 73)
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !488, file: !570, line: 74)
!597 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !492, file: !570, line: 75)
!598 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !498, file: !570, line: 76)
!599 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !502, file: !570, line: 77)
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !506, file: !570, line: 78)
!601 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !508, file: !570, line: 80)
!602 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !516, file: !570, line: 81)
!603 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !604, file: !608, line: 83)
!604 = !DISubprogram(name: "acos", scope: !605, file: !605, line: 53, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!605 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "")
!606 = !DISubroutineType(types: !607)
!607 = !{!245, !245}
!608 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cmath", directory: "")
!609 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !610, file: !608, line: 102)
!610 = !DISubprogram(name: "asin", scope: !605, file: !605, line: 55, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!611 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !612, file: !608, line: 121)
!612 = !DISubprogram(name: "atan", scope: !605, file: !605, line: 57, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!613 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !614, file: !608, line: 140)
!614 = !DISubprogram(name: "atan2", scope: !605, file: !605, line: 59, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!615 = !DISubroutineType(types: !616)
!616 = !{!245, !245, !245}
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !618, file: !608, line: 161)
!618 = !DISubprogram(name: "ceil", scope: !605, file: !605, line: 159, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !620, file: !608, line: 180)
!620 = !DISubprogram(name: "cos", scope: !605, file: !605, line: 62, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!621 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !622, file: !608, line: 199)
!622 = !DISubprogram(name: "cosh", scope: !605, file: !605, line: 71, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !624, file: !608, line: 218)
!624 = !DISubprogram(name: "exp", scope: !605, file: !605, line: 95, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !626, file: !608, line: 237)
!626 = !DISubprogram(name: "fabs", scope: !605, file: !605, line: 162, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!627 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !628, file: !608, line: 256)
!628 = !DISubprogram(name: "floor", scope: !605, file: !605, line: 165, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!629 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !630, file: !608, line: 275)
!630 = !DISubprogram(name: "fmod", scope: !605, file: !605, line: 168, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !632, file: !608, line: 296)
!632 = !DISubprogram(name: "frexp", scope: !605, file: !605, line: 98, type: !633, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!633 = !DISubroutineType(types: !634)
!634 = !{!245, !245, !635}
!635 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !235, size: 64)
!636 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !637, file: !608, line: 315)
!637 = !DISubprogram(name: "ldexp", scope: !605, file: !605, line: 101, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!638 = !DISubroutineType(types: !639)
!639 = !{!245, !245, !235}
!640 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !641, file: !608, line: 334)
!641 = !DISubprogram(name: "log", scope: !605, file: !605, line: 104, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!642 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !643, file: !608, line: 353)
!643 = !DISubprogram(name: "log10", scope: !605, file: !605, line: 107, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !645, file: !608, line: 372)
!645 = !DISubprogram(name: "modf", scope: !605, file: !605, line: 110, type: !646, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!646 = !DISubroutineType(types: !647)
!647 = !{!245, !245, !648}
!648 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !245, size: 64)
!649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !650, file: !608, line: 384)
!650 = !DISubprogram(name: "pow", scope: !605, file: !605, line: 140, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !652, file: !608, line: 421)
!652 = !DISubprogram(name: "sin", scope: !605, file: !605, line: 64, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !654, file: !608, line: 440)
!654 = !DISubprogram(name: "sinh", scope: !605, file: !605, line: 73, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !656, file: !608, line: 459)
!656 = !DISubprogram(name: "sqrt", scope: !605, file: !605, line: 143, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !658, file: !608, line: 478)
!658 = !DISubprogram(name: "tan", scope: !605, file: !605, line: 66, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !660, file: !608, line: 497)
!660 = !DISubprogram(name: "tanh", scope: !605, file: !605, line: 75, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !662, file: !608, line: 1065)
!662 = !DIDerivedType(tag: DW_TAG_typedef, name: "double_t", file: !663, line: 164, baseType: !245)
!663 = !DIFile(filename: "/usr/include/math.h", directory: "")
!664 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !665, file: !608, line: 1066)
!665 = !DIDerivedType(tag: DW_TAG_typedef, name: "float_t", file: !663, line: 163, baseType: !241)
!666 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !667, file: !608, line: 1069)
!667 = !DISubprogram(name: "acosh", scope: !605, file: !605, line: 85, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!668 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !669, file: !608, line: 1070)
!669 = !DISubprogram(name: "acoshf", scope: !605, file: !605, line: 85, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!670 = !DISubroutineType(types: !671)
!671 = !{!241, !241}
!672 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !673, file: !608, line: 1071)
!673 = !DISubprogram(name: "acoshl", scope: !605, file: !605, line: 85, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !675, file: !608, line: 1073)
!675 = !DISubprogram(name: "asinh", scope: !605, file: !605, line: 87, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!676 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !677, file: !608, line: 1074)
!677 = !DISubprogram(name: "asinhf", scope: !605, file: !605, line: 87, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !679, file: !608, line: 1075)
!679 = !DISubprogram(name: "asinhl", scope: !605, file: !605, line: 87, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !681, file: !608, line: 1077)
!681 = !DISubprogram(name: "atanh", scope: !605, file: !605, line: 89, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !683, file: !608, line: 1078)
!683 = !DISubprogram(name: "atanhf", scope: !605, file: !605, line: 89, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !685, file: !608, line: 1079)
!685 = !DISubprogram(name: "atanhl", scope: !605, file: !605, line: 89, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !687, file: !608, line: 1081)
!687 = !DISubprogram(name: "cbrt", scope: !605, file: !605, line: 152, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !689, file: !608, line: 1082)
!689 = !DISubprogram(name: "cbrtf", scope: !605, file: !605, line: 152, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!690 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !691, file: !608, line: 1083)
!691 = !DISubprogram(name: "cbrtl", scope: !605, file: !605, line: 152, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!692 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !693, file: !608, line: 1085)
!693 = !DISubprogram(name: "copysign", scope: !605, file: !605, line: 198, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !695, file: !608, line: 1086)
!695 = !DISubprogram(name: "copysignf", scope: !605, file: !605, line: 198, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!696 = !DISubroutineType(types: !697)
!697 = !{!241, !241, !241}
!698 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !699, file: !608, line: 1087)
!699 = !DISubprogram(name: "copysignl", scope: !605, file: !605, line: 198, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!700 = !DISubroutineType(types: !701)
!701 = !{!557, !557, !557}
!702 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !703, file: !608, line: 1089)
!703 = !DISubprogram(name: "erf", scope: !605, file: !605, line: 231, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!704 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !705, file: !608, line: 1090)
!705 = !DISubprogram(name: "erff", scope: !605, file: !605, line: 231, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!706 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !707, file: !608, line: 1091)
!707 = !DISubprogram(name: "erfl", scope: !605, file: !605, line: 231, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!708 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !709, file: !608, line: 1093)
!709 = !DISubprogram(name: "erfc", scope: !605, file: !605, line: 232, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!710 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !711, file: !608, line: 1094)
!711 = !DISubprogram(name: "erfcf", scope: !605, file: !605, line: 232, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!712 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !713, file: !608, line: 1095)
!713 = !DISubprogram(name: "erfcl", scope: !605, file: !605, line: 232, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!714 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !715, file: !608, line: 1097)
!715 = !DISubprogram(name: "exp2", scope: !605, file: !605, line: 130, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!716 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !717, file: !608, line: 1098)
!717 = !DISubprogram(name: "exp2f", scope: !605, file: !605, line: 130, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!718 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !719, file: !608, line: 1099)
!719 = !DISubprogram(name: "exp2l", scope: !605, file: !605, line: 130, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!720 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !721, file: !608, line: 1101)
!721 = !DISubprogram(name: "expm1", scope: !605, file: !605, line: 119, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !723, file: !608, line: 1102)
!723 = !DISubprogram(name: "expm1f", scope: !605, file: !605, line: 119, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !725, file: !608, line: 1103)
!725 = !DISubprogram(name: "expm1l", scope: !605, file: !605, line: 119, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !727, file: !608, line: 1105)
!727 = !DISubprogram(name: "fdim", scope: !605, file: !605, line: 329, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !729, file: !608, line: 1106)
!729 = !DISubprogram(name: "fdimf", scope: !605, file: !605, line: 329, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!730 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !731, file: !608, line: 1107)
!731 = !DISubprogram(name: "fdiml", scope: !605, file: !605, line: 329, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !733, file: !608, line: 1109)
!733 = !DISubprogram(name: "fma", scope: !605, file: !605, line: 340, type: !734, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DISubroutineType(types: !735)
!735 = !{!245, !245, !245, !245}
!736 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !737, file: !608, line: 1110)
!737 = !DISubprogram(name: "fmaf", scope: !605, file: !605, line: 340, type: !738, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DISubroutineType(types: !739)
!739 = !{!241, !241, !241, !241}
!740 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !741, file: !608, line: 1111)
!741 = !DISubprogram(name: "fmal", scope: !605, file: !605, line: 340, type: !742, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DISubroutineType(types: !743)
!743 = !{!557, !557, !557, !557}
!744 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !745, file: !608, line: 1113)
!745 = !DISubprogram(name: "fmax", scope: !605, file: !605, line: 333, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!746 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !747, file: !608, line: 1114)
!747 = !DISubprogram(name: "fmaxf", scope: !605, file: !605, line: 333, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !749, file: !608, line: 1115)
!749 = !DISubprogram(name: "fmaxl", scope: !605, file: !605, line: 333, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !751, file: !608, line: 1117)
!751 = !DISubprogram(name: "fmin", scope: !605, file: !605, line: 336, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!752 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !753, file: !608, line: 1118)
!753 = !DISubprogram(name: "fminf", scope: !605, file: !605, line: 336, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !755, file: !608, line: 1119)
!755 = !DISubprogram(name: "fminl", scope: !605, file: !605, line: 336, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!756 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !757, file: !608, line: 1121)
!757 = !DISubprogram(name: "hypot", scope: !605, file: !605, line: 147, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!758 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !759, file: !608, line: 1122)
!759 = !DISubprogram(name: "hypotf", scope: !605, file: !605, line: 147, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!760 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !761, file: !608, line: 1123)
!761 = !DISubprogram(name: "hypotl", scope: !605, file: !605, line: 147, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!762 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !763, file: !608, line: 1125)
!763 = !DISubprogram(name: "ilogb", scope: !605, file: !605, line: 283, type: !764, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!764 = !DISubroutineType(types: !765)
!765 = !{!235, !245}
!766 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !767, file: !608, line: 1126)
!767 = !DISubprogram(name: "ilogbf", scope: !605, file: !605, line: 283, type: !768, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!768 = !DISubroutineType(types: !769)
!769 = !{!235, !241}
!770 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !771, file: !608, line: 1127)
!771 = !DISubprogram(name: "ilogbl", scope: !605, file: !605, line: 283, type: !772, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!772 = !DISubroutineType(types: !773)
!773 = !{!235, !557}
!774 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !775, file: !608, line: 1129)
!775 = !DISubprogram(name: "lgamma", scope: !605, file: !605, line: 233, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !777, file: !608, line: 1130)
!777 = !DISubprogram(name: "lgammaf", scope: !605, file: !605, line: 233, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !779, file: !608, line: 1131)
!779 = !DISubprogram(name: "lgammal", scope: !605, file: !605, line: 233, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!780 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !781, file: !608, line: 1134)
!781 = !DISubprogram(name: "llrint", scope: !605, file: !605, line: 319, type: !782, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!782 = !DISubroutineType(types: !783)
!783 = !{!525, !245}
!784 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !785, file: !608, line: 1135)
!785 = !DISubprogram(name: "llrintf", scope: !605, file: !605, line: 319, type: !786, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!786 = !DISubroutineType(types: !787)
!787 = !{!525, !241}
!788 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !789, file: !608, line: 1136)
!789 = !DISubprogram(name: "llrintl", scope: !605, file: !605, line: 319, type: !790, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!790 = !DISubroutineType(types: !791)
!791 = !{!525, !557}
!792 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !793, file: !608, line: 1138)
!793 = !DISubprogram(name: "llround", scope: !605, file: !605, line: 325, type: !782, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!794 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !795, file: !608, line: 1139)
!795 = !DISubprogram(name: "llroundf", scope: !605, file: !605, line: 325, type: !786, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!796 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !797, file: !608, line: 1140)
!797 = !DISubprogram(name: "llroundl", scope: !605, file: !605, line: 325, type: !790, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !799, file: !608, line: 1143)
!799 = !DISubprogram(name: "log1p", scope: !605, file: !605, line: 122, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!800 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !801, file: !608, line: 1144)
!801 = !DISubprogram(name: "log1pf", scope: !605, file: !605, line: 122, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!802 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !803, file: !608, line: 1145)
!803 = !DISubprogram(name: "log1pl", scope: !605, file: !605, line: 122, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!804 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !805, file: !608, line: 1147)
!805 = !DISubprogram(name: "log2", scope: !605, file: !605, line: 133, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !807, file: !608, line: 1148)
!807 = !DISubprogram(name: "log2f", scope: !605, file: !605, line: 133, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!808 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !809, file: !608, line: 1149)
!809 = !DISubprogram(name: "log2l", scope: !605, file: !605, line: 133, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!810 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !811, file: !608, line: 1151)
!811 = !DISubprogram(name: "logb", scope: !605, file: !605, line: 125, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!812 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !813, file: !608, line: 1152)
!813 = !DISubprogram(name: "logbf", scope: !605, file: !605, line: 125, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!814 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !815, file: !608, line: 1153)
!815 = !DISubprogram(name: "logbl", scope: !605, file: !605, line: 125, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!816 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !817, file: !608, line: 1155)
!817 = !DISubprogram(name: "lrint", scope: !605, file: !605, line: 317, type: !818, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!818 = !DISubroutineType(types: !819)
!819 = !{!386, !245}
!820 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !821, file: !608, line: 1156)
!821 = !DISubprogram(name: "lrintf", scope: !605, file: !605, line: 317, type: !822, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!822 = !DISubroutineType(types: !823)
!823 = !{!386, !241}
!824 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !825, file: !608, line: 1157)
!825 = !DISubprogram(name: "lrintl", scope: !605, file: !605, line: 317, type: !826, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!826 = !DISubroutineType(types: !827)
!827 = !{!386, !557}
!828 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !829, file: !608, line: 1159)
!829 = !DISubprogram(name: "lround", scope: !605, file: !605, line: 323, type: !818, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!830 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !831, file: !608, line: 1160)
!831 = !DISubprogram(name: "lroundf", scope: !605, file: !605, line: 323, type: !822, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!832 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !833, file: !608, line: 1161)
!833 = !DISubprogram(name: "lroundl", scope: !605, file: !605, line: 323, type: !826, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!834 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !835, file: !608, line: 1163)
!835 = !DISubprogram(name: "nan", scope: !605, file: !605, line: 203, type: !406, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!836 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !837, file: !608, line: 1164)
!837 = !DISubprogram(name: "nanf", scope: !605, file: !605, line: 203, type: !838, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!838 = !DISubroutineType(types: !839)
!839 = !{!241, !408}
!840 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !841, file: !608, line: 1165)
!841 = !DISubprogram(name: "nanl", scope: !605, file: !605, line: 203, type: !842, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!842 = !DISubroutineType(types: !843)
!843 = !{!557, !408}
!844 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !845, file: !608, line: 1167)
!845 = !DISubprogram(name: "nearbyint", scope: !605, file: !605, line: 297, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!846 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !847, file: !608, line: 1168)
!847 = !DISubprogram(name: "nearbyintf", scope: !605, file: !605, line: 297, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!848 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !849, file: !608, line: 1169)
!849 = !DISubprogram(name: "nearbyintl", scope: !605, file: !605, line: 297, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!850 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !851, file: !608, line: 1171)
!851 = !DISubprogram(name: "nextafter", scope: !605, file: !605, line: 262, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!852 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !853, file: !608, line: 1172)
!853 = !DISubprogram(name: "nextafterf", scope: !605, file: !605, line: 262, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!854 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !855, file: !608, line: 1173)
!855 = !DISubprogram(name: "nextafterl", scope: !605, file: !605, line: 262, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!856 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !857, file: !608, line: 1175)
!857 = !DISubprogram(name: "nexttoward", scope: !605, file: !605, line: 264, type: !858, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!858 = !DISubroutineType(types: !859)
!859 = !{!245, !245, !557}
!860 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !861, file: !608, line: 1176)
!861 = !DISubprogram(name: "nexttowardf", scope: !605, file: !605, line: 264, type: !862, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!862 = !DISubroutineType(types: !863)
!863 = !{!241, !241, !557}
!864 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !865, file: !608, line: 1177)
!865 = !DISubprogram(name: "nexttowardl", scope: !605, file: !605, line: 264, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!866 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !867, file: !608, line: 1179)
!867 = !DISubprogram(name: "remainder", scope: !605, file: !605, line: 275, type: !615, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!868 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !869, file: !608, line: 1180)
!869 = !DISubprogram(name: "remainderf", scope: !605, file: !605, line: 275, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!870 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !871, file: !608, line: 1181)
!871 = !DISubprogram(name: "remainderl", scope: !605, file: !605, line: 275, type: !700, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!872 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !873, file: !608, line: 1183)
!873 = !DISubprogram(name: "remquo", scope: !605, file: !605, line: 310, type: !874, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!874 = !DISubroutineType(types: !875)
!875 = !{!245, !245, !245, !635}
!876 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !877, file: !608, line: 1184)
!877 = !DISubprogram(name: "remquof", scope: !605, file: !605, line: 310, type: !878, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!878 = !DISubroutineType(types: !879)
!879 = !{!241, !241, !241, !635}
!880 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !881, file: !608, line: 1185)
!881 = !DISubprogram(name: "remquol", scope: !605, file: !605, line: 310, type: !882, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!882 = !DISubroutineType(types: !883)
!883 = !{!557, !557, !557, !635}
!884 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !885, file: !608, line: 1187)
!885 = !DISubprogram(name: "rint", scope: !605, file: !605, line: 259, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!886 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !887, file: !608, line: 1188)
!887 = !DISubprogram(name: "rintf", scope: !605, file: !605, line: 259, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!888 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !889, file: !608, line: 1189)
!889 = !DISubprogram(name: "rintl", scope: !605, file: !605, line: 259, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!890 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !891, file: !608, line: 1191)
!891 = !DISubprogram(name: "round", scope: !605, file: !605, line: 301, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!892 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !893, file: !608, line: 1192)
!893 = !DISubprogram(name: "roundf", scope: !605, file: !605, line: 301, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!894 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !895, file: !608, line: 1193)
!895 = !DISubprogram(name: "roundl", scope: !605, file: !605, line: 301, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!896 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !897, file: !608, line: 1195)
!897 = !DISubprogram(name: "scalbln", scope: !605, file: !605, line: 293, type: !898, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!898 = !DISubroutineType(types: !899)
!899 = !{!245, !245, !386}
!900 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !901, file: !608, line: 1196)
!901 = !DISubprogram(name: "scalblnf", scope: !605, file: !605, line: 293, type: !902, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!902 = !DISubroutineType(types: !903)
!903 = !{!241, !241, !386}
!904 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !905, file: !608, line: 1197)
!905 = !DISubprogram(name: "scalblnl", scope: !605, file: !605, line: 293, type: !906, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!906 = !DISubroutineType(types: !907)
!907 = !{!557, !557, !386}
!908 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !909, file: !608, line: 1199)
!909 = !DISubprogram(name: "scalbn", scope: !605, file: !605, line: 279, type: !638, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!910 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !911, file: !608, line: 1200)
!911 = !DISubprogram(name: "scalbnf", scope: !605, file: !605, line: 279, type: !912, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!912 = !DISubroutineType(types: !913)
!913 = !{!241, !241, !235}
!914 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !915, file: !608, line: 1201)
!915 = !DISubprogram(name: "scalbnl", scope: !605, file: !605, line: 279, type: !916, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!916 = !DISubroutineType(types: !917)
!917 = !{!557, !557, !235}
!918 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !919, file: !608, line: 1203)
!919 = !DISubprogram(name: "tgamma", scope: !605, file: !605, line: 238, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!920 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !921, file: !608, line: 1204)
!921 = !DISubprogram(name: "tgammaf", scope: !605, file: !605, line: 238, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!922 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !923, file: !608, line: 1205)
!923 = !DISubprogram(name: "tgammal", scope: !605, file: !605, line: 238, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!924 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !925, file: !608, line: 1207)
!925 = !DISubprogram(name: "trunc", scope: !605, file: !605, line: 305, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!926 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !927, file: !608, line: 1208)
!927 = !DISubprogram(name: "truncf", scope: !605, file: !605, line: 305, type: !670, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!928 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !258, entity: !929, file: !608, line: 1209)
!929 = !DISubprogram(name: "truncl", scope: !605, file: !605, line: 305, type: !577, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!930 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !931, entity: !932, file: !933, line: 58)
!931 = !DINamespace(name: "__gnu_debug", scope: null)
!932 = !DINamespace(name: "__debug", scope: !258)
!933 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!934 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !576, file: !935, line: 38)
!935 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/math.h", directory: "")
!936 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !937, file: !935, line: 54)
!937 = !DISubprogram(name: "modf", linkageName: "_ZSt4modfePe", scope: !258, file: !608, line: 380, type: !938, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!938 = !DISubroutineType(types: !939)
!939 = !{!557, !557, !940}
!940 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !557, size: 64)
!941 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !576, file: !942, line: 4887)
!942 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/crt/math_functions.h", directory: "")
!943 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !25, entity: !937, file: !942, line: 4898)
!944 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !28, file: !29, line: 202)
!945 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !249, file: !29, line: 203)
!946 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !947, file: !29, line: 234)
!947 = !DISubprogram(name: "is_exactly", linkageName: "_ZN2nv6target6detail10is_exactlyENS1_11sm_selectorE", scope: !30, file: !29, line: 174, type: !948, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!948 = !DISubroutineType(types: !949)
!949 = !{!249, !28}
!950 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !31, entity: !951, file: !29, line: 235)
!951 = !DISubprogram(name: "provides", linkageName: "_ZN2nv6target6detail8providesENS1_11sm_selectorE", scope: !30, file: !29, line: 179, type: !948, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!952 = !DIFile(filename: "build/ir/gemm.fatbin.c", directory: ".", checksumkind: CSK_MD5, checksum: "5b75ef6b5b7e5a69f67e8e690689dc48")
!953 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !954)
!954 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fatBinC_Wrapper_t", file: !955, line: 35, baseType: !956)
!955 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/fatbinary_section.h", directory: "", checksumkind: CSK_MD5, checksum: "c3423468c7b86ee66dc9ce996832a55a")
!956 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !955, line: 29, size: 192, flags: DIFlagTypePassByValue, elements: !957, identifier: "_ZTS19__fatBinC_Wrapper_t")
!957 = !{!958, !959, !960, !963}
!958 = !DIDerivedType(tag: DW_TAG_member, name: "magic", scope: !956, file: !955, line: 30, baseType: !235, size: 32)
!959 = !DIDerivedType(tag: DW_TAG_member, name: "version", scope: !956, file: !955, line: 31, baseType: !235, size: 32, offset: 32)
!960 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !956, file: !955, line: 32, baseType: !961, size: 64, offset: 64)
!961 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !962, size: 64)
!962 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!963 = !DIDerivedType(tag: DW_TAG_member, name: "filename_or_fatbins", scope: !956, file: !955, line: 33, baseType: !230, size: 64, offset: 128)
!964 = !{i32 7, !"Dwarf Version", i32 5}
!965 = !{i32 2, !"Debug Info Version", i32 3}
!966 = !{i32 1, !"wchar_size", i32 4}
!967 = !{i32 8, !"PIC Level", i32 2}
!968 = !{i32 7, !"PIE Level", i32 2}
!969 = !{i32 7, !"uwtable", i32 2}
!970 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!971 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!972 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 5, type: !973, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !975)
!973 = !DISubroutineType(types: !974)
!974 = !{!235, !235, !496}
!975 = !{!976, !977, !978, !987, !989, !990, !991, !993, !994, !995, !996, !1000, !1002, !1003, !1004, !1005, !1008, !1009, !1010}
!976 = !DILocalVariable(name: "argc", arg: 1, scope: !972, file: !2, line: 5, type: !235)
!977 = !DILocalVariable(name: "argv", arg: 2, scope: !972, file: !2, line: 5, type: !496)
!978 = !DILocalVariable(name: "arguments", scope: !972, file: !2, line: 6, type: !979)
!979 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !290, line: 15, baseType: !980)
!980 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !290, line: 11, size: 256, flags: DIFlagTypePassByValue, elements: !981, identifier: "_ZTS9Arguments")
!981 = !{!982, !983, !984, !985, !986}
!982 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !980, file: !290, line: 12, baseType: !235, size: 32)
!983 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !980, file: !290, line: 12, baseType: !235, size: 32, offset: 32)
!984 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !980, file: !290, line: 12, baseType: !235, size: 32, offset: 64)
!985 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !980, file: !290, line: 13, baseType: !236, size: 64, offset: 128)
!986 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !980, file: !290, line: 14, baseType: !408, size: 64, offset: 192)
!987 = !DILocalVariable(name: "m", scope: !972, file: !2, line: 8, type: !988)
!988 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !235)
!989 = !DILocalVariable(name: "n", scope: !972, file: !2, line: 8, type: !988)
!990 = !DILocalVariable(name: "k", scope: !972, file: !2, line: 8, type: !988)
!991 = !DILocalVariable(name: "count", scope: !972, file: !2, line: 9, type: !992)
!992 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !227)
!993 = !DILocalVariable(name: "a", scope: !972, file: !2, line: 10, type: !240)
!994 = !DILocalVariable(name: "b", scope: !972, file: !2, line: 11, type: !240)
!995 = !DILocalVariable(name: "c", scope: !972, file: !2, line: 12, type: !240)
!996 = !DILocalVariable(name: "handle", scope: !972, file: !2, line: 13, type: !997)
!997 = !DIDerivedType(tag: DW_TAG_typedef, name: "cublasHandle_t", file: !63, line: 237, baseType: !998)
!998 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !999, size: 64)
!999 = !DICompositeType(tag: DW_TAG_structure_type, name: "cublasContext", file: !63, line: 236, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13cublasContext")
!1000 = !DILocalVariable(name: "alpha", scope: !972, file: !2, line: 16, type: !1001)
!1001 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !241)
!1002 = !DILocalVariable(name: "beta", scope: !972, file: !2, line: 16, type: !1001)
!1003 = !DILocalVariable(name: "result", scope: !972, file: !2, line: 20, type: !240)
!1004 = !DILocalVariable(name: "status", scope: !972, file: !2, line: 22, type: !988)
!1005 = !DILocalVariable(name: "__range1", scope: !1006, type: !1007, flags: DIFlagArtificial)
!1006 = distinct !DILexicalBlock(scope: !972, file: !2, line: 23, column: 1)
!1007 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !256, size: 64)
!1008 = !DILocalVariable(name: "__begin1", scope: !1006, type: !272, flags: DIFlagArtificial)
!1009 = !DILocalVariable(name: "__end1", scope: !1006, type: !272, flags: DIFlagArtificial)
!1010 = !DILocalVariable(name: "buffer", scope: !1011, file: !2, line: 23, type: !240)
!1011 = distinct !DILexicalBlock(scope: !1006, file: !2, line: 23, column: 1)
!1012 = distinct !DIAssignID()
!1013 = distinct !DIAssignID()
!1014 = distinct !DIAssignID()
!1015 = distinct !DIAssignID()
!1016 = distinct !DIAssignID()
!1017 = !DILocation(line: 0, scope: !972)
!1018 = distinct !DIAssignID()
!1019 = distinct !DIAssignID()
!1020 = !DILocalVariable(name: "argc", arg: 1, scope: !1021, file: !290, line: 18, type: !235)
!1021 = distinct !DISubprogram(name: "parse_arguments", linkageName: "_ZL15parse_argumentsiPPcP9Arguments", scope: !290, file: !290, line: 18, type: !1022, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1025)
!1022 = !DISubroutineType(types: !1023)
!1023 = !{!235, !235, !496, !1024}
!1024 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !979, size: 64)
!1025 = !{!1020, !1026, !1027, !1028, !1029, !1030, !1031}
!1026 = !DILocalVariable(name: "argv", arg: 2, scope: !1021, file: !290, line: 18, type: !496)
!1027 = !DILocalVariable(name: "out", arg: 3, scope: !1021, file: !290, line: 18, type: !1024)
!1028 = !DILocalVariable(name: "m", scope: !1021, file: !290, line: 19, type: !386)
!1029 = !DILocalVariable(name: "n", scope: !1021, file: !290, line: 19, type: !386)
!1030 = !DILocalVariable(name: "k", scope: !1021, file: !290, line: 19, type: !386)
!1031 = !DILocalVariable(name: "seed", scope: !1021, file: !290, line: 19, type: !386)
!1032 = !DILocation(line: 0, scope: !1021, inlinedAt: !1033)
!1033 = distinct !DILocation(line: 7, column: 7, scope: !1034)
!1034 = distinct !DILexicalBlock(scope: !972, file: !2, line: 7, column: 5)
!1035 = !DILocation(line: 20, column: 14, scope: !1036, inlinedAt: !1033)
!1036 = distinct !DILexicalBlock(scope: !1021, file: !290, line: 20, column: 5)
!1037 = !DILocation(line: 20, column: 20, scope: !1036, inlinedAt: !1033)
!1038 = !DILocalVariable(name: "end", scope: !1039, file: !58, line: 60, type: !444)
!1039 = distinct !DISubprogram(name: "parse_integer", linkageName: "_ZL13parse_integeriPPciPKclllPl", scope: !58, file: !58, line: 56, type: !1040, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1043)
!1040 = !DISubroutineType(types: !1041)
!1041 = !{!235, !235, !496, !235, !408, !386, !386, !386, !1042}
!1042 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !386, size: 64)
!1043 = !{!1044, !1045, !1046, !1047, !1048, !1049, !1050, !1051, !1038}
!1044 = !DILocalVariable(name: "argc", arg: 1, scope: !1039, file: !58, line: 56, type: !235)
!1045 = !DILocalVariable(name: "argv", arg: 2, scope: !1039, file: !58, line: 56, type: !496)
!1046 = !DILocalVariable(name: "position", arg: 3, scope: !1039, file: !58, line: 56, type: !235)
!1047 = !DILocalVariable(name: "name", arg: 4, scope: !1039, file: !58, line: 56, type: !408)
!1048 = !DILocalVariable(name: "low", arg: 5, scope: !1039, file: !58, line: 56, type: !386)
!1049 = !DILocalVariable(name: "high", arg: 6, scope: !1039, file: !58, line: 57, type: !386)
!1050 = !DILocalVariable(name: "fallback", arg: 7, scope: !1039, file: !58, line: 57, type: !386)
!1051 = !DILocalVariable(name: "out", arg: 8, scope: !1039, file: !58, line: 57, type: !1042)
!1052 = !DILocation(line: 0, scope: !1039, inlinedAt: !1053)
!1053 = distinct !DILocation(line: 20, column: 24, scope: !1036, inlinedAt: !1033)
!1054 = !DILocation(line: 59, column: 14, scope: !1055, inlinedAt: !1053)
!1055 = distinct !DILexicalBlock(scope: !1039, file: !58, line: 59, column: 5)
!1056 = !DILocation(line: 59, column: 5, scope: !1039, inlinedAt: !1053)
!1057 = !DILocation(line: 60, column: 1, scope: !1039, inlinedAt: !1053)
!1058 = !DILocation(line: 61, column: 3, scope: !1039, inlinedAt: !1053)
!1059 = !DILocation(line: 61, column: 23, scope: !1039, inlinedAt: !1053)
!1060 = !{!1061, !1061, i64 0}
!1061 = !{!"int", !1062, i64 0}
!1062 = !{!"omnipotent char", !1063, i64 0}
!1063 = !{!"Simple C++ TBAA"}
!1064 = !DILocation(line: 62, column: 17, scope: !1039, inlinedAt: !1053)
!1065 = !{!1066, !1066, i64 0}
!1066 = !{!"any pointer", !1062, i64 0}
!1067 = !DILocation(line: 62, column: 10, scope: !1039, inlinedAt: !1053)
!1068 = !DILocation(line: 63, column: 11, scope: !1069, inlinedAt: !1053)
!1069 = distinct !DILexicalBlock(scope: !1039, file: !58, line: 63, column: 5)
!1070 = !DILocation(line: 63, column: 9, scope: !1069, inlinedAt: !1053)
!1071 = !{!1062, !1062, i64 0}
!1072 = !DILocation(line: 63, column: 8, scope: !1069, inlinedAt: !1053)
!1073 = !DILocation(line: 63, column: 28, scope: !1069, inlinedAt: !1053)
!1074 = !DILocation(line: 63, column: 35, scope: !1069, inlinedAt: !1053)
!1075 = !DILocation(line: 63, column: 34, scope: !1069, inlinedAt: !1053)
!1076 = !DILocation(line: 63, column: 33, scope: !1069, inlinedAt: !1053)
!1077 = !DILocation(line: 63, column: 42, scope: !1069, inlinedAt: !1053)
!1078 = !DILocation(line: 63, column: 48, scope: !1069, inlinedAt: !1053)
!1079 = !DILocation(line: 63, column: 47, scope: !1069, inlinedAt: !1053)
!1080 = !DILocation(line: 63, column: 71, scope: !1069, inlinedAt: !1053)
!1081 = !DILocation(line: 64, column: 9, scope: !1039, inlinedAt: !1053)
!1082 = !DILocation(line: 64, column: 1, scope: !1039, inlinedAt: !1053)
!1083 = !DILocation(line: 67, column: 1, scope: !1039, inlinedAt: !1053)
!1084 = !DILocation(line: 20, column: 80, scope: !1036, inlinedAt: !1033)
!1085 = !DILocation(line: 0, scope: !1039, inlinedAt: !1086)
!1086 = distinct !DILocation(line: 20, column: 84, scope: !1036, inlinedAt: !1033)
!1087 = !DILocation(line: 59, column: 14, scope: !1055, inlinedAt: !1086)
!1088 = !DILocation(line: 59, column: 5, scope: !1039, inlinedAt: !1086)
!1089 = !DILocation(line: 60, column: 1, scope: !1039, inlinedAt: !1086)
!1090 = !DILocation(line: 61, column: 23, scope: !1039, inlinedAt: !1086)
!1091 = !DILocation(line: 62, column: 17, scope: !1039, inlinedAt: !1086)
!1092 = !DILocation(line: 62, column: 10, scope: !1039, inlinedAt: !1086)
!1093 = !DILocation(line: 63, column: 11, scope: !1069, inlinedAt: !1086)
!1094 = !DILocation(line: 63, column: 9, scope: !1069, inlinedAt: !1086)
!1095 = !DILocation(line: 63, column: 8, scope: !1069, inlinedAt: !1086)
!1096 = !DILocation(line: 63, column: 28, scope: !1069, inlinedAt: !1086)
!1097 = !DILocation(line: 63, column: 35, scope: !1069, inlinedAt: !1086)
!1098 = !DILocation(line: 63, column: 34, scope: !1069, inlinedAt: !1086)
!1099 = !DILocation(line: 63, column: 33, scope: !1069, inlinedAt: !1086)
!1100 = !DILocation(line: 63, column: 42, scope: !1069, inlinedAt: !1086)
!1101 = !DILocation(line: 63, column: 48, scope: !1069, inlinedAt: !1086)
!1102 = !DILocation(line: 63, column: 47, scope: !1069, inlinedAt: !1086)
!1103 = !DILocation(line: 63, column: 71, scope: !1069, inlinedAt: !1086)
!1104 = !DILocation(line: 64, column: 9, scope: !1039, inlinedAt: !1086)
!1105 = !DILocation(line: 64, column: 1, scope: !1039, inlinedAt: !1086)
!1106 = !DILocation(line: 67, column: 1, scope: !1039, inlinedAt: !1086)
!1107 = !DILocation(line: 20, column: 137, scope: !1036, inlinedAt: !1033)
!1108 = !DILocation(line: 0, scope: !1039, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 20, column: 141, scope: !1036, inlinedAt: !1033)
!1110 = !DILocation(line: 59, column: 14, scope: !1055, inlinedAt: !1109)
!1111 = !DILocation(line: 59, column: 5, scope: !1039, inlinedAt: !1109)
!1112 = !DILocation(line: 60, column: 1, scope: !1039, inlinedAt: !1109)
!1113 = !DILocation(line: 61, column: 23, scope: !1039, inlinedAt: !1109)
!1114 = !DILocation(line: 62, column: 17, scope: !1039, inlinedAt: !1109)
!1115 = !DILocation(line: 62, column: 10, scope: !1039, inlinedAt: !1109)
!1116 = !DILocation(line: 63, column: 11, scope: !1069, inlinedAt: !1109)
!1117 = !DILocation(line: 63, column: 9, scope: !1069, inlinedAt: !1109)
!1118 = !DILocation(line: 63, column: 8, scope: !1069, inlinedAt: !1109)
!1119 = !DILocation(line: 63, column: 28, scope: !1069, inlinedAt: !1109)
!1120 = !DILocation(line: 63, column: 35, scope: !1069, inlinedAt: !1109)
!1121 = !DILocation(line: 63, column: 34, scope: !1069, inlinedAt: !1109)
!1122 = !DILocation(line: 63, column: 33, scope: !1069, inlinedAt: !1109)
!1123 = !DILocation(line: 63, column: 42, scope: !1069, inlinedAt: !1109)
!1124 = !DILocation(line: 63, column: 48, scope: !1069, inlinedAt: !1109)
!1125 = !DILocation(line: 63, column: 47, scope: !1069, inlinedAt: !1109)
!1126 = !DILocation(line: 63, column: 71, scope: !1069, inlinedAt: !1109)
!1127 = !DILocation(line: 64, column: 9, scope: !1039, inlinedAt: !1109)
!1128 = !DILocation(line: 64, column: 1, scope: !1039, inlinedAt: !1109)
!1129 = !DILocation(line: 67, column: 1, scope: !1039, inlinedAt: !1109)
!1130 = !DILocation(line: 20, column: 196, scope: !1036, inlinedAt: !1033)
!1131 = !DILocation(line: 0, scope: !1039, inlinedAt: !1132)
!1132 = distinct !DILocation(line: 20, column: 200, scope: !1036, inlinedAt: !1033)
!1133 = !DILocation(line: 59, column: 14, scope: !1055, inlinedAt: !1132)
!1134 = !DILocation(line: 59, column: 5, scope: !1039, inlinedAt: !1132)
!1135 = !DILocation(line: 60, column: 1, scope: !1039, inlinedAt: !1132)
!1136 = !DILocation(line: 61, column: 23, scope: !1039, inlinedAt: !1132)
!1137 = !DILocation(line: 62, column: 17, scope: !1039, inlinedAt: !1132)
!1138 = !DILocation(line: 62, column: 10, scope: !1039, inlinedAt: !1132)
!1139 = !DILocation(line: 63, column: 11, scope: !1069, inlinedAt: !1132)
!1140 = !DILocation(line: 63, column: 9, scope: !1069, inlinedAt: !1132)
!1141 = !DILocation(line: 63, column: 8, scope: !1069, inlinedAt: !1132)
!1142 = !DILocation(line: 63, column: 28, scope: !1069, inlinedAt: !1132)
!1143 = !DILocation(line: 63, column: 35, scope: !1069, inlinedAt: !1132)
!1144 = !DILocation(line: 63, column: 34, scope: !1069, inlinedAt: !1132)
!1145 = !DILocation(line: 63, column: 33, scope: !1069, inlinedAt: !1132)
!1146 = !DILocation(line: 63, column: 42, scope: !1069, inlinedAt: !1132)
!1147 = !DILocation(line: 63, column: 48, scope: !1069, inlinedAt: !1132)
!1148 = !DILocation(line: 63, column: 47, scope: !1069, inlinedAt: !1132)
!1149 = !DILocation(line: 63, column: 71, scope: !1069, inlinedAt: !1132)
!1150 = !DILocation(line: 64, column: 9, scope: !1039, inlinedAt: !1132)
!1151 = !DILocation(line: 64, column: 1, scope: !1039, inlinedAt: !1132)
!1152 = !DILocation(line: 67, column: 1, scope: !1039, inlinedAt: !1132)
!1153 = !DILocation(line: 20, column: 5, scope: !1021, inlinedAt: !1033)
!1154 = !DILocation(line: 26, column: 24, scope: !1155, inlinedAt: !1033)
!1155 = distinct !DILexicalBlock(scope: !1036, file: !290, line: 23, column: 1)
!1156 = !DILocation(line: 26, column: 18, scope: !1155, inlinedAt: !1033)
!1157 = !DILocation(line: 26, column: 31, scope: !1155, inlinedAt: !1033)
!1158 = !DILocation(line: 29, column: 9, scope: !1021, inlinedAt: !1033)
!1159 = !DILocation(line: 29, column: 1, scope: !1021, inlinedAt: !1033)
!1160 = !DILocation(line: 7, column: 5, scope: !972)
!1161 = !DILocation(line: 24, column: 20, scope: !1155, inlinedAt: !1033)
!1162 = !DILocation(line: 24, column: 43, scope: !1155, inlinedAt: !1033)
!1163 = !DILocation(line: 24, column: 67, scope: !1155, inlinedAt: !1033)
!1164 = !DILocation(line: 9, column: 34, scope: !972)
!1165 = !DILocalVariable(name: "arguments", arg: 1, scope: !1166, file: !290, line: 34, type: !1169)
!1166 = distinct !DISubprogram(name: "make_matrix", linkageName: "_ZL11make_matrixPK9Argumentsmii", scope: !290, file: !290, line: 34, type: !1167, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1171)
!1167 = !DISubroutineType(types: !1168)
!1168 = !{!240, !1169, !236, !235, !235}
!1169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1170, size: 64)
!1170 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !979)
!1171 = !{!1165, !1172, !1173, !1174, !1175, !1176}
!1172 = !DILocalVariable(name: "stream", arg: 2, scope: !1166, file: !290, line: 34, type: !236)
!1173 = !DILocalVariable(name: "rows", arg: 3, scope: !1166, file: !290, line: 34, type: !235)
!1174 = !DILocalVariable(name: "columns", arg: 4, scope: !1166, file: !290, line: 35, type: !235)
!1175 = !DILocalVariable(name: "count", scope: !1166, file: !290, line: 36, type: !992)
!1176 = !DILocalVariable(name: "x", scope: !1166, file: !290, line: 37, type: !240)
!1177 = !DILocation(line: 0, scope: !1166, inlinedAt: !1178)
!1178 = distinct !DILocation(line: 10, column: 27, scope: !972)
!1179 = !DILocation(line: 36, column: 37, scope: !1166, inlinedAt: !1178)
!1180 = !DILocalVariable(name: "count", arg: 1, scope: !1181, file: !58, line: 45, type: !227)
!1181 = distinct !DISubprogram(name: "allocate", linkageName: "_ZL8allocatem", scope: !58, file: !58, line: 45, type: !1182, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1184)
!1182 = !DISubroutineType(types: !1183)
!1183 = !{!240, !227}
!1184 = !{!1180, !1185}
!1185 = !DILocalVariable(name: "x", scope: !1181, file: !58, line: 46, type: !240)
!1186 = !DILocation(line: 0, scope: !1181, inlinedAt: !1187)
!1187 = distinct !DILocation(line: 37, column: 12, scope: !1166, inlinedAt: !1178)
!1188 = !DILocation(line: 46, column: 34, scope: !1181, inlinedAt: !1187)
!1189 = !DILocation(line: 46, column: 21, scope: !1181, inlinedAt: !1187)
!1190 = !DILocation(line: 47, column: 6, scope: !1191, inlinedAt: !1187)
!1191 = distinct !DILexicalBlock(scope: !1181, file: !58, line: 47, column: 5)
!1192 = !DILocation(line: 47, column: 5, scope: !1181, inlinedAt: !1187)
!1193 = !DILocation(line: 48, column: 9, scope: !1194, inlinedAt: !1187)
!1194 = distinct !DILexicalBlock(scope: !1191, file: !58, line: 47, column: 9)
!1195 = !DILocation(line: 48, column: 1, scope: !1194, inlinedAt: !1187)
!1196 = !DILocation(line: 49, column: 1, scope: !1194, inlinedAt: !1187)
!1197 = !DILocation(line: 38, column: 1, scope: !1166, inlinedAt: !1178)
!1198 = !DILocation(line: 10, column: 12, scope: !972)
!1199 = !DILocation(line: 0, scope: !1166, inlinedAt: !1200)
!1200 = distinct !DILocation(line: 11, column: 27, scope: !972)
!1201 = !DILocation(line: 36, column: 37, scope: !1166, inlinedAt: !1200)
!1202 = !DILocation(line: 0, scope: !1181, inlinedAt: !1203)
!1203 = distinct !DILocation(line: 37, column: 12, scope: !1166, inlinedAt: !1200)
!1204 = !DILocation(line: 46, column: 34, scope: !1181, inlinedAt: !1203)
!1205 = !DILocation(line: 46, column: 21, scope: !1181, inlinedAt: !1203)
!1206 = !DILocation(line: 47, column: 6, scope: !1191, inlinedAt: !1203)
!1207 = !DILocation(line: 47, column: 5, scope: !1181, inlinedAt: !1203)
!1208 = !DILocation(line: 48, column: 9, scope: !1194, inlinedAt: !1203)
!1209 = !DILocation(line: 48, column: 1, scope: !1194, inlinedAt: !1203)
!1210 = !DILocation(line: 49, column: 1, scope: !1194, inlinedAt: !1203)
!1211 = !DILocation(line: 38, column: 1, scope: !1166, inlinedAt: !1200)
!1212 = !DILocation(line: 11, column: 12, scope: !972)
!1213 = !DILocation(line: 0, scope: !1166, inlinedAt: !1214)
!1214 = distinct !DILocation(line: 12, column: 27, scope: !972)
!1215 = !DILocation(line: 0, scope: !1181, inlinedAt: !1216)
!1216 = distinct !DILocation(line: 37, column: 12, scope: !1166, inlinedAt: !1214)
!1217 = !DILocation(line: 46, column: 34, scope: !1181, inlinedAt: !1216)
!1218 = !DILocation(line: 46, column: 21, scope: !1181, inlinedAt: !1216)
!1219 = !DILocation(line: 47, column: 6, scope: !1191, inlinedAt: !1216)
!1220 = !DILocation(line: 47, column: 5, scope: !1181, inlinedAt: !1216)
!1221 = !DILocation(line: 48, column: 9, scope: !1194, inlinedAt: !1216)
!1222 = !DILocation(line: 48, column: 1, scope: !1194, inlinedAt: !1216)
!1223 = !DILocation(line: 49, column: 1, scope: !1194, inlinedAt: !1216)
!1224 = !DILocation(line: 38, column: 1, scope: !1166, inlinedAt: !1214)
!1225 = !DILocation(line: 12, column: 12, scope: !972)
!1226 = !DILocation(line: 13, column: 1, scope: !972)
!1227 = !DILocation(line: 14, column: 7, scope: !972)
!1228 = !DILocalVariable(name: "status", arg: 1, scope: !1229, file: !317, line: 17, type: !1232)
!1229 = distinct !DISubprogram(name: "check", linkageName: "_ZL5check14cublasStatus_tPKc", scope: !317, file: !317, line: 17, type: !1230, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1233)
!1230 = !DISubroutineType(types: !1231)
!1231 = !{null, !1232, !408}
!1232 = !DIDerivedType(tag: DW_TAG_typedef, name: "cublasStatus_t", file: !63, line: 104, baseType: !62)
!1233 = !{!1228, !1234}
!1234 = !DILocalVariable(name: "what", arg: 2, scope: !1229, file: !317, line: 17, type: !408)
!1235 = !DILocation(line: 0, scope: !1229, inlinedAt: !1236)
!1236 = distinct !DILocation(line: 14, column: 1, scope: !972)
!1237 = !DILocation(line: 18, column: 12, scope: !1238, inlinedAt: !1236)
!1238 = distinct !DILexicalBlock(scope: !1229, file: !317, line: 18, column: 5)
!1239 = !DILocation(line: 18, column: 5, scope: !1229, inlinedAt: !1236)
!1240 = !DILocation(line: 19, column: 9, scope: !1229, inlinedAt: !1236)
!1241 = !DILocation(line: 19, column: 42, scope: !1229, inlinedAt: !1236)
!1242 = !DILocation(line: 19, column: 1, scope: !1229, inlinedAt: !1236)
!1243 = !DILocation(line: 20, column: 1, scope: !1229, inlinedAt: !1236)
!1244 = !DILocation(line: 16, column: 1, scope: !972)
!1245 = !DILocation(line: 16, column: 13, scope: !972)
!1246 = !{!1247, !1247, i64 0}
!1247 = !{!"float", !1062, i64 0}
!1248 = distinct !DIAssignID()
!1249 = !DILocation(line: 16, column: 29, scope: !972)
!1250 = distinct !DIAssignID()
!1251 = !DILocation(line: 17, column: 22, scope: !972)
!1252 = !DILocation(line: 17, column: 7, scope: !972)
!1253 = !DILocation(line: 0, scope: !1229, inlinedAt: !1254)
!1254 = distinct !DILocation(line: 17, column: 1, scope: !972)
!1255 = !DILocation(line: 18, column: 12, scope: !1238, inlinedAt: !1254)
!1256 = !DILocation(line: 18, column: 5, scope: !1229, inlinedAt: !1254)
!1257 = !DILocation(line: 19, column: 9, scope: !1229, inlinedAt: !1254)
!1258 = !DILocation(line: 19, column: 42, scope: !1229, inlinedAt: !1254)
!1259 = !DILocation(line: 19, column: 1, scope: !1229, inlinedAt: !1254)
!1260 = !DILocation(line: 20, column: 1, scope: !1229, inlinedAt: !1254)
!1261 = !DILocalVariable(name: "device", arg: 1, scope: !1262, file: !317, line: 38, type: !1265)
!1262 = distinct !DISubprogram(name: "to_host", linkageName: "_ZL7to_hostPKfm", scope: !317, file: !317, line: 38, type: !1263, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1266)
!1263 = !DISubroutineType(types: !1264)
!1264 = !{!240, !1265, !227}
!1265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1001, size: 64)
!1266 = !{!1261, !1267, !1268}
!1267 = !DILocalVariable(name: "count", arg: 2, scope: !1262, file: !317, line: 38, type: !227)
!1268 = !DILocalVariable(name: "host", scope: !1262, file: !317, line: 39, type: !240)
!1269 = !DILocation(line: 0, scope: !1262, inlinedAt: !1270)
!1270 = distinct !DILocation(line: 20, column: 17, scope: !972)
!1271 = !DILocation(line: 0, scope: !1181, inlinedAt: !1272)
!1272 = distinct !DILocation(line: 39, column: 15, scope: !1262, inlinedAt: !1270)
!1273 = !DILocation(line: 46, column: 21, scope: !1181, inlinedAt: !1272)
!1274 = !DILocation(line: 47, column: 6, scope: !1191, inlinedAt: !1272)
!1275 = !DILocation(line: 47, column: 5, scope: !1181, inlinedAt: !1272)
!1276 = !DILocation(line: 48, column: 9, scope: !1194, inlinedAt: !1272)
!1277 = !DILocation(line: 48, column: 1, scope: !1194, inlinedAt: !1272)
!1278 = !DILocation(line: 49, column: 1, scope: !1194, inlinedAt: !1272)
!1279 = !DILocation(line: 40, column: 7, scope: !1262, inlinedAt: !1270)
!1280 = !DILocalVariable(name: "status", arg: 1, scope: !1281, file: !317, line: 11, type: !1284)
!1281 = distinct !DISubprogram(name: "check", linkageName: "_ZL5check9cudaErrorPKc", scope: !317, file: !317, line: 11, type: !1282, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1285)
!1282 = !DISubroutineType(types: !1283)
!1283 = !{null, !1284, !408}
!1284 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaError_t", file: !83, line: 2993, baseType: !82)
!1285 = !{!1280, !1286}
!1286 = !DILocalVariable(name: "what", arg: 2, scope: !1281, file: !317, line: 11, type: !408)
!1287 = !DILocation(line: 0, scope: !1281, inlinedAt: !1288)
!1288 = distinct !DILocation(line: 40, column: 1, scope: !1262, inlinedAt: !1270)
!1289 = !DILocation(line: 12, column: 12, scope: !1290, inlinedAt: !1288)
!1290 = distinct !DILexicalBlock(scope: !1281, file: !317, line: 12, column: 5)
!1291 = !DILocation(line: 12, column: 5, scope: !1281, inlinedAt: !1288)
!1292 = !DILocation(line: 13, column: 9, scope: !1281, inlinedAt: !1288)
!1293 = !DILocation(line: 13, column: 42, scope: !1281, inlinedAt: !1288)
!1294 = !DILocation(line: 13, column: 1, scope: !1281, inlinedAt: !1288)
!1295 = !DILocation(line: 14, column: 1, scope: !1281, inlinedAt: !1288)
!1296 = !DILocalVariable(name: "arguments", arg: 1, scope: !1297, file: !290, line: 42, type: !1169)
!1297 = distinct !DISubprogram(name: "print_summary", linkageName: "_ZL13print_summaryPK9ArgumentsPKfm", scope: !290, file: !290, line: 42, type: !1298, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1300)
!1298 = !DISubroutineType(types: !1299)
!1299 = !{null, !1169, !1265, !227}
!1300 = !{!1296, !1301, !1302}
!1301 = !DILocalVariable(name: "c", arg: 2, scope: !1297, file: !290, line: 42, type: !1265)
!1302 = !DILocalVariable(name: "count", arg: 3, scope: !1297, file: !290, line: 42, type: !227)
!1303 = !DILocation(line: 0, scope: !1297, inlinedAt: !1304)
!1304 = distinct !DILocation(line: 21, column: 1, scope: !972)
!1305 = !DILocation(line: 43, column: 85, scope: !1297, inlinedAt: !1304)
!1306 = !DILocation(line: 43, column: 1, scope: !1297, inlinedAt: !1304)
!1307 = !DILocalVariable(name: "path", arg: 1, scope: !1308, file: !58, line: 70, type: !408)
!1308 = distinct !DISubprogram(name: "write_result", linkageName: "_ZL12write_resultPKcPKfm", scope: !58, file: !58, line: 70, type: !1309, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1311)
!1309 = !DISubroutineType(types: !1310)
!1310 = !{!235, !408, !1265, !227}
!1311 = !{!1307, !1312, !1313, !1314, !1369}
!1312 = !DILocalVariable(name: "x", arg: 2, scope: !1308, file: !58, line: 70, type: !1265)
!1313 = !DILocalVariable(name: "count", arg: 3, scope: !1308, file: !58, line: 70, type: !227)
!1314 = !DILocalVariable(name: "file", scope: !1308, file: !58, line: 72, type: !1315)
!1315 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1316, size: 64)
!1316 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1317, line: 7, baseType: !1318)
!1317 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!1318 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !1319, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !1320, identifier: "_ZTS8_IO_FILE")
!1319 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!1320 = !{!1321, !1322, !1323, !1324, !1325, !1326, !1327, !1328, !1329, !1330, !1331, !1332, !1333, !1336, !1338, !1339, !1340, !1342, !1344, !1346, !1350, !1353, !1355, !1358, !1361, !1362, !1363, !1364, !1365}
!1321 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !1318, file: !1319, line: 51, baseType: !235, size: 32)
!1322 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !1318, file: !1319, line: 54, baseType: !444, size: 64, offset: 64)
!1323 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !1318, file: !1319, line: 55, baseType: !444, size: 64, offset: 128)
!1324 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !1318, file: !1319, line: 56, baseType: !444, size: 64, offset: 192)
!1325 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !1318, file: !1319, line: 57, baseType: !444, size: 64, offset: 256)
!1326 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !1318, file: !1319, line: 58, baseType: !444, size: 64, offset: 320)
!1327 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !1318, file: !1319, line: 59, baseType: !444, size: 64, offset: 384)
!1328 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !1318, file: !1319, line: 60, baseType: !444, size: 64, offset: 448)
!1329 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !1318, file: !1319, line: 61, baseType: !444, size: 64, offset: 512)
!1330 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !1318, file: !1319, line: 64, baseType: !444, size: 64, offset: 576)
!1331 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !1318, file: !1319, line: 65, baseType: !444, size: 64, offset: 640)
!1332 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !1318, file: !1319, line: 66, baseType: !444, size: 64, offset: 704)
!1333 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !1318, file: !1319, line: 68, baseType: !1334, size: 64, offset: 768)
!1334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1335, size: 64)
!1335 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !1319, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!1336 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !1318, file: !1319, line: 70, baseType: !1337, size: 64, offset: 832)
!1337 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1318, size: 64)
!1338 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !1318, file: !1319, line: 72, baseType: !235, size: 32, offset: 896)
!1339 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !1318, file: !1319, line: 73, baseType: !235, size: 32, offset: 928)
!1340 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !1318, file: !1319, line: 74, baseType: !1341, size: 64, offset: 960)
!1341 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !239, line: 152, baseType: !386)
!1342 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !1318, file: !1319, line: 77, baseType: !1343, size: 16, offset: 1024)
!1343 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1344 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !1318, file: !1319, line: 78, baseType: !1345, size: 8, offset: 1040)
!1345 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1346 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !1318, file: !1319, line: 79, baseType: !1347, size: 8, offset: 1048)
!1347 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !1348)
!1348 = !{!1349}
!1349 = !DISubrange(count: 1)
!1350 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !1318, file: !1319, line: 81, baseType: !1351, size: 64, offset: 1088)
!1351 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1352, size: 64)
!1352 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !1319, line: 43, baseType: null)
!1353 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !1318, file: !1319, line: 89, baseType: !1354, size: 64, offset: 1152)
!1354 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !239, line: 153, baseType: !386)
!1355 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !1318, file: !1319, line: 91, baseType: !1356, size: 64, offset: 1216)
!1356 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1357, size: 64)
!1357 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !1319, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!1358 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !1318, file: !1319, line: 92, baseType: !1359, size: 64, offset: 1280)
!1359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1360, size: 64)
!1360 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !1319, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!1361 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !1318, file: !1319, line: 93, baseType: !1337, size: 64, offset: 1344)
!1362 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !1318, file: !1319, line: 94, baseType: !230, size: 64, offset: 1408)
!1363 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !1318, file: !1319, line: 95, baseType: !227, size: 64, offset: 1472)
!1364 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !1318, file: !1319, line: 96, baseType: !235, size: 32, offset: 1536)
!1365 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !1318, file: !1319, line: 98, baseType: !1366, size: 160, offset: 1568)
!1366 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !1367)
!1367 = !{!1368}
!1368 = !DISubrange(count: 20)
!1369 = !DILocalVariable(name: "written", scope: !1308, file: !58, line: 73, type: !992)
!1370 = !DILocation(line: 0, scope: !1308, inlinedAt: !1371)
!1371 = distinct !DILocation(line: 22, column: 20, scope: !972)
!1372 = !DILocation(line: 71, column: 6, scope: !1373, inlinedAt: !1371)
!1373 = distinct !DILexicalBlock(scope: !1308, file: !58, line: 71, column: 5)
!1374 = !DILocation(line: 71, column: 5, scope: !1308, inlinedAt: !1371)
!1375 = !DILocation(line: 72, column: 14, scope: !1308, inlinedAt: !1371)
!1376 = !DILocation(line: 73, column: 24, scope: !1308, inlinedAt: !1371)
!1377 = !DILocation(line: 73, column: 33, scope: !1308, inlinedAt: !1371)
!1378 = !DILocation(line: 74, column: 17, scope: !1379, inlinedAt: !1371)
!1379 = distinct !DILexicalBlock(scope: !1308, file: !58, line: 74, column: 5)
!1380 = !DILocation(line: 74, column: 16, scope: !1379, inlinedAt: !1371)
!1381 = !DILocation(line: 74, column: 33, scope: !1379, inlinedAt: !1371)
!1382 = !DILocation(line: 75, column: 9, scope: !1308, inlinedAt: !1371)
!1383 = !DILocation(line: 75, column: 1, scope: !1308, inlinedAt: !1371)
!1384 = !DILocation(line: 76, column: 1, scope: !1308, inlinedAt: !1371)
!1385 = !DILocation(line: 0, scope: !1006)
!1386 = !DILocation(line: 0, scope: !1011)
!1387 = !DILocation(line: 23, column: 41, scope: !1388)
!1388 = distinct !DILexicalBlock(scope: !1011, file: !2, line: 23, column: 33)
!1389 = !DILocation(line: 0, scope: !1281, inlinedAt: !1390)
!1390 = distinct !DILocation(line: 23, column: 35, scope: !1388)
!1391 = !DILocation(line: 12, column: 12, scope: !1290, inlinedAt: !1390)
!1392 = !DILocation(line: 12, column: 5, scope: !1281, inlinedAt: !1390)
!1393 = !DILocation(line: 24, column: 24, scope: !972)
!1394 = !DILocation(line: 24, column: 7, scope: !972)
!1395 = !DILocation(line: 0, scope: !1229, inlinedAt: !1396)
!1396 = distinct !DILocation(line: 24, column: 1, scope: !972)
!1397 = !DILocation(line: 18, column: 12, scope: !1238, inlinedAt: !1396)
!1398 = !DILocation(line: 18, column: 5, scope: !1229, inlinedAt: !1396)
!1399 = !DILocation(line: 19, column: 9, scope: !1229, inlinedAt: !1396)
!1400 = !DILocation(line: 19, column: 42, scope: !1229, inlinedAt: !1396)
!1401 = !DILocation(line: 19, column: 1, scope: !1229, inlinedAt: !1396)
!1402 = !DILocation(line: 20, column: 1, scope: !1229, inlinedAt: !1396)
!1403 = !DILocation(line: 25, column: 1, scope: !972)
!1404 = !DILocation(line: 27, column: 1, scope: !972)
!1405 = !DILocation(line: 13, column: 9, scope: !1281, inlinedAt: !1390)
!1406 = !DILocation(line: 13, column: 42, scope: !1281, inlinedAt: !1390)
!1407 = !DILocation(line: 13, column: 1, scope: !1281, inlinedAt: !1390)
!1408 = !DILocation(line: 14, column: 1, scope: !1281, inlinedAt: !1390)
!1409 = distinct !DISubprogram(name: "move_to_device", linkageName: "_ZL14move_to_devicePfm", scope: !317, file: !317, line: 30, type: !1410, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1412)
!1410 = !DISubroutineType(types: !1411)
!1411 = !{!240, !240, !227}
!1412 = !{!1413, !1414, !1415}
!1413 = !DILocalVariable(name: "host", arg: 1, scope: !1409, file: !317, line: 30, type: !240)
!1414 = !DILocalVariable(name: "count", arg: 2, scope: !1409, file: !317, line: 30, type: !227)
!1415 = !DILocalVariable(name: "device", scope: !1409, file: !317, line: 31, type: !240)
!1416 = distinct !DIAssignID()
!1417 = !DILocation(line: 0, scope: !1409)
!1418 = !DILocalVariable(name: "device", scope: !1419, file: !317, line: 24, type: !240)
!1419 = distinct !DISubprogram(name: "allocate_on_device", linkageName: "_ZL18allocate_on_devicem", scope: !317, file: !317, line: 23, type: !1182, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1420)
!1420 = !{!1421, !1418}
!1421 = !DILocalVariable(name: "count", arg: 1, scope: !1419, file: !317, line: 23, type: !227)
!1422 = !DILocation(line: 0, scope: !1419, inlinedAt: !1423)
!1423 = distinct !DILocation(line: 31, column: 17, scope: !1409)
!1424 = !DILocation(line: 24, column: 1, scope: !1419, inlinedAt: !1423)
!1425 = !DILocation(line: 24, column: 8, scope: !1419, inlinedAt: !1423)
!1426 = distinct !DIAssignID()
!1427 = !DILocation(line: 25, column: 33, scope: !1419, inlinedAt: !1423)
!1428 = !DILocalVariable(name: "devPtr", arg: 1, scope: !1429, file: !1430, line: 875, type: !1433)
!1429 = distinct !DISubprogram(name: "cudaMalloc<float>", linkageName: "_ZL10cudaMallocIfE9cudaErrorPPT_m", scope: !1430, file: !1430, line: 874, type: !1431, scopeLine: 878, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, templateParams: !1436, retainedNodes: !1434)
!1430 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/cuda_runtime.h", directory: "")
!1431 = !DISubroutineType(types: !1432)
!1432 = !{!1284, !1433, !227}
!1433 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!1434 = !{!1428, !1435}
!1435 = !DILocalVariable(name: "size", arg: 2, scope: !1429, file: !1430, line: 876, type: !227)
!1436 = !{!1437}
!1437 = !DITemplateTypeParameter(name: "T", type: !241)
!1438 = !DILocation(line: 0, scope: !1429, inlinedAt: !1439)
!1439 = distinct !DILocation(line: 25, column: 7, scope: !1419, inlinedAt: !1423)
!1440 = !DILocation(line: 879, column: 8, scope: !1429, inlinedAt: !1439)
!1441 = !DILocation(line: 0, scope: !1281, inlinedAt: !1442)
!1442 = distinct !DILocation(line: 25, column: 1, scope: !1419, inlinedAt: !1423)
!1443 = !DILocation(line: 12, column: 12, scope: !1290, inlinedAt: !1442)
!1444 = !DILocation(line: 12, column: 5, scope: !1281, inlinedAt: !1442)
!1445 = !DILocation(line: 13, column: 9, scope: !1281, inlinedAt: !1442)
!1446 = !DILocation(line: 13, column: 42, scope: !1281, inlinedAt: !1442)
!1447 = !DILocation(line: 13, column: 1, scope: !1281, inlinedAt: !1442)
!1448 = !DILocation(line: 14, column: 1, scope: !1281, inlinedAt: !1442)
!1449 = !DILocation(line: 26, column: 8, scope: !1419, inlinedAt: !1423)
!1450 = !DILocation(line: 27, column: 1, scope: !1419, inlinedAt: !1423)
!1451 = !DILocation(line: 32, column: 7, scope: !1409)
!1452 = !DILocation(line: 0, scope: !1281, inlinedAt: !1453)
!1453 = distinct !DILocation(line: 32, column: 1, scope: !1409)
!1454 = !DILocation(line: 12, column: 12, scope: !1290, inlinedAt: !1453)
!1455 = !DILocation(line: 12, column: 5, scope: !1281, inlinedAt: !1453)
!1456 = !DILocation(line: 13, column: 9, scope: !1281, inlinedAt: !1453)
!1457 = !DILocation(line: 13, column: 42, scope: !1281, inlinedAt: !1453)
!1458 = !DILocation(line: 13, column: 1, scope: !1281, inlinedAt: !1453)
!1459 = !DILocation(line: 14, column: 1, scope: !1281, inlinedAt: !1453)
!1460 = !DILocation(line: 33, column: 1, scope: !1409)
!1461 = !DILocation(line: 34, column: 1, scope: !1409)
!1462 = !DISubprogram(name: "cublasCreate_v2", scope: !63, file: !63, line: 246, type: !1463, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1463 = !DISubroutineType(types: !1464)
!1464 = !{!1232, !1465}
!1465 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !997, size: 64)
!1466 = !DISubprogram(name: "cublasSgemm_v2", scope: !63, file: !63, line: 3074, type: !1467, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1467 = !DISubroutineType(types: !1468)
!1468 = !{!1232, !997, !1469, !1469, !235, !235, !235, !1265, !1265, !235, !1265, !235, !1265, !240, !235}
!1469 = !DIDerivedType(tag: DW_TAG_typedef, name: "cublasOperation_t", file: !63, line: 118, baseType: !75)
!1470 = !DISubprogram(name: "cudaFree", scope: !1471, file: !1471, line: 4752, type: !1472, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1471 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/cuda_runtime_api.h", directory: "")
!1472 = !DISubroutineType(types: !1473)
!1473 = !{!1284, !230}
!1474 = !DISubprogram(name: "cublasDestroy_v2", scope: !63, file: !63, line: 248, type: !1475, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1475 = !DISubroutineType(types: !1476)
!1476 = !{!1232, !997}
!1477 = distinct !DISubprogram(name: "__sti____cudaRegisterAll", linkageName: "_ZL24__sti____cudaRegisterAllv", scope: !358, file: !358, line: 14, type: !390, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1478)
!1478 = !{!1479}
!1479 = !DILocalVariable(name: "callback_fp", scope: !1480, file: !358, line: 14, type: !231)
!1480 = distinct !DILexicalBlock(scope: !1477, file: !358, line: 14, column: 44)
!1481 = !DILocation(line: 14, column: 44, scope: !1477)
!1482 = !DILocation(line: 0, scope: !1480)
!1483 = !DILocation(line: 0, scope: !357, inlinedAt: !1484)
!1484 = distinct !DILocation(line: 14, column: 44, scope: !1480)
!1485 = !DILocation(line: 13, column: 58, scope: !1486, inlinedAt: !1484)
!1486 = distinct !DILexicalBlock(scope: !357, file: !358, line: 13, column: 58)
!1487 = !DILocalVariable(name: "in", arg: 1, scope: !1488, file: !2, line: 1, type: !234)
!1488 = distinct !DISubprogram(name: "__nv_save_fatbinhandle_for_managed_rt", linkageName: "_ZL37__nv_save_fatbinhandle_for_managed_rtPPv", scope: !2, file: !2, line: 1, type: !232, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1489)
!1489 = !{!1487}
!1490 = !DILocation(line: 0, scope: !1488, inlinedAt: !1491)
!1491 = distinct !DILocation(line: 13, column: 85, scope: !357, inlinedAt: !1484)
!1492 = !DILocation(line: 1, column: 183, scope: !1488, inlinedAt: !1491)
!1493 = !DILocation(line: 14, column: 44, scope: !1480)
!1494 = !DILocation(line: 14, column: 98, scope: !1477)
!1495 = !DISubprogram(name: "__cudaRegisterFatBinary", scope: !354, file: !354, line: 189, type: !1496, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1496 = !DISubroutineType(types: !1497)
!1497 = !{!234, !230}
!1498 = !DISubprogram(name: "__cudaRegisterFatBinaryEnd", scope: !354, file: !354, line: 193, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1499 = !DISubprogram(name: "atexit", scope: !354, file: !354, line: 263, type: !398, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1500 = distinct !DISubprogram(name: "__cudaUnregisterBinaryUtil", linkageName: "_ZL26__cudaUnregisterBinaryUtilv", scope: !354, file: !354, line: 278, type: !390, scopeLine: 279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25)
!1501 = !DILocation(line: 281, column: 29, scope: !1500)
!1502 = !DILocation(line: 281, column: 3, scope: !1500)
!1503 = !DILocation(line: 282, column: 1, scope: !1500)
!1504 = !DISubprogram(name: "fprintf", scope: !1505, file: !1505, line: 350, type: !1506, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1505 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!1506 = !DISubroutineType(types: !1507)
!1507 = !{!235, !1508, !468, null}
!1508 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1315)
!1509 = !DISubprogram(name: "__errno_location", scope: !1510, file: !1510, line: 37, type: !1511, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1510 = !DIFile(filename: "/usr/include/errno.h", directory: "")
!1511 = !DISubroutineType(types: !1512)
!1512 = !{!635}
!1513 = !DISubprogram(name: "cudaMemcpy", scope: !1471, file: !1471, line: 5957, type: !1514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1514 = !DISubroutineType(types: !1515)
!1515 = !{!1284, !230, !422, !227, !219}
!1516 = !DISubprogram(name: "cudaMalloc", scope: !1471, file: !1471, line: 4581, type: !1517, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1517 = !DISubroutineType(types: !1518)
!1518 = !{!1284, !234, !227}
!1519 = distinct !DISubprogram(name: "fill_uniform", linkageName: "_ZL12fill_uniformPfmmmf", scope: !58, file: !58, line: 33, type: !1520, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1522)
!1520 = !DISubroutineType(cc: DW_CC_nocall, types: !1521)
!1521 = !{null, !240, !227, !236, !236, !241}
!1522 = !{!1523, !1524, !1525, !1526, !1527, !1528}
!1523 = !DILocalVariable(name: "x", arg: 1, scope: !1519, file: !58, line: 33, type: !240)
!1524 = !DILocalVariable(name: "count", arg: 2, scope: !1519, file: !58, line: 33, type: !227)
!1525 = !DILocalVariable(name: "seed", arg: 3, scope: !1519, file: !58, line: 33, type: !236)
!1526 = !DILocalVariable(name: "stream", arg: 4, scope: !1519, file: !58, line: 33, type: !236)
!1527 = !DILocalVariable(name: "scale", arg: 5, scope: !1519, file: !58, line: 34, type: !241)
!1528 = !DILocalVariable(name: "i", scope: !1529, file: !58, line: 35, type: !227)
!1529 = distinct !DILexicalBlock(scope: !1519, file: !58, line: 35, column: 1)
!1530 = !DILocation(line: 0, scope: !1519)
!1531 = !DILocation(line: 0, scope: !1529)
!1532 = !DILocation(line: 35, column: 24, scope: !1533)
!1533 = distinct !DILexicalBlock(scope: !1529, file: !58, line: 35, column: 1)
!1534 = !DILocation(line: 35, column: 1, scope: !1529)
!1535 = !DILocation(line: 35, column: 33, scope: !1533)
!1536 = !DILocation(line: 20, column: 73, scope: !1537, inlinedAt: !1545)
!1537 = distinct !DISubprogram(name: "random_bits", linkageName: "_ZL11random_bitsmmm", scope: !58, file: !58, line: 19, type: !1538, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1540)
!1538 = !DISubroutineType(types: !1539)
!1539 = !{!236, !236, !236, !236}
!1540 = !{!1541, !1542, !1543, !1544}
!1541 = !DILocalVariable(name: "seed", arg: 1, scope: !1537, file: !58, line: 19, type: !236)
!1542 = !DILocalVariable(name: "stream", arg: 2, scope: !1537, file: !58, line: 19, type: !236)
!1543 = !DILocalVariable(name: "index", arg: 3, scope: !1537, file: !58, line: 19, type: !236)
!1544 = !DILocalVariable(name: "z", scope: !1537, file: !58, line: 20, type: !236)
!1545 = distinct !DILocation(line: 28, column: 31, scope: !1546, inlinedAt: !1555)
!1546 = distinct !DISubprogram(name: "random_uniform", linkageName: "_ZL14random_uniformmmm", scope: !58, file: !58, line: 27, type: !1547, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1549)
!1547 = !DISubroutineType(types: !1548)
!1548 = !{!241, !236, !236, !236}
!1549 = !{!1550, !1551, !1552, !1553}
!1550 = !DILocalVariable(name: "seed", arg: 1, scope: !1546, file: !58, line: 27, type: !236)
!1551 = !DILocalVariable(name: "stream", arg: 2, scope: !1546, file: !58, line: 27, type: !236)
!1552 = !DILocalVariable(name: "index", arg: 3, scope: !1546, file: !58, line: 27, type: !236)
!1553 = !DILocalVariable(name: "top", scope: !1546, file: !58, line: 28, type: !1554)
!1554 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !242)
!1555 = distinct !DILocation(line: 35, column: 58, scope: !1556)
!1556 = distinct !DILexicalBlock(scope: !1533, file: !58, line: 35, column: 38)
!1557 = !DILocation(line: 20, column: 64, scope: !1537, inlinedAt: !1545)
!1558 = !DILocation(line: 21, column: 14, scope: !1537, inlinedAt: !1545)
!1559 = !DILocation(line: 21, column: 9, scope: !1537, inlinedAt: !1545)
!1560 = !DILocation(line: 21, column: 22, scope: !1537, inlinedAt: !1545)
!1561 = !DILocation(line: 22, column: 14, scope: !1537, inlinedAt: !1545)
!1562 = !DILocation(line: 22, column: 9, scope: !1537, inlinedAt: !1545)
!1563 = !DILocation(line: 22, column: 22, scope: !1537, inlinedAt: !1545)
!1564 = !DILocation(line: 29, column: 21, scope: !1546, inlinedAt: !1555)
!1565 = !DILocation(line: 29, column: 28, scope: !1546, inlinedAt: !1555)
!1566 = !DILocation(line: 29, column: 33, scope: !1546, inlinedAt: !1555)
!1567 = !DILocation(line: 29, column: 16, scope: !1546, inlinedAt: !1555)
!1568 = !DILocation(line: 29, column: 47, scope: !1546, inlinedAt: !1555)
!1569 = !DILocation(line: 35, column: 41, scope: !1556)
!1570 = !DILocation(line: 35, column: 47, scope: !1556)
!1571 = distinct !{!1571, !1534, !1572, !1573, !1574, !1575}
!1572 = !DILocation(line: 35, column: 92, scope: !1529)
!1573 = !{!"llvm.loop.mustprogress"}
!1574 = !{!"llvm.loop.isvectorized", i32 1}
!1575 = !{!"llvm.loop.unroll.runtime.disable"}
!1576 = !DILocation(line: 36, column: 1, scope: !1519)
!1577 = !DILocation(line: 0, scope: !1546, inlinedAt: !1555)
!1578 = !DILocation(line: 0, scope: !1537, inlinedAt: !1545)
!1579 = distinct !{!1579, !1534, !1572, !1573, !1575, !1574}
!1580 = !DISubprogram(name: "cublasGetStatusString", scope: !63, file: !63, line: 288, type: !1581, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1581 = !DISubroutineType(types: !1582)
!1582 = !{!408, !1232}
!1583 = !DISubprogram(name: "printf", scope: !1505, file: !1505, line: 356, type: !1584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1584 = !DISubroutineType(types: !1585)
!1585 = !{!235, !468, null}
!1586 = distinct !DISubprogram(name: "frobenius_norm", linkageName: "_ZL14frobenius_normPKfm", scope: !58, file: !58, line: 38, type: !1587, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !25, retainedNodes: !1589)
!1587 = !DISubroutineType(types: !1588)
!1588 = !{!245, !1265, !227}
!1589 = !{!1590, !1591, !1592, !1593}
!1590 = !DILocalVariable(name: "x", arg: 1, scope: !1586, file: !58, line: 38, type: !1265)
!1591 = !DILocalVariable(name: "count", arg: 2, scope: !1586, file: !58, line: 38, type: !227)
!1592 = !DILocalVariable(name: "sum", scope: !1586, file: !58, line: 39, type: !245)
!1593 = !DILocalVariable(name: "i", scope: !1594, file: !58, line: 40, type: !227)
!1594 = distinct !DILexicalBlock(scope: !1586, file: !58, line: 40, column: 1)
!1595 = !DILocation(line: 0, scope: !1586)
!1596 = !DILocation(line: 0, scope: !1594)
!1597 = !DILocation(line: 40, column: 24, scope: !1598)
!1598 = distinct !DILexicalBlock(scope: !1594, file: !58, line: 40, column: 1)
!1599 = !DILocation(line: 40, column: 1, scope: !1594)
!1600 = !DILocation(line: 40, column: 58, scope: !1601)
!1601 = distinct !DILexicalBlock(scope: !1598, file: !58, line: 40, column: 38)
!1602 = !DILocation(line: 40, column: 57, scope: !1601)
!1603 = !DILocation(line: 40, column: 65, scope: !1601)
!1604 = !DILocation(line: 40, column: 44, scope: !1601)
!1605 = !DILocation(line: 40, column: 33, scope: !1598)
!1606 = distinct !{!1606, !1607}
!1607 = !{!"llvm.loop.unroll.disable"}
!1608 = !DILocation(line: 41, column: 8, scope: !1586)
!1609 = !DILocation(line: 41, column: 1, scope: !1586)
!1610 = distinct !{!1610, !1599, !1611, !1573}
!1611 = !DILocation(line: 40, column: 76, scope: !1594)
!1612 = !DISubprogram(name: "fopen", scope: !1505, file: !1505, line: 258, type: !1613, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1613 = !DISubroutineType(types: !1614)
!1614 = !{!1315, !468, !468}
!1615 = !DISubprogram(name: "fwrite", scope: !1505, file: !1505, line: 681, type: !1616, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1616 = !DISubroutineType(types: !1617)
!1617 = !{!227, !1618, !227, !227, !1508}
!1618 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !422)
!1619 = !DISubprogram(name: "fclose", scope: !1505, file: !1505, line: 178, type: !1620, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1620 = !DISubroutineType(types: !1621)
!1621 = !{!235, !1315}
!1622 = !DISubprogram(name: "cudaGetErrorString", scope: !1471, file: !1471, line: 1248, type: !1623, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1623 = !DISubroutineType(types: !1624)
!1624 = !{!408, !1284}
!1625 = !DISubprogram(name: "__cudaUnregisterFatBinary", scope: !354, file: !354, line: 197, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
