// Says so where preloading was in vain: a scheme or plan is set, cuBLAS is there, no GEMM came by.
#include <cstdlib>
#include <cstring>

#include "dispatch/settings.h"
#include "dispatch/site.h"
#include "support/no_throw.h"
#include "support/status.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

bool preloaded() {
  const char *libraries = secure_getenv("LD_PRELOAD");
  return libraries && std::strstr(libraries, "libmixpert");
}

void warn() {
  if (!preloaded() || any_site_called() || !is_loaded("libcublas.so")) return;
  mixpert_status status;
  const Settings *all = try_settings(&status);
  if (all && (all->scheme || !all->plan.empty()))
    warn_once("preloaded, but no GEMM call was intercepted (mixpert-doctor names clients that "
              "bypass preloading)");
}

__attribute__((destructor)) void warn_in_vain() { tried(warn); }

}  // namespace
}  // namespace mixpert
