"""Colours of schemes: the coarser a scheme the warmer, native grey."""

from __future__ import annotations

from mixpert.drawing.graph import NEUTRAL
from mixpert.scheme import NATIVE
from mixpert.tuner.expected import expected_error
from mixpert.tuner.one_sided import fitting

NATIVE_COLOUR = NEUTRAL
_BY_ERROR = (
    (1e-2, "#d7301f"),
    (1e-3, "#ef6548"),
    (6e-5, "#d9822b"),
    (1e-6, "#a88a00"),
    (3e-7, "#2f9161"),
    (1.2e-7, "#2b8cbe"),
    (0.0, "#084594"),
)
"""Least expected error, colour: seven steps from the coarsest scheme to the most accurate."""


def colour(scheme: str) -> str:
    """The colour that stands for a scheme, as CSS has it."""
    error = None if scheme == str(NATIVE) else expected_error(fitting(scheme))
    if error is None:
        return NATIVE_COLOUR
    return next(shade for least, shade in _BY_ERROR if error >= least)
