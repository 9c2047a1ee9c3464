"""Broken JSON is told of in words that say nothing of Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from mixpert.errors import FormatError, MixpertError
from mixpert.graph import GemmGraph
from mixpert.json_text import json_object
from mixpert.operands import read_operands
from mixpert.trace import Trace
from mixpert.tuner.device_model import DeviceModel

DEEP = "[" * 100_000


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
        ('{"version": 1}', "not a MixPert graph: 'sites' is missing"),
        ('{"version": 1, "sites": 3, "edges": []}', "not a MixPert graph: a field"),
        ('{"version": 1, "sites": [{"name": 1}], "edges": []}', "not a MixPert graph: a field"),
    ],
)
def test_a_graph_of_other_fields_is_refused(text: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        GemmGraph.from_json(text, "g.json")


@pytest.mark.parametrize("read", [GemmGraph.read, DeviceModel.read, Trace.read, read_operands])
@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"version": []}', "mixpert", "\0"])
def test_no_reader_fails_otherwise(read, text: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(MixpertError, match="file"):
        read(path)
