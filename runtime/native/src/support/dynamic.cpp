#include "support/dynamic.h"

#include "mixpert.h"

namespace mixpert {

std::string own_directory() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&mixpert_version), &info) || !info.dli_fname) return ".";
  const std::string path = info.dli_fname;
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash);
}

}  // namespace mixpert
