// The points of the k-means sample and its arguments, the same for both variants.
#ifndef SAMPLES_KMEANS_H
#define SAMPLES_KMEANS_H

#include "../common.h"

enum { MOST_ITERATIONS = 300 };
#define SPREAD 1.0f  // of the points around their blob's centre, whose coordinates are in (-1, 1)

typedef struct {
  int points, clusters, dimensions;
  int iterations;  // 0: until no point changes its cluster
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long points, clusters, dimensions, iterations, seed;
  if (argc <= 7 && parse_integer(argc, argv, 1, "points", 1, 1 << 22, 4096, &points) &&
      parse_integer(argc, argv, 2, "clusters", 1, points, smaller(64, (int)points), &clusters) &&
      parse_integer(argc, argv, 3, "dimensions", 1, 65536, 128, &dimensions) &&
      parse_integer(argc, argv, 4, "iterations", 0, MOST_ITERATIONS, 10, &iterations) &&
      parse_integer(argc, argv, 5, "seed", 0, INT32_MAX, 1, &seed)) {
    out->points = (int)points, out->clusters = (int)clusters;
    out->dimensions = (int)dimensions, out->iterations = (int)iterations;
    out->seed = (uint64_t)seed;
    out->output = argc > 6 ? argv[6] : "kmeans.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: kmeans [points=4096] [clusters=64] [dimensions=128] "
          "[iterations=10, 0 until nothing changes] [seed=1] [output=kmeans.bin, - for none]\n");
  return 0;
}

// Coordinate `i` of point `point`: in one of as many blobs as there are clusters.
HOST_DEVICE static inline float coordinate(uint64_t seed, int clusters, int dimensions, int i,
                                           int point) {
  return random_uniform(seed, 0, at(i, point % clusters, dimensions)) +
         SPREAD * random_uniform(seed, 1, at(i, point, dimensions));
}

// The point where centroid `cluster` starts: any, so that blobs are missed and found again.
HOST_DEVICE static inline int first_point(uint64_t seed, int points, int cluster) {
  return (int)(random_bits(seed, 2, (uint64_t)cluster) % (uint64_t)points);
}

// Whether to go on after `done` iterations, the last of which moved `moved` points.
static inline int goes_on(const Arguments *a, int done, int moved) {
  return a->iterations ? done < a->iterations : moved && done < MOST_ITERATIONS;
}

// Reports and writes the centroids; returns the program's exit status.
static inline int report(const Arguments *a, const float *centroids, int iterations, int moved,
                         double seconds) {
  const size_t count = (size_t)a->dimensions * a->clusters;
  printf("kmeans points=%d clusters=%d dimensions=%d iterations=%d moved=%d norm=%.9g\n", a->points,
         a->clusters, a->dimensions, iterations, moved, frobenius_norm(centroids, count));
  print_seconds(seconds);
  return write_result(a->output, centroids, count);
}

#endif
