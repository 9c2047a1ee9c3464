"""What ptxas reports of the prebuilt kernels, by architecture; compiles only what has changed.

``python benchmarks/kernel_resources.py --json kernel-resources.json``, without a GPU, after the
native library has been installed: kernels are compiled from the sources in it, which have to be
those of the repository. A row of the record
is kept where its compiler, and its sources with all that they include, comments and spaces apart,
are those of today. The record is written after every kernel, so that a run goes on where the last
one stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any

from mixpert import native
from mixpert.files import write_atomically
from mixpert.kernels.compiler import compile_kernel, nvrtc_version, require_nvrtc, resources
from mixpert.kernels.instances import Instance, instances
from mixpert.runtime import machine

KERNELS = Path(__file__).resolve().parents[1] / "kernels"
ARCHS = ("sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_120")
COLUMNS = (
    "arch", "kernel", "registers", "spills", "stack", "shared", "faults", "bytes", "sources",
    "nvrtc",
)  # fmt: skip
Row = list[Any]


def main() -> int:
    """0; 1 where kernels are left, which the next run compiles; 2 with an old library."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--arch", action="append", choices=ARCHS, help="repeatable (all)")
    parser.add_argument("--seconds", type=float, default=3600, help="start nothing past these")
    parser.add_argument("--jobs", type=int, default=1, help="how many compile at once")
    parser.add_argument("--json", type=Path, required=True, help="the record; read and written")
    options = parser.parse_args()
    require_nvrtc()
    if other := not_installed(native.LIBRARY):
        print(f"{native.LIBRARY} holds another {other}: install the library", file=sys.stderr)
        return 2
    end = time.monotonic() + options.seconds
    wanted = instances(ARCHS)
    rows = kept(options.json, wanted)
    compiled = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        left_out = list(missing(rows, wanted, options.arch or ARCHS))
        for pair, row in zip(left_out, pool.map(partial(_row, end), left_out), strict=True):
            if row:
                rows[pair], compiled = row, compiled + 1
                _write(options.json, rows, wanted)
    _write(options.json, rows, wanted)
    left = len(list(missing(rows, wanted, ARCHS)))
    print(f"{len(rows) - compiled} rows kept, {compiled} kernels compiled, {left} left")
    return int(left > 0)


def not_installed(library: Path) -> str | None:
    """The first file of the kernels that the library does not hold as it is."""
    built = library.read_bytes()
    return next(
        (x.name for x in sorted(KERNELS.glob("*.cuh")) if x.read_bytes() not in built), None
    )


def kept(record: Path, wanted: Sequence[Instance]) -> dict[Instance, Row]:
    """Rows of the record that hold for the sources and the compiler of today."""
    if not record.exists():
        return {}
    content = json.loads(record.read_text())
    found: dict[Instance, Row] = {}
    for row in content["rows"]:
        named = dict(zip(content["columns"], row, strict=True))
        kernel, arch = named["kernel"], named["arch"]
        today = ((kernel, arch) in wanted, sources_of(kernel), nvrtc_version())
        if today == (True, named.get("sources"), named.get("nvrtc")):
            found[kernel, arch] = row
    return found


def missing(
    rows: dict[Instance, Row], wanted: Sequence[Instance], archs: Sequence[str]
) -> Iterator[Instance]:
    """What is to be compiled, by architecture."""
    for one in archs:
        for kernel, arch in list(wanted):
            if arch == one and (kernel, arch) not in rows:
                yield kernel, arch


def sources_of(kernel: str) -> str:
    """A hash of a kernel's file and of all that it includes."""
    return _hash_of(f"{kernel.split(maxsplit=1)[0]}.cuh")


@cache
def _hash_of(name: str) -> str:
    texts: dict[str, str] = {}
    left = [name]
    while left:
        one = left.pop()
        if one not in texts:
            texts[one] = without_comments((KERNELS / one).read_text())
            left += re.findall(r'#include "([^"]+)"', texts[one])
    return hashlib.sha256(json.dumps(sorted(texts.items())).encode()).hexdigest()[:16]


def without_comments(text: str) -> str:
    """C++ without comments; strings of kernels hold no slashes. Spaces count as one."""
    return " ".join(re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.DOTALL).split())


def _row(end: float, pair: Instance) -> Row | None:
    """None past the end, by time.monotonic()."""
    if time.monotonic() > end:
        return None
    kernel, arch = pair
    image, log = compile_kernel(kernel, arch)
    used = resources(log)
    return [arch, kernel, used.registers, used.spills, used.stack, used.shared, len(used.faults),
            len(image), sources_of(kernel), nvrtc_version()]  # fmt: skip


def _write(path: Path, rows: dict[Instance, Row], wanted: Sequence[Instance]) -> None:
    head = {
        "title": "Registers, spills and bytes of every prebuilt kernel on seven architectures",
        "commit": machine.commit(), "device": "processor",
        "date": datetime.now(UTC).date().isoformat(), "nvrtc": nvrtc_version(),
        "command": "python benchmarks/kernel_resources.py --json kernel-resources.json",
        "columns": COLUMNS,
    }  # fmt: skip
    ordered = sorted(pair for pair in wanted if pair in rows)
    lines = ",\n".join("  " + json.dumps(rows[pair]) for pair in sorted(ordered, key=_place))
    write_atomically(
        path, json.dumps({**head, "rows": []}, indent=1)[:-4] + f"[\n{lines}\n ]\n}}\n"
    )


def _place(pair: Instance) -> tuple[int, str]:
    kernel, arch = pair
    return ARCHS.index(arch), kernel


if __name__ == "__main__":
    sys.exit(main())
