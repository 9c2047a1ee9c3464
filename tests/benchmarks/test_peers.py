"""How libraries that stand in for cuBLAS are named, run and compared."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest
from gpu_machine import missing_gpu

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

from peer import Peer  # noqa: E402
from peers import rows_of, variants  # noqa: E402


def test_a_peer_is_a_name_a_version_a_library_and_variables() -> None:
    peer = Peer.parse("two words@1a2b=lib/x.so,MODE=A=B,EMPTY=")
    assert (peer.name, peer.version) == ("two words", "1a2b")
    assert peer.library == Path.cwd() / "lib" / "x.so"
    assert peer.environment == {
        "LD_PRELOAD": str(Path.cwd() / "lib" / "x.so"), "MODE": "A=B", "EMPTY": "",
    }  # fmt: skip
    assert peer.described == {"version": "1a2b", "variables": {"MODE": "A=B", "EMPTY": ""}}
    assert Peer.parse("x=y.so").version == ""


@pytest.mark.parametrize("text", ["", "x", "x=", "=y.so", "@1=y.so", "x=y.so,", "x=y.so,=1"])
def test_other_forms_are_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not NAME"):
        Peer.parse(text)


def test_cublas_comes_first_and_everything_else_is_preloaded() -> None:
    options = argparse.Namespace(schemes=("auto",), peer=[Peer.parse("x@1=/y.so,A=1")])
    names = {v.name: v.variables for v in variants(options)}
    assert list(names) == ["cublas", "tf32", "auto", "x"]
    assert names["cublas"] == names["tf32"] == {}
    assert names["auto"]["MIXPERT_SCHEME"] == "auto"
    assert names["auto"]["LD_PRELOAD"].endswith("libmixpert.so")
    assert names["x"] == {"LD_PRELOAD": "/y.so", "A": "1"}


def test_what_a_library_prints_is_not_taken_for_a_row() -> None:
    row = {"data": "uniform", "n": 4, "ms": 1.0}
    output = f'[log] {{"data"\n{json.dumps(row)}\n{{"data": cut'
    assert list(rows_of(output)) == [row]


@pytest.mark.skipif(missing_gpu() is None, reason="runs where there is no GPU")
def test_the_client_says_in_a_line_what_is_missing() -> None:
    request = json.dumps({"cases": [["uniform", 64]], "math_mode": 0, "library": None})
    done = subprocess.run(
        [sys.executable, "-P", str(FIGURES / "peer_client.py"), request],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
