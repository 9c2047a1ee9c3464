"""What may be timed: a product that came out wrong is refused."""

from __future__ import annotations

import ctypes
import math
import threading
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from mixpert.errors import BackendError
from mixpert.runtime import load, measure
from mixpert.runtime.load import Load, load_of, observed
from mixpert.runtime.measure import Batch, Square
from mixpert.scheme import NATIVE


@pytest.mark.parametrize("error, accepted", [(1e-6, True), (1e-2, True), (0.5, False)])
def test_errors_of_results(monkeypatch: pytest.MonkeyPatch, error: float, accepted: bool) -> None:
    monkeypatch.setattr(Square, "relative_error", lambda self, rows: error)
    square = Square(2, 3, 4, None, None, None)
    if accepted:
        assert square.checked_error(NATIVE) == error
        return
    with pytest.raises(BackendError, match=r"native at 2 x 3 x 4 has error 0\.5"):
        square.checked_error(NATIVE)


def test_what_was_not_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Square, "relative_error", lambda self, rows: math.nan)
    with pytest.raises(BackendError, match="nan: a wrong result"):
        Square(2, 3, 4, None, None, None).checked_error(NATIVE)


def test_load_is_the_median_of_what_was_seen_meanwhile() -> None:
    """Samples before and after do not count; without any there is no load."""
    samples = [(1.0, 1980.0, 120.0), (2.0, 1500.0, 600.5), (2.5, 1620.0, 690.0),
               (3.0, 1605.0, 689.31), (3.5, 1980.0, 130.0)]  # fmt: skip
    assert load_of(samples, 2.0, 3.0) == Load(1605.0, 689.31)
    assert load_of(samples, 0.0, 1.5) == Load(1980.0, 120.0)
    assert load_of(samples, 4.0, 5.0) is None


class FakeNvml:
    """A GPU that is told apart by its bus id, or one that does not tell its power."""

    def __init__(self, field_status: int = 0) -> None:
        self.field_status = field_status
        self.asked = threading.Event()

    def nvmlInit_v2(self) -> int:
        return 0

    def nvmlDeviceGetHandleByPciBusId_v2(self, bus: bytes, device: Any) -> int:
        return 0 if bus == b"0000:19:00.0" else 6

    def nvmlDeviceGetClockInfo(self, device: Any, kind: int, clock: Any) -> int:
        assert kind == 1
        clock._obj.value = 1545
        return 0

    def nvmlDeviceGetFieldValues(self, device: Any, count: int, field: Any) -> int:
        assert (count, field._obj.id, ctypes.sizeof(field._obj)) == (1, 186, 40)
        field._obj.value, field._obj.status = 690_500, self.field_status
        self.asked.set()
        return 0


def test_clock_and_power_are_sampled_while_work_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def gpu(bus: str) -> Any:
        device = SimpleNamespace(pci_bus_id=bus)
        return lambda: SimpleNamespace(cuda=SimpleNamespace(Device=lambda: device))

    def loaded(nvml: FakeNvml) -> tuple[str, Load | None]:
        monkeypatch.setattr(load.ctypes, "CDLL", lambda name: nvml)
        return observed(lambda: "done" if nvml.asked.wait(60) else "not asked", last=120)

    monkeypatch.setattr(load, "cupy", gpu("0000:19:00.0"))
    assert loaded(FakeNvml()) == ("done", Load(1545.0, 690.5))
    assert loaded(FakeNvml(field_status=3)) == ("done", None)
    monkeypatch.setattr(load, "cupy", gpu("0000:20:00.0"))
    assert observed(lambda: "done") == ("done", None)


def test_the_error_of_a_batch_is_that_of_all_its_products(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "cupy", lambda: np)
    batch = Batch.of(3, 20, 30, 40)
    assert (batch.problem.batch, batch.problem.stride_b, batch.problem.lda) == (3, 1200, 20)
    assert math.isnan(batch.relative_error())
    batch.c[:] = batch.b @ batch.a
    assert batch.relative_error() < 1e-6
    batch.c[2] *= 2
    assert 0.3 < batch.relative_error() < 1


def test_queues_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rounds to warm up, then each queue once per round, in changing order."""
    ran: list[str] = []

    def run(stream: Any, graph: str, launches: int) -> float:
        ran.append(graph)
        assert launches == 5
        return {"a": 0.004, "b": 0.006}[graph]

    def graph_of(
        stream: Any, queue: Callable[[], str], seconds: float, captured: bool
    ) -> tuple[str, int, int]:
        assert captured
        return queue(), 2, 5

    class Stream:
        def __init__(self, non_blocking: bool) -> None: ...
        def __enter__(self) -> None: ...
        def __exit__(self, *error: object) -> None: ...

    runtime = SimpleNamespace(deviceSynchronize=lambda: None)
    fake = SimpleNamespace(cuda=SimpleNamespace(Stream=Stream, runtime=runtime))
    monkeypatch.setattr(measure, "cupy", lambda: fake)
    monkeypatch.setattr(measure, "launch_seconds", run)
    monkeypatch.setattr(measure, "_graph_of", graph_of)
    times = measure.time_in_turns([lambda: "a", lambda: "b"], 3)
    assert times == [[2.0] * 3, [3.0] * 3]
    assert "".join(ran) == "abba" + "baabab"


@pytest.mark.parametrize("queues", range(1, 10))
def test_each_follows_each_other_equally_often(queues: int) -> None:
    followed: Counter[tuple[int, int]] = Counter()
    turns = measure.balanced_turns(queues)
    for turn in range(turns):
        order = measure._order(queues, turn)
        assert sorted(order) == list(range(queues))
        followed.update(pairwise(order))
    pairs = [(x, y) for x in range(queues) for y in range(queues) if x != y]
    assert followed == dict.fromkeys(pairs, turns // queues)


def test_calls_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a graph a queue is called as often as fits in the time, and once to load."""
    stream = SimpleNamespace(synchronize=lambda: None)
    called: list[int] = []

    def run(on: Any, graph: Any, launches: int) -> float:
        for _ in range(launches):
            graph.launch(on)
        return 0.001

    monkeypatch.setattr(measure, "launch_seconds", run)
    graph, calls, launches = measure._graph_of(stream, lambda: called.append(1), 0.12, False)
    assert (calls, launches, len(called)) == (50, 2, 2)
    graph.launch(stream)
    assert len(called) == 52
