"""Large modules, verified while they are analysed, come out, and are refused, as others."""

import os
from pathlib import Path

import pytest

from mixpert.errors import ModuleError
from mixpert.passes import analysis
from mixpert.passes.llvm import early_check, llvm_module
from mixpert.passes.pipeline import compile_module

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


def no_child_is_left():
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
    return True


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_same_comes_out(path, monkeypatch):
    text = path.read_text()
    assert compiled(text, 0, monkeypatch) == compiled(text, 1 << 40, monkeypatch)
    assert no_child_is_left()


@pytest.mark.parametrize("fault", ["ret i32 %nowhere", "ret i32 0"])
def test_the_same_is_refused(fault, monkeypatch):
    text = CHAIN.replace("ret void", fault)
    refused = compiled(text, 0, monkeypatch)
    assert refused == compiled(text, 1 << 40, monkeypatch)
    assert refused.startswith("m.ll")
    assert no_child_is_left()


def test_the_whole_is_read_once(monkeypatch):
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
