"""The CPU backend against the model, compared as integers."""

from __future__ import annotations

from functools import lru_cache

import pytest
from cpu_backend import CpuBackend, model
from gemm_cases import ALL_SCHEMES, DATA, LONG_K, SEEDS, Case, assert_same_bits, random_cases

expected = lru_cache(maxsize=512)(model)


def check(cpu: CpuBackend, case: Case) -> None:
    assert_same_bits(cpu.gemm(case), expected(case), case)


def test_random_shapes(isa: CpuBackend) -> None:
    for case in random_cases():
        check(isa, case)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_thousands_of_random_shapes(cpu: CpuBackend, seed: int) -> None:
    """Draws that GPU tests compare with the processor (tests/gpu/test_bits.py)."""
    for case in random_cases(seed=seed):
        assert_same_bits(cpu.gemm(case), model(case), case)


def test_every_scheme(isa: CpuBackend) -> None:
    for index, scheme in enumerate(ALL_SCHEMES):
        check(isa, Case(19, 23, 150, scheme, data=list(DATA)[index % 4], seed=index))


@pytest.mark.parametrize("data", DATA)
def test_bits_on_every_kind_of_data(isa: CpuBackend, data: str) -> None:
    for scheme in ("int8:2,2", "int8:1,3", "int8:3,3,6", "int8:2,2@7", "int8:2,2,2+g32"):
        check(isa, Case(61, 47, 131, scheme, data, alpha=-0.75, beta=1.5))


@pytest.mark.parametrize("k", LONG_K)
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:0,0", "int8:3,3,6", "int8:1,1+g512"])
def test_long_k(isa: CpuBackend, scheme: str, k: int) -> None:
    check(isa, Case(5, 9, k, scheme, "maxima", trans_b=True, beta=0.5))


@pytest.mark.parametrize("scheme, k", [("int8:3,3,6", 32_640), ("int8:0,0", 130_944)])
def test_largest_sums_stay_exact(isa: CpuBackend, scheme: str, k: int) -> None:
    """Every digit at its largest, over a whole chunk."""
    check(isa, Case(4, 5, k, scheme, "largest"))


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_do_not_change_bits(cpu: CpuBackend, threads: int) -> None:
    cpu.threads(threads)
    try:
        check(cpu, Case(301, 299, 257, "int8:2,2", "wide", beta=1.0))
    finally:
        cpu.threads(0)
