"""A metric of the user's own: --metric FILE.py:FUNCTION or MODULE:FUNCTION."""

from __future__ import annotations

import importlib
import importlib.util
import math
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from mixpert.errors import FormatError, ProgramError
from mixpert.files import file_digest
from mixpert.tuner.metrics import METRICS, Metric, Pair


def load_metric(text: str) -> Metric:
    """The metric that --metric names: one of `METRICS`, or a function of the user's.

    The function takes two flat NumPy arrays, reference and candidate, and returns the error as a
    number. It is called once for each output, or for each captured call; the worst counts.

    Raises:
        FormatError: no such metric, file, module or function.
    """
    if text in METRICS:
        return Metric.named(text)
    where, colon, function = text.rpartition(":")
    if not colon or not where or not function:
        raise FormatError(
            f"{text}: no such metric; choices: {', '.join(METRICS)}, FILE.py:FUNCTION or "
            "MODULE:FUNCTION"
        )
    module = _module(where, text)
    found = getattr(module, function, None)
    if not callable(found):
        raise FormatError(f"{text}: {where} has no function '{function}'")
    source = Path(module.__file__ or "")
    digest = file_digest(source) if source.is_file() else ""
    return Metric(text, lambda pairs: _worst(found, pairs, text), digest)


def _worst(function: Callable[..., Any], pairs: Iterable[Pair], name: str) -> float:
    """The largest error of the outputs; NaN where one is."""
    try:
        errors = [float(function(reference, candidate)) for reference, candidate in pairs]
    except (Exception, SystemExit) as error:  # whatever the user's code raises
        kind = type(error).__name__
        raise ProgramError(f"--metric {name} failed: {kind}: {error}") from error
    negative = [error for error in errors if error < 0]
    if negative:
        raise ProgramError(f"--metric {name} gave {negative[0]:g}: no error is negative")
    return math.nan if any(map(math.isnan, errors)) else max(errors)


def _module(where: str, text: str) -> ModuleType:
    if where.endswith(".py") and not Path(where).is_file():
        raise FormatError(f"{text}: there is no file {where}")
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        spec = importlib.util.spec_from_file_location(f"mixpert_metric_{Path(where).stem}", where)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # so that dataclasses in it work
        spec.loader.exec_module(module)
        return module
    except Exception as error:  # whatever the user's code raises while it is imported
        raise FormatError(f"{text}: {type(error).__name__}: {error}") from error
