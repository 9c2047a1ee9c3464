"""The samples, compiled by mixpert-compile and tuned through the JIT: no GPU, no compiler."""

import json
import re
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from synthetic import PRODUCTS

from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune import main as tune_main
from mixpert.plan import Plan
from mixpert.scheme import Scheme
from mixpert.tuner.device_model import DeviceModel

SAMPLES = Path(__file__).parents[2] / "samples"
ARGUMENTS = {"mlp": ("128", "1", "-"), "cholesky": ("256", "64", "1", "-")}
WITHIN = 1.05


def products_alone() -> DeviceModel:
    """Times as products alone: at these small sizes a real GPU's launches would hide them."""
    sizes = (16, 64, 256)
    points = list(product(sizes, repeat=3))
    return DeviceModel(
        "products alone",
        "2026-01-01",
        {},
        "tests/tuner/test_tune_samples.py",
        dict.fromkeys(("m", "n", "k"), sizes),
        {s: tuple((p or 15) * m * n * k * 1e-9 for m, n, k in points) for s, p in PRODUCTS.items()},
    )


@dataclass(frozen=True)
class Sample:
    """A rewritten CBLAS sample, the profile, and one session for all its tests."""

    name: str
    directory: Path
    model: DeviceModel

    @staticmethod
    def of(name: str, directory: Path) -> "Sample":
        model = products_alone()
        model.write(directory / "model.json")
        source = SAMPLES / name / f"{name}_cblas.ll"
        assert compile_main([str(source), "-o", str(directory / "emu.ll")]) == 0
        return Sample(name, directory, model)

    def tune(self, threshold: str, plan: Path, *options: str) -> int:
        files = ("--device-model", "model.json"), ("--session", "session")
        where = [word for option, file in files for word in (option, str(self.directory / file))]
        target = ["--threshold", threshold, "--plan-out", str(plan), *where, *options]
        return tune_main([*target, str(self.directory / "emu.ll"), "--", *ARGUMENTS[self.name]])

    def modelled(self, plan: Path) -> float:
        """Milliseconds of the program under a plan, from the calls that its survey saw."""
        chosen = Plan.read(plan)
        lines = (self.directory / "session" / "session.jsonl").read_text().splitlines()
        survey = next(x for x in map(json.loads, lines) if x.get("baseline") == "survey")
        return sum(
            self.model.milliseconds(
                str(chosen.lookup(row["site"]).scheme), row["m"], row["n"], row["k"]
            )
            * row["calls"]
            for row in survey["facts"]["rows"]
        )


@pytest.fixture(scope="module")
def mlp(tmp_path_factory) -> Sample:
    return Sample.of("mlp", tmp_path_factory.mktemp("mlp"))


@pytest.fixture(scope="module")
def cholesky(tmp_path_factory) -> Sample:
    return Sample.of("cholesky", tmp_path_factory.mktemp("cholesky"))


def check(sample: Sample, threshold: str, tmp_path: Path, capsys) -> None:
    """Greedy ends within the threshold and within 5% of the exhaustive search's best."""
    greedy, best = tmp_path / "greedy.plan", tmp_path / "best.plan"
    assert sample.tune(threshold, greedy, "--ladder", "short") == 0
    out = capsys.readouterr().out
    assert 0 < float(re.search(r"^error +(\S+)", out, re.MULTILINE)[1]) <= float(threshold)
    assert sample.tune(threshold, best, "--strategy", "exhaustive") == 0
    optimum = sample.modelled(best)
    assert optimum * (1 - 1e-9) <= sample.modelled(greedy) <= WITHIN * optimum


@pytest.mark.parametrize("threshold", ["1e-5", "1e-6"])
def test_mlp_is_tuned_near_the_optimum(mlp, tmp_path, capsys, threshold):
    check(mlp, threshold, tmp_path, capsys)


@pytest.mark.slow
@pytest.mark.parametrize("threshold", ["1e-3", "1e-5", "1e-6"])
def test_cholesky_is_tuned_near_the_optimum(cholesky, tmp_path, capsys, threshold):
    check(cholesky, threshold, tmp_path, capsys)


@pytest.mark.parametrize("name", list(ARGUMENTS))
def test_a_loose_threshold_leaves_no_site_above_four_products(name, request, tmp_path):
    plan = tmp_path / "loose.plan"
    assert request.getfixturevalue(name).tune("1e-3", plan, "--ladder", "short") == 0
    schemes = [choice.scheme for choice in Plan.read(plan).sites.values()]
    assert {scheme.kind for scheme in schemes} == {"int8"}
    assert max(scheme.products for scheme in schemes) <= Scheme.parse("int8:1,1").products


def test_a_threshold_out_of_reach(mlp, tmp_path, capsys):
    assert mlp.tune("1e-12", tmp_path / "no.plan") == 3
    assert "the smallest error measured is" in capsys.readouterr().err
    assert not (tmp_path / "no.plan").exists()
