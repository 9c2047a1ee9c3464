"""What may be timed: a product that came out wrong is refused."""

from __future__ import annotations

import math

import pytest

from mixpert.errors import BackendError
from mixpert.runtime.load import Load, load_of
from mixpert.runtime.measure import Square
from mixpert.scheme import NATIVE


@pytest.mark.parametrize("error, accepted", [(1e-6, True), (1e-2, True), (0.5, False)])
def test_errors_of_results(monkeypatch: pytest.MonkeyPatch, error: float, accepted: bool) -> None:
    monkeypatch.setattr(Square, "relative_error", lambda self, rows: error)
    square = Square(2, 3, 4, None, None, None)
    if accepted:
        assert square.checked_error(NATIVE) == error
        return
    with pytest.raises(BackendError, match=r"native at 2 x 3 x 4 has error 0\.5"):
        square.checked_error(NATIVE)


def test_what_was_not_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Square, "relative_error", lambda self, rows: math.nan)
    with pytest.raises(BackendError, match="nan: a wrong result"):
        Square(2, 3, 4, None, None, None).checked_error(NATIVE)


def test_load_is_the_median_of_what_nvidia_smi_says() -> None:
    """Lines without figures do not count; without any there is no load."""
    lines = ["1500, 600.5\n", "[N/A], 10.0\n", "1620, 690.0\n", "1605, 689.31\n", "16"]
    assert load_of(lines) == Load(1605.0, 689.31)
    assert load_of(["No devices were found\n"]) is None
