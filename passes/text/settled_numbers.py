"""What a local variable holds at a call, in code without optimisation that settles it before.

`cudaDataType_t type = CUDA_R_32F; if (std::is_same<T, half>::value) type = CUDA_R_16F;` is one
number in each instance of a template: at -O0 several stores in one block, later a literal.
"""

from __future__ import annotations

import re

_NAME = r"%[-\w$.]+"
_LOADED = r"^ +{} = load (i\d+), \S+ ({})(?=,|$)"
_STORED = re.compile(rf"store (i\d+) (-?\d+), \S+ ({_NAME})(?:, align \d+)?(?:, ![\w.]+ !\d+)*$")
_READ = re.compile(rf"{_NAME} = load i\d+, ")
_ALLOCATED = re.compile(rf"{_NAME} = alloca i\d+(?:, align \d+)?$")
_RECORDED = re.compile(r"#dbg_declare\(|call void @llvm\.dbg\.declare\(")
_LABEL = re.compile(r"^[-\w$.]+:", re.MULTILINE)


def settled(body: str, register: str) -> int | None:
    """The number in a register that a local variable was loaded into; None where it may vary.

    Args:
        body: text of a function.
        register: the argument of a call in it.
    """
    load = re.search(_LOADED.format(re.escape(register), _NAME), body, re.MULTILINE)
    if load is None:
        return None
    stores: list[tuple[int, int]] = []
    type_, variable = load.groups()
    for use in re.finditer(rf"{re.escape(variable)}(?![-\w$.])", body):
        start = body.rfind("\n", 0, use.start()) + 1
        line = body[start : body.find("\n", use.start())].strip()
        store = _STORED.match(line)
        if store and (store[1], store[3]) == (type_, variable):
            stores.append((start, int(store[2])))
        elif not (_READ.match(line) or _ALLOCATED.match(line) or _RECORDED.search(line)):
            return None  # its address goes elsewhere, or it varies
    if not stores or _LABEL.search(body, stores[0][0], stores[-1][0]):
        return None
    between = stores[0][0] < load.start() < stores[-1][0]
    return None if between else stores[-1][1]
