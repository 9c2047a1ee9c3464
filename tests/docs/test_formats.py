"""The examples of docs/formats.md are what the readers read."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from doc_blocks import Block, blocks, documents

from mixpert import native
from mixpert.commands import tune_json
from mixpert.graph import GemmGraph
from mixpert.kernels.instances import DEVICES
from mixpert.passes.device.reach import read_reaches
from mixpert.plan import Plan
from mixpert.site import Site
from mixpert.trace import Trace
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.program import Program
from mixpert.tuner.report import Ending, Report, SiteLine
from mixpert.tuner.request import Request
from mixpert.tuner.session import Session

EXAMPLES = [b for p in documents() for b in blocks(p) if b.test.startswith("format ")]


def _plan(text: str, _directory: Path) -> None:
    assert Plan.parse(text).to_text() == text


def _reach(text: str, _directory: Path) -> None:
    declared = read_reaches(text, "example")
    assert len(declared) == len(text.splitlines()) - 1


def _graph(text: str, _directory: Path) -> None:
    assert GemmGraph.from_json(text).to_json() == text


def _trace(text: str, _directory: Path) -> None:
    assert Trace.parse(text).to_text() == text


def _profile(text: str, _directory: Path) -> None:
    model = DeviceModel.from_json(text)
    assert json.loads(model.to_json()) == json.loads(text)


def _session(text: str, directory: Path) -> None:
    (directory / "session.jsonl").write_text(text)
    key = json.loads(text.splitlines()[0])["key"]
    with Session.open(directory, key) as session:
        assert session.baseline("native") is not None
        assert len(session.trials) == 1


def _rates(text: str, _directory: Path) -> None:
    problem, worth = native.ProblemStruct(1, 1, 1, 1, 1, 1, 1), ctypes.c_int32()
    native.check(
        native.load().mixpert_worth_emulating_at(problem, DEVICES[90], text.encode(), worth)
    )


def _results(text: str, _directory: Path) -> None:
    """The example has the fields that the tuner writes."""
    reached, unreached = json.loads(text)["results"]
    request = Request(Program(Path("app.ll")), 1e-6)
    site = Site(reached["sites"][0]["id"], 0, "forward", "cblas_sgemm", "mlp.c", 12)
    line = SiteLine(site, (1, 1, 1), 0, 1.0, "int8:2,2,2", None, 2.0)
    report = Report(Ending.FOUND, (line,), 1e-6, 1e-7, 1e-7, 0.0, 2.0, 1.0, "measured", 3)
    written = json.loads(tune_json.answer([tune_json.reached(request, report)]))["results"][0]
    assert written.keys() == reached.keys()
    assert written["sites"][0].keys() == reached["sites"][0].keys()
    assert tune_json.unreached(request, "why").keys() == unreached.keys()


READERS: dict[str, Callable[[str, Path], None]] = {
    "plan": _plan,
    "reach": _reach,
    "graph": _graph,
    "trace": _trace,
    "profile": _profile,
    "session": _session,
    "rates": _rates,
    "results": _results,
}


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.test)
def test_example_is_read(block: Block, tmp_path: Path) -> None:
    READERS[block.test.removeprefix("format ")](block.text, tmp_path)


def test_every_format_has_an_example() -> None:
    assert sorted(block.test.removeprefix("format ") for block in EXAMPLES) == sorted(READERS)
