"""Modules with kernels of kernels/*.cu, as clang leaves their PTX in them."""

import re
import struct
from pathlib import Path

PTX = (Path(__file__).parent / "kernels" / "fills.ptx").read_bytes()


def binary_of(ptx: bytes) -> str:
    """The variable that holds some PTX."""
    body = ptx + b"\0"
    image = struct.pack("<HHIQI", 1, 0x101, 64, len(body), 0).ljust(64, b"\0") + body
    data = struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(image)) + image
    text = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
    return f'@binary = private constant [{len(data)} x i8] c"{text}", section ".nv_fatbin"'


BINARY = binary_of(PTX)
"""The variable that holds the PTX of all kernels of fills.cu."""


def stub_of(kernel: str, ptx: bytes = PTX) -> str:
    """The name of the function that launches a kernel."""
    symbol = next(
        name.decode()
        for name in re.findall(rb"\.entry (\w+)\(", ptx)
        if re.match(rb"_Z\d+" + kernel.encode() + rb"(?![a-z_])", name)
    )
    return f"_Z{len(symbol) + 14}__device_stub_{symbol}" + symbol.partition(kernel)[2]
