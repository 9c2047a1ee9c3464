"""Forks of a program whose other threads make GEMM calls."""

from __future__ import annotations

import os
import subprocess

from preload_client import Compile, link_flags

from mixpert import native, settings


def test_calls_from_new_places(build: Compile) -> None:
    """A child finds no lock held that calls take which come from a place for the first time."""
    program = build("places_client.cpp", "places", *link_flags(native.LIBRARY))
    clean = {key: value for key, value in os.environ.items() if key not in settings.ALL}
    done = subprocess.run(
        [program], env=clean | {settings.SCHEME: "int8:1,1"}, capture_output=True, text=True,
        timeout=500, check=True,
    )  # fmt: skip
    assert done.stdout == "0\n", done.stderr
