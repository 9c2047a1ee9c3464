"""Which calls find an operand packed, on a driver that only says what is launched."""

from __future__ import annotations

import ctypes
import os
import subprocess
from pathlib import Path

import pytest
from preload_client import Compile, link_flags

from mixpert import native
from mixpert.scheme import Scheme

SIZE = 1024
DEVICE = native.DeviceStruct(80, 108, 160 << 10, 0)  # of fake_cuda.cpp
SCHEMES = ("int8:2,2,2", "int8:1,1")


def kernels(scheme: str) -> set[str]:
    """What the client's products launch, packed before or not."""
    library, struct = native.load(), Scheme.parse(scheme).to_native()
    names: set[str] = set()
    for packed in range(4):
        problem = native.ProblemStruct(SIZE, SIZE, SIZE, SIZE, SIZE, SIZE, 1, 0, 0, 0, 0, 0)
        problem.guard, problem.packed = native.GUARD_ON, packed
        out = native.LoweredStruct()
        native.check(library.mixpert_lower(problem, struct, 1.0, 0.0, DEVICE, out))
        names |= {launch.kernel.decode() for launch in out.launches[: out.launch_count]}
        if packed:
            native.check(library.mixpert_lower_pack(problem, struct, 1, DEVICE, out))
            names |= {launch.kernel.decode() for launch in out.launches[: out.launch_count]}
    return names


@pytest.fixture(scope="session")
def images(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Kernels that the fake driver takes for loaded."""
    folder, name = tmp_path_factory.mktemp("kernels"), ctypes.create_string_buffer(512)
    for kernel in {kernel for scheme in SCHEMES for kernel in kernels(scheme)}:
        status = native.load().mixpert_kernel_file(kernel.encode(), b"sm_80", name, len(name))
        native.check(status)
        (folder / name.value.decode()).write_bytes(b"image")
    return folder


@pytest.fixture(scope="session")
def program(build: Compile, cublas: Path) -> Path:
    flags = [f"-I{native.INCLUDE_DIRECTORY}", *link_flags(native.LIBRARY), *link_flags(cublas)]
    return build("packing_client.cpp", "packing_client", *flags)


class Session:
    """Runs the client; `packed` tells how many operands each of its calls packed."""

    def __init__(self, program: Path, drivers: Path, images: Path, folder: Path) -> None:
        self.program, self.folder = program, folder
        clean = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
        self.environment = clean | {
            "LD_LIBRARY_PATH": str(drivers), "MIXPERT_KERNELS": str(images),
            "FAKE_CUDA_LOG": str(folder / "cuda.log"),
        }  # fmt: skip

    def packed(self, *words: str, plan: str = "default\tint8:2,2,2\n", **more: str) -> list[int]:
        (self.folder / "p.plan").write_text("# mixpert-plan 1\n" + plan)
        variables = {"MIXPERT_PLAN": str(self.folder / "p.plan"), **more}
        done = subprocess.run(
            [self.program, *words], env=self.environment | variables, capture_output=True,
            text=True, timeout=60, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        counts: list[int] = []
        for line in (self.folder / "cuda.log").read_text().splitlines():
            if line in words:
                counts.append(0)
            elif line == "pack":
                counts[-1] += 1
        return counts


@pytest.fixture
def session(program: Path, drivers: Path, images: Path, tmp_path: Path) -> Session:
    return Session(program, drivers, images, tmp_path)


BOTH_AT_ONCE, APART, OTHER_ONLY = 1, 2, 1
"""Launches of `pack`: one for both operands, one for each, one for the operand not shared."""


def test_a_call_finds_what_an_earlier_one_has_packed(session: Session) -> None:
    assert session.packed("none0", "none0") == [BOTH_AT_ONCE] * 2
    assert session.packed("fresh0", "reuse0", "none0", "reuse0") == [
        APART, OTHER_ONLY, BOTH_AT_ONCE, OTHER_ONLY,
    ]  # fmt: skip
    assert session.packed("reuse0", "reuse0", "reuse1", "reuse0", "reuse1") == [
        APART, OTHER_ONLY, APART, OTHER_ONLY, OTHER_ONLY,
    ]  # fmt: skip
    assert session.packed("wide0", "again0", "again1") == [APART, OTHER_ONLY, APART]


def test_packings_go_with_their_context(session: Session) -> None:
    """The driver may crash by the handles of a context that has ended (cudaDeviceReset)."""
    assert session.packed("fresh0", "reuse0", "end") == [APART, OTHER_ONLY]
    assert "gone" not in (session.folder / "cuda.log").read_text()


def test_a_call_that_is_not_proved_to_reuse_packs_anew(session: Session) -> None:
    assert session.packed("fresh0", "fresh0", "reuse0") == [APART, APART, OTHER_ONLY]
    assert session.packed("fresh0", "fresh1", "reuse0") == [APART, APART, APART]


def test_it_makes_older_packings_wrong_also_where_it_runs_natively(session: Session) -> None:
    plan = "default\tint8:2,2,2\nnative\tnative\n"
    counts = session.packed("fresh0", *["native0"] * 3, "reuse0", plan=plan)
    assert counts == [APART, 0, 0, 0, APART]


def test_numbers_are_apart(session: Session) -> None:
    assert session.packed("other0", "fresh0", "other0") == [APART, APART, OTHER_ONLY]


def test_another_scheme_has_another_packed_form(session: Session) -> None:
    plan = "default\tint8:2,2,2\nreuse\tint8:1,1\n"
    assert session.packed("fresh0", "reuse0", "reuse0", plan=plan) == [APART, APART, OTHER_ONLY]


def test_threads_have_their_own(session: Session) -> None:
    counts = session.packed("fresh0", "thread", "reuse0", "reuse0")
    assert counts == [APART, APART, OTHER_ONLY]


def test_captured_calls_pack_for_themselves(session: Session) -> None:
    counts = session.packed("fresh0", "reuse0", FAKE_CAPTURE="1")
    assert counts == [BOTH_AT_ONCE] * 2


def test_within_the_limit_of_memory(session: Session) -> None:
    """Of three packings of 3 MB each the oldest goes: calls need workspace too."""
    words = ("fresh0", "other0", "other1", "other0", "reuse0")
    counts = session.packed(*words, MIXPERT_WORKSPACE_LIMIT="9M")
    assert counts == [APART, APART, APART, OTHER_ONLY, APART]
