"""A state, in which objects share what they hold, against a plain dictionary."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.dataflow.fact_table import NOTHING, FactTable
from mixpert.passes.dataflow.facts import Fact, Nest, Way
from mixpert.passes.dataflow.states import State

OBJECTS = 4
FACTS = 3
AROUND = Way(repeats=1, changed=1)

masks = st.integers(1, 2**OBJECTS - 1)
facts = st.integers(0, FACTS - 1)
ops = st.one_of(
    st.tuples(st.just("join"), masks, facts),
    st.tuples(st.just("around"), masks, facts),
    st.tuples(st.just("clear"), masks),
    st.tuples(st.just("change"), masks),
)


def members(mask):
    return [number for number in range(OBJECTS) if mask >> number & 1]


@given(st.lists(ops, max_size=12))
def test_a_state_behaves_like_a_dictionary(steps):
    table = FactTable(lambda _: Nest(0, 0), 1)
    known = [table.single(Fact(site, "direct")) for site in range(FACTS)]
    state, model = State(table), dict.fromkeys(range(OBJECTS), NOTHING)
    for name, mask, *rest in steps:
        before = dict(model)
        if name == "clear":
            state.clear(mask)
            model |= dict.fromkeys(members(mask), NOTHING)
        elif name == "change":
            state.change(mask, lambda facts: table.at_least(facts, "copy"))
            model |= {n: table.at_least(model[n], "copy") for n in members(mask)}
        else:
            way = AROUND if name == "around" else Way()
            more = table.crossed(known[rest[0]], way)
            model |= {n: table.joined(model[n], more) for n in members(mask)}
            changed = state.join(mask, known[rest[0]], way)
            assert members(changed) == [n for n in before if model[n] is not before[n]]
        held = {n: facts for facts, m in state.of(2**OBJECTS - 1) for n in members(m)}
        assert {n: held.get(n, NOTHING) for n in range(OBJECTS)} == model
