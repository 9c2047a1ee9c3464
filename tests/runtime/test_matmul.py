"""`mixpert.matmul` on NumPy arrays against the reference model."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest
from gemm_cases import Float32, assert_same_bits
from harness import environment

import mixpert
from mixpert import settings
from mixpert.errors import BackendError, MixpertError, SchemeError, ShapeError
from mixpert.kernels.model import Int8Scheme, gemm_int8
from mixpert.runtime import launcher
from mixpert.runtime.program import wheel_blas

RNG = np.random.default_rng(7)
SCHEMES = {
    "int8:2,2": Int8Scheme(2, 2, 3),
    "int8:1,3": Int8Scheme(1, 3, 4),
    "int8:3,0": Int8Scheme(3, 0, 3),
}


def random(*shape: int) -> Float32:
    return RNG.standard_normal(shape).astype(np.float32)


def model(
    a: Float32, b: Float32, scheme: str, c: Float32 | None = None, **factors: float
) -> Float32:
    c = np.zeros((a.shape[0], b.shape[1]), np.float32) if c is None else c
    return gemm_int8(a, b, SCHEMES[scheme], c, **factors)


def reversed_rows(x: Float32) -> Float32:
    return np.ascontiguousarray(x[::-1])[::-1]


def every_second(x: Float32) -> Float32:
    wide = np.full((x.shape[0], 2 * x.shape[1]), np.nan, np.float32)
    wide[:, ::2] = x
    return wide[:, ::2]


def padded(x: Float32) -> Float32:
    wide = np.full((x.shape[0] + 3, x.shape[1] + 5), np.nan, np.float32)
    wide[2:-1, 1:-4] = x
    return wide[2:-1, 1:-4]


def misaligned(x: Float32) -> Float32:
    raw = np.empty(x.nbytes + 1, np.uint8)[1:].view(np.float32).reshape(x.shape)
    raw[...] = x
    return raw


LAYOUTS: list[Callable[[Float32], Float32]] = [
    np.ascontiguousarray, np.asfortranarray, padded, every_second, reversed_rows, misaligned,
]  # fmt: skip


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("layout_b", LAYOUTS)
@pytest.mark.parametrize("layout_a", LAYOUTS)
def test_layouts_give_the_bits_of_the_model(
    layout_a: Callable[[Float32], Float32], layout_b: Callable[[Float32], Float32], scheme: str
) -> None:
    a, b = random(17, 29), random(29, 11)
    got = mixpert.matmul(layout_a(a), layout_b(b), scheme)
    assert got.flags.c_contiguous
    assert_same_bits(got, model(a, b, scheme))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_out_with_alpha_and_beta(layout: Callable[[Float32], Float32]) -> None:
    a, b, c = random(17, 29), random(29, 11), random(17, 11)
    out = layout(c.copy())
    assert mixpert.matmul(a, b, "int8:1,3", out=out, alpha=-2.5, beta=0.3) is out
    assert_same_bits(out, model(a, b, "int8:1,3", c, alpha=-2.5, beta=0.3))


def test_out_surroundings_stay() -> None:
    out = padded(random(6, 7))
    mixpert.matmul(random(6, 4), random(4, 7), out=out)
    assert np.isnan(out.base).sum() == out.base.size - out.size


def test_out_may_be_an_operand() -> None:
    a, b = random(8, 8), random(8, 8)
    expected = model(a, b, "int8:2,2", a, beta=1.0)
    assert_same_bits(mixpert.matmul(a, b, out=a, beta=1.0), expected)


@pytest.mark.parametrize("transa", [False, True])
@pytest.mark.parametrize("transb", [False, True])
def test_transposes_give_the_bits_of_the_model(transa: bool, transb: bool) -> None:
    a, b = random(5, 9), random(9, 6)
    got = mixpert.matmul(
        a.T.copy() if transa else a, b.T.copy() if transb else b, "int8:1,3",
        transa=transa, transb=transb,
    )  # fmt: skip
    assert_same_bits(got, model(a, b, "int8:1,3"))


BATCHES = [
    ((4,), (4,)), ((4,), ()), ((), (4,)), ((1,), (4,)), ((0,), ()),
    ((2, 3), (2, 3)), ((2, 3), ()), ((1, 1), (2, 3)), ((2, 1), (3,)), ((1, 1), ()), ((2, 0), (0,)),
]  # fmt: skip


@pytest.mark.parametrize("shapes", BATCHES)
@pytest.mark.parametrize("transb", [False, True])
def test_batches_are_broadcast(
    shapes: tuple[tuple[int, ...], tuple[int, ...]], transb: bool
) -> None:
    a, b = random(*shapes[0], 7, 33), random(*shapes[1], 33, 5)
    got = mixpert.matmul(a, b.swapaxes(-1, -2).copy() if transb else b, transb=transb)
    assert got.shape == np.matmul(a, b).shape
    assert_same_bits(got, models(a, b))


def models(a: Float32, b: Float32) -> Float32:
    """The model of each product of two batches."""
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    c = np.empty((*batch, a.shape[-2], b.shape[-1]), np.float32)
    for at in np.ndindex(batch):
        one_a, one_b = (np.broadcast_to(x, (*batch, *x.shape[-2:]))[at] for x in (a, b))
        c[at] = model(one_a, one_b, "int8:2,2")
    return c


def transposed_batch(x: Float32) -> Float32:
    return x.swapaxes(0, 1).copy().swapaxes(0, 1)


@pytest.mark.parametrize(
    "layout", [np.ascontiguousarray, np.asfortranarray, transposed_batch], ids=["C", "F", "batch"]
)
def test_out_of_several_batch_axes(layout: Callable[[Float32], Float32]) -> None:
    """Where one axis cannot stand for both, what is written comes back by a copy."""
    a, b, c = random(2, 1, 7, 33), random(3, 33, 5), random(2, 3, 7, 5)
    out = layout(c)
    assert mixpert.matmul(layout(a), b, out=out) is out
    assert_same_bits(out, models(a, b))
    square, before = random(2, 3, 6, 6), random(2, 3, 6, 6)
    own = layout(before.copy())
    mixpert.matmul(own, square, out=own)
    assert_same_bits(own, models(before, square))
    kept = layout(before.copy())
    mixpert.matmul(before, square, out=kept, alpha=0.0, beta=2.0)
    assert_same_bits(kept, 2 * before)


def test_a_packed_batch_in_larger_ones() -> None:
    packed = mixpert.pack(random(3, 33, 5))
    for batch in ((3,), (2, 3), (2, 1)):
        a = random(*batch, 7, 33)
        assert_same_bits(mixpert.matmul(a, packed), models(a, packed.array))


def test_large_batch_of_small_matrices_and_few_large_ones() -> None:
    for batch, n in ((64, 12), (3, 150)):
        a, b = random(batch, n, n), random(batch, n, n)
        out = np.asfortranarray(random(batch, n, n))
        before = out.copy()
        mixpert.matmul(a, b, out=out, beta=1.0)
        for i in range(batch):
            assert_same_bits(out[i], model(a[i], b[i], "int8:2,2", before[i], beta=1.0))


@pytest.mark.parametrize("m, n, k", [(0, 3, 4), (3, 0, 4), (3, 4, 0), (1, 1, 1), (1, 9, 2)])
def test_small_and_empty(m: int, n: int, k: int) -> None:
    a, b, c = random(m, k), random(k, n), random(m, n)
    expected = model(a, b, "int8:2,2", c, beta=2.0)
    assert_same_bits(mixpert.matmul(a, b, out=c, beta=2.0), expected)


def test_a_scheme_object_is_accepted() -> None:
    a, b = random(3, 4), random(4, 3)
    expected = model(a, b, "int8:2,2")
    assert_same_bits(mixpert.matmul(a, b, mixpert.Scheme.parse("IV")), expected)


@pytest.mark.parametrize("text", ["int8:2,2,2", "IV", "auto:1e-05", "fp16x3:bitcut"])
def test_schemes_show_what_gives_them(text: str) -> None:
    scheme = mixpert.Scheme.parse(text)
    assert eval(repr(scheme), {"Scheme": mixpert.Scheme}) == scheme
    assert repr(mixpert.Scheme.parse("IV")) == "Scheme.parse('int8:2,2')"


DOCTOR = "mixpert.commands.doctor"
SQUARE = random(3, 3)
READ_ONLY = random(3, 3)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize(
    "arguments, error, message",
    [
        ({"a": SQUARE.astype(np.float64)}, ShapeError, "a has dtype float64"),
        ({"b": SQUARE.astype(">f4")}, ShapeError, "b has dtype >f4"),
        ({"a": [[1.0]]}, ShapeError, "a is of type list"),
        ({"a": SQUARE[0]}, ShapeError, r"a has 1 dimension\(s\): pass a matrix"),
        ({"b": random(4, 3)}, ShapeError, r"has 3 columns but op\(b\) \(4, 3\) has 4 rows"),
        ({"a": random(2, 3, 3), "b": random(5, 3, 3)}, ShapeError, "batches of 2 and 5 matrices"),
        ({"a": random(2, 3, 3, 3), "b": random(4, 3, 3)}, ShapeError, "of 2 x 3 and 4 matrices"),
        ({"beta": 1.0}, ShapeError, "no out"),
        ({"out": random(3, 4)}, ShapeError, r"out has shape \(3, 4\), the result \(3, 3\)"),
        ({"out": READ_ONLY}, ShapeError, "out is read-only"),
        ({"out": 3.0}, ShapeError, "out is of type float"),
        ({"a": np.ma.masked_less(SQUARE, 0)}, ShapeError, "a is a masked array"),
        ({"out": np.ma.masked_less(SQUARE, 0)}, ShapeError, "out is a masked array"),
        ({"alpha": "x"}, ShapeError, "alpha is 'x': pass a real number"),
        ({"alpha": "1"}, ShapeError, "alpha is '1'"),
        ({"alpha": 1j}, ShapeError, "alpha is 1j"),
        ({"alpha": np.complex64(1)}, ShapeError, "alpha is"),
        ({"alpha": None}, ShapeError, "alpha is None"),
        ({"alpha": 10**400}, ShapeError, "alpha is of type int"),
        ({"beta": SQUARE, "out": random(3, 3)}, ShapeError, "beta is of type ndarray"),
        ({"transa": "N"}, ShapeError, "transa is 'N': pass True or False"),
        ({"transb": None}, ShapeError, "transb is None: pass True or False"),
        ({"transb": 111}, ShapeError, "transb is 111: pass True or False"),
        ({"scheme": "int9:1,1"}, SchemeError, "int9:1,1"),
        ({"scheme": 3}, SchemeError, "scheme is of type int: pass text"),
        ({"scheme": "int8:2,2\0,2"}, SchemeError, r"'int8:2,2\\x00,2' is not a scheme"),
        ({"scheme": "int8:2,2\n"}, SchemeError, r"'int8:2,2\\n' is not a scheme"),
        ({"scheme": "int8:2,2\udc80"}, SchemeError, "is not a scheme"),
    ],
)
def test_mistakes_are_errors_of_one_line(
    arguments: dict[str, object], error: type[MixpertError], message: str
) -> None:
    with pytest.raises(error, match=message) as caught:
        mixpert.matmul(**{"a": SQUARE, "b": SQUARE, **arguments})
    assert "\n" not in str(caught.value)


def test_factors_of_any_real_kind() -> None:
    a, expected = random(3, 3), model(SQUARE, SQUARE, "int8:2,2")
    for alpha in (1, True, np.float32(1), np.int64(1), np.ones(())):
        assert_same_bits(mixpert.matmul(SQUARE, SQUARE, out=a, alpha=alpha), expected)


def test_a_gpu_has_one_object_with_its_kernels() -> None:
    """Products that come again had another, and loaded every kernel a second time."""
    assert launcher.device(7) is launcher.device(7, 0) is launcher.device(7, path=0)
    assert launcher.device(7, 80) is not launcher.device(7)


def test_cupy_arrays_go_to_the_launcher(monkeypatch: pytest.MonkeyPatch) -> None:
    device_array = type("ndarray", (), {"__module__": "cupy"})()

    def no_gpu() -> None:
        raise BackendError("the launcher was asked")

    monkeypatch.setattr(launcher, "cupy", no_gpu)
    with pytest.raises(BackendError, match="launcher was asked"):
        mixpert.matmul(device_array, SQUARE, "I", alpha=2.0, transb=True)


def test_what_provides_cupy_is_named_for_both_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(BackendError, match=r"'mixpert\[cuda\]' \('mixpert\[cuda12\]'"):
        launcher.cupy()


def test_importing_mixpert_does_not_import_numpy() -> None:
    script = "import sys, mixpert; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


@pytest.mark.skipif(wheel_blas() is None, reason="needs the scipy-openblas32 wheel")
def test_native_products_use_the_blas_that_doctor_names() -> None:
    script = (
        "import numpy as np, mixpert; from mixpert import native\n"
        "a = np.ones((3, 3), np.float32)\n"
        "assert (mixpert.matmul(a, a, 'native') == 3).all()\n"
        "print(native.load().mixpert_native_blas().decode())"
    )
    for command in ([sys.executable, "-c", script], [sys.executable, "-m", DOCTOR]):
        run = subprocess.run(
            command, env=environment(blas="unset"), capture_output=True, text=True, timeout=60,
            check=True,
        )  # fmt: skip
        assert str(wheel_blas()) in run.stdout
        assert run.stderr == ""


def test_public_names() -> None:
    assert all(hasattr(mixpert, name) for name in mixpert.__all__)
    assert [name for name in dir(mixpert) if not name.startswith("__")] == [
        name for name in mixpert.__all__ if not name.startswith("__")
    ]
    with pytest.raises(AttributeError, match="matmult"):
        mixpert.matmult  # noqa: B018


@pytest.mark.parametrize("isa", ["portable", "avx2", "avxvnni", "avx512vnni"])
def test_backend_setting_forces_the_instruction_set(isa: str) -> None:
    script = (
        "import numpy as np, mixpert; from mixpert import native\n"
        "a = np.ones((3, 3), np.float32)\n"
        "try: mixpert.matmul(a, a)\n"
        "except mixpert.errors.BackendError as error: print(error)\n"
        "else: print(native.load().mixpert_cpu_isa().decode())"
    )
    environment = os.environ | {settings.BACKEND: f"cpu:{isa}"}
    command = [sys.executable, "-c", script]
    run = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    if "has not got" in run.stdout:
        pytest.skip(run.stdout.strip())
    assert run.stdout == f"{isa}\n"
