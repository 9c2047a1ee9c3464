#include "cuda/pending_checks.h"

#include <algorithm>
#include <list>
#include <map>
#include <mutex>
#include <new>

#include "record/record.h"
#include "settings/settings.h"
#include "support/fork.h"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr size_t kSlots = 256;                       // checks in flight
constexpr uint64_t kMostCopied = uint64_t{1} << 30;  // bytes of operands kept for those in flight

// Page-locked memory for the results of checks on one device.
struct Slots {
  CheckRow *all = nullptr;  // kCheckRows each
  std::vector<CheckRow *> free;
};

// Outlives static destruction: checks are settled at process end.
struct Checks {
  std::mutex mutex;
  std::map<const DeviceState *, Slots> slots;
  std::list<PendingCheck> pending;
  uint64_t copied = 0;
};

Checks &checks() { return lasting<Checks>(); }

uint64_t bytes_of(const mixpert_problem &p, int operand) {
  const Extent extent = stored_extent(p, operand);
  return static_cast<uint64_t>(extent.rows * extent.columns) * sizeof(float);
}

uint64_t copied_bytes(const PendingCheck &check) {
  return check.copies ? bytes_of(check.call.problem, 0) + bytes_of(check.call.problem, 1) : 0;
}

mixpert_status take_slot(Checks *all, const DeviceState *device, CheckRow **slot) {
  std::lock_guard<std::mutex> lock(all->mutex);
  Slots &slots = all->slots[device];
  if (!slots.all) {
    const RelaxedCapture relaxed;
    const mixpert_status status =
        cuda_check(driver()->mem_host_alloc(reinterpret_cast<void **>(&slots.all),
                                            kSlots * kCheckRows * sizeof(CheckRow), cu::kPortable),
                   "memory for checks");
    if (status != MIXPERT_OK) return status;
    for (size_t i = 0; i < kSlots; ++i) slots.free.push_back(slots.all + i * kCheckRows);
  }
  if (slots.free.empty())
    return fail(MIXPERT_OUT_OF_MEMORY, std::to_string(kSlots) + " checks are still under way");
  *slot = slots.free.back();
  slots.free.pop_back();
  return MIXPERT_OK;
}

// Memory in which the device saves the operands of a failed check; none if they are large.
CuAddress take_copies(Checks *all, const PendingCheck &check, CuStream stream) {
  const mixpert_problem &p = check.call.problem;
  const uint64_t bytes = bytes_of(p, 0) + bytes_of(p, 1);
  const RelaxedCapture relaxed;
  std::lock_guard<std::mutex> lock(all->mutex);
  CuAddress copies = 0;
  const uint64_t most = std::min(kMostCopied, settings().workspace_limit);
  if (bytes == 0 || all->copied + bytes > most ||
      driver()->mem_alloc_from_pool_async(&copies, bytes, check.device->pool(), stream) != 0)
    return 0;
  all->copied += bytes;
  return copies;
}

void release(Checks *all, const PendingCheck &check, CuStream stream) {
  const bool alive = check.device->context().alive();
  const RelaxedCapture relaxed;
  if (alive && check.copies) driver()->mem_free_async(check.copies, stream);
  if (alive && check.done) driver()->event_destroy(check.done);
  std::lock_guard<std::mutex> lock(all->mutex);
  all->copied -= copied_bytes(check);
  all->slots[check.device].free.push_back(check.rows);
}

// Copies dense device memory to the host; empty if the host has no memory or the copy fails.
std::vector<float> to_host(CuAddress source, const Extent &extent) {
  std::vector<float> host;
  try {
    host.resize(static_cast<size_t>(extent.rows * extent.columns));
  } catch (const std::bad_alloc &) {
    return host;
  }
  CuCopy2d copy;
  copy.source_type = cu::kMemoryDevice;
  copy.source_device = source;
  copy.target_type = cu::kMemoryHost;
  copy.target_host = host.data();
  copy.source_pitch = copy.target_pitch = copy.width =
      static_cast<size_t>(extent.rows) * sizeof(float);
  copy.height = static_cast<size_t>(extent.columns);
  if (driver()->memcpy_2d(&copy) != 0) host.clear();
  return host;
}

void record(const PendingCheck &check) {
  const CheckResult result = worst_row(check.rows, check.sample.count);
  const bool underflow = std::any_of(check.reports.begin(), check.reports.end(),
                                     [](const auto &report) { return report->underflow(); });
  const FailedGemm measured = {check.call,   check.scheme, check.alpha, check.beta,
                               check.sample, result,       underflow};
  check_done(measured, check.row, [&](std::vector<float> *a, std::vector<float> *b) {
    if (!check.copies) return;
    const mixpert_problem &p = check.call.problem;
    *a = to_host(check.copies, stored_extent(p, 0));
    *b = to_host(check.copies + bytes_of(p, 0), stored_extent(p, 1));
  });
}

// At process end: waits for checks that have not finished.
void settle_all() {
  Checks &all = checks();
  std::list<PendingCheck> last;
  {
    std::lock_guard<std::mutex> lock(all.mutex);
    last.swap(all.pending);
  }
  if (last.empty()) return;  // perhaps in a process without a driver
  const RelaxedCapture relaxed;
  for (const PendingCheck &check : last) {
    const bool alive = check.device->context().alive();
    if (alive && driver()->event_synchronize(check.done) == 0) record(check);
    release(&all, check, nullptr);
  }
}

[[maybe_unused]] const bool hooked = (trace_before_flush(settle_all), true);  // when loaded

}  // namespace

mixpert_status open_check(PendingCheck *check, CuStream stream) {
  Checks &all = checks();
  const mixpert_status status = take_slot(&all, check->device, &check->rows);
  if (status == MIXPERT_OK) check->copies = take_copies(&all, *check, stream);
  return status;
}

void close_check(PendingCheck check, mixpert_status status, CuStream stream) {
  Checks &all = checks();
  if (status != MIXPERT_OK || driver()->event_create(&check.done, cu::kEventNoTiming) != 0 ||
      driver()->event_record(check.done, stream) != 0)
    return release(&all, check, stream);
  std::lock_guard<std::mutex> lock(all.mutex);
  all.pending.push_back(std::move(check));
}

void settle_checks(const DeviceState &device, CuStream stream) {
  const RelaxedCapture relaxed;
  Checks &all = checks();
  std::list<PendingCheck> finished;
  {
    std::lock_guard<std::mutex> lock(all.mutex);
    for (auto check = all.pending.begin(); check != all.pending.end();) {
      const auto next = std::next(check);
      if (check->device == &device && driver()->event_query(check->done) == 0)
        finished.splice(finished.end(), all.pending, check);
      check = next;
    }
  }
  for (const PendingCheck &check : finished) {
    record(check);
    release(&all, check, stream);
  }
}

}  // namespace mixpert
