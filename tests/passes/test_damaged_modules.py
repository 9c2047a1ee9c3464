"""Golden modules with damage: each is refused in one line, or compiled to what LLVM verifies."""

import os
import re
import resource
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.errors import ModuleError
from mixpert.passes.llvm import llvm_module
from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.function_text import FunctionText

HERE = Path(__file__).parent
SEEDS = [
    path.read_text()
    for folder in ("graphs", "rewritten")
    for path in sorted(HERE.glob(f"{folder}/*.ll"))
]
TOKEN = re.compile(r'"[^"\n]*"|[@%!#$]?[\w.$-]+|\s+|.')
NUMBERS = ("-1", "0", "1", "3", "64", "2147483648", "18446744073709551616", "0x7FF0000000000000")

place = st.integers(0, 1 << 16)
"""Taken modulo what there is."""
damage = st.one_of(
    st.tuples(
        st.just("splice"), place, st.integers(0, 40), st.text('@%(){}[]!"#,;= \n19xptr', max_size=6)
    ),
    st.tuples(st.just("drop"), place),
    st.tuples(st.just("repeat"), place, place),
    st.tuples(st.just("token"), place, place),
    st.tuples(st.just("number"), place, st.sampled_from(NUMBERS)),
)


def splice(text, start, length, put):
    start %= len(text)
    return text[:start] + put + text[start + length :]


def drop(text, line):
    lines = text.splitlines(keepends=True)
    del lines[line % len(lines)]
    return "".join(lines)


def repeat(text, line, after):
    lines = text.splitlines(keepends=True)
    lines.insert(after % len(lines), lines[line % len(lines)])
    return "".join(lines)


def token(text, old, new):
    """One name, type or number in the place of another of its kind."""
    found = TOKEN.findall(text)
    words = [i for i, word in enumerate(found) if not word.isspace()]
    at = words[old % len(words)]
    alike = [word for word in found if word[0] == found[at][0]]
    found[at] = alike[new % len(alike)]
    return "".join(found)


def number(text, which, put):
    found = list(re.finditer(r"(?<![\w.@%!#-])\d+(?![\w.])", text))
    if not found:
        return text
    at = found[which % len(found)]
    return text[: at.start()] + put + text[at.end() :]


KINDS = {one.__name__: one for one in (splice, drop, repeat, token, number)}


def check_damaged(seed, changes):
    text = SEEDS[seed % len(SEEDS)]
    for kind, *arguments in changes:
        text = KINDS[kind](text, *arguments) if text else text
    try:
        written = compile_module(text.encode(), "m.ll").text
    except ModuleError as error:
        assert "\n" not in str(error)
        assert str(error).startswith("m.ll")
        with pytest.raises(ModuleError):  # it is the input that is broken, not what became of it
            llvm_module.check(text, "m.ll")
    else:
        llvm_module.parse(written, "written")


def test_llvm_that_does_not_end(monkeypatch):
    """The module is read as it is after a while."""

    def endless(module, threads):
        while True:
            pass

    monkeypatch.setattr(llvm_module, "LEAST_SECONDS", 1)
    monkeypatch.setattr(llvm_module, "_simplify", endless)
    chain = (HERE / "graphs" / "chain.ll").read_bytes()
    assert {(0, 1), (1, 2)} <= {
        (e.source, e.target) for e in compile_module(chain, "m").graph.edges
    }


def endless(_):
    while True:
        pass


def huge(_):
    return bytearray(6 << 30)


@pytest.mark.parametrize("parse", [endless, huge])
@pytest.mark.timeout(20)
def test_bitcode_that_takes_too_much(parse, monkeypatch):
    """Damaged, it may ask for attributes of four thousand million parameters."""
    monkeypatch.setattr(llvm_module, "LEAST_SECONDS", 1)
    monkeypatch.setattr(llvm_module.llvm, "parse_bitcode", parse)
    with pytest.raises(ModuleError, match=r"^m\.bc: damaged LLVM bitcode"):
        compile_module(b"BC\xc0\xde" + bytes(64), "m.bc")


@pytest.mark.timeout(20)
def test_values_too_large_to_take_apart():
    """A struct, array or number that many pointers fit in is looked at as a whole."""
    text = (HERE / "graphs" / "struct_moved.ll").read_text()
    array = "  %a = load [2147483648 x ptr], ptr %y\n  store [2147483648 x ptr] %a, ptr %y\n"
    number = "  %n = load i8388600, ptr %x\n  store i8388600 %n, ptr %x\n"
    data = text.replace("  ret void\n", f"{array}{number}  ret void\n", 1).encode()
    assert compile_module(data, "m").graph.edges


def test_a_copy_that_llvm_does_not_accept(monkeypatch):
    """The line that says so names the module."""

    def unreadable(text, fallback):
        raise RuntimeError

    monkeypatch.setattr(llvm_module, "_readable", unreadable)
    chain = (HERE / "graphs" / "chain.ll").read_bytes()
    with pytest.raises(ModuleError, match=r"^m\.ll: LLVM cannot read the part"):
        compile_module(chain, "m.ll")


@pytest.mark.parametrize(
    "changes",
    [
        {
            "call void @cblas": "call addrspace(2) void @cblas",
            "ptr, i32)": "ptr, i32) addrspace(2)",
        },
        {"ptr %w1, i32 8": "ptr addrspace(1) null, i32 8"},
    ],
)
def test_another_address_space(changes):
    """A function, or a matrix, in one is not that of an entry point: the call is left alone."""
    text = (HERE / "graphs" / "chain.ll").read_text()
    for old, new in changes.items():
        text = text.replace(old, new)
    llvm_module.parse(text, "m.ll")  # it is IR
    graph = compile_module(text.encode(), "m.ll").graph
    assert {one.reason for one in graph.missed} == {"the signature is not that of cblas_sgemm"}
    assert len(graph.missed) + len(graph.sites) == 3


def test_types_in_types_without_end():
    """Thousands of structs in each other, which LLVM reads, are refused in a line."""
    text = (HERE / "graphs" / "chain.ll").read_text()
    type_ = f"{'{ ' * 3000}ptr{' }' * 3000}"
    with pytest.raises(ModuleError, match="types or constants are nested too deeply"):
        compile_module(f"{text}\n@deep = global {type_} zeroinitializer\n".encode(), "m.ll")


@pytest.fixture
def core_files():
    """Processes that abort leave one where the system allows it."""
    kept = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (kept[1], kept[1]))
    yield
    resource.setrlimit(resource.RLIMIT_CORE, kept)


@pytest.mark.usefixtures("core_files")
def test_llvm_that_aborts_as_it_reads(tmp_path, monkeypatch, capfd):
    """Over a vector too large to be aligned: this process is not to end with it."""
    monkeypatch.chdir(tmp_path)
    text = (HERE / "graphs" / "chain.ll").read_text()
    huge = "  %huge = load <2147483648 x ptr>, ptr null\n  ret "
    with pytest.raises(ModuleError, match="LLVM ends abnormally"):
        compile_module(text.replace("  ret ", huge, 1).encode(), "m.ll")
    assert (list(tmp_path.iterdir()), capfd.readouterr().err) == ([], "")


WITHOUT_CODE = {
    'call void asm sideeffect "bogus", ""()': "invalid instruction mnemonic 'bogus'",
    'call void asm "", "{nowhere}"(i32 1)': "couldn't allocate input reg",
    "call void @llvm.aarch64.isb(i32 1)": "Cannot select: intrinsic",
}


@pytest.mark.usefixtures("core_files")
@pytest.mark.parametrize("call", WITHOUT_CODE)
def test_what_llvm_has_no_code_for(call, tmp_path, monkeypatch, capfd):
    """It is IR, but LLVM ends the process that makes an object of it."""
    monkeypatch.chdir(tmp_path)
    text = (HERE / "graphs" / "chain.ll").read_text().replace("  ret ", f"  {call}\n  ret ", 1)
    written = compile_module(f"{text}\ndeclare void @llvm.aarch64.isb(i32)\n".encode(), "m.ll").text
    with pytest.raises(
        ModuleError, match=f"^m.ll: no object can be emitted: .*{WITHOUT_CODE[call]}"
    ):
        llvm_module.emit_object(written, "m.ll")
    assert (list(tmp_path.iterdir()), capfd.readouterr().err) == ([], "")


def test_what_llvm_warns_of(capfd):
    """Of a stack larger than it can be, for instance."""
    huge = "  %huge = alloca i8, i64 9223372036854775807\n  store i8 0, ptr %huge\n  %h1 ="
    text = (HERE / "graphs" / "chain.ll").read_text().replace("  %h1 =", huge, 1)
    assert llvm_module.emit_object(text, "m.ll").startswith(b"\x7fELF")
    assert "stack frame size" in capfd.readouterr().err


def test_a_branch_to_a_block_that_is_gone():
    text = FunctionText("  br label %loop\nloop:\n  br i1 %c, label %loop, label %gone\n")
    assert text.after("loop") == ["loop"]
    assert text.reached("", set()) == {"", "loop"}


def test_a_loop_entered_in_its_middle():
    """LLVM's passes never end over this: they see verified modules only."""
    text = (HERE / "graphs" / "panels.ll").read_text()
    at = text.index("entry:", text.index("@not_every_turn"))
    before = sum(os.times()[:4])
    with pytest.raises(ModuleError, match="does not dominate all uses"):
        compile_module((text[:at] + "  br label %turned\n" + text[at:]).encode(), "m.ll")
    assert sum(os.times()[:4]) - before < llvm_module.LEAST_SECONDS / 2


changes = st.lists(damage, min_size=1, max_size=3)


@settings(max_examples=200)
@given(place, changes)
def test_refused_or_compiled(seed, changes):
    check_damaged(seed, changes)


@pytest.mark.slow
@settings(max_examples=10_000)
@given(place, changes)
def test_ten_thousand(seed, changes):
    check_damaged(seed, changes)
