#include "entry/host_arguments.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <string>

namespace mixpert {
namespace {

bool valid_trans(int32_t trans) {
  return trans == kCblasNoTrans || trans == kCblasTrans || trans == kCblasConjTrans;
}

bool valid_uplo(int32_t uplo) { return uplo == kCblasUpper || uplo == kCblasLower; }

// The length of a column, or of a row if rows are contiguous.
int64_t contiguous(int32_t trans, bool row_major, int64_t rows, int64_t columns) {
  return std::max<int64_t>(1, (trans == kCblasNoTrans) != row_major ? rows : columns);
}

// The routine that xerbla is told: the name without underscores at its end and the width of sizes.
std::string routine(const char *entry) {
  std::string name = entry;
  for (const char *tail : {"_64_", "_"})
    if (const size_t size = std::strlen(tail);
        name.size() > size && name.compare(name.size() - size, size, tail) == 0)
      name.erase(name.size() - size);
  for (char &letter : name)
    letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return name;
}

}  // namespace

int illegal_argument(const HostGemm &x, const Positions &at) {
  const bool row_major = x.order == kCblasRowMajor;
  const int64_t runs_of_c = row_major ? x.m : x.n;
  const bool apart = x.batch <= 1 || x.stride_c >= x.ldc * runs_of_c;
  const struct {
    int position;
    bool legal;
  } checks[] = {
      {at.order, row_major || x.order == kCblasColMajor},
      {at.uplo, valid_uplo(x.uplo)},
      {at.transa, valid_trans(x.transa)},
      {at.transb, valid_trans(x.transb)},
      {at.m, x.m >= 0},
      {at.n, x.n >= 0},
      {at.k, x.k >= 0},
      {at.lda, x.lda >= contiguous(x.transa, row_major, x.m, x.k)},
      {at.stride_a, x.stride_a >= 0},
      {at.ldb, x.ldb >= contiguous(x.transb, row_major, x.k, x.n)},
      {at.stride_b, x.stride_b >= 0},
      {at.ldc, x.ldc >= contiguous(kCblasNoTrans, row_major, x.m, x.n)},
      {at.stride_c, x.stride_c >= 0 && apart},
      {at.batch, x.batch >= 0},
  };
  for (const auto &check : checks)
    if (check.position && !check.legal) return check.position;
  return 0;
}

void complain(const char *entry, int position) {
  const bool fortran = std::strncmp(entry, "cblas_", 6) != 0;
  const std::string name = fortran ? routine(entry) : entry;
  std::fprintf(stderr, " ** On entry to %s parameter number %d had an illegal value\n",
               name.c_str(), fortran ? position - 1 : position);
}

int32_t cblas_trans(const char *letter) {
  switch (*letter) {
    case 'N':
    case 'n': return kCblasNoTrans;
    case 'T':
    case 't': return kCblasTrans;
    case 'C':
    case 'c': return kCblasConjTrans;
    default: return 0;
  }
}

int32_t cblas_uplo(const char *letter) {
  switch (*letter) {
    case 'U':
    case 'u': return kCblasUpper;
    case 'L':
    case 'l': return kCblasLower;
    default: return 0;
  }
}

}  // namespace mixpert
