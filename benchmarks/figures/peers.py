"""Square products of every library that can replace cublasSgemm, in turns.

``python benchmarks/figures/peers.py --peer NAME=LIBRARY``: cuBLAS, its TF32, MixPert's schemes and
each peer have a process of their own with the same client; what is not cuBLAS is preloaded. All
processes stay, and one after the other multiplies, turn by turn: clocks and heat are the same for
all. With ``--seconds 1``, a turn is a second of load, on uniform data and but for ``--brief``
variants. The libraries of peers are brought by the caller.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from call_loop import compiled
from cases import CUBLAS, TF32, TF32_MODE
from cuda_libraries import cuda_libraries
from peer import SYNTAX, Peer
from peer_processes import ClientFailed, PeerProcess
from records import PEERS, Record

from mixpert import native, settings
from mixpert.errors import MixpertError
from mixpert.runtime.preload import VARIABLE

CASES = (*(("uniform", n) for n in (1024, 2048, 4096)), ("wide", 4096),
         *(("uniform", n) for n in (8192, 16384, 24576)))  # fmt: skip
IN_TURNS = 8192
"""Larger products are timed in one turn: they last long enough."""
SCHEMES = (
    "int8:1,1,1", "int8:2,2,2", "int8:2,2", "auto", "fp16x3", "tf32x3", "bf16x6", "bf16x9",
)  # fmt: skip
AMPERE = "int8:2,2,2"
"""A scheme that also runs by the kernels for compute capability 8.0, as most peers do."""
BRIEF = 0.1
"""Seconds of load in a turn, unless more are asked for."""
KEY = ("data", "n", "variant")
_MODES = {TF32: TF32_MODE, "cublas bf16x9": 4}
"""The second is CUBLAS_FP32_EMULATED_BF16X9_MATH."""
_TIMES = ("ms", "host_us", "graph_ms")


@dataclass(frozen=True, eq=False)
class Variant:
    """One thing to stand behind the call: what is preloaded, how, and what its rows say of it."""

    name: str
    variables: dict[str, str] = field(default_factory=dict)
    math_mode: int = 0
    described: dict[str, object] = field(default_factory=dict)


def main() -> int:
    """0; 1 if a variant failed, or nothing can be measured here."""
    options = _parser().parse_args()
    deadline = time.monotonic() + options.budget
    try:
        record = Record(options.out / "squares.json", gpu_machine.describe(), KEY)
        chosen = [x for x in variants(options) if x.name not in options.without]
    except MixpertError as error:
        print(error, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        loop = compiled(Path(folder))
        processes = {
            variant: PeerProcess(variant.math_mode, loop, environment(variant), deadline)
            for variant in chosen
        }
        try:
            for case in cases(options.sizes):
                _measure(processes, record, case, options)
        finally:
            said = [_ended(variant, process) for variant, process in processes.items()]
    return int(any(said))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--peer", action="append", default=[], type=Peer.parse, metavar="PEER", help=SYNTAX
    )
    parser.add_argument(
        "--schemes", type=lambda text: tuple(text.split()), default=SCHEMES, help="between blanks"
    )
    parser.add_argument("--without", action="append", default=[], help="leave this one out")
    parser.add_argument("--once", action="append", default=[], help="time this one in one turn")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument(
        "--seconds", type=float, default=BRIEF, help=f"of load in a turn (default: {BRIEF:g})"
    )
    parser.add_argument("--brief", action="append", default=[], help=f"{BRIEF:g} s for this one")
    parser.add_argument("--sizes", type=int, nargs="*", help="only these n, in this order")
    parser.add_argument("--budget", type=float, default=150, help="end everything past it, s")
    parser.add_argument("--out", type=Path, default=PEERS)
    return parser


def cases(sizes: Sequence[int] | None) -> list[tuple[str, int]]:
    """Kinds of data and n, in the order of the sizes where these are given."""
    if sizes is None:
        return list(CASES)
    return [case for n in sizes for case in CASES if case[1] == n]


def variants(options: argparse.Namespace) -> Iterator[Variant]:
    """What is compared: cuBLAS first."""
    yield Variant(CUBLAS)
    for name, mode in _MODES.items():
        yield Variant(name, math_mode=mode)
    preloaded = {VARIABLE: str(native.LIBRARY)}
    for scheme in options.schemes:
        yield Variant(scheme, {**preloaded, settings.SCHEME: scheme})
        if scheme == AMPERE:
            ampere = {settings.SCHEME: scheme, settings.BACKEND: "cuda:sm80"}
            yield Variant(f"{scheme} (sm_80)", {**preloaded, **ampere})
    for peer in options.peer:
        yield Variant(peer.name, peer.environment, described=peer.described)


def _measure(
    processes: dict[Variant, PeerProcess], record: Record, case: tuple[str, int],
    options: argparse.Namespace,
) -> None:  # fmt: skip
    """Add the rows of a product, turn by turn; without those of processes that have ended."""
    data, n = case
    turns: dict[Variant, list[dict[str, Any]]] = {}
    for turn in range(options.turns if n <= IN_TURNS and data == "uniform" else 1):
        for variant, process in processes.items():
            if turn == 0 or variant.name not in options.once:
                answer = _answer(process, ["time", *case, _seconds(variant, data, options)])
                turns.setdefault(variant, []).extend(answer)
    for variant, found in turns.items():
        for errors in _answer(processes[variant], ["errors", *case]) if found else ():
            row = {**_row(n, found), "load_seconds": _seconds(variant, data, options), **errors}
            record.add({"variant": variant.name, **row, **variant.described})
            print(_line(variant.name, row), flush=True)


def _seconds(variant: Variant, data: str, options: argparse.Namespace) -> float:
    """Of load in each turn."""
    brief = variant.name in options.brief or data != "uniform"
    return BRIEF if brief else float(options.seconds)


def _answer(process: PeerProcess, request: list[Any]) -> list[dict[str, Any]]:
    """One, or none of a process that has ended."""
    try:
        return [process.ask(request)]
    except ClientFailed:
        return []


def _row(n: int, turns: list[dict[str, Any]]) -> dict[str, Any]:
    """Medians of the turns, and milliseconds of each."""
    medians = {name: statistics.median(values) for name in _TIMES
               if None not in (values := [turn[name] for turn in turns])}  # fmt: skip
    all_ms = [turn["ms"] for turn in turns]
    return {**medians, "turns": all_ms, "tflops": 2e-9 * n**3 / medians["ms"]}


def _ended(variant: Variant, process: PeerProcess) -> str:
    """What a process that failed has said, in a line that is also printed."""
    said = process.end()
    if said:
        print(f"{variant.name}: {said}", flush=True)
    return said


def environment(variant: Variant) -> dict[str, str]:
    """Without the settings of this process, and with the CUDA libraries where a peer finds them."""
    found = [Path(text).parent for text in cuda_libraries() if text.startswith("/")]
    paths = [*map(str, found), os.environ.get("LD_LIBRARY_PATH", "")]
    plain = {name: value for name, value in os.environ.items() if name not in settings.ALL}
    return {**plain, "LD_LIBRARY_PATH": ":".join(filter(None, paths)), **variant.variables}


def _line(name: str, row: dict[str, Any]) -> str:
    graph = f"{row['graph_ms']:8.4f}" if "graph_ms" in row else 8 * " "
    return (
        f"{name:26} {row['data']:8} {row['n']:6} {row['ms']:10.4f} ms, in a graph {graph}, host "
        f"{row['host_us']:7.1f} us {row['tflops']:7.1f} TFLOPS  error {row['error']:.2e}  "
        f"componentwise {row['componentwise']:.2e}"
    )


if __name__ == "__main__":
    sys.exit(main())
