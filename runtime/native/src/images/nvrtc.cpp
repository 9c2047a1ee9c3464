#include "images/nvrtc.h"

#include <glob.h>

#include <cstdio>

#include <fstream>
#include <sstream>
#include <vector>

#include "support/dynamic.h"
#include "images/kernel_sources.h"
#include "support/published.h"
#include "support/status.h"

namespace mixpert {
namespace {

// -fmad=false: the definition of the numbers (docs/schemes.md) rounds every operation.
const char *const kOptions[] = {"-std=c++17", "-fmad=false", "-ftz=false", "--ptxas-options=-v",
                                "--device-as-default-execution-space"};

struct Nvrtc {
  int (*create)(void **, const char *, const char *, int, const char *const *, const char *const *);
  int (*compile)(void *, int, const char *const *);
  int (*log_size)(void *, size_t *);
  int (*log)(void *, char *);
  int (*cubin_size)(void *, size_t *);
  int (*cubin)(void *, char *);
  int (*ptx_size)(void *, size_t *);
  int (*ptx)(void *, char *);
  int (*destroy)(void **);
  const char *(*error_string)(int);
  bool loaded = false;
};

// The folders that may hold NVIDIA's wheels: the one that holds this package, and for an editable
// install the one that its setup wrote down.
std::vector<std::string> package_folders() {
  std::vector<std::string> folders = {own_directory() + "/../.."};
  std::ifstream record(own_directory() + "/site-packages.txt");
  for (std::string line; std::getline(record, line);)
    if (!line.empty()) folders.push_back(line);
  return folders;
}

std::vector<std::string> files_like(const std::string &pattern) {
  glob_t found = {};
  std::vector<std::string> files;
  if (glob(pattern.c_str(), 0, nullptr, &found) == 0)
    files.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  globfree(&found);
  return files;
}

// A wheel's NVRTC looks for its second library by name, so that one must be loaded before it.
void *open_compiler_in(const std::string &libraries) {
  for (const std::string &builtins : files_like(libraries + "libnvrtc-builtins.so.1*"))
    dlopen(builtins.c_str(), RTLD_NOW | RTLD_GLOBAL);
  for (const std::string &compiler : files_like(libraries + "libnvrtc.so.1*"))
    if (void *library = dlopen(compiler.c_str(), RTLD_NOW | RTLD_GLOBAL)) return library;
  return nullptr;
}

// Wheels of CUDA 13, then of CUDA 12 (mixpert/kernels/compiler.py).
void *open_wheel() {
  for (const std::string &folder : package_folders())
    for (const char *libraries : {"/nvidia/cu1*/lib/", "/nvidia/cuda_nvrtc/lib/"})
      if (void *library = open_compiler_in(folder + libraries)) return library;
  return nullptr;
}

std::unique_ptr<Nvrtc> load() {
  auto found = std::make_unique<Nvrtc>();
  Nvrtc &api = *found;
  void *library = open_library({"libnvrtc.so.13", "libnvrtc.so.12"});
  if (!library) library = open_wheel();
  if (!library) return found;
  api.loaded = find_symbol(library, "nvrtcCreateProgram", &api.create) &&
               find_symbol(library, "nvrtcCompileProgram", &api.compile) &&
               find_symbol(library, "nvrtcGetProgramLogSize", &api.log_size) &&
               find_symbol(library, "nvrtcGetProgramLog", &api.log) &&
               find_symbol(library, "nvrtcGetCUBINSize", &api.cubin_size) &&
               find_symbol(library, "nvrtcGetCUBIN", &api.cubin) &&
               find_symbol(library, "nvrtcGetPTXSize", &api.ptx_size) &&
               find_symbol(library, "nvrtcGetPTX", &api.ptx) &&
               find_symbol(library, "nvrtcDestroyProgram", &api.destroy) &&
               find_symbol(library, "nvrtcGetErrorString", &api.error_string);
  return found;
}

const Nvrtc &nvrtc() {
  static Published<Nvrtc> published;
  return published.get(load);
}

std::vector<std::string> options_for(std::istringstream &defines, const std::string &arch) {
  std::vector<std::string> options(std::begin(kOptions), std::end(kOptions));
  options.push_back("-arch=" + arch);
  for (std::string define; defines >> define;) options.push_back("-DMIXPERT_" + define);
  return options;
}

std::string fetch(int (*size)(void *, size_t *), int (*get)(void *, char *), void *program) {
  size_t bytes = 0;
  if (size(program, &bytes) != 0) return {};
  std::string text(bytes, '\0');
  return get(program, text.data()) == 0 ? text : std::string();
}

mixpert_status run_compiler(const Nvrtc &api, void *program,
                            const std::vector<std::string> &options, bool ptx, std::string *image,
                            std::string *log) {
  std::vector<const char *> arguments;
  for (const std::string &option : options) arguments.push_back(option.c_str());
  const int error = api.compile(program, static_cast<int>(arguments.size()), arguments.data());
  *log = fetch(api.log_size, api.log, program);
  while (!log->empty() && log->back() == '\0') log->pop_back();
  if (error != 0)
    return fail(MIXPERT_CUDA_ERROR, std::string(api.error_string(error)) + ": " + *log);
  *image = ptx ? fetch(api.ptx_size, api.ptx, program) : fetch(api.cubin_size, api.cubin, program);
  return image->empty() ? fail(MIXPERT_CUDA_ERROR, "NVRTC gave no binary") : MIXPERT_OK;
}

}  // namespace

mixpert_status compile_kernel(const std::string &kernel, const std::string &arch,
                              std::string *image, std::string *log) {
  const Nvrtc &api = nvrtc();
  if (!api.loaded)
    return fail(MIXPERT_CUDA_ERROR,
                "kernels are neither installed nor cached, and NVRTC (libnvrtc.so) is not there to "
                "compile them: pip install 'mixpert[cuda]' ('mixpert[cuda12]' for a driver of CUDA "
                "12), or add the CUDA toolkit's lib64 to LD_LIBRARY_PATH");
  std::istringstream words(kernel);
  words.exceptions(std::ios::badbit);  // a word less for want of memory would be another kernel
  std::string stem;
  words >> stem;
  std::vector<const char *> texts, names;
  bool known = false;
  for (const KernelSource *source = kKernelSources; source->name; ++source) {
    names.push_back(source->name);
    texts.push_back(source->text);
    known = known || stem + ".cuh" == source->name;
  }
  if (!known) return fail(MIXPERT_INVALID_VALUE, "no kernel is called '" + stem + "'");
  void *program = nullptr;
  const std::string entry = "#include \"" + stem + ".cuh\"\n";
  if (api.create(&program, entry.c_str(), (stem + ".cu").c_str(), static_cast<int>(names.size()),
                 texts.data(), names.data()) != 0)
    return fail(MIXPERT_CUDA_ERROR, "NVRTC could not start on kernel '" + kernel + "'");
  const bool ptx = arch.compare(0, 8, "compute_") == 0;
  const mixpert_status status =
      run_compiler(api, program, options_for(words, arch), ptx, image, log);
  api.destroy(&program);
  return status == MIXPERT_OK
             ? status
             : fail(status, "kernel '" + kernel + "' for " + arch + ": " + mixpert_last_error());
}

std::string kernel_fingerprint() {
  uint64_t hash = 14695981039346656037ull;  // FNV-1a, 64 bits
  const auto add = [&](const char *text) {
    for (; *text; ++text) hash = (hash ^ static_cast<unsigned char>(*text)) * 1099511628211ull;
    hash = (hash ^ 0xFF) * 1099511628211ull;
  };
  for (const KernelSource *source = kKernelSources; source->name; ++source) {
    add(source->name);
    add(source->text);
  }
  for (const char *option : kOptions) add(option);
  add(std::to_string(MIXPERT_ABI_VERSION).c_str());
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace mixpert
