"""INT16 products on a GPU, as far as no GPU is needed: launches, parts of k and panels."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mixpert import native
from mixpert.errors import BackendError, ShapeError
from mixpert.kernels.instances import DEVICES
from mixpert.kernels.int16_model import CHUNK
from mixpert.runtime.int16_gpu import panels

ARCHS = sorted(DEVICES)


@dataclass(frozen=True)
class Lowered:
    """The launches and the bytes of workspace."""

    kernels: list[str]
    grids: list[tuple[int, ...]]
    workspace: int


def problem(m: int, n: int, k: int, **others: int) -> native.ProblemStruct:
    return native.ProblemStruct(m=m, n=n, k=k, lda=m, ldb=max(1, k), ldc=m, batch=1, **others)


def lower(shape: native.ProblemStruct, arch: int, *, wide: int = 1, alpha: int = 1) -> Lowered:
    lowered = native.LoweredStruct()
    status = native.load().mixpert_lower_int16(
        ctypes.byref(shape), wide, alpha, 0, ctypes.byref(DEVICES[arch]), ctypes.byref(lowered)
    )
    native.check(status)
    launches = lowered.launches[: lowered.launch_count]
    kernels = [launch.kernel.decode() for launch in launches]
    return Lowered(kernels, [tuple(launch.grid) for launch in launches], lowered.workspace_bytes)


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("wide", [0, 1])
@pytest.mark.parametrize("k", [1, 4096, CHUNK + 1])
def test_digits_are_multiplied_and_summed_as_integers(arch: int, wide: int, k: int) -> None:
    clear, pack, multiply, reduce = lower(problem(300, 500, k), arch, wide=wide).kernels
    assert (clear, pack, reduce) == ("clear", "pack_int16", f"gemm_int16_reduce WIDE={wide}")
    assert "SP=2 SQ=2 D=2 RADIX=8 SEGMENTED=0" in multiply and multiply.endswith("PARTIAL=1")


@pytest.mark.parametrize("k, alpha", [(0, 1), (64, 0)])
def test_where_nothing_is_multiplied_c_is_scaled(k: int, alpha: int) -> None:
    assert lower(problem(30, 20, k), 90, alpha=alpha).kernels == [
        "clear",
        "gemm_int16_reduce WIDE=1",
    ]


@given(
    m=st.integers(1, 20_000), n=st.integers(1, 65_535), k=st.integers(1, 300_000),
    arch=st.sampled_from(ARCHS),
)  # fmt: skip
def test_any_problem_has_room_for_its_sums(m: int, n: int, k: int, arch: int) -> None:
    lowered = lower(problem(m, n, k), arch)
    chunks = -(-k // CHUNK)
    packed = 2 * (m + n) * k
    assert lowered.workspace >= packed + 3 * 4 * m * n * chunks
    assert all(0 < size < 2**31 for grid in lowered.grids for size in grid)
    assert all(grid[1] <= 65_535 for grid in lowered.grids)


@given(
    m=st.integers(1, 100_000), n=st.integers(1, 200_000), k=st.integers(0, 200_000),
    batch=st.integers(1, 3), trans_b=st.booleans(),
)  # fmt: skip
def test_panels_cover_every_column_once(m: int, n: int, k: int, batch: int, trans_b: bool) -> None:
    shape = problem(m, n, k, stride_a=m * k, stride_b=n * k, stride_c=m * n, trans_b=trans_b)
    shape.batch, shape.ldb = batch, n if trans_b else max(1, k)
    columns, expected = 0, batch * n
    for panel in panels(shape):
        index, first = divmod(columns, n)
        assert (panel.a, panel.c) == (index * m * k, index * m * n + first * m)
        assert panel.b == index * n * k + first * (1 if trans_b else shape.ldb)
        assert 12 * m * panel.columns * max(1, -(-k // CHUNK)) <= max(2**30, 12 * m * 128 * 4)
        columns += panel.columns
    assert columns == expected


@pytest.mark.parametrize(
    "shape, kind, message",
    [
        (problem(-1, 2, 2), ShapeError, "negative"),
        (problem(2, 65_536, 2), BackendError, "65535 columns"),
        (problem(2, 2, 2, triangle=1), BackendError, "one problem at a time"),
    ],
)
def test_what_int16_refuses(
    shape: native.ProblemStruct, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        lower(shape, 90)
