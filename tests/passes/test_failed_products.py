"""Products are moved to where they have succeeded, if another one runs where they have failed."""

import pytest

from mixpert.passes.transforms.failed_products import with_failures_apart

SITES = ("m.site.0", "m.site.1", "m.site.2")
STATUS = "@m.status"
PROGRAM = """
define i32 @f(ptr %a) {
start:
  br label %call

call:                                             ; preds = %start
  call void @llvm.lifetime.start.p0(ptr %a)
  %s = call i32 @m.site.0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  %t = icmp eq i32 %s, 0
  br i1 %t, label %ran, label %failed

failed:                                           ; preds = %call
  %u = call i32 @m.site.1(ptr %a)
  br label %ran

ran:                                              ; preds = %failed, %call
  %r = phi i32 [ %u, %failed ], [ 0, %call ]
  %v = call i32 @m.site.2(ptr %a)
  ret i32 %r
}
"""
MOVED = """
mixpert.ran.0:
  %mixpert.ran.0.status = call i32 @m.site.0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  br label %ran
"""


def test_a_product_is_moved_to_where_it_has_succeeded():
    text = with_failures_apart(PROGRAM, SITES, STATUS)
    assert MOVED in text
    assert "  %s = call i32 @m.status()\n  %t = icmp eq i32 %s, 0\n" in text
    assert "br i1 %t, label %mixpert.ran.0, label %failed" in text
    assert "phi i32 [ %u, %failed ], [ 0, %mixpert.ran.0 ]" in text
    assert text.count("@m.site.0(") == text.count("@m.site.1(") == 1


def test_the_other_test():
    other = PROGRAM.replace("icmp eq", "icmp ne").replace(
        "label %ran, label %failed", "label %failed, label %ran"
    )
    text = with_failures_apart(other, SITES, STATUS)
    assert MOVED in text
    assert "br i1 %t, label %failed, label %mixpert.ran.0" in text


def test_a_switch():
    switch = "  switch i32 %s, label %failed [\n    i32 0, label %ran\n  ]\n"
    test = PROGRAM[PROGRAM.index("  %t =") : PROGRAM.index("failed:  ")]
    text = with_failures_apart(PROGRAM.replace(test, f"{switch}\n"), SITES, STATUS)
    assert MOVED in text
    assert "    i32 0, label %mixpert.ran.0\n" in text


def test_a_call_that_may_throw():
    call = "%s = call i32 @m.site.0(ptr %a)\n"
    thrown = (
        "%s = invoke i32 @m.site.0(ptr %a)\n          to label %then unwind label %lost\n\n"
        "then:                                             ; preds = %call\n"
    )
    text = PROGRAM.replace(call, thrown).replace("[ 0, %call ]", "[ 0, %then ]")
    text = text.replace("\nran: ", "\nlost:\n  %l = landingpad ptr cleanup\n  ret i32 0\n\nran: ")
    text = with_failures_apart(text, SITES, STATUS)
    assert "  %s = call i32 @m.status()\n  br label %then\n" in text
    assert "  %mixpert.ran.0.status = call i32 @m.site.0(ptr %a)\n" in text
    assert "[ 0, %mixpert.ran.0 ]" in text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("icmp eq i32 %s, 0", "icmp eq i32 %s, 1"),
        ("icmp eq i32 %s, 0", "icmp sgt i32 %s, 0"),
        ("icmp eq i32 %s, 0", "icmp eq i32 %x, 0"),
        ("  %t = icmp", "  %x = load i32, ptr %a\n  %t = icmp"),  # of what the product writes
        ("  %t = icmp", "  store i32 %s, ptr %a\n  %t = icmp"),
        ("  %t = icmp", "  call void @g()\n  %t = icmp"),
        ("  %u = call i32 @m.site.1(ptr %a)", "  %u = call i32 @g(ptr %a)"),  # no other product
        ("failed:  ", "other:  "),
        ("  br label %ran\n\nran:", "  br label %call\n\nran:"),  # it is tried again, in a loop
    ],
)
def test_what_stays(before, after):
    assert before in PROGRAM
    text = PROGRAM.replace(before, after)
    if before == "failed:  ":
        text = text.replace("label %failed", "label %ran")
    if "br label %call" in after:
        text = text.replace("  %u = call i32 @m.site.1(ptr %a)", "  %u = add i32 0, 1")
    assert with_failures_apart(text, SITES, STATUS) == text


def test_nothing_to_do():
    assert with_failures_apart("", (), STATUS) == ""
