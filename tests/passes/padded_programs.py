"""Random programs that read rows of a padded matrix, and launch kernels on its rows, or do not.

Each program is C for the pass, and runs here: a value is the set of products that have gone into
it. A run ends where it accesses memory out of bounds, or where a launch writes an element twice.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np
from kernel_modules import PTX, stub_of
from row_programs import HEAD

SIZES = [
    (rows, words, pitch, length)
    for rows in (1, 2, 3)
    for words, pitch in ((1, 1), (2, 3), (3, 2), (4, 1), (2, 2))
    for length in (1, 2, 3, 5)
]
TURNS = 3
TOP = """int cudaMemcpy(void *, const void *, size_t, int);
void exit(int) __attribute__((noreturn));
#define APART static __attribute__((noinline)) void
typedef struct {{ float *scores, *x, *w, *row, loss; int rows, words, pitch, *text; }} Model;
void {stub}(float *, int, int);
static int sampled(const float *row, int n) {{
  int best = 0;
  for (int i = 1; i < n; i++)
    if (row[i] > row[best]) best = i;
  return best;
}}
#define PRODUCT(a, c) cblas_sgemm(101, 111, 111, m->rows, m->pitch, m->pitch, 1, a, m->pitch, \\
                                  m->w, m->pitch, 0, c, m->pitch);
#define SOFTEN(grid, words) LAUNCH(grid, 256, {stub}(m->scores, words, m->pitch));
#define READ(first) cudaMemcpy(m->row, m->scores + (first) * m->pitch, m->words * 4ul, 2);
"""
MAIN = """int main(void) {{
  const int p = number(), length = number();
  Model model, *m = &model;
  m->rows = number(), m->words = number(), m->pitch = number(), m->loss = {loss};
  m->scores = malloc({cells}ul * m->rows * m->pitch * 4), m->x = malloc(4ul * m->rows * m->pitch);
  m->w = malloc(4ul * m->pitch * m->pitch), m->row = malloc(4ul * m->words);
  m->text = malloc(4ul * ({extent}));
  for (int i = 0; i < m->rows; i++) m->text[i] = 0;
  for (int turn = 0; turn < {turns}; turn++) {{
{body}
  }}
  return 0;
}}
"""
CELLS = 3
FUNCTIONS = ("forward0", "forward1", "backward", "main")
"""Where the products are, by their numbers."""


class End(Exception):
    """A run that is not valid any further, or has ended."""


class Forward(NamedTuple):
    """A product fills the first rows; then a launch, or not. The flag says so, or not."""

    launch: str  # "", "always", "p", "train", "choose"
    grid: str
    words: str
    set_first: str
    set_else: str


class Backward(NamedTuple):
    """A product reads the first rows and writes others; before it, a flag is asked, or not."""

    flag: str
    start: str


class Text(NamedTuple):
    """A loop that in each iteration reads a row, chooses a word by it, and keeps that."""

    forward: int | None
    first: str
    keep: str
    between: str


class Step(NamedTuple):
    """What happens in an iteration, under a condition."""

    condition: str
    kind: str
    number: int = 0
    train: str = "1"
    text: Text | None = None


class Program:
    """A random program; `source` is its C, `edges` what runs of it show."""

    def __init__(self, seed: int) -> None:
        c = self.chance = random.Random(seed)
        self.usual = c.choice((0.8, 0.9, 0.95))
        self.extent = self._pick("rows", "rows + 1", "2 * rows", "length")
        self.start = c.choice(("-1.0f", "0.0f"))
        self.forwards = [self._forward() for _ in range(2)]
        flag = self._pick("-1.0f", "", "-2.0f")
        start = self._pick("rows * pitch", "(rows - 1) * pitch", "2 * rows * pitch")
        self.backward = Backward(flag, start)
        self.steps = [Step(self._condition(), "forward", 0, self._pick("1", "0", "p", "choose()"))]
        self.steps += [Step(self._condition(), "backward"), self._writing()]
        if c.random() > self.usual:
            c.shuffle(self.steps)
        for _ in range(c.choice((0, 1, 2))):
            self.steps.insert(c.randint(0, len(self.steps)), self._step())

    def _pick(self, usual: str, *others: str) -> str:
        """What makes the rows end where they are taken to, or often else another thing."""
        return usual if self.chance.random() < self.usual else self.chance.choice(others)

    def _condition(self) -> str:
        return self._pick("", "p", "choose()", "turn")

    def _forward(self) -> Forward:
        launch = self._pick(self.chance.choice(("always", "train")), "", "p", "choose()")
        grid = self._pick("rows", "rows - 1", "1")
        words = self._pick("words", "words / 2")
        first, other = self._pick("0.0f", "-1.0f", ""), self._pick("-1.0f", "0.0f", "")
        return Forward(launch, grid, words, first, other)

    def _step(self) -> Step:
        c = self.chance
        kind = self._pick("forward", "words", "loss", "backward")
        return Step(self._condition(), kind, c.randrange(2), c.choice(("1", "0", "p", "choose()")))

    def _writing(self) -> Step:
        keep = self._pick("t", "t - 1", "t + 1", "0", "if", "before")
        first = self._pick("t - 1", "t", "0")
        between = self._pick("", "break", "forward", "continue")
        text = Text(self.chance.choice((0, 1, 1, None)), first, keep, between)
        return Step(self._condition(), "text", text=text)

    def source(self) -> str:
        """The program in C."""
        parts = [HEAD, TOP.format(stub=stub_of("softens_rows", PTX))]
        parts += [_forward_of(n, one) for n, one in enumerate(self.forwards)]
        ask = f"  if (m->loss == {self.backward.flag}) exit(1);\n" if self.backward.flag else ""
        start = _of_model(self.backward.start)
        parts.append(
            f"APART backward(Model *m) {{\n{ask}  PRODUCT(m->scores, m->scores + {start})\n}}\n"
        )
        body = "\n".join(f"    {_line(step)}" for step in self.steps)
        extent = _of_model(self.extent)
        parts.append(
            MAIN.format(loss=self.start, cells=CELLS, extent=extent, turns=TURNS, body=body)
        )
        return "".join(parts)

    def edges(self, seed: int) -> set[tuple[int, int, str]]:
        """The edges of runs with all sizes; sites by the order of their lines."""
        found: set[tuple[int, int, str]] = set()
        for number, sizes in enumerate(SIZES):
            for p in (0, 1):
                run = Run(self, sizes, p, random.Random(1000 * seed + 2 * number + p))
                run.all()
                found |= run.edges
        return found


def _of_model(text: str) -> str:
    for name in ("rows", "pitch", "words"):
        text = text.replace(name, f"m->{name}")
    return text


def _forward_of(number: int, one: Forward) -> str:
    name = {"always": "1", "": "0"}.get(one.launch, one.launch)
    lines = [f"APART forward{number}(Model *m, int p, int train) {{"]
    lines += ["  for (int i = 0; i < m->rows * m->pitch; i++) m->x[i] = m->text[i / m->pitch];"]
    lines += ["  PRODUCT(m->x, m->scores)"]
    soften = f"SOFTEN({_of_model(one.grid)}, {_of_model(one.words)})" if one.launch else ""
    first = f"m->loss = {one.set_first};" if one.set_first else ""
    other = f" else {{ m->loss = {one.set_else}; }}" if one.set_else else ""
    lines += [f"  if ({name}) {{ {soften} {first} }}{other}", "}", ""]
    return "\n".join(lines)


def _line(step: Step) -> str:
    head = f"if ({step.condition}) " if step.condition else ""
    if step.text is not None:
        return f"{head}{_text(step.text)}"
    return (
        head
        + {
            "forward": f"forward{step.number}(m, p, {step.train});",
            "backward": "backward(m);",
            "words": "m->words = number();" if step.number else ";",
            "loss": "m->loss = number();" if step.number else "m->loss = -1.0f;",
        }[step.kind]
    )


def _text(text: Text) -> str:
    forward = "" if text.forward is None else f"forward{text.forward}(m, p, 0); "
    word = "sampled(m->row, m->words)"
    keep = f"m->text[{text.keep}] = {word};"
    if text.keep == "if":
        keep = f"if (t < m->rows) m->text[t] = {word}; else m->text[0] = {word};"
    before = ""
    if text.keep == "before":
        before, keep = "m->text[t] = 0; ", f"m->text[0] = {word};"
    between = {
        "": "", "break": "if (choose()) break; ", "continue": "if (choose()) continue; ",
        "forward": "m->x[0] = m->row[0]; PRODUCT(m->x, m->x) ",
    }[text.between]  # fmt: skip
    body = f"{forward}{before}READ({text.first}) {between}{keep}"
    return f"for (int t = 1; t < length; t++) {{ {body} }}"


class Run:
    """One run of a program, with some sizes."""

    def __init__(
        self, program: Program, sizes: tuple[int, int, int, int], p: int, chance: random.Random
    ) -> None:
        self.program, self.p, self.chance = program, p, chance
        self.rows, self.words, self.pitch, self.length = sizes
        cells = self.rows * self.pitch
        self.scores, self.x = np.zeros(CELLS * cells, np.uint64), np.zeros(cells, np.uint64)
        self.row = np.zeros(self.words, np.uint64)
        self.text = np.zeros(max(self.value(program.extent), 0), np.uint64)
        self.loss = program.start
        self.edges: set[tuple[int, int, str]] = set()

    def value(self, text: str, t: int = 0) -> int:
        names = {"rows": self.rows, "words": self.words, "pitch": self.pitch, "t": t}
        return int(eval(text.replace("/", "//"), {**names, "length": self.length}))

    def holds(self, condition: str, turn: int = 1, train: int = 0) -> bool:
        if condition == "choose()":
            return self.chance.random() < 0.5
        known = {"": 1, "0": 0, "1": 1, "always": 1, "p": self.p, "turn": turn, "train": train}
        return bool(known[condition])

    def all(self) -> None:
        try:
            self.at(self.text, self.rows - 1)
            for turn in range(TURNS):
                for step in self.program.steps:
                    if self.holds(step.condition, turn):
                        self.step(step)
        except End:
            pass

    def at(self, memory: np.ndarray, index: int) -> int:
        if not 0 <= index < len(memory):
            raise End
        return index

    def product(self, site: int, a: np.ndarray, c: np.ndarray) -> None:
        bits = int(np.bitwise_or.reduce(a, initial=0))
        self.edges |= {(one, site, "A") for one in range(8) if bits >> one & 1}
        c[:] = 1 << site

    def step(self, step: Step) -> None:
        if step.text is not None:
            self.write(step.text)
        elif step.kind == "forward":
            self.forward(step.number, int(self.holds(step.train)))
        elif step.kind == "backward":
            self.backward()
        elif step.kind == "words" and step.number:
            self.words = self.chance.randint(1, 4)
        elif step.kind == "loss":
            self.loss = self.chance.choice(("-1.0f", "0.0f", "-2.0f")) if step.number else "-1.0f"

    def forward(self, number: int, train: int) -> None:
        one, cells = self.program.forwards[number], self.rows * self.pitch
        self.at(self.text, self.rows - 1)
        self.x[:] = np.repeat(self.text[: self.rows], self.pitch)
        self.product(number, self.x, self.scores[:cells])
        if one.launch and self.holds(one.launch, train=train):
            self.soften(self.value(one.grid), self.value(one.words), one.grid != "1")
            self.loss = one.set_first or self.loss
        else:
            self.loss = one.set_else or self.loss

    def soften(self, grid: int, words: int, several: bool) -> None:
        if grid < 1 or (several and words > self.pitch):
            raise End  # the rows are taken to be no longer than the distance to the next
        self.at(self.scores, (grid - 1) * self.pitch + words - 1)

    def backward(self) -> None:
        ask, cells = self.program.backward.flag, self.rows * self.pitch
        if ask and self.loss == ask:
            raise End
        start = self.value(self.program.backward.start)
        self.product(2, self.scores[:cells].copy(), self.scores[start : start + cells])

    def write(self, text: Text) -> None:
        for t in range(1, self.length):
            if text.forward is not None:
                self.forward(text.forward, 0)
            if text.keep == "before":
                self.text[self.at(self.text, t)] = 0
            first = self.value(text.first, t) * self.pitch
            self.at(self.row, self.words - 1)
            self.at(self.scores, first + self.words - 1)
            self.row[: self.words] = self.scores[first : first + self.words]
            if text.between in ("break", "continue") and self.holds("choose()"):
                if text.between == "break":
                    return
                continue
            if text.between == "forward":
                self.x[0] = self.row[0]
                self.product(3, self.x.copy(), self.x)
            word = np.bitwise_or.reduce(self.row[: self.words])
            keep = {"before": "0", "if": "t" if t < self.rows else "0"}.get(text.keep, text.keep)
            self.text[self.at(self.text, self.value(keep, t))] = word
