#include "cuda/in_graphs.h"

#include <cstring>

#include "execute/cublas_kernel.h"
#include "cuda/known_native.h"
#include "execute/unpacked.h"
#include "settings/settings.h"
#include "support/slots.h"
#include "symbols/lookups.h"

namespace mixpert {
namespace {

// For clients that look functions up by name: XLA keeps 16 graphs of a product, of several
// products.
constexpr uint64_t kGraphsOfOne = 32;
// A client that passes the same algorithm this often in a row has chosen it: XLA tries each twice.
constexpr int kTrials = 16;
constexpr size_t kAlgorithmWords = 8;  // of cublasLtMatmulAlgo_t

bool by_name(const CudaCall &cuda) { return looks_up(cuda.call.caller, cuda.call.entry); }

// The algorithm that a thread passed last for a product, and how often in a row.
struct Given {
  size_t algorithm;
  int calls;
};
constexpr size_t kKeyWords = sizeof CallKey::words / sizeof(int64_t);
thread_local Slots<kKeyWords, Given, 5> last_given;

size_t number_of(const void *algorithm) {
  uint64_t words[kAlgorithmWords];
  std::memcpy(words, algorithm, sizeof words);
  return slot_of(words, 64);
}

bool tries_algorithms(const CudaCall &cuda) {
  const mixpert_problem &p = cuda.gemm.problem;
  const CallKey key = {{cuda.call.site, cuda.call.caller}, p.m, p.n, p.k, p.batch,
                       p.trans_a + 2 * p.trans_b};
  const size_t algorithm = number_of(cuda.algorithm);
  const Given *last = last_given.find(key.words);
  const int calls = last && last->algorithm == algorithm ? last->calls : 0;
  if (calls < kTrials) last_given.put(key.words, {algorithm, calls + 1});
  return calls < kTrials;
}

// A product that is captured again when no memory is left uses cuBLAS's own kernel or, if there is
// none, an FP32 kernel with one tile of C per CTA. With few tiles, or if this would happen to most
// graphs, cuBLAS is faster.
const char *refused_if_captured(const CudaCall &cuda, const DeviceGemm &gemm,
                                const Prepared &prepared) {
  if (has_cublas_kernel(*prepared.device, gemm)) return nullptr;
  if (!unpacked_fills(gemm.problem, prepared.device->limits()))
    return "captured products with so small a C run natively under MIXPERT_WORKSPACE_LIMIT";
  if (prepared.workspace_bytes > settings().workspace_limit / kGraphsOfOne && by_name(cuda))
    return "captured products run natively where MIXPERT_WORKSPACE_LIMIT holds few of them";
  return nullptr;
}

}  // namespace

WorkspaceOwner owner_of_workspace(const CudaCall &cuda) {
  const bool may_enter_a_graph = by_name(cuda) && driver() && is_captured(cuda.gemm.stream);
  return may_enter_a_graph ? WorkspaceOwner::kGraph : owner_by_limit(cuda.gemm.stream);
}

const char *refused_in_graphs(const CudaCall &cuda, const DeviceGemm &gemm,
                              const Prepared &prepared) {
  if (prepared.workspace_bytes == 0 || settings().workspace_limit == kNoLimit) return nullptr;
  const bool captured = gemm.owner == WorkspaceOwner::kGraph;
  if (!captured && !(cuda.algorithm && by_name(cuda))) return nullptr;
  const char *why = refused_if_captured(cuda, gemm, prepared);
  if (captured || !why) return why;
  return tries_algorithms(cuda)
             ? "the client tries algorithms of cuBLASLt for a product that it would "
               "capture, and MIXPERT_WORKSPACE_LIMIT holds few"
             : nullptr;
}

}  // namespace mixpert
