"""What INT8 products cannot be faster than, as measured, for all that has not reached its goal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from int8_tables import (
    FIGURES,
    MOST,
    NAMES,
    OF_FLOOR,
    OF_LOOP,
    OVER_PEERS,
    PACKING,
    RATIOS,
    SIZES,
    SKEWED,
    Row,
    Shape,
    best_peer,
    by_size,
    in_us,
    load,
    machine_of,
    peers_by_size,
    shape_of,
)
from records import RESULTS
from tables import markdown

FLOORS = RESULTS / "h100-int8-parts-omitted.json"
"""By benchmarks/int8_floors.py."""
LESS = ("each byte once", "copies from L2", "no copies")
"""Variants of benchmarks/kernel_variants.py; the first that was measured gives the floor."""
LESS_NAMES = {
    "each byte once": "each byte of the slices once from device memory",
    "copies from L2": "copies always from L2", "no copies": "without copies",
}  # fmt: skip


def floors() -> str:
    """What is not reached, beside what the same kernels take that do less."""
    figures = load(FIGURES)
    less, skewed = load(FLOORS), load(SKEWED)
    table = [["figure", "goal", "reached", "floor", "what the floor is"]]
    of_size = {row["n"]: row for row in less["squares"]}
    table += list(_alone_floors(figures, of_size))
    table += list(_ratio_floors(figures, of_size))
    table += list(_peer_floors(of_size))
    table += list(_packing_floors(skewed, less))
    table += list(_skewed_floors(skewed))
    run = f"[another run](../../benchmarks/results/{SKEWED.name})"
    other = f"Packing and products that are no squares: {run}, {skewed['date']}.\n"
    return f"{markdown(table)}{machine_of(less)}\n{other}"


def _alone_floors(figures: Row, of_size: Mapping[int, Row]) -> Iterator[list[str]]:
    for row in figures["alone"]:
        n, here = row["n"], of_size.get(row["n"])
        if row["share"] < OF_LOOP[n] and here is not None:
            floor, what = _less(here, f"{MOST} alone", row["share"], "{:.0%}")
            yield [f"GEMM alone over its loop, {n}", f"{OF_LOOP[n]:.0%}", f"{row['share']:.0%}",
                   floor, what]  # fmt: skip


def _less(here: Row, whole: str, reached: float, form: str) -> tuple[str, str]:
    """The floor of a ratio, and what it and the other variants are.

    A ratio grows as the time of a kernel shrinks that does less, in the run of both. A variant
    whose edits cost more than what it leaves out is no floor, and is not shown.
    """
    gains = {name: here[whole] / here[f"{whole}, {name}"]
             for name in LESS if f"{whole}, {name}" in here}  # fmt: skip
    found = {name: form.format(reached * gain) for name, gain in gains.items() if gain >= 1}
    if not found:
        return form.format(reached), "where less is copied, nothing is gained"
    (name, floor), *others = found.items()
    what = [LESS_NAMES[name], *(f"{LESS_NAMES[other]} {ratio}" for other, ratio in others)]
    return floor, "; ".join(what)


def _ratio_floors(figures: Row, of_size: Mapping[int, Row]) -> Iterator[list[str]]:
    rows = by_size(figures)
    for scheme, (other, goals) in RATIOS.items():
        for n, goal in zip(SIZES, goals, strict=True):
            reached = rows[scheme, n]["tflops"] / rows[other, n]["tflops"]
            here = of_size.get(n, {})
            if reached < goal and f"{scheme} whole" in here:
                floor, what = _less(here, f"{scheme} whole", reached, "{:.2f}")
                yield [f"`{scheme}` over {NAMES[other]}, {n}", f"{goal}", f"{reached:.2f}",
                       floor, f"with packing; {what}"]  # fmt: skip


def _peer_floors(of_size: Mapping[int, Row]) -> Iterator[list[str]]:
    for n, here in peers_by_size().items():
        less, reached = of_size.get(n), _over_best(here)
        if reached >= OVER_PEERS[n] or less is None:
            continue
        floor, what = _less(less, f"{MOST} whole", reached, "{:.2f}")
        yield [f"`{MOST}` over the best other library, {n}", f"{OVER_PEERS[n]}",
               f"{reached:.2f}", floor, f"with packing; {what}"]  # fmt: skip


def _over_best(here: Mapping[str, Row]) -> float:
    """`MOST` over the fastest library, in graphs where these were measured."""
    key = "graph_ms" if "graph_ms" in here[MOST] else "ms"
    return best_peer(here, key) / float(here[MOST][key])


def _packing_floors(figures: Row, less: Row) -> Iterator[list[str]]:
    copies = {row["n"]: row for row in less["packing"]}
    for row in figures["packing"]:
        goal, n = PACKING[row["k_contiguous"]], row["n"]
        if row["tb_per_s"] < goal:
            rate = copies[n]["mbyte"] / copies[n]["copy"]
            yield [f"packing at {n}, K-contiguous: {row['k_contiguous']}", f"{goal} TB/s",
                   f"{row['tb_per_s']:.2f}", f"{rate:.2f}",
                   "a copy of the same bytes by the driver"]  # fmt: skip


def _skewed_floors(record: Row) -> Iterator[list[str]]:
    bounds = _bounds(record)
    for row in record["skewed"]:
        shape = shape_of(row)
        missed = []
        if row["of_floor"] < OF_FLOOR:
            missed.append(f"{in_us(row['floor_us'] / OF_FLOOR)}")
        if row["speedup"] < 1:
            missed.append(f"{in_us(row['native_us'])}, cublasSgemm's")
        if missed and shape in bounds:
            bound, what = bounds[shape]
            name = " x ".join(map(str, shape))
            yield [name, "; ".join(missed), in_us(row["us"]), in_us(bound), what]


def _less_us(row: Row) -> tuple[float, str]:
    """Microseconds of a product whose GEMM copies less, and what it and the other variants are."""
    times = {name: row[f"whole, {name}"] for name in LESS if f"whole, {name}" in row}
    if not times:
        return row["pack"] + row["gemm"], "packing and GEMM, each by itself, added up"
    (name, bound), *others = times.items()
    what = [LESS_NAMES[name], *(f"{LESS_NAMES[other]} {in_us(us)}" for other, us in others)]
    return bound, f"with packing; {'; '.join(what)}"


def _bounds(less: Row) -> dict[Shape, tuple[float, str]]:
    """Microseconds of what does less, and what that is."""
    found: dict[Shape, tuple[float, str]] = {}
    whole = {}
    for row in less["in_parts"]:
        whole[shape_of(row)] = row["whole"]
        found[shape_of(row)] = _less_us(row)
    short = (8192, 8192, 64)
    if short in whole:
        none = 2 * whole[8192, 8192, 32] - whole[short]
        bound, what = found[short]
        less_k = f"k = 0, extrapolated from 32 and 64, {in_us(none)}"
        found[short] = (min(bound, none), f"{less_k}; {what}, {in_us(bound)}")
    for row in less["few_rows"]:
        what = "copying the wide operand to shared memory only"
        found[row["m"], row["n"], row["k"]] = (row["copies alone"], what)
    for row in less["long_k"]:
        if "read once, sums" in row:
            what = f"one reading, sums; reading alone {in_us(row['read once'])}"
            found[row["m"], row["n"], row["k"]] = (row["read once, sums"], what)
        if "read twice, sums" in row:
            what = f"two readings, synchronisation, sums; readings alone {in_us(row['read twice'])}"
            found[row["m"], row["n"], row["k"]] = (row["read twice, sums"], what)
    return found
