"""Large modules, verified while they are analysed, come out, and are refused, as others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mixpert.errors import ModuleError
from mixpert.passes import analysis
from mixpert.passes.llvm import early_check, llvm_module
from mixpert.passes.pipeline import compile_module
from mixpert.tuner import keeper

HERE = Path(__file__).parent
MODULES = [*sorted(HERE.glob("rewritten/*.ll")), HERE / "graphs" / "chain.ll"]
CHAIN = (HERE / "graphs" / "chain.ll").read_text()


def compiled(text, least, monkeypatch):
    """The result, or the line that refuses it."""
    monkeypatch.setattr(early_check, "LEAST_TEXT", least)
    try:
        return compile_module(text.encode(), "m.ll", plan="# mixpert-plan 1\n")
    except ModuleError as error:
        return str(error)


@pytest.fixture(autouse=True)
def no_keeper():
    """A test of the tuner in this process may have left its keeper, which is a child."""
    keeper.stop()


def no_child_is_left():
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
    return True


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_result_does_not_depend_on_the_early_check(path, monkeypatch):
    text = path.read_text()
    assert compiled(text, 0, monkeypatch) == compiled(text, 1 << 40, monkeypatch)
    assert no_child_is_left()


@pytest.mark.parametrize("fault", ["ret i32 %nowhere", "ret i32 0"])
def test_the_same_modules_are_refused(fault, monkeypatch):
    text = CHAIN.replace("ret void", fault)
    refused = compiled(text, 0, monkeypatch)
    assert refused == compiled(text, 1 << 40, monkeypatch)
    assert refused.startswith("m.ll")
    assert no_child_is_left()


def test_the_whole_module_is_verified_once(monkeypatch):
    """Behind the analysis only what was added is, with the graph in it."""
    read = []
    check = llvm_module.check
    monkeypatch.setattr(llvm_module, "check", lambda *of: (read.append(of[0]), check(*of)))
    text = compiled(CHAIN, 0, monkeypatch).text
    (own,) = read
    assert text.endswith(own.strip("\n") + "\n") or own.strip("\n") in text
    assert "edges" in own
    assert "@relu" not in own


def test_what_is_added_is_verified(monkeypatch):
    broken = property(lambda self: "define void @f() {\n  ret i32 0\n}\n")
    monkeypatch.setattr("mixpert.passes.text.rewrite.Rewriting.own", broken)
    assert "m.ll (rewritten)" in compiled(CHAIN, 0, monkeypatch)


def test_an_analysis_that_fails(monkeypatch):
    def failing(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(analysis, "flow", failing)
    with pytest.raises(ZeroDivisionError):
        compiled(CHAIN, 0, monkeypatch)
    assert no_child_is_left()


MEASURED = """
import resource, sys
from mixpert.commands.compile import main
main(sys.argv[1:])
both = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN
print(*(resource.getrusage(who).ru_maxrss for who in both))
"""


def test_no_process_holds_a_text_a_fourth_time(tmp_path):
    """The bytes of the file, what was rewritten and what LLVM reads are dropped once used."""
    module, out = tmp_path / "m.ll", tmp_path / "o.ll"
    most = []
    for size in (1, 64):
        module.write_text(CHAIN + ("; " + 61 * "x" + "\n") * (size << 14))
        command = [sys.executable, "-c", MEASURED, str(module), "-o", str(out)]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        most.append([int(kilobytes) >> 10 for kilobytes in said.split()])
    assert max(large - small for small, large in zip(*most, strict=True)) < 3.3 * 63
