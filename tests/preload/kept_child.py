"""Products on the fake driver, call after call, with a mark in its log before each.

``python kept_child.py CUBLAS WORD...``; a word is a product such as ``c=1,k=700,times=6`` (what is
not said is as in the first one), or ``capture`` and ``release`` (whether calls are captured),
``reset`` (the context ends and another is made), ``threads`` (four that make the same calls, each
into its own C). Prints how many graphs the driver has, after each word and at the end of threads.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native

M, N, MOST_K, PLACES = 40, 39, 1200, 320  # enough to be packed
CUBLAS = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
DRIVER = ctypes.CDLL("libcuda.so.1")
COMPUTES = "FAKE_CUDA_COMPUTES" in os.environ
ONES = {"a": np.ones(M * MOST_K, np.float32), "b": np.ones(N * MOST_K, np.float32)}
TWOS = {name: 2 * ones for name, ones in ONES.items()}
PLACE = np.zeros((PLACES, N, M), np.float32)
ALPHA, BETA = ctypes.c_float(), ctypes.c_float()
SITES = [site("a.c:1:1@f"), site("a.c:2:1@f")]


def multiply(handle: ctypes.c_void_p, word: dict[str, float]) -> None:
    """C = alpha A B + beta C, and compare; A holds ones or twos, or is elsewhere (`moved`)."""
    size = int(word.get("size", 0))
    m, n, k = (size, size, size) if size else (M, N, int(word.get("k", 700)))
    a, b = (TWOS if word.get("moved") else ONES)["a"], ONES["b"]
    c = PLACE[int(word.get("c", 0))]
    ALPHA.value, BETA.value = word.get("alpha", 1.0), word.get("beta", 0.0)
    if COMPUTES:
        ONES["a"][:] = word.get("value", 1.0)
        c[:] = 3.0
    CUBLAS.cublasSetPointerMode_v2(handle, int(word.get("device", 0)))
    CUBLAS.cublasSetStream_v2(handle, ctypes.c_void_p(int(word.get("stream", 0))))
    DRIVER.fake_mark(b"call")
    status = native.load().mixpert_cublasSgemm_v2(
        ctypes.byref(SITES[int(word.get("site", 0))]), handle, 0, 0, m, n, k, ctypes.byref(ALPHA),
        ctypes.c_void_p(a.ctypes.data), m, ctypes.c_void_p(b.ctypes.data), k, ctypes.byref(BETA),
        ctypes.c_void_p(c.ctypes.data), m,
    )  # fmt: skip
    assert status == 0
    if COMPUTES:
        assert (c == ALPHA.value * float(a[0]) * k + 3 * BETA.value).all(), (word, c)


def new_handle() -> ctypes.c_void_p:
    handle = ctypes.c_void_p()
    CUBLAS.cublasCreate_v2(ctypes.byref(handle))
    return handle


def many(place: int) -> None:
    handle = new_handle()
    for _ in range(10):
        multiply(handle, {"c": place, "k": 700 + 128 * place})  # each has another workspace
    DRIVER.fake_mark(b"end")


def in_threads() -> None:
    threads = [threading.Thread(target=many, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    while DRIVER.fake_live_graphs():  # what belongs to a thread goes after Python has joined it
        time.sleep(0.001)


def step(handle: ctypes.c_void_p, word: str) -> None:
    if word == "capture":
        os.environ["FAKE_CAPTURE"] = "1"
    elif word == "release":
        del os.environ["FAKE_CAPTURE"]
        DRIVER.fake_graph_drop()
    elif word == "reset":
        DRIVER.fake_reset()
        DRIVER.fake_use(0)
    elif word == "threads":
        in_threads()
    else:
        parts: list[Any] = [part.split("=") for part in word.split(",")]
        values = {name: float(value) for name, value in parts}
        for _ in range(int(values.pop("times", 1))):
            multiply(handle, values)


def main() -> None:
    handle = new_handle()
    for word in sys.argv[2:]:
        step(handle, word)
        print(DRIVER.fake_live_graphs())


main()
