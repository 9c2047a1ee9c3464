"""One product by the native executor, then its launches as Python makes them, on the fake driver.

``python launches_child.py SCHEME CUBLAS M,N,K``, with the scheme in MIXPERT_SCHEME, too, the GPU's
architecture in FAKE_CUDA_ARCH, its SMs in FAKE_CUDA_SMS, the parts of k that cuBLAS says in
FAKE_LT_PARTS.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
from call_sites import site

from mixpert import native
from mixpert.runtime.driver_launch import bound_launch, in_branches
from mixpert.scheme import Scheme

SCHEME, CUBLAS, SHAPE = sys.argv[1:]
M, N, K = (int(size) for size in SHAPE.split(","))
ARCH, SMS = (int(os.environ.get(name, "108")) for name in ("FAKE_CUDA_ARCH", "FAKE_CUDA_SMS"))
GPU = native.DeviceStruct(ARCH, SMS, 160 << 10, 0)  # fake_cuda.cpp
MEMORY = [ctypes.c_void_p(address << 32) for address in (1, 2, 3)]  # nobody reads or writes


def by_the_native_executor() -> None:
    cublas, handle = ctypes.CDLL(CUBLAS, mode=ctypes.RTLD_GLOBAL), ctypes.c_void_p()
    cublas.cublasCreate_v2(ctypes.byref(handle))
    one, zero, where = ctypes.c_float(1), ctypes.c_float(0), site("a.c:1:1@f")
    native.load().mixpert_cublasSgemm_v2(
        ctypes.byref(where), handle, 0, 0, M, N, K, ctypes.byref(one), MEMORY[0], M, MEMORY[1],
        K, ctypes.byref(zero), MEMORY[2], M,
    )  # fmt: skip


def by_python(driver: ctypes.CDLL) -> None:
    """As mixpert.matmul does it, which asks cuBLAS too."""
    cublas, handle = ctypes.CDLL(CUBLAS), ctypes.c_void_p()
    cublas.cublasCreate_v2(ctypes.byref(handle))
    problem = native.ProblemStruct(M, N, K, M, K, M, 1)
    problem.guard, lowered = native.GUARD_ON, native.LoweredStruct()
    scheme = Scheme.parse(SCHEME).to_native()
    problem.native_parts = native.load().mixpert_native_parts(
        ctypes.cast(cublas.cublasSgemm_v2, ctypes.c_void_p), handle, problem, scheme, *MEMORY
    )
    native.check(native.load().mixpert_lower(problem, scheme, 1.0, 0.0, GPU, lowered))
    launches, queues = lowered.launches[: lowered.launch_count], []
    for launch in launches:
        function, name = ctypes.c_void_p(), launch.kernel.split()[0]
        driver.cuModuleGetFunction(ctypes.byref(function), None, name)
        parameters = bytes(launch.params)[: launch.param_bytes]
        queues.append(bound_launch(
            function.value or 0, launch, parameters, 0,
            overlaps_in_graphs=not lowered.guard.schemes,
        ))  # fmt: skip
    in_branches(queues, [launch.aside for launch in launches], 0)()


fake = ctypes.CDLL("libcuda.so.1")
by_the_native_executor()
fake.fake_mark(b"python")
by_python(fake)
