"""Values of options: what argparse calls with the text, and the one line where it is wrong."""

from __future__ import annotations

import argparse
import math
import re
import shlex
import shutil
from collections.abc import Callable
from typing import TypeVar

from mixpert.errors import FormatError
from mixpert.tuner.outcome import MOST_ERROR

T = TypeVar("T")

_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}


def factor(text: str) -> float:
    """A number of at least 1."""
    value = positive(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is less than 1")
    return value


def threshold(text: str) -> float:
    """An error that may be asked for."""
    value = positive(text)
    if value > MOST_ERROR:
        raise argparse.ArgumentTypeError(f"'{text}' is above {MOST_ERROR:g}")
    return value


def positive(text: str) -> float:
    """A positive, finite number."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and value > 0):
        raise argparse.ArgumentTypeError(f"'{text}' is not a positive number")
    return value


def count(text: str) -> int:
    """A positive whole number."""
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"'{text}' is not a positive whole number")
    return int(text)


def whole(least: int) -> Callable[[str], int]:
    """A whole number of at least `least`."""

    def convert(text: str) -> int:
        if not (text.isascii() and text.isdigit() and int(text) >= least):
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of at least {least}")
        return int(text)

    return convert


def sizes(text: str) -> tuple[int, ...]:
    """Positive whole numbers between commas."""
    found = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) > 0 for part in found):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of sizes such as 1024,2048")
    return tuple(map(int, found))


def seconds(text: str) -> float:
    """A finite number that is not negative."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and value >= 0):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return value


def names(text: str) -> tuple[str, ...]:
    """Names of GPUs between commas, none of them twice."""
    found = tuple(name.strip() for name in text.split(","))
    if not all(found) or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of GPUs such as 0,1")
    return found


def modules(text: str) -> tuple[str, ...]:
    """Names of Python modules between commas."""
    found = tuple(name.strip() for name in text.split(","))
    if not all(part.isidentifier() for name in found for part in name.split(".")):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of modules such as torch,numpy")
    return found


def duration(text: str) -> float:
    """Seconds, from text such as 90, 30m or 2h."""
    match = re.fullmatch(r"([0-9.]+)([smh]?)", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"'{text}' is not a duration such as 90, 90s, 30m or 2h")
    return positive(match[1]) * _UNITS[match[2]]


def command(text: str) -> str:
    """A command line that a shell would take apart, of a program that there is."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"'{text}': {error}") from error
    if not words:
        raise argparse.ArgumentTypeError("no command given")
    if shutil.which(words[0]) is None:
        raise argparse.ArgumentTypeError(f"'{text}': there is no command {words[0]}")
    return text


def checked(parse: Callable[[str], T]) -> Callable[[str], T]:
    """`parse` with its errors as argparse wants them."""

    def convert(text: str) -> T:
        try:
            return parse(text)
        except FormatError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return convert
