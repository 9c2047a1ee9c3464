"""How a GEMM is computed (docs/schemes.md).

The native library holds the only parser; this module is its Python face, so that a scheme that
Python accepts is a scheme that the runtime runs.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from functools import lru_cache

from mixpert import native
from mixpert.errors import SchemeError

LEVELS = {"I": "int8:1,1", "II": "int8:1,2", "III": "int8:2,1", "IV": "int8:2,2"}
"""The paper's names of four schemes."""

LIMITED_KINDS = ("int8", "split")
"""Kinds of schemes that the guard holds to limits."""

_KINDS = {0: "native", 1: "fp64", 2: "int8", 3: "split", 4: "auto"}


@dataclass(frozen=True)
class Scheme:
    """A scheme; two with the same meaning are equal, whatever text they came from.

    Attributes:
        kind: ``native``, ``fp64``, ``int8``, ``split`` (FP16, BF16 or TF32 pieces) or ``auto``.
        l, r: l+1 slices of op(A), r+1 of op(B).
        d: slice products a_i b_j with i+j <= d are kept.
        radix: bits a slice, 8, or 7 for the paper's layout.
        group: K-group length of exponent alignment, 0 for the whole row.
        split: which float split, the number that mixpert.h gives it.
        target: of ``auto:x``, the largest relative error wanted; 0: no worse than FP32.
        products: products of slices or pieces of one GEMM (1 for the other kinds).
        chunk: longest k of one INT32 accumulation, 0 where that has no meaning.
    """

    kind: str
    l: int = 0  # noqa: E741 - the paper's name
    r: int = 0
    d: int = 0
    radix: int = 0
    group: int = 0
    split: int = 0
    target: float = 0.0
    text: str = field(default="", compare=False)
    products: int = field(default=1, compare=False)
    chunk: int = field(default=0, compare=False)

    @staticmethod
    def parse(text: str) -> Scheme:
        """Read a scheme such as ``int8:2,2,2``, ``fp64``, or a level ``I`` to ``IV``.

        Raises:
            SchemeError: no text, no such scheme, or not available in this version; names the
                choices.
        """
        if not isinstance(text, str):
            raise SchemeError(
                f"scheme is of type {type(text).__name__}: pass text such as 'int8:2,2'"
            )
        return _parse(text)

    @property
    def level(self) -> str | None:
        """The paper's name, ``I`` to ``IV``, or None."""
        return next((name for name, text in LEVELS.items() if text == self.text), None)

    def __str__(self) -> str:
        """The canonical text, which `parse` reads back."""
        return self.text

    def __repr__(self) -> str:
        """As an expression that gives it."""
        return f"Scheme.parse({self.text!r})"

    def to_native(self) -> native.SchemeStruct:
        """The C struct that the native library takes."""
        kind = next(code for code, name in _KINDS.items() if name == self.kind)
        return native.SchemeStruct(
            kind, self.l, self.r, self.d, self.radix, self.group, self.split, self.target
        )


@lru_cache(maxsize=512)
def _parse(text: str) -> Scheme:
    if not text.isprintable():  # C would stop at a NUL, and a message of one line holds no newline
        raise SchemeError(f"{text!r} is not a scheme: it holds characters that cannot be printed")
    library = native.load()
    struct = native.SchemeStruct()
    status = library.mixpert_scheme_parse(text.encode(), ctypes.byref(struct))
    if status != native.OK:
        raise SchemeError(native.last_error())
    buffer = ctypes.create_string_buffer(64)
    native.check(library.mixpert_scheme_format(ctypes.byref(struct), buffer, len(buffer)))
    return Scheme(
        _KINDS[struct.kind],
        struct.l,
        struct.r,
        struct.d,
        struct.radix,
        struct.group,
        struct.split,
        struct.target,
        text=buffer.value.decode(),
        products=library.mixpert_scheme_products(ctypes.byref(struct)),
        chunk=library.mixpert_scheme_chunk(ctypes.byref(struct)),
    )


NATIVE = Scheme("native", text="native")
FP64 = Scheme("fp64", text="fp64")
