#include "lower/pack_geometry.h"

#include <algorithm>

#include "lower/config.h"

namespace mixpert {
namespace {

constexpr int kMostWaiting = 64;   // the largest number of CTAs of a strip that wait for each other
constexpr int64_t kApart = 32768;  // for larger k, each operand is packed by a launch of its own
constexpr int kLineRows = 32;      // rows in a line of L2
constexpr int kMostParts = 64;     // more would overflow the words that hold sums of statistics

}  // namespace

PackGeometry plain_geometry(int64_t k) {
  for (int rows : {32, 16, 8})
    if (k <= kPackBlock / rows) return {rows, 1, false};
  return {32, divide_up(k, kPackBlock / 32), false};
}

// A CTA that has waited too long reads all of its rows itself, which is slow. Therefore at most
// half of the CTAs that run concurrently wait for each other, or half of the SMs if that number was
// not measured: the rest is left to other kernels.
bool may_wait(const mixpert_device &device, const PackGeometry &geometry) {
  if (has_clusters(device)) return geometry.splits <= device.sm_count * kPackResident / 2;
  return geometry.splits <= std::min(kMostWaiting, device.sm_count / 2);
}

// CTAs that share a strip form a cluster, the smallest possible. Where elements are turned, strips
// may be wider, because 8 rows are a quarter of a line of L2 (docs/notes/pack-long-rows.md). If
// CTAs are too many for a cluster but collect statistics, they have the strips of a cluster: fewer
// CTAs then share a row.
PackGeometry pack_geometry(const mixpert_device &device, int64_t k, bool statistics, bool wide) {
  constexpr int64_t kPart = kPackBlock / kPackClusterRows;
  const PackGeometry plain = plain_geometry(k);
  if (plain.splits == 1 || !has_clusters(device)) return plain;
  for (int rows = wide ? kPackWideRows : kPackClusterRows; rows >= kPackClusterRows; rows /= 2) {
    const int64_t splits = divide_up(k, kPackBlock / rows);
    if (splits <= kPackCluster) return {rows, splits, true};
  }
  const PackGeometry waiting = {kPackClusterRows, divide_up(k, kPart), false};
  return statistics && may_wait(device, waiting) ? waiting : plain;
}

bool wide_takes_fewer(int64_t k) {
  const int64_t wide = divide_up(k, kPackBlock / kPackWideRows);
  return wide * kPackClusterRows < divide_up(k, kPackBlock / kPackClusterRows) * kPackWideRows;
}

bool packs_apart(const mixpert_device &device, int64_t k) {
  return has_clusters(device) && k > kApart;
}

// K-contiguous rows: strips of few rows, so that few CTAs share one and many strips are under way;
// with statistics, which the compiler would spill, of eight. Else a strip is a line of L2 wide:
// device memory is slow with less. Where more CTAs would share it than may wait, each takes several
// parts of k, and finds in L2 what it does not hold.
PackGeometry long_geometry(const mixpert_device &device, const Operand &operand, int64_t k,
                           bool statistics) {
  const bool along = operand.k_contiguous;
  const int few = statistics ? kPackClusterRows : operand.encoding.bytes == 4 ? 4 : 2;
  PackGeometry geometry = {few, divide_up(k, kPackBlock / few), false};
  for (int parts = statistics ? 2 : 1; !along && parts <= kMostParts; parts *= 2) {
    geometry = {kLineRows, divide_up(k, kPackBlock / kLineRows * parts), false, parts};
    if (may_wait(device, geometry)) break;
  }
  return may_wait(device, geometry) ? geometry : plain_geometry(k);
}

bool packs_in_two_readings(const mixpert_device &device, int64_t k) {
  if (!packs_apart(device, k)) return !may_wait(device, pack_geometry(device, k, false, false));
  Operand longest = {};
  longest.k_contiguous = true;
  return !may_wait(device, long_geometry(device, longest, k, false));
}

int statistics_parts(const mixpert_device &device, int64_t k, bool wide) {
  const PackGeometry geometry = pack_geometry(device, k, true, wide);
  return geometry.splits == 1 || geometry.clustered ? static_cast<int>(geometry.splits) : 0;
}

}  // namespace mixpert
