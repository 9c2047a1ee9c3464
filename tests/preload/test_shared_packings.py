"""Which calls find an operand packed, on a driver that only says what is launched."""

from __future__ import annotations

import ctypes
import os
import subprocess
from itertools import product
from pathlib import Path

import pytest
from preload_client import Compile, link_flags

from mixpert import native
from mixpert.scheme import Scheme

SIZES = (512, 1024, 2048)
DEVICE = native.DeviceStruct(80, 108, 160 << 10, 0)  # of fake_cuda.cpp
SCHEMES = ("int8:2,2,2", "int8:1,1")


def kernels(scheme: str) -> set[str]:
    """What the client's products launch, packed before or not."""
    library, struct = native.load(), Scheme.parse(scheme).to_native()
    names: set[str] = set()
    for size, packed in product(SIZES, range(4)):
        problem = native.ProblemStruct(*[size] * 6, 1, 0, 0, 0, 0, 0)
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

    def log(self, *words: str, plan: str = "default\tint8:2,2,2\n", **more: str) -> list[str]:
        """What the driver was asked, behind each word."""
        (self.folder / "p.plan").write_text("# mixpert-plan 1\n" + plan)
        variables = {"MIXPERT_PLAN": str(self.folder / "p.plan"), **more}
        done = subprocess.run(
            [self.program, *words], env=self.environment | variables, capture_output=True,
            text=True, timeout=60, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        return (self.folder / "cuda.log").read_text().splitlines()

    def packed(self, *words: str, **more: str) -> list[int]:
        """How many operands each call packed."""
        counts: list[int] = []
        for line in self.log(*words, **more):
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


def test_small_operands_are_packed_by_each_call(session: Session) -> None:
    """A form of their own takes the host longer than it saves."""
    counts = session.packed("fresh0", "reuse0", "reuse0", PACKING_SIZE="512")
    assert counts == [BOTH_AT_ONCE] * 3


def test_packings_that_few_calls_used_are_not_made_again(session: Session) -> None:
    """Unless they are large."""
    few, many = ["fresh0", "reuse0"], ["other0"] * 6
    shared = [APART, OTHER_ONLY]
    assert session.packed(*few * 3, PACKING_SIZE="2048") == shared * 3
    middle = {"PACKING_SIZE": "1024"}
    assert session.packed(*few * 3, **middle) == [*shared, *[BOTH_AT_ONCE] * 4]
    assert session.packed(*many, *few * 2, **middle)[:6] == [APART, *[OTHER_ONLY] * 5]
    three = ["fresh0", "reuse0", "reuse0"]
    assert session.packed(*three * 2, **middle) == [*shared, OTHER_ONLY] * 2


def test_habits_are_tried_again(session: Session) -> None:
    words = ["fresh0", *["none0"], *["fresh0"] * 260]
    counts = session.packed(*words, PACKING_SIZE="1024")
    assert counts[2:258].count(APART) == 1


def test_numbers_are_apart(session: Session) -> None:
    assert session.packed("other0", "fresh0", "other0") == [APART, APART, OTHER_ONLY]


def test_another_scheme_has_another_packed_form(session: Session) -> None:
    plan = "default\tint8:2,2,2\nreuse\tint8:1,1\n"
    assert session.packed("fresh0", "reuse0", "reuse0", plan=plan) == [APART, APART, OTHER_ONLY]


def test_each_thread_has_packed_operands_of_its_own(session: Session) -> None:
    counts = session.packed("fresh0", "thread", "reuse0", "reuse0")
    assert counts == [APART, APART, OTHER_ONLY]


def test_captured_calls_pack_for_themselves(session: Session) -> None:
    counts = session.packed("fresh0", "reuse0", FAKE_CAPTURE="1")
    assert counts == [BOTH_AT_ONCE] * 2


def test_within_the_limit_of_memory(session: Session) -> None:
    """Of three packings of 12 MB each the oldest goes: calls need workspace too."""
    words = ("fresh0", "other0", "other1", "other0", "reuse0")
    counts = session.packed(*words, MIXPERT_WORKSPACE_LIMIT="37M")
    assert counts == [APART, APART, APART, OTHER_ONLY, APART]


def of_last(log: list[str], word: str) -> list[str]:
    """What the driver was asked by the last call that `word` stands for."""
    return log[len(log) - log[::-1].index(word) :]


def test_memory_of_a_packing_that_is_wrong_serves_the_next(session: Session) -> None:
    """A call takes its workspace and gives it back; its first packing takes memory besides."""
    first = session.log("fresh0", FAKE_CUDA_LOG_ALL="1")
    assert first.count("take") == 2
    for words in (("fresh0", "fresh0"), ("fresh0", "native0", "fresh0"), ("fresh1", "fresh0")):
        plan = "default\tint8:2,2,2\nnative\tnative\n"
        second = of_last(session.log(*words, plan=plan, FAKE_CUDA_LOG_ALL="1"), "fresh0")
        assert (second.count("take"), second.count("pack")) == (1, APART)
    other = of_last(session.log("fresh0", "other0", FAKE_CUDA_LOG_ALL="1"), "other0")
    assert other.count("take") == 2, "the first packing may still be right"


def test_memory_of_another_kind_of_packing_is_not_used(session: Session) -> None:
    plan = "default\tint8:2,2,2\nreuse\tint8:1,1\n"
    words = ("reuse0", "fresh0")
    last = of_last(session.log(*words, plan=plan, FAKE_CUDA_LOG_ALL="1"), "fresh0")
    assert last.count("take") == 2


def test_memory_that_is_kept_goes_where_it_is_wanted(session: Session) -> None:
    """Two packings of 12 MB and a third that is wrong do not fit beside a call's workspace."""
    words = ("fresh0", "other0", "native0", "other1", "other0")
    plan = "default\tint8:2,2,2\nnative\tnative\n"
    counts = session.packed(*words, plan=plan, MIXPERT_WORKSPACE_LIMIT="37M")
    assert counts == [APART, APART, 0, APART, OTHER_ONLY]


def test_the_time_of_a_call_holds_what_it_packs_for_later_ones(session: Session) -> None:
    trace = {"MIXPERT_TRACE": str(session.folder / "t.jsonl"), "FAKE_CUDA_LOG_ALL": "1"}
    last = of_last(session.log("fresh0", "fresh0", **trace), "fresh0")
    assert last.index("record") < last.index("pack")
