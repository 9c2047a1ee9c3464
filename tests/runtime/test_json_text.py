"""Broken JSON is told of in words that say nothing of Python."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mixpert.errors import FormatError, MixpertError
from mixpert.graph import GemmGraph
from mixpert.json_text import json_object
from mixpert.operands import read_operands
from mixpert.trace import Trace
from mixpert.tuner.device_model import DeviceModel

DEEP = "[" * 100_000

SITE = {"id": "a", "index": 0, "function": "f", "callee": "cblas_sgemm"}
EDGE = {"from": 0, "to": 0, "operand": "A", "via": "direct", "loop_carried": False}


def graph_of(**fields: object) -> str:
    """The text of a graph file with one site and other fields."""
    lists = {"sites": [SITE], "edges": [], "reuses": [], "missed": []}
    return json.dumps({"version": 1, "module": "m", **lists, **fields})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "x: not JSON: Expecting"),
        ('{"a": 1,\n"b": }', "x:2: not JSON: Expecting value"),
        ("", "x: not JSON: Expecting value"),
        ("[1]", "x: not a JSON object"),
        ("null", "x: not a JSON object"),
        (DEEP, "x: not JSON that can be read"),
        ('{"a": ' + "9" * 5000 + "}", "x: not JSON that can be read"),
    ],
)
def test_what_is_no_object_is_refused(text: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        json_object(text, "x")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}", "'version' is missing"),
        ('{"version": 1}', "module is missing"),
        ('{"version": 1, "module": 5}', "sites is missing|module is 5, not text"),
        (graph_of(sites=3), "sites is 3, not a list"),
        (graph_of(sites=[{"name": 1}]), r"sites\[0\].name is unknown"),
        (graph_of(sites=[{"id": "a"}]), r"sites\[0\].index is missing"),
        (graph_of(sites=[{**SITE, "line": "7"}]), r'sites\[0\].line is "7", not a whole number'),
        (graph_of(edges=[{"from": "a"}]), "site index 'a' is out of range"),
        (graph_of(edges=[{**EDGE, "operand": "D"}]), "'D' is not one of A, B, C"),
        (graph_of(reuses=[[0, "B", 0]]), r"reuses\[0\] has 3 values, not 4"),
        (graph_of(missed=[{}]), r"missed\[0\].callee is missing"),
    ],
)
def test_a_graph_of_other_fields_is_refused(text: str, message: str) -> None:
    with pytest.raises(FormatError, match=f"g.json: not a MixPert graph: ({message})"):
        GemmGraph.from_json(text, "g.json")


@pytest.mark.parametrize("read", [GemmGraph.read, DeviceModel.read, Trace.read, read_operands])
@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"version": []}', "mixpert", "\0"])
def test_no_reader_fails_otherwise(read, text: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(MixpertError, match="file"):
        read(path)
