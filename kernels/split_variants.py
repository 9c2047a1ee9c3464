"""Published float splits as models, each with its own sums: what `split_model`'s schemes come from.

Unscaled: an element beyond FP16's range is lost, as it is in the originals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from mixpert.kernels.float_formats import FP16, TF32, Float32, to_nearest_away, toward_zero
from mixpert.kernels.paper_model import LEVELS, PaperScheme, gemm_paper
from mixpert.kernels.split_model import SCHEMES, Arithmetic, SplitScheme, gemm_split
from mixpert.kernels.tensor_core import HOPPER

VARIANTS: Mapping[str, tuple[SplitScheme, Arithmetic]] = {
    # Markidis et al., IPDPSW 2018, as EGEMM-TC describes it: cut, four products, no promotion.
    "markidis": (SplitScheme(FP16, 2, 2, toward_zero, scaled=False), Arithmetic(HOPPER, 0)),
    # Feng et al., EGEMM-TC, PPoPP 2021: the pieces are rounded, which makes a bit of the sign.
    "egemm-tc": (SplitScheme(FP16, 2, 2, scaled=False), Arithmetic(HOPPER, 0)),
    # Ootomo and Yokota, IJHPCA 2022: 2^11, three products, sums leave the Tensor Core every step.
    "ootomo-halfhalf": (SplitScheme(FP16, 2, 1, shift=11, scaled=False), Arithmetic(HOPPER, 16)),
    "ootomo-tf32tf32": (
        SplitScheme(TF32, 2, 1, to_nearest_away, shift=11, scaled=False),
        Arithmetic(HOPPER, 8),
    ),
    # Zhang et al., LE-GEMM, JSA 2025: bits are cut, the residual is lifted by 2^10.
    "le-gemm": (SplitScheme(FP16, 2, 1, toward_zero, shift=10, scaled=False), Arithmetic()),
}
"""By their names."""


def models() -> Mapping[str, Callable[[Float32, Float32], Float32]]:
    """Every model: the schemes, the published variants, and the paper's levels as ``paper IV``."""
    split = {name: (scheme, Arithmetic()) for name, scheme in SCHEMES.items()} | dict(VARIANTS)
    return {
        **{name: _split(*fields) for name, fields in split.items()},
        **{f"paper {level}": _paper(scheme) for level, scheme in LEVELS.items()},
    }


def _split(scheme: SplitScheme, how: Arithmetic) -> Callable[[Float32, Float32], Float32]:
    def multiply(a: Float32, b: Float32) -> Float32:
        c = np.zeros((a.shape[0], b.shape[1]), np.float32)
        return gemm_split(a, b, scheme, c, arithmetic=how)

    return multiply


def _paper(scheme: PaperScheme) -> Callable[[Float32, Float32], Float32]:
    return lambda a, b: gemm_paper(a, b, scheme)
