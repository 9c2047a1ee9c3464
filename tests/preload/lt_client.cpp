// A client of cublasLtMatmul: "lt ORDER_A ORDER_B ORDER_D TRANS_A TRANS_B [EPILOGUE [COMPUTE [OWN_C]]]",
// or "all" for every order and transpose; D = A B for a 2 x 3 A and a 3 x 4 B, printed row by row. With
// OWN_C 1 a C is added, with 2 what D holds, which is the same.
// With -DON_DEVICE on a real cuBLASLt and device memory, else on a fake one and the host's; where GRAPH
// is set too, out of a CUDA graph that holds the call.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" {
int cublasLtMatmulDescCreate(void **, int, int);
int cublasLtMatmulDescSetAttribute(void *, int, const void *, size_t);
int cublasLtMatrixLayoutCreate(void **, int, uint64_t, uint64_t, int64_t);
int cublasLtMatrixLayoutSetAttribute(void *, int, const void *, size_t);
int cublasLtMatmul(void *, void *, const void *, const void *, void *, const void *, void *,
                   const void *, const void *, void *, void *, void *, const void *, void *, size_t,
                   void *);
}

#ifdef ON_DEVICE
#include "../cuda_calls.h"

extern "C" int cublasLtCreate(void **);

// What goes wrong while `call` is captured on a stream and its graph launched; 0: nothing.
template <typename Call>
static int replayed(Call call) {
  void *stream, *graph, *executable;
  int status = cudaDeviceSynchronize() + cudaStreamCreateWithFlags(&stream, 1);
  status += cudaStreamBeginCapture(stream, 0);
  status += call(stream);
  status += cudaStreamEndCapture(stream, &graph);
  if (status == 0) status = cudaGraphInstantiateWithFlags(&executable, graph, 0);
  if (status == 0) status = cudaGraphLaunch(executable, stream);
  return status + cudaDeviceSynchronize();
}

template <typename Call>
static int done(Call call) {
  return std::getenv("GRAPH") ? replayed(call) : call(nullptr);
}
#else
template <typename Call>
static int done(Call call) {
  return call(nullptr);
}
static int cudaMalloc(void **memory, size_t bytes) { return !(*memory = std::malloc(bytes)); }
static int cudaMemcpy(void *to, const void *from, size_t bytes, int) {
  std::memcpy(to, from, bytes);
  return 0;
}
static int cublasLtCreate(void **handle) {
  static int one;
  *handle = &one;
  return 0;
}
#endif

namespace {

constexpr int kM = 2, kN = 4, kK = 3, kOrder = 1, kTransA = 3, kTransB = 4, kEpilogue = 7, kBias = 8;
constexpr int kBiasBit = 4;

// A matrix with the values f(row, column), stored as asked.
struct Matrix {
  float data[16] = {};
  void *memory, *layout;

  Matrix(int rows, int columns, int order, bool trans, float (*f)(int, int)) {
    const int stored_rows = trans ? columns : rows, stored_columns = trans ? rows : columns;
    const int ld = order == 1 ? stored_columns : stored_rows;
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < columns; ++j) {
        const int r = trans ? j : i, c = trans ? i : j;
        data[order == 1 ? r * ld + c : r + c * ld] = f(i, j);
      }
    cudaMalloc(&memory, sizeof data);
    cudaMemcpy(memory, data, sizeof data, 1);
    cublasLtMatrixLayoutCreate(&layout, 0, stored_rows, stored_columns, ld);
    const int32_t value = order;
    cublasLtMatrixLayoutSetAttribute(layout, kOrder, &value, sizeof value);
  }
  void download() { cudaMemcpy(data, memory, sizeof data, 2); }  // waits for the default stream
};

float first(int i, int j) { return static_cast<float>(1 + 3 * i + j); }
float second(int i, int j) { return static_cast<float>(i * j - 2); }
float nothing(int, int) { return -1e9f; }

struct Case {
  int order_a, order_b, order_d, trans_a, trans_b, epilogue = 1, compute = 68, own_c = 0;
};

void run(void *handle, const Case &x) {
  Matrix a(kM, kK, x.order_a, x.trans_a, first), b(kK, kN, x.order_b, x.trans_b, second);
  Matrix c(kM, kN, x.order_d, false, first);
  Matrix d(kM, kN, x.order_d, false, x.own_c == 2 ? first : nothing);
  void *desc;
  cublasLtMatmulDescCreate(&desc, x.compute, 0);
  const int32_t trans_a = x.trans_a, trans_b = x.trans_b;
  const uint32_t epilogue = static_cast<uint32_t>(x.epilogue);
  cublasLtMatmulDescSetAttribute(desc, kTransA, &trans_a, sizeof trans_a);
  cublasLtMatmulDescSetAttribute(desc, kTransB, &trans_b, sizeof trans_b);
  cublasLtMatmulDescSetAttribute(desc, kEpilogue, &epilogue, sizeof epilogue);
  const float one = 1, beta = x.own_c ? 1 : 0;
  Matrix &start = x.own_c == 1 ? c : d;
  if (x.epilogue & kBiasBit) {
    const Matrix bias(kM, 1, 0, false, [](int i, int) { return i ? 5.0f : -2.0f; });
    cublasLtMatmulDescSetAttribute(desc, kBias, &bias.memory, sizeof bias.memory);
  }
  const int status = done([&](void *stream) {
    return cublasLtMatmul(handle, desc, &one, a.memory, a.layout, b.memory, b.layout, &beta,
                          start.memory, start.layout, d.memory, d.layout, nullptr, nullptr, 0,
                          stream);
  });
  d.download();
  std::printf("%d", status);
  for (int i = 0; i < kM; ++i)
    for (int j = 0; j < kN; ++j)
      std::printf(" %g", d.data[x.order_d == 1 ? i * kN + j : i + j * kM]);
  std::printf("\n");
}

}  // namespace

int main(int argc, char **argv) {
  void *handle;
  cublasLtCreate(&handle);
  if (std::strcmp(argv[1], "all") == 0) {
    for (int bits = 0; bits < 32; ++bits)
      run(handle, {bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1, bits >> 4});
    return 0;
  }
  int values[8] = {0, 0, 0, 0, 0, 1, 68, 0};
  for (int i = 2; i < argc; ++i) values[i - 2] = std::atoi(argv[i]);
  run(handle, {values[0], values[1], values[2], values[3], values[4], values[5], values[6], values[7]});
}
