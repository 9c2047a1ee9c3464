"""Functions found to be called from outside, guessed all at once and then checked.

Whether a function with a site runs is known once points-to is solved. One that does not is called
from outside, and what it leads to may run then, so such roots are found one by one; each takes
another solution. A guess is that direct calls alone lead from one to others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mixpert.passes.control.contexts import Called, Contexts, calls_of, roots_of
from mixpert.passes.llvm import ir
from mixpert.passes.support.closure import closure


class Further(NamedTuple):
    """A root to add, and the functions with sites that do not run before it is."""

    root: str
    missing: Sequence[str]


def next_root(module: ir.Module, roots: Sequence[str], missing: Sequence[str]) -> str:
    """The root to add where some functions with sites do not run."""
    above = (name for name in roots_of(module, missing) if name not in roots)
    return next(above, missing[0])


def further_roots(module: ir.Module, roots: Sequence[str], missing: Sequence[str]) -> list[Further]:
    """The roots to add one after the other, if direct calls alone lead from them to others."""
    found: list[Further] = []
    while missing:
        root = next_root(module, [*roots, *(one.root for one in found)], missing)
        found.append(Further(root, missing))
        called = _called_directly(module, root)
        missing = [name for name in missing if name not in called]
    return found


def are_right(guess: Sequence[Further], contexts: Contexts, called: Called) -> bool:
    """Whether guessed roots, the last ones, are those that would have been found one by one.

    What runs with some of the roots is at most what runs because of them now.

    Args:
        guess: the roots that were guessed.
        contexts: those with all of the roots.
        called: answers for indirect calls.
    """
    known = len(contexts.roots) - len(guess)
    return all(
        contexts.entered(called, known + number).isdisjoint(one.missing)
        for number, one in enumerate(guess)
        if number > 0
    )


def _called_directly(module: ir.Module, root: str) -> set[str]:
    """A function and all to which direct calls lead from there."""

    def called(name: str) -> Iterator[str]:
        callees = (call.callee for call in calls_of(module.functions[name]))
        return (callee for callee in callees if callee in module.functions)

    return closure([root], called)
