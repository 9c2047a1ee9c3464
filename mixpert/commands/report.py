"""mixpert-report: a tuning session as one self-contained HTML page, or its trials as CSV."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mixpert.commands.common import EXIT_OK, Parser, run_command
from mixpert.files import check_apart, check_writable, write_atomically

COMMAND = "mixpert-report"


def main(argv: list[str] | None = None) -> int:
    """Run the command; 0 where everything was written, 2 where it could not be."""
    return run_command(COMMAND, lambda: _run(_parser().parse_args(argv)))


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Write a tuning session as a self-contained HTML page: the graph coloured by scheme, error "
        "against time of every trial, the contribution of each site to the error, predicted and "
        "measured errors, and how to use the plan.",
        "mixpert-report .mixpert/app_emu-0123456789 -o report.html --csv trials.csv",
        "0 success\n2 usage error, no session there, or output that cannot be written",
    )
    parser.add_argument("session", type=Path, metavar="SESSION", help="directory of the session")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", default=Path("report.html"),
        help="output file (report.html)",
    )  # fmt: skip
    parser.add_argument("--csv", type=Path, metavar="FILE", help="also write the trials as CSV")
    return parser


def _run(options: argparse.Namespace) -> int:
    from mixpert.tuner import session
    from mixpert.tuner.page.page import page
    from mixpert.tuner.view import read_view, trials_csv

    kept = options.session / session.FILE
    check_apart({"-o": options.output, "--csv": options.csv, "the session": kept})
    asked = [path for path in (options.output, options.csv) if path is not None]
    for path in asked:
        check_writable(path)
    view = read_view(options.session)
    write_atomically(options.output, page(view))
    if options.csv is not None:
        write_atomically(options.csv, trials_csv(view.trials))
    for path in asked:
        print(path)
    return EXIT_OK


if __name__ == "__main__":
    sys.exit(main())
