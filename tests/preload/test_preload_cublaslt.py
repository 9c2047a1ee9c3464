"""cublasLtMatmul, preloaded: what becomes a call of ours, and why the rest stays native."""

from __future__ import annotations

from pathlib import Path

import pytest
from preload_client import (
    EMULATED,
    LT_LOG,
    LT_PRODUCT,
    Client,
    Compile,
    link_flags,
)

FP32, TF32, RELU, BIAS, UNKNOWN = 68, 77, 2, 4, 1024
COLUMNS, ROW_MAJOR_D = "00000", "00100"
IN_PLACE = "2"


@pytest.fixture
def client(build: Compile, cublas_lt: Path, fakes: Path, tmp_path: Path) -> Client:
    return Client(build("lt_client.cpp", "lt_client", *link_flags(cublas_lt)), fakes, tmp_path)


@pytest.mark.parametrize("asked", [{}, {"scheme": EMULATED}])
def test_orders_and_transposes(client: Client, asked: dict[str, str]) -> None:
    """Every storage gives the same product; the trace has the caller's shape."""
    ran = client.run("all", **asked)
    assert ran.lines == [LT_PRODUCT] * 32, ran.stderr
    assert set(ran.calls) == set(LT_LOG)
    assert len(ran.calls) == 32 or asked  # traced calls are warmed up first
    assert sum(row.calls for row in ran.rows) == (32 if asked else 0)
    for row in ran.rows:
        assert (row.entry, row.shape, row.requested) == ("cublasLtMatmul", (2, 4, 3), EMULATED)
        assert row.reason
        assert "cublasLtMatmul" not in row.reason  # the fake driver refuses, not we


def test_without_settings_nothing_changes(client: Client) -> None:
    ran = client.run("lt", *"01010")
    assert (ran.lines, ran.calls, ran.rows) == ([LT_PRODUCT], LT_LOG, [])


@pytest.mark.parametrize(
    ("orders", "epilogue", "own_c", "reason"),
    [
        (COLUMNS, UNKNOWN, 0, "that is not known"),
        (ROW_MAJOR_D, BIAS, 0, "a D in row order"),
        (COLUMNS, RELU, 0, "refused by the fake driver"),
        (COLUMNS, 1, 1, "refused by the fake driver"),
    ],
)
def test_unsupported_calls_are_counted_as_native(
    client: Client, orders: str, epilogue: int, own_c: int, reason: str
) -> None:
    words = [str(x) for x in (epilogue, FP32, own_c)]
    ran = client.run("lt", *orders, *words, scheme=EMULATED)
    assert ran.calls[-1:] == LT_LOG
    (row,) = ran.rows
    assert (row.scheme, row.requested) == ("native", EMULATED)
    assert reason in (row.reason or "")


@pytest.mark.parametrize("orders", [COLUMNS, ROW_MAJOR_D])
def test_the_warm_up_writes_elsewhere(client: Client, orders: str) -> None:
    """Where D is added to, it would otherwise be added to several times."""
    words = [*orders, "1", str(FP32), IN_PLACE]
    plain, traced = client.run("lt", *words), client.run("lt", *words, scheme="native")
    assert traced.lines == plain.lines != [LT_PRODUCT]
    assert plain.calls == LT_LOG
    assert set(traced.calls) == set(LT_LOG) and len(traced.calls) > 1


def test_unknown_epilogues_are_not_warmed_up(client: Client) -> None:
    """Nobody knows what a second call would do."""
    ran = client.run("lt", *COLUMNS, str(UNKNOWN), scheme="native")
    assert (ran.calls, [row.scheme for row in ran.rows]) == (LT_LOG, ["native"])


def test_other_arithmetic_is_left_to_cublaslt(client: Client) -> None:
    ran = client.run("lt", *COLUMNS, "1", str(TF32), scheme=EMULATED)
    assert (ran.lines, ran.calls, ran.rows) == ([LT_PRODUCT], LT_LOG, [])
