// Parameters of kernels that the runtime launches before, after or instead of a product, without
// the lowering: epilogues of cublasLtMatmul, arrays of pointers, operands of fp64, FP32 products.
#pragma once

#include "params_types.cuh"

namespace mixpert {

// The operation on an element x of C; gradients use the input of an earlier activation.
enum Activation { kIdentity = 0, kRelu = 1, kGelu = 2, kReluSlope = 3, kGeluSlope = 4 };

constexpr int kEpilogueThreads = 128;  // four rows each

// C = activation(C + bias), with or without either part.
struct EpilogueParams {
  float *c;
  const float *bias;  // an element for each row of C, or null
  void *aux;          // column-major: stored by ReLU (one bit per element) or GELU (its input) if
                      // not null; read by their gradients
  int64_t ldc, stride_c;
  int64_t stride_bias;  // between problems of the batch
  int64_t ld_aux;       // in elements; bits are multiples of 32
  int32_t m, n, batch;
  int32_t activation;
  int32_t vectors;  // 1: every fourth row of C and of GELU's input is aligned to 16 bytes
  int32_t reserved;
};

constexpr int kRowSumThreads = 1024, kRowSumRows = 32;  // of a CTA

// sums[i] = matrix[i, 0] + matrix[i, 1] + ...
struct RowSumParams {
  const float *matrix;
  float *sums;
  int64_t ld;
  int32_t rows, columns;
};

// A square matrix, one of whose triangles is the other's mirror image.
constexpr int kMirrorThreads = 256, kMirrorTile = 64;

struct MirrorParams {
  float *c;
  int64_t ldc;
  int32_t n, reserved;
};

constexpr int kFp32Threads = 256, kFp32Depth = 8;  // k between two barriers

// C = alpha op(A) op(B) + beta C in FP32, a CTA for each tile of each problem, rows first.
struct Fp32Params {
  const float *a, *b;
  float *c;
  const float *device_alpha, *device_beta;  // or null
  int64_t lda, ldb, ldc;
  int64_t stride_a, stride_b, stride_c;  // between problems of the batch
  float alpha, beta;
  int32_t m, n, k, batch;
  int32_t trans_a, trans_b;
  int32_t triangle;
  int32_t tiles;  // of a problem; 0: nothing is done
};

// Matrices given by pointers, column-major with a leading dimension, and their dense copies, which
// are padded with zeros to a common size. Sizes of a matrix are those of its part.
constexpr int kMostGathered = 96;  // parts

// Problems that are neighbours in the arrays of pointers, and have the same sizes.
struct GatherPart {
  int32_t end;    // problems of this part and of those before it
  int32_t shift;  // from a problem to its place in the arrays
  int32_t sizes[3];  // m, n, k
  int32_t lds[3];    // of A, B, C
};

struct GatherOperand {
  float *const *matrices;  // in device memory
  float *dense;            // [problem][column][row]
  int32_t rows, columns;   // of a dense copy, rows a multiple of 4
  int32_t row_size, column_size;  // of the sizes of a part
  int32_t which;                  // of its leading dimensions
  int32_t reserved;
};

struct GatherParams {
  GatherOperand operands[3];
  int32_t count;  // of them; blocks are assigned to operands cyclically
  int32_t batch;
  int32_t part_count;
  int32_t reserved;
  GatherPart parts[kMostGathered];
};

struct ConvertParams {
  float *single;
  double *wide;
  int64_t rows, columns, ld;
  int32_t triangle;  // Triangle of the matrix that is converted
  int32_t reserved;
};

}  // namespace mixpert
