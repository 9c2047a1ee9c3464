"""Tests that need much of a GPU's memory wait for it and for each other, on a GPU made up here."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from gpu_room import Memory, room

TOTAL, NEEDED = 1000, 600
SHORT = 0.3


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Memory:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return Memory("gpu", lambda: TOTAL, TOTAL, lambda: None)


def test_too_small_a_gpu_is_skipped(memory: Memory) -> None:
    with pytest.raises(pytest.skip.Exception, match="this one has"), room(memory, 1001):
        pytest.fail("unreachable")


def test_tests_wait_for_memory_held_by_others(memory: Memory) -> None:
    free = iter([100, 200, 599])
    given_back: list[bool] = []
    busy = replace(memory, free=lambda: next(free, 600), give_back=lambda: given_back.append(True))
    with room(busy, NEEDED):
        assert next(free, None) is None, "all that was too little has been seen"
        assert given_back == [True], "one's own is of use to the test"
    assert given_back == [True] * 2, "and to others afterwards"


def test_tests_are_skipped_if_others_never_release_memory(memory: Memory) -> None:
    full = replace(memory, free=lambda: 599)
    with pytest.raises(pytest.skip.Exception, match="others left"), room(full, NEEDED, SHORT):
        pytest.fail("unreachable")


def test_one_at_a_time(memory: Memory) -> None:
    inside, most = [0], [0]

    def hold() -> None:
        with room(memory, NEEDED):
            inside[0] += 1
            most[0] = max(most[0], inside[0])
            time.sleep(0.05)
            inside[0] -= 1

    threads = [threading.Thread(target=hold) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (inside, most) == ([0], [1])


@pytest.fixture
def held(memory: Memory) -> Iterator[ExitStack]:
    with ExitStack() as stack:
        stack.enter_context(room(memory, NEEDED))
        yield stack


def test_processes_that_keep_memory_are_named(memory: Memory, held: ExitStack) -> None:
    with pytest.raises(pytest.skip.Exception, match="too long"), room(memory, NEEDED, SHORT):
        pytest.fail("unreachable")
    held.close()
    with room(memory, NEEDED, SHORT), room(replace(memory, name="another"), NEEDED, SHORT):
        pass
