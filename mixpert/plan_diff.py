"""What two plans give different schemes."""

from __future__ import annotations

from collections.abc import Iterator

from mixpert.plan import DEFAULT, Choice, Plan


def differences(old: Plan, new: Plan) -> list[str]:
    """One line for each entry that is not the same in both: ``-``, ``+`` or ``scheme -> scheme``.

    Schemes of one meaning are equal, whatever their text; limits count. Entries of `old` come in
    its order, then those that `new` adds.
    """
    before, after = dict(_entries(old)), dict(_entries(new))
    lines = []
    for key in dict.fromkeys([*before, *after]):
        if key not in after:
            lines.append(f"- {key}: {_text(before[key])}")
        elif key not in before:
            lines.append(f"+ {key}: {_text(after[key])}")
        elif before[key] != after[key]:
            lines.append(f"  {key}: {_text(before[key])} -> {_text(after[key])}")
    return lines


def _entries(plan: Plan) -> Iterator[tuple[str, Choice]]:
    yield from plan.sites.items()
    for (site, (m, n, k)), choice in plan.shapes.items():
        yield f"{site} [{m},{n},{k}]", choice
    if plan.default is not None:
        yield DEFAULT, plan.default


def _text(choice: Choice) -> str:
    limit = "" if choice.limit is None else f" (limit {choice.limit:g})"
    return f"{choice.scheme}{limit}"
