"""Which scheme each site runs: the plan file (docs/formats.md).

The module can be called: ``with mixpert.plan(PLAN):`` (`mixpert.runtime.active.in_force`).
"""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from types import ModuleType

from mixpert.errors import FormatError, SchemeError
from mixpert.files import read_text, write_atomically
from mixpert.scheme import NATIVE, Scheme

HEADER = "# mixpert-plan 1"
DEFAULT = "default"

Shape = tuple[int, int, int]

_BLANKS = " \t\r\v\f"
_MOST_SHOWN = 40
"""Characters of a wrong first line that an error repeats: of another kind of file it may be all."""
_SIZE = "[0-9]{1,18}"  # fits a 64-bit integer
_SHAPE_SUFFIX = re.compile(
    rf"(?P<site>.*) \[(?P<m>{_SIZE}),(?P<n>{_SIZE}),(?P<k>{_SIZE})\]", re.DOTALL
)
_NUMBER = re.compile(r"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")


@dataclass(frozen=True)
class Choice:
    """A scheme and, where the tuner set one, the largest estimated error the guard accepts."""

    scheme: Scheme
    limit: float | None = None


@dataclass
class Plan:
    """Schemes by site id, by (site id, (m, n, k)) for one shape of a site, and the default."""

    sites: dict[str, Choice] = field(default_factory=dict)
    shapes: dict[tuple[str, Shape], Choice] = field(default_factory=dict)
    default: Choice | None = None

    def lookup(self, site: str, shape: Shape | None = None) -> Choice:
        """The choice for a call: its shape's, else its site's, else the default, else native.

        It has a `scheme`, and as `limit` the guard's limit or None.
        """
        if shape is not None and (site, shape) in self.shapes:
            return self.shapes[site, shape]
        return self.sites.get(site) or self.default or Choice(NATIVE)

    @staticmethod
    def of(schemes: Mapping[str, Scheme]) -> Plan:
        """A plan that gives each site its scheme, without limits."""
        return Plan({site: Choice(scheme) for site, scheme in schemes.items()})

    @staticmethod
    def parse(text: str, origin: str = "plan") -> Plan:
        """Read the text of a plan; `origin` names it in errors.

        Raises:
            FormatError: no text, or wrong first line, malformed or repeated entry, with its line
                number.
            SchemeError: unknown scheme, with its line number and the choices.
        """
        if not isinstance(text, str):
            raise FormatError(f"{origin}: a {type(text).__name__} is no text of a plan")
        # Not splitlines(): only these ends count, as in the native reader.
        lines = [line.removesuffix("\r") for line in text.split("\n")]
        if lines[0].rstrip(_BLANKS) != HEADER:
            raise FormatError(
                f"{origin}:1: not a MixPert plan: the first line must be '{HEADER}', found "
                f"{lines[0][:_MOST_SHOWN]!r}"
            )
        plan = Plan()
        for number, line in enumerate(lines[1:], start=2):
            if line.strip(_BLANKS) and not line.startswith("#"):
                _read_line(plan, line, f"{origin}:{number}")
        return plan

    @staticmethod
    def read(path: str | os.PathLike[str]) -> Plan:
        """Read a plan file.

        Raises:
            FormatError: the file cannot be read or is malformed.
            SchemeError: it names an unknown scheme.
        """
        return Plan.parse(read_text(path), str(path))

    def to_text(self) -> str:
        """The text of the plan file, entries in insertion order."""
        lines = [HEADER]
        lines += [_line(site, choice) for site, choice in self.sites.items()]
        lines += [
            _line(f"{site} [{shape[0]},{shape[1]},{shape[2]}]", choice)
            for (site, shape), choice in self.shapes.items()
        ]
        if self.default is not None:
            lines.append(_line(DEFAULT, self.default))
        return "\n".join(lines) + "\n"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the plan file atomically.

        Raises:
            FormatError: the file cannot be written.
        """
        write_atomically(path, self.to_text())


class _CallableModule(ModuleType):
    """Lets ``mixpert.plan`` be both this module and what users write in ``with``."""

    def __call__(self, source: str | os.PathLike[str] | Plan) -> AbstractContextManager[Plan]:
        """Put a plan in force for a block: see `mixpert.runtime.active.in_force`."""
        from mixpert.runtime.active import in_force

        return in_force(source)


sys.modules[__name__].__class__ = _CallableModule


def _read_line(plan: Plan, line: str, where: str) -> None:
    fields = line.split("\t")
    if len(fields) not in (2, 3) or not fields[0].strip(_BLANKS):
        raise FormatError(f"{where}: expected 'site<TAB>scheme[<TAB>limit]', found {line!r}")
    choice = Choice(_scheme(fields[1], where), _limit(fields[2:], where))
    key = fields[0]
    shaped = _SHAPE_SUFFIX.fullmatch(key)
    if key == DEFAULT:
        repeated, plan.default = plan.default is not None, choice
    elif shaped:
        shape = (int(shaped["m"]), int(shaped["n"]), int(shaped["k"]))
        repeated = (shaped["site"], shape) in plan.shapes
        plan.shapes[shaped["site"], shape] = choice
    else:
        repeated = key in plan.sites
        plan.sites[key] = choice
    if repeated:
        raise FormatError(f"{where}: '{key}' has a scheme already")


def _scheme(text: str, where: str) -> Scheme:
    try:
        return Scheme.parse(text.strip(_BLANKS))
    except SchemeError as error:
        raise SchemeError(f"{where}: {error}") from error


def _limit(fields: list[str], where: str) -> float | None:
    if not fields:
        return None
    text = fields[0].strip(_BLANKS)
    value = float(text) if _NUMBER.fullmatch(text) else math.nan
    if not (math.isfinite(value) and value > 0):
        raise FormatError(f"{where}: the limit must be a positive number, found {fields[0]!r}")
    return value


def _line(key: str, choice: Choice) -> str:
    limit = "" if choice.limit is None else f"\t{choice.limit:.6g}"
    return f"{key}\t{choice.scheme}{limit}"
