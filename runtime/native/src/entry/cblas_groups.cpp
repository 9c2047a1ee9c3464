// Groups of products on host memory: sgemm_batch of CBLAS and Fortran.
#include "entry/groups.h"
#include "entry/host_call.h"

namespace mixpert {
namespace {

constexpr int kGroupsAt = 15, kSizesAt = 16;

// The arguments of either function; the operations are numbers or letters.
template <typename Int>
struct HostGroups {
  int32_t order;
  const int32_t *transa, *transb;  // null: see the letters
  const char *letter_a, *letter_b;
  const Int *m, *n, *k;
  const float *alpha;
  const float **a;
  const Int *lda;
  const float **b;
  const Int *ldb;
  const float *beta;
  float **c;
  const Int *ldc;
  Int groups;
  const Int *sizes;

  // A group's product, without matrices.
  HostGemm group(Int i) const {
    return {order,
            transa ? transa[i] : cblas_trans(letter_a + i),
            transb ? transb[i] : cblas_trans(letter_b + i),
            m[i],
            n[i],
            k[i],
            alpha[i],
            nullptr,
            lda[i],
            nullptr,
            ldb[i],
            beta[i],
            nullptr,
            ldc[i]};
  }
  // Neighbours, after `before` matrices of earlier groups.
  HostGroups some(Int first, Int count, int64_t before) const {
    const auto numbers = [&](const int32_t *each) { return each ? each + first : nullptr; };
    const auto letters = [&](const char *each) { return each ? each + first : nullptr; };
    return {order,       numbers(transa), numbers(transb), letters(letter_a), letters(letter_b),
            m + first,   n + first,       k + first,       alpha + first,     a + before,
            lda + first, b + before,      ldb + first,     beta + first,      c + before,
            ldc + first, count,           sizes + first};
  }
  int illegal() const {
    if (order != kCblasRowMajor && order != kCblasColMajor) return kGemmAt.order;
    if (groups < 0) return kGroupsAt;
    for (Int i = 0; i < groups; ++i) {
      if (const int position = illegal_argument(group(i), kGemmAt)) return position;
      if (sizes[i] < 0) return kSizesAt;
    }
    return 0;
  }
};

// `original(functions, groups)` calls the BLAS's own function; false if it has none.
template <typename Int, typename Original>
void run(const Origin &origin, const char *entry, const HostGroups<Int> &x,
         const Original &original) {
  const FirstCall first(Backend::kCpu);
  const auto functions = [&]() -> const HostFunctions<Int> & {
    return must_have_blas(origin.caller).functions<Int>();
  };
  const int position = x.illegal();
  if ((position || host_straight_through(origin)) && original(functions(), x)) return;
  if (position) return complain(entry, position);
  const auto each = [&](Int group, int64_t before) {
    HostGemm gemm = x.group(group);
    for (int64_t i = before; i < before + x.sizes[group]; ++i) {
      gemm.a = x.a[i], gemm.b = x.b[i], gemm.c = x.c[i];
      run_host(gemm, origin, entry);
    }
  };
  const auto apart = [&](Int group, int64_t before, int *) {
    if (host_stays_native(x.group(group), origin, entry)) return false;
    each(group, before);
    return true;
  };
  const auto together = [&](Int group, Int count, int64_t before) {
    if (original(functions(), x.some(group, count, before))) return 0;
    for (Int i = group; i < group + count; before += x.sizes[i++]) each(i, before);
    return 0;
  };
  run_groups(x.groups, x.sizes, apart, together);
}

}  // namespace

template <typename Int>
void host_cblas_sgemm_batch(const Origin &origin, const char *entry, int32_t order,
                            const int32_t *transa, const int32_t *transb, const Int *m,
                            const Int *n, const Int *k, const float *alpha, const float **a,
                            const Int *lda, const float **b, const Int *ldb, const float *beta,
                            float **c, const Int *ldc, Int groups, const Int *sizes) {
  const HostGroups<Int> all = {order, transa, transb, nullptr, nullptr, m, n,   k,      alpha,
                               a,     lda,    b,      ldb,     beta,    c, ldc, groups, sizes};
  run(origin, entry, all, [](const HostFunctions<Int> &blas, const HostGroups<Int> &x) {
    return called(blas.cblas_sgemm_batch, x.order, x.transa, x.transb, x.m, x.n, x.k, x.alpha, x.a,
                  x.lda, x.b, x.ldb, x.beta, x.c, x.ldc, x.groups, x.sizes);
  });
}

template <typename Int>
void host_sgemm_batch(const Origin &origin, const char *entry, const char *transa,
                      const char *transb, const Int *m, const Int *n, const Int *k,
                      const float *alpha, const float **a, const Int *lda, const float **b,
                      const Int *ldb, const float *beta, float **c, const Int *ldc,
                      const Int *groups, const Int *sizes, size_t transa_length,
                      size_t transb_length) {
  const HostGroups<Int> all = {kCblasColMajor, nullptr, nullptr, transa, transb, m,    n, k,
                               alpha,          a,       lda,     b,      ldb,    beta, c, ldc,
                               *groups,        sizes};
  run(origin, entry, all, [&](const HostFunctions<Int> &blas, const HostGroups<Int> &x) {
    return called(blas.sgemm_batch, x.letter_a, x.letter_b, x.m, x.n, x.k, x.alpha, x.a, x.lda, x.b,
                  x.ldb, x.beta, x.c, x.ldc, &x.groups, x.sizes, transa_length, transb_length);
  });
}

#define INSTANTIATE(FUNCTION)                             \
  template decltype(FUNCTION<int32_t>) FUNCTION<int32_t>; \
  template decltype(FUNCTION<int64_t>) FUNCTION<int64_t>;
INSTANTIATE(host_cblas_sgemm_batch)
INSTANTIATE(host_sgemm_batch)
#undef INSTANTIATE

}  // namespace mixpert
