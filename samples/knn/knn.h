// The points of the nearest-neighbour sample and its arguments, the same for both variants.
#ifndef SAMPLES_KNN_H
#define SAMPLES_KNN_H

#include "../common.h"

enum { MAX_NEIGHBOURS = 32, CENTRES = 64 };
#define SPREAD 0.5f  // of the points around their centre, whose coordinates are in (-1, 1)

typedef struct {
  int queries, references, dimensions, neighbours;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long queries, references, dimensions, neighbours, seed;
  if (argc <= 7 && parse_integer(argc, argv, 1, "queries", 1, 131072, 1024, &queries) &&
      parse_integer(argc, argv, 2, "references", 1, 131072, queries, &references) &&
      parse_integer(argc, argv, 3, "dimensions", 1, 65536, 512, &dimensions) &&
      parse_integer(argc, argv, 4, "neighbours", 1, smaller(MAX_NEIGHBOURS, (int)references),
                    smaller(16, (int)references), &neighbours) &&
      parse_integer(argc, argv, 5, "seed", 0, INT32_MAX, 1, &seed)) {
    out->queries = (int)queries, out->references = (int)references;
    out->dimensions = (int)dimensions, out->neighbours = (int)neighbours;
    out->seed = (uint64_t)seed;
    out->output = argc > 6 ? argv[6] : "knn.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: knn [queries=1024] [references=queries] [dimensions=512] [neighbours=16] "
          "[seed=1] [output=knn.bin, - for none]\n");
  return 0;
}

// Coordinate `i` of point `point`: near one of CENTRES centres. Stream 1 are the references, stream
// 2 the queries.
HOST_DEVICE static inline float coordinate(uint64_t seed, uint64_t stream, int dimensions, int i,
                                           int point) {
  return random_uniform(seed, 0, at(i, point % CENTRES, dimensions)) +
         SPREAD * random_uniform(seed, stream, at(i, point, dimensions));
}

// Puts `x` into the ascending list `best` of `count`, if it is less than the last.
HOST_DEVICE static inline void insert(float *best, int count, float x) {
  if (!(x < best[count - 1])) return;
  int i = count - 1;
  for (; i > 0 && best[i - 1] > x; --i) best[i] = best[i - 1];
  best[i] = x;
}

// Reports and writes the distances; returns the program's exit status.
static inline int report(const Arguments *a, const float *distances, double seconds) {
  const size_t count = (size_t)a->neighbours * a->queries;
  printf("knn queries=%d references=%d dimensions=%d neighbours=%d norm=%.9g\n", a->queries,
         a->references, a->dimensions, a->neighbours, frobenius_norm(distances, count));
  print_seconds(seconds);
  return write_result(a->output, distances, count);
}

#endif
