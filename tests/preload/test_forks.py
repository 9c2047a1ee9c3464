"""Forks of a program whose other threads make GEMM calls."""

from __future__ import annotations

import os
import subprocess
import sys
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
    program = build("places_client.cpp", "places", *link_flags(native.LIBRARY))
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


@pytest.mark.parametrize(
    ("asked", "ending"),
    [({settings.SCHEME: "wrong"}, "2\n"), ({"MIXPERT_SHEME": "int8:1,1"}, "0\n")],
    ids=["error", "warning"],
)
def test_a_child_of_a_process_whose_message_nobody_reads(
    asked: dict[str, str], ending: str
) -> None:
    """It does what the process itself would."""
    child = Path(__file__).with_name("unread_child.py")
    done = subprocess.run(
        [sys.executable, "-Wignore", child],  # Python 3.12 warns of forks, and nobody reads stderr
        env=child_environment() | asked,
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    assert done.stdout == ending
