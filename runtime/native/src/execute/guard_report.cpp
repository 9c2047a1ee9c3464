#include "execute/guard_report.h"

#include <cstring>
#include <map>
#include <mutex>
#include <vector>

#include "params.cuh"
#include "record/record.h"
#include "support/fork.h"
#include "support/no_throw.h"

namespace mixpert {
namespace {

// Page-locked memory is reused, because allocating and freeing it is slow.
struct Slots {
  std::mutex mutex;
  std::map<unsigned long long, std::vector<uint32_t *>> free;  // by context
};

Slots &slots() { return lasting<Slots>(); }

uint32_t *take_slot(const Context &context) {
  Slots &all = slots();
  std::lock_guard<std::mutex> lock(all.mutex);
  std::vector<uint32_t *> &free = all.free[context.id()];
  if (!free.empty()) {
    uint32_t *slot = free.back();
    free.pop_back();
    return slot;
  }
  const RelaxedCapture relaxed;
  void *memory = nullptr;
  const size_t bytes = kReportWords * sizeof(uint32_t);
  return driver()->mem_host_alloc(&memory, bytes, cu::kPortable) == 0
             ? static_cast<uint32_t *>(memory)
             : nullptr;
}

void give_slot(const Context &context, uint32_t *slot) {
  std::lock_guard<std::mutex> lock(slots().mutex);
  tried([&] { slots().free[context.id()].push_back(slot); });
}

constexpr const char kReport[] = "report";  // the kernel

template <typename T>
const T *at(CuAddress base, int64_t offset) {
  return reinterpret_cast<const T *>(base + static_cast<CuAddress>(offset));
}

// True if packing says whether pieces hold all elements.
bool tells_underflow(const mixpert_guard &guard) {
  return guard.underflow[0].bytes + guard.underflow[1].bytes > 0;
}

ReportParams report_params(const mixpert_guard &guard, const DeviceGemm &gemm, CuAddress workspace,
                           uint32_t *target) {
  ReportParams params = {};
  params.target = target;
  if (guard.schemes > 0) params.counts = at<uint32_t>(workspace, guard.counts);
  for (int i = 0; i < 2; ++i) {
    const mixpert_range &range = guard.underflow[i];
    const CuAddress base = range.slot == MIXPERT_SLOT_PACKED_A   ? gemm.packed[0]
                           : range.slot == MIXPERT_SLOT_PACKED_B ? gemm.packed[1]
                                                                 : workspace;
    params.underflow[i] = at<uint8_t>(base, range.offset);
    params.underflow_bytes[i] = static_cast<int32_t>(range.bytes);
  }
  return params;
}

}  // namespace

bool GuardReport::wanted(const mixpert_guard &guard) {
  return guard.schemes > 0 || tells_underflow(guard);
}

// Memory that the device may still write to is not reused.
GuardReport::~GuardReport() {
  if (!counts_ || under_way_ || !context_.alive()) return;
  give_slot(context_, counts_);
}

void GuardReport::make_ready(DeviceState &device) {
  CuFunction kernel = nullptr;
  device.plain_kernel(kReport, &kernel);
  if (uint32_t *slot = take_slot(device.context())) give_slot(device.context(), slot);
}

void GuardReport::queue(DeviceState &device, const PreparedPanel &panel, CuAddress workspace) {
  context_ = device.context();
  counts_ = take_slot(context_);
  if (!counts_) return;
  const mixpert_guard &guard = panel.lowered.guard;
  ReportParams params = report_params(guard, panel.gemm, workspace, counts_);
  if (device.run(kReport, &params, 1, 1, kReportThreads, panel.gemm.stream) != MIXPERT_OK) return;
  guard_ = guard;
  under_way_ = true;
}

bool GuardReport::underflow() {
  under_way_ = false;
  return tells_underflow(guard_) && counts_[kGuardCounts] != 0;
}

void GuardReport::add_to(TraceRow *row) {
  under_way_ = false;
  if (tells_underflow(guard_)) trace_add_underflow(row, underflow());
  if (guard_.schemes == 0) return;
  float estimate;
  std::memcpy(&estimate, counts_ + kGuardEstimate, sizeof estimate);
  trace_add_guard(row, guard_, counts_, estimate, counts_[kGuardSpan]);
}

}  // namespace mixpert
