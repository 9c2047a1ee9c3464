#include "record/capture.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>
#include <mutex>
#include <new>
#include <set>

#include "dispatch/dispatch.h"
#include "settings/settings.h"
#include "dispatch/site.h"
#include "support/files.h"
#include "support/fork.h"
#include "support/json.h"
#include "support/status.h"

namespace mixpert {
namespace {

[[noreturn]] void die_writing(const std::string &path) {
  die(path + ": cannot write the captured output: " + std::strerror(errno));
}

// An empty file, locked by this process: two processes that write to the same file would corrupt
// it.
int create(const std::string &path) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (file < 0) die_writing(path);
  if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    die(path + ": another process of this run writes it: capture is for one process");
  if (ftruncate(file, 0) != 0) die_writing(path);
  return file;
}

// The files of one run, opened at the first call.
class Recording {
 public:
  explicit Recording(const std::string &directory)
      : data_path_(directory + "/capture.bin"),
        index_path_(directory + "/capture.jsonl"),
        data_(create(data_path_)),
        index_(create(index_path_)) {
    std::ifstream sinks(directory + "/sinks.txt");
    listed_ = sinks.is_open();
    sinks.exceptions(std::ios::badbit);  // no line is lost if memory runs out
    for (std::string line; std::getline(sinks, line);)
      if (!line.empty()) sinks_.insert(line);
  }

  // A forked child inherits these files, but its calls are not recorded in its parent's capture, as
  // in the trace.
  bool wants(const SiteState &site) const {
    if (getpid() != owner_) return false;
    return listed_ ? sinks_.count(site.id) != 0 : site.sink;
  }

  void store(const std::string &site, const Output &output) {
    std::lock_guard<std::mutex> lock(mutex_);
    const bool full = offset_ + full_bytes(output) <= kCaptureBudget ||
                      full_bytes(output) <= sketch_bytes(output);
    const std::vector<char> data = full ? pack_full(output) : pack_sketch(output, call_);
    if (!write_fully(data_, data.data(), data.size())) die_writing(data_path_);
    const std::string line =
        "{\"call\": " + std::to_string(call_) + ", \"site\": " + json_string(site) +
        ", \"m\": " + std::to_string(output.m) + ", \"n\": " + std::to_string(output.n) +
        ", \"batch\": " + std::to_string(output.batch) + ", \"kind\": \"" +
        (full ? "full" : "sketch") + "\", \"offset\": " + std::to_string(offset_) +
        ", \"bytes\": " + std::to_string(data.size()) +
        ", \"norm2\": " + json_number(squared_norm(output)) + "}\n";
    if (!write_fully(index_, line.data(), line.size())) die_writing(index_path_);
    offset_ += static_cast<int64_t>(data.size());
    ++call_;
  }

 private:
  std::string data_path_, index_path_;
  int data_, index_;
  const pid_t owner_ = getpid();
  std::mutex mutex_;
  std::set<std::string> sinks_;
  bool listed_ = false;
  int64_t offset_ = 0;
  uint64_t call_ = 0;
};

struct Captures {
  std::mutex mutex;
  std::unique_ptr<Recording> all;
};

Recording &recording() {
  Captures &captures = lasting<Captures>();
  const BriefLock lock(captures.mutex);
  if (!captures.all) captures.all = std::make_unique<Recording>(settings().capture);
  return *captures.all;
}

}  // namespace

bool capture_wants(const Call &call) {
  return !settings().capture.empty() && recording().wants(site_state(call));
}

void capture_output(const Call &call, const float *c, int64_t ldc, int64_t stride_c) {
  const mixpert_problem &p = call.problem;
  if (p.m == 0 || p.n == 0 || p.batch == 0) return;
  try {
    recording().store(site_state(call).id, {c, p.m, p.n, ldc, p.batch, stride_c});
  } catch (const std::bad_alloc &) {
    die("no memory to capture an output of " + site_state(call).id);
  }
}

}  // namespace mixpert
