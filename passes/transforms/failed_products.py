"""Products that report failure have written nothing (in the copy that is analysed).

cuBLAS returns another status than 0 where it has not run a product. If a program then runs another
one, as with a macro that contains the call twice, to test its status and to print it, the first one
is moved to where control goes if its status is 0. Where it stood, a function of its own gives the
status.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from mixpert.passes.text.function_text import NAME, FunctionText
from mixpert.passes.text.module_text import Edit, ModuleText

_HARMLESS = re.compile(
    rf"  (?:%{NAME} = (?:icmp|zext|sext|trunc|add|sub|select|and|or|xor) "
    r"|(?:tail )?call void @llvm\.lifetime\.)"
)
_LIFETIME = re.compile(r"^  (?:tail )?call void @llvm\.lifetime\.[^\n]*\n", re.MULTILINE)
_TEST = re.compile(rf"^  (%{NAME}) = icmp (eq|ne) i32 (%{NAME}), 0$", re.MULTILINE)
_CHOICE = re.compile(rf"^  switch i32 (%{NAME}), label %({NAME}) \[", re.MULTILINE)
_ZERO = re.compile(rf" i32 0, label %({NAME})")
_TO = re.compile(rf"\n +to label %({NAME}) unwind label [^\n]*")
_MOST_STEPS = 1_000_000
"""The blocks of a function times the products in it; more are left as they are."""


class _Product(NamedTuple):
    """A call of a site whose status is tested.

    Attributes:
        start, end: where it is written, without the name of its result.
        call: what calls it, as an instruction without a result.
        after: where the text that follows it begins, up to the end of its block.
        block: the block that ends with the test; `ran`: where control goes if the status is 0.
        failed: where else.
    """

    start: int
    end: int
    call: str
    after: int
    block: str
    ran: str
    failed: tuple[str, ...]


def with_failures_apart(text: str, sites: Collection[str], status: str) -> str:
    """A module in which products have only run where they have succeeded.

    Args:
        text: the module.
        sites: the functions that stand for products.
        status: the symbol of a function that gives a status and does nothing.
    """
    prefix = re.escape("@" + next(iter(sites), "").rpartition(".")[0])
    products = re.compile(
        rf"^  %{NAME} = ((?:(?:tail |notail )?call|invoke) )i32 ({prefix}\.\d+\([^\n]*)",
        re.MULTILINE,
    )
    if not sites or products.search(text) is None:
        return text
    module = ModuleText(text)
    edits: list[Edit] = []
    for function in module.functions:
        body = text[function.start : function.end]
        found = [*products.finditer(body)]
        control = FunctionText(body) if len(found) > 1 else None
        if control is not None and len(found) * len(control.blocks) <= _MOST_STEPS:
            holding = {b for b in control.blocks if products.search(control.text(b)[1])}
            tested = [one for call in found if (one := _tested(control, body, call))]
            edits += (
                Edit(edit.start + function.start, edit.end + function.start, edit.text)
                for number, one in enumerate(tested)
                if _again(control, one, holding)
                for edit in _moved(control, body, one, status, number)
            )
    if not edits:
        return text
    return f"{module.edited(sorted(edits))}\ndeclare i32 {status}()\n"


def _tested(control: FunctionText, body: str, call: re.Match[str]) -> _Product | None:
    """The product that a call stands for, if its block ends with a test of the status."""
    register = body[call.start() :].split(" = ", 1)[0].strip()
    block = next(b for b in control.blocks if _holds(control, b, call.start()))
    called, after = call[2], call.end()
    if call[1] == "invoke ":
        to = _TO.match(body, call.end())
        if to is None or control.before(to[1]) != [block] or to[1] == block:
            return None
        block, after = to[1], control.text(to[1])[0]
        end = to.end()
    else:
        end = call.end()
    start, text = control.text(block)
    ways = _ways(control, block, register, body[after : start + len(text)])
    if ways is None or not all(map(_HARMLESS.match, _instructions(text[after - start :]))):
        return None
    if block == "" or len({*control.after(block)}) < 2 or ways[0] in ways[1]:
        return None
    return _Product(call.start(1), end, f"{call[1]}i32 {called}", after, block, *ways)


def _instructions(text: str) -> list[str]:
    """The lines of a block before what ends it, which is a branch."""
    found = re.findall(r"^  [^\s;][^\n]*", text, re.MULTILINE)
    ends = next((i for i, line in enumerate(found) if line.startswith(("  br ", "  switch "))), -1)
    return found[:ends] if ends >= 0 else [""]


def _holds(control: FunctionText, block: str, offset: int) -> bool:
    start, text = control.text(block)
    return start <= offset < start + len(text)


def _ways(
    control: FunctionText, block: str, register: str, text: str
) -> tuple[str, tuple[str, ...]] | None:
    """Where control goes if a status is 0, and where else; None where that is not what is asked."""
    branch, choice = control.branch(block), _CHOICE.search(text)
    if branch is not None:
        tests = {test[1]: (test[2], test[3]) for test in _TEST.finditer(text)}
        relation, of = tests.get(branch[1], ("", ""))
        if of != register:
            return None
        yes, no = branch[2], branch[3]
        return (yes, (no,)) if relation == "eq" else (no, (yes,))
    zero = _ZERO.search(text, choice.end()) if choice and choice[1] == register else None
    if choice is None or zero is None:
        return None
    others = tuple(one for one in control.after(block) if one != zero[1])
    return (zero[1], others) if control.after(block).count(zero[1]) == 1 else None


def _again(control: FunctionText, product: _Product, holding: Collection[str]) -> bool:
    """Whether a product runs where this one has failed, before it is tried again."""
    before = {product.block}
    well = control.reached(product.ran, before)
    ill = {block for way in product.failed for block in control.reached(way, before)}
    return any(block in ill and block not in well for block in holding)


def _moved(
    control: FunctionText, body: str, product: _Product, status: str, number: int
) -> Iterator[Edit]:
    """What moves a product to where it has succeeded."""
    label = f"mixpert.ran.{number}"
    start, text = control.text(product.block)
    end = start + len(text)
    invoked = product.call.startswith("invoke")
    yield Edit(product.start, product.end, f"call i32 {status}()" + _on(product) * invoked)
    ended = [*_LIFETIME.finditer(body, product.after, end)]
    yield from (Edit(*one.span(), "") for one in ended)
    for way in re.finditer(
        rf"label %{re.escape(product.ran)}(?![-\w$.])", body[product.after : end]
    ):
        yield Edit(product.after + way.start(), product.after + way.end(), f"label %{label}")
    call = product.call.replace("invoke ", "call ", 1)
    lines = f"  %{label}.status = {call}\n{''.join(one[0] for one in ended)}"
    yield Edit(end, end, f"{label}:\n{lines}  br label %{product.ran}\n\n")
    begin, following = control.text(product.ran)
    source = re.compile(rf"(, )%{re.escape(product.block)}( \])")
    for phi in re.finditer(r"^  [^\n]* = phi [^\n]*$", following, re.MULTILINE):
        for way in source.finditer(following, *phi.span()):
            yield Edit(begin + way.start(), begin + way.end(), f"{way[1]}%{label}{way[2]}")


def _on(product: _Product) -> str:
    """Control goes on to the block behind what no longer throws."""
    return f"\n  br label %{product.block}"
