"""Likely bounds on the error of float splits, element by element, for products of random sign.

docs/bounds.md derives them: all errors of one element are sums over places p of k, of independent
terms whose sizes are known shares of |a_ip b_pj|, so that a bound is a root of weighted sums of
squares.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.bounds import UNIT, piece_errors, split_bound, underflow
from mixpert.kernels.float_formats import Float32, Float64
from mixpert.kernels.split_model import SplitScheme
from mixpert.kernels.tensor_core import HOPPER, TensorCore

LIKELY = 4.0
"""`likely_split_bound` fails for an element with a probability of at most 4 exp(-LIKELY^2 / 2):
1.3e-3."""

_ALIGNED = 1 / 4
"""An accumulator may be cut as it is aligned, and is cut with the sum: the first takes at most this
part of what the second may."""


@dataclass(frozen=True)
class Weights:
    """Squares of what one product a_ip b_pj adds to the error, over (a_ip b_pj)^2, by its place p.

    Attributes:
        signed: (k,), of errors whose size is known and whose sign is that of products.
        rounded: (k,), of roundings and cuts in the last place of partial sums.
    """

    signed: Float64
    rounded: Float64


def likely_split_bound(
    a: Float32, b: Float32, scheme: SplitScheme, *, promote: int = 64, core: TensorCore = HOPPER
) -> Float64:
    """Bound on |C - AB| of a float split where signs of products are random, and roundings uniform.

    It costs two products of matrices. Where products of an element tend to one sign only
    `split_bound` holds.

    Args:
        a: float32 (m, k), finite.
        b: float32 (k, n), finite.
        scheme: its fields; rows and columns are scaled.
        promote: elements of k that are summed inside the Tensor Core; 0: all.
        core: whose arithmetic.

    Returns:
        float64 (m, n), nowhere above `split_bound`.
    """
    sizes = np.abs(a).astype(np.float64), np.abs(b).astype(np.float64)
    rigorous = split_bound(a, b, scheme, promote=promote, core=core, magnitude=sizes[0] @ sizes[1])
    weights = place_weights(scheme, a.shape[1], promote, core)
    signed, rounded = (_root_of_sums(*sizes, share) for share in (weights.signed, weights.rounded))
    likely = (LIKELY * signed + rounding_factor(LIKELY) * rounded) * (1 + 2.0**-8)
    bound: Float64 = np.minimum(rigorous, likely + underflow(a, b, scheme))
    return bound


def rounding_factor(likely: float) -> float:
    """How many root mean squares a sum of roundings of random partial sums stays within.

    But for 2 exp(-likely^2 / 2) of them: both the partial sums and their roundings may be large.
    """
    exponent = likely**2 / 2
    return (exponent + math.log(2 * exponent) / 2) / math.sqrt(1 - 1 / (2 * exponent))


def place_weights(scheme: SplitScheme, k: int, promote: int, core: TensorCore) -> Weights:
    """The weights of the places of k."""
    lost, step = piece_errors(scheme)
    inside = min(promote, k) if promote else k
    block = core.block(scheme.source)
    cuts = _cuts(scheme, step, math.ceil(inside / block))
    place = np.arange(k)
    steps, interval = (place % inside) // block, place // inside
    pieces = 2 * lost**2 + sum(step ** (2 * (i + j)) for i, j in scheme.dropped)
    a_cut = (block + 1) * 4.0**-core.fraction / 3  # of a step's terms, uniform up to 2^-fraction
    signed = pieces + a_cut * cuts.own + ((1 + _ALIGNED) * UNIT) ** 2 * cuts.bias[steps]
    added = len(scheme.accumulators) * (math.ceil(k / inside) - interval) - (interval == 0)
    rounded = a_cut * cuts.before[steps] + UNIT**2 / 3 * (cuts.after[steps] + added)
    return Weights(signed, rounded)


@dataclass(frozen=True)
class _Cuts:
    """Squares of the weight that products have in accumulators of one interval, by their step.

    Attributes:
        own: in the steps that add them.
        before: in all steps, in the accumulator as it was before; (steps,).
        after: likewise as it is after.
        bias: of the sum over all steps of the accumulator's size.
    """

    own: float
    before: Float64
    after: Float64
    bias: Float64


def _cuts(scheme: SplitScheme, step: float, steps: int) -> _Cuts:
    """Of all accumulators; pieces i and j weigh step^(i + j)."""
    at: NDArray[np.int64] = np.arange(steps)
    own, total = 0.0, 0.0
    before, after, relative = np.zeros(steps), np.zeros(steps), np.zeros(steps)
    for _, pairs in scheme.accumulators:
        held = 0.0
        for i, j in pairs:
            weight = step ** (i + j)
            now = held + weight
            here = at * held**2 + (steps - at) * now**2
            own += weight**2
            before += here + held**2 - now**2
            after += here
            # Cauchy's inequality: (sum of sizes)^2 <= (sum of `now`) (sum of size^2 / `now`).
            relative += here / now
            total += steps * now
            held = now
    return _Cuts(own, before, after, total * relative)


def _root_of_sums(a: Float64, b: Float64, weights: Float64) -> Float64:
    """The root of the sum over p of weights_p (a_ip b_pj)^2."""
    root: Float64 = np.sqrt((a**2 * weights) @ b**2)
    return root
