"""What packing tells of elements that pieces do not hold, from the device to trace and check."""

from __future__ import annotations

from pathlib import Path

import pytest
from child_session import Session

CHILD = Path(__file__).with_name("underflow_child.py")
SCHEME = "bf16x6"
FOUND = f"the pieces of {SCHEME} do not hold all small elements"


@pytest.fixture
def session(cublas: Path, fakes: Path, tmp_path: Path) -> Session:
    return Session(CHILD, cublas, str(fakes), tmp_path)


def test_the_trace_tells(session: Session) -> None:
    ran = session.run("usual", scheme=SCHEME)
    found = {row.site: (row.scheme, row.underflow, row.calls) for row in ran.rows}
    assert found == {"hard": (SCHEME, True, 2), "usual": (SCHEME, False, 2)}
    assert ran.kernels.count("report") == 4, "of each call"


def test_nothing_is_read_back_without_a_trace(session: Session) -> None:
    assert "report" not in session.run("usual", traced=False, scheme=SCHEME).kernels


@pytest.mark.parametrize("traced", [True, False])
def test_a_check_demotes_the_site(session: Session, traced: bool) -> None:
    ran = session.run("usual", traced=traced, scheme=SCHEME, check="1:1e-5")
    (line,) = ran.stderr.splitlines()
    assert line == f"mixpert: hard [70,70,500]: {FOUND}: the site runs natively from now on"
    assert ran.kernels.count("report") == 3
    if not traced:
        assert ran.calls == ["cublasSgemm_v2"], "the last one of that site"
    else:
        assert [(row.site, row.scheme, row.underflow, row.reason) for row in ran.rows] == [
            ("hard", SCHEME, True, None),
            ("usual", SCHEME, False, None),
            ("hard", "native", None, f"checked: {FOUND}"),
        ]


def test_calls_that_are_not_due_are_not_asked(session: Session) -> None:
    ran = session.run("usual", traced=False, scheme=SCHEME, check="1e-9:1e-5")
    assert ran.kernels.count("report") == 2, "the first one of each site is due"


def test_other_schemes_have_nothing_to_tell(session: Session) -> None:
    ran = session.run("usual", scheme="int8:2,2,2", check="1:1e-5")
    assert {(row.scheme, row.underflow) for row in ran.rows} == {("int8:2,2,2", None)}
    assert "report" not in ran.kernels
