"""Colours of schemes: the fewer the products of a scheme the warmer, native grey."""

from __future__ import annotations

from mixpert.drawing.graph import NEUTRAL
from mixpert.scheme import Scheme

NATIVE_COLOUR = NEUTRAL
_BY_PRODUCTS = (
    (1, "#d7301f"),
    (2, "#ef6548"),
    (3, "#d9822b"),
    (4, "#a88a00"),
    (6, "#2f9161"),
    (8, "#2b8cbe"),
    (99, "#084594"),
)
"""Most products, colour: seven steps from the coarsest scheme to the most accurate."""


def colour(scheme: str) -> str:
    """The colour that stands for a scheme, as CSS has it."""
    parsed = Scheme.parse(scheme)
    if parsed.kind != "int8":
        return NATIVE_COLOUR
    return next(shade for most, shade in _BY_PRODUCTS if parsed.products <= most)
