"""Programs whose GEMM calls never reach the runtime, although the user asked it for something."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mixpert import native
from mixpert.files import is_bitcode
from mixpert.passes.text.graph_section import SECTION, read_graphs
from mixpert.runtime.elf import imported, needed
from mixpert.runtime.preload import VARIABLE as PRELOAD
from mixpert.runtime.program import is_ir

NONE_REDIRECTED = (
    "no redirected GEMM call: put it through mixpert-compile, whose --remarks name its calls"
)
"""Of IR that was not rewritten, or that has nothing to rewrite."""

_RUNTIME = b"@mixpert_"  # a call of the runtime, in IR that was written by hand


def why_unseen(program: Path, environment: Mapping[str, str]) -> str | None:
    """Why nothing that was asked of the runtime will happen; None where it may.

    Only what is certain counts: an executable that calls a BLAS by name, or IR text, and no sign
    of MixPert in it. A script, or a program that loads libraries as it runs, may still get there.

    Args:
        program: the IR or executable that will be started.
        environment: what it will be started with.

    Raises:
        OSError: the program cannot be read.
    """
    if is_ir(program):
        data = program.read_bytes()
        if is_bitcode(data) or SECTION.encode() in data or _RUNTIME in data:
            return None
        return f"has {NONE_REDIRECTED}"
    calls = imported(program, native.intercepted_names())
    linked = any(name.startswith(native.LIBRARY.stem) for name in needed(program))
    preloaded = native.LIBRARY.name in environment.get(PRELOAD, "")
    if not calls or linked or preloaded or read_graphs(program):
        return None
    return (
        f"calls {', '.join(calls)} past MixPert: compile its sources with mixpert-compile, or add "
        "--preload"
    )
