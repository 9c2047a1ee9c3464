"""Runs a Python program many times, as forks of one process that has imported its modules.

Not imported: `mixpert.tuner.forks` starts this file with the program's own interpreter, which may
be an older one without MixPert, so that it uses the standard library of Python 3.9 only. Its
arguments are the number of a socket and a JSON object. Each message on that socket brings the
socket of one run, which describes the run and is told its process id and exit status. A child
returns from `serve` and ends as any program ends, so that what runs at exit does run.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import runpy
import select
import signal
import socket
import struct
import sys
import time
import traceback
import types
import warnings
from pathlib import Path
from typing import Any

GPU_FILES = "/dev/nvidia"
"""Files that a process has open once it uses CUDA, which does not survive a fork."""

_OPEN = Path("/proc/self/fd")


def main() -> None:
    """Import, say how that went, serve, and in a child run the program."""
    control = socket.socket(fileno=int(sys.argv[1]))
    wanted = json.loads(sys.argv[2])
    set_first_path(wanted["words"])
    start = time.monotonic()
    problem = import_modules(wanted["imports"])
    answer = {"problem": problem, "seconds": time.monotonic() - start}
    control.sendall(json.dumps(answer).encode() + b"\n")
    if problem:
        sys.exit(1)
    execute(serve(control))


def import_modules(names: list[str]) -> str:
    """Import modules one after another; returns what is wrong, or an empty text."""
    for name in names:
        try:
            __import__(name)
        except BaseException as error:  # whatever a module raises
            traceback.print_exc()
            return f"{name}: {type(error).__name__}: {error}"
        used = gpu_file()
        if used is not None:
            return f"{name} uses the GPU when it is imported ({used}), which forks cannot do again"
    return ""


def gpu_file() -> str | None:
    """A file of the GPU's driver that this process has open; None without any."""
    for link in _OPEN.iterdir():
        with contextlib.suppress(OSError):
            target = str(link.readlink())
            if target.startswith(GPU_FILES):
                return target
    return None


def serve(control: socket.socket) -> list[str]:
    """Fork for each run that `control` brings; returns in the children only.

    The server ends, and kills its children, when the other side of `control` is closed.

    Returns:
        The words of the program, its environment, folder and files being those of the run.
    """
    wake, woken = socket.socketpair()
    for one in (wake, woken):
        one.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
    signal.set_wakeup_fd(woken.fileno())
    running: dict[int, socket.socket] = {}
    while True:
        ready = _readable(control, wake)
        if wake in ready:
            with contextlib.suppress(BlockingIOError):
                wake.recv(4096)
        _report_ended(running)
        if control not in ready:
            continue
        run = _next_run(control)
        if run is None:
            _kill(running)
            os._exit(0)
        pid = _fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for one in (control, wake, woken, *running.values()):
                one.close()
            return _begin(run)
        running[pid] = run


def execute(words: list[str]) -> None:
    """Run a program as the interpreter would: a file, ``-m`` and a module, ``-c`` and code."""
    set_first_path(words)
    kind = words[0]
    sys.argv = [kind, *words[2:]] if kind in ("-c", "-m") else list(words)
    if kind == "-m":
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    elif kind == "-c":
        exec(compile(words[1], "<string>", "exec", dont_inherit=True), _fresh_main().__dict__)
    elif Path(kind).is_file():
        path = str(Path(kind).absolute())
        with io.open_code(path) as file:
            code = compile(file.read(), path, "exec", dont_inherit=True)
        exec(code, _fresh_main(path).__dict__)
    else:
        runpy.run_path(kind, run_name="__main__")  # a folder with a __main__


def set_first_path(words: list[str]) -> None:
    """Put the program's folder first in the path of modules, where the interpreter does."""
    if sys.flags.isolated or getattr(sys.flags, "safe_path", False):
        return
    if words[0] == "-c":
        sys.path[0] = ""
    elif words[0] == "-m":
        sys.path[0] = str(Path.cwd())
    else:
        path = Path(words[0]).resolve()
        sys.path[0] = str(path if path.is_dir() else path.parent)


def _fresh_main(path: str | None = None) -> types.ModuleType:
    """A module ``__main__`` as a program finds it."""
    module = types.ModuleType("__main__")
    names: dict[str, Any] = {"__builtins__": __builtins__}
    if path is not None:
        names.update(__file__=path, __cached__=None)
    module.__dict__.update(names)
    sys.modules["mixpert_fork_server"] = sys.modules["__main__"]  # keeps this module's names
    sys.modules["__main__"] = module
    return module


def _readable(*sockets: socket.socket) -> list[socket.socket]:
    """The sockets that have something to read; waits until one has."""
    poll = select.poll()
    for one in sockets:
        poll.register(one, select.POLLIN)
    ready = {number for number, _ in poll.poll()}
    return [one for one in sockets if one.fileno() in ready]


def _next_run(control: socket.socket) -> socket.socket | None:
    """The socket of the next run; None once the other side is closed."""
    size = struct.calcsize("i")
    data, messages, _, _ = control.recvmsg(1, socket.CMSG_SPACE(size))
    if not data:
        return None
    ((_, _, content),) = messages
    return socket.socket(fileno=struct.unpack("i", content[:size])[0])


def _fork() -> int:
    sys.stdout.flush()
    sys.stderr.flush()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that there are threads: those of a BLAS are prepared
        return os.fork()


def _report_ended(running: dict[int, socket.socket]) -> None:
    """Tell the sockets of runs that have ended their exit status, negative for a signal."""
    for pid in list(running):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            with running.pop(pid) as run, contextlib.suppress(OSError):
                run.sendall(b"%d\n" % code)


def _kill(running: dict[int, socket.socket]) -> None:
    for pid in running:
        with contextlib.suppress(OSError):
            os.killpg(pid, signal.SIGKILL)


def _begin(run: socket.socket) -> list[str]:
    """Take on the environment, folder and files of a run; tell its process id, which leads a group.

    Returns:
        The words of the program.
    """
    os.setsid()
    with run, run.makefile("rb") as file:
        wanted = json.loads(file.readline())
        run.sendall(b"%d\n" % os.getpid())
    os.environ.clear()
    os.environ.update(wanted["environment"])
    os.chdir(wanted["folder"])
    for number, name in enumerate(wanted["files"]):
        opened = os.open(name, os.O_WRONLY if number else os.O_RDONLY)
        os.dup2(opened, number)
        os.close(opened)
    random = sys.modules.get("numpy.random")
    if random is not None:
        random.seed()  # or all runs would draw what follows the state at its import
    words: list[str] = wanted["words"]
    return words


if __name__ == "__main__":
    main()
