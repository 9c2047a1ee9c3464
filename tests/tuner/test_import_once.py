"""Runs of Python programs as forks of one process that has imported their modules."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from processes import gone, wait_until
from test_tune_samples import products_alone

from mixpert.commands.tune import main
from mixpert.errors import ProgramError
from mixpert.tuner.children import exit_code, new_process
from mixpert.tuner.forks import SERVER, ForkServers, PythonCommand, importable
from mixpert.tuner.program import Program

SLOW_MODULE = """
import os
with open(os.environ["IMPORTED"], "a") as file:
    print(os.getpid(), file=file)
"""
MULTIPLY = """
import ctypes, random, sys
import slow_module
n = int(sys.argv[1])
random.seed(n)
matrix = ctypes.c_float * (n * n)
a, c = matrix(*(random.uniform(-1, 1) for _ in range(n * n))), matrix()
one, zero = ctypes.c_float(1), ctypes.c_float(0)
ctypes.CDLL(None).cblas_sgemm(101, 111, 111, n, n, n, one, a, n, a, n, zero, c, n)
"""


class Runs:
    """Runs programs in `folder`, and reads what they print."""

    def __init__(self, start, folder: Path) -> None:
        self._start, self._folder, self._count = start, folder, 0

    def __call__(self, *words, timeout=60.0, environment=(), stdin=os.devnull, options=()):
        """The exit status, stdout and stderr of the interpreter with `words`."""
        self._count += 1
        out, err = (self._folder / f"{name}{self._count}" for name in ("out", "err"))
        argv = [sys.executable, *options, *map(str, words)]
        child = self._start(argv, os.environ | dict(environment), Path(stdin), out, err)
        return exit_code(child, timeout), out.read_text(), err.read_text()


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with a module that says when it is imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("IMPORTED", str(tmp_path / "imported"))
    (tmp_path / "slow_module.py").write_text(SLOW_MODULE)
    return tmp_path


def imports(folder: Path) -> list[str]:
    """Ids of the processes that have imported the slow module."""
    return (folder / "imported").read_text().split()


@pytest.fixture
def forked(here):
    with closing(ForkServers(["slow_module"])) as servers:
        yield Runs(servers.start, here)


PROGRAMS = {
    "arguments": "import sys; print(sys.argv[1:])",
    "names": "print(__name__, globals().get('__file__'), __doc__, __spec__, len)",
    "folder": "import os, sys; print(os.getcwd(), sys.path[0])",
    "environment": "import os; print(os.environ['GIVEN'], sorted(os.environ))",
    "input": "import sys; print(sys.stdin.read())",
    "exit": "import sys; print('so far'); sys.exit(7)",
    "message": "import sys; sys.exit('what is wrong')",
    "end": "import atexit; atexit.register(print, 'at the end'); print('before', end=' ')",
    "signal": "import os, signal; os.kill(os.getpid(), signal.SIGTERM)",
    "alone": "import os; print(os.getpid() == os.getpgid(0) == os.getsid(0))",
    "pickle": "import pickle\nclass A: pass\nprint(type(pickle.loads(pickle.dumps(A()))) is A)",
    "workers": (
        "import multiprocessing\ndef f(x): return x * x\n"
        "if __name__ == '__main__':\n"
        "    with multiprocessing.get_context('spawn').Pool(1) as pool: print(pool.map(f, [3]))"
    ),
}


@pytest.mark.parametrize("form", ["script", "module", "code"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_fork_behaves_as_a_process_of_its_own(forked, here, name, form):
    if name == "workers" and form == "code":
        pytest.skip("workers cannot import code that is no file")
    (here / "program.py").write_text(PROGRAMS[name])
    (here / "given").write_text("of a file\n")
    words = {"script": ["program.py"], "module": ["-m", "program"], "code": ["-c", PROGRAMS[name]]}
    line = [*words[form], "1", "two words"]
    settings = {"environment": {"GIVEN": "a variable"}, "stdin": here / "given"}
    if name == "names" and form == "module":
        line = line[:2]  # its specification is printed with the address of its loader
        (here / "program.py").write_text("print(__name__, __file__, __spec__.name)")
    assert forked(*line, **settings) == Runs(new_process, here)(*line, **settings)


def test_an_error_of_the_program_is_its_own(forked, here):
    (here / "program.py").write_text("import slow_module\n1 / 0\n")
    code, _, err = forked("program.py")
    assert code == 1
    assert 'program.py", line 2' in err
    assert err.splitlines()[-1].startswith("ZeroDivisionError")


def test_modules_are_imported_once(forked, here):
    for _ in range(3):
        assert forked("-c", "import slow_module") == (0, "", "")
    assert len(imports(here)) == 1
    assert forked("-c", "", options=("-O",)) == (0, "", "")  # another interpreter
    assert len(imports(here)) == 2


def test_random_numbers_differ_from_run_to_run(here):
    pytest.importorskip("numpy")
    code = "import random, numpy; print(random.random(), numpy.random.rand())"
    with closing(ForkServers(["random", "numpy"])) as servers:
        runs = Runs(servers.start, here)
        drawn = [runs("-c", code)[1].split() for _ in range(2)]
    assert drawn[0][0] != drawn[1][0]
    assert drawn[0][1] != drawn[1][1]


def test_runs_go_on_at_a_time(forked, here):
    """Each waits for a file of the other."""
    code = (
        "import pathlib, sys, time\npathlib.Path(sys.argv[1]).touch()\n"
        "while not pathlib.Path(sys.argv[2]).exists(): time.sleep(0.01)\nprint('met')"
    )
    with ThreadPoolExecutor(2) as pool:
        ways = [("a", "b"), ("b", "a")]
        found = list(pool.map(lambda names: forked("-c", code, *names), ways))
    assert [one[:2] for one in found] == [(0, "met\n")] * 2


def test_a_timeout_kills_what_the_program_started(forked, here):
    code = (
        "import subprocess, sys, time\nchild = subprocess.Popen(['sleep', '1000'])\n"
        "print(child.pid, flush=True)\ntime.sleep(1000)"
    )
    code, out, _ = forked("-c", code, timeout=2.0)
    assert code is None
    wait_until(lambda: gone(int(out)))
    assert forked("-c", "print('next')")[1] == "next\n"


def test_nothing_is_left_if_the_tuner_is_killed(here):
    code = (
        "import pathlib, sys\nfrom mixpert.tuner.forks import ForkServers\n"
        "paths = [pathlib.Path(name) for name in ('/dev/null', 'out', 'err')]\n"
        "run = 'import time, os; print(os.getppid(), os.getpid(), flush=True); time.sleep(1000)'\n"
        "servers = ForkServers(['slow_module'])\n"
        "servers.start([sys.executable, '-c', run], dict(__import__('os').environ), *paths).wait()"
    )
    tuner = subprocess.Popen([sys.executable, "-c", code])
    wait_until(lambda: (here / "out").exists() and (here / "out").read_text().endswith("\n"))
    server, run = map(int, (here / "out").read_text().split())
    assert not gone(server)
    tuner.kill()
    tuner.wait()
    wait_until(lambda: gone(server) and gone(run))


@pytest.mark.parametrize(
    ("line", "interpreter", "words"),
    [
        ("python3 a.py b -c", "python3", "a.py b -c"),
        ("/usr/bin/python3.12 -u -X dev -W error -m a -v", None, "-m a -v"),
        ("python -OO -c code x", "python -OO", "-c code x"),
    ],
)
def test_command_lines_are_taken_apart(line, interpreter, words):
    command = PythonCommand.of(line.split())
    assert command.words == tuple(words.split())
    assert command.interpreter == tuple((interpreter or line[: line.index(" -m")]).split())


def test_scripts_name_their_interpreter(tmp_path):
    script = tmp_path / "run"
    for first in ("#!/usr/bin/env python3\n", "#! /usr/bin/python3\n"):
        script.write_text(f"{first}print(1)\n")
        command = PythonCommand.of([str(script), "7"])
        assert command.interpreter[0].endswith("python3")
        assert command.words == (str(script), "7")


@pytest.mark.parametrize("line", ["python3", "python3 -", "python3 -u", "python3 -c", "/bin/ls x"])
def test_other_commands_are_refused(line):
    with pytest.raises(ProgramError, match=r"^--import"):
        PythonCommand.of(line.split())


def test_modules_worth_an_import_are_found(tmp_path):
    (tmp_path / "local.py").touch()
    script = tmp_path / "app.py"
    script.write_text(
        "import os, torch.nn\nfrom numpy import linalg\nimport local\nfrom . import x\n"
        "def f():\n    import pandas\n"
    )
    python = Path(sys.executable)
    assert importable(Program(python, ("-u", str(script)), True)) == "torch,numpy"
    assert importable(Program(python, ("-c", "import torch"), True)) == ""
    assert importable(Program(Path("/bin/ls"), (), True)) == ""


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("import os; print('bad', flush=True); os._exit(1)", "the interpreter ended: bad"),
    ],
)
def test_modules_that_cannot_be_imported(here, source, message):
    (here / "slow_module.py").write_text(source)
    servers = ForkServers(["slow_module"])
    with closing(servers), pytest.raises(ProgramError, match=message):
        Runs(servers.start, here)("-c", "print(1)")


def test_a_module_that_uses_the_gpu_is_refused(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("fork_server", SERVER)
    server = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(server)
    monkeypatch.syspath_prepend(tmp_path)
    device = tmp_path / "nvidiactl"
    device.touch()
    (tmp_path / "uses_a_gpu.py").write_text(f"file = open({str(device)!r})")
    monkeypatch.setattr(server, "GPU_FILES", str(tmp_path / "nvidia"))
    assert server.import_modules(["json"]) == ""
    assert str(device) in server.import_modules(["uses_a_gpu"])


def test_a_python_program_is_tuned_with_its_modules_imported_once(here, capfd):
    (here / "program.py").write_text(MULTIPLY)
    products_alone().write("model.json")
    line = ["--preload", "--threshold", "1e-4", "--ladder", "short", "--device-model", "model.json"]
    plans = []
    for way in ([], ["--import", "slow_module"], ["--import", "slow_module", "--jobs", "2"]):
        (here / "imported").unlink(missing_ok=True)
        session = ["--session", f"s{len(plans)}", "--plan-out", "plan"]
        status = main([*line, *way, *session, "--", sys.executable, "program.py", "64"])
        assert status == 0, capfd.readouterr().err
        plans.append((here / "plan").read_text())
        assert (len(imports(here)) == 1) == bool(way)
    assert plans[0] == plans[1] == plans[2]
    key = json.loads((here / "s1" / "session.jsonl").read_text().splitlines()[0])["key"]
    assert key["imports"] == "slow_module"


def test_forks_run_on_the_gpus_that_are_asked_for(here, capfd):
    """Each sees one of them, though the process that imports has started with the first."""
    gpu = "import os; print(os.environ['CUDA_VISIBLE_DEVICES'], file=open('gpus', 'a'))"
    (here / "program.py").write_text(f"{gpu}\n{MULTIPLY}")
    products_alone().write("model.json")
    line = ["--preload", "--threshold", "1e-4", "--ladder", "short", "--device-model", "model.json"]
    options = ["--import", "slow_module", "--gpus", "0,1", "--session", "s"]
    status = main([*line, *options, "--", sys.executable, "program.py", "64"])
    assert status == 0, capfd.readouterr().err
    assert len(imports(here)) == 1
    assert set((here / "gpus").read_text().split()) == {"0", "1"}


def test_further_inputs_are_forks_too(here, capfd):
    """Another script in another folder, whose module of the same name is another one."""
    products_alone().write("model.json")
    (here / "program.py").write_text(MULTIPLY)
    other = here / "other"
    other.mkdir()
    (other / "slow_module.py").write_text(f"{SLOW_MODULE}\nhere = 'other'")
    (other / "program.py").write_text(f"{MULTIPLY}\nassert slow_module.here == 'other'")
    line = ["--preload", "--threshold", "1e-4", "--ladder", "short", "--device-model", "model.json"]
    inputs = []
    for words in (["program.py", "48"], ["other/program.py", "32"]):
        inputs += ["--validate", "--", sys.executable, *words]
    options = ["--import", "slow_module", "--session", "s"]
    status = main([*line, *options, "--", sys.executable, "program.py", "64", *inputs])
    out, err = capfd.readouterr()
    assert status == 0, err
    assert len([line for line in out.splitlines() if line.startswith("input")]) == 2
    assert len(imports(here)) == 2, "one process for each folder"


def test_a_gemm_in_an_import_is_named(here, profile, capfd):
    (here / "slow_module.py").write_text(MULTIPLY.replace("import slow_module", ""))
    (here / "program.py").write_text(MULTIPLY)
    line = ["--preload", "--threshold", "1e-4", "--device-model", str(profile), "--import"]
    source = (here / "slow_module.py").read_text().replace("sys.argv[1]", "8")
    (here / "slow_module.py").write_text(source)
    assert main([*line, "slow_module", "--", sys.executable, "program.py", "64"]) == 3
    assert "no module of --import may call GEMM" in capfd.readouterr().err


def test_an_interrupt_ends_an_import(here):
    (here / "slow_module.py").write_text(SLOW_MODULE + "import time; time.sleep(1000)\n")
    code = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
    line = ["--preload", "--threshold", "1", "--import", "slow_module", "--", sys.executable]
    tuner = subprocess.Popen([sys.executable, "-c", code, *line, "-c", ""], stderr=subprocess.PIPE)
    wait_until(lambda: (here / "imported").exists() and imports(here))
    tuner.send_signal(signal.SIGINT)
    assert tuner.communicate()[1].decode().endswith("run it again to go on\n")
    assert tuner.returncode == 4
    wait_until(lambda: gone(int(imports(here)[0])))
