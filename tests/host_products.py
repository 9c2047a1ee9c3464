"""Calls of the host BLAS through libmixpert, for the children of runtime/test_*.py.

Settings are read once a process: ``python CHILD SCENARIO`` runs one of a child's scenarios. An
assertion that fails ends it with a traceback.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np
from call_sites import SiteStruct, site
from gemm_cases import Float32

from mixpert import native, settings

LIBRARY = native.load()
ROWS, COLUMNS = 101, 102  # CBLAS_ORDER
PLAIN, TRANSPOSED, CONJUGATED = 111, 112, 113
UPPER, LOWER = 121, 122
LETTERS = {PLAIN: b"N", TRANSPOSED: b"t", CONJUGATED: b"C", UPPER: b"u", LOWER: b"L"}
ORDERS, SIDES, OPERATIONS = (ROWS, COLUMNS), (UPPER, LOWER), (PLAIN, TRANSPOSED, CONJUGATED)
FACTORS = ((1.0, 0.0), (-0.75, 0.5), (0.0, 0.5), (0.0, 0.0), (1.0, 1.0))
UNSEEN = np.float32(np.nan)
"""What no call may read or write: padding, the other side of C, and C itself where beta is 0."""
WIDE = ("_64", "64_")
"""How names of functions end whose integers have 64 bits."""


def integer(name: str) -> Any:
    """The type of the sizes that a function takes."""
    return ctypes.c_int64 if name.endswith(WIDE) else ctypes.c_int32


def is_cblas(name: str) -> bool:
    """Whether a function is one of CBLAS; else it is Fortran's."""
    return name.startswith("cblas_")


def laid_out(matrix: Float32, order: int, pad: int) -> Float32:
    """A matrix in memory, a row of the array for each of its rows or columns, padded."""
    runs = matrix if order == ROWS else matrix.T
    out = np.full((runs.shape[0], max(1, runs.shape[1]) + pad), UNSEEN, np.float32)
    out[:, : runs.shape[1]] = runs
    return out


class Product:
    """One call. A subclass has `function` and `memory`, in which C is, as it was in `before`."""

    function: str
    memory: Any
    before: Any

    def arguments(self) -> list[Any]:
        """Those of the function, of the types that it takes."""
        raise NotImplementedError

    def check(self, tolerance: float = 0.0) -> None:
        """Within `tolerance` of |A| |B| + |C|, and nothing else has changed."""
        raise NotImplementedError

    def unchanged(self) -> Any:
        """Which elements are as before, bit by bit."""
        return self.memory.view(np.uint32) == self.before.view(np.uint32)

    def run(
        self, place: SiteStruct | None = None, library: Any = LIBRARY, prefix: str = ""
    ) -> None:
        """By the name that is preloaded, or behind a site."""
        arguments = self.arguments()
        if place is None:
            function = getattr(library, prefix + self.function)
        else:
            function = getattr(library, f"mixpert_{self.function}")
            arguments = [ctypes.byref(place), *arguments]
        function.restype = None
        function(*arguments)


Calls = Callable[..., Iterable[Product]]


def results(calls: Calls, names: Sequence[str]) -> None:
    """Small integers, which every scheme computes exactly, behind sites or by name."""
    places = {name: site(f"site of {name}") for name in names}
    for number, call in enumerate(calls()):
        call.run(places[call.function] if number % 2 else None)
        call.check()


def rounded(calls: Calls) -> None:
    """Normal data: as accurate as FP32."""
    for call in calls(normal=True):
        call.run()
        call.check(2e-6)


def as_the_blas(calls: Calls, place: SiteStruct | None = None) -> None:
    """Natively: the bits of the BLAS's own function."""
    library = ctypes.CDLL(os.environ[settings.BLAS])
    for ours, theirs in zip(calls(normal=True), calls(normal=True), strict=True):
        ours.run(place)
        theirs.run(library=library, prefix="scipy_")
        np.testing.assert_array_equal(
            ours.memory.view(np.uint32), theirs.memory.view(np.uint32), str(ours)
        )


def illegal(call: Product, changes: dict[int, Any]) -> None:
    """Calls with one argument replaced, by its position from 0, write nothing.

    What is reported of each, its position from 1, is in the output after a line that tells it.
    """
    for position, value in changes.items():
        arguments = call.arguments()
        arguments[position] = value
        print(f"{call.function} {position + 1}", file=sys.stderr, flush=True)
        function = getattr(LIBRARY, call.function)
        function.restype = None
        function(*arguments)
        assert call.unchanged().all(), (call, position)


def scenarios(
    calls: Calls, narrow: Sequence[str], wide: Sequence[str], place: SiteStruct | None = None
) -> dict[str, Callable[[], None]]:
    """Those that every function has; `place`: the site of native calls."""
    return {
        "results": lambda: results(calls, narrow),
        "wide": lambda: results(partial(calls, wide), wide),
        "rounded": lambda: rounded(calls),
        "as_the_blas": lambda: as_the_blas(calls, place),
    }
