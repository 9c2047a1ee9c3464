"""`auto` on CuPy arrays goes by sizes where CuPy finds no cuBLAS to ask."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mixpert import native
from mixpert.runtime.native_parts import native_parts
from mixpert.scheme import Scheme


@pytest.mark.parametrize("error", [ImportError, RuntimeError])
def test_no_cublas_is_no_failure(error: type[Exception]) -> None:
    def handle() -> int:
        raise error("libcublas.so.13: cannot open shared object file")

    cupy: Any = SimpleNamespace(
        cuda=SimpleNamespace(device=SimpleNamespace(get_cublas_handle=handle))
    )
    scheme = Scheme.parse("auto").to_native()
    assert native_parts(native.ProblemStruct(), scheme, (0, 0, 0), cupy) == 0
