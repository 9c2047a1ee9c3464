"""The plan in force for `mixpert.matmul`, and which site a Python call is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FrameType

from mixpert.errors import FormatError
from mixpert.plan import Plan, Shape
from mixpert.scheme import Scheme

DEFAULT_SCHEME = "int8:2,2"

_PACKAGE = str(Path(__file__).parents[1]) + os.sep
"""Where MixPert's own code is; links are not resolved, as in the names of code."""

_plan: ContextVar[Plan | None] = ContextVar("mixpert_plan", default=None)


@contextmanager
def in_force(source: str | os.PathLike[str] | Plan) -> Iterator[Plan]:
    """Let a plan choose the scheme of every product inside the block that names none itself.

    Blocks nest; each thread and each asynchronous task has its own.

    Args:
        source: a plan file, or a `Plan`.

    Raises:
        FormatError: neither, or the file cannot be read or is malformed.
        SchemeError: it names an unknown scheme.
    """
    if not isinstance(source, Plan | str | os.PathLike):
        raise FormatError(f"plan is of type {type(source).__name__}: pass a file's name, or a Plan")
    plan = source if isinstance(source, Plan) else Plan.read(source)
    token = _plan.set(plan)
    try:
        yield plan
    finally:
        _plan.reset(token)


def scheme_here(shape: Shape) -> Scheme | str:
    """What a call without a scheme runs: the plan's choice for its site, if there is a plan."""
    return planned_scheme(shape) or DEFAULT_SCHEME


def scheme_between(
    shape_a: tuple[int, ...], shape_b: tuple[int, ...], transa: bool, transb: bool
) -> Scheme | str:
    """The same for operands of these shapes, of which the last two axes may be swapped."""
    m, k = shape_a[:-3:-1] if transa else shape_a[-2:]
    return scheme_here((m, shape_b[-2] if transb else shape_b[-1], k))


def planned_scheme(shape: Shape) -> Scheme | None:
    """What the plan in force says of the calling site for a product of (m, n, k); None: no plan."""
    plan = _plan.get()
    return None if plan is None else plan.lookup(call_site(), shape).scheme


def call_site() -> str:
    """``file.py:line@function`` of the innermost frame outside MixPert.

    The file is relative to the working directory where it lies below, else its name alone.
    """
    frame = sys._getframe(1)
    while frame.f_back is not None and _is_between(frame):
        frame = frame.f_back
    path, here = Path(frame.f_code.co_filename), _working_directory()
    name = path.relative_to(here) if here and path.is_relative_to(here) else path.name
    return f"{name}:{frame.f_lineno}@{frame.f_code.co_qualname}"


def _is_between(frame: FrameType) -> bool:
    """Whether a frame is MixPert's, or of what PyTorch puts between two graphs."""
    module = str(frame.f_globals.get("__name__"))
    return frame.f_code.co_filename.startswith(_PACKAGE) or module.startswith("torch._dynamo.")


def _working_directory() -> Path | None:
    """None where it has been removed."""
    try:
        return Path.cwd()
    except FileNotFoundError:
        return None
