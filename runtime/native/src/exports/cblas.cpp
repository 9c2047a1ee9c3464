// The names of host BLAS; see exports/cublas.cpp.
#include "entry/cblas_functions.h"

#define CALLER (mixpert::Origin{nullptr, __builtin_return_address(0)})
#define EXPORT(FAMILY, NAME, INT, WHICH) FAMILY(NAME, NAME, INT, WHICH, , CALLER)
MIXPERT_HOST_FUNCTIONS(EXPORT)
