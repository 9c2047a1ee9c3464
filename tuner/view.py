"""A session as a reader sees it: without its lock, and whoever's it is."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mixpert.errors import FormatError, SessionError
from mixpert.files import read_text
from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, json_object, misfit
from mixpert.tuner.conclusion import Conclusion, conclusions
from mixpert.tuner.outcome import Trial
from mixpert.tuner.session import FILE, SESSION_VERSION, trial_from


@dataclass(frozen=True)
class View:
    """What a session file holds.

    Attributes:
        directory: of the session.
        key: what it belongs to.
        trials: in the order in which they ran; of a plan that ran again the last.
        conclusions: finished tuning runs by threshold.
    """

    directory: Path
    key: dict[str, str]
    trials: tuple[Trial, ...]
    conclusions: tuple[Conclusion, ...]

    @property
    def device(self) -> str:
        """Where the times come from."""
        return self.key.get("device", "").partition(", profile ")[0]


def read_view(directory: Path) -> View:
    """Read a session, also one that is in use or unfinished.

    Raises:
        SessionError: no session there, one of another version, or one without a trial.
        FormatError: the file is damaged.
    """
    path = directory / FILE
    if not path.is_file():
        raise SessionError(f"{directory}: no tuning session there ({FILE} is missing)")
    lines = read_text(path).split("\n")[:-1]  # what follows the last end of line is torn
    rows = [json_object(line, f"{path}:{number}") for number, line in enumerate(lines, 1)]
    if not rows or rows[0].get("version") != SESSION_VERSION:
        raise SessionError(f"{path}: not a session of version {SESSION_VERSION}")
    try:
        trials = [trial_from(row["trial"]) for row in rows[1:] if "trial" in row]
        facts = {row["baseline"]: row["facts"] for row in rows[1:] if "baseline" in row}
        found = conclusions(facts)
        key = restored(dict[str, str], rows[0]["key"])
    except MISFITS as error:
        raise FormatError(f"{path}: damaged session: {misfit(error)}") from error
    if not trials:
        raise SessionError(f"{directory}: no plan was tried in this session yet")
    last = {json.dumps(trial.plan, sort_keys=True): trial for trial in trials}
    return View(directory, key, tuple(last.values()), tuple(found))


def trials_csv(trials: Sequence[Trial]) -> str:
    """The trials as CSV: status, error, milliseconds, seconds, detail, then a column a site."""
    sites = list(dict.fromkeys(site for trial in trials for site in trial.plan))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["trial", "status", "error", "ms", "seconds", "detail", *sites])
    for number, t in enumerate(trials, 1):
        figures = ["" if x is None else repr(x) for x in (t.error, t.ms)]
        schemes = [t.plan.get(site, "") for site in sites]
        writer.writerow([number, t.status.value, *figures, f"{t.seconds:.3f}", t.detail, *schemes])
    return text.getvalue()
