"""The map of the native library and of the kernels: what each file says of itself."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "runtime" / "native" / "src"
FOLDERS = {
    SOURCES / "entry": "The functions that programs call, those of cuBLAS and BLAS among them.",
    SOURCES / "dispatch": "From a call to its site and its scheme.",
    SOURCES / "settings": "Environment variables and plan files.",
    SOURCES / "lower": "From a problem, a scheme and a device to kernel launches: pure functions.",
    SOURCES / "cuda": "Calls on device memory: their schemes, times, checks and packed operands.",
    SOURCES
    / "execute": "One product on the current device: launches of kernels, or a cuBLAS call.",
    SOURCES / "cublas": "The cuBLAS and cuBLASLt of the program.",
    SOURCES / "device": "The CUDA driver, and the memory and state of each device.",
    SOURCES / "images": "Compiled kernels: embedded, installed, cached, or compiled by NVRTC.",
    SOURCES / "costs": "When emulation under `auto` is faster than cuBLAS.",
    SOURCES / "cpu": "Calls on host memory, on the processor or by the process's BLAS.",
    SOURCES / "engines": "The INT8 products of a tile for each instruction set, and threads.",
    SOURCES / "check": "Sampled checks of results (`MIXPERT_CHECK`).",
    SOURCES / "record": "What ran and what came out of it: trace, summary, capture.",
    SOURCES / "exports": "The names of BLAS and cuBLAS that the shared library defines itself.",
    SOURCES / "symbols": "The function of another library behind such a name.",
    SOURCES / "gemm": "One product, by its sizes and its scheme.",
    SOURCES / "support": "What all others use: errors, files, locks, JSON.",
    ROOT / "kernels": "CUDA C++, one kernel a file where the name is a kernel's; the others are"
    " included.",
}
"""In the order in which they are best read."""
_SENTENCE = re.compile(r"(.*?\.)(?: |$)")


def table() -> str:
    """A section for each folder.

    Raises:
        ValueError: a file says nothing of itself.
    """
    return "\n".join(_section(folder, said) for folder, said in FOLDERS.items())


def _section(folder: Path, said: str) -> str:
    lines = [f"- `{path.name}`: {said_first(path)}" for path in described(folder)]
    return "\n".join([f"## `{folder.relative_to(ROOT)}/`", "", said, "", *lines, ""])


def described(folder: Path) -> list[Path]:
    """Headers and included files, and sources that have no header of their own."""
    return sorted(
        path
        for path in folder.iterdir()
        if path.suffix in (".h", ".cuh", ".inl")
        or (path.suffix == ".cpp" and not path.with_suffix(".h").exists())
    )


def said_first(path: Path) -> str:
    """The first sentence of a file's first comment.

    Raises:
        ValueError: there is none.
    """
    paragraph: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.removeprefix("//").strip()
        if line.startswith("//") and words:
            paragraph.append(words)
        elif paragraph:
            break
    if not paragraph:
        raise ValueError(f"{path.relative_to(ROOT)}: begin with a comment that says what it is for")
    text = " ".join(paragraph).removeprefix(f"{path.stem}: ")
    sentence = _SENTENCE.match(text)
    return sentence[1] if sentence else f"{text.rstrip(':')}."
