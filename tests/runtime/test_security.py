"""What the library trusts: it is loaded into other people's programs and writes where they say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from harness import Arena, Driver, cblas, environment

from mixpert import native

CALL = cblas("s", 2, 2, 2, 0, 0, 4)
NOBODY = 65534


@pytest.fixture
def arena() -> Arena:
    arena = Arena()
    arena.add(np.eye(4))
    return arena


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder like /tmp, with links that somebody else laid."""
    if os.geteuid() != 0:
        pytest.skip("needs root to make another user's link")
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    for name in ("t", "p"):
        (tmp_path / name).write_text("# mixpert-plan 1\n")
        (folder / name).symlink_to(tmp_path / name)
        os.chown(folder / name, NOBODY, NOBODY, follow_symlinks=False)
    return folder


@pytest.mark.parametrize(("setting", "name"), [("trace", "t"), ("plan", "p")])
def test_another_users_link_in_a_shared_folder_is_refused(
    driver: Driver, arena: Arena, shared: Path, setting: str, name: str
) -> None:
    run = driver.run([CALL], arena, **{setting: str(shared / name)})
    assert run.status == 2
    assert "another user's link in a shared folder" in run.stderr
    assert (shared.parent / name).read_text() == "# mixpert-plan 1\n"


def test_ones_own_link_is_followed(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    target = tmp_path / "target.jsonl"
    target.touch()
    (tmp_path / "link").symlink_to(target)
    run = driver.run([CALL], arena, trace=str(tmp_path / "link"))
    assert (run.status, run.stderr) == (0, "")
    assert target.read_text().startswith("{")


def test_a_link_in_place_of_the_temporary_file_is_not_followed(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    """Its name can be guessed: the trace's, and the process's number."""
    victim = tmp_path / "victim"
    victim.write_text("untouched")
    trace = tmp_path / "t.jsonl"

    def lay_link() -> None:
        Path(f"{trace}.{os.getpid()}.part").symlink_to(victim)

    run = driver.run([CALL], arena, before=lay_link, trace=str(trace))
    assert run.status == 0
    assert victim.read_text() == "untouched"
    assert trace.read_text().startswith("{") and not trace.is_symlink()


def test_kernels_that_others_can_write_are_refused(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    folder = tmp_path / "kernels"
    folder.mkdir()
    assert driver.run([CALL], arena, kernels=str(folder)).status == 0
    folder.chmod(0o777)
    run = driver.run([CALL], arena, kernels=str(folder))
    assert run.status == 2
    assert "others can write to it" in run.stderr


def test_a_cache_that_others_can_write_is_not_used(tmp_path: Path) -> None:
    """An image planted there is not taken; the kernel is compiled, or there is no compiler."""
    cache = tmp_path / "mixpert"
    cache.mkdir()
    from mixpert.kernels.build import file_name

    (cache / file_name("clear", "sm_80")).write_bytes(b"planted")
    code = (
        "from mixpert.errors import MixpertError\n"
        "from mixpert.runtime.launcher import kernel_image\n"
        "try: print(kernel_image('clear', 'sm_80') == b'planted')\n"
        "except MixpertError: print('no compiler')\n"
    )
    answers = []
    for mode in (0o700, 0o777):
        cache.chmod(mode)
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment() | {"XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        answers.append((done.stdout.strip(), "others can write to it" in done.stderr))
    assert answers[0] == ("True", False)
    assert answers[1][0] in {"False", "no compiler"} and answers[1][1]


def test_the_library_calls_neither_network_nor_shell_nor_plain_getenv() -> None:
    """A set-user-id program must not obey its caller's environment: secure_getenv only."""
    from elftools.elf.elffile import ELFFile

    names: set[str] = set()
    for library in (native.LIBRARY, native.DLSYM_LIBRARY):
        with library.open("rb") as stream:
            symbols = ELFFile(stream).get_section_by_name(".dynsym").iter_symbols()
            names |= {symbol.name for symbol in symbols}
    assert not names & {"socket", "connect", "getaddrinfo", "system", "popen", "execve", "getenv"}
