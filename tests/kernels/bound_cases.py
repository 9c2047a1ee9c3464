"""Data and problems that bounds are tested with."""

from __future__ import annotations

from functools import partial
from typing import Any

from hypothesis import strategies as st

from mixpert.grading.matrices import PAIRS, spanned
from mixpert.kernels.split_model import SCHEMES, Arithmetic
from mixpert.kernels.tensor_core import AMPERE, HOPPER

DATA = {name: pair for name, pair in PAIRS.items() if name != "huge"} | {
    "half 20": partial(spanned, bits=20, shape="half")
}

SPLIT_PROBLEMS: dict[str, st.SearchStrategy[Any]] = {
    "seed": st.integers(0, 2**32 - 1),
    "shape": st.tuples(st.integers(1, 8), st.integers(1, 8), st.integers(1, 300)),
    "name": st.sampled_from(list(SCHEMES)),
    "arithmetic": st.builds(
        Arithmetic, st.sampled_from([AMPERE, HOPPER]), st.sampled_from([32, 64, 0])
    ),
}
"""A float split on some sizes and a Tensor Core, partial sums promoted or not."""
