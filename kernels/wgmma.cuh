// wgmma m64nN: one specialisation a width N, both operands K-major in shared memory, 32 bytes of k.
//
// Included, more than once where there are several types, by what defines these:
// MIXPERT_WGMMA_NAME, of the template; _REGISTER, of an accumulator; _HELD, its asm constraint;
// _TYPES, the end of the instruction's name; _TAIL, its operands after the predicate. The register
// lists are regular: accumulator i is operand i, then the descriptors, then whether the
// accumulators are added to (1) or overwritten (0).
#include "params.cuh"

#ifndef MIXPERT_WGMMA

// Operands 0 to N / 2 - 1.
#define MIXPERT_NAMES_16 "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
#define MIXPERT_NAMES_32 \
  MIXPERT_NAMES_16 \
  ", %16, %17, %18, %19, %20, %21, %22, %23" \
  ", %24, %25, %26, %27, %28, %29, %30, %31"
#define MIXPERT_NAMES_40 \
  MIXPERT_NAMES_32 \
  ", %32, %33, %34, %35, %36, %37, %38, %39"
#define MIXPERT_NAMES_48 \
  MIXPERT_NAMES_32 \
  ", %32, %33, %34, %35, %36, %37, %38, %39" \
  ", %40, %41, %42, %43, %44, %45, %46, %47"
#define MIXPERT_NAMES_56 \
  MIXPERT_NAMES_48 \
  ", %48, %49, %50, %51, %52, %53, %54, %55"
#define MIXPERT_NAMES_64 \
  MIXPERT_NAMES_48 \
  ", %48, %49, %50, %51, %52, %53, %54, %55" \
  ", %56, %57, %58, %59, %60, %61, %62, %63"
#define MIXPERT_NAMES_72 \
  MIXPERT_NAMES_64 \
  ", %64, %65, %66, %67, %68, %69, %70, %71"
#define MIXPERT_NAMES_96 \
  MIXPERT_NAMES_64 \
  ", %64, %65, %66, %67, %68, %69, %70, %71" \
  ", %72, %73, %74, %75, %76, %77, %78, %79" \
  ", %80, %81, %82, %83, %84, %85, %86, %87" \
  ", %88, %89, %90, %91, %92, %93, %94, %95"
#define MIXPERT_NAMES_128 \
  MIXPERT_NAMES_96 \
  ", %96, %97, %98, %99, %100, %101, %102, %103" \
  ", %104, %105, %106, %107, %108, %109, %110, %111" \
  ", %112, %113, %114, %115, %116, %117, %118, %119" \
  ", %120, %121, %122, %123, %124, %125, %126, %127"

// Accumulators I to I + 7.
#define MIXPERT_HELD_8(C, I) \
  MIXPERT_WGMMA_HELD((C)[I]), MIXPERT_WGMMA_HELD((C)[(I) + 1]), \
  MIXPERT_WGMMA_HELD((C)[(I) + 2]), MIXPERT_WGMMA_HELD((C)[(I) + 3]), \
  MIXPERT_WGMMA_HELD((C)[(I) + 4]), MIXPERT_WGMMA_HELD((C)[(I) + 5]), \
  MIXPERT_WGMMA_HELD((C)[(I) + 6]), MIXPERT_WGMMA_HELD((C)[(I) + 7])
#define MIXPERT_HELD_16(C, I) MIXPERT_HELD_8(C, I), MIXPERT_HELD_8(C, (I) + 8)
#define MIXPERT_HELD_32(C, I) MIXPERT_HELD_16(C, I), MIXPERT_HELD_16(C, (I) + 16)
#define MIXPERT_HELD_40(C, I) MIXPERT_HELD_32(C, I), MIXPERT_HELD_8(C, (I) + 32)
#define MIXPERT_HELD_48(C, I) MIXPERT_HELD_32(C, I), MIXPERT_HELD_16(C, (I) + 32)
#define MIXPERT_HELD_56(C, I) MIXPERT_HELD_48(C, I), MIXPERT_HELD_8(C, (I) + 48)
#define MIXPERT_HELD_64(C, I) MIXPERT_HELD_32(C, I), MIXPERT_HELD_32(C, (I) + 32)
#define MIXPERT_HELD_72(C, I) MIXPERT_HELD_64(C, I), MIXPERT_HELD_8(C, (I) + 64)
#define MIXPERT_HELD_96(C, I) MIXPERT_HELD_64(C, I), MIXPERT_HELD_32(C, (I) + 64)
#define MIXPERT_HELD_128(C, I) MIXPERT_HELD_64(C, I), MIXPERT_HELD_64(C, (I) + 64)

// Width N, the first COUNT of a thread's accumulators; the operands after them by number.
#define MIXPERT_WGMMA(N, COUNT, P, Q, ADD) \
  template <> \
  struct MIXPERT_WGMMA_NAME<N> { \
    template <int OF> \
    __device__ static void multiply(MIXPERT_WGMMA_REGISTER (&c)[OF], uint64_t p, uint64_t q, \
                                    int add) { \
      asm volatile("{\n.reg .pred add;\nsetp.ne.b32 add, %" #ADD ", 0;\n" \
                   "wgmma.mma_async.sync.aligned.m64n" #N MIXPERT_WGMMA_TYPES " {" \
                   MIXPERT_NAMES_##COUNT "}, %" #P ", %" #Q ", add" MIXPERT_WGMMA_TAIL ";\n}" \
                   : MIXPERT_HELD_##COUNT(c, 0) \
                   : "l"(p), "l"(q), "r"(add)); \
    } \
  };

#endif  // MIXPERT_WGMMA

namespace mixpert {

template <int N>
struct MIXPERT_WGMMA_NAME;

MIXPERT_WGMMA(32, 16, 16, 17, 18)
MIXPERT_WGMMA(64, 32, 32, 33, 34)
MIXPERT_WGMMA(80, 40, 40, 41, 42)
MIXPERT_WGMMA(96, 48, 48, 49, 50)
MIXPERT_WGMMA(112, 56, 56, 57, 58)
MIXPERT_WGMMA(128, 64, 64, 65, 66)
MIXPERT_WGMMA(144, 72, 72, 73, 74)
MIXPERT_WGMMA(192, 96, 96, 97, 98)
MIXPERT_WGMMA(256, 128, 128, 129, 130)

}  // namespace mixpert

#undef MIXPERT_WGMMA_NAME
#undef MIXPERT_WGMMA_REGISTER
#undef MIXPERT_WGMMA_HELD
#undef MIXPERT_WGMMA_TYPES
#undef MIXPERT_WGMMA_TAIL
