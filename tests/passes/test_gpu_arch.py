"""Kernel images inside the program: packed, compiled in, found again by the runtime."""

import ctypes
import os
import random
import sys

import pytest

from mixpert import native
from mixpert.commands.compile import main
from mixpert.errors import BackendError, MixpertError
from mixpert.kernels import embed
from mixpert.kernels.build import file_name
from mixpert.kernels.compiler import kernel_image
from mixpert.native import ABI_VERSION

MODULE = (
    'source_filename = "m.c"\n'
    "declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float,"
    " ptr, i32)\n"
    "define void @f(ptr %a, ptr %c) {\n"
    "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, "
    "float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 0.0, ptr %c, i32 8)\n  ret void\n}\n"
)
COLUMN_MAJOR, NO_TRANS = 102, 111
_LZMA_HEADER = 13


class SiteStruct(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_uint32) for name in ("abi", "index", "flags", "packings")),
        *((name, ctypes.c_char_p) for name in ("id", "module", "plan", "image")),
        ("state", ctypes.c_void_p),
    ]


def call_from(site):
    """One product through a site descriptor, as rewritten programs call the runtime."""
    a = (ctypes.c_float * 1)(3.0)
    one, size = ctypes.c_float(1.0), ctypes.c_int32(1)
    native.load().mixpert_cblas_sgemm(
        ctypes.byref(site), COLUMN_MAJOR, NO_TRANS, NO_TRANS, size, size, size, one, a, size, a,
        size, ctypes.c_float(0.0), (ctypes.c_float * 1)(), size,
    )  # fmt: skip


def register(container):
    """Make a container known to the runtime, as a program's first call does."""
    kept = ctypes.create_string_buffer(container, len(container))
    register.kept.append(kept)  # the registry points there for good
    site = SiteStruct(ABI_VERSION, 0, 0, 0, b"embedded", b"m.c", None, None, None)
    site.image = ctypes.cast(kept, ctypes.c_char_p)
    call_from(site)


register.kept = []


def variants(count):
    """Contents that differ little, with repeats near and as far as a megabyte apart."""
    noise = random.Random(5).randbytes(200_000)
    return [noise[i * 1000 :] + bytes([i]) * 5000 + noise for i in range(count)]


@pytest.mark.parametrize(
    "content", [b"x", os.urandom(70_000), b"GPU code " * 20_000], ids=["byte", "noise", "repeats"]
)
def test_the_runtime_finds_what_was_packed(content):
    kernel = f"fake SIZE={len(content)}"
    with pytest.raises(MixpertError):
        kernel_image(kernel, "sm_80")
    register(embed.packed([(file_name(kernel, "sm_80"), content), ("another", b"y")]))
    assert kernel_image(kernel, "sm_80") == content


def test_every_image_of_a_stream_is_found():
    contents = {f"variant NUMBER={i}": content for i, content in enumerate(variants(4))}
    images = [(file_name(kernel, "sm_80"), content) for kernel, content in contents.items()]
    container = embed.packed(images)
    assert len(container) < 1.1 * 200_000  # what they share is there once
    register(container)
    assert {kernel: kernel_image(kernel, "sm_80") for kernel in contents} == contents


def test_streams_hold_neighbours_of_one_architecture(monkeypatch):
    pairs = [(f"kernel-{i}", arch) for arch in ("sm_80", "sm_90a") for i in range(5)]
    content = os.urandom(3_008)  # of 16 each
    monkeypatch.setattr(embed, "needed", lambda *asked: pairs)
    monkeypatch.setattr(embed, "rarely_needed", lambda *asked: [])
    monkeypatch.setattr(embed, "kernel_image", lambda kernel, arch: content)
    monkeypatch.setattr(embed, "require_nvrtc", lambda: None)
    monkeypatch.setattr(embed, "_MOST_TOGETHER", 10_000)
    container = embed.container(["sm_80", "sm_90a"])
    assert int.from_bytes(container[12:16], "little") == 4  # of three images at most
    register(container)
    monkeypatch.undo()
    assert all(kernel_image(*pair) == content for pair in pairs)


@pytest.mark.parametrize("most, there", [(30_000, True), (25_100, False)])
def test_what_is_rarely_needed_is_there_if_there_is_room(monkeypatch, most, there):
    usual, rare = (f"usual MOST={most}", "sm_80"), (f"rare MOST={most}", "sm_80")
    monkeypatch.setattr(embed, "needed", lambda *asked: [usual])
    monkeypatch.setattr(embed, "rarely_needed", lambda *asked: [rare])
    monkeypatch.setattr(embed, "kernel_image", lambda *pair: pair[0].encode().ljust(32))
    monkeypatch.setattr(embed, "require_nvrtc", lambda: None)
    monkeypatch.setattr(embed, "_MOST_IN_ALL", most)
    container = embed.container(["sm_80"], ["int8:2,2,2"])
    assert (file_name(*usual).encode() in container, file_name(*rare).encode() in container) == (
        True, there,
    )  # fmt: skip


@pytest.mark.parametrize("place", [-30, -2000])
def test_damaged_images_are_not_used(place):
    kernel = f"damaged PLACE={-place}"
    image = bytearray(embed.packed([(file_name(kernel, "sm_80"), os.urandom(3000))]))
    image[place] ^= 0xFF
    register(bytes(image))
    with pytest.raises(MixpertError):
        kernel_image(kernel, "sm_80")


@pytest.mark.parametrize("damage", ["short", "images", "name", "size", "first", "equal"])
def test_damaged_containers_are_not_read_past_their_end(damage):
    """Nor do they end the program: what they say of their lengths is not believed."""
    kernel, huge = f"damaged WHERE={damage}", b"\xff\xff\xff\xff"
    image = bytearray(embed.packed([(file_name(kernel, "sm_80"), os.urandom(3000))]))
    stream = image.rindex(b".bin") + len(b".bin")
    if damage == "short":
        image[8:12] = (len(image) // 2).to_bytes(4, "little")
    elif damage == "first":
        image[stream + _LZMA_HEADER] = 1  # of the range coder, is 0
    elif damage == "equal":
        image[stream + _LZMA_HEADER + 1 : stream + _LZMA_HEADER + 5] = huge  # code and range
    else:
        at = {"images": 20, "name": 24, "size": 28}[damage]
        image[at : at + 4] = huge
    register(bytes(image))
    with pytest.raises(MixpertError):
        kernel_image(kernel, "sm_80")


def test_undamaged_images_of_a_damaged_container_are_found():
    kernel = "whole BEFORE=1"
    image = bytearray(embed.packed([(file_name(kernel, "sm_80"), b"content")]))
    image[12:16] = b"\xff\xff\xff\xff"  # streams
    register(bytes(image))
    assert kernel_image(kernel, "sm_80") == b"content"


def test_a_python_without_lzma_is_reported(monkeypatch):
    monkeypatch.setitem(sys.modules, "lzma", None)
    with pytest.raises(BackendError, match="this Python was built without"):
        embed.packed([("name", b"content")])


def test_images_go_into_every_descriptor(tmp_path, monkeypatch):
    asked = []

    def container(archs, schemes=None, limited=False):
        asked.append((archs, schemes, limited))
        return b"MIXPERT3\0\0\0\0"

    monkeypatch.setattr(embed, "container", container)
    source, out, plan = tmp_path / "m.ll", tmp_path / "o.ll", tmp_path / "plan"
    source.write_text(MODULE)
    plan.write_text("# mixpert-plan 1\nm.c@f\tint8:1,1\ndefault\tnative\n")
    assert main([str(source), "-o", str(out), "--gpu-arch", "sm_90a, sm_80"]) == 0
    assert (
        '@mixpert.image = private constant [12 x i8] c"MIXPERT3\\00\\00\\00\\00"' in out.read_text()
    )
    assert "ptr @mixpert.image, ptr null }" in out.read_text()
    main([str(source), "-o", str(out), "--gpu-arch", "sm_80", "--plan", str(plan)])
    plan.write_text("# mixpert-plan 1\nm.c@f\tint8:1,1\t1e-4\nother\tint8:1,1\n")
    main([str(source), "-o", str(out), "--gpu-arch", "sm_80", "--plan", str(plan)])
    assert asked == [
        (["sm_90a", "sm_80"], None, False),
        (["sm_80"], ["int8:1,1", "native"], False),
        (["sm_80"], ["int8:1,1"], True),
    ]


def test_an_unknown_architecture_is_refused_before_anything_else(tmp_path, capsys):
    source = tmp_path / "m.ll"
    source.write_text(MODULE)
    assert main([str(source), "-o", str(tmp_path / "o.ll"), "--gpu-arch", "sm_90a,sm_1"]) == 2
    assert "no such architecture: 'sm_1'; choices: sm_80" in capsys.readouterr().err
    assert not (tmp_path / "o.ll").exists()
