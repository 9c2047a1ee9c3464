"""Each file under rewritten/ has its whole output beside it, under expected/.

`python tests/passes/test_rewritten.py` writes the expected files anew; read the diff.
"""

from pathlib import Path

import pytest

from mixpert.passes.llvm import llvm_module
from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.graph_section import read_graphs

FOLDER = Path(__file__).parent / "rewritten"
FILES = sorted(FOLDER.glob("*.ll"))
PLAN = '# mixpert-plan 1\ndefault\tint8:2,2,2\n# "quoted"\n'


def output_of(path):
    plan = PLAN if path.stem in ("plain", "typed_pointers") else None
    return compile_module(path.read_bytes(), path.name, plan).text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rewritten_text_is_the_expected_file(path):
    assert output_of(path) == (FOLDER / "expected" / path.name).read_text()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_rewritten_module_is_left_as_it_is(path):
    """A rewritten module has no GEMM call left, so the pass leaves it as it is."""
    once = output_of(path)
    again = compile_module(once.encode(), path.name)
    assert again.text == once
    assert all(site.runs_natively for site in again.graph.sites)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_call_lines_change(path):
    before = path.read_text().splitlines()
    after = output_of(path).splitlines()[: len(before)]
    for old, new in zip(before, after, strict=True):
        assert old == new or "@mixpert.site." in new or old.startswith("@llvm.used")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_graph_inside(path):
    compiled = compile_module(path.read_bytes(), path.name)
    target = FOLDER / "expected" / path.name
    assert read_graphs(target) == [compiled.graph]


def test_bitcode_gives_the_same_graph():
    for path in FILES:
        bitcode = llvm_module.parse(path.read_text(), path.name).as_bitcode()
        graph = compile_module(path.read_bytes(), "m").graph
        again = compile_module(bitcode, "m").graph
        assert (again.sites, again.missed) == (graph.sites, graph.missed)
        assert (again.edges, again.reuses) == (graph.edges, graph.reuses)


def test_two_rewritten_modules_in_one_text():
    """Names of a module rewritten before stay free (llvm-link output and the like)."""
    once = output_of(FOLDER / "plain.ll")
    more = once.replace("define void @multiply(", "define void @other(").replace("@mixpert.", "@m.")
    lines = [line for line in more.splitlines() if not line.startswith("@llvm.used")]
    both = once + "\n".join(
        line for line in lines if not line.startswith(("declare", "source", "target"))
    )
    unmixed = both.replace("@m.site.0(i32 102", "@cblas_sgemm(i32 102")
    result = compile_module(unmixed.encode(), "both.ll")
    assert [site.function for site in result.graph.sites] == ["other"]
    assert "@mixpert2.site.0" in result.text


if __name__ == "__main__":
    for file in FILES:
        (FOLDER / "expected" / file.name).write_text(output_of(file))
