"""Random kernels that write what they also read, against where their elements come from."""

import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mixpert.passes.device.kernel_reach import touched
from mixpert.passes.device.ptx import kernels_of, read_kernel
from mixpert.passes.support.closure import closure

sys.path.insert(0, str(Path(__file__).parent))
from ptx_machine import POINTER, Launch
from ptx_origins import origins

ARRAYS = "abcd"
PLACES = ("i", "i", "i", "(i + 1) % n", "n - 1 - i", "i / 2 * 2")
STATEMENTS = (
    "{x}[{p}] = 0;",
    "{x}[{p}] = {y}[{q}] + {z}[{r}];",
    "{x}[{p}] = t;",
    "t += {y}[{q}];",
    "t = {y}[{q}]; {y}[{q}] = 1;",
    "atomicAdd(&{x}[{p}], {y}[{q}]);",
    "if (i > 2) {x}[{p}] = {y}[{q}];",
)


def kernel(seed):
    """The source of a kernel `k` and its number."""
    chance = random.Random(seed)
    lines = []
    for _ in range(chance.randint(3, 5)):
        x, y, z = chance.choices(ARRAYS, k=3)
        p, q, r = chance.choices(PLACES, k=3)
        lines.append(chance.choice(STATEMENTS).format(x=x, y=y, z=z, p=p, q=q, r=r))
    arrays = ", ".join(f"float *{name}" for name in ARRAYS)
    head = "const int i = blockIdx.x * blockDim.x + threadIdx.x; float t = 2; if (i < n) {"
    return f"__global__ void k{seed}({arrays}, int n) {{ {head} {' '.join(lines)} }} }}\n"


def follows(groups, target, source):
    """Whether elements of one argument may go into another, as far as is claimed."""

    def feeding(number):
        read = {span.argument for span in groups[number].reading}
        return [
            i for i, g in enumerate(groups) if not read.isdisjoint(s.argument for s in g.writing)
        ]

    first = [i for i, g in enumerate(groups) if target in {span.argument for span in g.writing}]
    reached = closure(first, feeding)
    return any(source == span.argument for i in reached for span in groups[i].reading)


def check(body, seed):
    """Whether anything is claimed of a kernel; that then holds in random launches."""
    found = touched(body, [True] * len(ARRAYS) + [False])
    if found is None or not found.groups:
        return False
    for number in range(4):
        chance = random.Random(10 * seed + number)
        arguments = [(i + 1) * POINTER for i in range(len(ARRAYS))] + [chance.randint(1, 9)]
        launch = Launch((chance.randint(1, 3), 1, 1), (4, 1, 1))
        for target, sources in origins(read_kernel(body), arguments, launch, seed).items():
            for source in sources - {target}:
                assert follows(found.groups, target[0], source[0]), (seed, target, source)
    return True


def of_random_kernels(seeds, folder):
    """How many of some random kernels something is claimed of, which holds."""
    source, ptx = folder / "kernels.cu", folder / "kernels.ptx"
    source.write_text("".join(map(kernel, seeds)))
    subprocess.run(["nvcc", "-ptx", "-w", "-arch=sm_80", source, "-o", ptx], check=True)
    every = [body for _, body in kernels_of(ptx.read_text())]
    assert len(every) == len(seeds)
    return Counter(check(body, seed) for seed, body in zip(seeds, every, strict=True))


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_random_kernels(tmp_path):
    assert of_random_kernels(range(30), tmp_path)[True] > 10


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_hundreds_of_random_kernels(tmp_path):
    assert of_random_kernels(range(1000, 1400), tmp_path)[True] > 130
