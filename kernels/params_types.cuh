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

// The part of a square C that is requested: all of it, or one side including the diagonal.
enum Triangle { kWholeC = 0, kLowerC = 1, kUpperC = 2 };  // MIXPERT_TRIANGLE_*

}  // namespace mixpert
