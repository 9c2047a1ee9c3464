"""Builds libmixpert with CMake as part of pip's build; all metadata is in pyproject.toml."""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import IO

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

ROOT = Path(__file__).resolve().parent
PACKAGES = ("passes", "runtime", "kernels", "tuner")


def check_links() -> None:
    broken = [name for name in PACKAGES if not (ROOT / "mixpert" / name / "__init__.py").exists()]
    if broken:
        sys.exit(
            f"mixpert/{broken[0]} must be a symbolic link to ../{broken[0]}: "
            "check the sources out on a file system with links (git config core.symlinks true)"
        )


def wait_for_others() -> IO[str]:
    """Waits until no other build uses this tree's build folder; the caller keeps the lock open."""
    (ROOT / "build").mkdir(exist_ok=True)
    lock = (ROOT / "build" / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("waiting for another build in this folder", file=sys.stderr, flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def run(command: list[str]) -> None:
    """Runs a command of the build; a failure is one line and no traceback."""
    if shutil.which(command[0]) is None:
        sys.exit(f"MixPert's native library needs {command[0]}, which is not on the PATH")
    if subprocess.run(command, check=False).returncode == 0:
        return
    compilers = (os.environ.get("CXX", "").partition(" ")[0], "c++", "g++", "clang++")
    if not any(name and shutil.which(name) for name in compilers):
        sys.exit(
            "MixPert's native library needs a C++17 compiler, and none is on the PATH: "
            "install g++, or name one: CXX=/path/to/g++ pip install ..."
        )
    sys.exit(f"MixPert's native library was not built: {command[0]} says why above")


class CMakeBuild(build_ext):
    """Puts libmixpert.so and libmixpert.a into mixpert/lib, in place for editable installs."""

    def run(self) -> None:
        base = ROOT if self.inplace or self.editable_mode else Path(self.build_lib).resolve()
        build = Path(self.build_temp).resolve() / "native"
        build.mkdir(parents=True, exist_ok=True)
        destination = base / "mixpert" / "lib"
        configure = [  # fresh: the last build may have had its tools in an environment long gone
            "cmake", "--fresh", "-S", str(ROOT / "runtime" / "native"), "-B", str(build),
            "-G", "Ninja",
            "-DCMAKE_BUILD_TYPE=Release",
            f"-DCMAKE_INSTALL_PREFIX={base / 'mixpert'}",
            "-DCMAKE_INSTALL_LIBDIR=lib",
            "-DMIXPERT_INSTALL_HEADERS=OFF",
        ]  # fmt: skip
        jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", str(os.cpu_count() or 1))
        run(configure)
        run(["cmake", "--build", str(build), "-j", jobs])
        run(["cmake", "--install", str(build)])
        if self.inplace or self.editable_mode:
            # libmixpert looks for NVIDIA's wheels here, as it is not beside them itself.
            record = destination / "site-packages.txt"
            new = record.with_suffix(".new")
            new.write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
            new.replace(record)  # libraries are replaced by renaming too, for programs that run
        self.announce(f"libmixpert installed in {destination}", level=2)

    def get_outputs(self) -> list[str]:
        return [str(Path(self.build_lib) / "mixpert" / "lib" / "libmixpert.so")]

    def get_output_mapping(self) -> dict[str, str]:
        return {}

    def get_source_files(self) -> list[str]:
        """What a source distribution needs beside the packages, whose links it follows."""
        native = (ROOT / "runtime" / "native").rglob("*")
        kernels = (ROOT / "kernels").glob("*.cuh")
        return [str(path.relative_to(ROOT)) for path in (*native, *kernels) if path.is_file()]


class BinaryDistribution(Distribution):
    """A distribution with a native library, so the wheel is tagged for the platform."""

    def has_ext_modules(self) -> bool:
        return True


class PlatformWheel(bdist_wheel):
    """The library is loaded by ctypes and knows nothing of Python: one wheel for every version."""

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


check_links()
lock = wait_for_others()
setup(
    ext_modules=[Extension("mixpert.lib.libmixpert", sources=[])],
    cmdclass={"bdist_wheel": PlatformWheel, "build_ext": CMakeBuild},
    distclass=BinaryDistribution,
)
