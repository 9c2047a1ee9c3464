"""Kernels with work left out are made of the kernels of today, and compile."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import int8_floors  # noqa: E402
import kernel_variants  # noqa: E402
from kernel_variants import (  # noqa: E402
    COPIES_ALONE,
    EACH_ONCE,
    FROM_L2,
    NO_COPIES,
    VARIANTS,
    Variant,
)

from mixpert import native  # noqa: E402

TILE = "gemm_int8_sm90 SP=3 SQ=3 D=2 RADIX=8 SEGMENTED=0 BN=128 STAGES=2"
WIDE = "gemm_int8_sm90 SP=3 SQ=3 D=2 RADIX=8 SEGMENTED=0 BN=144 STAGES=2"
THIN = "gemm_int8_thin WIDE=3 THIN=3 D=2 RADIX=8"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_edits_of_variants_apply_to_the_sources(variant: Variant, tmp_path: Path) -> None:
    kernel_variants.write_sources(variant, tmp_path)
    changed = {
        source.name
        for source in kernel_variants.KERNELS.glob("*.cuh")
        if source.read_text() != (tmp_path / source.name).read_text()
    }
    assert changed == {name for name, *_ in variant.edits}


def test_an_edit_whose_text_has_changed_is_refused(tmp_path: Path) -> None:
    gone = Variant("gone", "gemm_int8_sm90", (("sm90.cuh", "no such line", ""),))
    with pytest.raises(ValueError, match="gone: 0 times in sm90"):
        kernel_variants.write_sources(gone, tmp_path)


def test_every_variant_is_of_something_that_is_launched() -> None:
    """On an H100, and in every form of the thin kernel."""
    found = int8_floors.kernels_to_compile(native.DeviceStruct(90, 132, 227 * 1024, 0))
    assert {variant for variants in found.values() for variant in variants} == set(VARIANTS)
    assert {TILE, WIDE, THIN, THIN + " BLOCKS=2", THIN + " LINES=4"} <= set(found)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
@pytest.mark.parametrize("variant, kernel", [(FROM_L2, TILE), (NO_COPIES, TILE), (EACH_ONCE, TILE),
                                             (FROM_L2, WIDE), (NO_COPIES, WIDE), (EACH_ONCE, WIDE),
                                             (COPIES_ALONE, THIN),
                                             (COPIES_ALONE, THIN + " BLOCKS=2"),
                                             (COPIES_ALONE, THIN + " LINES=4")])  # fmt: skip
def test_variants_compile(variant: Variant, kernel: str, tmp_path: Path) -> None:
    kernel_variants.write_sources(variant, tmp_path)
    cubin = kernel_variants.compile_variant(variant, kernel, tmp_path)
    assert cubin.read_bytes()[:4] == b"\x7fELF"


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_the_reader_compiles(tmp_path: Path) -> None:
    assert int8_floors.compile_reader(tmp_path).read_bytes()[:4] == b"\x7fELF"
