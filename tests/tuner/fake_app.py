"""A program with three GEMM sites that speaks the runtime's files and computes nothing.

Stands in for a compiled program: reads the plan, writes a trace and a capture whose relative
Frobenius error is known for every plan, and misbehaves on request. The tests run it thousands of
times: what not every run needs is imported where it is needed, so that a run takes 12 milliseconds
of processor time instead of 33.

usage: fake_app.py [--log FILE] [--fault SITE=SCHEME=KIND] [--noise X] [--output FILE] [--no-gemm]
                   [--loop] [--stdin] [--wide X] [--member SITE]
"""

# ruff: noqa: PTH123, PTH208

import array
import math
import os
import sys
import time

SITES = ["app.c:10:3@main", "app.c:20:3@main", "app.c:30:3@main"]
SHAPES = [(2048, 2048, 2048), (1024, 2048, 2048), (1024, 1024, 2048)]
SMALL = (64, 64, 64)
SENSITIVITY = [0.5, 1.0, 0.4]
ERROR = {
    "fp64": 0.0,
    "int8:3,3": 1e-7,
    "int8:3,3,3": 1.2e-7,
    "int8:2,2": 2e-7,
    "int8:2,2,2": 4e-7,
    "native": 8e-7,
    "int8:2,1": 3e-5,
    "int8:1,2": 3e-5,
    "int8:1,1": 4.3e-5,
    "int8:1,1,1": 7.5e-5,
    "int8:1,0": 7e-3,
    "int8:0,1": 7e-3,
    "int8:0,0": 1e-2,
    "bf16x9": 1e-7,
    "bf16x6": 1e-7,
    "fp16x3": 1.6e-7,
    "tf32x3": 2e-7,
    "bf16x3": 3.8e-6,
    "fp16": 2.6e-4,
    "tf32": 2.6e-4,
    "bf16": 2.1e-3,
    "auto": 4e-7,
}
JITTER = float(os.environ.get("FAKE_JITTER", "0"))
COUNT = 4096


def setting(name):
    """An object from the environment; empty where it is not there."""
    if name not in os.environ:
        return {}
    import json

    return json.loads(os.environ[name])


MS = setting("FAKE_MS")
GPU_TIME = setting("FAKE_GPU_TIME")


def expected_error(schemes, wide=1.0, member=None):
    """Alignment costs the INT8 forms of the second site `wide` times as much.

    One-sided forms are good for one digit, unless the operand that they cut short needs no more.
    """
    factors = [wide if i == 1 and x.startswith("int8") else 1.0 for i, x in enumerate(schemes)]
    errors = [error_of(x, i == member) for i, x in enumerate(schemes)]
    parts = zip(SENSITIVITY, errors, factors, strict=True)
    return math.hypot(*(s * e * f for s, e, f in parts))


def error_of(scheme, member):
    """Of one product; `member`: one slice holds the second operand."""
    if scheme.startswith("int8:") and min(slices := scheme[5:].split(",")) == "0":
        return ERROR[f"int8:{slices[0]},{slices[0]}"] if member and slices[1] == "0" else 7e-3
    return ERROR[scheme]


def main():
    begin = time.monotonic()
    options = Options(sys.argv[1:])
    draw = draws(options)
    if options.log:
        with open(options.log, "a") as log:
            gpu = os.environ.get("CUDA_VISIBLE_DEVICES")
            words = [os.environ.get("MIXPERT_SCHEME", "plan"), *([f"gpu={gpu}"] if gpu else [])]
            words += [sys.stdin.read()] if options.stdin else []
            log.write(" ".join(words) + "\n")
    schemes = [scheme_of(site) for site in SITES]
    for fault in options.fault:
        site, scheme, kind = fault.split("=")
        if schemes[int(site)] == scheme:
            misbehave(kind, site)
    error = expected_error(schemes, options.wide, options.member) + options.noise * draw()
    values = array.array("f", [(1 + error * (-1) ** i) * (1 + i % 7) for i in range(COUNT)])
    if os.environ.get("FAKE_NAN") in schemes:
        values[5] = math.nan
    if options.output:
        write(options.output, values.tobytes())
    if not options.no_gemm:
        diverge = os.environ.get("FAKE_DIVERGE") in schemes
        write_trace(schemes, diverge, options, draw)
        write_capture(values)
    if "FAKE_SPANS" in os.environ:
        write_span(begin, schemes)


def write_span(begin, schemes):
    """When and where this run was made, and under which schemes; a run takes some time for that."""
    time.sleep(0.05)
    gpu = os.environ.get("CUDA_VISIBLE_DEVICES")
    line = as_json({"begin": begin, "end": time.monotonic(), "gpu": gpu, "schemes": schemes})
    with open(os.environ["FAKE_SPANS"], "a") as spans:
        spans.write(line + "\n")


def draws(options):
    """Numbers that differ from run to run, and are the same in every test."""
    if not (JITTER or options.noise):
        return lambda: 0.0
    import random

    with open("fake_app.runs", "ab") as runs:
        runs.write(b".")
        runs.flush()
        return random.Random(runs.tell()).random


class Options:
    """The command line."""

    log = output = member = None
    """`member`: the site whose second operand one slice holds."""
    noise, wide = 0.0, 1.0
    no_gemm = stdin = loop = False
    """`stdin`: log what standard input holds; `loop`: the first site runs small GEMMs too."""

    def __init__(self, words):
        self.fault = []
        kinds = {"log": str, "output": str, "member": int, "noise": float, "wide": float}
        rest = iter(words)
        for word in rest:
            name = word.removeprefix("--").replace("-", "_")
            if name == "fault":
                self.fault.append(next(rest))
            elif name in kinds:
                setattr(self, name, kinds[name](next(rest)))
            elif name in ("no_gemm", "stdin", "loop"):
                setattr(self, name, True)
            else:
                sys.exit(f"fake_app: unknown option {word}")


def scheme_of(site, shape=None):
    if "MIXPERT_SCHEME" in os.environ:
        return os.environ["MIXPERT_SCHEME"]
    lines = read(os.environ["MIXPERT_PLAN"]).splitlines()[1:]
    entries = dict(line.split("\t")[:2] for line in lines)
    return entries.get(f"{site} {shape}".replace(", ", ","), entries[site])


def limited(site):
    plan = os.environ.get("MIXPERT_PLAN")
    lines = read(plan).splitlines()[1:] if plan else []
    return any(line.startswith(f"{site}\t") and line.count("\t") == 2 for line in lines)


def misbehave(kind, site):
    if kind == "crash":
        os.kill(os.getpid(), 11)  # SIGSEGV
    if kind == "fail":
        sys.exit("out of luck")
    if kind == "hang":
        time.sleep(600)
    if kind == "slow":
        time.sleep(1.5)
    if kind == "meet" and "MIXPERT_CAPTURE" in os.environ:
        meet(int(os.environ["FAKE_MEET"]))
    if kind == "leader":
        sys.exit("out of luck") if "new-" in os.environ["MIXPERT_TRACE"] else time.sleep(600)
    if kind == "slowcapture" and "MIXPERT_CAPTURE" in os.environ:
        time.sleep(0.6)
    if kind in ("first", "second"):
        fail_one_run(("first", "second").index(kind) + 1)
    if kind == "printnan":
        print("norm = nan")
    if kind == "nan":
        os.environ["FAKE_NAN"] = scheme_of(SITES[0])
    if kind == "diverge":
        os.environ["FAKE_DIVERGE"] = scheme_of(SITES[0])
    if kind == "fallback":
        os.environ["FAKE_FALLBACK"] = site


def fail_one_run(number):
    """Of the runs of a plan that one."""
    with open("runs." + "+".join(map(scheme_of, SITES)), "ab") as runs:
        runs.write(b".")
        runs.flush()
        if runs.tell() == number:
            sys.exit("out of luck")


def meet(count):
    """Wait until so many runs are at a time."""
    write(f"here.{os.getpid()}", b"")
    deadline = time.monotonic() + 60
    while sum(name.startswith("here.") for name in os.listdir()) < count:
        if time.monotonic() > deadline:
            sys.exit("alone")
        time.sleep(0.01)


def write_trace(schemes, diverge, options, draw):
    calls = 2 if diverge else 1
    rows = [
        row(i, schemes[i], SHAPES[i], calls, draw, member=options.member == i)
        for i in range(len(SITES))
    ]
    if options.loop:
        rows.append(row(0, scheme_of(SITES[0], list(SMALL)), SMALL, 200, draw))
    write(os.environ["MIXPERT_TRACE"], "\n".join([*rows, ""]).encode())


def row(i, scheme, shape, calls, draw, *, member=False):
    m, n, k = shape
    facts = {"site": SITES[i], "entry": "cblas_sgemm", "m": m, "n": n, "k": k}
    facts |= {"scheme": scheme, "requested": scheme, "calls": calls}
    facts |= {"backend": os.environ.get("FAKE_BACKEND", "cpu")}
    if os.environ.get("FAKE_FALLBACK") == str(i):
        facts |= {"scheme": "native", "reason": "no memory for it"}
    if "MIXPERT_CHECK" in os.environ and scheme != "native":
        checked = {"calls": 1, "componentwise": None, "skipped": None}
        facts |= {"check": checked | {"relative": error_of(scheme, member)}}
    ms = MS.get(scheme, 1.0) * (1 + JITTER * draw())
    ms *= GPU_TIME.get(os.environ.get("CUDA_VISIBLE_DEVICES"), 1.0)
    if "FAKE_ESTIMATES" in os.environ and limited(SITES[i]):
        facts |= {"estimate": setting("FAKE_ESTIMATES").get(scheme)}
        facts |= {"guard": {scheme: 1}}
        ms *= float(os.environ.get("FAKE_GUARD_COST", "1"))
    facts |= {"ms": ms, "least_ms": ms / calls, "writers": {"B": [SITES[i - 1]]} if i else {}}
    return as_json(facts)


def write_capture(values):
    if "MIXPERT_CAPTURE" not in os.environ:
        return
    directory = os.environ["MIXPERT_CAPTURE"]
    sinks = read(f"{directory}/sinks.txt").split("\n")[:-1]
    assert sinks == [SITES[2]], sinks
    finite = all(math.isfinite(v) for v in values)
    norm2 = math.fsum(v * v for v in values) if finite else None
    write(f"{directory}/capture.bin", values.tobytes())
    line = {"call": 0, "site": SITES[2], "m": 64, "n": 64, "batch": 1, "kind": "full"}
    line |= {"norm2": norm2, "offset": 0, "bytes": 4 * COUNT}
    write(f"{directory}/capture.jsonl", as_json(line).encode() + b"\n")


def as_json(value):
    """Of what a trace holds; its texts have nothing to escape."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{as_json(k)}: {as_json(v)}' for k, v in value.items())}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(as_json, value))}]"
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else repr(value)


def read(path):
    with open(path) as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


main()
