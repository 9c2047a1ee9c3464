"""Plugins that leave, and others that come to lie where they lay."""

from __future__ import annotations

from pathlib import Path

import pytest
from preload_client import Client, Compile, library_flags, link_flags

from mixpert import native

PRODUCT = "12"


@pytest.fixture
def host(build: Compile, fakes: Path, tmp_path: Path) -> Client:
    return Client(build("host.cpp", "host"), fakes, tmp_path)


@pytest.mark.parametrize("asked", [{}, {"scheme": "native"}, {"scheme": "fp64"}])
def test_a_blas_stays_when_the_plugin_that_brought_it_leaves(
    build: Compile, host: Client, asked: dict[str, str]
) -> None:
    blas = build("layered_blas.cpp", "liblayered.so", *library_flags("liblayered.so"))
    brings = build("blas_plugin.cpp", "brings.so", *library_flags("brings.so"), *link_flags(blas))
    without = build("blas_plugin.cpp", "without.so", *library_flags("without.so"))
    ran = host.run("unload", brings, without, brings, **asked)
    assert (ran.status, ran.lines) == (0, [PRODUCT] * 3), ran.stderr


def test_a_plan_leaves_with_its_plugin(build: Compile, host: Client) -> None:
    """The second plugin is the first one's equal but for its plan, and lies where that lay."""
    flags = [f"-I{native.INCLUDE_DIRECTORY}", *link_flags(native.LIBRARY)]
    schemes = ["int8:1,1", "int8:2,2"]
    plugins = [
        build("site_plugin.cpp", f"plugin{i}.so", f'-DPLAN="{scheme}"',
              *library_flags("plugin.so"), *flags)
        for i, scheme in enumerate(schemes)
    ]  # fmt: skip
    ran = host.run("unload", *plugins, verbose="0")
    assert (ran.status, ran.lines) == (0, [PRODUCT] * 2), ran.stderr
    assert [row.scheme for row in ran.rows] == schemes
