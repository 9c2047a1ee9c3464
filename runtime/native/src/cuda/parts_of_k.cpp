#include "cuda/parts_of_k.h"

#include <algorithm>

#include "cublas/cublas.h"
#include "cublas/cublas_lt.h"
#include "support/no_throw.h"
#include "support/slots.h"

namespace mixpert {
namespace {

// The size of cuBLAS's default workspace for a handle (from its documentation), which bounds the
// number of parts.
uint64_t default_workspace(int arch) {
  constexpr uint64_t kMega = 1 << 20;
  if (arch < 90) return 4 * kMega;
  return arch < 120 ? 32 * kMega : 12 * kMega;
}

// The alignment to assume: cuBLASLt distinguishes none above 256 bytes.
uint32_t alignment_of(const void *address) {
  const auto bits = reinterpret_cast<uintptr_t>(address) | 256;
  return static_cast<uint32_t>(bits & (~bits + 1));
}

// The descriptors of one query of the heuristic.
class Question {
 public:
  Question(const LtHeuristic &api, const DeviceGemm &gemm, int32_t multiprocessors) : api_(api) {
    const mixpert_problem &p = gemm.problem;
    complete_ = api.create_desc(&desc_, cb::kCompute32, cb::kReal32) == cb::kSuccess &&
                api.create_preference(&preference_) == cb::kSuccess &&
                layout(&a_, p.trans_a ? p.k : p.m, p.trans_a ? p.m : p.k, p.lda) &&
                layout(&b_, p.trans_b ? p.n : p.k, p.trans_b ? p.k : p.n, p.ldb) &&
                layout(&c_, p.m, p.n, p.ldc) && describe(lt::kTransA, operation(p.trans_a)) &&
                describe(lt::kTransB, operation(p.trans_b)) &&
                (multiprocessors == 0 || describe(lt::kMultiprocessors, multiprocessors)) &&
                prefer(lt::kAlignmentA, alignment_of(gemm.a)) &&
                prefer(lt::kAlignmentB, alignment_of(gemm.b)) &&
                prefer(lt::kAlignmentC, alignment_of(gemm.c)) &&
                prefer(lt::kAlignmentD, alignment_of(gemm.c));
  }
  Question(const Question &) = delete;
  Question &operator=(const Question &) = delete;
  ~Question() {
    if (desc_) api_.destroy_desc(desc_);
    if (preference_) api_.destroy_preference(preference_);
    for (void *layout : {a_, b_, c_})
      if (layout) api_.destroy_layout(layout);
  }

  bool ask(void *handle, uint64_t workspace, LtAnswer *answer) {
    int found = 0;
    return complete_ && prefer(lt::kMostWorkspace, workspace) &&
           api_.ask(handle, desc_, a_, b_, c_, c_, preference_, 1, answer, &found) ==
               cb::kSuccess &&
           found == 1;
  }

 private:
  bool layout(void **out, int64_t rows, int64_t columns, int64_t ld) {
    return api_.create_layout(out, cb::kReal32, static_cast<uint64_t>(rows),
                              static_cast<uint64_t>(columns), ld) == cb::kSuccess;
  }
  static int32_t operation(int32_t transposed) { return transposed ? cb::kOpT : cb::kOpN; }
  bool describe(int which, int32_t value) {
    return api_.set_desc(desc_, which, &value, sizeof value) == cb::kSuccess;
  }
  template <typename T>
  bool prefer(int which, T value) {
    return api_.set_preference(preference_, which, &value, sizeof value) == cb::kSuccess;
  }

  const LtHeuristic &api_;
  void *desc_ = nullptr, *preference_ = nullptr, *a_ = nullptr, *b_ = nullptr, *c_ = nullptr;
  bool complete_;
};

int32_t parts_of(decltype(LtHeuristic::get_algorithm) getter, const void *algorithm) {
  int32_t parts = 0;
  size_t written = 0;
  const int status = getter(algorithm, lt::kPartsOfK, &parts, sizeof parts, &written);
  return status == cb::kSuccess ? std::max(parts, 1) : 0;
}

int32_t query(const LtHeuristic &api, const DeviceState &device, void *handle,
              int32_t multiprocessors, const DeviceGemm &gemm) {
  const RelaxedCapture relaxed;
  LtAnswer answer = {};
  const bool found = Question(api, gemm, multiprocessors)
                         .ask(handle, default_workspace(device.limits().arch), &answer);
  return found ? parts_of(api.get_algorithm, answer.algorithm) : 0;
}

// What an answer depends on. The handle is represented by its device and its number of
// multiprocessors, because its address may be reused.
constexpr size_t kWords = 11;
thread_local Slots<kWords, int32_t, 7> table;

int32_t multiprocessors_of(const Cublas &api, void *handle) {
  int count = 0;
  return api.get_sm_count_target && api.get_sm_count_target(handle, &count) == cb::kSuccess ? count
                                                                                            : 0;
}

}  // namespace

bool follows_cublas(const mixpert_problem &p, const mixpert_scheme &scheme) {
  return scheme.kind == MIXPERT_SCHEME_AUTO && !(scheme.target > 0) && p.batch == 1 &&
         !p.symmetric && !p.triangle && std::min({p.m, p.n, p.k}) > 0;
}

int32_t parts_of_k(const Cublas &api, void *handle, const DeviceGemm &gemm) {
  DeviceState *device = nullptr;
  if (!api.heuristic || !handle || DeviceState::current(&device) != MIXPERT_OK) return 0;
  const mixpert_problem &p = gemm.problem;
  const int32_t multiprocessors = multiprocessors_of(api, handle);
  const int64_t key[kWords] = {
      reinterpret_cast<int64_t>(&api),
      reinterpret_cast<int64_t>(device),
      multiprocessors,
      p.m,
      p.n,
      p.k,
      p.lda,
      p.ldb,
      p.ldc,
      p.trans_a + 2 * p.trans_b,
      int64_t{alignment_of(gemm.a)} << 32 | alignment_of(gemm.b) << 16 | alignment_of(gemm.c)};
  if (const int32_t *known = table.find(key)) return *known;
  const int32_t parts = query(*api.heuristic, *device, handle, multiprocessors, gemm);
  table.put(key, parts);
  return parts;
}

int32_t parts_of_k(const CublasLt &api, const void *algorithm) {
  return api.get_algorithm && algorithm ? parts_of(api.get_algorithm, algorithm) : 0;
}

}  // namespace mixpert

using namespace mixpert;

extern "C" int32_t mixpert_native_parts(const void *cublas_function, void *handle,
                                        const mixpert_problem *problem,
                                        const mixpert_scheme *scheme, const float *a,
                                        const float *b, const float *c) {
  int32_t parts = 0;
  tried([&] {
    const Cublas *api = cublas_function ? cublas(cublas_function) : nullptr;
    if (api && driver() && follows_cublas(*problem, *scheme))
      parts = parts_of_k(
          *api, handle, {*problem, a, b, const_cast<float *>(c), nullptr, nullptr, false, nullptr});
  });
  return parts;
}
