"""Which programs and Python packages preloading sees: those that call BLAS by its own names.

A client that opens cuBLAS itself (dlopen) and asks it for its functions (dlsym) is seen by
libmixpert-dlsym.so, which ``mixpert-run --preload`` adds. One that does so with a BLAS of the host,
or brings one whose names carry a prefix, never comes by: its calls stay native.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from mixpert import native
from mixpert.runtime.elf import imported, mentions

_PACKAGES: dict[str, tuple[str, ...]] = {
    "torch": ("lib/libtorch_cuda*.so", "lib/libtorch_cpu.so"),
    "cupy_backends": ("cuda/libs/cublas*.so", "cuda/libs/_cublas*.so"),
    "jax_plugins": ("xla_cuda1*/xla_cuda_plugin.so",),
    "jaxlib": ("*.so", "xla_extension*.so"),
    "tensorflow": ("libtensorflow_cc.so*", "python/_pywrap_tensorflow_internal.so"),
    "numpy": ("_core/_multiarray_umath*.so",),
    "scipy": ("linalg/_fblas*.so",),
}
"""Import names of packages that multiply matrices, and the libraries that do it, as globs."""


class Sight(Enum):
    """What preloading sees of a client."""

    SEEN = "intercepted"
    LOOKED_UP = "intercepted as it is looked up"
    BYPASSED = "bypassed"
    NONE = "no GEMM"


@dataclass(frozen=True)
class Client:
    """A program or package: what it is called, and which intercepted names it calls by symbol."""

    name: str
    sight: Sight
    calls: tuple[str, ...]


def inspect(name: str, libraries: list[Path]) -> Client:
    """Judge a client by the files that make its GEMM calls.

    Raises:
        OSError: a file cannot be read.
    """
    known = native.intercepted_names()
    calls = {call for library in libraries for call in imported(library, known)}
    if calls:
        return Client(name, Sight.SEEN, tuple(call for call in known if call in calls))
    for sight, names in ((Sight.LOOKED_UP, _of_cublas(known)), (Sight.BYPASSED, known)):
        if any(mentions(library, names) for library in libraries):
            return Client(name, sight, ())
    return Client(name, Sight.NONE, ())


def _of_cublas(names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith("cublas")]


def installed_clients() -> list[Client]:
    """The known packages of this Python environment; found without importing them."""
    clients = []
    for package, patterns in _PACKAGES.items():
        spec = importlib.util.find_spec(package)
        if spec is None:
            continue
        roots = map(Path, spec.submodule_search_locations or ())
        found = {file for root in roots for glob in patterns for file in root.glob(glob)}
        libraries = sorted(found)
        if libraries:
            clients.append(inspect(f"{package} {_version(package)}".rstrip(), libraries))
    return clients


def _version(package: str) -> str:
    distributions = importlib.metadata.packages_distributions().get(package, [])
    return importlib.metadata.version(distributions[0]) if distributions else ""
