#include "cpu/blas.h"

#include <dlfcn.h>

#include "settings/settings.h"
#include "support/published.h"
#include "support/status.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

constexpr const char kBuiltin[] = "builtin";
constexpr const char kWheelPrefix[] = "scipy_";  // of every symbol in scipy-openblas32

template <typename Function>
void find(void *library, const std::string &name, Function *out) {
  *out = reinterpret_cast<Function>(dlsym(library, name.c_str()));
}

// True if `out` has a single-precision GEMM.
bool usable(HostBlas *out) {
  if (!out->cblas_sgemm && !out->sgemm) return false;
  out->name = object_of(out->cblas_sgemm ? reinterpret_cast<void *>(out->cblas_sgemm)
                                         : reinterpret_cast<void *>(out->sgemm));
  return true;
}

// Looks up every function with `find_one(name, &function)`.
template <typename FindOne>
bool fill(const FindOne &find_one, HostBlas *out) {
  find_one("cblas_sgemm", &out->cblas_sgemm);
  find_one("sgemm_", &out->sgemm);
  find_one("cblas_dgemm", &out->cblas_dgemm);
  find_one("dgemm_", &out->dgemm);
  find_one("cblas_ssyrk", &out->cblas_ssyrk);
  find_one("ssyrk_", &out->ssyrk);
  find_one("cblas_sgemmt", &out->cblas_sgemmt[kGemmt]);
  find_one("sgemmt_", &out->sgemmt[kGemmt]);
  find_one("cblas_sgemmtr", &out->cblas_sgemmt[kGemmtr]);
  find_one("sgemmtr_", &out->sgemmt[kGemmtr]);
  find_one("cblas_sgemm_batch_strided", &out->cblas_sgemm_strided);
  find_one("sgemm_batch_strided_", &out->sgemm_strided);
  return usable(out);
}

bool fill_from_library(void *library, const std::string &prefix, HostBlas *out) {
  return fill([&](const char *name, auto *function) { find(library, prefix + name, function); },
              out);
}

template <typename Function>
void find_and_keep(const void *caller, const char *name, Function *out) {
  find_real(caller, name, nullptr, out);
  keep_loaded(reinterpret_cast<const void *>(*out));  // a plugin that loaded it may be unloaded
}

bool fill_from_process(const void *caller, HostBlas *out) {
  return fill([&](const char *name, auto *function) { find_and_keep(caller, name, function); },
              out);
}

mixpert_status open_library(const std::string &path, HostBlas *out) {
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) return fail(MIXPERT_MALFORMED, "MIXPERT_BLAS='" + path + "': " + dlerror());
  if (fill_from_library(library, "", out) || fill_from_library(library, kWheelPrefix, out))
    return MIXPERT_OK;
  return fail(MIXPERT_MALFORMED,
              "MIXPERT_BLAS='" + path + "': holds neither cblas_sgemm nor sgemm_");
}

mixpert_status resolve(const void *caller, HostBlas *out) {
  mixpert_status status;
  const Settings *all = try_settings(&status);
  if (!all) return status;
  if (fill_from_process(caller, out)) return MIXPERT_OK;
  if (!all->blas.empty()) return open_library(all->blas, out);
  *out = {};
  out->name = kBuiltin;
  warn_once(
      "no BLAS in this process: native GEMMs run on built-in loops "
      "(set MIXPERT_BLAS to a library, or link one with -Wl,--no-as-needed)");
  return MIXPERT_OK;
}

struct Resolved {
  HostBlas blas;
  mixpert_status status;
  std::string message;
};

}  // namespace

const HostBlas *host_blas(mixpert_status *status, const void *caller) {
  static Published<Resolved> published;
  const Resolved &resolved = published.get([caller] {
    auto fresh = std::make_unique<Resolved>();
    fresh->status = resolve(caller, &fresh->blas);
    if (fresh->status != MIXPERT_OK) fresh->message = mixpert_last_error();
    return fresh;
  });
  *status = resolved.status;
  if (resolved.status == MIXPERT_OK) return &resolved.blas;
  fail(resolved.status, resolved.message);
  return nullptr;
}

}  // namespace mixpert

extern "C" const char *mixpert_native_blas(void) try {
  mixpert_status status;
  const mixpert::HostBlas *blas = mixpert::host_blas(&status);
  return blas ? blas->name.c_str() : "";
} catch (const std::exception &) {
  return mixpert::out_of_memory(), "";
}
