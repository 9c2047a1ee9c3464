"""How fast this machine's GPUs are beside the one of the packaged profile.

A few products are timed once and kept in the user's cache, from where the runtime takes them to
decide when `auto` is worth its while (`runtime/native/src/costs/rates.h` reads what is written
here, `docs/formats.md` describes it). As a program, ``python -m mixpert.tuner.rates``, it measures
what `lacks_rates`: a process of its own for `mixpert-run --measure`, whose program starts after it.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from stat import S_IWGRP, S_IWOTH

from mixpert import native
from mixpert.errors import BackendError, FormatError, MixpertError
from mixpert.files import cache_directory, read_text, write_atomically
from mixpert.runtime import machine
from mixpert.runtime.launcher import cupy
from mixpert.runtime.measure import time_queue
from mixpert.scheme import NATIVE, Scheme
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.record import measured, prepare
from mixpert.version import __version__

HEADER = "# mixpert-rates 1"

_AGAIN = "mixpert-doctor --measure measures again"

_TINY, _LARGE = (64, 64, 64), (4096, 4096, 4096)
_COPIED = 256 << 20  # bytes
_PROFILED = "h100"
"""The profile that the runtime is compiled with (`mixpert/devices`)."""

_SCHEMES = (NATIVE, Scheme.parse("int8:2,2,2"), Scheme.parse("fp16x3"))


@dataclass(frozen=True)
class Identity:
    """What rates hold for.

    Attributes:
        uuid: of the GPU, 32 hexadecimal digits.
        driver: the CUDA version that the driver speaks, such as 13000.
    """

    uuid: str
    driver: int

    @property
    def path(self) -> Path:
        """The file of its rates."""
        return cache_directory() / "rates" / f"{self.uuid}.txt"


def identify(driver: ctypes.CDLL, ordinal: int) -> Identity:
    """Ask the CUDA driver, initialised, about its device number `ordinal`.

    Raises:
        BackendError: it does not tell.
    """
    device, version, uuid = ctypes.c_int(), ctypes.c_int(), (ctypes.c_ubyte * 16)()
    asked = getattr(driver, "cuDeviceGetUuid_v2", None)
    if (
        asked is None
        or driver.cuDeviceGet(ctypes.byref(device), ordinal)
        or asked(uuid, device)
        or driver.cuDriverGetVersion(ctypes.byref(version))
    ):
        raise BackendError(f"the driver does not identify GPU {ordinal}: CUDA 11.4 is needed")
    return Identity(bytes(uuid).hex(), version.value)


def kept(identity: Identity) -> str | None:
    """The date on which the rates of a GPU were measured, None where they were not.

    Raises:
        FormatError: the file cannot be read, or the runtime would not take it.
    """
    folder = identity.path.parent
    if not os.path.lexists(identity.path):  # nor where the cache itself may not be looked into
        return None
    for path in (folder.parent, folder, identity.path):
        if path.lstat().st_uid != os.geteuid() or path.lstat().st_mode & (S_IWGRP | S_IWOTH):
            raise FormatError(f"{path}: others can write to it, or it is not yours: {_AGAIN}")
    text = read_text(identity.path)
    fields = dict(line.split("\t", 1) for line in text.splitlines() if "\t" in line)
    for key, expected in (("uuid", identity.uuid), ("driver", str(identity.driver))):
        if fields.get(key) != expected:
            raise FormatError(f"{identity.path}: measured on another {key}: {_AGAIN}")
    worth, device = ctypes.c_int32(), native.DeviceStruct(90, 132, 227 << 10, 0)
    status = native.load().mixpert_worth_emulating_at(
        native.ProblemStruct(1, 1, 1, 1, 1, 1, 1), device, text.encode(), worth
    )
    if status:
        raise FormatError(f"{identity.path}: {native.last_error()}")
    return fields.get("date", "some day")


def lacks_rates(identity: Identity, name: str) -> bool:
    """Whether a GPU is not that of the packaged profile and has no rates of its own either."""
    if name == DeviceModel.load(_PROFILED).device:
        return False
    try:
        return kept(identity) is None
    except FormatError:  # the runtime would not take them
        return True


def measure_all(
    say: Callable[[str], None] = lambda message: None,
    wanted: Callable[[Identity, str], bool] = lambda identity, name: True,
) -> Iterator[Path]:
    """Measure the GPUs that CUDA shows, one after another; yields the files written.

    Args:
        say: told about progress.
        wanted: which GPUs, by identity and name.

    Raises:
        BackendError: no CuPy or GPU, a product came out wrong, or the GPU is in use.
        FormatError: the cache cannot be written, or others can write to it.
    """
    xp, driver = cupy(), ctypes.CDLL("libcuda.so.1")
    for ordinal in range(xp.cuda.runtime.getDeviceCount()):
        with xp.cuda.Device(ordinal):
            identity, name = identify(driver, ordinal), machine.device_name()
            if not wanted(identity, name):
                continue
            say(f"GPU {ordinal}, {name}")
            write(identity, text_of(identity, name, measure(say)))
        yield identity.path


def measure(say: Callable[[str], None]) -> dict[str, float]:
    """Milliseconds on the current GPU, by the keys of the file.

    Raises:
        BackendError: no GPU, or a product came out wrong.
    """
    prepare(_SCHEMES, [_LARGE], say)
    tiny, large = measured([NATIVE], _TINY, seed=0), measured(_SCHEMES, _LARGE, seed=1)
    return {"launch": tiny[str(NATIVE)], "copy": _copy(), **large}


def _copy() -> float:
    """Milliseconds of a copy within the GPU's memory."""
    source, target = (cupy().zeros(_COPIED, dtype="uint8") for _ in range(2))
    return time_queue(lambda: target.data.copy_from_device_async(source.data, _COPIED)).median


def text_of(identity: Identity, device: str, milliseconds: dict[str, float]) -> str:
    """The text of a file of rates."""
    head = {
        "device": device, "uuid": identity.uuid, "driver": identity.driver,
        "mixpert": __version__, "date": machine.today(),
    }  # fmt: skip
    times = {key: f"{ms:.5g}" for key, ms in milliseconds.items()}
    return "".join(
        f"{line}\n" for line in [HEADER, *(f"{k}\t{v}" for k, v in (head | times).items())]
    )


def write(identity: Identity, text: str) -> None:
    """Keep a file of rates, readable and writable by this user only.

    Raises:
        FormatError: it cannot be written, or others can write to the cache.
    """
    folder = identity.path.parent
    try:
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        shared = [x for x in (folder.parent, folder) if x.stat().st_mode & (S_IWGRP | S_IWOTH)]
    except OSError as error:
        raise FormatError(f"{folder}: cannot be made: {error.strerror or error}") from error
    if shared:
        raise FormatError(f"{shared[0]}: others can write to it: chmod go-w {shared[0]}")
    write_atomically(identity.path, text)
    identity.path.chmod(0o600)


def main() -> int:
    """Measure the GPUs that lack rates; one line on stderr for each, or for what keeps it."""
    try:
        for path in measure_all(wanted=lacks_rates):
            print(f"mixpert: rates of this GPU measured, once, in {path}", file=sys.stderr)
    except (MixpertError, OSError) as error:
        print(f"mixpert: rates not measured: {error}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
