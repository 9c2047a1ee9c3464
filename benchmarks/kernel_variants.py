"""INT8 kernels with work left out, made of the kernels' own sources, for what the rest takes."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from mixpert.runtime import launcher

KERNELS = Path(__file__).resolve().parent.parent / "kernels"
FLAGS = ("-w", "-std=c++17", "-fmad=false", "-ftz=false", "-gencode=arch=compute_90a,code=sm_90a")


@dataclass(frozen=True)
class Variant:
    """A kernel that does less: its file's stem, and what is replaced in which file."""

    name: str
    stem: str
    edits: tuple[tuple[str, str, str], ...]


FROM_L2 = Variant("copies from L2", "gemm_int8_sm90", (
    ("sm90.cuh", "    next += step;\n", ""),
    ("sm90.cuh", "      if (block % kBandBlocks == 0) {", "      if (false) {"),
    ("self_fed_sm90.cuh", "    rows.next = source + rows.step;\n", ""),
    ("self_fed_sm90.cuh", "if (block % kBandBlocks == 0 && block > 0)", "if (false)"),
))  # fmt: skip
"""A tile's copies always bring its first block of k."""
_ELSE = ": blocks.first + block % min(blocks.count, 3);\n"  # so that digits change, as they do
EACH_ONCE = Variant("each byte once", "gemm_int8_sm90", (
    ("sm90.cuh", "      if (block % kBandBlocks == 0) {\n"
     "        p = SourceP(params.p, tile.batch, blocks_in_all, block, row_p,",
     f"      {{\n        const int of_p = block % params.q.tiles == tile.q ? block {_ELSE}"
     f"        const int of_q = block % params.p.tiles == tile.p ? block {_ELSE}"
     "        p = SourceP(params.p, tile.batch, blocks_in_all, of_p, row_p,"),
    ("sm90.cuh", "SourceQ(params.q, tile.batch, blocks_in_all, block, row_q,",
     "SourceQ(params.q, tile.batch, blocks_in_all, of_q, row_q,"),
    ("self_fed_sm90.cuh", "  const uint8_t *next;\n", "  const uint8_t *next, *begin;\n"),
    ("self_fed_sm90.cuh", "    // From where a run ends,", "    rows.begin = rows.next;\n"
     "    // From where a run ends,"),
    ("self_fed_sm90.cuh", "    return {source, ring_", "    const bool mine = threadIdx.x\n"
     "        ? block % params.p.tiles == tile.told.w\n"
     "        : block % params.q.tiles == tile.told.x / S::kBn;\n"
     "    return {mine ? source : rows.begin + block % 3 * rows.step, ring_"),
))  # fmt: skip
"""One tile copies every byte of the slices as it should, so that it comes from device memory once:
tile (i, j) does of P where k's block is j, and of Q where it is i, modulo the numbers of tiles. All
other copies bring the tile's first three blocks in turn. Where tiles are narrower in some bands of
P, the bytes of Q come once on average."""
NO_COPIES = Variant("no copies", "gemm_int8_sm90", (
    ("sm90.cuh", "      // The last one may have a rest of k.\n",
     "      if (count > 1 || block >= blocks.first + S::kStages) {\n"
     "        mbarrier_wait(shared_address(&shared.empty[position.slot]), position.parity ^ 1);\n"
     "        mbarrier_arrive(shared_address(&shared.full[position.slot]));\n"
     "        continue;\n      }\n"),
    ("self_fed_sm90.cuh",
     "    if (found.slot_bytes) copy(found, position.slot, position.parity);\n",
     "    if (found.slot_bytes) mbarrier_wait(empty, position.parity);\n"
     "    if (found.slot_bytes && thread == 0)\n"
     "      mbarrier_arrive(shared_address(&shared_.full[position.slot]));\n"),
))  # fmt: skip
"""None once the ring is full."""
_UNLESS = "if (problem.params.k > 0) "  # always, and the compiler does not know
COPIES_ALONE = Variant("copies alone", "gemm_int8_thin", (
    ("gemm_int8_thin.cuh", "    words.wait();\n    find_maxima(words, shared, 0);\n",
     f"    words.wait();\n    {_UNLESS}{{\n"
     "      for (int word = 0; word < problem.words(); ++word) words.pass(word);\n"
     "      continue;\n    }\n    find_maxima(words, shared, 0);\n"),
    ("gemm_int8_thin.cuh", "  __syncthreads();  // a CTA alone sends",
     f"  {_UNLESS}return;\n  __syncthreads();  // a CTA alone sends"),
    ("gemm_int8_thin.cuh", "  find_maxima(words, shared, 0);\n  if (two)",
     f"  {_UNLESS}return;\n  find_maxima(words, shared, 0);\n  if (two)"),
    ("thin_rows.cuh", "  words.wait<1>();\n  find_row_maxima(words, shared, 0);\n",
     f"  {_UNLESS}{{\n    for (; row0 < rows; row0 += step) {{\n      words.wait<2>();\n"
     "      for (int half = 0; half < words.halves; ++half) words.pass();\n    }\n"
     "    return;\n  }\n  words.wait<1>();\n  find_row_maxima(words, shared, 0);\n"),
    ("thin_lines.cuh", "    find_line_maxima(held, words, shared);\n    __syncthreads();\n",
     f"    {_UNLESS}{{\n"
     "      cp_async_wait<LineRing::kPlaces - LineBlock::kPieces>();\n"
     "      for (int i = 0; i < LineBlock::kPieces; ++i) words.pass();\n"
     "      continue;\n    }\n    find_line_maxima(held, words, shared);\n    __syncthreads();\n"),
    ("thin_lines.cuh", "  __syncthreads();  // a CTA alone sends",
     f"  {_UNLESS}return;\n  __syncthreads();  // a CTA alone sends"),
))  # fmt: skip
"""The thin operand is prepared, the wide one only copied."""
VARIANTS = (FROM_L2, EACH_ONCE, NO_COPIES, COPIES_ALONE)


def write_sources(variant: Variant, folder: Path) -> None:
    """The kernels' sources with a variant's edits.

    Raises:
        ValueError: what is to be replaced does not stand in its file exactly once.
    """
    for source in KERNELS.glob("*.cuh"):
        shutil.copy(source, folder)
    for name, old, new in variant.edits:
        text = (folder / name).read_text()
        if text.count(old) != 1:
            raise ValueError(f"{variant.name}: {text.count(old)} times in {name}: {old!r}")
        (folder / name).write_text(text.replace(old, new))


def compile_variant(variant: Variant, kernel: str, folder: Path) -> Path:
    """The cubin of a kernel with its macros, after `write_sources`."""
    stem, *macros = kernel.split()
    cubin = folder / "-".join([stem, *macros, "cubin"])
    compile_cubin(folder / f"{stem}.cuh", cubin, *(f"-DMIXPERT_{macro}" for macro in macros))
    return cubin


def compile_cubin(source: Path, cubin: Path, *options: str) -> None:
    """For sm_90a, by nvcc, with the options of NVRTC."""
    command = ["nvcc", "-x", "cu", "-cubin", *FLAGS, *options, "-o", str(cubin), str(source)]
    subprocess.run(command, check=True)


@lru_cache
def variant_image(variant: Variant, kernel: str) -> bytes:
    """The binary of a variant of a kernel."""
    with tempfile.TemporaryDirectory() as folder:
        write_sources(variant, Path(folder))
        return compile_variant(variant, kernel, Path(folder)).read_bytes()


class VariantDevice(launcher.Device):
    """The current GPU with a variant in its kernel's place."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(launcher.current_device().ordinal)
        self.variant = variant

    def _function(self, name: str, path: int) -> Any:
        if name in self._functions or not name.startswith(self.variant.stem + " "):
            return super()._function(name, path)
        with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
            file.write(variant_image(self.variant, name))
            file.flush()
            module = launcher.cupy().RawModule(path=file.name)
            self._functions[name] = module.get_function(self.variant.stem)
        return self._functions[name]
