// The k nearest neighbours on the GPU: all distances through one product, then selection.
#include "../columns.cuh"
#include "knn.h"

enum { THREADS = 128 };

__global__ void make_points_kernel(uint64_t seed, uint64_t stream, int dimensions, size_t count,
                                   float *x) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count)
    x[i] = coordinate(seed, stream, dimensions, (int)(i % dimensions), (int)(i / dimensions));
}

// The `neighbours` least squared distances of each query, ascending; one warp a query. Each lane
// finds the least of its own references, then the lanes merge. `products` holds -2 r.q.
__global__ void select_kernel(Arguments a, const float *products, const float *reference_squares,
                              const float *query_squares, float *distances) {
  const int q = blockIdx.x * (THREADS / WARP) + threadIdx.x / WARP, lane = threadIdx.x % WARP;
  if (q >= a.queries) return;
  float best[MAX_NEIGHBOURS];
  for (int i = 0; i < a.neighbours; ++i) best[i] = INFINITY;
  for (int r = lane; r < a.references; r += WARP)
    insert(best, a.neighbours, products[at(r, q, a.references)] + reference_squares[r]);
  int next = 0;
  for (int i = 0; i < a.neighbours; ++i) {
    const float mine = next < a.neighbours ? best[next] : INFINITY;
    float least = mine;
    for (int step = WARP / 2; step > 0; step /= 2)
      least = fminf(least, __shfl_xor_sync(~0u, least, step));
    if (lane == __ffs(__ballot_sync(~0u, mine == least)) - 1) ++next;
    if (lane == 0) distances[at(i, q, a.neighbours)] = fmaxf(least + query_squares[q], 0.0f);
  }
}

static float *make_points(const Arguments &a, uint64_t stream, int points) {
  const size_t count = (size_t)a.dimensions * points;
  float *x = allocate_on_device(count);
  make_points_kernel<<<blocks_of(count, THREADS), THREADS>>>(a.seed, stream, a.dimensions, count,
                                                             x);
  check(cudaGetLastError(), "make_points");
  return x;
}

static void select_nearest(const Arguments &a, const float *products,
                           const float *reference_squares, const float *query_squares,
                           float *distances) {
  select_kernel<<<blocks_of(a.queries, THREADS / WARP), THREADS>>>(a, products, reference_squares,
                                                                   query_squares, distances);
  check(cudaGetLastError(), "select");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int m = arguments.references, n = arguments.queries, k = arguments.dimensions;
  const size_t count = (size_t)arguments.neighbours * n;
  const float minus_two = -2.0f, zero = 0.0f;
  float *references = make_points(arguments, 1, m), *queries = make_points(arguments, 2, n);
  float *reference_squares = allocate_on_device(m), *query_squares = allocate_on_device(n);
  float *products = allocate_on_device((size_t)m * n);
  float *distances = allocate_on_device(count);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");

  const double start = seconds_when_done();
  square_lengths(references, k, m, reference_squares);
  square_lengths(queries, k, n, query_squares);
  check(cublasSgemm(handle, CUBLAS_OP_T, CUBLAS_OP_N, m, n, k, &minus_two, references, k, queries,
                    k, &zero, products, m),
        "products");
  select_nearest(arguments, products, reference_squares, query_squares, distances);
  const double seconds = seconds_when_done() - start;

  float *result = to_host(distances, count);
  const int status = report(&arguments, result, seconds);
  for (float *buffer : {references, queries, reference_squares, query_squares, products, distances})
    check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
