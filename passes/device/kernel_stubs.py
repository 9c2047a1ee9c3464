"""The host functions that launch nvcc's kernels, if their names do not tell.

A stub has `__device_stub__` in its name. -O2 may put the stub of a static kernel into the host
function that has the kernel's own name; that then takes the launch's configuration itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mixpert.passes.control.contexts import Context, calls_of
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir
from mixpert.passes.text.module_text import ModuleText

CONFIGURE = "__cudaPushCallConfiguration"
"""What a program calls before it calls a stub."""
_CONFIGURED = "__cudaPopCallConfiguration"
"""What a stub calls to launch the kernel."""


def nameless_stubs(module: ModuleText) -> frozenset[str]:
    """The stubs of a module that go by the names of their kernels."""
    stubs = set(_calling(module, _CONFIGURED)) - set(_calling(module, CONFIGURE))
    return frozenset(name for name in stubs if DEVICE_STUB not in name)


def _calling(module: ModuleText, callee: str) -> Iterator[str]:
    call = f"@{callee}("
    at = module.text.find(call)
    while at >= 0:
        function = module.enclosing(at)
        if function is not None:
            yield function.name
        at = module.text.find(call, at + len(call))


def named(stub: str) -> str:
    """The name under which the analysis knows a stub as one."""
    return f"{DEVICE_STUB}{stub}"


def with_names(module: ir.Module, stubs: Collection[str]) -> ir.Module:
    """The module with these functions, which have no body in it, called by such names."""
    if not stubs:
        return module
    known = module.declarations
    module.declarations = {**known, **{named(s): known[s] for s in stubs if s in known}}
    for function in module.functions.values():
        for block in function.blocks.values():
            block.instructions = [
                instruction._replace(callee=named(instruction.callee))
                if isinstance(instruction, ir.Call) and instruction.callee in stubs
                else instruction
                for instruction in block.instructions
            ]
    return module


def taken(context: Context, block: ir.Block) -> list[str]:
    """The blocks that may follow; a kernel launch is taken to be accepted.

    nvcc's host code asks __cudaPushCallConfiguration and calls the stub only if that returns 0.
    """
    calls = [i.callee for i in block.instructions if isinstance(i, ir.Call)]
    if CONFIGURE not in calls:
        return block.successors
    blocks = context.function.blocks
    launching = [name for name in block.successors if _launches(context, blocks[name])]
    return launching or block.successors


def _launches(context: Context, block: ir.Block) -> bool:
    """Whether a block calls a stub, or the function of the kernel's name, which calls it."""
    for call in block.instructions:
        callee = context.callees.get(id(call))
        inner = () if callee is None else calls_of(callee.function)
        if any(isinstance(i, ir.Call) and DEVICE_STUB in i.callee for i in (call, *inner)):
            return True
    return False
