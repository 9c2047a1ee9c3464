"""LE-GEMM's measures by the model: what the table shows is what the model computes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import positive_model  # noqa: E402
import tables  # noqa: E402


def test_cutting_bits_off_is_worse_than_rounding() -> None:
    rounded, cut = (positive_model.modelled(s, 256, (8, 32)) for s in positive_model.MODELLED)
    assert 0 < rounded["mred"] < 2e-7
    assert 1.5 * rounded["mred"] < cut["mred"] < 1e-6
    assert rounded["max_error"] < cut["max_error"] < 1e-2


def test_the_table_has_models_beside_what_was_measured(tmp_path: Path) -> None:
    row = {"n": 1024, "variant": "fp16x3", "max_error": 2e-3, "mred": 1e-7}
    model, measured = tmp_path / "model.json", tmp_path / "measured.json"
    model.write_text(json.dumps(positive_model.content([row])))
    rows = [{**row, "mred": 3e-7}, {**row, "variant": "native"}, {**row, "variant": "tf32"}]
    measured.write_text(json.dumps({"rows": rows}))
    lines = positive_model.table(model, measured).splitlines()
    assert lines[2:] == [
        "| `fp16x3`, model | 2.0e-03, 1.0e-07 |  |  |",
        "| `fp16x3`, H100 | 2.0e-03, 3.0e-07 |  |  |",
        "| cuBLAS, H100 | 2.0e-03, 1.0e-07 |  |  |",
    ]
    assert positive_model.table(tmp_path / "none.json", measured) == tables.NOT_MEASURED
