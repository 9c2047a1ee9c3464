"""Messages that the documentation quotes are those that the code has."""

from __future__ import annotations

import re

import pytest
from doc_blocks import ROOT

_TABLE = re.compile(r"<!-- begin messages -->\n(.*)<!-- end messages -->", re.DOTALL)
_FOLDERS = ("mixpert/*.py", "mixpert/commands/*.py", "passes/**/*.py", "tuner/**/*.py",
            "runtime/**/*.py", "runtime/native/src/**/*.cpp")  # fmt: skip


def _quoted() -> list[str]:
    found = _TABLE.search((ROOT / "docs" / "faq.md").read_text())
    assert found is not None
    return re.findall(r"^\| `([^`]+)` \|", found[1], re.MULTILINE)


@pytest.fixture(scope="module")
def sources() -> str:
    """The text of all sources, strings over several lines as one."""
    text = "\n".join(path.read_text() for glob in _FOLDERS for path in ROOT.glob(glob))
    return re.sub(r'"\s*\n\s*f?"', "", text)


def test_the_table_is_read() -> None:
    assert len(_quoted()) > 10


@pytest.mark.parametrize("message", _quoted())
def test_the_code_has_the_message(message: str, sources: str) -> None:
    assert message in sources
