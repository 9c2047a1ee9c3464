// Operations after a product on the device: a bias, an activation, their gradients.
#pragma once

#include "device/driver.h"
#include "mixpert.h"
#include "params.cuh"

namespace mixpert {

class DeviceState;

// Sums of a column-major matrix's rows, in device memory.
struct RowSums {
  const float *matrix = nullptr;
  int64_t ld = 0, rows = 0, columns = 0;
  float *sums = nullptr;  // null: not requested
};

struct Epilogue {
  const float *bias = nullptr;  // device memory, an element for each row of C
  int64_t stride = 0;           // of the bias between problems of a batch
  Activation activation = kIdentity;
  void *aux = nullptr;  // as in EpilogueParams; not for batches
  int64_t ld_aux = 0;
  RowSums gradient;  // of a bias, after everything else

  bool elementwise() const { return bias || activation != kIdentity; }
  bool any() const { return elementwise() || gradient.sums; }
};

// The epilogue of a part of C that starts at a row that is a multiple of 128, without gradient.
Epilogue part_of(const Epilogue &whole, int64_t row, int64_t column, int64_t first_problem);

// Loads the kernels, so that nothing can fail after the product.
mixpert_status load_epilogue(DeviceState &device, const Epilogue &epilogue);
// Queue the element-wise operations on C, and the sums.
mixpert_status run_elementwise(DeviceState &device, const Epilogue &epilogue,
                               const mixpert_problem &problem, float *c, CuStream stream);
mixpert_status run_gradient(DeviceState &device, const RowSums &gradient, CuStream stream);

}  // namespace mixpert
