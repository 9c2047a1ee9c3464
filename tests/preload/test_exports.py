"""What the two native libraries show to a program."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from preload_client import Compile

from mixpert import native
from mixpert.runtime.clients import Sight, inspect, installed_clients

PREFIX = "mixpert_"
EMULATED = (
    "Sgemm_v2",
    "SgemmStridedBatched",
    "SgemmBatched",
    "SgemmEx",
    "GemmEx",
    "GemmStridedBatchedEx",
    "GemmBatchedEx",
)


def exported(library: Path) -> set[str]:
    with library.open("rb") as stream:
        table = ELFFile(stream).get_section_by_name(".dynsym")
        return {s.name for s in table.iter_symbols() if s["st_shndx"] != "SHN_UNDEF" and s.name}


def test_the_shared_library_exports_its_own_names_and_those_it_intercepts() -> None:
    others = {name for name in exported(native.LIBRARY) if not name.startswith(PREFIX)}
    assert others == set(native.intercepted_names())


def test_the_static_library_defines_no_name_of_blas_or_cublas() -> None:
    """Programs link it beside cuBLAS."""
    nm = shutil.which("nm")
    if nm is None:
        pytest.skip("needs nm")
    listing = subprocess.run(
        [nm, "--defined-only", "--extern-only", "--format=just-symbols",
         native.LIBRARY.with_suffix(".a")],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    defined = set(listing.stdout.split())
    assert "mixpert_cublasSgemm_v2" in defined
    assert not defined & set(native.intercepted_names())


def test_what_preloading_sees_of_a_client(
    build: Compile, client_program: Path, tmp_path: Path
) -> None:
    seen = inspect("client", [client_program])
    assert seen.sight is Sight.SEEN
    emulated = {f"cublas{name}{width}" for name in EMULATED for width in ("", "_64")}
    passed_on = set(seen.calls) - emulated
    assert emulated <= set(seen.calls)
    assert passed_on == {
        "cublasCgemm3mBatched", "cublasCgemmEx", "cublasCgemm_v2",
        "cublasGemmGroupedBatchedEx", "cublasSgemm", "cublasSsyrk_v2",
        "cublasZgemmStridedBatched_64",
    }  # fmt: skip
    assert passed_on < set(native.intercepted_names())
    looking = inspect("loader", [build("dlsym_client.cpp", "dlsym_client")])
    assert (looking.sight, looking.calls) == (Sight.LOOKED_UP, ())
    prefixed = tmp_path / "prefixed.so"
    prefixed.write_bytes(b"scipy_cblas_sgemm")
    assert inspect("prefixed", [prefixed]).sight is Sight.BYPASSED
    assert inspect("host", [build("host.cpp", "host")]).sight is Sight.NONE
    assert inspect("a script", [Path(__file__).with_name("host.cpp")]).sight is Sight.NONE


def test_a_plugin_in_a_namespace_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As JAX's plugin for CUDA is installed: a package without a file of its own."""
    plugin = tmp_path / "jax_plugins" / "xla_cuda13" / "xla_cuda_plugin.so"
    plugin.parent.mkdir(parents=True)
    plugin.write_bytes(b"cublasSgemm_v2")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = {client.name.partition(" ")[0]: client.sight for client in installed_clients()}
    assert found["jax_plugins"] is Sight.LOOKED_UP
