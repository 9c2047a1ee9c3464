"""The interface to LLVM: read, verify, simplify, emit. All use of llvmlite is here."""

from __future__ import annotations

import faulthandler
import os
import re
import resource
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

import llvmlite.binding as llvm

from mixpert.errors import ModuleError
from mixpert.files import is_bitcode
from mixpert.older_ir import NO_LONGER_READ, UNREADABLE_BITCODE, upgraded

HOSTS = ("x86_64", "aarch64", "arm64")
"""Architectures whose host programs the pass accepts."""

LEAST_SECONDS, SECONDS_A_MEGABYTE = 10, 20
"""Processor time that LLVM gets for a module, many times what it needs: sometimes it never ends."""

LEAST_MEMORY, MEMORY_A_BYTE = 4 << 30, 1000
"""Memory that LLVM gets to read bitcode, many times what it needs: damaged, it may ask for tens."""

_SOUND = "sound"
_EMITTED, _REFUSED = b"+", b"-"
_FAULT = re.compile(r"^(?:LLVM ERROR|error): (.*)$", re.MULTILINE)
"""How LLVM says why it ends the process."""
_PARSE_ERROR = re.compile(r"<string>:(\d+):(\d+): (?:error: )?(.*)")
_HINTS = {
    re.compile("^expected top-level entity$"): ": is this LLVM IR?",
    UNREADABLE_BITCODE: ": give text (-S -emit-llvm in place of -c -emit-llvm)",
    NO_LONGER_READ: " in text: give bitcode (-c -emit-llvm in place of -S -emit-llvm), and -o x.o",
}
"""What is said behind some of LLVM's messages."""
_WRITER = re.compile(r"^!\d+ = !\{!\"[^\"\n]*clang version (\d+)", re.MULTILINE)
_OPTNONE = re.compile(r"^(attributes #\d+ = \{.*?)\boptnone ", re.MULTILINE)


class NotAnalysed(ModuleError):
    """LLVM does not accept the copy that is analysed, though it may the module; names no file."""


def text_of(data: bytes, origin: str) -> str:
    """The text of a module, which may still be anything.

    Args:
        data: IR text or bitcode.
        origin: names the file in errors.

    Returns:
        The producer's text; for bitcode, the text that this LLVM prints.

    Raises:
        ModuleError: empty, not UTF-8, or broken bitcode.
    """
    if not data.strip():
        raise ModuleError(f"{origin}: the file is empty; expected LLVM IR (.ll or .bc)")
    if not is_bitcode(data):
        return _decode(data, origin)
    try:
        return str(_parse_bitcode(data, origin))
    except UnicodeDecodeError as error:
        raise ModuleError(f"{origin}: bitcode that holds names which are not UTF-8") from error


def check(text: str, origin: str) -> None:
    """Parse and verify the text of a host program; its memory is not kept by this process.

    Raises:
        ModuleError: not IR, broken, or IR for another kind of machine.
    """
    Check(lambda: text, origin).end()


class Check:
    """`check` in a process that works on beside this one, until its `end`."""

    def __init__(self, text: Callable[[], str], origin: str) -> None:
        """Begin; `text` is asked in that process, so that only it holds what is made there."""
        self._origin = origin
        self._child = _begin(lambda: _fault(text, origin).encode())

    def end(self) -> None:
        """Wait for what it finds.

        Raises:
            ModuleError: not IR, broken, or IR for another kind of machine.
        """
        found = _end(*self._child).decode()
        if found != _SOUND:
            fault = "LLVM ends abnormally, or does not end, as it reads this module"
            raise ModuleError(found or f"{self._origin}: {fault}")

    def drop(self) -> None:
        """End it where it is; what it would have found is not wanted."""
        os.kill(self._child[0], signal.SIGKILL)
        _end(*self._child)


def _fault(text: Callable[[], str], origin: str) -> str:
    try:
        module = _parsed(text, origin, _limit_time)
        _check_target(module.triple, origin)
    except ModuleError as error:
        return str(error)
    module.detach()  # the process ends here: nothing need be freed
    return _SOUND


def parse(text: str, origin: str) -> Any:
    """Parse and verify IR text.

    Raises:
        ModuleError: the first fault as ``origin:line:column: message``.
    """
    return _parsed(lambda: text, origin)


def _parsed(
    text: Callable[[], str], origin: str, begin: Callable[[int], object] = lambda length: None
) -> Any:
    """`parse` of what `text` gives, which nothing holds while LLVM reads its own copy.

    `begin` is told the number of characters first.
    """
    try:
        _configured()
        module = llvm.parse_assembly(_readable_text(text(), origin, begin))
        module.verify()
    except RuntimeError as error:
        raise ModuleError(_one_line(str(error), origin) + _newer(text())) from error
    return module


def _readable_text(text: str, origin: str, begin: Callable[[int], object]) -> str:
    begin(len(text))
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise ModuleError(f"{origin}:{line}: holds a NUL byte: not LLVM IR text")
    return upgraded(text)


def simplified(
    text: str,
    fallback: Callable[[], str],
    threads: bool = False,
    meanwhile: Callable[[], object] = lambda: None,
) -> str:
    """The module as the analysis reads it: canonical text, small functions inlined, SSA values.

    Args:
        text: a copy that only the analysis sees.
        fallback: gives what to read where LLVM does not accept `text`.
        threads: tests that an earlier one decides are left out: what LAPACK's routines check of
            their arguments then holds in all that follows.
        meanwhile: what this process does while LLVM works in another.

    Raises:
        NotAnalysed: LLVM accepts neither.
    """
    _configured()
    found = _from_child(lambda: _optimised(text, fallback, threads), meanwhile)
    found = found or _from_child(lambda: str(_readable(text, fallback)[0]))
    if not found:
        raise NotAnalysed("LLVM cannot read the part of the module that is analysed")
    return found


def _readable(text: str, fallback: Callable[[], str]) -> tuple[Any, int]:
    """The module to simplify, and the length of its text."""
    try:
        module = llvm.parse_assembly(upgraded(text))
        module.verify()
    except RuntimeError:
        text = upgraded(_OPTNONE.sub(r"\1", fallback()))
        module = llvm.parse_assembly(text)
        module.verify()  # its passes may abort or never end over what is broken
    return module, len(text)


def _optimised(text: str, fallback: Callable[[], str], threads: bool) -> str:
    module, length = _readable(text, fallback)
    _limit_time(length)
    _simplify(module, threads)
    return str(module)


def _simplify(module: Any, threads: bool) -> None:
    builder = llvm.create_pass_builder(_host_machine(), _options())
    passes = builder.getModulePassManager()
    if threads:
        passes.add_jump_threading_pass()
        passes.add_simplify_cfg_pass()
    passes.run(module, builder)


def emit_object(text: str, origin: str) -> bytes:
    """Compile a module for this machine to a relocatable, position-independent object.

    LLVM does it in another process, which it ends where it has no code for something.

    Raises:
        ModuleError: the module is broken, for another architecture, or there is no code for it.
    """
    with tempfile.TemporaryFile() as said:
        made = _end(*_begin(lambda: _object(text, origin), said.fileno()))
        said.seek(0)
        words = said.read().decode(errors="replace")
    if made[:1] != _EMITTED:
        fault = _FAULT.search(words)
        reason = fault[1] if fault else "LLVM ends abnormally, or does not end"
        raise ModuleError(made[1:].decode() or f"{origin}: no object can be emitted: {reason}")
    sys.stderr.write(words)
    return made[1:]


def _object(text: str, origin: str) -> bytes:
    """The object behind `_EMITTED`, or why there is none behind `_REFUSED`."""
    try:
        module = _parsed(lambda: text, origin, _limit_time)
        host = _host_machine().triple
        if module.triple and module.triple.partition("-")[0] != host.partition("-")[0]:
            raise ModuleError(
                f"{origin}: made for {module.triple}: an object can be emitted for {host} only; "
                "use --emit=ll and that machine's own compiler"
            )
        return _EMITTED + bytes(_machine(module.triple or host).emit_object(module))
    except RuntimeError as error:
        return _REFUSED + _one_line(str(error), origin).encode()
    except ModuleError as error:
        return _REFUSED + str(error).encode()


@lru_cache(maxsize=1)
def _configured() -> bool:
    """Keep LLVM from verifying debug info as it reads: it aborts the process where that fails."""
    llvm.set_option("mixpert", "--disable-auto-upgrade-debug-info")
    return True


def _decode(data: bytes, origin: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ModuleError(f"{origin}:{line}: neither UTF-8 text nor LLVM bitcode") from error


def _parse_bitcode(data: bytes, origin: str) -> Any:
    _configured()
    if not _survives(lambda: llvm.parse_bitcode(data), len(data)):
        raise ModuleError(f"{origin}: damaged LLVM bitcode")
    try:
        module = llvm.parse_bitcode(data)
        module.verify()
    except RuntimeError as error:
        raise ModuleError(_one_line(str(error), origin)) from error
    return module


def _abort_silently(said: int | None = None) -> None:
    """From now on what LLVM says as it aborts this process goes to a file or nowhere; no core."""
    faulthandler.disable()
    os.dup2(os.open(os.devnull, os.O_WRONLY) if said is None else said, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _fork() -> int:
    """`os.fork` while no other thread is inside LLVM: a child could wait for its lock forever."""
    with llvm.ffi.lib._lock:
        return os.fork()


def _survives(action: Callable[[], object], length: int) -> bool:
    """Whether LLVM does not abort the process over `action`, as it does over damaged bitcode.

    Nor takes more time or memory than a file of `length` bytes can need.
    """
    child = _fork()
    if child == 0:
        with suppress(BaseException):
            _abort_silently()
            _limit_time(length)
            _limit_memory(length)
            with suppress(RuntimeError):
                action()
            os._exit(0)
        os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def _from_child(action: Callable[[], str], meanwhile: Callable[[], object] = lambda: None) -> str:
    """What `action` gives; empty where LLVM aborts over it or does not end, as with odd modules."""
    child = _begin(lambda: action().encode())
    meanwhile()
    return _end(*child).decode()


def _begin(action: Callable[[], bytes], said: int | None = None) -> tuple[int, int]:
    """A process that does something, and the end of a pipe; `said`: the file for its errors."""
    reading, writing = os.pipe()
    child = _fork()
    if child == 0:
        os.close(reading)
        _abort_silently(said)
        with suppress(Exception), os.fdopen(writing, "wb") as pipe:
            pipe.write(action())
            pipe.flush()
            os._exit(0)
        os._exit(1)
    os.close(writing)
    return child, reading


def _end(child: int, reading: int) -> bytes:
    with os.fdopen(reading, "rb") as pipe:
        data = pipe.read()
    return data if os.waitpid(child, 0)[1] == 0 else b""


def _limit_time(length: int) -> None:
    """End this process when it has worked much too long on a module of that many characters."""
    seconds = LEAST_SECONDS + SECONDS_A_MEGABYTE * length // 1_000_000
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    if most == resource.RLIM_INFINITY or seconds < most:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, most))


def _limit_memory(length: int) -> None:
    """Let this process have no more memory than a file of that many bytes can need."""
    most = resource.getrlimit(resource.RLIMIT_DATA)[1]
    limit = LEAST_MEMORY + MEMORY_A_BYTE * length
    if most == resource.RLIM_INFINITY or limit < most:
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


def _check_target(triple: str, origin: str) -> None:
    if triple and triple.partition("-")[0] not in HOSTS:
        raise ModuleError(
            f"{origin}: made for {triple}, not for a host processor; "
            "give the host code of the program (docs/your-cuda-program.md)"
        )


def _newer(text: str) -> str:
    """What to say of the compiler that wrote a module, where LLVM here is older."""
    newest = llvm.llvm_version_info[0]
    found = _WRITER.search(text)
    if found is None or int(found[1]) <= newest:
        return ""
    return f" (written by clang {found[1]}; what clang {newest} and older ones write can be read)"


def _one_line(message: str, origin: str) -> str:
    """LLVM's message on one line, its place in the form ``file:line:column``."""
    match = _PARSE_ERROR.search(message)
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    place, fault = "", "; ".join(lines[:3])
    if match:
        place, fault = f":{match[1]}:{match[2]}", match[3]
    hint = next((said for known, said in _HINTS.items() if known.search(fault)), "")
    return f"{origin}{place}: {fault}{hint}"


@lru_cache(maxsize=1)
def _initialised() -> bool:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()  # a CUDA module holds its GPU binary as module asm
    return True


def _machine(triple: str) -> Any:
    _initialised()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(opt=2, reloc="pic", codemodel="default")


@lru_cache(maxsize=1)
def _host_machine() -> Any:
    return _machine(llvm.get_default_triple())


def _options() -> Any:
    """Enough to see through containers; loops keep their form."""
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    options.loop_unrolling = options.loop_interleaving = False
    options.loop_vectorization = options.slp_vectorization = False
    return options
