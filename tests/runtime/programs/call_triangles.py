"""Calls the subroutine of triangles.f90 in a shared library and compares what it computes.

``python call_triangles.py LIBRARY``: an assertion that fails ends it with a traceback.
"""

import ctypes
import sys

import numpy as np

N = 24
ROWS, COLUMNS = np.indices((N, N))


def close(got, exact, scale, where):
    assert (np.abs(got - exact) <= 1e-5 * scale)[where].all()


rng = np.random.default_rng(23)
a, b = (np.asfortranarray(rng.standard_normal((N, N), np.float32)) for _ in range(2))
x, g, t = (np.full((N, N), np.nan, np.float32, order="F") for _ in range(3))
library = ctypes.CDLL(sys.argv[1])
library.triangles_(
    ctypes.byref(ctypes.c_int32(N)), *(ctypes.c_void_p(m.ctypes.data) for m in (a, b, x, g, t))
)
wide_a, wide_b, wide_x = (m.astype(float) for m in (a, b, x))
upper = ROWS <= COLUMNS
close(x, wide_a @ wide_b, abs(wide_a) @ abs(wide_b), upper | ~upper)
close(g, wide_x @ wide_x.T, abs(wide_x) @ abs(wide_x.T), upper)
close(g, wide_b @ wide_a, abs(wide_b) @ abs(wide_a), ~upper)
close(t, 0.5 * wide_x @ wide_b.T, abs(wide_x) @ abs(wide_b.T), ROWS >= COLUMNS)
assert np.isnan(t[ROWS < COLUMNS]).all()
