"""Which branches decide what a phi takes, against the definition on graphs without loops."""

from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.llvm import ir
from mixpert.passes.llvm.control_dependence import decided
from mixpert.passes.llvm.ir import Operand

BLOCKS = 10


def function_of(steps: list[list[int]]) -> ir.Function:
    """A function of blocks with a phi each; block k goes on to blocks k + step."""
    blocks = {}
    for number, ahead in enumerate([*steps, []]):
        successors = [f"%b{min(number + step, BLOCKS)}" for step in ahead]
        phi = ir.Compute(f"%p{number}", (Operand("%x"), Operand("%y")), "move", "phi")
        condition = Operand(f"%b{number}") if len(successors) > 1 else None
        blocks[f"%b{number}" if number else ""] = ir.Block([phi], successors, condition)
    return ir.Function("f", [], False, blocks)


def ways(blocks: dict[str, ir.Block], before: str, name: str, target: str) -> set[str]:
    """The predecessors by which control that goes from `before` to `name` may reach `target`."""
    if name == target:
        return {before}
    after = blocks[name].successors
    return set().union(*(ways(blocks, name, following, target) for following in after))


@given(
    st.lists(st.lists(st.integers(1, 4), min_size=1, max_size=3), min_size=BLOCKS, max_size=BLOCKS)
)
def test_a_branch_decides_where_its_ways_arrive_differently(steps):
    function = decided(function_of(steps))
    blocks = function.blocks
    entered = {""}.union(*(block.successors for block in blocks.values()))
    for target in entered:
        expected = set()
        for branch in entered:
            if blocks[branch].condition and branch != target:
                found = [ways(blocks, branch, s, target) for s in blocks[branch].successors]
                if all(found) and any(one != found[0] for one in found):
                    expected.add(branch or "%b0")
        (phi,) = blocks[target].instructions
        assert {guard.name for guard in phi.guards} & (entered | {"%b0"}) == expected


def test_a_thousand_branches_in_a_row_are_distinguished():
    """Each decides about its own join alone; every pair would be a million."""
    blocks = {"": ir.Block([], ["%if0"], None)}
    for i in range(1000):
        phi = ir.Compute(f"%p{i}", (Operand("%x"), Operand("%y")), "move", "phi")
        blocks[f"%if{i}"] = ir.Block(
            [phi] if i else [], [f"%then{i}", f"%if{i + 1}"], Operand(f"%c{i}")
        )
        blocks[f"%then{i}"] = ir.Block([], [f"%if{i + 1}"], None)
    blocks["%if1000"] = ir.Block([], [], None)
    function = decided(ir.Function("f", [], False, blocks))
    assert [b.instructions[0].guards for b in function.blocks.values() if b.instructions] == [
        (Operand(f"%c{i}"),) for i in range(999)
    ]
