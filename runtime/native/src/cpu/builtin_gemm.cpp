#include "cpu/builtin_gemm.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <new>

#include "engines/team.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr int64_t kRows = 128, kCols = 96, kDepth = 256;  // of a block of C and of a k step
constexpr int64_t kTileCols = 6;
constexpr size_t kVectorBytes = 64;
constexpr int64_t kSmall = 1 << 18;  // multiply-adds that do not pay for threads

template <typename T>
constexpr int64_t kTileRows = kVectorBytes / sizeof(T);

// ThreadSanitizer's hooks would run in the choice of a clone, before it is loaded.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__SANITIZE_THREAD__)
#define MIXPERT_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define MIXPERT_CLONES
#endif

// Adds a tile's share of one k step to `sums` (column-major, leading dimension kRows). `a` holds
// kTileRows values a step, `b` kTileCols. The vectors stay in registers for the whole step.
#define MIXPERT_TILE(T)                                                                  \
  MIXPERT_CLONES void add_tile(int64_t depth, const T *a, const T *b, T *sums) {         \
    typedef T Vector __attribute__((vector_size(kVectorBytes)));                         \
    Vector total[kTileCols] = {};                                                        \
    for (int64_t p = 0; p < depth; ++p) {                                                \
      Vector column;                                                                     \
      std::memcpy(&column, a + p * kTileRows<T>, sizeof column);                         \
      for (int64_t j = 0; j < kTileCols; ++j) total[j] += column * b[p * kTileCols + j]; \
    }                                                                                    \
    for (int64_t j = 0; j < kTileCols; ++j) {                                            \
      Vector sum;                                                                        \
      std::memcpy(&sum, sums + j * kRows, sizeof sum);                                   \
      sum += total[j];                                                                   \
      std::memcpy(sums + j * kRows, &sum, sizeof sum);                                   \
    }                                                                                    \
  }
MIXPERT_TILE(float)
MIXPERT_TILE(double)
#undef MIXPERT_TILE

template <typename T>
struct Buffers {
  T a[kRows * kDepth], b[kCols * kDepth], sums[kRows * kCols];
};

// Copies a rows x depth block of op(X) into strips of `strip` rows, zeros beyond the edge.
template <typename T>
void pack(const T *x, int64_t row_step, int64_t depth_step, int64_t rows, int64_t depth,
          int64_t strip, T *out) {
  for (int64_t first = 0; first < rows; first += strip)
    for (int64_t p = 0; p < depth; ++p)
      for (int64_t i = first; i < first + strip; ++i)
        *out++ = i < rows ? x[i * row_step + p * depth_step] : T(0);
}

template <typename T>
void block_sums(const mixpert_problem &p, const T *a, const T *b, int64_t row, int64_t rows,
                int64_t col, int64_t cols, Buffers<T> *buffers) {
  const int64_t a_row = p.trans_a ? p.lda : 1, a_depth = p.trans_a ? 1 : p.lda;
  const int64_t b_col = p.trans_b ? 1 : p.ldb, b_depth = p.trans_b ? p.ldb : 1;
  std::fill(std::begin(buffers->sums), std::end(buffers->sums), T(0));
  for (int64_t start = 0; start < p.k; start += kDepth) {
    const int64_t depth = std::min(kDepth, p.k - start);
    pack(a + row * a_row + start * a_depth, a_row, a_depth, rows, depth, kTileRows<T>, buffers->a);
    pack(b + col * b_col + start * b_depth, b_col, b_depth, cols, depth, kTileCols, buffers->b);
    for (int64_t j = 0; j < cols; j += kTileCols)
      for (int64_t i = 0; i < rows; i += kTileRows<T>)
        add_tile(depth, buffers->a + i * depth, buffers->b + j * depth,
                 buffers->sums + j * kRows + i);
  }
}

template <typename T>
void scale(T beta, int64_t rows, int64_t cols, T *c, int64_t ldc) {
  for (int64_t j = 0; j < cols; ++j)
    for (int64_t i = 0; i < rows; ++i) c[j * ldc + i] = beta == 0 ? T(0) : beta * c[j * ldc + i];
}

template <typename T>
void add(T alpha, const T *sums, int64_t rows, int64_t cols, T *c, int64_t ldc) {
  for (int64_t j = 0; j < cols; ++j)
    for (int64_t i = 0; i < rows; ++i) c[j * ldc + i] += alpha * sums[j * kRows + i];
}

}  // namespace

template <typename T>
mixpert_status builtin_gemm(const mixpert_problem &p, T alpha, const T *a, const T *b, T beta,
                            T *c) {
  if (alpha == 0 || p.k == 0) {
    if (beta != 1) scale(beta, p.m, p.n, c, p.ldc);
    return MIXPERT_OK;
  }
  const int64_t down = (p.m + kRows - 1) / kRows, across = (p.n + kCols - 1) / kCols;
  const bool small = p.m * p.n < kSmall / std::max<int64_t>(p.k, 1);
  const int threads = small ? 1 : static_cast<int>(std::min<int64_t>(cpu_threads(), down * across));
  const std::unique_ptr<Buffers<T>[]> buffers(new (std::nothrow) Buffers<T>[threads]);
  if (!buffers) return fail(MIXPERT_OUT_OF_MEMORY, "no memory for the built-in GEMM's blocks");
  std::atomic<int> next_buffer{0};
  Team::run(threads, [&](Team &team) {
    Buffers<T> *own = &buffers[next_buffer.fetch_add(1)];
    team.share(down * across, [&](int64_t task) {
      const int64_t row = task % down * kRows, col = task / down * kCols;
      const int64_t rows = std::min(kRows, p.m - row), cols = std::min(kCols, p.n - col);
      block_sums(p, a, b, row, rows, col, cols, own);
      T *corner = c + col * p.ldc + row;
      if (beta != 1) scale(beta, rows, cols, corner, p.ldc);
      add(alpha, own->sums, rows, cols, corner, p.ldc);
    });
  });
  return MIXPERT_OK;
}

template mixpert_status builtin_gemm(const mixpert_problem &, float, const float *, const float *,
                                     float, float *);
template mixpert_status builtin_gemm(const mixpert_problem &, double, const double *,
                                     const double *, double, double *);

}  // namespace mixpert
