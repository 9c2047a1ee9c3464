"""Decides which candidate calls become sites; pure, no text is changed here."""

from __future__ import annotations

from collections.abc import Collection

from mixpert.graph import Missed
from mixpert.passes.text.calls import Candidate

RETURNS = {"i32": frozenset({"i32"}), "void": frozenset({"void", "i32"})}
"""Result types that a declaration may have, by that of the entry point; f2c: int sgemm_()."""

_OTHER_TYPE = "not FP32: "
"""How the reason begins where a call is known to be no FP32 product."""


def take(
    candidates: list[Candidate], defined: Collection[str]
) -> tuple[list[Candidate], list[Missed]]:
    """Split candidates into those that become sites and those left alone, with the reasons.

    Args:
        candidates: the direct calls of entry points.
        defined: names of the functions that have a body in the module.
    """
    reasons = [refusal(candidate, defined) for candidate in candidates]
    left = {
        candidate.symbol
        for candidate, reason in zip(candidates, reasons, strict=True)
        if reason and not reason.startswith(_OTHER_TYPE)
    }
    taken: list[Candidate] = []
    missed: list[Missed] = []
    for candidate, reason in zip(candidates, reasons, strict=True):
        if candidate.in_overload and candidate.function not in left:
            continue  # every call of the overload is a site itself, or known to be no FP32 product
        if reason is None:
            taken.append(candidate)
        else:
            missed.append(candidate.missed(reason))
    return taken, missed


def refusal(candidate: Candidate, defined: Collection[str]) -> str | None:
    """Why a call must be left alone, or None."""
    entry = candidate.entry
    if entry.name in defined:
        return f"the module defines its own {entry.name}"
    kinds = "".join(argument.kind for argument in candidate.arguments)
    if not entry.accepts(kinds) or candidate.returns not in RETURNS[entry.returns]:
        return f"the signature is not that of {entry.name}"
    for rule in entry.types:
        value = candidate.types.get(rule.argument)
        if value is not None and value not in rule.allowed:
            return f"{_OTHER_TYPE}{rule.what} has type constant {value}"
    return None
