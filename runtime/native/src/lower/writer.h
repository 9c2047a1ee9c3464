// The list of launches that a lowering writes, and the workspace that they share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include "mixpert.h"

namespace mixpert {

constexpr int64_t kAlign = 256;  // of every part of the workspace

inline int64_t round_up(int64_t x, int64_t step) { return (x + step - 1) / step * step; }
inline int64_t divide_up(int64_t x, int64_t step) { return (x + step - 1) / step; }

// Where something lies: bytes from what a slot (MIXPERT_SLOT_*) holds.
struct Place {
  uint32_t slot;
  int64_t offset;
};

// Grows a workspace and remembers where things lie in it.
struct Arena {
  int64_t size = 0;
  uint32_t slot = MIXPERT_SLOT_WORKSPACE;

  int64_t take(int64_t bytes) {
    const int64_t at = size;
    size += round_up(bytes, kAlign);
    return at;
  }
  Place place(int64_t bytes) { return {slot, take(bytes)}; }
};

constexpr uint32_t kAlone = 2;  // of `overlaps`, while a list is written

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

  // CTAs of a cluster, along a dimension of the grid.
  LaunchWriter &cluster(int ctas, int dimension = 0) {
    launch_.cluster[dimension] = static_cast<uint32_t>(ctas);
    return *this;
  }

  // Not made before the launch before has ended (overlap_launches).
  LaunchWriter &alone() {
    launch_.overlaps = kAlone;
    return *this;
  }

  // Captured beside those that are not (mixpert_launch::aside).
  LaunchWriter &aside() {
    launch_.aside = 1;
    return *this;
  }

  // Captured after those that are beside each other (mixpert_launch::aside).
  LaunchWriter &joins() {
    launch_.aside = 2;
    return *this;
  }

  LaunchWriter &address(size_t offset, uint32_t slot, int64_t addend = 0) {
    launch_.relocations[launch_.relocation_count++] = {static_cast<uint32_t>(offset), slot, addend};
    return *this;
  }
  LaunchWriter &address(size_t offset, const Place &place) {
    return address(offset, place.slot, place.offset);
  }

 private:
  static mixpert_launch &next(mixpert_lowered *out) {
    mixpert_launch &launch = out->launches[out->launch_count++];
    launch = {};
    return launch;
  }

  mixpert_launch &launch_;
};

constexpr int64_t kMaxGrid = 65535;  // of the second and third dimension

template <typename... Numbers>
std::string format(const char *text, Numbers... numbers) {
  char buffer[sizeof(mixpert_launch::kernel)];
  std::snprintf(buffer, sizeof buffer, text, numbers...);
  return buffer;
}

// Appends a launch that fills a part of the workspace with zeros.
void clear(const Place &place, int64_t bytes, mixpert_lowered *out);

// From compute capability 9.0 on, launches after the first need not wait for the one before, but
// for those that are alone.
void overlap_launches(const mixpert_device &device, mixpert_lowered *out);

}  // namespace mixpert
