#include "cuda/device_check.h"

#include <algorithm>
#include <cmath>

#include "cuda/pending_checks.h"
#include "record/record.h"
#include "settings/settings.h"
#include "gemm/scheme.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr int64_t kShortestSplit = 2048;  // smallest part of k for a CTA
constexpr int64_t kMostSplits = 64;
constexpr int64_t kMostCopyBlocks = 1024;
constexpr uint64_t kAlign = 256;

int64_t divide_up(int64_t x, int64_t step) { return (x + step - 1) / step; }

template <typename T>
T *at(CuAddress address) {
  return reinterpret_cast<T *>(address);
}

}  // namespace

void DeviceCheck::settle(const DeviceGemm &gemm) {
  if (settings().check_rate == 0) return;
  DeviceState *device = nullptr;
  if (is_captured(gemm.stream) || DeviceState::current(&device) != MIXPERT_OK) return;
  settle_checks(*device, gemm.stream);
}

DeviceCheck::DeviceCheck(const Call &call, const DeviceGemm &gemm, const Choice &choice)
    : call_(call), gemm_(gemm) {
  uint64_t seed;
  due_ = emulated(choice.scheme) && check_due(call, &seed);
  if (!due_) return;
  if (is_captured(gemm.stream))
    refusal_ = "calls captured in a CUDA graph are not checked";
  else if (!gemm.c)
    refusal_ = "batches given as arrays of pointers are not checked";
  else if (start(seed) != MIXPERT_OK)
    refusal_ = mixpert_last_error();
}

mixpert_status DeviceCheck::start(uint64_t seed) {
  mixpert_status status = DeviceState::current(&device_);
  if (status != MIXPERT_OK) return status;
  const mixpert_problem &p = gemm_.problem;
  sample_ = sample_rows(p, seed);
  params_.a = gemm_.a + sample_.problem * p.stride_a;
  params_.b = gemm_.b + sample_.problem * p.stride_b;
  params_.c = gemm_.c + sample_.problem * p.stride_c;
  if (gemm_.device_scalars)
    params_.alpha_address = gemm_.alpha, params_.beta_address = gemm_.beta;
  else
    params_.alpha = *gemm_.alpha, params_.beta = *gemm_.beta;
  params_.lda = p.lda, params_.ldb = p.ldb, params_.ldc = p.ldc;
  params_.threshold = settings().check_threshold;
  params_.m = static_cast<int32_t>(p.m);
  params_.n = static_cast<int32_t>(p.n);
  params_.k = static_cast<int32_t>(p.k);
  params_.trans_a = p.trans_a, params_.trans_b = p.trans_b;
  params_.triangle = p.triangle;
  params_.count = sample_.count;
  params_.splits = static_cast<int32_t>(std::clamp<int64_t>(p.k / kShortestSplit, 1, kMostSplits));
  std::copy(sample_.rows, sample_.rows + kCheckRows, params_.sample);
  uint64_t bytes;
  status = place(&bytes);
  if (status == MIXPERT_OK && call_.reads_c) status = keep();
  return status == MIXPERT_OK ? load_epilogue(*device_, gemm_.epilogue) : status;
}

// The sampled rows of the initial C, which may be at another address than D.
mixpert_status DeviceCheck::keep() {
  const CheckParams product = params_;
  if (gemm_.start.c) {
    params_.c = gemm_.start.c + sample_.problem * gemm_.start.stride;
    params_.ldc = gemm_.start.ld;
  }
  const mixpert_status status =
      queue(kCheckKeep, divide_up(params_.n, kCheckThreads), sample_.count);
  params_ = product;
  return status;
}

// Workspace of the kernels: rows of C and partial sums.
mixpert_status DeviceCheck::place(uint64_t *bytes) {
  const auto values = static_cast<uint64_t>(sample_.count) * static_cast<uint64_t>(params_.n);
  const uint64_t before = (values * sizeof(float) + kAlign - 1) / kAlign * kAlign;
  const uint64_t partial = values * static_cast<uint64_t>(params_.splits) * sizeof(CheckSum);
  *bytes = before + partial + sizeof(uint32_t);
  memory_.emplace(*device_, gemm_.stream);
  const mixpert_status status = memory_->take(*bytes);
  if (status != MIXPERT_OK) return status;
  params_.before = at<float>(memory_->address());
  params_.partial = at<CheckSum>(memory_->address() + before);
  params_.failed = at<uint32_t>(memory_->address() + before + partial);
  return MIXPERT_OK;
}

mixpert_status DeviceCheck::queue(int phase, int64_t blocks, int64_t rows) {
  const std::string kernel = "check PHASE=" + std::to_string(phase);
  return device_->run(kernel, &params_, static_cast<unsigned>(blocks), static_cast<unsigned>(rows),
                      kCheckThreads, gemm_.stream);
}

mixpert_status DeviceCheck::compare(const Outcome &outcome, TraceRow *row,
                                    const GuardReports &reports) {
  const float unknown = std::nanf("");
  PendingCheck pending = {call_,
                          outcome.scheme,
                          gemm_.device_scalars ? unknown : *gemm_.alpha,
                          gemm_.device_scalars ? unknown : *gemm_.beta,
                          sample_,
                          row,
                          device_,
                          reports};
  mixpert_status status = open_check(&pending, gemm_.stream);
  if (status != MIXPERT_OK) return status;
  params_.rows = pending.rows;
  const Extent a = stored_extent(gemm_.problem, 0), b = stored_extent(gemm_.problem, 1);
  params_.copies[0] = at<float>(pending.copies);
  params_.copies[1] = params_.copies[0] + a.rows * a.columns;
  status = queue(kCheckSums, divide_up(params_.n, kCheckColumns), params_.splits);
  if (status == MIXPERT_OK) status = queue(kCheckCompare, sample_.count, 1);
  const int64_t most = std::max(a.rows * a.columns, b.rows * b.columns);
  if (status == MIXPERT_OK && pending.copies)
    status = queue(kCheckCopy, std::min(divide_up(most, kCheckThreads), kMostCopyBlocks), 1);
  close_check(std::move(pending), status, gemm_.stream);
  return status;
}

void DeviceCheck::finish(const Outcome &outcome, TraceRow *row, const GuardReports &reports) {
  if (!due_ || !emulated(outcome.scheme)) return;
  if (refusal_.empty() && compare(outcome, row, reports) != MIXPERT_OK)
    refusal_ = mixpert_last_error();
  if (!refusal_.empty()) trace_add_unchecked(row, refusal_);
}

}  // namespace mixpert
