"""Clients that know nothing of MixPert, preloaded: results, what is intercepted, CUDA graphs.

With ``--preload-record FILE`` the table of docs/closed-binaries.md is written from what ran here.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gpu_machine
import pytest
from child_environment import child_environment
from client_record import note
from linked import cuda_libraries, link

from mixpert import native, settings
from mixpert.runtime.preload import preload_variables
from mixpert.trace import Trace

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

HERE = Path(__file__).parent
SCHEME = "int8:2,2,2"
MOST_ERROR = 3e-6
"""Of SGEMM and of the scheme on normal data at these sizes, with some room; TF32 makes 3e-4."""
SECONDS = 120
FEWEST_TURNS, MOST_TURNS = 3, 12
MOST_OVERHEAD = 1000  # nanoseconds
EMULATED = {
    "torch": {
        "torch.mm", "torch.mm, transposed", "torch.addmm", "torch.bmm", "nn.Linear without bias",
        "nn.Linear", "nn.Linear and ReLU", "nn.Linear and GELU", "nn.Linear backward",
        "torch.compile", "torch.cuda.make_graphed_callables",
    },
    "cupy": {"cupy.matmul", "cupy.matmul, batched", "cupy.dot", "cupy.tensordot"},
    "jax": {
        "jax.numpy.matmul", "jax.numpy.matmul, transposed", "jax.numpy.matmul, batched",
        "jax.numpy.matmul, several",
    },
    "ctypes": {"cublasSgemm_v2", "cublasSgemmStridedBatched", "cublasGemmEx"},
}  # fmt: skip
"""Operations that must have run under the scheme; others may, where their entry point allows."""

Row = dict[str, Any]


Note = Callable[..., None]
"""``record(kind, **row)``: for the record (client_record.py)."""


@pytest.fixture
def record(record_property: Callable[[str, object], None]) -> Note:
    def write(kind: str, **row: Any) -> None:
        judged = row | judge(row) | {"scheme": SCHEME} if kind == "rows" else row
        note(record_property, kind, judged)

    return write


def judge(row: Row) -> dict[str, bool | None]:
    """Whether the results were right; None for what was not captured in a graph."""
    alone, graph = row["error"], row["graph_error"]
    in_graph = None if graph is None else graph < MOST_ERROR
    return {"correct": alone < MOST_ERROR, "correct_in_graph": in_graph}


def run(command: list[str | Path], trace: Path, preload: bool, **variables: str) -> str:
    """The output of a client with the scheme and a trace, or with neither."""
    clean = child_environment()
    if preload:
        clean |= {"LD_PRELOAD": str(native.LIBRARY), settings.SCHEME: SCHEME}
        clean[settings.TRACE] = str(trace)
    done = subprocess.run(
        list(map(str, command)), env=clean | variables, capture_output=True, text=True,
        timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("client", list(EMULATED))
def test_python_clients(client: str, tmp_path: Path, record: Note) -> None:
    if find_spec(client) is None:
        pytest.skip(f"{client} is not installed")
    command: list[str | Path] = [sys.executable, HERE / "preload_child.py", client]
    preloaded = preload_variables(Path(sys.executable), {})
    output = run(command, tmp_path / "t.jsonl", True, **preloaded)
    rows = [json.loads(line) for line in output.splitlines()]
    if not rows:
        pytest.skip(f"{client} does not use the GPU here")
    for row in rows:
        record("rows", client=client, **row)
        assert row["error"] < MOST_ERROR, row
        assert row["graph_error"] is None or row["graph_error"] < MOST_ERROR, row
    ran = {row["operation"]: {one["scheme"] for one in row["ran"]} for row in rows}
    missed = {name for name in EMULATED[client] if SCHEME not in ran[name]}
    assert not missed, rows
    if client == "jax":
        assert set.union(*ran.values()) == {SCHEME}, "all products that XLA captures, too"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return link(HERE / "preload_program.cpp", tmp_path_factory.mktemp("program") / "program")


@pytest.fixture(scope="module")
def lt_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = gpu_machine.ROOT / "tests" / "preload" / "lt_client.cpp"
    return link(source, tmp_path_factory.mktemp("lt") / "program", "-DON_DEVICE", *lt_flags())


def lt_flags() -> list[str]:
    """cuBLASLt lies beside cuBLAS."""
    (cublas,) = (Path(word) for word in cuda_libraries() if "libcublas.so" in word)
    return [str(min(cublas.parent.glob("libcublasLt.so*"), key=lambda path: len(path.name)))]


@pytest.mark.parametrize("first", ["alone", "graph"])
def test_every_entry_point_of_a_linked_program(
    program: Path, first: str, tmp_path: Path, record: Note
) -> None:
    trace = tmp_path / "t.jsonl"
    variables = {"GRAPH_FIRST": "1"} if first == "graph" else {}
    lines = run([program], trace, True, **variables).splitlines()
    plain = run([program], trace, False, **variables).splitlines()
    ran = {row.entry: row for row in Trace.read(trace).rows}
    assert [line.split()[0] for line in lines] == [line.split()[0] for line in plain] == list(ran)
    emulated = {name for name in native.emulated_entry_points() if name.startswith("cublas")}
    others = {name for name in emulated if name == "cublasLtMatmul" or "Grouped" in name}
    assert ran.keys() == emulated - others, "those have programs of their own"
    for line in lines:
        name, status, error, graph_error = line.split()
        row = ran[name]
        if first == "alone":
            seen = [{"entry": name, "scheme": row.scheme, "reason": row.reason}]
            record("rows", client="C++", operation=name, error=float(error),
                   graph_error=float(graph_error), ran=seen)  # fmt: skip
        assert (status, row.backend, row.requested) == ("0", "cuda", SCHEME)
        assert max(float(error), float(graph_error)) < MOST_ERROR, line
        assert row.scheme == SCHEME, row


def test_cublaslt_in_every_order_and_transpose(
    lt_program: Path, tmp_path: Path, record: Note
) -> None:
    product = "0 -12 -4 4 12 -30 -13 4 21"  # of small whole numbers, exact under the scheme
    for variables in ({}, {"GRAPH": "1"}):
        trace = tmp_path / f"{len(variables)}.jsonl"
        assert run([lt_program, "all"], trace, True, **variables).splitlines() == [product] * 32
        rows = list(Trace.read(trace).rows)
        assert {(row.entry, row.scheme) for row in rows} == {("cublasLtMatmul", SCHEME)}, rows
    seen = [{"entry": "cublasLtMatmul", "scheme": SCHEME, "reason": None}]
    record("rows", client="C++", operation="cublasLtMatmul", error=0.0, graph_error=0.0, ran=seen)


@pytest.mark.parametrize("asked", ["nothing", "a plan that leaves it native"])
def test_overhead_of_a_call_that_runs_natively(
    program: Path, asked: str, tmp_path: Path, record: Note
) -> None:
    """Under a microsecond of the host's time, on GEMMs of 16 x 16 x 16.

    The best of runs in turns: where the system puts a process costs up to a microsecond by itself.
    """
    preload = {"LD_PRELOAD": str(native.LIBRARY)}
    if asked != "nothing":
        plan = tmp_path / "app.plan"
        plan.write_text(f"# mixpert-plan 1\nother.so+0x10\t{SCHEME}\n")
        preload[settings.PLAN] = str(plan)
    plain = loaded = float("inf")
    for turn in range(MOST_TURNS):
        plain = min(plain, float(run([program, "overhead"], tmp_path / "t", False)))
        loaded = min(loaded, float(run([program, "overhead"], tmp_path / "t", False, **preload)))
        if turn >= FEWEST_TURNS and loaded - plain < MOST_OVERHEAD:
            break
    print(f"\ncublasSgemm_v2, {asked}: {plain:.0f} ns alone, {loaded:.0f} ns preloaded")
    record("overhead", asked=asked, alone=plain, preloaded=loaded)
    assert loaded - plain < MOST_OVERHEAD


@pytest.mark.parametrize("order", ["0", "1"])
@pytest.mark.parametrize("epilogue", ["1", "2", "4", "6"])
def test_cublaslt_with_a_bias_and_relu(
    lt_program: Path, order: str, epilogue: str, tmp_path: Path
) -> None:
    """What cuBLASLt itself gives, exact in small whole numbers; row-major D where it takes that."""
    trace = tmp_path / "t.jsonl"
    words: list[str | Path] = [lt_program, "lt", "0", "0", order, "0", "0", epilogue]
    expected = run(words, trace, False)
    if not expected.startswith("0 "):
        pytest.skip(f"cuBLASLt itself gives status {expected.split()[0]}")
    assert run(words, trace, True) == expected
    (row,) = Trace.read(trace).rows
    assert (row.scheme, row.reason) == (SCHEME, None)


def test_without_settings_the_bits_are_those_of_the_program_alone(
    program: Path, tmp_path: Path
) -> None:
    trace = tmp_path / "t.jsonl"
    idle = run([program], trace, False, LD_PRELOAD=str(native.LIBRARY))
    assert idle == run([program], trace, False)
    assert not trace.exists()
