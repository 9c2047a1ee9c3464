"""The plan format: one corpus for both readers; and which scheme a call runs."""

from __future__ import annotations

import ctypes
from pathlib import Path

import numpy as np
import pytest
from harness import ROW_MAJOR, Arena, Driver, cblas
from plan_corpus import BAD, GOOD, HEAD

from mixpert import native
from mixpert.errors import FormatError, MixpertError, SchemeError
from mixpert.plan import Plan, Shape
from mixpert.trace import Trace


def native_lookup(text: str, site: str, shape: Shape) -> tuple[str, float, bool]:
    library = native.load()
    scheme, limit, found = native.SchemeStruct(), ctypes.c_double(), ctypes.c_int32()
    status = library.mixpert_plan_lookup(
        text.encode(), site.encode(), *shape, ctypes.byref(scheme), ctypes.byref(limit),
        ctypes.byref(found),
    )  # fmt: skip
    native.check(status)
    buffer = ctypes.create_string_buffer(64)
    native.check(library.mixpert_scheme_format(ctypes.byref(scheme), buffer, len(buffer)))
    return buffer.value.decode(), limit.value, bool(found.value)


@pytest.mark.parametrize("name", GOOD)
def test_both_readers_find_the_same_schemes(name: str) -> None:
    text = GOOD[name]
    plan = Plan.parse(text)
    assert Plan.parse(plan.to_text()) == plan, "what is written is read back"
    library = native.load()
    assert library.mixpert_plan_check(text.encode(), b"p") == native.OK, native.last_error()
    shapes: list[Shape] = [(7, 7, 7), *(shape for _, shape in plan.shapes)]
    for site in {*plan.sites, *(site for site, _ in plan.shapes), "elsewhere"}:
        for shape in shapes:
            choice = plan.lookup(site, shape)
            scheme, limit, found = native_lookup(text, site, shape)
            assert scheme == str(choice.scheme)
            assert limit == (choice.limit or 0.0)
            named = site in plan.sites or (site, shape) in plan.shapes
            assert found == (named or plan.default is not None)


@pytest.mark.parametrize("name", BAD)
def test_both_readers_refuse_at_the_same_line(name: str) -> None:
    text, line = BAD[name]
    with pytest.raises(MixpertError) as caught:
        Plan.parse(text, "app.plan")
    status = native.load().mixpert_plan_check(text.encode(), b"app.plan")
    for message in (str(caught.value), native.last_error()):
        assert message.startswith(f"app.plan:{line}: ")
        assert "\n" not in message
    assert status == (2 if isinstance(caught.value, SchemeError) else 3)
    assert isinstance(caught.value, (SchemeError, FormatError))


@pytest.mark.parametrize("first", ["# mixpert-plan 2", "\ufeff# mixpert-plan 1", "{" * 999])
def test_a_wrong_first_line_is_shown(first: str) -> None:
    """With a mark of byte order, which editors add and do not show."""
    with pytest.raises(FormatError) as caught:
        Plan.parse(first + "\ndefault\tnative\n", "app.plan")
    assert str(caught.value).endswith(f"found {first[:40]!r}")


@pytest.fixture
def arena() -> Arena:
    arena = Arena()
    arena.add(np.ones(64))
    return arena


def schemes(driver: Driver, arena: Arena, script: list[str], **variables: str) -> dict[str, str]:
    """Scheme by 'site m,n,k' of what ran."""
    trace = driver.directory / "trace.jsonl"
    run = driver.run(script, arena, trace=str(trace), **variables)
    assert run.status == 0, run.stderr
    return {f"{r.site} {r.m},{r.n},{r.k}": r.scheme for r in Trace.read(trace).rows}


def test_setting_before_plan_before_compiled_plan(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    compiled, outer = tmp_path / "compiled.plan", tmp_path / "outer.plan"
    compiled.write_text(HEAD + "a\tint8:1,1\ndefault\tint8:3,3\n")
    outer.write_text(HEAD + "a\tint8:2,2\n")
    script = [f"plan {compiled}", *(cblas(site, 2, 2, 2, 0, 0, 4) for site in "ab")]
    bare = script[1:]
    assert schemes(driver, arena, bare) == {"a 2,2,2": "native", "b 2,2,2": "native"}
    assert schemes(driver, arena, script) == {"a 2,2,2": "int8:1,1", "b 2,2,2": "int8:3,3"}
    assert schemes(driver, arena, script, plan=str(outer)) == {
        "a 2,2,2": "int8:2,2",
        "b 2,2,2": "native",
    }
    assert schemes(driver, arena, script, plan=str(outer), scheme="fp64") == {
        "a 2,2,2": "fp64",
        "b 2,2,2": "fp64",
    }


def test_shapes_are_the_callers(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    plan = tmp_path / "p"
    plan.write_text(HEAD + "a [2,3,4]\tint8:1,0\na\tint8:0,1\n")
    for order in (102, ROW_MAJOR):
        script = [
            cblas("a", 2, 3, 4, 0, 0, 40, order=order),
            cblas("a", 3, 2, 4, 0, 0, 40, order=order),
        ]
        found = schemes(driver, arena, script, plan=str(plan))
        assert found == {"a 2,3,4": "int8:1,0", "a 3,2,4": "int8:0,1"}


def test_a_bad_plan_ends_the_program(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    plan = tmp_path / "p"
    plan.write_text(HEAD + "a\tint9\n")
    call = cblas("a", 2, 2, 2, 0, 0, 4)
    run = driver.run([call], arena, plan=str(plan))
    assert run.status == 2
    assert run.stderr.startswith(f"mixpert: {plan}:2: unknown scheme 'int9'")
    assert "choices: native" in run.stderr
    run = driver.run([f"plan {plan}", call], arena)
    assert run.status == 2
    assert run.stderr.startswith("mixpert: driver.cpp: plan:2: unknown scheme")


def test_sites_that_never_ran_are_named_once(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    plan = tmp_path / "p"
    plan.write_text(HEAD + "a\tnative\ngone\tI\nlost [1,1,1]\tI\n")
    run = driver.run([cblas("a", 2, 2, 2, 0, 0, 4)] * 3, arena, plan=str(plan))
    assert run.status == 0
    assert run.stderr.count("\n") == 1
    assert "never called in this run: 'gone' 'lost' (a plan" in run.stderr
    plan.write_text(HEAD + "".join(f"s{i}\tnative\n" for i in range(9)))
    run = driver.run([cblas("a", 2, 2, 2, 0, 0, 4)], arena, plan=str(plan))
    assert "'s0' 's1' 's2' and 6 more (a plan" in run.stderr


def test_a_module_of_another_abi_is_refused(driver: Driver, arena: Arena) -> None:
    run = driver.run(["abi 99", cblas("a", 2, 2, 2, 0, 0, 4)], arena)
    assert run.status == 2
    assert "run mixpert-compile again" in run.stderr
