"""Draws the figures of the documentation from the committed data files.

``python benchmarks/figures/plots.py`` writes docs/figures/*.svg; needs matplotlib (the extra
`figures`) and no GPU. The same data and the same matplotlib give the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import matplotlib as mpl
import plot_applications
import plot_peers
import plot_products
import plot_training
from records import DATA

ROOT = Path(__file__).resolve().parents[2]
DRAWN = ROOT / "docs" / "figures"


def main() -> int:
    """Always 0; a figure whose data is not there is left out and named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--out", type=Path, default=DRAWN)
    options = parser.parse_args()
    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "mixpert", "svg.fonttype": "none", "font.size": 9})
    options.out.mkdir(parents=True, exist_ok=True)
    for name, (source, draw) in FIGURES.items():
        if not _measured(options.data / source):
            print(f"{name}: no {source} in {options.data}")
            continue
        figure = draw(options.data / source)
        path = options.out / f"{name}.svg"
        figure.savefig(path, metadata={"Date": None}, bbox_inches="tight")
        print(path)
    return 0


def _measured(source: Path) -> bool:
    """Whether a data file is there, or any in a directory."""
    return any(source.glob("*.json")) if source.is_dir() else source.exists()


FIGURES: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "applications": ("applications", plot_applications.applications),
    "application-errors": ("applications", plot_applications.errors),
    "squares": ("squares.json", plot_products.squares),
    "square-errors": ("squares.json", plot_products.square_errors),
    "time-split": ("split.json", plot_products.split),
    "depth": ("depth.json", plot_products.depth),
    "spread": ("spread.json", plot_products.spread),
    "energy": ("energy.json", plot_products.energy),
    "magnitude": ("magnitude.json", plot_products.magnitude),
    "largest-errors": ("positive.json", plot_products.largest_errors),
    "mean-relative-errors": ("positive.json", plot_products.mean_relative_errors),
    "histogram": ("positive.json", plot_products.histogram),
    "roofline": ("split.json", plot_products.roofline),
    "sharing": ("sharing.json", plot_applications.sharing),
    "speed-and-error": ("../peers/squares.json", plot_peers.speed_and_error),
    "peer-squares": ("../peers/squares.json", plot_peers.squares),
    "peer-square-errors": ("../peers/squares.json", plot_peers.square_errors),
    "peer-applications": ("../peers/applications", plot_peers.applications),
    "losses": ("../h200-torch-losses.json", plot_training.losses),
    "greedy": ("figure10", plot_applications.greedy),
}
"""What is drawn: file name, its data, and the function that draws it."""


if __name__ == "__main__":
    sys.exit(main())
