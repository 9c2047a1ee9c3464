"""The two executors of one lowering ask the driver for the same launches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from recorded_launches import by_both, recorded_launches

from mixpert import settings

CHILD = Path(__file__).with_name("launches_child.py")
CASES = [
    ("int8:2,2,2", "16,16,16"), ("int8:2,2,2", "2048,2048,2048"), ("int8:1,1", "512,512,8192"),
    ("int8:3,3", "16,4096,800"), ("int8:3,3", "16,4096,4096"), ("int8:2,2,2", "64,64,65536"),
    ("auto", "4096,4096,4096"), ("auto", "4096,4096,512"), ("fp16x3", "4096,4096,4096"),
    ("bf16x9", "2048,2048,2048"), ("tf32x3", "1000,1000,1000"),
]  # fmt: skip


Launches = Callable[..., tuple[list[str], list[str]]]


@pytest.fixture
def launches(cublas: Path, fakes: Path, tmp_path: Path) -> Launches:
    """The launches of a product, as the native executor and as Python makes them."""

    def made(scheme: str, shape: str, arch: str, **variables: str) -> tuple[list[str], list[str]]:
        words: list[str | Path] = [CHILD, scheme, cublas, shape]
        return by_both(recorded_launches(words, fakes, tmp_path, arch, scheme, **variables))

    return made


@pytest.mark.parametrize("arch", ["80", "90"])
@pytest.mark.parametrize(("scheme", "shape"), CASES)
def test_both_executors_launch_alike(
    launches: Launches, scheme: str, shape: str, arch: str
) -> None:
    """Grid, block, shared memory and attributes, clusters among them."""
    native, python = launches(scheme, shape, arch)
    assert native == python
    assert native


OVERLAP = " 6:"


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3"])
def test_captured_launches_overlap_as_others_do(launches: Launches, scheme: str) -> None:
    alone, alike = launches(scheme, "2048,2048,2048", "90")
    made = launches(scheme, "2048,2048,2048", "90", FAKE_CAPTURE="1")
    captured, by_python = ([without_nodes(line) for line in lines] for lines in made)
    assert captured == by_python == alone == alike
    assert [OVERLAP in line for line in captured] == [False] + [True] * (len(captured) - 1)


def test_captured_launches_of_a_guarded_product_do_not_overlap(launches: Launches) -> None:
    alone, alike = launches("auto", "4096,4096,4096", "90")
    captured, by_python = launches("auto", "4096,4096,4096", "90", FAKE_CAPTURE="1")
    assert any(OVERLAP in line for line in alone) and alone == alike
    assert not any(OVERLAP in line for line in captured)
    assert len(captured) == len(alone)
    asked = [[without_nodes(line) for line in lines] for lines in (captured, by_python)]
    assert asked[0] == asked[1]


def without_nodes(line: str) -> str:
    """What a launch was asked for with, but its place in a graph."""
    return " ".join(word for word in line.split() if not word.startswith((NODE, AFTER)))


NODE, AFTER = "node:", "after:"


@pytest.mark.parametrize(
    ("arch", "rungs"), [("80", ["gemm_split_sm80"] * 2), ("90", ["gemm_rungs_sm90"])]
)
def test_later_rungs_are_a_branch_of_a_graph(
    launches: Launches, arch: str, rungs: list[str]
) -> None:
    """They and the first GEMM follow the guard; what is captured next follows both ends."""
    made = launches("auto", "4096,4096,4096", arch, FAKE_CAPTURE="1")
    first, second = map(in_the_graph, made)
    assert (first[0][1], second[0][1]) == ([], ["before", "before"])
    for call in (first, second):
        first_rung = len(call) - len(rungs)
        assert call[first_rung - 3 : first_rung] == [
            ("guard", ["pack"]), ("pack_rungs", ["guard"]), (f"gemm_int8_sm{arch}", ["guard"]),
        ]  # fmt: skip
        before = ["pack_rungs", *rungs[:-1]]
        assert call[first_rung:] == [(one, [last]) for one, last in zip(rungs, before, strict=True)]


def test_a_guard_is_captured_beside_the_product_that_is_overwritten(launches: Launches) -> None:
    """Later rungs follow both, and what is captured next follows these only."""
    alone, alike = launches("auto", "1024,1024,1024", "90", FAKE_CUDA_SMS="132")
    assert alone == alike and all(OVERLAP in line for line in alone[1:])
    made = launches("auto", "1024,1024,1024", "90", FAKE_CAPTURE="1", FAKE_CUDA_SMS="132")
    first, second = map(in_the_graph, made)
    assert (first[0][1], second[0][1]) == ([], ["before"])
    for call in (first, second):
        assert call[1:-1] == [
            ("gemm_int8_sm90", ["pack"]), ("guard", ["pack"]), ("pack_rungs", ["guard"]),
        ]  # fmt: skip
        last, after = call[-1]
        assert (last, sorted(after)) == ("gemm_rungs_sm90", ["gemm_int8_sm90", "pack_rungs"])


def in_the_graph(lines: list[str]) -> list[tuple[str, list[str]]]:
    """The launches of a call, and after which of them each was captured."""
    nodes = [numbers(line, NODE)[0] for line in lines]
    names = dict(zip(nodes, (line.split()[-1] for line in lines), strict=True))
    after = [[names.get(i, "before") for i in numbers(line, AFTER)] for line in lines]
    return list(zip(names.values(), after, strict=True))


def numbers(line: str, what: str) -> list[int]:
    """Of launches in a graph, that a line names so."""
    return [int(word.removeprefix(what)) for word in line.split() if word.startswith(what)]


@pytest.mark.parametrize(
    ("backend", "kernel"),
    [("cuda:sm80", "gemm_int8_sm80"), ("cuda:sm90a", "gemm_int8_sm90"), ("cuda", "gemm_int8_sm90")],
)
def test_a_setting_chooses_the_code_path(launches: Launches, backend: str, kernel: str) -> None:
    native, _ = launches("int8:2,2,2", "2048,2048,2048", "90", **{settings.BACKEND: backend})
    repair = [] if kernel == "gemm_int8_sm90" else ["repair"]
    assert [line.split()[-1] for line in native] == ["pack", kernel, *repair]
