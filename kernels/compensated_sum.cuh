// Additions of FP32 numbers that know what they lose (Kahan 1965; Dekker's Fast2Sum 1971).
//
// What an addition rounds off is added to the next number: the error of a sum of any length is then
// a few units in its last place (docs/bounds.md).
#pragma once

namespace mixpert {

constexpr float kMostLost = 2.028240960365167e31f;  // 2^104: half a unit of the largest numbers

#if __CUDA_ARCH__ >= 860
#define MIXPERT_FINITE "min.xorsign.abs.f32 %1, %1, 0f73800000;\n"
#else
#define MIXPERT_FINITE "min.f32 %1, %1, 0f73800000;\nmax.f32 %1, %1, 0fF3800000;\n"
#endif

// Adds x to the sum, and makes it what this rounds off. It stays below kMostLost whatever the
// numbers: infinite and NaN sums stay as they are. One statement: scattered over the others, there
// are not registers enough.
__device__ __forceinline__ void add_compensated(float &sum, float &x) {
  asm volatile(
      "{\n"
      ".reg .f32 back;\n"
      "neg.f32 back, %0;\n"
      "sub.rn.f32 back, back, %1;\n"
      "add.rn.f32 back, back, %0;\n"
      "add.rn.f32 %0, %0, %1;\n"
      "add.rn.f32 %1, %1, back;\n" MIXPERT_FINITE
      "}"
      : "+f"(sum), "+f"(x));
}

}  // namespace mixpert
