"""The pass costs no more than it should: processor time, so that a busy machine does not matter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

sys.path.insert(0, str(Path(__file__).parent))
import growing_modules

CALLS = """
define internal void @work{0}(ptr %x, ptr %y, ptr %z) {{
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, \
ptr %y, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}}
"""
OTHER = """
define float @other{0}(ptr %x, i64 %n) {{
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret float %v
}}
"""


def module(sites, lines):
    parts = [
        "declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, "
        "ptr, i32)\ndeclare ptr @malloc(i64)\ndefine i32 @main() {\n"
    ]
    parts += [f"  %b{i} = call ptr @malloc(i64 256)\n" for i in range(sites + 2)]
    parts += [
        f"  call void @work{i}(ptr %b{i}, ptr %b{i + 1}, ptr %b{i + 2})\n" for i in range(sites)
    ]
    parts += ["  ret i32 0\n}\n", *(CALLS.format(i) for i in range(sites))]
    count = sum(part.count("\n") for part in parts)
    parts += [OTHER.format(i) for i in range((lines - count) // OTHER.count("\n"))]
    return "".join(parts).encode()


def seconds(data):
    best = float("inf")
    for _ in range(3):
        start = used()
        compile_module(data, "m.ll")
        best = min(best, used() - start)
    return best


def used():
    """Processor seconds so far, LLVM's in child processes included."""
    return sum(os.times()[:4])


def test_nothing_of_the_analysis_is_loaded_without_a_site(tmp_path):
    """Most files of a build call no GEMM: a third of the start is not for them."""
    module_ = tmp_path / "m.ll"
    module_.write_text(OTHER.format(0))
    program = (
        "import sys; from mixpert.commands.compile import main; main(sys.argv[1:]); "
        "sys.exit('mixpert.passes.dataflow.dependence' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program, module_, "-o", tmp_path / "o.ll"], check=True)


def test_time_of_a_thousand_lines():
    assert seconds(module(10, 1000)) < 0.5


def test_linear_in_lines_and_sites():
    small = seconds(module(20, 4000))
    assert seconds(module(20, 32000)) < 8 * 1.5 * small
    assert seconds(module(320, 8000)) < 16 * 1.5 * small


def work(data):
    """Calls in Python that the pass makes: the same number on any machine, however busy."""
    count = 0

    def note(*_):
        nonlocal count
        count += 1

    sys.setprofile(note)
    try:
        compile_module(data, "m.ll")
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    ("shape", "size", "times"),
    [
        ("options", 100, 2.6),
        ("settings", 100, 3.4),  # 5.9 when each store was compared with each load
        ("objects", 40, 2.6),
        ("filled", 20, 2.6),
        ("exchanged", 16, 5),  # each with each other one; without end when all ways were tried
    ],
)
@pytest.mark.timeout(120)
def test_work_of_rules_for_a_module_of_twice_the_size(shape, size, times):
    make = getattr(growing_modules, shape)
    work(make(2))  # loads modules
    assert work(make(2 * size)) < times * work(make(size))
