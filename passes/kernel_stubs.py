"""The host functions through which nvcc's kernels are launched, where their names do not say so.

A stub has `__device_stub__` in its name. -O2 may put the stub of a static kernel into the host
function that has the kernel's own name; that then takes the launch's configuration itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mixpert.passes import ir
from mixpert.passes.effects import DEVICE_STUB
from mixpert.passes.module_text import ModuleText

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
