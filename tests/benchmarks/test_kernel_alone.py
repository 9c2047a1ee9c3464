"""What the INT8 kernel is measured as, and the loop that it is measured against."""

from __future__ import annotations

import ctypes
import shutil
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import kernel_alone  # noqa: E402

from mixpert import native  # noqa: E402
from mixpert.scheme import Scheme  # noqa: E402

H100 = native.DeviceStruct(90, 132, 227 * 1024, 90)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
@pytest.mark.parametrize("width", [128, 144])
def test_the_loop_compiles_for_the_kernel_of_a_scheme(tmp_path: Path, width: int) -> None:
    cubin = tmp_path / "loop.cubin"
    kernel_alone.compile_loop(
        f"gemm_int8_sm90 SP=3 SQ=3 D=2 RADIX=8 SEGMENTED=0 BN={width} STAGES=2", cubin
    )
    assert cubin.read_bytes()[:4] == b"\x7fELF"


@pytest.mark.parametrize(("size", "kept"), [(2048, ["gemm_int8_sm90"]),
                                            (16384, ["clear", "gemm_int8_sm90"])])  # fmt: skip
def test_what_clears_the_counter_of_paced_ctas_is_timed_with_the_kernel(
    size: int, kept: list[str]
) -> None:
    problem = native.ProblemStruct(size, size, size, size, size, size, 1)
    lowered = native.LoweredStruct()
    scheme = Scheme.parse("int8:2,2,2").to_native()
    native.check(native.load().mixpert_lower(
        ctypes.byref(problem), ctypes.byref(scheme), 1.0, 0.0, ctypes.byref(H100),
        ctypes.byref(lowered),
    ))  # fmt: skip
    name = kernel_alone.keep_gemm(lowered)
    launches = lowered.launches[: lowered.launch_count]
    assert [x.kernel.decode().split()[0] for x in launches] == kept
    assert launches[-1].kernel.decode() == name
    assert not launches[0].overlaps
