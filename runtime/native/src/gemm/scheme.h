// What the fields of a scheme imply (docs/schemes.md).
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// The default of d.
int default_depth(int l, int r);

// How many products a_i b_j with i + j = s there are, 0 <= s <= l + r.
int products_on_diagonal(const mixpert_scheme &scheme, int s);

// True if MixPert's own kernels compute the scheme.
inline bool emulated(const mixpert_scheme &scheme) {
  return scheme.kind == MIXPERT_SCHEME_INT8 || scheme.kind == MIXPERT_SCHEME_SPLIT ||
         scheme.kind == MIXPERT_SCHEME_AUTO;
}

// BAD_SCHEME if the fields are not those of a scheme, INVALID_VALUE for a null pointer; messages
// start with `function`.
mixpert_status check_scheme(const char *function, const mixpert_scheme *scheme);

// The canonical text.
std::string scheme_text(const mixpert_scheme &scheme);

}  // namespace mixpert
