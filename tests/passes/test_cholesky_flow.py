"""samples/cholesky step by step: which product wrote what another one reads, element by element.

What lies in memory is here the set of products that it comes from, a bit each. A product leaves
its own bit; a kernel leaves those of all that it reads, and of what was there unless it fills the
place. A trace does not see kernels (docs/runtime.md): to it, what a product wrote stays until
another product writes.
"""

from pathlib import Path

import numpy as np
import pytest

from mixpert.passes.device.reach import read_reaches
from mixpert.passes.pipeline import compile_module

CHOLESKY = Path(__file__).parents[2] / "samples" / "cholesky"
MODULE = CHOLESKY / "cholesky.ll"
REACH = (CHOLESKY / "cholesky.reach").read_text()
INSIDE, PANEL, TRAILING = range(3)  # the sites, in the order of the module
LEAF = 2


class Run:
    """A factorisation. `read`: writer, reader and operand; `kernels`: whether those are seen."""

    def __init__(self, n, block, kernels):
        self.n, self.block, self.kernels, self.read = n, block, kernels, set()
        self.a, self.stack = np.zeros((n, n), int), np.zeros((2 * block, block), int)
        self.inverse = np.zeros((LEAF, LEAF), int)

    def product(self, site, c, beta=True, **operands):
        for operand, of in (operands | ({"C": c} if beta else {})).items():
            bits = np.bitwise_or.reduce(of, axis=None)
            self.read |= {(s, site, operand) for s in range(3) if bits >> s & 1}
        c[...] = 1 << site

    def kernel(self, reads, writes=(), fills=()):
        if self.kernels:
            bits = np.bitwise_or.reduce([np.bitwise_or.reduce(x, axis=None) for x in reads])
            for place in writes:
                np.bitwise_or(place, bits, out=place)
            for place in fills:
                place[...] = bits

    def columns(self, a, columns, height):
        for j in range(0, columns, LEAF):
            after = min(j + LEAF, columns)
            leaf, below = a[j:after, j:after], a[after : after + height, j:after]
            right = a[after : after + height, after:columns]
            self.kernel([leaf], [leaf], [self.inverse])
            self.kernel([self.inverse, below], [below])
            self.kernel([below, right], [right])

    def diagonal(self, a):
        n = len(a)
        left, stack = (n + 1) // 2, self.stack
        if self.kernels:  # stack_on_identity
            stack[...] = 0
            stack[:n, :n] = a
        self.columns(stack, left, n)
        if n > left:
            below, rest = stack[left : left + n, :left], stack[left:, left:n]
            self.product(INSIDE, rest[:n], A=below, B=below[: n - left])
            self.columns(rest, n - left, n)
        if self.kernels:  # unstack
            lower = np.tri(n, dtype=bool)
            a[lower] = stack[:n, :n][lower]

    def factor(self):
        a, block = self.a, self.block
        for j in range(0, self.n, block):
            width = min(block, self.n - j)
            after = j + width
            self.diagonal(a[j:after, j:after])
            panel = a[after:, j:after]
            if not panel.size:
                break
            # A is a copy, which a trace does not see either.
            scratch = panel.copy() if self.kernels else np.zeros_like(panel)
            self.product(PANEL, panel, False, A=scratch, B=self.stack[width : 2 * width, :width])
            for i in range(after, self.n, block):
                side = slice(i, min(i + block, self.n))
                rows = a[i:, j:after]
                self.product(TRAILING, a[i:, side], A=rows, B=a[side, j:after])
        return self.read


def edges(reach):
    graph = compile_module(MODULE.read_bytes(), "m.ll", reaches=read_reaches(reach, "f")).graph
    return {(e.source, e.target, e.operand) for e in graph.edges}


@pytest.mark.parametrize(("n", "block"), [(32, 8), (35, 8), (30, 10), (17, 6)])
def test_edges_are_what_a_run_reads(n, block):
    assert Run(n, block, True).factor() == edges(REACH)


def test_a_trace_does_not_see_that_kernels_fill():
    """So it names who wrote what is overwritten by then, as if kernels filled nothing."""
    seen, known = Run(32, 8, False).factor(), edges(REACH)
    assert seen - known == {(INSIDE, INSIDE, "C")}
    assert seen <= edges(REACH.replace("fills", "writes"))
