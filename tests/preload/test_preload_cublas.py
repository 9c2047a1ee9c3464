"""Programs that know nothing of MixPert, preloaded, on a cuBLAS that records what reaches it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from preload_client import EMULATED, ENTRIES, SHORT, Client, Compile, library_flags, link_flags

from mixpert import native

REFUSED = "refused by the fake driver"


@pytest.mark.parametrize("suffix", ["", "_64"])
@pytest.mark.parametrize("asked", [{}, {"scheme": EMULATED}, {"scheme": "native"}])
def test_every_entry_point(client: Client, suffix: str, asked: dict[str, str]) -> None:
    ran = client.run("every" + suffix.strip("_"), **asked)
    assert ran.lines == [f"{name} 0 right" for name in SHORT], ran.stderr
    names = [name + suffix for name in ENTRIES]
    called = [call.split()[1] for call in ran.calls]
    assert set(names) <= set(called)
    assert called == names or asked  # traced calls are warmed up first
    assert [row.entry for row in ran.rows] == (names if asked else [])
    for row in ran.rows:
        assert (row.shape, row.scheme, row.backend) == ((3, 4, 2), "native", "cuda")
        assert row.batch == (2 if "Batched" in row.entry else 1)
        assert row.requested == asked["scheme"]


def test_the_trace_says_why_a_call_is_not_emulated(client: Client) -> None:
    rows = client.run("every", scheme=EMULATED).rows
    assert all(REFUSED in (row.reason or "") for row in rows), "the fake driver loads no kernel"


def test_arrays_of_pointers_are_not_computed_in_double(client: Client) -> None:
    reasons = {row.entry: row.reason or "" for row in client.run("every", scheme="fp64").rows}
    for name in ("cublasSgemmBatched", "cublasGemmBatchedEx"):
        assert "arrays of pointers" in reasons[name]


@pytest.mark.parametrize("asked", [{}, {"scheme": EMULATED}, {"scheme": "native"}])
def test_what_is_passed_on_is_counted(client: Client, asked: dict[str, str]) -> None:
    """Complex, converting, grouped and first-interface GEMMs reach cuBLAS as they came."""
    ran = client.run("missed", **asked)
    assert ran.lines == ["0 0 0 0 0", "first 0 right"]
    plain = client.run("missed", preload=False)
    assert ran.calls == plain.calls and len(ran.calls) == 6
    reasons = {call.split()[1] for call in ran.calls}
    assert {row.entry for row in ran.rows} == (reasons if asked else set())
    for row in ran.rows:
        assert (row.scheme, row.calls) == ("native", 1)
        assert bool(row.reason) == (asked["scheme"] == EMULATED)
    shapes = {row.entry: row.shape for row in ran.rows}
    assert not asked or shapes["cublasCgemm3mBatched"] == (5, 6, 7)


def test_sizes_of_64_bits_run_natively(client: Client) -> None:
    ran = client.run("large", scheme=EMULATED)
    assert ran.lines == ["0"]
    (row,) = ran.rows
    assert (row.entry, row.shape) == ("cublasSgemm_v2_64", (2**31, 0, 2))
    assert (row.scheme, row.reason) == ("native", "sizes of 2^31 and more run natively")


def test_sites_are_places_in_the_object_and_plans_name_them(client: Client, tmp_path: Path) -> None:
    rows = client.run("every", scheme="native").rows
    assert len({row.site for row in rows}) == len(ENTRIES)
    for row in rows:
        assert re.fullmatch(r"client\+0x[0-9a-f]+", row.site)
        assert re.fullmatch(r"[0-9a-f]{40}", row.build_id or "")
    plan = tmp_path / "app.plan"
    plan.write_text(f"# mixpert-plan 1\n{rows[3].site}\t{EMULATED}\n")
    planned = client.run("every", plan=str(plan))
    assert [row.requested == EMULATED for row in planned.rows] == [
        n == 3 for n in range(len(ENTRIES))
    ]
    assert planned.rows[3].reason


@pytest.mark.parametrize(("option", "sites"), [("-f", 2), ("-fno-", 1)])
def test_a_call_in_tail_position_is_named_by_its_callers_caller(
    client: Client, build: Compile, cublas: Path, option: str, sites: int
) -> None:
    flags = ["-O2", f"{option}optimize-sibling-calls", *link_flags(cublas)]
    program = build("tail_client.cpp", f"tail{sites}", *flags)
    ran = Client(program, client.drivers, client.directory).run("x", scheme="native")
    assert ran.lines == ["0 12", "0 16"]
    assert len({row.site for row in ran.rows}) == sites


def test_without_a_driver_calls_go_through(client: Client) -> None:
    ran = client.run("every", driver=False, scheme=EMULATED)
    assert ran.lines == [f"{name} 0 right" for name in SHORT], ran.stderr


def test_bad_arguments_get_the_status_of_cublas(client: Client) -> None:
    plain = client.run("bad", preload=False)
    assert plain.lines == ["7 7 7 7 1 7 15 15"]
    for asked in ({}, {"scheme": EMULATED}):
        ran = client.run("bad", **asked)
        assert (ran.lines, ran.rows, ran.calls) == (plain.lines, [], plain.calls)


@pytest.mark.parametrize(
    ("mode", "name"), [(0, ""), (1, "TENSOR_OP"), (2, "PEDANTIC"), (3, "TF32"), (16 + 3, "TF32")]
)
def test_a_handle_set_to_other_arithmetic_is_left_alone(
    client: Client, tmp_path: Path, mode: int, name: str
) -> None:
    (row,) = client.run("math", str(mode), scheme=EMULATED).rows
    assert ("the handle asks for CUBLAS_" + name in (row.reason or "")) == bool(name)
    assert row.requested == EMULATED
    for line in (row.site, "default"):
        plan = tmp_path / "app.plan"
        plan.write_text(f"# mixpert-plan 1\n{line}\t{EMULATED}\n")
        (row,) = client.run("math", str(mode), plan=str(plan)).rows
        assert row.reason
        assert "the handle asks" not in row.reason


BF16X9_MATH, BF16X9_COMPUTE, COMPUTE = "4", "78", "68"
PERFORMANT, EAGER = "1", "2"


@pytest.mark.parametrize(
    ("words", "variables", "requested"),
    [
        (["math", BF16X9_MATH], {}, "bf16x9"),
        (["math", BF16X9_MATH, EAGER], {"CUBLAS_EMULATION_STRATEGY": "performant"}, "bf16x9"),
        (["math", BF16X9_MATH, PERFORMANT], {}, "auto"),
        (["math", BF16X9_MATH], {"CUBLAS_EMULATION_STRATEGY": "performant"}, "auto"),
        (["math", BF16X9_MATH], {"scheme": EMULATED}, EMULATED),
        (["math", BF16X9_MATH], {"scheme": "native"}, "native"),
        (["math", "0"], {"CUBLAS_EMULATE_SINGLE_PRECISION": "1"}, "bf16x9"),
        (["math", "0"], {"CUBLAS_EMULATE_SINGLE_PRECISION": "0"}, "native"),
        (["math", "0"], {}, "native"),
        (["compute", BF16X9_COMPUTE], {}, "bf16x9"),
        (["compute", COMPUTE], {}, "native"),
    ],
)
def test_switches_of_cublas_choose_a_scheme(
    client: Client, words: list[str], variables: dict[str, str], requested: str
) -> None:
    """Where nothing of MixPert's own does."""
    ran = client.run(*words, backend="auto", **variables)
    assert ran.lines == [f"{words[0]} 0 right"]
    (row,) = ran.rows
    assert row.requested == requested
    assert bool(row.reason) == (requested != "native")


@pytest.mark.parametrize(("arch", "requested"), [("90", "bf16x9"), ("100", "native")])
def test_a_switch_that_the_vendors_library_obeys_is_left_to_it(
    client: Client, monkeypatch: pytest.MonkeyPatch, arch: str, requested: str
) -> None:
    monkeypatch.setenv("FAKE_CUDA_ARCH", arch)
    (row,) = client.run("math", BF16X9_MATH, backend="auto").rows
    assert row.requested == requested


@pytest.mark.parametrize(("mode", "asked"), [(BF16X9_MATH, True), ("0", False), ("2", False)])
def test_a_switch_is_seen_after_calls_that_were_not_switched(
    client: Client, mode: str, asked: bool
) -> None:
    """Without a trace such calls are remembered as native; the handle's switch still counts."""
    ran = client.run("switching", mode)
    assert ran.lines == ["before 0 right", "after 0 right"]
    assert (REFUSED in ran.stderr) == asked, "the fake driver loads no kernel"


def test_a_switch_leaves_a_pedantic_handle_alone(client: Client) -> None:
    (row,) = client.run("math", "2", CUBLAS_EMULATE_SINGLE_PRECISION="1").rows
    assert "PEDANTIC" in (row.reason or "")


def test_calls_from_inside_cublas_stay_there(client: Client) -> None:
    """libcublas binds to its own functions by ordinary symbols: they reach the preloaded library.

    fake_inner stands for functions that are not intercepted, such as cublasStrsm.
    """
    ran = client.run("inner", scheme=EMULATED)
    assert ran.lines == ["inner 0 right"]
    assert ran.calls == ["13 cublasSgemm_v2 3 4 2"]
    assert ran.rows == []


@pytest.mark.parametrize("asked", [{}, {"scheme": EMULATED}])
def test_destroyed_handle(client: Client, asked: dict[str, str]) -> None:
    ran = client.run("destroyed", **asked)
    assert ran.lines == ["destroyed 1 wrong", "other 0 right"]
    assert sum(row.calls for row in ran.rows) == (1 if asked else 0)


@pytest.mark.parametrize("asked", [{}, {"scheme": "native"}])
def test_calls_of_all_threads_are_counted(client: Client, asked: dict[str, str]) -> None:
    ran = client.run("threads", **asked)
    assert ran.lines == ["0 failures"]
    practice = len(ran.calls) - 8 * 500  # of what is traced, when it first runs
    assert 0 < practice < 50 if asked else practice == 0
    assert [row.calls for row in ran.rows] == ([8 * 500] if asked else [])


@pytest.mark.parametrize("asked", [{}, {"scheme": EMULATED}])
def test_a_client_that_bypasses_preloading_is_reported(
    client: Client, build: Compile, cublas: Path, asked: dict[str, str]
) -> None:
    bypassing = Client(build("dlsym_client.cpp", "dlsym_client"), client.drivers, client.directory)
    ran = bypassing.run(cublas, **asked)
    assert ran.status == 0
    assert ("no GEMM call was intercepted" in ran.stderr) == bool(asked)
    assert "intercepted" not in client.run("math", "0", **asked).stderr


def test_a_program_without_cublas_gets_no_message(client: Client) -> None:
    python = Client(Path(sys.executable), client.drivers, client.directory)
    ran = python.run("-c", "pass", scheme=EMULATED)
    assert (ran.status, ran.stderr) == (0, "")


def test_a_forked_child_computes_and_is_not_traced(client: Client) -> None:
    """The child computes; the trace is the parent's."""
    ran = client.run("fork", scheme="native")
    assert ran.lines == ["before 0 right", "child 0 right", "child 0", "after 0 right"]
    assert sum(row.calls for row in ran.rows) == 2


@pytest.mark.parametrize("asked", [{}, {"scheme": "native"}])
def test_a_call_from_a_static_destructor(client: Client, asked: dict[str, str]) -> None:
    ran = client.run("exit", **asked)
    assert (ran.status, ran.lines) == (0, ["static 0 right"])
    assert [row.calls for row in ran.rows] == ([1] if asked else [])


@pytest.mark.parametrize("asked", [{}, {"scheme": "native"}])
def test_plugins_with_two_versions_of_cublas_loaded_locally(
    client: Client, build: Compile, cublas: Path, older_cublas: Path, asked: dict[str, str]
) -> None:
    """Each reaches the cuBLAS it was linked with, and no other."""
    older = build("plugin.cpp", "older.so", *library_flags("older.so"), *link_flags(older_cublas))
    newer = build("plugin.cpp", "newer.so", *library_flags("newer.so"), *link_flags(cublas))
    host = build("host.cpp", "host")
    plain = Client(host, client.drivers, client.directory)
    ran = plain.run("plugins", older, newer, older, **asked)
    assert ran.lines == ["12", "12", "12"], ran.stderr
    versions = [call.split()[0] for call in ran.calls]
    assert versions == ["12", "13", "12"] or asked
    assert set(versions) == {"12", "13"}
    sites = [row.site.partition("+")[0] for row in ran.rows]
    assert sites == (["older.so", "newer.so"] if asked else [])


def test_a_plugin_that_sees_its_own_libraries_first_bypasses_preloading(
    client: Client, build: Compile, cublas: Path
) -> None:
    """RTLD_DEEPBIND puts them before what is preloaded; the exit says that nothing was seen."""
    plugin = build("plugin.cpp", "deep.so", *library_flags("deep.so"), *link_flags(cublas))
    host = Client(build("host.cpp", "host"), client.drivers, client.directory)
    ran = host.run("deep", plugin, scheme="native")
    assert (ran.lines, ran.rows) == (["12"], []), ran.stderr
    assert [call.split()[0] for call in ran.calls] == ["13"]
    assert "no GEMM call was intercepted" in ran.stderr


def test_the_status_reports_a_missing_cublas(client: Client, build: Compile, cublas: Path) -> None:
    """A program linked with libmixpert and no cuBLAS."""
    del cublas
    lonely = build("lonely.cpp", "lonely", *link_flags(native.LIBRARY))
    ran = Client(lonely, client.drivers, client.directory).run("x", preload=False)
    assert ran.lines == ["1"]
    assert ran.stderr == "mixpert: cublasSgemm_v2: the process has no cuBLAS (link with -lcublas)\n"


def test_linked_in_front_of_cublas(
    client: Client, build: Compile, cublas: Path, tmp_path: Path
) -> None:
    """Link order intercepts as preloading does."""
    flags = [*link_flags(native.LIBRARY), *link_flags(cublas)]
    linked = Client(build("client.cpp", "linked", *flags), client.drivers, tmp_path)
    ran = linked.run("every", preload=False, scheme=EMULATED)
    assert ran.lines == [f"{name} 0 right" for name in SHORT], ran.stderr
    assert [row.entry for row in ran.rows] == ENTRIES


def test_overhead_of_a_call_that_stays_native(client: Client) -> None:
    """Under a microsecond, with nothing asked and with a plan that names other calls."""
    plain = float(client.run("overhead", preload=False).lines[0])
    idle = float(client.run("overhead").lines[0])
    print(f"\ncublasSgemm_v2: {plain:.1f} ns alone, {idle:.1f} ns preloaded")
    assert idle - plain < 1000


@pytest.mark.parametrize("asked", ["plan", "auto", "native"])
def test_overhead_of_what_was_decided_before(client: Client, asked: str, tmp_path: Path) -> None:
    """A call that is known to run natively takes tens of nanoseconds; a busy machine, more."""
    plan = tmp_path / "app.plan"
    plan.write_text("# mixpert-plan 1\nother.so+0x10\tint8:1,1\n")
    variables = {"plan": str(plan)} if asked == "plan" else {"scheme": asked}
    plain = float(client.run("overhead", preload=False).lines[0])
    taken = float(client.run("overhead", **variables).lines[0])
    print(f"\ncublasSgemm_v2: {plain:.1f} ns alone, {taken:.1f} ns under {asked}")
    assert taken - plain < 500
