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
}
"""In the order in which they are best read."""
KERNELS = ROOT / "kernels"
GROUPS = {
    "What host and device share": (
        "params params_types params_pack params_gemm params_guard params_unpacked params_result "
        "params_check params_around"
    ),
    "What many kernels use": "ptx launch quantize packed_layout triangle tiles",
    "Packing as INT8 slices": (
        "pack pack_strip pack_block pack_exchange pack_statistics pack_grouped"
    ),
    "Products of INT8 slices with `mma.sync`": "gemm_int8_sm80 sm80",
    "Products of INT8 slices with `wgmma`": (
        "gemm_int8_sm90 sm90 products_sm90 self_fed_sm90 store_tight_sm90 wgmma wgmma_int8 "
        "store_units pace repair_beside"
    ),
    "Sums of parts of k": "gemm_int8_reduce",
    "Products of operands that are not packed": (
        "gemm_int8_small shared_tile gemm_int8_thin thin_rows thin_lines thin_cluster "
        "words_in_flight gemm_int8_unpacked unpacked_shared unpacked_quantiser elements_in_flight "
        "unpacked_maxima row_maxima guessed_exponents paired_sums"
    ),
    "Float splits": (
        "split_types split_encoder pack_split low_elements raise_rows gemm_split_sm90 split_sm90 "
        "wgmma_float gemm_split_sm80 long_sums compensated_sum shared_sums"
    ),
    "The guard, and the rungs of its ladder": (
        "guard guard_rule decided pack_rungs gemm_rungs_sm90 told_tiles_sm90 panel_turns report"
    ),
    "INT16": "pack_int16 gemm_int16_reduce",
    "Before, after and instead of a product": (
        "clear scale repair dot mirror epilogue activation row_sums gather convert gemm_fp32 check"
    ),
}
"""Files of kernels/ by what they are for, each group in the order in which it is best read."""
_SENTENCE = re.compile(r"(.*?\.)(?: |$)")


def table() -> str:
    """A section for each folder.

    Raises:
        ValueError: a file says nothing of itself.
    """
    folders = [_section(folder, said) for folder, said in FOLDERS.items()]
    return "\n".join([*folders, *_kernels()])


def _kernels() -> list[str]:
    """The kernels by group.

    Raises:
        ValueError: a file is in no group, or in several.
    """
    grouped = [stem for stems in GROUPS.values() for stem in stems.split()]
    found = sorted(path.stem for path in KERNELS.glob("*.cuh"))
    if sorted(grouped) != found:
        off = sorted(set(grouped) ^ set(found)) or "a file twice"
        raise ValueError(f"GROUPS of docs/native_files.py and kernels/*.cuh differ: {off}")
    said = (
        "CUDA C++, one kernel a file where the name is a kernel's; the others are included. "
        "[Where to begin](../kernels/README.md#what-to-read-first)."
    )
    parts = [f"## `kernels/`\n\n{said}\n"]
    for group, stems in GROUPS.items():
        lines = [_line(KERNELS / f"{stem}.cuh") for stem in stems.split()]
        parts.append("\n".join([f"### {group}", "", *lines, ""]))
    return parts


def _section(folder: Path, said: str) -> str:
    lines = [_line(path) for path in described(folder)]
    return "\n".join([f"## `{folder.relative_to(ROOT)}/`", "", said, "", *lines, ""])


def _line(path: Path) -> str:
    return f"- `{path.name}`: {said_first(path)}"


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
