// Definitions of cuBLAS's function names, so that programs that preload libmixpert or are linked
// with it call it without a compiler pass. In the shared library only.
#include "entry/cublas_functions.h"

#define CALLER (mixpert::Origin{nullptr, __builtin_return_address(0)})
#define EXPORT(FAMILY, NAME) FAMILY(NAME, int32_t, , CALLER) FAMILY(NAME##_64, int64_t, , CALLER)
MIXPERT_CUBLAS_FUNCTIONS(EXPORT)
