"""`with mixpert.plan(...)`, and `mixpert.install` on a stand-in of CuPy."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mixpert
from mixpert.errors import FormatError, SchemeError
from mixpert.runtime import install as installed
from mixpert.runtime.active import call_site
from mixpert.runtime.matmul import matmul

A, B = np.random.default_rng(7).standard_normal((2, 40, 40)).astype(np.float32)


def here() -> str:
    return call_site()


def same(x: Any, scheme: str) -> bool:
    return bool((np.asarray(x) == matmul(A, B, scheme)).all())


def test_threads_inherit_no_plan_and_tasks_that_of_their_creation() -> None:
    def product() -> Any:
        return mixpert.matmul(A, B)

    async def made_inside() -> Any:
        with mixpert.plan(mixpert.Plan.parse("# mixpert-plan 1\ndefault\tint8:1,1\n")):
            task = asyncio.create_task(asyncio.to_thread(product))
            with ThreadPoolExecutor(1) as pool:
                assert same(pool.submit(product).result(), "int8:2,2"), "the default"
        return await task

    assert same(asyncio.run(made_inside()), "int8:1,1")


def test_the_plan_chooses_by_site_shape_and_default(tmp_path: Path) -> None:
    file = tmp_path / "p"
    file.write_text("# mixpert-plan 1\ndefault\tint8:1,1\nelsewhere.py:1@f\tint8:0,0\n")
    call: Any = mixpert.plan
    with call(file) as plan:
        assert same(mixpert.matmul(A, B), "int8:1,1")
        assert same(mixpert.matmul(A, B, "int8:2,2,2"), "int8:2,2,2")
        name = "test_the_plan_chooses_by_site_shape_and_default"
        file = Path(__file__).relative_to(Path.cwd())
        plan.sites[f"{file}:{sys._getframe().f_lineno + 1}@{name}"] = choice("int8:0,0")
        assert same(mixpert.matmul(A, B), "int8:0,0")
        with call(mixpert.Plan()):
            assert same(mixpert.matmul(A, B), "native")
        assert same(mixpert.matmul(A, B), "int8:1,1")
    assert same(mixpert.matmul(A, B), "int8:2,2")


def choice(scheme: str) -> Any:
    from mixpert.plan import Choice

    return Choice(mixpert.Scheme.parse(scheme))


def test_a_wrong_plan_is_an_error() -> None:
    call: Any = mixpert.plan
    with pytest.raises(FormatError, match="nowhere"), call("/nowhere/p"):
        pass
    text = "# mixpert-plan 1\ndefault\tnative\n"
    with pytest.raises(FormatError, match=r"# mixpert-plan 1 default.*cannot read"), call(text):
        pass


def test_a_malformed_plan_is_an_error() -> None:
    call: Any = mixpert.plan
    with (
        pytest.raises(FormatError, match="plan is of type int: pass a file's name, or a Plan"),
        call(3),
    ):
        pass


def test_what_is_no_text_is_an_error() -> None:
    parse_plan: Any = mixpert.Plan.parse
    parse_scheme: Any = mixpert.Scheme.parse
    with pytest.raises(FormatError, match="plan: a int is no text of a plan"):
        parse_plan(5)
    with pytest.raises(SchemeError, match="scheme is of type NoneType: pass text such as"):
        parse_scheme(None)


def test_a_site_where_the_working_directory_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert here().startswith(f"{Path(__file__).name}:")


def test_a_site_is_file_line_and_function() -> None:
    assert here().endswith("@here")
    assert here().startswith("tests/runtime/test_python_plan.py:")


class Array(np.ndarray[Any, Any]):
    """Stands for cupy.ndarray: a class of Python's own, so that ``@`` can be replaced."""

    def __matmul__(self, other: Any) -> Any:
        return ("own @", other)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Any:
    module = SimpleNamespace(
        ndarray=Array, float32=np.float32, matmul=lambda a, b, **_: "own matmul",
        dot=lambda a, b, out=None: "own dot", tensordot=lambda a, b, axes=2: "own tensordot",
    )  # fmt: skip
    monkeypatch.setattr(installed, "cupy", lambda: module)
    yield module
    installed.uninstall()


def test_installed_products_are_emulated_and_others_are_cupys(stand_in: Any) -> None:
    a, b = A.view(Array), B.view(Array)
    wide, vector = a.astype(float), a[0]
    mixpert.install("int8:1,1")
    assert all(same(x, "int8:1,1") for x in (stand_in.matmul(a, b), stand_in.dot(a, b), a @ b))
    assert same(stand_in.tensordot(a, b, 1), "int8:1,1")
    assert stand_in.tensordot(a, b) == "own tensordot"
    assert stand_in.matmul(wide, b) == stand_in.matmul(a, b, dtype=float) == "own matmul"
    assert stand_in.dot(a, vector) == stand_in.dot(a, b, out=a) == "own dot"
    call: Any = mixpert.plan
    with call(mixpert.Plan(default=choice("int8:0,0"))):
        assert same(stand_in.matmul(a, b), "int8:0,0")
    mixpert.install("int8:2,2")
    assert same(stand_in.matmul(a, b), "int8:2,2")
    mixpert.uninstall()
    assert (stand_in.matmul(a, b), (a @ b)[0]) == ("own matmul", "own @")
