"""Which schemes the runtime can run where the program's GEMMs ran."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from mixpert.errors import MixpertError, SchemeError
from mixpert.runtime.matmul import matmul
from mixpert.scheme import Scheme
from mixpert.trace import Trace

PROCESSOR = "cpu"
"""The backend of trace rows that ran there."""


def runnable(names: Iterable[str], trace: Trace) -> tuple[str, ...]:
    """Those of `names` that this runtime knows and that the backends of a run can compute.

    A GPU is taken to run every scheme; where it runs a call natively its trace says so.
    """
    on_processor = any(row.backend == PROCESSOR for row in trace.rows)
    known = (name for name in names if _known(name))
    return tuple(name for name in known if not on_processor or _processor_computes(name))


def advice(trace: Trace, modelled: bool) -> str:
    """What to say where times are measured and all calls of a run were the processor's, else ""."""
    if modelled or any(row.backend != PROCESSOR for row in trace.rows):
        return ""
    return (
        "all GEMM calls ran on the processor, where emulation saves no time: --device-model h100 "
        "tunes for a GPU"
    )


def _known(name: str) -> bool:
    try:
        Scheme.parse(name)
    except SchemeError:
        return False
    return True


@lru_cache
def _processor_computes(name: str) -> bool:
    one = np.ones((1, 1), np.float32)
    try:
        matmul(one, one, name)
    except MixpertError:
        return False
    return True
