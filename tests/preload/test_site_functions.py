"""What the pass calls in the place of cuBLAS's functions: the clients of the preloading tests, each
call of theirs behind a site, as thunks make them (the linker's --wrap stands in for the pass)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from preload_client import (
    EMULATED,
    ENTRIES,
    LT_LOG,
    LT_PRODUCT,
    SHORT,
    Client,
    Compile,
    link_flags,
)

from mixpert import native

PROTOTYPE = re.compile(r"MIXPERT_API mixpert_cublas_status mixpert_(\w+)\(\s*(.*?)\);", re.DOTALL)
LT = {"cublasLtMatmul"}
PLANNED = f"# mixpert-plan 1\ndefault\t{EMULATED}\n"
WRAPPER = """\
static mixpert_site site_{name} = {{MIXPERT_ABI_VERSION, 0, 0, 0, "site of {name}", "client.ll",
                                    PLAN, nullptr, nullptr}};
extern "C" int __wrap_{name}({parameters}) {{
  return mixpert_{name}(&site_{name}, {arguments});
}}
"""


def wrappers() -> dict[str, str]:
    """By function, one of the same parameters that calls ours behind a site of its own."""
    header = (native.INCLUDE_DIRECTORY / "mixpert_sites.h").read_text(encoding="utf-8")
    sources = {}
    for name, text in PROTOTYPE.findall(header):
        parameters = [" ".join(parameter.split()) for parameter in text.split(",")][1:]
        arguments = [re.split(r"[ *]", parameter)[-1] for parameter in parameters]
        sources[name] = WRAPPER.format(
            name=name, parameters=", ".join(parameters), arguments=", ".join(arguments)
        )
    return sources


def build_client(
    build: Compile, source: str, library: Path, names: list[str], plan: str = ""
) -> Path:
    """A client whose calls of some functions have sites, with a plan compiled in or without."""
    stem = f"{source.partition('.')[0]}_sites{len(plan)}"
    file = library.parent / f"{stem}.h"
    literal = '"' + plan.replace("\n", "\\n").replace("\t", "\\t") + '"' if plan else "nullptr"
    bodies = "".join(wrappers()[name] for name in names)
    file.write_text(f'#include "mixpert.h"\n#define PLAN {literal}\n{bodies}', encoding="utf-8")
    return build(
        source, stem, "-include", file, f"-I{native.INCLUDE_DIRECTORY}",
        *(f"-Wl,--wrap={name}" for name in names), *link_flags(native.LIBRARY),
        *link_flags(library),
    )  # fmt: skip


def test_every_function_of_the_header_is_tried() -> None:
    """Those of symmetric products in test_syrk.py, groups in test_grouped.py."""
    others = (
        "cublasSsyrk_v2", "cublasSsyrkx", "cublasSgemmGroupedBatched", "cublasGemmGroupedBatchedEx",
    )  # fmt: skip
    names = {name + suffix for name in (*ENTRIES, *others) for suffix in ("", "_64")}
    assert wrappers().keys() == names | {"cublasLtMatmul"}


@pytest.fixture
def client(build: Compile, cublas: Path, fakes: Path, tmp_path: Path) -> Client:
    program = build_client(build, "client.cpp", cublas, sorted(wrappers().keys() - LT))
    return Client(program, fakes, tmp_path)


@pytest.mark.parametrize("suffix", ["", "_64"])
@pytest.mark.parametrize("scheme", [EMULATED, "native"])
def test_calls_behind_sites(client: Client, suffix: str, scheme: str) -> None:
    ran = client.run("every" + suffix.strip("_"), preload=False, scheme=scheme)
    assert ran.lines == [f"{name} 0 right" for name in SHORT], ran.stderr
    names = [name + suffix for name in ENTRIES]
    assert [(row.site, row.entry) for row in ran.rows] == [(f"site of {n}", n) for n in names]
    assert {row.requested for row in ran.rows} == {scheme}


@pytest.mark.parametrize("plan", ["", PLANNED])
def test_cublaslt_behind_a_site(
    build: Compile, cublas_lt: Path, fakes: Path, tmp_path: Path, plan: str
) -> None:
    """A plan in the site counts where the environment asks for nothing."""
    program = build_client(build, "lt_client.cpp", cublas_lt, sorted(LT), plan)
    client = Client(program, fakes, tmp_path)
    ran = client.run("lt", *"01010", preload=False, verbose="0")
    assert (ran.lines, set(ran.calls)) == ([LT_PRODUCT], set(LT_LOG)), ran.stderr
    (row,) = ran.rows
    assert (row.site, row.requested) == ("site of cublasLtMatmul", EMULATED if plan else "native")
