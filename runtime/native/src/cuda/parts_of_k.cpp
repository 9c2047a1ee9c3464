#include "cuda/parts_of_k.h"

#include <algorithm>
#include <cstring>

#include "cuda/cublas.h"
#include "cuda/cublas_lt.h"

namespace mixpert {
namespace {

// The most memory that cuBLAS takes for a handle unless it is given some (its documentation), which
// bounds how many parts fit.
uint64_t default_workspace(int arch) {
  constexpr uint64_t kMega = 1 << 20;
  if (arch < 90) return 4 * kMega;
  return arch < 120 ? 32 * kMega : 12 * kMega;
}

// What cuBLASLt may count on: it knows of no more than 256 bytes.
uint32_t alignment_of(const void *address) {
  const auto bits = reinterpret_cast<uintptr_t>(address) | 256;
  return static_cast<uint32_t>(bits & (~bits + 1));
}

// The descriptors of one question.
class Question {
 public:
  Question(const LtHeuristic &api, const DeviceGemm &gemm) : api_(api) {
    const mixpert_problem &p = gemm.problem;
    complete_ = api.create_desc(&desc_, cb::kCompute32, cb::kReal32) == cb::kSuccess &&
                api.create_preference(&preference_) == cb::kSuccess &&
                layout(&a_, p.trans_a ? p.k : p.m, p.trans_a ? p.m : p.k, p.lda) &&
                layout(&b_, p.trans_b ? p.n : p.k, p.trans_b ? p.k : p.n, p.ldb) &&
                layout(&c_, p.m, p.n, p.ldc) && transpose(lt::kTransA, p.trans_a) &&
                transpose(lt::kTransB, p.trans_b) && prefer(lt::kAlignmentA, alignment_of(gemm.a)) &&
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
  bool transpose(int which, int32_t transposed) {
    const int32_t operation = transposed ? cb::kOpT : cb::kOpN;
    return api_.set_desc(desc_, which, &operation, sizeof operation) == cb::kSuccess;
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

int32_t asked(const LtHeuristic &api, void *handle, const DeviceGemm &gemm) {
  DeviceState *device = nullptr;
  if (DeviceState::current(&device) != MIXPERT_OK) return 0;
  const RelaxedCapture relaxed;
  LtAnswer answer = {};
  const bool found =
      Question(api, gemm).ask(handle, default_workspace(device->limits().arch), &answer);
  return found ? parts_of(api.get_algorithm, answer.algorithm) : 0;
}

// What an answer depends on. A handle belongs to one device.
struct Key {
  Key(const Cublas &api, const void *handle, const DeviceGemm &gemm)
      : words{reinterpret_cast<int64_t>(&api), reinterpret_cast<int64_t>(handle), gemm.problem.m,
              gemm.problem.n, gemm.problem.k, gemm.problem.lda, gemm.problem.ldb, gemm.problem.ldc,
              gemm.problem.trans_a + 2 * gemm.problem.trans_b,
              int64_t{alignment_of(gemm.a)} << 32 | alignment_of(gemm.b) << 16 |
                  alignment_of(gemm.c)} {}

  int64_t words[10];
};

struct Known {
  int64_t words[10];
  int32_t parts;
  bool used;
};

constexpr int kSlotBits = 7;
thread_local Known table[1 << kSlotBits];

Known &slot_of(const Key &key) {
  uint64_t hash = 0;
  for (const int64_t word : key.words)
    hash = (hash ^ static_cast<uint64_t>(word)) * 0x9e3779b97f4a7c15u;
  return table[hash >> (64 - kSlotBits)];
}

}  // namespace

int32_t parts_of_k(const Cublas &api, void *handle, const DeviceGemm &gemm) {
  if (!api.heuristic || !handle) return 0;
  const Key key(api, handle, gemm);
  Known &known = slot_of(key);
  if (!known.used || std::memcmp(known.words, key.words, sizeof key.words) != 0) {
    std::memcpy(known.words, key.words, sizeof key.words);
    known.parts = asked(*api.heuristic, handle, gemm);
    known.used = true;
  }
  return known.parts;
}

int32_t parts_of_k(const CublasLt &api, const void *algorithm) {
  return api.get_algorithm && algorithm ? parts_of(api.get_algorithm, algorithm) : 0;
}

}  // namespace mixpert
