"""Linker arguments for cudart and cuBLAS: ``g++ x.o $(python benchmarks/cuda_libraries.py)``.

The toolkit's libraries (CUDA_HOME, /usr/local/cuda), else those of NVIDIA's wheels, else the
system's.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import sys
from pathlib import Path

from mixpert.errors import BackendError, MixpertError

_STEMS = ("libcudart.so", "libcublas.so")
_SYSTEM = Path("/usr/lib/x86_64-linux-gnu")


def main() -> int:
    """Print the arguments on one line; 1 where a library is missing."""
    try:
        print(shlex.join(cuda_libraries()))
    except MixpertError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def cuda_libraries(others: tuple[str, ...] = ()) -> list[str]:
    """Arguments that link both libraries, and others of CUDA, and find them again at run time.

    Raises:
        BackendError: no directory holds one of them.
    """
    arguments = ["-Wl,--disable-new-dtags"]  # so that cuBLAS's own libraries are found there too
    for stem in (*_STEMS, *others):
        found = [path for directory in _directories() if (path := _library(directory, stem))]
        if not found:
            raise BackendError(f"no directory holds {stem}: set CUDA_HOME")
        arguments += [str(found[0]), f"-Wl,-rpath,{found[0].parent}"]
    return [*arguments, "-Wl,--allow-shlib-undefined"]


def _directories() -> list[Path]:
    homes = [os.environ.get("CUDA_HOME", ""), "/usr/local/cuda"]
    directories = [Path(home) / sub for home in homes if home for sub in ("lib64", "lib")]
    spec = importlib.util.find_spec("nvidia")
    for root in spec.submodule_search_locations or [] if spec else []:
        directories += sorted(Path(root).glob("cu1*/lib"))
    return [directory for directory in [*directories, _SYSTEM] if directory.is_dir()]


def _library(directory: Path, stem: str) -> Path | None:
    """The file to link: wheels carry no unversioned one, and a removed toolkit leaves links."""
    files = (path for path in directory.glob(f"{stem}*") if path.is_file())
    return min(files, key=lambda path: len(path.name), default=None)


if __name__ == "__main__":
    sys.exit(main())
