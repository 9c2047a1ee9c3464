"""Numbers of packings, which pass reuses to the runtime in site descriptors (mixpert_sites.h)."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import NamedTuple

from mixpert.graph import Reuse
from mixpert.passes.support.components import connected

REUSES = {"A": 2, "B": 4}  # MIXPERT_SITE_REUSES_A, MIXPERT_SITE_REUSES_B
_SHIFT = {"A": 0, "B": 16}
_MOST = (1 << 16) - 1


class Packing(NamedTuple):
    """What one descriptor says: flags, and 16 bits a factor with the number of its packing."""

    flags: int = 0
    numbers: int = 0


def packings_of(
    reuses: Iterable[Reuse], natively: Container[int] = frozenset()
) -> dict[int, Packing]:
    """The packings by site; sites that share none are left out.

    Factors that may share a packing have one number, from 1; there are no numbers beyond 65535, and
    none where a call that the runtime does not see (`natively`: sites by index) may pack the matrix
    in between, for an older packing would then seem right.
    """
    rows = list(reuses)
    shared = (((r.site, r.operand), (r.earlier, r.earlier_operand)) for r in rows)
    found: dict[int, Packing] = {}
    groups = sorted(
        sorted(group)
        for group in connected(shared)
        if not any(site in natively for site, _ in group)
    )
    for number, group in enumerate(groups[:_MOST], start=1):
        for site, operand in group:
            before = found.get(site, Packing())
            found[site] = Packing(before.flags, before.numbers | number << _SHIFT[operand])
    for row in rows:
        before = found.get(row.site, Packing())
        if before.numbers >> _SHIFT[row.operand] & _MOST:
            found[row.site] = Packing(before.flags | REUSES[row.operand], before.numbers)
    return found
