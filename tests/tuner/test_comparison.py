"""What is compared besides captured sinks: stdout, a command, and captures by other metrics."""

import json
import math
import shlex
import sys

import numpy as np
import pytest

from mixpert.errors import FormatError, ProgramError
from mixpert.runtime.capture import DivergedError
from mixpert.tuner.comparison import Comparison, command_error
from mixpert.tuner.entry_point import load_metric
from mixpert.tuner.metrics import Metric
from mixpert.tuner.outputs import KEPT, STDOUT, Extract, OutputFile


@pytest.fixture
def printed(tmp_path):
    """Directories of two runs that printed the given texts."""

    def make(*texts: str):
        directories = [tmp_path / str(i) for i in range(len(texts))]
        for directory, text in zip(directories, texts, strict=True):
            directory.mkdir()
            (directory / STDOUT).write_text(text)
        return directories

    return make


def test_numbers_are_extracted_from_stdout(printed):
    runs = printed("t 1.5 s\nnorm = 2.0\nnorm = 4\n", "t 9 s\nnorm = 2.0\nnorm = 4.4\n")
    comparison = Comparison(
        extracts=(Extract.parse(r"^norm = (\S+)"),), metric=Metric.named("max-abs")
    )
    assert comparison.error(*runs) == pytest.approx(0.4)
    assert not comparison.captures


@pytest.mark.parametrize(
    ("pattern", "text", "error", "message"),
    [
        ("norm (.*)", "norm x\n", ProgramError, "not a number"),
        ("other (.*)", "norm 1\n", ProgramError, "the reference run wrote no values"),
        ("norm (.*)", "norm 1\nnorm 2\n", DivergedError, "1 values, 2 in the reference"),
    ],
)
def test_what_cannot_be_extracted_is_an_error(printed, pattern, text, error, message):
    with pytest.raises(error, match=message):
        Comparison(extracts=(Extract.parse(pattern),)).error(*printed(text, "norm 1\n"))


def test_a_bad_expression_is_reported_at_once():
    with pytest.raises(FormatError, match="not a regular expression"):
        Extract.parse("(")


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("print('rows 3, error 2.5e-4')", 2.5e-4),
        ("pass", 0.0),
        ("print(1e-9); raise SystemExit(1)", math.inf),
        ("import sys; print(len(open(sys.argv[2] + '/stdout').read()))", 5.0),
    ],
)
def test_a_command_compares_outputs(printed, tmp_path, code, error):
    script = tmp_path / "compare.py"
    script.write_text(code)
    comparison = Comparison(command=shlex.join([sys.executable, str(script)]))
    runs = printed("four", "five\n")
    for run in runs:
        comparison.keep((), run)
    assert comparison.error(*runs) == error


def test_a_command_in_trouble_is_an_error(tmp_path):
    for command, message in [
        (f"{sys.executable} -c 'raise SystemExit(3)'", "exit status 3"),
        ("/no/such/command", "No such file"),
        (f"{sys.executable} -c 'print(-1e-3)'", "printed -0.001: no error is negative"),
    ]:
        with pytest.raises(ProgramError, match=message):
            command_error(command, tmp_path, tmp_path)


def test_outputs_of_one_name_are_refused():
    with pytest.raises(FormatError, match=r"two outputs are called x\.bin"):
        Comparison((OutputFile.parse("a/x.bin"), OutputFile.parse("b/x.bin")))


def test_the_key_knows_what_the_error_depends_on(tmp_path):
    script = tmp_path / "compare.sh"
    script.write_text("exit 0")
    script.chmod(0o755)
    comparisons = [
        Comparison(),
        Comparison((OutputFile.parse("x"),)),
        Comparison(extracts=(Extract.parse("x"),)),
        Comparison(command=shlex.quote(str(script))),
        Comparison(metric=Metric.named("mred")),
    ]
    keys = {comparison.key for comparison in comparisons}
    script.write_text("exit 1")
    assert len(keys | {Comparison(command=shlex.quote(str(script))).key}) == len(comparisons) + 1


def write_capture(directory, *matrices):
    """The files of a capture of one site, every output in full."""
    directory.mkdir()
    lines, data = [], b""
    for call, c in enumerate(matrices):
        m, n = c.shape
        row = {"call": call, "site": "s", "m": m, "n": n, "batch": 1, "kind": "full"}
        norm2 = float((c.astype(np.float64) ** 2).sum()) if np.isfinite(c).all() else None
        lines.append(json.dumps({**row, "norm2": norm2, "offset": len(data), "bytes": c.nbytes}))
        data += c.tobytes(order="F")
    (directory / "capture.jsonl").write_text("\n".join(lines) + "\n")
    (directory / "capture.bin").write_bytes(data)


def test_captures_by_any_metric(tmp_path):
    a, b = np.ones((2, 3), np.float32), np.full((2, 2), 4, np.float32)
    other = b.copy()
    other[1, 0] += 1
    write_capture(tmp_path / "r", a, b)
    write_capture(tmp_path / "x", a, other)
    write_capture(tmp_path / "n", a, other * np.float32(np.nan))
    expected = {"max-abs": 1.0, "componentwise": 0.25, "mred": 0.025, "max-rel": 0.25}
    expected["rel-fro"] = math.sqrt(1 / 70)
    for name, error in expected.items():
        comparison = Comparison(metric=Metric.named(name))
        assert comparison.error(tmp_path / "r", tmp_path / "x") == pytest.approx(error)
        assert math.isnan(comparison.error(tmp_path / "r", tmp_path / "n"))
    assert KEPT not in {path.name for path in (tmp_path / "r").iterdir()}


def test_errors_are_known_by_sink_where_captures_are_compared_by_the_frobenius_norm():
    assert Comparison().by_sink
    assert not Comparison(metric=load_metric("max-rel")).by_sink
    assert not Comparison(extracts=(Extract("x"),)).by_sink
