// A quantum circuit's state vector on the processor: each layer multiplies it with a gate on a
// group of qubits, then transposes it, which brings the next group to the front.
#include "../blas.h"
#include "quantum.h"

typedef struct {
  float *gate_re, *gate_im;  // rows x rows
  float *re, *im;            // the state, rows x columns
  float *next_re, *next_im;  // the gate's product with it
} State;

static void build_gate(const Arguments *a, int layer, const State *s) {
  const int n = rows_of(a);
  const Gate gate = make_gate(a, layer);
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      s->gate_re[at(i, j, n)] = gate_element(gate.row, gate.walsh, gate.column, n, i, j, 0);
      s->gate_im[at(i, j, n)] = gate_element(gate.row, gate.walsh, gate.column, n, i, j, 1);
    }
  free_gate(&gate);
}

// A complex product as four real ones.
static void apply_gate(const State *s, int m, int n) {
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, m, 1.0f, s->gate_re, m, s->re, m,
              0.0f, s->next_re, m);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, m, -1.0f, s->gate_im, m, s->im, m,
              1.0f, s->next_re, m);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, m, 1.0f, s->gate_re, m, s->im, m,
              0.0f, s->next_im, m);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, m, n, m, 1.0f, s->gate_im, m, s->re, m,
              1.0f, s->next_im, m);
}

// y (columns x rows) becomes the transpose of x (rows x columns).
static void transpose(const float *x, int rows, int columns, float *y) {
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < rows; ++i) y[at(j, i, columns)] = x[at(i, j, rows)];
}

static void run_circuit(const Arguments *a, const State *s) {
  const int m = rows_of(a), n = columns_of(a);
  for (int layer = 0; layer < a->layers; ++layer) {
    build_gate(a, layer, s);
    apply_gate(s, m, n);
    transpose(s->next_re, m, n, s->re);
    transpose(s->next_im, m, n, s->im);
  }
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const size_t count = amplitudes_of(&arguments), n = (size_t)rows_of(&arguments);
  float *result = allocate(2 * count);
  State state = {allocate(n * n), allocate(n * n), allocate(count),
                 allocate(count), allocate(count), allocate(count)};
  fill_uniform(state.re, count, arguments.seed, 0, state_scale(&arguments));
  fill_uniform(state.im, count, arguments.seed, 1, state_scale(&arguments));

  const double start = seconds_now();
  run_circuit(&arguments, &state);
  const double seconds = seconds_now() - start;

  memcpy(result, state.re, count * sizeof(float));
  memcpy(result + count, state.im, count * sizeof(float));
  const int status = report(&arguments, result, seconds);
  free(state.gate_re), free(state.gate_im), free(state.re), free(state.im);
  free(state.next_re), free(state.next_im), free(result);
  return status;
}
