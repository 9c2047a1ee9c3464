// A quantum circuit's state vector on the GPU: each layer multiplies it with a gate on a group of
// qubits, then transposes it, which brings the next group to the front.
#include "../device.h"
#include "quantum.h"

enum { THREADS = 256, TILE = 32 };

struct State {
  cublasHandle_t handle;
  float *factors;            // of the gate: 3 x 2 rows
  float *gate_re, *gate_im;  // rows x rows
  float *re, *im;            // the state, rows x columns
  float *next_re, *next_im;  // the gate's product with it
};

__global__ void build_gate_kernel(const float *factors, int n, float *re, float *im) {
  const size_t place = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (place >= (size_t)n * n) return;
  const int i = (int)(place % n), j = (int)(place / n);
  const float *row = factors, *walsh = factors + 2 * n, *column = factors + 4 * n;
  re[place] = gate_element(row, walsh, column, n, i, j, 0);
  im[place] = gate_element(row, walsh, column, n, i, j, 1);
}

// y (columns x rows) becomes the transpose of x (rows x columns), tile by tile.
__global__ void transpose_kernel(const float *x, int rows, int columns, float *y) {
  __shared__ float tile[TILE][TILE + 1];
  const int i = blockIdx.x * TILE, j = blockIdx.y * TILE;
  if (i + threadIdx.x < rows && j + threadIdx.y < columns)
    tile[threadIdx.y][threadIdx.x] = x[at(i + threadIdx.x, j + threadIdx.y, rows)];
  __syncthreads();
  if (j + threadIdx.x < columns && i + threadIdx.y < rows)
    y[at(j + threadIdx.x, i + threadIdx.y, columns)] = tile[threadIdx.x][threadIdx.y];
}

static void build_gate(const Arguments &a, int layer, const State &s) {
  const size_t n = rows_of(&a), bytes = 2 * n * sizeof(float);
  const Gate gate = make_gate(&a, layer);
  const float *factors[] = {gate.row, gate.walsh, gate.column};
  for (int f = 0; f < 3; ++f)
    check(cudaMemcpy(s.factors + 2 * n * f, factors[f], bytes, cudaMemcpyHostToDevice), "gate");
  build_gate_kernel<<<blocks_of(n * n, THREADS), THREADS>>>(s.factors, (int)n, s.gate_re,
                                                            s.gate_im);
  check(cudaGetLastError(), "build_gate");
  free_gate(&gate);
}

// A complex product as four real ones.
static void apply_gate(const State &s, int m, int n) {
  const cublasOperation_t no = CUBLAS_OP_N;
  const float one = 1.0f, minus_one = -1.0f, zero = 0.0f;
  check(cublasSgemm(s.handle, no, no, m, n, m, &one, s.gate_re, m, s.re, m, &zero, s.next_re, m),
        "real by real");
  check(cublasSgemm(s.handle, no, no, m, n, m, &minus_one, s.gate_im, m, s.im, m, &one, s.next_re,
                    m),
        "imaginary by imaginary");
  check(cublasSgemm(s.handle, no, no, m, n, m, &one, s.gate_re, m, s.im, m, &zero, s.next_im, m),
        "real by imaginary");
  check(cublasSgemm(s.handle, no, no, m, n, m, &one, s.gate_im, m, s.re, m, &one, s.next_im, m),
        "imaginary by real");
}

static void transpose(const float *x, int rows, int columns, float *y) {
  transpose_kernel<<<dim3(blocks_of(rows, TILE), blocks_of(columns, TILE)), dim3(TILE, TILE)>>>(
      x, rows, columns, y);
  check(cudaGetLastError(), "transpose");
}

static void run_circuit(const Arguments &a, const State &s) {
  const int m = rows_of(&a), n = columns_of(&a);
  for (int layer = 0; layer < a.layers; ++layer) {
    build_gate(a, layer, s);
    apply_gate(s, m, n);
    transpose(s.next_re, m, n, s.re);
    transpose(s.next_im, m, n, s.im);
  }
}

static State make_state(const Arguments &a) {
  const size_t count = amplitudes_of(&a), n = rows_of(&a);
  State s;
  check(cublasCreate(&s.handle), "cublasCreate");
  s.factors = allocate_on_device(6 * n);
  s.gate_re = allocate_on_device(n * n);
  s.gate_im = allocate_on_device(n * n);
  s.re = make_on_device(count, a.seed, 0, state_scale(&a));
  s.im = make_on_device(count, a.seed, 1, state_scale(&a));
  s.next_re = allocate_on_device(count);
  s.next_im = allocate_on_device(count);
  return s;
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const size_t count = amplitudes_of(&arguments), bytes = count * sizeof(float);
  const State s = make_state(arguments);

  const double start = seconds_when_done();
  run_circuit(arguments, s);
  const double seconds = seconds_when_done() - start;

  float *result = allocate(2 * count);
  check(cudaMemcpy(result, s.re, bytes, cudaMemcpyDeviceToHost), "copy to host");
  check(cudaMemcpy(result + count, s.im, bytes, cudaMemcpyDeviceToHost), "copy to host");
  const int status = report(&arguments, result, seconds);
  for (float *buffer : {s.factors, s.gate_re, s.gate_im, s.re, s.im, s.next_re, s.next_im})
    check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(s.handle), "cublasDestroy");
  free(result);
  return status;
}
