"""mixpert-plan: check a plan, alone or against a program, and carry it over edited sources."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mixpert.commands.common import EXIT_OK, Parser, run_command
from mixpert.errors import FormatError
from mixpert.files import write_atomically
from mixpert.graph import GemmGraph, merge
from mixpert.passes.graph_section import read_graphs
from mixpert.plan import Plan
from mixpert.rebase import Match, match_sites, plan_sites, rebase

COMMAND = "mixpert-plan"
EXIT_UNMATCHED = 1
"""Some entry of the plan names no site of the program."""

_PROGRAM_HELP = "a graph (.json), or an IR file, object or program that mixpert-compile made"
_EXAMPLE = """mixpert-plan check app.plan app_emu.ll
mixpert-plan rebase app.plan app_new.ll -o app_new.plan"""


def main(argv: list[str] | None = None) -> int:
    """Run the command: 0 all entries match, 1 some do not, 2 an input cannot be used."""
    parser = Parser(
        COMMAND,
        "Check a plan, alone or against a program, or carry it over edited sources. An entry whose "
        "site id is gone is matched by function, callee and ordinal.",
        _EXAMPLE,
    )
    parser.add_argument("action", choices=["check", "rebase"])
    parser.add_argument("plan", type=Path, metavar="OLD", help="the plan")
    parser.add_argument("program", type=Path, metavar="NEW", nargs="?", help=_PROGRAM_HELP)
    parser.add_argument(
        "--old-program", type=Path, metavar="P", help="the program the plan was made for"
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="rebased plan (stdout)")
    options = parser.parse_args(argv)
    if options.action == "rebase" and options.program is None:
        parser.error("rebase needs the new program or its graph")
    action = _check if options.action == "check" else _rebase
    return run_command(COMMAND, lambda: action(options))


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


def _match(plan: Plan, graph: GemmGraph, options: argparse.Namespace) -> list[Match]:
    old = None if options.old_program is None else _read_graph(options.old_program)
    return match_sites(plan, graph, old)


def _read_graph(path: Path) -> GemmGraph:
    if path.suffix == ".json":
        return GemmGraph.read(path)
    graphs = read_graphs(path)
    if not graphs:
        raise FormatError(f"{path}: carries no graph: make it with mixpert-compile")
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
