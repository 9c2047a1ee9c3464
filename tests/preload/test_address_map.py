"""Values by address, such as sites named by their callers, which several threads make at once."""

from __future__ import annotations

import subprocess

from preload_client import HEADERS, ROOT, Compile


def test_what_another_thread_kept_is_dropped(build: Compile) -> None:
    """Three threads make the values of 6000 addresses, all at the same time."""
    sources = [ROOT / "runtime/native/src/support/fork.cpp", *(f"-I{folder}" for folder in HEADERS)]
    program = build("address_map.cpp", "address_map", *sources)
    done = subprocess.run([program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "6000 of 18000\n"
