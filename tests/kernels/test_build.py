"""Every useful kernel compiles without a GPU, spills nothing, and is found where it was put."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lowering import MOST_ACCUMULATORS, lower, problem

from mixpert import native, settings
from mixpert.errors import BackendError, FormatError, MixpertError
from mixpert.kernels import build as command
from mixpert.kernels import embed
from mixpert.kernels.build import build, file_name
from mixpert.kernels.compiler import compile_kernel, require_nvrtc, resources
from mixpert.kernels.instances import (
    DEVICES,
    INT8_SCHEMES,
    architectures,
    instances,
    needed,
    rarely_needed,
)
from mixpert.scheme import Scheme

MOST_REGISTERS = 255
DEFAULT_ARCHS = ("sm_80", "sm_90a")
MOST_SPILLED = 72
"""Bytes of a thread on other architectures: of `pack_split` with statistics for sm_90, which is the
same code as for sm_90a (`SPILLED`). Kernels of INT8 schemes take 40 at most
(benchmarks/results/kernel-resources.json)."""
MOST_SPILLED_OF_FEW_ROWS = 792
"""For sm_100, of two or three slices of either operand with eight rows: ptxas fills all 255
registers there, and spills nothing of the other forms (no such GPU was timed)."""
SPILLED = {"pack": 28, "pack_split": 72, "pack_rungs": 16}
"""Bytes of a thread, stores and loads together, on the default architectures: two slices of long
rows in parts, pieces of BF16 beside statistics, and strips that the guard leaves, all for sm_90a,
in the 64 or 80 registers that packing keeps to."""

FEW_ROWS = ("1 THIN=1 D=0", "2 THIN=2 D=1", "2 THIN=2 D=2", "2 THIN=3 D=3", "3 THIN=2 D=3",
            "3 THIN=3 D=3", "4 THIN=4 D=4")  # fmt: skip
"""Slices of either operand and last diagonals that useful schemes have in gemm_int8_thin."""

LOG = """\
ptxas info    : 85 bytes gmem
ptxas info    : Compiling entry function 'gemm_int8_sm90' for 'sm_90a'
ptxas info    : Function properties for gemm_int8_sm90
ptxas         .     16 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads
ptxas info    : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized
ptxas info    : Used 168 registers, used 1 barriers, 1360 bytes smem
"""


@pytest.fixture(scope="module")
def images(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that holds what tests of this file compiled."""
    return tmp_path_factory.mktemp("images")


@pytest.fixture
def nvrtc() -> None:
    try:
        require_nvrtc()
    except BackendError as error:
        pytest.skip(str(error))


def instances_to_compile() -> Iterator[Any]:
    """By default kernels for whole k, of one width those for parts of k, and what auto needs; the
    rest, which limits of plans need, is slow."""
    for arch in architectures():
        unlimited = set(instances([arch], limited=False))
        often: dict[bool, list[tuple[str, str]]] = {True: [], False: []}
        for pair in instances([arch]):
            whole = "PARTIAL=1" not in pair[0] or " BN=64 " in pair[0]
            often[whole and pair in unlimited].append(pair)
        for default, kernels in often.items():
            slow = () if default and arch in DEFAULT_ARCHS else (pytest.mark.slow,)
            yield pytest.param(arch, kernels, id=f"{arch}-{default}", marks=slow)


def kept_in_memory(kernel: str) -> int:
    """Bytes of a thread that are no spills: sums of segments of k under wide tiles, of int8
    (kLocalSums) and of float splits (long_sums.cuh), and those of tiles that are stored slowly
    (store_tight_sm90.cuh)."""
    name, *macros = kernel.split()
    value = {key: int(number) for key, number in (macro.split("=") for macro in macros)}
    sums = max(value.get("BN", 0), value.get("BN2", 0)) // 2
    if name.startswith(("gemm_split", "gemm_rungs")):
        return 4 * sums if sums > 32 else 0
    if name != "gemm_int8_sm90":
        return 0
    if not value["SEGMENTED"]:
        return 4 * sums if (value["D"] + 1) * sums > MOST_ACCUMULATORS[90, 0] else 0
    return 4 * sums if (value["D"] + 2) * sums > MOST_ACCUMULATORS[90, 1] else 0


def most_spilled(kernel: str, arch: str) -> int:
    if (
        arch == "sm_100"
        and kernel.startswith("gemm_int8_small")
        and kernel.endswith("D=3 RADIX=8 ROWS=8")
    ):
        return MOST_SPILLED_OF_FEW_ROWS
    if arch not in DEFAULT_ARCHS:
        return MOST_SPILLED
    return SPILLED.get(kernel.split(maxsplit=1)[0], 0)


@pytest.mark.usefixtures("nvrtc")
@pytest.mark.parametrize("arch, kernels", list(instances_to_compile()))
def test_every_useful_instance_compiles_well(
    arch: str, kernels: list[tuple[str, str]], images: Path
) -> None:
    """No spill where kernels are tuned, and none of ptxas's warnings of serialised wgmma."""
    built = build(images, [arch], kernels=kernels)
    assert {(one.kernel, one.arch) for one in built} == set(kernels)
    for one in built:
        used = one.resources
        spilled = most_spilled(one.kernel, arch)
        assert used.faults == (), f"{one.kernel} for {arch}"
        stack = used.stack - kept_in_memory(one.kernel)
        assert max(used.spills, stack) <= spilled, f"{one.kernel} for {arch}"
        assert used.registers <= MOST_REGISTERS
        assert one.path.read_bytes()[:4] == b"\x7fELF"
    assert len({one.path for one in built} & set(images.iterdir())) == len(built)


@pytest.mark.usefixtures("nvrtc")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("schemes", "most"),
    [(["int8:2,2,2"], 700_000), (INT8_SCHEMES, 2_000_000)],
    ids=["one", "all"],
)
def test_what_an_application_embeds_is_small(
    images: Path, monkeypatch: pytest.MonkeyPatch, schemes: list[str], most: int
) -> None:
    """For two architectures. Most of it was compiled by tests before, if they ran."""
    archs = ["sm_90a", "sm_80"]

    def image(*pair: str) -> bytes:
        path = images / file_name(*pair)
        if not path.exists():
            path.write_bytes(compile_kernel(*pair)[0])
        return path.read_bytes()

    monkeypatch.setattr(embed, "kernel_image", image)
    assert len(embed.container(archs, schemes)) < most


@pytest.mark.usefixtures("nvrtc")
@pytest.mark.parametrize("rows", [8, 16, 32])
def test_statistics_spill_nothing(rows: int) -> None:
    _, log = compile_kernel(f"pack SP=3 SQ=2 ROWS={rows} RADIX=8 STATISTICS=1", "sm_90a")
    assert max(resources(log).spills, resources(log).stack) == 0


@pytest.mark.usefixtures("nvrtc")
@pytest.mark.parametrize("blocks", ["", " BLOCKS=2", *(f" LINES={words}" for words in range(1, 5))])
@pytest.mark.parametrize("form", [
    "3 THIN=3 D=2", *(pytest.param(form, marks=pytest.mark.slow) for form in FEW_ROWS),
])  # fmt: skip
def test_operands_of_few_rows_spill_nothing(form: str, blocks: str) -> None:
    """No list of instances has this kernel: programs compile it when they first need it."""
    _, log = compile_kernel(f"gemm_int8_thin WIDE={form} RADIX=8{blocks}", "sm_90")
    assert max(resources(log).spills, resources(log).stack) == 0


@pytest.mark.usefixtures("nvrtc")
def test_unknown_kernels_and_architectures_are_one_line_errors() -> None:
    with pytest.raises(MixpertError, match="no kernel is called 'none'"):
        compile_kernel("none A=1", "sm_80")
    with pytest.raises(BackendError, match="sm_1"):
        compile_kernel("clear", "sm_1")


@pytest.mark.usefixtures("nvrtc")
def test_ptx_for_what_is_not_known_yet() -> None:
    image, _ = compile_kernel("scale", "compute_80")
    assert b".entry scale" in image


def test_resources_are_read_from_the_log_of_ptxas() -> None:
    used = resources(LOG)
    assert (used.registers, used.spills, used.stack, used.shared) == (168, 16, 16, 1360)
    assert len(used.faults) == 1 and "C7510" in used.faults[0]
    assert len(resources(LOG.replace("C7510", "C7520")).faults) == 1
    assert resources(LOG.replace("C7510", "C7610")).faults == ()


def test_resources_of_no_log() -> None:
    with pytest.raises(BackendError, match="no report"):
        resources("ptxas fatal: nothing")


def test_instances_cover_every_scheme_and_path() -> None:
    kernels = {arch: {kernel for kernel, of in instances([arch]) if of == arch} for arch in
               ("sm_80", "sm_90", "sm_90a")}  # fmt: skip
    for scheme in map(Scheme.parse, INT8_SCHEMES):
        slices = f"SP={scheme.r + 1} SQ={scheme.l + 1} D={scheme.d} "
        for arch, path in (("sm_80", 80), ("sm_90", 80), ("sm_90a", 90)):
            for segmented in (0, 1):
                assert any(
                    kernel.startswith(f"gemm_int8_sm{path} {slices}")
                    and f"SEGMENTED={segmented} " in kernel
                    for kernel in kernels[arch]
                ), (scheme, arch, segmented)
    assert "scale" in kernels["sm_90"], "k = 0 launches it on an H100 as sm_90"


@pytest.mark.parametrize(
    "scheme, limited, kernels",
    [
        ("int8:2,2,2", False, {"pack", "gemm_int8_sm90", "repair"}),
        ("int8:2,2,2", True, {"pack", "guard", "gemm_split_sm90", "pack_rungs", "report"}),
        ("int8:2,2,2+g128", True, {"pack", "pack_grouped", "guard", "gemm_split_sm90"}),
        ("tf32x3", False, {"pack_split", "gemm_split_sm90"}),
        ("auto", False, {"pack", "guard", "gemm_int8_sm90", "gemm_rungs_sm90", "report"}),
    ],
)
def test_what_the_guard_launches_is_among_the_needed(
    scheme: str, limited: bool, kernels: set[str]
) -> None:
    """A program with its kernels inside finds all of them, the guard being on unless told not."""
    found = {kernel.split()[0] for kernel, _ in needed(["sm_90a"], [scheme], limited)}
    assert kernels <= found
    assert ("guard" in found) == (limited or scheme == "auto")


@pytest.mark.parametrize("arch", [80, 90])
def test_products_of_any_size_find_their_kernels_among_the_needed(arch: int) -> None:
    """Under `auto`, however cuBLAS cuts k: programs that contain them need no compiler."""
    rng = random.Random(5)
    found = {kernel for kernel, _ in needed([f"sm_{arch}"], ["auto"])}
    for _ in range(2500):
        m, n, k = (int(2 ** rng.uniform(5, 14)) for _ in range(3))
        of = problem(m, n, k, rng.random() < 0.5, rng.random() < 0.5)
        of.native_parts = rng.choice([0, 0, 1, 2, 3, 7])
        kernels = {one.name for one in lower(of, "auto", DEVICES[arch]).launches}
        assert kernels <= found, (m, n, k)


@pytest.mark.parametrize("arch", [80, 90])
@pytest.mark.parametrize("scheme", INT8_SCHEMES)
def test_products_of_explicit_schemes_find_their_kernels_too(arch: int, scheme: str) -> None:
    """Few rows and long k among them, whose kernels a program contains if there is room."""
    rng = random.Random(arch)
    archs = [f"sm_{arch}"]
    found = {kernel for kernel, _ in needed(archs, [scheme]) + rarely_needed(archs, [scheme])}
    for _ in range(1000):
        rows, others, k = (int(2 ** rng.uniform(0, 14)) for _ in range(3))
        shape = [rng.choice([rows, rng.randint(1, 16)]), others]
        rng.shuffle(shape)
        k = rng.choice([k, k, k, k, k, int(2 ** rng.uniform(14, 18))])
        of = problem(*shape, k, rng.random() < 0.5, rng.random() < 0.5)
        kernels = {one.name for one in lower(of, scheme, DEVICES[arch]).launches}
        assert kernels <= found, (*shape, k)


def test_architectures_are_those_of_the_devices() -> None:
    numbers = {int("".join(filter(str.isdigit, arch))) for arch in architectures()}
    assert numbers == set(DEVICES)


def test_unknown_architecture() -> None:
    with pytest.raises(BackendError, match="sm_81'; choices: sm_80, "):
        instances(["sm_80", "sm_81"])


def test_file_names_differ() -> None:
    names = {file_name(*pair) for pair in instances(architectures())}
    assert len(names) == len(instances(architectures()))
    assert not any(set(name) & set("/ =") for name in names)


def test_the_runtime_finds_what_was_built(tmp_path: Path) -> None:
    """Eight threads ask for three kernels that only MIXPERT_KERNELS has."""
    kernels = [f"clear N={i}" for i in range(3)]
    for kernel in kernels:
        (tmp_path / file_name(kernel, "sm_80")).write_bytes(kernel.encode())
    code = (
        "import sys\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from mixpert.runtime.launcher import kernel_image\n"
        "with ThreadPoolExecutor(8) as pool:\n"
        "    images = list(pool.map(lambda k: kernel_image(k, 'sm_80'), sys.argv[1:] * 20))\n"
        "print(*sorted({image.decode() for image in images}), sep='\\n')\n"
        "assert [image.decode() for image in images] == sys.argv[1:] * 20\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *kernels],
        env={**os.environ, settings.KERNELS: str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "c")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.stdout.splitlines(), done.stderr) == (kernels, "")


def test_a_name_that_does_not_fit() -> None:
    buffer = bytearray(8)
    status = native.load().mixpert_kernel_file(b"clear", b"sm_80", bytes(buffer), len(buffer))
    with pytest.raises(MixpertError, match="no room"):
        native.check(status)


@pytest.mark.usefixtures("nvrtc")
def test_command_builds_the_instances_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "instances", lambda archs: [("clear", arch) for arch in archs])
    record = tmp_path / "record.json"
    asked = ["--arch", "sm_80", "-o", str(tmp_path / "new"), "--json", str(record)]
    assert command.main(asked) == 0
    image = tmp_path / "new" / file_name("clear", "sm_80")
    found = json.loads(record.read_text())
    (row,) = (dict(zip(found["columns"], row, strict=True)) for row in found["rows"])
    assert (row["arch"], row["kernel"], row["faults"]) == ("sm_80", "clear", 0)
    assert row["registers"] > 0 and row["bytes"] == image.stat().st_size
    assert re.fullmatch(r"1[23]\.\d+", found["nvrtc"])
    assert capsys.readouterr().out.splitlines()[-1] == f"1 kernel images in {tmp_path / 'new'}"


@pytest.mark.usefixtures("nvrtc")
def test_command_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    for arguments in (["--arch", "sm_1"], ["--arch", "sm_80", "-o", str(tmp_path / "file" / "x")]):
        assert command.main(arguments) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1 and ": error: " in error


@pytest.mark.usefixtures("nvrtc")
def test_a_directory_that_cannot_be_written() -> None:
    with pytest.raises((FormatError, OSError)):
        build("/proc/none", ["sm_80"], kernels=[("clear", "sm_80")])
