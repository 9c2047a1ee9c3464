"""What was measured of a GPU, and where `auto` emulates by it."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

import pytest

from mixpert import native
from mixpert.errors import FormatError, MixpertError
from mixpert.files import cache_directory
from mixpert.kernels.instances import DEVICES
from mixpert.tuner import rates
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.record import GRID

H100, L40 = DEVICES[90], DEVICES[89]
IDENTITY = rates.Identity("a0" * 16, 13000)
MODEL = DeviceModel.load("h100")
OWN = {
    "launch": MODEL.milliseconds("native", 64, 64, 64),
    "copy": 0.179,
    **{name: MODEL.milliseconds(name, 4096, 4096, 4096)
       for name in ("native", "int8:2,2,2", "fp16x3")},
}  # fmt: skip
"""What an H100 would measure of itself."""
SHAPES = [(m, n, k) for m in GRID for n in GRID for k in GRID]


def worth(text: str, *mnk: int, device: native.DeviceStruct = H100) -> bool:
    m, n, k = mnk
    problem, answer = native.ProblemStruct(m, n, k, m, k, m, 1), ctypes.c_int32(-1)
    library = native.load()
    native.check(library.mixpert_worth_emulating_at(problem, device, text.encode(), answer))
    return bool(answer.value)


def text_of(**slower: float) -> str:
    """Rates of a GPU that takes so many times as long as an H100."""
    names = {"int8": "int8:2,2,2"}
    factors = {names.get(key, key): factor for key, factor in slower.items()}
    return rates.text_of(
        IDENTITY, "a GPU", {key: ms * factors.get(key, 1) for key, ms in OWN.items()}
    )


def emulated(text: str, device: native.DeviceStruct = H100) -> set[tuple[int, ...]]:
    return {shape for shape in SHAPES if worth(text, *shape, device=device)}


def test_an_h100_with_its_own_rates_loses_only_borderline_shapes() -> None:
    """The model is the same; what is reckoned from rates must win by more."""
    library = native.load()
    unmeasured = {
        (m, n, k) for m, n, k in SHAPES
        if library.mixpert_worth_emulating(native.ProblemStruct(m, n, k, m, k, m, 1), H100)
    }  # fmt: skip
    measured = emulated(text_of())
    assert measured < unmeasured
    assert len(measured) > 0.7 * len(unmeasured)
    assert all(min(shape) < 8192 for shape in unmeasured - measured)


def test_what_is_fast_is_emulated_whatever_its_generation() -> None:
    """Without rates `auto` stays native there."""
    assert not native.load().mixpert_worth_emulating(
        native.ProblemStruct(8192, 8192, 8192, 8192, 8192, 8192, 1), L40
    )
    assert worth(text_of(), 8192, 8192, 8192, device=L40)


@pytest.mark.parametrize(
    "slower",
    [{"int8": 2.0, "fp16x3": 2.0}, {"launch": 3.0}, {"copy": 3.0}, {"native": 0.5}],
    ids=str,
)
def test_a_slower_part_takes_shapes_away(slower: dict[str, float]) -> None:
    """Native keeps its own launches and copies, which are slower too, but less of them."""
    assert emulated(text_of(**slower)) < emulated(text_of())


def test_integer_units_that_are_too_slow_leave_nothing() -> None:
    assert not emulated(text_of(int8=8.0, fp16x3=8.0))


def test_a_slower_native_adds_shapes() -> None:
    assert emulated(text_of(native=2.0)) > emulated(text_of())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("# mixpert-rates 1", "# mixpert-rates 2", "the first line must be"),
        ("# mixpert-rates 1\n", "", "the first line must be"),
        ("launch\t", "launch ", "the first line must be"),
        ("copy\t", "native\t", "the first line must be"),
        ("copy\t0.179", "", "no possible time of 'copy'"),
        ("copy\t0.179", "copy\t0", "no possible time of 'copy'"),
        ("copy\t0.179", "copy\t-1", "no possible time of 'copy'"),
        ("copy\t0.179", "copy\tnan", "no possible time of 'copy'"),
        ("copy\t0.179", "copy\tinf", "no possible time of 'copy'"),
        ("copy\t0.179", "copy\t1e9", "no possible time of 'copy'"),
        ("copy\t0.179", "copy\t0,179", "no possible time of 'copy'"),
        ("mixpert\t", "mixpert\t9", "measured by another MixPert"),
    ],
)
def test_malformed_rates_are_refused(old: str, new: str, fault: str) -> None:
    assert old in text_of()
    with pytest.raises(MixpertError, match=fault):
        worth(text_of().replace(old, new), 4096, 4096, 4096)


def test_a_file_that_is_cut_short() -> None:
    text = text_of()
    for length in range(len(text)):
        with pytest.raises(MixpertError):
            worth(text[:length], 4096, 4096, 4096)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return cache_directory()


def test_what_is_kept_is_this_users_alone(cache: Path) -> None:
    umask = os.umask(0)
    try:
        rates.write(IDENTITY, text_of())
    finally:
        os.umask(umask)
    assert IDENTITY.path.parent == cache / "rates"
    assert [IDENTITY.path.stat().st_mode & 0o777, cache.stat().st_mode & 0o777] == [0o600, 0o700]
    assert rates.kept(IDENTITY) is not None
    assert rates.kept(rates.Identity("b0" * 16, 13000)) is None


def test_a_gpu_lacks_rates_until_they_are_kept(cache: Path) -> None:
    assert not rates.lacks_rates(IDENTITY, MODEL.device), "its profile is in the package"
    assert rates.lacks_rates(IDENTITY, "a GPU")
    rates.write(IDENTITY, text_of())
    assert not rates.lacks_rates(IDENTITY, "a GPU")
    IDENTITY.path.chmod(0o666)
    assert rates.lacks_rates(IDENTITY, "a GPU"), "the runtime would not take them"


def test_a_cache_that_others_can_write_is_refused(cache: Path) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    with pytest.raises(FormatError, match="others can write to it: chmod go-w"):
        rates.write(IDENTITY, text_of())


def test_rates_writable_by_others_are_reported(cache: Path) -> None:
    """As the runtime would not take it."""
    rates.write(IDENTITY, text_of())
    for path in (IDENTITY.path, cache / "rates", cache):
        usual = path.stat().st_mode
        path.chmod(0o777)
        with pytest.raises(FormatError, match=f"{path}: others can write to it"):
            rates.kept(IDENTITY)
        path.chmod(usual)
    assert rates.kept(IDENTITY)


def test_a_cache_that_cannot_be_looked_into_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", f"/{'x' * 5000}")
    assert rates.kept(IDENTITY) is None


def test_rates_of_another_gpu_driver_or_version_are_refused(cache: Path) -> None:
    rates.write(IDENTITY, text_of())
    with pytest.raises(FormatError, match="measured on another driver"):
        rates.kept(rates.Identity(IDENTITY.uuid, 13010))
    IDENTITY.path.write_text(text_of().replace("a0a0", "b0b0"))
    with pytest.raises(FormatError, match="measured on another uuid"):
        rates.kept(IDENTITY)
    IDENTITY.path.write_text(text_of().replace("copy\t", "copy\t-"))
    with pytest.raises(FormatError, match="no possible time of 'copy'"):
        rates.kept(IDENTITY)


def test_five_times_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """On times that are given: no GPU is needed to see which go where."""
    asked: list[object] = []

    def fixed(schemes: list[object], shape: tuple[int, ...], seed: int) -> dict[str, float]:
        asked.append((shape, [str(scheme) for scheme in schemes]))
        return {str(scheme): float(shape[0]) for scheme in schemes}

    monkeypatch.setattr(rates, "prepare", lambda *arguments: None)
    monkeypatch.setattr(rates, "measured", fixed)
    monkeypatch.setattr(rates, "_copy", lambda: 0.25)
    times = rates.measure(lambda message: None)
    assert asked == [
        ((64, 64, 64), ["native"]),
        ((4096, 4096, 4096), ["native", "int8:2,2,2", "fp16x3"]),
    ]
    assert times == {
        "launch": 64.0, "copy": 0.25, "native": 4096.0, "int8:2,2,2": 4096.0, "fp16x3": 4096.0,
    }  # fmt: skip
    assert set(times) == set(OWN)
