"""MixPert: FP32 matrix multiplication on low-precision Tensor Cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mixpert import errors
from mixpert.version import __version__

if TYPE_CHECKING:
    from mixpert.plan import Plan
    from mixpert.runtime.active import in_force as plan  # what the module does when called
    from mixpert.runtime.install import install, uninstall
    from mixpert.runtime.matmul import matmul
    from mixpert.runtime.matmul_int16 import matmul_int16
    from mixpert.runtime.packed import Packed, pack
    from mixpert.scheme import Scheme

__all__ = [
    "Packed",
    "Plan",
    "Scheme",
    "__version__",
    "errors",
    "install",
    "matmul",
    "matmul_int16",
    "pack",
    "plan",
    "uninstall",
]

_HOMES = {
    "Plan": "mixpert.plan",
    "Scheme": "mixpert.scheme",
    "install": "mixpert.runtime.install",
    "matmul": "mixpert.runtime.matmul",
    "matmul_int16": "mixpert.runtime.matmul_int16",
    "pack": "mixpert.runtime.packed",
    "Packed": "mixpert.runtime.packed",
    "uninstall": "mixpert.runtime.install",
}


def __getattr__(name: str) -> Any:
    """Import a public name at first use: the commands start without NumPy and much else."""
    from importlib import import_module

    if name == "plan":  # a module that can be called: see mixpert/plan.py
        return import_module("mixpert.plan")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'mixpert' has no attribute '{name}'")


def __dir__() -> list[str]:
    """What completion in a shell offers: the public names, imported or not."""
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
