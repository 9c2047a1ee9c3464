"""What is taken from Fortran's rules, and only where flang made all of a module."""

from pathlib import Path

from mixpert.passes.pipeline import compile_module

TEXT = (Path(__file__).parent / "graphs" / "fortran.ll").read_text()


def _edges(text):
    edges = compile_module(text.encode(), "m.ll").graph.edges
    return [(edge.source, edge.target, edge.operand) for edge in edges]


def test_an_unknown_function_changes_no_other_argument():
    assert _edges(TEXT) == [(1, 1, "C")]


def test_c_may_have_kept_the_address_of_a_size():
    assert _edges(TEXT.replace("@panels_", "@panels")) == [
        (0, 0, "A"),
        (0, 0, "B"),
        (0, 0, "C"),
        (1, 1, "C"),
    ]


def test_a_literal_of_another_name_may_be_another_one():
    unknown = TEXT.replace("_QQclX5269676874", "side")
    assert {(0, 0, "A"), (0, 0, "C")} & set(_edges(unknown))


def test_what_a_pointer_leads_to_may_have_other_names():
    behind = TEXT.replace("%nb, ptr %a, ptr %lda) {\nentry:", "%nb, ptr %a, ptr %box) {\nentry:", 1)
    behind = behind.replace("entry:", "entry:\n  %lda = load ptr, ptr %box", 1)
    assert {(0, 0, "A"), (0, 0, "B"), (0, 0, "C")} <= set(_edges(behind))
