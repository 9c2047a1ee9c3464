"""Carries a plan over edited sources: which site of the new program an entry now means.

Site ids hold line numbers, so any edit above a call renames its site (docs/sites.md). An entry
whose id is gone is matched by function, callee and ordinal: the n-th call of that callee in that
function. Where a function has another number of such calls than before, no one can tell which
call is new, and its entries are left out with the reason.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mixpert.graph import GemmGraph
from mixpert.plan import Plan
from mixpert.site import ADDRESS

_ID = re.compile(r"^(?P<place>.*)@(?P<function>[^@ ]+)(?P<rest>( < .*)?( #\d+)?)$")
_NUMBER = re.compile(r"(\d+)")

Group = tuple[str, str]
"""Function and callee; callee "" where it is not known."""


@dataclass(frozen=True)
class Match:
    """What became of one site that a plan names.

    Attributes:
        old: id in the plan.
        new: id in the program, or None where there is no such site.
        how: ``same``, ``moved``, or the reason why nothing matches.
    """

    old: str
    new: str | None
    how: str


def plan_sites(plan: Plan) -> list[str]:
    """Ids of the sites that a plan names, shapes included, in the order of the file."""
    return list(dict.fromkeys([*plan.sites, *(site for site, _ in plan.shapes)]))


def match_sites(plan: Plan, new: GemmGraph, old: GemmGraph | None = None) -> list[Match]:
    """Match each site of a plan to a site of the new program.

    Args:
        plan: the plan, made for the old program.
        new: graph of the new program.
        old: graph of the old program: gives callees and sites that the plan leaves out. Without
            it the plan's own sites are taken for all the calls of their functions.
    """
    present = {site.id for site in new.sites}
    before, after = _old_groups(plan, old), _groups(new, known_callees=old is not None)
    places = {
        site: (group, ordinal)
        for group, sites in before.items()
        for ordinal, site in enumerate(sites)
    }
    matches = []
    for site in plan_sites(plan):
        if site in present and _unmoved(site, places, before, after):
            matches.append(Match(site, site, "same"))
        elif ADDRESS.fullmatch(site):
            matches.append(Match(site, None, "a place in machine code, of that build alone"))
        elif site not in places:
            matches.append(Match(site, None, "not a site of the old program"))
        else:
            matches.append(_moved(site, *places[site], before, after))
    return matches


def rebase(plan: Plan, matches: Iterable[Match]) -> Plan:
    """The plan with matched sites renamed and the others left out."""
    names = {match.old: match.new for match in matches if match.new is not None}
    return Plan(
        {names[site]: choice for site, choice in plan.sites.items() if site in names},
        {
            (names[site], shape): choice
            for (site, shape), choice in plan.shapes.items()
            if site in names
        },
        plan.default,
    )


def _unmoved(
    site: str,
    places: Mapping[str, tuple[Group, int]],
    before: Mapping[Group, list[str]],
    after: Mapping[Group, list[str]],
) -> bool:
    """Whether an id that is still there means the same call: a neighbour may have moved onto it."""
    if site not in places:
        return True
    group, ordinal = places[site]
    now = after.get(group, [])
    return len(now) != len(before[group]) or now[ordinal] == site


def _moved(
    site: str,
    group: Group,
    ordinal: int,
    before: Mapping[Group, list[str]],
    after: Mapping[Group, list[str]],
) -> Match:
    was, now = before[group], after.get(group, [])
    if not now:
        return Match(site, None, f"no such call in {group[0]}")
    if len(was) != len(now):
        return Match(site, None, f"{group[0]} had {len(was)} such calls and has {len(now)} now")
    return Match(site, now[ordinal], "moved")


def _old_groups(plan: Plan, old: GemmGraph | None) -> dict[Group, list[str]]:
    if old is not None:
        return _groups(old, known_callees=True)
    groups: dict[Group, list[str]] = defaultdict(list)
    for site in sorted(plan_sites(plan), key=_place_order):
        parts = _ID.match(site)
        if parts:
            groups[parts["function"], ""].append(site)
    return groups


def _groups(graph: GemmGraph, *, known_callees: bool) -> dict[Group, list[str]]:
    groups: dict[Group, list[str]] = defaultdict(list)
    sites = sorted(graph.sites, key=lambda site: _place_order(site.id))
    for site in sites:
        groups[site.function, site.callee if known_callees else ""].append(site.id)
    return groups


def _place_order(site: str) -> list[tuple[int, str]]:
    """Sorts ids by file, then by line and column as numbers."""
    pieces = _NUMBER.split(site)
    return [(int(p), "") if p.isdigit() else (-1, p) for p in pieces]
