from mixpert.passes.support.ordered_worklist import OrderedWorklist


def test_smaller_numbers_than_the_current_one_wait_for_the_next_round():
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


def test_of_a_set_those_wait_that_do_not_yet():
    work = OrderedWorklist([5, 300])
    work.add_set(1 << 5 | 1 << 700 | 1 << 2)
    taken = [work.take() for _ in range(len(work))]
    assert taken == [2, 5, 300, 700]
    work.add_set(1 << 5 | 1 << 701)
    assert [work.take(), work.take()] == [701, 5]
