"""Writing files so that a reader never sees half of one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from mixpert.errors import FormatError

_BITCODE_MAGICS = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
"""First bytes of LLVM bitcode, bare and in a wrapper."""
_ELF_MAGIC = b"\x7fELF"
_START = 64
_RANDOM_BYTES = 4
"""Of a temporary file's name."""


def write_atomically(path: str | os.PathLike[str], data: bytes | str) -> None:
    """Write `data` to `path` by way of a temporary file in the same directory.

    The old file stays whole until the new one is complete on disk. A device, a pipe or a link is
    written in place instead, for it would become a file.

    Raises:
        FormatError: the directory does not exist, is not writable, or the disk is full.
    """
    target = Path(path)
    # Names of files may hold bytes that no UTF-8 has: they are told, as on stderr, by escapes.
    content = data.encode("utf-8", "backslashreplace") if isinstance(data, str) else data
    temporary = ""
    try:
        if os.path.lexists(target) and not is_plain(target):
            target.write_bytes(content)
            return
        fresh = str(target.parent / f".{target.name}.{os.urandom(_RANDOM_BYTES).hex()}")
        # The system takes the umask off: to read it here would change it for other threads' files.
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
        temporary = fresh
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        Path(temporary).replace(target)
    except OSError as error:
        reason = _obstacle(target) or error.strerror or error
        raise FormatError(f"{target}: cannot write: {reason}") from error
    finally:
        if temporary:
            Path(temporary).unlink(missing_ok=True)


def cache_directory() -> Path:
    """Where compiled kernels and GPUs' rates are kept (runtime/native/src/images/cache.cpp).

    Raises:
        FormatError: the environment names no place. The runtime keeps nothing then, whatever the
            user database says.
    """
    base, home = os.environ.get("XDG_CACHE_HOME"), os.environ.get("HOME")
    if not (base or home):
        raise FormatError("neither XDG_CACHE_HOME nor HOME is set: nothing is kept")
    return (Path(base) if base else Path(home or "") / ".cache") / "mixpert"


def check_writable(path: str | os.PathLike[str]) -> None:
    """Refuse a file that `write_atomically` could not write, before the work that it is for.

    Raises:
        FormatError: a folder has this name, or the file's folder is missing or not writable.
    """
    obstacle = _obstacle(Path(path))
    if obstacle:
        raise FormatError(f"{path}: cannot write: {obstacle}")


def check_apart(files: Mapping[str, str | os.PathLike[str] | None]) -> None:
    """Refuse to write one file for two purposes, or over what is read.

    Args:
        files: what each option or argument names, None where it was left out. Links are followed;
            devices and pipes may be shared.

    Raises:
        FormatError: two of them are one file.
    """
    first: dict[Path, str] = {}
    for name, path in files.items():
        if path is None:
            continue
        place = Path(os.path.realpath(path))
        if place.exists() and not place.is_file():
            continue
        if place in first:
            raise FormatError(f"{path}: both {first[place]} and {name}: name two files")
        first[place] = name


def _obstacle(target: Path) -> str:
    """What keeps a file from being written, empty where nothing is to be seen."""
    if target.is_dir():
        return "it is a folder: name a file"
    if os.path.lexists(target) and not is_plain(target):
        return ""
    if not target.parent.is_dir():
        return f"there is no folder {target.parent}"
    if not os.access(target.parent, os.W_OK):
        return f"the folder {target.parent} is not writable"
    return ""


def is_plain(path: Path) -> bool:
    """Whether `path` is a regular file itself: no link, device, pipe or folder."""
    return path.is_file() and not path.is_symlink()


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return what a file holds.

    Raises:
        FormatError: it does not exist or cannot be read.
    """
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise _unreadable(path, error) from error


def read_text(path: str | os.PathLike[str]) -> str:
    """Return the UTF-8 text of `path`.

    Raises:
        FormatError: the file does not exist, cannot be read, or is not UTF-8 text.
    """
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise _unreadable(path, error) from error
    except UnicodeDecodeError as error:
        raise FormatError(f"{path}: not UTF-8 text (byte {error.start})") from error


def _unreadable(path: str | os.PathLike[str], error: OSError) -> FormatError:
    return FormatError(f"{path}: cannot read: {error.strerror or error}")


def read_start(path: Path) -> bytes:
    """The first bytes of a file, by which its kind is told.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as stream:
        return stream.read(_START)


def is_bitcode(data: bytes) -> bool:
    """Whether LLVM IR is bitcode, by its first bytes: the suffix may say something else."""
    return data.startswith(_BITCODE_MAGICS)


def is_elf(data: bytes) -> bool:
    """Whether these are the bytes of an object, program or shared library."""
    return data.startswith(_ELF_MAGIC)


def file_digest(path: Path) -> str:
    """SHA-256 of a file's bytes, in hexadecimal.

    Raises:
        OSError: it cannot be read.
    """
    import hashlib  # loads OpenSSL, of which most commands have no need

    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
