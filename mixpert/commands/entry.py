"""Where the installed commands start: Ctrl-C is one line from here on, imports included."""

import gc
import sys
from collections.abc import Callable
from functools import partial

INTERRUPTED = 130
"""Ctrl-C, as shells report it."""
UNREAD = 141
"""A pipe that nobody reads any more, likewise: 1 means other things to most commands."""
_SHORT_LIVED = ("cc", "compile")  # run once a file of a build


def short_lived(main: Callable[[], int]) -> int:
    """Run what ends soon: there is no search for garbage, of which that would find little."""
    gc.disable()
    try:
        return main()
    finally:
        gc.freeze()  # nor as the interpreter ends


def _start(name: str) -> int:
    from importlib import import_module

    def body() -> int:
        status: int = import_module(f"mixpert.commands.{name}").main()
        return status

    try:
        status = short_lived(body) if name in _SHORT_LIVED else body()
    except KeyboardInterrupt:
        print(f"mixpert-{name}: interrupted", file=sys.stderr)
        return INTERRUPTED
    return status


bench = partial(_start, "bench")
cc = partial(_start, "cc")
compile_ = partial(_start, "compile")
config = partial(_start, "config")
doctor = partial(_start, "doctor")
grade = partial(_start, "grade")
plan = partial(_start, "plan")
report = partial(_start, "report")
run = partial(_start, "run")
tune = partial(_start, "tune")
