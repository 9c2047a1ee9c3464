"""Rows of a padded matrix, read one by one: a launch may show that they do not reach further."""

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from kernel_modules import BINARY, PTX, stub_of
from padded_programs import FUNCTIONS, Program
from row_programs import HEAD
from test_row_parts import graph_of

pytestmark = pytest.mark.skipif(
    not (shutil.which("clang-19") or shutil.which("clang")), reason="needs clang"
)
KERNELS = {
    "softens_rows": "float *, int, int",
    "softens_rows_in_turn": "float *, int, int, int",
}
MODEL = """
/* A language model. Its scores are rows of `words` numbers at a distance of `pitch`. Each step
   trains it, and then it writes a text: each word is chosen by the row of the word before. */
int cudaMemcpy(void *, const void *, size_t, int);
void exit(int) __attribute__((noreturn));
typedef struct { float *scores, *x, *w; float loss; int words, pitch; } Model;

#define APART static __attribute__((noinline)) void

APART forward(Model *m, const int *text, int rows, int train) {
  for (int i = 0; i < rows * m->pitch; i++) m->x[i] = text[i / m->pitch];
  cblas_sgemm(101, 111, 111, rows, m->pitch, m->pitch, 1, m->x, m->pitch, m->w, m->pitch, 0,
              m->scores, m->pitch);
  if (train) {
    SOFTEN
    m->loss = m->x[0];
  } else {
    m->loss = -1.0f;
  }
}

APART backward(Model *m, int rows) {
  if (m->loss == -1.0f) exit(1);
  cblas_sgemm(101, 111, 111, rows, m->pitch, m->pitch, 1, m->scores, m->pitch, m->w, m->pitch, 0,
              m->scores + rows * m->pitch, m->pitch);
}

static int sampled(const float *row, int n) {
  int best = 0;
  for (int i = 1; i < n; i++)
    if (row[i] > row[best]) best = i;
  return best;
}

int main(void) {
  const int rows = number(), steps = number(), length = number();
  Model m;
  m.words = number(), m.pitch = number();
  m.scores = malloc(8ul * rows * m.pitch);
  m.x = malloc(4ul * rows * m.pitch);
  m.w = malloc(4ul * m.pitch * m.pitch);
  int *text = malloc(4ul * rows), *given = malloc(4ul * rows);
  float *row = malloc(4ul * m.words);
  for (int step = 0; step < steps; step++) {
    const int train = choose();
    forward(&m, given, rows, train);
    backward(&m, rows);
    for (int i = 0; i < rows; i++) text[i] = 0;
    for (int t = 1; t < length; t++) {
      forward(&m, text, rows, 0);
      cudaMemcpy(row, m.scores + (t - 1) * m.pitch, m.words * 4ul, 2);
      text[t] = sampled(row, m.words);
    }
  }
  return 0;
}
"""
LAUNCH = "LAUNCH({grid}, 256, {stub}({arguments}));"
USUAL = "softens_rows", "rows", "m->scores, m->words, m->pitch"
TRUE = {(0, 0, "A"), (0, 1, "A")}
"""Scores decide the next word, and are what the gradient is made of."""
SPURIOUS = 1, 0, "A"
"""The gradient lies behind the scores: a row that ends there has been read too far."""


def edges(folder, level="-O1", launch=USUAL, changes=()):
    """The edges of the program with another launch, or with changes of its text."""
    text = MODEL
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    kernel, grid, arguments = launch
    soften = LAUNCH.format(grid=grid, stub=stub_of(kernel, PTX), arguments=arguments)
    stubs = [f"void {stub_of(name, PTX)}({types});\n" for name, types in KERNELS.items()]
    source = "".join((HEAD, *stubs, text.replace("SOFTEN", soften)))
    graph = graph_of(source, folder, level, BINARY)
    lines = sorted({site.line for site in graph.sites})
    at = {site.index: lines.index(site.line) for site in graph.sites}
    return {(at[e.source], at[e.target], e.operand) for e in graph.edges}


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_a_row_ends_before_the_next(level, tmp_path):
    assert edges(tmp_path, level) == TRUE


LAUNCHES = {
    "one block does all rows": ("softens_rows_in_turn", "1", "m->scores, rows, m->words, m->pitch"),
    "a single row": ("softens_rows", "1", "m->scores, m->words, m->pitch"),
    "parts of rows": ("softens_rows", "rows", "m->scores, m->words / 2, m->pitch"),
    "another distance": ("softens_rows", "rows", "m->scores, m->words, 2 * m->pitch"),
    "other words": ("softens_rows", "rows", "m->scores, choose(), m->pitch"),
    "one row less": ("softens_rows", "rows - 1", "m->scores, m->words, m->pitch"),
}


@pytest.mark.parametrize("launch", LAUNCHES)
def test_another_launch_shows_less(launch, tmp_path):
    assert SPURIOUS in edges(tmp_path, launch=LAUNCHES[launch])


STEP = "    const int train = choose();\n"
STORE = "      text[t] = sampled(row, m.words);\n"
ASKED = "  if (m->loss == -1.0f) exit(1);\n"
SOFTEN = "    SOFTEN\n"
CHANGES = {
    "no launch": (SOFTEN, ""),
    "launched under a condition": (SOFTEN, "    if (choose()) SOFTEN\n"),
    "nothing asks whether it was launched": (ASKED, ""),
    "another flag is asked": (ASKED, ASKED.replace("1.0", "2.0")),
    "it is asked the other way": (ASKED, ASKED.replace("==", "!=")),
    "the flag is set again": ("    backward(&m", "    m.loss = choose();\n    backward(&m"),
    "the flag is set behind": ("= -1.0f;\n  }", "= -1.0f;\n  }\n  if (choose()) m->loss = 0;"),
    "words change": (STEP, f"{STEP}    m.words = choose();\n"),
    "the distance changes": (STEP, f"{STEP}    if (m.pitch > 9) m.pitch = 9;\n"),
    "a longer text": ("*text = malloc(4ul * rows)", "*text = malloc(8ul * rows)"),
    "not all words are kept": (STORE, f"      if (t >= rows) text[0] = 1; else\n{STORE}"),
    "words are kept elsewhere": (STORE, STORE.replace("[t]", "[0]")),
    "kept in the place before": (STORE, STORE.replace("[t]", "[t - 1]")),
    "rows behind": ("(t - 1) * m.pitch, m", "(t + 1) * m.pitch, m"),
    "a number more": ("m.words * 4ul, 2", "m.words * 4ul + 4, 2"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_program_by_a_single_thing(change, tmp_path):
    assert SPURIOUS in edges(tmp_path, changes=[CHANGES[change]])


def test_a_product_between_a_copy_and_what_bounds_it(tmp_path):
    product = "cblas_sgemm(101, 111, 111, 1, 1, m.words, 1, row, m.words, m.w, 1, 0, m.w, 1);"
    found = edges(tmp_path, changes=[(STORE, f"      {product}\n{STORE}")])
    assert (1, 2, "A") in found


TEXT = MODEL[
    MODEL.index("    for (int i = 0; i < rows; i++) text[i] = 0;") : MODEL.index("  }\n  return 0;")
]
WORDS_OF_EACH_STEP = [
    (TEXT, ""),
    (STEP, f"    const int words = number();\n{TEXT}{STEP}"),
    ("rows, int train) {", "rows, int words, int train) {"),
    ("rows, train);", "rows, words, train);"),
    ("rows, 0);", "rows, words, 0);"),
    ("m.words * 4ul", "words * 4ul"),
]


@pytest.mark.parametrize("place", ["forward(&m, given, rows, train)", "backward(&m, rows)"])
def test_the_flag_is_set_between_by_another_function(place, tmp_path):
    body = "for (int i = choose(); i > 0; i--) m->loss = choose();"
    reset = f"APART reset(Model *m) {{ {body} }}\n\nstatic int sampled"
    changes = [("static int sampled", reset), (f"    {place};", f"    reset(&m);\n    {place};")]
    found = edges(tmp_path, changes=changes)
    assert (SPURIOUS in found) == place.startswith("backward")


def test_words_of_each_step(tmp_path):
    launch = "softens_rows", "rows", "m->scores, words, m->pitch"
    assert SPURIOUS in edges(tmp_path, launch=launch, changes=WORDS_OF_EACH_STEP)


def check(seed, levels, folder):
    """Compare what is found in a random program with runs of it."""
    program = Program(seed)
    true = program.edges(seed)
    found = set()
    for level in levels:
        graph = graph_of(program.source(), folder, level, BINARY)
        at = {site.index: FUNCTIONS.index(site.function) for site in graph.sites}
        found = {(at[e.source], at[e.target], e.operand) for e in graph.edges}
        assert true <= found, (seed, level, true - found)
    return len(true), len(found)


@pytest.mark.parametrize("seed", range(4))
def test_no_edge_is_missing(seed, tmp_path):
    assert sum(check(10 * seed + i, [("-O0", "-O1", "-O2")[i % 3]], tmp_path)[0] for i in range(8))


@pytest.mark.slow
def test_no_edge_is_missing_in_hundreds_of_programs(tmp_path):
    for seed in range(1000, 1400):
        check(seed, ("-O0", "-O2"), tmp_path)
