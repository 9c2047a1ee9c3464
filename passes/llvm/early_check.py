"""Verifies a large module concurrently with its analysis, except for what the analysis adds.

The rewritten text is the producer's with other names in some calls, and lines behind it. The graph,
and what descriptors say of packings, stand in these lines alone: once they are known, the lines are
verified as a module of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mixpert.passes.llvm import llvm_module
from mixpert.passes.text.module_text import ModuleText
from mixpert.passes.text.rewrite import Rewriting

LEAST_TEXT = 2_000_000
"""Characters of a module from which on that is worth it: some 50 ms of LLVM's time."""


class EarlyCheck:
    """Begins before the graph is known; `covers` says whether nothing else is to be verified."""

    def __init__(self, module: ModuleText, before: Rewriting, origin: str) -> None:
        """`before`: the rewriting with what is known so far."""
        self._before = before
        self._origin = origin
        self._check = llvm_module.Check(lambda: before.of(module), origin)

    @classmethod
    def of(cls, module: ModuleText, before: Rewriting, origin: str) -> EarlyCheck | None:
        """One for a module where it is worth it, and the lines are a module of their own."""
        wanted = len(module.text) >= LEAST_TEXT and not before.typed
        return cls(module, before, origin) if wanted else None

    def covers(self, after: Rewriting) -> bool:
        """Whether a rewriting is that one but for its lines, and both are sound.

        Raises:
            ModuleError: they are not.
        """
        if after.edits != self._before.edits or after.typed:
            self.drop()
            return False
        self._check.end()
        llvm_module.check(after.own, self._origin)
        return True

    def drop(self) -> None:
        """Nothing is to be covered."""
        self._check.drop()


@contextmanager
def dropped_on_error(early: EarlyCheck | None) -> Iterator[None]:
    """Let no process go on for a module of which the analysis fails."""
    try:
        yield
    except BaseException:
        if early is not None:
            early.drop()
        raise
