// The kernel sources that the build wrote into the library, ended by a null name.
#pragma once

namespace mixpert {

struct KernelSource {
  const char *name;
  const char *text;
};

extern const KernelSource kKernelSources[];

}  // namespace mixpert
