#include "execute/epilogue.h"

#include <algorithm>

#include "device/device.h"

namespace mixpert {
namespace {

constexpr const char kElementwise[] = "epilogue", kRowSums[] = "row_sums";
constexpr int64_t kRowsOfBlock = 4 * kEpilogueThreads, kMostBlocks = 4096;
constexpr int kVector = 4;  // floats per access

bool keeps_bits(Activation activation) { return activation == kRelu || activation == kReluSlope; }

unsigned blocks_for(int64_t rows, int64_t of_block) {
  return static_cast<unsigned>((rows + of_block - 1) / of_block);
}

bool on_vectors(const void *address, int64_t ld) {
  return reinterpret_cast<uintptr_t>(address) % (kVector * sizeof(float)) == 0 && ld % kVector == 0;
}

bool all_on_vectors(const Epilogue &epilogue, const mixpert_problem &p, const float *c) {
  const bool aux = keeps_bits(epilogue.activation) || on_vectors(epilogue.aux, epilogue.ld_aux);
  return aux && on_vectors(c, p.ldc) && (p.batch == 1 || p.stride_c % kVector == 0);
}

}  // namespace

Epilogue part_of(const Epilogue &whole, int64_t row, int64_t column, int64_t first_problem) {
  Epilogue part = whole;
  part.gradient = {};
  if (part.bias) part.bias += first_problem * part.stride + row;
  const int64_t elements = column * part.ld_aux + row;
  const int64_t bytes = keeps_bits(part.activation) ? elements / 8 : elements * 4;
  if (part.aux) part.aux = static_cast<char *>(part.aux) + bytes;
  return part;
}

mixpert_status load_epilogue(DeviceState &device, const Epilogue &epilogue) {
  CuFunction loaded = nullptr;
  mixpert_status status = MIXPERT_OK;
  if (epilogue.elementwise()) status = device.plain_kernel(kElementwise, &loaded);
  if (status == MIXPERT_OK && epilogue.gradient.sums)
    status = device.plain_kernel(kRowSums, &loaded);
  return status;
}

mixpert_status run_elementwise(DeviceState &device, const Epilogue &epilogue,
                               const mixpert_problem &p, float *c, CuStream stream) {
  if (!epilogue.elementwise() || p.m == 0 || p.n == 0 || p.batch == 0) return MIXPERT_OK;
  EpilogueParams params = {c,
                           epilogue.bias,
                           epilogue.aux,
                           p.ldc,
                           p.stride_c,
                           epilogue.stride,
                           epilogue.ld_aux,
                           static_cast<int32_t>(p.m),
                           static_cast<int32_t>(p.n),
                           static_cast<int32_t>(p.batch),
                           epilogue.activation,
                           all_on_vectors(epilogue, p, c),
                           0};
  return device.run(kElementwise, &params, blocks_for(p.m, kRowsOfBlock),
                    static_cast<unsigned>(std::min(p.n * p.batch, kMostBlocks)), kEpilogueThreads,
                    stream);
}

mixpert_status run_gradient(DeviceState &device, const RowSums &x, CuStream stream) {
  if (!x.sums || x.rows == 0) return MIXPERT_OK;
  RowSumParams params = {x.matrix, x.sums, x.ld, static_cast<int32_t>(x.rows),
                         static_cast<int32_t>(x.columns)};
  return device.run(kRowSums, &params, blocks_for(x.rows, kRowSumRows), 1, kRowSumThreads, stream);
}

}  // namespace mixpert
