// The entry point of a sample that is measured: runs its main SAMPLE_RUNS times in one process, so
// that all but the first find kernels loaded; the last alone writes its result. With SAMPLE_TF32 set,
// cuBLAS may use TF32. Memory that a run freed stays with the process, for a gigabyte of pages takes
// the next run longer to get anew than to fill.
//
// Linked with -Wl,--wrap=cublasCreate_v2 to an object whose main was renamed to sample_main.
#include <limits.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct cublasContext *cublasHandle_t;

enum { CUBLAS_TF32_TENSOR_OP_MATH = 3 };

int sample_main(int argc, char **argv);
int cublasSetMathMode(cublasHandle_t handle, int mode);
int __real_cublasCreate_v2(cublasHandle_t *handle);

int __wrap_cublasCreate_v2(cublasHandle_t *handle) {
  const int status = __real_cublasCreate_v2(handle);
  if (status || !getenv("SAMPLE_TF32")) return status;
  return cublasSetMathMode(*handle, CUBLAS_TF32_TENSOR_OP_MATH);
}

int main(int argc, char **argv) {
  const char *runs = getenv("SAMPLE_RUNS");
  int status = 0;
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  char *output = argv[argc - 1], none[] = "-";
  for (int left = runs ? atoi(runs) : 1; left > 0 && !status; --left) {
    argv[argc - 1] = left > 1 ? none : output;
    status = sample_main(argc, argv);
    fflush(stdout);
  }
  return status;
}
