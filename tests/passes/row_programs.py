"""Random programs on matrices whose rows have three parts: gates, or Q, K and V, with biases.

Each program is C for the pass, with launches of the kernels of columns.cu, and runs here: a value
is the set of products that have gone into it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
from kernel_modules import binary_of, stub_of

PTX = (Path(__file__).parent / "columns" / "columns.ptx").read_bytes()
BINARY = binary_of(PTX)
MATRICES, PIECES, VECTORS = ("x", "y", "z"), ("a", "b", "c"), ("p", "g", "q")
HEAD = """#include <stdlib.h>
#include <string.h>
int number(void), choose(void);
void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int, float,
                 float *, int);
int __cudaPushCallConfiguration(long, int, long, int, long, void *);
#define LAUNCH(grid, block, call) \\
  if (!__cudaPushCallConfiguration((unsigned)(grid) | 1l << 32, 1, block | 1l << 32, 1, 0, 0)) call
"""
POINT = """typedef struct { float *p, *q, *o; } Net;
static float *point(Net *net, const size_t *sizes) {
  size_t all = 0;
  for (int i = 0; i < 3; i++) all += sizes[i];
  float *at = malloc(all * 4), *first = at;
  float **members[] = {&net->p, &net->q, &net->o};
  for (int i = 0; i < 3; i++) { *members[i] = at; at += sizes[i]; }
  return first;
}
"""
KERNELS: dict[str, tuple[str, str]] = {
    **dict.fromkeys(
        ("sums_columns", "sums_diagonals", "sums_neighbours"),
        ("float *s, const float *x, int n, int m", "64"),
    ),
    "sums_across_a_warp": ("float *s, const float *x, int n, int m", "64"),
    **dict.fromkeys(
        ("adds_bias", "adds_next_bias", "adds_chosen_bias", "adds_if_bias", "adds_bias_of_row"),
        ("float *y, const float *x, const float *b, int n, int m", "256"),
    ),
    **dict.fromkeys(("steps", "steps_back"), ("float *p, const float *g, int n", "256")),
    **dict.fromkeys(
        ("splits", "splits_and_adds"),
        ("float *a, float *b, float *c, const float *x, int n, int h", "256"),
    ),
    **dict.fromkeys(
        ("joins", "joins_if"),
        ("float *x, const float *a, const float *b, const float *c, int n, int h", "256"),
    ),
    "turns": ("float *y, const float *x, int n, int h", "256"),
}


class Outside(Exception):
    """A program accesses what is not there."""


class Machine:
    """Runs a program for one choice of sizes."""

    def __init__(self, n: int, h: int, layers: int, seed: int, apart: bool) -> None:
        self.n, self.h, self.layers = n, h, layers
        self.chance = random.Random(seed)
        self.edges: set[tuple[int, int, str]] = set()
        self.memory = {name: np.zeros(n * 3 * h, np.uint64) for name in MATRICES}
        self.memory |= {name: np.zeros(n * h, np.uint64) for name in PIECES}
        size = layers * 3 * h
        if apart:
            self.memory |= {name: np.zeros(size, np.uint64) for name in VECTORS}
        else:
            self.nets = [np.zeros(2 * size + layers * h, np.uint64) for _ in range(2)]
            first, second = self.nets
            self.memory |= {"p": first[:size], "q": first[size : 2 * size], "g": second[:size]}

    def part(self, name: str, start: int, rows: int, columns: int, leading: int) -> np.ndarray:
        """A block of a buffer, as indexes."""
        index = start + np.arange(rows)[:, None] * leading + np.arange(columns)
        if index.size and (index.min() < 0 or index.max() >= len(self.memory[name])):
            raise Outside
        return index

    def read(self, site: int, operand: str, values: np.ndarray) -> None:
        """Note what a product reads."""
        bits = int(np.bitwise_or.reduce(values.reshape(-1), initial=0))
        self.edges |= {(one, site, operand) for one in range(64) if bits >> one & 1}


Step = tuple[list[str], Callable[[Machine, int], None]]
"""Lines of C, in which `l` is the layer, and what they do."""


class Program:
    """A random program; `lines` are its C, `run` the edges of a run."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.apart = self.chance.random() < 0.5
        self.exact = self.chance.random() < 0.6
        self.sites = 0
        self.blocks: list[tuple[str, list[Step]]] = []
        for _ in range(self.chance.randint(3, 6)):
            kind = self.chance.choice(("", "", "layers", "layers", "down", "if"))
            steps = [self.step(kind) for _ in range(self.chance.randint(1, 5))]
            self.blocks.append((kind, steps))

    def step(self, kind: str) -> Step:
        """One statement."""
        c = self.chance
        inside = kind in ("layers", "down")
        layer = "l" if inside and c.random() < 0.85 else "0"
        made = c.choice(
            (
                self.product,
                self.product,
                self.of_vector,
                self.sums,
                self.sums,
                self.adds,
                self.adds,
                self.step_on,
                self.step_on,
                self.splits,
                self.joins,
                self.turns,
                self.clears,
            )
        )
        return made(layer)

    def kernel(self, *names: str) -> str:
        """The kernel that keeps columns apart, which comes first, or another one."""
        return (
            names[0] if self.exact or self.chance.random() < 0.7 else self.chance.choice(names[1:])
        )

    def matrix(self) -> tuple[str, str, Callable[[Machine], tuple[str, int, int]]]:
        """A block of `n` rows and `h` columns: its address, leading dimension, and place."""
        c = self.chance
        if c.random() < 0.35:
            name = c.choice(PIECES)
            return name, "h", lambda m: (name, 0, m.h)
        name, part = c.choice(MATRICES), c.randrange(3)
        more = 1 if not self.exact and part < 2 and c.random() < 0.2 else 0
        text = f"{name} + {part} * h + {more}"
        return text, "3 * h", lambda m: (name, part * m.h + more, 3 * m.h)

    def product(self, layer: str) -> Step:
        """A product of a block, into another one."""
        site, beta = self.sites, self.chance.choice((0, 0, 1))
        self.sites += 1
        (source, lda, at), (target, ldc, to) = self.matrix(), self.matrix()
        text = (
            f"cblas_sgemm(101, 111, 111, n, h, h, 1.0f, {source}, {lda}, w, h, {beta}.0f, "
            f"{target}, {ldc});"
        )

        def run(m: Machine, _: int) -> None:
            (a, start, leading), (c, first, pitch) = at(m), to(m)
            m.read(site, "A", m.memory[a][m.part(a, start, m.n, m.h, leading)])
            index = m.part(c, first, m.n, m.h, pitch)
            if beta:
                m.read(site, "C", m.memory[c][index])
            m.memory[c][index] = 1 << site

        return [text], run

    def of_vector(self, layer: str) -> Step:
        """A product of part of a vector."""
        site, part, name = self.sites, self.chance.randrange(3), self.chance.choice(VECTORS)
        self.sites += 1
        target, ldc, to = self.matrix()
        text = (
            f"cblas_sgemm(101, 111, 111, 1, h, h, 1.0f, {name} + {layer} * 3 * h + {part} * h, h,"
            f" w, h, 0.0f, {target}, {ldc});"
        )

        def run(m: Machine, at_layer: int) -> None:
            where = (at_layer if layer == "l" else 0) * 3 * m.h + part * m.h
            m.read(site, "A", m.memory[name][m.part(name, where, 1, m.h, m.h)])
            c, first, pitch = to(m)
            m.memory[c][m.part(c, first, 1, m.h, pitch)] = 1 << site

        return [text], run

    def sums(self, layer: str) -> Step:
        """A vector, with the sums of columns added."""
        name, vector, matrix = (
            self.kernel("sums_columns", "sums_diagonals", "sums_neighbours", "sums_across_a_warp"),
            self.chance.choice(VECTORS),
            self.chance.choice(MATRICES),
        )
        text = launch(
            name,
            "(3 * h + 31) / 32" if name != "sums_across_a_warp" else "(3 * h + 63) / 64",
            f"{vector} + {layer} * 3 * h, {matrix}, n, 3 * h",
        )

        def run(m: Machine, at_layer: int) -> None:
            first = (at_layer if layer == "l" else 0) * 3 * m.h
            total = _summed(name, m.memory[matrix].reshape(m.n, 3 * m.h))
            m.memory[vector][first : first + 3 * m.h] |= total

        return [text], run

    def adds(self, layer: str) -> Step:
        """A matrix and a bias."""
        name = self.kernel(
            "adds_bias", "adds_next_bias", "adds_chosen_bias", "adds_if_bias", "adds_bias_of_row"
        )
        y, x = self.chance.choice(MATRICES), self.chance.choice(MATRICES)
        vector = self.chance.choice(VECTORS)
        text = launch(
            name, "(n * 3 * h + 255) / 256", f"{y}, {x}, {vector} + {layer} * 3 * h, n, 3 * h"
        )

        def run(m: Machine, at_layer: int) -> None:
            first, w = (at_layer if layer == "l" else 0) * 3 * m.h, 3 * m.h
            bias = m.memory[vector][first : first + w]
            if name == "adds_bias_of_row":
                if m.n > len(m.memory[vector]) - first:
                    raise Outside
                added = m.memory[vector][first : first + m.n][:, None]
            else:
                added = {
                    "adds_bias": bias,
                    "adds_next_bias": np.roll(bias, -1),
                    "adds_chosen_bias": bias[::-1],
                    "adds_if_bias": bias[::-1],
                }[name]
            m.memory[y][:] = (m.memory[x].reshape(m.n, w) | added).reshape(-1)

        return [text], run

    def step_on(self, layer: str) -> Step:
        """An optimiser's step."""
        name = self.kernel("steps", "steps_back")
        if not self.apart and self.chance.random() < 0.6:
            text = launch(name, "(all + 255) / 256", "parameters, gradients, all")

            def whole(m: Machine, _: int) -> None:
                m.nets[0][:] |= m.nets[1] if name == "steps" else m.nets[1][::-1]

            return [text], whole
        first, second = self.chance.sample(VECTORS, 2)
        text = launch(name, "(L * 3 * h + 255) / 256", f"{first}, {second}, L * 3 * h")

        def run(m: Machine, _: int) -> None:
            values = m.memory[second]
            m.memory[first][:] |= values if name == "steps" else values[::-1]

        return [text], run

    def splits(self, layer: str) -> Step:
        """Parts of rows, each into a matrix of its own."""
        name, x = self.kernel("splits", "splits_and_adds"), self.chance.choice(MATRICES)
        order = self.chance.sample(PIECES, 3)
        text = launch(name, "(n * h + 255) / 256", f"{', '.join(order)}, {x}, n, h")

        def run(m: Machine, _: int) -> None:
            rows = m.memory[x].reshape(m.n, 3, m.h).copy()
            if name != "splits":
                rows[:, 1] |= rows[:, 0]
            for part, one in enumerate(order):
                m.memory[one][:] = rows[:, part].reshape(-1)

        return [text], run

    def joins(self, layer: str) -> Step:
        """Matrices side by side."""
        name, x = self.kernel("joins", "joins_if"), self.chance.choice(MATRICES)
        order = self.chance.sample(PIECES, 3) if self.chance.random() < 0.8 else ["a", "a", "b"]
        text = launch(name, "(n * h + 255) / 256", f"{x}, {', '.join(order)}, n, h")

        def run(m: Machine, _: int) -> None:
            rows = m.memory[x].reshape(m.n, 3, m.h)
            parts = [m.memory[one].reshape(m.n, m.h) for one in order]
            keep = rows[:, 1] | parts[0]
            rows[:, 0], rows[:, 1], rows[:, 2] = parts
            if name != "joins":
                rows[:, 1] |= keep

        return [text], run

    def turns(self, layer: str) -> Step:
        """Parts of rows that change places."""
        y, x = self.chance.sample(MATRICES, 2)
        text = launch("turns", "(n * h + 255) / 256", f"{y}, {x}, n, h")

        def run(m: Machine, _: int) -> None:
            rows = m.memory[x].reshape(m.n, 3, m.h)
            m.memory[y][:] = np.roll(rows, -1, axis=1).reshape(-1)

        return [text], run

    def clears(self, layer: str) -> Step:
        """Zeros in a buffer, or in a part of it."""
        name = self.chance.choice((*MATRICES, *PIECES, *VECTORS))
        size = {"M": "n * 3 * h", "P": "n * h"}.get(
            "M" if name in MATRICES else "P" if name in PIECES else "", "L * 3 * h"
        )
        part = name in VECTORS and self.chance.random() < 0.3
        text = f"memset({name}, 0, 4ul * {'h' if part else size});"

        def run(m: Machine, _: int) -> None:
            m.memory[name][: m.h if part else None] = 0

        return [text], run

    def source(self) -> str:
        """The program in C."""
        body: list[str] = []
        for kind, steps in self.blocks:
            opening = {
                "layers": "for (int l = 0; l < L; l++) {",
                "down": "for (int l = L - 1; l >= 0; l--) {",
                "if": "if (choose()) {",
            }.get(kind, "{")
            body += [opening, *(line for lines, _ in steps for line in lines), "}"]
        stubs = "\n".join(
            f"void {stub_of(name, PTX)}({types});" for name, (types, _) in KERNELS.items()
        )
        made = [f"float *{name} = calloc(n * 3 * h, 4);" for name in MATRICES]
        made += [f"float *{name} = calloc(n * h, 4);" for name in PIECES]
        if self.apart:
            made += [f"float *{name} = calloc(L * 3 * h, 4);" for name in VECTORS]
        else:
            made += [
                "const size_t sizes[] = {(size_t)L * 3 * h, (size_t)L * 3 * h, (size_t)L * h};",
                "const int all = sizes[0] + sizes[1] + sizes[2];",
                "static Net net, grads;",
                "float *parameters = point(&net, sizes), *gradients = point(&grads, sizes);",
                "float *p = net.p, *q = net.q, *g = grads.p;",
            ]
        lines = [
            HEAD,
            POINT,
            stubs,
            "int main(void) {",
            "const int n = number(), h = number(), L = number();",
            "float *w = calloc(h * h, 4);",
            *made,
            "for (int s = number(); s > 0; s--) {",
            *body,
            "}",
            "return 0;",
            "}",
        ]
        return "\n".join(lines) + "\n"

    def run(self, n: int, h: int, layers: int, seed: int) -> set[tuple[int, int, str]]:
        """The edges of a run; none if it accesses what is not there."""
        m = Machine(n, h, layers, seed, self.apart)
        try:
            for _ in range(4):
                for kind, steps in self.blocks:
                    if kind == "if" and m.chance.random() < 0.5:
                        continue
                    for layer in {"layers": range(layers), "down": range(layers - 1, -1, -1)}.get(
                        kind, [0]
                    ):
                        for _, step in steps:
                            step(m, layer)
        except Outside:
            return set()
        return m.edges


def _summed(name: str, rows: np.ndarray) -> np.ndarray:
    """What a kernel adds to each sum; the rows of two warps take turns."""
    own = np.bitwise_or.reduce(rows, axis=0)
    after, before = np.append(own[1:], np.uint64(0)), np.append(np.uint64(0), own[:-1])
    match name:
        case "sums_neighbours":
            return after
        case "sums_diagonals":
            first = np.bitwise_or.reduce(rows[::2], axis=0)
            second = np.bitwise_or.reduce(rows[1::2], axis=0, initial=np.uint64(0))
            return first | np.append(np.uint64(0), second[:-1])
        case "sums_across_a_warp":
            even = np.arange(len(own)) % 2 == 0
            return own | np.where(even, after, before)
        case _:
            return own


def launch(name: str, grid: str, arguments: str) -> str:
    """The launch of a kernel in C."""
    return f"LAUNCH({grid}, {KERNELS[name][1]}, {stub_of(name, PTX)}({arguments}));"
