"""Kernels that are compiled before the products that launch them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from mixpert import native
from mixpert.errors import BackendError
from mixpert.kernels.instances import DEVICES
from mixpert.runtime import ahead
from mixpert.runtime.launcher import Device
from mixpert.runtime.measure import plain_problem
from mixpert.scheme import Scheme

H100: Any = SimpleNamespace(struct=DEVICES[90], code_path=Device.code_path)


def lowered(n: int, scheme: str) -> native.LoweredStruct:
    found = native.LoweredStruct()
    asked = Scheme.parse(scheme).to_native()
    problem = plain_problem(n, n, n)
    native.check(native.load().mixpert_lower(problem, asked, 1.0, 0.0, DEVICES[90], found))
    return found


def names(*products: native.LoweredStruct) -> set[str]:
    return {
        launch.kernel.decode() for one in products for launch in one.launches[: one.launch_count]
    }


def test_each_kernel_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[tuple[str, str]] = []
    monkeypatch.setattr(ahead, "kernel_image", lambda *kernel: compiled.append(kernel))
    small, large = lowered(64, "int8:2,2,2"), lowered(4096, "auto")
    assert not names(small) & names(large)
    assert ahead.compile_ahead(H100, [large, small, large]) == len(compiled)
    assert {name for name, _ in compiled} == names(small, large)
    assert {arch for name, arch in compiled if name in names(large)} == {"sm_90a"}


def test_a_kernel_that_cannot_be_compiled_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, arch: str) -> bytes:
        raise BackendError(f"{name} for {arch}")

    monkeypatch.setattr(ahead, "kernel_image", refuse)
    with pytest.raises(BackendError, match="sm_90a"):
        ahead.compile_ahead(H100, [lowered(4096, "int8:1,1")])
