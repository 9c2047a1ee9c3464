"""PyTorch's linear layers with and without epilogues: cuBLAS, and MixPert preloaded.

``python benchmarks/linear_layers.py [--scheme int8:2,2,2] [--out FILE]`` on a GPU times addmm by
itself, with a bias, with ReLU and with GELU, in a process of each kind.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from torch_transformer import milliseconds

SHAPES = ((4096, 2048, 2048), (4096, 8192, 2048), (4096, 2048, 8192), (1000, 1000, 1000))
WARM, TIMED = 5, 30


def microseconds(torch: Any, work: Callable[[], Any]) -> float:
    """Of one call, queued behind others."""
    return milliseconds(torch, work, WARM, TIMED) * 1e3


def times(torch: Any, m: int, n: int, k: int) -> dict[str, float]:
    """Of m x k activations and n x k weights."""
    x, weights, bias = (torch.randn(*size, device="cuda") for size in ((m, k), (n, k), (n,)))
    turned, fused = weights.t(), torch._addmm_activation
    gelu = torch.nn.functional.gelu
    works: dict[str, Callable[[], Any]] = {
        "product": lambda: torch.mm(x, turned),
        "bias": lambda: torch.addmm(bias, x, turned),
        "bias and ReLU": lambda: fused(bias, x, turned),
        "bias and GELU": lambda: fused(bias, x, turned, use_gelu=True),
        "bias, then GELU": lambda: gelu(torch.addmm(bias, x, turned), approximate="tanh"),
    }
    return {name: microseconds(torch, work) for name, work in works.items()}


def child() -> None:
    """All shapes in this process, as one line of JSON."""
    import torch

    print(json.dumps({" x ".join(map(str, shape)): times(torch, *shape) for shape in SHAPES}))


def run(scheme: str) -> dict[str, dict[str, float]]:
    """A child's times, with the library preloaded unless `scheme` is empty."""
    from mixpert import native

    environment = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
    if scheme:
        environment |= {"LD_PRELOAD": str(native.LIBRARY), "MIXPERT_SCHEME": scheme}
    done = subprocess.run(
        [sys.executable, __file__, "--child"], env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise SystemExit(done.stderr[-2000:])
    result: dict[str, dict[str, float]] = json.loads(done.stdout)
    return result


def main() -> int:
    """Time both, print and write; or be one of the children."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="int8:2,2,2")
    parser.add_argument("--out", type=Path, default=Path("linear-layers.json"))
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child()
        return 0
    from mixpert.files import write_atomically

    plain, ours = run(""), run(options.scheme)
    record = {"scheme": options.scheme, "cublas": plain, "emulated": ours}
    write_atomically(options.out, json.dumps(record, indent=1) + "\n")
    for shape, times_of in plain.items():
        pairs = [f"{name} {us:.0f} / {ours[shape][name]:.0f}" for name, us in times_of.items()]
        print(f"{shape}: {', '.join(pairs)} us")
    return 0


if __name__ == "__main__":
    sys.exit(main())
