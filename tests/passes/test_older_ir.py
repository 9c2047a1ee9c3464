"""IR of older compilers, as the LLVM here reads it."""

import shutil
import subprocess

import pytest

from mixpert.commands.compile import main
from mixpert.errors import ModuleError
from mixpert.older_ir import upgraded
from mixpert.passes.llvm import llvm_module

MODULE = """\
define void @f() #0 {{
  ret void
}}
attributes #0 = {{ "target-features"="{features}" }}
"""
GONE = "+avx10.1-256"


@pytest.mark.parametrize(
    ("features", "left"),
    [
        (GONE, ""),
        (f"{GONE},+avx2", "+avx2"),
        (f"+avx2,{GONE}", "+avx2"),
        (f"+avx2,{GONE},-avx10.1-512,+sse", "+avx2,-avx10.1-512,+sse"),
        ("+avx2", "+avx2"),
    ],
)
def test_features_that_llvm_knows_no_longer_go(features, left):
    assert upgraded(MODULE.format(features=features)) == MODULE.format(features=left)


def test_llvm_does_not_complain_of_them(tmp_path, capfd):
    module = tmp_path / "f.ll"
    module.write_text(MODULE.format(features=f"+sse2,{GONE}"))
    assert main([str(module), "-o", str(tmp_path / "f.o"), "--quiet"]) == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("type_", "count", "size"),
    [
        ("float", 3, "12"),
        ("i8", -1, "-1"),
        ("%box", 1, "ptrtoint (ptr getelementptr (%box, ptr null, i64 1) to i64)"),
        ("%box", -2, "ptrtoint (ptr getelementptr (%box, ptr null, i64 -2) to i64)"),
    ],
)
def test_sizes_that_flang_writes_as_products_are_read(type_, count, size):
    """Of a slice that runs backwards too: `b = a(2:1:-1)` of a derived type."""
    one = f"ptrtoint (ptr getelementptr ({type_}, ptr null, i32 1) to i64)"
    text = "%box = type {{ ptr, float }}\n@size = global i64 {}\n"
    product = text.format(f"mul (i64 {one}, i64 {count})")
    assert upgraded(product) == text.format(size)
    llvm_module.parse(product, "m.ll")


@pytest.mark.skipif(shutil.which("llvm-as-19") is None, reason="needs llvm-as-19")
def test_the_error_for_such_bitcode_asks_for_text(tmp_path):
    one = "ptrtoint (ptr getelementptr (float, ptr null, i32 1) to i64)"
    (tmp_path / "m.ll").write_text(f"@size = global i64 mul (i64 {one}, i64 -1)\n")
    subprocess.run(["llvm-as-19", "m.ll"], cwd=tmp_path, check=True)
    with pytest.raises(ModuleError, match="give text") as refused:
        llvm_module.text_of((tmp_path / "m.bc").read_bytes(), "m.bc")
    assert "\n" not in str(refused.value)
