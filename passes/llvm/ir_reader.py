"""Reads LLVM's canonical text into `ir`; made for what `llvm_module.simplified` returns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.argument_copies import with_copies
from mixpert.passes.llvm.constant_expressions import EXPRESSION, taken_out
from mixpert.passes.llvm.control_dependence import decided
from mixpert.passes.llvm.initialisers import first_type, held_in
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.llvm.layout import Layout
from mixpert.passes.llvm.pointer_lanes import MOVES, taken_apart
from mixpert.passes.llvm.sanitizer_atomics import as_accesses
from mixpert.passes.text.aliases import without_aliases
from mixpert.passes.text.module_text import SYMBOL, closing, split_top, symbol_name

_REGISTER = r'%(?:"[^"\n]*"|[-\w$.]+)'
_TYPE = re.compile(rf"^({_REGISTER}) = type (.*)$", re.MULTILINE)
_GLOBAL = re.compile(rf"^({SYMBOL}) = ([^\n]*?)\b(global|constant)\b ([^\n]*)$", re.MULTILINE)
_DEFINE = re.compile(rf"^define\b([^@\n]*)({SYMBOL})\(([^\n]*)\{{$", re.MULTILINE)
_DECLARE = re.compile(rf"^declare\b[^@\n]*({SYMBOL})\(([^\n]*)$", re.MULTILINE)
_STRUCT = re.compile(r"(?:<?\{.*\}>?|%[-\w$.]+) $")
_ATTRIBUTES = re.compile(r"^attributes (#\d+) = \{(.*)\}$", re.MULTILINE)
_MERGED = re.compile(r"\b(?:weak|weak_odr|common|linkonce|extern_weak|appending)\b")
_REPLACEABLE = re.compile(r"\b(?:weak|linkonce|extern_weak)\b")
"""Another module may hold another variable of this name (`linkonce_odr`: the same one)."""
_LOCAL = re.compile(r"\b(?:internal|private)\b")
_PROPERTIES = re.compile(
    r"(?:, (?:(?:section|partition|code_model) \"[^\"]*\"|comdat(?:\([^)]*\))?|align \d+"
    r"|no_sanitize\w*|sanitize\w*|![-\w.$]+ !\d+))*$"
)
"""What follows a variable's initialiser."""
_INSTRUCTION = re.compile(rf"  (?:({_REGISTER}) = )?(?:(?:tail|musttail|notail) )?(\w+)(.*)", re.S)
_LABEL = re.compile(r'^("[^"\n]*"|[-\w$.]+):')
_TARGET = re.compile(rf"label ({_REGISTER})")
_CASE = re.compile(rf"i\d+ (-?\d+), label {_REGISTER}")
_VALUE = re.compile(rf"{_REGISTER}|{SYMBOL}")
_SYMBOL = re.compile(SYMBOL)
_CALLEE = re.compile(rf"({SYMBOL}|{_REGISTER})\(")
_INCOMING = re.compile(rf"\[ (.+?), {_REGISTER} \]")
_GEP_FLAGS = re.compile(r"^\s*(?:(?:inbounds|nuw|nusw)\s+|inrange\([^)]*\)\s*)*")
_MEMORY_FLAGS = re.compile(r"^\s*(?:(?:atomic|volatile)\s+)*")
_CONSTANT_GEP = re.compile(
    r"getelementptr (?:inrange\([^)]*\)|[^(])*\(i8, ptr (@[^,]+), i64 (-?\d+)\)"
)
_ORDERING = re.compile(r'(?: syncscope\("[^"]*"\))?(?: [a-z_]+)+(?:, align \d+)?$')
"""What stands behind the operands of an atomic exchange."""
_UNWINDS = re.compile(rf"\bunwind label ({_REGISTER})")
_NO_WRITE = re.compile(
    r"\b(?:readnone|readonly|memory\((?:none|read|(?:\w+: )?(?:read|none)"
    r"(?:, \w+: (?:read|none))*)\))"
)

_KINDS: dict[str, ir.ComputeKind] = {
    **dict.fromkeys(("bitcast", "freeze", "shufflevector", "extractelement"), "move"),
    **dict.fromkeys(("insertelement", "extractvalue", "insertvalue"), "move"),
    **dict.fromkeys(("addrspacecast", "ptrtoint", "inttoptr"), "move"),
    "select": "choose",
    **dict.fromkeys(("icmp", "fcmp"), "test"),
}
_CASTS = frozenset(("sext", "zext", "trunc"))
_INTEGER = frozenset(("add", "sub", "mul", "shl")) | _CASTS
"""Opcodes whose literal operands are kept: sizes are computed with them."""
_DETAILED = MOVES | frozenset(("icmp", "fcmp", "select", "trunc", "and", "or", "xor"))
_DETAILED |= {"lshr", "ashr", "sdiv", "udiv", "srem", "urem"}
"""Opcodes whose text is kept: `pointer_lanes`, and `scalars` where it is asked for a value."""
_FLAGS = frozenset(("nuw", "nsw", "nneg"))
_NARROW = frozenset(("i8", "i16"))
_NO_ADDRESS = _NARROW | {"i1", "i32", "half", "bfloat", "float"}
"""Types too narrow for an address."""
_BRANCHES = frozenset(("br", "switch"))
_NO_VALUE = _BRANCHES | {"indirectbr", "unreachable", "resume", "fence"}
"""Opcodes through which neither pointers nor matrix elements flow."""


def read_module(text: str) -> ir.Module:
    """Read a module.

    Args:
        text: canonical text (opaque pointers, one instruction a line, as LLVM prints it).
    """
    text = without_aliases(text)
    layout = Layout({match[1]: match[2] for match in _TYPE.finditer(text)})
    attributes = {match[1]: match[2] for match in _ATTRIBUTES.finditer(text)}
    return ir.Module(
        {f.name: decided(taken_apart(f)) for f in _functions(text, layout)},
        {
            symbol_name(match[1]): _declaration(match[2], attributes)
            for match in _DECLARE.finditer(text)
        },
        {symbol_name(match[1]): _global(match, layout) for match in _GLOBAL.finditer(text)},
    )


def _global(match: re.Match[str], layout: Layout) -> ir.Global:
    external = "external " in match[2]
    end = _PROPERTIES.search(match[4])
    initialiser = "" if external else match[4][: end.start() if end else None]
    references = tuple(symbol_name(name) for name in _SYMBOL.findall(initialiser))
    local = _LOCAL.search(match[2]) is not None
    whole = not (external or _MERGED.search(match[2]))
    size = layout.size(first_type(match[4])) if whole else 0
    held = held_in(initialiser, layout) if references else ()
    constant = match[3] == "constant" and not _REPLACEABLE.search(match[2])
    return ir.Global(local, constant, references, initialiser, size, held)


def _declaration(tail: str, attributes: dict[str, str]) -> ir.Declaration:
    close = closing("(" + tail, 0) - 1
    parameters = split_top(tail[:close])
    rest = tail[close:]
    group = re.search(r"#\d+", rest)
    function = attributes.get(group[0], "") if group else rest
    return ir.Declaration(
        _NO_WRITE.search(function) is not None,
        tuple(re.search(r"\b(?:readonly|readnone)\b", p) is not None for p in parameters),
        tuple(p.startswith("ptr") for p in parameters),
        "nounwind" not in function,
    )


def _result_type(head: str) -> str:
    """The type of a function's result, if it is a struct: what stands last before its name."""
    struct = _STRUCT.search(head)
    return struct[0] if struct else ""


def _functions(text: str, layout: Layout) -> Iterator[ir.Function]:
    for match in _DEFINE.finditer(text):
        end = text.find("\n}", match.end())
        body = text[match.end() + 1 : end]
        close = closing("(" + match[3], 0) - 1
        parts = split_top(match[3][:close])
        variadic = "..." in parts
        parameters = [part.rsplit(" ", 1)[-1] for part in parts if part != "..."]
        function = ir.Function(
            symbol_name(match[2]),
            parameters,
            _LOCAL.search(match[1]) is not None,
            _blocks(body, layout),
            variadic,
            "linkonce" in match[1],
            frozenset(
                n
                for n, p in zip(parameters, parts, strict=False)
                if p.split(" ", 1)[0] in _NO_ADDRESS
            ),
            layout.places_of_pointers(_result_type(match[1])),
        )
        yield with_copies(function, parts, layout)


def _blocks(body: str, layout: Layout) -> dict[str, ir.Block]:
    block = ir.Block()
    blocks = {"": block}  # nothing branches to the entry, so its name does not matter
    for line in _logical_lines(body):
        label = _LABEL.match(line)
        if label:
            block = ir.Block()
            blocks[f"%{label[1]}"] = block
            continue
        parts = _INSTRUCTION.match(line)
        if parts is None:
            continue
        block.instructions += _instructions(parts[1] or "", parts[2], parts[3], layout)
        block.resumes |= parts[2] == "resume"
        block.successors += _TARGET.findall(parts[3])
        if parts[2] in _BRANCHES and len(block.successors) > 1:
            decides = operand(parts[3].partition(",")[0])
            block.condition = decides if decides.name.startswith("%") else None
        if parts[2] == "switch":
            block.cases = [None, *map(int, _CASE.findall(parts[3]))]
    if not blocks[""].instructions and not blocks[""].successors and len(blocks) > 1:
        blocks[""].successors.append(next(name for name in blocks if name))
    return blocks


def _logical_lines(body: str) -> Iterator[str]:
    """Instructions and labels, continuation lines joined, debug records dropped."""
    pending = ""
    for line in body.split("\n"):
        if line.startswith("    #dbg") or not line:
            continue
        if line.startswith("   ") or line.startswith("  ]"):
            pending += line
        else:
            if pending:
                yield pending
            pending = line
    if pending:
        yield pending


def _instructions(result: str, opcode: str, rest: str, layout: Layout) -> list[ir.Instruction]:
    cut = rest.find(", !")
    if cut >= 0 and opcode != "invoke":
        rest = rest[:cut]
    if opcode in _NO_VALUE:
        return []
    rest, expressions = taken_out(rest)
    combined = [
        ir.Compute(register, tuple(map(_named, symbols)), "compute", "constant")
        for register, symbols in expressions
    ]
    return [*combined, *_instruction(result, opcode, rest, layout)]


def _instruction(result: str, opcode: str, rest: str, layout: Layout) -> list[ir.Instruction]:
    if opcode in ("call", "invoke", "callbr"):
        return as_accesses(_call(result, rest))
    if opcode == "ret":
        return [ir.Return(None if rest.strip() == "void" else operand(rest))]
    if opcode in ("atomicrmw", "cmpxchg"):
        return _exchanged(result, opcode, rest)
    if opcode in ("load", "store", "alloca", "getelementptr"):
        return _memory(result, opcode, rest, layout)
    if opcode == "va_arg":
        return _further_argument(result, rest, layout)
    return [_computation(result, opcode, rest)]


def _exchanged(result: str, opcode: str, rest: str) -> list[ir.Instruction]:
    """What is in memory is read, and something else may be written there, computed from it."""
    parts = split_top(_ORDERING.sub("", rest))
    place, type_ = operand(parts[0]), parts[-1].partition(" ")[0]
    old, new = Operand(f"{result}#old"), operand(parts[-1])
    moves = opcode == "cmpxchg" or " xchg " in parts[0]
    found: list[ir.Instruction] = [
        ir.Load(old.name, place, type_, volatile=True),
        ir.Compute(result, (old,), "move"),
    ]
    if not moves:
        found.append(ir.Compute(f"{result}#new", (old, new), "compute"))
        new = Operand(f"{result}#new")
    return [*found, ir.Store(new, place, "?")]


def _computation(result: str, opcode: str, rest: str) -> ir.Instruction:
    if opcode == "phi":
        taken = _INCOMING.findall(rest)
        values = tuple(v for text in taken for v in _constants(text) or (operand(f" {text}"),))
        constant = any(value.is_constant for value in values)
        return ir.Compute(result, values, "choose" if constant else "move", opcode, (), rest)
    if opcode in _INTEGER:
        operands = rest.rpartition(" to ")[0] if opcode in _CASTS else rest
        if " i1" in f" {rest}" and opcode in ("sext", "trunc"):
            opcode += " i1"  # true is -1, or the lowest bit: not the number itself
        elif _wraps(opcode, rest.split()):
            opcode += " round"
        values = tuple(operand(part) for part in split_top(operands))
    else:
        values = _values_in(rest)
    text = rest if opcode in _DETAILED else ""
    return ir.Compute(result, values, _KINDS.get(opcode, "compute"), opcode, (), text)


def _wraps(opcode: str, words: list[str]) -> bool:
    """Whether a number may become another: 8 and 16 bits overflow in programs that work."""
    if opcode == "sext" or ("nneg" if opcode == "zext" else "nsw") in words:
        return False
    narrow = words[-1] if opcode == "trunc" else next(w for w in words if w not in _FLAGS)
    return narrow in _NARROW


def _named(name: str) -> Operand:
    return Operand(f"@{symbol_name(name)}", 0) if name.startswith("@") else Operand(name)


def _memory(result: str, opcode: str, rest: str, layout: Layout) -> list[ir.Instruction]:
    if opcode == "getelementptr":
        parts = split_top(_GEP_FLAGS.sub("", rest))
        return [_offset(result, parts, layout)]
    plain = _MEMORY_FLAGS.sub("", rest)
    parts = split_top(_ORDERING.sub("", plain) if " atomic " in rest else plain)
    if opcode == "alloca":
        type_ = parts[0].removeprefix("inalloca ").strip()
        several = any(part.startswith("i") for part in parts[1:])
        return [ir.Alloca(result, type_, 0 if several else layout.size(type_))]
    if opcode == "load":
        type_ = layout.pointers(parts[0])
        return [ir.Load(result, operand(parts[1]), type_, volatile=plain != rest.lstrip())]
    return _stored(parts[0], operand(parts[1]), layout)


def _further_argument(result: str, rest: str, layout: Layout) -> list[ir.Instruction]:
    """What lies somewhere in the memory to which a list of further arguments leads."""
    held, type_ = split_top(rest)
    anywhere, area, there = (Operand(f"{result}#{name}") for name in ("list", "area", "there"))
    return [
        ir.Compute(anywhere.name, (operand(held),), "compute"),
        ir.Load(area.name, anywhere, "ptr", volatile=True),
        ir.Compute(there.name, (area,), "compute"),
        ir.Load(result, there, layout.pointers(type_), volatile=True),
    ]


def _stored(text: str, place: Operand, layout: Layout) -> list[ir.Instruction]:
    """A store of ``type value``."""
    brackets = text[0] in "<[{"
    type_ = text[: closing(text, 0) + 1] if brackets else text.partition(" ")[0]
    type_ = layout.pointers(type_)
    addresses = _constants(text)
    if not addresses:
        return [ir.Store(operand(text), place, type_)]
    together = Operand(f"%#{text}")
    return [
        ir.Compute(together.name, addresses, "move", "constant"),
        ir.Store(together, place, type_),
    ]


def _constants(text: str) -> tuple[Operand, ...]:
    """The addresses in a constant vector, array or struct."""
    return _values_in(text) if text[-1] in ">]}" else ()


def _values_in(text: str) -> tuple[Operand, ...]:
    """The registers and addresses in a text; of a constant expression, the place it leads to."""
    found: list[Operand] = []
    done = 0
    for begin in EXPRESSION.finditer(text) if "(" in text and "@" in text else ():
        end = closing(text, begin.end() - 1) + 1
        if begin.start() >= done and end:
            found += map(_named, _VALUE.findall(text, done, begin.start()))
            found.append(operand(text[begin.start() : end]))
            done = end
    found += map(_named, _VALUE.findall(text, done))
    return tuple(value for value in found if value.name)


def _offset(result: str, parts: list[str], layout: Layout) -> ir.Offset:
    base = operand(parts[1])
    indexes = [_index(part) for part in parts[2:]]
    offset = layout.offset(parts[0], indexes)
    if offset is not None:
        return ir.Offset(result, base, offset, offset, ())
    constant = layout.offset(parts[0], [index or 0 for index in indexes])
    steps = layout.steps(parts[0], [index is None for index in indexes])
    if constant is None or steps is None or parts[1].startswith("<"):
        return ir.Offset(result, base, None)
    varying = (operand(part) for part in parts[2:] if _index(part) is None)
    return ir.Offset(result, base, None, constant, tuple(zip(varying, steps, strict=True)))


def _index(text: str) -> int | None:
    value = text.rsplit(" ", 1)[-1]
    return int(value) if value.lstrip("-").isdigit() else None


def _call(result: str, rest: str) -> ir.Call:
    target = _CALLEE.search(rest)
    if target is None:  # inline assembly: what it does is not known
        values = _values_in(rest)
        return ir.Call(result, "", values, ("?",) * len(values), True)
    opening = target.end() - 1
    close = closing(rest, opening)
    parts = [part for part in split_top(rest[opening + 1 : close]) if part]
    head = rest[: target.start()]
    unwinds = _UNWINDS.search(rest, close)
    return ir.Call(
        result,
        symbol_name(target[1]) if target[1].startswith("@") else "",
        tuple(operand(part) for part in parts),
        tuple(part.split(" ", 1)[0] for part in parts),
        "ptr" in head or "%" in head,
        None if target[1].startswith("@") else Operand(target[1]),
        unwinds[1] if unwinds else "",
    )


def operand(text: str) -> Operand:
    """The value at the end of ``type [attributes] value``."""
    text = text.strip()
    if text.endswith(")"):
        exact = _CONSTANT_GEP.search(text)
        if exact and text.count("getelementptr ") == 1:  # an alias may lie within another address
            return Operand(f"@{symbol_name(exact[1])}", int(exact[2]))
        names = _SYMBOL.findall(text)
        if names:
            return Operand(f"@{symbol_name(names[0])}", None)
    if text.endswith((">", "]", "}")):
        return next(iter(_constants(text)), Operand("", None, text))
    if text.endswith('"'):
        names = _VALUE.findall(text)
        last = names[-1] if names else text
    else:
        last = text.rsplit(" ", 1)[-1]
    if last.startswith("%"):
        return Operand(last)
    if last.startswith("@"):
        return Operand(f"@{symbol_name(last)}")
    return Operand("", None, last)
