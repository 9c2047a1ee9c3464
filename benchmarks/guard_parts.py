"""Parts of the guard's cost: calls of `auto` with launches omitted, alternating, under load.

``python benchmarks/guard_parts.py --json parts.json`` on a GPU, in CUDA graphs or, with
``--streams``, one by one. Each kind of call has a workspace
in which a whole call has left what the launches that are left out would; results are checked. What
a launch costs is the difference of two kinds: in bursts (`guard_cost.py`), where clocks are higher,
it may be less.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import guard_cost

from mixpert import native
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import queue_lowered, time_in_turns
from mixpert.scheme import Scheme

SHAPES = ("4096x4096x4096", "2048x2048x2048")
PACK_BYTES = 168  # sizeof(PackParams), with which PackStatisticsParams begins
CLEARED_WORDS = 192  # offset of that member in it
GEMM_BYTES = 256  # sizeof(GemmParams), two of which gemm_rungs_sm90 takes
TURNS = 14


def stem(launch: native.LaunchStruct) -> str:
    """The kernel without its options."""
    return str(launch.kernel.decode().split()[0])


def without(whole: native.LoweredStruct, *stems: str, later: bool = True) -> native.LoweredStruct:
    """The call without some kernels and, unless `later`, without what follows the first GEMM."""
    found = list(whole.launches[: whole.launch_count])
    first = next(i for i, one in enumerate(found) if stem(one).startswith("gemm"))
    kept = [one for one in found[: len(found) if later else first + 1] if stem(one) not in stems]
    part = native.LoweredStruct.from_buffer_copy(whole)
    for i, launch in enumerate(kept):
        part.launches[i] = launch
    part.launch_count = len(kept)
    return part


def a_launch_each(whole: native.LoweredStruct) -> native.LoweredStruct:
    """The call with a launch of its own for each later rung, instead of one for two."""
    part = native.LoweredStruct.from_buffer_copy(whole)
    kept: list[native.LaunchStruct] = []
    for launch in whole.launches[: whole.launch_count]:
        two = stem(launch) == "gemm_rungs_sm90"
        kept += [rung_of(launch, number) for number in range(2)] if two else [launch]
    for i, launch in enumerate(kept):
        part.launches[i] = launch
    part.launch_count = len(kept)
    return part


def rung_of(launch: native.LaunchStruct, number: int) -> native.LaunchStruct:
    """The launch of gemm_split for one rung of two."""
    macros = dict(macro.split("=") for macro in launch.kernel.decode().split()[1:])
    own = {name: value for name, value in macros.items() if not name.endswith("2")}
    if number:
        own |= {name[:-1]: value for name, value in macros.items() if name.endswith("2")}
    one = native.LaunchStruct.from_buffer_copy(launch)
    one.kernel = " ".join(["gemm_split_sm90", *map("=".join, own.items())]).encode()
    first = number * GEMM_BYTES
    one.param_bytes = GEMM_BYTES
    one.params[:GEMM_BYTES] = launch.params[first : first + GEMM_BYTES]
    found = launch.relocations[: launch.relocation_count]
    mine = [at for at in found if first <= at.offset < first + GEMM_BYTES]
    for i, at in enumerate(mine):
        one.relocations[i] = native.RelocationStruct(at.offset - first, at.slot, at.addend)
    one.relocation_count = len(mine)
    return one


def keeping_counts(part: native.LoweredStruct) -> native.LoweredStruct:
    """The same where packing does not clear what the guard has counted before."""
    pack = part.launches[0]
    pack.params[CLEARED_WORDS : CLEARED_WORDS + 4] = [0] * 4
    return part


def without_statistics(part: native.LoweredStruct) -> native.LoweredStruct:
    """The same where packing gathers none."""
    pack = part.launches[0]
    pack.kernel = pack.kernel.replace(b" STATISTICS=1", b"")
    pack.param_bytes = PACK_BYTES
    found = pack.relocations[: pack.relocation_count]
    kept = [one for one in found if one.offset < PACK_BYTES]
    for i, relocation in enumerate(kept):
        pack.relocations[i] = relocation
    pack.relocation_count = len(kept)
    return part


def kinds(
    whole: native.LoweredStruct, narrow: native.LoweredStruct
) -> Iterator[tuple[str, native.LoweredStruct]]:
    """What is timed: the scheme without a guard, a whole call, and less and less of it."""
    undecided = ("guard", "pack_rungs")
    yield "int8:2,2,2", narrow
    yield "auto", whole
    yield "auto, a launch for each rung", a_launch_each(whole)
    yield "auto without pack_rungs", without(whole, "pack_rungs")
    yield "pack, guard, first GEMM", without(whole, "pack_rungs", later=False)
    packed = without(whole, *undecided, later=False)
    yield "pack, first GEMM", keeping_counts(packed)
    packed = without(whole, *undecided, later=False)
    yield "pack without statistics, first GEMM", without_statistics(packed)


def queue_of(
    square: guard_cost.Square,
    part: native.LoweredStruct,
    whole: native.LoweredStruct,
    size: int,
    captured: bool,
) -> Callable[[], None]:
    """Queues part of a call, in a workspace that a whole one has filled; its result is checked."""
    device = launcher.current_device()
    workspace = launcher.cupy().cuda.alloc(size)
    queue_lowered(square, whole, device, workspace=workspace)()
    square.poison()
    queue = queue_lowered(square, part, device, workspace=workspace, captured=captured)
    queue()
    square.checked_error(Scheme.parse(guard_cost.NARROW))
    return queue


def measured(shape: str, turns: int, captured: bool) -> dict[str, object]:
    """Microseconds of each kind of call, and what it takes more than the first in a turn."""
    square = guard_cost.operands(shape)
    device = launcher.current_device()
    whole, narrow = (
        device.lower(square.problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)
        for scheme in (guard_cost.GUARDED, guard_cost.NARROW)
    )
    found = dict(kinds(whole, narrow))
    size = max(whole.workspace_bytes, narrow.workspace_bytes)
    queues = [queue_of(square, part, whole, size, captured) for part in found.values()]
    times = time_in_turns(queues, turns, captured=captured)
    rows = {}
    for name, values in zip(found, times, strict=True):
        more = [1e3 * (x - y) for x, y in zip(values, times[0], strict=True)]
        quartiles = [round(x, 1) for x in statistics.quantiles(more, n=4)]
        rows[name] = {"us": round(1e3 * statistics.median(values), 1), "more": quartiles}
        print(f"{shape}  {rows[name]['us']:9} us  {quartiles[1]:+7}  {name}", flush=True)
    return {"shape": shape, "graph": captured, "calls": rows}


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shape", action="append", help="MxNxK (4096 and 2048 cubed)")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--streams", action="store_true", help="calls one by one, not in graphs")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    rows = [
        measured(shape, options.turns, not options.streams) for shape in options.shape or SHAPES
    ]
    record = {
        **machine.measured_on(),
        "units": "us of a call, median of turns under load; more: quartiles of what it takes more"
        " than the first in the same turn",
        "rows": rows,
    }  # fmt: skip
    if options.json:
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
