import math
import os
import random
from contextlib import suppress
from dataclasses import replace

import numpy as np
import pytest

from mixpert.errors import FormatError, ProgramError
from mixpert.runtime.capture import DivergedError
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.entry_point import load_metric
from mixpert.tuner.metrics import METRICS, Metric, Tally, array_error
from mixpert.tuner.outputs import KEPT, OutputFile, numbers


@pytest.mark.parametrize("name", METRICS)
def test_the_tally_of_parts_is_that_of_the_whole(name):
    rng = np.random.default_rng(3)
    reference = rng.uniform(1, 2, 150_000)  # more than are taken at a time
    candidate = reference * (1 + 1e-3 * rng.uniform(-1, 1, reference.size))
    parts = [(reference[i::3], candidate[i::3]) for i in range(3)]
    whole = Metric.named(name).of([(reference, candidate)])
    assert Metric.named(name).of(parts) == pytest.approx(whole, rel=1e-12)
    d = np.abs(candidate - reference)
    if name == "rel-fro":
        assert whole == pytest.approx(np.linalg.norm(d) / np.linalg.norm(reference), rel=1e-12)


@pytest.mark.parametrize("scale", [1e-300, 1e-170, 1.0, 1e160, 1e300])
def test_no_magnitude_hides_an_error(scale):
    reference = scale * np.linspace(1, 2, 1000)
    assert array_error(reference, reference, "x") == 0.0
    assert array_error(reference, 1.25 * reference, "x") == pytest.approx(0.25)


def test_relative_frobenius_error():
    reference = np.array([3.0, 4.0])
    assert array_error(reference, np.array([3.0, 4.5]), "x") == pytest.approx(0.1)
    assert array_error(reference, reference, "x") == 0.0
    assert array_error(np.zeros(2), np.zeros(2), "x") == 0.0
    assert array_error(np.zeros(2), np.ones(2), "x") == math.inf


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_candidate_with_nan_or_inf_has_the_error_nan(bad):
    assert math.isnan(array_error(np.ones(2), np.array([1.0, bad]), "x"))
    with pytest.raises(ProgramError, match="NaN or Inf"):
        array_error(np.array([1.0, bad]), np.ones(2), "x")


def test_other_sizes_diverge_and_nothing_is_an_error():
    with pytest.raises(DivergedError, match="x: 3 values, 2 in the reference"):
        array_error(np.ones(2), np.ones(3), "x")
    with pytest.raises(ProgramError, match="no values"):
        array_error(np.ones(0), np.ones(0), "x")


def test_of_several_outputs_the_worst_counts(tmp_path):
    dirs = [tmp_path / "ref", tmp_path / "run"]
    outputs = (OutputFile.parse("a.bin"), OutputFile.parse("b.npy"), OutputFile.parse("c:raw-f64"))
    for scale, directory in zip((0.0, 1.0), dirs, strict=True):
        (directory / KEPT).mkdir(parents=True)
        np.array([1, 1 + scale * 1e-3], np.float32).tofile(directory / KEPT / "a.bin")
        np.save(directory / KEPT / "b.npy", np.array([[1.0, 1 + scale * 1e-2]]))
        np.array([1, 1 + scale * 1e-4], np.float64).tofile(directory / KEPT / "c")
    assert Comparison(outputs).error(*dirs) == pytest.approx(1e-2 / math.sqrt(2))
    assert Comparison(outputs[:1]).error(*dirs) == pytest.approx(1e-3 / math.sqrt(2), rel=1e-3)


@pytest.mark.parametrize(
    ("text", "path", "form"),
    [
        ("result.bin", "result.bin", "raw-f32"),
        ("out/x.npy", "out/x.npy", "npy"),
        ("x.npy:raw-f64", "x.npy", "raw-f64"),
        ("a:b:npy", "a:b", "npy"),
        ("table.txt", "table.txt", "text"),
        ("log:text", "log", "text"),
        ("field.dat", "field.dat", "raw-f32"),
    ],
)
def test_outputs_are_a_file_and_a_format(text, path, form):
    output = OutputFile.parse(text)
    assert (str(output.path), output.format) == (path, form)


def test_an_unknown_format_names_the_choices():
    with pytest.raises(FormatError, match="unknown format 'hdf': raw-f32, raw-f64, npy, text"):
        OutputFile.parse("x:hdf")


def test_a_file_that_was_not_rewritten_is_no_output(tmp_path):
    output = OutputFile(tmp_path / "x.bin", "raw-f32")
    with pytest.raises(ProgramError, match="did not write"):
        output.keep(None, tmp_path)
    output.path.write_bytes(b"1234")
    stamp = output.stamp()
    with pytest.raises(ProgramError, match="as it was before"):
        output.keep(stamp, tmp_path)
    os.utime(output.path, ns=(1, 1))
    output.keep(stamp, tmp_path)
    assert (tmp_path / KEPT / "x.bin").read_bytes() == b"1234"


def kept(directory, name, data):
    (directory / KEPT).mkdir(exist_ok=True)
    (directory / KEPT / name).write_bytes(data)
    return OutputFile.parse(name)


def test_both_parts_of_complex_values_count(tmp_path):
    np.save(tmp_path / "x.npy", np.array([1 + 2j, 3 - 4j]))
    output = kept(tmp_path, "x.npy", (tmp_path / "x.npy").read_bytes())
    assert sorted(output.read(tmp_path)) == [-4, 1, 2, 3]


@pytest.mark.parametrize("name", ["x.bin", "x.bin:raw-f64"])
def test_half_a_value_at_the_end_is_another_format(tmp_path, name):
    output = kept(tmp_path, "x.bin", bytes(18))
    with pytest.raises(ProgramError, match="18 bytes are no whole number of values"):
        replace(output, format=OutputFile.parse(name).format).read(tmp_path)


def test_damaged_arrays_have_one_message(tmp_path):
    rng, names = random.Random(1), ("one.npy", "several.npz")
    np.save(tmp_path / "one.npy", np.arange(10.0))
    np.savez(tmp_path / "several.npz", np.ones(3))
    for _ in range(500):
        data = bytearray((tmp_path / rng.choice(names)).read_bytes())
        data[rng.randrange(120)] = rng.randrange(256)
        output = kept(tmp_path, "x.npy", bytes(data))
        with suppress(ProgramError):
            output.read(tmp_path)


def test_a_file_in_another_format_is_an_error(tmp_path):
    (tmp_path / KEPT).mkdir()
    (tmp_path / KEPT / "x.npy").write_bytes(b"no numpy file")
    with pytest.raises(ProgramError, match=r"as npy: it does not begin as \.npy files do"):
        OutputFile.parse("x.npy").read(tmp_path)


REFERENCE = np.array([1.0, -2.0, 4.0, 0.0])
CANDIDATE = np.array([1.1, -2.0, 3.6, 0.0])
BY_HAND = {
    "rel-fro": math.sqrt((0.01 + 0.16) / 21),
    "max-rel": 0.1,
    "max-abs": 0.4,
    "componentwise": 0.1,
    "mred": (0.1 + 0.1) / 4,
    "max-error": 0.4,
}


@pytest.mark.parametrize("name", list(METRICS))
def test_metrics_by_hand(name):
    metric = Metric.named(name)
    assert array_error(REFERENCE, CANDIDATE, "x", metric) == pytest.approx(BY_HAND[name])
    assert array_error(REFERENCE, REFERENCE, "x", metric) == 0.0
    halves = [(REFERENCE[:2], CANDIDATE[:2]), (REFERENCE[2:], CANDIDATE[2:])]
    assert metric.of(halves) == pytest.approx(BY_HAND[name])


@pytest.mark.parametrize("name", ["rel-fro", "max-rel", "componentwise", "mred"])
def test_something_where_nothing_should_be_is_infinitely_wrong(name):
    assert array_error(np.zeros(2), np.array([0, 1e-9]), "x", Metric.named(name)) == math.inf


def test_a_tally_in_pieces_is_that_of_the_whole(monkeypatch):
    reference = np.random.default_rng(1).standard_normal(1000).astype(np.float32)
    candidate = reference + np.float32(1e-4)
    whole = Tally.of(reference, candidate)
    monkeypatch.setattr("mixpert.tuner.metrics._PIECE", 7)
    pieces = Tally.of(reference, candidate)
    assert pieces.count == whole.count == 1000
    assert pieces.largest == whole.largest
    assert pieces.squares == pytest.approx(whole.squares, rel=1e-12)
    assert pieces.ratio_sum == pytest.approx(whole.ratio_sum, rel=1e-12)


def test_a_metric_of_the_users_own(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("def last(r, x):\n    return abs(x[-1] - r[-1])\nnumber = 3\n")
    metric = load_metric(f"{path}:last")
    assert array_error(np.array([1.0, 2.0]), np.array([5.0, 2.5]), "x", metric) == 0.5
    assert len(metric.digest) == 64
    assert load_metric("mred").digest == ""
    for text, message in [
        ("mine", "choices: rel-fro"),
        (f"{path}:first", "has no function 'first'"),
        (f"{path}:number", "has no function 'number'"),
        (f"{tmp_path}/none.py:f", "there is no file"),
        ("no_such_module:f", "ModuleNotFoundError"),
    ]:
        with pytest.raises(FormatError, match=message):
            load_metric(text)


def test_a_metric_that_fails_is_named(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("def bad(r, x):\n    return 1 / 0\n")
    with pytest.raises(ProgramError, match=r"mine.py:bad failed: ZeroDivisionError"):
        array_error(np.ones(1), np.ones(1), "x", load_metric(f"{path}:bad"))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return -1e-3", r"mine.py:own gave -0.001: no error is negative"),
        ("raise SystemExit(3)", r"mine.py:own failed: SystemExit: 3"),
        ("return r", r"mine.py:own failed: TypeError"),
    ],
)
def test_what_a_metric_may_not_give(tmp_path, body, message):
    (tmp_path / "mine.py").write_text(f"def own(r, x):\n    {body}\n")
    metric = load_metric(f"{tmp_path}/mine.py:own")
    with pytest.raises(ProgramError, match=message):
        metric.of([(np.zeros(1), np.zeros(1)), (np.ones(2), np.ones(2))])


def test_an_output_without_an_error_means_no_error_at_all(tmp_path):
    """Wherever it stands: the largest of 1 and NaN is 1 to Python."""
    (tmp_path / "mine.py").write_text("def own(r, x):\n    return float(x[0])\n")
    metric = load_metric(f"{tmp_path}/mine.py:own")
    outputs = [np.array([value]) for value in (1.0, math.nan, 2.0)]
    assert math.isnan(metric.of([(x, x) for x in outputs]))
    assert metric.of([(x, x) for x in outputs[::2]]) == 2.0


def test_numbers_in_a_text():
    text = "step 3: norm=1.5e-3, x = -2. (1.0D+02) nan Infinity banana info 7x v2 .5\n"
    assert [str(x) for x in numbers(text)] == [
        "3.0",
        "0.0015",
        "-2.0",
        "100.0",
        "nan",
        "inf",
        "0.5",
    ]
