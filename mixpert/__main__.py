"""``python -m mixpert tune`` is ``mixpert-tune``: for where the commands are not on the path."""

import sys
from functools import partial

from mixpert.commands import entry
from mixpert.version import __version__

COMMANDS = {start.args[0]: start for start in vars(entry).values() if isinstance(start, partial)}
USAGE = f"""\
usage: python -m mixpert COMMAND ...

mixpert {__version__}. Commands: {", ".join(sorted(COMMANDS))}.
Each has --help, and is also mixpert-COMMAND.
"""


def main() -> int:
    """Run the command that the first word names; without one say which there are."""
    words = sys.argv[1:]
    if not words or words[0] in ("-h", "--help"):
        print(USAGE, end="", file=sys.stdout if words else sys.stderr)
        return 0 if words else 2
    if words[0] == "--version":
        print(f"mixpert {__version__}")
        return 0
    if words[0] not in COMMANDS:
        known = ", ".join(sorted(COMMANDS))
        print(f"mixpert: error: no command {words[0]!r}: choices: {known}", file=sys.stderr)
        return 2
    del sys.argv[1]
    status: int = COMMANDS[words[0]]()
    return status


if __name__ == "__main__":
    sys.exit(main())
