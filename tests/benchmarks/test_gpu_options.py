"""The options of conftest.py: what GPU tests do where there is no GPU, and the record."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import gpu_machine
import pytest

ROOT = Path(__file__).resolve().parents[2]
ONE_TEST = ("tests/gpu/test_matmul_gpu.py", "-k", "test_large")


def run_pytest(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ONE_TEST]
    return subprocess.run(
        [*command, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_record_names_the_options_of_its_command(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    done = run_pytest("--gpu-record", path)
    assert done.returncode == 0, done.stdout
    record = json.loads(path.read_text())
    outcome = "skipped" if gpu_machine.missing_gpu() else "passed"
    assert record[outcome] == record["passed"] + record["failed"] + record["skipped"] == 1
    assert list(record["files"]) == [ONE_TEST[0]]
    assert record["machine"]["device"] == gpu_machine.describe()["device"]
    assert record["command"][-2:] == ["--gpu-record", path.name]


def test_record_in_a_missing_directory(tmp_path: Path) -> None:
    done = run_pytest("--gpu-record", tmp_path / "none" / "record.json")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "the directory does not exist" in done.stderr


def test_the_record_of_clients_holds_those_of_every_process(tmp_path: Path) -> None:
    """One that each process wrote by itself held the clients of the last."""
    clients, path = ["a", "b", "c", "d", "e", "f"], tmp_path / "record.json"
    (tmp_path / "test_clients.py").write_text(
        "import pytest\nfrom client_record import note\n"
        f"@pytest.mark.parametrize('client', {clients})\n"
        "def test_client(client, record_property):\n"
        "    note(record_property, 'rows', {'client': client, 'scheme': 'x'})\n"
        "    note(record_property, 'overhead', {'asked': client})\n"
    )
    options = ["-c", ROOT / "pyproject.toml", "-p", "conftest", "-p", "no:cacheprovider"]
    command = [
        sys.executable,
        "-m",
        "pytest",
        tmp_path,
        *options,
        "-n",
        "2",
        "--preload-record",
        path,
    ]
    subprocess.run(list(map(str, command)), check=True, timeout=120, capture_output=True)
    record = json.loads(path.read_text())
    assert (record["scheme"], [row["client"] for row in record["rows"]]) == ("x", clients)
    assert {row["asked"] for row in record["overhead"]} == set(clients)


@pytest.mark.skipif(gpu_machine.missing_gpu() is None, reason="this machine has a GPU")
def test_without_a_gpu() -> None:
    """Skipped with the reason, or an error where a GPU is required."""
    reason = gpu_machine.missing_gpu()
    assert reason
    assert reason in run_pytest("-rs").stdout
    done = run_pytest("--require-gpu")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"--require-gpu: {reason}" in done.stdout + done.stderr
