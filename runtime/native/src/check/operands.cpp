#include "check/operands.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>

#include "settings/settings.h"
#include "dispatch/site.h"
#include "gemm/scheme.h"
#include "gemm/triangle.h"
#include "support/files.h"
#include "support/json.h"
#include "support/status.h"

namespace mixpert {
namespace {

std::string next_path() {
  static std::atomic<int> count{0};
  const std::string &trace = settings().trace;
  const size_t slash = trace.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : trace.substr(0, slash + 1);
  return folder + "mixpert-check-" + std::to_string(getpid()) + "-" + std::to_string(count++) +
         ".operands";
}

std::string header(const FailedGemm &failed) {
  const mixpert_problem &p = failed.call.problem;
  const auto number = [](const char *key, int64_t value) {
    return ", " + json_string(key) + ": " + std::to_string(value);
  };
  const auto real = [](const char *key, double value) {
    return ", " + json_string(key) + ": " + json_number(value);
  };
  const auto text = [](const char *key, const std::string &value) {
    return ", " + json_string(key) + ": " + json_string(value);
  };
  std::string rows;
  for (int r = 0; r < failed.sample.count; ++r)
    rows += (r ? ", " : "") + std::to_string(failed.sample.rows[r]);
  return "{\"mixpert\": \"operands 1\"" + text("site", site_state(failed.call).id) +
         text("scheme", scheme_text(oriented(failed.call, failed.scheme))) + number("m", p.m) +
         number("n", p.n) + number("k", p.k) + text("transa", p.trans_a ? "T" : "N") +
         text("transb", p.trans_b ? "T" : "N") + real("alpha", failed.alpha) +
         real("beta", failed.beta) + real("relative", failed.result.relative) +
         real("componentwise", failed.result.componentwise) +
         real("threshold", settings().check_threshold) + ", \"rows\": [" + rows + "]" +
         (p.triangle ? text("triangle", triangle_name(p)) : "") + "}\n";
}

bool write_matrix(int file, const std::vector<float> &values) {
  return write_fully(file, values.data(), values.size() * sizeof(float));
}

}  // namespace

Extent stored_extent(const mixpert_problem &p, int operand) {
  if (operand == 0) return p.trans_a ? Extent{p.k, p.m} : Extent{p.m, p.k};
  return p.trans_b ? Extent{p.n, p.k} : Extent{p.k, p.n};
}

std::string write_operands(const FailedGemm &failed, const std::vector<float> &a,
                           const std::vector<float> &b) {
  const std::string path = next_path(), line = header(failed);
  const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  const int file = open(path.c_str(), flags, 0600);
  bool whole = file >= 0;
  whole = whole && write_fully(file, line.data(), line.size()) && write_matrix(file, a) &&
          write_matrix(file, b);
  const int reason = errno;
  if (file >= 0) close(file);
  if (whole) return path;
  if (file >= 0) unlink(path.c_str());
  fail(MIXPERT_IO_ERROR, path + ": cannot write: " + std::strerror(reason));
  return {};
}

}  // namespace mixpert
