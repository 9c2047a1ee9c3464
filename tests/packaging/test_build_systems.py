"""mixpert-cc in builds: a program of two files through make, pkg-config and CMake."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from two_files import CLANG, call, check_program, needs

from mixpert.passes.text.graph_section import read_graphs
from mixpert.trace import Trace
from mixpert.version import __version__

ROOT = Path(__file__).parents[2]
SHARE = ROOT / "mixpert" / "share"

MAKEFILE = """\
{variables}
program: main.o layer.o
\t$(CXX) $^ $(MIXPERT_LIBS) -o $@
%.o: %.cpp
\t$(MIXPERT) {clang} -g -O2 -c $< -o $@
"""
FRAGMENT = "include $(shell mixpert-config --prefix)/share/mixpert.mk"
PKG_CONFIG = """\
ASK := PKG_CONFIG_PATH=$(shell mixpert-config --prefix)/share/pkgconfig pkg-config
MIXPERT := $(shell $(ASK) --variable=compile mixpert)
MIXPERT_LIBS := $(shell $(ASK) --libs mixpert)"""
PLAN = "# mixpert-plan 1\ndefault\t{}\n"
CMAKE_HEAD = """\
cmake_minimum_required(VERSION 3.25)
project(program LANGUAGES CXX)
find_package(MixPert REQUIRED)
add_compile_options(-g)
"""
CMAKE_PROGRAM = """\
add_executable(program main.cpp layer.cpp)
mixpert_target(program REMARKS)
"""
CMAKE_LIBRARY = """\
add_library(layer {kind} layer.cpp)
mixpert_target(layer)
add_executable(program main.cpp)
mixpert_target(program)
target_link_libraries(layer m)
target_link_libraries(program layer)
"""
CMAKE = {
    "program": CMAKE_PROGRAM,
    **{kind: CMAKE_LIBRARY.format(kind=kind) for kind in ("SHARED", "STATIC", "OBJECT")},
}
"""Libraries as older projects link them, without keywords."""


def build_with_cmake(project, generator="Ninja"):
    call(
        project, "cmake", "-G", generator, "-S", ".", "-B", "build",
        f"-DCMAKE_PREFIX_PATH={ROOT / 'mixpert'}", f"-DCMAKE_CXX_COMPILER={CLANG}",
    )  # fmt: skip
    call(project, "cmake", "--build", "build")


@pytest.mark.parametrize("variables", [FRAGMENT, PKG_CONFIG], ids=["fragment", "pkg-config"])
def test_make_builds_the_sample(project, variables):
    needs("make", "g++", *(["pkg-config"] if variables == PKG_CONFIG else []))
    (project / "Makefile").write_text(MAKEFILE.format(variables=variables, clang=CLANG))
    call(project, "make", "CXX=g++")
    check_program(project / "program")


def test_options_follow_what_pkg_config_prints(project):
    needs("make", "g++", "pkg-config")
    text = MAKEFILE.replace("$(MIXPERT) {clang}", "$(MIXPERT) --plan a.plan {clang}")
    (project / "Makefile").write_text(text.format(variables=PKG_CONFIG, clang=CLANG))
    (project / "a.plan").write_text(PLAN.format("int8:1,1"))
    call(project, "make", "CXX=g++")
    check_program(project / "program")


@pytest.mark.parametrize("targets", CMAKE)
def test_cmake_builds_the_sample(project, targets):
    needs("cmake", "ninja")
    (project / "CMakeLists.txt").write_text(CMAKE_HEAD + CMAKE[targets])
    build_with_cmake(project)
    check_program(project / "build" / "program", whole=targets != "SHARED")


MODULE = """\
module layer
contains
  subroutine apply(x, y)
    real, intent(in) :: x(2, 2)
    real, intent(out) :: y(2, 2)
    external sgemm
    call sgemm('N', 'N', 2, 2, 2, 1.0, x, 2, x, 2, 0.0, y, 2)
  end subroutine
end module
"""
FORTRAN = """\
program twice
  use layer
  real :: x(2, 2) = reshape([1.0, 2.0, 3.0, 4.0], [2, 2]), y(2, 2)
  call apply(x, y)
  call apply(y, x)
end program
"""


@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_cmake_builds_fortran(tmp_path, commands, generator):
    """Symbols alone would send the calls to MixPert, but as sites without names and a graph."""
    needs("cmake", "ninja", "make", "flang-new-19")
    (tmp_path / "layer.f90").write_text(MODULE)
    (tmp_path / "main.f90").write_text(FORTRAN)
    lines = CMAKE_HEAD + CMAKE_PROGRAM.replace(".cpp", ".f90")
    (tmp_path / "CMakeLists.txt").write_text(lines.replace("CXX", "Fortran"))
    call(
        tmp_path, "cmake", "-G", generator, "-S", ".", "-B", "build",
        f"-DCMAKE_PREFIX_PATH={ROOT / 'mixpert'}", "-DCMAKE_Fortran_COMPILER=flang-new-19",
    )  # fmt: skip
    call(tmp_path, "cmake", "--build", "build")
    graphs = read_graphs(tmp_path / "build" / "program")
    (site,) = (site.id for graph in graphs for site in graph.sites)
    assert re.search(r"(^|/)layer\.f90:7:\d+@_QMlayerPapply$", site)


@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_cmake_compiles_again_after_the_plan_has_changed(project, generator):
    needs("cmake", "ninja", "make")
    lines = CMAKE_PROGRAM.replace("REMARKS", 'PLAN "my plan"')
    (project / "CMakeLists.txt").write_text(CMAKE_HEAD + lines)
    program = project / "build" / "program"
    for scheme in ("int8:1,1", "int8:2,2"):
        (project / "my plan").write_text(PLAN.format(scheme))
        if program.exists():
            call(project, "cmake", "--build", "build")
        else:
            build_with_cmake(project, generator)
        trace = project / "trace.jsonl"
        subprocess.run([program], check=True, env=os.environ | {"MIXPERT_TRACE": str(trace)})
        assert {row.scheme for row in Trace.read(trace).rows} == {scheme}


def test_cmake_refuses_gcc_before_building(project):
    needs("cmake", "ninja", "g++")
    (project / "CMakeLists.txt").write_text(CMAKE_HEAD + CMAKE_PROGRAM)
    words = ("cmake", "-G", "Ninja", "-S", ".", "-B", "build", "-DCMAKE_CXX_COMPILER=g++")
    done = subprocess.run(
        [*words, f"-DCMAKE_PREFIX_PATH={ROOT / 'mixpert'}"],
        cwd=project, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert "mixpert_target(program): the compiler must write LLVM IR" in done.stderr
    assert "use clang++" in done.stderr


def test_cmake_links_the_runtime_behind_a_static_library(project):
    needs("cmake", "ninja")
    lines = CMAKE_LIBRARY.format(kind="STATIC").replace("mixpert_target(program)\n", "")
    (project / "CMakeLists.txt").write_text(CMAKE_HEAD + lines)
    (project / "main.cpp").write_text('#include "layer.h"\nint main() { apply(0, 0); }\n')
    build_with_cmake(project)


@pytest.mark.parametrize(
    ("asked", "found"),
    [("", True), ("{}", True), ("{} EXACT", True), ("{minor}", True), ("{minor}.99", False),
     ("99", False), ("{major}.99", False)],
)  # fmt: skip
def test_cmake_finds_a_version_that_is_asked_for(tmp_path, commands, asked, found):
    needs("cmake")
    major, minor = __version__.split(".")[:2]
    version = asked.format(__version__, major=major, minor=f"{major}.{minor}")
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(program LANGUAGES NONE)\n"
        f"find_package(MixPert {version} QUIET)\n"
        'file(WRITE "${CMAKE_BINARY_DIR}/found" "${MixPert_FOUND}")\n'
    )
    call(tmp_path, "cmake", "-S", ".", "-B", "build", f"-DCMAKE_PREFIX_PATH={ROOT / 'mixpert'}")
    assert (tmp_path / "build" / "found").read_text() == str(int(found))


def test_pkg_config_has_the_version():
    assert f"Version: {__version__}\n" in (SHARE / "pkgconfig" / "mixpert.pc").read_text()
