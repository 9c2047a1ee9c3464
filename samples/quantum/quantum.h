// The state and the gates of the quantum sample and its arguments, the same for both variants.
#ifndef SAMPLES_QUANTUM_H
#define SAMPLES_QUANTUM_H

#include "../common.h"

typedef struct {
  int qubits, group, layers;
  uint64_t seed;
  const char *output;
} Arguments;

// The state as a matrix: a row for each value of the group's qubits, a column for the others'.
static inline int rows_of(const Arguments *a) { return 1 << a->group; }
static inline int columns_of(const Arguments *a) { return 1 << (a->qubits - a->group); }
static inline size_t amplitudes_of(const Arguments *a) { return (size_t)1 << a->qubits; }

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long qubits, group, layers, seed;
  if (argc <= 6 && parse_integer(argc, argv, 1, "qubits", 2, 30, 16, &qubits) &&
      parse_integer(argc, argv, 2, "group", 1, smaller(13, (int)qubits - 1), (qubits + 1) / 2,
                    &group) &&
      parse_integer(argc, argv, 3, "layers", 1, 60, 4, &layers) &&
      parse_integer(argc, argv, 4, "seed", 0, INT32_MAX, 1, &seed)) {
    out->qubits = (int)qubits, out->group = (int)group, out->layers = (int)layers;
    out->seed = (uint64_t)seed;
    out->output = argc > 5 ? argv[5] : "quantum.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: quantum [qubits=16] [group=qubits/2] [layers=4] [seed=1] "
          "[output=quantum.bin, - for none]\n");
  return 0;
}

// Amplitudes start uniform, real parts from stream 0 and imaginary ones from stream 1, with a
// scale that makes their squares sum to about 1.
static inline float state_scale(const Arguments *a) {
  return sqrtf(1.5f / (float)amplitudes_of(a));
}

// The gate of a layer on n = 2^group values: U_ij = r_i w_(i xor j) c_j, where r, c and the Walsh
// transform of w are random phases. That is phases, a Hadamard gate on each qubit, phases, Hadamard
// gates and phases: a dense unitary matrix. Each factor is n real parts, then n imaginary ones.
typedef struct {
  float *row, *walsh, *column;
} Gate;

static inline void random_phases(int n, uint64_t seed, uint64_t stream, double *out) {
  for (int i = 0; i < n; ++i) {
    const double angle = 3.141592653589793 * random_uniform(seed, stream, (uint64_t)i);
    out[i] = cos(angle), out[n + i] = sin(angle);
  }
}

// In place, unscaled: applied twice it multiplies by n.
static inline void walsh_transform(int n, double *x) {
  for (int half = 1; half < n; half *= 2)
    for (int i = 0; i < n; ++i)
      if (!(i & half)) {
        const double sum = x[i] + x[i + half], difference = x[i] - x[i + half];
        x[i] = sum, x[i + half] = difference;
      }
}

// The factors of layer `layer`'s gate, on the host, to be freed.
static inline Gate make_gate(const Arguments *a, int layer) {
  const int n = rows_of(a);
  double *phases = allocate_doubles(2 * (size_t)n);
  Gate gate = {allocate(2 * (size_t)n), allocate(2 * (size_t)n), allocate(2 * (size_t)n)};
  float *factors[] = {gate.row, gate.walsh, gate.column};
  for (int f = 0; f < 3; ++f) {
    random_phases(n, a->seed, (uint64_t)(2 + 3 * layer + f), phases);
    if (f == 1) walsh_transform(n, phases), walsh_transform(n, phases + n);
    for (int i = 0; i < 2 * n; ++i) factors[f][i] = (float)(f == 1 ? phases[i] / n : phases[i]);
  }
  free(phases);
  return gate;
}

static inline void free_gate(const Gate *gate) {
  free(gate->row), free(gate->walsh), free(gate->column);
}

// Real (0) or imaginary (1) part of U_ij.
HOST_DEVICE static inline float gate_element(const float *row, const float *walsh,
                                             const float *column, int n, int i, int j, int part) {
  const float a = row[i], b = row[n + i], c = walsh[i ^ j], d = walsh[n + (i ^ j)];
  const float e = a * c - b * d, f = a * d + b * c;
  const float g = column[j], h = column[n + j];
  return part ? e * h + f * g : e * g - f * h;
}

// Reports and writes the state, all real parts first; returns the program's exit status.
static inline int report(const Arguments *a, const float *state, double seconds) {
  const size_t count = 2 * amplitudes_of(a);
  printf("quantum qubits=%d group=%d layers=%d norm=%.9g\n", a->qubits, a->group, a->layers,
         frobenius_norm(state, count));
  print_seconds(seconds);
  return write_result(a->output, state, count);
}

#endif
