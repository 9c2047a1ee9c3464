"""A 12-layer transformer in PyTorch, FP32: forward, training step, loss curve, native and not.

``python benchmarks/torch_transformer.py [--scheme auto] [--width N] [--sequences N] [--out FILE]``
on a GPU runs itself twice for each seed, alone and with libmixpert preloaded. No code of the model
knows of MixPert.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

LAYERS, HEADS, TOKENS, BATCH, WORDS = 12, 16, 512, 8, 1024
LOSS_WIDTH, LOSS_LAYERS, LOSS_TOKENS = 512, 4, 128
TIMED, WARM = 5, 2


def model(torch: Any, width: int, layers: int) -> Any:
    """An encoder with an embedding and a head, without dropout."""
    nn = torch.nn
    layer = nn.TransformerEncoderLayer(
        width, HEADS, 4 * width, dropout=0.0, batch_first=True, norm_first=True
    )
    encoder = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
    return nn.Sequential(nn.Embedding(WORDS, width), encoder, nn.Linear(width, WORDS)).cuda()


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
    measured = {"forward": milliseconds(torch, forward)}
    measured["step"] = milliseconds(torch, lambda: step(torch, network, optimiser, words))
    return measured


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
    """What one process measures, as one line of JSON."""
    import torch

    torch.manual_seed(options.seed)
    result: dict[str, Any] = {"losses": losses(torch, options.steps)}
    if options.timed:
        result |= times(torch, options.width, options.sequences)
    print(json.dumps(result))


def run(options: argparse.Namespace, seed: int, timed: bool, scheme: str) -> dict[str, Any]:
    """A child's result, with the library preloaded unless `scheme` is empty."""
    from mixpert import native

    environment = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
    if scheme:
        environment |= {"LD_PRELOAD": str(native.LIBRARY), "MIXPERT_SCHEME": scheme}
    command = [sys.executable, __file__, "--child", "--seed", str(seed), "--steps",
               str(options.steps), "--width", str(options.width),
               "--sequences", str(options.sequences)]  # fmt: skip
    done = subprocess.run(
        command + ["--timed"] * timed, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(done.stderr[-2000:])
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def machine() -> dict[str, str | None]:
    """What it ran on."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    import gpu_machine

    return gpu_machine.describe()


def compare(options: argparse.Namespace) -> dict[str, Any]:
    """Native and emulated runs of every seed; how far their loss curves are apart."""
    pairs = [
        [run(options, seed, seed == 0, scheme) for scheme in ("", options.scheme)]
        for seed in range(options.seeds)
    ]

    def ends(which: int) -> list[float]:
        """Mean loss of the last tenth of the steps, by seed."""
        tail = max(1, options.steps // 10)
        return [sum(pair[which]["losses"][-tail:]) / tail for pair in pairs]

    native, emulated = pairs[0]
    gains = {what: native[what] / emulated[what] for what in ("forward", "step")}
    return {
        "machine": machine(), "scheme": options.scheme, "width": options.width,
        "sequences": options.sequences, "tokens": TOKENS, "gain": gains,
        "native ms": {what: native[what] for what in gains},
        "emulated ms": {what: emulated[what] for what in gains},
        "last losses, native": ends(0), "last losses, emulated": ends(1),
        "curves": [{"native": a["losses"], "emulated": b["losses"]} for a, b in pairs],
    }  # fmt: skip


def main() -> int:
    """Compare, print and write; or be one of the children."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--scheme", default="auto")
    add("--width", type=int, default=2048)
    add("--sequences", type=int, default=BATCH)
    add("--steps", type=int, default=200)
    add("--seeds", type=int, default=2)
    add("--out", type=Path, default=Path("torch-transformer.json"))
    add("--child", action="store_true", help=argparse.SUPPRESS)
    add("--timed", action="store_true", help=argparse.SUPPRESS)
    add("--seed", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options)
        return 0
    from mixpert.files import write_atomically

    record = compare(options)
    write_atomically(options.out, json.dumps(record) + "\n")
    for name, value in record.items():
        if name not in ("curves", "machine"):
            print(f"{name:24} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
