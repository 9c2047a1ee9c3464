"""Measured times: whose GPUs they are, and programs that do not always make the same calls."""

from mixpert.tuner.clock import driver, gpus
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.times import least


def test_gpus_and_driver_as_the_kernel_module_tells(tmp_path):
    assert gpus(tmp_path) == driver(tmp_path) == []
    for number in (1, 0):
        path = tmp_path / "gpus" / f"0000:{number}a:00.0" / "information"
        path.parent.mkdir(parents=True)
        path.write_text(f"Model: \t\t NVIDIA H100 {number}\nIRQ:   \t\t 7\nGPU UUID: \t GPU-1\n")
    (tmp_path / "version").write_text("NVRM version: 580.1\nGCC version: 12\n")
    assert gpus(tmp_path) == ["NVIDIA H100 0", "NVIDIA H100 1"]
    assert driver(tmp_path) == ["NVRM version: 580.1"]


def test_the_least_time_of_each_call_counts_whatever_the_plan():
    times = {"a [1,1,1]": {"native": 2.0}, "a [2,2,2]": {"native": 3.0}}
    plan = {"a": "int8:1,1", "a [2,2,2]": "native"}
    trials = [
        Trial(plan, Status.OK, 0.0, 0.0, {"a [1,1,1]": 1.5, "a [2,2,2]": 2.5, "b [9,9,9]": 1.0}),
        Trial(plan, Status.OK, 0.0, 0.0, {"a [1,1,1]": 1.0, "a [2,2,2]": 4.0}),
        Trial(plan, Status.CRASH),
    ]
    assert least(times, trials) == {
        "a [1,1,1]": {"native": 2.0, "int8:1,1": 1.0},
        "a [2,2,2]": {"native": 2.5},
    }
