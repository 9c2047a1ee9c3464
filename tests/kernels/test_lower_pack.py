"""`mixpert_lower_pack` and products that find an operand packed: no GPU needed."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import pytest
from lowering import H100, Launch, lower, on, problem, products

from mixpert import native
from mixpert.errors import BackendError, MixpertError, ShapeError
from mixpert.kernels.instances import DEVICES
from mixpert.scheme import Scheme

SCHEMES = ["int8:2,2,2", "int8:1,2", "int8:1,1@7", "int8:2,2+g128", "fp16x3", "bf16x6", "auto"]
SIDES = {native.PACKED_A: ("a", "packed_a"), native.PACKED_B: ("b", "packed_b")}
SMALL = 1  # MIXPERT_PATH_SMALL
PARTS = {native.PACKED_B: 28, native.PACKED_A: 60}
"""Offsets of GuardParams::p.parts and q.parts."""
GEMMS = ("gemm_int8_sm90", "gemm_split_sm90", "gemm_int8_sm80", "gemm_split_sm80")


@dataclass(frozen=True)
class Packing:
    """What packs one operand."""

    names: list[str]
    addresses: set[tuple[str, int]]
    bytes: int
    path: int
    ctas: int
    """Of a cluster of its last launch."""


def addresses(launch: native.LaunchStruct) -> list[tuple[str, int]]:
    """(slot, offset into it) of every address among a launch's parameters."""
    used = launch.relocations[: launch.relocation_count]
    return [(native.SLOTS[at.slot], at.addend) for at in used]


def pack(
    of: native.ProblemStruct, scheme: str, operand: int, device: native.DeviceStruct = H100
) -> Packing:
    out, struct = native.LoweredStruct(), Scheme.parse(scheme).to_native()
    status = native.load().mixpert_lower_pack(
        ctypes.byref(of), ctypes.byref(struct), operand, ctypes.byref(device), ctypes.byref(out)
    )
    native.check(status)
    launches = out.launches[: out.launch_count]
    assert out.guard.schemes == 0
    return Packing(
        [one.kernel.decode() for one in launches],
        {address for one in launches for address in addresses(one)},
        out.workspace_bytes,
        out.path,
        launches[-1].cluster[0],
    )


def packed_problem(operand: int, k: int = 700, **more: int) -> native.ProblemStruct:
    of = problem(520, 390, k, **more)
    of.packed = operand
    return of


def gemm_reads(launches: tuple[Launch, ...], slot: str) -> set[int]:
    """Offsets into a slot that the launches which multiply read."""
    found = [one for one in launches if one.stem in GEMMS]
    assert found
    return {offset for one in found for name, offset in addresses(one.raw) if name == slot}


@pytest.mark.parametrize("k", [64, 700, 5000])
@pytest.mark.parametrize("operand", SIDES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_product_reads_what_the_packing_wrote(scheme: str, operand: int, k: int) -> None:
    source, slot = SIDES[operand]
    packing = pack(packed_problem(0, k), scheme, operand)
    assert all(name.startswith(("pack", "clear")) for name in packing.names)
    assert {name for name, _ in packing.addresses} == {source, slot}
    written = {offset for name, offset in packing.addresses if name == slot}
    assert max(written) < packing.bytes and all(offset % 256 == 0 for offset in written)
    product = lower(packed_problem(operand, k), scheme)
    read = gemm_reads(product.launches, slot)
    assert len(read) == 2, "elements and exponents"
    assert read <= written
    whole = lower(packed_problem(0, k), scheme)
    assert whole.path == SMALL or product.workspace < whole.workspace


@pytest.mark.parametrize("scheme", SCHEMES)
def test_with_both_packed_nothing_is_left_to_pack_at_first(scheme: str) -> None:
    product = lower(packed_problem(native.PACKED_A | native.PACKED_B, 3000), scheme)
    stems = product.stems
    first = stems.index("guard") if "guard" in stems else len(stems)
    assert not [stem for stem in stems[:first] if stem.startswith("pack")]
    if first < len(stems):  # what the guard leaves to other schemes is packed from the matrices
        assert {"a", "b"} <= {
            name for one in product.launches[first:] for name, _ in addresses(one.raw)
        }


@pytest.mark.parametrize("scheme, limit", [("auto", 0.0), ("int8:2,2+g128", 1e-6)])
def test_statistics_of_a_packed_operand_are_where_the_guard_looks(
    scheme: str, limit: float
) -> None:
    of, product_of = packed_problem(0, 3000), packed_problem(native.PACKED_B, 3000)
    for each in (of, product_of):
        each.guard, each.limit = native.GUARD_ON, limit
    packing = pack(of, scheme, native.PACKED_B)
    product = lower(product_of, scheme)
    looked = {o for s, o in addresses(product.launch("guard").raw) if s == "packed_b"}
    assert len(looked) == 2, "statistics and maxima of its rows"
    assert {("packed_b", offset) for offset in looked} <= packing.addresses


@pytest.mark.parametrize("packed", [0, *SIDES, native.PACKED_A | native.PACKED_B])
@pytest.mark.parametrize("trans_a, trans_b", [(False, True), (False, False), (True, False)])
def test_the_guard_adds_up_as_many_parts_of_k_as_were_packed(
    trans_a: bool, trans_b: bool, packed: int
) -> None:
    """Six where strips are wide, as all elements are turned, or some and the guard is beside the
    first GEMM, three elsewhere: of an operand that is packed already, as the packing of it alone
    decides."""
    of = packed_problem(packed, 3000, trans_a=trans_a, trans_b=trans_b)
    product = lower(of, "auto")
    guard = bytes(product.launch("guard").raw.params)
    turned = {native.PACKED_A: not trans_a, native.PACKED_B: trans_b}
    enough = all if product.stems[1] == "guard" else any
    together = enough([turned[one] for one in SIDES if not packed & one])
    for operand, offset in PARTS.items():
        parts = int.from_bytes(guard[offset : offset + 4], "little")
        if packed & operand:
            assert parts == (6 if turned[operand] else 3) == pack(of, "auto", operand).ctas
        else:
            assert parts == (6 if together else 3) == product.launches[0].raw.cluster[0]


@pytest.mark.parametrize("path", [80, 90])
def test_a_limit_of_groups_goes_by_statistics_of_whole_rows(path: int) -> None:
    """Which packing of whole rows leaves; the slices of groups then take the place of its own."""
    of = problem(640, 960, 4096)
    of.guard, of.limit = native.GUARD_ON, 1e-6
    lowered = lower(of, "int8:1,2+g256", on(H100, path))
    packs = [one for one in lowered.launches if one.stem in ("pack", "pack_grouped")]
    assert [one.stem for one in packs] == ["pack", "pack_grouped"]
    assert packs[0].values["STATISTICS"] == 1
    places = [addresses(one.raw) for one in packs]
    assert places[1] and set(places[1]) <= set(places[0])
    assert lowered.stems.index("guard") > lowered.stems.index("pack_grouped")
    assert [one.values["GUARDED"] for one in products(lowered)] == [1, 1]
    assert [one.stem for one in products(lowered)] == [
        f"gemm_int8_sm{path}",
        f"gemm_split_sm{path}",
    ]


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,1+g64", "fp16x3"])
@pytest.mark.parametrize(
    "shape", [(1, 1, 1), (16, 16, 16), (8, 4096, 4096), (2000, 3, 700)], ids=str
)
def test_calls_of_all_sizes_are_held_to_their_limit(
    shape: tuple[int, int, int], scheme: str
) -> None:
    """Also those that one launch would compute: nothing but the guard knows the limit."""
    of = problem(*shape)
    of.guard, of.limit = native.GUARD_ON, 1e-6
    lowered = lower(of, scheme)
    assert lowered.stems.count("guard") == 1
    assert [one.values["GUARDED"] for one in products(lowered)] == [1, 1]


@pytest.mark.parametrize("group, path", [(32, 80), (64, 80), (128, 90)])
def test_all_of_a_limited_call_is_of_one_path(group: int, path: int) -> None:
    of = problem(640, 960, 4096)
    of.guard, of.limit = native.GUARD_ON, 1e-6
    lowered = lower(of, f"int8:1,2+g{group}")
    assert lowered.path == path
    assert all(one.stem.endswith(f"sm{path}") for one in products(lowered))


@pytest.mark.parametrize("device", DEVICES.values(), ids=lambda device: device.arch)
def test_the_packed_form_is_that_of_every_path(device: native.DeviceStruct) -> None:
    """Either path packs the same bytes, so that a product may take any."""
    of = packed_problem(0)
    forms = {pack(of, "int8:2,2,2", native.PACKED_A, on(device, path)).bytes for path in (0, 80)}
    assert len(forms) == 1


def test_small_products_multiply_what_is_packed() -> None:
    of = problem(32, 32, 64)
    assert lower(of).path == SMALL, "without packing it is one launch"
    of.packed = native.PACKED_A
    assert lower(of).path != SMALL


def test_a_matrix_shared_by_a_batch_is_packed_once() -> None:
    shared = pack(packed_problem(0, batch=8, stride_b=0), "int8:2,2,2", native.PACKED_B)
    own = pack(packed_problem(0, batch=8), "int8:2,2,2", native.PACKED_B)
    assert own.bytes > 7 * shared.bytes


@pytest.mark.parametrize(
    ("of", "scheme", "operand", "error", "said"),
    [
        (problem(8, 8, 8), "native", native.PACKED_A, BackendError, "pack nothing"),
        (problem(8, 8, 8), "fp64", native.PACKED_A, BackendError, "pack nothing"),
        (problem(8, 8, 0), "int8:1,1", native.PACKED_A, ShapeError, "empty"),
        (problem(0, 8, 8), "int8:1,1", native.PACKED_A, ShapeError, "empty"),
        (problem(8, 8, 8), "int8:1,1", 3, ShapeError, "neither"),
    ],
)
def test_what_cannot_be_packed(
    of: native.ProblemStruct, scheme: str, operand: int, error: type[MixpertError], said: str
) -> None:
    with pytest.raises(error, match=said):
        pack(of, scheme, operand)
