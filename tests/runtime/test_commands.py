"""mixpert-config, mixpert-plan, mixpert-doctor and what all commands share."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from harness import environment

from mixpert import native
from mixpert.commands import config, doctor
from mixpert.commands import plan as plan_command
from mixpert.commands.common import run_command
from mixpert.errors import BackendError, MixpertError
from mixpert.graph import GemmGraph
from mixpert.plan import Plan
from mixpert.rebase import match_sites, rebase
from mixpert.runtime.program import wheel_blas
from mixpert.scheme import Scheme
from mixpert.site import Site
from mixpert.version import __version__

HEAD = "# mixpert-plan 1\n"


def test_errors_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def fails() -> int:
        raise MixpertError("two\n lines")

    def cannot_open() -> int:
        return len(Path("/nowhere/x").read_text())

    assert run_command("mixpert-x", fails) == 2
    assert run_command("mixpert-x", cannot_open) == 2
    errors = capsys.readouterr().err.splitlines()
    assert errors == [
        "mixpert-x: error: two lines",
        "mixpert-x: error: /nowhere/x: No such file or directory",
    ]


def test_ctrl_c_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)  # put back afterwards

    def interrupted() -> int:
        raise KeyboardInterrupt

    assert run_command("mixpert-x", interrupted) == 130
    assert capsys.readouterr().err == "mixpert-x: interrupted\n"


def test_ctrl_c_prints_nothing_about_half_finished_work(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class HalfMade:
        def __del__(self) -> None:
            raise AttributeError("no handle")

    def interrupted() -> int:
        half = HalfMade()
        raise KeyboardInterrupt(half)

    monkeypatch.setattr(sys, "unraisablehook", sys.__unraisablehook__)  # not that of pytest
    assert run_command("mixpert-x", interrupted) == 130
    assert capfd.readouterr().err == "mixpert-x: interrupted\n"


_INTERRUPT_AT_IMPORT = """\
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("mixpert.commands.") and not name.endswith(".entry"):
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
"""


@pytest.mark.parametrize(
    "command", ["bench", "compile", "config", "doctor", "plan", "report", "run", "tune"]
)
def test_ctrl_c_while_a_command_starts_is_one_line(command: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(_INTERRUPT_AT_IMPORT)
    program = Path(sys.executable).parent / f"mixpert-{command}"
    done = subprocess.run(
        [program, "--help"],
        env=environment() | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr == f"mixpert-{command}: interrupted\n"


@pytest.mark.parametrize("static", [False, True])
def test_config_flags_build_a_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], static: bool
) -> None:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    source = tmp_path / "a.cpp"
    source.write_text(
        "#include <mixpert.h>\n#include <cstdio>\nint main() {\n"
        '  mixpert_site site{MIXPERT_ABI_VERSION, 0, 0, 0, "s", "m", 0, 0, 0};\n'
        "  float a = 2, b = 3, c;\n"
        "  mixpert_cblas_sgemm(&site, 102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);\n"
        '  std::printf("%g %s", c, mixpert_version()); }\n'
    )
    config.main(["--cflags"])
    cflags = shlex.split(capsys.readouterr().out)
    config.main(["--libs", "--static"] if static else ["--libs"])
    libs = shlex.split(capsys.readouterr().out)
    program = tmp_path / "a"
    subprocess.run([compiler, *cflags, source, *libs, "-o", program], check=True)
    done = subprocess.run(
        [program], env=environment(scheme="int8:1,1"), capture_output=True, text=True, check=True
    )
    assert done.stdout == f"6 {__version__}"
    assert done.stderr == ""


OLDER = """
extern "C" const char *mixpert_version() { return "%s"; }
extern "C" unsigned long mixpert_struct_bytes(const char *) { return 4; }
"""
"""A library with all functions, of which two say what it is."""


def load_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    source, library = tmp_path / "older.cpp", tmp_path / "older.so"
    source.write_text(text)
    subprocess.run([compiler, "-shared", "-fPIC", source, "-o", library], check=True)
    monkeypatch.setattr(native, "LIBRARY", library)
    native.load.__wrapped__()


@pytest.mark.parametrize(
    ("version", "functions", "message"),
    [
        ("0.0.9", True, f"has version 0.0.9, this is {__version__}"),
        (__version__, True, "has mixpert_scheme of 4 bytes, this has 32"),
        (__version__, False, "has no function "),
    ],
)
def test_a_library_of_another_version_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: str,
    functions: bool,
    message: str,
) -> None:
    others = sorted(native._PROTOTYPES.keys() - {"mixpert_version", "mixpert_struct_bytes"})
    text = OLDER % version
    if functions:
        text += "".join(f'extern "C" void {name}() {{}}\n' for name in others)
    with pytest.raises(BackendError, match=f"of another version .*{message}.*pip install"):
        load_compiled(tmp_path, monkeypatch, text)


def test_a_damaged_library_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "LIBRARY", tmp_path / "libmixpert.so")
    native.LIBRARY.write_bytes(b"no library")
    with pytest.raises(BackendError, match=r"libmixpert\.so cannot be loaded: .*pip install"):
        native.load.__wrapped__()


def test_config_prefix_and_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert config.main(["--prefix"]) == 0
    assert capsys.readouterr().out == f"{native.LIBRARY_DIRECTORY.parent}\n"
    for words in ([], ["--static"]):
        with pytest.raises(SystemExit) as left:
            config.main(words)
        assert left.value.code == 2


def test_config_quotes_flags_but_not_a_path_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As "$(mixpert-config --prefix)/share" and as eval c++ $(mixpert-config --libs) need it."""
    folder = tmp_path / "a b"
    monkeypatch.setattr(native, "LIBRARY_DIRECTORY", folder / "lib")
    config.main(["--prefix"])
    assert capsys.readouterr().out == f"{folder}\n"
    config.main(["--libs", "--prefix"])
    printed = capsys.readouterr().out
    assert shlex.split(printed)[:2] == [str(folder), f"-L{folder / 'lib'}"]


def test_doctor_reports() -> None:
    done = subprocess.run(
        [sys.executable, "-m", doctor.__name__],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    subjects = [line[:12].strip() for line in done.stdout.splitlines()]
    for subject in ("mixpert", "python", "library", "int8 on CPU", "native BLAS", "kernel cache"):
        assert subject in subjects
    assert ("the built-in loops" in done.stdout) is (wheel_blas() is None)
    assert done.stderr == ""


def graph(*sites: tuple[str, str, str]) -> GemmGraph:
    """(id, function, callee) rows as a graph."""
    return GemmGraph("m", [Site(i, n, f, c) for n, (i, f, c) in enumerate(sites)])


OLD = graph(
    ("a.c:9:1@f", "f", "cblas_sgemm"),
    ("a.c:10:1@f", "f", "cblas_sgemm"),
    ("a.c:11:1@f", "f", "sgemm_"),
    ("a.c:20:1@g", "g", "cblas_sgemm"),
)
PLAN = Plan.of(
    {s.id: Scheme.parse(t) for s, t in zip(OLD.sites, ("I", "II", "III", "IV"), strict=True)}
)


def test_rebase_follows_edited_lines() -> None:
    new = graph(
        ("a.c:10:1@f", "f", "cblas_sgemm"),
        ("a.c:11:1@f", "f", "cblas_sgemm"),
        ("a.c:12:1@f", "f", "sgemm_"),
        ("a.c:20:1@g", "g", "cblas_sgemm"),
    )
    for old in (OLD, None):
        matches = match_sites(PLAN, new, old)
        assert [m.how for m in matches] == ["moved", "moved", "moved", "same"]
        carried = rebase(PLAN, matches)
        # a.c:10 and a.c:11 exist before and after and mean other calls now.
        assert [str(carried.sites[s.id].scheme) for s in new.sites] == [
            "int8:1,1", "int8:1,2", "int8:2,1", "int8:2,2",
        ]  # fmt: skip


def test_rebase_does_not_guess_between_more_calls() -> None:
    new = graph(
        ("a.c:9:1@f", "f", "cblas_sgemm"),
        ("a.c:12:1@f", "f", "cblas_sgemm"),
        ("a.c:13:1@f", "f", "cblas_sgemm"),
        ("a.c:14:1@f", "f", "sgemm_"),
        ("a.c:30:1@h", "h", "cblas_sgemm"),
    )
    matches = match_sites(PLAN, new, OLD)
    assert [(m.old, m.new) for m in matches] == [
        ("a.c:9:1@f", "a.c:9:1@f"),
        ("a.c:10:1@f", None),
        ("a.c:11:1@f", "a.c:14:1@f"),
        ("a.c:20:1@g", None),
    ]
    assert matches[1].how == "f had 2 such calls and has 3 now"
    assert matches[3].how == "no such call in g"


def test_inlined_sites_keep_their_function() -> None:
    old = "k.h:3:1@_Z1kv < a.c:9:1 #2"
    plan = Plan.parse(HEAD + f"{old}\tI\n{old} [1,2,3]\tII\ndefault\tfp64\n")
    new = graph(("k.h:4:1@_Z1kv < a.c:9:1", "_Z1kv", "cblas_sgemm"))
    carried = rebase(plan, match_sites(plan, new))
    assert str(carried.sites[new.sites[0].id].scheme) == "int8:1,1"
    assert str(carried.shapes[new.sites[0].id, (1, 2, 3)].scheme) == "int8:1,2"
    assert carried.default == plan.default


def test_a_place_in_machine_code_is_not_said_to_be_no_site() -> None:
    """Of a file that another compiler made: no graph has it, and linking anew moves it."""
    plan = Plan.parse(HEAD + "a.c:9:1@f\tI\napp+0x1829\tII\n")
    matches = match_sites(plan, OLD)
    assert [match.new for match in matches] == ["a.c:9:1@f", None]
    assert matches[1].how == "a place in machine code, of that build alone"


def test_plan_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, old, new = tmp_path / "p.plan", tmp_path / "old.json", tmp_path / "new.json"
    PLAN.write(plan)
    OLD.write(old)
    graph(("a.c:99:1@g", "g", "cblas_sgemm"), ("b.c:1:1@i", "i", "cblas_sgemm")).write(new)
    assert plan_command.main(["check", str(plan)]) == 0
    assert capsys.readouterr().out == f"{plan}: a valid plan, 4 sites\n"
    assert plan_command.main(["check", str(plan), str(old)]) == 0
    assert capsys.readouterr().out.count("same: ") == 4
    assert plan_command.main(["check", str(plan), str(new)]) == 1
    output = capsys.readouterr().out
    assert "moved: a.c:20:1@g -> a.c:99:1@g" in output
    assert "unmatched: a.c:9:1@f: no such call in f" in output
    assert "not in the plan: b.c:1:1@i runs native" in output
    target = tmp_path / "n.plan"
    words = ["rebase", str(plan), str(new), "--old-program", str(old), "-o", str(target)]
    assert plan_command.main(words) == 1
    assert target.read_text() == HEAD + "a.c:99:1@g\tint8:2,2\n"


def test_plan_command_with_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, empty = tmp_path / "p.plan", tmp_path / "empty.ll"
    plan.write_text(HEAD + "x\tnope\n")
    empty.write_text("")
    assert plan_command.main(["check", str(plan)]) == 2
    assert f"{plan}:2: unknown scheme 'nope'" in capsys.readouterr().err
    plan.write_text(HEAD)
    assert plan_command.main(["check", str(plan), str(empty)]) == 2
    assert "carries no graph" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        plan_command.main(["rebase", str(plan)])


def test_plan_diff(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = tmp_path / "old.plan", tmp_path / "new.plan"
    old.write_text(HEAD + "a\tIV\nb\tint8:1,1\nb [1,2,3]\tnative\nc\tint8:1,1\t1e-4\n")
    new.write_text(HEAD + "a\tint8:2,2\nb\tint8:1,1,1\nc\tint8:1,1\t2e-4\ndefault\tnative\n")
    assert plan_command.main(["diff", str(old), str(old)]) == 0
    assert capsys.readouterr().out == ""
    assert plan_command.main(["diff", str(old), str(new)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "  b: int8:1,1 -> int8:1,1,1",
        "  c: int8:1,1 (limit 0.0001) -> int8:1,1 (limit 0.0002)",
        "- b [1,2,3]: native",
        "+ default: native",
    ]
    with pytest.raises(SystemExit):
        plan_command.main(["diff", str(old)])
    assert "diff needs a second plan" in capsys.readouterr().err


def test_doctor_reports_without_a_home(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("HOME", raising=False)
    assert doctor.main([]) == 0
    assert "kernel cache none: neither" in capsys.readouterr().out


def test_doctor_says_that_the_cache_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    for place, written in ((tmp_path, True), (tmp_path / "file", False)):
        monkeypatch.setenv("XDG_CACHE_HOME", str(place))
        assert doctor.main([]) == 0
        line = f"kernel cache {place}/mixpert" + (": cannot be written" if not written else "\n")
        assert line in capsys.readouterr().out


def test_doctor_reports_a_file_that_is_not_a_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("no program")
    assert doctor.main([str(tmp_path / "text")]) == doctor.EXIT_UNKNOWN
    assert "not looked into: neither an executable or library" in capsys.readouterr().out
