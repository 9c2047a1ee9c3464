"""A program of two files, each with one product, as builds compile it."""

import os
import shlex
import shutil
import subprocess

import pytest

from mixpert.passes.text.graph_section import read_graphs
from mixpert.trace import Trace

CLANG = next((name for name in ("clang++-19", "clang++") if shutil.which(name)), None)

HEADER = 'extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, \
const float *, int, float, float *, int);\nvoid apply(const float *x, float *y);\n'
LAYER = '#include "layer.h"\nvoid apply(const float *x, float *y) {\n\
  cblas_sgemm(102, 111, 111, 2, 2, 2, 1, x, 2, x, 2, 0, y, 2);\n}\n'
PROGRAM = '#include "layer.h"\nint main() {\n  float x[4] = {1, 2, 3, 4}, y[4], z[4];\n\
  apply(x, y);\n  cblas_sgemm(102, 111, 111, 2, 2, 2, 1, y, 2, x, 2, 0, z, 2);\n\
  return z[0] == 37 ? 0 : 1;\n}\n'


def needs(*tools):
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}")


def call(project, *words):
    done = subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-2000:]


def mixpert_libs():
    asked = subprocess.run(["mixpert-config", "--libs"], capture_output=True, text=True, check=True)
    return shlex.split(asked.stdout)


def check_program(path, *, whole=True):
    """That both calls were redirected, and both graphs are in it (if `whole`)."""
    trace = path.parent / "trace.jsonl"
    subprocess.run([path], check=True, env=os.environ | {"MIXPERT_TRACE": str(trace)})
    seen = {row.site.rpartition("/")[2] for row in Trace.read(trace).rows}
    assert seen == {"layer.cpp:3:3@_Z5applyPKfPf", "main.cpp:5:3@main"}
    assert [len(graph.sites) for graph in read_graphs(path)] == [1, 1][: 1 + whole]
