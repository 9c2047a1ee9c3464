#include "cpu/blas.h"

#include <dlfcn.h>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <type_traits>

#include "settings/settings.h"
#include "support/published.h"
#include "support/status.h"
#include "symbols/real.h"

namespace mixpert {
namespace {

constexpr const char kBuiltin[] = "builtin";
constexpr const char kWheelPrefix[] = "scipy_";  // of every symbol in scipy-openblas32

// Looks up every function with `find_one(name, &function)`, by the first name that exists:
// reference BLAS and MKL add _64 to names of functions with 64-bit sizes, OpenBLAS adds 64_.
template <typename FindOne>
class Names {
 public:
  Names(const FindOne &find_one, std::initializer_list<const char *> tails)
      : find_one_(find_one), tails_(tails) {}

  template <typename Int>
  void fill(HostFunctions<Int> *out) const {
    find("cblas_sgemm", &out->cblas_sgemm);
    find("sgemm_", &out->sgemm);
    find("cblas_dgemm", &out->cblas_dgemm);
    find("dgemm_", &out->dgemm);
    find("cblas_ssyrk", &out->cblas_ssyrk);
    find("ssyrk_", &out->ssyrk);
    find("cblas_sgemmt", &out->cblas_sgemmt[kGemmt]);
    find("sgemmt_", &out->sgemmt[kGemmt]);
    find("cblas_sgemmtr", &out->cblas_sgemmt[kGemmtr]);
    find("sgemmtr_", &out->sgemmt[kGemmtr]);
    find("cblas_sgemm_batch_strided", &out->cblas_sgemm_strided);
    find("sgemm_batch_strided_", &out->sgemm_strided);
    find("cblas_sgemm_batch", &out->cblas_sgemm_batch);
    find("sgemm_batch_", &out->sgemm_batch);
  }

 private:
  template <typename Function>
  void find(const std::string &name, Function *out) const {
    for (const char *tail : tails_) {
      find_one_((name + tail).c_str(), out);
      if (*out) return;
    }
  }

  const FindOne &find_one_;
  std::initializer_list<const char *> tails_;
};

template <typename FindOne>
bool fill(const FindOne &find_one, HostBlas *out) {
  const auto narrow = {""}, wide = {"_64", "64_"};
  Names(find_one, narrow).fill(&out->narrow);
  Names(find_one, wide).fill(&out->wide);
  const void *const any[] = {reinterpret_cast<const void *>(out->narrow.cblas_sgemm),
                             reinterpret_cast<const void *>(out->narrow.sgemm),
                             reinterpret_cast<const void *>(out->wide.cblas_sgemm),
                             reinterpret_cast<const void *>(out->wide.sgemm)};
  const auto found = std::find_if(std::begin(any), std::end(any), [](const void *x) { return x; });
  if (found == std::end(any)) return false;
  out->name = object_of(*found);
  return true;
}

bool fill_from_library(void *library, const std::string &prefix, HostBlas *out) {
  const auto find_one = [&](const char *name, auto *function) {
    *function = reinterpret_cast<std::remove_reference_t<decltype(*function)>>(
        dlsym(library, (prefix + name).c_str()));
  };
  return fill(find_one, out);
}

bool fill_from_process(const void *caller, HostBlas *out) {
  const auto find_one = [caller](const char *name, auto *function) {
    find_real(caller, name, nullptr, function);
    keep_loaded(reinterpret_cast<const void *>(*function));  // a plugin may be unloaded
  };
  return fill(find_one, out);
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
