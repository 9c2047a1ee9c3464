"""Calls of the module's own functions: arguments become parameters, results come back."""

from __future__ import annotations

from mixpert.passes.control.contexts import PASSED_ON, STD_THREAD, Context
from mixpert.passes.control.unwinding import AT_EXIT, THROWN, thrown
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.outside_calls import OutsideCalls
from mixpert.passes.pointers.places import ANYWHERE
from mixpert.passes.pointers.pointer_flow import RESULT


class BoundCalls(OutsideCalls):
    """Adds what such calls pass on."""

    def _bind(self, context: Context, call: ir.Call, callee: Context) -> None:
        """Arguments become parameters, the callee's result the call's."""
        for parameter, argument in zip(callee.function.parameters, call.arguments, strict=False):
            if not argument.is_constant:
                self._add(callee, parameter, self._received(context, call, argument, callee))
        if callee.function.variadic:
            handed = self._any_of(context, call.arguments[len(callee.function.parameters) :])
            inside = self._load(self._sets.anywhere(handed), False)  # of a struct passed by value
            self._store(self._further(callee), handed | inside)
        if call.result:
            self._add(context, call.result, self._values.get((callee.index, RESULT), 0))

    def _call_back(self, context: Context, call: ir.Call, callback: Context) -> None:
        """Bind the parameters of a function handed over; any argument may become any of them."""
        parameters = callback.function.parameters
        values = [self._pointers(context, argument) for argument in call.arguments]
        if call.callee.startswith(STD_THREAD):
            pairs = zip(parameters, [self._load(values[1], True)], strict=False)
        elif call.callee in PASSED_ON:
            argument, parameter = PASSED_ON[call.callee]
            pairs = zip(parameters[parameter:], values[argument:], strict=False)
        else:
            any_ = self._any_of(context, call.arguments)
            pairs = zip(parameters, [any_] * len(parameters), strict=True)
        for name, pointers in pairs:
            self._add(callback, name, pointers)

    def _note_unusual(self, context: Context, call: ir.Call) -> None:
        """Exceptions, what runs when the program ends, and lists of further arguments."""
        if (exception := thrown(call)) is not None:
            self._hold(THROWN, self._pointers(context, exception))
        if call.callee in AT_EXIT and len(call.arguments) > 1:
            function, argument = call.arguments[:2]
            first = AT_EXIT[call.callee]
            for root in self._contexts.roots:
                if f"@{root.function.name}" == function.name:
                    for parameter in root.function.parameters[first : first + 1]:
                        self._add(root, parameter, self._pointers(context, argument))
        if call.callee.startswith("llvm.va_start") and context.function.variadic:
            places = self._sets.anywhere(self._pointers(context, call.arguments[0]))
            self._store(places, self._further(context))

    def _further(self, context: Context) -> int:
        """The memory in which a context finds what it gets beside its parameters."""
        name = f"arguments of {context.function.name}"
        made = self._objects.of((context.index, "..."), name, "local", context.shared)
        self.made_in[made] = context
        return self._sets.only(made, ANYWHERE)
