"""Forks of a program whose other threads make GEMM calls."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from child_environment import child_environment
from preload_client import Compile, link_flags

from mixpert import native, settings

# Of 0.1 s each: a lock that a fork does not wait for shows in one of four.
RUNS = 12


def older_loader() -> bool:
    name, _, version = os.confstr("CS_GNU_LIBC_VERSION").partition(" ")
    return name == "glibc" and tuple(map(int, version.split("."))) < (2, 36)


def test_calls_from_new_places(build: Compile) -> None:
    """A child finds no lock held that calls take which come from a place for the first time."""
    program = build("places_client.cpp", "places", "-O0", *link_flags(native.LIBRARY))
    for _ in range(RUNS):
        done = subprocess.run(
            [program], env=child_environment(scheme="int8:1,1"), capture_output=True, text=True,
            timeout=500, check=True,
        )  # fmt: skip
        assert done.stdout == "0\n", done.stderr


@pytest.mark.skipif(older_loader(), reason="an older glibc asks its lock for an object's segments")
def test_forks_beside_a_thread_of_the_program_in_the_loader(build: Compile) -> None:
    """The program's own threads may hold the loader's lock for ever: a child needs it not."""
    program = build("loader_client.cpp", "loader", *link_flags(native.LIBRARY))
    done = subprocess.run(
        [program], env=child_environment(scheme="int8:1,1"), capture_output=True, text=True,
        timeout=100, check=True,
    )  # fmt: skip
    assert done.stdout == "0\n", done.stderr


@dataclass(frozen=True)
class Waiting:
    """A process whose thread waits for somebody, and what its child prints."""

    child: str
    settings: dict[str, str]
    ending: str


WAITING = {
    "error": Waiting("unread_child.py", {settings.SCHEME: "wrong"}, "2\n"),
    "warning": Waiting("unread_child.py", {"MIXPERT_SHEME": "int8:1,1"}, "0\n"),
    "plan": Waiting("unsent_child.py", {settings.PLAN: "/dev/stdin"}, "0\n"),
}
"""Who reads its message, an error or a warning; or who sends its plan, with the lock of all sites
held. The child does what the process itself would; of the plan, it reads another."""


@pytest.fixture(scope="module")
def endings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """What the children print. Each fork waits for five seconds: all do at a time."""
    plan = tmp_path_factory.mktemp("waiting") / "plan"
    plan.write_text("# mixpert-plan 1\ndefault\tint8:1,1\n")
    reader, writer = os.pipe()
    with ExitStack() as running:
        started = {
            name: running.enter_context(subprocess.Popen(
                # Python 3.12 warns of forks, and nobody reads stderr
                [sys.executable, "-Wignore", Path(__file__).with_name(one.child), plan],
                env=child_environment() | one.settings,
                stdin=reader, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            ))
            for name, one in WAITING.items()
        }  # fmt: skip
        yield {name: process.communicate(timeout=100)[0] for name, process in started.items()}
    os.close(reader)
    os.close(writer)


@pytest.mark.parametrize("name", WAITING)
def test_a_child_of_a_process_that_waits(name: str, endings: dict[str, str]) -> None:
    assert endings[name] == WAITING[name].ending


def test_beside_a_thread_that_holds_a_lock_for_ever(build: Compile) -> None:
    """A fork does not wait for it, and the child has no lock that anybody holds."""
    include = f"-I{native.INCLUDE_DIRECTORY}"
    program = build("busy_client.cpp", "busy", include, *link_flags(native.LIBRARY))
    reader, writer = os.pipe()
    done = subprocess.run(
        [program],
        env=child_environment(scheme="int8:1,1", trace="/dev/stderr"),
        stdout=subprocess.PIPE,
        stderr=writer,
        text=True,
        timeout=100,
        check=True,
    )
    os.close(reader)
    os.close(writer)
    assert done.stdout == "0\n"


READ_GUARDS = """
import ctypes, sys
path, *places = sys.argv[1:]
ctypes.CDLL(path)
with open("/proc/self/maps") as maps:
    start = min(int(line.split("-")[0], 16) for line in maps if line.rstrip().endswith(path))
print(*(ctypes.c_char.from_address(start + int(place, 16)).value[0] for place in places))
"""


def test_statics_are_initialised_when_the_library_is_loaded() -> None:
    """One that a thread initialises later, while another forks, stays locked in the child."""
    tool = shutil.which("readelf")
    if tool is None:
        pytest.skip("needs readelf (binutils)")
    library = native.LIBRARY.resolve()
    table = subprocess.run([tool, "-sW", library], capture_output=True, text=True, check=True)
    symbols = [row for line in table.stdout.splitlines() if len(row := line.split()) == 8]
    if not any(row[7].startswith("_ZN7mixpert") and row[4] == "LOCAL" for row in symbols):
        pytest.skip("needs a library whose symbols were not stripped")
    guards = {row[7]: row[1] for row in symbols if row[7].startswith("_ZGV") and row[3] != "TLS"}
    assert guards  # that of the lock which forks take
    command = [sys.executable, "-c", READ_GUARDS, library, *guards.values()]
    read = subprocess.run(command, capture_output=True, text=True, check=True)
    late = [name for name, byte in zip(guards, read.stdout.split(), strict=True) if byte != "1"]
    assert late == []
