// A cuBLASLt on host memory: descriptors with the attributes that libmixpert reads, FP32 matmul in
// column and row order. Records its calls as fake_cublas.cpp does, and what its heuristic is asked,
// which cuts k into FAKE_LT_PARTS.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>

#define API extern "C" __attribute__((visibility("default"))) int

namespace {

constexpr int kSuccess = 0, kInvalidValue = 7;
enum { kType, kOrder, kRows, kColumns, kLd, kBatch, kStride, kPlane };
enum { kCompute, kScale, kPointerMode, kTransA, kTransB, kTransC, kFill, kEpilogue };
enum { kMostWorkspace = 1, kAlignmentA = 5, kAlignmentB, kAlignmentC, kAlignmentD };
constexpr int kPartsOfK = 2, kMultiprocessors = 15;

using Attributes = std::map<int, std::vector<char>>;

template <typename T>
std::vector<char> bytes(T value) {
  const char *start = reinterpret_cast<const char *>(&value);
  return {start, start + sizeof value};
}

template <typename T>
T get(void *attributes, int name) {
  T value;
  std::memcpy(&value, static_cast<Attributes *>(attributes)->at(name).data(), sizeof value);
  return value;
}

int read(void *attributes, int name, void *value, size_t size, size_t *written) {
  if (!attributes) return kInvalidValue;
  const auto &all = *static_cast<Attributes *>(attributes);
  const auto found = all.find(name);
  if (found == all.end() || found->second.size() != size) return kInvalidValue;
  std::memcpy(value, found->second.data(), size);
  *written = size;
  return kSuccess;
}

int write(void *attributes, int name, const void *value, size_t size) {
  const char *start = static_cast<const char *>(value);
  (*static_cast<Attributes *>(attributes))[name] = {start, start + size};
  return kSuccess;
}

float &at(void *layout, float *data, uint64_t row, uint64_t column) {
  const auto ld = static_cast<uint64_t>(get<int64_t>(layout, kLd));
  return get<int32_t>(layout, kOrder) == 1 ? data[row * ld + column] : data[row + column * ld];
}

float &of(void *layout, const void *data, bool trans, uint64_t row, uint64_t column) {
  float *values = static_cast<float *>(const_cast<void *>(data));
  return trans ? at(layout, values, column, row) : at(layout, values, row, column);
}

int destroy(void *attributes) {
  delete static_cast<Attributes *>(attributes);
  return kSuccess;
}

std::FILE *open_log() {
  const char *path = std::getenv("FAKE_CUBLAS_LOG");
  return path ? std::fopen(path, "a") : nullptr;
}

}  // namespace

API cublasLtMatmulDescCreate(void **desc, int compute, int scale) {
  auto *all = new Attributes;
  (*all)[kCompute] = bytes<int32_t>(compute);
  (*all)[kScale] = bytes<int32_t>(scale);
  for (int name : {kPointerMode, kTransA, kTransB, kTransC}) (*all)[name] = bytes<int32_t>(0);
  (*all)[kFill] = bytes<int32_t>(2);
  (*all)[kEpilogue] = bytes<uint32_t>(1);
  *desc = all;
  return kSuccess;
}
API cublasLtMatrixLayoutCreate(void **layout, int type, uint64_t rows, uint64_t columns,
                               int64_t ld) {
  auto *all = new Attributes;
  (*all)[kType] = bytes<uint32_t>(static_cast<uint32_t>(type));
  (*all)[kOrder] = bytes<int32_t>(0);
  (*all)[kRows] = bytes(rows);
  (*all)[kColumns] = bytes(columns);
  (*all)[kLd] = bytes(ld);
  (*all)[kBatch] = bytes<int32_t>(1);
  (*all)[kStride] = bytes<int64_t>(0);
  (*all)[kPlane] = bytes<int64_t>(0);
  *layout = all;
  return kSuccess;
}
API cublasLtMatmulDescGetAttribute(void *d, int n, void *v, size_t s, size_t *w) {
  return read(d, n, v, s, w);
}
API cublasLtMatrixLayoutGetAttribute(void *d, int n, void *v, size_t s, size_t *w) {
  return read(d, n, v, s, w);
}
API cublasLtMatmulDescSetAttribute(void *d, int n, const void *v, size_t s) {
  return write(d, n, v, s);
}
API cublasLtMatrixLayoutSetAttribute(void *d, int n, const void *v, size_t s) {
  return write(d, n, v, s);
}

API cublasLtMatmulPreferenceCreate(void **preference) {
  *preference = new Attributes;
  return kSuccess;
}
API cublasLtMatmulPreferenceSetAttribute(void *d, int n, const void *v, size_t s) {
  return write(d, n, v, s);
}
API cublasLtMatmulDescDestroy(void *d) { return destroy(d); }
API cublasLtMatrixLayoutDestroy(void *d) { return destroy(d); }
API cublasLtMatmulPreferenceDestroy(void *d) { return destroy(d); }

API cublasLtMatmulAlgoGetHeuristic(void *, void *desc, void *a, void *b, void *c, void *,
                                   void *preference, int, void *answer, int *found) {
  const char *parts = std::getenv("FAKE_LT_PARTS");
  *found = parts != nullptr;
  if (std::FILE *log = open_log()) {
    std::fprintf(log, "lt asked %d %d", get<int32_t>(desc, kTransA), get<int32_t>(desc, kTransB));
    for (void *layout : {a, b, c})
      std::fprintf(log, " %lux%lu:%ld", get<uint64_t>(layout, kRows),
                   get<uint64_t>(layout, kColumns), get<int64_t>(layout, kLd));
    for (int name : {kAlignmentA, kAlignmentB, kAlignmentC, kAlignmentD})
      std::fprintf(log, " %u", get<uint32_t>(preference, name));
    const auto target = static_cast<Attributes *>(desc)->find(kMultiprocessors);
    if (target != static_cast<Attributes *>(desc)->end())
      std::fprintf(log, " on %d", get<int32_t>(desc, kMultiprocessors));
    std::fprintf(log, " %lu\n", get<uint64_t>(preference, kMostWorkspace) >> 20);
    std::fclose(log);
  }
  if (parts) *static_cast<uint64_t *>(answer) = static_cast<uint64_t>(std::atoi(parts));
  return kSuccess;
}
API cublasLtMatmulAlgoConfigGetAttribute(const void *algorithm, int name, void *value, size_t size,
                                         size_t *written) {
  if (name != kPartsOfK || size != sizeof(int32_t)) return kInvalidValue;
  *static_cast<int32_t *>(value) = static_cast<int32_t>(*static_cast<const uint64_t *>(algorithm));
  *written = size;
  return kSuccess;
}

API cublasLtMatmul(void *handle, void *desc, const void *alpha, const void *a, void *layout_a,
                   const void *b, void *layout_b, const void *beta, const void *c, void *layout_c,
                   void *d, void *layout_d, const void *, void *, size_t, void *) {
  if (!handle || !desc) return kInvalidValue;
  const bool ta = get<int32_t>(desc, kTransA), tb = get<int32_t>(desc, kTransB);
  const uint64_t m = get<uint64_t>(layout_d, kRows), n = get<uint64_t>(layout_d, kColumns);
  const uint64_t k = get<uint64_t>(layout_a, ta ? kRows : kColumns);
  if (std::FILE *log = open_log()) {
    std::fprintf(log, "lt cublasLtMatmul %lu %lu %lu\n", m, n, k);
    std::fclose(log);
  }
  const float scale = *static_cast<const float *>(alpha), keep = *static_cast<const float *>(beta);
  for (uint64_t j = 0; j < n; ++j)
    for (uint64_t i = 0; i < m; ++i) {
      float sum = 0;
      for (uint64_t p = 0; p < k && scale != 0; ++p)
        sum += of(layout_a, a, ta, i, p) * of(layout_b, b, tb, p, j);
      const float old = keep == 0 ? 0 : keep * of(layout_c, c, false, i, j);
      of(layout_d, d, false, i, j) = scale * sum + old;
    }
  return kSuccess;
}
