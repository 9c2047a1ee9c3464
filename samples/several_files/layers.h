// What the two source files of the example share. Matrices are column-major.
#pragma once

#include <cublas_v2.h>

struct Layer {
  int n;
  float *weights;  // n x n
};

// y = weights x, then the negative elements of y become 0; x and y are n x n, on the device.
void apply(cublasHandle_t handle, const Layer &layer, const float *x, float *y);
