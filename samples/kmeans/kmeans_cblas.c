// k-means by Lloyd's iteration on the processor: distances through one product, sums through
// another.
#include "../blas.h"
#include "kmeans.h"

typedef struct {
  float *points;     // dimensions x points
  float *centroids;  // dimensions x clusters
  float *products;   // clusters x points: -2 c.p
  float *members;    // clusters x points: 1 where a point is in a cluster, else 0
  float *sums;       // dimensions x clusters
  float *squares;    // of the centroids' lengths
  int *assignment, *sizes;
} State;

static void square_lengths(const float *x, int rows, int columns, float *out) {
  for (int j = 0; j < columns; ++j) {
    double sum = 0;
    for (int i = 0; i < rows; ++i) sum += (double)x[at(i, j, rows)] * x[at(i, j, rows)];
    out[j] = (float)sum;
  }
}

// Puts each point into the cluster of the nearest centroid; returns how many changed theirs.
static int assign(const Arguments *a, const State *s) {
  int moved = 0;
  memset(s->members, 0, (size_t)a->clusters * a->points * sizeof(float));
  memset(s->sizes, 0, (size_t)a->clusters * sizeof(int));
  for (int j = 0; j < a->points; ++j) {
    const float *column = s->products + at(0, j, a->clusters);
    int nearest = 0;
    for (int i = 1; i < a->clusters; ++i)
      if (column[i] + s->squares[i] < column[nearest] + s->squares[nearest]) nearest = i;
    moved += s->assignment[j] != nearest;
    s->assignment[j] = nearest;
    s->members[at(nearest, j, a->clusters)] = 1.0f;
    ++s->sizes[nearest];
  }
  return moved;
}

// Each centroid becomes the mean of its points; without any, it stays.
static void move_centroids(const Arguments *a, const State *s) {
  for (int j = 0; j < a->clusters; ++j)
    for (int i = 0; i < a->dimensions && s->sizes[j]; ++i)
      s->centroids[at(i, j, a->dimensions)] = s->sums[at(i, j, a->dimensions)] / (float)s->sizes[j];
}

// One iteration; returns how many points changed their cluster.
static int iterate(const Arguments *a, const State *s) {
  const int n = a->points, c = a->clusters, d = a->dimensions;
  square_lengths(s->centroids, d, c, s->squares);
  cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, c, n, d, -2.0f, s->centroids, d, s->points,
              d, 0.0f, s->products, c);
  const int moved = assign(a, s);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasTrans, d, c, n, 1.0f, s->points, d, s->members, c,
              0.0f, s->sums, d);
  move_centroids(a, s);
  return moved;
}

static State make_state(const Arguments *a) {
  const int n = a->points, c = a->clusters, d = a->dimensions;
  State s;
  s.points = allocate((size_t)d * n), s.centroids = allocate((size_t)d * c);
  s.products = allocate((size_t)c * n), s.members = allocate((size_t)c * n);
  s.sums = allocate((size_t)d * c), s.squares = allocate((size_t)c);
  s.assignment = (int *)allocate((size_t)n), s.sizes = (int *)allocate((size_t)c);
  for (int j = 0; j < n; ++j) {
    s.assignment[j] = -1;
    for (int i = 0; i < d; ++i) s.points[at(i, j, d)] = coordinate(a->seed, c, d, i, j);
  }
  for (int j = 0; j < c; ++j)
    memcpy(s.centroids + at(0, j, d), s.points + at(0, first_point(a->seed, n, j), d),
           (size_t)d * sizeof(float));
  return s;
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const State state = make_state(&arguments);
  int done = 0, moved;

  const double start = seconds_now();
  do moved = iterate(&arguments, &state);
  while (goes_on(&arguments, ++done, moved));
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, state.centroids, done, moved, seconds);
  free(state.points), free(state.centroids), free(state.products), free(state.members);
  free(state.sums), free(state.squares), free(state.assignment), free(state.sizes);
  return status;
}
