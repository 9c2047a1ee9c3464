#include "settings/settings.h"

#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "engines/isa.h"
#include "engines/team.h"
#include "support/files.h"
#include "support/published.h"
#include "support/status.h"

extern char **environ;

namespace mixpert {
namespace {

constexpr const char kPrefix[] = "MIXPERT_";

mixpert_status wrong(const char *name, const std::string &value, const std::string &why) {
  return fail(MIXPERT_MALFORMED, std::string(name) + "='" + value + "': " + why);
}

constexpr const char kForeignLink[] =
    "leads through another user's link in a shared folder: name what is behind it";

bool is_directory(const std::string &path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

// The absolute form of `path`: the program may change its working directory.
std::string absolute(const std::string &path) {
  char here[PATH_MAX];
  return path[0] == '/' || !getcwd(here, sizeof here) ? path : std::string(here) + "/" + path;
}

mixpert_status read_plan(const char *name, const std::string &value, Settings *out) {
  if (access(value.c_str(), R_OK) != 0 || is_directory(value))
    return wrong(name, value, "no such plan file, or not readable");
  if (is_foreign_link(value)) return wrong(name, value, kForeignLink);
  out->plan = value;
  return MIXPERT_OK;
}

mixpert_status read_scheme(const char *name, const std::string &value, Settings *out) {
  mixpert_scheme scheme;
  const mixpert_status status = mixpert_scheme_parse(value.c_str(), &scheme);
  if (status != MIXPERT_OK) return fail(status, std::string(name) + ": " + mixpert_last_error());
  out->scheme = scheme;
  return MIXPERT_OK;
}

// The process's number for each %p in the file's name: every process then has a file of its own.
std::string of_this_process(std::string path) {
  const std::string number = std::to_string(getpid());
  const size_t slash = path.rfind('/');
  size_t at = slash == std::string::npos ? 0 : slash;
  while ((at = path.find("%p", at)) != std::string::npos) path.replace(at, 2, number);
  return path;
}

mixpert_status read_trace(const char *name, const std::string &given, Settings *out) {
  const std::string value = of_this_process(given);
  const size_t slash = value.rfind('/');
  const std::string directory =
      slash == std::string::npos ? "." : value.substr(0, slash == 0 ? 1 : slash);
  if (!is_directory(directory) || access(directory.c_str(), W_OK) != 0)
    return wrong(name, value, "the directory does not exist or is not writable");
  if (is_directory(value)) return wrong(name, value, "is a directory, a file is expected");
  if (is_foreign_link(value)) return wrong(name, value, kForeignLink);
  out->trace = absolute(value);
  return MIXPERT_OK;
}

mixpert_status read_capture(const char *name, const std::string &value, Settings *out) {
  if (!is_directory(value) || access(value.c_str(), W_OK) != 0)
    return wrong(name, value, "no such directory, or not writable");
  if (is_foreign_link(value)) return wrong(name, value, kForeignLink);
  out->capture = value;
  return MIXPERT_OK;
}

mixpert_status read_switch(const char *name, const std::string &value, bool *out) {
  if (value != "on" && value != "off") return wrong(name, value, "choices: on, off");
  *out = value == "on";
  return MIXPERT_OK;
}

mixpert_status read_guard(const char *name, const std::string &value, Settings *out) {
  return read_switch(name, value, &out->guard);
}

mixpert_status read_graphs(const char *name, const std::string &value, Settings *out) {
  return read_switch(name, value, &out->graphs);
}

// from_chars does not depend on the locale.
bool positive_number(const char *first, const char *last, double *out) {
  const auto [stop, error] = std::from_chars(first, last, *out);
  return error == std::errc() && stop == last && std::isfinite(*out) && *out > 0;
}

mixpert_status read_check(const char *name, const std::string &value, Settings *out) {
  const char *first = value.data(), *last = first + value.size();
  const char *colon = std::find(first, last, ':');
  if (colon == last || !positive_number(first, colon, &out->check_rate) || out->check_rate > 1 ||
      !positive_number(colon + 1, last, &out->check_threshold))
    return wrong(name, value,
                 "expected rate:threshold, such as 0.01:1e-5, with a rate of at most 1");
  return MIXPERT_OK;
}

mixpert_status read_limit(const char *name, const std::string &value, Settings *out) {
  static const char kUnits[] = "KMGT";
  errno = 0;
  char *end;
  const unsigned long long count = std::strtoull(value.c_str(), &end, 10);
  const char *unit = *end ? std::strchr(kUnits, *end) : nullptr;
  const int shift = unit ? 10 * static_cast<int>(unit - kUnits + 1) : 0;
  const bool digits = value[0] >= '0' && value[0] <= '9';  // strtoull accepts a sign
  if (!digits || errno != 0 || (*end && (!unit || end[1])) || count > UINT64_MAX >> shift)
    return wrong(name, value, "expected bytes such as 800M or 2G");
  out->workspace_limit = static_cast<uint64_t>(count) << shift;
  return MIXPERT_OK;
}

mixpert_status read_verbose(const char *name, const std::string &value, Settings *out) {
  if (value != "0" && value != "1") return wrong(name, value, "choices: 0, 1");
  out->verbose = value == "1";
  return MIXPERT_OK;
}

mixpert_status read_backend(const char *name, const std::string &value, Settings *out) {
  if (value == "auto") return MIXPERT_OK;
  if (value == "cuda" || value == "cuda:sm80" || value == "cuda:sm90a") {
    out->backend = BackendLimit::kCuda;
    out->cuda_path = value == "cuda" ? 0 : value == "cuda:sm80" ? 80 : 90;
    return MIXPERT_OK;
  }
  if (value != "cpu" && value.compare(0, 4, "cpu:") != 0)
    return wrong(name, value, "choices: auto, cpu, cpu:ISA, cuda, cuda:sm80, cuda:sm90a");
  out->backend = BackendLimit::kCpu;
  if (value == "cpu") return MIXPERT_OK;
  out->cpu_isa = value.substr(4);
  if (!set_cpu_isa(out->cpu_isa.c_str()))
    return wrong(name, value,
                 "this processor has not got that instruction set; choices: "
                 "portable, avx2, avxvnni, avx512vnni");
  return MIXPERT_OK;
}

mixpert_status read_blas(const char *name, const std::string &value, Settings *out) {
  // A bare name is looked up by the loader; cpu/blas.cpp reports what cannot be loaded.
  const bool is_path = value.find('/') != std::string::npos;
  if (is_path && access(value.c_str(), R_OK) != 0) return wrong(name, value, "no such library");
  if (is_path && is_foreign_link(value)) return wrong(name, value, kForeignLink);
  out->blas = value;
  return MIXPERT_OK;
}

mixpert_status read_kernels(const char *name, const std::string &value, Settings *out) {
  if (!is_directory(value)) return wrong(name, value, "no such directory");
  if (is_foreign_link(value)) return wrong(name, value, kForeignLink);
  if (!is_trusted_directory(value))
    return wrong(name, value, "others can write to it: code for the GPU is not loaded from there");
  out->kernels = value;
  return MIXPERT_OK;
}

using Reader = mixpert_status (*)(const char *name, const std::string &value, Settings *out);

struct Setting {
  const char *name;
  Reader read;
};

constexpr Setting kTable[] = {
    {"MIXPERT_PLAN", read_plan},       {"MIXPERT_SCHEME", read_scheme},
    {"MIXPERT_TRACE", read_trace},     {"MIXPERT_CAPTURE", read_capture},
    {"MIXPERT_GUARD", read_guard},     {"MIXPERT_GRAPHS", read_graphs},
    {"MIXPERT_CHECK", read_check},     {"MIXPERT_WORKSPACE_LIMIT", read_limit},
    {"MIXPERT_VERBOSE", read_verbose}, {"MIXPERT_BACKEND", read_backend},
    {"MIXPERT_BLAS", read_blas},       {"MIXPERT_KERNELS", read_kernels},
};

// A misspelt name would otherwise be ignored silently. Set-user-id programs ignore all settings.
void warn_unknown_names() {
  if (getauxval(AT_SECURE)) return;
  for (char **entry = environ; entry && *entry; ++entry) {
    if (std::strncmp(*entry, kPrefix, sizeof kPrefix - 1) != 0) continue;
    const std::string name(*entry, std::strcspn(*entry, "="));
    bool known = false;
    for (const Setting &setting : kTable) known = known || name == setting.name;
    if (!known) warn_once("environment: " + name + " is no setting of MixPert " MIXPERT_VERSION);
  }
}

// secure_getenv: a set-user-id program must not open files that its caller names.
const char *from_environment(const char *name) { return secure_getenv(name); }

// BLAS libraries obey OpenMP's variable too. Values that are not numbers are ignored.
void take_thread_limit() {
  const char *value = from_environment("OMP_NUM_THREADS");
  const int threads = value ? std::atoi(value) : 0;
  if (threads > 0) set_cpu_threads(threads);
}

// cuBLAS's own variables; other values are ignored.
void read_cublas_switches(Settings *out) {
  const char *on = from_environment("CUBLAS_EMULATE_SINGLE_PRECISION");
  const char *strategy = from_environment("CUBLAS_EMULATION_STRATEGY");
  out->cublas_emulates = on && std::strcmp(on, "1") == 0;
  if (strategy && std::strcmp(strategy, "performant") == 0) out->cublas_strategy = 1;
  if (strategy && std::strcmp(strategy, "eager") == 0) out->cublas_strategy = 2;
}

struct Loaded {
  Settings settings;
  mixpert_status status;
  std::string message;
};

// Not a function-local static, whose guard would be held while warnings are written: writing may
// block.
const Loaded &load() {
  static Published<Loaded> published;
  return published.get([] {
    auto fresh = std::make_unique<Loaded>();
    fresh->status = parse_settings(from_environment, &fresh->settings);
    if (fresh->status != MIXPERT_OK) fresh->message = mixpert_last_error();
    read_cublas_switches(&fresh->settings);
    warn_unknown_names();
    take_thread_limit();
    return fresh;
  });
}

}  // namespace

mixpert_status parse_settings(Lookup lookup, Settings *out) {
  for (const Setting &setting : kTable) {
    const char *value = lookup(setting.name);
    if (!value) continue;
    if (!*value) return wrong(setting.name, value, "is empty; unset it or give it a value");
    const mixpert_status status = setting.read(setting.name, value, out);
    if (status != MIXPERT_OK) return status;
  }
  return MIXPERT_OK;
}

const Settings &settings() {
  const Loaded &loaded = load();
  if (loaded.status != MIXPERT_OK) die(loaded.message);
  return loaded.settings;
}

bool tracing() {
  const Settings &all = settings();
  return all.verbose || !all.trace.empty();
}

const Settings *try_settings(mixpert_status *status) {
  const Loaded &loaded = load();
  *status = loaded.status;
  if (loaded.status == MIXPERT_OK) return &loaded.settings;
  fail(loaded.status, loaded.message);
  return nullptr;
}

}  // namespace mixpert

extern "C" const char *mixpert_setting_name(int32_t index) {
  constexpr int32_t kCount = sizeof mixpert::kTable / sizeof mixpert::kTable[0];
  return index >= 0 && index < kCount ? mixpert::kTable[index].name : nullptr;
}
