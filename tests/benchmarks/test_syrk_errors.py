"""Errors in place of cublasSsyrk: what is asked, and what is made of the answers."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import syrk_errors

from mixpert import native
from mixpert.scheme import Scheme


def test_every_problem_is_one_that_the_lowering_takes() -> None:
    device = native.DeviceStruct(90, 132, 232448, 0)
    auto = Scheme.parse("auto").to_native()
    for n, k, trans in syrk_errors.problems():
        problem = syrk_errors.problem_of(n, k, trans)
        status = native.load().mixpert_lower(
            problem, auto, 1.0, 0.0, device, native.LoweredStruct()
        )
        assert status == native.OK, (n, k, trans)


def row(n: int, ratio: float, parts: float) -> dict[str, object]:
    errors = {
        f"{way} {kind}": 1e-7 * (ratio if way == "emulated" else 1.0)
        for way in syrk_errors.WAYS
        for kind in syrk_errors.KINDS
    }
    return {"n": n, "k": 4096, "transposed": 0, "parts by sizes": 2,
            "parts": parts, **errors}  # fmt: skip


def test_the_summary_names_the_worst() -> None:
    text = syrk_errors.summary([row(512, 0.9, 2.0), row(1024, 1.2, 4.0), row(2048, 0.5, 2.4)])
    assert text.startswith("3 products\n")
    assert "normal: 1 above cublasSsyrk's error, most 1.200 at [1024, 4096, 0]" in text
    assert text.endswith("parts of k: 1 products with fewer by sizes than by errors")


def test_nothing_measured_is_no_error() -> None:
    assert syrk_errors.summary([]).startswith("0 products")
