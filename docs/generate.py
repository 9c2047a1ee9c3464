"""Writes the parts of the documentation that come from data files and from --help.

``python docs/generate.py`` (or `make docs`) rewrites what stands between the lines
``<!-- begin NAME -->`` and ``<!-- end NAME -->``; with ``--check`` it only names files that differ.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

from mixpert.__main__ import PURPOSES
from mixpert.files import write_atomically

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "docs"), str(ROOT / "benchmarks" / "figures"), str(ROOT / "benchmarks")]

import api_reference  # noqa: E402
import elsewhere  # noqa: E402
import figure_files  # noqa: E402
import guard_tables  # noqa: E402
import int8_floor_tables  # noqa: E402
import int8_tables  # noqa: E402
import kinds_tables  # noqa: E402
import lead  # noqa: E402
import native_files  # noqa: E402
import pass_modules  # noqa: E402
import peer_tables  # noqa: E402
import positive_model  # noqa: E402
import result_files  # noqa: E402
import runtime_tables  # noqa: E402
import scheme_tables  # noqa: E402
import speed_tables  # noqa: E402
import square_runs  # noqa: E402
import support_tables  # noqa: E402
import tables  # noqa: E402
import tuner_tables  # noqa: E402
import tuning_tables  # noqa: E402


def main(argv: list[str] | None = None) -> int:
    """Write the files that differ, or with --check name them; 1 if --check found one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args(argv).check
    stale = [(path, text) for path, text in generated() if text != path.read_text()]
    for path, text in stale:
        print(path.relative_to(ROOT))
        if not check:
            write_atomically(path, text)
    if stale and not check:  # the list of data files names sections, which may have changed
        result_files.forget()
        write_atomically(ROOT / _LIST, regenerated(_LIST))
    return 1 if check and stale else 0


def generated() -> Iterable[tuple[Path, str]]:
    """Each file with generated parts, and its text as it should be."""
    for name in SECTIONS:
        yield ROOT / name, regenerated(name)
    yield from scheme_tables.grade_drawings()


def regenerated(name: str) -> str:
    """The text of one of the files in `SECTIONS`, as it should be."""
    text = (ROOT / name).read_text()
    for section, make in SECTIONS[name].items():
        content, files = result_files.made(make)
        if name != _LIST:
            content += result_files.sources(name, content, text, section, files)
        text = replaced(text, section, content)
    return text


def replaced(text: str, section: str, content: str) -> str:
    """`text` with other content between the marks of `section`, which must be there once."""
    begin, end = f"<!-- begin {section} -->\n", f"<!-- end {section} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    result, count = pattern.subn(lambda _: f"{begin}{content}{end}", text)
    if count != 1:
        raise ValueError(f"section '{section}' is there {count} times")
    return result


def commands() -> str:
    """What every command says of itself."""
    return "\n".join(f"## {name}\n\n```text\n{_help(name)}```\n" for name in command_modules())


def purposes() -> str:
    """What each command is for, as a table."""
    rows = "".join(f"| `mixpert-{name}` | {text} |\n" for name, text in PURPOSES.items())
    return f"| command | purpose |\n|---|---|\n{rows}".replace("--preload", "`--preload`")


def command_modules() -> dict[str, str]:
    """The module of each command, by its name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return {name: f"mixpert.commands.{name.partition('-')[2]}" for name in project["scripts"]}


def _help(command: str) -> str:
    environment = {**os.environ, "COLUMNS": "80"}
    module = command_modules()[command]
    argv = [sys.executable, "-P", "-m", module, "--help"]
    return subprocess.run(
        argv, env=environment, capture_output=True, text=True, check=True
    ).stdout  # fmt: skip


def scripts() -> str:
    """What each script of benchmarks/ says it does, those of the figures behind the others."""
    folder = ROOT / "benchmarks"
    lines = []
    for path in [*sorted(folder.glob("*.py")), *sorted(folder.glob("figures/*.py"))]:
        tree = ast.parse(path.read_text())
        said = (ast.get_docstring(tree) or "").partition("\n\n")[0]
        if any(isinstance(node, ast.If) and "__main__" in ast.unparse(node) for node in tree.body):
            lines.append(f"- `{path.relative_to(folder)}`: {' '.join(said.split())}\n")
    return "".join(lines)


def data_files() -> str:
    """What each data file holds, and the pages that use it."""
    return result_files.table(_with_data())


def folders() -> str:
    """The same of the files in folders."""
    return figure_files.table(_with_data())


def _with_data() -> Mapping[str, Mapping[str, Callable[[], str]]]:
    """The generated pages but those without data, and the list of files itself."""
    return {page: SECTIONS[page] for page in SECTIONS if page not in _WITHOUT_DATA}


_LIST = "benchmarks/results/README.md"
_WITHOUT_DATA = (
    "docs/commands.md", "docs/pass-modules.md", "docs/native-files.md", "benchmarks/README.md",
    _LIST,
)  # fmt: skip


SECTIONS: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "README.md": {
        "lead": lead.sentence,
        "speed": partial(
            scheme_tables.speed, scheme_tables.LEADING_SCHEMES, scheme_tables.LEADING_SIZES
        ),
        "programs": tables.programs,
        "peers": peer_tables.lead,
    },
    "docs/your-cuda-program.md": {"tuned": tuner_tables.tuned},
    "docs/schemes.md": {"errors": scheme_tables.errors},
    "docs/bounds.md": {
        "range of pieces": scheme_tables.range_of_pieces,
        "guard examples": scheme_tables.guard_examples,
    },
    "docs/notes/bounds-compared.md": {
        "ratios": scheme_tables.bound_ratios,
        "kernel bounds": scheme_tables.kernel_bounds,
        "unlucky signs": scheme_tables.unlucky_signs,
        "expected errors": scheme_tables.expected_errors,
    },
    "docs/notes/guard-unseen.md": {
        "search": scheme_tables.guard_search,
        "guard sizes": scheme_tables.guard_sizes,
        "guard chosen": scheme_tables.guard_chosen,
        "guard related": scheme_tables.guard_related,
        "structured": scheme_tables.structured,
        "cancelling sums": scheme_tables.cancelling_sums,
        "guard groups": scheme_tables.guard_groups,
    },
    "docs/notes/last-rung.md": {"last resort": scheme_tables.last_resort},
    "docs/grade.md": {
        "processor": partial(scheme_tables.grades, "cpu"),
        "processor guard": partial(scheme_tables.grades, "cpu-guard"),
        "gpu": partial(scheme_tables.grades, "h100"),
        "gpu guard": partial(scheme_tables.grades, "h100-guard"),
        "peers": partial(scheme_tables.grades, "peers"),
        "models": partial(scheme_tables.grades, "models"),
    },
    "docs/commands.md": {"purposes": purposes, "commands": commands},
    "docs/support.md": {
        "functions": support_tables.functions,
        "left alone": support_tables.left_alone_functions,
    },
    "docs/api.md": {"reference": api_reference.reference},
    "docs/pass-modules.md": {"modules": pass_modules.table},
    "docs/native-files.md": {"files": native_files.table},
    "docs/comparison.md": {
        "peer drawings": lambda: tables.drawings("peer-squares"),
        "peers": peer_tables.squares,
        "lead": peer_tables.lead,
        "peer products": peer_tables.products,
        "peer versions": peer_tables.versions,
    },
    "docs/figures.md": {"parts": tables.parts},
    "docs/figure-applications.md": {
        "application drawings": lambda: tables.drawings("applications"),
        "applications": tables.applications,
        "iterations": tables.iterations,
        "time in programs": tables.time_split,
        "tunings": tuning_tables.tunings,
    },
    "docs/figure-peers.md": {
        "peer drawings": lambda: tables.drawings("peer-applications"),
        "peers": peer_tables.applications,
        "what a lead needs": peer_tables.needed,
    },
    "docs/figure-squares.md": {
        "square drawings": lambda: tables.drawings("squares", "square-errors"),
        "speed": scheme_tables.speed,
        "runs": square_runs.ratios,
        "ceilings": tables.ceilings,
        "peer square drawings": lambda: tables.drawings("peer-squares", "peer-square-errors"),
        "peer square errors": peer_tables.square_errors,
    },
    "docs/figure-errors.md": {
        "program errors": lambda: tables.drawings("application-errors"),
        "depth drawings": lambda: tables.drawings("depth", "spread", "magnitude"),
        "positive drawings": lambda: tables.drawings(
            "largest-errors", "mean-relative-errors", "histogram"
        ),
        "positive by model": positive_model.table,
    },
    "docs/figure-search.md": {
        "search drawings": lambda: tables.drawings("greedy"),
        "searches on a GPU": tables.greedy,
    },
    "docs/figure-time-split.md": {"split drawings": lambda: tables.drawings("time-split")},
    "docs/figure-sharing.md": {
        "sharing drawings": lambda: tables.drawings("sharing"),
        "elsewhere": elsewhere.table,
    },
    "docs/figure-roofline.md": {"roofline drawings": lambda: tables.drawings("roofline")},
    "docs/figure-energy.md": {
        "energy drawings": lambda: tables.drawings("energy"),
        "energy": tables.energy,
    },
    "docs/tuner.md": {
        "small graphs": tuner_tables.small_graphs,
        "samples": tuner_tables.tuned_samples,
        "profile error": tuner_tables.profile_error,
    },
    "docs/notes/float-splits.md": {
        "speeds": kinds_tables.speeds,
        "squares of all kinds": kinds_tables.squares,
    },
    "docs/notes/split-shared-k.md": {"shared k of all kinds": kinds_tables.shared},
    "docs/notes/split-sums.md": {
        "segments of k": kinds_tables.segments,
        "split errors": kinds_tables.split_errors,
        "compensated sums": kinds_tables.compensated,
        "long k of all kinds": kinds_tables.depths,
    },
    "docs/notes/guard-cost.md": {"cost": guard_tables.cost},
    "docs/notes/kept-graphs.md": {
        "kept": guard_tables.kept,
        "kept cost": guard_tables.kept_cost,
    },
    "docs/notes/int8-selection.md": {"selection": int8_tables.selection},
    "docs/notes/int8-floors.md": {
        "int8 squares": int8_tables.squares,
        "int8 loads": int8_tables.loads,
        "int8 runs": int8_tables.runs,
        "int8 skewed": int8_tables.skewed,
        "int8 packing": int8_tables.packing,
        "int8 floors": int8_floor_tables.floors,
    },
    "docs/notes/int8-resources.md": {
        "int8 profile": int8_tables.profile,
        "kernel resources": int8_tables.resources,
    },
    "docs/notes/embedded-kernels.md": {"int8 first": int8_tables.first},
    "docs/notes/guard-rule.md": {
        "earlier rules": partial(scheme_tables.guard_rules, "seeds-48000"),
        "rules": partial(scheme_tables.guard_rules, "seeds-88000"),
    },
    "docs/notes/pass-speed.md": {"compile times": speed_tables.compile_times},
    "docs/notes/tuner-search.md": {
        "searches": tuner_tables.searches,
        "by number": tuner_tables.by_number,
        "many sites": tuner_tables.many_sites,
        "transformer": tuner_tables.transformer,
    },
    "docs/runtime.md": {
        "soak": runtime_tables.soaks,
        "sanitizer": runtime_tables.sanitizer,
        "sweep": runtime_tables.sweep,
    },
    "benchmarks/README.md": {"scripts": scripts},
    _LIST: {"versions": result_files.versions_said, "files": data_files, "folders": folders},
    "docs/closed-binaries.md": {
        "clients": runtime_tables.preload_clients,
        "transformer": runtime_tables.transformer,
        "losses": runtime_tables.losses,
    },
}
"""What is generated: file, section, and what makes its text."""


if __name__ == "__main__":
    sys.exit(main())
