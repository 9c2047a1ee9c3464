#include "cuda/merged_groups.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstring>

#include "costs/cost.h"
#include "cuda/in_graphs.h"
#include "cuda/shared_packings.h"
#include "cuda/timing.h"
#include "dispatch/first_call.h"
#include "gemm/scheme.h"
#include "settings/settings.h"

namespace mixpert {
namespace {

// What deciding by times goes by, in microseconds of an H100: the launches of a batch of its own,
// and INT8 products and bytes, of copies and packing, that padding adds.
constexpr double kLaunches = 20, kProducts = 1e9, kBytes = 2e6;
constexpr double kPassesOverOperand = 5, kPassesOverResult = 4;
constexpr uint64_t kMostBytes = uint64_t{256} << 20;  // of copies of a batch
constexpr int64_t kMostProblems = 65535;              // of a batch

using Kind = std::array<int64_t, 13>;
using Sizes = std::array<int64_t, 3>;

int64_t bits_of(double value) {
  int64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// What groups of a batch have in common.
Kind kind_of(const ArrayGroup &group) {
  const mixpert_problem &p = group.cuda.gemm.problem;
  const mixpert_scheme &s = group.choice.scheme;
  return {p.trans_a,
          p.trans_b,
          bits_of(*group.cuda.gemm.alpha),
          bits_of(*group.cuda.gemm.beta),
          s.kind,
          s.l,
          s.r,
          s.d,
          s.radix,
          s.group,
          s.split,
          bits_of(static_cast<double>(s.target)),
          bits_of(group.choice.limit)};
}

Sizes sizes_of(const ArrayGroup &group) {
  const mixpert_problem &p = group.cuda.gemm.problem;
  return {p.m, p.n, p.k};
}

// A group that would be emulated, and what it is sorted by.
struct Candidate {
  explicit Candidate(ArrayGroup *of) : group(of), kind(kind_of(*of)), sizes(sizes_of(*of)) {}

  ArrayGroup *group;
  Kind kind;
  Sizes sizes;
};

// Whether the guard decides by sums over k and over panels, which zeros would change.
bool guarded(const ArrayGroup &group) {
  return group.choice.scheme.kind == MIXPERT_SCHEME_AUTO || group.choice.limit > 0;
}

bool fits_kernel(const mixpert_problem &p) {
  for (const int64_t size : {p.m, p.n, p.k, p.lda, p.ldb, p.ldc})
    if (size <= 0 || size > INT_MAX) return false;
  return p.batch > 0 && p.batch <= kMostProblems;
}

// The handle's stream, if calls of it can be emulated.
bool find_stream(const Cublas &api, void *handle, CuStream *stream) {
  int mode = 0;
  return driver() && settings().backend != BackendLimit::kCpu &&
         api.get_stream(handle, stream) == cb::kSuccess &&
         api.get_pointer_mode(handle, &mode) == cb::kSuccess && mode != cb::kPointerModeDevice;
}

// Chooses the scheme of a group; whether it would be emulated.
// The choice for a group of the same sizes as the last one is that of the last one.
bool wanted(const Cublas &api, const ArrayGroup *last, ArrayGroup *group) {
  CudaCall &cuda = group->cuda;
  if (cuda.refusal || !fits_kernel(cuda.gemm.problem) || *cuda.gemm.alpha == 0.0f) return false;
  group->choice =
      last && sizes_of(*last) == sizes_of(*group) ? last->choice : choose_or_switch(api, cuda);
  cuda.call.reads_c = *cuda.gemm.beta != 0.0f;
  return emulated(group->choice.scheme) &&
         why_native(cuda, wish_of_handle(api, cuda.handle, group->choice)).empty();
}

// Groups that are computed together, with the largest of their sizes.
class Batch {
 public:
  // Adds a group unless it should begin another batch.
  bool add(const Candidate &candidate) {
    ArrayGroup *group = candidate.group;
    if (!members_.empty() && !fits(candidate)) return false;
    if (members_.empty()) kind_ = candidate.kind;
    grow(*group, &whole_);
    own_ += time_of(group->cuda.gemm.problem, *group);
    members_.push_back(group);
    if (!continues(*group)) parts_.push_back(part_of(*group));
    return true;
  }
  size_t size() const { return members_.size(); }
  const mixpert_problem &whole() const { return whole_; }
  const std::vector<ArrayPart> &parts() const { return parts_; }
  const std::vector<ArrayGroup *> &members() const { return members_; }

 private:
  static void grow(const ArrayGroup &group, mixpert_problem *whole) {
    const mixpert_problem &p = group.cuda.gemm.problem;
    const int64_t batch = whole->batch + p.batch;
    if (whole->batch == 0) *whole = p;
    whole->m = std::max(whole->m, p.m);
    whole->n = std::max(whole->n, p.n);
    whole->k = std::max(whole->k, p.k);
    whole->batch = batch;
  }

  // What copies, packing and products of `p` take.
  static double time_of(const mixpert_problem &p, const ArrayGroup &like) {
    const auto tiles = [](int64_t size) { return static_cast<double>((size + 63) / 64 * 64); };
    const auto m = static_cast<double>(p.m), n = static_cast<double>(p.n);
    const auto k = static_cast<double>(p.k), batch = static_cast<double>(p.batch);
    const double products = mixpert_scheme_products(&like.choice.scheme);
    const double elements = kPassesOverOperand * (m + n) * k + kPassesOverResult * m * n;
    return batch * (2 * products * tiles(p.m) * tiles(p.n) * k / kProducts +
                    elements * sizeof(float) / kBytes);
  }

  bool fits(const Candidate &candidate) const {
    const ArrayGroup &group = *candidate.group;
    if (candidate.kind != kind_ || parts_.size() == kMostArrayParts) return false;
    if (guarded(group) && candidate.sizes != sizes_of(*members_.front())) return false;
    mixpert_problem larger = whole_;
    grow(group, &larger);
    if (larger.batch > kMostProblems) return false;
    if (bytes_of_copies(larger) > std::min(kMostBytes, settings().workspace_limit / 2))
      return false;
    const double own = own_ + time_of(group.cuda.gemm.problem, group);
    return time_of(larger, group) - own <= kLaunches;
  }

  static ArrayPart part_of(const ArrayGroup &group) {
    const mixpert_problem &p = group.cuda.gemm.problem;
    return {group.first, p.batch, p.m, p.n, p.k, p.lda, p.ldb, p.ldc};
  }

  // Extends the last part by a group that follows it in the arrays, if all sizes are equal.
  bool continues(const ArrayGroup &group) {
    if (parts_.empty()) return false;
    ArrayPart &last = parts_.back();
    ArrayPart same = part_of(group);
    if (last.first + last.count != same.first) return false;
    const int64_t count = same.count;
    same.first = last.first;
    same.count = last.count;
    if (std::memcmp(&same, &last, sizeof same) != 0) return false;
    last.count += count;
    return true;
  }

  Kind kind_ = {};
  std::vector<ArrayGroup *> members_;
  std::vector<ArrayPart> parts_;
  mixpert_problem whole_ = {};
  double own_ = 0;  // microseconds of all groups without padding
};

// The largest first, so that padding is known when a group is added.
std::vector<Batch> batches_of(std::vector<Candidate> groups) {
  std::sort(groups.begin(), groups.end(), [](const Candidate &x, const Candidate &y) {
    if (x.kind != y.kind) return x.kind < y.kind;
    return x.sizes != y.sizes ? x.sizes > y.sizes : x.group->first < y.group->first;
  });
  std::vector<Batch> batches;
  for (const Candidate &candidate : groups)
    if (batches.empty() || !batches.back().add(candidate)) batches.emplace_back().add(candidate);
  return batches;
}

// Counts the groups of a batch, each with its share of the time.
void record(const Batch &batch, const Outcome &outcome, CallTimer *timer) {
  std::vector<TimeShare> shares;
  double all = 0;
  for (const ArrayGroup *group : batch.members()) {
    const mixpert_problem &p = group->cuda.gemm.problem;
    const double work = static_cast<double>(p.m) * static_cast<double>(p.n) *
                        static_cast<double>(p.k) * static_cast<double>(p.batch);
    all += work;
    shares.push_back({trace_call(group->cuda.call, group->choice, outcome), work});
  }
  for (TimeShare &share : shares) share.part /= all;
  timer->finish(std::move(shares));
}

// Leaves groups to be run one by one if something prevents it.
void run(const Batch &batch, CuStream stream) {
  const ArrayGroup &first = *batch.members().front();
  const mixpert_scheme &scheme = first.choice.scheme;
  if (no_faster(scheme, batch.whole(), gathering_time(batch.whole()))) return;
  CudaCall cuda = first.cuda;
  cuda.gemm.problem = batch.whole();
  cuda.gemm.problem.guard = settings().guard ? MIXPERT_GUARD_ON : MIXPERT_GUARD_OFF;
  cuda.gemm.problem.limit = static_cast<float>(first.choice.limit);
  cuda.gemm.stream = stream;
  cuda.gemm.owner = owner_of_workspace(cuda);
  cuda.gemm.caller = cuda.call.caller;
  Outcome outcome = {scheme, "", 0};
  CallTimer timer(stream);
  if (run_arrays(cuda.gemm, cuda.arrays, batch.parts(), scheme, timer, &outcome.workspace) !=
      MIXPERT_OK)
    return;
  for (ArrayGroup *group : batch.members()) group->done = true;
  if (tracing()) tried([&] { record(batch, outcome, &timer); });
}

}  // namespace

void run_merged(std::vector<ArrayGroup> *groups) {
  if (groups->size() < 2) return;
  const FirstCall first_call(Backend::kCuda);
  const CudaCall &any = groups->front().cuda;
  const Cublas *api = cublas(any.call.caller);
  CuStream stream = nullptr;
  if (!api || from_inside({any.call.site, any.call.caller})) return;
  std::vector<Candidate> emulated;
  const ArrayGroup *last = nullptr;
  for (ArrayGroup &group : *groups)
    if (wanted(*api, last, &group)) {
      emulated.emplace_back(&group);
      last = &group;
    }
  if (emulated.size() < 2 || !find_stream(*api, any.handle, &stream)) return;
  forget_packings(any.call.site);
  for (const Batch &batch : batches_of(std::move(emulated)))
    if (batch.size() > 1) run(batch, stream);
}

}  // namespace mixpert
