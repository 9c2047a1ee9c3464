"""Random C programs on the heads of an attention, tiles of a matrix that loops in loops fill.

As in `fill_programs`, a value is the line of the product that wrote it. The sizes are arguments, or
members of a struct that the loops load again and again; every access stays in its buffer.
"""

import random
import re

from fill_programs import BETAS, HEAD, MAIN

NESTS = (
    "for (int h = 0; h < H; h++) for (int b = 0; b < B; b++) { BODY }",
    "for (int h = 0; h < H; h++) for (int b = 0; b < B; b++) { BODY }",
    "for (int b = 0; b < B; b++) for (int h = 0; h < H; h++) { BODY }",
    "for (int b = 0; b < B; b++) for (int h = 0; h < H; h++) { BODY }",
    "for (int h = H - 1; h >= 0; h--) for (int b = 0; b < B; b++) { BODY }",
    "for (int h = 1; h < H; h++) for (int b = 0; b < B; b++) { BODY }",
    "for (int h = 0; h < H; h++) for (int b = 0; b + 1 < B; b++) { BODY }",
    "for (int h = 0; h < H; h += 2) for (int b = 0; b < B; b++) { BODY }",
    "for (int h = 0; h < H; h++) { if (h == flag) break; for (int b = 0; b < B; b++) { BODY } }",
    "for (int h = 0; h < H; h++) for (int b = 0; b < B; b++) { if (b == flag) continue; BODY }",
    "if (flag) for (int h = 0; h < H; h++) for (int b = 0; b < B; b++) { BODY }",
    "for (int h = 0; h < H; h++) { for (int b = 0; b < B; b++) { BODY } WHOLE }",
    "for (int h = 0; h < H; h++) { int e = w[h] > 0 ? B : B - 1;"
    " for (int b = 0; b < e; b++) { BODY } }",
    "for (int b = 0, h = 0; b < B; b++) { ROWS }",
    "for (int b = 0, h = 0; b < B; b++) { ROWS }",
    "for (int b = 0, h = 0; b + 1 < B; b++) { ROWS }",
    "WHOLE",
)
"""Around tiles (BODY), all heads of a batch (ROWS), or everything (WHOLE)."""
CHANGED = "for (int h = 0; h < H; h++) for (int b = 0; b < B; b++) { BODY if (flag) B = 1; } B = r;"
"""With sizes in memory: a bound that changes in the loop."""
_AT, _MIRROR, _FIRST = "b * S * D + h * d", "b * S * D + (H - 1 - h) * d", "b * S * D"
_PRODUCT = "cblas_sgemm(102, 111, 111, M, N, M, 1.0f, w, M, O + {}, D, BETA, T + {}, D);"
TILE = _PRODUCT.replace("M", "d").replace("N", "S")
TILES = (
    *3 * [TILE.format(_AT, _AT)],
    TILE.format(_MIRROR, _AT),
    TILE.format(_AT, _FIRST),
    TILE.format(_AT, _AT).replace(", S, d,", ", S - 1, d,"),
    TILE.format(_AT, _AT).replace(", d, S,", ", d - 1, S,"),
    f"for (int i = 0; i < S; i++) for (int j = 0; j < d; j++) T[{_AT} + i * D + j] ="
    f" O[{_AT} + i * D + j];",
    f"for (int i = 0; i < S; i++) memcpy(T + {_AT} + i * D, O + {_AT} + i * D, 4ul * d);",
)
ROW = "cblas_sgemm(102, 111, 111, D, S, D, 1.0f, w, D, O + b * S * D, D, BETA, T + b * S * D, D);"
ROWS = (
    ROW,
    ROW,
    ROW.replace("S, D, 1.0f", "S - 1, D, 1.0f"),
    "memset(T + b * S * D, 0, 4ul * S * D);",
)
WHOLES = (
    "cblas_sgemm(102, 111, 111, D, B * S, D, 1.0f, w, D, O, D, BETA, T, D);",
    "memcpy(T, O, 4ul * B * S * D);",
)
BUFFERS = ("q", "k", "v")


def program(seed: int) -> str:
    """A program; the same for the same number."""
    choose = random.Random(seed)
    members = choose.random() < 0.5

    def named(form: str) -> str:
        target, other = choose.sample(BUFFERS, 2)
        names = {"T": target, "O": other, "BETA": choose.choice(BETAS)}
        return re.sub(r"\b(?:T|O|BETA)\b", lambda word: names[word[0]], form)

    def several(forms: tuple[str, ...]) -> str:
        return "\n".join(named(choose.choice(forms)) for _ in range(choose.randint(1, 3)))

    def nest() -> str:
        form = CHANGED if members and choose.random() < 0.1 else choose.choice(NESTS)
        for word, forms in ("BODY", TILES), ("ROWS", ROWS), ("WHOLE", WHOLES):
            form = re.sub(rf"\b{word}\b", lambda _, forms=forms: f"\n{several(forms)}\n", form)
        return form

    steps = [nest() for _ in range(choose.randint(2, 4))]
    rounds = choose.choice((1, 2, 3))
    memory = ", ".join(f"*{name} = calloc(4ul * B * S * D, 1)" for name in BUFFERS)
    text = "\n".join(
        [
            f"  float {memory};",
            f"  for (int round = 0; round < {rounds}; round++) {{",
            *steps,
            "  }",
            *(f"  free({name});" for name in BUFFERS),
        ]
    )
    sizes = {"B": "r", "S": "c", "H": "n", "d": "flag", "D": "n * flag"}
    if members:
        text = re.sub(r"\b[BSHdD]\b", lambda word: f"t->{word[0]}", text)
        first = "\n".join(
            [
                "  struct sizes *t = malloc(sizeof *t);",
                *(f"  t->{name} = {value};" for name, value in sizes.items()),
            ]
        )
    else:
        first = "\n".join(f"  int {name} = {value};" for name, value in sizes.items())
    return "\n".join(
        [
            f"{HEAD}struct sizes {{ int B, S, H, d, D; }};",
            "void run(float *x, float *w, int n, int r, int c, int flag) {",
            first,
            text,
            f"}}\n{MAIN}",
        ]
    )
