"""What mixpert-compile costs beside `opt -passes=verify -S` on the same modules, in the same run.

    python benchmarks/pass_speed.py --out benchmarks/results/pass-speed.json

The modules are C++ compiled with `clang++ -O0 -g`, of as many lines of IR and sites as wanted:
`containers` multiplies in layers that pass standard containers on from each to the next, `buffers`
in functions of ten products each on memory from malloc. The rest of each is a program of maps,
strings and sorting. Both programs run in turn, the least of some runs counts. Memory is that of all
processes of a command together, sampled in one more run of each: of a page that several share each
has its part (proportional set sizes). It is at least the largest resident set of any one process,
which is given too, as a sample may miss a short peak. Python's compiled bytecode is cached, as it
is where the package is installed. Needs Linux, clang++-19 and opt-19.
"""

from __future__ import annotations

import argparse
import contextlib
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

CASES = (
    ("buffers", 10, 1_000),
    ("buffers", 10, 100_000),
    ("buffers", 100, 100_000),
    ("buffers", 1000, 100_000),
    ("containers", 10, 10_000),
    ("containers", 10, 100_000),
    ("containers", 10, 1_000_000),
    ("containers", 100, 100_000),
    ("containers", 100, 1_000_000),
)
"""Kind, sites, lines (roughly: a module is made of whole classes); compiled at -O0."""
OPTIMISED = (("buffers", 1000, 100_000), ("containers", 100, 100_000))
"""Those that are also compiled at -O2, which makes them longer."""
LINES_OF_HEADERS = {"buffers": 0, "containers": 7_400}
LINES_A_SITE = {"buffers": 55, "containers": 190}
LINES_A_CLASS = 14_230
SITES_A_NET = 10
SECONDS_A_SAMPLE = 0.005

HEAD = """\
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
static void relu(std::vector<float> &x) { for (auto &v : x) v = std::max(v, 0.0f); }
static void relu(float *x, int n) { for (int i = 0; i < n; ++i) x[i] = std::max(x[i], 0.0f); }
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
NET = """\
static void net@(int n) {
  float *buffer[] = {BUFFERS};
  for (int i = 0; i < n * n; ++i) buffer[0][i] = i * 0.5f;
STEPS  for (float *one : buffer) { std::printf("%f\\n", one[0]); std::free(one); }
}
"""
STEP = """\
  cblas_sgemm(102, 111, 111, n, n, n, 1.0f, buffer[0], n, buffer[{0}], n, 0.0f, buffer[{1}], n);
  relu(buffer[{1}], n * n);
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


def source(kind: str, sites: int, lines: int) -> str:
    """A C++ program of that kind with that many sites whose IR has about that many lines."""
    rest = lines - LINES_OF_HEADERS[kind] - sites * LINES_A_SITE[kind]
    classes = max(0, round(rest / LINES_A_CLASS))
    body, calls = _layers(sites) if kind == "containers" else _nets(sites)
    body += [CLASS.replace("@", str(i)) for i in range(classes)]
    calls += [f"  sum += work{i}(n);\n" for i in range(classes)]
    main = "int main(int n, char **) {\n  double sum = 0;\n"
    return "".join([HEAD, *body, main, *calls, '  std::printf("%f\\n", sum);\n}\n'])


def _layers(sites: int) -> tuple[list[str], list[str]]:
    """Classes that multiply, and what uses them in a row."""
    calls = [f"  Layer{i} l{i}(n); x = l{i}.forward(x);\n" for i in range(sites)]
    start = "  std::vector<float> x(n * n, 1.0f);\n"
    return [LAYER.replace("@", str(i)) for i in range(sites)], [start, *calls, "  sum += x[0];\n"]


def _nets(sites: int) -> tuple[list[str], list[str]]:
    """Functions that multiply several times, and what calls them."""
    steps = [STEP.format(i, i + 1) for i in range(SITES_A_NET)]
    memory = ", ".join(["(float *)std::malloc(n * n * 4)"] * (SITES_A_NET + 1))
    net = NET.replace("BUFFERS", memory).replace("STEPS", "".join(steps))
    numbers = range(sites // SITES_A_NET)
    return [net.replace("@", str(i)) for i in numbers], [f"  net{i}(n);\n" for i in numbers]


def measured(command: list[str]) -> dict[str, float]:
    """Wall seconds, processor seconds and peak megabytes of the largest process of a command."""
    start = time.perf_counter()
    child = os.spawnvp(os.P_NOWAIT, command[0], command)
    _, status, usage = os.wait4(child, 0)
    if status:
        sys.exit(f"{' '.join(command)}: status {status}")
    return {
        "wall_s": round(time.perf_counter() - start, 2),
        "cpu_s": round(usage.ru_utime + usage.ru_stime, 2),
        "largest_mb": round(usage.ru_maxrss / 1024),
    }


def together(command: list[str]) -> int:
    """Peak megabytes of all processes of a command together."""
    child = os.spawnvp(os.P_NOWAIT, command[0], command)
    most = 0
    while not os.waitpid(child, os.WNOHANG)[0]:
        most = max(most, sum(_share(process) for process in _tree(child)))
        time.sleep(SECONDS_A_SAMPLE)
    return round(most / 1024)


def _tree(process: int) -> list[int]:
    """A process and all that come from it."""
    found = [process]
    for one in found:
        with contextlib.suppress(OSError):  # it has ended meanwhile
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def _share(process: int) -> int:
    """Kilobytes of a process; of a page that several have, its part."""
    with contextlib.suppress(OSError):
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
        return int(text.partition("\nPss:")[2].split()[0]) if text else 0
    return 0


def least(command: list[str], other: list[str], runs: int) -> tuple[dict[str, float], ...]:
    """The least figures of two commands that run in turn."""
    rows = [(measured(command), measured(other)) for _ in range(runs)]
    one, two = ([row[i] for row in rows] for i in range(2))
    return tuple({what: min(r[what] for r in found) for what in found[0]} for found in (one, two))


def row(folder: Path, case: tuple[str, int, int], level: str, runs: int) -> dict[str, Any]:
    """One module, both programs."""
    kind, sites, lines = case
    cpp, module, out = folder / "m.cpp", folder / "m.ll", folder / "out.ll"
    cpp.write_text(source(kind, sites, lines))
    compile_ = ["clang++-19", "-std=c++17", level, "-g", "-S", "-emit-llvm", cpp, "-o", module]
    subprocess.run(compile_, check=True)
    with module.open("rb") as file:
        counted = sum(1 for _ in file)
    ours = [sys.executable, "-m", "mixpert.commands.compile", str(module), "-o", str(out)]
    theirs = ["opt-19", "-passes=verify", "-S", str(module), "-o", str(out)]
    found = {
        "kind": kind,
        "level": level,
        "sites": sites,
        "lines": counted,
        "bytes": module.stat().st_size,
    }
    opt, mixpert = least(theirs, ours, runs)
    for figures, command in ((opt, theirs), (mixpert, ours)):
        figures["peak_mb"] = max(together(command), figures["largest_mb"])
    result: dict[str, Any] = {**found, "opt": opt, "mixpert": mixpert}
    for what in ("wall_s", "cpu_s", "peak_mb", "largest_mb"):
        result[f"ratio_{what}"] = round(result["mixpert"][what] / result["opt"][what], 2)
    return result


def main() -> None:
    """Measure the cases and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--most-lines", type=int, default=1_000_000, help="leave out larger cases")
    parser.add_argument("--runs", type=int, default=3, help="of each program on each module")
    options = parser.parse_args()
    rows = []
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
        cases = [*((case, "-O0") for case in CASES), *((case, "-O2") for case in OPTIMISED)]
        for case, level in cases:
            if case[2] <= options.most_lines:
                rows.append(row(Path(folder), case, level, options.runs))
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
