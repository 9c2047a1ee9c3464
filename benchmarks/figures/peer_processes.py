"""The processes of `peers.py`: one client for each library, asked through pipes."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from mixpert.runtime.preload import VARIABLE

_CLIENT = Path(__file__).with_name("peer_client.py")
_PATIENCE = 20.0
"""Seconds that a client has to end once nothing more is asked."""


class ClientFailed(Exception):
    """A client has ended."""


class PeerProcess:
    """A client that runs until `end`, or is killed at the deadline, by time.monotonic()."""

    def __init__(
        self, math_mode: int, loop: Path, environment: Mapping[str, str], deadline: float
    ) -> None:
        request = {
            "math_mode": math_mode, "library": environment.get(VARIABLE), "loop": str(loop)
        }  # fmt: skip
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(_CLIENT), json.dumps(request)], env=dict(environment),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, text=True,
        )  # fmt: skip
        left = max(0.0, deadline - time.monotonic())
        self._timer = threading.Timer(left, self._process.kill)
        self._timer.daemon = True
        self._timer.start()

    def ask(self, request: list[Any]) -> dict[str, Any]:
        """The answer to a request of `peer_client.py`.

        Raises:
            ClientFailed: it has ended without one.
        """
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise ClientFailed from None
        row = first_row(self._process.stdout)
        if row is None:
            raise ClientFailed
        return row

    def end(self) -> str:
        """End it; empty, or its status and the last that it wrote to stderr where it failed."""
        try:
            self._process.communicate(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._timer.cancel()
        self._said.seek(0)
        said = " ".join(self._said.read().split())[-300:]
        self._said.close()
        return f"exit {self._process.returncode}: {said}" if self._process.returncode else ""


def first_row(lines: Iterable[str]) -> dict[str, Any] | None:
    """The client's next line; libraries may print others."""
    for line in lines:
        if line.startswith('{"data"') and line.endswith("}\n"):
            row: dict[str, Any] = json.loads(line)
            return row
    return None
