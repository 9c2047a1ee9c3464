"""What decides whether a guessed exponent is right: kernels/quantize.cuh on the processor."""

from __future__ import annotations

import ctypes
import platform
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = """
#include "host_cuda.h"
inline float __uint_as_float(unsigned x) { return bits_of<float>(x); }
#include "quantize.cuh"

template <int EXTRA>
int check(uint32_t bits, int guess) {
  using Digit = mixpert::Digits<8, EXTRA>;
  const float x = __uint_as_float(bits);
  float factor, second;
  Digit::scales(guess, &factor, &second);
  const uint32_t sum = Digit::sum_of(x, factor);
  return Digit::exponent(bits) << 4 | (second == 1.0f) << 3 | (sum >= Digit::kOverflow) << 2 |
         (sum >= Digit::kUpperHalf) << 1 | (sum > Digit::kUpperHalf);
}
template <int EXTRA>
long count(uint32_t begin, uint32_t end, uint32_t step) {
  using Digit = mixpert::Digits<8, EXTRA>;
  long wrong = 0;
  for (uint64_t bits = begin; bits < end; bits += step) {
    const int e = Digit::exponent(bits);
    for (int guess = e - 3; guess <= e + 3; ++guess) {
      const int found = check<EXTRA>(bits, guess);
      if (!(found & 8)) continue;  // such a row is not guessed
      wrong += bool(found & 4) != e > guess;                // exceeds the digits
      wrong += e >= guess && !(found & 2);                  // needs the guess, and is not looked at
      wrong += bool(found & 1) && e < guess;                // does not need it, and ends the search
    }
  }
  return wrong;
}
extern "C" long wrong(int extra, uint32_t begin, uint32_t end, uint32_t step) {
  return extra == 0 ? count<0>(begin, end, step)
                    : extra == 1 ? count<1>(begin, end, step) : count<2>(begin, end, step);
}
extern "C" int exceeds(int extra, uint32_t bits, int guess) {
  return (extra == 0 ? check<0>(bits, guess)
                     : extra == 1 ? check<1>(bits, guess) : check<2>(bits, guess)) >> 2 & 1;
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    if shutil.which("g++") is None or platform.machine() != "x86_64":
        pytest.skip("needs g++ on x86-64")
    folder = tmp_path_factory.mktemp("guesses")
    for source in (HERE.parents[1] / "kernels").glob("*.cuh"):
        shutil.copy(source, folder)
    for source in (HERE / "emulator").iterdir():
        shutil.copy(source, folder)
    (folder / "main.cpp").write_text(SOURCE)
    subprocess.run([
        "g++", "-std=c++17", "-O1", "-w", "-shared", "-fPIC", "-ffp-contract=off",
        "-fno-strict-aliasing", "-o", str(folder / "main.so"), str(folder / "main.cpp"),
    ], check=True)  # fmt: skip
    found = ctypes.CDLL(str(folder / "main.so"))
    found.wrong.restype = ctypes.c_long
    found.wrong.argtypes = [ctypes.c_int, *[ctypes.c_uint32] * 3]
    found.exceeds.argtypes = [ctypes.c_int, ctypes.c_uint32, ctypes.c_int]
    return found


@pytest.mark.parametrize("extra", [0, 1, 2])
def test_sums_tell_which_exponent_an_element_needs(library: ctypes.CDLL, extra: int) -> None:
    """All magnitudes of one binade, and one in 9,973 of all others: an element exceeds its digits
    exactly where its exponent is above the guess; none that needs a guess is overlooked; and none
    that does not need it proves it."""
    assert library.wrong(extra, 0x3F800000, 0x40000000, 1) == 0
    assert library.wrong(extra, 1, 0x7F800000, 9973) == 0
    for largest in (0x3F7EFEFF, 0x3F7EFF00, 0x3F7EFFFF, 0x3FFF7F7F, 0x7F7FFFFF):
        assert library.wrong(extra, largest - 2000, min(largest + 2000, 0x7F800000), 1) == 0


@pytest.mark.parametrize("extra", [0, 1, 2])
@pytest.mark.parametrize("bits", [0x7F800000, 0x7F800001, 0x7FC00000, 0x7FFFFFFF])
def test_what_is_no_number_exceeds_every_guess(library: ctypes.CDLL, extra: int, bits: int) -> None:
    for guess in range(-104 + 8 * (extra - 2), 130):
        assert library.exceeds(extra, bits, guess) == 1
