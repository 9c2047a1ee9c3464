"""Kernels compiled for the processor (emulator/host_cuda.h), and their launches as lowered."""

from __future__ import annotations

import ctypes
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gemm_cases import PADDING, Case, Float32, stored
from lowering import H100, SMALL, Launch, lower, on, ways

from mixpert import native

HERE = Path(__file__).parent
KERNELS = HERE.parents[1] / "kernels"
FEW = native.DeviceStruct(H100.arch, 24, H100.shared_per_block, 0)
P_SOURCE, Q_SOURCE, C, ALPHA = 0, 32, 64, 104
"""Where GemmSmallParams has its pointers, and alpha and beta, in bytes."""

_EDITS = {
    "thin_cluster.cuh": (
        '  int thread;\n  asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));\n  return thread;',
        "  return threadIdx.x;",
    ),
    "gemm_int8_thin.cuh": (
        "extern __shared__ __align__(128) uint8_t dynamic[];",
        "uint8_t *dynamic = reinterpret_cast<uint8_t *>(host::current->cta->shared);",
    ),
}
"""What only a GPU's compiler understands."""


def edit(path: Path, old: str, new: str) -> None:
    """Replace what stands in a file exactly once."""
    text = path.read_text()
    assert text.count(old) == 1, f"{text.count(old)} times in {path.name}: {old!r}"
    path.write_text(text.replace(old, new))


def emulated(kernel: str, folder: Path, *edits: tuple[str, str, str]) -> Any:
    """A kernel with its macros as a function of the processor, its sources changed by `edits`."""
    if shutil.which("g++") is None or platform.machine() != "x86_64":
        pytest.skip("needs g++ on x86-64")
    stem, *macros = kernel.split()
    for source in (*KERNELS.glob("*.cuh"), *(HERE / "emulator").iterdir()):
        shutil.copy(source, folder)
    for name, (old, new) in _EDITS.items():
        edit(folder / name, old, new)
    for name, old, new in edits:
        edit(folder / name, old, new)
    (folder / "main.cpp").write_text(f"""
#include "host_cuda.h"
#include "{stem}.cuh"
extern "C" int run(const void *params, int ctas, int cluster, int threads, int seed) {{
  const auto kernel = [](const void *at) {{
    {stem}(*static_cast<const mixpert::GemmSmallParams *>(at));
  }};
  return host::run(kernel, params, ctas, cluster, threads, seed);
}}
""")
    subprocess.run([
        "g++", "-std=c++17", "-O1", "-w", "-shared", "-fPIC", "-ffp-contract=off",
        "-fno-strict-aliasing", *(f"-DMIXPERT_{macro}" for macro in macros),
        "-o", str(folder / "kernel.so"), str(folder / "main.cpp"),
    ], check=True)  # fmt: skip
    return ctypes.CDLL(str(folder / "kernel.so")).run


def problem_of(case: Case) -> native.ProblemStruct:
    """A case as the lowering takes it."""
    ld = (
        (case.k if case.trans_a else case.m) + case.padding[0],
        (case.n if case.trans_b else case.k) + case.padding[1],
        case.m + case.padding[2],
    )
    sizes = (case.m, case.n, case.k)
    return native.ProblemStruct(*sizes, *ld, 1, 0, 0, 0, case.trans_a, case.trans_b)


def launch_of(case: Case) -> tuple[Launch, native.ProblemStruct]:
    """The one launch of a case on an H100 with few SMs, where clusters have several blocks."""
    of = problem_of(case)
    (launch,) = lower(of, case.scheme, on(FEW, SMALL)).launches
    return launch, of


def launches_of(case: Case, stem: str) -> list[Launch]:
    """All ways to compute it there by one launch of a kernel."""
    found = [way.launches for way in ways(problem_of(case), case.scheme, on(FEW, SMALL))]
    return [one for (one,) in found if one.stem == stem]


def run(function: Any, case: Case, seed: int, launch: Launch | None = None) -> Float32:
    """C of a case, (m, n); what lies between its columns is as before.

    Fewer clusters than are launched, so that each has several blocks of rows, unless the kernel is
    one for two blocks. The launch is that of the lowering unless another is given.
    """
    a, b, c = case.operands()
    if case.beta == 0:
        c[...] = np.nan
    launch = launch or launch_of(case)[0]
    buffers = [
        _aligned(stored(a, case.trans_a, case.padding[0])[0]),
        _aligned(stored(b, case.trans_b, case.padding[1])[0]),
        stored(c, False, case.padding[2])[0],
    ]
    params = bytearray(bytes(launch.raw.params)[: launch.raw.param_bytes])
    p, q = (1, 0) if case.n > case.m else (0, 1)  # the wide operand is P of the kernel
    for offset, buffer in ((P_SOURCE, p), (Q_SOURCE, q), (C, 2)):
        params[offset : offset + 8] = buffers[buffer].ctypes.data.to_bytes(8, "little")
    params[ALPHA : ALPHA + 8] = np.float32([case.alpha, case.beta]).tobytes()
    cluster = launch.raw.cluster[0]
    fewer = 1 if "BLOCKS" in launch.values else 3
    clusters = max(1, launch.raw.grid[0] // cluster // fewer)
    memory = (ctypes.c_char * len(params)).from_buffer(params)
    status = function(memory, clusters * cluster, cluster, launch.raw.block[0], seed)
    assert status == 0, "threads wait for ever, or do what a GPU refuses"
    columns = buffers[2].reshape(case.n, -1)
    assert (columns[:, case.m :] == PADDING).all()
    return columns[:, : case.m].T


def _aligned(flat: Float32) -> Float32:
    """The same at an address that 16 divides, as device memory has it."""
    room = np.empty(flat.size + 4, np.float32)
    start = -room.ctypes.data // 4 % 4
    room[start : start + flat.size] = flat
    return room[start : start + flat.size]
