"""Where the installed commands start: Ctrl-C is one line from here on, imports included."""

import sys
from functools import partial

INTERRUPTED = 130
"""Ctrl-C, as shells report it."""


def _start(name: str) -> int:
    try:
        from importlib import import_module

        status: int = import_module(f"mixpert.commands.{name}").main()
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
