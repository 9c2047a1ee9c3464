"""The INT8 GEMM kernel alone, beside a loop of the wgmma instructions that it issues.

``python benchmarks/kernel_alone.py --seconds 1 --json alone.json`` on an H100 with nvcc: operations
a second of both under load, and what the loop leaves. Packing is not in the times.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from mixpert import native
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.load import Load, observed
from mixpert.runtime.measure import Square, time_sustained
from mixpert.scheme import Scheme

HERE = Path(__file__).resolve().parent
COLUMNS = ("n", "scheme", "kernel", "ms", "tops", "mhz", "watts", "loop_tops", "loop_mhz", "share")


def main() -> int:
    """Measure, print a table, write the record."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="2048,4096,8192,16384")
    parser.add_argument("--scheme", action="append", help="repeatable (int8:2,2,2)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of load, for each figure")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    print(" ".join(f"{name:>9}" for name in COLUMNS))
    rows = []
    for size in map(int, options.sizes.split(",")):
        for scheme in options.scheme or ["int8:2,2,2"]:
            rows.append(measured(size, scheme, options.seconds))
            print(" ".join(f"{x:9.4g}" if isinstance(x, float) else f"{x:>9}" for x in rows[-1]),
                  flush=True)  # fmt: skip
    record = {
        **machine.measured_on(),
        "columns": COLUMNS, "rows": rows,
        "data": "uniform(-1, 1); the loop: random digits in shared memory; both under load",
    }  # fmt: skip
    if options.json:
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


def measured(size: int, scheme: str, seconds: float) -> list[Any]:
    """One row of the table."""
    device = launcher.current_device(90)
    square = Square.random(size, size, size)
    parsed = Scheme.parse(scheme)
    lowered = device.lower(square.problem, parsed.to_native(), 1.0, 0.0)
    workspace = launcher.cupy().cuda.alloc(lowered.workspace_bytes)
    addresses = square.addresses
    square.poison()
    device.run(lowered, *addresses, workspace=workspace)
    square.checked_error(parsed)
    name = keep_gemm(lowered)
    work = 2 * parsed.products * size**3
    ms, load = _under_load(lambda: device.run(lowered, *addresses, workspace=workspace), seconds)
    loop, loop_work = loop_for(name, work, parsed.products, device)
    loop_ms, loop_load = _under_load(loop, seconds)
    tops, loop_tops = work / ms * 1e-9, loop_work / loop_ms * 1e-9
    return [size, scheme, f"BN={_width(name)}", ms, tops, load.clock_mhz, load.watts, loop_tops,
            loop_load.clock_mhz, tops / loop_tops]  # fmt: skip


def _under_load(queue: Callable[[], None], seconds: float) -> tuple[float, Load]:
    timing, load = observed(lambda: time_sustained(queue, seconds), seconds)
    return timing.median, load or Load(0.0, 0.0)


def keep_gemm(lowered: native.LoweredStruct) -> str:
    """Leave only the GEMM in the list of launches, and what clears its counter; its name.

    A counter that nothing clears (`kernels/pace.cuh`) would leave the CTAs without pace.
    """
    launches = list(lowered.launches[: lowered.launch_count])
    (gemm,) = (i for i, x in enumerate(launches) if x.kernel.startswith(b"gemm_int8_sm90"))
    first = gemm - 1 if launches[gemm - 1].kernel == b"clear" else gemm
    lowered.launches[0] = launches[first]
    if first < gemm:
        lowered.launches[1] = launches[gemm]
    lowered.launches[0].overlaps = 0
    lowered.launch_count = gemm - first + 1
    return bytes(lowered.launches[gemm - first].kernel).decode()


def _width(kernel: str) -> int:
    return int(_values_of(kernel)["BN"])


def _sm_count(device: launcher.Device) -> int:
    return int(device.struct.sm_count)


def _values_of(kernel: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in kernel.split()[1:])


def loop_for(
    kernel: str, work: int, products: int, device: launcher.Device
) -> tuple[Callable[[], None], int]:
    """A launch of `wgmma_loop` in a kernel's configuration, for so much work or a little more.

    What it does is the second value, in operations.
    """
    xp = launcher.cupy()
    loop, shared = _compiled_loop(kernel)
    out, grid = xp.zeros(1, xp.int32), (_sm_count(device),)
    of_block = 2 * products * 128 * _width(kernel) * 128 * _sm_count(device)
    blocks = -(-work // of_block)
    block = (loop.max_threads_per_block,)
    return lambda: loop(grid, block, (xp.int32(blocks), out), shared_mem=shared), of_block * blocks


def compile_loop(kernel: str, cubin: Path) -> None:
    """Compile the loop in the configuration of a kernel, with nvcc."""
    defines = [f"-DMIXPERT_{name}={value}" for name, value in _values_of(kernel).items()]
    subprocess.run(
        ["nvcc", "-x", "cu", "-arch=sm_90a", "-std=c++17", "-cubin", *defines,
         f"-I{HERE.parent / 'kernels'}", "-o", str(cubin), str(HERE / "wgmma_loop.cuh")],
        check=True,
    )  # fmt: skip


@lru_cache
def _compiled_loop(kernel: str) -> tuple[Any, int]:
    """The loop in the configuration of a kernel, and its bytes of shared memory."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as cubin:
        compile_loop(kernel, Path(cubin.name))
        loop = launcher.cupy().RawModule(path=cubin.name).get_function("wgmma_loop")
        values = {name: int(value) for name, value in _values_of(kernel).items()}
        shared = (values["SP"] * 128 + values["SQ"] * values["BN"]) * 128 * values["STAGES"] + 1024
        loop.max_dynamic_shared_size_bytes = shared  # loads it while the file is there
    return loop, shared


if __name__ == "__main__":
    sys.exit(main())
