from mixpert.passes.support.ordered_worklist import OrderedWorklist


def test_what_comes_before_the_one_at_hand_waits_for_the_next_turn():
    work = OrderedWorklist([3, 1, 2])
    taken = []
    while work:
        taken.append(work.take())
        if taken == [1]:
            work.add(4)
            work.add(2)
        if taken == [1, 2, 3]:
            work.add(1)
            work.add(3)
    assert taken == [1, 2, 3, 4, 1, 3]
