"""Descriptors of call sites, as the compiler pass emits them (mixpert_sites.h)."""

from __future__ import annotations

import ctypes

from mixpert import native

SINK = 1  # MIXPERT_SITE_SINK


class SiteStruct(ctypes.Structure):
    """mixpert_site."""

    _fields_ = [
        *((name, ctypes.c_uint32) for name in ("abi", "index", "flags", "packings")),
        *((name, ctypes.c_char_p) for name in ("id", "module", "plan")),
        *((name, ctypes.c_void_p) for name in ("image", "state")),
    ]


def site(name: str, flags: int = 0) -> SiteStruct:
    """The descriptor of a site with that id."""
    return SiteStruct(native.ABI_VERSION, 0, flags, 0, name.encode(), b"child.cu")
