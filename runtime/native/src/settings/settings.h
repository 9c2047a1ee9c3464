// The settings of the native runtime, all from the environment (mixpert/settings.py holds the
// same names; a test compares them). Read once, at first use.
//
//   MIXPERT_PLAN             file with the scheme of each site
//   MIXPERT_SCHEME           one scheme for every site; overrides any plan
//   MIXPERT_TRACE            file that receives what ran; %p in its name is the process's number
//   MIXPERT_CAPTURE          existing directory that receives the outputs of sinks
//   MIXPERT_GUARD            on (unless set) or off
//   MIXPERT_GRAPHS           on (unless set) or off
//   MIXPERT_CHECK            rate:threshold of the sampled check
//   MIXPERT_WORKSPACE_LIMIT  bytes, with K, M, G or T for powers of 1024
//   MIXPERT_VERBOSE          0 or 1
//   MIXPERT_BACKEND          auto, cpu[:ISA], cuda[:sm80|:sm90a]
//   MIXPERT_BLAS             shared library for native host GEMMs where the program has none
//   MIXPERT_KERNELS          directory with prebuilt kernels
//
// An invalid or empty value is an error at first use.
#pragma once

#include "mixpert.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mixpert {

constexpr uint64_t kNoLimit = UINT64_MAX;  // of workspace

enum class BackendLimit { kAuto, kCpu, kCuda };

struct Settings {
  std::string plan;  // path; this and the other texts are empty if not set
  std::optional<mixpert_scheme> scheme;
  std::string trace;    // path
  std::string capture;  // directory
  bool guard = true;
  bool graphs = true;                   // calls that come again are launched as CUDA graphs
  double check_rate = 0;                // fraction of the calls that are checked; 0: none
  double check_threshold = 0;           // largest relative error of a checked row
  uint64_t workspace_limit = kNoLimit;  // bytes
  bool verbose = false;
  BackendLimit backend = BackendLimit::kAuto;
  std::string cpu_isa;           // of "cpu:ISA"
  int cuda_path = 0;             // 80 or 90 of "cuda:sm80" and "cuda:sm90a"; 0: best for the device
  bool cublas_emulates = false;  // CUBLAS_EMULATE_SINGLE_PRECISION=1
  int cublas_strategy = 0;       // CUBLAS_EMULATION_STRATEGY, as cublasEmulationStrategy_t
  std::string blas;              // path or soname
  std::string kernels;           // directory
};

// The value of a variable; null if it is not set.
using Lookup = const char *(*)(const char *name);

// Parses all settings; the message of an error names the variable, its value and the choices. Its
// only side effect is to check paths that must exist.
mixpert_status parse_settings(Lookup lookup, Settings *out);

// The settings of the process. If one is invalid, the first use ends the process with a message and
// exit code 2.
const Settings &settings();
// The same for library calls, which report errors instead: null if a setting is invalid.
const Settings *try_settings(mixpert_status *status);

// Whether MIXPERT_TRACE or MIXPERT_VERBOSE requests a record of what ran; otherwise nothing is
// timed.
bool tracing();

}  // namespace mixpert
