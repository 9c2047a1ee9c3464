"""Reaching definitions over the flow graph: whose results may be where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from mixpert.graph import Operand
from mixpert.passes.control.contexts import Register
from mixpert.passes.dataflow.arrivals import Arrival
from mixpert.passes.dataflow.fact_table import Facts, FactTable
from mixpert.passes.dataflow.facts import Way
from mixpert.passes.dataflow.flow_graph import Derive, FlowGraph, Node, used_registers
from mixpert.passes.dataflow.pruning import reached
from mixpert.passes.dataflow.registers import Registers
from mixpert.passes.dataflow.routes import Routes
from mixpert.passes.dataflow.states import State
from mixpert.passes.dataflow.transfer_functions import Steps
from mixpert.passes.dataflow.visibility import Visibility
from mixpert.passes.pointers.object_sets import ObjectSets
from mixpert.passes.support.ordered_worklist import OrderedWorklist

LEAST_VISITS, VISITS = 5_000, 2
"""Of nodes, in all and for each, before facts are told apart no more: then it soon ends."""


class Reaching:
    """Runs to the fixed point; `arrivals` is the answer."""

    def __init__(self, graph: FlowGraph, derived: Iterable[Derive], visibility: Visibility) -> None:
        """`derived`: how registers are computed from others."""
        start = Node()
        for entry in graph.entries:
            start.then(entry)
        self._nodes = reached([start])
        visibility.look_at(item for node in self._nodes for item in node.items)
        table = FactTable(visibility.nest, len(self._nodes), visibility.seen_by)
        sets = ObjectSets()
        self._table = table
        self._routes = Routes(self._nodes, sets, sets.of(visibility.cells))
        self._steps = Steps(visibility, table, Registers(derived, table), sets)
        self._users = self._users_of_registers()
        self._in = [State(table) for _ in self._nodes]
        self._fresh = [0] * len(self._nodes)  # objects that changed there since it was passed
        self._waiting = OrderedWorklist(n for n, node in enumerate(self._nodes) if node.items)
        self._run()

    @property
    def arrivals(self) -> Mapping[tuple[int, int, Operand], Set[Arrival]]:
        """What reaches an operand, by (writing site, reading site, operand)."""
        return self._steps.arrivals.found

    def _users_of_registers(self) -> dict[Register, list[int]]:
        """The nodes that use each register, which may come before those that set it."""
        users: dict[Register, list[int]] = {}
        for number, node in enumerate(self._nodes):
            for item in node.items:
                for register in used_registers(item):
                    users.setdefault(register, []).append(number)
        return users

    def _run(self) -> None:
        """Nodes in the order in which control passes them, until nothing changes."""
        left = LEAST_VISITS + VISITS * len(self._nodes)
        while self._waiting:
            if left == 0:
                self._table.tell_apart_no_more()
            left -= 1
            number = self._waiting.take()
            # what items leave of other objects depends on those alone, and has flowed on before
            changed = self._fresh[number] | self._routes.written[number]
            self._fresh[number] = 0
            out = self._through(self._nodes[number], self._in[number])
            for objects, following, way in self._routes.following[number]:
                self._flow_into(following, out.of(changed & objects), way)

    def _flow_into(self, number: int, news: Iterable[tuple[Facts, int]], way: Way) -> None:
        """Join what objects hold into a node's state, and pass that again if it is new."""
        changed = 0
        for facts, objects in news:
            changed |= self._in[number].join(objects, facts, way)
        if changed:
            self._fresh[number] |= changed
            self._waiting.add(number)

    def _through(self, node: Node, state: State) -> State:
        if not node.items:
            return state
        state = state.copy()
        for item in node.items:
            for register in self._steps.apply(node, item, state):
                for number in self._users.get(register, ()):
                    self._waiting.add(number)
        return state
