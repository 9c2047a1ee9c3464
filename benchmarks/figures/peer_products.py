"""Correctness of libraries that replace cuBLAS: transposes, scalars, sizes, scales.

``python benchmarks/figures/peer_products.py --peer NAME=LIBRARY``: each in a child process of its
own, cuBLAS first; the largest error of each kind of product against float64.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import CUBLAS
from peer import SYNTAX, Peer
from peers import Variant, environment
from records import PEERS, Record

from mixpert.runtime.preload import VARIABLE

KEY = ("variant", "kind")
_CLIENT = Path(__file__).with_name("peer_products_client.py")


def main() -> int:
    """0; 1 if a library could not be tried."""
    options = _parser().parse_args()
    deadline = time.monotonic() + options.budget
    record = Record(options.out / "products.json", gpu_machine.describe(), KEY)
    tried = [_try(variant, record, deadline) for variant in _variants(options.peer)]
    return int(not all(tried))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--peer", action="append", default=[], type=Peer.parse, metavar="PEER", help=SYNTAX
    )
    parser.add_argument("--budget", type=float, default=150, help="stop everything past it, s")
    parser.add_argument("--out", type=Path, default=PEERS)
    return parser


def _variants(peers: list[Peer]) -> Iterator[Variant]:
    yield Variant(CUBLAS)
    for peer in peers:
        yield Variant(peer.name, peer.environment, described=peer.described)


def _try(variant: Variant, record: Record, deadline: float) -> bool:
    """Run the child and keep its rows; False where it fails, with a line that says why."""
    library = variant.variables.get(VARIABLE)
    command = [sys.executable, "-P", str(_CLIENT), *([library] if library else [])]
    try:
        done = subprocess.run(
            command, env=environment(variant), capture_output=True, text=True, check=False,
            timeout=max(1.0, deadline - time.monotonic()),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        print(f"{variant.name}: ran out of the budget", flush=True)
        return False
    rows = list(rows_of(done.stdout))
    for row in rows:
        record.add({"variant": variant.name, **row, **variant.described})
    print(f"{variant.name}: {len(rows)} kinds, worst {_worst(rows)}", flush=True)
    if done.returncode:
        print(f"{variant.name}: exit {done.returncode}: {done.stderr.strip()[-300:]}", flush=True)
    return done.returncode == 0


def rows_of(output: str) -> Iterator[dict[str, Any]]:
    """The client's lines; libraries may print others."""
    for line in output.splitlines():
        if line.startswith('{"kind"') and line.endswith("}"):
            yield json.loads(line)


def _worst(rows: list[dict[str, Any]]) -> str:
    errors = [row["error"] for row in rows]
    return "none" if not errors else "no result" if None in errors else f"{max(errors):.1e}"


if __name__ == "__main__":
    sys.exit(main())
