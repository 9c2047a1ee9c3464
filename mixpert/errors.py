"""Every error MixPert raises on purpose.

::

    MixpertError                what a command prints as one line (exit status 2)
    |-- SchemeError             a scheme that does not exist or cannot run here
    |-- FormatError             a plan, graph, trace or profile that cannot be read or written
    |-- ModuleError             LLVM IR that cannot be parsed, verified or rewritten
    |-- ShapeError              operands whose shapes, layouts or types do not fit
    |-- BackendError            the native library or the GPU cannot do what was asked
    |-- ProgramError            the user's program failed, hung or produced nothing to compare
    `-- SessionError            a tuning session that is locked or belongs to another program

Messages name what is wrong, where, and what to do; they hold no newline.
"""

from __future__ import annotations


class MixpertError(Exception):
    """Base of all errors that MixPert raises on purpose."""

    def __str__(self) -> str:
        """The message in one line: a file's name or another library's words may hold several."""
        return " ".join(super().__str__().splitlines())


class SchemeError(MixpertError):
    """A scheme that does not exist, or that this version or device cannot run."""


class FormatError(MixpertError):
    """A file in one of MixPert's formats that cannot be read or written."""


class ModuleError(MixpertError):
    """LLVM IR that cannot be parsed, verified or rewritten."""


class ShapeError(MixpertError):
    """Operands whose shapes, layouts or element types do not fit together."""


class BackendError(MixpertError):
    """The native library, the driver or the device cannot do what was asked."""


class ProgramError(MixpertError):
    """The user's program failed, hung, or produced nothing that can be compared."""


class SessionError(MixpertError):
    """A tuning session that is locked, damaged, or belongs to another program."""
