// Pearson correlations of all pairs of gene vectors on the GPU: R = Z^T Z.
#include "../columns.cuh"
#include "sparkler.h"

enum { THREADS = 256 };

__global__ void make_expressions(uint64_t seed, int samples, int genes, float *x) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < (size_t)samples * genes)
    x[i] = expression(seed, samples, (int)(i % samples), (int)(i / samples));
}

// Each column gets mean 0 and length 1; one thread block a column.
__global__ void standardise(float *x, int rows) {
  __shared__ double shared[COLUMN_THREADS];
  float *column = x + at(0, blockIdx.x, rows);
  subtract_mean(column, rows, shared);
  double squares = 0;
  for (int i = threadIdx.x; i < rows; i += COLUMN_THREADS) squares += (double)column[i] * column[i];
  const float scale = (float)(1.0 / sqrt(sum_of_block(squares, shared)));
  for (int i = threadIdx.x; i < rows; i += COLUMN_THREADS) column[i] *= scale;
}

// Copies what lies above the diagonal to below it.
__global__ void mirror(float *r, int n) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  const int row = (int)(i % n), column = (int)(i / n);
  if (i < (size_t)n * n && row > column) r[i] = r[at(column, row, n)];
}

// The upper triangle of R, group by group.
static void correlate(cublasHandle_t handle, const Arguments &a, const float *z, float *r) {
  const int size = group_size(&a), k = a.samples;
  const float one = 1.0f, zero = 0.0f;
  for (int j = 0; j < a.genes; j += size)
    for (int i = 0; i <= j; i += size)
      check(cublasSgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, smaller(size, a.genes - i),
                        smaller(size, a.genes - j), k, &one, z + at(0, i, k), k, z + at(0, j, k), k,
                        &zero, r + at(i, j, a.genes), a.genes),
            "correlations");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int genes = arguments.genes, samples = arguments.samples;
  const size_t entries = (size_t)samples * genes, pairs = (size_t)genes * genes;
  float *z = allocate_on_device(entries);
  float *r = allocate_on_device(pairs);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");
  make_expressions<<<blocks_of(entries, THREADS), THREADS>>>(arguments.seed, samples, genes, z);
  check(cudaGetLastError(), "make_expressions");

  const double start = seconds_when_done();
  standardise<<<genes, COLUMN_THREADS>>>(z, samples);
  check(cudaGetLastError(), "standardise");
  correlate(handle, arguments, z, r);
  mirror<<<blocks_of(pairs, THREADS), THREADS>>>(r, genes);
  check(cudaGetLastError(), "mirror");
  const double seconds = seconds_when_done() - start;

  float *result = to_host(r, pairs);
  const int status = report(&arguments, result, seconds);
  for (float *buffer : {z, r}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
