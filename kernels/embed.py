"""Kernel images for inside a program: what mixpert-compile --gpu-arch compiles in.

The runtime reads the container back (``cuda/embedded.cpp``) and looks images up by the file name
that they have everywhere else, so that sources, options and ABI must match.
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from mixpert.errors import BackendError
from mixpert.kernels.build import file_name
from mixpert.kernels.compiler import kernel_image, require_nvrtc
from mixpert.kernels.instances import USEFUL_SCHEMES, Instance, needed

_MAGIC = b"MIXPERT1"
_RAW_DEFLATE = -15


def container(
    archs: Sequence[str], schemes: Collection[str] | None = None, limited: bool = False
) -> bytes:
    """The images that some schemes need on some architectures, packed.

    Images that are installed or cached are taken as they are; others are compiled and cached.

    Args:
        archs: such as ``["sm_90a", "sm_80"]``.
        schemes: as plans spell them; None: the useful ones.
        limited: the plan has limits for the guard.

    Raises:
        BackendError: no such architecture, or NVRTC is missing or refuses a kernel.
    """
    wanted = needed(archs, USEFUL_SCHEMES if schemes is None else sorted(schemes), limited)
    with suppress(BackendError):  # where every image is at hand, no compiler is needed
        require_nvrtc()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return packed(list(pool.map(_named, wanted)))


def _named(instance: Instance) -> tuple[str, bytes]:
    return file_name(*instance), kernel_image(*instance)


def packed(images: Sequence[tuple[str, bytes]]) -> bytes:
    """The container of images by name."""
    parts = [_MAGIC, struct.pack("<I", len(images))]
    for name, image in images:
        squeezer = zlib.compressobj(9, zlib.DEFLATED, _RAW_DEFLATE)
        data = squeezer.compress(image) + squeezer.flush()
        text = name.encode()
        parts += [struct.pack("<III", len(text), len(data), len(image)), text, data]
    return b"".join(parts)
