// mixpert_lower: one GEMM as a list of kernel launches. Pure; builds and runs without CUDA.
#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstring>
#include <string>

#include "lower/config.h"
#include "lower/small.h"
#include "params.cuh"
#include "scheme.h"
#include "status.h"

namespace mixpert {
namespace {

constexpr int64_t kAlign = 256;     // of every part of the workspace
constexpr int kMaxWaiting = 64;     // CTAs of a strip that may wait for each other, at most

int64_t round_up(int64_t x, int64_t step) { return (x + step - 1) / step * step; }
int64_t divide_up(int64_t x, int64_t step) { return (x + step - 1) / step; }

// Grows a workspace and remembers where things lie in it.
struct Arena {
  int64_t size = 0;

  int64_t take(int64_t bytes) {
    const int64_t at = size;
    size += round_up(bytes, kAlign);
    return at;
  }
};

// Appends one launch, with typed parameters and addresses to be patched in.
class LaunchWriter {
 public:
  LaunchWriter(mixpert_lowered *out, const std::string &kernel) : launch_(next(out)) {
    std::snprintf(launch_.kernel, sizeof launch_.kernel, "%s", kernel.c_str());
  }

  template <typename Params>
  LaunchWriter &params(const Params &params) {
    static_assert(sizeof(Params) <= MIXPERT_MAX_PARAM_BYTES, "parameters fit in a launch");
    std::memcpy(launch_.params, &params, sizeof params);
    launch_.param_bytes = sizeof params;
    return *this;
  }

  LaunchWriter &shape(int64_t grid, int block, int shared_bytes, int64_t grid_y = 1,
                      int64_t grid_z = 1) {
    const int64_t sizes[3] = {grid, grid_y, grid_z};
    for (int i = 0; i < 3; ++i) launch_.grid[i] = static_cast<uint32_t>(sizes[i]);
    const uint32_t threads[3] = {static_cast<uint32_t>(block), 1, 1};
    std::copy(threads, threads + 3, launch_.block);
    std::fill(launch_.cluster, launch_.cluster + 3, 1u);
    launch_.shared_bytes = static_cast<uint32_t>(shared_bytes);
    return *this;
  }

  LaunchWriter &address(size_t offset, uint32_t slot, int64_t addend = 0) {
    launch_.relocations[launch_.relocation_count++] = {static_cast<uint32_t>(offset), slot, addend};
    return *this;
  }

 private:
  static mixpert_launch &next(mixpert_lowered *out) {
    mixpert_launch &launch = out->launches[out->launch_count++];
    launch = {};
    return launch;
  }

  mixpert_launch &launch_;
};

// One operand as pack and gemm_int8 see it.
struct Operand {
  uint32_t slot;  // MIXPERT_SLOT_A or _B
  int64_t rows, padded_rows, ld, stride, batch;
  bool k_contiguous;
  int slices;
  int64_t packed, exponents, maxima, statistics;  // offsets into the workspace
  int64_t packed_bytes;               // of one problem
  int64_t groups;                     // exponents of a row
};

Operand describe(uint32_t slot, int64_t rows, int64_t k, int64_t ld, int64_t stride, int64_t batch,
                 bool k_contiguous, int slices, int group) {
  Operand o = {};
  o.slot = slot;
  o.rows = rows;
  o.padded_rows = round_up(rows, kRowAlign);
  o.ld = ld;
  o.stride = stride;
  o.batch = stride == 0 ? 1 : batch;  // one matrix shared by the batch is packed once
  o.k_contiguous = k_contiguous;
  o.slices = slices;
  o.packed_bytes = divide_up(k, kBlockK) * slices * o.padded_rows * kBlockK;
  o.groups = group ? divide_up(k, group) : 1;
  return o;
}

struct PackGeometry {
  int rows;       // of a CTA
  int64_t splits; // CTAs that share a strip
};

PackGeometry pack_geometry(int64_t k) {
  for (int rows : {32, 16, 8})
    if (k <= kPackBlock / rows) return {rows, 1};
  return {32, divide_up(k, kPackBlock / 32)};
}

template <typename... Numbers>
std::string format(const char *text, Numbers... numbers) {
  char buffer[sizeof(mixpert_launch::kernel)];
  std::snprintf(buffer, sizeof buffer, text, numbers...);
  return buffer;
}

// All that lowering one GEMM works with.
class Lowering {
 public:
  Lowering(const mixpert_problem &problem, const mixpert_scheme &scheme, mixpert_lowered *out)
      : problem_(problem), scheme_(scheme), out_(out) {
    const int64_t batch = problem.batch;
    q_ = describe(MIXPERT_SLOT_A, problem.m, problem.k, problem.lda, problem.stride_a, batch,
                  problem.trans_a, scheme.l + 1, scheme.group);
    p_ = describe(MIXPERT_SLOT_B, problem.n, problem.k, problem.ldb, problem.stride_b, batch,
                  !problem.trans_b, scheme.r + 1, scheme.group);
  }

  GemmShape shape() const {
    const int64_t chunk = mixpert_scheme_chunk(&scheme_);
    const int64_t segment = scheme_.group ? scheme_.group : chunk;
    const bool segmented = problem_.k > segment;
    return {problem_.n,  problem_.m,  problem_.k,
            problem_.batch, p_.slices, q_.slices,
            scheme_.d,   mixpert_scheme_products(&scheme_),
            segmented,   static_cast<int>(segmented ? segment : 0)};
  }

  void scale(float beta) {
    const int64_t count = problem_.m * problem_.n * problem_.batch;
    LaunchWriter(out_, "scale")
        .params(ScaleParams{nullptr, nullptr, problem_.ldc, problem_.stride_c, beta,
                            static_cast<int>(problem_.m), static_cast<int>(problem_.n),
                            static_cast<int>(problem_.batch)})
        .address(offsetof(ScaleParams, c), MIXPERT_SLOT_C)
        .address(offsetof(ScaleParams, beta_address), MIXPERT_SLOT_BETA)
        .shape(std::min<int64_t>(divide_up(count, 256), 65535), 256, 0);
  }

  // Packs both operands; `statistics` of their rows as well (params.cuh), but not with K-groups.
  void pack(int sm_count, bool statistics = false) {
    place(p_);
    place(q_);
    if (scheme_.group) return pack_grouped();
    const int64_t first_statistics = arena_.size;
    for (Operand *o : {&p_, &q_})
      if (statistics)
        o->statistics = arena_.take(statistics_bytes(o->padded_rows, problem_.k, o->batch));
    const PackGeometry geometry = pack_geometry(problem_.k);
    PackParams params = {};
    params.k = static_cast<int>(problem_.k);
    params.splits = static_cast<int>(geometry.splits);
    params.operands[0] = pack_operand(p_, geometry.rows);
    params.operands[1] = pack_operand(q_, geometry.rows);
    const int64_t strips = params.operands[0].strips * p_.batch + params.operands[1].strips * q_.batch;
    int64_t counters = 0;
    if (geometry.splits > 1) {
      p_.maxima = arena_.take(p_.rows * p_.batch * 4);
      q_.maxima = arena_.take(q_.rows * q_.batch * 4);
      counters = arena_.take((1 + strips) * 4);
      clear(first_statistics, arena_.size - first_statistics);
    }
    // Those waited for must be able to start: half of the SMs, one CTA each, leaves room for doubt.
    const bool waits = geometry.splits > 1 && geometry.splits <= std::min(kMaxWaiting, sm_count / 2);
    const bool fused = geometry.splits == 1 || waits;
    for (int phase = fused ? kPackFused : kPackMaxima; phase <= (fused ? kPackFused : kPackDigits);
         ++phase) {
      params.phase = phase;
      launch_pack({params, {}}, geometry, strips, counters, statistics);
    }
  }

  void multiply(const GemmConfig &config, const GemmShape &shape, float alpha, float beta,
                int sm_count) {
    GemmParams params = {};
    params.p = gemm_operand(p_, config.tile_p);
    params.q = gemm_operand(q_, config.tile_q);
    params.ldc = problem_.ldc;
    params.stride_c = problem_.stride_c;
    params.alpha = alpha;
    params.beta = beta;
    params.k = static_cast<int>(problem_.k);
    params.batch = static_cast<int>(problem_.batch);
    params.segment = shape.segment;
    params.grouped = scheme_.group != 0;
    const int64_t tiles = int64_t{params.p.tiles} * params.q.tiles * problem_.batch;
    LaunchWriter(out_, format("gemm_int8_sm%d SP=%d SQ=%d D=%d BN=%d STAGES=%d RADIX=%d SEGMENTED=%d",
                              config.path, p_.slices, q_.slices, scheme_.d, config.tile_q,
                              config.stages, scheme_.radix, shape.segmented ? 1 : 0))
        .params(params)
        .address(offsetof(GemmParams, p.packed), MIXPERT_SLOT_WORKSPACE, p_.packed)
        .address(offsetof(GemmParams, q.packed), MIXPERT_SLOT_WORKSPACE, q_.packed)
        .address(offsetof(GemmParams, p.exponents), MIXPERT_SLOT_WORKSPACE, p_.exponents)
        .address(offsetof(GemmParams, q.exponents), MIXPERT_SLOT_WORKSPACE, q_.exponents)
        .address(offsetof(GemmParams, c), MIXPERT_SLOT_C)
        .address(offsetof(GemmParams, alpha_address), MIXPERT_SLOT_ALPHA)
        .address(offsetof(GemmParams, beta_address), MIXPERT_SLOT_BETA)
        .shape(config.path == 90 ? std::min<int64_t>(tiles, sm_count) : tiles, config.threads,
               config.shared_bytes);
    out_->path = config.path;
  }

  void multiply_small(const SmallConfig &config, float alpha, float beta) {
    GemmSmallParams params = {};
    params.p = small_operand(p_);
    params.q = small_operand(q_);
    params.ldc = problem_.ldc;
    params.stride_c = problem_.stride_c;
    params.alpha = alpha;
    params.beta = beta;
    params.k = static_cast<int>(problem_.k);
    LaunchWriter(out_, format("gemm_int8_small SP=%d SQ=%d D=%d RADIX=%d ROWS=%d", p_.slices,
                              q_.slices, scheme_.d, scheme_.radix, config.rows))
        .params(params)
        .address(offsetof(GemmSmallParams, p.source), p_.slot)
        .address(offsetof(GemmSmallParams, q.source), q_.slot)
        .address(offsetof(GemmSmallParams, c), MIXPERT_SLOT_C)
        .address(offsetof(GemmSmallParams, alpha_address), MIXPERT_SLOT_ALPHA)
        .address(offsetof(GemmSmallParams, beta_address), MIXPERT_SLOT_BETA)
        .shape(divide_up(p_.rows, kSmallTile), kPackThreads, config.shared_bytes,
               divide_up(q_.rows, kSmallTile), problem_.batch);
    out_->path = MIXPERT_PATH_SMALL;
  }

  void finish() { out_->workspace_bytes = static_cast<uint64_t>(arena_.size); }

 private:
  void place(Operand &o) {
    o.packed = arena_.take(o.packed_bytes * o.batch);
    o.exponents = arena_.take(o.padded_rows * o.groups * o.batch * 4);
  }

  PackOperand pack_operand(const Operand &o, int rows) const {
    PackOperand pack = {};
    pack.ld = o.ld;
    pack.stride = o.stride;
    pack.rows = static_cast<int>(o.rows);
    pack.padded_rows = static_cast<int>(o.padded_rows);
    pack.batch = static_cast<int>(o.batch);
    pack.k_contiguous = o.k_contiguous;
    pack.strips = static_cast<int>(divide_up(o.padded_rows, rows));
    return pack;
  }

  static SmallOperand small_operand(const Operand &o) {
    return {nullptr, o.ld, o.stride, static_cast<int>(o.rows), o.k_contiguous};
  }

  GemmOperand gemm_operand(const Operand &o, int tile) const {
    GemmOperand gemm = {};
    gemm.batch_bytes = o.batch == 1 ? 0 : o.packed_bytes;
    gemm.batch_exponents = o.batch == 1 ? 0 : static_cast<int>(o.padded_rows * o.groups);
    gemm.rows = static_cast<int>(o.rows);
    gemm.padded_rows = static_cast<int>(o.padded_rows);
    gemm.tiles = static_cast<int>(divide_up(o.rows, tile));
    return gemm;
  }

  LaunchWriter &pack_addresses(LaunchWriter &writer) const {
    const Operand *operands[2] = {&p_, &q_};
    for (int i = 0; i < 2; ++i) {
      const size_t at = offsetof(PackParams, operands) + i * sizeof(PackOperand);
      writer.address(at + offsetof(PackOperand, source), operands[i]->slot)
          .address(at + offsetof(PackOperand, packed), MIXPERT_SLOT_WORKSPACE, operands[i]->packed)
          .address(at + offsetof(PackOperand, exponents), MIXPERT_SLOT_WORKSPACE,
                   operands[i]->exponents);
    }
    return writer;
  }

  void launch_pack(const PackStatisticsParams &params, const PackGeometry &geometry, int64_t strips,
                   int64_t counters, bool statistics) {
    LaunchWriter writer(out_, format("pack SP=%d SQ=%d ROWS=%d RADIX=%d%s", p_.slices, q_.slices,
                                     geometry.rows, scheme_.radix,
                                     statistics ? " STATISTICS=1" : ""));
    if (statistics) {
      const size_t at = offsetof(PackStatisticsParams, statistics);
      writer.params(params)
          .address(at, MIXPERT_SLOT_WORKSPACE, p_.statistics)
          .address(at + sizeof(RowStatistics *), MIXPERT_SLOT_WORKSPACE, q_.statistics);
    } else {
      writer.params(params.pack);
    }
    pack_addresses(writer);
    if (geometry.splits > 1) {
      const size_t at = offsetof(PackParams, operands) + offsetof(PackOperand, maxima);
      writer.address(at, MIXPERT_SLOT_WORKSPACE, p_.maxima)
          .address(at + sizeof(PackOperand), MIXPERT_SLOT_WORKSPACE, q_.maxima)
          .address(offsetof(PackParams, counters), MIXPERT_SLOT_WORKSPACE, counters);
    }
    writer.shape(strips * geometry.splits, kPackThreads, stage_bytes(geometry.rows));
  }

  // Shared memory in which the transposing side turns columns into rows.
  int stage_bytes(int rows) const {
    int slices = 0;
    for (const Operand *o : {&p_, &q_})
      if (!o->k_contiguous) slices = std::max(slices, o->slices);
    return slices * (kPackBlock / kBlockK) * pack_pitch(rows) * 4;
  }

  void pack_grouped() {
    PackParams params = {};
    params.k = static_cast<int>(problem_.k);
    params.splits = 1;
    params.group = scheme_.group;
    params.operands[0] = pack_operand(p_, kRowAlign);
    params.operands[1] = pack_operand(q_, kRowAlign);
    LaunchWriter writer(out_, format("pack_grouped SP=%d SQ=%d RADIX=%d", p_.slices, q_.slices,
                                     scheme_.radix));
    writer.params(params);
    const int64_t rows = p_.padded_rows * p_.batch + q_.padded_rows * q_.batch;
    pack_addresses(writer).shape(divide_up(rows, kPackThreads / 32), kPackThreads, 0);
  }

  void clear(int64_t offset, int64_t bytes) {
    LaunchWriter(out_, "clear")
        .params(ClearParams{nullptr, static_cast<uint64_t>(bytes / 4)})
        .address(offsetof(ClearParams, words), MIXPERT_SLOT_WORKSPACE, offset)
        .shape(std::min<int64_t>(divide_up(bytes / 4, 256), 1024), 256, 0);
  }

  mixpert_problem problem_;
  mixpert_scheme scheme_;
  mixpert_lowered *out_;
  Arena arena_;
  Operand p_, q_;
};

bool too_large(const mixpert_problem &problem) {
  // Rows, k and tiles are 32-bit in the kernels.
  constexpr int64_t kMost = INT32_MAX - 1024;
  return std::max({problem.m, problem.n, problem.k, problem.batch}) > kMost ||
         divide_up(problem.m, 32) * divide_up(problem.n, 128) > kMost / problem.batch;
}

// The one-launch kernel where it is asked for or modelled to be faster; null: not legal.
bool prefers_small(const mixpert_device &device, const GemmShape &shape, const GemmConfig *packed,
                   const SmallConfig *small) {
  if (!small || device.path == 80 || device.path == 90) return false;
  if (!packed || device.path == MIXPERT_PATH_SMALL) return true;
  return small_time(device, shape, *small) <
         pack_time(shape) + modelled_time(device, shape, *packed);
}

bool negative(const mixpert_problem &problem) {
  return std::min({problem.m, problem.n, problem.k, problem.batch}) < 0;
}

}  // namespace
}  // namespace mixpert

using namespace mixpert;

extern "C" mixpert_status mixpert_lower(const mixpert_problem *problem,
                                        const mixpert_scheme *scheme, float alpha, float beta,
                                        const mixpert_device *device, mixpert_lowered *out) {
  out->launch_count = 0;
  out->workspace_bytes = 0;
  out->path = 0;
  if (negative(*problem)) return fail(MIXPERT_INVALID_VALUE, "a size of the GEMM is negative");
  if (scheme->kind != MIXPERT_SCHEME_INT8)
    return fail(MIXPERT_UNSUPPORTED, scheme_text(*scheme) + " has no kernel of MixPert's own");
  if (problem->m == 0 || problem->n == 0 || problem->batch == 0) return MIXPERT_OK;
  if (too_large(*problem)) return fail(MIXPERT_UNSUPPORTED, "a size exceeds 2^31");
  Lowering lowering(*problem, *scheme, out);
  if (problem->k == 0 || alpha == 0.0f) {
    lowering.scale(beta);
    return MIXPERT_OK;
  }
  GemmConfig config;
  SmallConfig small;
  const GemmShape shape = lowering.shape();
  const bool packed = pick_config(*device, shape, &config);
  const bool one_launch = legal_small(*device, shape, &small);
  if (prefers_small(*device, shape, packed ? &config : nullptr, one_launch ? &small : nullptr)) {
    lowering.multiply_small(small, alpha, beta);
    return MIXPERT_OK;
  }
  if (!packed)
    return fail(MIXPERT_UNSUPPORTED,
                "no kernel of " + scheme_text(*scheme) + " fits a device of architecture sm_" +
                    std::to_string(device->arch));
  lowering.pack(device->sm_count);
  lowering.multiply(config, shape, alpha, beta, device->sm_count);
  lowering.finish();
  return MIXPERT_OK;
}

extern "C" const char *mixpert_kernel_arch(const mixpert_device *device, int32_t path) {
  if (path == 90) return "sm_90a";
  switch (device->arch) {
    case 80: return "sm_80";
    case 86: return "sm_86";
    case 87: return "sm_87";
    case 89: return "sm_89";
    case 90: return "sm_90";
    case 100: return "sm_100";
    case 103: return "sm_103";
    case 120: return "sm_120";
    default: return "compute_80";  // PTX, which the driver compiles for what it knows
  }
}
