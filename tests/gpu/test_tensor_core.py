"""The model of a Tensor Core against ``mma.sync``, bit by bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mixpert.kernels.float_formats import BF16, FP16, TF32, Float64, FloatFormat, to_nearest
from mixpert.kernels.tensor_core import HOPPER, accumulate

pytestmark = pytest.mark.gpu

SOURCE = r"""
extern "C" __global__ void product(const unsigned *a, const unsigned *b, const float *c, float *d) {
  const int g = threadIdx.x >> 2, t = threadIdx.x & 3, low = g * 8, high = low + 64;
  a += blockIdx.x * 128, b += blockIdx.x * 64, c += blockIdx.x * 128, d += blockIdx.x * 128;
  float *top = d + low + 2 * t, *bottom = d + high + 2 * t;
  const float *from_top = c + low + 2 * t, *from_bottom = c + high + 2 * t;
  asm volatile("mma.sync.aligned.SHAPE.row.col.f32.TYPE.TYPE.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7},"
               " {%8,%9}, {%10,%11,%12,%13};"
               : "=f"(top[0]), "=f"(top[1]), "=f"(bottom[0]), "=f"(bottom[1])
               : "r"(a[low + t]), "r"(a[high + t]), "r"(a[low + t + 4]), "r"(a[high + t + 4]),
                 "r"(b[low + t]), "r"(b[low + t + 4]), "f"(from_top[0]), "f"(from_top[1]),
                 "f"(from_bottom[0]), "f"(from_bottom[1]));
}
"""
"""One product of a warp; operands as words, eight a row."""

CASES = {
    "f16": (FP16, "m16n8k16", 16),
    "bf16": (BF16, "m16n8k16", 16),
    "tf32": (TF32, "m16n8k8", 8),
}
COUNT = 100


def words(values: Float64, kind: str) -> NDArray[np.uint32]:
    """Two elements a word, or one of TF32."""
    single = values.astype(np.float32)
    if kind == "tf32":
        return single.view(np.uint32)
    short = single.astype(np.float16).view(np.uint16)
    if kind == "bf16":
        short = (single.view(np.uint32) >> 16).astype(np.uint16)
    return np.ascontiguousarray(short).view(np.uint32)


def random(rng: np.random.Generator, rows: int, k: int, spread: int, to: FloatFormat) -> Float64:
    shape = (COUNT, rows, k)
    powers = rng.integers(-spread, spread + 1, shape)
    return to_nearest(np.ldexp(rng.uniform(-1, 1, shape), powers), to)


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("spread", [0, 5, 9])
def test_steps_have_the_bits_of_the_model(cupy: Any, kind: str, spread: int) -> None:
    if int(cupy.cuda.Device(0).compute_capability) != 90:
        pytest.skip("the widths are those of compute capability 9.0")
    source, shape, k = CASES[kind]
    rng = np.random.default_rng(spread)
    a, b = (random(rng, rows, k, spread, source) for rows in (16, 8))
    c = random(rng, 16, 8, spread + 3, FP16).astype(np.float32)
    d = cupy.empty((COUNT, 16, 8), cupy.float32)
    code = SOURCE.replace("SHAPE", shape).replace("TYPE", kind)
    packed = (cupy.asarray(words(x, kind)) for x in (a, b))
    cupy.RawKernel(code, "product")((COUNT,), (32,), (*packed, cupy.asarray(c), d))
    for i in range(COUNT):
        expected = accumulate(c[i].astype(np.float64), a[i], b[i], source, HOPPER)
        assert np.array_equal(d.get()[i], expected)
