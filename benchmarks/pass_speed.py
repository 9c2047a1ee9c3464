"""What mixpert-compile costs beside `opt -passes=verify -S` on the same modules, in the same run.

    python benchmarks/pass_speed.py --out benchmarks/results/pass-speed.json

The modules are C++ compiled with `clang++ -O0 -g`: layers that multiply among standard containers,
and the rest of a program (maps, strings, sorting). The layers' number gives the sites, the rest
the length. Needs clang++-19 and opt-19.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

CASES = ((10, 10_000), (10, 100_000), (100, 100_000), (10, 1_000_000))
"""Sites and lines, roughly: a module is made of whole classes."""
LINES_OF_HEADERS = 7_400
LINES_A_LAYER = 190
LINES_A_CLASS = 14_230

HEAD = """\
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
static void relu(std::vector<float> &x) { for (auto &v : x) v = std::max(v, 0.0f); }
"""
LAYER = """\
struct Layer@ {
  std::vector<float> w, out;
  int n;
  explicit Layer@(int size) : w(size * size, 0.5f), out(size * size), n(size) {}
  std::vector<float> &forward(const std::vector<float> &x) {
    std::vector<float> scaled;
    for (float v : x) scaled.push_back(v * 0.5f);
    cblas_sgemm(102, 111, 111, n, n, n, 1.0f, w.data(), n, scaled.data(), n, 0.0f, out.data(), n);
    relu(out);
    return out;
  }
};
"""
CLASS = """\
struct Item@ { int id; double weight; std::string name; std::vector<int> tags; };
class Store@ {
 public:
  void add(int id, double w, const std::string &name) {
    items_[name].push_back(Item@{id, w, name, {id, id + 1}});
  }
  double total() const {
    double sum = 0;
    for (const auto &[key, list] : items_)
      for (const auto &item : list) sum += item.weight * item.tags.size();
    return sum;
  }
  std::vector<Item@> sorted() const {
    std::vector<Item@> all;
    for (const auto &entry : items_)
      all.insert(all.end(), entry.second.begin(), entry.second.end());
    std::sort(all.begin(), all.end(),
              [](const Item@ &a, const Item@ &b) { return a.weight < b.weight; });
    return all;
  }
 private:
  std::map<std::string, std::vector<Item@>> items_;
};
double work@(int n) {
  Store@ store;
  for (int i = 0; i < n; ++i) store.add(i, i * 0.5, "name" + std::to_string(i));
  std::printf("%zu\\n", store.sorted().size());
  return store.total();
}
"""


def source(sites: int, lines: int) -> str:
    """A C++ program with that many sites whose IR has about that many lines."""
    rest = lines - LINES_OF_HEADERS - sites * LINES_A_LAYER
    classes = max(0, round(rest / LINES_A_CLASS))
    body = [LAYER.replace("@", str(i)) for i in range(sites)]
    body += [CLASS.replace("@", str(i)) for i in range(classes)]
    calls = [f"  Layer{i} l{i}(n); x = l{i}.forward(x);\n" for i in range(sites)]
    calls += [f"  sum += work{i}(n);\n" for i in range(classes)]
    main = "int main(int n, char **) {\n  std::vector<float> x(n * n, 1.0f); double sum = 0;\n"
    return "".join([HEAD, *body, main, *calls, '  std::printf("%f %f\\n", x[0], sum);\n}\n'])


def measured(command: list[str]) -> dict[str, float]:
    """Wall seconds, processor seconds and peak megabytes of a command."""
    start = time.perf_counter()
    child = os.spawnvp(os.P_NOWAIT, command[0], command)
    _, status, usage = os.wait4(child, 0)
    if status:
        sys.exit(f"{' '.join(command)}: status {status}")
    return {
        "wall_s": round(time.perf_counter() - start, 2),
        "cpu_s": round(usage.ru_utime + usage.ru_stime, 2),
        "peak_mb": round(usage.ru_maxrss / 1024),
    }


def row(folder: Path, sites: int, lines: int) -> dict[str, Any]:
    """One module, both programs."""
    cpp, module, out = folder / "m.cpp", folder / "m.ll", folder / "out.ll"
    cpp.write_text(source(sites, lines))
    compile_ = ["clang++-19", "-std=c++17", "-O0", "-g", "-S", "-emit-llvm", cpp, "-o", module]
    subprocess.run(compile_, check=True)
    with module.open("rb") as file:
        counted = sum(1 for _ in file)
    ours = [sys.executable, "-m", "mixpert.commands.compile", str(module), "-o", str(out)]
    theirs = ["opt-19", "-passes=verify", "-S", str(module), "-o", str(out)]
    found = {"sites": sites, "lines": counted, "megabytes": module.stat().st_size >> 20}
    result = {**found, "opt": measured(theirs), "mixpert": measured(ours)}
    for what in ("wall_s", "cpu_s", "peak_mb"):
        result[f"ratio_{what}"] = round(result["mixpert"][what] / result["opt"][what], 2)
    return result


def main() -> None:
    """Measure the cases and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--most-lines", type=int, default=1_000_000, help="leave out larger cases")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for sites, lines in CASES:
            if lines <= options.most_lines:
                rows.append(row(Path(folder), sites, lines))
                print(json.dumps(rows[-1]), flush=True)
    opt = subprocess.run(["opt-19", "--version"], capture_output=True, text=True, check=True)
    head = {
        "date": date.today().isoformat(),
        "machine": f"{os.cpu_count()}-core {platform.machine()} VM",
        "python": platform.python_version(),
        "llvmlite": version("llvmlite"),
        "opt": opt.stdout.splitlines()[0].strip(),
        "rows": rows,
    }
    options.out.write_text(json.dumps(head, indent=1) + "\n")


if __name__ == "__main__":
    main()
