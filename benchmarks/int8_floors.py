"""What INT8 products cannot be faster than: the same kernels with work left out, in turns.

``python benchmarks/int8_floors.py --json floors.json`` on an H100 with nvcc. Where a kernel does
less than it has to, its result is wrong and only timed; the kernel itself is checked.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import kernel_alone
from int8_figures import WARM, Shape, in_tf32, kernels_of, shapes_of
from kernel_variants import (
    COPIES_ALONE,
    EACH_ONCE,
    FROM_L2,
    NO_COPIES,
    VARIANTS,
    Variant,
    VariantDevice,
    compile_cubin,
    variant_image,
)

from mixpert import native
from mixpert.files import write_atomically
from mixpert.kernels.compiler import kernel_image
from mixpert.runtime import launcher, machine
from mixpert.runtime.load import observed
from mixpert.runtime.measure import (
    Square,
    plain_problem,
    queue_lowered,
    queue_of,
    time_in_turns,
    time_sustained,
)
from mixpert.scheme import NATIVE, Scheme

HERE = Path(__file__).resolve().parent
MOST, LEAST = "int8:2,2,2", "int8:1,1,1"
SQUARES = {
    1024: (MOST, LEAST), 2048: (MOST, "int8:2,2"), 4096: (MOST, "int8:2,2"),
    8192: (MOST, "int8:2,2"), 16384: (MOST, "int8:2,2", LEAST),
}  # fmt: skip
IN_PARTS = (
    (1024, 1024, 1024), (1024, 4096, 1024), (1024, 1024, 4096), (2048, 2048, 8192),
    (8192, 8192, 32), (8192, 8192, 64), (512, 512, 32768), (512, 512, 262144),
    (1024, 1024, 262144),
)  # fmt: skip
FEW_ROWS = ((16, 8192, 8192), (8192, 16, 8192), (4096, 16, 1024))
LONG_K = (
    (128, 128, 262144), (256, 256, 65536), (192, 192, 65536), (100, 100, 100000),
    (128, 128, 32768), (64, 64, 65536), (32, 32, 100000),
)  # fmt: skip
PARTS = ("long_k", "few_rows", "packing", "in_parts", "squares")
READERS = 512  # threads of a CTA of `readings`
TURNS = 3
Row = dict[str, Any]
Queue = Callable[[], None]


def main() -> int:
    """Measure, print, write the record after every row."""
    parts = {
        "long_k": long_k, "few_rows": few_rows, "packing": packing, "squares": squares,
        "in_parts": lambda seconds: in_parts(seconds, options.shapes),
    }  # fmt: skip
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        help="of load, for each time of a square, twice; a third for others",
    )
    parser.add_argument("--parts", default=",".join(PARTS), help="which, in which order")
    parser.add_argument(
        "--sizes", type=int, nargs="*", help="of squares, only these, in this order"
    )
    parser.add_argument("--schemes", nargs="*", help="of squares, only these (all)")
    parser.add_argument(
        "--shapes", type=shapes_of, default=IN_PARTS, help="of in_parts, only these"
    )
    parser.add_argument("--json", type=Path, required=True)
    options = parser.parse_args()
    record: dict[str, Any] = {
        **machine.measured_on(),
        "data": "uniform(-1, 1), no transposes, column-major; microseconds, medians of turns",
    }  # fmt: skip
    chosen_sizes = {
        n: tuple(x for x in SQUARES[n] if options.schemes is None or x in options.schemes)
        for n in options.sizes or SQUARES
    }
    SQUARES.clear()
    SQUARES.update(chosen_sizes)
    chosen = options.parts.split(",")
    compile_all(launcher.current_device(), chosen, options.shapes)
    for part in chosen:
        record[part] = []
        seconds = options.seconds if part == "squares" else options.seconds / 3
        for row in parts[part](seconds):
            record[part].append(row)
            print(part, *(f"{key} {_brief(value)};" for key, value in row.items()), flush=True)
            write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


def _brief(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def kernels_to_compile(
    device: native.DeviceStruct,
    parts: Sequence[str] = PARTS,
    in_parts: Sequence[Shape] = IN_PARTS,
) -> dict[str, set[Variant]]:
    """What some parts launch, and the variants of it."""
    shapes: list[tuple[Shape, str]] = []
    if "squares" in parts:
        shapes += [((n, n, n), scheme) for n, schemes in SQUARES.items() for scheme in schemes]
    of_parts = {"in_parts": in_parts, "few_rows": FEW_ROWS, "long_k": LONG_K}
    shapes += [(shape, MOST) for part in parts for shape in of_parts.get(part, ())]
    found: dict[str, set[Variant]] = {}
    for (m, n, k), scheme in shapes:
        lowered = native.LoweredStruct()
        native.check(native.load().mixpert_lower(
            plain_problem(m, n, k), Scheme.parse(scheme).to_native(), 1.0, 0.0, device, lowered
        ))  # fmt: skip
        for launch in lowered.launches[: lowered.launch_count]:
            name = launch.kernel.decode()
            found[name] = {variant for variant in VARIANTS if name.startswith(variant.stem + " ")}
    return found


def compile_all(device: launcher.Device, parts: Sequence[str], in_parts: Sequence[Shape]) -> None:
    """Fill the kernel cache, and compile all variants, on all processors."""
    wanted = kernels_to_compile(device.struct, parts, in_parts)
    arch = native.load().mixpert_kernel_arch(device.struct, 90).decode()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(kernel_image, kernel, arch) for kernel in wanted]
        jobs += [
            pool.submit(variant_image, variant, kernel)
            for kernel, variants in wanted.items()
            for variant in variants
        ]
        for job in jobs:
            job.result()


def squares(seconds: float) -> Iterator[Row]:
    """GEMM kernels that copy less, alone and with packing, and the loop of what they issue.

    Each by itself under load, as the figures are, and twice, the second time in reverse order.
    """
    devices = _devices()
    for n, schemes in SQUARES.items():
        square = Square.random(n, n, n)
        native_queue = queue_of(square, NATIVE, devices[""])
        queues = {"native by itself": native_queue}
        if LEAST in schemes:
            queues["tf32 by itself"] = in_tf32(native_queue)
        for scheme in schemes:
            for what, device in devices.items():
                queues[f"{scheme} whole{what}"] = queue_of(square, Scheme.parse(scheme), device)
                if scheme == MOST:
                    queues[f"{scheme} alone{what}"] = _launches(square, device, gemm=True)
        queues[f"{MOST} pack"] = _launches(square, devices[""], gemm=False)
        queues[f"{MOST} loop"], share = _loop(square, devices[""])
        _checked(square, MOST, devices[""])
        yield {"n": n} | _by_themselves(queues, seconds, {f"{MOST} loop": share})


def _devices() -> dict[str, launcher.Device]:
    """The GPU with complete GEMM kernels and with those that copy less, by what names them."""
    less = (EACH_ONCE, FROM_L2, NO_COPIES)
    return {"": launcher.current_device()} | {f", {x.name}": VariantDevice(x) for x in less}


def _by_themselves(queues: dict[str, Queue], seconds: float, shares: dict[str, float]) -> Row:
    """Microseconds of each, times its share: the mean of two times, and how far they differ."""
    there = {name: _by_itself(queue, seconds) for name, queue in queues.items()}
    back = {name: _by_itself(queues[name], seconds) for name in reversed(queues)}
    row: Row = {name: shares.get(name, 1.0) * (there[name] + back[name]) / 2 for name in queues}
    row["differ"] = {name: abs(there[name] / back[name] - 1) for name in queues}
    return row


def _by_itself(queue: Queue, seconds: float) -> float:
    return 1e3 * time_sustained(queue, seconds, WARM).median


def _checked(square: Square, scheme: str, device: launcher.Device) -> None:
    square.poison()
    queue_of(square, Scheme.parse(scheme), device)()
    square.checked_error(Scheme.parse(scheme))


def _in_turns(queues: dict[str, Queue], seconds: float) -> Row:
    """Microseconds of each, and clock and power of all."""
    times, load = observed(
        lambda: time_in_turns(list(queues.values()), TURNS, seconds=seconds / (TURNS + 2)),
        0.6 * seconds * len(queues),
    )
    row: Row = asdict(load) if load else {}
    for name, turns in zip(queues, times, strict=True):
        row[name] = 1e3 * statistics.median(turns)
    return row


def _lowered(square: Square, device: launcher.Device) -> native.LoweredStruct:
    return device.lower(square.problem, Scheme.parse(MOST).to_native(), 1.0, 0.0)


def _queue(lowered: native.LoweredStruct, square: Square, device: launcher.Device) -> Queue:
    return queue_lowered(square, lowered, device)


def _launches(square: Square, device: launcher.Device, *, gemm: bool) -> Queue:
    """`MOST` on operands that are packed, or their packing."""
    lowered = _lowered(square, device)
    queue = _queue(lowered, square, device)
    queue()  # packs
    if gemm:
        kernel_alone.keep_gemm(lowered)
    else:  # with what clears its counters
        lowered.launch_count = _packs(lowered)
    return queue


def _packs(lowered: native.LoweredStruct) -> int:
    """Launches up to the last one that packs."""
    kernels = kernels_of(lowered).split()
    return len(kernels) - kernels[::-1].index("pack")


def _after_packing(square: Square, device: launcher.Device) -> Queue:
    """`MOST` on operands that are packed, with what adds up sums of parts of k."""
    lowered = _lowered(square, device)
    queue = _queue(lowered, square, device)
    queue()  # packs
    rest = [
        native.LaunchStruct.from_buffer_copy(one)
        for one in lowered.launches[_packs(lowered) : lowered.launch_count]
    ]
    for i, one in enumerate(rest):
        lowered.launches[i] = one
    lowered.launches[0].overlaps = 0
    lowered.launch_count = len(rest)
    return queue


def _keep(lowered: native.LoweredStruct, index: int) -> None:
    """Leave one launch."""
    lowered.launches[0] = lowered.launches[index]
    lowered.launches[0].overlaps = 0
    lowered.launch_count = 1


def _loop(square: Square, device: launcher.Device) -> tuple[Queue, float]:
    """The loop of the wgmma instructions, and the part of its work that is the product's."""
    name = kernel_alone.keep_gemm(_lowered(square, device))
    work = 2 * Scheme.parse(MOST).products * square.m * square.n * square.k
    queue, of_loop = kernel_alone.loop_for(name, work, Scheme.parse(MOST).products, device)
    return queue, work / of_loop


def in_parts(seconds: float, shapes: Sequence[Shape]) -> Iterator[Row]:
    """Skewed products whole, also with GEMM kernels that copy less; their packing and the rest."""
    devices = _devices()
    device = devices[""]
    for m, n, k in shapes:
        square = Square.random(m, n, k)
        queues = {"native": queue_of(square, NATIVE, device)} | {
            f"whole{what}": queue_of(square, Scheme.parse(MOST), less)
            for what, less in devices.items()
        }
        queues["pack"] = _launches(square, device, gemm=False)
        queues["gemm"] = _after_packing(square, device)
        _checked(square, MOST, device)
        yield {"m": m, "n": n, "k": k} | _in_turns(queues, seconds)


def packing(seconds: float) -> Iterator[Row]:
    """Both K-contiguous operands of squares, and the driver's copy of as many bytes."""
    device, scheme = launcher.current_device(), Scheme.parse(MOST)
    for n in (2048, 4096, 8192):
        square = Square.random(n, n, n)
        problem = square.problem
        problem.trans_a = 1
        lowered = device.lower(problem, scheme.to_native(), 1.0, 0.0)
        _keep(lowered, 0)
        half = (4 + scheme.l + 1) * n * n
        copied = launcher.cupy().zeros(2 * half, dtype="uint8")
        queues = {"pack": _queue(lowered, square, device), "copy": _copy(copied, half)}
        yield {"n": n, "mbyte": 2e-6 * half} | _in_turns(queues, seconds)


def _copy(memory: Any, half: int) -> Queue:
    runtime, stream = launcher.cupy().cuda.runtime, launcher.cupy().cuda.get_current_stream
    return lambda: runtime.memcpyAsync(
        memory.data.ptr + half, memory.data.ptr, half, runtime.memcpyDeviceToDevice, stream().ptr
    )


def few_rows(seconds: float) -> Iterator[Row]:
    """`gemm_int8_thin` whole, and with the wide operand only copied."""
    device, less = launcher.current_device(), VariantDevice(COPIES_ALONE)
    for m, n, k in FEW_ROWS:
        square = Square.random(m, n, k)
        kernels = kernels_of(_lowered(square, device))
        queues = {
            "native": queue_of(square, NATIVE, device),
            "whole": queue_of(square, Scheme.parse(MOST), device),
            COPIES_ALONE.name: queue_of(square, Scheme.parse(MOST), less),
        }
        _checked(square, MOST, device)
        yield {"m": m, "n": n, "k": k, "kernels": kernels} | _in_turns(queues, seconds)


def long_k(seconds: float) -> Iterator[Row]:
    """`gemm_int8_unpacked` and sums; as many readings and sums, and the same addition of them."""
    device = launcher.current_device()
    for m, n, k in LONG_K:
        square = Square.random(m, n, k)
        lowered = _lowered(square, device)
        kernels = kernels_of(lowered)
        launches = lowered.launches[: lowered.launch_count]
        readings = 1 if any(one.kernel.endswith(b"GUESSES=1") for one in launches) else 2
        read = "read twice" if readings == 2 else "read once"
        queues = {
            "native": queue_of(square, NATIVE, device),
            "whole": queue_of(square, Scheme.parse(MOST), device),
            read: _readings(square, device, readings, 0),
        }
        if kernels.endswith("gemm_int8_unpacked gemm_int8_reduce"):
            product = lowered.launches[lowered.launch_count - 2]
            sums = 12 * m * n * product.grid[2] // product.cluster[2]
            _keep(lowered, lowered.launch_count - 1)
            queues["sums"] = _queue(lowered, square, device)
            reading = _readings(square, device, readings, sums)
            queues[f"{read}, sums"] = _after(reading, queues["sums"])
        _checked(square, MOST, device)
        yield {"m": m, "n": n, "k": k, "kernels": kernels} | _in_turns(queues, seconds)


def _after(first: Queue, then: Queue) -> Queue:
    def both() -> None:
        first()
        then()

    return both


def compile_reader(folder: Path) -> Path:
    """The cubin of readings.cuh."""
    cubin = folder / "readings.cubin"
    compile_cubin(HERE / "readings.cuh", cubin)
    return cubin


def _readings(square: Square, device: launcher.Device, readings: int, sums: int) -> Queue:
    """A launch that reads both operands once or twice, and stores so many bytes of sums."""
    xp = launcher.cupy()
    with tempfile.TemporaryDirectory() as folder:
        cubin = compile_reader(Path(folder))
        kernel = xp.RawModule(path=str(cubin)).get_function("readings")
        kernel.max_dynamic_shared_size_bytes = 0  # loads it while the file is there
    met, stored = xp.zeros(1, xp.uint32), xp.zeros(max(sums, 16), xp.uint8)
    arguments = (
        square.a, xp.int64(square.a.size // 4), square.b, xp.int64(square.b.size // 4), met, stored,
        xp.int64(sums // 16), xp.int32(readings),
    )  # fmt: skip
    grid = (int(device.struct.sm_count),)
    return lambda: kernel(grid, (READERS,), arguments)


if __name__ == "__main__":
    sys.exit(main())
