// Principal components on the GPU: the covariances through one product, their eigenvalues by
// cuSOLVER.
#include "../columns.cuh"
#include "pca.h"

#include <cusolverDn.h>

struct State {
  cublasHandle_t blas;
  cusolverDnHandle_t solver;
  float *x;           // samples x features
  float *covariance;  // features x features
  float *variances;   // eigenvalues of the covariance, ascending
  float *work;        // of cuSOLVER
  int work_size;
  int *status;
};

static void check(cusolverStatus_t status, const char *what) {
  if (status == CUSOLVER_STATUS_SUCCESS) return;
  fprintf(stderr, "error: %s: cuSOLVER status %d\n", what, (int)status);
  exit(EXIT_FAILURE);
}

__global__ void make_observations(uint64_t seed, int samples, size_t count, float *x) {
  const size_t i = (size_t)blockIdx.x * COLUMN_THREADS + threadIdx.x;
  if (i < count) x[i] = observation(seed, samples, (int)(i % samples), (int)(i / samples));
}

// Each column gets mean 0; one thread block a column.
__global__ void centre(float *x, int rows) {
  __shared__ double shared[COLUMN_THREADS];
  subtract_mean(x + at(0, blockIdx.x, rows), rows, shared);
}

static State make_state(const Arguments &a) {
  const size_t count = (size_t)a.samples * a.features, n = a.features;
  State s;
  check(cublasCreate(&s.blas), "cublasCreate");
  check(cusolverDnCreate(&s.solver), "cusolverDnCreate");
  s.x = allocate_on_device(count);
  s.covariance = allocate_on_device(n * n);
  s.variances = allocate_on_device(n);
  check(cusolverDnSsyevd_bufferSize(s.solver, CUSOLVER_EIG_MODE_NOVECTOR, CUBLAS_FILL_MODE_UPPER,
                                    a.features, s.covariance, a.features, s.variances,
                                    &s.work_size),
        "syevd_bufferSize");
  s.work = allocate_on_device(s.work_size);
  check(cudaMalloc(&s.status, sizeof(int)), "cudaMalloc");
  make_observations<<<blocks_of(count, COLUMN_THREADS), COLUMN_THREADS>>>(a.seed, a.samples, count,
                                                                          s.x);
  check(cudaGetLastError(), "make_observations");
  return s;
}

static void find_components(const Arguments &a, const State &s) {
  const int n = a.features, k = a.samples;
  const float scale = 1.0f / (float)(k - 1), zero = 0.0f;
  centre<<<n, COLUMN_THREADS>>>(s.x, k);
  check(cudaGetLastError(), "centre");
  check(cublasSgemm(s.blas, CUBLAS_OP_T, CUBLAS_OP_N, n, n, k, &scale, s.x, k, s.x, k, &zero,
                    s.covariance, n),
        "covariance");
  check(cusolverDnSsyevd(s.solver, CUSOLVER_EIG_MODE_NOVECTOR, CUBLAS_FILL_MODE_UPPER, n,
                         s.covariance, n, s.variances, s.work, s.work_size, s.status),
        "syevd");
}

static void check_converged(const State &s) {
  int status;
  check(cudaMemcpy(&status, s.status, sizeof(int), cudaMemcpyDeviceToHost), "copy to host");
  if (!status) return;
  fprintf(stderr, "error: syevd: %d eigenvalues did not converge\n", status);
  exit(EXIT_FAILURE);
}

static void free_state(const State &s) {
  for (float *buffer : {s.x, s.covariance, s.variances, s.work})
    check(cudaFree(buffer), "cudaFree");
  check(cudaFree(s.status), "cudaFree");
  check(cusolverDnDestroy(s.solver), "cusolverDnDestroy");
  check(cublasDestroy(s.blas), "cublasDestroy");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const State state = make_state(arguments);

  const double start = seconds_when_done();
  find_components(arguments, state);
  const double seconds = seconds_when_done() - start;

  check_converged(state);
  float *result = to_host(state.variances, arguments.features);
  for (int i = 0, j = arguments.features - 1; i < j; ++i, --j) {
    const float low = result[i];
    result[i] = result[j], result[j] = low;
  }
  const int status = report(&arguments, result, seconds);
  free_state(state);
  free(result);
  return status;
}
