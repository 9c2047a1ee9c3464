// The sources of kernel images: the program itself, the installed ones, the user's cache, NVRTC.
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <list>
#include <map>
#include <mutex>
#include <sstream>

#include "images/cache.h"
#include "support/dynamic.h"
#include "images/embedded.h"
#include "images/images.h"
#include "images/nvrtc.h"
#include "settings/settings.h"
#include "support/files.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

std::atomic<int64_t> kernels_compiled{0}, compiling_us{0};

// "gemm_int8_sm90 SP=3 ..." as a file name. The fingerprint ties it to sources and options.
std::string file_name(const std::string &kernel, const std::string &arch) {
  std::string name = kernel;
  for (char &c : name)
    if (c == ' ' || c == '=') c = c == ' ' ? '-' : '.';
  return name + "-" + arch + "-" + kernel_fingerprint() + ".bin";
}

bool read_file(const std::string &path, std::string *content) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return false;
  std::ostringstream text;
  if (!(text << stream.rdbuf())) return false;  // streams do not throw if memory runs out
  *content = text.str();
  return !content->empty();
}

bool write_file(const std::string &path, const std::string &content) {
  std::string temporary = path + ".XXXXXX";
  const int handle = mkstemp(temporary.data());
  if (handle < 0) return false;
  const bool whole =
      write(handle, content.data(), content.size()) == static_cast<ssize_t>(content.size());
  close(handle);
  if (whole && rename(temporary.c_str(), path.c_str()) == 0) return true;
  unlink(temporary.c_str());
  return false;
}

mixpert_status compile_into_cache(const std::string &kernel, const std::string &arch,
                                  std::string *image) {
  using Clock = std::chrono::steady_clock;
  std::string log;
  const Clock::time_point began = Clock::now();
  const mixpert_status status = compile_kernel(kernel, arch, image, &log);
  if (status != MIXPERT_OK) return status;
  ++kernels_compiled;
  compiling_us +=
      std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began).count();
  const std::string cache = cache_directory();
  if (!cache.empty() && !write_file(cache + "/" + file_name(kernel, arch), *image))
    warn_once("kernels cannot be kept in " + cache + " (" + std::strerror(errno) +
              "): every process compiles those that it needs");
  return MIXPERT_OK;
}

mixpert_status find_image(const std::string &kernel, const std::string &arch, std::string *image) {
  const std::string name = file_name(kernel, arch);
  mixpert_status status = MIXPERT_OK;
  const Settings *configured = try_settings(&status);
  if (!configured) return status;
  if (!configured->kernels.empty() && read_file(configured->kernels + "/" + name, image))
    return MIXPERT_OK;
  if (find_embedded(name, image)) return MIXPERT_OK;
  const std::string installed = own_directory() + "/kernels";
  if (is_trusted_directory(installed) && read_file(installed + "/" + name, image))
    return MIXPERT_OK;
  const std::string cache = cache_directory();
  if (!cache.empty() && read_file(cache + "/" + name, image)) return MIXPERT_OK;
  return compile_into_cache(kernel, arch, image);
}

// One image of this process, with its own lock: different kernels are compiled concurrently.
struct Image {
  std::mutex mutex;
  std::list<std::string> contents;  // the newest is used; older ones remain valid
};

struct Images {
  std::mutex mutex;
  std::map<std::string, Image> by_key;
};

Image &image_of(const std::string &key) {
  Images &all = lasting<Images>();
  const BriefLock lock(all.mutex);
  return all.by_key[key];
}

}  // namespace

Compiled compiled_kernels() { return {kernels_compiled, 1e-6 * static_cast<double>(compiling_us)}; }

mixpert_status renew_image(const std::string &kernel, const std::string &arch, const void **image) {
  Image &known = image_of(kernel + " " + arch);
  std::lock_guard<std::mutex> lock(known.mutex);
  std::string content;
  const mixpert_status status = compile_into_cache(kernel, arch, &content);
  if (status != MIXPERT_OK) return status;
  known.contents.push_back(std::move(content));
  *image = known.contents.back().data();
  return MIXPERT_OK;
}

}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_kernel_image(const char *kernel, const char *arch,
                                               const void **image, size_t *bytes) try {
  Image &known = image_of(std::string(kernel) + " " + arch);
  std::lock_guard<std::mutex> lock(known.mutex);
  if (known.contents.empty()) {
    std::string content;
    const mixpert_status status = find_image(kernel, arch, &content);
    if (status != MIXPERT_OK) return status;
    known.contents.push_back(std::move(content));
  }
  *image = known.contents.back().data();
  *bytes = known.contents.back().size();
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" mixpert_status mixpert_kernel_file(const char *kernel, const char *arch, char *name,
                                              size_t capacity) try {
  const std::string text = file_name(kernel, arch);
  if (text.size() >= capacity)
    return fail(MIXPERT_INVALID_VALUE,
                "no room for a file name of " + std::to_string(text.size() + 1) + " bytes");
  std::memcpy(name, text.c_str(), text.size() + 1);
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" mixpert_status mixpert_kernel_compile(const char *kernel, const char *arch, void **image,
                                                 size_t *bytes, char **log) try {
  std::string content, messages;
  const mixpert_status status = compile_kernel(kernel, arch, &content, &messages);
  *image = nullptr;
  *bytes = 0;
  *log = strdup(messages.c_str());
  if (status != MIXPERT_OK) return status;
  *image = std::malloc(content.size());
  if (!*image) return fail(MIXPERT_OUT_OF_MEMORY, "no memory for a kernel image");
  std::memcpy(*image, content.data(), content.size());
  *bytes = content.size();
  return MIXPERT_OK;
} catch (const std::exception &) {
  return out_of_memory();
}

extern "C" void mixpert_free(void *memory) { std::free(memory); }
