"""Into how many parts of k cublasSgemm cuts its sums, as sizes tell it (docs/bounds.md)."""

from __future__ import annotations

import math

from mixpert.kernels.guard_model import sgemm_error

_SLOTS = 2 * 132
_LEAST_SHARED, _SHARED, _LONG, _LONGER, _LONGEST = 1024, 2500, 6144, 12_000, 20_000
_UNIFORM_PART, _LEAST_PART, _MOST_PARTS, _USUAL_PARTS = 512, 128, 32, 8
_SHARE = 0.95
_TILE, _NARROW, _MANY_TILES, _MOST_TILES = 128, 256, 3072, 8192


def native_error(  # noqa: PLR0917
    m: int, n: int, k: int, trans_a: bool = False, trans_b: bool = False, batch: int = 1
) -> float:
    """The relative Frobenius error that `auto` does not exceed: sums of parts are shorter."""
    return error_of_parts(k, native_parts(m, n, k, trans_a, trans_b, batch))


def error_of_parts(k: int, parts: int) -> float:
    """What sums of so many parts of k make, and where there are several a little less."""
    share = _SHARE if parts > 1 else 1.0
    return share * sgemm_error(k) / math.sqrt(parts)


def native_parts(  # noqa: PLR0917
    m: int, n: int, k: int, trans_a: bool = False, trans_b: bool = False, batch: int = 1
) -> int:
    """How many parts of k, rather too many than too few, of a cuBLAS that cannot be asked."""
    if batch > 1 or k < _LEAST_SHARED:
        return 1
    tiles = math.ceil(m / _TILE) * math.ceil(n / _TILE)
    usual = k // _UNIFORM_PART
    if _filling(tiles, 960, _MOST_PARTS) == 1:
        return min(usual, _of_full_waves(tiles, (m, n, k), trans_a, trans_b))
    filling = _filling(tiles, 900, _MOST_PARTS) or _MOST_PARTS
    return max(min(filling, k // _LEAST_PART), min(usual, _USUAL_PARTS))


def _of_full_waves(tiles: int, sizes: tuple[int, int, int], trans_a: bool, trans_b: bool) -> int:
    """Where whole sums fill what runs at a time."""
    m, n, k = sizes
    narrow = not trans_a and min(m, n) <= _NARROW and k >= _LONG
    turned = trans_a and (m > n or k >= _LONGEST or (k >= _LONG and not trans_b))
    if tiles <= _SLOTS and (narrow or turned):
        return 4
    if trans_a:
        return 1
    uneven = k >= _LONG and _filling(tiles, 985, 6) > 1
    if uneven and (n > m or k >= _LONGER or tiles >= _MOST_TILES):
        return 5
    if not trans_b or k < _SHARED:
        return 1
    return 3 if tiles >= _MANY_TILES else 2


def _filling(tiles: int, full: int, most: int) -> int:
    """The fewest parts whose tiles fill so many per mille of what runs at a time; 0 for none."""
    for parts in range(1, most + 1):
        waves = math.ceil(tiles * parts / _SLOTS)
        if tiles * parts * 1000 >= waves * _SLOTS * full:
            return parts
    return 0
