"""How libraries that stand in for cuBLAS are named, run and compared."""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gpu_machine import missing_gpu

FIGURES = Path(__file__).resolve().parents[2] / "benchmarks" / "figures"
sys.path[:0] = [str(FIGURES), str(FIGURES.parent)]

import peer_processes  # noqa: E402
import peer_products_client as client  # noqa: E402
import peer_tables  # noqa: E402
import peers  # noqa: E402
from call_loop import compiled  # noqa: E402
from peer import Peer  # noqa: E402
from peer_processes import ClientFailed, PeerProcess, first_row  # noqa: E402
from peer_products import rows_of as products_of  # noqa: E402
from peers import KEY, Variant, variants  # noqa: E402
from records import Record  # noqa: E402
from tables import NOT_MEASURED  # noqa: E402


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


def test_sizes_are_measured_in_the_order_in_which_they_are_given() -> None:
    assert peers.cases(None) == list(peers.CASES)
    expected = [("uniform", 8192), ("uniform", 4096), ("wide", 4096), ("uniform", 1024)]
    assert peers.cases([8192, 4096, 1024]) == expected
    assert peers.cases([3]) == []


def test_cublas_comes_first_and_everything_else_is_preloaded() -> None:
    schemes = ("int8:2,2,2", "auto")
    options = argparse.Namespace(schemes=schemes, peer=[Peer.parse("x@1=/y.so,A=1")])
    names = {v.name: v.variables for v in variants(options)}
    assert list(names) == [
        "cublas", "tf32", "cublas bf16x9", "int8:2,2,2", "int8:2,2,2 (sm_80)", "auto", "x"
    ]  # fmt: skip
    assert names["cublas"] == names["tf32"] == {}
    assert names["auto"]["MIXPERT_SCHEME"] == "auto"
    assert names["auto"]["LD_PRELOAD"].endswith("libmixpert.so")
    assert names["x"] == {"LD_PRELOAD": "/y.so", "A": "1"}


def test_what_a_library_prints_is_not_taken_for_a_row() -> None:
    row = {"data": "uniform", "n": 4, "ms": 1.0}
    said = ['[log] {"data"\n', '{"data": cut\n', json.dumps(row) + "\n", "more\n"]
    assert first_row(said) == row
    assert first_row(said[:2]) is None


FAKE = """
import json, sys
for number, line in enumerate(sys.stdin):
    what, data, n, *seconds = json.loads(line)
    if n == 4096:
        sys.exit("no memory left")
    row = {"data": data, "n": n}
    print("a log", flush=True)
    if what == "time":
        row |= {"ms": [3.0, 1.0, 2.0][number % 3], "host_us": seconds[0], "graph_ms": None}
    else:
        row |= {"error": 1e-7, "componentwise": 1e-6}
    print(json.dumps(row), flush=True)
"""


@pytest.fixture
def fake_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that needs no GPU, and ends when it is asked for 4096."""
    client = tmp_path / "client.py"
    client.write_text(FAKE)
    monkeypatch.setattr(peer_processes, "_CLIENT", client)


def started(seconds: float = 60.0) -> PeerProcess:
    return PeerProcess(0, Path("loop.so"), dict(os.environ), time.monotonic() + seconds)


@pytest.mark.usefixtures("fake_client")
def test_a_row_is_the_median_of_its_turns(tmp_path: Path) -> None:
    processes = {Variant("often"): started(), Variant("x", described={"version": "1"}): started()}
    record = Record(tmp_path / "squares.json", {}, KEY)
    options = argparse.Namespace(turns=3, once=["x"], brief=["x"], seconds=1.0)
    peers._measure(processes, record, ("uniform", 1024), options)
    rows = {row["variant"]: row for row in record}
    assert rows["often"]["turns"] == [3.0, 1.0, 2.0]
    assert rows["often"]["ms"] == 2.0
    assert "graph_ms" not in rows["often"]
    assert rows["x"]["turns"] == [3.0]
    for name, seconds in (("often", 1.0), ("x", peers.BRIEF)):  # of load: asked for and told
        assert (rows[name]["host_us"], rows[name]["load_seconds"]) == (seconds, seconds)
    assert (rows["x"]["error"], rows["x"]["version"]) == (1e-7, "1")
    assert [process.end() for process in processes.values()] == ["", ""]


@pytest.mark.usefixtures("fake_client")
def test_a_library_that_fails_has_no_row_and_others_go_on(tmp_path: Path) -> None:
    process = started()
    with pytest.raises(ClientFailed):
        process.ask(["time", "uniform", 4096, 1])
    record = Record(tmp_path / "squares.json", {}, KEY)
    processes = {Variant("dead"): process, Variant("alive"): started()}
    peers._measure(
        processes,
        record,
        ("uniform", 64),
        argparse.Namespace(turns=1, once=[], brief=[], seconds=1.0),
    )
    assert [row["variant"] for row in record] == ["alive"]
    assert [client.end() for client in processes.values()] == ["exit 1: no memory left", ""]


@pytest.mark.usefixtures("fake_client")
def test_nothing_goes_on_past_the_budget() -> None:
    process = started(0.0)
    with pytest.raises(ClientFailed):
        process.ask(["time", "uniform", 64, 1])
    assert process.end().startswith("exit -9")


@pytest.mark.skipif(missing_gpu() is None, reason="runs where there is no GPU")
def test_the_client_reports_in_one_line_what_is_missing(tmp_path: Path) -> None:
    request = json.dumps({"math_mode": 0, "library": None, "loop": str(compiled(tmp_path))})
    done = subprocess.run(
        [sys.executable, "-P", str(FIGURES / "peer_client.py"), request],
        input='["time", "uniform", 64, 0.1]\n', capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr


def square(variant: str, tflops: float, error: float, **more: Any) -> dict[str, Any]:
    ms = 2e-9 * 4096**3 / tflops
    common = {"data": "uniform", "n": 4096, "ms": ms, "componentwise": 1e-7}
    return {**common, "variant": variant, "tflops": tflops, "error": error, **more}


def write(path: Path, rows: list[dict[str, Any]], key: tuple[str, ...]) -> None:
    record = Record(path, {"device": "X", "driver": "1", "cublas": "2"}, key)
    for row in rows:
        record.add(row)


def test_the_lead_is_over_the_fastest_peer_that_is_accurate(tmp_path: Path) -> None:
    path, peer = tmp_path / "squares.json", {"version": "1a", "variables": {"MODE": "7"}}
    rows = [
        square("cublas", 50, 1e-6), square("tf32", 400, 3e-4), square("cublas bf16x9", 70, 1e-6),
        square("int8:1,1", 300, 4e-5), square("auto", 200, 2e-6), square("bf16x9", 80, 2e-7),
        square("P accurate", 100, 5e-7, **peer), square("P sloppy", 150, 3e-6, **peer),
    ]  # fmt: skip
    write(path, rows, KEY)
    assert "| 4096 | `auto` | 200 | P accurate | 100 | 2.00x |" in peer_tables.lead(path)
    text = peer_tables.squares(path)
    assert "| cublas | 1.0e-06 |  | 50.0 TFLOPS |" in text
    assert "| P sloppy | 3.0e-06 |  | 3.00x |" in text
    assert "| `auto` | 2.0e-06 |  | 4.00x |" in text
    assert "- P sloppy: commit `1a`, `MODE=7`" in peer_tables.versions(tmp_path)


def test_the_lead_is_over_cublas_where_no_peer_is_faster(tmp_path: Path) -> None:
    peer = {"version": "1a", "variables": {}}
    write(
        tmp_path / "squares.json",
        [square("cublas", 50, 1e-6), square("auto", 60, 1e-6), square("P", 40, 1e-6, **peer)],
        KEY,
    )
    assert "| `auto` | 60 | cublas | 50 | 1.20x |" in peer_tables.lead(tmp_path / "squares.json")


def test_products_in_graphs_have_a_line_of_their_own(tmp_path: Path) -> None:
    peer = {"version": "1a", "variables": {}}
    ms = {rate: 2e-9 * 4096**3 / rate for rate in (50, 110, 220)}
    rows = [
        square("cublas", 45, 1e-6, graph_ms=ms[50]), square("auto", 100, 1e-6, graph_ms=ms[220]),
        square("P", 90, 1e-6, graph_ms=ms[110], **peer), square("Q", 95, 1e-6, **peer),
    ]  # fmt: skip
    write(tmp_path / "squares.json", rows, KEY)
    lines = peer_tables.lead(tmp_path / "squares.json").splitlines()
    assert "| 4096 | `auto` | 100 | Q | 95 | 1.05x |" in lines
    assert "| 4096, in CUDA graphs | `auto` | 220 | P | 110 | 2.00x |" in lines


def test_programs_show_their_lead_over_peers(tmp_path: Path) -> None:
    common = {"program": "mlp", "size": "large", "printed": {}}
    rows = [
        {"variant": "cublas", "seconds": [4.0], "error": 1e-6},
        {"variant": "int8:1,1", "seconds": [0.5], "error": 4e-5},
        {"variant": "auto", "seconds": [1.0], "error": 1e-6},
        {"variant": "P", "seconds": [2.0], "error": 2e-6, "version": "1a", "variables": {}},
    ]
    write(tmp_path / "mlp.json", [{**common, **row} for row in rows], ("size", "variant"))
    text = peer_tables.applications(tmp_path, tmp_path / "none")
    assert "| `int8:1,1` | `auto` | P | over the best peer |" in text
    assert "| 4.00x, 1.0e-06 | 2.00x, 2.0e-06 | 2.00x |" in text


def test_products_of_a_library_are_listed_by_kind(tmp_path: Path) -> None:
    kinds = [("NN", 1e-7), ("NT, odd sizes", 3e-7), ("elements up to 2^-3", None), ("k = 9", 0.5)]
    rows: list[dict[str, Any]] = [
        {"variant": "P", "kind": kind, "error": error, "version": "1a", "variables": {}}
        for kind, error in kinds
    ]
    rows.insert(0, {"variant": "cublas", "kind": "NN", "error": 2e-6})
    write(tmp_path / "products.json", rows, ("variant", "kind"))
    lines = peer_tables.products(tmp_path / "products.json").splitlines()
    assert lines[0] == "|  | cublas | P |"
    assert [line.split(" | ")[1:] for line in lines[2:5]] == [
        ["2.0e-06", "3.0e-07 |"], ["", "no number |"], ["", "5.0e-01 |"]
    ]  # fmt: skip
    assert peer_tables.products(tmp_path / "none.json") == NOT_MEASURED
    assert "- P: commit `1a`" in peer_tables.versions(tmp_path)


def test_missing_measurements_are_reported(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    for text in (peer_tables.squares(nothing), peer_tables.lead(nothing)):
        assert text == NOT_MEASURED
    assert peer_tables.applications(nothing, nothing) == NOT_MEASURED
    assert peer_tables.versions(nothing) == NOT_MEASURED


def test_variants_that_are_skipped_need_neither_a_gpu_nor_linking(tmp_path: Path) -> None:
    command = [sys.executable, str(FIGURES / "applications.py"), "--out", str(tmp_path)]
    command += ["--programs", "mlp", "--sizes", "small", "--schemes", "", "--peer", "P=/none.so"]
    skipped = "cublas tf32 native tuned P"
    done = subprocess.run(
        [*command, "--skip", skipped], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_what_a_lead_needs_of_gemms(tmp_path: Path) -> None:
    common = {"program": "mlp", "size": "large", "printed": {}, "error": 1e-6}
    rows = [
        {"variant": "cublas", "seconds": [4.0]},
        {"variant": "auto", "seconds": [1.6]},
        {"variant": "P", "seconds": [2.4], "version": "1a", "variables": {}},
    ]
    write(tmp_path / "p" / "mlp.json", [{**common, **row} for row in rows], ("size", "variant"))
    native = {**common, "variant": "native", "seconds": [4.0], "gemm_seconds": 3.0}
    write(tmp_path / "o" / "mlp.json", [native], ("size", "variant"))
    text = peer_tables.needed(tmp_path / "p", tmp_path / "o")
    assert "| `mlp` | 2.4000 s | 1.0000 s | 5.0x | 5.0x | 2.4x |" in text
    native["gemm_seconds"] = 2.0
    write(tmp_path / "o" / "mlp.json", [native], ("size", "variant"))
    assert "| no time at all |" in peer_tables.needed(tmp_path / "p", tmp_path / "o")
    assert peer_tables.needed(tmp_path / "none", tmp_path / "o") == NOT_MEASURED


class Functions:
    """NumPy in the place of cuBLAS; `right`: beta is not forgotten."""

    def __init__(self, right: bool) -> None:
        self.right = right

    def cublasSgemm_v2(self, *call: Any) -> int:
        _, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc = call
        left, right = (
            strided(a, lda, *((k, m) if ta else (m, k))),
            strided(b, ldb, *((n, k) if tb else (k, n))),
        )
        product = (left.T if ta else left).astype(float) @ (right.T if tb else right)
        out, scale = strided(c, ldc, m, n), beta._obj.value
        out[...] = alpha._obj.value * product + (scale * out if scale and self.right else 0)
        return 0

    def cublasSgemmStridedBatched(self, *call: Any) -> int:
        *front, a, lda, sa, b, ldb, sb, beta, c, ldc, sc, batch = call
        for i in range(batch):
            x, y, z = (
                SimpleNamespace(value=at.value + 4 * i * stride.value)
                for at, stride in ((a, sa), (b, sb), (c, sc))
            )
            self.cublasSgemm_v2(*front, x, lda, y, ldb, beta, z, ldc)
        return 0


def strided(pointer: Any, ld: int, rows: int, columns: int) -> Any:
    """A column-major matrix in memory."""
    place = ctypes.cast(pointer.value, ctypes.POINTER(ctypes.c_float))
    whole = np.ctypeslib.as_array(place, (columns * ld - ld + rows,))
    return np.lib.stride_tricks.as_strided(whole, (rows, columns), (4, 4 * ld))


class Numbers(np.ndarray[Any, Any]):
    """A NumPy array with the address that CuPy's have."""

    @property
    def data(self) -> Any:  # type: ignore[override]
        return SimpleNamespace(ptr=self.ctypes.data)


@pytest.mark.parametrize("right", [True, False])
def test_products_of_every_kind_are_compared(
    right: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = np.random.default_rng(1)
    generator = SimpleNamespace(random=lambda size, dtype: rng.random(size, dtype).view(Numbers))
    wait = SimpleNamespace(runtime=SimpleNamespace(deviceSynchronize=lambda: None))
    fake = SimpleNamespace(
        random=SimpleNamespace(default_rng=lambda: generator), cuda=wait, linalg=np.linalg,
        float32=np.float32, float64=np.float64, nan=np.nan,
    )  # fmt: skip
    monkeypatch.setattr(client, "cupy", lambda: fake)
    monkeypatch.setattr(client, "program_cublas", lambda *_: (Functions(right), 0))
    monkeypatch.setattr(client, "_LONG", 256)
    monkeypatch.setattr(client, "_LONGER", 512)
    monkeypatch.setattr(client, "_SHAPE", (48, 40, 64))
    monkeypatch.setattr(client, "_SQUARE", (64, 64, 64))
    monkeypatch.setattr(sys, "argv", ["peer_products_client.py"])
    assert client.main() == 0
    rows = {row["kind"]: row["error"] for row in products_of(capsys.readouterr().out)}
    assert len(rows) == 4 * 4 + len(client.EXPONENTS) + 2
    wrong = {kind for kind, error in rows.items() if not error < 1e-6}
    read = ("scalars and leading dimensions", "odd sizes", "strided batch")
    assert wrong == (set() if right else {kind for kind in rows if kind.endswith(read)})


def test_measurements_go_on_until_there_was_load_for_so_long() -> None:
    from peer_client import under_load

    began = time.monotonic()
    assert under_load(lambda: 1, 0.0, 5) == 5 * [1]
    assert len(under_load(lambda: time.sleep(0.01), 0.2, 5)) > 5
    assert time.monotonic() - began >= 0.2
