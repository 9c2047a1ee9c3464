"""``python -m mixpert tune`` is ``mixpert-tune``: for where the commands are not on the path."""

import sys
from functools import partial

from mixpert.commands import entry
from mixpert.version import __version__

COMMANDS = {start.args[0]: start for start in vars(entry).values() if isinstance(start, partial)}
PURPOSES = {
    "compile": "redirect the GEMM calls of one module of LLVM IR",
    "cc": "the same in front of a compiler, for builds",
    "config": "print compiler and linker flags",
    "tune": "find the fastest plan within a threshold",
    "report": "write a tuning session as an HTML page",
    "run": "run a program under a plan or scheme; --preload for closed binaries",
    "plan": "check, compare and transfer plans",
    "doctor": "report what this machine can do",
    "bench": "time schemes on this GPU, record device profiles",
    "grade": "grade the accuracy of a GEMM",
}
"""What each command is for, in the order in which a user meets them."""
_LINES = "".join(f"  {name:8} {purpose}\n" for name, purpose in PURPOSES.items())
USAGE = f"""\
usage: python -m mixpert COMMAND ...

mixpert {__version__}. Each command has --help, and is also mixpert-COMMAND:
{_LINES}"""


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
