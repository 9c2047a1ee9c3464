"""The figures' data files, the numbers drawn from them, and what they are measured with."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ROOT / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import searches  # noqa: E402
from cases import CUBLAS, PROGRAMS, SIZES, cases  # noqa: E402
from records import DATA, PEERS, Record, is_calm, is_starved, read  # noqa: E402
from summary import Applications, geometric_mean  # noqa: E402

MACHINE = {"device": "X", "driver": "1", "cublas": "2"}


def row(variant: str, seconds: float, **more: Any) -> dict[str, Any]:
    common = {"program": "mlp", "size": "large", "error": 1e-6, "printed": {}}
    return {**common, "variant": variant, "seconds": [seconds, 1.1 * seconds], **more}


def write(path: Path, rows: list[dict[str, Any]]) -> None:
    record = Record(path, MACHINE, ("size", "variant"))
    for one in rows:
        record.add(one)


def test_a_record_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "new" / "mlp.json"
    write(path, [row(CUBLAS, 2.0)])
    again = Record(path, MACHINE, ("size", "variant"))
    assert again.has(size="large", variant=CUBLAS)
    assert not again.has(size="large", variant="auto")
    again.add(row("auto", 1.0))
    assert [r["variant"] for r in json.loads(path.read_text())["rows"]] == [CUBLAS, "auto"]


def test_record_forgets_another_machine(tmp_path: Path) -> None:
    path = tmp_path / "mlp.json"
    write(path, [row(CUBLAS, 2.0)])
    assert not list(Record(path, {**MACHINE, "driver": "9"}, ("size", "variant")))


def test_rows_keep_the_date_of_their_measurement(tmp_path: Path) -> None:
    path = tmp_path / "mlp.json"
    write(path, [row(CUBLAS, 2.0, date="2026-01-01"), row("auto", 1.0)])
    old, new = read(path)["rows"]
    assert old["date"] == "2026-01-01"
    assert new["date"] == read(path)["date"]


def test_speedups_and_shares(tmp_path: Path) -> None:
    write(tmp_path / "mlp.json", [row(CUBLAS, 2.0), row("native", 2.1, gemm_seconds=1.5)])
    write(tmp_path / "knn.json", [row(CUBLAS, 4.0, program="knn"), row("auto", 1.0, program="knn")])
    data = Applications.load(tmp_path)
    assert data.sizes() == ["large"]
    assert data.programs("large") == ["mlp", "knn"]
    assert data.share("mlp", "large") == 0.75
    assert data.speedup("knn", "large", "auto") == 4.0
    assert data.speedup("mlp", "large", "auto") is None
    assert data.mean_speedup("large", "auto") is None, "one program lacks it"
    assert data.mean_speedup("large", CUBLAS) == 1.0


def test_error_of_hpl_ai_is_that_before_refinement(tmp_path: Path) -> None:
    write(tmp_path / "h.json", [row("auto", 1.0, program="hpl_ai", printed={"direct": 3e-7})])
    assert Applications.load(tmp_path).error("hpl_ai", "large", "auto") == 3e-7


def test_tables_show_speedup_error_and_mean(tmp_path: Path) -> None:
    import tables

    write(tmp_path / "mlp.json", [row(CUBLAS, 2.0), row("native", 2.1, gemm_seconds=1.5)])
    write(tmp_path / "ffn.json", [row(CUBLAS, 1.0, program="ffn")])
    assert "auto" not in tables.applications(tmp_path)
    Record(tmp_path / "mlp.json", MACHINE, ("size", "variant")).add(row("auto", 0.5, error=2e-7))
    text = tables.applications(tmp_path)
    assert "| large | GEMM | cublas: seconds, error | auto |" in text
    assert "| `mlp` 16384 | 75% | 2.0000, 1.0e-06 | 4.00x, 2.0e-07 |" in text
    assert "| geometric mean |  |  | 4.00x |" in text, "ffn is not of the paper"
    assert tables.applications(tmp_path / "nothing") == tables.NOT_MEASURED


def test_dates_of_the_latest_rows_are_shown(tmp_path: Path) -> None:
    import tables

    write(tmp_path / "mlp.json", [row(CUBLAS, 2.0), row("auto", 1.0, date="2026-11-21T22:30:00")])
    (tmp_path / "knn.json").write_text(
        json.dumps({"machine": MACHINE, "date": "2026", "rows": [row("auto", 1.0, program="knn")]})
    )
    text = tables.applications(tmp_path)
    assert text.endswith(
        "Measured after 2026-11-21 22:30 UTC: large: `mlp`. Other programs have older rows.\n"
    )
    (tmp_path / "knn.json").unlink()
    dated = [row(name, 1.0, date="2026-11-21T22:30:00") for name in (CUBLAS, "auto")]
    write(tmp_path / "mlp.json", dated)
    assert tables.applications(tmp_path).endswith(
        "All rows were measured after 2026-11-21 22:30 UTC.\n"
    )


def test_programs_and_where_their_time_goes(tmp_path: Path) -> None:
    import tables

    native = row("native", 2.0, gemm_seconds=1.5)
    tuned = row("tuned", 0.75, error=2e-7, gemm_seconds=0.25)
    write(tmp_path / "mlp.json", [row(CUBLAS, 2.0), native, row("auto", 1.0), tuned])
    text = tables.programs(tmp_path, shown=("mlp",))
    assert "| `mlp` 16384 | 75% | 1.0e-06 | 2.00x, 1.0e-06 | 2.67x, 2.0e-07 |" in text
    assert "| geometric mean of the paper's programs |  |  | 2.00x | 2.67x |" in text
    assert "`mlp`" not in tables.programs(tmp_path, shown=("gemm",))
    text = tables.time_split(tmp_path)
    assert "| `mlp` | 1.5000, 0.5000 |  | 0.2500, 0.5000 | 4.0x |" in text
    assert tables.programs(tmp_path / "nothing") == tables.NOT_MEASURED
    assert tables.time_split(tmp_path / "nothing") == tables.NOT_MEASURED


def test_iterations_are_listed(tmp_path: Path) -> None:
    import tables

    printed = {"n": 8192.0, "iterations": 3.0, "residual": 0.01}
    write(tmp_path / "h.json", [row(CUBLAS, 1.0, program="hpl_ai", printed=printed)])
    assert "| `cublas` | 3 (residual 1.0e-02) |" in tables.iterations(tmp_path)


def test_parts_are_merged(tmp_path: Path) -> None:
    import merge

    write(tmp_path / "a" / "applications" / "mlp.json", [row(CUBLAS, 2.0), row("auto", 3.0)])
    write(tmp_path / "b" / "mlp.json", [row("auto", 1.0), row("tuned", 1.0)])
    target = merge.target_of("mlp", tmp_path / "out")
    assert target is not None
    for source in ("a/applications/mlp.json", "b/mlp.json"):
        merge.take(tmp_path / source, target)
    data = Applications.load(target.parent)
    assert data.variants("large") == [CUBLAS, "tuned", "auto"]
    assert data.seconds("mlp", "large", "auto") == 1.0
    assert merge.target_of("gpu-tests", tmp_path) is None


def test_rows_of_other_libraries_are_kept_apart(tmp_path: Path) -> None:
    import merge

    peer = {"version": "1a", "variables": {}}
    small = [{**row(name, 1.0), "size": "small"} for name in (CUBLAS, "tuned")]
    rows = [row(CUBLAS, 2.0), row("tuned", 1.0), row("int8:1,1", 0.5), row("P", 1.5, **peer)]
    write(tmp_path / "mlp.json", [*small, *rows])
    merge.take(tmp_path / "mlp.json", tmp_path / "ours.json")
    merge.take_peers(tmp_path / "mlp.json", tmp_path / "theirs.json")
    ours, theirs = (read(tmp_path / f"{name}.json")["rows"] for name in ("ours", "theirs"))
    assert [r["variant"] for r in ours] == [CUBLAS, "tuned", CUBLAS, "tuned", "int8:1,1"]
    assert [(r["size"], r["variant"]) for r in theirs] == [
        ("large", name) for name in (CUBLAS, "tuned", "P")
    ]
    write(tmp_path / "alone.json", small)
    merge.take_peers(tmp_path / "alone.json", tmp_path / "none.json")
    assert not (tmp_path / "none.json").exists()


def test_rows_of_a_disturbed_gpu_are_left_out(tmp_path: Path) -> None:
    import merge

    starved = row("tuned", 1.0, reasons=["workspace: out of memory"])
    shared = {**row("auto", 1.0), "seconds": [1.0, 1.2]}
    write(tmp_path / "mlp.json", [row(CUBLAS, 20.0), shared, starved])
    merge.take(tmp_path / "mlp.json", tmp_path / "out.json")
    assert [r["variant"] for r in read(tmp_path / "out.json")["rows"]] == [CUBLAS]


@pytest.mark.parametrize("directory", [DATA, PEERS], ids=["ours", "peers"])
def test_what_is_committed_was_measured_in_peace(directory: Path) -> None:
    for path in (directory / "applications").glob("*.json"):
        rows = read(path)["rows"]
        assert all(is_calm(one) and not is_starved(one) for one in rows), path.name


def test_geometric_mean() -> None:
    assert geometric_mean([1.0, 4.0]) == pytest.approx(2.0)
    assert geometric_mean([1.0, None]) is None
    assert geometric_mean([]) is None


def test_every_program_has_every_size() -> None:
    found = cases(PROGRAMS, SIZES)
    assert len(found) == len(PROGRAMS) * len(SIZES)
    assert all(word.isdigit() for case in found for word in case.arguments)


def test_figures_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    import plot_applications

    rows = [row(CUBLAS, 2.0), row("native", 2.1, gemm_seconds=1.5), row("int8:2,2,2", 1.0)]
    write(tmp_path / "applications" / "mlp.json", rows)
    drawn = plot_applications.applications(tmp_path / "applications")
    labels = [text.get_text() for text in drawn.axes[0].get_xticklabels()]
    assert labels == ["mlp\n75%", "geometric\nmean"]
    heights = sorted(bar.get_height() for bar in drawn.axes[0].patches)
    assert heights == pytest.approx([2.0, 2.0])


def test_a_search_beside_the_table_of_all_plans(tmp_path: Path) -> None:
    native, plan = ["native", "native"], ["int8:1,1", "native"]
    compared = {"threshold": 1e-5, "error": 4e-6, "greedy": plan, "optimum": plan, "ratio": 1.0}
    times = {"greedy_ms": 2.0, "optimum_ms": 1.5, "native_ms": 3.0, "runs": 5, "plans": 36}
    again = [{"plan": native, "ms": 3.3, "error": 0}, {"plan": plan, "ms": 1.1, "error": 0}]
    found = {"sites": ["a", "b"], "greedy against optimum": [compared | times], "run again": again}
    (tmp_path / "mlp.json").write_text(json.dumps(found))
    data = searches.programs(tmp_path)["mlp"]
    assert searches.speedups(data, "optimum") == [(1e-5, 2.0)]
    assert searches.cells(data) == [
        ["1e-05", "4.0e-06", "1.50x", "2.00x", "1.000", "5 of 36", "3.00x"]
    ]


def test_thresholds_are_what_cublas_makes() -> None:
    import plans

    threshold, what = plans.compared({"printed": {"norm": 1.0}, "error": 1.234e-6})
    assert 1.234e-6 <= threshold <= 1.01 * 1.234e-6
    assert what == ["--output", "{output}:raw-f32"]
    assert plans.compared({"printed": {}, "error": 1e-9})[0] == pytest.approx(2**-24, rel=0.01)
    threshold, what = plans.compared({"printed": {"direct": 5e-7}, "error": 1e-15})
    assert 5e-7 <= threshold < 5.1e-7
    assert what[0] == "--extract"


def test_a_residual_is_an_error_itself() -> None:
    import numpy as np

    from mixpert.tuner.entry_point import load_metric

    metric = load_metric(f"{FIGURES / 'metric.py'}:largest")
    pairs = [(np.array([9.0, 9.0]), np.array([1e-7, -3e-7]))]
    assert metric.of(pairs) == 3e-7


def test_power_is_taken_between_steps_of_the_counter() -> None:
    from energy import watts_under
    from sample_programs import CheckError

    now = 0.0

    def work() -> None:
        nonlocal now
        now += 0.02

    def stepping() -> float:  # ten times a second, at 700 W
        return 70.0 * int(now / 0.1 + 1e-9)

    assert watts_under(work, stepping, 1.0, lambda: now) == pytest.approx(700)
    with pytest.raises(CheckError, match="stands still"):
        watts_under(work, lambda: 1.0, 0.5, lambda: now)


def test_results_are_compared_block_by_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numpy as np
    import running

    monkeypatch.setattr(running, "_BLOCK", 2)
    results = {"found": [3.0, 4.5, 0.0, 12.0, 0.0], "exact": [3.0, 4.0, 0.0, 12.0, 0.0]}
    for name, numbers in results.items():
        np.array(numbers, np.float32).tofile(tmp_path / name)
    found, exact = (running.Measured("mlp", (1.0,), {}, tmp_path / name) for name in results)
    assert found.error(exact) == pytest.approx(0.5 / 13)
    np.zeros(4, np.float32).tofile(tmp_path / "found")
    with pytest.raises(ValueError, match="longer"):
        found.error(exact)


def test_processes_count_while_all_are_at_it() -> None:
    import sharing

    alone, shared = 0.1, 0.2
    times = [alone, *[shared] * 6, alone]
    assert sharing.rate([times, times]) == pytest.approx(2 / shared)


def test_programs_are_named_or_the_papers() -> None:
    from cases import PAPER, programs_of

    assert programs_of("mlp,ffn") == ("mlp", "ffn")
    assert programs_of("paper") == PAPER
    assert len(PAPER) == 8


def test_energy_is_shown_relative_to_cublas(tmp_path: Path) -> None:
    import tables

    rows = [
        {"n": n, "variant": name, "joules": joules, "watts": 700.4}
        for n, name, joules in [(1, "native", 1.0), (2, "native", 8.0), (1, "auto", 0.5),
                                (2, "auto", 2.0), (1, "tf32", 0.1)]
    ]  # fmt: skip
    path = tmp_path / "energy.json"
    path.write_text(json.dumps({"rows": rows}))
    assert tables.energy(path).splitlines()[2:] == [
        "| cuBLAS | 1.00, 700 | 8.00, 700 | 100% |",
        "| `auto` | 0.50, 700 | 2.00, 700 | 25% |",
    ]
    assert tables.energy(tmp_path / "nothing") == tables.NOT_MEASURED


def test_no_tuned_program_has_a_larger_error_than_on_cublas() -> None:
    import plans

    data = Applications.load(DATA / "applications")
    cells = [(program, size) for program, size, variant in data.rows if variant == "tuned"]
    assert len(cells) == 36
    over = {
        cell: data.error(*cell, "tuned")
        for cell in cells
        if (data.error(*cell, "tuned") or 0.0) > plans.compared(data.rows[*cell, CUBLAS])[0]
    }
    assert not over
