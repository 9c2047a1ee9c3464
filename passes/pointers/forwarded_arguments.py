"""Functions that pass to one call what another call received, such as results of threads.

What is handed on is one set for all threads and keys.
"""

from __future__ import annotations

from collections.abc import Mapping

from mixpert.passes.control.contexts import Register

_RESULTS: Register = (-1, "results of threads")
_OWN: Register = (-1, "what threads keep")

STARTED: Mapping[str, Register] = {"pthread_create": _RESULTS}
"""Where what it is handed to run leaves its result."""
HANDED: Mapping[str, tuple[int, Register]] = {
    "pthread_exit": (0, _RESULTS), "pthread_setspecific": (1, _OWN), "tss_set": (1, _OWN),
}  # fmt: skip
"""By function: the argument that is kept, and where."""
GIVEN: Mapping[str, tuple[int | None, Register]] = {
    "pthread_join": (1, _RESULTS), "pthread_tryjoin_np": (1, _RESULTS),
    "pthread_getspecific": (None, _OWN), "tss_get": (None, _OWN),
}  # fmt: skip
"""By function: the argument through which it comes back (None: it is the result), from where."""
