// The summary that MIXPERT_VERBOSE=1 prints when the process ends.
#include <algorithm>
#include <cstdarg>
#include <cstdio>

#include "images/images.h"
#include "record/trace.h"

namespace mixpert {
namespace {

__attribute__((format(printf, 1, 2))) std::string format(const char *pattern, ...) {
  char text[256];
  va_list arguments;
  va_start(arguments, pattern);
  std::vsnprintf(text, sizeof text, pattern, arguments);
  va_end(arguments);
  return text;
}

std::string shape_text(const TraceRow &row) {
  std::string text =
      std::to_string(row.m) + "x" + std::to_string(row.n) + "x" + std::to_string(row.k);
  return row.batch == 1 ? text : text + "*" + std::to_string(row.batch);
}

std::string compiled_text() {
  const Compiled compiled = compiled_kernels();
  return compiled.kernels == 0
             ? ""
             : format("mixpert: %lld kernel%s compiled in %.1f s, which these times do not hold\n",
                      static_cast<long long>(compiled.kernels), compiled.kernels == 1 ? "" : "s",
                      compiled.seconds);
}

// "1000 int8:2,2,2, 24 bf16x6".
std::string panels_text(const TraceRow &row) {
  std::string text;
  for (const auto &[scheme, count] : row.panels)
    if (count > 0) text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + scheme;
  return text;
}

// The estimate is that of the ladder's first scheme on the worst panel, whose own scheme may
// differ.
std::string retained_text(const TraceRow &row) {
  const auto &[first, count] = row.panels.front();
  int64_t all = 0;
  for (const auto &panels : row.panels) all += panels.second;
  const std::string bits = std::to_string(retained_bits(row)) + " bits";
  return count == all ? bits + " retained" : "under " + first + " the worst would retain " + bits;
}

// Why another scheme ran, what the guard chose and what checks found.
std::string notes(const TraceRow &row) {
  std::string text;
  if (!row.reason.empty()) text += "  (not " + row.requested + ": " + row.reason + ")";
  if (!row.panels.empty())
    text += "  (panels: " + panels_text(row) + "; " + retained_text(row) + ")";
  if (row.underflow.value_or(false)) text += "  (pieces do not hold all small elements)";
  if (row.checks > 0)
    text += format("  (checked: %lld, errors up to %.1e)", static_cast<long long>(row.checks),
                   row.relative);
  return text;
}

constexpr int kWidest = 72;  // of the first column: a longer site has a line of its own

// Columns of a terminal: characters of UTF-8, not bytes.
int columns(const std::string &text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string pad(std::string cell, int width) {
  return cell.append(std::max(0, width - columns(cell)), ' ') + "  ";
}

// The site of a row, padded to `width`.
std::string site_cell(const std::string &site, int width) {
  return columns(site) > kWidest ? site + "\n" + pad("", width) : pad(site, width);
}

}  // namespace

std::string summary(const std::vector<const TraceRow *> &rows) {
  int64_t calls = 0;
  double ms = 0;
  int site_width = 4, shape_width = 5, scheme_width = 6;
  for (const TraceRow *row : rows) {
    calls += row->calls;
    ms += row->ms;
    const int columns_of_site = columns(row->site);
    if (columns_of_site <= kWidest) site_width = std::max(site_width, columns_of_site);
    shape_width = std::max(shape_width, static_cast<int>(shape_text(*row).size()));
    scheme_width = std::max(scheme_width, static_cast<int>(row->scheme.size()));
  }
  std::string text = format("mixpert: %lld GEMM call%s, %.3f ms\n", static_cast<long long>(calls),
                            calls == 1 ? "" : "s", ms);
  text += pad("site", site_width) + pad("shape", shape_width) + pad("scheme", scheme_width) +
          "   calls          ms  share\n";
  for (const TraceRow *row : rows) {
    text += site_cell(row->site, site_width) + pad(shape_text(*row), shape_width) +
            pad(row->scheme, scheme_width) +
            format("%8lld  %10.3f  %4.1f%%", static_cast<long long>(row->calls), row->ms,
                   ms > 0 ? 100 * row->ms / ms : 0.0) +
            notes(*row) + "\n";
  }
  return text + compiled_text();
}

}  // namespace mixpert
