"""Building HTML and SVG text: everything that comes from outside is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Attribute = str | float


class Markup(str):
    """Text that is markup already, and is not escaped again."""

    __slots__ = ()


def element(name: str, *children: str, **attributes: Attribute) -> Markup:
    """``<name attributes>children</name>``; children that are no `Markup` are escaped.

    Attribute names lose a final underscore and have others as hyphens: ``class_``,
    ``stroke_width``. Numbers are rounded to hundredths.
    """
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_text(value))}"'
        for key, value in attributes.items()
    )
    return Markup(f"<{name}{given}>{joined(children)}</{name}>")


def joined(parts: Iterable[str]) -> Markup:
    """Parts one after another, escaped where they are no `Markup`."""
    return Markup("".join(p if isinstance(p, Markup) else escape(p) for p in parts))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numeric: Iterable[int]) -> Markup:
    """A table; columns whose index is in `numeric` are set to the right."""
    right = frozenset(numeric)

    def cells(name: str, row: Sequence[str]) -> Markup:
        marks = (
            element(name, cell, class_="number" if i in right else "text")
            for i, cell in enumerate(row)
        )
        return element("tr", *marks)

    body = [cells("td", row) for row in rows]
    return element("table", element("thead", cells("th", head)), element("tbody", *body))


def tooltip(text: str) -> Markup:
    """What an SVG element says when pointed at."""
    return element("title", text)


def _text(value: Attribute) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
