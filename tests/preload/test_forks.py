"""Forks of a program whose other threads make GEMM calls."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from preload_client import Compile, link_flags

from mixpert import native, settings

# Of 0.1 s each: a lock that a fork does not wait for shows in one of four.
RUNS = 12


def test_calls_from_new_places(build: Compile) -> None:
    """A child finds no lock held that calls take which come from a place for the first time."""
    program = build("places_client.cpp", "places", *link_flags(native.LIBRARY))
    clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
    for _ in range(RUNS):
        done = subprocess.run(
            [program], env=clean | {settings.SCHEME: "int8:1,1"}, capture_output=True, text=True,
            timeout=500, check=True,
        )  # fmt: skip
        assert done.stdout == "0\n", done.stderr


def test_a_child_of_a_process_that_is_about_to_end() -> None:
    child = Path(__file__).with_name("dying_child.py")
    clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
    done = subprocess.run(
        [sys.executable, "-Wignore", child],  # Python 3.12 warns of forks, and nobody reads stderr
        env=clean | {settings.SCHEME: "wrong"},
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    assert done.stdout == "2\n", "as the process itself"
