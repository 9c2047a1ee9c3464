// k-means by Lloyd's iteration on the GPU: distances through one product, sums through another.
#include "../columns.cuh"
#include "kmeans.h"

enum { THREADS = 256 };

struct State {
  cublasHandle_t handle;
  float *points;     // dimensions x points
  float *centroids;  // dimensions x clusters
  float *products;   // clusters x points: -2 c.p
  float *members;    // clusters x points: 1 where a point is in a cluster, else 0
  float *sums;       // dimensions x clusters
  float *squares;    // of the centroids' lengths
  int *assignment, *sizes, *moved;
};

__global__ void make_points(uint64_t seed, int clusters, int dimensions, size_t count, float *x) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count)
    x[i] = coordinate(seed, clusters, dimensions, (int)(i % dimensions), (int)(i / dimensions));
}

__global__ void start_centroids(uint64_t seed, int points, int dimensions, const float *x,
                                float *centroids) {
  const int j = blockIdx.x, from = first_point(seed, points, j);
  for (int i = threadIdx.x; i < dimensions; i += THREADS)
    centroids[at(i, j, dimensions)] = x[at(i, from, dimensions)];
}

// Puts each point into the cluster of the nearest centroid and counts those that changed theirs;
// one warp a point. Of equally near centroids the first counts.
__global__ void assign(int points, int clusters, const float *products, const float *squares,
                       float *members, int *assignment, int *sizes, int *moved) {
  const int j = blockIdx.x * (THREADS / WARP) + threadIdx.x / WARP, lane = threadIdx.x % WARP;
  if (j >= points) return;
  const float *column = products + at(0, j, clusters);
  float least = INFINITY;
  int nearest = 0;
  for (int i = lane; i < clusters; i += WARP)
    if (column[i] + squares[i] < least) least = column[i] + squares[i], nearest = i;
  for (int step = WARP / 2; step > 0; step /= 2) {
    const float other = __shfl_xor_sync(~0u, least, step);
    const int its = __shfl_xor_sync(~0u, nearest, step);
    if (other < least || (other == least && its < nearest)) least = other, nearest = its;
  }
  for (int i = lane; i < clusters; i += WARP) members[at(i, j, clusters)] = i == nearest;
  if (lane) return;
  if (assignment[j] != nearest) atomicAdd(moved, 1);
  assignment[j] = nearest;
  atomicAdd(sizes + nearest, 1);
}

// Each centroid becomes the mean of its points; without any, it stays.
__global__ void move_centroids(int dimensions, const float *sums, const int *sizes,
                               float *centroids) {
  const int j = blockIdx.x;
  for (int i = threadIdx.x; i < dimensions && sizes[j]; i += THREADS)
    centroids[at(i, j, dimensions)] = sums[at(i, j, dimensions)] / sizes[j];
}

// One iteration; returns how many points changed their cluster.
static int iterate(const Arguments &a, const State &s) {
  const int n = a.points, c = a.clusters, d = a.dimensions, warps = THREADS / WARP;
  const float one = 1.0f, zero = 0.0f, minus_two = -2.0f;
  int moved;
  square_lengths(s.centroids, d, c, s.squares);
  check(cublasSgemm(s.handle, CUBLAS_OP_T, CUBLAS_OP_N, c, n, d, &minus_two, s.centroids, d,
                    s.points, d, &zero, s.products, c),
        "products");
  check(cudaMemsetAsync(s.sizes, 0, c * sizeof(int)), "cudaMemset");
  check(cudaMemsetAsync(s.moved, 0, sizeof(int)), "cudaMemset");
  assign<<<blocks_of(n, warps), THREADS>>>(n, c, s.products, s.squares, s.members, s.assignment,
                                           s.sizes, s.moved);
  check(cublasSgemm(s.handle, CUBLAS_OP_N, CUBLAS_OP_T, d, c, n, &one, s.points, d, s.members, c,
                    &zero, s.sums, d),
        "sums");
  move_centroids<<<c, THREADS>>>(d, s.sums, s.sizes, s.centroids);
  check(cudaGetLastError(), "iteration");
  check(cudaMemcpy(&moved, s.moved, sizeof(int), cudaMemcpyDeviceToHost), "copy to host");
  return moved;
}

static int *allocate_integers(size_t count) {
  int *device = nullptr;
  check(cudaMalloc(&device, count * sizeof(int)), "cudaMalloc");
  return device;
}

static State make_state(const Arguments &a) {
  const size_t n = a.points, c = a.clusters, d = a.dimensions;
  State s;
  check(cublasCreate(&s.handle), "cublasCreate");
  s.points = allocate_on_device(d * n);
  s.centroids = allocate_on_device(d * c);
  s.products = allocate_on_device(c * n);
  s.members = allocate_on_device(c * n);
  s.sums = allocate_on_device(d * c);
  s.squares = allocate_on_device(c);
  s.assignment = allocate_integers(n);
  s.sizes = allocate_integers(c);
  s.moved = allocate_integers(1);
  check(cudaMemset(s.assignment, -1, n * sizeof(int)), "cudaMemset");
  make_points<<<blocks_of(d * n, THREADS), THREADS>>>(a.seed, a.clusters, a.dimensions, d * n,
                                                      s.points);
  start_centroids<<<a.clusters, THREADS>>>(a.seed, a.points, a.dimensions, s.points, s.centroids);
  check(cudaGetLastError(), "make_state");
  return s;
}

static void free_state(const State &s) {
  for (float *buffer : {s.points, s.centroids, s.products, s.members, s.sums, s.squares})
    check(cudaFree(buffer), "cudaFree");
  for (int *buffer : {s.assignment, s.sizes, s.moved}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(s.handle), "cublasDestroy");
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const State state = make_state(arguments);
  int done = 0, moved;

  const double start = seconds_when_done();
  do moved = iterate(arguments, state);
  while (goes_on(&arguments, ++done, moved));
  const double seconds = seconds_when_done() - start;

  float *result = to_host(state.centroids, (size_t)arguments.dimensions * arguments.clusters);
  const int status = report(&arguments, result, done, moved, seconds);
  free_state(state);
  free(result);
  return status;
}
