"""What the figures run: the sample programs with three sizes each, and what they run under."""

from __future__ import annotations

from dataclasses import dataclass

SIZES = ("small", "medium", "large")

_ARGUMENTS = {
    "gemm": ("4096", "8192", "16384"),
    "mlp": ("4096", "8192", "16384"),
    "cholesky": ("4096 1024", "8192 1024", "16384 1024"),
    "hpl_ai": ("8192 1024", "16384 1024", "32768 1024"),
    "sparkler": ("2048 65536 1", "4096 131072 1", "8192 131072 1"),
    "knn": ("8192 8192 1024", "16384 16384 2048", "32768 32768 4096"),
    "kmeans": ("65536 1024 1024 5", "131072 2048 1024 5", "131072 4096 2048 5"),
    "bert": ("12 128 8 768 12", "12 512 8 1024 16", "12 512 32 1024 16"),
    "quantum": ("20 10 8", "24 12 8", "26 13 8"),
    "ffn": ("2048 2048 8192", "4096 4096 16384", "16384 4096 16384"),
    "conv": ("16 224", "64 224", "256 224"),
    "pca": ("1024 524288", "2048 524288", "4096 524288"),
}
"""Arguments of the CUDA variants before the seed, small to large, as the figures name them."""

CUBLAS, NATIVE, TF32, TUNED, AUTO = "cublas", "native", "tf32", "tuned", "auto"
"""The program as it is; with MixPert, native; with TF32 allowed; under a plan; a scheme for all."""
TF32_MODE = 3
"""CUBLAS_TF32_TENSOR_OP_MATH."""

_OF_LEVELS = {"I": "int8:1,1", "II": "int8:1,2", "III": "int8:2,1", "IV": "int8:2,2"}
SCHEMES = (*_OF_LEVELS.values(), "int8:2,2,2", AUTO, "fp16x3", "tf32x3", "bf16x9")
"""What emulated programs run under."""

_FILL_MEMORY = (("pca", "large"),)
"""Programs and sizes of which several at a time do not fit into 80 GB."""
_KEEP_TURN = {"SAMPLE_KEEP_TURN": "1"}
"""What tells the driver so."""

VARIANTS = (CUBLAS, NATIVE, TF32, TUNED, *SCHEMES)
"""In the order of the columns; others follow."""

PROGRAMS = tuple(_ARGUMENTS)
PAPER = PROGRAMS[: PROGRAMS.index("bert") + 1]
"""The applications of MixPert's paper: means are over them."""

PROGRAMS_HELP = "separated by commas, or `paper`: those of MixPert's paper"


def programs_of(text: str) -> tuple[str, ...]:
    """The programs that an option names, as `PROGRAMS_HELP` says."""
    return PAPER if text == "paper" else tuple(text.split(","))


@dataclass(frozen=True)
class Case:
    """One program at one size."""

    program: str
    size: str

    @property
    def arguments(self) -> list[str]:
        """What the program is called with, the seed last; the output follows."""
        sizes = _ARGUMENTS[self.program][SIZES.index(self.size)].split()
        missing = ["16"] if self.program == "knn" else []
        repeated = sizes * 3 if self.program == "gemm" else sizes
        return [*repeated, *missing, "1"]

    @property
    def environment(self) -> dict[str, str]:
        """What the driver is told (`driver.c`)."""
        return dict(_KEEP_TURN) if (self.program, self.size) in _FILL_MEMORY else {}

    @property
    def label(self) -> str:
        """The size as figures show it."""
        return " x ".join(_ARGUMENTS[self.program][SIZES.index(self.size)].split())


def cases(programs: tuple[str, ...], sizes: tuple[str, ...]) -> list[Case]:
    """The cases of these programs and sizes, in the order of the figures."""
    return [Case(p, s) for p in PROGRAMS if p in programs for s in SIZES if s in sizes]
