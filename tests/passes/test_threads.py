"""Modules analysed by several threads of one process: a child never waits for a lock of another."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "samples" / "mlp" / "mlp_cblas.ll"
AT_ONCE = """
import sys, threading
from pathlib import Path
from mixpert.passes.llvm.llvm_module import parse, simplified
text, done = Path(sys.argv[1]).read_text(), threading.Event()
def busy():
    while not done.is_set():
        parse(text, "busy.ll")
thread = threading.Thread(target=busy)
thread.start()
found = [simplified(text, lambda: text) for _ in range(6)]
done.set()
thread.join()
print(all(found))
"""


def test_a_thread_inside_llvm_does_not_hold_up_the_children_of_another():
    command = [sys.executable, "-c", AT_ONCE, str(SOURCE)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=30)
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr
