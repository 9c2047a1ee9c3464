"""Where calls in files that were not compiled for MixPert are in their source."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from mixpert.runtime.dwarf import Place, place_of
from mixpert.site import ADDRESS, Site
from mixpert.tuner.libraries import loaded


def places(sites: Iterable[str], executable: Path) -> dict[str, Place]:
    """File and line of sites such as ``app+0x1b3c``, of those whose object tells.

    Args:
        sites: ids; the offset is that of the return address (docs/closed-binaries.md).
        executable: the program, or what runs it.
    """
    addresses = {site: match for site in sites if (match := ADDRESS.fullmatch(site))}
    if not addresses:
        return {}
    objects = {path.name: path for path in (*loaded(executable), executable)}
    found = {}
    for site, match in addresses.items():
        if match["name"] not in objects:
            continue
        place = place_of(objects[match["name"]], int(match["offset"], 16) - 1)
        if place is not None:
            found[site] = place
    return found


def placed(sites: Iterable[Site], known: Mapping[str, Place]) -> list[Site]:
    """The sites, with file and line of those that `known` has."""
    return [
        replace(site, file=known[site.id][0], line=known[site.id][1]) if site.id in known else site
        for site in sites
    ]
