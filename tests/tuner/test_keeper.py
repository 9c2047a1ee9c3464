"""The process that ends the tuner's programs, where the tuner itself cannot."""

import signal
import subprocess

from mixpert.tuner import keeper


def test_what_is_kept_ends_with_the_keeper():
    kept, other = (subprocess.Popen(["sleep", "60"], start_new_session=True) for _ in range(2))
    with keeper.kept(other.pid):
        pass
    with keeper.kept(kept.pid):
        keeper.stop()
        assert kept.wait(10) == -signal.SIGKILL
    assert other.poll() is None, "it was not kept any more"
    other.kill()
    other.wait()


def test_the_next_program_has_another_keeper():
    keeper.stop()
    child = subprocess.Popen(["sleep", "60"], start_new_session=True)
    with keeper.kept(child.pid):
        keeper.stop()
    assert child.wait(10) == -signal.SIGKILL
