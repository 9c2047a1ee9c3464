"""Runs `main` of a host IR file with ORC on the wheel's BLAS: ``sample_jit.py file.ll args``."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import llvmlite.binding as llvm
import scipy_openblas32


def main() -> int:
    path, *arguments = sys.argv[1:]
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    directory = Path(scipy_openblas32.get_lib_dir())
    blas = ctypes.CDLL(str(directory / f"lib{scipy_openblas32.get_library()}.so"))
    sgemm = ctypes.cast(blas.scipy_cblas_sgemm, ctypes.c_void_p).value
    builder = llvm.JITLibraryBuilder().add_ir(Path(path).read_text())
    builder.add_current_process().import_symbol("cblas_sgemm", sgemm).export_symbol("main")
    tracker = builder.link(llvm.create_lljit_compiler(), "sample")
    argv = [argument.encode() for argument in (path, *arguments)]
    array = (ctypes.c_char_p * (len(argv) + 1))(*argv, None)
    prototype = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_void_p)
    status = prototype(tracker["main"])(len(argv), array)
    ctypes.CDLL(None).fflush(None)
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
