"""The committed host IR belongs to its sources, verifies, and holds the calls they make."""

from __future__ import annotations

import hashlib
import io
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from elftools.elf.elffile import ELFFile
from sample_list import (
    EXPECTED,
    MODULES,
    PROGRAMS,
    ROOT,
    SAMPLES,
    path_of,
    required_of,
    sinks_of,
    source_of,
)  # fmt: skip

BLAS = "samples/blas.h"
CBLAS = [(name, module) for name, module in MODULES if module.endswith("_cblas.ll")]
CALL = re.compile(
    r"call [^\n]*@(?:cublasSgemm_v2|cublasSgemmStridedBatched|cblas_sgemm)\([^\n]*!dbg !(\d+)"
)
SOURCE_CALL = re.compile(r"\b(?:cblas_s|cublasS)gemm(?:StridedBatched)?\(")

every_module = pytest.mark.parametrize(
    "path", [path_of(*one) for one in MODULES], ids=lambda path: path.name
)
every_cblas = pytest.mark.parametrize(("name", "module"), CBLAS)


def stamp(path: Path, key: str) -> str:
    """What build_ir.sh wrote on top of the IR."""
    match = re.search(rf"^; {key}: (.*)$", path.read_text(), re.MULTILINE)
    assert match, f"{path.name} has no line '; {key}: ...'"
    return match[1]


def sites(text: str) -> list[list[int]]:
    """Line and column of every GEMM call in the text of a module, in its order."""
    found = []
    for location in CALL.findall(text):
        pattern = rf"^!{location} = (?:distinct )?!DILocation\(line: (\d+), column: (\d+)"
        match = re.search(pattern, text, re.MULTILINE)
        assert match
        found.append([int(match[1]), int(match[2])])
    return found


def test_every_sample_has_both_variants() -> None:
    committed = {path.name for path in SAMPLES.glob("*/*.ll") if "_emu" not in path.name}
    assert committed == {f"{name}{v}.ll" for name in PROGRAMS for v in ("", "_cblas")}
    assert {module for _, module in MODULES} == committed


@every_module
def test_ir_is_current(path: Path) -> None:
    sources = [ROOT / source for source in stamp(path, "sources").split()]
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    assert stamp(path, "sha256") == digest, "sources changed: run sh samples/build_ir.sh"


@every_module
def test_stamp_names_every_header_included(path: Path) -> None:
    named = [ROOT / source for source in stamp(path, "sources").split()]
    included = {
        (source.parent / name).resolve()
        for source in named
        for name in re.findall(r'#include "(.*)"', source.read_text())
    }
    assert {named[0], *included} == set(named)


@every_module
def test_ir_verifies_and_names_no_foreign_path(path: Path) -> None:
    text = path.read_text()
    llvm.parse_assembly(text).verify()
    for name in re.findall(r'!DIFile\(filename: "(.*?)"', text):
        assert not name.startswith("/") or name.startswith("/usr/"), name


@every_module
def test_sites_are_the_calls_of_the_source(path: Path) -> None:
    found = sites(path.read_text())
    sources = [ROOT / name for name in stamp(path, "sources").split() if name != BLAS]
    calls = [
        number
        for source in sources
        for number, line in enumerate(source.read_text().splitlines(), 1)
        if SOURCE_CALL.search(line)
    ]
    assert sorted({line for line, _ in found}) == calls


@every_module
def test_object_keeps_the_gpu_code(path: Path) -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    module = llvm.parse_assembly(path.read_text())
    machine = llvm.Target.from_triple(module.triple).create_target_machine(reloc="pic")
    elf = ELFFile(io.BytesIO(machine.emit_object(module)))
    sections = {section.name for section in elf.iter_sections()}
    assert (".nv_fatbin" in sections) == (not path.stem.endswith("_cblas"))


needs_clang = pytest.mark.skipif(not shutil.which("clang-19"), reason="clang-19 is not installed")


def rebuild(variant: str, directory: Path) -> None:
    """Run build_ir.sh on a copy of the sources and compare what it makes with what is committed."""
    ignored = shutil.ignore_patterns("*.ll", "*.o", "*.bin")
    shutil.copytree(SAMPLES, directory / "samples", ignore=ignored)
    command = ["sh", "samples/build_ir.sh", variant]
    subprocess.run(command, cwd=directory, check=True, capture_output=True, timeout=300)
    made = sorted(directory.glob("samples/*/*.ll"))
    assert len(made) == len(PROGRAMS)
    for path in made:
        committed = ROOT / path.relative_to(directory)
        for key in ("command", "sources", "sha256"):
            assert stamp(path, key) == stamp(committed, key)
        assert sites(path.read_text()) == sites(committed.read_text())


@needs_clang
def test_script_rebuilds_the_cblas_ir(tmp_path: Path) -> None:
    rebuild("cblas", tmp_path)


@needs_clang
@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("nvcc"), reason="nvcc is not installed")
def test_script_rebuilds_the_cuda_ir(tmp_path: Path) -> None:
    probe = ["nvcc", "-E", "-x", "cu", "-include", "cusolverDn.h", "/dev/null"]
    headers = os.environ.get("CUBLAS_INCLUDE")
    if not headers and subprocess.run(probe, check=False, capture_output=True).returncode:
        pytest.skip("nvcc finds no cusolverDn.h: set CUBLAS_INCLUDE")
    rebuild("cuda", tmp_path)


def test_script_refuses_an_unknown_variant() -> None:
    command = ["sh", str(ROOT / "samples/build_ir.sh"), "mlp"]
    process = subprocess.run(command, check=False, capture_output=True, text=True)
    assert process.returncode == 2
    assert process.stderr.startswith("usage: ")


@needs_clang
@every_cblas
def test_sites_without_optimisation_are_the_same(name: str, module: str, tmp_path: Path) -> None:
    path = path_of(name, module)
    command = shlex.split(stamp(path, "command").replace("-O2", "-O0"))
    output = tmp_path / path.name
    subprocess.run([*command, "-o", str(output)], cwd=ROOT, check=True, timeout=60)
    assert sorted(sites(output.read_text())) == sorted(sites(path.read_text()))


@pytest.mark.skipif(not shutil.which("g++"), reason="g++ is not installed")
@pytest.mark.parametrize("language", ["c", "c++"])
@every_cblas
def test_source_compiles_without_warnings(name: str, module: str, language: str) -> None:
    source = source_of(name, module)
    if language == "c" and source.suffix == ".cpp":
        pytest.skip("C++ only")
    flags = ["-x", language, "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
    subprocess.run(["g++", *flags, str(source)], check=True, timeout=60)


@every_module
def test_readme_shows_how_the_ir_was_made(path: Path) -> None:
    # One command is shown for each kind, with mlp as its example.
    readme = " ".join((ROOT / "samples/README.md").read_text().replace("\\\n", " ").split())
    command = stamp(path, "command").replace(f"{path.parent.name}/", "mlp/")
    shown = command.replace(f"/{path.stem}", "/mlp" + "_cblas" * path.stem.endswith("_cblas"))
    assert shown.replace("clang++-19 -O2 -g", "clang-19 -O2 -g").replace(".cpp", ".c") in readme


def test_expected_edges_name_existing_sites() -> None:
    for name, module in MODULES:
        count = len(EXPECTED[name]["sites"][module])
        rows = required_of(name, module) + EXPECTED[name]["forbidden"]
        numbers = [row[end] for row in rows for end in ("from", "to")] + sinks_of(name, module)
        assert all(number == "*" or 0 <= number < count for number in numbers)
