"""`auto` on CuPy arrays goes by sizes where CuPy finds no cuBLAS to ask."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from mixpert.runtime.layout import Product
from mixpert.runtime.native_parts import ask_cublas


@pytest.mark.parametrize("error", [ImportError, RuntimeError])
def test_no_cublas_is_no_failure(error: type[Exception]) -> None:
    def handle() -> int:
        raise error("libcublas.so.13: cannot open shared object file")

    cupy: Any = SimpleNamespace(
        cuda=SimpleNamespace(device=SimpleNamespace(get_cublas_handle=handle))
    )
    product = SimpleNamespace(problem=SimpleNamespace(native_parts=0))
    ask_cublas(cast(Product, product), cupy)
    assert product.problem.native_parts == 0
