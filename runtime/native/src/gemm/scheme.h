// What the fields of a scheme imply (docs/schemes.md).
#pragma once

#include "mixpert.h"

#include <string>

namespace mixpert {

// d where the scheme's text names none.
int default_depth(int l, int r);

// How many products a_i b_j with i + j = s there are, 0 <= s <= l + r.
int products_on_diagonal(const mixpert_scheme &scheme, int s);

// True where MixPert's own kernels compute the scheme.
inline bool emulated(const mixpert_scheme &scheme) {
  return scheme.kind == MIXPERT_SCHEME_INT8 || scheme.kind == MIXPERT_SCHEME_SPLIT ||
         scheme.kind == MIXPERT_SCHEME_AUTO;
}

// BAD_SCHEME, in the name of `function`, where the fields are those of no scheme; INVALID_VALUE for
// a null pointer.
mixpert_status check_scheme(const char *function, const mixpert_scheme *scheme);

// The canonical text.
std::string scheme_text(const mixpert_scheme &scheme);

}  // namespace mixpert
