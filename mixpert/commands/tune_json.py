"""What ``mixpert-tune --json`` writes: the table, for programs (docs/formats.md)."""

from __future__ import annotations

import json
import math
from typing import Any

from mixpert.tuner.report import Ending, Report, SiteLine
from mixpert.tuner.request import Request

VERSION = 1


def answer(outcomes: list[dict[str, Any]]) -> str:
    """The text of the file: what came of each threshold, the loosest first."""
    return json.dumps({"version": VERSION, "results": outcomes}, indent=1) + "\n"


def reached(request: Request, report: Report) -> dict[str, Any]:
    """What came of a threshold for which a plan was written."""
    return {
        "threshold": request.threshold,
        "status": int(report.ending),
        "plan": str(request.plan_path),
        "error": _finite(report.error),
        "native_error": _finite(report.native_error),
        "noise": _finite(report.noise),
        "ms": _finite(report.plan_ms),
        "native_ms": _finite(report.native_ms),
        "here_ms": report.here_ms,
        "here_native_ms": report.here_native_ms,
        "times": report.times,
        "trials": report.trials,
        "remark": report.remark,
        "inputs": {name: _finite(error) for name, error in report.inputs.items()},
        "sites": [_site(line) for line in report.lines],
    }


def unreached(request: Request, message: str) -> dict[str, Any]:
    """What came of a threshold without a plan, in one line."""
    return {"threshold": request.threshold, "status": int(Ending.UNREACHED), "remark": message}


def _site(line: SiteLine) -> dict[str, Any]:
    return {
        "id": line.site.id,
        "place": line.site.place,
        "shape": list(line.shape),
        "other_shapes": line.others,
        "share": line.share,
        "scheme": line.scheme,
        "adds_error": line.error,
        "speedup": line.speedup,
    }


def _finite(value: float) -> float | None:
    """A number as JSON has it; null for what is none."""
    return value if math.isfinite(value) else None
