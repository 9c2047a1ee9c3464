"""The HTML page of a session: complete, self-contained, and nothing in it unescaped."""

import csv
import json
import math
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from fake_facts import SITES

from mixpert.commands.report import main
from mixpert.commands.tune import main as tune_main
from mixpert.drawing.graph import layout
from mixpert.drawing.markup import Markup, element
from mixpert.graph import Edge, GemmGraph
from mixpert.site import Site
from mixpert.tuner.page import graph, sections
from mixpert.tuner.page.axes import Axis
from mixpert.tuner.page.colours import NATIVE_COLOUR, colour
from mixpert.tuner.page.plots import front, pareto, predictions
from mixpert.tuner.report import Ending, Report, SiteLine
from mixpert.tuner.session import FILE
from mixpert.tuner.view import read_view

VOID = {"meta"}


class Checker(HTMLParser):
    """Every tag closed in order; collects tags with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture
def tuned(fake_app, profile, tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    options = ["--threshold", "1e-4", "--strategy", "model", "--session", "s"]
    options += ["--ladder", "short", "--device-model", str(profile)]
    program = [str(fake_app), "--fault", "0=int8:1,1=nan", "--log", "<script>&'\"log"]
    further = ["--validate", "--", str(fake_app)]
    assert tune_main([*options, "--", *program, *further]) == 0
    return tmp_path / "s"


def test_the_page_of_a_tuned_program(tuned, tmp_path, capfd):
    capfd.readouterr()
    assert main([str(tuned), "-o", "r.html", "--csv", "t.csv"]) == 0
    assert capfd.readouterr().out == "r.html\nt.csv\n"
    text = (tmp_path / "r.html").read_text()
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    for tag, attributes in checker.tags:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href"} & set(attributes)
        assert not [name for name in attributes if name.startswith("on")]
    assert "<script>" not in text
    assert "&lt;script&gt;&amp;" in text
    view = read_view(tuned)
    ok = [t for t in view.trials if t.error]
    rows = list(csv.DictReader((tmp_path / "t.csv").open()))
    assert len(rows) == len(view.trials) > len(ok) > 5
    assert [row[SITES[0]] for row in rows] == [t.plan[SITES[0]] for t in view.trials]
    (conclusion,) = view.conclusions
    dots = [attributes for tag, attributes in checker.tags if tag == "circle"]
    assert len(dots) == len(ok) + len(conclusion.predictions)
    assert len([a for a in dots if a["r"] == "8"]) == 1
    assert conclusion.predictions
    for site in SITES:
        assert site.split(":3@")[0] in text
    assert f"MIXPERT_PLAN={conclusion.plan_path} " in text
    assert "<h3>Other inputs</h3>" in text
    assert "Searched by the strategy model. " in text


def test_the_line_to_use_a_plan_works_in_a_shell(tuned):
    """The shell looks for a bare name in PATH only, the tuner beside itself first."""
    (conclusion,) = read_view(tuned).conclusions
    for program, line in (("app 1024", " ./app 1024<"), ("/x/app 1", " /x/app 1<"), ("sh", " sh<")):
        shown = sections.usage(replace(conclusion, program=program))
        assert f"MIXPERT_PLAN={conclusion.plan_path}{line}" in shown


def test_nothing_is_written_where_something_cannot_be(tuned, tmp_path, capfd):
    assert main([str(tuned), "-o", "r.html", "--csv", "no/t.csv"]) == 2
    assert "no/t.csv: cannot write: there is no folder no" in capfd.readouterr().err
    assert not (tmp_path / "r.html").exists()


def test_an_unfinished_session_has_a_page_too(tuned, tmp_path, capfd):
    lines = (tuned / FILE).read_text().splitlines()
    head = [line for line in lines if '"result at' not in line][:8]
    (tuned / FILE).write_text("\n".join(head) + '\n{"trial": {"pl')
    assert main([str(tuned), "-o", "r.html"]) == 0
    assert "No search in this session has ended" in (tmp_path / "r.html").read_text()


def test_no_session_and_a_damaged_one_are_one_line(tmp_path, capfd):
    assert main([str(tmp_path)]) == 2
    assert "no tuning session there" in capfd.readouterr().err
    (tmp_path / FILE).write_text('{"version": 2, "key": {}}\n')
    assert main([str(tmp_path)]) == 2
    assert "no plan was tried in this session yet" in capfd.readouterr().err
    (tmp_path / FILE).write_text('{"version": 99}\n')
    assert main([str(tmp_path)]) == 2
    (tmp_path / FILE).write_text('{"version": 2, "key": {}}\n{"trial": {}}\n')
    assert main([str(tmp_path)]) == 2
    err = capfd.readouterr().err
    assert "damaged session" in err
    assert "Traceback" not in err


DAMAGE = [
    ("header", lambda row: row.pop("key")),
    ("header", lambda row: row["key"].update(device=1)),
    ("trial", lambda row: row["trial"].update(error="small")),
    ("trial", lambda row: row["trial"].update(plan=["int8:1,1"])),
    ("result", lambda row: row["facts"].update(program=3)),
    ("result", lambda row: row["facts"].update(entries={"a": None})),
    ("result", lambda row: row["facts"].update(predictions=[[{}, "x", None]])),
    ("result", lambda row: row["facts"]["report"].update(threshold=-1.0)),
    ("result", lambda row: row["facts"]["report"].update(ending=9)),
    ("result", lambda row: row["facts"]["report"]["lines"][0].update(shape=[1, 2])),
]


def test_values_of_the_wrong_kind_are_one_line(tuned, capfd):
    path = tuned / FILE
    whole = path.read_text()
    for part, change in DAMAGE:
        rows = [json.loads(line) for line in whole.splitlines()]
        found = {
            "header": rows[0],
            "trial": next(row for row in rows if "trial" in row),
            "result": next(row for row in rows if row.get("baseline", "").startswith("result at")),
        }
        change(found[part])
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        assert main([str(tuned), "-o", "r.html"]) == 2
        err = capfd.readouterr().err.splitlines()[-1]
        assert err.startswith(f"mixpert-report: error: {tuned / FILE}: damaged session: ")


def test_elements_escape_what_is_no_markup():
    assert element("p", "a<b", class_='x"y', stroke_width=1.5) == (
        '<p class="x&quot;y" stroke-width="1.5">a&lt;b</p>'
    )
    assert element("p", Markup("<b>a</b>"), "&") == "<p><b>a</b>&amp;</p>"


def test_the_front_is_what_nothing_beats():
    points = [(1, 9), (2, 5), (3, 6), (4, 5), (5, 1), (2, 7)]
    assert front(points) == [(1, 9), (2, 5), (5, 1)]
    assert front([]) == []


@pytest.mark.parametrize(
    ("values", "logarithmic"),
    [
        ([1e-7, 1e-2], True),
        ([5e-6, 6e-6], True),
        ([1e-30, 1.0], True),
        ([0.05, 0.16], False),
        ([3.0], False),
        ([1e-6], True),
        ([0.0], False),
    ],
)
def test_axes_have_room_for_all_values(values, logarithmic):
    axis = Axis.of("x", values, logarithmic, 100.0, 700.0)
    assert all(100 < axis(value) < 700 for value in values)
    ticks = axis.ticks()
    assert all(100 <= at <= 700 for at, _ in ticks)
    assert 2 <= len(ticks) <= 12
    assert len({text for _, text in ticks}) == len(ticks)


def test_plots_without_points_say_so():
    assert "No trial" in pareto([], [])
    assert "predicted nothing" in predictions([({}, 1e-6, None), ({}, 1e-6, math.inf)])


def test_the_graph_goes_from_left_to_right():
    sites = [Site(f"app.c:{i}:1@f", i, "f", "g", "app.c", i, 1) for i in range(4)]
    edges = [
        Edge(0, 1, "A", "direct"),
        Edge(1, 2, "B", "direct"),
        Edge(2, 1, "C", "direct", True),
        Edge(2, 3, "A", "kernel"),
    ]
    places = layout(GemmGraph("m", sites, edges))
    assert places[0][0] < places[1][0] < places[2][0] < places[3][0]
    assert len(set(places.values())) == 4
    looks = {sites[0].id: graph.Look("int8:1,1", "[8,8,8] native")}
    text = graph.drawn(GemmGraph("m", sites, edges), looks)
    assert text.count('class="edge loop"') == 1
    assert len(re.findall(r'class="edge(?: loop)?"', text)) == 4
    assert "[8,8,8] native" in text


def test_of_many_edges_those_that_others_imply_are_left_out():
    count = 20
    sites = [Site(f"app.c:{i}:1@f", i, "f", "g", "app.c", i, 1) for i in range(count)]
    edges = [Edge(a, b, "A", "direct") for b in range(count) for a in range(b)]
    assert len(edges) > graph.MOST_EDGES
    whole = GemmGraph("m", sites, [*edges, Edge(2, 1, "C", "direct", True)])
    kept = [(e.source, e.target) for e in graph.nearest(whole).edges]
    assert sorted(kept) == [(i, i + 1) for i in range(count - 1)]
    text = graph.drawn(whole, {})
    assert f"{len(whole.edges) - len(kept)} edges between sites" in text
    assert len(re.findall(r'class="edge(?: loop)?"', text)) == len(kept)


def test_many_sites_are_tiles_in_columns_and_unfold():
    count = graph.MOST_SITES + 1
    sites = [Site(f"app.c:{i}:1@f", i, "f", "g", "app.c", i, 1) for i in range(count)]
    edges = [Edge(0, 2, "A", "direct"), Edge(1, 2, "B", "direct")]
    looks = {sites[2].id: graph.Look("int8:1,1", "[8,8,8] native")}
    few = graph.drawn(GemmGraph("m", sites[:-1], edges), looks)
    assert 'class="tile"' not in few
    text = graph.drawn(GemmGraph("m", sites, edges), looks)
    assert text.count('class="tile"') == count
    assert 'title="app.c:2:1@f\nint8:1,1\n[8,8,8] native\nreads 0, 1"' in text
    assert text.rindex('class="tile"') < text.index("<details>")
    (last,) = re.findall(r"<div>(?:(?!<div>).)*app\.c:2:1@f", text.split("<details>")[0], re.DOTALL)
    assert last.count('class="tile"') == 1, "alone in the second column"


@pytest.mark.parametrize("count", [sections.MOST_ROWS, sections.MOST_ROWS + 2])
def test_long_tables_unfold(count):
    rows = [(str(i), "x") for i in range(count)]
    text = sections.folded(("a", "b"), rows, (0,), "more")
    assert text.count("<tr>") == count + (1 if count == sections.MOST_ROWS else 2)
    assert ("<summary>2 more</summary>" in text) is (count > sections.MOST_ROWS)


def test_the_error_budget_names_the_largest_share_first():
    lines = tuple(
        SiteLine(Site(f"app.c:{i}:1@f", i, "f", "g", "app.c", i, 1), (8, 8, 8), 0, 0.3, s, e, 1.0)
        for i, (s, e) in enumerate([("int8:2,2", 3e-5), ("native", None), ("int8:1,1", 4e-5)])
    )
    report = Report(Ending.FOUND, lines, 1e-4, 5e-5, 1e-7, 0.0, 2.0, 1.0, "h100", 3)
    text = sections.budget(report)
    assert re.findall(r"app\.c:\d|\d+%(?=</td>)|(?<=width: )[\d.]+%", text) == [
        "app.c:2", "64%", "64.0%", "app.c:0", "36%", "36.0%"
    ]  # fmt: skip
    assert text.count('<td class="number">') == 4
    unknown = replace(report, lines=tuple(replace(line, error=None) for line in lines))
    assert sections.budget(unknown).startswith("<p>No two runs differ")


def test_colours_distinguish_schemes_by_accuracy():
    schemes = ["int8:0,0", "int8:1,0", "int8:1,1,1", "int8:1,1", "int8:2,2,2", "int8:2,2"]
    assert len({colour(s) for s in [*schemes, "int8:3,3", "native"]}) == len(schemes) + 2
    assert colour("fp64") == colour("native") == NATIVE_COLOUR
    assert colour("auto") == colour("int8:2,2,2")
    assert colour("int8:3,0") == colour("int8:3,3") != colour("int8:1,0"), "chosen where it fits"
    assert colour("fp16x3") == colour("tf32x3") == colour("int8:2,2")
