"""A 12-layer transformer in PyTorch, FP32, with and without MixPert: forward, step, losses.

``python benchmarks/torch_transformer.py [--scheme auto] [--times FILE] [--losses FILE]`` on a GPU
runs itself, alone and with libmixpert preloaded: for times once each, every size in turn, and for
loss curves once each by seed, all of these at once. No code of the model knows of MixPert. The
records are written as they grow.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Any

LAYERS, HEADS, TOKENS, WORDS = 12, 16, 512, 1024
SIZES = ("2048x8", "2048x16", "4096x8")  # width x sequences
LOSS_WIDTH, LOSS_LAYERS, LOSS_TOKENS = 512, 4, 128
TIMED, WARM = 5, 2
PARTS = ("forward", "step")
SMOOTH = 5
"""Steps that are averaged before loss curves are compared."""


def model(torch: Any, width: int, layers: int) -> Any:
    """An encoder with an embedding and a head, without dropout, drawn on the GPU."""
    nn = torch.nn
    with torch.device("cuda"):
        layer = nn.TransformerEncoderLayer(
            width, HEADS, 4 * width, dropout=0.0, batch_first=True, norm_first=True
        )
        encoder = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
        return nn.Sequential(nn.Embedding(WORDS, width), encoder, nn.Linear(width, WORDS))


def step(torch: Any, network: Any, optimiser: Any, words: Any) -> Any:
    """One training step on the next word; returns the loss, on the device."""
    logits = network(words[:, :-1])
    loss = torch.nn.functional.cross_entropy(logits.flatten(0, 1), words[:, 1:].flatten())
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
    return loss.detach()


def milliseconds(torch: Any, work: Any, warm: int = WARM, timed: int = TIMED) -> float:
    """Of one call, on average, after a warm-up."""
    for _ in range(warm):
        work()
    start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda.synchronize()
    start.record()
    for _ in range(timed):
        work()
    end.record()
    end.synchronize()
    return float(start.elapsed_time(end)) / timed


def times(torch: Any, width: int, sequences: int) -> dict[str, float]:
    """Milliseconds of a forward pass and of a training step."""
    network = model(torch, width, LAYERS)
    words = torch.randint(WORDS, (sequences, TOKENS + 1), device="cuda")
    optimiser = torch.optim.SGD(network.parameters(), lr=1e-3)

    def forward() -> None:
        with torch.no_grad():
            network(words[:, :-1])

    network.train()
    works = (forward, lambda: step(torch, network, optimiser, words))
    return {part: milliseconds(torch, work) for part, work in zip(PARTS, works, strict=True)}


def losses(torch: Any, steps: int) -> list[float]:
    """The loss of each step while a small model learns sequences that count upwards."""
    network = model(torch, LOSS_WIDTH, LOSS_LAYERS)
    optimiser = torch.optim.AdamW(network.parameters(), lr=3e-4)
    counts = torch.arange(LOSS_TOKENS + 1, device="cuda")
    curve = []
    for _ in range(steps):
        start = torch.randint(WORDS, (16, 1), device="cuda")
        stride = torch.randint(1, 9, (16, 1), device="cuda")
        curve.append(step(torch, network, optimiser, (start + stride * counts) % WORDS))
    return [float(loss) for loss in curve]


def child(options: argparse.Namespace) -> None:
    """What one process measures, a line of JSON for each size, or one with losses."""
    import torch

    if not sys.stdin.readline():  # it is this one's turn, or the parent has ended
        return
    torch.manual_seed(options.seed)
    if options.child == "losses":
        print(json.dumps(losses(torch, options.steps)))
        return
    for size in options.sizes:
        width, sequences = map(int, size.split("x"))
        print(json.dumps(times(torch, width, sequences)), flush=True)
        torch.cuda.empty_cache()


def start(options: argparse.Namespace, what: str, scheme: str, seed: int = 0) -> Any:
    """A child that waits, with the library preloaded unless `scheme` is empty."""
    from mixpert import native

    environment = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
    if scheme:
        environment |= {"LD_PRELOAD": str(native.LIBRARY), "MIXPERT_SCHEME": scheme}
    command = [sys.executable, __file__, "--child", what, "--seed", str(seed),
               "--steps", str(options.steps), "--sizes", *options.sizes]  # fmt: skip
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)


def lines(process: Any) -> Iterator[Any]:
    """What a child prints, as it comes; it has waited for this."""
    process.stdin.write("\n")
    process.stdin.close()
    for line in process.stdout:
        yield json.loads(line)
    if process.wait():
        raise SystemExit(f"{process.args[-1]}: a child ended with status {process.returncode}")


def machine() -> dict[str, str | None]:
    """What it ran on."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    import gpu_machine

    return gpu_machine.describe()


def head(options: argparse.Namespace) -> dict[str, Any]:
    """What a record begins with."""
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return {"machine": machine(), "date": date, "scheme": options.scheme}


def write(path: Path, record: dict[str, Any]) -> None:
    """Replace a record; children import nothing of MixPert."""
    from mixpert.files import write_atomically

    write_atomically(path, json.dumps(record) + "\n")


def timed(options: argparse.Namespace) -> None:
    """Write a row of times for each size: natively all at first."""
    record: dict[str, Any] = {**head(options), "rows": []}
    alone, preloaded = (start(options, "times", scheme) for scheme in ("", options.scheme))
    native = list(lines(alone))
    for size, plain, ours in zip(options.sizes, native, lines(preloaded), strict=True):
        width, sequences = map(int, size.split("x"))
        gain = {part: round(plain[part] / ours[part], 3) for part in PARTS}
        record["rows"].append({
            "width": width, "sequences": sequences, "tokens": TOKENS, "native ms": plain,
            "emulated ms": ours, "gain": gain,
        })  # fmt: skip
        write(options.times, record)
        print(record["rows"][-1], flush=True)


def learned(options: argparse.Namespace) -> None:
    """Write loss curves: a child for each seed with and without MixPert, all at once."""

    def curve(seed: int, scheme: str) -> list[float]:
        (found,) = lines(start(options, "losses", scheme, seed))
        return list(found)

    wanted = [(seed, scheme) for seed in range(options.seeds) for scheme in ("", options.scheme)]
    with ThreadPoolExecutor(len(wanted)) as pool:
        found = list(pool.map(lambda each: curve(*each), wanted))
    pairs = zip(found[::2], found[1::2], strict=True)
    curves = [{"native": a, "emulated": b} for a, b in pairs]
    record = {**head(options), "curves": curves, "apart": apart(curves)}
    write(options.losses, record)
    print("loss curves apart", record["apart"])


def apart(curves: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float | None]:
    """How far losses are apart on average, of the lower: by scheme, and by seed natively."""

    def smooth(losses: Sequence[float]) -> list[float]:
        return [statistics.fmean(losses[i : i + SMOOTH]) for i in range(0, len(losses), SMOOTH)]

    def mean(pairs: Iterable[tuple[Sequence[float], Sequence[float]]]) -> float | None:
        both = [zip(smooth(a), smooth(b), strict=True) for a, b in pairs]
        return statistics.fmean(abs(x - y) / min(x, y) for one in both for x, y in one)

    seeds = combinations([curve["native"] for curve in curves], 2)
    return {
        "with and without MixPert": mean((curve["native"], curve["emulated"]) for curve in curves),
        "by seed": mean(seeds) if len(curves) > 1 else None,
    }


def main() -> int:
    """Measure what has a file, or be one of the children."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--scheme", default="auto")
    add("--times", type=Path, help="a file: the record of times")
    add("--losses", type=Path, help="a file: the record of loss curves")
    add("--sizes", nargs="+", default=list(SIZES), metavar="WIDTHxSEQUENCES")
    add("--steps", type=int, default=200)
    add("--seeds", type=int, default=3)
    add("--child", choices=("times", "losses"), help=argparse.SUPPRESS)
    add("--seed", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options)
    if options.times:
        timed(options)
    if options.losses:
        learned(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
