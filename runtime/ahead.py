"""Compiles the kernels of many products on all processors, before the first one is launched.

NVRTC compiles on one processor and takes seconds; a product that is launched compiles its kernels
one after the other.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from mixpert import native
from mixpert.kernels.compiler import kernel_image
from mixpert.runtime.launcher import Device


def compile_ahead(device: Device, products: Iterable[native.LoweredStruct]) -> int:
    """Fill the kernel cache with what products launch on a device; how many kernels that are.

    Raises:
        BackendError: NVRTC is missing or refuses a kernel.
    """
    wanted = {kernel for lowered in products for kernel in _kernels(device, lowered)}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda kernel: kernel_image(*kernel), sorted(wanted)))
    return len(wanted)


def _kernels(device: Device, lowered: native.LoweredStruct) -> set[tuple[str, str]]:
    """Instances that a product launches, and the architecture that they are compiled for."""
    arch = native.load().mixpert_kernel_arch(device.struct, device.code_path(lowered)).decode()
    return {(one.kernel.decode(), arch) for one in lowered.launches[: lowered.launch_count]}
