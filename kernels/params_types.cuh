// Types shared by the parameters of all kernels.
#pragma once

#ifndef __CUDACC_RTC__
#include <cstdint>
#else
using int32_t = int;
using uint32_t = unsigned int;
using int64_t = long long;
using uint64_t = unsigned long long;
using int16_t = short;
using uint16_t = unsigned short;
using uint8_t = unsigned char;
using int8_t = signed char;
#endif

namespace mixpert {

// An enumerator where a constant would add its symbol to the image of every kernel.
enum { kElementwiseThreads = 256 };  // of a CTA of clear, scale, convert and gather

// The part of a square C that is requested: all of it, or one side including the diagonal.
enum Triangle { kWholeC = 0, kLowerC = 1, kUpperC = 2 };  // MIXPERT_TRIANGLE_*

// An operand as the caller stores it, for kernels that read it without packing.
struct SmallOperand {
  const float *source;
  int64_t ld;      // elements between rows (k_contiguous) or between k's
  int64_t stride;  // elements between problems of the batch
  int32_t rows;
  int32_t k_contiguous;
};

}  // namespace mixpert
