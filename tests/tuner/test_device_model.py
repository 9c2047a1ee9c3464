import json
import math

import pytest

from mixpert.errors import FormatError, SchemeError
from mixpert.trace import TraceRow
from mixpert.tuner import ladder as ladders
from mixpert.tuner.device_model import DeviceModel


def model(**changes) -> DeviceModel:
    fields = {
        "device": "test",
        "date": "2026-01-01",
        "versions": {"driver": "1"},
        "command": "none",
        "grid": {"m": (128, 512), "n": (128, 256), "k": (64,)},
        "schemes": {"native": (1.0, 2.0, 4.0, 16.0), "int8:1,1": (1.0, 1.0, 1.0, 1.0)},
    }
    return DeviceModel(**{**fields, **changes})


def test_grid_points_are_returned_exactly():
    m = model()
    assert m.milliseconds("native", 128, 128, 64) == pytest.approx(1.0)
    assert m.milliseconds("native", 128, 256, 64) == pytest.approx(2.0)
    assert m.milliseconds("native", 512, 128, 64) == pytest.approx(4.0)
    assert m.milliseconds("native", 512, 256, 64) == pytest.approx(16.0)


def test_between_grid_points_the_logarithm_is_linear():
    # halfway from 128 to 512 in log2 is 256: geometric means
    assert model().milliseconds("native", 256, 128, 64) == pytest.approx(2.0)
    assert model().milliseconds("native", 256, 256, 64) == pytest.approx(math.sqrt(2.0 * 16.0))


def test_above_the_grid_time_grows_with_work_and_below_it_stays():
    m = model()
    assert m.milliseconds("native", 1024, 256, 64) == pytest.approx(32.0)
    assert m.milliseconds("native", 1024, 512, 256) == pytest.approx(16.0 * 2 * 2 * 4)
    assert m.milliseconds("native", 16, 16, 16) == pytest.approx(1.0)
    assert m.milliseconds("native", 0, 128, 64) == 0.0


def test_a_power_law_is_met_exactly_everywhere_inside():
    sizes = (64, 256, 1024)
    points = [(a, b, c) for a in sizes for b in sizes for c in sizes]
    times = tuple(1e-9 * a * b**0.8 * c**1.1 for a, b, c in points)
    m = model(grid=dict.fromkeys(("m", "n", "k"), sizes), schemes={"native": times})
    for a, b, c in [(64, 64, 64), (100, 300, 1000), (777, 65, 512), (1024, 1024, 1024)]:
        assert m.milliseconds("native", a, b, c) == pytest.approx(1e-9 * a * b**0.8 * c**1.1)


def test_calls_and_batches_multiply():
    row = TraceRow("s", "e", 128, 256, 64, "native", "native", calls=3, ms=9.9, batch=2)
    assert model().total([row, row]) == pytest.approx(2 * 3 * 2 * 2.0)
    assert model().total([row], "int8:1,1") == pytest.approx(6.0)


def test_written_profiles_read_back(tmp_path):
    path = tmp_path / "profile.json"
    model().write(path)
    assert DeviceModel.read(path) == model()
    assert DeviceModel.load(str(path)).digest == model().digest
    assert model(date="2026-01-02").digest != model().digest


@pytest.mark.parametrize("name", ["profile.json", "./profile"])
def test_a_suffix_or_a_slash_makes_a_name_that_of_a_file(tmp_path, monkeypatch, name):
    model().write(tmp_path / name)
    monkeypatch.chdir(tmp_path)
    assert DeviceModel.load(name) == model()


def test_scheme_names_are_made_canonical(tmp_path):
    data = json.loads(model().to_json())
    data["schemes"] = {"native": [1, 1, 1, 1], "I": [1, 1, 1, 1]}
    assert list(DeviceModel.from_json(json.dumps(data)).schemes) == ["native", "int8:1,1"]


def test_the_packaged_profile_serves_the_short_ladder():
    h100 = DeviceModel.load("h100")
    assert set(ladders.schemes(ladders.SHORT)) <= set(h100.schemes)
    times = [h100.milliseconds(s, 4096, 4096, 4096) for s in ("native", "int8:2,2", "int8:1,1")]
    assert times == sorted(times, reverse=True)


def test_a_scheme_without_times_is_an_error_that_names_the_others():
    with pytest.raises(SchemeError, match=r"no times for int8:3,3 .*native"):
        model().milliseconds("int8:3,3", 1, 1, 1)


def test_the_error_for_an_unknown_profile_says_how_to_record_one():
    with pytest.raises(FormatError, match=r"mixpert-bench --record-device no-such\.json"):
        DeviceModel.load("no-such")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 2}, "version 2"),
        ({"grid": {"m": [1], "n": [1]}}, "grid.k is missing"),
        ({"device": 5}, "device is 5, not text"),
        ({"versions": "x"}, 'versions is "x", not an object'),
        ({"versions": {"cuda": 13}}, "versions.cuda is 13, not text"),
        ({"grid": {"m": ["4"], "n": [1], "k": [1]}}, r'grid.m\[0\] is "4", not a whole number'),
        ({"grid": {"m": [4, 2], "n": [1], "k": [1]}}, "axis m must be positive and ascending"),
        ({"schemes": {"native": [1, 2, 3]}}, "3 times for a grid of 4 points"),
        ({"schemes": {"native": [1, 2, 3, 0]}}, "not a positive number"),
        ({"schemes": {"native": [1, 2, 3, None]}}, r"schemes.native\[3\] is null, not a number"),
        ({"schemes": {"int8:1,1": [1, 2, 3, 4]}}, "no times for native"),
        ({"schemes": {"int8:9,9": [1, 2, 3, 4]}}, "int8:9,9"),
        ({"schemes": []}, r"schemes is \[\], not an object"),
    ],
)
def test_damaged_profiles_are_named(change, message):
    data = {**json.loads(model().to_json()), **change}
    with pytest.raises(FormatError, match=message) as caught:
        DeviceModel.from_json(json.dumps(data), "file.json")
    assert str(caught.value).startswith("file.json")
    assert "\n" not in str(caught.value)


def test_text_that_is_no_json_is_named_with_its_line():
    with pytest.raises(FormatError, match=r"file.json:2: not JSON"):
        DeviceModel.from_json("{\n", "file.json")


def test_an_unrecorded_form_with_one_slice_takes_no_longer_than_a_larger_one():
    times = {"native": 9.0, "int8:1,1": 2.0, "int8:1,2": 3.0, "int8:2,2": 4.0, "int8:1,0": 1.0}
    grid = dict.fromkeys("mnk", (64,))
    profile = DeviceModel("x", "", {}, "", grid, {s: (ms,) for s, ms in times.items()})
    assert profile.recorded("int8:1,0") == "int8:1,0"
    assert profile.recorded("int8:2,0") == "int8:1,1", "3 products of 4 slices; 4 of 4"
    assert profile.recorded("int8:0,3") == "int8:1,2", "4 products of 5 slices; 6 of 5"
    assert profile.recorded("int8:2,1") is None
    assert profile.milliseconds("int8:3,0", 64, 64, 64) == pytest.approx(3.0)


def test_a_packaged_profile_has_no_case():
    assert DeviceModel.load("H100") == DeviceModel.load("h100")
