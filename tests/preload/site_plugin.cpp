// A plugin that was compiled for MixPert under a plan: every scheme but PLAN is another plugin.
#include "mixpert.h"

extern "C" __attribute__((visibility("default"))) int multiply() {
  static mixpert_site site = {MIXPERT_ABI_VERSION, 0, 0, 0, "plugin.cpp:1", "plugin.ll",
                              "# mixpert-plan 1\ndefault\t" PLAN "\n", nullptr, nullptr};
  const float a = 3, b = 4;
  float c = 0;
  mixpert_cblas_sgemm(&site, 102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);
  return static_cast<int>(c);
}
