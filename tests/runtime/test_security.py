"""What the library trusts: it is loaded into other people's programs and writes where they say."""

from __future__ import annotations

import os
import shutil
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


def give_away(path: Path, owner: int) -> None:
    """Change owner and group; skips where that is not allowed, as to root in some containers."""
    if os.geteuid() != 0:
        pytest.skip("needs root to give files away")
    try:
        os.chown(path, owner, NOBODY, follow_symlinks=False)
    except OSError as error:
        pytest.skip(f"root may not give files away here: {error.strerror}")


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder like /tmp, with links that somebody else laid: to files, and to where they are."""
    folder, behind = tmp_path / "shared", tmp_path / "behind"
    folder.mkdir()
    folder.chmod(0o1777)
    behind.mkdir()
    for name in ("t", "p", "lib.so"):
        (behind / name).write_text("# mixpert-plan 1\n")
        (folder / name).symlink_to(behind / name)
    (folder / "on").symlink_to(behind)
    for link in folder.iterdir():
        give_away(link, NOBODY)
    return folder


@pytest.mark.parametrize(
    ("setting", "path"),
    [
        ("trace", "t"), ("trace", "on/t"), ("trace", "on/new"), ("trace", "on/../behind/t"),
        ("plan", "p"), ("plan", "on/p"), ("blas", "lib.so"), ("blas", "on/lib.so"),
        ("capture", "on"), ("capture", "on/"), ("kernels", "on"), ("kernels", "on/."),
    ],
)  # fmt: skip
def test_another_users_link_in_a_shared_folder_is_refused(
    driver: Driver, arena: Arena, shared: Path, setting: str, path: str
) -> None:
    """At the end of a path, or on the way."""
    behind = {file.name: file.read_text() for file in (shared.parent / "behind").iterdir()}
    run = driver.run([CALL], arena, **{setting: f"{shared}/{path}"})
    assert run.status == 2
    assert run.stderr.startswith(f"mixpert: MIXPERT_{setting.upper()}='{shared}/{path}': ")
    assert "another user's link in a shared folder" in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert behind == {file.name: file.read_text() for file in (shared.parent / "behind").iterdir()}


@pytest.mark.parametrize("target", ["{}/t", "{}/on/t", "shared/t", "../shared/on/t", "two"])
def test_ones_own_link_to_another_users_is_refused(
    driver: Driver, arena: Arena, shared: Path, target: str
) -> None:
    """Absolute or not, by way of a second one."""
    mine = shared.parent / "mine"
    mine.mkdir()
    (mine / "shared").symlink_to("../shared")
    (mine / "two").symlink_to("shared/t")
    (mine / "one").symlink_to(target.format(shared))
    run = driver.run([CALL], arena, trace=str(mine / "one"))
    assert run.status == 2
    assert "another user's link in a shared folder" in run.stderr


def test_ones_own_links_are_followed(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    (tmp_path / "one/two").symlink_to("../two")
    (tmp_path / "two/t").symlink_to(tmp_path / "t")
    assert driver.run([CALL], arena, trace=str(tmp_path / "one/two/t")).status == 0
    assert (tmp_path / "t").read_text().startswith("{")


def test_a_link_in_place_of_captured_outputs_is_not_followed(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    captured, victim = tmp_path / "captured", tmp_path / "victim"
    captured.mkdir()
    victim.write_text("untouched")
    (captured / "capture.bin").symlink_to(victim)
    run = driver.run([cblas("s", 2, 2, 2, 0, 0, 4, sink=True)], arena, capture=str(captured))
    assert run.status == 2
    assert "capture.bin: cannot write the captured output" in run.stderr
    assert victim.read_text() == "untouched"


def test_a_link_in_place_of_kept_operands_is_not_followed(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    """Their names can be guessed, too: the process's number, and a count from 0."""
    victim = tmp_path / "victim"
    victim.write_text("untouched")

    def lay_link() -> None:
        (tmp_path / f"mixpert-check-{os.getpid()}-0.operands").symlink_to(victim)

    rough = cblas("s", 4, 4, 4, 16, 32, 48)
    rng = np.random.default_rng(1)
    arena.add(rng.standard_normal(48))
    run = driver.run([rough], arena, before=lay_link, scheme="int8:0,0", check="1:1e-6",
                     trace=str(tmp_path / "t.jsonl"))  # fmt: skip
    assert run.status == 0
    assert "runs natively from now on; " in run.stderr
    assert ".operands: cannot write: File exists" in run.stderr
    assert victim.read_text() == "untouched"


def test_the_environment_is_not_read_in_set_user_id_programs(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    """Nor is a name of it complained of. Set-group-id is the same to the kernel."""
    program = tmp_path / "program"
    shutil.copy(driver.program, program)
    give_away(program, 0)
    program.chmod(0o2755)
    trace = tmp_path / "t.jsonl"
    run = Driver(program, tmp_path).run(
        ["secure", CALL], arena, scheme="wrong", trace=str(trace), schem="misspelt"
    )
    if run.stdout == "0\n":
        pytest.skip("set-group-id has no effect on this file system")
    assert (run.status, run.stdout) == (0, "1\n")
    assert [line.partition(":")[2][:12] for line in run.stderr.splitlines()] in (
        [],
        [" no BLAS in "],
    )
    assert not trace.exists()


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


def test_a_cache_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code = (
        "from mixpert.errors import MixpertError\n"
        "from mixpert.runtime.launcher import kernel_image\n"
        "try: kernel_image('clear', 'sm_80')\n"
        "except MixpertError: pass\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment() | {"XDG_CACHE_HOME": str(tmp_path / "file")},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "mixpert cannot be made (Not a directory): every process compiles" in done.stderr
    assert "others" not in done.stderr
