// Capture of outputs, for the tuner (docs/runtime.md); mixpert/runtime/capture.py reads it.
//
// MIXPERT_CAPTURE names an existing directory. Captured are the sites listed in its sinks.txt (one
// id a line), or without that file the sites the pass marked with MIXPERT_SITE_SINK. Each call's C
// is stored at call time, calls in the order in which they finished, in two files:
//
// capture.jsonl  one line a call, written after its data, so that a crash leaves whole entries:
//   {"call": i, "site": id, "m":, "n":, "batch":, "kind":, "offset":, "bytes":, "norm2":}
//   m and n are the sizes of the column-major problem (a row-major call's are its transpose),
//   offset and bytes lie in capture.bin, norm2 is the squared Frobenius norm of the whole output
//   summed in double, null if it holds NaN or Inf.
// capture.bin    by kind
//   "full":   batch x m x n float32, column-major, packed.
//   "sketch": for each matrix of the batch m float64 values y_t = C*w_t for t = 0 ... 7, one
//             vector after the other, then R = min(16, m) sampled rows (row t of n float32 each).
// A call is stored in full while the data of all calls stays within 256 MB; later calls are
// sketched where a sketch is smaller.
//
// The signs w and the rows come from a counter, so that two runs of a program sketch alike:
//   mix(x): x += 0x9e3779b97f4a7c15; x = (x ^ x>>30) * 0xbf58476d1ce4e5b9;
//           x = (x ^ x>>27) * 0x94d049bb133111eb; x ^ x>>31            (splitmix64, mod 2^64)
//   element j of w_t: +1 if bit 63 - t of mix(mix(call) + j) is 0, else -1
//   row_t = mix(mix(~call) + t) % m
// The mean of |D*w_t|^2 estimates |D|_F^2 without bias; its relative deviation is at most
// sqrt(2/8) = 0.5 (D of rank one), so that of |D|_F at most a quarter.
#pragma once

#include <cstdint>
#include <vector>

namespace mixpert {

constexpr int64_t kCaptureBudget = 256 << 20;  // bytes of capture.bin for full outputs
constexpr int64_t kSketchVectors = 8;
constexpr int64_t kSampledRows = 16;

// One captured output on the host.
struct Output {
  const float *c;
  int64_t m, n, ld, batch, stride;
};

int64_t full_bytes(const Output &output);
int64_t sketch_bytes(const Output &output);

// The stored forms, as bytes of capture.bin.
std::vector<char> pack_full(const Output &output);
std::vector<char> pack_sketch(const Output &output, uint64_t call);

double squared_norm(const Output &output);

}  // namespace mixpert
