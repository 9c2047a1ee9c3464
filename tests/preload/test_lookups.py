"""Clients that look cuBLAS's functions up by name (dlsym), libmixpert-dlsym.so preloaded too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from preload_client import EMULATED, Client, Compile, library_flags, link_flags

from mixpert import native
from mixpert.runtime import preload

PRODUCT, NAME = "12", "cublasSgemm_v2"


@pytest.fixture(scope="module")
def plugin(build: Compile) -> Path:
    """Its stub has the function's name, and is what its own calls reach."""
    flags = [*library_flags("looking.so"), "-Wl,-Bsymbolic"]
    return build("lookup_plugin.cpp", "looking.so", *flags)


@pytest.fixture
def host(build: Compile, fakes: Path, tmp_path: Path) -> Client:
    return Client(build("host.cpp", "host"), fakes, tmp_path)


def test_looked_up_functions_bypass_libmixpert_alone(
    host: Client, plugin: Path, cublas: Path
) -> None:
    ran = host.run("plugins", plugin, scheme=EMULATED, CUBLAS_FILE=str(cublas))
    assert (ran.lines, ran.rows) == ([PRODUCT], [])
    assert "no GEMM call was intercepted" in ran.stderr


@pytest.mark.parametrize("asked", [{}, {"scheme": "native"}, {"scheme": EMULATED}])
def test_calls_of_looked_up_functions_are_intercepted(
    host: Client, plugin: Path, cublas: Path, asked: dict[str, str]
) -> None:
    """And reach the cuBLAS that they opened, not their own stub."""
    ran = host.run("plugins", plugin, plugin, lookups=True, **asked, CUBLAS_FILE=str(cublas))
    assert ran.lines == [PRODUCT] * 2, ran.stderr
    assert {tuple(call.split()[:2]) for call in ran.calls} == {("13", NAME)}
    (row,) = ran.rows
    assert (row.entry, row.calls, row.requested) == (NAME, 2, asked.get("scheme", "native"))
    assert row.site.partition("+")[0] == plugin.name


def test_a_second_cublas_keeps_its_own_functions(
    host: Client, build: Compile, plugin: Path, cublas: Path, older_cublas: Path
) -> None:
    """A handle must not reach another version."""
    newer = build("plugin.cpp", "newer.so", *library_flags("newer.so"), *link_flags(cublas))
    ran = host.run("plugins", plugin, newer, plugin, lookups=True, scheme="native",
                   CUBLAS_FILE=str(older_cublas))  # fmt: skip
    assert ran.lines == [PRODUCT] * 3, ran.stderr
    sites = {row.site.partition("+")[0]: row.calls for row in ran.rows}
    assert sites == {plugin.name: 2, newer.name: 1}
    practised = {call.split()[0] for call in ran.calls}
    assert practised == {"12", "13"}


def test_two_versions_looked_up_by_one_process(
    host: Client, build: Compile, cublas: Path, older_cublas: Path
) -> None:
    """The second runs natively, and is named."""
    looker = build("dlsym_client.cpp", "dlsym_client")
    client = Client(looker, host.drivers, host.directory)
    ran = client.run(cublas, older_cublas, lookups=True, scheme=EMULATED)
    assert (ran.status, ran.lines) == (0, ["ours", "its own"])
    assert f"{older_cublas} run natively" in ran.stderr


@pytest.mark.parametrize("lookups", [False, True])
def test_next_is_what_comes_after_the_caller(host: Client, build: Compile, lookups: bool) -> None:
    first, second = (
        build(
            "next_library.cpp", f"libnext{n}.so", *library_flags(f"libnext{n}.so"), f"-DANSWER={n}"
        )
        for n in (1, 2)
    )
    flags = ["-Wl,--no-as-needed", *link_flags(first), *link_flags(second)]
    linked = Client(build("host.cpp", "linked_host", *flags), host.drivers, host.directory)
    ran = linked.run("plugins", first, lookups=lookups)
    assert (ran.lines, ran.stderr) == (["2"], "")


def test_a_c_library_whose_dlsym_is_not_known(host: Client, build: Compile, plugin: Path) -> None:
    """Every question would be answered by nothing: the program is ended in one line."""
    unknown = build("no_dlvsym.cpp", "no_dlvsym.so", *library_flags("no_dlvsym.so"))
    libraries = [f"./{unknown.name}", native.LIBRARY, native.DLSYM_LIBRARY]
    done = subprocess.run(
        [host.program, "plugins", plugin], env={"LD_PRELOAD": ":".join(map(str, libraries))},
        capture_output=True, text=True, timeout=60, check=False,
        cwd=unknown.parent,  # the loader splits its list at blanks, which may be in the path
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (127, "")
    assert done.stderr.count("\n") == 1 and "preload libmixpert.so alone" in done.stderr


@pytest.mark.parametrize("lookups", [False, True])
@pytest.mark.parametrize("asked", [{}, {"scheme": EMULATED}])
def test_a_cublas_loaded_by_dlmopen(
    host: Client, build: Compile, cublas: Path, *, lookups: bool, asked: dict[str, str]
) -> None:
    """dlmopen: its functions are left alone, and who looks them up through us is told."""
    program = build("namespace_client.cpp", "namespace_client")
    ran = Client(program, host.drivers, host.directory).run(cublas, lookups=lookups, **asked)
    assert (ran.status, ran.lines, ran.rows) == (0, [f"0 {PRODUCT}"], []), ran.stderr
    assert ran.calls == [f"13 {NAME} 1 1 1"]
    assert ("in a namespace of its own" in ran.stderr) == lookups


def test_without_the_dlsym_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(native, "DLSYM_LIBRARY", tmp_path / "libmixpert-dlsym.so")
    variables = preload.preload_variables(Path(sys.executable), {})
    assert variables == {"LD_PRELOAD": str(native.LIBRARY)}
