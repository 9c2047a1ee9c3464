"""Dominators and their frontiers against their definitions, on random graphs."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.support.dominance import frontiers, immediate_dominators


@st.composite
def graphs(draw):
    """What comes before each node of a graph, numbered in reverse postorder from 0."""
    count = draw(st.integers(2, 9))
    numbers = st.integers(0, count - 1)
    edges = draw(st.lists(st.tuples(numbers, numbers), max_size=16))
    following = [[b for a, b in edges if a == node] for node in range(count)]
    finished = []
    visit(0, following, set(), finished)
    number = {node: position for position, node in enumerate(reversed(finished))}
    before = [[] for _ in finished]
    for source, target in edges:
        if source in number:
            before[number[target]].append(number[source])
    return before


def visit(node, following, visited, finished):
    visited.add(node)
    for other in following[node]:
        if other not in visited:
            visit(other, following, visited, finished)
    finished.append(node)


def dominates(one, other, before):
    """Whether 0 cannot be reached from `other` against the edges without `one`."""
    seen, stack = set(), [other]
    while stack:
        node = stack.pop()
        if node != one and node not in seen:
            seen.add(node)
            stack += before[node]
    return 0 not in seen


@given(graphs())
def test_dominators_are_those_of_the_definition(before):
    above = immediate_dominators(before)
    assert above[0] == 0
    for node in range(1, len(before)):
        strict = [d for d in range(len(before)) if d != node and dominates(d, node, before)]
        assert above[node] in strict
        assert all(dominates(other, above[node], before) for other in strict)


@given(graphs())
def test_frontiers_are_those_of_the_definition(before):
    found = frontiers(before, immediate_dominators(before))
    for node in range(len(before)):
        for other in range(1, len(before)):
            meets = any(dominates(node, b, before) for b in before[other])
            strict = node != other and dominates(node, other, before)
            assert (other in found[node]) == (meets and not strict)
