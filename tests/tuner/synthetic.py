"""Random GEMM graphs with known sensitivities: searches are tried on them without any run.

An operator's scheme contributes its sensitivity times the scheme's error, give or take what its
data makes of it. Contributions add up as squares (independent errors) or plainly (all errors in
one direction, the worst case), and on the way to the output each passes through the operators
behind it. Times follow products, packed planes and launches of a GPU, or plain native.
"""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import dataclass, replace

import numpy as np

from mixpert.tuner import ladder as ladders
from mixpert.tuner.ladder import Ladder
from mixpert.tuner.outcome import Judge, Outcome, Status, Trial
from mixpert.tuner.space import Assignment, Space

# Relative Frobenius errors of one GEMM at n = 2048, uniform data, and the operations it takes.
ERRORS = {
    "int8:3,3": 1e-9,
    "int8:3,3,3": 2e-9,
    "int8:2,2": 1.7e-7,
    "int8:2,2,2": 3.8e-7,
    "native": 8e-7,
    "int8:2,1": 3e-5,
    "int8:1,2": 3e-5,
    "int8:1,1": 4.3e-5,
    "int8:1,1,1": 7.5e-5,
    "int8:1,0": 7e-3,
    "int8:0,1": 7e-3,
    "int8:0,0": 1e-2,
}
PRODUCTS = dict(zip(ERRORS, (13, 10, 8, 6, 0, 6, 6, 4, 3, 2, 2, 1), strict=True))
# Float splits: Frobenius errors of their models, FP16 at half and TF32 at a quarter of INT8's rate.
FLOAT_ERRORS = {
    "bf16x9": 1.0e-7,
    "bf16x6": 1.0e-7,
    "fp16x3": 1.6e-7,
    "tf32x3": 2.0e-7,
    "bf16x3": 3.8e-6,
    "fp16": 2.6e-4,
    "tf32": 2.6e-4,
    "bf16": 2.1e-3,
}
FLOAT_PRODUCTS = dict(zip(FLOAT_ERRORS, (18, 12, 6, 12, 6, 2, 4, 2), strict=True))
FLOAT_PLANES = dict(zip(FLOAT_ERRORS, (6, 6, 4, 8, 4, 2, 4, 2), strict=True))  # bytes an element
ALL_ERRORS = ERRORS | FLOAT_ERRORS
_FAST = ("int8:2,2", "int8:2,2,2", "int8:2,2,2", "int8:1,1", "int8:1,1")


LADDERS = {name: ladders.named(name, ALL_ERRORS) for name in ladders.LADDERS}
FULL = LADDERS["full"]


@dataclass(frozen=True)
class SyntheticGraph:
    """A space and the error of every plan in it."""

    space: Space
    contributions: tuple[dict[str, float], ...]
    linear: bool

    def error(self, plan: Assignment) -> float:
        parts = [c[s] for c, s in zip(self.contributions, plan, strict=True)]
        return sum(parts) if self.linear else math.hypot(*parts)

    def evaluate(self, plan: Assignment) -> Outcome:
        judge = Judge(self.space.threshold, self.space.native_time)
        return judge(Trial({}, Status.OK, self.error(plan), self.space.time(plan)))

    def measured(self) -> MeasuredGraph:
        """The graph where the runs that gave the times are known before a search."""
        return MeasuredGraph(self.space, self.contributions, self.linear)

    def optimum(self) -> float | None:
        """Least time of an accurate plan faster than native, by the whole table."""
        choices = [
            _undominated(operator.times, parts)
            for operator, parts in zip(self.space.operators, self.contributions, strict=True)
        ]
        if math.prod(map(len, choices)) > 20_000_000:
            raise ValueError("too many plans for a table")
        combine = np.add if self.linear else np.hypot
        error = time = np.zeros(1)
        for operator, parts, schemes in zip(
            self.space.operators, self.contributions, choices, strict=True
        ):
            e = np.array([parts[s] for s in schemes])
            t = np.array([operator.times[s] for s in schemes])
            error = combine(error[:, None], e).ravel()
            time = (time[:, None] + t).ravel()
        good = (error <= self.space.threshold) & (time < self.space.native_time)
        return float(time[good].min()) if good.any() else None


@dataclass(frozen=True)
class MeasuredGraph(SyntheticGraph):
    """What a search is given where times are measured, in the place of `evaluate`."""

    def __call__(self, plan: Assignment) -> Outcome:
        return self.evaluate(plan)

    def known(self) -> dict[Assignment, Outcome]:
        """The plans with one scheme everywhere."""
        schemes = ladders.schemes(self.space.rungs)
        plans = ((scheme,) * len(self.space.operators) for scheme in schemes)
        return {plan: self.evaluate(plan) for plan in plans}


def _undominated(times, errors) -> list[str]:
    """The schemes that no other beats in both time and error: the best plan has no other."""
    kept: list[str] = []
    for scheme in sorted(errors, key=lambda s: (times[s], errors[s])):
        if not kept or errors[scheme] < errors[kept[-1]]:
            kept.append(scheme)
    return kept


def gemm_ms(scheme: str, m: int, n: int, k: int) -> float:
    """A plausible GPU: 50 TFLOPS native, 1500 TOPS INT8, 2.7 TB/s packing, 4 us a launch."""
    flops = 2.0 * m * n * k
    if scheme == "native":
        return flops / 50e9 + 0.004
    if scheme in FLOAT_ERRORS:
        planes_a = planes_b = FLOAT_PLANES[scheme]
    else:
        planes_a, planes_b = (int(x) + 1 for x in scheme[5:].split(",")[:2])
    packing = (m * k * (4 + planes_a) + n * k * (4 + planes_b)) / 2.7e9
    return (PRODUCTS | FLOAT_PRODUCTS)[scheme] * flops / 1500e9 + packing + 0.012


def random_graph(seed: int, ladder: Ladder, linear: bool, operators: int | None = None):
    rng = random.Random(seed)
    count = operators or rng.randint(2, 5)
    names = [f"g{i}" for i in range(count)]
    sizes = (256, 512, 1024, 2048, 4096)
    alike = rng.random() < 0.5  # layers of one network, or unrelated GEMMs
    common = [rng.choice(sizes) for _ in range(3)]
    shapes = {s: common if alike else [rng.choice(sizes) for _ in range(3)] for s in names}
    calls = {s: 1 if alike else rng.choice((1, 1, 1, 4, 16)) for s in names}
    edges = {
        s: tuple(p for p in names[:i] if rng.random() < (0.7 if p == names[i - 1] else 0.2))
        for i, s in enumerate(names)
    }
    schemes = ladders.schemes(ladder)
    times = {s: {x: calls[s] * gemm_ms(x, *shapes[s]) for x in schemes} for s in names}
    contributions = []
    for _ in names:
        sensitivity = 10 ** rng.uniform(-1.0, 0.5)
        contributions.append(
            {x: sensitivity * ALL_ERRORS[x] * math.exp(rng.gauss(0, 0.15)) for x in schemes}
        )
    graph = SyntheticGraph(Space.of(times, edges, ladder, 1.0), tuple(contributions), linear)
    # The threshold is what some plan just reaches: the hardest place for a search.
    within = tuple(rng.choice(_FAST) for _ in names)
    return replace(graph, space=replace(graph.space, threshold=1.001 * graph.error(within)))


def transformer(seed: int, threshold: float, layers: int = 12) -> SyntheticGraph:
    """The GEMMs of a transformer's forward pass, six a layer, later layers less sensitive."""
    rng = random.Random(seed)
    gemms = dict.fromkeys("qkvo", (2048, 1024, 1024))
    gemms |= {"up": (2048, 4096, 1024), "down": (2048, 1024, 4096)}
    shapes = {f"{layer}.{s}": shape for layer in range(layers) for s, shape in gemms.items()}
    names = list(shapes)
    schemes = ladders.schemes(FULL)
    times = {s: {x: gemm_ms(x, *shapes[s]) for x in schemes} for s in names}
    edges = {s: (p,) for p, s in itertools.pairwise(names)}
    contributions = {}
    for i, site in enumerate(names):
        sensitivity = 10 ** rng.uniform(-1.0, 0.3) * (1 - 0.5 * i / len(names))
        contributions[site] = {
            x: sensitivity * ALL_ERRORS[x] * math.exp(rng.gauss(0, 0.15)) for x in schemes
        }
    space = Space.of(times, edges, FULL, threshold)
    return SyntheticGraph(space, tuple(contributions[o.name] for o in space.operators), False)
