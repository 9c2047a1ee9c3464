// The entry point of a sample that is measured: runs its main SAMPLE_RUNS times in one process, so
// that all but the first find kernels loaded; the last alone writes its result. With SAMPLE_TF32 set,
// cuBLAS may use TF32. Memory that a run freed stays with the process, for a gigabyte of pages takes
// the next run longer to get anew than to fill.
//
// With SAMPLE_TURNS, a file, processes take turns at the GPU: a run holds a lock on it from its first
// allocation there until it has waited for the GPU twice, which every sample does, before and after
// what it times. What is left to the host then goes on beside the next process. With SAMPLE_KEEP_TURN
// the lock is held until the process ends and its memory is free.
//
// Linked with -Wl,--wrap=... for the three functions below, to an object whose main was renamed to
// sample_main.
#include <fcntl.h>
#include <limits.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>

typedef struct cublasContext *cublasHandle_t;

enum { CUBLAS_TF32_TENSOR_OP_MATH = 3, WAITS = 2 };

int sample_main(int argc, char **argv);
int cudaFree(void *memory);
int cublasSetMathMode(cublasHandle_t handle, int mode);
int __real_cublasCreate_v2(cublasHandle_t *handle);
int __real_cudaDeviceSynchronize(void);
int __real_cudaMalloc(void **memory, size_t bytes);

static int turns = -1;            // the file; -1: nobody to take turns with
static int my_turn, waits = WAITS;  // whether the lock is held; how often this run has waited

int __wrap_cublasCreate_v2(cublasHandle_t *handle) {
  const int status = __real_cublasCreate_v2(handle);
  if (status || !getenv("SAMPLE_TF32")) return status;
  return cublasSetMathMode(*handle, CUBLAS_TF32_TENSOR_OP_MATH);
}

static void lock(int operation) {
  if (turns >= 0 && flock(turns, operation)) {
    perror("flock");
    exit(EXIT_FAILURE);
  }
  my_turn = operation == LOCK_EX;
}

int __wrap_cudaMalloc(void **memory, size_t bytes) {
  if (!my_turn && waits < WAITS) lock(LOCK_EX);
  return __real_cudaMalloc(memory, bytes);
}

int __wrap_cudaDeviceSynchronize(void) {
  const int status = __real_cudaDeviceSynchronize();
  if (++waits == WAITS && !getenv("SAMPLE_KEEP_TURN")) lock(LOCK_UN);
  return status;
}

// Opens the file and makes this process's context, which others need not wait for.
static void join_turns(const char *path) {
  if (!path) return;
  turns = open(path, O_RDWR | O_CREAT, 0600);
  if (turns < 0) {
    perror(path);
    exit(EXIT_FAILURE);
  }
  cudaFree(NULL);
}

int main(int argc, char **argv) {
  const char *runs = getenv("SAMPLE_RUNS");
  int status = 0;
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  join_turns(getenv("SAMPLE_TURNS"));
  char *output = argv[argc - 1], none[] = "-";
  for (int left = runs ? atoi(runs) : 1; left > 0 && !status; --left) {
    argv[argc - 1] = left > 1 ? none : output;
    waits = 0;
    status = sample_main(argc, argv);
    fflush(stdout);
  }
  return status;
}
