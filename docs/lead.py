"""The figures in the first lines of the README."""

from __future__ import annotations

import json
import textwrap

from cases import AUTO, SIZES
from records import DATA
from scheme_tables import SWEEP
from summary import Applications

_LARGEST = 16384
_SECTION = "performance-and-accuracy"
"""Of the README: the whole tables, with conditions and data files."""


def sentence() -> str:
    """Speed and error of `auto` on a large square, and its mean speed on the paper's programs."""
    rows = {(row["scheme"], row["n"]): row for row in json.loads(SWEEP.read_text())["rows"]}
    auto, native = rows["auto", _LARGEST], rows["native", _LARGEST]
    mean = Applications.load(DATA / "applications").mean_speedup(SIZES[-1], AUTO)
    text = (
        f"On one H100, the scheme `auto` is {auto['speedup']:.1f} times as fast as `cublasSgemm` "
        f"for square matrices of n = {_LARGEST}, with an error of {auto['error']:.1e} instead of "
        f"{native['error']:.1e}, and whole programs are {mean:.1f} times as fast as with cuBLAS "
        f"(geometric mean of eight; [all figures](#{_SECTION}))."
    )
    return textwrap.fill(text, 100, break_long_words=False, break_on_hyphens=False) + "\n"
