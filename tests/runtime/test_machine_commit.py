"""Files of figures name the commit that was measured."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mixpert.runtime import machine

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def unnamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GIT_COMMIT", raising=False)


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="needs a clone and git"
)
def test_it_is_that_of_the_checkout() -> None:
    command = ("git", "-C", str(ROOT), "rev-parse", "HEAD")
    expected = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert machine.commit() == expected


def test_a_name_in_the_environment_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_COMMIT", "0123abc")
    assert machine.commit() == "0123abc"


def test_an_installed_package_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "_ROOT", tmp_path)
    assert machine.commit() is None


@pytest.mark.parametrize("known", ["0123abc", None])
def test_a_head_has_it_where_it_is_known(
    monkeypatch: pytest.MonkeyPatch, known: str | None
) -> None:
    for name, value in (("device_name", "GPU"), ("versions", {}), ("commit", known)):
        monkeypatch.setattr(machine, name, lambda value=value: value)
    assert machine.measured_on().get("commit") == known
