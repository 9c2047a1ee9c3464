"""Tables of the documentation about the tuner: its searches, its samples, its device models."""

from __future__ import annotations

import json

from records import RESULTS
from tables import markdown

SEARCH = RESULTS / "tuner-search.json"
TRANSFORMER = RESULTS / "tuner-transformer.json"
ACCEPTANCE = RESULTS / "tuner-acceptance.json"
PROFILE_ERROR = RESULTS / "h100-device-model-error.json"
TUNED = RESULTS / "h100-demo.txt"
"""What the second half of `make demo` printed on a machine with a GPU."""


def tuned() -> str:
    """The tuner's table of a CUDA program on a GPU."""
    return f"```text\n{TUNED.read_text()}```\n"


def searches() -> str:
    """How near to the optimum each search strategy comes on small random graphs."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if "ladder" in r]
    head = ["ladder, errors add as", "strategy", "within 5%", "mean gap", "worst", "runs", "most"]
    table = [head]
    for row in rows:
        gaps = f"{row['within 5%']:.1%}", f"{row['mean gap']:.1%}", f"{row['worst gap']:.0%}"
        runs = f"{row['mean runs']:.1f}", str(row["most runs"])
        law = f"{row['ladder']}, {row['errors add as']}"
        table.append([law, f"`{row['strategy']}`", *gaps, *runs])
    return markdown(table)


def small_graphs() -> str:
    """The greedy search on small random graphs."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if r.get("ladder")]
    table = [["ladder, errors add as", "greedy within 5% of the optimum", "mean gap", "runs"]]
    for row in sorted(rows, key=lambda row: row["ladder"], reverse=True):
        if row["strategy"] == "greedy":
            law = f"{row['ladder']}, {row['errors add as']}"
            gaps = f"{row['within 5%']:.1%}", f"{row['mean gap']:.1%}"
            table.append([law, *gaps, f"{row['mean runs']:.1f}"])
    return markdown(table)


def tuned_samples() -> str:
    """What the searches find for the samples, with the times of a recorded profile."""
    ladders = {"greedy, short ladder": "greedy", "exhaustive": "exhaustive"}
    table = [["program", "threshold", *ladders, "greedy, full ladder"]]
    for row in json.loads(ACCEPTANCE.read_text())["rows"]:
        if "speedup" not in row:  # a threshold that nothing reaches
            continue
        native = row["speedup"] * row["greedy_ms"]
        searches = (*ladders.values(), "full_ladder")
        runs = (row["greedy_runs"], row["exhaustive_runs"], row["full_ladder_runs"])
        cells = [
            f"{native / row[f'{search}_ms']:.2f}x ({count})"
            for search, count in zip(searches, runs, strict=True)
        ]
        arguments = row["arguments"].removesuffix(" 1")
        table.append([f"`{row['program']} {arguments}`", row["threshold"], *cells])
    return markdown(table)


def profile_error() -> str:
    """How far interpolated times are from measured ones, and whether the choice of scheme holds."""
    summary = json.loads(PROFILE_ERROR.read_text())["summary"]
    choices = summary.pop("choices")
    table = [["scheme", "profile / measured, median", "deviation, median", "90th percentile"]]
    for scheme, row in summary.items():
        apart = f"{row['median distance']:.1%}", f"{row['90th percentile']:.1%}"
        table.append([f"`{scheme}`", f"{row['median ratio']:.3f}", *apart])
    return markdown(table) + (
        f"\nFor {choices['wrong']} of {choices['of']} shapes, the scheme that is fastest by the "
        f"profile takes more than {choices['wrong from']:g} times as long as the fastest one, "
        f"at worst {choices['worst']:.2f} times.\n"
    )


def by_number() -> str:
    """What two strategies take by the number of operators, with times of either kind."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if "operators" in r]
    head = ["operators", "strategy", "within 5%", "runs, times of a profile", "times measured"]
    table = [head]
    cases = {(r["operators"], r["strategy"], r["times"]): r for r in rows}
    for operators, strategy in dict.fromkeys(case[:2] for case in cases):
        profiled, measured = (
            cases[operators, strategy, times] for times in ("of a profile", "measured")
        )
        runs = (f"{row['mean runs']:.1f} ({row['most runs']})" for row in (profiled, measured))
        near = min(profiled["within 5%"], measured["within 5%"])
        table.append([str(operators), f"`{strategy}`", f"{near:.1%}", *runs])
    return markdown(table)


def many_sites() -> str:
    """What the strategies reach on many sites within a few runs."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if "sites" in r]
    head = ["sites, threshold", "strategy", "of the best speed, least", "median", "runs", "cut off"]
    table = [head]
    for row in rows:
        shares = f"{row['least share of best speed']:.2f}", f"{row['median share']:.2f}"
        case = f"{row['sites']}, {row['threshold']:.0e}"
        cut = f"{row['cut off']} of {row['graphs']}"
        table.append([case, f"`{row['strategy']}`", *shares, f"{row['mean runs']:.1f}", cut])
    return markdown(table)


def transformer() -> str:
    """The model strategy beside a long search, on a program with 96 sites."""
    table = [["threshold", "error", "plans tried", "speed", "long search", "share of its speed"]]
    for row in json.loads(TRANSFORMER.read_text())["rows"]:
        speeds = [f"{row['native_ms'] / row[key]:.2f}x" for key in ("ms", "long search's ms")]
        share = f"{row['share of its speed']:.2f}"
        runs = str(row["trials"])
        table.append(
            [f"{row['threshold']:.0e}", f"{row['error']:.1e}", runs, speeds[0], speeds[1], share]
        )
    return markdown(table)
