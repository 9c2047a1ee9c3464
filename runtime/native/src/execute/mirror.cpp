#include "execute/mirror.h"

#include "device/device.h"
#include "execute/executor.h"
#include "gemm/triangle.h"
#include "params.cuh"

namespace mixpert {
namespace {

constexpr const char kMirror[] = "mirror";
// Below these sizes, half of the tiles take as long as all of them, or the copy takes as long as it
// saves (docs/notes/gemm-int8.md). With few rows k must be longer, because fewer tiles than
// multiprocessors remain.
constexpr int64_t kLeastRows = 1024, kFewRows = 1536;
constexpr int64_t kLeastProducts = int64_t{1} << 36, kLeastOfFewRows = int64_t{1} << 38;

// INT8 sums are exact, so that both triangles have the same bits if both operands have the same
// number of slices; splits and `auto` do not guarantee bits.
bool comes_out_symmetric(const mixpert_scheme &scheme) {
  return scheme.kind != MIXPERT_SCHEME_INT8 || scheme.l == scheme.r;
}

bool large(const mixpert_problem &p) {
  const int64_t least = p.n < kFewRows ? kLeastOfFewRows : kLeastProducts;
  return p.n >= kLeastRows && p.k >= least / (p.n * p.n);
}

bool overwrites_c(const DeviceGemm &gemm) {
  return !gemm.device_scalars && *gemm.beta == 0.0f && !gemm.start.c && !gemm.epilogue.any();
}

}  // namespace

bool one_matrix(const DeviceGemm &gemm) {
  mixpert_problem p = gemm.problem;
  p.symmetric = 1;
  return gemm.a == gemm.b && p.batch == 1 && sound_symmetry(p);
}

DeviceGemm halved(const DeviceGemm &gemm, const mixpert_scheme &scheme) {
  DeviceGemm half = gemm;
  if (gemm.problem.symmetric || !one_matrix(gemm)) return half;
  half.problem.symmetric = 1;
  if (gemm.problem.triangle) return half;  // the other side is not C's
  if (!large(gemm.problem) || !comes_out_symmetric(scheme) || !overwrites_c(gemm)) return half;
  half.problem.triangle = MIXPERT_TRIANGLE_LOWER;
  half.mirrored = true;
  return half;
}

mixpert_status load_mirror(DeviceState &device) {
  CuFunction loaded = nullptr;
  return device.plain_kernel(kMirror, &loaded);
}

mixpert_status run_mirror(DeviceState &device, float *c, int64_t ldc, int64_t n, CuStream stream) {
  MirrorParams params = {c, ldc, static_cast<int32_t>(n), 0};
  const unsigned tiles = static_cast<unsigned>((n + kMirrorTile - 1) / kMirrorTile);
  return device.run(kMirror, &params, tiles, tiles, kMirrorThreads, stream);
}

}  // namespace mixpert
