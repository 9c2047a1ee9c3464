"""MixPert: FP32 matrix multiplication on low-precision Tensor Cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mixpert.plan import Plan
from mixpert.scheme import Scheme
from mixpert.version import __version__

if TYPE_CHECKING:
    from mixpert.runtime.matmul import matmul

__all__ = ["Plan", "Scheme", "__version__", "matmul"]


def __getattr__(name: str) -> Any:
    """Import `matmul`, and NumPy with it, at first use: the commands start without."""
    if name == "matmul":
        from mixpert.runtime.matmul import matmul

        return matmul
    raise AttributeError(f"module 'mixpert' has no attribute '{name}'")
