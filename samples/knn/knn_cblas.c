// The k nearest neighbours on the processor: all distances through one product, then selection.
#include "../blas.h"
#include "knn.h"

static float *make_points(const Arguments *a, uint64_t stream, int count) {
  const int dimensions = a->dimensions;
  float *x = allocate((size_t)dimensions * count);
  for (int j = 0; j < count; ++j)
    for (int i = 0; i < dimensions; ++i)
      x[at(i, j, dimensions)] = coordinate(a->seed, stream, dimensions, i, j);
  return x;
}

// The squared length of each column.
__attribute__((noinline)) static void square_lengths(const float *x, int rows, int columns,
                                                     float *out) {
  for (int j = 0; j < columns; ++j) {
    double sum = 0;
    for (int i = 0; i < rows; ++i) sum += (double)x[at(i, j, rows)] * x[at(i, j, rows)];
    out[j] = (float)sum;
  }
}

// The `neighbours` least squared distances of each query, ascending. `products` holds -2 r.q.
static void select_nearest(const Arguments *a, const float *products,
                           const float *reference_squares, const float *query_squares,
                           float *distances) {
  for (int q = 0; q < a->queries; ++q) {
    float best[MAX_NEIGHBOURS];
    for (int i = 0; i < a->neighbours; ++i) best[i] = INFINITY;
    for (int r = 0; r < a->references; ++r)
      insert(best, a->neighbours, products[at(r, q, a->references)] + reference_squares[r]);
    for (int i = 0; i < a->neighbours; ++i)
      distances[at(i, q, a->neighbours)] = fmaxf(best[i] + query_squares[q], 0.0f);
  }
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int m = arguments.references, n = arguments.queries, k = arguments.dimensions;
  float *references = make_points(&arguments, 1, m), *queries = make_points(&arguments, 2, n);
  float *reference_squares = allocate((size_t)m), *query_squares = allocate((size_t)n);
  float *products = allocate((size_t)m * n);
  float *distances = allocate((size_t)arguments.neighbours * n);

  const double start = seconds_now();
  square_lengths(references, k, m, reference_squares);
  square_lengths(queries, k, n, query_squares);
  cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, m, n, k, -2.0f, references, k, queries, k,
              0.0f, products, m);
  select_nearest(&arguments, products, reference_squares, query_squares, distances);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, distances, seconds);
  free(references), free(queries), free(reference_squares), free(query_squares);
  free(products), free(distances);
  return status;
}
