// A message if preloading has no effect: something is requested, a BLAS is loaded, and no GEMM call
// is intercepted.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "settings/settings.h"
#include "dispatch/site.h"
#include "support/no_throw.h"
#include "support/status.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

// cuBLAS, and file names of common BLAS libraries.
constexpr const char *kLibraries[] = {"libcublas.so", "libopenblas",  "libscipy_openblas",
                                      "libblas.so",   "libcblas.so",  "libmkl_rt.so",
                                      "libblis.so",   "libflexiblas", "libarmpl"};

bool has_blas() { return std::any_of(std::begin(kLibraries), std::end(kLibraries), is_loaded); }

bool anything_asked(const Settings &all) {
  return all.scheme || !all.plan.empty() || !all.trace.empty() || all.verbose;
}

bool preloaded() {
  const char *libraries = secure_getenv("LD_PRELOAD");
  return libraries && std::strstr(libraries, "libmixpert");
}

void warn() {
  if (!preloaded() || any_site_called() || !has_blas()) return;
  mixpert_status status;
  const Settings *all = try_settings(&status);
  if (all && anything_asked(*all))
    warn_once(
        "preloaded, but no GEMM call was intercepted (mixpert-doctor names clients that "
        "bypass preloading)");
}

__attribute__((destructor)) void warn_of_no_effect() { tried(warn); }

}  // namespace
}  // namespace mixpert
