; command: nvcc -ccbin clang++-19 -O2 -std=c++17 -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=[sm_90,compute_90] --keep --keep-dir build/ir -Xcompiler -emit-llvm,-S,-g,-ffp-contract=off,-fdebug-compilation-dir=. -c samples/mlp/mlp.cu
; sources: samples/mlp/mlp.cu samples/mlp/mlp.h samples/common.h samples/device.h
; sha256: 43e6e0b3a068440d31416597ebdb3f6288a65f0be7de8f90cad4019138e3894c
; ModuleID = 'build/ir/mlp.compute_90.cudafe1.cpp'
source_filename = "build/ir/mlp.compute_90.cudafe1.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".section .nv_fatbin, \22a\22"
module asm ".align 8"
module asm "fatbinData:"
module asm ".quad 0x00100001ba55ed50,0x0000000000001de8,0x0000004001010002,0x0000000000000ca8"
module asm ".quad 0x0000000000000000,0x0000005000010008,0x0000000000000000,0x0000000000000011"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x41010102464c457f,0x0000000000000008"
module asm ".quad 0x0000000100be0002,0x0000000000000000,0x0000000000000c00,0x0000000000000880"
module asm ".quad 0x0038004006005004,0x0001000e00400003,0x7472747368732e00,0x747274732e006261"
module asm ".quad 0x746d79732e006261,0x746d79732e006261,0x78646e68735f6261,0x6e2e65746f6e2e00"
module asm ".quad 0x6f666e696b742e76,0x6e2e65746f6e2e00,0x6f666e6975632e76,0x666e692e766e2e00"
module asm ".quad 0x2e747865742e006f,0x50756c6572345a5f,0x692e766e2e006d66,0x72345a5f2e6f666e"
module asm ".quad 0x2e006d6650756c65,0x65726168732e766e,0x6c6572345a5f2e64,0x766e2e006d665075"
module asm ".quad 0x6e6174736e6f632e,0x6572345a5f2e3074,0x722e006d6650756c,0x6f632e766e2e6c65"
module asm ".quad 0x2e30746e6174736e,0x50756c6572345a5f,0x756265642e006d66,0x00656d6172665f67"
module asm ".quad 0x6265642e6c65722e,0x656d6172665f6775,0x642e616c65722e00,0x6172665f67756265"
module asm ".quad 0x632e766e2e00656d,0x68706172676c6c61,0x6f72702e766e2e00,0x2e00657079746f74"
module asm ".quad 0x612e6c65722e766e,0x2e00006e6f697463,0x6261747274736873,0x6261747274732e00"
module asm ".quad 0x6261746d79732e00,0x6261746d79732e00,0x2e0078646e68735f,0x2e766e2e65746f6e"
module asm ".quad 0x2e006f666e696b74,0x2e766e2e65746f6e,0x2e006f666e697563,0x006f666e692e766e"
module asm ".quad 0x5a5f2e747865742e,0x6d6650756c657234,0x666e692e766e2e00,0x6c6572345a5f2e6f"
module asm ".quad 0x766e2e006d665075,0x2e6465726168732e,0x50756c6572345a5f,0x2e6c65722e006d66"
module asm ".quad 0x74736e6f632e766e,0x345a5f2e30746e61,0x006d6650756c6572,0x736e6f632e766e2e"
module asm ".quad 0x5a5f2e30746e6174,0x6d6650756c657234,0x5f67756265642e00,0x722e00656d617266"
module asm ".quad 0x67756265642e6c65,0x2e00656d6172665f,0x6265642e616c6572,0x656d6172665f6775"
module asm ".quad 0x6c61632e766e2e00,0x2e0068706172676c,0x6f746f72702e766e,0x766e2e0065707974"
module asm ".quad 0x7463612e6c65722e,0x72345a5f006e6f69,0x00006d6650756c65,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0005000300000029,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0006000300000039,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x000d000300000052,0x0000000000000000,0x0000000000000000,0x000c0003000000aa"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00040003000000c3,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x00090003000000f3,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x000a00030000010f,0x0000000000000000,0x0000000000000000,0x000d10120000011e"
module asm ".quad 0x0000000000000000,0x0000000000000180,0x00000024ffffffff,0xffffffff00000000"
module asm ".quad 0x7c040003ffffffff,0x80810c0fffffffff,0x288081ff08002880,0x0000002880808108"
module asm ".quad 0x00000034ffffffff,0x0000000000000000,0x0000000000000000,0x0000018000000000"
module asm ".quad 0x0000040400000000,0x810c0000001c0400,0x0000180400288080,0x0000000000000000"
module asm ".quad 0x0000008c0000000c,0x4449564e000007d0,0x0070726f43204149,0x0000000000000002"
module asm ".quad 0x0000000700000001,0x0000006000000036,0x4300736178747000,0x706d6f6320616475"
module asm ".quad 0x206e6f6974616c69,0x72202c736c6f6f74,0x3120657361656c65,0x333156202c302e33"
module asm ".quad 0x75420038382e302e,0x6164756320646c69,0x31722e302e33315f,0x706d6f632f302e33"
module asm ".quad 0x3436332e72656c69,0x00305f3431373432,0x6d7320686372612d,0x36206d2d2030385f"
module asm ".quad 0x0000000c00002034,0x000003e800000008,0x432041494449564e,0x005000020070726f"
module asm ".quad 0x00082f0400000082,0x0000000800000008,0x0000000800081104,0x0008120400000000"
module asm ".quad 0x0000000000000008,0x0000008200043704,0x00080a0400003501,0x0010016000000004"
module asm ".quad 0x000c170400101903,0x0008000100000000,0x000c17040021f000,0x0000000000000000"
module asm ".quad 0x00ff1b030021f000,0x00081c0400005f03,0x000000e000000070,0xffffffff00000000"
module asm ".quad 0xfffffffe00000000,0xfffffffd00000000,0xfffffffc00000000,0x0000000000000073"
module asm ".quad 0x3605002511000000,0x0000000000000044,0x0000000800000002,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000a00ff017624,0x000fe400078e00ff"
module asm ".quad 0x0000000000027919,0x000e220000002100,0x000000ffff037224,0x000fc600078e00ff"
module asm ".quad 0x0000000000057919,0x000e240000002500,0x0000000005027a25,0x001fca00078e0002"
module asm ".quad 0x00005a0002007a0c,0x000fc80003f06070,0x00005b0003007a0c,0x000fda0003f06100"
module asm ".quad 0x000000000000094d,0x000fea0003800000,0x0000580002047a11,0x000fe200078010ff"
module asm ".quad 0x0000460000047ab9,0x000fc60000000a00,0x0000590002057a11,0x000fca00000f1403"
module asm ".quad 0x0000000404007981,0x000ea4000c1e1900,0x00000000ff037209,0x004fca0007800000"
module asm ".quad 0x0000000304007986,0x000fe2000c101904,0x000000000000794d,0x000fea0003800000"
module asm ".quad 0xfffffff000007947,0x000fc0000383ffff,0x0000000000007918,0x000fc00000000000"
module asm ".quad 0x0000000000007918,0x000fc00000000000,0x0000000000007918,0x000fc00000000000"
module asm ".quad 0x0000000000007918,0x000fc00000000000,0x0000000000007918,0x000fc00000000000"
module asm ".quad 0x0000000000007918,0x000fc00000000000,0x0000000000007918,0x000fc00000000000"
module asm ".quad 0x0000000000007918,0x000fc00000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000300000001,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000040,0x000000000000011e,0x0000000000000000"
module asm ".quad 0x0000000000000001,0x0000000000000000,0x000000030000000b,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x000000000000015e,0x0000000000000129,0x0000000000000000"
module asm ".quad 0x0000000000000001,0x0000000000000000,0x0000000200000013,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000288,0x00000000000000d8,0x0000000800000002"
module asm ".quad 0x0000000000000008,0x0000000000000018,0x00000001000000c3,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000360,0x0000000000000070,0x0000000000000000"
module asm ".quad 0x0000000000000001,0x0000000000000000,0x0000000700000029,0x0000000002000000"
module asm ".quad 0x0000000000000000,0x00000000000003d0,0x00000000000000a4,0x0000000000000000"
module asm ".quad 0x0000000000000004,0x0000000000000000,0x0000000700000039,0x0000000001000000"
module asm ".quad 0x0000000000000000,0x0000000000000474,0x0000000000000020,0x0000000000000005"
module asm ".quad 0x0000000000000004,0x0000000000000000,0x7000000000000049,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000494,0x0000000000000024,0x0000000000000003"
module asm ".quad 0x0000000000000004,0x0000000000000000,0x7000000000000063,0x0000000000000040"
module asm ".quad 0x0000000000000000,0x00000000000004b8,0x0000000000000050,0x0000000d00000003"
module asm ".quad 0x0000000000000004,0x0000000000000000,0x70000001000000f3,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000508,0x0000000000000020,0x0000000000000003"
module asm ".quad 0x0000000000000004,0x0000000000000008,0x7000000b0000010f,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000528,0x0000000000000010,0x0000000000000000"
module asm ".quad 0x0000000000000008,0x0000000000000008,0x00000009000000d0,0x0000000000000040"
module asm ".quad 0x0000000000000000,0x0000000000000538,0x0000000000000010,0x0000000400000003"
module asm ".quad 0x0000000000000008,0x0000000000000010,0x000000010000008d,0x0000000000000042"
module asm ".quad 0x0000000000000000,0x0000000000000548,0x0000000000000170,0x0000000d00000000"
module asm ".quad 0x0000000000000004,0x0000000000000000,0x0000000100000052,0x0000000000000006"
module asm ".quad 0x0000000000000000,0x0000000000000700,0x0000000000000180,0x0800000800000003"
module asm ".quad 0x0000000000000080,0x0000000000000000,0x0000000500000006,0x0000000000000c00"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000000a8,0x00000000000000a8"
module asm ".quad 0x0000000000000008,0x0000000500000001,0x0000000000000548,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000338,0x0000000000000338,0x0000000000000008"
module asm ".quad 0x0000000500000001,0x0000000000000c00,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00000000000000a8,0x00000000000000a8,0x0000000000000008,0x0000004001010002"
module asm ".quad 0x0000000000000ef8,0x0000000000000000,0x0000005a00010008,0x0000000000000000"
module asm ".quad 0x0000000000000011,0x0000000000000000,0x0000000000000000,0x41010102464c457f"
module asm ".quad 0x0000000000000008,0x0000000100be0002,0x0000000000000000,0x0000000000000de0"
module asm ".quad 0x0000000000000a20,0x0038004006005a04,0x0001000f00400005,0x7472747368732e00"
module asm ".quad 0x747274732e006261,0x746d79732e006261,0x746d79732e006261,0x78646e68735f6261"
module asm ".quad 0x6e2e65746f6e2e00,0x6f666e696b742e76,0x6e2e65746f6e2e00,0x6f666e6975632e76"
module asm ".quad 0x666e692e766e2e00,0x6f632e766e2e006f,0x65742e007461706d,0x6572345a5f2e7478"
module asm ".quad 0x6e2e006d6650756c,0x5f2e6f666e692e76,0x6650756c6572345a,0x68732e766e2e006d"
module asm ".quad 0x345a5f2e64657261,0x006d6650756c6572,0x726168732e766e2e,0x72657365722e6465"
module asm ".quad 0x642e00302e646576,0x6172665f67756265,0x2e6c65722e00656d,0x72665f6775626564"
module asm ".quad 0x6c65722e00656d61,0x5f67756265642e61,0x6e2e00656d617266,0x72676c6c61632e76"
module asm ".quad 0x2e766e2e00687061,0x7079746f746f7270,0x6f632e766e2e0065,0x2e30746e6174736e"
module asm ".quad 0x50756c6572345a5f,0x0000000000006d66,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x732e000000000000,0x0062617472747368"
module asm ".quad 0x006261747274732e,0x006261746d79732e,0x5f6261746d79732e,0x6e2e0078646e6873"
module asm ".quad 0x742e766e2e65746f,0x6e2e006f666e696b,0x632e766e2e65746f,0x6e2e006f666e6975"
module asm ".quad 0x2e006f666e692e76,0x61706d6f632e766e,0x2e747865742e0074,0x50756c6572345a5f"
module asm ".quad 0x692e766e2e006d66,0x72345a5f2e6f666e,0x2e006d6650756c65,0x65726168732e766e"
module asm ".quad 0x6c6572345a5f2e64,0x766e2e006d665075,0x657672657365722e,0x666f2e6d656d5364"
module asm ".quad 0x6e2e003074657366,0x6465726168732e76,0x657672657365722e,0x766e5f5f00302e64"
module asm ".quad 0x657672657365725f,0x666f5f4d454d5364,0x615f305f74657366,0x65642e007361696c"
module asm ".quad 0x6d6172665f677562,0x642e6c65722e0065,0x6172665f67756265,0x616c65722e00656d"
module asm ".quad 0x665f67756265642e,0x766e2e00656d6172,0x6172676c6c61632e,0x702e766e2e006870"
module asm ".quad 0x657079746f746f72,0x756c6572345a5f00,0x2e766e2e006d6650,0x746e6174736e6f63"
module asm ".quad 0x6c6572345a5f2e30,0x000000006d665075,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0005000300000029,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0006000300000039,0x0000000000000000,0x0000000000000000,0x000c00030000005d"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000002100000098,0x0000000000000000"
module asm ".quad 0x0000000000000004,0x000da020000000c7,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00040003000000e8,0x0000000000000000,0x0000000000000000,0x000a000300000118"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x000c101200000134,0x0000000000000000"
module asm ".quad 0x0000000000000200,0x000e00030000013f,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x00000024ffffffff,0xffffffff00000000,0x7c040003ffffffff,0x80810c0fffffffff"
module asm ".quad 0x288081ff08002880,0x0000002880808108,0x0000002cffffffff,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000020000000000,0x0000280400000000,0x0400288080810c00"
module asm ".quad 0x000000000000001c,0x0000008c0000000c,0x4449564e000007d0,0x0070726f43204149"
module asm ".quad 0x0000000000000002,0x0000000700000001,0x0000006000000036,0x4300736178747000"
module asm ".quad 0x706d6f6320616475,0x206e6f6974616c69,0x72202c736c6f6f74,0x3120657361656c65"
module asm ".quad 0x333156202c302e33,0x75420038382e302e,0x6164756320646c69,0x31722e302e33315f"
module asm ".quad 0x706d6f632f302e33,0x3436332e72656c69,0x00305f3431373432,0x6d7320686372612d"
module asm ".quad 0x36206d2d2030395f,0x0000000c00002034,0x000003e800000008,0x432041494449564e"
module asm ".quad 0x005a00020070726f,0x00082f0400000082,0x0000000800000008,0x0000000800081104"
module asm ".quad 0x0008120400000000,0x0000000000000008,0x0001020200000902,0x0101070300050502"
module asm ".quad 0x0001060200000302,0x0000000000080b04,0x0004370400000000,0x000c170400000082"
module asm ".quad 0x0008000100000000,0x000c17040021f000,0x0000000000000000,0x000050030021f000"
module asm ".quad 0x01015f0300ff1b03,0x0000009000081c04,0x0010190300000110,0x0000000900080a04"
module asm ".quad 0x0004360400100210,0x0000000000000008,0x00000000ffffffff,0x00000000fffffffe"
module asm ".quad 0x00000000fffffffd,0x00000000fffffffc,0x0000000000000044,0x0000000800000002"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x00000a00ff017b82"
module asm ".quad 0x000fe20000000800,0x0000000000027919,0x000e2e0000002100,0x00000000000479c3"
module asm ".quad 0x000e220000002500,0x000000ffff037224,0x000fce00078e00ff,0x00000000ff057b82"
module asm ".quad 0x000e240000000800,0x0000000405027c25,0x001fe2000f8e0002,0x0000860000047ab9"
module asm ".quad 0x000fe40000000a00,0x0000000402007c0c,0x000fc8000bf06070,0x0000000503007c0c"
module asm ".quad 0x000fda000bf06100,0x000000000000094d,0x000fea0003800000,0x0000840000047ab9"
module asm ".quad 0x000fe40000000a00,0x0000000402047c11,0x000fc8000f8010ff,0x0000000502057c11"
module asm ".quad 0x000fe200080f1403,0x0000820000047ab9,0x000fc80000000a00,0x0000000404007981"
module asm ".quad 0x000ea4000c1e1900,0x00000000ff037209,0x004fca0007800000,0x0000000304007986"
module asm ".quad 0x000fe2000c101904,0x000000000000794d,0x000fea0003800000,0xfffffffc00fc7947"
module asm ".quad 0x000fc0000383ffff,0x0000000000007918,0x000fc00000000000,0x0000000000007918"
module asm ".quad 0x000fc00000000000,0x0000000000007918,0x000fc00000000000,0x0000000000007918"
module asm ".quad 0x000fc00000000000,0x0000000000007918,0x000fc00000000000,0x0000000000007918"
module asm ".quad 0x000fc00000000000,0x0000000000007918,0x000fc00000000000,0x0000000000007918"
module asm ".quad 0x000fc00000000000,0x0000000000007918,0x000fc00000000000,0x0000000000007918"
module asm ".quad 0x000fc00000000000,0x0000000000007918,0x000fc00000000000,0x0000000000007918"
module asm ".quad 0x000fc00000000000,0x0000000000007918,0x000fc00000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000000,0x0000000300000001"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000040,0x0000000000000113"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x000000030000000b"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x000000000000017d,0x0000000000000158"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x0000000200000013"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000002d8,0x00000000000000f0"
module asm ".quad 0x0000000a00000002,0x0000000000000008,0x0000000000000018,0x00000001000000ae"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000003c8,0x0000000000000068"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x0000000700000029"
module asm ".quad 0x0000000002000000,0x0000000000000000,0x0000000000000430,0x00000000000000a4"
module asm ".quad 0x0000000000000000,0x0000000000000004,0x0000000000000000,0x0000000700000039"
module asm ".quad 0x0000000001000040,0x0000000000000000,0x00000000000004d4,0x0000000000000020"
module asm ".quad 0x0000000800000005,0x0000000000000004,0x0000000000000000,0x7000000000000049"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x00000000000004f4,0x0000000000000024"
module asm ".quad 0x0000000000000003,0x0000000000000004,0x0000000000000000,0x7000008600000052"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000518,0x0000000000000024"
module asm ".quad 0x0000000000000000,0x0000000000000004,0x0000000000000000,0x700000000000006e"
module asm ".quad 0x0000000000000040,0x0000000000000000,0x000000000000053c,0x0000000000000058"
module asm ".quad 0x0000000c00000003,0x0000000000000004,0x0000000000000000,0x70000001000000de"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000594,0x0000000000000020"
module asm ".quad 0x0000000000000003,0x0000000000000004,0x0000000000000008,0x00000004000000cc"
module asm ".quad 0x0000000000000040,0x0000000000000000,0x00000000000005b8,0x0000000000000018"
module asm ".quad 0x0000000400000003,0x0000000000000008,0x0000000000000018,0x000000010000005d"
module asm ".quad 0x0000000000000006,0x0000000000000000,0x0000000000000600,0x0000000000000200"
module asm ".quad 0x0000000800000003,0x0000000000000080,0x0000000000000000,0x0000000800000098"
module asm ".quad 0x0000000000000003,0x0000000000000000,0x0000000000000800,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000001,0x0000000000000000,0x00000001000000fa"
module asm ".quad 0x0000000000000042,0x0000000000000000,0x0000000000000800,0x0000000000000220"
module asm ".quad 0x0000000c00000000,0x0000000000000004,0x0000000000000000,0x0000000400000006"
module asm ".quad 0x0000000000000de0,0x0000000000000000,0x0000000000000000,0x0000000000000118"
module asm ".quad 0x0000000000000118,0x0000000000000008,0x0000000400000001,0x0000000000000de0"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000118,0x0000000000000118"
module asm ".quad 0x0000000000000008,0x0000000500000001,0x0000000000000600,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000200,0x0000000000000200,0x0000000000000008"
module asm ".quad 0x0000000600000001,0x0000000000000800,0x0000000000000000,0x0000000000000000"
module asm ".quad 0x0000000000000000,0x0000000000000000,0x0000000000000008,0x0000000400000001"
module asm ".quad 0x0000000000000800,0x0000000000000000,0x0000000000000000,0x0000000000000220"
module asm ".quad 0x0000000000000220,0x0000000000000008,0x0000005001010001,0x0000000000000178"
module asm ".quad 0x0000004000000173,0x0000005a00090000,0x0000000000000000,0x0000000000008011"
module asm ".quad 0x0000000000000000,0x00000000000002be,0x0000000000000048,0x0000000000000000"
module asm ".quad 0x4d01be60fd2fb528,0x8b30243b1216000b,0x1bc16d8316d801e8,0x0fe1049ab35aacf6"
module asm ".quad 0xbf5470e8a02c8ae5,0x28a322231b6fe72c,0x003100300030590c,0xfa6a841e9015ea91"
module asm ".quad 0xd9bc46be19900933,0x221bd86988d113a7,0x0536f63297f5290a,0xd6ded63e87572894"
module asm ".quad 0x06f4977d114c8e0a,0xe4e660e1ef2ca1ef,0xf90b1431f777392f,0x762cf1661de6998b"
module asm ".quad 0xfe962d416e18f3cb,0xab03b0ebdfe43354,0xfc52cd54d32106b0,0xe50b7d832d42b0ef"
module asm ".quad 0x2da4843ee9d55350,0x98b204aa20b7dc65,0x3d0b465d2319ee2d,0x1465a4dccc591aab"
module asm ".quad 0xd24c96aa5331642b,0x6ffaafbb0fbb0006,0xda5126b3ea5beec1,0x89299839ccc69ed7"
module asm ".quad 0x9ae7dd02a625c086,0xfb8ed53d42699d19,0x1c010784068d6c1c,0xb307210250283503"
module asm ".quad 0x990499b028c01103,0x90be484603bd8652,0xfe37b45ffbdce0d4,0x69806d0bc341f80c"
module asm ".quad 0x47c0e8e02a144120,0x8388bc814b1acb39,0xf9bed74151780521,0x159bd37778800ceb"
module asm ".quad 0x0d65d32dc69d0002,0x970fb78dac4a5475,0xf52f7ce3daa2c126,0x3e006dedd2d851b2"
module asm ".quad 0xb4f97c952e1443d5, 0xa5c9bfaedc512771, 0x000000000085c382"
module asm ".text"

%struct.__fatBinC_Wrapper_t = type { i32, i32, ptr, ptr }
%struct.dim3 = type { i32, i32, i32 }

@.str = private unnamed_addr constant [13 x i8] c"cublasCreate\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"mlp n=%d norm=%.9g\0A\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [9 x i8] c"cudaFree\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [14 x i8] c"cublasDestroy\00", align 1, !dbg !18
@_ZZ24__device_stub__Z4reluPfmPfmE8__handle = internal global ptr null, align 8, !dbg !23
@_ZZ24__device_stub__Z4reluPfmPfmE5__tmp = internal global i8 0, align 1, !dbg !329
@_ZGVZ24__device_stub__Z4reluPfmPfmE5__tmp = internal global i64 0, align 8
@_ZL15__fatDeviceText = internal constant %struct.__fatBinC_Wrapper_t { i32 1180844977, i32 1, ptr @fatbinData, ptr null }, section ".nvFatBinSegment", align 8, !dbg !399
@_ZL20__cudaFatCubinHandle = internal unnamed_addr global ptr null, align 8, !dbg !413
@.str.4 = private unnamed_addr constant [2 x i8] c"n\00", align 1, !dbg !333
@.str.5 = private unnamed_addr constant [5 x i8] c"seed\00", align 1, !dbg !339
@.str.6 = private unnamed_addr constant [8 x i8] c"mlp.bin\00", align 1, !dbg !344
@stderr = external local_unnamed_addr global ptr, align 8
@.str.7 = private unnamed_addr constant [59 x i8] c"usage: mlp [n=1024] [seed=1] [output=mlp.bin, - for none]\0A\00", align 1, !dbg !349
@.str.8 = private unnamed_addr constant [56 x i8] c"error: %s is '%s', expected an integer from %ld to %ld\0A\00", align 1, !dbg !354
@.str.9 = private unnamed_addr constant [15 x i8] c"copy to device\00", align 1, !dbg !359
@.str.10 = private unnamed_addr constant [33 x i8] c"error: no memory for %zu floats\0A\00", align 1, !dbg !365
@.str.11 = private unnamed_addr constant [11 x i8] c"cudaMalloc\00", align 1, !dbg !370
@.str.12 = private unnamed_addr constant [15 x i8] c"error: %s: %s\0A\00", align 1, !dbg !375
@.str.13 = private unnamed_addr constant [8 x i8] c"layer 1\00", align 1, !dbg !377
@.str.14 = private unnamed_addr constant [8 x i8] c"layer 2\00", align 1, !dbg !379
@.str.15 = private unnamed_addr constant [8 x i8] c"layer 3\00", align 1, !dbg !381
@.str.16 = private unnamed_addr constant [5 x i8] c"relu\00", align 1, !dbg !383
@.str.17 = private unnamed_addr constant [13 x i8] c"copy to host\00", align 1, !dbg !385
@.str.19 = private unnamed_addr constant [3 x i8] c"wb\00", align 1, !dbg !389
@.str.20 = private unnamed_addr constant [24 x i8] c"error: cannot write %s\0A\00", align 1, !dbg !394
@fatbinData = external constant [959 x i64], align 16
@_ZZL31__nv_cudaEntityRegisterCallbackPPvE5__ref = internal unnamed_addr global ptr null, align 8, !dbg !416
@.str.21 = private unnamed_addr constant [11 x i8] c"_Z4reluPfm\00", align 1, !dbg !422
@_ZL32__nv_fatbinhandle_for_managed_rt = internal unnamed_addr global ptr null, align 8, !dbg !424
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_ZL24__sti____cudaRegisterAllv, ptr null }]

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 3) i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !1035 {
  %3 = alloca float, align 4, !DIAssignID !1072
    #dbg_assign(i1 undef, !1073, !DIExpression(), !1072, ptr %3, !DIExpression(), !1094)
  %4 = alloca float, align 4, !DIAssignID !1096
  %5 = alloca ptr, align 8, !DIAssignID !1097
  %6 = alloca ptr, align 8, !DIAssignID !1098
  %7 = alloca ptr, align 8, !DIAssignID !1099
  %8 = alloca ptr, align 8, !DIAssignID !1100
  %9 = alloca ptr, align 8, !DIAssignID !1101
  %10 = alloca ptr, align 8, !DIAssignID !1102
    #dbg_assign(i1 undef, !1059, !DIExpression(), !1102, ptr %10, !DIExpression(), !1103)
    #dbg_value(i32 %0, !1039, !DIExpression(), !1103)
    #dbg_value(ptr %1, !1040, !DIExpression(), !1103)
    #dbg_value(i32 %0, !1104, !DIExpression(), !1114)
    #dbg_value(ptr %1, !1110, !DIExpression(), !1114)
    #dbg_value(ptr undef, !1111, !DIExpression(), !1114)
  %11 = icmp slt i32 %0, 5, !dbg !1117
  br i1 %11, label %12, label %62, !dbg !1119

12:                                               ; preds = %2
    #dbg_assign(i1 undef, !1120, !DIExpression(), !1101, ptr %9, !DIExpression(), !1134)
    #dbg_value(i32 %0, !1126, !DIExpression(), !1134)
    #dbg_value(ptr %1, !1127, !DIExpression(), !1134)
    #dbg_value(i32 1, !1128, !DIExpression(), !1134)
    #dbg_value(ptr @.str.4, !1129, !DIExpression(), !1134)
    #dbg_value(i64 1, !1130, !DIExpression(), !1134)
    #dbg_value(i64 32768, !1131, !DIExpression(), !1134)
    #dbg_value(i64 1024, !1132, !DIExpression(), !1134)
    #dbg_value(ptr undef, !1133, !DIExpression(), !1134)
    #dbg_value(i64 1024, !1112, !DIExpression(), !1114)
  %13 = icmp sgt i32 %0, 1, !dbg !1136
  br i1 %13, label %14, label %65, !dbg !1138

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #15, !dbg !1139
  %15 = tail call ptr @__errno_location() #16, !dbg !1140
  store i32 0, ptr %15, align 4, !dbg !1141, !tbaa !1142
  %16 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !1146
  %17 = load ptr, ptr %16, align 8, !dbg !1146, !tbaa !1147
  %18 = call i64 @strtol(ptr noundef %17, ptr noundef nonnull %9, i32 noundef 10) #15, !dbg !1149
    #dbg_value(i64 %18, !1112, !DIExpression(), !1114)
  %19 = load ptr, ptr %16, align 8, !dbg !1150, !tbaa !1147
  %20 = load i8, ptr %19, align 1, !dbg !1152, !tbaa !1153
  %21 = icmp eq i8 %20, 0, !dbg !1154
  br i1 %21, label %32, label %22, !dbg !1155

22:                                               ; preds = %14
  %23 = load ptr, ptr %9, align 8, !dbg !1156, !tbaa !1147
  %24 = load i8, ptr %23, align 1, !dbg !1157, !tbaa !1153
  %25 = icmp eq i8 %24, 0, !dbg !1158
  br i1 %25, label %26, label %32, !dbg !1159

26:                                               ; preds = %22
  %27 = load i32, ptr %15, align 4, !dbg !1160, !tbaa !1142
  %28 = icmp ne i32 %27, 0, !dbg !1161
  %29 = add i64 %18, -32769, !dbg !1162
  %30 = icmp ult i64 %29, -32768, !dbg !1162
  %31 = select i1 %28, i1 true, i1 %30, !dbg !1162
  br i1 %31, label %32, label %35, !dbg !1162

32:                                               ; preds = %26, %22, %14
  %33 = load ptr, ptr @stderr, align 8, !dbg !1163, !tbaa !1147
  %34 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %33, ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.4, ptr noundef nonnull %19, i64 noundef 1, i64 noundef 32768) #17, !dbg !1164
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !1165
    #dbg_value(i64 %18, !1112, !DIExpression(), !1114)
  br label %62, !dbg !1166

35:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !1165
    #dbg_value(i64 %18, !1112, !DIExpression(), !1114)
  %36 = trunc nuw i64 %18 to i32, !dbg !1167
    #dbg_assign(i1 undef, !1120, !DIExpression(), !1100, ptr %8, !DIExpression(), !1169)
    #dbg_value(i32 %0, !1126, !DIExpression(), !1169)
    #dbg_value(ptr %1, !1127, !DIExpression(), !1169)
    #dbg_value(i32 2, !1128, !DIExpression(), !1169)
    #dbg_value(ptr @.str.5, !1129, !DIExpression(), !1169)
    #dbg_value(i64 0, !1130, !DIExpression(), !1169)
    #dbg_value(i64 2147483647, !1131, !DIExpression(), !1169)
    #dbg_value(i64 1, !1132, !DIExpression(), !1169)
    #dbg_value(ptr undef, !1133, !DIExpression(), !1169)
    #dbg_value(i64 1, !1113, !DIExpression(), !1114)
  %37 = icmp eq i32 %0, 2, !dbg !1171
  br i1 %37, label %65, label %38, !dbg !1172

38:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #15, !dbg !1173
  store i32 0, ptr %15, align 4, !dbg !1174, !tbaa !1142
  %39 = getelementptr inbounds i8, ptr %1, i64 16, !dbg !1175
  %40 = load ptr, ptr %39, align 8, !dbg !1175, !tbaa !1147
  %41 = call i64 @strtol(ptr noundef %40, ptr noundef nonnull %8, i32 noundef 10) #15, !dbg !1176
    #dbg_value(i64 %41, !1113, !DIExpression(), !1114)
  %42 = load ptr, ptr %39, align 8, !dbg !1177, !tbaa !1147
  %43 = load i8, ptr %42, align 1, !dbg !1178, !tbaa !1153
  %44 = icmp eq i8 %43, 0, !dbg !1179
  br i1 %44, label %54, label %45, !dbg !1180

45:                                               ; preds = %38
  %46 = load ptr, ptr %8, align 8, !dbg !1181, !tbaa !1147
  %47 = load i8, ptr %46, align 1, !dbg !1182, !tbaa !1153
  %48 = icmp eq i8 %47, 0, !dbg !1183
  br i1 %48, label %49, label %54, !dbg !1184

49:                                               ; preds = %45
  %50 = load i32, ptr %15, align 4, !dbg !1185, !tbaa !1142
  %51 = icmp ne i32 %50, 0, !dbg !1186
  %52 = icmp ugt i64 %41, 2147483647, !dbg !1187
  %53 = select i1 %51, i1 true, i1 %52, !dbg !1187
  br i1 %53, label %54, label %57, !dbg !1187

54:                                               ; preds = %49, %45, %38
  %55 = load ptr, ptr @stderr, align 8, !dbg !1188, !tbaa !1147
  %56 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %55, ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.5, ptr noundef nonnull %42, i64 noundef 0, i64 noundef 2147483647) #17, !dbg !1189
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !1190
    #dbg_value(i64 %41, !1113, !DIExpression(), !1114)
  br label %62, !dbg !1191

57:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !1190
    #dbg_value(i64 %41, !1113, !DIExpression(), !1114)
    #dbg_value(i32 %36, !1041, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1103)
    #dbg_value(i64 %41, !1041, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1103)
  %58 = icmp eq i32 %0, 4, !dbg !1192
  br i1 %58, label %59, label %65, !dbg !1193

59:                                               ; preds = %57
  %60 = getelementptr inbounds i8, ptr %1, i64 24, !dbg !1194
  %61 = load ptr, ptr %60, align 8, !dbg !1194, !tbaa !1147
  br label %65, !dbg !1193

62:                                               ; preds = %2, %32, %54
  %63 = load ptr, ptr @stderr, align 8, !dbg !1195, !tbaa !1147
  %64 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 58, i64 1, ptr %63) #18, !dbg !1196
    #dbg_value(ptr undef, !1041, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1103)
    #dbg_value(i64 undef, !1041, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1103)
    #dbg_value(i32 undef, !1041, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1103)
  br label %228, !dbg !1197

65:                                               ; preds = %12, %35, %59, %57
  %66 = phi i32 [ 1024, %12 ], [ %36, %35 ], [ %36, %57 ], [ %36, %59 ]
  %67 = phi i64 [ 1, %12 ], [ 1, %35 ], [ %41, %57 ], [ %41, %59 ]
  %68 = phi ptr [ @.str.6, %12 ], [ @.str.6, %35 ], [ @.str.6, %57 ], [ %61, %59 ]
    #dbg_value(ptr %68, !1041, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !1103)
    #dbg_value(i64 %67, !1041, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !1103)
    #dbg_value(i32 %66, !1041, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1103)
    #dbg_value(i32 %66, !1048, !DIExpression(), !1103)
  %69 = zext nneg i32 %66 to i64, !dbg !1198
  %70 = mul nuw nsw i64 %69, %69, !dbg !1199
    #dbg_value(i64 %70, !1050, !DIExpression(), !1103)
    #dbg_value(ptr undef, !1200, !DIExpression(), !1211)
    #dbg_value(i64 0, !1207, !DIExpression(), !1211)
    #dbg_value(float 1.000000e+00, !1208, !DIExpression(), !1211)
    #dbg_value(i64 %70, !1209, !DIExpression(), !1211)
    #dbg_value(i64 %70, !1213, !DIExpression(), !1219)
  %71 = shl nuw nsw i64 %70, 2, !dbg !1221
  %72 = tail call noalias ptr @malloc(i64 noundef %71) #19, !dbg !1222
    #dbg_value(ptr %72, !1218, !DIExpression(), !1219)
  %73 = icmp eq ptr %72, null, !dbg !1223
  br i1 %73, label %74, label %77, !dbg !1225

74:                                               ; preds = %65
  %75 = load ptr, ptr @stderr, align 8, !dbg !1226, !tbaa !1147
  %76 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %75, ptr noundef nonnull @.str.10, i64 noundef %70) #17, !dbg !1228
  tail call void @exit(i32 noundef 1) #20, !dbg !1229
  unreachable, !dbg !1229

77:                                               ; preds = %65
    #dbg_value(ptr %72, !1210, !DIExpression(), !1211)
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %72, i64 noundef %70, i64 noundef %67, i64 noundef 0, float noundef 0x3FFBB67AE0000000), !dbg !1230
  %78 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %72, i64 noundef %70), !dbg !1231
    #dbg_value(ptr %78, !1052, !DIExpression(), !1103)
    #dbg_value(ptr undef, !1200, !DIExpression(), !1232)
    #dbg_value(i64 1, !1207, !DIExpression(), !1232)
    #dbg_value(float poison, !1208, !DIExpression(), !1232)
    #dbg_value(i64 %70, !1209, !DIExpression(), !1232)
    #dbg_value(i64 %70, !1213, !DIExpression(), !1234)
  %79 = tail call noalias ptr @malloc(i64 noundef %71) #19, !dbg !1236
    #dbg_value(ptr %79, !1218, !DIExpression(), !1234)
  %80 = icmp eq ptr %79, null, !dbg !1237
  br i1 %80, label %81, label %84, !dbg !1238

81:                                               ; preds = %77
  %82 = load ptr, ptr @stderr, align 8, !dbg !1239, !tbaa !1147
  %83 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %82, ptr noundef nonnull @.str.10, i64 noundef %70) #17, !dbg !1240
  tail call void @exit(i32 noundef 1) #20, !dbg !1241
  unreachable, !dbg !1241

84:                                               ; preds = %77
  %85 = uitofp nneg i32 %66 to float, !dbg !1242
  %86 = fdiv float 2.000000e+00, %85, !dbg !1243
    #dbg_value(float %86, !1208, !DIExpression(), !1232)
    #dbg_value(ptr %79, !1210, !DIExpression(), !1232)
  %87 = fmul float %86, 3.000000e+00, !dbg !1244
  %88 = tail call float @sqrtf(float noundef %87) #15, !dbg !1245
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %79, i64 noundef %70, i64 noundef %67, i64 noundef 1, float noundef %88), !dbg !1246
  %89 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %79, i64 noundef %70), !dbg !1247
    #dbg_value(ptr %89, !1053, !DIExpression(), !1103)
    #dbg_value(ptr undef, !1200, !DIExpression(), !1248)
    #dbg_value(i64 2, !1207, !DIExpression(), !1248)
    #dbg_value(float %86, !1208, !DIExpression(), !1248)
    #dbg_value(i64 %70, !1209, !DIExpression(), !1248)
    #dbg_value(i64 %70, !1213, !DIExpression(), !1250)
  %90 = tail call noalias ptr @malloc(i64 noundef %71) #19, !dbg !1252
    #dbg_value(ptr %90, !1218, !DIExpression(), !1250)
  %91 = icmp eq ptr %90, null, !dbg !1253
  br i1 %91, label %92, label %95, !dbg !1254

92:                                               ; preds = %84
  %93 = load ptr, ptr @stderr, align 8, !dbg !1255, !tbaa !1147
  %94 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %93, ptr noundef nonnull @.str.10, i64 noundef %70) #17, !dbg !1256
  tail call void @exit(i32 noundef 1) #20, !dbg !1257
  unreachable, !dbg !1257

95:                                               ; preds = %84
    #dbg_value(ptr %90, !1210, !DIExpression(), !1248)
  %96 = tail call float @sqrtf(float noundef %87) #15, !dbg !1258
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %90, i64 noundef %70, i64 noundef %67, i64 noundef 2, float noundef %96), !dbg !1259
  %97 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %90, i64 noundef %70), !dbg !1260
    #dbg_value(ptr %97, !1054, !DIExpression(), !1103)
    #dbg_value(ptr undef, !1200, !DIExpression(), !1261)
    #dbg_value(i64 3, !1207, !DIExpression(), !1261)
    #dbg_value(float poison, !1208, !DIExpression(), !1261)
    #dbg_value(i64 %70, !1209, !DIExpression(), !1261)
    #dbg_value(i64 %70, !1213, !DIExpression(), !1263)
  %98 = tail call noalias ptr @malloc(i64 noundef %71) #19, !dbg !1265
    #dbg_value(ptr %98, !1218, !DIExpression(), !1263)
  %99 = icmp eq ptr %98, null, !dbg !1266
  br i1 %99, label %100, label %103, !dbg !1267

100:                                              ; preds = %95
  %101 = load ptr, ptr @stderr, align 8, !dbg !1268, !tbaa !1147
  %102 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %101, ptr noundef nonnull @.str.10, i64 noundef %70) #17, !dbg !1269
  tail call void @exit(i32 noundef 1) #20, !dbg !1270
  unreachable, !dbg !1270

103:                                              ; preds = %95
    #dbg_value(ptr %98, !1210, !DIExpression(), !1261)
  %104 = tail call float @sqrtf(float noundef %87) #15, !dbg !1271
  tail call fastcc void @_ZL12fill_uniformPfmmmf(ptr noundef nonnull %98, i64 noundef %70, i64 noundef %67, i64 noundef 3, float noundef %104), !dbg !1272
  %105 = tail call fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef nonnull %98, i64 noundef %70), !dbg !1273
    #dbg_value(ptr %105, !1055, !DIExpression(), !1103)
    #dbg_assign(i1 undef, !1274, !DIExpression(), !1099, ptr %7, !DIExpression(), !1278)
    #dbg_value(i64 %70, !1277, !DIExpression(), !1278)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15, !dbg !1280
  store ptr null, ptr %7, align 8, !dbg !1281, !tbaa !1147, !DIAssignID !1282
    #dbg_assign(ptr null, !1274, !DIExpression(), !1282, ptr %7, !DIExpression(), !1278)
    #dbg_value(ptr %7, !1283, !DIExpression(), !1294)
    #dbg_value(i64 %71, !1291, !DIExpression(), !1294)
  %106 = call noundef i32 @cudaMalloc(ptr noundef nonnull %7, i64 noundef %71), !dbg !1296
    #dbg_value(i32 %106, !1297, !DIExpression(), !1303)
    #dbg_value(ptr @.str.11, !1302, !DIExpression(), !1303)
  %107 = icmp eq i32 %106, 0, !dbg !1305
  br i1 %107, label %112, label %108, !dbg !1307

108:                                              ; preds = %103
  %109 = load ptr, ptr @stderr, align 8, !dbg !1308, !tbaa !1147
  %110 = call ptr @cudaGetErrorString(i32 noundef %106), !dbg !1309
  %111 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %109, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.11, ptr noundef %110) #17, !dbg !1310
  call void @exit(i32 noundef 1) #20, !dbg !1311
  unreachable, !dbg !1311

112:                                              ; preds = %103
  %113 = load ptr, ptr %7, align 8, !dbg !1312, !tbaa !1147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15, !dbg !1313
    #dbg_value(ptr %113, !1056, !DIExpression(), !1103)
    #dbg_assign(i1 undef, !1274, !DIExpression(), !1098, ptr %6, !DIExpression(), !1314)
    #dbg_value(i64 %70, !1277, !DIExpression(), !1314)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15, !dbg !1316
  store ptr null, ptr %6, align 8, !dbg !1317, !tbaa !1147, !DIAssignID !1318
    #dbg_assign(ptr null, !1274, !DIExpression(), !1318, ptr %6, !DIExpression(), !1314)
    #dbg_value(ptr %6, !1283, !DIExpression(), !1319)
    #dbg_value(i64 %71, !1291, !DIExpression(), !1319)
  %114 = call noundef i32 @cudaMalloc(ptr noundef nonnull %6, i64 noundef %71), !dbg !1321
    #dbg_value(i32 %114, !1297, !DIExpression(), !1322)
    #dbg_value(ptr @.str.11, !1302, !DIExpression(), !1322)
  %115 = icmp eq i32 %114, 0, !dbg !1324
  br i1 %115, label %120, label %116, !dbg !1325

116:                                              ; preds = %112
  %117 = load ptr, ptr @stderr, align 8, !dbg !1326, !tbaa !1147
  %118 = call ptr @cudaGetErrorString(i32 noundef %114), !dbg !1327
  %119 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %117, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.11, ptr noundef %118) #17, !dbg !1328
  call void @exit(i32 noundef 1) #20, !dbg !1329
  unreachable, !dbg !1329

120:                                              ; preds = %112
  %121 = load ptr, ptr %6, align 8, !dbg !1330, !tbaa !1147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15, !dbg !1331
    #dbg_value(ptr %121, !1057, !DIExpression(), !1103)
    #dbg_assign(i1 undef, !1274, !DIExpression(), !1097, ptr %5, !DIExpression(), !1332)
    #dbg_value(i64 %70, !1277, !DIExpression(), !1332)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #15, !dbg !1334
  store ptr null, ptr %5, align 8, !dbg !1335, !tbaa !1147, !DIAssignID !1336
    #dbg_assign(ptr null, !1274, !DIExpression(), !1336, ptr %5, !DIExpression(), !1332)
    #dbg_value(ptr %5, !1283, !DIExpression(), !1337)
    #dbg_value(i64 %71, !1291, !DIExpression(), !1337)
  %122 = call noundef i32 @cudaMalloc(ptr noundef nonnull %5, i64 noundef %71), !dbg !1339
    #dbg_value(i32 %122, !1297, !DIExpression(), !1340)
    #dbg_value(ptr @.str.11, !1302, !DIExpression(), !1340)
  %123 = icmp eq i32 %122, 0, !dbg !1342
  br i1 %123, label %128, label %124, !dbg !1343

124:                                              ; preds = %120
  %125 = load ptr, ptr @stderr, align 8, !dbg !1344, !tbaa !1147
  %126 = call ptr @cudaGetErrorString(i32 noundef %122), !dbg !1345
  %127 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %125, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.11, ptr noundef %126) #17, !dbg !1346
  call void @exit(i32 noundef 1) #20, !dbg !1347
  unreachable, !dbg !1347

128:                                              ; preds = %120
  %129 = load ptr, ptr %5, align 8, !dbg !1348, !tbaa !1147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #15, !dbg !1349
    #dbg_value(ptr %129, !1058, !DIExpression(), !1103)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #15, !dbg !1350
  %130 = call i32 @cublasCreate_v2(ptr noundef nonnull %10), !dbg !1351
    #dbg_value(i32 %130, !1352, !DIExpression(), !1359)
    #dbg_value(ptr @.str, !1358, !DIExpression(), !1359)
  %131 = icmp eq i32 %130, 0, !dbg !1361
  br i1 %131, label %136, label %132, !dbg !1363

132:                                              ; preds = %128
  %133 = load ptr, ptr @stderr, align 8, !dbg !1364, !tbaa !1147
  %134 = call ptr @cublasGetStatusString(i32 noundef %130), !dbg !1365
  %135 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %133, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str, ptr noundef %134) #17, !dbg !1366
  call void @exit(i32 noundef 1) #20, !dbg !1367
  unreachable, !dbg !1367

136:                                              ; preds = %128
  %137 = load ptr, ptr %10, align 8, !dbg !1368, !tbaa !1147
    #dbg_assign(i1 undef, !1092, !DIExpression(), !1096, ptr %4, !DIExpression(), !1094)
    #dbg_value(ptr %137, !1080, !DIExpression(), !1094)
    #dbg_value(i32 %66, !1081, !DIExpression(), !1094)
    #dbg_value(ptr %89, !1082, !DIExpression(), !1094)
    #dbg_value(ptr %97, !1083, !DIExpression(), !1094)
    #dbg_value(ptr %105, !1084, !DIExpression(), !1094)
    #dbg_value(ptr %78, !1085, !DIExpression(), !1094)
    #dbg_value(ptr %113, !1086, !DIExpression(), !1094)
    #dbg_value(ptr %121, !1087, !DIExpression(), !1094)
    #dbg_value(ptr %129, !1088, !DIExpression(), !1094)
    #dbg_value(i32 0, !1089, !DIExpression(), !1094)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #15, !dbg !1369
  store float 1.000000e+00, ptr %3, align 4, !dbg !1370, !tbaa !1371, !DIAssignID !1373
    #dbg_assign(float 1.000000e+00, !1073, !DIExpression(), !1373, ptr %3, !DIExpression(), !1094)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #15, !dbg !1369
  store float 0.000000e+00, ptr %4, align 4, !dbg !1374, !tbaa !1371, !DIAssignID !1375
    #dbg_assign(float 0.000000e+00, !1092, !DIExpression(), !1375, ptr %4, !DIExpression(), !1094)
    #dbg_value(i64 %70, !1093, !DIExpression(), !1094)
  %138 = call i32 @cublasSgemm_v2(ptr noundef %137, i32 noundef 0, i32 noundef 0, i32 noundef %66, i32 noundef %66, i32 noundef %66, ptr noundef nonnull %3, ptr noundef %89, i32 noundef %66, ptr noundef %78, i32 noundef %66, ptr noundef nonnull %4, ptr noundef %113, i32 noundef %66), !dbg !1376
    #dbg_value(i32 %138, !1352, !DIExpression(), !1377)
    #dbg_value(ptr @.str.13, !1358, !DIExpression(), !1377)
  %139 = icmp eq i32 %138, 0, !dbg !1379
  br i1 %139, label %144, label %140, !dbg !1380

140:                                              ; preds = %136
  %141 = load ptr, ptr @stderr, align 8, !dbg !1381, !tbaa !1147
  %142 = call ptr @cublasGetStatusString(i32 noundef %138), !dbg !1382
  %143 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %141, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.13, ptr noundef %142) #17, !dbg !1383
  call void @exit(i32 noundef 1) #20, !dbg !1384
  unreachable, !dbg !1384

144:                                              ; preds = %136
  call fastcc void @_ZL10apply_reluPfm(ptr noundef %113, i64 noundef %70), !dbg !1385
  %145 = call i32 @cublasSgemm_v2(ptr noundef %137, i32 noundef 0, i32 noundef 0, i32 noundef %66, i32 noundef %66, i32 noundef %66, ptr noundef nonnull %3, ptr noundef %97, i32 noundef %66, ptr noundef %113, i32 noundef %66, ptr noundef nonnull %4, ptr noundef %121, i32 noundef %66), !dbg !1386
    #dbg_value(i32 %145, !1352, !DIExpression(), !1387)
    #dbg_value(ptr @.str.14, !1358, !DIExpression(), !1387)
  %146 = icmp eq i32 %145, 0, !dbg !1389
  br i1 %146, label %151, label %147, !dbg !1390

147:                                              ; preds = %144
  %148 = load ptr, ptr @stderr, align 8, !dbg !1391, !tbaa !1147
  %149 = call ptr @cublasGetStatusString(i32 noundef %145), !dbg !1392
  %150 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %148, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.14, ptr noundef %149) #17, !dbg !1393
  call void @exit(i32 noundef 1) #20, !dbg !1394
  unreachable, !dbg !1394

151:                                              ; preds = %144
  call fastcc void @_ZL10apply_reluPfm(ptr noundef %121, i64 noundef %70), !dbg !1395
  %152 = call i32 @cublasSgemm_v2(ptr noundef %137, i32 noundef 0, i32 noundef 0, i32 noundef %66, i32 noundef %66, i32 noundef %66, ptr noundef nonnull %3, ptr noundef %105, i32 noundef %66, ptr noundef %121, i32 noundef %66, ptr noundef nonnull %4, ptr noundef %129, i32 noundef %66), !dbg !1396
    #dbg_value(i32 %152, !1352, !DIExpression(), !1397)
    #dbg_value(ptr @.str.15, !1358, !DIExpression(), !1397)
  %153 = icmp eq i32 %152, 0, !dbg !1399
  br i1 %153, label %158, label %154, !dbg !1400

154:                                              ; preds = %151
  %155 = load ptr, ptr @stderr, align 8, !dbg !1401, !tbaa !1147
  %156 = call ptr @cublasGetStatusString(i32 noundef %152), !dbg !1402
  %157 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %155, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.15, ptr noundef %156) #17, !dbg !1403
  call void @exit(i32 noundef 1) #20, !dbg !1404
  unreachable, !dbg !1404

158:                                              ; preds = %151
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #15, !dbg !1405
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #15, !dbg !1405
    #dbg_value(ptr %129, !1406, !DIExpression(), !1413)
    #dbg_value(i64 %70, !1411, !DIExpression(), !1413)
    #dbg_value(i64 %70, !1213, !DIExpression(), !1415)
  %159 = call noalias ptr @malloc(i64 noundef %71) #19, !dbg !1417
    #dbg_value(ptr %159, !1218, !DIExpression(), !1415)
  %160 = icmp eq ptr %159, null, !dbg !1418
  br i1 %160, label %161, label %164, !dbg !1419

161:                                              ; preds = %158
  %162 = load ptr, ptr @stderr, align 8, !dbg !1420, !tbaa !1147
  %163 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %162, ptr noundef nonnull @.str.10, i64 noundef %70) #17, !dbg !1421
  call void @exit(i32 noundef 1) #20, !dbg !1422
  unreachable, !dbg !1422

164:                                              ; preds = %158
    #dbg_value(ptr %159, !1412, !DIExpression(), !1413)
  %165 = call i32 @cudaMemcpy(ptr noundef nonnull %159, ptr noundef %129, i64 noundef %71, i32 noundef 2), !dbg !1423
    #dbg_value(i32 %165, !1297, !DIExpression(), !1424)
    #dbg_value(ptr @.str.17, !1302, !DIExpression(), !1424)
  %166 = icmp eq i32 %165, 0, !dbg !1426
  br i1 %166, label %171, label %167, !dbg !1427

167:                                              ; preds = %164
  %168 = load ptr, ptr @stderr, align 8, !dbg !1428, !tbaa !1147
  %169 = call ptr @cudaGetErrorString(i32 noundef %165), !dbg !1429
  %170 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %168, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.17, ptr noundef %169) #17, !dbg !1430
  call void @exit(i32 noundef 1) #20, !dbg !1431
  unreachable, !dbg !1431

171:                                              ; preds = %164
    #dbg_value(ptr %159, !1063, !DIExpression(), !1103)
  %172 = call fastcc noundef double @_ZL14frobenius_normPKfm(ptr noundef nonnull %159, i64 noundef %70), !dbg !1432
  %173 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %66, double noundef %172), !dbg !1433
    #dbg_value(ptr %68, !1434, !DIExpression(), !1495)
    #dbg_value(ptr %159, !1439, !DIExpression(), !1495)
    #dbg_value(i64 %70, !1440, !DIExpression(), !1495)
  %174 = load i8, ptr %68, align 1
  %175 = icmp eq i8 %174, 45
  br i1 %175, label %176, label %180

176:                                              ; preds = %171
  %177 = getelementptr inbounds i8, ptr %68, i64 1
  %178 = load i8, ptr %177, align 1
  %179 = icmp eq i8 %178, 0, !dbg !1497
  br i1 %179, label %192, label %180, !dbg !1499

180:                                              ; preds = %176, %171
  %181 = call noalias ptr @fopen(ptr noundef nonnull %68, ptr noundef nonnull @.str.19), !dbg !1500
    #dbg_value(ptr %181, !1441, !DIExpression(), !1495)
  %182 = icmp eq ptr %181, null, !dbg !1501
  br i1 %182, label %189, label %183, !dbg !1501

183:                                              ; preds = %180
  %184 = call i64 @fwrite(ptr noundef nonnull %159, i64 noundef 4, i64 noundef %70, ptr noundef nonnull %181), !dbg !1502
    #dbg_value(i64 %184, !1494, !DIExpression(), !1495)
  %185 = call i32 @fclose(ptr noundef nonnull %181), !dbg !1503
  %186 = icmp eq i32 %185, 0, !dbg !1505
  %187 = icmp eq i64 %184, %70
  %188 = and i1 %187, %186, !dbg !1506
  br i1 %188, label %192, label %189, !dbg !1506

189:                                              ; preds = %183, %180
  %190 = load ptr, ptr @stderr, align 8, !dbg !1507, !tbaa !1147
  %191 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %190, ptr noundef nonnull @.str.20, ptr noundef nonnull %68) #17, !dbg !1508
  br label %192, !dbg !1509

192:                                              ; preds = %176, %183, %189
  %193 = phi i32 [ 0, %176 ], [ 1, %189 ], [ 0, %183 ], !dbg !1495
    #dbg_value(i32 %193, !1064, !DIExpression(), !1103)
    #dbg_value(ptr undef, !1065, !DIExpression(), !1510)
    #dbg_value(ptr undef, !1069, !DIExpression(DW_OP_plus_uconst, 56, DW_OP_stack_value), !1510)
    #dbg_value(!DIArgList(ptr undef, i64 0), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1510)
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %78, !1070, !DIExpression(), !1511)
  %194 = call i32 @cudaFree(ptr noundef %78), !dbg !1512
    #dbg_value(i32 %194, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %195 = icmp eq i32 %194, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 0), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %195, label %196, label %223, !dbg !1517

196:                                              ; preds = %192
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %89, !1070, !DIExpression(), !1511)
  %197 = call i32 @cudaFree(ptr noundef %89), !dbg !1512
    #dbg_value(i32 %197, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %198 = icmp eq i32 %197, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 8), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %198, label %199, label %223, !dbg !1517

199:                                              ; preds = %196
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %97, !1070, !DIExpression(), !1511)
  %200 = call i32 @cudaFree(ptr noundef %97), !dbg !1512
    #dbg_value(i32 %200, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %201 = icmp eq i32 %200, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 16), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %201, label %202, label %223, !dbg !1517

202:                                              ; preds = %199
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %105, !1070, !DIExpression(), !1511)
  %203 = call i32 @cudaFree(ptr noundef %105), !dbg !1512
    #dbg_value(i32 %203, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %204 = icmp eq i32 %203, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 24), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %204, label %205, label %223, !dbg !1517

205:                                              ; preds = %202
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %113, !1070, !DIExpression(), !1511)
  %206 = call i32 @cudaFree(ptr noundef %113), !dbg !1512
    #dbg_value(i32 %206, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %207 = icmp eq i32 %206, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 32), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %207, label %208, label %223, !dbg !1517

208:                                              ; preds = %205
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %121, !1070, !DIExpression(), !1511)
  %209 = call i32 @cudaFree(ptr noundef %121), !dbg !1512
    #dbg_value(i32 %209, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %210 = icmp eq i32 %209, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 40), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %210, label %211, label %223, !dbg !1517

211:                                              ; preds = %208
    #dbg_value(ptr undef, !1068, !DIExpression(), !1510)
    #dbg_value(ptr %129, !1070, !DIExpression(), !1511)
  %212 = call i32 @cudaFree(ptr noundef %129), !dbg !1512
    #dbg_value(i32 %212, !1297, !DIExpression(), !1514)
    #dbg_value(ptr @.str.2, !1302, !DIExpression(), !1514)
  %213 = icmp eq i32 %212, 0, !dbg !1516
    #dbg_value(!DIArgList(ptr undef, i64 48), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 8, DW_OP_plus, DW_OP_stack_value), !1510)
  br i1 %213, label %214, label %223, !dbg !1517

214:                                              ; preds = %211
    #dbg_value(!DIArgList(ptr undef, i64 56), !1068, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !1510)
  %215 = load ptr, ptr %10, align 8, !dbg !1518, !tbaa !1147
  %216 = call i32 @cublasDestroy_v2(ptr noundef %215), !dbg !1519
    #dbg_value(i32 %216, !1352, !DIExpression(), !1520)
    #dbg_value(ptr @.str.3, !1358, !DIExpression(), !1520)
  %217 = icmp eq i32 %216, 0, !dbg !1522
  br i1 %217, label %222, label %218, !dbg !1523

218:                                              ; preds = %214
  %219 = load ptr, ptr @stderr, align 8, !dbg !1524, !tbaa !1147
  %220 = call ptr @cublasGetStatusString(i32 noundef %216), !dbg !1525
  %221 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %219, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.3, ptr noundef %220) #17, !dbg !1526
  call void @exit(i32 noundef 1) #20, !dbg !1527
  unreachable, !dbg !1527

222:                                              ; preds = %214
  call void @free(ptr noundef nonnull %159) #15, !dbg !1528
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #15, !dbg !1529
  br label %228

223:                                              ; preds = %211, %208, %205, %202, %199, %196, %192
  %224 = phi i32 [ %194, %192 ], [ %197, %196 ], [ %200, %199 ], [ %203, %202 ], [ %206, %205 ], [ %209, %208 ], [ %212, %211 ], !dbg !1512
  %225 = load ptr, ptr @stderr, align 8, !dbg !1530, !tbaa !1147
  %226 = call ptr @cudaGetErrorString(i32 noundef %224), !dbg !1531
  %227 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %225, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.2, ptr noundef %226) #17, !dbg !1532
  call void @exit(i32 noundef 1) #20, !dbg !1533
  unreachable, !dbg !1533

228:                                              ; preds = %62, %222
  %229 = phi i32 [ %193, %222 ], [ 2, %62 ], !dbg !1103
  ret i32 %229, !dbg !1529
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint mustprogress norecurse uwtable
define internal fastcc noundef ptr @_ZL14move_to_devicePfm(ptr noundef %0, i64 noundef %1) unnamed_addr #2 !dbg !1534 {
  %3 = alloca ptr, align 8, !DIAssignID !1541
    #dbg_value(ptr %0, !1538, !DIExpression(), !1542)
    #dbg_value(i64 %1, !1539, !DIExpression(), !1542)
    #dbg_assign(i1 undef, !1274, !DIExpression(), !1541, ptr %3, !DIExpression(), !1543)
    #dbg_value(i64 %1, !1277, !DIExpression(), !1543)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15, !dbg !1545
  store ptr null, ptr %3, align 8, !dbg !1546, !tbaa !1147, !DIAssignID !1547
    #dbg_assign(ptr null, !1274, !DIExpression(), !1547, ptr %3, !DIExpression(), !1543)
  %4 = shl i64 %1, 2, !dbg !1548
    #dbg_value(ptr %3, !1283, !DIExpression(), !1549)
    #dbg_value(i64 %4, !1291, !DIExpression(), !1549)
  %5 = call noundef i32 @cudaMalloc(ptr noundef nonnull %3, i64 noundef %4), !dbg !1551
    #dbg_value(i32 %5, !1297, !DIExpression(), !1552)
    #dbg_value(ptr @.str.11, !1302, !DIExpression(), !1552)
  %6 = icmp eq i32 %5, 0, !dbg !1554
  br i1 %6, label %11, label %7, !dbg !1555

7:                                                ; preds = %2
  %8 = load ptr, ptr @stderr, align 8, !dbg !1556, !tbaa !1147
  %9 = call ptr @cudaGetErrorString(i32 noundef %5), !dbg !1557
  %10 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %8, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.11, ptr noundef %9) #17, !dbg !1558
  call void @exit(i32 noundef 1) #20, !dbg !1559
  unreachable, !dbg !1559

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !dbg !1560, !tbaa !1147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !1561
    #dbg_value(ptr %12, !1540, !DIExpression(), !1542)
  %13 = call i32 @cudaMemcpy(ptr noundef %12, ptr noundef %0, i64 noundef %4, i32 noundef 1), !dbg !1562
    #dbg_value(i32 %13, !1297, !DIExpression(), !1563)
    #dbg_value(ptr @.str.9, !1302, !DIExpression(), !1563)
  %14 = icmp eq i32 %13, 0, !dbg !1565
  br i1 %14, label %19, label %15, !dbg !1566

15:                                               ; preds = %11
  %16 = load ptr, ptr @stderr, align 8, !dbg !1567, !tbaa !1147
  %17 = call ptr @cudaGetErrorString(i32 noundef %13), !dbg !1568
  %18 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %16, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.9, ptr noundef %17) #17, !dbg !1569
  call void @exit(i32 noundef 1) #20, !dbg !1570
  unreachable, !dbg !1570

19:                                               ; preds = %11
  call void @free(ptr noundef %0) #15, !dbg !1571
  ret ptr %12, !dbg !1572
}

declare !dbg !1573 i32 @cublasCreate_v2(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1577 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc noundef double @_ZL14frobenius_normPKfm(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 !dbg !1581 {
    #dbg_value(ptr %0, !1585, !DIExpression(), !1590)
    #dbg_value(i64 %1, !1586, !DIExpression(), !1590)
    #dbg_value(double 0.000000e+00, !1587, !DIExpression(), !1590)
    #dbg_value(i64 0, !1588, !DIExpression(), !1591)
  %3 = icmp eq i64 %1, 0, !dbg !1592
  br i1 %3, label %26, label %4, !dbg !1594

4:                                                ; preds = %2
  %5 = and i64 %1, 3, !dbg !1594
  %6 = icmp ult i64 %1, 4, !dbg !1594
  br i1 %6, label %9, label %7, !dbg !1594

7:                                                ; preds = %4
  %8 = and i64 %1, -4, !dbg !1594
  br label %29, !dbg !1594

9:                                                ; preds = %29, %4
  %10 = phi double [ poison, %4 ], [ %55, %29 ]
  %11 = phi i64 [ 0, %4 ], [ %56, %29 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %55, %29 ]
  %13 = icmp eq i64 %5, 0, !dbg !1594
  br i1 %13, label %26, label %14, !dbg !1594

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %23, %14 ], [ %11, %9 ]
  %16 = phi double [ %22, %14 ], [ %12, %9 ]
  %17 = phi i64 [ %24, %14 ], [ 0, %9 ]
    #dbg_value(i64 %15, !1588, !DIExpression(), !1591)
    #dbg_value(double %16, !1587, !DIExpression(), !1590)
  %18 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !1595
  %19 = load float, ptr %18, align 4, !dbg !1595, !tbaa !1371
  %20 = fpext float %19 to double, !dbg !1597
  %21 = fmul double %20, %20, !dbg !1598
  %22 = fadd double %16, %21, !dbg !1599
    #dbg_value(double %22, !1587, !DIExpression(), !1590)
  %23 = add nuw i64 %15, 1, !dbg !1600
    #dbg_value(i64 %23, !1588, !DIExpression(), !1591)
  %24 = add i64 %17, 1, !dbg !1594
  %25 = icmp eq i64 %24, %5, !dbg !1594
  br i1 %25, label %26, label %14, !dbg !1594, !llvm.loop !1601

26:                                               ; preds = %9, %14, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ], [ %22, %14 ], !dbg !1590
  %28 = tail call double @sqrt(double noundef %27) #15, !dbg !1603
  ret double %28, !dbg !1604

29:                                               ; preds = %29, %7
  %30 = phi i64 [ 0, %7 ], [ %56, %29 ]
  %31 = phi double [ 0.000000e+00, %7 ], [ %55, %29 ]
  %32 = phi i64 [ 0, %7 ], [ %57, %29 ]
    #dbg_value(i64 %30, !1588, !DIExpression(), !1591)
    #dbg_value(double %31, !1587, !DIExpression(), !1590)
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !1595
  %34 = load float, ptr %33, align 4, !dbg !1595, !tbaa !1371
  %35 = fpext float %34 to double, !dbg !1597
  %36 = fmul double %35, %35, !dbg !1598
  %37 = fadd double %31, %36, !dbg !1599
    #dbg_value(double %37, !1587, !DIExpression(), !1590)
  %38 = or disjoint i64 %30, 1, !dbg !1600
    #dbg_value(i64 %38, !1588, !DIExpression(), !1591)
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !1595
  %40 = load float, ptr %39, align 4, !dbg !1595, !tbaa !1371
  %41 = fpext float %40 to double, !dbg !1597
  %42 = fmul double %41, %41, !dbg !1598
  %43 = fadd double %37, %42, !dbg !1599
    #dbg_value(double %43, !1587, !DIExpression(), !1590)
  %44 = or disjoint i64 %30, 2, !dbg !1600
    #dbg_value(i64 %44, !1588, !DIExpression(), !1591)
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !1595
  %46 = load float, ptr %45, align 4, !dbg !1595, !tbaa !1371
  %47 = fpext float %46 to double, !dbg !1597
  %48 = fmul double %47, %47, !dbg !1598
  %49 = fadd double %43, %48, !dbg !1599
    #dbg_value(double %49, !1587, !DIExpression(), !1590)
  %50 = or disjoint i64 %30, 3, !dbg !1600
    #dbg_value(i64 %50, !1588, !DIExpression(), !1591)
  %51 = getelementptr inbounds float, ptr %0, i64 %50, !dbg !1595
  %52 = load float, ptr %51, align 4, !dbg !1595, !tbaa !1371
  %53 = fpext float %52 to double, !dbg !1597
  %54 = fmul double %53, %53, !dbg !1598
  %55 = fadd double %49, %54, !dbg !1599
    #dbg_value(double %55, !1587, !DIExpression(), !1590)
  %56 = add nuw i64 %30, 4, !dbg !1600
    #dbg_value(i64 %56, !1588, !DIExpression(), !1591)
  %57 = add i64 %32, 4, !dbg !1594
  %58 = icmp eq i64 %57, %8, !dbg !1594
  br i1 %58, label %9, label %29, !dbg !1594, !llvm.loop !1605
}

declare !dbg !1608 i32 @cudaFree(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !1612 i32 @cublasDestroy_v2(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !499 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress uwtable
define hidden void @_Z24__device_stub__Z4reluPfmPfm(ptr noundef %0, i64 noundef %1) local_unnamed_addr #7 personality ptr @__gxx_personality_v0 !dbg !25 {
  %3 = alloca ptr, align 8, !DIAssignID !1615
    #dbg_assign(i1 undef, !1011, !DIExpression(), !1615, ptr %3, !DIExpression(), !1616)
  %4 = alloca i64, align 8, !DIAssignID !1617
    #dbg_assign(i1 undef, !1012, !DIExpression(), !1617, ptr %4, !DIExpression(), !1616)
  %5 = alloca [2 x ptr], align 16, !DIAssignID !1618
    #dbg_assign(i1 undef, !1013, !DIExpression(), !1618, ptr %5, !DIExpression(), !1616)
  %6 = alloca %struct.dim3, align 8, !DIAssignID !1619
    #dbg_assign(i1 undef, !1016, !DIExpression(), !1619, ptr %6, !DIExpression(), !1620)
  %7 = alloca %struct.dim3, align 8, !DIAssignID !1621
    #dbg_assign(i1 undef, !1018, !DIExpression(), !1621, ptr %7, !DIExpression(), !1620)
  %8 = alloca i64, align 8, !DIAssignID !1622
    #dbg_assign(i1 undef, !1019, !DIExpression(), !1622, ptr %8, !DIExpression(), !1620)
  %9 = alloca ptr, align 8, !DIAssignID !1623
    #dbg_assign(i1 undef, !1020, !DIExpression(), !1623, ptr %9, !DIExpression(), !1620)
  store ptr %0, ptr %3, align 8, !tbaa !1147, !DIAssignID !1624
    #dbg_assign(ptr %0, !1011, !DIExpression(), !1624, ptr %3, !DIExpression(), !1616)
  store i64 %1, ptr %4, align 8, !tbaa !1625, !DIAssignID !1627
    #dbg_assign(i64 %1, !1012, !DIExpression(), !1627, ptr %4, !DIExpression(), !1616)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15, !dbg !1628
    #dbg_value(i32 0, !1015, !DIExpression(), !1616)
  store ptr %3, ptr %5, align 16, !dbg !1629, !tbaa !1147
    #dbg_value(i32 1, !1015, !DIExpression(), !1616)
  %10 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !1630
  store ptr %4, ptr %10, align 8, !dbg !1630, !tbaa !1147
    #dbg_value(i32 2, !1015, !DIExpression(), !1616)
  %11 = load atomic i8, ptr @_ZGVZ24__device_stub__Z4reluPfmPfmE5__tmp acquire, align 8, !dbg !1631
  %12 = icmp eq i8 %11, 0, !dbg !1631
  br i1 %12, label %13, label %21, !dbg !1631, !prof !1632

13:                                               ; preds = %2
  %14 = call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ24__device_stub__Z4reluPfmPfmE5__tmp) #15, !dbg !1631
  %15 = icmp eq i32 %14, 0, !dbg !1631
  br i1 %15, label %21, label %16, !dbg !1631

16:                                               ; preds = %13
  %17 = invoke i32 @__cudaGetKernel(ptr noundef nonnull @_ZZ24__device_stub__Z4reluPfmPfmE8__handle, ptr noundef nonnull @_Z4reluPfm)
          to label %18 unwind label %28, !dbg !1631

18:                                               ; preds = %16
  %19 = icmp eq i32 %17, 0, !dbg !1631
  %20 = zext i1 %19 to i8, !dbg !1631
  store volatile i8 %20, ptr @_ZZ24__device_stub__Z4reluPfmPfmE5__tmp, align 1, !dbg !1631, !tbaa !1633
  call void @__cxa_guard_release(ptr nonnull @_ZGVZ24__device_stub__Z4reluPfmPfmE5__tmp) #15, !dbg !1631
  br label %21, !dbg !1631

21:                                               ; preds = %18, %13, %2
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %6) #15, !dbg !1631
    #dbg_value(ptr %6, !1635, !DIExpression(), !1642)
    #dbg_value(i32 1, !1638, !DIExpression(), !1642)
    #dbg_value(i32 1, !1639, !DIExpression(), !1642)
    #dbg_value(i32 1, !1640, !DIExpression(), !1642)
  store i32 1, ptr %6, align 8, !dbg !1644, !tbaa !1645, !DIAssignID !1647
    #dbg_assign(i32 1, !1016, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1647, ptr %6, !DIExpression(), !1620)
  %22 = getelementptr inbounds i8, ptr %6, i64 4, !dbg !1648
  store i32 1, ptr %22, align 4, !dbg !1648, !tbaa !1649, !DIAssignID !1650
    #dbg_assign(i32 1, !1016, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1650, ptr %22, !DIExpression(), !1620)
  %23 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !1651
  store i32 1, ptr %23, align 8, !dbg !1651, !tbaa !1652, !DIAssignID !1653
    #dbg_assign(i32 1, !1016, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1653, ptr %23, !DIExpression(), !1620)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %7) #15, !dbg !1631
    #dbg_value(ptr %7, !1635, !DIExpression(), !1654)
    #dbg_value(i32 1, !1638, !DIExpression(), !1654)
    #dbg_value(i32 1, !1639, !DIExpression(), !1654)
    #dbg_value(i32 1, !1640, !DIExpression(), !1654)
  store i32 1, ptr %7, align 8, !dbg !1656, !tbaa !1645, !DIAssignID !1657
    #dbg_assign(i32 1, !1018, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !1657, ptr %7, !DIExpression(), !1620)
  %24 = getelementptr inbounds i8, ptr %7, i64 4, !dbg !1658
  store i32 1, ptr %24, align 4, !dbg !1658, !tbaa !1649, !DIAssignID !1659
    #dbg_assign(i32 1, !1018, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !1659, ptr %24, !DIExpression(), !1620)
  %25 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !1660
  store i32 1, ptr %25, align 8, !dbg !1660, !tbaa !1652, !DIAssignID !1661
    #dbg_assign(i32 1, !1018, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1661, ptr %25, !DIExpression(), !1620)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #15, !dbg !1631
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #15, !dbg !1631
  %26 = call i32 @__cudaPopCallConfiguration(ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %9), !dbg !1662
  %27 = icmp eq i32 %26, 0, !dbg !1662
  br i1 %27, label %30, label %39, !dbg !1631

28:                                               ; preds = %16
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !1664
  call void @__cxa_guard_abort(ptr nonnull @_ZGVZ24__device_stub__Z4reluPfmPfmE5__tmp) #15, !dbg !1631
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15, !dbg !1665
  resume { ptr, i32 } %29, !dbg !1665

30:                                               ; preds = %21
  %31 = load ptr, ptr @_ZZ24__device_stub__Z4reluPfmPfmE8__handle, align 8, !dbg !1666, !tbaa !1147
  %32 = load i64, ptr %6, align 8, !dbg !1666
  %33 = load i32, ptr %23, align 8, !dbg !1666, !tbaa !1142
  %34 = load i64, ptr %7, align 8, !dbg !1666
  %35 = load i32, ptr %25, align 8, !dbg !1666, !tbaa !1142
  %36 = load i64, ptr %8, align 8, !dbg !1666, !tbaa !1625
  %37 = load ptr, ptr %9, align 8, !dbg !1666, !tbaa !1147
    #dbg_value(i64 %32, !1669, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1680)
    #dbg_value(i32 %33, !1669, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1680)
    #dbg_value(i64 %34, !1676, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !1680)
    #dbg_value(i32 %35, !1676, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !1680)
    #dbg_value(ptr %31, !1675, !DIExpression(), !1680)
    #dbg_value(ptr %5, !1677, !DIExpression(), !1680)
    #dbg_value(i64 %36, !1678, !DIExpression(), !1680)
    #dbg_value(ptr %37, !1679, !DIExpression(), !1680)
  %38 = call noundef i32 @__cudaLaunchKernel(ptr noundef %31, i64 %32, i32 %33, i64 %34, i32 %35, ptr noundef nonnull %5, i64 noundef %36, ptr noundef %37), !dbg !1682
  br label %39, !dbg !1683

39:                                               ; preds = %21, %30
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #15, !dbg !1683
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #15, !dbg !1683
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %7) #15, !dbg !1683
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %6) #15, !dbg !1683
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15, !dbg !1665
  ret void, !dbg !1665
}

; Function Attrs: mustprogress uwtable
define hidden void @_Z4reluPfm(ptr noundef %0, i64 noundef %1) #7 !dbg !1684 {
    #dbg_value(ptr %0, !1686, !DIExpression(), !1688)
    #dbg_value(i64 %1, !1687, !DIExpression(), !1688)
  tail call void @_Z24__device_stub__Z4reluPfmPfm(ptr noundef %0, i64 noundef %1), !dbg !1689
  ret void, !dbg !1690
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #8

declare !dbg !1691 i32 @__cudaGetKernel(ptr noundef, ptr noundef) local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare void @__cxa_guard_abort(ptr) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #8

declare !dbg !1695 i32 @__cudaPopCallConfiguration(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress uwtable
define internal void @_ZL24__sti____cudaRegisterAllv() #7 !dbg !1699 {
  %1 = tail call ptr @__cudaRegisterFatBinary(ptr noundef nonnull @_ZL15__fatDeviceText), !dbg !1703
  store ptr %1, ptr @_ZL20__cudaFatCubinHandle, align 8, !dbg !1703, !tbaa !1147
    #dbg_value(ptr poison, !1701, !DIExpression(), !1704)
    #dbg_value(ptr %1, !421, !DIExpression(), !1705)
  store ptr %1, ptr @_ZZL31__nv_cudaEntityRegisterCallbackPPvE5__ref, align 8, !dbg !1707, !tbaa !1147
    #dbg_value(ptr %1, !1709, !DIExpression(), !1712)
  store ptr %1, ptr @_ZL32__nv_fatbinhandle_for_managed_rt, align 8, !dbg !1714, !tbaa !1147
  tail call void @__cudaRegisterFunction(ptr noundef %1, ptr noundef nonnull @_Z4reluPfm, ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.21, i32 noundef -1, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef null), !dbg !1715
  %2 = load ptr, ptr @_ZL20__cudaFatCubinHandle, align 8, !dbg !1716, !tbaa !1147
  tail call void @__cudaRegisterFatBinaryEnd(ptr noundef %2), !dbg !1716
  %3 = tail call i32 @atexit(ptr noundef nonnull @_ZL26__cudaUnregisterBinaryUtilv) #15, !dbg !1703
  ret void, !dbg !1717
}

declare !dbg !1718 ptr @__cudaRegisterFatBinary(ptr noundef) local_unnamed_addr #3

declare !dbg !1721 void @__cudaRegisterFatBinaryEnd(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !1722 i32 @atexit(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress uwtable
define internal void @_ZL26__cudaUnregisterBinaryUtilv() #7 !dbg !1723 {
  %1 = load ptr, ptr @_ZL20__cudaFatCubinHandle, align 8, !dbg !1724, !tbaa !1147
  tail call void @__cudaUnregisterFatBinary(ptr noundef %1), !dbg !1725
  ret void, !dbg !1726
}

; Function Attrs: nofree nounwind
declare !dbg !1727 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !1731 ptr @__errno_location() local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !557 i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #10

declare !dbg !1735 i32 @cudaMemcpy(ptr noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define internal fastcc void @_ZL12fill_uniformPfmmmf(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) unnamed_addr #11 !dbg !1738 {
    #dbg_value(ptr %0, !1742, !DIExpression(), !1749)
    #dbg_value(i64 %1, !1743, !DIExpression(), !1749)
    #dbg_value(i64 %2, !1744, !DIExpression(), !1749)
    #dbg_value(i64 %3, !1745, !DIExpression(), !1749)
    #dbg_value(float %4, !1746, !DIExpression(), !1749)
    #dbg_value(i64 0, !1747, !DIExpression(), !1750)
  %6 = icmp eq i64 %1, 0, !dbg !1751
  br i1 %6, label %44, label %7, !dbg !1753

7:                                                ; preds = %5
  %8 = shl i64 %2, 8
  %9 = or i64 %8, %3
  %10 = mul i64 %9, -3372029247567499371
  %11 = icmp ult i64 %1, 4, !dbg !1753
  br i1 %11, label %12, label %14, !dbg !1753

12:                                               ; preds = %42, %7
  %13 = phi i64 [ 0, %7 ], [ %15, %42 ]
  br label %45, !dbg !1753

14:                                               ; preds = %7
  %15 = and i64 %1, -4, !dbg !1753
  %16 = insertelement <4 x i64> poison, i64 %10, i64 0, !dbg !1753
  %17 = shufflevector <4 x i64> %16, <4 x i64> poison, <4 x i32> zeroinitializer, !dbg !1753
  %18 = insertelement <4 x float> poison, float %4, i64 0, !dbg !1753
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !1753
  br label %20, !dbg !1753

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %39, %20 ], !dbg !1754
  %22 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %14 ], [ %40, %20 ]
  %23 = mul <4 x i64> %22, <i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131, i64 -7046029254386353131>, !dbg !1755
  %24 = add <4 x i64> %23, %17, !dbg !1776
  %25 = lshr <4 x i64> %24, <i64 30, i64 30, i64 30, i64 30>, !dbg !1777
  %26 = xor <4 x i64> %25, %24, !dbg !1778
  %27 = mul <4 x i64> %26, <i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687, i64 -4658895280553007687>, !dbg !1779
  %28 = lshr <4 x i64> %27, <i64 27, i64 27, i64 27, i64 27>, !dbg !1780
  %29 = xor <4 x i64> %28, %27, !dbg !1781
  %30 = mul <4 x i64> %29, <i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685, i64 -7723592293110705685>, !dbg !1782
  %31 = lshr <4 x i64> %30, <i64 40, i64 40, i64 40, i64 40>, !dbg !1783
  %32 = trunc nuw nsw <4 x i64> %31 to <4 x i32>, !dbg !1783
  %33 = or <4 x i32> %32, <i32 1, i32 1, i32 1, i32 1>, !dbg !1784
  %34 = add nsw <4 x i32> %33, <i32 -8388608, i32 -8388608, i32 -8388608, i32 -8388608>, !dbg !1785
  %35 = sitofp <4 x i32> %34 to <4 x float>, !dbg !1786
  %36 = fmul <4 x float> %35, <float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000, float 0x3E80000000000000>, !dbg !1787
  %37 = fmul <4 x float> %36, %19, !dbg !1788
  %38 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !1789
  store <4 x float> %37, ptr %38, align 4, !dbg !1790, !tbaa !1371
  %39 = add nuw i64 %21, 4, !dbg !1754
  %40 = add <4 x i64> %22, <i64 4, i64 4, i64 4, i64 4>
  %41 = icmp eq i64 %39, %15, !dbg !1754
  br i1 %41, label %42, label %20, !dbg !1754, !llvm.loop !1791

42:                                               ; preds = %20
  %43 = icmp eq i64 %15, %1, !dbg !1753
  br i1 %43, label %44, label %12, !dbg !1753

44:                                               ; preds = %45, %42, %5
  ret void, !dbg !1795

45:                                               ; preds = %12, %45
  %46 = phi i64 [ %63, %45 ], [ %13, %12 ]
    #dbg_value(i64 %46, !1747, !DIExpression(), !1750)
    #dbg_value(i64 %2, !1769, !DIExpression(), !1796)
    #dbg_value(i64 %3, !1770, !DIExpression(), !1796)
    #dbg_value(i64 %46, !1771, !DIExpression(), !1796)
    #dbg_value(i64 %2, !1760, !DIExpression(), !1797)
    #dbg_value(i64 %3, !1761, !DIExpression(), !1797)
    #dbg_value(i64 %46, !1762, !DIExpression(), !1797)
  %47 = mul i64 %46, -7046029254386353131, !dbg !1755
  %48 = add i64 %47, %10, !dbg !1776
    #dbg_value(i64 %48, !1763, !DIExpression(), !1797)
  %49 = lshr i64 %48, 30, !dbg !1777
  %50 = xor i64 %49, %48, !dbg !1778
  %51 = mul i64 %50, -4658895280553007687, !dbg !1779
    #dbg_value(i64 %51, !1763, !DIExpression(), !1797)
  %52 = lshr i64 %51, 27, !dbg !1780
  %53 = xor i64 %52, %51, !dbg !1781
  %54 = mul i64 %53, -7723592293110705685, !dbg !1782
    #dbg_value(i64 %54, !1763, !DIExpression(), !1797)
    #dbg_value(!DIArgList(i64 0, i64 %54), !1772, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 41, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !1796)
  %55 = lshr i64 %54, 40, !dbg !1783
  %56 = trunc nuw nsw i64 %55 to i32, !dbg !1783
  %57 = or i32 %56, 1, !dbg !1784
  %58 = add nsw i32 %57, -8388608, !dbg !1785
  %59 = sitofp i32 %58 to float, !dbg !1786
  %60 = fmul float %59, 0x3E80000000000000, !dbg !1787
  %61 = fmul float %60, %4, !dbg !1788
  %62 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !1789
  store float %61, ptr %62, align 4, !dbg !1790, !tbaa !1371
  %63 = add nuw i64 %46, 1, !dbg !1754
    #dbg_value(i64 %63, !1747, !DIExpression(), !1750)
  %64 = icmp eq i64 %63, %1, !dbg !1751
  br i1 %64, label %44, label %45, !dbg !1753, !llvm.loop !1798
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !1799 float @sqrtf(float noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !513 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #13

; Function Attrs: noreturn nounwind
declare !dbg !495 void @exit(i32 noundef) local_unnamed_addr #14

declare !dbg !1800 i32 @cudaMalloc(ptr noundef, i64 noundef) local_unnamed_addr #3

declare !dbg !1803 ptr @cublasGetStatusString(i32 noundef) local_unnamed_addr #3

declare !dbg !1806 i32 @cublasSgemm_v2(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc void @_ZL10apply_reluPfm(ptr noundef %0, i64 noundef %1) unnamed_addr #0 !dbg !1809 {
    #dbg_value(ptr %0, !1811, !DIExpression(), !1815)
    #dbg_value(i64 %1, !1812, !DIExpression(), !1815)
    #dbg_value(i32 256, !1813, !DIExpression(), !1815)
  %3 = add nsw i64 %1, 255, !dbg !1816
  %4 = lshr i64 %3, 8, !dbg !1817
  %5 = and i64 %4, 4294967295, !dbg !1818
  %6 = or disjoint i64 %5, 4294967296, !dbg !1818
  %7 = tail call i32 @__cudaPushCallConfiguration(i64 %6, i32 1, i64 4294967552, i32 1, i64 noundef 0, ptr noundef null), !dbg !1818
  %8 = icmp eq i32 %7, 0, !dbg !1819
  br i1 %8, label %9, label %10, !dbg !1819

9:                                                ; preds = %2
    #dbg_value(ptr %0, !1686, !DIExpression(), !1820)
    #dbg_value(i64 %1, !1687, !DIExpression(), !1820)
  tail call void @_Z24__device_stub__Z4reluPfmPfm(ptr noundef %0, i64 noundef %1), !dbg !1822
  br label %10, !dbg !1819

10:                                               ; preds = %2, %9
  %11 = tail call i32 @cudaGetLastError(), !dbg !1823
    #dbg_value(i32 %11, !1297, !DIExpression(), !1824)
    #dbg_value(ptr @.str.16, !1302, !DIExpression(), !1824)
  %12 = icmp eq i32 %11, 0, !dbg !1826
  br i1 %12, label %17, label %13, !dbg !1827

13:                                               ; preds = %10
  %14 = load ptr, ptr @stderr, align 8, !dbg !1828, !tbaa !1147
  %15 = tail call ptr @cudaGetErrorString(i32 noundef %11), !dbg !1829
  %16 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %14, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.16, ptr noundef %15) #17, !dbg !1830
  tail call void @exit(i32 noundef 1) #20, !dbg !1831
  unreachable, !dbg !1831

17:                                               ; preds = %10
  ret void, !dbg !1832
}

declare !dbg !1833 i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !1836 i32 @cudaGetLastError() local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !714 double @sqrt(double noundef) local_unnamed_addr #12

; Function Attrs: nofree nounwind
declare !dbg !1839 noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !1842 noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !1846 noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #4

declare !dbg !1849 ptr @cudaGetErrorString(i32 noundef) local_unnamed_addr #3

declare !dbg !1852 i32 @__cudaLaunchKernel(ptr noundef, i64, i32, i64, i32, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !1853 void @__cudaRegisterFunction(ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !1856 void @__cudaUnregisterFatBinary(ptr noundef) local_unnamed_addr #3

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind }
attributes #9 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind }
attributes #16 = { nounwind willreturn memory(none) }
attributes #17 = { cold nounwind }
attributes #18 = { cold }
attributes #19 = { nounwind allocsize(0) }
attributes #20 = { noreturn nounwind }

!llvm.dbg.cu = !{!34}
!llvm.module.flags = !{!1027, !1028, !1029, !1030, !1031, !1032, !1033}
!llvm.ident = !{!1034}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "samples/mlp/mlp.cu", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 13)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 20)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 9)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 14)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "__handle", scope: !25, file: !26, line: 14, type: !1024, isLocal: true, isDefinition: true)
!25 = distinct !DISubprogram(name: "__device_stub__Z4reluPfm", linkageName: "_Z24__device_stub__Z4reluPfmPfm", scope: !26, file: !26, line: 14, type: !27, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1010)
!26 = !DIFile(filename: "build/ir/mlp.compute_90.cudafe1.stub.c", directory: ".", checksumkind: CSK_MD5, checksum: "fda3df13f2f1c5becc1d4578926777cf")
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29, !31}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !32, line: 18, baseType: !33)
!32 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !35, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !36, retainedTypes: !235, globals: !324, imports: !433, splitDebugInlining: false, nameTableKind: None)
!35 = !DIFile(filename: "build/ir/mlp.compute_90.cudafe1.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "a57da7aa60042271fc77eeecec087b7d")
!36 = !{!37, !66, !71, !84, !221, !228}
!37 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "sm_selector", scope: !39, file: !38, line: 90, baseType: !42, size: 64, flags: DIFlagEnumClass, elements: !44, identifier: "_ZTSN2nv6target6detail11sm_selectorE")
!38 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/nv/target", directory: "")
!39 = !DINamespace(name: "detail", scope: !40)
!40 = !DINamespace(name: "target", scope: !41)
!41 = !DINamespace(name: "nv", scope: null)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "base_int_t", scope: !39, file: !38, line: 47, baseType: !43)
!43 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65}
!45 = !DIEnumerator(name: "sm_35", value: 35, isUnsigned: true)
!46 = !DIEnumerator(name: "sm_37", value: 37, isUnsigned: true)
!47 = !DIEnumerator(name: "sm_50", value: 50, isUnsigned: true)
!48 = !DIEnumerator(name: "sm_52", value: 52, isUnsigned: true)
!49 = !DIEnumerator(name: "sm_53", value: 53, isUnsigned: true)
!50 = !DIEnumerator(name: "sm_60", value: 60, isUnsigned: true)
!51 = !DIEnumerator(name: "sm_61", value: 61, isUnsigned: true)
!52 = !DIEnumerator(name: "sm_62", value: 62, isUnsigned: true)
!53 = !DIEnumerator(name: "sm_70", value: 70, isUnsigned: true)
!54 = !DIEnumerator(name: "sm_72", value: 72, isUnsigned: true)
!55 = !DIEnumerator(name: "sm_75", value: 75, isUnsigned: true)
!56 = !DIEnumerator(name: "sm_80", value: 80, isUnsigned: true)
!57 = !DIEnumerator(name: "sm_86", value: 86, isUnsigned: true)
!58 = !DIEnumerator(name: "sm_87", value: 87, isUnsigned: true)
!59 = !DIEnumerator(name: "sm_89", value: 89, isUnsigned: true)
!60 = !DIEnumerator(name: "sm_90", value: 90, isUnsigned: true)
!61 = !DIEnumerator(name: "sm_100", value: 100, isUnsigned: true)
!62 = !DIEnumerator(name: "sm_101", value: 101, isUnsigned: true)
!63 = !DIEnumerator(name: "sm_103", value: 103, isUnsigned: true)
!64 = !DIEnumerator(name: "sm_110", value: 110, isUnsigned: true)
!65 = !DIEnumerator(name: "sm_120", value: 120, isUnsigned: true)
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !67, line: 16, baseType: !68, size: 32, elements: !69)
!67 = !DIFile(filename: "samples/mlp/../common.h", directory: ".")
!68 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!69 = !{!70}
!70 = !DIEnumerator(name: "EXIT_USAGE", value: 2, isUnsigned: true)
!71 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !72, line: 93, baseType: !68, size: 32, elements: !73, identifier: "_ZTS14cublasStatus_t")
!72 = !DIFile(filename: "build/ir/cublas/cublas_api.h", directory: ".")
!73 = !{!74, !75, !76, !77, !78, !79, !80, !81, !82, !83}
!74 = !DIEnumerator(name: "CUBLAS_STATUS_SUCCESS", value: 0, isUnsigned: true)
!75 = !DIEnumerator(name: "CUBLAS_STATUS_NOT_INITIALIZED", value: 1, isUnsigned: true)
!76 = !DIEnumerator(name: "CUBLAS_STATUS_ALLOC_FAILED", value: 3, isUnsigned: true)
!77 = !DIEnumerator(name: "CUBLAS_STATUS_INVALID_VALUE", value: 7, isUnsigned: true)
!78 = !DIEnumerator(name: "CUBLAS_STATUS_ARCH_MISMATCH", value: 8, isUnsigned: true)
!79 = !DIEnumerator(name: "CUBLAS_STATUS_MAPPING_ERROR", value: 11, isUnsigned: true)
!80 = !DIEnumerator(name: "CUBLAS_STATUS_EXECUTION_FAILED", value: 13, isUnsigned: true)
!81 = !DIEnumerator(name: "CUBLAS_STATUS_INTERNAL_ERROR", value: 14, isUnsigned: true)
!82 = !DIEnumerator(name: "CUBLAS_STATUS_NOT_SUPPORTED", value: 15, isUnsigned: true)
!83 = !DIEnumerator(name: "CUBLAS_STATUS_LICENSE_ERROR", value: 16, isUnsigned: true)
!84 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "cudaError", file: !85, line: 192, baseType: !68, size: 32, elements: !86, identifier: "_ZTS9cudaError")
!85 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/driver_types.h", directory: "", checksumkind: CSK_MD5, checksum: "15de0e25c7fcf024f96704ad1a22067c")
!86 = !{!87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !162, !163, !164, !165, !166, !167, !168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !178, !179, !180, !181, !182, !183, !184, !185, !186, !187, !188, !189, !190, !191, !192, !193, !194, !195, !196, !197, !198, !199, !200, !201, !202, !203, !204, !205, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !216, !217, !218, !219, !220}
!87 = !DIEnumerator(name: "cudaSuccess", value: 0, isUnsigned: true)
!88 = !DIEnumerator(name: "cudaErrorInvalidValue", value: 1, isUnsigned: true)
!89 = !DIEnumerator(name: "cudaErrorMemoryAllocation", value: 2, isUnsigned: true)
!90 = !DIEnumerator(name: "cudaErrorInitializationError", value: 3, isUnsigned: true)
!91 = !DIEnumerator(name: "cudaErrorCudartUnloading", value: 4, isUnsigned: true)
!92 = !DIEnumerator(name: "cudaErrorProfilerDisabled", value: 5, isUnsigned: true)
!93 = !DIEnumerator(name: "cudaErrorProfilerNotInitialized", value: 6, isUnsigned: true)
!94 = !DIEnumerator(name: "cudaErrorProfilerAlreadyStarted", value: 7, isUnsigned: true)
!95 = !DIEnumerator(name: "cudaErrorProfilerAlreadyStopped", value: 8, isUnsigned: true)
!96 = !DIEnumerator(name: "cudaErrorInvalidConfiguration", value: 9, isUnsigned: true)
!97 = !DIEnumerator(name: "cudaErrorInvalidPitchValue", value: 12, isUnsigned: true)
!98 = !DIEnumerator(name: "cudaErrorInvalidSymbol", value: 13, isUnsigned: true)
!99 = !DIEnumerator(name: "cudaErrorInvalidHostPointer", value: 16, isUnsigned: true)
!100 = !DIEnumerator(name: "cudaErrorInvalidDevicePointer", value: 17, isUnsigned: true)
!101 = !DIEnumerator(name: "cudaErrorInvalidTexture", value: 18, isUnsigned: true)
!102 = !DIEnumerator(name: "cudaErrorInvalidTextureBinding", value: 19, isUnsigned: true)
!103 = !DIEnumerator(name: "cudaErrorInvalidChannelDescriptor", value: 20, isUnsigned: true)
!104 = !DIEnumerator(name: "cudaErrorInvalidMemcpyDirection", value: 21, isUnsigned: true)
!105 = !DIEnumerator(name: "cudaErrorAddressOfConstant", value: 22, isUnsigned: true)
!106 = !DIEnumerator(name: "cudaErrorTextureFetchFailed", value: 23, isUnsigned: true)
!107 = !DIEnumerator(name: "cudaErrorTextureNotBound", value: 24, isUnsigned: true)
!108 = !DIEnumerator(name: "cudaErrorSynchronizationError", value: 25, isUnsigned: true)
!109 = !DIEnumerator(name: "cudaErrorInvalidFilterSetting", value: 26, isUnsigned: true)
!110 = !DIEnumerator(name: "cudaErrorInvalidNormSetting", value: 27, isUnsigned: true)
!111 = !DIEnumerator(name: "cudaErrorMixedDeviceExecution", value: 28, isUnsigned: true)
!112 = !DIEnumerator(name: "cudaErrorNotYetImplemented", value: 31, isUnsigned: true)
!113 = !DIEnumerator(name: "cudaErrorMemoryValueTooLarge", value: 32, isUnsigned: true)
!114 = !DIEnumerator(name: "cudaErrorStubLibrary", value: 34, isUnsigned: true)
!115 = !DIEnumerator(name: "cudaErrorInsufficientDriver", value: 35, isUnsigned: true)
!116 = !DIEnumerator(name: "cudaErrorCallRequiresNewerDriver", value: 36, isUnsigned: true)
!117 = !DIEnumerator(name: "cudaErrorInvalidSurface", value: 37, isUnsigned: true)
!118 = !DIEnumerator(name: "cudaErrorDuplicateVariableName", value: 43, isUnsigned: true)
!119 = !DIEnumerator(name: "cudaErrorDuplicateTextureName", value: 44, isUnsigned: true)
!120 = !DIEnumerator(name: "cudaErrorDuplicateSurfaceName", value: 45, isUnsigned: true)
!121 = !DIEnumerator(name: "cudaErrorDevicesUnavailable", value: 46, isUnsigned: true)
!122 = !DIEnumerator(name: "cudaErrorIncompatibleDriverContext", value: 49, isUnsigned: true)
!123 = !DIEnumerator(name: "cudaErrorMissingConfiguration", value: 52, isUnsigned: true)
!124 = !DIEnumerator(name: "cudaErrorPriorLaunchFailure", value: 53, isUnsigned: true)
!125 = !DIEnumerator(name: "cudaErrorLaunchMaxDepthExceeded", value: 65, isUnsigned: true)
!126 = !DIEnumerator(name: "cudaErrorLaunchFileScopedTex", value: 66, isUnsigned: true)
!127 = !DIEnumerator(name: "cudaErrorLaunchFileScopedSurf", value: 67, isUnsigned: true)
!128 = !DIEnumerator(name: "cudaErrorSyncDepthExceeded", value: 68, isUnsigned: true)
!129 = !DIEnumerator(name: "cudaErrorLaunchPendingCountExceeded", value: 69, isUnsigned: true)
!130 = !DIEnumerator(name: "cudaErrorInvalidDeviceFunction", value: 98, isUnsigned: true)
!131 = !DIEnumerator(name: "cudaErrorNoDevice", value: 100, isUnsigned: true)
!132 = !DIEnumerator(name: "cudaErrorInvalidDevice", value: 101, isUnsigned: true)
!133 = !DIEnumerator(name: "cudaErrorDeviceNotLicensed", value: 102, isUnsigned: true)
!134 = !DIEnumerator(name: "cudaErrorSoftwareValidityNotEstablished", value: 103, isUnsigned: true)
!135 = !DIEnumerator(name: "cudaErrorStartupFailure", value: 127, isUnsigned: true)
!136 = !DIEnumerator(name: "cudaErrorInvalidKernelImage", value: 200, isUnsigned: true)
!137 = !DIEnumerator(name: "cudaErrorDeviceUninitialized", value: 201, isUnsigned: true)
!138 = !DIEnumerator(name: "cudaErrorMapBufferObjectFailed", value: 205, isUnsigned: true)
!139 = !DIEnumerator(name: "cudaErrorUnmapBufferObjectFailed", value: 206, isUnsigned: true)
!140 = !DIEnumerator(name: "cudaErrorArrayIsMapped", value: 207, isUnsigned: true)
!141 = !DIEnumerator(name: "cudaErrorAlreadyMapped", value: 208, isUnsigned: true)
!142 = !DIEnumerator(name: "cudaErrorNoKernelImageForDevice", value: 209, isUnsigned: true)
!143 = !DIEnumerator(name: "cudaErrorAlreadyAcquired", value: 210, isUnsigned: true)
!144 = !DIEnumerator(name: "cudaErrorNotMapped", value: 211, isUnsigned: true)
!145 = !DIEnumerator(name: "cudaErrorNotMappedAsArray", value: 212, isUnsigned: true)
!146 = !DIEnumerator(name: "cudaErrorNotMappedAsPointer", value: 213, isUnsigned: true)
!147 = !DIEnumerator(name: "cudaErrorECCUncorrectable", value: 214, isUnsigned: true)
!148 = !DIEnumerator(name: "cudaErrorUnsupportedLimit", value: 215, isUnsigned: true)
!149 = !DIEnumerator(name: "cudaErrorDeviceAlreadyInUse", value: 216, isUnsigned: true)
!150 = !DIEnumerator(name: "cudaErrorPeerAccessUnsupported", value: 217, isUnsigned: true)
!151 = !DIEnumerator(name: "cudaErrorInvalidPtx", value: 218, isUnsigned: true)
!152 = !DIEnumerator(name: "cudaErrorInvalidGraphicsContext", value: 219, isUnsigned: true)
!153 = !DIEnumerator(name: "cudaErrorNvlinkUncorrectable", value: 220, isUnsigned: true)
!154 = !DIEnumerator(name: "cudaErrorJitCompilerNotFound", value: 221, isUnsigned: true)
!155 = !DIEnumerator(name: "cudaErrorUnsupportedPtxVersion", value: 222, isUnsigned: true)
!156 = !DIEnumerator(name: "cudaErrorJitCompilationDisabled", value: 223, isUnsigned: true)
!157 = !DIEnumerator(name: "cudaErrorUnsupportedExecAffinity", value: 224, isUnsigned: true)
!158 = !DIEnumerator(name: "cudaErrorUnsupportedDevSideSync", value: 225, isUnsigned: true)
!159 = !DIEnumerator(name: "cudaErrorContained", value: 226, isUnsigned: true)
!160 = !DIEnumerator(name: "cudaErrorInvalidSource", value: 300, isUnsigned: true)
!161 = !DIEnumerator(name: "cudaErrorFileNotFound", value: 301, isUnsigned: true)
!162 = !DIEnumerator(name: "cudaErrorSharedObjectSymbolNotFound", value: 302, isUnsigned: true)
!163 = !DIEnumerator(name: "cudaErrorSharedObjectInitFailed", value: 303, isUnsigned: true)
!164 = !DIEnumerator(name: "cudaErrorOperatingSystem", value: 304, isUnsigned: true)
!165 = !DIEnumerator(name: "cudaErrorInvalidResourceHandle", value: 400, isUnsigned: true)
!166 = !DIEnumerator(name: "cudaErrorIllegalState", value: 401, isUnsigned: true)
!167 = !DIEnumerator(name: "cudaErrorLossyQuery", value: 402, isUnsigned: true)
!168 = !DIEnumerator(name: "cudaErrorSymbolNotFound", value: 500, isUnsigned: true)
!169 = !DIEnumerator(name: "cudaErrorNotReady", value: 600, isUnsigned: true)
!170 = !DIEnumerator(name: "cudaErrorIllegalAddress", value: 700, isUnsigned: true)
!171 = !DIEnumerator(name: "cudaErrorLaunchOutOfResources", value: 701, isUnsigned: true)
!172 = !DIEnumerator(name: "cudaErrorLaunchTimeout", value: 702, isUnsigned: true)
!173 = !DIEnumerator(name: "cudaErrorLaunchIncompatibleTexturing", value: 703, isUnsigned: true)
!174 = !DIEnumerator(name: "cudaErrorPeerAccessAlreadyEnabled", value: 704, isUnsigned: true)
!175 = !DIEnumerator(name: "cudaErrorPeerAccessNotEnabled", value: 705, isUnsigned: true)
!176 = !DIEnumerator(name: "cudaErrorSetOnActiveProcess", value: 708, isUnsigned: true)
!177 = !DIEnumerator(name: "cudaErrorContextIsDestroyed", value: 709, isUnsigned: true)
!178 = !DIEnumerator(name: "cudaErrorAssert", value: 710, isUnsigned: true)
!179 = !DIEnumerator(name: "cudaErrorTooManyPeers", value: 711, isUnsigned: true)
!180 = !DIEnumerator(name: "cudaErrorHostMemoryAlreadyRegistered", value: 712, isUnsigned: true)
!181 = !DIEnumerator(name: "cudaErrorHostMemoryNotRegistered", value: 713, isUnsigned: true)
!182 = !DIEnumerator(name: "cudaErrorHardwareStackError", value: 714, isUnsigned: true)
!183 = !DIEnumerator(name: "cudaErrorIllegalInstruction", value: 715, isUnsigned: true)
!184 = !DIEnumerator(name: "cudaErrorMisalignedAddress", value: 716, isUnsigned: true)
!185 = !DIEnumerator(name: "cudaErrorInvalidAddressSpace", value: 717, isUnsigned: true)
!186 = !DIEnumerator(name: "cudaErrorInvalidPc", value: 718, isUnsigned: true)
!187 = !DIEnumerator(name: "cudaErrorLaunchFailure", value: 719, isUnsigned: true)
!188 = !DIEnumerator(name: "cudaErrorCooperativeLaunchTooLarge", value: 720, isUnsigned: true)
!189 = !DIEnumerator(name: "cudaErrorTensorMemoryLeak", value: 721, isUnsigned: true)
!190 = !DIEnumerator(name: "cudaErrorNotPermitted", value: 800, isUnsigned: true)
!191 = !DIEnumerator(name: "cudaErrorNotSupported", value: 801, isUnsigned: true)
!192 = !DIEnumerator(name: "cudaErrorSystemNotReady", value: 802, isUnsigned: true)
!193 = !DIEnumerator(name: "cudaErrorSystemDriverMismatch", value: 803, isUnsigned: true)
!194 = !DIEnumerator(name: "cudaErrorCompatNotSupportedOnDevice", value: 804, isUnsigned: true)
!195 = !DIEnumerator(name: "cudaErrorMpsConnectionFailed", value: 805, isUnsigned: true)
!196 = !DIEnumerator(name: "cudaErrorMpsRpcFailure", value: 806, isUnsigned: true)
!197 = !DIEnumerator(name: "cudaErrorMpsServerNotReady", value: 807, isUnsigned: true)
!198 = !DIEnumerator(name: "cudaErrorMpsMaxClientsReached", value: 808, isUnsigned: true)
!199 = !DIEnumerator(name: "cudaErrorMpsMaxConnectionsReached", value: 809, isUnsigned: true)
!200 = !DIEnumerator(name: "cudaErrorMpsClientTerminated", value: 810, isUnsigned: true)
!201 = !DIEnumerator(name: "cudaErrorCdpNotSupported", value: 811, isUnsigned: true)
!202 = !DIEnumerator(name: "cudaErrorCdpVersionMismatch", value: 812, isUnsigned: true)
!203 = !DIEnumerator(name: "cudaErrorStreamCaptureUnsupported", value: 900, isUnsigned: true)
!204 = !DIEnumerator(name: "cudaErrorStreamCaptureInvalidated", value: 901, isUnsigned: true)
!205 = !DIEnumerator(name: "cudaErrorStreamCaptureMerge", value: 902, isUnsigned: true)
!206 = !DIEnumerator(name: "cudaErrorStreamCaptureUnmatched", value: 903, isUnsigned: true)
!207 = !DIEnumerator(name: "cudaErrorStreamCaptureUnjoined", value: 904, isUnsigned: true)
!208 = !DIEnumerator(name: "cudaErrorStreamCaptureIsolation", value: 905, isUnsigned: true)
!209 = !DIEnumerator(name: "cudaErrorStreamCaptureImplicit", value: 906, isUnsigned: true)
!210 = !DIEnumerator(name: "cudaErrorCapturedEvent", value: 907, isUnsigned: true)
!211 = !DIEnumerator(name: "cudaErrorStreamCaptureWrongThread", value: 908, isUnsigned: true)
!212 = !DIEnumerator(name: "cudaErrorTimeout", value: 909, isUnsigned: true)
!213 = !DIEnumerator(name: "cudaErrorGraphExecUpdateFailure", value: 910, isUnsigned: true)
!214 = !DIEnumerator(name: "cudaErrorExternalDevice", value: 911, isUnsigned: true)
!215 = !DIEnumerator(name: "cudaErrorInvalidClusterSize", value: 912, isUnsigned: true)
!216 = !DIEnumerator(name: "cudaErrorFunctionNotLoaded", value: 913, isUnsigned: true)
!217 = !DIEnumerator(name: "cudaErrorInvalidResourceType", value: 914, isUnsigned: true)
!218 = !DIEnumerator(name: "cudaErrorInvalidResourceConfiguration", value: 915, isUnsigned: true)
!219 = !DIEnumerator(name: "cudaErrorUnknown", value: 999, isUnsigned: true)
!220 = !DIEnumerator(name: "cudaErrorApiFailureBase", value: 10000, isUnsigned: true)
!221 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "cudaMemcpyKind", file: !85, line: 1245, baseType: !68, size: 32, elements: !222, identifier: "_ZTS14cudaMemcpyKind")
!222 = !{!223, !224, !225, !226, !227}
!223 = !DIEnumerator(name: "cudaMemcpyHostToHost", value: 0, isUnsigned: true)
!224 = !DIEnumerator(name: "cudaMemcpyHostToDevice", value: 1, isUnsigned: true)
!225 = !DIEnumerator(name: "cudaMemcpyDeviceToHost", value: 2, isUnsigned: true)
!226 = !DIEnumerator(name: "cudaMemcpyDeviceToDevice", value: 3, isUnsigned: true)
!227 = !DIEnumerator(name: "cudaMemcpyDefault", value: 4, isUnsigned: true)
!228 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !72, line: 112, baseType: !68, size: 32, elements: !229, identifier: "_ZTS17cublasOperation_t")
!229 = !{!230, !231, !232, !233, !234}
!230 = !DIEnumerator(name: "CUBLAS_OP_N", value: 0, isUnsigned: true)
!231 = !DIEnumerator(name: "CUBLAS_OP_T", value: 1, isUnsigned: true)
!232 = !DIEnumerator(name: "CUBLAS_OP_C", value: 2, isUnsigned: true)
!233 = !DIEnumerator(name: "CUBLAS_OP_HERMITAN", value: 2, isUnsigned: true)
!234 = !DIEnumerator(name: "CUBLAS_OP_CONJG", value: 3, isUnsigned: true)
!235 = !{!31, !236, !237, !238, !239, !241, !245, !246, !29, !250, !30, !244, !68, !253, !254, !257, !258, !266, !285, !286, !293, !268}
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!240 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!241 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !242, size: 64)
!242 = !DISubroutineType(types: !243)
!243 = !{null, !244}
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !236, size: 64)
!245 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !247, line: 27, baseType: !248)
!247 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!248 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !249, line: 45, baseType: !33)
!249 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !251, line: 26, baseType: !252)
!251 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "")
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !249, line: 41, baseType: !245)
!253 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64)
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !256, size: 64)
!256 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: null)
!257 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!258 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !259, size: 64)
!259 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !260, line: 522, baseType: !261)
!260 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/vector_types.h", directory: "", checksumkind: CSK_MD5, checksum: "627c0c65021f1a2b77151e4d5d073b22")
!261 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !260, line: 267, size: 96, flags: DIFlagTypePassByValue, elements: !262, identifier: "_ZTS5uint3")
!262 = !{!263, !264, !265}
!263 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !261, file: !260, line: 269, baseType: !68, size: 32)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !261, file: !260, line: 269, baseType: !68, size: 32, offset: 32)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !261, file: !260, line: 269, baseType: !68, size: 32, offset: 64)
!266 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !267, size: 64)
!267 = !DIDerivedType(tag: DW_TAG_typedef, name: "dim3", file: !260, line: 595, baseType: !268)
!268 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dim3", file: !260, line: 576, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !269, identifier: "_ZTS4dim3")
!269 = !{!270, !271, !272, !273, !277, !280}
!270 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !268, file: !260, line: 578, baseType: !68, size: 32)
!271 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !268, file: !260, line: 578, baseType: !68, size: 32, offset: 32)
!272 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !268, file: !260, line: 578, baseType: !68, size: 32, offset: 64)
!273 = !DISubprogram(name: "dim3", scope: !268, file: !260, line: 584, type: !274, scopeLine: 584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubroutineType(types: !275)
!275 = !{null, !276, !68, !68, !68}
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !268, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!277 = !DISubprogram(name: "dim3", scope: !268, file: !260, line: 585, type: !278, scopeLine: 585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{null, !276, !259}
!280 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK4dim3cv5uint3Ev", scope: !268, file: !260, line: 586, type: !281, scopeLine: 586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubroutineType(types: !282)
!282 = !{!259, !283}
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !284, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!284 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !268)
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !245, size: 64)
!286 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "target_description", scope: !39, file: !38, line: 80, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !287, identifier: "_ZTSN2nv6target6detail18target_descriptionE")
!287 = !{!288, !289}
!288 = !DIDerivedType(tag: DW_TAG_member, name: "targets", scope: !286, file: !38, line: 82, baseType: !42, size: 64)
!289 = !DISubprogram(name: "target_description", scope: !286, file: !38, line: 84, type: !290, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!290 = !DISubroutineType(types: !291)
!291 = !{null, !292, !42}
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!293 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "initializer_list<float *>", scope: !295, file: !294, line: 47, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !296, templateParams: !322, identifier: "_ZTSSt16initializer_listIPfE")
!294 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/initializer_list", directory: "")
!295 = !DINamespace(name: "std", scope: null)
!296 = !{!297, !301, !305, !310, !313, !318, !321}
!297 = !DIDerivedType(tag: DW_TAG_member, name: "_M_array", scope: !293, file: !294, line: 58, baseType: !298, size: 64)
!298 = !DIDerivedType(tag: DW_TAG_typedef, name: "iterator", scope: !293, file: !294, line: 54, baseType: !299, flags: DIFlagPublic)
!299 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !300, size: 64)
!300 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "_M_len", scope: !293, file: !294, line: 59, baseType: !302, size: 64, offset: 64)
!302 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_type", file: !294, line: 53, baseType: !303, flags: DIFlagPublic)
!303 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", scope: !295, file: !304, line: 298, baseType: !33)
!304 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!305 = !DISubprogram(name: "initializer_list", scope: !293, file: !294, line: 62, type: !306, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubroutineType(types: !307)
!307 = !{null, !308, !309, !302}
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!309 = !DIDerivedType(tag: DW_TAG_typedef, name: "const_iterator", scope: !293, file: !294, line: 55, baseType: !299, flags: DIFlagPublic)
!310 = !DISubprogram(name: "initializer_list", scope: !293, file: !294, line: 66, type: !311, scopeLine: 66, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!311 = !DISubroutineType(types: !312)
!312 = !{null, !308}
!313 = !DISubprogram(name: "size", linkageName: "_ZNKSt16initializer_listIPfE4sizeEv", scope: !293, file: !294, line: 71, type: !314, scopeLine: 71, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{!302, !316}
!316 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !317, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!317 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !293)
!318 = !DISubprogram(name: "begin", linkageName: "_ZNKSt16initializer_listIPfE5beginEv", scope: !293, file: !294, line: 75, type: !319, scopeLine: 75, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!319 = !DISubroutineType(types: !320)
!320 = !{!309, !316}
!321 = !DISubprogram(name: "end", linkageName: "_ZNKSt16initializer_listIPfE3endEv", scope: !293, file: !294, line: 79, type: !319, scopeLine: 79, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !{!323}
!323 = !DITemplateTypeParameter(name: "_E", type: !29)
!324 = !{!0, !8, !13, !18, !325, !23, !329, !333, !339, !344, !349, !354, !359, !365, !370, !375, !377, !379, !381, !383, !385, !387, !389, !394, !399, !413, !416, !422, !424, !426}
!325 = !DIGlobalVariableExpression(var: !326, expr: !DIExpression())
!326 = distinct !DIGlobalVariable(name: "__f", scope: !25, file: !26, line: 14, type: !327, isLocal: true, isDefinition: true)
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!329 = !DIGlobalVariableExpression(var: !330, expr: !DIExpression())
!330 = distinct !DIGlobalVariable(name: "__tmp", scope: !25, file: !26, line: 14, type: !331, isLocal: true, isDefinition: true)
!331 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !332)
!332 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!333 = !DIGlobalVariableExpression(var: !334, expr: !DIExpression())
!334 = distinct !DIGlobalVariable(scope: null, file: !335, line: 16, type: !336, isLocal: true, isDefinition: true)
!335 = !DIFile(filename: "samples/mlp/mlp.h", directory: ".")
!336 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !337)
!337 = !{!338}
!338 = !DISubrange(count: 2)
!339 = !DIGlobalVariableExpression(var: !340, expr: !DIExpression())
!340 = distinct !DIGlobalVariable(scope: null, file: !335, line: 16, type: !341, isLocal: true, isDefinition: true)
!341 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !342)
!342 = !{!343}
!343 = !DISubrange(count: 5)
!344 = !DIGlobalVariableExpression(var: !345, expr: !DIExpression())
!345 = distinct !DIGlobalVariable(scope: null, file: !335, line: 20, type: !346, isLocal: true, isDefinition: true)
!346 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !347)
!347 = !{!348}
!348 = !DISubrange(count: 8)
!349 = !DIGlobalVariableExpression(var: !350, expr: !DIExpression())
!350 = distinct !DIGlobalVariable(scope: null, file: !335, line: 23, type: !351, isLocal: true, isDefinition: true)
!351 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 472, elements: !352)
!352 = !{!353}
!353 = !DISubrange(count: 59)
!354 = !DIGlobalVariableExpression(var: !355, expr: !DIExpression())
!355 = distinct !DIGlobalVariable(scope: null, file: !67, line: 64, type: !356, isLocal: true, isDefinition: true)
!356 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !357)
!357 = !{!358}
!358 = !DISubrange(count: 56)
!359 = !DIGlobalVariableExpression(var: !360, expr: !DIExpression())
!360 = distinct !DIGlobalVariable(scope: null, file: !361, line: 32, type: !362, isLocal: true, isDefinition: true)
!361 = !DIFile(filename: "samples/mlp/../device.h", directory: ".")
!362 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !363)
!363 = !{!364}
!364 = !DISubrange(count: 15)
!365 = !DIGlobalVariableExpression(var: !366, expr: !DIExpression())
!366 = distinct !DIGlobalVariable(scope: null, file: !67, line: 48, type: !367, isLocal: true, isDefinition: true)
!367 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !368)
!368 = !{!369}
!369 = !DISubrange(count: 33)
!370 = !DIGlobalVariableExpression(var: !371, expr: !DIExpression())
!371 = distinct !DIGlobalVariable(scope: null, file: !361, line: 25, type: !372, isLocal: true, isDefinition: true)
!372 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !373)
!373 = !{!374}
!374 = !DISubrange(count: 11)
!375 = !DIGlobalVariableExpression(var: !376, expr: !DIExpression())
!376 = distinct !DIGlobalVariable(scope: null, file: !361, line: 19, type: !362, isLocal: true, isDefinition: true)
!377 = !DIGlobalVariableExpression(var: !378, expr: !DIExpression())
!378 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !346, isLocal: true, isDefinition: true)
!379 = !DIGlobalVariableExpression(var: !380, expr: !DIExpression())
!380 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !346, isLocal: true, isDefinition: true)
!381 = !DIGlobalVariableExpression(var: !382, expr: !DIExpression())
!382 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !346, isLocal: true, isDefinition: true)
!383 = !DIGlobalVariableExpression(var: !384, expr: !DIExpression())
!384 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !341, isLocal: true, isDefinition: true)
!385 = !DIGlobalVariableExpression(var: !386, expr: !DIExpression())
!386 = distinct !DIGlobalVariable(scope: null, file: !361, line: 40, type: !3, isLocal: true, isDefinition: true)
!387 = !DIGlobalVariableExpression(var: !388, expr: !DIExpression())
!388 = distinct !DIGlobalVariable(scope: null, file: !67, line: 71, type: !336, isLocal: true, isDefinition: true)
!389 = !DIGlobalVariableExpression(var: !390, expr: !DIExpression())
!390 = distinct !DIGlobalVariable(scope: null, file: !67, line: 72, type: !391, isLocal: true, isDefinition: true)
!391 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !392)
!392 = !{!393}
!393 = !DISubrange(count: 3)
!394 = !DIGlobalVariableExpression(var: !395, expr: !DIExpression())
!395 = distinct !DIGlobalVariable(scope: null, file: !67, line: 75, type: !396, isLocal: true, isDefinition: true)
!396 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !397)
!397 = !{!398}
!398 = !DISubrange(count: 24)
!399 = !DIGlobalVariableExpression(var: !400, expr: !DIExpression())
!400 = distinct !DIGlobalVariable(name: "__fatDeviceText", linkageName: "_ZL15__fatDeviceText", scope: !34, file: !401, line: 261, type: !402, isLocal: true, isDefinition: true, align: 64)
!401 = !DIFile(filename: "build/ir/mlp.fatbin.c", directory: ".", checksumkind: CSK_MD5, checksum: "1b261113acce918a720d5a718d19bb79")
!402 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !403)
!403 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fatBinC_Wrapper_t", file: !404, line: 35, baseType: !405)
!404 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/fatbinary_section.h", directory: "", checksumkind: CSK_MD5, checksum: "c3423468c7b86ee66dc9ce996832a55a")
!405 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !404, line: 29, size: 192, flags: DIFlagTypePassByValue, elements: !406, identifier: "_ZTS19__fatBinC_Wrapper_t")
!406 = !{!407, !408, !409, !412}
!407 = !DIDerivedType(tag: DW_TAG_member, name: "magic", scope: !405, file: !404, line: 30, baseType: !245, size: 32)
!408 = !DIDerivedType(tag: DW_TAG_member, name: "version", scope: !405, file: !404, line: 31, baseType: !245, size: 32, offset: 32)
!409 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !405, file: !404, line: 32, baseType: !410, size: 64, offset: 64)
!410 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !411, size: 64)
!411 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "filename_or_fatbins", scope: !405, file: !404, line: 33, baseType: !236, size: 64, offset: 128)
!413 = !DIGlobalVariableExpression(var: !414, expr: !DIExpression())
!414 = distinct !DIGlobalVariable(name: "__cudaFatCubinHandle", linkageName: "_ZL20__cudaFatCubinHandle", scope: !34, file: !415, line: 276, type: !244, isLocal: true, isDefinition: true)
!415 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/crt/host_runtime.h", directory: "", checksumkind: CSK_MD5, checksum: "75a765745629a835d98afe4065f8bb09")
!416 = !DIGlobalVariableExpression(var: !417, expr: !DIExpression())
!417 = distinct !DIGlobalVariable(name: "__ref", scope: !418, file: !419, line: 1, type: !254, isLocal: true, isDefinition: true)
!418 = distinct !DISubprogram(name: "__nv_cudaEntityRegisterCallback", linkageName: "_ZL31__nv_cudaEntityRegisterCallbackPPv", scope: !419, file: !419, line: 1, type: !242, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !420)
!419 = !DIFile(filename: "build/ir/mlp.compute_90.cudafe1.stub.c", directory: ".")
!420 = !{!421}
!421 = !DILocalVariable(name: "__T9", arg: 1, scope: !418, file: !419, line: 1, type: !244)
!422 = !DIGlobalVariableExpression(var: !423, expr: !DIExpression())
!423 = distinct !DIGlobalVariable(scope: null, file: !419, line: 1, type: !372, isLocal: true, isDefinition: true)
!424 = !DIGlobalVariableExpression(var: !425, expr: !DIExpression())
!425 = distinct !DIGlobalVariable(name: "__nv_fatbinhandle_for_managed_rt", linkageName: "_ZL32__nv_fatbinhandle_for_managed_rt", scope: !34, file: !2, line: 1, type: !244, isLocal: true, isDefinition: true)
!426 = !DIGlobalVariableExpression(var: !427, expr: !DIExpression())
!427 = distinct !DIGlobalVariable(name: "__ref", scope: !428, file: !415, line: 155, type: !254, isLocal: true, isDefinition: true)
!428 = distinct !DISubprogram(name: "____nv_dummy_param_ref", linkageName: "_ZL22____nv_dummy_param_refPv", scope: !415, file: !415, line: 155, type: !429, scopeLine: 155, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !431)
!429 = !DISubroutineType(types: !430)
!430 = !{null, !236}
!431 = !{!432}
!432 = !DILocalVariable(name: "param", arg: 1, scope: !428, file: !415, line: 155, type: !236)
!433 = !{!434, !440, !444, !451, !455, !459, !464, !466, !471, !475, !479, !488, !490, !494, !498, !500, !504, !508, !512, !516, !520, !528, !532, !536, !538, !542, !546, !550, !556, !560, !564, !566, !574, !578, !586, !588, !592, !596, !600, !604, !608, !612, !617, !618, !619, !620, !622, !623, !624, !625, !626, !627, !628, !630, !631, !632, !633, !634, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649, !650, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !662, !668, !670, !672, !676, !678, !680, !682, !684, !686, !688, !690, !694, !698, !700, !702, !707, !709, !711, !713, !715, !717, !719, !722, !724, !726, !730, !732, !734, !736, !738, !740, !742, !744, !746, !748, !750, !752, !756, !760, !762, !764, !766, !768, !770, !772, !774, !776, !778, !780, !782, !784, !786, !788, !790, !794, !798, !802, !804, !806, !808, !810, !812, !814, !816, !818, !820, !824, !828, !832, !834, !836, !838, !842, !846, !850, !852, !854, !856, !858, !860, !862, !864, !866, !868, !870, !872, !874, !878, !882, !886, !888, !890, !892, !894, !898, !902, !904, !906, !908, !910, !912, !914, !918, !922, !924, !926, !928, !930, !934, !938, !942, !944, !946, !948, !950, !952, !954, !958, !962, !966, !968, !972, !976, !978, !980, !982, !984, !986, !988, !992, !994, !999, !1001, !1002, !1003, !1004, !1008}
!434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !435, file: !439, line: 52)
!435 = !DISubprogram(name: "abs", scope: !436, file: !436, line: 861, type: !437, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!437 = !DISubroutineType(types: !438)
!438 = !{!245, !245}
!439 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !441, file: !443, line: 127)
!441 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !436, line: 63, baseType: !442)
!442 = !DICompositeType(tag: DW_TAG_structure_type, file: !436, line: 60, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!443 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!444 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !445, file: !443, line: 128)
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !436, line: 71, baseType: !446)
!446 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !436, line: 68, size: 128, flags: DIFlagTypePassByValue, elements: !447, identifier: "_ZTS6ldiv_t")
!447 = !{!448, !450}
!448 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !446, file: !436, line: 69, baseType: !449, size: 64)
!449 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!450 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !446, file: !436, line: 70, baseType: !449, size: 64, offset: 64)
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !452, file: !443, line: 130)
!452 = !DISubprogram(name: "abort", scope: !436, file: !436, line: 611, type: !453, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{null}
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !456, file: !443, line: 132)
!456 = !DISubprogram(name: "aligned_alloc", scope: !436, file: !436, line: 605, type: !457, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!457 = !DISubroutineType(types: !458)
!458 = !{!236, !31, !31}
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !460, file: !443, line: 134)
!460 = !DISubprogram(name: "atexit", scope: !436, file: !436, line: 615, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{!245, !463}
!463 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !453, size: 64)
!464 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !465, file: !443, line: 137)
!465 = !DISubprogram(name: "at_quick_exit", scope: !436, file: !436, line: 620, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !467, file: !443, line: 140)
!467 = !DISubprogram(name: "atof", scope: !468, file: !468, line: 25, type: !469, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!468 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-float.h", directory: "")
!469 = !DISubroutineType(types: !470)
!470 = !{!253, !257}
!471 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !472, file: !443, line: 141)
!472 = !DISubprogram(name: "atoi", scope: !436, file: !436, line: 362, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!473 = !DISubroutineType(types: !474)
!474 = !{!245, !257}
!475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !476, file: !443, line: 142)
!476 = !DISubprogram(name: "atol", scope: !436, file: !436, line: 367, type: !477, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!477 = !DISubroutineType(types: !478)
!478 = !{!449, !257}
!479 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !480, file: !443, line: 143)
!480 = !DISubprogram(name: "bsearch", scope: !481, file: !481, line: 20, type: !482, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!481 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-bsearch.h", directory: "")
!482 = !DISubroutineType(types: !483)
!483 = !{!236, !239, !239, !31, !31, !484}
!484 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !436, line: 829, baseType: !485)
!485 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !486, size: 64)
!486 = !DISubroutineType(types: !487)
!487 = !{!245, !239, !239}
!488 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !489, file: !443, line: 144)
!489 = !DISubprogram(name: "calloc", scope: !436, file: !436, line: 556, type: !457, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!490 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !491, file: !443, line: 145)
!491 = !DISubprogram(name: "div", scope: !436, file: !436, line: 873, type: !492, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!492 = !DISubroutineType(types: !493)
!493 = !{!441, !245, !245}
!494 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !495, file: !443, line: 146)
!495 = !DISubprogram(name: "exit", scope: !436, file: !436, line: 637, type: !496, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!496 = !DISubroutineType(types: !497)
!497 = !{null, !245}
!498 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !499, file: !443, line: 147)
!499 = !DISubprogram(name: "free", scope: !436, file: !436, line: 568, type: !429, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!500 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !501, file: !443, line: 148)
!501 = !DISubprogram(name: "getenv", scope: !436, file: !436, line: 654, type: !502, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!502 = !DISubroutineType(types: !503)
!503 = !{!237, !257}
!504 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !505, file: !443, line: 149)
!505 = !DISubprogram(name: "labs", scope: !436, file: !436, line: 862, type: !506, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!506 = !DISubroutineType(types: !507)
!507 = !{!449, !449}
!508 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !509, file: !443, line: 150)
!509 = !DISubprogram(name: "ldiv", scope: !436, file: !436, line: 875, type: !510, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!510 = !DISubroutineType(types: !511)
!511 = !{!445, !449, !449}
!512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !513, file: !443, line: 151)
!513 = !DISubprogram(name: "malloc", scope: !436, file: !436, line: 553, type: !514, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!514 = !DISubroutineType(types: !515)
!515 = !{!236, !31}
!516 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !517, file: !443, line: 153)
!517 = !DISubprogram(name: "mblen", scope: !436, file: !436, line: 943, type: !518, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!518 = !DISubroutineType(types: !519)
!519 = !{!245, !257, !31}
!520 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !521, file: !443, line: 154)
!521 = !DISubprogram(name: "mbstowcs", scope: !436, file: !436, line: 954, type: !522, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!522 = !DISubroutineType(types: !523)
!523 = !{!31, !524, !527, !31}
!524 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !525)
!525 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !526, size: 64)
!526 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!527 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !257)
!528 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !529, file: !443, line: 155)
!529 = !DISubprogram(name: "mbtowc", scope: !436, file: !436, line: 946, type: !530, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!530 = !DISubroutineType(types: !531)
!531 = !{!245, !524, !527, !31}
!532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !533, file: !443, line: 157)
!533 = !DISubprogram(name: "qsort", scope: !436, file: !436, line: 851, type: !534, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!534 = !DISubroutineType(types: !535)
!535 = !{null, !236, !31, !31, !484}
!536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !537, file: !443, line: 160)
!537 = !DISubprogram(name: "quick_exit", scope: !436, file: !436, line: 643, type: !496, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!538 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !539, file: !443, line: 163)
!539 = !DISubprogram(name: "rand", scope: !436, file: !436, line: 454, type: !540, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DISubroutineType(types: !541)
!541 = !{!245}
!542 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !543, file: !443, line: 164)
!543 = !DISubprogram(name: "realloc", scope: !436, file: !436, line: 564, type: !544, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!544 = !DISubroutineType(types: !545)
!545 = !{!236, !236, !31}
!546 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !547, file: !443, line: 165)
!547 = !DISubprogram(name: "srand", scope: !436, file: !436, line: 456, type: !548, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !DISubroutineType(types: !549)
!549 = !{null, !68}
!550 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !551, file: !443, line: 166)
!551 = !DISubprogram(name: "strtod", scope: !436, file: !436, line: 118, type: !552, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!552 = !DISubroutineType(types: !553)
!553 = !{!253, !527, !554}
!554 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !555)
!555 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !237, size: 64)
!556 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !557, file: !443, line: 167)
!557 = !DISubprogram(name: "strtol", scope: !436, file: !436, line: 177, type: !558, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!558 = !DISubroutineType(types: !559)
!559 = !{!449, !527, !554, !245}
!560 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !561, file: !443, line: 168)
!561 = !DISubprogram(name: "strtoul", scope: !436, file: !436, line: 181, type: !562, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!562 = !DISubroutineType(types: !563)
!563 = !{!33, !527, !554, !245}
!564 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !565, file: !443, line: 169)
!565 = !DISubprogram(name: "system", scope: !436, file: !436, line: 804, type: !473, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!566 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !567, file: !443, line: 171)
!567 = !DISubprogram(name: "wcstombs", scope: !436, file: !436, line: 958, type: !568, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!568 = !DISubroutineType(types: !569)
!569 = !{!31, !570, !571, !31}
!570 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !237)
!571 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !572)
!572 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !573, size: 64)
!573 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !526)
!574 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !575, file: !443, line: 172)
!575 = !DISubprogram(name: "wctomb", scope: !436, file: !436, line: 950, type: !576, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!576 = !DISubroutineType(types: !577)
!577 = !{!245, !237, !526}
!578 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !580, file: !443, line: 200)
!579 = !DINamespace(name: "__gnu_cxx", scope: null)
!580 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !436, line: 81, baseType: !581)
!581 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !436, line: 78, size: 128, flags: DIFlagTypePassByValue, elements: !582, identifier: "_ZTS7lldiv_t")
!582 = !{!583, !585}
!583 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !581, file: !436, line: 79, baseType: !584, size: 64)
!584 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!585 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !581, file: !436, line: 80, baseType: !584, size: 64, offset: 64)
!586 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !587, file: !443, line: 206)
!587 = !DISubprogram(name: "_Exit", scope: !436, file: !436, line: 649, type: !496, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!588 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !589, file: !443, line: 210)
!589 = !DISubprogram(name: "llabs", scope: !436, file: !436, line: 865, type: !590, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!590 = !DISubroutineType(types: !591)
!591 = !{!584, !584}
!592 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !593, file: !443, line: 216)
!593 = !DISubprogram(name: "lldiv", scope: !436, file: !436, line: 879, type: !594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!594 = !DISubroutineType(types: !595)
!595 = !{!580, !584, !584}
!596 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !597, file: !443, line: 227)
!597 = !DISubprogram(name: "atoll", scope: !436, file: !436, line: 374, type: !598, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!598 = !DISubroutineType(types: !599)
!599 = !{!584, !257}
!600 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !601, file: !443, line: 228)
!601 = !DISubprogram(name: "strtoll", scope: !436, file: !436, line: 201, type: !602, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!602 = !DISubroutineType(types: !603)
!603 = !{!584, !527, !554, !245}
!604 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !605, file: !443, line: 229)
!605 = !DISubprogram(name: "strtoull", scope: !436, file: !436, line: 206, type: !606, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!606 = !DISubroutineType(types: !607)
!607 = !{!43, !527, !554, !245}
!608 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !609, file: !443, line: 231)
!609 = !DISubprogram(name: "strtof", scope: !436, file: !436, line: 124, type: !610, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!610 = !DISubroutineType(types: !611)
!611 = !{!30, !527, !554}
!612 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !579, entity: !613, file: !443, line: 232)
!613 = !DISubprogram(name: "strtold", scope: !436, file: !436, line: 127, type: !614, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!614 = !DISubroutineType(types: !615)
!615 = !{!616, !527, !554}
!616 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!617 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !580, file: !443, line: 240)
!618 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !587, file: !443, line: 242)
!619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !589, file: !443, line: 244)
!620 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !621, file: !443, line: 245)
!621 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !579, file: !443, line: 213, type: !594, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!622 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !593, file: !443, line: 246)
!623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !597, file: !443, line: 248)
!624 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !609, file: !443, line: 249)
!625 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !601, file: !443, line: 250)
!626 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !605, file: !443, line: 251)
!627 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !613, file: !443, line: 252)
!628 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !452, file: !629, line: 38)
!629 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdlib.h", directory: "")
!630 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !460, file: !629, line: 39)
!631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !495, file: !629, line: 40)
!632 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !465, file: !629, line: 43)
!633 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !537, file: !629, line: 46)
!634 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !635, file: !629, line: 54)
!635 = !DISubprogram(name: "abs", linkageName: "_ZSt3abse", scope: !295, file: !439, line: 79, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!636 = !DISubroutineType(types: !637)
!637 = !{!616, !616}
!638 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !467, file: !629, line: 55)
!639 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !472, file: !629, line: 56)
!640 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !476, file: !629, line: 57)
!641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !480, file: !629, line: 58)
!642 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !489, file: !629, line: 59)
!643 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !621, file: !629, line: 60)
!644 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !499, file: !629, line: 61)
!645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !501, file: !629, line: 62)
!646 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !505, file: !629, line: 63)
!647 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !509, file: !629, line: 64)
!648 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !513, file: !629, line: 65)
!649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !517, file: !629, line: 67)
!650 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !521, file: !629, line: 68)
!651 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !529, file: !629, line: 69)
!652 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !533, file: !629, line: 71)
!653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !539, file: !629, line: 72)
!654 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !543, file: !629, line: 73)
!655 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !547, file: !629, line: 74)
!656 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !551, file: !629, line: 75)
!657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !557, file: !629, line: 76)
!658 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !561, file: !629, line: 77)
!659 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !565, file: !629, line: 78)
!660 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !567, file: !629, line: 80)
!661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !575, file: !629, line: 81)
!662 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !663, file: !667, line: 83)
!663 = !DISubprogram(name: "acos", scope: !664, file: !664, line: 53, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!664 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "")
!665 = !DISubroutineType(types: !666)
!666 = !{!253, !253}
!667 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cmath", directory: "")
!668 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !669, file: !667, line: 102)
!669 = !DISubprogram(name: "asin", scope: !664, file: !664, line: 55, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!670 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !671, file: !667, line: 121)
!671 = !DISubprogram(name: "atan", scope: !664, file: !664, line: 57, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!672 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !673, file: !667, line: 140)
!673 = !DISubprogram(name: "atan2", scope: !664, file: !664, line: 59, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!674 = !DISubroutineType(types: !675)
!675 = !{!253, !253, !253}
!676 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !677, file: !667, line: 161)
!677 = !DISubprogram(name: "ceil", scope: !664, file: !664, line: 159, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!678 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !679, file: !667, line: 180)
!679 = !DISubprogram(name: "cos", scope: !664, file: !664, line: 62, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!680 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !681, file: !667, line: 199)
!681 = !DISubprogram(name: "cosh", scope: !664, file: !664, line: 71, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!682 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !683, file: !667, line: 218)
!683 = !DISubprogram(name: "exp", scope: !664, file: !664, line: 95, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!684 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !685, file: !667, line: 237)
!685 = !DISubprogram(name: "fabs", scope: !664, file: !664, line: 162, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!686 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !687, file: !667, line: 256)
!687 = !DISubprogram(name: "floor", scope: !664, file: !664, line: 165, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !689, file: !667, line: 275)
!689 = !DISubprogram(name: "fmod", scope: !664, file: !664, line: 168, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!690 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !691, file: !667, line: 296)
!691 = !DISubprogram(name: "frexp", scope: !664, file: !664, line: 98, type: !692, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!692 = !DISubroutineType(types: !693)
!693 = !{!253, !253, !285}
!694 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !695, file: !667, line: 315)
!695 = !DISubprogram(name: "ldexp", scope: !664, file: !664, line: 101, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!696 = !DISubroutineType(types: !697)
!697 = !{!253, !253, !245}
!698 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !699, file: !667, line: 334)
!699 = !DISubprogram(name: "log", scope: !664, file: !664, line: 104, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!700 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !701, file: !667, line: 353)
!701 = !DISubprogram(name: "log10", scope: !664, file: !664, line: 107, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!702 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !703, file: !667, line: 372)
!703 = !DISubprogram(name: "modf", scope: !664, file: !664, line: 110, type: !704, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!704 = !DISubroutineType(types: !705)
!705 = !{!253, !253, !706}
!706 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !253, size: 64)
!707 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !708, file: !667, line: 384)
!708 = !DISubprogram(name: "pow", scope: !664, file: !664, line: 140, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!709 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !710, file: !667, line: 421)
!710 = !DISubprogram(name: "sin", scope: !664, file: !664, line: 64, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!711 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !712, file: !667, line: 440)
!712 = !DISubprogram(name: "sinh", scope: !664, file: !664, line: 73, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!713 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !714, file: !667, line: 459)
!714 = !DISubprogram(name: "sqrt", scope: !664, file: !664, line: 143, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!715 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !716, file: !667, line: 478)
!716 = !DISubprogram(name: "tan", scope: !664, file: !664, line: 66, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !718, file: !667, line: 497)
!718 = !DISubprogram(name: "tanh", scope: !664, file: !664, line: 75, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!719 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !720, file: !667, line: 1065)
!720 = !DIDerivedType(tag: DW_TAG_typedef, name: "double_t", file: !721, line: 164, baseType: !253)
!721 = !DIFile(filename: "/usr/include/math.h", directory: "")
!722 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !723, file: !667, line: 1066)
!723 = !DIDerivedType(tag: DW_TAG_typedef, name: "float_t", file: !721, line: 163, baseType: !30)
!724 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !725, file: !667, line: 1069)
!725 = !DISubprogram(name: "acosh", scope: !664, file: !664, line: 85, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!726 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !727, file: !667, line: 1070)
!727 = !DISubprogram(name: "acoshf", scope: !664, file: !664, line: 85, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!728 = !DISubroutineType(types: !729)
!729 = !{!30, !30}
!730 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !731, file: !667, line: 1071)
!731 = !DISubprogram(name: "acoshl", scope: !664, file: !664, line: 85, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!732 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !733, file: !667, line: 1073)
!733 = !DISubprogram(name: "asinh", scope: !664, file: !664, line: 87, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!734 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !735, file: !667, line: 1074)
!735 = !DISubprogram(name: "asinhf", scope: !664, file: !664, line: 87, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!736 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !737, file: !667, line: 1075)
!737 = !DISubprogram(name: "asinhl", scope: !664, file: !664, line: 87, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!738 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !739, file: !667, line: 1077)
!739 = !DISubprogram(name: "atanh", scope: !664, file: !664, line: 89, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!740 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !741, file: !667, line: 1078)
!741 = !DISubprogram(name: "atanhf", scope: !664, file: !664, line: 89, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!742 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !743, file: !667, line: 1079)
!743 = !DISubprogram(name: "atanhl", scope: !664, file: !664, line: 89, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!744 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !745, file: !667, line: 1081)
!745 = !DISubprogram(name: "cbrt", scope: !664, file: !664, line: 152, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!746 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !747, file: !667, line: 1082)
!747 = !DISubprogram(name: "cbrtf", scope: !664, file: !664, line: 152, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!748 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !749, file: !667, line: 1083)
!749 = !DISubprogram(name: "cbrtl", scope: !664, file: !664, line: 152, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !751, file: !667, line: 1085)
!751 = !DISubprogram(name: "copysign", scope: !664, file: !664, line: 198, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!752 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !753, file: !667, line: 1086)
!753 = !DISubprogram(name: "copysignf", scope: !664, file: !664, line: 198, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!754 = !DISubroutineType(types: !755)
!755 = !{!30, !30, !30}
!756 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !757, file: !667, line: 1087)
!757 = !DISubprogram(name: "copysignl", scope: !664, file: !664, line: 198, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!758 = !DISubroutineType(types: !759)
!759 = !{!616, !616, !616}
!760 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !761, file: !667, line: 1089)
!761 = !DISubprogram(name: "erf", scope: !664, file: !664, line: 231, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!762 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !763, file: !667, line: 1090)
!763 = !DISubprogram(name: "erff", scope: !664, file: !664, line: 231, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !765, file: !667, line: 1091)
!765 = !DISubprogram(name: "erfl", scope: !664, file: !664, line: 231, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!766 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !767, file: !667, line: 1093)
!767 = !DISubprogram(name: "erfc", scope: !664, file: !664, line: 232, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!768 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !769, file: !667, line: 1094)
!769 = !DISubprogram(name: "erfcf", scope: !664, file: !664, line: 232, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!770 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !771, file: !667, line: 1095)
!771 = !DISubprogram(name: "erfcl", scope: !664, file: !664, line: 232, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!772 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !773, file: !667, line: 1097)
!773 = !DISubprogram(name: "exp2", scope: !664, file: !664, line: 130, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!774 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !775, file: !667, line: 1098)
!775 = !DISubprogram(name: "exp2f", scope: !664, file: !664, line: 130, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!776 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !777, file: !667, line: 1099)
!777 = !DISubprogram(name: "exp2l", scope: !664, file: !664, line: 130, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!778 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !779, file: !667, line: 1101)
!779 = !DISubprogram(name: "expm1", scope: !664, file: !664, line: 119, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!780 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !781, file: !667, line: 1102)
!781 = !DISubprogram(name: "expm1f", scope: !664, file: !664, line: 119, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!782 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !783, file: !667, line: 1103)
!783 = !DISubprogram(name: "expm1l", scope: !664, file: !664, line: 119, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!784 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !785, file: !667, line: 1105)
!785 = !DISubprogram(name: "fdim", scope: !664, file: !664, line: 329, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!786 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !787, file: !667, line: 1106)
!787 = !DISubprogram(name: "fdimf", scope: !664, file: !664, line: 329, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!788 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !789, file: !667, line: 1107)
!789 = !DISubprogram(name: "fdiml", scope: !664, file: !664, line: 329, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!790 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !791, file: !667, line: 1109)
!791 = !DISubprogram(name: "fma", scope: !664, file: !664, line: 340, type: !792, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!792 = !DISubroutineType(types: !793)
!793 = !{!253, !253, !253, !253}
!794 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !795, file: !667, line: 1110)
!795 = !DISubprogram(name: "fmaf", scope: !664, file: !664, line: 340, type: !796, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!796 = !DISubroutineType(types: !797)
!797 = !{!30, !30, !30, !30}
!798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !799, file: !667, line: 1111)
!799 = !DISubprogram(name: "fmal", scope: !664, file: !664, line: 340, type: !800, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!800 = !DISubroutineType(types: !801)
!801 = !{!616, !616, !616, !616}
!802 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !803, file: !667, line: 1113)
!803 = !DISubprogram(name: "fmax", scope: !664, file: !664, line: 333, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!804 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !805, file: !667, line: 1114)
!805 = !DISubprogram(name: "fmaxf", scope: !664, file: !664, line: 333, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !807, file: !667, line: 1115)
!807 = !DISubprogram(name: "fmaxl", scope: !664, file: !664, line: 333, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!808 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !809, file: !667, line: 1117)
!809 = !DISubprogram(name: "fmin", scope: !664, file: !664, line: 336, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!810 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !811, file: !667, line: 1118)
!811 = !DISubprogram(name: "fminf", scope: !664, file: !664, line: 336, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!812 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !813, file: !667, line: 1119)
!813 = !DISubprogram(name: "fminl", scope: !664, file: !664, line: 336, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!814 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !815, file: !667, line: 1121)
!815 = !DISubprogram(name: "hypot", scope: !664, file: !664, line: 147, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!816 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !817, file: !667, line: 1122)
!817 = !DISubprogram(name: "hypotf", scope: !664, file: !664, line: 147, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!818 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !819, file: !667, line: 1123)
!819 = !DISubprogram(name: "hypotl", scope: !664, file: !664, line: 147, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!820 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !821, file: !667, line: 1125)
!821 = !DISubprogram(name: "ilogb", scope: !664, file: !664, line: 283, type: !822, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!822 = !DISubroutineType(types: !823)
!823 = !{!245, !253}
!824 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !825, file: !667, line: 1126)
!825 = !DISubprogram(name: "ilogbf", scope: !664, file: !664, line: 283, type: !826, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!826 = !DISubroutineType(types: !827)
!827 = !{!245, !30}
!828 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !829, file: !667, line: 1127)
!829 = !DISubprogram(name: "ilogbl", scope: !664, file: !664, line: 283, type: !830, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!830 = !DISubroutineType(types: !831)
!831 = !{!245, !616}
!832 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !833, file: !667, line: 1129)
!833 = !DISubprogram(name: "lgamma", scope: !664, file: !664, line: 233, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!834 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !835, file: !667, line: 1130)
!835 = !DISubprogram(name: "lgammaf", scope: !664, file: !664, line: 233, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!836 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !837, file: !667, line: 1131)
!837 = !DISubprogram(name: "lgammal", scope: !664, file: !664, line: 233, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!838 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !839, file: !667, line: 1134)
!839 = !DISubprogram(name: "llrint", scope: !664, file: !664, line: 319, type: !840, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!840 = !DISubroutineType(types: !841)
!841 = !{!584, !253}
!842 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !843, file: !667, line: 1135)
!843 = !DISubprogram(name: "llrintf", scope: !664, file: !664, line: 319, type: !844, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!844 = !DISubroutineType(types: !845)
!845 = !{!584, !30}
!846 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !847, file: !667, line: 1136)
!847 = !DISubprogram(name: "llrintl", scope: !664, file: !664, line: 319, type: !848, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!848 = !DISubroutineType(types: !849)
!849 = !{!584, !616}
!850 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !851, file: !667, line: 1138)
!851 = !DISubprogram(name: "llround", scope: !664, file: !664, line: 325, type: !840, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!852 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !853, file: !667, line: 1139)
!853 = !DISubprogram(name: "llroundf", scope: !664, file: !664, line: 325, type: !844, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!854 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !855, file: !667, line: 1140)
!855 = !DISubprogram(name: "llroundl", scope: !664, file: !664, line: 325, type: !848, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!856 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !857, file: !667, line: 1143)
!857 = !DISubprogram(name: "log1p", scope: !664, file: !664, line: 122, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!858 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !859, file: !667, line: 1144)
!859 = !DISubprogram(name: "log1pf", scope: !664, file: !664, line: 122, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!860 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !861, file: !667, line: 1145)
!861 = !DISubprogram(name: "log1pl", scope: !664, file: !664, line: 122, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!862 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !863, file: !667, line: 1147)
!863 = !DISubprogram(name: "log2", scope: !664, file: !664, line: 133, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!864 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !865, file: !667, line: 1148)
!865 = !DISubprogram(name: "log2f", scope: !664, file: !664, line: 133, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!866 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !867, file: !667, line: 1149)
!867 = !DISubprogram(name: "log2l", scope: !664, file: !664, line: 133, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!868 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !869, file: !667, line: 1151)
!869 = !DISubprogram(name: "logb", scope: !664, file: !664, line: 125, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!870 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !871, file: !667, line: 1152)
!871 = !DISubprogram(name: "logbf", scope: !664, file: !664, line: 125, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!872 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !873, file: !667, line: 1153)
!873 = !DISubprogram(name: "logbl", scope: !664, file: !664, line: 125, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!874 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !875, file: !667, line: 1155)
!875 = !DISubprogram(name: "lrint", scope: !664, file: !664, line: 317, type: !876, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!876 = !DISubroutineType(types: !877)
!877 = !{!449, !253}
!878 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !879, file: !667, line: 1156)
!879 = !DISubprogram(name: "lrintf", scope: !664, file: !664, line: 317, type: !880, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!880 = !DISubroutineType(types: !881)
!881 = !{!449, !30}
!882 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !883, file: !667, line: 1157)
!883 = !DISubprogram(name: "lrintl", scope: !664, file: !664, line: 317, type: !884, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!884 = !DISubroutineType(types: !885)
!885 = !{!449, !616}
!886 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !887, file: !667, line: 1159)
!887 = !DISubprogram(name: "lround", scope: !664, file: !664, line: 323, type: !876, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!888 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !889, file: !667, line: 1160)
!889 = !DISubprogram(name: "lroundf", scope: !664, file: !664, line: 323, type: !880, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!890 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !891, file: !667, line: 1161)
!891 = !DISubprogram(name: "lroundl", scope: !664, file: !664, line: 323, type: !884, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!892 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !893, file: !667, line: 1163)
!893 = !DISubprogram(name: "nan", scope: !664, file: !664, line: 203, type: !469, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!894 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !895, file: !667, line: 1164)
!895 = !DISubprogram(name: "nanf", scope: !664, file: !664, line: 203, type: !896, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!896 = !DISubroutineType(types: !897)
!897 = !{!30, !257}
!898 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !899, file: !667, line: 1165)
!899 = !DISubprogram(name: "nanl", scope: !664, file: !664, line: 203, type: !900, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!900 = !DISubroutineType(types: !901)
!901 = !{!616, !257}
!902 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !903, file: !667, line: 1167)
!903 = !DISubprogram(name: "nearbyint", scope: !664, file: !664, line: 297, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!904 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !905, file: !667, line: 1168)
!905 = !DISubprogram(name: "nearbyintf", scope: !664, file: !664, line: 297, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!906 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !907, file: !667, line: 1169)
!907 = !DISubprogram(name: "nearbyintl", scope: !664, file: !664, line: 297, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!908 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !909, file: !667, line: 1171)
!909 = !DISubprogram(name: "nextafter", scope: !664, file: !664, line: 262, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!910 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !911, file: !667, line: 1172)
!911 = !DISubprogram(name: "nextafterf", scope: !664, file: !664, line: 262, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!912 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !913, file: !667, line: 1173)
!913 = !DISubprogram(name: "nextafterl", scope: !664, file: !664, line: 262, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!914 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !915, file: !667, line: 1175)
!915 = !DISubprogram(name: "nexttoward", scope: !664, file: !664, line: 264, type: !916, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!916 = !DISubroutineType(types: !917)
!917 = !{!253, !253, !616}
!918 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !919, file: !667, line: 1176)
!919 = !DISubprogram(name: "nexttowardf", scope: !664, file: !664, line: 264, type: !920, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!920 = !DISubroutineType(types: !921)
!921 = !{!30, !30, !616}
!922 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !923, file: !667, line: 1177)
!923 = !DISubprogram(name: "nexttowardl", scope: !664, file: !664, line: 264, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!924 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !925, file: !667, line: 1179)
!925 = !DISubprogram(name: "remainder", scope: !664, file: !664, line: 275, type: !674, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!926 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !927, file: !667, line: 1180)
!927 = !DISubprogram(name: "remainderf", scope: !664, file: !664, line: 275, type: !754, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!928 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !929, file: !667, line: 1181)
!929 = !DISubprogram(name: "remainderl", scope: !664, file: !664, line: 275, type: !758, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!930 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !931, file: !667, line: 1183)
!931 = !DISubprogram(name: "remquo", scope: !664, file: !664, line: 310, type: !932, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!932 = !DISubroutineType(types: !933)
!933 = !{!253, !253, !253, !285}
!934 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !935, file: !667, line: 1184)
!935 = !DISubprogram(name: "remquof", scope: !664, file: !664, line: 310, type: !936, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!936 = !DISubroutineType(types: !937)
!937 = !{!30, !30, !30, !285}
!938 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !939, file: !667, line: 1185)
!939 = !DISubprogram(name: "remquol", scope: !664, file: !664, line: 310, type: !940, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!940 = !DISubroutineType(types: !941)
!941 = !{!616, !616, !616, !285}
!942 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !943, file: !667, line: 1187)
!943 = !DISubprogram(name: "rint", scope: !664, file: !664, line: 259, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!944 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !945, file: !667, line: 1188)
!945 = !DISubprogram(name: "rintf", scope: !664, file: !664, line: 259, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!946 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !947, file: !667, line: 1189)
!947 = !DISubprogram(name: "rintl", scope: !664, file: !664, line: 259, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!948 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !949, file: !667, line: 1191)
!949 = !DISubprogram(name: "round", scope: !664, file: !664, line: 301, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!950 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !951, file: !667, line: 1192)
!951 = !DISubprogram(name: "roundf", scope: !664, file: !664, line: 301, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!952 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !953, file: !667, line: 1193)
!953 = !DISubprogram(name: "roundl", scope: !664, file: !664, line: 301, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!954 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !955, file: !667, line: 1195)
!955 = !DISubprogram(name: "scalbln", scope: !664, file: !664, line: 293, type: !956, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!956 = !DISubroutineType(types: !957)
!957 = !{!253, !253, !449}
!958 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !959, file: !667, line: 1196)
!959 = !DISubprogram(name: "scalblnf", scope: !664, file: !664, line: 293, type: !960, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!960 = !DISubroutineType(types: !961)
!961 = !{!30, !30, !449}
!962 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !963, file: !667, line: 1197)
!963 = !DISubprogram(name: "scalblnl", scope: !664, file: !664, line: 293, type: !964, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!964 = !DISubroutineType(types: !965)
!965 = !{!616, !616, !449}
!966 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !967, file: !667, line: 1199)
!967 = !DISubprogram(name: "scalbn", scope: !664, file: !664, line: 279, type: !696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!968 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !969, file: !667, line: 1200)
!969 = !DISubprogram(name: "scalbnf", scope: !664, file: !664, line: 279, type: !970, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!970 = !DISubroutineType(types: !971)
!971 = !{!30, !30, !245}
!972 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !973, file: !667, line: 1201)
!973 = !DISubprogram(name: "scalbnl", scope: !664, file: !664, line: 279, type: !974, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!974 = !DISubroutineType(types: !975)
!975 = !{!616, !616, !245}
!976 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !977, file: !667, line: 1203)
!977 = !DISubprogram(name: "tgamma", scope: !664, file: !664, line: 238, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!978 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !979, file: !667, line: 1204)
!979 = !DISubprogram(name: "tgammaf", scope: !664, file: !664, line: 238, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!980 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !981, file: !667, line: 1205)
!981 = !DISubprogram(name: "tgammal", scope: !664, file: !664, line: 238, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!982 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !983, file: !667, line: 1207)
!983 = !DISubprogram(name: "trunc", scope: !664, file: !664, line: 305, type: !665, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!984 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !985, file: !667, line: 1208)
!985 = !DISubprogram(name: "truncf", scope: !664, file: !664, line: 305, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!986 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !295, entity: !987, file: !667, line: 1209)
!987 = !DISubprogram(name: "truncl", scope: !664, file: !664, line: 305, type: !636, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!988 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !989, entity: !990, file: !991, line: 58)
!989 = !DINamespace(name: "__gnu_debug", scope: null)
!990 = !DINamespace(name: "__debug", scope: !295)
!991 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "")
!992 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !635, file: !993, line: 38)
!993 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/math.h", directory: "")
!994 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !995, file: !993, line: 54)
!995 = !DISubprogram(name: "modf", linkageName: "_ZSt4modfePe", scope: !295, file: !667, line: 380, type: !996, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!996 = !DISubroutineType(types: !997)
!997 = !{!616, !616, !998}
!998 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !616, size: 64)
!999 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !635, file: !1000, line: 4887)
!1000 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/crt/math_functions.h", directory: "")
!1001 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !34, entity: !995, file: !1000, line: 4898)
!1002 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !37, file: !38, line: 202)
!1003 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !286, file: !38, line: 203)
!1004 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !1005, file: !38, line: 234)
!1005 = !DISubprogram(name: "is_exactly", linkageName: "_ZN2nv6target6detail10is_exactlyENS1_11sm_selectorE", scope: !39, file: !38, line: 174, type: !1006, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1006 = !DISubroutineType(types: !1007)
!1007 = !{!286, !37}
!1008 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !1009, file: !38, line: 235)
!1009 = !DISubprogram(name: "provides", linkageName: "_ZN2nv6target6detail8providesENS1_11sm_selectorE", scope: !39, file: !38, line: 179, type: !1006, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1010 = !{!1011, !1012, !1013, !1015, !1016, !1018, !1019, !1020}
!1011 = !DILocalVariable(name: "__par0", arg: 1, scope: !25, file: !26, line: 14, type: !29)
!1012 = !DILocalVariable(name: "__par1", arg: 2, scope: !25, file: !26, line: 14, type: !31)
!1013 = !DILocalVariable(name: "__args_arr", scope: !25, file: !26, line: 14, type: !1014)
!1014 = !DICompositeType(tag: DW_TAG_array_type, baseType: !236, size: 128, elements: !337)
!1015 = !DILocalVariable(name: "__args_idx", scope: !25, file: !26, line: 14, type: !245)
!1016 = !DILocalVariable(name: "__gridDim", scope: !1017, file: !26, line: 14, type: !267)
!1017 = distinct !DILexicalBlock(scope: !25, file: !26, line: 14, column: 191)
!1018 = !DILocalVariable(name: "__blockDim", scope: !1017, file: !26, line: 14, type: !267)
!1019 = !DILocalVariable(name: "__sharedMem", scope: !1017, file: !26, line: 14, type: !31)
!1020 = !DILocalVariable(name: "__stream", scope: !1017, file: !26, line: 14, type: !1021)
!1021 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaStream_t", file: !85, line: 2998, baseType: !1022)
!1022 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1023, size: 64)
!1023 = !DICompositeType(tag: DW_TAG_structure_type, name: "CUstream_st", file: !85, line: 2998, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11CUstream_st")
!1024 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaKernel_t", file: !85, line: 3048, baseType: !1025)
!1025 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1026, size: 64)
!1026 = !DICompositeType(tag: DW_TAG_structure_type, name: "CUkern_st", file: !85, line: 3048, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS9CUkern_st")
!1027 = !{i32 7, !"Dwarf Version", i32 5}
!1028 = !{i32 2, !"Debug Info Version", i32 3}
!1029 = !{i32 1, !"wchar_size", i32 4}
!1030 = !{i32 8, !"PIC Level", i32 2}
!1031 = !{i32 7, !"PIE Level", i32 2}
!1032 = !{i32 7, !"uwtable", i32 2}
!1033 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!1034 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!1035 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 28, type: !1036, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1038)
!1036 = !DISubroutineType(types: !1037)
!1037 = !{!245, !245, !555}
!1038 = !{!1039, !1040, !1041, !1048, !1050, !1052, !1053, !1054, !1055, !1056, !1057, !1058, !1059, !1063, !1064, !1065, !1068, !1069, !1070}
!1039 = !DILocalVariable(name: "argc", arg: 1, scope: !1035, file: !2, line: 28, type: !245)
!1040 = !DILocalVariable(name: "argv", arg: 2, scope: !1035, file: !2, line: 28, type: !555)
!1041 = !DILocalVariable(name: "arguments", scope: !1035, file: !2, line: 29, type: !1042)
!1042 = !DIDerivedType(tag: DW_TAG_typedef, name: "Arguments", file: !335, line: 11, baseType: !1043)
!1043 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !335, line: 7, size: 192, flags: DIFlagTypePassByValue, elements: !1044, identifier: "_ZTS9Arguments")
!1044 = !{!1045, !1046, !1047}
!1045 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !1043, file: !335, line: 8, baseType: !245, size: 32)
!1046 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !1043, file: !335, line: 9, baseType: !246, size: 64, offset: 64)
!1047 = !DIDerivedType(tag: DW_TAG_member, name: "output", scope: !1043, file: !335, line: 10, baseType: !257, size: 64, offset: 128)
!1048 = !DILocalVariable(name: "n", scope: !1035, file: !2, line: 31, type: !1049)
!1049 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !245)
!1050 = !DILocalVariable(name: "count", scope: !1035, file: !2, line: 32, type: !1051)
!1051 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!1052 = !DILocalVariable(name: "x", scope: !1035, file: !2, line: 33, type: !29)
!1053 = !DILocalVariable(name: "w1", scope: !1035, file: !2, line: 34, type: !29)
!1054 = !DILocalVariable(name: "w2", scope: !1035, file: !2, line: 35, type: !29)
!1055 = !DILocalVariable(name: "w3", scope: !1035, file: !2, line: 36, type: !29)
!1056 = !DILocalVariable(name: "h1", scope: !1035, file: !2, line: 37, type: !29)
!1057 = !DILocalVariable(name: "h2", scope: !1035, file: !2, line: 38, type: !29)
!1058 = !DILocalVariable(name: "y", scope: !1035, file: !2, line: 39, type: !29)
!1059 = !DILocalVariable(name: "handle", scope: !1035, file: !2, line: 40, type: !1060)
!1060 = !DIDerivedType(tag: DW_TAG_typedef, name: "cublasHandle_t", file: !72, line: 237, baseType: !1061)
!1061 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1062, size: 64)
!1062 = !DICompositeType(tag: DW_TAG_structure_type, name: "cublasContext", file: !72, line: 236, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13cublasContext")
!1063 = !DILocalVariable(name: "result", scope: !1035, file: !2, line: 45, type: !29)
!1064 = !DILocalVariable(name: "status", scope: !1035, file: !2, line: 47, type: !1049)
!1065 = !DILocalVariable(name: "__range1", scope: !1066, type: !1067, flags: DIFlagArtificial)
!1066 = distinct !DILexicalBlock(scope: !1035, file: !2, line: 48, column: 1)
!1067 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !293, size: 64)
!1068 = !DILocalVariable(name: "__begin1", scope: !1066, type: !309, flags: DIFlagArtificial)
!1069 = !DILocalVariable(name: "__end1", scope: !1066, type: !309, flags: DIFlagArtificial)
!1070 = !DILocalVariable(name: "buffer", scope: !1071, file: !2, line: 48, type: !29)
!1071 = distinct !DILexicalBlock(scope: !1066, file: !2, line: 48, column: 1)
!1072 = distinct !DIAssignID()
!1073 = !DILocalVariable(name: "one", scope: !1074, file: !2, line: 19, type: !1078)
!1074 = distinct !DISubprogram(name: "forward", linkageName: "_ZL7forwardP13cublasContextiPKfS2_S2_S2_PfS3_S3_", scope: !2, file: !2, line: 16, type: !1075, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1079)
!1075 = !DISubroutineType(types: !1076)
!1076 = !{null, !1060, !245, !1077, !1077, !1077, !1077, !29, !29, !29}
!1077 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1078, size: 64)
!1078 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!1079 = !{!1080, !1081, !1082, !1083, !1084, !1085, !1086, !1087, !1088, !1089, !1073, !1092, !1093}
!1080 = !DILocalVariable(name: "handle", arg: 1, scope: !1074, file: !2, line: 16, type: !1060)
!1081 = !DILocalVariable(name: "n", arg: 2, scope: !1074, file: !2, line: 16, type: !245)
!1082 = !DILocalVariable(name: "w1", arg: 3, scope: !1074, file: !2, line: 16, type: !1077)
!1083 = !DILocalVariable(name: "w2", arg: 4, scope: !1074, file: !2, line: 16, type: !1077)
!1084 = !DILocalVariable(name: "w3", arg: 5, scope: !1074, file: !2, line: 17, type: !1077)
!1085 = !DILocalVariable(name: "x", arg: 6, scope: !1074, file: !2, line: 17, type: !1077)
!1086 = !DILocalVariable(name: "h1", arg: 7, scope: !1074, file: !2, line: 17, type: !29)
!1087 = !DILocalVariable(name: "h2", arg: 8, scope: !1074, file: !2, line: 17, type: !29)
!1088 = !DILocalVariable(name: "y", arg: 9, scope: !1074, file: !2, line: 17, type: !29)
!1089 = !DILocalVariable(name: "no", scope: !1074, file: !2, line: 18, type: !1090)
!1090 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1091)
!1091 = !DIDerivedType(tag: DW_TAG_typedef, name: "cublasOperation_t", file: !72, line: 118, baseType: !228)
!1092 = !DILocalVariable(name: "zero", scope: !1074, file: !2, line: 19, type: !1078)
!1093 = !DILocalVariable(name: "count", scope: !1074, file: !2, line: 20, type: !1051)
!1094 = !DILocation(line: 0, scope: !1074, inlinedAt: !1095)
!1095 = distinct !DILocation(line: 43, column: 1, scope: !1035)
!1096 = distinct !DIAssignID()
!1097 = distinct !DIAssignID()
!1098 = distinct !DIAssignID()
!1099 = distinct !DIAssignID()
!1100 = distinct !DIAssignID()
!1101 = distinct !DIAssignID()
!1102 = distinct !DIAssignID()
!1103 = !DILocation(line: 0, scope: !1035)
!1104 = !DILocalVariable(name: "argc", arg: 1, scope: !1105, file: !335, line: 14, type: !245)
!1105 = distinct !DISubprogram(name: "parse_arguments", linkageName: "_ZL15parse_argumentsiPPcP9Arguments", scope: !335, file: !335, line: 14, type: !1106, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1109)
!1106 = !DISubroutineType(types: !1107)
!1107 = !{!245, !245, !555, !1108}
!1108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1042, size: 64)
!1109 = !{!1104, !1110, !1111, !1112, !1113}
!1110 = !DILocalVariable(name: "argv", arg: 2, scope: !1105, file: !335, line: 14, type: !555)
!1111 = !DILocalVariable(name: "out", arg: 3, scope: !1105, file: !335, line: 14, type: !1108)
!1112 = !DILocalVariable(name: "n", scope: !1105, file: !335, line: 15, type: !449)
!1113 = !DILocalVariable(name: "seed", scope: !1105, file: !335, line: 15, type: !449)
!1114 = !DILocation(line: 0, scope: !1105, inlinedAt: !1115)
!1115 = distinct !DILocation(line: 30, column: 7, scope: !1116)
!1116 = distinct !DILexicalBlock(scope: !1035, file: !2, line: 30, column: 5)
!1117 = !DILocation(line: 16, column: 12, scope: !1118, inlinedAt: !1115)
!1118 = distinct !DILexicalBlock(scope: !1105, file: !335, line: 16, column: 5)
!1119 = !DILocation(line: 16, column: 18, scope: !1118, inlinedAt: !1115)
!1120 = !DILocalVariable(name: "end", scope: !1121, file: !67, line: 60, type: !237)
!1121 = distinct !DISubprogram(name: "parse_integer", linkageName: "_ZL13parse_integeriPPciPKclllPl", scope: !67, file: !67, line: 56, type: !1122, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1125)
!1122 = !DISubroutineType(types: !1123)
!1123 = !{!245, !245, !555, !245, !257, !449, !449, !449, !1124}
!1124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !449, size: 64)
!1125 = !{!1126, !1127, !1128, !1129, !1130, !1131, !1132, !1133, !1120}
!1126 = !DILocalVariable(name: "argc", arg: 1, scope: !1121, file: !67, line: 56, type: !245)
!1127 = !DILocalVariable(name: "argv", arg: 2, scope: !1121, file: !67, line: 56, type: !555)
!1128 = !DILocalVariable(name: "position", arg: 3, scope: !1121, file: !67, line: 56, type: !245)
!1129 = !DILocalVariable(name: "name", arg: 4, scope: !1121, file: !67, line: 56, type: !257)
!1130 = !DILocalVariable(name: "low", arg: 5, scope: !1121, file: !67, line: 56, type: !449)
!1131 = !DILocalVariable(name: "high", arg: 6, scope: !1121, file: !67, line: 57, type: !449)
!1132 = !DILocalVariable(name: "fallback", arg: 7, scope: !1121, file: !67, line: 57, type: !449)
!1133 = !DILocalVariable(name: "out", arg: 8, scope: !1121, file: !67, line: 57, type: !1124)
!1134 = !DILocation(line: 0, scope: !1121, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 16, column: 22, scope: !1118, inlinedAt: !1115)
!1136 = !DILocation(line: 59, column: 14, scope: !1137, inlinedAt: !1135)
!1137 = distinct !DILexicalBlock(scope: !1121, file: !67, line: 59, column: 5)
!1138 = !DILocation(line: 59, column: 5, scope: !1121, inlinedAt: !1135)
!1139 = !DILocation(line: 60, column: 1, scope: !1121, inlinedAt: !1135)
!1140 = !DILocation(line: 61, column: 3, scope: !1121, inlinedAt: !1135)
!1141 = !DILocation(line: 61, column: 23, scope: !1121, inlinedAt: !1135)
!1142 = !{!1143, !1143, i64 0}
!1143 = !{!"int", !1144, i64 0}
!1144 = !{!"omnipotent char", !1145, i64 0}
!1145 = !{!"Simple C++ TBAA"}
!1146 = !DILocation(line: 62, column: 17, scope: !1121, inlinedAt: !1135)
!1147 = !{!1148, !1148, i64 0}
!1148 = !{!"any pointer", !1144, i64 0}
!1149 = !DILocation(line: 62, column: 10, scope: !1121, inlinedAt: !1135)
!1150 = !DILocation(line: 63, column: 11, scope: !1151, inlinedAt: !1135)
!1151 = distinct !DILexicalBlock(scope: !1121, file: !67, line: 63, column: 5)
!1152 = !DILocation(line: 63, column: 9, scope: !1151, inlinedAt: !1135)
!1153 = !{!1144, !1144, i64 0}
!1154 = !DILocation(line: 63, column: 8, scope: !1151, inlinedAt: !1135)
!1155 = !DILocation(line: 63, column: 28, scope: !1151, inlinedAt: !1135)
!1156 = !DILocation(line: 63, column: 35, scope: !1151, inlinedAt: !1135)
!1157 = !DILocation(line: 63, column: 34, scope: !1151, inlinedAt: !1135)
!1158 = !DILocation(line: 63, column: 33, scope: !1151, inlinedAt: !1135)
!1159 = !DILocation(line: 63, column: 42, scope: !1151, inlinedAt: !1135)
!1160 = !DILocation(line: 63, column: 48, scope: !1151, inlinedAt: !1135)
!1161 = !DILocation(line: 63, column: 47, scope: !1151, inlinedAt: !1135)
!1162 = !DILocation(line: 63, column: 71, scope: !1151, inlinedAt: !1135)
!1163 = !DILocation(line: 64, column: 9, scope: !1121, inlinedAt: !1135)
!1164 = !DILocation(line: 64, column: 1, scope: !1121, inlinedAt: !1135)
!1165 = !DILocation(line: 67, column: 1, scope: !1121, inlinedAt: !1135)
!1166 = !DILocation(line: 16, column: 78, scope: !1118, inlinedAt: !1115)
!1167 = !DILocation(line: 18, column: 18, scope: !1168, inlinedAt: !1115)
!1168 = distinct !DILexicalBlock(scope: !1118, file: !335, line: 17, column: 1)
!1169 = !DILocation(line: 0, scope: !1121, inlinedAt: !1170)
!1170 = distinct !DILocation(line: 16, column: 82, scope: !1118, inlinedAt: !1115)
!1171 = !DILocation(line: 59, column: 14, scope: !1137, inlinedAt: !1170)
!1172 = !DILocation(line: 59, column: 5, scope: !1121, inlinedAt: !1170)
!1173 = !DILocation(line: 60, column: 1, scope: !1121, inlinedAt: !1170)
!1174 = !DILocation(line: 61, column: 23, scope: !1121, inlinedAt: !1170)
!1175 = !DILocation(line: 62, column: 17, scope: !1121, inlinedAt: !1170)
!1176 = !DILocation(line: 62, column: 10, scope: !1121, inlinedAt: !1170)
!1177 = !DILocation(line: 63, column: 11, scope: !1151, inlinedAt: !1170)
!1178 = !DILocation(line: 63, column: 9, scope: !1151, inlinedAt: !1170)
!1179 = !DILocation(line: 63, column: 8, scope: !1151, inlinedAt: !1170)
!1180 = !DILocation(line: 63, column: 28, scope: !1151, inlinedAt: !1170)
!1181 = !DILocation(line: 63, column: 35, scope: !1151, inlinedAt: !1170)
!1182 = !DILocation(line: 63, column: 34, scope: !1151, inlinedAt: !1170)
!1183 = !DILocation(line: 63, column: 33, scope: !1151, inlinedAt: !1170)
!1184 = !DILocation(line: 63, column: 42, scope: !1151, inlinedAt: !1170)
!1185 = !DILocation(line: 63, column: 48, scope: !1151, inlinedAt: !1170)
!1186 = !DILocation(line: 63, column: 47, scope: !1151, inlinedAt: !1170)
!1187 = !DILocation(line: 63, column: 71, scope: !1151, inlinedAt: !1170)
!1188 = !DILocation(line: 64, column: 9, scope: !1121, inlinedAt: !1170)
!1189 = !DILocation(line: 64, column: 1, scope: !1121, inlinedAt: !1170)
!1190 = !DILocation(line: 67, column: 1, scope: !1121, inlinedAt: !1170)
!1191 = !DILocation(line: 16, column: 5, scope: !1105, inlinedAt: !1115)
!1192 = !DILocation(line: 20, column: 24, scope: !1168, inlinedAt: !1115)
!1193 = !DILocation(line: 20, column: 18, scope: !1168, inlinedAt: !1115)
!1194 = !DILocation(line: 20, column: 31, scope: !1168, inlinedAt: !1115)
!1195 = !DILocation(line: 23, column: 9, scope: !1105, inlinedAt: !1115)
!1196 = !DILocation(line: 23, column: 1, scope: !1105, inlinedAt: !1115)
!1197 = !DILocation(line: 30, column: 5, scope: !1035)
!1198 = !DILocation(line: 32, column: 31, scope: !1035)
!1199 = !DILocation(line: 32, column: 34, scope: !1035)
!1200 = !DILocalVariable(name: "arguments", arg: 1, scope: !1201, file: !335, line: 29, type: !1204)
!1201 = distinct !DISubprogram(name: "make_matrix", linkageName: "_ZL11make_matrixPK9Argumentsmf", scope: !335, file: !335, line: 29, type: !1202, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1206)
!1202 = !DISubroutineType(types: !1203)
!1203 = !{!29, !1204, !246, !30}
!1204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1205, size: 64)
!1205 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1042)
!1206 = !{!1200, !1207, !1208, !1209, !1210}
!1207 = !DILocalVariable(name: "stream", arg: 2, scope: !1201, file: !335, line: 29, type: !246)
!1208 = !DILocalVariable(name: "variance", arg: 3, scope: !1201, file: !335, line: 29, type: !30)
!1209 = !DILocalVariable(name: "count", scope: !1201, file: !335, line: 30, type: !1051)
!1210 = !DILocalVariable(name: "x", scope: !1201, file: !335, line: 31, type: !29)
!1211 = !DILocation(line: 0, scope: !1201, inlinedAt: !1212)
!1212 = distinct !DILocation(line: 33, column: 27, scope: !1035)
!1213 = !DILocalVariable(name: "count", arg: 1, scope: !1214, file: !67, line: 45, type: !31)
!1214 = distinct !DISubprogram(name: "allocate", linkageName: "_ZL8allocatem", scope: !67, file: !67, line: 45, type: !1215, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1217)
!1215 = !DISubroutineType(types: !1216)
!1216 = !{!29, !31}
!1217 = !{!1213, !1218}
!1218 = !DILocalVariable(name: "x", scope: !1214, file: !67, line: 46, type: !29)
!1219 = !DILocation(line: 0, scope: !1214, inlinedAt: !1220)
!1220 = distinct !DILocation(line: 31, column: 12, scope: !1201, inlinedAt: !1212)
!1221 = !DILocation(line: 46, column: 34, scope: !1214, inlinedAt: !1220)
!1222 = !DILocation(line: 46, column: 21, scope: !1214, inlinedAt: !1220)
!1223 = !DILocation(line: 47, column: 6, scope: !1224, inlinedAt: !1220)
!1224 = distinct !DILexicalBlock(scope: !1214, file: !67, line: 47, column: 5)
!1225 = !DILocation(line: 47, column: 5, scope: !1214, inlinedAt: !1220)
!1226 = !DILocation(line: 48, column: 9, scope: !1227, inlinedAt: !1220)
!1227 = distinct !DILexicalBlock(scope: !1224, file: !67, line: 47, column: 9)
!1228 = !DILocation(line: 48, column: 1, scope: !1227, inlinedAt: !1220)
!1229 = !DILocation(line: 49, column: 1, scope: !1227, inlinedAt: !1220)
!1230 = !DILocation(line: 32, column: 1, scope: !1201, inlinedAt: !1212)
!1231 = !DILocation(line: 33, column: 12, scope: !1035)
!1232 = !DILocation(line: 0, scope: !1201, inlinedAt: !1233)
!1233 = distinct !DILocation(line: 34, column: 28, scope: !1035)
!1234 = !DILocation(line: 0, scope: !1214, inlinedAt: !1235)
!1235 = distinct !DILocation(line: 31, column: 12, scope: !1201, inlinedAt: !1233)
!1236 = !DILocation(line: 46, column: 21, scope: !1214, inlinedAt: !1235)
!1237 = !DILocation(line: 47, column: 6, scope: !1224, inlinedAt: !1235)
!1238 = !DILocation(line: 47, column: 5, scope: !1214, inlinedAt: !1235)
!1239 = !DILocation(line: 48, column: 9, scope: !1227, inlinedAt: !1235)
!1240 = !DILocation(line: 48, column: 1, scope: !1227, inlinedAt: !1235)
!1241 = !DILocation(line: 49, column: 1, scope: !1227, inlinedAt: !1235)
!1242 = !DILocation(line: 34, column: 64, scope: !1035)
!1243 = !DILocation(line: 34, column: 62, scope: !1035)
!1244 = !DILocation(line: 32, column: 62, scope: !1201, inlinedAt: !1233)
!1245 = !DILocation(line: 32, column: 49, scope: !1201, inlinedAt: !1233)
!1246 = !DILocation(line: 32, column: 1, scope: !1201, inlinedAt: !1233)
!1247 = !DILocation(line: 34, column: 13, scope: !1035)
!1248 = !DILocation(line: 0, scope: !1201, inlinedAt: !1249)
!1249 = distinct !DILocation(line: 35, column: 28, scope: !1035)
!1250 = !DILocation(line: 0, scope: !1214, inlinedAt: !1251)
!1251 = distinct !DILocation(line: 31, column: 12, scope: !1201, inlinedAt: !1249)
!1252 = !DILocation(line: 46, column: 21, scope: !1214, inlinedAt: !1251)
!1253 = !DILocation(line: 47, column: 6, scope: !1224, inlinedAt: !1251)
!1254 = !DILocation(line: 47, column: 5, scope: !1214, inlinedAt: !1251)
!1255 = !DILocation(line: 48, column: 9, scope: !1227, inlinedAt: !1251)
!1256 = !DILocation(line: 48, column: 1, scope: !1227, inlinedAt: !1251)
!1257 = !DILocation(line: 49, column: 1, scope: !1227, inlinedAt: !1251)
!1258 = !DILocation(line: 32, column: 49, scope: !1201, inlinedAt: !1249)
!1259 = !DILocation(line: 32, column: 1, scope: !1201, inlinedAt: !1249)
!1260 = !DILocation(line: 35, column: 13, scope: !1035)
!1261 = !DILocation(line: 0, scope: !1201, inlinedAt: !1262)
!1262 = distinct !DILocation(line: 36, column: 28, scope: !1035)
!1263 = !DILocation(line: 0, scope: !1214, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 31, column: 12, scope: !1201, inlinedAt: !1262)
!1265 = !DILocation(line: 46, column: 21, scope: !1214, inlinedAt: !1264)
!1266 = !DILocation(line: 47, column: 6, scope: !1224, inlinedAt: !1264)
!1267 = !DILocation(line: 47, column: 5, scope: !1214, inlinedAt: !1264)
!1268 = !DILocation(line: 48, column: 9, scope: !1227, inlinedAt: !1264)
!1269 = !DILocation(line: 48, column: 1, scope: !1227, inlinedAt: !1264)
!1270 = !DILocation(line: 49, column: 1, scope: !1227, inlinedAt: !1264)
!1271 = !DILocation(line: 32, column: 49, scope: !1201, inlinedAt: !1262)
!1272 = !DILocation(line: 32, column: 1, scope: !1201, inlinedAt: !1262)
!1273 = !DILocation(line: 36, column: 13, scope: !1035)
!1274 = !DILocalVariable(name: "device", scope: !1275, file: !361, line: 24, type: !29)
!1275 = distinct !DISubprogram(name: "allocate_on_device", linkageName: "_ZL18allocate_on_devicem", scope: !361, file: !361, line: 23, type: !1215, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1276)
!1276 = !{!1277, !1274}
!1277 = !DILocalVariable(name: "count", arg: 1, scope: !1275, file: !361, line: 23, type: !31)
!1278 = !DILocation(line: 0, scope: !1275, inlinedAt: !1279)
!1279 = distinct !DILocation(line: 37, column: 13, scope: !1035)
!1280 = !DILocation(line: 24, column: 1, scope: !1275, inlinedAt: !1279)
!1281 = !DILocation(line: 24, column: 8, scope: !1275, inlinedAt: !1279)
!1282 = distinct !DIAssignID()
!1283 = !DILocalVariable(name: "devPtr", arg: 1, scope: !1284, file: !1285, line: 875, type: !1289)
!1284 = distinct !DISubprogram(name: "cudaMalloc<float>", linkageName: "_ZL10cudaMallocIfE9cudaErrorPPT_m", scope: !1285, file: !1285, line: 874, type: !1286, scopeLine: 878, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, templateParams: !1292, retainedNodes: !1290)
!1285 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/cuda_runtime.h", directory: "")
!1286 = !DISubroutineType(types: !1287)
!1287 = !{!1288, !1289, !31}
!1288 = !DIDerivedType(tag: DW_TAG_typedef, name: "cudaError_t", file: !85, line: 2993, baseType: !84)
!1289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!1290 = !{!1283, !1291}
!1291 = !DILocalVariable(name: "size", arg: 2, scope: !1284, file: !1285, line: 876, type: !31)
!1292 = !{!1293}
!1293 = !DITemplateTypeParameter(name: "T", type: !30)
!1294 = !DILocation(line: 0, scope: !1284, inlinedAt: !1295)
!1295 = distinct !DILocation(line: 25, column: 7, scope: !1275, inlinedAt: !1279)
!1296 = !DILocation(line: 879, column: 8, scope: !1284, inlinedAt: !1295)
!1297 = !DILocalVariable(name: "status", arg: 1, scope: !1298, file: !361, line: 11, type: !1288)
!1298 = distinct !DISubprogram(name: "check", linkageName: "_ZL5check9cudaErrorPKc", scope: !361, file: !361, line: 11, type: !1299, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1301)
!1299 = !DISubroutineType(types: !1300)
!1300 = !{null, !1288, !257}
!1301 = !{!1297, !1302}
!1302 = !DILocalVariable(name: "what", arg: 2, scope: !1298, file: !361, line: 11, type: !257)
!1303 = !DILocation(line: 0, scope: !1298, inlinedAt: !1304)
!1304 = distinct !DILocation(line: 25, column: 1, scope: !1275, inlinedAt: !1279)
!1305 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1304)
!1306 = distinct !DILexicalBlock(scope: !1298, file: !361, line: 12, column: 5)
!1307 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1304)
!1308 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1304)
!1309 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1304)
!1310 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1304)
!1311 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1304)
!1312 = !DILocation(line: 26, column: 8, scope: !1275, inlinedAt: !1279)
!1313 = !DILocation(line: 27, column: 1, scope: !1275, inlinedAt: !1279)
!1314 = !DILocation(line: 0, scope: !1275, inlinedAt: !1315)
!1315 = distinct !DILocation(line: 38, column: 13, scope: !1035)
!1316 = !DILocation(line: 24, column: 1, scope: !1275, inlinedAt: !1315)
!1317 = !DILocation(line: 24, column: 8, scope: !1275, inlinedAt: !1315)
!1318 = distinct !DIAssignID()
!1319 = !DILocation(line: 0, scope: !1284, inlinedAt: !1320)
!1320 = distinct !DILocation(line: 25, column: 7, scope: !1275, inlinedAt: !1315)
!1321 = !DILocation(line: 879, column: 8, scope: !1284, inlinedAt: !1320)
!1322 = !DILocation(line: 0, scope: !1298, inlinedAt: !1323)
!1323 = distinct !DILocation(line: 25, column: 1, scope: !1275, inlinedAt: !1315)
!1324 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1323)
!1325 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1323)
!1326 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1323)
!1327 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1323)
!1328 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1323)
!1329 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1323)
!1330 = !DILocation(line: 26, column: 8, scope: !1275, inlinedAt: !1315)
!1331 = !DILocation(line: 27, column: 1, scope: !1275, inlinedAt: !1315)
!1332 = !DILocation(line: 0, scope: !1275, inlinedAt: !1333)
!1333 = distinct !DILocation(line: 39, column: 12, scope: !1035)
!1334 = !DILocation(line: 24, column: 1, scope: !1275, inlinedAt: !1333)
!1335 = !DILocation(line: 24, column: 8, scope: !1275, inlinedAt: !1333)
!1336 = distinct !DIAssignID()
!1337 = !DILocation(line: 0, scope: !1284, inlinedAt: !1338)
!1338 = distinct !DILocation(line: 25, column: 7, scope: !1275, inlinedAt: !1333)
!1339 = !DILocation(line: 879, column: 8, scope: !1284, inlinedAt: !1338)
!1340 = !DILocation(line: 0, scope: !1298, inlinedAt: !1341)
!1341 = distinct !DILocation(line: 25, column: 1, scope: !1275, inlinedAt: !1333)
!1342 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1341)
!1343 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1341)
!1344 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1341)
!1345 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1341)
!1346 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1341)
!1347 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1341)
!1348 = !DILocation(line: 26, column: 8, scope: !1275, inlinedAt: !1333)
!1349 = !DILocation(line: 27, column: 1, scope: !1275, inlinedAt: !1333)
!1350 = !DILocation(line: 40, column: 1, scope: !1035)
!1351 = !DILocation(line: 41, column: 7, scope: !1035)
!1352 = !DILocalVariable(name: "status", arg: 1, scope: !1353, file: !361, line: 17, type: !1356)
!1353 = distinct !DISubprogram(name: "check", linkageName: "_ZL5check14cublasStatus_tPKc", scope: !361, file: !361, line: 17, type: !1354, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1357)
!1354 = !DISubroutineType(types: !1355)
!1355 = !{null, !1356, !257}
!1356 = !DIDerivedType(tag: DW_TAG_typedef, name: "cublasStatus_t", file: !72, line: 104, baseType: !71)
!1357 = !{!1352, !1358}
!1358 = !DILocalVariable(name: "what", arg: 2, scope: !1353, file: !361, line: 17, type: !257)
!1359 = !DILocation(line: 0, scope: !1353, inlinedAt: !1360)
!1360 = distinct !DILocation(line: 41, column: 1, scope: !1035)
!1361 = !DILocation(line: 18, column: 12, scope: !1362, inlinedAt: !1360)
!1362 = distinct !DILexicalBlock(scope: !1353, file: !361, line: 18, column: 5)
!1363 = !DILocation(line: 18, column: 5, scope: !1353, inlinedAt: !1360)
!1364 = !DILocation(line: 19, column: 9, scope: !1353, inlinedAt: !1360)
!1365 = !DILocation(line: 19, column: 42, scope: !1353, inlinedAt: !1360)
!1366 = !DILocation(line: 19, column: 1, scope: !1353, inlinedAt: !1360)
!1367 = !DILocation(line: 20, column: 1, scope: !1353, inlinedAt: !1360)
!1368 = !DILocation(line: 43, column: 9, scope: !1035)
!1369 = !DILocation(line: 19, column: 1, scope: !1074, inlinedAt: !1095)
!1370 = !DILocation(line: 19, column: 13, scope: !1074, inlinedAt: !1095)
!1371 = !{!1372, !1372, i64 0}
!1372 = !{!"float", !1144, i64 0}
!1373 = distinct !DIAssignID()
!1374 = !DILocation(line: 19, column: 27, scope: !1074, inlinedAt: !1095)
!1375 = distinct !DIAssignID()
!1376 = !DILocation(line: 21, column: 7, scope: !1074, inlinedAt: !1095)
!1377 = !DILocation(line: 0, scope: !1353, inlinedAt: !1378)
!1378 = distinct !DILocation(line: 21, column: 1, scope: !1074, inlinedAt: !1095)
!1379 = !DILocation(line: 18, column: 12, scope: !1362, inlinedAt: !1378)
!1380 = !DILocation(line: 18, column: 5, scope: !1353, inlinedAt: !1378)
!1381 = !DILocation(line: 19, column: 9, scope: !1353, inlinedAt: !1378)
!1382 = !DILocation(line: 19, column: 42, scope: !1353, inlinedAt: !1378)
!1383 = !DILocation(line: 19, column: 1, scope: !1353, inlinedAt: !1378)
!1384 = !DILocation(line: 20, column: 1, scope: !1353, inlinedAt: !1378)
!1385 = !DILocation(line: 22, column: 1, scope: !1074, inlinedAt: !1095)
!1386 = !DILocation(line: 23, column: 7, scope: !1074, inlinedAt: !1095)
!1387 = !DILocation(line: 0, scope: !1353, inlinedAt: !1388)
!1388 = distinct !DILocation(line: 23, column: 1, scope: !1074, inlinedAt: !1095)
!1389 = !DILocation(line: 18, column: 12, scope: !1362, inlinedAt: !1388)
!1390 = !DILocation(line: 18, column: 5, scope: !1353, inlinedAt: !1388)
!1391 = !DILocation(line: 19, column: 9, scope: !1353, inlinedAt: !1388)
!1392 = !DILocation(line: 19, column: 42, scope: !1353, inlinedAt: !1388)
!1393 = !DILocation(line: 19, column: 1, scope: !1353, inlinedAt: !1388)
!1394 = !DILocation(line: 20, column: 1, scope: !1353, inlinedAt: !1388)
!1395 = !DILocation(line: 24, column: 1, scope: !1074, inlinedAt: !1095)
!1396 = !DILocation(line: 25, column: 7, scope: !1074, inlinedAt: !1095)
!1397 = !DILocation(line: 0, scope: !1353, inlinedAt: !1398)
!1398 = distinct !DILocation(line: 25, column: 1, scope: !1074, inlinedAt: !1095)
!1399 = !DILocation(line: 18, column: 12, scope: !1362, inlinedAt: !1398)
!1400 = !DILocation(line: 18, column: 5, scope: !1353, inlinedAt: !1398)
!1401 = !DILocation(line: 19, column: 9, scope: !1353, inlinedAt: !1398)
!1402 = !DILocation(line: 19, column: 42, scope: !1353, inlinedAt: !1398)
!1403 = !DILocation(line: 19, column: 1, scope: !1353, inlinedAt: !1398)
!1404 = !DILocation(line: 20, column: 1, scope: !1353, inlinedAt: !1398)
!1405 = !DILocation(line: 26, column: 1, scope: !1074, inlinedAt: !1095)
!1406 = !DILocalVariable(name: "device", arg: 1, scope: !1407, file: !361, line: 38, type: !1077)
!1407 = distinct !DISubprogram(name: "to_host", linkageName: "_ZL7to_hostPKfm", scope: !361, file: !361, line: 38, type: !1408, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1410)
!1408 = !DISubroutineType(types: !1409)
!1409 = !{!29, !1077, !31}
!1410 = !{!1406, !1411, !1412}
!1411 = !DILocalVariable(name: "count", arg: 2, scope: !1407, file: !361, line: 38, type: !31)
!1412 = !DILocalVariable(name: "host", scope: !1407, file: !361, line: 39, type: !29)
!1413 = !DILocation(line: 0, scope: !1407, inlinedAt: !1414)
!1414 = distinct !DILocation(line: 45, column: 17, scope: !1035)
!1415 = !DILocation(line: 0, scope: !1214, inlinedAt: !1416)
!1416 = distinct !DILocation(line: 39, column: 15, scope: !1407, inlinedAt: !1414)
!1417 = !DILocation(line: 46, column: 21, scope: !1214, inlinedAt: !1416)
!1418 = !DILocation(line: 47, column: 6, scope: !1224, inlinedAt: !1416)
!1419 = !DILocation(line: 47, column: 5, scope: !1214, inlinedAt: !1416)
!1420 = !DILocation(line: 48, column: 9, scope: !1227, inlinedAt: !1416)
!1421 = !DILocation(line: 48, column: 1, scope: !1227, inlinedAt: !1416)
!1422 = !DILocation(line: 49, column: 1, scope: !1227, inlinedAt: !1416)
!1423 = !DILocation(line: 40, column: 7, scope: !1407, inlinedAt: !1414)
!1424 = !DILocation(line: 0, scope: !1298, inlinedAt: !1425)
!1425 = distinct !DILocation(line: 40, column: 1, scope: !1407, inlinedAt: !1414)
!1426 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1425)
!1427 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1425)
!1428 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1425)
!1429 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1425)
!1430 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1425)
!1431 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1425)
!1432 = !DILocation(line: 46, column: 35, scope: !1035)
!1433 = !DILocation(line: 46, column: 1, scope: !1035)
!1434 = !DILocalVariable(name: "path", arg: 1, scope: !1435, file: !67, line: 70, type: !257)
!1435 = distinct !DISubprogram(name: "write_result", linkageName: "_ZL12write_resultPKcPKfm", scope: !67, file: !67, line: 70, type: !1436, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1438)
!1436 = !DISubroutineType(types: !1437)
!1437 = !{!245, !257, !1077, !31}
!1438 = !{!1434, !1439, !1440, !1441, !1494}
!1439 = !DILocalVariable(name: "x", arg: 2, scope: !1435, file: !67, line: 70, type: !1077)
!1440 = !DILocalVariable(name: "count", arg: 3, scope: !1435, file: !67, line: 70, type: !31)
!1441 = !DILocalVariable(name: "file", scope: !1435, file: !67, line: 72, type: !1442)
!1442 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1443, size: 64)
!1443 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1444, line: 7, baseType: !1445)
!1444 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "")
!1445 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !1446, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !1447, identifier: "_ZTS8_IO_FILE")
!1446 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "")
!1447 = !{!1448, !1449, !1450, !1451, !1452, !1453, !1454, !1455, !1456, !1457, !1458, !1459, !1460, !1463, !1465, !1466, !1467, !1469, !1471, !1473, !1477, !1480, !1482, !1485, !1488, !1489, !1490, !1491, !1492}
!1448 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !1445, file: !1446, line: 51, baseType: !245, size: 32)
!1449 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !1445, file: !1446, line: 54, baseType: !237, size: 64, offset: 64)
!1450 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !1445, file: !1446, line: 55, baseType: !237, size: 64, offset: 128)
!1451 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !1445, file: !1446, line: 56, baseType: !237, size: 64, offset: 192)
!1452 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !1445, file: !1446, line: 57, baseType: !237, size: 64, offset: 256)
!1453 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !1445, file: !1446, line: 58, baseType: !237, size: 64, offset: 320)
!1454 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !1445, file: !1446, line: 59, baseType: !237, size: 64, offset: 384)
!1455 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !1445, file: !1446, line: 60, baseType: !237, size: 64, offset: 448)
!1456 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !1445, file: !1446, line: 61, baseType: !237, size: 64, offset: 512)
!1457 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !1445, file: !1446, line: 64, baseType: !237, size: 64, offset: 576)
!1458 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !1445, file: !1446, line: 65, baseType: !237, size: 64, offset: 640)
!1459 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !1445, file: !1446, line: 66, baseType: !237, size: 64, offset: 704)
!1460 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !1445, file: !1446, line: 68, baseType: !1461, size: 64, offset: 768)
!1461 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1462, size: 64)
!1462 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !1446, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!1463 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !1445, file: !1446, line: 70, baseType: !1464, size: 64, offset: 832)
!1464 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1445, size: 64)
!1465 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !1445, file: !1446, line: 72, baseType: !245, size: 32, offset: 896)
!1466 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !1445, file: !1446, line: 73, baseType: !245, size: 32, offset: 928)
!1467 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !1445, file: !1446, line: 74, baseType: !1468, size: 64, offset: 960)
!1468 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !249, line: 152, baseType: !449)
!1469 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !1445, file: !1446, line: 77, baseType: !1470, size: 16, offset: 1024)
!1470 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1471 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !1445, file: !1446, line: 78, baseType: !1472, size: 8, offset: 1040)
!1472 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1473 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !1445, file: !1446, line: 79, baseType: !1474, size: 8, offset: 1048)
!1474 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !1475)
!1475 = !{!1476}
!1476 = !DISubrange(count: 1)
!1477 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !1445, file: !1446, line: 81, baseType: !1478, size: 64, offset: 1088)
!1478 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1479, size: 64)
!1479 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !1446, line: 43, baseType: null)
!1480 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !1445, file: !1446, line: 89, baseType: !1481, size: 64, offset: 1152)
!1481 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !249, line: 153, baseType: !449)
!1482 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !1445, file: !1446, line: 91, baseType: !1483, size: 64, offset: 1216)
!1483 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1484, size: 64)
!1484 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !1446, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!1485 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !1445, file: !1446, line: 92, baseType: !1486, size: 64, offset: 1280)
!1486 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1487, size: 64)
!1487 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !1446, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!1488 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !1445, file: !1446, line: 93, baseType: !1464, size: 64, offset: 1344)
!1489 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !1445, file: !1446, line: 94, baseType: !236, size: 64, offset: 1408)
!1490 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !1445, file: !1446, line: 95, baseType: !31, size: 64, offset: 1472)
!1491 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !1445, file: !1446, line: 96, baseType: !245, size: 32, offset: 1536)
!1492 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !1445, file: !1446, line: 98, baseType: !1493, size: 160, offset: 1568)
!1493 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !11)
!1494 = !DILocalVariable(name: "written", scope: !1435, file: !67, line: 73, type: !1051)
!1495 = !DILocation(line: 0, scope: !1435, inlinedAt: !1496)
!1496 = distinct !DILocation(line: 47, column: 20, scope: !1035)
!1497 = !DILocation(line: 71, column: 6, scope: !1498, inlinedAt: !1496)
!1498 = distinct !DILexicalBlock(scope: !1435, file: !67, line: 71, column: 5)
!1499 = !DILocation(line: 71, column: 5, scope: !1435, inlinedAt: !1496)
!1500 = !DILocation(line: 72, column: 14, scope: !1435, inlinedAt: !1496)
!1501 = !DILocation(line: 73, column: 24, scope: !1435, inlinedAt: !1496)
!1502 = !DILocation(line: 73, column: 33, scope: !1435, inlinedAt: !1496)
!1503 = !DILocation(line: 74, column: 17, scope: !1504, inlinedAt: !1496)
!1504 = distinct !DILexicalBlock(scope: !1435, file: !67, line: 74, column: 5)
!1505 = !DILocation(line: 74, column: 16, scope: !1504, inlinedAt: !1496)
!1506 = !DILocation(line: 74, column: 33, scope: !1504, inlinedAt: !1496)
!1507 = !DILocation(line: 75, column: 9, scope: !1435, inlinedAt: !1496)
!1508 = !DILocation(line: 75, column: 1, scope: !1435, inlinedAt: !1496)
!1509 = !DILocation(line: 76, column: 1, scope: !1435, inlinedAt: !1496)
!1510 = !DILocation(line: 0, scope: !1066)
!1511 = !DILocation(line: 0, scope: !1071)
!1512 = !DILocation(line: 48, column: 58, scope: !1513)
!1513 = distinct !DILexicalBlock(scope: !1071, file: !2, line: 48, column: 50)
!1514 = !DILocation(line: 0, scope: !1298, inlinedAt: !1515)
!1515 = distinct !DILocation(line: 48, column: 52, scope: !1513)
!1516 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1515)
!1517 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1515)
!1518 = !DILocation(line: 49, column: 24, scope: !1035)
!1519 = !DILocation(line: 49, column: 7, scope: !1035)
!1520 = !DILocation(line: 0, scope: !1353, inlinedAt: !1521)
!1521 = distinct !DILocation(line: 49, column: 1, scope: !1035)
!1522 = !DILocation(line: 18, column: 12, scope: !1362, inlinedAt: !1521)
!1523 = !DILocation(line: 18, column: 5, scope: !1353, inlinedAt: !1521)
!1524 = !DILocation(line: 19, column: 9, scope: !1353, inlinedAt: !1521)
!1525 = !DILocation(line: 19, column: 42, scope: !1353, inlinedAt: !1521)
!1526 = !DILocation(line: 19, column: 1, scope: !1353, inlinedAt: !1521)
!1527 = !DILocation(line: 20, column: 1, scope: !1353, inlinedAt: !1521)
!1528 = !DILocation(line: 50, column: 1, scope: !1035)
!1529 = !DILocation(line: 52, column: 1, scope: !1035)
!1530 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1515)
!1531 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1515)
!1532 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1515)
!1533 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1515)
!1534 = distinct !DISubprogram(name: "move_to_device", linkageName: "_ZL14move_to_devicePfm", scope: !361, file: !361, line: 30, type: !1535, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1537)
!1535 = !DISubroutineType(types: !1536)
!1536 = !{!29, !29, !31}
!1537 = !{!1538, !1539, !1540}
!1538 = !DILocalVariable(name: "host", arg: 1, scope: !1534, file: !361, line: 30, type: !29)
!1539 = !DILocalVariable(name: "count", arg: 2, scope: !1534, file: !361, line: 30, type: !31)
!1540 = !DILocalVariable(name: "device", scope: !1534, file: !361, line: 31, type: !29)
!1541 = distinct !DIAssignID()
!1542 = !DILocation(line: 0, scope: !1534)
!1543 = !DILocation(line: 0, scope: !1275, inlinedAt: !1544)
!1544 = distinct !DILocation(line: 31, column: 17, scope: !1534)
!1545 = !DILocation(line: 24, column: 1, scope: !1275, inlinedAt: !1544)
!1546 = !DILocation(line: 24, column: 8, scope: !1275, inlinedAt: !1544)
!1547 = distinct !DIAssignID()
!1548 = !DILocation(line: 25, column: 33, scope: !1275, inlinedAt: !1544)
!1549 = !DILocation(line: 0, scope: !1284, inlinedAt: !1550)
!1550 = distinct !DILocation(line: 25, column: 7, scope: !1275, inlinedAt: !1544)
!1551 = !DILocation(line: 879, column: 8, scope: !1284, inlinedAt: !1550)
!1552 = !DILocation(line: 0, scope: !1298, inlinedAt: !1553)
!1553 = distinct !DILocation(line: 25, column: 1, scope: !1275, inlinedAt: !1544)
!1554 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1553)
!1555 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1553)
!1556 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1553)
!1557 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1553)
!1558 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1553)
!1559 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1553)
!1560 = !DILocation(line: 26, column: 8, scope: !1275, inlinedAt: !1544)
!1561 = !DILocation(line: 27, column: 1, scope: !1275, inlinedAt: !1544)
!1562 = !DILocation(line: 32, column: 7, scope: !1534)
!1563 = !DILocation(line: 0, scope: !1298, inlinedAt: !1564)
!1564 = distinct !DILocation(line: 32, column: 1, scope: !1534)
!1565 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1564)
!1566 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1564)
!1567 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1564)
!1568 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1564)
!1569 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1564)
!1570 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1564)
!1571 = !DILocation(line: 33, column: 1, scope: !1534)
!1572 = !DILocation(line: 34, column: 1, scope: !1534)
!1573 = !DISubprogram(name: "cublasCreate_v2", scope: !72, file: !72, line: 246, type: !1574, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1574 = !DISubroutineType(types: !1575)
!1575 = !{!1356, !1576}
!1576 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1060, size: 64)
!1577 = !DISubprogram(name: "printf", scope: !1578, file: !1578, line: 356, type: !1579, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1578 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!1579 = !DISubroutineType(types: !1580)
!1580 = !{!245, !527, null}
!1581 = distinct !DISubprogram(name: "frobenius_norm", linkageName: "_ZL14frobenius_normPKfm", scope: !67, file: !67, line: 38, type: !1582, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1584)
!1582 = !DISubroutineType(types: !1583)
!1583 = !{!253, !1077, !31}
!1584 = !{!1585, !1586, !1587, !1588}
!1585 = !DILocalVariable(name: "x", arg: 1, scope: !1581, file: !67, line: 38, type: !1077)
!1586 = !DILocalVariable(name: "count", arg: 2, scope: !1581, file: !67, line: 38, type: !31)
!1587 = !DILocalVariable(name: "sum", scope: !1581, file: !67, line: 39, type: !253)
!1588 = !DILocalVariable(name: "i", scope: !1589, file: !67, line: 40, type: !31)
!1589 = distinct !DILexicalBlock(scope: !1581, file: !67, line: 40, column: 1)
!1590 = !DILocation(line: 0, scope: !1581)
!1591 = !DILocation(line: 0, scope: !1589)
!1592 = !DILocation(line: 40, column: 24, scope: !1593)
!1593 = distinct !DILexicalBlock(scope: !1589, file: !67, line: 40, column: 1)
!1594 = !DILocation(line: 40, column: 1, scope: !1589)
!1595 = !DILocation(line: 40, column: 58, scope: !1596)
!1596 = distinct !DILexicalBlock(scope: !1593, file: !67, line: 40, column: 38)
!1597 = !DILocation(line: 40, column: 57, scope: !1596)
!1598 = !DILocation(line: 40, column: 65, scope: !1596)
!1599 = !DILocation(line: 40, column: 44, scope: !1596)
!1600 = !DILocation(line: 40, column: 33, scope: !1593)
!1601 = distinct !{!1601, !1602}
!1602 = !{!"llvm.loop.unroll.disable"}
!1603 = !DILocation(line: 41, column: 8, scope: !1581)
!1604 = !DILocation(line: 41, column: 1, scope: !1581)
!1605 = distinct !{!1605, !1594, !1606, !1607}
!1606 = !DILocation(line: 40, column: 76, scope: !1589)
!1607 = !{!"llvm.loop.mustprogress"}
!1608 = !DISubprogram(name: "cudaFree", scope: !1609, file: !1609, line: 4752, type: !1610, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1609 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/cuda_runtime_api.h", directory: "")
!1610 = !DISubroutineType(types: !1611)
!1611 = !{!1288, !236}
!1612 = !DISubprogram(name: "cublasDestroy_v2", scope: !72, file: !72, line: 248, type: !1613, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1613 = !DISubroutineType(types: !1614)
!1614 = !{!1356, !1060}
!1615 = distinct !DIAssignID()
!1616 = !DILocation(line: 0, scope: !25)
!1617 = distinct !DIAssignID()
!1618 = distinct !DIAssignID()
!1619 = distinct !DIAssignID()
!1620 = !DILocation(line: 0, scope: !1017)
!1621 = distinct !DIAssignID()
!1622 = distinct !DIAssignID()
!1623 = distinct !DIAssignID()
!1624 = distinct !DIAssignID()
!1625 = !{!1626, !1626, i64 0}
!1626 = !{!"long", !1144, i64 0}
!1627 = distinct !DIAssignID()
!1628 = !DILocation(line: 14, column: 99, scope: !25)
!1629 = !DILocation(line: 14, column: 123, scope: !25)
!1630 = !DILocation(line: 14, column: 157, scope: !25)
!1631 = !DILocation(line: 14, column: 191, scope: !1017)
!1632 = !{!"branch_weights", i32 1, i32 1048575}
!1633 = !{!1634, !1634, i64 0}
!1634 = !{!"bool", !1144, i64 0}
!1635 = !DILocalVariable(name: "this", arg: 1, scope: !1636, type: !1641, flags: DIFlagArtificial | DIFlagObjectPointer)
!1636 = distinct !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C2Ejjj", scope: !268, file: !260, line: 584, type: !274, scopeLine: 584, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !34, declaration: !273, retainedNodes: !1637)
!1637 = !{!1635, !1638, !1639, !1640}
!1638 = !DILocalVariable(name: "vx", arg: 2, scope: !1636, file: !260, line: 584, type: !68)
!1639 = !DILocalVariable(name: "vy", arg: 3, scope: !1636, file: !260, line: 584, type: !68)
!1640 = !DILocalVariable(name: "vz", arg: 4, scope: !1636, file: !260, line: 584, type: !68)
!1641 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !268, size: 64)
!1642 = !DILocation(line: 0, scope: !1636, inlinedAt: !1643)
!1643 = distinct !DILocation(line: 14, column: 191, scope: !1017)
!1644 = !DILocation(line: 584, column: 105, scope: !1636, inlinedAt: !1643)
!1645 = !{!1646, !1143, i64 0}
!1646 = !{!"_ZTS4dim3", !1143, i64 0, !1143, i64 4, !1143, i64 8}
!1647 = distinct !DIAssignID()
!1648 = !DILocation(line: 584, column: 112, scope: !1636, inlinedAt: !1643)
!1649 = !{!1646, !1143, i64 4}
!1650 = distinct !DIAssignID()
!1651 = !DILocation(line: 584, column: 119, scope: !1636, inlinedAt: !1643)
!1652 = !{!1646, !1143, i64 8}
!1653 = distinct !DIAssignID()
!1654 = !DILocation(line: 0, scope: !1636, inlinedAt: !1655)
!1655 = distinct !DILocation(line: 14, column: 191, scope: !1017)
!1656 = !DILocation(line: 584, column: 105, scope: !1636, inlinedAt: !1655)
!1657 = distinct !DIAssignID()
!1658 = !DILocation(line: 584, column: 112, scope: !1636, inlinedAt: !1655)
!1659 = distinct !DIAssignID()
!1660 = !DILocation(line: 584, column: 119, scope: !1636, inlinedAt: !1655)
!1661 = distinct !DIAssignID()
!1662 = !DILocation(line: 14, column: 191, scope: !1663)
!1663 = distinct !DILexicalBlock(scope: !1017, file: !26, line: 14, column: 191)
!1664 = !DILocation(line: 14, column: 254, scope: !1017)
!1665 = !DILocation(line: 14, column: 254, scope: !25)
!1666 = !DILocation(line: 14, column: 191, scope: !1667)
!1667 = distinct !DILexicalBlock(scope: !1668, file: !26, line: 14, column: 191)
!1668 = distinct !DILexicalBlock(scope: !1017, file: !26, line: 14, column: 191)
!1669 = !DILocalVariable(name: "gridDim", arg: 2, scope: !1670, file: !1671, line: 2953, type: !267)
!1670 = distinct !DISubprogram(name: "__cudaLaunchKernel_helper", linkageName: "_ZL25__cudaLaunchKernel_helperP9CUkern_st4dim3S1_PPvmP11CUstream_st", scope: !1671, file: !1671, line: 2951, type: !1672, scopeLine: 2958, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1674)
!1671 = !DIFile(filename: "/usr/local/cuda-13.0/bin/../targets/x86_64-linux/include/crt/device_functions.h", directory: "")
!1672 = !DISubroutineType(types: !1673)
!1673 = !{!1288, !1024, !267, !267, !244, !31, !1021}
!1674 = !{!1675, !1669, !1676, !1677, !1678, !1679}
!1675 = !DILocalVariable(name: "kernel", arg: 1, scope: !1670, file: !1671, line: 2952, type: !1024)
!1676 = !DILocalVariable(name: "blockDim", arg: 3, scope: !1670, file: !1671, line: 2954, type: !267)
!1677 = !DILocalVariable(name: "args", arg: 4, scope: !1670, file: !1671, line: 2955, type: !244)
!1678 = !DILocalVariable(name: "sharedMem", arg: 5, scope: !1670, file: !1671, line: 2956, type: !31)
!1679 = !DILocalVariable(name: "stream", arg: 6, scope: !1670, file: !1671, line: 2957, type: !1021)
!1680 = !DILocation(line: 0, scope: !1670, inlinedAt: !1681)
!1681 = distinct !DILocation(line: 14, column: 191, scope: !1667)
!1682 = !DILocation(line: 2963, column: 8, scope: !1670, inlinedAt: !1681)
!1683 = !DILocation(line: 14, column: 191, scope: !25)
!1684 = distinct !DISubprogram(name: "relu", linkageName: "_Z4reluPfm", scope: !2, file: !2, line: 5, type: !27, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1685)
!1685 = !{!1686, !1687}
!1686 = !DILocalVariable(name: "__cuda_0", arg: 1, scope: !1684, file: !2, line: 5, type: !29)
!1687 = !DILocalVariable(name: "__cuda_1", arg: 2, scope: !1684, file: !2, line: 5, type: !31)
!1688 = !DILocation(line: 0, scope: !1684)
!1689 = !DILocation(line: 5, column: 2, scope: !1684)
!1690 = !DILocation(line: 8, column: 1, scope: !1684)
!1691 = !DISubprogram(name: "__cudaGetKernel", scope: !1671, file: !1671, line: 2930, type: !1692, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1692 = !DISubroutineType(types: !1693)
!1693 = !{!1288, !1694, !239}
!1694 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1024, size: 64)
!1695 = !DISubprogram(name: "__cudaPopCallConfiguration", scope: !415, file: !415, line: 86, type: !1696, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1696 = !DISubroutineType(types: !1697)
!1697 = !{!1288, !266, !266, !1698, !236}
!1698 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!1699 = distinct !DISubprogram(name: "__sti____cudaRegisterAll", linkageName: "_ZL24__sti____cudaRegisterAllv", scope: !419, file: !419, line: 2, type: !453, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1700)
!1700 = !{!1701}
!1701 = !DILocalVariable(name: "callback_fp", scope: !1702, file: !419, line: 2, type: !241)
!1702 = distinct !DILexicalBlock(scope: !1699, file: !419, line: 2, column: 47)
!1703 = !DILocation(line: 2, column: 47, scope: !1699)
!1704 = !DILocation(line: 0, scope: !1702)
!1705 = !DILocation(line: 0, scope: !418, inlinedAt: !1706)
!1706 = distinct !DILocation(line: 2, column: 47, scope: !1702)
!1707 = !DILocation(line: 1, column: 62, scope: !1708, inlinedAt: !1706)
!1708 = distinct !DILexicalBlock(scope: !418, file: !419, line: 1, column: 62)
!1709 = !DILocalVariable(name: "in", arg: 1, scope: !1710, file: !2, line: 1, type: !244)
!1710 = distinct !DISubprogram(name: "__nv_save_fatbinhandle_for_managed_rt", linkageName: "_ZL37__nv_save_fatbinhandle_for_managed_rtPPv", scope: !2, file: !2, line: 1, type: !242, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1711)
!1711 = !{!1709}
!1712 = !DILocation(line: 0, scope: !1710, inlinedAt: !1713)
!1713 = distinct !DILocation(line: 1, column: 90, scope: !418, inlinedAt: !1706)
!1714 = !DILocation(line: 1, column: 183, scope: !1710, inlinedAt: !1713)
!1715 = !DILocation(line: 1, column: 135, scope: !418, inlinedAt: !1706)
!1716 = !DILocation(line: 2, column: 47, scope: !1702)
!1717 = !DILocation(line: 2, column: 103, scope: !1699)
!1718 = !DISubprogram(name: "__cudaRegisterFatBinary", scope: !415, file: !415, line: 189, type: !1719, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1719 = !DISubroutineType(types: !1720)
!1720 = !{!244, !236}
!1721 = !DISubprogram(name: "__cudaRegisterFatBinaryEnd", scope: !415, file: !415, line: 193, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1722 = !DISubprogram(name: "atexit", scope: !415, file: !415, line: 263, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1723 = distinct !DISubprogram(name: "__cudaUnregisterBinaryUtil", linkageName: "_ZL26__cudaUnregisterBinaryUtilv", scope: !415, file: !415, line: 278, type: !453, scopeLine: 279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34)
!1724 = !DILocation(line: 281, column: 29, scope: !1723)
!1725 = !DILocation(line: 281, column: 3, scope: !1723)
!1726 = !DILocation(line: 282, column: 1, scope: !1723)
!1727 = !DISubprogram(name: "fprintf", scope: !1578, file: !1578, line: 350, type: !1728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1728 = !DISubroutineType(types: !1729)
!1729 = !{!245, !1730, !527, null}
!1730 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1442)
!1731 = !DISubprogram(name: "__errno_location", scope: !1732, file: !1732, line: 37, type: !1733, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1732 = !DIFile(filename: "/usr/include/errno.h", directory: "")
!1733 = !DISubroutineType(types: !1734)
!1734 = !{!285}
!1735 = !DISubprogram(name: "cudaMemcpy", scope: !1609, file: !1609, line: 5957, type: !1736, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1736 = !DISubroutineType(types: !1737)
!1737 = !{!1288, !236, !239, !31, !221}
!1738 = distinct !DISubprogram(name: "fill_uniform", linkageName: "_ZL12fill_uniformPfmmmf", scope: !67, file: !67, line: 33, type: !1739, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1741)
!1739 = !DISubroutineType(types: !1740)
!1740 = !{null, !29, !31, !246, !246, !30}
!1741 = !{!1742, !1743, !1744, !1745, !1746, !1747}
!1742 = !DILocalVariable(name: "x", arg: 1, scope: !1738, file: !67, line: 33, type: !29)
!1743 = !DILocalVariable(name: "count", arg: 2, scope: !1738, file: !67, line: 33, type: !31)
!1744 = !DILocalVariable(name: "seed", arg: 3, scope: !1738, file: !67, line: 33, type: !246)
!1745 = !DILocalVariable(name: "stream", arg: 4, scope: !1738, file: !67, line: 33, type: !246)
!1746 = !DILocalVariable(name: "scale", arg: 5, scope: !1738, file: !67, line: 34, type: !30)
!1747 = !DILocalVariable(name: "i", scope: !1748, file: !67, line: 35, type: !31)
!1748 = distinct !DILexicalBlock(scope: !1738, file: !67, line: 35, column: 1)
!1749 = !DILocation(line: 0, scope: !1738)
!1750 = !DILocation(line: 0, scope: !1748)
!1751 = !DILocation(line: 35, column: 24, scope: !1752)
!1752 = distinct !DILexicalBlock(scope: !1748, file: !67, line: 35, column: 1)
!1753 = !DILocation(line: 35, column: 1, scope: !1748)
!1754 = !DILocation(line: 35, column: 33, scope: !1752)
!1755 = !DILocation(line: 20, column: 73, scope: !1756, inlinedAt: !1764)
!1756 = distinct !DISubprogram(name: "random_bits", linkageName: "_ZL11random_bitsmmm", scope: !67, file: !67, line: 19, type: !1757, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1759)
!1757 = !DISubroutineType(types: !1758)
!1758 = !{!246, !246, !246, !246}
!1759 = !{!1760, !1761, !1762, !1763}
!1760 = !DILocalVariable(name: "seed", arg: 1, scope: !1756, file: !67, line: 19, type: !246)
!1761 = !DILocalVariable(name: "stream", arg: 2, scope: !1756, file: !67, line: 19, type: !246)
!1762 = !DILocalVariable(name: "index", arg: 3, scope: !1756, file: !67, line: 19, type: !246)
!1763 = !DILocalVariable(name: "z", scope: !1756, file: !67, line: 20, type: !246)
!1764 = distinct !DILocation(line: 28, column: 31, scope: !1765, inlinedAt: !1774)
!1765 = distinct !DISubprogram(name: "random_uniform", linkageName: "_ZL14random_uniformmmm", scope: !67, file: !67, line: 27, type: !1766, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1768)
!1766 = !DISubroutineType(types: !1767)
!1767 = !{!30, !246, !246, !246}
!1768 = !{!1769, !1770, !1771, !1772}
!1769 = !DILocalVariable(name: "seed", arg: 1, scope: !1765, file: !67, line: 27, type: !246)
!1770 = !DILocalVariable(name: "stream", arg: 2, scope: !1765, file: !67, line: 27, type: !246)
!1771 = !DILocalVariable(name: "index", arg: 3, scope: !1765, file: !67, line: 27, type: !246)
!1772 = !DILocalVariable(name: "top", scope: !1765, file: !67, line: 28, type: !1773)
!1773 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !250)
!1774 = distinct !DILocation(line: 35, column: 58, scope: !1775)
!1775 = distinct !DILexicalBlock(scope: !1752, file: !67, line: 35, column: 38)
!1776 = !DILocation(line: 20, column: 64, scope: !1756, inlinedAt: !1764)
!1777 = !DILocation(line: 21, column: 14, scope: !1756, inlinedAt: !1764)
!1778 = !DILocation(line: 21, column: 9, scope: !1756, inlinedAt: !1764)
!1779 = !DILocation(line: 21, column: 22, scope: !1756, inlinedAt: !1764)
!1780 = !DILocation(line: 22, column: 14, scope: !1756, inlinedAt: !1764)
!1781 = !DILocation(line: 22, column: 9, scope: !1756, inlinedAt: !1764)
!1782 = !DILocation(line: 22, column: 22, scope: !1756, inlinedAt: !1764)
!1783 = !DILocation(line: 29, column: 21, scope: !1765, inlinedAt: !1774)
!1784 = !DILocation(line: 29, column: 28, scope: !1765, inlinedAt: !1774)
!1785 = !DILocation(line: 29, column: 33, scope: !1765, inlinedAt: !1774)
!1786 = !DILocation(line: 29, column: 16, scope: !1765, inlinedAt: !1774)
!1787 = !DILocation(line: 29, column: 47, scope: !1765, inlinedAt: !1774)
!1788 = !DILocation(line: 35, column: 56, scope: !1775)
!1789 = !DILocation(line: 35, column: 41, scope: !1775)
!1790 = !DILocation(line: 35, column: 47, scope: !1775)
!1791 = distinct !{!1791, !1753, !1792, !1607, !1793, !1794}
!1792 = !DILocation(line: 35, column: 92, scope: !1748)
!1793 = !{!"llvm.loop.isvectorized", i32 1}
!1794 = !{!"llvm.loop.unroll.runtime.disable"}
!1795 = !DILocation(line: 36, column: 1, scope: !1738)
!1796 = !DILocation(line: 0, scope: !1765, inlinedAt: !1774)
!1797 = !DILocation(line: 0, scope: !1756, inlinedAt: !1764)
!1798 = distinct !{!1798, !1753, !1792, !1607, !1794, !1793}
!1799 = !DISubprogram(name: "sqrtf", scope: !664, file: !664, line: 143, type: !728, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1800 = !DISubprogram(name: "cudaMalloc", scope: !1609, file: !1609, line: 4581, type: !1801, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1801 = !DISubroutineType(types: !1802)
!1802 = !{!1288, !244, !31}
!1803 = !DISubprogram(name: "cublasGetStatusString", scope: !72, file: !72, line: 288, type: !1804, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1804 = !DISubroutineType(types: !1805)
!1805 = !{!257, !1356}
!1806 = !DISubprogram(name: "cublasSgemm_v2", scope: !72, file: !72, line: 3074, type: !1807, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1807 = !DISubroutineType(types: !1808)
!1808 = !{!1356, !1060, !1091, !1091, !245, !245, !245, !1077, !1077, !245, !1077, !245, !1077, !29, !245}
!1809 = distinct !DISubprogram(name: "apply_relu", linkageName: "_ZL10apply_reluPfm", scope: !2, file: !2, line: 10, type: !27, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !34, retainedNodes: !1810)
!1810 = !{!1811, !1812, !1813}
!1811 = !DILocalVariable(name: "x", arg: 1, scope: !1809, file: !2, line: 10, type: !29)
!1812 = !DILocalVariable(name: "count", arg: 2, scope: !1809, file: !2, line: 10, type: !31)
!1813 = !DILocalVariable(name: "threads", scope: !1809, file: !2, line: 11, type: !1814)
!1814 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!1815 = !DILocation(line: 0, scope: !1809)
!1816 = !DILocation(line: 12, column: 60, scope: !1809)
!1817 = !DILocation(line: 12, column: 67, scope: !1809)
!1818 = !DILocation(line: 12, column: 2, scope: !1809)
!1819 = !DILocation(line: 12, column: 1, scope: !1809)
!1820 = !DILocation(line: 0, scope: !1684, inlinedAt: !1821)
!1821 = distinct !DILocation(line: 12, column: 101, scope: !1809)
!1822 = !DILocation(line: 5, column: 2, scope: !1684, inlinedAt: !1821)
!1823 = !DILocation(line: 13, column: 7, scope: !1809)
!1824 = !DILocation(line: 0, scope: !1298, inlinedAt: !1825)
!1825 = distinct !DILocation(line: 13, column: 1, scope: !1809)
!1826 = !DILocation(line: 12, column: 12, scope: !1306, inlinedAt: !1825)
!1827 = !DILocation(line: 12, column: 5, scope: !1298, inlinedAt: !1825)
!1828 = !DILocation(line: 13, column: 9, scope: !1298, inlinedAt: !1825)
!1829 = !DILocation(line: 13, column: 42, scope: !1298, inlinedAt: !1825)
!1830 = !DILocation(line: 13, column: 1, scope: !1298, inlinedAt: !1825)
!1831 = !DILocation(line: 14, column: 1, scope: !1298, inlinedAt: !1825)
!1832 = !DILocation(line: 14, column: 1, scope: !1809)
!1833 = !DISubprogram(name: "__cudaPushCallConfiguration", scope: !1671, file: !1671, line: 2924, type: !1834, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1834 = !DISubroutineType(types: !1835)
!1835 = !{!68, !267, !267, !31, !1022}
!1836 = !DISubprogram(name: "cudaGetLastError", scope: !1609, file: !1609, line: 1165, type: !1837, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1837 = !DISubroutineType(types: !1838)
!1838 = !{!1288}
!1839 = !DISubprogram(name: "fopen", scope: !1578, file: !1578, line: 258, type: !1840, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1840 = !DISubroutineType(types: !1841)
!1841 = !{!1442, !527, !527}
!1842 = !DISubprogram(name: "fwrite", scope: !1578, file: !1578, line: 681, type: !1843, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1843 = !DISubroutineType(types: !1844)
!1844 = !{!31, !1845, !31, !31, !1730}
!1845 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !239)
!1846 = !DISubprogram(name: "fclose", scope: !1578, file: !1578, line: 178, type: !1847, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1847 = !DISubroutineType(types: !1848)
!1848 = !{!245, !1442}
!1849 = !DISubprogram(name: "cudaGetErrorString", scope: !1609, file: !1609, line: 1248, type: !1850, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1850 = !DISubroutineType(types: !1851)
!1851 = !{!257, !1288}
!1852 = !DISubprogram(name: "__cudaLaunchKernel", scope: !1671, file: !1671, line: 2932, type: !1672, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1853 = !DISubprogram(name: "__cudaRegisterFunction", scope: !415, file: !415, line: 246, type: !1854, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!1854 = !DISubroutineType(types: !1855)
!1855 = !{null, !244, !257, !237, !257, !245, !258, !258, !266, !266, !285}
!1856 = !DISubprogram(name: "__cudaUnregisterFatBinary", scope: !415, file: !415, line: 197, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
