"""MixPert: FP32 matrix multiplication on low-precision Tensor Cores."""

from mixpert.version import __version__

__all__ = ["__version__"]
