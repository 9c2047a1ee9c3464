"""mixpert-plan: check plans, compare two, carry one over edited sources."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mixpert.commands.common import EXIT_OK, Parser, run_command
from mixpert.errors import FormatError
from mixpert.files import check_apart, write_atomically
from mixpert.graph import GemmGraph, merge
from mixpert.passes.text.graph_section import read_graphs
from mixpert.plan import Plan
from mixpert.plan_diff import differences
from mixpert.rebase import Match, match_sites, plan_sites, rebase

COMMAND = "mixpert-plan"
EXIT_UNMATCHED = 1
"""Some entry of the plan names no site of the program, or two plans differ."""

_PROGRAM_HELP = (
    "a graph (.json), or an IR file, object or program written by mixpert-compile; for diff, the "
    "other plan"
)
_EXAMPLE = """mixpert-plan check app.plan app_emu.ll
mixpert-plan rebase app.plan app_new.ll -o app_new.plan
mixpert-plan diff app.plan app_new.plan"""


def main(argv: list[str] | None = None) -> int:
    """Run the command: 0 all entries match or are equal, 1 some are not, 2 unusable input."""
    return run_command(COMMAND, lambda: _run(argv))


def _run(argv: list[str] | None) -> int:
    parser = _parser()
    options = parser.parse_args(argv)
    if options.program is None and (missing := _NEEDED.get(options.action)):
        parser.error(f"{options.action} needs {missing}")
    return _ACTIONS[options.action](options)


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Check a plan, alone or against a program; transfer it to edited sources; or compare two "
        "plans. An entry whose site id no longer exists is matched by function, callee and "
        "ordinal.",
        _EXAMPLE,
        "0 all entries match, or the plans are equal\n1 some do not match, or the plans differ\n"
        "2 usage error, or a file that cannot be read or written",
    )
    parser.add_argument("action", choices=list(_ACTIONS))
    parser.add_argument("plan", type=Path, metavar="OLD", help="the plan")
    parser.add_argument("program", type=Path, metavar="NEW", nargs="?", help=_PROGRAM_HELP)
    parser.add_argument(
        "--old-program", type=Path, metavar="P", help="the program the plan was made for"
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="output file of rebase (stdout)"
    )
    return parser


def _check(options: argparse.Namespace) -> int:
    plan = Plan.read(options.plan)
    if options.program is None:
        print(f"{options.plan}: a valid plan, {_count(len(plan_sites(plan)), 'site')}")
        return EXIT_OK
    graph = _read_graph(options.program)
    matches = _match(plan, graph, options)
    for match in matches:
        print(_line(match))
    named = {match.new for match in matches}
    for site in graph.sites:
        if site.id not in named:
            print(f"not in the plan: {site.id} runs {plan.lookup(site.id).scheme}")
    return _status(matches)


def _rebase(options: argparse.Namespace) -> int:
    for program in (options.program, options.old_program):
        check_apart({"-o": options.output, "a program": program})
    plan = Plan.read(options.plan)
    matches = _match(plan, _read_graph(options.program), options)
    for match in matches:
        print(_line(match), file=sys.stderr)
    text = rebase(plan, matches).to_text()
    if options.output is None:
        print(text, end="")
    else:
        write_atomically(options.output, text)
    return _status(matches)


def _diff(options: argparse.Namespace) -> int:
    lines = differences(Plan.read(options.plan), Plan.read(options.program))
    for line in lines:
        print(line)
    return EXIT_UNMATCHED if lines else EXIT_OK


_ACTIONS = {"check": _check, "rebase": _rebase, "diff": _diff}
_NEEDED = {"rebase": "the new program or its graph", "diff": "a second plan"}


def _match(plan: Plan, graph: GemmGraph, options: argparse.Namespace) -> list[Match]:
    old = None if options.old_program is None else _read_graph(options.old_program)
    return match_sites(plan, graph, old)


def _read_graph(path: Path) -> GemmGraph:
    if path.suffix == ".json":
        return GemmGraph.read(path)
    graphs = read_graphs(path)
    if not graphs:
        raise FormatError(
            f"{path}: carries no graph: make it with mixpert-compile (a plan tuned with --preload "
            "holds for that build alone: tune the new one)"
        )
    return merge(graphs, str(path))


def _line(match: Match) -> str:
    if match.new is None:
        return f"unmatched: {match.old}: {match.how}"
    return f"same: {match.old}" if match.how == "same" else f"moved: {match.old} -> {match.new}"


def _status(matches: list[Match]) -> int:
    return EXIT_OK if all(match.new is not None for match in matches) else EXIT_UNMATCHED


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


if __name__ == "__main__":
    sys.exit(main())
