// The floating-point environment that docs/schemes.md assumes: round to nearest, subnormals kept.
#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace mixpert {

// Sets the environment of the calling thread and restores the host program's on destruction,
// which also discards the exception flags raised in between.
class FloatEnvironment {
 public:
#if defined(__x86_64__)
  FloatEnvironment() : saved_(_mm_getcsr()) { _mm_setcsr(kDefault); }
  ~FloatEnvironment() { _mm_setcsr(static_cast<unsigned>(saved_)); }
#elif defined(__aarch64__)
  FloatEnvironment() {
    asm volatile("mrs %0, fpcr" : "=r"(saved_));
    asm volatile("msr fpcr, %0" ::"r"(uint64_t{kDefault}));
  }
  ~FloatEnvironment() { asm volatile("msr fpcr, %0" ::"r"(saved_)); }
#else
#error "the CPU backend needs to know how this processor flushes subnormals"
#endif
  FloatEnvironment(const FloatEnvironment &) = delete;
  FloatEnvironment &operator=(const FloatEnvironment &) = delete;

 private:
#if defined(__x86_64__)
  static constexpr unsigned kDefault = 0x1f80;  // MXCSR: all exceptions masked, nothing else
#else
  static constexpr unsigned kDefault = 0;  // FPCR
#endif
  uint64_t saved_;
};

}  // namespace mixpert
