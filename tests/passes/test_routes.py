"""Routes lead from each write of an object to every read of it that control can reach."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.dataflow.flow_graph import Node, Read, Write
from mixpert.passes.dataflow.pruning import reached
from mixpert.passes.dataflow.routes import Routes
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.object_sets import ObjectSets

OBJECTS = [Object(name, "heap") for name in "xyz"]
NODES = st.integers(0, 7)
USES = st.lists(st.tuples(NODES, st.booleans(), st.sampled_from(OBJECTS)), max_size=10)


def closure(start, following):
    """What can be reached from a node, by at least one step."""
    found, stack = set(), [*following(start)]
    while stack:
        node = stack.pop()
        if node not in found:
            found.add(node)
            stack += following(node)
    return found


@given(st.lists(st.tuples(NODES, NODES), max_size=16), USES)
def test_every_write_reaches_what_control_reaches(edges, uses):
    nodes = [Node() for _ in range(8)]
    for source, target in edges:
        nodes[source].then(nodes[target])
    for number, writes, object_ in uses:
        write, read = Write(None, frozenset({Pointer(object_, 0)})), Read((0, ""), (object_,))
        nodes[number].items.append(write if writes else read)
    start = Node()
    start.then(nodes[0])
    order, sets = reached([start]), ObjectSets()
    routes = Routes(order, sets, 0)

    def touching(kind, object_):
        return {
            number
            for number, node in enumerate(order)
            if any(isinstance(i, kind) and object_ in sets.members(mask(i)) for i in node.items)
        }

    def mask(item):
        found = item.objects if isinstance(item, Read) else (t.object for t in item.targets)
        return sets.of(found)

    def control(number):
        return [order.index(node) for node, _, _ in order[number].successors]

    def routed(objects):
        return lambda number: [to for found, to, _ in routes.following[number] if found & objects]

    for object_ in OBJECTS:
        readers = touching(Read, object_)
        for writer in touching(Write, object_):
            found = closure(writer, routed(sets.of([object_])))
            assert found & readers == closure(writer, control) & readers
