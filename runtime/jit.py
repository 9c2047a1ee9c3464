"""Runs host LLVM IR through LLVM's ORC JIT: ``python -m mixpert.runtime.jit app_emu.ll args``.

One process runs one program, which may crash, exit or change the process's state: start it as a
child (`mixpert.runtime.program.child_command`).
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

import llvmlite.binding as llvm

from mixpert import native
from mixpert.errors import MixpertError, ModuleError
from mixpert.files import is_bitcode
from mixpert.older_ir import upgraded
from mixpert.runtime.program import restore_signals, wheel_blas

COMMAND = "mixpert-run"
"""The command whose work this module does: the name on its error lines."""

EXIT_UNUSABLE = 2
"""Exit status for a program that cannot be run; programs use it too, so see stderr."""

_GPU_PREFIXES = ("__cuda", "cuda", "cublas", "mixpert_cublas")
_WHEEL_PREFIX = "scipy_"
_MOST_NAMES = 5
_OPTIMISATION = 2
_ORC_SYMBOLS = ("__dso_handle",)
"""What a linker takes from the C library's static part, and LLVM's ORC defines itself."""
_EXIT_HANDLERS = ("atexit", "__cxa_atexit")
_EXIT_PREFIX = "mixpert.jit."

_EntryPoint = Callable[[int, ctypes.Array[ctypes.c_char_p], ctypes.c_void_p], int]


def main(argv: list[str] | None = None) -> int:
    """Run the program of the command line; leaves with the program's own exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    try:
        _run(Path(arguments[0]), arguments)
    except MixpertError as error:
        print(f"{COMMAND}: error: {error}", file=sys.stderr)
    return EXIT_UNUSABLE


def _run(program: Path, arguments: list[str]) -> NoReturn:
    module = load_module(program)
    check_runnable(module, str(program))
    _keep_exit_handlers(module)
    _drop_unused_declarations(module)
    symbols = _resolve(_external_names(module), str(program))
    linked = _Linked(module, symbols, str(program))  # lives until the process ends
    values = [os.fsencode(argument) for argument in arguments]
    argv = (ctypes.c_char_p * (len(values) + 1))(*values, None)
    restore_signals()
    _let_ctrl_c_end_it()
    environment = ctypes.c_void_p.in_dll(ctypes.CDLL(None), "environ")
    _leave(linked.entry()(len(values), argv, environment))


def load_module(program: Path) -> llvm.ModuleRef:
    """Parse and verify IR text or bitcode, whatever the file is called.

    Raises:
        ModuleError: it cannot be read, parsed or verified.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    try:
        content = program.read_bytes()
        if is_bitcode(content):
            module = llvm.parse_bitcode(content)
        else:
            module = llvm.parse_assembly(upgraded(content.decode("utf-8")))
        module.verify()
    except OSError as error:
        raise ModuleError(f"{program}: cannot read: {error.strerror or error}") from error
    except (RuntimeError, UnicodeDecodeError) as error:
        raise ModuleError(_parse_failure(program, str(error))) from error
    return module


def _parse_failure(program: Path, message: str) -> str:
    """LLVM's message on one line; of a syntax error the line that says where and what."""
    lines = message.strip().splitlines() or ["unknown fault"]
    where = next((line for line in lines if line.startswith("<string>:")), None)
    if where is None:
        return f"{program}: not valid LLVM IR: {lines[0]}"
    return where.replace("<string>", str(program), 1).replace(": error: ", ": ", 1)


def check_runnable(module: llvm.ModuleRef, name: str) -> None:
    """See that the JIT can run the module.

    Raises:
        ModuleError: no main, code for another processor, CUDA calls, thread_local variables.
    """
    declared = [f.name for f in module.functions if f.is_declaration]
    if any(function.startswith(_GPU_PREFIXES) for function in declared):
        raise ModuleError(
            f"{name}: calls CUDA: GPU programs are linked: mixpert-compile -o x.o, then g++"
        )
    host = llvm.get_process_triple().partition("-")[0]
    if module.triple and module.triple.partition("-")[0] != host:
        raise ModuleError(f"{name}: is code for {module.triple}, this machine is {host}")
    if not any(f.name == "main" and not f.is_declaration for f in module.functions):
        raise ModuleError(f"{name}: defines no function 'main' to run")
    for variable in module.global_variables:
        if "thread_local" in str(variable).partition("\n")[0].partition('"')[0].split():
            raise ModuleError(
                f"{name}: '{variable.name}' is thread_local, which the JIT cannot run: "
                "compile it (mixpert-compile -o x.o, then g++)"
            )


def _keep_exit_handlers(module: llvm.ModuleRef) -> None:
    """Send the program's exit handlers to the C library: ORC's own never run at exit()."""
    for function in module.functions:
        if function.name in _EXIT_HANDLERS and function.is_declaration:
            function.name = _EXIT_PREFIX + function.name


def _drop_unused_declarations(module: llvm.ModuleRef) -> None:
    """Forget functions that sites have replaced: no library needs to define them."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_strip_dead_prototype_pass()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))


def _external_names(module: llvm.ModuleRef) -> list[str]:
    values = [*module.functions, *module.global_variables]
    return [v.name for v in values if v.is_declaration and not v.name.startswith("llvm.")]


def _resolve(names: Iterable[str], program: str) -> dict[str, int]:
    """Addresses of the symbols that the process itself does not export."""
    native.load()
    process = ctypes.CDLL(None)
    # libmixpert exports BLAS names too: what the program itself calls by them stays native.
    blas_names = {n for n in native.intercepted_names() if not hasattr(process, n)}
    ctypes.CDLL(str(native.LIBRARY), mode=ctypes.RTLD_GLOBAL)  # and the C++ library with it
    # atexit(f) is __cxa_atexit(f, 0, 0): the two further arguments are whatever the caller left,
    # and f ignores the one it gets.
    handlers = {_EXIT_PREFIX + n: _address(process, "__cxa_atexit") for n in _EXIT_HANDLERS}
    known = {*_ORC_SYMBOLS, *handlers}
    missing = [n for n in names if n not in known and (n in blas_names or not hasattr(process, n))]
    blas = wheel_blas() if missing else None
    library = None if blas is None else ctypes.CDLL(str(blas))
    found = {name: _address(library, _WHEEL_PREFIX + name) for name in missing}
    unknown = [name for name, address in found.items() if not address]
    if unknown:
        raise ModuleError(_undefined(unknown, program))
    return handlers | found


def _address(library: ctypes.CDLL | None, name: str) -> int:
    function = getattr(library, name, None)
    return ctypes.cast(function, ctypes.c_void_p).value or 0 if function else 0


def _undefined(names: list[str], program: str) -> str:
    shown = ", ".join(names[:_MOST_NAMES])
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    return (
        f"{program}: undefined: {shown}{more}: neither the C and C++ libraries nor the BLAS wheel "
        "define it; link such a program: mixpert-compile -o x.o, then g++"
    )


class _Linked:
    """The module as machine code in this process, alive as long as this object."""

    def __init__(self, module: llvm.ModuleRef, symbols: dict[str, int], name: str) -> None:
        machine = llvm.Target.from_default_triple().create_target_machine(
            opt=_OPTIMISATION, codemodel="jitdefault", jit=True
        )
        builder = llvm.JITLibraryBuilder().add_ir(module).add_current_process()
        for symbol, address in symbols.items():
            builder.import_symbol(symbol, address)
        self._jit = llvm.create_lljit_compiler(machine)
        try:
            self._library = builder.export_symbol("main").link(self._jit, "program")
        except RuntimeError as error:
            reason = " ".join(str(error).split())
            raise ModuleError(f"{name}: cannot be linked by the JIT: {reason}") from error

    def entry(self) -> _EntryPoint:
        """The program's main; a main without parameters ignores them."""
        prototype = ctypes.CFUNCTYPE(
            ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p), ctypes.c_void_p
        )
        function: _EntryPoint = prototype(self._library["main"])
        return function


def _let_ctrl_c_end_it() -> None:
    """Also what was sent while this process started (mixpert-run blocks it until here)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _leave(status: int) -> NoReturn:
    """End the process as C does: handlers of atexit (the trace), stdio flushed, no Python."""
    ctypes.CDLL(None).exit(status)
    os._exit(status)  # for the type checker: exit() does not return


if __name__ == "__main__":
    sys.exit(main())
