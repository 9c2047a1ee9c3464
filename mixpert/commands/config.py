"""mixpert-config: what a compiler and a linker need to use libmixpert."""

from __future__ import annotations

import shlex
import sys

from mixpert import native
from mixpert.commands.common import EXIT_OK, Parser, run_command

COMMAND = "mixpert-config"
_STATIC_DEPENDENCIES = ("-lstdc++", "-pthread", "-ldl", "-lm")


def main(argv: list[str] | None = None) -> int:
    """Print the flags asked for, on one line."""
    return run_command(COMMAND, lambda: _run(argv))


def _parser() -> Parser:
    parser = Parser(
        COMMAND,
        "Print the flags that compile and link programs with libmixpert.",
        "g++ app_emu.o $(mixpert-config --libs) -o app_emu",
        "0 success\n2 usage error, or the library is not installed",
    )
    parser.add_argument("--libs", action="store_true", help="linker flags")
    parser.add_argument("--static", action="store_true", help="with --libs: the static library")
    parser.add_argument("--cflags", action="store_true", help="compiler flags to find mixpert.h")
    parser.add_argument("--prefix", action="store_true", help="installation directory")
    return parser


def _run(argv: list[str] | None) -> int:
    parser = _parser()
    options = parser.parse_args(argv)
    if options.static and not options.libs:
        parser.error("--static goes with --libs")
    if not (options.libs or options.cflags or options.prefix):
        parser.error("say what to print: --libs, --cflags or --prefix")

    prefix = str(native.LIBRARY_DIRECTORY.parent)
    words = _compiler_flags() if options.cflags else []
    words += _linker_flags(options.static) if options.libs else []
    # flags are quoted for the shell; a path alone is printed as it is, for "$(...)/share"
    print(shlex.join([*([prefix] if options.prefix else []), *words]) if words else prefix)
    return EXIT_OK


def _compiler_flags() -> list[str]:
    native.must_be_installed(native.INCLUDE_DIRECTORY / "mixpert.h")
    return [f"-I{native.INCLUDE_DIRECTORY}"]


def _linker_flags(static: bool) -> list[str]:
    directory = native.LIBRARY_DIRECTORY
    if static:
        archive = native.LIBRARY.with_suffix(".a")
        native.must_be_installed(archive)
        return [str(archive), *_STATIC_DEPENDENCIES]
    native.must_be_installed(native.LIBRARY)
    return [f"-L{directory}", f"-Wl,-rpath,{directory}", "-lmixpert"]


if __name__ == "__main__":
    sys.exit(main())
