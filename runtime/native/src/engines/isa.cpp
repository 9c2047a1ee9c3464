#include "engines/isa.h"

#include <atomic>
#include <cstring>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace mixpert {
namespace {

struct Candidate {
  const Engine *engine;
  bool (*supported)();
};

#if defined(__x86_64__)
// __builtin_cpu_supports also checks that the system saves the registers. Older compilers do not
// know AVX-VNNI, which uses the registers of AVX2.
bool has_avx2() { return __builtin_cpu_supports("avx2"); }

bool has_avxvnni() {
  constexpr unsigned kAvxVnniBit = 1u << 4;  // CPUID.(7,1):EAX
  unsigned a, b, c, d;
  return has_avx2() && __get_cpuid_count(7, 1, &a, &b, &c, &d) && (a & kAvxVnniBit);
}

bool has_avx512vnni() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vnni");
}
#endif

const Candidate kCandidates[] = {
// the best first
#if defined(__x86_64__)
    {&kAvx512VnniEngine, has_avx512vnni},
    {&kAvxVnniEngine, has_avxvnni},
    {&kAvx2Engine, has_avx2},
#endif
    {&kPortableEngine, [] { return true; }},
};

const Engine &best_engine() {
  static const Engine &best = *[] {
    for (const Candidate &candidate : kCandidates)
      if (candidate.supported()) return candidate.engine;
    return &kPortableEngine;
  }();
  return best;
}

[[maybe_unused]] const Engine &at_load = best_engine();  // before any thread can fork

std::atomic<const Engine *> forced{nullptr};

}  // namespace

const Engine &cpu_engine() {
  const Engine *engine = forced.load(std::memory_order_acquire);
  return engine ? *engine : best_engine();
}

bool set_cpu_isa(const char *name) {
  if (!name) {
    forced.store(nullptr);
    return true;
  }
  for (const Candidate &candidate : kCandidates)
    if (std::strcmp(candidate.engine->name, name) == 0 && candidate.supported()) {
      forced.store(candidate.engine, std::memory_order_release);
      return true;
    }
  return false;
}

}  // namespace mixpert
