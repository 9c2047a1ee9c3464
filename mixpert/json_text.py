"""Reading JSON that may be broken, with errors in words for whoever wrote it."""

from __future__ import annotations

import json
from typing import Any

from mixpert.errors import FormatError

MISFITS = (KeyError, TypeError, ValueError, AttributeError)
"""What Python raises where an object's fields are not those that were expected."""


class FieldError(ValueError):
    """A value that is not of its field's type, or a field that is missing or unknown.

    Args:
        reason: what is wrong, such as ``is 5, not text``.
        place: where, such as ``sites[0].id``; empty for the whole.
    """

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(f"{place.lstrip('.')} {reason}" if place else reason)
        self.reason = reason
        self.place = place

    def within(self, step: str) -> FieldError:
        """The same, told from outside: `step` is a field (``.name``) or an element (``[0]``)."""
        return FieldError(self.reason, step + self.place)


def json_object(text: str, where: str) -> dict[str, Any]:
    """The object that a text holds; `where` names the text in errors.

    Raises:
        FormatError: it is not JSON, or holds something else.
    """
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        line = f":{error.lineno}" if "\n" in text else ""
        raise FormatError(f"{where}{line}: not JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:  # numbers too long, brackets too deep
        raise FormatError(f"{where}: not JSON that can be read: {error}") from error
    if not isinstance(found, dict):
        raise FormatError(f"{where}: not a JSON object, which begins with a brace")
    return found


def misfit(error: Exception) -> str:
    """One of `MISFITS` in words."""
    if isinstance(error, KeyError):
        return f"{error} is missing"
    if isinstance(error, TypeError | AttributeError):
        return "a field is missing or unknown, or its value of the wrong kind"
    return str(error)
