"""IR of older compilers, as the LLVM here reads it."""

import pytest

from mixpert.commands.compile import main
from mixpert.older_ir import upgraded

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
