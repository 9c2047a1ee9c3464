"""What the drawings show, and the numbers under the roofline."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import rooflines  # noqa: E402
from records import DATA, read  # noqa: E402


def write(path: Path, rows: list[dict[str, Any]]) -> Path:
    path.write_text(json.dumps({"rows": rows}))
    return path


def test_points_of_the_roofline() -> None:
    row = {"n": 1000, "variant": "int8:2,2,2", "products_ms": 0.9, "fixed_ms": 0.1}
    operations, bytes_moved = 2e9 * 6, 1e6 * (3 + 3 + 4)
    assert rooflines.kernels([row]) == {
        "int8:2,2,2": [pytest.approx((operations / bytes_moved, operations / 1e-3 * 1e-12))]
    }
    split = rooflines.kernels([{**row, "variant": "bf16x9"}])["bf16x9"][0]
    assert split[0] == pytest.approx(2e9 * 9 / (1e6 * (6 + 6 + 4)))


def test_roofs_bend_where_memory_keeps_up() -> None:
    for peak in rooflines.PEAKS.values():
        (_, low), (bend, flat), (_, end) = rooflines.roof(peak)
        assert low < flat == end == pytest.approx(bend * rooflines.BANDWIDTH)


def test_processes_are_drawn_over_one_native_alone(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    import plot_applications

    rows = [
        {"processes": count, "variant": name, "rate": rate}
        for count, name, rate in [(1, "native", 2.0), (2, "native", 2.0), (2, "auto", 6.0)]
    ]
    axis = plot_applications.sharing(write(tmp_path / "sharing.json", rows)).axes[0]
    assert [bar.get_height() for bar in axis.patches] == [1.0, 1.0, 0.0, 3.0]
    assert [label.get_text() for label in axis.get_xticklabels()] == ["1 process", "2 processes"]


def test_speed_and_error_are_over_cublas(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    import plot_peers

    rows = [
        {"variant": name, "n": 8192, "data": "uniform", "tflops": tflops, "error": error} | peer
        for name, tflops, error, peer in [
            ("cublas", 50.0, 1e-6, {}), ("auto", 200.0, 4e-7, {}),
            ("CUTLASS 3xTF32", 75.0, 5e-7, {"version": "1"}), ("cublas bf16x9", 50.0, 1e-6, {}),
        ]
    ]  # fmt: skip
    rows += [{**rows[1], "n": 1024, "tflops": 1.0}, {**rows[1], "data": "wide", "tflops": 1.0}]
    axis = plot_peers.speed_and_error(write(tmp_path / "squares.json", rows)).axes[0]
    points = {text.get_text(): text.xy for text in axis.texts}
    assert points == {"cublasSgemm": (1, 1e-6), "auto": (4, 4e-7), "CUTLASS 3xTF32": (1.5, 5e-7)}
    marks = [line.get_marker() for line in axis.lines[:3]]
    assert marks == ["o", "o", "s"]


def test_bars_of_large_errors_are_hollow(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    import plot_applications
    import plot_peers

    errors = {"cublas": 1e-6, "int8:1,1": 2.1e-6, "auto": 1.9e-6}
    machine = {"machine": {}, "date": "2026"}
    rows = [
        {"program": "mlp", "size": size, "variant": variant, "seconds": [1.0], "error": error}
        | {"printed": {}}
        for size in ("small", "large")
        for variant, error in errors.items()
    ]
    (tmp_path / "mlp.json").write_text(json.dumps({**machine, "rows": rows}))
    for draw in (plot_applications.applications, plot_peers.applications):
        for axis in draw(tmp_path).axes:
            filled = {bars.get_label(): bars[0].get_facecolor()[3] for bars in axis.containers}
            assert filled == {"int8:1,1": 0.0, "auto": 1.0}
            assert axis.containers[0][0].get_edgecolor()[3] == 1.0


def test_histogram_is_of_the_largest_size(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    import plot_products

    rows = [
        {"n": n, "variant": "native", "counts": counts, "bins": [-20, -19, -18]}
        for n, counts in [(8, [9, 1]), (16, [1, 3])]
    ]
    axis = plot_products.histogram(write(tmp_path / "positive.json", rows)).axes[0]
    (line,) = axis.get_lines()
    assert list(line.get_ydata()) == [0.25, 0.75]
    assert line.get_label() == "cublas"


def test_predictions_scale_with_the_data_sheets() -> None:
    import elsewhere

    row = {"pack_ms": 1.0, "products_ms": 7.0, "fixed_ms": 1.0}
    assert elsewhere.speedup(elsewhere.H100, row, 36.0) == pytest.approx(4.0)
    sheet = elsewhere.H100
    half = elsewhere.Sheet(sheet.fp32 / 2, sheet.int8 / 2, sheet.memory / 2)
    assert elsewhere.speedup(half, row, 36.0) == pytest.approx(4.0), "all is half as fast"
    slow = elsewhere.Sheet(sheet.fp32, sheet.int8 / 2, sheet.memory)
    assert elsewhere.speedup(slow, row, 36.0) == pytest.approx(36 / 17)


def test_a_legend_names_what_is_in_any_panel() -> None:
    pytest.importorskip("matplotlib")
    import drawing

    figure, axes = drawing.axes_of(2)
    drawing.bars(axes[0], ["gemm"], {"auto": [2.0]})
    drawing.bars(axes[1], ["gemm"], {"auto": [3.0], "tuned": [4.0], "a peer": [None]})
    drawing.legend(axes, 3)
    named = [text.get_text() for text in figure.axes[0].get_legend().get_texts()]
    assert named == ["tuned", "auto", "a peer"]


def test_what_is_not_measured_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    import elsewhere
    import plots
    from tables import NOT_MEASURED

    assert elsewhere.table(tmp_path) == NOT_MEASURED
    write(tmp_path / "squares.json", [{"n": elsewhere.SIZE, "variant": "auto", "ms": 1.0}])
    write(tmp_path / "split.json", [{"n": elsewhere.SIZE, "variant": "int8:1,1", "all_ms": 1.0}])
    assert elsewhere.table(tmp_path) == NOT_MEASURED
    (tmp_path / "figure10").mkdir()
    only = {"greedy": plots.FIGURES["greedy"]}
    monkeypatch.setattr(plots, "FIGURES", only)
    words = ["plots.py", "--data", str(tmp_path), "--out", str(tmp_path / "drawn")]
    monkeypatch.setattr(sys, "argv", words)
    assert plots.main() == 0
    assert "greedy: no figure10" in capsys.readouterr().out


def test_the_roofline_names_the_sizes_that_were_measured() -> None:
    pytest.importorskip("matplotlib")
    import plot_products

    (axis,) = plot_products.roofline(DATA / "split.json").axes
    sizes = sorted({row["n"] for row in read(DATA / "split.json")["rows"]})
    assert axis.get_xlabel().endswith(f"n = {sizes[0]} to {sizes[-1]}")
    assert {line.get_label() for line in axis.lines} >= {"int8:2,2,2", "fp16x3"}
