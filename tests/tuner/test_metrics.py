import math
import os

import numpy as np
import pytest

from mixpert.errors import FormatError, ProgramError
from mixpert.runtime.capture import DivergedError
from mixpert.tuner.metrics import array_error, run_error
from mixpert.tuner.outputs import OutputFile


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
        directory.mkdir()
        np.array([1, 1 + scale * 1e-3], np.float32).tofile(directory / "output-0")
        with (directory / "output-1").open("wb") as stream:
            np.save(stream, np.array([[1.0, 1 + scale * 1e-2]]))
        np.array([1, 1 + scale * 1e-4], np.float64).tofile(directory / "output-2")
    assert run_error(*dirs, outputs) == pytest.approx(1e-2 / math.sqrt(2))
    assert run_error(*dirs, outputs[:1]) == pytest.approx(1e-3 / math.sqrt(2), rel=1e-3)


@pytest.mark.parametrize(
    ("text", "path", "form"),
    [
        ("result.bin", "result.bin", "raw-f32"),
        ("out/x.npy", "out/x.npy", "npy"),
        ("x.npy:raw-f64", "x.npy", "raw-f64"),
        ("a:b:npy", "a:b", "npy"),
    ],
)
def test_outputs_are_a_file_and_a_format(text, path, form):
    output = OutputFile.parse(text)
    assert (str(output.path), output.format) == (path, form)


def test_an_unknown_format_names_the_choices():
    with pytest.raises(FormatError, match="unknown format 'text': raw-f32, raw-f64, npy"):
        OutputFile.parse("x:text")


def test_a_file_that_was_not_rewritten_is_no_output(tmp_path):
    output = OutputFile(tmp_path / "x.bin", "raw-f32")
    with pytest.raises(ProgramError, match="did not write"):
        output.keep(None, tmp_path, 0)
    output.path.write_bytes(b"1234")
    stamp = output.stamp()
    with pytest.raises(ProgramError, match="as it was before"):
        output.keep(stamp, tmp_path, 0)
    os.utime(output.path, ns=(1, 1))
    output.keep(stamp, tmp_path, 0)
    assert (tmp_path / "output-0").read_bytes() == b"1234"


def test_a_file_in_another_format_is_an_error(tmp_path):
    (tmp_path / "output-0").write_bytes(b"no numpy file")
    with pytest.raises(ProgramError, match=r"x.npy: not readable as npy"):
        OutputFile.parse("x.npy").read(tmp_path, 0)
