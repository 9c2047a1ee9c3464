"""GEMMs in constructors under dlopen: nobody waits for a thread that waits for the loader."""

from __future__ import annotations

from pathlib import Path

import pytest
from preload_client import EMULATED, Client, Compile, library_flags, link_flags

PRODUCT = "12"


@pytest.fixture(params=["cuBLAS", "host"])
def plugin(build: Compile, cublas: Path, request: pytest.FixtureRequest) -> Path:
    library, flags = cublas, library_flags(f"{request.param}_constructor.so")
    if request.param == "host":
        library = build("layered_blas.cpp", "liblayered.so", *library_flags("liblayered.so"))
        flags.append("-DHOST")
    name = f"{request.param}_constructor.so"
    return build("constructor_plugin.cpp", name, *flags, *link_flags(library))


@pytest.mark.parametrize("asked", [{}, {"scheme": "native"}, {"scheme": EMULATED}])
def test_a_first_call_beside_a_constructor(
    build: Compile, fakes: Path, plugin: Path, tmp_path: Path, asked: dict[str, str]
) -> None:
    """Both threads ask the loader for the first time; one of them holds its lock."""
    ran = Client(build("host.cpp", "host"), fakes, tmp_path).run("plugins", plugin, **asked)
    assert (ran.status, ran.lines) == (0, [PRODUCT]), ran.stderr
    assert sum(row.calls for row in ran.rows) == (2 if asked else 0)
