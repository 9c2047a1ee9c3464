"""Parts of rows that kernels keep apart: gates of a network, or Q, K and V, with their biases."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

sys.path.insert(0, str(Path(__file__).parent))
from kernel_modules import stub_of
from row_programs import BINARY, HEAD, KERNELS, POINT, PTX, Program

CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang")
SIZES = ((2, 2, 2), (3, 2, 3), (2, 3, 1), (1, 4, 2), (3, 1, 2))

GATES = """
/* Three gates of a recurrent layer side by side, as in cuDNN and PyTorch, with one bias. */
int main(void) {
  const int rows = number(), width = number(), layers = number();
  const size_t sizes[] = {(size_t)layers * 3 * width, (size_t)layers * 3 * width, 0};
  const int all = sizes[0] + sizes[1] + sizes[2];
  static Net net, grads;
  float *parameters = point(&net, sizes), *gradients = point(&grads, sizes);
  float *w = malloc(4ul * width * width), *out = malloc(4ul * rows * width);
  float *raw = malloc(4ul * rows * 3 * width), *gates = malloc(4ul * rows * 3 * width);
  float *draw = malloc(4ul * rows * 3 * width);
  float *reset = malloc(4ul * rows * width), *update = malloc(4ul * rows * width);
  float *fresh = malloc(4ul * rows * width);
  for (int step = number(); step > 0; step--) {
    for (int l = 0; l < layers; l++) {
      memset(raw, 0, 4ul * rows * 3 * width);
      ADD(gates, raw, net.p + l * 3 * width)
      SPLIT(reset, update, fresh, gates)
      PRODUCT(reset, width, out, width)
      PRODUCT(update, width, out, width)
      PRODUCT(fresh, width, out, width)
    }
    memset(gradients, 0, 4ul * all);
    for (int l = layers - 1; l >= 0; l--) {
      PRODUCT(w, width, draw, 3 * width)
      PRODUCT(w, width, draw + width, 3 * width)
      PRODUCT(w, width, draw + 2 * width, 3 * width)
      SUM(grads.p + l * 3 * width, draw)
    }
    STEP(parameters, gradients, all)
  }
  return 0;
}
"""
STATEMENTS = {
    "ADD": ("y, x, b", "adds_bias", "rows * 3 * width", "y, x, b, rows, 3 * width"),
    "SPLIT": ("a, b, c, x", "splits", "rows * width", "a, b, c, x, rows, width"),
    "SUM": ("s, x", "sums_columns", "3 * width * 8", "s, x, rows, 3 * width"),
    "STEP": ("p, g, n", "steps", "n", "p, g, n"),
}
PRODUCT = (
    "#define PRODUCT(a, lda, c, ldc) cblas_sgemm(101, 111, 111, rows, width, width, 1, a, lda,"
    " w, width, 0, c, ldc);\n"
)
GATE = {(3, 0, "A"), (4, 1, "A"), (5, 2, "A")}
"""The products that make the gradient of each gate, and that which reads the gate."""
EVERY = {(source, target, "A") for source in (3, 4, 5) for target in (0, 1, 2)}


def clang(source, folder, level):
    text, ir = folder / "program.c", folder / "program.ll"
    text.write_text(source)
    line = [CLANG, "-w", "-g", level, "-S", "-emit-llvm", str(text), "-o", str(ir)]
    subprocess.run(line, check=True)
    return ir.read_text()


def graph_of(source, folder, level, binary=BINARY):
    return compile_module(f"{clang(source, folder, level)}\n{binary}\n".encode(), "m.ll").graph


def gates(folder, level="-O1", changes=(), **kernels):
    """The edges of the program with other kernels, or with changes of its text."""
    text = GATES
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    macros = [PRODUCT]
    for name, (parameters, usual, threads, arguments) in STATEMENTS.items():
        kernel = kernels.get(usual, usual)
        block = KERNELS[kernel][1]
        grid = f"({threads} + {int(block) - 1}) / {block}"
        macros.append(
            f"#define {name}({parameters}) "
            f"LAUNCH({grid}, {block}, {stub_of(kernel, PTX)}({arguments}));\n"
        )
    stubs = [f"void {stub_of(name, PTX)}({types});\n" for name, (types, _) in KERNELS.items()]
    graph = graph_of("".join((HEAD, POINT, *stubs, *macros, text)), folder, level)
    return {(e.source, e.target, e.operand) for e in graph.edges}


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_each_gate_reaches_itself_only(level, tmp_path):
    assert gates(tmp_path, level) == GATE


@pytest.mark.parametrize(
    ("usual", "kernel", "edge"),
    [
        ("sums_columns", "sums_diagonals", (4, 0, "A")),
        ("sums_columns", "sums_neighbours", (4, 0, "A")),
        ("sums_columns", "sums_across_a_warp", (4, 0, "A")),
        ("adds_bias", "adds_next_bias", (4, 0, "A")),
        ("adds_bias", "adds_chosen_bias", (5, 0, "A")),
        ("adds_bias", "adds_if_bias", (5, 0, "A")),
        ("adds_bias", "adds_bias_of_row", (4, 0, "A")),
        ("steps", "steps_back", (5, 0, "A")),
        ("splits", "splits_and_adds", (3, 1, "A")),
    ],
)
def test_a_kernel_that_moves_elements_to_another_gate(usual, kernel, edge, tmp_path):
    assert edge in gates(tmp_path, **{usual: kernel})


CHANGES = {
    "a part starts in another": ("draw + width,", "draw + width - 1,", (4, 0, "A")),
    "a part ends in another": ("draw + 2 * width,", "draw + 2 * width - 1,", (5, 1, "A")),
    "vectors overlap": ("grads.p + l * 3 * width", "grads.p + l * 2 * width", (4, 0, "A")),
    "others are split off": ("fresh, gates)", "fresh, gates + width)", (4, 0, "A")),
    "it is split in place": ("SPLIT(reset,", "SPLIT(gates,", (3, 1, "A")),
    "a bias from another place": (
        "net.p + l * 3 * width",
        "net.p + l * 3 * width + 1",
        (4, 0, "A"),
    ),
    "steps of others": ("gradients, all)", "gradients + 1, all - 1)", (4, 0, "A")),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_program_by_a_single_thing(change, tmp_path):
    old, new, edge = CHANGES[change]
    assert edge in gates(tmp_path, changes=[(old, new)])


def check(seed, levels, folder):
    """Compare what is found in a random program with runs of it."""
    program = Program(seed)
    true = set()
    for number, sizes in enumerate(SIZES):
        for again in range(2):
            true |= program.run(*sizes, seed * 100 + number * 10 + again)
    for level in levels:
        graph = graph_of(program.source(), folder, level)
        lines = sorted({site.line for site in graph.sites})  # copies of a call count as one
        at = {site.index: lines.index(site.line) for site in graph.sites}
        found = {(at[e.source], at[e.target], e.operand) for e in graph.edges}
        assert true <= found, (seed, level, true - found)
    return len(true)


@pytest.mark.parametrize("seed", range(4))
def test_no_edge_is_missing(seed, tmp_path):
    assert sum(check(10 * seed + i, [("-O0", "-O1", "-O2")[i % 3]], tmp_path) for i in range(4))


@pytest.mark.slow
def test_no_edge_is_missing_in_hundreds_of_programs(tmp_path):
    for seed in range(1000, 1400):
        check(seed, ("-O0", "-O2"), tmp_path)
