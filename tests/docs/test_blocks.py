"""Every command and every piece of Python in the documentation runs, or at least exists."""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest
from doc_blocks import ROOT, SHELL, Block, blocks, documents

from mixpert import native

_OPTION = re.compile(r"(?<![\w-])--?[a-zA-Z][\w-]*")
_SECONDS = 300

ALL = [block for path in documents() for block in blocks(path)]
SCRIPTS = [block for block in ALL if block.language in SHELL and block.test != "demo"]
UNTYPED = [block for block in ALL if not block.language and block.text.startswith("mixpert-")]
PYTHON = [block for block in ALL if block.language == "python"]
DOCUMENTS = list(dict.fromkeys(block.path for block in SCRIPTS))


def test_every_block_says_how_it_is_tested() -> None:
    known = re.compile(r"|needs [\w.+-]+|check only, .+|demo|format \w+")
    assert [str(block) for block in ALL if not known.fullmatch(block.test)] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: str(p.relative_to(ROOT)))
def test_commands_run(path: Path, checkout: Path, environment: dict[str, str]) -> None:
    """The scripts of one document, one after another in one folder."""
    ran = [block for block in SCRIPTS if block.path == path and _runs_here(block)]
    if not ran:
        pytest.skip("; ".join(block.test for block in SCRIPTS if block.path == path))
    for block in ran:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block.commands],
            cwd=checkout, env=environment, capture_output=True, text=True, timeout=_SECONDS,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{block}:\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("block", [*SCRIPTS, *UNTYPED], ids=str)
def test_commands_exist(block: Block) -> None:
    for line in block.commands.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        ours = [index for index, word in enumerate(words) if word.startswith("mixpert-")]
        for index in ours:
            _check_options(words[index:], block)
        if words[:1] == ["make"]:
            _check_targets(words[1:], block)


@pytest.mark.parametrize("block", PYTHON, ids=str)
def test_python_runs(block: Block, checkout: Path, environment: dict[str, str]) -> None:
    compile(block.text, str(block), "exec")
    if not _runs_here(block):
        pytest.skip(block.test)
    done = subprocess.run(
        [sys.executable, "-c", block.text],
        cwd=checkout, env=environment, capture_output=True, text=True, timeout=_SECONDS,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{block}:\n{done.stderr}"


def _runs_here(block: Block) -> bool:
    if "$(mixpert-config" in block.text and " " in str(native.LIBRARY_DIRECTORY):
        return False  # the shell cuts at blanks what a substitution returns
    kind, _, rest = block.test.partition(" ")
    if kind == "needs":
        return shutil.which(rest) is not None or importlib.util.find_spec(rest) is not None
    return not block.test


def _check_options(words: list[str], block: Block) -> None:
    command = words[0].rstrip(")")
    help_text = _help(command)
    end = words.index("--") if "--" in words else len(words)
    for word in words[1:end]:
        option = word.partition("=")[0].rstrip(")")
        if _OPTION.fullmatch(option):
            assert re.search(rf"(?<![\w-]){option}(?![\w-])", help_text), (
                f"{block}: {command} has no {option}"
            )
        elif "$(" in word or option.startswith("mixpert-"):
            break  # another command on the line


def _check_targets(words: list[str], block: Block) -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in words:
        assert re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE), f"{block}: {target}"


@lru_cache
def _help(command: str) -> str:
    module = f"mixpert.commands.{command.partition('-')[2]}"
    argv = [sys.executable, "-P", "-m", module, "--help"]
    return subprocess.run(argv, capture_output=True, text=True, check=True).stdout
