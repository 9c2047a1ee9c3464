"""The C header says of every function what it does."""

from __future__ import annotations

import re

from mixpert.native import INCLUDE_DIRECTORY

HEADERS = ("mixpert.h", "mixpert_sites.h")
HEADER = "".join((INCLUDE_DIRECTORY / name).read_text(encoding="utf-8") for name in HEADERS)
DECLARATION = re.compile(r"(?:(\*/)\n|[;}]\n)\n*MIXPERT_API ([^;]*?)\(", re.DOTALL)
SITE_FUNCTION = re.compile(r"mixpert_(cublas[A-Z]\w+|cblas_s\w+|s\w+_)")
"""They have one comment together."""


def test_every_function_has_a_comment() -> None:
    found = [(text.split()[-1].lstrip("*"), end) for end, text in DECLARATION.findall(HEADER)]
    assert len(found) == HEADER.count("MIXPERT_API ") - HEADER.count("#define MIXPERT_API ")
    without = [name for name, end in found if not end and not SITE_FUNCTION.fullmatch(name)]
    assert without == []
    assert next(name for name, _ in found if SITE_FUNCTION.fullmatch(name)) in {
        name for name, end in found if end
    }
