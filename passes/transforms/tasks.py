"""Replaces OpenMP tasks with calls where they are created (in the copy that is analysed).

A task is memory that the runtime hands out, with a pointer at its start to what it shares with the
program, and a function that gets it. To run each at once is one of the orders that OpenMP allows.
"""

from __future__ import annotations

import re
from itertools import count

from mixpert.passes.text.calls import returned
from mixpert.passes.text.module_text import SYMBOL, Edit, ModuleText

_ALLOCATION = "@__kmpc_omp_task_alloc("
_REGISTER = r"%[-\w$.]+"
_MADE = re.compile(
    rf"^ +({_REGISTER}) = [^\n]*{re.escape(_ALLOCATION)}ptr [^\n]*, i32 [^\n,]+, i32 [^\n,]+, "
    rf"(i64 [^\n,]+), (i64 [^\n,]+), ptr (?:[a-z]\S* )*({SYMBOL})\)[^\n]*",
    re.MULTILINE,
)
_RUN = re.compile(
    r"^ +[^\n]*@__kmpc_(?:omp_task|omp_task_with_deps|taskloop|taskloop_5)"
    rf"\(ptr [^\n]*?, i32 [^\n,]+, ptr (?:[a-z]\S* )*({_REGISTER})[,)][^\n]*",
    re.MULTILINE,
)
_NEW = "@_Znwm"


def with_tasks_run(text: str) -> str:
    """A module in which tasks are memory of the program, and run when they are handed over."""
    if _ALLOCATION not in text:
        return text
    module = ModuleText(text)
    edits: list[Edit] = []
    numbers = count()
    for function in module.functions:
        bodies: dict[str, str] = {}
        for made in _MADE.finditer(text, function.start, function.end):
            task, size, shared_size, body = made.groups()
            shared = f"%shared.with.{next(numbers)}"
            lines = [
                f"  {shared} = call ptr {_NEW}({shared_size})",
                f"  {task} = call ptr {_NEW}({size})",
                f"  store ptr {shared}, ptr {task}",
            ]
            edits.append(Edit(*made.span(), "\n".join(lines)))
            bodies[task] = body
        for run in _RUN.finditer(text, function.start, function.end):
            head = _head(text, bodies.get(run[1], ""))
            if head is not None:
                result = returned(head[1])
                register = "" if result == "void" else f"%ran.{next(numbers)} = "
                call = f"  {register}call {result} {head[2]}(i32 0, ptr {run[1]})"
                edits.append(Edit(run.end(), run.end(), f"\n{call}"))
    known = re.search(rf"^(?:define|declare)\b[^@\n]*{_NEW}\(", text, re.MULTILINE)
    added = [] if known else [f"declare ptr {_NEW}(i64)"]
    return "\n".join([module.edited(sorted(edits)), *added, ""])


def _head(text: str, symbol: str) -> re.Match[str] | None:
    """Where a function begins, or is declared; None where it is neither."""
    if not symbol:
        return None
    pattern = rf"^(?:define|declare)\b([^@\n]*)({re.escape(symbol)})(?=\()"
    return re.search(pattern, text, re.MULTILINE)
