"""Kernel images for inside a program: what mixpert-compile --gpu-arch compiles in.

The runtime reads the container back (``images/embedded.cpp``) and looks images up by the file name
that they have everywhere else, so that sources, options and ABI must match. Variants of one kernel
share most of their code, so several images are compressed together, kernel by kernel; not all of
them, because to get at one image the runtime unpacks those before it too.
"""

from __future__ import annotations

import os
import re
import struct
import zlib
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby

from mixpert.errors import BackendError
from mixpert.kernels.build import file_name
from mixpert.kernels.compiler import kernel_image, require_nvrtc
from mixpert.kernels.instances import USEFUL_SCHEMES, Instance, needed, rarely_needed
from mixpert.kernels.plain_images import plain

_MAGIC = b"MIXPERT3"
_MOST_IN_ALL = 2_000_000
"""Bytes that an application may embed."""
_RARE_BYTES = 25_000
"""Of these, what a kernel takes that is rarely needed, at most."""
_MOST_TOGETHER = 23 << 16
"""Bytes that one stream unpacks to: the last of them take 45 ms, at 30 a MiB."""
_LIKE = ("PARTIAL", "SEGMENTED", "BN", "BM", "ROWS")
"""Macros that decide most of an image's code."""
_DICTIONARY = 2 << 20
"""Bytes that are searched for repeats: all of a stream."""
_Images = Sequence[tuple[str, bytes]]


def container(
    archs: Sequence[str], schemes: Collection[str] | None = None, limited: bool = False
) -> bytes:
    """The images that some schemes need on some architectures, packed.

    Images that are installed or cached are not compiled again; others are compiled and cached.
    All lose the names of their constants (`plain`). Of what is rarely needed there is as much as
    surely stays below 2 MB; the runtime compiles the rest, or runs a product natively.

    Args:
        archs: such as ``["sm_90a", "sm_80"]``.
        schemes: as plans spell them; None: the useful ones.
        limited: the plan has limits for the guard.

    Raises:
        BackendError: no such architecture, NVRTC is missing or refuses a kernel, or this Python
            has no lzma.
    """
    chosen = USEFUL_SCHEMES if schemes is None else sorted(schemes)
    with suppress(BackendError):  # where every image is at hand, no compiler is needed
        require_nvrtc()
    streams = _streams(needed(archs, chosen, limited))
    room = max(0, _MOST_IN_ALL - 1 - sum(map(len, streams))) // _RARE_BYTES
    return _container(streams + _streams(rarely_needed(archs, chosen)[:room]))


def _streams(wanted: Sequence[Instance]) -> list[bytes]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        images = list(pool.map(_named, wanted))
        return list(pool.map(_stream, _together(images, [arch for _, arch in wanted])))


def packed(images: _Images) -> bytes:
    """The container of images by name, one stream."""
    return _container([_stream(images)])


def _named(instance: Instance) -> tuple[str, bytes]:
    return file_name(*instance), plain(kernel_image(*instance))


def _together(images: _Images, archs: Sequence[str]) -> list[_Images]:
    """The images of each stream: of one architecture, those of one kernel in as few as can be."""
    streams: list[list[tuple[str, bytes]]] = []
    last = ""
    kernels = groupby(
        sorted(zip(archs, images, strict=True), key=lambda one: (one[0], *_likeness(one[1][0]))),
        lambda one: (one[0], one[1][0].partition("-")[0]),
    )
    for (arch, _), group in kernels:
        kernel = [image for _, image in group]
        if arch == last and _bytes(streams[-1]) + _bytes(kernel) <= _MOST_TOGETHER:
            streams[-1] += kernel
        else:
            streams += _in_equal_parts(kernel)
        last = arch
    return list(streams)


def _likeness(name: str) -> tuple[object, ...]:
    """What images of one kernel are sorted by: those of one tile repeat each other most."""
    kernel = name.partition("-")[0]
    values = dict(re.findall(r"-([A-Z]+)\.(\d+)", name))
    return (kernel, *(int(values.get(macro, 0)) for macro in _LIKE), name)


def _bytes(images: _Images) -> int:
    return sum(len(image) for _, image in images)


def _in_equal_parts(images: _Images) -> list[list[tuple[str, bytes]]]:
    """As few as can be that are not larger than `_MOST_TOGETHER`, or by half an image."""
    whole = _bytes(images)
    part = whole / -(-whole // _MOST_TOGETHER)
    parts: list[list[tuple[str, bytes]]] = [[]]
    for image in images:
        if parts[-1] and _bytes(parts[-1]) + len(image[1]) / 2 > part:
            parts.append([])
        parts[-1].append(image)
    return parts


def _stream(images: _Images) -> bytes:
    """Lengths, checksums and names of some images, and their bytes as one .lzma stream."""
    squeezed = _squeezed(b"".join(image for _, image in images))
    parts = [struct.pack("<II", len(squeezed), len(images))]
    for name, image in images:
        text = name.encode()
        parts += [struct.pack("<III", len(text), len(image), zlib.crc32(image)), text]
    return b"".join([*parts, squeezed])


def _squeezed(data: bytes) -> bytes:
    """An .lzma stream; instructions have 16 bytes, so what a byte is depends on its place there."""
    try:
        import lzma
    except ImportError as error:
        raise BackendError(
            "--gpu-arch compresses kernels with Python's lzma, which this Python was built without"
        ) from error
    places = {"lc": 0, "lp": 3, "pb": 4}
    repeats = {"dict_size": _DICTIONARY, "nice_len": 273}
    kind = {"id": lzma.FILTER_LZMA1, "preset": 6, **repeats, **places}
    return lzma.compress(data, lzma.FORMAT_ALONE, filters=[kind])


def _container(streams: Sequence[bytes]) -> bytes:
    content = b"".join([struct.pack("<I", len(streams)), *streams])
    return _MAGIC + struct.pack("<I", len(content)) + content
