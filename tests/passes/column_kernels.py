"""Random kernels that keep the columns of matrices, or parts of rows, apart, or almost do."""

# ruff: noqa: E501
from __future__ import annotations

import random

PARAMETERS = (
    "float *y, float *z, const float *a, const float *b, const float *c, int n, int m, int h"
)
"""Sizes: `n` rows, `m` columns, `h` of a part of a row."""


def kernel(seed: int) -> str:
    """The source of a kernel `k` and its number."""
    chance = random.Random(seed)
    form = chance.choice(_FORMS)
    return f"__global__ void k{seed}({PARAMETERS}) {{\n{form(chance)}}}\n"


def _usual(chance: random.Random, usual: str, *others: str) -> str:
    return usual if chance.random() < 0.75 else chance.choice(others)


def _sums(chance: random.Random) -> str:
    """Sums over rows, by warps that put theirs together in shared memory."""
    width = chance.choice((4, 8, 32))
    cell = _usual(
        chance,
        f"lane + warp * {width}",
        "threadIdx.x",
        "lane * warps + warp",
        f"lane + warp * {width} + 1",
        f"(lane ^ 1) + warp * {width}",
        f"lane + warp * {width + 1}",
    )
    back = _usual(
        chance,
        f"lane + j * {width}",
        "lane * warps + j",
        "j",
        f"lane + j * {width} + 1",
        f"(lane + 1) % {width} + j * {width}",
        f"lane + j * {width - 1}",
    )
    where = _usual(
        chance, "row * m + column", "row * h + column", "column * n + row", "row * m + lane"
    )
    out = _usual(chance, "column", "lane", "column + 1", "blockIdx.x", f"column + {width}")
    before = chance.choice(("", "s = b[column]; ", "s = b[0]; ", "s = c[column + 1]; "))
    second = chance.choice(
        ("", "", f"z[{_usual(chance, 'column', 'lane', 'column * 2')}] = s + a[column]; ")
    )
    put = chance.choice((f"t[{cell}] = s;", f"t[{cell}] = s;", f"a_ = atomicAdd(&t[{cell}], s);"))
    second = second or chance.choice(("", f"z[{out}] = a_; "))
    op = chance.choice(("=", "+="))
    return f"""  __shared__ float t[160];
  const int lane = threadIdx.x % {width}, warp = threadIdx.x / {width}, warps = blockDim.x / {width};
  const int column = blockIdx.x * {width} + lane;
  float s = 0, a_ = 0; {before}
  for (int row = warp; row < n; row += warps) s += a[{where}];
  {put}
  __syncthreads();
  s = 0;
  if (warp == 0) {{
    for (int j = 0; j < warps; j++) s += t[{back}];
    y[{out}] {op} s; {second}
  }}
"""


def _bias(chance: random.Random) -> str:
    """Each element with one of its column."""
    size = _usual(chance, "m", "h", "2 * m")
    first = _usual(chance, "i", "i + 1", "i % m * n + i / m", "i / m * m + (i + 1) % m")
    column = _usual(chance, f"i % {size}", "i / m", "i % h", f"(i + 1) % {size}", "i")
    out = _usual(chance, "i", "i + m", "i % m", "i + 1", "i / m * (m + h) + i % m")
    other = _usual(
        chance,
        f"b[{column}]",
        f"b[{column}] * c[i]",
        f"b[{column}] + c[i / m]",
        "c[b[i] > 0 ? i : 0]",
    )
    also = chance.choice(
        ("", "", f"z[{_usual(chance, 'i', 'i % m', '0')}] = b[{column}]; ", "y[i] *= c[i + m]; ")
    )
    return f"""  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n * m) {{ y[{out}] = a[{first}] + {other}; {also} }}
"""


def _parts(chance: random.Random) -> str:
    """Parts of rows, each computed from some of others."""
    count = chance.choice((2, 3, 4))
    where = [f"r * {count} * h + {part} * h + j" for part in range(count)]
    lines = []
    for part in range(count):
        source = _usual(
            chance,
            f"a[{where[part]}]",
            f"a[{chance.choice(where)}]",
            "a[i]",
            f"a[r * {count} * h + j]",
        )
        more = chance.choice(("", "", " + b[i]", f" + b[{where[part]}]", f" * c[{part} * h + j]"))
        out = _usual(
            chance, where[part], f"i + {part} * n * h", "i", f"r * {count + 1} * h + {part} * h + j"
        )
        lines.append(f"    {chance.choice(('y', 'y', 'y', 'z'))}[{out}] = {source}{more};\n")
    j = _usual(chance, "i % h", "(i + 1) % h", "i % m")
    return f"""  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n * h) {{
    const int r = i / h, j = {j};
{"".join(lines)}  }}
"""


def _digits(chance: random.Random) -> str:
    """Heads put beside one another, and back."""
    count = chance.choice((2, 3))
    digits = _usual(
        chance,
        "b_ * n * C * m * h + t * C * m * h + {p} * m * h + g * h + d",
        "b_ * n * C * m * h + t * C * m * h + g * C * h + {p} * h + d",
        "b_ * n * C * m * h + t * m * h + {p} * n * m * h + g * h + d",
    )
    lines = []
    for part in range(count):
        place = digits.replace("{p}", str(part)).replace("C", str(count))
        other = digits.replace("{p}", str(chance.randrange(count))).replace("C", str(count))
        place = place if chance.random() < 0.85 else other
        apart = ("y[i]", "z[i]", f"y[i + {part} * 2 * m * n * h]")[
            part if chance.random() < 0.8 else 0
        ]
        name = "abc"[part]
        lines.append(
            chance.choice(
                (f"{apart} = a[{place}];", f"y[{place}] = {name}[i];")
                if chance.random() < 0.2
                else (
                    (f"{apart} = a[{place}];",)
                    if seed_even(chance, lines)
                    else (f"y[{place}] = {name}[i];",)
                )
            )
        )
    body = "\n    ".join(lines)
    return f"""  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 2 * m * n * h) {{
    const int b_ = i / (m * n * h), x = i % (m * n * h), g = x / (n * h), w = x % (n * h), t = w / h, d = w % h;
    {body}
  }}
"""


def seed_even(chance: random.Random, lines: list[str]) -> bool:
    """As the first line reads or writes rows, the others do."""
    return lines[0].count("a[b_") == 1 if lines else chance.random() < 0.5


def _tile(chance: random.Random) -> str:
    """A tile of a matrix product, or what is copied through shared memory, with a bias."""
    back = _usual(chance, "t[k][threadIdx.x]", "t[threadIdx.x][k]", "t[threadIdx.y][k]")
    bias = _usual(
        chance,
        "b[column]",
        "b[column % h]",
        "b[row]",
        "b[blockIdx.y * blockDim.y + threadIdx.x]",
        "b[column + 1]",
    )
    out = _usual(
        chance, "row * m + column", "column * n + row", "row * m + column + 1", "row * h + column"
    )
    return f"""  __shared__ float t[4][4];
  const int row = blockIdx.x * 4 + threadIdx.y, column = blockIdx.y * {chance.choice(("4", "blockDim.x"))} + threadIdx.x;
  float s = {bias};
  for (int at = 0; at < h; at += 4) {{
    t[threadIdx.y][threadIdx.x] = c[(at + threadIdx.y) * m + column];
    __syncthreads();
    for (int k = 0; k < 4; k++) s += a[row * h + at + k] * {back};
    __syncthreads();
  }}
  y[{out}] = s;
"""


def _carried(chance: random.Random) -> str:
    """A row for each warp: what one iteration has read, the next may write."""
    column = _usual(chance, "j", "(j + 1) % m", "lane")
    held = chance.choice(("p", "p", "old"))
    back = chance.choice(("b[j]", f"z[r * m + {_usual(chance, 'j', '(j + 1) % m', 'm - 1 - j')}]"))
    out = chance.choice(("y", "z"))
    return f"""  const int lane = threadIdx.x % 4, r = blockIdx.x * (blockDim.x / 4) + threadIdx.x / 4;
  float old = 0;
  if (r < n)
    for (int j = lane; j < m; j += 4) {{
      const float p = a[r * m + {column}] + {back};
      {out}[r * m + j] = {held};
      old = p;
    }}
"""


def _warp(chance: random.Random) -> str:
    """Elements that the threads of a warp may exchange."""
    value = chance.choice(("v", "__shfl_xor_sync(~0u, v, 1)", "__shfl_sync(~0u, v, 0)"))
    return f"""  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = i < n * m ? a[i] + b[i % m] : 0, other = {value};
  if (i < n * m) y[i] = other;
"""


def _own(chance: random.Random) -> str:
    """What is written is read, too, in the same column or another, or another part of the row."""
    first = _usual(chance, "r * 2 * h + j", "r * 2 * h + h + j", "r * 2 * h + (j + 1) % h")
    second = _usual(chance, "r * 2 * h + h + j", "r * 2 * h + j")
    return f"""  const int i = blockIdx.x * blockDim.x + threadIdx.x, r = i / h, j = i % h;
  if (i < n * h) {{
    y[r * 2 * h + j] = {chance.choice(("a", "y"))}[{first}] + b[j];
    {chance.choice(("y", "z"))}[r * 2 * h + h + j] = {chance.choice(("a", "y", "z"))}[{second}];
  }}
"""


def _vector(chance: random.Random) -> str:
    """Vectors, whose elements may change places."""
    lanes = ["x", "y", "z", "w"]
    order = lanes if chance.random() < 0.7 else chance.sample(lanes, 4)
    column = _usual(chance, "j", "j + 1", "(j + 1) % (m / 4)")
    values = ", ".join(f"p.{lane} + q.{own}" for lane, own in zip(order, lanes, strict=True))
    return f"""  const int i = blockIdx.x * blockDim.x + threadIdx.x, fours = m / 4;
  if (i < n * fours) {{
    const int r = i / fours, j = i % fours;
    const float4 p = ((const float4 *)a)[r * fours + j], q = ((const float4 *)b)[{column}];
    ((float4 *)y)[r * fours + j] = make_float4({values});
  }}
"""


_FORMS = (
    *2 * (_sums, _bias, _parts, _digits, _tile, _carried, _own),
    _vector,
    _warp,
)
