"""Debug nodes are found in any order, also where LLVM did not write the text."""

import random

import pytest

from mixpert.passes.text.debug_info import DebugInfo

NODES = [
    '!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "x")',
    '!1 = !DIFile(filename: "a.c", directory: "/src")',
    '!2 = distinct !DISubprogram(name: "f", file: !1, line: 1, unit: !0)',
    *(f"!{i} = !DILocation(line: {i}, column: {i % 7}, scope: !2)" for i in range(3, 200)),
]


@pytest.mark.parametrize("order", ["written by LLVM", "reversed", "shuffled"])
def test_location_of_inlined_calls(order):
    nodes = NODES[::-1] if order == "reversed" else list(NODES)
    if order == "shuffled":
        random.Random(1).shuffle(nodes)
    debug = DebugInfo("\n".join(["define void @f() {", "}", *nodes, ""]))
    for number in range(3, 200):
        location = debug.location(str(number))
        assert location is not None
        assert str(location.position) == f"a.c:{number}:{number % 7}"
        assert location.function == "f"
    assert debug.location("200") is None
    assert debug.location("2") is None
