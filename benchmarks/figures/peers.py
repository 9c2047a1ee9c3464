"""Square products of every library that can replace cublasSgemm, in one run.

``python benchmarks/figures/peers.py --peer NAME=LIBRARY``: cuBLAS, its TF32, MixPert's schemes and
each peer run in a child process of their own, by the same client; what is not cuBLAS is preloaded.
The libraries of peers are brought by the caller.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import CUBLAS, TF32, TF32_MODE
from cuda_libraries import cuda_libraries
from peer import SYNTAX, Peer
from records import PEERS, Record

from mixpert import native, settings
from mixpert.errors import MixpertError
from mixpert.runtime.preload import VARIABLE

CASES = (*(("uniform", n) for n in (1024, 2048, 4096, 8192, 16384, 24576)), ("wide", 4096))
SCHEMES = (
    "int8:1,1,1", "int8:2,2,2", "int8:2,2", "auto", "fp16x3", "tf32x3", "bf16x6", "bf16x9",
)  # fmt: skip
AMPERE = "int8:2,2,2"
"""A scheme that also runs by the kernels for compute capability 8.0, as most peers do."""
KEY = ("data", "n", "variant")
_CLIENT = Path(__file__).with_name("peer_client.py")
_MODES = {TF32: TF32_MODE, "cublas bf16x9": 4}
"""The second is CUBLAS_FP32_EMULATED_BF16X9_MATH."""


@dataclass(frozen=True)
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
    record = Record(options.out / "squares.json", gpu_machine.describe(), KEY)
    done = True
    try:
        for variant in variants(options):
            done &= _measure(variant, record, options.sizes, deadline)
    except MixpertError as error:
        print(error, file=sys.stderr)
        return 1
    return int(not done)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--peer", action="append", default=[], type=Peer.parse, metavar="PEER", help=SYNTAX
    )
    parser.add_argument(
        "--schemes", type=lambda text: tuple(text.split()), default=SCHEMES, help="between blanks"
    )
    parser.add_argument("--sizes", type=int, nargs="*", help="only these n")
    parser.add_argument("--budget", type=float, default=150, help="start nothing past it, s")
    parser.add_argument("--out", type=Path, default=PEERS)
    return parser


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


def _measure(variant: Variant, record: Record, sizes: list[int] | None, deadline: float) -> bool:
    """Add the rows that are missing; False where the child fails, with a line that says why."""
    wanted = [(data, n) for data, n in CASES if not sizes or n in sizes]
    missing = [c for c in wanted if not record.has(data=c[0], n=c[1], variant=variant.name)]
    left = deadline - time.monotonic()
    if not missing or left <= 0:
        return True
    request = {
        "cases": missing, "math_mode": variant.math_mode, "library": variant.variables.get(VARIABLE)
    }  # fmt: skip
    try:
        done = subprocess.run(
            [sys.executable, "-P", str(_CLIENT), json.dumps(request)],
            env=environment(variant), capture_output=True, text=True, timeout=left, check=False,
        )  # fmt: skip
        output, status, said = done.stdout, done.returncode, done.stderr
    except subprocess.TimeoutExpired as error:
        output, status, said = _text(error.stdout), -1, "ran out of the budget"
    for row in rows_of(output):
        record.add({"variant": variant.name, **row, **variant.described})
        print(_line(variant.name, row), flush=True)
    if status:
        print(f"{variant.name}: exit {status}: {' '.join(said.split())[-300:]}", flush=True)
    return status == 0


def environment(variant: Variant) -> dict[str, str]:
    """Without the settings of this process, and with the CUDA libraries where a peer finds them."""
    found = [Path(text).parent for text in cuda_libraries() if text.startswith("/")]
    paths = [*map(str, found), os.environ.get("LD_LIBRARY_PATH", "")]
    plain = {name: value for name, value in os.environ.items() if name not in settings.ALL}
    return {**plain, "LD_LIBRARY_PATH": ":".join(filter(None, paths)), **variant.variables}


def rows_of(output: str) -> Iterator[dict[str, Any]]:
    """The client's lines; libraries may print others."""
    for line in output.splitlines():
        if line.startswith('{"data"') and line.endswith("}"):
            yield json.loads(line)


def _text(output: bytes | str | None) -> str:
    return output.decode() if isinstance(output, bytes) else output or ""


def _line(name: str, row: dict[str, Any]) -> str:
    return (
        f"{name:26} {row['data']:8} {row['n']:6} {row['ms']:10.4f} ms {row['tflops']:7.1f} TFLOPS"
        f"  error {row['error']:.2e}  componentwise {row['componentwise']:.2e}"
    )


if __name__ == "__main__":
    sys.exit(main())
