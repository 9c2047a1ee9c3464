"""Builds kernel images ahead of time: ``python -m mixpert.kernels.build --arch sm_90a``.

The runtime finds the files in the directory that MIXPERT_KERNELS names, or beside the library.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from mixpert import native
from mixpert.errors import MixpertError
from mixpert.files import write_atomically
from mixpert.kernels.compiler import (
    Resources,
    compile_kernel,
    nvrtc_version,
    require_nvrtc,
    resources,
)
from mixpert.kernels.instances import Instance, instances


@dataclass(frozen=True)
class Built:
    """One compiled instance and where it was written."""

    kernel: str
    arch: str
    path: Path
    resources: Resources


def build(
    directory: str | os.PathLike[str],
    archs: Sequence[str],
    jobs: int | None = None,
    kernels: Sequence[Instance] | None = None,
) -> list[Built]:
    """Compile the instances of some architectures into `directory`, made where it is missing.

    Args:
        directory: receives one file an instance, named as the runtime looks for it.
        archs: such as ``["sm_80", "sm_90a"]``.
        jobs: how many compile at once; default: one a processor.
        kernels: (kernel, architecture) pairs to compile instead of all.

    Raises:
        BackendError: NVRTC cannot be loaded, or a kernel does not compile.
        FormatError: the directory cannot be written.
    """
    require_nvrtc()
    target = Path(directory)
    target.mkdir(parents=True, exist_ok=True)
    wanted = instances(archs) if kernels is None else kernels
    with ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
        return list(pool.map(lambda pair: _build_one(target, *pair), wanted))


def _build_one(directory: Path, kernel: str, arch: str) -> Built:
    image, log = compile_kernel(kernel, arch)
    path = directory / file_name(kernel, arch)
    write_atomically(path, image)
    return Built(kernel, arch, path, resources(log))


def file_name(kernel: str, arch: str) -> str:
    """The name that the runtime looks an image up by."""
    buffer = ctypes.create_string_buffer(256)
    native.check(
        native.load().mixpert_kernel_file(kernel.encode(), arch.encode(), buffer, len(buffer))
    )
    return buffer.value.decode()


def record_of(built: Sequence[Built]) -> str:
    """JSON with a row for each kernel: architecture, what ptxas reports, bytes of the image."""
    rows = [
        [one.arch, one.kernel, one.resources.registers, one.resources.spills, one.resources.stack,
         one.resources.shared, len(one.resources.faults), one.path.stat().st_size]
        for one in built
    ]  # fmt: skip
    columns = ["arch", "kernel", "registers", "spills", "stack", "shared", "faults", "bytes"]
    today = datetime.now(UTC).date().isoformat()
    head = {"date": today, "nvrtc": nvrtc_version(), "columns": columns}
    lines = ",\n".join("  " + json.dumps(row) for row in rows)
    return json.dumps({**head, "rows": []}, indent=1)[:-4] + "[\n" + lines + "\n ]\n}\n"


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status: 0, or 2 with one line on stderr."""
    parser = argparse.ArgumentParser(
        prog="python -m mixpert.kernels.build",
        description="Compiles the kernels of the useful schemes ahead of time with NVRTC.",
        epilog="example:\n  python -m mixpert.kernels.build --arch sm_80 --arch sm_90a -o kernels\n"
        "  MIXPERT_KERNELS=kernels ./app_emu",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--arch", action="append", required=True, metavar="ARCH", help="such as sm_90a; repeatable")
    add("-o", "--output", type=Path, default=native.LIBRARY_DIRECTORY / "kernels", metavar="DIR",
        help="where the images go (beside the library)")  # fmt: skip
    add("-j", "--jobs", type=int, metavar="N", help="how many compile at once (all processors)")
    add("--json", type=Path, metavar="FILE", help="record what each kernel uses")
    options = parser.parse_args(argv)
    try:
        built = build(options.output, options.arch, options.jobs)
        if options.json:
            write_atomically(options.json, record_of(built))
    except (MixpertError, OSError) as error:
        print(f"{parser.prog}: error: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    for one in built:
        used = one.resources
        print(f"{one.arch}  {used.registers:3} registers  {used.spills} spilled  {one.kernel}")
    print(f"{len(built)} kernel images in {options.output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
