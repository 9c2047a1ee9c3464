"""PTX in host modules: found, unpacked, and whatever is damaged is refused."""

import random
import struct
from pathlib import Path

import pytest

from mixpert.passes.device.device_code import Damaged, ptx_of, unpacked
from mixpert.passes.device.kernel_effects import _kernels

SAMPLES = Path(__file__).parents[2] / "samples"
KERNELS = Path(__file__).parent / "kernels"
TEXT = (KERNELS / "kernels.ptx").read_bytes()[:6000]
FRAMES = ("fast.zst", "small.zst")
"""That text, packed by `zstd -1` and `zstd -19`."""
PTX, MACHINE_CODE = 1, 2
PLAIN, LZ4, ZSTANDARD = 0x11, 0x2011, 0x8011


def image(kind: int, flags: int, body: bytes, length: int = 0) -> bytes:
    stored = body + bytes(-len(body) % 8)
    header = struct.pack("<HHIQI", kind, 0x101, 64, len(stored), len(body) if length else 0)
    header += struct.pack("<20xQ8xQ", flags, length)
    return header + stored


def module(*images: bytes) -> str:
    body = b"".join(images)
    data = struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body
    words = ",".join(f"0x{word:016x}" for (word,) in struct.iter_unpack("<Q", data))
    return f'source_filename = "a.cu"\nmodule asm ".quad {words}"\n'


def as_string(*images: bytes) -> str:
    """As clang has it."""
    body = b"".join(images)
    data = struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body
    text = "P\\EDU\\BA" + "".join(f"\\{byte:02X}" for byte in data[4:])
    return f'@0 = private constant [{len(data)} x i8] c"{text}", section ".nv_fatbin", align 8\n'


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_holds_what_was_packed(name: str) -> None:
    assert unpacked((KERNELS / name).read_bytes()) == TEXT


@pytest.mark.parametrize(
    ("frame", "holds"),
    [
        ("28b52ffd2000010000", b""),
        ("28b52ffd005809000061", b"a"),
        ("28b52ffd00584d0000106161010083d3032c", b"a" * 5000),
    ],
)
def test_frames_of_little(frame: str, holds: bytes) -> None:
    assert unpacked(bytes.fromhex(frame)) == holds


def test_damaged_frames_are_refused_or_give_something() -> None:
    chance = random.Random(1)
    for name in FRAMES * 150:
        data = bytearray((KERNELS / name).read_bytes())
        data[chance.randrange(len(data))] = chance.randrange(256)
        try:
            unpacked(bytes(data[: chance.randrange(1, 2 * len(data))]))
        except Damaged:
            continue


def test_a_frame_of_too_much_is_refused() -> None:
    block = (((1 << 17) << 3) | 2).to_bytes(3, "little") + b"a"  # so many times one byte
    last = (((1 << 17) << 3) | 3).to_bytes(3, "little") + b"a"
    frame = bytes.fromhex("28b52ffd0058")
    assert len(unpacked(frame + block * 30 + last)) == 31 << 17
    with pytest.raises(Damaged):
        unpacked(frame + block * 100 + last)


def test_images_of_every_kind_are_read() -> None:
    plain = image(PTX, PLAIN, b".version 9.0\n")
    code = image(MACHINE_CODE, PLAIN, b"\x7fELF....")
    lz4 = image(PTX, LZ4, bytes([0x35]) + b"abc" + bytes([3, 0]) + bytes([0x20]) + b"yz", 14)
    zstandard = image(PTX, ZSTANDARD, (KERNELS / FRAMES[1]).read_bytes(), len(TEXT))
    expected = [".version 9.0\n", "abcabcabcabcyz", TEXT.decode()]
    for spelt in (module, as_string):
        assert ptx_of(spelt(code, plain, lz4, zstandard)) == expected


def test_unreadable_device_code_is_none() -> None:
    torn = image(PTX, ZSTANDARD, b"\x28\xb5\x2f\xfd", 14)
    assert ptx_of(module(image(PTX, PLAIN, b".version"), torn)) is None
    assert ptx_of('module asm ".quad 0x1,0x2"\n') is None
    assert ptx_of("define void @f() {\n  ret void\n}\n") == []


def test_the_samples_hold_their_kernels() -> None:
    (ptx,) = ptx_of((SAMPLES / "mlp" / "mlp.ll").read_text()) or ()
    assert ".visible .entry _Z4reluPfm(" in ptx or ".entry _Z4reluPfm(" in ptx


@pytest.mark.parametrize("word", ["8x000fc8000bf06070", "0x1000fc8000bf060700"])
def test_malformed_words_are_refused(word):
    assert ptx_of(f'module asm ".quad {word}"\n') is None


@pytest.mark.parametrize(
    ("stub", "kernel"),
    [
        ("_Z20__device_stub__Z1kPfPf", "_Z1kPf"),
        ("__device_stub___ZL1kPf", "_Z1kPf"),
        ("__device_stub___ZN12_GLOBAL__N_1L5clearEPf", "_ZN12_GLOBAL__N_15clearEPf"),
        (
            "__device_stub___ZN12_GLOBAL__N_1L4addsIfLb1EEEvPT_",
            "_ZN12_GLOBAL__N_14addsIfLb1EEEvPT_",
        ),
        ("__device_stub___ZN2nsL1kIL_Z1kEEEvv", "_ZN2ns1kIL_Z1kEEEvv"),
    ],
)
def test_the_kernel_that_a_stub_launches(stub, kernel):
    assert kernel in set(_kernels(stub))
